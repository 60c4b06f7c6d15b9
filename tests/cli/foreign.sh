# Grammars that one has: asdlc new --from, asdlc import. With --rewrite, tests/import/ takes what is imported now.
. tests/cli/lib

# ---- new --from: a task that checks without a word, for every bundled grammar
for name in cron home lambda prolog python; do
    cp grammars/$name.asdl "$T/$name.asdl"
    expect 0 "a task for $name.asdl" "$A" new mine_$name --from "$T/$name.asdl"
    stdout_has "mine_$name.task has a template for each constructor of $name.asdl"
    expect 0 "$name: it is right" "$A" check --json "$T/mine_$name.task"
    stdout_is '[]'
done
expect 0 'its name is that of the grammar' "$A" new --from "$T/cron.asdl"
[ -s "$T/cron.task" ] || bad 'no cron.task'
expect 1 'a task is not overwritten' "$A" new --from "$T/cron.asdl"
stderr_has 'already exists'
expect 3 'a grammar that is not there' "$A" new --from "$T/none.asdl"
expect 2 'a name that is none' "$A" new 'a b' --from "$T/cron.asdl"
echo 'a = = B' >"$T/wrong.asdl"
expect 1 'a grammar that is wrong' "$A" new --from "$T/wrong.asdl"
stderr_has 'wrong.asdl:1:5: error'

# ---- import: every notation, compared with what is there, and right
for file in tests/import/*.lark tests/import/*.ebnf tests/import/*.bnf tests/import/*.peg tests/import/*.json; do
    name=$(basename "${file%.*}")
    expect 0 "import $file" "$A" import "$file" -o "$T/in"
    for what in asdl print; do
        count=$((count + 1))
        [ "$1" != --rewrite ] || cp "$T/in/$name.$what" "tests/import/$name.$what"
        cmp -s "tests/import/$name.$what" "$T/in/$name.$what" || { bad "$file: another $what"; diff -u "tests/import/$name.$what" "$T/in/$name.$what"; }
    done
    expect 0 "$name: it is right" "$A" check --json "$T/in/$name.task"
    [ "$name" = tiny ] && continue # tree-sitter has no templates
    stdout_is '[]'
    case $name in calc | flight | robot) continue ;; esac # which are ambiguous: if in if, 'a & b & c', a thing or a name
    expect 0 "$name: texts are read back" "$A" check --templates "$T/in/$name.task"
done

# ---- what was imported prints; precedence gives parentheses where they are needed
expect 0 'calc builds' "$A" build "$T/in/calc.task" -o "$T/calc"
prints() { expect 0 "print $1" "$T/calc" print "$1"; stdout_is "$2"; }
one="Number(number=1)" x="Name(name='x')"
prints "start(statements=[Assign(name='a', sum=Mul(left=Add(left=$one, right=$x), right=Add(left=$x, right=$one)))])" 'a = (1 + x) * (x + 1)'
prints "start(statements=[Assign(name='a', sum=Sub(left=Sub(left=$one, right=$x), right=Sub(left=$x, right=Power(left=$x, right=Power(left=$x, right=$one)))))])" \
    'a = 1 - x - (x - x ^ x ^ 1)'
prints "start(statements=[Output(sums=[Negative(sum=Add(left=$x, right=$one)), Call(name='f', sums=[]), Call(name='g', sums=[$x, $one])])])" \
    'print - (x + 1), f(), g(x, 1)'
prints "start(statements=[IfThen(sum=$x, statement1=Output(sums=[$one])), Output(sums=[$x])])" 'if x then print 1 print x'

# ---- and what people write is read, whatever the blanks are
parses() { expect 0 "parse $1" "$T/calc" parse -- "$1"; stdout_is "$2"; }
parses 'a=(1+x)*2' "start(statements=[Assign(name='a', sum=Mul(left=Add(left=$one, right=$x), right=Number(number=2)))])"
parses ' print  f( ),
    1.5e3 ' "start(statements=[Output(sums=[Call(name='f', sums=[]), Number(number=1.5e3)])])"
parses 'if x then print 1' "start(statements=[IfThen(sum=$x, statement1=Output(sums=[$one]))])"
expect 1 'but words stay apart' "$T/calc" parse 'if xthen print 1'
stderr_has 'text:1:10: expected '
expect 1 'a word of the language is no name' "$T/calc" parse 'a = then'
stderr_has "calc: text:1:"

# ---- values: regular expressions and terminals become patterns
reads() { # name, grammar, texts that are read and one that is not
    printf '%s\n' "$2" >"$T/$1"
    name=${1%.*}
    expect 0 "$1 is imported" "$A" import "$T/$1" -o "$T/values"
    expect 0 "$1: texts are read back" "$A" check --templates "$T/values/$name.task"
    expect 0 "$1 builds" "$A" build "$T/values/$name.task" -o "$T/values/$name"
    shift 2
    while [ $# -gt 1 ]; do
        expect 0 "$name reads $1" "$T/values/$name" parse -- "$1"
        shift
    done
    expect 1 "$name does not read $1" "$T/values/$name" parse -- "$1"
}
reads kinds.lark 'start: value ("," value)*
value: INT | NAME -> name | STRING | DAY | "yes"
NAME: /[a-z]+/i
STRING: /'"'[^']*'"'/
DAY: DIGIT DIGIT "." DIGIT~2
%import common (DIGIT, INT)
%ignore " "' '12,abc' "'a b',10.12" 'Yes,yes' 'a-b'
reads names.lark 'start: "(" ID ID? ")" | NUM
%import common.CNAME -> ID
%import common.SIGNED_NUMBER -> NUM
%import common.WS -> SPACE
%ignore SPACE' '(a_1 b)' -3.5e2 '(1)'
reads lisp.peg 'list = "(" atom (" " atom)* ")" / "()"
atom = number / symbol / text
number = ~"-?[0-9]+"
symbol = ~r"[-+\w]+"
text = ~'"'"'"[^"]*"'"'"'' '(a -1 "x y")' '()' '(a,b)'
reads iso.ebnf 'item = word , [ "=" , text ] | number ;
word = letter , { letter } ;
letter = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" ;
number = digit | digit , number ;
digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" ;
text = '"'\"'"' , { character } , '"'\"'"' ;
character = ? any character but a quote ? ;' 'abc="x y"' 'face' '042' '12ab'
reads letters.lark 'start: SIZE ("," SIZE)*
SIZE: "s" | "m" | "x"+ "l"' 's,m,xxl' 'l'
reads query.lark 'start: "SELECT"i NAME ("," NAME)* "FROM"i NAME NAME? ["WHERE"i NAME "=" NUMBER]
NAME: /[a-z]+/i
%import common.NUMBER
%ignore " "' 'select a,b from t where c=1' 'SELECT A From t u WHERE c = 1' 'selecta from t'
expect 0 'a word of the language in small letters is none of the names' "$T/values/query" parse 'select a from t where c=1'
stdout_is "start(names=['a'], name1='t', where=where(name='c', number=1))"
reads w3c.ebnf 'root ::= Name ("." Name)* | Code
Name ::= [A-Za-z_] [A-Za-z0-9_]*
Code ::= "#" [#x30-#x39]+' 'a.b2.c' '#09' '2.a'

# ---- importing again: what was not changed is replaced, what was changed is not, and the task is the user's
(cd "$T" && mkdir twice && printf 'start: "a" B | "c" start\nB: /b+/\n' >twice.lark)
expect 0 'the first time' "$A" import "$T/twice.lark" -o "$T/twice"
stdout_is "$T/twice/twice.asdl, $T/twice/twice.print and $T/twice/twice.task"
echo 'set hidden 40' >>"$T/twice/twice.task"
printf 'start: "a" B | "c" start | "d"\nB: /b+/\n' >"$T/twice.lark"
expect 0 'the second time' "$A" import "$T/twice.lark" -o "$T/twice"
stdout_has 'twice.task (yours, left as it is)'
grep -q 'set hidden 40' "$T/twice/twice.task" || bad 'the task was overwritten'
grep -q '| D$' "$T/twice/twice.asdl" || bad 'the grammar is the old one'
sed -i 's/"d"/"e"/' "$T/twice/twice.print"
cp "$T/twice/twice.asdl" "$T/before"
printf 'start: "a" B | "c" start | "f"\nB: /b+/\n' >"$T/twice.lark"
expect 1 'the third time' "$A" import "$T/twice.lark" -o "$T/twice"
stderr_has 'twice.print was changed by hand, so it is not overwritten'
stderr_has 'import into another folder with -o DIR'
cmp -s "$T/before" "$T/twice/twice.asdl" || bad 'half of it was overwritten'
expect 0 'elsewhere' "$A" import "$T/twice.lark" -o "$T/elsewhere" --name other
[ -s "$T/elsewhere/other.task" ] || bad 'no other.task'

# ---- names that ASDL or another rule has already
printf 'start: int "," int a_value\nint: "a" | "b"\na_value: "x" | a\na: "[" /[0-9]+/ "," /[0-9]+/ "]" string\nstring: "q" int\n' >"$T/names.lark"
expect 0 'names that are taken' "$A" import "$T/names.lark" -o "$T/in"
expect 0 'and right' "$A" check --json "$T/in/names.task"
expect 0 'the grammar' cat "$T/in/names.asdl"
stdout_has 'int_rule = A'
stdout_has 'string_rule'
stdout_has 'left'

# ---- mistakes: where, what, and what to do
wrong() { # file, its text, what is said
    printf "$2" >"$T/$1"
    expect 1 "$1: $2" "$A" import "$T/$1" -o "$T/wrong"
    stderr_has "$3"
}
wrong w.lark 'start: expr\nexprs: "x" | "y"\n' "w.lark:1:8: error: there is no rule 'expr'"
stderr_has "did you mean 'exprs'"
wrong w.lark 'a: "x\nb: "y"\n' 'w.lark:1:4: error: this is not closed before the end of the line'
wrong w.lark 'a: ("x" | b\nb: "y"\n' "rule 'a' ends too early"
wrong w.lark 'a: "x" | "y"\na: "z"\n' "w.lark:2:1: error: rule 'a' is defined twice"
wrong w.lark 'a{x}: x\nb: a{c}\nc: "d" | "e"\n' "Lark's templates ('rule{a, b}') cannot be imported"
wrong w.lark '%%override a: "x"\n' "'%override' cannot be imported"
wrong w.lark 'a: b~3..2\nb: "x" | "y"\n' 'at most 2 and at least 3 cannot be'
wrong w.lark 'a: "x" "y"\n' "the first rule, 'a', has no structure"
wrong w.lark 'a: "x" a\n' 'has no finite tree'
wrong w.peg 'a = !b "x" / b\nb = "y"\n' "w.peg:1:5: error: looking ahead ('&', '!') says nothing of trees"
wrong w.ebnf 'a = b - "x" ;\nb = "y" | "z" ;\n' 'exceptions'
wrong w.ebnf '' 'has no rules'
wrong w.ebnf 'hello\n' 'expected a rule, as in NAME = ...'
wrong w.ebnf "$(printf '(%.0s' $(seq 200))" 'expected a rule'
wrong w.ebnf "a = $(printf '(%.0s' $(seq 200))" 'nested more than 100 deep'
wrong w.json '[1' 'this is not JSON'
wrong w.json '{}' 'expected a list of kinds of nodes'
wrong w.json '[]' 'no kind of node can be the root'
expect 3 'a file that is not there' "$A" import "$T/none.lark"
expect 2 'no file' "$A" import
expect 2 'a name that is none' "$A" import tests/import/calc.lark -o "$T/in" --name 'a b'
# ---- a terminal that is another rule, which stands for nothing but itself
printf 'start: "a" HE NAME\nNAME: /[a-z]+/\nHE: ws\nws: ws\n' >"$T/cycle.lark"
expect 1 'a rule that never ends' "$A" import "$T/cycle.lark" -o "$T"
stderr_has "product type 'ws' has no finite tree"

done_testing
