# Templates read as well as they print: the command parse, its errors and limits, asdlc check --templates, and examples that have a text instead
# of a tree: in JSON, .tsv and .csv.
. tests/cli/lib

# ---- what is printed is read again: random trees of the bundled grammars
for task in geo atis jobs cron home; do
    expect 0 "$task: random trees come back" "$BUILD/$task" parse --check 150 --seed 7
    stdout_has 'come back as they were'
done

# ---- lines
G=$BUILD/geo
parses() { # program, text, tree
    expect 0 "$1 $2" "$BUILD/$1" parse -- "$2"
    stdout_is "$3"
}
refuses() { # program, text, place and message
    expect 1 "$1 refuses $2" "$BUILD/$1" parse "$2"
    stdout_is ''
    stderr_has "$1: text:$3"
}
parses geo '( lambda $0 e ( tall $0 ) )' "Lambda(variable='\$0', type='e', body=Apply(predicate='tall', arguments=[Variable(variable='\$0')]))"
parses geo '-12:i' "Number(number='-12:i')"
parses geo '12:hr' "Entity(entity='12:hr')"
parses geo 'zürich:ci' "Entity(entity='zürich:ci')"
parses geo '( equals:t a b )' "Compare(op=Equal(), left=Entity(entity='a'), right=Entity(entity='b'))"
parses geo '( and ( p a ) )' "And(arguments=[Apply(predicate='p', arguments=[Entity(entity='a')])])"
parses jobs 'p ( a ) , ( q ( B ) , p ( a ) )' "And(arguments=[Apply(predicate='p', arguments=[Literal(literal='a')]), And(arguments=[Apply(predicate='q', arguments=[Variable(variable='B')]), Apply(predicate='p', arguments=[Literal(literal='a')])])])"
parses cron '30 9 * * 1-5' "schedule(minute=Minutes(first=Minute(at=30), more=[]), hour=Hours(first=Hour(at=Am(at=9)), more=[]), day=AnyDay(), month=AnyMonth(), weekday=Weekdays(first=WeekdaySpan(first=Monday(), last=Friday()), more=[]))"
parses cron '5 13 * 3 5-7' "schedule(minute=Minutes(first=Minute(at=5), more=[]), hour=Hours(first=Hour(at=Pm(at=1)), more=[]), day=AnyDay(), month=Months(first=Month(at=March()), more=[]), weekday=Weekdays(first=WeekdaySpan(first=Friday(), last=Sunday()), more=[]))"
parses home 'remind "say \"hi\"" tomorrow at 9:05 am' "Remind(text='say \"hi\"', when=At(day=Tomorrow(), time=Clock(hour=9, minute=5, half=Am())))"
refuses cron '30 9 * 13 *' "1:9: expected ',', a blank or '-', found '3'"
refuses cron '61 9 * * *' "1:2: expected "
refuses geo '( lambda $0 e ( tall $0 )' '1:26: expected a blank, found the end of the text'
refuses geo 'a b' "1:2: expected the end"
refuses home 'remind tomorrow' "1:8: expected a value of type text, found 'tomorrow'"
refuses home 'wake at 9:5' '1:'

printf '%s\n' '( rain )' '( rain' 'anna' >"$T/texts"
expect 1 'a bad line between good ones' "$G" parse "$T/texts"
stdout_is "Apply(predicate='rain', arguments=[])

Entity(entity='anna')"
stderr_has "geo: $T/texts:2:7: expected a blank, found the end of the text"
expect 1 'as JSON' "$G" parse --format json "$T/texts"
python "rows = [json.loads(l) for l in open('$T/stdout')]
assert len(rows) == 3 and 'error' in rows[1] and rows[2] == {'tree': \"Entity(entity='anna')\", 'text': 'anna'}, rows"
expect 0 'standard input' sh -c "echo '( rain )' | '$G' parse"
stdout_is "Apply(predicate='rain', arguments=[])"
expect 2 'a format that it has not' "$G" parse --format text '( rain )'
expect 2 'two texts' "$G" parse a b
expect 3 'a file that is not there' "$G" parse "$T/nowhere.txt"

# several lines, blocks, levels, parallel sequences
printf 'def f(a, b=1, /, c=2, *, d, e=3, **k):\n    if x:\n        pass\n    elif not (y or z) and -1 ** 2:\n        return {a: b, **c}\n    else:\n        x = y = [a for a in b if c[1:2, 0]]\n@d\nclass A(B, m=C):\n    t = ("it'"'"'s", b"", (a + b) * c - (d - e))\n' >"$T/a.py"
expect 0 'a module of Python' "$BUILD/python" parse "$T/a.py"
cp "$T/stdout" "$T/a.tree"
expect 0 'printed' "$BUILD/python" print "$T/a.tree"
sed 's/b""/b'"''"'/' "$T/a.py" >"$T/want"
count=$((count + 1))
cmp -s "$T/want" "$T/stdout" || { bad 'the module prints otherwise'; diff "$T/want" "$T/stdout"; }

# modules of the standard library, printed and read again; names are read as loaded, not stored
count=$((count + 1))
python3 - "$BUILD/python" <<'X' || bad 'a module of the standard library does not come back'
import ast, glob, os, re, subprocess, sys, sysconfig
def run(*words, text):
    return subprocess.run([sys.argv[1], *words, '-'], input=text, capture_output=True, text=True, encoding='utf-8').stdout.rstrip('\n')
files = [f for f in sorted(glob.glob(sysconfig.get_paths()['stdlib'] + '/*.py')) if 1000 < os.path.getsize(f) < 6000][:10]
wrong = []
for f in files:
    dump = re.sub(r'ctx=(Store|Del)\(\)', 'ctx=Load()', ast.dump(ast.parse(open(f, 'rb').read())))
    if run('parse', text=run('print', text=dump)) != run('print', '--format', 'tree', text=dump):
        wrong.append(f)
print(f'{len(files)} modules of the standard library, {len(wrong)} do not come back', *wrong)
sys.exit(bool(wrong) or not files)
X

# ---- hostile texts
python3 -c "print('( not ' * 3000 + 'x' + ' )' * 3000)" >"$T/deep"
expect 0 'deep' "$G" parse "$T/deep"
python3 -c "print('( not ' * 10001 + 'x' + ' )' * 10001)" >"$T/deep"
expect 1 'too deep' "$G" parse "$T/deep"
stderr_has 'higher than 10000'
python3 -c "import sys; sys.stdout.buffer.write(b'( ' * 5000 + b'\n\xff\xfe\n\x00\n' + b'\$' * 5000 + b'\n')" >"$T/wild"
expect 1 'wild bytes' "$G" parse "$T/wild"
count=$((count + 1))
[ "$(wc -l <"$T/stdout")" = 4 ] || bad 'not a line for each line'
stderr_has 'wild:3:1: there is a NUL byte'

# ---- templates that cannot be read back
cat >"$T/amb.asdl" <<'X'
expr = Add(expr left, expr right) | Num(int value) | Secret(int key)
X
cat >"$T/amb.task" <<'X'
grammar amb.asdl
print Add "{left} + {right}"
print Num "{value}"
print Secret "secret{-key}"
X
expect 1 'check --templates' "$A" check --templates "$T/amb.task"
stdout_has 'amb: Add is ambiguous'
stdout_has 'amb: Secret cannot be read back'
stdout_has 'the text does not say what Secret.key is'
sed -e 's/^print Add .*/levels sum atom\nprint Add at sum "{left@sum} + {right@>sum}"/' -e 's/{-key}/ {key}/' "$T/amb.task" >"$T/amb2.task"
cp "$T/amb.asdl" "$T/amb2.asdl"
printf 'pattern Secret.key number "0|1"\n' >>"$T/amb2.task"
expect 0 'mended' "$A" check --templates "$T/amb2.task"
stdout_has 'come back as they were'
expect 2 'not with --json' "$A" check --templates --json "$T/amb.task"
expect 0 'build' "$A" build "$T/amb.task" -o "$T/amb"
expect 1 'an ambiguous text' "$T/amb" parse '1 + 2 + 3'
stderr_has 'text:1:1: the text is ambiguous'
stderr_has 'first tree:  Add(left='
stderr_has 'second tree: Add(left='
python3 -c "print(' + '.join(['1'] * 3000))" >"$T/long"
expect 1 'a long ambiguous text ends' "$T/amb" parse "$T/long"

# patterns: what is wrong with them is told
wrong() { # statement, message
    printf 'grammar amb.asdl\n%s\n' "$1" >"$T/wrong.task"
    expect 1 "$1" "$A" check "$T/wrong.task"
    stderr_has "$2"
}
wrong 'pattern int "[a"' "is not closed, expected ']'"
wrong 'pattern int "(a"' "is not closed, expected ')'"
wrong 'pattern int "a)"' "unmatched ')'"
wrong 'pattern int "*"' 'nothing stands before this'
wrong 'pattern int "\q"' 'unknown escape'
wrong 'pattern int colour "a"' "unknown kind of value 'colour'"
wrong 'pattern expr "a"' 'is not primitive'
wrong 'pattern Num.valu "a"' "has no field 'valu'"
wrong 'pattern int "a" except int2' "has no type 'int2'"
wrong 'unread Num' 'Num has no template'

# ---- examples with a text
C=$BUILD/cron
printf '%s\n' '{"input": "every hour", "text": "0 * * * *"}' '{"input": "at nine", "text": "0 9 * * *"}' '{"input": "daily at noon", "text": "0 12 * * *"}' >"$T/train.jsonl"
train() { # what, file
    expect 0 "$1" "$C" train --train "$2" --model "$T/m.$(basename "$2")" --epochs 2 --hidden 8 --embed 8 --threads 1 --quiet
}
train 'texts in JSON' "$T/train.jsonl"
printf 'every hour\t0 * * * *\nat nine\t0 9 * * *\ndaily at noon\t0 12 * * *\n' >"$T/train.tsv"
train 'a table with tabs' "$T/train.tsv"
printf 'text,sentence\r\n0 * * * *,every hour\r\n"0 9 * * *","at nine"\r\n0 12 * * *,daily at noon\r\n' >"$T/train.csv"
train 'a table with commas, quotes and a header' "$T/train.csv"
for end in tsv csv; do
    count=$((count + 1))
    cmp -s "$T/m.train.jsonl" "$T/m.train.$end" || bad "the model of train.$end is another one"
done
expect 0 'trained on a stream' env ASN_HOLD=1 "$C" train --train "$T/train.csv" --model "$T/m.stream" --epochs 2 --hidden 8 --embed 8 --threads 1 --quiet
count=$((count + 1))
cmp -s "$T/m.train.jsonl" "$T/m.stream" || bad 'the model of a streamed table is another one'
expect 0 'eval of a table' "$C" eval --model "$T/m.train.tsv" --json "$T/train.csv"
stdout_has '"em"'
expect 0 'predict of a table' "$C" predict --model "$T/m.train.tsv" "$T/train.csv"
count=$((count + 1))
[ "$(wc -l <"$T/stdout")" = 3 ] || bad 'predict: not a line for each record'
expect 0 'parse of a table' "$C" parse "$T/train.csv"
stdout_has "hour=Hours(first=Hour(at=Pm(at=12))"
printf '"say ""hi"",\nnow",0 * * * *\nat ni"ne,0 9 * * *\n"at nine" x,0 9 * * *\nat nine,0 9 * *\none,two,three\nlonely\n"open,0 9 * * *\n' >"$T/bad.csv"
expect 1 'bad records' "$C" train --train "$T/bad.csv" --model "$T/m2" --epochs 1 --quiet
stderr_has "$T/bad.csv:3: column 6: a quote inside a field"
stderr_has "$T/bad.csv:4: column 10: expected a comma or the end of the line"
stderr_has "$T/bad.csv:5: text:1:8: expected a blank, found the end of the text"
stderr_has "$T/bad.csv:6: column 9: expected two columns"
stderr_has "$T/bad.csv:7: column 7: expected another column"
stderr_has "$T/bad.csv:8: a quote is opened on line 8 and not closed"
stderr_has '6 of 7 lines are bad'
printf 'at nine,0 9 * * *\nat ni\377ne,0 9 * * *\n' >"$T/bytes.csv"
expect 1 'a byte that is not UTF-8 in a table' "$C" predict --model "$T/m.stream" "$T/bytes.csv"
stderr_has "$T/bytes.csv:2: column 6: this byte is not UTF-8"

# a word as long as no value is ends soon, with a message
if [ -z "${SANITIZED-}" ]; then
    head -c 1000000 /dev/zero | tr '\0' a >"$T/word"
    expect 1 'a word of a megabyte' timeout 100 "$BUILD/geo" parse "$T/word"
    stderr_has 'too much time or memory to read'
fi
done_testing
