# tools/bootstrap finds out what is missing by using it: with a compiler that links or finds less than this machine's does.
. tests/cli/lib
real=$(command -v "${CC:-cc}") || real=cc
lacking() { # words...: a compiler that fails when one of them is an argument or is in the program
    {
        echo '#!/bin/sh'
        # shellcheck disable=SC2016 # for the script that is written
        echo 'for word; do case $word in'
        for word; do echo "$word) exit 1 ;;"; done
        # shellcheck disable=SC2016
        printf 'esac; done\nexec %s "$@"\n' "$real"
    } >"$T/cc"
    chmod +x "$T/cc"
}
lists() { expect "$1" "$2" env CC="$T/cc" tools/bootstrap --list; }

lacking -lopenblas # a reference BLAS has the header too
lists 0 'no OpenBLAS to link'
stdout_has libopenblas-dev
lacking -lmicrohttpd
lists 0 'no libmicrohttpd to link'
stdout_has 'The command serve of programs needs: libmicrohttpd-dev'
lacking -lsubunit -lcheck_pic
lists 0 'Check that does not link'
grep -qw check "$T/stdout" || [ "$(CC="$T/cc" tools/libcheck)" ] || bad 'Check does not link, and is not named'
lacking -lcheck -lcheck_pic
lists 0 'no Check'
count=$((count + 1))
grep -q '^Needed by the tests:.*\bcheck\b' "$T/stdout" || bad 'Check is not named'
lacking -ljansson
lists 3 'no Jansson'
stdout_has 'Needed to build: libjansson-dev'
expect 3 'the quick look' env CC="$T/cc" tools/bootstrap --check
stderr_has 'libjansson-dev'
lacking -o # nothing can be linked: gcc without the C library
lists 3 'a compiler that makes no program'
stdout_has 'Needed to build: gcc libc6-dev'
expect 3 'no re2c' env RE2C=no-such-re2c tools/bootstrap --check
stderr_has 're2c'
expect 2 'an unknown word' tools/bootstrap now

# without pkg-config, the flags of Check are found by trying
if tools/libcheck >/dev/null; then
    mkdir "$T/bin" && printf '#!/bin/sh\nexit 127\n' >"$T/bin/pkg-config" && chmod +x "$T/bin/pkg-config"
    expect 0 'libcheck without pkg-config' env PATH="$T/bin:$PATH" tools/libcheck
    stdout_has '-lcheck'
fi
done_testing
