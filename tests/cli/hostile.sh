# What is no ordinary file, and where nothing can be written: an error that says what and why, at once, and never silence.
# limit: 120
. tests/cli/lib
escape=$(printf '\033[31m')
clean() { # nothing but printable characters on either stream
    count=$((count + 1))
    ! LC_ALL=C grep -q "$(printf '[\001-\010\013-\037\177]')" "$T/stdout" "$T/stderr" || { bad "$what: a control character"; cat -v "$T/stdout" "$T/stderr"; }
}

# A pipe with a name, to which nobody writes, ends the wait; one with a writer is read, also a slow one.
mkfifo "$T/pipe.asdl"
expect 3 'a pipe without a writer' timeout 20 "$A" check "$T/pipe.asdl"
stderr_has 'it is a pipe, and nobody writes to it'
printf 'grammar pipe.asdl\n' >"$T/pipe.task"
expect 1 'a pipe as the grammar of a task' timeout 20 "$A" check "$T/pipe.task"
{ sleep 0.2; echo 'a = A' >"$T/pipe.asdl"; } &
expect 0 'a pipe with a writer' timeout 20 "$A" check "$T/pipe.asdl"
wait
{ exec 3>"$T/pipe.asdl"; sleep 1.5; echo 'a = A' >&3; } &
expect 0 'a pipe with a slow writer' timeout 20 "$A" check "$T/pipe.asdl"
wait

# The same for programs. What is read more than once must be a file; what is read once may be a pipe that a shell made, and one with a name if somebody writes to it.
G=$BUILD/geo S=$T/shipped/geo_parser small='--epochs 1 --hidden 4 --embed 4 --threads 1 --quiet'
expect 0 'a model' tests/ship/model "$T/m"
expect 0 'ship' env CC="${CC:-cc} -O1" "$G" ship --model "$T/m" -o "$T/shipped"
# shellcheck disable=SC2086 # flags are words; a program with sanitizers is not static, as ship's is
[ -z "${SANITIZED-}" ] || expect 0 'a shipped parser' ${CC:-cc} -O1 ${CFLAGS-} -DGEO_PARSER_MAIN "$T/shipped/geo_parser.c" -lm -o "$S"
[ -x "$S" ] || bad 'there is no shipped parser'
mkfifo "$T/fifo" "$T/out" "$T/run.ckpt"
give_up() { # what is said of the pipe, commands of geo...: exit code 3 and a message that begins so
    said=$1 number=0
    shift
    for words; do # all at once: each waits some seconds
        number=$((number + 1))
        # shellcheck disable=SC2086
        { timeout 30 "$G" $words >"$T/waited.$number" 2>&1; echo "exit code $?" >>"$T/waited.$number"; } &
    done
    wait
    number=0
    for words; do
        number=$((number + 1)) count=$((count + 1))
        grep -qF "$said" "$T/waited.$number" && grep -q 'exit code 3' "$T/waited.$number" || { bad "$words: not '$said'"; cat "$T/waited.$number"; }
    done
}
give_up "cannot read $T/fifo: it is a pipe, and nobody writes to it" "train --train $T/fifo --model $T/n" "train --train $T/m.jsonl --dev $T/fifo --model $T/n2" \
    "predict --model $T/m --entities $T/fifo hello" "data $T/fifo"
for words in "predict --model $T/fifo hello" "train --train $T/m.jsonl --model $T/n --teacher $T/fifo" "train --train $T/m.jsonl --model $T/n --from $T/fifo"; do
    # shellcheck disable=SC2086
    expect 3 "a pipe as a model: $words" timeout 20 "$G" $words
    stderr_has "$T/fifo: not a regular file"
done
for words in "--model $T/out" "--model $T/run" "--model $T/run --resume" "--model $T/run --force"; do
    # shellcheck disable=SC2086
    expect 3 "a pipe to write to: train $words" timeout 20 "$G" train --train "$T/m.jsonl" $words $small
    stderr_has 'it is a pipe, and no regular file'
done
for words in "train --train /dev/stdin --model $T/n $small" "eval --model $T/m /dev/stdin" 'data /dev/stdin' "predict --model $T/m /dev/stdin" "train --train $T/m.jsonl --dev /dev/stdin --model $T/n $small --force"; do
    # shellcheck disable=SC2086
    expect 0 "a pipe of the shell: $words" sh -c '{ sleep 0.2; cat "$0"; } | timeout 20 "$@"' "$T/m.jsonl" "$G" $words
done
expect 1 'an empty pipe of the shell' sh -c ': | timeout 3 "$@"' sh "$G" data /dev/stdin
printf 'wobbly river\tr\twobbly_river:r\n' >"$T/names"
expect 0 'names from a pipe of the shell' sh -c 'cat "$0" | timeout 20 "$@"' "$T/names" "$G" predict --model "$T/m" --entities /dev/stdin --format tree 'how long is the wobbly river'
stdout_has wobbly_river
{ sleep 0.5; cat "$T/m.jsonl" >"$T/fifo"; } &
expect 0 'examples from a pipe with a writer' timeout 20 "$G" train --train "$T/fifo" --model "$T/n" --force $small
wait
expect 3 'a pipe as the names of a shipped parser' timeout 20 "$S" --entities "$T/fifo" hello
stderr_has 'it is a pipe, and no regular file'
expect 0 'a pipe of the shell as its names' sh -c 'cat "$0" | timeout 20 "$@"' "$T/names" "$S" --entities /dev/stdin --format tree 'how long is the wobbly river'
stdout_has wobbly_river

# pipes that nobody reads, as outputs
give_up "cannot write $T/out: it is a pipe that nobody reads" "eval --model $T/m --predictions $T/out $T/m.jsonl" "eval --model $T/m --report $T/out $T/m.jsonl" \
    "explain --model $T/m -o $T/out hello" "data --report $T/out $T/m.jsonl" "train --train $T/m.jsonl --model $T/p --report $T/out $small"
{ cat "$T/out" >"$T/read"; } &
expect 0 'a report into a pipe with a reader' timeout 20 "$G" data --report "$T/out" "$T/m.jsonl"
wait
count=$((count + 1))
grep -q '</html>' "$T/read" || bad 'a report into a pipe with a reader: not the whole page'
expect 3 'train without a name' "$G" train --train "$T/m.jsonl" --model '' $small
stderr_has 'cannot write a file without a name'
expect 3 'train into a device' "$G" train --train "$T/m.jsonl" --model /dev/null $small
stderr_has 'it is a device, and no regular file'

# a program takes its place as other files do
expect 3 'build into a pipe' timeout 20 "$A" build grammars/cron.task -o "$T/out"
stderr_has "cannot write $T/out: it is a pipe, and no regular file"
expect 3 'build into no folder' timeout 20 "$A" build grammars/cron.task -o "$T/nowhere/cron"
stderr_has "cannot write $T/nowhere/cron: No such file or directory"
: >"$T/real"
ln -s real "$T/link"
expect 0 'build through a link' env CFLAGS="-O0 ${CFLAGS-}" "$A" build grammars/cron.task -o "$T/link"
count=$((count + 1))
[ -L "$T/link" ] && [ -s "$T/real" ] || bad 'build replaced a link'
expect 0 'build' env CFLAGS="-O0 ${CFLAGS-}" "$A" build grammars/cron.task -o "$T/cron"
expect 0 'what was built' "$T/cron" --help

# weights so large that numbers overflow: an error for each line, and nothing waits for ever
python "
import struct
raw = open('$T/m', 'rb').read()
n = struct.unpack('<Q', raw[:8])[0]
head, data = json.loads(raw[8:8 + n]), bytearray(raw[8 + n:])
head['__metadata__'].pop('checksum')
for name, t in head.items():
    if name != '__metadata__' and t['dtype'] == 'F32':
        first, end = t['data_offsets']
        data[first:end] = struct.pack('<f', 1e19) * ((end - first) // 4)
text = json.dumps(head).encode()
text += b' ' * (-len(text) % 8)
open('$T/huge', 'wb').write(struct.pack('<Q', len(text)) + text + data)"
for words in '' '--kbest 3' '--format json' '--kbest 3 --format json'; do
    # shellcheck disable=SC2086
    expect 1 "weights that overflow: predict $words" timeout 60 "$G" predict --model "$T/huge" $words 'which state border s0'
    cat "$T/stdout" >>"$T/stderr"
    stderr_has 'the answer has no probability'
done
expect 0 'weights that overflow: eval' timeout 60 "$G" eval --model "$T/huge" "$T/m.jsonl"

# Many errors in one line take no longer than in many lines: each column was counted from the line's begin, and each letter written alone.
awk 'BEGIN { printf "a = A(int x)"; for (i = 0; i < 20000; i++) printf " | A(int x)"; print "" }' >"$T/line.asdl"
expect 1 'twenty thousand errors in one line' timeout 20 "$A" check "$T/line.asdl"

# A full device: exit code 3 and a message, whatever is printed.
endless() { yes s0 2>/dev/null | timeout 20 "$@"; }
full() { # what, command...: standard output is full
    what=$1
    shift
    count=$((count + 1))
    "$@" >/dev/full 2>"$T/stderr"
    got=$?
    [ $got = 3 ] || bad "$what to a full device: exit code $got, not 3"
    stderr_has 'standard output: No space left on device'
}
tree="Entity(entity='s0')"
for i in 1 2 3 4 5 6 7 8 9 10; do cat "$T/m.jsonl"; done >"$T/fifty.jsonl"
"$BUILD/home" synth 3 >"$T/home.jsonl"
if [ -w /dev/full ]; then
    for words in --help 'train --help' "print $tree" "trace $tree" 'parse s0' 'info --model models/geo.safetensors' 'predict --model models/geo.safetensors hello' \
        'explain --model models/geo.safetensors hello'; do
        # shellcheck disable=SC2086
        full "geo $words" "$G" $words
    done
    for words in "eval --model $T/m $T/m.jsonl" "data $T/m.jsonl" "eval --model $T/m --json $T/m.jsonl" 'parse --check 3' "calibrate --model $T/m -o $T/m2 $T/fifty.jsonl"; do
        # shellcheck disable=SC2086
        full "geo $words" "$G" $words
    done
    full 'geo ship' env CC=no-such-cc "$G" ship --model "$T/m" -o "$T/shipped"
    timeout 2 "$G" serve --model "$T/m" --port 0 >"$T/stdout" 2>"$T/stderr"
    if grep -q libmicrohttpd "$T/stderr"; then echo 'skipped: serve (no libmicrohttpd)'; else full 'geo serve' timeout 20 "$G" serve --model "$T/m" --port 0; fi
    full 'home synth' "$BUILD/home" synth 3
    full 'home say' "$BUILD/home" say "$T/home.jsonl"
    for words in --help --version 'which state border s0' "$T/m.jsonl"; do full "the shipped parser: $words" "$S" "$words"; done
    for words in --help --version 'modules grammars/jobs.task' 'show grammars/jobs.task expr' 'graph grammars/jobs.task' 'check --json grammars/jobs.task' "new $T/new" \
        "compile --json grammars/jobs.task -o $T/compiled" 'check --templates grammars/jobs.task'; do
        # shellcheck disable=SC2086
        full "asdlc $words" "$A" $words
    done
    # A parser whose answers go nowhere does not read its input to the end, which may never come.
    for program in "$S" "$G predict --model $T/m --threads 1" "$G parse" "$BUILD/home say"; do
        # shellcheck disable=SC2086
        full "no end of sentences: $program" endless $program
    done
else
    echo 'skipped: there is no /dev/full'
fi

# A limit on the size of files is an error like a full device, not the end by a signal.
limited() { # a command that may write 512 bytes or 1 KB to a file
    (ulimit -f 1 && GCOV_PREFIX=$T "$@") # make coverage: counts cut off would spoil those of all other runs
}
expect 3 'compile beyond the limit' limited "$A" compile grammars/jobs.task -o "$T/limited"
stderr_has 'File too large'
expect 3 'ship beyond the limit' limited "$G" ship --model models/geo.safetensors -o "$T/limited"
stderr_has 'File too large'
expect 3 'convert beyond the limit' limited "$G" convert --model models/geo.safetensors --bits 16 -o "$T/limited.model"
stderr_has 'File too large'
expect 3 'train beyond the limit' limited "$G" train --train "$T/m.jsonl" --model "$T/limited.model" --epochs 1 --hidden 4 --embed 4
stderr_has 'File too large'
expect 3 'calibrate beyond the limit' limited "$G" calibrate --model "$T/m" -o "$T/limited.model" "$T/fifty.jsonl"
stderr_has 'File too large'
expect 3 'explain beyond the limit' limited "$G" explain --model "$T/m" -o "$T/limited.model" 'which state border s0'
stderr_has 'File too large'
count=$((count + 1))
[ ! -e "$T/limited.model" ] || bad 'a part of a file is left'
expect 3 'data --split beyond the limit' limited "$G" data "$T/fifty.jsonl" --split 60/20/20
stderr_has 'File too large'
expect 3 'new beyond the limit' limited "$A" new "$T/limited_new"
stderr_has 'File too large'
expect 3 'build beyond the limit' limited "$A" build grammars/jobs.task -o "$T/limited.program"
count=$((count + 1))
[ ! -e "$T/limited.program" ] || bad 'a part of a program is left'
too_long() { # standard output is a file that may not hold it all
    (ulimit -f 1 && GCOV_PREFIX=$T "$@" >"$T/long")
}
for program in "$S" "$G predict --model $T/m"; do
    # shellcheck disable=SC2086
    expect 3 "answers beyond the limit: $program" too_long $program --format json "$T/fifty.jsonl"
    stderr_has 'standard output: File too large'
done

# Terminal escapes in names of files and in arguments do not reach the screen.
name="$T/x$escape"
printf '{"input": "a%s", "tree": "B%s"}\n' "$escape" "$escape" >"$name.jsonl"
cp models/geo.safetensors "$name.safetensors"
for words in "train$escape" "predict --model $name" "predict --model$escape" "predict --model $name.safetensors $escape" "eval --model $name.safetensors $name.jsonl" "data $name.jsonl" "print $escape" \
    "print $name.jsonl" "parse $escape" "parse $name.jsonl" "trace $escape" "info --model $name" "info --model $name.safetensors" "ship --model $name -o $name" "convert --model $name --bits $escape -o $name" \
    "train --train $name.jsonl --model $name.m" "train --train $name.none --model $name.m" "train --hidden $escape" "explain --model $name hello" "serve --model $name --port $escape" "synth $escape" \
    "say $escape" "calibrate --model $name $name.jsonl" "report $name"; do
    what="geo $words"
    # shellcheck disable=SC2086
    timeout 20 "$G" $words >"$T/stdout" 2>"$T/stderr" </dev/null
    clean
done
for words in "check $name" "build $name -o $name" "show grammars/jobs.task $escape" "modules grammars/jobs.task --model $name" "import $name" "new --from $name" "$escape" "--$escape" "check --name $escape $name"; do
    what="asdlc $words"
    # shellcheck disable=SC2086
    timeout 20 "$A" $words >"$T/stdout" 2>"$T/stderr" </dev/null
    clean
done
done_testing
