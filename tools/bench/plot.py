#!/usr/bin/python3
"""plot.py: plots of what the bench measured, as SVG.

  plot.py RESULTS.json FOLDER     writes FOLDER/training.svg and, where scale was measured, FOLDER/scale.svg"""
import json
import math
import os
import sys
from xml.sax.saxutils import escape

INK, FAINT, LINE = "#2b2b2b", "#6b6b6b", "#d9d9d9"
BARS = [("recursive", "PyTorch, recursion per example", "#c9c9c9"), ("batched", "PyTorch, batched by level", "#8f8f8f"),
        ("ours1", "asdlc, one thread", "#6ba3d6"), ("ours2", "asdlc, two threads", "#1f5f9f")]


class Picture:
    def __init__(self, width, height):
        self.width, self.height, self.parts = width, height, []
        self.box(0, 0, width, height, "#ffffff")

    def box(self, x, y, w, h, fill):
        self.parts.append('<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" fill="%s"/>' % (x, y, w, h, fill))

    def line(self, x1, y1, x2, y2, color=LINE, width=1):
        self.parts.append('<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="%s" stroke-width="%s"/>' % (x1, y1, x2, y2, color, width))

    def path(self, points, color):
        self.parts.append('<polyline points="%s" fill="none" stroke="%s" stroke-width="2"/>' % (" ".join("%.1f,%.1f" % p for p in points), color))

    def dot(self, x, y, color):
        self.parts.append('<circle cx="%.1f" cy="%.1f" r="4" fill="%s"/>' % (x, y, color))

    def text(self, x, y, text, size=13, color=INK, anchor="start", weight="normal"):
        self.parts.append('<text x="%.1f" y="%.1f" font-size="%d" fill="%s" text-anchor="%s" font-weight="%s">%s</text>' % (
            x, y, size, color, anchor, weight, escape(text)))

    def write(self, path):
        with open(path, "w") as f:
            f.write('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" font-family="Helvetica, Arial, sans-serif">\n%s\n</svg>\n' % (
                self.width, self.height, self.width, self.height, "\n".join(self.parts)))


def thousands(x):
    return "{:,.0f}".format(x) if x >= 10 else "%.1f" % x if x >= 0.1 else "%.2g" % x


def plot_training(tasks, path):
    """Bars in multiples of the better peer, so that tasks of different size stand side by side; labels in examples a second."""
    left, right, top, bar, gap = 116, 150, 84, 18, 26
    rows = [(name, dict(r, ours1=r["ours"][0], ours2=r["ours"][1], batched=max(r.get("batched", [0])))) for name, r in tasks.items()]
    shown = [b for b in BARS if all(r.get(b[0]) for _, r in rows)]
    base = "batched" if shown[0][0] == "recursive" else shown[0][0]

    def times(r, key):
        """As the bench says: the median of rounds, which is not quite the ratio of medians."""
        return r["times"][int(key[-1]) - 1] if key.startswith("ours") and "times" in r else r[key] / r[base]

    most = max(times(r, key) for _, r in rows for key, _, _ in shown)
    height = top + len(rows) * (len(shown) * bar + gap) + 4
    p = Picture(760, height)
    unit = (p.width - left - right) / most
    p.text(16, 28, "Training speed, examples a second", 16, weight="bold")
    if base == "batched":
        p.text(p.width - 16, 28, "length of bars: times batched PyTorch", 12, FAINT, "end")
    at = 16
    for _, label, color in shown:
        p.box(at, 44, 12, 12, color)
        p.text(at + 18, 55, label, 12, FAINT)
        at += 34 + 6.1 * len(label)
    for i, (name, r) in enumerate(rows):
        y = top + i * (len(shown) * bar + gap)
        p.text(left - 12, y + len(shown) * bar / 2 + 4, name, 13, anchor="end", weight="bold")
        for k, (key, _, color) in enumerate(shown):
            w = max(1.0, times(r, key) * unit)
            p.box(left, y + k * bar, w, bar - 3, color)
            ratio = "  (%.0f times)" % times(r, key) if key.startswith("ours") and base == "batched" else ""
            p.text(left + w + 6, y + k * bar + 12, thousands(r[key]) + ratio, 12, INK if ratio else FAINT)
    p.line(left, top - 6, left, height - gap, FAINT)
    p.write(path)


def plot_curve(p, x0, width, top, height, title, rows, key, unit, color):
    """One panel, both axes logarithmic."""
    xs, ys = [r["examples"] for r in rows], [r[key] for r in rows]
    low, high = math.floor(math.log10(min(ys) * 0.6)), math.ceil(math.log10(max(ys) * 1.01))     # room for a label below
    first, last = math.log10(xs[0]), math.log10(xs[-1])

    def place(x, y):
        return (x0 + (math.log10(x) - first) / (last - first) * width, top + (high - math.log10(y)) / (high - low) * height)

    p.text(x0 - 44, top - 22, title, 14, weight="bold")
    for e in range(low, high + 1):
        y = place(xs[0], 10.0 ** e)[1]
        p.line(x0, y, x0 + width, y)
        p.text(x0 - 8, y + 4, "{:,g}".format(10.0 ** e), 12, FAINT, "end")
    for x in xs:
        p.line(place(x, ys[0])[0], top, place(x, ys[0])[0], top + height)
        p.text(place(x, ys[0])[0], top + height + 18, "{:,}".format(x), 12, FAINT, "middle")
    p.path([place(x, y) for x, y in zip(xs, ys)], color)
    for x, y in zip(xs, ys):
        at = place(x, y)
        p.dot(*at, color)
        end = x == xs[-1]
        p.text(at[0] + (-8 if end else 8), at[1] - 8 if end else at[1] + 16, thousands(y) + unit, 12, INK, "end" if end else "start")
    p.text(x0 + width / 2, top + height + 38, "examples", 12, FAINT, "middle")


def plot_scale(rows, path):
    p = Picture(760, 340)
    p.text(16, 28, "Training on more examples: plain English to cron schedules", 16, weight="bold")
    plot_curve(p, 64, 280, 84, 200, "seconds a pass", rows, "seconds", " s", BARS[3][2])
    plot_curve(p, 440, 280, 84, 200, "memory, MB", rows, "mb", " MB", BARS[2][2])
    p.write(path)


def main():
    results = json.load(open(sys.argv[1]))
    plot_training(results["tasks"], os.path.join(sys.argv[2], "training.svg"))
    if "scale" in results:
        plot_scale(results["scale"]["examples"], os.path.join(sys.argv[2], "scale.svg"))


if __name__ == "__main__":
    main()
