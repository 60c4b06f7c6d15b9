# Other compilers and systems, as far as this one can play them. What is written eight numbers at a time also compiles for gcc before 9,
# which takes one at a time: the newer gcc says it is that old. `make check-compilers` has the other compilers that are installed.
. tests/cli/lib
CC=${CC:-cc}
if $CC -dM -E - </dev/null | grep -q __clang__; then
    echo 'the compiler is not gcc'
    exit 77
fi
warnings='-std=c11 -Wall -Wextra -Werror -Wno-psabi' posix='-D_POSIX_C_SOURCE=200809L' include='-iquote asdlc -Iruntime'
for file in runtime/arithmetic/*.c runtime/training/*.c; do
    case $file in *_mpi.c) continue ;; esac # needs mpi.h
    expect 0 "$file for gcc 8" $CC -O1 $warnings -Wconversion $posix -D_DEFAULT_SOURCE $include -U__GNUC__ -D__GNUC__=8 -c -o "$T/file.o" "$file"
done

# What differs between systems is in one header, and everything else is POSIX of 2008: it compiles when the C library shows nothing more.
count=$((count + 1))
others=$(grep -rlE '__APPLE__|__FreeBSD__|__linux__|__NetBSD__|__OpenBSD__' runtime asdlc | grep -v '^runtime/ground/system.h$')
[ -z "$others" ] || bad "systems are told apart elsewhere: $others"
for file in runtime/ground/*.c runtime/arithmetic/tensor.c runtime/text/*.c runtime/seam/*.c runtime/model/*.c runtime/examples/*.c runtime/decoding/*.c runtime/training/*.c \
    runtime/pages/*.c runtime/shipping/*.c runtime/serving/*.c runtime/commands/*.c asdlc/*.c asdlc/*/*.c; do
    case $file in *_mpi.c | */parser*.c) continue ;; esac # needs mpi.h; is a template
    expect 0 "$file with POSIX alone" $CC -fsyntax-only $warnings $posix $include -DASDLC_VERSION='"0"' "$file"
done

# What is said of macOS and FreeBSD compiles, and nothing of Linux is left in it.
mkdir "$T/mach-o" "$T/sys" && echo 'int _NSGetExecutablePath(char *path, unsigned int *size);' >"$T/mach-o/dyld.h"
cat >"$T/sys/sysctl.h" <<'END'
enum { CTL_KERN, KERN_PROC, KERN_PROC_PATHNAME };
int sysctl(const int *name, unsigned int n, void *old, size_t *room, const void *new, size_t length);
END
: >"$T/sys/_types.h" # which gcc looks for there
elsewhere() { # system, file, a text that must not be in it
    case $1 in macOS) as='-D__APPLE__ -Dst_mtimespec=st_mtim' ;; *) as='-D__FreeBSD__ -UMAP_NORESERVE' ;; esac
    # shellcheck disable=SC2086
    expect 0 "$2 for $1" $CC -O1 $warnings $posix -D_DEFAULT_SOURCE $as -I"$T" $include -c -o "$T/file.o" "$2"
    count=$((count + 1))
    ! grep -qaF -e "$3" "$T/file.o" || bad "$2 for $1: it has $3"
}
elsewhere macOS runtime/arithmetic/tensor.c libopenblas.so
elsewhere macOS runtime/examples/stream.c /proc
elsewhere macOS runtime/commands/cli_ship.c -static
elsewhere macOS runtime/serving/http.c libmicrohttpd.so
elsewhere macOS runtime/ground/fiber.c /proc
elsewhere macOS asdlc/commands/build.c /proc/self/exe
elsewhere FreeBSD runtime/ground/fiber.c /proc
elsewhere FreeBSD asdlc/commands/build.c /proc/self/exe

# A big-endian machine is refused, and told why: weights are read where they lie.
big='-U__BYTE_ORDER__ -D__BYTE_ORDER__=__ORDER_BIG_ENDIAN__'
# shellcheck disable=SC2086
expect 1 'the runtime for a big-endian machine' $CC $big -fsyntax-only $warnings $posix -D_DEFAULT_SOURCE $include runtime/model/safetensors.c
stderr_has 'little endian'
expect 0 'ships' env CC=none "$BUILD/geo" ship --model models/geo.safetensors -o "$T"
# shellcheck disable=SC2086
expect 1 'a shipped parser for a big-endian machine' $CC $big -fsyntax-only "$T/geo_parser.c"
stderr_has 'little-endian'
done_testing
