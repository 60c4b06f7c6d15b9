# Several models that decide together: --model more than once in predict, eval and ship. What is shipped answers as predict does, to the
# bit, by every compiler that is here. Models that do not fit together are refused.
# limit: 600
. tests/cli/lib
sanitize=${SANITIZED:+${CFLAGS-}}
G=$BUILD/geo
has() { command -v "$1" >/dev/null 2>&1 || { echo "skipped: no $1"; return 1; }; }
train() { "$G" train --train "$T/a.jsonl" --dropout 0 --batch 1 --rate 0.01 --quiet --threads 1 --force "$@" || bad "train $*"; }
tests/ship/model "$T/a" >/dev/null || bad 'a model'
train --model "$T/b" --epochs 40 --hidden 20 --embed 20 --seed 2
train --model "$T/c" --epochs 60 --hidden 13 --embed 7 --seed 3 --grams 40 # of other widths, and with another encoder
train --model "$T/d" --epochs 20 --hidden 9 --embed 7 --seed 4 --feed 50
train --model "$T/e" --epochs 20 --hidden 9 --embed 7 --seed 5 --feed 50
cat >"$T/lines" <<'X'
Which states border Texas?
how long is the Mississippi river

{"id": 7, "input": {"query": ["which", "state", "border", "s0"]}}
{"input": {"query": "how many cities named Austin are there in the USA"}}
words that nobody has seen, in a row: 12 £5 日本語
{broken
X

# ---- predict: the mean of probabilities at each decision
for m in a b c; do
    expect 0 "model $m" "$G" predict --model "$T/$m" --format json --decisions "how long is the ohio"
    cp "$T/stdout" "$T/$m.json"
done
expect 0 'three models' "$G" predict --model "$T/a" --model "$T/b" --model "$T/c" --format json --decisions 'how long is the ohio'
python "import math
alone = [json.load(open('$T/%s.json' % m)) for m in 'abc']
both = json.load(open('$T/stdout'))
assert all(x['tree'] == both['tree'] for x in alone), (alone, both) # so the same decisions were made
for i, d in enumerate(both['decisions']):
    rows = [x['decisions'][i] for x in alone]
    assert all((r['module'], r['chosen'], r['node']) == (d['module'], d['chosen'], d['node']) for r in rows), d
    assert abs(d['p'] - sum(r['p'] for r in rows) / 3) < 2e-6, (d, rows)
    assert all(abs(w - sum(r['attention'][t] for r in rows) / 3) < 2e-4 for t, w in enumerate(d['attention'])), (d, rows)
assert abs(both['logprob'] - sum(math.log(d['p']) for d in both['decisions'])) < 1e-4
assert len({round(x['logprob'], 4) for x in alone + [both]}) == 4"
expect 0 'a model twice is that model' "$G" predict --model "$T/a" --model="$T/a" --format json 'how long is the ohio'
python "both, one = json.load(open('$T/stdout')), json.load(open('$T/a.json'))
assert both['tree'] == one['tree'] and abs(both['logprob'] - one['logprob']) <= 2e-6, (both, one)"
"$G" predict --threads 1 --model "$T/a" --model "$T/c" --format json --decisions "$T/lines" >"$T/one" 2>/dev/null
"$G" predict --threads 3 --model "$T/a" --model "$T/c" --format json --decisions "$T/lines" >"$T/three" 2>/dev/null
count=$((count + 1))
[ "$(wc -l <"$T/one")" = 7 ] && cmp -s "$T/one" "$T/three" || bad 'other answers with more threads'

# ---- eval
expect 0 'eval' "$G" eval --model "$T/a" --model "$T/b" --json --predictions "$T/predictions" "$T/a.jsonl"
python "assert json.load(open('$T/stdout'))['em'] == 100, open('$T/stdout').read()
assert len(open('$T/predictions').readlines()) == 5"

# ---- what does not fit together, or is not there
head -n 4 "$T/a.jsonl" >"$T/fewer.jsonl"
expect 0 'fewer examples' "$G" train --train "$T/fewer.jsonl" --model "$T/fewer" --epochs 1 --hidden 5 --embed 5 --quiet --threads 1
for command in "predict --model $T/a --model $T/b --model $T/fewer x" "eval --model $T/a --model $T/fewer $T/a.jsonl" "ship --model $T/a --model $T/fewer -o $T/refused"; do
    # shellcheck disable=SC2086
    expect 1 "$command" "$G" $command
    stderr_has "$T/a and $T/fewer cannot decide together: the vocabulary of the input query has 'doe' only in the first; train them on the same examples"
done
[ ! -e "$T/refused" ] || bad 'something was written'
sed 's/mani/many/; s/Count(.*), Entity(entity=.co0.).*/And(arguments=[])"}/' "$T/a.jsonl" >"$T/other.jsonl"
expect 0 'other examples' "$G" train --train "$T/other.jsonl" --model "$T/other" --epochs 1 --hidden 5 --embed 5 --quiet --threads 1
expect 1 'another constructor' "$G" predict --model "$T/other" --model "$T/a" x
stderr_has 'cannot decide together: only the second knows the constructor Count'
expect 1 'another setting' "$G" predict --model "$T/a" --model "$T/d" x
stderr_has 'the setting feed is 0 in the first and 50 in the second; train them with the same --feed'
expect 3 'one is missing' "$G" predict --model "$T/a" --model "$T/nowhere" x
stderr_has "$T/nowhere"
expect 2 'info of two' "$G" info --model "$T/a" --model "$T/b"
stderr_has 'info takes one --model; predict, eval, explain, serve and ship take several'
expect 2 'convert of two' "$G" convert --model "$T/a" --model "$T/b" --bits 16 -o "$T/x"
stderr_has 'convert takes one --model'
expect 2 'train of two' "$G" train --train "$T/a.jsonl" --model "$T/x" --model "$T/y"
stderr_has 'train takes one --model'
many=
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13; do many="$many --model m --model m --model m --model m --model m"; done
# shellcheck disable=SC2086
expect 2 'too many' "$G" predict $many x
stderr_has 'at most 64 models'
expect 0 'help' "$G" predict --help
stdout_has 'predict --model M [--model M2 ...]'

# ---- shipped: the same answers
expect 0 'predict_bits' "${CC:-cc}" -O1 $sanitize -Iruntime -Igenerated/geo tests/ship/predict_bits.c generated/geo/geo.c "$BUILD/libasn.a" -ljansson -lm -lpthread -ldl -o "$T/predict_bits"
same_bits() { # what, its models as words, more compilers...; shipped in $T/what
    folder=$T/$1 models=$2
    shift 2
    # shellcheck disable=SC2086
    "$T/predict_bits" $models <"$T/lines" >"$T/first"
    [ -s "$T/first" ] || bad 'no bits by predict'
    # shellcheck disable=SC2086
    "$T/predict_bits" $models kbest=4 <"$T/lines" >"$T/four"
    for cc in 'gcc -O0' 'clang -O1' "$@"; do
        [ -z "$sanitize" ] || cc="${CC:-gcc} $sanitize"
        has "${cc%% *}" || continue
        expect 0 "$cc" $cc -I"$folder" tests/ship/bits.c "$folder/geo_parser.c" -lm -o "$T/bits"
        "$T/bits" <"$T/lines" >"$T/found"
        count=$((count + 1))
        cmp -s "$T/first" "$T/found" || bad "$folder, $cc: other answers than predict's"
        "$T/bits" 4 <"$T/lines" >"$T/found"
        cmp -s "$T/four" "$T/found" || bad "$folder, $cc: other lists of four than predict's"
        [ -z "$sanitize" ] || break
    done
}
expect 0 'of one width' env CC=no-such-cc "$G" ship --model "$T/a" --model "$T/b" -o "$T/even"
same_bits even "$T/a $T/b"
cp "$T/first" "$T/even.bits"
expect 0 'of several widths' env CC="${CC:-cc}" "$G" ship --model "$T/a" --model "$T/b" --model "$T/c" -o "$T/odd" --dev "$T/a.jsonl"
stdout_has 'f32  exact match 100.0 % (5 of 5), the trees of f32 100.0 %'
stdout_has "the program $T/odd/geo_parser"
same_bits odd "$T/a $T/b $T/c" 'gcc -O2 -march=native' 'clang -O2' tcc 'musl-gcc -O1 -static'
cmp -s "$T/first" "$T/even.bits" && bad 'the third model changes nothing'
expect 0 'with labels' env CC=no-such-cc "$G" ship --model "$T/d" --model "$T/e" -o "$T/fed"
same_bits fed "$T/d $T/e"
expect 0 'once more' env CC=no-such-cc "$G" ship --model "$T/a" --model "$T/b" --model "$T/c" -o "$T/again"
cmp -s "$T/odd/geo_parser.c" "$T/again/geo_parser.c" || bad 'the same models give the same file'
for format in text json; do
    "$G" predict --model "$T/a" --model "$T/b" --model "$T/c" --format $format "$T/lines" >"$T/wanted" 2>/dev/null
    expect 1 "the program, $format" "$T/odd/geo_parser" --format $format "$T/lines"
    grep -v '"error": "not a line' "$T/wanted" >"$T/x"
    grep -v '"error": "not a line' "$T/stdout" >"$T/y"
    cmp "$T/x" "$T/y" || bad "$format: not what predict says"
done
for m in a b c; do "$G" convert --model "$T/$m" --bits 16 -o "$T/$m.16"; done
expect 0 '16 bits' env CC=no-such-cc "$G" ship --model "$T/a" --model "$T/b" --model "$T/c" -o "$T/halves" --weights f16
same_bits halves "$T/a.16 $T/b.16 $T/c.16"
versions=$(for name in even odd halves; do grep -m 1 PARSER_VERSION "$T/$name/geo_parser.c"; done | sort -u | wc -l)
[ "$versions" = 3 ] || bad 'versions are alike'
expect 0 'no warning' gcc -std=c11 -O1 -Wall -Wextra -Wpedantic -Werror -c "$T/odd/geo_parser.c" -o "$T/geo.o"
if has clang; then expect 0 'no warning of clang' clang -std=c11 -O1 -Wall -Wextra -Wpedantic -Werror -c "$T/odd/geo_parser.c" -o "$T/clang.o"; fi
nm -g --defined-only "$T/geo.o" | grep -v ' T geo_parser_' >"$T/stdout"
[ -s "$T/stdout" ] && bad "names that may clash: $(cat "$T/stdout")"

# ---- spelled values and three inputs
expect 0 'mix' "$A" build tests/grad/mix.task -o "$T/mix"
for i in 1 2 3 4; do
    echo '{"input": {"text": "a b", "letters": "xyz", "tag": "T"}, "tree": "List(items=[Leaf(name='"'x$i'"'), Leaf(name='"'y'"')], names=['"'zz$i'"'])"}'
    echo '{"input": {"text": "b", "letters": "yx", "tag": "U"}, "tree": "Pair(left=Gaps(items=[Empty(), None], words=[None, 7]), mark=Plus())"}'
done >"$T/mix.jsonl"
for i in 1 2; do
    expect 0 'mix learns' "$T/mix" train --train "$T/mix.jsonl" --model "$T/mix.$i" --epochs 20 --hidden $((8 + i)) --embed 7 --seed $i --minimum 3 --quiet --threads 1
done
expect 0 'mix ships' env CC=no-such-cc "$T/mix" ship --model "$T/mix.1" --model "$T/mix.2" -o "$T/mixed"
expect 0 'mix compiles' "${CC:-cc}" -O1 $sanitize -DMIX_PARSER_MAIN "$T/mixed/mix_parser.c" -lm -o "$T/mixed/p"
"$T/mix" predict --model "$T/mix.1" --model "$T/mix.2" --format json --decisions "$T/mix.jsonl" >"$T/wanted"
grep -q '"kind": "letter"' "$T/wanted" || bad 'nothing was spelled'
expect 0 'mix answers' "$T/mixed/p" --format json --decisions "$T/mix.jsonl"
cmp "$T/wanted" "$T/stdout" || bad 'mix: other answers'
[ -z "$sanitize" ] || done_testing

# ---- the page, and memory
if has clang && [ -e /usr/lib/wasm32-wasi/libc.a ] && has node; then
    "$T/predict_bits" "$T/a" "$T/b" "$T/c" <"$T/lines" >"$T/first"
    expect 0 'a page' env CC="${CC:-cc}" "$G" ship --model "$T/a" --model "$T/b" --model "$T/c" -o "$T/web" --web
    node tests/ship/bits.js "$T/web/index.html" <"$T/lines" >"$T/found"
    count=$((count + 1))
    cmp -s "$T/first" "$T/found" || bad 'WebAssembly: other answers than those of predict'
fi
expect 0 'counting' "${CC:-cc}" -std=gnu11 -O2 -I"$T/odd" tests/ship/steady.c "$T/odd/geo_parser.c" -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc -lm -lpthread -o "$T/steady"
"$T/steady" <"$T/lines" >"$T/stdout" || bad 'steady'
python "d = json.load(open('$T/stdout'))
assert d['taken'] == 0 and d['stack'] < 200000, d"
done_testing
