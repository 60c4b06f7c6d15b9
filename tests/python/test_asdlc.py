"""What cli/python.sh runs: the package in tools/python, with a shipped parser and programs: test_asdlc.py, in the folder of the tree.
BUILD: where the programs are; WORK: a folder with m, a model of geo (tests/ship/model), and shipped, what it was shipped as; ASDLC_CFLAGS: -O0, so that it is quick."""
import ast
import gc
import itertools
import json
import os
import pickle
import subprocess
import sys
import tempfile
import threading
import unittest
import xml.dom.minidom

import asdlc

BUILD, WORK = os.environ["BUILD"], os.environ["WORK"]
GEO, MODEL = f"{BUILD}/geo", f"{WORK}/m"
RULES = ["item = Pair(item left, item? right, mark mark) | List(item* items, name* names) | Gaps(item?* items, word?* words) | Leaf(name name) | Empty",
         "mark = Plus | Minus", "span = (word from, word? to) attributes (int line)", "odd = None_(span span) | Lambda(word lambda, span* class)"]
LINES = ["which states border texas", "How long is the Ohio?", "how many cities named austin are there in the usa", "does utah border iowa", "asdf qwer zorblax", "", "{ no JSON"]


class Trees(unittest.TestCase):
    def setUp(self):
        self.g = asdlc.Grammar(RULES)

    def test_text_gives_the_same_text_back(self):
        for text in ("Empty()", "Pair(left=Leaf(name='x'), mark=Plus())", "Pair(left=Empty(), right=Empty(), mark=Minus())", "List(items=[], names=[])",
                     "List(items=[Leaf(name='a'), Empty()], names=['b', \"it's\", 'é\\n\\\\', b'\\x00', 1, -2.5, 1e-07, 0x1F, 1.50, True, None, inf, 2.5j, (1+2j), X.y])".replace(", X.y", ", Other"),
                     "Gaps(items=[Empty(), None], words=[None, 7])", "span(from='a')", "Lambda(lambda='x', class=[span(from=1, to=2)])"):
            self.assertEqual(repr(self.g.read(text)), text)

    def test_other_forms_are_read_too(self):
        same = self.g.read("Pair(left=Leaf(name='x'), mark=Plus())")
        for text in (" Pair ( left = Leaf( 'x' ) ,mark=Plus )".replace("Pair (", "Pair("), "Pair(Leaf('x'), None, Plus)", "Pair(left=Leaf(name=\"x\"), right=None, mark=Plus())",
                     "Pair(mark=Plus(), left=Leaf(name='\\x78'))"):
            self.assertEqual(self.g.read(text), same, text)

    def test_a_mistake_is_shown_with_its_column(self):
        for text, column, why in (("Pair(left=Empty())", 18, "Pair has no mark"), ("Pai(left=1)", 1, "no such constructor"), ("Leaf(name='x'", 14, "ends too early"), ("Leaf(nam='x')", 13, "no field nam"),
                                  ("Leaf(name='x') 5", 16, "ends before this"), ("List(items=[Empty() Empty()])", 21, "comma"), ("", 1, "too early"), ("Leaf(name=$)", 11, "nothing that"),
                                  ("Leaf(name='a', name='b')", 16, "twice"), ("Leaf(name=[1)", 13, "something else"), ("Leaf(1, 2)", 10, "1 fields"), ("Leaf(name=)", 11, "missing"),
                                  ("List(items=5, names=[])", 23, "is a sequence"), ("Pair(left=Empty(), Plus())", 25, "without its name")):
            with self.assertRaises(asdlc.InputError, msg=text) as caught:
                self.g.read(text)
            if "sequence" not in why:
                self.assertIn(f"column {column} ", str(caught.exception), text)
            self.assertIn(why, str(caught.exception), text)

    def test_classes_are_those_of_the_grammar(self):
        pair = self.g.Pair(left=self.g.Leaf("x"), mark=self.g.Plus())
        self.assertIsInstance(pair, self.g.types["item"])
        self.assertNotIsInstance(pair, self.g.types["mark"])
        self.assertEqual([f.name for f in pair._fields], ["left", "right", "mark"])
        self.assertEqual(self.g["Lambda"]("a", [self.g.span(1)]).class_[0].from_, 1)
        self.assertEqual(self.g.List([self.g.Empty()], ["n"]).names, ("n",))
        with self.assertRaises(AttributeError):
            pair.left = None
        with self.assertRaises(AttributeError):
            self.g.Nothing
        with self.assertRaises(TypeError):
            self.g.Pair(left=self.g.Empty())
        with self.assertRaises(asdlc.InputError):
            self.g.List("items", [])
        with self.assertRaises(asdlc.InputError):
            repr(self.g.Leaf(object()))
        self.assertIn("Pair", dir(self.g))
        self.assertEqual(len(self.g), 10)

    def test_values_of_different_kinds_differ(self):
        leaves = [self.g.read(f"Leaf(name={v})") for v in ("1", "'1'", "b'1'", "1.0", "True", "0x1", "x", "'x'")]
        self.assertEqual(len(set(leaves)), len(leaves))
        self.assertEqual(leaves[0], self.g.Leaf(1))
        self.assertNotEqual(leaves[0], self.g.Leaf(True))
        self.assertNotEqual(asdlc.Name("x"), "x")

    def test_trees_are_values(self):
        tree = self.g.read("List(items=[Leaf(name='a')], names=['b'])")
        self.assertEqual(pickle.loads(pickle.dumps(tree)), tree)
        self.assertEqual({tree: 1}[asdlc.Grammar(RULES).read(repr(tree))], 1)
        self.assertEqual([type(v).__name__ for v in asdlc.walk(tree)], ["List", "Leaf", "str", "str"])
        self.assertEqual(eval(repr(tree), dict(self.g)), tree)

    def test_deep_trees(self):
        text = "Pair(left=" * 5000 + "Empty()" + ", mark=Plus())" * 5000
        tree = self.g.read(text)
        self.assertEqual(repr(tree), text)
        self.assertEqual(sum(1 for _ in asdlc.walk(tree)), 10001)
        self.assertIn("too large", asdlc.svg(tree))

    def test_without_a_grammar(self):
        text = "A(x=[B(), 'c'], y=C(z=1))"
        self.assertEqual(repr(asdlc.read(text)), text)
        self.assertEqual(asdlc.read(text).y.z, 1)

    def test_no_grammar(self):
        for rule in ("a = A(b)", "a = A(b c d)", "a = $", "a = A B"):
            with self.assertRaises(asdlc.InputError):
                asdlc.Grammar([rule])

    def test_pictures(self):
        tree = self.g.read("Pair(left=Leaf(name='<&\">'), right=List(items=[Empty(), Empty()], names=['some longer name', b'x']), mark=Plus())")
        for text in (asdlc.svg(tree), tree._repr_svg_(), asdlc.svg("value")):
            picture = xml.dom.minidom.parseString(text)
        picture = xml.dom.minidom.parseString(asdlc.svg(tree))
        said = [t.firstChild.data for t in picture.getElementsByTagName("text")]
        for word in ("Pair", "Leaf", "'<&\">'", "left", "names", "b'x'"):
            self.assertIn(word, said)
        boxes = [tuple(float(r.getAttribute(k)) for k in ("x", "y", "width", "height")) for r in picture.getElementsByTagName("rect")]
        wide = float(picture.documentElement.getAttribute("width"))
        for a, b in itertools.combinations(boxes, 2):
            self.assertFalse(a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3], "boxes overlap")
        self.assertTrue(all(x >= 0 and x + w <= wide for x, _, w, _ in boxes))

    def test_real_python(self):
        """Python's own ast, through the grammar that a model holds."""
        g = asdlc.Grammar.of_model("models/hearthstone.safetensors")
        with open(ast.__file__, encoding="utf-8") as f:
            text = ast.dump(ast.parse(f.read()))
        self.assertEqual(repr(g.read(text)), text)


def predicted(*options, lines=LINES):
    text = "".join(json.dumps({"input": line}) + "\n" for line in lines)
    out = subprocess.run([GEO, "predict", "--model", MODEL, "--format", "json", *options], input=text, capture_output=True, text=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def rounded(data):
    if isinstance(data, dict):
        return {k: rounded(v) for k, v in data.items()}
    return round(data, 6) if isinstance(data, float) else [rounded(v) for v in data] if isinstance(data, (list, tuple)) else data


class Parsers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.p = asdlc.Parser(f"{WORK}/shipped")

    def test_answers_are_those_of_predict(self):
        for line, right in zip(LINES, predicted()):
            a = self.p.parse(line)
            self.assertEqual(rounded(dict(a.data)), right)
            self.assertEqual((repr(a.tree), a.text, round(a.log_prob, 6), list(a.unknown)), (right["tree"], right["text"], right["logprob"], right.get("unknown", [])))
            self.assertTrue(0 < a.probability <= 1 and a)
        for line, right in zip(LINES, predicted("--kbest", "4")):
            a = self.p.parse(line, kbest=4)
            self.assertEqual(rounded(dict(a.data)), right)
            self.assertEqual([(repr(g.tree), g.text) for g in a.guesses], [(g["tree"], g["text"]) for g in right["kbest"]])
            self.assertEqual((a.exact, self.p.kbest(line, 4)), (right["exact"], a.guesses))
        self.assertEqual(self.p.parse({"query": LINES[0]}), self.p.parse(LINES[0]))
        self.assertEqual(self.p.parse({"query": ["how", "long", "is", "the", "r0"]}).text, "( len:i r0 )")
        self.assertEqual((self.p.name, self.p.inputs, self.p.tempered), ("geo", ("query",), False))

    def test_trees_are_matched(self):
        g = self.p.grammar
        Lambda, And, Apply = g.Lambda, g.And, g.Apply
        tree = self.p.parse(LINES[0]).tree
        self.assertIsInstance(tree, g.types["expr"])
        self.assertEqual(tree.body.arguments[1].arguments[1], g.Entity("texas:s"))
        self.assertEqual(Lambda.__match_args__, ("variable", "type", "body"))
        self.assertEqual(self.p.read(repr(tree)), tree)
        self.assertEqual(tree, Lambda("$0", "e", And([Apply("state:t", [g.Variable("$0")]), Apply("next_to:t", [g.Variable("$0"), g.Entity("texas:s")])])))

    def test_it_abstains(self):
        right = predicted("--min-prob", "0.5")
        with asdlc.Parser(f"{WORK}/shipped", min_prob=0.5) as p:
            for line, wanted in zip(LINES, right):
                a = p.parse(line)
                self.assertEqual((a.abstained, a.tree is None, a.text is None, bool(a)), (wanted.get("abstained"), wanted["tree"] is None, wanted["text"] is None, wanted["tree"] is not None))
                self.assertIn("no answer" if a.abstained else "probability", a._repr_html_())
            self.assertTrue(any(w.get("abstained") for w in right))
        with self.assertRaisesRegex(asdlc.InputError, "precision of 95"):
            asdlc.Parser(f"{WORK}/shipped", precision=95)
        for wrong in (dict(min_prob=2), dict(min_prob=0.5, precision=90)):
            with self.assertRaises(asdlc.UsageError):
                asdlc.Parser(f"{WORK}/shipped", **wrong)

    def test_bad_input_and_limits(self):
        for wrong, words in (("\ud800", "UTF-8"), ({"x": "y"}, 'no "query"'), ({"query": 5}, "list of tokens"), (5, "a sentence is a str"), ({"query": [5]}, "not a string")):
            with self.assertRaisesRegex(asdlc.InputError, words):
                self.p.parse(wrong)
        self.assertEqual(self.p.parse("how long is\0the ohio").data["input"], predicted(lines=["how long is\0the ohio"])[0]["input"])
        for k in (-1, 10001):
            with self.assertRaises(asdlc.UsageError):
                self.p.parse("x", kbest=k)
        with self.assertRaises(asdlc.UsageError):
            self.p.kbest("x", 0)
        with self.assertRaises(asdlc.OutOfMemory):
            asdlc.Parser(self.p.path, name="geo", memory=100)
        with asdlc.Parser(self.p.path, seconds=1e-9) as p, self.assertRaises(asdlc.OutOfTime):
            p.parse(LINES[2])
        with asdlc.Parser(self.p.path, memory=400000) as p, self.assertRaises(asdlc.OutOfMemory):
            p.parse("word " * 100000)
        self.assertEqual(self.p.parse(LINES[1]).text, "( len:i ohio_river:r )")
        self.assertEqual(len(asdlc.Parser(self.p.path, decisions=True).parse(LINES[1]).data["decisions"]), 6)

    def test_no_parser(self):
        for path, words in (("nowhere", "cannot load"), ("nowhere_parser.c", "cannot open"), (WORK, "no file NAME_parser.c"), ("tests/python/test_asdlc.py", "cannot load")):
            with self.assertRaisesRegex(asdlc.SystemFailure, words):
                asdlc.Parser(path)
        with self.assertRaisesRegex(asdlc.SystemFailure, "atlas_parser_new"):
            asdlc.Parser(self.p.path, name="atlas")
        with self.assertRaisesRegex(asdlc.SystemFailure, "set CC"):
            asdlc.Parser(f"{WORK}/shipped", cc="no-such-cc")
        with tempfile.TemporaryDirectory() as folder:
            with open(f"{folder}/bad_parser.c", "w") as f:
                f.write("int x = ;")
            with self.assertRaisesRegex(asdlc.SystemFailure, "failed on"):
                asdlc.Parser(folder)

    def test_threads(self):
        wanted = [self.p.parse(line).text for line in LINES]
        wrong = []

        def work(number):
            for i in range(40):
                k = (number + i) % len(LINES)
                if self.p.parse(LINES[k], kbest=2 if i % 7 == 0 else 0).text != wanted[k]:
                    wrong.append(k)

        threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(wrong, [])
        self.assertEqual([a.text for a in self.p.parse_all(LINES * 10, threads=4)], wanted * 10)
        some = self.p.parse_all(itertools.cycle(LINES), threads=2)  # without end
        self.assertEqual([next(some).text for _ in range(20)], list(itertools.islice(itertools.cycle(wanted), 20)))
        some.close()
        with self.assertRaises(asdlc.InputError):
            list(self.p.parse_all([LINES[0], 5]))

    def test_memory_is_given_back(self):
        freed = []
        p = asdlc.Parser(self.p.path)
        real = p._contexts.free
        p._contexts.free = lambda c: (freed.append(c), real(c))
        for k in (0, 1, 2, 3, 0):
            p.parse(LINES[0], kbest=k)
        self.assertEqual(len(freed), 2)  # of the lists of one and of two
        p.close()
        p.close()
        self.assertEqual(len(freed), 4)
        with self.assertRaisesRegex(asdlc.Error, "closed"):
            p.parse(LINES[0])
        p = asdlc.Parser(self.p.path)
        contexts = p._contexts
        del p
        gc.collect()
        self.assertTrue(contexts.closed)

    def test_names_are_added(self):
        with asdlc.Parser(self.p.path, memory=64 << 20) as p:
            if p._add is None:
                with self.assertRaisesRegex(asdlc.SystemFailure, "ship it again"):
                    p.add_entities("quill\tr\tquill:r\n")
                return
            before = p.parse("how long is the quill")
            p.add_entities("quill\tr\tquill:r\n")
            p.add_entities("zorblax\ts\tzorblax:s\n")
            self.assertEqual((p.parse("how long is the quill").text, before.unknown), ("( len:i quill:r )", ("quill",)))
            self.assertEqual(p.kbest("does zorblax border utah", 2)[0].text, "( next_to:t zorblax:s utah:s )")
            with self.assertRaises(asdlc.InputError):
                p.add_entities("x\tnokind\tx\n")
            self.assertEqual(p.parse("how long is the quill").text, "( len:i quill:r )")
            self.assertEqual(self.p.parse("how long is the quill").unknown, ("quill",))

    def test_it_is_compiled_once(self):
        made = os.stat(self.p.path).st_mtime_ns
        again = asdlc.Parser(f"{WORK}/shipped/geo_parser.c")
        self.assertEqual((again.path, os.stat(again.path).st_mtime_ns), (self.p.path, made))
        self.assertEqual(str(again.path.parent), os.environ["ASDLC_CACHE"])
        self.assertEqual(again.parse(LINES[0]), self.p.parse(LINES[0]))


class Programs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.p = asdlc.Program(GEO)

    def test_predict_iterates(self):
        right = predicted("--kbest", "2")
        found = list(self.p.predict(LINES, model=MODEL, kbest=2))
        self.assertEqual([dict(a.data) for a in found], right)
        self.assertEqual([repr(a.tree) for a in found], [r["tree"] for r in right])
        endless = self.p.predict(itertools.cycle(LINES), model=[MODEL, MODEL])
        self.assertEqual([next(endless).text for _ in range(3)], [r["text"] for r in predicted("--model", MODEL)[:3]])
        endless.close()
        self.assertEqual(next(self.p.predict(LINES[0], model=MODEL)).text, right[0]["text"])

    def test_predict_tells_what_is_wrong(self):
        lines = [LINES[0], {"x": "y"}, LINES[1]]
        found = self.p.predict(lines, model=MODEL)
        next(found)
        with self.assertRaisesRegex(asdlc.InputError, 'no "query"'):
            next(found)
        self.assertEqual([type(a).__name__ for a in self.p.predict(lines, model=MODEL, errors="yield")], ["Answer", "InputError", "Answer"])
        with self.assertRaisesRegex(asdlc.UsageError, "--kbest is a whole number"):
            list(self.p.predict(LINES, model=MODEL, kbest="many"))
        with self.assertRaisesRegex(asdlc.SystemFailure, "nowhere"):
            self.p.predict(LINES, model="nowhere")
        with self.assertRaisesRegex(asdlc.InputError, "is no model"):
            self.p.predict(LINES, model="Makefile")

        def broken():
            yield LINES[0]
            raise KeyError("mine")

        with self.assertRaisesRegex(KeyError, "mine"):
            list(self.p.predict(broken(), model=MODEL))

    def test_evaluate_and_print(self):
        found = self.p.evaluate(f"{MODEL}.jsonl", model=MODEL)
        self.assertEqual((found["count"], found["em"]), (5, 100.0))
        tree = asdlc.Grammar.of_model(MODEL).read("Apply(predicate='len:i', arguments=[Entity(entity='r0')])")
        self.assertEqual(self.p.print(tree), "( len:i r0 )")
        with self.assertRaises(asdlc.SystemFailure):
            self.p.evaluate("nowhere.jsonl", model=MODEL)
        with self.assertRaisesRegex(asdlc.SystemFailure, "no program"):
            asdlc.Program("nowhere/geo")

    def test_from_a_task_to_a_shipped_parser(self):
        """A task with three inputs and every kind of field: build, train, measure, ship, parse."""
        with tempfile.TemporaryDirectory() as folder:
            before = os.environ.get("CFLAGS")
            os.environ["CFLAGS"] = os.environ.get("CFLAGS") or "-O0"
            try:
                mix = asdlc.Program.build("tests/grad/mix.task", f"{folder}/mix", asdlc=f"{BUILD}/asdlc")
                with self.assertRaisesRegex(asdlc.InputError, "error"):
                    with open(f"{folder}/bad.asdl", "w") as f:
                        f.write("a = A(")
                    asdlc.Program.build(f"{folder}/bad.asdl", asdlc=f"{BUILD}/asdlc")
                with open(f"{folder}/train.jsonl", "w") as f:
                    for i in range(4):
                        f.write(json.dumps({"input": {"text": "a b", "letters": "xyz", "tag": "T"}, "tree": f"List(items=[Leaf(name='x{i}'), Leaf(name='y')], names=['zz{i}'])"}) + "\n")
                        f.write(json.dumps({"input": {"text": "b", "letters": "yx", "tag": "U"}, "tree": "Pair(left=Gaps(items=[Empty(), None], words=[None, 7]), mark=Plus())"}) + "\n")
                run = mix.train(train=f"{folder}/train.jsonl", model=f"{folder}/m", epochs=20, hidden=9, embed=7, threads=1)
                self.assertTrue(run.log and os.path.exists(run.model) and run.said)
                with self.assertRaisesRegex(asdlc.UsageError, "did you mean '--hidden'"):
                    mix.train(train=f"{folder}/train.jsonl", model=f"{folder}/m2", hiden=9)
                with self.assertRaisesRegex(asdlc.SystemFailure, "nowhere"):
                    mix.train(train="nowhere.jsonl", model=f"{folder}/m2")
                parser = mix.ship(f"{folder}/shipped", model=f"{folder}/m")
                asked = [{"text": "a b", "letters": "xyz", "tag": "T"}, {"text": "b", "letters": "yx", "tag": "U"}]
                for one, other in zip(map(parser.parse, asked), mix.predict(asked, model=f"{folder}/m")):
                    self.assertEqual((one.tree, rounded(dict(one.data))), (other.tree, dict(other.data)))
                with self.assertRaisesRegex(asdlc.InputError, "give a dict with text, letters, tag"):
                    parser.parse("a b")
                self.assertEqual(parser.grammar, asdlc.Grammar.of_model(f"{folder}/m"))
            finally:
                os.environ.pop("CFLAGS") if before is None else os.environ.__setitem__("CFLAGS", before)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[1:]])
