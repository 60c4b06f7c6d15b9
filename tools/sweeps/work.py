"""work.py: does jobs: on this machine, several at a time, or elsewhere, through GNU parallel or Slurm."""
import fcntl
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time

from plan import Missing, stage

AGAIN = 1.0                                                 # seconds until a job is tried again that another sweep is at
SLURM_MOST = 1000                                           # jobs of an array: Slurm's default limit


def say(text):
    print("sweep: " + text, file=sys.stderr, flush=True)


class Failed(Exception):
    """A job that failed, and why."""


class Worker:
    """Runs commands, and ends them when the sweep is told to end."""

    def __init__(self, place):
        self.place, self.stopping, self.children, self.guard = place, False, set(), threading.Lock()

    def stop(self, *_):
        self.stopping = True
        for child in list(self.children):
            child.terminate()

    def run(self, command, job, lock, stdout):
        """The command holds the lock, too: should this sweep be killed alone, no other one starts the same training."""
        with open(job.path + ".log", "a") as log:
            with self.guard:
                if self.stopping:
                    raise Failed("stopped")
                try:
                    child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=stdout or log, stderr=log, pass_fds=[lock.fileno()])
                except OSError as e:
                    raise Missing("cannot run %s: %s (make builds it)" % (command[0], e.strerror))
                self.children.add(child)
            code = child.wait()
            self.children.discard(child)
        if code:
            raise Failed("%s %s: %s" % (os.path.basename(command[0]), command[1], "killed by signal %d" % -code if code < 0 else last_line(job.path + ".log")))

    # ---- One job.
    def do(self, job):
        """True when it is done, False when another sweep is at it."""
        os.makedirs(os.path.dirname(job.path), exist_ok=True)
        with open(job.path + ".lock", "a") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
            if not job.done:
                self.do_locked(job, lock)
            for left in leftovers(job):
                os.remove(left)
        return True

    def do_locked(self, job, lock):
        train, held = self.examples(job)
        before, began = seconds_before(job), time.time()
        models = [n.model for n in job.needs]
        if job.seed is not None:
            if job.begun:
                say("%s: goes on after %d s" % (job.label, before))
            with open(job.path + ".began", "w") as f:
                f.write("%f %f\n" % (before, began))
            self.run(train_command(job, self.place, train, held), job, lock, None)
            models = [job.model]
        scores = self.evaluate(job, lock, models, held)
        write_result(job, dict(settings_of(job), seconds=round(before + time.time() - began), **scores))

    def evaluate(self, job, lock, models, held):
        command = [self.place.program(job.row), "eval", "--json", "--threads", str(job.row.settings.threads)]
        for model in models:
            command += ["--model", model]
        with open(job.path + ".scores", "wb") as out:
            self.run(command + [held], job, lock, out)
        try:
            with open(job.path + ".scores") as f:
                return json.load(f)
        except ValueError as e:
            raise Failed("eval --json printed no JSON: %s" % e)

    # ---- The examples of a fold, made when first needed.
    def examples(self, job):
        row, place = job.row, self.place
        if job.fold == "dev":
            return place.train(row), place.dev(row)
        name = "%s-%s-split%d-%d-of-%d" % (row.task, place.digest(place.train(row))[:10], row.settings.split, job.fold, row.settings.folds)
        part = os.path.join(place.out, "folds", name)
        train, held = part + ".train.jsonl", part + ".dev.jsonl"
        os.makedirs(os.path.dirname(part), exist_ok=True)
        with open(part + ".lock", "a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not os.path.exists(held):
                make_fold(place, row, job.fold, train, held)
        return train, held


def make_fold(place, row, fold, train, held):
    command = [os.path.join(place.build, "folds"), "--folds", str(row.settings.folds), "--fold", str(fold), "--seed", str(row.settings.split),
               place.train(row), train + ".tmp", held + ".tmp"]
    try:
        made = subprocess.run(command, stderr=subprocess.PIPE, check=False)
    except OSError as e:
        raise Missing("cannot run %s: %s ('make %s' builds it)" % (command[0], e.strerror, command[0]))
    if made.returncode:
        raise Failed("folds: " + made.stderr.decode(errors="replace").strip())
    os.replace(train + ".tmp", train)
    os.replace(held + ".tmp", held)                         # last: whoever sees it finds both


def train_command(job, place, train, held):
    s = job.row.settings
    command = [place.program(job.row), "train", "--train", train, "--model", job.model, "--resume", "--threads", str(s.threads), "--seed", str(job.seed)]
    for option, words in s.options.items():
        command += [option] + words
    if job.fold == "dev":
        command += ["--dev", held]
    elif "--every" not in s.options:                        # a single evaluation, after the last pass, so that this pass is what stays
        command += ["--every"] + s.options.get("--epochs", ["1000000"])
    for teacher in job.needs:
        command += ["--teacher", teacher.model]
    return command


def options_text(row):
    return " ".join(" ".join([option] + words) for option, words in row.settings.options.items())


def settings_of(job):
    s = job.row.settings
    what = {"task": job.row.task, "options": options_text(job.row), "seed": job.seed, "fold": job.fold, "folds": s.folds, "split": s.split}
    if job.seed is None:
        what["seed"] = [n.seed for n in job.needs]
    elif job.needs:
        what["teachers"] = [n.model for n in job.needs]
    return what


def write_result(job, result):
    """Whole or not at all: what has a result is never done again."""
    with open(job.path + ".json.tmp", "w") as f:
        f.write(json.dumps(result) + "\n")
    os.replace(job.path + ".json.tmp", job.path + ".json")


def leftovers(job):
    """What a job needs no more when it is done."""
    return [path for path in (job.model + ".ckpt", job.path + ".began", job.path + ".scores") if os.path.exists(path)]


def seconds_before(job):
    """What earlier starts took, until the checkpoint at which this one goes on."""
    try:
        with open(job.path + ".began") as f:
            before, began = map(float, f.read().split())
        return before + max(0, os.path.getmtime(job.model + ".ckpt") - began)
    except (OSError, ValueError):
        return 0


def last_line(path):
    """What a program said last, but for its advice to ask for help."""
    with open(path, errors="replace") as f:
        lines = [line.strip() for line in f if line.strip() and not line.startswith("Try '")]
    return "%s (all of it: %s)" % (lines[-1] if lines else "it failed without a word", path)


# ---- Many jobs, on this machine.
class Local:
    def __init__(self, place, jobs, width):
        self.worker, self.jobs, self.width = Worker(place), jobs, width
        self.ended, self.failed, self.missing = queue.Queue(), set(), None
        self.waiting, self.running, self.later, self.told = [j for j in jobs if not j.done], set(), {}, set()

    def run(self):
        """How many jobs failed or could not be done."""
        for number in signal.SIGINT, signal.SIGTERM, signal.SIGHUP:
            signal.signal(number, self.worker.stop)
        for job in self.jobs:
            if job.done and leftovers(job):                 # a sweep was killed as soon as it had the result
                self.worker.do(job)
        while (self.waiting and not self.worker.stopping) or self.running:
            self.start_some()
            try:
                self.settle(*self.ended.get(timeout=AGAIN / 4))
            except queue.Empty:
                pass
        if self.missing:
            raise Missing(self.missing)
        return sum(not j.done for j in self.jobs)

    def start_some(self):
        for job in list(self.waiting):
            if len(self.running) >= self.width or self.worker.stopping:
                return
            if any(n.path in self.failed for n in job.needs):
                self.fail(job, "left out, because %s failed" % next(n.label for n in job.needs if n.path in self.failed))
            elif all(n.done for n in job.needs) and time.time() >= self.later.get(job.path, 0):
                self.waiting.remove(job)
                self.running.add(job)
                threading.Thread(target=self.one, args=[job]).start()

    def one(self, job):
        """In a thread of its own; settle, in the main one, hears what came of it."""
        try:
            self.ended.put((job, self.worker.do(job), None))
        except (Failed, Missing) as e:
            self.ended.put((job, None, e))
        except OSError as e:
            self.ended.put((job, None, Failed(str(e))))

    def settle(self, job, done, error):
        self.running.discard(job)
        if isinstance(error, Missing):
            self.missing = str(error)
            self.worker.stop()
        elif self.worker.stopping:
            return
        elif error:
            self.waiting.append(job)
            self.fail(job, "failed: %s" % error)
        elif not done:
            if job.path not in self.told:
                say("%s: another sweep is at it; waiting for that" % job.label)
            self.told.add(job.path)
            self.later[job.path] = time.time() + AGAIN
            self.waiting.append(job)
        else:
            self.report(job)

    def fail(self, job, why):
        self.failed.add(job.path)
        self.waiting.remove(job)
        say("%s: %s" % (job.label, why))

    def report(self, job):
        result = job.result() or {}
        say("%s: exact %.1f in %d s (%d of %d)" % (job.label, result.get("em", 0), result.get("seconds", 0), sum(j.done for j in self.jobs), len(self.jobs)))


# ---- Elsewhere.
def stages(jobs):
    """Jobs that may run side by side, stage after stage."""
    depth = {j.path: stage(j) for j in jobs}
    return [[j for j in jobs if depth[j.path] == d] for d in sorted(set(depth.values()))]


def own_command(script, file, place, seeds, first):
    """The sweep of one job, for a shell."""
    words = ["env", "BUILD=" + place.build, script, file, "--out", place.out, "--jobs", "1", "--no-table"]
    if seeds:
        words += ["--seeds", ",".join(map(str, seeds))]
    if first:
        words += ["--first", str(first)]
    return " ".join(map(shlex.quote, words)) + " --only"


def on_hosts(command, jobs, hosts, width):
    """By GNU parallel, on machines that see this folder under the same path."""
    parallel = shutil.which("parallel")
    if not parallel:
        raise Missing("--hosts needs GNU parallel: apt-get install parallel")
    where = ["--sshloginfile", hosts] if os.path.exists(hosts) else ["--sshlogin", hosts]
    for part in stages(jobs):
        part = [j for j in part if not j.done]
        if part:
            subprocess.run([parallel, "--will-cite", "--line-buffer", "--workdir", os.getcwd()] + where + (["--jobs", str(width)] if width else []) +
                           [command + " {}", ":::"] + [j.label for j in part], check=False)
    return sum(not j.done for j in jobs)


SLURM = """#!/bin/sh
#SBATCH --job-name={name}
#SBATCH --cpus-per-task={threads}
#SBATCH --array=1-{first}
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output={out}/slurm-%A_%a.log
# {count} jobs of {file}, written by tools/sweep --slurm.
#   sh THIS [options of sbatch]     submits them as job arrays; those that need others, as ensembles do, wait for them
# Jobs that are done end at once, and others go on at their checkpoints, so submit it again after a time limit.
script=$(readlink -f "$0")
cd {here} || exit 3
if [ -z "${{SLURM_ARRAY_TASK_ID-}}" ]; then
    mkdir -p {out}
    after=
    ids=
    submit() {{ # jobs before the first, how many, options of sbatch
        before=$1 last=$2
        shift 2
        id=$(sbatch --parsable --array="1-$last" --export="ALL,SWEEP_BEFORE=$before" ${{after:+"$after"}} "$@" "$script") || exit
        echo "submitted $last jobs as ${{id%%;*}}"
        ids=$ids:${{id%%;*}}
    }}
{submits}
    exit
fi
set -- \\
{labels}
shift $((${{SWEEP_BEFORE:-0}} + SLURM_ARRAY_TASK_ID - 1))
exec {command} "$1"
"""


def slurm_script(command, jobs, file, place):
    """A script that is both what submits, without SLURM_ARRAY_TASK_ID, and what each job of an array runs."""
    parts, before, submits = stages(jobs), 0, []
    for part in parts:
        for at in range(0, len(part), SLURM_MOST):
            submits.append('    submit %d %d "$@"' % (before + at, min(SLURM_MOST, len(part) - at)))
        submits.append("    after=--dependency=afterany$ids ids=")
        before += len(part)
    quoted = shlex.quote
    return SLURM.format(
        name=quoted(os.path.splitext(os.path.basename(file))[0]), threads=max(j.row.settings.threads for j in jobs), first=min(SLURM_MOST, len(parts[0])),
        out=quoted(place.out), count=len(jobs), file=file, here=quoted(os.getcwd()), submits="\n".join(submits[:-1]),
        labels=" \\\n".join("    " + quoted(j.label) for part in parts for j in part), command=command)
