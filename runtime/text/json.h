/* json.h: strict JSON (RFC 8259), read where it lies. A text is checked once, from end to end; what was checked is then walked
 * without further errors, and only the strings that somebody wants are decoded. Keys that appear twice in an object are refused. */
#ifndef ASN_JSON_H
#define ASN_JSON_H
#include "ground/arena.h"
#include "ground/error.h"

typedef struct asn_json { /* a value: its place in the text, from its first byte to its last */
    const char *text;     /* NULL: there is none */
    size_t      length;
} asn_json;

enum { ASN_JSON_DEPTH = 200 }; /* objects and lists inside one another */

/* Is the text one value, with white space around it? The text must outlive the value. scratch is left as it was, unless
 * something failed. */
ASN_API bool asn_json_check(asn_arena *scratch, const char *text, size_t length, asn_json *value, asn_error *err);

ASN_API char asn_json_kind(asn_json v); /* its first character, '0' for any number; 0: there is no value */

/* Walks over the members of an object or the elements of a list. */
typedef struct asn_json_walk {
    const char *at;
} asn_json_walk;
ASN_API asn_json_walk asn_json_inside(asn_json v);
ASN_API bool          asn_json_next(asn_json_walk *w, asn_json *key, asn_json *value); /* false: no more. key: of an object; NULL for a list */

ASN_API bool asn_json_is(asn_json string, const char *text); /* is it the string `text`, however it is written? */
/* The string itself, which may hold a NUL. One without escapes stays where it lies, so there is no NUL behind it. false: out of memory. */
ASN_API bool asn_json_string(asn_arena *a, asn_json string, const char **text, size_t *length);
#endif
