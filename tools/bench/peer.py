#!/usr/bin/python3
"""peer.py: the same model in PyTorch, as one would write it today: what `make bench` measures ours against.

  peer.py serve MODULES MODEL DATA SAMPLE  a line of JSON for each line of JSON: {"do": "train" | "loss" | "greedy", ...}
  peer.py predict MODULES MODEL SENTENCE   from start to first answer

MODULES is what `asdlc modules --json` prints, MODEL a model file of ours: sizes, vocabularies and weights are taken from
it, so that both compute the same numbers. Two ways to train: "recursive" goes through one tree after the other, "batched"
takes all pending nodes of a type in the minibatch together, level by level. Needs torch and numpy, nothing else."""
import ast
import collections
import json
import random
import re
import struct
import sys
import time

import numpy
import torch
import torch.nn as nn
import torch.nn.functional as F

import grammar

DROPOUT, RATE = 0.3, 0.001
MOST_NODES, MOST_LETTERS = 1000, 60
UNKNOWN, SPELLED = 0, -1                                    # entries of a value


# ---- Model files, trees and sentences.

def read_safetensors(path):
    raw = open(path, "rb").read()
    size = struct.unpack("<Q", raw[:8])[0]
    head = json.loads(raw[8:8 + size])
    meta, kinds = head.pop("__metadata__"), {"F32": numpy.float32, "U8": numpy.uint8, "U32": numpy.uint32}
    tensors = {}
    for name, t in head.items():
        first, end = (8 + size + at for at in t["data_offsets"])
        tensors[name] = numpy.frombuffer(raw[first:end], kinds[t["dtype"]]).reshape(t["shape"])
    return meta, tensors


class Vocabulary:
    def __init__(self, tensors, name):
        raw, at = tensors["vocab.%s.bytes" % name].tobytes(), tensors["vocab.%s.offsets" % name]
        self.texts = [raw[at[i]:at[i + 1]].decode() for i in range(len(at) - 1)]
        self.entry = {text: i for i, text in enumerate(self.texts)}

    def __len__(self):
        return len(self.texts)

    def __getitem__(self, text):
        return self.entry.get(text, UNKNOWN)


class Node:
    """A tree of a constructor; children by field. A value is a Value, an empty place of a ?* None."""
    __slots__ = "ctor", "kids"

    def __init__(self, ctor, kids):
        self.ctor, self.kids = ctor, kids

    def count(self):
        return 1 + sum(k.count() for kids in self.kids for k in kids if k)

    def text(self):
        parts, kids_of = [], dict(zip(self.ctor.fields, self.kids))
        for f in self.ctor.written:
            texts = [k.text() if k else "None" for k in kids_of.get(f, [])]
            if f.card in ("sequence", "optionals"):
                parts.append("%s=[%s]" % (f.name, ", ".join(texts)))
            elif texts:
                parts.append("%s=%s" % (f.name, texts[0]))
        return "%s(%s)" % (self.ctor.name, ", ".join(parts))


class Value:
    __slots__ = "key", "entry", "letters"                   # key: a letter for the kind, then the text

    def __init__(self, key, entry, letters=None):
        self.key, self.entry, self.letters = key, entry, letters

    def count(self):
        return 1

    def text(self):
        return repr(self.key[1:]) if self.key[0] == "s" else self.key[1:]


def split(text, rule):
    if not isinstance(text, str):
        return text
    if rule == "words":
        return re.findall(r"(?:\w|(?<=[^\W\d_])['\u2019](?=[^\W\d_]))+|[^\w\s]", text)
    return list(text) if rule == "chars" else [text.strip()]


# ---- The grammar's parts, each with the layers that belong to it.

class Attention(nn.Module):
    """q_t = e_t W x + w_c x, a = softmax(q), c = sum a e: for rows of one example, or of many."""

    def __init__(self, token, component):
        super().__init__()
        self.token, self.component = token, component

    def one(self, x, memory):
        q = self.token(x) @ memory.enc.t()
        if self.component is not None:
            q = q + self.component(x)[:, memory.which]
        return torch.softmax(q, 1) @ memory.enc

    def many(self, x, example, memory):
        enc = memory.enc[example]
        q = torch.bmm(enc, self.token(x).unsqueeze(2)).squeeze(2)
        if self.component is not None:
            q = q + self.component(x).gather(1, memory.which[example])
        a = torch.softmax(q.masked_fill(memory.pad[example], -1e9), 1)
        return torch.bmm(a.unsqueeze(1), enc).squeeze(1)


class Part(nn.Module):
    """A type, a constructor or a field."""

    def __init__(self, **facts):
        super().__init__()
        self.__dict__.update(facts)


Memory = collections.namedtuple("Memory", "enc which pad")
State = collections.namedtuple("State", "h c example")
Example = collections.namedtuple("Example", "tokens tree nodes")


class Net(nn.Module):
    def __init__(self, modules, path):
        super().__init__()
        meta, tensors = read_safetensors(path)
        seen = [tensors[k] for k in ("seen.constructors", "seen.fields") if k in tensors]
        self.root, self.types, self.ctors = grammar.read(modules, Part, seen)
        self.inputs = [line.split()[1:3] for line in meta["task"].split("\n") if line.startswith("input ")]
        self.tensors = {k: torch.tensor(v) for k, v in tensors.items() if v.dtype == numpy.float32}
        self.H = int(meta["hyper.hidden"])
        self.vocabs = [Vocabulary(tensors, "input." + name) for name, _ in self.inputs]
        self.letters = Vocabulary(tensors, "letters")
        self.drop = nn.Dropout(DROPOUT)
        self.embed, self.encoders = nn.ModuleList(), nn.ModuleList()
        for name, _ in self.inputs:
            e = "encoder." + name
            self.embed.append(nn.Embedding.from_pretrained(self.tensors[e + "/embed"].clone(), freeze=False))
            self.encoders.append(self.encoder(e))
        self.start = self.linear("start", ["w"], "b")
        self.vertical, self.horizontal = self.cell("vertical/"), self.cell("horizontal/")
        for t in self.types:
            self.add_layers(t, tensors)
        if "speller/chars" in self.tensors:
            self.chars = nn.Embedding.from_pretrained(self.tensors["speller/chars"].clone(), freeze=False)
            self.spell_cell, self.spell_start = self.cell("speller/lstm."), self.linear("speller", ["start.w"], "start.b")
            self.spell_att = self.attention("speller", ["v", "s"])
            self.spell_out = self.layers("speller", "f", ["v", "s", "c"])
        self.parts = nn.ModuleList(self.types + [c for t in self.types for c in t.ctors] +
                                   [f for t in self.types for c in t.ctors for f in c.fields])

    # -- layers from our tensors, which are inputs x outputs and split by what they multiply

    def linear(self, owner, parts, bias=None):
        w = torch.cat([self.tensors["%s/%s" % (owner, p)] for p in parts])
        layer = nn.Linear(*w.shape, bias=bias is not None)
        layer.weight.data = w.t().contiguous()
        if bias is not None:
            layer.bias.data = self.tensors["%s/%s" % (owner, bias)][0].clone()
        return layer

    def layers(self, owner, name, parts):
        return nn.Sequential(self.linear(owner, ["%s.%s" % (name, p) for p in parts], name + ".b"), nn.Tanh(),
                             self.linear(owner, [name + ".out.w"], name + ".out.b"))

    def attention(self, owner, parts):
        several = len(self.inputs) > 1
        return Attention(self.linear(owner, ["att." + p for p in parts]),
                         self.linear(owner, ["att.comp." + p for p in parts]) if several else None)

    def cell(self, name):
        x, h, b = (self.tensors[name + k] for k in "xhb")
        cell = nn.LSTMCell(x.shape[0], self.H)
        cell.weight_ih.data, cell.weight_hh.data = x.t().contiguous(), h.t().contiguous()
        cell.bias_ih.data, cell.bias_hh.data = b[0].clone(), torch.zeros(4 * self.H)
        return cell

    def encoder(self, name):
        lstm = nn.LSTM(self.tensors[name + "/embed"].shape[1], self.H, batch_first=True, bidirectional=True)
        for way, tail in (("forward", ""), ("backward", "_reverse")):
            x, h, b = (self.tensors["%s/%s.%s" % (name, way, k)] for k in "xhb")
            for key, value in (("weight_ih", x.t()), ("weight_hh", h.t()), ("bias_ih", b[0]), ("bias_hh", torch.zeros(4 * self.H))):
                getattr(lstm, key + "_l0" + tail).data = value.contiguous().clone()
        return lstm

    def add_layers(self, t, tensors):
        if t.kind != "single":
            t.att, t.out = self.attention(t.name, ["v"]), self.layers(t.name, "f", ["v", "c"])
        if not t.ctors:
            t.values = Vocabulary(tensors, "value." + t.name)
        if t.kind == "open":
            t.new = self.layers(t.name, "new", ["v", "c"])
        for c in t.ctors:
            if c.fields:
                c.att, c.layer = self.attention(c.name, ["v"]), self.linear(c.name, ["f.e", "f.c"], "f.b")
                c.embed = nn.Parameter(torch.cat([self.tensors[f.full + "/e"] for f in c.fields]))
            for f in c.fields:
                if f.card == "optional":
                    f.att, f.gen = self.attention(f.full, ["v"]), self.layers(f.full, "gen", ["v", "c"])
                elif f.card != "one":
                    f.att, f.gen = self.attention(f.full, ["v", "s"]), self.layers(f.full, "gen", ["v", "s", "c"])
                    f.begin = self.linear(f.full, ["start"])
                    f.update = self.linear(f.full, ["update." + p for p in "vsc"], "update.b")
                if f.card == "optionals":
                    f.some = self.layers(f.full, "some", ["v", "c"])

    # -- examples

    def read(self, line):
        row = json.loads(line)
        tree = self.tree(ast.parse(row["tree"], mode="eval").body, self.root, row["tree"].encode()) if "tree" in row else None
        return Example([self.entries(row["input"][name], i) for i, (name, _) in enumerate(self.inputs)], tree, tree and tree.count())

    def entries(self, text, i):
        return [self.vocabs[i][w] for w in split(text, self.inputs[i][1])]

    def tree(self, x, type_, source):
        if not type_.ctors:
            return self.value(x, type_, source)
        c, given, kids = self.ctors[x.func.id], {k.arg: k.value for k in x.keywords}, []
        for f in c.fields:
            v = given.get(f.name)
            if isinstance(v, ast.List):
                absent = lambda k: f.card == "optionals" and isinstance(k, ast.Constant) and k.value is None
                kids.append([None if absent(k) else self.tree(k, f.type, source) for k in v.elts])
            elif v is None or f.card == "optional" and isinstance(v, ast.Constant) and v.value is None:
                kids.append([])
            else:
                kids.append([self.tree(v, f.type, source)])
        return Node(c, kids)

    def value(self, x, type_, source):
        v = x.value if isinstance(x, ast.Constant) else None
        if isinstance(v, str):
            key = "s" + v
        else:                                               # a number or a name, as it is written
            written = source[x.col_offset:x.end_col_offset].decode()
            key = ("m" if written[0].isalpha() else "n") + written
        entry, letters = type_.values[key], None
        if entry == UNKNOWN and type_.kind == "open" and key[0] == "s":
            letters = [self.letters[c] for c in key[1:]]
            entry = SPELLED if UNKNOWN not in letters and len(letters) <= MOST_LETTERS else UNKNOWN
        return Value(key, entry, letters)

    # -- encoder

    def encode(self, examples):
        encodings, finals = [], []
        for i, (embed, lstm) in enumerate(zip(self.embed, self.encoders)):
            entries = [torch.tensor(e.tokens[i]) for e in examples]
            lengths = torch.tensor([len(t) for t in entries])
            x = embed(nn.utils.rnn.pad_sequence(entries, batch_first=True))
            packed = nn.utils.rnn.pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False)
            y, (h, _) = lstm(packed)
            encodings.append(nn.utils.rnn.pad_packed_sequence(y, batch_first=True)[0])
            finals.append(h.transpose(0, 1).reshape(len(examples), -1))
        h, c = self.start(torch.cat(finals, 1)).chunk(2, 1)
        memories = []
        for b, e in enumerate(examples):
            enc = torch.cat([y[b, :len(t)] for y, t in zip(encodings, e.tokens)])
            memories.append(Memory(enc, torch.tensor([i for i, t in enumerate(e.tokens) for _ in t]), None))
        return memories, h, c

    # -- recursion: one tree after the other. Without a gold tree, the likeliest choices make one.

    def recursive(self, examples):
        memories, h, c = self.encode(examples)
        total = []
        for b, e in enumerate(examples):
            self.memory, self.losses, self.made = memories[b], [], 0
            self.grow(self.root, (h[b:b + 1], c[b:b + 1]), e.tree, False)
            total.append(torch.stack(self.losses).sum())
        return torch.stack(total)

    @torch.no_grad()
    def greedy(self, example):
        memories, h, c = self.encode([example])
        self.memory, self.losses, self.made = memories[0], [], 0
        try:
            return self.grow(self.root, (h, c), None, False)
        except RecursionError:
            return None

    def choose(self, logits, gold):
        if gold is None:
            return int(logits.argmax())
        self.losses.append(-F.log_softmax(logits, 1)[0, gold])
        return gold

    def decide(self, logit, gold):
        if gold is None:
            return bool(logit > 0)
        self.losses.append(-F.logsigmoid(logit if gold else -logit)[0, 0])
        return gold

    def grow(self, t, v, gold, maybe):
        self.made += 1
        if self.made > MOST_NODES:
            raise RecursionError
        if not t.ctors:
            return self.grow_value(t, v, gold, maybe)
        index = 0
        if t.kind == "choice":
            x = self.drop(v[0])
            out = t.out(torch.cat([x, t.att.one(x, self.memory)], 1))
            index = self.choose(out, None if gold is None else gold.ctor.index)
        c = t.ctors[index]
        if not c.fields:
            return gold or Node(c, [])
        n = len(c.fields)
        context = c.att.one(self.drop(v[0]), self.memory)
        e = self.drop(torch.tanh(c.layer(torch.cat([c.embed, context.expand(n, -1)], 1))))
        h, cell = self.vertical(e, (v[0].expand(n, -1), v[1].expand(n, -1)))
        return Node(c, [self.grow_field(f, (h[i:i + 1], cell[i:i + 1]), gold and gold.kids[i]) for i, f in enumerate(c.fields)])

    def grow_field(self, f, v, gold):
        if f.card == "one":
            return [self.grow(f.type, v, gold and gold[0], False)]
        x = self.drop(v[0])
        if f.card == "optional":
            out = f.gen(torch.cat([x, f.att.one(x, self.memory)], 1))
            return [self.grow(f.type, v, gold and gold[0], True)] if self.decide(out, None if gold is None else bool(gold)) else []
        s, kids = (f.begin(x), torch.zeros_like(x)), []
        while True:
            d = self.drop(s[0])
            context = f.att.one(torch.cat([x, d], 1), self.memory)
            z = torch.cat([x, d, context], 1)
            if not self.decide(f.gen(z), None if gold is None else len(kids) < len(gold)):
                return kids
            e = self.drop(torch.tanh(f.update(z)))
            w, s, want = self.vertical(e, v), self.horizontal(e, s), gold and gold[len(kids)]
            if f.card == "optionals":
                self.made += 1
                out = f.some(torch.cat([self.drop(w[0]), context], 1))
                if not self.decide(out, None if gold is None else want is not None):
                    kids.append(None)
                    continue
            kids.append(self.grow(f.type, w, want, f.card == "optionals"))

    def grow_value(self, t, v, gold, maybe):
        x = self.drop(v[0])
        z = torch.cat([x, t.att.one(x, self.memory)], 1)
        if t.kind == "open" and (self.decide(t.new(z), gold and gold.entry == SPELLED) or (gold is None and len(t.values) < 2)):
            return self.grow_letters(v, gold)
        out = t.out(z)
        if gold is not None:
            self.choose(out, gold.entry)
            return gold
        out[0, UNKNOWN] = -1e9                              # no answer; nor is None where a child may be absent
        if maybe and "mNone" in t.values.entry:
            out[0, t.values.entry["mNone"]] = -1e9
        entry = self.choose(out, None)
        return Value(t.values.texts[entry], entry)

    def grow_letters(self, v, gold):
        x, s = self.drop(v[0]), (self.spell_start(v[0]), torch.zeros_like(v[0]))
        before, made = len(self.letters), []
        while True:
            s = self.spell_cell(self.drop(self.chars.weight[before:before + 1]), s)
            z = torch.cat([x, s[0]], 1)
            out = self.spell_out(torch.cat([z, self.spell_att.one(z, self.memory)], 1))
            if gold is None and len(made) == MOST_LETTERS:
                break
            before = self.choose(out, None if gold is None else (gold.letters + [0])[len(made)])
            if before == 0:
                break
            made.append(before)
        return gold or Value("s" + "".join(self.letters.texts[i] for i in made), SPELLED)

    # -- by level: all pending nodes of a type together; values, which nothing waits for, once at the end

    def batched(self, examples):
        memories, h, c = self.encode(examples)
        pad = lambda rows, filling: nn.utils.rnn.pad_sequence(rows, batch_first=True, padding_value=filling)
        self.memory = Memory(pad([m.enc for m in memories], 0.0), pad([m.which for m in memories], 0),
                             pad([torch.zeros(len(m.which), dtype=torch.bool) for m in memories], True))
        self.losses, self.values = [], collections.defaultdict(list)
        self.pending = {self.root: [(State(h, c, torch.arange(len(examples))), [e.tree for e in examples])]}
        while self.pending:
            level, self.pending = self.pending, collections.defaultdict(list)
            for t, parts in level.items():
                self.run_type(t, *self.joined(parts))
        for t, parts in self.values.items():
            self.run_values(t, *self.joined(parts))
        return torch.stack(self.losses).sum()

    @staticmethod
    def joined(parts):
        if len(parts) == 1:
            return parts[0]
        return State(*map(torch.cat, zip(*(s for s, _ in parts)))), [g for _, golds in parts for g in golds]

    @staticmethod
    def taken(state, rows):
        i = torch.tensor(rows)
        return State(*(x.index_select(0, i) for x in state))

    def push(self, t, state, golds):
        (self.pending if t.ctors else self.values)[t].append((state, golds))

    def choices(self, logits, gold):
        self.losses.append(F.cross_entropy(logits, torch.tensor(gold), reduction="sum"))

    def decisions(self, logits, gold):
        self.losses.append(F.binary_cross_entropy_with_logits(logits.squeeze(1), torch.tensor(gold, dtype=torch.float), reduction="sum"))

    def run_type(self, t, s, golds):
        if t.kind == "choice":
            x = self.drop(s.h)
            self.choices(t.out(torch.cat([x, t.att.many(x, s.example, self.memory)], 1)), [g.ctor.index for g in golds])
        groups = collections.defaultdict(list)
        for row, g in enumerate(golds):
            if g.ctor.fields:
                groups[g.ctor].append(row)
        for c, rows in groups.items():
            if len(rows) == len(golds):
                self.run_ctor(c, s, golds)
            else:
                self.run_ctor(c, self.taken(s, rows), [golds[i] for i in rows])

    def run_ctor(self, c, s, golds):
        n, k = len(golds), len(c.fields)
        context = c.att.many(self.drop(s.h), s.example, self.memory)
        e = torch.cat([c.embed.unsqueeze(1).expand(k, n, -1), context.unsqueeze(0).expand(k, n, -1)], 2)
        e = self.drop(torch.tanh(c.layer(e.reshape(k * n, -1))))
        h, cell = self.vertical(e, (s.h.repeat(k, 1), s.c.repeat(k, 1)))
        for i, (f, fh, fc) in enumerate(zip(c.fields, h.chunk(k), cell.chunk(k))):
            self.run_field(f, State(fh, fc, s.example), [g.kids[i] for g in golds])

    def run_field(self, f, s, kids):
        if f.card == "one":
            return self.push(f.type, s, [k[0] for k in kids])
        x = self.drop(s.h)
        if f.card == "optional":
            self.decisions(f.gen(torch.cat([x, f.att.many(x, s.example, self.memory)], 1)), [len(k) > 0 for k in kids])
            return self.push_some(f, s, [k[0] if k else None for k in kids])
        sh, sc, step = f.begin(x), torch.zeros_like(x), 0
        while True:                                         # of the rows whose sequences are this long
            d = self.drop(sh)
            context = f.att.many(torch.cat([x, d], 1), s.example, self.memory)
            z = torch.cat([x, d, context], 1)
            self.decisions(f.gen(z), [len(k) > step for k in kids])
            rows = [i for i, k in enumerate(kids) if len(k) > step]
            if not rows:
                return
            if len(rows) < len(kids):
                i = torch.tensor(rows)
                s, kids = State(*(y.index_select(0, i) for y in s)), [kids[j] for j in rows]
                x, z, sh, sc, context = (y.index_select(0, i) for y in (x, z, sh, sc, context))
            e = self.drop(torch.tanh(f.update(z)))
            w = State(*self.vertical(e, (s.h, s.c)), s.example)
            if f.card == "optionals":
                self.decisions(f.some(torch.cat([self.drop(w.h), context], 1)), [k[step] is not None for k in kids])
            self.push_some(f, w, [k[step] for k in kids])
            sh, sc = self.horizontal(e, (sh, sc))
            step += 1

    def push_some(self, f, s, golds):
        rows = [i for i, g in enumerate(golds) if g is not None]
        if len(rows) == len(golds):
            self.push(f.type, s, golds)
        elif rows:
            self.push(f.type, self.taken(s, rows), [golds[i] for i in rows])

    def run_values(self, t, s, golds):
        x = self.drop(s.h)
        z = torch.cat([x, t.att.many(x, s.example, self.memory)], 1)
        if t.kind == "open":
            new = [g.entry == SPELLED for g in golds]
            self.decisions(t.new(z), new)
            spelled = [i for i, yes in enumerate(new) if yes]
            if spelled:
                self.run_letters(self.taken(s, spelled), [golds[i].letters + [0] for i in spelled])
                listed = [i for i, yes in enumerate(new) if not yes]
                z, golds = z[torch.tensor(listed, dtype=torch.long)], [golds[i] for i in listed]
        if golds:
            self.choices(t.out(z), [g.entry for g in golds])

    def run_letters(self, s, words):
        x, h, c, example = self.drop(s.h), self.spell_start(s.h), torch.zeros_like(s.h), s.example
        before, step = torch.full((len(words),), len(self.letters)), 0
        while words:
            h, c = self.spell_cell(self.drop(self.chars(before)), (h, c))
            z = torch.cat([x, h], 1)
            gold = torch.tensor([w[step] for w in words])
            out = self.spell_out(torch.cat([z, self.spell_att.many(z, example, self.memory)], 1))
            self.losses.append(F.cross_entropy(out, gold, reduction="sum"))
            step += 1
            rows = [i for i, w in enumerate(words) if len(w) > step]
            words, i = [words[j] for j in rows], torch.tensor(rows, dtype=torch.long)
            x, h, c, example, before = (y.index_select(0, i) for y in (x, h, c, example, gold))


# ---- What the bench asks for.

class Server:
    """Trains on the data; loss and answers are those of the sample."""

    def __init__(self, modules, model, data, sample):
        self.net = Net(json.load(open(modules)), model)
        self.examples, self.sample = ([self.net.read(line) for line in open(path, encoding="utf8")] for path in (data, sample))
        self.adam = torch.optim.Adam(self.net.parameters(), lr=RATE)

    def loss(self, ask):
        """Of each example by recursion, and of all of them by level."""
        self.net.eval()
        with torch.no_grad():
            return {"loss": self.net.recursive(self.sample).tolist(), "batched": float(self.net.batched(self.sample))}

    def train(self, ask):
        """Minibatches drawn anew until some seconds are over. Counted in nodes: a short run may draw large trees."""
        self.net.train()
        rng, n, nodes, seconds = random.Random(ask["seed"]), 0, 0, 0.0
        run = self.net.batched if ask["how"] == "batched" else lambda b: self.net.recursive(b).sum()
        while seconds < ask["seconds"]:
            batch = rng.sample(self.examples, min(ask["batch"], len(self.examples)))
            begin = time.perf_counter()
            self.adam.zero_grad()
            loss = run(batch) / len(batch)
            loss.backward()
            self.adam.step()
            seconds += time.perf_counter() - begin
            n, nodes = n + len(batch), nodes + sum(e.nodes for e in batch)
        mean = sum(e.nodes for e in self.examples) / len(self.examples)
        return {"examples_per_second": nodes / mean / seconds, "examples": n}

    def greedy(self, ask):
        self.net.eval()
        ms, trees = [], []
        for e in self.sample:
            begin = time.perf_counter()
            tree = self.net.greedy(e)
            ms.append(1e3 * (time.perf_counter() - begin))
            trees.append(tree and tree.text())
        return {"ms": ms, "trees": trees}

    def run(self):
        print(json.dumps({"weights": sum(p.numel() for p in self.net.parameters())}), flush=True)
        for line in sys.stdin:
            ask = json.loads(line)
            print(json.dumps({"loss": self.loss, "train": self.train, "greedy": self.greedy}[ask["do"]](ask)), flush=True)


def main():
    sys.setrecursionlimit(20000)
    command, modules, model, what = sys.argv[1:5]
    if command == "serve":
        Server(modules, model, what, sys.argv[5]).run()
    else:
        net = Net(json.load(open(modules)), model).eval()
        tree = net.greedy(Example([net.entries(what, 0)], None, None))
        print(tree.text() if tree else "")


if __name__ == "__main__":
    main()
