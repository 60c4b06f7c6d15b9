/* hearthstone.h: written by asdlc from python.asdl, hearthstone.task and python.print.
 * Change those, not this file.
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
 * Nodes live in an arena and never change. hearthstone_new_X makes a node of constructor X. It returns NULL when a
 * child is missing, when the tree is higher than ASN_MAX_HEIGHT, or when memory is out. hearthstone_X_f(t) is the
 * field f of X, and nothing (NULL, or a value of kind ASN_NO_ATOM) when t is of another constructor. A sequence
 * has a count and takes an index. All of these are in hearthstone_tree.h; the numbers of types, constructors and
 * fields are here. */
#ifndef HEARTHSTONE_H
#define HEARTHSTONE_H
#ifndef ASN_SHIPPED
#include <asn.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

/* mod = Module(stmt* body, type_ignore* type_ignores) | Interactive(stmt* body) | Expression(expr body)
 *     | FunctionType(expr* argtypes, expr returns) */
enum hearthstone_mod_kind {
    HEARTHSTONE_Module = 1,
    HEARTHSTONE_Interactive = 2,
    HEARTHSTONE_Expression = 3,
    HEARTHSTONE_FunctionType = 4
};
    enum { HEARTHSTONE_Module_body = 0, HEARTHSTONE_Module_type_ignores = 1 };
    enum { HEARTHSTONE_Interactive_body = 0 };
    enum { HEARTHSTONE_Expression_body = 0 };
    enum { HEARTHSTONE_FunctionType_argtypes = 0, HEARTHSTONE_FunctionType_returns = 1 };

/* stmt = FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns,
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
    enum { HEARTHSTONE_FunctionDef_name = 0, HEARTHSTONE_FunctionDef_args = 1, HEARTHSTONE_FunctionDef_body = 2,
    HEARTHSTONE_FunctionDef_decorator_list = 3, HEARTHSTONE_FunctionDef_returns = 4,
    HEARTHSTONE_FunctionDef_type_comment = 5 };
    enum { HEARTHSTONE_AsyncFunctionDef_name = 0, HEARTHSTONE_AsyncFunctionDef_args = 1,
    HEARTHSTONE_AsyncFunctionDef_body = 2, HEARTHSTONE_AsyncFunctionDef_decorator_list = 3,
    HEARTHSTONE_AsyncFunctionDef_returns = 4, HEARTHSTONE_AsyncFunctionDef_type_comment = 5 };
    enum { HEARTHSTONE_ClassDef_name = 0, HEARTHSTONE_ClassDef_bases = 1, HEARTHSTONE_ClassDef_keywords = 2,
    HEARTHSTONE_ClassDef_body = 3, HEARTHSTONE_ClassDef_decorator_list = 4 };
    enum { HEARTHSTONE_Return_value = 0 };
    enum { HEARTHSTONE_Delete_targets = 0 };
    enum { HEARTHSTONE_Assign_targets = 0, HEARTHSTONE_Assign_value = 1, HEARTHSTONE_Assign_type_comment = 2 };
    enum { HEARTHSTONE_AugAssign_target = 0, HEARTHSTONE_AugAssign_op = 1, HEARTHSTONE_AugAssign_value = 2 };
    enum { HEARTHSTONE_AnnAssign_target = 0, HEARTHSTONE_AnnAssign_annotation = 1, HEARTHSTONE_AnnAssign_value = 2,
    HEARTHSTONE_AnnAssign_simple = 3 };
    enum { HEARTHSTONE_For_target = 0, HEARTHSTONE_For_iter = 1, HEARTHSTONE_For_body = 2,
    HEARTHSTONE_For_orelse = 3, HEARTHSTONE_For_type_comment = 4 };
    enum { HEARTHSTONE_AsyncFor_target = 0, HEARTHSTONE_AsyncFor_iter = 1, HEARTHSTONE_AsyncFor_body = 2,
    HEARTHSTONE_AsyncFor_orelse = 3, HEARTHSTONE_AsyncFor_type_comment = 4 };
    enum { HEARTHSTONE_While_test = 0, HEARTHSTONE_While_body = 1, HEARTHSTONE_While_orelse = 2 };
    enum { HEARTHSTONE_If_test = 0, HEARTHSTONE_If_body = 1, HEARTHSTONE_If_orelse = 2 };
    enum { HEARTHSTONE_With_items = 0, HEARTHSTONE_With_body = 1, HEARTHSTONE_With_type_comment = 2 };
    enum { HEARTHSTONE_AsyncWith_items = 0, HEARTHSTONE_AsyncWith_body = 1,
    HEARTHSTONE_AsyncWith_type_comment = 2 };
    enum { HEARTHSTONE_Match_subject = 0, HEARTHSTONE_Match_cases = 1 };
    enum { HEARTHSTONE_Raise_exc = 0, HEARTHSTONE_Raise_cause = 1 };
    enum { HEARTHSTONE_Try_body = 0, HEARTHSTONE_Try_handlers = 1, HEARTHSTONE_Try_orelse = 2,
    HEARTHSTONE_Try_finalbody = 3 };
    enum { HEARTHSTONE_TryStar_body = 0, HEARTHSTONE_TryStar_handlers = 1, HEARTHSTONE_TryStar_orelse = 2,
    HEARTHSTONE_TryStar_finalbody = 3 };
    enum { HEARTHSTONE_Assert_test = 0, HEARTHSTONE_Assert_msg = 1 };
    enum { HEARTHSTONE_Import_names = 0 };
    enum { HEARTHSTONE_ImportFrom_module = 0, HEARTHSTONE_ImportFrom_names = 1, HEARTHSTONE_ImportFrom_level = 2 };
    enum { HEARTHSTONE_Global_names = 0 };
    enum { HEARTHSTONE_Nonlocal_names = 0 };
    enum { HEARTHSTONE_Expr_value = 0 };

/* expr = BoolOp(boolop op, expr* values) | NamedExpr(expr target, expr value)
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
    enum { HEARTHSTONE_BoolOp_op = 0, HEARTHSTONE_BoolOp_values = 1 };
    enum { HEARTHSTONE_NamedExpr_target = 0, HEARTHSTONE_NamedExpr_value = 1 };
    enum { HEARTHSTONE_BinOp_left = 0, HEARTHSTONE_BinOp_op = 1, HEARTHSTONE_BinOp_right = 2 };
    enum { HEARTHSTONE_UnaryOp_op = 0, HEARTHSTONE_UnaryOp_operand = 1 };
    enum { HEARTHSTONE_Lambda_args = 0, HEARTHSTONE_Lambda_body = 1 };
    enum { HEARTHSTONE_IfExp_test = 0, HEARTHSTONE_IfExp_body = 1, HEARTHSTONE_IfExp_orelse = 2 };
    enum { HEARTHSTONE_Dict_keys = 0, HEARTHSTONE_Dict_values = 1 };
    enum { HEARTHSTONE_Set_elts = 0 };
    enum { HEARTHSTONE_ListComp_elt = 0, HEARTHSTONE_ListComp_generators = 1 };
    enum { HEARTHSTONE_SetComp_elt = 0, HEARTHSTONE_SetComp_generators = 1 };
    enum { HEARTHSTONE_DictComp_key = 0, HEARTHSTONE_DictComp_value = 1, HEARTHSTONE_DictComp_generators = 2 };
    enum { HEARTHSTONE_GeneratorExp_elt = 0, HEARTHSTONE_GeneratorExp_generators = 1 };
    enum { HEARTHSTONE_Await_value = 0 };
    enum { HEARTHSTONE_Yield_value = 0 };
    enum { HEARTHSTONE_YieldFrom_value = 0 };
    enum { HEARTHSTONE_Compare_left = 0, HEARTHSTONE_Compare_ops = 1, HEARTHSTONE_Compare_comparators = 2 };
    enum { HEARTHSTONE_Call_func = 0, HEARTHSTONE_Call_args = 1, HEARTHSTONE_Call_keywords = 2 };
    enum { HEARTHSTONE_FormattedValue_value = 0, HEARTHSTONE_FormattedValue_conversion = 1,
    HEARTHSTONE_FormattedValue_format_spec = 2 };
    enum { HEARTHSTONE_JoinedStr_values = 0 };
    enum { HEARTHSTONE_Constant_value = 0, HEARTHSTONE_Constant_kind = 1 };
    enum { HEARTHSTONE_Attribute_value = 0, HEARTHSTONE_Attribute_attr = 1, HEARTHSTONE_Attribute_ctx = 2 };
    enum { HEARTHSTONE_Subscript_value = 0, HEARTHSTONE_Subscript_slice = 1, HEARTHSTONE_Subscript_ctx = 2 };
    enum { HEARTHSTONE_Starred_value = 0, HEARTHSTONE_Starred_ctx = 1 };
    enum { HEARTHSTONE_Name_id = 0, HEARTHSTONE_Name_ctx = 1 };
    enum { HEARTHSTONE_List_elts = 0, HEARTHSTONE_List_ctx = 1 };
    enum { HEARTHSTONE_Tuple_elts = 0, HEARTHSTONE_Tuple_ctx = 1 };
    enum { HEARTHSTONE_Slice_lower = 0, HEARTHSTONE_Slice_upper = 1, HEARTHSTONE_Slice_step = 2 };

/* expr_context = Load | Store | Del */
enum hearthstone_expr_context_kind {
    HEARTHSTONE_Load = 59,
    HEARTHSTONE_Store = 60,
    HEARTHSTONE_Del = 61
};

/* boolop = And | Or */
enum hearthstone_boolop_kind {
    HEARTHSTONE_And = 62,
    HEARTHSTONE_Or = 63
};

/* operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd | FloorDiv */
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

/* unaryop = Invert | Not | UAdd | USub */
enum hearthstone_unaryop_kind {
    HEARTHSTONE_Invert = 77,
    HEARTHSTONE_Not = 78,
    HEARTHSTONE_UAdd = 79,
    HEARTHSTONE_USub = 80
};

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

/* comprehension = (expr target, expr iter, expr* ifs, int is_async) */
enum hearthstone_comprehension_kind {
    HEARTHSTONE_comprehension = 91
};
    enum { HEARTHSTONE_comprehension_target = 0, HEARTHSTONE_comprehension_iter = 1,
    HEARTHSTONE_comprehension_ifs = 2, HEARTHSTONE_comprehension_is_async = 3 };

/* excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body) */
enum hearthstone_excepthandler_kind {
    HEARTHSTONE_ExceptHandler = 92
};
    enum { HEARTHSTONE_ExceptHandler_type = 0, HEARTHSTONE_ExceptHandler_name = 1,
    HEARTHSTONE_ExceptHandler_body = 2 };

/* arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg,
 *         expr* defaults) */
enum hearthstone_arguments_kind {
    HEARTHSTONE_arguments = 93
};
    enum { HEARTHSTONE_arguments_posonlyargs = 0, HEARTHSTONE_arguments_args = 1, HEARTHSTONE_arguments_vararg = 2,
    HEARTHSTONE_arguments_kwonlyargs = 3, HEARTHSTONE_arguments_kw_defaults = 4, HEARTHSTONE_arguments_kwarg = 5,
    HEARTHSTONE_arguments_defaults = 6 };

/* arg = (identifier arg, expr? annotation, string? type_comment) */
enum hearthstone_arg_kind {
    HEARTHSTONE_arg = 94
};
    enum { HEARTHSTONE_arg_arg = 0, HEARTHSTONE_arg_annotation = 1, HEARTHSTONE_arg_type_comment = 2 };

/* keyword = (identifier? arg, expr value) */
enum hearthstone_keyword_kind {
    HEARTHSTONE_keyword = 95
};
    enum { HEARTHSTONE_keyword_arg = 0, HEARTHSTONE_keyword_value = 1 };

/* alias = (identifier name, identifier? asname) */
enum hearthstone_alias_kind {
    HEARTHSTONE_alias = 96
};
    enum { HEARTHSTONE_alias_name = 0, HEARTHSTONE_alias_asname = 1 };

/* withitem = (expr context_expr, expr? optional_vars) */
enum hearthstone_withitem_kind {
    HEARTHSTONE_withitem = 97
};
    enum { HEARTHSTONE_withitem_context_expr = 0, HEARTHSTONE_withitem_optional_vars = 1 };

/* match_case = (pattern pattern, expr? guard, stmt* body) */
enum hearthstone_match_case_kind {
    HEARTHSTONE_match_case = 98
};
    enum { HEARTHSTONE_match_case_pattern = 0, HEARTHSTONE_match_case_guard = 1, HEARTHSTONE_match_case_body = 2 };

/* pattern = MatchValue(expr value) | MatchSingleton(constant value) | MatchSequence(pattern* patterns)
 *     | MatchMapping(expr* keys, pattern* patterns, identifier? rest)
 *     | MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)
 *     | MatchStar(identifier? name) | MatchAs(pattern? pattern, identifier? name) | MatchOr(pattern* patterns) */
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
    enum { HEARTHSTONE_MatchValue_value = 0 };
    enum { HEARTHSTONE_MatchSingleton_value = 0 };
    enum { HEARTHSTONE_MatchSequence_patterns = 0 };
    enum { HEARTHSTONE_MatchMapping_keys = 0, HEARTHSTONE_MatchMapping_patterns = 1,
    HEARTHSTONE_MatchMapping_rest = 2 };
    enum { HEARTHSTONE_MatchClass_cls = 0, HEARTHSTONE_MatchClass_patterns = 1,
    HEARTHSTONE_MatchClass_kwd_attrs = 2, HEARTHSTONE_MatchClass_kwd_patterns = 3 };
    enum { HEARTHSTONE_MatchStar_name = 0 };
    enum { HEARTHSTONE_MatchAs_pattern = 0, HEARTHSTONE_MatchAs_name = 1 };
    enum { HEARTHSTONE_MatchOr_patterns = 0 };

/* type_ignore = TypeIgnore(int lineno, string tag) */
enum hearthstone_type_ignore_kind {
    HEARTHSTONE_TypeIgnore = 107
};
    enum { HEARTHSTONE_TypeIgnore_lineno = 0, HEARTHSTONE_TypeIgnore_tag = 1 };

ASN_API bool hearthstone_type_stmt(asn_run *run, asn_state v, asn_node *node); /* the root's module */
#ifndef ASN_SHIPPED
extern const asn_grammar hearthstone_grammar;
#endif

#ifdef __cplusplus
}
#endif
#ifndef ASN_SHIPPED
#include "hearthstone_tree.h"
#endif
#endif
