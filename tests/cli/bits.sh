# The same model, byte for byte, whatever the processor has: our kernels for each kind of it, and emulated ones where qemu is here.
. tests/cli/lib
[ -z "${SANITIZED-}" ] || { echo 'left out under the sanitizers'; exit 77; }
expect 0 'examples' "$BUILD/cron_data" --stream 150 3
cp "$T/stdout" "$T/train.jsonl"
settings="--hidden 20 --embed 16 --epochs 2 --batch 10 --shards 2 --align 0.2 --sup-choice 1 --recombine 0.5 --feed 50 --grams 50 --average 0.9 --quiet"
model_of() { # name, program and what runs it
    name=$1
    shift
    # shellcheck disable=SC2086
    expect 0 "$name" "$@" train --train "$T/train.jsonl" --model "$T/$name" $settings
    [ "$name" = plain ] || cmp -s "$T/plain" "$T/$name" || bad "$name: another model than with plain kernels"
}
model_of plain env ASN_CPU=plain "$BUILD/cron"
model_of avx2 env ASN_CPU=avx2 "$BUILD/cron"
model_of own "$BUILD/cron"
expect 0 'OpenBLAS, or not' "$BUILD/cron" train --train "$T/train.jsonl" --model "$T/blas" --hidden 8 --epochs 1 --blas own
expect 2 'no such BLAS' "$BUILD/cron" train --train "$T/train.jsonl" --model "$T/blas" --blas mkl --force
stderr_has "blas is own or openblas, not 'mkl'"
if [ "$(uname -m)" = x86_64 ] && command -v qemu-x86_64 >/dev/null; then
    model_of nehalem qemu-x86_64 -cpu Nehalem "$BUILD/cron" # no AVX at all
fi
if command -v qemu-aarch64 >/dev/null && [ -e /usr/lib/aarch64-linux-gnu/libjansson.a ] && command -v aarch64-linux-gnu-gcc >/dev/null; then
    expect 0 'a build for 64-bit ARM' make --no-print-directory -s -j2 BUILD="$T/build.arm" CC=aarch64-linux-gnu-gcc AR=aarch64-linux-gnu-ar HOSTCC=cc CFLAGS=-O2 LDFLAGS=-static "$T/build.arm/cron"
    model_of arm qemu-aarch64 "$T/build.arm/cron"
else
    echo '64-bit ARM is not tried: it takes qemu-user, gcc-aarch64-linux-gnu and libjansson-dev:arm64'
fi
done_testing
