#!/usr/bin/python3
"""synthetic.py: examples of the shape of a public data set, for where that is not at hand.

  synthetic.py jobs|geo|atis|hearthstone MODULES [N] > FILE     MODULES: what `asdlc modules --json` prints

Trees are random ones of the grammar, with the mean size and sentences of the length of the real set. A few dozen templates
stand for what people ask: the words say which, and name the values, so that a model can learn them and answers come out in
the size of what was learnt. The same arguments give the same bytes."""
import json
import random
import statistics
import sys

import grammar

# examples, nodes of a tree, templates, values of a type, and the length of each input: c characters, s one symbol, w words
SHAPES = {
    "jobs": (500, 17.0, 40, 40, {"query": "w10"}),
    "geo": (600, 15.5, 40, 40, {"query": "w8"}),
    "atis": (4433, 27.0, 100, 60, {"query": "w11"}),
    "hearthstone": (533, 97.0, 30, 120, dict({"name": "c14"}, **{n: "s" for n in (
        "attack", "health", "cost", "durability", "type", "class", "race", "rarity")}, description="w12")),
}


class Trees:
    """Random trees of about a given size. A value is a place to fill in: its type, and a number of its template."""

    def __init__(self, modules, rng):
        self.rng = rng
        self.root, self.types, _ = grammar.read(modules)
        self.least = {t.name: 1 if not t.ctors else 10 ** 6 for t in self.types}
        for _ in self.types:
            for t in self.types:
                for c in t.ctors:
                    self.least[t.name] = min(self.least[t.name], self.size(c))
        self.share = {}                                     # of a constructor: few are used much, as in any data
        for t in self.types:
            for rank, c in enumerate(rng.sample(t.ctors, len(t.ctors))):
                self.share[c.name] = 1 / (rank + 1)

    def size(self, c):
        """Its least, but a list that is all there is, as of And, is not empty."""
        lists = [f for f in c.fields if f.card in ("sequence", "optionals")]
        return 1 + sum(self.least[f.type.name] for f in c.fields if f.card == "one" or [f] == lists)

    def grows(self, c):
        return any(f.card in ("sequence", "optionals") or f.type.ctors and len(f.type.ctors) > 1 for f in c.fields)

    def make(self, t, size):
        if not t.ctors:
            return (t.name, self.rng.randrange(10 ** 6))
        fit = [c for c in t.ctors if self.size(c) <= max(size, self.least[t.name])]
        large = [c for c in fit if self.grows(c)] if size > 2 * self.least[t.name] + 1 else fit
        c = self.rng.choices(large or fit, [self.share[c.name] for c in large or fit])[0]
        rest = max(0, size - self.size(c))
        open_fields = [f for f in c.fields if f.card != "one" or f.type.ctors]
        parts = self.parts(rest, [f.name for f in open_fields])
        lists = [f for f in c.fields if f.card in ("sequence", "optionals")]
        return (c, [self.children(f, parts.get(f.name, 0), [f] == lists) for f in c.fields])

    def parts(self, rest, names):
        cuts = [self.rng.random() ** 2 for _ in names]
        return {n: int(rest * c / sum(cuts) + 0.5) for n, c in zip(names, cuts)}

    def children(self, f, size, alone):
        least = self.least[f.type.name]
        if f.card == "one":
            return [self.make(f.type, least + size)]
        size += least if alone else 0
        if size < least:
            return []
        if f.card == "optional":
            return [self.make(f.type, size)]
        each = least if not f.type.ctors else max(least, self.rng.randint(least, max(least, size)))
        n = max(1, size // each)
        return [self.make(f.type, size // n) for _ in range(n)]


def count(tree):
    return 1 if isinstance(tree[0], str) else 1 + sum(count(k) for kids in tree[1] for k in kids)


def write(tree, value):
    c, fields = tree
    if isinstance(c, str):
        return value(c, fields)
    parts = []
    for f, kids in zip(c.fields, fields):
        texts = [write(k, value) for k in kids]
        if f.card in ("sequence", "optionals"):
            parts.append("%s=[%s]" % (f.name, ", ".join(texts)))
        elif texts:
            parts.append("%s=%s" % (f.name, texts[0]))
    return "%s(%s)" % (c.name, ", ".join(parts))


def templates(trees, rng, n, mean):
    """Trees whose sizes have this mean: what is asked for is corrected by what comes out."""
    ask = mean
    for _ in range(6):
        made = [trees.make(trees.root, max(2, int(rng.gammavariate(6, ask / 6)))) for _ in range(n)]
        ask *= mean / statistics.mean(map(count, made))
    return made


class Example:
    def __init__(self, number, tree, inputs, values, rng):
        self.number, self.tree, self.inputs, self.n_values, self.rng = number, tree, inputs, values, rng
        self.name = "".join(rng.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(12))
        self.said, self.used = [], 0

    def value(self, type_, place):
        """Most are of the template; some change and are said in the sentence; two of a card are its name, spelled."""
        if type_ == "int":
            return str(place % 3)
        if type_ in ("identifier", "constant") and self.used < 2:
            self.used += 1
            return repr(self.name.title() if type_ == "identifier" else self.name)
        text = "%s%d" % (type_, place % self.n_values)
        if self.rng.random() < 0.2:
            text = "%s%d" % (type_, self.rng.randrange(self.n_values))
            self.said.append(text)
        return repr(text)

    def row(self):
        tree, inputs = write(self.tree, self.value), {}
        for name, shape in self.inputs.items():
            if shape[0] == "w":
                words = ["say%d_%d" % (self.number % 97, i) if i else "kind%d" % self.number for i in range(int(shape[1:]))]
                words[1:1 + len(self.said)] = self.said[:len(words) - 2]
                inputs[name] = " ".join(words[:int(shape[1:]) + self.rng.randint(-3, 3)])
            else:
                inputs[name] = self.name.title() + "!!" if shape[0] == "c" else str(self.rng.randrange(8))
        return {"input": inputs, "tree": tree}


def main():
    task, rng = sys.argv[1], random.Random(sys.argv[1])
    n, mean, n_templates, values, inputs = SHAPES[task]
    n = int(sys.argv[3]) if len(sys.argv) > 3 else n
    made = templates(Trees(json.load(open(sys.argv[2])), rng), rng, n_templates, mean)
    for i in range(n):
        number = i % n_templates
        print(json.dumps(dict({"id": str(i)}, **Example(number, made[number], inputs, values, rng).row())))


if __name__ == "__main__":
    main()
