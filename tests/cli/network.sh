# The float build against the double one, learning by heart, and memory that stays flat.
# limit: 1800
. tests/cli/lib
CC=${CC:-cc} CFLAGS=${CFLAGS:--O1}
LIBS="-ljansson -lm -lpthread -ldl"
check=$(tools/libcheck) || bad 'nothing links with Check'
common="-std=c11 -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE -Iruntime -Igenerated -I$BUILD"

# gradients of each tensor: float within 1e-4 of double
sources="tests/grad/gradients.c $BUILD/mix/mix.c generated/cron/cron.c generated/jobs/jobs.c"
expect 0 'gradients in float' $CC $CFLAGS $common -o "$T/float" $sources "$BUILD/libasn.a" $check $LIBS
expect 0 'gradients in double' $CC $CFLAGS $common -DASN_DOUBLE -o "$T/double" $sources "$BUILD"/obj/double/libasn.a $check $LIBS
"$T/float" >"$T/g32" || bad 'float gradients'
"$T/double" >"$T/g64" || bad 'double gradients'
python "
worst = 0
for a, b in zip(open('$T/g32'), open('$T/g64')):
    a, b = a.split(), b.split()
    assert a[:2] == b[:2]
    if a[1] == 'loss':
        assert abs(float(a[2]) / float(b[2]) - 1) < 1e-5, (a, b)
        continue
    x, y = [float(v) for v in a[2:]], [float(v) for v in b[2:]]
    size = sum(v * v for v in y) ** 0.5
    error = sum((p - q) ** 2 for p, q in zip(x, y)) ** 0.5 / max(size, 1e-3)
    worst = max(worst, error)
    assert error < 1e-4, (a[:2], error)
print('worst', worst)"

# every bundled task with one input learns fifty examples by heart; random trees do not keep to its constraints
for task in cron geo atis jobs python; do
    expect 0 "examples of $task" $CC $CFLAGS $common -Igenerated/$task -DGRAMMAR=${task}_grammar -DHEADER="\"$task.h\"" -o "$T/examples" \
        tests/grad/examples.c generated/$task/$task.c "$BUILD/libasn.a" $check $LIBS
    "$T/examples" 50 >"$T/$task.jsonl"
    expect 0 "$task learns by heart" "$BUILD/$task" train --train "$T/$task.jsonl" --model "$T/$task.m" --hidden 48 --embed 48 --dropout 0 --unknown 0 --rate 0.005 \
        --epochs 150 --every 10 --decay 1 --average 0 --batch 10 --threads 2 --quiet
    expect 0 "$task knows them" "$BUILD/$task" eval --unconstrained --model "$T/$task.m" --json "$T/$task.jsonl"
    python "assert json.load(open('$T/stdout'))['em'] == 100, '$task ' + open('$T/stdout').read()"
done

# both budgets at once: the lowest tree of a type need not be its smallest
cat >"$T/budget.asdl" <<'X'
r = R(a x, a y)
a = Flat(b p, b q, b s, b t) | Tall(c u) | Deep(a v, a w)
b = B
c = C(d z)
d = D
X
expect 0 'a grammar of high and wide trees' "$A" build "$T/budget.asdl" -o "$T/budget"
for i in 1 2 3 4 5 6; do
    echo "{\"input\": {\"input\": \"x$i\"}, \"tree\": \"R(Tall(C(D())), Deep(Flat(B(), B(), B(), B()), Tall(C(D()))))\"}"
done >"$T/budget.jsonl"
for depth in 3 4 5 6; do
    for nodes in 9 11 12 13 15 20; do
        "$T/budget" train --train "$T/budget.jsonl" --model "$T/budget.m" --epochs 2 --hidden 8 --rate 0.5 --depth $depth --nodes $nodes --quiet 2>"$T/stderr"
        code=$?
        count=$((count + 1))
        [ $code = 0 ] || grep -q 'least tree' "$T/stderr" || bad "depth $depth, nodes $nodes: $code $(cat "$T/stderr")"
    done
done

# memory stays flat, pass after pass, of a task without constraints, which random trees would break (AddressSanitizer keeps what is freed for a while)
[ -n "${SANITIZED-}" ] || python "
import os, resource, subprocess
def most(epochs):
    pid = os.posix_spawn('$BUILD/cron', ['cron', 'train', '--train', '$T/cron.jsonl', '--model', '$T/flat', '--epochs', str(epochs), '--hidden', '24', '--threads', '2', '--quiet'], os.environ)
    return os.wait4(pid, 0)[2].ru_maxrss
few, many = most(20), most(150)
assert many < 1.1 * few + 2000, (few, many)"
done_testing
