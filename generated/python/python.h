/* python.h: written by asdlc from python.asdl, python.task and python.print. Change those, not this file.
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
 * Nodes live in an arena and never change. python_new_X makes a node of constructor X. It returns NULL when a
 * child is missing, when the tree is higher than ASN_MAX_HEIGHT, or when memory is out. python_X_f(t) is the field
 * f of X, and nothing (NULL, or a value of kind ASN_NO_ATOM) when t is of another constructor. A sequence has a
 * count and takes an index. All of these are in python_tree.h; the numbers of types, constructors and fields are
 * here. */
#ifndef PYTHON_H
#define PYTHON_H
#ifndef ASN_SHIPPED
#include <asn.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

/* mod = Module(stmt* body, type_ignore* type_ignores) | Interactive(stmt* body) | Expression(expr body)
 *     | FunctionType(expr* argtypes, expr returns) */
enum python_mod_kind {
    PYTHON_Module = 1,
    PYTHON_Interactive = 2,
    PYTHON_Expression = 3,
    PYTHON_FunctionType = 4
};
    enum { PYTHON_Module_body = 0, PYTHON_Module_type_ignores = 1 };
    enum { PYTHON_Interactive_body = 0 };
    enum { PYTHON_Expression_body = 0 };
    enum { PYTHON_FunctionType_argtypes = 0, PYTHON_FunctionType_returns = 1 };

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
    enum { PYTHON_FunctionDef_name = 0, PYTHON_FunctionDef_args = 1, PYTHON_FunctionDef_body = 2,
    PYTHON_FunctionDef_decorator_list = 3, PYTHON_FunctionDef_returns = 4, PYTHON_FunctionDef_type_comment = 5 };
    enum { PYTHON_AsyncFunctionDef_name = 0, PYTHON_AsyncFunctionDef_args = 1, PYTHON_AsyncFunctionDef_body = 2,
    PYTHON_AsyncFunctionDef_decorator_list = 3, PYTHON_AsyncFunctionDef_returns = 4,
    PYTHON_AsyncFunctionDef_type_comment = 5 };
    enum { PYTHON_ClassDef_name = 0, PYTHON_ClassDef_bases = 1, PYTHON_ClassDef_keywords = 2,
    PYTHON_ClassDef_body = 3, PYTHON_ClassDef_decorator_list = 4 };
    enum { PYTHON_Return_value = 0 };
    enum { PYTHON_Delete_targets = 0 };
    enum { PYTHON_Assign_targets = 0, PYTHON_Assign_value = 1, PYTHON_Assign_type_comment = 2 };
    enum { PYTHON_AugAssign_target = 0, PYTHON_AugAssign_op = 1, PYTHON_AugAssign_value = 2 };
    enum { PYTHON_AnnAssign_target = 0, PYTHON_AnnAssign_annotation = 1, PYTHON_AnnAssign_value = 2,
    PYTHON_AnnAssign_simple = 3 };
    enum { PYTHON_For_target = 0, PYTHON_For_iter = 1, PYTHON_For_body = 2, PYTHON_For_orelse = 3,
    PYTHON_For_type_comment = 4 };
    enum { PYTHON_AsyncFor_target = 0, PYTHON_AsyncFor_iter = 1, PYTHON_AsyncFor_body = 2,
    PYTHON_AsyncFor_orelse = 3, PYTHON_AsyncFor_type_comment = 4 };
    enum { PYTHON_While_test = 0, PYTHON_While_body = 1, PYTHON_While_orelse = 2 };
    enum { PYTHON_If_test = 0, PYTHON_If_body = 1, PYTHON_If_orelse = 2 };
    enum { PYTHON_With_items = 0, PYTHON_With_body = 1, PYTHON_With_type_comment = 2 };
    enum { PYTHON_AsyncWith_items = 0, PYTHON_AsyncWith_body = 1, PYTHON_AsyncWith_type_comment = 2 };
    enum { PYTHON_Match_subject = 0, PYTHON_Match_cases = 1 };
    enum { PYTHON_Raise_exc = 0, PYTHON_Raise_cause = 1 };
    enum { PYTHON_Try_body = 0, PYTHON_Try_handlers = 1, PYTHON_Try_orelse = 2, PYTHON_Try_finalbody = 3 };
    enum { PYTHON_TryStar_body = 0, PYTHON_TryStar_handlers = 1, PYTHON_TryStar_orelse = 2,
    PYTHON_TryStar_finalbody = 3 };
    enum { PYTHON_Assert_test = 0, PYTHON_Assert_msg = 1 };
    enum { PYTHON_Import_names = 0 };
    enum { PYTHON_ImportFrom_module = 0, PYTHON_ImportFrom_names = 1, PYTHON_ImportFrom_level = 2 };
    enum { PYTHON_Global_names = 0 };
    enum { PYTHON_Nonlocal_names = 0 };
    enum { PYTHON_Expr_value = 0 };

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
    enum { PYTHON_BoolOp_op = 0, PYTHON_BoolOp_values = 1 };
    enum { PYTHON_NamedExpr_target = 0, PYTHON_NamedExpr_value = 1 };
    enum { PYTHON_BinOp_left = 0, PYTHON_BinOp_op = 1, PYTHON_BinOp_right = 2 };
    enum { PYTHON_UnaryOp_op = 0, PYTHON_UnaryOp_operand = 1 };
    enum { PYTHON_Lambda_args = 0, PYTHON_Lambda_body = 1 };
    enum { PYTHON_IfExp_test = 0, PYTHON_IfExp_body = 1, PYTHON_IfExp_orelse = 2 };
    enum { PYTHON_Dict_keys = 0, PYTHON_Dict_values = 1 };
    enum { PYTHON_Set_elts = 0 };
    enum { PYTHON_ListComp_elt = 0, PYTHON_ListComp_generators = 1 };
    enum { PYTHON_SetComp_elt = 0, PYTHON_SetComp_generators = 1 };
    enum { PYTHON_DictComp_key = 0, PYTHON_DictComp_value = 1, PYTHON_DictComp_generators = 2 };
    enum { PYTHON_GeneratorExp_elt = 0, PYTHON_GeneratorExp_generators = 1 };
    enum { PYTHON_Await_value = 0 };
    enum { PYTHON_Yield_value = 0 };
    enum { PYTHON_YieldFrom_value = 0 };
    enum { PYTHON_Compare_left = 0, PYTHON_Compare_ops = 1, PYTHON_Compare_comparators = 2 };
    enum { PYTHON_Call_func = 0, PYTHON_Call_args = 1, PYTHON_Call_keywords = 2 };
    enum { PYTHON_FormattedValue_value = 0, PYTHON_FormattedValue_conversion = 1,
    PYTHON_FormattedValue_format_spec = 2 };
    enum { PYTHON_JoinedStr_values = 0 };
    enum { PYTHON_Constant_value = 0, PYTHON_Constant_kind = 1 };
    enum { PYTHON_Attribute_value = 0, PYTHON_Attribute_attr = 1, PYTHON_Attribute_ctx = 2 };
    enum { PYTHON_Subscript_value = 0, PYTHON_Subscript_slice = 1, PYTHON_Subscript_ctx = 2 };
    enum { PYTHON_Starred_value = 0, PYTHON_Starred_ctx = 1 };
    enum { PYTHON_Name_id = 0, PYTHON_Name_ctx = 1 };
    enum { PYTHON_List_elts = 0, PYTHON_List_ctx = 1 };
    enum { PYTHON_Tuple_elts = 0, PYTHON_Tuple_ctx = 1 };
    enum { PYTHON_Slice_lower = 0, PYTHON_Slice_upper = 1, PYTHON_Slice_step = 2 };

/* expr_context = Load | Store | Del */
enum python_expr_context_kind {
    PYTHON_Load = 59,
    PYTHON_Store = 60,
    PYTHON_Del = 61
};

/* boolop = And | Or */
enum python_boolop_kind {
    PYTHON_And = 62,
    PYTHON_Or = 63
};

/* operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd | FloorDiv */
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

/* unaryop = Invert | Not | UAdd | USub */
enum python_unaryop_kind {
    PYTHON_Invert = 77,
    PYTHON_Not = 78,
    PYTHON_UAdd = 79,
    PYTHON_USub = 80
};

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

/* comprehension = (expr target, expr iter, expr* ifs, int is_async) */
enum python_comprehension_kind {
    PYTHON_comprehension = 91
};
    enum { PYTHON_comprehension_target = 0, PYTHON_comprehension_iter = 1, PYTHON_comprehension_ifs = 2,
    PYTHON_comprehension_is_async = 3 };

/* excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body) */
enum python_excepthandler_kind {
    PYTHON_ExceptHandler = 92
};
    enum { PYTHON_ExceptHandler_type = 0, PYTHON_ExceptHandler_name = 1, PYTHON_ExceptHandler_body = 2 };

/* arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg,
 *         expr* defaults) */
enum python_arguments_kind {
    PYTHON_arguments = 93
};
    enum { PYTHON_arguments_posonlyargs = 0, PYTHON_arguments_args = 1, PYTHON_arguments_vararg = 2,
    PYTHON_arguments_kwonlyargs = 3, PYTHON_arguments_kw_defaults = 4, PYTHON_arguments_kwarg = 5,
    PYTHON_arguments_defaults = 6 };

/* arg = (identifier arg, expr? annotation, string? type_comment) */
enum python_arg_kind {
    PYTHON_arg = 94
};
    enum { PYTHON_arg_arg = 0, PYTHON_arg_annotation = 1, PYTHON_arg_type_comment = 2 };

/* keyword = (identifier? arg, expr value) */
enum python_keyword_kind {
    PYTHON_keyword = 95
};
    enum { PYTHON_keyword_arg = 0, PYTHON_keyword_value = 1 };

/* alias = (identifier name, identifier? asname) */
enum python_alias_kind {
    PYTHON_alias = 96
};
    enum { PYTHON_alias_name = 0, PYTHON_alias_asname = 1 };

/* withitem = (expr context_expr, expr? optional_vars) */
enum python_withitem_kind {
    PYTHON_withitem = 97
};
    enum { PYTHON_withitem_context_expr = 0, PYTHON_withitem_optional_vars = 1 };

/* match_case = (pattern pattern, expr? guard, stmt* body) */
enum python_match_case_kind {
    PYTHON_match_case = 98
};
    enum { PYTHON_match_case_pattern = 0, PYTHON_match_case_guard = 1, PYTHON_match_case_body = 2 };

/* pattern = MatchValue(expr value) | MatchSingleton(constant value) | MatchSequence(pattern* patterns)
 *     | MatchMapping(expr* keys, pattern* patterns, identifier? rest)
 *     | MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)
 *     | MatchStar(identifier? name) | MatchAs(pattern? pattern, identifier? name) | MatchOr(pattern* patterns) */
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
    enum { PYTHON_MatchValue_value = 0 };
    enum { PYTHON_MatchSingleton_value = 0 };
    enum { PYTHON_MatchSequence_patterns = 0 };
    enum { PYTHON_MatchMapping_keys = 0, PYTHON_MatchMapping_patterns = 1, PYTHON_MatchMapping_rest = 2 };
    enum { PYTHON_MatchClass_cls = 0, PYTHON_MatchClass_patterns = 1, PYTHON_MatchClass_kwd_attrs = 2,
    PYTHON_MatchClass_kwd_patterns = 3 };
    enum { PYTHON_MatchStar_name = 0 };
    enum { PYTHON_MatchAs_pattern = 0, PYTHON_MatchAs_name = 1 };
    enum { PYTHON_MatchOr_patterns = 0 };

/* type_ignore = TypeIgnore(int lineno, string tag) */
enum python_type_ignore_kind {
    PYTHON_TypeIgnore = 107
};
    enum { PYTHON_TypeIgnore_lineno = 0, PYTHON_TypeIgnore_tag = 1 };

ASN_API bool python_type_mod(asn_run *run, asn_state v, asn_node *node); /* the root's module */
#ifndef ASN_SHIPPED
extern const asn_grammar python_grammar;
#endif

#ifdef __cplusplus
}
#endif
#ifndef ASN_SHIPPED
#include "python_tree.h"
#endif
#endif
