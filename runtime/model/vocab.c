#include "model/vocab.h"

#include <string.h>

uint32_t asn_vocab_hash(const char *text, size_t length)
{
    uint32_t h = 2166136261u;
    for (size_t i = 0; i < length; i++)
        h = (h ^ (unsigned char)text[i]) * 16777619u;
    return h ^ h >> 15;
}

const char *asn_vocab_text(const asn_vocab *v, int32_t entry, size_t *length)
{
    *length = v->offsets[entry + 1] - v->offsets[entry];
    return v->bytes + v->offsets[entry];
}

static uint32_t place_in_table(const asn_vocab *v, const char *text, size_t length)
{
    uint32_t i = asn_vocab_hash(text, length) & v->mask;
    for (; v->table[i]; i = (i + 1) & v->mask) {
        size_t      n;
        const char *known = asn_vocab_text(v, v->table[i], &n);
        if (n == length && (n == 0 || memcmp(known, text, n) == 0))
            break;
    }
    return i;
}

int32_t asn_vocab_find(const asn_vocab *v, const char *text, size_t length)
{
    return v->n > 1 ? v->table[place_in_table(v, text, length)] : 0;
}

bool asn_vocab_index(asn_arena *a, asn_vocab *v)
{
    uint32_t room = 16;
    while (room < 2u * (uint32_t)v->n)
        room *= 2;
    v->mask  = room - 1;
    v->table = asn_arena_alloc(a, room, sizeof *v->table);
    for (int32_t e = 1; v->table && e < v->n; e++) {
        size_t      n;
        const char *text = asn_vocab_text(v, e, &n);
        uint32_t    i    = place_in_table(v, text, n);
        if (v->table[i])
            return false;
        v->table[i] = e;
    }
    return v->table != NULL;
}

/* ---- Values as vocabulary entries. */

static const char kind_letters[] = "?sbnm"; /* by asn_atom_kind */

const char *asn_value_key(asn_arena *a, asn_atom v, size_t *length)
{
    char *key = asn_arena_small(a, (size_t)v.length + 2);
    if (!key)
        return NULL;
    key[0] = kind_letters[v.kind];
    if (v.length)
        memcpy(key + 1, v.text, v.length);
    *length = (size_t)v.length + 1;
    return key;
}

asn_atom asn_value_of_key(const char *key, size_t length)
{
    const char *at = length ? strchr(kind_letters, key[0]) : NULL;
    if (!at || !*at || at == kind_letters)
        return (asn_atom){ASN_NO_ATOM, 0, ""};
    return (asn_atom){(asn_atom_kind)(at - kind_letters), (uint32_t)(length - 1), key + 1};
}
