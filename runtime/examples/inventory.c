#include "examples/inventory.h"

#include "examples/derive.h"
#include "examples/values.h"
#include "ground/rng.h"

#include <stdlib.h>

/* On a tie the earlier one is suggested. */
const asn_copy_trial asn_copy_trials[ASN_COPY_TRIALS] = {
    {"", ASN_COPY_AS_IS, NULL},       {" lower", ASN_COPY_LOWER, NULL}, {" camel", ASN_COPY_CAMEL, NULL}, {" join \"_\"", ASN_COPY_AS_IS, "_"},
    {" lower join \"_\"", ASN_COPY_LOWER, "_"}, {" number", ASN_COPY_NUMBER, NULL},
};

/* ---- One that is empty. */

/* A grammar whose inputs keep what was typed. Its copies are one trial at a time: try_copies changes them. */
static bool open_grammar(asn_inventory *v)
{
    const asn_grammar *g      = v->g;
    asn_input         *inputs = asn_arena_alloc(v->arena, (size_t)g->n_inputs, sizeof *inputs);
    for (int c = 0; inputs && c < g->n_inputs; c++) {
        inputs[c]        = g->inputs[c];
        inputs[c].copied = true;
    }
    v->open        = *g;
    v->open.inputs = inputs;
    return inputs != NULL;
}

static bool stock_up(asn_inventory *v, int type)
{
    asn_stock *s = &v->stocks[type];
    if (!v->g->types[type].primitive)
        return true;
    s->all    = asn_counts_new();
    s->listed = asn_counts_new();
    s->lost   = asn_counts_new();
    s->stands = v->g->types[type].n_copies ? NULL : asn_arena_alloc(v->arena, (size_t)v->g->n_inputs * ASN_COPY_TRIALS, sizeof *s->stands);
    return s->all && s->listed && s->lost && (s->stands || v->g->types[type].n_copies);
}

static bool make_tables(asn_inventory *v)
{
    const asn_grammar *g      = v->g;
    size_t             inputs = (size_t)g->n_inputs;
    v->lengths      = asn_arena_alloc(v->arena, inputs, sizeof *v->lengths);
    v->ctors        = asn_arena_alloc(v->arena, (size_t)g->n_ctors + 1, sizeof *v->ctors);
    v->fields       = asn_arena_alloc(v->arena, (size_t)g->n_fields + 1, sizeof *v->fields);
    v->tokens       = asn_arena_alloc(v->arena, inputs, sizeof *v->tokens);
    v->new_tokens   = asn_arena_alloc(v->arena, inputs, sizeof *v->new_tokens);
    v->n_new_tokens = asn_arena_alloc(v->arena, inputs, sizeof *v->n_new_tokens);
    v->stocks       = asn_arena_alloc(v->arena, (size_t)g->n_types, sizeof *v->stocks);
    v->inputs       = asn_inputs_new();
    v->typed        = asn_inputs_new();
    v->trees        = asn_inputs_new();
    v->pairs        = asn_inputs_new();
    bool ok = v->lengths && v->ctors && v->fields && v->tokens && v->new_tokens && v->n_new_tokens && v->stocks && v->inputs && v->typed && v->trees && v->pairs;
    for (int c = 0; ok && c < g->n_inputs; c++)
        ok = (v->tokens[c] = asn_counts_new()) && (v->new_tokens[c] = asn_counts_new());
    for (int t = 0; ok && t < g->n_types; t++)
        ok = stock_up(v, t);
    return ok && open_grammar(v);
}

void asn_inventory_free(asn_inventory *v)
{
    if (!v)
        return;
    for (int c = 0; v->tokens && v->new_tokens && c < v->g->n_inputs; c++) {
        asn_counts_free(v->tokens[c]);
        asn_counts_free(v->new_tokens[c]);
    }
    for (int t = 0; v->stocks && t < v->g->n_types; t++) {
        asn_counts_free(v->stocks[t].all);
        asn_counts_free(v->stocks[t].listed);
        asn_counts_free(v->stocks[t].lost);
    }
    asn_inputs_free(v->inputs);
    asn_inputs_free(v->typed);
    asn_inputs_free(v->trees);
    asn_inputs_free(v->pairs);
    asn_stream_close(v->stream);
    asn_array_free(&v->which);
    asn_buffer_free(&v->scratch);
    asn_arena_free(v->arena);
    free(v);
}

/* ---- An example. */

typedef struct taking { /* what lasts while a file is read */
    asn_inventory      *v;
    asn_inventory_also *also;
    void               *context;
    asn_arena          *keys; /* of one example */
    bool                beyond; /* the example of now holds what no model of the first file can make */
} taking;

static void measure(asn_range *r, size_t x, bool first)
{
    r->least = first || x < r->least ? x : r->least;
    r->most  = x > r->most ? x : r->most;
    r->sum += (double)x;
}

static bool take_tokens(asn_inventory *v, const asn_example *e)
{
    for (int c = 0; c < v->g->n_inputs; c++) {
        const asn_tokens *t = &e->tokens[c];
        measure(&v->lengths[c], (size_t)t->n, v->n == 0);
        for (int32_t i = 0; i < t->n; i++) {
            size_t n = (size_t)t->length[i];
            if (!asn_counts_add(v->tokens[c], t->text[i], n))
                return false;
            if (!v->first || asn_counts_of(v->first->tokens[c], t->text[i], n) >= v->g->minimum)
                continue;
            v->n_new_tokens[c]++;
            if (!asn_counts_add(v->new_tokens[c], t->text[i], n))
                return false;
        }
    }
    return true;
}

/* Heights are bounded, so this recursion is. */
static void take_nodes(taking *k, const asn_tree *t)
{
    asn_inventory *v = k->v;
    if (!t || t->ctor == 0)
        return;
    const asn_ctor *c = &v->g->ctors[t->ctor];
    v->ctors[t->ctor]++;
    k->beyond = k->beyond || (v->first && !v->first->ctors[t->ctor]);
    for (int f = 0; f < c->n_fields; f++) {
        int n = asn_tree_count(t, f);
        v->fields[c->first_field + f] += n > 0;
        k->beyond = k->beyond || (v->first && n > 0 && !v->first->fields[c->first_field + f]);
        for (int i = 0; i < n; i++)
            take_nodes(k, asn_tree_child(t, f, i));
    }
}

static bool take_keys(asn_inventory *v, const asn_example *e)
{
    uint64_t input = asn_key_of_input(v->g, e), tree = asn_key_of_tree(v->g, e->tree), typed = asn_key_of_typed(v->g, e), pair = asn_key(typed, tree);
    const asn_input_seen *seen = asn_inputs_add(v->inputs, input, tree, v->n);
    if (!seen || !asn_array_push(&v->which, (uint32_t)(seen - asn_inputs_at(v->inputs, 0))))
        return false;
    if (!asn_inputs_add(v->typed, typed, tree, v->n) || !asn_inputs_add(v->trees, tree, tree, v->n) || !asn_inputs_add(v->pairs, pair, tree, v->n))
        return false;
    bool shared = v->first && asn_inputs_find(v->first->inputs, input);
    v->shared += shared;
    v->shared_differ += shared && asn_inputs_find(v->first->typed, typed) && !asn_inputs_find(v->first->pairs, pair);
    return true;
}

/* ---- Its values. */

static bool copies_it(const asn_grammar *g, const asn_example *e, int type, asn_atom value, asn_buffer *scratch, asn_derivations *found)
{
    scratch->length = 0;
    return asn_derive(g, e->tokens, type, value, scratch, found);
}

/* Would a copy statement of this kind find the value in an input? */
static bool try_copy(asn_inventory *v, const asn_example *e, int type, asn_atom value, int input, int trial, bool lost)
{
    asn_copy how = {type, input, v->g->inputs[input].rule == ASN_SYMBOL ? ASN_COPY_WHOLE : ASN_COPY_SPAN, asn_copy_trials[trial].transform, asn_copy_trials[trial].join};
    asn_type one = v->g->types[type];
    asn_derivations found = {0};
    asn_grammar     only  = v->open;
    one.first_copy        = 0;
    one.n_copies          = 1;
    only.types            = &one; /* its only type */
    only.copies           = &how;
    how.type              = 0;
    bool          ok = copies_it(&only, e, 0, value, &v->scratch, &found), token = false, whole = false;
    asn_standing *s  = &v->stocks[type].stands[input * ASN_COPY_TRIALS + trial];
    for (size_t i = 0; i < found.n; i++) {
        token = token || found.all[i].first == found.all[i].last;
        whole = whole || (found.all[i].first == 0 && found.all[i].last == e->tokens[input].n - 1);
    }
    s->all += found.n > 0;
    s->lost += found.n > 0 && lost;
    s->token += token;
    s->whole += whole;
    asn_array_free(&found);
    return ok;
}

static bool try_copies(asn_inventory *v, const asn_example *e, int type, asn_atom value, bool lost)
{
    for (int c = 0; c < v->g->n_inputs; c++)
        for (int k = 0; k < ASN_COPY_TRIALS; k++)
            if ((asn_copy_trials[k].transform == ASN_COPY_NUMBER) == (value.kind == ASN_NUMBER) && !try_copy(v, e, type, value, c, k, lost))
                return false;
    return true;
}

bool asn_inventory_has(const asn_inventory *first, int type, const char *key, size_t length)
{
    return asn_counts_of(first->stocks[type].listed, key, length) >= first->g->minimum;
}

static bool take_value(taking *k, const asn_example *e, int type, asn_atom value)
{
    asn_inventory  *v     = k->v;
    asn_stock      *s     = &v->stocks[type];
    asn_derivations found = {0};
    size_t          length;
    const char     *key = asn_value_key(k->keys, value, &length);
    if (!key || !asn_counts_add(s->all, key, length) || !copies_it(&v->open, e, type, value, &v->scratch, &found))
        return false;
    bool given = found.n > 0, lost = v->first && !given && !asn_inventory_has(v->first, type, key, length);
    asn_array_free(&found);
    s->n++;
    s->given += given;
    s->n_lost += lost;
    s->strings += lost && value.kind == ASN_STRING;
    k->beyond = k->beyond || (lost && !(v->g->types[type].open && value.kind == ASN_STRING));
    if ((!given && !asn_counts_add(s->listed, key, length)) || (lost && !asn_counts_add(s->lost, key, length)))
        return false;
    return !s->stands || (value.kind != ASN_STRING && value.kind != ASN_NUMBER) || try_copies(v, e, type, value, lost);
}

static bool take_values(taking *k, const asn_example *e)
{
    asn_values found = asn_values_of(k->v->g, e->tree);
    bool       ok    = !found.failed;
    for (size_t i = 0; ok && i < found.found.n; i++)
        ok = take_value(k, e, found.found.all[i].type, asn_tree_value(found.found.all[i].tree));
    asn_values_free(&found);
    asn_arena_reset(k->keys);
    return ok;
}

static bool take_example(void *context, const asn_example *e)
{
    taking        *k     = context;
    asn_inventory *v     = k->v;
    bool           first = v->n == 0;
    int64_t        size  = asn_tree_size(e->tree, v->g);
    k->beyond            = false;
    if (size < 0 || !take_tokens(v, e) || !take_keys(v, e) || !take_values(k, e))
        return false;
    take_nodes(k, e->tree);
    measure(&v->nodes, (size_t)size, first);
    measure(&v->heights, (size_t)e->tree->height, first);
    v->beyond += k->beyond;
    v->n++;
    return !k->also || k->also(k->context, e);
}

/* ---- A file. */

asn_inventory *asn_inventory_take(const asn_grammar *g, const char *path, const asn_inventory *first, const asn_bad_lines *bad, asn_inventory_also *also, void *context,
                                  asn_error *err)
{
    asn_inventory *v = calloc(1, sizeof *v);
    taking         k = {.v = v, .also = also, .context = context, .keys = asn_arena_new(0)};
    if (v) {
        *v       = (asn_inventory){.g = g, .first = first, .path = path};
        v->arena = asn_arena_new(0);
    }
    bool ok = v && v->arena && k.keys && make_tables(v) ? true : asn_out_of_memory(err);
    ok      = ok && (v->stream = asn_stream_open(&v->open, path, bad, take_example, &k, err));
    asn_arena_free(k.keys);
    if (ok) {
        v->bad = asn_stream_skipped(v->stream);
        return v;
    }
    asn_inventory_free(v);
    return NULL;
}
