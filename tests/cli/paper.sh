# The paper's experiments on a handful of made-up forms: folds, dev, what is done is not done again, the table.
. tests/cli/lib
CC=${CC:-cc}
B=$T/build
mkdir -p "$B/data"
# shellcheck disable=SC2086
expect 0 'folds' "$CC" -std=c11 -D_POSIX_C_SOURCE=200809L ${CFLAGS-} tools/folds.c -o "$B/folds" -ljansson
for task in geo atis jobs hearthstone; do
    ln -s "$(cd "$BUILD" && pwd)/$task" "$B/$task"
done
i=0
for word in red green blue black white grey pink brown; do
    i=$((i + 1))
    echo "{\"id\": \"$i\", \"input\": {\"query\": \"which is $word\"}, \"tree\": \"Apply(predicate='$word', arguments=[Variable(variable='\$0')])\"}"
done >"$B/data/geo.train.jsonl"
cp "$B/data/geo.train.jsonl" "$B/data/atis.train.jsonl"
head -n 3 "$B/data/geo.train.jsonl" >"$B/data/atis.dev.jsonl"
small='--epochs 2 --hidden 8 --folds 2'
paper() { # exit code, what, arguments
    code=$1 name=$2
    shift 2
    expect "$code" "$name" env BUILD="$B" JOBS=2 tools/paper "$@"
}

# shellcheck disable=SC2086
paper 0 'what there is data for' $small -- --embed 8
stderr_has "no $B/data/hearthstone.train.jsonl (make data): hearthstone is left out"
stderr_has 'geo sup-att1-hidden8-dropout0.3-batch20-epochs2-seed1-embed8 fold 2: exact'
stdout_has '(85.7)'
stdout_has '(85.9)'
what='results'
python "import glob
rows = [json.load(open(f)) for f in glob.glob('$B/paper/*/*/*.json')]
assert len(rows) == 6, rows
assert sorted(r['count'] for r in rows) == [3, 3, 4, 4, 4, 4], rows
assert sorted((r['task'], r['fold'], r['sup_att']) for r in rows)[:2] == [('atis', 'dev', 0), ('atis', 'dev', 1)], rows
assert all(r['hidden'] == 8 and r['seconds'] >= 0 and 'em_l2l' in r and r['options'].endswith('--embed 8') for r in rows), rows"
G=$B/paper/geo/sup-att1-hidden8-dropout0.3-batch20-epochs2-seed1-embed8
expect 0 'the last pass is what a fold keeps' tail -n 1 "$G/split1-fold1-of-2.log"
stdout_has ': pass 2, '
[ "$(wc -l <"$G/split1-fold1-of-2.safetensors.log.jsonl")" = 1 ] || bad 'a fold was evaluated more than once'

# shellcheck disable=SC2086
paper 0 'what is done is not done again' --task geo $small -- --embed 8
count=$((count + 1))
grep -q exact "$T/stderr" && bad 'trained again'
stdout_has '| 2 folds      |        8 |'
rm "$G/split1-fold2-of-2.json"
# shellcheck disable=SC2086
paper 0 'what lacks a result is' --task geo --sup-att 1 $small -- --embed 8
stderr_has 'fold 2: exact'
# shellcheck disable=SC2086
paper 0 'a grid on one fold' --task geo --sup-att 1 --only-fold 1 $small --hidden '6 7' --dropout '0.2 0.5' -- --embed 8
[ "$(grep -c '1 of 2 folds' "$T/stdout")" = 4 ] || bad 'not every combination'
paper 0 'all results' --table
[ "$(grep -c '^| geo' "$T/stdout")" = 6 ] || bad 'a result is not in the table'

# shellcheck disable=SC2086
paper 1 'a training that fails' --task atis --sup-att 1 $small -- --rate none
stderr_has 'failed, see '
paper 2 'an unknown task' --task chess
paper 2 'an unknown option' --width 3
paper 2 'a value that is missing' --hidden
paper 2 'a value that is no number' --hidden many
paper 2 'a table of something' --table geo
expect 3 'no data' env BUILD="$T/nowhere" tools/paper --task geo
expect 3 'no results' env BUILD="$T/nowhere" tools/paper --table
expect 0 'help' tools/paper --help
stdout_has '--only-fold'
done_testing
