#include "text/roundtrip.h"

#include "text/parse.h"
#include "text/pattern.h"
#include "text/print.h"
#include "text/unquote.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CHILDREN = 3, MOST_FIELDS = 64, HIGHEST = 5, ENDLESS = 1 << 20 };

typedef struct drawing {
    asn_arena         *a;
    const asn_grammar *g;
    uint64_t          *seed;
    int               *least; /* height of each type's least tree */
} drawing;

static uint32_t draw(const drawing *d, uint32_t below)
{
    *d->seed = *d->seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((*d->seed >> 33) % below);
}

/* ---- Least heights, until nothing changes. */

static int least_of_ctor(const asn_grammar *g, const int *least, const asn_ctor *c)
{
    int height = 1;
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f = &g->fields[c->first_field + i];
        if ((f->card == ASN_ONE || f->least > 0) && least[f->type] >= height)
            height = least[f->type] + 1;
    }
    return height < ENDLESS ? height : ENDLESS;
}

static bool find_least(drawing *d)
{
    const asn_grammar *g = d->g;
    d->least             = asn_arena_alloc(d->a, (size_t)g->n_types, sizeof *d->least);
    if (!d->least)
        return false;
    for (int t = 0; t < g->n_types; t++)
        d->least[t] = g->types[t].primitive ? 1 : ENDLESS;
    for (bool changed = true; changed;) {
        changed = false;
        for (int c = 1; c <= g->n_ctors; c++) {
            int height = least_of_ctor(g, d->least, &g->ctors[c]);
            if (height < d->least[g->ctors[c].type]) {
                d->least[g->ctors[c].type] = height;
                changed                    = true;
            }
        }
    }
    return true;
}

/* ---- Values. */

static const asn_template_step *first_step(const asn_grammar *g, int ctor)
{
    const asn_template *how = asn_template_of(g, ctor, 0);
    return how && g->steps ? g->steps + how->steps : NULL;
}

/* The step that prints a field, in the plain template; NULL: none does. */
static const asn_template_step *step_of(const asn_grammar *g, int ctor, int place)
{
    const asn_template_step *s = first_step(g, ctor);
    for (; s && s->kind != ASN_STEP_END; s++)
        if (s->kind == ASN_STEP_CHILD && s->field == place)
            return s;
    return NULL;
}

static asn_atom text_atom(asn_atom_kind kind, const char *text)
{
    return (asn_atom){kind, (uint32_t)strlen(text), text};
}

/* Something that the way in which it is printed can express. */
static asn_atom plain_value(const drawing *d, const asn_type *t, asn_conversion how)
{
    static const char *const words[]   = {"a", "bo", "x1", "state", "New_York", "caf\xC3\xA9", "z"};
    static const char *const strings[] = {"", "it's", "say \"no\"", "a b", "back\\slash", "new\nline", "tab\there", "caf\xC3\xA9", "{x}", "''", "1", "True"};
    static const char *const numbers[] = {"0", "1", "7", "42", "1990"};
    bool quoted = how == ASN_REPR || how == ASN_JSON || how == ASN_SQL;
    if (t->builtin == ASN_INT || (t->builtin == ASN_ANY && draw(d, 4) == 0 && how != ASN_FORMAT))
        return text_atom(ASN_NUMBER, numbers[draw(d, 5)]);
    if (how == ASN_FORMAT || (quoted && t->builtin == ASN_ANY))
        return text_atom(ASN_STRING, strings[draw(d, 12)]);
    return text_atom(ASN_STRING, words[draw(d, t->builtin == ASN_IDENTIFIER ? 4 : 7)]);
}

static const asn_tree *draw_value(const drawing *d, int ctor, int place)
{
    const asn_grammar       *g     = d->g;
    int                      field = g->ctors[ctor].first_field + place, n = 0;
    const asn_field         *f     = &g->fields[field];
    const asn_template_step *s     = step_of(g, ctor, place);
    while (asn_pattern_of(g, f->type, field, n))
        n++;
    for (int tries = 0; tries < 50; tries++) {
        asn_atom v;
        if (s && s->n_own + s->n_shared && draw(d, 3) == 0) {
            uint32_t            k = draw(d, (uint32_t)(s->n_own + s->n_shared));
            const asn_spelling *p = k < s->n_own ? &s->own[k] : &s->shared[k - s->n_own];
            v                     = (asn_atom){p->kind, (uint32_t)p->value_length, p->value};
        } else if (n && draw(d, (uint32_t)n + (s && s->how != ASN_RAW)) < (uint32_t)n) {
            const asn_pattern *p    = asn_pattern_of(g, f->type, field, (int)draw(d, (uint32_t)n));
            char              *text = asn_pattern_sample(d->a, p->code, d->seed);
            if (!text)
                return NULL;
            v = text_atom(p->kind ? p->kind : asn_kind_by_looks(&g->types[f->type], text, strlen(text)), text);
        } else
            v = plain_value(d, &g->types[f->type], s ? s->how : ASN_REPR);
        if (asn_atom_valid(v) && asn_pattern_allows(g, f->type, field, v))
            return asn_tree_of_atom(d->a, v);
    }
    return NULL;
}

/* ---- Trees. */

static const asn_tree *draw_node(const drawing *d, int type, int height);

static const asn_tree *draw_child(const drawing *d, int ctor, int place, int height)
{
    int type = d->g->fields[d->g->ctors[ctor].first_field + place].type;
    return d->g->types[type].primitive ? draw_value(d, ctor, place) : draw_node(d, type, height);
}

/* How many children each field gets. */
static void draw_counts(const drawing *d, int ctor, int height, int *counts)
{
    const asn_grammar *g = d->g;
    const asn_ctor    *c = &g->ctors[ctor];
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f       = &g->fields[c->first_field + i];
        bool             room    = d->least[f->type] < height, printed = false;
        for (const asn_template_step *s = first_step(g, ctor); s && s->kind != ASN_STEP_END; s++)
            printed = printed || ((s->kind == ASN_STEP_CHILD || s->kind == ASN_STEP_IF || s->kind == ASN_STEP_LOOP) && s->field == i);
        int most = f->card == ASN_OPTIONAL ? 1 : MOST_CHILDREN;
        counts[i] = f->card == ASN_ONE ? 1 : !room || (first_step(g, ctor) && !printed) ? 0 : (int)draw(d, (uint32_t)most + 1);
        if (counts[i] < f->least)
            counts[i] = f->least;
        if (f->most && counts[i] > f->most)
            counts[i] = f->most;
    }
    for (const asn_template_step *s = first_step(g, ctor); s && s->kind != ASN_STEP_END; s++) {
        for (const int *col = s->kind == ASN_STEP_LOOP ? s->columns : NULL; col && *col; col++)
            counts[*col - 1] = counts[s->field];
    }
    for (const asn_template_step *s = first_step(g, ctor), *l = s; s && s->kind != ASN_STEP_END; s++) {
        if (s->kind == ASN_STEP_LOOP)
            l = s;
        int most = s->from_end ? counts[l->field] + (s->followed ? counts[s->followed - 1] : 0) : ENDLESS;
        if (s->followed && counts[s->field] > most)
            counts[s->field] = most;
    }
}

static const asn_tree *draw_ctor(const drawing *d, int ctor, int height)
{
    const asn_grammar *g = d->g;
    const asn_ctor    *c = &g->ctors[ctor];
    int                counts[MOST_FIELDS];
    if (c->n_fields > MOST_FIELDS)
        return NULL;
    draw_counts(d, ctor, height, counts);
    asn_build b = asn_build_begin(d->a, g, ctor);
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f    = &g->fields[c->first_field + i];
        bool             many = f->card == ASN_SEQUENCE || f->card == ASN_OPTIONALS;
        const asn_tree **all  = asn_arena_small(d->a, ((size_t)counts[i] + 1) * sizeof *all);
        for (int k = 0; k < counts[i]; k++) {
            bool gap = f->card == ASN_OPTIONALS && draw(d, 3) == 0;
            if (!all || (!(all[k] = gap ? NULL : draw_child(d, ctor, i, height - 1)) && !gap))
                return NULL;
        }
        if (many)
            asn_build_children(&b, i, all, counts[i]);
        else
            asn_build_child(&b, i, counts[i] ? all[0] : NULL);
    }
    return asn_build_end(&b);
}

static const asn_tree *draw_node(const drawing *d, int type, int height)
{
    const asn_type *t = &d->g->types[type];
    if (t->default_ctor)
        return draw_ctor(d, t->default_ctor, height);
    int fit = 0, best = t->first_ctor;
    for (int i = 0; i < t->n_ctors; i++) {
        int least = least_of_ctor(d->g, d->least, &d->g->ctors[t->first_ctor + i]);
        fit += least <= height;
        if (least < least_of_ctor(d->g, d->least, &d->g->ctors[best]))
            best = t->first_ctor + i;
    }
    int k = fit ? (int)draw(d, (uint32_t)fit) : -1;
    for (int i = 0; k >= 0 && i < t->n_ctors; i++)
        if (least_of_ctor(d->g, d->least, &d->g->ctors[t->first_ctor + i]) <= height && k-- == 0)
            best = t->first_ctor + i;
    return draw_ctor(d, best, height);
}

const asn_tree *asn_draw_tree(asn_arena *a, const asn_grammar *g, int type, int height, uint64_t *seed)
{
    drawing d = {a, g, seed, NULL};
    return find_least(&d) ? draw_node(&d, type, height) : NULL;
}

/* ---- There and back. */

typedef struct trip {
    const asn_grammar *g;
    asn_arena         *tree, *scratch; /* of one tree; of one reading */
    asn_cases         *to;
    asn_arena         *kept;
    asn_error         *err;
} trip;

/* Comes a tree back? *kind tells how not, with what was read instead. false: the system fails. */
static bool comes_back(trip *p, const asn_tree *t, bool *same, asn_case_kind *kind, const asn_tree **other, const char **text, asn_error *why)
{
    asn_parsed found;
    char      *printed = asn_tree_print(p->tree, p->g, t);
    if (!printed)
        return asn_out_of_memory(p->err);
    *text   = printed;
    bool ok = asn_parse(p->tree, p->scratch, p->g, p->g->ctors[t->ctor].type, NULL, 1, printed, strlen(printed), &found, why);
    asn_arena_reset(p->scratch);
    if (!ok && why->kind != ASN_BAD_INPUT) {
        *p->err = *why;
        return false;
    }
    *same  = ok && asn_tree_equal(found.tree, t, p->g);
    *kind  = found.other ? ASN_CASE_AMBIGUOUS : ok ? ASN_CASE_OTHER : ASN_CASE_UNREAD;
    *other = found.other && asn_tree_equal(found.tree, t, p->g) ? found.other : found.tree;
    return true;
}

/* Keeps a case, unless there is one like it already. */
static bool keep(trip *p, const asn_tree *t, asn_case_kind kind, const asn_tree *other, const char *text, const asn_error *why)
{
    asn_cases  *to    = p->to;
    const char *where = p->g->ctors[t->ctor].name;
    for (int i = 0; i < to->n; i++)
        if (to->all[i].kind == kind && strcmp(to->all[i].where, where) == 0)
            return true;
    if (to->n == ASN_MOST_CASES)
        return true;
    asn_case *k = &to->all[to->n];
    *k          = (asn_case){.kind = kind, .where = where};
    k->text     = asn_arena_text(p->kept, text, strlen(text));
    k->tree     = asn_tree_write(p->kept, p->g, t);
    k->other    = other ? asn_tree_write(p->kept, p->g, other) : NULL;
    k->why      = asn_arena_text(p->kept, why->text, kind == ASN_CASE_UNREAD ? strlen(why->text) : 0);
    if (!k->text || !k->tree || !k->why || (other && !k->other))
        return asn_out_of_memory(p->err);
    to->n++;
    return true;
}

/* The smallest part of the tree that does not come back either. */
static bool reduce(trip *p, const asn_tree **t)
{
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (int f = 0; f < p->g->ctors[(*t)->ctor].n_fields && !smaller; f++)
            for (int i = 0; i < asn_tree_count(*t, f) && !smaller; i++) {
                const asn_tree *child = asn_tree_child(*t, f, i), *other;
                asn_case_kind   kind;
                const char     *text;
                asn_error       why;
                bool            same;
                if (!child || child->ctor == 0)
                    continue;
                if (!comes_back(p, child, &same, &kind, &other, &text, &why))
                    return false;
                smaller = !same;
                if (smaller)
                    *t = child;
            }
    }
    return true;
}

static bool try_tree(trip *p, const asn_tree *t)
{
    asn_case_kind   kind;
    const asn_tree *other;
    const char     *text;
    asn_error       why = {.text = ""};
    bool            same;
    if (!comes_back(p, t, &same, &kind, &other, &text, &why))
        return false;
    p->to->trees++;
    p->to->same += same;
    if (same)
        return true;
    if (!reduce(p, &t) || !comes_back(p, t, &same, &kind, &other, &text, &why))
        return false;
    return keep(p, t, kind, other, text, &why);
}

bool asn_roundtrip(asn_arena *a, const asn_grammar *g, int n, uint64_t seed, asn_cases *to, asn_error *err)
{
    trip    p  = {.g = g, .tree = asn_arena_new((size_t)1 << 18), .scratch = asn_arena_new((size_t)1 << 18), .to = to, .kept = a, .err = err};
    drawing d  = {.a = a, .g = g, .seed = &seed};
    bool    ok = p.tree && p.scratch && find_least(&d) ? true : asn_out_of_memory(err);
    *to        = (asn_cases){.n = 0};
    for (int type = 0; ok && type < g->n_types; type++)
        for (int i = 0; ok && i < n && g->types[type].reachable && !g->types[type].primitive; i++) {
            d.a               = p.tree;
            const asn_tree *t = draw_node(&d, type, 1 + i % HIGHEST);
            ok                = !t || try_tree(&p, t);
            asn_arena_reset(p.tree);
        }
    asn_arena_free(p.tree);
    asn_arena_free(p.scratch);
    return ok;
}
