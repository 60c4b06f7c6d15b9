#include "resolve.h"

#include "template.h"

#include <stdlib.h>
#include <string.h>

static void no_type(grammar *g, name_at wanted)
{
    diag_error(g->d, wanted.where, "%s has no type '%s'", g->src->name, wanted.name);
    nearest n = nearest_to(wanted.name);
    for (int i = 0; i < g->n_types; i++)
        nearest_offer(&n, g->types[i]->name, g->types[i]);
    const type *near = nearest_take(&n);
    if (near)
        diag_suggest(g->d, near->where, near->name);
}

static type *find_type(grammar *g, name_at wanted)
{
    type *t = grammar_type(g, wanted.name);
    if (!t)
        no_type(g, wanted);
    return t;
}

static type *find_primitive(grammar *g, name_at wanted, const char *what)
{
    type *t = find_type(g, wanted);
    if (!t || t->kind == TYPE_PRIMITIVE)
        return t;
    diag_error(g->d, wanted.where, "type '%s' is not primitive, so it cannot be %s", t->name, what);
    diag_help(g->d, t->where, "it is defined here");
    return NULL;
}

static constructor *find_ctor(grammar *g, name_at wanted)
{
    constructor *c = grammar_ctor(g, wanted.name);
    if (c)
        return c;
    diag_error(g->d, wanted.where, "%s has no constructor '%s'", g->src->name, wanted.name);
    nearest n = nearest_to(wanted.name);
    for (int i = 0; i < g->n_ctors; i++)
        nearest_offer(&n, g->ctors[i]->name, g->ctors[i]);
    const constructor *near = nearest_take(&n);
    if (near)
        diag_suggest(g->d, near->where, near->name);
    return NULL;
}

/* Constructor.field */
static field *find_field(grammar *g, name_at wanted)
{
    const char *dot = strchr(wanted.name, '.');
    if (!dot) {
        diag_error(g->d, wanted.where, "expected a field, as in %s.FIELD", wanted.name);
        return NULL;
    }
    uint32_t length = (uint32_t)(dot - wanted.name);
    name_at  owner  = {mem_text(g->m, wanted.name, length), wanted.where};
    owner.where.end = owner.where.begin + length;
    constructor *c  = find_ctor(g, owner);
    if (!c)
        return NULL;
    field *f = grammar_field(c, dot + 1);
    if (f)
        return f;
    span at = {wanted.where.src, wanted.where.begin + length + 1, wanted.where.end};
    diag_error(g->d, at, "%s has no field '%s'", c->name, dot + 1);
    nearest n = nearest_to(dot + 1);
    for (int i = 0; i < c->n_fields; i++)
        nearest_offer(&n, c->fields[i].name, &c->fields[i]);
    const field *near = nearest_take(&n);
    if (near)
        diag_suggest(g->d, near->name_span, near->name);
    return NULL;
}

static void resolve_root(grammar *g)
{
    if (!g->task.root)
        return;
    type *t = find_type(g, (name_at){g->task.root, g->task.root_span});
    if (t && t->kind == TYPE_PRIMITIVE)
        diag_error(g->d, g->task.root_span, "the root cannot be the primitive type '%s'", t->name);
    else if (t)
        g->root = t;
}

static void resolve_classes(grammar *g)
{
    for (size_t i = 0; i < g->task.n_classes; i++) {
        name_at name = g->task.primitive_class[i];
        bool    open = g->task.primitive_open[i];
        type   *t    = find_primitive(g, name, open ? "open" : "closed");
        if (!t)
            continue;
        if (open && strcmp(t->name, "int") == 0)
            diag_error(g->d, name.where, "values of type 'int' are numbers, and only strings can be spelled: it stays closed");
        if (t->open_span.src) {
            diag_error(g->d, name.where, t->open == open ? "type '%s' is said to be %s twice" : "type '%s' cannot be open and closed",
                       t->name, open ? "open" : "closed");
            diag_help(g->d, t->open_span, "the first time is here");
            continue;
        }
        t->open      = open;
        t->open_span = name.where;
    }
}

static void resolve_copies(grammar *g)
{
    for (size_t i = 0; i < g->task.n_copies; i++) {
        copy *c = &g->task.copies[i];
        c->type = find_primitive(g, (name_at){c->type_name, c->type_span}, "copied");
        if (c->type && !c->type->open && c->type->open_span.src) {
            diag_error(g->d, c->type_span, "type '%s' is closed: its values come from a list, not from the input", c->type->name);
            diag_help(g->d, c->type->open_span, "it is closed here");
        }
        nearest n = nearest_to(c->input_name);
        c->input  = -1;
        for (size_t k = 0; k < g->task.n_inputs; k++) {
            if (strcmp(g->task.inputs[k].name, c->input_name) == 0)
                c->input = (int)k;
            nearest_offer(&n, g->task.inputs[k].name, &g->task.inputs[k]);
        }
        if (c->input >= 0)
            continue;
        diag_error(g->d, c->input_span, "there is no input '%s'", c->input_name);
        const input *near = nearest_take(&n);
        if (near)
            diag_suggest(g->d, near->where, near->name);
    }
}

static void resolve_unordered(grammar *g)
{
    for (size_t i = 0; i < g->task.n_unordered; i++) {
        name_at name = g->task.unordered[i];
        field  *f    = find_field(g, name);
        if (f && !grammar_is_many(f)) {
            diag_error(g->d, name.where, "%s is not a sequence, so it has no order", name.name);
            diag_help(g->d, f->type_span, "it is '%s'", grammar_rule_of_field(g->m, f));
        } else if (f && f->unordered) {
            diag_error(g->d, name.where, "%s is said to be unordered twice", name.name);
            diag_help(g->d, f->unordered_span, "the first time is here");
        } else if (f) {
            f->unordered      = true;
            f->unordered_span = name.where;
        }
    }
}

static void resolve_silent(grammar *g)
{
    for (size_t i = 0; i < g->task.n_silent; i++) {
        name_at name = g->task.silent[i];
        if (strchr(name.name, '.')) {
            field *f = find_field(g, name);
            if (f) {
                f->silent      = true;
                f->silent_span = name.where;
            }
        } else {
            type *t = find_type(g, name);
            if (t)
                t->silent = true;
        }
    }
}

static void resolve_defaults(grammar *g)
{
    for (size_t i = 0; i < g->task.n_defaults; i++) {
        struct default_of *d = &g->task.defaults[i];
        type              *t = find_type(g, d->type);
        constructor       *c = find_ctor(g, d->ctor);
        if (!t || !c)
            continue;
        if (c->owner != t)
            diag_error(g->d, d->ctor.where, "%s is not a constructor of '%s'", c->name, t->name);
        else if (c->n_fields)
            diag_error(g->d, d->ctor.where, "%s has fields, so it cannot be read where nothing is written", c->name);
        else if (t->default_ctor) {
            diag_error(g->d, d->type.where, "a second default of type '%s'", t->name);
            diag_help(g->d, t->default_span, "the first one is here");
        } else {
            t->default_ctor = c;
            t->default_span = d->type.where;
        }
    }
}

/* What `set` may say, and between what bounds. */
static const struct { const char *name; double least, most; bool whole; } settings[] = {
    {"hidden", 1, 4096, true},    {"embed", 1, 4096, true},    {"dropout", 0, 0.95, false}, {"epochs", 1, 1e6, true},
    {"batch", 1, 1e5, true},      {"rate", 0, 10, false},      {"decay", 0, 1, false},      {"decay-after", 0, 1e6, true},
    {"clip", 0, 1e9, false},      {"smooth", 0, 0.9, false},   {"average", 0, 0.99999, false}, {"sup-att", 0, 1e6, false},
    {"unknown", 0, 1, false},     {"patience", 0, 1e6, true},  {"every", 1, 1e6, true},     {"shards", 1, 64, true},
    {"seed", 0, 1e18, true},      {"nodes", 1, 1e6, true},     {"depth", 1, 1000, true},    {"letters", 0, 10000, true},
    {"prune", 0, 1, true},
};
enum { N_SETTINGS = sizeof settings / sizeof *settings };

static void unknown_setting(grammar *g, const setting *s)
{
    nearest     n    = nearest_to(s->name);
    const char *list = settings[0].name;
    for (int k = 0; k < N_SETTINGS; k++) {
        nearest_offer(&n, settings[k].name, settings[k].name);
        if (k)
            list = mem_print(g->m, "%s %s", list, settings[k].name);
    }
    diag_error(g->d, s->where, "unknown setting '%s'", s->name);
    if (nearest_take(&n))
        diag_suggest(g->d, NOWHERE, nearest_take(&n));
    else
        diag_help(g->d, NOWHERE, "the settings are: %s", list);
}

static void resolve_settings(grammar *g)
{
    for (size_t i = 0; i < g->task.n_settings; i++) {
        const setting *s = &g->task.settings[i];
        int            k = 0;
        while (k < N_SETTINGS && strcmp(settings[k].name, s->name) != 0)
            k++;
        if (k == N_SETTINGS) {
            unknown_setting(g, s);
            continue;
        }
        char  *end;
        double value = strtod(s->value, &end);
        bool   ok    = !*end && strspn(s->value, settings[k].whole ? "0123456789" : "0123456789.eE+-") == strlen(s->value);
        if (!ok || !(value >= settings[k].least && value <= settings[k].most))
            diag_error(g->d, s->value_span, "'%s' is a %snumber from %.15g to %.15g, not %s", s->name, settings[k].whole ? "whole " : "",
                       settings[k].least, settings[k].most, s->value);
    }
}

static void add_spelling(grammar *g, spelling **all, size_t *n, const spelling *s)
{
    for (size_t i = 0; i < *n; i++)
        if ((*all)[i].kind == s->kind && strcmp((*all)[i].value, s->value) == 0) {
            diag_error(g->d, s->where, "a second way to print %s", s->value);
            diag_help(g->d, (*all)[i].where, "the first one is here");
            return;
        }
    *MEM_PUSH(g->m, *all, *n) = *s;
}

static void resolve_spellings(grammar *g)
{
    for (size_t i = 0; i < g->task.n_spellings; i++) {
        struct spelling_of *s = &g->task.spellings[i];
        if (strchr(s->owner.name, '.')) {
            field *f = find_field(g, s->owner);
            if (f && !grammar_is_primitive(f->type))
                diag_error(g->d, s->owner.where, "%s is not primitive: it has constructors, not values", s->owner.name);
            else if (f)
                add_spelling(g, &f->spellings, &f->n_spellings, &s->how);
        } else {
            type *t = find_primitive(g, s->owner, "printed value by value");
            if (t)
                add_spelling(g, &t->spellings, &t->n_spellings, &s->how);
        }
    }
}

static int find_level(grammar *g, const print *p)
{
    nearest n = nearest_to(p->level_name);
    for (size_t i = 0; i < g->task.n_levels; i++) {
        if (strcmp(g->task.levels[i].name, p->level_name) == 0)
            return (int)i;
        nearest_offer(&n, g->task.levels[i].name, &g->task.levels[i]);
    }
    const field *f = grammar_field(p->owner, p->level_name);
    if (f && !grammar_is_many(f))
        return -2 - f->place;
    diag_error(g->d, p->level_span, "'%s' is neither one of the levels nor a single field of %s", p->level_name, p->owner->name);
    const name_at *near = nearest_take(&n);
    if (near)
        diag_suggest(g->d, near->where, near->name);
    return -1;
}

static void check_all_fields_printed(grammar *g, const print *p, const template_use *uses)
{
    for (int i = 0; i < p->owner->n_fields; i++) {
        field *f = &p->owner->fields[i];
        if (uses[i].printed.src && f->silent) {
            diag_error(g->d, uses[i].printed, "'%s' is said to be silent, and printed here", f->name);
            diag_help(g->d, f->silent_span, "it is said to be silent here");
        }
        f->printed       = f->printed || uses[i].printed.src;
        f->type->printed = f->type->printed || uses[i].printed.src;
        if (uses[i].mentioned || f->silent || f->type->silent)
            continue;
        diag_error(g->d, p->where, "the template of %s forgets its field '%s'", p->name, f->name);
        diag_help(g->d, f->name_span, "the field is here");
        diag_help(g->d, NOWHERE, "print it as {%s}, leave it out here with {-%s}, or always with 'silent %s.%s'", f->name, f->name,
                  p->owner->name, f->name);
    }
}

static void check_templates_complete(grammar *g)
{
    for (int i = 0; i < g->n_ctors; i++) {
        const constructor *c = g->ctors[i];
        if (!c->owner->reachable || c->owner->silent || (c->prints && c->prints[0]))
            continue;
        diag_warning(g->d, c->where, "%s has no template, so it prints as tree text", c->name);
        diag_help(g->d, NOWHERE, "say how it prints: print %s \"...\"", c->name);
    }
}

/* How a value prints is of use only where a template prints such a value. */
static void check_spellings_used(grammar *g)
{
    for (size_t i = 0; i < g->task.n_spellings; i++) {
        name_at      owner = g->task.spellings[i].owner;
        const char  *dot   = strchr(owner.name, '.');
        const field *f     = dot ? grammar_field(grammar_ctor(g, mem_text(g->m, owner.name, (size_t)(dot - owner.name))), dot + 1) : NULL;
        if (!(dot ? f->printed : grammar_type(g, owner.name)->printed))
            diag_warning(g->d, owner.where, "no template prints a value of %s, so this has no effect", owner.name);
    }
}

void resolve_templates(grammar *g)
{
    for (size_t i = 0; i < g->task.n_prints; i++) {
        print *p = &g->task.prints[i];
        p->owner = find_ctor(g, (name_at){p->name, p->where});
        if (!p->owner)
            continue;
        constructor *c = p->owner;
        if (!c->prints)
            c->prints = mem_alloc(g->m, g->task.n_styles, sizeof *c->prints);
        if (c->prints[p->style]) {
            diag_error(g->d, p->where, p->style ? "a second template of %s as %s" : "a second template of %s", p->name, p->style_name);
            diag_help(g->d, c->prints[p->style]->where, "the first one is here");
            continue;
        }
        c->prints[p->style] = p;
        if (p->level_name)
            p->level = find_level(g, p);
        template_use *uses = mem_alloc(g->m, (size_t)c->n_fields + 1, sizeof *uses);
        if (template_read(g, p, uses))
            check_all_fields_printed(g, p, uses);
    }
    if (diag_errors(g->d)) /* what is missing may be in what could not be read */
        return;
    if (g->task.n_prints)
        check_templates_complete(g);
    check_spellings_used(g);
}

void resolve_task(grammar *g)
{
    resolve_root(g);
    resolve_classes(g);
    resolve_copies(g);
    resolve_unordered(g);
    resolve_silent(g);
    resolve_defaults(g);
    resolve_settings(g);
    resolve_spellings(g);
}
