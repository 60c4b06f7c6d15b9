"""plot.py: the table as a picture (SVG): a panel for each task and metric, a line for each row, a dot for each seed."""
import math
from xml.sax.saxutils import escape

from table import HEADS, cell

INK, FAINT, GRID, DOT, MEAN, ENSEMBLE, KNOWN = "#2b2b2b", "#6b6b6b", "#e3e3e3", "#8db8de", "#1f5f9f", "#b5541c", "#8a8a8a"
AXIS, RIGHT, STEP, HEAD, FOOT = 520, 120, 26, 34, 40        # pixels: the axis, right of it, a row, above and below a panel's rows
LETTER = 7.1                                                # of 12 pixels: its usual width


def text(x, y, words, size=12, color=INK, anchor="start", weight="normal"):
    return '<text x="%.1f" y="%.1f" font-size="%d" fill="%s" text-anchor="%s" font-weight="%s">%s</text>' % (x, y, size, color, anchor, weight, escape(words))


def line(x1, y1, x2, y2, color, width=1, dash=""):
    return '<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="%s" stroke-width="%s"%s/>' % (
        x1, y1, x2, y2, color, width, ' stroke-dasharray="%s"' % dash if dash else "")


def steps(low, high):
    """Round numbers between the two, at most eight."""
    for step in (0.5, 1, 2, 5, 10, 20, 50):
        if (high - low) / step <= 8:
            break
    return [i * step for i in range(math.ceil(low / step), math.floor(high / step) + 1)]


class Panel:
    def __init__(self, task, metric, lines, left):
        self.lines = [l for l in lines if l["task"] == task and l["figures"].get(metric)]
        self.left, self.right, self.task, self.metric = left, left + AXIS, task, metric
        figures = [l["figures"][metric] for l in self.lines]
        values = [v for f in figures for v in [f["mean"]] + f["values"]]
        spreads = [f["spread"] or 0 for f in figures]
        room = max(1, 0.08 * (max(values) - min(values)), max(spreads)) if values else 1
        self.low, self.high = max(0, min(values, default=0) - room), min(100, max(values, default=100) + room)
        self.height = HEAD + STEP * len(self.lines) + FOOT

    def x(self, value):
        return self.left + (min(max(value, self.low), self.high) - self.low) / max(1e-9, self.high - self.low) * (self.right - self.left)

    def draw(self, top):
        bottom = top + HEAD + STEP * len(self.lines)
        parts = [text(12, top + 20, self.task, 14, weight="bold"), text(self.right, top + 20, HEADS[self.metric].replace("exact", "exact match") + ", %", 11, FAINT, "end")]
        for value in steps(self.low, self.high):
            parts += [line(self.x(value), top + HEAD, self.x(value), bottom, GRID), text(self.x(value), bottom + 16, "%g" % value, 11, FAINT, "middle")]
        for i, one in enumerate(self.lines):
            parts += self.row(one, top + HEAD + STEP * (i + 0.5), top + HEAD, bottom)
        return parts

    def row(self, one, y, top, bottom):
        figure, kind = one["figures"][self.metric], one["kind"]
        mean, spread = figure["mean"], figure["spread"]
        color = {"known": KNOWN, "ensemble": ENSEMBLE, "row": MEAN}[kind]
        parts = [text(self.left - 10, y + 4, one["name"], 12, FAINT if kind == "known" else INK, "end"),
                 text(self.right + 12, y + 4, cell(one, self.metric), 12, color, weight="bold")]
        x = self.x(mean)
        if kind == "known":                                 # through the whole panel, to compare rows with
            return parts + [line(x, top, x, bottom, KNOWN, 1.2, "4 3"), '<rect x="%.1f" y="%.1f" width="8" height="8" fill="%s" transform="rotate(45 %.1f %.1f)"/>' % (
                x - 4, y - 4, color, x, y)]
        if spread is not None:
            parts.append(line(self.x(mean - spread), y, self.x(mean + spread), y, color, 2.5))
            parts += ['<circle cx="%.1f" cy="%.1f" r="3.5" fill="%s" fill-opacity="0.8"/>' % (self.x(v), y, DOT) for v in figure["values"]]
        return parts + ['<circle cx="%.1f" cy="%.1f" r="5" fill="%s" stroke="#ffffff"/>' % (x, y, color)]


def shown(lines):
    """Exact match of each task, and the metrics that are known of it from elsewhere."""
    for task in dict.fromkeys(l["task"] for l in lines):
        known = {m for l in lines if l["task"] == task and l["kind"] == "known" for m in l["figures"]}
        for metric in HEADS:
            if metric == "em" or metric in known:
                yield task, metric


def draw(lines):
    longest = max([len(l["name"]) for l in lines if l["figures"]], default=10)
    left = max(160, 24 + LETTER * longest)
    panels = [p for p in (Panel(task, metric, lines, left) for task, metric in shown(lines)) if p.lines]
    parts, top = [], 8
    for panel in panels:
        parts += panel.draw(top)
        top += panel.height
    parts.append(text(12, top + 12, "Large dots: means over seeds, bars: their standard deviation, small dots: seeds, orange: ensembles, dashed: known from elsewhere."
                      if panels else "Nothing is done yet.", 11, FAINT))
    width, height = left + AXIS + RIGHT, top + 24
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" font-family="Helvetica, Arial, sans-serif">\n'
            '<rect width="%d" height="%d" fill="#ffffff"/>\n%s\n</svg>\n' % (width, height, width, height, width, height, "\n".join(parts)))
