/* atom.h: how values look in tree text: names and numbers. */
#ifndef ASN_ATOM_H
#define ASN_ATOM_H
#include "text/tree.h"

#include <stddef.h>
#include <string.h>

/* Where a number as Python writes it ends (-1, 0x1F, 1e-07, 2.5j), or a complex one in parentheses; s itself when no number begins there. */
ASN_API const char *asn_number_end(const char *s, const char *end);
ASN_API const char *asn_complex_end(const char *s, const char *end);

static inline bool asn_one_of(char c, const char *set)
{
    return c && strchr(set, c); /* strchr finds the NUL at the set's end too */
}

static inline int asn_hex_digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : -1;
}

static inline bool asn_is_name_start(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (unsigned char)c >= 0x80;
}

static inline bool asn_is_name_char(char c)
{
    return asn_is_name_start(c) || (c >= '0' && c <= '9');
}

static inline size_t asn_name_length(const char *s, const char *end) /* 0: no name begins here */
{
    const char *begin = s;
    if (s == end || !asn_is_name_start(*s))
        return 0;
    while (s < end && asn_is_name_char(*s))
        s++;
    return (size_t)(s - begin);
}
#endif
