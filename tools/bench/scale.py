"""scale.py: how time and memory grow: with examples, depth, width, and constructors that no example uses."""
import json
import os
import statistics

from ours import built, run, run_json, say, train, work

SHAPE = """tree = Node(tree* children) | Many(item* items) | Leaf | Other(other o)
item = Item
other = Plain(tree t)%s
"""


def examples():
    """A pass over n examples of cron: seconds and memory. All are streamed, although by default only large files are."""
    rows = []
    for n in (1000, 10000, 100000, 1000000):
        say("scale: %d examples" % n)
        data = work("cron.%d.jsonl" % n)
        run([built("cron_data"), "--stream", str(n), "1"], out=data)
        speeds, r = train(built("cron"), data, work("cron.model"), 16, 20, 2, 3 if n < 5000 else 1, more=["--embed", "16"],
                          env={"ASN_HOLD": "0"})
        rows.append({"examples": n, "seconds": n / statistics.median(speeds), "all_seconds": r.seconds, "mb": r.mb})
        os.remove(data)
    return rows


def build_shape(unused):
    name = "shape%d" % unused
    with open(work(name + ".asdl"), "w") as f:
        f.write(SHAPE % "".join("\n    | Unused%d(tree* first, other? second, tree third)" % i for i in range(unused)))
    run([built("asdlc"), "build", work(name + ".asdl"), "-o", work(name)], {"CFLAGS": "-O1"})
    return work(name)


def write_trees(path, trees):
    with open(path, "w") as f:
        for t in trees:
            f.write('{"input": "grow", "tree": "%s"}\n' % t)


def deep(n):
    return "Node(children=[" * n + "Leaf()" + "])" * n


def wide(n):
    return "Many(items=[%s])" % ", ".join(["Item()"] * n)


def answer_us(program, model, example, tries=5):
    """Microseconds a node of an answer: the best of some tries."""
    out = work("shape.predictions")
    command = [program, "eval", "--model", model, "--json", "--threads", "1", "--predictions", out, example]
    ms = min(run_json(command)["ms"] for _ in range(tries))
    return 1e3 * ms / json.loads(open(out).readline())["tree"].count("(")


def shapes(program, make, sizes, nodes):
    """Microseconds a node, in training on such trees, one at a time so that there is nothing to batch, and in an answer."""
    rows = []
    for n in sizes:
        say("scale: trees of %s %d" % ("depth" if make is deep else "width", n))
        data, model = work("shape.jsonl"), work("shape.model")
        write_trees(data, [make(n)] * max(2, nodes // n))
        budgets = ["--nodes", str(n + 2), "--depth", str(min(n + 2, 1000) if make is deep else 10)]
        speeds, _ = train(program, data, model, 16, 1, 1, 5, more=budgets)
        rows.append({"size": n, "train_us": 1e6 / max(speeds) / n, "answer_us": answer_us(program, model, data + ".one")})
    return rows


def unused(plain, rounds):
    """Speed with 1,000 constructors that no example uses, over the speed without them; the best passes of both."""
    say("scale: 1,000 unused constructors")
    burdened = build_shape(1000)
    write_trees(work("shape.jsonl"), ["Node(children=[%s])" % ", ".join(["Leaf()"] * (n % 7)) for n in range(2000)])
    best = {plain: 0, burdened: 0}
    for _ in range(rounds):
        for program in best:
            speeds, _ = train(program, work("shape.jsonl"), work("shape.model"), 32, 20, 1, 4)
            best[program] = max(best[program], *speeds)
    return best[burdened] / best[plain]


def measure(full):
    plain = build_shape(0)
    return {"examples": examples(), "depth": shapes(plain, deep, [50, 100, 200, 500, 1000], 20000),
            "width": shapes(plain, wide, [100, 1000, 10000], 40000), "unused": unused(plain, 5 if full else 3)}
