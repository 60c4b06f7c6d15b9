# Learning from teachers: the same bits with any number of threads, streamed or held, and after a resume; what does not fit is refused.
# limit: 900
. tests/cli/lib
"$A" new "$T/toy" >/dev/null && expect 0 'build a trainer' "$A" build "$T/toy/toy.task" -o "$T/toy/toy"
P=$T/toy/toy D=$T/toy
small="--hidden 24 --embed 24 --batch 10 --quiet"
for seed in 1 2; do
    expect 0 "teacher $seed" "$P" train --train "$D/train.jsonl" --model "$D/teacher$seed" --epochs 8 $small --seed $seed
done
taught="--teacher $D/teacher1 --teacher $D/teacher2"
train="train --train $D/train.jsonl $small"

# threads, streaming and what is kept change nothing; teachers, and how much they count, do
for threads in 1 2 4; do
    expect 0 "a student on $threads threads" "$P" $train --model "$D/s$threads" --epochs 3 $taught --threads $threads
done
cmp -s "$D/s1" "$D/s2" && cmp -s "$D/s1" "$D/s4" || bad 'threads change the bits of a student'
expect 0 'streamed' env ASN_HOLD=0 "$P" $train --model "$D/streamed" --epochs 3 $taught
cmp -s "$D/s1" "$D/streamed" || bad 'streaming changes the bits of a student'
new="--align 0.2 --sup-choice 1 --recombine 0.7"
for threads in 1 2; do
    expect 0 "recombined examples on $threads threads" "$P" $train --model "$D/r$threads" --epochs 3 $taught $new --threads $threads
done
cmp -s "$D/r1" "$D/r2" || bad 'threads change the bits of a student that learns from recombined examples'
expect 0 'nobody teaches' "$P" $train --model "$D/alone" --epochs 3
expect 0 'one teaches' "$P" $train --model "$D/one" --epochs 3 --teacher "$D/teacher1"
expect 0 'more' "$P" $train --model "$D/more" --epochs 3 $taught --teach 0.9
expect 0 'recombined examples by their trees' "$P" $train --model "$D/trees" --epochs 3 $taught $new --teach-extra 0
python "
def weights(name):
    raw = open('$D/' + name, 'rb').read()
    return raw[8 + int.from_bytes(raw[:8], 'little'):]
names = ['alone', 'one', 's1', 'more', 'r1', 'trees']
assert len({weights(n) for n in names}) == len(names), 'some have no effect'"
expect 0 'it says how many teach' "$P" train --train "$D/train.jsonl" --model "$D/one" --epochs 1 --hidden 24 --teacher "$D/teacher1"
stderr_has '1 teacher'
expect 0 'a student that is wider' "$P" $train --model "$D/wide" --hidden 30 --epochs 1 $taught
expect 0 'a teacher of 16 bits' "$P" convert --model "$D/teacher1" --bits 16 -o "$D/half"
expect 0 'which teaches' "$P" $train --model "$D/s16" --epochs 1 --teacher "$D/half"

# a student learns what its teachers know
expect 0 'a teacher that knows it' "$P" $train --model "$D/good" --epochs 40
expect 0 'its student' "$P" $train --model "$D/student" --epochs 40 --teacher "$D/good" --teach 1
expect 0 'eval' "$P" eval --model "$D/student" --json "$D/train.jsonl"
python "assert json.load(open('$T/stdout'))['em'] == 100, open('$T/stdout').read()"

# killed after a few minibatches and resumed: the same bits. Other teachers are another run
expect 0 'uninterrupted' "$P" $train --model "$D/whole" --epochs 4 $taught $new
python "
import os, subprocess
command = '$P $train --model $D/cut --epochs 4 $taught $new --resume'.split()
for round in range(3):
    process, written = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=dict(os.environ, ASN_CHECKPOINT='0')), set()
    while len(written) < 6 and process.poll() is None:
        if os.path.exists('$D/cut.ckpt'):
            written.add(os.stat('$D/cut.ckpt').st_mtime_ns)
    process.kill()
    assert process.wait() == -9"
expect 1 'resumed with other teachers' "$P" $train --model "$D/cut" --epochs 4 --teacher "$D/teacher1" $new --resume
stderr_has 'other settings, other examples, other teachers or another --from'
expect 0 'resumed' "$P" $train --model "$D/cut" --epochs 4 $taught $new --resume
cmp -s "$D/whole" "$D/cut" || bad 'a resumed student has other bits'

# what does not fit, and what has no effect
refused="$P $train --model $D/refused --epochs 1"
expect 3 'no such teacher' $refused --teacher "$D/nobody"
stderr_has 'nobody'
expect 1 'no model' $refused --teacher "$D/train.jsonl"
sed 3q "$D/train.jsonl" >"$D/few.jsonl"
expect 0 'other examples' "$P" train --train "$D/few.jsonl" --model "$D/few" --epochs 1 $small
expect 1 'a teacher of other examples' $refused --teacher "$D/teacher1" --teacher "$D/few"
stderr_has "$D/few and this training do not fit together: only the second "
python "
rows = [json.loads(l) for l in open('$D/train.jsonl')]
text = next(iter(rows[0]['input']))
rows[0]['input'][text] += ' if you would'
open('$D/words.jsonl', 'w').write(''.join(json.dumps(r) + '\n' for r in rows))"
expect 0 'other words' "$P" train --train "$D/words.jsonl" --model "$D/words" --epochs 1 $small
expect 1 'a teacher of other words' $refused --teacher "$D/words"
stderr_has "$D/words and this training do not fit together: the vocabulary of the input"
stderr_has 'train them on the same examples'
"$A" new "$T/other" >/dev/null && sed 's/North/Nord/' "$T/other/other.asdl" >"$T/asdl" && mv "$T/asdl" "$T/other/other.asdl"
for file in "$T/other/"*.task "$T/other/"*.jsonl; do sed 's/North/Nord/' "$file" >"$T/changed" && mv "$T/changed" "$file"; done
expect 0 'another grammar' "$A" build "$T/other/other.task" -o "$T/other/other"
expect 0 'its model' "$T/other/other" train --train "$T/other/train.jsonl" --model "$D/other" --epochs 1 $small
expect 1 'a teacher of another grammar' $refused --teacher "$D/other"
stderr_has 'was made for another grammar'
expect 2 'a teacher without effect' $refused $taught --teach 0
stderr_has '--teacher has no effect: --teach is 0'
expect 2 'nobody to follow' $refused --teach 0.9
stderr_has 'give --teacher M'
expect 2 'a teacher in the way' "$P" $train --model "$D/teacher1" --epochs 1 $taught
stderr_has '--model would overwrite it'
[ -e "$D/refused" ] && bad 'a refused training wrote a model'
done_testing
