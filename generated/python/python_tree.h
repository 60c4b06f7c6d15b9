/* python_tree.h: written by asdlc from python.asdl, python.task and python.print. Change those, not this file.
 * Trees for C programs: see the beginning of python.h. */
#ifndef PYTHON_TREE_H
#define PYTHON_TREE_H
#include "python.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

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

/* From tree text; NULL, and err, when it is wrong. */
static inline const python_mod *python_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const python_mod *)asn_tree_read(arena, &python_grammar, PYTHON_TYPE_mod,
        "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *python_write(asn_arena *arena, const python_mod *t)
{
    return asn_tree_write(arena, &python_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *python_text(asn_arena *arena, const python_mod *t)
{
    return asn_tree_print(arena, &python_grammar, (const asn_tree *)t);
}

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

static inline bool python_visit_enter(void *context, const asn_tree *t)
{
    python_visitor *v = (python_visitor *)context;
    switch (t->ctor) {
    case PYTHON_Module: return !v->Module || v->Module(v, (const python_mod *)t);
    case PYTHON_Interactive: return !v->Interactive || v->Interactive(v, (const python_mod *)t);
    case PYTHON_Expression: return !v->Expression || v->Expression(v, (const python_mod *)t);
    case PYTHON_FunctionType: return !v->FunctionType || v->FunctionType(v, (const python_mod *)t);
    case PYTHON_FunctionDef: return !v->FunctionDef || v->FunctionDef(v, (const python_stmt *)t);
    case PYTHON_AsyncFunctionDef: return !v->AsyncFunctionDef || v->AsyncFunctionDef(v, (const python_stmt *)t);
    case PYTHON_ClassDef: return !v->ClassDef || v->ClassDef(v, (const python_stmt *)t);
    case PYTHON_Return: return !v->Return || v->Return(v, (const python_stmt *)t);
    case PYTHON_Delete: return !v->Delete || v->Delete(v, (const python_stmt *)t);
    case PYTHON_Assign: return !v->Assign || v->Assign(v, (const python_stmt *)t);
    case PYTHON_AugAssign: return !v->AugAssign || v->AugAssign(v, (const python_stmt *)t);
    case PYTHON_AnnAssign: return !v->AnnAssign || v->AnnAssign(v, (const python_stmt *)t);
    case PYTHON_For: return !v->For || v->For(v, (const python_stmt *)t);
    case PYTHON_AsyncFor: return !v->AsyncFor || v->AsyncFor(v, (const python_stmt *)t);
    case PYTHON_While: return !v->While || v->While(v, (const python_stmt *)t);
    case PYTHON_If: return !v->If || v->If(v, (const python_stmt *)t);
    case PYTHON_With: return !v->With || v->With(v, (const python_stmt *)t);
    case PYTHON_AsyncWith: return !v->AsyncWith || v->AsyncWith(v, (const python_stmt *)t);
    case PYTHON_Match: return !v->Match || v->Match(v, (const python_stmt *)t);
    case PYTHON_Raise: return !v->Raise || v->Raise(v, (const python_stmt *)t);
    case PYTHON_Try: return !v->Try || v->Try(v, (const python_stmt *)t);
    case PYTHON_TryStar: return !v->TryStar || v->TryStar(v, (const python_stmt *)t);
    case PYTHON_Assert: return !v->Assert || v->Assert(v, (const python_stmt *)t);
    case PYTHON_Import: return !v->Import || v->Import(v, (const python_stmt *)t);
    case PYTHON_ImportFrom: return !v->ImportFrom || v->ImportFrom(v, (const python_stmt *)t);
    case PYTHON_Global: return !v->Global || v->Global(v, (const python_stmt *)t);
    case PYTHON_Nonlocal: return !v->Nonlocal || v->Nonlocal(v, (const python_stmt *)t);
    case PYTHON_Expr: return !v->Expr || v->Expr(v, (const python_stmt *)t);
    case PYTHON_Pass: return !v->Pass || v->Pass(v, (const python_stmt *)t);
    case PYTHON_Break: return !v->Break || v->Break(v, (const python_stmt *)t);
    case PYTHON_Continue: return !v->Continue || v->Continue(v, (const python_stmt *)t);
    case PYTHON_BoolOp: return !v->BoolOp || v->BoolOp(v, (const python_expr *)t);
    case PYTHON_NamedExpr: return !v->NamedExpr || v->NamedExpr(v, (const python_expr *)t);
    case PYTHON_BinOp: return !v->BinOp || v->BinOp(v, (const python_expr *)t);
    case PYTHON_UnaryOp: return !v->UnaryOp || v->UnaryOp(v, (const python_expr *)t);
    case PYTHON_Lambda: return !v->Lambda || v->Lambda(v, (const python_expr *)t);
    case PYTHON_IfExp: return !v->IfExp || v->IfExp(v, (const python_expr *)t);
    case PYTHON_Dict: return !v->Dict || v->Dict(v, (const python_expr *)t);
    case PYTHON_Set: return !v->Set || v->Set(v, (const python_expr *)t);
    case PYTHON_ListComp: return !v->ListComp || v->ListComp(v, (const python_expr *)t);
    case PYTHON_SetComp: return !v->SetComp || v->SetComp(v, (const python_expr *)t);
    case PYTHON_DictComp: return !v->DictComp || v->DictComp(v, (const python_expr *)t);
    case PYTHON_GeneratorExp: return !v->GeneratorExp || v->GeneratorExp(v, (const python_expr *)t);
    case PYTHON_Await: return !v->Await || v->Await(v, (const python_expr *)t);
    case PYTHON_Yield: return !v->Yield || v->Yield(v, (const python_expr *)t);
    case PYTHON_YieldFrom: return !v->YieldFrom || v->YieldFrom(v, (const python_expr *)t);
    case PYTHON_Compare: return !v->Compare || v->Compare(v, (const python_expr *)t);
    case PYTHON_Call: return !v->Call || v->Call(v, (const python_expr *)t);
    case PYTHON_FormattedValue: return !v->FormattedValue || v->FormattedValue(v, (const python_expr *)t);
    case PYTHON_JoinedStr: return !v->JoinedStr || v->JoinedStr(v, (const python_expr *)t);
    case PYTHON_Constant: return !v->Constant || v->Constant(v, (const python_expr *)t);
    case PYTHON_Attribute: return !v->Attribute || v->Attribute(v, (const python_expr *)t);
    case PYTHON_Subscript: return !v->Subscript || v->Subscript(v, (const python_expr *)t);
    case PYTHON_Starred: return !v->Starred || v->Starred(v, (const python_expr *)t);
    case PYTHON_Name: return !v->Name || v->Name(v, (const python_expr *)t);
    case PYTHON_List: return !v->List || v->List(v, (const python_expr *)t);
    case PYTHON_Tuple: return !v->Tuple || v->Tuple(v, (const python_expr *)t);
    case PYTHON_Slice: return !v->Slice || v->Slice(v, (const python_expr *)t);
    case PYTHON_Load: return !v->Load || v->Load(v, (const python_expr_context *)t);
    case PYTHON_Store: return !v->Store || v->Store(v, (const python_expr_context *)t);
    case PYTHON_Del: return !v->Del || v->Del(v, (const python_expr_context *)t);
    case PYTHON_And: return !v->And || v->And(v, (const python_boolop *)t);
    case PYTHON_Or: return !v->Or || v->Or(v, (const python_boolop *)t);
    case PYTHON_Add: return !v->Add || v->Add(v, (const python_operator *)t);
    case PYTHON_Sub: return !v->Sub || v->Sub(v, (const python_operator *)t);
    case PYTHON_Mult: return !v->Mult || v->Mult(v, (const python_operator *)t);
    case PYTHON_MatMult: return !v->MatMult || v->MatMult(v, (const python_operator *)t);
    case PYTHON_Div: return !v->Div || v->Div(v, (const python_operator *)t);
    case PYTHON_Mod: return !v->Mod || v->Mod(v, (const python_operator *)t);
    case PYTHON_Pow: return !v->Pow || v->Pow(v, (const python_operator *)t);
    case PYTHON_LShift: return !v->LShift || v->LShift(v, (const python_operator *)t);
    case PYTHON_RShift: return !v->RShift || v->RShift(v, (const python_operator *)t);
    case PYTHON_BitOr: return !v->BitOr || v->BitOr(v, (const python_operator *)t);
    case PYTHON_BitXor: return !v->BitXor || v->BitXor(v, (const python_operator *)t);
    case PYTHON_BitAnd: return !v->BitAnd || v->BitAnd(v, (const python_operator *)t);
    case PYTHON_FloorDiv: return !v->FloorDiv || v->FloorDiv(v, (const python_operator *)t);
    case PYTHON_Invert: return !v->Invert || v->Invert(v, (const python_unaryop *)t);
    case PYTHON_Not: return !v->Not || v->Not(v, (const python_unaryop *)t);
    case PYTHON_UAdd: return !v->UAdd || v->UAdd(v, (const python_unaryop *)t);
    case PYTHON_USub: return !v->USub || v->USub(v, (const python_unaryop *)t);
    case PYTHON_Eq: return !v->Eq || v->Eq(v, (const python_cmpop *)t);
    case PYTHON_NotEq: return !v->NotEq || v->NotEq(v, (const python_cmpop *)t);
    case PYTHON_Lt: return !v->Lt || v->Lt(v, (const python_cmpop *)t);
    case PYTHON_LtE: return !v->LtE || v->LtE(v, (const python_cmpop *)t);
    case PYTHON_Gt: return !v->Gt || v->Gt(v, (const python_cmpop *)t);
    case PYTHON_GtE: return !v->GtE || v->GtE(v, (const python_cmpop *)t);
    case PYTHON_Is: return !v->Is || v->Is(v, (const python_cmpop *)t);
    case PYTHON_IsNot: return !v->IsNot || v->IsNot(v, (const python_cmpop *)t);
    case PYTHON_In: return !v->In || v->In(v, (const python_cmpop *)t);
    case PYTHON_NotIn: return !v->NotIn || v->NotIn(v, (const python_cmpop *)t);
    case PYTHON_comprehension: return !v->comprehension || v->comprehension(v, (const python_comprehension *)t);
    case PYTHON_ExceptHandler: return !v->ExceptHandler || v->ExceptHandler(v, (const python_excepthandler *)t);
    case PYTHON_arguments: return !v->arguments || v->arguments(v, (const python_arguments *)t);
    case PYTHON_arg: return !v->arg || v->arg(v, (const python_arg *)t);
    case PYTHON_keyword: return !v->keyword || v->keyword(v, (const python_keyword *)t);
    case PYTHON_alias: return !v->alias || v->alias(v, (const python_alias *)t);
    case PYTHON_withitem: return !v->withitem || v->withitem(v, (const python_withitem *)t);
    case PYTHON_match_case: return !v->match_case || v->match_case(v, (const python_match_case *)t);
    case PYTHON_MatchValue: return !v->MatchValue || v->MatchValue(v, (const python_pattern *)t);
    case PYTHON_MatchSingleton: return !v->MatchSingleton || v->MatchSingleton(v, (const python_pattern *)t);
    case PYTHON_MatchSequence: return !v->MatchSequence || v->MatchSequence(v, (const python_pattern *)t);
    case PYTHON_MatchMapping: return !v->MatchMapping || v->MatchMapping(v, (const python_pattern *)t);
    case PYTHON_MatchClass: return !v->MatchClass || v->MatchClass(v, (const python_pattern *)t);
    case PYTHON_MatchStar: return !v->MatchStar || v->MatchStar(v, (const python_pattern *)t);
    case PYTHON_MatchAs: return !v->MatchAs || v->MatchAs(v, (const python_pattern *)t);
    case PYTHON_MatchOr: return !v->MatchOr || v->MatchOr(v, (const python_pattern *)t);
    case PYTHON_TypeIgnore: return !v->TypeIgnore || v->TypeIgnore(v, (const python_type_ignore *)t);
    default: return true;
    }
}

static inline void python_visit_leave(void *context, const asn_tree *t)
{
    python_visitor *v = (python_visitor *)context;
    if (v->leave)
        v->leave(v, t);
}

/* ---- mod = Module(stmt* body, type_ignore* type_ignores) | Interactive(stmt* body) | Expression(expr body)
 *     | FunctionType(expr* argtypes, expr returns) */

static inline enum python_mod_kind python_mod_kind(const python_mod *t)
{
    return (enum python_mod_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_mod_tree(const python_mod *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_mod *python_as_mod(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_mod ? (const python_mod *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_mod(python_visitor *v, const python_mod *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* Module(stmt* body, type_ignore* type_ignores) */
static inline const python_mod *python_new_Module(asn_arena *arena, const python_stmt *const *body, int body_count,
    const python_type_ignore *const *type_ignores, int type_ignores_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Module);
    asn_build_children(&asn_b, PYTHON_Module_body, body, body_count);
    asn_build_children(&asn_b, PYTHON_Module_type_ignores, type_ignores, type_ignores_count);
    return (const python_mod *)asn_build_end(&asn_b);
}

static inline int python_Module_body_count(const python_mod *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Module, PYTHON_Module_body);
}

static inline const python_stmt *python_Module_body(const python_mod *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_Module, PYTHON_Module_body, i);
}

static inline int python_Module_type_ignores_count(const python_mod *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Module, PYTHON_Module_type_ignores);
}

static inline const python_type_ignore *python_Module_type_ignores(const python_mod *t, int i)
{
    return (const python_type_ignore *)asn_tree_child_of((const asn_tree *)t, PYTHON_Module,
        PYTHON_Module_type_ignores, i);
}

/* Interactive(stmt* body) */
static inline const python_mod *python_new_Interactive(asn_arena *arena,
    const python_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Interactive);
    asn_build_children(&asn_b, PYTHON_Interactive_body, body, body_count);
    return (const python_mod *)asn_build_end(&asn_b);
}

static inline int python_Interactive_body_count(const python_mod *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Interactive, PYTHON_Interactive_body);
}

static inline const python_stmt *python_Interactive_body(const python_mod *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_Interactive,
        PYTHON_Interactive_body, i);
}

/* Expression(expr body) */
static inline const python_mod *python_new_Expression(asn_arena *arena, const python_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Expression);
    asn_build_child(&asn_b, PYTHON_Expression_body, body);
    return (const python_mod *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Expression_body(const python_mod *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Expression,
        PYTHON_Expression_body, 0);
}

/* FunctionType(expr* argtypes, expr returns) */
static inline const python_mod *python_new_FunctionType(asn_arena *arena,
    const python_expr *const *argtypes, int argtypes_count, const python_expr *returns)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_FunctionType);
    asn_build_children(&asn_b, PYTHON_FunctionType_argtypes, argtypes, argtypes_count);
    asn_build_child(&asn_b, PYTHON_FunctionType_returns, returns);
    return (const python_mod *)asn_build_end(&asn_b);
}

static inline int python_FunctionType_argtypes_count(const python_mod *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_FunctionType, PYTHON_FunctionType_argtypes);
}

static inline const python_expr *python_FunctionType_argtypes(const python_mod *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionType,
        PYTHON_FunctionType_argtypes, i);
}

static inline const python_expr *python_FunctionType_returns(const python_mod *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionType,
        PYTHON_FunctionType_returns, 0);
}

/* ---- stmt = FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns,
 *         string? type_comment)
 *     | AsyncFunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns,
 *         string? type_comment)
 *     | ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list)
 *     | Return(expr? value) | Delete(expr* targets) | Assign(expr* targets, expr value, string? type_comment)
 *     | AugAssign(expr target, operator op, expr value)
 *     | AnnAssign(expr target, expr annotation, expr? value, int simple)
 *     | For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)
 *     | AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)
 *     | While(expr test, stmt* body, stmt* orelse) | If(expr test, stmt* body, stmt* orelse)
 *     | With(withitem* items, stmt* body, string? type_comment)
 *     | AsyncWith(withitem* items, stmt* body, string? type_comment) | Match(expr subject, match_case* cases)
 *     | Raise(expr? exc, expr? cause) | Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)
 *     | TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody) | Assert(expr test, expr? msg)
 *     | Import(alias* names) | ImportFrom(identifier? module, alias* names, int? level)
 *     | Global(identifier* names) | Nonlocal(identifier* names) | Expr(expr value) | Pass | Break | Continue */

static inline enum python_stmt_kind python_stmt_kind(const python_stmt *t)
{
    return (enum python_stmt_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_stmt_tree(const python_stmt *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_stmt *python_as_stmt(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_stmt ? (const python_stmt *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_stmt(python_visitor *v, const python_stmt *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns
 *    , string? type_comment) */
static inline const python_stmt *python_new_FunctionDef(asn_arena *arena, asn_atom name,
    const python_arguments *args, const python_stmt *const *body, int body_count,
    const python_expr *const *decorator_list, int decorator_list_count, const python_expr *returns,
    const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_FunctionDef);
    asn_build_value(&asn_b, PYTHON_FunctionDef_name, name);
    asn_build_child(&asn_b, PYTHON_FunctionDef_args, args);
    asn_build_children(&asn_b, PYTHON_FunctionDef_body, body, body_count);
    asn_build_children(&asn_b, PYTHON_FunctionDef_decorator_list, decorator_list, decorator_list_count);
    asn_build_child(&asn_b, PYTHON_FunctionDef_returns, returns);
    asn_build_optional(&asn_b, PYTHON_FunctionDef_type_comment, type_comment);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline asn_atom python_FunctionDef_name(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_name, 0);
}

static inline const python_arguments *python_FunctionDef_args(const python_stmt *t)
{
    return (const python_arguments *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionDef,
        PYTHON_FunctionDef_args, 0);
}

static inline int python_FunctionDef_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_body);
}

static inline const python_stmt *python_FunctionDef_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionDef,
        PYTHON_FunctionDef_body, i);
}

static inline int python_FunctionDef_decorator_list_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_decorator_list);
}

static inline const python_expr *python_FunctionDef_decorator_list(const python_stmt *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionDef,
        PYTHON_FunctionDef_decorator_list, i);
}

static inline const python_expr *python_FunctionDef_returns(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FunctionDef,
        PYTHON_FunctionDef_returns, 0);
}

static inline asn_atom python_FunctionDef_type_comment(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_FunctionDef, PYTHON_FunctionDef_type_comment, 0);
}

/* AsyncFunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns
 *    , string? type_comment) */
static inline const python_stmt *python_new_AsyncFunctionDef(asn_arena *arena, asn_atom name,
    const python_arguments *args, const python_stmt *const *body, int body_count,
    const python_expr *const *decorator_list, int decorator_list_count, const python_expr *returns,
    const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_AsyncFunctionDef);
    asn_build_value(&asn_b, PYTHON_AsyncFunctionDef_name, name);
    asn_build_child(&asn_b, PYTHON_AsyncFunctionDef_args, args);
    asn_build_children(&asn_b, PYTHON_AsyncFunctionDef_body, body, body_count);
    asn_build_children(&asn_b, PYTHON_AsyncFunctionDef_decorator_list, decorator_list, decorator_list_count);
    asn_build_child(&asn_b, PYTHON_AsyncFunctionDef_returns, returns);
    asn_build_optional(&asn_b, PYTHON_AsyncFunctionDef_type_comment, type_comment);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline asn_atom python_AsyncFunctionDef_name(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_name, 0);
}

static inline const python_arguments *python_AsyncFunctionDef_args(const python_stmt *t)
{
    return (const python_arguments *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFunctionDef,
        PYTHON_AsyncFunctionDef_args, 0);
}

static inline int python_AsyncFunctionDef_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_body);
}

static inline const python_stmt *python_AsyncFunctionDef_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFunctionDef,
        PYTHON_AsyncFunctionDef_body, i);
}

static inline int python_AsyncFunctionDef_decorator_list_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncFunctionDef, PYTHON_AsyncFunctionDef_decorator_list);
}

static inline const python_expr *python_AsyncFunctionDef_decorator_list(const python_stmt *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFunctionDef,
        PYTHON_AsyncFunctionDef_decorator_list, i);
}

static inline const python_expr *python_AsyncFunctionDef_returns(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFunctionDef,
        PYTHON_AsyncFunctionDef_returns, 0);
}

static inline asn_atom python_AsyncFunctionDef_type_comment(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_AsyncFunctionDef,
        PYTHON_AsyncFunctionDef_type_comment, 0);
}

/* ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list) */
static inline const python_stmt *python_new_ClassDef(asn_arena *arena, asn_atom name,
    const python_expr *const *bases, int bases_count, const python_keyword *const *keywords, int keywords_count,
    const python_stmt *const *body, int body_count,
    const python_expr *const *decorator_list, int decorator_list_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_ClassDef);
    asn_build_value(&asn_b, PYTHON_ClassDef_name, name);
    asn_build_children(&asn_b, PYTHON_ClassDef_bases, bases, bases_count);
    asn_build_children(&asn_b, PYTHON_ClassDef_keywords, keywords, keywords_count);
    asn_build_children(&asn_b, PYTHON_ClassDef_body, body, body_count);
    asn_build_children(&asn_b, PYTHON_ClassDef_decorator_list, decorator_list, decorator_list_count);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline asn_atom python_ClassDef_name(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_name, 0);
}

static inline int python_ClassDef_bases_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_bases);
}

static inline const python_expr *python_ClassDef_bases(const python_stmt *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_bases, i);
}

static inline int python_ClassDef_keywords_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_keywords);
}

static inline const python_keyword *python_ClassDef_keywords(const python_stmt *t, int i)
{
    return (const python_keyword *)asn_tree_child_of((const asn_tree *)t, PYTHON_ClassDef,
        PYTHON_ClassDef_keywords, i);
}

static inline int python_ClassDef_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_body);
}

static inline const python_stmt *python_ClassDef_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_body, i);
}

static inline int python_ClassDef_decorator_list_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_ClassDef, PYTHON_ClassDef_decorator_list);
}

static inline const python_expr *python_ClassDef_decorator_list(const python_stmt *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_ClassDef,
        PYTHON_ClassDef_decorator_list, i);
}

/* Return(expr? value) */
static inline const python_stmt *python_new_Return(asn_arena *arena, const python_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Return);
    asn_build_child(&asn_b, PYTHON_Return_value, value);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Return_value(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Return, PYTHON_Return_value, 0);
}

/* Delete(expr* targets) */
static inline const python_stmt *python_new_Delete(asn_arena *arena,
    const python_expr *const *targets, int targets_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Delete);
    asn_build_children(&asn_b, PYTHON_Delete_targets, targets, targets_count);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline int python_Delete_targets_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Delete, PYTHON_Delete_targets);
}

static inline const python_expr *python_Delete_targets(const python_stmt *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Delete, PYTHON_Delete_targets, i);
}

/* Assign(expr* targets, expr value, string? type_comment) */
static inline const python_stmt *python_new_Assign(asn_arena *arena,
    const python_expr *const *targets, int targets_count, const python_expr *value, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Assign);
    asn_build_children(&asn_b, PYTHON_Assign_targets, targets, targets_count);
    asn_build_child(&asn_b, PYTHON_Assign_value, value);
    asn_build_optional(&asn_b, PYTHON_Assign_type_comment, type_comment);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline int python_Assign_targets_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Assign, PYTHON_Assign_targets);
}

static inline const python_expr *python_Assign_targets(const python_stmt *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Assign, PYTHON_Assign_targets, i);
}

static inline const python_expr *python_Assign_value(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Assign, PYTHON_Assign_value, 0);
}

static inline asn_atom python_Assign_type_comment(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_Assign, PYTHON_Assign_type_comment, 0);
}

/* AugAssign(expr target, operator op, expr value) */
static inline const python_stmt *python_new_AugAssign(asn_arena *arena, const python_expr *target,
    const python_operator *op, const python_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_AugAssign);
    asn_build_child(&asn_b, PYTHON_AugAssign_target, target);
    asn_build_child(&asn_b, PYTHON_AugAssign_op, op);
    asn_build_child(&asn_b, PYTHON_AugAssign_value, value);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_AugAssign_target(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AugAssign,
        PYTHON_AugAssign_target, 0);
}

static inline const python_operator *python_AugAssign_op(const python_stmt *t)
{
    return (const python_operator *)asn_tree_child_of((const asn_tree *)t, PYTHON_AugAssign,
        PYTHON_AugAssign_op, 0);
}

static inline const python_expr *python_AugAssign_value(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AugAssign,
        PYTHON_AugAssign_value, 0);
}

/* AnnAssign(expr target, expr annotation, expr? value, int simple) */
static inline const python_stmt *python_new_AnnAssign(asn_arena *arena, const python_expr *target,
    const python_expr *annotation, const python_expr *value, asn_atom simple)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_AnnAssign);
    asn_build_child(&asn_b, PYTHON_AnnAssign_target, target);
    asn_build_child(&asn_b, PYTHON_AnnAssign_annotation, annotation);
    asn_build_child(&asn_b, PYTHON_AnnAssign_value, value);
    asn_build_value(&asn_b, PYTHON_AnnAssign_simple, simple);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_AnnAssign_target(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AnnAssign,
        PYTHON_AnnAssign_target, 0);
}

static inline const python_expr *python_AnnAssign_annotation(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AnnAssign,
        PYTHON_AnnAssign_annotation, 0);
}

static inline const python_expr *python_AnnAssign_value(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AnnAssign,
        PYTHON_AnnAssign_value, 0);
}

static inline asn_atom python_AnnAssign_simple(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_AnnAssign, PYTHON_AnnAssign_simple, 0);
}

/* For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment) */
static inline const python_stmt *python_new_For(asn_arena *arena, const python_expr *target,
    const python_expr *iter, const python_stmt *const *body, int body_count,
    const python_stmt *const *orelse, int orelse_count, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_For);
    asn_build_child(&asn_b, PYTHON_For_target, target);
    asn_build_child(&asn_b, PYTHON_For_iter, iter);
    asn_build_children(&asn_b, PYTHON_For_body, body, body_count);
    asn_build_children(&asn_b, PYTHON_For_orelse, orelse, orelse_count);
    asn_build_optional(&asn_b, PYTHON_For_type_comment, type_comment);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_For_target(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_For, PYTHON_For_target, 0);
}

static inline const python_expr *python_For_iter(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_For, PYTHON_For_iter, 0);
}

static inline int python_For_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_For, PYTHON_For_body);
}

static inline const python_stmt *python_For_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_For, PYTHON_For_body, i);
}

static inline int python_For_orelse_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_For, PYTHON_For_orelse);
}

static inline const python_stmt *python_For_orelse(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_For, PYTHON_For_orelse, i);
}

static inline asn_atom python_For_type_comment(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_For, PYTHON_For_type_comment, 0);
}

/* AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment) */
static inline const python_stmt *python_new_AsyncFor(asn_arena *arena, const python_expr *target,
    const python_expr *iter, const python_stmt *const *body, int body_count,
    const python_stmt *const *orelse, int orelse_count, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_AsyncFor);
    asn_build_child(&asn_b, PYTHON_AsyncFor_target, target);
    asn_build_child(&asn_b, PYTHON_AsyncFor_iter, iter);
    asn_build_children(&asn_b, PYTHON_AsyncFor_body, body, body_count);
    asn_build_children(&asn_b, PYTHON_AsyncFor_orelse, orelse, orelse_count);
    asn_build_optional(&asn_b, PYTHON_AsyncFor_type_comment, type_comment);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_AsyncFor_target(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_target, 0);
}

static inline const python_expr *python_AsyncFor_iter(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_iter, 0);
}

static inline int python_AsyncFor_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_body);
}

static inline const python_stmt *python_AsyncFor_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_body, i);
}

static inline int python_AsyncFor_orelse_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_orelse);
}

static inline const python_stmt *python_AsyncFor_orelse(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_orelse, i);
}

static inline asn_atom python_AsyncFor_type_comment(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_AsyncFor, PYTHON_AsyncFor_type_comment, 0);
}

/* While(expr test, stmt* body, stmt* orelse) */
static inline const python_stmt *python_new_While(asn_arena *arena, const python_expr *test,
    const python_stmt *const *body, int body_count, const python_stmt *const *orelse, int orelse_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_While);
    asn_build_child(&asn_b, PYTHON_While_test, test);
    asn_build_children(&asn_b, PYTHON_While_body, body, body_count);
    asn_build_children(&asn_b, PYTHON_While_orelse, orelse, orelse_count);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_While_test(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_While, PYTHON_While_test, 0);
}

static inline int python_While_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_While, PYTHON_While_body);
}

static inline const python_stmt *python_While_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_While, PYTHON_While_body, i);
}

static inline int python_While_orelse_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_While, PYTHON_While_orelse);
}

static inline const python_stmt *python_While_orelse(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_While, PYTHON_While_orelse, i);
}

/* If(expr test, stmt* body, stmt* orelse) */
static inline const python_stmt *python_new_If(asn_arena *arena, const python_expr *test,
    const python_stmt *const *body, int body_count, const python_stmt *const *orelse, int orelse_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_If);
    asn_build_child(&asn_b, PYTHON_If_test, test);
    asn_build_children(&asn_b, PYTHON_If_body, body, body_count);
    asn_build_children(&asn_b, PYTHON_If_orelse, orelse, orelse_count);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_If_test(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_If, PYTHON_If_test, 0);
}

static inline int python_If_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_If, PYTHON_If_body);
}

static inline const python_stmt *python_If_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_If, PYTHON_If_body, i);
}

static inline int python_If_orelse_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_If, PYTHON_If_orelse);
}

static inline const python_stmt *python_If_orelse(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_If, PYTHON_If_orelse, i);
}

/* With(withitem* items, stmt* body, string? type_comment) */
static inline const python_stmt *python_new_With(asn_arena *arena,
    const python_withitem *const *items, int items_count, const python_stmt *const *body, int body_count,
    const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_With);
    asn_build_children(&asn_b, PYTHON_With_items, items, items_count);
    asn_build_children(&asn_b, PYTHON_With_body, body, body_count);
    asn_build_optional(&asn_b, PYTHON_With_type_comment, type_comment);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline int python_With_items_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_With, PYTHON_With_items);
}

static inline const python_withitem *python_With_items(const python_stmt *t, int i)
{
    return (const python_withitem *)asn_tree_child_of((const asn_tree *)t, PYTHON_With, PYTHON_With_items, i);
}

static inline int python_With_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_With, PYTHON_With_body);
}

static inline const python_stmt *python_With_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_With, PYTHON_With_body, i);
}

static inline asn_atom python_With_type_comment(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_With, PYTHON_With_type_comment, 0);
}

/* AsyncWith(withitem* items, stmt* body, string? type_comment) */
static inline const python_stmt *python_new_AsyncWith(asn_arena *arena,
    const python_withitem *const *items, int items_count, const python_stmt *const *body, int body_count,
    const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_AsyncWith);
    asn_build_children(&asn_b, PYTHON_AsyncWith_items, items, items_count);
    asn_build_children(&asn_b, PYTHON_AsyncWith_body, body, body_count);
    asn_build_optional(&asn_b, PYTHON_AsyncWith_type_comment, type_comment);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline int python_AsyncWith_items_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncWith, PYTHON_AsyncWith_items);
}

static inline const python_withitem *python_AsyncWith_items(const python_stmt *t, int i)
{
    return (const python_withitem *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncWith,
        PYTHON_AsyncWith_items, i);
}

static inline int python_AsyncWith_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_AsyncWith, PYTHON_AsyncWith_body);
}

static inline const python_stmt *python_AsyncWith_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_AsyncWith, PYTHON_AsyncWith_body, i);
}

static inline asn_atom python_AsyncWith_type_comment(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_AsyncWith, PYTHON_AsyncWith_type_comment, 0);
}

/* Match(expr subject, match_case* cases) */
static inline const python_stmt *python_new_Match(asn_arena *arena, const python_expr *subject,
    const python_match_case *const *cases, int cases_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Match);
    asn_build_child(&asn_b, PYTHON_Match_subject, subject);
    asn_build_children(&asn_b, PYTHON_Match_cases, cases, cases_count);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Match_subject(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Match, PYTHON_Match_subject, 0);
}

static inline int python_Match_cases_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Match, PYTHON_Match_cases);
}

static inline const python_match_case *python_Match_cases(const python_stmt *t, int i)
{
    return (const python_match_case *)asn_tree_child_of((const asn_tree *)t, PYTHON_Match, PYTHON_Match_cases, i);
}

/* Raise(expr? exc, expr? cause) */
static inline const python_stmt *python_new_Raise(asn_arena *arena, const python_expr *exc,
    const python_expr *cause)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Raise);
    asn_build_child(&asn_b, PYTHON_Raise_exc, exc);
    asn_build_child(&asn_b, PYTHON_Raise_cause, cause);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Raise_exc(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Raise, PYTHON_Raise_exc, 0);
}

static inline const python_expr *python_Raise_cause(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Raise, PYTHON_Raise_cause, 0);
}

/* Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody) */
static inline const python_stmt *python_new_Try(asn_arena *arena, const python_stmt *const *body, int body_count,
    const python_excepthandler *const *handlers, int handlers_count,
    const python_stmt *const *orelse, int orelse_count, const python_stmt *const *finalbody, int finalbody_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Try);
    asn_build_children(&asn_b, PYTHON_Try_body, body, body_count);
    asn_build_children(&asn_b, PYTHON_Try_handlers, handlers, handlers_count);
    asn_build_children(&asn_b, PYTHON_Try_orelse, orelse, orelse_count);
    asn_build_children(&asn_b, PYTHON_Try_finalbody, finalbody, finalbody_count);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline int python_Try_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_body);
}

static inline const python_stmt *python_Try_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_body, i);
}

static inline int python_Try_handlers_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_handlers);
}

static inline const python_excepthandler *python_Try_handlers(const python_stmt *t, int i)
{
    return (const python_excepthandler *)asn_tree_child_of((const asn_tree *)t, PYTHON_Try,
        PYTHON_Try_handlers, i);
}

static inline int python_Try_orelse_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_orelse);
}

static inline const python_stmt *python_Try_orelse(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_orelse, i);
}

static inline int python_Try_finalbody_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_finalbody);
}

static inline const python_stmt *python_Try_finalbody(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_Try, PYTHON_Try_finalbody, i);
}

/* TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody) */
static inline const python_stmt *python_new_TryStar(asn_arena *arena,
    const python_stmt *const *body, int body_count,
    const python_excepthandler *const *handlers, int handlers_count,
    const python_stmt *const *orelse, int orelse_count, const python_stmt *const *finalbody, int finalbody_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_TryStar);
    asn_build_children(&asn_b, PYTHON_TryStar_body, body, body_count);
    asn_build_children(&asn_b, PYTHON_TryStar_handlers, handlers, handlers_count);
    asn_build_children(&asn_b, PYTHON_TryStar_orelse, orelse, orelse_count);
    asn_build_children(&asn_b, PYTHON_TryStar_finalbody, finalbody, finalbody_count);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline int python_TryStar_body_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_body);
}

static inline const python_stmt *python_TryStar_body(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_body, i);
}

static inline int python_TryStar_handlers_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_handlers);
}

static inline const python_excepthandler *python_TryStar_handlers(const python_stmt *t, int i)
{
    return (const python_excepthandler *)asn_tree_child_of((const asn_tree *)t, PYTHON_TryStar,
        PYTHON_TryStar_handlers, i);
}

static inline int python_TryStar_orelse_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_orelse);
}

static inline const python_stmt *python_TryStar_orelse(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_orelse, i);
}

static inline int python_TryStar_finalbody_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_TryStar, PYTHON_TryStar_finalbody);
}

static inline const python_stmt *python_TryStar_finalbody(const python_stmt *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_TryStar,
        PYTHON_TryStar_finalbody, i);
}

/* Assert(expr test, expr? msg) */
static inline const python_stmt *python_new_Assert(asn_arena *arena, const python_expr *test,
    const python_expr *msg)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Assert);
    asn_build_child(&asn_b, PYTHON_Assert_test, test);
    asn_build_child(&asn_b, PYTHON_Assert_msg, msg);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Assert_test(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Assert, PYTHON_Assert_test, 0);
}

static inline const python_expr *python_Assert_msg(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Assert, PYTHON_Assert_msg, 0);
}

/* Import(alias* names) */
static inline const python_stmt *python_new_Import(asn_arena *arena,
    const python_alias *const *names, int names_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Import);
    asn_build_children(&asn_b, PYTHON_Import_names, names, names_count);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline int python_Import_names_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Import, PYTHON_Import_names);
}

static inline const python_alias *python_Import_names(const python_stmt *t, int i)
{
    return (const python_alias *)asn_tree_child_of((const asn_tree *)t, PYTHON_Import, PYTHON_Import_names, i);
}

/* ImportFrom(identifier? module, alias* names, int? level) */
static inline const python_stmt *python_new_ImportFrom(asn_arena *arena, const asn_atom *module,
    const python_alias *const *names, int names_count, const asn_atom *level)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_ImportFrom);
    asn_build_optional(&asn_b, PYTHON_ImportFrom_module, module);
    asn_build_children(&asn_b, PYTHON_ImportFrom_names, names, names_count);
    asn_build_optional(&asn_b, PYTHON_ImportFrom_level, level);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline asn_atom python_ImportFrom_module(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_ImportFrom, PYTHON_ImportFrom_module, 0);
}

static inline int python_ImportFrom_names_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_ImportFrom, PYTHON_ImportFrom_names);
}

static inline const python_alias *python_ImportFrom_names(const python_stmt *t, int i)
{
    return (const python_alias *)asn_tree_child_of((const asn_tree *)t, PYTHON_ImportFrom,
        PYTHON_ImportFrom_names, i);
}

static inline asn_atom python_ImportFrom_level(const python_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_ImportFrom, PYTHON_ImportFrom_level, 0);
}

/* Global(identifier* names) */
static inline const python_stmt *python_new_Global(asn_arena *arena, const asn_atom *names, int names_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Global);
    asn_build_values(&asn_b, PYTHON_Global_names, names, names_count);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline int python_Global_names_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Global, PYTHON_Global_names);
}

static inline asn_atom python_Global_names(const python_stmt *t, int i)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_Global, PYTHON_Global_names, i);
}

/* Nonlocal(identifier* names) */
static inline const python_stmt *python_new_Nonlocal(asn_arena *arena, const asn_atom *names, int names_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Nonlocal);
    asn_build_values(&asn_b, PYTHON_Nonlocal_names, names, names_count);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline int python_Nonlocal_names_count(const python_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Nonlocal, PYTHON_Nonlocal_names);
}

static inline asn_atom python_Nonlocal_names(const python_stmt *t, int i)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_Nonlocal, PYTHON_Nonlocal_names, i);
}

/* Expr(expr value) */
static inline const python_stmt *python_new_Expr(asn_arena *arena, const python_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Expr);
    asn_build_child(&asn_b, PYTHON_Expr_value, value);
    return (const python_stmt *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Expr_value(const python_stmt *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Expr, PYTHON_Expr_value, 0);
}

/* Pass */
static inline const python_stmt *python_new_Pass(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Pass);
    return (const python_stmt *)asn_build_end(&asn_b);
}

/* Break */
static inline const python_stmt *python_new_Break(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Break);
    return (const python_stmt *)asn_build_end(&asn_b);
}

/* Continue */
static inline const python_stmt *python_new_Continue(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Continue);
    return (const python_stmt *)asn_build_end(&asn_b);
}

/* ---- expr = BoolOp(boolop op, expr* values) | NamedExpr(expr target, expr value)
 *     | BinOp(expr left, operator op, expr right) | UnaryOp(unaryop op, expr operand)
 *     | Lambda(arguments args, expr body) | IfExp(expr test, expr body, expr orelse)
 *     | Dict(expr?* keys, expr* values) | Set(expr* elts) | ListComp(expr elt, comprehension* generators)
 *     | SetComp(expr elt, comprehension* generators) | DictComp(expr key, expr value, comprehension* generators)
 *     | GeneratorExp(expr elt, comprehension* generators) | Await(expr value) | Yield(expr? value)
 *     | YieldFrom(expr value) | Compare(expr left, cmpop* ops, expr* comparators)
 *     | Call(expr func, expr* args, keyword* keywords)
 *     | FormattedValue(expr value, int conversion, expr? format_spec) | JoinedStr(expr* values)
 *     | Constant(constant value, string? kind) | Attribute(expr value, identifier attr, expr_context ctx)
 *     | Subscript(expr value, expr slice, expr_context ctx) | Starred(expr value, expr_context ctx)
 *     | Name(identifier id, expr_context ctx) | List(expr* elts, expr_context ctx)
 *     | Tuple(expr* elts, expr_context ctx) | Slice(expr? lower, expr? upper, expr? step) */

static inline enum python_expr_kind python_expr_kind(const python_expr *t)
{
    return (enum python_expr_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_expr_tree(const python_expr *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_expr *python_as_expr(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_expr ? (const python_expr *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_expr(python_visitor *v, const python_expr *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* BoolOp(boolop op, expr* values) */
static inline const python_expr *python_new_BoolOp(asn_arena *arena, const python_boolop *op,
    const python_expr *const *values, int values_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_BoolOp);
    asn_build_child(&asn_b, PYTHON_BoolOp_op, op);
    asn_build_children(&asn_b, PYTHON_BoolOp_values, values, values_count);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_boolop *python_BoolOp_op(const python_expr *t)
{
    return (const python_boolop *)asn_tree_child_of((const asn_tree *)t, PYTHON_BoolOp, PYTHON_BoolOp_op, 0);
}

static inline int python_BoolOp_values_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_BoolOp, PYTHON_BoolOp_values);
}

static inline const python_expr *python_BoolOp_values(const python_expr *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_BoolOp, PYTHON_BoolOp_values, i);
}

/* NamedExpr(expr target, expr value) */
static inline const python_expr *python_new_NamedExpr(asn_arena *arena, const python_expr *target,
    const python_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_NamedExpr);
    asn_build_child(&asn_b, PYTHON_NamedExpr_target, target);
    asn_build_child(&asn_b, PYTHON_NamedExpr_value, value);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_NamedExpr_target(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_NamedExpr,
        PYTHON_NamedExpr_target, 0);
}

static inline const python_expr *python_NamedExpr_value(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_NamedExpr,
        PYTHON_NamedExpr_value, 0);
}

/* BinOp(expr left, operator op, expr right) */
static inline const python_expr *python_new_BinOp(asn_arena *arena, const python_expr *left,
    const python_operator *op, const python_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_BinOp);
    asn_build_child(&asn_b, PYTHON_BinOp_left, left);
    asn_build_child(&asn_b, PYTHON_BinOp_op, op);
    asn_build_child(&asn_b, PYTHON_BinOp_right, right);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_BinOp_left(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_BinOp, PYTHON_BinOp_left, 0);
}

static inline const python_operator *python_BinOp_op(const python_expr *t)
{
    return (const python_operator *)asn_tree_child_of((const asn_tree *)t, PYTHON_BinOp, PYTHON_BinOp_op, 0);
}

static inline const python_expr *python_BinOp_right(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_BinOp, PYTHON_BinOp_right, 0);
}

/* UnaryOp(unaryop op, expr operand) */
static inline const python_expr *python_new_UnaryOp(asn_arena *arena, const python_unaryop *op,
    const python_expr *operand)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_UnaryOp);
    asn_build_child(&asn_b, PYTHON_UnaryOp_op, op);
    asn_build_child(&asn_b, PYTHON_UnaryOp_operand, operand);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_unaryop *python_UnaryOp_op(const python_expr *t)
{
    return (const python_unaryop *)asn_tree_child_of((const asn_tree *)t, PYTHON_UnaryOp, PYTHON_UnaryOp_op, 0);
}

static inline const python_expr *python_UnaryOp_operand(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_UnaryOp, PYTHON_UnaryOp_operand, 0);
}

/* Lambda(arguments args, expr body) */
static inline const python_expr *python_new_Lambda(asn_arena *arena, const python_arguments *args,
    const python_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Lambda);
    asn_build_child(&asn_b, PYTHON_Lambda_args, args);
    asn_build_child(&asn_b, PYTHON_Lambda_body, body);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_arguments *python_Lambda_args(const python_expr *t)
{
    return (const python_arguments *)asn_tree_child_of((const asn_tree *)t, PYTHON_Lambda, PYTHON_Lambda_args, 0);
}

static inline const python_expr *python_Lambda_body(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Lambda, PYTHON_Lambda_body, 0);
}

/* IfExp(expr test, expr body, expr orelse) */
static inline const python_expr *python_new_IfExp(asn_arena *arena, const python_expr *test,
    const python_expr *body, const python_expr *orelse)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_IfExp);
    asn_build_child(&asn_b, PYTHON_IfExp_test, test);
    asn_build_child(&asn_b, PYTHON_IfExp_body, body);
    asn_build_child(&asn_b, PYTHON_IfExp_orelse, orelse);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_IfExp_test(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_IfExp, PYTHON_IfExp_test, 0);
}

static inline const python_expr *python_IfExp_body(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_IfExp, PYTHON_IfExp_body, 0);
}

static inline const python_expr *python_IfExp_orelse(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_IfExp, PYTHON_IfExp_orelse, 0);
}

/* Dict(expr?* keys, expr* values) */
static inline const python_expr *python_new_Dict(asn_arena *arena, const python_expr *const *keys, int keys_count,
    const python_expr *const *values, int values_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Dict);
    asn_build_children(&asn_b, PYTHON_Dict_keys, keys, keys_count);
    asn_build_children(&asn_b, PYTHON_Dict_values, values, values_count);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline int python_Dict_keys_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Dict, PYTHON_Dict_keys);
}

static inline const python_expr *python_Dict_keys(const python_expr *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Dict, PYTHON_Dict_keys, i);
}

static inline int python_Dict_values_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Dict, PYTHON_Dict_values);
}

static inline const python_expr *python_Dict_values(const python_expr *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Dict, PYTHON_Dict_values, i);
}

/* Set(expr* elts) */
static inline const python_expr *python_new_Set(asn_arena *arena, const python_expr *const *elts, int elts_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Set);
    asn_build_children(&asn_b, PYTHON_Set_elts, elts, elts_count);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline int python_Set_elts_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Set, PYTHON_Set_elts);
}

static inline const python_expr *python_Set_elts(const python_expr *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Set, PYTHON_Set_elts, i);
}

/* ListComp(expr elt, comprehension* generators) */
static inline const python_expr *python_new_ListComp(asn_arena *arena, const python_expr *elt,
    const python_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_ListComp);
    asn_build_child(&asn_b, PYTHON_ListComp_elt, elt);
    asn_build_children(&asn_b, PYTHON_ListComp_generators, generators, generators_count);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_ListComp_elt(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_ListComp, PYTHON_ListComp_elt, 0);
}

static inline int python_ListComp_generators_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_ListComp, PYTHON_ListComp_generators);
}

static inline const python_comprehension *python_ListComp_generators(const python_expr *t, int i)
{
    return (const python_comprehension *)asn_tree_child_of((const asn_tree *)t, PYTHON_ListComp,
        PYTHON_ListComp_generators, i);
}

/* SetComp(expr elt, comprehension* generators) */
static inline const python_expr *python_new_SetComp(asn_arena *arena, const python_expr *elt,
    const python_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_SetComp);
    asn_build_child(&asn_b, PYTHON_SetComp_elt, elt);
    asn_build_children(&asn_b, PYTHON_SetComp_generators, generators, generators_count);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_SetComp_elt(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_SetComp, PYTHON_SetComp_elt, 0);
}

static inline int python_SetComp_generators_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_SetComp, PYTHON_SetComp_generators);
}

static inline const python_comprehension *python_SetComp_generators(const python_expr *t, int i)
{
    return (const python_comprehension *)asn_tree_child_of((const asn_tree *)t, PYTHON_SetComp,
        PYTHON_SetComp_generators, i);
}

/* DictComp(expr key, expr value, comprehension* generators) */
static inline const python_expr *python_new_DictComp(asn_arena *arena, const python_expr *key,
    const python_expr *value, const python_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_DictComp);
    asn_build_child(&asn_b, PYTHON_DictComp_key, key);
    asn_build_child(&asn_b, PYTHON_DictComp_value, value);
    asn_build_children(&asn_b, PYTHON_DictComp_generators, generators, generators_count);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_DictComp_key(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_DictComp, PYTHON_DictComp_key, 0);
}

static inline const python_expr *python_DictComp_value(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_DictComp, PYTHON_DictComp_value, 0);
}

static inline int python_DictComp_generators_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_DictComp, PYTHON_DictComp_generators);
}

static inline const python_comprehension *python_DictComp_generators(const python_expr *t, int i)
{
    return (const python_comprehension *)asn_tree_child_of((const asn_tree *)t, PYTHON_DictComp,
        PYTHON_DictComp_generators, i);
}

/* GeneratorExp(expr elt, comprehension* generators) */
static inline const python_expr *python_new_GeneratorExp(asn_arena *arena, const python_expr *elt,
    const python_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_GeneratorExp);
    asn_build_child(&asn_b, PYTHON_GeneratorExp_elt, elt);
    asn_build_children(&asn_b, PYTHON_GeneratorExp_generators, generators, generators_count);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_GeneratorExp_elt(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_GeneratorExp,
        PYTHON_GeneratorExp_elt, 0);
}

static inline int python_GeneratorExp_generators_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_GeneratorExp, PYTHON_GeneratorExp_generators);
}

static inline const python_comprehension *python_GeneratorExp_generators(const python_expr *t, int i)
{
    return (const python_comprehension *)asn_tree_child_of((const asn_tree *)t, PYTHON_GeneratorExp,
        PYTHON_GeneratorExp_generators, i);
}

/* Await(expr value) */
static inline const python_expr *python_new_Await(asn_arena *arena, const python_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Await);
    asn_build_child(&asn_b, PYTHON_Await_value, value);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Await_value(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Await, PYTHON_Await_value, 0);
}

/* Yield(expr? value) */
static inline const python_expr *python_new_Yield(asn_arena *arena, const python_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Yield);
    asn_build_child(&asn_b, PYTHON_Yield_value, value);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Yield_value(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Yield, PYTHON_Yield_value, 0);
}

/* YieldFrom(expr value) */
static inline const python_expr *python_new_YieldFrom(asn_arena *arena, const python_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_YieldFrom);
    asn_build_child(&asn_b, PYTHON_YieldFrom_value, value);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_YieldFrom_value(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_YieldFrom,
        PYTHON_YieldFrom_value, 0);
}

/* Compare(expr left, cmpop* ops, expr* comparators) */
static inline const python_expr *python_new_Compare(asn_arena *arena, const python_expr *left,
    const python_cmpop *const *ops, int ops_count, const python_expr *const *comparators, int comparators_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Compare);
    asn_build_child(&asn_b, PYTHON_Compare_left, left);
    asn_build_children(&asn_b, PYTHON_Compare_ops, ops, ops_count);
    asn_build_children(&asn_b, PYTHON_Compare_comparators, comparators, comparators_count);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Compare_left(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Compare, PYTHON_Compare_left, 0);
}

static inline int python_Compare_ops_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Compare, PYTHON_Compare_ops);
}

static inline const python_cmpop *python_Compare_ops(const python_expr *t, int i)
{
    return (const python_cmpop *)asn_tree_child_of((const asn_tree *)t, PYTHON_Compare, PYTHON_Compare_ops, i);
}

static inline int python_Compare_comparators_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Compare, PYTHON_Compare_comparators);
}

static inline const python_expr *python_Compare_comparators(const python_expr *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Compare,
        PYTHON_Compare_comparators, i);
}

/* Call(expr func, expr* args, keyword* keywords) */
static inline const python_expr *python_new_Call(asn_arena *arena, const python_expr *func,
    const python_expr *const *args, int args_count, const python_keyword *const *keywords, int keywords_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Call);
    asn_build_child(&asn_b, PYTHON_Call_func, func);
    asn_build_children(&asn_b, PYTHON_Call_args, args, args_count);
    asn_build_children(&asn_b, PYTHON_Call_keywords, keywords, keywords_count);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Call_func(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Call, PYTHON_Call_func, 0);
}

static inline int python_Call_args_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Call, PYTHON_Call_args);
}

static inline const python_expr *python_Call_args(const python_expr *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Call, PYTHON_Call_args, i);
}

static inline int python_Call_keywords_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Call, PYTHON_Call_keywords);
}

static inline const python_keyword *python_Call_keywords(const python_expr *t, int i)
{
    return (const python_keyword *)asn_tree_child_of((const asn_tree *)t, PYTHON_Call, PYTHON_Call_keywords, i);
}

/* FormattedValue(expr value, int conversion, expr? format_spec) */
static inline const python_expr *python_new_FormattedValue(asn_arena *arena, const python_expr *value,
    asn_atom conversion, const python_expr *format_spec)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_FormattedValue);
    asn_build_child(&asn_b, PYTHON_FormattedValue_value, value);
    asn_build_value(&asn_b, PYTHON_FormattedValue_conversion, conversion);
    asn_build_child(&asn_b, PYTHON_FormattedValue_format_spec, format_spec);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_FormattedValue_value(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FormattedValue,
        PYTHON_FormattedValue_value, 0);
}

static inline asn_atom python_FormattedValue_conversion(const python_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_FormattedValue, PYTHON_FormattedValue_conversion, 0);
}

static inline const python_expr *python_FormattedValue_format_spec(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_FormattedValue,
        PYTHON_FormattedValue_format_spec, 0);
}

/* JoinedStr(expr* values) */
static inline const python_expr *python_new_JoinedStr(asn_arena *arena,
    const python_expr *const *values, int values_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_JoinedStr);
    asn_build_children(&asn_b, PYTHON_JoinedStr_values, values, values_count);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline int python_JoinedStr_values_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_JoinedStr, PYTHON_JoinedStr_values);
}

static inline const python_expr *python_JoinedStr_values(const python_expr *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_JoinedStr,
        PYTHON_JoinedStr_values, i);
}

/* Constant(constant value, string? kind) */
static inline const python_expr *python_new_Constant(asn_arena *arena, asn_atom value, const asn_atom *kind)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Constant);
    asn_build_value(&asn_b, PYTHON_Constant_value, value);
    asn_build_optional(&asn_b, PYTHON_Constant_kind, kind);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline asn_atom python_Constant_value(const python_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_Constant, PYTHON_Constant_value, 0);
}

static inline asn_atom python_Constant_kind(const python_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_Constant, PYTHON_Constant_kind, 0);
}

/* Attribute(expr value, identifier attr, expr_context ctx) */
static inline const python_expr *python_new_Attribute(asn_arena *arena, const python_expr *value, asn_atom attr,
    const python_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Attribute);
    asn_build_child(&asn_b, PYTHON_Attribute_value, value);
    asn_build_value(&asn_b, PYTHON_Attribute_attr, attr);
    asn_build_child(&asn_b, PYTHON_Attribute_ctx, ctx);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Attribute_value(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Attribute,
        PYTHON_Attribute_value, 0);
}

static inline asn_atom python_Attribute_attr(const python_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_Attribute, PYTHON_Attribute_attr, 0);
}

static inline const python_expr_context *python_Attribute_ctx(const python_expr *t)
{
    return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_Attribute,
        PYTHON_Attribute_ctx, 0);
}

/* Subscript(expr value, expr slice, expr_context ctx) */
static inline const python_expr *python_new_Subscript(asn_arena *arena, const python_expr *value,
    const python_expr *slice, const python_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Subscript);
    asn_build_child(&asn_b, PYTHON_Subscript_value, value);
    asn_build_child(&asn_b, PYTHON_Subscript_slice, slice);
    asn_build_child(&asn_b, PYTHON_Subscript_ctx, ctx);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Subscript_value(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Subscript,
        PYTHON_Subscript_value, 0);
}

static inline const python_expr *python_Subscript_slice(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Subscript,
        PYTHON_Subscript_slice, 0);
}

static inline const python_expr_context *python_Subscript_ctx(const python_expr *t)
{
    return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_Subscript,
        PYTHON_Subscript_ctx, 0);
}

/* Starred(expr value, expr_context ctx) */
static inline const python_expr *python_new_Starred(asn_arena *arena, const python_expr *value,
    const python_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Starred);
    asn_build_child(&asn_b, PYTHON_Starred_value, value);
    asn_build_child(&asn_b, PYTHON_Starred_ctx, ctx);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Starred_value(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Starred, PYTHON_Starred_value, 0);
}

static inline const python_expr_context *python_Starred_ctx(const python_expr *t)
{
    return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_Starred,
        PYTHON_Starred_ctx, 0);
}

/* Name(identifier id, expr_context ctx) */
static inline const python_expr *python_new_Name(asn_arena *arena, asn_atom id, const python_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Name);
    asn_build_value(&asn_b, PYTHON_Name_id, id);
    asn_build_child(&asn_b, PYTHON_Name_ctx, ctx);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline asn_atom python_Name_id(const python_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_Name, PYTHON_Name_id, 0);
}

static inline const python_expr_context *python_Name_ctx(const python_expr *t)
{
    return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_Name, PYTHON_Name_ctx, 0);
}

/* List(expr* elts, expr_context ctx) */
static inline const python_expr *python_new_List(asn_arena *arena, const python_expr *const *elts, int elts_count,
    const python_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_List);
    asn_build_children(&asn_b, PYTHON_List_elts, elts, elts_count);
    asn_build_child(&asn_b, PYTHON_List_ctx, ctx);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline int python_List_elts_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_List, PYTHON_List_elts);
}

static inline const python_expr *python_List_elts(const python_expr *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_List, PYTHON_List_elts, i);
}

static inline const python_expr_context *python_List_ctx(const python_expr *t)
{
    return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_List, PYTHON_List_ctx, 0);
}

/* Tuple(expr* elts, expr_context ctx) */
static inline const python_expr *python_new_Tuple(asn_arena *arena, const python_expr *const *elts, int elts_count,
    const python_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Tuple);
    asn_build_children(&asn_b, PYTHON_Tuple_elts, elts, elts_count);
    asn_build_child(&asn_b, PYTHON_Tuple_ctx, ctx);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline int python_Tuple_elts_count(const python_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_Tuple, PYTHON_Tuple_elts);
}

static inline const python_expr *python_Tuple_elts(const python_expr *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Tuple, PYTHON_Tuple_elts, i);
}

static inline const python_expr_context *python_Tuple_ctx(const python_expr *t)
{
    return (const python_expr_context *)asn_tree_child_of((const asn_tree *)t, PYTHON_Tuple, PYTHON_Tuple_ctx, 0);
}

/* Slice(expr? lower, expr? upper, expr? step) */
static inline const python_expr *python_new_Slice(asn_arena *arena, const python_expr *lower,
    const python_expr *upper, const python_expr *step)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Slice);
    asn_build_child(&asn_b, PYTHON_Slice_lower, lower);
    asn_build_child(&asn_b, PYTHON_Slice_upper, upper);
    asn_build_child(&asn_b, PYTHON_Slice_step, step);
    return (const python_expr *)asn_build_end(&asn_b);
}

static inline const python_expr *python_Slice_lower(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Slice, PYTHON_Slice_lower, 0);
}

static inline const python_expr *python_Slice_upper(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Slice, PYTHON_Slice_upper, 0);
}

static inline const python_expr *python_Slice_step(const python_expr *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_Slice, PYTHON_Slice_step, 0);
}

/* ---- expr_context = Load | Store | Del */

static inline enum python_expr_context_kind python_expr_context_kind(const python_expr_context *t)
{
    return (enum python_expr_context_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_expr_context_tree(const python_expr_context *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_expr_context *python_as_expr_context(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_expr_context
        ? (const python_expr_context *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_expr_context(python_visitor *v, const python_expr_context *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* Load */
static inline const python_expr_context *python_new_Load(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Load);
    return (const python_expr_context *)asn_build_end(&asn_b);
}

/* Store */
static inline const python_expr_context *python_new_Store(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Store);
    return (const python_expr_context *)asn_build_end(&asn_b);
}

/* Del */
static inline const python_expr_context *python_new_Del(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Del);
    return (const python_expr_context *)asn_build_end(&asn_b);
}

/* ---- boolop = And | Or */

static inline enum python_boolop_kind python_boolop_kind(const python_boolop *t)
{
    return (enum python_boolop_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_boolop_tree(const python_boolop *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_boolop *python_as_boolop(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_boolop
        ? (const python_boolop *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_boolop(python_visitor *v, const python_boolop *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* And */
static inline const python_boolop *python_new_And(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_And);
    return (const python_boolop *)asn_build_end(&asn_b);
}

/* Or */
static inline const python_boolop *python_new_Or(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Or);
    return (const python_boolop *)asn_build_end(&asn_b);
}

/* ---- operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd
 *     | FloorDiv */

static inline enum python_operator_kind python_operator_kind(const python_operator *t)
{
    return (enum python_operator_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_operator_tree(const python_operator *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_operator *python_as_operator(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_operator
        ? (const python_operator *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_operator(python_visitor *v, const python_operator *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* Add */
static inline const python_operator *python_new_Add(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Add);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* Sub */
static inline const python_operator *python_new_Sub(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Sub);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* Mult */
static inline const python_operator *python_new_Mult(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Mult);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* MatMult */
static inline const python_operator *python_new_MatMult(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_MatMult);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* Div */
static inline const python_operator *python_new_Div(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Div);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* Mod */
static inline const python_operator *python_new_Mod(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Mod);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* Pow */
static inline const python_operator *python_new_Pow(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Pow);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* LShift */
static inline const python_operator *python_new_LShift(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_LShift);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* RShift */
static inline const python_operator *python_new_RShift(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_RShift);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* BitOr */
static inline const python_operator *python_new_BitOr(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_BitOr);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* BitXor */
static inline const python_operator *python_new_BitXor(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_BitXor);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* BitAnd */
static inline const python_operator *python_new_BitAnd(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_BitAnd);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* FloorDiv */
static inline const python_operator *python_new_FloorDiv(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_FloorDiv);
    return (const python_operator *)asn_build_end(&asn_b);
}

/* ---- unaryop = Invert | Not | UAdd | USub */

static inline enum python_unaryop_kind python_unaryop_kind(const python_unaryop *t)
{
    return (enum python_unaryop_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_unaryop_tree(const python_unaryop *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_unaryop *python_as_unaryop(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_unaryop
        ? (const python_unaryop *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_unaryop(python_visitor *v, const python_unaryop *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* Invert */
static inline const python_unaryop *python_new_Invert(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Invert);
    return (const python_unaryop *)asn_build_end(&asn_b);
}

/* Not */
static inline const python_unaryop *python_new_Not(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Not);
    return (const python_unaryop *)asn_build_end(&asn_b);
}

/* UAdd */
static inline const python_unaryop *python_new_UAdd(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_UAdd);
    return (const python_unaryop *)asn_build_end(&asn_b);
}

/* USub */
static inline const python_unaryop *python_new_USub(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_USub);
    return (const python_unaryop *)asn_build_end(&asn_b);
}

/* ---- cmpop = Eq | NotEq | Lt | LtE | Gt | GtE | Is | IsNot | In | NotIn */

static inline enum python_cmpop_kind python_cmpop_kind(const python_cmpop *t)
{
    return (enum python_cmpop_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_cmpop_tree(const python_cmpop *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_cmpop *python_as_cmpop(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_cmpop
        ? (const python_cmpop *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_cmpop(python_visitor *v, const python_cmpop *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* Eq */
static inline const python_cmpop *python_new_Eq(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Eq);
    return (const python_cmpop *)asn_build_end(&asn_b);
}

/* NotEq */
static inline const python_cmpop *python_new_NotEq(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_NotEq);
    return (const python_cmpop *)asn_build_end(&asn_b);
}

/* Lt */
static inline const python_cmpop *python_new_Lt(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Lt);
    return (const python_cmpop *)asn_build_end(&asn_b);
}

/* LtE */
static inline const python_cmpop *python_new_LtE(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_LtE);
    return (const python_cmpop *)asn_build_end(&asn_b);
}

/* Gt */
static inline const python_cmpop *python_new_Gt(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Gt);
    return (const python_cmpop *)asn_build_end(&asn_b);
}

/* GtE */
static inline const python_cmpop *python_new_GtE(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_GtE);
    return (const python_cmpop *)asn_build_end(&asn_b);
}

/* Is */
static inline const python_cmpop *python_new_Is(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_Is);
    return (const python_cmpop *)asn_build_end(&asn_b);
}

/* IsNot */
static inline const python_cmpop *python_new_IsNot(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_IsNot);
    return (const python_cmpop *)asn_build_end(&asn_b);
}

/* In */
static inline const python_cmpop *python_new_In(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_In);
    return (const python_cmpop *)asn_build_end(&asn_b);
}

/* NotIn */
static inline const python_cmpop *python_new_NotIn(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_NotIn);
    return (const python_cmpop *)asn_build_end(&asn_b);
}

/* ---- comprehension = (expr target, expr iter, expr* ifs, int is_async) */

static inline enum python_comprehension_kind python_comprehension_kind(const python_comprehension *t)
{
    return (enum python_comprehension_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_comprehension_tree(const python_comprehension *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_comprehension *python_as_comprehension(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_comprehension
        ? (const python_comprehension *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_comprehension(python_visitor *v, const python_comprehension *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* comprehension = (expr target, expr iter, expr* ifs, int is_async) */
static inline const python_comprehension *python_new_comprehension(asn_arena *arena, const python_expr *target,
    const python_expr *iter, const python_expr *const *ifs, int ifs_count, asn_atom is_async)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_comprehension);
    asn_build_child(&asn_b, PYTHON_comprehension_target, target);
    asn_build_child(&asn_b, PYTHON_comprehension_iter, iter);
    asn_build_children(&asn_b, PYTHON_comprehension_ifs, ifs, ifs_count);
    asn_build_value(&asn_b, PYTHON_comprehension_is_async, is_async);
    return (const python_comprehension *)asn_build_end(&asn_b);
}

static inline const python_expr *python_comprehension_target(const python_comprehension *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_comprehension,
        PYTHON_comprehension_target, 0);
}

static inline const python_expr *python_comprehension_iter(const python_comprehension *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_comprehension,
        PYTHON_comprehension_iter, 0);
}

static inline int python_comprehension_ifs_count(const python_comprehension *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_comprehension, PYTHON_comprehension_ifs);
}

static inline const python_expr *python_comprehension_ifs(const python_comprehension *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_comprehension,
        PYTHON_comprehension_ifs, i);
}

static inline asn_atom python_comprehension_is_async(const python_comprehension *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_comprehension, PYTHON_comprehension_is_async, 0);
}

/* ---- excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body) */

static inline enum python_excepthandler_kind python_excepthandler_kind(const python_excepthandler *t)
{
    return (enum python_excepthandler_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_excepthandler_tree(const python_excepthandler *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_excepthandler *python_as_excepthandler(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_excepthandler
        ? (const python_excepthandler *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_excepthandler(python_visitor *v, const python_excepthandler *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* ExceptHandler(expr? type, identifier? name, stmt* body) */
static inline const python_excepthandler *python_new_ExceptHandler(asn_arena *arena, const python_expr *type,
    const asn_atom *name, const python_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_ExceptHandler);
    asn_build_child(&asn_b, PYTHON_ExceptHandler_type, type);
    asn_build_optional(&asn_b, PYTHON_ExceptHandler_name, name);
    asn_build_children(&asn_b, PYTHON_ExceptHandler_body, body, body_count);
    return (const python_excepthandler *)asn_build_end(&asn_b);
}

static inline const python_expr *python_ExceptHandler_type(const python_excepthandler *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_ExceptHandler,
        PYTHON_ExceptHandler_type, 0);
}

static inline asn_atom python_ExceptHandler_name(const python_excepthandler *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_ExceptHandler, PYTHON_ExceptHandler_name, 0);
}

static inline int python_ExceptHandler_body_count(const python_excepthandler *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_ExceptHandler, PYTHON_ExceptHandler_body);
}

static inline const python_stmt *python_ExceptHandler_body(const python_excepthandler *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_ExceptHandler,
        PYTHON_ExceptHandler_body, i);
}

/* ---- arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg,
 *         expr* defaults) */

static inline enum python_arguments_kind python_arguments_kind(const python_arguments *t)
{
    return (enum python_arguments_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_arguments_tree(const python_arguments *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_arguments *python_as_arguments(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_arguments
        ? (const python_arguments *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_arguments(python_visitor *v, const python_arguments *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg
 *    , expr* defaults) */
static inline const python_arguments *python_new_arguments(asn_arena *arena,
    const python_arg *const *posonlyargs, int posonlyargs_count, const python_arg *const *args, int args_count,
    const python_arg *vararg, const python_arg *const *kwonlyargs, int kwonlyargs_count,
    const python_expr *const *kw_defaults, int kw_defaults_count, const python_arg *kwarg,
    const python_expr *const *defaults, int defaults_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_arguments);
    asn_build_children(&asn_b, PYTHON_arguments_posonlyargs, posonlyargs, posonlyargs_count);
    asn_build_children(&asn_b, PYTHON_arguments_args, args, args_count);
    asn_build_child(&asn_b, PYTHON_arguments_vararg, vararg);
    asn_build_children(&asn_b, PYTHON_arguments_kwonlyargs, kwonlyargs, kwonlyargs_count);
    asn_build_children(&asn_b, PYTHON_arguments_kw_defaults, kw_defaults, kw_defaults_count);
    asn_build_child(&asn_b, PYTHON_arguments_kwarg, kwarg);
    asn_build_children(&asn_b, PYTHON_arguments_defaults, defaults, defaults_count);
    return (const python_arguments *)asn_build_end(&asn_b);
}

static inline int python_arguments_posonlyargs_count(const python_arguments *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_posonlyargs);
}

static inline const python_arg *python_arguments_posonlyargs(const python_arguments *t, int i)
{
    return (const python_arg *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments,
        PYTHON_arguments_posonlyargs, i);
}

static inline int python_arguments_args_count(const python_arguments *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_args);
}

static inline const python_arg *python_arguments_args(const python_arguments *t, int i)
{
    return (const python_arg *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_args, i);
}

static inline const python_arg *python_arguments_vararg(const python_arguments *t)
{
    return (const python_arg *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments,
        PYTHON_arguments_vararg, 0);
}

static inline int python_arguments_kwonlyargs_count(const python_arguments *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_kwonlyargs);
}

static inline const python_arg *python_arguments_kwonlyargs(const python_arguments *t, int i)
{
    return (const python_arg *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments,
        PYTHON_arguments_kwonlyargs, i);
}

static inline int python_arguments_kw_defaults_count(const python_arguments *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_kw_defaults);
}

static inline const python_expr *python_arguments_kw_defaults(const python_arguments *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments,
        PYTHON_arguments_kw_defaults, i);
}

static inline const python_arg *python_arguments_kwarg(const python_arguments *t)
{
    return (const python_arg *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_kwarg, 0);
}

static inline int python_arguments_defaults_count(const python_arguments *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_arguments, PYTHON_arguments_defaults);
}

static inline const python_expr *python_arguments_defaults(const python_arguments *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_arguments,
        PYTHON_arguments_defaults, i);
}

/* ---- arg = (identifier arg, expr? annotation, string? type_comment) */

static inline enum python_arg_kind python_arg_kind(const python_arg *t)
{
    return (enum python_arg_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_arg_tree(const python_arg *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_arg *python_as_arg(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_arg ? (const python_arg *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_arg(python_visitor *v, const python_arg *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* arg = (identifier arg, expr? annotation, string? type_comment) */
static inline const python_arg *python_new_arg(asn_arena *arena, asn_atom arg, const python_expr *annotation,
    const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_arg);
    asn_build_value(&asn_b, PYTHON_arg_arg, arg);
    asn_build_child(&asn_b, PYTHON_arg_annotation, annotation);
    asn_build_optional(&asn_b, PYTHON_arg_type_comment, type_comment);
    return (const python_arg *)asn_build_end(&asn_b);
}

static inline asn_atom python_arg_arg(const python_arg *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_arg, PYTHON_arg_arg, 0);
}

static inline const python_expr *python_arg_annotation(const python_arg *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_arg, PYTHON_arg_annotation, 0);
}

static inline asn_atom python_arg_type_comment(const python_arg *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_arg, PYTHON_arg_type_comment, 0);
}

/* ---- keyword = (identifier? arg, expr value) */

static inline enum python_keyword_kind python_keyword_kind(const python_keyword *t)
{
    return (enum python_keyword_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_keyword_tree(const python_keyword *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_keyword *python_as_keyword(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_keyword
        ? (const python_keyword *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_keyword(python_visitor *v, const python_keyword *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* keyword = (identifier? arg, expr value) */
static inline const python_keyword *python_new_keyword(asn_arena *arena, const asn_atom *arg,
    const python_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_keyword);
    asn_build_optional(&asn_b, PYTHON_keyword_arg, arg);
    asn_build_child(&asn_b, PYTHON_keyword_value, value);
    return (const python_keyword *)asn_build_end(&asn_b);
}

static inline asn_atom python_keyword_arg(const python_keyword *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_keyword, PYTHON_keyword_arg, 0);
}

static inline const python_expr *python_keyword_value(const python_keyword *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_keyword, PYTHON_keyword_value, 0);
}

/* ---- alias = (identifier name, identifier? asname) */

static inline enum python_alias_kind python_alias_kind(const python_alias *t)
{
    return (enum python_alias_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_alias_tree(const python_alias *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_alias *python_as_alias(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_alias
        ? (const python_alias *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_alias(python_visitor *v, const python_alias *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* alias = (identifier name, identifier? asname) */
static inline const python_alias *python_new_alias(asn_arena *arena, asn_atom name, const asn_atom *asname)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_alias);
    asn_build_value(&asn_b, PYTHON_alias_name, name);
    asn_build_optional(&asn_b, PYTHON_alias_asname, asname);
    return (const python_alias *)asn_build_end(&asn_b);
}

static inline asn_atom python_alias_name(const python_alias *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_alias, PYTHON_alias_name, 0);
}

static inline asn_atom python_alias_asname(const python_alias *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_alias, PYTHON_alias_asname, 0);
}

/* ---- withitem = (expr context_expr, expr? optional_vars) */

static inline enum python_withitem_kind python_withitem_kind(const python_withitem *t)
{
    return (enum python_withitem_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_withitem_tree(const python_withitem *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_withitem *python_as_withitem(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_withitem
        ? (const python_withitem *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_withitem(python_visitor *v, const python_withitem *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* withitem = (expr context_expr, expr? optional_vars) */
static inline const python_withitem *python_new_withitem(asn_arena *arena, const python_expr *context_expr,
    const python_expr *optional_vars)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_withitem);
    asn_build_child(&asn_b, PYTHON_withitem_context_expr, context_expr);
    asn_build_child(&asn_b, PYTHON_withitem_optional_vars, optional_vars);
    return (const python_withitem *)asn_build_end(&asn_b);
}

static inline const python_expr *python_withitem_context_expr(const python_withitem *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_withitem,
        PYTHON_withitem_context_expr, 0);
}

static inline const python_expr *python_withitem_optional_vars(const python_withitem *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_withitem,
        PYTHON_withitem_optional_vars, 0);
}

/* ---- match_case = (pattern pattern, expr? guard, stmt* body) */

static inline enum python_match_case_kind python_match_case_kind(const python_match_case *t)
{
    return (enum python_match_case_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_match_case_tree(const python_match_case *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_match_case *python_as_match_case(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_match_case
        ? (const python_match_case *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_match_case(python_visitor *v, const python_match_case *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* match_case = (pattern pattern, expr? guard, stmt* body) */
static inline const python_match_case *python_new_match_case(asn_arena *arena, const python_pattern *pattern,
    const python_expr *guard, const python_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_match_case);
    asn_build_child(&asn_b, PYTHON_match_case_pattern, pattern);
    asn_build_child(&asn_b, PYTHON_match_case_guard, guard);
    asn_build_children(&asn_b, PYTHON_match_case_body, body, body_count);
    return (const python_match_case *)asn_build_end(&asn_b);
}

static inline const python_pattern *python_match_case_pattern(const python_match_case *t)
{
    return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_match_case,
        PYTHON_match_case_pattern, 0);
}

static inline const python_expr *python_match_case_guard(const python_match_case *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_match_case,
        PYTHON_match_case_guard, 0);
}

static inline int python_match_case_body_count(const python_match_case *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_match_case, PYTHON_match_case_body);
}

static inline const python_stmt *python_match_case_body(const python_match_case *t, int i)
{
    return (const python_stmt *)asn_tree_child_of((const asn_tree *)t, PYTHON_match_case,
        PYTHON_match_case_body, i);
}

/* ---- pattern = MatchValue(expr value) | MatchSingleton(constant value) | MatchSequence(pattern* patterns)
 *     | MatchMapping(expr* keys, pattern* patterns, identifier? rest)
 *     | MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)
 *     | MatchStar(identifier? name) | MatchAs(pattern? pattern, identifier? name) | MatchOr(pattern* patterns) */

static inline enum python_pattern_kind python_pattern_kind(const python_pattern *t)
{
    return (enum python_pattern_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_pattern_tree(const python_pattern *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_pattern *python_as_pattern(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_pattern
        ? (const python_pattern *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_pattern(python_visitor *v, const python_pattern *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* MatchValue(expr value) */
static inline const python_pattern *python_new_MatchValue(asn_arena *arena, const python_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_MatchValue);
    asn_build_child(&asn_b, PYTHON_MatchValue_value, value);
    return (const python_pattern *)asn_build_end(&asn_b);
}

static inline const python_expr *python_MatchValue_value(const python_pattern *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchValue,
        PYTHON_MatchValue_value, 0);
}

/* MatchSingleton(constant value) */
static inline const python_pattern *python_new_MatchSingleton(asn_arena *arena, asn_atom value)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_MatchSingleton);
    asn_build_value(&asn_b, PYTHON_MatchSingleton_value, value);
    return (const python_pattern *)asn_build_end(&asn_b);
}

static inline asn_atom python_MatchSingleton_value(const python_pattern *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_MatchSingleton, PYTHON_MatchSingleton_value, 0);
}

/* MatchSequence(pattern* patterns) */
static inline const python_pattern *python_new_MatchSequence(asn_arena *arena,
    const python_pattern *const *patterns, int patterns_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_MatchSequence);
    asn_build_children(&asn_b, PYTHON_MatchSequence_patterns, patterns, patterns_count);
    return (const python_pattern *)asn_build_end(&asn_b);
}

static inline int python_MatchSequence_patterns_count(const python_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchSequence, PYTHON_MatchSequence_patterns);
}

static inline const python_pattern *python_MatchSequence_patterns(const python_pattern *t, int i)
{
    return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchSequence,
        PYTHON_MatchSequence_patterns, i);
}

/* MatchMapping(expr* keys, pattern* patterns, identifier? rest) */
static inline const python_pattern *python_new_MatchMapping(asn_arena *arena,
    const python_expr *const *keys, int keys_count, const python_pattern *const *patterns, int patterns_count,
    const asn_atom *rest)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_MatchMapping);
    asn_build_children(&asn_b, PYTHON_MatchMapping_keys, keys, keys_count);
    asn_build_children(&asn_b, PYTHON_MatchMapping_patterns, patterns, patterns_count);
    asn_build_optional(&asn_b, PYTHON_MatchMapping_rest, rest);
    return (const python_pattern *)asn_build_end(&asn_b);
}

static inline int python_MatchMapping_keys_count(const python_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchMapping, PYTHON_MatchMapping_keys);
}

static inline const python_expr *python_MatchMapping_keys(const python_pattern *t, int i)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchMapping,
        PYTHON_MatchMapping_keys, i);
}

static inline int python_MatchMapping_patterns_count(const python_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchMapping, PYTHON_MatchMapping_patterns);
}

static inline const python_pattern *python_MatchMapping_patterns(const python_pattern *t, int i)
{
    return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchMapping,
        PYTHON_MatchMapping_patterns, i);
}

static inline asn_atom python_MatchMapping_rest(const python_pattern *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_MatchMapping, PYTHON_MatchMapping_rest, 0);
}

/* MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns) */
static inline const python_pattern *python_new_MatchClass(asn_arena *arena, const python_expr *cls,
    const python_pattern *const *patterns, int patterns_count, const asn_atom *kwd_attrs, int kwd_attrs_count,
    const python_pattern *const *kwd_patterns, int kwd_patterns_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_MatchClass);
    asn_build_child(&asn_b, PYTHON_MatchClass_cls, cls);
    asn_build_children(&asn_b, PYTHON_MatchClass_patterns, patterns, patterns_count);
    asn_build_values(&asn_b, PYTHON_MatchClass_kwd_attrs, kwd_attrs, kwd_attrs_count);
    asn_build_children(&asn_b, PYTHON_MatchClass_kwd_patterns, kwd_patterns, kwd_patterns_count);
    return (const python_pattern *)asn_build_end(&asn_b);
}

static inline const python_expr *python_MatchClass_cls(const python_pattern *t)
{
    return (const python_expr *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchClass,
        PYTHON_MatchClass_cls, 0);
}

static inline int python_MatchClass_patterns_count(const python_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_patterns);
}

static inline const python_pattern *python_MatchClass_patterns(const python_pattern *t, int i)
{
    return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchClass,
        PYTHON_MatchClass_patterns, i);
}

static inline int python_MatchClass_kwd_attrs_count(const python_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_kwd_attrs);
}

static inline asn_atom python_MatchClass_kwd_attrs(const python_pattern *t, int i)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_kwd_attrs, i);
}

static inline int python_MatchClass_kwd_patterns_count(const python_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchClass, PYTHON_MatchClass_kwd_patterns);
}

static inline const python_pattern *python_MatchClass_kwd_patterns(const python_pattern *t, int i)
{
    return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchClass,
        PYTHON_MatchClass_kwd_patterns, i);
}

/* MatchStar(identifier? name) */
static inline const python_pattern *python_new_MatchStar(asn_arena *arena, const asn_atom *name)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_MatchStar);
    asn_build_optional(&asn_b, PYTHON_MatchStar_name, name);
    return (const python_pattern *)asn_build_end(&asn_b);
}

static inline asn_atom python_MatchStar_name(const python_pattern *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_MatchStar, PYTHON_MatchStar_name, 0);
}

/* MatchAs(pattern? pattern, identifier? name) */
static inline const python_pattern *python_new_MatchAs(asn_arena *arena, const python_pattern *pattern,
    const asn_atom *name)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_MatchAs);
    asn_build_child(&asn_b, PYTHON_MatchAs_pattern, pattern);
    asn_build_optional(&asn_b, PYTHON_MatchAs_name, name);
    return (const python_pattern *)asn_build_end(&asn_b);
}

static inline const python_pattern *python_MatchAs_pattern(const python_pattern *t)
{
    return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchAs,
        PYTHON_MatchAs_pattern, 0);
}

static inline asn_atom python_MatchAs_name(const python_pattern *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_MatchAs, PYTHON_MatchAs_name, 0);
}

/* MatchOr(pattern* patterns) */
static inline const python_pattern *python_new_MatchOr(asn_arena *arena,
    const python_pattern *const *patterns, int patterns_count)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_MatchOr);
    asn_build_children(&asn_b, PYTHON_MatchOr_patterns, patterns, patterns_count);
    return (const python_pattern *)asn_build_end(&asn_b);
}

static inline int python_MatchOr_patterns_count(const python_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, PYTHON_MatchOr, PYTHON_MatchOr_patterns);
}

static inline const python_pattern *python_MatchOr_patterns(const python_pattern *t, int i)
{
    return (const python_pattern *)asn_tree_child_of((const asn_tree *)t, PYTHON_MatchOr,
        PYTHON_MatchOr_patterns, i);
}

/* ---- type_ignore = TypeIgnore(int lineno, string tag) */

static inline enum python_type_ignore_kind python_type_ignore_kind(const python_type_ignore *t)
{
    return (enum python_type_ignore_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *python_type_ignore_tree(const python_type_ignore *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const python_type_ignore *python_as_type_ignore(const asn_tree *t)
{
    return t && t->ctor && python_grammar.ctors[t->ctor].type == PYTHON_TYPE_type_ignore
        ? (const python_type_ignore *)t : NULL;
}

/* false: out of memory. */
static inline bool python_visit_type_ignore(python_visitor *v, const python_type_ignore *t)
{
    asn_walk walk = {python_visit_enter, python_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &python_grammar, &walk);
}

/* TypeIgnore(int lineno, string tag) */
static inline const python_type_ignore *python_new_TypeIgnore(asn_arena *arena, asn_atom lineno, asn_atom tag)
{
    asn_build asn_b = asn_build_begin(arena, &python_grammar, PYTHON_TypeIgnore);
    asn_build_value(&asn_b, PYTHON_TypeIgnore_lineno, lineno);
    asn_build_value(&asn_b, PYTHON_TypeIgnore_tag, tag);
    return (const python_type_ignore *)asn_build_end(&asn_b);
}

static inline asn_atom python_TypeIgnore_lineno(const python_type_ignore *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_TypeIgnore, PYTHON_TypeIgnore_lineno, 0);
}

static inline asn_atom python_TypeIgnore_tag(const python_type_ignore *t)
{
    return asn_tree_value_of((const asn_tree *)t, PYTHON_TypeIgnore, PYTHON_TypeIgnore_tag, 0);
}

#ifdef __cplusplus
}
#endif
#endif
