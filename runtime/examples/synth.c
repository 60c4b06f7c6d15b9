#include "examples/synth.h"

#include "ground/rng.h"
#include "text/copy.h"

#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 20000 }; /* draws without a new example */

asn_synth *asn_synth_new(const asn_grammar *g, uint64_t seed, asn_error *err)
{
    asn_synth *s = calloc(1, sizeof *s);
    if (!s || !(s->arena = asn_arena_new((size_t)1 << 16))) {
        asn_synth_free(s);
        return asn_out_of_memory(err), NULL;
    }
    s->g     = g;
    s->seed  = asn_mix(seed);
    s->sayer = (asn_sayer){.g = g, .arena = s->arena, .seed = &s->seed};
    s->draw  = asn_draw_new(g, &s->seed, err);
    if (s->draw)
        return s;
    asn_synth_free(s);
    return NULL;
}

void asn_synth_free(asn_synth *s)
{
    if (!s)
        return;
    asn_draw_free(s->draw);
    asn_sayer_free(&s->sayer);
    asn_arena_free(s->arena);
    free(s->seen);
    free(s);
}

/* ---- Sentences that were made before. */

static uint64_t *place_of(uint64_t *seen, size_t room, uint64_t key)
{
    size_t i = key & (room - 1);
    while (seen[2 * i] && seen[2 * i] != key)
        i = (i + 1) & (room - 1);
    return &seen[2 * i];
}

static bool grow_seen(asn_synth *s)
{
    size_t    room   = s->room ? 2 * s->room : 1024;
    uint64_t *larger = calloc(room, 2 * sizeof *larger);
    if (!larger)
        return false;
    for (size_t i = 0; i < s->room; i++)
        if (s->seen[2 * i])
            memcpy(place_of(larger, room, s->seen[2 * i]), &s->seen[2 * i], 2 * sizeof *larger);
    free(s->seen);
    s->seen = larger;
    s->room = room;
    return true;
}

static uint64_t hash_text(uint64_t h, const char *text)
{
    for (; *text; text++)
        h = (h ^ (unsigned char)*text) * 0x100000001b3u;
    return asn_mix(h);
}

/* As a model reads them: sentences that differ in what it does not see are the same. */
static bool hash_sentences(asn_synth *s, asn_tokens *tokens, uint64_t *key, asn_error *err)
{
    *key = 0;
    for (int k = 0; k < s->g->n_inputs; k++) {
        if (!asn_text_split(s->arena, &s->g->inputs[k], s->sentences[k], strlen(s->sentences[k]), &tokens[k], err))
            return false;
        *key = asn_key(*key, (uint64_t)k);
        for (int32_t i = 0; i < tokens[k].n; i++)
            *key = hash_text(*key, tokens[k].text[i]);
    }
    *key += *key == 0; /* which marks a free place */
    return true;
}

/* ---- Constraints that need the sentence. */

typedef struct sources {
    const asn_grammar *g;
    const asn_tokens  *tokens;
    asn_arena         *arena;
    bool               ok;
} sources;

static bool can_copy(const sources *s, const asn_copy *how, asn_atom v)
{
    const asn_tokens *t = &s->tokens[how->input];
    for (int32_t first = -1, last = -1; asn_copy_next(how, t->n, &first, &last);) {
        asn_buffer b = {.arena = s->arena};
        asn_atom   found;
        if (asn_copy_value(s->g, how, t, first, last, &b, &found) && asn_atom_equal(found, v))
            return true;
    }
    return false;
}

/* Values `from input` stand in the sentence. */
static bool check_value(void *context, const asn_tree *t)
{
    sources *s = context;
    if (t->ctor == 0 || !s->ok)
        return s->ok;
    const asn_ctor *c = &s->g->ctors[t->ctor];
    for (int i = 0; i < c->n_fields && s->ok; i++) {
        const asn_type *type = &s->g->types[s->g->fields[c->first_field + i].type];
        for (int k = 0; type->from_input && k < asn_tree_count(t, i); k++) {
            const asn_tree *child = asn_tree_child(t, i, k);
            bool            found = !child;
            for (int n = 0; n < type->n_copies && !found; n++)
                found = can_copy(s, &s->g->copies[type->first_copy + n], asn_tree_value(child));
            s->ok = s->ok && found;
        }
    }
    return s->ok;
}

static bool is_copied(asn_synth *s, const asn_tree *t, const asn_tokens *tokens, bool *ok, asn_error *err)
{
    sources from = {s->g, tokens, s->arena, true};
    if (!asn_tree_walk(t, s->g, &(asn_walk){.enter = check_value, .context = &from}) || asn_arena_full(s->arena))
        *ok = asn_out_of_memory(err);
    return *ok && from.ok;
}

/* ---- An example. */

static bool say_all(asn_synth *s, const asn_tree *t, asn_error *err)
{
    asn_say_begin(&s->sayer);
    for (int k = 0; k < s->g->n_inputs; k++)
        if (!(s->sentences[k] = asn_say_tree(&s->sayer, t, k, err)))
            return false;
    return true;
}

/* Is the example new, and does no other tree have its sentence? */
static bool is_new(asn_synth *s, uint64_t key, bool *ok, asn_error *err)
{
    if (2 * s->n_seen >= s->room && !grow_seen(s)) {
        *ok = asn_out_of_memory(err);
        return false;
    }
    uint64_t tree = hash_text(1, s->tree), *place = place_of(s->seen, s->room, key);
    if (!place[0]) {
        place[0] = key;
        place[1] = tree;
        s->n_seen++;
        return true;
    }
    if (place[1] == tree)
        return !s->distinct;
    s->ambiguous++;
    if (s->tell)
        s->tell(s->context, s->sentences[0], s->tree);
    return false;
}

/* One draw. false and no error: it came to nothing. */
static bool try_one(asn_synth *s, bool *ok, asn_error *err)
{
    uint64_t key = 0;
    asn_arena_reset(s->arena);
    s->draws++;
    const asn_tree *t      = asn_draw_one(s->draw, s->arena, err);
    asn_tokens     *tokens = asn_arena_alloc(s->arena, (size_t)s->g->n_inputs, sizeof *tokens);
    s->sentences           = asn_arena_alloc(s->arena, (size_t)s->g->n_inputs, sizeof *s->sentences);
    *ok                    = (t || !err->text[0]) && (tokens && s->sentences ? true : asn_out_of_memory(err));
    if (!t || !*ok)
        return false;
    if (!say_all(s, t, err)) {
        *ok = err->kind == ASN_BAD_INPUT; /* this tree cannot be said */
        return false;
    }
    s->tree = asn_tree_write(s->arena, s->g, t);
    *ok     = s->tree ? hash_sentences(s, tokens, &key, err) : asn_out_of_memory(err);
    return *ok && is_copied(s, t, tokens, ok, err) && is_new(s, key, ok, err);
}

bool asn_synth_next(asn_synth *s, asn_error *err)
{
    bool ok = true;
    for (int i = 0; i < PATIENCE && ok; i++)
        if (try_one(s, &ok, err))
            return true;
    if (ok)
        err->text[0] = 0;
    return false;
}
