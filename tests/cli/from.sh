# train --from: a model learns what is new and keeps what it knew; killed and resumed it gives the same bits; what does not fit is refused.
# limit: 600
. tests/cli/lib
H=$BUILD/home

# the household commands: timers, weather and heating come later. Under the sanitizers there are too few to learn them well.
many=4000
[ -z "${SANITIZED-}" ] || many=200
for part in train dev; do
    expect 0 "examples, $part" "$H" synth "$([ $part = train ] && echo $many || echo $((many * 3 / 20)))" --seed "$([ $part = train ] && echo 3 || echo 4)"
    cp "$T/stdout" "$T/$part.jsonl"
done
python "new = ('Timer(', 'Cancel(', 'Weather(', 'Heat(')
for part in ('train', 'dev'):
    for line in open('$T/%s.jsonl' % part):
        open('$T/%s.%s.jsonl' % ('new' if json.loads(line)['tree'].startswith(new) else 'old', part), 'a').write(line)"
expect 0 'the old model' "$H" train --train "$T/old.train.jsonl" --dev "$T/old.dev.jsonl" --model "$T/old" --epochs 10 --decay-after 5 --hidden 48 --seed 3
expect 0 'it goes on' "$H" train --from "$T/old" --train "$T/new.train.jsonl" --old "$T/old.train.jsonl" --mix 0.7 --dev "$T/new.dev.jsonl" --model "$T/new"
stderr_has 'going on from'
[ -n "${SANITIZED-}" ] || stderr_has '4 new constructors' # of few examples, one more may be met here first
stderr_has 'each pass mixes in '
for set in old new; do
    "$H" eval --model "$T/old" --json "$T/$set.dev.jsonl" >"$T/before.$set"
    "$H" eval --model "$T/new" --json "$T/$set.dev.jsonl" >"$T/after.$set"
done
[ -n "${SANITIZED-}" ] || python "em = lambda n: json.load(open('$T/' + n))['em']
assert em('before.new') == 0 and em('before.old') > 80, (em('before.old'), em('before.new'))
assert em('after.old') >= em('before.old') - 1, (em('before.old'), em('after.old'))
assert em('after.new') >= 85, em('after.new')"
expect 0 'settings come from the model' "$H" info --model "$T/new"
stdout_has 'hidden         48'
stdout_has 'decay-after    5'
stdout_has 'seed           3'

# a small language for the rest
"$A" new "$T/toy" >/dev/null && expect 0 'build a trainer' "$A" build "$T/toy/toy.task" -o "$T/toy/toy"
P=$T/toy/toy D=$T/toy
grep -v 'Take' "$D/train.jsonl" >"$T/few.jsonl"
grep 'Take' "$D/train.jsonl" >"$T/rest.jsonl"
[ -s "$T/few.jsonl" ] && [ -s "$T/rest.jsonl" ] || bad 'the toy has other constructors'
small="--hidden 16 --embed 12 --batch 5"
expect 0 'a toy model' "$P" train --train "$T/few.jsonl" --model "$D/m" --epochs 6 $small
go="--from $D/m --train $T/rest.jsonl --dev $D/dev.jsonl --epochs 4 --batch 3"
expect 0 'without old examples' "$P" train $go --model "$T/alone"
stderr_has 'warning: what the new examples do not show may be forgotten; --old FILE'
expect 0 'with them' "$P" train $go --old "$T/few.jsonl" --mix 0.4 --model "$T/whole" --average 0.9
expect 0 'threads change nothing' "$P" train $go --old "$T/few.jsonl" --mix 0.4 --model "$T/threads" --average 0.9 --threads 1
count=$((count + 1))
cmp -s "$T/whole" "$T/threads" || bad 'another number of threads gives another model'
python "import os, subprocess, time
command = ['$P', 'train'] + '$go --old $T/few.jsonl --mix 0.4 --average 0.9 --model $T/cut --resume'.split()
resumed = 0
for round in range(50):
    process, written = subprocess.Popen(command, stderr=open('$T/resumed', 'w'), env=dict(os.environ, ASN_CHECKPOINT='0')), set()
    while len(written) < 7 and process.poll() is None:
        try: written.add(os.stat('$T/cut.ckpt').st_mtime_ns)
        except OSError: pass
        time.sleep(0.0002)
    if process.poll() is not None: break
    process.kill()
    process.wait()
    resumed += 1
assert process.wait() == 0, open('$T/resumed').read()
assert resumed >= 2, resumed
assert open('$T/whole', 'rb').read() == open('$T/cut', 'rb').read(), 'a resumed run gives other bits'"
expect 1 'another share is another run' "$P" train $go --old "$T/few.jsonl" --mix 0.5 --average 0.9 --model "$T/cut" --resume
stderr_has 'was made with other settings, other examples, other teachers or another --from'
expect 0 'another model to begin with' "$P" train --train "$T/few.jsonl" --model "$D/m2" --epochs 1 $small
expect 1 'is another run' "$P" train --from "$D/m2" --train "$T/rest.jsonl" --dev "$D/dev.jsonl" --epochs 4 --batch 3 --old "$T/few.jsonl" --mix 0.4 --average 0.9 --model "$T/cut" --resume

# half the bits are enough to go on from
expect 0 'convert' "$P" convert --model "$D/m" --bits 16 -o "$T/half"
expect 0 'from 16 bits' "$P" train --from "$T/half" --train "$T/rest.jsonl" --old "$T/few.jsonl" --model "$T/h" --epochs 1
# nothing new: the same words, and it still trains
expect 0 'nothing new' "$P" train --from "$D/m" --train "$T/few.jsonl" --old "$T/few.jsonl" --model "$T/n" --epochs 1
stderr_has '0 new words, 0 new values, 0 new constructors'

# what does not go together
expect 2 'another width' "$P" train $go --hidden 32 --model "$T/x"
stderr_has '--hidden cannot be 32:'
stderr_has 'has 16, and its weights are kept'
expect 2 'another table' "$P" train $go --grams 100 --model "$T/x"
expect 2 'over itself' "$P" train $go --model "$D/m"
stderr_has '--model would overwrite it'
expect 2 'a preset' "$P" train $go --preset paper --model "$T/x"
expect 2 'old examples alone' "$P" train --train "$T/rest.jsonl" --old "$T/few.jsonl" --model "$T/x"
expect 2 'a share of nothing' "$P" train $go --mix 0.5 --model "$T/x"
expect 2 'no share' "$P" train $go --old "$T/few.jsonl" --mix 1.5 --model "$T/x"
expect 3 'no model' "$P" train --from "$T/nowhere" --train "$T/rest.jsonl" --model "$T/x"
expect 1 'a model of another grammar' "$P" train --from models/cron.safetensors --train "$T/rest.jsonl" --model "$T/x"
stderr_has 'was made for another grammar: its rule'
expect 1 'no model at all' "$P" train --from "$D/train.jsonl" --train "$T/rest.jsonl" --model "$T/x"
expect 1 'a file that is not held' env ASN_HOLD=10 "$P" train $go --old "$T/few.jsonl" --model "$T/x"
stderr_has '--old mixes examples that are held in memory'
expect 0 'a stream alone' env ASN_HOLD=10 "$P" train $go --model "$T/streamed"
count=$((count + 1))
cmp -s "$T/streamed" "$T/alone" || bad 'a stream gives another model'
done_testing
