# eval shows the first wrong answers beside what is right; predict --prob puts a probability before each answer.
. tests/cli/lib
C=$BUILD/cron M=models/cron.safetensors
cat >"$T/gold.tsv" <<X
every weekday at half past nine	31 9 * * 1-5
every weekday at half past nine	30 9 * * 1-5
at noon every day	0 12 * * 0
every day at ten	0 10 * * *
X
expect 0 'wrong answers are shown' "$C" eval --model $M "$T/gold.tsv"
stdout_has 'exact match 50.0 % (2 of 4)'
sed -n '/^wrong answers/,$p' "$T/stdout" >"$T/shown"
cat >"$T/want" <<X
wrong answers:
  example 1: every weekday at half past nine
    right   31 9 * * 1-5
    answer  30 9 * * 1-5
    wrong value in Minute.at: 30 instead of 31
  example 3: at noon every day
    right   0 12 * * 0
    answer  0 12 * * *
    wrong constructor in schedule.weekday: AnyWeekday instead of Weekdays
X
expect 0 'all of this is shown' diff "$T/want" "$T/shown"
expect 0 'so many' "$C" eval --model $M --errors 1 "$T/gold.tsv"
count=$((count + 1))
[ "$(grep -c '^    right ' "$T/stdout")" = 1 ] || bad 'not one error is shown'
expect 0 'none' "$C" eval --model $M --errors 0 "$T/gold.tsv"
count=$((count + 1))
! grep -q 'right  ' "$T/stdout" || bad 'errors are shown that nobody asked for'
expect 0 'JSON is as it was' "$C" eval --model $M --json "$T/gold.tsv"
python "d = json.load(open('$T/stdout')); assert d['em'] == 50 and set(d['errors']) == {'wrong constructor', 'missing child', 'extra child', 'wrong value', 'copied wrongly', 'spelled wrongly'}"
expect 2 'JSON has no such list' "$C" eval --model $M --json --errors 2 "$T/gold.tsv"
expect 2 'a wrong number' "$C" eval --model $M --errors many "$T/gold.tsv"
# what an input holds changes no terminal, and stays on its line
printf '{"input": "at noon\\u001b[31m\\nevery day", "id": "a\\nb", "text": "1 1 * * *"}\n' >"$T/hostile.jsonl"
expect 0 'hostile' "$C" eval --model $M "$T/hostile.jsonl"
count=$((count + 1))
! grep -q "$(printf '\033')" "$T/stdout" || bad 'an escape reaches the terminal'
stdout_has 'example 1 (a\nb): at noon'

# names are put back, and colours are for terminals
printf '%s\n' '{"input": "which states border texas", "tree": "Entity(entity='"'s0'"')"}' >"$T/geo.jsonl"
expect 0 'names' "$BUILD/geo" eval --model models/geo.safetensors "$T/geo.jsonl"
stdout_has '    right   texas:s'
stdout_has 'next_to:t $0 texas:s'

S='every weekday at half past nine'
expect 0 'the probability of a text' "$C" predict --model $M --prob "$S"
cp "$T/stdout" "$T/text"
expect 0 'and of a tree' "$C" predict --model $M --prob --format tree "$S"
cp "$T/stdout" "$T/tree"
expect 0 'and of several' "$C" predict --model $M --prob --kbest 3 "$S"
cp "$T/stdout" "$T/kbest"
"$C" predict --model $M --format json --kbest 3 "$S" >"$T/json"
python "import math
d = json.load(open('$T/json'))
text, tree, several = (open('$T/' + n).read().rstrip('\n').split('\t') for n in ('text', 'tree', 'kbest'))
assert text == ['%.4f' % math.exp(d['logprob']), d['text']] and tree[1] == d['tree'], text
assert several == [x for k in d['kbest'] for x in ('%.4f' % math.exp(k['logprob']), k['text'])], several"
expect 0 'no answer has none' "$C" predict --model $M --prob --min-prob 0.9 'xx yy zz'
stdout_is ''
expect 2 'JSON has its own' "$C" predict --model $M --prob --format json "$S"
done_testing
