#include "languages/grammar.h"

#include "base/out.h"
#include "languages/task.h"

#include <stdlib.h>
#include <string.h>

char *span_text(mem *m, span s)
{
    return mem_text(m, s.src->text + s.begin, s.end - s.begin);
}

grammar *grammar_new(mem *m, diag *d)
{
    grammar *g = mem_alloc(m, 1, sizeof *g);
    g->m       = m;
    g->d       = d;
    g->said    = mem_alloc(m, 1, sizeof *g->said);
    return g;
}

type *grammar_type(const grammar *g, const char *name)
{
    return table_get(&g->by_type, name);
}

constructor *grammar_ctor(const grammar *g, const char *name)
{
    return table_get(&g->by_ctor, name);
}

field *grammar_field(const constructor *c, const char *name)
{
    for (int i = 0; i < c->n_fields; i++)
        if (strcmp(c->fields[i].name, name) == 0)
            return &c->fields[i];
    return NULL;
}

bool grammar_is_builtin(const char *name)
{
    static const char *const names[] = {"identifier", "int", "string"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

const char *grammar_card(cardinality card)
{
    static const char *const marks[] = {"", "?", "*", "?*"};
    return marks[card];
}

bool grammar_is_primitive(const type *t)
{
    return t->kind == TYPE_PRIMITIVE;
}

bool grammar_is_enumeration(const type *t)
{
    for (int i = 0; i < t->n_ctors; i++)
        if (t->ctors[i].n_fields)
            return false;
    return t->kind == TYPE_SUM;
}

bool grammar_is_many(const field *f)
{
    return f->card == CARD_SEQUENCE || f->card == CARD_OPTIONALS;
}

type *grammar_add_type(grammar *g, span name)
{
    type *t                           = mem_alloc(g->m, 1, sizeof *t);
    t->name                           = span_text(g->m, name);
    t->where                          = name;
    *MEM_PUSH(g->m, g->types, g->n_types) = t;
    return t;
}

void grammar_add_ctor(grammar *g, type *t, span name, field *fields, int n)
{
    constructor *c = MEM_PUSH(g->m, t->ctors, t->n_ctors);
    *c = (constructor){.name = span_text(g->m, name), .where = name, .fields = fields, .n_fields = n};
}

void grammar_set_product(grammar *g, type *t, field *fields, int n)
{
    t->kind = TYPE_PRODUCT;
    grammar_add_ctor(g, t, t->where, fields, n);
}

void grammar_set_attributes(type *t, field *fields, int n)
{
    t->attributes   = fields;
    t->n_attributes = n;
}

static type *primitive(grammar *g, const char *name, span where)
{
    type *t  = mem_alloc(g->m, 1, sizeof *t);
    t->name  = name;
    t->where = where;
    t->kind  = TYPE_PRIMITIVE;
    t->open  = strcmp(name, "identifier") == 0 || strcmp(name, "string") == 0;
    table_add(g->m, &g->by_type, name, t);
    *MEM_PUSH(g->m, g->types, g->n_types) = t;
    return t;
}

void grammar_add_primitive(grammar *g, span name)
{
    const char *text = span_text(g->m, name);
    if (grammar_type(g, text))
        diag_warning(g->d, name, "primitive type '%s' is listed twice", text);
    else
        primitive(g, text, name)->declared = true;
}

/* Whether fields[i] has no name of its own: none at all or, in a constructor, one that another field has too. */
static bool shares_name(const field *fields, int n, int i, table *seen)
{
    if (n > 16) /* most constructors have a handful of fields */
        return *(int *)table_get(seen, fields[i].name) > 1;
    for (int k = 0; k < n; k++)
        if (k != i && fields[k].name && strcmp(fields[k].name, fields[i].name) == 0)
            return true;
    return false;
}

static void count_names(grammar *g, const field *fields, int n, table *seen)
{
    for (int i = 0; i < n && n > 16; i++) {
        int *count = fields[i].name ? table_get(seen, fields[i].name) : NULL;
        if (fields[i].name && !count)
            table_add(g->m, seen, fields[i].name, count = mem_alloc(g->m, 1, sizeof *count));
        if (count)
            ++*count;
    }
}

/* Unnamed fields are called int1, int2, as in asdlGen. Fields of a constructor (not NULL) that share a name are numbered too. A name
 * that another field already has is skipped. */
static void name_fields(grammar *g, field *fields, int n, const constructor *owner)
{
    table taken = {0}, last = {0}, seen = {0}; /* names; a name without its number -> the last number given to it; how often */
    int   numbered = 0;
    bool *made_up  = mem_alloc(g->m, (size_t)n + 1, sizeof *made_up);
    if (owner)
        count_names(g, fields, n, &seen);
    for (int i = 0; i < n; i++) {
        made_up[i] = !fields[i].name || (owner && shares_name(fields, n, i, &seen));
        numbered += made_up[i];
    }
    for (int i = 0; i < n && numbered; i++)
        if (!made_up[i])
            table_add(g->m, &taken, fields[i].name, g);
    for (int i = 0; i < n && numbered; i++) {
        if (!made_up[i])
            continue;
        const char *base   = fields[i].name ? fields[i].name : fields[i].type_name;
        int        *number = table_get(&last, base), first = !number;
        if (first)
            table_add(g->m, &last, base, number = mem_alloc(g->m, 1, sizeof *number));
        bool shared = fields[i].name;
        do
            fields[i].name = mem_print(g->m, "%s%d", base, ++*number);
        while (table_add(g->m, &taken, fields[i].name, g));
        if (shared && first)
            diag_warning(g->d, fields[i].name_span, "%s has several fields '%s', so they are numbered: this one is %s", owner->name, base,
                         fields[i].name);
    }
}

/* Defined types come first. Primitive types follow, in the order of their first use. */
void grammar_complete(grammar *g)
{
    type **all = g->types;
    int    n   = g->n_types;
    g->types   = NULL;
    g->n_types = 0;
    for (int i = 0; i < n; i++) {
        if (all[i]->kind == TYPE_PRIMITIVE)
            continue;
        table_add(g->m, &g->by_type, all[i]->name, all[i]); /* keeps the first of two types with one name, or the declared primitive */
        *MEM_PUSH(g->m, g->types, g->n_types) = all[i];
    }
    g->n_defined = g->n_types;
    for (int i = 0; i < n; i++)
        if (all[i]->kind == TYPE_PRIMITIVE)
            *MEM_PUSH(g->m, g->types, g->n_types) = all[i];
    for (int i = 0; i < g->n_defined; i++) {
        type *t = g->types[i];
        for (int k = 0; k < t->n_ctors; k++) {
            constructor *c = &t->ctors[k];
            c->owner       = t;
            c->index       = g->n_ctors;
            table_add(g->m, &g->by_ctor, c->name, c);
            *MEM_PUSH(g->m, g->ctors, g->n_ctors) = c;
            name_fields(g, c->fields, c->n_fields, c);
            for (int f = 0; f < c->n_fields; f++) {
                field *one = &c->fields[f];
                one->owner = c;
                one->place = f;
                one->index = g->n_fields;
                one->type  = grammar_type(g, one->type_name);
                if (!one->type)
                    one->type = primitive(g, one->type_name, one->type_span);
                *MEM_PUSH(g->m, g->fields, g->n_fields) = one;
            }
        }
        name_fields(g, t->attributes, t->n_attributes, NULL);
    }
    for (int i = 0; i < g->n_types; i++)
        g->types[i]->index = i;
    g->root = g->n_defined ? g->types[0] : NULL;
}

static void put_field(out *o, const field *f)
{
    out_print(o, "%s%s", f->type_name, grammar_card(f->card));
    if (f->name)
        out_print(o, " %s", f->name);
}

static void put_fields(out *o, const field *fields, int n)
{
    out_put(o, "(");
    for (int i = 0; i < n; i++) {
        if (i > 0)
            out_put(o, ", ");
        put_field(o, &fields[i]);
    }
    out_put(o, ")");
}

static void put_ctor(out *o, const constructor *c)
{
    if (c->owner->kind != TYPE_PRODUCT)
        out_put(o, c->name);
    if (c->n_fields || c->owner->kind == TYPE_PRODUCT)
        put_fields(o, c->fields, c->n_fields);
}

static char *taken(mem *m, out *o)
{
    char *text = mem_text(m, o->text ? o->text : "", o->length);
    out_free(o);
    return text;
}

char *grammar_rule_of_field(mem *m, const field *f)
{
    out o = {0};
    put_field(&o, f);
    return taken(m, &o);
}

char *grammar_rule_of_ctor(mem *m, const constructor *c)
{
    out o = {0};
    if (c->owner->kind == TYPE_PRODUCT)
        out_print(&o, "%s = ", c->name);
    put_ctor(&o, c);
    return taken(m, &o);
}

static void put_type(out *o, const type *t)
{
    out_print(o, "%s = ", t->name);
    for (int i = 0; i < t->n_ctors; i++) {
        if (i > 0)
            out_put(o, " | ");
        put_ctor(o, &t->ctors[i]);
    }
}

char *grammar_rule_of_type(mem *m, const type *t)
{
    out o = {0};
    if (t->kind == TYPE_PRIMITIVE)
        out_put(&o, t->name);
    else
        put_type(&o, t);
    return taken(m, &o);
}

char *grammar_text(grammar *g)
{
    out o = {0};
    for (int i = 0; i < g->n_defined; i++) {
        put_type(&o, g->types[i]);
        if (g->types[i]->n_attributes) {
            out_put(&o, " attributes ");
            put_fields(&o, g->types[i]->attributes, g->types[i]->n_attributes);
        }
        out_put(&o, "\n");
    }
    return taken(g->m, &o);
}
