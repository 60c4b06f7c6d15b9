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
stderr_has "unknown command 'chek'"
expect 2 'no file' "$A" check
expect 2 'compile without -o' "$A" compile grammars/geo.task
stderr_has 'compile needs -o DIR'
expect 2 'build without -o' "$A" build grammars/geo.task
expect 2 '-o without a value' "$A" compile grammars/geo.task -o
expect 2 'show without a name' "$A" show grammars/geo.task
expect 2 'unknown option' "$A" check --colour grammars/geo.task
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
printf 'a = A(b x, c x)\nb = B(b y)\n' >"$T/bad.asdl"
expect 1 'diagnostics as JSON' "$A" check --json "$T/bad.asdl"
python "d = json.load(open('$T/stdout')); assert d[0]['line'] == 1 and d[0]['column'] == 14 and d[0]['severity'] == 'error', d"

# no colour in a pipe, nothing on stdout but results
expect 1 'broken grammar' "$A" check "$T/bad.asdl"
grep -q "$(printf '\033')" "$T/stderr" && bad 'colour in a pipe'
[ -s "$T/stdout" ] && bad 'diagnostics on stdout'
# a closed pipe is no crash
"$A" modules grammars/python.task 2>/dev/null | head -n 1 >/dev/null
# a full disk is an error
if [ -w /dev/full ]; then
    "$A" modules grammars/python.task >/dev/full 2>"$T/stderr"
    [ $? = 3 ] || bad 'a full disk gives 3'
fi

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
