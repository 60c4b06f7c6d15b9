#include "passes/resolve.h"

#include "languages/task.h"

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

type *resolve_primitive(grammar *g, name_at wanted, const char *what)
{
    type *t = find_type(g, wanted);
    if (!t || t->kind == TYPE_PRIMITIVE)
        return t;
    diag_error(g->d, wanted.where, "type '%s' is not primitive, so it cannot be %s", t->name, what);
    diag_help(g->d, t->where, "it is defined here");
    return NULL;
}

constructor *resolve_ctor(grammar *g, name_at wanted)
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
field *resolve_field(grammar *g, name_at wanted)
{
    const char *dot = strchr(wanted.name, '.');
    if (!dot) {
        diag_error(g->d, wanted.where, "expected a field, as in %s.FIELD", wanted.name);
        return NULL;
    }
    uint32_t length = (uint32_t)(dot - wanted.name);
    name_at  owner  = {mem_text(g->m, wanted.name, length), wanted.where};
    owner.where.end = owner.where.begin + length;
    constructor *c  = resolve_ctor(g, owner);
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

/* Where a name first occurs among names[0] .. names[n - 1], which are `stride` bytes apart. NULL: nowhere. */
static const span *said_first(const void *names, size_t stride, size_t n, const char *name)
{
    for (size_t i = 0; i < n; i++) {
        const name_at *one = (const void *)((const char *)names + i * stride);
        if (strcmp(one->name, name) == 0)
            return &one->where;
    }
    return NULL;
}

static void resolve_root(grammar *g, const said *s)
{
    if (!s->root.name)
        return;
    type *t = find_type(g, s->root);
    if (t && t->kind == TYPE_PRIMITIVE)
        diag_error(g->d, s->root.where, "the root cannot be the primitive type '%s'", t->name);
    else if (t)
        g->root = t;
}

static void resolve_classes(grammar *g, const said *s)
{
    bool *said_open = mem_alloc(g->m, (size_t)g->n_types, sizeof *said_open), *said_any = mem_alloc(g->m, (size_t)g->n_types, sizeof *said_any);
    for (size_t i = 0; i < s->n_classes; i++) {
        const said_class *one = &s->classes[i];
        type             *t   = resolve_primitive(g, one->type, one->open ? "open" : "closed");
        if (!t)
            continue;
        if (one->open && strcmp(t->name, "int") == 0)
            diag_error(g->d, one->type.where, "type 'int' cannot be open: its values are numbers, and only strings can be spelled");
        if (said_any[t->index]) {
            diag_error(g->d, one->type.where,
                       said_open[t->index] == one->open ? "type '%s' is declared %s twice" : "type '%s' cannot be both open and closed", t->name,
                       one->open ? "open" : "closed");
            diag_help(g->d, *said_first(s->classes, sizeof *s->classes, i, t->name), "the first one is here");
            continue;
        }
        said_any[t->index]  = true;
        said_open[t->index] = t->open = one->open;
    }
}

int resolve_input(grammar *g, name_at wanted)
{
    nearest n = nearest_to(wanted.name);
    for (size_t k = 0; k < g->task.n_inputs; k++) {
        if (strcmp(g->task.inputs[k].name, wanted.name) == 0)
            return (int)k;
        nearest_offer(&n, g->task.inputs[k].name, &g->task.inputs[k]);
    }
    diag_error(g->d, wanted.where, "there is no input '%s'", wanted.name);
    const input *near = nearest_take(&n);
    if (near)
        diag_suggest(g->d, near->where, near->name);
    return -1;
}

/* What is not said: camel and inputs that are not words suggest the whole, anything else a token. */
static asn_part part_of(const grammar *g, const said_copy *c, int k)
{
    if (c->part_span.src)
        return c->part;
    return c->transform == ASN_COPY_CAMEL || g->task.inputs[k].rule != INPUT_WORDS ? ASN_COPY_WHOLE : ASN_COPY_TOKEN;
}

static void check_copy(grammar *g, const said_copy *c, const copy *new)
{
    const char *name = new->type->name;
    if (strcmp(name, "int") == 0 && new->transform != ASN_COPY_NUMBER)
        diag_error(g->d, c->type.where, "values of type 'int' are numbers: copy them with the transform 'number'");
    if (strcmp(name, "identifier") == 0 && new->transform == ASN_COPY_NUMBER)
        diag_error(g->d, c->type.where, "values of type 'identifier' are strings: copy them without the transform 'number'");
    if (c->join_span.src && new->part == ASN_COPY_TOKEN)
        diag_error(g->d, c->join_span, "a token is one word, so there is nothing to join");
    if (c->join_span.src && (new->transform == ASN_COPY_CAMEL || new->transform == ASN_COPY_NUMBER))
        diag_error(g->d, c->join_span, "camel and number leave nothing between words, so there is nothing to join");
}

static bool same_copy(const copy *a, const copy *b)
{
    return a->type == b->type && a->input == b->input && a->part == b->part && a->transform == b->transform &&
           (!a->join == !b->join) && (!a->join || strcmp(a->join, b->join) == 0);
}

/* The copies of a type stand together, in the order in which they are said. */
static void add_copy(grammar *g, copy new)
{
    task *t = &g->task;
    MEM_PUSH(g->m, t->copies, t->n_copies);
    size_t at = t->n_copies - 1;
    while (at > 0 && t->copies[at - 1].type->index > new.type->index) {
        t->copies[at] = t->copies[at - 1];
        at--;
    }
    t->copies[at] = new;
    t->inputs[new.input].copied = true;
}

static void resolve_copies(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_copies; i++) {
        const said_copy *c = &s->copies[i];
        type            *t = resolve_primitive(g, c->type, "copied");
        int              k = resolve_input(g, c->input);
        if (!t || k < 0)
            continue;
        copy new  = {t, k, part_of(g, c, k), c->transform, c->join};
        bool twice = false;
        for (size_t j = 0; j < g->task.n_copies; j++)
            twice = twice || same_copy(&g->task.copies[j], &new);
        if (twice)
            diag_error(g->d, c->type.where, "this copy of '%s' is stated twice", t->name);
        check_copy(g, c, &new);
        add_copy(g, new);
    }
    for (size_t i = g->task.n_copies; i-- > 0;) {
        type *t       = g->task.copies[i].type;
        t->first_copy = (int)i;
        t->n_copies++;
    }
}

static void resolve_unordered(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_unordered; i++) {
        name_at name = s->unordered[i];
        field  *f    = resolve_field(g, name);
        if (f && !grammar_is_many(f)) {
            diag_error(g->d, name.where, "%s is not a sequence, so it has no order", name.name);
            diag_help(g->d, f->type_span, "it is '%s'", grammar_rule_of_field(g->m, f));
        } else if (f && f->unordered) {
            diag_error(g->d, name.where, "%s is declared unordered twice", name.name);
            diag_help(g->d, *said_first(s->unordered, sizeof *s->unordered, i, name.name), "the first one is here");
        } else if (f)
            f->unordered = true;
    }
}

/* ---- Constraints. */

/* Statements about the children of a field are about sequences without gaps. */
static bool is_sequence(grammar *g, name_at name, const field *f, const char *statement)
{
    if (f->card == CARD_SEQUENCE)
        return true;
    if (f->card == CARD_OPTIONALS)
        diag_error(g->d, name.where, "%s is a sequence with gaps, and '%s' is about sequences without", name.name, statement);
    else
        diag_error(g->d, name.where, "%s is not a sequence, and '%s' is about sequences", name.name, statement);
    diag_help(g->d, f->type_span, "it is '%s'", grammar_rule_of_field(g->m, f));
    return false;
}

static void resolve_from_input(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_from_input; i++) {
        name_at name = s->from_input[i];
        type   *t    = resolve_primitive(g, name, "taken from the input");
        if (!t)
            continue;
        if (t->n_copies == 0) {
            diag_error(g->d, name.where, "values of type '%s' cannot be taken from the input: it has no 'copy' statement", t->name);
            diag_help(g->d, NOWHERE, "say how, as in copy %s from %s", t->name, g->task.inputs[0].name);
        } else if (t->from_input) {
            diag_error(g->d, name.where, "type '%s' is declared 'from input' twice", t->name);
            diag_help(g->d, *said_first(s->from_input, sizeof *s->from_input, i, t->name), "the first one is here");
        }
        t->from_input = true;
    }
}

static bool copies_tokens(const grammar *g, const type *t)
{
    for (int i = t->first_copy; i < t->first_copy + t->n_copies; i++)
        if (g->task.copies[i].part == ASN_COPY_TOKEN)
            return true;
    return false;
}

static void resolve_use_input(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_use_input; i++) {
        name_at name = s->use_input[i];
        type   *t    = resolve_primitive(g, name, "used");
        if (!t)
            continue;
        if (!copies_tokens(g, t)) {
            diag_error(g->d, name.where, "type '%s' uses no words of the input: it has no 'copy' statement for single tokens", t->name);
            diag_help(g->d, NOWHERE, "say how, as in copy %s from %s token", t->name, g->task.inputs[0].name);
        } else if (t->use_input) {
            diag_error(g->d, name.where, "type '%s' is declared 'use input' twice", t->name);
            diag_help(g->d, *said_first(s->use_input, sizeof *s->use_input, i, t->name), "the first one is here");
        }
        t->use_input = true;
    }
}

static void resolve_expected(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_expected; i++) {
        name_at name = s->expected[i];
        type   *t    = find_type(g, name);
        if (!t)
            continue;
        if (t->kind != TYPE_PRIMITIVE && t->n_ctors == 1) {
            diag_error(g->d, name.where, "type '%s' has one constructor, so no word has to ask for it", t->name);
            diag_help(g->d, t->where, "it is defined here");
        } else if (t->expected) {
            diag_error(g->d, name.where, "type '%s' is declared 'expect' twice", t->name);
            diag_help(g->d, *said_first(s->expected, sizeof *s->expected, i, t->name), "the first one is here");
        }
        t->expected = true;
    }
}

/* Does a constructor hold one value of this type? */
static bool is_held(const grammar *g, const type *t)
{
    for (int c = 0; c < g->n_ctors; c++)
        for (int f = 0; f < g->ctors[c]->n_fields; f++)
            if (g->ctors[c]->fields[f].type == t && g->ctors[c]->fields[f].card == CARD_ONE)
                return true;
    return false;
}

static void resolve_roles(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_roles; i++) {
        name_at name = s->roles[i];
        type   *t    = resolve_primitive(g, name, "used in roles");
        if (!t)
            continue;
        if (!is_held(g, t)) {
            diag_error(g->d, name.where, "no constructor holds one value of type '%s', so nothing stands for it", t->name);
            diag_help(g->d, t->where, "it is defined here");
        } else if (t->roles) {
            diag_error(g->d, name.where, "type '%s' is declared 'roles' twice", t->name);
            diag_help(g->d, *said_first(s->roles, sizeof *s->roles, i, t->name), "the first one is here");
        }
        t->roles = true;
    }
}

static void resolve_distinct(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_distinct; i++) {
        name_at name = s->distinct[i];
        field  *f    = resolve_field(g, name);
        if (!f || !is_sequence(g, name, f, "distinct"))
            continue;
        if (f->distinct) {
            diag_error(g->d, name.where, "%s is declared distinct twice", name.name);
            diag_help(g->d, *said_first(s->distinct, sizeof *s->distinct, i, name.name), "the first one is here");
        }
        f->distinct = true;
    }
}

static void resolve_limits(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_limits; i++) {
        const said_limit *l = &s->limits[i];
        field            *f = resolve_field(g, l->field);
        if (!f || !is_sequence(g, l->field, f, "limit"))
            continue;
        if (f->most) {
            diag_error(g->d, l->field.where, "%s already has a limit", l->field.name);
            diag_help(g->d, f->limit_span, "the first one is here");
        }
        f->least      = l->least;
        f->most       = l->most;
        f->limit_span = l->range;
    }
}

static bool is_binder(grammar *g, const said_bind *b, const type *t, name_at name, const field *f)
{
    if (f->type != t) {
        diag_error(g->d, name.where, "%s does not hold values of type '%s'", name.name, t->name);
        diag_help(g->d, f->type_span, "it is '%s'", grammar_rule_of_field(g->m, f));
        return false;
    }
    if (!f->binder)
        return true;
    diag_error(g->d, name.where, "%s is listed twice", name.name);
    diag_help(g->d, *said_first(b->binders, sizeof *b->binders, b->n_binders, name.name), "the first one is here");
    return false;
}

/* The fields of the binder's constructor in which its value is bound. */
static void add_scopes(grammar *g, const said_bind *b, name_at name, field *binder, bool *used)
{
    bool any = false;
    for (size_t k = 0; k < b->n_scopes; k++) {
        field *in = grammar_field(binder->owner, b->scopes[k].name);
        if (!in)
            continue;
        any = used[k] = true;
        if (in->place <= binder->place) {
            diag_error(g->d, name.where, "%s must stand before %s.%s to be known there", name.name, in->owner->name, in->name);
            diag_help(g->d, binder->owner->where, "the constructor is here");
        } else
            *MEM_PUSH(g->m, g->task.scopes, g->task.n_scopes) = (bound_in){binder, in};
    }
    if (any)
        return;
    diag_error(g->d, name.where, "%s has no field '%s' in which its %s could be bound", binder->owner->name, b->scopes[0].name, binder->name);
    diag_help(g->d, binder->owner->where, "it is '%s'", grammar_rule_of_ctor(g->m, binder->owner));
}

static void unknown_scope(grammar *g, const said_bind *b, name_at name)
{
    nearest n = nearest_to(name.name);
    for (size_t i = 0; i < b->n_binders; i++) {
        const char  *dot = strchr(b->binders[i].name, '.');
        constructor *c   = dot ? grammar_ctor(g, mem_text(g->m, b->binders[i].name, (size_t)(dot - b->binders[i].name))) : NULL;
        if (c && grammar_field(c, name.name))
            return; /* it is the binder that is wrong, which has been said */
        for (int k = 0; c && k < c->n_fields; k++)
            nearest_offer(&n, c->fields[k].name, &c->fields[k]);
    }
    const field *near = nearest_take(&n);
    diag_error(g->d, name.where, "none of these constructors has a field '%s'", name.name);
    if (near)
        diag_suggest(g->d, near->name_span, near->name);
}

static type *find_bound(grammar *g, const said_bind *b)
{
    type *t = resolve_primitive(g, b->type, "bound");
    if (t && t->open) {
        diag_error(g->d, b->type.where, "type '%s' is open: only values from a list or from the input can be bound", t->name);
        return NULL;
    }
    if (t && t->bound) {
        diag_error(g->d, b->type.where, "values of type '%s' are bound by another statement: list all binders in one", t->name);
        diag_help(g->d, t->bind_span, "the first one is here");
        return NULL;
    }
    return t;
}

static void resolve_binds(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_binds; i++) {
        const said_bind *b    = &s->binds[i];
        type            *t    = find_bound(g, b);
        bool            *used = mem_alloc(g->m, b->n_scopes + 1, sizeof *used);
        for (size_t k = 0; k < b->n_binders; k++) {
            field *f = resolve_field(g, b->binders[k]);
            if (!t || !f || !is_binder(g, b, t, b->binders[k], f))
                continue;
            f->binder = true;
            add_scopes(g, b, b->binders[k], f, used);
        }
        for (size_t k = 0; t && k < b->n_scopes; k++)
            if (!used[k])
                unknown_scope(g, b, b->scopes[k]);
        if (t) {
            t->bound     = true;
            t->fresh     = b->fresh;
            t->used      = b->used;
            t->bind_span = b->type.where;
        }
    }
}

static bool is_key(grammar *g, name_at name, const field *f)
{
    if (f->card == CARD_ONE && grammar_is_primitive(f->type))
        return true;
    diag_error(g->d, name.where, "%s is not exactly one value of a primitive type, so it cannot have a signature", name.name);
    diag_help(g->d, f->type_span, "it is '%s'", grammar_rule_of_field(g->m, f));
    return false;
}

/* A value is decided before its siblings only if it stands before them. */
static bool goes_with(grammar *g, const said_signature *s, const field *key, const field *f)
{
    if (key->owner != f->owner) {
        diag_error(g->d, s->field.where, "%s and %s belong to different constructors", s->key.name, s->field.name);
        diag_help(g->d, f->owner->where, "a signature is about two fields of one constructor");
    } else if (key->place > f->place) {
        diag_error(g->d, s->field.where, "%s stands before %s, so its children are made first", s->field.name, s->key.name);
        diag_help(g->d, f->owner->where, "move %s before %s in the grammar", key->name, f->name);
    } else
        return true;
    return false;
}

static void resolve_signatures(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_signatures; i++) {
        const said_signature *one = &s->signatures[i];
        field                *key = resolve_field(g, one->key), *f = resolve_field(g, one->field);
        bool                  ok  = key && is_key(g, one->key, key);
        ok = f && is_sequence(g, one->field, f, "signature") && ok;
        if (!ok || !goes_with(g, one, key, f))
            continue;
        if (f->signature) {
            diag_error(g->d, one->field.where, "%s already has a signature", one->field.name);
            diag_help(g->d, g->task.signatures[f->signature - 1].where, "the first one is here");
            continue;
        }
        *MEM_PUSH(g->m, g->task.signatures, g->task.n_signatures) = (signature){key, f, one->field.where};
        f->signature = (int)g->task.n_signatures;
    }
}

static void resolve_silent(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_silent; i++)
        if (strchr(s->silent[i].name, '.')) {
            field *f = resolve_field(g, s->silent[i]);
            if (f)
                f->silent = true;
        } else {
            type *t = find_type(g, s->silent[i]);
            if (t)
                t->silent = true;
        }
}

static void resolve_defaults(grammar *g, const said *s)
{
    const said_default **first = mem_alloc(g->m, (size_t)g->n_types, sizeof *first);
    for (size_t i = 0; i < s->n_defaults; i++) {
        const said_default *d = &s->defaults[i];
        type               *t = find_type(g, d->type);
        constructor        *c = resolve_ctor(g, d->ctor);
        if (!t || !c)
            continue;
        if (c->owner != t)
            diag_error(g->d, d->ctor.where, "%s is not a constructor of '%s'", c->name, t->name);
        else if (c->n_fields)
            diag_error(g->d, d->ctor.where, "%s has fields, so it cannot stand for a missing child", c->name);
        else if (t->default_ctor) {
            diag_error(g->d, d->type.where, "type '%s' already has a default", t->name);
            diag_help(g->d, first[t->index]->type.where, "the first one is here");
        } else {
            t->default_ctor = c;
            first[t->index] = d;
        }
    }
}

/* What `set` may say, and between what bounds. The minimum has a statement of its own. */
#define ROW(name, id, type, least, most, value, paper, help) {name, ASN_IS_##type, least, most},
static const struct { const char *name; asn_setting_type type; double least, most; } settings[] = {ASN_SETTINGS(ROW)};
#undef ROW

#define ROW(id, ...) [ASN_SET_##id] = {__VA_ARGS__},
static const char *const words[ASN_N_SETTINGS][3] = {ASN_SETTING_WORDS(ROW)};
#undef ROW

static void unknown_setting(grammar *g, const setting *s)
{
    nearest     n    = nearest_to(s->name);
    const char *list = "";
    for (int k = 0; k < (int)ASN_N_SETTINGS; k++) {
        if (k == (int)ASN_SET_minimum)
            continue;
        nearest_offer(&n, settings[k].name, settings[k].name);
        list = mem_print(g->m, "%s %s", list, settings[k].name);
    }
    diag_error(g->d, s->where, "unknown setting '%s'", s->name);
    if (nearest_take(&n))
        diag_suggest(g->d, NOWHERE, nearest_take(&n));
    else
        diag_help(g->d, NOWHERE, "the settings are:%s", list);
}

static void check_word(grammar *g, const setting *s, int k)
{
    const char *const *w = words[k];
    for (int i = 0; i < 3 && w[i]; i++)
        if (strcmp(s->value, w[i]) == 0)
            return;
    if (w[2])
        diag_error(g->d, s->value_span, "'%s' must be %s, %s or %s, not %s", s->name, w[0], w[1], w[2], s->value);
    else
        diag_error(g->d, s->value_span, "'%s' must be %s or %s, not %s", s->name, w[0], w[1], s->value);
}

static void check_value(grammar *g, const setting *s, int k)
{
    bool whole = settings[k].type != ASN_IS_REAL;
    if (settings[k].type == ASN_IS_WORD) {
        check_word(g, s, k);
        return;
    }
    char  *end;
    double value = strtod(s->value, &end);
    bool   ok    = !*end && strspn(s->value, whole ? "0123456789" : "0123456789.eE+-") == strlen(s->value);
    if (!ok || !(value >= settings[k].least && value <= settings[k].most))
        diag_error(g->d, s->value_span, "'%s' must be a %snumber from %.15g to %.15g, not %s", s->name, whole ? "whole " : "",
                   settings[k].least, settings[k].most, s->value);
}

static void resolve_settings(grammar *g, const said *said)
{
    g->task.settings   = said->settings;
    g->task.n_settings = said->n_settings;
    for (size_t i = 0; i < g->task.n_settings; i++) {
        const setting *s = &g->task.settings[i];
        int            k = 0;
        while (k < (int)ASN_N_SETTINGS && (strcmp(settings[k].name, s->name) != 0 || k == (int)ASN_SET_minimum))
            k++;
        if (k < (int)ASN_N_SETTINGS)
            check_value(g, s, k);
        else
            unknown_setting(g, s);
    }
}

static void add_spelling(grammar *g, spelling **all, size_t *n, const spelling *s)
{
    for (size_t i = 0; i < *n; i++)
        if ((*all)[i].kind == s->kind && strcmp((*all)[i].value, s->value) == 0) {
            diag_error(g->d, s->where, "the value %s already has a print statement", s->value);
            diag_help(g->d, (*all)[i].where, "the first one is here");
            return;
        }
    *MEM_PUSH(g->m, *all, *n) = *s;
}

static void resolve_spellings(grammar *g, const said *said)
{
    for (size_t i = 0; i < said->n_spellings; i++) {
        const said_spelling *s = &said->spellings[i];
        if (strchr(s->owner.name, '.')) {
            field *f = resolve_field(g, s->owner);
            if (f && !grammar_is_primitive(f->type))
                diag_error(g->d, s->owner.where, "%s is not primitive: it has constructors instead of values", s->owner.name);
            else if (f)
                add_spelling(g, &f->spellings, &f->n_spellings, &s->how);
        } else {
            type *t = resolve_primitive(g, s->owner, "printed value by value");
            if (t)
                add_spelling(g, &t->spellings, &t->n_spellings, &s->how);
        }
    }
}

/* Statements that name nothing of the grammar: their values, or the defaults. */
static void resolve_plain(grammar *g, const said *s)
{
    task *t        = &g->task;
    t->minimum     = s->minimum_span.src ? s->minimum : 1;
    t->indent      = s->indent.name ? s->indent.name : "    ";
    t->open_paren  = s->open_paren.name ? s->open_paren.name : "(";
    t->close_paren = s->close_paren.name ? s->close_paren.name : ")";
    t->free_blanks = s->blanks.src != NULL;
    t->free_case   = s->letters.src != NULL;
    t->levels      = s->levels;
    t->n_levels    = s->n_levels;
    t->inputs      = s->inputs;
    t->n_inputs    = s->n_inputs;
    if (t->n_inputs == 0)
        *MEM_PUSH(g->m, t->inputs, t->n_inputs) = (input){.name = "input", .rule = INPUT_WORDS};
}

void resolve_task(grammar *g)
{
    const said *s = g->said;
    resolve_plain(g, s);
    resolve_root(g, s);
    resolve_classes(g, s);
    resolve_copies(g, s);
    resolve_unordered(g, s);
    resolve_from_input(g, s);
    resolve_use_input(g, s);
    resolve_expected(g, s);
    resolve_roles(g, s);
    resolve_binds(g, s);
    resolve_distinct(g, s);
    resolve_limits(g, s);
    resolve_signatures(g, s);
    resolve_silent(g, s);
    resolve_defaults(g, s);
    resolve_settings(g, s);
    resolve_spellings(g, s);
}
