/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_s *t = in_read(arena, "Pass()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_s_kind(t) == IN_If)
 *         puts("If");
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

typedef struct in_s in_s;

const in_s *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_s *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_s *t);  /* target text, by the task's templates */
bool in_type_s(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_s = 0,
    IN_TYPE_int = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*If)(in_visitor *v, const in_s *t);
    bool (*Pass)(in_visitor *v, const in_s *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* s = If(int test, s* body, s* orelse) | Pass */
enum in_s_kind {
    IN_If = 1,
    IN_Pass = 2
};
static inline enum in_s_kind in_s_kind(const in_s *t) { return (enum in_s_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_s_tree(const in_s *t) { return (const asn_tree *)t; }
const in_s *in_as_s(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_s(struct in_visitor *v, const in_s *t); /* false: out of memory */

enum { IN_If_test = 0, IN_If_body = 1, IN_If_orelse = 2 };
const in_s *in_new_If(asn_arena *arena, asn_atom test, const in_s *const *body, int body_count, const in_s *const *orelse, int orelse_count);
static inline asn_atom in_If_test(const in_s *t) { return asn_tree_value_of((const asn_tree *)t, IN_If, IN_If_test, 0); }
static inline int in_If_body_count(const in_s *t) { return asn_tree_count_of((const asn_tree *)t, IN_If, IN_If_body); }
static inline const in_s *in_If_body(const in_s *t, int i) { return (const in_s *)asn_tree_child_of((const asn_tree *)t, IN_If, IN_If_body, i); }
static inline int in_If_orelse_count(const in_s *t) { return asn_tree_count_of((const asn_tree *)t, IN_If, IN_If_orelse); }
static inline const in_s *in_If_orelse(const in_s *t, int i) { return (const in_s *)asn_tree_child_of((const asn_tree *)t, IN_If, IN_If_orelse, i); }

const in_s *in_new_Pass(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
