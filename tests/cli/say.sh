# Sentences for trees: what `say` and `synth` print, that the same seed gives the same examples, that no constructor is drowned, that constraints
# are kept, that sentences which are target text are read back, and that a parser learns from what synth makes.
. tests/cli/lib
L=$T/lights
mkdir "$T/l"
cat >"$T/l/lights.asdl" <<'X'
command = Switch(state state, place* places) | Dim(place place, percent level) | Scene(scene scene)
state = On | Off
X
cat >"$T/l/lights.task" <<'X'
grammar lights.asdl
input sentence words lower
closed place percent scene
say Switch "turn {state} the light in the {places:, the | and the }" "{places: and } light {state} please"
           "switch everything in the {places:, the | and the } {state}"
say Switch weight 0.1 "everything {state}"
say Dim    weight 2 "dim the {place} to {level} percent"
say Dim    "set the light in the {place} to {level/number}"
say Scene  "{scene} mode" "we are having a {scene} tonight" "start the {scene} scene"
say percent 50 "half"
say percent as number "{} %"
values place "kitchen" "bedroom" "hall" "bathroom" "garden" "office"
values percent 10 20 50 80
values scene "cinema" "dinner" "reading" "party"
X
expect 0 'build' "$A" build "$T/l/lights.task" -o "$L"
[ ! -s "$T/stderr" ] || { bad 'it has warnings'; cat "$T/stderr"; }

# ---- say
expect 0 'say' "$L" say "Switch(state=On(), places=['hall', 'garden', 'office'])"
stdout_is 'turn on the light in the hall, the garden and the office'
expect 0 'the heaviest template' "$L" say "Dim(place='hall', level=20)"
stdout_is 'dim the hall to 20 percent'
expect 0 'a value by its own statement, and by that for all' "$L" say --all "Dim(place='hall', level=50)"
stdout_is 'dim the hall to half percent
set the light in the hall to 50 %'
expect 0 'what a template does not mention is absent' "$L" say --all "Switch(state=Off(), places=[])"
stdout_is 'everything off'
expect 0 'all' "$L" say --all "Scene(scene='party')"
stdout_is 'party mode
we are having a party tonight
start the party scene'
expect 0 'a question' "$L" say --ask "Scene(scene='party')"
stdout_is "did you mean 'party mode'?"
expect 0 'json' "$L" say --format json "Scene(scene='party')"
stdout_is "{\"input\": {\"sentence\": \"party mode\"}, \"tree\": \"Scene(scene='party')\"}"
for seed in 1 2 3 4 5 6 7 8; do "$L" say --seed $seed "Scene(scene='party')"; done | sort -u >"$T/drawn"
count=$((count + 1))
[ "$(wc -l <"$T/drawn")" = 3 ] || { bad 'seeds do not draw all three templates'; cat "$T/drawn"; }
# what predict prints goes in: a line for each, also for one without an answer
printf '%s\n' "Scene(scene='party')" '' '{"tree": null, "text": null}' '{"tree": "Scene(scene='"'dinner'"')"}' | "$L" say >"$T/stdout"
what='a pipe' && stdout_is 'party mode


dinner mode'
expect 1 'JSON without a tree' "$L" say '{"tree": 5}'
stderr_has 'there is no string under "tree"'
expect 2 'a question is no JSON' "$L" say --ask --format json "Scene(scene='party')"
stderr_has '--ask prints text: leave out --format json'
# parts that are joined: only those that say something, and nothing between or around the others
printf 'visit = Visit(string? day, string? place, string? why)\n' >"$T/l/visit.asdl"
printf '%s\n' 'grammar visit.asdl' 'input sentence words' "say Visit \"visit us{&',':{?day: on {day}}|{?place: in {place}}|{?why: for {why}}}\"" >"$T/l/visit.task"
expect 0 'build with a join' "$A" build "$T/l/visit.task" -o "$T/visit"
for line in "day='friday', place='rome', why='fun' -> visit us on friday, in rome, for fun" "place='rome', why='fun' -> visit us in rome, for fun" "why='fun' -> visit us for fun" \
    "day='friday' -> visit us on friday" "day='friday', why='fun' -> visit us on friday, for fun" ' -> visit us'; do
    expect 0 "say ${line%% -> *}" "$T/visit" say "Visit(${line%% -> *})"
    stdout_is "${line#* -> }"
done
expect 1 'no tree' "$L" say "Scene(scen='party')"
stderr_has "tree:1"
expect 2 'two ways at once' "$L" say --all --seed 3 "Scene(scene='party')"
expect 2 'trees are not sentences' "$L" say --format tree "Scene(scene='party')"
expect 3 'no file' "$L" say nowhere.jsonl
printf 'grammar lights.asdl\nsay Scene "{scene} mode"\nsay Switch "{state/loud}"\nsay Off as loud "off!"\n' >"$T/l/part.task"
expect 0 'a task that says some of it' "$A" build "$T/l/part.task" -o "$T/part"
stderr_has "no say statement for Dim: trees with it cannot be said, and synth draws none"
expect 1 'no template' "$T/part" say "Dim(place='hall', level=50)"
stderr_has 'Dim cannot be said: the task has no say statement for it'
expect 1 'another style' "$T/part" say "Switch(state=On(), places=[])"
stderr_has 'On cannot be said here: no say statement has it in the style that is asked for'
expect 1 'no template that fits' "$T/part" say "Switch(state=Off(), places=['hall'])"
stderr_has 'Switch, with places: none of its say templates says such a tree completely'
expect 1 'no values' "$T/part" synth 100
stderr_has "no values of type 'scene' are known for Scene.scene: name some in the task (values scene ...), in a file (--values FILE), or give examples (--like FILE)"
printf 'scene\tparty\nscene\t{size} dinner\nsize\tlarge\n' >"$T/values"
expect 0 'values of a file' "$T/part" synth 50 --values "$T/values"
stdout_has '"large dinner mode"'
! grep -q 'Dim\|On()' "$T/stdout" || bad 'it draws what it cannot say'
printf 'scen\tparty\n' >"$T/values"
expect 1 'values of nothing' "$T/part" synth 50 --values "$T/values"
stderr_has "'scen' is no primitive type or field"
expect 1 'a task without say' "$BUILD/jobs" say "x()"
expect 1 'a task without say' "$BUILD/jobs" synth 3
stderr_has 'the task has no say statements'

# ---- synth
expect 0 'synth' "$L" synth 3000 --seed 3
cp "$T/stdout" "$T/three"
expect 0 'synth again' "$L" synth 3000 --seed 3
cmp -s "$T/stdout" "$T/three" || bad 'the same seed gives other examples'
expect 0 'another seed' "$L" synth 3000 --seed 4
! cmp -s "$T/stdout" "$T/three" || bad 'another seed gives the same examples'
python "
from collections import Counter
lines = [json.loads(l) for l in open('$T/three')]
n = Counter(l['tree'].split('(')[0] for l in lines)
assert all(900 < n[c] < 1100 for c in ('Switch', 'Dim', 'Scene')), n   # though Switch has the longest trees and the most sentences
k = Counter(l['tree'].count(\"',\") + 1 for l in lines if 'places=[\\'' in l['tree'])
assert k[1] > k[2] > k[3] > 0, k"
expect 1 'there are not so many' "$T/part" synth 100 --distinct --values /dev/fd/0
expect 1 'there are not so many' sh -c "printf 'scene\tparty\nscene\tdinner\n' | $T/part synth 100 --distinct --values /dev/stdin"
stderr_has 'only 3 different examples were found, not 100'
count=$((count + 1))
[ "$(wc -l <"$T/stdout")" = 3 ] || bad 'those that there are were not written'
expect 0 'distinct' "$L" synth 1000 --distinct
python "s = [json.loads(l)['input']['sentence'] for l in open('$T/stdout')]; assert len(set(s)) == 1000"
expect 2 'no number' "$L" synth
expect 2 'a bad number' "$L" synth many
printf '%s\n' '{"input": {"sentence": "x"}, "tree": "Scene(scene='"'opera'"')"}' '{"input": {"sentence": "x"}, "tree": "Scene(scene='"'opera'"')"}' \
    '{"input": {"sentence": "x"}, "tree": "Dim(place='"'hall'"', level=33)"}' >"$T/like.jsonl"
expect 0 'like examples' "$L" synth 300 --like "$T/like.jsonl"
python "
from collections import Counter
n = Counter(json.loads(l)['tree'].split('(')[0] for l in open('$T/stdout'))
assert n['Scene'] > n['Dim'] > n['Switch'] > 0, n"
stdout_has 'opera'
! grep -q 'party' "$T/stdout" || bad 'it draws values that the examples do not have'
expect 1 'like no examples' "$L" synth 3 --like "$T/l/lights.task"
# two trees, one sentence
printf 'grammar lights.asdl\ninput sentence words\nsay Scene "{scene}"\nsay Dim "{place}{-level}"\nsay Switch "{state}"\nvalues scene "hall"\nvalues place "hall"\nvalues percent 1\n' >"$T/l/two.task"
expect 0 'ambiguous' "$A" build "$T/l/two.task" -o "$T/two"
expect 0 'ambiguous' "$T/two" synth 50
stderr_has "two trees are said 'hall'"
stderr_has 'were left out because another tree has the same sentence'
python "
seen = {}
for l in open('$T/stdout'):
    e = json.loads(l)
    assert seen.setdefault(e['input']['sentence'], e['tree']) == e['tree']"

# ---- constraints, recursion, several inputs
cat >"$T/l/logic.asdl" <<'X'
expr = Lambda(var variable, expr body) | And(expr* arguments) | Has(pred predicate, var of, name? what)
X
cat >"$T/l/logic.task" <<'X'
grammar logic.asdl
input title symbol
input body words
closed pred var
copy name from body span
from input name
bind Lambda.variable as var in body fresh
distinct And.arguments
limit And.arguments 2..3
say Lambda for title "{body}"
say Lambda for body "some {variable} with {body}"
say And for title "{arguments: }"
say And for body "( {arguments:, | and } )"
say Has for title "{predicate}"
say Has for body "{of} has {what}" "{of} is"
values pred "big" "red" "old" "new"
values var "$0" "$1" "$2" "$3" "$4"
X
expect 0 'constraints' "$A" build "$T/l/logic.task" -o "$T/logic"
[ ! -s "$T/stderr" ] || { bad 'it has warnings'; cat "$T/stderr"; }
expect 0 'constraints' "$T/logic" synth 500
python "
import ast
def values(node): return {k.arg: k.value for k in node.keywords}
def walk(node, bound, words):
    name, v = node.func.id, values(node)
    if name == 'Lambda':
        assert v['variable'].value not in bound
        walk(v['body'], bound | {v['variable'].value}, words)
    elif name == 'And':
        parts = v['arguments'].elts
        assert 2 <= len(parts) <= 3 and len({ast.dump(p) for p in parts}) == len(parts)
        for p in parts: walk(p, bound, words)
    else:
        assert v['of'].value in bound
        assert 'what' not in v or v['what'].value in words
high = 0
for l in open('$T/stdout'):
    e = json.loads(l)
    walk(ast.parse(e['tree']).body[0].value, set(), e['input']['body'])
    assert e['input']['title']
    high = max(high, len(e['tree']))
assert 100 < high < 20000, high"

# ---- a signature is what examples show of it
printf 'expr = Apply(pred predicate, expr* arguments) | Name(ent name)\n' >"$T/l/apply.asdl"
printf '%s\n' 'grammar apply.asdl' 'input sentence words' 'signature Apply.predicate Apply.arguments' 'say Apply "{predicate} of {arguments: and }" "{predicate}"' 'say Name "{name}"' >"$T/l/apply.task"
expect 0 'a signature' "$A" build "$T/l/apply.task" -o "$T/apply"
for tree in "Apply(predicate='two', arguments=[Name(name='a'), Name(name='b')])" "Apply(predicate='one', arguments=[Apply(predicate='none', arguments=[])])"; do
    printf '{"input": {"sentence": "x"}, "tree": "%s"}\n' "$tree"
done >"$T/like.jsonl"
expect 0 'a signature' "$T/apply" synth 300 --like "$T/like.jsonl"
python "
import ast
shapes = set()
for l in open('$T/stdout'):
    for c in ast.walk(ast.parse(json.loads(l)['tree'])):
        if isinstance(c, ast.Call) and c.func.id == 'Apply':
            shapes.add((c.keywords[0].value.value, tuple(a.func.id for a in c.keywords[1].value.elts)))
assert shapes == {('two', ('Name', 'Name')), ('one', ('Apply',)), ('none', ())}, shapes"

# ---- parts of a sentence about one node
cat >"$T/l/clock.asdl" <<'X'
alarm = Alarm(hour hour, minute? minute, day* days)
X
cat >"$T/l/clock.task" <<'X'
grammar clock.asdl
input sentence words
say Alarm "{/time} {/days}" "{/days} {/time}" "{/time}"
say Alarm as time "at {hour}" "at {hour}:{minute/two}" "at {minute/past} {hour}"
say Alarm as days "{?days=[_]:every|on} {days: and }"
say minute as two 0.. "00" "01" "02" "03"
say minute as past 30 "half past"
values hour 1..12
values minute 1 2 30
values day "monday" "friday"
X
expect 0 'parts' "$A" build "$T/l/clock.task" -o "$T/clock"
[ ! -s "$T/stderr" ] || { bad 'it has warnings'; cat "$T/stderr"; }
expect 0 'parts' "$T/clock" say --all "Alarm(hour=9, minute=30, days=['monday'])"
stdout_is 'at half past 9 every monday
every monday at half past 9'
expect 0 'parts' "$T/clock" synth 400 --distinct
python "
s = [json.loads(l)['input']['sentence'] for l in open('$T/stdout')]
assert any('on monday and friday at' in x or 'on friday and monday at' in x for x in s), s
assert any('half past' in x for x in s) and any(':01' in x for x in s)"

# ---- sentences that are target text are read back
sed -e "s,^grammar ,grammar $PWD/grammars/," -e '/^include/d' grammars/cron.task >"$T/l/plain.task"
grep '^print' grammars/cron.task | sed 's/^print/say/' >>"$T/l/plain.task"
expect 0 'say as print does' "$A" build "$T/l/plain.task" -o "$T/plain"
expect 0 'say as print does' "$T/plain" synth 500
cp "$T/stdout" "$T/plain.jsonl"
python "
lines = [json.loads(l) for l in open('$T/plain.jsonl')]
open('$T/texts', 'w').write(''.join(l['input']['sentence'] + '\n' for l in lines))
open('$T/trees', 'w').write(''.join(l['tree'] + '\n' for l in lines))"
expect 0 'print' "$T/plain" print "$T/trees"
cmp -s "$T/stdout" "$T/texts" || bad 'print and say differ'
expect 0 'parse' "$T/plain" parse "$T/texts"
cmp -s "$T/stdout" "$T/trees" || bad 'what was said is not read back'
expect 0 'say' "$T/plain" say "$T/trees"
cmp -s "$T/stdout" "$T/texts" || bad 'say and synth differ'

# ---- a parser learns from it, and answers sentences that nobody templated
if [ -n "${SANITIZED-}" ]; then
    echo 'training is left out under the sanitizers'
else
    "$L" synth 600 --distinct >"$T/train.jsonl" && "$L" synth 100 --seed 2 >"$T/dev.jsonl"
    expect 0 'training' "$L" train --train "$T/train.jsonl" --dev "$T/dev.jsonl" --model "$T/m" --epochs 12 --quiet
    expect 0 'predict' sh -c "printf 'please turn the light in the garden and the hall off\nthe office to 20 percent\nwe are having a cinema\n' | $L predict --model $T/m --format tree"
    stdout_is "Switch(state=Off(), places=['garden', 'hall'])
Dim(place='office', level=20)
Scene(scene='cinema')"
    cp "$T/stdout" "$T/answers"
    expect 0 'did you mean' "$L" say --ask "$T/answers"
    stdout_has "did you mean 'turn off the light in the garden and the hall'?"
fi
done_testing
