# What people type into geo: prepared as its data was, names put back into the answer, hostile lines. A model that has learnt
# five sentences by heart answers.
. tests/cli/lib
G=$BUILD/geo
mkdir -p "$T/data/geo"
cat >"$T/data/geo/train.tsv" <<'X'
which state border s0	( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 s0 ) ) )
how long is the r0	( len:i r0 )
what is the popul of c0	( population:i c0 )
how mani citi n0 are there in the co0	( count $0 ( and ( city:t $0 ) ( named:t $0 n0 ) ( loc:t $0 co0 ) ) )
doe s0 border s1	( next_to:t s0 s1 )
X
expect 0 'tools/data' tools/data "$T/data" "$T/made" # tokens as they stand: these are stems already
cp "$T/made/geo.train.jsonl" "$T/train.jsonl"
expect 0 'train' "$G" train --train "$T/train.jsonl" --model "$T/m" --epochs 80 --hidden 20 --embed 20 --dropout 0 --batch 1 --rate 0.01 --quiet
expect 0 'it knows them' "$G" eval --model "$T/m" --json "$T/train.jsonl"
python "assert json.load(open('$T/stdout'))['em'] == 100, open('$T/stdout').read()"

answers() { # sentence, answer
    expect 0 "$1" "$G" predict --model "$T/m" "$1"
    stdout_is "$2"
}
answers 'Which states border Texas?' '( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 texas:s ) ) )'
answers 'which state border s0' '( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 s0 ) ) )'
answers 'How long is the Mississippi River?' '( len:i mississippi_river:r )'
answers 'What is the population of Austin, Texas?' '( population:i austin_tx:c )'
answers 'How many cities named Austin are there in the USA?' '( count $0 ( and ( city:t $0 ) ( named:t $0 austin:n ) ( loc:t $0 usa:co ) ) )'
answers 'Does Texas border New York?' '( next_to:t texas:s new_york:s )'
expect 0 'as a tree' "$G" predict --model "$T/m" --format tree 'how long is the ohio'
stdout_is "Apply(predicate='len:i', arguments=[Entity(entity='ohio_river:r')])"
expect 0 'as JSON' "$G" predict --model "$T/m" --format json 'Does Utah border Texas?'
python "r = json.load(open('$T/stdout'))
assert r['input'] == {'query': ['doe', 's0', 'border', 's1']} and r['entities'] == {'s0': 'utah:s', 's1': 'texas:s'}, r
assert r['text'] == '( next_to:t utah:s texas:s )' and 'texas:s' in r['tree'], r"
expect 0 'ready tokens' sh -c "echo '{\"input\": {\"query\": [\"Pleas\", \"texas\", \"-er\", \"?\"]}}' | '$G' predict --model '$T/m' --format json"
python "r = json.load(open('$T/stdout')); assert r['input'] == {'query': ['Pleas', 'texas', '-er', '?']} and 'entities' not in r, r"

# examples may be raw too: the gold tree has tokens, and both trees are written with names, as predict does
printf '%s\n' '{"id": "1", "input": {"query": "Which states border Texas?"}, "tree": "Lambda(variable='"'\$0', type='e', body=And(arguments=[Apply(predicate='state:t', arguments=[Variable(variable='\$0')]), Apply(predicate='next_to:t', arguments=[Variable(variable='\$0'), Entity(entity='s0')])]))"'"}' >"$T/raw.jsonl"
expect 0 'eval of raw sentences' "$G" eval --model "$T/m" --json --predictions "$T/out" "$T/raw.jsonl"
python "scores, row = json.load(open('$T/stdout')), json.loads(open('$T/out').read())
assert scores['em'] == scores['em_l2l'] == scores['bleu'] == 100, scores
assert row['right'] and row['tree'] == row['gold'] and \"entity='texas:s'\" in row['tree'] and 'texas:s' in row['text'], row"

# a sentence may hold a slash, or have the name of a folder; only what looks like a file is missed as one
expect 0 'a slash' "$G" predict --model "$T/m" 'texas/utah'
expect 0 'a dot and a slash' "$G" predict --model "$T/m" './texas.'
expect 0 'a folder' "$G" predict --model "$T/m" "$T"
expect 3 'a file that is not there' "$G" predict --model "$T/m" "$T/nowhere.jsonl"
stderr_has "cannot open $T/nowhere.jsonl: No such file"
expect 0 'a name and blanks' "$G" predict --model "$T/m" 'what is in nowhere.jsonl'
expect 0 'behind --' "$G" predict --model "$T/m" -- '--what is this'

# threads change nothing: a line for each line, in order, a bad one among them
python "
with open('$T/many', 'wb') as f:
    for i in range(700):
        f.write([b'Which states border Texas?\n', b'how long is the ohio\r\n', b'\xff\n', b'\n', b'{\"id\": %d, \"input\": \"doe s0 border s1\"}\n' % i][i % 5])"
for threads in 1 2 5; do
    expect 1 "predict on $threads threads" "$G" predict --model "$T/m" --format json --threads $threads "$T/many"
    cp "$T/stdout" "$T/many.$threads"
    cp "$T/stderr" "$T/many.err.$threads"
    cmp "$T/many.$threads" "$T/many.1" || bad "answers on $threads threads differ"
    cmp "$T/many.err.$threads" "$T/many.err.1" || bad "messages on $threads threads differ"
done
python "rows = [json.loads(l) for l in open('$T/many.1')]
assert len(rows) == 700 and all(('error' in r) == (i % 5 == 2) for i, r in enumerate(rows))
assert all(r['id'] == str(i) for i, r in enumerate(rows) if i % 5 == 4)"
expect 2 'no thread' "$G" predict --model "$T/m" --threads 0 x

# answers come while the pipe stays open
mkfifo "$T/in" "$T/out.fifo"
"$G" predict --model "$T/m" <"$T/in" >"$T/out.fifo" &
exec 3>"$T/in" 4<"$T/out.fifo"
for i in 1 2; do
    echo 'how long is the ohio' >&3
    count=$((count + 1))
    read -r line <&4
    [ "$line" = '( len:i ohio_river:r )' ] || bad "no answer while the pipe is open: '$line'"
done
exec 3>&- 4<&-
wait

# decisions, as shipped programs tell them
expect 0 'decisions' "$G" predict --model "$T/m" --format json --decisions 'how long is the ohio'
python "d = json.load(open('$T/stdout'))['decisions']
assert [sorted(x) for x in d] == [['alternatives', 'attention', 'chosen', 'kind', 'module', 'node', 'p']] * len(d) and len(d) > 3, d
assert d[0]['kind'] == 'constructor' and d[0]['chosen'] == 'Apply' and abs(sum(d[0]['attention']) - 1) < 0.01, d[0]"
cp "$T/stdout" "$T/decided"
if CC=${CC:-cc} && command -v "${CC%% *}" >/dev/null; then
    expect 0 'ship' env CC="$CC" "$G" ship --model "$T/m" -o "$T/ship"
    expect 0 'its decisions' "$T/ship/geo_parser" --format json --decisions 'how long is the ohio'
    cmp "$T/stdout" "$T/decided" || bad 'predict and the shipped program tell different decisions'
    expect 0 'a slash for the shipped program' "$T/ship/geo_parser" 'texas/utah'
    expect 3 'a file that is not there' "$T/ship/geo_parser" nowhere.jsonl
fi
expect 2 'decisions as text' "$G" predict --model "$T/m" --decisions 'how long is the ohio'
stderr_has '--decisions needs --format json'

# a line of 200 MB gets an error, and the lines behind it their answers; memory that runs out is no end of a file
if [ -z "${SANITIZED-}" ]; then
    { echo 'how long is the ohio'; head -c 200000000 /dev/zero | tr '\0' x; echo; echo 'how long is the ohio'; } >"$T/large"
    expect 1 'a line that is too long' sh -c "ulimit -v 200000; '$G' predict --model '$T/m' --threads 1 '$T/large'"
    stderr_has "$T/large:2: the line is longer than 1048576 bytes"
    stdout_is '( len:i ohio_river:r )

( len:i ohio_river:r )'
    if [ -x "$T/ship/geo_parser" ]; then
        expect 3 'too little memory for the shipped program' sh -c "ulimit -v 100000; '$T/ship/geo_parser' '$T/large'"
        stderr_has "$T/large:2: out of memory"
        stdout_is '( len:i ohio_river:r )'
    fi
    rm -f "$T/large"
fi

# another lexicon, the same model
mkdir "$T/other"
cp grammars/lambda.asdl grammars/lambda.print grammars/geo.task "$T/other"
printf 'Lilliput\ts\n' >"$T/other/geo.entities"
expect 0 'build with another lexicon' "$A" build "$T/other/geo.task" -o "$T/other/geo"
expect 0 'predict with it' "$T/other/geo" predict --model "$T/m" 'Which states border Lilliput?'
stdout_is '( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 lilliput ) ) )'

# hostile lines: an answer or an error for each
bytes=1000000
python "
with open('$T/lines', 'wb') as f:
    f.write(b'\n?!\n' + b'texas ' * ($bytes // 6) + b'\n' + b's' * $bytes + b'\n' + b'named ' * 100000 + b'\nwhich st\xffte\n\xf0\x9f\x98\x80 s0 \xe2\x80\xa6\nUtah')"
expect 1 'hostile lines' "$G" predict --model "$T/m" --format json "$T/lines"
stderr_has "$T/lines:6: input 'query' is not UTF-8 at byte offset 8"
python "rows = [json.loads(l) for l in open('$T/stdout')]
assert len(rows) == 8 and [i for i, r in enumerate(rows) if 'error' in r] == [5], [len(r) for r in rows]
assert [len(r['input']['query']) for r in rows[:5]] == [0, 0, $bytes // 6, 1, 100000]
assert set(rows[2]['input']['query']) == {'s0'} and rows[7]['entities'] == {'s0': 'utah:s'}"

# the words of the public data are stems, and its sentences come through as they are, or nearly so
if [ -n "${ASN_DATA-}" ]; then
    expect 0 'the public data' env BUILD="$BUILD" tools/data "$ASN_DATA" "$T/data"
    for set in geo jobs atis; do
        cut -f 1 "$ASN_DATA/$set/train.tsv" >"$T/sentences"
        mv "$T/data/$set.train.jsonl" "$T/set.jsonl"
        expect 0 "$set: a model" "$BUILD/$set" train --train "$T/set.jsonl" --model "$T/set" --epochs 1 --hidden 2 --embed 2 --quiet
        expect 0 "$set: lists" "$BUILD/$set" predict --model "$T/set" --format json "$T/set.jsonl"
        mv "$T/stdout" "$T/lists"
        expect 0 "$set: text" "$BUILD/$set" predict --model "$T/set" --format json "$T/sentences"
        python "
def tokens(file): return [' '.join(json.loads(l)['input']['query']) for l in open(file)]
sentences = open('$T/sentences').read().splitlines()
assert tokens('$T/lists') == sentences
print('$set:', len(sentences), 'sentences,', sum(a != b for a, b in zip(tokens('$T/stdout'), sentences)), 'change when prepared again')"
    done
else
    echo 'skipped: the public data sets, which need ASN_DATA'
fi
done_testing
