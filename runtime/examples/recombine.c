#include "examples/recombine.h"

#include "examples/exchange.h"
#include "examples/index.h"
#include "examples/parts.h"

#include "ground/rng.h"
#include "text/node.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 40, CHANGES = 4, CONJUNCTS = 6 }; /* CONJUNCTS: a sequence that has this many gets no more */
#define NEEDED  0.8  /* share of a conjunct's cases in which another is there, from which on it needs that one */
#define WORDS   0.15 /* share of changes that are about a word */
#define OPENING 0.2  /* about the words that a sentence opens with */
#define OTHERS  0.5  /* about other inputs, where there are some */
#define AGAIN   0.4  /* chance of one more change */

const char *const asn_change_names[ASN_N_CHANGES] = {"swapped", "added", "dropped", "reworded", "reopened", "exchanged"};

struct asn_recombiner {
    asn_parts      *parts;
    asn_taken_apart own;    /* the example that is changed */
    asn_exchanger  *others; /* NULL: there are no other inputs */
    asn_exchange    exchange;
    size_t          made[ASN_N_CHANGES];
    bool            failed; /* out of memory */
};

asn_recombiner *asn_recombiner_new(const asn_model *m, const asn_data *d, asn_ibm *x)
{
    asn_recombiner *r  = calloc(1, sizeof *r);
    bool            ok = r && (r->parts = asn_parts_new(m, d, x));
    if (ok && r->parts->others)
        ok = (r->others = asn_exchanger_new(m, d)) != NULL;
    if (ok)
        return r;
    asn_recombiner_free(r);
    return NULL;
}

void asn_recombiner_free(asn_recombiner *r)
{
    if (!r)
        return;
    asn_parts_free(r->parts);
    asn_array_free(&r->own.pieces);
    asn_exchanger_free(r->others);
    asn_exchange_free(&r->exchange);
    free(r);
}

size_t *asn_recombiner_made(asn_recombiner *r)
{
    return r->made;
}

bool asn_recombiner_failed(const asn_recombiner *r)
{
    return r->failed;
}

size_t asn_recombiner_parts(const asn_recombiner *r)
{
    return r->parts->pieces.n;
}

/* ---- What fits. */

/* Does a conjunct with one head come with another in four of five cases? */
static bool comes_with(const asn_parts *p, uint64_t head, uint64_t other)
{
    return head != other && asn_times_of(&p->together, asn_parts_pair(head, other)) >= NEEDED * asn_times_of(&p->heads, head);
}

/* Is it two conjuncts, and cannot be one? Then the one that is left when the other is dropped takes its place. */
static bool leaves_one(const asn_grammar *g, const asn_tree *t)
{
    const asn_ctor  *c = &g->ctors[t->ctor];
    const asn_field *f = &g->fields[c->first_field];
    return c->n_fields == 1 && f->card == ASN_SEQUENCE && f->least >= 2 && f->type == c->type && asn_tree_count(t, 0) == 2;
}

static bool conjunct_fits(const asn_parts *p, const asn_piece *x, const asn_piece *y, asn_change what)
{
    uint64_t heads[ASN_PARTS_CHILDREN];
    int      n = asn_tree_count(x->parent, x->field), k = 0;
    if (n > ASN_PARTS_CHILDREN)
        return false;
    for (int i = 0; i < n; i++) {
        const asn_tree *t = asn_tree_child(x->parent, x->field, i);
        if (what == ASN_ADDED || t != x->tree)
            heads[k++] = asn_parts_head(p, t);
    }
    for (int i = 0; i < k && what != ASN_ADDED && (!y || y->head != x->head); i++)
        if (comes_with(p, heads[i], x->head))
            return false;
    for (int i = 0; y && i < k; i++)
        if (heads[i] == y->head || asn_times_of(&p->together, asn_parts_pair(heads[i], y->head)) == 0)
            return false;
    for (size_t h = 0; y && h < p->head_list.n; h++) {
        bool there = !comes_with(p, y->head, p->head_list.all[h]);
        for (int i = 0; i < k && !there; i++)
            there = heads[i] == p->head_list.all[h];
        if (!there)
            return false;
    }
    if (what == ASN_DROPPED && leaves_one(p->m->g, x->parent))
        return !x->stays && asn_times_of(&p->slots, asn_key(x->above, heads[0])) > 0;
    return what == ASN_DROPPED ? k >= 2 : what == ASN_ADDED ? k < CONJUNCTS : true;
}

static bool side_by_side(const asn_parts *p, uint64_t word, uint64_t next)
{
    return asn_times_of(&p->neighbours, asn_parts_pair(word, next)) > 0;
}

/* In the place of a whole tree: a part of another one, whose phrase begins with a word that was seen behind the one before it. */
static bool whole_fits(const asn_parts *p, const asn_piece *x, const asn_piece *y)
{
    return y->parent && side_by_side(p, asn_parts_token(asn_parts_sentence(p, x->of), x->first - 1),
                                     asn_parts_token(asn_parts_sentence(p, y->of), y->first));
}

static bool piece_fits(const asn_parts *p, const asn_piece *x, const asn_piece *y, asn_change what)
{
    if (y && y->inner & p->fixed & (what == ASN_ADDED ? x->rest | x->inner : x->rest))
        return false; /* a variable would be bound twice */
    if (what != ASN_ADDED && x->inner & p->always & ~(y ? y->inner : 0))
        return false; /* nobody would say what is asked for: ANS */
    if (x->conjunct)
        return conjunct_fits(p, x, y, what);
    return asn_times_of(&p->slots, asn_key(x->slot, y->head)) > 0 && (x->parent || whole_fits(p, x, y));
}

/* ---- Making it. */

typedef struct name { /* of an entity: from the example itself or from the other one */
    const char *text, *to;
    int         from;
} name;

typedef struct making {
    const asn_parts   *p;
    asn_arena         *a;
    asn_change         what;
    const asn_example *own, *other; /* other: NULL where nothing is added */
    const asn_piece   *x, *y;       /* of the two; NULL where only words change */
    const asn_tree *subject; /* the one value that x shares with what it stands in; y's takes its name. NULL: there is none, or several */
    int32_t         begin, end;   /* tokens of its own, between these, are left out, and ... */
    int32_t         first, last;  /* ... the other's from first, before last, are put there */
    const asn_exchange *exchange; /* of other inputs; NULL: they stay */
    name                names[ASN_PARTS_TOKENS];
    int                 n_names, variables;
    bool                failed;
} making;

static const name *find_name(const making *m, const char *text, int from)
{
    for (int i = 0; i < m->n_names; i++)
        if (m->names[i].from == from && strcmp(m->names[i].text, text) == 0)
            return &m->names[i];
    return NULL;
}

/* The next number of its kind. */
static const char *new_name(making *m, const char *text, size_t stem)
{
    int used = 0;
    for (int i = 0; i < m->n_names; i++)
        used += strncmp(m->names[i].to, text, stem) == 0 && strspn(m->names[i].to + stem, "0123456789") == strlen(m->names[i].to + stem);
    char *to = asn_arena_small(m->a, stem + 12);
    if (to)
        snprintf(to, stem + 12, "%.*s%d", (int)stem, text, used);
    return to && asn_vocab_find(&m->p->m->inputs[m->p->sentence], to, strlen(to)) ? to : NULL;
}

static void put_tokens(making *m, asn_tokens *to, const asn_example *e, int from, int32_t begin, int32_t end)
{
    const asn_tokens *of    = asn_parts_sentence(m->p, e);
    const int32_t    *token = e->token + e->first[m->p->sentence];
    for (int32_t i = begin; i < end && !m->failed; i++) {
        const char *text = of->text[i];
        size_t      stem, n = (size_t)of->length[i];
        if (m->p->entity[token[i]] && asn_parts_numbered(text, n, &stem)) {
            const name *known = find_name(m, text, from);
            if (!known) {
                const char *fresh = m->n_names < ASN_PARTS_TOKENS ? new_name(m, text, stem) : NULL;
                m->failed         = !fresh;
                if (m->failed)
                    return;
                m->names[m->n_names] = (name){text, fresh, from};
                known                = &m->names[m->n_names++];
            }
            text = known->to;
            n    = strlen(text);
        }
        to->text[to->n]   = text;
        to->length[to->n] = (int32_t)n;
        if (to->raw) {
            to->raw[to->n]  = of->raw && text == of->text[i] ? of->raw[i] : text;
            to->lead[to->n] = of->raw && i > begin ? of->lead[i] : " ";
        }
        to->n++;
    }
}

static const asn_tree *copy_tree(making *m, const asn_tree *t, int from);

/* A value of a silent type in what comes from elsewhere. The one that it shares with what it stood in becomes that of its new place; its
 * own get new names, if they are numbered. */
static const asn_tree *rename_value(making *m, const asn_tree *t, int type)
{
    asn_atom v   = asn_tree_value(t);
    uint64_t bit = asn_parts_bit(m->p, m->a, type, v);
    size_t   stem;
    if (m->subject && bit == m->y->outer)
        return m->subject;
    if (!(bit & m->y->inner) || bit & m->p->fixed || !asn_parts_numbered(v.text, v.length, &stem))
        return t;
    char *to  = asn_arena_small(m->a, v.length + 3);
    m->failed = m->failed || !to;
    if (m->failed)
        return t;
    snprintf(to, v.length + 3, "%.*s99%s", (int)stem, v.text, v.text + stem); /* renumber gives it the next number */
    v.text   = to;
    v.length = (uint32_t)(v.length + 2);
    return asn_tree_of_atom(m->a, v);
}

/* The first value of a silent type with this bit in a tree, and the field that it stands in. Heights are bounded, so this recursion is. */
static const asn_tree *value_of_bit(const making *m, const asn_tree *t, uint64_t bit, const asn_field **in)
{
    const asn_ctor  *c     = &m->p->m->g->ctors[t->ctor];
    const asn_field *field = &m->p->m->g->fields[c->first_field];
    const asn_tree  *found = NULL;
    for (int f = 0; t->ctor && f < c->n_fields && !found; f++)
        for (int i = 0; i < asn_tree_count(t, f) && !found; i++) {
            const asn_tree *child = asn_tree_child(t, f, i);
            if (child && child->ctor)
                found = value_of_bit(m, child, bit, in);
            else if (child && m->p->silent[field[f].type] && asn_parts_bit(m->p, m->a, field[f].type, asn_tree_value(child)) == bit) {
                *in   = &field[f];
                found = child;
            }
        }
    return found;
}

/* What the two pieces share with the rest of their trees becomes one, unless it is bound inside: then it is another one with the same name.
 */
static bool find_subject(making *m)
{
    const asn_field *own, *other;
    m->subject = value_of_bit(m, m->x->tree, m->x->outer, &own);
    return m->subject && value_of_bit(m, m->y->tree, m->y->outer, &other) && own->type == other->type && !own->binder && !other->binder;
}

static const asn_tree *copy_value(making *m, const asn_tree *t, int from)
{
    for (size_t i = 0; m->exchange && from == 0 && i < m->exchange->values.n; i++)
        if (m->exchange->values.all[i].value == t)
            return m->exchange->values.all[i].by;
    asn_atom v = asn_tree_value(t);
    size_t   stem;
    int32_t  word = asn_parts_numbered(v.text, v.length, &stem) ? asn_vocab_find(&m->p->m->inputs[m->p->sentence], v.text, v.length) : 0;
    if (!m->p->entity[word])
        return t;
    const name *known = find_name(m, v.text, from);
    if (!known) { /* its word is gone, or was never there */
        m->failed = true;
        return t;
    }
    v.text   = known->to;
    v.length = (uint32_t)strlen(known->to);
    return asn_tree_of_atom(m->a, v);
}

static const asn_tree *copy_child(making *m, const asn_tree *t, int type, int from)
{
    bool silent = t && t->ctor == 0 && m->p->silent[type];
    return !t ? NULL : silent && from == 1 && m->y ? rename_value(m, t, type) : copy_tree(m, t, from);
}

static void copy_field(making *m, asn_build *b, const asn_tree *t, int f, int from)
{
    const asn_field *field = &m->p->m->g->fields[m->p->m->g->ctors[t->ctor].first_field + f];
    int              n = asn_tree_count(t, f), k = 0;
    const asn_tree **all = asn_arena_small(m->a, ((size_t)n + 2) * sizeof *all);
    m->failed            = m->failed || !all;
    for (int i = 0; i < n && !m->failed; i++) {
        const asn_tree *child = asn_tree_child(t, f, i);
        bool            here  = from == 0 && m->x && child == m->x->tree;
        if (!here || m->what == ASN_ADDED)
            all[k++] = copy_child(m, child, field->type, from);
        if (here && m->what != ASN_DROPPED)
            all[k++] = copy_tree(m, m->y->tree, 1);
    }
    if (m->failed)
        return;
    if (field->card == ASN_ONE || field->card == ASN_OPTIONAL)
        asn_build_child(b, f, k ? all[0] : NULL);
    else
        asn_build_children(b, f, all, k);
}

static const asn_tree *copy_tree(making *m, const asn_tree *t, int from)
{
    if (m->failed)
        return t;
    if (t->ctor == 0)
        return copy_value(m, t, from);
    if (from == 0 && m->what == ASN_DROPPED && t == m->x->parent && leaves_one(m->p->m->g, t))
        return copy_tree(m, asn_tree_child(t, 0, asn_tree_child(t, 0, 0) == m->x->tree), from);
    asn_build b = asn_build_begin(m->a, m->p->m->g, t->ctor);
    for (int f = 0; f < m->p->m->g->ctors[t->ctor].n_fields && !m->failed; f++)
        copy_field(m, &b, t, f, from);
    const asn_tree *made = m->failed ? t : asn_build_end(&b);
    m->failed            = m->failed || !made;
    return made;
}

/* Values of silent types that are numbered ($0, $1), by their first appearance: a subtree comes with those of its old place. */
static const asn_tree *renumber(making *m, const asn_tree *t, int type)
{
    const asn_grammar *g = m->p->m->g;
    if (t->ctor == 0) {
        asn_atom v = asn_tree_value(t);
        size_t   stem;
        if (!m->p->silent[type] || !asn_parts_numbered(v.text, v.length, &stem))
            return t;
        const name *known = find_name(m, v.text, 2);
        if (!known) {
            char *to  = m->n_names < ASN_PARTS_TOKENS ? asn_arena_small(m->a, stem + 12) : NULL;
            m->failed = m->failed || !to;
            if (m->failed)
                return t;
            snprintf(to, stem + 12, "%.*s%d", (int)stem, v.text, m->variables++);
            m->names[m->n_names] = (name){v.text, to, 2};
            known                = &m->names[m->n_names++];
        }
        v.text    = known->to;
        v.length  = (uint32_t)strlen(known->to);
        m->failed = m->failed || !asn_parts_listed(m->p, m->a, type, v);
        return asn_tree_of_atom(m->a, v);
    }
    const asn_ctor *c = &g->ctors[t->ctor];
    asn_build       b = asn_build_begin(m->a, g, t->ctor);
    for (int f = 0; f < c->n_fields && !m->failed; f++) {
        int              n    = asn_tree_count(t, f);
        const asn_field *what = &g->fields[c->first_field + f];
        const asn_tree **all  = asn_arena_small(m->a, ((size_t)n + 1) * sizeof *all);
        m->failed             = m->failed || !all;
        for (int i = 0; i < n && !m->failed; i++) {
            const asn_tree *child = asn_tree_child(t, f, i);
            all[i]                = child ? renumber(m, child, what->type) : NULL;
        }
        if (m->failed)
            return t;
        if (what->card == ASN_ONE || what->card == ASN_OPTIONAL)
            asn_build_child(&b, f, n ? all[0] : NULL);
        else
            asn_build_children(&b, f, all, n);
    }
    const asn_tree *made = m->failed ? t : asn_build_end(&b);
    m->failed            = m->failed || !made;
    return made;
}

static bool make_example(making *m, asn_example *e)
{
    int     inputs = m->p->m->g->n_inputs;
    int32_t n = asn_parts_sentence(m->p, m->own)->n, more = m->last - m->first;
    memset(e, 0, sizeof *e);
    e->id     = "";
    e->tokens = asn_arena_alloc(m->a, (size_t)inputs, sizeof *e->tokens);
    if (!e->tokens)
        return false;
    memcpy(e->tokens, m->own->tokens, (size_t)inputs * sizeof *e->tokens);
    for (int c = 0; m->exchange && c < inputs && c < ASN_EXCHANGED_INPUTS; c++)
        if (m->exchange->inputs >> c & 1)
            e->tokens[c] = m->exchange->other->tokens[c];
    asn_tokens *to = &e->tokens[m->p->sentence];
    *to            = (asn_tokens){0};
    to->text       = asn_arena_alloc(m->a, (size_t)(n + more) + 1, sizeof *to->text);
    to->length     = asn_arena_alloc(m->a, (size_t)(n + more) + 1, sizeof *to->length);
    to->begin      = asn_arena_alloc(m->a, (size_t)(n + more) + 1, sizeof *to->begin);
    bool typed     = m->p->m->g->inputs[m->p->sentence].copied;
    to->raw        = typed ? asn_arena_alloc(m->a, (size_t)(n + more) + 1, sizeof *to->raw) : NULL;
    to->lead       = typed ? asn_arena_alloc(m->a, (size_t)(n + more) + 1, sizeof *to->lead) : NULL;
    if (!to->text || !to->length || !to->begin || (typed && (!to->raw || !to->lead)))
        return false;
    put_tokens(m, to, m->own, 0, 0, m->begin);
    if (m->other)
        put_tokens(m, to, m->other, 1, m->first, m->last);
    put_tokens(m, to, m->own, 0, m->end, n);
    bool whole = m->x && !m->x->parent;
    if (!m->failed)
        e->tree = whole ? copy_tree(m, m->y->tree, 1) : copy_tree(m, m->own->tree, 0);
    if (!m->failed) {
        m->variables = asn_parts_first(m->p, e->tree);
        e->tree      = renumber(m, e->tree, m->p->m->g->root);
    }
    return !m->failed && to->n > 0;
}

/* A random number below n. */
static size_t below(uint64_t key, uint64_t which, size_t n)
{
    return (size_t)(asn_key(key, which) % n);
}

/* ---- Choosing. */

/* The pieces of a kind stand together. Returns where they begin, or, with behind, where they end. */
static size_t find_kind(const asn_parts *p, const asn_piece *x, bool behind)
{
    size_t low = 0, high = p->pieces.n;
    while (low < high) {
        size_t           middle = (low + high) / 2;
        const asn_piece *y      = &p->pieces.all[middle];
        bool             before = y->conjunct != x->conjunct ? y->conjunct < x->conjunct : y->kind != x->kind ? y->kind < x->kind : behind;
        if (before)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool choose_other(making *m, uint64_t key)
{
    size_t first = find_kind(m->p, m->x, false), end = find_kind(m->p, m->x, true);
    for (uint64_t k = 0; k < TRIES && end > first; k++) {
        m->y = &m->p->pieces.all[first + below(key, 4 + k, end - first)];
        if (m->y->tree != m->x->tree && piece_fits(m->p, m->x, m->y, m->what))
            return true;
    }
    return false;
}

static bool choose_piece(making *m, uint64_t key, const asn_taken_apart *own)
{
    static const asn_change changes[] = {ASN_SWAPPED, ASN_SWAPPED, ASN_SWAPPED, ASN_ADDED, ASN_DROPPED};
    if (own->pieces.n == 0)
        return false;
    m->x    = &own->pieces.all[below(key, 2, own->pieces.n)];
    m->what = m->x->conjunct ? changes[below(key, 3, 5)] : ASN_SWAPPED;
    if (m->what == ASN_DROPPED ? !piece_fits(m->p, m->x, NULL, ASN_DROPPED) : !choose_other(m, key))
        return false;
    m->begin = m->what == ASN_ADDED ? m->x->end : m->x->first;
    m->end   = m->x->end;
    if (m->y) {
        if (m->x->kind == ASN_ONE_SUBJECT && !find_subject(m))
            return false;
        m->other = m->y->of;
        m->first = m->y->first;
        m->last  = m->y->end;
    }
    return true;
}

/* Another word for the label that one of the words goes with. */
static bool choose_word(making *m, uint64_t key, const asn_taken_apart *own)
{
    int32_t           can[ASN_PARTS_TOKENS];
    size_t            n = 0, first = 0, end;
    const asn_tokens *in = asn_parts_sentence(m->p, m->own);
    for (int32_t t = 0; t < own->tokens; t++)
        if (own->label[t])
            can[n++] = t;
    if (n == 0)
        return false;
    m->begin       = can[below(key, 2, n)];
    m->end         = m->begin + 1;
    uint64_t label = own->label[m->begin];
    while (first < m->p->words.n && m->p->words.all[first].label != label)
        first++;
    for (end = first; end < m->p->words.n && m->p->words.all[end].label == label;)
        end++;
    if (end == first)
        return false;
    const asn_word *w  = &m->p->words.all[first + below(key, 3, end - first)];
    uint64_t        is = asn_parts_token(asn_parts_sentence(m->p, w->of), w->at);
    m->what            = ASN_REWORDED;
    m->other           = w->of;
    m->first           = w->at;
    m->last            = w->at + 1;
    return is != asn_parts_token(in, m->begin) &&
           (side_by_side(m->p, asn_parts_token(in, m->begin - 1), is) || side_by_side(m->p, is, asn_parts_token(in, m->end)));
}

static bool choose_opening(making *m, uint64_t key, const asn_taken_apart *own)
{
    size_t   first = 0, end;
    uint64_t head  = asn_parts_head(m->p, m->own->tree);
    while (first < m->p->openings.n && m->p->openings.all[first].head != head)
        first++;
    for (end = first; end < m->p->openings.n && m->p->openings.all[end].head == head;)
        end++;
    if (end == first || own->tokens == 0)
        return false;
    const asn_opening *o = &m->p->openings.all[first + below(key, 3, end - first)];
    m->what              = ASN_REOPENED;
    m->end               = own->opening;
    m->other             = o->of;
    m->last              = o->n;
    return side_by_side(m->p, asn_parts_token(asn_parts_sentence(m->p, o->of), o->n - 1),
                        asn_parts_token(asn_parts_sentence(m->p, m->own), m->end));
}

/* Some of the other inputs are taken from another example. */
static bool choose_exchange(making *m, uint64_t key, asn_recombiner *r)
{
    const asn_data *d = m->p->d;
    m->what           = ASN_EXCHANGED;
    m->exchange       = &r->exchange;
    for (uint64_t k = 0; k < TRIES && !r->exchange.failed; k++) {
        uint64_t inputs = asn_key(key, 2 * k);
        if (m->p->sentence < ASN_EXCHANGED_INPUTS)
            inputs &= ~((uint64_t)1 << m->p->sentence);
        if (asn_exchange_find(r->others, m->own, &d->all[below(key, 2 * k + 1, d->n)], inputs, &r->exchange))
            return true;
    }
    r->failed = r->failed || r->exchange.failed;
    return false;
}

static bool choose(making *m, uint64_t key, asn_recombiner *r)
{
    double what = asn_uniform(asn_key(key, 1));
    if (r->others && asn_uniform(asn_key(key, 0)) < OTHERS)
        return choose_exchange(m, key, r);
    if (!asn_parts_of(r->parts, m->own, &r->own)) {
        r->failed = true;
        return false;
    }
    return what < WORDS             ? choose_word(m, key, &r->own)
           : what < WORDS + OPENING ? choose_opening(m, key, &r->own)
                                    : choose_piece(m, key, &r->own);
}

/* NULL: nothing fits, or out of memory. */
static asn_example *change_example(asn_recombiner *r, uint64_t key, const asn_example *own, asn_arena *a)
{
    making       m    = {.p = r->parts, .a = a, .own = own};
    asn_example *made = asn_arena_alloc(a, 1, sizeof *made);
    if (!made || !choose(&m, key, r) || !make_example(&m, made))
        return NULL;
    r->made[m.what]++;
    return made;
}

/* One change more, to an example as it would be used. NULL: nothing fits, or out of memory. */
static asn_example *change_again(asn_recombiner *r, uint64_t key, asn_example again, asn_arena *a)
{
    if (asn_index_example(a, r->parts->m, &again, true) && asn_ibm_align(r->parts->ibm, a, &again))
        return change_example(r, key, &again, a);
    r->failed = true;
    return NULL;
}

bool asn_recombine(asn_recombiner *r, uint64_t key, asn_arena *a, asn_example *e)
{
    asn_arena_mark     mark = asn_arena_here(a);
    const asn_example *own  = &r->parts->d->all[below(key, 1, r->parts->d->n)];
    asn_example       *made = change_example(r, asn_key(key, 2), own, a);
    if (made)
        *e = *made;
    for (uint64_t k = 1; made && k < CHANGES && asn_uniform(asn_key(key, 2 * k + 1)) < AGAIN; k++) {
        asn_example *next = change_again(r, asn_key(key, 2 * k + 2), *e, a);
        if (next)
            *e = *next;
    }
    r->failed = r->failed || asn_arena_full(a);
    if (made && !r->failed)
        return true;
    asn_arena_back(a, mark);
    return false;
}
