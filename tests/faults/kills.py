"""kills.py: trainings that are killed at random moments and resumed, to the bits of one that was let alone.

    BUILD=build python3 tests/faults/kills.py 1000 [seed]

A run is started and killed after a random part of the time that it takes, and started again with --resume, until the kills are used up. Whenever one comes
to its end, its model, checkpoint and log are compared, and the next begins anew. One in four is stopped by SIGTERM or SIGINT instead, which
save a checkpoint; the others get SIGKILL. Numbers of threads and held or streamed files vary; --checkpoint is 0, so that a run is resumed inside a pass.
"""
import os, random, re, shutil, signal, subprocess, sys, tempfile, time

BUILD = os.path.abspath(os.environ.get('BUILD', 'build'))
COMMAND = [BUILD + '/cron', 'train', '--train', 'train.jsonl', '--dev', 'dev.jsonl', '--model', 'm'] + \
    '--epochs 4 --hidden 16 --embed 16 --batch 10 --shards 2 --average 0.9 --embed-dropout 0.2 --checkpoint 0 --resume'.split()


def read(folder, name):
    with open(os.path.join(folder, name), 'rb') as f:
        text = f.read()
    return re.sub(rb'"examples_per_second": \d+', b'', text) if name.endswith('.jsonl') else text


def clear(folder):
    for name in os.listdir(folder):
        if name.startswith('m'):
            os.unlink(os.path.join(folder, name))


def start(folder, dice):
    environment = dict(os.environ, ASN_HOLD=dice.choice(['0', '1000000']))
    return subprocess.Popen(COMMAND + ['--threads', dice.choice('12')], cwd=folder, env=environment, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)


def main():
    signal.signal(signal.SIGINT, signal.default_int_handler) # who starts us in the background ignores it, and so would what we start
    wanted, dice = int(sys.argv[1]), random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    folder = tempfile.mkdtemp(prefix='kills-', dir='/dev/shm' if os.access('/dev/shm', os.W_OK) else None)
    try:
        made = subprocess.run([BUILD + '/cron', 'synth', '120', '--seed', '1'], check=True, capture_output=True).stdout.splitlines(True)
        for name, lines in (('train.jsonl', made[:100]), ('dev.jsonl', made[100:])):
            with open(os.path.join(folder, name), 'wb') as f:
                f.writelines(lines)
        names, begin = ['m', 'm.ckpt', 'm.log.jsonl'], time.time()
        first = start(folder, dice)
        said = first.communicate()[1]
        if first.returncode != 0:
            raise SystemExit('undisturbed: exit code %d: %s' % (first.returncode, said.decode()))
        right, took = [read(folder, name) for name in names], time.time() - begin
        clear(folder)
        kills = dict.fromkeys(('SIGKILL', 'SIGTERM', 'SIGINT'), 0)
        inside = whole = wrong = 0
        while sum(kills.values()) < wanted or os.path.exists(folder + '/m.ckpt'):
            over, process = sum(kills.values()) >= wanted, start(folder, dice)
            how = dice.choice(['SIGKILL'] * 6 + ['SIGTERM', 'SIGINT'])
            try:
                said = process.communicate(timeout=None if over else dice.uniform(0, 0.8) * took)[1].decode()
            except subprocess.TimeoutExpired:
                process.send_signal(getattr(signal, how))
                said = process.communicate()[1].decode()
            number = getattr(signal, how)
            inside += bool(re.search(r'resuming in pass \d+ of \d+, after [1-9]', said))
            if process.returncode in (-number, 128 + number):
                kills[how] += 1
                if process.returncode == 128 + number and '--resume goes on' not in said:
                    wrong += 1
                    print('stopped by %s without saying how to go on: %s' % (how, said))
            elif process.returncode != 0:
                wrong += 1
                print('exit code %d after %s: %s' % (process.returncode, kills, said))
                clear(folder)
            else:
                whole += 1
                for name, text in zip(names, right):
                    if read(folder, name) != text:
                        wrong += 1
                        print('run %d: %s has other bits after %s' % (whole, name, kills))
                left = [name for name in os.listdir(folder) if name.endswith('.tmp')]
                if left:
                    wrong += 1
                    print('run %d: left over: %s' % (whole, left))
                clear(folder)
        print('%d kills (%s), %d of the runs resumed inside a pass, %d came to their end: %s' %
              (sum(kills.values()), ', '.join('%d %s' % (n, name) for name, n in kills.items()), inside, whole, '%d differ' % wrong if wrong else 'all to the same bits'))
        return 1 if wrong else 0
    finally:
        shutil.rmtree(folder, ignore_errors=True)


sys.exit(main())
