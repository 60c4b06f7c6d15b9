#include "text/rebuild.h"

#include "text/pattern.h"
#include "text/print.h"
#include "text/unquote.h"

#include <string.h>

enum { MOST_LOOPS = 64, MOST_CANDIDATES = 16 };

typedef struct children {
    const asn_tree **all;
    int              n;
    int              source; /* the loop that they come from; -1: none yet. Columns aligned to the end may come from several */
    bool             known;
} children;

typedef struct rebuild {
    asn_arena               *a;
    const asn_grammar       *g;
    int                      ctor;
    const asn_template_step *steps;
    const asn_note         **notes; /* in order */
    int                      n;
    children                *fields;
    bool                     limits;
} rebuild;

static const asn_field *field_of(const rebuild *r, int place)
{
    return &r->g->fields[r->g->ctors[r->ctor].first_field + place];
}

static bool is_many(const asn_field *f)
{
    return f->card == ASN_SEQUENCE || f->card == ASN_OPTIONALS;
}

/* ---- Children by field. A field that is printed twice is taken from its first place; that both agree is found when the steps are
 * replayed. */

static void add_child(rebuild *r, const asn_note *n, const int *rows)
{
    const asn_template_step *s = &r->steps[n->step];
    const asn_field         *f = field_of(r, s->field);
    children                *c = &r->fields[s->field];
    c->known                   = true;
    if (c->source < 0)
        c->source = s->loop;
    if (!is_many(f)) {
        if (c->n == 0 && n->tree)
            c->all[c->n++] = n->tree;
    } else if ((s->from_end || (c->source == s->loop && s->loop < MOST_LOOPS && c->n < rows[s->loop])) && (n->tree || (f->card == ASN_OPTIONALS && !s->from_end)))
        c->all[c->n++] = n->tree;
}

/* At the end of row i: a column that may have gaps and printed nothing has one. */
static void end_row(rebuild *r, const asn_template_step *s, int rows)
{
    for (const int *c = s->columns; *c; c++) {
        children *list = &r->fields[*c - 1];
        if (field_of(r, *c - 1)->card == ASN_OPTIONALS && list->n < rows) {
            list->all[list->n++] = NULL;
            list->known          = true;
        }
    }
}

static bool sort_children(rebuild *r)
{
    int rows[MOST_LOOPS] = {0}, n_fields = r->g->ctors[r->ctor].n_fields;
    r->fields = asn_arena_alloc(r->a, (size_t)n_fields + 1, sizeof *r->fields);
    if (!r->fields)
        return false;
    for (int f = 0; f < n_fields; f++) {
        r->fields[f].source = -1;
        if (!(r->fields[f].all = asn_arena_small(r->a, ((size_t)r->n + 1) * sizeof *r->fields[f].all)))
            return false;
    }
    for (int i = 0; i < r->n; i++) {
        const asn_note          *n = r->notes[i];
        const asn_template_step *s = &r->steps[n->step];
        if (s->kind == ASN_STEP_CHILD)
            add_child(r, n, rows);
        else if (s->kind == ASN_STEP_LOOP && s->loop < MOST_LOOPS) {
            rows[s->loop] = n->yes;
            r->fields[s->field].known = true;
        } else if (s->kind == ASN_STEP_NEXT && s->loop < MOST_LOOPS) {
            end_row(r, s, rows[s->loop]);
            rows[s->loop] += n->yes;
        }
    }
    return true;
}

/* ---- Does the tree print by these steps? The template is run over it, and each decision compared with the note. */

typedef struct replay {
    const rebuild  *r;
    const asn_tree *t;
    int             row[MOST_LOOPS], of[MOST_LOOPS]; /* of each loop: its row, and the field that it goes through */
    int             at;                              /* in the notes */
} replay;

static const asn_tree *child_of(const replay *p, const asn_template_step *s)
{
    int i = 0;
    if (s->loop) {
        i = p->row[s->loop];
        if (s->from_end)
            i += asn_tree_count(p->t, s->field) - asn_tree_count(p->t, p->of[s->loop]) - (s->followed ? asn_tree_count(p->t, s->followed - 1) : 0);
    }
    return asn_tree_child(p->t, s->field, i);
}

static bool is_one_of(const asn_tree *t, const int *ctors)
{
    for (const int *c = ctors; *c; c++)
        if (asn_is_ctor(t, *c))
            return true;
    return false;
}

bool asn_test_child(const asn_template_step *s, const asn_tree *child)
{
    switch (s->test) {
    case ASN_TEST_CTOR: return is_one_of(child, s->ctors);
    case ASN_TEST_SOLE: return child && (!s->ctors || is_one_of(child, s->ctors));
    case ASN_TEST_VALUE: return asn_is_value(child, s->text, s->length);
    case ASN_TEST_KIND: return asn_is_kind(child, s->atom);
    default: return child != NULL;
    }
}

static bool holds(const replay *p, const asn_template_step *s)
{
    bool yes = asn_test_child(s, child_of(p, s));
    if (s->test == ASN_TEST_SOLE && !s->loop)
        yes = asn_tree_count(p->t, s->field) == 1 && (!s->ctors || yes);
    else if (s->test == ASN_TEST_PRESENT && !s->loop)
        yes = asn_tree_count(p->t, s->field) > 0;
    return yes != s->negate;
}

static bool needs_parentheses(const replay *p, const asn_template_step *s, const asn_tree *child)
{
    const asn_grammar *g = p->r->g;
    if (!child || s->level == -1 || child->ctor == 0)
        return false;
    int64_t level = s->level >= 0 ? s->level : asn_tree_level(g, asn_tree_child(p->t, -2 - s->level, 0), 0);
    return asn_tree_level(g, child, s->style) < level + s->tighter;
}

static bool replays(const rebuild *r, const asn_tree *t)
{
    replay p = {.r = r, .t = t};
    for (int at = 0; r->steps[at].kind != ASN_STEP_END;) {
        const asn_template_step *s = &r->steps[at];
        const asn_note          *n = p.at < r->n ? r->notes[p.at] : NULL;
        bool                     yes;
        switch (s->kind) {
        case ASN_STEP_CHILD: {
            const asn_tree *child = child_of(&p, s);
            if (!n || n->step != at || (child != n->tree && !asn_tree_equal(child, n->tree, r->g)) || needs_parentheses(&p, s, child) != n->yes)
                return false;
            p.at++, at++;
            break;
        }
        case ASN_STEP_GO: at = s->to; break;
        case ASN_STEP_IF:
        case ASN_STEP_LOOP:
        case ASN_STEP_NEXT:
            if (s->loop >= MOST_LOOPS)
                return false;
            if (s->kind == ASN_STEP_LOOP) {
                p.row[s->loop] = 0;
                p.of[s->loop]  = s->field;
            }
            yes = s->kind == ASN_STEP_IF ? holds(&p, s) : (p.row[s->loop] += s->kind == ASN_STEP_NEXT) < asn_tree_count(t, s->field);
            if (!n || n->step != at || n->yes != yes)
                return false;
            p.at++;
            at = yes ? at + 1 : s->to;
            break;
        default: at++;
        }
    }
    return p.at == r->n;
}

/* ---- What the text does not say. */

/* The children that a field may have whose value is not printed: its default, or all that there are if they are few. -1: too many. */
static int candidates(rebuild *r, const asn_field *f, const asn_tree **all)
{
    const asn_type *t = &r->g->types[f->type];
    int             n = 0;
    if (!t->primitive) {
        int first = t->default_ctor ? t->default_ctor : t->first_ctor, end = first + (t->default_ctor ? 1 : t->n_ctors);
        for (int c = first; c < end; c++) {
            asn_build b = asn_build_begin(r->a, r->g, c);
            if (r->g->ctors[c].n_fields || n == MOST_CANDIDATES || !(all[n++] = asn_build_end(&b)))
                return -1;
        }
        return n;
    }
    const asn_pattern *p;
    for (int i = 0; (p = asn_pattern_of(r->g, f->type, (int)(f - r->g->fields), i)); i++) {
        const char *texts[MOST_CANDIDATES];
        int         k = asn_pattern_list(r->a, p->code, texts, MOST_CANDIDATES - n);
        if (k < 0)
            return -1;
        for (int j = 0; j < k; j++) {
            asn_atom v = {p->kind ? p->kind : asn_kind_by_looks(t, texts[j], strlen(texts[j])), (uint32_t)strlen(texts[j]), texts[j]};
            if (asn_pattern_allows(r->g, f->type, (int)(f - r->g->fields), v) && !(all[n++] = asn_tree_of_atom(r->a, v)))
                return -1;
        }
    }
    return n ? n : -1;
}

static bool keeps_limits(const asn_grammar *g, const asn_tree *t)
{
    const asn_ctor *c = &g->ctors[t->ctor];
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f = &g->fields[c->first_field + i];
        int              n = asn_tree_count(t, i);
        if (n < f->least || (f->most && n > f->most))
            return false;
    }
    return true;
}

static void try(rebuild *r, asn_rebuilt *to)
{
    asn_build b = asn_build_begin(r->a, r->g, r->ctor);
    for (int f = 0; f < r->g->ctors[r->ctor].n_fields; f++) {
        const children *c = &r->fields[f];
        if (is_many(field_of(r, f)))
            asn_build_children(&b, f, c->all, c->n);
        else
            asn_build_child(&b, f, c->n ? c->all[0] : NULL);
    }
    const asn_tree *t = asn_build_end(&b);
    for (int f = 0; !t && f < r->g->ctors[r->ctor].n_fields; f++)
        for (int i = 0; i < r->fields[f].n; i++)
            to->too_high = to->too_high || (r->fields[f].all[i] && r->fields[f].all[i]->height >= ASN_MAX_HEIGHT);
    if (t && to->n < ASN_MOST_REBUILT && (!r->limits || keeps_limits(r->g, t)) && replays(r, t))
        to->trees[to->n++] = t;
}

/* Fills field by field what has to have a child and has none, in every way that there is. */
static void complete(rebuild *r, int field, asn_rebuilt *to)
{
    int n_fields = r->g->ctors[r->ctor].n_fields;
    while (field < n_fields && (field_of(r, field)->card != ASN_ONE || r->fields[field].n))
        field++;
    if (field == n_fields) {
        try(r, to);
        return;
    }
    const asn_tree *all[MOST_CANDIDATES];
    int             n = candidates(r, field_of(r, field), all);
    if (n < 0)
        to->missing = field_of(r, field);
    for (int i = 0; i < n; i++) {
        r->fields[field].all[0] = all[i];
        r->fields[field].n      = 1;
        complete(r, field + 1, to);
        r->fields[field].n = 0;
    }
}

bool asn_rebuild(asn_arena *a, const asn_grammar *g, int ctor, const asn_template_step *steps, const asn_note *notes, bool limits, asn_rebuilt *to)
{
    rebuild r = {.a = a, .g = g, .ctor = ctor, .steps = steps, .n = notes ? notes->length : 0, .limits = limits};
    *to         = (asn_rebuilt){.n = 0};
    r.notes     = asn_arena_small(a, ((size_t)r.n + 1) * sizeof *r.notes);
    if (!r.notes)
        return false;
    for (int i = r.n; notes; notes = notes->before)
        r.notes[--i] = notes;
    if (!sort_children(&r))
        return false;
    complete(&r, 0, to);
    return true;
}
