# explain, report, train --report and eval --report: what the pages hold, that nothing in them becomes markup, and that they work in a browser.
. tests/cli/lib
C=$BUILD/cron M=models/cron.safetensors
has() { command -v "$1" >/dev/null 2>&1 || { echo "skipped: no $1"; return 1; }; }
cat >"$T/page.py" <<'X'
"""page.py PAGE: its data, after a look at what may not be there."""
import json, re, sys
from html.parser import HTMLParser
text = open(sys.argv[1], encoding="utf-8").read()
class Look(HTMLParser):
    scripts, ids = 0, []
    def handle_starttag(self, tag, attributes):
        self.scripts += tag == "script"
        for name, value in attributes:
            assert name not in ("src", "srcset", "background", "poster") and not (name == "href" and tag != "a"), (tag, name, value)
            assert not name.startswith("on"), (tag, name)
            if name == "id":
                assert value not in self.ids, value
                self.ids.append(value)
look = Look()
look.feed(text)
assert look.scripts == 2, look.scripts
found = re.search(r'<script id="data" type="application/json">(.*?)</script>', text, re.S).group(1)
assert "<" not in found and ">" not in found
rest = text.replace(found, "").replace('"http://www.w3.org/2000/svg"', "")
assert not re.search(r"https?:|//[a-z]+\.|@import|url\(", rest), "something from a network"
assert "Content-Security-Policy" in text and "prefers-color-scheme" in text and "@media print" in text and 'lang="en"' in text and "viewport" in text and "@@" not in text
json.dump(json.loads(found), sys.stdout)
X
data() { # page: its data into $T/data
    count=$((count + 1))
    python3 "$T/page.py" "$1" >"$T/data" || bad "$what: the page is not as it should be"
}

# ---- explain: the answer of predict, its decisions, and the k best
S='every weekday at half past nine'
expect 0 'a page' "$C" explain --model $M -o "$T/page.html" "$S"
data "$T/page.html"
"$C" predict --model $M --format json --decisions "$S" >"$T/predicted"
"$C" predict --model $M --format json --kbest 5 "$S" >"$T/kbest"
python "import math
d, p, k = (json.load(open('$T/' + n)) for n in ('data', 'predicted', 'kbest'))
t = d['trees'][d['answer']]
assert (t['text'], t['tree']) == (p['text'], p['tree']) and abs(t['logprob'] - p['logprob']) < 2e-6, t
assert [x['tree'] for x in d['trees']] == [x['tree'] for x in k['kbest']] and d['exact'] is True
assert all(abs(x['logprob'] - y['logprob']) < 2e-6 for x, y in zip(d['trees'], k['kbest']))
assert d['inputs'][0]['tokens'] == p['input']['sentence']
mine = [(n, w['kind'], w['chosen'], w['p'], w['look'], d['modules'][str(w['m'])]['name']) for n, node in enumerate(t['nodes']) for w in node['why']]
theirs = sorted(p['decisions'], key=lambda x: x['node'])
assert len(mine) == len(theirs)
for (n, kind, chosen, prob, look, module), other in zip(mine, theirs):
    assert (n, kind, chosen.strip(\"'\"), module) == (other['node'], other['kind'], other['chosen'], other['module']), other
    assert abs(prob - other['p']) < 2e-6
    assert dict(look) == {i: round(w, 3) for i, w in enumerate(other['attention']) if w >= 0.005} or all(abs(w - other['attention'][i]) < 2e-3 for i, w in look)
assert abs(sum(math.log(m[3]) for m in mine) - t['logprob']) < 1e-4
for node in t['nodes']:
    for w in node['why']:
        assert w['others'] and all(a[1] >= b[1] for a, b in zip(w['others'], w['others'][1:])) and w['p'] + sum(o[1] for o in w['others']) < 1.001, w
for x in d['trees']:
    assert ''.join(piece[0] for piece in x['pieces']) == x['text']
    assert any(piece[1] for piece in x['pieces']) == (x is not t)"
# the function that decided, as asdlc show prints it
"$A" show grammars/cron.task Minutes.more >"$T/shown"
python "d = json.load(open('$T/data'))
code = next(m['code'] for m in d['modules'].values() if m['name'] == 'Minutes.more')
assert 'asn_another' in code and 'another child' in code and code.startswith('/* cron.asdl:') and code.rstrip().endswith('}'), code
assert all('code' in m for m in d['modules'].values())
body = code[code.index('static bool'):]
assert body.strip() in open('$T/shown').read(), body"

# ---- hostile words stay words: in the page, and on a terminal
H='run </script><script>alert(1)</script><!-- <b onclick="x">&amp; \u0041 '"'"'"at nine'
expect 0 'a hostile sentence' "$C" explain --model $M -o "$T/hostile.html" "$H"
data "$T/hostile.html"
python "d = json.load(open('$T/data'))
words = d['inputs'][0]['tokens']
assert 'script' in words and '<' in words and 'onclick' in words, words
assert words.index('onclick') in d['inputs'][0]['unknown'] and words.index('nine') not in d['inputs'][0]['unknown'], d['inputs']"
expect 0 'escapes of a terminal' "$C" explain --model $M "$(printf 'every \033[31mday\007 at noon')"
count=$((count + 1))
grep -q "$(printf '\033')" "$T/stdout" && bad 'an escape came through'
expect 0 'an empty sentence' "$C" explain --model $M ''
expect 0 'a page of an empty sentence' "$C" explain --model $M -o "$T/empty.html" ''
data "$T/empty.html"

# ---- on a terminal: no colours in a pipe, all of it as text
expect 0 'as text' "$C" explain --model $M --format terminal "$S"
stdout_has '30 9 * * 1-5'
stdout_has 'proved: no tree is more probable'
stdout_has '│ └ first: Minute'
stdout_has 'looks at half'
stdout_has '30 «21» * * 1-5'
expect 0 'unknown words' "$C" explain --model $M 'every xyzzy at noon'
stdout_has 'sentence: every *xyzzy* at noon'
if has script; then
    script -qec "'$C' explain --model $M '$S'" /dev/null >"$T/stdout" 2>&1 </dev/null
    count=$((count + 1))
    grep -q "$(printf '\033')\[1m" "$T/stdout" || bad 'no colours on a terminal'
    NO_COLOR=1 script -qec "'$C' explain --model $M '$S'" /dev/null >"$T/stdout" 2>&1 </dev/null
    count=$((count + 1))
    ! grep -q "$(printf '\033')\[1m" "$T/stdout" || bad 'colours in spite of NO_COLOR'
fi

# ---- several inputs, several models, a line of a file, limits
cat >"$T/card" <<'X'
{"input": {"name": "Moss Toad", "attack": "2", "health": "3", "cost": "2", "durability": "-1", "type": "Minion", "class": "Neutral", "race": "Beast", "rarity": "Common", "description": "Taunt"}}
X
expect 0 'several inputs' "$BUILD/hearthstone" explain --model models/hearthstone.safetensors --kbest 2 -o "$T/card.html" "$(cat "$T/card")"
data "$T/card.html"
cp "$T/data" "$T/first"
python "d = json.load(open('$T/data'))
assert len(d['inputs']) > 5 and d['inputs'][0]['name'] == 'name', d['inputs']
copied = [n for n in d['trees'][d['answer']]['nodes'] if 'from' in n]
assert copied and all(0 <= n['from'] <= n['to'] < sum(len(c['tokens']) for c in d['inputs']) for n in copied), copied"
expect 0 'the same from a file' "$BUILD/hearthstone" explain --model models/hearthstone.safetensors --kbest 2 --format json -o "$T/card.json" --line 1 "$T/card"
python "assert json.load(open('$T/card.json')) == json.load(open('$T/first'))"
expect 1 'a line that is not there' "$C" explain --model $M --line 7 "$T/card"
stderr_has 'has no line 7'
expect 0 'two models' "$C" explain --model $M --model $M --format json --kbest 1 "$S"
python "d = json.load(open('$T/stdout')); assert d['models'] == 2 and len(d['trees']) == 1 and d['trees'][0]['text'] == '30 9 * * 1-5', d['trees'][0]['text']"
expect 0 'a search that is cut short' "$C" explain --model $M --format json --expansions 1 "$S"
python "d = json.load(open('$T/stdout')); assert d['exact'] is False and 'bound' in d and d['trees'][d['answer']]['text'] == '30 9 * * 1-5'"
expect 2 'no model' "$C" explain "$S"
stderr_has 'explain needs --model M'
expect 2 'no sentence' "$C" explain --model $M
stderr_has 'explain needs a sentence'
expect 2 'another format' "$C" explain --model $M --format tree "$S"
stderr_has '--format is terminal, html or json'
expect 2 'a line of a sentence' "$C" explain --model $M --line 2 "$S"
expect 1 'an input that is not there' "$BUILD/hearthstone" explain --model models/hearthstone.safetensors '{"input": {"colour": "red"}}'
expect 3 'a page that cannot be written' "$C" explain --model $M -o "$T/nowhere/page.html" "$S"
stderr_has 'cannot write'

# ---- training: a page for each evaluation, and from the log afterwards
for place in hall kitchen; do for state in On Off; do
    echo "{\"input\": \"turn $state the $place light <b>\", \"tree\": \"Switch(state=$state(), places=['$place'])\"}"
    echo "{\"input\": \"$state please, $place & co\", \"tree\": \"Switch(state=$state(), places=['$place'])\"}"
    echo "{\"input\": \"$place party\", \"tree\": \"Scene(scene='$place')\"}"
done; done >"$T/train.jsonl"
printf 'command = Switch(state state, place* places) | Scene(scene scene)\nstate = On | Off\n' >"$T/lights.asdl"
printf 'grammar lights.asdl\ninput sentence words\nclosed place scene\nprint Switch "switch {state} {places:, }"\nprint Scene "scene {scene}"\nprint On "on"\nprint Off "off"\n' >"$T/lights.task"
expect 0 'build' "$A" build "$T/lights.task" -o "$T/lights"
expect 0 'train --report' "$T/lights" train --train "$T/train.jsonl" --model "$T/m" --epochs 3 --hidden 8 --embed 8 --report "$T/course.html" --quiet
data "$T/course.html"
python "d = json.load(open('$T/data'))
assert d['finished'] is True and d['left'] == 0 and d['epoch'] == d['epochs'] == 3 and d['on'] == 'train' and d['examples'] == 12, d
assert [l['epoch'] for l in d['log']] == [1, 2, 3] and all('loss' in l and 'train_exact' in l for l in d['log'])
assert d['log'] == [json.loads(l) for l in open('$T/m.log.jsonl')]
names = [c[0] for c in d['constructors']]
assert set(names) == {'Switch', 'Scene', 'On', 'Off'} and {c[0]: c[1] for c in d['constructors']} == {'Switch': 8, 'Scene': 4, 'On': 4, 'Off': 4}, d['constructors']
wrong = sum(c[1] - c[2] for c in d['constructors'])
assert wrong == sum(c[2] for c in d['confused'])
hard = d['hardest']
assert len(hard) == 12 and hard == sorted(hard, key=lambda e: e['logprob']) and any('<b>' in dict(e['input'])['sentence'].replace(' ', '') for e in hard), hard[0]"
cp "$T/m" "$T/with"
cp "$T/data" "$T/finished"
expect 0 'a run that is finished goes on, to nothing' "$T/lights" train --train "$T/train.jsonl" --model "$T/m" --epochs 3 --hidden 8 --embed 8 --report "$T/course.html" --quiet --resume
data "$T/course.html"
python "old, new = (json.load(open('$T/' + n)) for n in ('finished', 'data'))
old['written'] = new['written']
assert old == new, new"
expect 0 'the same without a report' "$T/lights" train --train "$T/train.jsonl" --model "$T/m" --epochs 3 --hidden 8 --embed 8 --force --quiet
count=$((count + 1))
cmp -s "$T/m" "$T/with" || bad 'a report changes the model'
expect 0 'report' "$T/lights" report "$T/m.log.jsonl" -o "$T/log.html"
data "$T/log.html"
python "d = json.load(open('$T/data')); assert len(d['log']) == 3 and 'constructors' not in d"
expect 0 'report with a model' "$T/lights" report "$T/m.log.jsonl" -o "$T/log.html" --model "$T/m" --dev "$T/train.jsonl"
data "$T/log.html"
python "d = json.load(open('$T/data')); assert len(d['log']) == 3 and len(d['constructors']) == 4 and len(d['hardest']) == 12"
expect 3 'a report that cannot be written shows before training' "$T/lights" train --train "$T/train.jsonl" --model "$T/n" --report "$T/nowhere/r.html" --quiet
count=$((count + 1))
[ ! -e "$T/n" ] || bad 'it trained all the same'
expect 1 'no log' "$T/lights" report "$T/train.jsonl" -o "$T/log.html"
stderr_has 'train.jsonl:1: this is no line of a training log'
expect 2 'report without a page' "$T/lights" report "$T/m.log.jsonl"
expect 2 'report with half of it' "$T/lights" report "$T/m.log.jsonl" -o "$T/log.html" --model "$T/m"
stderr_has '--model and --dev go together'
expect 3 'no such log' "$T/lights" report "$T/none" -o "$T/log.html"

# ---- eval: the wrong answers
expect 0 'eval --report' "$T/lights" eval --model "$T/m" --json --report "$T/errors.html" --predictions "$T/predictions" "$T/train.jsonl"
data "$T/errors.html"
python "d, s = json.load(open('$T/data')), json.load(open('$T/stdout'))
wrong = [json.loads(l) for l in open('$T/predictions')]
numbers = [i + 1 for i, w in enumerate(wrong) if not w['right']]
assert numbers and [e['number'] for e in d['wrong']] == numbers and d['exact'] == d['count'] - len(numbers) and d['count'] == 12, numbers
for e in d['wrong']:
    w = wrong[e['number'] - 1]
    assert e['gold_tree'] == w['gold'] and e['answer_tree'] == w['tree'] and ''.join(p[0] for p in e['answer']) == w['text'], e
    assert any(p[1] for p in e['gold'] + e['answer']), e
kinds = {}
for e in d['wrong']: kinds[e['kind']] = kinds.get(e['kind'], 0) + 1
assert kinds == {k: n for k, n in s['errors'].items() if n} == {k: n for k, n in d['kinds'] if n}, (kinds, s['errors'])
assert 'copied wrongly' in s['errors'] and 'spelled wrongly' in s['errors']"

# ---- their scripts, without a browser
if has node; then
    run_page() { count=$((count + 1)); node tests/pages/run.js "$1" "$2" >"$T/stdout" 2>"$T/stderr" || { bad "$what: $1 does not run"; head -n 5 "$T/stderr"; }; }
    what='the tree in node'
    run_page "$T/page.html" '(() => { setFolded(0, true); const folded = isVisible(1); select(3); return [document.getElementById("tree").find("li").length, folded, isVisible(3), document.getElementById("here-title").textContent,
        looks(tree().nodes[3]), document.getElementById("others").children.length, differences(data.trees[1])]; })()'
    python "found, d = json.load(open('$T/stdout')), json.loads(__import__('subprocess').check_output(['python3', '$T/page.py', '$T/page.html']))
n = d['trees'][0]['nodes']
assert found[:4] == [len(n), False, True, n[3]['field'] + ': ' + n[3]['label']] and found[5] == 5 and found[6], found
assert max(found[4]) == max(w for x in n[3]['why'] for _, w in x['look']), found[4]"
    what='hostile words in node'
    run_page "$T/hostile.html" 'document.getElementById("words").find("script").length + document.getElementById("words").textContent.includes("onclick")'
    stdout_is 1
    run_page "$T/card.html" 'copiers(tree().nodes).size'
    python "assert json.load(open('$T/stdout')) > 0"
    what='filters in node'
    run_page "$T/errors.html" '(() => { const all = document.getElementById("wrong").find("article").length; document.getElementById("search").value = "no such words"; show();
        return [all, data.wrong.length, document.getElementById("wrong").find("article").length, document.getElementById("count").textContent, matrix([["A", "B", 2]], [["A", 5, 3], ["B", 4, 4]], 5)]; })()'
    python "all, n, left, said, m = json.load(open('$T/stdout'))
assert all == n and left == 0 and said == '0 of %d wrong answers' % n and m == {'names': ['A', 'B'], 'cells': [[3, 2], [0, 4]]}, (all, n, left, said, m)"
    what='curves in node'
    run_page "$T/course.html" '[document.getElementById("charts").find("polyline").length, ticks(0, 100, 4), time(3700), bestPass([{epoch: 1, x: 5}, {epoch: 2, x: 7}, {epoch: 3, x: 7}], "x").epoch]'
    stdout_is '[4,[0,50,100],"1 h 1 min",3]'
fi

# ---- in a browser: no errors, nothing loaded, no wider than a phone, light and dark; folding, choosing, keys, filters
if has chromium; then
    count=$((count + 1))
    timeout 120 python3 tests/pages/click.py "$T/page.html" "$T/errors.html" "$T/course.html" || bad 'the pages in Chromium'
    timeout 60 python3 tests/pages/click.py "$T/card.html" || bad 'a card in Chromium'
fi
done_testing
