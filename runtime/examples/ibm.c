#include "examples/ibm.h"

#include "ground/array.h"

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 10, NOTHING = -1 };

/* ---- Trees as lists. */

typedef enum item_kind { VALUE, CHOICE, CHILD, OPTION, NODE, KINDS } item_kind;
typedef struct item {  /* a value, a constructor chosen among several, a child of a sequence, an optional field, or a node with fields; parents come first */
    item_kind kind;
    int32_t   label;   /* NOTHING: it has none */
    int32_t   number;  /* among those of its kind, in the order in which the modules meet them; children sequence after sequence */
    int32_t   end;     /* behind its subtree */
} item;

typedef struct items {
    const asn_model   *m;
    const asn_example *e;
    const int32_t     *first_label; /* by type: of its values. The label of a constructor is its number */
    const int32_t     *first_word;  /* by component */
    int32_t            first_copied; /* labels of values that are copied from one word, by word */
    ASN_ARRAY(item)    list;
    ASN_ARRAY(int32_t) child;       /* item of each child */
    ASN_ARRAY(int32_t) chain;       /* number of each sequence's first child; at the end, the number of children */
    int32_t            count[KINDS];
    bool               failed;      /* out of memory */
} items;

static int32_t put_item(items *l, item_kind kind, int32_t label, int32_t number)
{
    int32_t at = (int32_t)l->list.n;
    if (!asn_array_push(&l->list, (item){kind, label, number, at + 1}))
        l->failed = true;
    return at;
}

/* Returns the number of its first child. */
static int32_t put_chain(items *l, int children)
{
    int32_t first = (int32_t)l->child.n;
    if (!asn_array_push(&l->chain, first) || !asn_array_reserve(&l->child, (size_t)children)) {
        l->failed = true;
        return first;
    }
    l->child.n += (size_t)children;
    l->count[CHILD] += children;
    return first;
}

static void list_tree(items *l, const asn_tree *t, int type);

static void list_field(items *l, const asn_tree *t, int field, int f)
{
    const asn_field *what  = &l->m->g->fields[field];
    int              n     = asn_tree_count(t, f);
    bool             occurs = l->m->seen.place[field] >= 0, many = occurs && what->card != ASN_ONE && what->card != ASN_OPTIONAL;
    int32_t          first = many ? put_chain(l, n) : 0, at = 0;
    if (occurs && what->card == ASN_OPTIONAL)
        at = put_item(l, OPTION, NOTHING, l->count[OPTION]++);
    for (int i = 0; i < n && !l->failed; i++) {
        const asn_tree *child = asn_tree_child(t, f, i);
        if (many)
            at = put_item(l, CHILD, NOTHING, first + i);
        if (many && !l->failed)
            l->child.all[first + i] = at;
        if (child)
            list_tree(l, child, what->type);
        if (what->card != ASN_ONE && occurs && !l->failed)
            l->list.all[at].end = (int32_t)l->list.n;
    }
}

/* Of a value that is copied from one known word: a label for that word. Other unknown and spelled values have none. */
static int32_t copied_label(const items *l, int32_t number)
{
    const asn_derivation *d     = &l->e->copies[l->e->copies_first[number]];
    int                   input = l->m->g->copies[d->copy].input;
    int32_t               word  = l->e->token[l->e->first[input] + d->first];
    return d->first == d->last && word > 0 ? l->first_copied + l->first_word[input] + word : NOTHING;
}

/* Heights are bounded, so this recursion ends in time. */
static void list_tree(items *l, const asn_tree *t, int type)
{
    if (t->ctor == 0) {
        int32_t number = l->count[VALUE]++, entry = l->e->value[number];
        put_item(l, VALUE, entry > 0 ? l->first_label[type] + entry : entry == ASN_ONLY_COPIED ? copied_label(l, number) : NOTHING, number);
        return;
    }
    const asn_ctor *c = &l->m->g->ctors[t->ctor];
    if (l->m->seen.choices[c->type] > 1) {
        int32_t number = l->count[CHOICE]++;
        put_item(l, CHOICE, t->ctor, number);
    }
    if (l->m->seen.fields[t->ctor] == 0)
        return;
    int32_t at = put_item(l, NODE, NOTHING, l->count[NODE]++);
    for (int f = 0; f < c->n_fields && !l->failed; f++)
        list_field(l, t, c->first_field + f, f);
    if (!l->failed)
        l->list.all[at].end = (int32_t)l->list.n;
}

static bool list_example(items *l, const asn_example *e)
{
    l->e = e;
    l->list.n = l->child.n = l->chain.n = 0;
    l->failed = false;
    memset(l->count, 0, sizeof l->count);
    list_tree(l, e->tree, l->m->g->root);
    return !l->failed && asn_array_push(&l->chain, (int32_t)l->child.n);
}

/* ---- What is learnt from: the distinct words and labels of each example, and their pairs. */

typedef struct pair {
    uint32_t word, label;
    double   p[2], count[2]; /* of the label given the word, of the word given the label */
} pair;

struct asn_ibm {
    const asn_model *m;
    int32_t          n_words, n_labels, *first_word, *first_label; /* by component; by type */
    uint32_t        *word, *label;    /* of all examples, one behind the other */
    size_t          *words, *labels;  /* where each example's begin */
    uint32_t        *pair_of;         /* of each label and word of an example, label after label */
    size_t          *pairs_of;        /* where each example's begin */
    pair            *pairs;
    size_t           n_pairs, room;
    uint32_t        *slots;           /* hashed: number of a pair, from 1 */
    size_t           n_slots;
    double          *none[2], *none_count[2], *total[2]; /* labels, words from nothing; sums by word, by label */
    items            list;
    double           least;
};

static int ascending(const void *x, const void *y)
{
    uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
    return a < b ? -1 : a > b;
}

static size_t distinct(uint32_t *all, size_t n)
{
    size_t kept = 0;
    qsort(all, n, sizeof *all, ascending);
    for (size_t i = 0; i < n; i++)
        if (i == 0 || all[i] != all[kept - 1])
            all[kept++] = all[i];
    return kept;
}

/* The word of a token, or NOTHING: characters, symbols and unknown words are not aligned. A symbol stands in so many examples that it would explain
 * what the words around it do. */
static int32_t word_of(const asn_ibm *x, const asn_example *e, int c, int32_t token)
{
    return x->m->g->inputs[c].rule == ASN_WORDS && e->token[token] > 0 ? x->first_word[c] + e->token[token] : NOTHING;
}

static size_t words_of(const asn_ibm *x, const asn_example *e, uint32_t *to)
{
    size_t n = 0;
    for (int c = 0; c < x->m->g->n_inputs; c++)
        for (int32_t t = e->first[c]; t < e->first[c + 1]; t++)
            if (word_of(x, e, c, t) != NOTHING)
                to[n++] = (uint32_t)word_of(x, e, c, t);
    return distinct(to, n);
}

static size_t labels_of(const items *l, uint32_t *to)
{
    size_t n = 0;
    for (size_t i = 0; i < l->list.n; i++)
        if (l->list.all[i].label != NOTHING)
            to[n++] = (uint32_t)l->list.all[i].label;
    return distinct(to, n);
}

static size_t slot_of(const asn_ibm *x, uint32_t label, uint32_t word)
{
    uint64_t hash = ((uint64_t)label << 32 | word) * 0x9E3779B97F4A7C15u;
    size_t   at   = (size_t)(hash >> 20) & (x->n_slots - 1);
    while (x->slots[at] && (x->pairs[x->slots[at] - 1].label != label || x->pairs[x->slots[at] - 1].word != word))
        at = (at + 1) & (x->n_slots - 1);
    return at;
}

static bool more_slots(asn_ibm *x)
{
    size_t    room  = x->room ? 2 * x->room : 4096;
    pair     *more  = realloc(x->pairs, room * sizeof *more);
    uint32_t *slots = calloc(2 * room, sizeof *slots);
    x->pairs        = more ? more : x->pairs;
    if (!more || !slots || room > UINT32_MAX / 2) {
        free(slots);
        return false;
    }
    free(x->slots);
    x->room    = room;
    x->slots   = slots;
    x->n_slots = 2 * room;
    for (size_t i = 0; i < x->n_pairs; i++)
        x->slots[slot_of(x, x->pairs[i].label, x->pairs[i].word)] = (uint32_t)i + 1;
    return true;
}

static bool number_of_pair(asn_ibm *x, uint32_t label, uint32_t word, uint32_t *number)
{
    if (x->n_pairs == x->room && !more_slots(x))
        return false;
    size_t slot = slot_of(x, label, word);
    if (!x->slots[slot]) {
        x->pairs[x->n_pairs++] = (pair){.word = word, .label = label, .p = {1, 1}};
        x->slots[slot]         = (uint32_t)x->n_pairs;
    }
    *number = x->slots[slot] - 1;
    return true;
}

static bool gather_pairs(asn_ibm *x, size_t example)
{
    uint32_t *to = x->pair_of + x->pairs_of[example];
    for (size_t l = x->labels[example]; l < x->labels[example + 1]; l++)
        for (size_t w = x->words[example]; w < x->words[example + 1]; w++)
            if (!number_of_pair(x, x->label[l], x->word[w], to++))
                return false;
    return true;
}

static bool gather(asn_ibm *x, const asn_data *d)
{
    size_t tokens = 0, nodes = 0, n = d->n;
    for (size_t i = 0; i < n; i++) {
        if (!list_example(&x->list, &d->all[i]))
            return false;
        tokens += (size_t)d->all[i].first[x->m->g->n_inputs];
        nodes += x->list.list.n;
    }
    x->word     = calloc(tokens + 1, sizeof *x->word);
    x->label    = calloc(nodes + 1, sizeof *x->label);
    x->words    = calloc(n + 1, sizeof *x->words);
    x->labels   = calloc(n + 1, sizeof *x->labels);
    x->pairs_of = calloc(n + 1, sizeof *x->pairs_of);
    if (!x->word || !x->label || !x->words || !x->labels || !x->pairs_of)
        return false;
    for (size_t i = 0; i < n; i++) {
        if (!list_example(&x->list, &d->all[i]))
            return false;
        size_t words = words_of(x, &d->all[i], x->word + x->words[i]), labels = labels_of(&x->list, x->label + x->labels[i]);
        x->words[i + 1]    = x->words[i] + words;
        x->labels[i + 1]   = x->labels[i] + labels;
        x->pairs_of[i + 1] = x->pairs_of[i] + words * labels;
    }
    if (!(x->pair_of = calloc(x->pairs_of[n] + 1, sizeof *x->pair_of)))
        return false;
    for (size_t i = 0; i < n; i++)
        if (!gather_pairs(x, i))
            return false;
    return true;
}

/* ---- EM. The pairs of an example are a matrix with a row for each label and a column for each word. Way 0: each label comes from one of
 * the words or from nothing; way 1: each word from one of the labels or from nothing. */

typedef struct line { /* a row or a column of that matrix: all that a label or a word may come from */
    const uint32_t *pairs;
    size_t          n, step;
    uint32_t        what; /* the label, or the word */
} line;

static double sum_of_line(const asn_ibm *x, line l, int way)
{
    double sum = x->none[way][l.what];
    for (size_t i = 0; i < l.n; i++)
        sum += x->pairs[l.pairs[i * l.step]].p[way];
    return sum;
}

static void count_line(asn_ibm *x, line l, int way)
{
    double sum = sum_of_line(x, l, way);
    for (size_t i = 0; i < l.n; i++) {
        pair  *p = &x->pairs[l.pairs[i * l.step]];
        double c = p->p[way] / sum;
        p->count[way] += c;
        x->total[way][way ? p->label : p->word] += c;
    }
    x->none_count[way][l.what] += x->none[way][l.what] / sum;
}

static line row_of(const asn_ibm *x, size_t example, size_t label)
{
    size_t words = x->words[example + 1] - x->words[example];
    return (line){x->pair_of + x->pairs_of[example] + label * words, words, 1, x->label[x->labels[example] + label]};
}

static line column_of(const asn_ibm *x, size_t example, size_t word)
{
    size_t words = x->words[example + 1] - x->words[example], labels = x->labels[example + 1] - x->labels[example];
    return (line){x->pair_of + x->pairs_of[example] + word, labels, words, x->word[x->words[example] + word]};
}

static void learn_round(asn_ibm *x, size_t examples)
{
    int32_t sizes[2] = {x->n_labels, x->n_words};
    for (int way = 0; way < 2; way++) {
        memset(x->none_count[way], 0, (size_t)sizes[way] * sizeof(double));
        memset(x->total[way], 0, (size_t)sizes[!way] * sizeof(double));
    }
    for (size_t i = 0; i < x->n_pairs; i++)
        x->pairs[i].count[0] = x->pairs[i].count[1] = 0;
    for (size_t e = 0; e < examples; e++) {
        for (size_t l = 0; l < x->labels[e + 1] - x->labels[e]; l++)
            count_line(x, row_of(x, e, l), 0);
        for (size_t w = 0; w < x->words[e + 1] - x->words[e]; w++)
            count_line(x, column_of(x, e, w), 1);
    }
    for (size_t i = 0; i < x->n_pairs; i++) {
        pair *p = &x->pairs[i];
        p->p[0] = p->count[0] / x->total[0][p->word];
        p->p[1] = p->count[1] / x->total[1][p->label];
    }
    for (int way = 0; way < 2; way++) {
        double sum = 0;
        for (int32_t i = 0; i < sizes[way]; i++)
            sum += x->none_count[way][i];
        for (int32_t i = 0; i < sizes[way]; i++)
            x->none[way][i] = sum > 0 ? x->none_count[way][i] / sum : 0;
    }
}

static bool learn(asn_ibm *x, size_t examples)
{
    size_t sizes[2] = {(size_t)x->n_labels, (size_t)x->n_words};
    for (int way = 0; way < 2; way++) {
        x->none[way]       = calloc(sizes[way], sizeof(double));
        x->none_count[way] = calloc(sizes[way], sizeof(double));
        x->total[way]      = calloc(sizes[!way], sizeof(double));
        if (!x->none[way] || !x->none_count[way] || !x->total[way])
            return false;
        for (size_t i = 0; i < sizes[way]; i++)
            x->none[way][i] = 1;
    }
    for (int round = 0; round < ROUNDS; round++)
        learn_round(x, examples);
    return true;
}

/* ---- Alignment of an example: tokens that each of its items goes with. */

typedef struct lists { /* of tokens, one behind the other */
    int32_t *all, *first;
    int32_t  n, room, count;
} lists;

static bool end_list(asn_arena *a, lists *l, const unsigned char *marks, int32_t tokens)
{
    for (int32_t t = 0; t < tokens; t++) {
        if (!marks[t])
            continue;
        if (l->n == l->room) {
            int32_t  room = l->room ? 2 * l->room : 64;
            int32_t *more = asn_arena_small(a, (size_t)room * sizeof *more);
            if (!more)
                return false;
            if (l->n)
                memcpy(more, l->all, (size_t)l->n * sizeof *more);
            l->all  = more;
            l->room = room;
        }
        l->all[l->n++] = t;
    }
    l->first[++l->count] = l->n;
    return true;
}

static bool begin_lists(asn_arena *a, lists *l, int32_t n)
{
    *l       = (lists){.first = asn_arena_small(a, ((size_t)n + 1) * sizeof *l->first), .all = asn_arena_small(a, sizeof *l->all)};
    if (l->first)
        l->first[0] = 0;
    return l->first && l->all;
}

/* The words and labels of one example, and what both directions say of each label (row) and word (column). */
typedef struct agreement {
    uint32_t *word, *label;
    size_t    words, labels;
    double   *p; /* the product */
    double    least;
} agreement;

static const pair *find_pair(const asn_ibm *x, uint32_t label, uint32_t word)
{
    uint32_t number = x->n_slots ? x->slots[slot_of(x, label, word)] : 0;
    return number ? &x->pairs[number - 1] : NULL;
}

static bool agree(const asn_ibm *x, const asn_example *e, agreement *g)
{
    size_t tokens = (size_t)e->first[x->m->g->n_inputs];
    g->word       = calloc(tokens + 1, sizeof *g->word);
    g->label      = calloc(x->list.list.n + 1, sizeof *g->label);
    if (!g->word || !g->label)
        return false;
    g->words     = words_of(x, e, g->word);
    g->labels    = labels_of(&x->list, g->label);
    g->p         = calloc(g->words * g->labels + 1, sizeof *g->p);
    double *sums = calloc(g->words + 1, sizeof *sums);
    bool    ok   = g->p && sums;
    for (size_t w = 0; ok && w < g->words; w++) {
        sums[w] = x->none[1][g->word[w]];
        for (size_t l = 0; l < g->labels; l++) {
            const pair *p = find_pair(x, g->label[l], g->word[w]);
            sums[w] += p ? p->p[1] : 0;
        }
    }
    for (size_t l = 0; ok && l < g->labels; l++) {
        double sum = x->none[0][g->label[l]];
        for (size_t w = 0; w < g->words; w++) {
            const pair *p = find_pair(x, g->label[l], g->word[w]);
            sum += p ? p->p[0] : 0;
            g->p[l * g->words + w] = p && sums[w] > 0 ? p->p[0] * p->p[1] / sums[w] : 0;
        }
        for (size_t w = 0; w < g->words && sum > 0; w++)
            g->p[l * g->words + w] /= sum;
    }
    free(sums);
    return ok;
}

/* Marks the tokens of words that a label agrees with. */
static void mark_label(const asn_ibm *x, const asn_example *e, const agreement *g, int32_t label, unsigned char *marks)
{
    const uint32_t *l = bsearch(&(uint32_t){(uint32_t)label}, g->label, g->labels, sizeof *l, ascending);
    for (int c = 0; c < x->m->g->n_inputs && l; c++)
        for (int32_t t = e->first[c]; t < e->first[c + 1]; t++) {
            int32_t word = word_of(x, e, c, t);
            if (word == NOTHING)
                continue;
            const uint32_t *w = bsearch(&(uint32_t){(uint32_t)word}, g->word, g->words, sizeof *w, ascending);
            marks[t] |= w && g->p[(size_t)(l - g->label) * g->words + (size_t)(w - g->word)] >= g->least;
        }
}

/* Of an item and all below it. */
static const unsigned char *sum_marks(const items *l, int32_t at, const unsigned char *marks, int32_t tokens, unsigned char *sum)
{
    memset(sum, 0, (size_t)tokens);
    for (int32_t k = at; k < l->list.all[at].end; k++)
        for (int32_t t = 0; t < tokens; t++)
            sum[t] |= marks[(size_t)k * (size_t)tokens + (size_t)t];
    return sum;
}

static void give(asn_aligned *to, const lists *from)
{
    *to = (asn_aligned){from->all, from->first};
}

/* Whether there is a child, and one more, is said by words. */
static const unsigned char *words_only(const asn_ibm *x, const asn_example *e, unsigned char *marks)
{
    for (int c = 0; c < x->m->g->n_inputs; c++)
        if (x->m->g->inputs[c].rule != ASN_WORDS)
            memset(marks + e->first[c], 0, (size_t)(e->first[c + 1] - e->first[c]));
    return marks;
}

static bool fill_in(asn_ibm *x, asn_arena *a, asn_example *e, const agreement *g, unsigned char *marks)
{
    items         *l      = &x->list;
    int32_t        tokens = e->first[x->m->g->n_inputs], n = (int32_t)l->list.n;
    unsigned char *sum    = marks + (size_t)n * (size_t)tokens;
    lists          of[KINDS];
    bool           ok = (e->chain_first = asn_arena_small(a, l->chain.n * sizeof(int32_t))) != NULL;
    for (int k = 0; k < KINDS && ok; k++)
        ok = begin_lists(a, &of[k], l->count[k]);
    for (int32_t i = 0; ok && i < n; i++) {
        const item    *it  = &l->list.all[i];
        unsigned char *own = marks + (size_t)i * (size_t)tokens;
        if (it->kind == VALUE)
            for (int32_t k = e->of_values.first[it->number]; k < e->of_values.first[it->number + 1]; k++)
                own[e->of_values.tokens[k]] = 1;
        if (it->label != NOTHING && !memchr(own, 1, (size_t)tokens))
            mark_label(x, e, g, it->label, own);
        if (it->kind == VALUE || it->kind == CHOICE)
            ok = end_list(a, &of[it->kind], own, tokens);
    }
    for (int32_t i = 0; ok && i < n; i++) {
        item_kind kind = l->list.all[i].kind;
        if (kind != NODE && kind != OPTION)
            continue;
        sum_marks(l, i, marks, tokens, sum);
        ok = end_list(a, &of[kind], kind == OPTION ? words_only(x, e, sum) : sum, tokens);
    }
    for (size_t i = 0; ok && i < l->child.n; i++) {
        sum_marks(l, l->child.all[i], marks, tokens, sum);
        ok = end_list(a, &of[CHILD], words_only(x, e, sum), tokens);
    }
    if (!ok)
        return false;
    memcpy(e->chain_first, l->chain.all, l->chain.n * sizeof(int32_t));
    give(&e->of_values, &of[VALUE]);
    give(&e->of_choices, &of[CHOICE]);
    give(&e->of_children, &of[CHILD]);
    give(&e->of_options, &of[OPTION]);
    give(&e->of_nodes, &of[NODE]);
    return true;
}

bool asn_ibm_align_by(asn_ibm *x, asn_arena *a, asn_example *e, double least)
{
    agreement      g     = {.least = least};
    unsigned char *marks = NULL;
    bool           ok    = list_example(&x->list, e) && agree(x, e, &g) &&
              (marks = calloc(x->list.list.n + 1, (size_t)e->first[x->m->g->n_inputs] + 1)) && fill_in(x, a, e, &g, marks);
    free(marks);
    free(g.word);
    free(g.label);
    free(g.p);
    return ok;
}

bool asn_ibm_align(asn_ibm *x, asn_arena *a, asn_example *e)
{
    return asn_ibm_align_by(x, a, e, x->least);
}

void asn_ibm_free(asn_ibm *x)
{
    if (!x)
        return;
    for (int way = 0; way < 2; way++) {
        free(x->none[way]);
        free(x->none_count[way]);
        free(x->total[way]);
    }
    free(x->first_word);
    free(x->first_label);
    free(x->word);
    free(x->label);
    free(x->words);
    free(x->labels);
    free(x->pair_of);
    free(x->pairs_of);
    free(x->pairs);
    free(x->slots);
    asn_array_free(&x->list.list);
    asn_array_free(&x->list.child);
    asn_array_free(&x->list.chain);
    free(x);
}

asn_ibm *asn_ibm_learn(const asn_model *m, const asn_data *d, double least)
{
    asn_ibm *x = calloc(1, sizeof *x);
    if (!x)
        return NULL;
    *x             = (asn_ibm){.m = m, .list = {.m = m}, .least = least, .n_labels = m->g->n_ctors + 1};
    x->first_word  = calloc((size_t)m->g->n_inputs + 1, sizeof *x->first_word);
    x->first_label = calloc((size_t)m->g->n_types + 1, sizeof *x->first_label);
    bool ok        = x->first_word && x->first_label;
    for (int c = 0; ok && c < m->g->n_inputs; c++) {
        x->first_word[c] = x->n_words;
        x->n_words += m->inputs[c].n;
    }
    for (int t = 0; ok && t < m->g->n_types; t++) {
        x->first_label[t] = x->n_labels;
        x->n_labels += m->values[t].n;
    }
    x->list.first_label  = x->first_label;
    x->list.first_word   = x->first_word;
    x->list.first_copied = x->n_labels;
    if (m->g->n_copies)
        x->n_labels += x->n_words;
    if (ok && gather(x, d) && learn(x, d->n))
        return x;
    asn_ibm_free(x);
    return NULL;
}
