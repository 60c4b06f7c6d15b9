# What is written eight numbers at a time also compiles for gcc before 9, which takes one at a time: the newer gcc says it is that old.
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
done_testing
