#include "examples/parts.h"

#include "examples/values.h"

#include "ground/rng.h"
#include "text/node.h"

#include <stdlib.h>
#include <string.h>

#define LOOSE 0.03 /* agreement from which on a word may belong to something else as well; then it does not move */

/* ---- Keys. */

bool asn_parts_numbered(const char *text, size_t n, size_t *stem)
{
    size_t at = n;
    while (at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9')
        at--;
    *stem = at;
    return at > 0 && at < n;
}

const asn_tokens *asn_parts_sentence(const asn_parts *p, const asn_example *e)
{
    return &e->tokens[p->sentence];
}

/* down: how many first children further it may go. */
static uint64_t head_of(const asn_parts *p, const asn_tree *t, int down)
{
    uint64_t key = asn_mix((uint64_t)t->ctor + 1);
    if (t->ctor == 0 || p->m->g->ctors[t->ctor].n_fields == 0 || asn_tree_count(t, 0) != 1)
        return key;
    const asn_tree *first = asn_tree_child(t, 0, 0);
    int             type  = p->m->g->fields[p->m->g->ctors[t->ctor].first_field].type;
    asn_atom        v     = asn_tree_value(first);
    size_t          stem;
    if (first && v.kind == ASN_NO_ATOM && p->others && down > 0)
        return asn_key(key, head_of(p, first, down - 1));
    if (!first || v.kind == ASN_NO_ATOM || p->silent[type] || (p->others && v.kind == ASN_STRING))
        return key;
    if (!asn_parts_numbered(v.text, v.length, &stem))
        stem = v.length;
    return asn_key(key, asn_vocab_hash(v.text, stem));
}

uint64_t asn_parts_head(const asn_parts *p, const asn_tree *t)
{
    return head_of(p, t, 4);
}

static bool is_unordered(const asn_parts *p, const asn_tree *t, int f)
{
    const asn_field *field = &p->m->g->fields[p->m->g->ctors[t->ctor].first_field + f];
    return field->unordered && field->card == ASN_SEQUENCE;
}

static uint64_t slot_of(const asn_parts *p, const asn_tree *t, int f, int i)
{
    return asn_key(asn_parts_head(p, t), (uint64_t)f << 32 | (uint64_t)(is_unordered(p, t, f) ? 0 : i));
}

uint64_t asn_parts_pair(uint64_t a, uint64_t b)
{
    return asn_key(a, asn_mix(b));
}

uint64_t asn_parts_token(const asn_tokens *in, int32_t t)
{
    return t < 0 ? 1 : t >= in->n ? 2 : asn_vocab_hash(in->text[t], (size_t)in->length[t]);
}

/* ---- What was seen in which place, which conjuncts together, each sequence once, and which words side by side. */

static bool count_conjuncts(asn_parts *p, const uint64_t *heads, int n)
{
    bool ok = true;
    for (int i = 0; ok && i < n; i++) {
        if (asn_times_of(&p->heads, heads[i]) == 0 && !asn_array_push(&p->head_list, heads[i]))
            return false;
        ok = asn_times_add(&p->heads, heads[i]);
        for (int j = 0; ok && j < n; j++)
            ok = asn_times_add(&p->together, asn_parts_pair(heads[i], heads[j]));
    }
    return ok;
}

static bool count_tree(asn_parts *p, const asn_tree *t)
{
    bool ok = true;
    if (t->ctor == 0)
        return true;
    for (int f = 0; ok && f < p->m->g->ctors[t->ctor].n_fields; f++) {
        int      n = asn_tree_count(t, f), k = 0;
        uint64_t heads[ASN_PARTS_CHILDREN];
        for (int i = 0; ok && i < n; i++) {
            const asn_tree *x = asn_tree_child(t, f, i);
            if (!x || x->ctor == 0)
                continue;
            uint64_t head = asn_parts_head(p, x);
            ok            = asn_times_add(&p->slots, asn_key(slot_of(p, t, f, i), head)) && count_tree(p, x);
            bool known    = false;
            for (int j = 0; j < k; j++)
                known = known || heads[j] == head;
            if (!known && k < ASN_PARTS_CHILDREN)
                heads[k++] = head;
        }
        ok = ok && (!is_unordered(p, t, f) || count_conjuncts(p, heads, k));
    }
    return ok;
}

static bool count_words(asn_parts *p, const asn_tokens *in)
{
    bool ok = true;
    for (int32_t t = 0; ok && t <= in->n; t++)
        ok = asn_times_add(&p->neighbours, asn_parts_pair(asn_parts_token(in, t - 1), asn_parts_token(in, t)));
    return ok;
}

/* ---- An example. */

static int bit_of(int type, int32_t value)
{
    return (int)(asn_key((uint64_t)type, (uint64_t)(uint32_t)value) & 63);
}

typedef struct counters { /* of what goes with each token, and of silent values by bit */
    int32_t marks[ASN_PARTS_TOKENS], loose[ASN_PARTS_TOKENS], silent[64], elsewhere; /* elsewhere: in other inputs */
} counters;

/* A way through an example, counting what goes with its tokens, and which silent values there are. */
typedef struct walk {
    asn_parts         *p;
    const asn_example *e, *loose; /* loose: aligned by less */
    int32_t            values, choices;
    counters           at, all; /* so far; of the whole tree */
    asn_taken_apart   *to;
    bool               noting, failed; /* noting: all is known */
} walk;
#define SEVERAL UINT64_MAX
#define ROOT    UINT64_MAX /* the slot of a whole tree */

/* Returns how many of them are in other inputs. */
static int32_t mark(const walk *w, int32_t *marks, const asn_aligned *a, int32_t number)
{
    int32_t base = w->e->first[w->p->sentence], elsewhere = 0;
    for (int32_t k = a->first[number]; k < a->first[number + 1]; k++) {
        int32_t at = a->tokens[k] - base;
        if (at >= 0 && at < w->to->tokens)
            marks[at]++;
        else
            elsewhere++;
    }
    return elsewhere;
}

static void mark_labels(const walk *w, const asn_aligned *a, int32_t number, uint64_t label)
{
    int32_t base = w->e->first[w->p->sentence];
    for (int32_t k = a->first[number]; k < a->first[number + 1]; k++) {
        int32_t at = a->tokens[k] - base;
        if (at < 0 || at >= w->to->tokens)
            continue;
        uint64_t *is = &w->to->label[at];
        *is          = *is == 0 || *is == label ? label : SEVERAL;
    }
}

typedef struct place {      /* of a subtree */
    const asn_tree *parent; /* NULL: it is the tree */
    int             field;
    uint64_t        slot, above; /* above: of its parent */
    bool            stays;       /* as in asn_piece */
} place;

/* The subtree that was gone through since before. */
static void note_piece(walk *w, const asn_tree *t, place in, const counters *before)
{
    const counters *at = &w->at, *all = &w->all;
    asn_piece       p = {.of       = w->e,
                         .tree     = t,
                         .parent   = in.parent,
                         .field    = in.field,
                         .begin    = -1,
                         .head     = asn_parts_head(w->p, t),
                         .slot     = in.slot,
                         .above    = in.above,
                         .stays    = in.stays,
                         .number   = w->to->pieces.n,
                         .conjunct = in.parent && is_unordered(w->p, in.parent, in.field)};
    for (int32_t k = 0; k < w->to->tokens; k++)
        if (at->marks[k] > before->marks[k]) {
            p.begin = p.begin < 0 ? k : p.begin;
            p.end   = k + 1;
        }
    if (p.begin < 0 || at->elsewhere > before->elsewhere)
        return;
    for (int32_t k = p.begin; k < p.end; k++)
        if (all->loose[k] > at->loose[k] - before->loose[k])
            return;
    for (p.first = p.begin; p.first > 0 && all->loose[p.first - 1] == 0 && p.conjunct;)
        p.first--;
    for (int b = 0; b < 64; b++) {
        int32_t inside = at->silent[b] - before->silent[b];
        if (inside && all->silent[b] > inside)
            p.outer |= (uint64_t)1 << b;
        else if (inside)
            p.inner |= (uint64_t)1 << b;
        if (all->silent[b] > inside)
            p.rest |= (uint64_t)1 << b;
    }
    if (p.outer & w->p->shared) /* it could be another value than the one that has the same bit */
        return;
    p.kind = p.outer && !(p.outer & (p.outer - 1)) && !w->p->others ? ASN_ONE_SUBJECT : p.outer;
    if (!asn_array_push(&w->to->pieces, p))
        w->failed = true;
}

/* Its entry; 0: it is not listed, or memory has run out. */
static int32_t entry_of(const asn_parts *p, asn_arena *a, int type, asn_atom v)
{
    size_t      n;
    const char *key = asn_value_key(a, v, &n);
    return key ? asn_vocab_find(&p->m->values[type], key, n) : 0;
}

bool asn_parts_listed(const asn_parts *p, asn_arena *a, int type, asn_atom v)
{
    return entry_of(p, a, type, v) > 0;
}

uint64_t asn_parts_bit(const asn_parts *p, asn_arena *a, int type, asn_atom v)
{
    return (uint64_t)1 << bit_of(type, entry_of(p, a, type, v));
}

static void walk_value(walk *w, int type)
{
    int32_t n = w->values++;
    if (w->p->silent[type]) {
        w->at.silent[bit_of(type, w->e->value[n])]++;
        return;
    }
    w->at.elsewhere += mark(w, w->at.marks, &w->e->of_values, n);
    mark(w, w->at.loose, &w->loose->of_values, n);
    mark_labels(w, &w->loose->of_values, n, asn_key((uint64_t)type + 1, (uint64_t)(uint32_t)w->e->value[n]));
}

/* Returns whether it goes with a word. */
static bool walk_choice(walk *w, int ctor)
{
    int32_t n = w->choices++;
    w->at.elsewhere += mark(w, w->at.marks, &w->e->of_choices, n);
    mark(w, w->at.loose, &w->loose->of_choices, n);
    mark_labels(w, &w->loose->of_choices, n, asn_key(0, (uint64_t)ctor));
    return w->loose->of_choices.first[n + 1] > w->loose->of_choices.first[n];
}

/* Heights are bounded, so this recursion is. */
static void walk_tree(walk *w, const asn_tree *t, int type, place in)
{
    const asn_grammar *g = w->p->m->g;
    if (t->ctor == 0) {
        walk_value(w, type);
        return;
    }
    counters       *before = w->noting ? malloc(sizeof *before) : NULL;
    const asn_ctor *c      = &g->ctors[t->ctor];
    if (w->noting && !before) {
        w->failed = true;
        return;
    }
    if (before)
        *before = w->at;
    bool said  = w->p->m->seen.choices[c->type] > 1 && walk_choice(w, t->ctor);
    bool stays = said || (in.parent && is_unordered(w->p, in.parent, in.field));
    for (int k = 0; k < c->n_fields; k++)
        for (int j = 0; j < asn_tree_count(t, k) && !w->failed; j++)
            if (asn_tree_child(t, k, j))
                walk_tree(w, asn_tree_child(t, k, j), g->fields[c->first_field + k].type,
                          (place){t, k, slot_of(w->p, t, k, j), in.slot, stays});
    if (before && (in.parent || !w->p->others) && !w->failed) /* a card is no part of another */
        note_piece(w, t, in, before);
    free(before);
}

/* A word that another may stand for: it is known, no entity, and goes with one label, surely with that one. */
static void note_words(const walk *w)
{
    asn_taken_apart *t     = w->to;
    const int32_t   *token = w->e->token + w->e->first[w->p->sentence];
    for (int32_t k = 0; k < t->tokens; k++)
        if (t->label[k] == SEVERAL || w->all.marks[k] == 0 || token[k] <= 0 || w->p->entity[token[k]])
            t->label[k] = 0;
    while (t->opening < t->tokens && w->all.marks[t->opening] == 0 && token[t->opening] > 0 && !w->p->entity[token[t->opening]])
        t->opening++;
    if (t->opening == t->tokens)
        t->opening = 0;
}

bool asn_parts_of(asn_parts *p, const asn_example *e, asn_taken_apart *t)
{
    asn_example loose = *e;
    walk       *w     = calloc(1, sizeof *w);
    bool        ok    = w && asn_ibm_align_by(p->ibm, p->scratch, &loose, LOOSE);
    t->pieces.n       = 0;
    t->opening        = 0;
    t->tokens         = asn_parts_sentence(p, e)->n <= ASN_PARTS_TOKENS ? asn_parts_sentence(p, e)->n : 0;
    memset(t->label, 0, sizeof t->label);
    if (ok && t->tokens) {
        *w = (walk){.p = p, .e = e, .loose = &loose, .to = t};
        walk_tree(w, e->tree, p->m->g->root, (place){.slot = ROOT});
        w->all = w->at;
        memset(&w->at, 0, sizeof w->at);
        w->values = w->choices = 0;
        w->noting              = true;
        walk_tree(w, e->tree, p->m->g->root, (place){.slot = ROOT});
        note_words(w);
        ok = !w->failed;
    }
    free(w);
    asn_arena_reset(p->scratch);
    return ok;
}

/* ---- All examples. */

/* Bits of values that no number tells apart, and of several values. */
static void find_bits(asn_parts *p)
{
    uint64_t once = 0;
    for (int t = 0; t < p->m->g->n_types; t++)
        for (int32_t i = 0; p->silent[t] && i < p->m->values[t].n; i++) {
            size_t      n, stem;
            const char *key = asn_vocab_text(&p->m->values[t], i, &n);
            asn_atom    v   = asn_value_of_key(key, n);
            uint64_t    bit = (uint64_t)1 << bit_of(t, i);
            if (!asn_parts_numbered(v.text, v.length, &stem))
                p->fixed |= bit;
            p->shared |= once & bit;
            once |= bit;
        }
    p->fixed |= p->others ? UINT64_MAX : ~once; /* and of values that are not listed */
}

/* A type is silent when less than one in five of its values goes with words; one with a single value says nothing. */
static void count_silent(const asn_parts *p, const asn_example *e, const asn_tree *t, int type, int32_t *number, uint32_t (*of)[2])
{
    if (t->ctor == 0) {
        of[type][0]++;
        of[type][1] += e->of_values.first[*number + 1] > e->of_values.first[*number];
        ++*number;
        return;
    }
    const asn_ctor *c = &p->m->g->ctors[t->ctor];
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i))
                count_silent(p, e, asn_tree_child(t, f, i), p->m->g->fields[c->first_field + f].type, number, of);
}

/* Of the silent values of a tree, a bit each. */
static uint64_t bits_of(const asn_parts *p, const asn_example *e, const asn_tree *t, int type, int32_t *number)
{
    uint64_t        bits = 0;
    const asn_ctor *c    = &p->m->g->ctors[t->ctor];
    if (t->ctor == 0) {
        int32_t n = (*number)++;
        return p->silent[type] ? (uint64_t)1 << bit_of(type, e->value[n]) : 0;
    }
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i))
                bits |= bits_of(p, e, asn_tree_child(t, f, i), p->m->g->fields[c->first_field + f].type, number);
    return bits;
}

static bool find_silent(asn_parts *p)
{
    const asn_grammar *g = p->m->g;
    uint32_t(*of)[2]     = calloc((size_t)g->n_types + 1, sizeof *of);
    p->silent            = calloc((size_t)g->n_types + 1, 1);
    for (size_t i = 0; of && p->silent && i < p->d->n; i++) {
        int32_t number = 0;
        count_silent(p, &p->d->all[i], p->d->all[i].tree, g->root, &number, of);
    }
    for (int t = 0; of && p->silent && t < g->n_types; t++)
        p->silent[t] = of[t][0] && 5 * of[t][1] < of[t][0] && p->m->values[t].n > 2;
    bool ok = of && p->silent;
    free(of);
    if (ok)
        find_bits(p);
    p->always = p->others ? 0 : p->fixed;
    for (size_t i = 0; ok && p->always && i < p->d->n; i++) {
        int32_t number = 0;
        p->always &= bits_of(p, &p->d->all[i], p->d->all[i].tree, g->root, &number);
    }
    return ok;
}

/* Tokens that are numbered, and values of the tree as well. */
static bool find_entities(asn_parts *p)
{
    const asn_vocab *words = &p->m->inputs[p->sentence];
    bool             ok    = (p->entity = calloc((size_t)words->n + 1, 1)) != NULL;
    for (size_t i = 0; ok && i < p->d->n; i++) {
        asn_values all = asn_values_of(p->m->g, p->d->all[i].tree);
        ok             = !all.failed;
        for (size_t k = 0; ok && k < all.found.n; k++) {
            size_t   stem;
            asn_atom v = asn_tree_value(all.found.all[k].tree);
            if (asn_parts_numbered(v.text, v.length, &stem))
                p->entity[asn_vocab_find(words, v.text, v.length)] = 1;
        }
        asn_values_free(&all);
    }
    if (ok)
        p->entity[0] = 0;
    return ok;
}

/* ---- Where the numbers of silent values begin: ( capital:c ( argmax $1 ... ) ). */

enum { FIRST_NUMBERS = 10 };

/* The first numbered silent value of a tree that stands in a slot, and the slot of what holds it. NULL: it has none. Heights are bounded,
 * so this recursion is. */
static const asn_tree *first_numbered(const asn_parts *p, const asn_tree *t, uint64_t slot, uint64_t *of)
{
    const asn_ctor *c     = &p->m->g->ctors[t->ctor];
    const asn_tree *found = NULL;
    size_t          stem;
    for (int f = 0; t->ctor && f < c->n_fields && !found; f++)
        for (int i = 0; i < asn_tree_count(t, f) && !found; i++) {
            const asn_tree *child = asn_tree_child(t, f, i);
            asn_atom        v     = asn_tree_value(child);
            if (child && child->ctor)
                found = first_numbered(p, child, slot_of(p, t, f, i), of);
            else if (child && p->silent[p->m->g->fields[c->first_field + f].type] && asn_parts_numbered(v.text, v.length, &stem)) {
                *of   = slot;
                found = child;
            }
        }
    return found;
}

static bool count_first(asn_parts *p, const asn_tree *t)
{
    uint64_t        slot;
    size_t          stem;
    const asn_tree *found = first_numbered(p, t, ROOT, &slot);
    asn_atom        v     = asn_tree_value(found);
    return !found || !asn_parts_numbered(v.text, v.length, &stem) || v.length - stem > 1 ||
           asn_times_add(&p->firsts, asn_key(slot, (uint64_t)(v.text[stem] - '0')));
}

int asn_parts_first(const asn_parts *p, const asn_tree *t)
{
    uint64_t slot;
    int      first = 0;
    if (!first_numbered(p, t, ROOT, &slot))
        return 0;
    for (int n = 1; n < FIRST_NUMBERS; n++)
        if (asn_times_of(&p->firsts, asn_key(slot, (uint64_t)n)) > asn_times_of(&p->firsts, asn_key(slot, (uint64_t)first)))
            first = n;
    return first;
}

static bool note_example(asn_parts *p, const asn_example *e, asn_taken_apart *t)
{
    if (!asn_times_add(&p->slots, asn_key(ROOT, asn_parts_head(p, e->tree))) || !count_first(p, e->tree))
        return false;
    const asn_tokens *in = asn_parts_sentence(p, e);
    bool              ok = count_tree(p, e->tree) && count_words(p, in) && asn_parts_of(p, e, t);
    for (size_t i = 0; ok && i < t->pieces.n; i++) {
        t->pieces.all[i].number = p->pieces.n;
        ok                      = asn_array_push(&p->pieces, t->pieces.all[i]);
    }
    for (int32_t k = 0; ok && k < t->tokens; k++)
        if (t->label[k])
            ok = asn_array_push(&p->words, (asn_word){t->label[k], e, k, in->text[k]});
    if (!ok || t->opening == 0 || p->others) /* a description begins with what it is about */
        return ok;
    asn_opening o = {.head = asn_parts_head(p, e->tree), .of = e, .n = t->opening};
    for (int32_t k = 0; k < o.n; k++)
        o.words = asn_key(o.words, (uint64_t)e->token[e->first[p->sentence] + k]);
    return asn_array_push(&p->openings, o);
}

static int compare(uint64_t a, uint64_t b)
{
    return a < b ? -1 : a > b;
}

static int by_kind(const void *x, const void *y)
{
    const asn_piece *a = x, *b = y;
    if (a->conjunct != b->conjunct)
        return a->conjunct ? 1 : -1;
    return a->kind != b->kind ? compare(a->kind, b->kind) : compare(a->number, b->number);
}

static int by_label(const void *x, const void *y)
{
    const asn_word *a = x, *b = y;
    if (a->label != b->label)
        return compare(a->label, b->label);
    int texts = strcmp(a->text, b->text);
    return texts ? texts : a->of < b->of ? -1 : a->of > b->of;
}

static int by_head(const void *x, const void *y)
{
    const asn_opening *a = x, *b = y;
    if (a->head != b->head)
        return compare(a->head, b->head);
    return a->words != b->words ? compare(a->words, b->words) : a->of < b->of ? -1 : a->of > b->of;
}

/* Words and openings once each: what is rare is drawn as often as what is frequent. */
static void sort_parts(asn_parts *p)
{
    size_t n = 0;
    if (p->pieces.n)
        qsort(p->pieces.all, p->pieces.n, sizeof *p->pieces.all, by_kind);
    if (p->words.n)
        qsort(p->words.all, p->words.n, sizeof *p->words.all, by_label);
    for (size_t i = 0; i < p->words.n; i++)
        if (n == 0 || p->words.all[i].label != p->words.all[n - 1].label || strcmp(p->words.all[i].text, p->words.all[n - 1].text) != 0)
            p->words.all[n++] = p->words.all[i];
    p->words.n = n;
    n          = 0;
    if (p->openings.n)
        qsort(p->openings.all, p->openings.n, sizeof *p->openings.all, by_head);
    for (size_t i = 0; i < p->openings.n; i++)
        if (n == 0 || p->openings.all[i].head != p->openings.all[n - 1].head || p->openings.all[i].words != p->openings.all[n - 1].words)
            p->openings.all[n++] = p->openings.all[i];
    p->openings.n = n;
}

asn_parts *asn_parts_new(const asn_model *m, const asn_data *d, asn_ibm *x)
{
    asn_parts       *p  = calloc(1, sizeof *p);
    asn_taken_apart *t  = calloc(1, sizeof *t);
    bool             ok = p && t && (p->scratch = asn_arena_new(0));
    if (p) {
        p->m   = m;
        p->d   = d;
        p->ibm = x;
        while (m->g->inputs[p->sentence].rule != ASN_WORDS)
            p->sentence++;
        p->others = m->g->n_inputs > 1;
    }
    ok = ok && find_silent(p) && find_entities(p);
    for (size_t i = 0; ok && i < d->n; i++)
        ok = note_example(p, &d->all[i], t);
    if (t)
        asn_array_free(&t->pieces);
    free(t);
    if (ok) {
        sort_parts(p);
        return p;
    }
    asn_parts_free(p);
    return NULL;
}

void asn_parts_free(asn_parts *p)
{
    if (!p)
        return;
    free(p->silent);
    free(p->entity);
    asn_array_free(&p->pieces);
    asn_array_free(&p->words);
    asn_array_free(&p->openings);
    asn_times_free(&p->slots);
    asn_times_free(&p->heads);
    asn_times_free(&p->together);
    asn_times_free(&p->neighbours);
    asn_times_free(&p->firsts);
    asn_array_free(&p->head_list);
    asn_arena_free(p->scratch);
    free(p);
}
