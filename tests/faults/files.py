"""files.py: commands that write, while system calls fail or the process is killed at one of them.

    BUILD=build python3 tests/faults/files.py [--sample N] [word ...]

Each command runs once undisturbed. Then, for each kind of system call and each error, the first call fails, then the second, until a run has
fewer calls. The rule: a run ends with exit code 0 and the right files, or with exit code 3, a message that names a file and the reason, and
the old files as they were. Temporary files are left only where their removal failed. A training that failed, or was killed, goes on with
--resume to the same bits. --sample N: N runs of each command, spread evenly. Words choose commands.
"""
import os, re, shutil, signal, subprocess, sys, tempfile

BUILD = os.path.abspath(os.environ.get('BUILD', 'build'))
GEO, CRON, ASDLC, LIBRARY = BUILD + '/geo', BUILD + '/cron', BUILD + '/asdlc', BUILD + '/faults.so'
ERRORS = {'ENOSPC': 'No space left on device', 'EIO': 'Input/output error', 'EACCES': 'Permission denied', 'EINTR': 'Interrupted system call',
          'ENOMEM': 'Cannot allocate memory'}
# What can fail how. A read or a close that fails with ENOSPC would tell nothing new.
FAULTS = [('write', 'ENOSPC'), ('write', 'EIO'), ('write', 'EINTR'), ('write', 'short'), ('open', 'EACCES'), ('open', 'EIO'), ('open', 'EINTR'), ('rename', 'EIO'),
          ('rename', 'EACCES'), ('fsync', 'EIO'), ('fsync', 'EINTR'), ('fsync', 'ENOSPC'), ('close', 'EIO'), ('close', 'ENOSPC'), ('read', 'EIO'), ('read', 'EINTR'),
          ('mmap', 'ENOMEM'), ('link', 'EIO'), ('unlink', 'EACCES'), ('flock', 'EIO'), ('truncate', 'EIO'), ('mkdir', 'EACCES'),
          ('all', 'kill')]
EXAMPLES = [
    ('which state border s0', "Lambda(variable='$0', type='e', body=And(arguments=[Apply(predicate='state:t', arguments=[Variable(variable='$0')]), "
     "Apply(predicate='next_to:t', arguments=[Variable(variable='$0'), Entity(entity='s0')])]))"),
    ('how long is the r0', "Apply(predicate='len:i', arguments=[Entity(entity='r0')])"),
    ('what is the popul of c0', "Apply(predicate='population:i', arguments=[Entity(entity='c0')])"),
    ('doe s0 border s1', "Apply(predicate='next_to:t', arguments=[Entity(entity='s0'), Entity(entity='s1')])"),
]
TOY = b'order = Go(place where) | Stay\n'
TREE = (b"schedule(minute=Minutes(first=Minute(at=26), more=[]), hour=Hours(first=Hour(at=Am(at=3)), more=[]), day=AnyDay(), month=AnyMonth(), "
        b"weekday=AnyWeekday())\n")
GRAMMAR = 'start: "go" WHERE | "stay"\nWHERE: /[a-z]+/\n'
TRAIN = [GEO, 'train', '--train', 'train.jsonl', '--dev', 'train.jsonl', '--model', 'm', '--epochs', '2', '--hidden', '4', '--embed', '4', '--batch', '2', '--threads', '1',
         '--shards', '1', '--checkpoint', '0']


class Scenario:
    """argv runs in a folder made of `given` (name: bytes). outputs: files that it writes. stdout: a file that takes its standard output. again: what
    goes on where it stopped; then all but the first output may be at any stage. environment: further variables."""

    def __init__(self, name, argv, given, outputs, stdout=None, again=None, **environment):
        self.name, self.argv, self.given, self.outputs, self.stdout, self.again = name, argv, given, outputs, stdout, again
        self.environment = dict(os.environ, CC='none', **environment) # ship compiles nothing


def line(text):
    sys.stdout.write(text + '\n')
    sys.stdout.flush()


def contents(folder):
    found = {}
    for top, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(top, name)
            with open(path, 'rb') as f:
                found[os.path.relpath(path, folder)] = f.read()
    return found


def untimed(files):
    """A log says how fast it was, a page when it was written."""
    return {name: re.sub(rb'"(examples_per_second|written|left|ms)": [0-9.]+', b'', text) if name.endswith(('.log.jsonl', '.html')) else text for name, text in files.items()}


class Trial:
    def __init__(self, folder):
        self.folder, self.hit, self.failed, self.runs = folder + '/run', folder + '/hit', [], 0

    def prepare(self, scenario):
        shutil.rmtree(self.folder, ignore_errors=True)
        os.mkdir(self.folder)
        for name, text in scenario.given.items():
            os.makedirs(os.path.dirname(os.path.join(self.folder, name)), exist_ok=True)
            with open(os.path.join(self.folder, name), 'wb') as f:
                f.write(text)

    def run(self, scenario, argv, fault=None):
        environment = dict(scenario.environment)
        if os.path.exists(self.hit):
            os.unlink(self.hit)
        if fault:
            environment.update(FAULT=fault, FAULT_HIT=self.hit, LD_PRELOAD=LIBRARY)
        out = open(os.path.join(self.folder, scenario.stdout), 'wb') if scenario.stdout else subprocess.DEVNULL
        done = subprocess.run(argv, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.PIPE, timeout=120)
        self.runs += 1
        return done.returncode, done.stderr.decode('utf-8', 'replace')

    def reference(self, scenario):
        self.prepare(scenario)
        code, text = self.run(scenario, scenario.argv)
        if code != 0:
            raise SystemExit('%s: undisturbed, exit code %d: %s' % (scenario.name, code, text))
        return untimed(contents(self.folder))

    def complain(self, scenario, fault, what, text):
        self.failed.append((scenario.name, fault, what))
        line('failed: %s, FAULT=%s: %s\n    %s' % (scenario.name, fault, what, text.strip().replace('\n', '\n    ')))

    def one(self, scenario, kind, action, n, right):
        """False: the run has no nth call of this kind."""
        fault = '%s:%s:%d' % (kind, action, n)
        self.prepare(scenario)
        code, text = self.run(scenario, scenario.argv, fault)
        if code == 77:
            print('the kernel does not allow seccomp here')
            sys.exit(77)
        if not os.path.exists(self.hit):
            return False
        now = untimed(contents(self.folder))
        old = untimed(scenario.given)
        if code == 0:
            wrong = [name for name in right if now.get(name) != right[name]]
            if wrong:
                self.complain(scenario, fault, 'exit code 0, but %s is wrong' % wrong[0], text)
        elif code != (-signal.SIGKILL if action == 'kill' else 3) and not (code == 1 and ': error: cannot read' in text): # asdlc, of an included file
            self.complain(scenario, fault, 'exit code %d' % code, text)
        elif action not in ('kill', 'short') and ERRORS[action] not in text and 'out of memory' not in text:
            self.complain(scenario, fault, 'the message does not say why', text)
        elif action not in ('kill', 'short', 'ENOMEM') and not any(part in text for name in list(right) + list(old) for part in name.split('/')) and 'standard output' not in text:
            self.complain(scenario, fault, 'the message names no file', text)
        else:
            for name in scenario.outputs[:1] if scenario.again else scenario.outputs: # old, or, where several are replaced or a folder could not be synced, new and whole
                if now.get(name) not in (old.get(name), right[name]):
                    self.complain(scenario, fault, '%s is neither the old file nor the new one' % name, text)
                elif now.get(name) != old.get(name) and action != 'kill' and not re.search('is written, but|standard output|cannot read out/go', text) and not scenario.again:
                    self.complain(scenario, fault, '%s is new, although the command failed' % name, text)
        left = [name for name in now if name not in right and name not in old and name != scenario.stdout]
        if scenario.again:
            left = [name for name in left if name.endswith('.tmp')]
        if left and action != 'kill' and kind not in ('unlink', 'rename', 'flock', 'open', 'close'):
            self.complain(scenario, fault, '%s is left over' % left[0], text)
        if code != 0 and (scenario.again or action == 'kill'):
            self.go_on(scenario, fault, right)
        return True

    def go_on(self, scenario, fault, right):
        """The same command again, undisturbed; a training goes on. What a killed writer left goes away, or is in nobody's way."""
        code, text = self.run(scenario, scenario.again or scenario.argv)
        now = untimed(contents(self.folder))
        wrong = [name for name in scenario.outputs if now.get(name) != right[name]]
        if wrong or (code != 0 and 'already exists' not in text):
            self.complain(scenario, fault, 'run again: exit code %d%s' % (code, ', wrong: ' + wrong[0] if wrong else ''), text)
        left = [name for name in now if name.endswith('.tmp') and not name.startswith('toy.asn')] # the folder that `new` was filling
        if left and code == 0:
            self.complain(scenario, fault, 'run again: %s is left over' % left[0], text)


def scenarios(base):
    """Needs a trained model, made here."""
    text = ''.join('{"id": "%d", "input": {"query": "%s"}, "tree": "%s"}\n' % (i, q, t) for i, (q, t) in enumerate(EXAMPLES)).encode()
    many = text * 15
    given = {'train.jsonl': text}
    trial = Trial(base)
    train = Scenario('train', TRAIN, dict(given, m=b'an old model'), ['m', 'm.ckpt', 'm.log.jsonl'], again=TRAIN + ['--resume'])
    # for what answers, a model that knows the answers: others build large trees, and take seconds
    good = Scenario('learn', [GEO, 'train', '--train', 'train.jsonl', '--model', 'm', '--quiet'] + '--epochs 60 --hidden 8 --embed 8 --batch 1 --rate 0.01 --dropout 0 --threads 1'.split(),
                    given, ['m'])
    model = {'m': trial.reference(good)['m']}
    # a run that was killed in its first pass
    trial.prepare(train)
    for n in range(1, 400):
        trial.run(train, TRAIN + ['--force'], 'fsync:kill:%d' % n)
        if os.path.exists(trial.folder + '/m.log.jsonl') and os.path.getsize(trial.folder + '/m.log.jsonl'):
            break
    half = {name: text for name, text in contents(trial.folder).items() if not name.endswith('.tmp')}
    half['m'] = b'an old model'
    resume = Scenario('resume', TRAIN + ['--resume'], half, ['m', 'm.ckpt', 'm.log.jsonl'], again=TRAIN + ['--resume'])
    short = [TRAIN[0], 'train', '--train', 'train.jsonl', '--epochs', '1', '--threads', '1', '--shards', '1', '--checkpoint', '0', '--quiet', '--model', 'new']
    grown, taught = short + ['--from', 'm', '--old', 'old.jsonl'], short + ['--teacher', 'm', '--hidden', '8', '--embed', '8']
    trial.reference(train)
    log = {'log': contents(trial.folder)['m.log.jsonl']}
    page = Scenario('train with a page', TRAIN + ['--report', 'page.html', '--force', '--quiet'], dict(given), ['m'], again=TRAIN + ['--report', 'page.html', '--resume'])
    parser = {'out/geo_parser.h': b'old header', 'out/geo_parser.c': b'old source'}
    return [
        train, resume,
        Scenario('eval --predictions', [GEO, 'eval', '--model', 'm', 'train.jsonl', '--predictions', 'answers', '--threads', '1'], dict(given, answers=b'old answers', **model),
                 ['answers']),
        Scenario('eval --report', [GEO, 'eval', '--model', 'm', 'train.jsonl', '--report', 'page.html', '--threads', '1'], {**given, **model, 'page.html': b'old page'}, ['page.html']),
        Scenario('eval --calibration-svg', [GEO, 'eval', '--model', 'm', 'train.jsonl', '--calibration-svg', 'c.svg'], {**given, **model, 'c.svg': b'old'}, ['c.svg']),
        Scenario('explain', [GEO, 'explain', '--model', 'm', '-o', 'page.html', 'which state border s0'], {**model, 'page.html': b'old page'}, ['page.html']),
        Scenario('predict', [GEO, 'predict', '--model', 'm', 'train.jsonl'], dict(given, **model), [], stdout='answers'),
        Scenario('predict one', [GEO, 'predict', '--model', 'm', '--format', 'json', 'how long is the r0'], model, [], stdout='answers'),
        Scenario('ship', [GEO, 'ship', '--model', 'm', '-o', 'out'], {**model, **parser}, list(parser), stdout='said'),
        Scenario('ship anew', [GEO, 'ship', '--model', 'm', '-o', 'out/here'], model, ['out/here/geo_parser.h', 'out/here/geo_parser.c'], stdout='said'),
        Scenario('convert', [GEO, 'convert', '--model', 'm', '--bits', '16', '-o', 'half'], dict(model, half=b'old half'), ['half']),
        Scenario('convert in place', [GEO, 'convert', '--model', 'm', '--bits', '16', '-o', 'm'], model, ['m']),
        Scenario('calibrate', [GEO, 'calibrate', '--model', 'm', '-o', 'c', 'many.jsonl', '--threads', '1'], {**model, 'many.jsonl': many, 'c': b'old'}, ['c']),
        Scenario('calibrate in place', [GEO, 'calibrate', '--model', 'm', 'many.jsonl', '--threads', '1'], {**model, 'many.jsonl': many}, ['m']),
        Scenario('train --from', grown, {**given, **model, 'old.jsonl': text, 'new': b'an old model'}, ['new', 'new.ckpt', 'new.log.jsonl'], again=grown + ['--resume']),
        Scenario('train --teacher', taught, {**given, **model}, ['new', 'new.ckpt', 'new.log.jsonl'], again=taught + ['--resume']),
        Scenario('train, streaming', short + ['--hidden', '4'], given, ['new', 'new.ckpt', 'new.log.jsonl'], again=short + ['--hidden', '4', '--resume'], ASN_HOLD='0'),
        Scenario('report', [GEO, 'report', 'log', '-o', 'page.html', '--model', 'm', '--dev', 'train.jsonl', '--threads', '1'], {**given, **model, **log, 'page.html': b'old page'},
                 ['page.html']),
        Scenario('ensemble', [GEO, 'predict', '--model', 'm', '--model', 'm2', 'train.jsonl', '--threads', '1'], {**given, **model, 'm2': model['m']}, [], stdout='answers'),
        Scenario('predict --entities', [GEO, 'predict', '--model', 'm', '--entities', 'names', 'raw', '--threads', '1'],
                 {**model, 'names': b'ohio\tr\tohio:r\n', 'raw': b'how long is the ohio\n'}, [], stdout='answers'),
        Scenario('print', [GEO, 'print', 'train.jsonl'], given, [], stdout='said'),
        Scenario('parse', [GEO, 'parse', 'texts'], {'texts': b'( len:i r0 )\n' * 3}, [], stdout='said'),
        Scenario('say', [CRON, 'say', '--seed', '1', 'trees'], {'trees': TREE * 3}, [], stdout='said'),
        Scenario('synth', [CRON, 'synth', '200', '--seed', '1'], {}, [], stdout='made'),
        Scenario('info', [GEO, 'info', '--model', 'm', '--module', 'expr'], model, [], stdout='said'),
        Scenario('modules', [ASDLC, 'modules', 'toy.asdl', '--json'], {'toy.asdl': TOY}, [], stdout='said'),
        Scenario('data --split', [GEO, 'data', 'train.jsonl', '--split', '50/25/25', '--force'], {**given, 'train.dev.jsonl': b'old dev', 'train.train.jsonl': b'old'},
                 ['train.train.jsonl', 'train.dev.jsonl', 'train.test.jsonl']),
        Scenario('data --report', [GEO, 'data', 'train.jsonl', '--report', 'page.html'], {**given, 'page.html': b'old page'}, ['page.html'], stdout='said'),
        Scenario('compile', [ASDLC, 'compile', 'toy.asdl', '-o', 'out'], {'toy.asdl': TOY, 'out/toy.c': b'old', 'out/toy.h': b'old'},
                 ['out/toy.c', 'out/toy.h']),
        Scenario('new', [ASDLC, 'new', 'toy'], {}, ['toy/toy.asdl', 'toy/toy.task', 'toy/train.jsonl', 'toy/dev.jsonl'], stdout='said'),
        Scenario('import', [ASDLC, 'import', 'go.lark', '-o', 'out'], {'go.lark': GRAMMAR.encode()}, ['out/go.asdl', 'out/go.print', 'out/go.task'], stdout='said'),
        page,
    ]


def main():
    words, sample = sys.argv[1:], 0
    if words[:1] == ['--sample']:
        sample, words = int(words[1]), words[2:]
    base = tempfile.mkdtemp(prefix='faults-', dir='/dev/shm' if os.access('/dev/shm', os.W_OK) else None)
    try:
        trial = Trial(base)
        for scenario in scenarios(base):
            if words and not any(word in scenario.name for word in words):
                continue
            right, before, began = trial.reference(scenario), trial.runs, len(trial.failed)
            if sample:
                for i in range(sample): # different faults at different places
                    kind, action = FAULTS[(i * 7 + len(scenario.name)) % len(FAULTS)]
                    if kind == 'all':
                        trial.one(scenario, kind, action, 3 + 11 * i, right)
                    elif not trial.one(scenario, kind, action, 2 + i % 5, right):
                        trial.one(scenario, kind, action, 1, right)
            else:
                for kind, action in FAULTS:
                    n = 1
                    while trial.one(scenario, kind, action, n, right):
                        n += 1
            line('%-24s %5d runs, %d failed' % (scenario.name, trial.runs - before, len(trial.failed) - began))
        line('%d runs with a failing or last system call: %d failed' % (trial.runs, len(trial.failed)))
        return 1 if trial.failed else 0
    finally:
        shutil.rmtree(base, ignore_errors=True)


sys.exit(main())
