#!/bin/sh
# memory.sh: every allocation of every command fails, one after the other, and then each with all behind it (memory.c says how, and what must hold).
#   BUILD=build tests/faults/memory.sh
#   EVERY=50     only every 50th allocation
#   PIECES=      the programs as they are. By default those in BUILD/pieces, where each piece of an arena is an allocation of its own; the compiler has no
#                arenas
#   COUNTED=1    the programs were built with --coverage
#   ONLY="word"  only commands whose names contain one of the words
# A line for each command: how many failures there were, and what was found. Exit code 1 if anything was.
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
run() { # name, folder before, command...
    name=$1 before=$2
    shift 2
    if [ -n "${ONLY-}" ]; then
        for word in $ONLY nothing; do case $name in *"$word"*) break ;; esac done
        [ "$word" != nothing ] || return 0
    fi
    rm -rf "$W/out" && mkdir "$W/out"
    MEMORY_FAULTS=${FIRST:-1}:$EVERY MEMORY_FOLDER=$W/out MEMORY_BEFORE=$before LD_PRELOAD=$W/memory.so "$@" >"$W/found" 2>"$W/said" </dev/null
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
printf 'a = A(b c\nd = (\n' >"$W/bad.asdl"
run 'check, errors' "$W/none" "$A" check "$W/bad.asdl"
run 'check --json, errors' "$W/none" "$A" check --json "$W/bad.asdl"
run compile "$W/none" "$A" compile $mix -o "$W/out"
run modules "$W/none" "$A" modules $mix
EVERY=$((EVERY * 4)) run 'modules --json' "$W/none" "$A" modules --json $mix
run show "$W/none" "$A" show $mix tree
run 'show --json' "$W/none" "$A" show --json $mix tree
run 'graph --json' "$W/none" "$A" graph --json $mix
run 'import of rules' "$W/none" "$A" import tests/fuzz/import/robot.lark -o "$W/out"
run 'import of nodes' "$W/none" "$A" import tests/fuzz/import/tiny.json -o "$W/out"
run new "$W/none" "$A" new "$W/out/toy"
TMPDIR=$W/out CC=true && export TMPDIR CC
run 'build, without cc' "$W/none" "$A" build $mix -o "$W/out/mix"
unset TMPDIR CC

# ---- A program.
BUILD=$BUILD sh tests/ship/model "$W/geo" || exit 3
head -n 3 "$W/geo.jsonl" >"$W/three.jsonl"
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
unset MEMORY_AGAIN
run predict "$W/none" "$g" predict --model "$m" --threads 1 "$one"
run 'predict, many' "$W/none" "$g" predict --model "$m" --threads 2 "$W/lines"
run 'predict, JSON' "$W/none" "$g" predict --model "$m" --threads 1 --format json --decisions "$W/lines.json"
run 'predict --kbest' "$W/none" "$g" predict --model "$m" --threads 1 --kbest 3 --format json "$one"
run 'eval --json' "$W/none" "$g" eval --model "$m" --threads 1 --json "$W/three.jsonl"
run 'eval --kbest' "$W/none" "$g" eval --model "$m" --threads 2 --kbest 3 "$W/three.jsonl"
run 'eval --predictions' "$W/none" "$g" eval --model "$m" --threads 1 --predictions "$W/out/p" "$W/three.jsonl"
run 'eval --report' "$W/none" "$g" eval --model "$m" --threads 1 --report "$W/out/p.html" "$W/three.jsonl"
run calibrate "$W/none" "$g" calibrate --model "$m" -o "$W/out/m" --threads 1 "$W/three.jsonl"
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
    run 'shipped --kbest' "$W/none" "$W/shipped/program" --kbest 3 --format json "$one"
else
    cat "$W/log" && failed=1
fi
echo "$total allocations failed in all"
exit $failed
