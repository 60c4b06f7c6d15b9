/* hearthstone_tree.h: written by asdlc from python.asdl, hearthstone.task and python.print.
 * Change those, not this file.
 * Trees for C programs: see the beginning of hearthstone.h. */
#ifndef HEARTHSTONE_TREE_H
#define HEARTHSTONE_TREE_H
#include "hearthstone.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

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

/* From tree text; NULL, and err, when it is wrong. */
static inline const hearthstone_stmt *hearthstone_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const hearthstone_stmt *)asn_tree_read(arena, &hearthstone_grammar, HEARTHSTONE_TYPE_stmt,
        "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *hearthstone_write(asn_arena *arena, const hearthstone_stmt *t)
{
    return asn_tree_write(arena, &hearthstone_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *hearthstone_text(asn_arena *arena, const hearthstone_stmt *t)
{
    return asn_tree_print(arena, &hearthstone_grammar, (const asn_tree *)t);
}

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

static inline bool hearthstone_visit_enter(void *context, const asn_tree *t)
{
    hearthstone_visitor *v = (hearthstone_visitor *)context;
    switch (t->ctor) {
    case HEARTHSTONE_Module: return !v->Module || v->Module(v, (const hearthstone_mod *)t);
    case HEARTHSTONE_Interactive: return !v->Interactive || v->Interactive(v, (const hearthstone_mod *)t);
    case HEARTHSTONE_Expression: return !v->Expression || v->Expression(v, (const hearthstone_mod *)t);
    case HEARTHSTONE_FunctionType: return !v->FunctionType || v->FunctionType(v, (const hearthstone_mod *)t);
    case HEARTHSTONE_FunctionDef: return !v->FunctionDef || v->FunctionDef(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_AsyncFunctionDef: return !v->AsyncFunctionDef ||
        v->AsyncFunctionDef(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_ClassDef: return !v->ClassDef || v->ClassDef(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Return: return !v->Return || v->Return(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Delete: return !v->Delete || v->Delete(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Assign: return !v->Assign || v->Assign(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_AugAssign: return !v->AugAssign || v->AugAssign(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_AnnAssign: return !v->AnnAssign || v->AnnAssign(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_For: return !v->For || v->For(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_AsyncFor: return !v->AsyncFor || v->AsyncFor(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_While: return !v->While || v->While(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_If: return !v->If || v->If(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_With: return !v->With || v->With(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_AsyncWith: return !v->AsyncWith || v->AsyncWith(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Match: return !v->Match || v->Match(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Raise: return !v->Raise || v->Raise(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Try: return !v->Try || v->Try(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_TryStar: return !v->TryStar || v->TryStar(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Assert: return !v->Assert || v->Assert(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Import: return !v->Import || v->Import(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_ImportFrom: return !v->ImportFrom || v->ImportFrom(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Global: return !v->Global || v->Global(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Nonlocal: return !v->Nonlocal || v->Nonlocal(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Expr: return !v->Expr || v->Expr(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Pass: return !v->Pass || v->Pass(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Break: return !v->Break || v->Break(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_Continue: return !v->Continue || v->Continue(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_BoolOp: return !v->BoolOp || v->BoolOp(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_NamedExpr: return !v->NamedExpr || v->NamedExpr(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_BinOp: return !v->BinOp || v->BinOp(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_UnaryOp: return !v->UnaryOp || v->UnaryOp(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Lambda: return !v->Lambda || v->Lambda(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_IfExp: return !v->IfExp || v->IfExp(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Dict: return !v->Dict || v->Dict(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Set: return !v->Set || v->Set(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_ListComp: return !v->ListComp || v->ListComp(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_SetComp: return !v->SetComp || v->SetComp(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_DictComp: return !v->DictComp || v->DictComp(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_GeneratorExp: return !v->GeneratorExp || v->GeneratorExp(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Await: return !v->Await || v->Await(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Yield: return !v->Yield || v->Yield(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_YieldFrom: return !v->YieldFrom || v->YieldFrom(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Compare: return !v->Compare || v->Compare(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Call: return !v->Call || v->Call(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_FormattedValue: return !v->FormattedValue ||
        v->FormattedValue(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_JoinedStr: return !v->JoinedStr || v->JoinedStr(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Constant: return !v->Constant || v->Constant(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Attribute: return !v->Attribute || v->Attribute(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Subscript: return !v->Subscript || v->Subscript(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Starred: return !v->Starred || v->Starred(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Name: return !v->Name || v->Name(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_List: return !v->List || v->List(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Tuple: return !v->Tuple || v->Tuple(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Slice: return !v->Slice || v->Slice(v, (const hearthstone_expr *)t);
    case HEARTHSTONE_Load: return !v->Load || v->Load(v, (const hearthstone_expr_context *)t);
    case HEARTHSTONE_Store: return !v->Store || v->Store(v, (const hearthstone_expr_context *)t);
    case HEARTHSTONE_Del: return !v->Del || v->Del(v, (const hearthstone_expr_context *)t);
    case HEARTHSTONE_And: return !v->And || v->And(v, (const hearthstone_boolop *)t);
    case HEARTHSTONE_Or: return !v->Or || v->Or(v, (const hearthstone_boolop *)t);
    case HEARTHSTONE_Add: return !v->Add || v->Add(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_Sub: return !v->Sub || v->Sub(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_Mult: return !v->Mult || v->Mult(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_MatMult: return !v->MatMult || v->MatMult(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_Div: return !v->Div || v->Div(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_Mod: return !v->Mod || v->Mod(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_Pow: return !v->Pow || v->Pow(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_LShift: return !v->LShift || v->LShift(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_RShift: return !v->RShift || v->RShift(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_BitOr: return !v->BitOr || v->BitOr(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_BitXor: return !v->BitXor || v->BitXor(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_BitAnd: return !v->BitAnd || v->BitAnd(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_FloorDiv: return !v->FloorDiv || v->FloorDiv(v, (const hearthstone_operator *)t);
    case HEARTHSTONE_Invert: return !v->Invert || v->Invert(v, (const hearthstone_unaryop *)t);
    case HEARTHSTONE_Not: return !v->Not || v->Not(v, (const hearthstone_unaryop *)t);
    case HEARTHSTONE_UAdd: return !v->UAdd || v->UAdd(v, (const hearthstone_unaryop *)t);
    case HEARTHSTONE_USub: return !v->USub || v->USub(v, (const hearthstone_unaryop *)t);
    case HEARTHSTONE_Eq: return !v->Eq || v->Eq(v, (const hearthstone_cmpop *)t);
    case HEARTHSTONE_NotEq: return !v->NotEq || v->NotEq(v, (const hearthstone_cmpop *)t);
    case HEARTHSTONE_Lt: return !v->Lt || v->Lt(v, (const hearthstone_cmpop *)t);
    case HEARTHSTONE_LtE: return !v->LtE || v->LtE(v, (const hearthstone_cmpop *)t);
    case HEARTHSTONE_Gt: return !v->Gt || v->Gt(v, (const hearthstone_cmpop *)t);
    case HEARTHSTONE_GtE: return !v->GtE || v->GtE(v, (const hearthstone_cmpop *)t);
    case HEARTHSTONE_Is: return !v->Is || v->Is(v, (const hearthstone_cmpop *)t);
    case HEARTHSTONE_IsNot: return !v->IsNot || v->IsNot(v, (const hearthstone_cmpop *)t);
    case HEARTHSTONE_In: return !v->In || v->In(v, (const hearthstone_cmpop *)t);
    case HEARTHSTONE_NotIn: return !v->NotIn || v->NotIn(v, (const hearthstone_cmpop *)t);
    case HEARTHSTONE_comprehension: return !v->comprehension ||
        v->comprehension(v, (const hearthstone_comprehension *)t);
    case HEARTHSTONE_ExceptHandler: return !v->ExceptHandler ||
        v->ExceptHandler(v, (const hearthstone_excepthandler *)t);
    case HEARTHSTONE_arguments: return !v->arguments || v->arguments(v, (const hearthstone_arguments *)t);
    case HEARTHSTONE_arg: return !v->arg || v->arg(v, (const hearthstone_arg *)t);
    case HEARTHSTONE_keyword: return !v->keyword || v->keyword(v, (const hearthstone_keyword *)t);
    case HEARTHSTONE_alias: return !v->alias || v->alias(v, (const hearthstone_alias *)t);
    case HEARTHSTONE_withitem: return !v->withitem || v->withitem(v, (const hearthstone_withitem *)t);
    case HEARTHSTONE_match_case: return !v->match_case || v->match_case(v, (const hearthstone_match_case *)t);
    case HEARTHSTONE_MatchValue: return !v->MatchValue || v->MatchValue(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchSingleton: return !v->MatchSingleton ||
        v->MatchSingleton(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchSequence: return !v->MatchSequence ||
        v->MatchSequence(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchMapping: return !v->MatchMapping || v->MatchMapping(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchClass: return !v->MatchClass || v->MatchClass(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchStar: return !v->MatchStar || v->MatchStar(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchAs: return !v->MatchAs || v->MatchAs(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchOr: return !v->MatchOr || v->MatchOr(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_TypeIgnore: return !v->TypeIgnore || v->TypeIgnore(v, (const hearthstone_type_ignore *)t);
    default: return true;
    }
}

static inline void hearthstone_visit_leave(void *context, const asn_tree *t)
{
    hearthstone_visitor *v = (hearthstone_visitor *)context;
    if (v->leave)
        v->leave(v, t);
}

/* ---- mod = Module(stmt* body, type_ignore* type_ignores) | Interactive(stmt* body) | Expression(expr body)
 *     | FunctionType(expr* argtypes, expr returns) */

static inline enum hearthstone_mod_kind hearthstone_mod_kind(const hearthstone_mod *t)
{
    return (enum hearthstone_mod_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_mod_tree(const hearthstone_mod *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_mod *hearthstone_as_mod(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_mod
        ? (const hearthstone_mod *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_mod(hearthstone_visitor *v, const hearthstone_mod *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* Module(stmt* body, type_ignore* type_ignores) */
static inline const hearthstone_mod *hearthstone_new_Module(asn_arena *arena,
    const hearthstone_stmt *const *body, int body_count,
    const hearthstone_type_ignore *const *type_ignores, int type_ignores_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Module);
    asn_build_children(&asn_b, HEARTHSTONE_Module_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_Module_type_ignores, type_ignores, type_ignores_count);
    return (const hearthstone_mod *)asn_build_end(&asn_b);
}

static inline int hearthstone_Module_body_count(const hearthstone_mod *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Module, HEARTHSTONE_Module_body);
}

static inline const hearthstone_stmt *hearthstone_Module_body(const hearthstone_mod *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Module,
        HEARTHSTONE_Module_body, i);
}

static inline int hearthstone_Module_type_ignores_count(const hearthstone_mod *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Module, HEARTHSTONE_Module_type_ignores);
}

static inline const hearthstone_type_ignore *hearthstone_Module_type_ignores(const hearthstone_mod *t, int i)
{
    return (const hearthstone_type_ignore *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Module,
        HEARTHSTONE_Module_type_ignores, i);
}

/* Interactive(stmt* body) */
static inline const hearthstone_mod *hearthstone_new_Interactive(asn_arena *arena,
    const hearthstone_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Interactive);
    asn_build_children(&asn_b, HEARTHSTONE_Interactive_body, body, body_count);
    return (const hearthstone_mod *)asn_build_end(&asn_b);
}

static inline int hearthstone_Interactive_body_count(const hearthstone_mod *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Interactive, HEARTHSTONE_Interactive_body);
}

static inline const hearthstone_stmt *hearthstone_Interactive_body(const hearthstone_mod *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Interactive,
        HEARTHSTONE_Interactive_body, i);
}

/* Expression(expr body) */
static inline const hearthstone_mod *hearthstone_new_Expression(asn_arena *arena, const hearthstone_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Expression);
    asn_build_child(&asn_b, HEARTHSTONE_Expression_body, body);
    return (const hearthstone_mod *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Expression_body(const hearthstone_mod *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Expression,
        HEARTHSTONE_Expression_body, 0);
}

/* FunctionType(expr* argtypes, expr returns) */
static inline const hearthstone_mod *hearthstone_new_FunctionType(asn_arena *arena,
    const hearthstone_expr *const *argtypes, int argtypes_count, const hearthstone_expr *returns)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_FunctionType);
    asn_build_children(&asn_b, HEARTHSTONE_FunctionType_argtypes, argtypes, argtypes_count);
    asn_build_child(&asn_b, HEARTHSTONE_FunctionType_returns, returns);
    return (const hearthstone_mod *)asn_build_end(&asn_b);
}

static inline int hearthstone_FunctionType_argtypes_count(const hearthstone_mod *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_FunctionType, HEARTHSTONE_FunctionType_argtypes);
}

static inline const hearthstone_expr *hearthstone_FunctionType_argtypes(const hearthstone_mod *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionType,
        HEARTHSTONE_FunctionType_argtypes, i);
}

static inline const hearthstone_expr *hearthstone_FunctionType_returns(const hearthstone_mod *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionType,
        HEARTHSTONE_FunctionType_returns, 0);
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

static inline enum hearthstone_stmt_kind hearthstone_stmt_kind(const hearthstone_stmt *t)
{
    return (enum hearthstone_stmt_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_stmt_tree(const hearthstone_stmt *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_stmt *hearthstone_as_stmt(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_stmt
        ? (const hearthstone_stmt *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_stmt(hearthstone_visitor *v, const hearthstone_stmt *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns
 *    , string? type_comment) */
static inline const hearthstone_stmt *hearthstone_new_FunctionDef(asn_arena *arena, asn_atom name,
    const hearthstone_arguments *args, const hearthstone_stmt *const *body, int body_count,
    const hearthstone_expr *const *decorator_list, int decorator_list_count, const hearthstone_expr *returns,
    const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_FunctionDef);
    asn_build_value(&asn_b, HEARTHSTONE_FunctionDef_name, name);
    asn_build_child(&asn_b, HEARTHSTONE_FunctionDef_args, args);
    asn_build_children(&asn_b, HEARTHSTONE_FunctionDef_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_FunctionDef_decorator_list, decorator_list, decorator_list_count);
    asn_build_child(&asn_b, HEARTHSTONE_FunctionDef_returns, returns);
    asn_build_optional(&asn_b, HEARTHSTONE_FunctionDef_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_FunctionDef_name(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_name, 0);
}

static inline const hearthstone_arguments *hearthstone_FunctionDef_args(const hearthstone_stmt *t)
{
    return (const hearthstone_arguments *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionDef,
        HEARTHSTONE_FunctionDef_args, 0);
}

static inline int hearthstone_FunctionDef_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_body);
}

static inline const hearthstone_stmt *hearthstone_FunctionDef_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionDef,
        HEARTHSTONE_FunctionDef_body, i);
}

static inline int hearthstone_FunctionDef_decorator_list_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_FunctionDef, HEARTHSTONE_FunctionDef_decorator_list);
}

static inline const hearthstone_expr *hearthstone_FunctionDef_decorator_list(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionDef,
        HEARTHSTONE_FunctionDef_decorator_list, i);
}

static inline const hearthstone_expr *hearthstone_FunctionDef_returns(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FunctionDef,
        HEARTHSTONE_FunctionDef_returns, 0);
}

static inline asn_atom hearthstone_FunctionDef_type_comment(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_FunctionDef,
        HEARTHSTONE_FunctionDef_type_comment, 0);
}

/* AsyncFunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns
 *    , string? type_comment) */
static inline const hearthstone_stmt *hearthstone_new_AsyncFunctionDef(asn_arena *arena, asn_atom name,
    const hearthstone_arguments *args, const hearthstone_stmt *const *body, int body_count,
    const hearthstone_expr *const *decorator_list, int decorator_list_count, const hearthstone_expr *returns,
    const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_AsyncFunctionDef);
    asn_build_value(&asn_b, HEARTHSTONE_AsyncFunctionDef_name, name);
    asn_build_child(&asn_b, HEARTHSTONE_AsyncFunctionDef_args, args);
    asn_build_children(&asn_b, HEARTHSTONE_AsyncFunctionDef_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_AsyncFunctionDef_decorator_list, decorator_list, decorator_list_count);
    asn_build_child(&asn_b, HEARTHSTONE_AsyncFunctionDef_returns, returns);
    asn_build_optional(&asn_b, HEARTHSTONE_AsyncFunctionDef_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_AsyncFunctionDef_name(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef,
        HEARTHSTONE_AsyncFunctionDef_name, 0);
}

static inline const hearthstone_arguments *hearthstone_AsyncFunctionDef_args(const hearthstone_stmt *t)
{
    return (const hearthstone_arguments *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef,
        HEARTHSTONE_AsyncFunctionDef_args, 0);
}

static inline int hearthstone_AsyncFunctionDef_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_AsyncFunctionDef_body);
}

static inline const hearthstone_stmt *hearthstone_AsyncFunctionDef_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef,
        HEARTHSTONE_AsyncFunctionDef_body, i);
}

static inline int hearthstone_AsyncFunctionDef_decorator_list_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef,
        HEARTHSTONE_AsyncFunctionDef_decorator_list);
}

static inline const hearthstone_expr *hearthstone_AsyncFunctionDef_decorator_list(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef,
        HEARTHSTONE_AsyncFunctionDef_decorator_list, i);
}

static inline const hearthstone_expr *hearthstone_AsyncFunctionDef_returns(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef,
        HEARTHSTONE_AsyncFunctionDef_returns, 0);
}

static inline asn_atom hearthstone_AsyncFunctionDef_type_comment(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_AsyncFunctionDef,
        HEARTHSTONE_AsyncFunctionDef_type_comment, 0);
}

/* ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list) */
static inline const hearthstone_stmt *hearthstone_new_ClassDef(asn_arena *arena, asn_atom name,
    const hearthstone_expr *const *bases, int bases_count,
    const hearthstone_keyword *const *keywords, int keywords_count,
    const hearthstone_stmt *const *body, int body_count,
    const hearthstone_expr *const *decorator_list, int decorator_list_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_ClassDef);
    asn_build_value(&asn_b, HEARTHSTONE_ClassDef_name, name);
    asn_build_children(&asn_b, HEARTHSTONE_ClassDef_bases, bases, bases_count);
    asn_build_children(&asn_b, HEARTHSTONE_ClassDef_keywords, keywords, keywords_count);
    asn_build_children(&asn_b, HEARTHSTONE_ClassDef_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_ClassDef_decorator_list, decorator_list, decorator_list_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_ClassDef_name(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_name, 0);
}

static inline int hearthstone_ClassDef_bases_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_bases);
}

static inline const hearthstone_expr *hearthstone_ClassDef_bases(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ClassDef,
        HEARTHSTONE_ClassDef_bases, i);
}

static inline int hearthstone_ClassDef_keywords_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_keywords);
}

static inline const hearthstone_keyword *hearthstone_ClassDef_keywords(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_keyword *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ClassDef,
        HEARTHSTONE_ClassDef_keywords, i);
}

static inline int hearthstone_ClassDef_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_body);
}

static inline const hearthstone_stmt *hearthstone_ClassDef_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ClassDef,
        HEARTHSTONE_ClassDef_body, i);
}

static inline int hearthstone_ClassDef_decorator_list_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ClassDef, HEARTHSTONE_ClassDef_decorator_list);
}

static inline const hearthstone_expr *hearthstone_ClassDef_decorator_list(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ClassDef,
        HEARTHSTONE_ClassDef_decorator_list, i);
}

/* Return(expr? value) */
static inline const hearthstone_stmt *hearthstone_new_Return(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Return);
    asn_build_child(&asn_b, HEARTHSTONE_Return_value, value);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Return_value(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Return,
        HEARTHSTONE_Return_value, 0);
}

/* Delete(expr* targets) */
static inline const hearthstone_stmt *hearthstone_new_Delete(asn_arena *arena,
    const hearthstone_expr *const *targets, int targets_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Delete);
    asn_build_children(&asn_b, HEARTHSTONE_Delete_targets, targets, targets_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline int hearthstone_Delete_targets_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Delete, HEARTHSTONE_Delete_targets);
}

static inline const hearthstone_expr *hearthstone_Delete_targets(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Delete,
        HEARTHSTONE_Delete_targets, i);
}

/* Assign(expr* targets, expr value, string? type_comment) */
static inline const hearthstone_stmt *hearthstone_new_Assign(asn_arena *arena,
    const hearthstone_expr *const *targets, int targets_count, const hearthstone_expr *value,
    const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Assign);
    asn_build_children(&asn_b, HEARTHSTONE_Assign_targets, targets, targets_count);
    asn_build_child(&asn_b, HEARTHSTONE_Assign_value, value);
    asn_build_optional(&asn_b, HEARTHSTONE_Assign_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline int hearthstone_Assign_targets_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Assign, HEARTHSTONE_Assign_targets);
}

static inline const hearthstone_expr *hearthstone_Assign_targets(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Assign,
        HEARTHSTONE_Assign_targets, i);
}

static inline const hearthstone_expr *hearthstone_Assign_value(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Assign,
        HEARTHSTONE_Assign_value, 0);
}

static inline asn_atom hearthstone_Assign_type_comment(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Assign, HEARTHSTONE_Assign_type_comment, 0);
}

/* AugAssign(expr target, operator op, expr value) */
static inline const hearthstone_stmt *hearthstone_new_AugAssign(asn_arena *arena, const hearthstone_expr *target,
    const hearthstone_operator *op, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_AugAssign);
    asn_build_child(&asn_b, HEARTHSTONE_AugAssign_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_AugAssign_op, op);
    asn_build_child(&asn_b, HEARTHSTONE_AugAssign_value, value);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_AugAssign_target(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AugAssign,
        HEARTHSTONE_AugAssign_target, 0);
}

static inline const hearthstone_operator *hearthstone_AugAssign_op(const hearthstone_stmt *t)
{
    return (const hearthstone_operator *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AugAssign,
        HEARTHSTONE_AugAssign_op, 0);
}

static inline const hearthstone_expr *hearthstone_AugAssign_value(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AugAssign,
        HEARTHSTONE_AugAssign_value, 0);
}

/* AnnAssign(expr target, expr annotation, expr? value, int simple) */
static inline const hearthstone_stmt *hearthstone_new_AnnAssign(asn_arena *arena, const hearthstone_expr *target,
    const hearthstone_expr *annotation, const hearthstone_expr *value, asn_atom simple)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_AnnAssign);
    asn_build_child(&asn_b, HEARTHSTONE_AnnAssign_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_AnnAssign_annotation, annotation);
    asn_build_child(&asn_b, HEARTHSTONE_AnnAssign_value, value);
    asn_build_value(&asn_b, HEARTHSTONE_AnnAssign_simple, simple);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_AnnAssign_target(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AnnAssign,
        HEARTHSTONE_AnnAssign_target, 0);
}

static inline const hearthstone_expr *hearthstone_AnnAssign_annotation(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AnnAssign,
        HEARTHSTONE_AnnAssign_annotation, 0);
}

static inline const hearthstone_expr *hearthstone_AnnAssign_value(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AnnAssign,
        HEARTHSTONE_AnnAssign_value, 0);
}

static inline asn_atom hearthstone_AnnAssign_simple(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_AnnAssign, HEARTHSTONE_AnnAssign_simple, 0);
}

/* For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment) */
static inline const hearthstone_stmt *hearthstone_new_For(asn_arena *arena, const hearthstone_expr *target,
    const hearthstone_expr *iter, const hearthstone_stmt *const *body, int body_count,
    const hearthstone_stmt *const *orelse, int orelse_count, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_For);
    asn_build_child(&asn_b, HEARTHSTONE_For_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_For_iter, iter);
    asn_build_children(&asn_b, HEARTHSTONE_For_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_For_orelse, orelse, orelse_count);
    asn_build_optional(&asn_b, HEARTHSTONE_For_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_For_target(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_For,
        HEARTHSTONE_For_target, 0);
}

static inline const hearthstone_expr *hearthstone_For_iter(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_For,
        HEARTHSTONE_For_iter, 0);
}

static inline int hearthstone_For_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_For, HEARTHSTONE_For_body);
}

static inline const hearthstone_stmt *hearthstone_For_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_For,
        HEARTHSTONE_For_body, i);
}

static inline int hearthstone_For_orelse_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_For, HEARTHSTONE_For_orelse);
}

static inline const hearthstone_stmt *hearthstone_For_orelse(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_For,
        HEARTHSTONE_For_orelse, i);
}

static inline asn_atom hearthstone_For_type_comment(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_For, HEARTHSTONE_For_type_comment, 0);
}

/* AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment) */
static inline const hearthstone_stmt *hearthstone_new_AsyncFor(asn_arena *arena, const hearthstone_expr *target,
    const hearthstone_expr *iter, const hearthstone_stmt *const *body, int body_count,
    const hearthstone_stmt *const *orelse, int orelse_count, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_AsyncFor);
    asn_build_child(&asn_b, HEARTHSTONE_AsyncFor_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_AsyncFor_iter, iter);
    asn_build_children(&asn_b, HEARTHSTONE_AsyncFor_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_AsyncFor_orelse, orelse, orelse_count);
    asn_build_optional(&asn_b, HEARTHSTONE_AsyncFor_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_AsyncFor_target(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFor,
        HEARTHSTONE_AsyncFor_target, 0);
}

static inline const hearthstone_expr *hearthstone_AsyncFor_iter(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFor,
        HEARTHSTONE_AsyncFor_iter, 0);
}

static inline int hearthstone_AsyncFor_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncFor, HEARTHSTONE_AsyncFor_body);
}

static inline const hearthstone_stmt *hearthstone_AsyncFor_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFor,
        HEARTHSTONE_AsyncFor_body, i);
}

static inline int hearthstone_AsyncFor_orelse_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncFor, HEARTHSTONE_AsyncFor_orelse);
}

static inline const hearthstone_stmt *hearthstone_AsyncFor_orelse(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncFor,
        HEARTHSTONE_AsyncFor_orelse, i);
}

static inline asn_atom hearthstone_AsyncFor_type_comment(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_AsyncFor, HEARTHSTONE_AsyncFor_type_comment, 0);
}

/* While(expr test, stmt* body, stmt* orelse) */
static inline const hearthstone_stmt *hearthstone_new_While(asn_arena *arena, const hearthstone_expr *test,
    const hearthstone_stmt *const *body, int body_count, const hearthstone_stmt *const *orelse, int orelse_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_While);
    asn_build_child(&asn_b, HEARTHSTONE_While_test, test);
    asn_build_children(&asn_b, HEARTHSTONE_While_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_While_orelse, orelse, orelse_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_While_test(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_While,
        HEARTHSTONE_While_test, 0);
}

static inline int hearthstone_While_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_While, HEARTHSTONE_While_body);
}

static inline const hearthstone_stmt *hearthstone_While_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_While,
        HEARTHSTONE_While_body, i);
}

static inline int hearthstone_While_orelse_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_While, HEARTHSTONE_While_orelse);
}

static inline const hearthstone_stmt *hearthstone_While_orelse(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_While,
        HEARTHSTONE_While_orelse, i);
}

/* If(expr test, stmt* body, stmt* orelse) */
static inline const hearthstone_stmt *hearthstone_new_If(asn_arena *arena, const hearthstone_expr *test,
    const hearthstone_stmt *const *body, int body_count, const hearthstone_stmt *const *orelse, int orelse_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_If);
    asn_build_child(&asn_b, HEARTHSTONE_If_test, test);
    asn_build_children(&asn_b, HEARTHSTONE_If_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_If_orelse, orelse, orelse_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_If_test(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_If,
        HEARTHSTONE_If_test, 0);
}

static inline int hearthstone_If_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_If, HEARTHSTONE_If_body);
}

static inline const hearthstone_stmt *hearthstone_If_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_If,
        HEARTHSTONE_If_body, i);
}

static inline int hearthstone_If_orelse_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_If, HEARTHSTONE_If_orelse);
}

static inline const hearthstone_stmt *hearthstone_If_orelse(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_If,
        HEARTHSTONE_If_orelse, i);
}

/* With(withitem* items, stmt* body, string? type_comment) */
static inline const hearthstone_stmt *hearthstone_new_With(asn_arena *arena,
    const hearthstone_withitem *const *items, int items_count, const hearthstone_stmt *const *body, int body_count,
    const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_With);
    asn_build_children(&asn_b, HEARTHSTONE_With_items, items, items_count);
    asn_build_children(&asn_b, HEARTHSTONE_With_body, body, body_count);
    asn_build_optional(&asn_b, HEARTHSTONE_With_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline int hearthstone_With_items_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_With, HEARTHSTONE_With_items);
}

static inline const hearthstone_withitem *hearthstone_With_items(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_withitem *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_With,
        HEARTHSTONE_With_items, i);
}

static inline int hearthstone_With_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_With, HEARTHSTONE_With_body);
}

static inline const hearthstone_stmt *hearthstone_With_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_With,
        HEARTHSTONE_With_body, i);
}

static inline asn_atom hearthstone_With_type_comment(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_With, HEARTHSTONE_With_type_comment, 0);
}

/* AsyncWith(withitem* items, stmt* body, string? type_comment) */
static inline const hearthstone_stmt *hearthstone_new_AsyncWith(asn_arena *arena,
    const hearthstone_withitem *const *items, int items_count, const hearthstone_stmt *const *body, int body_count,
    const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_AsyncWith);
    asn_build_children(&asn_b, HEARTHSTONE_AsyncWith_items, items, items_count);
    asn_build_children(&asn_b, HEARTHSTONE_AsyncWith_body, body, body_count);
    asn_build_optional(&asn_b, HEARTHSTONE_AsyncWith_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline int hearthstone_AsyncWith_items_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncWith, HEARTHSTONE_AsyncWith_items);
}

static inline const hearthstone_withitem *hearthstone_AsyncWith_items(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_withitem *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncWith,
        HEARTHSTONE_AsyncWith_items, i);
}

static inline int hearthstone_AsyncWith_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_AsyncWith, HEARTHSTONE_AsyncWith_body);
}

static inline const hearthstone_stmt *hearthstone_AsyncWith_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_AsyncWith,
        HEARTHSTONE_AsyncWith_body, i);
}

static inline asn_atom hearthstone_AsyncWith_type_comment(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_AsyncWith, HEARTHSTONE_AsyncWith_type_comment, 0);
}

/* Match(expr subject, match_case* cases) */
static inline const hearthstone_stmt *hearthstone_new_Match(asn_arena *arena, const hearthstone_expr *subject,
    const hearthstone_match_case *const *cases, int cases_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Match);
    asn_build_child(&asn_b, HEARTHSTONE_Match_subject, subject);
    asn_build_children(&asn_b, HEARTHSTONE_Match_cases, cases, cases_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Match_subject(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Match,
        HEARTHSTONE_Match_subject, 0);
}

static inline int hearthstone_Match_cases_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Match, HEARTHSTONE_Match_cases);
}

static inline const hearthstone_match_case *hearthstone_Match_cases(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_match_case *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Match,
        HEARTHSTONE_Match_cases, i);
}

/* Raise(expr? exc, expr? cause) */
static inline const hearthstone_stmt *hearthstone_new_Raise(asn_arena *arena, const hearthstone_expr *exc,
    const hearthstone_expr *cause)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Raise);
    asn_build_child(&asn_b, HEARTHSTONE_Raise_exc, exc);
    asn_build_child(&asn_b, HEARTHSTONE_Raise_cause, cause);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Raise_exc(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Raise,
        HEARTHSTONE_Raise_exc, 0);
}

static inline const hearthstone_expr *hearthstone_Raise_cause(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Raise,
        HEARTHSTONE_Raise_cause, 0);
}

/* Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody) */
static inline const hearthstone_stmt *hearthstone_new_Try(asn_arena *arena,
    const hearthstone_stmt *const *body, int body_count,
    const hearthstone_excepthandler *const *handlers, int handlers_count,
    const hearthstone_stmt *const *orelse, int orelse_count,
    const hearthstone_stmt *const *finalbody, int finalbody_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Try);
    asn_build_children(&asn_b, HEARTHSTONE_Try_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_Try_handlers, handlers, handlers_count);
    asn_build_children(&asn_b, HEARTHSTONE_Try_orelse, orelse, orelse_count);
    asn_build_children(&asn_b, HEARTHSTONE_Try_finalbody, finalbody, finalbody_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline int hearthstone_Try_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_body);
}

static inline const hearthstone_stmt *hearthstone_Try_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Try,
        HEARTHSTONE_Try_body, i);
}

static inline int hearthstone_Try_handlers_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_handlers);
}

static inline const hearthstone_excepthandler *hearthstone_Try_handlers(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_excepthandler *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Try,
        HEARTHSTONE_Try_handlers, i);
}

static inline int hearthstone_Try_orelse_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_orelse);
}

static inline const hearthstone_stmt *hearthstone_Try_orelse(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Try,
        HEARTHSTONE_Try_orelse, i);
}

static inline int hearthstone_Try_finalbody_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Try, HEARTHSTONE_Try_finalbody);
}

static inline const hearthstone_stmt *hearthstone_Try_finalbody(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Try,
        HEARTHSTONE_Try_finalbody, i);
}

/* TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody) */
static inline const hearthstone_stmt *hearthstone_new_TryStar(asn_arena *arena,
    const hearthstone_stmt *const *body, int body_count,
    const hearthstone_excepthandler *const *handlers, int handlers_count,
    const hearthstone_stmt *const *orelse, int orelse_count,
    const hearthstone_stmt *const *finalbody, int finalbody_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_TryStar);
    asn_build_children(&asn_b, HEARTHSTONE_TryStar_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_TryStar_handlers, handlers, handlers_count);
    asn_build_children(&asn_b, HEARTHSTONE_TryStar_orelse, orelse, orelse_count);
    asn_build_children(&asn_b, HEARTHSTONE_TryStar_finalbody, finalbody, finalbody_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline int hearthstone_TryStar_body_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_body);
}

static inline const hearthstone_stmt *hearthstone_TryStar_body(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_TryStar,
        HEARTHSTONE_TryStar_body, i);
}

static inline int hearthstone_TryStar_handlers_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_handlers);
}

static inline const hearthstone_excepthandler *hearthstone_TryStar_handlers(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_excepthandler *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_TryStar,
        HEARTHSTONE_TryStar_handlers, i);
}

static inline int hearthstone_TryStar_orelse_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_orelse);
}

static inline const hearthstone_stmt *hearthstone_TryStar_orelse(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_TryStar,
        HEARTHSTONE_TryStar_orelse, i);
}

static inline int hearthstone_TryStar_finalbody_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_TryStar, HEARTHSTONE_TryStar_finalbody);
}

static inline const hearthstone_stmt *hearthstone_TryStar_finalbody(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_TryStar,
        HEARTHSTONE_TryStar_finalbody, i);
}

/* Assert(expr test, expr? msg) */
static inline const hearthstone_stmt *hearthstone_new_Assert(asn_arena *arena, const hearthstone_expr *test,
    const hearthstone_expr *msg)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Assert);
    asn_build_child(&asn_b, HEARTHSTONE_Assert_test, test);
    asn_build_child(&asn_b, HEARTHSTONE_Assert_msg, msg);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Assert_test(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Assert,
        HEARTHSTONE_Assert_test, 0);
}

static inline const hearthstone_expr *hearthstone_Assert_msg(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Assert,
        HEARTHSTONE_Assert_msg, 0);
}

/* Import(alias* names) */
static inline const hearthstone_stmt *hearthstone_new_Import(asn_arena *arena,
    const hearthstone_alias *const *names, int names_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Import);
    asn_build_children(&asn_b, HEARTHSTONE_Import_names, names, names_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline int hearthstone_Import_names_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Import, HEARTHSTONE_Import_names);
}

static inline const hearthstone_alias *hearthstone_Import_names(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_alias *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Import,
        HEARTHSTONE_Import_names, i);
}

/* ImportFrom(identifier? module, alias* names, int? level) */
static inline const hearthstone_stmt *hearthstone_new_ImportFrom(asn_arena *arena, const asn_atom *module,
    const hearthstone_alias *const *names, int names_count, const asn_atom *level)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_ImportFrom);
    asn_build_optional(&asn_b, HEARTHSTONE_ImportFrom_module, module);
    asn_build_children(&asn_b, HEARTHSTONE_ImportFrom_names, names, names_count);
    asn_build_optional(&asn_b, HEARTHSTONE_ImportFrom_level, level);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_ImportFrom_module(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_ImportFrom, HEARTHSTONE_ImportFrom_module, 0);
}

static inline int hearthstone_ImportFrom_names_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ImportFrom, HEARTHSTONE_ImportFrom_names);
}

static inline const hearthstone_alias *hearthstone_ImportFrom_names(const hearthstone_stmt *t, int i)
{
    return (const hearthstone_alias *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ImportFrom,
        HEARTHSTONE_ImportFrom_names, i);
}

static inline asn_atom hearthstone_ImportFrom_level(const hearthstone_stmt *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_ImportFrom, HEARTHSTONE_ImportFrom_level, 0);
}

/* Global(identifier* names) */
static inline const hearthstone_stmt *hearthstone_new_Global(asn_arena *arena,
    const asn_atom *names, int names_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Global);
    asn_build_values(&asn_b, HEARTHSTONE_Global_names, names, names_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline int hearthstone_Global_names_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Global, HEARTHSTONE_Global_names);
}

static inline asn_atom hearthstone_Global_names(const hearthstone_stmt *t, int i)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Global, HEARTHSTONE_Global_names, i);
}

/* Nonlocal(identifier* names) */
static inline const hearthstone_stmt *hearthstone_new_Nonlocal(asn_arena *arena,
    const asn_atom *names, int names_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Nonlocal);
    asn_build_values(&asn_b, HEARTHSTONE_Nonlocal_names, names, names_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline int hearthstone_Nonlocal_names_count(const hearthstone_stmt *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Nonlocal, HEARTHSTONE_Nonlocal_names);
}

static inline asn_atom hearthstone_Nonlocal_names(const hearthstone_stmt *t, int i)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Nonlocal, HEARTHSTONE_Nonlocal_names, i);
}

/* Expr(expr value) */
static inline const hearthstone_stmt *hearthstone_new_Expr(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Expr);
    asn_build_child(&asn_b, HEARTHSTONE_Expr_value, value);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Expr_value(const hearthstone_stmt *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Expr,
        HEARTHSTONE_Expr_value, 0);
}

/* Pass */
static inline const hearthstone_stmt *hearthstone_new_Pass(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Pass);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

/* Break */
static inline const hearthstone_stmt *hearthstone_new_Break(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Break);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

/* Continue */
static inline const hearthstone_stmt *hearthstone_new_Continue(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Continue);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
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

static inline enum hearthstone_expr_kind hearthstone_expr_kind(const hearthstone_expr *t)
{
    return (enum hearthstone_expr_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_expr_tree(const hearthstone_expr *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_expr *hearthstone_as_expr(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_expr
        ? (const hearthstone_expr *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_expr(hearthstone_visitor *v, const hearthstone_expr *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* BoolOp(boolop op, expr* values) */
static inline const hearthstone_expr *hearthstone_new_BoolOp(asn_arena *arena, const hearthstone_boolop *op,
    const hearthstone_expr *const *values, int values_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_BoolOp);
    asn_build_child(&asn_b, HEARTHSTONE_BoolOp_op, op);
    asn_build_children(&asn_b, HEARTHSTONE_BoolOp_values, values, values_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_boolop *hearthstone_BoolOp_op(const hearthstone_expr *t)
{
    return (const hearthstone_boolop *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_BoolOp,
        HEARTHSTONE_BoolOp_op, 0);
}

static inline int hearthstone_BoolOp_values_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_BoolOp, HEARTHSTONE_BoolOp_values);
}

static inline const hearthstone_expr *hearthstone_BoolOp_values(const hearthstone_expr *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_BoolOp,
        HEARTHSTONE_BoolOp_values, i);
}

/* NamedExpr(expr target, expr value) */
static inline const hearthstone_expr *hearthstone_new_NamedExpr(asn_arena *arena, const hearthstone_expr *target,
    const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_NamedExpr);
    asn_build_child(&asn_b, HEARTHSTONE_NamedExpr_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_NamedExpr_value, value);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_NamedExpr_target(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_NamedExpr,
        HEARTHSTONE_NamedExpr_target, 0);
}

static inline const hearthstone_expr *hearthstone_NamedExpr_value(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_NamedExpr,
        HEARTHSTONE_NamedExpr_value, 0);
}

/* BinOp(expr left, operator op, expr right) */
static inline const hearthstone_expr *hearthstone_new_BinOp(asn_arena *arena, const hearthstone_expr *left,
    const hearthstone_operator *op, const hearthstone_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_BinOp);
    asn_build_child(&asn_b, HEARTHSTONE_BinOp_left, left);
    asn_build_child(&asn_b, HEARTHSTONE_BinOp_op, op);
    asn_build_child(&asn_b, HEARTHSTONE_BinOp_right, right);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_BinOp_left(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_BinOp,
        HEARTHSTONE_BinOp_left, 0);
}

static inline const hearthstone_operator *hearthstone_BinOp_op(const hearthstone_expr *t)
{
    return (const hearthstone_operator *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_BinOp,
        HEARTHSTONE_BinOp_op, 0);
}

static inline const hearthstone_expr *hearthstone_BinOp_right(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_BinOp,
        HEARTHSTONE_BinOp_right, 0);
}

/* UnaryOp(unaryop op, expr operand) */
static inline const hearthstone_expr *hearthstone_new_UnaryOp(asn_arena *arena, const hearthstone_unaryop *op,
    const hearthstone_expr *operand)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_UnaryOp);
    asn_build_child(&asn_b, HEARTHSTONE_UnaryOp_op, op);
    asn_build_child(&asn_b, HEARTHSTONE_UnaryOp_operand, operand);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_unaryop *hearthstone_UnaryOp_op(const hearthstone_expr *t)
{
    return (const hearthstone_unaryop *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_UnaryOp,
        HEARTHSTONE_UnaryOp_op, 0);
}

static inline const hearthstone_expr *hearthstone_UnaryOp_operand(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_UnaryOp,
        HEARTHSTONE_UnaryOp_operand, 0);
}

/* Lambda(arguments args, expr body) */
static inline const hearthstone_expr *hearthstone_new_Lambda(asn_arena *arena, const hearthstone_arguments *args,
    const hearthstone_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Lambda);
    asn_build_child(&asn_b, HEARTHSTONE_Lambda_args, args);
    asn_build_child(&asn_b, HEARTHSTONE_Lambda_body, body);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_arguments *hearthstone_Lambda_args(const hearthstone_expr *t)
{
    return (const hearthstone_arguments *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Lambda,
        HEARTHSTONE_Lambda_args, 0);
}

static inline const hearthstone_expr *hearthstone_Lambda_body(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Lambda,
        HEARTHSTONE_Lambda_body, 0);
}

/* IfExp(expr test, expr body, expr orelse) */
static inline const hearthstone_expr *hearthstone_new_IfExp(asn_arena *arena, const hearthstone_expr *test,
    const hearthstone_expr *body, const hearthstone_expr *orelse)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_IfExp);
    asn_build_child(&asn_b, HEARTHSTONE_IfExp_test, test);
    asn_build_child(&asn_b, HEARTHSTONE_IfExp_body, body);
    asn_build_child(&asn_b, HEARTHSTONE_IfExp_orelse, orelse);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_IfExp_test(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_IfExp,
        HEARTHSTONE_IfExp_test, 0);
}

static inline const hearthstone_expr *hearthstone_IfExp_body(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_IfExp,
        HEARTHSTONE_IfExp_body, 0);
}

static inline const hearthstone_expr *hearthstone_IfExp_orelse(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_IfExp,
        HEARTHSTONE_IfExp_orelse, 0);
}

/* Dict(expr?* keys, expr* values) */
static inline const hearthstone_expr *hearthstone_new_Dict(asn_arena *arena,
    const hearthstone_expr *const *keys, int keys_count, const hearthstone_expr *const *values, int values_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Dict);
    asn_build_children(&asn_b, HEARTHSTONE_Dict_keys, keys, keys_count);
    asn_build_children(&asn_b, HEARTHSTONE_Dict_values, values, values_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline int hearthstone_Dict_keys_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Dict, HEARTHSTONE_Dict_keys);
}

static inline const hearthstone_expr *hearthstone_Dict_keys(const hearthstone_expr *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Dict,
        HEARTHSTONE_Dict_keys, i);
}

static inline int hearthstone_Dict_values_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Dict, HEARTHSTONE_Dict_values);
}

static inline const hearthstone_expr *hearthstone_Dict_values(const hearthstone_expr *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Dict,
        HEARTHSTONE_Dict_values, i);
}

/* Set(expr* elts) */
static inline const hearthstone_expr *hearthstone_new_Set(asn_arena *arena,
    const hearthstone_expr *const *elts, int elts_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Set);
    asn_build_children(&asn_b, HEARTHSTONE_Set_elts, elts, elts_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline int hearthstone_Set_elts_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Set, HEARTHSTONE_Set_elts);
}

static inline const hearthstone_expr *hearthstone_Set_elts(const hearthstone_expr *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Set,
        HEARTHSTONE_Set_elts, i);
}

/* ListComp(expr elt, comprehension* generators) */
static inline const hearthstone_expr *hearthstone_new_ListComp(asn_arena *arena, const hearthstone_expr *elt,
    const hearthstone_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_ListComp);
    asn_build_child(&asn_b, HEARTHSTONE_ListComp_elt, elt);
    asn_build_children(&asn_b, HEARTHSTONE_ListComp_generators, generators, generators_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_ListComp_elt(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ListComp,
        HEARTHSTONE_ListComp_elt, 0);
}

static inline int hearthstone_ListComp_generators_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ListComp, HEARTHSTONE_ListComp_generators);
}

static inline const hearthstone_comprehension *hearthstone_ListComp_generators(const hearthstone_expr *t, int i)
{
    return (const hearthstone_comprehension *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ListComp,
        HEARTHSTONE_ListComp_generators, i);
}

/* SetComp(expr elt, comprehension* generators) */
static inline const hearthstone_expr *hearthstone_new_SetComp(asn_arena *arena, const hearthstone_expr *elt,
    const hearthstone_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_SetComp);
    asn_build_child(&asn_b, HEARTHSTONE_SetComp_elt, elt);
    asn_build_children(&asn_b, HEARTHSTONE_SetComp_generators, generators, generators_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_SetComp_elt(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_SetComp,
        HEARTHSTONE_SetComp_elt, 0);
}

static inline int hearthstone_SetComp_generators_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_SetComp, HEARTHSTONE_SetComp_generators);
}

static inline const hearthstone_comprehension *hearthstone_SetComp_generators(const hearthstone_expr *t, int i)
{
    return (const hearthstone_comprehension *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_SetComp,
        HEARTHSTONE_SetComp_generators, i);
}

/* DictComp(expr key, expr value, comprehension* generators) */
static inline const hearthstone_expr *hearthstone_new_DictComp(asn_arena *arena, const hearthstone_expr *key,
    const hearthstone_expr *value, const hearthstone_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_DictComp);
    asn_build_child(&asn_b, HEARTHSTONE_DictComp_key, key);
    asn_build_child(&asn_b, HEARTHSTONE_DictComp_value, value);
    asn_build_children(&asn_b, HEARTHSTONE_DictComp_generators, generators, generators_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_DictComp_key(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_DictComp,
        HEARTHSTONE_DictComp_key, 0);
}

static inline const hearthstone_expr *hearthstone_DictComp_value(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_DictComp,
        HEARTHSTONE_DictComp_value, 0);
}

static inline int hearthstone_DictComp_generators_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_DictComp, HEARTHSTONE_DictComp_generators);
}

static inline const hearthstone_comprehension *hearthstone_DictComp_generators(const hearthstone_expr *t, int i)
{
    return (const hearthstone_comprehension *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_DictComp,
        HEARTHSTONE_DictComp_generators, i);
}

/* GeneratorExp(expr elt, comprehension* generators) */
static inline const hearthstone_expr *hearthstone_new_GeneratorExp(asn_arena *arena, const hearthstone_expr *elt,
    const hearthstone_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_GeneratorExp);
    asn_build_child(&asn_b, HEARTHSTONE_GeneratorExp_elt, elt);
    asn_build_children(&asn_b, HEARTHSTONE_GeneratorExp_generators, generators, generators_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_GeneratorExp_elt(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_GeneratorExp,
        HEARTHSTONE_GeneratorExp_elt, 0);
}

static inline int hearthstone_GeneratorExp_generators_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_GeneratorExp, HEARTHSTONE_GeneratorExp_generators);
}

static inline const hearthstone_comprehension *hearthstone_GeneratorExp_generators(const hearthstone_expr *t, int i)
{
    return (const hearthstone_comprehension *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_GeneratorExp,
        HEARTHSTONE_GeneratorExp_generators, i);
}

/* Await(expr value) */
static inline const hearthstone_expr *hearthstone_new_Await(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Await);
    asn_build_child(&asn_b, HEARTHSTONE_Await_value, value);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Await_value(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Await,
        HEARTHSTONE_Await_value, 0);
}

/* Yield(expr? value) */
static inline const hearthstone_expr *hearthstone_new_Yield(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Yield);
    asn_build_child(&asn_b, HEARTHSTONE_Yield_value, value);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Yield_value(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Yield,
        HEARTHSTONE_Yield_value, 0);
}

/* YieldFrom(expr value) */
static inline const hearthstone_expr *hearthstone_new_YieldFrom(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_YieldFrom);
    asn_build_child(&asn_b, HEARTHSTONE_YieldFrom_value, value);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_YieldFrom_value(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_YieldFrom,
        HEARTHSTONE_YieldFrom_value, 0);
}

/* Compare(expr left, cmpop* ops, expr* comparators) */
static inline const hearthstone_expr *hearthstone_new_Compare(asn_arena *arena, const hearthstone_expr *left,
    const hearthstone_cmpop *const *ops, int ops_count,
    const hearthstone_expr *const *comparators, int comparators_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Compare);
    asn_build_child(&asn_b, HEARTHSTONE_Compare_left, left);
    asn_build_children(&asn_b, HEARTHSTONE_Compare_ops, ops, ops_count);
    asn_build_children(&asn_b, HEARTHSTONE_Compare_comparators, comparators, comparators_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Compare_left(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Compare,
        HEARTHSTONE_Compare_left, 0);
}

static inline int hearthstone_Compare_ops_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Compare, HEARTHSTONE_Compare_ops);
}

static inline const hearthstone_cmpop *hearthstone_Compare_ops(const hearthstone_expr *t, int i)
{
    return (const hearthstone_cmpop *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Compare,
        HEARTHSTONE_Compare_ops, i);
}

static inline int hearthstone_Compare_comparators_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Compare, HEARTHSTONE_Compare_comparators);
}

static inline const hearthstone_expr *hearthstone_Compare_comparators(const hearthstone_expr *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Compare,
        HEARTHSTONE_Compare_comparators, i);
}

/* Call(expr func, expr* args, keyword* keywords) */
static inline const hearthstone_expr *hearthstone_new_Call(asn_arena *arena, const hearthstone_expr *func,
    const hearthstone_expr *const *args, int args_count,
    const hearthstone_keyword *const *keywords, int keywords_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Call);
    asn_build_child(&asn_b, HEARTHSTONE_Call_func, func);
    asn_build_children(&asn_b, HEARTHSTONE_Call_args, args, args_count);
    asn_build_children(&asn_b, HEARTHSTONE_Call_keywords, keywords, keywords_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Call_func(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Call,
        HEARTHSTONE_Call_func, 0);
}

static inline int hearthstone_Call_args_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Call, HEARTHSTONE_Call_args);
}

static inline const hearthstone_expr *hearthstone_Call_args(const hearthstone_expr *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Call,
        HEARTHSTONE_Call_args, i);
}

static inline int hearthstone_Call_keywords_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Call, HEARTHSTONE_Call_keywords);
}

static inline const hearthstone_keyword *hearthstone_Call_keywords(const hearthstone_expr *t, int i)
{
    return (const hearthstone_keyword *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Call,
        HEARTHSTONE_Call_keywords, i);
}

/* FormattedValue(expr value, int conversion, expr? format_spec) */
static inline const hearthstone_expr *hearthstone_new_FormattedValue(asn_arena *arena,
    const hearthstone_expr *value, asn_atom conversion, const hearthstone_expr *format_spec)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_FormattedValue);
    asn_build_child(&asn_b, HEARTHSTONE_FormattedValue_value, value);
    asn_build_value(&asn_b, HEARTHSTONE_FormattedValue_conversion, conversion);
    asn_build_child(&asn_b, HEARTHSTONE_FormattedValue_format_spec, format_spec);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_FormattedValue_value(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FormattedValue,
        HEARTHSTONE_FormattedValue_value, 0);
}

static inline asn_atom hearthstone_FormattedValue_conversion(const hearthstone_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_FormattedValue,
        HEARTHSTONE_FormattedValue_conversion, 0);
}

static inline const hearthstone_expr *hearthstone_FormattedValue_format_spec(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_FormattedValue,
        HEARTHSTONE_FormattedValue_format_spec, 0);
}

/* JoinedStr(expr* values) */
static inline const hearthstone_expr *hearthstone_new_JoinedStr(asn_arena *arena,
    const hearthstone_expr *const *values, int values_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_JoinedStr);
    asn_build_children(&asn_b, HEARTHSTONE_JoinedStr_values, values, values_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline int hearthstone_JoinedStr_values_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_JoinedStr, HEARTHSTONE_JoinedStr_values);
}

static inline const hearthstone_expr *hearthstone_JoinedStr_values(const hearthstone_expr *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_JoinedStr,
        HEARTHSTONE_JoinedStr_values, i);
}

/* Constant(constant value, string? kind) */
static inline const hearthstone_expr *hearthstone_new_Constant(asn_arena *arena, asn_atom value,
    const asn_atom *kind)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Constant);
    asn_build_value(&asn_b, HEARTHSTONE_Constant_value, value);
    asn_build_optional(&asn_b, HEARTHSTONE_Constant_kind, kind);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_Constant_value(const hearthstone_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Constant, HEARTHSTONE_Constant_value, 0);
}

static inline asn_atom hearthstone_Constant_kind(const hearthstone_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Constant, HEARTHSTONE_Constant_kind, 0);
}

/* Attribute(expr value, identifier attr, expr_context ctx) */
static inline const hearthstone_expr *hearthstone_new_Attribute(asn_arena *arena, const hearthstone_expr *value,
    asn_atom attr, const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Attribute);
    asn_build_child(&asn_b, HEARTHSTONE_Attribute_value, value);
    asn_build_value(&asn_b, HEARTHSTONE_Attribute_attr, attr);
    asn_build_child(&asn_b, HEARTHSTONE_Attribute_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Attribute_value(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Attribute,
        HEARTHSTONE_Attribute_value, 0);
}

static inline asn_atom hearthstone_Attribute_attr(const hearthstone_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Attribute, HEARTHSTONE_Attribute_attr, 0);
}

static inline const hearthstone_expr_context *hearthstone_Attribute_ctx(const hearthstone_expr *t)
{
    return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Attribute,
        HEARTHSTONE_Attribute_ctx, 0);
}

/* Subscript(expr value, expr slice, expr_context ctx) */
static inline const hearthstone_expr *hearthstone_new_Subscript(asn_arena *arena, const hearthstone_expr *value,
    const hearthstone_expr *slice, const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Subscript);
    asn_build_child(&asn_b, HEARTHSTONE_Subscript_value, value);
    asn_build_child(&asn_b, HEARTHSTONE_Subscript_slice, slice);
    asn_build_child(&asn_b, HEARTHSTONE_Subscript_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Subscript_value(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Subscript,
        HEARTHSTONE_Subscript_value, 0);
}

static inline const hearthstone_expr *hearthstone_Subscript_slice(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Subscript,
        HEARTHSTONE_Subscript_slice, 0);
}

static inline const hearthstone_expr_context *hearthstone_Subscript_ctx(const hearthstone_expr *t)
{
    return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Subscript,
        HEARTHSTONE_Subscript_ctx, 0);
}

/* Starred(expr value, expr_context ctx) */
static inline const hearthstone_expr *hearthstone_new_Starred(asn_arena *arena, const hearthstone_expr *value,
    const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Starred);
    asn_build_child(&asn_b, HEARTHSTONE_Starred_value, value);
    asn_build_child(&asn_b, HEARTHSTONE_Starred_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Starred_value(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Starred,
        HEARTHSTONE_Starred_value, 0);
}

static inline const hearthstone_expr_context *hearthstone_Starred_ctx(const hearthstone_expr *t)
{
    return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Starred,
        HEARTHSTONE_Starred_ctx, 0);
}

/* Name(identifier id, expr_context ctx) */
static inline const hearthstone_expr *hearthstone_new_Name(asn_arena *arena, asn_atom id,
    const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Name);
    asn_build_value(&asn_b, HEARTHSTONE_Name_id, id);
    asn_build_child(&asn_b, HEARTHSTONE_Name_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_Name_id(const hearthstone_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_Name, HEARTHSTONE_Name_id, 0);
}

static inline const hearthstone_expr_context *hearthstone_Name_ctx(const hearthstone_expr *t)
{
    return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Name,
        HEARTHSTONE_Name_ctx, 0);
}

/* List(expr* elts, expr_context ctx) */
static inline const hearthstone_expr *hearthstone_new_List(asn_arena *arena,
    const hearthstone_expr *const *elts, int elts_count, const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_List);
    asn_build_children(&asn_b, HEARTHSTONE_List_elts, elts, elts_count);
    asn_build_child(&asn_b, HEARTHSTONE_List_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline int hearthstone_List_elts_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_List, HEARTHSTONE_List_elts);
}

static inline const hearthstone_expr *hearthstone_List_elts(const hearthstone_expr *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_List,
        HEARTHSTONE_List_elts, i);
}

static inline const hearthstone_expr_context *hearthstone_List_ctx(const hearthstone_expr *t)
{
    return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_List,
        HEARTHSTONE_List_ctx, 0);
}

/* Tuple(expr* elts, expr_context ctx) */
static inline const hearthstone_expr *hearthstone_new_Tuple(asn_arena *arena,
    const hearthstone_expr *const *elts, int elts_count, const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Tuple);
    asn_build_children(&asn_b, HEARTHSTONE_Tuple_elts, elts, elts_count);
    asn_build_child(&asn_b, HEARTHSTONE_Tuple_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline int hearthstone_Tuple_elts_count(const hearthstone_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_Tuple, HEARTHSTONE_Tuple_elts);
}

static inline const hearthstone_expr *hearthstone_Tuple_elts(const hearthstone_expr *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Tuple,
        HEARTHSTONE_Tuple_elts, i);
}

static inline const hearthstone_expr_context *hearthstone_Tuple_ctx(const hearthstone_expr *t)
{
    return (const hearthstone_expr_context *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Tuple,
        HEARTHSTONE_Tuple_ctx, 0);
}

/* Slice(expr? lower, expr? upper, expr? step) */
static inline const hearthstone_expr *hearthstone_new_Slice(asn_arena *arena, const hearthstone_expr *lower,
    const hearthstone_expr *upper, const hearthstone_expr *step)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Slice);
    asn_build_child(&asn_b, HEARTHSTONE_Slice_lower, lower);
    asn_build_child(&asn_b, HEARTHSTONE_Slice_upper, upper);
    asn_build_child(&asn_b, HEARTHSTONE_Slice_step, step);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_Slice_lower(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Slice,
        HEARTHSTONE_Slice_lower, 0);
}

static inline const hearthstone_expr *hearthstone_Slice_upper(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Slice,
        HEARTHSTONE_Slice_upper, 0);
}

static inline const hearthstone_expr *hearthstone_Slice_step(const hearthstone_expr *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_Slice,
        HEARTHSTONE_Slice_step, 0);
}

/* ---- expr_context = Load | Store | Del */

static inline enum hearthstone_expr_context_kind hearthstone_expr_context_kind(const hearthstone_expr_context *t)
{
    return (enum hearthstone_expr_context_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_expr_context_tree(const hearthstone_expr_context *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_expr_context *hearthstone_as_expr_context(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_expr_context
        ? (const hearthstone_expr_context *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_expr_context(hearthstone_visitor *v, const hearthstone_expr_context *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* Load */
static inline const hearthstone_expr_context *hearthstone_new_Load(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Load);
    return (const hearthstone_expr_context *)asn_build_end(&asn_b);
}

/* Store */
static inline const hearthstone_expr_context *hearthstone_new_Store(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Store);
    return (const hearthstone_expr_context *)asn_build_end(&asn_b);
}

/* Del */
static inline const hearthstone_expr_context *hearthstone_new_Del(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Del);
    return (const hearthstone_expr_context *)asn_build_end(&asn_b);
}

/* ---- boolop = And | Or */

static inline enum hearthstone_boolop_kind hearthstone_boolop_kind(const hearthstone_boolop *t)
{
    return (enum hearthstone_boolop_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_boolop_tree(const hearthstone_boolop *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_boolop *hearthstone_as_boolop(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_boolop
        ? (const hearthstone_boolop *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_boolop(hearthstone_visitor *v, const hearthstone_boolop *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* And */
static inline const hearthstone_boolop *hearthstone_new_And(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_And);
    return (const hearthstone_boolop *)asn_build_end(&asn_b);
}

/* Or */
static inline const hearthstone_boolop *hearthstone_new_Or(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Or);
    return (const hearthstone_boolop *)asn_build_end(&asn_b);
}

/* ---- operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd
 *     | FloorDiv */

static inline enum hearthstone_operator_kind hearthstone_operator_kind(const hearthstone_operator *t)
{
    return (enum hearthstone_operator_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_operator_tree(const hearthstone_operator *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_operator *hearthstone_as_operator(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_operator
        ? (const hearthstone_operator *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_operator(hearthstone_visitor *v, const hearthstone_operator *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* Add */
static inline const hearthstone_operator *hearthstone_new_Add(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Add);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* Sub */
static inline const hearthstone_operator *hearthstone_new_Sub(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Sub);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* Mult */
static inline const hearthstone_operator *hearthstone_new_Mult(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Mult);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* MatMult */
static inline const hearthstone_operator *hearthstone_new_MatMult(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatMult);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* Div */
static inline const hearthstone_operator *hearthstone_new_Div(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Div);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* Mod */
static inline const hearthstone_operator *hearthstone_new_Mod(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Mod);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* Pow */
static inline const hearthstone_operator *hearthstone_new_Pow(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Pow);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* LShift */
static inline const hearthstone_operator *hearthstone_new_LShift(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_LShift);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* RShift */
static inline const hearthstone_operator *hearthstone_new_RShift(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_RShift);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* BitOr */
static inline const hearthstone_operator *hearthstone_new_BitOr(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_BitOr);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* BitXor */
static inline const hearthstone_operator *hearthstone_new_BitXor(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_BitXor);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* BitAnd */
static inline const hearthstone_operator *hearthstone_new_BitAnd(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_BitAnd);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* FloorDiv */
static inline const hearthstone_operator *hearthstone_new_FloorDiv(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_FloorDiv);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

/* ---- unaryop = Invert | Not | UAdd | USub */

static inline enum hearthstone_unaryop_kind hearthstone_unaryop_kind(const hearthstone_unaryop *t)
{
    return (enum hearthstone_unaryop_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_unaryop_tree(const hearthstone_unaryop *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_unaryop *hearthstone_as_unaryop(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_unaryop
        ? (const hearthstone_unaryop *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_unaryop(hearthstone_visitor *v, const hearthstone_unaryop *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* Invert */
static inline const hearthstone_unaryop *hearthstone_new_Invert(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Invert);
    return (const hearthstone_unaryop *)asn_build_end(&asn_b);
}

/* Not */
static inline const hearthstone_unaryop *hearthstone_new_Not(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Not);
    return (const hearthstone_unaryop *)asn_build_end(&asn_b);
}

/* UAdd */
static inline const hearthstone_unaryop *hearthstone_new_UAdd(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_UAdd);
    return (const hearthstone_unaryop *)asn_build_end(&asn_b);
}

/* USub */
static inline const hearthstone_unaryop *hearthstone_new_USub(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_USub);
    return (const hearthstone_unaryop *)asn_build_end(&asn_b);
}

/* ---- cmpop = Eq | NotEq | Lt | LtE | Gt | GtE | Is | IsNot | In | NotIn */

static inline enum hearthstone_cmpop_kind hearthstone_cmpop_kind(const hearthstone_cmpop *t)
{
    return (enum hearthstone_cmpop_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_cmpop_tree(const hearthstone_cmpop *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_cmpop *hearthstone_as_cmpop(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_cmpop
        ? (const hearthstone_cmpop *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_cmpop(hearthstone_visitor *v, const hearthstone_cmpop *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* Eq */
static inline const hearthstone_cmpop *hearthstone_new_Eq(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Eq);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

/* NotEq */
static inline const hearthstone_cmpop *hearthstone_new_NotEq(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_NotEq);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

/* Lt */
static inline const hearthstone_cmpop *hearthstone_new_Lt(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Lt);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

/* LtE */
static inline const hearthstone_cmpop *hearthstone_new_LtE(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_LtE);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

/* Gt */
static inline const hearthstone_cmpop *hearthstone_new_Gt(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Gt);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

/* GtE */
static inline const hearthstone_cmpop *hearthstone_new_GtE(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_GtE);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

/* Is */
static inline const hearthstone_cmpop *hearthstone_new_Is(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Is);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

/* IsNot */
static inline const hearthstone_cmpop *hearthstone_new_IsNot(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_IsNot);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

/* In */
static inline const hearthstone_cmpop *hearthstone_new_In(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_In);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

/* NotIn */
static inline const hearthstone_cmpop *hearthstone_new_NotIn(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_NotIn);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

/* ---- comprehension = (expr target, expr iter, expr* ifs, int is_async) */

static inline enum hearthstone_comprehension_kind hearthstone_comprehension_kind(const hearthstone_comprehension *t)
{
    return (enum hearthstone_comprehension_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_comprehension_tree(const hearthstone_comprehension *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_comprehension *hearthstone_as_comprehension(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_comprehension
        ? (const hearthstone_comprehension *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_comprehension(hearthstone_visitor *v, const hearthstone_comprehension *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* comprehension = (expr target, expr iter, expr* ifs, int is_async) */
static inline const hearthstone_comprehension *hearthstone_new_comprehension(asn_arena *arena,
    const hearthstone_expr *target, const hearthstone_expr *iter,
    const hearthstone_expr *const *ifs, int ifs_count, asn_atom is_async)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_comprehension);
    asn_build_child(&asn_b, HEARTHSTONE_comprehension_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_comprehension_iter, iter);
    asn_build_children(&asn_b, HEARTHSTONE_comprehension_ifs, ifs, ifs_count);
    asn_build_value(&asn_b, HEARTHSTONE_comprehension_is_async, is_async);
    return (const hearthstone_comprehension *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_comprehension_target(const hearthstone_comprehension *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_comprehension,
        HEARTHSTONE_comprehension_target, 0);
}

static inline const hearthstone_expr *hearthstone_comprehension_iter(const hearthstone_comprehension *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_comprehension,
        HEARTHSTONE_comprehension_iter, 0);
}

static inline int hearthstone_comprehension_ifs_count(const hearthstone_comprehension *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_comprehension, HEARTHSTONE_comprehension_ifs);
}

static inline const hearthstone_expr *hearthstone_comprehension_ifs(const hearthstone_comprehension *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_comprehension,
        HEARTHSTONE_comprehension_ifs, i);
}

static inline asn_atom hearthstone_comprehension_is_async(const hearthstone_comprehension *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_comprehension,
        HEARTHSTONE_comprehension_is_async, 0);
}

/* ---- excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body) */

static inline enum hearthstone_excepthandler_kind hearthstone_excepthandler_kind(const hearthstone_excepthandler *t)
{
    return (enum hearthstone_excepthandler_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_excepthandler_tree(const hearthstone_excepthandler *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_excepthandler *hearthstone_as_excepthandler(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_excepthandler
        ? (const hearthstone_excepthandler *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_excepthandler(hearthstone_visitor *v, const hearthstone_excepthandler *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* ExceptHandler(expr? type, identifier? name, stmt* body) */
static inline const hearthstone_excepthandler *hearthstone_new_ExceptHandler(asn_arena *arena,
    const hearthstone_expr *type, const asn_atom *name, const hearthstone_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_ExceptHandler);
    asn_build_child(&asn_b, HEARTHSTONE_ExceptHandler_type, type);
    asn_build_optional(&asn_b, HEARTHSTONE_ExceptHandler_name, name);
    asn_build_children(&asn_b, HEARTHSTONE_ExceptHandler_body, body, body_count);
    return (const hearthstone_excepthandler *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_ExceptHandler_type(const hearthstone_excepthandler *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ExceptHandler,
        HEARTHSTONE_ExceptHandler_type, 0);
}

static inline asn_atom hearthstone_ExceptHandler_name(const hearthstone_excepthandler *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_ExceptHandler, HEARTHSTONE_ExceptHandler_name, 0);
}

static inline int hearthstone_ExceptHandler_body_count(const hearthstone_excepthandler *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_ExceptHandler, HEARTHSTONE_ExceptHandler_body);
}

static inline const hearthstone_stmt *hearthstone_ExceptHandler_body(const hearthstone_excepthandler *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_ExceptHandler,
        HEARTHSTONE_ExceptHandler_body, i);
}

/* ---- arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg,
 *         expr* defaults) */

static inline enum hearthstone_arguments_kind hearthstone_arguments_kind(const hearthstone_arguments *t)
{
    return (enum hearthstone_arguments_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_arguments_tree(const hearthstone_arguments *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_arguments *hearthstone_as_arguments(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_arguments
        ? (const hearthstone_arguments *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_arguments(hearthstone_visitor *v, const hearthstone_arguments *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg
 *    , expr* defaults) */
static inline const hearthstone_arguments *hearthstone_new_arguments(asn_arena *arena,
    const hearthstone_arg *const *posonlyargs, int posonlyargs_count,
    const hearthstone_arg *const *args, int args_count, const hearthstone_arg *vararg,
    const hearthstone_arg *const *kwonlyargs, int kwonlyargs_count,
    const hearthstone_expr *const *kw_defaults, int kw_defaults_count, const hearthstone_arg *kwarg,
    const hearthstone_expr *const *defaults, int defaults_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_arguments);
    asn_build_children(&asn_b, HEARTHSTONE_arguments_posonlyargs, posonlyargs, posonlyargs_count);
    asn_build_children(&asn_b, HEARTHSTONE_arguments_args, args, args_count);
    asn_build_child(&asn_b, HEARTHSTONE_arguments_vararg, vararg);
    asn_build_children(&asn_b, HEARTHSTONE_arguments_kwonlyargs, kwonlyargs, kwonlyargs_count);
    asn_build_children(&asn_b, HEARTHSTONE_arguments_kw_defaults, kw_defaults, kw_defaults_count);
    asn_build_child(&asn_b, HEARTHSTONE_arguments_kwarg, kwarg);
    asn_build_children(&asn_b, HEARTHSTONE_arguments_defaults, defaults, defaults_count);
    return (const hearthstone_arguments *)asn_build_end(&asn_b);
}

static inline int hearthstone_arguments_posonlyargs_count(const hearthstone_arguments *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_posonlyargs);
}

static inline const hearthstone_arg *hearthstone_arguments_posonlyargs(const hearthstone_arguments *t, int i)
{
    return (const hearthstone_arg *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments,
        HEARTHSTONE_arguments_posonlyargs, i);
}

static inline int hearthstone_arguments_args_count(const hearthstone_arguments *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_args);
}

static inline const hearthstone_arg *hearthstone_arguments_args(const hearthstone_arguments *t, int i)
{
    return (const hearthstone_arg *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments,
        HEARTHSTONE_arguments_args, i);
}

static inline const hearthstone_arg *hearthstone_arguments_vararg(const hearthstone_arguments *t)
{
    return (const hearthstone_arg *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments,
        HEARTHSTONE_arguments_vararg, 0);
}

static inline int hearthstone_arguments_kwonlyargs_count(const hearthstone_arguments *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_kwonlyargs);
}

static inline const hearthstone_arg *hearthstone_arguments_kwonlyargs(const hearthstone_arguments *t, int i)
{
    return (const hearthstone_arg *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments,
        HEARTHSTONE_arguments_kwonlyargs, i);
}

static inline int hearthstone_arguments_kw_defaults_count(const hearthstone_arguments *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_kw_defaults);
}

static inline const hearthstone_expr *hearthstone_arguments_kw_defaults(const hearthstone_arguments *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments,
        HEARTHSTONE_arguments_kw_defaults, i);
}

static inline const hearthstone_arg *hearthstone_arguments_kwarg(const hearthstone_arguments *t)
{
    return (const hearthstone_arg *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments,
        HEARTHSTONE_arguments_kwarg, 0);
}

static inline int hearthstone_arguments_defaults_count(const hearthstone_arguments *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_arguments, HEARTHSTONE_arguments_defaults);
}

static inline const hearthstone_expr *hearthstone_arguments_defaults(const hearthstone_arguments *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arguments,
        HEARTHSTONE_arguments_defaults, i);
}

/* ---- arg = (identifier arg, expr? annotation, string? type_comment) */

static inline enum hearthstone_arg_kind hearthstone_arg_kind(const hearthstone_arg *t)
{
    return (enum hearthstone_arg_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_arg_tree(const hearthstone_arg *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_arg *hearthstone_as_arg(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_arg
        ? (const hearthstone_arg *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_arg(hearthstone_visitor *v, const hearthstone_arg *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* arg = (identifier arg, expr? annotation, string? type_comment) */
static inline const hearthstone_arg *hearthstone_new_arg(asn_arena *arena, asn_atom arg,
    const hearthstone_expr *annotation, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_arg);
    asn_build_value(&asn_b, HEARTHSTONE_arg_arg, arg);
    asn_build_child(&asn_b, HEARTHSTONE_arg_annotation, annotation);
    asn_build_optional(&asn_b, HEARTHSTONE_arg_type_comment, type_comment);
    return (const hearthstone_arg *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_arg_arg(const hearthstone_arg *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_arg, HEARTHSTONE_arg_arg, 0);
}

static inline const hearthstone_expr *hearthstone_arg_annotation(const hearthstone_arg *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_arg,
        HEARTHSTONE_arg_annotation, 0);
}

static inline asn_atom hearthstone_arg_type_comment(const hearthstone_arg *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_arg, HEARTHSTONE_arg_type_comment, 0);
}

/* ---- keyword = (identifier? arg, expr value) */

static inline enum hearthstone_keyword_kind hearthstone_keyword_kind(const hearthstone_keyword *t)
{
    return (enum hearthstone_keyword_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_keyword_tree(const hearthstone_keyword *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_keyword *hearthstone_as_keyword(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_keyword
        ? (const hearthstone_keyword *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_keyword(hearthstone_visitor *v, const hearthstone_keyword *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* keyword = (identifier? arg, expr value) */
static inline const hearthstone_keyword *hearthstone_new_keyword(asn_arena *arena, const asn_atom *arg,
    const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_keyword);
    asn_build_optional(&asn_b, HEARTHSTONE_keyword_arg, arg);
    asn_build_child(&asn_b, HEARTHSTONE_keyword_value, value);
    return (const hearthstone_keyword *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_keyword_arg(const hearthstone_keyword *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_keyword, HEARTHSTONE_keyword_arg, 0);
}

static inline const hearthstone_expr *hearthstone_keyword_value(const hearthstone_keyword *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_keyword,
        HEARTHSTONE_keyword_value, 0);
}

/* ---- alias = (identifier name, identifier? asname) */

static inline enum hearthstone_alias_kind hearthstone_alias_kind(const hearthstone_alias *t)
{
    return (enum hearthstone_alias_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_alias_tree(const hearthstone_alias *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_alias *hearthstone_as_alias(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_alias
        ? (const hearthstone_alias *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_alias(hearthstone_visitor *v, const hearthstone_alias *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* alias = (identifier name, identifier? asname) */
static inline const hearthstone_alias *hearthstone_new_alias(asn_arena *arena, asn_atom name,
    const asn_atom *asname)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_alias);
    asn_build_value(&asn_b, HEARTHSTONE_alias_name, name);
    asn_build_optional(&asn_b, HEARTHSTONE_alias_asname, asname);
    return (const hearthstone_alias *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_alias_name(const hearthstone_alias *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_alias, HEARTHSTONE_alias_name, 0);
}

static inline asn_atom hearthstone_alias_asname(const hearthstone_alias *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_alias, HEARTHSTONE_alias_asname, 0);
}

/* ---- withitem = (expr context_expr, expr? optional_vars) */

static inline enum hearthstone_withitem_kind hearthstone_withitem_kind(const hearthstone_withitem *t)
{
    return (enum hearthstone_withitem_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_withitem_tree(const hearthstone_withitem *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_withitem *hearthstone_as_withitem(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_withitem
        ? (const hearthstone_withitem *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_withitem(hearthstone_visitor *v, const hearthstone_withitem *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* withitem = (expr context_expr, expr? optional_vars) */
static inline const hearthstone_withitem *hearthstone_new_withitem(asn_arena *arena,
    const hearthstone_expr *context_expr, const hearthstone_expr *optional_vars)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_withitem);
    asn_build_child(&asn_b, HEARTHSTONE_withitem_context_expr, context_expr);
    asn_build_child(&asn_b, HEARTHSTONE_withitem_optional_vars, optional_vars);
    return (const hearthstone_withitem *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_withitem_context_expr(const hearthstone_withitem *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_withitem,
        HEARTHSTONE_withitem_context_expr, 0);
}

static inline const hearthstone_expr *hearthstone_withitem_optional_vars(const hearthstone_withitem *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_withitem,
        HEARTHSTONE_withitem_optional_vars, 0);
}

/* ---- match_case = (pattern pattern, expr? guard, stmt* body) */

static inline enum hearthstone_match_case_kind hearthstone_match_case_kind(const hearthstone_match_case *t)
{
    return (enum hearthstone_match_case_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_match_case_tree(const hearthstone_match_case *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_match_case *hearthstone_as_match_case(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_match_case
        ? (const hearthstone_match_case *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_match_case(hearthstone_visitor *v, const hearthstone_match_case *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* match_case = (pattern pattern, expr? guard, stmt* body) */
static inline const hearthstone_match_case *hearthstone_new_match_case(asn_arena *arena,
    const hearthstone_pattern *pattern, const hearthstone_expr *guard,
    const hearthstone_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_match_case);
    asn_build_child(&asn_b, HEARTHSTONE_match_case_pattern, pattern);
    asn_build_child(&asn_b, HEARTHSTONE_match_case_guard, guard);
    asn_build_children(&asn_b, HEARTHSTONE_match_case_body, body, body_count);
    return (const hearthstone_match_case *)asn_build_end(&asn_b);
}

static inline const hearthstone_pattern *hearthstone_match_case_pattern(const hearthstone_match_case *t)
{
    return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_match_case,
        HEARTHSTONE_match_case_pattern, 0);
}

static inline const hearthstone_expr *hearthstone_match_case_guard(const hearthstone_match_case *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_match_case,
        HEARTHSTONE_match_case_guard, 0);
}

static inline int hearthstone_match_case_body_count(const hearthstone_match_case *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_match_case, HEARTHSTONE_match_case_body);
}

static inline const hearthstone_stmt *hearthstone_match_case_body(const hearthstone_match_case *t, int i)
{
    return (const hearthstone_stmt *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_match_case,
        HEARTHSTONE_match_case_body, i);
}

/* ---- pattern = MatchValue(expr value) | MatchSingleton(constant value) | MatchSequence(pattern* patterns)
 *     | MatchMapping(expr* keys, pattern* patterns, identifier? rest)
 *     | MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)
 *     | MatchStar(identifier? name) | MatchAs(pattern? pattern, identifier? name) | MatchOr(pattern* patterns) */

static inline enum hearthstone_pattern_kind hearthstone_pattern_kind(const hearthstone_pattern *t)
{
    return (enum hearthstone_pattern_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_pattern_tree(const hearthstone_pattern *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_pattern *hearthstone_as_pattern(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_pattern
        ? (const hearthstone_pattern *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_pattern(hearthstone_visitor *v, const hearthstone_pattern *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* MatchValue(expr value) */
static inline const hearthstone_pattern *hearthstone_new_MatchValue(asn_arena *arena,
    const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchValue);
    asn_build_child(&asn_b, HEARTHSTONE_MatchValue_value, value);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_MatchValue_value(const hearthstone_pattern *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchValue,
        HEARTHSTONE_MatchValue_value, 0);
}

/* MatchSingleton(constant value) */
static inline const hearthstone_pattern *hearthstone_new_MatchSingleton(asn_arena *arena, asn_atom value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchSingleton);
    asn_build_value(&asn_b, HEARTHSTONE_MatchSingleton_value, value);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_MatchSingleton_value(const hearthstone_pattern *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_MatchSingleton, HEARTHSTONE_MatchSingleton_value, 0);
}

/* MatchSequence(pattern* patterns) */
static inline const hearthstone_pattern *hearthstone_new_MatchSequence(asn_arena *arena,
    const hearthstone_pattern *const *patterns, int patterns_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchSequence);
    asn_build_children(&asn_b, HEARTHSTONE_MatchSequence_patterns, patterns, patterns_count);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

static inline int hearthstone_MatchSequence_patterns_count(const hearthstone_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchSequence, HEARTHSTONE_MatchSequence_patterns);
}

static inline const hearthstone_pattern *hearthstone_MatchSequence_patterns(const hearthstone_pattern *t, int i)
{
    return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchSequence,
        HEARTHSTONE_MatchSequence_patterns, i);
}

/* MatchMapping(expr* keys, pattern* patterns, identifier? rest) */
static inline const hearthstone_pattern *hearthstone_new_MatchMapping(asn_arena *arena,
    const hearthstone_expr *const *keys, int keys_count,
    const hearthstone_pattern *const *patterns, int patterns_count, const asn_atom *rest)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchMapping);
    asn_build_children(&asn_b, HEARTHSTONE_MatchMapping_keys, keys, keys_count);
    asn_build_children(&asn_b, HEARTHSTONE_MatchMapping_patterns, patterns, patterns_count);
    asn_build_optional(&asn_b, HEARTHSTONE_MatchMapping_rest, rest);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

static inline int hearthstone_MatchMapping_keys_count(const hearthstone_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchMapping, HEARTHSTONE_MatchMapping_keys);
}

static inline const hearthstone_expr *hearthstone_MatchMapping_keys(const hearthstone_pattern *t, int i)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchMapping,
        HEARTHSTONE_MatchMapping_keys, i);
}

static inline int hearthstone_MatchMapping_patterns_count(const hearthstone_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchMapping, HEARTHSTONE_MatchMapping_patterns);
}

static inline const hearthstone_pattern *hearthstone_MatchMapping_patterns(const hearthstone_pattern *t, int i)
{
    return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchMapping,
        HEARTHSTONE_MatchMapping_patterns, i);
}

static inline asn_atom hearthstone_MatchMapping_rest(const hearthstone_pattern *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_MatchMapping, HEARTHSTONE_MatchMapping_rest, 0);
}

/* MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns) */
static inline const hearthstone_pattern *hearthstone_new_MatchClass(asn_arena *arena, const hearthstone_expr *cls,
    const hearthstone_pattern *const *patterns, int patterns_count, const asn_atom *kwd_attrs, int kwd_attrs_count,
    const hearthstone_pattern *const *kwd_patterns, int kwd_patterns_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchClass);
    asn_build_child(&asn_b, HEARTHSTONE_MatchClass_cls, cls);
    asn_build_children(&asn_b, HEARTHSTONE_MatchClass_patterns, patterns, patterns_count);
    asn_build_values(&asn_b, HEARTHSTONE_MatchClass_kwd_attrs, kwd_attrs, kwd_attrs_count);
    asn_build_children(&asn_b, HEARTHSTONE_MatchClass_kwd_patterns, kwd_patterns, kwd_patterns_count);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

static inline const hearthstone_expr *hearthstone_MatchClass_cls(const hearthstone_pattern *t)
{
    return (const hearthstone_expr *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchClass,
        HEARTHSTONE_MatchClass_cls, 0);
}

static inline int hearthstone_MatchClass_patterns_count(const hearthstone_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_patterns);
}

static inline const hearthstone_pattern *hearthstone_MatchClass_patterns(const hearthstone_pattern *t, int i)
{
    return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchClass,
        HEARTHSTONE_MatchClass_patterns, i);
}

static inline int hearthstone_MatchClass_kwd_attrs_count(const hearthstone_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_kwd_attrs);
}

static inline asn_atom hearthstone_MatchClass_kwd_attrs(const hearthstone_pattern *t, int i)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_kwd_attrs, i);
}

static inline int hearthstone_MatchClass_kwd_patterns_count(const hearthstone_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchClass, HEARTHSTONE_MatchClass_kwd_patterns);
}

static inline const hearthstone_pattern *hearthstone_MatchClass_kwd_patterns(const hearthstone_pattern *t, int i)
{
    return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchClass,
        HEARTHSTONE_MatchClass_kwd_patterns, i);
}

/* MatchStar(identifier? name) */
static inline const hearthstone_pattern *hearthstone_new_MatchStar(asn_arena *arena, const asn_atom *name)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchStar);
    asn_build_optional(&asn_b, HEARTHSTONE_MatchStar_name, name);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_MatchStar_name(const hearthstone_pattern *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_MatchStar, HEARTHSTONE_MatchStar_name, 0);
}

/* MatchAs(pattern? pattern, identifier? name) */
static inline const hearthstone_pattern *hearthstone_new_MatchAs(asn_arena *arena,
    const hearthstone_pattern *pattern, const asn_atom *name)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchAs);
    asn_build_child(&asn_b, HEARTHSTONE_MatchAs_pattern, pattern);
    asn_build_optional(&asn_b, HEARTHSTONE_MatchAs_name, name);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

static inline const hearthstone_pattern *hearthstone_MatchAs_pattern(const hearthstone_pattern *t)
{
    return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchAs,
        HEARTHSTONE_MatchAs_pattern, 0);
}

static inline asn_atom hearthstone_MatchAs_name(const hearthstone_pattern *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_MatchAs, HEARTHSTONE_MatchAs_name, 0);
}

/* MatchOr(pattern* patterns) */
static inline const hearthstone_pattern *hearthstone_new_MatchOr(asn_arena *arena,
    const hearthstone_pattern *const *patterns, int patterns_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchOr);
    asn_build_children(&asn_b, HEARTHSTONE_MatchOr_patterns, patterns, patterns_count);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

static inline int hearthstone_MatchOr_patterns_count(const hearthstone_pattern *t)
{
    return asn_tree_count_of((const asn_tree *)t, HEARTHSTONE_MatchOr, HEARTHSTONE_MatchOr_patterns);
}

static inline const hearthstone_pattern *hearthstone_MatchOr_patterns(const hearthstone_pattern *t, int i)
{
    return (const hearthstone_pattern *)asn_tree_child_of((const asn_tree *)t, HEARTHSTONE_MatchOr,
        HEARTHSTONE_MatchOr_patterns, i);
}

/* ---- type_ignore = TypeIgnore(int lineno, string tag) */

static inline enum hearthstone_type_ignore_kind hearthstone_type_ignore_kind(const hearthstone_type_ignore *t)
{
    return (enum hearthstone_type_ignore_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *hearthstone_type_ignore_tree(const hearthstone_type_ignore *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const hearthstone_type_ignore *hearthstone_as_type_ignore(const asn_tree *t)
{
    return t && t->ctor && hearthstone_grammar.ctors[t->ctor].type == HEARTHSTONE_TYPE_type_ignore
        ? (const hearthstone_type_ignore *)t : NULL;
}

/* false: out of memory. */
static inline bool hearthstone_visit_type_ignore(hearthstone_visitor *v, const hearthstone_type_ignore *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

/* TypeIgnore(int lineno, string tag) */
static inline const hearthstone_type_ignore *hearthstone_new_TypeIgnore(asn_arena *arena, asn_atom lineno,
    asn_atom tag)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_TypeIgnore);
    asn_build_value(&asn_b, HEARTHSTONE_TypeIgnore_lineno, lineno);
    asn_build_value(&asn_b, HEARTHSTONE_TypeIgnore_tag, tag);
    return (const hearthstone_type_ignore *)asn_build_end(&asn_b);
}

static inline asn_atom hearthstone_TypeIgnore_lineno(const hearthstone_type_ignore *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_TypeIgnore, HEARTHSTONE_TypeIgnore_lineno, 0);
}

static inline asn_atom hearthstone_TypeIgnore_tag(const hearthstone_type_ignore *t)
{
    return asn_tree_value_of((const asn_tree *)t, HEARTHSTONE_TypeIgnore, HEARTHSTONE_TypeIgnore_tag, 0);
}

#ifdef __cplusplus
}
#endif
#endif
