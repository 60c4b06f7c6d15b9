#include "examples/drawing.h"

#include "text/say.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 256, MOST_FIELDS = 64, MOST_MORE = 4, ROOM = 24, ENDLESS = 1 << 20, TRIES = 50, MOST_PARTS = 32 };

static bool chance(asn_draw *d, double p)
{
    return asn_uniform((*d->seed)++) < p;
}

/* ---- What is known before anything is drawn. */

/* The step of a template that says a field; NULL: none does. */
static const asn_template_step *step_of(const asn_grammar *g, const asn_say *row, int place)
{
    for (const asn_template_step *s = g->say->steps + row->steps; s->kind != ASN_STEP_END; s++)
        if (s->kind == ASN_STEP_CHILD && s->field == place)
            return s;
    return NULL;
}

static bool must_be(const asn_field *f, char need)
{
    return f->card == ASN_ONE || f->least > 0 || need == 'p';
}

static int *least_of(const asn_draw *d, int type, int style)
{
    return &d->least[type * d->g->say->n_styles + style];
}

static bool value_in_style(const asn_grammar *g, int type, int field, int style)
{
    for (int i = 0; i < g->say->n_values; i++)
        if (asn_drawing_says(&g->say->values[i], type, field, style))
            return true;
    return style == 0;
}

static bool is_part(const asn_template_step *s)
{
    return s->kind == ASN_STEP_CHILD && s->field < 0;
}

/* Of what a template has about the same node, in another style. */
static int part_height(const asn_draw *d, const asn_say *row, int style)
{
    const asn_say *rows[MOST_ROWS];
    int            n = asn_say_rows(d->g, row->ctor, style, row->input < 0 ? 0 : row->input, rows, MOST_ROWS), least = ENDLESS;
    for (int i = 0; i < n; i++)
        if (d->row_least[rows[i] - d->g->say->says] < least)
            least = d->row_least[rows[i] - d->g->say->says];
    return least;
}

static int row_height(const asn_draw *d, const asn_say *row)
{
    const asn_grammar *g      = d->g;
    const asn_ctor    *c      = &g->ctors[row->ctor];
    int                height = 1;
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field         *f = &g->fields[c->first_field + i];
        const asn_template_step *s = step_of(g, row, i);
        if (!must_be(f, row->needs[i]))
            continue;
        int child = !s ? d->plain[f->type] : *least_of(d, f->type, s->style);
        if (s && g->types[f->type].primitive)
            child = value_in_style(g, f->type, c->first_field + i, s->style) ? 1 : ENDLESS;
        height = child + 1 > height ? child + 1 : height;
    }
    for (const asn_template_step *s = g->say->steps + row->steps; s->kind != ASN_STEP_END; s++)
        if (is_part(s) && part_height(d, row, s->style) > height)
            height = part_height(d, row, s->style);
    return height < ENDLESS ? height : ENDLESS;
}

static bool lower(int *least, int height)
{
    bool changed = height < *least;
    *least       = changed ? height : *least;
    return changed;
}

static int plain_height(const asn_draw *d, int ctor)
{
    const asn_ctor *c      = &d->g->ctors[ctor];
    int             height = 1;
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f = &d->g->fields[c->first_field + i];
        if (must_be(f, ' ') && d->plain[f->type] + 1 > height)
            height = d->plain[f->type] + 1;
    }
    return height < ENDLESS ? height : ENDLESS;
}

static void find_least(asn_draw *d)
{
    const asn_grammar *g = d->g;
    for (int t = 0; t < g->n_types; t++) {
        d->plain[t] = g->types[t].primitive ? 1 : ENDLESS;
        for (int s = 0; s < g->say->n_styles; s++)
            *least_of(d, t, s) = ENDLESS;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int c = 1; c <= g->n_ctors; c++)
            changed = lower(&d->plain[g->ctors[c].type], plain_height(d, c)) || changed;
    }
    for (int i = 0; i < g->say->n_says; i++)
        d->row_least[i] = ENDLESS;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < g->say->n_says; i++) {
            const asn_say *row = &g->say->says[i];
            changed            = lower(&d->row_least[i], row->weight > 0 ? row_height(d, row) : ENDLESS) || changed;
            changed            = lower(least_of(d, g->ctors[row->ctor].type, row->style), d->row_least[i]) || changed;
        }
    }
}

/* Which types a type leads to, until nothing changes; then which constructors lead back to their own. */
static bool find_recursion(asn_draw *d)
{
    const asn_grammar *g    = d->g;
    size_t             n    = (size_t)g->n_types;
    bool              *lead = asn_arena_alloc(d->arena, n * n, sizeof *lead);
    if (!lead)
        return false;
    for (size_t t = 0; t < n; t++)
        lead[t * n + t] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < g->n_fields; i++) {
            bool *to = lead + (size_t)g->ctors[g->fields[i].ctor].type * n, *from = lead + (size_t)g->fields[i].type * n;
            for (size_t k = 0; k < n; k++)
                if (from[k] && !to[k])
                    to[k] = changed = true;
        }
    }
    for (int i = 0; i < g->n_fields; i++)
        if (lead[(size_t)g->fields[i].type * n + (size_t)g->ctors[g->fields[i].ctor].type])
            d->recursive[g->fields[i].ctor] = true;
    return true;
}

static bool make_room(asn_draw *d)
{
    const asn_grammar *g = d->g;
    size_t             n = (size_t)g->n_types, c = (size_t)g->n_ctors + 1;
    d->weights   = asn_arena_alloc(d->arena, c, sizeof *d->weights);
    d->recursive = asn_arena_alloc(d->arena, c, sizeof *d->recursive);
    d->least     = asn_arena_alloc(d->arena, n * (size_t)g->say->n_styles, sizeof *d->least);
    d->plain     = asn_arena_alloc(d->arena, n, sizeof *d->plain);
    d->inside    = asn_arena_alloc(d->arena, n, sizeof *d->inside);
    d->row_least = asn_arena_alloc(d->arena, (size_t)g->say->n_says, sizeof *d->row_least);
    d->fields    = asn_arena_alloc(d->arena, (size_t)g->n_fields + 1, sizeof *d->fields);
    return d->weights && d->recursive && d->least && d->plain && d->inside && d->row_least && d->fields;
}

asn_draw *asn_draw_new(const asn_grammar *g, uint64_t *seed, asn_error *err)
{
    if (!g->say)
        return asn_fail(err, "the task has no say statements, so there is nothing to draw: see 'say' in asdlc-task(5)"), NULL;
    asn_draw *d = calloc(1, sizeof *d);
    if (!d || !(d->arena = asn_arena_new(0)) || (d->g = g, !make_room(d)) || !find_recursion(d)) {
        asn_draw_free(d);
        return asn_out_of_memory(err), NULL;
    }
    d->seed = seed;
    for (int c = 1; c <= g->n_ctors; c++)
        d->weights[c] = g->say->weights[c];
    find_least(d);
    if (*least_of(d, g->root, 0) < ENDLESS)
        return d;
    asn_fail(err, "no tree of '%s' can be said: the say statements leave out something that all of them need", g->types[g->root].name);
    asn_draw_free(d);
    return NULL;
}

void asn_draw_free(asn_draw *d)
{
    if (!d)
        return;
    for (int i = 0; d->fields && i < d->g->n_fields; i++)
        asn_array_free(&d->fields[i].values);
    for (size_t i = 0; i < d->lists.n; i++)
        asn_array_free(&d->lists.all[i].items);
    asn_array_free(&d->lists);
    asn_array_free(&d->bound);
    asn_array_free(&d->keys);
    asn_array_free(&d->shapes);
    asn_arena_free(d->arena);
    free(d);
}

/* ---- Nodes. */

typedef struct plan { /* of a node: its templates, one for each input, and what they make of its fields */
    const asn_say *rows[MOST_PARTS];
    int            n_rows;
    char           needs[MOST_FIELDS];
    int            styles[MOST_FIELDS]; /* -1: it is not said */
    int            counts[MOST_FIELDS];
} plan;

static const asn_tree *draw_node(asn_draw *d, int type, int style, int room);

/* How many templates' worth of what was learnt: whether optional children are there. */
static double row_weight(const asn_draw *d, const asn_say *row)
{
    double          w = row->weight;
    const asn_ctor *c = &d->g->ctors[row->ctor];
    for (int i = 0; d->is_like && i < c->n_fields; i++) {
        const asn_learnt *f = &d->fields[c->first_field + i];
        double        p = ((double)f->present + 0.5) / ((double)f->parents + 1);
        if (d->g->fields[c->first_field + i].card != ASN_ONE)
            w *= row->needs[i] == 'p' ? p : row->needs[i] == 'a' ? 1 - p : 1;
    }
    return w;
}

static int rows_that_fit(asn_draw *d, int ctor, int style, int input, int room, const asn_say **rows)
{
    int n = asn_say_rows(d->g, ctor, style, input, rows, MOST_ROWS), kept = 0;
    for (int i = 0; i < n; i++)
        if (d->row_least[rows[i] - d->g->say->says] <= room)
            rows[kept++] = rows[i];
    return kept;
}

/* p before f before a before -: what one template says is there for all. */
static void merge_row(const asn_draw *d, plan *p, const asn_say *row)
{
    static const char order[] = "pfa-";
    const asn_ctor   *c       = &d->g->ctors[row->ctor];
    for (int i = 0; i < c->n_fields; i++) {
        const asn_template_step *s = step_of(d->g, row, i);
        if (p->n_rows == 0 || strchr(order, row->needs[i]) < strchr(order, p->needs[i]))
            p->needs[i] = row->needs[i];
        if (s && (p->n_rows == 0 || p->styles[i] < 0))
            p->styles[i] = s->style;
        else if (p->n_rows == 0)
            p->styles[i] = -1;
    }
    p->rows[p->n_rows++] = row;
}

/* A template for an input, and one for each part that it has about the same node. */
static bool choose_row(asn_draw *d, plan *p, int ctor, int style, int input, int room)
{
    const asn_say *rows[MOST_ROWS];
    double         weights[MOST_ROWS];
    int            n = rows_that_fit(d, ctor, style, input, room, rows);
    for (int i = 0; i < n; i++)
        weights[i] = row_weight(d, rows[i]);
    if (n == 0 || p->n_rows == MOST_PARTS)
        return false;
    const asn_say *row = rows[asn_rng_pick(d->seed, weights, n)];
    merge_row(d, p, row);
    for (const asn_template_step *s = d->g->say->steps + row->steps; s->kind != ASN_STEP_END; s++)
        if (is_part(s) && !choose_row(d, p, ctor, s->style, input, room))
            return false;
    return true;
}

static bool choose_rows(asn_draw *d, plan *p, int ctor, int style, int room)
{
    for (int k = 0; k < d->g->n_inputs; k++)
        if (!choose_row(d, p, ctor, style, k, room))
            return false;
    return true;
}

/* How many children, beyond the least: each further one a third as likely, or as the examples have it. */
static int draw_more(asn_draw *d, int field, bool one_is_there)
{
    const asn_learnt *f    = &d->fields[field];
    double        mean = d->is_like && f->parents ? (double)f->children / (double)(one_is_there && f->present ? f->present : f->parents) - one_is_there : 0.5;
    int           n    = 0;
    mean               = mean < 0.02 ? 0.02 : mean;
    while (n < MOST_MORE && chance(d, mean / (mean + 1)))
        n++;
    return n;
}

static int draw_count(asn_draw *d, int field, char need, bool fits)
{
    const asn_field *f = &d->g->fields[field];
    if (f->card == ASN_ONE)
        return 1;
    bool there = need == 'p', maybe = need == 'f' && fits;
    if (f->card == ASN_OPTIONAL) {
        const asn_learnt *seen = &d->fields[field];
        return there || (maybe && chance(d, d->is_like && seen->parents ? (double)seen->present / (double)seen->parents : 0.5));
    }
    int n = there && f->least < 1 ? 1 : f->least;
    if ((there && fits) || maybe)
        n += draw_more(d, field, n > 0);
    return f->most && n > f->most ? f->most : n;
}

static void draw_counts(asn_draw *d, plan *p, int ctor, int room)
{
    const asn_grammar *g = d->g;
    const asn_ctor    *c = &g->ctors[ctor];
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f    = &g->fields[c->first_field + i];
        bool             fits = g->types[f->type].primitive || (p->styles[i] >= 0 && *least_of(d, f->type, p->styles[i]) < room);
        p->counts[i]          = draw_count(d, c->first_field + i, p->needs[i], fits);
    }
    for (int k = 0; k < p->n_rows; k++) /* sequences that are said side by side have one length */
        for (const asn_template_step *s = g->say->steps + p->rows[k]->steps; s->kind != ASN_STEP_END; s++)
            for (const int *col = s->kind == ASN_STEP_LOOP ? s->columns : NULL; col && *col; col++)
                p->counts[*col - 1] = p->counts[s->field];
}

/* What no template says: the least there is. */
static const asn_tree *draw_unsaid(asn_draw *d, int field)
{
    const asn_grammar *g = d->g;
    int                t = g->fields[field].type;
    if (g->types[t].primitive)
        return asn_invented_value(d, field, 0);
    int best = g->types[t].default_ctor ? g->types[t].default_ctor : g->types[t].first_ctor;
    for (int i = 0; !g->types[t].default_ctor && i < g->types[t].n_ctors; i++)
        if (plain_height(d, g->types[t].first_ctor + i) < plain_height(d, best))
            best = g->types[t].first_ctor + i;
    asn_build b = asn_build_begin(d->a, g, best);
    for (int i = 0; i < g->ctors[best].n_fields; i++) {
        const asn_field *f     = &g->fields[g->ctors[best].first_field + i];
        bool             many  = f->card == ASN_SEQUENCE || f->card == ASN_OPTIONALS;
        const asn_tree  *child = f->card == ASN_ONE || f->least ? draw_unsaid(d, g->ctors[best].first_field + i) : NULL;
        if (!child && (f->card == ASN_ONE || f->least))
            return NULL;
        if (many)
            asn_build_children(&b, i, &child, child ? 1 : 0);
        else
            asn_build_child(&b, i, child);
    }
    return asn_build_end(&b);
}

static const asn_tree *draw_child(asn_draw *d, int field, int style, int room)
{
    int type = d->g->fields[field].type;
    if (style < 0)
        return draw_unsaid(d, field);
    return d->g->types[type].primitive ? asn_invented_value(d, field, style) : draw_node(d, type, style, room);
}

static bool is_among(const asn_tree *t, const asn_tree *const *all, int n, const asn_grammar *g)
{
    for (int i = 0; i < n; i++)
        if (all[i] && asn_tree_equal(t, all[i], g))
            return true;
    return false;
}

/* The children of a field; NULL: some could not be drawn. What equals an earlier one is drawn again, for people seldom say a thing twice; of a
 * distinct sequence, it is left out in the end. */
static const asn_tree **draw_children(asn_draw *d, plan *p, int field, int place, int room)
{
    const asn_field *f   = &d->g->fields[field];
    const asn_tree **all = asn_arena_small(d->a, ((size_t)p->counts[place] + 1) * sizeof *all);
    int              n   = 0;
    for (int tries = 0; all && n < p->counts[place] && tries < TRIES; tries++) {
        if (!(all[n] = draw_child(d, field, p->styles[place], room)))
            return NULL;
        n += (tries >= TRIES / 2 && !f->distinct) || !is_among(all[n], all, n, d->g);
    }
    if (!all)
        return asn_drawing_fail(d), NULL;
    bool enough = n == p->counts[place] || (f->card == ASN_SEQUENCE && n >= f->least && n > 0);
    p->counts[place] = n;
    return enough ? all : NULL;
}

/* Values of binders hold in the children of the fields that the task names. */
static bool bind_for(asn_draw *d, const asn_tree *const *const *drawn, const plan *p, int ctor, int field)
{
    const asn_grammar *g = d->g;
    for (int i = 0; i < g->n_scopes; i++) {
        int place = g->scopes[i].binder - g->ctors[ctor].first_field;
        if (g->scopes[i].in != field || place < 0 || place >= g->ctors[ctor].n_fields)
            continue;
        for (int k = 0; k < p->counts[place]; k++)
            if (!asn_array_push(&d->bound, (asn_bound_value){g->fields[g->scopes[i].binder].type, asn_tree_value(drawn[place][k])}))
                return asn_drawing_fail(d);
    }
    return true;
}

static const asn_tree *draw_fields(asn_draw *d, plan *p, int ctor, int room)
{
    const asn_grammar            *g = d->g;
    const asn_ctor               *c = &g->ctors[ctor];
    const asn_tree *const *drawn[MOST_FIELDS];
    asn_build                     b = asn_build_begin(d->a, g, ctor);
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f     = &g->fields[c->first_field + i];
        size_t           bound = d->bound.n;
        bool             ok    = bind_for(d, drawn, p, ctor, c->first_field + i);
        drawn[i]               = ok ? draw_children(d, p, c->first_field + i, i, room) : NULL;
        d->bound.n             = bound;
        if (!drawn[i])
            return NULL;
        if (f->card == ASN_SEQUENCE || f->card == ASN_OPTIONALS)
            asn_build_children(&b, i, drawn[i], p->counts[i]);
        else
            asn_build_child(&b, i, p->counts[i] ? drawn[i][0] : NULL);
    }
    const asn_tree *t = asn_build_end(&b);
    if (!t && asn_arena_full(d->a))
        asn_drawing_fail(d);
    return t && asn_alike_keeps(d, t) ? t : NULL;
}

/* A constructor, by its weight. Inside its own type, one that contains the type again is half as likely with each level. */
static int choose_ctor(asn_draw *d, int type, int style, int room)
{
    const asn_type *t = &d->g->types[type];
    int             ctors[MOST_ROWS], n = 0;
    double          weights[MOST_ROWS];
    const asn_say  *rows[MOST_ROWS];
    for (int i = 0; i < t->n_ctors && n < MOST_ROWS; i++) {
        int    c = t->first_ctor + i;
        double w = d->weights[c];
        for (int k = 0; d->recursive[c] && k < d->inside[type]; k++)
            w *= 0.5;
        if (w > 0 && rows_that_fit(d, c, style, 0, room, rows) > 0) {
            weights[n] = w;
            ctors[n++] = c;
        }
    }
    return n ? ctors[asn_rng_pick(d->seed, weights, n)] : 0;
}

static const asn_tree *draw_node(asn_draw *d, int type, int style, int room)
{
    int  least = *least_of(d, type, style);
    int  ctor  = choose_ctor(d, type, style, room > least ? room : least);
    plan p     = {.n_rows = 0};
    if (!ctor || d->g->ctors[ctor].n_fields > MOST_FIELDS || !choose_rows(d, &p, ctor, style, room > least ? room : least))
        return NULL;
    draw_counts(d, &p, ctor, room);
    d->inside[type]++;
    const asn_tree *t = draw_fields(d, &p, ctor, room - 1);
    d->inside[type]--;
    return t;
}

const asn_tree *asn_draw_one(asn_draw *d, asn_arena *a, asn_error *err)
{
    d->a       = a;
    d->err     = err;
    d->failed  = false;
    d->bound.n = 0;
    err->text[0] = 0;
    const asn_tree *t = draw_node(d, d->g->root, 0, *least_of(d, d->g->root, 0) + ROOM);
    if (d->failed)
        return NULL;
    err->text[0] = 0;
    return t;
}
