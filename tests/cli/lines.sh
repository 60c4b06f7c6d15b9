# One reader of lines: strict as Python's json, and train, predict and shipped parsers refuse the same lines with the same words.
. tests/cli/lib

# thousands of mutated lines, against Python
cat >"$T/mutate.py" <<'X'
import json, random, sys
random.seed(11)
seeds = [
    r'{"id": "1", "input": {"query": "which state border s0"}, "tree": "Entity(entity=\u0027s0\u0027)"}',
    r'{"id": -12, "input": ["a", "b\n", "\ud83d\ude00"], "x": [1, 2.50, 1e-3, true, false, null, {"a": {}, "b": []}]}',
    '{"text": "gr\u00fc\u00df dich \U0001f600", "": "\\\\ \\/ \\" \\b\\f\\r\\t", "n": [0, -0, 10, 0.5E+10]}',
]
bits = ['"', '\\', '{', '}', '[', ']', ',', ':', '0', '1', '-', '.', 'e', 'E', '+', 'true', 'null', 'NaN', '\\u', '\\ud83d', '\\udc00', '\x00', '\x1b', ' ', '\t', '"id":',
        'Infinity', "'", '\x7f', '\ufeff', '\u2028']
raw = [b'\xff', b'\xc3', b'\xed\xa0\x80', b'\xf0\x9f', b'\x80', b'\xc0\xaf']
with open(sys.argv[1], 'wb') as f:
    for i in range(20000):
        s = random.choice(seeds).encode()
        for _ in range(random.choice([0, 1, 1, 1, 2, 3])):
            at, to = sorted((random.randrange(len(s) + 1), random.randrange(len(s) + 1)))
            to = min(to, at + random.randrange(4))
            new = random.choice([b'', random.choice(bits).encode(), random.choice(raw) if random.random() < 0.2 else b'', s[at:to] * 2])
            s = s[:at] + new + s[to:]
        f.write(s.replace(b'\n', b'') + b'\n')
X
cat >"$T/compare.py" <<'X'
import json, sys
def refuse(word): raise ValueError(word)
def pairs(all):
    if len({k for k, _ in all}) < len(all): raise ValueError('twice')
    return all
def clean(v): # no half of a surrogate pair
    if isinstance(v, str): v.encode()
    elif isinstance(v, (list, tuple)): [clean(x) for x in v]
    return v
def load(line): return clean(json.loads(line.decode(), parse_constant=refuse, parse_int=str, parse_float=str, object_pairs_hook=pairs))
ours = open(sys.argv[2], 'rb').read().split(b'\n')[:-1]
lines = open(sys.argv[1], 'rb').read().split(b'\n')[:-1]
assert len(ours) == len(lines), (len(ours), len(lines))
good = 0
for line, mine in zip(lines, ours):
    try: want = load(line)
    except (ValueError, UnicodeError): want = None
    try: got = load(mine)
    except (ValueError, UnicodeError): got = None
    assert want == got, (line, mine)
    good += want is not None
assert 2000 < good < 18000, good
X
python3 "$T/mutate.py" "$T/lines"
expect 0 'mutated lines' "$BUILD/tests/test_json" "$T/lines"
cp "$T/stdout" "$T/written"
count=$((count + 1))
python3 "$T/compare.py" "$T/lines" "$T/written" || bad 'JSON is not read as Python reads it'

# the same words everywhere
BUILD=$BUILD tests/ship/model "$T/model"
cat >"$T/bad.jsonl" <<'X'
{"input": "x", "tree": "Entity(entity='a')"
{"input": "x", "input": "y", "tree": "Entity(entity='a')"}
{"input": "x", "tree": "Entity(entity='a')", "more": [1, 2,]}
{"input": "x", "tree": "Entity(entity='a')", "more": 01}
{"input": "x", "tree": "Entity(entity='a')", "more": {"a": 1, "a": 2}}
{"input": "x\q", "tree": "Entity(entity='a')"}
{"input": "\ud800", "tree": "Entity(entity='a')"}
{"input": 7, "tree": "Entity(entity='a')"}
{"input": {"query": 7}, "tree": "Entity(entity='a')"}
{"input": {"query": ["a", 7]}, "tree": "Entity(entity='a')"}
{"input": {"question": "x"}, "tree": "Entity(entity='a')"}
{"input": {"query": "x", "question": "x"}, "tree": "Entity(entity='a')"}
{"tree": "Entity(entity='a')"}
{"input": "x", "tree": "Entity(entity='a')"} and more
{"input": "x", "id": nul, "tree": "Entity(entity='a')"}
X
printf '{"input": "x\033", "tree": "Entity(entity=\047a\047)"}\n{"input": "\377", "tree": ""}\n' >>"$T/bad.jsonl"
expect 1 'train on bad lines' "$BUILD/geo" train --train "$T/bad.jsonl" --model "$T/m"
sed -n "s|^geo: $T/bad.jsonl:[0-9]*: ||p" "$T/stderr" >"$T/said.train"
expect 1 'predict bad lines' "$BUILD/geo" predict --model "$T/model" --format json "$T/bad.jsonl"
cp "$T/stdout" "$T/predicted"
python "[print(json.loads(l)['error']) for l in open('$T/predicted')]" >"$T/said.predict"
[ "$(wc -l <"$T/said.train")" = 17 ] || bad "17 bad lines, but train names $(wc -l <"$T/said.train")"
cmp "$T/said.train" "$T/said.predict" || bad 'train and predict refuse lines with different words'
if CC=${CC:-cc} && command -v "${CC%% *}" >/dev/null; then
    expect 0 'ship' env CC="$CC" "$BUILD/geo" ship --model "$T/model" -o "$T/ship"
    expect 1 'the shipped program on bad lines' "$T/ship/geo_parser" --format json "$T/bad.jsonl"
    cmp "$T/stdout" "$T/predicted" || bad 'predict and the shipped program refuse lines with different words'
fi
done_testing
