#include "decoding/notes.h"

#include <string.h>

static bool same_labels(const asn_labels *a, const asn_labels *b)
{
    int n = a ? a->n : 0;
    return n == (b ? b->n : 0) && (n == 0 || memcmp(a->all, b->all, (size_t)n * sizeof *a->all) == 0);
}

const asn_note *asn_notes_find(const asn_notes *n, const asn_asked *a)
{
    if (a->of < 0 || a->of >= n->n)
        return NULL;
    const asn_note *note = n->first[a->of];
    while (note && !(note->kind == a->kind && note->module == a->module && note->with == a->with && same_labels(note->told, a->told)))
        note = note->next;
    return note;
}

static bool have_room_for(asn_notes *n, int32_t handle, asn_arena *arena)
{
    int32_t    room  = 2 * n->room > handle ? 2 * n->room : handle + 256;
    asn_note **first = handle < n->room ? n->first : asn_arena_resize(arena, n->first, (size_t)n->room * sizeof *first, (size_t)room * sizeof *first);
    if (!first || handle < n->room)
        return first != NULL;
    for (int32_t i = n->room; i < room; i++)
        first[i] = NULL;
    n->first = first;
    n->room  = room;
    return true;
}

asn_note *asn_notes_add(asn_notes *n, const asn_asked *a, asn_arena *arena)
{
    asn_note   *note = a->of >= 0 && have_room_for(n, a->of, arena) ? asn_arena_small(arena, sizeof *note) : NULL;
    asn_labels *told = note && a->told && a->told->n ? asn_arena_small(arena, sizeof *told) : NULL;
    if (!note || (a->told && a->told->n && !told))
        return NULL;
    if (told)
        *told = *a->told;
    *note           = (asn_note){.next = n->first[a->of], .module = a->module, .told = told, .with = a->with, .kind = a->kind};
    n->first[a->of] = note;
    n->n            = a->of >= n->n ? a->of + 1 : n->n;
    return note;
}
