# The bench runs: all of it but the peer, on a few made examples, and what it writes can be plotted.
[ -z "${SANITIZED-}" ] || { echo 'left out under the sanitizers'; exit 77; }
. tests/cli/lib
PYTHON=/usr/bin/python3
echo 'int main(void) { return 0; }' >"$T/blas.c"
${CC:-cc} -o "$T/blas" "$T/blas.c" -lopenblas 2>/dev/null || { echo 'there is no OpenBLAS to compare with'; exit 77; }
expect 0 'its programs build' make --no-print-directory BUILD="${BUILD#"$PWD/"}" bench-programs
for task in jobs geo atis hearthstone; do
    "$A" modules --json "grammars/$task.task" >"$T/modules.json"
    $PYTHON -B tools/bench/synthetic.py $task "$T/modules.json" 30 >"$T/$task.jsonl"
    $PYTHON -B tools/bench/synthetic.py $task "$T/modules.json" 30 | cmp -s - "$T/$task.jsonl" || bad "$task: made examples differ from run to run"
    expect 0 "$task: made examples are trees of the grammar" "$BUILD/$task" print "$T/$task.jsonl"
done
printf 'nn 20 50 50 2 0\nnt 20 50 50 1 0\ntn 50 50 20 1 2500\n' >"$T/products"
expect 0 'replay' "$BUILD/bench/replay" "$T/products" 2
stdout_has '"products": 3'
expect 1 'replay of nothing' "$BUILD/bench/replay" /dev/null 1
expect 0 'run' env OUT="$T" BUILD="$BUILD" $PYTHON -B tools/bench/run --smoke geo
stdout_has 'ours, 2 threads'
stdout_has 'bench: it runs'
python "r = json.load(open('$T/results.json'))['tasks']['geo']; assert r['ours'][0] > 0 and r['limit_us'] > 0 and r['answer_us'] > 0, r"
expect 0 'plot' $PYTHON -B tools/bench/plot.py "$T/results.json" "$T"
python "import xml.dom.minidom; xml.dom.minidom.parse('$T/training.svg')"
done_testing
