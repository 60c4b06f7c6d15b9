# tools/idioms: what it finds stands in the trees as often as it says, and bad input is named with its line.
. tests/cli/lib
idioms() { # exit code, what, arguments
    code=$1 name=$2
    shift 2
    expect "$code" "$name" tools/idioms "$@"
}
tree() { printf '{"input": "x", "tree": "%s"}\n' "$1"; }
heading='times  examples  parts  idiom'

{
    tree "Pair(left=Leaf(name='a'), right=Leaf(name='b'))"
    tree "Pair(left=Leaf(name='a'), right=Leaf(name='c'), note=Leaf(name='d'))"
    echo
    tree "Pair(left=Leaf(name='a'), right=Leaf(name='e'), note=Leaf(name='f'))"
} >"$T/pairs"
idioms 0 'a value that all share, free values, a free optional field' --least 3 "$T/pairs"
stdout_is "$heading
    3         3      4  Pair(left=Leaf(name='a'), right=Leaf(name=_), note=_?)"
idioms 0 'a larger one in fewer examples; what is left over is in too few' --least 2 "$T/pairs"
stdout_is "$heading
    2         2      5  Pair(left=Leaf(name='a'), right=Leaf(name=_), note=Leaf(name=_))"
idioms 0 'nothing is in ten examples' "$T/pairs"
stdout_is "$heading"

{
    tree "All(of=[Leaf(name='a'), Leaf(name=-3), Leaf(name=None)])"
    tree "All(of=[Leaf(name='a'), Leaf(name=-3), Leaf(name=None)])"
    tree "All(of=[All(of=[]), All(of=[])])"
    tree "All(of=[All(of=[])])"
} >"$T/lists"
idioms 0 'lists by their length, values of all kinds; times and examples differ' --least 2 "$T/lists"
stdout_is "$heading
    2         2      8  All(of=[Leaf(name='a'), Leaf(name=-3), Leaf(name=None)])
    3         2      2  All(of=[])"
idioms 0 'as many as are wanted' --least 2 --most 1 "$T/lists"
what='a row for each'
python "assert len(open('$T/stdout').readlines()) == 2"

# On examples of some size: whatever is printed, with names for what is free, matches at least as many parts of the trees as it says.
"$A" new "$T/toy" >/dev/null
idioms 0 'the examples of a new task' --least 3 "$T/toy/train.jsonl"
python "
import ast, re
rows = [line.split(None, 3) for line in open('$T/stdout')][1:]
trees = [ast.parse(json.loads(line)['tree'], mode='eval').body for line in open('$T/toy/train.jsonl')]
def same(a, b):
    if isinstance(a, ast.Name): return True
    if isinstance(a, ast.Call):
        mine, theirs = ({k.arg: k.value for k in x.keywords} for x in (a, b)) if isinstance(b, ast.Call) else ({}, {})
        return isinstance(b, ast.Call) and a.func.id == b.func.id and all(
            same(mine[f], theirs[f]) if f in mine and f in theirs else isinstance(mine.get(f), ast.Name) for f in {*mine, *theirs})
    if isinstance(a, ast.List): return isinstance(b, ast.List) and len(a.elts) == len(b.elts) and all(map(same, a.elts, b.elts))
    return ast.dump(a) == ast.dump(b)
assert len(rows) > 3
for times, examples, parts, text in rows:
    idiom = ast.parse(re.sub(r'_[?*]', '_', text), mode='eval').body
    found = [sum(same(idiom, part) for part in ast.walk(tree) if isinstance(part, ast.Call)) for tree in trees]
    assert sum(found) >= int(times) and sum(n > 0 for n in found) >= int(examples) >= 3, text"

tree 'Leaf(' >"$T/bad"
idioms 1 'not a tree' "$T/bad"
stderr_has "$T/bad:1: not the text of a tree"
{ cat "$T/pairs"; tree "Leaf(name=Leaf)"; } >"$T/bad"
idioms 1 'a constructor without parentheses' "$T/bad"
stderr_has "$T/bad:5: not the text of a tree"
echo '{"tree": 3}' >"$T/bad"
idioms 1 'a tree that is no string' "$T/bad"
stderr_has "$T/bad:1: no JSON object with a \"tree\""
idioms 3 'no file' "$T/nowhere"
stderr_has "$T/nowhere"
idioms 2 'nothing'
idioms 2 'none wanted' --most 0 "$T/pairs"
stderr_has "'0' is no number above 0"
idioms 0 'help' --help
stdout_has 'tools/idioms [--most K] [--least N] EXAMPLES.jsonl'
done_testing
