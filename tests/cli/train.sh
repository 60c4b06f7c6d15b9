# Training as people expect it: it learns, it resumes to the same bits, threads change nothing, mistakes are named.
# limit: 1800
. tests/cli/lib
"$A" new "$T/toy" >/dev/null && expect 0 'build a trainer' "$A" build "$T/toy/toy.task" -o "$T/toy/toy"
P=$T/toy/toy D=$T/toy
small="--hidden 24 --embed 24 --batch 10"

# it learns its examples, and the dev set beside them
expect 0 'train' "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/m" --epochs 40 $small --threads 2
stderr_has 'dev exact match'
expect 0 'eval' "$P" eval --model "$D/m" --json "$D/train.jsonl"
python "assert json.load(open('$T/stdout'))['em'] == 100, open('$T/stdout').read()"
expect 0 'eval on dev' "$P" eval --model "$D/m" "$D/dev.jsonl" --predictions "$T/predictions"
stdout_has 'exact match'
python "rows = [json.loads(l) for l in open('$T/predictions')]; assert len(rows) == sum(1 for l in open('$D/dev.jsonl')) and 'right' in rows[0]"
expect 0 'predict a sentence' "$P" predict --model "$D/m" 'take the lamp and go west'
stdout_is 'take lamp; go west'
expect 0 'as JSON' "$P" predict --model "$D/m" --format json 'go two steps north'
python "r = json.load(open('$T/stdout')); assert r['tree'] == 'Go(towards=North(), steps=2)' and r['logprob'] > -0.7, r"
expect 0 'info' "$P" info --model "$D/m" --module Go
stdout_has 'hidden         24'
stdout_has 'Go/f.c'
python "assert [json.loads(l)['epoch'] for l in open('$D/m.log.jsonl')] == list(range(1, 41))"

# the best pass by another metric
expect 0 'train by F1' "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/f" --epochs 2 $small --metric f1
stderr_has 'dev F1'
expect 2 'an unknown metric' "$P" train --train "$D/train.jsonl" --model "$D/f" --metric accuracy
stderr_has 'metric is em, bleu or f1'

# the paper's settings are those that it has for each data set
echo "{\"input\": {\"query\": \"which flights\"}, \"tree\": \"Lambda(variable='\$0', type='e', body=Variable(variable='\$0'))\"}" >"$T/form.jsonl"
echo '{"input": {"name": "A", "attack": "1", "health": "1", "cost": "1", "durability": "1", "type": "t", "class": "c", "race": "r", "rarity": "f", "description": "d"}, "tree": "Pass()"}' >"$T/pass.jsonl"
preset() { # name, task, data, settings...
    name=$1 task=$2 data=$3
    shift 3
    expect 0 "--preset $name for $task" "$BUILD/$task" train --train "$T/$data.jsonl" --model "$T/p" --preset "$name" --force --quiet
    expect 0 'its settings' "$BUILD/$task" info --model "$T/p"
    for setting; do grep -Eq "^ *${setting%=*} +${setting#*=}$" "$T/stdout" || bad "$setting is not what $task has: $(grep " ${setting%=*} " "$T/stdout")"; done
}
preset paper geo form epochs=200 hidden=50 batch=20 metric=em rate=0.001 clip=5 wide-start=1 average=0 search=0 unknown=1
# among them: a word seen once is unknown, while training and ever after
echo 'which flights' >"$T/form"
expect 0 "the paper's unknown words" "$BUILD/geo" predict --model "$T/p" --format json "$T/form"
stdout_has '"unknown": ["which", "flight"]'
preset paper atis form epochs=400 hidden=100 batch=20 metric=em embed=100
preset paper hearthstone pass epochs=400 hidden=100 batch=10 metric=bleu embed=100

# settings that raise accuracy; what a task says itself stays
for word in red green blue; do for entity in s0 s1 c0; do
    echo "{\"input\": {\"query\": \"what is $word in $entity\"}, \"tree\": \"Apply(predicate='$word', arguments=[Entity(entity='$entity')])\"}"
done; done >"$T/forms.jsonl"
preset accurate geo forms embed-dropout=0.3 align=0.2 sup-choice=1 sup-child=1 recombine=1 smooth=0.1 average=0.999 epochs=60 search=1000
sed 's/^set search.*/set smooth 0.05/' grammars/geo.task >"$T/own.task"
cp grammars/lambda.* grammars/geo.entities "$T"
expect 0 'a task with a setting' "$A" build "$T/own.task" -o "$T/own"
expect 0 'train it' "$T/own" train --train "$T/forms.jsonl" --model "$T/p" --preset accurate --recombine 0 --force --quiet
expect 0 'its settings' "$T/own" info --model "$T/p"
stdout_has 'smooth         0.05'
stdout_has 'recombine      0'
expect 2 'an unknown preset' "$P" train --train "$D/train.jsonl" --model "$D/f" --preset best
stderr_has "--preset is accurate or paper, not 'best'"

# a model opens with nothing but struct and json
python "
import struct
raw = open('$D/m', 'rb').read()
n = struct.unpack('<Q', raw[:8])[0]
head = json.loads(raw[8:8 + n])
meta = head.pop('__metadata__')
assert meta['hyper.hidden'] == '24' and 'order = Go' in meta['grammar'], meta
assert 8 + n + max(t['data_offsets'][1] for t in head.values()) == len(raw)
assert head['order/f.v']['shape'] == [24, 24] and head['order/f.v']['dtype'] == 'F32'"

# the same seed gives the same bits with one, two and four threads; another seed does not
for threads in 1 2 4; do
    expect 0 "train on $threads threads" "$P" train --train "$D/train.jsonl" --model "$D/t$threads" --epochs 3 $small --threads $threads --quiet
done
cmp -s "$D/t1" "$D/t2" && cmp -s "$D/t1" "$D/t4" || bad 'threads change the bits'
expect 0 'another seed' "$P" train --train "$D/train.jsonl" --model "$D/s2" --epochs 3 $small --seed 2 --quiet
cmp -s "$D/t1" "$D/s2" && bad 'the seed has no effect'
# locked masks: another training, but nothing else that is drawn becomes alike (rare words that are taken as unknown)
head -n 5 "$D/train.jsonl" >"$D/few.jsonl"
for drop in 0 0.5; do for locked in 0 1; do
    expect 0 "locked $locked, dropout $drop" "$P" train --train "$D/few.jsonl" --model "$D/l$locked-$drop" --epochs 4 $small --dropout $drop --locked $locked --unknown 0.5 --quiet
done; done
python "
loss = {m: [json.loads(l)['loss'] for l in open('$D/l%s.log.jsonl' % m)] for m in ('0-0', '1-0', '0-0.5', '1-0.5')}
assert loss['0-0'] == loss['1-0'], loss
assert loss['0-0.5'] != loss['1-0.5'], loss"

new="--embed-dropout 0.3 --align 0.2 --sup-choice 1 --sup-child 1 --sup-node 0.5 --recombine 0.7"
for threads in 1 2; do
    expect 0 "train with alignments on $threads threads" "$P" train --train "$D/train.jsonl" --model "$D/n$threads" --epochs 3 $small $new --threads $threads --quiet
done
cmp -s "$D/n1" "$D/n2" || bad 'threads change the bits of a training with alignments'
cmp -s "$D/n1" "$D/t1" && bad 'alignments have no effect'
python "
n = sum(1 for l in open('$D/train.jsonl'))
made = [json.loads(l)['recombined'] for l in open('$D/n1.log.jsonl')]
assert len(made) == 3 and all(0 < m <= int(0.7 * n) for m in made), (n, made)
changes = [json.loads(l)['changes'] for l in open('$D/n1.log.jsonl')]
assert all(m <= sum(c.values()) <= 4 * m and c['swapped'] and not c['exchanged'] for m, c in zip(made, changes)), (made, changes)"

# a file that is streamed (ASN_HOLD: bytes that are held at most) gives the bits of one that is held
export ASN_HOLD=0
for threads in 1 3; do
    expect 0 "stream on $threads threads" "$P" train --train "$D/train.jsonl" --model "$D/streamed" --epochs 3 $small --threads $threads
    stderr_has 'evaluation uses its first'
    cmp -s "$D/t1" "$D/streamed" && cmp -s "$D/t1.ckpt" "$D/streamed.ckpt" || bad 'streaming changes the bits'
done
for i in 1 2 3 4 5 6 7 8 9 10 11; do cat "$D/train.jsonl"; done | head -n 1100 >"$T/more.jsonl"
echo '{"input"' >>"$T/more.jsonl"
expect 1 'stream what is bad' "$P" train --train "$T/more.jsonl" --model "$D/streamed" --epochs 1 $small
stderr_has "$T/more.jsonl:1101: not a line of JSON"
expect 0 'stream what is good' "$P" train --train "$T/more.jsonl" --model "$D/streamed" --epochs 1 $small --sup-att 1 --skip-bad
stderr_has 'evaluation uses its first 1000 examples'
stderr_has '1 bad lines of train'
expect 0 'stream with a dev set' "$P" train --train "$T/more.jsonl" --dev "$D/dev.jsonl" --model "$D/streamed" --epochs 1 $small --sup-att 1 --skip-bad
unset ASN_HOLD
expect 0 'hold the same' "$P" train --train "$T/more.jsonl" --dev "$D/dev.jsonl" --model "$D/held" --epochs 1 $small --sup-att 1 --skip-bad
cmp -s "$D/streamed" "$D/held" && cmp -s "$D/streamed.ckpt" "$D/held.ckpt" || bad 'streaming changes the bits of supervised attention'

# settings that would have no effect are refused
expect 2 'supervision without alignments' "$P" train --train "$D/train.jsonl" --model "$D/n" --epochs 1 $small --sup-child 1
stderr_has '--sup-child needs learnt alignments'
expect 2 'alignments that nobody uses' "$P" train --train "$D/train.jsonl" --model "$D/n" --epochs 1 $small --align 0.2 --sup-att 0
stderr_has '--align has no effect'
expect 1 'alignments of a stream' env ASN_HOLD=0 "$P" train --train "$D/train.jsonl" --model "$D/n" --epochs 1 $small --align 0.2
stderr_has '--align learns from all examples at once'
expect 2 'recombination without alignments' "$P" train --train "$D/train.jsonl" --model "$D/n" --epochs 1 $small --recombine 1
stderr_has '--recombine needs learnt alignments'
python "
inputs = 'name attack health cost durability type class race rarity description'.split()
tree = \"ClassDef(name='A', bases=[], keywords=[], body=[Pass()])\"
json.dump({'input': {i: 'a' for i in inputs}, 'tree': tree}, open('$T/card.jsonl', 'w'))"
expect 1 'recombination of one card' "$BUILD/hearthstone" train --train "$T/card.jsonl" --model "$D/n" --epochs 1 $small --align 0.2 --recombine 1
stderr_has '--recombine finds nothing to exchange'
printf 't = A | B\n' >"$T/two.asdl"
printf 'grammar two.asdl\ninput a words\ninput b words\n' >"$T/two.task"
printf '{"input": {"a": "x", "b": "y"}, "tree": "A"}\n{"input": {"a": "z", "b": "y"}, "tree": "B"}\n' >"$T/two.jsonl"
expect 0 'a task with two inputs of words' env CC="${CC:-cc}" "$BUILD/asdlc" build "$T/two.task" -o "$T/two"
expect 1 'recombination of two inputs of words' "$T/two" train --train "$T/two.jsonl" --model "$D/n" --epochs 1 $small --align 0.2 --recombine 1
stderr_has '--recombine needs a task with one input of words: two has several'
[ -e "$D/n" ] && bad 'a refused training wrote a model'

# a file that changes under a run is noticed
rm -f "$D/streamed.log.jsonl"
ASN_HOLD=0 "$P" train --train "$T/more.jsonl" --dev "$D/dev.jsonl" --model "$D/streamed" --epochs 1000 $small --skip-bad --quiet 2>"$T/stderr" &
pid=$! what='a file that changes' n=0
until [ -s "$D/streamed.log.jsonl" ] || [ $((n = n + 1)) -gt 600 ]; do sleep 0.1; done
touch "$T/more.jsonl"
wait $pid
code=$?
[ $code = 3 ] || bad "$what: exit code $code, not 3"
stderr_has "$T/more.jsonl changed while it was read"

# where the time goes
for hold in 0 1000000; do
    expect 0 'profile' env ASN_PROFILE="$T/profile" ASN_HOLD=$hold "$P" train --train "$D/train.jsonl" --model "$D/p" --epochs 3 $small --threads 2 --quiet
    python "
p = json.load(open('$T/profile'))
assert list(p) == ['seconds', 'adam', 'record', 'read', 'examples', 'threads', 'steps', 'cpu', 'ranks', 'exchange', 'adding', 'touched', 'sent'], p
assert p['examples'] == 3 * sum(1 for l in open('$D/train.jsonl')) and p['threads'] == 2 and p['ranks'] == 1 and p['sent'] == 0 and p['touched'] > 0, p
assert 0 < p['adam'] < p['seconds'] and 0 < p['record'] < 2 * p['seconds'] and p['read'] > 0, p"
done
expect 3 'a profile that cannot be written' env ASN_PROFILE="$T/no/where" "$P" train --train "$D/train.jsonl" --model "$D/p" --epochs 1 $small

# killed and resumed with everything that is drawn or learnt anew when a run begins: the same bits. There is a checkpoint after each
# minibatch; a run is killed once it has written six
expect 0 'uninterrupted' "$P" train --train "$D/train.jsonl" --model "$D/whole" --epochs 6 $small $new --quiet
python "
import os, subprocess
command = ['$P', 'train', '--train', '$D/train.jsonl', '--model', '$D/cut'] + '--epochs 6 $small $new --resume'.split()
for round in range(4):
    process, written = subprocess.Popen(command, stderr=open('$T/resumed', 'w'), env=dict(os.environ, ASN_CHECKPOINT='0')), set()
    while len(written) < 6 and process.poll() is None:
        if os.path.exists('$D/cut.ckpt'):
            written.add(os.stat('$D/cut.ckpt').st_mtime_ns)
    process.kill()
    assert process.wait() == -9
    assert round == 0 or 'resuming in pass' in open('$T/resumed').read()
assert subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0
assert open('$D/whole', 'rb').read() == open('$D/cut', 'rb').read(), 'a resumed run gives other bits'"

# killed at any moment and resumed: the bits of a run that was let alone; held, streamed, or both in turn. With ASN_CHECKPOINT=0 there is
# a checkpoint after each minibatch, so that a resumed run begins inside a pass
expect 0 'uninterrupted' "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/whole" --epochs 12 $small --average 0.9 --quiet
python "
import os, random, re, subprocess, time
command = ['$P', 'train', '--train', '$D/train.jsonl', '--dev', '$D/dev.jsonl', '--model', '$D/killed', '--average', '0.9'] + '--epochs 12 $small'.split()
def clear():
    for name in os.listdir('$D'):
        if name.startswith('killed'):
            os.unlink('$D/' + name)
def start(arguments, hold):
    log = open('$T/resumed', 'w+')
    return subprocess.Popen(command + arguments, stderr=log, env=dict(os.environ, ASN_HOLD=str(hold), ASN_CHECKPOINT='0')), log
clear()
begin = time.time()
assert start([], 0)[0].wait() == 0
whole = time.time() - begin # how long a run takes here
inside = 0
for round in range(5):
    dice, killed, hold = random.Random(round), 0, lambda: [1000000, 0, dice.choice([0, 1000000])][round % 3]
    clear()
    while killed < 4:
        process, log = start(['--resume'], hold())
        time.sleep(dice.uniform(0.1, 0.5) * whole / 2)
        process.kill()
        code = process.wait()
        text = open('$T/resumed').read()
        if code == 0: # it was done already: once more from the beginning
            clear()
            continue
        assert code == -9, (code, text)
        killed += 1
        found = re.search(r'resuming in pass (\d+) of 12, after (\d+) of (\d+) examples', text)
        inside += bool(found and int(found[2]) > 0)
    process, log = start(['--resume'], hold())
    assert process.wait() == 0, open('$T/resumed').read()
    assert open('$D/whole', 'rb').read() == open('$D/killed', 'rb').read(), 'round %d: a resumed run gives other bits' % round
assert inside >= 3, '%d runs were resumed inside a pass' % inside"
cut -d, -f1-4 "$D/whole.log.jsonl" >"$T/log1"
cut -d, -f1-4 "$D/killed.log.jsonl" | cmp -s - "$T/log1" || bad 'the log of a resumed run differs'
expect 0 'resume what is done' "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/whole" --epochs 12 $small --average 0.9 --resume
stderr_has 'all passes are done'
expect 0 'train again what is done' "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/killed" --epochs 1 $small
expect 1 'resume with other settings' "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/whole" --epochs 13 $small --resume
stderr_has 'made with other settings'

# an unfinished run is not thrown away by accident
unfinished() { # killed after its first pass; more options
    rm -f "$D/half.log.jsonl"
    python "
import os, re, subprocess, time
process = subprocess.Popen(['$P', 'train', '--train', '$D/train.jsonl', '--model', '$D/half', '--epochs', '1000'] + '$small $*'.split() + ['--force'],
                           stderr=subprocess.DEVNULL, env=dict(os.environ, ASN_CHECKPOINT='0'))
for i in range(6000):
    time.sleep(0.01)
    if os.path.exists('$D/half.log.jsonl') and os.path.getsize('$D/half.log.jsonl'):
        break
process.kill()
assert process.wait() == -9"
}
unfinished
cp "$D/half.ckpt" "$T/half.ckpt"
expect 2 'train over an unfinished run' "$P" train --train "$D/train.jsonl" --model "$D/half" --epochs 1000 $small
stderr_has "$D/half.ckpt is the checkpoint of a run that is not finished"
stderr_has '--resume goes on with it, --force begins anew'
cmp -s "$D/half.ckpt" "$T/half.ckpt" || bad 'the checkpoint of an unfinished run has changed'
expect 2 'both' "$P" train --train "$D/train.jsonl" --model "$D/half" --epochs 1000 $small --resume --force
expect 0 'begin anew' "$P" train --train "$D/train.jsonl" --model "$D/half" --epochs 1 $small --force
cp "$D/half" "$T/model"
echo 'my notes' >"$D/notes.ckpt"
expect 2 'train over what is no checkpoint' "$P" train --train "$D/train.jsonl" --model "$D/notes" --epochs 1 $small
stderr_has '--force overwrites it'
expect 0 'nothing to resume' "$P" train --train "$D/train.jsonl" --model "$D/fresh" --epochs 1 $small --resume
stderr_has 'to resume: beginning with the first pass'

# a run that is no longer finite stops, says where, and leaves checkpoint and model as they were
for what in weights adam.m; do
    unfinished
    python "
import struct
raw = bytearray(open('$D/half.ckpt', 'rb').read())
n = struct.unpack('<Q', raw[:8])[0]
first, end = json.loads(bytes(raw[8:8 + n]))['$what']['data_offsets']
raw[8 + n + first:8 + n + end] = struct.pack('<f', 3e38) * ((end - first) // 4)
open('$D/half.ckpt', 'wb').write(raw.replace(b'xxh64:', b'other:'))"
    cp "$D/half.ckpt" "$T/half.ckpt"
    expect 1 "$what that are too large" "$P" train --train "$D/train.jsonl" --model "$D/half" --epochs 1000 $small --resume
    stderr_has 'no longer finite in pass'
    stderr_has 'try a lower --rate'
    python "
one, two = (open(f, 'rb').read() for f in ('$D/half.ckpt', '$T/half.ckpt'))
n = int.from_bytes(one[:8], 'little')
assert one[8 + n:] == two[8 + n:], 'another checkpoint' # but for the checksum, which is right again"
    cmp -s "$D/half" "$T/model" || bad "$what that are too large: another model"
done

# a checkpoint of a run whose passes are all done, but that is not finished, would never end
unfinished
python "
raw = open('$D/half.ckpt', 'rb').read()
n = int.from_bytes(raw[:8], 'little')
head = json.loads(raw[8:8 + n])
head['__metadata__'].pop('checksum')
head['__metadata__']['epoch'] = '1000'
text = json.dumps(head).encode()
text += b' ' * (-len(text) % 8)
open('$D/half.ckpt', 'wb').write(len(text).to_bytes(8, 'little') + text + raw[8 + n:])"
expect 1 'all passes done, and not finished' "$P" train --train "$D/train.jsonl" --model "$D/half" --epochs 1000 $small --resume
stderr_has "epoch"
stderr_has 'train with --force to begin anew'

# threads beyond the shards
expect 0 'more threads than shards' "$P" train --train "$D/train.jsonl" --model "$D/t" --epochs 1 $small --threads 4 --shards 2
stderr_has '4 threads, but 2 shards'
stderr_has '--shards 4 would use all'
expect 0 'as many' "$P" train --train "$D/train.jsonl" --model "$D/t" --epochs 1 $small --threads 4 --shards 4
stderr_has '4 threads, '

# by default, a shard for each processor, whatever --threads says
expect 0 'as many shards as suit the machine' "$P" train --train "$D/train.jsonl" --model "$D/t" --epochs 1 $small --threads 1
expect 0 'their number' "$P" info --model "$D/t"
python "import os, re
n = int(re.search(r'shards +(\d+)', open('$T/stdout').read())[1])
assert n == min(max(os.cpu_count(), 2), 8), n"
# a run that goes on elsewhere keeps its own number, unless another one is asked for
unfinished --shards 3
expect 1 'resume with other shards' "$P" train --train "$D/train.jsonl" --model "$D/half" --epochs 1000 $small --resume --shards 4
stderr_has 'made with other settings'
python "
import subprocess
process = subprocess.Popen(['$P', 'train', '--train', '$D/train.jsonl', '--model', '$D/half', '--epochs', '1000'] + '$small'.split() + ['--resume', '--threads', '4'],
                           stderr=subprocess.PIPE, text=True)
said = [process.stderr.readline() for i in range(3)]
process.kill()
assert 'resuming in pass' in said[0] and '4 threads, but 3 shards' in said[2], said"

# what is wrong is named
printf '{"input": {"sentence": "x"}, "tree": "Go(to=North())"}\n' >"$T/bad.jsonl"
expect 1 'a bad tree' "$P" train --train "$T/bad.jsonl" --model "$D/b"
stderr_has "$T/bad.jsonl:1: tree:1:4: Go has no field 'to'"
{ head -n 30 "$D/train.jsonl"; cat "$T/bad.jsonl"; echo '{"input"'; } >"$T/mixed.jsonl"
expect 0 'bad lines left out' "$P" train --train "$T/mixed.jsonl" --model "$D/b" --epochs 1 --skip-bad
stderr_has '2 bad lines of train'
expect 1 'no examples' "$P" train --train /dev/null --model "$D/b"
stderr_has 'holds no example'
expect 3 'no file' "$P" train --train nowhere --model "$D/b"
expect 2 'no model' "$P" train --train "$D/train.jsonl"
expect 2 'a bad setting' "$P" train --train "$D/train.jsonl" --model "$D/b" --dropout 2
expect 2 'an unknown setting' "$P" train --train "$D/train.jsonl" --model "$D/b" --width 3
expect 3 'a folder that is not there' "$P" train --train "$D/train.jsonl" --model "$T/no/where"
expect 1 'not a model' "$P" predict --model "$D/train.jsonl" hello
expect 1 'a model of another grammar' "$BUILD/geo" predict --model "$D/m" hello
stderr_has 'was made for another grammar'
expect 3 'no such model' "$P" predict --model nowhere hello

# half the bytes, the same answers
expect 0 'convert' "$P" convert --model "$D/m" --bits 16 -o "$D/half"
[ "$(wc -c <"$D/half")" -lt "$(($(wc -c <"$D/m") * 3 / 5))" ] || bad 'the model of 16 bits is no smaller'
expect 0 'predict with halves' "$P" predict --model "$D/half" 'go north'
stdout_has 'go north'
expect 2 'convert to 8 bits' "$P" convert --model "$D/m" --bits 8 -o "$D/half"
expect 2 'convert to nowhere' "$P" convert --model "$D/m" --bits 16
expect 3 'convert into a folder that is not there' "$P" convert --model "$D/m" --bits 16 -o "$T/no/where"

# every line gets its line
printf 'go north\n\n\377\ntake the key\n{"input": {"sentence": ["take", "the", "cup"]}, "id": "9"}\n{"input": 5}\nunheard words all over\n' >"$T/lines"
expect 1 'odd lines' "$P" predict --model "$D/m" "$T/lines"
[ "$(wc -l <"$T/stdout")" = 7 ] || bad 'not a line for each line'
stderr_has ':3: input'
stdout_has 'take cup'
expect 1 'odd lines as JSON' "$P" predict --model "$D/m" --format json "$T/lines"
python "rows = [json.loads(l) for l in open('$T/stdout')]; assert [('error' in r) for r in rows] == [False, False, True, False, False, True, False], rows; assert rows[4]['id'] == '9'"
python3 -c "print('go ' * 40000)" >"$T/long"
expect 0 'a line of 100 kB' "$P" predict --model "$D/m" "$T/long"
"$P" predict --model "$D/m" <"$T/lines" >"$T/piped" 2>/dev/null
"$P" predict --model "$D/m" "$T/lines" 2>/dev/null | cmp -s - "$T/piped" || bad 'standard input and file differ'
done_testing
