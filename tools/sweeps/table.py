"""table.py: what came of a sweep: means over seeds, and their spreads."""
import statistics

from plan import METRICS
from work import options_text

HEADS = {"em": "exact", "em_l2l": "lang2logic", "bleu": "BLEU", "f1": "F1"}


def mean_of(results, key):
    """By examples: what one evaluation of all folds together would give, for exact match."""
    return sum(r[key] * r["count"] for r in results) / max(1, sum(r["count"] for r in results))


def together(jobs):
    """The figures of a seed, or of an ensemble, over all its folds; None while one is missing."""
    results = [j.result() for j in jobs]
    if not jobs or None in results:
        return None
    return dict({m: mean_of(results, m) for m in METRICS + ["ms"]}, count=sum(r["count"] for r in results), seconds=sum(r["seconds"] for r in results))


def figures(runs):
    """Mean and standard deviation over runs, and each run's own figure, by metric."""
    out = {}
    for metric in METRICS if runs else []:
        values = [r[metric] for r in runs]
        out[metric] = {"mean": statistics.mean(values), "spread": statistics.stdev(values) if len(values) > 1 else None, "values": values}
    return out


def measured_on(row):
    s = row.settings
    if s.folds == "dev":
        return "dev"
    return "fold %s of %d" % (",".join(map(str, s.fold)), s.folds) if s.fold else "%d folds" % s.folds


def line_of(row, kind, name, runs, jobs):
    found = [r for r in runs.values() if r]
    return {"task": row.task, "row": row.name, "kind": kind, "name": name, "figures": figures(found), "seeds": [s for s in runs if runs[s]],
            "planned": len(runs), "on": measured_on(row), "examples": max([r["count"] for r in found], default=0),
            "seconds": statistics.mean(r["seconds"] for r in found) if found else None, "ms": statistics.mean(r["ms"] for r in found) if found else None,
            "done": sum(j.done for j in jobs), "jobs": len(jobs)}


def rows_of(plan, rows):
    """The lines of the table, task by task: known figures, then rows, each followed by its ensemble."""
    lines = []
    for task in dict.fromkeys(r.task for r in rows):
        for known in plan.known:
            if known.task == task:
                lines.append({"task": task, "row": None, "kind": "known", "name": known.name,
                              "figures": {m: {"mean": v, "spread": None, "values": []} for m, v in known.figures.items()}})
        for row in rows:
            if row.task != task:
                continue
            runs = {seed: together([j for j in row.jobs if j.seed == seed]) for seed in row.settings.seeds}
            lines.append(line_of(row, "row", row.name, runs, row.jobs))
            if row.ensembles:
                name = "%s, ensemble of %d" % (row.name, len(row.settings.seeds))
                lines.append(line_of(row, "ensemble", name, {"all": together(row.ensembles)}, row.ensembles))
    return lines


def cell(line, metric):
    figure = line["figures"].get(metric)
    if not figure:
        return "–"
    if line["kind"] == "known":
        return "%g" % figure["mean"]                        # as its author gave it
    return "%.1f" % figure["mean"] + (" ± %.1f" % figure["spread"] if figure["spread"] is not None else "")


def clock(seconds):
    if seconds < 60:
        return "%d s" % round(seconds)
    return "%d min" % round(seconds / 60) if seconds < 3600 else "%d h %02d" % (seconds // 3600, seconds % 3600 // 60)


def cells(line):
    left = [line["task"], line["name"]] + [cell(line, m) for m in METRICS]
    if line["kind"] == "known":
        return left + [""] * 6
    seeds = "" if line["kind"] == "ensemble" else "%d" % len(line["seeds"]) + (" of %d" % line["planned"] if len(line["seeds"]) < line["planned"] else "")
    done = "all" if line["done"] == line["jobs"] else "%d of %d" % (line["done"], line["jobs"])
    time = ["", ""] if line["seconds"] is None else [clock(line["seconds"]) if line["kind"] == "row" else "", "%.2f" % line["ms"]]
    return left + [seeds, line["on"], str(line["examples"] or ""), done] + time


def markdown(lines, rows):
    heads = ["task", "row"] + [HEADS[m] for m in METRICS] + ["seeds", "on", "examples", "done", "time a seed", "ms an answer"]
    grid = [heads] + [cells(line) for line in lines]
    wide = [max(len(r[i]) for r in grid) for i in range(len(heads))]
    text = ["| " + " | ".join(c.ljust(w) for c, w in zip(r, wide)) + " |" for r in grid]
    text.insert(1, "| " + " | ".join("-" * w for w in wide) + " |")
    text += ["", "Mean over seeds ± standard deviation. A seed's figure is the mean of its folds, weighted by their examples. Only seeds count whose",
             "folds are all done. Time is that of all trainings of a seed, one after the other.", ""]
    text += ["- %s: %s%s" % (r.label, options_text(r) or "the program's own settings", "; teacher: " + r.teacher.name if r.teacher else "") for r in rows]
    return "\n".join(text) + "\n"
