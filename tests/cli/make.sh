# The Makefile builds again what a change touches, and nothing else, in a folder outside the tree.
. tests/cli/lib
if [ -n "${SANITIZED-}" ]; then
    echo 'the same as without the sanitizers'
    exit 77
fi
O=$T/out
# what make compiles now, by name; settings of the make that runs the tests are not passed on
compiles() { # words for make...
    env -u MAKEFLAGS -u MFLAGS -u CFLAGS make --no-print-directory BUILD="$O" "$@" >"$T/stdout" 2>"$T/stderr" || bad "make $*: $(tail -n 3 "$T/stderr")"
    sed -n 's/.* -o \([^ ]*\).*/\1/p' "$T/stdout" | sed "s|$O/||" | tr '\n' ' ' | sed 's/ $//'
}
expect_compiled() { # what, names, words for make...
    what=$1 names=$2
    shift 2
    count=$((count + 1))
    found=$(compiles "$@")
    [ "$found" = "$names" ] || bad "$what: compiled '$found', not '$names'"
}
odd="-O0 -DQUOTE=\"'x'\""
arena=obj/runtime/ground/arena.o main=obj/asdlc/main.o geo=obj/program/geo.o
set -- "$O/$arena" "$O/$main" "$O/$geo"
expect_compiled 'the first time' "$arena $main $geo" "$@"
expect_compiled 'the second time' '' "$@"
expect_compiled 'warnings as errors' '' WERROR=1 "$@"
expect_compiled 'another version' "$main" VERSION=9 "$@"
expect_compiled 'and back' "$main" "$@"
expect_compiled 'other flags' "$arena $main $geo" CFLAGS="$odd" "$@"
expect_compiled 'the same flags' '' CFLAGS="$odd" "$@"
expect_compiled 'a header of generated code' "$geo" CFLAGS="$odd" -W generated/geo/geo_tree.h "$@"
expect_compiled 'a header of the runtime' "$arena" CFLAGS="$odd" -W runtime/ground/arena.h "$O/$arena"

# tools that run while building come from another compiler than the rest
count=$((count + 2))
[ "$(compiles CC=no-such-cc HOSTCC=cc "$O/embed")" = embed ] || bad 'embed is not made by HOSTCC'
compiles -n AR=other-ar "$O/libasn.a" "$O/libasdlc.a" "$O/obj/double/libasn.a" >/dev/null
[ "$(grep -c 'other-ar rcs' "$T/stdout")" = 3 ] || bad 'AR is not used everywhere'
done_testing
