# What a user of asdlc types, right and wrong: output, messages, exit codes.
. tests/cli/lib

expect 0 'asdlc check' "$A" check grammars/geo.task
stderr_has 'lambda.asdl: 2 types, 20 constructors'
expect 0 'help' "$A" --help
stdout_has 'asdlc graph   FILE'
expect 0 'version' "$A" --version
stdout_has 'asdlc 0'
expect 2 'no words' "$A"
expect 2 'unknown command' "$A" chek grammars/geo.task
stderr_has "unknown command 'chek'; did you mean 'check'?"
expect 2 'unknown command without a near one' "$A" frobnicate grammars/geo.task
stderr_has "unknown command 'frobnicate'"
expect 2 'no file' "$A" check
expect 2 'compile without -o' "$A" compile grammars/geo.task
stderr_has 'compile needs -o DIR'
expect 2 'build without -o' "$A" build grammars/geo.task
expect 2 '-o without a value' "$A" compile grammars/geo.task -o
expect 2 'show without a name' "$A" show grammars/geo.task
expect 2 'unknown option' "$A" check --colour grammars/geo.task
stderr_has "unknown option '--colour'"
expect 2 'misspelt option' "$A" check --jsno grammars/geo.task
stderr_has "unknown option '--jsno'; did you mean '--json'?"
expect 2 'misspelt option with a value' "$A" check --nmae=x grammars/geo.task
stderr_has "did you mean '--name'?"
expect 2 'option of another command' "$A" build --json grammars/geo.task -o "$T/x"
stderr_has 'build does not take --json'
expect 0 'statements left out' "$A" modules grammars/jobs.task --without copy,distinct
stdout_has 'closed       lit'
expect 0 'in C, and said there' "$A" compile grammars/jobs.task --without=copy -o "$T/without"
grep -qF -- 'written by asdlc --without copy from' "$T/without/jobs.c" || bad 'the C does not tell what was left out'
grep -qF -- '"-- compiled --without copy"' "$T/without/jobs.c" || bad 'the C does not tell what was left out'
expect 1 'a statement that cannot be left out' "$A" check grammars/jobs.task --without copy,root
stderr_has "no statement 'root' can be left out"
expect 2 'left out of nothing' "$A" new --without copy x
expect 2 'too many words' "$A" check a b
expect 2 'far too many words' "$A" check a b c d
expect 2 '-o where it has no meaning' "$A" graph grammars/geo.task -o x
expect 3 'no such file' "$A" check nowhere.asdl
stderr_has 'cannot read nowhere.asdl: No such file'
expect 3 'a folder' "$A" check grammars
stderr_has 'it is a folder'
expect 1 'an empty file' "$A" check /dev/null
expect 1 'show nothing' "$A" show grammars/geo.task Aply
stderr_has "did you mean 'Apply'?"
expect 3 'folder that cannot be made' "$A" compile grammars/geo.task -o "$T/file/below"
expect 0 'options anywhere' "$A" --name=quiz compile -o"$T/named" grammars/geo.task
[ -e "$T/named/quiz.c" ] && [ -e "$T/named/quiz.h" ] || bad '--name names the files'
expect 1 'a name that the runtime uses' "$A" check --name asn grammars/geo.task
expect 0 'the word after --' "$A" check -- grammars/geo.task

# JSON for editors and programs
expect 0 'modules as JSON' "$A" modules --json grammars/geo.task
python "assert len(json.load(open('$T/stdout'))['modules']) == 7 + 20 + 33, len(json.load(open('$T/stdout'))['modules'])"
for words in 'show grammars/geo.task Apply' 'graph grammars/geo.task' 'graph --modules grammars/geo.task'; do
    # shellcheck disable=SC2086
    expect 0 "$words as JSON" "$A" $words --json
    python "json.load(open('$T/stdout'))"
done
for words in 'graph grammars/geo.task' 'graph --modules grammars/geo.task'; do
    # shellcheck disable=SC2086
    expect 0 "$words" "$A" $words
    if command -v dot >/dev/null; then
        count=$((count + 1))
        dot -Tsvg "$T/stdout" >"$T/graph.svg" 2>"$T/stderr" || { bad "$words: dot refuses it"; cat "$T/stderr"; }
    fi
done
# sizes: as the task's settings make them, and as they are in a model
printf 'grammar string.asdl\nset hidden 12\n' >"$T/small.task" && printf 'a = A(b x) | C\n' >"$T/string.asdl"
expect 0 'sizes of a task' "$A" show "$T/small.task" A
stdout_has 'att.v        12 x 24'
expect 0 'sizes of a model' "$A" modules --json grammars/geo.task --model models/geo.safetensors
cp "$T/stdout" "$T/modules.json"
expect 0 'info' "$BUILD/geo" info --model models/geo.safetensors
python "import re
page = json.load(open('$T/modules.json'))
assert '%d weights' % page['weights'] in open('$T/stdout').read(), page['weights']
raw = open('models/geo.safetensors', 'rb').read()
header = json.loads(raw[8:8 + int.from_bytes(raw[:8], 'little')])
for row in page['modules']:
    shapes = [[p['rows'], p['cols']] for p in row['parameters']]
    stored = [header.get(row['name'] + '/' + p['name'], {'shape': [None, None]})['shape'] for p in row['parameters']]
    assert shapes == stored, (row['name'], shapes, stored)
    assert row['count'] == sum(a * b for a, b in stored if a), row
assert page['hidden'] == int(header['__metadata__']['hyper.hidden'])"
expect 1 'a model of another grammar' "$A" show grammars/jobs.task answer --model models/geo.safetensors
stderr_has 'was trained with another grammar'
expect 3 'a model that is not there' "$A" modules grammars/geo.task --model "$T/none"
expect 1 'a file that is no model' "$A" modules grammars/geo.task --model README.md
expect 2 'a model where it has no meaning' "$A" check grammars/geo.task --model models/geo.safetensors
expect 2 'modules where it has no meaning' "$A" show grammars/geo.task Apply --modules
printf 'a = A(b x) | A\nb = B(b y)\n' >"$T/bad.asdl"
expect 1 'diagnostics as JSON' "$A" check --json "$T/bad.asdl"
python "d = json.load(open('$T/stdout')); assert d[0]['line'] == 1 and d[0]['column'] == 14 and d[0]['severity'] == 'error', d"

# no colour in a pipe, nothing on stdout but results
expect 1 'broken grammar' "$A" check "$T/bad.asdl"
grep -q "$(printf '\033')" "$T/stderr" && bad 'colour in a pipe'
[ -s "$T/stdout" ] && bad 'diagnostics on stdout'
# a closed pipe ends the program as it ends any other; where the signal is ignored, it is an error
count=$((count + 2))
{ sleep 0.2; "$A" modules grammars/python.task 2>"$T/stderr"; echo $? >"$T/code"; } | :
[ "$(cat "$T/code")" = 141 ] || bad "a closed pipe gives $(cat "$T/code"), not 141"
{ sleep 0.2; trap '' PIPE; "$A" modules grammars/python.task 2>"$T/stderr"; echo $? >"$T/code"; } | :
[ "$(cat "$T/code")" = 3 ] || bad "a closed pipe without the signal gives $(cat "$T/code"), not 3"
what='a closed pipe'
stderr_has 'cannot write to standard output: Broken pipe'
# a full disk is an error
if [ -w /dev/full ]; then
    "$A" modules grammars/python.task >/dev/full 2>"$T/stderr"
    [ $? = 3 ] || bad 'a full disk gives 3'
fi

# terminal escapes in names and paths do not reach the screen
escape=$(printf '\033[31m')
clean() { # nothing but printable characters on either stream
    count=$((count + 1))
    ! LC_ALL=C grep -q "$(printf '[\001-\010\013-\037\177]')" "$T/stdout" "$T/stderr" || { bad "$what: a control character"; cat -v "$T/stdout" "$T/stderr"; }
}
printf 'a = A(b x)\n' >"$T/x$escape.asdl"
printf 'a%s = A\nb = B(%s)\n' "$(printf '\302\23331m')" "$escape" >"$T/c1.asdl"
printf 'grammar x%s.asdl\nroot%s a\nroot a%s\nentities %s\nprint A "%s{%s}"\n' "$escape" "$escape" "$escape" "$escape" "$escape" "$escape" >"$T/e.task"
for words in "check $T/x$escape.asdl" "show $T/x$escape.asdl a" "modules $T/x$escape.asdl" "graph $T/x$escape.asdl"; do
    # shellcheck disable=SC2086
    expect 0 "$words" "$A" $words
    clean
done
expect 1 'escapes in a grammar' "$A" check "$T/c1.asdl"
clean
stderr_has 'unexpected character U+009B'
expect 1 'escapes in a task' "$A" check "$T/e.task"
clean
stderr_has 'a name cannot hold a control character (U+001B)'
expect 1 'escapes in a name to show' "$A" show "$T/x$escape.asdl" "$escape"
clean
expect 3 'escapes in a path' "$A" check "$T/$escape"
clean
expect 2 'escapes in a command' "$A" "$escape"
clean
mkdir "$T/$escape"
expect 0 'new below a folder with escapes' "$A" new "$T/$escape/toy"
clean
stdout_has '/toy/toy.safetensors'

# names of C headers are names of grammars too: nothing that is included by <...> is looked for beside the program
for name in string stddef stdint stdbool; do
    printf 'a = A(b x) | C\n' >"$T/$name.asdl"
    expect 0 "a grammar called $name" "$A" build "$T/$name.asdl" -o "$T/$name.program"
    expect 0 "the program $name" "$T/$name.program" print 'A(1)'
done

# a build folder may lie anywhere: the headers are found in the source tree
mkdir "$T/elsewhere" && cp "$A" "$BUILD/libasn.a" "$T/elsewhere"
expect 0 'asdlc build outside the source tree' "$T/elsewhere/asdlc" build "$T/string.asdl" -o "$T/elsewhere/program"
expect 0 'its program' "$T/elsewhere/program" print 'A(1)'
rm "$T/elsewhere/libasn.a"
expect 3 'asdlc build without a runtime' "$T/elsewhere/asdlc" build "$T/string.asdl" -o "$T/elsewhere/none"
stderr_has 'cannot find the runtime'
[ ! -e "$T/elsewhere/none" ] || bad 'a failed build leaves a file'

# compile writes all files or none, and leaves nothing beside them
mkdir -p "$T/half/geo.c" && echo old >"$T/half/geo.h"
expect 3 'a folder in the way of a file' "$A" compile grammars/geo.task -o "$T/half"
stderr_has 'half/geo.c: Is a directory'
[ "$(ls "$T/half")" = "$(printf 'geo.c\ngeo.h')" ] && [ "$(cat "$T/half/geo.h")" = old ] || { bad 'half of the files were written'; ls "$T/half"; }
# compiles and builds side by side
expect 0 'one compile' "$A" compile grammars/geo.task -o "$T/one"
for i in 1 2 3 4; do "$A" compile grammars/geo.task -o "$T/many" & done
wait
count=$((count + 1))
diff -r "$T/one" "$T/many" || bad 'compiles side by side differ from one alone'
for i in 1 2 3; do "$A" build "$T/string.asdl" -o "$T/side" 2>>"$T/side.err" & done
wait
expect 0 'what was built side by side' "$T/side" print 'A(1)'
left=$(ls "$T" | grep '^side' | grep -vc '[.]gc..$') # a compiler with --coverage leaves .gcno and .gcda
[ ! -s "$T/side.err" ] && [ "$left" = 2 ] || { bad 'builds side by side'; cat "$T/side.err"; ls "$T"; }

# time grows with the input and no faster: many unnamed fields, many blank lines before a string
count=$((count + 2))
python3 -c "print('a = A(' + ', '.join(['int'] * 20000) + ')')" >"$T/unnamed.asdl"
timeout "${LIMIT:-20}" "$A" check "$T/unnamed.asdl" 2>"$T/stderr" || { bad 'many unnamed fields take too long'; cat "$T/stderr"; }
python3 -c "print('grammar string.asdl\nprint A \"{x}\"' + '\n' * 300000 + '\"a\"\nprint C \"c\"')" >"$T/blank.task"
timeout "${LIMIT:-20}" "$A" check "$T/blank.task" 2>"$T/stderr" || { bad 'a string below many blank lines takes too long'; cat "$T/stderr"; }

# the C that show prints is the C that compile writes
expect 0 'compile' "$A" compile grammars/python.task -o "$T/py"
for name in Call.keywords arguments expr Dict.keys identifier; do
    expect 0 "show $name" "$A" show grammars/python.task "$name"
    python "
import re
code, shown = open('$T/py/python.c').read(), open('$T/stdout').read()
body = re.search(r'in python.c\n(.*?\n}\n)', shown, re.S).group(1)
assert body in code, body"
done
done_testing
