"""grammar.py: types, constructors and fields from what `asdlc modules --json` prints."""
import types


def read(modules, part=types.SimpleNamespace, seen=None):
    """The root type, the types reachable from it, and all constructors by name. seen: whether each constructor and each field
    occurs in the examples; what does not is left out, as our models leave it out. A constructor's `written` are all its fields."""
    all_types, ctors, fields, t = {}, {}, [], None
    for m in modules["modules"]:
        if m["of"] == "type":
            t = all_types[m["name"]] = part(name=m["name"], kind=m["kind"], ctors=[])
        elif m["of"] == "constructor":
            c = ctors[m["name"]] = part(name=m["name"], fields=[], written=[])
            if not seen or seen[0][len(ctors) - 1]:
                c.__dict__["index"] = len(t.ctors)
                t.ctors.append(c)
        else:
            owner, name = m["name"].split(".", 1)
            f = part(name=name, full=m["name"], type=m["rule"].split()[0].rstrip("?*"), card=m["kind"])
            fields.append(f)
            ctors[owner].written.append(f)
            if not seen or seen[1][len(fields) - 1] or f.card == "one":
                ctors[owner].fields.append(f)
    for f in fields:
        f.__dict__["type"] = all_types[f.type]
    for t in all_types.values():
        if t.kind == "choice" and len(t.ctors) < 2:
            t.__dict__["kind"] = "single"
    reached, todo = {}, [all_types[modules["root"]]]
    while todo:
        t = todo.pop()
        if t.name not in reached:
            reached[t.name] = t
            todo += [f.type for c in t.ctors for f in c.fields]
    return all_types[modules["root"]], list(reached.values()), ctors
