# generated/ is what asdlc writes now, and the example at the top of each header compiles and runs.
. tests/cli/lib
for folder in generated/*/; do
    name=$(basename "$folder")
    expect 0 "compile $name" "$A" compile "grammars/$name.task" -o "$T/$name"
    diff -u "generated/$name/$name.c" "$T/$name/$name.c" >"$T/diff" && diff -u "generated/$name/$name.h" "$T/$name/$name.h" >>"$T/diff" ||
        { bad "generated/$name is stale: run make generated"; head -n 20 "$T/diff"; }
    # the lines of the example, as a program
    {
        echo '#include <stdio.h>'
        sed -n '/#include "/,/asn_arena_free/s/^ \*     //p' "generated/$name/$name.h" | sed -n '1p' | sed 's|//.*||'
        echo 'int main(void) {'
        sed -n '/#include "/,/asn_arena_free/s/^ \*     //p' "generated/$name/$name.h" | sed '1d'
        echo 'return 0; }'
    } >"$T/$name/example.c"
    expect 0 "compile the example of $name.h" ${CC:-cc} ${CFLAGS:-} -std=c11 -Wall -Wextra -Werror -Iruntime -I"generated/$name" -o "$T/$name/example" \
        "$T/$name/example.c" "generated/$name/$name.c" "$BUILD/libasn.a" -ljansson -lm -lpthread
    expect 0 "run the example of $name.h" "$T/$name/example"
    [ "$name" != geo ] || stdout_is '( and )'
    for compiler in gcc clang; do
        command -v $compiler >/dev/null || continue
        expect 0 "$compiler accepts $name.c" $compiler -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror -Iruntime -fsyntax-only "generated/$name/$name.c"
    done
    command -v c++ >/dev/null &&
        expect 0 "C++ accepts $name.h" c++ -x c++ -std=c++11 -Wall -Wextra -Wpedantic -Werror -Iruntime -fsyntax-only "generated/$name/$name.h"
done
done_testing
