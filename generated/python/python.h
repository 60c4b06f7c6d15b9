/* python.h: trees of python.asdl for C programs. Written by asdlc from python.asdl and python.task. Change those, not this file.
 *
 *     #include "python.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const python_mod *t = python_read(arena, "Module(body=[], type_ignores=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (python_mod_kind(t) == PYTHON_Module)
 *         puts("Module");
 *     puts(python_text(arena, t)); // in the target language; python_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. python_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); python_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef PYTHON_H
#define PYTHON_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar python_grammar;

typedef struct python_mod python_mod;
typedef struct python_stmt python_stmt;
typedef struct python_expr python_expr;
typedef struct python_expr_context python_expr_context;
typedef struct python_boolop python_boolop;
typedef struct python_operator python_operator;
typedef struct python_unaryop python_unaryop;
typedef struct python_cmpop python_cmpop;
typedef struct python_comprehension python_comprehension;
typedef struct python_excepthandler python_excepthandler;
typedef struct python_arguments python_arguments;
typedef struct python_arg python_arg;
typedef struct python_keyword python_keyword;
typedef struct python_alias python_alias;
typedef struct python_withitem python_withitem;
typedef struct python_match_case python_match_case;
typedef struct python_pattern python_pattern;
typedef struct python_type_ignore python_type_ignore;

const python_mod *python_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *python_write(asn_arena *arena, const python_mod *t); /* tree text, as Python's ast.dump writes it */
const char *python_text(asn_arena *arena, const python_mod *t);  /* target text, by the task's templates */
bool python_type_mod(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum python_types {
    PYTHON_TYPE_mod = 0,
    PYTHON_TYPE_stmt = 1,
    PYTHON_TYPE_expr = 2,
    PYTHON_TYPE_expr_context = 3,
    PYTHON_TYPE_boolop = 4,
    PYTHON_TYPE_operator = 5,
    PYTHON_TYPE_unaryop = 6,
    PYTHON_TYPE_cmpop = 7,
    PYTHON_TYPE_comprehension = 8,
    PYTHON_TYPE_excepthandler = 9,
    PYTHON_TYPE_arguments = 10,
    PYTHON_TYPE_arg = 11,
    PYTHON_TYPE_keyword = 12,
    PYTHON_TYPE_alias = 13,
    PYTHON_TYPE_withitem = 14,
    PYTHON_TYPE_match_case = 15,
    PYTHON_TYPE_pattern = 16,
    PYTHON_TYPE_type_ignore = 17,
    PYTHON_TYPE_identifier = 18,
    PYTHON_TYPE_string = 19,
    PYTHON_TYPE_int = 20,
    PYTHON_TYPE_constant = 21
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct python_visitor python_visitor;
struct python_visitor {
    void *context;
    bool (*Module)(python_visitor *v, const python_mod *t);
    bool (*Interactive)(python_visitor *v, const python_mod *t);
    bool (*Expression)(python_visitor *v, const python_mod *t);
    bool (*FunctionType)(python_visitor *v, const python_mod *t);
    bool (*FunctionDef)(python_visitor *v, const python_stmt *t);
    bool (*AsyncFunctionDef)(python_visitor *v, const python_stmt *t);
    bool (*ClassDef)(python_visitor *v, const python_stmt *t);
    bool (*Return)(python_visitor *v, const python_stmt *t);
    bool (*Delete)(python_visitor *v, const python_stmt *t);
    bool (*Assign)(python_visitor *v, const python_stmt *t);
    bool (*AugAssign)(python_visitor *v, const python_stmt *t);
    bool (*AnnAssign)(python_visitor *v, const python_stmt *t);
    bool (*For)(python_visitor *v, const python_stmt *t);
    bool (*AsyncFor)(python_visitor *v, const python_stmt *t);
    bool (*While)(python_visitor *v, const python_stmt *t);
    bool (*If)(python_visitor *v, const python_stmt *t);
    bool (*With)(python_visitor *v, const python_stmt *t);
    bool (*AsyncWith)(python_visitor *v, const python_stmt *t);
    bool (*Match)(python_visitor *v, const python_stmt *t);
    bool (*Raise)(python_visitor *v, const python_stmt *t);
    bool (*Try)(python_visitor *v, const python_stmt *t);
    bool (*TryStar)(python_visitor *v, const python_stmt *t);
    bool (*Assert)(python_visitor *v, const python_stmt *t);
    bool (*Import)(python_visitor *v, const python_stmt *t);
    bool (*ImportFrom)(python_visitor *v, const python_stmt *t);
    bool (*Global)(python_visitor *v, const python_stmt *t);
    bool (*Nonlocal)(python_visitor *v, const python_stmt *t);
    bool (*Expr)(python_visitor *v, const python_stmt *t);
    bool (*Pass)(python_visitor *v, const python_stmt *t);
    bool (*Break)(python_visitor *v, const python_stmt *t);
    bool (*Continue)(python_visitor *v, const python_stmt *t);
    bool (*BoolOp)(python_visitor *v, const python_expr *t);
    bool (*NamedExpr)(python_visitor *v, const python_expr *t);
    bool (*BinOp)(python_visitor *v, const python_expr *t);
    bool (*UnaryOp)(python_visitor *v, const python_expr *t);
    bool (*Lambda)(python_visitor *v, const python_expr *t);
    bool (*IfExp)(python_visitor *v, const python_expr *t);
    bool (*Dict)(python_visitor *v, const python_expr *t);
    bool (*Set)(python_visitor *v, const python_expr *t);
    bool (*ListComp)(python_visitor *v, const python_expr *t);
    bool (*SetComp)(python_visitor *v, const python_expr *t);
    bool (*DictComp)(python_visitor *v, const python_expr *t);
    bool (*GeneratorExp)(python_visitor *v, const python_expr *t);
    bool (*Await)(python_visitor *v, const python_expr *t);
    bool (*Yield)(python_visitor *v, const python_expr *t);
    bool (*YieldFrom)(python_visitor *v, const python_expr *t);
    bool (*Compare)(python_visitor *v, const python_expr *t);
    bool (*Call)(python_visitor *v, const python_expr *t);
    bool (*FormattedValue)(python_visitor *v, const python_expr *t);
    bool (*JoinedStr)(python_visitor *v, const python_expr *t);
    bool (*Constant)(python_visitor *v, const python_expr *t);
    bool (*Attribute)(python_visitor *v, const python_expr *t);
    bool (*Subscript)(python_visitor *v, const python_expr *t);
    bool (*Starred)(python_visitor *v, const python_expr *t);
    bool (*Name)(python_visitor *v, const python_expr *t);
    bool (*List)(python_visitor *v, const python_expr *t);
    bool (*Tuple)(python_visitor *v, const python_expr *t);
    bool (*Slice)(python_visitor *v, const python_expr *t);
    bool (*Load)(python_visitor *v, const python_expr_context *t);
    bool (*Store)(python_visitor *v, const python_expr_context *t);
    bool (*Del)(python_visitor *v, const python_expr_context *t);
    bool (*And)(python_visitor *v, const python_boolop *t);
    bool (*Or)(python_visitor *v, const python_boolop *t);
    bool (*Add)(python_visitor *v, const python_operator *t);
    bool (*Sub)(python_visitor *v, const python_operator *t);
    bool (*Mult)(python_visitor *v, const python_operator *t);
    bool (*MatMult)(python_visitor *v, const python_operator *t);
    bool (*Div)(python_visitor *v, const python_operator *t);
    bool (*Mod)(python_visitor *v, const python_operator *t);
    bool (*Pow)(python_visitor *v, const python_operator *t);
    bool (*LShift)(python_visitor *v, const python_operator *t);
    bool (*RShift)(python_visitor *v, const python_operator *t);
    bool (*BitOr)(python_visitor *v, const python_operator *t);
    bool (*BitXor)(python_visitor *v, const python_operator *t);
    bool (*BitAnd)(python_visitor *v, const python_operator *t);
    bool (*FloorDiv)(python_visitor *v, const python_operator *t);
    bool (*Invert)(python_visitor *v, const python_unaryop *t);
    bool (*Not)(python_visitor *v, const python_unaryop *t);
    bool (*UAdd)(python_visitor *v, const python_unaryop *t);
    bool (*USub)(python_visitor *v, const python_unaryop *t);
    bool (*Eq)(python_visitor *v, const python_cmpop *t);
    bool (*NotEq)(python_visitor *v, const python_cmpop *t);
    bool (*Lt)(python_visitor *v, const python_cmpop *t);
    bool (*LtE)(python_visitor *v, const python_cmpop *t);
    bool (*Gt)(python_visitor *v, const python_cmpop *t);
    bool (*GtE)(python_visitor *v, const python_cmpop *t);
    bool (*Is)(python_visitor *v, const python_cmpop *t);
    bool (*IsNot)(python_visitor *v, const python_cmpop *t);
    bool (*In)(python_visitor *v, const python_cmpop *t);
    bool (*NotIn)(python_visitor *v, const python_cmpop *t);
    bool (*comprehension)(python_visitor *v, const python_comprehension *t);
    bool (*ExceptHandler)(python_visitor *v, const python_excepthandler *t);
    bool (*arguments)(python_visitor *v, const python_arguments *t);
    bool (*arg)(python_visitor *v, const python_arg *t);
    bool (*keyword)(python_visitor *v, const python_keyword *t);
    bool (*alias)(python_visitor *v, const python_alias *t);
    bool (*withitem)(python_visitor *v, const python_withitem *t);
    bool (*match_case)(python_visitor *v, const python_match_case *t);
    bool (*MatchValue)(python_visitor *v, const python_pattern *t);
    bool (*MatchSingleton)(python_visitor *v, const python_pattern *t);
    bool (*MatchSequence)(python_visitor *v, const python_pattern *t);
    bool (*MatchMapping)(python_visitor *v, const python_pattern *t);
    bool (*MatchClass)(python_visitor *v, const python_pattern *t);
    bool (*MatchStar)(python_visitor *v, const python_pattern *t);
    bool (*MatchAs)(python_visitor *v, const python_pattern *t);
    bool (*MatchOr)(python_visitor *v, const python_pattern *t);
    bool (*TypeIgnore)(python_visitor *v, const python_type_ignore *t);
    void (*leave)(python_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* mod = Module(stmt* body, type_ignore* type_ignores) | Interactive(stmt* body) | Expression(expr body)
 *     | FunctionType(expr* argtypes, expr returns) */
enum python_mod_kind {
    PYTHON_Module = 1,
    PYTHON_Interactive = 2,
    PYTHON_Expression = 3,
    PYTHON_FunctionType = 4
};
static inline enum python_mod_kind python_mod_kind(const python_mod *t) { return (enum python_mod_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_mod_tree(const python_mod *t) { return (const asn_tree *)t; }
const python_mod *python_as_mod(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_mod(struct python_visitor *v, const python_mod *t); /* false: out of memory */

enum { PYTHON_Module_body = 0, PYTHON_Module_type_ignores = 1 };
const python_mod *python_new_Module(asn_arena *arena, const python_stmt *const *body, int body_count, const python_type_ignore *const *type_ignores, int type_ignores_count);
static inline int python_Module_body_count(const python_mod *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Module, PYTHON_Module_body); }
static inline const python_stmt *python_Module_body(const python_mod *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_Module, PYTHON_Module_body, i); }
static inline int python_Module_type_ignores_count(const python_mod *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Module, PYTHON_Module_type_ignores); }
static inline const python_type_ignore *python_Module_type_ignores(const python_mod *t, int i) { return (const python_type_ignore *)asn_tree_child_of((const asn_tree *)t, PYTHON_Module, PYTHON_Module_type_ignores, i); }

enum { PYTHON_Interactive_body = 0 };
const python_mod *python_new_Interactive(asn_arena *arena, const python_stmt *const *body, int body_count);
static inline int python_Interactive_body_count(const python_mod *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Interactive, PYTHON_Interactive_body); }
static inline const python_stmt *python_Interactive_body(const python_mod *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_Interactive, PYTHON_Interactive_body, i); }

enum { PYTHON_Expression_body = 0 };
const python_mod *python_new_Expression(asn_arena *arena, const python_expr *body);
static inline const python_expr *python_Expression_body(const python_mod *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Expression, PYTHON_Expression_body, 0); }

enum { PYTHON_FunctionType_argtypes = 0, PYTHON_FunctionType_returns = 1 };
const python_mod *python_new_FunctionType(asn_arena *arena, const python_expr *const *argtypes, int argtypes_count, const python_expr *returns);
static inline int python_FunctionType_argtypes_count(const python_mod *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_FunctionType, PYTHON_FunctionType_argtypes); }
static inline const python_expr *python_FunctionType_argtypes(const python_mod *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionType, PYTHON_FunctionType_argtypes, i); }
static inline const python_expr *python_FunctionType_returns(const python_mod *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionType, PYTHON_FunctionType_returns, 0); }

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
enum python_stmt_kind {
    PYTHON_FunctionDef = 5,
    PYTHON_AsyncFunctionDef = 6,
    PYTHON_ClassDef = 7,
    PYTHON_Return = 8,
    PYTHON_Delete = 9,
    PYTHON_Assign = 10,
    PYTHON_AugAssign = 11,
    PYTHON_AnnAssign = 12,
    PYTHON_For = 13,
    PYTHON_AsyncFor = 14,
    PYTHON_While = 15,
    PYTHON_If = 16,
    PYTHON_With = 17,
    PYTHON_AsyncWith = 18,
    PYTHON_Match = 19,
    PYTHON_Raise = 20,
    PYTHON_Try = 21,
    PYTHON_TryStar = 22,
    PYTHON_Assert = 23,
    PYTHON_Import = 24,
    PYTHON_ImportFrom = 25,
    PYTHON_Global = 26,
    PYTHON_Nonlocal = 27,
    PYTHON_Expr = 28,
    PYTHON_Pass = 29,
    PYTHON_Break = 30,
    PYTHON_Continue = 31
};
static inline enum python_stmt_kind python_stmt_kind(const python_stmt *t) { return (enum python_stmt_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_stmt_tree(const python_stmt *t) { return (const asn_tree *)t; }
const python_stmt *python_as_stmt(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_stmt(struct python_visitor *v, const python_stmt *t); /* false: out of memory */

enum { PYTHON_FunctionDef_name = 0, PYTHON_FunctionDef_args = 1, PYTHON_FunctionDef_body = 2, PYTHON_FunctionDef_decorator_list = 3, PYTHON_FunctionDef_returns = 4, PYTHON_FunctionDef_type_comment = 5 };
const python_stmt *python_new_FunctionDef(asn_arena *arena, asn_atom name, const python_arguments *args, const python_stmt *const *body, int body_count, const python_expr *const *decorator_list, int decorator_list_count, const python_expr *returns, const asn_atom *type_comment);
static inline asn_atom python_FunctionDef_name(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_name, 0); }
static inline const python_arguments *python_FunctionDef_args(const python_stmt *t) { return (const python_arguments *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_args, 0); }
static inline int python_FunctionDef_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_body); }
static inline const python_stmt *python_FunctionDef_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_body, i); }
static inline int python_FunctionDef_decorator_list_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_decorator_list); }
static inline const python_expr *python_FunctionDef_decorator_list(const python_stmt *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_decorator_list, i); }
static inline const python_expr *python_FunctionDef_returns(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_returns, 0); }
static inline asn_atom python_FunctionDef_type_comment(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_type_comment, 0); }

enum { PYTHON_AsyncFunctionDef_name = 0, PYTHON_AsyncFunctionDef_args = 1, PYTHON_AsyncFunctionDef_body = 2, PYTHON_AsyncFunctionDef_decorator_list = 3, PYTHON_AsyncFunctionDef_returns = 4, PYTHON_AsyncFunctionDef_type_comment = 5 };
const python_stmt *python_new_AsyncFunctionDef(asn_arena *arena, asn_atom name, const python_arguments *args, const python_stmt *const *body, int body_count, const python_expr *const *decorator_list, int decorator_list_count, const python_expr *returns, const asn_atom *type_comment);
static inline asn_atom python_AsyncFunctionDef_name(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_name, 0); }
static inline const python_arguments *python_AsyncFunctionDef_args(const python_stmt *t) { return (const python_arguments *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_args, 0); }
static inline int python_AsyncFunctionDef_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_body); }
static inline const python_stmt *python_AsyncFunctionDef_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_body, i); }
static inline int python_AsyncFunctionDef_decorator_list_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_decorator_list); }
static inline const python_expr *python_AsyncFunctionDef_decorator_list(const python_stmt *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_decorator_list, i); }
static inline const python_expr *python_AsyncFunctionDef_returns(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_returns, 0); }
static inline asn_atom python_AsyncFunctionDef_type_comment(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_type_comment, 0); }

enum { PYTHON_ClassDef_name = 0, PYTHON_ClassDef_bases = 1, PYTHON_ClassDef_keywords = 2, PYTHON_ClassDef_body = 3, PYTHON_ClassDef_decorator_list = 4 };
const python_stmt *python_new_ClassDef(asn_arena *arena, asn_atom name, const python_expr *const *bases, int bases_count, const python_keyword *const *keywords, int keywords_count, const python_stmt *const *body, int body_count, const python_expr *const *decorator_list, int decorator_list_count);
static inline asn_atom python_ClassDef_name(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_name, 0); }
static inline int python_ClassDef_bases_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_bases); }
static inline const python_expr *python_ClassDef_bases(const python_stmt *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_bases, i); }
static inline int python_ClassDef_keywords_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_keywords); }
static inline const python_keyword *python_ClassDef_keywords(const python_stmt *t, int i) { return (const python_keyword *)asn_tree_child_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_keywords, i); }
static inline int python_ClassDef_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_body); }
static inline const python_stmt *python_ClassDef_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_body, i); }
static inline int python_ClassDef_decorator_list_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_decorator_list); }
static inline const python_expr *python_ClassDef_decorator_list(const python_stmt *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_decorator_list, i); }

enum { PYTHON_Return_value = 0 };
const python_stmt *python_new_Return(asn_arena *arena, const python_expr *value);
static inline const python_expr *python_Return_value(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Return, PYTHON_Return_value, 0); }

enum { PYTHON_Delete_targets = 0 };
const python_stmt *python_new_Delete(asn_arena *arena, const python_expr *const *targets, int targets_count);
static inline int python_Delete_targets_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Delete, PYTHON_Delete_targets); }
static inline const python_expr *python_Delete_targets(const python_stmt *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Delete, PYTHON_Delete_targets, i); }

enum { PYTHON_Assign_targets = 0, PYTHON_Assign_value = 1, PYTHON_Assign_type_comment = 2 };
const python_stmt *python_new_Assign(asn_arena *arena, const python_expr *const *targets, int targets_count, const python_expr *value, const asn_atom *type_comment);
static inline int python_Assign_targets_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Assign, PYTHON_Assign_targets); }
static inline const python_expr *python_Assign_targets(const python_stmt *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Assign, PYTHON_Assign_targets, i); }
static inline const python_expr *python_Assign_value(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Assign, PYTHON_Assign_value, 0); }
static inline asn_atom python_Assign_type_comment(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_Assign, PYTHON_Assign_type_comment, 0); }

enum { PYTHON_AugAssign_target = 0, PYTHON_AugAssign_op = 1, PYTHON_AugAssign_value = 2 };
const python_stmt *python_new_AugAssign(asn_arena *arena, const python_expr *target, const python_operator *op, const python_expr *value);
static inline const python_expr *python_AugAssign_target(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AugAssign, PYTHON_AugAssign_target, 0); }
static inline const python_operator *python_AugAssign_op(const python_stmt *t) { return (const python_operator *)asn_tree_child_of((const asn_tree *)t, PYTHON_AugAssign, PYTHON_AugAssign_op, 0); }
static inline const python_expr *python_AugAssign_value(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AugAssign, PYTHON_AugAssign_value, 0); }

enum { PYTHON_AnnAssign_target = 0, PYTHON_AnnAssign_annotation = 1, PYTHON_AnnAssign_value = 2, PYTHON_AnnAssign_simple = 3 };
const python_stmt *python_new_AnnAssign(asn_arena *arena, const python_expr *target, const python_expr *annotation, const python_expr *value, asn_atom simple);
static inline const python_expr *python_AnnAssign_target(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AnnAssign, PYTHON_AnnAssign_target, 0); }
static inline const python_expr *python_AnnAssign_annotation(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AnnAssign, PYTHON_AnnAssign_annotation, 0); }
static inline const python_expr *python_AnnAssign_value(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AnnAssign, PYTHON_AnnAssign_value, 0); }
static inline asn_atom python_AnnAssign_simple(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_AnnAssign, PYTHON_AnnAssign_simple, 0); }

enum { PYTHON_For_target = 0, PYTHON_For_iter = 1, PYTHON_For_body = 2, PYTHON_For_orelse = 3, PYTHON_For_type_comment = 4 };
const python_stmt *python_new_For(asn_arena *arena, const python_expr *target, const python_expr *iter, const python_stmt *const *body, int body_count, const python_stmt *const *orelse, int orelse_count, const asn_atom *type_comment);
static inline const python_expr *python_For_target(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_For, PYTHON_For_target, 0); }
static inline const python_expr *python_For_iter(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_For, PYTHON_For_iter, 0); }
static inline int python_For_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_For, PYTHON_For_body); }
static inline const python_stmt *python_For_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_For, PYTHON_For_body, i); }
static inline int python_For_orelse_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_For, PYTHON_For_orelse); }
static inline const python_stmt *python_For_orelse(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_For, PYTHON_For_orelse, i); }
static inline asn_atom python_For_type_comment(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_For, PYTHON_For_type_comment, 0); }

enum { PYTHON_AsyncFor_target = 0, PYTHON_AsyncFor_iter = 1, PYTHON_AsyncFor_body = 2, PYTHON_AsyncFor_orelse = 3, PYTHON_AsyncFor_type_comment = 4 };
const python_stmt *python_new_AsyncFor(asn_arena *arena, const python_expr *target, const python_expr *iter, const python_stmt *const *body, int body_count, const python_stmt *const *orelse, int orelse_count, const asn_atom *type_comment);
static inline const python_expr *python_AsyncFor_target(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_target, 0); }
static inline const python_expr *python_AsyncFor_iter(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_iter, 0); }
static inline int python_AsyncFor_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_body); }
static inline const python_stmt *python_AsyncFor_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_body, i); }
static inline int python_AsyncFor_orelse_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_orelse); }
static inline const python_stmt *python_AsyncFor_orelse(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_orelse, i); }
static inline asn_atom python_AsyncFor_type_comment(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_type_comment, 0); }

enum { PYTHON_While_test = 0, PYTHON_While_body = 1, PYTHON_While_orelse = 2 };
const python_stmt *python_new_While(asn_arena *arena, const python_expr *test, const python_stmt *const *body, int body_count, const python_stmt *const *orelse, int orelse_count);
static inline const python_expr *python_While_test(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_While, PYTHON_While_test, 0); }
static inline int python_While_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_While, PYTHON_While_body); }
static inline const python_stmt *python_While_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_While, PYTHON_While_body, i); }
static inline int python_While_orelse_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_While, PYTHON_While_orelse); }
static inline const python_stmt *python_While_orelse(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_While, PYTHON_While_orelse, i); }

enum { PYTHON_If_test = 0, PYTHON_If_body = 1, PYTHON_If_orelse = 2 };
const python_stmt *python_new_If(asn_arena *arena, const python_expr *test, const python_stmt *const *body, int body_count, const python_stmt *const *orelse, int orelse_count);
static inline const python_expr *python_If_test(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_If, PYTHON_If_test, 0); }
static inline int python_If_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_If, PYTHON_If_body); }
static inline const python_stmt *python_If_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_If, PYTHON_If_body, i); }
static inline int python_If_orelse_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_If, PYTHON_If_orelse); }
static inline const python_stmt *python_If_orelse(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_If, PYTHON_If_orelse, i); }

enum { PYTHON_With_items = 0, PYTHON_With_body = 1, PYTHON_With_type_comment = 2 };
const python_stmt *python_new_With(asn_arena *arena, const python_withitem *const *items, int items_count, const python_stmt *const *body, int body_count, const asn_atom *type_comment);
static inline int python_With_items_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_With, PYTHON_With_items); }
static inline const python_withitem *python_With_items(const python_stmt *t, int i) { return (const python_withitem *)asn_tree_child_of((const asn_tree *)t, PYTHON_With, PYTHON_With_items, i); }
static inline int python_With_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_With, PYTHON_With_body); }
static inline const python_stmt *python_With_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_With, PYTHON_With_body, i); }
static inline asn_atom python_With_type_comment(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_With, PYTHON_With_type_comment, 0); }

enum { PYTHON_AsyncWith_items = 0, PYTHON_AsyncWith_body = 1, PYTHON_AsyncWith_type_comment = 2 };
const python_stmt *python_new_AsyncWith(asn_arena *arena, const python_withitem *const *items, int items_count, const python_stmt *const *body, int body_count, const asn_atom *type_comment);
static inline int python_AsyncWith_items_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncWith, PYTHON_AsyncWith_items); }
static inline const python_withitem *python_AsyncWith_items(const python_stmt *t, int i) { return (const python_withitem *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncWith, PYTHON_AsyncWith_items, i); }
static inline int python_AsyncWith_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncWith, PYTHON_AsyncWith_body); }
static inline const python_stmt *python_AsyncWith_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncWith, PYTHON_AsyncWith_body, i); }
static inline asn_atom python_AsyncWith_type_comment(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_AsyncWith, PYTHON_AsyncWith_type_comment, 0); }

enum { PYTHON_Match_subject = 0, PYTHON_Match_cases = 1 };
const python_stmt *python_new_Match(asn_arena *arena, const python_expr *subject, const python_match_case *const *cases, int cases_count);
static inline const python_expr *python_Match_subject(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Match, PYTHON_Match_subject, 0); }
static inline int python_Match_cases_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Match, PYTHON_Match_cases); }
static inline const python_match_case *python_Match_cases(const python_stmt *t, int i) { return (const python_match_case *)asn_tree_child_of((const asn_tree *)t, PYTHON_Match, PYTHON_Match_cases, i); }

enum { PYTHON_Raise_exc = 0, PYTHON_Raise_cause = 1 };
const python_stmt *python_new_Raise(asn_arena *arena, const python_expr *exc, const python_expr *cause);
static inline const python_expr *python_Raise_exc(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Raise, PYTHON_Raise_exc, 0); }
static inline const python_expr *python_Raise_cause(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Raise, PYTHON_Raise_cause, 0); }

enum { PYTHON_Try_body = 0, PYTHON_Try_handlers = 1, PYTHON_Try_orelse = 2, PYTHON_Try_finalbody = 3 };
const python_stmt *python_new_Try(asn_arena *arena, const python_stmt *const *body, int body_count, const python_excepthandler *const *handlers, int handlers_count, const python_stmt *const *orelse, int orelse_count, const python_stmt *const *finalbody, int finalbody_count);
static inline int python_Try_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_body); }
static inline const python_stmt *python_Try_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_body, i); }
static inline int python_Try_handlers_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_handlers); }
static inline const python_excepthandler *python_Try_handlers(const python_stmt *t, int i) { return (const python_excepthandler *)asn_tree_child_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_handlers, i); }
static inline int python_Try_orelse_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_orelse); }
static inline const python_stmt *python_Try_orelse(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_orelse, i); }
static inline int python_Try_finalbody_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_finalbody); }
static inline const python_stmt *python_Try_finalbody(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_finalbody, i); }

enum { PYTHON_TryStar_body = 0, PYTHON_TryStar_handlers = 1, PYTHON_TryStar_orelse = 2, PYTHON_TryStar_finalbody = 3 };
const python_stmt *python_new_TryStar(asn_arena *arena, const python_stmt *const *body, int body_count, const python_excepthandler *const *handlers, int handlers_count, const python_stmt *const *orelse, int orelse_count, const python_stmt *const *finalbody, int finalbody_count);
static inline int python_TryStar_body_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_body); }
static inline const python_stmt *python_TryStar_body(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_body, i); }
static inline int python_TryStar_handlers_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_handlers); }
static inline const python_excepthandler *python_TryStar_handlers(const python_stmt *t, int i) { return (const python_excepthandler *)asn_tree_child_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_handlers, i); }
static inline int python_TryStar_orelse_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_orelse); }
static inline const python_stmt *python_TryStar_orelse(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_orelse, i); }
static inline int python_TryStar_finalbody_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_finalbody); }
static inline const python_stmt *python_TryStar_finalbody(const python_stmt *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_finalbody, i); }

enum { PYTHON_Assert_test = 0, PYTHON_Assert_msg = 1 };
const python_stmt *python_new_Assert(asn_arena *arena, const python_expr *test, const python_expr *msg);
static inline const python_expr *python_Assert_test(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Assert, PYTHON_Assert_test, 0); }
static inline const python_expr *python_Assert_msg(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Assert, PYTHON_Assert_msg, 0); }

enum { PYTHON_Import_names = 0 };
const python_stmt *python_new_Import(asn_arena *arena, const python_alias *const *names, int names_count);
static inline int python_Import_names_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Import, PYTHON_Import_names); }
static inline const python_alias *python_Import_names(const python_stmt *t, int i) { return (const python_alias *)asn_tree_child_of((const asn_tree *)t, PYTHON_Import, PYTHON_Import_names, i); }

enum { PYTHON_ImportFrom_module = 0, PYTHON_ImportFrom_names = 1, PYTHON_ImportFrom_level = 2 };
const python_stmt *python_new_ImportFrom(asn_arena *arena, const asn_atom *module, const python_alias *const *names, int names_count, const asn_atom *level);
static inline asn_atom python_ImportFrom_module(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_ImportFrom, PYTHON_ImportFrom_module, 0); }
static inline int python_ImportFrom_names_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_ImportFrom, PYTHON_ImportFrom_names); }
static inline const python_alias *python_ImportFrom_names(const python_stmt *t, int i) { return (const python_alias *)asn_tree_child_of((const asn_tree *)t, PYTHON_ImportFrom, PYTHON_ImportFrom_names, i); }
static inline asn_atom python_ImportFrom_level(const python_stmt *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_ImportFrom, PYTHON_ImportFrom_level, 0); }

enum { PYTHON_Global_names = 0 };
const python_stmt *python_new_Global(asn_arena *arena, const asn_atom *names, int names_count);
static inline int python_Global_names_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Global, PYTHON_Global_names); }
static inline asn_atom python_Global_names(const python_stmt *t, int i) { return asn_tree_value_of((const asn_tree *)t, PYTHON_Global, PYTHON_Global_names, i); }

enum { PYTHON_Nonlocal_names = 0 };
const python_stmt *python_new_Nonlocal(asn_arena *arena, const asn_atom *names, int names_count);
static inline int python_Nonlocal_names_count(const python_stmt *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Nonlocal, PYTHON_Nonlocal_names); }
static inline asn_atom python_Nonlocal_names(const python_stmt *t, int i) { return asn_tree_value_of((const asn_tree *)t, PYTHON_Nonlocal, PYTHON_Nonlocal_names, i); }

enum { PYTHON_Expr_value = 0 };
const python_stmt *python_new_Expr(asn_arena *arena, const python_expr *value);
static inline const python_expr *python_Expr_value(const python_stmt *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Expr, PYTHON_Expr_value, 0); }

const python_stmt *python_new_Pass(asn_arena *arena);

const python_stmt *python_new_Break(asn_arena *arena);

const python_stmt *python_new_Continue(asn_arena *arena);

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
enum python_expr_kind {
    PYTHON_BoolOp = 32,
    PYTHON_NamedExpr = 33,
    PYTHON_BinOp = 34,
    PYTHON_UnaryOp = 35,
    PYTHON_Lambda = 36,
    PYTHON_IfExp = 37,
    PYTHON_Dict = 38,
    PYTHON_Set = 39,
    PYTHON_ListComp = 40,
    PYTHON_SetComp = 41,
    PYTHON_DictComp = 42,
    PYTHON_GeneratorExp = 43,
    PYTHON_Await = 44,
    PYTHON_Yield = 45,
    PYTHON_YieldFrom = 46,
    PYTHON_Compare = 47,
    PYTHON_Call = 48,
    PYTHON_FormattedValue = 49,
    PYTHON_JoinedStr = 50,
    PYTHON_Constant = 51,
    PYTHON_Attribute = 52,
    PYTHON_Subscript = 53,
    PYTHON_Starred = 54,
    PYTHON_Name = 55,
    PYTHON_List = 56,
    PYTHON_Tuple = 57,
    PYTHON_Slice = 58
};
static inline enum python_expr_kind python_expr_kind(const python_expr *t) { return (enum python_expr_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_expr_tree(const python_expr *t) { return (const asn_tree *)t; }
const python_expr *python_as_expr(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_expr(struct python_visitor *v, const python_expr *t); /* false: out of memory */

enum { PYTHON_BoolOp_op = 0, PYTHON_BoolOp_values = 1 };
const python_expr *python_new_BoolOp(asn_arena *arena, const python_boolop *op, const python_expr *const *values, int values_count);
static inline const python_boolop *python_BoolOp_op(const python_expr *t) { return (const python_boolop *)asn_tree_child_of((const asn_tree *)t, PYTHON_BoolOp, PYTHON_BoolOp_op, 0); }
static inline int python_BoolOp_values_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_BoolOp, PYTHON_BoolOp_values); }
static inline const python_expr *python_BoolOp_values(const python_expr *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_BoolOp, PYTHON_BoolOp_values, i); }

enum { PYTHON_NamedExpr_target = 0, PYTHON_NamedExpr_value = 1 };
const python_expr *python_new_NamedExpr(asn_arena *arena, const python_expr *target, const python_expr *value);
static inline const python_expr *python_NamedExpr_target(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_NamedExpr, PYTHON_NamedExpr_target, 0); }
static inline const python_expr *python_NamedExpr_value(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_NamedExpr, PYTHON_NamedExpr_value, 0); }

enum { PYTHON_BinOp_left = 0, PYTHON_BinOp_op = 1, PYTHON_BinOp_right = 2 };
const python_expr *python_new_BinOp(asn_arena *arena, const python_expr *left, const python_operator *op, const python_expr *right);
static inline const python_expr *python_BinOp_left(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_BinOp, PYTHON_BinOp_left, 0); }
static inline const python_operator *python_BinOp_op(const python_expr *t) { return (const python_operator *)asn_tree_child_of((const asn_tree *)t, PYTHON_BinOp, PYTHON_BinOp_op, 0); }
static inline const python_expr *python_BinOp_right(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_BinOp, PYTHON_BinOp_right, 0); }

enum { PYTHON_UnaryOp_op = 0, PYTHON_UnaryOp_operand = 1 };
const python_expr *python_new_UnaryOp(asn_arena *arena, const python_unaryop *op, const python_expr *operand);
static inline const python_unaryop *python_UnaryOp_op(const python_expr *t) { return (const python_unaryop *)asn_tree_child_of((const asn_tree *)t, PYTHON_UnaryOp, PYTHON_UnaryOp_op, 0); }
static inline const python_expr *python_UnaryOp_operand(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_UnaryOp, PYTHON_UnaryOp_operand, 0); }

enum { PYTHON_Lambda_args = 0, PYTHON_Lambda_body = 1 };
const python_expr *python_new_Lambda(asn_arena *arena, const python_arguments *args, const python_expr *body);
static inline const python_arguments *python_Lambda_args(const python_expr *t) { return (const python_arguments *)asn_tree_child_of((const asn_tree *)t, PYTHON_Lambda, PYTHON_Lambda_args, 0); }
static inline const python_expr *python_Lambda_body(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Lambda, PYTHON_Lambda_body, 0); }

enum { PYTHON_IfExp_test = 0, PYTHON_IfExp_body = 1, PYTHON_IfExp_orelse = 2 };
const python_expr *python_new_IfExp(asn_arena *arena, const python_expr *test, const python_expr *body, const python_expr *orelse);
static inline const python_expr *python_IfExp_test(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_IfExp, PYTHON_IfExp_test, 0); }
static inline const python_expr *python_IfExp_body(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_IfExp, PYTHON_IfExp_body, 0); }
static inline const python_expr *python_IfExp_orelse(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_IfExp, PYTHON_IfExp_orelse, 0); }

enum { PYTHON_Dict_keys = 0, PYTHON_Dict_values = 1 };
const python_expr *python_new_Dict(asn_arena *arena, const python_expr *const *keys, int keys_count, const python_expr *const *values, int values_count);
static inline int python_Dict_keys_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Dict, PYTHON_Dict_keys); }
static inline const python_expr *python_Dict_keys(const python_expr *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Dict, PYTHON_Dict_keys, i); }
static inline int python_Dict_values_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Dict, PYTHON_Dict_values); }
static inline const python_expr *python_Dict_values(const python_expr *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Dict, PYTHON_Dict_values, i); }

enum { PYTHON_Set_elts = 0 };
const python_expr *python_new_Set(asn_arena *arena, const python_expr *const *elts, int elts_count);
static inline int python_Set_elts_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Set, PYTHON_Set_elts); }
static inline const python_expr *python_Set_elts(const python_expr *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Set, PYTHON_Set_elts, i); }

enum { PYTHON_ListComp_elt = 0, PYTHON_ListComp_generators = 1 };
const python_expr *python_new_ListComp(asn_arena *arena, const python_expr *elt, const python_comprehension *const *generators, int generators_count);
static inline const python_expr *python_ListComp_elt(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_ListComp, PYTHON_ListComp_elt, 0); }
static inline int python_ListComp_generators_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_ListComp, PYTHON_ListComp_generators); }
static inline const python_comprehension *python_ListComp_generators(const python_expr *t, int i) { return (const python_comprehension *)asn_tree_child_of((const asn_tree *)t, PYTHON_ListComp, PYTHON_ListComp_generators, i); }

enum { PYTHON_SetComp_elt = 0, PYTHON_SetComp_generators = 1 };
const python_expr *python_new_SetComp(asn_arena *arena, const python_expr *elt, const python_comprehension *const *generators, int generators_count);
static inline const python_expr *python_SetComp_elt(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_SetComp, PYTHON_SetComp_elt, 0); }
static inline int python_SetComp_generators_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_SetComp, PYTHON_SetComp_generators); }
static inline const python_comprehension *python_SetComp_generators(const python_expr *t, int i) { return (const python_comprehension *)asn_tree_child_of((const asn_tree *)t, PYTHON_SetComp, PYTHON_SetComp_generators, i); }

enum { PYTHON_DictComp_key = 0, PYTHON_DictComp_value = 1, PYTHON_DictComp_generators = 2 };
const python_expr *python_new_DictComp(asn_arena *arena, const python_expr *key, const python_expr *value, const python_comprehension *const *generators, int generators_count);
static inline const python_expr *python_DictComp_key(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_DictComp, PYTHON_DictComp_key, 0); }
static inline const python_expr *python_DictComp_value(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_DictComp, PYTHON_DictComp_value, 0); }
static inline int python_DictComp_generators_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_DictComp, PYTHON_DictComp_generators); }
static inline const python_comprehension *python_DictComp_generators(const python_expr *t, int i) { return (const python_comprehension *)asn_tree_child_of((const asn_tree *)t, PYTHON_DictComp, PYTHON_DictComp_generators, i); }

enum { PYTHON_GeneratorExp_elt = 0, PYTHON_GeneratorExp_generators = 1 };
const python_expr *python_new_GeneratorExp(asn_arena *arena, const python_expr *elt, const python_comprehension *const *generators, int generators_count);
static inline const python_expr *python_GeneratorExp_elt(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_GeneratorExp, PYTHON_GeneratorExp_elt, 0); }
static inline int python_GeneratorExp_generators_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_GeneratorExp, PYTHON_GeneratorExp_generators); }
static inline const python_comprehension *python_GeneratorExp_generators(const python_expr *t, int i) { return (const python_comprehension *)asn_tree_child_of((const asn_tree *)t, PYTHON_GeneratorExp, PYTHON_GeneratorExp_generators, i); }

enum { PYTHON_Await_value = 0 };
const python_expr *python_new_Await(asn_arena *arena, const python_expr *value);
static inline const python_expr *python_Await_value(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Await, PYTHON_Await_value, 0); }

enum { PYTHON_Yield_value = 0 };
const python_expr *python_new_Yield(asn_arena *arena, const python_expr *value);
static inline const python_expr *python_Yield_value(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Yield, PYTHON_Yield_value, 0); }

enum { PYTHON_YieldFrom_value = 0 };
const python_expr *python_new_YieldFrom(asn_arena *arena, const python_expr *value);
static inline const python_expr *python_YieldFrom_value(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_YieldFrom, PYTHON_YieldFrom_value, 0); }

enum { PYTHON_Compare_left = 0, PYTHON_Compare_ops = 1, PYTHON_Compare_comparators = 2 };
const python_expr *python_new_Compare(asn_arena *arena, const python_expr *left, const python_cmpop *const *ops, int ops_count, const python_expr *const *comparators, int comparators_count);
static inline const python_expr *python_Compare_left(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Compare, PYTHON_Compare_left, 0); }
static inline int python_Compare_ops_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Compare, PYTHON_Compare_ops); }
static inline const python_cmpop *python_Compare_ops(const python_expr *t, int i) { return (const python_cmpop *)asn_tree_child_of((const asn_tree *)t, PYTHON_Compare, PYTHON_Compare_ops, i); }
static inline int python_Compare_comparators_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Compare, PYTHON_Compare_comparators); }
static inline const python_expr *python_Compare_comparators(const python_expr *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Compare, PYTHON_Compare_comparators, i); }

enum { PYTHON_Call_func = 0, PYTHON_Call_args = 1, PYTHON_Call_keywords = 2 };
const python_expr *python_new_Call(asn_arena *arena, const python_expr *func, const python_expr *const *args, int args_count, const python_keyword *const *keywords, int keywords_count);
static inline const python_expr *python_Call_func(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Call, PYTHON_Call_func, 0); }
static inline int python_Call_args_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Call, PYTHON_Call_args); }
static inline const python_expr *python_Call_args(const python_expr *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Call, PYTHON_Call_args, i); }
static inline int python_Call_keywords_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Call, PYTHON_Call_keywords); }
static inline const python_keyword *python_Call_keywords(const python_expr *t, int i) { return (const python_keyword *)asn_tree_child_of((const asn_tree *)t, PYTHON_Call, PYTHON_Call_keywords, i); }

enum { PYTHON_FormattedValue_value = 0, PYTHON_FormattedValue_conversion = 1, PYTHON_FormattedValue_format_spec = 2 };
const python_expr *python_new_FormattedValue(asn_arena *arena, const python_expr *value, asn_atom conversion, const python_expr *format_spec);
static inline const python_expr *python_FormattedValue_value(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FormattedValue, PYTHON_FormattedValue_value, 0); }
static inline asn_atom python_FormattedValue_conversion(const python_expr *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_FormattedValue, PYTHON_FormattedValue_conversion, 0); }
static inline const python_expr *python_FormattedValue_format_spec(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FormattedValue, PYTHON_FormattedValue_format_spec, 0); }

enum { PYTHON_JoinedStr_values = 0 };
const python_expr *python_new_JoinedStr(asn_arena *arena, const python_expr *const *values, int values_count);
static inline int python_JoinedStr_values_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_JoinedStr, PYTHON_JoinedStr_values); }
static inline const python_expr *python_JoinedStr_values(const python_expr *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_JoinedStr, PYTHON_JoinedStr_values, i); }

enum { PYTHON_Constant_value = 0, PYTHON_Constant_kind = 1 };
const python_expr *python_new_Constant(asn_arena *arena, asn_atom value, const asn_atom *kind);
static inline asn_atom python_Constant_value(const python_expr *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_Constant, PYTHON_Constant_value, 0); }
static inline asn_atom python_Constant_kind(const python_expr *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_Constant, PYTHON_Constant_kind, 0); }

enum { PYTHON_Attribute_value = 0, PYTHON_Attribute_attr = 1, PYTHON_Attribute_ctx = 2 };
const python_expr *python_new_Attribute(asn_arena *arena, const python_expr *value, asn_atom attr, const python_expr_context *ctx);
static inline const python_expr *python_Attribute_value(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Attribute, PYTHON_Attribute_value, 0); }
static inline asn_atom python_Attribute_attr(const python_expr *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_Attribute, PYTHON_Attribute_attr, 0); }
static inline const python_expr_context *python_Attribute_ctx(const python_expr *t) { return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_Attribute, PYTHON_Attribute_ctx, 0); }

enum { PYTHON_Subscript_value = 0, PYTHON_Subscript_slice = 1, PYTHON_Subscript_ctx = 2 };
const python_expr *python_new_Subscript(asn_arena *arena, const python_expr *value, const python_expr *slice, const python_expr_context *ctx);
static inline const python_expr *python_Subscript_value(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Subscript, PYTHON_Subscript_value, 0); }
static inline const python_expr *python_Subscript_slice(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Subscript, PYTHON_Subscript_slice, 0); }
static inline const python_expr_context *python_Subscript_ctx(const python_expr *t) { return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_Subscript, PYTHON_Subscript_ctx, 0); }

enum { PYTHON_Starred_value = 0, PYTHON_Starred_ctx = 1 };
const python_expr *python_new_Starred(asn_arena *arena, const python_expr *value, const python_expr_context *ctx);
static inline const python_expr *python_Starred_value(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Starred, PYTHON_Starred_value, 0); }
static inline const python_expr_context *python_Starred_ctx(const python_expr *t) { return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_Starred, PYTHON_Starred_ctx, 0); }

enum { PYTHON_Name_id = 0, PYTHON_Name_ctx = 1 };
const python_expr *python_new_Name(asn_arena *arena, asn_atom id, const python_expr_context *ctx);
static inline asn_atom python_Name_id(const python_expr *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_Name, PYTHON_Name_id, 0); }
static inline const python_expr_context *python_Name_ctx(const python_expr *t) { return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_Name, PYTHON_Name_ctx, 0); }

enum { PYTHON_List_elts = 0, PYTHON_List_ctx = 1 };
const python_expr *python_new_List(asn_arena *arena, const python_expr *const *elts, int elts_count, const python_expr_context *ctx);
static inline int python_List_elts_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_List, PYTHON_List_elts); }
static inline const python_expr *python_List_elts(const python_expr *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_List, PYTHON_List_elts, i); }
static inline const python_expr_context *python_List_ctx(const python_expr *t) { return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_List, PYTHON_List_ctx, 0); }

enum { PYTHON_Tuple_elts = 0, PYTHON_Tuple_ctx = 1 };
const python_expr *python_new_Tuple(asn_arena *arena, const python_expr *const *elts, int elts_count, const python_expr_context *ctx);
static inline int python_Tuple_elts_count(const python_expr *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_Tuple, PYTHON_Tuple_elts); }
static inline const python_expr *python_Tuple_elts(const python_expr *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Tuple, PYTHON_Tuple_elts, i); }
static inline const python_expr_context *python_Tuple_ctx(const python_expr *t) { return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_Tuple, PYTHON_Tuple_ctx, 0); }

enum { PYTHON_Slice_lower = 0, PYTHON_Slice_upper = 1, PYTHON_Slice_step = 2 };
const python_expr *python_new_Slice(asn_arena *arena, const python_expr *lower, const python_expr *upper, const python_expr *step);
static inline const python_expr *python_Slice_lower(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Slice, PYTHON_Slice_lower, 0); }
static inline const python_expr *python_Slice_upper(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Slice, PYTHON_Slice_upper, 0); }
static inline const python_expr *python_Slice_step(const python_expr *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Slice, PYTHON_Slice_step, 0); }

/* expr_context = Load | Store | Del */
enum python_expr_context_kind {
    PYTHON_Load = 59,
    PYTHON_Store = 60,
    PYTHON_Del = 61
};
static inline enum python_expr_context_kind python_expr_context_kind(const python_expr_context *t) { return (enum python_expr_context_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_expr_context_tree(const python_expr_context *t) { return (const asn_tree *)t; }
const python_expr_context *python_as_expr_context(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_expr_context(struct python_visitor *v, const python_expr_context *t); /* false: out of memory */

const python_expr_context *python_new_Load(asn_arena *arena);

const python_expr_context *python_new_Store(asn_arena *arena);

const python_expr_context *python_new_Del(asn_arena *arena);

/* boolop = And | Or */
enum python_boolop_kind {
    PYTHON_And = 62,
    PYTHON_Or = 63
};
static inline enum python_boolop_kind python_boolop_kind(const python_boolop *t) { return (enum python_boolop_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_boolop_tree(const python_boolop *t) { return (const asn_tree *)t; }
const python_boolop *python_as_boolop(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_boolop(struct python_visitor *v, const python_boolop *t); /* false: out of memory */

const python_boolop *python_new_And(asn_arena *arena);

const python_boolop *python_new_Or(asn_arena *arena);

/* operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd
 *     | FloorDiv */
enum python_operator_kind {
    PYTHON_Add = 64,
    PYTHON_Sub = 65,
    PYTHON_Mult = 66,
    PYTHON_MatMult = 67,
    PYTHON_Div = 68,
    PYTHON_Mod = 69,
    PYTHON_Pow = 70,
    PYTHON_LShift = 71,
    PYTHON_RShift = 72,
    PYTHON_BitOr = 73,
    PYTHON_BitXor = 74,
    PYTHON_BitAnd = 75,
    PYTHON_FloorDiv = 76
};
static inline enum python_operator_kind python_operator_kind(const python_operator *t) { return (enum python_operator_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_operator_tree(const python_operator *t) { return (const asn_tree *)t; }
const python_operator *python_as_operator(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_operator(struct python_visitor *v, const python_operator *t); /* false: out of memory */

const python_operator *python_new_Add(asn_arena *arena);

const python_operator *python_new_Sub(asn_arena *arena);

const python_operator *python_new_Mult(asn_arena *arena);

const python_operator *python_new_MatMult(asn_arena *arena);

const python_operator *python_new_Div(asn_arena *arena);

const python_operator *python_new_Mod(asn_arena *arena);

const python_operator *python_new_Pow(asn_arena *arena);

const python_operator *python_new_LShift(asn_arena *arena);

const python_operator *python_new_RShift(asn_arena *arena);

const python_operator *python_new_BitOr(asn_arena *arena);

const python_operator *python_new_BitXor(asn_arena *arena);

const python_operator *python_new_BitAnd(asn_arena *arena);

const python_operator *python_new_FloorDiv(asn_arena *arena);

/* unaryop = Invert | Not | UAdd | USub */
enum python_unaryop_kind {
    PYTHON_Invert = 77,
    PYTHON_Not = 78,
    PYTHON_UAdd = 79,
    PYTHON_USub = 80
};
static inline enum python_unaryop_kind python_unaryop_kind(const python_unaryop *t) { return (enum python_unaryop_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_unaryop_tree(const python_unaryop *t) { return (const asn_tree *)t; }
const python_unaryop *python_as_unaryop(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_unaryop(struct python_visitor *v, const python_unaryop *t); /* false: out of memory */

const python_unaryop *python_new_Invert(asn_arena *arena);

const python_unaryop *python_new_Not(asn_arena *arena);

const python_unaryop *python_new_UAdd(asn_arena *arena);

const python_unaryop *python_new_USub(asn_arena *arena);

/* cmpop = Eq | NotEq | Lt | LtE | Gt | GtE | Is | IsNot | In | NotIn */
enum python_cmpop_kind {
    PYTHON_Eq = 81,
    PYTHON_NotEq = 82,
    PYTHON_Lt = 83,
    PYTHON_LtE = 84,
    PYTHON_Gt = 85,
    PYTHON_GtE = 86,
    PYTHON_Is = 87,
    PYTHON_IsNot = 88,
    PYTHON_In = 89,
    PYTHON_NotIn = 90
};
static inline enum python_cmpop_kind python_cmpop_kind(const python_cmpop *t) { return (enum python_cmpop_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_cmpop_tree(const python_cmpop *t) { return (const asn_tree *)t; }
const python_cmpop *python_as_cmpop(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_cmpop(struct python_visitor *v, const python_cmpop *t); /* false: out of memory */

const python_cmpop *python_new_Eq(asn_arena *arena);

const python_cmpop *python_new_NotEq(asn_arena *arena);

const python_cmpop *python_new_Lt(asn_arena *arena);

const python_cmpop *python_new_LtE(asn_arena *arena);

const python_cmpop *python_new_Gt(asn_arena *arena);

const python_cmpop *python_new_GtE(asn_arena *arena);

const python_cmpop *python_new_Is(asn_arena *arena);

const python_cmpop *python_new_IsNot(asn_arena *arena);

const python_cmpop *python_new_In(asn_arena *arena);

const python_cmpop *python_new_NotIn(asn_arena *arena);

/* comprehension = (expr target, expr iter, expr* ifs, int is_async) */
enum python_comprehension_kind {
    PYTHON_comprehension = 91
};
static inline enum python_comprehension_kind python_comprehension_kind(const python_comprehension *t) { return (enum python_comprehension_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_comprehension_tree(const python_comprehension *t) { return (const asn_tree *)t; }
const python_comprehension *python_as_comprehension(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_comprehension(struct python_visitor *v, const python_comprehension *t); /* false: out of memory */

enum { PYTHON_comprehension_target = 0, PYTHON_comprehension_iter = 1, PYTHON_comprehension_ifs = 2, PYTHON_comprehension_is_async = 3 };
const python_comprehension *python_new_comprehension(asn_arena *arena, const python_expr *target, const python_expr *iter, const python_expr *const *ifs, int ifs_count, asn_atom is_async);
static inline const python_expr *python_comprehension_target(const python_comprehension *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_comprehension, PYTHON_comprehension_target, 0); }
static inline const python_expr *python_comprehension_iter(const python_comprehension *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_comprehension, PYTHON_comprehension_iter, 0); }
static inline int python_comprehension_ifs_count(const python_comprehension *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_comprehension, PYTHON_comprehension_ifs); }
static inline const python_expr *python_comprehension_ifs(const python_comprehension *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_comprehension, PYTHON_comprehension_ifs, i); }
static inline asn_atom python_comprehension_is_async(const python_comprehension *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_comprehension, PYTHON_comprehension_is_async, 0); }

/* excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body) */
enum python_excepthandler_kind {
    PYTHON_ExceptHandler = 92
};
static inline enum python_excepthandler_kind python_excepthandler_kind(const python_excepthandler *t) { return (enum python_excepthandler_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_excepthandler_tree(const python_excepthandler *t) { return (const asn_tree *)t; }
const python_excepthandler *python_as_excepthandler(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_excepthandler(struct python_visitor *v, const python_excepthandler *t); /* false: out of memory */

enum { PYTHON_ExceptHandler_type = 0, PYTHON_ExceptHandler_name = 1, PYTHON_ExceptHandler_body = 2 };
const python_excepthandler *python_new_ExceptHandler(asn_arena *arena, const python_expr *type, const asn_atom *name, const python_stmt *const *body, int body_count);
static inline const python_expr *python_ExceptHandler_type(const python_excepthandler *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_ExceptHandler, PYTHON_ExceptHandler_type, 0); }
static inline asn_atom python_ExceptHandler_name(const python_excepthandler *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_ExceptHandler, PYTHON_ExceptHandler_name, 0); }
static inline int python_ExceptHandler_body_count(const python_excepthandler *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_ExceptHandler, PYTHON_ExceptHandler_body); }
static inline const python_stmt *python_ExceptHandler_body(const python_excepthandler *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_ExceptHandler, PYTHON_ExceptHandler_body, i); }

/* arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg, expr* defaults) */
enum python_arguments_kind {
    PYTHON_arguments = 93
};
static inline enum python_arguments_kind python_arguments_kind(const python_arguments *t) { return (enum python_arguments_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_arguments_tree(const python_arguments *t) { return (const asn_tree *)t; }
const python_arguments *python_as_arguments(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_arguments(struct python_visitor *v, const python_arguments *t); /* false: out of memory */

enum { PYTHON_arguments_posonlyargs = 0, PYTHON_arguments_args = 1, PYTHON_arguments_vararg = 2, PYTHON_arguments_kwonlyargs = 3, PYTHON_arguments_kw_defaults = 4, PYTHON_arguments_kwarg = 5, PYTHON_arguments_defaults = 6 };
const python_arguments *python_new_arguments(asn_arena *arena, const python_arg *const *posonlyargs, int posonlyargs_count, const python_arg *const *args, int args_count, const python_arg *vararg, const python_arg *const *kwonlyargs, int kwonlyargs_count, const python_expr *const *kw_defaults, int kw_defaults_count, const python_arg *kwarg, const python_expr *const *defaults, int defaults_count);
static inline int python_arguments_posonlyargs_count(const python_arguments *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_posonlyargs); }
static inline const python_arg *python_arguments_posonlyargs(const python_arguments *t, int i) { return (const python_arg *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_posonlyargs, i); }
static inline int python_arguments_args_count(const python_arguments *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_args); }
static inline const python_arg *python_arguments_args(const python_arguments *t, int i) { return (const python_arg *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_args, i); }
static inline const python_arg *python_arguments_vararg(const python_arguments *t) { return (const python_arg *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_vararg, 0); }
static inline int python_arguments_kwonlyargs_count(const python_arguments *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_kwonlyargs); }
static inline const python_arg *python_arguments_kwonlyargs(const python_arguments *t, int i) { return (const python_arg *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_kwonlyargs, i); }
static inline int python_arguments_kw_defaults_count(const python_arguments *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_kw_defaults); }
static inline const python_expr *python_arguments_kw_defaults(const python_arguments *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_kw_defaults, i); }
static inline const python_arg *python_arguments_kwarg(const python_arguments *t) { return (const python_arg *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_kwarg, 0); }
static inline int python_arguments_defaults_count(const python_arguments *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_defaults); }
static inline const python_expr *python_arguments_defaults(const python_arguments *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_defaults, i); }

/* arg = (identifier arg, expr? annotation, string? type_comment) */
enum python_arg_kind {
    PYTHON_arg = 94
};
static inline enum python_arg_kind python_arg_kind(const python_arg *t) { return (enum python_arg_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_arg_tree(const python_arg *t) { return (const asn_tree *)t; }
const python_arg *python_as_arg(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_arg(struct python_visitor *v, const python_arg *t); /* false: out of memory */

enum { PYTHON_arg_arg = 0, PYTHON_arg_annotation = 1, PYTHON_arg_type_comment = 2 };
const python_arg *python_new_arg(asn_arena *arena, asn_atom arg, const python_expr *annotation, const asn_atom *type_comment);
static inline asn_atom python_arg_arg(const python_arg *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_arg, PYTHON_arg_arg, 0); }
static inline const python_expr *python_arg_annotation(const python_arg *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_arg, PYTHON_arg_annotation, 0); }
static inline asn_atom python_arg_type_comment(const python_arg *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_arg, PYTHON_arg_type_comment, 0); }

/* keyword = (identifier? arg, expr value) */
enum python_keyword_kind {
    PYTHON_keyword = 95
};
static inline enum python_keyword_kind python_keyword_kind(const python_keyword *t) { return (enum python_keyword_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_keyword_tree(const python_keyword *t) { return (const asn_tree *)t; }
const python_keyword *python_as_keyword(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_keyword(struct python_visitor *v, const python_keyword *t); /* false: out of memory */

enum { PYTHON_keyword_arg = 0, PYTHON_keyword_value = 1 };
const python_keyword *python_new_keyword(asn_arena *arena, const asn_atom *arg, const python_expr *value);
static inline asn_atom python_keyword_arg(const python_keyword *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_keyword, PYTHON_keyword_arg, 0); }
static inline const python_expr *python_keyword_value(const python_keyword *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_keyword, PYTHON_keyword_value, 0); }

/* alias = (identifier name, identifier? asname) */
enum python_alias_kind {
    PYTHON_alias = 96
};
static inline enum python_alias_kind python_alias_kind(const python_alias *t) { return (enum python_alias_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_alias_tree(const python_alias *t) { return (const asn_tree *)t; }
const python_alias *python_as_alias(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_alias(struct python_visitor *v, const python_alias *t); /* false: out of memory */

enum { PYTHON_alias_name = 0, PYTHON_alias_asname = 1 };
const python_alias *python_new_alias(asn_arena *arena, asn_atom name, const asn_atom *asname);
static inline asn_atom python_alias_name(const python_alias *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_alias, PYTHON_alias_name, 0); }
static inline asn_atom python_alias_asname(const python_alias *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_alias, PYTHON_alias_asname, 0); }

/* withitem = (expr context_expr, expr? optional_vars) */
enum python_withitem_kind {
    PYTHON_withitem = 97
};
static inline enum python_withitem_kind python_withitem_kind(const python_withitem *t) { return (enum python_withitem_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_withitem_tree(const python_withitem *t) { return (const asn_tree *)t; }
const python_withitem *python_as_withitem(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_withitem(struct python_visitor *v, const python_withitem *t); /* false: out of memory */

enum { PYTHON_withitem_context_expr = 0, PYTHON_withitem_optional_vars = 1 };
const python_withitem *python_new_withitem(asn_arena *arena, const python_expr *context_expr, const python_expr *optional_vars);
static inline const python_expr *python_withitem_context_expr(const python_withitem *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_withitem, PYTHON_withitem_context_expr, 0); }
static inline const python_expr *python_withitem_optional_vars(const python_withitem *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_withitem, PYTHON_withitem_optional_vars, 0); }

/* match_case = (pattern pattern, expr? guard, stmt* body) */
enum python_match_case_kind {
    PYTHON_match_case = 98
};
static inline enum python_match_case_kind python_match_case_kind(const python_match_case *t) { return (enum python_match_case_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_match_case_tree(const python_match_case *t) { return (const asn_tree *)t; }
const python_match_case *python_as_match_case(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_match_case(struct python_visitor *v, const python_match_case *t); /* false: out of memory */

enum { PYTHON_match_case_pattern = 0, PYTHON_match_case_guard = 1, PYTHON_match_case_body = 2 };
const python_match_case *python_new_match_case(asn_arena *arena, const python_pattern *pattern, const python_expr *guard, const python_stmt *const *body, int body_count);
static inline const python_pattern *python_match_case_pattern(const python_match_case *t) { return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_match_case, PYTHON_match_case_pattern, 0); }
static inline const python_expr *python_match_case_guard(const python_match_case *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_match_case, PYTHON_match_case_guard, 0); }
static inline int python_match_case_body_count(const python_match_case *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_match_case, PYTHON_match_case_body); }
static inline const python_stmt *python_match_case_body(const python_match_case *t, int i) { return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_match_case, PYTHON_match_case_body, i); }

/* pattern = MatchValue(expr value) | MatchSingleton(constant value) | MatchSequence(pattern* patterns)
 *     | MatchMapping(expr* keys, pattern* patterns, identifier? rest)
 *     | MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)
 *     | MatchStar(identifier? name) | MatchAs(pattern? pattern, identifier? name)
 *     | MatchOr(pattern* patterns) */
enum python_pattern_kind {
    PYTHON_MatchValue = 99,
    PYTHON_MatchSingleton = 100,
    PYTHON_MatchSequence = 101,
    PYTHON_MatchMapping = 102,
    PYTHON_MatchClass = 103,
    PYTHON_MatchStar = 104,
    PYTHON_MatchAs = 105,
    PYTHON_MatchOr = 106
};
static inline enum python_pattern_kind python_pattern_kind(const python_pattern *t) { return (enum python_pattern_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_pattern_tree(const python_pattern *t) { return (const asn_tree *)t; }
const python_pattern *python_as_pattern(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_pattern(struct python_visitor *v, const python_pattern *t); /* false: out of memory */

enum { PYTHON_MatchValue_value = 0 };
const python_pattern *python_new_MatchValue(asn_arena *arena, const python_expr *value);
static inline const python_expr *python_MatchValue_value(const python_pattern *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchValue, PYTHON_MatchValue_value, 0); }

enum { PYTHON_MatchSingleton_value = 0 };
const python_pattern *python_new_MatchSingleton(asn_arena *arena, asn_atom value);
static inline asn_atom python_MatchSingleton_value(const python_pattern *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_MatchSingleton, PYTHON_MatchSingleton_value, 0); }

enum { PYTHON_MatchSequence_patterns = 0 };
const python_pattern *python_new_MatchSequence(asn_arena *arena, const python_pattern *const *patterns, int patterns_count);
static inline int python_MatchSequence_patterns_count(const python_pattern *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchSequence, PYTHON_MatchSequence_patterns); }
static inline const python_pattern *python_MatchSequence_patterns(const python_pattern *t, int i) { return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchSequence, PYTHON_MatchSequence_patterns, i); }

enum { PYTHON_MatchMapping_keys = 0, PYTHON_MatchMapping_patterns = 1, PYTHON_MatchMapping_rest = 2 };
const python_pattern *python_new_MatchMapping(asn_arena *arena, const python_expr *const *keys, int keys_count, const python_pattern *const *patterns, int patterns_count, const asn_atom *rest);
static inline int python_MatchMapping_keys_count(const python_pattern *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchMapping, PYTHON_MatchMapping_keys); }
static inline const python_expr *python_MatchMapping_keys(const python_pattern *t, int i) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchMapping, PYTHON_MatchMapping_keys, i); }
static inline int python_MatchMapping_patterns_count(const python_pattern *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchMapping, PYTHON_MatchMapping_patterns); }
static inline const python_pattern *python_MatchMapping_patterns(const python_pattern *t, int i) { return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchMapping, PYTHON_MatchMapping_patterns, i); }
static inline asn_atom python_MatchMapping_rest(const python_pattern *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_MatchMapping, PYTHON_MatchMapping_rest, 0); }

enum { PYTHON_MatchClass_cls = 0, PYTHON_MatchClass_patterns = 1, PYTHON_MatchClass_kwd_attrs = 2, PYTHON_MatchClass_kwd_patterns = 3 };
const python_pattern *python_new_MatchClass(asn_arena *arena, const python_expr *cls, const python_pattern *const *patterns, int patterns_count, const asn_atom *kwd_attrs, int kwd_attrs_count, const python_pattern *const *kwd_patterns, int kwd_patterns_count);
static inline const python_expr *python_MatchClass_cls(const python_pattern *t) { return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_cls, 0); }
static inline int python_MatchClass_patterns_count(const python_pattern *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_patterns); }
static inline const python_pattern *python_MatchClass_patterns(const python_pattern *t, int i) { return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_patterns, i); }
static inline int python_MatchClass_kwd_attrs_count(const python_pattern *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_kwd_attrs); }
static inline asn_atom python_MatchClass_kwd_attrs(const python_pattern *t, int i) { return asn_tree_value_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_kwd_attrs, i); }
static inline int python_MatchClass_kwd_patterns_count(const python_pattern *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_kwd_patterns); }
static inline const python_pattern *python_MatchClass_kwd_patterns(const python_pattern *t, int i) { return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_kwd_patterns, i); }

enum { PYTHON_MatchStar_name = 0 };
const python_pattern *python_new_MatchStar(asn_arena *arena, const asn_atom *name);
static inline asn_atom python_MatchStar_name(const python_pattern *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_MatchStar, PYTHON_MatchStar_name, 0); }

enum { PYTHON_MatchAs_pattern = 0, PYTHON_MatchAs_name = 1 };
const python_pattern *python_new_MatchAs(asn_arena *arena, const python_pattern *pattern, const asn_atom *name);
static inline const python_pattern *python_MatchAs_pattern(const python_pattern *t) { return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchAs, PYTHON_MatchAs_pattern, 0); }
static inline asn_atom python_MatchAs_name(const python_pattern *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_MatchAs, PYTHON_MatchAs_name, 0); }

enum { PYTHON_MatchOr_patterns = 0 };
const python_pattern *python_new_MatchOr(asn_arena *arena, const python_pattern *const *patterns, int patterns_count);
static inline int python_MatchOr_patterns_count(const python_pattern *t) { return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchOr, PYTHON_MatchOr_patterns); }
static inline const python_pattern *python_MatchOr_patterns(const python_pattern *t, int i) { return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchOr, PYTHON_MatchOr_patterns, i); }

/* type_ignore = TypeIgnore(int lineno, string tag) */
enum python_type_ignore_kind {
    PYTHON_TypeIgnore = 107
};
static inline enum python_type_ignore_kind python_type_ignore_kind(const python_type_ignore *t) { return (enum python_type_ignore_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *python_type_ignore_tree(const python_type_ignore *t) { return (const asn_tree *)t; }
const python_type_ignore *python_as_type_ignore(const asn_tree *t); /* NULL when it is a tree of another type */
bool python_visit_type_ignore(struct python_visitor *v, const python_type_ignore *t); /* false: out of memory */

enum { PYTHON_TypeIgnore_lineno = 0, PYTHON_TypeIgnore_tag = 1 };
const python_type_ignore *python_new_TypeIgnore(asn_arena *arena, asn_atom lineno, asn_atom tag);
static inline asn_atom python_TypeIgnore_lineno(const python_type_ignore *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_TypeIgnore, PYTHON_TypeIgnore_lineno, 0); }
static inline asn_atom python_TypeIgnore_tag(const python_type_ignore *t) { return asn_tree_value_of((const asn_tree *)t, PYTHON_TypeIgnore, PYTHON_TypeIgnore_tag, 0); }

#ifdef __cplusplus
}
#endif
#endif
