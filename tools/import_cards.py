#!/usr/bin/env python3
"""import_cards: cards of the HEARTHSTONE data set and their Python classes into examples.

    import_cards.py [--id PREFIX] X.in X.out

Line i of X.in is a card, line i of X.out its class, with the section sign for a newline. Writes an example a line:
    {"id": "PREFIX-1", "input": {"name": "...", "attack": "...", ...}, "tree": "ClassDef(...)", "text": "class ..."}
The tree is what this Python's ast makes of the class, as ast.dump writes it; the text is the class as the file has it,
newlines restored: what BLEU compares with. The components are text as they stand, -1 and NIL where a card has none, the
description with its <b>. What cannot be converted is told on standard error with its line and column and left out; the exit
code is then 1. 2: wrong arguments, 3: a file that cannot be read or written.
"""
import argparse
import ast
import json
import os
import sys
import warnings

ENDS = (('name', 'NAME_END'), ('attack', 'ATK_END'), ('health', 'DEF_END'), ('cost', 'COST_END'), ('durability', 'DUR_END'),
        ('type', 'TYPE_END'), ('class', 'PLAYER_CLS_END'), ('race', 'RACE_END'), ('rarity', 'RARITY_END'))


class Bad(Exception):
    """Why a line cannot be converted: file (0: the cards, 1: the code), column, what."""


def components(card):
    """The card line: each component and then its mark, the description last."""
    found, at = {}, 0
    for name, mark in ENDS:
        end = card.find(' ' + mark + ' ', at)
        if end < 0 and card.endswith(' ' + mark):  # a card without a description
            end = len(card) - len(mark) - 1
        if end < 0:
            raise Bad(0, at + 1, f"no '{mark}' behind the card's {name}")
        found[name] = card[at:end].strip()
        at = min(end + len(mark) + 2, len(card))
    found['description'] = card[at:].strip()
    if not found['name']:
        raise Bad(0, 1, 'the card has no name')
    return found


def parse(line):
    """A code line as text and statements. Where it is no Python, line continuations may have lost their newline: '\\' and a
    blank. Neither parser nor printer ever writes that backslash, so it leaves the text too."""
    first = None
    for text in line.replace('§', '\n'), line.replace('\\ ', '').replace('§', '\n'):
        try:
            return text, ast.parse(text).body
        except (SyntaxError, ValueError) as e:
            first = first or e
    lines = line.split('§')
    row = min(getattr(first, 'lineno', None) or 1, len(lines))
    column = sum(len(text) + 1 for text in lines[:row - 1]) + (getattr(first, 'offset', None) or 1)
    raise Bad(1, column, 'not Python: ' + (getattr(first, 'msg', None) or str(first)))


def dump(tree):
    """ast.dump as Python 3.9 to 3.11 writes it: python.asdl is 3.11's, without the type parameters of later versions."""
    for node in ast.walk(tree):
        if not getattr(node, 'type_params', True):
            del node.type_params
    return ast.dump(tree, **({'show_empty': True} if sys.version_info >= (3, 13) else {}))


def gold(line):
    """The text of a code line, and its tree."""
    text, body = parse(line)
    if len(body) != 1 or not isinstance(body[0], ast.ClassDef):
        raise Bad(1, 1, 'a single class is expected, not ' + (', '.join(type(s).__name__ for s in body) or 'nothing'))
    return text, dump(body[0])


def lines(file):
    with open(file, encoding='utf-8', newline='') as f:
        text = f.read()
    parts = text.split('\n')  # splitlines would split at more than newlines
    if parts[-1] == '':
        parts.pop()
    return [part.removesuffix('\r') for part in parts]


def main():
    p = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    p.add_argument('--id', default='card', metavar='PREFIX')
    p.add_argument('files', nargs=2, metavar='X.in X.out')
    a = p.parse_args()
    warnings.simplefilter('ignore')  # of the compiler, about odd escapes in strings
    sys.stdout.reconfigure(encoding='utf-8')
    sys.stderr.reconfigure(encoding='utf-8', errors='backslashreplace')
    try:
        cards, codes = (lines(file) for file in a.files)
    except (OSError, UnicodeDecodeError) as e:
        print('import_cards:', e, file=sys.stderr)
        return 3
    failed = 0
    for i, (card, code) in enumerate(zip(cards, codes), 1):
        try:
            inputs, (text, tree) = components(card), gold(code)
            example = {'id': f'{a.id}-{i}', 'input': inputs, 'tree': tree, 'text': text}
            print(json.dumps(example, ensure_ascii=False))
        except Bad as e:
            file, column, why = e.args
            print(f'{a.files[file]}:{i}:{column}: {why}', file=sys.stderr)
            failed += 1
    total = max(len(cards), len(codes))
    if len(cards) != len(codes):
        print(f'import_cards: {a.files[0]} has {len(cards)} lines, {a.files[1]} has {len(codes)}: what has no partner is left out',
              file=sys.stderr)
        failed += total - min(len(cards), len(codes))
    if failed:
        print(f'import_cards: {a.files[0]}: {failed} of {total} cards cannot be converted', file=sys.stderr)
    sys.stdout.flush()
    return 1 if failed else 0


if __name__ == '__main__':
    try:
        code = main()
    except BrokenPipeError:  # as head leaves it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 3
    sys.exit(code)
