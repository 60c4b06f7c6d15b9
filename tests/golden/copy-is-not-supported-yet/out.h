/* in.h: written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_card *t = in_read(arena, "Card(name='x', cost=1)", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_card_kind(t) == IN_Card)
 *         puts("Card");
 *     puts(in_text(arena, t)); // in the target language; in_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. in_new_X makes a node of constructor X. It returns NULL when a child is
 * missing, when the tree is higher than ASN_MAX_HEIGHT, or when memory is out. in_X_f(t) is the field f of X, and
 * nothing (NULL, or a value of kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and
 * takes an index. All of these are in in_tree.h; the numbers of types, constructors and fields are here. */
#ifndef IN_H
#define IN_H
#ifndef ASN_SHIPPED
#include <asn.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum in_types {
    IN_TYPE_card = 0,
    IN_TYPE_identifier = 1,
    IN_TYPE_int = 2
};

/* card = Card(identifier name, int cost) */
enum in_card_kind {
    IN_Card = 1
};
    enum { IN_Card_name = 0, IN_Card_cost = 1 };

ASN_API bool in_type_card(asn_run *run, asn_state v, asn_node *node); /* the root's module */
#ifndef ASN_SHIPPED
extern const asn_grammar in_grammar;
#endif

#ifdef __cplusplus
}
#endif
#ifndef ASN_SHIPPED
#include "in_tree.h"
#endif
#endif
