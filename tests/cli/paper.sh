# The paper's experiments on a handful of made-up forms: folds, dev, ensembles and teachers, what is done is not done again, the table.
. tests/cli/lib
CC=${CC:-cc}
B=$T/build
mkdir -p "$B/data" "$B/plain"
# shellcheck disable=SC2086
expect 0 'folds' "$CC" -std=c11 -D_POSIX_C_SOURCE=200809L ${CFLAGS-} tools/folds.c -o "$B/folds" -ljansson
for task in geo atis jobs hearthstone; do
    printf '%s\n' '#!/bin/sh' "exec '$PWD/tests/cli/noting' '$(cd "$BUILD" && pwd)/$task' \"\$@\"" >"$B/$task"
    chmod +x "$B/$task"
    cp "$B/$task" "$B/plain/$task" # make paper builds it without copies and constraints
done
i=0
for words in 'which is' 'what is' 'find me'; do for word in red green blue black white grey pink brown; do
    i=$((i + 1))
    case $((i % 3)) in # entities go with words of their own, so that examples can be recombined
    0) echo "{\"id\": \"$i\", \"input\": {\"query\": \"$words $word\"}, \"tree\": \"Apply(predicate='$word', arguments=[Variable(variable='\$0')])\"}" ;;
    *) echo "{\"id\": \"$i\", \"input\": {\"query\": \"$words $word s$((i % 3))\"}, \"tree\": \"Apply(predicate='$word', arguments=[Entity(entity='s$((i % 3))')])\"}" ;;
    esac
done; done >"$B/data/geo.train.jsonl"
cp "$B/data/geo.train.jsonl" "$B/data/atis.train.jsonl"
head -n 3 "$B/data/geo.train.jsonl" >"$B/data/atis.dev.jsonl"
paper() { # exit code, what, arguments
    code=$1 name=$2
    shift 2
    expect "$code" "$name" env BUILD="$B" JOBS=2 SEEDS=2 tools/paper "$@"
}
# the real settings, made small
sed -e 's/--hidden [0-9]*/--hidden 16 --embed 16/; s/--epochs [0-9]*/--epochs 40/; s/--every [0-9]*/--every 20/; s/--recombine 1//; s/folds 5/folds 2/' tools/paper.sweep >"$T/small.sweep"
small="--settings $T/small.sweep"

# shellcheck disable=SC2086
paper 0 'what there is data for' $small
stderr_has "no $B/data/hearthstone.train.jsonl (make data): hearthstone is left out"
stderr_has "no $B/data/jobs.train.jsonl (make data): jobs is left out"
stderr_has 'sweep: geo/distilled/seed1/fold2: exact'
stdout_has '|                                       | GEO '
stdout_has '| the paper, with supervised attention  | 87.1 '
stdout_has '| best trained from scratch, any system | 90.35 '
stdout_has '| ours, preset-paper '
stdout_has '| ours, single, ensemble of 2 '
stdout_has 'GEO: 2 folds, ATIS: dev'
stdout_has "A plot: $B/paper/plot.svg."
what='results'
python "import glob
rows = [json.load(open(f)) for f in glob.glob('$B/paper/*/*.json')]
assert len(rows) == 18, len(rows) # 2 rows of 2 seeds, one of 1 and an ensemble, on 2 folds and on dev
assert sorted(r['count'] for r in rows) == [3] * 6 + [12] * 12, rows
assert sum(len(r.get('teachers', [])) == 2 for r in rows) == 3, rows
table = {c[1].strip(): c[2:] for c in (l.split('|') for l in open('$T/stdout') if l.startswith('|'))}
seeds = {}
for r in rows:
    if r['task'] == 'geo' and '--preset paper' in r['options']:
        seeds[r['seed']] = seeds.get(r['seed'], 0) + r['em'] / 2
cell = table['ours, preset-paper'][0].split()
assert abs(float(cell[0]) - sum(seeds.values()) / 2) < 0.06 and cell[1] == '±', (cell, seeds)
assert float(cell[0]) > 0, cell"
# shellcheck disable=SC2086
paper 0 'what is done is not done again' --task geo --row 'single distilled' $small
count=$((count + 1))
grep -q exact "$T/stderr" && bad 'trained again'
count=$((count + 1))
grep -q 'ATIS\|preset' "$T/stdout" && bad 'more in the table than was asked for'
# shellcheck disable=SC2086
paper 0 'one more seed' --table --seeds 1-3 --task geo $small
stdout_has '* Not all seeds are done.'

# the settings as they are: the programs have all their options
cp "$B/data/geo.train.jsonl" "$B/data/jobs.train.jsonl"
cp "$B/data/geo.train.jsonl" "$B/data/hearthstone.train.jsonl"
cp "$B/data/atis.dev.jsonl" "$B/data/hearthstone.dev.jsonl"
paper 0 'the list' --list
stdout_has 'to do     hearthstone/single/ensemble/dev'
count=$((count + 1))
[ "$(grep -c 'geo/single/seed' "$T/stdout") $(grep -c 'geo/distilled/seed' "$T/stdout") $(grep -c 'atis/preset-paper/seed' "$T/stdout")" = '10 5 2' ] ||
    bad 'SEEDS=2 is not the first two seeds of each row'
paper 2 'no seed' --list --first 0
paper 0 'a Slurm script' --slurm --task jobs
cp "$T/stdout" "$T/job"
expect 0 'it is one' sh -n "$T/job"

sed 's/--hidden 16/--rate none/' "$T/small.sweep" >"$T/failing.sweep"
paper 1 'a training that fails' --settings "$T/failing.sweep" --task atis --row single
stderr_has 'failed: '
paper 2 'an unknown task' --task chess
paper 2 'an unknown option' --width 3
paper 2 'a value that is missing' --task
paper 2 'seeds that are none' --seeds many
paper 3 'no settings' --settings "$T/nowhere"
expect 3 'no data' env BUILD="$T/nowhere" tools/paper --task geo
expect 0 'help' tools/paper --help
stdout_has '--settings FILE'
done_testing
