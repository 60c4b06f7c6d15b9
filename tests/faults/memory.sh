#!/bin/sh
# memory.sh: every allocation of every command fails, one after the other, and then each with all behind it (memory.c says how, and what must hold).
#   BUILD=build tests/faults/memory.sh
#   EVERY=50     only every 50th allocation
#   PIECES=      the programs as they are. By default those in BUILD/pieces, where each piece of an arena is an allocation of its own; the compiler has no
#                arenas
#   COUNTED=1    the programs were built with --coverage
#   ONLY="word"  only commands whose names contain one of the words
# A line for each command: how many failures there were, and what was found. Exit code 1 if anything was. Without a failure each command must succeed, or
# end with the exit code that is given with it: else the allocations of an error message would be all that is tried.
here=$(cd "$(dirname "$0")" && pwd) && cd "$here/../.." || exit 3
BUILD=${BUILD:-build} EVERY=${EVERY:-1} PIECES=${PIECES-$BUILD/pieces}
[ "$(uname -s)" = Linux ] || { echo "the library that makes allocations fail is for Linux"; exit 77; }
[ -z "${SANITIZED-}" ] || [ -n "${COUNTED-}" ] || { echo "a sanitizer has an allocator of its own"; exit 77; }
W=$(mktemp -d) && mkdir "$W/out" "$W/none" "$W/begun" || exit 3
trap 'rm -rf "$W"' EXIT
trap 'exit 3' HUP INT TERM
${CC:-cc} -std=gnu11 -O2 -Wall -Wextra -shared -fPIC -o "$W/memory.so" tests/faults/memory.c -ldl || exit 77
P=$BUILD A=$BUILD/asdlc
if [ -n "$PIECES" ]; then
    P=$PIECES
    [ -x "$P/geo" ] || { echo "there is no $P/geo; make check-faults builds it"; exit 3; }
fi
unset CFLAGS TMPDIR
[ -z "${COUNTED-}" ] || { MEMORY_COUNTED=1 && export MEMORY_COUNTED; }
MALLOC_PERTURB_=165 && export MALLOC_PERTURB_ # glibc fills what is allocated and what is freed, so that nobody lives on what was there before

failed=0 total=0
run() { # name, folder before, command...; CODE=1 before it: its exit code
    name=$1 before=$2
    shift 2
    if [ -n "${ONLY-}" ]; then
        for word in $ONLY nothing; do case $name in *"$word"*) break ;; esac done
        [ "$word" != nothing ] || return 0
    fi
    rm -rf "$W/out" && mkdir "$W/out"
    MEMORY_CODE=${CODE:-0} MEMORY_FAULTS=${FIRST:-1}:$EVERY MEMORY_FOLDER=$W/out MEMORY_BEFORE=$before LD_PRELOAD=$W/memory.so "$@" >"$W/found" 2>"$W/said" </dev/null
    code=$? last=$(tail -n 1 "$W/found")
    case $code:$last in
    0:*' failures: '*) ;;
    *) failed=1 && head -n 60 "$W/found" "$W/said" ;;
    esac
    case $last in *' failures: '*) total=$((total + ${last%% *})) ;; esac
    [ "${last%% *}" != 0 ] || { failed=1 && echo "$name: nothing failed"; }
    printf '%-24s %s\n' "$name" "$last"
}

# ---- The compiler.
mix=tests/grad/mix.task
run check "$W/none" "$A" check $mix
run 'check --templates' "$W/none" "$A" check --templates grammars/jobs.task
printf 'a = A(b c\nd = (\n' >"$W/bad.asdl"
CODE=1 run 'check, errors' "$W/none" "$A" check "$W/bad.asdl"
CODE=1 run 'check --json, errors' "$W/none" "$A" check --json "$W/bad.asdl"
run compile "$W/none" "$A" compile $mix -o "$W/out"
run modules "$W/none" "$A" modules $mix
EVERY=$((EVERY * 4)) run 'modules --json' "$W/none" "$A" modules --json $mix
run show "$W/none" "$A" show $mix item
run 'show --json' "$W/none" "$A" show --json $mix item
run 'graph --json' "$W/none" "$A" graph --json $mix
run 'import of rules' "$W/none" "$A" import tests/import/robot.lark -o "$W/out"
run 'import of nodes' "$W/none" "$A" import tests/import/tiny.json -o "$W/out"
run new "$W/none" "$A" new "$W/out/toy"
mkdir "$W/grammar" && cp tests/grad/mix.asdl "$W/grammar/"
run 'new --from' "$W/grammar" "$A" new --from "$W/out/mix.asdl"
cat >"$W/cc" <<'X'
#!/bin/sh
while [ "$1" != -o ]; do shift; done
echo program >"$2"
X
chmod +x "$W/cc"
TMPDIR=$W/out CC=$W/cc && export TMPDIR CC
run build "$W/none" "$A" build $mix -o "$W/out/mix"
CC=false
CODE=3 run 'build, cc fails' "$W/none" "$A" build $mix -o "$W/out/mix"
unset TMPDIR CC

# ---- A program.
BUILD=$BUILD sh tests/ship/model "$W/geo" || exit 3
head -n 3 "$W/geo.jsonl" >"$W/three.jsonl"
for i in 1 2 3 4 5 6 7 8 9 10; do cat "$W/geo.jsonl"; done >"$W/fifty.jsonl"
"$BUILD/geo" train --train "$W/geo.jsonl" --model "$W/geo2" --epochs 3 --hidden 8 --embed 8 --threads 1 --quiet || exit 3
printf 'which state border s0\nhow long is the r0\n\nwhat is the popul of c0\n' >"$W/lines"
printf '{"input": {"query": "which state border s0"}, "id": "1"}\n{"input": 7}\n{"input": {"query": "how long is the r0"}}\n' >"$W/lines.json"
printf "Apply(predicate='len:i', arguments=[Entity(entity='r0')])\n" >"$W/tree"
one='which state border s0'
small='--epochs 2 --hidden 4 --embed 4 --batch 2'
g=$P/geo m=$W/geo

MEMORY_AGAIN=--resume && export MEMORY_AGAIN
# shellcheck disable=SC2086 # words
run train "$W/none" "$g" train --train "$W/three.jsonl" --model "$W/out/m" $small --threads 1 --quiet
# shellcheck disable=SC2086
EVERY=$((EVERY * 3)) run 'train --dev --threads 2' "$W/none" "$g" train --train "$W/three.jsonl" --dev "$W/three.jsonl" --model "$W/out/m" $small --threads 2
for n in 700 600 500 400 300; do # a run that ended early and left a checkpoint
    # shellcheck disable=SC2086
    [ -e "$W/begun/m.ckpt" ] || ASN_CHECKPOINT=0 MEMORY_FAULT=$n+ LD_PRELOAD=$W/memory.so \
        "$BUILD/geo" train --train "$W/three.jsonl" --model "$W/begun/m" $small --threads 1 --quiet >/dev/null 2>&1
done
[ -e "$W/begun/m.ckpt" ] || { failed=1 && echo "there is no checkpoint to go on from"; }
# shellcheck disable=SC2086
run 'train --resume' "$W/begun" "$g" train --train "$W/three.jsonl" --model "$W/out/m" $small --threads 1 --quiet --resume
# shellcheck disable=SC2086
{
    EVERY=$((EVERY * 3)) run 'train, more settings' "$W/none" "$g" train --train "$W/three.jsonl" --model "$W/out/m" $small --threads 1 --quiet \
        --align 0.1 --sup-choice 1 --feed 8 --grams 16 --average 0.9
    EVERY=$((EVERY * 100)) run 'train --recombine' "$W/none" "$g" train --train "$W/geo.jsonl" --model "$W/out/m" $small --threads 1 --quiet --align 0.1 --recombine 1
    EVERY=$((EVERY * 3)) run 'train --from' "$W/none" "$g" train --from "$m" --train "$W/three.jsonl" --old "$W/geo.jsonl" --model "$W/out/m" --epochs 1 --threads 1 --quiet
    EVERY=$((EVERY * 40)) run 'train --teacher' "$W/none" "$g" train --teacher "$m" --teacher "$m" --train "$W/geo.jsonl" --model "$W/out/m" $small --threads 1 --quiet
    EVERY=$((EVERY * 3)) run 'train --report' "$W/none" "$g" train --train "$W/three.jsonl" --model "$W/out/m" $small --threads 1 --quiet --report "$W/out/r.html"
    ASN_HOLD=0 && export ASN_HOLD
    EVERY=$((EVERY * 3)) run 'train, streamed' "$W/none" "$g" train --train "$W/three.jsonl" --model "$W/out/m" $small --threads 1 --quiet
    unset ASN_HOLD
}
unset MEMORY_AGAIN
printf 'wobbly river\tr\twobbly_river:r\n' >"$W/names"
run 'predict --entities' "$W/none" "$g" predict --model "$m" --threads 1 --entities "$W/names" --format json 'how long is the wobbly river'
run 'predict, two models' "$W/none" "$g" predict --model "$m" --model "$W/geo2" --threads 1 --format json "$one"
run predict "$W/none" "$g" predict --model "$m" --threads 1 "$one"
run 'predict, many' "$W/none" "$g" predict --model "$m" --threads 2 "$W/lines"
CODE=1 run 'predict, JSON' "$W/none" "$g" predict --model "$m" --threads 1 --format json --decisions "$W/lines.json"
run 'predict --kbest' "$W/none" "$g" predict --model "$m" --threads 1 --kbest 3 --format json "$one"
run 'eval --json' "$W/none" "$g" eval --model "$m" --threads 1 --json "$W/three.jsonl"
run 'eval --kbest' "$W/none" "$g" eval --model "$m" --threads 2 --kbest 3 "$W/three.jsonl"
run 'eval --predictions' "$W/none" "$g" eval --model "$m" --threads 1 --predictions "$W/out/p" "$W/three.jsonl"
run 'eval --report' "$W/none" "$g" eval --model "$m" --threads 1 --report "$W/out/p.html" "$W/three.jsonl"
EVERY=$((EVERY * 3)) run calibrate "$W/none" "$g" calibrate --model "$m" -o "$W/out/m" --threads 1 "$W/fifty.jsonl"
run convert "$W/none" "$g" convert --model "$m" --bits 16 -o "$W/out/m"
run explain "$W/none" "$g" explain --model "$m" -o "$W/out/e.html" "$one"
run 'explain in a terminal' "$W/none" "$g" explain --model "$m" --format terminal "$one"
run info "$W/none" "$g" info --model "$m"
run print "$W/none" "$g" print "$W/tree"
run parse "$W/none" "$g" parse --format json '( len:i r0 )'
run trace "$W/none" "$g" trace "$(cat "$W/tree")"
run data "$W/none" "$g" data "$W/three.jsonl"
mkdir "$W/all" && cp "$W/geo.jsonl" "$W/all/all.jsonl"
run 'data --split' "$W/all" "$g" data "$W/out/all.jsonl" --split 60/20/20
run say "$W/none" "$P/home" say "$("$BUILD/home" synth 1 | sed 's/.*"tree": "\(.*\)"}$/\1/')"
run synth "$W/none" "$P/home" synth 3
CC=none && export CC
run ship "$W/none" "$g" ship --model "$m" -o "$W/out"
unset CC
MEMORY_REQUEST="8917 /parse?sentence=which+state+border+s0" && export MEMORY_REQUEST
EVERY=$((EVERY * 5)) run serve "$W/none" "$g" serve --model "$m" --port 8917 --threads 1
unset MEMORY_REQUEST

# ---- A shipped parser, and a program that uses it.
if mkdir "$W/shipped" && CC=none "$BUILD/geo" ship --model "$m" -o "$W/shipped" >/dev/null 2>&1 &&
    ${CC:-cc} -O1 -g -DGEO_PARSER_MAIN -o "$W/shipped/program" "$W/shipped/geo_parser.c" -lm 2>"$W/log"; then
    run 'shipped' "$W/none" "$W/shipped/program" "$one"
    run 'shipped, lines' "$W/none" "$W/shipped/program" "$W/lines"
    run 'shipped --entities' "$W/none" "$W/shipped/program" --entities "$W/names" --format json 'how long is the wobbly river'
    run 'shipped --kbest' "$W/none" "$W/shipped/program" --kbest 3 --format json "$one"
else
    cat "$W/log" && failed=1
fi
echo "$total allocations failed in all"
exit $failed
