# Folds of a cross-validation: no input in both parts, nothing lost, sizes even, the same every time.
. tests/cli/lib
CC=${CC:-cc}
F=$T/folds
# shellcheck disable=SC2086
expect 0 'folds compiles without a warning' "$CC" -std=c11 -O1 ${CFLAGS-} -Wall -Wextra -Wpedantic -Wconversion -Werror -D_POSIX_C_SOURCE=200809L \
    tools/folds.c -o "$F" -ljansson

# 40 inputs, input i on i % 4 + 1 lines, the components of every other line in another order
python3 - >"$T/all" <<'X'
for copy in range(4):
    for i in range(40):
        if i % 4 >= copy:
            parts = [f'"a": "x {i}"', f'"b": ["y", "{i % 7}"]']
            print('{"id": "%d.%d", "input": {%s}, "tree": "T(%d)"}' % (i, copy, ', '.join(parts[::-1] if copy % 2 else parts), copy))
X
for fold in 1 2 3; do
    expect 0 "fold $fold" "$F" --folds 3 --fold $fold "$T/all" "$T/train$fold" "$T/dev$fold"
done
what='the parts'
python "
def rows(name): return open('$T/' + name).read().splitlines()
def inputs(name): return {json.dumps(json.loads(r)['input'], sort_keys=True) for r in rows(name)}
every = rows('all')
for k in '123':
    train, dev = set(rows('train' + k)), set(rows('dev' + k))
    assert rows('train' + k) == [r for r in every if r in train] and rows('dev' + k) == [r for r in every if r in dev], 'the order'
    assert sorted(rows('train' + k) + rows('dev' + k)) == sorted(every), 'something is lost'
    assert not inputs('train' + k) & inputs('dev' + k), 'an input in both parts'
assert sorted(sum((rows('dev' + k) for k in '123'), [])) == sorted(every), 'the folds are not the whole'
sizes = [len(rows('dev' + k)) for k in '123']
assert max(sizes) - min(sizes) <= 4, sizes"

expect 0 'again' "$F" --fold 2 --folds 3 --seed 1 "$T/all" "$T/train" "$T/dev"
cmp -s "$T/dev" "$T/dev2" && cmp -s "$T/train" "$T/train2" || bad 'not the same every time'
expect 0 'another seed' "$F" --folds 3 --fold 2 --seed 2 "$T/all" "$T/train" "$T/dev"
cmp -s "$T/dev" "$T/dev2" && bad 'the seed has no effect'
sort -r "$T/all" >"$T/reversed"
expect 0 'other order of lines' "$F" --folds 3 --fold 2 "$T/reversed" "$T/train" "$T/dev"
sort "$T/dev2" >"$T/want"
sort "$T/dev" | cmp -s - "$T/want" || bad 'the order of lines has an effect'
expect 0 'as many folds as inputs' "$F" --folds 40 --fold 40 "$T/all" "$T/train" "$T/dev"
[ -s "$T/dev" ] || bad 'an empty fold'
printf '\n{"input": "b"}\r\n\n{"input": "a"}' >"$T/odd"
expect 0 'blank lines, no newline at the end' "$F" --folds 2 --fold 1 "$T/odd" "$T/train" "$T/dev"
[ "$(cat "$T/train" "$T/dev" | sort)" = '{"input": "a"}
{"input": "b"}' ] || bad 'odd lines'

# what is wrong is named
expect 1 'more folds than inputs' "$F" --folds 41 --fold 1 "$T/all" "$T/train" "$T/dev"
stderr_has 'has 40 different inputs: too few for 41 folds'
expect 1 'an empty file' "$F" --folds 2 --fold 1 "$T/file" "$T/train" "$T/dev"
stderr_has 'has 0 different inputs'
printf '{"input": "a"}\n{"input"\n' >"$T/bad"
expect 1 'a bad line' "$F" --folds 2 --fold 1 "$T/bad" "$T/train" "$T/dev"
stderr_has "$T/bad:2: "
printf '{"inputs": "a"}\n' >"$T/bad"
expect 1 'no input' "$F" --folds 2 --fold 1 "$T/bad" "$T/train" "$T/dev"
stderr_has "$T/bad:1: there is no \"input\""
echo '[1]' >"$T/bad"
expect 1 'not an object' "$F" --folds 2 --fold 1 "$T/bad" "$T/train" "$T/dev"
expect 2 'nothing' "$F"
expect 2 'no fold' "$F" --folds 3 "$T/all" "$T/train" "$T/dev"
expect 2 'two files' "$F" --folds 3 --fold 1 "$T/all" "$T/train"
expect 2 'four files' "$F" --folds 3 --fold 1 "$T/all" "$T/train" "$T/dev" "$T/more"
expect 2 'fold 0' "$F" --folds 3 --fold 0 "$T/all" "$T/train" "$T/dev"
expect 2 'fold 4 of 3' "$F" --folds 3 --fold 4 "$T/all" "$T/train" "$T/dev"
expect 2 'one fold' "$F" --folds 1 --fold 1 "$T/all" "$T/train" "$T/dev"
expect 2 'a number that is none' "$F" --folds 3 --fold 1 --seed -1 "$T/all" "$T/train" "$T/dev"
expect 2 'a value that is missing' "$F" "$T/all" "$T/train" "$T/dev" --fold
expect 2 'an unknown option' "$F" --folds 3 --fold 1 --sead 1 "$T/all" "$T/train" "$T/dev"
expect 2 'a file twice' "$F" --folds 3 --fold 1 "$T/all" "$T/all" "$T/dev"
expect 3 'a file that is not there' "$F" --folds 3 --fold 1 "$T/nowhere" "$T/train" "$T/dev"
expect 3 'a folder that is not there' "$F" --folds 3 --fold 1 "$T/all" "$T/nowhere/train" "$T/dev"
done_testing
