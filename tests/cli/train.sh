# Training as people expect it: it learns, it resumes to the same bits, threads change nothing, mistakes are named.
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
stdout_has 'hidden       24'
stdout_has 'Go/f.c'
python "assert [json.loads(l)['epoch'] for l in open('$D/m.log.jsonl')] == list(range(1, 41))"

# the best pass by another metric
expect 0 'train by F1' "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/f" --epochs 2 $small --metric f1
stderr_has 'dev F1'
expect 2 'an unknown metric' "$P" train --train "$D/train.jsonl" --model "$D/f" --metric accuracy
stderr_has 'metric is em, bleu or f1'

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

# a file that is streamed (ASN_HOLD: bytes that are held at most) gives the bits of one that is held
export ASN_HOLD=0
for threads in 1 3; do
    expect 0 "stream on $threads threads" "$P" train --train "$D/train.jsonl" --model "$D/streamed" --epochs 3 $small --threads $threads
    stderr_has 'examples are evaluated on'
    cmp -s "$D/t1" "$D/streamed" && cmp -s "$D/t1.ckpt" "$D/streamed.ckpt" || bad 'streaming changes the bits'
done
for i in 1 2 3 4 5 6 7 8 9 10 11; do cat "$D/train.jsonl"; done | head -n 1100 >"$T/more.jsonl"
echo '{"input"' >>"$T/more.jsonl"
expect 1 'stream what is bad' "$P" train --train "$T/more.jsonl" --model "$D/streamed" --epochs 1 $small
stderr_has "$T/more.jsonl:1101: not a line of JSON"
expect 0 'stream what is good' "$P" train --train "$T/more.jsonl" --model "$D/streamed" --epochs 1 $small --sup-att 1 --skip-bad
stderr_has 'its first 1000 examples are evaluated on'
stderr_has '1 lines of train'
expect 0 'stream with a dev set' "$P" train --train "$T/more.jsonl" --dev "$D/dev.jsonl" --model "$D/streamed" --epochs 1 $small --sup-att 1 --skip-bad
unset ASN_HOLD
expect 0 'hold the same' "$P" train --train "$T/more.jsonl" --dev "$D/dev.jsonl" --model "$D/held" --epochs 1 $small --sup-att 1 --skip-bad
cmp -s "$D/streamed" "$D/held" && cmp -s "$D/streamed.ckpt" "$D/held.ckpt" || bad 'streaming changes the bits of supervised attention'

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
assert list(p) == ['seconds', 'adam', 'record', 'read', 'examples', 'threads'], p
assert p['examples'] == 3 * sum(1 for l in open('$D/train.jsonl')) and p['threads'] == 2, p
assert 0 < p['adam'] < p['seconds'] and 0 < p['record'] < 2 * p['seconds'] and p['read'] > 0, p"
done
expect 3 'a profile that cannot be written' env ASN_PROFILE="$T/no/where" "$P" train --train "$D/train.jsonl" --model "$D/p" --epochs 1 $small

# killed at any moment and resumed: the bits of a run that was let alone; held, streamed, or both in turn
hold() { case $((round % 3)) in 0) echo 1000000 ;; 1) echo 0 ;; *) echo $((${n:-0} % 2 * 1000000)) ;; esac; }
n=0
expect 0 'uninterrupted' "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/whole" --epochs 12 $small --average 0.9 --quiet
for round in 1 2 3 4 5 6 7 8; do
    rm -f "$D/killed"*
    resume=
    while :; do
        ASN_HOLD=$(hold) "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/killed" --epochs 12 $small --average 0.9 --quiet $resume 2>/dev/null &
        pid=$!
        sleep "0.$(awk -v s="$round" -v n="${n:-0}" 'BEGIN { srand(s * 1000 + n); printf "%02d", 2 + int(rand() * 60) }')"
        n=$((${n:-0} + 1))
        kill -9 $pid 2>/dev/null || { wait $pid 2>/dev/null; break; }
        wait $pid 2>/dev/null
        resume=--resume
        [ -e "$D/killed.ckpt.tmp" ] && half=1
        [ "$n" -gt 200 ] && break
        [ $((n % 6)) = 0 ] && { ASN_HOLD=$(hold) "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/killed" --epochs 12 $small --average 0.9 --quiet --resume; break; }
    done
    count=$((count + 1))
    cmp -s "$D/whole" "$D/killed" || bad "round $round: a resumed run gives other bits"
done
cut -d, -f1-4 "$D/whole.log.jsonl" >"$T/log1"
cut -d, -f1-4 "$D/killed.log.jsonl" | cmp -s - "$T/log1" || bad 'the log of a resumed run differs'
expect 0 'resume what is done' "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/whole" --epochs 12 $small --average 0.9 --resume
expect 3 'resume with other settings' "$P" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/whole" --epochs 13 $small --resume
stderr_has 'made with other settings'

# what is wrong is named
printf '{"input": {"sentence": "x"}, "tree": "Go(to=North())"}\n' >"$T/bad.jsonl"
expect 1 'a bad tree' "$P" train --train "$T/bad.jsonl" --model "$D/b"
stderr_has "$T/bad.jsonl:1: tree:1:4: Go has no field 'to'"
{ head -n 30 "$D/train.jsonl"; cat "$T/bad.jsonl"; echo '{"input"'; } >"$T/mixed.jsonl"
expect 0 'bad lines left out' "$P" train --train "$T/mixed.jsonl" --model "$D/b" --epochs 1 --skip-bad
stderr_has '2 lines of train'
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
