"""ours.py: runs our programs and reads what they say of themselves: speed from the trainer's log, time and memory of a process."""
import collections
import json
import os
import statistics
import sys
import time

BUILD = os.environ.get("BUILD", "build")
OUT = os.environ.get("OUT", os.path.join(BUILD, "bench"))
EMBED, DROPOUT = 100, 0.3

Run = collections.namedtuple("Run", "seconds mb out cpu")   # mb: the largest resident set; cpu: seconds of all its threads


def built(name):
    return os.path.join(BUILD, name)


def work(name):
    return os.path.join(OUT, name)


def say(text):
    print(text, file=sys.stderr, flush=True)


def run(args, env=None, out=None):
    """A process from its start to its end; an exit code other than 0 ends the bench. out: a file for what it prints."""
    path = out or work("stdout")
    files = [(os.POSIX_SPAWN_OPEN, 1, path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)]
    begin = time.perf_counter()
    pid = os.posix_spawnp(args[0], args, dict(os.environ, **(env or {})), file_actions=files)
    _, status, usage = os.wait4(pid, 0)
    seconds = time.perf_counter() - begin
    if status:
        sys.exit("bench: failed with status %d: %s" % (status, " ".join(args)))
    return Run(seconds, usage.ru_maxrss / 1024, "" if out else open(path, encoding="utf8").read(), usage.ru_utime + usage.ru_stime)


def run_json(args, env=None):
    return json.loads(run(args, env).out)


def remove_model(model):
    for tail in ("", ".log.jsonl", ".ckpt"):
        if os.path.exists(model + tail):
            os.remove(model + tail)


def train(program, data, model, hidden, batch, threads, passes, more=(), env=None, shards=None):
    """Examples a second in each pass: of training alone, without reading, evaluating and saving. The paper's settings. A minibatch is cut into as many
    shards as there are threads: one thread takes it whole, as PyTorch does."""
    one = data + ".one"                                     # there must be something to evaluate; let it be short
    with open(data, encoding="utf8") as f, open(one, "w", encoding="utf8") as g:
        g.write(f.readline())
    remove_model(model)
    args = [program, "train", "--train", data, "--dev", one, "--model", model, "--preset", "paper", "--quiet", "--dropout", str(DROPOUT),
            "--embed", str(EMBED), "--hidden", str(hidden), "--batch", str(batch), "--threads", str(threads), "--shards", str(shards or threads),
            "--epochs", str(passes)]
    r = run(args + list(more), env)
    return [json.loads(line)["examples_per_second"] for line in open(model + ".log.jsonl")], r


def speed(program, data, model, *settings, **more):
    """The first pass warms up, where there are others."""
    speeds, _ = train(program, data, model, *settings, **more)
    return statistics.harmonic_mean(speeds[1:] or speeds)
