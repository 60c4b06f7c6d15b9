# One training by several processes (make MPI=1): the bits of one process, whatever the number of ranks; errors, a rank that dies, resuming.
# limit: 900
. tests/cli/lib
[ -z "${SANITIZED-}" ] || [ -n "${COUNTED-}" ] || { echo 'left out under the sanitizers'; exit 77; }
command -v mpicc >/dev/null && command -v mpirun >/dev/null || { echo 'no mpicc or mpirun: apt-get install openmpi-bin libopenmpi-dev'; exit 77; }
# make check-mpi gives a program that make MPI=1 built, and runs all of this. Else one is linked from what is there, as only one file differs, and runs some.
P=${MPI_HOME-} ALL=${MPI_HOME-}
if [ -z "$P" ]; then
    P=$T/home flags=-O2 ranks=$T/ranks.o
    [ -z "${COUNTED-}" ] || { flags=$CFLAGS; ranks=$BUILD/obj/runtime/training/ranks_mpi.o; } # where make coverage looks for counts
    # shellcheck disable=SC2046,SC2086
    expect 0 'compile' "${CC:-cc}" $flags -std=c11 -D_POSIX_C_SOURCE=200809L -Iruntime $(mpicc --showme:compile) -c -o "$ranks" runtime/training/ranks_mpi.c
    # shellcheck disable=SC2046,SC2086
    expect 0 'link' "${CC:-cc}" $flags -o "$P" "$BUILD/obj/program/home.o" "$BUILD/obj/text/home.o" "$ranks" "$BUILD/libasn.a" -ljansson -lm -lpthread -ldl $(mpicc --showme:link)
fi
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_btl=self,vader,tcp OMPI_MCA_btl_tcp_if_include=lo OMPI_MCA_rmaps_base_oversubscribe=1 \
    OMPI_MCA_hwloc_base_binding_policy=none OMPI_MCA_orte_tmpdir_base="$T"
ranks() { # number, program and arguments
    n=$1
    shift
    timeout 400 mpirun --oversubscribe -n "$n" "$@"
}
one_message() { # of the program, and what it says
    stderr_has "$1"
    [ "$(grep -c '^home: ' "$T/stderr")" = 1 ] || { bad "$what: more than one message"; cat "$T/stderr"; }
}
alike() { cmp -s "$T/$1" "$T/$2" && cmp -s "$T/$1.ckpt" "$T/$2.ckpt" || bad "$what: other bits than $1"; }

expect 0 'examples' "$BUILD/home" synth 130 --seed 3
head -n 100 "$T/stdout" >"$T/train.jsonl"
tail -n 30 "$T/stdout" >"$T/dev.jsonl"
small="--hidden 20 --embed 16 --epochs 3 --batch 10 --shards 4 --feed 50 --grams 50 --average 0.9 --clip 1"
more="$small --align 0.2 --sup-choice 1 --recombine 0.5"

# the same bits: one process, and ranks, of which one more than there are shards; with threads as well
expect 0 'one process' "$BUILD/home" train --train "$T/train.jsonl" --dev "$T/dev.jsonl" --model "$T/one" $more --quiet
for n in ${ALL:+1 3 5} 2 4; do
    expect 0 "$n ranks" ranks $n "$P" train --train "$T/train.jsonl" --dev "$T/dev.jsonl" --model "$T/r$n" $more
    alike one r$n
    [ "$(grep -c 'dev exact match' "$T/stderr")" = 1 ] || bad "$what: not one rank speaks"
    python "assert [json.loads(l)['loss'] for l in open('$T/r$n.log.jsonl')] == [json.loads(l)['loss'] for l in open('$T/one.log.jsonl')]"
    [ $n != 5 ] || stderr_has '5 ranks, but 4 shards'
done
expect 0 '2 ranks with 2 threads' env ASN_PROFILE="$T/profile" mpirun --oversubscribe -n 2 "$P" train --train "$T/train.jsonl" --dev "$T/dev.jsonl" --model "$T/t2" $more --threads 2
alike one t2
stderr_has '2 ranks with 2 threads'
python "
p = json.load(open('$T/profile'))
assert p['ranks'] == 2 and p['steps'] == 45 and p['exchange'] > 0 and p['sent'] > 0, p"
expect 0 'without mpirun' "$P" train --train "$T/train.jsonl" --dev "$T/dev.jsonl" --model "$T/alone" $more --quiet
alike one alone

# rows of tables and tensors that no shard touched are not sent
python "
import struct
raw = open('$T/one', 'rb').read()
head = json.loads(raw[8:8 + struct.unpack('<Q', raw[:8])[0]])
whole = sum(t['data_offsets'][1] - t['data_offsets'][0] for k, t in head.items() if k != '__metadata__')
sent = json.load(open('$T/profile'))['sent'] / 45
assert sent < 0.8 * whole, (sent, whole)"

# a file that is streamed: the same bits, and every line is read by one rank only (each pass; the first time, all go through it)
cat >"$T/count.c" <<'C'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static int n;
static ssize_t count(int f, void *to, size_t size, off_t at)
{
    static ssize_t (*real)(int, void *, size_t, off_t);
    if (!real)
        *(void **)&real = dlsym(RTLD_NEXT, "pread");
    __atomic_fetch_add(&n, 1, __ATOMIC_RELAXED);
    return real(f, to, size, at);
}
ssize_t pread(int f, void *to, size_t size, off_t at) { return count(f, to, size, at); }
ssize_t pread64(int f, void *to, size_t size, off_t at) { return count(f, to, size, at); }
__attribute__((destructor)) static void tell(void)
{
    const char *rank = getenv("OMPI_COMM_WORLD_RANK");
    FILE       *f    = rank ? fopen(getenv("COUNT"), "a") : NULL;
    if (f) {
        fprintf(f, "%s %d\n", rank, n);
        fclose(f);
    }
}
C
expect 0 'a library that counts' "${CC:-cc}" -shared -fPIC -o "$T/count.so" "$T/count.c" -ldl
expect 0 'one process streams' env ASN_HOLD=0 "$BUILD/home" train --train "$T/train.jsonl" --dev "$T/dev.jsonl" --model "$T/s1" $small --quiet
for n in ${ALL:+4} 2; do
    rm -f "$T/counts"
    expect 0 "$n ranks stream" env ASN_HOLD=0 COUNT="$T/counts" mpirun --oversubscribe -n $n env LD_PRELOAD="$T/count.so" "$P" train --train "$T/train.jsonl" --dev "$T/dev.jsonl" --model "$T/s$n" $small --quiet
    alike s1 s$n
    python "
counts = [int(l.split()[1]) for l in open('$T/counts')]
mine = [c for c in counts if c]
assert len(mine) == $n and sum(mine) == 300 and max(mine) <= 300 / $n + 60, counts"
done

# errors: one message, and its exit code
echo '{"input"' | cat "$T/train.jsonl" - >"$T/bad.jsonl"
for hold in ${ALL:+1000000} 0; do
    expect 1 'a bad line' env ASN_HOLD=$hold mpirun --oversubscribe -n 2 "$P" train --train "$T/bad.jsonl" --model "$T/e" $small
    stderr_has "bad.jsonl:101: not a line of JSON"
    [ "$(grep -c 'not a line of JSON' "$T/stderr")" -le 2 ] || { bad "$what: told by each rank"; cat "$T/stderr"; }
done
expect 2 'a wrong option' ranks 3 "$P" train --train "$T/train.jsonl" --model "$T/e" --hiden 4
one_message "train has no option '--hiden'"
expect 3 'no such file' ranks 3 "$P" train --train "$T/nowhere" --model "$T/e" $small
one_message 'cannot open'
other() { # rank 1 gets another file
    # shellcheck disable=SC2016
    printf '#!/bin/sh\n[ "$OMPI_COMM_WORLD_RANK" != 1 ] || exec "%s" train --train "%s" "$@"\nexec "%s" train --train "%s" "$@"\n' "$P" "$1" "$P" "$T/train.jsonl" >"$T/other"
    chmod +x "$T/other"
}
other "$T/dev.jsonl"
expect 1 'one rank has other examples' ranks 3 "$T/other" --model "$T/o" $small --quiet
one_message 'rank 1: other settings, examples or teachers'
other "$T/nowhere"
expect 3 'one rank has none' ranks 3 "$T/other" --model "$T/o" $small --quiet
one_message 'rank 1: cannot open'
expect 3 'a folder that cannot be written' ranks 2 "$P" train --train "$T/train.jsonl" --model "$T/no/where" $small --quiet
one_message 'no/where'

# a rank is killed: the run ends with an error and a good checkpoint, and goes on with another number of ranks, or alone, to the same bits
long="$more --epochs 8"
expect 0 'a longer run' "$BUILD/home" train --train "$T/train.jsonl" --model "$T/long" $long --quiet
for kill in ${ALL:+0:3:2 1:4:1} 1:2:4; do # rank that is killed, ranks, ranks that go on
    model=$T/k$(echo $kill | tr -d :) n=$(echo $kill | cut -d: -f2) then=${kill##*:}
    # shellcheck disable=SC2016
    printf '#!/bin/sh\n[ "$OMPI_COMM_WORLD_RANK" != %s ] || echo $$ >"%s"\nexec "%s" "$@"\n' "${kill%%:*}" "$T/victim" "$P" >"$T/noted"
    chmod +x "$T/noted"
    rm -f "$T/victim"
    ASN_CHECKPOINT=0 timeout 400 mpirun --oversubscribe -n "$n" "$T/noted" train --train "$T/train.jsonl" --model "$model" $long --quiet 2>"$T/stderr" &
    pid=$! what="kill rank $kill"
    python "
import os, signal, struct, time
def steps():
    try:
        raw = open('$model.ckpt', 'rb').read()
        return int(json.loads(raw[8:8 + struct.unpack('<Q', raw[:8])[0]])['__metadata__']['step'])
    except OSError:
        return 0
for i in range(6000):
    if steps() >= 10:
        break
    time.sleep(0.01)
os.kill(int(open('$T/victim').read()), signal.SIGKILL)"
    wait $pid && bad "$what: no error"
    count=$((count + 1))
    python "
import struct
raw = open('$model.ckpt', 'rb').read()
meta = json.loads(raw[8:8 + struct.unpack('<Q', raw[:8])[0]])['__metadata__']
assert meta['finished'] == 'no' and 10 <= int(meta['step']) < 120, meta['step']"
    if [ "$then" = 1 ]; then
        expect 0 "resume alone" "$BUILD/home" train --train "$T/train.jsonl" --model "$model" $long --resume
    else
        expect 0 "resume with $then ranks" ranks "$then" "$P" train --train "$T/train.jsonl" --model "$model" $long --resume
    fi
    stderr_has 'resuming in pass'
    alike long "$(basename "$model")"
done
[ -n "$ALL" ] || { echo 'more is tried by make check-mpi'; done_testing; }

# what is no longer finite on all ranks ends all of them, and leaves the checkpoint as it was
expect 0 'a run to be spoilt' ranks 2 "$P" train --train "$T/train.jsonl" --model "$T/nan" $small --quiet
python "
import struct
raw = bytearray(open('$T/nan.ckpt', 'rb').read())
n = struct.unpack('<Q', raw[:8])[0]
head = bytes(raw[8:8 + n])
first, end = json.loads(head)['weights']['data_offsets']
raw[8 + n + first:8 + n + end] = struct.pack('<f', 3e38) * ((end - first) // 4)
raw[8:8 + n] = head.replace(b'\"finished\":\"yes\"', b'\"finished\":\"no\"').replace(b'\"epoch\":\"3\"', b'\"epoch\":\"2\"').replace(b'\"best_epoch\":\"3\"', b'\"best_epoch\":\"2\"').replace(b'xxh64:', b'other:').ljust(n)
open('$T/nan.ckpt', 'wb').write(raw)"
cp "$T/nan.ckpt" "$T/nan.before"
expect 1 'weights that are too large' ranks 2 "$P" train --train "$T/train.jsonl" --model "$T/nan" $small --quiet --resume
one_message 'no longer finite in pass 3'
python "
one, two = (open(f, 'rb').read() for f in ('$T/nan.ckpt', '$T/nan.before'))
n = int.from_bytes(one[:8], 'little')
assert one[8 + n:] == two[8 + n:], 'another checkpoint' # but for the checksum, which is right again"
# a file that changes on one machine in the middle of a run
cp "$T/train.jsonl" "$T/copy.jsonl"
other "$T/copy.jsonl"
ASN_HOLD=0 ASN_CHECKPOINT=0 timeout 400 mpirun --oversubscribe -n 3 "$T/other" --model "$T/cut" $small --epochs 1000 --quiet 2>"$T/stderr" &
pid=$! what='a file becomes shorter'
python "
import time
for i in range(6000):
    try:
        raw = open('$T/cut.ckpt', 'rb').read(2000)
    except OSError:
        raw = b''
    if b'step' in raw and b'\"step\":\"0\"' not in raw:
        break
    time.sleep(0.01)
open('$T/copy.jsonl', 'r+').truncate(100)"
wait $pid
code=$? count=$((count + 1))
[ $code = 3 ] || { bad "$what: exit code $code, not 3"; cat "$T/stderr"; }
one_message 'rank 1: '
expect 2 'over an unfinished run' ranks 2 "$P" train --train "$T/train.jsonl" --model "$T/nan" $small --quiet
one_message 'is not finished'
done_testing
