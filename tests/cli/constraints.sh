# Constraints of a task, from its statements to shipped parsers: answers keep to them, --unconstrained turns them off, training names what breaks them.
. tests/cli/lib
cat >"$T/small.asdl" <<'X'
expr = Apply(pred predicate, expr* arguments) | Entity(ent entity) | And(expr* arguments)
X
cat >"$T/small.task" <<'X'
grammar small.asdl
input query words
closed pred
copy ent from query token
signature Apply.predicate Apply.arguments
X
# 60 of each: what was seen is then all there is
for i in $(seq 60); do
    for w in red blue big; do
        echo '{"id": "'$w$i'", "input": "from c0 to c1 '$w'", "tree": "And(arguments=[Apply(predicate='"'from'"', arguments=[Entity(entity='"'c0'"')]), Apply(predicate='"'to'"', arguments=[Entity(entity='"'c1'"')])])"}'
        echo '{"id": "b'$w$i'", "input": "dist c0 s0 '$w'", "tree": "Apply(predicate='"'dist'"', arguments=[Entity(entity='"'c0'"'), Entity(entity='"'s0'"')])"}'
    done
done >"$T/small.jsonl"
expect 0 'a task with constraints' "$A" build "$T/small.task" -o "$T/small"
expect 0 'it learns a little' "$T/small" train --train "$T/small.jsonl" --model "$T/m" --epochs 1 --rate 0.01 --batch 20 --hidden 8 --embed 8 --seed 3 --threads 1
for i in $(seq 200); do echo "dist s$i c$((i * 7 % 13)) from x$((i % 5)) to r$i"; done >"$T/lines"
expect 0 'answers' "$T/small" predict --model "$T/m" --format tree "$T/lines"
cp "$T/stdout" "$T/bound"
expect 0 'free answers' "$T/small" predict --model "$T/m" --unconstrained --format tree "$T/lines"
cp "$T/stdout" "$T/free"
cmp -s "$T/bound" "$T/free" && bad '--unconstrained changes nothing'
cat >"$T/check.py" <<'X'
import ast, re, sys
def walk(t):
    yield t
    for k in getattr(t, 'keywords', []):
        for c in k.value.elts if isinstance(k.value, ast.List) else [k.value]:
            yield from walk(c)
def field(t, name):
    return next(k.value for k in t.keywords if k.arg == name)
def kind(v):
    return (re.fullmatch(r'([A-Za-z]+)\d+', v) or [None, None])[1]
want = {'from': [['c']], 'to': [['c']], 'dist': [['c'], ['s']]}
def bad(t):
    if t.func.id != 'Apply' if isinstance(t, ast.Call) else True:
        return False
    kinds, args = want[field(t, 'predicate').value], field(t, 'arguments').elts
    return len(args) != len(kinds) or any(a.func.id != 'Entity' or kind(field(a, 'entity').value) not in k for a, k in zip(args, kinds))
print(sum(any(bad(n) for n in walk(ast.parse(l, mode='eval').body)) for l in open(sys.argv[1])))
X
expect 0 'constrained answers' python3 "$T/check.py" "$T/bound"
stdout_is 0
expect 0 'free ones' python3 "$T/check.py" "$T/free"
[ "$(cat "$T/stdout")" -gt 0 ] || bad 'free answers break nothing: this test shows nothing'
expect 0 'eval' "$T/small" eval --model "$T/m" --unconstrained --json "$T/small.jsonl"
expect 0 'it converts' "$T/small" convert --model "$T/m" --bits 16 -o "$T/m16"
"$T/small" predict --model "$T/m16" --format tree "$T/lines" | cmp -s - "$T/bound" || bad 'convert loses the signatures'

# ---- a model that was made before its task had the statement forbids nothing
grep -v signature "$T/small.task" >"$T/older.task"
expect 0 'an older task' "$A" build "$T/older.task" -o "$T/older"
expect 0 'it learns the same' "$T/older" train --train "$T/small.jsonl" --model "$T/old" --epochs 1 --rate 0.01 --batch 20 --hidden 8 --embed 8 --seed 3 --threads 1
expect 0 'it can be read' "$T/small" predict --model "$T/old" --format tree "$T/lines"
cmp -s "$T/stdout" "$T/free" || bad 'an older model: other answers'

# ---- distinct and limit
printf 'from input ent\ndistinct And.arguments\nlimit And.arguments 1..3\n' >>"$T/small.task"
expect 0 'more constraints' "$A" build "$T/small.task" -o "$T/small"
{
    cat "$T/small.jsonl"
    echo '{"id": "one\u0007", "input": "x", "tree": "And(arguments=[])"}'
    echo '{"id": "away", "input": "x", "tree": "Entity(entity='"'y'"')"}'
    for i in 1 2 3 4; do echo '{"input": "x y", "tree": "And(arguments=[Entity(entity='"'x'"'), Entity(entity='"'x'"')])"}'; done
} >"$T/broken.jsonl"
expect 0 'examples that break them are named' "$T/small" train --train "$T/broken.jsonl" --model "$T/m" --epochs 1 --rate 0.01 --batch 20 --hidden 8 --embed 8 --seed 3 --threads 1 --force
stderr_has "4 of 366 training examples break 'distinct And.arguments', so the model cannot give their trees: example 363, example 364, example 365, ..."
stderr_has "1 of 366 training examples breaks 'limit And.arguments 1..3', so the model cannot give its tree: one?"
stderr_has "1 of 366 training examples breaks 'from input ent', so the model cannot give its tree: away"
expect 0 'free answers' "$T/small" predict --model "$T/m" --unconstrained --format tree "$T/lines"
grep -qF "And(arguments=[Entity(entity='from'), Entity(entity='from')])" "$T/stdout" || bad 'free answers have no equal children: this test shows nothing'
expect 0 'answers' "$T/small" predict --model "$T/m" --format tree "$T/lines"
grep -qF "And(arguments=[Entity(entity='from')])" "$T/stdout" || bad 'the child that was equal is not taken back'
grep -qF "And(arguments=[Entity(entity='from'), Entity(entity='from')])" "$T/stdout" && bad 'equal children'

# ---- shipped: the same
expect 0 'it ships' env CC=no-such-cc "$T/small" ship --model "$T/m" -o "$T/shipped"
expect 0 'it compiles' "${CC:-cc}" -O1 -Wall -Wextra -Wpedantic -Werror ${SANITIZED:+${CFLAGS-}} -DSMALL_PARSER_MAIN "$T/shipped/small_parser.c" -lm -o "$T/shipped/p"
expect 0 'it answers' "$T/shipped/p" --format json "$T/lines"
cp "$T/stdout" "$T/b"
"$T/small" predict --model "$T/m" --format json "$T/lines" | cmp - "$T/b" || bad 'shipped: other answers'
expect 0 'it tells its decisions' "$T/shipped/p" --decisions --format json "$T/lines"
cp "$T/stdout" "$T/b"
"$T/small" predict --model "$T/m" --decisions --format json "$T/lines" | cmp - "$T/b" || bad 'shipped: other decisions'
for free in '' --unconstrained; do
    # shellcheck disable=SC2086
    "$T/small" predict --model "$T/m" --kbest 6 $free --format json "$T/lines" >"$T/wanted" 2>/dev/null
    # shellcheck disable=SC2086
    "$T/shipped/p" --kbest 6 $free --format json "$T/lines" >"$T/found" 2>/dev/null
    count=$((count + 1))
    cmp "$T/wanted" "$T/found" || bad "shipped: other trees by search $free"
done
python "import math
for l in open('$T/b'):
    d = json.loads(l)
    assert abs(sum(math.log(x['p']) for x in d['decisions']) - d['logprob']) < 1e-3, d"

# ---- bind
cat >"$T/bound.asdl" <<'X'
expr = Lambda(var variable, expr body) | Variable(var variable) | And(expr* arguments)
X
printf 'grammar bound.asdl\ninput query words\nbind Lambda.variable as var in body fresh\n' >"$T/bound.task"
{
    for i in $(seq 30); do
        for w in a b c; do
            echo '{"input": "'$w' x", "tree": "Lambda(variable='"'$w'"', body=Variable(variable='"'$w'"'))"}'
            echo '{"input": "'$w' y", "tree": "Lambda(variable='"'a'"', body=Lambda(variable='"'b'"', body=And(arguments=[Variable(variable='"'a'"'), Variable(variable='"'b'"')])))"}'
        done
    done
    echo '{"id": "free", "input": "a", "tree": "Lambda(variable='"'a'"', body=Variable(variable='"'b'"'))"}'
    echo '{"id": "twice", "input": "a", "tree": "Lambda(variable='"'a'"', body=Lambda(variable='"'a'"', body=Variable(variable='"'a'"')))"}'
} >"$T/bound.jsonl"
expect 0 'a task that binds' "$A" build "$T/bound.task" -o "$T/bound_program"
expect 0 'it learns' "$T/bound_program" train --train "$T/bound.jsonl" --model "$T/bm" --epochs 3 --rate 0.01 --hidden 8 --embed 8 --seed 1 --threads 1
stderr_has "1 of 182 training examples breaks 'bind ... as var', so the model cannot give its tree: free"
stderr_has "1 of 182 training examples breaks 'bind ... as var ... fresh', so the model cannot give its tree: twice"
for i in $(seq 60); do echo "a b c x y z $i"; echo "y $i"; echo "c c $i x"; done >"$T/lines"
expect 0 'it ships' env CC=no-such-cc "$T/bound_program" ship --model "$T/bm" -o "$T/bshipped"
expect 0 'it compiles' "${CC:-cc}" -O1 -Wall -Wextra -Wpedantic -Werror ${SANITIZED:+${CFLAGS-}} -DBOUND_PARSER_MAIN "$T/bshipped/bound_parser.c" -lm -o "$T/bshipped/p"
expect 0 'it answers' "$T/bshipped/p" --format json "$T/lines"
cp "$T/stdout" "$T/b"
"$T/bound_program" predict --model "$T/bm" --format json "$T/lines" | cmp - "$T/b" || bad 'bind, shipped: other answers'
cat >"$T/check.py" <<'X'
import ast, json, sys
def broken(t, bound):
    f = {k.arg: k.value for k in t.keywords}
    if t.func.id == 'Variable':
        return f['variable'].value not in bound
    if t.func.id == 'Lambda':
        return f['variable'].value in bound or broken(f['body'], bound | {f['variable'].value})
    return any(broken(c, bound) for c in f['arguments'].elts)
print(sum(broken(ast.parse(json.loads(l)['tree'], mode='eval').body, frozenset()) for l in open(sys.argv[1])))
X
expect 0 'no free variable' python3 "$T/check.py" "$T/b"
stdout_is 0
"$T/bound_program" predict --model "$T/bm" --unconstrained --format json "$T/lines" >"$T/free"
expect 0 'free ones without' python3 "$T/check.py" "$T/free"
[ "$(cat "$T/stdout")" -gt 0 ] || bad 'free answers have no free variable: this test shows nothing'
# ---- bind ... used
sed 's/fresh/fresh used/' "$T/bound.task" >"$T/vain.task"
expect 0 'what is bound is used' "$A" build "$T/vain.task" -o "$T/vain_program"
{ cat "$T/bound.jsonl"; echo '{"id": "vain", "input": "z", "tree": "Lambda(variable='"'a'"', body=Lambda(variable='"'b'"', body=Variable(variable='"'a'"')))"}'; } >"$T/vain.jsonl"
expect 0 'an example that does not use it is named' "$T/vain_program" train --train "$T/vain.jsonl" --model "$T/vm" --epochs 3 --rate 0.01 --hidden 8 --embed 8 --seed 1 --threads 1
stderr_has "training examples break 'bind ... as var ... used', so the model cannot give their trees: free, vain"
"$T/vain_program" predict --model "$T/vm" --format json "$T/lines" >"$T/b"
cat >"$T/vain.py" <<'X'
import ast, json, sys
def names(t):
    return {k.value.value for n in ast.walk(t) if isinstance(n, ast.Call) and n.func.id == 'Variable' for k in n.keywords}
def vain(t):
    return any(isinstance(n, ast.Call) and n.func.id == 'Lambda' and n.keywords[0].value.value not in names(n.keywords[1].value) for n in ast.walk(t))
print(sum(vain(ast.parse(json.loads(l)['tree'], mode='eval')) for l in open(sys.argv[1])))
X
expect 0 'nothing is bound in vain' python3 "$T/vain.py" "$T/b"
stdout_is 0
"$T/vain_program" predict --model "$T/vm" --unconstrained --format json "$T/lines" >"$T/free"
expect 0 'but it is without' python3 "$T/vain.py" "$T/free"
[ "$(cat "$T/stdout")" -gt 0 ] || bad 'free answers use all that they bind: this test shows nothing'
# ---- use input
{ cat "$T/small.task"; echo 'use input ent'; } >"$T/used.task"
expect 0 'use input' "$A" build "$T/used.task" -o "$T/used"
{ cat "$T/small.jsonl"; echo '{"id": "left", "input": "x s0 s1", "tree": "Entity(entity='"'s0'"')"}'; } >"$T/left.jsonl"
expect 0 'an example that leaves an entity out is named' "$T/used" train --train "$T/left.jsonl" --model "$T/u" --epochs 1 --hidden 8 --embed 8 --threads 1
stderr_has "training examples breaks 'use input ent', so the model cannot give its tree: left"
expect 0 'without copies there is nothing to use' "$A" check "$T/used.task" --without copy
expect 1 'no such statement' "$A" build "$T/used.task" --without used -o "$T/used"
stderr_has 'choose among copy, from, use, expect, roles, signature'

# ---- expect: a network that has hardly learnt leaves out what a word asks for
cat >"$T/asks.asdl" <<'X'
query = Find(noun noun, mark* marks)
mark = Big | Old | Red | Far
X
printf 'grammar asks.asdl\ninput query words\nclosed noun\nunordered Find.marks\n' >"$T/silent.task"
{ cat "$T/silent.task"; echo 'expect mark'; } >"$T/asks.task"
for i in $(seq 25); do
    for w in big old red far; do
        W=$(echo $w | cut -c1 | tr a-z A-Z)$(echo $w | cut -c2-)
        echo '{"input": "the '$w' house", "tree": "Find(noun='"'house'"', marks=['$W'()])"}'
        echo '{"input": "the house", "tree": "Find(noun='"'house'"', marks=[])"}'
    done
done >"$T/asks.jsonl"
for name in asks silent; do
    expect 0 "expect: $name" "$A" build "$T/$name.task" -o "$T/$name"
    expect 0 'it learns a little' "$T/$name" train --train "$T/asks.jsonl" --model "$T/$name.m" --epochs 5 --every 5 --rate 0.005 --hidden 8 --embed 8 --seed 1 --threads 1
done
for w in big old red far; do printf '%s\n' "the $w house" "that $w thing" "$w" "house $w the" "one house $w as can be"; done >"$T/lines"
"$T/asks" predict --model "$T/asks.m" --format json "$T/lines" >"$T/asked"
"$T/silent" predict --model "$T/silent.m" --format json "$T/lines" >"$T/unasked"
held() { python3 -c "
import json, sys
print(sum(any(w in s.split() and w.title() + '()' in json.loads(l)['tree'] for w in ('big', 'old', 'red', 'far')) for l, s in zip(open(sys.argv[1]), open(sys.argv[2]))))" "$1" "$T/lines"; }
[ "$(held "$T/asked")" -gt $(($(held "$T/unasked") + 4)) ] || bad "expect changes little: $(held "$T/asked") and $(held "$T/unasked") of 20 answers hold what is asked for"
"$T/asks" predict --model "$T/asks.m" --unconstrained --format json "$T/lines" | cmp -s - "$T/unasked" || bad 'expect: --unconstrained does not turn it off'
expect 0 'expect: it ships' env CC=no-such-cc "$T/asks" ship --model "$T/asks.m" -o "$T/ashipped"
expect 0 'expect: it compiles' "${CC:-cc}" -O1 -Wall -Wextra -Wpedantic -Werror ${SANITIZED:+${CFLAGS-}} -DASKS_PARSER_MAIN "$T/ashipped/asks_parser.c" -lm -o "$T/ashipped/p"
expect 0 'expect: it answers' "$T/ashipped/p" --format json "$T/lines"
cmp -s "$T/stdout" "$T/asked" || bad 'expect, shipped: other answers'
expect 0 'expect: it converts' "$T/asks" convert --model "$T/asks.m" --bits 32 -o "$T/asks.32"
"$T/asks" predict --model "$T/asks.32" --format json "$T/lines" | cmp -s - "$T/asked" || bad 'convert loses what is expected'

# ---- roles: a network that has hardly learnt uses a variable for what no example has together
cat >"$T/roles.asdl" <<'X'
query = All(var variable, part* parts)
part = Apply(pred predicate, use* uses)
use = Variable(var variable)
X
printf 'grammar roles.asdl\ninput query words\nclosed pred var\nbind All.variable as var in parts fresh\nlimit Apply.uses 1..1\nlimit All.parts 2..2\nset search 1000\n' >"$T/free.task"
{ cat "$T/free.task"; echo 'roles var'; } >"$T/told.task"
for i in $(seq 15); do
    for pair in 'wet river' 'river wet' 'dry state' 'state dry' 'tall peak' 'peak tall'; do
        set -- $pair
        for v in x y; do
            echo '{"input": "'$1' '$2' '$v'", "tree": "All(variable='"'$v'"', parts=[Apply(predicate='"'$1'"', uses=[Variable(variable='"'$v'"')]), Apply(predicate='"'$2'"', uses=[Variable(variable='"'$v'"')])])"}'
        done
    done
done >"$T/roles.jsonl"
for name in told free; do
    expect 0 "roles: $name" "$A" build "$T/$name.task" -o "$T/$name"
    expect 0 'it learns a little' "$T/$name" train --train "$T/roles.jsonl" --model "$T/$name.m" --epochs 4 --every 4 --rate 0.003 --hidden 8 --embed 8 --seed 1 --threads 1
done
for w in wet river dry state tall peak; do for u in wet river dry state tall peak; do echo "$w $u x"; echo "$u the $w y"; echo "$w x $w $u $u y"; done; done >"$T/lines"
"$T/told" predict --model "$T/told.m" --format json "$T/lines" >"$T/asked"
"$T/free" predict --model "$T/free.m" --format json "$T/lines" >"$T/unasked"
odd() { python3 -c "
import json, re, sys
fits = {'wet': 'river', 'dry': 'state', 'tall': 'peak'}
fits.update({b: a for a, b in fits.items()})
pairs = [re.findall(r\"predicate='(\w+)'\", json.loads(l)['tree']) for l in open(sys.argv[1])]
print(sum(a != b and fits[a] != b for a, b in pairs))" "$1"; }
[ "$(odd "$T/asked")" -lt $(($(odd "$T/unasked") - 5)) ] || bad "roles changes little: $(odd "$T/asked") and $(odd "$T/unasked") of 108 answers have together what no example has"
for name in told free; do
    expect 0 'it answers greedily' "$T/$name" train --train "$T/roles.jsonl" --model "$T/greedy.$name" --epochs 4 --every 4 --rate 0.003 --hidden 8 --embed 8 --seed 1 --threads 1 --search 0
    "$T/$name" predict --model "$T/greedy.$name" --format json "$T/lines" >"$T/greedy.$name.out"
done
[ "$(odd "$T/greedy.told.out")" -lt $(($(odd "$T/greedy.free.out") - 5)) ] || bad "roles changes little in greedy answers: $(odd "$T/greedy.told.out") and $(odd "$T/greedy.free.out") of 108"
"$T/told" predict --model "$T/told.m" --unconstrained --format json "$T/lines" >"$T/plain"
"$T/free" predict --model "$T/free.m" --unconstrained --format json "$T/lines" | cmp -s - "$T/plain" || bad 'roles: --unconstrained does not turn it off'
expect 0 'roles: it ships' env CC=no-such-cc "$T/told" ship --model "$T/told.m" -o "$T/rshipped"
expect 0 'roles: it compiles' "${CC:-cc}" -O1 -Wall -Wextra -Wpedantic -Werror ${SANITIZED:+${CFLAGS-}} -DTOLD_PARSER_MAIN "$T/rshipped/told_parser.c" -lm -o "$T/rshipped/p"
expect 0 'roles: it answers' "$T/rshipped/p" --format json "$T/lines"
cmp -s "$T/stdout" "$T/asked" || bad 'roles, shipped: other answers'
# several models, of which one knows no roles: those of the first one count
for models in "told.m free.m" "free.m told.m"; do
    set -- $models
    "$T/told" predict --model "$T/$1" --model "$T/$2" --format json "$T/lines" >"$T/together"
    expect 0 "roles: $models ship" env CC=no-such-cc "$T/told" ship --model "$T/$1" --model "$T/$2" -o "$T/tshipped"
    expect 0 "roles: $models compile" "${CC:-cc}" -O1 -Wall -Wextra -Wpedantic -Werror ${SANITIZED:+${CFLAGS-}} -DTOLD_PARSER_MAIN "$T/tshipped/told_parser.c" -lm -o "$T/tshipped/p"
    expect 0 "roles: $models answer" "$T/tshipped/p" --format json "$T/lines"
    cmp -s "$T/stdout" "$T/together" || bad "roles, $models shipped: other answers"
done
expect 0 'roles: it converts' "$T/told" convert --model "$T/told.m" --bits 32 -o "$T/told.32"
"$T/told" predict --model "$T/told.32" --format json "$T/lines" | cmp -s - "$T/asked" || bad 'convert loses the roles'
# a model of a task without roles does not say what its examples had
expect 0 'roles: training goes on from a model without' "$T/told" train --from "$T/free.m" --train "$T/roles.jsonl" --model "$T/unknown.m" --epochs 1 --threads 1
python "import struct
b = open('$T/unknown.m', 'rb').read()
n, = struct.unpack('<Q', b[:8])
assert 'roles.counts' not in json.loads(b[8:8 + n])"
# going on from it: what both saw counts; with the same examples again as old ones, too
expect 0 'roles: training goes on' "$T/told" train --from "$T/told.m" --train "$T/roles.jsonl" --model "$T/on.m" --epochs 1 --threads 1
expect 0 'roles: with old examples' "$T/told" train --from "$T/told.m" --train "$T/roles.jsonl" --old "$T/roles.jsonl" --model "$T/old.m" --epochs 1 --threads 1
python "import struct
def counts(path):
    b = open(path, 'rb').read()
    n, = struct.unpack('<Q', b[:8])
    at, end = json.loads(b[8:8 + n])['roles.counts']['data_offsets']
    return struct.unpack('<%dI' % ((end - at) // 4), b[8 + n + at:8 + n + end])
first, on, old = (counts('$T/%s.m' % name) for name in ('told', 'on', 'old'))
assert first[0] == 180 and on == tuple(2 * c for c in first), (first[0], on[0])
assert old == on, (old[0], on[0])"

done_testing
