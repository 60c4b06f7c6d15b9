"""bulk.py: sentences a second of predict on a file: one by one on one thread, and many at a time on one and on two.

  [BUILD=build] tools/bench/run bulk     of the models in models/ and the public dev sets (make data ASN_DATA=folder)

The runs take turns. A ratio is taken within a round, and the median of the rounds counts: machines are noisy. All three must give the same bytes. What it takes to
begin, measured on one sentence, is taken off. On one thread the processor's time is measured, so that what else runs on the machine counts less; on two
threads it is the time that passes, and the ratio is to that of one by one."""
import os
import statistics
import sys

from ours import built, run, say, work

HOW = (("alone", 1, 1), ("bulk", 0, 1), ("bulk", 0, 2))     # what, ASN_PLACES (0: as many as is fastest), threads
SENTENCES = 3000                                            # dev is repeated until there are so many


def answer(task, path, places, threads):
    out = work("bulk.out")
    r = run([built(task), "predict", "--model", "models/%s.safetensors" % task, "--format", "json", "--threads", str(threads), path],
            {"ASN_PLACES": str(places)}, out=out)
    with open(out, "rb") as f:
        return r, f.read()


def measure_task(task, rounds):
    with open(built("data/%s.dev.jsonl" % task), encoding="utf8") as f:
        dev = f.readlines()
    lines, one, all_ = dev * (SENTENCES // len(dev) + 1), work("bulk.one.jsonl"), work("bulk.jsonl")
    for path, part in ((one, lines[:1]), (all_, lines)):
        with open(path, "w", encoding="utf8") as f:
            f.writelines(part)
    speeds, times = [[] for _ in HOW], [[] for _ in HOW]
    for i in range(rounds):
        say("%s: %d sentences, one by one and many at a time, round %d of %d" % (task, len(lines), i + 1, rounds))
        begin, outs, first = min(answer(task, one, 1, 1)[0].cpu for _ in range(3)), set(), None
        for k, (_, places, threads) in enumerate(HOW):
            r, out = answer(task, all_, places, threads)
            first = first or r
            speeds[k].append((len(lines) - 1) / ((r.cpu if threads == 1 else r.seconds) - begin))
            times[k].append((first.cpu - begin) / (r.cpu - begin) if threads == 1 else (first.seconds - begin) / (r.seconds - begin))
            outs.add(out)
        if len(outs) > 1:
            sys.exit("bench: %s: answers differ when many are given at a time" % task)
    median = statistics.median
    return {"alone": median(speeds[0]), "bulk": [median(s) for s in speeds[1:]],
            "times": [median(t) for t in times[1:]]}


def measure(rounds):
    return {t: measure_task(t, rounds) for t in ("atis", "hearthstone") if os.path.exists(built("data/%s.dev.jsonl" % t))}
