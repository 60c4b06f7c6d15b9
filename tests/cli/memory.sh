# Memory that runs out, and what asks for too much of it. A sample of what `make check-faults` tries in full.
# limit: 600
. tests/cli/lib
[ -z "${SANITIZED-}" ] || [ -n "${COUNTED-}" ] || { echo "a sanitizer has an allocator of its own"; exit 77; }

# every so many allocations of each command fail
expect 0 "a sample of failed allocations" env PIECES= EVERY=97 BUILD="$BUILD" sh tests/faults/memory.sh
stdout_has 'allocations failed in all'
expect 0 "every allocation where the compiler writes files" env PIECES= ONLY="compile new" BUILD="$BUILD" sh tests/faults/memory.sh
if [ -n "${COUNTED-}" ]; then # for make coverage: the ways out of nearly every function
    expect 0 "more of them, of pieces of arenas" env EVERY=23 BUILD="$BUILD" sh tests/faults/memory.sh
    done_testing
fi

BUILD=$BUILD sh tests/ship/model "$T/geo"
head -n 3 "$T/geo.jsonl" >"$T/three.jsonl"
right='( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 s0 ) ) )'

# a limit on memory: the right answer, or exit code 3 and a message
for limit in 20000 30000 40000 60000 100000 200000 400000; do
    for command in "predict --model $T/geo --threads 2 $T/line" "train --train $T/three.jsonl --model $T/m --epochs 1 --hidden 30 --force --quiet" "eval --model $T/geo $T/three.jsonl"; do
        echo 'which state border s0' >"$T/line"
        # shellcheck disable=SC2086 # words
        (ulimit -v $limit && timeout 60 "$BUILD/geo" $command) >"$T/stdout" 2>"$T/stderr"
        code=$? count=$((count + 1))
        case $code in
        0) case $command in predict*) stdout_is "$right" ;; esac ;;
        3) [ -s "$T/stderr" ] || bad "${command%% *} in $limit KB: exit code 3 without a message" ;;
        127) grep -q 'shared\|memory' "$T/stderr" || bad "${command%% *} in $limit KB: exit code $code" ;; # the loader had too little
        *) bad "${command%% *} in $limit KB: exit code $code" && head -n 3 "$T/stderr" ;;
        esac
    done
done

# addresses are limited, memory is not: sentences that wait for one another leave some to whoever decodes
i=0
while [ $i -lt 600 ]; do echo 'which state border s0' && i=$((i + 1)); done >"$T/many"
for limit in 300000 600000 1000000; do for threads in 1 2; do
    expect 0 "600 lines in $limit KB, threads: $threads" sh -c "ulimit -v $limit; exec '$BUILD/geo' predict --model '$T/geo' --threads $threads '$T/many'"
    [ "$(grep -cxF "$right" "$T/stdout")" = 600 ] || bad "600 lines in $limit KB, threads: $threads: other answers"
done; done

# OpenBLAS would wait for memory for ever
expect 3 "--blas openblas in 200 MB" sh -c "ulimit -v 200000; exec timeout 60 '$BUILD/geo' train --train '$T/three.jsonl' --model '$T/m' --epochs 1 --force --blas openblas"
stderr_has '--blas openblas needs'

# a training that cannot fit is refused before it begins, and says what it needs
expect 3 "a training that is too large" "$BUILD/geo" train --train "$T/three.jsonl" --model "$T/large" --hidden 4096 --embed 4096 --shards 64
stderr_has 'this training needs'
stderr_has 'of memory, and there are'
[ ! -e "$T/large" ] || bad "a model was written"

# a line that is no sentence
{ head -c 100000000 /dev/zero | tr '\0' 'a'; printf '\nwhich state border s0\n'; } >"$T/long"
expect 1 "a line of 100 MB" sh -c "ulimit -v 300000; exec '$BUILD/geo' predict --model '$T/geo' '$T/long'"
stderr_has "$T/long:1: the line is longer than 1048576 bytes"
stdout_is "
$right"

# a small model that asks for much
cat >"$T/set.py" <<'X'
import json, struct, sys
b = open(sys.argv[1], 'rb').read()
n = struct.unpack('<Q', b[:8])[0]
h = json.loads(b[8:8 + n])
h['__metadata__'].pop('checksum', None)
for s in sys.argv[3:]:
    h['__metadata__']['hyper.' + s.split('=')[0]] = s.split('=')[1]
t = json.dumps(h).encode()
open(sys.argv[2], 'wb').write(struct.pack('<Q', len(t)) + t + b[8 + n:])
X
asks() { # what the message says, settings...
    says=$1
    shift
    python3 "$T/set.py" "$T/geo" "$T/asks" "$@"
    expect 1 "a model with $*" "$BUILD/geo" predict --model "$T/asks" 'which state border s0'
    stderr_has "$says"
}
asks 'nodes is a whole number from 1 to 100000' nodes=1000000
asks 'nodes (20000) times letters (10000) is more than' nodes=20000 letters=10000
expect 2 "nodes and hidden" "$BUILD/geo" train --train "$T/three.jsonl" --model "$T/m" --force --nodes 100000 --hidden 200
stderr_has 'nodes (100000) times hidden (200) is more than'

# high trees on a small stack
python3 - "$T/high.jsonl" <<'X'
import json, sys
n = 9990
tree = "Apply(predicate='len:i', arguments=[" * n + "Entity(entity='r0')" + '])' * n
open(sys.argv[1], 'w').write(json.dumps({'input': {'query': 'how long is the r0'}, 'tree': tree}) + '\n')
X
for stack in 512 1024 8192; do
    expect 0 "train on high trees, $stack KB of stack" sh -c "ulimit -s $stack; exec '$BUILD/geo' train --train '$T/high.jsonl' --model '$T/m' --epochs 1 --hidden 4 --embed 4 --force --quiet"
    expect 0 "eval on high trees, $stack KB of stack" sh -c "ulimit -s $stack; exec '$BUILD/geo' eval --model '$T/geo' '$T/high.jsonl'"
done
done_testing
