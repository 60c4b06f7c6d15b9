"""command.py: what tools/sweep does with its arguments."""
import argparse
import json
import os
import sys

import plan as plans
import plot
import table
import work


def arguments(manual):
    p = argparse.ArgumentParser(prog="tools/sweep", description=manual, formatter_class=argparse.RawDescriptionHelpFormatter,
                                usage="tools/sweep FILE [options]", add_help=False, allow_abbrev=False)
    p.add_argument("file", metavar="FILE")
    p.add_argument("--jobs", type=int)
    p.add_argument("--seeds", type=plans.numbers)
    p.add_argument("--first", type=int)
    p.add_argument("--only", action="append", default=[])
    p.add_argument("--out")
    p.add_argument("--hosts")
    for flag in "--table", "--json", "--list", "--no-table", "--slurm":
        p.add_argument(flag, action="store_true")
    given = p.parse_args()
    if given.jobs is not None and given.jobs < 1:
        p.error("--jobs takes a number from 1")
    if given.first is not None and given.first < 1:
        p.error("--first takes a number from 1")
    if sum(map(bool, [given.table, given.json, given.list, given.no_table, given.slurm])) > 1:
        p.error("--table, --json, --list, --no-table and --slurm exclude each other")
    return given


def processors():
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def train(given, place, jobs, script):
    """How many jobs are not done in the end; None when it was stopped."""
    if given.hosts:
        return work.on_hosts(work.own_command(script, given.file, place, given.seeds, given.first), jobs, given.hosts, given.jobs)
    width = given.jobs or max(1, processors() // max(j.row.settings.threads for j in jobs))
    local = work.Local(place, jobs, width)
    left = local.run()
    if not local.worker.stopping:
        return left
    work.say("stopped; the same command goes on")
    return None


def list_jobs(jobs):
    for job in jobs:
        result = job.result()
        print("%-9s %s  %s%s" % ("done" if result else "begun" if job.begun else "to do", job.label, job.path, "  exact %.1f" % result["em"] if result else ""))


def write(path, text):
    with open(path + ".tmp", "w", encoding="utf-8") as f:
        f.write(text)
    os.replace(path + ".tmp", path)


def report(plan, rows, place):
    lines = table.rows_of(plan, rows)
    text = table.markdown(lines, rows)
    print(text, end="")
    if os.path.isdir(place.out):
        write(os.path.join(place.out, "table.md"), text)
        write(os.path.join(place.out, "plot.svg"), plot.draw(lines))


def sweep(given, script):
    build = os.environ.get("BUILD") or "build"
    place = plans.Place(build, given.out or os.path.join(build, "sweep", os.path.splitext(os.path.basename(given.file))[0]))
    plan = plans.read(given.file, place, given.seeds, given.first)
    rows = plans.narrow(plan, given.only)
    plans.lay_out(plan, place)
    wanted = [j for j in plan.jobs if plans.chosen(j.label, given.only)]
    if not wanted:
        raise plans.Wrong("%s has no '%s'; --list shows what there is" % (given.file, "' or '".join(given.only)))
    jobs = plans.with_needs(wanted)
    left = 0
    if given.list:
        list_jobs(jobs)
    elif given.slurm:
        print(work.slurm_script(work.own_command(script, given.file, place, given.seeds, given.first), jobs, given.file, place), end="")
    elif given.json:
        print(json.dumps(table.rows_of(plan, rows), indent=1))
    else:
        left = 0 if given.table else train(given, place, jobs, script)
        if left is not None and not given.no_table:
            report(plan, rows, place)
    return 0 if left == 0 else 1


def main(manual, script):
    if {"-h", "--help"} & set(sys.argv[1:]):
        print(manual)
        return 0
    try:
        return sweep(arguments(manual), script)
    except plans.Wrong as e:
        print(e, file=sys.stderr)
        return 1
    except (plans.Missing, OSError) as e:
        work.say(str(e))
        return 3
