/* array.h: one growable array, on the heap. Zero is an empty one.
 *
 *     ASN_ARRAY(int) lengths = {0};
 *     if (!asn_array_push(&lengths, 7))
 *         return asn_out_of_memory(err);           the array is as it was
 *     for (size_t i = 0; i < lengths.n; i++) ...   lengths.all[i]
 *     asn_array_free(&lengths);
 */
#ifndef ASN_ARRAY_H
#define ASN_ARRAY_H
#include "ground/api.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#define ASN_ARRAY(type) \
    struct {            \
        type  *all;     \
        size_t n, room; \
    }

/* Makes room for `more` further elements. false: out of memory. */
#define asn_array_reserve(a, more) ((more) <= (a)->room - (a)->n || asn_array_grow(&(a)->all, &(a)->room, (a)->n, (more), sizeof *(a)->all))
#define asn_array_push(a, ...)     (asn_array_reserve(a, 1) && ((a)->all[(a)->n] = (__VA_ARGS__), (a)->n++, true))
#define asn_array_free(a)          (free((a)->all), (a)->all = NULL, (a)->n = (a)->room = 0)

/* all: the address of the pointer to the elements. */
ASN_API bool asn_array_grow(void *all, size_t *room, size_t n, size_t more, size_t size);
#endif
