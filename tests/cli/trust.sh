# Probabilities that mean something: calibrate, eval --calibration, predict --min-prob and --precision, foreign input, ensembles, the shipped parser.
# limit: 300
. tests/cli/lib
C=$BUILD/cron
M=models/cron.safetensors K=$T/cron.safetensors
mkdir "$T/data"
expect 0 'cron_data compiles' "${CC:-cc}" -std=c11 -O1 tools/cron_data.c -o "$T/cron_data"
expect 0 'cron_data' "$T/cron_data" "$T/data"
head -n 200 "$T/data/dev.jsonl" >"$T/dev.jsonl"
head -n 200 "$T/data/test.jsonl" >"$T/test.jsonl"
S='every weekday at half past nine'

# ---- calibrate: the same with any number of threads; weights and trees stay; the model that was there keeps its bytes
cp "$M" "$T/plain"
expect 0 'convert drops nothing: what was not calibrated is written as it is' "$C" convert --model "$M" --bits 16 -o "$T/again"
expect 0 'calibrate' "$C" calibrate --model "$T/plain" -o "$K" --threads 1 "$T/dev.jsonl"
stdout_has 'from 200 answers'
stdout_has 'calibration error'
stdout_has 'precision 99 %: not known, as fewer than 300 answers could be accepted'
stdout_has 'foreign input: AUROC'
count=$((count + 1))
cmp -s "$M" "$T/plain" || bad 'calibrate -o changed the model that it read'
expect 0 'calibrate with threads' "$C" calibrate --model "$T/plain" -o "$T/threads" --threads 3 "$T/dev.jsonl"
count=$((count + 1))
cmp -s "$K" "$T/threads" || bad 'threads change what calibrate writes'
expect 0 'calibrate in place' "$C" calibrate --model "$T/plain" "$T/dev.jsonl"
count=$((count + 2))
cmp -s "$K" "$T/plain" || bad 'calibrate without -o writes something else'
expect 0 'calibrate again' "$C" calibrate --model "$T/plain" "$T/dev.jsonl"
cmp -s "$K" "$T/plain" || bad 'calibrating twice is not calibrating once'
expect 0 'info' "$C" info --model "$K"
stdout_has 'calibrated by 200 answers'
stdout_has 'precision 95 %: probability'
expect 0 'info of a model without' "$C" info --model "$T/again"
count=$((count + 1))
! grep -q calibrated "$T/stdout" || bad 'a model that was never calibrated says it was'
[ "$(wc -c <"$K")" -le $(($(wc -c <"$T/again") + 8000)) ] || bad 'calibrating adds more than a few numbers'
expect 0 'to 16 bits and back' "$C" convert --model "$K" --bits 16 -o "$T/k16"
count=$((count + 1))
cmp -s "$K" "$T/k16" || bad 'convert changes what calibrate stored, or calibrate changed the bits of weights'

# ---- folds: two models that have not seen their part
head -n 100 "$T/dev.jsonl" >"$T/one.jsonl"
tail -n 100 "$T/dev.jsonl" >"$T/two.jsonl"
expect 0 'folds' "$C" calibrate --model "$M" -o "$T/folds" --fold "$M" "$T/one.jsonl" --fold "$M" "$T/two.jsonl"
stdout_has 'from 200 answers'

# ---- predict
printf '%s\n\nasdf qwer zxcv\n{"id": 1, "nothing": 2}\nevery day at noon\n' "$S" >"$T/lines"
expect 1 'JSON of a model that is not calibrated' "$C" predict --model "$M" --format json "$T/lines"
python "
a = [json.loads(l) for l in open('$T/stdout')]
assert len(a) == 5 and not any('tempered' in x or 'foreign' in x or 'abstained' in x for x in a), a
assert a[2]['unknown'] == ['asdf', 'qwer', 'zxcv'] and 'unknown' not in a[0]"
cp "$T/stdout" "$T/before"
expect 1 'JSON of one that is' "$C" predict --model "$K" --format json "$T/lines"
python "
a, b = ([json.loads(l) for l in open('$T/' + f)] for f in ('stdout', 'before'))
assert [x.get('tree') for x in a] == [x.get('tree') for x in b]
for i in (0, 1, 2, 4):
    assert a[i]['tempered'] is True and 0 <= a[i]['foreign'] <= 1 and a[i]['logprob'] <= 0 and 'abstained' not in a[i], a[i]
assert a[2]['foreign'] > 0.9 > a[0]['foreign'] and 'error' in a[3], a"
expect 1 'abstaining, as JSON' "$C" predict --model "$K" --format json --precision 95 "$T/lines"
python "
a = [json.loads(l) for l in open('$T/stdout')]
assert a[0]['tree'] and 'abstained' not in a[0] and a[4]['tree']
assert a[1]['tree'] is None and a[1]['text'] is None and a[1]['abstained'] == 'the input is empty'
assert a[2]['tree'] is None and a[2]['abstained'] == 'every word is unknown' and a[2]['unknown'] == ['asdf', 'qwer', 'zxcv'], a[2]"
expect 1 'abstaining with k best' "$C" predict --model "$K" --format json --precision 95 --kbest 2 "$T/lines"
python "
a = [json.loads(l) for l in open('$T/stdout')]
assert a[2]['tree'] is None and len(a[2]['kbest']) == 2 and a[2]['kbest'][0]['tree'] and a[2]['kbest'][0]['logprob'] == a[2]['logprob']
assert a[0]['tree'] == a[0]['kbest'][0]['tree']"
for format in text tree; do
    for k in '' '--kbest 2'; do
        # shellcheck disable=SC2086
        expect 1 "abstaining, $format $k" "$C" predict --model "$K" --format "$format" --precision 90 $k "$T/lines"
        stderr_has 'lines:2: no answer: the input is empty'
        stderr_has 'lines:3: no answer: every word is unknown'
        python "
a = open('$T/stdout').read().split('\n')
assert len(a) == 6 and a[0] and not a[1] and not a[2] and not a[3] and a[4], a"
    done
done
# an empty line and unknown words abstain whatever the probability asked for, also without calibration
for model in "$M" "$K"; do
    expect 0 'empty' "$C" predict --model "$model" --min-prob 0.000001 ' '
    stdout_is ''
    stderr_has 'no answer: the input is empty'
    expect 0 'unknown' "$C" predict --model "$model" --min-prob 0.000001 'asdf qwer zxcv'
    stdout_is ''
    stderr_has 'no answer: every word is unknown'
    expect 0 'abstaining is off' "$C" predict --model "$model" --min-prob 0 'asdf qwer zxcv'
    count=$((count + 1))
    [ -s "$T/stdout" ] && [ ! -s "$T/stderr" ] || bad '--min-prob 0 abstains'
done
expect 0 'probable enough' "$C" predict --model "$M" --min-prob 0.5 "$S"
stdout_is '30 9 * * 1-5'
expect 0 'not probable enough' "$C" predict --model "$M" --min-prob 1 "$S"
stdout_is ''
stderr_has 'sentence:1: no answer: the answer is not probable enough'

# ---- explain tells what predict tells
expect 0 'predict' "$C" predict --model "$K" --format json "$S"
cp "$T/stdout" "$T/predicted"
expect 0 'explain' "$C" explain --model "$K" --format json "$S"
python "
p, w = json.load(open('$T/predicted')), json.load(open('$T/stdout'))
a = w['trees'][w['answer']]
assert a['text'] == p['text'] and abs(a['logprob'] - p['logprob']) < 2e-6 and w['foreign'] == p['foreign'], (p, a)"
expect 0 'explain without calibration' "$C" explain --model "$M" --format json "$S"
python "assert 'foreign' not in json.load(open('$T/stdout'))"

# ---- what is wrong
expect 1 'a precision that nobody knows' "$C" predict --model "$M" --precision 95 "$S"
stderr_has "run 'cron calibrate --model $M DEV' first"
expect 1 'a precision that dev is too small for' "$C" predict --model "$K" --precision 99 "$S"
stderr_has 'ask for a lower --precision, or give --min-prob P'
for p in 96 0 95x '' nan; do
    expect 2 "--precision '$p'" "$C" predict --model "$K" --precision "$p" "$S"
    stderr_has "--precision is 90, 95 or 99, not '$p'"
done
for p in 1.1 -1 x '' nan; do
    expect 2 "--min-prob '$p'" "$C" predict --model "$K" --min-prob "$p" "$S"
    stderr_has "--min-prob is a number from 0 to 1, not '$p'"
done
expect 2 'both' "$C" predict --model "$K" --min-prob 0.5 --precision 95 "$S"
stderr_has 'give one of them'
expect 2 'calibrate without a model' "$C" calibrate "$T/dev.jsonl"
expect 2 'calibrate without examples' "$C" calibrate --model "$K"
expect 2 'a fold without a file' "$C" calibrate --model "$K" --fold "$M"
stderr_has 'needs a file behind it'
expect 2 'DEV and folds' "$C" calibrate --model "$K" "$T/dev.jsonl" --fold "$M" "$T/one.jsonl"
expect 2 'two DEVs' "$C" calibrate --model "$K" "$T/dev.jsonl" "$T/one.jsonl"
expect 3 'no such file' "$C" calibrate --model "$K" "$T/nowhere.jsonl"
head -n 20 "$T/dev.jsonl" >"$T/few.jsonl"
cp "$K" "$T/kept"
expect 1 'too few' "$C" calibrate --model "$T/kept" "$T/few.jsonl"
stderr_has '20 answers are too few to calibrate with: at least 50 are needed'
count=$((count + 1))
cmp -s "$K" "$T/kept" || bad 'a calibration that failed changed the model'

# ---- eval --calibration
expect 0 'eval --calibration' "$C" eval --model "$K" "$T/test.jsonl" --calibration
stdout_has 'calibration (tempered): error'
stdout_has 'precision 90 %: coverage'
stdout_has 'precision 99 %: not known'
expect 0 'eval --calibration --json' "$C" eval --model "$K" "$T/test.jsonl" --calibration --json
python "
c = json.load(open('$T/stdout'))['calibration']
assert c['tempered'] is True and c['count'] == 200 and len(c['bins']) == 10 and sum(b['count'] for b in c['bins']) == 200, c
assert 0 <= c['ece'] <= 5 and 0 <= c['brier'] < 0.1 and c['coverage']['95']['coverage'] > 80 and c['coverage']['99'] is None, c
assert abs(sum(b['count'] * abs(b['confidence'] - b['right']) for b in c['bins']) / 200 - c['ece']) < 0.01
right = sum(b['count'] * b['right'] for b in c['bins']) / 200
assert abs(right - c['right']) < 0.01"
expect 0 'a diagram, of a model that is not calibrated' "$C" eval --model "$M" "$T/few.jsonl" --calibration-svg "$T/r.svg"
stdout_has 'calibration (not tempered): error'
python "
import xml.dom.minidom
svg = xml.dom.minidom.parse('$T/r.svg').documentElement
assert svg.tagName == 'svg' and svg.getElementsByTagName('circle') and svg.getElementsByTagName('title')"
expect 3 'a diagram that cannot be written' "$C" eval --model "$M" "$T/few.jsonl" --calibration-svg "$T/no/r.svg"
expect 0 'eval without' "$C" eval --model "$K" --json "$T/few.jsonl"
python "assert 'calibration' not in json.load(open('$T/stdout'))"

# ---- models that decide together: tempered by the mean, if all are; no --precision
expect 0 'an ensemble' "$C" predict --model "$K" --model "$K" --format json "$S"
python "
a = json.load(open('$T/stdout'))
assert a['tempered'] is True and 'foreign' in a, a"
cp "$T/stdout" "$T/two"
expect 0 'alone' "$C" predict --model "$K" --format json "$S"
python "
a, b = json.load(open('$T/two')), json.load(open('$T/stdout'))
assert abs(a['logprob'] - b['logprob']) < 1e-4 and abs(a['foreign'] - b['foreign']) < 1e-4"
expect 0 'an ensemble of which one is not calibrated' "$C" predict --model "$K" --model "$M" --format json "$S"
python "
a = json.load(open('$T/stdout'))
assert 'tempered' not in a and 'foreign' not in a, a"
expect 2 'a precision of an ensemble' "$C" predict --model "$K" --model "$K" --precision 95 "$S"
stderr_has 'not for several that decide together: give --min-prob P'
expect 0 'an ensemble abstains' "$C" predict --model "$K" --model "$K" --min-prob 0.5 'asdf qwer'
stdout_is ''

# ---- train --dev calibrates; a small dev does not
head -n 60 "$T/data/train.jsonl" >"$T/train60.jsonl"
expect 0 'train with a dev set' "$C" train --train "$T/train60.jsonl" --dev "$T/one.jsonl" --model "$T/t" --epochs 1 --hidden 8 --embed 8
stderr_has 'probabilities are calibrated by 100 answers'
expect 0 'train with few' "$C" train --train "$T/train60.jsonl" --dev "$T/few.jsonl" --model "$T/u" --epochs 1 --hidden 8 --embed 8
stderr_has 'probabilities are not calibrated: dev has 20 examples, and at least 50 are needed'
cp "$T/u" "$T/v"
expect 0 'calibrate afterwards' "$C" calibrate --model "$T/t" -o "$T/w" "$T/one.jsonl"
count=$((count + 1))
cmp -s "$T/t" "$T/w" || bad 'train and calibrate do not store the same'

# ---- the table of tools/foreign: needs the data sets to be printed
expect 0 'tools/foreign --help' tools/foreign --help
stdout_has 'AUROC'
expect 2 'a task that is not there' tools/foreign --only nothing
expect 2 'a model without a task' tools/foreign --model nothing
mkdir -p "$T/built/data"
ln -s "$BUILD/home" "$T/built/home"
for words in jobs.train geo.train atis.dev cron; do
    printf '{"input": {"query": "which %s"}}\n{"input": {"query": ["what", "is", "%s"]}}\n' "$words" "$words" >"$T/built/data/$words.jsonl"
done
echo '{"input": {"name": "Stone Golem", "description": "Taunt"}}' >"$T/built/data/hearthstone.dev.jsonl"
foreign() { # exit code, what, arguments
    code=$1 name=$2
    shift 2
    expect "$code" "$name" env BUILD="$T/built" tools/foreign --only home "$@"
}
foreign 3 'no sentences of cron'
stderr_has 'make it first'
foreign 3 'a model that is not there' --own cron="$T/built/data/cron.jsonl" --model home="$T/nowhere"
foreign 0 'a row of the table' --own cron="$T/built/data/cron.jsonl"
stdout_has '| home | 200 | 100.0 | '

# ---- the shipped parser answers and abstains with the bytes of predict
if [ -z "${SANITIZED-}" ]; then
    mkdir "$T/ship"
    expect 0 'ship' "$C" ship --model "$K" -o "$T/ship"
    for words in '--format json' '--format json --precision 95' '--precision 95' '--format json --min-prob 0.5 --kbest 3' '--min-prob 1'; do
        # shellcheck disable=SC2086
        expect 1 "predict $words" "$C" predict --model "$K" $words "$T/lines"
        cp "$T/stdout" "$T/wanted"
        sed 's/^cron: //' "$T/stderr" >"$T/said"
        # shellcheck disable=SC2086
        expect 1 "shipped $words" "$T/ship/cron_parser" $words "$T/lines"
        count=$((count + 2))
        cmp -s "$T/wanted" "$T/stdout" || bad "shipped $words: another answer"
        sed 's/^cron_parser: //' "$T/stderr" | cmp -s - "$T/said" || { bad "shipped $words: another reason"; cat "$T/said" "$T/stderr"; }
    done
    expect 1 'shipped: a precision that is not known' "$T/ship/cron_parser" --precision 99 "$S"
    stderr_has 'calibrate the model and ship it again'
    expect 2 'shipped: a wrong probability' "$T/ship/cron_parser" --min-prob 2 "$S"
    expect 0 'ship a model without' "$C" ship --model "$M" -o "$T/ship"
    expect 1 'shipped without: no precision' "$T/ship/cron_parser" --precision 90 "$S"
    expect 0 'shipped without: abstains' "$T/ship/cron_parser" --min-prob 0.5 'asdf qwer'
    stdout_is ''
fi
done_testing
