# generated/ is what asdlc writes now, and the example at the top of each header compiles and runs.
. tests/cli/lib
for folder in generated/*/; do
    name=$(basename "$folder")
    expect 0 "compile $name" "$A" compile "grammars/$name.task" -o "$T/$name"
    diff -ur "generated/$name" "$T/$name" >"$T/diff" ||
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
    # included as a program does: clang warns of unused inline functions in the file that it is given
    echo "#include \"generated/$name/$name.h\"" >"$T/$name/include.cc"
    for compiler in g++ clang++; do
        command -v $compiler >/dev/null || continue
        expect 0 "$compiler accepts $name.h" $compiler -std=c++11 -Wall -Wextra -Wpedantic -Werror -I. -Iruntime -fsyntax-only "$T/$name/include.cc"
    done
done

# Generated code refuses another runtime.
mkdir "$T/other"
cp generated/jobs/*.h "$T/other"
sed 's/ASN_ABI == [0-9]*/ASN_ABI == 1/' generated/jobs/jobs.c >"$T/other/jobs.c"
expect 1 'another runtime' "${CC:-cc}" -std=c11 -Iruntime -fsyntax-only "$T/other/jobs.c"
stderr_has 'jobs.c was written for another runtime; compile the grammar again'

# A rule of more characters than C promises for a string: its text comes through whole.
{
    printf 'a = A0'
    i=0
    while [ $((i += 1)) -lt 1500 ]; do printf ' | A%d' $i; done
    echo
} >"$T/long.asdl"
expect 0 'compile a long rule' "$A" compile "$T/long.asdl" -o "$T/long"
expect 0 'C accepts it' "${CC:-cc}" -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror -Iruntime -c -o "$T/long.o" "$T/long/long.c"
printf '#include "long.h"\n#include <stdio.h>\nint main(void) { puts(long_grammar.grammar_text[0]); return long_grammar.grammar_text[1] != NULL; }\n' >"$T/long/main.c"
expect 0 'link it' "${CC:-cc}" ${CFLAGS:-} -Iruntime -o "$T/long/main" "$T/long/main.c" "$T/long.o" "$BUILD/libasn.a" -ljansson -lm -lpthread -ldl
expect 0 'run it' "$T/long/main"
cmp -s "$T/stdout" "$T/long.asdl" || bad 'the rule is not what it was'
done_testing
