# Many sentences at a time: predict answers a file as it answers its lines one by one, to the byte, with any number of threads and of sentences at a time.
# limit: 300
. tests/cli/lib
CC=${CC:-cc}
lines=400
[ -z "${SANITIZED-}" ] || lines=60
mkdir "$T/cron" "$T/home"
expect 0 'cron_data' "$CC" -O1 -o "$T/data" tools/cron_data.c
expect 0 'cron: examples' "$T/data" "$T/cron" 100
expect 0 'home: examples' "$BUILD/home" synth "$lines" --values grammars/home.values
cp "$T/stdout" "$T/home/dev.jsonl"
for task in cron home; do # bad lines and empty ones in between
    head -n "$lines" "$T/$task/dev.jsonl" | awk '{ print } NR % 7 == 3 { print "" } NR % 50 == 10 { print "{broken" } NR % 90 == 5 { print "{\"input\": 7}" }' >"$T/$task.lines"
done
for i in 1 2 3 4 5 6; do
    cat <<'X'
Which states border Texas?
how long is the Mississippi river

{"id": 7, "input": {"query": ["which", "state", "border", "s0"]}}
{"input": {"query": "how many cities named Austin are there in the USA"}}
words that nobody has seen, in a row: 12 £5 日本語
{broken
what is the population of the largest city in the state with the highest point in the country that borders the most rivers of the USA
X
done >"$T/geo.lines"

compare() { # what, file; the answers are in stdout
    count=$((count + 1))
    cmp -s "$2" "$T/stdout" || { bad "$1: other answers"; diff "$2" "$T/stdout" | head -n 4; }
}
predict() { # places, task, what to run it with
    places=$1 task=$2
    shift 2
    expect "$code" "$task, $places at a time, $*" env ASN_PLACES="$places" "$BUILD/$task" predict --model "models/$task.safetensors" "$@"
}

code=1 # as some lines are bad
for task in cron home geo; do
    for format in 'text' 'json --decisions' 'json --min-prob 0.9' 'tree --unconstrained'; do
        # shellcheck disable=SC2086
        predict 1 $task --threads 1 --format $format "$T/$task.lines"
        cp "$T/stdout" "$T/wanted"
        cp "$T/stderr" "$T/said"
        count=$((count + 1))
        [ "$(wc -l <"$T/wanted")" = "$(wc -l <"$T/$task.lines")" ] || bad "$task: not a line for each line"
        for how in 0:1 0:2 0:3 5:2; do
            # shellcheck disable=SC2086
            predict "${how%:*}" $task --threads "${how#*:}" --format $format "$T/$task.lines"
            compare "$what" "$T/wanted"
            cmp -s "$T/said" "$T/stderr" || bad "$what: other messages"
        done
    done
done
predict 1 geo --threads 1 --format json --kbest 3 "$T/geo.lines"
cp "$T/stdout" "$T/wanted"
predict 0 geo --threads 2 --format json --kbest 3 "$T/geo.lines"
compare 'lists of trees' "$T/wanted"

code=0
: >"$T/none"
predict 0 cron --threads 2 "$T/none"
compare 'no line' "$T/none"
echo 'every 15 minutes' >"$T/one"
predict 0 cron --threads 2 "$T/one"
stdout_is '*/15 * * * *'

# a line of many words among others is answered, too
python "words = 'every 15 minutes and at noon ' * 8000
open('$T/huge', 'w').write('every 15 minutes\n' + words + '\nhourly\n' + words + '\ndaily\n')"
predict 1 cron --threads 1 "$T/huge"
cp "$T/stdout" "$T/wanted"
predict 0 cron --threads 2 "$T/huge"
compare 'huge lines' "$T/wanted"

# whoever writes a line into a pipe gets its answer before writing the next
count=$((count + 1))
cat >"$T/talk.py" <<'X'
import subprocess, sys
p = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line, answer in [("every 15 minutes", "*/15 * * * *"), ("hourly", "0 * * * *"), ("every 15 minutes\ndaily", "*/15 * * * *\n0 0 * * *")]:
    p.stdin.write(line + "\n")
    p.stdin.flush()
    for wanted in answer.split("\n"):
        got = p.stdout.readline().rstrip("\n")
        assert got == wanted, (line, got)
p.stdin.close()
assert p.wait() == 0
X
timeout 60 python3 "$T/talk.py" "$BUILD/cron" predict --model models/cron.safetensors --threads 2 || bad 'a conversation through pipes'

# eval answers in the same way
for task in cron home; do
    head -n "$lines" "$T/$task/dev.jsonl" >"$T/dev"
    for threads in 1 2; do
        expect 0 "eval $task" "$BUILD/$task" eval --model "models/$task.safetensors" --threads $threads --predictions "$T/predictions" "$T/dev"
        expect 0 "trees of $task" env ASN_PLACES=1 "$BUILD/$task" predict --model "models/$task.safetensors" --threads 1 --format tree "$T/dev"
        python "import json
a = [json.loads(x)['tree'] for x in open('$T/predictions')]
assert a == open('$T/stdout').read().splitlines()"
    done
done
done_testing
