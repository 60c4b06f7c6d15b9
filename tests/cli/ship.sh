# A trained parser as one C file: the same answers, to the bit, by every compiler that is here; through the API; with hostile input.
# limit: 1800
# Under the sanitizers, programs and shipped parsers run with them, and what they cannot add to is left out.
. tests/cli/lib
sanitize=${SANITIZED:+${CFLAGS-}}
G=$BUILD/geo S=$T/geo
has() { command -v "$1" >/dev/null 2>&1 || { echo "skipped: no $1"; return 1; }; }
expect 0 'a model' tests/ship/model "$T/m"
cat >"$T/lines" <<'X'
Which states border Texas?
how long is the Mississippi river

{"id": 7, "input": {"query": ["which", "state", "border", "s0"]}}
{"id": "ü\u00e9\ud83d\ude00", "more": [{"a": [1, 2.5e3, null]}], "input": "Does New York border New Jersey?"}
{"input": {"query": "how many cities named Austin are there in the USA"}}
words that nobody has seen, in a row: 12 £5 日本語
{"input": {"query": 1}}
{"input": {"other": "x"}}
{broken
X

# ---- the files
expect 0 'ship' "$G" ship --model "$T/m" -o "$S"
stdout_has "the program $S/geo_parser"
for file in geo_parser.c geo_parser.h geo_parser; do [ -e "$S/$file" ] || bad "$file is not there"; done
expect 2 'ship without a folder' "$G" ship --model "$T/m"
expect 2 'ship with odd weights' "$G" ship --model "$T/m" -o "$S" --weights f8
expect 3 'ship without a model' "$G" ship --model "$T/nowhere" -o "$S"
expect 3 'ship into a file' "$G" ship --model "$T/m" -o "$T/lines/x"
expect 0 'ship without a compiler' env CC=no-such-cc "$G" ship --model "$T/m" -o "$T/plain"
stdout_has 'no program, as there is no C compiler'
cmp -s "$S/geo_parser.c" "$T/plain/geo_parser.c" || bad 'the same model gives the same file'
[ "$(ls "$T/plain")" = 'geo_parser.c
geo_parser.h' ] || bad "left over: $(ls "$T/plain")"
# both files or neither: a folder lies where the second one belongs
mkdir -p "$T/blocked/geo_parser.c"
expect 3 'ship where it cannot' env CC=no-such-cc "$G" ship --model "$T/m" -o "$T/blocked"
stderr_has 'geo_parser.c: Is a directory'
[ "$(ls "$T/blocked")" = geo_parser.c ] || bad "half of it was written: $(ls "$T/blocked")"
# two at once, into one folder
CC=no-such-cc "$G" ship --model "$T/m" -o "$T/twice" >/dev/null & CC=no-such-cc "$G" ship --model "$T/m" -o "$T/twice" >/dev/null || bad 'two at once'
wait $! || bad 'two at once, the other'
cmp -s "$S/geo_parser.c" "$T/twice/geo_parser.c" || bad 'two at once: not the file'
[ "$(ls "$T/twice" | wc -l)" = 2 ] || bad "two at once: left over: $(ls "$T/twice")"

# ---- the same answers
for form in f32 f16; do
    bits=${form#f}
    "$G" convert --model "$T/m" --bits "$bits" -o "$T/m$bits"
    CC=no-such-cc "$G" ship --model "$T/m" -o "$T/$form" --weights $form >/dev/null || bad "ship $form"
    expect 0 "$form" "${CC:-cc}" -O0 $sanitize -DGEO_PARSER_MAIN "$T/$form/geo_parser.c" -lm -o "$T/$form/geo_parser"
    for format in text tree json; do
        "$G" predict --model "$T/m$bits" --format $format "$T/lines" >"$T/wanted" 2>/dev/null
        expect 1 "$form, $format" "$T/$form/geo_parser" --format $format "$T/lines"
        grep -v '"error": "not a line' "$T/wanted" >"$T/a"
        grep -v '"error": "not a line' "$T/stdout" >"$T/b"
        cmp "$T/a" "$T/b" || bad "$form, $format: not what predict says"
        for best in '--kbest 4' '--kbest 30 --expansions 60' '--kbest 3 --unconstrained' '--min-prob 0.5' '--kbest 2 --min-prob 0.9'; do
            # shellcheck disable=SC2086
            "$G" predict --model "$T/m$bits" --format $format $best "$T/lines" 2>/dev/null | grep -v '"error": "not a line' >"$T/a"
            # shellcheck disable=SC2086
            expect 1 "$form, $format $best" "$T/$form/geo_parser" --format $format $best "$T/lines"
            grep -v '"error": "not a line' "$T/stdout" >"$T/b"
            cmp "$T/a" "$T/b" || bad "$form, $format $best: not what predict says"
        done
    done
done
"${CC:-cc}" -O1 $sanitize -Iruntime -Igenerated/geo tests/ship/predict_bits.c generated/geo/geo.c "$BUILD/libasn.a" -ljansson -lm -lpthread -ldl -o "$T/predict_bits" || bad 'predict_bits'
"$T/predict_bits" "$T/m" <"$T/lines" >"$T/first"
[ -s "$T/first" ] || bad 'no bits by predict'
"$T/predict_bits" "$T/m" kbest=5 <"$T/lines" >"$T/five"
[ "$(awk 'NF > 6' "$T/five" | wc -l)" -ge 5 ] || bad 'no lists of five by predict'
for cc in 'gcc -O2 -march=native' 'gcc -O0' 'clang -O2' tcc 'musl-gcc -O1 -static'; do
    [ -z "$sanitize" ] || cc="${CC:-gcc} $sanitize"
    has "${cc%% *}" || continue
    expect 0 "$cc" $cc -I"$S" tests/ship/bits.c "$S/geo_parser.c" -lm -o "$T/bits"
    "$T/bits" <"$T/lines" >"$T/log_probs"
    count=$((count + 1))
    cmp -s "$T/first" "$T/log_probs" || bad "$cc: other answers than predict's"
    "$T/bits" 5 <"$T/lines" >"$T/log_probs"
    cmp -s "$T/five" "$T/log_probs" || bad "$cc: other lists of five than predict's"
    [ -z "$sanitize" ] || break
done
expect 0 'no warning' gcc -std=c11 -O2 -Wall -Wextra -Wpedantic -Werror -c "$S/geo_parser.c" -o "$T/geo.o"
if has clang; then expect 0 'no warning of clang' clang -std=c11 -O1 -Wall -Wextra -Wpedantic -Werror -c "$S/geo_parser.c" -o "$T/clang.o"; fi
nm -g --defined-only "$T/geo.o" | grep -v ' T geo_parser_' >"$T/stdout"
[ -s "$T/stdout" ] && bad "names that may clash: $(cat "$T/stdout")"

# ---- fewer bits
expect 0 'i8' env CC=no-such-cc "$G" ship --model "$T/m" -o "$T/i8" --weights i8 --dev "$T/m.jsonl"
stdout_has 'i8   exact match 100.0 % (5 of 5), the trees of f32 100.0 %'
expect 3 'a dev file that is not there' "$G" ship --model "$T/m" -o "$T/i8" --dev "$T/nowhere"
expect 0 'i8 compiles' "${CC:-cc}" -O0 $sanitize -DGEO_PARSER_MAIN "$T/i8/geo_parser.c" -lm -o "$T/i8/geo_parser"
expect 0 'i8 answers' "$T/i8/geo_parser" "$T/m.jsonl"
"$G" predict --model "$T/m" "$T/m.jsonl" | cmp -s - "$T/stdout" || bad 'i8: other answers'

# ---- spelled values, three inputs, and sequences that are told what stands before them
expect 0 'mix' "$A" build tests/grad/mix.task -o "$T/mix"
for i in 1 2 3 4; do
    echo '{"input": {"text": "a b", "letters": "xyz", "tag": "T"}, "tree": "List(items=[Leaf(name='"'x$i'"'), Leaf(name='"'y'"')], names=['"'zz$i'"'])"}'
    echo '{"input": {"text": "b", "letters": "yx", "tag": "U"}, "tree": "Pair(left=Gaps(items=[Empty(), None], words=[None, 7]), mark=Plus())"}'
done >"$T/mix.jsonl"
expect 0 'mix learns' "$T/mix" train --train "$T/mix.jsonl" --model "$T/mix.m" --epochs 20 --hidden 9 --embed 7 --feed 16 --quiet --threads 1
expect 0 'mix ships' env CC=no-such-cc "$T/mix" ship --model "$T/mix.m" -o "$T/mixed"
expect 0 'mix compiles' "${CC:-cc}" -O1 $sanitize -DMIX_PARSER_MAIN "$T/mixed/mix_parser.c" -lm -o "$T/mixed/p"
"$T/mix" predict --model "$T/mix.m" --format json "$T/mix.jsonl" >"$T/wanted"
expect 0 'mix answers' "$T/mixed/p" --format json "$T/mix.jsonl"
cmp "$T/wanted" "$T/stdout" || bad 'mix: other answers'
"$T/mix" predict --model "$T/mix.m" --kbest 6 --format json "$T/mix.jsonl" >"$T/wanted"
expect 0 'mix searches' "$T/mixed/p" --kbest 6 --format json "$T/mix.jsonl"
cmp "$T/wanted" "$T/stdout" || bad 'mix: other trees by search'
expect 1 'one sentence of three' "$T/mixed/p" hello
stderr_has 'this task has 3 inputs'

# ---- an input whose name would end a comment
printf 'a = A(string s) | B\n' >"$T/odd.asdl"
printf 'grammar odd.asdl\ninput a*/int(x);/* words\n' >"$T/odd.task"
expect 0 'an odd name' "$A" build "$T/odd.task" -o "$T/oddly"
echo '{"input": {"a*/int(x);/*": "b c"}, "tree": "B()"}' >"$T/odd.jsonl"
expect 0 'it learns' "$T/oddly" train --train "$T/odd.jsonl" --model "$T/odd.m" --epochs 1 --hidden 4 --embed 4 --quiet --threads 1
expect 0 'it ships' env CC=no-such-cc "$T/oddly" ship --model "$T/odd.m" -o "$T/odd"
expect 0 'it compiles' gcc -std=c11 -Wall -Wextra -Wpedantic -Werror -c "$T/odd/odd_parser.c" -o "$T/odd.o"

# ---- the program
P=$S/geo_parser
expect 0 'a sentence' "$P" 'Which states border Texas?'
stdout_is '( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 texas:s ) ) )'
expect 0 'decisions' "$P" --decisions --format json 'How long is the Ohio?'
python "d = json.load(open('$T/stdout'))
import math
assert abs(sum(math.log(x['p']) for x in d['decisions']) - d['logprob']) < 1e-4
assert all(abs(sum(x['attention']) - 1) < 1e-2 for x in d['decisions'])
for x in d['decisions']:
    others = [y['p'] for y in x['alternatives']]
    assert others == sorted(others, reverse=True) and x['p'] + sum(others) < 1.00001 and x['chosen'] not in [y['chosen'] for y in x['alternatives']], x
    assert x['kind'] != 'another' or abs(x['p'] + sum(others) - 1) < 2e-6, x
assert [x['chosen'] for x in d['decisions']] == ['Apply', 'len:i', 'yes', 'Entity', 'r0', 'no'], d"
expect 0 'help' "$P" --help
expect 0 'version' "$P" --version
stdout_has 'f32'
expect 2 'an unknown option' "$P" --frmat x
stderr_has "unknown option '--frmat'"
expect 2 'two sentences' "$P" which states
stderr_has "not 'states' too: put a sentence in quotes"
expect 2 'decisions without JSON' "$P" --decisions 'How long is the Ohio?'
stderr_has '--decisions needs --format json'
expect 2 'an unknown format' "$P" --format xml x
# ---- searching
expect 0 'three trees' "$P" --kbest=3 'Which states border Texas?'
[ "$(tr '\t' '\n' <"$T/stdout" | sort -u | wc -l)" = 3 ] || bad "not three trees: $(cat "$T/stdout")"
expect 0 'three trees as JSON' "$P" --kbest 3 --format json 'Which wobbly states border Texas?'
python "d = json.load(open('$T/stdout'))
assert d['exact'] is True and len(d['kbest']) == 3 and d['kbest'][0]['tree'] == d['tree'] and d['unknown'] == ['wobbl'], d"
for k in 0 -1 3x 10001 ''; do
    expect 2 "--kbest '$k'" "$P" --kbest "$k" x
    stderr_has "--kbest is a whole number from 1 to 10000, not '$k'"
done
expect 2 'a limit without a search' "$P" --expansions 5 x
stderr_has 'they need --kbest K'
expect 2 'no time' "$P" --kbest 2 --seconds 0 x
stderr_has "--seconds is a number above 0, not '0'"
expect 2 'no expansions' "$P" --kbest 2 --expansions none x
stderr_has "--expansions is a whole number from 1 to 1000000000, not 'none'"
expect 2 'decisions of several' "$P" --kbest 2 --decisions --format json x
stderr_has 'leave out --kbest'
expect 0 'little time' "$P" --kbest 10000 --expansions 1000000 --seconds 0.02 --format json 'Which states border Texas?'
python "d = json.load(open('$T/stdout'))
assert d['exact'] is False and d['bound'] <= 0 and len(d['kbest']) < 10000, d"
# ---- abstaining
expect 0 'unknown words alone' "$P" --min-prob 0.01 'asdf qwer'
stdout_is ''
stderr_has 'sentence:1: no answer: every word is unknown'
expect 0 'the same as JSON' "$P" --min-prob 0.01 --kbest 2 --format json 'asdf qwer'
python "d = json.load(open('$T/stdout'))
assert d['tree'] is None and d['text'] is None and d['abstained'] == 'every word is unknown' and d['unknown'] == ['asdf', 'qwer'] and len(d['kbest']) == 2, d"
expect 2 'no probability' "$P" --min-prob 1.5 x
stderr_has "--min-prob is a number from 0 to 1, not '1.5'"
expect 2 'no such precision' "$P" --precision 96 x
stderr_has "--precision is 90, 95 or 99, not '96'"
expect 1 'a precision that nobody measured' "$P" --precision 95 x
stderr_has 'not known which answers have a precision of 95 %: calibrate the model and ship it again'
expect 2 'both' "$P" --precision 95 --min-prob 0.5 x
expect 3 'no such file' "$P" nowhere.txt
# the same words as for predict: a folder is no file, and behind -- all are words
mkdir "$T/words" "$T/words/texas"
for words in texas '-- --texas' 'a/b'; do
    # shellcheck disable=SC2086
    expect 0 "predict $words" env -C "$T/words" "$(readlink -f "$G")" predict --model "$T/m" $words
    cp "$T/stdout" "$T/wanted"
    # shellcheck disable=SC2086
    expect 0 "the program with $words" env -C "$T/words" "$P" $words
    cmp "$T/stdout" "$T/wanted" || bad "the program with $words: not what predict says"
done
escape=$(printf '\033[31m\302\233')
expect 2 'escapes in an option' "$P" "--x$escape"
cat "$T/stderr" >"$T/all"
expect 3 'escapes in the name of a file' "$P" "x$escape.txt"
cat "$T/stderr" >>"$T/all"
count=$((count + 1))
! LC_ALL=C grep -q "$(printf '\033\\|\302\233')" "$T/all" || bad 'the program: terminal escapes reach the screen'
printf 'how long is the ohio\nwhich state border utah' | "$P" >"$T/stdout"
what='standard input' stdout_is '( len:i ohio_river:r )
( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 utah:s ) ) )'
if has ldd; then ldd "$P" 2>&1 | grep -q 'not a dynamic executable\|statically linked' || bad 'the program is not static'; fi
if [ "$(id -u)" = 0 ] && has chroot; then
    mkdir "$T/empty" && cp "$P" "$T/empty/p"
    expect 0 'in an empty chroot' chroot "$T/empty" /p 'how long is the ohio'
    stdout_is '( len:i ohio_river:r )'
fi

# ---- the API
expect 0 'the example' "${CC:-cc}" -std=c11 -O1 $sanitize -I"$S" tests/ship/example.c "$S/geo_parser.c" -lm -o "$T/example"
expect 0 'runs' "$T/example" 'which states border texas'
stdout_has '( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 texas:s ) ) )'
stdout_has '      Apply'
[ "$(wc -l <tests/ship/example.c)" -le 40 ] || bad 'the example is too long'
expect 1 'and fails' "$T/example" "$(printf '\377')"
stdout_has 'not UTF-8'
expect 0 'a shared library' "${CC:-cc}" -shared -fPIC -O1 "$S/geo_parser.c" -lm -o "$T/libgeo.so"
expect 0 'from Python' python3 tests/ship/example.py "$T/libgeo.so" 'how long is the ohio'
stdout_has '( len:i ohio_river:r )'
"${CC:-cc}" -O1 tools/cron_data.c -o "$T/cron_data" && "$T/cron_data" "$T" 300
expect 0 'cron' "$BUILD/cron" train --train "$T/train.jsonl" --model "$T/cron.m" --epochs 5 --hidden 16 --embed 16 --quiet --threads 1
expect 0 'cron ships' "$BUILD/cron" ship --model "$T/cron.m" -o "$T/cron"
if has g++; then
    "${CC:-cc}" -O1 -c "$T/cron/cron_parser.c" -o "$T/cron.o"
    expect 0 'two in one, in C++' g++ -Wall -Wextra -Werror -I"$S" -I"$T/cron" tests/ship/both.cc "$T/geo.o" "$T/cron.o" -lm -o "$T/both"
    expect 0 'both answer' "$T/both"
    "$BUILD/cron" predict --model "$T/cron.m" 'every monday at noon' >"$T/wanted"
    stdout_has "$(cat "$T/wanted")"
fi

[ -z "$sanitize" ] || [ -n "${COUNTED-}" ] || done_testing # the rest runs elsewhere than in our programs, or brings its own sanitizers

# ---- the page: sentences typed into it, its answers those of the native program
if has clang && [ -e /usr/lib/wasm32-wasi/libc.a ]; then
    { echo '{"input": {"query": ["name", "all", "the", "river", "in", "rs0"]}, "tree": "And(arguments=[])"}'
      echo '{"input": {"query": ["how", "mani", "citi", "are", "in", "s0"]}, "tree": "And(arguments=[])"}'
      sed -n 2p "$T/m.jsonl"; } >"$T/start.jsonl"
    expect 0 'a page' env CC="${CC:-cc}" "$G" ship --model "$T/m" -o "$T/web" --web --dev "$T/start.jsonl"
    stdout_has "$T/web/index.html"
    grep -q 'start = \["how long is the [a-z ]*"\]' "$T/web/index.html" || bad "the page does not begin as one types: $(grep -o 'start = [^]]*]' "$T/web/index.html")"
    if has node; then
        node tests/ship/bits.js "$T/web/index.html" <"$T/lines" >"$T/log_probs"
        count=$((count + 1))
        cmp -s "$T/first" "$T/log_probs" || { bad 'WebAssembly: other answers than those of predict'; diff "$T/first" "$T/log_probs" | head -n 4; }
        node tests/ship/bits.js "$T/web/index.html" 5 <"$T/lines" >"$T/log_probs"
        cmp -s "$T/five" "$T/log_probs" || bad 'WebAssembly: other lists of five than those of predict'
    fi
    if has chromium; then
        grep -v '^$\|broken' "$T/lines" >"$T/typed"
        { cat "$T/web/index.html"; echo '<script>setTimeout(() => { const box = document.querySelector("textarea"); box.value = "How long is the Ohio?";
            box.dispatchEvent(new Event("input")); document.querySelectorAll("#tree button")[2].click();
            const chosen = $("choices").textContent, said = $("text").textContent; showGuesses(); document.querySelector("#guesses summary").click();
            const list = [$("guesses").open, document.querySelectorAll("#guesses li").length, document.querySelector("#guesses code").textContent];
            box.value = "how long is the zorblax"; box.dispatchEvent(new Event("input")); const strange = document.querySelector("#words .unknown").textContent + $("note").hidden;
            box.value = "asdf qwer"; box.dispatchEvent(new Event("input")); const none = $("text").textContent;
            const results = make("pre", "", "results"), typed = '; python3 -c "import json; print(json.dumps(open('$T/typed').read().splitlines()))"
            echo '; results.textContent = JSON.stringify([said, chosen, list, strange, none, typed.map(parse)]); document.body.append(results); }, 3000)</script>'; } >"$T/web/try.html"
        timeout 120 chromium --headless --no-sandbox --disable-gpu --user-data-dir="$T/chromium" --virtual-time-budget=9000 --dump-dom "file://$T/web/try.html" >"$T/dom" 2>/dev/null
        "$P" --decisions --min-prob 1e-12 --format json "$T/typed" >"$T/native" 2>/dev/null
        what='the page in Chromium' python "import html, re
text, choices, list, strange, none, found = json.loads(html.unescape(re.search('<pre class=.results.>(.*?)</pre>', open('$T/dom').read(), re.S).group(1)))
assert text == '( len:i ohio_river:r )' and 'expr is Entity' in choices and 'instead:' in choices, (text, choices)
assert list == [True, 3, text] and strange == 'zorblaxfalse' and none.startswith('No answer: every word is unknown'), (list, strange, none)
wanted = [json.loads(line) for line in open('$T/native')]
assert found == wanted and len(found) > 5, (found, wanted)"
    fi
else
    echo 'skipped: the page; it needs clang, lld, wasi-libc and libclang-rt-14-dev-wasm32'
fi
[ -z "${COUNTED-}" ] || done_testing

# ---- no memory after the start, little stack
expect 0 'counting' "${CC:-cc}" -std=gnu11 -O2 -I"$S" tests/ship/steady.c "$S/geo_parser.c" -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc -lm -lpthread -o "$T/steady"
"$T/steady" <"$T/lines" >"$T/stdout" || bad 'steady'
cat "$T/stdout"
python "d = json.load(open('$T/stdout'))
assert d['taken'] == 0 and d['stack'] < 200000, d"

# the greatest depth: a model that has learnt nothing, and goes on for as long as it may. WebAssembly gets 1 MB, threads of musl
# have 128 KB.
expect 0 'untrained' "$G" train --train "$T/m.jsonl" --model "$T/deep.m" --epochs 1 --rate 0 --hidden 20 --embed 20 --seed 5 --quiet --threads 1
CC=no-such-cc "$G" ship --model "$T/deep.m" -o "$T/deep" >/dev/null
expect 0 'deep' "${CC:-cc}" -std=gnu11 -O1 -I"$T/deep" tests/ship/steady.c "$T/deep/geo_parser.c" -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc -lm -lpthread -o "$T/steady"
"$T/steady" <"$T/lines" >"$T/stdout" || bad 'steady and deep'
cat "$T/stdout"
python "d = json.load(open('$T/stdout'))
assert d['taken'] == 0 and d['stack'] < 128 << 10, d"

# ---- hostile input
if has clang; then
    printf 'int shipped_main(int argc, char **argv);\nint main(int argc, char **argv) { return shipped_main(argc, argv); }\n' >"$T/call.c"
    sanitized='clang -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all'
    expect 0 'under the sanitizers' $sanitized -Dmain=shipped_main -DGEO_PARSER_MAIN -c "$S/geo_parser.c" -o "$T/checked.o"
    expect 0 'a hostile program' $sanitized -I"$S" tests/ship/hostile.c "$T/checked.o" -lm -o "$T/hostile"
    expect 0 'hostile input' "$T/hostile" 5
    head -c 100000 /dev/urandom >"$T/noise"
    expect 0 'the program under the sanitizers' $sanitized "$T/call.c" "$T/checked.o" -lm -o "$T/checked"
    for file in "$T/noise" "$T/lines" /dev/null; do
        "$T/checked" --decisions --format json "$file" >"$T/stdout" 2>"$T/stderr"
        [ $? -le 1 ] || { bad "$file"; tail -n 20 "$T/stderr"; }
    done
fi
done_testing
