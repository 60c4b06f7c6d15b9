#include "examples/recombine.h"

#include "ground/array.h"
#include "ground/rng.h"
#include "text/node.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TOKENS = 256, MOST_CHILDREN = 64, TRIES = 40, CONJUNCTS = 6 }; /* CONJUNCTS: a sequence that has this many gets no more */
#define NEEDED 0.8  /* share of a conjunct's cases in which another is there, from which on it needs that one */
#define LOOSE  0.03 /* agreement from which on a word may belong to something else as well; then it does not move */

/* ---- Counts of what was seen, by hash. */

typedef struct seen { uint64_t key; uint32_t n; } seen;
typedef struct counts {
    seen  *all;
    size_t n, room;
} counts;

static seen *find_count(const counts *c, uint64_t key)
{
    size_t at = (size_t)key & (c->room - 1);
    while (c->all[at].n && c->all[at].key != key)
        at = (at + 1) & (c->room - 1);
    return &c->all[at];
}

static uint32_t count_of(const counts *c, uint64_t key)
{
    return c->room ? find_count(c, key)->n : 0;
}

static bool add_count(counts *c, uint64_t key)
{
    if (2 * c->n >= c->room) {
        counts more = {calloc(c->room ? 2 * c->room : 1024, sizeof(seen)), c->n, c->room ? 2 * c->room : 1024};
        if (!more.all)
            return false;
        for (size_t i = 0; i < c->room; i++)
            if (c->all[i].n)
                *find_count(&more, c->all[i].key) = c->all[i];
        free(c->all);
        *c = more;
    }
    seen *s = find_count(c, key);
    c->n += s->n == 0;
    s->key = key;
    s->n++;
    return true;
}

/* ---- Pieces. */

typedef struct piece { /* a subtree that may go elsewhere */
    const asn_tree *tree, *parent;
    uint64_t        head, slot;
    uint64_t        outer, inner, rest; /* values of silent types, a bit each: those it shares with the rest, its own, the rest's */
    int32_t         example, field;
    int32_t         first, begin, end; /* tokens begin .. end - 1 go with it; those from first on go with nothing else */
    size_t          number;            /* in the order of the examples and their trees */
    bool            conjunct;
} piece;

struct asn_recombiner {
    const asn_model *m;
    const asn_data  *d;
    unsigned char   *silent; /* by type: its values go with no words */
    unsigned char   *entity; /* by entry of the input: is numbered anew */
    ASN_ARRAY(piece) pieces; /* sorted: conjuncts last, then by outer */
    size_t          *of, *first_of; /* of: pieces by example */
    counts           slots, heads, together;
    ASN_ARRAY(uint64_t) head_list;
};

static bool numbered(const char *text, size_t n, size_t *stem)
{
    size_t at = n;
    while (at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9')
        at--;
    *stem = at;
    return at > 0 && at < n;
}

static uint64_t head_of(const asn_recombiner *r, const asn_tree *t)
{
    uint64_t key = asn_mix((uint64_t)t->ctor + 1);
    if (t->ctor == 0 || r->m->g->ctors[t->ctor].n_fields == 0 || asn_tree_count(t, 0) != 1)
        return key;
    const asn_tree *first = asn_tree_child(t, 0, 0);
    asn_atom        v     = asn_tree_value(first);
    size_t          stem;
    if (!first || v.kind == ASN_NO_ATOM || r->silent[r->m->g->fields[r->m->g->ctors[t->ctor].first_field].type])
        return key;
    if (!numbered(v.text, v.length, &stem))
        stem = v.length;
    return asn_key(key, asn_vocab_hash(v.text, stem));
}

static bool is_unordered(const asn_recombiner *r, const asn_tree *t, int f)
{
    const asn_field *field = &r->m->g->fields[r->m->g->ctors[t->ctor].first_field + f];
    return field->unordered && field->card == ASN_SEQUENCE;
}

static uint64_t slot_of(const asn_recombiner *r, const asn_tree *t, int f, int i)
{
    return asn_key(head_of(r, t), (uint64_t)f << 32 | (uint64_t)(is_unordered(r, t, f) ? 0 : i));
}

static uint64_t pair_key(uint64_t a, uint64_t b)
{
    return asn_key(a, asn_mix(b));
}

/* What was seen in which place, and which conjuncts together, each sequence once. */
static bool count_tree(asn_recombiner *r, const asn_tree *t)
{
    bool ok = true;
    if (t->ctor == 0)
        return true;
    for (int f = 0; ok && f < r->m->g->ctors[t->ctor].n_fields; f++) {
        int      n = asn_tree_count(t, f), k = 0;
        uint64_t heads[MOST_CHILDREN];
        for (int i = 0; ok && i < n; i++) {
            const asn_tree *x = asn_tree_child(t, f, i);
            if (!x || x->ctor == 0)
                continue;
            uint64_t head = head_of(r, x);
            ok            = add_count(&r->slots, asn_key(slot_of(r, t, f, i), head)) && count_tree(r, x);
            bool known    = false;
            for (int j = 0; j < k; j++)
                known = known || heads[j] == head;
            if (!known && k < MOST_CHILDREN)
                heads[k++] = head;
        }
        for (int i = 0; ok && i < k && is_unordered(r, t, f); i++) {
            if (count_of(&r->heads, heads[i]) == 0 && !asn_array_push(&r->head_list, heads[i]))
                return false;
            ok = add_count(&r->heads, heads[i]);
            for (int j = 0; ok && j < k; j++)
                ok = add_count(&r->together, pair_key(heads[i], heads[j]));
        }
    }
    return ok;
}

typedef struct counters { /* of what goes with each token, and of silent values by bit */
    int32_t marks[MOST_TOKENS], loose[MOST_TOKENS], silent[64];
} counters;

/* A way through an example, counting what goes with its tokens, and which silent values there are. */
typedef struct walk {
    asn_recombiner    *r;
    const asn_example *e, *loose; /* loose: aligned by less */
    int32_t            example, tokens, values, choices;
    counters           at, all; /* so far; of the whole tree */
    bool               noting, failed; /* noting: all is known */
} walk;

static void mark(int32_t *marks, const asn_aligned *a, int32_t number)
{
    for (int32_t k = a->first[number]; k < a->first[number + 1]; k++)
        marks[a->tokens[k]]++;
}

/* The subtree that was gone through since before. */
static void note_piece(walk *w, const asn_tree *t, const asn_tree *parent, int f, int i, const counters *before)
{
    const counters *at = &w->at, *all = &w->all;
    piece p = {.tree = t, .parent = parent, .example = w->example, .field = f, .begin = -1, .head = head_of(w->r, t), .slot = slot_of(w->r, parent, f, i),
               .conjunct = is_unordered(w->r, parent, f)};
    for (int32_t k = 0; k < w->tokens; k++)
        if (at->marks[k] > before->marks[k]) {
            p.begin = p.begin < 0 ? k : p.begin;
            p.end   = k + 1;
        }
    if (p.begin < 0)
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
    p.number = w->r->pieces.n;
    if (!asn_array_push(&w->r->pieces, p))
        w->failed = true;
}

static void walk_tree(walk *w, const asn_tree *t, int type, const asn_tree *parent, int f, int i)
{
    const asn_grammar *g = w->r->m->g;
    if (t->ctor == 0) {
        if (w->r->silent[type]) {
            w->at.silent[(asn_key((uint64_t)type, (uint64_t)(uint32_t)w->e->value[w->values])) & 63]++;
        } else {
            mark(w->at.marks, &w->e->of_values, w->values);
            mark(w->at.loose, &w->loose->of_values, w->values);
        }
        w->values++;
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
    if (w->r->m->seen.choices[c->type] > 1) {
        mark(w->at.marks, &w->e->of_choices, w->choices);
        mark(w->at.loose, &w->loose->of_choices, w->choices++);
    }
    for (int k = 0; k < c->n_fields; k++)
        for (int j = 0; j < asn_tree_count(t, k) && !w->failed; j++)
            if (asn_tree_child(t, k, j))
                walk_tree(w, asn_tree_child(t, k, j), g->fields[c->first_field + k].type, t, k, j);
    if (before && parent && !w->failed)
        note_piece(w, t, parent, f, i, before);
    free(before);
}

static bool note_example(asn_recombiner *r, size_t example, asn_ibm *x, asn_arena *scratch)
{
    const asn_example *e     = &r->d->all[example];
    asn_example        loose = *e;
    walk              *w     = calloc(1, sizeof *w);
    bool               ok    = w && asn_ibm_align_by(x, scratch, &loose, LOOSE);
    if (ok && e->first[1] <= MOST_TOKENS) {
        *w = (walk){.r = r, .e = e, .loose = &loose, .example = (int32_t)example, .tokens = e->first[1]};
        walk_tree(w, e->tree, r->m->g->root, NULL, 0, 0);
        w->all = w->at;
        memset(&w->at, 0, sizeof w->at);
        w->values = w->choices = 0;
        w->noting = true;
        walk_tree(w, e->tree, r->m->g->root, NULL, 0, 0);
        ok = !w->failed;
    }
    free(w);
    asn_arena_reset(scratch);
    return ok;
}

/* A type is silent when less than one in five of its values goes with words; one with a single value says nothing. */
static void count_silent(const asn_recombiner *r, const asn_example *e, const asn_tree *t, int type, int32_t *number, uint32_t (*of)[2])
{
    if (t->ctor == 0) {
        of[type][0]++;
        of[type][1] += e->of_values.first[*number + 1] > e->of_values.first[*number];
        ++*number;
        return;
    }
    const asn_ctor *c = &r->m->g->ctors[t->ctor];
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i))
                count_silent(r, e, asn_tree_child(t, f, i), r->m->g->fields[c->first_field + f].type, number, of);
}

static bool find_silent(asn_recombiner *r)
{
    const asn_grammar *g = r->m->g;
    uint32_t(*of)[2]     = calloc((size_t)g->n_types + 1, sizeof *of);
    r->silent            = calloc((size_t)g->n_types + 1, 1);
    for (size_t i = 0; of && r->silent && i < r->d->n; i++) {
        int32_t number = 0;
        count_silent(r, &r->d->all[i], r->d->all[i].tree, g->root, &number, of);
    }
    for (int t = 0; of && r->silent && t < g->n_types; t++)
        r->silent[t] = of[t][0] && 5 * of[t][1] < of[t][0] && r->m->values[t].n > 2;
    bool ok = of && r->silent;
    free(of);
    return ok;
}

/* Tokens that are numbered, and values of the tree as well. */
static bool find_entities(asn_recombiner *r)
{
    const asn_vocab *words = &r->m->inputs[0];
    r->entity              = calloc((size_t)words->n + 1, 1);
    for (int t = 0; r->entity && t < r->m->g->n_types; t++)
        for (int32_t k = 1; r->m->g->types[t].primitive && k < r->m->values[t].n; k++) {
            size_t      n, stem;
            const char *key = asn_vocab_text(&r->m->values[t], k, &n);
            asn_atom    v   = asn_value_of_key(key, n);
            if (numbered(v.text, v.length, &stem))
                r->entity[asn_vocab_find(words, v.text, v.length)] = 1;
        }
    if (r->entity)
        r->entity[0] = 0;
    return r->entity != NULL;
}

static int by_kind(const void *x, const void *y)
{
    const piece *a = x, *b = y;
    if (a->conjunct != b->conjunct)
        return a->conjunct ? 1 : -1;
    if (a->outer != b->outer)
        return a->outer < b->outer ? -1 : 1;
    if (a->example != b->example)
        return a->example < b->example ? -1 : 1;
    if (a->begin != b->begin)
        return a->begin < b->begin ? -1 : 1;
    if (a->end != b->end)
        return a->end < b->end ? -1 : 1;
    if (a->tree->height != b->tree->height)
        return a->tree->height < b->tree->height ? -1 : 1;
    return a->number < b->number ? -1 : 1;
}

static bool sort_pieces(asn_recombiner *r)
{
    if (r->pieces.n)
        qsort(r->pieces.all, r->pieces.n, sizeof *r->pieces.all, by_kind);
    r->of       = calloc(r->pieces.n + 1, sizeof *r->of);
    r->first_of = calloc(r->d->n + 2, sizeof *r->first_of);
    if (!r->of || !r->first_of)
        return false;
    for (size_t i = 0; i < r->pieces.n; i++)
        r->first_of[r->pieces.all[i].example + 2]++;
    for (size_t i = 2; i < r->d->n + 2; i++)
        r->first_of[i] += r->first_of[i - 1];
    for (size_t i = 0; i < r->pieces.n; i++)
        r->of[r->first_of[r->pieces.all[i].example + 1]++] = i;
    return true;
}

asn_recombiner *asn_recombiner_new(const asn_model *m, const asn_data *d, asn_ibm *x)
{
    asn_recombiner *r       = calloc(1, sizeof *r);
    asn_arena      *scratch = asn_arena_new(0);
    if (!r || !scratch) {
        free(r);
        asn_arena_free(scratch);
        return NULL;
    }
    r->m    = m;
    r->d    = d;
    bool ok = find_silent(r) && find_entities(r);
    for (size_t i = 0; ok && i < d->n; i++)
        ok = count_tree(r, d->all[i].tree) && note_example(r, i, x, scratch);
    asn_arena_free(scratch);
    if (ok && sort_pieces(r))
        return r;
    asn_recombiner_free(r);
    return NULL;
}

void asn_recombiner_free(asn_recombiner *r)
{
    if (!r)
        return;
    free(r->silent);
    free(r->entity);
    asn_array_free(&r->pieces);
    free(r->of);
    free(r->first_of);
    free(r->slots.all);
    free(r->heads.all);
    free(r->together.all);
    asn_array_free(&r->head_list);
    free(r);
}

/* ---- What fits. */

typedef enum change { SWAP, ADD, DROP } change;

/* Does a conjunct with one head come with another in four of five cases? */
static bool comes_with(const asn_recombiner *r, uint64_t head, uint64_t other)
{
    return head != other && count_of(&r->together, pair_key(head, other)) >= NEEDED * count_of(&r->heads, head);
}

static bool conjunct_fits(const asn_recombiner *r, const piece *x, const piece *y, change what)
{
    uint64_t heads[MOST_CHILDREN];
    int      n = asn_tree_count(x->parent, x->field), k = 0;
    if (n > MOST_CHILDREN)
        return false;
    for (int i = 0; i < n; i++) {
        const asn_tree *t = asn_tree_child(x->parent, x->field, i);
        if (what == ADD || t != x->tree)
            heads[k++] = head_of(r, t);
    }
    for (int i = 0; i < k && what != ADD && (!y || y->head != x->head); i++)
        if (comes_with(r, heads[i], x->head))
            return false;
    for (int i = 0; y && i < k; i++)
        if (heads[i] == y->head || count_of(&r->together, pair_key(heads[i], y->head)) == 0)
            return false;
    for (size_t h = 0; y && h < r->head_list.n; h++) {
        bool there = !comes_with(r, y->head, r->head_list.all[h]);
        for (int i = 0; i < k && !there; i++)
            there = heads[i] == r->head_list.all[h];
        if (!there)
            return false;
    }
    return what == DROP ? k >= 2 : what == ADD ? k < CONJUNCTS : true;
}

static bool piece_fits(const asn_recombiner *r, const piece *x, const piece *y, change what)
{
    if (y && y->inner & (what == ADD ? x->rest | x->inner : x->rest))
        return false; /* a variable would be bound twice */
    if (x->conjunct)
        return conjunct_fits(r, x, y, what);
    return count_of(&r->slots, asn_key(x->slot, y->head)) > 0;
}

/* ---- Making it. */

typedef struct name { /* of an entity: from the example itself or from the other one */
    const char *text, *to;
    int         from;
} name;

typedef struct making {
    const asn_recombiner *r;
    asn_arena            *a;
    const piece          *x, *y;
    change                what;
    name                  names[MOST_TOKENS];
    int                   n_names, variables;
    bool                  failed;
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
    return to && asn_vocab_find(&m->r->m->inputs[0], to, strlen(to)) ? to : NULL;
}

static void put_tokens(making *m, asn_tokens *to, const asn_example *e, int from, int32_t begin, int32_t end)
{
    for (int32_t i = begin; i < end && !m->failed; i++) {
        const char *text = e->tokens[0].text[i];
        size_t      stem, n = (size_t)e->tokens[0].length[i];
        if (m->r->entity[e->token[i]] && numbered(text, n, &stem)) {
            const name *known = find_name(m, text, from);
            if (!known) {
                const char *fresh = m->n_names < MOST_TOKENS ? new_name(m, text, stem) : NULL;
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
            const asn_tokens *of = &e->tokens[0];
            to->raw[to->n]       = of->raw && text == of->text[i] ? of->raw[i] : text;
            to->lead[to->n]      = of->raw && i > begin ? of->lead[i] : " ";
        }
        to->n++;
    }
}

static const asn_tree *copy_tree(making *m, const asn_tree *t, int from);

static const asn_tree *copy_value(making *m, const asn_tree *t, int from)
{
    asn_atom v    = asn_tree_value(t);
    size_t   stem;
    int32_t  word = numbered(v.text, v.length, &stem) ? asn_vocab_find(&m->r->m->inputs[0], v.text, v.length) : 0;
    if (!m->r->entity[word])
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

static void copy_field(making *m, asn_build *b, const asn_tree *t, int f, int from)
{
    int              n   = asn_tree_count(t, f), k = 0;
    const asn_tree **all = asn_arena_small(m->a, ((size_t)n + 2) * sizeof *all);
    m->failed            = m->failed || !all;
    for (int i = 0; i < n && !m->failed; i++) {
        const asn_tree *child = asn_tree_child(t, f, i);
        bool            here  = from == 0 && child == m->x->tree;
        if (!here || m->what == ADD)
            all[k++] = child ? copy_tree(m, child, from) : NULL;
        if (here && m->what != DROP)
            all[k++] = copy_tree(m, m->y->tree, 1);
    }
    if (m->failed)
        return;
    asn_card card = m->r->m->g->fields[m->r->m->g->ctors[t->ctor].first_field + f].card;
    if (card == ASN_ONE || card == ASN_OPTIONAL)
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
    asn_build b = asn_build_begin(m->a, m->r->m->g, t->ctor);
    for (int f = 0; f < m->r->m->g->ctors[t->ctor].n_fields && !m->failed; f++)
        copy_field(m, &b, t, f, from);
    const asn_tree *made = m->failed ? t : asn_build_end(&b);
    m->failed            = m->failed || !made;
    return made;
}

/* Values of silent types that are numbered ($0, $1), by their first appearance: a subtree comes with those of its old place. */
static const asn_tree *renumber(making *m, const asn_tree *t, int type)
{
    const asn_grammar *g = m->r->m->g;
    if (t->ctor == 0) {
        asn_atom v = asn_tree_value(t);
        size_t   stem;
        if (!m->r->silent[type] || !numbered(v.text, v.length, &stem))
            return t;
        const name *known = find_name(m, v.text, 2);
        if (!known) {
            char *to  = m->n_names < MOST_TOKENS ? asn_arena_small(m->a, stem + 12) : NULL;
            m->failed = m->failed || !to;
            if (m->failed)
                return t;
            snprintf(to, stem + 12, "%.*s%d", (int)stem, v.text, m->variables++);
            m->names[m->n_names] = (name){v.text, to, 2};
            known                = &m->names[m->n_names++];
        }
        v.text   = known->to;
        v.length = (uint32_t)strlen(known->to);
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
    const asn_example *own = &m->r->d->all[m->x->example], *other = m->y ? &m->r->d->all[m->y->example] : NULL;
    int32_t            n   = own->tokens[0].n, more = m->y ? m->y->end - m->y->first : 0;
    memset(e, 0, sizeof *e);
    e->id     = "";
    e->tokens = asn_arena_alloc(m->a, 1, sizeof *e->tokens);
    if (!e->tokens)
        return false;
    asn_tokens *to = e->tokens;
    to->text       = asn_arena_alloc(m->a, (size_t)(n + more) + 1, sizeof *to->text);
    to->length     = asn_arena_alloc(m->a, (size_t)(n + more) + 1, sizeof *to->length);
    to->begin      = asn_arena_alloc(m->a, (size_t)(n + more) + 1, sizeof *to->begin);
    bool typed     = m->r->m->g->inputs[0].copied;
    to->raw        = typed ? asn_arena_alloc(m->a, (size_t)(n + more) + 1, sizeof *to->raw) : NULL;
    to->lead       = typed ? asn_arena_alloc(m->a, (size_t)(n + more) + 1, sizeof *to->lead) : NULL;
    if (!to->text || !to->length || !to->begin || (typed && (!to->raw || !to->lead)))
        return false;
    put_tokens(m, to, own, 0, 0, m->what == ADD ? m->x->end : m->x->first);
    if (m->y)
        put_tokens(m, to, other, 1, m->y->first, m->y->end);
    put_tokens(m, to, own, 0, m->x->end, n);
    if (!m->failed)
        e->tree = copy_tree(m, own->tree, 0);
    if (!m->failed)
        e->tree = renumber(m, e->tree, m->r->m->g->root);
    return !m->failed && to->n > 0;
}

/* A random number below n. */
static size_t below(uint64_t key, uint64_t which, size_t n)
{
    return (size_t)(asn_key(key, which) % n);
}

/* The pieces of a kind stand together. */
static void kind_of(const asn_recombiner *r, const piece *x, size_t *first, size_t *end)
{
    const piece *all = r->pieces.all;
    size_t       at  = (size_t)(x - all);
    for (*first = at; *first > 0 && all[*first - 1].conjunct == x->conjunct && all[*first - 1].outer == x->outer;)
        --*first;
    for (*end = at; *end < r->pieces.n && all[*end].conjunct == x->conjunct && all[*end].outer == x->outer;)
        ++*end;
}

static bool choose_other(making *m, uint64_t key)
{
    size_t first, end;
    kind_of(m->r, m->x, &first, &end);
    for (uint64_t k = 0; k < TRIES; k++) {
        m->y = &m->r->pieces.all[first + below(key, 4 + k, end - first)];
        if (m->y != m->x && piece_fits(m->r, m->x, m->y, m->what))
            return true;
    }
    return false;
}

bool asn_recombine(const asn_recombiner *r, uint64_t key, asn_arena *a, asn_example *e)
{
    static const change changes[] = {SWAP, SWAP, SWAP, ADD, DROP};
    size_t              example = below(key, 1, r->d->n), n = r->first_of[example + 1] - r->first_of[example];
    if (n == 0)
        return false;
    const piece   *x    = &r->pieces.all[r->of[r->first_of[example] + below(key, 2, n)]];
    making         m    = {.r = r, .a = a, .x = x, .what = x->conjunct ? changes[below(key, 3, 5)] : SWAP};
    asn_arena_mark mark = asn_arena_here(a);
    bool           fits = m.what == DROP ? piece_fits(r, x, NULL, DROP) : choose_other(&m, key);
    if (fits && make_example(&m, e))
        return true;
    asn_arena_back(a, mark);
    return false;
}

size_t asn_recombiner_parts(const asn_recombiner *r)
{
    return r->pieces.n;
}
