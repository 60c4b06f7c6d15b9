# Grammars that nobody wrote, in the double build: all executions are one model, its probabilities sum to one, and search finds the best trees.
# limit: 600
. tests/cli/lib
double=$BUILD/obj/double/libasn.a
[ -e "$double" ] || make BUILD="$BUILD" "$double" >"$T/make" 2>&1 || { bad 'the double build cannot be made'; tail -n 20 "$T/make"; }
check=$(tools/libcheck) || bad 'nothing links with Check'

# grammar.py SEED: r<SEED>.asdl and r<SEED>.task in the current folder. The first constructor of a type, and what a product
# cannot do without, leads to later types and primitives only, so every type has a finite tree.
cat >"$T/grammar.py" <<'P'
import random, sys
seed = sys.argv[1]
r = random.Random(int(seed))
n = r.randint(2, 6)
prims = r.sample(['name', 'word', 'constant', 'identifier', 'int'], r.randint(1, 4))
def field(i, later):
    card = r.choice(['', '', '?', '*', '?*'])
    if r.random() < 0.4 or (later and card == '' and i == n - 1):
        return r.choice(prims) + card
    return 't%d' % (r.randrange(i + 1, n) if later and card == '' else r.randrange(n)) + card
def fields(i, later, least):
    f = [field(i, later) for _ in range(r.randint(least, 4))]
    if i == 0 and later:
        f.append('t1')                        # the root leads somewhere
    return '(' + ', '.join('%s f%d' % (t, k) for k, t in enumerate(f)) + ')' if f else ''
rules = []
for i in range(n):
    if r.random() < 0.25:
        rules.append('t%d = %s' % (i, fields(i, True, 1)))
    else:
        rules.append('t%d = %s' % (i, ' | '.join('C%dx%d%s' % (i, k, fields(i, k == 0, 0)) for k in range(r.randint(1, 4)))))
text = '\n'.join(rules)
prims = [p for p in prims if p + ' f' in text or p + '? f' in text or p + '* f' in text or p + '?* f' in text]
open('r%s.asdl' % seed, 'w').write(text + '\n')
with open('r%s.task' % seed, 'w') as f:
    f.write('grammar r%s.asdl\n' % seed)
    for k in range(r.randint(1, 3)):
        f.write('input in%d %s\n' % (k, r.choice(['words', 'words', 'chars', 'symbol'])))
    for p in prims:
        f.write('%s %s\n' % ('closed' if p == 'int' else r.choice(['open', 'closed']), p))
P

try() { # program, grammar, its task, arguments...
    program=$1 name=$2 task=$3
    shift 3
    expect 0 "compile $name" "$A" compile "$task" -o "$T/$name"
    # shellcheck disable=SC2086
    expect 0 "the C compiler takes $program with $name" ${CC:-cc} ${CFLAGS:--O1} -std=c11 -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE -DASN_DOUBLE \
        -DGRAMMAR="${name}_grammar" -DHEADER="\"$name.h\"" -Iruntime -I"$T/$name" -o "$T/$name/$program" "tests/grad/$program.c" "$T/$name/$name.c" "$double" \
        $check -ljansson -lm -lpthread -ldl
    expect 0 "$program of $name" "$T/$name/$program" "$@"
    [ "$got" != 0 ] || cat "$T/stdout"
}

for seed in ${SEEDS:-1 3 5 6 9 13}; do
    (cd "$T" && python3 grammar.py "$seed")
    failed_before=$failures
    try property "r$seed" "$T/r$seed.task" "$seed"
    [ "$failures" = "$failed_before" ] || cat "$T/r$seed.asdl" "$T/r$seed.task"
done
try total finite1 tests/grad/finite1.task 0 9 0 "Named('red', Only(None, 'red'))" "Named('blue', Only(Left, 'blue'))" "Line(point(Left, 'green'), None)"
try total finite2 tests/grad/finite2.task 4 5 0 "Words(['x', 'x', 'y', 'z'])" "Holes(['x', None])"
try total finite3 tests/grad/finite3.task 0 3 11 "word('ab')" "word('ab')" "word('b')" "word('b')" "word('aab')"
# search finds the trees in the order of their probabilities: all of them, for hundreds of models
for name in finite1 finite2 finite3 copies kbest; do
    try kbest $name tests/grad/$name.task ${MODELS:-100}
done
try kbest mix tests/grad/mix.task ${MODELS:-20}
done_testing
