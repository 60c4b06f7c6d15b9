"""Neural parsers made by asdlc, from Python.

    parser = asdlc.Parser("shipped")                   what `PROGRAM ship -o shipped` wrote
    answer = parser.parse("dim the hall to 20 percent")
    answer.tree                                        Dim(place='hall', level=20)
    answer.text, answer.probability                    'dim hall to 20%', 0.98

    program = asdlc.Program.build("lights.task", "lights")
    program.train(train="train.jsonl", dev="dev.jsonl", model="lights.safetensors", hidden=64)
    program.evaluate("dev.jsonl", model="lights.safetensors")["em"]
    for answer in program.predict(sentences, model="lights.safetensors"): ...

Trees are dataclasses: one class for each constructor of the grammar, made when a parser or a model is loaded. repr() of a tree is its text.
"""
from __future__ import annotations

import ast
import collections
import contextlib
import ctypes
import dataclasses
import hashlib
import html
import json
import keyword
import math
import os
import platform
import re
import shlex
import shutil
import struct
import subprocess
import tempfile
import threading
import weakref
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import (IO, Any, ClassVar, Deque, Dict, Iterable, Iterator, List, Mapping, NamedTuple, NoReturn, Optional, Sequence, Tuple, Type,
                    Union)

__version__ = "0.1"
__all__ = ["Answer", "Error", "Field", "Grammar", "Guess", "InputError", "Name", "Number", "OutOfMemory", "OutOfTime", "Parser", "Program",
           "SystemFailure", "Training", "Tree", "UsageError", "dump", "read", "svg", "walk"]

PathLike = Union[str, "os.PathLike[str]"]
Sentence = Union[str, Mapping[str, Union[str, Sequence[str]]]]  # of a task with one input; or what each of its inputs is
Value = Any  # a Tree, a tuple of values, a str, bytes, number, Name, True, False or None


# ---- What goes wrong.

class Error(Exception):
    """Anything that goes wrong here. The message is that of the parser or the program."""


class InputError(Error, ValueError):
    """The input is wrong: a sentence, a tree, a file of examples."""


class UsageError(Error, TypeError):
    """A program was called with an option that it does not have, or with a value that the option does not take."""


class SystemFailure(Error, OSError):
    """A file cannot be read or written, a program or compiler is missing."""


class OutOfMemory(Error, MemoryError):
    """A sentence takes more memory than the parser was given."""


class OutOfTime(Error, TimeoutError):
    """A sentence takes longer than the parser was given."""


# ---- Values and trees.

class _Word(str):
    """A value that is written as it is, without quotes. It equals only its own kind: no string is a number."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and str.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((type(self), str(self)))


class Number(_Word):
    """A number whose text is not the one that Python would write, such as 0x1F or 1.50; otherwise numbers are int, float or complex."""

    __slots__ = ()


class Name(_Word):
    """A value that is written without quotes and is no number, other than True, False and None."""

    __slots__ = ()


class Field(NamedTuple):
    """A field of a constructor, as its grammar has it."""

    name: str
    type: str
    kind: str  # '' one child, '?' at most one, '*' any number, '?*' any number, some of which may be None

    @property
    def attribute(self) -> str:
        """What the attribute of a tree is called: the field's name, with _ behind it where Python reserves the name."""
        return self.name + "_" if keyword.iskeyword(self.name) or self.name.startswith("_") else self.name

    @property
    def many(self) -> bool:
        return self.kind.endswith("*")


class Tree:
    """A node of a tree: an instance of a dataclass with an attribute for each field. Trees never change; sequences are tuples."""

    __slots__ = ()
    _constructor: ClassVar[str] = ""
    _fields: ClassVar[Tuple[Field, ...]] = ()

    def __post_init__(self) -> None:
        for field in self._fields:
            value = getattr(self, field.attribute)
            if field.many and not isinstance(value, tuple):
                if isinstance(value, (str, bytes, Tree)) or not isinstance(value, Iterable):
                    raise InputError(f"{self._constructor}.{field.name} is a sequence: give a list, not {value!r}")
                object.__setattr__(self, field.attribute, tuple(value))

    def __repr__(self) -> str:
        return dump(self)

    def __eq__(self, other: object) -> bool:
        """Trees are equal if their texts are: to Python 1, 1.0 and True would be equal, in trees they are not."""
        return self is other or (isinstance(other, Tree) and dump(self) == dump(other))

    def __hash__(self) -> int:
        return hash(dump(self))

    def __reduce__(self) -> Tuple[Any, ...]:
        return _rebuild, (self._constructor, self._fields, tuple(getattr(self, f.attribute) for f in self._fields))

    def _repr_svg_(self) -> str:
        return svg(self)


def _text(value: Value) -> str:
    """A value that is no tree, as tree text has it."""
    if isinstance(value, (bool, int, float, complex, str, bytes)) or value is None or value is ...:
        return "Ellipsis" if value is ... else repr(value)
    raise InputError(f"{value!r} cannot stand in a tree")


def dump(tree: Value) -> str:
    """The text of a tree, as the programs write it and read it. Without recursion: a tree may be deep."""
    out: List[str] = []
    todo: List[Any] = [tree]
    plain = object()  # stands before text that goes out as it is
    while todo:
        value = todo.pop()
        if value is plain:
            out.append(todo.pop())
        elif isinstance(value, (tuple, list)):
            todo += ["]", plain]
            for i, one in enumerate(reversed(value)):
                todo += [one, ", ", plain] if i < len(value) - 1 else [one]
            todo += ["[", plain]
        elif isinstance(value, Tree):
            there = [(f.name, getattr(value, f.attribute)) for f in value._fields]
            there = [(name, child) for f, (name, child) in zip(value._fields, there) if f.kind != "?" or child is not None]
            todo += [")", plain]
            for i, (name, child) in enumerate(reversed(there)):
                todo += [child, (", " if i < len(there) - 1 else "") + name + "=", plain]
            todo += [value._constructor + "(", plain]
        else:
            out.append(_text(value))
    return "".join(out)


def walk(tree: Value) -> Iterator[Value]:
    """The tree, its children and theirs, parents first, from left to right: trees and values."""
    todo = [tree]
    while todo:
        value = todo.pop()
        if isinstance(value, tuple):
            todo += reversed(value)
            continue
        yield value
        if isinstance(value, Tree):
            children = [(f, getattr(value, f.attribute)) for f in value._fields]
            todo += [child for f, child in reversed(children) if f.kind != "?" or child is not None]


def _make_class(name: str, fields: Tuple[Field, ...], base: Type[Tree]) -> Type[Tree]:
    rows: List[Any] = []
    for i, f in enumerate(fields):
        # fields stand in the order of the grammar, whichever of them may be left out: so all have a default where an earlier one has
        must = not any(earlier.kind for earlier in fields[:i])
        default = None if f.kind == "?" else () if f.many else _Missing
        rows.append((f.attribute, Any, dataclasses.field() if must and not f.kind else dataclasses.field(default=default)))
    made = dataclasses.make_dataclass(name, rows, bases=(base,), frozen=True, repr=False, eq=False,
                                      namespace={"_constructor": name, "_fields": fields, "__module__": __name__})
    if any(row[2].default is _Missing for row in rows):
        check = made.__post_init__  # type: ignore[attr-defined]

        def __post_init__(self: Tree) -> None:
            for f in fields:
                if getattr(self, f.attribute) is _Missing:
                    raise TypeError(f"{name} has no {f.name}")
            check(self)

        setattr(made, "__post_init__", __post_init__)
    return made


class _Missing:
    pass


_classes: Dict[Tuple[str, Tuple[Field, ...]], Type[Tree]] = {}
_classes_lock = threading.Lock()


def _class_of(name: str, fields: Tuple[Field, ...], base: Optional[Type[Tree]] = None) -> Type[Tree]:
    """One class for each constructor, however often its grammar is loaded: so trees of two parsers of one grammar can be equal."""
    with _classes_lock:
        found = _classes.get((name, fields))
        if found is None or (base is not None and not issubclass(found, base)):
            found = _classes[name, fields] = _make_class(name, fields, base or Tree)
        return found


def _rebuild(name: str, fields: Tuple[Field, ...], values: Tuple[Value, ...]) -> Tree:
    return _class_of(name, fields)(*values)


# ---- Grammars.

_TOKEN = re.compile(r"\s*([A-Za-z_][A-Za-z_0-9]*|\?\*|[=|(),?*])")


class Grammar(Mapping[str, Type[Tree]]):
    """The classes of a grammar's constructors, by name: grammar['Dim'], or grammar.Dim; types: the classes that they are derived from."""

    _bases: ClassVar[Dict[Tuple[str, str], Type[Tree]]] = {}

    def __init__(self, rules: Iterable[str]) -> None:
        self.rules: Tuple[str, ...] = tuple(rules)
        self.types: Dict[str, Type[Tree]] = {}
        self._constructors: Dict[str, Type[Tree]] = {}
        whole = "\n".join(self.rules)
        for rule in self.rules:
            self._read_rule(rule, hashlib.sha256(whole.encode()).hexdigest())

    def _read_rule(self, rule: str, grammar: str) -> None:
        words, at = [], 0
        while rule[at:].strip():
            match = _TOKEN.match(rule, at)
            if not match:
                raise InputError(f"this is no rule of a grammar: {rule}")
            words.append(match.group(1))
            at = match.end()
        for i in range(3, len(words) - 1):
            if words[i] == "attributes" and words[i + 1] == "(" and words[i - 1] != "|":  # such are read and dropped
                words = words[:i]
                break
        name, body = words[0], words[2:]
        if body[:1] == ["("]:
            self.types[name] = self._constructors[name] = _class_of(name, _read_fields(body[1:-1], rule))
            return
        with _classes_lock:
            base = self._bases.setdefault((grammar, name), type(name, (Tree,), {"__slots__": (), "__module__": __name__}))
        self.types[name] = base
        while body:
            constructor, body = body[0], body[1:]
            end = body.index(")") if body[:1] == ["("] else 0
            self._constructors[constructor] = _class_of(constructor, _read_fields(body[1:end], rule), base)
            body = body[end + 1 if end else 0:]
            if body and body.pop(0) != "|":
                raise InputError(f"this is no rule of a grammar: {rule}")

    @classmethod
    def of_model(cls, model: PathLike) -> Grammar:
        """The grammar that a model was trained for, out of its file."""
        try:
            with open(model, "rb") as f:
                (length,) = struct.unpack("<Q", f.read(8))
                if length > 100_000_000:
                    raise ValueError
                return cls(json.loads(f.read(length))["__metadata__"]["grammar"].strip().split("\n"))
        except OSError as error:
            raise SystemFailure(f"cannot open {os.fspath(model)}: {error.strerror}") from None
        except (ValueError, KeyError, TypeError, struct.error):
            raise InputError(f"{os.fspath(model)} is no model") from None

    def __getitem__(self, name: str) -> Type[Tree]:
        return self._constructors[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._constructors)

    def __len__(self) -> int:
        return len(self._constructors)

    def __getattr__(self, name: str) -> Type[Tree]:
        try:
            return self.__dict__["_constructors"][name]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(f"the grammar has no constructor {name}") from None

    def __dir__(self) -> List[str]:
        return [*super().__dir__(), *self._constructors]

    def __repr__(self) -> str:
        return "\n".join(self.rules)

    def read(self, text: str) -> Value:
        """The tree that a text stands for."""
        return _Reader(text, self).read()


def _read_fields(words: List[str], rule: str) -> Tuple[Field, ...]:
    fields = []
    while words:
        type_, words = words[0], words[1:]
        kind = words.pop(0) if words and words[0] in ("?", "*", "?*") else ""
        if not words or not words[0].isidentifier():
            raise InputError(f"this is no rule of a grammar: {rule}")
        fields.append(Field(words.pop(0), type_, kind))
        if words and words.pop(0) != ",":
            raise InputError(f"this is no rule of a grammar: {rule}")
    return tuple(fields)


# ---- Reading trees.

_PIECE = re.compile(r"""\s*(?:
      (?P<string>[bB]?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"))
    | (?P<number>\([+-]?[0-9.][0-9.eE+-]*j\)|[+-]?(?:0[xXoObB][0-9a-fA-F_]+|(?:[0-9][0-9_]*\.?[0-9_]*|\.[0-9][0-9_]*)(?:[eE][+-]?[0-9]+)?[jJ]?)(?![\w.]))
    | (?P<name>[^\W\d]\w*)
    | (?P<mark>[(),=\[\]])
    | (?P<end>$))""", re.X | re.S)
_EQUALS = re.compile(r"\s*=")
_NAMES = {"True": True, "False": False, "None": None}


def _number(text: str) -> Value:
    """A number that Python writes alike is a number of Python."""
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return Number(text)
    return value if isinstance(value, (int, float, complex)) and repr(value) == text else Number(text)


class _Open:
    """A constructor or list that is being read."""

    def __init__(self, name: Optional[str]) -> None:
        self.name = name
        self.field: Optional[str] = None
        self.positional: List[Value] = []
        self.named: Dict[str, Value] = {}


class _Reader:
    """Reads the text of a tree, without recursion. Without a grammar, classes have the fields that stand there."""

    def __init__(self, text: str, grammar: Optional[Grammar]) -> None:
        self.text, self.grammar, self.at = text, grammar, 0
        self.kind, self.piece = "", ""
        self.begin = 0

    def fail(self, why: str) -> NoReturn:
        raise InputError(f"column {self.begin + 1} of the tree: {why}: {self.text[self.begin:self.begin + 40]!r}")

    def next(self) -> None:
        match = _PIECE.match(self.text, self.at)
        if not match or match.lastgroup is None:
            self.begin = self.at
            self.fail("nothing that stands in a tree")
        self.kind, self.piece = match.lastgroup, match.group(match.lastgroup)
        self.begin, self.at = match.start(match.lastgroup), match.end()

    def atom(self) -> Value:
        """The value that stands here; names that are none are left to constructors."""
        if self.kind == "string":
            try:
                return ast.literal_eval(self.piece)
            except (ValueError, SyntaxError) as error:
                self.fail(str(error))
        if self.kind == "number":
            return _number(self.piece)
        return _NAMES[self.piece] if self.piece in _NAMES else Name(self.piece)

    def make(self, o: _Open) -> Value:
        if o.name is None:
            return tuple(o.positional)
        if self.grammar is None:
            if o.positional:
                self.fail("a field without its name needs the grammar")
            fields = tuple(Field(name, "", "*" if isinstance(value, tuple) else "") for name, value in o.named.items())
            return _class_of(o.name, fields)(*o.named.values())
        made = self.grammar[o.name]
        names = [f.name for f in made._fields]
        for name in o.named:
            if name not in names:
                self.fail(f"{o.name} has no field {name}")
        if len(o.positional) > len(names):
            self.fail(f"{o.name} has {len(names)} fields")
        try:
            return made(*o.positional, **{made._fields[names.index(name)].attribute: value for name, value in o.named.items()})
        except TypeError as error:
            self.fail(str(error).replace("__init__() ", ""))

    def is_constructor(self) -> bool:
        if self.kind != "name":
            return False
        if self.grammar is not None and self.piece in self.grammar:
            return True
        return self.text[self.at:self.at + 1] == "(" if self.grammar is None else False

    def read(self) -> Value:
        stack: List[_Open] = []
        while True:
            self.next()
            if stack and self.kind == "name" and stack[-1].name is not None and _EQUALS.match(self.text, self.at):
                stack[-1].field = self.piece
                if self.piece in stack[-1].named:
                    self.fail("this field stands there twice")
                self.next()
                self.next()
            value: Value
            if self.piece == "[" and self.kind == "mark":
                stack.append(_Open(None))
                continue
            if self.is_constructor():
                o = _Open(self.piece)
                if self.text[self.at:self.at + 1] == "(":
                    self.next()
                    stack.append(o)
                    continue
                value = self.make(o)
            elif self.kind == "name" and self.text[self.at:self.at + 1] == "(":
                self.fail("the grammar has no such constructor")
            elif self.kind == "mark" and self.piece in "])" and stack and not stack[-1].positional and not stack[-1].named and stack[-1].field is None:
                value = self.close(stack)
            elif self.kind in ("mark", "end"):
                self.fail("a value is missing" if self.kind == "mark" else "the tree ends too early")
            else:
                value = self.atom()
            while True: # the value is complete: what it is a part of
                if not stack:
                    self.next()
                    if self.kind != "end":
                        self.fail("the tree ends before this")
                    return value
                top = stack[-1]
                if top.field is not None:
                    top.named[top.field] = value
                elif top.named:
                    self.fail("a field without its name stands behind one with it")
                else:
                    top.positional.append(value)
                top.field = None
                self.next()
                if self.kind == "mark" and self.piece == ",":
                    break
                if self.kind != "mark" or self.piece not in "])":
                    self.fail("the tree ends too early" if self.kind == "end" else "a comma or the end is missing")
                value = self.close(stack)

    def close(self, stack: List[_Open]) -> Value:
        o = stack.pop()
        if (self.piece == "]") != (o.name is None):
            self.fail("this closes something else")
        return self.make(o)


def read(text: str, grammar: Optional[Grammar] = None) -> Value:
    """The tree that a text stands for. Without a grammar, its classes have the fields that the text names."""
    return _Reader(text, grammar).read()


# ---- Pictures.

def svg(tree: Value) -> str:
    """A picture of a tree: constructors in round boxes, values in square ones, names of fields beside the lines."""
    size, high, gap, step = 7.3, 24.0, 14.0, 58.0
    lines: List[str] = []  # below all else
    parts: List[str] = []

    def children(value: Value) -> List[Tuple[str, Value]]:
        found: List[Tuple[str, Value]] = []
        for f in value._fields if isinstance(value, Tree) else ():
            child = getattr(value, f.attribute)
            if isinstance(child, tuple):
                found += [(f.name if i == 0 else "", one) for i, one in enumerate(child)]
            elif f.kind != "?" or child is not None:
                found.append((f.name, child))
        return found

    def label(value: Value) -> str:
        text = value._constructor if isinstance(value, Tree) else _text(value)
        return text if len(text) <= 40 else text[:39] + "…"

    def draw(value: Value, left: float, top: float) -> Tuple[float, float, float]:
        """Its middle, how far it reaches to the right and down."""
        text = label(value)
        wide = max(len(text) * size + 16, 28)
        at, bottom = left, top + high
        middles: List[Tuple[str, float]] = []
        for name, child in children(value):
            room = max(0.0, len(name) * 5.6 + 10 - (len(label(child)) * size + 16) / 2) if name else 0.0
            middle, right, down = draw(child, at + room, top + step)
            middles.append((name, middle))
            at, bottom = right + gap, max(bottom, down)
        right = max(at - gap, left + wide) if middles else left + wide
        middle = max((middles[0][1] + middles[-1][1]) / 2, left + wide / 2) if middles else left + wide / 2
        right = max(right, middle + wide / 2)
        for name, x in middles:
            lines.append(f'<path d="M{middle:.1f} {top + high:.1f}L{x:.1f} {top + step:.1f}" stroke="#8a94a3" fill="none"/>')
            if name:
                parts.append(f'<text x="{x - 4:.1f}" y="{top + step - 5:.1f}" font-size="10" fill="#5b6573" '
                             f'stroke="#fff" stroke-width="3" paint-order="stroke" text-anchor="end">{html.escape(name)}</text>')
        node = isinstance(value, Tree)
        parts.append(f'<rect x="{middle - wide / 2:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.0f}" rx="{12 if node else 3}" '
                     f'fill="{"#ffffff" if node else "#e3f1ed"}" stroke="{"#1b6453" if node else "#b9d9d0"}"/>')
        parts.append(f'<text x="{middle:.1f}" y="{top + 16:.1f}" text-anchor="middle" fill="#1c2430">{html.escape(text)}</text>')
        return middle, right, bottom

    try:
        _, right, down = draw(tree, 2.0, 2.0) if sum(1 for _ in walk(tree)) < 2000 else (0.0, 0.0, 0.0)
    except RecursionError:
        right = down = 0.0
    if not right:
        return '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="24"><text x="2" y="16">a tree too large for a picture</text></svg>'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{right + 2:.0f}" height="{down + 2:.0f}" viewBox="0 0 {right + 2:.0f} {down + 2:.0f}" '
            f'font-family="ui-monospace, monospace" font-size="12" role="img" aria-label="{html.escape(label(tree))}">{"".join(lines + parts)}</svg>')


# ---- Answers.

@dataclasses.dataclass(frozen=True)
class Guess:
    """One of the most probable trees of a sentence."""

    tree: Value
    text: str
    log_prob: float

    @property
    def probability(self) -> float:
        return math.exp(min(self.log_prob, 0.0))

    def _repr_html_(self) -> str:
        return f"<div><pre>{html.escape(self.text)}</pre><small>probability {self.probability:.1%}</small></div>"


@dataclasses.dataclass(frozen=True)
class Answer:
    """What a parser makes of a sentence."""

    tree: Value  # None: it abstains
    text: Optional[str]  # as the task prints the tree
    log_prob: float  # of the tree, given the sentence; tempered, if the model is calibrated
    abstained: Optional[str] = None  # why there is no answer
    foreign: Optional[float] = None  # how unlike the task's sentences it is, from 0 to 1; None: the model cannot tell
    unknown: Tuple[str, ...] = ()  # words that the model does not know
    guesses: Tuple[Guess, ...] = ()  # the most probable trees, best first, if they were asked for
    exact: Optional[bool] = None  # of guesses: it is proved that none is missing
    id: Optional[str] = None  # of the line that was asked
    data: Mapping[str, Any] = dataclasses.field(default_factory=dict, repr=False, compare=False)  # all that predict --format json tells

    @property
    def probability(self) -> float:
        return math.exp(min(self.log_prob, 0.0))

    def __bool__(self) -> bool:
        """False: it abstains."""
        return self.abstained is None

    def _repr_html_(self) -> str:
        if self.abstained is not None:
            return f"<div><b>no answer:</b> {html.escape(self.abstained)}</div>"
        picture = svg(self.tree)
        more = "".join(g._repr_html_() for g in self.guesses[1:])
        unknown = f"; unknown words: {html.escape(', '.join(self.unknown))}" if self.unknown else ""
        more = f"<details><summary>other answers</summary>{more}</details>" if more else ""
        return (f'<div><pre>{html.escape(self.text or "")}</pre><small>probability {self.probability:.1%}{unknown}</small>'
                f'<div style="overflow-x:auto">{picture}</div>{more}</div>')


def _answer(data: Mapping[str, Any], grammar: Grammar) -> Answer:
    guesses = tuple(Guess(grammar.read(g["tree"]), g["text"], g["logprob"]) for g in data.get("kbest", ()))
    tree = data["tree"]
    return Answer(None if tree is None else grammar.read(tree), data["text"], data["logprob"], data.get("abstained"), data.get("foreign"),
                  tuple(data.get("unknown", ())), guesses, data.get("exact"), data.get("id"), data)


# ---- Shipped parsers.

class _Options(ctypes.Structure):
    _fields_ = [("memory", ctypes.c_void_p), ("size", ctypes.c_size_t), ("nodes", ctypes.c_int), ("depth", ctypes.c_int), ("seconds", ctypes.c_double),
                ("decisions", ctypes.c_int), ("kbest", ctypes.c_int), ("expansions", ctypes.c_int), ("unconstrained", ctypes.c_int), ("min_prob", ctypes.c_double),
                ("later", ctypes.c_char * 512)]  # zero: options of parsers that are newer than this


_TEXT, _TREE, _JSON = range(3)
_OK, _BAD_INPUT, _NO_MEMORY, _NO_TIME, _ABSTAINED = range(5)
_CALLS: Dict[str, Tuple[Any, List[Any]]] = {
    "new": (ctypes.c_void_p, [ctypes.POINTER(_Options)]),
    "free": (None, [ctypes.c_void_p]),
    "version": (ctypes.c_char_p, []),
    "error": (ctypes.c_char_p, [ctypes.c_void_p]),
    "parse": (ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]),
    "parse_line": (ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]),
    "inputs": (ctypes.c_int, []),
    "input_name": (ctypes.c_char_p, [ctypes.c_int]),
    "rule": (ctypes.c_char_p, [ctypes.c_int]),
    "print": (ctypes.c_size_t, [ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t]),
    "log_prob": (ctypes.c_double, [ctypes.c_void_p]),
    "guess": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_double)]),
    "min_prob": (ctypes.c_double, [ctypes.c_int]),
    "tempered": (ctypes.c_int, []),
}


def _cache() -> Path:
    """A folder of our own that nobody else writes to."""
    home = os.environ.get("ASDLC_CACHE") or os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "asdlc")
    try:
        os.makedirs(home, mode=0o700, exist_ok=True)
        if os.access(home, os.W_OK):
            return Path(home)
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="asdlc-"))


def _compile(source: Path, cc: Optional[str], flags: Sequence[str]) -> Path:
    """The shared library of a shipped C file; compiled once, and kept by what it was made from."""
    compiler = shlex.split(cc or os.environ.get("CC") or "cc")
    try:
        text = source.read_bytes()
    except OSError as error:
        raise SystemFailure(f"cannot open {source}: {error.strerror}") from None
    key = hashlib.sha256(repr([compiler, list(flags), platform.machine(), platform.system()]).encode() + b"\0" + text).hexdigest()[:32]
    to = _cache() / f"{source.stem}-{key}.so"
    if to.exists():
        return to
    file, made = tempfile.mkstemp(suffix=".so", dir=to.parent)
    os.close(file)
    try:
        command = [*compiler, *flags, "-shared", "-fPIC", "-I", str(source.parent), "-o", made, str(source), "-lm"]
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        except OSError as error:
            raise SystemFailure(f"cannot run {compiler[0]}: {error.strerror}; set CC to a C compiler") from None
        if done.returncode:
            raise SystemFailure(f"{compiler[0]} failed on {source}:\n{done.stdout.strip()}")
        os.replace(made, to)
    finally:
        if os.path.exists(made):
            os.unlink(made)
    return to


class _Contexts:
    """The contexts of a parser that no thread uses now, by how many trees they search. They are freed with it."""

    def __init__(self, free: Any) -> None:
        self.free, self.lock, self.closed, self.age = free, threading.Lock(), False, 0
        self.idle: Dict[int, List[int]] = {}

    def take(self, kbest: int) -> Tuple[Optional[int], int]:
        """A context, or None if there is none, and its age."""
        with self.lock:
            if self.closed:
                raise Error("the parser is closed")
            idle = self.idle.get(kbest)
            return (idle.pop() if idle else None), self.age

    def give(self, kbest: int, context: int, age: int) -> None:
        with self.lock:
            # lists of another length are asked for now and then: only the contexts of the last one stay
            gone = [c for k in list(self.idle) if k not in (0, kbest) and kbest for c in self.idle.pop(k)]
            if self.closed or age != self.age:
                gone.append(context)
            else:
                self.idle.setdefault(kbest, []).append(context)
        for c in gone:
            self.free(c)

    def renew(self, close: bool = False) -> None:
        """Contexts that there are now are of no more use, also those that a thread has."""
        with self.lock:
            gone, self.idle, self.closed, self.age = [c for all in self.idle.values() for c in all], {}, self.closed or close, self.age + 1
        for c in gone:
            self.free(c)


class Parser:
    """A shipped parser. Any number of threads may use one; they parse at the same time.

    path: what `PROGRAM ship` wrote: the folder, NAME_parser.c, or a shared library that was made of it. A C file is compiled once, and kept
    in $ASDLC_CACHE or ~/.cache/asdlc; cc: by which compiler ($CC or cc by default), flags: its flags ($ASDLC_CFLAGS or -O2 by default).

    min_prob, precision: abstain from answers that are less probable, or less precise (90, 95, 99), and from foreign input. nodes, depth,
    seconds, expansions, memory: bounds of an answer, as NAME_parser.h describes them.
    """

    def __init__(self, path: PathLike, *, name: Optional[str] = None, min_prob: float = 0.0, precision: int = 0, nodes: int = 0,
                 depth: int = 0, seconds: float = 0.0, expansions: int = 0, unconstrained: bool = False, decisions: bool = False, memory: int = 0,
                 cc: Optional[str] = None, flags: Optional[Sequence[str]] = None) -> None:
        source = self._find(Path(path))
        self.path = _compile(source, cc, shlex.split(os.environ.get("ASDLC_CFLAGS") or "-O2") if flags is None else flags) if source.suffix == ".c" else source
        try:
            library = ctypes.CDLL(os.path.abspath(self.path))
        except OSError as error:
            raise SystemFailure(f"cannot load {self.path}: {error}") from None
        self.name = self._find_name(library, source, name)
        self._calls: Dict[str, Any] = {}
        for call, (result, arguments) in _CALLS.items():
            try:
                function = getattr(library, f"{self.name}_parser_{call}")
            except AttributeError:
                raise SystemFailure(f"{source} has no {self.name}_parser_{call}: it was shipped by an older asdlc; ship it again") from None
            function.restype, function.argtypes = result, arguments
            self._calls[call] = function
        self._add = getattr(library, f"{self.name}_parser_add_entities", None)  # not all parsers have it
        if self._add is not None:
            self._add.restype, self._add.argtypes = ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
        rules: List[str] = []
        while (rule := self._calls["rule"](len(rules))) is not None:
            rules.append(rule.decode())
        self.grammar = Grammar(rules)
        self.inputs: Tuple[str, ...] = tuple(self._calls["input_name"](i).decode() for i in range(self._calls["inputs"]()))
        self.version: str = self._calls["version"]().decode()
        self.tempered: bool = bool(self._calls["tempered"]())  # probabilities are fitted to what was right on dev
        if precision:
            if min_prob:
                raise UsageError("precision chooses a probability, min_prob states one: give one of them")
            min_prob = self._calls["min_prob"](precision)
            if min_prob < 0:
                raise InputError(f"it is not known which answers have a precision of {precision} %: calibrate the model and ship it again")
        if not 0 <= min_prob <= 1:
            raise UsageError(f"min_prob is a number from 0 to 1, not {min_prob}")
        self._options = dict(size=memory, nodes=nodes, depth=depth, seconds=seconds, decisions=int(decisions), expansions=expansions,
                             unconstrained=int(unconstrained), min_prob=min_prob)
        self._entities: Tuple[bytes, ...] = ()  # replaced, never changed: threads read it
        self._adding = threading.Lock()
        self._contexts = _Contexts(self._calls["free"])
        self._finalizer = weakref.finalize(self, self._contexts.renew, True)
        with self._context(0):
            pass  # so that too little memory shows now

    @staticmethod
    def _find(path: Path) -> Path:
        if not path.is_dir():
            return path
        found = sorted(path.glob("*_parser.c"))
        if len(found) != 1:
            raise SystemFailure(f"{path} has {'several files' if found else 'no file'} NAME_parser.c: name one")
        return found[0]

    @staticmethod
    def _find_name(library: ctypes.CDLL, source: Path, name: Optional[str]) -> str:
        """geo of geo_parser.c, libgeo.so or geo_parser-1f.so."""
        stem = source.name.split(".")[0].split("-")[0]
        stem = stem[3:] if stem.startswith("lib") and not hasattr(library, f"{stem[:-7] if stem.endswith('_parser') else stem}_parser_new") else stem
        name = name or (stem[:-7] if stem.endswith("_parser") else stem)
        if not hasattr(library, f"{name}_parser_new"):
            raise SystemFailure(f"{source} has no {name}_parser_new: is it a shipped parser? Parser(..., name=...) states what it is called")
        return name

    # -- Contexts: one for each sentence that is parsed at the same time.

    def _new(self, kbest: int) -> int:
        options = _Options(kbest=kbest, **self._options)
        context = self._calls["new"](ctypes.byref(options))
        if not context:
            raise OutOfMemory("the memory is not there, or not enough")
        try:
            for lines in self._entities:
                self._check(context, self._add(context, lines, len(lines)) if self._add is not None else _OK)
        except Error:
            self._calls["free"](context)
            raise
        return int(context)

    def _check(self, context: int, code: int) -> None:
        if code not in (_OK, _ABSTAINED):
            kind = {_NO_MEMORY: OutOfMemory, _NO_TIME: OutOfTime}.get(code, InputError)
            raise kind(self._calls["error"](context).decode("utf-8", "replace"))

    def _context(self, kbest: int) -> _Taken:
        return _Taken(self, kbest)

    def _printed(self, context: int, form: int) -> str:
        size = self._calls["print"](context, form, None, 0) + 1
        to = ctypes.create_string_buffer(size)
        self._calls["print"](context, form, to, size)
        return to.raw[:size - 1].decode("utf-8", "surrogatepass")

    def _line(self, sentence: Sentence) -> Tuple[str, bytes]:
        """Which call takes it, and what it is given."""
        if isinstance(sentence, str):
            if len(self.inputs) > 1:
                raise InputError(f"a sentence has {len(self.inputs)} inputs: give a dict with {', '.join(self.inputs)}")
            return "parse", sentence.encode("utf-8", "surrogatepass")
        if not isinstance(sentence, Mapping):
            raise InputError(f"a sentence is a str, or a dict with {', '.join(self.inputs)}, not {type(sentence).__name__}")
        try:
            return "parse_line", json.dumps({"input": {k: v if isinstance(v, str) else list(v) for k, v in sentence.items()}}, ensure_ascii=True).encode()
        except (TypeError, ValueError) as error:
            raise InputError(f"an input is a str or a list of tokens: {error}") from None

    def parse(self, sentence: Sentence, *, kbest: int = 0) -> Answer:
        """What it makes of a sentence. kbest: also the so many most probable trees, by search; the answer is then the first of them."""
        if not 0 <= kbest <= 10000:
            raise UsageError(f"kbest is a number from 0 to 10000, not {kbest}")
        call, line = self._line(sentence)
        with self._context(kbest) as context:
            self._check(context, self._calls[call](context, line, len(line)))
            data = json.loads(self._printed(context, _JSON))
            # JSON has six digits of these
            data["logprob"] = self._calls["log_prob"](context)
            exactly = ctypes.c_double()
            for i, guess in enumerate(data.get("kbest", ())):
                if self._calls["guess"](context, i, ctypes.byref(exactly)):
                    guess["logprob"] = exactly.value
        return _answer(data, self.grammar)

    def kbest(self, sentence: Sentence, k: int) -> Tuple[Guess, ...]:
        """The k most probable trees of a sentence, best first. Fewer: there are no more, or a limit was reached."""
        if k < 1:
            raise UsageError(f"k is a number from 1 to 10000, not {k}")
        return self.parse(sentence, kbest=k).guesses

    def parse_all(self, sentences: Iterable[Sentence], *, kbest: int = 0, threads: Optional[int] = None) -> Iterator[Answer]:
        """The answers to many sentences, in their order, by several threads. Only a few sentences are taken ahead of the answers."""
        n = threads or os.cpu_count() or 1
        ahead: Deque[Future[Answer]] = collections.deque()
        with ThreadPoolExecutor(n) as pool:
            try:
                for sentence in sentences:
                    ahead.append(pool.submit(self.parse, sentence, kbest=kbest))
                    if len(ahead) > 4 * n:
                        yield ahead.popleft().result()
                while ahead:
                    yield ahead.popleft().result()
            finally:
                for one in ahead:
                    one.cancel()

    def add_entities(self, lines: str) -> None:
        """Names that the task does not have, as lines of its entities file: PHRASE TAB KIND TAB NAME. If one is wrong, none is added. They take
        memory of each context: for many, give Parser(..., memory=...)."""
        if self._add is None:
            raise SystemFailure(f"{self.path} takes no names: it was shipped by an older asdlc; ship it again")
        with self._adding:
            before, self._entities = self._entities, (*self._entities, lines.encode("utf-8", "surrogatepass"))
            try:
                self._calls["free"](self._new(0))
            except Error:
                self._entities = before
                self._contexts.renew()  # another thread may have made one meanwhile
                raise
            self._contexts.renew()

    def read(self, text: str) -> Value:
        """The tree that a text stands for."""
        return self.grammar.read(text)

    def close(self) -> None:
        """Gives its memory back. Sentences that are being parsed are finished."""
        self._finalizer()

    def __enter__(self) -> Parser:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<asdlc.Parser {self.name}: {len(self.grammar)} constructors>"


class _Taken:
    """A context, for as long as a sentence takes."""

    def __init__(self, parser: Parser, kbest: int) -> None:
        self.parser, self.kbest = parser, kbest

    def __enter__(self) -> int:
        found, self.age = self.parser._contexts.take(self.kbest)
        self.context = self.parser._new(self.kbest) if found is None else found
        return self.context

    def __exit__(self, *_: object) -> None:
        self.parser._contexts.give(self.kbest, self.context, self.age)


# ---- Programs.

@dataclasses.dataclass(frozen=True)
class Training:
    """What came of a training run."""

    model: str
    log: Tuple[Mapping[str, Any], ...]  # a line for each pass, as MODEL.log.jsonl has it
    said: str  # by the program

    def __repr__(self) -> str:
        last = self.said.strip().rsplit("\n", 1)[-1]
        return f"<asdlc.Training {last or self.model}>"


Models = Union[PathLike, Sequence[PathLike]]


def _options(given: Mapping[str, Any]) -> List[str]:
    """hidden=64, sup_att=0.5, force=True, teacher=[...]: --hidden 64 --sup-att 0.5 --force --teacher ... --teacher ..."""
    words: List[str] = []
    for name, value in given.items():
        option = "--" + name.replace("_", "-")
        if value is True:
            words.append(option)
        elif isinstance(value, (list, tuple)):
            for one in value:
                words += [option, os.fspath(one) if isinstance(one, os.PathLike) else str(one)]
        elif value is not None and value is not False:
            words += [option, os.fspath(value) if isinstance(value, os.PathLike) else str(value)]
    return words


def _models(model: Models) -> List[str]:
    all_ = [model] if isinstance(model, (str, os.PathLike)) else list(model)
    return [word for m in all_ for word in ("--model", os.fspath(m))]


def _fail(code: int, message: str) -> NoReturn:
    kind = {1: InputError, 2: UsageError}.get(code, SystemFailure)
    raise kind(message.strip() or f"it ended with exit code {code}")


class Program:
    """A program that asdlc built: it trains, measures and answers. Options are named as on the command line, with _ for -:
    sup_att=0.5 is --sup-att 0.5."""

    def __init__(self, path: PathLike) -> None:
        self.path = os.fspath(path)
        found = shutil.which(self.path if os.sep in self.path or not os.path.isfile(self.path) else os.path.join(os.curdir, self.path))
        if found is None:
            raise SystemFailure(f"there is no program {self.path}")
        self._command = found

    @classmethod
    def build(cls, task: PathLike, to: Optional[PathLike] = None, *, asdlc: Optional[PathLike] = None) -> Program:
        """Compiles a .task or .asdl into a program. to: where; beside the task, by default. asdlc: the compiler; $ASDLC, or asdlc on the
        path, by default."""
        program = os.fspath(to) if to is not None else os.path.splitext(os.fspath(task))[0]
        compiler = os.fspath(asdlc) if asdlc is not None else os.environ.get("ASDLC") or shutil.which("asdlc")
        if not compiler:
            raise SystemFailure("there is no asdlc on the path: install it, or set ASDLC to where it is")
        _run([compiler, "build", os.fspath(task), "-o", program])
        return cls(program)

    def run(self, *words: PathLike, text: Optional[str] = None) -> str:
        """What the program prints to standard output."""
        return _run([self._command, *[os.fspath(w) for w in words]], text)[0]

    def train(self, *, train: PathLike, model: PathLike, dev: Optional[PathLike] = None, verbose: bool = False, **settings: Any) -> Training:
        """Learns a model from a file of examples. verbose: shows what the program says while it runs."""
        command = [self._command, "train", *_options({"train": train, "model": model, "dev": dev, **settings})]
        _, said = _run(command, None, show=verbose)
        log: List[Mapping[str, Any]] = []
        try:
            with open(os.fspath(model) + ".log.jsonl", encoding="utf-8") as f:
                log = [json.loads(line) for line in f]
        except (OSError, ValueError):
            pass
        return Training(os.fspath(model), tuple(log), said)

    def evaluate(self, examples: PathLike, *, model: Models, **options: Any) -> Dict[str, Any]:
        """How well a model, or several together, answers the examples of a file: what eval --json prints."""
        found = json.loads(self.run("eval", *_models(model), os.fspath(examples), "--json", *_options(options)))
        assert isinstance(found, dict)
        return found

    def predict(self, sentences: Union[Sentence, Iterable[Sentence]], *, model: Models, errors: str = "raise",
                **options: Any) -> Iterator[Answer]:
        """The answers to sentences, in their order, each as soon as it is there. errors: 'raise' an InputError at a sentence that cannot be
        read, or 'yield' it."""
        if errors not in ("raise", "yield"):
            raise UsageError(f"errors is 'raise' or 'yield', not {errors!r}")
        one = [sentences] if isinstance(sentences, (str, Mapping)) else sentences
        first = model if isinstance(model, (str, os.PathLike)) else list(model)[0]
        grammar = Grammar.of_model(first)
        command = [self._command, "predict", *_models(model), "--format", "json", *_options(options), "-"]
        return self._predict(one, command, grammar, errors == "raise")

    def _predict(self, sentences: Iterable[Sentence], command: List[str], grammar: Grammar, strict: bool) -> Iterator[Answer]:
        with tempfile.TemporaryFile() as said, _start(command, said) as p:
            assert p.stdin and p.stdout
            failed: List[BaseException] = []
            ended = threading.Event()
            feeder = threading.Thread(target=_feed, args=(sentences, p.stdin, failed, ended), daemon=True)
            feeder.start()
            try:
                for line in p.stdout:
                    data = json.loads(line.decode("utf-8", "surrogatepass"))
                    if "error" not in data:
                        yield _answer(data, grammar)
                    elif strict:
                        raise InputError(data["error"])
                    else:
                        yield InputError(data["error"])  # type: ignore[misc]
                code = p.wait()
                if code in (0, 1):  # it has seen the end of what it was given
                    feeder.join()
            finally:
                ended.set()
            if failed:
                raise failed[0]
            if code not in (0, 1) or (code == 1 and strict):
                said.seek(0)
                _fail(code, said.read().decode("utf-8", "replace"))

    def ship(self, to: PathLike, *, model: Models, **options: Any) -> Parser:
        """Writes the parser as one C file into a folder, and loads it. `run("ship", ...)` also makes a program of it."""
        said, _ = _run([self._command, "ship", *_models(model), "-o", os.fspath(to), *_options(options)], environment={**os.environ, "CC": "none"})
        name = re.search(r"(\w+_parser\.c)\b", said)
        return Parser(Path(to) / name.group(1) if name else to)

    def print(self, tree: Value) -> str:
        """A tree in the target language, as the task prints it."""
        text = self.run("print", "-", text=(tree if isinstance(tree, str) else dump(tree)) + "\n")
        return text[:-1] if text.endswith("\n") else text

    def __repr__(self) -> str:
        return f"<asdlc.Program {self.path}>"


@contextlib.contextmanager
def _start(command: Sequence[str], said: Union[int, IO[bytes]] = subprocess.PIPE,
           environment: Optional[Mapping[str, str]] = None) -> Iterator[subprocess.Popen[bytes]]:
    """A program that runs; when this is left before its end, it is killed."""
    try:
        p = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said, env=environment)
    except OSError as error:
        raise SystemFailure(f"cannot run {command[0]}: {error.strerror}") from None
    try:
        yield p
    finally:
        if p.poll() is None:
            p.kill()
        p.wait()
        for stream in (p.stdin, p.stdout, p.stderr):
            with contextlib.suppress(OSError):  # what it was still to read
                if stream:
                    stream.close()


def _run(command: Sequence[str], text: Optional[str] = None, show: bool = False, environment: Optional[Mapping[str, str]] = None) -> Tuple[str, str]:
    """What a program prints to standard output and standard error."""
    with _start(command, environment=environment) as p:
        assert p.stdin and p.stderr and p.stdout
        said: List[bytes] = []

        def listen(stream: IO[bytes]) -> None:
            for line in stream:
                said.append(line)
                if show:
                    print(line.decode("utf-8", "replace"), end="", flush=True)

        listener = threading.Thread(target=listen, args=(p.stderr,), daemon=True)
        listener.start()
        writer = threading.Thread(target=_write, args=(p.stdin, (text or "").encode("utf-8", "surrogatepass")), daemon=True)
        writer.start()
        out = p.stdout.read()
        code = p.wait()
        writer.join()
        listener.join()
    message = b"".join(said).decode("utf-8", "replace")
    if code:
        _fail(code, message)
    return out.decode("utf-8", "surrogatepass"), message


def _write(to: IO[bytes], text: bytes) -> None:
    try:
        with to:
            to.write(text)
    except OSError:
        pass  # the program has ended, and says why


def _feed(sentences: Iterable[Sentence], to: IO[bytes], failed: List[BaseException], ended: threading.Event) -> None:
    """A line for each sentence. A str is a sentence, whatever it begins with."""
    try:
        for s in sentences:
            if ended.is_set():
                break
            given = {k: v if isinstance(v, str) else list(v) for k, v in s.items()} if isinstance(s, Mapping) else s
            to.write(json.dumps({"input": given}).encode() + b"\n")
            to.flush()
    except OSError:
        pass  # likewise
    except BaseException as error:  # of the iterable: it is raised where the answers are read
        failed.append(error)
    finally:
        try:
            to.close()
        except OSError:
            pass
