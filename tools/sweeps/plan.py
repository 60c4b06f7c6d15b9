"""plan.py: reads a sweep's file into rows, and rows into jobs: a training each, or an ensemble to measure."""
import copy
import difflib
import fnmatch
import hashlib
import itertools
import json
import os
import re
import subprocess

METRICS = ["em", "em_l2l", "bleu", "f1"]
OURS = {"--train": "say 'train FILE'", "--dev": "say 'dev' or 'dev FILE'", "--seed": "say 'seeds 1-5'", "--threads": "say 'threads N'",
        "--teacher": "say 'teacher ROW'", "--model": "tools/sweep names the models", "--resume": "tools/sweep always resumes",
        "--force": "remove the folder of the sweep to begin anew", "--quiet": "leave it out", "--help": "leave it out"}
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]*$")


class Wrong(Exception):
    """What is wrong in a file, a line each; the exit code is 1."""


class Missing(Exception):
    """Something that has to be there and is not; the exit code is 3."""


class Settings:
    """What a row says, or the common part above it."""

    def __init__(self):
        self.options, self.grid, self.line_of = {}, {}, {}  # option -> its words, its values, the line that gave it
        self.seeds, self.folds, self.fold, self.split, self.threads = [1], None, [], 1, 1
        self.train = self.dev = self.program = None


class Row:
    def __init__(self, task, name, line, settings):
        self.task, self.name, self.line, self.settings = task, name, line, copy.deepcopy(settings)
        self.teacher, self.ensemble, self.jobs, self.ensembles = None, False, [], []

    @property
    def label(self):
        return self.task + "/" + self.name


class Known:
    def __init__(self, task, name, figures):
        self.task, self.name, self.figures = task, name, figures


class Plan:
    """Rows in the file's order, known figures, jobs in the order in which they should run."""

    def __init__(self, rows, known, jobs):
        self.rows, self.known, self.jobs = rows, known, jobs


# ---- Reading.
class Reader:
    def __init__(self, path):
        self.path, self.errors, self.rows, self.known = path, [], [], []
        self.common, self.of_task, self.task, self.row, self.tasks = Settings(), None, None, None, {}

    def wrong(self, line, why):
        self.errors.append((line, why))

    def read(self, text):
        for number, line in enumerate(text.split("\n"), 1):
            words = re.sub(r"(^|\s)#.*", "", line).split()
            if words:
                self.statement(number, words)
        if not self.rows and not self.errors:
            self.wrong(1, "there is no row: a sweep needs 'task NAME', then 'row NAME' and options of train")
        return self

    def here(self):
        """The settings that a statement changes: those of the row, else of the task, else of all."""
        return self.row.settings if self.row else self.of_task or self.common

    def statement(self, line, words):
        word, rest = words[0], words[1:]
        if word.startswith("--"):
            return self.options(line, words)
        method = getattr(self, "say_" + word, None) if re.match("[a-z]+$", word) else None
        if method:
            return method(line, rest)
        near = difflib.get_close_matches(word, [m[4:] for m in dir(self) if m.startswith("say_")], 1)
        self.wrong(line, "there is no statement '%s'%s" % (word, ": did you mean '%s'?" % near[0] if near else
                                                           "; options of train begin with --, and tools/sweep --help lists the statements"))

    def one(self, line, statement, rest, what):
        if len(rest) == 1:
            return rest[0]
        return self.wrong(line, "'%s' takes %s: %s" % (statement, what, "it is missing" if not rest else "'%s' is too much" % " ".join(rest[1:])))

    def number(self, line, statement, rest, least):
        text = self.one(line, statement, rest, "a number")
        if text is None or (text.isdigit() and least <= int(text) <= 1000000):
            return int(text or least)
        self.wrong(line, "'%s' takes a number from %d, not '%s'" % (statement, least, text))
        return least

    def options(self, line, words):
        settings, name = self.here(), None
        for word in words:
            if word.startswith("--"):
                name = word
                if name in OURS:
                    self.wrong(line, "%s is not an option for this place: %s" % (name, OURS[name]))
                settings.options[name], settings.line_of[name] = [], line
                settings.grid.pop(name, None)               # a value given further down counts
            elif settings.options[name]:
                self.wrong(line, "%s has two values, '%s' and '%s': to try both, say 'grid %s %s %s'" % (
                    name, settings.options[name][0], word, name, settings.options[name][0], word))
            else:
                settings.options[name].append(word)

    def say_grid(self, line, rest):
        if len(rest) < 2 or not rest[0].startswith("--") or any(w.startswith("--") for w in rest[1:]):
            return self.wrong(line, "'grid' takes one option and its values, as in: grid --dropout 0.3 0.5")
        if rest[0] in OURS:
            return self.wrong(line, "%s is not an option for this place: %s" % (rest[0], OURS[rest[0]]))
        self.here().grid[rest[0]] = list(dict.fromkeys(rest[1:]))
        self.here().line_of[rest[0]] = line

    def say_seeds(self, line, rest):
        try:
            self.here().seeds = numbers(" ".join(rest))
        except ValueError as e:
            self.wrong(line, "'seeds' takes numbers, as in 'seeds 1-5' or 'seeds 1 2 7': %s" % e)

    def say_fold(self, line, rest):
        try:
            self.here().fold = numbers(" ".join(rest))
        except ValueError as e:
            self.wrong(line, "'fold' takes numbers, as in 'fold 1 3': %s" % e)

    def say_folds(self, line, rest):
        self.here().folds = self.number(line, "folds", rest, 2)

    def say_dev(self, line, rest):
        self.here().folds, self.here().fold = "dev", []
        if rest:
            self.here().dev = self.one(line, "dev", rest, "at most one file")

    def say_split(self, line, rest):
        self.here().split = self.number(line, "split", rest, 0)

    def say_threads(self, line, rest):
        self.here().threads = self.number(line, "threads", rest, 1)

    def say_train(self, line, rest):
        self.here().train = self.one(line, "train", rest, "a file")

    def say_program(self, line, rest):
        self.here().program = self.one(line, "program", rest, "a file")

    def say_task(self, line, rest):
        name = self.one(line, "task", rest, "a name")
        if name and not NAME.match(name):
            self.wrong(line, "a task's name has letters, digits and . _ + - only, not '%s'; for a file say 'program FILE' below it" % name)
        if name in self.tasks:
            self.wrong(line, "task '%s' is at line %d already: put all its rows there" % (name, self.tasks[name]))
        self.tasks[name] = line
        self.task, self.row, self.of_task = name or "?", None, copy.deepcopy(self.common)

    def say_row(self, line, rest):
        name = self.one(line, "row", rest, "a name of one word")
        if not self.task:
            self.task, self.of_task = "?", copy.deepcopy(self.common)
            self.wrong(line, "say 'task NAME' above the first row")
        if name and not NAME.match(name):
            self.wrong(line, "a row's name has letters, digits and . _ + - only, not '%s'" % name)
        same = self.find(name)
        if same:
            self.wrong(line, "task '%s' has a row '%s' at line %d already: choose another name" % (self.task, name, same.line))
        self.row = Row(self.task, name or "?", line, self.of_task)
        self.rows.append(self.row)

    def find(self, name):
        return next((r for r in self.rows if r.task == self.task and r.name == name), None)

    def other(self, line, statement, rest):
        """The row above that the statement names."""
        name = self.one(line, statement, rest, "the name of a row")
        if not self.row:
            return self.wrong(line, "'%s' belongs to a row: say 'row NAME' above it" % statement)
        found = self.find(name)
        if name and (not found or found is self.row):
            near = difflib.get_close_matches(name, [r.name for r in self.rows if r.task == self.task and r is not self.row], 1)
            return self.wrong(line, "task '%s' has no row '%s' above this one%s" % (self.task, name, ": did you mean '%s'?" % near[0] if near else ""))
        return found

    def say_like(self, line, rest):
        found = self.other(line, "like", rest)
        if found and (self.row.settings.line_of.keys() - self.of_task.line_of.keys() or self.row.teacher):
            self.wrong(line, "'like' comes first in its row: what follows it changes the copy")
        if found:
            self.row.settings = copy.deepcopy(found.settings)
            self.row.settings.grid = {}

    def say_teacher(self, line, rest):
        found = self.other(line, "teacher", rest)
        if found:
            self.row.teacher, self.row.settings.line_of["--teacher"] = found, line

    def say_ensemble(self, line, rest):
        if rest or not self.row:
            return self.wrong(line, "'ensemble' stands alone, in a row: it measures the row's seeds as one model")
        self.row.ensemble, self.row.settings.line_of["ensemble"] = True, line

    def say_known(self, line, rest):
        text, colon, name = " ".join(rest).partition(" : ")
        words, figures = text.split(), {}
        if not self.task:
            return self.wrong(line, "'known' belongs to a task: say 'task NAME' above it")
        for metric, value in zip(words[::2], words[1::2]):
            if metric in METRICS and re.match(r"\d+(\.\d+)?$", value):
                figures[metric] = float(value)
        if not colon or not name or not words or len(figures) * 2 != len(words):
            return self.wrong(line, "'known' takes figures and a name, as in: known em 85.7 bleu 90 : the paper; figures are %s" % ", ".join(METRICS))
        self.known.append(Known(self.task, name, figures))


def numbers(text):
    """1-5, 1,2,7 or 1 2 7; a ValueError says what is not a number."""
    found = []
    for word in text.replace(",", " ").split():
        low, dash, high = word.partition("-")
        if not low.isdigit() or (dash and not high.isdigit()) or int(high or low) < int(low) or int(high or low) - int(low) > 10000:
            raise ValueError("not '%s'" % word)
        found += range(int(low), int(high or low) + 1)
    if not found:
        raise ValueError("there is none")
    return list(dict.fromkeys(found))


# ---- From what was read to rows: grids are spread out, and every row is checked with its program.
def spread(reader):
    rows, family = [], {}
    for row in reader.rows:
        family[row] = []
        for values in itertools.product(*row.settings.grid.values()):
            one = copy.copy(row)
            one.settings, one.jobs, one.ensembles = copy.deepcopy(row.settings), [], []
            for option, value in zip(row.settings.grid, values):
                one.settings.options[option] = [value]
                one.name += ",%s=%s" % (option[2:], value)
            if row.teacher:
                one.teacher = family[row.teacher][0]
                if len(family[row.teacher]) > 1:
                    reader.wrong(row.settings.line_of["--teacher"], "'%s' is a grid of %d rows: write the one that teaches as a row of its own" % (
                        row.teacher.name, len(family[row.teacher])))
            rows.append(one)
            family[row].append(one)
    return rows


def options_of(program):
    """What its train takes; None where it cannot be asked."""
    try:
        told = subprocess.run([program, "train", "--help"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=20, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return set(re.findall(r"^\s*(--[a-z0-9-]+)", told.stdout.decode(errors="replace"), re.M)) or None


def check_row(reader, row, takes):
    s = row.settings
    if s.folds is None:
        reader.wrong(row.line, "row '%s' is measured nowhere: say 'folds 5' or 'dev'" % row.name)
    if s.fold and (s.folds in (None, "dev") or min(s.fold) < 1 or max(s.fold) > s.folds):
        reader.wrong(row.line, "row '%s' wants fold %s, and there %s" % (
            row.name, max(s.fold), "are no folds: say 'folds 5'" if s.folds in (None, "dev") else "are folds 1 to %d" % s.folds))
    if row.ensemble and len(s.seeds) < 2:
        reader.wrong(s.line_of["ensemble"], "an ensemble needs two seeds at least: say 'seeds 1-5'")
    if row.teacher:
        t = row.teacher.settings
        if (t.folds, t.split, t.train, t.dev) != (s.folds, s.split, s.train, s.dev) or not set(s.fold or [0]) <= set(t.fold or s.fold or [0]):
            reader.wrong(s.line_of["--teacher"], "row '%s' has other folds or other examples than its teacher '%s': make them the same" % (
                row.name, row.teacher.name))
    if row.teacher and takes and "--teacher" not in takes:
        reader.wrong(s.line_of["--teacher"], "'%s train' has no --teacher: build it with a newer asdlc" % row.task)
    for option in s.options:
        if takes and option not in takes and option not in OURS:
            near = difflib.get_close_matches(option, sorted(takes - OURS.keys()), 1)
            reader.wrong(s.line_of[option], "'%s train' has no option %s%s" % (
                row.task, option, ": did you mean %s?" % near[0] if near else "; '%s train --help' lists them" % row.task))


# ---- Jobs.
class Job:
    """A training (seed) or an ensemble (no seed) on a fold, which is a number or 'dev'. Its files begin with `path`."""

    def __init__(self, row, seed, fold, folder, needs):
        self.row, self.seed, self.fold, self.needs = row, seed, fold, needs
        where = fold if fold == "dev" else "fold%d" % fold
        self.label = "%s/%s/%s" % (row.label, "ensemble" if seed is None else "seed%d" % seed, where)
        name = "seed%d" % seed if seed is not None else "ensemble" + "-".join(str(n.seed) for n in needs)
        self.path = os.path.join(folder, name + "-" + where)

    model = property(lambda self: self.path + ".safetensors")
    done = property(lambda self: os.path.exists(self.path + ".json"))

    @property
    def begun(self):
        return os.path.exists(self.model + ".ckpt")

    def result(self):
        try:
            with open(self.path + ".json") as f:
                return json.load(f)
        except (OSError, ValueError):
            return None


class Place:
    """Where programs, examples and results are."""

    def __init__(self, build, out):
        self.build, self.out, self.digests = build, out, {}

    def program(self, row):
        said = row.settings.program
        if said and said.startswith("BUILD/"):
            return os.path.join(self.build, said[6:])
        return said or os.path.join(self.build, row.task)

    def train(self, row):
        return row.settings.train or os.path.join(self.build, "data", row.task + ".train.jsonl")

    def dev(self, row):
        return row.settings.dev or os.path.join(self.build, "data", row.task + ".dev.jsonl")

    def digest(self, path):
        if path not in self.digests:
            try:
                with open(path, "rb") as f:
                    self.digests[path] = hashlib.sha256(f.read()).hexdigest()
            except OSError as e:
                raise Missing("cannot read %s: %s%s" % (path, e.strerror, " ('make data' writes it)" if path.startswith(os.path.join(self.build, "data")) else ""))
        return self.digests[path]

    def examples(self, row):
        """A digest of the examples that the row sees."""
        return [self.digest(self.train(row))] + ([self.digest(self.dev(row))] if row.settings.folds == "dev" else [])

    def identity(self, row):
        """Rows with the same are the same trainings, whatever their names are."""
        s = row.settings
        teachers = [self.identity(row.teacher), row.teacher.settings.seeds] if row.teacher else []
        what = [row.task, sorted(s.options.items()), s.folds, s.split if s.folds != "dev" else 0, self.examples(row), teachers] + [s.program] * bool(s.program)
        return hashlib.sha256(json.dumps(what).encode()).hexdigest()[:10]


def jobs_of(row, place):
    s = row.settings
    folder = os.path.join(place.out, "%s-%s" % (row.task, place.identity(row)))
    for fold in ["dev"] if s.folds == "dev" else s.fold or range(1, s.folds + 1):
        taught_by = [j for j in row.teacher.jobs if j.fold == fold] if row.teacher else []
        mine = [Job(row, seed, fold, folder, taught_by) for seed in s.seeds]
        row.jobs += mine
        if row.ensemble:
            row.ensembles.append(Job(row, None, fold, folder, mine))


def stage(job):
    """How many jobs have to be done before it, one after the other."""
    return 1 + max(map(stage, job.needs)) if job.needs else 0


def read(path, place, seeds=None, first=None):
    """The plan of a file. First seeds come first, so that every row has figures early; what needs others comes after them."""
    try:
        with open(path, encoding="utf-8") as f:
            text = f.read()
    except OSError as e:
        raise Missing("cannot read %s: %s" % (path, e.strerror))
    except UnicodeDecodeError:
        raise Wrong("%s: not a text in UTF-8" % path)
    reader = Reader(path).read(text)
    for row in reader.rows if seeds or first else []:
        row.settings.seeds = (seeds or row.settings.seeds)[:first]
        row.ensemble = row.ensemble and len(row.settings.seeds) > 1
    rows = spread(reader) if not reader.errors else []
    takes = {program: options_of(program) for program in {place.program(row) for row in rows}}
    for row in rows:
        check_row(reader, row, takes[place.program(row)])
    if reader.errors:
        raise Wrong("\n".join("%s:%d: %s" % (path, line, why) for line, why in sorted(set(reader.errors))))
    return Plan(rows, reader.known, [])


def lay_out(plan, place):
    """Gives the rows their jobs; needs the examples. Call it on the rows that are wanted."""
    for row in plan.rows:
        jobs_of(row, place)
    jobs = [(stage(job), job.seed or 0, i, job) for i, row in enumerate(plan.rows) for job in row.jobs + row.ensembles]
    plan.jobs = [job for _, _, _, job in sorted(jobs, key=lambda j: j[:3])]


def chosen(label, patterns):
    """A pattern names a part from the left, a word or a shell pattern for each level; levels left out are all."""
    for pattern in patterns:
        want, have = pattern.split("/"), label.split("/")
        if len(want) <= len(have) and all(fnmatch.fnmatchcase(h, w) for h, w in zip(have, want)):
            return True
    return not patterns


def narrow(plan, patterns):
    """Leaves the rows that the patterns touch, with their teachers."""
    heads = ["/".join(p.split("/")[:2]) for p in patterns]
    keep, wanted = [r for r in plan.rows if chosen(r.label, heads)], set()
    for row in keep:
        while row:
            wanted.add(id(row))
            row = row.teacher
    plan.known = [k for k in plan.known if any(r.task == k.task for r in keep)]
    plan.rows = [r for r in plan.rows if id(r) in wanted]
    return keep


def with_needs(jobs):
    """The jobs and all that they need, in an order that works; jobs with the same files once."""
    order, seen = [], set()

    def add(job):
        if job.path in seen:
            return
        seen.add(job.path)
        for need in job.needs:
            add(need)
        order.append(job)
    for job in jobs:
        add(job)
    return order
