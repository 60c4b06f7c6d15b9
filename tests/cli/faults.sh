# What writes files, while the disk is full, calls fail, or the process is killed: a sample of `make check-faults`; and trainings that are stopped, that
# meet each other, or that find their model damaged.
# limit: 300
. tests/cli/lib
BUILD=$(cd "$BUILD" && pwd) && export BUILD
D=$T/d
mkdir "$D"
cat >"$D/train.jsonl" <<'X'
{"input": {"query": "which state border s0"}, "tree": "Lambda(variable='$0', type='e', body=And(arguments=[Apply(predicate='state:t', arguments=[Variable(variable='$0')]), Apply(predicate='next_to:t', arguments=[Variable(variable='$0'), Entity(entity='s0')])]))"}
{"input": {"query": "how long is the r0"}, "tree": "Apply(predicate='len:i', arguments=[Entity(entity='r0')])"}
{"input": {"query": "what is the popul of c0"}, "tree": "Apply(predicate='population:i', arguments=[Entity(entity='c0')])"}
X
P=$BUILD/geo
small="--hidden 8 --embed 8 --batch 1 --rate 0.01 --dropout 0 --threads 1 --quiet"
train() { "$P" train --train "$D/train.jsonl" $small "$@"; }
expect 0 'train' train --model "$D/m" --epochs 40
cp "$D/m" "$T/m"

# ---- A sample of all failures, and of kills at random moments.
if [ -n "${SANITIZED-}" ] || [ ! -e "$BUILD/faults.so" ]; then
    echo 'skipped: failing system calls (sanitizers, or no Linux)'
else
    count=$((count + 1))
    python3 tests/faults/files.py --sample 5 >"$T/faults" 2>&1
    code=$?
    case $code in
    0) ;;
    77) echo "skipped: failing system calls ($(tail -n 1 "$T/faults"))" ;;
    *) bad 'a failing system call' && cat "$T/faults" ;;
    esac
fi
count=$((count + 1))
python3 tests/faults/kills.py 12 >"$T/kills" 2>&1 || { bad 'kills' && cat "$T/kills"; }

# ---- What cannot be written is said before any training.
mkdir "$D/folder" "$D/ckpt.ckpt"
for model in folder none/m; do
    expect 3 "train into $model" train --model "$D/$model" --epochs 1000000
    stderr_has "cannot write $D/$model: "
done
expect 3 'a checkpoint that is a folder' train --model "$D/ckpt" --epochs 1000000
stderr_has "cannot write $D/ckpt.ckpt: Is a directory"
[ ! -e "$D/ckpt.log.jsonl" ] || bad 'a refused training left a log'
rmdir "$D/folder" "$D/ckpt.ckpt"
expect 2 'a bad interval' train --model "$D/x" --checkpoint often
stderr_has '--checkpoint is a number of seconds'
expect 2 'a bad interval of the environment' env ASN_CHECKPOINT=-1 "$P" train --train "$D/train.jsonl" --model "$D/x"

# ---- Outputs that are folders, devices, links, full disks.
mkdir "$D/out"
for command in "convert --model $D/m --bits 16 -o" "eval --model $D/m $D/train.jsonl --predictions" "explain --model $D/m x -o" "data $D/train.jsonl --report" "calibrate --model $D/m $D/train.jsonl -o"; do
    case $command in calibrate*) continue ;; esac # too few examples
    expect 3 "$command a folder" "$P" $command "$D/out"
    stderr_has "cannot write $D/out: Is a directory"
    expect 3 "$command nowhere" "$P" $command "$D/no/where"
    stderr_has "cannot write $D/no/where: No such file or directory"
    expect 3 "$command /dev/full" "$P" $command /dev/full
    stderr_has 'cannot write /dev/full: '
    echo old >"$D/target"
    ln -sf target "$D/link"
    expect 0 "$command a link" "$P" $command "$D/link"
    [ -L "$D/link" ] && [ "$(head -n 1 "$D/target")" != old ] || bad "$command: the link was replaced, or its file was not"
    echo old >"$D/target"
    (export GCOV_PREFIX="$T" && ulimit -f 0 && expect 3 "$command under a limit" "$P" $command "$D/target" && [ "$failures" = 0 ]) 2>/dev/null || bad "$command: killed by SIGXFSZ, or done"
    [ "$(cat "$D/target")" = old ] || bad "$command: the old file is gone"
done
for command in "print Entity(entity='s0')" "info --model $D/m" "predict --model $D/m x" --help; do
    [ -e /dev/full ] || break
    "$P" $command >/dev/full 2>"$T/stderr"
    [ $? = 3 ] || bad "$command to a full device: not 3"
    stderr_has 'cannot write to standard output: No space left on device'
done
if mount -t tmpfs -o size=16k none "$D/out" 2>/dev/null; then
    cp "$D/train.jsonl" "$D/out/m"
    expect 3 'a full disk' "$P" convert --model "$D/m" --bits 32 -o "$D/out/m"
    stderr_has "cannot write $D/out/m: No space left on device"
    expect 3 'train on a full disk' "$P" train --train "$D/train.jsonl" --model "$D/out/m" --epochs 1 --hidden 100 --force
    stderr_has "cannot write $D/out/m.ckpt: No space left on device"
    cmp -s "$D/train.jsonl" "$D/out/m" || bad 'a full disk: the old file is gone'
    [ "$(ls "$D/out")" = m ] || bad "a full disk: left over: $(ls "$D/out")"
    umount "$D/out"
else
    echo 'skipped: a full disk (nothing can be mounted here)'
fi
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
    cp "$D/m" "$D/out/m" && chmod 755 "$T" "$D" && chmod 777 "$D/out" && chmod 444 "$D/out/m"
    nobody="setpriv --reuid 65534 --regid 65534 --clear-groups"
    expect 3 'a file that may not be written' $nobody "$P" convert --model "$D/m" --bits 32 -o "$D/out/m"
    stderr_has "cannot write $D/out/m: Permission denied"
    chmod 755 "$D/out"
    expect 3 'a folder that may not be written' $nobody "$P" train --train "$D/train.jsonl" --model "$D/out/new" --epochs 1000000
    stderr_has "cannot write $D/out/new: Permission denied"
fi
echo mine >"$D/m.tmp"
expect 0 'convert in place' "$P" convert --model "$D/m" --bits 32 -o "$D/m"
[ "$(cat "$D/m.tmp")" = mine ] || bad "a user's own file is gone"
cmp -s "$D/m" "$T/m" || bad 'the same model is another file'

# ---- Signals: a checkpoint, a message, a code as a shell counts; and it goes on to the same bits. Two runs on one model refuse each other.
expect 0 'let alone' train --model "$D/whole" --epochs 400
for signal in INT TERM HUP; do
    rm -f "$D"/stopped*
    python "
import os, signal, subprocess, time
signal.signal(signal.SIGINT, signal.default_int_handler) # whoever started us may ignore it, and so would what we start
words = ['$P', 'train', '--train', '$D/train.jsonl', '--model', '$D/stopped', '--epochs', '400'] + '$small --checkpoint 1000'.split()
def start(*more):
    return subprocess.Popen(words + list(more), stderr=subprocess.PIPE, text=True)
def wait_for_log():
    for i in range(2000):
        if os.path.exists('$D/stopped.log.jsonl') and os.path.getsize('$D/stopped.log.jsonl'):
            return
        time.sleep(0.005)
first = start()
wait_for_log()
if '$signal' == 'INT':
    os.kill(first.pid, signal.SIGSTOP) # it does not end meanwhile
    second = subprocess.run(words + ['--force'], stderr=subprocess.PIPE, text=True)
    assert second.returncode == 3 and '$D/stopped is being trained by another process' in second.stderr, second
    os.kill(first.pid, signal.SIGCONT)
first.send_signal(signal.SIG$signal)
said = first.communicate()[1]
assert first.returncode == 128 + signal.SIG$signal, (first.returncode, said)
assert 'stopped by SIG$signal in pass' in said and 'the same command with --resume goes on' in said, said
last = start('--resume')
said = last.communicate()[1]
assert last.returncode == 0, said
assert open('$D/stopped', 'rb').read() == open('$D/whole', 'rb').read(), 'other bits'
assert [l.split(',')[:3] for l in open('$D/stopped.log.jsonl')] == [l.split(',')[:3] for l in open('$D/whole.log.jsonl')], 'another log'"
done

# ---- Damage: a flipped bit, a weight that is not a number, a checkpoint with odd numbers.
python "
import math, os, struct, subprocess
def parts(path):
    raw = open(path, 'rb').read()
    n, = struct.unpack('<Q', raw[:8])
    return json.loads(raw[8:8 + n]), bytearray(raw[8 + n:])
def write(path, head, data):
    text = json.dumps(head).encode()
    open(path, 'wb').write(struct.pack('<Q', len(text)) + text + data)
def refused(arguments, says, path='$D/bad'):
    done = subprocess.run(['$P'] + arguments, capture_output=True, text=True)
    assert done.returncode == 1 and path in done.stderr and says in done.stderr, (arguments, done)
uses = [['predict', '--model', '$D/bad', 'x'], ['eval', '--model', '$D/bad', '$D/train.jsonl'], ['ship', '--model', '$D/bad', '-o', '$D/shipped'], ['info', '--model', '$D/bad'],
        ['train', '--train', '$D/train.jsonl', '--model', '$D/next', '--from', '$D/bad'], ['convert', '--model', '$D/bad', '--bits', '16', '-o', '$D/converted']]
head, data = parts('$D/m')
assert head['__metadata__']['checksum'].startswith('xxh64:'), head['__metadata__']
write('$D/bad', head, data)
assert subprocess.run(['$P', 'info', '--model', '$D/bad'], capture_output=True).returncode == 0 # written by somebody else, as it was
data[1000] ^= 16
write('$D/bad', head, data)
for use in uses:
    refused(use, 'damaged: its contents do not have the checksum')
del head['__metadata__']['checksum']
write('$D/bad', head, data)
assert subprocess.run(['$P', 'info', '--model', '$D/bad'], capture_output=True).returncode == 0 # nobody said what it should be
first = head['order/f.v' if 'order/f.v' in head else next(n for n in head if head[n].get('dtype') == 'F32')]['data_offsets'][0]
data[first:first + 4] = struct.pack('<f', math.nan)
write('$D/bad', head, data)
for use in uses:
    refused(use, 'is not a finite number')
head, data = parts('$D/whole.ckpt')
meta = head['__metadata__']
resume = ['train', '--train', '$D/train.jsonl', '--model', '$D/whole', '--epochs', '400', '--resume'] + '$small'.split()
os.rename('$D/whole.ckpt', '$D/right.ckpt')
write('$D/whole.ckpt', head, data[:-1] + bytes([data[-1] ^ 1]))
refused(resume, 'damaged', '$D/whole.ckpt')
del meta['checksum']
for key, value in [('epoch', '4x'), ('epoch', '-1'), ('epoch', '401'), ('epoch', ''), ('epoch', '99999999999999999999'), ('step', '1.5'), ('done', '-20'), ('done', '1000'),
                   ('best_epoch', ' 1'), ('loss', 'nan'), ('best_metric', 'inf'), ('finished', 'maybe'), ('since_best', '+1')]:
    write('$D/whole.ckpt', dict(head, __metadata__=dict(meta, **{key: value})), data)
    refused(resume, '\'%s\' is' % key, '$D/whole.ckpt')
for name in 'weights', 'adam.m', 'adam.v', 'best':
    at, worse = head[name]['data_offsets'][0], bytearray(data)
    worse[at:at + 4] = struct.pack('<f', math.inf)
    write('$D/whole.ckpt', head, worse)
    refused(resume, 'holds what is not a finite number', '$D/whole.ckpt')
write('$D/whole.ckpt', head, data)
assert subprocess.run(['$P'] + resume, capture_output=True).returncode == 0 # a checkpoint without a checksum, as earlier versions wrote them"

# ---- A model that is overwritten in place does not disturb who has opened it.
python "
import subprocess
process = subprocess.Popen(['$P', 'predict', '--model', '$D/m'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def ask():
    process.stdin.write('how long is the r0\\n')
    process.stdin.flush()
    return process.stdout.readline()
first = ask()
open('$D/m', 'r+b').truncate(100)
assert first and ask() == first
process.stdin.close()
assert process.wait() == 0"
done_testing
