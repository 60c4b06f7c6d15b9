/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_read_2 *t = in_read(arena, "leave()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_read_2_kind(t) == IN_write)
 *         puts("write");
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

typedef struct in_read_2 in_read_2;
typedef struct in_arena in_arena;
typedef struct in_grammar_2 in_grammar_2;
typedef struct in_run in_run;

const in_read_2 *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_read_2 *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_read_2 *t);  /* target text, by the task's templates */
bool in_type_read_2(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_read_2 = 0,
    IN_TYPE_arena = 1,
    IN_TYPE_grammar_2 = 2,
    IN_TYPE_run = 3,
    IN_TYPE_context = 4,
    IN_TYPE_node = 5,
    IN_TYPE_text_2 = 6,
    IN_TYPE_int = 7
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*write)(in_visitor *v, const in_read_2 *t);
    bool (*leave_)(in_visitor *v, const in_read_2 *t);
    bool (*context_)(in_visitor *v, const in_read_2 *t);
    bool (*arena_)(in_visitor *v, const in_arena *t);
    bool (*modules)(in_visitor *v, const in_grammar_2 *t);
    bool (*types)(in_visitor *v, const in_grammar_2 *t);
    bool (*Run)(in_visitor *v, const in_run *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* read = write(arena arena, run* run, context? context) | leave | context */
enum in_read_2_kind {
    IN_write = 1,
    IN_leave = 2,
    IN_context = 3
};
static inline enum in_read_2_kind in_read_2_kind(const in_read_2 *t) { return (enum in_read_2_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_read_2_tree(const in_read_2 *t) { return (const asn_tree *)t; }
const in_read_2 *in_as_read_2(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_read_2(struct in_visitor *v, const in_read_2 *t); /* false: out of memory */

enum { IN_write_arena = 0, IN_write_run = 1, IN_write_context = 2 };
const in_read_2 *in_new_write(asn_arena *arena, const in_arena *arena_, const in_run *const *run, int run_count, const asn_atom *context);
static inline const in_arena *in_write_arena(const in_read_2 *t) { return (const in_arena *)asn_tree_child_of((const asn_tree *)t, IN_write, IN_write_arena, 0); }
static inline int in_write_run_count(const in_read_2 *t) { return asn_tree_count_of((const asn_tree *)t, IN_write, IN_write_run); }
static inline const in_run *in_write_run(const in_read_2 *t, int i) { return (const in_run *)asn_tree_child_of((const asn_tree *)t, IN_write, IN_write_run, i); }
static inline asn_atom in_write_context(const in_read_2 *t) { return asn_tree_value_of((const asn_tree *)t, IN_write, IN_write_context, 0); }

const in_read_2 *in_new_leave(asn_arena *arena);

const in_read_2 *in_new_context(asn_arena *arena);

/* arena = (node node, text visitor) */
enum in_arena_kind {
    IN_arena = 4
};
static inline enum in_arena_kind in_arena_kind(const in_arena *t) { return (enum in_arena_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_arena_tree(const in_arena *t) { return (const asn_tree *)t; }
const in_arena *in_as_arena(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_arena(struct in_visitor *v, const in_arena *t); /* false: out of memory */

enum { IN_arena_node = 0, IN_arena_visitor = 1 };
const in_arena *in_new_arena(asn_arena *arena, asn_atom node, asn_atom visitor);
static inline asn_atom in_arena_node(const in_arena *t) { return asn_tree_value_of((const asn_tree *)t, IN_arena, IN_arena_node, 0); }
static inline asn_atom in_arena_visitor(const in_arena *t) { return asn_tree_value_of((const asn_tree *)t, IN_arena, IN_arena_visitor, 0); }

/* grammar = modules | types(read asn_tree, int size_t) */
enum in_grammar_2_kind {
    IN_modules = 5,
    IN_types = 6
};
static inline enum in_grammar_2_kind in_grammar_2_kind(const in_grammar_2 *t) { return (enum in_grammar_2_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_grammar_2_tree(const in_grammar_2 *t) { return (const asn_tree *)t; }
const in_grammar_2 *in_as_grammar_2(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_grammar_2(struct in_visitor *v, const in_grammar_2 *t); /* false: out of memory */

const in_grammar_2 *in_new_modules(asn_arena *arena);

enum { IN_types_asn_tree = 0, IN_types_size_t = 1 };
const in_grammar_2 *in_new_types(asn_arena *arena, const in_read_2 *p_asn_tree, asn_atom size_t);
static inline const in_read_2 *in_types_asn_tree(const in_grammar_2 *t) { return (const in_read_2 *)asn_tree_child_of((const asn_tree *)t, IN_types, IN_types_asn_tree, 0); }
static inline asn_atom in_types_size_t(const in_grammar_2 *t) { return asn_tree_value_of((const asn_tree *)t, IN_types, IN_types_size_t, 0); }

/* run = Run(grammar grammar) */
enum in_run_kind {
    IN_Run = 7
};
static inline enum in_run_kind in_run_kind(const in_run *t) { return (enum in_run_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_run_tree(const in_run *t) { return (const asn_tree *)t; }
const in_run *in_as_run(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_run(struct in_visitor *v, const in_run *t); /* false: out of memory */

enum { IN_Run_grammar = 0 };
const in_run *in_new_Run(asn_arena *arena, const in_grammar_2 *grammar);
static inline const in_grammar_2 *in_Run_grammar(const in_run *t) { return (const in_grammar_2 *)asn_tree_child_of((const asn_tree *)t, IN_Run, IN_Run_grammar, 0); }

#ifdef __cplusplus
}
#endif
#endif
