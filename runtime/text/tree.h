/* tree.h: trees of any grammar, in an arena. A generated header gives typed access to the same nodes. */
#ifndef ASN_TREE_H
#define ASN_TREE_H
#include "ground/arena.h"
#include "ground/error.h"
#include "schema.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct asn_grammar;

/* A primitive value is its kind and its text: '1', 1 and b'1' differ everywhere. */
typedef struct asn_atom {
    asn_atom_kind kind;
    uint32_t       length;
    const char    *text; /* UTF-8 (lone surrogates as three bytes), raw bytes for ASN_BYTES; a NUL behind it */
} asn_atom;

/* A node. Its slots, one for each field, or its value follow it in memory. */
typedef struct asn_tree {
    int32_t ctor;   /* its constructor, from 1; 0 for a primitive value */
    int32_t height; /* 1 for a leaf */
} asn_tree;

enum { ASN_MAX_HEIGHT = 10000 }; /* deeper trees are refused: printing them recurses */

ASN_API asn_atom       asn_string(const char *text); /* values for the generated constructors */
ASN_API asn_atom       asn_number(const char *text);
ASN_API asn_atom       asn_name(const char *text);
ASN_API bool            asn_atom_equal(asn_atom a, asn_atom b);
ASN_API bool            asn_atom_valid(asn_atom v); /* it can be written and read again: a number is a number, a string is UTF-8 */

ASN_API int             asn_tree_count(const asn_tree *t, int field);          /* children of a field; 0 or 1 unless a sequence */
ASN_API const asn_tree *asn_tree_child(const asn_tree *t, int field, int i);   /* NULL where there is none */
ASN_API asn_atom       asn_tree_value(const asn_tree *t);                     /* of a primitive node; else ASN_NO_ATOM */
ASN_API bool            asn_tree_equal(const asn_tree *a, const asn_tree *b, const struct asn_grammar *g);
ASN_API int64_t         asn_tree_size(const asn_tree *t, const struct asn_grammar *g); /* constructors and values */

/* The same with a look at the constructor first: what typed accessors call. */
ASN_API int             asn_tree_count_of(const asn_tree *t, int ctor, int field);
ASN_API const asn_tree *asn_tree_child_of(const asn_tree *t, int ctor, int field, int i);
ASN_API asn_atom       asn_tree_value_of(const asn_tree *t, int ctor, int field, int i);

/* Building, field by field in any order; end returns NULL when a child is missing or of the wrong type, the tree is
 * too high or memory has run out. */
typedef struct asn_build {
    asn_arena                *arena;
    const struct asn_grammar *grammar;
    asn_tree                 *node;
    bool                      failed;
} asn_build;
ASN_API asn_build       asn_build_begin(asn_arena *a, const struct asn_grammar *g, int ctor);
ASN_API void            asn_build_child(asn_build *b, int field, const void *tree);                 /* NULL: absent */
ASN_API void            asn_build_children(asn_build *b, int field, const void *trees, int count);  /* an array of node pointers */
ASN_API void            asn_build_value(asn_build *b, int field, asn_atom v);
ASN_API void            asn_build_optional(asn_build *b, int field, const asn_atom *v);            /* NULL: absent */
ASN_API void            asn_build_values(asn_build *b, int field, const asn_atom *v, int count);   /* ASN_NO_ATOM: a gap, in ?* */
ASN_API const asn_tree *asn_build_end(asn_build *b);
ASN_API const asn_tree *asn_tree_of_atom(asn_arena *a, asn_atom v);

/* Every node, parents first, without recursion. enter returns false to skip what is below; leave may be NULL. */
typedef struct asn_walk {
    bool (*enter)(void *context, const asn_tree *t);
    void (*leave)(void *context, const asn_tree *t);
    void *context;
} asn_walk;
ASN_API bool asn_tree_walk(const asn_tree *t, const struct asn_grammar *g, const asn_walk *w); /* false: out of memory */

#ifdef __cplusplus
}
#endif
#endif
