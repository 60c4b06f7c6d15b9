"""click.py EXPLAIN.html [EVAL.html TRAIN.html]: opens the pages in Chromium, wide and narrow, light and dark, and uses them as a person would."""
import os, sys, tempfile
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from browser import Browser

explain, *others = sys.argv[1:]
checks = 0


def check(holds, what):
    global checks
    checks += 1
    if not holds:
        sys.exit("failed: " + what)


with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, Browser(folder) as b:
    for page in sys.argv[1:]:
        for width in 390, 1280:
            for dark in False, True:
                b.open(page, width, dark=dark)
                where = "%s at %d, dark: %s: " % (page, width, dark)
                check(not b.troubles, where + str(b.troubles))
                check([u for u in b.requests if not u.startswith("file:")] == [] and len(b.requests) == 1, where + "loads %s" % b.requests)
                check(b.run("document.documentElement.scrollWidth <= innerWidth"), where + "wider than the window")
                ink = b.run("getComputedStyle(document.body).color"), b.run("getComputedStyle(document.body).backgroundColor")
                light = [sum(int(n) for n in c[4:-1].split(",")) for c in ink]
                check((light[0] > light[1]) == dark and abs(light[0] - light[1]) > 400, where + "colours %s" % (ink,))
                check(b.run("[...document.querySelectorAll('button, input, select')].every(e => e.textContent.trim() || e.labels?.length)"), where + "a control has no name")

    # ---- the tree: folding, choosing, keys, other trees
    b.open(explain, 1280)
    check(b.run("document.querySelectorAll('[role=treeitem]').length === data.trees[data.answer].nodes.length"), "a node is missing")
    visible = "[...document.querySelectorAll('[role=treeitem]')].filter(e => e.offsetParent).length"
    all_of = b.run(visible)
    b.click("#node-0 > .row .fold")
    check(b.run(visible) == 1 and b.run("document.getElementById('node-0').getAttribute('aria-expanded')") == "false", "the root does not fold")
    b.click("#node-0 > .row .fold")
    check(b.run(visible) == all_of, "the root does not unfold")
    b.click("#fold")
    check(1 < b.run(visible) < all_of, "fold all")
    b.click("#unfold")
    check(b.run(visible) == all_of, "unfold all")
    leaf = b.run("data.trees[data.answer].nodes.findIndex(n => n.value && n.why.length)")
    b.click("#node-%d > .row .node" % leaf)
    check(b.run("document.getElementById('node-%d').getAttribute('aria-selected')" % leaf) == "true", "a node cannot be chosen")
    check(b.run("$('here-title').textContent").endswith(b.run("data.trees[data.answer].nodes[%d].label" % leaf)), "what is shown is not what was chosen")
    check(b.run("document.querySelectorAll('#why .card table tbody tr').length") >= 2, "no alternatives")
    check(b.run("Math.max(...[...document.querySelectorAll('#words .tok')].map(e => +e.style.background.match(/, ([0-9.]+)\\)$/)?.[1] || 0))") > 0.1, "no heat")
    b.click("#why details:last-of-type summary")
    b.run("document.querySelectorAll('#why details').forEach(d => d.open = true)")
    check("asn_value(run" in b.run("$('why').textContent") and "value choice" in b.run("$('why').textContent") or "copied" in b.run("$('why').textContent"), "no generated function")
    b.run("select(0, true)")
    b.press("ArrowDown")
    check(b.run("selected") == 1, "arrow down")
    b.press("ArrowLeft"), b.press("ArrowLeft")
    check(b.run("selected") == 0, "arrow left goes to the parent")
    b.run("setFolded(0, false)")
    b.press("End")
    check(b.run("selected") > 0 and b.run("document.activeElement.id") == "node-%d" % b.run("selected"), "end, and focus goes along")
    b.click("#others li:nth-child(2) button")
    check(b.run("shown") == 1 and b.run("document.querySelectorAll('#tree .differs').length + data.trees[1].nodes.filter(n => n.missing).length") > 0, "the second tree is not shown")
    check(b.run("document.querySelectorAll('#others li:nth-child(2) mark').length + document.querySelectorAll('#others li:nth-child(2) small').length") > 0, "what differs is not marked")
    if b.run("data.trees[data.answer].nodes.some(n => n.from !== undefined)"):
        b.run("showTree(data.answer)")
        b.click("#words a.copied")
        check(b.run("tree().nodes[selected].from !== undefined"), "a copied word does not lead to its node")
        check(b.run("$('source') !== null"), "and the node not back")

    if not others:
        print("%d checks in Chromium" % checks)
        sys.exit()

    # ---- filter and search
    errors, train = others
    b.open(errors, 1280)
    shown = "document.querySelectorAll('#wrong article').length"
    total = b.run("data.wrong.length")
    check(b.run(shown) == min(total, 50) and total > 1, "wrong answers")
    check(b.run("document.querySelectorAll('#wrong mark.first').length") > 0, "the first difference is not marked")
    b.run("$('kind').value = data.wrong[0].kind; $('kind').dispatchEvent(new Event('change'))")
    check(b.run(shown) == b.run("Math.min(50, data.wrong.filter(e => e.kind === data.wrong[0].kind).length)"), "filter by kind")
    b.run("$('kind').value = ''; $('search').focus()")
    b.call("Input.insertText", text="zzz no such words")
    check(b.run(shown) == 0 and b.run("$('count').textContent").startswith("0 of"), "search finds what is not there")
    b.run("$('search').value = inputText(data.wrong[1]).slice(0, 12); $('search').dispatchEvent(new Event('input'))")
    check(b.run(shown) >= 1, "search does not find what is there")

    # ---- curves
    b.open(train, 1280)
    check(b.run("document.querySelectorAll('svg .curve').length") == 4 and b.run("[...document.querySelectorAll('svg')].every(s => s.getAttribute('aria-label'))"), "four curves, each with words")
    check(b.run("document.querySelectorAll('#log tbody tr').length === data.log.length && data.log.length > 0"), "the log as a table")
print("%d checks in Chromium" % checks)
