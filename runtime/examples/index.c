#include "examples/index.h"

#include "examples/derive.h"
#include "examples/values.h"
#include "examples/wanted.h"
#include "ground/utf8.h"

#include <string.h>

static int32_t *ints(asn_arena *a, int32_t n)
{
    size_t   size = ((size_t)n + 1) * sizeof(int32_t);
    int32_t *all  = asn_arena_small(a, size);
    return all ? memset(all, 0, size) : NULL;
}

/* Letters of a string that its type's list does not hold, or -1 when one of them is unknown. */
static int32_t spell(const asn_model *m, asn_atom v, int32_t *letters)
{
    int32_t n = 0;
    for (uint32_t at = 0; at < v.length;) {
        size_t bytes;
        asn_utf8_get(v.text + at, v.length - at, &bytes);
        letters[n] = asn_vocab_find(&m->letters, v.text + at, bytes);
        if (letters[n++] == 0 || n > m->settings.letters)
            return -1;
        at += (uint32_t)bytes;
    }
    return n;
}

static bool spellable(const asn_model *m, int32_t type, asn_atom atom, int32_t entry)
{
    return entry == 0 && m->g->types[type].open && atom.kind == ASN_STRING;
}

/* Where the task copies something: all ways to copy each value. One that is in no list, but in the input, need not be spelled. */
static bool find_copies(asn_arena *a, const asn_grammar *g, asn_example *e, const asn_values *v, asn_derivations *found, asn_buffer *scratch)
{
    if (!(e->copies_first = ints(a, e->n_values + 1)))
        return false;
    for (int32_t i = 0; i < e->n_values; i++) {
        const asn_value_found *one = &v->found.all[i];
        if (!asn_derive(g, e->tokens, one->type, asn_tree_value(one->tree), scratch, found))
            return false;
        e->copies_first[i + 1] = (int32_t)found->n;
        if (e->value[i] == 0 && e->copies_first[i + 1] > e->copies_first[i])
            e->value[i] = ASN_ONLY_COPIED;
    }
    size_t size = found->n * sizeof *e->copies;
    if (!(e->copies = asn_arena_small(a, size + 1)))
        return false;
    if (size)
        memcpy(e->copies, found->all, size);
    return true;
}

static bool index_copies(asn_arena *a, const asn_grammar *g, asn_example *e, const asn_values *v)
{
    asn_derivations found   = {0};
    asn_buffer      scratch = {0};
    bool            ok      = g->n_copies == 0 || find_copies(a, g, e, v, &found, &scratch);
    asn_array_free(&found);
    asn_buffer_free(&scratch);
    return ok;
}

static bool index_values(asn_arena *a, const asn_model *m, asn_example *e, const asn_values *v)
{
    size_t  letters  = 0;
    int32_t count    = (int32_t)v->found.n;
    e->n_values      = count;
    e->value         = ints(a, count);
    e->letters_first = ints(a, count + 1);
    if (!e->value || !e->letters_first)
        return false;
    asn_arena_mark mark = asn_arena_here(a);
    for (int32_t i = 0; i < count; i++) {
        asn_atom    atom = asn_tree_value(v->found.all[i].tree);
        size_t      length;
        const char *key = asn_value_key(a, atom, &length);
        if (!key)
            return false;
        e->value[i] = asn_vocab_find(&m->values[v->found.all[i].type], key, length);
        asn_arena_back(a, mark);
    }
    if (!index_copies(a, m->g, e, v))
        return false;
    for (int32_t i = 0; i < count; i++) {
        asn_atom atom = asn_tree_value(v->found.all[i].tree);
        letters += spellable(m, v->found.all[i].type, atom, e->value[i]) ? atom.length : 0;
    }
    if (!(e->letters = asn_arena_small(a, (letters + 1) * sizeof *e->letters)))
        return false;
    int32_t n = 0;
    for (int32_t i = 0; i < count; i++) {
        asn_atom atom    = asn_tree_value(v->found.all[i].tree);
        int32_t  spelled = spellable(m, v->found.all[i].type, atom, e->value[i]) ? spell(m, atom, e->letters + n) : -1;
        if (spelled >= 0) {
            e->value[i] = ASN_SPELLED;
            n += spelled;
        }
        e->letters_first[i + 1] = n;
    }
    return true;
}

bool asn_index_example(asn_arena *a, const asn_model *m, asn_example *e, bool align)
{
    if (!asn_example_index(a, m, e))
        return false;
    if (!e->tree)
        return true;
    asn_values v  = asn_values_of(m->g, e->tree);
    bool       ok = !v.failed && index_values(a, m, e, &v) && (!align || asn_wanted_find(a, m->g, e, &v));
    asn_values_free(&v);
    return ok;
}
