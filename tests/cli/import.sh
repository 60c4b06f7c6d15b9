# tools/data and the importer of cards: the public files into examples, what is refused and why, and that trees print as the text they came
# from. With ASN_DATA (a folder laid out as tools/data says) the same over all of that folder.
. tests/cli/lib
H=$T/hearthstone

expect 0 'asdlc check' "$A" check grammars/hearthstone.task
count=$((count + 1))
[ ! -s "$T/stderr" ] || ! grep -q warning "$T/stderr" || bad 'hearthstone.task has warnings'
expect 0 'asdlc build' "$A" build grammars/hearthstone.task -o "$H"

# every form of FILE, read and printed by PROGRAM, is the same again; says how many
again() { # what, program, file
    expect 0 "$1: parse" "$2" parse "$3"
    cp "$T/stdout" "$T/trees"
    expect 0 "$1: print" "$2" print "$T/trees"
    cut -f 2 "$3" >"$T/want"
    count=$((count + 1))
    differ=$(diff "$T/want" "$T/stdout" | grep -c '^<')
    echo "$1: $(($(wc -l <"$T/want"))) forms, $differ print otherwise"
    [ "$differ" = 0 ] || { bad "$1: forms print otherwise"; diff "$T/want" "$T/stdout" | head -n 20; }
}

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
for set in geo atis jobs; do
    again "own forms, $set" "$BUILD/$set" "$T/$set.tsv"
done

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
mkdir "$T/empty" "$T/folder" "$T/folder/jobs" "$T/folder/atis" "$T/folder/hearthstone"
cp "$T/jobs.tsv" "$T/folder/jobs/train.tsv"
cp "$T/atis.tsv" "$T/folder/atis/train.tsv"
cp "$T/atis.tsv" "$T/folder/atis/test.tsv"
cp "$T/own.in" "$T/folder/hearthstone/dev.in"
cp "$T/own.out" "$T/folder/hearthstone/dev.out"
expect 0 'tools/data' tools/data "$T/folder" "$T/made/here"
stdout_is "$T/made/here/jobs.train.jsonl: 9 examples
$T/made/here/atis.train.jsonl: 11 examples
$T/made/here/atis.test.jsonl: 11 examples
$T/made/here/hearthstone.dev.jsonl: 2 examples"
stderr_has "data: no $T/folder/geo/train.*: geo is left out"
expect 0 'its files' cat "$T/made/here/atis.test.jsonl" "$T/made/here/hearthstone.dev.jsonl"
stdout_has '{"id": "atis-test-11", '
stdout_has '{"id": "hearthstone-dev-2", '
printf 'broken\n' >>"$T/folder/jobs/train.tsv"
expect 1 'tools/data, a broken line' tools/data "$T/folder" "$T/made"
stdout_has "$T/made/jobs.train.jsonl: 9 examples"
stderr_has "$T/folder/jobs/train.tsv:10: column 7: expected another column: a TAB and its text"
printf 'say "hi" \\ now\tjob ( ANS )\r\nbroken\t(\nlast\tp ( b )' >"$T/folder/jobs/train.tsv"
expect 1 'tools/data, a form that cannot be read, and what JSON escapes' tools/data "$T/folder" "$T/made"
stderr_has "$T/folder/jobs/train.tsv:2: text:1:2: expected "
expect 0 'its lines' cat "$T/made/jobs.train.jsonl"
stdout_is '{"id": "jobs-train-1", "input": {"query": ["say", "\"hi\"", "\\", "now"]}, "tree": "Apply(predicate='"'job'"', arguments=[Variable(variable='"'ANS'"')])"}
{"id": "jobs-train-3", "input": {"query": ["last"]}, "tree": "Apply(predicate='"'p'"', arguments=[Literal(literal='"'b'"')])"}'
expect 1 'tools/data, an empty folder' tools/data "$T/empty" "$T/made"
expect 2 'tools/data, no folder' tools/data "$T/nowhere" "$T/made"
expect 2 'tools/data without arguments' tools/data
expect 3 'tools/data before make' env BUILD="$T/nowhere" tools/data "$T/folder" "$T/made"

# ---- the public files
if [ -n "${ASN_DATA-}" ]; then
    expect 0 'tools/data on ASN_DATA' tools/data "$ASN_DATA" "$T/public"
    for set in jobs geo atis; do
        for file in "$ASN_DATA/$set"/*.tsv; do
            [ ! -e "$file" ] || again "$set $(basename "$file" .tsv)" "$BUILD/$set" "$file"
        done
    done
    for file in "$ASN_DATA"/hearthstone/*.in; do
        [ ! -e "$file" ] || cards "hearthstone $(basename "$file" .in)" "${file%.in}"
    done
else
    echo 'skipped: the public data sets, which need ASN_DATA'
fi
done_testing
