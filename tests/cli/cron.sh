# The bundled task: every example of cron_data is a tree of cron.asdl, prints as five fields of a crontab, and means what it says.
# limit: 600
. tests/cli/lib
CC=${CC:-cc}
C=$T/cron D=$T/cron_data

expect 0 'cron_data compiles without a warning' "$CC" -std=c11 -O1 -Wall -Wextra -Wpedantic -Wconversion -Werror tools/cron_data.c -o "$D"
expect 0 'asdlc check' "$A" check grammars/cron.task
count=$((count + 1))
[ ! -s "$T/stderr" ] || ! grep -q warning "$T/stderr" || bad 'cron.task has warnings'
expect 0 'asdlc build' "$A" build grammars/cron.task -o "$C"

# the same bytes twice; dev and test do not depend on N; what is wrong is said
mkdir "$T/a" "$T/b" "$T/c"
expect 0 'cron_data' "$D" "$T/a"
expect 0 'cron_data again' "$D" "$T/b"
expect 0 'cron_data, fewer' "$D" "$T/c" 1000
for set in train dev test; do
    count=$((count + 1))
    cmp -s "$T/a/$set.jsonl" "$T/b/$set.jsonl" || bad "$set.jsonl differs from run to run"
done
for set in dev test; do
    count=$((count + 1))
    cmp -s "$T/a/$set.jsonl" "$T/c/$set.jsonl" || bad "$set.jsonl depends on N"
done
expect 2 'cron_data without a folder' "$D"
expect 2 'cron_data with a bad number' "$D" "$T/a" many
expect 2 'cron_data with an unknown option' "$D" --steam 3 1
expect 3 'cron_data into no folder' "$D" "$T/nowhere"

# every schedule of the data can be said, and some are said as people would
expect 0 'say' "$C" say "$T/a/dev.jsonl"
count=$((count + 1))
[ "$(grep -c . "$T/stdout")" = 400 ] || bad 'some schedules are not said'
"$C" parse '30 9 * * 1-5' >"$T/tree" && "$C" parse '*/15 9-17 * * 1,5' >>"$T/tree" && "$C" parse '0 8,12,20 1,15 1-3 *' >>"$T/tree" && "$C" parse '5,50 * * * *' >>"$T/tree"
expect 0 'say' "$C" say "$T/tree"
stdout_is 'at 9:30 from monday to friday
every 15 minutes from 9:00 to 17:00 on mondays and fridays
at 8:00, 12:00 and 20:00 on the 1st and the 15th from january to march
at 5 and 50 minutes past every hour every day'

# sentences whose schedule is written here by hand, to be found in a long stream
cat >"$T/pairs" <<'PAIRS'
every weekday at half past nine -> 30 9 * * 1-5
every 15 minutes -> */15 * * * *
every five minutes -> */5 * * * *
every other hour -> 0 */2 * * *
hourly -> 0 * * * *
daily -> 0 0 * * *
once a day -> 0 0 * * *
weekly -> 0 0 * * 0
monthly -> 0 0 1 * *
annually -> 0 0 1 1 *
quarterly -> 0 0 1 */3 *
twice a day -> 0 */12 * * *
every half hour -> */30 * * * *
every minute -> * * * * *
every weekday -> 0 0 * * 1-5
at the weekend -> 0 0 * * 0,6
every sunday -> 0 0 * * 0
mon-fri -> 0 0 * * 1-5
every other day -> 0 0 */2 * *
at noon -> 0 12 * * *
at midnight -> 0 0 * * *
at 9 -> 0 9 * * *
every day at noon -> 0 12 * * *
daily at noon -> 0 12 * * *
at noon and midnight -> 0 */12 * * *
every morning at 8 -> 0 8 * * *
every night at 11 -> 0 23 * * *
every evening at six -> 0 18 * * *
every day except sunday -> 0 0 * * 1-6
at half past every hour -> 30 * * * *
at quarter to every hour -> 45 * * * *
hourly from 9 to 5 -> 0 9-17 * * *
every hour during business hours -> 0 9-17 * * *
on mondays and thursdays -> 0 0 * * 1,4
every monday and thursday -> 0 0 * * 1,4
friday to sunday -> 0 0 * * 5-7
from friday to sunday -> 0 0 * * 5-7
sunday to thursday -> 0 0 * * 0-4
on the first of the month -> 0 0 1 * *
on the 15th of every month -> 0 0 15 * *
every march 1st -> 0 0 1 3 *
every 3 months -> 0 0 1 */3 *
every six months -> 0 0 1 */6 *
every day at 9 -> 0 9 * * *
every day at half past nine -> 30 9 * * *
daily at half past nine -> 30 9 * * *
every weekday at 9 -> 0 9 * * 1-5
on weekdays at 9 -> 0 9 * * 1-5
every weekday morning at 8 -> 0 8 * * 1-5
in the first week of the month -> 0 0 1-7 * *
on the 1st and 15th of every month -> 0 0 1,15 * *
on the 1st and the 15th -> 0 0 1,15 * *
daily from june to august -> 0 0 * 6-8 *
PAIRS
sed 's/ -> .*//; s/.*/&[.?]*"}/' "$T/pairs" >"$T/sentences"
"$D" --stream 250000 13 | LC_ALL=C grep -if "$T/sentences" >"$T/some.jsonl"

# every example is a tree, printed back as it stands, and five fields
"$D" --stream 20000 1 >"$T/stream.jsonl" || bad 'cron_data --stream'
for file in "$T/a/train" "$T/a/dev" "$T/a/test" "$T/stream" "$T/some"; do
    expect 0 "trees of ${file##*/}" "$C" print --format tree "$file.jsonl"
    cp "$T/stdout" "$file.trees"
    expect 0 "fields of ${file##*/}" "$C" print --format json "$file.jsonl"
    cp "$T/stdout" "$file.printed"
    count=$((count + 1))
    "$C" print "$file.jsonl" | grep -vqE '^([0-9*][0-9*,/-]* ){4}[0-9*][0-9*,/-]*$' && bad "$file: not five fields"
done

what='the data'
cat >"$T/check.py" <<'PY'
import functools, json, re, sys
folder = sys.argv[1]
problems = []
def check(ok, *what):
    if not ok and len(problems) < 20:
        problems.append(' '.join(map(str, what)))
@functools.lru_cache(None)
def values(field, low, high):                       # what cron makes of one field
    found = set()
    for part in field.split(','):
        m = re.fullmatch(r'(?:\*|(\d+)(?:-(\d+))?)(?:/(\d+))?', part)
        check(m, 'not a field:', field)
        first, last = (low, high) if part[0] == '*' else (int(m[1]), int(m[2] or m[1]))
        check(low <= first <= last <= (7 if high == 6 else high), 'out of range:', field)
        check(not m[3] or (part[0] == '*' or m[2]) and 1 < int(m[3]) <= high, 'odd step:', field)
        found |= {v % 7 if high == 6 else v for v in range(first, last + 1, int(m[3] or 1))}
    return frozenset(found)
ranges = [(0, 59), (0, 23), (1, 31), (1, 12), (0, 6)]
def meaning(text):
    check(len(text.split(' ')) == 5, 'not five fields:', text)
    return tuple(values(f, *r) for f, r in zip(text.split(' '), ranges))
def normal(s):
    return re.sub(r'[,!?]|\.(?!\d)', '', s.lower())
def read(name):
    rows = []
    with open(name + '.jsonl') as data, open(name + '.trees') as trees, open(name + '.printed') as printed:
        for line, tree, out in zip(data, trees, printed, strict=True):
            row, out = json.loads(line), json.loads(out)
            check(set(row) == {'id', 'input', 'tree'} and set(row['input']) == {'sentence'}, 'keys:', line)
            check(row['tree'] == tree.rstrip('\n') == out['tree'] and row['id'] == out['id'], 'not as written:', line)
            rows.append((row['input']['sentence'], row['tree'], out['text']))
    return rows
sets = {n: read(folder + '/a/' + n) for n in ('train', 'dev', 'test')}
stream = read(folder + '/stream')
check([len(sets[n]) for n in sets] == [4000, 400, 400], 'sizes')

every = [row for rows in sets.values() for row in rows] + stream
said, meant = {}, {}
for sentence, tree, text in every:
    check(said.setdefault(normal(sentence), tree) == tree, 'one sentence, two trees:', sentence)
    check(meant.setdefault(meaning(text), tree) == tree, 'one meaning, two trees:', tree)
    day, weekday = text.split(' ')[2], text.split(' ')[4]
    check(day == '*' or weekday == '*', 'day and weekday:', sentence)
    check(sentence == ' '.join(sentence.split()) and len(sentence) < 250 and sentence.isascii(), 'odd sentence:', sentence)

train = {normal(s) for s, _, _ in sets['train']}
trees = {t for _, t, _ in sets['train']}
check(len(train) == 4000, 'train repeats itself')
words = lambda s: set(re.findall(r'[a-z0-9]+', s.lower()))
known = set().union(*(words(s) for s, _, _ in sets['train']))
for n in ('dev', 'test'):
    check(not train & {normal(s) for s, _, _ in sets[n]}, n, 'has sentences of train')
    new = sum(t not in trees for _, t, _ in sets[n])
    check(new > 0.7 * len(sets[n]), n, 'has only', new, 'new schedules')
    unknown = set().union(*(words(s) for s, _, _ in sets[n])) - known
    check(len(unknown) <= 5, n, 'has unknown words', unknown)
check(not {normal(s) for s, _, _ in sets['dev']} & {normal(s) for s, _, _ in sets['test']}, 'dev and test share sentences')

# train teaches each value: as a value of the tree, in digits and in words
units = ('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen').split()
tens = ('', '', 'twenty', 'thirty', 'forty', 'fifty')
spelled = lambda n: units[n] if n < 20 else tens[n // 10] + ('[- ]' + units[n % 10] if n % 10 else '')
def count(pattern, where):
    return sum(bool(re.search(pattern, x)) for x in where)
sentences, all_trees = [s.lower() for s, _, _ in sets['train']], [t for _, t, _ in sets['train']]
for kind, numbers in (('Minute', range(60)), ('Day', range(1, 32)), ('Am', range(1, 13)), ('Pm', range(1, 13))):
    for n in numbers:
        check(count(r'\b%s\(at=%d\)' % (kind, n), all_trees) >= 8, kind, n, 'is rare')
for n in range(1, 60):
    check(count(r'[:.]%02d|\b%d\b' % (n, n), sentences) >= 5, 'digits', n, 'are rare')
    check(count(r'\b%s\b' % spelled(n), sentences) >= 5, 'words for', n, 'are rare')
for name in re.findall(r'[A-Z]\w+', re.sub(r'--.*', '', open('grammars/cron.asdl').read())):
    check(count(r'\b%s\(' % name, all_trees) >= 20, name, 'is rare')

# written by hand: what these sentences mean
opening = r"((please |can you |could you )?(run|start|do|launch|trigger|execute|schedule)( it| this| my script| the \w+| a backup)?|(\w+ ){1,3}(should|has to|must) run|(i|we) (need|want) (\w+ ){1,3}to run) "
texts = {re.sub('^' + opening, '', normal(s)): t for s, _, t in read(folder + '/some')}
for line in open(folder + '/pairs'):
    sentence, text = line.rstrip('\n').split(' -> ')
    check(texts.get(sentence) == text, sentence, '->', texts.get(sentence), 'not', text)
print('\n'.join(problems))
sys.exit(bool(problems))
PY
expect 0 'the data' python3 "$T/check.py" "$T"

# what no sentence of the data needs is in the language all the same
expect 0 'all of cron' "$C" print "schedule(minute=Minutes(first=MinuteSpan(first=0, last=30, step=10), more=[Minute(at=45)]), hour=Hours(first=Hour(at=Am(at=12)), more=[HourSpan(first=Am(at=8), last=Pm(at=6), step=2), Hour(at=Pm(at=11))]), day=Days(first=DaySpan(first=1, last=7), more=[Day(at=15)]), month=Months(first=MonthSpan(first=January(), last=December(), step=3), more=[]), weekday=Weekdays(first=WeekdaySpan(first=Friday(), last=Sunday()), more=[]))"
stdout_is '0-30/10,45 0,8-18/2,23 1-7,15 1-12/3 5-7'
expect 1 'a list is not empty' "$C" print "schedule(minute=Minutes(more=[]), hour=AnyHour(), day=AnyDay(), month=AnyMonth(), weekday=AnyWeekday())"
done_testing
