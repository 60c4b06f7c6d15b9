#include "decoding/constraints.h"

#include "model/signature.h"

#include <string.h>

/* ---- Signatures: which children go with a value of their parent. */

/* The signature that a sequence of a node is under; NULL: none. key: the value that it depends on. */
static const asn_vocab *signature_of(const asn_growth *t, const asn_node *node, int field, asn_atom *key)
{
    const asn_grammar *g      = t->m->g;
    int                number = g->fields[field].signature;
    if (t->most.unconstrained || !number || !node->slots || t->m->signatures[number - 1].n < 2)
        return NULL;
    const asn_children *s = &node->slots[g->signatures[number - 1].key - g->ctors[node->ctor].first_field];
    *key                  = s->n ? s->items[0]->atom : (asn_atom){ASN_NO_ATOM, 0, ""};
    return s->n ? &t->m->signatures[number - 1] : NULL;
}

static asn_buffer fact_buffer(asn_growth *t, asn_arena_mark *mark)
{
    *mark = asn_arena_here(t->arena);
    return (asn_buffer){.arena = t->arena};
}

/* The answer to the fact in the buffer, whose memory is given back. */
static bool answer_fact(asn_growth *t, const asn_buffer *b, asn_arena_mark mark, bool answer)
{
    t->failed = t->failed || b->failed;
    asn_arena_back(t->arena, mark);
    return answer;
}

static bool allows_number(asn_growth *t, const asn_node *node, int field, const char *word, int n)
{
    asn_fact         f = {.g = t->m->g};
    const asn_vocab *s = signature_of(t, node, field, &f.key);
    asn_arena_mark   mark;
    if (!s)
        return true;
    asn_buffer b = fact_buffer(t, &mark);
    asn_signature_number(&b, &f, "number", n);
    if (!asn_signature_closed(s, &b))
        return answer_fact(t, &b, mark, true);
    asn_signature_number(&b, &f, word, n);
    return answer_fact(t, &b, mark, !b.failed && asn_vocab_find(s, b.text, b.length) > 0);
}

static bool signature_allows_ctor(asn_growth *t, const asn_node *node, int ctor)
{
    asn_fact         f = {.g = t->m->g, .place = node->place, .ctor = ctor};
    const asn_vocab *s = node->parent ? signature_of(t, node->parent, node->field, &f.key) : NULL;
    asn_arena_mark   mark;
    if (!s || f.place >= ASN_SIGNATURE_PLACES)
        return true;
    asn_buffer b = fact_buffer(t, &mark);
    asn_signature_child(&b, &f);
    return answer_fact(t, &b, mark, asn_signature_allows(s, &b));
}

/* The child of a sequence whose value a node is: itself, or its parent where that has no other field. NULL: neither. */
static const asn_node *child_of_value(const asn_growth *t, const asn_node *node)
{
    const asn_grammar *g = t->m->g;
    if (!node->parent || g->fields[node->field].card == ASN_SEQUENCE)
        return node->parent ? node : NULL;
    return node->parent->parent && asn_signature_has_value(g, node->parent->ctor) ? node->parent : NULL;
}

/* ---- Children that must differ. Where a child is no more than a value, the values of its elder siblings are forbidden to it; what is larger is
 * compared when it is finished. */

static bool has_elder(const asn_growth *t, const asn_node *child, int ctor, const asn_atom *value)
{
    const asn_children *s = &child->parent->slots[child->field - t->m->g->ctors[child->parent->ctor].first_field];
    for (int32_t i = 0; i < s->n; i++) {
        const asn_node *other = s->items[i];
        if (!other || other == child || other->ctor != ctor)
            continue;
        if (ctor > 0)
            other = other->slots && other->slots[0].n ? other->slots[0].items[0] : NULL;
        if (other && asn_atom_equal(other->atom, *value))
            return true;
    }
    return false;
}

/* The child, if it is one of several that must differ. */
static const asn_node *must_differ(const asn_growth *t, const asn_node *child)
{
    return child && child->parent && child->parent->slots && t->m->g->fields[child->field].distinct ? child : NULL;
}

/* ---- Values that are bound on the way from the root. */

typedef struct scope_walk { /* of the binders that a node is in the scope of, the nearest first */
    const asn_grammar *g;
    const asn_node    *at;
    int                type, row;
} scope_walk;

static const asn_children *next_binder(scope_walk *w)
{
    for (; w->at->parent; w->at = w->at->parent, w->row = 0)
        while (w->row < w->g->n_scopes) {
            const asn_scope *s = &w->g->scopes[w->row++];
            if (s->in == w->at->field && w->g->fields[s->binder].type == w->type && w->at->parent->slots)
                return &w->at->parent->slots[s->binder - w->g->ctors[w->at->parent->ctor].first_field];
        }
    return NULL;
}

static bool is_bound(const asn_growth *t, const asn_node *node, asn_atom v)
{
    scope_walk          w = {t->m->g, node, node->type, 0};
    const asn_children *s;
    while ((s = next_binder(&w)))
        for (int32_t i = 0; i < s->n; i++)
            if (s->items[i] && asn_atom_equal(s->items[i]->atom, v))
                return true;
    return false;
}

static int count_bound(const asn_growth *t, const asn_node *node, int type)
{
    scope_walk          w = {t->m->g, node, type, 0};
    const asn_children *s;
    int                 n = 0;
    while ((s = next_binder(&w)))
        n += s->n;
    return n;
}

static bool in_own_scope(const asn_grammar *g, int field)
{
    for (int i = 0; i < g->n_scopes; i++)
        if (g->scopes[i].in == field)
            return true;
    return false;
}

/* Would a constructor at this node have to have a value where there is none to be had: nothing is bound, or a binder has no name left? */
static bool binding_allows_ctor(const asn_growth *t, const asn_node *node, int ctor)
{
    const asn_grammar *g = t->m->g;
    for (int f = g->ctors[ctor].first_field; f < g->ctors[ctor].first_field + g->ctors[ctor].n_fields; f++) {
        const asn_field *field = &g->fields[f];
        const asn_type  *type  = &g->types[field->type];
        if (!type->bound || field->card != ASN_ONE)
            continue;
        if (!field->binder && !in_own_scope(g, f) && count_bound(t, node, field->type) == 0)
            return false;
        if (field->binder && type->fresh && !type->n_copies && count_bound(t, node, field->type) >= t->m->values[field->type].n - 1)
            return false;
    }
    return true;
}

/* Would a child that is no more than a bound value find all of them taken by its siblings? */
static bool siblings_allow_ctor(const asn_growth *t, const asn_node *node, int ctor)
{
    const asn_grammar *g     = t->m->g;
    const asn_node    *child = must_differ(t, node);
    int                type, taken = 0;
    if (!child || !asn_signature_has_value(g, ctor))
        return true;
    type = g->fields[g->ctors[ctor].first_field].type;
    if (!g->types[type].bound)
        return true;
    const asn_children *s = &child->parent->slots[child->field - g->ctors[child->parent->ctor].first_field];
    for (int32_t i = 0; i < s->n; i++)
        taken += s->items[i] && s->items[i] != child && s->items[i]->ctor == ctor;
    return taken < count_bound(t, node, type);
}

/* ---- Values. */

typedef struct values_asked { /* of one node */
    const asn_vocab *signature; /* NULL: values of all kinds go */
    const asn_vocab *any;       /* likewise, whatever the value of the parent */
    asn_fact         fact;
    const asn_node  *bound, *fresh; /* itself, where its value must be bound, or must not be; else NULL */
    const asn_node  *differs;       /* the child that is this value, where it must differ from its siblings; else NULL */
} values_asked;

/* What is to be asked of every alternative. false: nothing. */
static bool ask_values(asn_growth *t, const asn_node *node, values_asked *q)
{
    const asn_node *child  = child_of_value(t, node);
    const asn_type *type   = &t->m->g->types[node->type];
    bool            binder = node->parent && t->m->g->fields[node->field].binder;
    *q                     = (values_asked){.fact = {.g = t->m->g}, .bound = type->bound && !binder ? node : NULL, .fresh = type->fresh && binder ? node : NULL};
    q->differs             = must_differ(t, child);
    q->signature           = child ? signature_of(t, child->parent, child->field, &q->fact.key) : NULL;
    if (q->signature && child->place < ASN_SIGNATURE_PLACES) {
        asn_arena_mark   mark;
        asn_buffer       b   = fact_buffer(t, &mark);
        const asn_vocab *all = q->signature;
        q->fact.place        = child->place;
        q->fact.ctor         = child == node ? 0 : child->ctor;
        asn_signature_any(&b, &q->fact, asn_string(""));
        q->any = asn_signature_closed(all, &b) ? all : NULL;
        asn_signature_value(&b, &q->fact, asn_string(""));
        q->signature = asn_signature_closed(all, &b) ? all : NULL;
        if (answer_fact(t, &b, mark, q->any || q->signature))
            return true;
    }
    q->signature = q->any = NULL;
    return q->bound || q->fresh || q->differs;
}

static bool allows_value(const asn_growth *t, const values_asked *q, asn_buffer *b, asn_atom v)
{
    if ((q->bound && !is_bound(t, q->bound, v)) || (q->fresh && is_bound(t, q->fresh, v)))
        return false;
    if (q->any) {
        asn_signature_any(b, &q->fact, v);
        if (!asn_signature_allows(q->any, b))
            return false;
    }
    if (!q->signature)
        return true;
    asn_signature_value(b, &q->fact, v);
    return asn_signature_allows(q->signature, b);
}

static asn_atom alternative(const asn_growth *t, const asn_node *node, const asn_offered *o, int32_t k)
{
    size_t      n;
    const char *key;
    if (o)
        return asn_offered_value(o, t->m, node->type, k);
    key = asn_vocab_text(&t->m->values[node->type], k, &n);
    return asn_value_of_key(key, n);
}

/* Entries of the list that the sentence does not offer. New values come from there. */
static void forbid_what_is_not_offered(const asn_offered *o, unsigned char *forbidden)
{
    memset(forbidden, 1, (size_t)o->listed);
    for (int32_t k = 0; k < o->n; k++)
        if (o->value[k] >= 0)
            forbidden[o->value[k]] = 0;
}

/* Unless nothing would be left of what is allowed otherwise: then a value twice is the lesser evil. */
static void forbid_what_elders_have(const asn_growth *t, const asn_node *node, const asn_offered *o, const values_asked *q, unsigned char *forbidden,
                                    int32_t left, int32_t never)
{
    int     ctor = q->differs == node ? 0 : q->differs->ctor;
    int32_t n    = t->m->values[node->type].n + (o ? o->n_new : 0);
    for (int pass = 0; pass < 2; pass++) /* counted first, forbidden then */
        for (int32_t k = 1; k < n && left > 0; k++) {
            asn_atom v = alternative(t, node, o, k);
            if (forbidden[k] || k == never || !has_elder(t, q->differs, ctor, &v))
                continue;
            left -= pass == 0;
            forbidden[k] = pass == 1;
        }
}

bool asn_constraints_allow_spelling(const asn_growth *t, const asn_node *node, const asn_offered *o)
{
    bool offered = false;
    for (int32_t k = 0; k < o->n && !offered; k++)
        offered = o->value[k] >= 0;
    return t->most.unconstrained || !t->m->g->types[node->type].from_input || !offered;
}

const unsigned char *asn_constraints_values(asn_growth *t, const asn_node *node, const asn_offered *o)
{
    values_asked q;
    bool         from_input = o && t->m->g->types[node->type].from_input;
    if (t->most.unconstrained || (!ask_values(t, node, &q) && !from_input))
        return NULL;
    int32_t        n = t->m->values[node->type].n + (o ? o->n_new : 0), left = 0, fit = 0, never = asn_growth_never(t, node);
    unsigned char *forbidden = asn_arena_alloc(t->arena, (size_t)n + 1, 1);
    asn_buffer     b         = {.arena = t->arena};
    if (forbidden && from_input)
        forbid_what_is_not_offered(o, forbidden);
    for (int32_t k = 1; k < n && forbidden; k++) {
        bool fits    = allows_value(t, &q, &b, alternative(t, node, o, k));
        forbidden[k] = forbidden[k] || !fits;
        left += !forbidden[k] && k != never;
        fit += fits && k != never;
    }
    if (forbidden && q.differs)
        forbid_what_elders_have(t, node, o, &q, forbidden, left, never);
    t->failed = t->failed || !forbidden || b.failed;
    t->lifted = t->lifted || fit == 0;
    return left ? forbidden : NULL;
}

/* ---- What a policy asks. */

bool asn_constraints_allow_ctor(asn_growth *t, const asn_node *node, int ctor)
{
    return (t->most.unconstrained || (binding_allows_ctor(t, node, ctor) && siblings_allow_ctor(t, node, ctor))) && signature_allows_ctor(t, node, ctor);
}

bool asn_constraints_allow_end(asn_growth *t, const asn_node *node, int field, int n)
{
    return (t->most.unconstrained || n >= t->m->g->fields[field].least) && allows_number(t, node, field, "number", n);
}

bool asn_constraints_allow_more(asn_growth *t, const asn_node *node, int field, int n)
{
    int most = t->m->g->fields[field].most;
    return (t->most.unconstrained || !most || n < most) && allows_number(t, node, field, "more", n);
}

/* ---- Children that are equal. The depth of a tree is bounded, so this recursion is. */

static bool same_nodes(const asn_grammar *g, const asn_node *a, const asn_node *b)
{
    if (!a || !b)
        return a == b;
    if (g->types[a->type].primitive)
        return asn_atom_equal(a->atom, b->atom);
    bool same = a->ctor == b->ctor;
    for (int f = 0; same && f < g->ctors[a->ctor].n_fields; f++) {
        int32_t n = a->slots ? a->slots[f].n : 0;
        same      = n == (b->slots ? b->slots[f].n : 0);
        for (int32_t i = 0; same && i < n; i++)
            same = same_nodes(g, a->slots[f].items[i], b->slots[f].items[i]);
    }
    return same;
}

bool asn_constraints_repeats(const asn_growth *t, const asn_node *node, int field)
{
    const asn_grammar *g = t->m->g;
    if (t->most.unconstrained || !g->fields[field].distinct || !node->slots)
        return false;
    const asn_children *s = &node->slots[field - g->ctors[node->ctor].first_field];
    for (int32_t i = 0; i + 1 < s->n; i++)
        if (same_nodes(g, s->items[i], s->items[s->n - 1]))
            return true;
    return false;
}
