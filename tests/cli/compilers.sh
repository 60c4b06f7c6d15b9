# Other compilers and systems, as far as this one can play them. What is written eight numbers at a time also compiles for gcc before 9,
# which takes one at a time: the newer gcc says it is that old.
. tests/cli/lib
CC=${CC:-cc}
if $CC -dM -E - </dev/null | grep -q __clang__; then
    echo 'the compiler is not gcc'
    exit 77
fi
flags="-O1 -std=c11 -Wall -Wextra -Wconversion -Werror -Wno-psabi -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE -Iruntime -U__GNUC__ -D__GNUC__=8"
for file in runtime/arithmetic/*.c runtime/training/*.c; do
    expect 0 "$file for gcc 8" $CC $flags -c -o "$T/file.o" "$file"
done

# What is said of macOS compiles, and nothing of Linux is left in it.
mkdir "$T/mach-o" && echo 'int _NSGetExecutablePath(char *path, unsigned int *size);' >"$T/mach-o/dyld.h"
apple() { # file, a text that must not be in it
    expect 0 "$1 for macOS" $CC -O1 -std=c11 -Wall -Wextra -Werror -Wno-psabi -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE -D__APPLE__ -Dst_mtimespec=st_mtim \
        -I"$T" -iquote asdlc -Iruntime -c -o "$T/file.o" "$1"
    count=$((count + 1))
    ! grep -qaF -e "$2" "$T/file.o" || bad "$1 for macOS: it has $2"
}
apple runtime/arithmetic/tensor.c libopenblas.so
apple runtime/examples/stream.c /proc
apple runtime/commands/cli_ship.c -static
apple asdlc/commands/build.c /proc/self/exe
done_testing
