/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t = in_read(arena, "Größe()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435_kind(t) == IN_u0427u0438u0441u043Bu043E)
 *         puts("Число");
 *     puts(in_text(arena, t)); // in the target language; in_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. in_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); in_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef IN_H
#define IN_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar in_grammar;

typedef struct in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435;

const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t);  /* target text, by the task's templates */
bool in_type_u0432u044Bu0440u0430u0436u0435u043Du0438u0435(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 = 0,
    IN_TYPE_int = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*u0427u0438u0441u043Bu043E)(in_visitor *v, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t);
    bool (*Gru00F6u00DFe)(in_visitor *v, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t);
    bool (*u6728)(in_visitor *v, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* выражение = Число(int значение) | Größe(выражение? größe)
 *     | 木(выражение* 枝) */
enum in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435_kind {
    IN_u0427u0438u0441u043Bu043E = 1,
    IN_Gru00F6u00DFe = 2,
    IN_u6728 = 3
};
static inline enum in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435_kind in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435_kind(const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t) { return (enum in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435_tree(const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t) { return (const asn_tree *)t; }
const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_as_u0432u044Bu0440u0430u0436u0435u043Du0438u0435(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_u0432u044Bu0440u0430u0436u0435u043Du0438u0435(struct in_visitor *v, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t); /* false: out of memory */

enum { IN_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435 = 0 };
const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_new_u0427u0438u0441u043Bu043E(asn_arena *arena, asn_atom u0437u043Du0430u0447u0435u043Du0438u0435);
static inline asn_atom in_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435(const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t) { return asn_tree_value_of((const asn_tree *)t, IN_u0427u0438u0441u043Bu043E, IN_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435, 0); }

enum { IN_Gru00F6u00DFe_gru00F6u00DFe = 0 };
const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_new_Gru00F6u00DFe(asn_arena *arena, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *gru00F6u00DFe);
static inline const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_Gru00F6u00DFe_gru00F6u00DFe(const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t) { return (const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *)asn_tree_child_of((const asn_tree *)t, IN_Gru00F6u00DFe, IN_Gru00F6u00DFe_gru00F6u00DFe, 0); }

enum { IN_u6728_u679D = 0 };
const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_new_u6728(asn_arena *arena, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *const *u679D, int u679D_count);
static inline int in_u6728_u679D_count(const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t) { return asn_tree_count_of((const asn_tree *)t, IN_u6728, IN_u6728_u679D); }
static inline const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_u6728_u679D(const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t, int i) { return (const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *)asn_tree_child_of((const asn_tree *)t, IN_u6728, IN_u6728_u679D, i); }

#ifdef __cplusplus
}
#endif
#endif
