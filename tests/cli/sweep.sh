# tools/sweep on the starter task: two rows, two seeds, two folds; killed and resumed, two sweeps at once, ensembles and teachers,
# mistakes in its file, Slurm, GNU parallel, and the table's numbers reckoned anew.
# limit: 300
. tests/cli/lib
CC=${CC:-cc}
B=$T/build
mkdir -p "$B/data"
# shellcheck disable=SC2086
expect 0 'folds' "$CC" -std=c11 -D_POSIX_C_SOURCE=200809L ${CFLAGS-} tools/folds.c -o "$B/folds" -ljansson
expect 0 'a starter' sh -c "cd '$B/data' && '$(cd "$BUILD" && pwd)/asdlc' new toy && '$(cd "$BUILD" && pwd)/asdlc' build toy/toy.task -o '$B/toy'"
# one sentence so often that folds differ in size
{ cat "$B/data/toy/train.jsonl"; for _ in 1 2 3 4 5 6; do for _ in 1 2 3 4; do head -n 1 "$B/data/toy/train.jsonl"; done; done; } >"$B/data/toy.train.jsonl"
mv "$B/data/toy/dev.jsonl" "$B/data/toy.dev.jsonl"
passes=200
[ -z "${SANITIZED-}" ] || passes=20
sweep() { # exit code, what, arguments
    code=$1 name=$2
    shift 2
    expect "$code" "$name" env BUILD="$B" tools/sweep "$@"
}
both="$T/both.sweep"
cat >"$both" <<X
# two rows
seeds 1-2
task toy
    folds 2
    split 9
    --hidden 20 --epochs $passes   # short
    known em 50 bleu 60.25 : somebody's
    row plain
    row dropped
        --dropout 0.6
X

# ---- Undisturbed, and what it says.
sweep 0 'a sweep' "$both" --out "$T/calm" --jobs 2
stdout_has "somebody's"
stderr_has '(8 of 8)'
stdout_has "toy/dropped: --hidden 20 --epochs $passes --dropout 0.6"
what="the table's numbers"
python "
import glob, subprocess
rows = {}
for path in glob.glob('$T/calm/toy-*/*.json'):
    r = json.load(open(path))
    model = path[:-5] + '.safetensors'
    held = glob.glob('$T/calm/folds/toy-*-%d-of-2.dev.jsonl' % r['fold'])[0]
    scores = json.loads(subprocess.check_output(['$B/toy', 'eval', '--json', '--model', model, held]))
    assert scores['em'] == r['em'] and scores['count'] == r['count'], (scores, r)
    rows.setdefault('dropped' if '0.6' in r['options'] else 'plain', {}).setdefault(r['seed'], []).append((round(scores['em'] * scores['count'] / 100), scores['count'], scores['bleu']))
    assert len(open(model + '.log.jsonl').readlines()) == 1, 'a fold keeps its last pass'
table = {c[2].strip(): c[3:] for c in (l.split('|') for l in open('$T/calm/table.md') if l.startswith('|'))}
assert sorted(rows) == ['dropped', 'plain'] and all(sorted(s) == [1, 2] for s in rows.values()), rows
for name, seeds in rows.items():
    assert all(sum(n for _, n, _ in folds) == 130 and folds[0][1] != folds[1][1] for folds in seeds.values()), seeds
    one, two = (100 * sum(e for e, _, _ in folds) / 130 for folds in seeds.values())
    mean, spread = (one + two) / 2, abs(one - two) / 2 ** 0.5
    cell = table[name][0].split()
    assert abs(float(cell[0]) - mean) < 0.06 and abs(float(cell[2]) - spread) < 0.06, (cell, one, two)
    bleu = sum(sum(n * b for _, n, b in folds) / 130 for folds in seeds.values()) / 2
    assert abs(float(table[name][2].split()[0]) - bleu) < 0.06, (table[name], bleu)
assert table[\"somebody's\"][0].strip() == '50'
import xml.dom.minidom
picture = xml.dom.minidom.parse('$T/calm/plot.svg').documentElement
assert picture.tagName == 'svg' and 'dropped' in picture.toxml() and 'BLEU, %' in picture.toxml() and '60.25' in picture.toxml() and 'href' not in picture.toxml()"
sweep 0 'what is done is not done again' "$both" --out "$T/calm"
count=$((count + 1))
[ ! -s "$T/stderr" ] || bad 'trained again'
sweep 0 'a list with figures' "$both" --out "$T/calm" --list --only 'toy/*/seed2/fold1'
[ "$(grep -c '^done      toy/.*/seed2/fold1  .*  exact [0-9.]*$' "$T/stdout")" = 2 ] || bad "the list: $(cat "$T/stdout")"

# ---- Killed alone, its trainings go on and keep their locks; then two more sweeps on the folder, one of which is killed with its trainings.
ASN_CHECKPOINT=0.1 && export ASN_CHECKPOINT
env BUILD="$B" tools/sweep "$both" --out "$T/torn" --jobs 2 >/dev/null 2>&1 &
first=$!
until [ -n "$(find "$T/torn" -name '*.json' 2>/dev/null)" ] || ! kill -0 $first; do sleep 0.05; done
kill -9 $first
wait $first 2>/dev/null
env BUILD="$B" tools/sweep "$both" --out "$T/torn" --jobs 2 >/dev/null 2>"$T/second" &
second=$!
env BUILD="$B" tools/sweep "$both" --out "$T/torn" --jobs 1 >/dev/null 2>"$T/third" &
third=$!
sleep 0.7
kill $third 2>/dev/null
wait $third
wait $second || bad "the sweep that went on failed: $(cat "$T/second")"
what='a killed sweep'
sweep 0 'its table' "$both" --out "$T/torn" --table
stdout_has 'all'
for model in "$T"/calm/toy-*/*.safetensors; do
    count=$((count + 1))
    cmp "$model" "$T/torn/${model#"$T/calm/"}" || bad "killed and resumed, ${model##*/} differs"
done
# every start of train says how many examples it has: those of the killed, at most, are there twice
count=$((count + 1))
[ "$(cat "$T"/torn/toy-*/*.log | grep -c ' weights, ')" -le 12 ] || bad 'a training was done more than once'
[ -z "$(find "$T/torn" -name '*.ckpt' -o -name '*.began')" ] || bad 'something of a finished training is left'
# killed between the result and the cleaning up
done=$(find "$T/torn" -name '*.json' -path '*/toy-*' | head -n 1)
touch "${done%.json}.began"
sweep 0 'all is done' "$both" --out "$T/torn"
count=$((count + 1))
[ ! -e "${done%.json}.began" ] || bad 'what a killed sweep left of a finished training is still there'

# ---- A training that is stopped goes on at its checkpoint.
sed "s/--epochs $passes/--epochs $((passes * 5))/" "$both" >"$T/long.sweep"
long="$T/long.sweep --only toy/plain/seed1/fold1 --out $T/long"
# shellcheck disable=SC2086
env BUILD="$B" tools/sweep $long >/dev/null 2>"$T/stopped" &
pid=$!
until [ -n "$(find "$T/long" -name '*.ckpt' 2>/dev/null)" ] || ! kill -0 $pid; do sleep 0.02; done
touch "$T/then"
until [ -n "$(find "$T/long" -name '*.ckpt' -newer "$T/then")" ] || ! kill -0 $pid; do sleep 0.02; done
kill $pid
wait $pid
[ $? = 1 ] || bad 'a stopped sweep does not exit with 1'
grep -q 'stopped; the same command goes on' "$T/stopped" || bad "a stopped sweep says nothing: $(cat "$T/stopped")"
sweep 0 'the list' "$T/long.sweep" --only toy/plain --out "$T/long" --list
stdout_has 'begun     toy/plain/seed1/fold1'
stdout_has 'to do     toy/plain/seed1/fold2'
sweep 0 'nothing is done' "$T/long.sweep" --out "$T/long" --table
stdout_has '0 of 2'
# shellcheck disable=SC2086
sweep 0 'it goes on' $long
stderr_has 'toy/plain/seed1/fold1: goes on after '
count=$((count + 1))
grep -q 'resuming in pass' "$T"/long/toy-*/seed1-fold1.log || bad "it began anew: $(cat "$T"/long/toy-*/seed1-fold1.log)"

# ---- Ensembles and teachers: which models are given to whom. The program notes its arguments.
printf '%s\n' '#!/bin/sh' "NOTES='$T/calls' exec '$PWD/tests/cli/noting' '$B/toy' \"\$@\"" >"$B/noting"
chmod +x "$B/noting"
cat >"$T/taught.sweep" <<X
task toy
    program $B/noting
    dev
    seeds 1-2
    --epochs 2
    row single
        --hidden 8
        ensemble
    row distilled
        like single
        teacher single
X
sweep 0 'ensemble and teachers' "$T/taught.sweep" --out "$T/taught"
stdout_has 'single, ensemble of 2'
what='who is given which models'
python "
calls = [l.split() for l in open('$T/calls') if '--help' not in l]
def given(call, option):
    return [call[i + 1] for i, word in enumerate(call) if word == option]
taught = [c for c in calls if c[0] == 'train' and given(c, '--teacher')]
single = [c for c in calls if c[0] == 'train' and not given(c, '--teacher')]
models = sorted(given(c, '--model')[0] for c in single)
assert len(models) == 2 and len(taught) == 2 and all(sorted(given(c, '--teacher')) == models for c in taught), calls
assert all(given(c, '--hidden') == ['8'] and given(c, '--dev') and c.count('--resume') == 1 for c in taught + single), calls
assert sorted(given(c, '--seed')[0] for c in taught) == ['1', '2'], calls
assert [sorted(given(c, '--model')) for c in calls if c[0] == 'eval'].count(models) == 1, calls
assert not set(models) & {m for c in taught for m in given(c, '--model')}, calls"
sweep 0 'what a part needs is trained too' "$T/taught.sweep" --out "$T/taught" --seeds 3 --only toy/distilled
stderr_has 'toy/single/seed3/dev: exact'
sed 's/--hidden 8/--rate none/' "$T/taught.sweep" >"$T/failing.sweep"
sweep 1 'a teacher that fails' "$T/failing.sweep" --out "$T/none"
stderr_has 'toy/single/seed1/dev: failed: noting train: toy: rate is a number'
stderr_has 'toy/distilled/seed2/dev: left out, because toy/single/seed'
stdout_has '0 of 2'

# ---- A training that another sweep is at.
sweep 0 'where its files are' "$T/taught.sweep" --out "$T/locked" --list --only toy/single/seed1
lock=$(sed -n 's/.*  //p' "$T/stdout").lock
mkdir -p "${lock%/*}"
python3 -c "import fcntl, time
f = open('$lock', 'a')
fcntl.flock(f, fcntl.LOCK_EX)
open('$T/held', 'w')
time.sleep(3)" &
until [ -e "$T/held" ]; do sleep 0.05; done
sweep 0 'a lock' "$T/taught.sweep" --out "$T/locked" --only toy/single/seed1 --only toy/single/seed2
stderr_has 'toy/single/seed1/dev: another sweep is at it; waiting for that'
count=$((count + 1))
grep 'exact' "$T/stderr" | head -n 1 | grep -q 'seed2/dev.*(1 of 2)' || bad "the other one did not come first: $(cat "$T/stderr")"

# ---- A grid, a part of it, other seeds.
printf '%s\n' 'task toy' 'folds 3' 'fold 2' '--epochs 1 --hidden 8' 'row g' 'grid --dropout 0 0.5' 'grid --batch 5 10' >"$T/grid.sweep"
sweep 0 'a grid' "$T/grid.sweep" --out "$T/grid" --seeds 4,6-7 --only 'toy/g,dropout=0.5,*'
stdout_has '| g,dropout=0.5,batch=10 |'
stdout_has 'fold 2 of 3'
[ "$(find "$T/grid" -name '*.json' | wc -l)" = 6 ] || bad 'not two rows of three seeds'

# ---- Mistakes.
cat >"$T/wrong.sweep" <<X
sedes 1-3
row early
task toy
    seeds 3-1
    --hidden 16 17
    --seed 4
    row plain
        teacher plan
    row plain
        grid --dropout
        known 3
    row two words
X
sweep 1 'a file full of mistakes' "$T/wrong.sweep"
stderr_has "$T/wrong.sweep:1: there is no statement 'sedes': did you mean 'seeds'?"
stderr_has "$T/wrong.sweep:2: say 'task NAME' above the first row"
stderr_has "$T/wrong.sweep:4: 'seeds' takes numbers, as in 'seeds 1-5' or 'seeds 1 2 7': not '3-1'"
stderr_has "$T/wrong.sweep:5: --hidden has two values, '16' and '17': to try both, say 'grid --hidden 16 17'"
stderr_has "$T/wrong.sweep:6: --seed is not an option for this place: say 'seeds 1-5'"
stderr_has "$T/wrong.sweep:8: task 'toy' has no row 'plan' above this one"
stderr_has "$T/wrong.sweep:9: task 'toy' has a row 'plain' at line 7 already"
stderr_has "$T/wrong.sweep:10: 'grid' takes one option and its values"
stderr_has "$T/wrong.sweep:11: 'known' takes figures and a name"
stderr_has "$T/wrong.sweep:12: 'row' takes a name of one word: 'words' is too much"
printf '%s\n' 'task toy' '--hiden 16' 'row plain' 'row other' 'folds 3' 'fold 4' >"$T/wrong.sweep"
sweep 1 'mistakes that the program tells' "$T/wrong.sweep"
stderr_has "$T/wrong.sweep:2: 'toy train' has no option --hiden: did you mean --hidden?"
stderr_has "$T/wrong.sweep:3: row 'plain' is measured nowhere: say 'folds 5' or 'dev'"
stderr_has "$T/wrong.sweep:4: row 'other' wants fold 4, and there are folds 1 to 3"
printf '%s\n' 'task toy' 'dev' 'row plain' '--rate none' >"$T/wrong.sweep"
sweep 1 'a value that train refuses' "$T/wrong.sweep" --out "$T/none"
stderr_has 'toy/plain/seed1/dev: failed: toy train: '
stderr_has 'rate'
sweep 1 'no such part' "$both" --only toy/plian
stderr_has "has no 'toy/plian'"
: >"$T/wrong.sweep"
sweep 1 'an empty file' "$T/wrong.sweep"
sweep 3 'no file' "$T/nowhere.sweep"
echo 'task nothing
dev
row r' >"$T/wrong.sweep"
sweep 3 'no data' "$T/wrong.sweep"
stderr_has "cannot read $B/data/nothing.train.jsonl"
sweep 2 'no argument'
sweep 2 'an unknown option' "$both" --width 3
sweep 2 'no job' "$both" --jobs 0
sweep 2 'seeds that are none' "$both" --seeds x
expect 0 'help' tools/sweep --help
stdout_has 'teacher single'

# ---- Slurm: the script that it is given, run as one of the array.
sweep 0 'a Slurm script' "$T/taught.sweep" --out "$T/slurm" --slurm
cp "$T/stdout" "$T/job"
expect 0 'it is a shell script' sh -n "$T/job"
expect 0 'one of the array' env SLURM_ARRAY_TASK_ID=2 sh "$T/job"
stderr_has 'toy/single/seed2/dev: exact'
[ "$(find "$T/slurm" -name '*.json' | wc -l)" = 1 ] || bad 'one of an array did more than its own'
mkdir "$T/bin"
printf '%s\n' '#!/bin/sh' "echo \"\$*\" >>'$T/submitted'" 'echo 77' >"$T/bin/sbatch"
chmod +x "$T/bin/sbatch"
expect 0 'submitting' env PATH="$T/bin:$PATH" sh "$T/job" --time=5
stdout_has 'submitted 2 jobs as 77'
stdout_has 'submitted 3 jobs as 77'
count=$((count + 1))
printf '%s\n' "--parsable --array=1-2 --export=ALL,SWEEP_BEFORE=0 --time=5 $T/job" \
    "--parsable --array=1-3 --export=ALL,SWEEP_BEFORE=2 --dependency=afterany:77 --time=5 $T/job" | cmp - "$T/submitted" || bad "submitted: $(cat "$T/submitted")"

# ---- Several machines.
if command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q GNU; then
    sweep 0 'GNU parallel' "$T/taught.sweep" --out "$T/hosts" --hosts 2/:
    [ "$(find "$T/hosts" -name '*.json' | wc -l)" = 5 ] || bad 'not all was done through parallel'
else
    echo 'skipped: no GNU parallel'
    expect 3 'no GNU parallel' env BUILD="$B" tools/sweep "$T/taught.sweep" --out "$T/hosts" --hosts 2/:
    stderr_has 'apt-get install parallel'
fi
done_testing
