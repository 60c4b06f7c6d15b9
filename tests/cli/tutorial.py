"""tutorial.py README: runs the README's tutorial in the current folder and compares what it prints.

A fenced block "```LANGUAGE FILE" is the content of a file. A block "```console" holds commands behind "$ " and, below each, what it
prints. "..." stands for any lines. Numbers in a line about time (ms, examples/s) may differ.
"""
import re
import subprocess
import sys


def blocks(text):
    section = re.search(r"^## Tutorial.*?(?=^## )", text, re.M | re.S).group()
    return re.findall(r"^```(.*?)\n(.*?)^```", section, re.M | re.S)


def commands(block):
    found = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def plain(line):
    return re.sub(r"[\d.]+", "0", line) if re.search(r" ms\b|examples/s", line) else line


def matches(want, got):
    if not want:
        return not got
    if want[0] == "...":
        return any(matches(want[1:], got[i:]) for i in range(len(got) + 1))
    return bool(got) and plain(want[0]) == plain(got[0]) and matches(want[1:], got[1:])


failed = count = 0
for kind, body in blocks(open(sys.argv[1]).read()):
    words = kind.split()
    if len(words) == 2:
        open(words[1], "w").write(body)
    if words != ["console"]:
        continue
    for command, want in commands(body):
        run = subprocess.run(command, shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, stdin=subprocess.DEVNULL)
        got = run.stdout.splitlines()
        count += 1
        if not matches(want, got):
            failed += 1
            print("failed: $ %s\nexpected:\n  %s\nprinted:\n  %s" % (command, "\n  ".join(want), "\n  ".join(got)))
print("%d commands, %d failed" % (count, failed))
sys.exit(failed > 0 or count == 0)
