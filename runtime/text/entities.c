#include "text/entities.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Phrases. */

typedef struct match {
    const asn_phrase *phrase; /* NULL: none. One for each kind it has, one behind the other */
    int32_t           words, senses;
} match;

/* How a phrase's word, from s on, compares with a token. Blanks sort before all that words are made of. */
static int compare_word(const char *s, const char *token, size_t n)
{
    int order = strncmp(s, token, n);
    return order ? order : s[n] != 0 && s[n] != ' ';
}

/* Phrases low to high - 1 agree in the bytes before `at`. Returns the first whose word at `at` does not sort before the token; with behind, the first that
 * sorts after it. */
static int bound(const asn_lexicon *x, int low, int high, size_t at, const char *token, size_t n, bool behind)
{
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (compare_word(x->phrases[middle].text + at, token, n) < behind)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static match longest(const asn_lexicon *x, const asn_tokens *t, int32_t first)
{
    match  best = {NULL, 0, 0};
    int    low = 0, high = x->n_phrases;
    size_t at = 0;
    for (int32_t i = first; i < t->n && low < high; i++) {
        size_t n = (size_t)t->length[i];
        low      = bound(x, low, high, at, t->text[i], n, false);
        high     = bound(x, low, high, at, t->text[i], n, true);
        if (low < high && x->phrases[low].text[at + n] == 0)
            best = (match){&x->phrases[low], i - first + 1, 0};
        for (; low < high && x->phrases[low].text[at + n] == 0; low++)
            best.senses++;
        at += n + 1;
    }
    return best;
}

/* ---- Numbers. */

typedef struct numbers {
    int32_t *place; /* of each entity's mention, from 1; 0: none yet */
    int32_t *next;  /* of each kind */
} numbers;

/* The input may hold tokens such as s0 already: their numbers are taken. */
static void take_number(const asn_lexicon *x, numbers *free, const char *token, size_t length)
{
    size_t n = length;
    while (n > 0 && token[n - 1] >= '0' && token[n - 1] <= '9')
        n--;
    if (n == length || length - n > 9)
        return;
    int32_t number = (int32_t)strtol(token + n, NULL, 10);
    for (int k = 0; k < x->n_kinds; k++)
        if (strlen(x->kinds[k]) == n && memcmp(x->kinds[k], token, n) == 0 && number >= free->next[k])
            free->next[k] = number + 1;
}

static bool count_numbers(asn_arena *a, const asn_lexicon *x, const asn_tokens *t, const asn_mentions *found, numbers *all)
{
    all->place = asn_arena_alloc(a, (size_t)x->n_entities + (size_t)x->n_kinds, sizeof *all->place);
    if (!all->place)
        return false;
    all->next = all->place + x->n_entities;
    for (int32_t i = 0; i < found->n; i++) {
        all->place[found->all[i].entity] = i + 1;
        take_number(x, all, found->all[i].token, strlen(found->all[i].token));
    }
    for (int32_t i = 0; i < t->n; i++)
        take_number(x, all, t->text[i], (size_t)t->length[i]);
    return true;
}

/* A list that has room for a power of two, with room for one more. NULL: out of memory. */
static void *longer(asn_arena *a, void *all, int32_t n, size_t size)
{
    if (n & (n - 1))
        return all;
    void *more = asn_arena_alloc(a, n ? (size_t)n * 2 : 1, size);
    if (more && n)
        memcpy(more, all, (size_t)n * size);
    return more;
}

static bool add_mention(asn_arena *a, const asn_lexicon *x, int entity, numbers *all, asn_mentions *found)
{
    asn_mention *more = longer(a, found->all, found->n, sizeof *more);
    if (!more)
        return false;
    found->all = more;
    const asn_entity *e     = &x->entities[entity];
    size_t            room  = strlen(x->kinds[e->kind]) + 12;
    char             *token = asn_arena_small(a, room);
    if (!token)
        return false;
    snprintf(token, room, "%s%d", x->kinds[e->kind], (int)all->next[e->kind]++);
    found->all[found->n++] = (asn_mention){token, e->name, entity};
    all->place[entity]     = found->n;
    return true;
}

static void move_token(asn_tokens *t, int32_t to, int32_t from)
{
    t->text[to]   = t->text[from];
    t->length[to] = t->length[from];
    t->begin[to]  = t->begin[from];
    if (t->raw) {
        t->raw[to]  = t->raw[from];
        t->lead[to] = t->lead[from];
    }
}

/* Which of its kinds a phrase has. */
static bool take_sense(asn_arena *a, match *m, asn_mentions *found)
{
    if (m->senses < 2)
        return true;
    int32_t *more = longer(a, found->senses, found->n_senses, sizeof *more);
    if (!more)
        return false;
    found->senses = more;
    if (found->n_senses < found->n_taken)
        m->phrase += found->taken[found->n_senses];
    found->senses[found->n_senses++] = m->senses;
    return true;
}

bool asn_entities_find(asn_arena *a, const asn_lexicon *x, asn_tokens *t, asn_mentions *found, asn_error *err)
{
    numbers all = {NULL, NULL};
    int32_t out = 0;
    for (int32_t i = 0; i < t->n;) {
        match m = longest(x, t, i);
        if (!m.phrase) {
            move_token(t, out++, i++);
            continue;
        }
        if (!take_sense(a, &m, found))
            return asn_out_of_memory(err);
        int entity = m.phrase->entity;
        if ((!all.place && !count_numbers(a, x, t, found, &all)) || (!all.place[entity] && !add_mention(a, x, entity, &all, found)))
            return asn_out_of_memory(err);
        for (int k = 0; k < m.phrase->before; k++)
            move_token(t, out++, i++);
        move_token(t, out, i);
        t->text[out]   = found->all[all.place[entity] - 1].token;
        t->length[out] = (int32_t)strlen(t->text[out]);
        if (t->raw)
            t->raw[out] = t->text[out]; /* the answer gets its name back */
        out++;
        i += m.words - m.phrase->before - m.phrase->after;
    }
    t->n = out;
    return true;
}

/* ---- Trees. */

typedef struct exchange {
    asn_arena          *arena;
    const asn_grammar  *g;
    const asn_mentions *found;
    bool                back; /* names for tokens; else tokens for names */
} exchange;

static const asn_tree *exchange_value(const exchange *x, const asn_tree *t)
{
    asn_atom v = asn_tree_value(t);
    for (int32_t i = 0; i < x->found->n && v.kind == ASN_STRING; i++) {
        const asn_mention *m  = &x->found->all[i];
        const char        *is = x->back ? m->token : m->name;
        if (strlen(is) == v.length && memcmp(is, v.text, v.length) == 0)
            return asn_tree_of_atom(x->arena, asn_string(x->back ? m->name : m->token));
    }
    return t;
}

/* ASN_MAX_HEIGHT bounds this recursion. */
static const asn_tree *exchange_all(const exchange *x, const asn_tree *t)
{
    const asn_grammar *g = x->g;
    if (t->ctor == 0)
        return exchange_value(x, t);
    asn_build b = asn_build_begin(x->arena, g, t->ctor);
    for (int f = 0; f < g->ctors[t->ctor].n_fields; f++) {
        int              n   = asn_tree_count(t, f);
        const asn_tree **all = asn_arena_small(x->arena, ((size_t)n + 1) * sizeof *all);
        if (!all)
            return NULL;
        memset(all, 0, ((size_t)n + 1) * sizeof *all);
        for (int i = 0; i < n; i++) {
            const asn_tree *child = asn_tree_child(t, f, i);
            if (child && !(all[i] = exchange_all(x, child)))
                return NULL;
        }
        asn_card card = g->fields[g->ctors[t->ctor].first_field + f].card;
        if (card == ASN_SEQUENCE || card == ASN_OPTIONALS)
            asn_build_children(&b, f, all, n);
        else
            asn_build_child(&b, f, all[0]);
    }
    return asn_build_end(&b);
}

const asn_tree *asn_entities_restore(asn_arena *a, const asn_grammar *g, const asn_mentions *found, const asn_tree *t)
{
    return found->n == 0 ? t : exchange_all(&(exchange){a, g, found, true}, t);
}

const asn_tree *asn_entities_replace(asn_arena *a, const asn_grammar *g, const asn_mentions *found, const asn_tree *t)
{
    return found->n == 0 ? t : exchange_all(&(exchange){a, g, found, false}, t);
}
