# Languages that one has: from a text grammar and pairs of sentence and text to a shipped parser, by the commands of the README's tutorial alone.
# limit: 300
. tests/cli/lib
CC=${CC:-cc}
epochs=30
[ -z "${SANITIZED-}" ] || epochs=2

# name, grammar, pairs, how many there are, and the least accuracy on pairs that were not trained on
language() {
    name=$1 grammar=$2 pairs=$3 total=$4 least=$5
    D=$T/$name kind=${3##*.} train=${3%.*}.train.${3##*.} dev=${3%.*}.dev.${3##*.}
    mkdir "$D"
    cp "tests/languages/$name/$grammar" "$D"
    expect 0 "$name: import" "$A" import "$D/$grammar" -o "$D"
    expect 0 "$name: what is imported can be read back" "$A" check --templates "$D/$name.task"
    # the one step by hand: a few lines of the task, and the files that they name. Everything else is as it was imported
    cp "$D/$name.asdl" "$D/$name.print" "$T"
    cp "tests/languages/$name/"* "$D"
    expect 0 "$name: import again" "$A" import "$D/$grammar" -o "$D"
    stdout_has "$name.task (yours, left as it is)"
    count=$((count + 1))
    cmp -s "$T/$name.asdl" "$D/$name.asdl" && cmp -s "$T/$name.print" "$D/$name.print" || bad "$name: importing twice gives something else"
    expect 0 "$name: check" "$A" check --json "$D/$name.task"
    stdout_is '[]'
    expect 0 "$name: build" "$A" build "$D/$name.task" -o "$D/$name"
    P=$D/$name
    expect 0 "$name: every text is read" "$P" parse "$D/$pairs"
    cp "$T/stdout" "$T/trees"
    count=$((count + 1))
    [ "$(wc -l <"$T/trees")" = "$total" ] && ! grep -q '^$' "$T/trees" || bad "$name: not a tree for each of the $total pairs"
    expect 0 "$name: and printed" "$P" print "$T/trees"
    cp "$T/stdout" "$T/printed"
    expect 0 "$name: and read again" "$P" parse "$T/printed"
    count=$((count + 1))
    cmp -s "$T/stdout" "$T/trees" || bad "$name: other trees than before"
    python "import random, re
random.seed(7)
with open('$T/respaced', 'w') as f:
    for line in open('$T/printed'):
        text, last = '', ' '
        for token in re.findall(r'\"[^\"]*\"|\'[^\']*\'|\w+|[<>]=|[^\w\s]', line):
            text += ' ' * random.choice((1, 1, 3) if re.match(r'\w\w', last[-1] + token[0]) else (0, 0, 1, 2)) + token
            last = token
        f.write(text + ' ' * random.randrange(2) + '\n')"
    expect 0 "$name: and read with other blanks" "$P" parse "$T/respaced"
    count=$((count + 1))
    cmp -s "$T/stdout" "$T/trees" || bad "$name: other blanks give other trees"
    expect 0 "$name: split" "$P" data "$D/$pairs" --split 80/20
    expect 0 "$name: data" "$P" data "$D/$train" "$D/$dev"
    stdout_has "(0.0 %) are there, too"
    expect 0 "$name: train" "$P" train --train "$D/$train" --dev "$D/$dev" --model "$D/model" --epochs $epochs --quiet
    expect 0 "$name: eval" "$P" eval --model "$D/model" --json "$D/$dev"
    [ -n "${SANITIZED-}" ] || python "s = json.load(open('$T/stdout')); print('$name', s['em'], 'of', s['count']); assert s['em'] >= $least, s"
    expect 0 "$name: predict" "$P" predict --model "$D/model" --format json "$D/$dev"
    cp "$T/stdout" "$T/wanted"
    command -v "${CC%% *}" >/dev/null || { echo 'skipped: there is no C compiler for the shipped parsers'; return; }
    expect 0 "$name: ship" env CC="$CC" "$P" ship --model "$D/model" -o "$D/shipped"
    S=$D/shipped/${name}_parser
    python "import csv
rows = list(csv.reader(open('$D/$dev', newline=''), **(dict(delimiter='\t', quoting=csv.QUOTE_NONE) if '$kind' == 'tsv' else {})))
open('$T/lines', 'w').writelines(row[0] + '\n' for row in rows[1:])"
    expect 0 "$name: the shipped program" "$S" --format json "$T/lines"
    count=$((count + 1))
    cmp -s "$T/stdout" "$T/wanted" || { bad "$name: the shipped program and predict differ"; diff "$T/wanted" "$T/stdout" | head -n 4; }
}
answers() { # sentence, answer: of predict and of the shipped program
    [ -z "${SANITIZED-}" ] || return
    expect 0 "$1" "$P" predict --model "$D/model" "$1"
    stdout_is "$2"
    [ ! -x "$S" ] || { expect 0 "$1, shipped" "$S" "$1"; stdout_is "$2"; }
}

language rail rail.lark pairs.tsv 403 80
answers 'How many stations does Saltmarsh have?' "answer(count(station(loc(regionid('saltmarsh')))))"
answers 'Which regions border Osmer?' "answer(region(border(regionid('osmer'))))"
answers 'How busy is Osmer?' "answer(passengers(stationid('osmer')))"
printf 'Thornby\tstation\tthornby\n' >"$T/more"
expect 0 'a name that came later' "$P" predict --model "$D/model" --entities "$T/more" 'How many people use Thornby?'
[ -n "${SANITIZED-}" ] || stdout_is "answer(passengers(stationid('thornby')))"

language tools tools.ebnf pairs.csv 447 70
answers 'Which tools belong to Wilma?' 'list(filter(all(tool), owner = "Wilma"))'
answers 'What has Zora Quint borrowed?' 'list(filter(all(loan), borrower = "Zora Quint"))'
answers 'What costs less than 7 euros?' 'list(filter(all(tool), price < 7))'
done_testing
