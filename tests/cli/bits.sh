# The same model, byte for byte, whatever the processor has: our kernels for each kind of it, and emulated ones where qemu is here.
. tests/cli/lib
[ -z "${SANITIZED-}" ] || [ -n "${COUNTED-}" ] || { echo 'left out under the sanitizers'; exit 77; }
expect 0 'examples' "$BUILD/home" synth 120 --seed 3
cp "$T/stdout" "$T/train.jsonl"
settings="--hidden 20 --embed 16 --epochs 2 --batch 10 --shards 2 --align 0.2 --sup-choice 1 --recombine 0.5 --feed 50 --grams 50 --average 0.9 --quiet"
model_of() { # name, program and what runs it
    name=$1
    shift
    # shellcheck disable=SC2086
    expect 0 "$name" "$@" train --train "$T/train.jsonl" --model "$T/$name" $settings
    [ "$name" = plain ] || cmp -s "$T/plain" "$T/$name" || bad "$name: another model than with plain kernels"
}
model_of plain env ASN_CPU=plain "$BUILD/home"
model_of avx2 env ASN_CPU=avx2 "$BUILD/home"
model_of own env ASN_PRODUCTS="$T/products" "$BUILD/home"
python "
# each product: which operand is transposed, its three sizes, how often, and where its weights are
rows = [l.split() for l in open('$T/products')]
assert {r[0] for r in rows} == {'nn', 'nt', 'tn'} and all(len(r) in (5, 6) and all(int(x) >= 0 for x in r[1:]) for r in rows), rows[:5]
assert any(len(r) == 6 for r in rows), rows[:5]"
expect 0 'OpenBLAS, or not' "$BUILD/home" train --train "$T/train.jsonl" --model "$T/blas" --hidden 8 --epochs 1 --blas own
expect 2 'no such BLAS' "$BUILD/home" train --train "$T/train.jsonl" --model "$T/blas" --blas mkl --force
stderr_has "blas is own or openblas, not 'mkl'"
# OpenBLAS takes its oldest kernels where it does not know the processor: that is said
old() { # kernels
    OPENBLAS_CORETYPE=$1 "$BUILD/home" train --train "$T/train.jsonl" --model "$T/blas" --hidden 8 --epochs 1 --blas openblas --force >"$T/stdout" 2>"$T/stderr"
}
if ! grep -q avx2 /proc/cpuinfo 2>/dev/null || ! old Prescott; then
    echo 'skipped: no OpenBLAS, or no AVX2'
else
    stderr_has 'OpenBLAS Prescott: OpenBLAS takes old kernels'
    old Haswell
    ! grep -q 'old kernels' "$T/stderr" || bad 'new kernels are called old'
    # other kernels, other bits: a run cannot go on with them
    rm -f "$T/blas.ckpt"
    again() { # kernels
        OPENBLAS_CORETYPE=$1 "$BUILD/home" train --train "$T/train.jsonl" --model "$T/blas" --hidden 8 --epochs 1 --blas openblas --resume
    }
    expect 0 'a run with the kernels of Haswell' again Haswell
    expect 0 'it goes on with the same' again Haswell
    stderr_has 'all passes are done'
    expect 1 'it does not go on with those of Nehalem' again Nehalem
    stderr_has 'or with other kernels of OpenBLAS'
fi
if [ -z "${EMULATE-}" ]; then
    echo 'other processors are tried by make check-bits'
    done_testing
fi
command -v qemu-x86_64 >/dev/null && command -v qemu-aarch64 >/dev/null && [ -e /usr/lib/aarch64-linux-gnu/libjansson.a ] && command -v aarch64-linux-gnu-gcc >/dev/null ||
    { bad 'no qemu-user, gcc-aarch64-linux-gnu or libjansson-dev:arm64'; done_testing; }
[ "$(uname -m)" != x86_64 ] || model_of nehalem qemu-x86_64 -cpu Nehalem "$BUILD/home" # no AVX at all
expect 0 'a build for 64-bit ARM' make --no-print-directory -s -j2 BUILD="$T/build.arm" CC=aarch64-linux-gnu-gcc AR=aarch64-linux-gnu-ar HOSTCC=cc CFLAGS=-O2 LDFLAGS=-static "$T/build.arm/home"
model_of arm qemu-aarch64 "$T/build.arm/home"
# and the same answers; those of shipped parsers are compared by make check-ship
expect 0 'sentences' "$BUILD/home" synth 30 --seed 4
cp "$T/stdout" "$T/some.jsonl"
answers_of() { # name, what runs it
    name=$1
    shift
    expect 0 "answers: $name" "$@" predict --format json --model "$T/plain" "$T/some.jsonl"
    cp "$T/stdout" "$T/answers.$name"
    cmp -s "$T/answers.own" "$T/answers.$name" || bad "$name: other answers"
}
answers_of own "$BUILD/home"
[ "$(uname -m)" != x86_64 ] || answers_of nehalem qemu-x86_64 -cpu Nehalem "$BUILD/home"
answers_of arm qemu-aarch64 "$T/build.arm/home"
done_testing
