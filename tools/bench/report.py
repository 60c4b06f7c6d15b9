#!/usr/bin/python3
"""report.py: the table of what the bench measured, and the goals that it missed.

  report.py RESULTS.json     as `make bench` prints it; exit code 1 when a goal is missed"""
import json
import sys

# times batched PyTorch on one and on two threads, two threads over one, microseconds of an answer, share of the peak
GOALS = {"jobs": (15, 25, 1.7, 150, 0.3), "geo": (15, 25, 1.7, 150, 0.3), "atis": (7, 11, 1.7, 1000, 0.5), "hearthstone": (7, 11, 1.7, 10000, 0.5)}
SOON = {"jobs": 10, "geo": 15}                              # seconds from examples to a model


# ---- What follows from the figures.

def of(r, key, threads):
    """A figure that there is for one and for two threads; None where it was not measured."""
    return r[key][threads - 1] if key in r else None


def share(r, part):
    """Of the time of training on one thread."""
    return r["profile"] and r["profile"][part] / r["profile"]["seconds"]


def peak_share(r, peaks, i):
    """Of what one core can multiply and add, on one thread: with our best kernels, or (1) with narrower ones."""
    speed = r.get("narrow") if i else of(r, "ours", 1)
    return speed * r["work"] / (1e9 * peaks[i]["gflops"]) if "work" in r and speed else None


def times_limit(r):
    return r["answer_us"] / r["limit_us"]


def megabytes_at_a_million(rows):
    first, last = rows[0], rows[-1]
    return first["mb"] + (last["mb"] - first["mb"]) * (1e6 - first["examples"]) / (last["examples"] - first["examples"])


# ---- Goals.

class Goals:
    def __init__(self):
        self.missed = []

    def need(self, what, value, wanted, at_least=True, form="%.1f"):
        """A value that could not be measured misses its goal, too."""
        if value is None:
            self.missed.append("%s: not measured" % what)
        elif not (value >= wanted if at_least else value <= wanted):
            self.missed.append("%s: %s, %s %s wanted" % (what, form % value, "at least" if at_least else "at most", form % wanted))

    def at_most(self, what, value, wanted, form="%.1f"):
        self.need(what, value, wanted, False, form)


def check_task(goals, name, r, peaks):
    *times, scaling, answer_us, share_wanted = GOALS[name]
    goals.at_most(name + ": same loss as the peer, relative difference", r.get("loss_difference"), 1e-4, "%.1g")
    for n, wanted in zip((1, 2), times):
        training = "%s: training on %d thread%s" % (name, n, "s" * (n > 1))
        goals.need(training + ", times batched PyTorch", of(r, "times", n), wanted)
        goals.need(training + ", share of the attainable rate", of(r, "attained", n), 0.6, form="%.2f")
    for i, peak in enumerate(peaks):
        goals.need("%s: share of one core's peak, %s" % (name, peak["kind"]), peak_share(r, peaks, i), share_wanted, form="%.2f")
    goals.need(name + ": two threads, times one that trains the same model", r["scaling"], scaling, form="%.2f")
    goals.need(name + ": with the task's copies and constraints, speed over without", r["copying"], 0.7, form="%.2f")
    goals.need(name + ": the last passes of a long training, over the first", r["late"], 0.9, form="%.2f")
    if r.get("late_own") is not None:
        goals.need(name + ": the last passes with the task's own settings, over the first", r["late_own"], 0.9, form="%.2f")
    if name == "hearthstone":
        goals.at_most(name + ": Adam's share of the time", share(r, "adam"), 0.1, "%.3f")
    goals.at_most(name + ": one answer, us", r["answer_us"], answer_us, "%.0f")
    goals.at_most(name + ": one answer, times its memory-bound limit", times_limit(r), 2, "%.2f")
    goals.at_most(name + ": share of compiler, importer and reader", r["waiting"]["share"], 0.05, "%.3f")
    if name in SOON:
        goals.at_most(name + ": from examples to a model, seconds", r.get("soon"), SOON[name])


def check_scale(goals, s):
    """Linear, to a factor of 2 for noise and caches: quadratic cost would be 20 to 1,000 times."""
    each = [row["seconds"] / row["examples"] for row in s["examples"]]
    goals.at_most("scale: time an example, most over least", max(each) / min(each), 2, "%.2f")
    goals.at_most("scale: MB at 1,000,000 examples", megabytes_at_a_million(s["examples"]), 1024, "%.0f")
    for kind in ("depth", "width"):
        for key, what in (("train_us", "training"), ("answer_us", "an answer")):
            us = [row[key] for row in s[kind]]
            goals.at_most("scale: %s: time a node in %s, of the largest tree over the least" % (kind, what), us[-1] / min(us), 2, "%.2f")
    goals.need("scale: speed with 1,000 unused constructors, over without", s["unused"], 0.9, form="%.2f")


def check(results):
    goals = Goals()
    for name, r in results["tasks"].items():
        check_task(goals, name, r, results["peaks"])
    if "start" in results:
        goals.at_most("geo: start to first answer, ms", results["start"]["ms"], 10)
    if "scale" in results:
        check_scale(goals, results["scale"])
    for name, r in results.get("bulk", {}).items():
        goals.need(name + ": sentences of a file, two threads, times one by one on one", r["times"][1], 4)
    return goals.missed


# ---- The table.

def number(x):
    return "-" if x is None else "%d" % round(x) if x >= 100 else "%.1f" % x if x >= 10 else "%.2f" % x


def percent(x):
    return "-" if x is None else "%.0f %%" % (100 * x) if x >= 0.1 else "%.1f %%" % (100 * x)


def seconds(x):
    return "-" if x is None else "%.3f" % x if x < 1 else number(x)


def agreement(x):
    return "-" if x is None else "%s, to %.0e" % ("yes" if x <= 1e-4 else "no", x)


def print_table(tasks, peaks, openblas):
    def line(label, cells, goal):
        print(("%-54s" + "%15s" * len(cells) + "   %s") % (label, *cells, goal))

    def row(label, value, goal="", form=number):
        line(label, [form(value(r)) for r in tasks.values()], goal)

    def goal(i):
        return ", ".join("%g" % GOALS[name][i] for name in tasks)

    print("our kernels: %s; OpenBLAS's, for PyTorch and the products alone: %s" % (peaks[0]["kind"], openblas))
    line("", tasks, "goal")
    row("width", lambda r: r["hidden"], form=str)
    row("examples", lambda r: "%d%s" % (r["examples"], "" if r["public"] else ", made"), form=str)
    row("parameters, millions", lambda r: r["weights"] / 1e6)
    row("forward, MFLOP an example", lambda r: r["mflop"])
    row("same loss as the peer", lambda r: r.get("loss_difference"), "to 1e-4", agreement)
    print("training, examples a second")
    row("  PyTorch, recursion per example", lambda r: r.get("recursive"))
    row("  PyTorch, batched by level, 1 thread", lambda r: of(r, "batched", 1))
    row("  PyTorch, batched by level, 2 threads", lambda r: of(r, "batched", 2))
    for n in (1, 2):
        row("  ours, %d thread%s" % (n, "s" * (n > 1)), lambda r: of(r, "ours", n))
        row("    times batched PyTorch", lambda r: of(r, "times", n), goal(n - 1))
        row("    its products alone", lambda r: of(r, "alone", n))
        row("    share of that", lambda r: of(r, "attained", n), "60 %", percent)
        for i, peak in enumerate(peaks if n == 1 else []):
            row("    share of the core's peak, %s %s GFLOP/s" % (peak["kind"], number(peak["gflops"])), lambda r: peak_share(r, peaks, i),
                ", ".join("%g %%" % (100 * GOALS[name][4]) for name in tasks), percent)
    row("    times one thread that trains the same model", lambda r: r["scaling"], goal(2))
    row("  with the task's copies, over without, 1 thread", lambda r: r["copying"], "70 %", percent)
    row("  the last passes of a long training, over the first", lambda r: r["late"], "90 %", percent)
    row("    with the task's own settings", lambda r: r.get("late_own"), "90 %", percent)
    row("  Adam's share", lambda r: share(r, "adam"), "10 % (hearthstone)", percent)
    row("  share of recording the trees", lambda r: share(r, "record"), form=percent)
    print("one answer, greedy, one thread, median")
    row("  PyTorch, ms", lambda r: r.get("peer_ms"))
    row("  its products alone: memory-bound limit, us", lambda r: r["limit_us"])
    row("  ours, us", lambda r: r["answer_us"], goal(3))
    row("    times the limit", times_limit, "2")
    row("    same answers as the peer", lambda r: "%d of %d" % (r["same_answers"], r["answers"]) if "answers" in r else "-", form=str)
    print("what a user waits for, seconds")
    for key, label in (("compile", "compiler"), ("import", "importer"), ("read", "reader"), ("train", "60 passes of training, 2 threads")):
        row("  " + label, lambda r: r["waiting"][key], form=seconds)
    row("  share of compiler, importer and reader", lambda r: r["waiting"]["share"], "5 %", percent)
    row("  from examples to a model, own settings, 2 threads", lambda r: r.get("soon"), ", ".join("%g" % SOON[name] for name in tasks if name in SOON), seconds)


def print_start(s):
    print("start to first answer, geo: %.1f ms, %.0f MB (goal 10 ms); PyTorch: %s ms, %s MB" % (
        s["ms"], s["mb"], number(s.get("peer_ms")), number(s.get("peer_mb"))))


def print_scale(s):
    print("scale: cron, 16 wide, 2 threads")
    for r in s["examples"]:
        print("  %9d examples: %8.2f s a pass, %6.1f us an example, %5.0f MB" % (r["examples"], r["seconds"], 1e6 * r["seconds"] / r["examples"], r["mb"]))
    for kind in ("depth", "width"):
        for r in s[kind]:
            print("  a tree of %s %5d: %5.1f us a node in training, %5.1f us in an answer" % (kind, r["size"], r["train_us"], r["answer_us"]))
    print("  1,000 unused constructors: %.2f times the speed without them" % s["unused"])


def print_bulk(tasks):
    for name, r in tasks.items():
        print("%s: a file: %s sentences a second one by one; many at a time %s, %s on two threads: %.2f and %.2f times (goal 4)" % (
            name, number(r["alone"]), number(r["bulk"][0]), number(r["bulk"][1]), *r["times"]))


def report(results):
    if results["tasks"]:
        print_table(results["tasks"], results["peaks"], results["openblas"])
    if "start" in results:
        print_start(results["start"])
    if "scale" in results:
        print_scale(results["scale"])
    print_bulk(results.get("bulk", {}))


def verdict(results):
    missed = check(results)
    for line in missed:
        print("bench: missed: " + line)
    if not missed:
        print("bench: all goals met")
    return 1 if missed else 0


if __name__ == "__main__":
    measured = json.load(open(sys.argv[1]))
    report(measured)
    sys.exit(verdict(measured))
