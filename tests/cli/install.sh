# A user's first hour: install, source tree gone, a new grammar made, built and run.
# limit: 600
. tests/cli/lib
if [ -n "${SANITIZED-}" ]; then
    echo 'left out under the sanitizers'
    exit 77
fi
mkdir "$T/src" && cp -R Makefile asdlc generated grammars runtime tools "$T/src"
expect 0 'make install' make -C "$T/src" -j2 install PREFIX="$T/prefix" BUILD="$T/elsewhere"
[ ! -e "$T/elsewhere/geo" ] || bad 'install builds what it does not install'
[ ! -e "$T/src/build" ] || bad 'BUILD= is somewhere else, and still something is in build/'
rm -rf "$T/src" "$T/elsewhere"
PATH=$T/prefix/bin:$PATH
for file in bin/asdlc lib/libasn.a lib/pkgconfig/asn.pc include/asn/asn.h share/man/man1/asdlc.1 share/man/man5/asdlc-task.5 \
    share/asdlc/grammars/geo.task share/asdlc/grammars/lambda.asdl share/asdlc/grammars/geo.entities; do
    [ -e "$T/prefix/$file" ] || bad "$file is not installed"
done
# our headers stand in front of no other: without them, none of their names is a header here
for header in $(cd "$T/prefix/include/asn" && find . -name '*.h' | sed 's|^./||'); do
    count=$((count + 1))
    echo "#include <$header>" | ${CC:-cc} -E -x c - >/dev/null 2>&1 && bad "$header hides another header of that name"
done
mkdir "$T/home" && cd "$T/home" || exit 3
expect 0 'the examples' asdlc check "$T/prefix/share/asdlc/grammars/geo.task"
expect 0 'asdlc new' asdlc new toy
stdout_has 'asdlc build toy/toy.task -o toy/toy'
expect 0 'check' asdlc check toy/toy.task
expect 0 'build' asdlc build toy/toy.task -o toy/toy
expect 0 'run' toy/toy print toy/dev.jsonl
stdout_has 'drop '
expect 0 'every example is a tree of the grammar' toy/toy print --format tree toy/train.jsonl
[ "$(wc -l <toy/train.jsonl)" = "$(wc -l <"$T/stdout")" ] || bad 'a line for each example'
expect 0 'train' toy/toy train --train toy/train.jsonl --dev toy/dev.jsonl --model toy/toy.safetensors --epochs 30 --hidden 32
stderr_has 'dev exact match'
expect 0 'predict' toy/toy predict --model toy/toy.safetensors "take the lamp and go west"
stdout_is 'take lamp; go west'
expect 0 'ship' toy/toy ship --model toy/toy.safetensors -o toy/shipped --weights i8
expect 0 'a shipped program' toy/shipped/toy_parser "take the lamp and go west"
stdout_is 'take lamp; go west'
expect 1 'new where something is' asdlc new toy
expect 2 'new with a bad name' asdlc new 'to y'
expect 3 'build with a compiler that is not there' env CC=no-such-cc asdlc build toy/toy.task -o toy/toy2
stderr_has 'set CC to a C compiler'
# a program of one's own, by pkg-config
asdlc compile toy/toy.task -o toy
cat >own.c <<'X'
#include "toy.h"
#include <stdio.h>
int main(void)
{
    asn_arena *a = asn_arena_new(0);
    const toy_order *go = toy_new_Go(a, toy_new_North(a), &(asn_atom){ASN_NUMBER, 1, "3"});
    const toy_order *all[] = {go, toy_new_Take(a, asn_string("key"))};
    puts(toy_text(a, toy_new_Do(a, all, 2)));
    asn_arena_free(a);
    return 0;
}
X
PKG_CONFIG_PATH=$T/prefix/lib/pkgconfig
export PKG_CONFIG_PATH
if command -v pkg-config >/dev/null; then
    expect 0 'a program of one'"'"'s own' sh -c '${CC:-cc} -std=c11 -Itoy own.c toy/toy.c $(pkg-config --cflags --libs asn) -o own'
    expect 0 'runs' ./own
    stdout_is 'go north 3; take key'
fi
done_testing
