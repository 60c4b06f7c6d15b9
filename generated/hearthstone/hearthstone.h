/* hearthstone.h: trees of python.asdl for C programs. Written by asdlc from python.asdl and hearthstone.task. Change those, not this file.
 *
 *     #include "hearthstone.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const hearthstone_stmt *t = hearthstone_read(arena, "Return()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (hearthstone_stmt_kind(t) == HEARTHSTONE_FunctionDef)
 *         puts("FunctionDef");
 *     puts(hearthstone_text(arena, t)); // in the target language; hearthstone_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. hearthstone_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); hearthstone_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef HEARTHSTONE_H
#define HEARTHSTONE_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar hearthstone_grammar;

typedef struct hearthstone_mod hearthstone_mod;
typedef struct hearthstone_stmt hearthstone_stmt;
typedef struct hearthstone_expr hearthstone_expr;
typedef struct hearthstone_expr_context hearthstone_expr_context;
typedef struct hearthstone_boolop hearthstone_boolop;
typedef struct hearthstone_operator hearthstone_operator;
typedef struct hearthstone_unaryop hearthstone_unaryop;
typedef struct hearthstone_cmpop hearthstone_cmpop;
typedef struct hearthstone_comprehension hearthstone_comprehension;
typedef struct hearthstone_excepthandler hearthstone_excepthandler;
typedef struct hearthstone_arguments hearthstone_arguments;
typedef struct hearthstone_arg hearthstone_arg;
typedef struct hearthstone_keyword hearthstone_keyword;
typedef struct hearthstone_alias hearthstone_alias;
typedef struct hearthstone_withitem hearthstone_withitem;
typedef struct hearthstone_match_case hearthstone_match_case;
typedef struct hearthstone_pattern hearthstone_pattern;
typedef struct hearthstone_type_ignore hearthstone_type_ignore;

const hearthstone_stmt *hearthstone_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *hearthstone_write(asn_arena *arena, const hearthstone_stmt *t); /* tree text, as Python's ast.dump writes it */
const char *hearthstone_text(asn_arena *arena, const hearthstone_stmt *t);  /* target text, by the task's templates */
bool hearthstone_type_stmt(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum hearthstone_types {
    HEARTHSTONE_TYPE_mod = 0,
    HEARTHSTONE_TYPE_stmt = 1,
    HEARTHSTONE_TYPE_expr = 2,
    HEARTHSTONE_TYPE_expr_context = 3,
    HEARTHSTONE_TYPE_boolop = 4,
    HEARTHSTONE_TYPE_operator = 5,
    HEARTHSTONE_TYPE_unaryop = 6,
    HEARTHSTONE_TYPE_cmpop = 7,
    HEARTHSTONE_TYPE_comprehension = 8,
    HEARTHSTONE_TYPE_excepthandler = 9,
    HEARTHSTONE_TYPE_arguments = 10,
    HEARTHSTONE_TYPE_arg = 11,
    HEARTHSTONE_TYPE_keyword = 12,
    HEARTHSTONE_TYPE_alias = 13,
    HEARTHSTONE_TYPE_withitem = 14,
    HEARTHSTONE_TYPE_match_case = 15,
    HEARTHSTONE_TYPE_pattern = 16,
    HEARTHSTONE_TYPE_type_ignore = 17,
    HEARTHSTONE_TYPE_identifier = 18,
    HEARTHSTONE_TYPE_string = 19,
    HEARTHSTONE_TYPE_int = 20,
    HEARTHSTONE_TYPE_constant = 21
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct hearthstone_visitor hearthstone_visitor;
struct hearthstone_visitor {
    void *context;
    bool (*Module)(hearthstone_visitor *v, const hearthstone_mod *t);
    bool (*Interactive)(hearthstone_visitor *v, const hearthstone_mod *t);
    bool (*Expression)(hearthstone_visitor *v, const hearthstone_mod *t);
    bool (*FunctionType)(hearthstone_visitor *v, const hearthstone_mod *t);
    bool (*FunctionDef)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*AsyncFunctionDef)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*ClassDef)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Return)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Delete)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Assign)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*AugAssign)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*AnnAssign)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*For)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*AsyncFor)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*While)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*If)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*With)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*AsyncWith)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Match)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Raise)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Try)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*TryStar)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Assert)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Import)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*ImportFrom)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Global)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Nonlocal)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Expr)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Pass)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Break)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*Continue)(hearthstone_visitor *v, const hearthstone_stmt *t);
    bool (*BoolOp)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*NamedExpr)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*BinOp)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*UnaryOp)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Lambda)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*IfExp)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Dict)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Set)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*ListComp)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*SetComp)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*DictComp)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*GeneratorExp)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Await)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Yield)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*YieldFrom)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Compare)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Call)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*FormattedValue)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*JoinedStr)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Constant)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Attribute)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Subscript)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Starred)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Name)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*List)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Tuple)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Slice)(hearthstone_visitor *v, const hearthstone_expr *t);
    bool (*Load)(hearthstone_visitor *v, const hearthstone_expr_context *t);
    bool (*Store)(hearthstone_visitor *v, const hearthstone_expr_context *t);
    bool (*Del)(hearthstone_visitor *v, const hearthstone_expr_context *t);
    bool (*And)(hearthstone_visitor *v, const hearthstone_boolop *t);
    bool (*Or)(hearthstone_visitor *v, const hearthstone_boolop *t);
    bool (*Add)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*Sub)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*Mult)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*MatMult)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*Div)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*Mod)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*Pow)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*LShift)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*RShift)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*BitOr)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*BitXor)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*BitAnd)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*FloorDiv)(hearthstone_visitor *v, const hearthstone_operator *t);
    bool (*Invert)(hearthstone_visitor *v, const hearthstone_unaryop *t);
    bool (*Not)(hearthstone_visitor *v, const hearthstone_unaryop *t);
    bool (*UAdd)(hearthstone_visitor *v, const hearthstone_unaryop *t);
    bool (*USub)(hearthstone_visitor *v, const hearthstone_unaryop *t);
    bool (*Eq)(hearthstone_visitor *v, const hearthstone_cmpop *t);
    bool (*NotEq)(hearthstone_visitor *v, const hearthstone_cmpop *t);
    bool (*Lt)(hearthstone_visitor *v, const hearthstone_cmpop *t);
    bool (*LtE)(hearthstone_visitor *v, const hearthstone_cmpop *t);
    bool (*Gt)(hearthstone_visitor *v, const hearthstone_cmpop *t);
    bool (*GtE)(hearthstone_visitor *v, const hearthstone_cmpop *t);
    bool (*Is)(hearthstone_visitor *v, const hearthstone_cmpop *t);
    bool (*IsNot)(hearthstone_visitor *v, const hearthstone_cmpop *t);
    bool (*In)(hearthstone_visitor *v, const hearthstone_cmpop *t);
    bool (*NotIn)(hearthstone_visitor *v, const hearthstone_cmpop *t);
    bool (*comprehension)(hearthstone_visitor *v, const hearthstone_comprehension *t);
    bool (*ExceptHandler)(hearthstone_visitor *v, const hearthstone_excepthandler *t);
    bool (*arguments)(hearthstone_visitor *v, const hearthstone_arguments *t);
    bool (*arg)(hearthstone_visitor *v, const hearthstone_arg *t);
    bool (*keyword)(hearthstone_visitor *v, const hearthstone_keyword *t);
    bool (*alias)(hearthstone_visitor *v, const hearthstone_alias *t);
    bool (*withitem)(hearthstone_visitor *v, const hearthstone_withitem *t);
    bool (*match_case)(hearthstone_visitor *v, const hearthstone_match_case *t);
    bool (*MatchValue)(hearthstone_visitor *v, const hearthstone_pattern *t);
    bool (*MatchSingleton)(hearthstone_visitor *v, const hearthstone_pattern *t);
    bool (*MatchSequence)(hearthstone_visitor *v, const hearthstone_pattern *t);
    bool (*MatchMapping)(hearthstone_visitor *v, const hearthstone_pattern *t);
    bool (*MatchClass)(hearthstone_visitor *v, const hearthstone_pattern *t);
    bool (*MatchStar)(hearthstone_visitor *v, const hearthstone_pattern *t);
    bool (*MatchAs)(hearthstone_visitor *v, const hearthstone_pattern *t);
    bool (*MatchOr)(hearthstone_visitor *v, const hearthstone_pattern *t);
    bool (*TypeIgnore)(hearthstone_visitor *v, const hearthstone_type_ignore *t);
    void (*leave)(hearthstone_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* mod = Module(stmt* body, type_ignore* type_ignores) | Interactive(stmt* body) | Expression(expr body)
 *     | FunctionType(expr* argtypes, expr returns) */
enum hearthstone_mod_kind {
    HEARTHSTONE_Module = 1,
    HEARTHSTONE_Interactive = 2,
    HEARTHSTONE_Expression = 3,
    HEARTHSTONE_FunctionType = 4
};
static inline enum hearthstone_mod_kind hearthstone_mod_kind(const hearthstone_mod *t) { return (enum hearthstone_mod_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_mod_tree(const hearthstone_mod *t) { return (const asn_tree *)t; }
const hearthstone_mod *hearthstone_as_mod(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_mod(struct hearthstone_visitor *v, const hearthstone_mod *t); /* false: out of memory */

enum { HEARTHSTONE_Module_body = 0, HEARTHSTONE_Module_type_ignores = 1 };
const hearthstone_mod *hearthstone_new_Module(asn_arena *arena, const hearthstone_stmt *const *body, int body_count, const hearthstone_type_ignore *const *type_ignores, int type_ignores_count);
static inline int hearthstone_Module_body_count(const hearthstone_mod *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Module, HEARTHSTONE_Module_body); }
static inline const hearthstone_stmt *hearthstone_Module_body(const hearthstone_mod *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Module, HEARTHSTONE_Module_body, i); }
static inline int hearthstone_Module_type_ignores_count(const hearthstone_mod *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Module, HEARTHSTONE_Module_type_ignores); }
static inline const hearthstone_type_ignore *hearthstone_Module_type_ignores(const hearthstone_mod *t, int i) { return (const hearthstone_type_ignore *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Module, HEARTHSTONE_Module_type_ignores, i); }

enum { HEARTHSTONE_Interactive_body = 0 };
const hearthstone_mod *hearthstone_new_Interactive(asn_arena *arena, const hearthstone_stmt *const *body, int body_count);
static inline int hearthstone_Interactive_body_count(const hearthstone_mod *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Interactive, HEARTHSTONE_Interactive_body); }
static inline const hearthstone_stmt *hearthstone_Interactive_body(const hearthstone_mod *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Interactive, HEARTHSTONE_Interactive_body, i); }

enum { HEARTHSTONE_Expression_body = 0 };
const hearthstone_mod *hearthstone_new_Expression(asn_arena *arena, const hearthstone_expr *body);
static inline const hearthstone_expr *hearthstone_Expression_body(const hearthstone_mod *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Expression, HEARTHSTONE_Expression_body, 0); }

enum { HEARTHSTONE_FunctionType_argtypes = 0, HEARTHSTONE_FunctionType_returns = 1 };
const hearthstone_mod *hearthstone_new_FunctionType(asn_arena *arena, const hearthstone_expr *const *argtypes, int argtypes_count, const hearthstone_expr *returns);
static inline int hearthstone_FunctionType_argtypes_count(const hearthstone_mod *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_FunctionType, HEARTHSTONE_FunctionType_argtypes); }
static inline const hearthstone_expr *hearthstone_FunctionType_argtypes(const hearthstone_mod *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionType, HEARTHSTONE_FunctionType_argtypes, i); }
static inline const hearthstone_expr *hearthstone_FunctionType_returns(const hearthstone_mod *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionType, HEARTHSTONE_FunctionType_returns, 0); }

/* stmt = FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment)
 *     | AsyncFunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment)
 *     | ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list)
 *     | Return(expr? value) | Delete(expr* targets) | Assign(expr* targets, expr value, string? type_comment)
 *     | AugAssign(expr target, operator op, expr value)
 *     | AnnAssign(expr target, expr annotation, expr? value, int simple)
 *     | For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)
 *     | AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)
 *     | While(expr test, stmt* body, stmt* orelse) | If(expr test, stmt* body, stmt* orelse)
 *     | With(withitem* items, stmt* body, string? type_comment)
 *     | AsyncWith(withitem* items, stmt* body, string? type_comment) | Match(expr subject, match_case* cases)
 *     | Raise(expr? exc, expr? cause)
 *     | Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)
 *     | TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)
 *     | Assert(expr test, expr? msg) | Import(alias* names)
 *     | ImportFrom(identifier? module, alias* names, int? level) | Global(identifier* names)
 *     | Nonlocal(identifier* names) | Expr(expr value) | Pass | Break | Continue */
enum hearthstone_stmt_kind {
    HEARTHSTONE_FunctionDef = 5,
    HEARTHSTONE_AsyncFunctionDef = 6,
    HEARTHSTONE_ClassDef = 7,
    HEARTHSTONE_Return = 8,
    HEARTHSTONE_Delete = 9,
    HEARTHSTONE_Assign = 10,
    HEARTHSTONE_AugAssign = 11,
    HEARTHSTONE_AnnAssign = 12,
    HEARTHSTONE_For = 13,
    HEARTHSTONE_AsyncFor = 14,
    HEARTHSTONE_While = 15,
    HEARTHSTONE_If = 16,
    HEARTHSTONE_With = 17,
    HEARTHSTONE_AsyncWith = 18,
    HEARTHSTONE_Match = 19,
    HEARTHSTONE_Raise = 20,
    HEARTHSTONE_Try = 21,
    HEARTHSTONE_TryStar = 22,
    HEARTHSTONE_Assert = 23,
    HEARTHSTONE_Import = 24,
    HEARTHSTONE_ImportFrom = 25,
    HEARTHSTONE_Global = 26,
    HEARTHSTONE_Nonlocal = 27,
    HEARTHSTONE_Expr = 28,
    HEARTHSTONE_Pass = 29,
    HEARTHSTONE_Break = 30,
    HEARTHSTONE_Continue = 31
};
static inline enum hearthstone_stmt_kind hearthstone_stmt_kind(const hearthstone_stmt *t) { return (enum hearthstone_stmt_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_stmt_tree(const hearthstone_stmt *t) { return (const asn_tree *)t; }
const hearthstone_stmt *hearthstone_as_stmt(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_stmt(struct hearthstone_visitor *v, const hearthstone_stmt *t); /* false: out of memory */

enum { HEARTHSTONE_FunctionDef_name = 0, HEARTHSTONE_FunctionDef_args = 1, HEARTHSTONE_FunctionDef_body = 2, HEARTHSTONE_FunctionDef_decorator_list = 3, HEARTHSTONE_FunctionDef_returns = 4, HEARTHSTONE_FunctionDef_type_comment = 5 };
const hearthstone_stmt *hearthstone_new_FunctionDef(asn_arena *arena, asn_atom name, const hearthstone_arguments *args, const hearthstone_stmt *const *body, int body_count, const hearthstone_expr *const *decorator_list, int decorator_list_count, const hearthstone_expr *returns, const asn_atom *type_comment);
static inline asn_atom hearthstone_FunctionDef_name(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_name, 0); }
static inline const hearthstone_arguments *hearthstone_FunctionDef_args(const hearthstone_stmt *t) { return (const hearthstone_arguments *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_args, 0); }
static inline int hearthstone_FunctionDef_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_body); }
static inline const hearthstone_stmt *hearthstone_FunctionDef_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_body, i); }
static inline int hearthstone_FunctionDef_decorator_list_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_decorator_list); }
static inline const hearthstone_expr *hearthstone_FunctionDef_decorator_list(const hearthstone_stmt *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_decorator_list, i); }
static inline const hearthstone_expr *hearthstone_FunctionDef_returns(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_returns, 0); }
static inline asn_atom hearthstone_FunctionDef_type_comment(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_type_comment, 0); }

enum { HEARTHSTONE_AsyncFunctionDef_name = 0, HEARTHSTONE_AsyncFunctionDef_args = 1, HEARTHSTONE_AsyncFunctionDef_body = 2, HEARTHSTONE_AsyncFunctionDef_decorator_list = 3, HEARTHSTONE_AsyncFunctionDef_returns = 4, HEARTHSTONE_AsyncFunctionDef_type_comment = 5 };
const hearthstone_stmt *hearthstone_new_AsyncFunctionDef(asn_arena *arena, asn_atom name, const hearthstone_arguments *args, const hearthstone_stmt *const *body, int body_count, const hearthstone_expr *const *decorator_list, int decorator_list_count, const hearthstone_expr *returns, const asn_atom *type_comment);
static inline asn_atom hearthstone_AsyncFunctionDef_name(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_AsyncFunctionDef_name, 0); }
static inline const hearthstone_arguments *hearthstone_AsyncFunctionDef_args(const hearthstone_stmt *t) { return (const hearthstone_arguments *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_AsyncFunctionDef_args, 0); }
static inline int hearthstone_AsyncFunctionDef_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_AsyncFunctionDef_body); }
static inline const hearthstone_stmt *hearthstone_AsyncFunctionDef_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_AsyncFunctionDef_body, i); }
static inline int hearthstone_AsyncFunctionDef_decorator_list_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_AsyncFunctionDef_decorator_list); }
static inline const hearthstone_expr *hearthstone_AsyncFunctionDef_decorator_list(const hearthstone_stmt *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_AsyncFunctionDef_decorator_list, i); }
static inline const hearthstone_expr *hearthstone_AsyncFunctionDef_returns(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_AsyncFunctionDef_returns, 0); }
static inline asn_atom hearthstone_AsyncFunctionDef_type_comment(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_AsyncFunctionDef_type_comment, 0); }

enum { HEARTHSTONE_ClassDef_name = 0, HEARTHSTONE_ClassDef_bases = 1, HEARTHSTONE_ClassDef_keywords = 2, HEARTHSTONE_ClassDef_body = 3, HEARTHSTONE_ClassDef_decorator_list = 4 };
const hearthstone_stmt *hearthstone_new_ClassDef(asn_arena *arena, asn_atom name, const hearthstone_expr *const *bases, int bases_count, const hearthstone_keyword *const *keywords, int keywords_count, const hearthstone_stmt *const *body, int body_count, const hearthstone_expr *const *decorator_list, int decorator_list_count);
static inline asn_atom hearthstone_ClassDef_name(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_name, 0); }
static inline int hearthstone_ClassDef_bases_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_bases); }
static inline const hearthstone_expr *hearthstone_ClassDef_bases(const hearthstone_stmt *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_bases, i); }
static inline int hearthstone_ClassDef_keywords_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_keywords); }
static inline const hearthstone_keyword *hearthstone_ClassDef_keywords(const hearthstone_stmt *t, int i) { return (const hearthstone_keyword *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_keywords, i); }
static inline int hearthstone_ClassDef_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_body); }
static inline const hearthstone_stmt *hearthstone_ClassDef_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_body, i); }
static inline int hearthstone_ClassDef_decorator_list_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_decorator_list); }
static inline const hearthstone_expr *hearthstone_ClassDef_decorator_list(const hearthstone_stmt *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_decorator_list, i); }

enum { HEARTHSTONE_Return_value = 0 };
const hearthstone_stmt *hearthstone_new_Return(asn_arena *arena, const hearthstone_expr *value);
static inline const hearthstone_expr *hearthstone_Return_value(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Return, HEARTHSTONE_Return_value, 0); }

enum { HEARTHSTONE_Delete_targets = 0 };
const hearthstone_stmt *hearthstone_new_Delete(asn_arena *arena, const hearthstone_expr *const *targets, int targets_count);
static inline int hearthstone_Delete_targets_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Delete, HEARTHSTONE_Delete_targets); }
static inline const hearthstone_expr *hearthstone_Delete_targets(const hearthstone_stmt *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Delete, HEARTHSTONE_Delete_targets, i); }

enum { HEARTHSTONE_Assign_targets = 0, HEARTHSTONE_Assign_value = 1, HEARTHSTONE_Assign_type_comment = 2 };
const hearthstone_stmt *hearthstone_new_Assign(asn_arena *arena, const hearthstone_expr *const *targets, int targets_count, const hearthstone_expr *value, const asn_atom *type_comment);
static inline int hearthstone_Assign_targets_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Assign, HEARTHSTONE_Assign_targets); }
static inline const hearthstone_expr *hearthstone_Assign_targets(const hearthstone_stmt *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Assign, HEARTHSTONE_Assign_targets, i); }
static inline const hearthstone_expr *hearthstone_Assign_value(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Assign, HEARTHSTONE_Assign_value, 0); }
static inline asn_atom hearthstone_Assign_type_comment(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Assign, HEARTHSTONE_Assign_type_comment, 0); }

enum { HEARTHSTONE_AugAssign_target = 0, HEARTHSTONE_AugAssign_op = 1, HEARTHSTONE_AugAssign_value = 2 };
const hearthstone_stmt *hearthstone_new_AugAssign(asn_arena *arena, const hearthstone_expr *target, const hearthstone_operator *op, const hearthstone_expr *value);
static inline const hearthstone_expr *hearthstone_AugAssign_target(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AugAssign, HEARTHSTONE_AugAssign_target, 0); }
static inline const hearthstone_operator *hearthstone_AugAssign_op(const hearthstone_stmt *t) { return (const hearthstone_operator *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AugAssign, HEARTHSTONE_AugAssign_op, 0); }
static inline const hearthstone_expr *hearthstone_AugAssign_value(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AugAssign, HEARTHSTONE_AugAssign_value, 0); }

enum { HEARTHSTONE_AnnAssign_target = 0, HEARTHSTONE_AnnAssign_annotation = 1, HEARTHSTONE_AnnAssign_value = 2, HEARTHSTONE_AnnAssign_simple = 3 };
const hearthstone_stmt *hearthstone_new_AnnAssign(asn_arena *arena, const hearthstone_expr *target, const hearthstone_expr *annotation, const hearthstone_expr *value, asn_atom simple);
static inline const hearthstone_expr *hearthstone_AnnAssign_target(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AnnAssign, HEARTHSTONE_AnnAssign_target, 0); }
static inline const hearthstone_expr *hearthstone_AnnAssign_annotation(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AnnAssign, HEARTHSTONE_AnnAssign_annotation, 0); }
static inline const hearthstone_expr *hearthstone_AnnAssign_value(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AnnAssign, HEARTHSTONE_AnnAssign_value, 0); }
static inline asn_atom hearthstone_AnnAssign_simple(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_AnnAssign, HEARTHSTONE_AnnAssign_simple, 0); }

enum { HEARTHSTONE_For_target = 0, HEARTHSTONE_For_iter = 1, HEARTHSTONE_For_body = 2, HEARTHSTONE_For_orelse = 3, HEARTHSTONE_For_type_comment = 4 };
const hearthstone_stmt *hearthstone_new_For(asn_arena *arena, const hearthstone_expr *target, const hearthstone_expr *iter, const hearthstone_stmt *const *body, int body_count, const hearthstone_stmt *const *orelse, int orelse_count, const asn_atom *type_comment);
static inline const hearthstone_expr *hearthstone_For_target(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_For, HEARTHSTONE_For_target, 0); }
static inline const hearthstone_expr *hearthstone_For_iter(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_For, HEARTHSTONE_For_iter, 0); }
static inline int hearthstone_For_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_For, HEARTHSTONE_For_body); }
static inline const hearthstone_stmt *hearthstone_For_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_For, HEARTHSTONE_For_body, i); }
static inline int hearthstone_For_orelse_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_For, HEARTHSTONE_For_orelse); }
static inline const hearthstone_stmt *hearthstone_For_orelse(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_For, HEARTHSTONE_For_orelse, i); }
static inline asn_atom hearthstone_For_type_comment(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_For, HEARTHSTONE_For_type_comment, 0); }

enum { HEARTHSTONE_AsyncFor_target = 0, HEARTHSTONE_AsyncFor_iter = 1, HEARTHSTONE_AsyncFor_body = 2, HEARTHSTONE_AsyncFor_orelse = 3, HEARTHSTONE_AsyncFor_type_comment = 4 };
const hearthstone_stmt *hearthstone_new_AsyncFor(asn_arena *arena, const hearthstone_expr *target, const hearthstone_expr *iter, const hearthstone_stmt *const *body, int body_count, const hearthstone_stmt *const *orelse, int orelse_count, const asn_atom *type_comment);
static inline const hearthstone_expr *hearthstone_AsyncFor_target(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFor, HEARTHSTONE_AsyncFor_target, 0); }
static inline const hearthstone_expr *hearthstone_AsyncFor_iter(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFor, HEARTHSTONE_AsyncFor_iter, 0); }
static inline int hearthstone_AsyncFor_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncFor, HEARTHSTONE_AsyncFor_body); }
static inline const hearthstone_stmt *hearthstone_AsyncFor_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFor, HEARTHSTONE_AsyncFor_body, i); }
static inline int hearthstone_AsyncFor_orelse_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncFor, HEARTHSTONE_AsyncFor_orelse); }
static inline const hearthstone_stmt *hearthstone_AsyncFor_orelse(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFor, HEARTHSTONE_AsyncFor_orelse, i); }
static inline asn_atom hearthstone_AsyncFor_type_comment(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_AsyncFor, HEARTHSTONE_AsyncFor_type_comment, 0); }

enum { HEARTHSTONE_While_test = 0, HEARTHSTONE_While_body = 1, HEARTHSTONE_While_orelse = 2 };
const hearthstone_stmt *hearthstone_new_While(asn_arena *arena, const hearthstone_expr *test, const hearthstone_stmt *const *body, int body_count, const hearthstone_stmt *const *orelse, int orelse_count);
static inline const hearthstone_expr *hearthstone_While_test(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_While, HEARTHSTONE_While_test, 0); }
static inline int hearthstone_While_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_While, HEARTHSTONE_While_body); }
static inline const hearthstone_stmt *hearthstone_While_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_While, HEARTHSTONE_While_body, i); }
static inline int hearthstone_While_orelse_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_While, HEARTHSTONE_While_orelse); }
static inline const hearthstone_stmt *hearthstone_While_orelse(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_While, HEARTHSTONE_While_orelse, i); }

enum { HEARTHSTONE_If_test = 0, HEARTHSTONE_If_body = 1, HEARTHSTONE_If_orelse = 2 };
const hearthstone_stmt *hearthstone_new_If(asn_arena *arena, const hearthstone_expr *test, const hearthstone_stmt *const *body, int body_count, const hearthstone_stmt *const *orelse, int orelse_count);
static inline const hearthstone_expr *hearthstone_If_test(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_If, HEARTHSTONE_If_test, 0); }
static inline int hearthstone_If_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_If, HEARTHSTONE_If_body); }
static inline const hearthstone_stmt *hearthstone_If_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_If, HEARTHSTONE_If_body, i); }
static inline int hearthstone_If_orelse_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_If, HEARTHSTONE_If_orelse); }
static inline const hearthstone_stmt *hearthstone_If_orelse(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_If, HEARTHSTONE_If_orelse, i); }

enum { HEARTHSTONE_With_items = 0, HEARTHSTONE_With_body = 1, HEARTHSTONE_With_type_comment = 2 };
const hearthstone_stmt *hearthstone_new_With(asn_arena *arena, const hearthstone_withitem *const *items, int items_count, const hearthstone_stmt *const *body, int body_count, const asn_atom *type_comment);
static inline int hearthstone_With_items_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_With, HEARTHSTONE_With_items); }
static inline const hearthstone_withitem *hearthstone_With_items(const hearthstone_stmt *t, int i) { return (const hearthstone_withitem *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_With, HEARTHSTONE_With_items, i); }
static inline int hearthstone_With_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_With, HEARTHSTONE_With_body); }
static inline const hearthstone_stmt *hearthstone_With_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_With, HEARTHSTONE_With_body, i); }
static inline asn_atom hearthstone_With_type_comment(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_With, HEARTHSTONE_With_type_comment, 0); }

enum { HEARTHSTONE_AsyncWith_items = 0, HEARTHSTONE_AsyncWith_body = 1, HEARTHSTONE_AsyncWith_type_comment = 2 };
const hearthstone_stmt *hearthstone_new_AsyncWith(asn_arena *arena, const hearthstone_withitem *const *items, int items_count, const hearthstone_stmt *const *body, int body_count, const asn_atom *type_comment);
static inline int hearthstone_AsyncWith_items_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncWith, HEARTHSTONE_AsyncWith_items); }
static inline const hearthstone_withitem *hearthstone_AsyncWith_items(const hearthstone_stmt *t, int i) { return (const hearthstone_withitem *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncWith, HEARTHSTONE_AsyncWith_items, i); }
static inline int hearthstone_AsyncWith_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncWith, HEARTHSTONE_AsyncWith_body); }
static inline const hearthstone_stmt *hearthstone_AsyncWith_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncWith, HEARTHSTONE_AsyncWith_body, i); }
static inline asn_atom hearthstone_AsyncWith_type_comment(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_AsyncWith, HEARTHSTONE_AsyncWith_type_comment, 0); }

enum { HEARTHSTONE_Match_subject = 0, HEARTHSTONE_Match_cases = 1 };
const hearthstone_stmt *hearthstone_new_Match(asn_arena *arena, const hearthstone_expr *subject, const hearthstone_match_case *const *cases, int cases_count);
static inline const hearthstone_expr *hearthstone_Match_subject(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Match, HEARTHSTONE_Match_subject, 0); }
static inline int hearthstone_Match_cases_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Match, HEARTHSTONE_Match_cases); }
static inline const hearthstone_match_case *hearthstone_Match_cases(const hearthstone_stmt *t, int i) { return (const hearthstone_match_case *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Match, HEARTHSTONE_Match_cases, i); }

enum { HEARTHSTONE_Raise_exc = 0, HEARTHSTONE_Raise_cause = 1 };
const hearthstone_stmt *hearthstone_new_Raise(asn_arena *arena, const hearthstone_expr *exc, const hearthstone_expr *cause);
static inline const hearthstone_expr *hearthstone_Raise_exc(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Raise, HEARTHSTONE_Raise_exc, 0); }
static inline const hearthstone_expr *hearthstone_Raise_cause(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Raise, HEARTHSTONE_Raise_cause, 0); }

enum { HEARTHSTONE_Try_body = 0, HEARTHSTONE_Try_handlers = 1, HEARTHSTONE_Try_orelse = 2, HEARTHSTONE_Try_finalbody = 3 };
const hearthstone_stmt *hearthstone_new_Try(asn_arena *arena, const hearthstone_stmt *const *body, int body_count, const hearthstone_excepthandler *const *handlers, int handlers_count, const hearthstone_stmt *const *orelse, int orelse_count, const hearthstone_stmt *const *finalbody, int finalbody_count);
static inline int hearthstone_Try_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_body); }
static inline const hearthstone_stmt *hearthstone_Try_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_body, i); }
static inline int hearthstone_Try_handlers_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_handlers); }
static inline const hearthstone_excepthandler *hearthstone_Try_handlers(const hearthstone_stmt *t, int i) { return (const hearthstone_excepthandler *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_handlers, i); }
static inline int hearthstone_Try_orelse_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_orelse); }
static inline const hearthstone_stmt *hearthstone_Try_orelse(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_orelse, i); }
static inline int hearthstone_Try_finalbody_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_finalbody); }
static inline const hearthstone_stmt *hearthstone_Try_finalbody(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_finalbody, i); }

enum { HEARTHSTONE_TryStar_body = 0, HEARTHSTONE_TryStar_handlers = 1, HEARTHSTONE_TryStar_orelse = 2, HEARTHSTONE_TryStar_finalbody = 3 };
const hearthstone_stmt *hearthstone_new_TryStar(asn_arena *arena, const hearthstone_stmt *const *body, int body_count, const hearthstone_excepthandler *const *handlers, int handlers_count, const hearthstone_stmt *const *orelse, int orelse_count, const hearthstone_stmt *const *finalbody, int finalbody_count);
static inline int hearthstone_TryStar_body_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_body); }
static inline const hearthstone_stmt *hearthstone_TryStar_body(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_body, i); }
static inline int hearthstone_TryStar_handlers_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_handlers); }
static inline const hearthstone_excepthandler *hearthstone_TryStar_handlers(const hearthstone_stmt *t, int i) { return (const hearthstone_excepthandler *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_handlers, i); }
static inline int hearthstone_TryStar_orelse_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_orelse); }
static inline const hearthstone_stmt *hearthstone_TryStar_orelse(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_orelse, i); }
static inline int hearthstone_TryStar_finalbody_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_finalbody); }
static inline const hearthstone_stmt *hearthstone_TryStar_finalbody(const hearthstone_stmt *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_finalbody, i); }

enum { HEARTHSTONE_Assert_test = 0, HEARTHSTONE_Assert_msg = 1 };
const hearthstone_stmt *hearthstone_new_Assert(asn_arena *arena, const hearthstone_expr *test, const hearthstone_expr *msg);
static inline const hearthstone_expr *hearthstone_Assert_test(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Assert, HEARTHSTONE_Assert_test, 0); }
static inline const hearthstone_expr *hearthstone_Assert_msg(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Assert, HEARTHSTONE_Assert_msg, 0); }

enum { HEARTHSTONE_Import_names = 0 };
const hearthstone_stmt *hearthstone_new_Import(asn_arena *arena, const hearthstone_alias *const *names, int names_count);
static inline int hearthstone_Import_names_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Import, HEARTHSTONE_Import_names); }
static inline const hearthstone_alias *hearthstone_Import_names(const hearthstone_stmt *t, int i) { return (const hearthstone_alias *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Import, HEARTHSTONE_Import_names, i); }

enum { HEARTHSTONE_ImportFrom_module = 0, HEARTHSTONE_ImportFrom_names = 1, HEARTHSTONE_ImportFrom_level = 2 };
const hearthstone_stmt *hearthstone_new_ImportFrom(asn_arena *arena, const asn_atom *module, const hearthstone_alias *const *names, int names_count, const asn_atom *level);
static inline asn_atom hearthstone_ImportFrom_module(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_ImportFrom, HEARTHSTONE_ImportFrom_module, 0); }
static inline int hearthstone_ImportFrom_names_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ImportFrom, HEARTHSTONE_ImportFrom_names); }
static inline const hearthstone_alias *hearthstone_ImportFrom_names(const hearthstone_stmt *t, int i) { return (const hearthstone_alias *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ImportFrom, HEARTHSTONE_ImportFrom_names, i); }
static inline asn_atom hearthstone_ImportFrom_level(const hearthstone_stmt *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_ImportFrom, HEARTHSTONE_ImportFrom_level, 0); }

enum { HEARTHSTONE_Global_names = 0 };
const hearthstone_stmt *hearthstone_new_Global(asn_arena *arena, const asn_atom *names, int names_count);
static inline int hearthstone_Global_names_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Global, HEARTHSTONE_Global_names); }
static inline asn_atom hearthstone_Global_names(const hearthstone_stmt *t, int i) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Global, HEARTHSTONE_Global_names, i); }

enum { HEARTHSTONE_Nonlocal_names = 0 };
const hearthstone_stmt *hearthstone_new_Nonlocal(asn_arena *arena, const asn_atom *names, int names_count);
static inline int hearthstone_Nonlocal_names_count(const hearthstone_stmt *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Nonlocal, HEARTHSTONE_Nonlocal_names); }
static inline asn_atom hearthstone_Nonlocal_names(const hearthstone_stmt *t, int i) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Nonlocal, HEARTHSTONE_Nonlocal_names, i); }

enum { HEARTHSTONE_Expr_value = 0 };
const hearthstone_stmt *hearthstone_new_Expr(asn_arena *arena, const hearthstone_expr *value);
static inline const hearthstone_expr *hearthstone_Expr_value(const hearthstone_stmt *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Expr, HEARTHSTONE_Expr_value, 0); }

const hearthstone_stmt *hearthstone_new_Pass(asn_arena *arena);

const hearthstone_stmt *hearthstone_new_Break(asn_arena *arena);

const hearthstone_stmt *hearthstone_new_Continue(asn_arena *arena);

/* expr = BoolOp(boolop op, expr* values) | NamedExpr(expr target, expr value)
 *     | BinOp(expr left, operator op, expr right) | UnaryOp(unaryop op, expr operand)
 *     | Lambda(arguments args, expr body) | IfExp(expr test, expr body, expr orelse)
 *     | Dict(expr?* keys, expr* values) | Set(expr* elts) | ListComp(expr elt, comprehension* generators)
 *     | SetComp(expr elt, comprehension* generators)
 *     | DictComp(expr key, expr value, comprehension* generators)
 *     | GeneratorExp(expr elt, comprehension* generators) | Await(expr value) | Yield(expr? value)
 *     | YieldFrom(expr value) | Compare(expr left, cmpop* ops, expr* comparators)
 *     | Call(expr func, expr* args, keyword* keywords)
 *     | FormattedValue(expr value, int conversion, expr? format_spec) | JoinedStr(expr* values)
 *     | Constant(constant value, string? kind) | Attribute(expr value, identifier attr, expr_context ctx)
 *     | Subscript(expr value, expr slice, expr_context ctx) | Starred(expr value, expr_context ctx)
 *     | Name(identifier id, expr_context ctx) | List(expr* elts, expr_context ctx)
 *     | Tuple(expr* elts, expr_context ctx) | Slice(expr? lower, expr? upper, expr? step) */
enum hearthstone_expr_kind {
    HEARTHSTONE_BoolOp = 32,
    HEARTHSTONE_NamedExpr = 33,
    HEARTHSTONE_BinOp = 34,
    HEARTHSTONE_UnaryOp = 35,
    HEARTHSTONE_Lambda = 36,
    HEARTHSTONE_IfExp = 37,
    HEARTHSTONE_Dict = 38,
    HEARTHSTONE_Set = 39,
    HEARTHSTONE_ListComp = 40,
    HEARTHSTONE_SetComp = 41,
    HEARTHSTONE_DictComp = 42,
    HEARTHSTONE_GeneratorExp = 43,
    HEARTHSTONE_Await = 44,
    HEARTHSTONE_Yield = 45,
    HEARTHSTONE_YieldFrom = 46,
    HEARTHSTONE_Compare = 47,
    HEARTHSTONE_Call = 48,
    HEARTHSTONE_FormattedValue = 49,
    HEARTHSTONE_JoinedStr = 50,
    HEARTHSTONE_Constant = 51,
    HEARTHSTONE_Attribute = 52,
    HEARTHSTONE_Subscript = 53,
    HEARTHSTONE_Starred = 54,
    HEARTHSTONE_Name = 55,
    HEARTHSTONE_List = 56,
    HEARTHSTONE_Tuple = 57,
    HEARTHSTONE_Slice = 58
};
static inline enum hearthstone_expr_kind hearthstone_expr_kind(const hearthstone_expr *t) { return (enum hearthstone_expr_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_expr_tree(const hearthstone_expr *t) { return (const asn_tree *)t; }
const hearthstone_expr *hearthstone_as_expr(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_expr(struct hearthstone_visitor *v, const hearthstone_expr *t); /* false: out of memory */

enum { HEARTHSTONE_BoolOp_op = 0, HEARTHSTONE_BoolOp_values = 1 };
const hearthstone_expr *hearthstone_new_BoolOp(asn_arena *arena, const hearthstone_boolop *op, const hearthstone_expr *const *values, int values_count);
static inline const hearthstone_boolop *hearthstone_BoolOp_op(const hearthstone_expr *t) { return (const hearthstone_boolop *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_BoolOp, HEARTHSTONE_BoolOp_op, 0); }
static inline int hearthstone_BoolOp_values_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_BoolOp, HEARTHSTONE_BoolOp_values); }
static inline const hearthstone_expr *hearthstone_BoolOp_values(const hearthstone_expr *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_BoolOp, HEARTHSTONE_BoolOp_values, i); }

enum { HEARTHSTONE_NamedExpr_target = 0, HEARTHSTONE_NamedExpr_value = 1 };
const hearthstone_expr *hearthstone_new_NamedExpr(asn_arena *arena, const hearthstone_expr *target, const hearthstone_expr *value);
static inline const hearthstone_expr *hearthstone_NamedExpr_target(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_NamedExpr, HEARTHSTONE_NamedExpr_target, 0); }
static inline const hearthstone_expr *hearthstone_NamedExpr_value(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_NamedExpr, HEARTHSTONE_NamedExpr_value, 0); }

enum { HEARTHSTONE_BinOp_left = 0, HEARTHSTONE_BinOp_op = 1, HEARTHSTONE_BinOp_right = 2 };
const hearthstone_expr *hearthstone_new_BinOp(asn_arena *arena, const hearthstone_expr *left, const hearthstone_operator *op, const hearthstone_expr *right);
static inline const hearthstone_expr *hearthstone_BinOp_left(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_BinOp, HEARTHSTONE_BinOp_left, 0); }
static inline const hearthstone_operator *hearthstone_BinOp_op(const hearthstone_expr *t) { return (const hearthstone_operator *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_BinOp, HEARTHSTONE_BinOp_op, 0); }
static inline const hearthstone_expr *hearthstone_BinOp_right(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_BinOp, HEARTHSTONE_BinOp_right, 0); }

enum { HEARTHSTONE_UnaryOp_op = 0, HEARTHSTONE_UnaryOp_operand = 1 };
const hearthstone_expr *hearthstone_new_UnaryOp(asn_arena *arena, const hearthstone_unaryop *op, const hearthstone_expr *operand);
static inline const hearthstone_unaryop *hearthstone_UnaryOp_op(const hearthstone_expr *t) { return (const hearthstone_unaryop *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_UnaryOp, HEARTHSTONE_UnaryOp_op, 0); }
static inline const hearthstone_expr *hearthstone_UnaryOp_operand(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_UnaryOp, HEARTHSTONE_UnaryOp_operand, 0); }

enum { HEARTHSTONE_Lambda_args = 0, HEARTHSTONE_Lambda_body = 1 };
const hearthstone_expr *hearthstone_new_Lambda(asn_arena *arena, const hearthstone_arguments *args, const hearthstone_expr *body);
static inline const hearthstone_arguments *hearthstone_Lambda_args(const hearthstone_expr *t) { return (const hearthstone_arguments *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Lambda, HEARTHSTONE_Lambda_args, 0); }
static inline const hearthstone_expr *hearthstone_Lambda_body(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Lambda, HEARTHSTONE_Lambda_body, 0); }

enum { HEARTHSTONE_IfExp_test = 0, HEARTHSTONE_IfExp_body = 1, HEARTHSTONE_IfExp_orelse = 2 };
const hearthstone_expr *hearthstone_new_IfExp(asn_arena *arena, const hearthstone_expr *test, const hearthstone_expr *body, const hearthstone_expr *orelse);
static inline const hearthstone_expr *hearthstone_IfExp_test(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_IfExp, HEARTHSTONE_IfExp_test, 0); }
static inline const hearthstone_expr *hearthstone_IfExp_body(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_IfExp, HEARTHSTONE_IfExp_body, 0); }
static inline const hearthstone_expr *hearthstone_IfExp_orelse(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_IfExp, HEARTHSTONE_IfExp_orelse, 0); }

enum { HEARTHSTONE_Dict_keys = 0, HEARTHSTONE_Dict_values = 1 };
const hearthstone_expr *hearthstone_new_Dict(asn_arena *arena, const hearthstone_expr *const *keys, int keys_count, const hearthstone_expr *const *values, int values_count);
static inline int hearthstone_Dict_keys_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Dict, HEARTHSTONE_Dict_keys); }
static inline const hearthstone_expr *hearthstone_Dict_keys(const hearthstone_expr *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Dict, HEARTHSTONE_Dict_keys, i); }
static inline int hearthstone_Dict_values_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Dict, HEARTHSTONE_Dict_values); }
static inline const hearthstone_expr *hearthstone_Dict_values(const hearthstone_expr *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Dict, HEARTHSTONE_Dict_values, i); }

enum { HEARTHSTONE_Set_elts = 0 };
const hearthstone_expr *hearthstone_new_Set(asn_arena *arena, const hearthstone_expr *const *elts, int elts_count);
static inline int hearthstone_Set_elts_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Set, HEARTHSTONE_Set_elts); }
static inline const hearthstone_expr *hearthstone_Set_elts(const hearthstone_expr *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Set, HEARTHSTONE_Set_elts, i); }

enum { HEARTHSTONE_ListComp_elt = 0, HEARTHSTONE_ListComp_generators = 1 };
const hearthstone_expr *hearthstone_new_ListComp(asn_arena *arena, const hearthstone_expr *elt, const hearthstone_comprehension *const *generators, int generators_count);
static inline const hearthstone_expr *hearthstone_ListComp_elt(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ListComp, HEARTHSTONE_ListComp_elt, 0); }
static inline int hearthstone_ListComp_generators_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ListComp, HEARTHSTONE_ListComp_generators); }
static inline const hearthstone_comprehension *hearthstone_ListComp_generators(const hearthstone_expr *t, int i) { return (const hearthstone_comprehension *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ListComp, HEARTHSTONE_ListComp_generators, i); }

enum { HEARTHSTONE_SetComp_elt = 0, HEARTHSTONE_SetComp_generators = 1 };
const hearthstone_expr *hearthstone_new_SetComp(asn_arena *arena, const hearthstone_expr *elt, const hearthstone_comprehension *const *generators, int generators_count);
static inline const hearthstone_expr *hearthstone_SetComp_elt(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_SetComp, HEARTHSTONE_SetComp_elt, 0); }
static inline int hearthstone_SetComp_generators_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_SetComp, HEARTHSTONE_SetComp_generators); }
static inline const hearthstone_comprehension *hearthstone_SetComp_generators(const hearthstone_expr *t, int i) { return (const hearthstone_comprehension *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_SetComp, HEARTHSTONE_SetComp_generators, i); }

enum { HEARTHSTONE_DictComp_key = 0, HEARTHSTONE_DictComp_value = 1, HEARTHSTONE_DictComp_generators = 2 };
const hearthstone_expr *hearthstone_new_DictComp(asn_arena *arena, const hearthstone_expr *key, const hearthstone_expr *value, const hearthstone_comprehension *const *generators, int generators_count);
static inline const hearthstone_expr *hearthstone_DictComp_key(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_DictComp, HEARTHSTONE_DictComp_key, 0); }
static inline const hearthstone_expr *hearthstone_DictComp_value(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_DictComp, HEARTHSTONE_DictComp_value, 0); }
static inline int hearthstone_DictComp_generators_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_DictComp, HEARTHSTONE_DictComp_generators); }
static inline const hearthstone_comprehension *hearthstone_DictComp_generators(const hearthstone_expr *t, int i) { return (const hearthstone_comprehension *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_DictComp, HEARTHSTONE_DictComp_generators, i); }

enum { HEARTHSTONE_GeneratorExp_elt = 0, HEARTHSTONE_GeneratorExp_generators = 1 };
const hearthstone_expr *hearthstone_new_GeneratorExp(asn_arena *arena, const hearthstone_expr *elt, const hearthstone_comprehension *const *generators, int generators_count);
static inline const hearthstone_expr *hearthstone_GeneratorExp_elt(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_GeneratorExp, HEARTHSTONE_GeneratorExp_elt, 0); }
static inline int hearthstone_GeneratorExp_generators_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_GeneratorExp, HEARTHSTONE_GeneratorExp_generators); }
static inline const hearthstone_comprehension *hearthstone_GeneratorExp_generators(const hearthstone_expr *t, int i) { return (const hearthstone_comprehension *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_GeneratorExp, HEARTHSTONE_GeneratorExp_generators, i); }

enum { HEARTHSTONE_Await_value = 0 };
const hearthstone_expr *hearthstone_new_Await(asn_arena *arena, const hearthstone_expr *value);
static inline const hearthstone_expr *hearthstone_Await_value(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Await, HEARTHSTONE_Await_value, 0); }

enum { HEARTHSTONE_Yield_value = 0 };
const hearthstone_expr *hearthstone_new_Yield(asn_arena *arena, const hearthstone_expr *value);
static inline const hearthstone_expr *hearthstone_Yield_value(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Yield, HEARTHSTONE_Yield_value, 0); }

enum { HEARTHSTONE_YieldFrom_value = 0 };
const hearthstone_expr *hearthstone_new_YieldFrom(asn_arena *arena, const hearthstone_expr *value);
static inline const hearthstone_expr *hearthstone_YieldFrom_value(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_YieldFrom, HEARTHSTONE_YieldFrom_value, 0); }

enum { HEARTHSTONE_Compare_left = 0, HEARTHSTONE_Compare_ops = 1, HEARTHSTONE_Compare_comparators = 2 };
const hearthstone_expr *hearthstone_new_Compare(asn_arena *arena, const hearthstone_expr *left, const hearthstone_cmpop *const *ops, int ops_count, const hearthstone_expr *const *comparators, int comparators_count);
static inline const hearthstone_expr *hearthstone_Compare_left(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Compare, HEARTHSTONE_Compare_left, 0); }
static inline int hearthstone_Compare_ops_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Compare, HEARTHSTONE_Compare_ops); }
static inline const hearthstone_cmpop *hearthstone_Compare_ops(const hearthstone_expr *t, int i) { return (const hearthstone_cmpop *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Compare, HEARTHSTONE_Compare_ops, i); }
static inline int hearthstone_Compare_comparators_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Compare, HEARTHSTONE_Compare_comparators); }
static inline const hearthstone_expr *hearthstone_Compare_comparators(const hearthstone_expr *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Compare, HEARTHSTONE_Compare_comparators, i); }

enum { HEARTHSTONE_Call_func = 0, HEARTHSTONE_Call_args = 1, HEARTHSTONE_Call_keywords = 2 };
const hearthstone_expr *hearthstone_new_Call(asn_arena *arena, const hearthstone_expr *func, const hearthstone_expr *const *args, int args_count, const hearthstone_keyword *const *keywords, int keywords_count);
static inline const hearthstone_expr *hearthstone_Call_func(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Call, HEARTHSTONE_Call_func, 0); }
static inline int hearthstone_Call_args_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Call, HEARTHSTONE_Call_args); }
static inline const hearthstone_expr *hearthstone_Call_args(const hearthstone_expr *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Call, HEARTHSTONE_Call_args, i); }
static inline int hearthstone_Call_keywords_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Call, HEARTHSTONE_Call_keywords); }
static inline const hearthstone_keyword *hearthstone_Call_keywords(const hearthstone_expr *t, int i) { return (const hearthstone_keyword *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Call, HEARTHSTONE_Call_keywords, i); }

enum { HEARTHSTONE_FormattedValue_value = 0, HEARTHSTONE_FormattedValue_conversion = 1, HEARTHSTONE_FormattedValue_format_spec = 2 };
const hearthstone_expr *hearthstone_new_FormattedValue(asn_arena *arena, const hearthstone_expr *value, asn_atom conversion, const hearthstone_expr *format_spec);
static inline const hearthstone_expr *hearthstone_FormattedValue_value(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FormattedValue, HEARTHSTONE_FormattedValue_value, 0); }
static inline asn_atom hearthstone_FormattedValue_conversion(const hearthstone_expr *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_FormattedValue, HEARTHSTONE_FormattedValue_conversion, 0); }
static inline const hearthstone_expr *hearthstone_FormattedValue_format_spec(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FormattedValue, HEARTHSTONE_FormattedValue_format_spec, 0); }

enum { HEARTHSTONE_JoinedStr_values = 0 };
const hearthstone_expr *hearthstone_new_JoinedStr(asn_arena *arena, const hearthstone_expr *const *values, int values_count);
static inline int hearthstone_JoinedStr_values_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_JoinedStr, HEARTHSTONE_JoinedStr_values); }
static inline const hearthstone_expr *hearthstone_JoinedStr_values(const hearthstone_expr *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_JoinedStr, HEARTHSTONE_JoinedStr_values, i); }

enum { HEARTHSTONE_Constant_value = 0, HEARTHSTONE_Constant_kind = 1 };
const hearthstone_expr *hearthstone_new_Constant(asn_arena *arena, asn_atom value, const asn_atom *kind);
static inline asn_atom hearthstone_Constant_value(const hearthstone_expr *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Constant, HEARTHSTONE_Constant_value, 0); }
static inline asn_atom hearthstone_Constant_kind(const hearthstone_expr *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Constant, HEARTHSTONE_Constant_kind, 0); }

enum { HEARTHSTONE_Attribute_value = 0, HEARTHSTONE_Attribute_attr = 1, HEARTHSTONE_Attribute_ctx = 2 };
const hearthstone_expr *hearthstone_new_Attribute(asn_arena *arena, const hearthstone_expr *value, asn_atom attr, const hearthstone_expr_context *ctx);
static inline const hearthstone_expr *hearthstone_Attribute_value(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Attribute, HEARTHSTONE_Attribute_value, 0); }
static inline asn_atom hearthstone_Attribute_attr(const hearthstone_expr *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Attribute, HEARTHSTONE_Attribute_attr, 0); }
static inline const hearthstone_expr_context *hearthstone_Attribute_ctx(const hearthstone_expr *t) { return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Attribute, HEARTHSTONE_Attribute_ctx, 0); }

enum { HEARTHSTONE_Subscript_value = 0, HEARTHSTONE_Subscript_slice = 1, HEARTHSTONE_Subscript_ctx = 2 };
const hearthstone_expr *hearthstone_new_Subscript(asn_arena *arena, const hearthstone_expr *value, const hearthstone_expr *slice, const hearthstone_expr_context *ctx);
static inline const hearthstone_expr *hearthstone_Subscript_value(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Subscript, HEARTHSTONE_Subscript_value, 0); }
static inline const hearthstone_expr *hearthstone_Subscript_slice(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Subscript, HEARTHSTONE_Subscript_slice, 0); }
static inline const hearthstone_expr_context *hearthstone_Subscript_ctx(const hearthstone_expr *t) { return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Subscript, HEARTHSTONE_Subscript_ctx, 0); }

enum { HEARTHSTONE_Starred_value = 0, HEARTHSTONE_Starred_ctx = 1 };
const hearthstone_expr *hearthstone_new_Starred(asn_arena *arena, const hearthstone_expr *value, const hearthstone_expr_context *ctx);
static inline const hearthstone_expr *hearthstone_Starred_value(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Starred, HEARTHSTONE_Starred_value, 0); }
static inline const hearthstone_expr_context *hearthstone_Starred_ctx(const hearthstone_expr *t) { return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Starred, HEARTHSTONE_Starred_ctx, 0); }

enum { HEARTHSTONE_Name_id = 0, HEARTHSTONE_Name_ctx = 1 };
const hearthstone_expr *hearthstone_new_Name(asn_arena *arena, asn_atom id, const hearthstone_expr_context *ctx);
static inline asn_atom hearthstone_Name_id(const hearthstone_expr *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Name, HEARTHSTONE_Name_id, 0); }
static inline const hearthstone_expr_context *hearthstone_Name_ctx(const hearthstone_expr *t) { return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Name, HEARTHSTONE_Name_ctx, 0); }

enum { HEARTHSTONE_List_elts = 0, HEARTHSTONE_List_ctx = 1 };
const hearthstone_expr *hearthstone_new_List(asn_arena *arena, const hearthstone_expr *const *elts, int elts_count, const hearthstone_expr_context *ctx);
static inline int hearthstone_List_elts_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_List, HEARTHSTONE_List_elts); }
static inline const hearthstone_expr *hearthstone_List_elts(const hearthstone_expr *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_List, HEARTHSTONE_List_elts, i); }
static inline const hearthstone_expr_context *hearthstone_List_ctx(const hearthstone_expr *t) { return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_List, HEARTHSTONE_List_ctx, 0); }

enum { HEARTHSTONE_Tuple_elts = 0, HEARTHSTONE_Tuple_ctx = 1 };
const hearthstone_expr *hearthstone_new_Tuple(asn_arena *arena, const hearthstone_expr *const *elts, int elts_count, const hearthstone_expr_context *ctx);
static inline int hearthstone_Tuple_elts_count(const hearthstone_expr *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Tuple, HEARTHSTONE_Tuple_elts); }
static inline const hearthstone_expr *hearthstone_Tuple_elts(const hearthstone_expr *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Tuple, HEARTHSTONE_Tuple_elts, i); }
static inline const hearthstone_expr_context *hearthstone_Tuple_ctx(const hearthstone_expr *t) { return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Tuple, HEARTHSTONE_Tuple_ctx, 0); }

enum { HEARTHSTONE_Slice_lower = 0, HEARTHSTONE_Slice_upper = 1, HEARTHSTONE_Slice_step = 2 };
const hearthstone_expr *hearthstone_new_Slice(asn_arena *arena, const hearthstone_expr *lower, const hearthstone_expr *upper, const hearthstone_expr *step);
static inline const hearthstone_expr *hearthstone_Slice_lower(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Slice, HEARTHSTONE_Slice_lower, 0); }
static inline const hearthstone_expr *hearthstone_Slice_upper(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Slice, HEARTHSTONE_Slice_upper, 0); }
static inline const hearthstone_expr *hearthstone_Slice_step(const hearthstone_expr *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Slice, HEARTHSTONE_Slice_step, 0); }

/* expr_context = Load | Store | Del */
enum hearthstone_expr_context_kind {
    HEARTHSTONE_Load = 59,
    HEARTHSTONE_Store = 60,
    HEARTHSTONE_Del = 61
};
static inline enum hearthstone_expr_context_kind hearthstone_expr_context_kind(const hearthstone_expr_context *t) { return (enum hearthstone_expr_context_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_expr_context_tree(const hearthstone_expr_context *t) { return (const asn_tree *)t; }
const hearthstone_expr_context *hearthstone_as_expr_context(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_expr_context(struct hearthstone_visitor *v, const hearthstone_expr_context *t); /* false: out of memory */

const hearthstone_expr_context *hearthstone_new_Load(asn_arena *arena);

const hearthstone_expr_context *hearthstone_new_Store(asn_arena *arena);

const hearthstone_expr_context *hearthstone_new_Del(asn_arena *arena);

/* boolop = And | Or */
enum hearthstone_boolop_kind {
    HEARTHSTONE_And = 62,
    HEARTHSTONE_Or = 63
};
static inline enum hearthstone_boolop_kind hearthstone_boolop_kind(const hearthstone_boolop *t) { return (enum hearthstone_boolop_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_boolop_tree(const hearthstone_boolop *t) { return (const asn_tree *)t; }
const hearthstone_boolop *hearthstone_as_boolop(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_boolop(struct hearthstone_visitor *v, const hearthstone_boolop *t); /* false: out of memory */

const hearthstone_boolop *hearthstone_new_And(asn_arena *arena);

const hearthstone_boolop *hearthstone_new_Or(asn_arena *arena);

/* operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd
 *     | FloorDiv */
enum hearthstone_operator_kind {
    HEARTHSTONE_Add = 64,
    HEARTHSTONE_Sub = 65,
    HEARTHSTONE_Mult = 66,
    HEARTHSTONE_MatMult = 67,
    HEARTHSTONE_Div = 68,
    HEARTHSTONE_Mod = 69,
    HEARTHSTONE_Pow = 70,
    HEARTHSTONE_LShift = 71,
    HEARTHSTONE_RShift = 72,
    HEARTHSTONE_BitOr = 73,
    HEARTHSTONE_BitXor = 74,
    HEARTHSTONE_BitAnd = 75,
    HEARTHSTONE_FloorDiv = 76
};
static inline enum hearthstone_operator_kind hearthstone_operator_kind(const hearthstone_operator *t) { return (enum hearthstone_operator_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_operator_tree(const hearthstone_operator *t) { return (const asn_tree *)t; }
const hearthstone_operator *hearthstone_as_operator(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_operator(struct hearthstone_visitor *v, const hearthstone_operator *t); /* false: out of memory */

const hearthstone_operator *hearthstone_new_Add(asn_arena *arena);

const hearthstone_operator *hearthstone_new_Sub(asn_arena *arena);

const hearthstone_operator *hearthstone_new_Mult(asn_arena *arena);

const hearthstone_operator *hearthstone_new_MatMult(asn_arena *arena);

const hearthstone_operator *hearthstone_new_Div(asn_arena *arena);

const hearthstone_operator *hearthstone_new_Mod(asn_arena *arena);

const hearthstone_operator *hearthstone_new_Pow(asn_arena *arena);

const hearthstone_operator *hearthstone_new_LShift(asn_arena *arena);

const hearthstone_operator *hearthstone_new_RShift(asn_arena *arena);

const hearthstone_operator *hearthstone_new_BitOr(asn_arena *arena);

const hearthstone_operator *hearthstone_new_BitXor(asn_arena *arena);

const hearthstone_operator *hearthstone_new_BitAnd(asn_arena *arena);

const hearthstone_operator *hearthstone_new_FloorDiv(asn_arena *arena);

/* unaryop = Invert | Not | UAdd | USub */
enum hearthstone_unaryop_kind {
    HEARTHSTONE_Invert = 77,
    HEARTHSTONE_Not = 78,
    HEARTHSTONE_UAdd = 79,
    HEARTHSTONE_USub = 80
};
static inline enum hearthstone_unaryop_kind hearthstone_unaryop_kind(const hearthstone_unaryop *t) { return (enum hearthstone_unaryop_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_unaryop_tree(const hearthstone_unaryop *t) { return (const asn_tree *)t; }
const hearthstone_unaryop *hearthstone_as_unaryop(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_unaryop(struct hearthstone_visitor *v, const hearthstone_unaryop *t); /* false: out of memory */

const hearthstone_unaryop *hearthstone_new_Invert(asn_arena *arena);

const hearthstone_unaryop *hearthstone_new_Not(asn_arena *arena);

const hearthstone_unaryop *hearthstone_new_UAdd(asn_arena *arena);

const hearthstone_unaryop *hearthstone_new_USub(asn_arena *arena);

/* cmpop = Eq | NotEq | Lt | LtE | Gt | GtE | Is | IsNot | In | NotIn */
enum hearthstone_cmpop_kind {
    HEARTHSTONE_Eq = 81,
    HEARTHSTONE_NotEq = 82,
    HEARTHSTONE_Lt = 83,
    HEARTHSTONE_LtE = 84,
    HEARTHSTONE_Gt = 85,
    HEARTHSTONE_GtE = 86,
    HEARTHSTONE_Is = 87,
    HEARTHSTONE_IsNot = 88,
    HEARTHSTONE_In = 89,
    HEARTHSTONE_NotIn = 90
};
static inline enum hearthstone_cmpop_kind hearthstone_cmpop_kind(const hearthstone_cmpop *t) { return (enum hearthstone_cmpop_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_cmpop_tree(const hearthstone_cmpop *t) { return (const asn_tree *)t; }
const hearthstone_cmpop *hearthstone_as_cmpop(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_cmpop(struct hearthstone_visitor *v, const hearthstone_cmpop *t); /* false: out of memory */

const hearthstone_cmpop *hearthstone_new_Eq(asn_arena *arena);

const hearthstone_cmpop *hearthstone_new_NotEq(asn_arena *arena);

const hearthstone_cmpop *hearthstone_new_Lt(asn_arena *arena);

const hearthstone_cmpop *hearthstone_new_LtE(asn_arena *arena);

const hearthstone_cmpop *hearthstone_new_Gt(asn_arena *arena);

const hearthstone_cmpop *hearthstone_new_GtE(asn_arena *arena);

const hearthstone_cmpop *hearthstone_new_Is(asn_arena *arena);

const hearthstone_cmpop *hearthstone_new_IsNot(asn_arena *arena);

const hearthstone_cmpop *hearthstone_new_In(asn_arena *arena);

const hearthstone_cmpop *hearthstone_new_NotIn(asn_arena *arena);

/* comprehension = (expr target, expr iter, expr* ifs, int is_async) */
enum hearthstone_comprehension_kind {
    HEARTHSTONE_comprehension = 91
};
static inline enum hearthstone_comprehension_kind hearthstone_comprehension_kind(const hearthstone_comprehension *t) { return (enum hearthstone_comprehension_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_comprehension_tree(const hearthstone_comprehension *t) { return (const asn_tree *)t; }
const hearthstone_comprehension *hearthstone_as_comprehension(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_comprehension(struct hearthstone_visitor *v, const hearthstone_comprehension *t); /* false: out of memory */

enum { HEARTHSTONE_comprehension_target = 0, HEARTHSTONE_comprehension_iter = 1, HEARTHSTONE_comprehension_ifs = 2, HEARTHSTONE_comprehension_is_async = 3 };
const hearthstone_comprehension *hearthstone_new_comprehension(asn_arena *arena, const hearthstone_expr *target, const hearthstone_expr *iter, const hearthstone_expr *const *ifs, int ifs_count, asn_atom is_async);
static inline const hearthstone_expr *hearthstone_comprehension_target(const hearthstone_comprehension *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_comprehension, HEARTHSTONE_comprehension_target, 0); }
static inline const hearthstone_expr *hearthstone_comprehension_iter(const hearthstone_comprehension *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_comprehension, HEARTHSTONE_comprehension_iter, 0); }
static inline int hearthstone_comprehension_ifs_count(const hearthstone_comprehension *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_comprehension, HEARTHSTONE_comprehension_ifs); }
static inline const hearthstone_expr *hearthstone_comprehension_ifs(const hearthstone_comprehension *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_comprehension, HEARTHSTONE_comprehension_ifs, i); }
static inline asn_atom hearthstone_comprehension_is_async(const hearthstone_comprehension *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_comprehension, HEARTHSTONE_comprehension_is_async, 0); }

/* excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body) */
enum hearthstone_excepthandler_kind {
    HEARTHSTONE_ExceptHandler = 92
};
static inline enum hearthstone_excepthandler_kind hearthstone_excepthandler_kind(const hearthstone_excepthandler *t) { return (enum hearthstone_excepthandler_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_excepthandler_tree(const hearthstone_excepthandler *t) { return (const asn_tree *)t; }
const hearthstone_excepthandler *hearthstone_as_excepthandler(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_excepthandler(struct hearthstone_visitor *v, const hearthstone_excepthandler *t); /* false: out of memory */

enum { HEARTHSTONE_ExceptHandler_type = 0, HEARTHSTONE_ExceptHandler_name = 1, HEARTHSTONE_ExceptHandler_body = 2 };
const hearthstone_excepthandler *hearthstone_new_ExceptHandler(asn_arena *arena, const hearthstone_expr *type, const asn_atom *name, const hearthstone_stmt *const *body, int body_count);
static inline const hearthstone_expr *hearthstone_ExceptHandler_type(const hearthstone_excepthandler *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ExceptHandler, HEARTHSTONE_ExceptHandler_type, 0); }
static inline asn_atom hearthstone_ExceptHandler_name(const hearthstone_excepthandler *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_ExceptHandler, HEARTHSTONE_ExceptHandler_name, 0); }
static inline int hearthstone_ExceptHandler_body_count(const hearthstone_excepthandler *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ExceptHandler, HEARTHSTONE_ExceptHandler_body); }
static inline const hearthstone_stmt *hearthstone_ExceptHandler_body(const hearthstone_excepthandler *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ExceptHandler, HEARTHSTONE_ExceptHandler_body, i); }

/* arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg, expr* defaults) */
enum hearthstone_arguments_kind {
    HEARTHSTONE_arguments = 93
};
static inline enum hearthstone_arguments_kind hearthstone_arguments_kind(const hearthstone_arguments *t) { return (enum hearthstone_arguments_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_arguments_tree(const hearthstone_arguments *t) { return (const asn_tree *)t; }
const hearthstone_arguments *hearthstone_as_arguments(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_arguments(struct hearthstone_visitor *v, const hearthstone_arguments *t); /* false: out of memory */

enum { HEARTHSTONE_arguments_posonlyargs = 0, HEARTHSTONE_arguments_args = 1, HEARTHSTONE_arguments_vararg = 2, HEARTHSTONE_arguments_kwonlyargs = 3, HEARTHSTONE_arguments_kw_defaults = 4, HEARTHSTONE_arguments_kwarg = 5, HEARTHSTONE_arguments_defaults = 6 };
const hearthstone_arguments *hearthstone_new_arguments(asn_arena *arena, const hearthstone_arg *const *posonlyargs, int posonlyargs_count, const hearthstone_arg *const *args, int args_count, const hearthstone_arg *vararg, const hearthstone_arg *const *kwonlyargs, int kwonlyargs_count, const hearthstone_expr *const *kw_defaults, int kw_defaults_count, const hearthstone_arg *kwarg, const hearthstone_expr *const *defaults, int defaults_count);
static inline int hearthstone_arguments_posonlyargs_count(const hearthstone_arguments *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_posonlyargs); }
static inline const hearthstone_arg *hearthstone_arguments_posonlyargs(const hearthstone_arguments *t, int i) { return (const hearthstone_arg *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_posonlyargs, i); }
static inline int hearthstone_arguments_args_count(const hearthstone_arguments *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_args); }
static inline const hearthstone_arg *hearthstone_arguments_args(const hearthstone_arguments *t, int i) { return (const hearthstone_arg *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_args, i); }
static inline const hearthstone_arg *hearthstone_arguments_vararg(const hearthstone_arguments *t) { return (const hearthstone_arg *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_vararg, 0); }
static inline int hearthstone_arguments_kwonlyargs_count(const hearthstone_arguments *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_kwonlyargs); }
static inline const hearthstone_arg *hearthstone_arguments_kwonlyargs(const hearthstone_arguments *t, int i) { return (const hearthstone_arg *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_kwonlyargs, i); }
static inline int hearthstone_arguments_kw_defaults_count(const hearthstone_arguments *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_kw_defaults); }
static inline const hearthstone_expr *hearthstone_arguments_kw_defaults(const hearthstone_arguments *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_kw_defaults, i); }
static inline const hearthstone_arg *hearthstone_arguments_kwarg(const hearthstone_arguments *t) { return (const hearthstone_arg *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_kwarg, 0); }
static inline int hearthstone_arguments_defaults_count(const hearthstone_arguments *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_defaults); }
static inline const hearthstone_expr *hearthstone_arguments_defaults(const hearthstone_arguments *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_defaults, i); }

/* arg = (identifier arg, expr? annotation, string? type_comment) */
enum hearthstone_arg_kind {
    HEARTHSTONE_arg = 94
};
static inline enum hearthstone_arg_kind hearthstone_arg_kind(const hearthstone_arg *t) { return (enum hearthstone_arg_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_arg_tree(const hearthstone_arg *t) { return (const asn_tree *)t; }
const hearthstone_arg *hearthstone_as_arg(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_arg(struct hearthstone_visitor *v, const hearthstone_arg *t); /* false: out of memory */

enum { HEARTHSTONE_arg_arg = 0, HEARTHSTONE_arg_annotation = 1, HEARTHSTONE_arg_type_comment = 2 };
const hearthstone_arg *hearthstone_new_arg(asn_arena *arena, asn_atom arg, const hearthstone_expr *annotation, const asn_atom *type_comment);
static inline asn_atom hearthstone_arg_arg(const hearthstone_arg *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_arg, HEARTHSTONE_arg_arg, 0); }
static inline const hearthstone_expr *hearthstone_arg_annotation(const hearthstone_arg *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arg, HEARTHSTONE_arg_annotation, 0); }
static inline asn_atom hearthstone_arg_type_comment(const hearthstone_arg *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_arg, HEARTHSTONE_arg_type_comment, 0); }

/* keyword = (identifier? arg, expr value) */
enum hearthstone_keyword_kind {
    HEARTHSTONE_keyword = 95
};
static inline enum hearthstone_keyword_kind hearthstone_keyword_kind(const hearthstone_keyword *t) { return (enum hearthstone_keyword_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_keyword_tree(const hearthstone_keyword *t) { return (const asn_tree *)t; }
const hearthstone_keyword *hearthstone_as_keyword(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_keyword(struct hearthstone_visitor *v, const hearthstone_keyword *t); /* false: out of memory */

enum { HEARTHSTONE_keyword_arg = 0, HEARTHSTONE_keyword_value = 1 };
const hearthstone_keyword *hearthstone_new_keyword(asn_arena *arena, const asn_atom *arg, const hearthstone_expr *value);
static inline asn_atom hearthstone_keyword_arg(const hearthstone_keyword *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_keyword, HEARTHSTONE_keyword_arg, 0); }
static inline const hearthstone_expr *hearthstone_keyword_value(const hearthstone_keyword *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_keyword, HEARTHSTONE_keyword_value, 0); }

/* alias = (identifier name, identifier? asname) */
enum hearthstone_alias_kind {
    HEARTHSTONE_alias = 96
};
static inline enum hearthstone_alias_kind hearthstone_alias_kind(const hearthstone_alias *t) { return (enum hearthstone_alias_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_alias_tree(const hearthstone_alias *t) { return (const asn_tree *)t; }
const hearthstone_alias *hearthstone_as_alias(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_alias(struct hearthstone_visitor *v, const hearthstone_alias *t); /* false: out of memory */

enum { HEARTHSTONE_alias_name = 0, HEARTHSTONE_alias_asname = 1 };
const hearthstone_alias *hearthstone_new_alias(asn_arena *arena, asn_atom name, const asn_atom *asname);
static inline asn_atom hearthstone_alias_name(const hearthstone_alias *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_alias, HEARTHSTONE_alias_name, 0); }
static inline asn_atom hearthstone_alias_asname(const hearthstone_alias *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_alias, HEARTHSTONE_alias_asname, 0); }

/* withitem = (expr context_expr, expr? optional_vars) */
enum hearthstone_withitem_kind {
    HEARTHSTONE_withitem = 97
};
static inline enum hearthstone_withitem_kind hearthstone_withitem_kind(const hearthstone_withitem *t) { return (enum hearthstone_withitem_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_withitem_tree(const hearthstone_withitem *t) { return (const asn_tree *)t; }
const hearthstone_withitem *hearthstone_as_withitem(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_withitem(struct hearthstone_visitor *v, const hearthstone_withitem *t); /* false: out of memory */

enum { HEARTHSTONE_withitem_context_expr = 0, HEARTHSTONE_withitem_optional_vars = 1 };
const hearthstone_withitem *hearthstone_new_withitem(asn_arena *arena, const hearthstone_expr *context_expr, const hearthstone_expr *optional_vars);
static inline const hearthstone_expr *hearthstone_withitem_context_expr(const hearthstone_withitem *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_withitem, HEARTHSTONE_withitem_context_expr, 0); }
static inline const hearthstone_expr *hearthstone_withitem_optional_vars(const hearthstone_withitem *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_withitem, HEARTHSTONE_withitem_optional_vars, 0); }

/* match_case = (pattern pattern, expr? guard, stmt* body) */
enum hearthstone_match_case_kind {
    HEARTHSTONE_match_case = 98
};
static inline enum hearthstone_match_case_kind hearthstone_match_case_kind(const hearthstone_match_case *t) { return (enum hearthstone_match_case_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_match_case_tree(const hearthstone_match_case *t) { return (const asn_tree *)t; }
const hearthstone_match_case *hearthstone_as_match_case(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_match_case(struct hearthstone_visitor *v, const hearthstone_match_case *t); /* false: out of memory */

enum { HEARTHSTONE_match_case_pattern = 0, HEARTHSTONE_match_case_guard = 1, HEARTHSTONE_match_case_body = 2 };
const hearthstone_match_case *hearthstone_new_match_case(asn_arena *arena, const hearthstone_pattern *pattern, const hearthstone_expr *guard, const hearthstone_stmt *const *body, int body_count);
static inline const hearthstone_pattern *hearthstone_match_case_pattern(const hearthstone_match_case *t) { return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_match_case, HEARTHSTONE_match_case_pattern, 0); }
static inline const hearthstone_expr *hearthstone_match_case_guard(const hearthstone_match_case *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_match_case, HEARTHSTONE_match_case_guard, 0); }
static inline int hearthstone_match_case_body_count(const hearthstone_match_case *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_match_case, HEARTHSTONE_match_case_body); }
static inline const hearthstone_stmt *hearthstone_match_case_body(const hearthstone_match_case *t, int i) { return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_match_case, HEARTHSTONE_match_case_body, i); }

/* pattern = MatchValue(expr value) | MatchSingleton(constant value) | MatchSequence(pattern* patterns)
 *     | MatchMapping(expr* keys, pattern* patterns, identifier? rest)
 *     | MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)
 *     | MatchStar(identifier? name) | MatchAs(pattern? pattern, identifier? name)
 *     | MatchOr(pattern* patterns) */
enum hearthstone_pattern_kind {
    HEARTHSTONE_MatchValue = 99,
    HEARTHSTONE_MatchSingleton = 100,
    HEARTHSTONE_MatchSequence = 101,
    HEARTHSTONE_MatchMapping = 102,
    HEARTHSTONE_MatchClass = 103,
    HEARTHSTONE_MatchStar = 104,
    HEARTHSTONE_MatchAs = 105,
    HEARTHSTONE_MatchOr = 106
};
static inline enum hearthstone_pattern_kind hearthstone_pattern_kind(const hearthstone_pattern *t) { return (enum hearthstone_pattern_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_pattern_tree(const hearthstone_pattern *t) { return (const asn_tree *)t; }
const hearthstone_pattern *hearthstone_as_pattern(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_pattern(struct hearthstone_visitor *v, const hearthstone_pattern *t); /* false: out of memory */

enum { HEARTHSTONE_MatchValue_value = 0 };
const hearthstone_pattern *hearthstone_new_MatchValue(asn_arena *arena, const hearthstone_expr *value);
static inline const hearthstone_expr *hearthstone_MatchValue_value(const hearthstone_pattern *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchValue, HEARTHSTONE_MatchValue_value, 0); }

enum { HEARTHSTONE_MatchSingleton_value = 0 };
const hearthstone_pattern *hearthstone_new_MatchSingleton(asn_arena *arena, asn_atom value);
static inline asn_atom hearthstone_MatchSingleton_value(const hearthstone_pattern *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_MatchSingleton, HEARTHSTONE_MatchSingleton_value, 0); }

enum { HEARTHSTONE_MatchSequence_patterns = 0 };
const hearthstone_pattern *hearthstone_new_MatchSequence(asn_arena *arena, const hearthstone_pattern *const *patterns, int patterns_count);
static inline int hearthstone_MatchSequence_patterns_count(const hearthstone_pattern *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchSequence, HEARTHSTONE_MatchSequence_patterns); }
static inline const hearthstone_pattern *hearthstone_MatchSequence_patterns(const hearthstone_pattern *t, int i) { return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchSequence, HEARTHSTONE_MatchSequence_patterns, i); }

enum { HEARTHSTONE_MatchMapping_keys = 0, HEARTHSTONE_MatchMapping_patterns = 1, HEARTHSTONE_MatchMapping_rest = 2 };
const hearthstone_pattern *hearthstone_new_MatchMapping(asn_arena *arena, const hearthstone_expr *const *keys, int keys_count, const hearthstone_pattern *const *patterns, int patterns_count, const asn_atom *rest);
static inline int hearthstone_MatchMapping_keys_count(const hearthstone_pattern *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchMapping, HEARTHSTONE_MatchMapping_keys); }
static inline const hearthstone_expr *hearthstone_MatchMapping_keys(const hearthstone_pattern *t, int i) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchMapping, HEARTHSTONE_MatchMapping_keys, i); }
static inline int hearthstone_MatchMapping_patterns_count(const hearthstone_pattern *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchMapping, HEARTHSTONE_MatchMapping_patterns); }
static inline const hearthstone_pattern *hearthstone_MatchMapping_patterns(const hearthstone_pattern *t, int i) { return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchMapping, HEARTHSTONE_MatchMapping_patterns, i); }
static inline asn_atom hearthstone_MatchMapping_rest(const hearthstone_pattern *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_MatchMapping, HEARTHSTONE_MatchMapping_rest, 0); }

enum { HEARTHSTONE_MatchClass_cls = 0, HEARTHSTONE_MatchClass_patterns = 1, HEARTHSTONE_MatchClass_kwd_attrs = 2, HEARTHSTONE_MatchClass_kwd_patterns = 3 };
const hearthstone_pattern *hearthstone_new_MatchClass(asn_arena *arena, const hearthstone_expr *cls, const hearthstone_pattern *const *patterns, int patterns_count, const asn_atom *kwd_attrs, int kwd_attrs_count, const hearthstone_pattern *const *kwd_patterns, int kwd_patterns_count);
static inline const hearthstone_expr *hearthstone_MatchClass_cls(const hearthstone_pattern *t) { return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_cls, 0); }
static inline int hearthstone_MatchClass_patterns_count(const hearthstone_pattern *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_patterns); }
static inline const hearthstone_pattern *hearthstone_MatchClass_patterns(const hearthstone_pattern *t, int i) { return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_patterns, i); }
static inline int hearthstone_MatchClass_kwd_attrs_count(const hearthstone_pattern *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_kwd_attrs); }
static inline asn_atom hearthstone_MatchClass_kwd_attrs(const hearthstone_pattern *t, int i) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_kwd_attrs, i); }
static inline int hearthstone_MatchClass_kwd_patterns_count(const hearthstone_pattern *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_kwd_patterns); }
static inline const hearthstone_pattern *hearthstone_MatchClass_kwd_patterns(const hearthstone_pattern *t, int i) { return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_kwd_patterns, i); }

enum { HEARTHSTONE_MatchStar_name = 0 };
const hearthstone_pattern *hearthstone_new_MatchStar(asn_arena *arena, const asn_atom *name);
static inline asn_atom hearthstone_MatchStar_name(const hearthstone_pattern *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_MatchStar, HEARTHSTONE_MatchStar_name, 0); }

enum { HEARTHSTONE_MatchAs_pattern = 0, HEARTHSTONE_MatchAs_name = 1 };
const hearthstone_pattern *hearthstone_new_MatchAs(asn_arena *arena, const hearthstone_pattern *pattern, const asn_atom *name);
static inline const hearthstone_pattern *hearthstone_MatchAs_pattern(const hearthstone_pattern *t) { return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchAs, HEARTHSTONE_MatchAs_pattern, 0); }
static inline asn_atom hearthstone_MatchAs_name(const hearthstone_pattern *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_MatchAs, HEARTHSTONE_MatchAs_name, 0); }

enum { HEARTHSTONE_MatchOr_patterns = 0 };
const hearthstone_pattern *hearthstone_new_MatchOr(asn_arena *arena, const hearthstone_pattern *const *patterns, int patterns_count);
static inline int hearthstone_MatchOr_patterns_count(const hearthstone_pattern *t) { return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchOr, HEARTHSTONE_MatchOr_patterns); }
static inline const hearthstone_pattern *hearthstone_MatchOr_patterns(const hearthstone_pattern *t, int i) { return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchOr, HEARTHSTONE_MatchOr_patterns, i); }

/* type_ignore = TypeIgnore(int lineno, string tag) */
enum hearthstone_type_ignore_kind {
    HEARTHSTONE_TypeIgnore = 107
};
static inline enum hearthstone_type_ignore_kind hearthstone_type_ignore_kind(const hearthstone_type_ignore *t) { return (enum hearthstone_type_ignore_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *hearthstone_type_ignore_tree(const hearthstone_type_ignore *t) { return (const asn_tree *)t; }
const hearthstone_type_ignore *hearthstone_as_type_ignore(const asn_tree *t); /* NULL when it is a tree of another type */
bool hearthstone_visit_type_ignore(struct hearthstone_visitor *v, const hearthstone_type_ignore *t); /* false: out of memory */

enum { HEARTHSTONE_TypeIgnore_lineno = 0, HEARTHSTONE_TypeIgnore_tag = 1 };
const hearthstone_type_ignore *hearthstone_new_TypeIgnore(asn_arena *arena, asn_atom lineno, asn_atom tag);
static inline asn_atom hearthstone_TypeIgnore_lineno(const hearthstone_type_ignore *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_TypeIgnore, HEARTHSTONE_TypeIgnore_lineno, 0); }
static inline asn_atom hearthstone_TypeIgnore_tag(const hearthstone_type_ignore *t) { return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_TypeIgnore, HEARTHSTONE_TypeIgnore_tag, 0); }

#ifdef __cplusplus
}
#endif
#endif
