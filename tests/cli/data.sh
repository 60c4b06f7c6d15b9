# data: what files of examples hold, what other files have and the first has not, what to change in the task, and splits. train warns of the worst.
. tests/cli/lib
G=$T/lights
mkdir "$G"
cat >"$G/lights.asdl" <<'X'
command = Switch(state state, place* places) | Dim(place place, percent level) | Scene(scene scene)
state = On | Off
X
cat >"$G/lights.task" <<'X'
grammar lights.asdl
input sentence words lower
closed place percent scene
limit Switch.places 1..2
print Switch "switch {state} {places:, }"
print Dim    "dim {place} to {level}%"
print Scene  "scene {scene}"
print On     "on"
print Off    "off"
X
expect 0 'build' "$A" build "$G/lights.task" -o "$G/program"
L=$G/program

# a training file as a table, another one as JSON lines, one with texts
tab=$(printf '\t')
for place in kitchen hall garden office; do
    for n in 1 2 3; do echo "light on in the $place number $n${tab}switch on $place"; done
    echo "dim the $place to 20 percent${tab}dim $place to 20%"
done >"$G/train.tsv"
{
    echo "light on in the hall number 1${tab}switch on hall"
    echo "light on in the hall number 2${tab}switch off hall"
} >>"$G/train.tsv"
for place in attic cellar porch; do
    printf '{"input": "dim the %s to 20 percent", "text": "dim %s to 20%%"}\n' $place $place
done >"$G/dev.jsonl"
cat >>"$G/dev.jsonl" <<'X'
{"id": "shared", "input": "light on in the hall number 3", "tree": "Switch(state=On(), places=['hall'])"}
{"id": "other", "input": "light on in the hall number 3", "tree": "Switch(state=Off(), places=['hall'])"}
{"id": "scene", "input": "party please", "tree": "Scene(scene='party')"}
{"id": "none", "input": "nothing at all", "tree": "Switch(state=Off(), places=[])"}
X
expect 0 'one file' "$L" data "$G/train.tsv"
stdout_has 'train.tsv: 18 examples, 16 distinct inputs, 9 distinct trees'
stdout_has 'sentence: 6 to 7 tokens, mean 6.8; 16 different ones'
stdout_has '1 example occurs again, with the same tree'
stdout_has '1 input has different trees:'
stdout_has 'example 6      switch on hall'
stdout_has 'never: Scene'
stdout_has "place: closed; 18, 4 different: 'hall' 6"
expect 0 'two files' "$L" data "$G/train.tsv" "$G/dev.jsonl"
stdout_has '2 of 7 inputs (28.6 %) are there, too, 1 of them with another tree'
stdout_has 'constructors that never occur there: Scene (1)'
stdout_has "3 of 5 values of place (60.0 %) are not in its list: 'attic', 'cellar', 'porch'"
stdout_has '4 of 7 trees hold what no model of'
stdout_has 'at most 42.9 % can be right'
stdout_has "1 of 7 examples breaks 'limit Switch.places 1..2', so the model cannot give its tree: none"
stdout_has 'copy place from sentence token'
stdout_has "60 % of the other files' values (3 of 5) are not in the list of"
stdout_has '100 % of these stand in the input'

# the same as JSON and as a page
expect 0 'as JSON' "$L" data --json "$G/train.tsv" "$G/dev.jsonl" --report "$T/page.html"
python "d = json.load(open('$T/stdout'))
a, b = d['files']
assert (a['examples'], a['distinct_inputs'], a['distinct_trees'], a['duplicates'], a['conflicts'], a['bad_lines']) == (18, 16, 9, 1, 1, 0), a
assert a['constructors'] == {'Switch': 14, 'Dim': 4, 'Scene': 0, 'On': 13, 'Off': 1}, a['constructors']
assert a['conflicting'] == [{'input': 'light on in the hall number 2', 'trees': [[6, 'switch on hall'], [18, 'switch off hall']]}], a['conflicting']
assert 'shared_inputs' not in a and (b['shared_inputs'], b['shared_with_another_tree'], b['out_of_reach']) == (2, 1, 4), b
v = {x['type']: x for x in b['values']}
assert v['place']['not_in_list'] == 3 and sorted(v['place']['new_values']) == [[\"'attic'\", 1], [\"'cellar'\", 1], [\"'porch'\", 1]], v
assert b['inputs'][0]['new'] == 8 and len(b['broken']) == 1
assert d['suggestions'][0]['statement'] == 'copy place from sentence token', d['suggestions']
text = open('$T/page.html').read()
import re
page = json.loads(re.search(r'<script id=\"data\" type=\"application/json\">(.*?)</script>', text, re.S).group(1))
assert page == d and '@@' not in text"
if command -v node >/dev/null; then
    count=$((count + 1))
    node tests/pages/run.js "$T/page.html" 'troubles(data.files[1]).concat([document.getElementById("conflicts").textContent])' >"$T/shown" 2>&1 || { bad 'the page does not run'; head -n 20 "$T/shown"; }
    grep -qF '2 of 7 inputs (28.6 %) are also in' "$T/shown" && grep -qF 'switch off hall' "$T/shown" || { bad 'the page shows something else'; cat "$T/shown"; }
fi

# what is suggested helps: with it, nothing is out of reach but the scene
{ cat "$G/lights.task"; echo 'copy place from sentence token'; } >"$G/copied.task"
expect 0 'build with copies' "$A" build "$G/copied.task" -o "$G/copied"
expect 0 'with copies' "$G/copied" data "$G/train.tsv" "$G/dev.jsonl"
stdout_has '1 of 7 trees holds what no model of'
stdout_has 'place: closed, copied; 18, 4 different, 100.0 % stand in the input'

# a type whose few values come again and again needs no speller, and a copy that finds nothing is of no use
{ grep -v '^closed' "$G/lights.task"; echo 'open place'; echo 'closed percent scene'; echo 'copy percent from sentence token'; } >"$G/spelled.task"
for i in 1 2 3 4 5 6 7 8 9 10; do
    for place in hall garden; do echo "dim the $place to twenty percent, part $i${tab}dim $place to 20%"; done
done >"$G/twenty.tsv"
expect 0 'build with a speller' "$A" build "$G/spelled.task" -o "$G/spelled"
expect 0 'suggestions' "$G/spelled" data "$G/twenty.tsv"
stdout_has 'closed place'
stdout_has 'its 2 values occur 20 times, none of them only once: it needs no speller'
stdout_has 'no copy percent'
stdout_has 'its copy statements find 0 % of its values (0 of 20) in the input'
expect 0 'suggestions by another file' "$G/spelled" data "$G/twenty.tsv" "$G/twenty.tsv"
stdout_has 'its 2 values occur 20 times, and none of the 20 of the other files is new: it needs no speller'

# three of many inputs with different trees are shown
for n in 1 2 3 4 5; do printf 'light number %s\tswitch on hall\nlight number %s\tswitch off hall\n' $n $n; done >"$G/conflicts.tsv"
expect 0 'many conflicts' "$L" data "$G/conflicts.tsv"
stdout_has '5 inputs have different trees:'
stdout_has 'light number 3'
stdout_has 'and 2 more'
count=$((count + 1))
! grep -q 'light number 4' "$T/stdout" || bad 'more than three conflicts are shown'

# bad lines are named, and the rest is counted
{ echo 'no example'; cat "$G/dev.jsonl"; echo '{"input": "a", "tree": "Nothing()"}'; } >"$G/bad.jsonl"
expect 1 'bad lines' "$L" data "$G/bad.jsonl"
stdout_has '7 examples'
stdout_has '2 bad lines were left out'
stderr_has 'bad.jsonl:1: expected a line of JSON'
stderr_has "bad.jsonl:9: tree:1:1: unknown constructor 'Nothing'"
expect 1 'nothing but bad lines' "$L" data "$T/file" "$G/bad.jsonl"
stderr_has 'holds no example'
expect 3 'no file' "$L" data "$G/nowhere.jsonl"
expect 2 'no file named' "$L" data
expect 2 'force without a split' "$L" data --force "$G/dev.jsonl"

# splits: every line once, no input in two parts; the table keeps its form
expect 0 'a split' "$L" data "$G/train.tsv" --split 50/25/25
stdout_has 'train.train.tsv: 9 examples, 50.0 %'
python "lines = lambda n: open('$G/' + n).read().splitlines()
parts = [lines('train.%s.tsv' % p) for p in ('train', 'dev', 'test')]
assert all(p[0] == 'sentence\ttext' for p in parts), parts
assert sorted(sum((p[1:] for p in parts), [])) == sorted(lines('train.tsv'))
inputs = [set(x.split('\t')[0] for x in p[1:]) for p in parts]
assert not (inputs[0] & inputs[1] or inputs[0] & inputs[2] or inputs[1] & inputs[2]) and all(inputs)"
expect 2 'it overwrites nothing' "$L" data "$G/train.tsv" --split 50/25/25
stderr_has 'is there already: --force overwrites it'
cp "$G/train.dev.tsv" "$T/before"
expect 0 'unless it is told to' "$L" data "$G/train.tsv" --split 50/25/25 --force
count=$((count + 1))
cmp -s "$T/before" "$G/train.dev.tsv" || bad 'a split is not the same twice'
expect 0 'another seed' "$L" data "$G/train.tsv" --split 50/25/25 --force --seed 2
count=$((count + 1))
! cmp -s "$T/before" "$G/train.dev.tsv" || bad 'another seed gives the same split'
expect 2 'no seed' "$L" data "$G/train.tsv" --split 50/50 --seed some
stderr_has "seed is a whole number"
expect 2 'a seed without a split' "$L" data --seed 2 "$G/dev.jsonl"
stderr_has '--seed and --force belong to --split'
expect 2 'two files to split' "$L" data --split 50/50 "$G/dev.jsonl" "$G/train.tsv"
stderr_has '--split takes one file and writes its parts'
# shellcheck disable=SC2046 # words
expect 2 'too many files' "$L" data $(yes "$G/dev.jsonl" | head -n 65)
stderr_has 'at most 64 files'
expect 0 'parts are examples again' "$L" data "$G/train.train.tsv" "$G/train.dev.tsv" "$G/train.test.tsv"
stdout_has '0 of '
expect 2 'parts that do not add up' "$L" data "$G/train.tsv" --split 80/10
stderr_has '--split is two or three whole numbers that add up to 100'
expect 1 'too few inputs' "$L" data "$G/dev.jsonl" --split 98/1/1
stderr_has 'no example is left for'

# train says what matters most
expect 0 'train warns' "$L" train --train "$G/train.tsv" --dev "$G/dev.jsonl" --model "$T/m" --epochs 1 --hidden 8 --embed 8
stderr_has 'warning: 2 of the 7 inputs of'
stderr_has 'warning: 1 input of'
expect 0 'quietly' "$L" train --train "$G/train.tsv" --dev "$G/dev.jsonl" --model "$T/q" --epochs 1 --hidden 8 --embed 8 --quiet
count=$((count + 1))
[ ! -s "$T/stderr" ] || bad 'train --quiet says something'

# linear in the number of examples: ten times as many take less than thirty times as long
python "import subprocess, time
def seconds(n):
    with open('$T/many.jsonl', 'w') as f:
        for i in range(n): f.write('{\"input\": \"light on in the hall number %d\", \"tree\": \"Switch(state=On(), places=[\'p%d\'])\"}\n' % (i, i % (n // 2)))
    begin = time.time()
    subprocess.run(['$L', 'data', '$T/many.jsonl'], check=True, stdout=subprocess.DEVNULL)
    return time.time() - begin
small, large = seconds(3000), seconds(30000)
assert large < 30 * small + 1, (small, large)"
done_testing
