/* in.h: written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_command *t = in_read(arena, "Switch(state=On(), places=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_command_kind(t) == IN_Switch)
 *         puts("Switch");
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
    IN_TYPE_command = 0,
    IN_TYPE_state = 1,
    IN_TYPE_place = 2,
    IN_TYPE_percent = 3
};

/* command = Switch(state state, place* places) | Dim(place place, percent? level) */
enum in_command_kind {
    IN_Switch = 1,
    IN_Dim = 2
};
    enum { IN_Switch_state = 0, IN_Switch_places = 1 };
    enum { IN_Dim_place = 0, IN_Dim_level = 1 };

/* state = On | OffForNow */
enum in_state_kind {
    IN_On = 3,
    IN_OffForNow = 4
};

ASN_API bool in_type_command(asn_run *run, asn_state v, asn_node *node); /* the root's module */
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
