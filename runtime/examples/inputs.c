#include "examples/inputs.h"

#include "ground/array.h"
#include "ground/buffer.h"
#include "ground/rng.h"

#include <stdlib.h>
#include <string.h>

/* ---- Keys. */

static uint64_t key_of_text(uint64_t key, const char *text, size_t n)
{
    key = asn_key(key, n);
    for (size_t at = 0; at < n; at += 8) {
        uint64_t part = 0;
        memcpy(&part, text + at, n - at < 8 ? n - at : 8);
        key = asn_key(key, part);
    }
    return key;
}

static uint64_t key_of_tokens(uint64_t key, const asn_tokens *t, bool typed)
{
    key = asn_key(key, (uint64_t)t->n);
    for (int32_t i = 0; i < t->n; i++) {
        key = key_of_text(key, t->text[i], (size_t)t->length[i]);
        if (typed && t->raw)
            key = key_of_text(key_of_text(key, t->raw[i], strlen(t->raw[i])), t->lead[i], i ? strlen(t->lead[i]) : 0);
    }
    return key;
}

uint64_t asn_key_of_input(const asn_grammar *g, const asn_example *e)
{
    uint64_t key = 1;
    for (int c = 0; c < g->n_inputs; c++)
        key = key_of_tokens(key, &e->tokens[c], false);
    return key;
}

uint64_t asn_key_of_typed(const asn_grammar *g, const asn_example *e)
{
    uint64_t key = 2;
    for (int c = 0; c < g->n_inputs; c++)
        key = key_of_tokens(key, &e->tokens[c], g->inputs[c].copied);
    return key;
}

/* Heights are bounded, so this recursion is. Sums do not depend on the order. */
uint64_t asn_key_of_tree(const asn_grammar *g, const asn_tree *t)
{
    if (!t)
        return 3;
    if (t->ctor == 0) {
        asn_atom v = asn_tree_value(t);
        return key_of_text(4 + (uint64_t)v.kind, v.text, v.length);
    }
    const asn_ctor *c   = &g->ctors[t->ctor];
    uint64_t        key = asn_key(100, (uint64_t)t->ctor);
    for (int f = 0; f < c->n_fields; f++) {
        uint64_t sum = 0;
        key = asn_key(key, (uint64_t)asn_tree_count(t, f));
        for (int i = 0; i < asn_tree_count(t, f); i++) {
            uint64_t child = asn_mix(asn_key_of_tree(g, asn_tree_child(t, f, i)));
            if (g->fields[c->first_field + f].unordered)
                sum += child;
            else
                key = asn_key(key, child);
        }
        key = asn_key(key, sum);
    }
    return key;
}

/* ---- For a person. */

/* A token that stands for a name is shown as that name. */
static const char *name_of(const asn_mentions *found, const char *token)
{
    for (int32_t i = 0; i < found->n; i++)
        if (strcmp(found->all[i].token, token) == 0)
            return found->all[i].name;
    return token;
}

const char *asn_input_typed(asn_arena *a, const asn_grammar *g, const asn_example *e)
{
    asn_buffer b = {.arena = a};
    for (int c = 0; c < g->n_inputs; c++) {
        const asn_tokens *t = &e->tokens[c];
        asn_buffer_put(&b, "\n", c > 0);
        for (int32_t i = 0; i < t->n; i++) {
            const char *raw = t->raw ? t->raw[i] : t->text[i], *lead = i == 0 ? "" : t->lead ? t->lead[i] : g->inputs[c].rule == ASN_CHARS ? "" : " ";
            raw = name_of(&e->mentions, raw);
            asn_buffer_put(&b, lead, strlen(lead));
            asn_buffer_put(&b, raw, strlen(raw));
        }
    }
    return asn_buffer_end(&b);
}

/* ---- The table. */

struct asn_inputs {
    ASN_ARRAY(asn_input_seen) seen;
    uint32_t *table; /* 1 + index in seen */
    size_t    mask;
};

asn_inputs *asn_inputs_new(void)
{
    asn_inputs *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->mask  = 1023;
    t->table = calloc(t->mask + 1, sizeof *t->table);
    if (t->table)
        return t;
    free(t);
    return NULL;
}

void asn_inputs_free(asn_inputs *t)
{
    if (!t)
        return;
    asn_array_free(&t->seen);
    free(t->table);
    free(t);
}

static size_t place_of_key(const asn_inputs *t, uint64_t key)
{
    size_t i = (size_t)asn_mix(key) & t->mask;
    while (t->table[i] && t->seen.all[t->table[i] - 1].key != key)
        i = (i + 1) & t->mask;
    return i;
}

static bool grow_table(asn_inputs *t)
{
    size_t    mask  = t->mask * 2 + 1;
    uint32_t *table = calloc(mask + 1, sizeof *table);
    if (!table)
        return false;
    free(t->table);
    t->table = table;
    t->mask  = mask;
    for (size_t i = 0; i < t->seen.n; i++)
        table[place_of_key(t, t->seen.all[i].key)] = (uint32_t)i + 1;
    return true;
}

const asn_input_seen *asn_inputs_add(asn_inputs *t, uint64_t key, uint64_t tree, size_t number)
{
    asn_input_seen *x = asn_inputs_find(t, key);
    if (x) {
        x->count++;
        if (x->other == x->first && x->tree != tree)
            x->other = (uint32_t)number;
        return x;
    }
    asn_input_seen first = {key, tree, (uint32_t)number, (uint32_t)number, 1, 0};
    if (t->seen.n >= UINT32_MAX - 1 || (t->seen.n * 2 >= t->mask && !grow_table(t)) || !asn_array_push(&t->seen, first))
        return NULL;
    t->table[place_of_key(t, key)] = (uint32_t)t->seen.n;
    return &t->seen.all[t->seen.n - 1];
}

asn_input_seen *asn_inputs_find(const asn_inputs *t, uint64_t key)
{
    uint32_t k = t->table[place_of_key(t, key)];
    return k ? &t->seen.all[k - 1] : NULL;
}

size_t asn_inputs_count(const asn_inputs *t)
{
    return t->seen.n;
}

asn_input_seen *asn_inputs_at(const asn_inputs *t, size_t i)
{
    return &t->seen.all[i];
}
