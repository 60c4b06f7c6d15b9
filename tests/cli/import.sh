# The importers: logical forms and cards into examples, what they refuse and why, and that trees print as the text they came
# from. With ASN_DATA (a folder laid out as tools/data says) the same over all of that folder.
. tests/cli/lib
CC=${CC:-cc}
mkdir "$T/bin"
I=$T/bin/import H=$T/hearthstone

expect 0 'import compiles without a warning' "$CC" -std=c11 -O1 -Wall -Wextra -Wpedantic -Wconversion -Werror -D_POSIX_C_SOURCE=200809L \
    tools/import.c -o "$I"
expect 0 'asdlc check' "$A" check grammars/hearthstone.task
count=$((count + 1))
[ ! -s "$T/stderr" ] || ! grep -q warning "$T/stderr" || bad 'hearthstone.task has warnings'
expect 0 'asdlc build' "$A" build grammars/hearthstone.task -o "$H"

# every line of FILE, imported and printed by PROGRAM, is its form again, white space aside; says how many
again() { # what, form, program, file
    expect 0 "$1: import" "$I" "$2" --id x "$4"
    cp "$T/stdout" "$T/again.jsonl"
    expect 0 "$1: print" "$3" print "$T/again.jsonl"
    cut -f 2 "$4" | tr -d ' ' >"$T/want"
    tr -d ' ' <"$T/stdout" >"$T/got"
    count=$((count + 1))
    differ=$(diff "$T/want" "$T/got" | grep -c '^<')
    echo "$1: $(($(wc -l <"$T/want"))) forms, $differ print otherwise"
    [ "$differ" = 0 ] || { bad "$1: forms print otherwise"; diff "$T/want" "$T/got" | head -n 20; }
}
# one form into one tree
makes() { # form, text, tree
    printf 'q\t%s\n' "$2" >"$T/one"
    expect 0 "$1 $2" "$I" "$1" "$T/one"
    count=$((count + 1))
    python3 -c 'import json, sys
tree = json.loads(open(sys.argv[1]).read())["tree"]
tree == sys.argv[2] or sys.exit("it is " + tree)' "$T/stdout" "$3" || bad "$what: another tree"
}
# the line is refused with this message, after the file's name and the line's number
refuses() { # form, line, message
    printf '%b\n' "$2" >"$T/one"
    expect 1 "$1: $2" "$I" "$1" "$T/one"
    count=$((count + 1))
    printf '%s\n' "$T/one:1:$3" "import: $T/one: 1 of 1 lines cannot be converted" | cmp -s - "$T/stderr" || {
        bad "$what: stderr is not '$3'"
        cat "$T/stderr"
    }
    count=$((count + 1))
    [ ! -s "$T/stdout" ] || bad "$what: something was written"
}

# ---- lambda calculus
makes lambda 'fb0' "Entity(entity='fb0')"
makes lambda '$0' "Variable(variable='\$0')"
makes lambda '-12:i' "Number(number='-12:i')"
makes lambda '12:hr' "Entity(entity='12:hr')"
makes lambda '-:i' "Entity(entity='-:i')"
makes lambda "o'clock" "Entity(entity=\"o'clock\")"
makes lambda "a'b\"c" "Entity(entity='a\\'b\"c')"
makes lambda 'b\s' "Entity(entity='b\\\\s')"
makes lambda 'zürich:ci' "Entity(entity='zürich:ci')"
makes lambda '( big $0 )' "Apply(predicate='big', arguments=[Variable(variable='\$0')])"
makes lambda '(far(home $0)x)' \
    "Apply(predicate='far', arguments=[Apply(predicate='home', arguments=[Variable(variable='\$0')]), Entity(entity='x')])"
makes lambda '( lambda $0 e ( tall $0 ) )' "Lambda(variable='\$0', type='e', body=Apply(predicate='tall', arguments=[Variable(variable='\$0')]))"
makes lambda '( argmax $1 $1 ( size $1 ) )' \
    "Argmax(variable='\$1', domain=Variable(variable='\$1'), body=Apply(predicate='size', arguments=[Variable(variable='\$1')]))"
makes lambda '( count $0 ( p $0 ) )' "Count(variable='\$0', body=Apply(predicate='p', arguments=[Variable(variable='\$0')]))"
makes lambda '( and ( p a ) )' "And(arguments=[Apply(predicate='p', arguments=[Entity(entity='a')])])"
makes lambda '( not ( or a b ) )' "Not(argument=Or(arguments=[Entity(entity='a'), Entity(entity='b')]))"
makes lambda '( = a 1:i )' "Compare(op=Equal(), left=Entity(entity='a'), right=Number(number='1:i'))"
makes lambda '( equals:t a b )' "Compare(op=Equal(), left=Entity(entity='a'), right=Entity(entity='b'))"
makes lambda '( < a b )' "Compare(op=LessThan(), left=Entity(entity='a'), right=Entity(entity='b'))"
makes lambda '( > a b )' "Compare(op=GreaterThan(), left=Entity(entity='a'), right=Entity(entity='b'))"
makes lambda '( sum $0 a b )' "Sum(variable='\$0', domain=Entity(entity='a'), body=Entity(entity='b'))"

cat >"$T/forms" <<'X'
who	( lambda $0 e ( and ( baker:t $0 ) ( older:t $0 anna ) ( not ( tall:t $0 ) ) ) )
the oldest	( argmax $0 ( baker:t $0 ) ( age:i $0 ) )
the youngest	( argmin $0 ( or ( baker:t $0 ) ( smith:t $0 ) ) ( age:i $0 ) )
how many	( count $0 ( exists $1 ( and ( knows:t $0 $1 ) ( > ( age:i $1 ) -30:i ) ) ) )
the sum	( sum $0 ( baker:t $0 ) ( age:i $0 ) )
the only one	( the $0 ( < ( age:i $0 ) 7:i ) )
at most	( max $0 ( min $1 ( taller:t $0 $1 ) ) )
an i	( lambda $0 i ( and ( p $0 ) ) )
just a name	anna
nothing to it	( rain )
X
(cat "$T/forms" && printf 'the same\t( equals:t anna ( mother:t bert ) )\n') >"$T/geo.tsv"
(cat "$T/forms" && printf 'the same\t( = anna ( mother bert ) )\n') >"$T/atis.tsv"
again 'own forms, geo' lambda "$BUILD/geo" "$T/geo.tsv"
again 'own forms, atis' lambda "$BUILD/atis" "$T/atis.tsv"

refuses lambda 'no tab' '7: there is no TAB between a sentence and a form'
refuses lambda '' '1: there is no TAB between a sentence and a form'
refuses lambda ' \tx' '2: there is no sentence before the TAB'
refuses lambda 'q\tx\ty' '4: there is a second TAB'
refuses lambda 'q\t' '3: a form is expected, not the end of the line'
refuses lambda 'q\t( p $0' "3: this '(' is not closed"
refuses lambda 'é\t( p ( q )' "3: this '(' is not closed"
refuses lambda 'q\t( p ) )' "9: the form ends before ')'"
refuses lambda 'q\t)' "3: a form is expected, not ')'"
refuses lambda 'q\ta b' "5: the form ends before 'b'"
refuses lambda 'q\t( )' "5: a predicate is expected behind '(', not ')'"
refuses lambda 'q\t( ( p ) x )' "5: a predicate is expected behind '(', not '('"
refuses lambda 'q\t( $0 x )' "5: a predicate is expected behind '(', not '\$0'"
refuses lambda 'q\t( 3:i x )' "5: a predicate is expected behind '(', not '3:i'"
refuses lambda 'q\t( lambda x e y )' "12: 'lambda' binds a variable, such as \$0, not 'x'"
refuses lambda 'q\t( lambda $0 ( p $0 ) )' "15: the type of '\$0' is expected, such as e, not '('"
refuses lambda 'q\t( lambda $0 e )' "17: 'lambda' lacks a body"
refuses lambda 'q\t( argmax $0 ( p $0 ) )' "24: 'argmax' lacks a body"
refuses lambda 'q\t( count $0 a b )' "16: 'count' takes a variable, a body and no more"
refuses lambda 'q\t( = a )' "9: '=' lacks a right side"
refuses lambda 'q\t( < a b c )' "11: '<' takes two sides and no more"
refuses lambda 'q\t( not a b )' "11: 'not' takes one argument and no more"
refuses lambda 'q\t( p and )' "7: 'and' stands only behind '('"
refuses lambda 'q\t$' "3: a variable has a name behind '\$'"
refuses lambda 'q\ta\0377' '4: this is not UTF-8'
refuses lambda 'q\ta\0000' '4: there is a NUL byte'
refuses lambda "q\\t$(python3 -c 'print("( not " * 1001)')" '6003: the form is nested more than 1000 deep'

# ---- Prolog
makes prolog 'job ( ANS )' "Apply(predicate='job', arguments=[Variable(variable='ANS')])"
makes prolog 'pay(A,20)' "Apply(predicate='pay', arguments=[Variable(variable='A'), Literal(literal='20')])"
makes prolog '\+ p ( a )' "Not(argument=Apply(predicate='p', arguments=[Literal(literal='a')]))"
makes prolog '\+\+p(a)' "Not(argument=Not(argument=Apply(predicate='p', arguments=[Literal(literal='a')])))"
P="Apply(predicate='p', arguments=[Literal(literal='a')])" Q="Apply(predicate='q', arguments=[Variable(variable='B')])"
makes prolog 'p ( a ) , q ( B )' "And(arguments=[$P, $Q])"
makes prolog 'p ( a ) ; q ( B )' "Or(left=$P, right=$Q)"
makes prolog 'p ( a ) , q ( B ) ; p ( a )' "Or(left=And(arguments=[$P, $Q]), right=$P)"
makes prolog 'p ( a ) ; q ( B ) , p ( a )' "Or(left=$P, right=And(arguments=[$Q, $P]))"
makes prolog 'p(a);q(B);p(a)' "Or(left=$P, right=Or(left=$Q, right=$P))"
makes prolog '(p(a))' "$P"
makes prolog 'p(a),(q(B),p(a))' "And(arguments=[$P, And(arguments=[$Q, $P])])"
makes prolog 'p(a),(q(B);p(a))' "And(arguments=[$P, Or(left=$Q, right=$P)])"
makes prolog '\+(p(a),q(B)),p(a)' "And(arguments=[Not(argument=And(arguments=[$P, $Q])), $P])"

cat >"$T/jobs.tsv" <<'X'
one	baker ( ANS )
two	baker ( ANS ) , older ( ANS , anna )
not	baker ( ANS ) , \+ older ( ANS , 30 )
not both	baker ( ANS ) , \+ ( older ( ANS , 30 ) , tall ( ANS ) )
either	baker ( ANS ) , ( ( tall ( ANS ) ) ; ( old ( ANS ) ) )
either of more	baker ( ANS ) , ( ( tall ( ANS ) , thin ( ANS ) ) ; ( old ( ANS ) ) ) , \+ smith ( ANS )
or	baker ( ANS ) ; ( smith ( ANS ) )
or both	baker ( ANS ) , tall ( ANS ) ; ( smith ( ANS ) , \+ ( tall ( ANS ) , old ( ANS ) ) )
apart	baker ( ANS ) , ( old ( ANS ) , tall ( ANS ) )
X
again 'own forms, jobs' prolog "$BUILD/jobs" "$T/jobs.tsv"

refuses prolog 'q\t' '3: a goal is expected, not the end of the line'
refuses prolog 'q\tjob' "6: the arguments of 'job' are expected in parentheses, not the end of the line"
refuses prolog 'q\tjob , p ( A )' "7: the arguments of 'job' are expected in parentheses, not ','"
refuses prolog 'q\tJob ( A )' "3: a predicate is expected, not the variable 'Job'"
refuses prolog 'q\tjob ( )' "9: an argument is expected, not ')'"
refuses prolog 'q\tjob ( A' "7: this '(' is not closed"
refuses prolog 'q\tjob ( A B )' "11: ',' or ')' is expected, not 'B'"
refuses prolog 'q\tp ( f ( a ) )' "9: an argument is a single word: 'f' has arguments of its own"
refuses prolog 'q\tp ( a ) ,' '12: a goal is expected, not the end of the line'
refuses prolog 'q\tp ( a ) q ( b )' "11: the form ends before 'q'"
refuses prolog 'q\t( p ( a ) q ( b ) )' "13: ',', ';' or ')' is expected, not 'q'"
refuses prolog 'q\t( p ( a )' "3: this '(' is not closed"
refuses prolog 'q\tp ( a ) ; ; p ( a )' "13: a goal is expected, not ';'"
refuses prolog 'q\t\\\\ p ( a )' "3: a goal is expected, not '\\'"
refuses prolog 'q\tp ( a ) )' "11: the form ends before ')'"

# ---- lines
printf 'say "hi" \\ now\ta\r\nbroken\t(\nlast\tb' >"$T/lines"
expect 1 'a broken line between good ones' "$I" lambda --id geo-train "$T/lines"
stdout_is '{"id": "geo-train-1", "input": {"query": ["say", "\"hi\"", "\\", "now"]}, "tree": "Entity(entity='"'a'"')"}
{"id": "geo-train-3", "input": {"query": ["last"]}, "tree": "Entity(entity='"'b'"')"}'
stderr_has "$T/lines:2:9: a predicate is expected behind '(', not the end of the line"
stderr_has "import: $T/lines: 1 of 3 lines cannot be converted"
expect 0 'standard input' sh -c "printf 'q\tp(a)\n' | '$I' prolog"
stdout_has '"id": "prolog-1"'
expect 0 'nothing' "$I" lambda "$T/file"
expect 2 'no form' "$I"
expect 2 'an unknown form' "$I" lisp
expect 2 'two files' "$I" lambda "$T/lines" "$T/lines"
expect 2 'an unknown option' "$I" lambda --name x
expect 3 'a file that is not there' "$I" lambda "$T/nowhere"

# ---- cards; a line of the second has lost its continuation, the backslash of the first is part of a string
cat >"$T/own.in" <<'X'
Lazy Cat's Paw NAME_END 2 ATK_END -1 DEF_END 1 COST_END 3 DUR_END Weapon TYPE_END Rogue PLAYER_CLS_END NIL RACE_END Rare RARITY_END <b>Purr:</b> Sleep “long”.
Mouse NAME_END 1 ATK_END 1 DEF_END 0 COST_END -1 DUR_END Minion TYPE_END Neutral PLAYER_CLS_END Beast RACE_END Free RARITY_END NIL
X
cat >"$T/own.out" <<'X'
class LazyCatsPaw(WeaponCard):§    def __init__(self):§        super().__init__("Lazy Cat's Paw", 1, rarity=RARE, face='/ \ ^')§§    def use(self, *, at=-1):§        return [f(x) for x in self.all if x is not None and x > at]§
class Mouse(MinionCard):§    def small(self):§        return self.tail and \ (self.size < 2 or not self.cat)§
X
C="python3 tools/import_cards.py"
cards() { # what, stem: every card's tree prints as Python that has the same dump
    expect 0 "$1: import" $C --id card "$2.in" "$2.out"
    cp "$T/stdout" "$T/cards.jsonl"
    expect 0 "$1: print" "$H" print --format json "$T/cards.jsonl"
    cp "$T/stdout" "$T/cards.printed"
    count=$((count + 1))
    python3 - "$1" "$2" "$T/cards.jsonl" "$T/cards.printed" <<'X' || bad "$1: cards print otherwise"
import ast, json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, 'tools')
from import_cards import dump
what, stem, examples, printed = sys.argv[1:]
def rows(file):
    return open(file, encoding='utf-8', newline='').read().rstrip('\n').split('\n')
total = differ = 0
for code, example, text in zip(rows(stem + '.out'), rows(examples), rows(printed), strict=True):
    example, text = json.loads(example), json.loads(text)
    source = code.replace('§', '\n')
    try:
        gold = ast.parse(source)
    except SyntaxError:
        source = source.replace('\\ ', '')
        gold = ast.parse(source)
    trees = {dump(ast.parse(text['text'])), dump(gold)}
    same = len(trees) == 1 and trees == {'Module(body=[' + example['tree'] + '], type_ignores=[])'} and text['tree'] == example['tree']
    same = same and example['text'] == source
    total, differ = total + 1, differ + (not same)
    if not same and differ < 4:
        print(example['id'], *trees, sep='\n  ')
print(f'{what}: {total} cards, {differ} print otherwise')
sys.exit(differ != 0)
X
}
cards 'own cards' "$T/own"
what='components of cards'
python "rows = [json.loads(line)['input'] for line in open('$T/cards.jsonl', encoding='utf-8')]
keys = 'name attack health cost durability type class race rarity description'.split()
assert [list(r) for r in rows] == [keys, keys], rows
assert list(rows[0].values()) == [\"Lazy Cat's Paw\", '2', '-1', '1', '3', 'Weapon', 'Rogue', 'NIL', 'Rare', '<b>Purr:</b> Sleep “long”.'], rows[0]
assert list(rows[1].values()) == 'Mouse 1 1 0 -1 Minion Neutral Beast Free NIL'.split(), rows[1]"
count=$((count + 1))
grep -qF "value='/ \\\\\\\\ ^'" "$T/cards.jsonl" || bad 'the backslash of a string is lost'
count=$((count + 1))
grep -q 'Sleep “long”' "$T/cards.jsonl" || bad 'text beyond ASCII is escaped'
expect 0 'cards are examples of hearthstone.task' "$H" trace "$T/cards.jsonl"

card='NAME_END 1 ATK_END 1 DEF_END 0 COST_END -1 DUR_END Minion TYPE_END Neutral PLAYER_CLS_END NIL RACE_END Free RARITY_END'
refuses_card() { # card, code, message after the folder's name
    printf '%s\n' "$1" >"$T/bad.in"
    printf '%s\n' "$2" >"$T/bad.out"
    expect 1 "card: $1 $2" $C "$T/bad.in" "$T/bad.out"
    stderr_has "$T/$3"
    stderr_has "import_cards: $T/bad.in: 1 of 1 cards cannot be converted"
}
refuses_card "Cat NAME_END 1 ATK_END 1 COST_END" 'class A: pass' "bad.in:1:24: no 'DEF_END' behind the card's health"
refuses_card "Cat" 'class A: pass' "bad.in:1:1: no 'NAME_END' behind the card's name"
refuses_card " $card x" 'class A: pass' 'bad.in:1:1: the card has no name'
refuses_card "Cat $card x" '' 'bad.out:1:1: a single class is expected, not nothing'
refuses_card "Cat $card x" 'def f(): pass' 'bad.out:1:1: a single class is expected, not FunctionDef'
refuses_card "Cat $card x" 'class A: pass§class B: pass' 'bad.out:1:1: a single class is expected, not ClassDef, ClassDef'
refuses_card "Cat $card x" 'class A:§    def f(self) pass' 'bad.out:1:26: not Python: '
printf '%s\n' "Cat $card" >"$T/bad.in"
printf 'class A: pass\nclass B: pass\n' >"$T/bad.out"
expect 1 'more code than cards' $C "$T/bad.in" "$T/bad.out"
stdout_has '"description": ""'
stderr_has "import_cards: $T/bad.in has 1 lines, $T/bad.out has 2: what has no partner is left out"
expect 2 'one file of cards' $C "$T/bad.in"
expect 3 'cards that are not there' $C "$T/nowhere.in" "$T/nowhere.out"

# ---- a whole folder
mkdir "$T/folder" "$T/folder/jobs" "$T/folder/atis" "$T/folder/hearthstone"
cp "$T/jobs.tsv" "$T/folder/jobs/train.tsv"
cp "$T/atis.tsv" "$T/folder/atis/train.tsv"
cp "$T/atis.tsv" "$T/folder/atis/test.tsv"
cp "$T/own.in" "$T/folder/hearthstone/dev.in"
cp "$T/own.out" "$T/folder/hearthstone/dev.out"
expect 0 'tools/data' env BUILD="$T/bin" tools/data "$T/folder" "$T/made/here"
stdout_is "$T/made/here/jobs.train.jsonl: 9 examples
$T/made/here/atis.train.jsonl: 11 examples
$T/made/here/atis.test.jsonl: 11 examples
$T/made/here/hearthstone.dev.jsonl: 2 examples"
stderr_has "data: no $T/folder/geo/train.*: geo is left out"
expect 0 'its files' cat "$T/made/here/atis.test.jsonl" "$T/made/here/hearthstone.dev.jsonl"
stdout_has '{"id": "atis-test-11", '
stdout_has '{"id": "hearthstone-dev-2", '
printf 'broken\n' >>"$T/folder/jobs/train.tsv"
expect 1 'tools/data, a broken line' env BUILD="$T/bin" tools/data "$T/folder" "$T/made"
stdout_has "$T/made/jobs.train.jsonl: 9 examples"
stderr_has "$T/folder/jobs/train.tsv:10:7: there is no TAB between a sentence and a form"
expect 1 'tools/data, an empty folder' env BUILD="$T/bin" tools/data "$T/bin" "$T/made"
expect 2 'tools/data, no folder' tools/data "$T/nowhere" "$T/made"
expect 2 'tools/data without arguments' tools/data
expect 3 'tools/data before make' env BUILD="$T/nowhere" tools/data "$T/folder" "$T/made"

# ---- the public files
if [ -n "${ASN_DATA-}" ]; then
    expect 0 'tools/data on ASN_DATA' env BUILD="$T/bin" tools/data "$ASN_DATA" "$T/public"
    for set in jobs geo atis; do
        case $set in jobs) form=prolog ;; *) form=lambda ;; esac
        for file in "$ASN_DATA/$set"/*.tsv; do
            [ ! -e "$file" ] || again "$set $(basename "$file" .tsv)" $form "$BUILD/$set" "$file"
        done
    done
    for file in "$ASN_DATA"/hearthstone/*.in; do
        [ ! -e "$file" ] || cards "hearthstone $(basename "$file" .in)" "${file%.in}"
    done
else
    echo 'skipped: the public data sets, which need ASN_DATA'
fi
done_testing
