"""Python's own standard library as a test: every .py of the interpreter that runs this, through ast.dump, our reader,
our two printers and back. Prints what it measured; exit 1 when a goal is missed.

    make check-stdlib              BUILD names the folder with the built `python` program
    check.py --no-speed            trees only
"""
import ast
import json
import os
import subprocess
import sys
import sysconfig
import tempfile
import time

sys.setrecursionlimit(20000)
PROGRAM = os.path.join(os.environ.get('BUILD', 'build'), 'python')


def sources():
    """(path, text) of every file of the library that this Python parses, and how many it does not."""
    root, refused = sysconfig.get_paths()['stdlib'], 0
    found = []
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(d for d in folders if d not in ('site-packages', 'dist-packages', '__pycache__'))
        for name in sorted(files):
            if name.endswith('.py'):
                path = os.path.join(folder, name)
                try:
                    with open(path, 'rb') as f:
                        found.append((path, ast.parse(f.read())))
                except (SyntaxError, ValueError):
                    refused += 1
    return found, refused


def same_tree(line, dump):
    """Whether a line that differs from the dump in its bytes is the same tree to Python."""
    try:
        return ast.dump(eval(line, vars(ast) | {'inf': float('inf')})) == dump
    except Exception:
        return False


def run(*words):
    """What our program printed, and the seconds it took, start and all."""
    begin = time.perf_counter()
    done = subprocess.run([PROGRAM, *words], stdout=subprocess.PIPE, check=False)
    return done.stdout, time.perf_counter() - begin


def python_speed(dumps, most=8.0):
    """Bytes a second of Python's own eval + ast.dump, over as many files as fit in some seconds."""
    done, begin = 0, time.perf_counter()
    names = vars(ast) | {'inf': float('inf')}
    for dump in sorted(dumps, key=len)[len(dumps) // 4:]:
        try:
            ast.dump(eval(dump, names))
        except Exception:  # Python's own limits of nesting
            continue
        done += len(dump.encode('utf8', 'surrogatepass'))
        if time.perf_counter() - begin > most:
            break
    return done / (time.perf_counter() - begin)


def speed(file, size, dumps, goal):
    seconds = min(run('print', '--format', 'tree', file)[1] for _ in range(3))
    ours, theirs = size / seconds, python_speed(dumps)
    goal(ours >= 50e6, f'reader + printer {ours / 1e6:.0f} MB/s, one core, start included (at least 50)')
    goal(ours >= 20 * theirs, f"{ours / theirs:.0f} times Python's eval + ast.dump at {theirs / 1e6:.2f} MB/s (at least 20)")


def has_fstring(tree):
    return any(isinstance(node, ast.JoinedStr) for node in ast.walk(tree))


def main():
    if not (3, 9) <= sys.version_info < (3, 13):
        print('skipped: grammars/python.asdl is that of Python 3.11, this is', sys.version.split()[0])
        return 77
    trees, refused = sources()
    dumps = [ast.dump(tree) for _, tree in trees]
    missed = []

    def goal(ok, text):
        print(('ok    ' if ok else 'MISS  ') + text)
        if not ok:
            missed.append(text)

    with tempfile.NamedTemporaryFile('wb', suffix='.trees') as file:
        file.write(''.join(d + '\n' for d in dumps).encode('utf8', 'surrogatepass'))
        file.flush()
        size = os.path.getsize(file.name)
        print(f'{len(trees)} files of Python {sys.version.split()[0]} ({refused} that it refuses itself), {size / 1e6:.1f} MB of tree text')

        lines = run('print', '--format', 'tree', file.name)[0].decode('utf8', 'surrogatepass').split('\n')[:-1]
        same = [a == b for a, b in zip(lines, dumps)]
        alike = [s or same_tree(a, b) for s, a, b in zip(same, lines, dumps)]
        for (path, _), ok in zip(trees, alike):
            if not ok:
                print('      another tree:', path)
        goal(len(lines) == len(dumps) and all(alike), f'same tree for {sum(alike)} of {len(dumps)} files ({sum(same)} byte for byte)')

        if '--no-speed' not in sys.argv:
            speed(file.name, size, dumps, goal)

        texts = [json.loads(line).get('text') for line in run('print', '--format', 'json', file.name)[0].splitlines()]
    good = {True: 0, False: 0}
    count = {True: 0, False: 0}
    for (path, tree), dump, text in zip(trees, dumps, texts):
        strings = has_fstring(tree)
        count[strings] += 1
        try:
            again = ast.dump(ast.parse(text))
        except (SyntaxError, ValueError, RecursionError, MemoryError) as why:
            again = str(why)
        good[strings] += again == dump
        if again != dump and os.environ.get('VERBOSE'):
            at = next((i for i, (a, b) in enumerate(zip(again, dump)) if a != b), 0)
            print('      source differs:', path, again[at - 60:at + 40] if again.startswith('Module') else again, '|', dump[at - 20:at + 40])
    goal(good[False] >= 0.9 * count[False], f'as Python source, parsed again: same tree for {good[False]} of {count[False]} files without f-strings (at least 90 %)')
    print(f'      and for {good[True]} of {count[True]} with f-strings')
    print('stdlib: all goals met' if not missed else f'stdlib: {len(missed)} goals missed')
    return 1 if missed else 0


sys.exit(main())
