#include "decoding/explained.h"

#include "decoding/score.h"
#include "decoding/values.h"
#include "examples/index.h"
#include "text/print.h"

#include <math.h>
#include <string.h>

typedef struct explaining {
    asn_explained     *to;
    const asn_model   *m;
    const asn_example *e; /* with the tree, indexed */
    asn_arena         *a;
    asn_offered      **offered; /* by type, once it is asked for */
} explaining;

const char *asn_decision_name(asn_decision_kind kind)
{
    static const char *const names[] = {"constructor", "present", "another", "spell", "value", "copy", "letter"};
    return names[kind];
}

/* ---- The nodes of a tree, numbered as policies do it. Height is bounded, so this recursion ends in time. */

static const char *value_text(asn_arena *a, asn_atom v)
{
    asn_buffer b = {.arena = a};
    asn_print_repr(&b, v);
    return asn_buffer_end(&b);
}

static const char *name_of(const asn_example *e, asn_atom v)
{
    for (int32_t i = 0; v.kind == ASN_STRING && i < e->mentions.n; i++)
        if (strlen(e->mentions.all[i].token) == v.length && memcmp(e->mentions.all[i].token, v.text, v.length) == 0)
            return e->mentions.all[i].name;
    return NULL;
}

static bool add_node(explaining *x, const asn_tree *t, asn_explained_node node, int *values)
{
    const asn_grammar *g  = x->m->g;
    const asn_ctor    *c  = &g->ctors[t->ctor];
    int                at = x->to->n_nodes++;
    node.tree  = t;
    node.from  = -1;
    node.value = t->ctor ? -1 : (*values)++;
    node.label = t->ctor ? c->name : value_text(x->a, asn_tree_value(t));
    node.name  = t->ctor ? NULL : name_of(x->e, asn_tree_value(t));
    x->to->nodes[at] = node;
    if (!node.label)
        return false;
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++) {
            const asn_tree    *child = asn_tree_child(t, f, i);
            asn_explained_node below = {.parent = at, .field = c->first_field + f, .place = i, .type = g->fields[c->first_field + f].type};
            if (child && !add_node(x, child, below, values))
                return false;
        }
    return true;
}

/* ---- What was decided. */

static void add_other(asn_reason *r, const char *text, double p)
{
    int at = r->n_others;
    while (at > 0 && r->others[at - 1].probability < p)
        at--;
    if (at == ASN_MOST_OTHERS)
        return;
    r->n_others += r->n_others < ASN_MOST_OTHERS;
    memmove(r->others + at + 1, r->others + at, (size_t)(r->n_others - 1 - at) * sizeof *r->others);
    r->others[at] = (asn_other){text, p};
}

/* Would it be among the others? Texts are made only for those that are, at the time. */
static bool is_among(const asn_reason *r, double p)
{
    return r->n_others < ASN_MOST_OTHERS || p > r->others[ASN_MOST_OTHERS - 1].probability;
}

static bool other_ctors(explaining *x, const asn_decision *d, asn_reason *r)
{
    const asn_grammar *g    = x->m->g;
    const int         *ctor = x->m->seen.chosen + g->types[d->module->what].first_ctor;
    r->chosen = g->ctors[d->chosen].name;
    for (int k = 0; k < d->among->n; k++)
        if (ctor[k] != d->chosen)
            add_other(r, g->ctors[ctor[k]].name, exp(asn_choices_log_prob(d->among, k)));
    return true;
}

static const char *letter_text(const explaining *x, int32_t letter)
{
    size_t      length;
    const char *text = asn_vocab_text(&x->m->letters, letter, &length);
    return letter ? asn_arena_text(x->a, text, length) : "";
}

static bool other_letters(explaining *x, const asn_decision *d, asn_reason *r)
{
    r->chosen = letter_text(x, d->chosen);
    for (int32_t k = 0; k < d->among->n && r->chosen; k++) {
        double p = exp(asn_choices_log_prob(d->among, k));
        if (k == d->chosen || !is_among(r, p))
            continue;
        const char *text = letter_text(x, k);
        if (!text)
            return false;
        add_other(r, text, p);
    }
    return r->chosen != NULL;
}

/* An entry of a type's list, or of what the sentence offers. Entry 0 is what training had too seldom to keep. */
static const char *entry_text(const explaining *x, int type, const asn_offered *o, int32_t entry)
{
    size_t      length;
    const char *key = o || !entry ? NULL : asn_vocab_text(&x->m->values[type], entry, &length);
    if (!entry)
        return "(a value it does not know)";
    return value_text(x->a, o ? asn_offered_value(o, x->m, type, entry) : asn_value_of_key(key, length));
}

/* p: of each of n entries; but: the one that was chosen. */
static bool other_values(explaining *x, int type, const asn_offered *o, const double *p, int32_t n, int32_t but, asn_reason *r)
{
    for (int32_t k = 0; k < n; k++) {
        if (k == but || p[k] <= 0 || !is_among(r, p[k]))
            continue;
        const char *text = entry_text(x, type, o, k);
        if (!text)
            return false;
        add_other(r, text, p[k]);
    }
    return true;
}

static bool other_listed(explaining *x, const asn_decision *d, asn_reason *r)
{
    const asn_choices *c = d->among;
    double            *p = asn_arena_alloc(x->a, (size_t)c->n + 1, sizeof *p);
    for (int32_t k = 0; p && k < c->n; k++)
        p[k] = exp(asn_choices_log_prob(c, k));
    r->chosen = x->to->nodes[d->node].label;
    return p && other_values(x, d->module->what, NULL, p, c->n, d->chosen, r);
}

/* ---- Values that may be copied: what gives the same value belongs together. */

static asn_offered *offered(explaining *x, int type)
{
    if (!x->offered)
        x->offered = asn_arena_alloc(x->a, (size_t)x->m->g->n_types, sizeof *x->offered);
    if (x->offered && !x->offered[type])
        x->offered[type] = asn_offered_of(x->a, x->m, x->e, type);
    return x->offered ? x->offered[type] : NULL;
}

/* The number of the tree's own value among those that are offered; 0: it is in no list and not in the input. */
static int32_t own_value(const explaining *x, const asn_offered *o, const asn_explained_node *node)
{
    asn_atom v     = asn_tree_value(node->tree);
    int32_t  entry = x->e->value[node->value];
    for (int32_t k = 0; entry < 0 && k < o->n_new; k++)
        if (asn_atom_equal(o->new_value[k], v))
            return o->listed + k;
    return entry > 0 ? entry : 0;
}

static bool other_derived(explaining *x, const asn_decision *d, asn_reason *r)
{
    const asn_choices  *c    = d->among;
    asn_explained_node *node = &x->to->nodes[d->node];
    int                 type = d->module->what;
    asn_offered        *o    = offered(x, type);
    int32_t             n    = o ? o->listed + o->n_new : 0, own = o ? own_value(x, o, node) : 0;
    double             *p    = asn_arena_alloc(x->a, (size_t)n + 1, sizeof *p);
    bool                open = x->m->g->types[type].open;
    if (!o || !p)
        return false;
    for (int32_t k = 0; k < o->listed; k++)
        p[k] = exp(asn_choices_log_prob(c, k));
    for (int32_t k = 0; k < o->n; k++)
        if (o->value[k] >= 0)
            p[o->value[k]] += exp(asn_choices_log_prob(c, o->listed + k));
    int32_t source = r->kind == ASN_DECIDES_VALUE && own ? asn_offered_source(o, c, own) : -1;
    if (source >= 0) {
        r->kind = ASN_DECIDES_COPY;
        asn_offered_tokens(x->m->g, x->e, type, source, &node->from, &node->to);
    }
    bool spelled = r->kind == ASN_DECIDES_SPELL;
    r->chosen    = spelled ? "yes" : node->label;
    if (open && !spelled)
        add_other(r, "(spelled)", exp(asn_choices_log_prob(c, c->n - 1)));
    return other_values(x, type, o, p, n, spelled ? -1 : own, r);
}

static bool fill_reason(explaining *x, const asn_decision *d, asn_reason *r)
{
    bool yes_no = d->kind == ASN_DECIDES_PRESENT || d->kind == ASN_DECIDES_ANOTHER || (d->kind == ASN_DECIDES_SPELL && !d->among);
    if (yes_no) {
        r->chosen = d->chosen ? "yes" : "no";
        add_other(r, d->chosen ? "no" : "yes", 1 - r->probability);
        return true;
    }
    return d->kind == ASN_DECIDES_CTOR ? other_ctors(x, d, r) : d->kind == ASN_DECIDES_LETTER ? other_letters(x, d, r)
           : d->module->kind == ASN_COPIED ? other_derived(x, d, r) : other_listed(x, d, r);
}

static bool keep_reason(void *context, const asn_decision *d)
{
    explaining *x = context;
    size_t      n = (size_t)x->e->first[x->m->g->n_inputs];
    asn_reason *r = asn_arena_alloc(x->a, 1, sizeof *r);
    float      *a = asn_arena_small(x->a, (n + 1) * sizeof *a);
    if (!r || !a)
        return false;
    for (size_t i = 0; i < n; i++)
        a[i] = (float)d->attention[i];
    *r = (asn_reason){.module = d->module, .kind = d->kind, .probability = exp(d->log_prob), .attention = a};
    if (!fill_reason(x, d, r))
        return false;
    asn_explained_node *node = &x->to->nodes[d->node];
    *(node->last ? &node->last->next : &node->first) = r;
    node->last = r;
    return true;
}

bool asn_explain(asn_committee *c, const asn_example *e, const asn_tree *t, asn_arena *a, asn_explained *to)
{
    const asn_model *m      = asn_committee_model(c);
    asn_example      own    = *e;
    explaining       x      = {to, m, &own, a, NULL};
    asn_watcher      watch  = {.context = &x, .decided = keep_reason};
    int              values = 0;
    own.tree = t;
    int64_t size = asn_tree_size(t, m->g);
    *to      = (asn_explained){.nodes = size < 0 ? NULL : asn_arena_alloc(a, (size_t)size + 1, sizeof *to->nodes)};
    return to->nodes && asn_index_example(a, m, &own, false) &&
           add_node(&x, t, (asn_explained_node){.parent = -1, .field = -1, .type = m->g->root}, &values) && asn_score(c, &own, &watch, &to->log_prob);
}

/* ---- What differs. */

typedef struct comparing {
    const asn_grammar *g;
    asn_explained     *x;
    asn_arena         *a;
} comparing;

static int end_of(const asn_explained *x, int at) /* behind a node and all below it */
{
    int to = at + 1;
    while (to < x->n_nodes && x->nodes[to].parent >= at)
        to++;
    return to;
}

static void mark_all(asn_explained *x, int at)
{
    for (int i = at, to = end_of(x, at); i < to; i++)
        x->nodes[i].differs = true;
}

static bool compare_nodes(comparing *k, int at, const asn_tree *other);

/* The children of a field, and the other tree's: equal ones are passed over, the rest is compared one by one. */
static bool compare_field(comparing *k, int at, int f, const asn_tree *other)
{
    asn_explained_node *node  = &k->x->nodes[at];
    int                 n     = asn_tree_count(other, f), next = 0, field = k->g->ctors[node->tree->ctor].first_field + f;
    bool               *taken = asn_arena_alloc(k->a, (size_t)n + 1, 1);
    int                 end   = end_of(k->x, at);
    bool               *same  = asn_arena_alloc(k->a, (size_t)(end - at) + 1, 1);
    if (!taken || !same)
        return false;
    for (int i = 0; i < n; i++)
        taken[i] = !asn_tree_child(other, f, i);
    for (int child = at + 1; child < end; child++)
        for (int i = 0; k->x->nodes[child].parent == at && k->x->nodes[child].field == field && i < n && !same[child - at]; i++)
            if (!taken[i] && asn_tree_equal(k->x->nodes[child].tree, asn_tree_child(other, f, i), k->g))
                taken[i] = true, same[child - at] = true;
    for (int child = at + 1; child < end; child++) {
        if (k->x->nodes[child].parent != at || k->x->nodes[child].field != field || same[child - at])
            continue;
        while (next < n && taken[next])
            next++;
        if (next == n)
            mark_all(k->x, child);
        else if (!compare_nodes(k, child, asn_tree_child(other, f, next++)))
            return false;
    }
    for (; next < n; next++)
        node->missing += !taken[next];
    return true;
}

static bool compare_nodes(comparing *k, int at, const asn_tree *other)
{
    const asn_tree *t = k->x->nodes[at].tree;
    if (t->ctor != other->ctor || (!t->ctor && !asn_atom_equal(asn_tree_value(t), asn_tree_value(other)))) {
        mark_all(k->x, at);
        return true;
    }
    for (int f = 0; f < k->g->ctors[t->ctor].n_fields; f++)
        if (!compare_field(k, at, f, other))
            return false;
    return true;
}

bool asn_explained_compare(const asn_grammar *g, asn_explained *x, const asn_tree *other, asn_arena *scratch)
{
    comparing k = {g, x, scratch};
    for (int i = 0; i < x->n_nodes; i++) {
        x->nodes[i].differs = false;
        x->nodes[i].missing = 0;
    }
    return compare_nodes(&k, 0, other);
}
