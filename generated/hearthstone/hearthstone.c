/* hearthstone.c: written by asdlc from python.asdl, hearthstone.task and python.print. Change those, not this file. */
#include "hearthstone.h"

#include <string.h>

#if ASN_ABI != 1
#error "hearthstone.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool hearthstone_type_mod(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Module(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Module_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Module_type_ignores(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Interactive(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Interactive_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Expression(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Expression_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_FunctionType(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FunctionType_argtypes(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FunctionType_returns(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_FunctionDef(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FunctionDef_name(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FunctionDef_args(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FunctionDef_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FunctionDef_decorator_list(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FunctionDef_returns(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FunctionDef_type_comment(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_AsyncFunctionDef(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFunctionDef_name(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFunctionDef_args(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFunctionDef_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFunctionDef_decorator_list(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFunctionDef_returns(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFunctionDef_type_comment(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_ClassDef(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ClassDef_name(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ClassDef_bases(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ClassDef_keywords(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ClassDef_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ClassDef_decorator_list(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Return(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Return_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Delete(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Delete_targets(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Assign(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Assign_targets(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Assign_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Assign_type_comment(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_AugAssign(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AugAssign_target(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AugAssign_op(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AugAssign_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_AnnAssign(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AnnAssign_target(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AnnAssign_annotation(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AnnAssign_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AnnAssign_simple(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_For(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_For_target(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_For_iter(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_For_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_For_orelse(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_For_type_comment(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_AsyncFor(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFor_target(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFor_iter(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFor_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFor_orelse(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncFor_type_comment(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_While(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_While_test(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_While_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_While_orelse(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_If(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_If_test(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_If_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_If_orelse(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_With(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_With_items(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_With_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_With_type_comment(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_AsyncWith(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncWith_items(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncWith_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_AsyncWith_type_comment(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Match(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Match_subject(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Match_cases(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Raise(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Raise_exc(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Raise_cause(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Try(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Try_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Try_handlers(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Try_orelse(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Try_finalbody(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_TryStar(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_TryStar_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_TryStar_handlers(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_TryStar_orelse(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_TryStar_finalbody(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Assert(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Assert_test(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Assert_msg(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Import(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Import_names(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_ImportFrom(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ImportFrom_module(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ImportFrom_names(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ImportFrom_level(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Global(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Global_names(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Nonlocal(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Nonlocal_names(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Expr(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Expr_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Pass(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Break(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Continue(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_expr(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_BoolOp(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_BoolOp_op(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_BoolOp_values(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_NamedExpr(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_NamedExpr_target(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_NamedExpr_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_BinOp(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_BinOp_left(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_BinOp_op(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_BinOp_right(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_UnaryOp(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_UnaryOp_op(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_UnaryOp_operand(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Lambda(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Lambda_args(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Lambda_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_IfExp(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_IfExp_test(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_IfExp_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_IfExp_orelse(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Dict(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Dict_keys(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Dict_values(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Set(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Set_elts(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_ListComp(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ListComp_elt(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ListComp_generators(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_SetComp(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_SetComp_elt(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_SetComp_generators(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_DictComp(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_DictComp_key(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_DictComp_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_DictComp_generators(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_GeneratorExp(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_GeneratorExp_elt(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_GeneratorExp_generators(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Await(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Await_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Yield(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Yield_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_YieldFrom(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_YieldFrom_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Compare(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Compare_left(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Compare_ops(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Compare_comparators(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Call(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Call_func(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Call_args(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Call_keywords(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_FormattedValue(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FormattedValue_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FormattedValue_conversion(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_FormattedValue_format_spec(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_JoinedStr(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_JoinedStr_values(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Constant(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Constant_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Constant_kind(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Attribute(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Attribute_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Attribute_attr(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Attribute_ctx(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Subscript(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Subscript_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Subscript_slice(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Subscript_ctx(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Starred(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Starred_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Starred_ctx(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Name(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Name_id(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Name_ctx(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_List(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_List_elts(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_List_ctx(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Tuple(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Tuple_elts(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Tuple_ctx(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Slice(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Slice_lower(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Slice_upper(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_Slice_step(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_expr_context(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Load(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Store(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Del(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_boolop(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_And(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Or(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_operator(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Add(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Sub(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Mult(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_MatMult(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Div(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Mod(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Pow(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_LShift(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_RShift(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_BitOr(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_BitXor(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_BitAnd(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_FloorDiv(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_unaryop(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Invert(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Not(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_UAdd(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_USub(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_cmpop(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Eq(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_NotEq(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Lt(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_LtE(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Gt(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_GtE(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_Is(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_IsNot(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_In(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_NotIn(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_comprehension(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_comprehension(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_comprehension_target(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_comprehension_iter(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_comprehension_ifs(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_comprehension_is_async(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_excepthandler(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_ExceptHandler(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ExceptHandler_type(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ExceptHandler_name(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_ExceptHandler_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_arguments(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_arguments(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_arguments_posonlyargs(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_arguments_args(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_arguments_vararg(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_arguments_kwonlyargs(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_arguments_kw_defaults(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_arguments_kwarg(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_arguments_defaults(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_arg(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_arg(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_arg_arg(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_arg_annotation(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_arg_type_comment(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_keyword(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_keyword(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_keyword_arg(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_keyword_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_alias(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_alias(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_alias_name(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_alias_asname(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_withitem(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_withitem(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_withitem_context_expr(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_withitem_optional_vars(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_match_case(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_match_case(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_match_case_pattern(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_match_case_guard(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_match_case_body(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_pattern(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_MatchValue(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchValue_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_MatchSingleton(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchSingleton_value(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_MatchSequence(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchSequence_patterns(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_MatchMapping(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchMapping_keys(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchMapping_patterns(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchMapping_rest(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_MatchClass(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchClass_cls(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchClass_patterns(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchClass_kwd_attrs(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchClass_kwd_patterns(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_MatchStar(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchStar_name(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_MatchAs(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchAs_pattern(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchAs_name(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_MatchOr(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_MatchOr_patterns(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_type_ignore(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_ctor_TypeIgnore(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_TypeIgnore_lineno(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_field_TypeIgnore_tag(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_identifier(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_string(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_int(asn_run *run, asn_state v, asn_node *node);
static bool hearthstone_type_constant(asn_run *run, asn_state v, asn_node *node);

static const asn_param hearthstone_p_choice[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.v", ASN_HIDDEN, ASN_INPUTS},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_CHOICES},
    {"f.out.b", 1, ASN_CHOICES},
    {NULL, 0, 0},
};
static const asn_param hearthstone_p_constructor[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.v", ASN_HIDDEN, ASN_INPUTS},
    {"f.e", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param hearthstone_p_one[] = {
    {"e", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param hearthstone_p_optional[] = {
    {"e", 1, ASN_HIDDEN},
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.v", ASN_HIDDEN, ASN_INPUTS},
    {"gen.v", ASN_HIDDEN, ASN_HIDDEN},
    {"gen.c", ASN_ENCODING, ASN_HIDDEN},
    {"gen.b", 1, ASN_HIDDEN},
    {"gen.out.w", ASN_HIDDEN, 1},
    {"gen.out.b", 1, 1},
    {NULL, 0, 0},
};
static const asn_param hearthstone_p_sequence[] = {
    {"e", 1, ASN_HIDDEN},
    {"start", ASN_HIDDEN, ASN_HIDDEN},
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.v", ASN_HIDDEN, ASN_INPUTS},
    {"att.s", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.s", ASN_HIDDEN, ASN_INPUTS},
    {"gen.v", ASN_HIDDEN, ASN_HIDDEN},
    {"gen.c", ASN_ENCODING, ASN_HIDDEN},
    {"gen.b", 1, ASN_HIDDEN},
    {"gen.s", ASN_HIDDEN, ASN_HIDDEN},
    {"gen.out.w", ASN_HIDDEN, 1},
    {"gen.out.b", 1, 1},
    {"update.v", ASN_HIDDEN, ASN_HIDDEN},
    {"update.c", ASN_ENCODING, ASN_HIDDEN},
    {"update.b", 1, ASN_HIDDEN},
    {"update.s", ASN_HIDDEN, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param hearthstone_p_optionals[] = {
    {"e", 1, ASN_HIDDEN},
    {"start", ASN_HIDDEN, ASN_HIDDEN},
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.v", ASN_HIDDEN, ASN_INPUTS},
    {"att.s", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.s", ASN_HIDDEN, ASN_INPUTS},
    {"gen.v", ASN_HIDDEN, ASN_HIDDEN},
    {"gen.c", ASN_ENCODING, ASN_HIDDEN},
    {"gen.b", 1, ASN_HIDDEN},
    {"gen.s", ASN_HIDDEN, ASN_HIDDEN},
    {"gen.out.w", ASN_HIDDEN, 1},
    {"gen.out.b", 1, 1},
    {"update.v", ASN_HIDDEN, ASN_HIDDEN},
    {"update.c", ASN_ENCODING, ASN_HIDDEN},
    {"update.b", 1, ASN_HIDDEN},
    {"update.s", ASN_HIDDEN, ASN_HIDDEN},
    {"some.v", ASN_HIDDEN, ASN_HIDDEN},
    {"some.c", ASN_ENCODING, ASN_HIDDEN},
    {"some.b", 1, ASN_HIDDEN},
    {"some.out.w", ASN_HIDDEN, 1},
    {"some.out.b", 1, 1},
    {NULL, 0, 0},
};
static const asn_param hearthstone_p_closed[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.v", ASN_HIDDEN, ASN_INPUTS},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {NULL, 0, 0},
};
static const asn_param hearthstone_p_open[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.v", ASN_HIDDEN, ASN_INPUTS},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {"new.v", ASN_HIDDEN, ASN_HIDDEN},
    {"new.c", ASN_ENCODING, ASN_HIDDEN},
    {"new.b", 1, ASN_HIDDEN},
    {"new.out.w", ASN_HIDDEN, 1},
    {"new.out.b", 1, 1},
    {NULL, 0, 0},
};

static const asn_module hearthstone_m_mod = {"mod", ASN_CHOICE, 0, hearthstone_type_mod, hearthstone_p_choice};
static const asn_module hearthstone_m_Module = {"Module", ASN_CONSTRUCTOR, 1, hearthstone_ctor_Module, hearthstone_p_constructor};
static const asn_module hearthstone_m_Module_body = {"Module.body", ASN_FIELD_SEQUENCE, 0, hearthstone_field_Module_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_Module_type_ignores = {"Module.type_ignores", ASN_FIELD_SEQUENCE, 1, hearthstone_field_Module_type_ignores, hearthstone_p_sequence};
static const asn_module hearthstone_m_Interactive = {"Interactive", ASN_CONSTRUCTOR, 2, hearthstone_ctor_Interactive, hearthstone_p_constructor};
static const asn_module hearthstone_m_Interactive_body = {"Interactive.body", ASN_FIELD_SEQUENCE, 2, hearthstone_field_Interactive_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_Expression = {"Expression", ASN_CONSTRUCTOR, 3, hearthstone_ctor_Expression, hearthstone_p_constructor};
static const asn_module hearthstone_m_Expression_body = {"Expression.body", ASN_FIELD_ONE, 3, hearthstone_field_Expression_body, hearthstone_p_one};
static const asn_module hearthstone_m_FunctionType = {"FunctionType", ASN_CONSTRUCTOR, 4, hearthstone_ctor_FunctionType, hearthstone_p_constructor};
static const asn_module hearthstone_m_FunctionType_argtypes = {"FunctionType.argtypes", ASN_FIELD_SEQUENCE, 4, hearthstone_field_FunctionType_argtypes, hearthstone_p_sequence};
static const asn_module hearthstone_m_FunctionType_returns = {"FunctionType.returns", ASN_FIELD_ONE, 5, hearthstone_field_FunctionType_returns, hearthstone_p_one};
static const asn_module hearthstone_m_stmt = {"stmt", ASN_CHOICE, 1, hearthstone_type_stmt, hearthstone_p_choice};
static const asn_module hearthstone_m_FunctionDef = {"FunctionDef", ASN_CONSTRUCTOR, 5, hearthstone_ctor_FunctionDef, hearthstone_p_constructor};
static const asn_module hearthstone_m_FunctionDef_name = {"FunctionDef.name", ASN_FIELD_ONE, 6, hearthstone_field_FunctionDef_name, hearthstone_p_one};
static const asn_module hearthstone_m_FunctionDef_args = {"FunctionDef.args", ASN_FIELD_ONE, 7, hearthstone_field_FunctionDef_args, hearthstone_p_one};
static const asn_module hearthstone_m_FunctionDef_body = {"FunctionDef.body", ASN_FIELD_SEQUENCE, 8, hearthstone_field_FunctionDef_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_FunctionDef_decorator_list = {"FunctionDef.decorator_list", ASN_FIELD_SEQUENCE, 9, hearthstone_field_FunctionDef_decorator_list, hearthstone_p_sequence};
static const asn_module hearthstone_m_FunctionDef_returns = {"FunctionDef.returns", ASN_FIELD_OPTIONAL, 10, hearthstone_field_FunctionDef_returns, hearthstone_p_optional};
static const asn_module hearthstone_m_FunctionDef_type_comment = {"FunctionDef.type_comment", ASN_FIELD_OPTIONAL, 11, hearthstone_field_FunctionDef_type_comment, hearthstone_p_optional};
static const asn_module hearthstone_m_AsyncFunctionDef = {"AsyncFunctionDef", ASN_CONSTRUCTOR, 6, hearthstone_ctor_AsyncFunctionDef, hearthstone_p_constructor};
static const asn_module hearthstone_m_AsyncFunctionDef_name = {"AsyncFunctionDef.name", ASN_FIELD_ONE, 12, hearthstone_field_AsyncFunctionDef_name, hearthstone_p_one};
static const asn_module hearthstone_m_AsyncFunctionDef_args = {"AsyncFunctionDef.args", ASN_FIELD_ONE, 13, hearthstone_field_AsyncFunctionDef_args, hearthstone_p_one};
static const asn_module hearthstone_m_AsyncFunctionDef_body = {"AsyncFunctionDef.body", ASN_FIELD_SEQUENCE, 14, hearthstone_field_AsyncFunctionDef_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_AsyncFunctionDef_decorator_list = {"AsyncFunctionDef.decorator_list", ASN_FIELD_SEQUENCE, 15, hearthstone_field_AsyncFunctionDef_decorator_list, hearthstone_p_sequence};
static const asn_module hearthstone_m_AsyncFunctionDef_returns = {"AsyncFunctionDef.returns", ASN_FIELD_OPTIONAL, 16, hearthstone_field_AsyncFunctionDef_returns, hearthstone_p_optional};
static const asn_module hearthstone_m_AsyncFunctionDef_type_comment = {"AsyncFunctionDef.type_comment", ASN_FIELD_OPTIONAL, 17, hearthstone_field_AsyncFunctionDef_type_comment, hearthstone_p_optional};
static const asn_module hearthstone_m_ClassDef = {"ClassDef", ASN_CONSTRUCTOR, 7, hearthstone_ctor_ClassDef, hearthstone_p_constructor};
static const asn_module hearthstone_m_ClassDef_name = {"ClassDef.name", ASN_FIELD_ONE, 18, hearthstone_field_ClassDef_name, hearthstone_p_one};
static const asn_module hearthstone_m_ClassDef_bases = {"ClassDef.bases", ASN_FIELD_SEQUENCE, 19, hearthstone_field_ClassDef_bases, hearthstone_p_sequence};
static const asn_module hearthstone_m_ClassDef_keywords = {"ClassDef.keywords", ASN_FIELD_SEQUENCE, 20, hearthstone_field_ClassDef_keywords, hearthstone_p_sequence};
static const asn_module hearthstone_m_ClassDef_body = {"ClassDef.body", ASN_FIELD_SEQUENCE, 21, hearthstone_field_ClassDef_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_ClassDef_decorator_list = {"ClassDef.decorator_list", ASN_FIELD_SEQUENCE, 22, hearthstone_field_ClassDef_decorator_list, hearthstone_p_sequence};
static const asn_module hearthstone_m_Return = {"Return", ASN_CONSTRUCTOR, 8, hearthstone_ctor_Return, hearthstone_p_constructor};
static const asn_module hearthstone_m_Return_value = {"Return.value", ASN_FIELD_OPTIONAL, 23, hearthstone_field_Return_value, hearthstone_p_optional};
static const asn_module hearthstone_m_Delete = {"Delete", ASN_CONSTRUCTOR, 9, hearthstone_ctor_Delete, hearthstone_p_constructor};
static const asn_module hearthstone_m_Delete_targets = {"Delete.targets", ASN_FIELD_SEQUENCE, 24, hearthstone_field_Delete_targets, hearthstone_p_sequence};
static const asn_module hearthstone_m_Assign = {"Assign", ASN_CONSTRUCTOR, 10, hearthstone_ctor_Assign, hearthstone_p_constructor};
static const asn_module hearthstone_m_Assign_targets = {"Assign.targets", ASN_FIELD_SEQUENCE, 25, hearthstone_field_Assign_targets, hearthstone_p_sequence};
static const asn_module hearthstone_m_Assign_value = {"Assign.value", ASN_FIELD_ONE, 26, hearthstone_field_Assign_value, hearthstone_p_one};
static const asn_module hearthstone_m_Assign_type_comment = {"Assign.type_comment", ASN_FIELD_OPTIONAL, 27, hearthstone_field_Assign_type_comment, hearthstone_p_optional};
static const asn_module hearthstone_m_AugAssign = {"AugAssign", ASN_CONSTRUCTOR, 11, hearthstone_ctor_AugAssign, hearthstone_p_constructor};
static const asn_module hearthstone_m_AugAssign_target = {"AugAssign.target", ASN_FIELD_ONE, 28, hearthstone_field_AugAssign_target, hearthstone_p_one};
static const asn_module hearthstone_m_AugAssign_op = {"AugAssign.op", ASN_FIELD_ONE, 29, hearthstone_field_AugAssign_op, hearthstone_p_one};
static const asn_module hearthstone_m_AugAssign_value = {"AugAssign.value", ASN_FIELD_ONE, 30, hearthstone_field_AugAssign_value, hearthstone_p_one};
static const asn_module hearthstone_m_AnnAssign = {"AnnAssign", ASN_CONSTRUCTOR, 12, hearthstone_ctor_AnnAssign, hearthstone_p_constructor};
static const asn_module hearthstone_m_AnnAssign_target = {"AnnAssign.target", ASN_FIELD_ONE, 31, hearthstone_field_AnnAssign_target, hearthstone_p_one};
static const asn_module hearthstone_m_AnnAssign_annotation = {"AnnAssign.annotation", ASN_FIELD_ONE, 32, hearthstone_field_AnnAssign_annotation, hearthstone_p_one};
static const asn_module hearthstone_m_AnnAssign_value = {"AnnAssign.value", ASN_FIELD_OPTIONAL, 33, hearthstone_field_AnnAssign_value, hearthstone_p_optional};
static const asn_module hearthstone_m_AnnAssign_simple = {"AnnAssign.simple", ASN_FIELD_ONE, 34, hearthstone_field_AnnAssign_simple, hearthstone_p_one};
static const asn_module hearthstone_m_For = {"For", ASN_CONSTRUCTOR, 13, hearthstone_ctor_For, hearthstone_p_constructor};
static const asn_module hearthstone_m_For_target = {"For.target", ASN_FIELD_ONE, 35, hearthstone_field_For_target, hearthstone_p_one};
static const asn_module hearthstone_m_For_iter = {"For.iter", ASN_FIELD_ONE, 36, hearthstone_field_For_iter, hearthstone_p_one};
static const asn_module hearthstone_m_For_body = {"For.body", ASN_FIELD_SEQUENCE, 37, hearthstone_field_For_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_For_orelse = {"For.orelse", ASN_FIELD_SEQUENCE, 38, hearthstone_field_For_orelse, hearthstone_p_sequence};
static const asn_module hearthstone_m_For_type_comment = {"For.type_comment", ASN_FIELD_OPTIONAL, 39, hearthstone_field_For_type_comment, hearthstone_p_optional};
static const asn_module hearthstone_m_AsyncFor = {"AsyncFor", ASN_CONSTRUCTOR, 14, hearthstone_ctor_AsyncFor, hearthstone_p_constructor};
static const asn_module hearthstone_m_AsyncFor_target = {"AsyncFor.target", ASN_FIELD_ONE, 40, hearthstone_field_AsyncFor_target, hearthstone_p_one};
static const asn_module hearthstone_m_AsyncFor_iter = {"AsyncFor.iter", ASN_FIELD_ONE, 41, hearthstone_field_AsyncFor_iter, hearthstone_p_one};
static const asn_module hearthstone_m_AsyncFor_body = {"AsyncFor.body", ASN_FIELD_SEQUENCE, 42, hearthstone_field_AsyncFor_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_AsyncFor_orelse = {"AsyncFor.orelse", ASN_FIELD_SEQUENCE, 43, hearthstone_field_AsyncFor_orelse, hearthstone_p_sequence};
static const asn_module hearthstone_m_AsyncFor_type_comment = {"AsyncFor.type_comment", ASN_FIELD_OPTIONAL, 44, hearthstone_field_AsyncFor_type_comment, hearthstone_p_optional};
static const asn_module hearthstone_m_While = {"While", ASN_CONSTRUCTOR, 15, hearthstone_ctor_While, hearthstone_p_constructor};
static const asn_module hearthstone_m_While_test = {"While.test", ASN_FIELD_ONE, 45, hearthstone_field_While_test, hearthstone_p_one};
static const asn_module hearthstone_m_While_body = {"While.body", ASN_FIELD_SEQUENCE, 46, hearthstone_field_While_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_While_orelse = {"While.orelse", ASN_FIELD_SEQUENCE, 47, hearthstone_field_While_orelse, hearthstone_p_sequence};
static const asn_module hearthstone_m_If = {"If", ASN_CONSTRUCTOR, 16, hearthstone_ctor_If, hearthstone_p_constructor};
static const asn_module hearthstone_m_If_test = {"If.test", ASN_FIELD_ONE, 48, hearthstone_field_If_test, hearthstone_p_one};
static const asn_module hearthstone_m_If_body = {"If.body", ASN_FIELD_SEQUENCE, 49, hearthstone_field_If_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_If_orelse = {"If.orelse", ASN_FIELD_SEQUENCE, 50, hearthstone_field_If_orelse, hearthstone_p_sequence};
static const asn_module hearthstone_m_With = {"With", ASN_CONSTRUCTOR, 17, hearthstone_ctor_With, hearthstone_p_constructor};
static const asn_module hearthstone_m_With_items = {"With.items", ASN_FIELD_SEQUENCE, 51, hearthstone_field_With_items, hearthstone_p_sequence};
static const asn_module hearthstone_m_With_body = {"With.body", ASN_FIELD_SEQUENCE, 52, hearthstone_field_With_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_With_type_comment = {"With.type_comment", ASN_FIELD_OPTIONAL, 53, hearthstone_field_With_type_comment, hearthstone_p_optional};
static const asn_module hearthstone_m_AsyncWith = {"AsyncWith", ASN_CONSTRUCTOR, 18, hearthstone_ctor_AsyncWith, hearthstone_p_constructor};
static const asn_module hearthstone_m_AsyncWith_items = {"AsyncWith.items", ASN_FIELD_SEQUENCE, 54, hearthstone_field_AsyncWith_items, hearthstone_p_sequence};
static const asn_module hearthstone_m_AsyncWith_body = {"AsyncWith.body", ASN_FIELD_SEQUENCE, 55, hearthstone_field_AsyncWith_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_AsyncWith_type_comment = {"AsyncWith.type_comment", ASN_FIELD_OPTIONAL, 56, hearthstone_field_AsyncWith_type_comment, hearthstone_p_optional};
static const asn_module hearthstone_m_Match = {"Match", ASN_CONSTRUCTOR, 19, hearthstone_ctor_Match, hearthstone_p_constructor};
static const asn_module hearthstone_m_Match_subject = {"Match.subject", ASN_FIELD_ONE, 57, hearthstone_field_Match_subject, hearthstone_p_one};
static const asn_module hearthstone_m_Match_cases = {"Match.cases", ASN_FIELD_SEQUENCE, 58, hearthstone_field_Match_cases, hearthstone_p_sequence};
static const asn_module hearthstone_m_Raise = {"Raise", ASN_CONSTRUCTOR, 20, hearthstone_ctor_Raise, hearthstone_p_constructor};
static const asn_module hearthstone_m_Raise_exc = {"Raise.exc", ASN_FIELD_OPTIONAL, 59, hearthstone_field_Raise_exc, hearthstone_p_optional};
static const asn_module hearthstone_m_Raise_cause = {"Raise.cause", ASN_FIELD_OPTIONAL, 60, hearthstone_field_Raise_cause, hearthstone_p_optional};
static const asn_module hearthstone_m_Try = {"Try", ASN_CONSTRUCTOR, 21, hearthstone_ctor_Try, hearthstone_p_constructor};
static const asn_module hearthstone_m_Try_body = {"Try.body", ASN_FIELD_SEQUENCE, 61, hearthstone_field_Try_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_Try_handlers = {"Try.handlers", ASN_FIELD_SEQUENCE, 62, hearthstone_field_Try_handlers, hearthstone_p_sequence};
static const asn_module hearthstone_m_Try_orelse = {"Try.orelse", ASN_FIELD_SEQUENCE, 63, hearthstone_field_Try_orelse, hearthstone_p_sequence};
static const asn_module hearthstone_m_Try_finalbody = {"Try.finalbody", ASN_FIELD_SEQUENCE, 64, hearthstone_field_Try_finalbody, hearthstone_p_sequence};
static const asn_module hearthstone_m_TryStar = {"TryStar", ASN_CONSTRUCTOR, 22, hearthstone_ctor_TryStar, hearthstone_p_constructor};
static const asn_module hearthstone_m_TryStar_body = {"TryStar.body", ASN_FIELD_SEQUENCE, 65, hearthstone_field_TryStar_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_TryStar_handlers = {"TryStar.handlers", ASN_FIELD_SEQUENCE, 66, hearthstone_field_TryStar_handlers, hearthstone_p_sequence};
static const asn_module hearthstone_m_TryStar_orelse = {"TryStar.orelse", ASN_FIELD_SEQUENCE, 67, hearthstone_field_TryStar_orelse, hearthstone_p_sequence};
static const asn_module hearthstone_m_TryStar_finalbody = {"TryStar.finalbody", ASN_FIELD_SEQUENCE, 68, hearthstone_field_TryStar_finalbody, hearthstone_p_sequence};
static const asn_module hearthstone_m_Assert = {"Assert", ASN_CONSTRUCTOR, 23, hearthstone_ctor_Assert, hearthstone_p_constructor};
static const asn_module hearthstone_m_Assert_test = {"Assert.test", ASN_FIELD_ONE, 69, hearthstone_field_Assert_test, hearthstone_p_one};
static const asn_module hearthstone_m_Assert_msg = {"Assert.msg", ASN_FIELD_OPTIONAL, 70, hearthstone_field_Assert_msg, hearthstone_p_optional};
static const asn_module hearthstone_m_Import = {"Import", ASN_CONSTRUCTOR, 24, hearthstone_ctor_Import, hearthstone_p_constructor};
static const asn_module hearthstone_m_Import_names = {"Import.names", ASN_FIELD_SEQUENCE, 71, hearthstone_field_Import_names, hearthstone_p_sequence};
static const asn_module hearthstone_m_ImportFrom = {"ImportFrom", ASN_CONSTRUCTOR, 25, hearthstone_ctor_ImportFrom, hearthstone_p_constructor};
static const asn_module hearthstone_m_ImportFrom_module = {"ImportFrom.module", ASN_FIELD_OPTIONAL, 72, hearthstone_field_ImportFrom_module, hearthstone_p_optional};
static const asn_module hearthstone_m_ImportFrom_names = {"ImportFrom.names", ASN_FIELD_SEQUENCE, 73, hearthstone_field_ImportFrom_names, hearthstone_p_sequence};
static const asn_module hearthstone_m_ImportFrom_level = {"ImportFrom.level", ASN_FIELD_OPTIONAL, 74, hearthstone_field_ImportFrom_level, hearthstone_p_optional};
static const asn_module hearthstone_m_Global = {"Global", ASN_CONSTRUCTOR, 26, hearthstone_ctor_Global, hearthstone_p_constructor};
static const asn_module hearthstone_m_Global_names = {"Global.names", ASN_FIELD_SEQUENCE, 75, hearthstone_field_Global_names, hearthstone_p_sequence};
static const asn_module hearthstone_m_Nonlocal = {"Nonlocal", ASN_CONSTRUCTOR, 27, hearthstone_ctor_Nonlocal, hearthstone_p_constructor};
static const asn_module hearthstone_m_Nonlocal_names = {"Nonlocal.names", ASN_FIELD_SEQUENCE, 76, hearthstone_field_Nonlocal_names, hearthstone_p_sequence};
static const asn_module hearthstone_m_Expr = {"Expr", ASN_CONSTRUCTOR, 28, hearthstone_ctor_Expr, hearthstone_p_constructor};
static const asn_module hearthstone_m_Expr_value = {"Expr.value", ASN_FIELD_ONE, 77, hearthstone_field_Expr_value, hearthstone_p_one};
static const asn_module hearthstone_m_Pass = {"Pass", ASN_CONSTRUCTOR, 29, hearthstone_ctor_Pass, NULL};
static const asn_module hearthstone_m_Break = {"Break", ASN_CONSTRUCTOR, 30, hearthstone_ctor_Break, NULL};
static const asn_module hearthstone_m_Continue = {"Continue", ASN_CONSTRUCTOR, 31, hearthstone_ctor_Continue, NULL};
static const asn_module hearthstone_m_expr = {"expr", ASN_CHOICE, 2, hearthstone_type_expr, hearthstone_p_choice};
static const asn_module hearthstone_m_BoolOp = {"BoolOp", ASN_CONSTRUCTOR, 32, hearthstone_ctor_BoolOp, hearthstone_p_constructor};
static const asn_module hearthstone_m_BoolOp_op = {"BoolOp.op", ASN_FIELD_ONE, 78, hearthstone_field_BoolOp_op, hearthstone_p_one};
static const asn_module hearthstone_m_BoolOp_values = {"BoolOp.values", ASN_FIELD_SEQUENCE, 79, hearthstone_field_BoolOp_values, hearthstone_p_sequence};
static const asn_module hearthstone_m_NamedExpr = {"NamedExpr", ASN_CONSTRUCTOR, 33, hearthstone_ctor_NamedExpr, hearthstone_p_constructor};
static const asn_module hearthstone_m_NamedExpr_target = {"NamedExpr.target", ASN_FIELD_ONE, 80, hearthstone_field_NamedExpr_target, hearthstone_p_one};
static const asn_module hearthstone_m_NamedExpr_value = {"NamedExpr.value", ASN_FIELD_ONE, 81, hearthstone_field_NamedExpr_value, hearthstone_p_one};
static const asn_module hearthstone_m_BinOp = {"BinOp", ASN_CONSTRUCTOR, 34, hearthstone_ctor_BinOp, hearthstone_p_constructor};
static const asn_module hearthstone_m_BinOp_left = {"BinOp.left", ASN_FIELD_ONE, 82, hearthstone_field_BinOp_left, hearthstone_p_one};
static const asn_module hearthstone_m_BinOp_op = {"BinOp.op", ASN_FIELD_ONE, 83, hearthstone_field_BinOp_op, hearthstone_p_one};
static const asn_module hearthstone_m_BinOp_right = {"BinOp.right", ASN_FIELD_ONE, 84, hearthstone_field_BinOp_right, hearthstone_p_one};
static const asn_module hearthstone_m_UnaryOp = {"UnaryOp", ASN_CONSTRUCTOR, 35, hearthstone_ctor_UnaryOp, hearthstone_p_constructor};
static const asn_module hearthstone_m_UnaryOp_op = {"UnaryOp.op", ASN_FIELD_ONE, 85, hearthstone_field_UnaryOp_op, hearthstone_p_one};
static const asn_module hearthstone_m_UnaryOp_operand = {"UnaryOp.operand", ASN_FIELD_ONE, 86, hearthstone_field_UnaryOp_operand, hearthstone_p_one};
static const asn_module hearthstone_m_Lambda = {"Lambda", ASN_CONSTRUCTOR, 36, hearthstone_ctor_Lambda, hearthstone_p_constructor};
static const asn_module hearthstone_m_Lambda_args = {"Lambda.args", ASN_FIELD_ONE, 87, hearthstone_field_Lambda_args, hearthstone_p_one};
static const asn_module hearthstone_m_Lambda_body = {"Lambda.body", ASN_FIELD_ONE, 88, hearthstone_field_Lambda_body, hearthstone_p_one};
static const asn_module hearthstone_m_IfExp = {"IfExp", ASN_CONSTRUCTOR, 37, hearthstone_ctor_IfExp, hearthstone_p_constructor};
static const asn_module hearthstone_m_IfExp_test = {"IfExp.test", ASN_FIELD_ONE, 89, hearthstone_field_IfExp_test, hearthstone_p_one};
static const asn_module hearthstone_m_IfExp_body = {"IfExp.body", ASN_FIELD_ONE, 90, hearthstone_field_IfExp_body, hearthstone_p_one};
static const asn_module hearthstone_m_IfExp_orelse = {"IfExp.orelse", ASN_FIELD_ONE, 91, hearthstone_field_IfExp_orelse, hearthstone_p_one};
static const asn_module hearthstone_m_Dict = {"Dict", ASN_CONSTRUCTOR, 38, hearthstone_ctor_Dict, hearthstone_p_constructor};
static const asn_module hearthstone_m_Dict_keys = {"Dict.keys", ASN_FIELD_OPTIONALS, 92, hearthstone_field_Dict_keys, hearthstone_p_optionals};
static const asn_module hearthstone_m_Dict_values = {"Dict.values", ASN_FIELD_SEQUENCE, 93, hearthstone_field_Dict_values, hearthstone_p_sequence};
static const asn_module hearthstone_m_Set = {"Set", ASN_CONSTRUCTOR, 39, hearthstone_ctor_Set, hearthstone_p_constructor};
static const asn_module hearthstone_m_Set_elts = {"Set.elts", ASN_FIELD_SEQUENCE, 94, hearthstone_field_Set_elts, hearthstone_p_sequence};
static const asn_module hearthstone_m_ListComp = {"ListComp", ASN_CONSTRUCTOR, 40, hearthstone_ctor_ListComp, hearthstone_p_constructor};
static const asn_module hearthstone_m_ListComp_elt = {"ListComp.elt", ASN_FIELD_ONE, 95, hearthstone_field_ListComp_elt, hearthstone_p_one};
static const asn_module hearthstone_m_ListComp_generators = {"ListComp.generators", ASN_FIELD_SEQUENCE, 96, hearthstone_field_ListComp_generators, hearthstone_p_sequence};
static const asn_module hearthstone_m_SetComp = {"SetComp", ASN_CONSTRUCTOR, 41, hearthstone_ctor_SetComp, hearthstone_p_constructor};
static const asn_module hearthstone_m_SetComp_elt = {"SetComp.elt", ASN_FIELD_ONE, 97, hearthstone_field_SetComp_elt, hearthstone_p_one};
static const asn_module hearthstone_m_SetComp_generators = {"SetComp.generators", ASN_FIELD_SEQUENCE, 98, hearthstone_field_SetComp_generators, hearthstone_p_sequence};
static const asn_module hearthstone_m_DictComp = {"DictComp", ASN_CONSTRUCTOR, 42, hearthstone_ctor_DictComp, hearthstone_p_constructor};
static const asn_module hearthstone_m_DictComp_key = {"DictComp.key", ASN_FIELD_ONE, 99, hearthstone_field_DictComp_key, hearthstone_p_one};
static const asn_module hearthstone_m_DictComp_value = {"DictComp.value", ASN_FIELD_ONE, 100, hearthstone_field_DictComp_value, hearthstone_p_one};
static const asn_module hearthstone_m_DictComp_generators = {"DictComp.generators", ASN_FIELD_SEQUENCE, 101, hearthstone_field_DictComp_generators, hearthstone_p_sequence};
static const asn_module hearthstone_m_GeneratorExp = {"GeneratorExp", ASN_CONSTRUCTOR, 43, hearthstone_ctor_GeneratorExp, hearthstone_p_constructor};
static const asn_module hearthstone_m_GeneratorExp_elt = {"GeneratorExp.elt", ASN_FIELD_ONE, 102, hearthstone_field_GeneratorExp_elt, hearthstone_p_one};
static const asn_module hearthstone_m_GeneratorExp_generators = {"GeneratorExp.generators", ASN_FIELD_SEQUENCE, 103, hearthstone_field_GeneratorExp_generators, hearthstone_p_sequence};
static const asn_module hearthstone_m_Await = {"Await", ASN_CONSTRUCTOR, 44, hearthstone_ctor_Await, hearthstone_p_constructor};
static const asn_module hearthstone_m_Await_value = {"Await.value", ASN_FIELD_ONE, 104, hearthstone_field_Await_value, hearthstone_p_one};
static const asn_module hearthstone_m_Yield = {"Yield", ASN_CONSTRUCTOR, 45, hearthstone_ctor_Yield, hearthstone_p_constructor};
static const asn_module hearthstone_m_Yield_value = {"Yield.value", ASN_FIELD_OPTIONAL, 105, hearthstone_field_Yield_value, hearthstone_p_optional};
static const asn_module hearthstone_m_YieldFrom = {"YieldFrom", ASN_CONSTRUCTOR, 46, hearthstone_ctor_YieldFrom, hearthstone_p_constructor};
static const asn_module hearthstone_m_YieldFrom_value = {"YieldFrom.value", ASN_FIELD_ONE, 106, hearthstone_field_YieldFrom_value, hearthstone_p_one};
static const asn_module hearthstone_m_Compare = {"Compare", ASN_CONSTRUCTOR, 47, hearthstone_ctor_Compare, hearthstone_p_constructor};
static const asn_module hearthstone_m_Compare_left = {"Compare.left", ASN_FIELD_ONE, 107, hearthstone_field_Compare_left, hearthstone_p_one};
static const asn_module hearthstone_m_Compare_ops = {"Compare.ops", ASN_FIELD_SEQUENCE, 108, hearthstone_field_Compare_ops, hearthstone_p_sequence};
static const asn_module hearthstone_m_Compare_comparators = {"Compare.comparators", ASN_FIELD_SEQUENCE, 109, hearthstone_field_Compare_comparators, hearthstone_p_sequence};
static const asn_module hearthstone_m_Call = {"Call", ASN_CONSTRUCTOR, 48, hearthstone_ctor_Call, hearthstone_p_constructor};
static const asn_module hearthstone_m_Call_func = {"Call.func", ASN_FIELD_ONE, 110, hearthstone_field_Call_func, hearthstone_p_one};
static const asn_module hearthstone_m_Call_args = {"Call.args", ASN_FIELD_SEQUENCE, 111, hearthstone_field_Call_args, hearthstone_p_sequence};
static const asn_module hearthstone_m_Call_keywords = {"Call.keywords", ASN_FIELD_SEQUENCE, 112, hearthstone_field_Call_keywords, hearthstone_p_sequence};
static const asn_module hearthstone_m_FormattedValue = {"FormattedValue", ASN_CONSTRUCTOR, 49, hearthstone_ctor_FormattedValue, hearthstone_p_constructor};
static const asn_module hearthstone_m_FormattedValue_value = {"FormattedValue.value", ASN_FIELD_ONE, 113, hearthstone_field_FormattedValue_value, hearthstone_p_one};
static const asn_module hearthstone_m_FormattedValue_conversion = {"FormattedValue.conversion", ASN_FIELD_ONE, 114, hearthstone_field_FormattedValue_conversion, hearthstone_p_one};
static const asn_module hearthstone_m_FormattedValue_format_spec = {"FormattedValue.format_spec", ASN_FIELD_OPTIONAL, 115, hearthstone_field_FormattedValue_format_spec, hearthstone_p_optional};
static const asn_module hearthstone_m_JoinedStr = {"JoinedStr", ASN_CONSTRUCTOR, 50, hearthstone_ctor_JoinedStr, hearthstone_p_constructor};
static const asn_module hearthstone_m_JoinedStr_values = {"JoinedStr.values", ASN_FIELD_SEQUENCE, 116, hearthstone_field_JoinedStr_values, hearthstone_p_sequence};
static const asn_module hearthstone_m_Constant = {"Constant", ASN_CONSTRUCTOR, 51, hearthstone_ctor_Constant, hearthstone_p_constructor};
static const asn_module hearthstone_m_Constant_value = {"Constant.value", ASN_FIELD_ONE, 117, hearthstone_field_Constant_value, hearthstone_p_one};
static const asn_module hearthstone_m_Constant_kind = {"Constant.kind", ASN_FIELD_OPTIONAL, 118, hearthstone_field_Constant_kind, hearthstone_p_optional};
static const asn_module hearthstone_m_Attribute = {"Attribute", ASN_CONSTRUCTOR, 52, hearthstone_ctor_Attribute, hearthstone_p_constructor};
static const asn_module hearthstone_m_Attribute_value = {"Attribute.value", ASN_FIELD_ONE, 119, hearthstone_field_Attribute_value, hearthstone_p_one};
static const asn_module hearthstone_m_Attribute_attr = {"Attribute.attr", ASN_FIELD_ONE, 120, hearthstone_field_Attribute_attr, hearthstone_p_one};
static const asn_module hearthstone_m_Attribute_ctx = {"Attribute.ctx", ASN_FIELD_ONE, 121, hearthstone_field_Attribute_ctx, hearthstone_p_one};
static const asn_module hearthstone_m_Subscript = {"Subscript", ASN_CONSTRUCTOR, 53, hearthstone_ctor_Subscript, hearthstone_p_constructor};
static const asn_module hearthstone_m_Subscript_value = {"Subscript.value", ASN_FIELD_ONE, 122, hearthstone_field_Subscript_value, hearthstone_p_one};
static const asn_module hearthstone_m_Subscript_slice = {"Subscript.slice", ASN_FIELD_ONE, 123, hearthstone_field_Subscript_slice, hearthstone_p_one};
static const asn_module hearthstone_m_Subscript_ctx = {"Subscript.ctx", ASN_FIELD_ONE, 124, hearthstone_field_Subscript_ctx, hearthstone_p_one};
static const asn_module hearthstone_m_Starred = {"Starred", ASN_CONSTRUCTOR, 54, hearthstone_ctor_Starred, hearthstone_p_constructor};
static const asn_module hearthstone_m_Starred_value = {"Starred.value", ASN_FIELD_ONE, 125, hearthstone_field_Starred_value, hearthstone_p_one};
static const asn_module hearthstone_m_Starred_ctx = {"Starred.ctx", ASN_FIELD_ONE, 126, hearthstone_field_Starred_ctx, hearthstone_p_one};
static const asn_module hearthstone_m_Name = {"Name", ASN_CONSTRUCTOR, 55, hearthstone_ctor_Name, hearthstone_p_constructor};
static const asn_module hearthstone_m_Name_id = {"Name.id", ASN_FIELD_ONE, 127, hearthstone_field_Name_id, hearthstone_p_one};
static const asn_module hearthstone_m_Name_ctx = {"Name.ctx", ASN_FIELD_ONE, 128, hearthstone_field_Name_ctx, hearthstone_p_one};
static const asn_module hearthstone_m_List = {"List", ASN_CONSTRUCTOR, 56, hearthstone_ctor_List, hearthstone_p_constructor};
static const asn_module hearthstone_m_List_elts = {"List.elts", ASN_FIELD_SEQUENCE, 129, hearthstone_field_List_elts, hearthstone_p_sequence};
static const asn_module hearthstone_m_List_ctx = {"List.ctx", ASN_FIELD_ONE, 130, hearthstone_field_List_ctx, hearthstone_p_one};
static const asn_module hearthstone_m_Tuple = {"Tuple", ASN_CONSTRUCTOR, 57, hearthstone_ctor_Tuple, hearthstone_p_constructor};
static const asn_module hearthstone_m_Tuple_elts = {"Tuple.elts", ASN_FIELD_SEQUENCE, 131, hearthstone_field_Tuple_elts, hearthstone_p_sequence};
static const asn_module hearthstone_m_Tuple_ctx = {"Tuple.ctx", ASN_FIELD_ONE, 132, hearthstone_field_Tuple_ctx, hearthstone_p_one};
static const asn_module hearthstone_m_Slice = {"Slice", ASN_CONSTRUCTOR, 58, hearthstone_ctor_Slice, hearthstone_p_constructor};
static const asn_module hearthstone_m_Slice_lower = {"Slice.lower", ASN_FIELD_OPTIONAL, 133, hearthstone_field_Slice_lower, hearthstone_p_optional};
static const asn_module hearthstone_m_Slice_upper = {"Slice.upper", ASN_FIELD_OPTIONAL, 134, hearthstone_field_Slice_upper, hearthstone_p_optional};
static const asn_module hearthstone_m_Slice_step = {"Slice.step", ASN_FIELD_OPTIONAL, 135, hearthstone_field_Slice_step, hearthstone_p_optional};
static const asn_module hearthstone_m_expr_context = {"expr_context", ASN_CHOICE, 3, hearthstone_type_expr_context, hearthstone_p_choice};
static const asn_module hearthstone_m_Load = {"Load", ASN_CONSTRUCTOR, 59, hearthstone_ctor_Load, NULL};
static const asn_module hearthstone_m_Store = {"Store", ASN_CONSTRUCTOR, 60, hearthstone_ctor_Store, NULL};
static const asn_module hearthstone_m_Del = {"Del", ASN_CONSTRUCTOR, 61, hearthstone_ctor_Del, NULL};
static const asn_module hearthstone_m_boolop = {"boolop", ASN_CHOICE, 4, hearthstone_type_boolop, hearthstone_p_choice};
static const asn_module hearthstone_m_And = {"And", ASN_CONSTRUCTOR, 62, hearthstone_ctor_And, NULL};
static const asn_module hearthstone_m_Or = {"Or", ASN_CONSTRUCTOR, 63, hearthstone_ctor_Or, NULL};
static const asn_module hearthstone_m_operator = {"operator", ASN_CHOICE, 5, hearthstone_type_operator, hearthstone_p_choice};
static const asn_module hearthstone_m_Add = {"Add", ASN_CONSTRUCTOR, 64, hearthstone_ctor_Add, NULL};
static const asn_module hearthstone_m_Sub = {"Sub", ASN_CONSTRUCTOR, 65, hearthstone_ctor_Sub, NULL};
static const asn_module hearthstone_m_Mult = {"Mult", ASN_CONSTRUCTOR, 66, hearthstone_ctor_Mult, NULL};
static const asn_module hearthstone_m_MatMult = {"MatMult", ASN_CONSTRUCTOR, 67, hearthstone_ctor_MatMult, NULL};
static const asn_module hearthstone_m_Div = {"Div", ASN_CONSTRUCTOR, 68, hearthstone_ctor_Div, NULL};
static const asn_module hearthstone_m_Mod = {"Mod", ASN_CONSTRUCTOR, 69, hearthstone_ctor_Mod, NULL};
static const asn_module hearthstone_m_Pow = {"Pow", ASN_CONSTRUCTOR, 70, hearthstone_ctor_Pow, NULL};
static const asn_module hearthstone_m_LShift = {"LShift", ASN_CONSTRUCTOR, 71, hearthstone_ctor_LShift, NULL};
static const asn_module hearthstone_m_RShift = {"RShift", ASN_CONSTRUCTOR, 72, hearthstone_ctor_RShift, NULL};
static const asn_module hearthstone_m_BitOr = {"BitOr", ASN_CONSTRUCTOR, 73, hearthstone_ctor_BitOr, NULL};
static const asn_module hearthstone_m_BitXor = {"BitXor", ASN_CONSTRUCTOR, 74, hearthstone_ctor_BitXor, NULL};
static const asn_module hearthstone_m_BitAnd = {"BitAnd", ASN_CONSTRUCTOR, 75, hearthstone_ctor_BitAnd, NULL};
static const asn_module hearthstone_m_FloorDiv = {"FloorDiv", ASN_CONSTRUCTOR, 76, hearthstone_ctor_FloorDiv, NULL};
static const asn_module hearthstone_m_unaryop = {"unaryop", ASN_CHOICE, 6, hearthstone_type_unaryop, hearthstone_p_choice};
static const asn_module hearthstone_m_Invert = {"Invert", ASN_CONSTRUCTOR, 77, hearthstone_ctor_Invert, NULL};
static const asn_module hearthstone_m_Not = {"Not", ASN_CONSTRUCTOR, 78, hearthstone_ctor_Not, NULL};
static const asn_module hearthstone_m_UAdd = {"UAdd", ASN_CONSTRUCTOR, 79, hearthstone_ctor_UAdd, NULL};
static const asn_module hearthstone_m_USub = {"USub", ASN_CONSTRUCTOR, 80, hearthstone_ctor_USub, NULL};
static const asn_module hearthstone_m_cmpop = {"cmpop", ASN_CHOICE, 7, hearthstone_type_cmpop, hearthstone_p_choice};
static const asn_module hearthstone_m_Eq = {"Eq", ASN_CONSTRUCTOR, 81, hearthstone_ctor_Eq, NULL};
static const asn_module hearthstone_m_NotEq = {"NotEq", ASN_CONSTRUCTOR, 82, hearthstone_ctor_NotEq, NULL};
static const asn_module hearthstone_m_Lt = {"Lt", ASN_CONSTRUCTOR, 83, hearthstone_ctor_Lt, NULL};
static const asn_module hearthstone_m_LtE = {"LtE", ASN_CONSTRUCTOR, 84, hearthstone_ctor_LtE, NULL};
static const asn_module hearthstone_m_Gt = {"Gt", ASN_CONSTRUCTOR, 85, hearthstone_ctor_Gt, NULL};
static const asn_module hearthstone_m_GtE = {"GtE", ASN_CONSTRUCTOR, 86, hearthstone_ctor_GtE, NULL};
static const asn_module hearthstone_m_Is = {"Is", ASN_CONSTRUCTOR, 87, hearthstone_ctor_Is, NULL};
static const asn_module hearthstone_m_IsNot = {"IsNot", ASN_CONSTRUCTOR, 88, hearthstone_ctor_IsNot, NULL};
static const asn_module hearthstone_m_In = {"In", ASN_CONSTRUCTOR, 89, hearthstone_ctor_In, NULL};
static const asn_module hearthstone_m_NotIn = {"NotIn", ASN_CONSTRUCTOR, 90, hearthstone_ctor_NotIn, NULL};
static const asn_module hearthstone_m_comprehension = {"comprehension", ASN_SINGLE, 8, hearthstone_type_comprehension, NULL};
static const asn_module hearthstone_m_comprehension_ctor = {"comprehension", ASN_CONSTRUCTOR, 91, hearthstone_ctor_comprehension, hearthstone_p_constructor};
static const asn_module hearthstone_m_comprehension_target = {"comprehension.target", ASN_FIELD_ONE, 136, hearthstone_field_comprehension_target, hearthstone_p_one};
static const asn_module hearthstone_m_comprehension_iter = {"comprehension.iter", ASN_FIELD_ONE, 137, hearthstone_field_comprehension_iter, hearthstone_p_one};
static const asn_module hearthstone_m_comprehension_ifs = {"comprehension.ifs", ASN_FIELD_SEQUENCE, 138, hearthstone_field_comprehension_ifs, hearthstone_p_sequence};
static const asn_module hearthstone_m_comprehension_is_async = {"comprehension.is_async", ASN_FIELD_ONE, 139, hearthstone_field_comprehension_is_async, hearthstone_p_one};
static const asn_module hearthstone_m_excepthandler = {"excepthandler", ASN_SINGLE, 9, hearthstone_type_excepthandler, NULL};
static const asn_module hearthstone_m_ExceptHandler = {"ExceptHandler", ASN_CONSTRUCTOR, 92, hearthstone_ctor_ExceptHandler, hearthstone_p_constructor};
static const asn_module hearthstone_m_ExceptHandler_type = {"ExceptHandler.type", ASN_FIELD_OPTIONAL, 140, hearthstone_field_ExceptHandler_type, hearthstone_p_optional};
static const asn_module hearthstone_m_ExceptHandler_name = {"ExceptHandler.name", ASN_FIELD_OPTIONAL, 141, hearthstone_field_ExceptHandler_name, hearthstone_p_optional};
static const asn_module hearthstone_m_ExceptHandler_body = {"ExceptHandler.body", ASN_FIELD_SEQUENCE, 142, hearthstone_field_ExceptHandler_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_arguments = {"arguments", ASN_SINGLE, 10, hearthstone_type_arguments, NULL};
static const asn_module hearthstone_m_arguments_ctor = {"arguments", ASN_CONSTRUCTOR, 93, hearthstone_ctor_arguments, hearthstone_p_constructor};
static const asn_module hearthstone_m_arguments_posonlyargs = {"arguments.posonlyargs", ASN_FIELD_SEQUENCE, 143, hearthstone_field_arguments_posonlyargs, hearthstone_p_sequence};
static const asn_module hearthstone_m_arguments_args = {"arguments.args", ASN_FIELD_SEQUENCE, 144, hearthstone_field_arguments_args, hearthstone_p_sequence};
static const asn_module hearthstone_m_arguments_vararg = {"arguments.vararg", ASN_FIELD_OPTIONAL, 145, hearthstone_field_arguments_vararg, hearthstone_p_optional};
static const asn_module hearthstone_m_arguments_kwonlyargs = {"arguments.kwonlyargs", ASN_FIELD_SEQUENCE, 146, hearthstone_field_arguments_kwonlyargs, hearthstone_p_sequence};
static const asn_module hearthstone_m_arguments_kw_defaults = {"arguments.kw_defaults", ASN_FIELD_OPTIONALS, 147, hearthstone_field_arguments_kw_defaults, hearthstone_p_optionals};
static const asn_module hearthstone_m_arguments_kwarg = {"arguments.kwarg", ASN_FIELD_OPTIONAL, 148, hearthstone_field_arguments_kwarg, hearthstone_p_optional};
static const asn_module hearthstone_m_arguments_defaults = {"arguments.defaults", ASN_FIELD_SEQUENCE, 149, hearthstone_field_arguments_defaults, hearthstone_p_sequence};
static const asn_module hearthstone_m_arg = {"arg", ASN_SINGLE, 11, hearthstone_type_arg, NULL};
static const asn_module hearthstone_m_arg_ctor = {"arg", ASN_CONSTRUCTOR, 94, hearthstone_ctor_arg, hearthstone_p_constructor};
static const asn_module hearthstone_m_arg_arg = {"arg.arg", ASN_FIELD_ONE, 150, hearthstone_field_arg_arg, hearthstone_p_one};
static const asn_module hearthstone_m_arg_annotation = {"arg.annotation", ASN_FIELD_OPTIONAL, 151, hearthstone_field_arg_annotation, hearthstone_p_optional};
static const asn_module hearthstone_m_arg_type_comment = {"arg.type_comment", ASN_FIELD_OPTIONAL, 152, hearthstone_field_arg_type_comment, hearthstone_p_optional};
static const asn_module hearthstone_m_keyword = {"keyword", ASN_SINGLE, 12, hearthstone_type_keyword, NULL};
static const asn_module hearthstone_m_keyword_ctor = {"keyword", ASN_CONSTRUCTOR, 95, hearthstone_ctor_keyword, hearthstone_p_constructor};
static const asn_module hearthstone_m_keyword_arg = {"keyword.arg", ASN_FIELD_OPTIONAL, 153, hearthstone_field_keyword_arg, hearthstone_p_optional};
static const asn_module hearthstone_m_keyword_value = {"keyword.value", ASN_FIELD_ONE, 154, hearthstone_field_keyword_value, hearthstone_p_one};
static const asn_module hearthstone_m_alias = {"alias", ASN_SINGLE, 13, hearthstone_type_alias, NULL};
static const asn_module hearthstone_m_alias_ctor = {"alias", ASN_CONSTRUCTOR, 96, hearthstone_ctor_alias, hearthstone_p_constructor};
static const asn_module hearthstone_m_alias_name = {"alias.name", ASN_FIELD_ONE, 155, hearthstone_field_alias_name, hearthstone_p_one};
static const asn_module hearthstone_m_alias_asname = {"alias.asname", ASN_FIELD_OPTIONAL, 156, hearthstone_field_alias_asname, hearthstone_p_optional};
static const asn_module hearthstone_m_withitem = {"withitem", ASN_SINGLE, 14, hearthstone_type_withitem, NULL};
static const asn_module hearthstone_m_withitem_ctor = {"withitem", ASN_CONSTRUCTOR, 97, hearthstone_ctor_withitem, hearthstone_p_constructor};
static const asn_module hearthstone_m_withitem_context_expr = {"withitem.context_expr", ASN_FIELD_ONE, 157, hearthstone_field_withitem_context_expr, hearthstone_p_one};
static const asn_module hearthstone_m_withitem_optional_vars = {"withitem.optional_vars", ASN_FIELD_OPTIONAL, 158, hearthstone_field_withitem_optional_vars, hearthstone_p_optional};
static const asn_module hearthstone_m_match_case = {"match_case", ASN_SINGLE, 15, hearthstone_type_match_case, NULL};
static const asn_module hearthstone_m_match_case_ctor = {"match_case", ASN_CONSTRUCTOR, 98, hearthstone_ctor_match_case, hearthstone_p_constructor};
static const asn_module hearthstone_m_match_case_pattern = {"match_case.pattern", ASN_FIELD_ONE, 159, hearthstone_field_match_case_pattern, hearthstone_p_one};
static const asn_module hearthstone_m_match_case_guard = {"match_case.guard", ASN_FIELD_OPTIONAL, 160, hearthstone_field_match_case_guard, hearthstone_p_optional};
static const asn_module hearthstone_m_match_case_body = {"match_case.body", ASN_FIELD_SEQUENCE, 161, hearthstone_field_match_case_body, hearthstone_p_sequence};
static const asn_module hearthstone_m_pattern = {"pattern", ASN_CHOICE, 16, hearthstone_type_pattern, hearthstone_p_choice};
static const asn_module hearthstone_m_MatchValue = {"MatchValue", ASN_CONSTRUCTOR, 99, hearthstone_ctor_MatchValue, hearthstone_p_constructor};
static const asn_module hearthstone_m_MatchValue_value = {"MatchValue.value", ASN_FIELD_ONE, 162, hearthstone_field_MatchValue_value, hearthstone_p_one};
static const asn_module hearthstone_m_MatchSingleton = {"MatchSingleton", ASN_CONSTRUCTOR, 100, hearthstone_ctor_MatchSingleton, hearthstone_p_constructor};
static const asn_module hearthstone_m_MatchSingleton_value = {"MatchSingleton.value", ASN_FIELD_ONE, 163, hearthstone_field_MatchSingleton_value, hearthstone_p_one};
static const asn_module hearthstone_m_MatchSequence = {"MatchSequence", ASN_CONSTRUCTOR, 101, hearthstone_ctor_MatchSequence, hearthstone_p_constructor};
static const asn_module hearthstone_m_MatchSequence_patterns = {"MatchSequence.patterns", ASN_FIELD_SEQUENCE, 164, hearthstone_field_MatchSequence_patterns, hearthstone_p_sequence};
static const asn_module hearthstone_m_MatchMapping = {"MatchMapping", ASN_CONSTRUCTOR, 102, hearthstone_ctor_MatchMapping, hearthstone_p_constructor};
static const asn_module hearthstone_m_MatchMapping_keys = {"MatchMapping.keys", ASN_FIELD_SEQUENCE, 165, hearthstone_field_MatchMapping_keys, hearthstone_p_sequence};
static const asn_module hearthstone_m_MatchMapping_patterns = {"MatchMapping.patterns", ASN_FIELD_SEQUENCE, 166, hearthstone_field_MatchMapping_patterns, hearthstone_p_sequence};
static const asn_module hearthstone_m_MatchMapping_rest = {"MatchMapping.rest", ASN_FIELD_OPTIONAL, 167, hearthstone_field_MatchMapping_rest, hearthstone_p_optional};
static const asn_module hearthstone_m_MatchClass = {"MatchClass", ASN_CONSTRUCTOR, 103, hearthstone_ctor_MatchClass, hearthstone_p_constructor};
static const asn_module hearthstone_m_MatchClass_cls = {"MatchClass.cls", ASN_FIELD_ONE, 168, hearthstone_field_MatchClass_cls, hearthstone_p_one};
static const asn_module hearthstone_m_MatchClass_patterns = {"MatchClass.patterns", ASN_FIELD_SEQUENCE, 169, hearthstone_field_MatchClass_patterns, hearthstone_p_sequence};
static const asn_module hearthstone_m_MatchClass_kwd_attrs = {"MatchClass.kwd_attrs", ASN_FIELD_SEQUENCE, 170, hearthstone_field_MatchClass_kwd_attrs, hearthstone_p_sequence};
static const asn_module hearthstone_m_MatchClass_kwd_patterns = {"MatchClass.kwd_patterns", ASN_FIELD_SEQUENCE, 171, hearthstone_field_MatchClass_kwd_patterns, hearthstone_p_sequence};
static const asn_module hearthstone_m_MatchStar = {"MatchStar", ASN_CONSTRUCTOR, 104, hearthstone_ctor_MatchStar, hearthstone_p_constructor};
static const asn_module hearthstone_m_MatchStar_name = {"MatchStar.name", ASN_FIELD_OPTIONAL, 172, hearthstone_field_MatchStar_name, hearthstone_p_optional};
static const asn_module hearthstone_m_MatchAs = {"MatchAs", ASN_CONSTRUCTOR, 105, hearthstone_ctor_MatchAs, hearthstone_p_constructor};
static const asn_module hearthstone_m_MatchAs_pattern = {"MatchAs.pattern", ASN_FIELD_OPTIONAL, 173, hearthstone_field_MatchAs_pattern, hearthstone_p_optional};
static const asn_module hearthstone_m_MatchAs_name = {"MatchAs.name", ASN_FIELD_OPTIONAL, 174, hearthstone_field_MatchAs_name, hearthstone_p_optional};
static const asn_module hearthstone_m_MatchOr = {"MatchOr", ASN_CONSTRUCTOR, 106, hearthstone_ctor_MatchOr, hearthstone_p_constructor};
static const asn_module hearthstone_m_MatchOr_patterns = {"MatchOr.patterns", ASN_FIELD_SEQUENCE, 175, hearthstone_field_MatchOr_patterns, hearthstone_p_sequence};
static const asn_module hearthstone_m_type_ignore = {"type_ignore", ASN_SINGLE, 17, hearthstone_type_type_ignore, NULL};
static const asn_module hearthstone_m_TypeIgnore = {"TypeIgnore", ASN_CONSTRUCTOR, 107, hearthstone_ctor_TypeIgnore, hearthstone_p_constructor};
static const asn_module hearthstone_m_TypeIgnore_lineno = {"TypeIgnore.lineno", ASN_FIELD_ONE, 176, hearthstone_field_TypeIgnore_lineno, hearthstone_p_one};
static const asn_module hearthstone_m_TypeIgnore_tag = {"TypeIgnore.tag", ASN_FIELD_ONE, 177, hearthstone_field_TypeIgnore_tag, hearthstone_p_one};
static const asn_module hearthstone_m_identifier = {"identifier", ASN_OPEN, 18, hearthstone_type_identifier, hearthstone_p_open};
static const asn_module hearthstone_m_string = {"string", ASN_OPEN, 19, hearthstone_type_string, hearthstone_p_open};
static const asn_module hearthstone_m_int = {"int", ASN_CLOSED, 20, hearthstone_type_int, hearthstone_p_closed};
static const asn_module hearthstone_m_constant = {"constant", ASN_OPEN, 21, hearthstone_type_constant, hearthstone_p_open};

static const asn_module *const hearthstone_modules[] = {
    &hearthstone_m_mod, &hearthstone_m_Module, &hearthstone_m_Module_body, &hearthstone_m_Module_type_ignores,
    &hearthstone_m_Interactive, &hearthstone_m_Interactive_body, &hearthstone_m_Expression,
    &hearthstone_m_Expression_body, &hearthstone_m_FunctionType, &hearthstone_m_FunctionType_argtypes,
    &hearthstone_m_FunctionType_returns, &hearthstone_m_stmt, &hearthstone_m_FunctionDef,
    &hearthstone_m_FunctionDef_name, &hearthstone_m_FunctionDef_args, &hearthstone_m_FunctionDef_body,
    &hearthstone_m_FunctionDef_decorator_list, &hearthstone_m_FunctionDef_returns,
    &hearthstone_m_FunctionDef_type_comment, &hearthstone_m_AsyncFunctionDef, &hearthstone_m_AsyncFunctionDef_name,
    &hearthstone_m_AsyncFunctionDef_args, &hearthstone_m_AsyncFunctionDef_body,
    &hearthstone_m_AsyncFunctionDef_decorator_list, &hearthstone_m_AsyncFunctionDef_returns,
    &hearthstone_m_AsyncFunctionDef_type_comment, &hearthstone_m_ClassDef, &hearthstone_m_ClassDef_name,
    &hearthstone_m_ClassDef_bases, &hearthstone_m_ClassDef_keywords, &hearthstone_m_ClassDef_body,
    &hearthstone_m_ClassDef_decorator_list, &hearthstone_m_Return, &hearthstone_m_Return_value, &hearthstone_m_Delete,
    &hearthstone_m_Delete_targets, &hearthstone_m_Assign, &hearthstone_m_Assign_targets, &hearthstone_m_Assign_value,
    &hearthstone_m_Assign_type_comment, &hearthstone_m_AugAssign, &hearthstone_m_AugAssign_target,
    &hearthstone_m_AugAssign_op, &hearthstone_m_AugAssign_value, &hearthstone_m_AnnAssign,
    &hearthstone_m_AnnAssign_target, &hearthstone_m_AnnAssign_annotation, &hearthstone_m_AnnAssign_value,
    &hearthstone_m_AnnAssign_simple, &hearthstone_m_For, &hearthstone_m_For_target, &hearthstone_m_For_iter,
    &hearthstone_m_For_body, &hearthstone_m_For_orelse, &hearthstone_m_For_type_comment, &hearthstone_m_AsyncFor,
    &hearthstone_m_AsyncFor_target, &hearthstone_m_AsyncFor_iter, &hearthstone_m_AsyncFor_body,
    &hearthstone_m_AsyncFor_orelse, &hearthstone_m_AsyncFor_type_comment, &hearthstone_m_While,
    &hearthstone_m_While_test, &hearthstone_m_While_body, &hearthstone_m_While_orelse, &hearthstone_m_If,
    &hearthstone_m_If_test, &hearthstone_m_If_body, &hearthstone_m_If_orelse, &hearthstone_m_With,
    &hearthstone_m_With_items, &hearthstone_m_With_body, &hearthstone_m_With_type_comment, &hearthstone_m_AsyncWith,
    &hearthstone_m_AsyncWith_items, &hearthstone_m_AsyncWith_body, &hearthstone_m_AsyncWith_type_comment,
    &hearthstone_m_Match, &hearthstone_m_Match_subject, &hearthstone_m_Match_cases, &hearthstone_m_Raise,
    &hearthstone_m_Raise_exc, &hearthstone_m_Raise_cause, &hearthstone_m_Try, &hearthstone_m_Try_body,
    &hearthstone_m_Try_handlers, &hearthstone_m_Try_orelse, &hearthstone_m_Try_finalbody, &hearthstone_m_TryStar,
    &hearthstone_m_TryStar_body, &hearthstone_m_TryStar_handlers, &hearthstone_m_TryStar_orelse,
    &hearthstone_m_TryStar_finalbody, &hearthstone_m_Assert, &hearthstone_m_Assert_test, &hearthstone_m_Assert_msg,
    &hearthstone_m_Import, &hearthstone_m_Import_names, &hearthstone_m_ImportFrom, &hearthstone_m_ImportFrom_module,
    &hearthstone_m_ImportFrom_names, &hearthstone_m_ImportFrom_level, &hearthstone_m_Global,
    &hearthstone_m_Global_names, &hearthstone_m_Nonlocal, &hearthstone_m_Nonlocal_names, &hearthstone_m_Expr,
    &hearthstone_m_Expr_value, &hearthstone_m_Pass, &hearthstone_m_Break, &hearthstone_m_Continue,
    &hearthstone_m_expr, &hearthstone_m_BoolOp, &hearthstone_m_BoolOp_op, &hearthstone_m_BoolOp_values,
    &hearthstone_m_NamedExpr, &hearthstone_m_NamedExpr_target, &hearthstone_m_NamedExpr_value, &hearthstone_m_BinOp,
    &hearthstone_m_BinOp_left, &hearthstone_m_BinOp_op, &hearthstone_m_BinOp_right, &hearthstone_m_UnaryOp,
    &hearthstone_m_UnaryOp_op, &hearthstone_m_UnaryOp_operand, &hearthstone_m_Lambda, &hearthstone_m_Lambda_args,
    &hearthstone_m_Lambda_body, &hearthstone_m_IfExp, &hearthstone_m_IfExp_test, &hearthstone_m_IfExp_body,
    &hearthstone_m_IfExp_orelse, &hearthstone_m_Dict, &hearthstone_m_Dict_keys, &hearthstone_m_Dict_values,
    &hearthstone_m_Set, &hearthstone_m_Set_elts, &hearthstone_m_ListComp, &hearthstone_m_ListComp_elt,
    &hearthstone_m_ListComp_generators, &hearthstone_m_SetComp, &hearthstone_m_SetComp_elt,
    &hearthstone_m_SetComp_generators, &hearthstone_m_DictComp, &hearthstone_m_DictComp_key,
    &hearthstone_m_DictComp_value, &hearthstone_m_DictComp_generators, &hearthstone_m_GeneratorExp,
    &hearthstone_m_GeneratorExp_elt, &hearthstone_m_GeneratorExp_generators, &hearthstone_m_Await,
    &hearthstone_m_Await_value, &hearthstone_m_Yield, &hearthstone_m_Yield_value, &hearthstone_m_YieldFrom,
    &hearthstone_m_YieldFrom_value, &hearthstone_m_Compare, &hearthstone_m_Compare_left, &hearthstone_m_Compare_ops,
    &hearthstone_m_Compare_comparators, &hearthstone_m_Call, &hearthstone_m_Call_func, &hearthstone_m_Call_args,
    &hearthstone_m_Call_keywords, &hearthstone_m_FormattedValue, &hearthstone_m_FormattedValue_value,
    &hearthstone_m_FormattedValue_conversion, &hearthstone_m_FormattedValue_format_spec, &hearthstone_m_JoinedStr,
    &hearthstone_m_JoinedStr_values, &hearthstone_m_Constant, &hearthstone_m_Constant_value,
    &hearthstone_m_Constant_kind, &hearthstone_m_Attribute, &hearthstone_m_Attribute_value,
    &hearthstone_m_Attribute_attr, &hearthstone_m_Attribute_ctx, &hearthstone_m_Subscript,
    &hearthstone_m_Subscript_value, &hearthstone_m_Subscript_slice, &hearthstone_m_Subscript_ctx,
    &hearthstone_m_Starred, &hearthstone_m_Starred_value, &hearthstone_m_Starred_ctx, &hearthstone_m_Name,
    &hearthstone_m_Name_id, &hearthstone_m_Name_ctx, &hearthstone_m_List, &hearthstone_m_List_elts,
    &hearthstone_m_List_ctx, &hearthstone_m_Tuple, &hearthstone_m_Tuple_elts, &hearthstone_m_Tuple_ctx,
    &hearthstone_m_Slice, &hearthstone_m_Slice_lower, &hearthstone_m_Slice_upper, &hearthstone_m_Slice_step,
    &hearthstone_m_expr_context, &hearthstone_m_Load, &hearthstone_m_Store, &hearthstone_m_Del, &hearthstone_m_boolop,
    &hearthstone_m_And, &hearthstone_m_Or, &hearthstone_m_operator, &hearthstone_m_Add, &hearthstone_m_Sub,
    &hearthstone_m_Mult, &hearthstone_m_MatMult, &hearthstone_m_Div, &hearthstone_m_Mod, &hearthstone_m_Pow,
    &hearthstone_m_LShift, &hearthstone_m_RShift, &hearthstone_m_BitOr, &hearthstone_m_BitXor, &hearthstone_m_BitAnd,
    &hearthstone_m_FloorDiv, &hearthstone_m_unaryop, &hearthstone_m_Invert, &hearthstone_m_Not, &hearthstone_m_UAdd,
    &hearthstone_m_USub, &hearthstone_m_cmpop, &hearthstone_m_Eq, &hearthstone_m_NotEq, &hearthstone_m_Lt,
    &hearthstone_m_LtE, &hearthstone_m_Gt, &hearthstone_m_GtE, &hearthstone_m_Is, &hearthstone_m_IsNot,
    &hearthstone_m_In, &hearthstone_m_NotIn, &hearthstone_m_comprehension, &hearthstone_m_comprehension_ctor,
    &hearthstone_m_comprehension_target, &hearthstone_m_comprehension_iter, &hearthstone_m_comprehension_ifs,
    &hearthstone_m_comprehension_is_async, &hearthstone_m_excepthandler, &hearthstone_m_ExceptHandler,
    &hearthstone_m_ExceptHandler_type, &hearthstone_m_ExceptHandler_name, &hearthstone_m_ExceptHandler_body,
    &hearthstone_m_arguments, &hearthstone_m_arguments_ctor, &hearthstone_m_arguments_posonlyargs,
    &hearthstone_m_arguments_args, &hearthstone_m_arguments_vararg, &hearthstone_m_arguments_kwonlyargs,
    &hearthstone_m_arguments_kw_defaults, &hearthstone_m_arguments_kwarg, &hearthstone_m_arguments_defaults,
    &hearthstone_m_arg, &hearthstone_m_arg_ctor, &hearthstone_m_arg_arg, &hearthstone_m_arg_annotation,
    &hearthstone_m_arg_type_comment, &hearthstone_m_keyword, &hearthstone_m_keyword_ctor, &hearthstone_m_keyword_arg,
    &hearthstone_m_keyword_value, &hearthstone_m_alias, &hearthstone_m_alias_ctor, &hearthstone_m_alias_name,
    &hearthstone_m_alias_asname, &hearthstone_m_withitem, &hearthstone_m_withitem_ctor,
    &hearthstone_m_withitem_context_expr, &hearthstone_m_withitem_optional_vars, &hearthstone_m_match_case,
    &hearthstone_m_match_case_ctor, &hearthstone_m_match_case_pattern, &hearthstone_m_match_case_guard,
    &hearthstone_m_match_case_body, &hearthstone_m_pattern, &hearthstone_m_MatchValue,
    &hearthstone_m_MatchValue_value, &hearthstone_m_MatchSingleton, &hearthstone_m_MatchSingleton_value,
    &hearthstone_m_MatchSequence, &hearthstone_m_MatchSequence_patterns, &hearthstone_m_MatchMapping,
    &hearthstone_m_MatchMapping_keys, &hearthstone_m_MatchMapping_patterns, &hearthstone_m_MatchMapping_rest,
    &hearthstone_m_MatchClass, &hearthstone_m_MatchClass_cls, &hearthstone_m_MatchClass_patterns,
    &hearthstone_m_MatchClass_kwd_attrs, &hearthstone_m_MatchClass_kwd_patterns, &hearthstone_m_MatchStar,
    &hearthstone_m_MatchStar_name, &hearthstone_m_MatchAs, &hearthstone_m_MatchAs_pattern,
    &hearthstone_m_MatchAs_name, &hearthstone_m_MatchOr, &hearthstone_m_MatchOr_patterns, &hearthstone_m_type_ignore,
    &hearthstone_m_TypeIgnore, &hearthstone_m_TypeIgnore_lineno, &hearthstone_m_TypeIgnore_tag,
    &hearthstone_m_identifier, &hearthstone_m_string, &hearthstone_m_int, &hearthstone_m_constant,
};

/* mod = Module(stmt* body, type_ignore* type_ignores) | Interactive(stmt* body) | Expression(expr body)
 *     | FunctionType(expr* argtypes, expr returns)
 *   constructor choice   p(C | mod, v) = softmax(f_mod(v, c))_C */
static bool hearthstone_type_mod(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_mod;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_Module:       return hearthstone_ctor_Module(run, v, node);
    case HEARTHSTONE_Interactive:  return hearthstone_ctor_Interactive(run, v, node);
    case HEARTHSTONE_Expression:   return hearthstone_ctor_Expression(run, v, node);
    case HEARTHSTONE_FunctionType: return hearthstone_ctor_FunctionType(run, v, node);
    }
    return asn_ok(run);
}

/* Module(stmt* body, type_ignore* type_ignores), and for each field F of it
 *   field embedding      e_F' = f_Module(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Module(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Module;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body         = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Module_body, c));
    asn_state v_type_ignores = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Module_type_ignores, c));
    return hearthstone_field_Module_body(run, v_body, node)
        && hearthstone_field_Module_type_ignores(run, v_type_ignores, node);
}

/* Module.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_Module_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Module_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_Module_body, i)))
            return false;
    }
}

/* Module.type_ignores: type_ignore*, a sequence; i counts its children */
static bool hearthstone_field_Module_type_ignores(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Module_type_ignores;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_type_ignore(run, w, asn_child(run, node, HEARTHSTONE_Module_type_ignores, i)))
            return false;
    }
}

/* Interactive(stmt* body), and for each field F of it
 *   field embedding      e_F' = f_Interactive(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Interactive(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Interactive;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Interactive_body, c));
    return hearthstone_field_Interactive_body(run, v_body, node);
}

/* Interactive.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_Interactive_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Interactive_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_Interactive_body, i)))
            return false;
    }
}

/* Expression(expr body), and for each field F of it
 *   field embedding      e_F' = f_Expression(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Expression(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Expression;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Expression_body, c));
    return hearthstone_field_Expression_body(run, v_body, node);
}

/* Expression.body: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Expression_body(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Expression_body, 0));
}

/* FunctionType(expr* argtypes, expr returns), and for each field F of it
 *   field embedding      e_F' = f_FunctionType(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_FunctionType(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionType;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_argtypes = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionType_argtypes, c));
    asn_state v_returns  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionType_returns, c));
    return hearthstone_field_FunctionType_argtypes(run, v_argtypes, node)
        && hearthstone_field_FunctionType_returns(run, v_returns, node);
}

/* FunctionType.argtypes: expr*, a sequence; i counts its children */
static bool hearthstone_field_FunctionType_argtypes(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionType_argtypes;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_FunctionType_argtypes, i)))
            return false;
    }
}

/* FunctionType.returns: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_FunctionType_returns(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_FunctionType_returns, 0));
}

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
 *     | Nonlocal(identifier* names) | Expr(expr value) | Pass | Break | Continue
 *   constructor choice   p(C | stmt, v) = softmax(f_stmt(v, c))_C */
bool hearthstone_type_stmt(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_stmt;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_FunctionDef:      return hearthstone_ctor_FunctionDef(run, v, node);
    case HEARTHSTONE_AsyncFunctionDef: return hearthstone_ctor_AsyncFunctionDef(run, v, node);
    case HEARTHSTONE_ClassDef:         return hearthstone_ctor_ClassDef(run, v, node);
    case HEARTHSTONE_Return:           return hearthstone_ctor_Return(run, v, node);
    case HEARTHSTONE_Delete:           return hearthstone_ctor_Delete(run, v, node);
    case HEARTHSTONE_Assign:           return hearthstone_ctor_Assign(run, v, node);
    case HEARTHSTONE_AugAssign:        return hearthstone_ctor_AugAssign(run, v, node);
    case HEARTHSTONE_AnnAssign:        return hearthstone_ctor_AnnAssign(run, v, node);
    case HEARTHSTONE_For:              return hearthstone_ctor_For(run, v, node);
    case HEARTHSTONE_AsyncFor:         return hearthstone_ctor_AsyncFor(run, v, node);
    case HEARTHSTONE_While:            return hearthstone_ctor_While(run, v, node);
    case HEARTHSTONE_If:               return hearthstone_ctor_If(run, v, node);
    case HEARTHSTONE_With:             return hearthstone_ctor_With(run, v, node);
    case HEARTHSTONE_AsyncWith:        return hearthstone_ctor_AsyncWith(run, v, node);
    case HEARTHSTONE_Match:            return hearthstone_ctor_Match(run, v, node);
    case HEARTHSTONE_Raise:            return hearthstone_ctor_Raise(run, v, node);
    case HEARTHSTONE_Try:              return hearthstone_ctor_Try(run, v, node);
    case HEARTHSTONE_TryStar:          return hearthstone_ctor_TryStar(run, v, node);
    case HEARTHSTONE_Assert:           return hearthstone_ctor_Assert(run, v, node);
    case HEARTHSTONE_Import:           return hearthstone_ctor_Import(run, v, node);
    case HEARTHSTONE_ImportFrom:       return hearthstone_ctor_ImportFrom(run, v, node);
    case HEARTHSTONE_Global:           return hearthstone_ctor_Global(run, v, node);
    case HEARTHSTONE_Nonlocal:         return hearthstone_ctor_Nonlocal(run, v, node);
    case HEARTHSTONE_Expr:             return hearthstone_ctor_Expr(run, v, node);
    case HEARTHSTONE_Pass:             return hearthstone_ctor_Pass(run, v, node);
    case HEARTHSTONE_Break:            return hearthstone_ctor_Break(run, v, node);
    case HEARTHSTONE_Continue:         return hearthstone_ctor_Continue(run, v, node);
    }
    return asn_ok(run);
}

/* FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns
 *    , string? type_comment), and for each field F of it
 *   field embedding      e_F' = f_FunctionDef(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_FunctionDef(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionDef;
    asn_vec   c                = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionDef_name, c));
    asn_state v_args           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionDef_args, c));
    asn_state v_body           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionDef_body, c));
    asn_state v_decorator_list = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionDef_decorator_list, c));
    asn_state v_returns        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionDef_returns, c));
    asn_state v_type_comment   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionDef_type_comment, c));
    return hearthstone_field_FunctionDef_name(run, v_name, node)
        && hearthstone_field_FunctionDef_args(run, v_args, node)
        && hearthstone_field_FunctionDef_body(run, v_body, node)
        && hearthstone_field_FunctionDef_decorator_list(run, v_decorator_list, node)
        && hearthstone_field_FunctionDef_returns(run, v_returns, node)
        && hearthstone_field_FunctionDef_type_comment(run, v_type_comment, node);
}

/* FunctionDef.name: identifier, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_FunctionDef_name(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_FunctionDef_name, 0));
}

/* FunctionDef.args: arguments, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_FunctionDef_args(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_arguments(run, v, asn_child(run, node, HEARTHSTONE_FunctionDef_args, 0));
}

/* FunctionDef.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_FunctionDef_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionDef_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_FunctionDef_body, i)))
            return false;
    }
}

/* FunctionDef.decorator_list: expr*, a sequence; i counts its children */
static bool hearthstone_field_FunctionDef_decorator_list(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionDef_decorator_list;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_FunctionDef_decorator_list, i)))
            return false;
    }
}

/* FunctionDef.returns: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_FunctionDef_returns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionDef_returns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_FunctionDef_returns, 0));
}

/* FunctionDef.type_comment: string?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_FunctionDef_type_comment(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionDef_type_comment;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_FunctionDef_type_comment, 0));
}

/* AsyncFunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns
 *    , string? type_comment), and for each field F of it
 *   field embedding      e_F' = f_AsyncFunctionDef(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_AsyncFunctionDef(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFunctionDef;
    asn_vec   c                = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_name, c));
    asn_state v_args           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_args, c));
    asn_state v_body           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_body, c));
    asn_state v_decorator_list = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_decorator_list, c));
    asn_state v_returns        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_returns, c));
    asn_state v_type_comment   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_type_comment, c));
    return hearthstone_field_AsyncFunctionDef_name(run, v_name, node)
        && hearthstone_field_AsyncFunctionDef_args(run, v_args, node)
        && hearthstone_field_AsyncFunctionDef_body(run, v_body, node)
        && hearthstone_field_AsyncFunctionDef_decorator_list(run, v_decorator_list, node)
        && hearthstone_field_AsyncFunctionDef_returns(run, v_returns, node)
        && hearthstone_field_AsyncFunctionDef_type_comment(run, v_type_comment, node);
}

/* AsyncFunctionDef.name: identifier, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_AsyncFunctionDef_name(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_AsyncFunctionDef_name, 0));
}

/* AsyncFunctionDef.args: arguments, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_AsyncFunctionDef_args(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_arguments(run, v, asn_child(run, node, HEARTHSTONE_AsyncFunctionDef_args, 0));
}

/* AsyncFunctionDef.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_AsyncFunctionDef_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFunctionDef_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_AsyncFunctionDef_body, i)))
            return false;
    }
}

/* AsyncFunctionDef.decorator_list: expr*, a sequence; i counts its children */
static bool hearthstone_field_AsyncFunctionDef_decorator_list(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFunctionDef_decorator_list;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_AsyncFunctionDef_decorator_list, i)))
            return false;
    }
}

/* AsyncFunctionDef.returns: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_AsyncFunctionDef_returns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFunctionDef_returns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AsyncFunctionDef_returns, 0));
}

/* AsyncFunctionDef.type_comment: string?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_AsyncFunctionDef_type_comment(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFunctionDef_type_comment;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_AsyncFunctionDef_type_comment, 0));
}

/* ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list), and for each field F of it
 *   field embedding      e_F' = f_ClassDef(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_ClassDef(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ClassDef;
    asn_vec   c                = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ClassDef_name, c));
    asn_state v_bases          = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ClassDef_bases, c));
    asn_state v_keywords       = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ClassDef_keywords, c));
    asn_state v_body           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ClassDef_body, c));
    asn_state v_decorator_list = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ClassDef_decorator_list, c));
    return hearthstone_field_ClassDef_name(run, v_name, node)
        && hearthstone_field_ClassDef_bases(run, v_bases, node)
        && hearthstone_field_ClassDef_keywords(run, v_keywords, node)
        && hearthstone_field_ClassDef_body(run, v_body, node)
        && hearthstone_field_ClassDef_decorator_list(run, v_decorator_list, node);
}

/* ClassDef.name: identifier, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_ClassDef_name(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_ClassDef_name, 0));
}

/* ClassDef.bases: expr*, a sequence; i counts its children */
static bool hearthstone_field_ClassDef_bases(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ClassDef_bases;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_ClassDef_bases, i)))
            return false;
    }
}

/* ClassDef.keywords: keyword*, a sequence; i counts its children */
static bool hearthstone_field_ClassDef_keywords(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ClassDef_keywords;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_keyword(run, w, asn_child(run, node, HEARTHSTONE_ClassDef_keywords, i)))
            return false;
    }
}

/* ClassDef.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_ClassDef_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ClassDef_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_ClassDef_body, i)))
            return false;
    }
}

/* ClassDef.decorator_list: expr*, a sequence; i counts its children */
static bool hearthstone_field_ClassDef_decorator_list(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ClassDef_decorator_list;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_ClassDef_decorator_list, i)))
            return false;
    }
}

/* Return(expr? value), and for each field F of it
 *   field embedding      e_F' = f_Return(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Return(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Return;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Return_value, c));
    return hearthstone_field_Return_value(run, v_value, node);
}

/* Return.value: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_Return_value(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Return_value;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Return_value, 0));
}

/* Delete(expr* targets), and for each field F of it
 *   field embedding      e_F' = f_Delete(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Delete(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Delete;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_targets = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Delete_targets, c));
    return hearthstone_field_Delete_targets(run, v_targets, node);
}

/* Delete.targets: expr*, a sequence; i counts its children */
static bool hearthstone_field_Delete_targets(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Delete_targets;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Delete_targets, i)))
            return false;
    }
}

/* Assign(expr* targets, expr value, string? type_comment), and for each field F of it
 *   field embedding      e_F' = f_Assign(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Assign(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Assign;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_targets      = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Assign_targets, c));
    asn_state v_value        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Assign_value, c));
    asn_state v_type_comment = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Assign_type_comment, c));
    return hearthstone_field_Assign_targets(run, v_targets, node)
        && hearthstone_field_Assign_value(run, v_value, node)
        && hearthstone_field_Assign_type_comment(run, v_type_comment, node);
}

/* Assign.targets: expr*, a sequence; i counts its children */
static bool hearthstone_field_Assign_targets(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Assign_targets;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Assign_targets, i)))
            return false;
    }
}

/* Assign.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Assign_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Assign_value, 0));
}

/* Assign.type_comment: string?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_Assign_type_comment(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Assign_type_comment;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_Assign_type_comment, 0));
}

/* AugAssign(expr target, operator op, expr value), and for each field F of it
 *   field embedding      e_F' = f_AugAssign(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_AugAssign(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AugAssign;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_target = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AugAssign_target, c));
    asn_state v_op     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AugAssign_op, c));
    asn_state v_value  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AugAssign_value, c));
    return hearthstone_field_AugAssign_target(run, v_target, node)
        && hearthstone_field_AugAssign_op(run, v_op, node)
        && hearthstone_field_AugAssign_value(run, v_value, node);
}

/* AugAssign.target: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_AugAssign_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AugAssign_target, 0));
}

/* AugAssign.op: operator, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_AugAssign_op(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_operator(run, v, asn_child(run, node, HEARTHSTONE_AugAssign_op, 0));
}

/* AugAssign.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_AugAssign_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AugAssign_value, 0));
}

/* AnnAssign(expr target, expr annotation, expr? value, int simple), and for each field F of it
 *   field embedding      e_F' = f_AnnAssign(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_AnnAssign(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AnnAssign;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_target     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AnnAssign_target, c));
    asn_state v_annotation = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AnnAssign_annotation, c));
    asn_state v_value      = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AnnAssign_value, c));
    asn_state v_simple     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AnnAssign_simple, c));
    return hearthstone_field_AnnAssign_target(run, v_target, node)
        && hearthstone_field_AnnAssign_annotation(run, v_annotation, node)
        && hearthstone_field_AnnAssign_value(run, v_value, node)
        && hearthstone_field_AnnAssign_simple(run, v_simple, node);
}

/* AnnAssign.target: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_AnnAssign_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AnnAssign_target, 0));
}

/* AnnAssign.annotation: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_AnnAssign_annotation(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AnnAssign_annotation, 0));
}

/* AnnAssign.value: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_AnnAssign_value(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AnnAssign_value;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AnnAssign_value, 0));
}

/* AnnAssign.simple: int, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_AnnAssign_simple(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_int(run, v, asn_child(run, node, HEARTHSTONE_AnnAssign_simple, 0));
}

/* For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment), and for each field F of it
 *   field embedding      e_F' = f_For(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_For(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_For;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_target       = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_For_target, c));
    asn_state v_iter         = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_For_iter, c));
    asn_state v_body         = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_For_body, c));
    asn_state v_orelse       = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_For_orelse, c));
    asn_state v_type_comment = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_For_type_comment, c));
    return hearthstone_field_For_target(run, v_target, node)
        && hearthstone_field_For_iter(run, v_iter, node)
        && hearthstone_field_For_body(run, v_body, node)
        && hearthstone_field_For_orelse(run, v_orelse, node)
        && hearthstone_field_For_type_comment(run, v_type_comment, node);
}

/* For.target: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_For_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_For_target, 0));
}

/* For.iter: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_For_iter(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_For_iter, 0));
}

/* For.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_For_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_For_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_For_body, i)))
            return false;
    }
}

/* For.orelse: stmt*, a sequence; i counts its children */
static bool hearthstone_field_For_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_For_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_For_orelse, i)))
            return false;
    }
}

/* For.type_comment: string?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_For_type_comment(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_For_type_comment;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_For_type_comment, 0));
}

/* AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment), and for each field F of it
 *   field embedding      e_F' = f_AsyncFor(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_AsyncFor(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFor;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_target       = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFor_target, c));
    asn_state v_iter         = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFor_iter, c));
    asn_state v_body         = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFor_body, c));
    asn_state v_orelse       = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFor_orelse, c));
    asn_state v_type_comment = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncFor_type_comment, c));
    return hearthstone_field_AsyncFor_target(run, v_target, node)
        && hearthstone_field_AsyncFor_iter(run, v_iter, node)
        && hearthstone_field_AsyncFor_body(run, v_body, node)
        && hearthstone_field_AsyncFor_orelse(run, v_orelse, node)
        && hearthstone_field_AsyncFor_type_comment(run, v_type_comment, node);
}

/* AsyncFor.target: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_AsyncFor_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AsyncFor_target, 0));
}

/* AsyncFor.iter: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_AsyncFor_iter(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AsyncFor_iter, 0));
}

/* AsyncFor.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_AsyncFor_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFor_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_AsyncFor_body, i)))
            return false;
    }
}

/* AsyncFor.orelse: stmt*, a sequence; i counts its children */
static bool hearthstone_field_AsyncFor_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFor_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_AsyncFor_orelse, i)))
            return false;
    }
}

/* AsyncFor.type_comment: string?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_AsyncFor_type_comment(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFor_type_comment;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_AsyncFor_type_comment, 0));
}

/* While(expr test, stmt* body, stmt* orelse), and for each field F of it
 *   field embedding      e_F' = f_While(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_While(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_While;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_test   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_While_test, c));
    asn_state v_body   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_While_body, c));
    asn_state v_orelse = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_While_orelse, c));
    return hearthstone_field_While_test(run, v_test, node)
        && hearthstone_field_While_body(run, v_body, node)
        && hearthstone_field_While_orelse(run, v_orelse, node);
}

/* While.test: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_While_test(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_While_test, 0));
}

/* While.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_While_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_While_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_While_body, i)))
            return false;
    }
}

/* While.orelse: stmt*, a sequence; i counts its children */
static bool hearthstone_field_While_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_While_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_While_orelse, i)))
            return false;
    }
}

/* If(expr test, stmt* body, stmt* orelse), and for each field F of it
 *   field embedding      e_F' = f_If(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_If(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_If;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_test   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_If_test, c));
    asn_state v_body   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_If_body, c));
    asn_state v_orelse = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_If_orelse, c));
    return hearthstone_field_If_test(run, v_test, node)
        && hearthstone_field_If_body(run, v_body, node)
        && hearthstone_field_If_orelse(run, v_orelse, node);
}

/* If.test: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_If_test(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_If_test, 0));
}

/* If.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_If_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_If_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_If_body, i)))
            return false;
    }
}

/* If.orelse: stmt*, a sequence; i counts its children */
static bool hearthstone_field_If_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_If_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_If_orelse, i)))
            return false;
    }
}

/* With(withitem* items, stmt* body, string? type_comment), and for each field F of it
 *   field embedding      e_F' = f_With(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_With(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_With;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_items        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_With_items, c));
    asn_state v_body         = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_With_body, c));
    asn_state v_type_comment = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_With_type_comment, c));
    return hearthstone_field_With_items(run, v_items, node)
        && hearthstone_field_With_body(run, v_body, node)
        && hearthstone_field_With_type_comment(run, v_type_comment, node);
}

/* With.items: withitem*, a sequence; i counts its children */
static bool hearthstone_field_With_items(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_With_items;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_withitem(run, w, asn_child(run, node, HEARTHSTONE_With_items, i)))
            return false;
    }
}

/* With.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_With_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_With_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_With_body, i)))
            return false;
    }
}

/* With.type_comment: string?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_With_type_comment(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_With_type_comment;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_With_type_comment, 0));
}

/* AsyncWith(withitem* items, stmt* body, string? type_comment), and for each field F of it
 *   field embedding      e_F' = f_AsyncWith(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_AsyncWith(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncWith;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_items        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncWith_items, c));
    asn_state v_body         = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncWith_body, c));
    asn_state v_type_comment = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncWith_type_comment, c));
    return hearthstone_field_AsyncWith_items(run, v_items, node)
        && hearthstone_field_AsyncWith_body(run, v_body, node)
        && hearthstone_field_AsyncWith_type_comment(run, v_type_comment, node);
}

/* AsyncWith.items: withitem*, a sequence; i counts its children */
static bool hearthstone_field_AsyncWith_items(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncWith_items;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_withitem(run, w, asn_child(run, node, HEARTHSTONE_AsyncWith_items, i)))
            return false;
    }
}

/* AsyncWith.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_AsyncWith_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncWith_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_AsyncWith_body, i)))
            return false;
    }
}

/* AsyncWith.type_comment: string?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_AsyncWith_type_comment(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncWith_type_comment;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_AsyncWith_type_comment, 0));
}

/* Match(expr subject, match_case* cases), and for each field F of it
 *   field embedding      e_F' = f_Match(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Match(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Match;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_subject = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Match_subject, c));
    asn_state v_cases   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Match_cases, c));
    return hearthstone_field_Match_subject(run, v_subject, node)
        && hearthstone_field_Match_cases(run, v_cases, node);
}

/* Match.subject: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Match_subject(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Match_subject, 0));
}

/* Match.cases: match_case*, a sequence; i counts its children */
static bool hearthstone_field_Match_cases(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Match_cases;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_match_case(run, w, asn_child(run, node, HEARTHSTONE_Match_cases, i)))
            return false;
    }
}

/* Raise(expr? exc, expr? cause), and for each field F of it
 *   field embedding      e_F' = f_Raise(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Raise(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Raise;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_exc   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Raise_exc, c));
    asn_state v_cause = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Raise_cause, c));
    return hearthstone_field_Raise_exc(run, v_exc, node)
        && hearthstone_field_Raise_cause(run, v_cause, node);
}

/* Raise.exc: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_Raise_exc(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Raise_exc;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Raise_exc, 0));
}

/* Raise.cause: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_Raise_cause(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Raise_cause;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Raise_cause, 0));
}

/* Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody), and for each field F of it
 *   field embedding      e_F' = f_Try(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Try(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Try;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body      = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Try_body, c));
    asn_state v_handlers  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Try_handlers, c));
    asn_state v_orelse    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Try_orelse, c));
    asn_state v_finalbody = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Try_finalbody, c));
    return hearthstone_field_Try_body(run, v_body, node)
        && hearthstone_field_Try_handlers(run, v_handlers, node)
        && hearthstone_field_Try_orelse(run, v_orelse, node)
        && hearthstone_field_Try_finalbody(run, v_finalbody, node);
}

/* Try.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_Try_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Try_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_Try_body, i)))
            return false;
    }
}

/* Try.handlers: excepthandler*, a sequence; i counts its children */
static bool hearthstone_field_Try_handlers(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Try_handlers;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_excepthandler(run, w, asn_child(run, node, HEARTHSTONE_Try_handlers, i)))
            return false;
    }
}

/* Try.orelse: stmt*, a sequence; i counts its children */
static bool hearthstone_field_Try_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Try_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_Try_orelse, i)))
            return false;
    }
}

/* Try.finalbody: stmt*, a sequence; i counts its children */
static bool hearthstone_field_Try_finalbody(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Try_finalbody;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_Try_finalbody, i)))
            return false;
    }
}

/* TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody), and for each field F of it
 *   field embedding      e_F' = f_TryStar(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_TryStar(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TryStar;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body      = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_TryStar_body, c));
    asn_state v_handlers  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_TryStar_handlers, c));
    asn_state v_orelse    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_TryStar_orelse, c));
    asn_state v_finalbody = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_TryStar_finalbody, c));
    return hearthstone_field_TryStar_body(run, v_body, node)
        && hearthstone_field_TryStar_handlers(run, v_handlers, node)
        && hearthstone_field_TryStar_orelse(run, v_orelse, node)
        && hearthstone_field_TryStar_finalbody(run, v_finalbody, node);
}

/* TryStar.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_TryStar_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TryStar_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_TryStar_body, i)))
            return false;
    }
}

/* TryStar.handlers: excepthandler*, a sequence; i counts its children */
static bool hearthstone_field_TryStar_handlers(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TryStar_handlers;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_excepthandler(run, w, asn_child(run, node, HEARTHSTONE_TryStar_handlers, i)))
            return false;
    }
}

/* TryStar.orelse: stmt*, a sequence; i counts its children */
static bool hearthstone_field_TryStar_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TryStar_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_TryStar_orelse, i)))
            return false;
    }
}

/* TryStar.finalbody: stmt*, a sequence; i counts its children */
static bool hearthstone_field_TryStar_finalbody(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TryStar_finalbody;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_TryStar_finalbody, i)))
            return false;
    }
}

/* Assert(expr test, expr? msg), and for each field F of it
 *   field embedding      e_F' = f_Assert(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Assert(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Assert;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_test = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Assert_test, c));
    asn_state v_msg  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Assert_msg, c));
    return hearthstone_field_Assert_test(run, v_test, node)
        && hearthstone_field_Assert_msg(run, v_msg, node);
}

/* Assert.test: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Assert_test(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Assert_test, 0));
}

/* Assert.msg: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_Assert_msg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Assert_msg;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Assert_msg, 0));
}

/* Import(alias* names), and for each field F of it
 *   field embedding      e_F' = f_Import(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Import(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Import;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_names = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Import_names, c));
    return hearthstone_field_Import_names(run, v_names, node);
}

/* Import.names: alias*, a sequence; i counts its children */
static bool hearthstone_field_Import_names(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Import_names;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_alias(run, w, asn_child(run, node, HEARTHSTONE_Import_names, i)))
            return false;
    }
}

/* ImportFrom(identifier? module, alias* names, int? level), and for each field F of it
 *   field embedding      e_F' = f_ImportFrom(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_ImportFrom(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ImportFrom;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_module = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ImportFrom_module, c));
    asn_state v_names  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ImportFrom_names, c));
    asn_state v_level  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ImportFrom_level, c));
    return hearthstone_field_ImportFrom_module(run, v_module, node)
        && hearthstone_field_ImportFrom_names(run, v_names, node)
        && hearthstone_field_ImportFrom_level(run, v_level, node);
}

/* ImportFrom.module: identifier?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_ImportFrom_module(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ImportFrom_module;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_ImportFrom_module, 0));
}

/* ImportFrom.names: alias*, a sequence; i counts its children */
static bool hearthstone_field_ImportFrom_names(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ImportFrom_names;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_alias(run, w, asn_child(run, node, HEARTHSTONE_ImportFrom_names, i)))
            return false;
    }
}

/* ImportFrom.level: int?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_ImportFrom_level(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ImportFrom_level;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_int(run, v, asn_child(run, node, HEARTHSTONE_ImportFrom_level, 0));
}

/* Global(identifier* names), and for each field F of it
 *   field embedding      e_F' = f_Global(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Global(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Global;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_names = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Global_names, c));
    return hearthstone_field_Global_names(run, v_names, node);
}

/* Global.names: identifier*, a sequence; i counts its children */
static bool hearthstone_field_Global_names(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Global_names;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_identifier(run, w, asn_child(run, node, HEARTHSTONE_Global_names, i)))
            return false;
    }
}

/* Nonlocal(identifier* names), and for each field F of it
 *   field embedding      e_F' = f_Nonlocal(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Nonlocal(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Nonlocal;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_names = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Nonlocal_names, c));
    return hearthstone_field_Nonlocal_names(run, v_names, node);
}

/* Nonlocal.names: identifier*, a sequence; i counts its children */
static bool hearthstone_field_Nonlocal_names(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Nonlocal_names;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_identifier(run, w, asn_child(run, node, HEARTHSTONE_Nonlocal_names, i)))
            return false;
    }
}

/* Expr(expr value), and for each field F of it
 *   field embedding      e_F' = f_Expr(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Expr;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Expr_value, c));
    return hearthstone_field_Expr_value(run, v_value, node);
}

/* Expr.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Expr_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Expr_value, 0));
}

/* Pass: no fields */
static bool hearthstone_ctor_Pass(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Break: no fields */
static bool hearthstone_ctor_Break(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Continue: no fields */
static bool hearthstone_ctor_Continue(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

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
 *     | Tuple(expr* elts, expr_context ctx) | Slice(expr? lower, expr? upper, expr? step)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C */
static bool hearthstone_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_BoolOp:         return hearthstone_ctor_BoolOp(run, v, node);
    case HEARTHSTONE_NamedExpr:      return hearthstone_ctor_NamedExpr(run, v, node);
    case HEARTHSTONE_BinOp:          return hearthstone_ctor_BinOp(run, v, node);
    case HEARTHSTONE_UnaryOp:        return hearthstone_ctor_UnaryOp(run, v, node);
    case HEARTHSTONE_Lambda:         return hearthstone_ctor_Lambda(run, v, node);
    case HEARTHSTONE_IfExp:          return hearthstone_ctor_IfExp(run, v, node);
    case HEARTHSTONE_Dict:           return hearthstone_ctor_Dict(run, v, node);
    case HEARTHSTONE_Set:            return hearthstone_ctor_Set(run, v, node);
    case HEARTHSTONE_ListComp:       return hearthstone_ctor_ListComp(run, v, node);
    case HEARTHSTONE_SetComp:        return hearthstone_ctor_SetComp(run, v, node);
    case HEARTHSTONE_DictComp:       return hearthstone_ctor_DictComp(run, v, node);
    case HEARTHSTONE_GeneratorExp:   return hearthstone_ctor_GeneratorExp(run, v, node);
    case HEARTHSTONE_Await:          return hearthstone_ctor_Await(run, v, node);
    case HEARTHSTONE_Yield:          return hearthstone_ctor_Yield(run, v, node);
    case HEARTHSTONE_YieldFrom:      return hearthstone_ctor_YieldFrom(run, v, node);
    case HEARTHSTONE_Compare:        return hearthstone_ctor_Compare(run, v, node);
    case HEARTHSTONE_Call:           return hearthstone_ctor_Call(run, v, node);
    case HEARTHSTONE_FormattedValue: return hearthstone_ctor_FormattedValue(run, v, node);
    case HEARTHSTONE_JoinedStr:      return hearthstone_ctor_JoinedStr(run, v, node);
    case HEARTHSTONE_Constant:       return hearthstone_ctor_Constant(run, v, node);
    case HEARTHSTONE_Attribute:      return hearthstone_ctor_Attribute(run, v, node);
    case HEARTHSTONE_Subscript:      return hearthstone_ctor_Subscript(run, v, node);
    case HEARTHSTONE_Starred:        return hearthstone_ctor_Starred(run, v, node);
    case HEARTHSTONE_Name:           return hearthstone_ctor_Name(run, v, node);
    case HEARTHSTONE_List:           return hearthstone_ctor_List(run, v, node);
    case HEARTHSTONE_Tuple:          return hearthstone_ctor_Tuple(run, v, node);
    case HEARTHSTONE_Slice:          return hearthstone_ctor_Slice(run, v, node);
    }
    return asn_ok(run);
}

/* BoolOp(boolop op, expr* values), and for each field F of it
 *   field embedding      e_F' = f_BoolOp(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_BoolOp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_BoolOp;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_op     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_BoolOp_op, c));
    asn_state v_values = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_BoolOp_values, c));
    return hearthstone_field_BoolOp_op(run, v_op, node)
        && hearthstone_field_BoolOp_values(run, v_values, node);
}

/* BoolOp.op: boolop, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_BoolOp_op(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_boolop(run, v, asn_child(run, node, HEARTHSTONE_BoolOp_op, 0));
}

/* BoolOp.values: expr*, a sequence; i counts its children */
static bool hearthstone_field_BoolOp_values(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_BoolOp_values;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_BoolOp_values, i)))
            return false;
    }
}

/* NamedExpr(expr target, expr value), and for each field F of it
 *   field embedding      e_F' = f_NamedExpr(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_NamedExpr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_NamedExpr;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_target = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_NamedExpr_target, c));
    asn_state v_value  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_NamedExpr_value, c));
    return hearthstone_field_NamedExpr_target(run, v_target, node)
        && hearthstone_field_NamedExpr_value(run, v_value, node);
}

/* NamedExpr.target: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_NamedExpr_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_NamedExpr_target, 0));
}

/* NamedExpr.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_NamedExpr_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_NamedExpr_value, 0));
}

/* BinOp(expr left, operator op, expr right), and for each field F of it
 *   field embedding      e_F' = f_BinOp(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_BinOp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_BinOp;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_BinOp_left, c));
    asn_state v_op    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_BinOp_op, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_BinOp_right, c));
    return hearthstone_field_BinOp_left(run, v_left, node)
        && hearthstone_field_BinOp_op(run, v_op, node)
        && hearthstone_field_BinOp_right(run, v_right, node);
}

/* BinOp.left: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_BinOp_left(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_BinOp_left, 0));
}

/* BinOp.op: operator, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_BinOp_op(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_operator(run, v, asn_child(run, node, HEARTHSTONE_BinOp_op, 0));
}

/* BinOp.right: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_BinOp_right(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_BinOp_right, 0));
}

/* UnaryOp(unaryop op, expr operand), and for each field F of it
 *   field embedding      e_F' = f_UnaryOp(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_UnaryOp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_UnaryOp;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_op      = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_UnaryOp_op, c));
    asn_state v_operand = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_UnaryOp_operand, c));
    return hearthstone_field_UnaryOp_op(run, v_op, node)
        && hearthstone_field_UnaryOp_operand(run, v_operand, node);
}

/* UnaryOp.op: unaryop, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_UnaryOp_op(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_unaryop(run, v, asn_child(run, node, HEARTHSTONE_UnaryOp_op, 0));
}

/* UnaryOp.operand: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_UnaryOp_operand(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_UnaryOp_operand, 0));
}

/* Lambda(arguments args, expr body), and for each field F of it
 *   field embedding      e_F' = f_Lambda(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Lambda(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Lambda;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_args = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Lambda_args, c));
    asn_state v_body = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Lambda_body, c));
    return hearthstone_field_Lambda_args(run, v_args, node)
        && hearthstone_field_Lambda_body(run, v_body, node);
}

/* Lambda.args: arguments, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Lambda_args(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_arguments(run, v, asn_child(run, node, HEARTHSTONE_Lambda_args, 0));
}

/* Lambda.body: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Lambda_body(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Lambda_body, 0));
}

/* IfExp(expr test, expr body, expr orelse), and for each field F of it
 *   field embedding      e_F' = f_IfExp(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_IfExp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_IfExp;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_test   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_IfExp_test, c));
    asn_state v_body   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_IfExp_body, c));
    asn_state v_orelse = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_IfExp_orelse, c));
    return hearthstone_field_IfExp_test(run, v_test, node)
        && hearthstone_field_IfExp_body(run, v_body, node)
        && hearthstone_field_IfExp_orelse(run, v_orelse, node);
}

/* IfExp.test: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_IfExp_test(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_IfExp_test, 0));
}

/* IfExp.body: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_IfExp_body(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_IfExp_body, 0));
}

/* IfExp.orelse: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_IfExp_orelse(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_IfExp_orelse, 0));
}

/* Dict(expr?* keys, expr* values), and for each field F of it
 *   field embedding      e_F' = f_Dict(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Dict(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Dict;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_keys   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Dict_keys, c));
    asn_state v_values = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Dict_values, c));
    return hearthstone_field_Dict_keys(run, v_keys, node)
        && hearthstone_field_Dict_values(run, v_values, node);
}

/* Dict.keys: expr?*, a sequence with gaps; i counts its places */
static bool hearthstone_field_Dict_keys(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Dict_keys;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!asn_present(run, m, w, c, node, i))        /* presence         p(y_i = 1) = sigmoid(f_some(v_w, c))      */
            continue;
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Dict_keys, i)))
            return false;
    }
}

/* Dict.values: expr*, a sequence; i counts its children */
static bool hearthstone_field_Dict_values(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Dict_values;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Dict_values, i)))
            return false;
    }
}

/* Set(expr* elts), and for each field F of it
 *   field embedding      e_F' = f_Set(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Set(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Set;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elts = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Set_elts, c));
    return hearthstone_field_Set_elts(run, v_elts, node);
}

/* Set.elts: expr*, a sequence; i counts its children */
static bool hearthstone_field_Set_elts(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Set_elts;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Set_elts, i)))
            return false;
    }
}

/* ListComp(expr elt, comprehension* generators), and for each field F of it
 *   field embedding      e_F' = f_ListComp(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_ListComp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ListComp;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elt        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ListComp_elt, c));
    asn_state v_generators = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ListComp_generators, c));
    return hearthstone_field_ListComp_elt(run, v_elt, node)
        && hearthstone_field_ListComp_generators(run, v_generators, node);
}

/* ListComp.elt: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_ListComp_elt(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_ListComp_elt, 0));
}

/* ListComp.generators: comprehension*, a sequence; i counts its children */
static bool hearthstone_field_ListComp_generators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ListComp_generators;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_comprehension(run, w, asn_child(run, node, HEARTHSTONE_ListComp_generators, i)))
            return false;
    }
}

/* SetComp(expr elt, comprehension* generators), and for each field F of it
 *   field embedding      e_F' = f_SetComp(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_SetComp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_SetComp;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elt        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_SetComp_elt, c));
    asn_state v_generators = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_SetComp_generators, c));
    return hearthstone_field_SetComp_elt(run, v_elt, node)
        && hearthstone_field_SetComp_generators(run, v_generators, node);
}

/* SetComp.elt: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_SetComp_elt(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_SetComp_elt, 0));
}

/* SetComp.generators: comprehension*, a sequence; i counts its children */
static bool hearthstone_field_SetComp_generators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_SetComp_generators;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_comprehension(run, w, asn_child(run, node, HEARTHSTONE_SetComp_generators, i)))
            return false;
    }
}

/* DictComp(expr key, expr value, comprehension* generators), and for each field F of it
 *   field embedding      e_F' = f_DictComp(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_DictComp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_DictComp;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_key        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_DictComp_key, c));
    asn_state v_value      = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_DictComp_value, c));
    asn_state v_generators = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_DictComp_generators, c));
    return hearthstone_field_DictComp_key(run, v_key, node)
        && hearthstone_field_DictComp_value(run, v_value, node)
        && hearthstone_field_DictComp_generators(run, v_generators, node);
}

/* DictComp.key: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_DictComp_key(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_DictComp_key, 0));
}

/* DictComp.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_DictComp_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_DictComp_value, 0));
}

/* DictComp.generators: comprehension*, a sequence; i counts its children */
static bool hearthstone_field_DictComp_generators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_DictComp_generators;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_comprehension(run, w, asn_child(run, node, HEARTHSTONE_DictComp_generators, i)))
            return false;
    }
}

/* GeneratorExp(expr elt, comprehension* generators), and for each field F of it
 *   field embedding      e_F' = f_GeneratorExp(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_GeneratorExp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_GeneratorExp;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elt        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_GeneratorExp_elt, c));
    asn_state v_generators = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_GeneratorExp_generators, c));
    return hearthstone_field_GeneratorExp_elt(run, v_elt, node)
        && hearthstone_field_GeneratorExp_generators(run, v_generators, node);
}

/* GeneratorExp.elt: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_GeneratorExp_elt(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_GeneratorExp_elt, 0));
}

/* GeneratorExp.generators: comprehension*, a sequence; i counts its children */
static bool hearthstone_field_GeneratorExp_generators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_GeneratorExp_generators;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_comprehension(run, w, asn_child(run, node, HEARTHSTONE_GeneratorExp_generators, i)))
            return false;
    }
}

/* Await(expr value), and for each field F of it
 *   field embedding      e_F' = f_Await(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Await(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Await;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Await_value, c));
    return hearthstone_field_Await_value(run, v_value, node);
}

/* Await.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Await_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Await_value, 0));
}

/* Yield(expr? value), and for each field F of it
 *   field embedding      e_F' = f_Yield(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Yield(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Yield;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Yield_value, c));
    return hearthstone_field_Yield_value(run, v_value, node);
}

/* Yield.value: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_Yield_value(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Yield_value;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Yield_value, 0));
}

/* YieldFrom(expr value), and for each field F of it
 *   field embedding      e_F' = f_YieldFrom(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_YieldFrom(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_YieldFrom;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_YieldFrom_value, c));
    return hearthstone_field_YieldFrom_value(run, v_value, node);
}

/* YieldFrom.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_YieldFrom_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_YieldFrom_value, 0));
}

/* Compare(expr left, cmpop* ops, expr* comparators), and for each field F of it
 *   field embedding      e_F' = f_Compare(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Compare(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Compare;
    asn_vec   c             = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Compare_left, c));
    asn_state v_ops         = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Compare_ops, c));
    asn_state v_comparators = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Compare_comparators, c));
    return hearthstone_field_Compare_left(run, v_left, node)
        && hearthstone_field_Compare_ops(run, v_ops, node)
        && hearthstone_field_Compare_comparators(run, v_comparators, node);
}

/* Compare.left: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Compare_left(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Compare_left, 0));
}

/* Compare.ops: cmpop*, a sequence; i counts its children */
static bool hearthstone_field_Compare_ops(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Compare_ops;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_cmpop(run, w, asn_child(run, node, HEARTHSTONE_Compare_ops, i)))
            return false;
    }
}

/* Compare.comparators: expr*, a sequence; i counts its children */
static bool hearthstone_field_Compare_comparators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Compare_comparators;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Compare_comparators, i)))
            return false;
    }
}

/* Call(expr func, expr* args, keyword* keywords), and for each field F of it
 *   field embedding      e_F' = f_Call(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Call(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Call;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_func     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Call_func, c));
    asn_state v_args     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Call_args, c));
    asn_state v_keywords = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Call_keywords, c));
    return hearthstone_field_Call_func(run, v_func, node)
        && hearthstone_field_Call_args(run, v_args, node)
        && hearthstone_field_Call_keywords(run, v_keywords, node);
}

/* Call.func: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Call_func(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Call_func, 0));
}

/* Call.args: expr*, a sequence; i counts its children */
static bool hearthstone_field_Call_args(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Call_args;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Call_args, i)))
            return false;
    }
}

/* Call.keywords: keyword*, a sequence; i counts its children */
static bool hearthstone_field_Call_keywords(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Call_keywords;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_keyword(run, w, asn_child(run, node, HEARTHSTONE_Call_keywords, i)))
            return false;
    }
}

/* FormattedValue(expr value, int conversion, expr? format_spec), and for each field F of it
 *   field embedding      e_F' = f_FormattedValue(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_FormattedValue(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FormattedValue;
    asn_vec   c             = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value       = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FormattedValue_value, c));
    asn_state v_conversion  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FormattedValue_conversion, c));
    asn_state v_format_spec = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FormattedValue_format_spec, c));
    return hearthstone_field_FormattedValue_value(run, v_value, node)
        && hearthstone_field_FormattedValue_conversion(run, v_conversion, node)
        && hearthstone_field_FormattedValue_format_spec(run, v_format_spec, node);
}

/* FormattedValue.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_FormattedValue_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_FormattedValue_value, 0));
}

/* FormattedValue.conversion: int, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_FormattedValue_conversion(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_int(run, v, asn_child(run, node, HEARTHSTONE_FormattedValue_conversion, 0));
}

/* FormattedValue.format_spec: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_FormattedValue_format_spec(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FormattedValue_format_spec;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_FormattedValue_format_spec, 0));
}

/* JoinedStr(expr* values), and for each field F of it
 *   field embedding      e_F' = f_JoinedStr(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_JoinedStr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_JoinedStr;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_values = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_JoinedStr_values, c));
    return hearthstone_field_JoinedStr_values(run, v_values, node);
}

/* JoinedStr.values: expr*, a sequence; i counts its children */
static bool hearthstone_field_JoinedStr_values(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_JoinedStr_values;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_JoinedStr_values, i)))
            return false;
    }
}

/* Constant(constant value, string? kind), and for each field F of it
 *   field embedding      e_F' = f_Constant(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Constant(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Constant;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Constant_value, c));
    asn_state v_kind  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Constant_kind, c));
    return hearthstone_field_Constant_value(run, v_value, node)
        && hearthstone_field_Constant_kind(run, v_kind, node);
}

/* Constant.value: constant, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Constant_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_constant(run, v, asn_child(run, node, HEARTHSTONE_Constant_value, 0));
}

/* Constant.kind: string?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_Constant_kind(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Constant_kind;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_Constant_kind, 0));
}

/* Attribute(expr value, identifier attr, expr_context ctx), and for each field F of it
 *   field embedding      e_F' = f_Attribute(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Attribute(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Attribute;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Attribute_value, c));
    asn_state v_attr  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Attribute_attr, c));
    asn_state v_ctx   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Attribute_ctx, c));
    return hearthstone_field_Attribute_value(run, v_value, node)
        && hearthstone_field_Attribute_attr(run, v_attr, node)
        && hearthstone_field_Attribute_ctx(run, v_ctx, node);
}

/* Attribute.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Attribute_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Attribute_value, 0));
}

/* Attribute.attr: identifier, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Attribute_attr(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_Attribute_attr, 0));
}

/* Attribute.ctx: expr_context, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Attribute_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_Attribute_ctx, 0));
}

/* Subscript(expr value, expr slice, expr_context ctx), and for each field F of it
 *   field embedding      e_F' = f_Subscript(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Subscript(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Subscript;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Subscript_value, c));
    asn_state v_slice = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Subscript_slice, c));
    asn_state v_ctx   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Subscript_ctx, c));
    return hearthstone_field_Subscript_value(run, v_value, node)
        && hearthstone_field_Subscript_slice(run, v_slice, node)
        && hearthstone_field_Subscript_ctx(run, v_ctx, node);
}

/* Subscript.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Subscript_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Subscript_value, 0));
}

/* Subscript.slice: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Subscript_slice(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Subscript_slice, 0));
}

/* Subscript.ctx: expr_context, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Subscript_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_Subscript_ctx, 0));
}

/* Starred(expr value, expr_context ctx), and for each field F of it
 *   field embedding      e_F' = f_Starred(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Starred(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Starred;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Starred_value, c));
    asn_state v_ctx   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Starred_ctx, c));
    return hearthstone_field_Starred_value(run, v_value, node)
        && hearthstone_field_Starred_ctx(run, v_ctx, node);
}

/* Starred.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Starred_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Starred_value, 0));
}

/* Starred.ctx: expr_context, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Starred_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_Starred_ctx, 0));
}

/* Name(identifier id, expr_context ctx), and for each field F of it
 *   field embedding      e_F' = f_Name(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Name(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Name;
    asn_vec   c     = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_id  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Name_id, c));
    asn_state v_ctx = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Name_ctx, c));
    return hearthstone_field_Name_id(run, v_id, node)
        && hearthstone_field_Name_ctx(run, v_ctx, node);
}

/* Name.id: identifier, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Name_id(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_Name_id, 0));
}

/* Name.ctx: expr_context, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Name_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_Name_ctx, 0));
}

/* List(expr* elts, expr_context ctx), and for each field F of it
 *   field embedding      e_F' = f_List(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_List(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_List;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elts = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_List_elts, c));
    asn_state v_ctx  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_List_ctx, c));
    return hearthstone_field_List_elts(run, v_elts, node)
        && hearthstone_field_List_ctx(run, v_ctx, node);
}

/* List.elts: expr*, a sequence; i counts its children */
static bool hearthstone_field_List_elts(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_List_elts;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_List_elts, i)))
            return false;
    }
}

/* List.ctx: expr_context, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_List_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_List_ctx, 0));
}

/* Tuple(expr* elts, expr_context ctx), and for each field F of it
 *   field embedding      e_F' = f_Tuple(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Tuple(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Tuple;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elts = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Tuple_elts, c));
    asn_state v_ctx  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Tuple_ctx, c));
    return hearthstone_field_Tuple_elts(run, v_elts, node)
        && hearthstone_field_Tuple_ctx(run, v_ctx, node);
}

/* Tuple.elts: expr*, a sequence; i counts its children */
static bool hearthstone_field_Tuple_elts(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Tuple_elts;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Tuple_elts, i)))
            return false;
    }
}

/* Tuple.ctx: expr_context, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_Tuple_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_Tuple_ctx, 0));
}

/* Slice(expr? lower, expr? upper, expr? step), and for each field F of it
 *   field embedding      e_F' = f_Slice(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_Slice(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Slice;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_lower = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Slice_lower, c));
    asn_state v_upper = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Slice_upper, c));
    asn_state v_step  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Slice_step, c));
    return hearthstone_field_Slice_lower(run, v_lower, node)
        && hearthstone_field_Slice_upper(run, v_upper, node)
        && hearthstone_field_Slice_step(run, v_step, node);
}

/* Slice.lower: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_Slice_lower(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Slice_lower;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Slice_lower, 0));
}

/* Slice.upper: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_Slice_upper(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Slice_upper;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Slice_upper, 0));
}

/* Slice.step: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_Slice_step(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Slice_step;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Slice_step, 0));
}

/* expr_context = Load | Store | Del
 *   constructor choice   p(C | expr_context, v) = softmax(f_expr_context(v, c))_C */
static bool hearthstone_type_expr_context(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_expr_context;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_Load:  return hearthstone_ctor_Load(run, v, node);
    case HEARTHSTONE_Store: return hearthstone_ctor_Store(run, v, node);
    case HEARTHSTONE_Del:   return hearthstone_ctor_Del(run, v, node);
    }
    return asn_ok(run);
}

/* Load: no fields */
static bool hearthstone_ctor_Load(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Store: no fields */
static bool hearthstone_ctor_Store(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Del: no fields */
static bool hearthstone_ctor_Del(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* boolop = And | Or
 *   constructor choice   p(C | boolop, v) = softmax(f_boolop(v, c))_C */
static bool hearthstone_type_boolop(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_boolop;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_And: return hearthstone_ctor_And(run, v, node);
    case HEARTHSTONE_Or:  return hearthstone_ctor_Or(run, v, node);
    }
    return asn_ok(run);
}

/* And: no fields */
static bool hearthstone_ctor_And(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Or: no fields */
static bool hearthstone_ctor_Or(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd
 *     | FloorDiv
 *   constructor choice   p(C | operator, v) = softmax(f_operator(v, c))_C */
static bool hearthstone_type_operator(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_operator;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_Add:      return hearthstone_ctor_Add(run, v, node);
    case HEARTHSTONE_Sub:      return hearthstone_ctor_Sub(run, v, node);
    case HEARTHSTONE_Mult:     return hearthstone_ctor_Mult(run, v, node);
    case HEARTHSTONE_MatMult:  return hearthstone_ctor_MatMult(run, v, node);
    case HEARTHSTONE_Div:      return hearthstone_ctor_Div(run, v, node);
    case HEARTHSTONE_Mod:      return hearthstone_ctor_Mod(run, v, node);
    case HEARTHSTONE_Pow:      return hearthstone_ctor_Pow(run, v, node);
    case HEARTHSTONE_LShift:   return hearthstone_ctor_LShift(run, v, node);
    case HEARTHSTONE_RShift:   return hearthstone_ctor_RShift(run, v, node);
    case HEARTHSTONE_BitOr:    return hearthstone_ctor_BitOr(run, v, node);
    case HEARTHSTONE_BitXor:   return hearthstone_ctor_BitXor(run, v, node);
    case HEARTHSTONE_BitAnd:   return hearthstone_ctor_BitAnd(run, v, node);
    case HEARTHSTONE_FloorDiv: return hearthstone_ctor_FloorDiv(run, v, node);
    }
    return asn_ok(run);
}

/* Add: no fields */
static bool hearthstone_ctor_Add(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Sub: no fields */
static bool hearthstone_ctor_Sub(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Mult: no fields */
static bool hearthstone_ctor_Mult(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* MatMult: no fields */
static bool hearthstone_ctor_MatMult(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Div: no fields */
static bool hearthstone_ctor_Div(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Mod: no fields */
static bool hearthstone_ctor_Mod(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Pow: no fields */
static bool hearthstone_ctor_Pow(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* LShift: no fields */
static bool hearthstone_ctor_LShift(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* RShift: no fields */
static bool hearthstone_ctor_RShift(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* BitOr: no fields */
static bool hearthstone_ctor_BitOr(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* BitXor: no fields */
static bool hearthstone_ctor_BitXor(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* BitAnd: no fields */
static bool hearthstone_ctor_BitAnd(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* FloorDiv: no fields */
static bool hearthstone_ctor_FloorDiv(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* unaryop = Invert | Not | UAdd | USub
 *   constructor choice   p(C | unaryop, v) = softmax(f_unaryop(v, c))_C */
static bool hearthstone_type_unaryop(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_unaryop;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_Invert: return hearthstone_ctor_Invert(run, v, node);
    case HEARTHSTONE_Not:    return hearthstone_ctor_Not(run, v, node);
    case HEARTHSTONE_UAdd:   return hearthstone_ctor_UAdd(run, v, node);
    case HEARTHSTONE_USub:   return hearthstone_ctor_USub(run, v, node);
    }
    return asn_ok(run);
}

/* Invert: no fields */
static bool hearthstone_ctor_Invert(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Not: no fields */
static bool hearthstone_ctor_Not(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* UAdd: no fields */
static bool hearthstone_ctor_UAdd(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* USub: no fields */
static bool hearthstone_ctor_USub(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cmpop = Eq | NotEq | Lt | LtE | Gt | GtE | Is | IsNot | In | NotIn
 *   constructor choice   p(C | cmpop, v) = softmax(f_cmpop(v, c))_C */
static bool hearthstone_type_cmpop(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_cmpop;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_Eq:    return hearthstone_ctor_Eq(run, v, node);
    case HEARTHSTONE_NotEq: return hearthstone_ctor_NotEq(run, v, node);
    case HEARTHSTONE_Lt:    return hearthstone_ctor_Lt(run, v, node);
    case HEARTHSTONE_LtE:   return hearthstone_ctor_LtE(run, v, node);
    case HEARTHSTONE_Gt:    return hearthstone_ctor_Gt(run, v, node);
    case HEARTHSTONE_GtE:   return hearthstone_ctor_GtE(run, v, node);
    case HEARTHSTONE_Is:    return hearthstone_ctor_Is(run, v, node);
    case HEARTHSTONE_IsNot: return hearthstone_ctor_IsNot(run, v, node);
    case HEARTHSTONE_In:    return hearthstone_ctor_In(run, v, node);
    case HEARTHSTONE_NotIn: return hearthstone_ctor_NotIn(run, v, node);
    }
    return asn_ok(run);
}

/* Eq: no fields */
static bool hearthstone_ctor_Eq(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* NotEq: no fields */
static bool hearthstone_ctor_NotEq(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Lt: no fields */
static bool hearthstone_ctor_Lt(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* LtE: no fields */
static bool hearthstone_ctor_LtE(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Gt: no fields */
static bool hearthstone_ctor_Gt(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* GtE: no fields */
static bool hearthstone_ctor_GtE(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Is: no fields */
static bool hearthstone_ctor_Is(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* IsNot: no fields */
static bool hearthstone_ctor_IsNot(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* In: no fields */
static bool hearthstone_ctor_In(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* NotIn: no fields */
static bool hearthstone_ctor_NotIn(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* comprehension = (expr target, expr iter, expr* ifs, int is_async)
 *   one constructor, nothing to choose */
static bool hearthstone_type_comprehension(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_comprehension;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_comprehension(run, v, node);
}

/* comprehension = (expr target, expr iter, expr* ifs, int is_async), and for each field F of it
 *   field embedding      e_F' = f_comprehension(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_comprehension(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_comprehension_ctor;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_target   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_comprehension_target, c));
    asn_state v_iter     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_comprehension_iter, c));
    asn_state v_ifs      = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_comprehension_ifs, c));
    asn_state v_is_async = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_comprehension_is_async, c));
    return hearthstone_field_comprehension_target(run, v_target, node)
        && hearthstone_field_comprehension_iter(run, v_iter, node)
        && hearthstone_field_comprehension_ifs(run, v_ifs, node)
        && hearthstone_field_comprehension_is_async(run, v_is_async, node);
}

/* comprehension.target: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_comprehension_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_comprehension_target, 0));
}

/* comprehension.iter: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_comprehension_iter(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_comprehension_iter, 0));
}

/* comprehension.ifs: expr*, a sequence; i counts its children */
static bool hearthstone_field_comprehension_ifs(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_comprehension_ifs;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_comprehension_ifs, i)))
            return false;
    }
}

/* comprehension.is_async: int, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_comprehension_is_async(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_int(run, v, asn_child(run, node, HEARTHSTONE_comprehension_is_async, 0));
}

/* excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body)
 *   one constructor, nothing to choose */
static bool hearthstone_type_excepthandler(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_excepthandler;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_ExceptHandler(run, v, node);
}

/* ExceptHandler(expr? type, identifier? name, stmt* body), and for each field F of it
 *   field embedding      e_F' = f_ExceptHandler(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_ExceptHandler(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ExceptHandler;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_type = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ExceptHandler_type, c));
    asn_state v_name = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ExceptHandler_name, c));
    asn_state v_body = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ExceptHandler_body, c));
    return hearthstone_field_ExceptHandler_type(run, v_type, node)
        && hearthstone_field_ExceptHandler_name(run, v_name, node)
        && hearthstone_field_ExceptHandler_body(run, v_body, node);
}

/* ExceptHandler.type: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_ExceptHandler_type(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ExceptHandler_type;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_ExceptHandler_type, 0));
}

/* ExceptHandler.name: identifier?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_ExceptHandler_name(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ExceptHandler_name;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_ExceptHandler_name, 0));
}

/* ExceptHandler.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_ExceptHandler_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ExceptHandler_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_ExceptHandler_body, i)))
            return false;
    }
}

/* arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg, expr* defaults)
 *   one constructor, nothing to choose */
static bool hearthstone_type_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_arguments(run, v, node);
}

/* arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg
 *    , expr* defaults), and for each field F of it
 *   field embedding      e_F' = f_arguments(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_ctor;
    asn_vec   c             = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_posonlyargs = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_arguments_posonlyargs, c));
    asn_state v_args        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_arguments_args, c));
    asn_state v_vararg      = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_arguments_vararg, c));
    asn_state v_kwonlyargs  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_arguments_kwonlyargs, c));
    asn_state v_kw_defaults = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_arguments_kw_defaults, c));
    asn_state v_kwarg       = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_arguments_kwarg, c));
    asn_state v_defaults    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_arguments_defaults, c));
    return hearthstone_field_arguments_posonlyargs(run, v_posonlyargs, node)
        && hearthstone_field_arguments_args(run, v_args, node)
        && hearthstone_field_arguments_vararg(run, v_vararg, node)
        && hearthstone_field_arguments_kwonlyargs(run, v_kwonlyargs, node)
        && hearthstone_field_arguments_kw_defaults(run, v_kw_defaults, node)
        && hearthstone_field_arguments_kwarg(run, v_kwarg, node)
        && hearthstone_field_arguments_defaults(run, v_defaults, node);
}

/* arguments.posonlyargs: arg*, a sequence; i counts its children */
static bool hearthstone_field_arguments_posonlyargs(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_posonlyargs;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_arg(run, w, asn_child(run, node, HEARTHSTONE_arguments_posonlyargs, i)))
            return false;
    }
}

/* arguments.args: arg*, a sequence; i counts its children */
static bool hearthstone_field_arguments_args(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_args;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_arg(run, w, asn_child(run, node, HEARTHSTONE_arguments_args, i)))
            return false;
    }
}

/* arguments.vararg: arg?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_arguments_vararg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_vararg;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_arg(run, v, asn_child(run, node, HEARTHSTONE_arguments_vararg, 0));
}

/* arguments.kwonlyargs: arg*, a sequence; i counts its children */
static bool hearthstone_field_arguments_kwonlyargs(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_kwonlyargs;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_arg(run, w, asn_child(run, node, HEARTHSTONE_arguments_kwonlyargs, i)))
            return false;
    }
}

/* arguments.kw_defaults: expr?*, a sequence with gaps; i counts its places */
static bool hearthstone_field_arguments_kw_defaults(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_kw_defaults;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!asn_present(run, m, w, c, node, i))        /* presence         p(y_i = 1) = sigmoid(f_some(v_w, c))      */
            continue;
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_arguments_kw_defaults, i)))
            return false;
    }
}

/* arguments.kwarg: arg?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_arguments_kwarg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_kwarg;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_arg(run, v, asn_child(run, node, HEARTHSTONE_arguments_kwarg, 0));
}

/* arguments.defaults: expr*, a sequence; i counts its children */
static bool hearthstone_field_arguments_defaults(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_defaults;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_arguments_defaults, i)))
            return false;
    }
}

/* arg = (identifier arg, expr? annotation, string? type_comment)
 *   one constructor, nothing to choose */
static bool hearthstone_type_arg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arg;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_arg(run, v, node);
}

/* arg = (identifier arg, expr? annotation, string? type_comment), and for each field F of it
 *   field embedding      e_F' = f_arg(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_arg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arg_ctor;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arg          = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_arg_arg, c));
    asn_state v_annotation   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_arg_annotation, c));
    asn_state v_type_comment = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_arg_type_comment, c));
    return hearthstone_field_arg_arg(run, v_arg, node)
        && hearthstone_field_arg_annotation(run, v_annotation, node)
        && hearthstone_field_arg_type_comment(run, v_type_comment, node);
}

/* arg.arg: identifier, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_arg_arg(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_arg_arg, 0));
}

/* arg.annotation: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_arg_annotation(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arg_annotation;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_arg_annotation, 0));
}

/* arg.type_comment: string?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_arg_type_comment(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arg_type_comment;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_arg_type_comment, 0));
}

/* keyword = (identifier? arg, expr value)
 *   one constructor, nothing to choose */
static bool hearthstone_type_keyword(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_keyword;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_keyword(run, v, node);
}

/* keyword = (identifier? arg, expr value), and for each field F of it
 *   field embedding      e_F' = f_keyword(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_keyword(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_keyword_ctor;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arg   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_keyword_arg, c));
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_keyword_value, c));
    return hearthstone_field_keyword_arg(run, v_arg, node)
        && hearthstone_field_keyword_value(run, v_value, node);
}

/* keyword.arg: identifier?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_keyword_arg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_keyword_arg;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_keyword_arg, 0));
}

/* keyword.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_keyword_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_keyword_value, 0));
}

/* alias = (identifier name, identifier? asname)
 *   one constructor, nothing to choose */
static bool hearthstone_type_alias(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_alias;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_alias(run, v, node);
}

/* alias = (identifier name, identifier? asname), and for each field F of it
 *   field embedding      e_F' = f_alias(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_alias(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_alias_ctor;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_alias_name, c));
    asn_state v_asname = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_alias_asname, c));
    return hearthstone_field_alias_name(run, v_name, node)
        && hearthstone_field_alias_asname(run, v_asname, node);
}

/* alias.name: identifier, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_alias_name(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_alias_name, 0));
}

/* alias.asname: identifier?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_alias_asname(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_alias_asname;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_alias_asname, 0));
}

/* withitem = (expr context_expr, expr? optional_vars)
 *   one constructor, nothing to choose */
static bool hearthstone_type_withitem(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_withitem;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_withitem(run, v, node);
}

/* withitem = (expr context_expr, expr? optional_vars), and for each field F of it
 *   field embedding      e_F' = f_withitem(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_withitem(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_withitem_ctor;
    asn_vec   c               = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_context_expr  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_withitem_context_expr, c));
    asn_state v_optional_vars = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_withitem_optional_vars, c));
    return hearthstone_field_withitem_context_expr(run, v_context_expr, node)
        && hearthstone_field_withitem_optional_vars(run, v_optional_vars, node);
}

/* withitem.context_expr: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_withitem_context_expr(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_withitem_context_expr, 0));
}

/* withitem.optional_vars: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_withitem_optional_vars(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_withitem_optional_vars;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_withitem_optional_vars, 0));
}

/* match_case = (pattern pattern, expr? guard, stmt* body)
 *   one constructor, nothing to choose */
static bool hearthstone_type_match_case(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_match_case;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_match_case(run, v, node);
}

/* match_case = (pattern pattern, expr? guard, stmt* body), and for each field F of it
 *   field embedding      e_F' = f_match_case(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_match_case(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_match_case_ctor;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_pattern = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_match_case_pattern, c));
    asn_state v_guard   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_match_case_guard, c));
    asn_state v_body    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_match_case_body, c));
    return hearthstone_field_match_case_pattern(run, v_pattern, node)
        && hearthstone_field_match_case_guard(run, v_guard, node)
        && hearthstone_field_match_case_body(run, v_body, node);
}

/* match_case.pattern: pattern, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_match_case_pattern(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_pattern(run, v, asn_child(run, node, HEARTHSTONE_match_case_pattern, 0));
}

/* match_case.guard: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_match_case_guard(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_match_case_guard;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_match_case_guard, 0));
}

/* match_case.body: stmt*, a sequence; i counts its children */
static bool hearthstone_field_match_case_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_match_case_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_match_case_body, i)))
            return false;
    }
}

/* pattern = MatchValue(expr value) | MatchSingleton(constant value) | MatchSequence(pattern* patterns)
 *     | MatchMapping(expr* keys, pattern* patterns, identifier? rest)
 *     | MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)
 *     | MatchStar(identifier? name) | MatchAs(pattern? pattern, identifier? name)
 *     | MatchOr(pattern* patterns)
 *   constructor choice   p(C | pattern, v) = softmax(f_pattern(v, c))_C */
static bool hearthstone_type_pattern(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_pattern;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_MatchValue:     return hearthstone_ctor_MatchValue(run, v, node);
    case HEARTHSTONE_MatchSingleton: return hearthstone_ctor_MatchSingleton(run, v, node);
    case HEARTHSTONE_MatchSequence:  return hearthstone_ctor_MatchSequence(run, v, node);
    case HEARTHSTONE_MatchMapping:   return hearthstone_ctor_MatchMapping(run, v, node);
    case HEARTHSTONE_MatchClass:     return hearthstone_ctor_MatchClass(run, v, node);
    case HEARTHSTONE_MatchStar:      return hearthstone_ctor_MatchStar(run, v, node);
    case HEARTHSTONE_MatchAs:        return hearthstone_ctor_MatchAs(run, v, node);
    case HEARTHSTONE_MatchOr:        return hearthstone_ctor_MatchOr(run, v, node);
    }
    return asn_ok(run);
}

/* MatchValue(expr value), and for each field F of it
 *   field embedding      e_F' = f_MatchValue(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_MatchValue(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchValue;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchValue_value, c));
    return hearthstone_field_MatchValue_value(run, v_value, node);
}

/* MatchValue.value: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_MatchValue_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_MatchValue_value, 0));
}

/* MatchSingleton(constant value), and for each field F of it
 *   field embedding      e_F' = f_MatchSingleton(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_MatchSingleton(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchSingleton;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchSingleton_value, c));
    return hearthstone_field_MatchSingleton_value(run, v_value, node);
}

/* MatchSingleton.value: constant, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_MatchSingleton_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_constant(run, v, asn_child(run, node, HEARTHSTONE_MatchSingleton_value, 0));
}

/* MatchSequence(pattern* patterns), and for each field F of it
 *   field embedding      e_F' = f_MatchSequence(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_MatchSequence(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchSequence;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_patterns = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchSequence_patterns, c));
    return hearthstone_field_MatchSequence_patterns(run, v_patterns, node);
}

/* MatchSequence.patterns: pattern*, a sequence; i counts its children */
static bool hearthstone_field_MatchSequence_patterns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchSequence_patterns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_pattern(run, w, asn_child(run, node, HEARTHSTONE_MatchSequence_patterns, i)))
            return false;
    }
}

/* MatchMapping(expr* keys, pattern* patterns, identifier? rest), and for each field F of it
 *   field embedding      e_F' = f_MatchMapping(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_MatchMapping(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchMapping;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_keys     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchMapping_keys, c));
    asn_state v_patterns = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchMapping_patterns, c));
    asn_state v_rest     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchMapping_rest, c));
    return hearthstone_field_MatchMapping_keys(run, v_keys, node)
        && hearthstone_field_MatchMapping_patterns(run, v_patterns, node)
        && hearthstone_field_MatchMapping_rest(run, v_rest, node);
}

/* MatchMapping.keys: expr*, a sequence; i counts its children */
static bool hearthstone_field_MatchMapping_keys(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchMapping_keys;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_MatchMapping_keys, i)))
            return false;
    }
}

/* MatchMapping.patterns: pattern*, a sequence; i counts its children */
static bool hearthstone_field_MatchMapping_patterns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchMapping_patterns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_pattern(run, w, asn_child(run, node, HEARTHSTONE_MatchMapping_patterns, i)))
            return false;
    }
}

/* MatchMapping.rest: identifier?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_MatchMapping_rest(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchMapping_rest;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_MatchMapping_rest, 0));
}

/* MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns), and for each field F of it
 *   field embedding      e_F' = f_MatchClass(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_MatchClass(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchClass;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_cls          = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchClass_cls, c));
    asn_state v_patterns     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchClass_patterns, c));
    asn_state v_kwd_attrs    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchClass_kwd_attrs, c));
    asn_state v_kwd_patterns = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchClass_kwd_patterns, c));
    return hearthstone_field_MatchClass_cls(run, v_cls, node)
        && hearthstone_field_MatchClass_patterns(run, v_patterns, node)
        && hearthstone_field_MatchClass_kwd_attrs(run, v_kwd_attrs, node)
        && hearthstone_field_MatchClass_kwd_patterns(run, v_kwd_patterns, node);
}

/* MatchClass.cls: expr, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_MatchClass_cls(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_MatchClass_cls, 0));
}

/* MatchClass.patterns: pattern*, a sequence; i counts its children */
static bool hearthstone_field_MatchClass_patterns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchClass_patterns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_pattern(run, w, asn_child(run, node, HEARTHSTONE_MatchClass_patterns, i)))
            return false;
    }
}

/* MatchClass.kwd_attrs: identifier*, a sequence; i counts its children */
static bool hearthstone_field_MatchClass_kwd_attrs(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchClass_kwd_attrs;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_identifier(run, w, asn_child(run, node, HEARTHSTONE_MatchClass_kwd_attrs, i)))
            return false;
    }
}

/* MatchClass.kwd_patterns: pattern*, a sequence; i counts its children */
static bool hearthstone_field_MatchClass_kwd_patterns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchClass_kwd_patterns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_pattern(run, w, asn_child(run, node, HEARTHSTONE_MatchClass_kwd_patterns, i)))
            return false;
    }
}

/* MatchStar(identifier? name), and for each field F of it
 *   field embedding      e_F' = f_MatchStar(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_MatchStar(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchStar;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchStar_name, c));
    return hearthstone_field_MatchStar_name(run, v_name, node);
}

/* MatchStar.name: identifier?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_MatchStar_name(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchStar_name;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_MatchStar_name, 0));
}

/* MatchAs(pattern? pattern, identifier? name), and for each field F of it
 *   field embedding      e_F' = f_MatchAs(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_MatchAs(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchAs;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_pattern = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchAs_pattern, c));
    asn_state v_name    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchAs_name, c));
    return hearthstone_field_MatchAs_pattern(run, v_pattern, node)
        && hearthstone_field_MatchAs_name(run, v_name, node);
}

/* MatchAs.pattern: pattern?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_MatchAs_pattern(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchAs_pattern;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_pattern(run, v, asn_child(run, node, HEARTHSTONE_MatchAs_pattern, 0));
}

/* MatchAs.name: identifier?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool hearthstone_field_MatchAs_name(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchAs_name;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_MatchAs_name, 0));
}

/* MatchOr(pattern* patterns), and for each field F of it
 *   field embedding      e_F' = f_MatchOr(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_MatchOr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchOr;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_patterns = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchOr_patterns, c));
    return hearthstone_field_MatchOr_patterns(run, v_patterns, node);
}

/* MatchOr.patterns: pattern*, a sequence; i counts its children */
static bool hearthstone_field_MatchOr_patterns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchOr_patterns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!hearthstone_type_pattern(run, w, asn_child(run, node, HEARTHSTONE_MatchOr_patterns, i)))
            return false;
    }
}

/* type_ignore = TypeIgnore(int lineno, string tag)
 *   one constructor, nothing to choose */
static bool hearthstone_type_type_ignore(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_type_ignore;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_TypeIgnore(run, v, node);
}

/* TypeIgnore(int lineno, string tag), and for each field F of it
 *   field embedding      e_F' = f_TypeIgnore(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool hearthstone_ctor_TypeIgnore(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TypeIgnore;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_lineno = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_TypeIgnore_lineno, c));
    asn_state v_tag    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_TypeIgnore_tag, c));
    return hearthstone_field_TypeIgnore_lineno(run, v_lineno, node)
        && hearthstone_field_TypeIgnore_tag(run, v_tag, node);
}

/* TypeIgnore.lineno: int, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_TypeIgnore_lineno(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_int(run, v, asn_child(run, node, HEARTHSTONE_TypeIgnore_lineno, 0));
}

/* TypeIgnore.tag: string, exactly one child; it takes the field's state as its own */
static bool hearthstone_field_TypeIgnore_tag(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_TypeIgnore_tag, 0));
}

/* identifier: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | identifier, v) = softmax(f_identifier(v, c))_y */
static bool hearthstone_type_identifier(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &hearthstone_m_identifier, v, node);
}

/* string: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | string, v) = softmax(f_string(v, c))_y */
static bool hearthstone_type_string(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &hearthstone_m_string, v, node);
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool hearthstone_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &hearthstone_m_int, v, node);
}

/* constant: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | constant, v) = softmax(f_constant(v, c))_y */
static bool hearthstone_type_constant(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &hearthstone_m_constant, v, node);
}

/* ---- Target text, from the task's templates. */

static const asn_spelling hearthstone_spell_constant[] = {
    {ASN_NAME, "Ellipsis", 8, "...", 3},
    {ASN_NAME, "inf", 3, "1e309", 5},
    {ASN_NAME, "infj", 4, "1e309j", 6},
};

static const asn_spelling hearthstone_spell_ImportFrom_level[] = {
    {ASN_NUMBER, "0", 1, "", 0},
    {ASN_NUMBER, "1", 1, ".", 1},
    {ASN_NUMBER, "2", 1, "..", 2},
    {ASN_NUMBER, "3", 1, "...", 3},
    {ASN_NUMBER, "4", 1, "....", 4},
    {ASN_NUMBER, "5", 1, ".....", 5},
};

static const asn_spelling hearthstone_spell_FormattedValue_conversion[] = {
    {ASN_NUMBER, "-1", 2, "", 0},
    {ASN_NUMBER, "115", 3, "!s", 2},
    {ASN_NUMBER, "114", 3, "!r", 2},
    {ASN_NUMBER, "97", 2, "!a", 2},
};

/* print Module "{body:\n}" */
static void hearthstone_print_Module(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Module_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Module_body, i1), 0, ASN_ANY_LEVEL);
    }
}

/* print Interactive "{body:\n}" */
static void hearthstone_print_Interactive(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Interactive_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Interactive_body, i1), 0, ASN_ANY_LEVEL);
    }
}

/* print Expression "{body}" */
static void hearthstone_print_Expression(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Expression_body, 0), 0, ASN_ANY_LEVEL);
}

/* print FunctionType "({argtypes:, }) -> {returns}" */
static void hearthstone_print_FunctionType(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "(", 1);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_FunctionType_argtypes); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FunctionType_argtypes, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, ") -> ", 5);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FunctionType_returns, 0), 0, ASN_ANY_LEVEL);
}

/* print FunctionDef "{*decorator_list:@{decorator_list@test}\n}def {name}({args}){?returns: -> {returns@test}}:{>}\n{body:\n}{<}" */
static void hearthstone_print_FunctionDef(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_FunctionDef_decorator_list); i1++) {
        asn_put(p, "@", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FunctionDef_decorator_list, i1), 0, 2 /* test */);
        asn_put_line(p);
    }
    asn_put(p, "def ", 4);
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_FunctionDef_name, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, "(", 1);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FunctionDef_args, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, ")", 1);
    if (asn_tree_count(t, HEARTHSTONE_FunctionDef_returns) > 0) {
        asn_put(p, " -> ", 4);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FunctionDef_returns, 0), 0, 2 /* test */);
    }
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_FunctionDef_body); i2++) {
        if (i2 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FunctionDef_body, i2), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
}

/* print AsyncFunctionDef "{*decorator_list:@{decorator_list@test}\n}async def {name}({args}){?returns: -> {returns@test}}:{>}\n{body:\n}{<}" */
static void hearthstone_print_AsyncFunctionDef(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_AsyncFunctionDef_decorator_list); i1++) {
        asn_put(p, "@", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AsyncFunctionDef_decorator_list, i1), 0, 2 /* test */);
        asn_put_line(p);
    }
    asn_put(p, "async def ", 10);
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_AsyncFunctionDef_name, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, "(", 1);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AsyncFunctionDef_args, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, ")", 1);
    if (asn_tree_count(t, HEARTHSTONE_AsyncFunctionDef_returns) > 0) {
        asn_put(p, " -> ", 4);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AsyncFunctionDef_returns, 0), 0, 2 /* test */);
    }
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_AsyncFunctionDef_body); i2++) {
        if (i2 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AsyncFunctionDef_body, i2), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
}

/* print ClassDef "{*decorator_list:@{decorator_list@test}\n}class {name}"
 *       "{?bases:({&', ':{bases@test:, }|{keywords:, }})|{?keywords:({keywords:, })}}:{>}\n{body:\n}{<}" */
static void hearthstone_print_ClassDef(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_ClassDef_decorator_list); i1++) {
        asn_put(p, "@", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ClassDef_decorator_list, i1), 0, 2 /* test */);
        asn_put_line(p);
    }
    asn_put(p, "class ", 6);
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_ClassDef_name, 0), ASN_RAW, NULL, 0, NULL, 0);
    if (asn_tree_count(t, HEARTHSTONE_ClassDef_bases) > 0) {
        asn_put(p, "(", 1);
        asn_join j1 = asn_put_join(p);
        asn_put_part(p, &j1, ", ", 2);
        for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_ClassDef_bases); i2++) {
            if (i2 > 0) {
                asn_put(p, ", ", 2);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ClassDef_bases, i2), 0, 2 /* test */);
        }
        asn_put_part(p, &j1, ", ", 2);
        for (int i3 = 0; i3 < asn_tree_count(t, HEARTHSTONE_ClassDef_keywords); i3++) {
            if (i3 > 0) {
                asn_put(p, ", ", 2);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ClassDef_keywords, i3), 0, ASN_ANY_LEVEL);
        }
        asn_put_joined(p, &j1);
        asn_put(p, ")", 1);
    } else {
        if (asn_tree_count(t, HEARTHSTONE_ClassDef_keywords) > 0) {
            asn_put(p, "(", 1);
            for (int i4 = 0; i4 < asn_tree_count(t, HEARTHSTONE_ClassDef_keywords); i4++) {
                if (i4 > 0) {
                    asn_put(p, ", ", 2);
                }
                asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ClassDef_keywords, i4), 0, ASN_ANY_LEVEL);
            }
            asn_put(p, ")", 1);
        }
    }
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i5 = 0; i5 < asn_tree_count(t, HEARTHSTONE_ClassDef_body); i5++) {
        if (i5 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ClassDef_body, i5), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
}

/* print Return "return{?value: {value@test}}" */
static void hearthstone_print_Return(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "return", 6);
    if (asn_tree_count(t, HEARTHSTONE_Return_value) > 0) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Return_value, 0), 0, 2 /* test */);
    }
}

/* print Delete "del {targets:, }" */
static void hearthstone_print_Delete(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "del ", 4);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Delete_targets); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Delete_targets, i1), 0, ASN_ANY_LEVEL);
    }
}

/* print Assign "{*targets:{targets} = }{value@yield}" */
static void hearthstone_print_Assign(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Assign_targets); i1++) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Assign_targets, i1), 0, ASN_ANY_LEVEL);
        asn_put(p, " = ", 3);
    }
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Assign_value, 0), 0, 1 /* yield */);
}

/* print AugAssign "{target} {op}= {value@yield}" */
static void hearthstone_print_AugAssign(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AugAssign_target, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AugAssign_op, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, "= ", 2);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AugAssign_value, 0), 0, 1 /* yield */);
}

/* print AnnAssign "{?simple='1':{target}|{?target=Name:({target})|{target}}}: {annotation@test}{?value: = {value@yield}}" */
static void hearthstone_print_AnnAssign(asn_printer *p, const asn_tree *t)
{
    if (asn_is_value(asn_tree_child(t, HEARTHSTONE_AnnAssign_simple, 0), "1", 1)) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AnnAssign_target, 0), 0, ASN_ANY_LEVEL);
    } else {
        if (asn_is_ctor(asn_tree_child(t, HEARTHSTONE_AnnAssign_target, 0), HEARTHSTONE_Name)) {
            asn_put(p, "(", 1);
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AnnAssign_target, 0), 0, ASN_ANY_LEVEL);
            asn_put(p, ")", 1);
        } else {
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AnnAssign_target, 0), 0, ASN_ANY_LEVEL);
        }
    }
    asn_put(p, ": ", 2);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AnnAssign_annotation, 0), 0, 2 /* test */);
    if (asn_tree_count(t, HEARTHSTONE_AnnAssign_value) > 0) {
        asn_put(p, " = ", 3);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AnnAssign_value, 0), 0, 1 /* yield */);
    }
}

/* print For "for {target} in {iter@test}:{>}\n{body:\n}{<}{?orelse:\nelse:{>}\n{orelse:\n}{<}}" */
static void hearthstone_print_For(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "for ", 4);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_For_target, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " in ", 4);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_For_iter, 0), 0, 2 /* test */);
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_For_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_For_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
    if (asn_tree_count(t, HEARTHSTONE_For_orelse) > 0) {
        asn_put_line(p);
        asn_put(p, "else:", 5);
        asn_put_deeper(p, 1);
        asn_put_line(p);
        for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_For_orelse); i2++) {
            if (i2 > 0) {
                asn_put_line(p);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_For_orelse, i2), 0, ASN_ANY_LEVEL);
        }
        asn_put_deeper(p, -1);
    }
}

/* print AsyncFor "async for {target} in {iter@test}:{>}\n{body:\n}{<}{?orelse:\nelse:{>}\n{orelse:\n}{<}}" */
static void hearthstone_print_AsyncFor(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "async for ", 10);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AsyncFor_target, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " in ", 4);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AsyncFor_iter, 0), 0, 2 /* test */);
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_AsyncFor_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AsyncFor_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
    if (asn_tree_count(t, HEARTHSTONE_AsyncFor_orelse) > 0) {
        asn_put_line(p);
        asn_put(p, "else:", 5);
        asn_put_deeper(p, 1);
        asn_put_line(p);
        for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_AsyncFor_orelse); i2++) {
            if (i2 > 0) {
                asn_put_line(p);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AsyncFor_orelse, i2), 0, ASN_ANY_LEVEL);
        }
        asn_put_deeper(p, -1);
    }
}

/* print While "while {test@test}:{>}\n{body:\n}{<}{?orelse:\nelse:{>}\n{orelse:\n}{<}}" */
static void hearthstone_print_While(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "while ", 6);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_While_test, 0), 0, 2 /* test */);
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_While_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_While_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
    if (asn_tree_count(t, HEARTHSTONE_While_orelse) > 0) {
        asn_put_line(p);
        asn_put(p, "else:", 5);
        asn_put_deeper(p, 1);
        asn_put_line(p);
        for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_While_orelse); i2++) {
            if (i2 > 0) {
                asn_put_line(p);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_While_orelse, i2), 0, ASN_ANY_LEVEL);
        }
        asn_put_deeper(p, -1);
    }
}

/* print If "if {test@test}:{>}\n{body:\n}{<}{?orelse=[If]:\n{orelse/elif}|{?orelse:\nelse:{>}\n{orelse:\n}{<}}}" */
static void hearthstone_print_If(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "if ", 3);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_If_test, 0), 0, 2 /* test */);
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_If_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_If_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
    if (asn_tree_count(t, HEARTHSTONE_If_orelse) == 1 && asn_is_ctor(asn_tree_child(t, HEARTHSTONE_If_orelse, 0), HEARTHSTONE_If)) {
        asn_put_line(p);
        for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_If_orelse); i2++) {
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_If_orelse, i2), 1, ASN_ANY_LEVEL);
        }
    } else {
        if (asn_tree_count(t, HEARTHSTONE_If_orelse) > 0) {
            asn_put_line(p);
            asn_put(p, "else:", 5);
            asn_put_deeper(p, 1);
            asn_put_line(p);
            for (int i3 = 0; i3 < asn_tree_count(t, HEARTHSTONE_If_orelse); i3++) {
                if (i3 > 0) {
                    asn_put_line(p);
                }
                asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_If_orelse, i3), 0, ASN_ANY_LEVEL);
            }
            asn_put_deeper(p, -1);
        }
    }
}

/* print If as elif "elif {test@test}:{>}\n{body:\n}{<}{?orelse=[If]:\n{orelse/elif}|{?orelse:\nelse:{>}\n{orelse:\n}{<}}}" */
static void hearthstone_as_1_If(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "elif ", 5);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_If_test, 0), 0, 2 /* test */);
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_If_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_If_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
    if (asn_tree_count(t, HEARTHSTONE_If_orelse) == 1 && asn_is_ctor(asn_tree_child(t, HEARTHSTONE_If_orelse, 0), HEARTHSTONE_If)) {
        asn_put_line(p);
        for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_If_orelse); i2++) {
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_If_orelse, i2), 1, ASN_ANY_LEVEL);
        }
    } else {
        if (asn_tree_count(t, HEARTHSTONE_If_orelse) > 0) {
            asn_put_line(p);
            asn_put(p, "else:", 5);
            asn_put_deeper(p, 1);
            asn_put_line(p);
            for (int i3 = 0; i3 < asn_tree_count(t, HEARTHSTONE_If_orelse); i3++) {
                if (i3 > 0) {
                    asn_put_line(p);
                }
                asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_If_orelse, i3), 0, ASN_ANY_LEVEL);
            }
            asn_put_deeper(p, -1);
        }
    }
}

/* print With "with {items:, }:{>}\n{body:\n}{<}" */
static void hearthstone_print_With(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "with ", 5);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_With_items); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_With_items, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_With_body); i2++) {
        if (i2 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_With_body, i2), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
}

/* print AsyncWith "async with {items:, }:{>}\n{body:\n}{<}" */
static void hearthstone_print_AsyncWith(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "async with ", 11);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_AsyncWith_items); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AsyncWith_items, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_AsyncWith_body); i2++) {
        if (i2 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AsyncWith_body, i2), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
}

/* print Match "match {subject@test}:{>}\n{cases:\n}{<}" */
static void hearthstone_print_Match(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "match ", 6);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Match_subject, 0), 0, 2 /* test */);
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Match_cases); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Match_cases, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
}

/* print Raise "raise{?exc: {exc@test}{?cause: from {cause@test}}}" */
static void hearthstone_print_Raise(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "raise", 5);
    if (asn_tree_count(t, HEARTHSTONE_Raise_exc) > 0) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Raise_exc, 0), 0, 2 /* test */);
        if (asn_tree_count(t, HEARTHSTONE_Raise_cause) > 0) {
            asn_put(p, " from ", 6);
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Raise_cause, 0), 0, 2 /* test */);
        }
    }
}

/* print Try "try:{>}\n{body:\n}{<}{*handlers:\n{handlers}}"
 *       "{?orelse:\nelse:{>}\n{orelse:\n}{<}}{?finalbody:\nfinally:{>}\n{finalbody:\n}{<}}" */
static void hearthstone_print_Try(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "try:", 4);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Try_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Try_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
    for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_Try_handlers); i2++) {
        asn_put_line(p);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Try_handlers, i2), 0, ASN_ANY_LEVEL);
    }
    if (asn_tree_count(t, HEARTHSTONE_Try_orelse) > 0) {
        asn_put_line(p);
        asn_put(p, "else:", 5);
        asn_put_deeper(p, 1);
        asn_put_line(p);
        for (int i3 = 0; i3 < asn_tree_count(t, HEARTHSTONE_Try_orelse); i3++) {
            if (i3 > 0) {
                asn_put_line(p);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Try_orelse, i3), 0, ASN_ANY_LEVEL);
        }
        asn_put_deeper(p, -1);
    }
    if (asn_tree_count(t, HEARTHSTONE_Try_finalbody) > 0) {
        asn_put_line(p);
        asn_put(p, "finally:", 8);
        asn_put_deeper(p, 1);
        asn_put_line(p);
        for (int i4 = 0; i4 < asn_tree_count(t, HEARTHSTONE_Try_finalbody); i4++) {
            if (i4 > 0) {
                asn_put_line(p);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Try_finalbody, i4), 0, ASN_ANY_LEVEL);
        }
        asn_put_deeper(p, -1);
    }
}

/* print TryStar "try:{>}\n{body:\n}{<}{*handlers:\n{handlers/star}}"
 *       "{?orelse:\nelse:{>}\n{orelse:\n}{<}}{?finalbody:\nfinally:{>}\n{finalbody:\n}{<}}" */
static void hearthstone_print_TryStar(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "try:", 4);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_TryStar_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_TryStar_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
    for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_TryStar_handlers); i2++) {
        asn_put_line(p);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_TryStar_handlers, i2), 2, ASN_ANY_LEVEL);
    }
    if (asn_tree_count(t, HEARTHSTONE_TryStar_orelse) > 0) {
        asn_put_line(p);
        asn_put(p, "else:", 5);
        asn_put_deeper(p, 1);
        asn_put_line(p);
        for (int i3 = 0; i3 < asn_tree_count(t, HEARTHSTONE_TryStar_orelse); i3++) {
            if (i3 > 0) {
                asn_put_line(p);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_TryStar_orelse, i3), 0, ASN_ANY_LEVEL);
        }
        asn_put_deeper(p, -1);
    }
    if (asn_tree_count(t, HEARTHSTONE_TryStar_finalbody) > 0) {
        asn_put_line(p);
        asn_put(p, "finally:", 8);
        asn_put_deeper(p, 1);
        asn_put_line(p);
        for (int i4 = 0; i4 < asn_tree_count(t, HEARTHSTONE_TryStar_finalbody); i4++) {
            if (i4 > 0) {
                asn_put_line(p);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_TryStar_finalbody, i4), 0, ASN_ANY_LEVEL);
        }
        asn_put_deeper(p, -1);
    }
}

/* print Assert "assert {test@test}{?msg:, {msg@test}}" */
static void hearthstone_print_Assert(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "assert ", 7);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Assert_test, 0), 0, 2 /* test */);
    if (asn_tree_count(t, HEARTHSTONE_Assert_msg) > 0) {
        asn_put(p, ", ", 2);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Assert_msg, 0), 0, 2 /* test */);
    }
}

/* print Import "import {names:, }" */
static void hearthstone_print_Import(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "import ", 7);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Import_names); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Import_names, i1), 0, ASN_ANY_LEVEL);
    }
}

/* print ImportFrom "from {level}{module} import {names:, }" */
static void hearthstone_print_ImportFrom(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "from ", 5);
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_ImportFrom_level, 0), ASN_RAW, hearthstone_spell_ImportFrom_level, 6, NULL, 0);
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_ImportFrom_module, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " import ", 8);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_ImportFrom_names); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ImportFrom_names, i1), 0, ASN_ANY_LEVEL);
    }
}

/* print Global "global {names:, }" */
static void hearthstone_print_Global(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "global ", 7);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Global_names); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Global_names, i1), ASN_RAW, NULL, 0, NULL, 0);
    }
}

/* print Nonlocal "nonlocal {names:, }" */
static void hearthstone_print_Nonlocal(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "nonlocal ", 9);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Nonlocal_names); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Nonlocal_names, i1), ASN_RAW, NULL, 0, NULL, 0);
    }
}

/* print Expr "{value@yield}" */
static void hearthstone_print_Expr(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Expr_value, 0), 0, 1 /* yield */);
}

/* print Pass "pass" */
static void hearthstone_print_Pass(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "pass", 4);
}

/* print Break "break" */
static void hearthstone_print_Break(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "break", 5);
}

/* print Continue "continue" */
static void hearthstone_print_Continue(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "continue", 8);
}

/* print BoolOp at op "{values@>op: {op} }" */
static void hearthstone_print_BoolOp(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_BoolOp_values); i1++) {
        if (i1 > 0) {
            asn_put(p, " ", 1);
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BoolOp_op, 0), 0, ASN_ANY_LEVEL);
            asn_put(p, " ", 1);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BoolOp_values, i1), 0, asn_level(p, asn_tree_child(t, HEARTHSTONE_BoolOp_op, 0), 0) + 1);
    }
}

/* print NamedExpr at named "{target} := {value@test}" */
static void hearthstone_print_NamedExpr(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_NamedExpr_target, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " := ", 4);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_NamedExpr_value, 0), 0, 2 /* test */);
}

/* print BinOp at op "{?op=Pow:{left@await} {op} {right@factor}|{left@op} {op} {right@>op}}" */
static void hearthstone_print_BinOp(asn_printer *p, const asn_tree *t)
{
    if (asn_is_ctor(asn_tree_child(t, HEARTHSTONE_BinOp_op, 0), HEARTHSTONE_Pow)) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BinOp_left, 0), 0, 15 /* await */);
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BinOp_op, 0), 0, ASN_ANY_LEVEL);
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BinOp_right, 0), 0, 13 /* factor */);
    } else {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BinOp_left, 0), 0, asn_level(p, asn_tree_child(t, HEARTHSTONE_BinOp_op, 0), 0));
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BinOp_op, 0), 0, ASN_ANY_LEVEL);
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BinOp_right, 0), 0, asn_level(p, asn_tree_child(t, HEARTHSTONE_BinOp_op, 0), 0) + 1);
    }
}

/* print UnaryOp at op "{op}{operand@op}" */
static void hearthstone_print_UnaryOp(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_UnaryOp_op, 0), 0, ASN_ANY_LEVEL);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_UnaryOp_operand, 0), 0, asn_level(p, asn_tree_child(t, HEARTHSTONE_UnaryOp_op, 0), 0));
}

/* print Lambda at test "{&' ':lambda|{args}}: {body@test}" */
static void hearthstone_print_Lambda(asn_printer *p, const asn_tree *t)
{
    asn_join j1 = asn_put_join(p);
    asn_put_part(p, &j1, " ", 1);
    asn_put(p, "lambda", 6);
    asn_put_part(p, &j1, " ", 1);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Lambda_args, 0), 0, ASN_ANY_LEVEL);
    asn_put_joined(p, &j1);
    asn_put(p, ": ", 2);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Lambda_body, 0), 0, 2 /* test */);
}

/* print IfExp at test "{body@or} if {test@or} else {orelse@test}" */
static void hearthstone_print_IfExp(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_IfExp_body, 0), 0, 3 /* or */);
    asn_put(p, " if ", 4);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_IfExp_test, 0), 0, 3 /* or */);
    asn_put(p, " else ", 6);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_IfExp_orelse, 0), 0, 2 /* test */);
}

/* print Dict "\{{*keys,values:{?keys:{keys@test}: {values@test}|**{values@bitor}}|, }\}" */
static void hearthstone_print_Dict(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "{", 1);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Dict_keys); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        if (asn_tree_child(t, HEARTHSTONE_Dict_keys, i1)) {
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Dict_keys, i1), 0, 2 /* test */);
            asn_put(p, ": ", 2);
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Dict_values, i1), 0, 2 /* test */);
        } else {
            asn_put(p, "**", 2);
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Dict_values, i1), 0, 7 /* bitor */);
        }
    }
    asn_put(p, "}", 1);
}

/* print Set "\{{elts@test:, }\}" */
static void hearthstone_print_Set(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "{", 1);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Set_elts); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Set_elts, i1), 0, 2 /* test */);
    }
    asn_put(p, "}", 1);
}

/* print ListComp "[{elt@test}{generators}]" */
static void hearthstone_print_ListComp(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "[", 1);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ListComp_elt, 0), 0, 2 /* test */);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_ListComp_generators); i1++) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ListComp_generators, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, "]", 1);
}

/* print SetComp "\{{elt@test}{generators}\}" */
static void hearthstone_print_SetComp(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "{", 1);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_SetComp_elt, 0), 0, 2 /* test */);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_SetComp_generators); i1++) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_SetComp_generators, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, "}", 1);
}

/* print DictComp "\{{key@test}: {value@test}{generators}\}" */
static void hearthstone_print_DictComp(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "{", 1);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_DictComp_key, 0), 0, 2 /* test */);
    asn_put(p, ": ", 2);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_DictComp_value, 0), 0, 2 /* test */);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_DictComp_generators); i1++) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_DictComp_generators, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, "}", 1);
}

/* print GeneratorExp "({elt@test}{generators})" */
static void hearthstone_print_GeneratorExp(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "(", 1);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_GeneratorExp_elt, 0), 0, 2 /* test */);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_GeneratorExp_generators); i1++) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_GeneratorExp_generators, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, ")", 1);
}

/* print Await at await "await {value@atom}" */
static void hearthstone_print_Await(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "await ", 6);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Await_value, 0), 0, 16 /* atom */);
}

/* print Yield at yield "yield{?value: {value@test}}" */
static void hearthstone_print_Yield(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "yield", 5);
    if (asn_tree_count(t, HEARTHSTONE_Yield_value) > 0) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Yield_value, 0), 0, 2 /* test */);
    }
}

/* print YieldFrom at yield "yield from {value@test}" */
static void hearthstone_print_YieldFrom(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "yield from ", 11);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_YieldFrom_value, 0), 0, 2 /* test */);
}

/* print Compare at compare "{left@>compare}{*ops,comparators: {ops} {comparators@>compare}}" */
static void hearthstone_print_Compare(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Compare_left, 0), 0, 6 + 1 /* over compare */);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Compare_ops); i1++) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Compare_ops, i1), 0, ASN_ANY_LEVEL);
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Compare_comparators, i1), 0, 6 + 1 /* over compare */);
    }
}

/* print Call "{func@atom}({&', ':{args@test:, }|{keywords:, }})" */
static void hearthstone_print_Call(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Call_func, 0), 0, 16 /* atom */);
    asn_put(p, "(", 1);
    asn_join j1 = asn_put_join(p);
    asn_put_part(p, &j1, ", ", 2);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Call_args); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Call_args, i1), 0, 2 /* test */);
    }
    asn_put_part(p, &j1, ", ", 2);
    for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_Call_keywords); i2++) {
        if (i2 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Call_keywords, i2), 0, ASN_ANY_LEVEL);
    }
    asn_put_joined(p, &j1);
    asn_put(p, ")", 1);
}

/* print FormattedValue "f\"\"\"\{ {value@or}{conversion}{?format_spec::{format_spec/text}}\}\"\"\"" */
static void hearthstone_print_FormattedValue(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "f\"\"\"{ ", 6);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_value, 0), 0, 3 /* or */);
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_conversion, 0), ASN_RAW, hearthstone_spell_FormattedValue_conversion, 4, NULL, 0);
    if (asn_tree_count(t, HEARTHSTONE_FormattedValue_format_spec) > 0) {
        asn_put(p, ":", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_format_spec, 0), 6, ASN_ANY_LEVEL);
    }
    asn_put(p, "}\"\"\"", 4);
}

/* print FormattedValue as text "\{ {value@or}{conversion}{?format_spec::{format_spec/text}}\}" */
static void hearthstone_as_6_FormattedValue(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "{ ", 2);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_value, 0), 0, 3 /* or */);
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_conversion, 0), ASN_RAW, hearthstone_spell_FormattedValue_conversion, 4, NULL, 0);
    if (asn_tree_count(t, HEARTHSTONE_FormattedValue_format_spec) > 0) {
        asn_put(p, ":", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_format_spec, 0), 6, ASN_ANY_LEVEL);
    }
    asn_put(p, "}", 1);
}

/* print JoinedStr "f\"\"\"{values/text}\"\"\"" */
static void hearthstone_print_JoinedStr(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "f\"\"\"", 4);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_JoinedStr_values); i1++) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_JoinedStr_values, i1), 6, ASN_ANY_LEVEL);
    }
    asn_put(p, "\"\"\"", 3);
}

/* print JoinedStr as text "{values/text}" */
static void hearthstone_as_6_JoinedStr(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_JoinedStr_values); i1++) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_JoinedStr_values, i1), 6, ASN_ANY_LEVEL);
    }
}

/* print Constant "{kind}{value!repr}" */
static void hearthstone_print_Constant(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_kind, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_REPR, NULL, 0, hearthstone_spell_constant, 3);
}

/* print Constant as receiver "{?value=#number:({value!repr})|{kind}{value!repr}}" */
static void hearthstone_as_5_Constant(asn_printer *p, const asn_tree *t)
{
    if (asn_is_kind(asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_NUMBER)) {
        asn_put(p, "(", 1);
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_REPR, NULL, 0, hearthstone_spell_constant, 3);
        asn_put(p, ")", 1);
    } else {
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_kind, 0), ASN_RAW, NULL, 0, NULL, 0);
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_REPR, NULL, 0, hearthstone_spell_constant, 3);
    }
}

/* print Constant as text "{value!format}{-kind}" */
static void hearthstone_as_6_Constant(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_FORMAT, NULL, 0, hearthstone_spell_constant, 3);
}

/* print Attribute "{value@atom/receiver}.{attr}" */
static void hearthstone_print_Attribute(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Attribute_value, 0), 5, 16 /* atom */);
    asn_put(p, ".", 1);
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Attribute_attr, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Subscript "{value@atom}[{slice@test/bare}]" */
static void hearthstone_print_Subscript(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Subscript_value, 0), 0, 16 /* atom */);
    asn_put(p, "[", 1);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Subscript_slice, 0), 3, 2 /* test */);
    asn_put(p, "]", 1);
}

/* print Starred "*{value@bitor}" */
static void hearthstone_print_Starred(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "*", 1);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Starred_value, 0), 0, 7 /* bitor */);
}

/* print Name "{id}" */
static void hearthstone_print_Name(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Name_id, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print List "[{elts@test:, }]" */
static void hearthstone_print_List(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "[", 1);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_List_elts); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_List_elts, i1), 0, 2 /* test */);
    }
    asn_put(p, "]", 1);
}

/* print Tuple "({elts@test:, }{?elts=[_]:,})" */
static void hearthstone_print_Tuple(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "(", 1);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Tuple_elts); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Tuple_elts, i1), 0, 2 /* test */);
    }
    if (asn_tree_count(t, HEARTHSTONE_Tuple_elts) == 1) {
        asn_put(p, ",", 1);
    }
    asn_put(p, ")", 1);
}

/* print Tuple as bare "{?elts:{elts@test:, }{?elts=[_]:,}|()}" */
static void hearthstone_as_3_Tuple(asn_printer *p, const asn_tree *t)
{
    if (asn_tree_count(t, HEARTHSTONE_Tuple_elts) > 0) {
        for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Tuple_elts); i1++) {
            if (i1 > 0) {
                asn_put(p, ", ", 2);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Tuple_elts, i1), 0, 2 /* test */);
        }
        if (asn_tree_count(t, HEARTHSTONE_Tuple_elts) == 1) {
            asn_put(p, ",", 1);
        }
    } else {
        asn_put(p, "()", 2);
    }
}

/* print Tuple as item "(({elts@test:, }{?elts=[_]:,}))" */
static void hearthstone_as_4_Tuple(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "((", 2);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Tuple_elts); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Tuple_elts, i1), 0, 2 /* test */);
    }
    if (asn_tree_count(t, HEARTHSTONE_Tuple_elts) == 1) {
        asn_put(p, ",", 1);
    }
    asn_put(p, "))", 2);
}

/* print Slice "{?lower:{lower@test}}:{?upper:{upper@test}}{?step::{step@test}}" */
static void hearthstone_print_Slice(asn_printer *p, const asn_tree *t)
{
    if (asn_tree_count(t, HEARTHSTONE_Slice_lower) > 0) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Slice_lower, 0), 0, 2 /* test */);
    }
    asn_put(p, ":", 1);
    if (asn_tree_count(t, HEARTHSTONE_Slice_upper) > 0) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Slice_upper, 0), 0, 2 /* test */);
    }
    if (asn_tree_count(t, HEARTHSTONE_Slice_step) > 0) {
        asn_put(p, ":", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Slice_step, 0), 0, 2 /* test */);
    }
}

/* print And at and "and" */
static void hearthstone_print_And(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "and", 3);
}

/* print Or at or "or" */
static void hearthstone_print_Or(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "or", 2);
}

/* print Add at sum "+" */
static void hearthstone_print_Add(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "+", 1);
}

/* print Sub at sum "-" */
static void hearthstone_print_Sub(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "-", 1);
}

/* print Mult at term "*" */
static void hearthstone_print_Mult(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "*", 1);
}

/* print MatMult at term "@" */
static void hearthstone_print_MatMult(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "@", 1);
}

/* print Div at term "/" */
static void hearthstone_print_Div(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "/", 1);
}

/* print Mod at term "%" */
static void hearthstone_print_Mod(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "%", 1);
}

/* print Pow at power "**" */
static void hearthstone_print_Pow(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "**", 2);
}

/* print LShift at shift "<<" */
static void hearthstone_print_LShift(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "<<", 2);
}

/* print RShift at shift ">>" */
static void hearthstone_print_RShift(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, ">>", 2);
}

/* print BitOr at bitor "|" */
static void hearthstone_print_BitOr(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "|", 1);
}

/* print BitXor at bitxor "^" */
static void hearthstone_print_BitXor(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "^", 1);
}

/* print BitAnd at bitand "&" */
static void hearthstone_print_BitAnd(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "&", 1);
}

/* print FloorDiv at term "//" */
static void hearthstone_print_FloorDiv(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "//", 2);
}

/* print Invert at factor "~" */
static void hearthstone_print_Invert(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "~", 1);
}

/* print Not at not "not " */
static void hearthstone_print_Not(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "not ", 4);
}

/* print UAdd at factor "+" */
static void hearthstone_print_UAdd(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "+", 1);
}

/* print USub at factor "-" */
static void hearthstone_print_USub(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "-", 1);
}

/* print Eq "==" */
static void hearthstone_print_Eq(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "==", 2);
}

/* print NotEq "!=" */
static void hearthstone_print_NotEq(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "!=", 2);
}

/* print Lt "<" */
static void hearthstone_print_Lt(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "<", 1);
}

/* print LtE "<=" */
static void hearthstone_print_LtE(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "<=", 2);
}

/* print Gt ">" */
static void hearthstone_print_Gt(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, ">", 1);
}

/* print GtE ">=" */
static void hearthstone_print_GtE(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, ">=", 2);
}

/* print Is "is" */
static void hearthstone_print_Is(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "is", 2);
}

/* print IsNot "is not" */
static void hearthstone_print_IsNot(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "is not", 6);
}

/* print In "in" */
static void hearthstone_print_In(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "in", 2);
}

/* print NotIn "not in" */
static void hearthstone_print_NotIn(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "not in", 6);
}

/* print comprehension " {?is_async='1':async }for {target} in {iter@or}{*ifs: if {ifs@or}}" */
static void hearthstone_print_comprehension(asn_printer *p, const asn_tree *t)
{
    asn_put(p, " ", 1);
    if (asn_is_value(asn_tree_child(t, HEARTHSTONE_comprehension_is_async, 0), "1", 1)) {
        asn_put(p, "async ", 6);
    }
    asn_put(p, "for ", 4);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_comprehension_target, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " in ", 4);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_comprehension_iter, 0), 0, 3 /* or */);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_comprehension_ifs); i1++) {
        asn_put(p, " if ", 4);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_comprehension_ifs, i1), 0, 3 /* or */);
    }
}

/* print ExceptHandler "except{?type: {type@test}{?name: as {name}}}:{>}\n{body:\n}{<}" */
static void hearthstone_print_ExceptHandler(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "except", 6);
    if (asn_tree_count(t, HEARTHSTONE_ExceptHandler_type) > 0) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ExceptHandler_type, 0), 0, 2 /* test */);
        if (asn_tree_count(t, HEARTHSTONE_ExceptHandler_name) > 0) {
            asn_put(p, " as ", 4);
            asn_put_value(p, asn_tree_child(t, HEARTHSTONE_ExceptHandler_name, 0), ASN_RAW, NULL, 0, NULL, 0);
        }
    }
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_ExceptHandler_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ExceptHandler_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
}

/* print ExceptHandler as star "except*{?type: {type@test}{?name: as {name}}}:{>}\n{body:\n}{<}" */
static void hearthstone_as_2_ExceptHandler(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "except*", 7);
    if (asn_tree_count(t, HEARTHSTONE_ExceptHandler_type) > 0) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ExceptHandler_type, 0), 0, 2 /* test */);
        if (asn_tree_count(t, HEARTHSTONE_ExceptHandler_name) > 0) {
            asn_put(p, " as ", 4);
            asn_put_value(p, asn_tree_child(t, HEARTHSTONE_ExceptHandler_name, 0), ASN_RAW, NULL, 0, NULL, 0);
        }
    }
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_ExceptHandler_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_ExceptHandler_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
}

/* print arguments "{&', ':{*posonlyargs,defaults$args:{posonlyargs}{?defaults:={defaults@test}}|, }|{?posonlyargs:/}"
 *       "|{*args,defaults$:{args}{?defaults:={defaults@test}}|, }|{?vararg:*{vararg}|{?kwonlyargs:*}}"
 *       "|{*kwonlyargs,kw_defaults:{kwonlyargs}{?kw_defaults:={kw_defaults@test}}|, }|{?kwarg:**{kwarg}}}" */
static void hearthstone_print_arguments(asn_printer *p, const asn_tree *t)
{
    asn_join j1 = asn_put_join(p);
    asn_put_part(p, &j1, ", ", 2);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_arguments_posonlyargs); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arguments_posonlyargs, i1), 0, ASN_ANY_LEVEL);
        if (asn_tree_child(t, HEARTHSTONE_arguments_defaults, i1 + asn_tree_count(t, HEARTHSTONE_arguments_defaults) - asn_tree_count(t, HEARTHSTONE_arguments_posonlyargs) - asn_tree_count(t, HEARTHSTONE_arguments_args))) {
            asn_put(p, "=", 1);
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arguments_defaults, i1 + asn_tree_count(t, HEARTHSTONE_arguments_defaults) - asn_tree_count(t, HEARTHSTONE_arguments_posonlyargs) - asn_tree_count(t, HEARTHSTONE_arguments_args)), 0, 2 /* test */);
        }
    }
    asn_put_part(p, &j1, ", ", 2);
    if (asn_tree_count(t, HEARTHSTONE_arguments_posonlyargs) > 0) {
        asn_put(p, "/", 1);
    }
    asn_put_part(p, &j1, ", ", 2);
    for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_arguments_args); i2++) {
        if (i2 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arguments_args, i2), 0, ASN_ANY_LEVEL);
        if (asn_tree_child(t, HEARTHSTONE_arguments_defaults, i2 + asn_tree_count(t, HEARTHSTONE_arguments_defaults) - asn_tree_count(t, HEARTHSTONE_arguments_args))) {
            asn_put(p, "=", 1);
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arguments_defaults, i2 + asn_tree_count(t, HEARTHSTONE_arguments_defaults) - asn_tree_count(t, HEARTHSTONE_arguments_args)), 0, 2 /* test */);
        }
    }
    asn_put_part(p, &j1, ", ", 2);
    if (asn_tree_count(t, HEARTHSTONE_arguments_vararg) > 0) {
        asn_put(p, "*", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arguments_vararg, 0), 0, ASN_ANY_LEVEL);
    } else {
        if (asn_tree_count(t, HEARTHSTONE_arguments_kwonlyargs) > 0) {
            asn_put(p, "*", 1);
        }
    }
    asn_put_part(p, &j1, ", ", 2);
    for (int i3 = 0; i3 < asn_tree_count(t, HEARTHSTONE_arguments_kwonlyargs); i3++) {
        if (i3 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arguments_kwonlyargs, i3), 0, ASN_ANY_LEVEL);
        if (asn_tree_child(t, HEARTHSTONE_arguments_kw_defaults, i3)) {
            asn_put(p, "=", 1);
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arguments_kw_defaults, i3), 0, 2 /* test */);
        }
    }
    asn_put_part(p, &j1, ", ", 2);
    if (asn_tree_count(t, HEARTHSTONE_arguments_kwarg) > 0) {
        asn_put(p, "**", 2);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arguments_kwarg, 0), 0, ASN_ANY_LEVEL);
    }
    asn_put_joined(p, &j1);
}

/* print arg "{arg}{?annotation:: {annotation@test}}" */
static void hearthstone_print_arg(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_arg_arg, 0), ASN_RAW, NULL, 0, NULL, 0);
    if (asn_tree_count(t, HEARTHSTONE_arg_annotation) > 0) {
        asn_put(p, ": ", 2);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arg_annotation, 0), 0, 2 /* test */);
    }
}

/* print keyword "{?arg:{arg}={value@test}|**{value@test}}" */
static void hearthstone_print_keyword(asn_printer *p, const asn_tree *t)
{
    if (asn_tree_count(t, HEARTHSTONE_keyword_arg) > 0) {
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_keyword_arg, 0), ASN_RAW, NULL, 0, NULL, 0);
        asn_put(p, "=", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_keyword_value, 0), 0, 2 /* test */);
    } else {
        asn_put(p, "**", 2);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_keyword_value, 0), 0, 2 /* test */);
    }
}

/* print alias "{name}{?asname: as {asname}}" */
static void hearthstone_print_alias(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_alias_name, 0), ASN_RAW, NULL, 0, NULL, 0);
    if (asn_tree_count(t, HEARTHSTONE_alias_asname) > 0) {
        asn_put(p, " as ", 4);
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_alias_asname, 0), ASN_RAW, NULL, 0, NULL, 0);
    }
}

/* print withitem "{context_expr@test/item}{?optional_vars: as {optional_vars}}" */
static void hearthstone_print_withitem(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_withitem_context_expr, 0), 4, 2 /* test */);
    if (asn_tree_count(t, HEARTHSTONE_withitem_optional_vars) > 0) {
        asn_put(p, " as ", 4);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_withitem_optional_vars, 0), 0, ASN_ANY_LEVEL);
    }
}

/* print match_case "case {pattern}{?guard: if {guard@test}}:{>}\n{body:\n}{<}" */
static void hearthstone_print_match_case(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "case ", 5);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_match_case_pattern, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, HEARTHSTONE_match_case_guard) > 0) {
        asn_put(p, " if ", 4);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_match_case_guard, 0), 0, 2 /* test */);
    }
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    asn_put_line(p);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_match_case_body); i1++) {
        if (i1 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_match_case_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
}

/* print MatchValue "{value}" */
static void hearthstone_print_MatchValue(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_MatchValue_value, 0), 0, ASN_ANY_LEVEL);
}

/* print MatchSingleton "{value!repr}" */
static void hearthstone_print_MatchSingleton(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_MatchSingleton_value, 0), ASN_REPR, NULL, 0, hearthstone_spell_constant, 3);
}

/* print MatchSequence "[{patterns:, }]" */
static void hearthstone_print_MatchSequence(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "[", 1);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_MatchSequence_patterns); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_MatchSequence_patterns, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, "]", 1);
}

/* print MatchMapping "\{{&', ':{*keys,patterns:{keys}: {patterns}|, }|{?rest:**{rest}}}\}" */
static void hearthstone_print_MatchMapping(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "{", 1);
    asn_join j1 = asn_put_join(p);
    asn_put_part(p, &j1, ", ", 2);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_MatchMapping_keys); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_MatchMapping_keys, i1), 0, ASN_ANY_LEVEL);
        asn_put(p, ": ", 2);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_MatchMapping_patterns, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_part(p, &j1, ", ", 2);
    if (asn_tree_count(t, HEARTHSTONE_MatchMapping_rest) > 0) {
        asn_put(p, "**", 2);
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_MatchMapping_rest, 0), ASN_RAW, NULL, 0, NULL, 0);
    }
    asn_put_joined(p, &j1);
    asn_put(p, "}", 1);
}

/* print MatchClass "{cls@atom}({&', ':{patterns:, }|{*kwd_attrs,kwd_patterns:{kwd_attrs}={kwd_patterns}|, }})" */
static void hearthstone_print_MatchClass(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_MatchClass_cls, 0), 0, 16 /* atom */);
    asn_put(p, "(", 1);
    asn_join j1 = asn_put_join(p);
    asn_put_part(p, &j1, ", ", 2);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_MatchClass_patterns); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_MatchClass_patterns, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_part(p, &j1, ", ", 2);
    for (int i2 = 0; i2 < asn_tree_count(t, HEARTHSTONE_MatchClass_kwd_attrs); i2++) {
        if (i2 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_MatchClass_kwd_attrs, i2), ASN_RAW, NULL, 0, NULL, 0);
        asn_put(p, "=", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_MatchClass_kwd_patterns, i2), 0, ASN_ANY_LEVEL);
    }
    asn_put_joined(p, &j1);
    asn_put(p, ")", 1);
}

/* print MatchStar "*{?name:{name}|_}" */
static void hearthstone_print_MatchStar(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "*", 1);
    if (asn_tree_count(t, HEARTHSTONE_MatchStar_name) > 0) {
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_MatchStar_name, 0), ASN_RAW, NULL, 0, NULL, 0);
    } else {
        asn_put(p, "_", 1);
    }
}

/* print MatchAs "{?pattern:({pattern} as {name})|{?name:{name}|_}}" */
static void hearthstone_print_MatchAs(asn_printer *p, const asn_tree *t)
{
    if (asn_tree_count(t, HEARTHSTONE_MatchAs_pattern) > 0) {
        asn_put(p, "(", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_MatchAs_pattern, 0), 0, ASN_ANY_LEVEL);
        asn_put(p, " as ", 4);
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_MatchAs_name, 0), ASN_RAW, NULL, 0, NULL, 0);
        asn_put(p, ")", 1);
    } else {
        if (asn_tree_count(t, HEARTHSTONE_MatchAs_name) > 0) {
            asn_put_value(p, asn_tree_child(t, HEARTHSTONE_MatchAs_name, 0), ASN_RAW, NULL, 0, NULL, 0);
        } else {
            asn_put(p, "_", 1);
        }
    }
}

/* print MatchOr "({patterns: \| })" */
static void hearthstone_print_MatchOr(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "(", 1);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_MatchOr_patterns); i1++) {
        if (i1 > 0) {
            asn_put(p, " | ", 3);
        }
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_MatchOr_patterns, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, ")", 1);
}

static const asn_template hearthstone_templates[] = {
    {NULL, -1}, /* plain */
    {hearthstone_print_Module, -1},
    {hearthstone_print_Interactive, -1},
    {hearthstone_print_Expression, -1},
    {hearthstone_print_FunctionType, -1},
    {hearthstone_print_FunctionDef, -1},
    {hearthstone_print_AsyncFunctionDef, -1},
    {hearthstone_print_ClassDef, -1},
    {hearthstone_print_Return, -1},
    {hearthstone_print_Delete, -1},
    {hearthstone_print_Assign, -1},
    {hearthstone_print_AugAssign, -1},
    {hearthstone_print_AnnAssign, -1},
    {hearthstone_print_For, -1},
    {hearthstone_print_AsyncFor, -1},
    {hearthstone_print_While, -1},
    {hearthstone_print_If, -1},
    {hearthstone_print_With, -1},
    {hearthstone_print_AsyncWith, -1},
    {hearthstone_print_Match, -1},
    {hearthstone_print_Raise, -1},
    {hearthstone_print_Try, -1},
    {hearthstone_print_TryStar, -1},
    {hearthstone_print_Assert, -1},
    {hearthstone_print_Import, -1},
    {hearthstone_print_ImportFrom, -1},
    {hearthstone_print_Global, -1},
    {hearthstone_print_Nonlocal, -1},
    {hearthstone_print_Expr, -1},
    {hearthstone_print_Pass, -1},
    {hearthstone_print_Break, -1},
    {hearthstone_print_Continue, -1},
    {hearthstone_print_BoolOp, -2},
    {hearthstone_print_NamedExpr, 0},
    {hearthstone_print_BinOp, -3},
    {hearthstone_print_UnaryOp, -2},
    {hearthstone_print_Lambda, 2},
    {hearthstone_print_IfExp, 2},
    {hearthstone_print_Dict, -1},
    {hearthstone_print_Set, -1},
    {hearthstone_print_ListComp, -1},
    {hearthstone_print_SetComp, -1},
    {hearthstone_print_DictComp, -1},
    {hearthstone_print_GeneratorExp, -1},
    {hearthstone_print_Await, 15},
    {hearthstone_print_Yield, 1},
    {hearthstone_print_YieldFrom, 1},
    {hearthstone_print_Compare, 6},
    {hearthstone_print_Call, -1},
    {hearthstone_print_FormattedValue, -1},
    {hearthstone_print_JoinedStr, -1},
    {hearthstone_print_Constant, -1},
    {hearthstone_print_Attribute, -1},
    {hearthstone_print_Subscript, -1},
    {hearthstone_print_Starred, -1},
    {hearthstone_print_Name, -1},
    {hearthstone_print_List, -1},
    {hearthstone_print_Tuple, -1},
    {hearthstone_print_Slice, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {hearthstone_print_And, 4},
    {hearthstone_print_Or, 3},
    {hearthstone_print_Add, 11},
    {hearthstone_print_Sub, 11},
    {hearthstone_print_Mult, 12},
    {hearthstone_print_MatMult, 12},
    {hearthstone_print_Div, 12},
    {hearthstone_print_Mod, 12},
    {hearthstone_print_Pow, 14},
    {hearthstone_print_LShift, 10},
    {hearthstone_print_RShift, 10},
    {hearthstone_print_BitOr, 7},
    {hearthstone_print_BitXor, 8},
    {hearthstone_print_BitAnd, 9},
    {hearthstone_print_FloorDiv, 12},
    {hearthstone_print_Invert, 13},
    {hearthstone_print_Not, 5},
    {hearthstone_print_UAdd, 13},
    {hearthstone_print_USub, 13},
    {hearthstone_print_Eq, -1},
    {hearthstone_print_NotEq, -1},
    {hearthstone_print_Lt, -1},
    {hearthstone_print_LtE, -1},
    {hearthstone_print_Gt, -1},
    {hearthstone_print_GtE, -1},
    {hearthstone_print_Is, -1},
    {hearthstone_print_IsNot, -1},
    {hearthstone_print_In, -1},
    {hearthstone_print_NotIn, -1},
    {hearthstone_print_comprehension, -1},
    {hearthstone_print_ExceptHandler, -1},
    {hearthstone_print_arguments, -1},
    {hearthstone_print_arg, -1},
    {hearthstone_print_keyword, -1},
    {hearthstone_print_alias, -1},
    {hearthstone_print_withitem, -1},
    {hearthstone_print_match_case, -1},
    {hearthstone_print_MatchValue, -1},
    {hearthstone_print_MatchSingleton, -1},
    {hearthstone_print_MatchSequence, -1},
    {hearthstone_print_MatchMapping, -1},
    {hearthstone_print_MatchClass, -1},
    {hearthstone_print_MatchStar, -1},
    {hearthstone_print_MatchAs, -1},
    {hearthstone_print_MatchOr, -1},
    {NULL, -1},
    {NULL, -1}, /* elif */
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {hearthstone_as_1_If, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1}, /* star */
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {hearthstone_as_2_ExceptHandler, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1}, /* bare */
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {hearthstone_as_3_Tuple, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1}, /* item */
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {hearthstone_as_4_Tuple, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1}, /* receiver */
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {hearthstone_as_5_Constant, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1}, /* text */
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {hearthstone_as_6_FormattedValue, -1},
    {hearthstone_as_6_JoinedStr, -1},
    {hearthstone_as_6_Constant, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
};

/* ---- The grammar and the task, as tables. */

static const char *const hearthstone_attributes_stmt[] = {"lineno", "col_offset", "end_lineno", "end_col_offset", NULL};
static const char *const hearthstone_attributes_expr[] = {"lineno", "col_offset", "end_lineno", "end_col_offset", NULL};
static const char *const hearthstone_attributes_excepthandler[] = {"lineno", "col_offset", "end_lineno", "end_col_offset", NULL};
static const char *const hearthstone_attributes_arg[] = {"lineno", "col_offset", "end_lineno", "end_col_offset", NULL};
static const char *const hearthstone_attributes_keyword[] = {"lineno", "col_offset", "end_lineno", "end_col_offset", NULL};
static const char *const hearthstone_attributes_alias[] = {"lineno", "col_offset", "end_lineno", "end_col_offset", NULL};
static const char *const hearthstone_attributes_pattern[] = {"lineno", "col_offset", "end_lineno", "end_col_offset", NULL};
/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type hearthstone_types[] = {
    {"mod", false, false, false, false, ASN_ANY, 1, 4, 1, 1, 0, 0, NULL},
    {"stmt", false, false, true, true, ASN_ANY, 5, 27, 1, 1, 1, 0, hearthstone_attributes_stmt},
    {"expr", false, false, true, true, ASN_ANY, 32, 27, 1, 1, 2, 0, hearthstone_attributes_expr},
    {"expr_context", false, false, true, false, ASN_ANY, 59, 3, 1, 1, 3, 59, NULL},
    {"boolop", false, false, true, false, ASN_ANY, 62, 2, 1, 1, 4, 0, NULL},
    {"operator", false, false, true, false, ASN_ANY, 64, 13, 1, 1, 5, 0, NULL},
    {"unaryop", false, false, true, false, ASN_ANY, 77, 4, 1, 1, 6, 0, NULL},
    {"cmpop", false, false, true, false, ASN_ANY, 81, 10, 1, 1, 7, 0, NULL},
    {"comprehension", false, false, true, true, ASN_ANY, 91, 1, 2, 4, 2, 0, NULL},
    {"excepthandler", false, false, true, true, ASN_ANY, 92, 1, 1, 1, 1, 0, hearthstone_attributes_excepthandler},
    {"arguments", false, false, true, true, ASN_ANY, 93, 1, 1, 1, 2, 0, NULL},
    {"arg", false, false, true, true, ASN_ANY, 94, 1, 2, 2, 2, 0, hearthstone_attributes_arg},
    {"keyword", false, false, true, true, ASN_ANY, 95, 1, 2, 2, 2, 0, hearthstone_attributes_keyword},
    {"alias", false, false, true, false, ASN_ANY, 96, 1, 2, 2, 8, 0, hearthstone_attributes_alias},
    {"withitem", false, false, true, false, ASN_ANY, 97, 1, 2, 2, 9, 0, NULL},
    {"match_case", false, false, true, true, ASN_ANY, 98, 1, 2, 2, 1, 0, NULL},
    {"pattern", false, false, true, true, ASN_ANY, 99, 8, 1, 1, 10, 0, hearthstone_attributes_pattern},
    {"type_ignore", false, false, false, false, ASN_ANY, 107, 1, 2, 3, 11, 0, NULL},
    {"identifier", true, true, true, false, ASN_IDENTIFIER, 0, 0, 1, 1, 12, 0, NULL},
    {"string", true, true, true, false, ASN_ANY, 0, 0, 1, 1, 13, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 14, 0, NULL},
    {"constant", true, true, true, false, ASN_ANY, 0, 0, 1, 1, 15, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor hearthstone_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Module", 6, HEARTHSTONE_TYPE_mod, 0, 2, 1, 1},
    {"Interactive", 11, HEARTHSTONE_TYPE_mod, 2, 1, 1, 1},
    {"Expression", 10, HEARTHSTONE_TYPE_mod, 3, 1, 2, 2},
    {"FunctionType", 12, HEARTHSTONE_TYPE_mod, 4, 2, 2, 2},
    {"FunctionDef", 11, HEARTHSTONE_TYPE_stmt, 6, 6, 2, 3},
    {"AsyncFunctionDef", 16, HEARTHSTONE_TYPE_stmt, 12, 6, 2, 3},
    {"ClassDef", 8, HEARTHSTONE_TYPE_stmt, 18, 5, 2, 2},
    {"Return", 6, HEARTHSTONE_TYPE_stmt, 23, 1, 1, 1},
    {"Delete", 6, HEARTHSTONE_TYPE_stmt, 24, 1, 1, 1},
    {"Assign", 6, HEARTHSTONE_TYPE_stmt, 25, 3, 2, 2},
    {"AugAssign", 9, HEARTHSTONE_TYPE_stmt, 28, 3, 2, 4},
    {"AnnAssign", 9, HEARTHSTONE_TYPE_stmt, 31, 4, 2, 4},
    {"For", 3, HEARTHSTONE_TYPE_stmt, 35, 5, 2, 3},
    {"AsyncFor", 8, HEARTHSTONE_TYPE_stmt, 40, 5, 2, 3},
    {"While", 5, HEARTHSTONE_TYPE_stmt, 45, 3, 2, 2},
    {"If", 2, HEARTHSTONE_TYPE_stmt, 48, 3, 2, 2},
    {"With", 4, HEARTHSTONE_TYPE_stmt, 51, 3, 1, 1},
    {"AsyncWith", 9, HEARTHSTONE_TYPE_stmt, 54, 3, 1, 1},
    {"Match", 5, HEARTHSTONE_TYPE_stmt, 57, 2, 2, 2},
    {"Raise", 5, HEARTHSTONE_TYPE_stmt, 59, 2, 1, 1},
    {"Try", 3, HEARTHSTONE_TYPE_stmt, 61, 4, 1, 1},
    {"TryStar", 7, HEARTHSTONE_TYPE_stmt, 65, 4, 1, 1},
    {"Assert", 6, HEARTHSTONE_TYPE_stmt, 69, 2, 2, 2},
    {"Import", 6, HEARTHSTONE_TYPE_stmt, 71, 1, 1, 1},
    {"ImportFrom", 10, HEARTHSTONE_TYPE_stmt, 72, 3, 1, 1},
    {"Global", 6, HEARTHSTONE_TYPE_stmt, 75, 1, 1, 1},
    {"Nonlocal", 8, HEARTHSTONE_TYPE_stmt, 76, 1, 1, 1},
    {"Expr", 4, HEARTHSTONE_TYPE_stmt, 77, 1, 2, 2},
    {"Pass", 4, HEARTHSTONE_TYPE_stmt, 78, 0, 1, 1},
    {"Break", 5, HEARTHSTONE_TYPE_stmt, 78, 0, 1, 1},
    {"Continue", 8, HEARTHSTONE_TYPE_stmt, 78, 0, 1, 1},
    {"BoolOp", 6, HEARTHSTONE_TYPE_expr, 78, 2, 2, 2},
    {"NamedExpr", 9, HEARTHSTONE_TYPE_expr, 80, 2, 2, 3},
    {"BinOp", 5, HEARTHSTONE_TYPE_expr, 82, 3, 2, 4},
    {"UnaryOp", 7, HEARTHSTONE_TYPE_expr, 85, 2, 2, 3},
    {"Lambda", 6, HEARTHSTONE_TYPE_expr, 87, 2, 2, 3},
    {"IfExp", 5, HEARTHSTONE_TYPE_expr, 89, 3, 2, 4},
    {"Dict", 4, HEARTHSTONE_TYPE_expr, 92, 2, 1, 1},
    {"Set", 3, HEARTHSTONE_TYPE_expr, 94, 1, 1, 1},
    {"ListComp", 8, HEARTHSTONE_TYPE_expr, 95, 2, 2, 2},
    {"SetComp", 7, HEARTHSTONE_TYPE_expr, 97, 2, 2, 2},
    {"DictComp", 8, HEARTHSTONE_TYPE_expr, 99, 3, 2, 3},
    {"GeneratorExp", 12, HEARTHSTONE_TYPE_expr, 102, 2, 2, 2},
    {"Await", 5, HEARTHSTONE_TYPE_expr, 104, 1, 2, 2},
    {"Yield", 5, HEARTHSTONE_TYPE_expr, 105, 1, 1, 1},
    {"YieldFrom", 9, HEARTHSTONE_TYPE_expr, 106, 1, 2, 2},
    {"Compare", 7, HEARTHSTONE_TYPE_expr, 107, 3, 2, 2},
    {"Call", 4, HEARTHSTONE_TYPE_expr, 110, 3, 2, 2},
    {"FormattedValue", 14, HEARTHSTONE_TYPE_expr, 113, 3, 2, 3},
    {"JoinedStr", 9, HEARTHSTONE_TYPE_expr, 116, 1, 1, 1},
    {"Constant", 8, HEARTHSTONE_TYPE_expr, 117, 2, 2, 2},
    {"Attribute", 9, HEARTHSTONE_TYPE_expr, 119, 3, 2, 4},
    {"Subscript", 9, HEARTHSTONE_TYPE_expr, 122, 3, 2, 4},
    {"Starred", 7, HEARTHSTONE_TYPE_expr, 125, 2, 2, 3},
    {"Name", 4, HEARTHSTONE_TYPE_expr, 127, 2, 2, 3},
    {"List", 4, HEARTHSTONE_TYPE_expr, 129, 2, 2, 2},
    {"Tuple", 5, HEARTHSTONE_TYPE_expr, 131, 2, 2, 2},
    {"Slice", 5, HEARTHSTONE_TYPE_expr, 133, 3, 1, 1},
    {"Load", 4, HEARTHSTONE_TYPE_expr_context, 136, 0, 1, 1},
    {"Store", 5, HEARTHSTONE_TYPE_expr_context, 136, 0, 1, 1},
    {"Del", 3, HEARTHSTONE_TYPE_expr_context, 136, 0, 1, 1},
    {"And", 3, HEARTHSTONE_TYPE_boolop, 136, 0, 1, 1},
    {"Or", 2, HEARTHSTONE_TYPE_boolop, 136, 0, 1, 1},
    {"Add", 3, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"Sub", 3, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"Mult", 4, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"MatMult", 7, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"Div", 3, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"Mod", 3, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"Pow", 3, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"LShift", 6, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"RShift", 6, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"BitOr", 5, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"BitXor", 6, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"BitAnd", 6, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"FloorDiv", 8, HEARTHSTONE_TYPE_operator, 136, 0, 1, 1},
    {"Invert", 6, HEARTHSTONE_TYPE_unaryop, 136, 0, 1, 1},
    {"Not", 3, HEARTHSTONE_TYPE_unaryop, 136, 0, 1, 1},
    {"UAdd", 4, HEARTHSTONE_TYPE_unaryop, 136, 0, 1, 1},
    {"USub", 4, HEARTHSTONE_TYPE_unaryop, 136, 0, 1, 1},
    {"Eq", 2, HEARTHSTONE_TYPE_cmpop, 136, 0, 1, 1},
    {"NotEq", 5, HEARTHSTONE_TYPE_cmpop, 136, 0, 1, 1},
    {"Lt", 2, HEARTHSTONE_TYPE_cmpop, 136, 0, 1, 1},
    {"LtE", 3, HEARTHSTONE_TYPE_cmpop, 136, 0, 1, 1},
    {"Gt", 2, HEARTHSTONE_TYPE_cmpop, 136, 0, 1, 1},
    {"GtE", 3, HEARTHSTONE_TYPE_cmpop, 136, 0, 1, 1},
    {"Is", 2, HEARTHSTONE_TYPE_cmpop, 136, 0, 1, 1},
    {"IsNot", 5, HEARTHSTONE_TYPE_cmpop, 136, 0, 1, 1},
    {"In", 2, HEARTHSTONE_TYPE_cmpop, 136, 0, 1, 1},
    {"NotIn", 5, HEARTHSTONE_TYPE_cmpop, 136, 0, 1, 1},
    {"comprehension", 13, HEARTHSTONE_TYPE_comprehension, 136, 4, 2, 4},
    {"ExceptHandler", 13, HEARTHSTONE_TYPE_excepthandler, 140, 3, 1, 1},
    {"arguments", 9, HEARTHSTONE_TYPE_arguments, 143, 7, 1, 1},
    {"arg", 3, HEARTHSTONE_TYPE_arg, 150, 3, 2, 2},
    {"keyword", 7, HEARTHSTONE_TYPE_keyword, 153, 2, 2, 2},
    {"alias", 5, HEARTHSTONE_TYPE_alias, 155, 2, 2, 2},
    {"withitem", 8, HEARTHSTONE_TYPE_withitem, 157, 2, 2, 2},
    {"match_case", 10, HEARTHSTONE_TYPE_match_case, 159, 3, 2, 2},
    {"MatchValue", 10, HEARTHSTONE_TYPE_pattern, 162, 1, 2, 2},
    {"MatchSingleton", 14, HEARTHSTONE_TYPE_pattern, 163, 1, 2, 2},
    {"MatchSequence", 13, HEARTHSTONE_TYPE_pattern, 164, 1, 1, 1},
    {"MatchMapping", 12, HEARTHSTONE_TYPE_pattern, 165, 3, 1, 1},
    {"MatchClass", 10, HEARTHSTONE_TYPE_pattern, 168, 4, 2, 2},
    {"MatchStar", 9, HEARTHSTONE_TYPE_pattern, 172, 1, 1, 1},
    {"MatchAs", 7, HEARTHSTONE_TYPE_pattern, 173, 2, 1, 1},
    {"MatchOr", 7, HEARTHSTONE_TYPE_pattern, 175, 1, 1, 1},
    {"TypeIgnore", 10, HEARTHSTONE_TYPE_type_ignore, 176, 2, 2, 3},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field hearthstone_fields[] = {
    {"body", 4, HEARTHSTONE_Module, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"type_ignores", 12, HEARTHSTONE_Module, HEARTHSTONE_TYPE_type_ignore, ASN_SEQUENCE, false},
    {"body", 4, HEARTHSTONE_Interactive, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"body", 4, HEARTHSTONE_Expression, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"argtypes", 8, HEARTHSTONE_FunctionType, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"returns", 7, HEARTHSTONE_FunctionType, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"name", 4, HEARTHSTONE_FunctionDef, HEARTHSTONE_TYPE_identifier, ASN_ONE, false},
    {"args", 4, HEARTHSTONE_FunctionDef, HEARTHSTONE_TYPE_arguments, ASN_ONE, false},
    {"body", 4, HEARTHSTONE_FunctionDef, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"decorator_list", 14, HEARTHSTONE_FunctionDef, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"returns", 7, HEARTHSTONE_FunctionDef, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"type_comment", 12, HEARTHSTONE_FunctionDef, HEARTHSTONE_TYPE_string, ASN_OPTIONAL, false},
    {"name", 4, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_TYPE_identifier, ASN_ONE, false},
    {"args", 4, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_TYPE_arguments, ASN_ONE, false},
    {"body", 4, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"decorator_list", 14, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"returns", 7, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"type_comment", 12, HEARTHSTONE_AsyncFunctionDef, HEARTHSTONE_TYPE_string, ASN_OPTIONAL, false},
    {"name", 4, HEARTHSTONE_ClassDef, HEARTHSTONE_TYPE_identifier, ASN_ONE, false},
    {"bases", 5, HEARTHSTONE_ClassDef, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"keywords", 8, HEARTHSTONE_ClassDef, HEARTHSTONE_TYPE_keyword, ASN_SEQUENCE, false},
    {"body", 4, HEARTHSTONE_ClassDef, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"decorator_list", 14, HEARTHSTONE_ClassDef, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"value", 5, HEARTHSTONE_Return, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"targets", 7, HEARTHSTONE_Delete, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"targets", 7, HEARTHSTONE_Assign, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"value", 5, HEARTHSTONE_Assign, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"type_comment", 12, HEARTHSTONE_Assign, HEARTHSTONE_TYPE_string, ASN_OPTIONAL, false},
    {"target", 6, HEARTHSTONE_AugAssign, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"op", 2, HEARTHSTONE_AugAssign, HEARTHSTONE_TYPE_operator, ASN_ONE, false},
    {"value", 5, HEARTHSTONE_AugAssign, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"target", 6, HEARTHSTONE_AnnAssign, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"annotation", 10, HEARTHSTONE_AnnAssign, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"value", 5, HEARTHSTONE_AnnAssign, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"simple", 6, HEARTHSTONE_AnnAssign, HEARTHSTONE_TYPE_int, ASN_ONE, false},
    {"target", 6, HEARTHSTONE_For, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"iter", 4, HEARTHSTONE_For, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"body", 4, HEARTHSTONE_For, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"orelse", 6, HEARTHSTONE_For, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"type_comment", 12, HEARTHSTONE_For, HEARTHSTONE_TYPE_string, ASN_OPTIONAL, false},
    {"target", 6, HEARTHSTONE_AsyncFor, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"iter", 4, HEARTHSTONE_AsyncFor, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"body", 4, HEARTHSTONE_AsyncFor, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"orelse", 6, HEARTHSTONE_AsyncFor, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"type_comment", 12, HEARTHSTONE_AsyncFor, HEARTHSTONE_TYPE_string, ASN_OPTIONAL, false},
    {"test", 4, HEARTHSTONE_While, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"body", 4, HEARTHSTONE_While, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"orelse", 6, HEARTHSTONE_While, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"test", 4, HEARTHSTONE_If, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"body", 4, HEARTHSTONE_If, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"orelse", 6, HEARTHSTONE_If, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"items", 5, HEARTHSTONE_With, HEARTHSTONE_TYPE_withitem, ASN_SEQUENCE, false},
    {"body", 4, HEARTHSTONE_With, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"type_comment", 12, HEARTHSTONE_With, HEARTHSTONE_TYPE_string, ASN_OPTIONAL, false},
    {"items", 5, HEARTHSTONE_AsyncWith, HEARTHSTONE_TYPE_withitem, ASN_SEQUENCE, false},
    {"body", 4, HEARTHSTONE_AsyncWith, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"type_comment", 12, HEARTHSTONE_AsyncWith, HEARTHSTONE_TYPE_string, ASN_OPTIONAL, false},
    {"subject", 7, HEARTHSTONE_Match, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"cases", 5, HEARTHSTONE_Match, HEARTHSTONE_TYPE_match_case, ASN_SEQUENCE, false},
    {"exc", 3, HEARTHSTONE_Raise, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"cause", 5, HEARTHSTONE_Raise, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"body", 4, HEARTHSTONE_Try, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"handlers", 8, HEARTHSTONE_Try, HEARTHSTONE_TYPE_excepthandler, ASN_SEQUENCE, false},
    {"orelse", 6, HEARTHSTONE_Try, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"finalbody", 9, HEARTHSTONE_Try, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"body", 4, HEARTHSTONE_TryStar, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"handlers", 8, HEARTHSTONE_TryStar, HEARTHSTONE_TYPE_excepthandler, ASN_SEQUENCE, false},
    {"orelse", 6, HEARTHSTONE_TryStar, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"finalbody", 9, HEARTHSTONE_TryStar, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"test", 4, HEARTHSTONE_Assert, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"msg", 3, HEARTHSTONE_Assert, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"names", 5, HEARTHSTONE_Import, HEARTHSTONE_TYPE_alias, ASN_SEQUENCE, false},
    {"module", 6, HEARTHSTONE_ImportFrom, HEARTHSTONE_TYPE_identifier, ASN_OPTIONAL, false},
    {"names", 5, HEARTHSTONE_ImportFrom, HEARTHSTONE_TYPE_alias, ASN_SEQUENCE, false},
    {"level", 5, HEARTHSTONE_ImportFrom, HEARTHSTONE_TYPE_int, ASN_OPTIONAL, false},
    {"names", 5, HEARTHSTONE_Global, HEARTHSTONE_TYPE_identifier, ASN_SEQUENCE, false},
    {"names", 5, HEARTHSTONE_Nonlocal, HEARTHSTONE_TYPE_identifier, ASN_SEQUENCE, false},
    {"value", 5, HEARTHSTONE_Expr, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"op", 2, HEARTHSTONE_BoolOp, HEARTHSTONE_TYPE_boolop, ASN_ONE, false},
    {"values", 6, HEARTHSTONE_BoolOp, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"target", 6, HEARTHSTONE_NamedExpr, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"value", 5, HEARTHSTONE_NamedExpr, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"left", 4, HEARTHSTONE_BinOp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"op", 2, HEARTHSTONE_BinOp, HEARTHSTONE_TYPE_operator, ASN_ONE, false},
    {"right", 5, HEARTHSTONE_BinOp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"op", 2, HEARTHSTONE_UnaryOp, HEARTHSTONE_TYPE_unaryop, ASN_ONE, false},
    {"operand", 7, HEARTHSTONE_UnaryOp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"args", 4, HEARTHSTONE_Lambda, HEARTHSTONE_TYPE_arguments, ASN_ONE, false},
    {"body", 4, HEARTHSTONE_Lambda, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"test", 4, HEARTHSTONE_IfExp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"body", 4, HEARTHSTONE_IfExp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"orelse", 6, HEARTHSTONE_IfExp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"keys", 4, HEARTHSTONE_Dict, HEARTHSTONE_TYPE_expr, ASN_OPTIONALS, false},
    {"values", 6, HEARTHSTONE_Dict, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"elts", 4, HEARTHSTONE_Set, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"elt", 3, HEARTHSTONE_ListComp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"generators", 10, HEARTHSTONE_ListComp, HEARTHSTONE_TYPE_comprehension, ASN_SEQUENCE, false},
    {"elt", 3, HEARTHSTONE_SetComp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"generators", 10, HEARTHSTONE_SetComp, HEARTHSTONE_TYPE_comprehension, ASN_SEQUENCE, false},
    {"key", 3, HEARTHSTONE_DictComp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"value", 5, HEARTHSTONE_DictComp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"generators", 10, HEARTHSTONE_DictComp, HEARTHSTONE_TYPE_comprehension, ASN_SEQUENCE, false},
    {"elt", 3, HEARTHSTONE_GeneratorExp, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"generators", 10, HEARTHSTONE_GeneratorExp, HEARTHSTONE_TYPE_comprehension, ASN_SEQUENCE, false},
    {"value", 5, HEARTHSTONE_Await, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"value", 5, HEARTHSTONE_Yield, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"value", 5, HEARTHSTONE_YieldFrom, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"left", 4, HEARTHSTONE_Compare, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"ops", 3, HEARTHSTONE_Compare, HEARTHSTONE_TYPE_cmpop, ASN_SEQUENCE, false},
    {"comparators", 11, HEARTHSTONE_Compare, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"func", 4, HEARTHSTONE_Call, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"args", 4, HEARTHSTONE_Call, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"keywords", 8, HEARTHSTONE_Call, HEARTHSTONE_TYPE_keyword, ASN_SEQUENCE, false},
    {"value", 5, HEARTHSTONE_FormattedValue, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"conversion", 10, HEARTHSTONE_FormattedValue, HEARTHSTONE_TYPE_int, ASN_ONE, false},
    {"format_spec", 11, HEARTHSTONE_FormattedValue, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"values", 6, HEARTHSTONE_JoinedStr, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"value", 5, HEARTHSTONE_Constant, HEARTHSTONE_TYPE_constant, ASN_ONE, false},
    {"kind", 4, HEARTHSTONE_Constant, HEARTHSTONE_TYPE_string, ASN_OPTIONAL, false},
    {"value", 5, HEARTHSTONE_Attribute, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"attr", 4, HEARTHSTONE_Attribute, HEARTHSTONE_TYPE_identifier, ASN_ONE, false},
    {"ctx", 3, HEARTHSTONE_Attribute, HEARTHSTONE_TYPE_expr_context, ASN_ONE, false},
    {"value", 5, HEARTHSTONE_Subscript, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"slice", 5, HEARTHSTONE_Subscript, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"ctx", 3, HEARTHSTONE_Subscript, HEARTHSTONE_TYPE_expr_context, ASN_ONE, false},
    {"value", 5, HEARTHSTONE_Starred, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"ctx", 3, HEARTHSTONE_Starred, HEARTHSTONE_TYPE_expr_context, ASN_ONE, false},
    {"id", 2, HEARTHSTONE_Name, HEARTHSTONE_TYPE_identifier, ASN_ONE, false},
    {"ctx", 3, HEARTHSTONE_Name, HEARTHSTONE_TYPE_expr_context, ASN_ONE, false},
    {"elts", 4, HEARTHSTONE_List, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"ctx", 3, HEARTHSTONE_List, HEARTHSTONE_TYPE_expr_context, ASN_ONE, false},
    {"elts", 4, HEARTHSTONE_Tuple, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"ctx", 3, HEARTHSTONE_Tuple, HEARTHSTONE_TYPE_expr_context, ASN_ONE, false},
    {"lower", 5, HEARTHSTONE_Slice, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"upper", 5, HEARTHSTONE_Slice, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"step", 4, HEARTHSTONE_Slice, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"target", 6, HEARTHSTONE_comprehension, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"iter", 4, HEARTHSTONE_comprehension, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"ifs", 3, HEARTHSTONE_comprehension, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"is_async", 8, HEARTHSTONE_comprehension, HEARTHSTONE_TYPE_int, ASN_ONE, false},
    {"type", 4, HEARTHSTONE_ExceptHandler, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"name", 4, HEARTHSTONE_ExceptHandler, HEARTHSTONE_TYPE_identifier, ASN_OPTIONAL, false},
    {"body", 4, HEARTHSTONE_ExceptHandler, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"posonlyargs", 11, HEARTHSTONE_arguments, HEARTHSTONE_TYPE_arg, ASN_SEQUENCE, false},
    {"args", 4, HEARTHSTONE_arguments, HEARTHSTONE_TYPE_arg, ASN_SEQUENCE, false},
    {"vararg", 6, HEARTHSTONE_arguments, HEARTHSTONE_TYPE_arg, ASN_OPTIONAL, false},
    {"kwonlyargs", 10, HEARTHSTONE_arguments, HEARTHSTONE_TYPE_arg, ASN_SEQUENCE, false},
    {"kw_defaults", 11, HEARTHSTONE_arguments, HEARTHSTONE_TYPE_expr, ASN_OPTIONALS, false},
    {"kwarg", 5, HEARTHSTONE_arguments, HEARTHSTONE_TYPE_arg, ASN_OPTIONAL, false},
    {"defaults", 8, HEARTHSTONE_arguments, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"arg", 3, HEARTHSTONE_arg, HEARTHSTONE_TYPE_identifier, ASN_ONE, false},
    {"annotation", 10, HEARTHSTONE_arg, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"type_comment", 12, HEARTHSTONE_arg, HEARTHSTONE_TYPE_string, ASN_OPTIONAL, false},
    {"arg", 3, HEARTHSTONE_keyword, HEARTHSTONE_TYPE_identifier, ASN_OPTIONAL, false},
    {"value", 5, HEARTHSTONE_keyword, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"name", 4, HEARTHSTONE_alias, HEARTHSTONE_TYPE_identifier, ASN_ONE, false},
    {"asname", 6, HEARTHSTONE_alias, HEARTHSTONE_TYPE_identifier, ASN_OPTIONAL, false},
    {"context_expr", 12, HEARTHSTONE_withitem, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"optional_vars", 13, HEARTHSTONE_withitem, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"pattern", 7, HEARTHSTONE_match_case, HEARTHSTONE_TYPE_pattern, ASN_ONE, false},
    {"guard", 5, HEARTHSTONE_match_case, HEARTHSTONE_TYPE_expr, ASN_OPTIONAL, false},
    {"body", 4, HEARTHSTONE_match_case, HEARTHSTONE_TYPE_stmt, ASN_SEQUENCE, false},
    {"value", 5, HEARTHSTONE_MatchValue, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"value", 5, HEARTHSTONE_MatchSingleton, HEARTHSTONE_TYPE_constant, ASN_ONE, false},
    {"patterns", 8, HEARTHSTONE_MatchSequence, HEARTHSTONE_TYPE_pattern, ASN_SEQUENCE, false},
    {"keys", 4, HEARTHSTONE_MatchMapping, HEARTHSTONE_TYPE_expr, ASN_SEQUENCE, false},
    {"patterns", 8, HEARTHSTONE_MatchMapping, HEARTHSTONE_TYPE_pattern, ASN_SEQUENCE, false},
    {"rest", 4, HEARTHSTONE_MatchMapping, HEARTHSTONE_TYPE_identifier, ASN_OPTIONAL, false},
    {"cls", 3, HEARTHSTONE_MatchClass, HEARTHSTONE_TYPE_expr, ASN_ONE, false},
    {"patterns", 8, HEARTHSTONE_MatchClass, HEARTHSTONE_TYPE_pattern, ASN_SEQUENCE, false},
    {"kwd_attrs", 9, HEARTHSTONE_MatchClass, HEARTHSTONE_TYPE_identifier, ASN_SEQUENCE, false},
    {"kwd_patterns", 12, HEARTHSTONE_MatchClass, HEARTHSTONE_TYPE_pattern, ASN_SEQUENCE, false},
    {"name", 4, HEARTHSTONE_MatchStar, HEARTHSTONE_TYPE_identifier, ASN_OPTIONAL, false},
    {"pattern", 7, HEARTHSTONE_MatchAs, HEARTHSTONE_TYPE_pattern, ASN_OPTIONAL, false},
    {"name", 4, HEARTHSTONE_MatchAs, HEARTHSTONE_TYPE_identifier, ASN_OPTIONAL, false},
    {"patterns", 8, HEARTHSTONE_MatchOr, HEARTHSTONE_TYPE_pattern, ASN_SEQUENCE, false},
    {"lineno", 6, HEARTHSTONE_TypeIgnore, HEARTHSTONE_TYPE_int, ASN_ONE, false},
    {"tag", 3, HEARTHSTONE_TypeIgnore, HEARTHSTONE_TYPE_string, ASN_ONE, false},
};

static const int32_t hearthstone_hash[] = {
    0, 0, 0, 0, 95, 0, 55, 35, 0, 59, 36, 2, 3, 83, 0, 0, 0, 0, 0, 0,
    64, 90, 0, 99, 30, 0, 53, 107, 0, 0, 42, 0, 41, 49, 97, 69, 82, 0, 16, 94,
    0, 86, 78, 106, 0, 44, 73, 0, 13, 54, 0, 0, 0, 87, 19, 0, 29, 0, 0, 0,
    0, 0, 22, 0, 0, 0, 0, 0, 0, 51, 62, 104, 0, 0, 0, 0, 0, 0, 45, 0,
    0, 0, 0, 0, 47, 11, 103, 96, 84, 38, 0, 0, 25, 0, 0, 0, 0, 0, 0, 81,
    31, 74, 0, 0, 0, 0, 9, 0, 0, 0, 6, 15, 0, 0, 0, 0, 0, 43, 70, 72,
    101, 0, 0, 0, 0, 0, 7, 50, 0, 0, 0, 0, 0, 0, 0, 67, 0, 17, 0, 0,
    92, 0, 0, 52, 0, 0, 0, 0, 0, 0, 85, 91, 0, 71, 88, 23, 0, 0, 0, 93,
    0, 4, 56, 39, 63, 0, 0, 0, 102, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 79,
    0, 65, 0, 18, 0, 37, 0, 0, 0, 1, 89, 0, 0, 77, 0, 20, 0, 0, 40, 98,
    0, 34, 46, 48, 75, 0, 26, 28, 60, 57, 32, 66, 80, 105, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 8, 76, 0, 0, 0, 0, 0, 0, 27, 68, 12, 61, 0, 10, 0, 0, 0,
    5, 33, 58, 0, 24, 0, 0, 100, 0, 0, 14, 0, 0, 0, 0, 0,
};

static const asn_input hearthstone_inputs[] = {
    {"name", ASN_CHARS, false, false},
    {"attack", ASN_SYMBOL, false, false},
    {"health", ASN_SYMBOL, false, false},
    {"cost", ASN_SYMBOL, false, false},
    {"durability", ASN_SYMBOL, false, false},
    {"type", ASN_SYMBOL, false, false},
    {"class", ASN_SYMBOL, false, false},
    {"race", ASN_SYMBOL, false, false},
    {"rarity", ASN_SYMBOL, false, false},
    {"description", ASN_WORDS, false, false},
};
static const asn_setting hearthstone_settings[] = {
    {"batch", "10"},
    {"epochs", "400"},
    {"hidden", "100"},
};

static const char *const hearthstone_grammar_text[] = {
    "mod = Module(stmt* body, type_ignore* type_ignores) | Interactive(stmt* body) | Expression(expr body) | FunctionType(expr* argtypes, expr returns)",
    "stmt = FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment) | AsyncFunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment) | ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list) | Return(expr? value) | Delete(expr* targets) | Assign(expr* targets, expr value, string? type_comment) | AugAssign(expr target, operator op, expr value) | AnnAssign(expr target, expr annotation, expr? value, int simple) | For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment) | AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment) | While(expr test, stmt* body, stmt* orelse) | If(expr test, stmt* body, stmt* orelse) | With(withitem* items, stmt* body, string? type_comment) | AsyncWith(withitem* items, stmt* body, string? type_comment) | Match(expr subject, match_case* cases) | Raise(expr? exc, expr? caus"
    "e) | Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody) | TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody) | Assert(expr test, expr? msg) | Import(alias* names) | ImportFrom(identifier? module, alias* names, int? level) | Global(identifier* names) | Nonlocal(identifier* names) | Expr(expr value) | Pass | Break | Continue attributes (int lineno, int col_offset, int? end_lineno, int? end_col_offset)",
    "expr = BoolOp(boolop op, expr* values) | NamedExpr(expr target, expr value) | BinOp(expr left, operator op, expr right) | UnaryOp(unaryop op, expr operand) | Lambda(arguments args, expr body) | IfExp(expr test, expr body, expr orelse) | Dict(expr?* keys, expr* values) | Set(expr* elts) | ListComp(expr elt, comprehension* generators) | SetComp(expr elt, comprehension* generators) | DictComp(expr key, expr value, comprehension* generators) | GeneratorExp(expr elt, comprehension* generators) | Await(expr value) | Yield(expr? value) | YieldFrom(expr value) | Compare(expr left, cmpop* ops, expr* comparators) | Call(expr func, expr* args, keyword* keywords) | FormattedValue(expr value, int conversion, expr? format_spec) | JoinedStr(expr* values) | Constant(constant value, string? kind) | Attribute(expr value, identifier attr, expr_context ctx) | Subscript(expr value, expr slice, expr_context ctx) | Starred(expr value, expr_context ctx) | Name(identifier id, expr_context ctx) | List(expr* elt"
    "s, expr_context ctx) | Tuple(expr* elts, expr_context ctx) | Slice(expr? lower, expr? upper, expr? step) attributes (int lineno, int col_offset, int? end_lineno, int? end_col_offset)",
    "expr_context = Load | Store | Del",
    "boolop = And | Or",
    "operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd | FloorDiv",
    "unaryop = Invert | Not | UAdd | USub",
    "cmpop = Eq | NotEq | Lt | LtE | Gt | GtE | Is | IsNot | In | NotIn",
    "comprehension = (expr target, expr iter, expr* ifs, int is_async)",
    "excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body) attributes (int lineno, int col_offset, int? end_lineno, int? end_col_offset)",
    "arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? kwarg, expr* defaults)",
    "arg = (identifier arg, expr? annotation, string? type_comment) attributes (int lineno, int col_offset, int? end_lineno, int? end_col_offset)",
    "keyword = (identifier? arg, expr value) attributes (int lineno, int col_offset, int? end_lineno, int? end_col_offset)",
    "alias = (identifier name, identifier? asname) attributes (int lineno, int col_offset, int? end_lineno, int? end_col_offset)",
    "withitem = (expr context_expr, expr? optional_vars)",
    "match_case = (pattern pattern, expr? guard, stmt* body)",
    "pattern = MatchValue(expr value) | MatchSingleton(constant value) | MatchSequence(pattern* patterns) | MatchMapping(expr* keys, pattern* patterns, identifier? rest) | MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns) | MatchStar(identifier? name) | MatchAs(pattern? pattern, identifier? name) | MatchOr(pattern* patterns) attributes (int lineno, int col_offset, int? end_lineno, int? end_col_offset)",
    "type_ignore = TypeIgnore(int lineno, string tag)",
    NULL};

static const char *const hearthstone_task_text[] = {
    "-- hearthstone.task: cards of the game to the Python classes that implement them. tools/import_cards.py makes the examples.",
    "--",
    "-- Departures from the paper:",
    "-- The grammar is Python 3.11's (python.asdl), not that of the Python of 2017: Num, Str and NameConstant are now one",
    "-- constructor, Constant, whose value is a string, a number or a name (True, None). The paper's `object` of Num and `string`",
    "-- of Str are therefore one type, `constant`.",
    "-- A tree is the class itself: every card's code is exactly one ClassDef, so the root is stmt and no Module stands around it.",
    "-- The paper simplifies the grammar that it shows; here it is whole: 107 constructors, of which the training cards use 46.",
    "grammar python.asdl",
    "include python.print",
    "root stmt",
    "",
    "-- As in the paper: the name character by character, the description by words, everything else a single token. The",
    "-- components and their order are those of the data; numbers are tokens (-1 where a card has none). The description keeps its",
    "-- mark-up: <b> comes out as the words `<`, `b`, `>`, which say where a keyword (Battlecry, Taunt) begins and ends.",
    "input name chars",
    "input attack symbol",
    "input health symbol",
    "input cost symbol",
    "input durability symbol",
    "input type symbol",
    "input class symbol",
    "input race symbol",
    "input rarity symbol",
    "input description words",
    "",
    "-- The paper leaves open which types can be spelled. About two strings of a card occur nowhere else: the name of the class,",
    "-- an identifier, and the name of the card, a constant. So both are open. Numbers and names among the constants are never",
    "-- spelled, only chosen from the list. `string` is for type comments and the u of u'...', which cards have not: it is open",
    "-- only so that it needs no list.",
    "open identifier string constant spell",
    "closed int",
    "",
    "-- \"We restrict our input and output vocabularies to values that occur more than once in the training set.\"",
    "minimum 2",
    "",
    "-- The paper's: minibatches of 10, 400 passes. The width is the middle of its grid (50, 75, 100, 125, 150).",
    "set batch 10",
    "set epochs 400",
    "set hidden 100",
    "-- python.print: how Python's trees print as Python source. Parsed again, what is printed gives the same tree. Included by",
    "-- the tasks over python.asdl.",
    "default expr_context Load",
    "",
    "-- The loosest first, as the language reference orders them; a child that is looser than its place gets parentheses.",
    "levels named yield test or and not compare bitor bitxor bitand shift sum term factor power await atom",
    "",
    "silent expr_context type_ignore",
    "silent FunctionDef.type_comment AsyncFunctionDef.type_comment Assign.type_comment For.type_comment AsyncFor.type_comment",
    "silent With.type_comment AsyncWith.type_comment arg.type_comment",
    "",
    "-- Modules.",
    "print Module       \"{body:\\n}\"",
    "print Interactive  \"{body:\\n}\"",
    "print Expression   \"{body}\"",
    "print FunctionType \"({argtypes:, }) -> {returns}\"",
    "",
    "-- Statements.",
    "print FunctionDef",
    "    \"{*decorator_list:@{decorator_list@test}\\n}def {name}({args}){?returns: -> {returns@test}}:{>}\\n{body:\\n}{<}\"",
    "print AsyncFunctionDef",
    "    \"{*decorator_list:@{decorator_list@test}\\n}async def {name}({args}){?returns: -> {returns@test}}:{>}\\n{body:\\n}{<}\"",
    "print ClassDef",
    "    \"{*decorator_list:@{decorator_list@test}\\n}class {name}\"",
    "    \"{?bases:({&', ':{bases@test:, }|{keywords:, }})|{?keywords:({keywords:, })}}:{>}\\n{body:\\n}{<}\"",
    "print Return    \"return{?value: {value@test}}\"",
    "print Delete    \"del {targets:, }\"",
    "print Assign    \"{*targets:{targets} = }{value@yield}\"",
    "print AugAssign \"{target} {op}= {value@yield}\"",
    "-- simple is 0 for a name in parentheses",
    "print AnnAssign \"{?simple='1':{target}|{?target=Name:({target})|{target}}}: {annotation@test}{?value: = {value@yield}}\"",
    "print For",
    "    \"for {target} in {iter@test}:{>}\\n{body:\\n}{<}{?orelse:\\nelse:{>}\\n{orelse:\\n}{<}}\"",
    "print AsyncFor",
    "    \"async for {target} in {iter@test}:{>}\\n{body:\\n}{<}{?orelse:\\nelse:{>}\\n{orelse:\\n}{<}}\"",
    "print While",
    "    \"while {test@test}:{>}\\n{body:\\n}{<}{?orelse:\\nelse:{>}\\n{orelse:\\n}{<}}\"",
    "-- an else that holds nothing but an if is an elif",
    "print If",
    "    \"if {test@test}:{>}\\n{body:\\n}{<}{?orelse=[If]:\\n{orelse/elif}|{?orelse:\\nelse:{>}\\n{orelse:\\n}{<}}}\"",
    "print If as elif",
    "    \"elif {test@test}:{>}\\n{body:\\n}{<}{?orelse=[If]:\\n{orelse/elif}|{?orelse:\\nelse:{>}\\n{orelse:\\n}{<}}}\"",
    "print With      \"with {items:, }:{>}\\n{body:\\n}{<}\"",
    "print AsyncWith \"async with {items:, }:{>}\\n{body:\\n}{<}\"",
    "print withitem  \"{context_expr@test/item}{?optional_vars: as {optional_vars}}\"",
    "print Match     \"match {subject@test}:{>}\\n{cases:\\n}{<}\"",
    "print match_case \"case {pattern}{?guard: if {guard@test}}:{>}\\n{body:\\n}{<}\"",
    "print Raise     \"raise{?exc: {exc@test}{?cause: from {cause@test}}}\"",
    "print Try",
    "    \"try:{>}\\n{body:\\n}{<}{*handlers:\\n{handlers}}\"",
    "    \"{?orelse:\\nelse:{>}\\n{orelse:\\n}{<}}{?finalbody:\\nfinally:{>}\\n{finalbody:\\n}{<}}\"",
    "print TryStar",
    "    \"try:{>}\\n{body:\\n}{<}{*handlers:\\n{handlers/star}}\"",
    "    \"{?orelse:\\nelse:{>}\\n{orelse:\\n}{<}}{?finalbody:\\nfinally:{>}\\n{finalbody:\\n}{<}}\"",
    "print ExceptHandler         \"except{?type: {type@test}{?name: as {name}}}:{>}\\n{body:\\n}{<}\"",
    "print ExceptHandler as star \"except*{?type: {type@test}{?name: as {name}}}:{>}\\n{body:\\n}{<}\"",
    "print Assert     \"assert {test@test}{?msg:, {msg@test}}\"",
    "print Import     \"import {names:, }\"",
    "print ImportFrom \"from {level}{module} import {names:, }\"",
    "print ImportFrom.level 0 \"\"",
    "print ImportFrom.level 1 \".\"",
    "print ImportFrom.level 2 \"..\"",
    "print ImportFrom.level 3 \"...\"",
    "print ImportFrom.level 4 \"....\"",
    "print ImportFrom.level 5 \".....\"",
    "print alias    \"{name}{?asname: as {asname}}\"",
    "print Global   \"global {names:, }\"",
    "print Nonlocal \"nonlocal {names:, }\"",
    "print Expr     \"{value@yield}\"",
    "print Pass     \"pass\"",
    "print Break    \"break\"",
    "print Continue \"continue\"",
    "",
    "-- Parameters: a default belongs to the last of posonlyargs and args together, a keyword default to the one beside it.",
    "print arguments",
    "    \"{&', ':{*posonlyargs,defaults$args:{posonlyargs}{?defaults:={defaults@test}}|, }|{?posonlyargs:/}\"",
    "    \"|{*args,defaults$:{args}{?defaults:={defaults@test}}|, }|{?vararg:*{vararg}|{?kwonlyargs:*}}\"",
    "    \"|{*kwonlyargs,kw_defaults:{kwonlyargs}{?kw_defaults:={kw_defaults@test}}|, }|{?kwarg:**{kwarg}}}\"",
    "print arg     \"{arg}{?annotation:: {annotation@test}}\"",
    "print keyword \"{?arg:{arg}={value@test}|**{value@test}}\"",
    "",
    "-- Expressions.",
    "print BoolOp    at op      \"{values@>op: {op} }\"",
    "print NamedExpr at named   \"{target} := {value@test}\"",
    "print BinOp     at op      \"{?op=Pow:{left@await} {op} {right@factor}|{left@op} {op} {right@>op}}\"",
    "print UnaryOp   at op      \"{op}{operand@op}\"",
    "print Lambda    at test    \"{&' ':lambda|{args}}: {body@test}\"",
    "print IfExp     at test    \"{body@or} if {test@or} else {orelse@test}\"",
    "print Compare   at compare \"{left@>compare}{*ops,comparators: {ops} {comparators@>compare}}\"",
    "print Await     at await   \"await {value@atom}\"",
    "print Yield     at yield   \"yield{?value: {value@test}}\"",
    "print YieldFrom at yield   \"yield from {value@test}\"",
    "print Dict         \"\\{{*keys,values:{?keys:{keys@test}: {values@test}|**{values@bitor}}|, }\\}\"",
    "print Set          \"\\{{elts@test:, }\\}\"",
    "print ListComp     \"[{elt@test}{generators}]\"",
    "print SetComp      \"\\{{elt@test}{generators}\\}\"",
    "print DictComp     \"\\{{key@test}: {value@test}{generators}\\}\"",
    "print GeneratorExp \"({elt@test}{generators})\"",
    "print comprehension \" {?is_async='1':async }for {target} in {iter@or}{*ifs: if {ifs@or}}\"",
    "print Call         \"{func@atom}({&', ':{args@test:, }|{keywords:, }})\"",
    "print Attribute    \"{value@atom/receiver}.{attr}\"",
    "print Subscript    \"{value@atom}[{slice@test/bare}]\"",
    "print Starred      \"*{value@bitor}\"",
    "print Name         \"{id}\"",
    "print List         \"[{elts@test:, }]\"",
    "print Slice        \"{?lower:{lower@test}}:{?upper:{upper@test}}{?step::{step@test}}\"",
    "-- a tuple has its parentheses everywhere but in a subscript; with ((a, b)): has one item, with (a, b): has two",
    "print Tuple         \"({elts@test:, }{?elts=[_]:,})\"",
    "print Tuple as bare \"{?elts:{elts@test:, }{?elts=[_]:,}|()}\"",
    "print Tuple as item \"(({elts@test:, }{?elts=[_]:,}))\"",
    "print Constant      \"{kind}{value!repr}\"",
    "-- 1.real is no Python, (1).real is",
    "print Constant as receiver \"{?value=#number:({value!repr})|{kind}{value!repr}}\"",
    "print constant Ellipsis \"...\"",
    "print constant inf      \"1e309\"",
    "print constant infj     \"1e309j\"",
    "",
    "-- f-strings: text and expressions between triple quotes, so that strings inside have quotes of their own.",
    "print JoinedStr         \"f\\\"\\\"\\\"{values/text}\\\"\\\"\\\"\"",
    "print JoinedStr as text \"{values/text}\"",
    "print Constant as text  \"{value!format}{-kind}\"",
    "print FormattedValue    \"f\\\"\\\"\\\"\\{ {value@or}{conversion}{?format_spec::{format_spec/text}}\\}\\\"\\\"\\\"\"",
    "print FormattedValue as text \"\\{ {value@or}{conversion}{?format_spec::{format_spec/text}}\\}\"",
    "print FormattedValue.conversion -1  \"\"",
    "print FormattedValue.conversion 115 \"!s\"",
    "print FormattedValue.conversion 114 \"!r\"",
    "print FormattedValue.conversion 97  \"!a\"",
    "",
    "-- Patterns.",
    "print MatchValue     \"{value}\"",
    "print MatchSingleton \"{value!repr}\"",
    "print MatchSequence  \"[{patterns:, }]\"",
    "print MatchMapping   \"\\{{&', ':{*keys,patterns:{keys}: {patterns}|, }|{?rest:**{rest}}}\\}\"",
    "print MatchClass     \"{cls@atom}({&', ':{patterns:, }|{*kwd_attrs,kwd_patterns:{kwd_attrs}={kwd_patterns}|, }})\"",
    "print MatchStar      \"*{?name:{name}|_}\"",
    "print MatchAs        \"{?pattern:({pattern} as {name})|{?name:{name}|_}}\"",
    "print MatchOr        \"({patterns: \\| })\"",
    "",
    "-- Operators, each with the level of what it makes.",
    "print And      at and     \"and\"",
    "print Or       at or      \"or\"",
    "print Add      at sum     \"+\"",
    "print Sub      at sum     \"-\"",
    "print Mult     at term    \"*\"",
    "print MatMult  at term    \"@\"",
    "print Div      at term    \"/\"",
    "print Mod      at term    \"%\"",
    "print Pow      at power   \"**\"",
    "print LShift   at shift   \"<<\"",
    "print RShift   at shift   \">>\"",
    "print BitOr    at bitor   \"|\"",
    "print BitXor   at bitxor  \"^\"",
    "print BitAnd   at bitand  \"&\"",
    "print FloorDiv at term    \"//\"",
    "print Invert   at factor  \"~\"",
    "print Not      at not     \"not \"",
    "print UAdd     at factor  \"+\"",
    "print USub     at factor  \"-\"",
    "print Eq \"==\"",
    "print NotEq \"!=\"",
    "print Lt \"<\"",
    "print LtE \"<=\"",
    "print Gt \">\"",
    "print GtE \">=\"",
    "print Is \"is\"",
    "print IsNot \"is not\"",
    "print In \"in\"",
    "print NotIn \"not in\"",
    NULL};

const asn_grammar hearthstone_grammar = {
    .abi = ASN_ABI, .name = "hearthstone", .grammar_text = hearthstone_grammar_text, .task_text = hearthstone_task_text,
    .types = hearthstone_types, .ctors = hearthstone_ctors, .fields = hearthstone_fields, .modules = hearthstone_modules,
    .n_types = 22, .n_ctors = 107, .n_fields = 178, .n_modules = 307, .root = HEARTHSTONE_TYPE_stmt,
    .hash = hearthstone_hash, .hash_mask = 255, .inputs = hearthstone_inputs, .n_inputs = 10,
    .settings = hearthstone_settings, .n_settings = 3,
    .minimum = 2, .entities = NULL, .templates = hearthstone_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const hearthstone_mod *hearthstone_new_Module(asn_arena *arena, const hearthstone_stmt *const *body, int body_count, const hearthstone_type_ignore *const *type_ignores, int type_ignores_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Module);
    asn_build_children(&asn_b, HEARTHSTONE_Module_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_Module_type_ignores, type_ignores, type_ignores_count);
    return (const hearthstone_mod *)asn_build_end(&asn_b);
}

const hearthstone_mod *hearthstone_new_Interactive(asn_arena *arena, const hearthstone_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Interactive);
    asn_build_children(&asn_b, HEARTHSTONE_Interactive_body, body, body_count);
    return (const hearthstone_mod *)asn_build_end(&asn_b);
}

const hearthstone_mod *hearthstone_new_Expression(asn_arena *arena, const hearthstone_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Expression);
    asn_build_child(&asn_b, HEARTHSTONE_Expression_body, body);
    return (const hearthstone_mod *)asn_build_end(&asn_b);
}

const hearthstone_mod *hearthstone_new_FunctionType(asn_arena *arena, const hearthstone_expr *const *argtypes, int argtypes_count, const hearthstone_expr *returns)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_FunctionType);
    asn_build_children(&asn_b, HEARTHSTONE_FunctionType_argtypes, argtypes, argtypes_count);
    asn_build_child(&asn_b, HEARTHSTONE_FunctionType_returns, returns);
    return (const hearthstone_mod *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_FunctionDef(asn_arena *arena, asn_atom name, const hearthstone_arguments *args, const hearthstone_stmt *const *body, int body_count, const hearthstone_expr *const *decorator_list, int decorator_list_count, const hearthstone_expr *returns, const asn_atom *type_comment)
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

const hearthstone_stmt *hearthstone_new_AsyncFunctionDef(asn_arena *arena, asn_atom name, const hearthstone_arguments *args, const hearthstone_stmt *const *body, int body_count, const hearthstone_expr *const *decorator_list, int decorator_list_count, const hearthstone_expr *returns, const asn_atom *type_comment)
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

const hearthstone_stmt *hearthstone_new_ClassDef(asn_arena *arena, asn_atom name, const hearthstone_expr *const *bases, int bases_count, const hearthstone_keyword *const *keywords, int keywords_count, const hearthstone_stmt *const *body, int body_count, const hearthstone_expr *const *decorator_list, int decorator_list_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_ClassDef);
    asn_build_value(&asn_b, HEARTHSTONE_ClassDef_name, name);
    asn_build_children(&asn_b, HEARTHSTONE_ClassDef_bases, bases, bases_count);
    asn_build_children(&asn_b, HEARTHSTONE_ClassDef_keywords, keywords, keywords_count);
    asn_build_children(&asn_b, HEARTHSTONE_ClassDef_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_ClassDef_decorator_list, decorator_list, decorator_list_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Return(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Return);
    asn_build_child(&asn_b, HEARTHSTONE_Return_value, value);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Delete(asn_arena *arena, const hearthstone_expr *const *targets, int targets_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Delete);
    asn_build_children(&asn_b, HEARTHSTONE_Delete_targets, targets, targets_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Assign(asn_arena *arena, const hearthstone_expr *const *targets, int targets_count, const hearthstone_expr *value, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Assign);
    asn_build_children(&asn_b, HEARTHSTONE_Assign_targets, targets, targets_count);
    asn_build_child(&asn_b, HEARTHSTONE_Assign_value, value);
    asn_build_optional(&asn_b, HEARTHSTONE_Assign_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_AugAssign(asn_arena *arena, const hearthstone_expr *target, const hearthstone_operator *op, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_AugAssign);
    asn_build_child(&asn_b, HEARTHSTONE_AugAssign_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_AugAssign_op, op);
    asn_build_child(&asn_b, HEARTHSTONE_AugAssign_value, value);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_AnnAssign(asn_arena *arena, const hearthstone_expr *target, const hearthstone_expr *annotation, const hearthstone_expr *value, asn_atom simple)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_AnnAssign);
    asn_build_child(&asn_b, HEARTHSTONE_AnnAssign_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_AnnAssign_annotation, annotation);
    asn_build_child(&asn_b, HEARTHSTONE_AnnAssign_value, value);
    asn_build_value(&asn_b, HEARTHSTONE_AnnAssign_simple, simple);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_For(asn_arena *arena, const hearthstone_expr *target, const hearthstone_expr *iter, const hearthstone_stmt *const *body, int body_count, const hearthstone_stmt *const *orelse, int orelse_count, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_For);
    asn_build_child(&asn_b, HEARTHSTONE_For_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_For_iter, iter);
    asn_build_children(&asn_b, HEARTHSTONE_For_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_For_orelse, orelse, orelse_count);
    asn_build_optional(&asn_b, HEARTHSTONE_For_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_AsyncFor(asn_arena *arena, const hearthstone_expr *target, const hearthstone_expr *iter, const hearthstone_stmt *const *body, int body_count, const hearthstone_stmt *const *orelse, int orelse_count, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_AsyncFor);
    asn_build_child(&asn_b, HEARTHSTONE_AsyncFor_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_AsyncFor_iter, iter);
    asn_build_children(&asn_b, HEARTHSTONE_AsyncFor_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_AsyncFor_orelse, orelse, orelse_count);
    asn_build_optional(&asn_b, HEARTHSTONE_AsyncFor_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_While(asn_arena *arena, const hearthstone_expr *test, const hearthstone_stmt *const *body, int body_count, const hearthstone_stmt *const *orelse, int orelse_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_While);
    asn_build_child(&asn_b, HEARTHSTONE_While_test, test);
    asn_build_children(&asn_b, HEARTHSTONE_While_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_While_orelse, orelse, orelse_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_If(asn_arena *arena, const hearthstone_expr *test, const hearthstone_stmt *const *body, int body_count, const hearthstone_stmt *const *orelse, int orelse_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_If);
    asn_build_child(&asn_b, HEARTHSTONE_If_test, test);
    asn_build_children(&asn_b, HEARTHSTONE_If_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_If_orelse, orelse, orelse_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_With(asn_arena *arena, const hearthstone_withitem *const *items, int items_count, const hearthstone_stmt *const *body, int body_count, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_With);
    asn_build_children(&asn_b, HEARTHSTONE_With_items, items, items_count);
    asn_build_children(&asn_b, HEARTHSTONE_With_body, body, body_count);
    asn_build_optional(&asn_b, HEARTHSTONE_With_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_AsyncWith(asn_arena *arena, const hearthstone_withitem *const *items, int items_count, const hearthstone_stmt *const *body, int body_count, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_AsyncWith);
    asn_build_children(&asn_b, HEARTHSTONE_AsyncWith_items, items, items_count);
    asn_build_children(&asn_b, HEARTHSTONE_AsyncWith_body, body, body_count);
    asn_build_optional(&asn_b, HEARTHSTONE_AsyncWith_type_comment, type_comment);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Match(asn_arena *arena, const hearthstone_expr *subject, const hearthstone_match_case *const *cases, int cases_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Match);
    asn_build_child(&asn_b, HEARTHSTONE_Match_subject, subject);
    asn_build_children(&asn_b, HEARTHSTONE_Match_cases, cases, cases_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Raise(asn_arena *arena, const hearthstone_expr *exc, const hearthstone_expr *cause)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Raise);
    asn_build_child(&asn_b, HEARTHSTONE_Raise_exc, exc);
    asn_build_child(&asn_b, HEARTHSTONE_Raise_cause, cause);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Try(asn_arena *arena, const hearthstone_stmt *const *body, int body_count, const hearthstone_excepthandler *const *handlers, int handlers_count, const hearthstone_stmt *const *orelse, int orelse_count, const hearthstone_stmt *const *finalbody, int finalbody_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Try);
    asn_build_children(&asn_b, HEARTHSTONE_Try_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_Try_handlers, handlers, handlers_count);
    asn_build_children(&asn_b, HEARTHSTONE_Try_orelse, orelse, orelse_count);
    asn_build_children(&asn_b, HEARTHSTONE_Try_finalbody, finalbody, finalbody_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_TryStar(asn_arena *arena, const hearthstone_stmt *const *body, int body_count, const hearthstone_excepthandler *const *handlers, int handlers_count, const hearthstone_stmt *const *orelse, int orelse_count, const hearthstone_stmt *const *finalbody, int finalbody_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_TryStar);
    asn_build_children(&asn_b, HEARTHSTONE_TryStar_body, body, body_count);
    asn_build_children(&asn_b, HEARTHSTONE_TryStar_handlers, handlers, handlers_count);
    asn_build_children(&asn_b, HEARTHSTONE_TryStar_orelse, orelse, orelse_count);
    asn_build_children(&asn_b, HEARTHSTONE_TryStar_finalbody, finalbody, finalbody_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Assert(asn_arena *arena, const hearthstone_expr *test, const hearthstone_expr *msg)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Assert);
    asn_build_child(&asn_b, HEARTHSTONE_Assert_test, test);
    asn_build_child(&asn_b, HEARTHSTONE_Assert_msg, msg);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Import(asn_arena *arena, const hearthstone_alias *const *names, int names_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Import);
    asn_build_children(&asn_b, HEARTHSTONE_Import_names, names, names_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_ImportFrom(asn_arena *arena, const asn_atom *module, const hearthstone_alias *const *names, int names_count, const asn_atom *level)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_ImportFrom);
    asn_build_optional(&asn_b, HEARTHSTONE_ImportFrom_module, module);
    asn_build_children(&asn_b, HEARTHSTONE_ImportFrom_names, names, names_count);
    asn_build_optional(&asn_b, HEARTHSTONE_ImportFrom_level, level);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Global(asn_arena *arena, const asn_atom *names, int names_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Global);
    asn_build_values(&asn_b, HEARTHSTONE_Global_names, names, names_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Nonlocal(asn_arena *arena, const asn_atom *names, int names_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Nonlocal);
    asn_build_values(&asn_b, HEARTHSTONE_Nonlocal_names, names, names_count);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Expr(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Expr);
    asn_build_child(&asn_b, HEARTHSTONE_Expr_value, value);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Pass(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Pass);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Break(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Break);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_new_Continue(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Continue);
    return (const hearthstone_stmt *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_BoolOp(asn_arena *arena, const hearthstone_boolop *op, const hearthstone_expr *const *values, int values_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_BoolOp);
    asn_build_child(&asn_b, HEARTHSTONE_BoolOp_op, op);
    asn_build_children(&asn_b, HEARTHSTONE_BoolOp_values, values, values_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_NamedExpr(asn_arena *arena, const hearthstone_expr *target, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_NamedExpr);
    asn_build_child(&asn_b, HEARTHSTONE_NamedExpr_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_NamedExpr_value, value);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_BinOp(asn_arena *arena, const hearthstone_expr *left, const hearthstone_operator *op, const hearthstone_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_BinOp);
    asn_build_child(&asn_b, HEARTHSTONE_BinOp_left, left);
    asn_build_child(&asn_b, HEARTHSTONE_BinOp_op, op);
    asn_build_child(&asn_b, HEARTHSTONE_BinOp_right, right);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_UnaryOp(asn_arena *arena, const hearthstone_unaryop *op, const hearthstone_expr *operand)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_UnaryOp);
    asn_build_child(&asn_b, HEARTHSTONE_UnaryOp_op, op);
    asn_build_child(&asn_b, HEARTHSTONE_UnaryOp_operand, operand);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Lambda(asn_arena *arena, const hearthstone_arguments *args, const hearthstone_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Lambda);
    asn_build_child(&asn_b, HEARTHSTONE_Lambda_args, args);
    asn_build_child(&asn_b, HEARTHSTONE_Lambda_body, body);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_IfExp(asn_arena *arena, const hearthstone_expr *test, const hearthstone_expr *body, const hearthstone_expr *orelse)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_IfExp);
    asn_build_child(&asn_b, HEARTHSTONE_IfExp_test, test);
    asn_build_child(&asn_b, HEARTHSTONE_IfExp_body, body);
    asn_build_child(&asn_b, HEARTHSTONE_IfExp_orelse, orelse);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Dict(asn_arena *arena, const hearthstone_expr *const *keys, int keys_count, const hearthstone_expr *const *values, int values_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Dict);
    asn_build_children(&asn_b, HEARTHSTONE_Dict_keys, keys, keys_count);
    asn_build_children(&asn_b, HEARTHSTONE_Dict_values, values, values_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Set(asn_arena *arena, const hearthstone_expr *const *elts, int elts_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Set);
    asn_build_children(&asn_b, HEARTHSTONE_Set_elts, elts, elts_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_ListComp(asn_arena *arena, const hearthstone_expr *elt, const hearthstone_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_ListComp);
    asn_build_child(&asn_b, HEARTHSTONE_ListComp_elt, elt);
    asn_build_children(&asn_b, HEARTHSTONE_ListComp_generators, generators, generators_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_SetComp(asn_arena *arena, const hearthstone_expr *elt, const hearthstone_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_SetComp);
    asn_build_child(&asn_b, HEARTHSTONE_SetComp_elt, elt);
    asn_build_children(&asn_b, HEARTHSTONE_SetComp_generators, generators, generators_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_DictComp(asn_arena *arena, const hearthstone_expr *key, const hearthstone_expr *value, const hearthstone_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_DictComp);
    asn_build_child(&asn_b, HEARTHSTONE_DictComp_key, key);
    asn_build_child(&asn_b, HEARTHSTONE_DictComp_value, value);
    asn_build_children(&asn_b, HEARTHSTONE_DictComp_generators, generators, generators_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_GeneratorExp(asn_arena *arena, const hearthstone_expr *elt, const hearthstone_comprehension *const *generators, int generators_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_GeneratorExp);
    asn_build_child(&asn_b, HEARTHSTONE_GeneratorExp_elt, elt);
    asn_build_children(&asn_b, HEARTHSTONE_GeneratorExp_generators, generators, generators_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Await(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Await);
    asn_build_child(&asn_b, HEARTHSTONE_Await_value, value);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Yield(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Yield);
    asn_build_child(&asn_b, HEARTHSTONE_Yield_value, value);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_YieldFrom(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_YieldFrom);
    asn_build_child(&asn_b, HEARTHSTONE_YieldFrom_value, value);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Compare(asn_arena *arena, const hearthstone_expr *left, const hearthstone_cmpop *const *ops, int ops_count, const hearthstone_expr *const *comparators, int comparators_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Compare);
    asn_build_child(&asn_b, HEARTHSTONE_Compare_left, left);
    asn_build_children(&asn_b, HEARTHSTONE_Compare_ops, ops, ops_count);
    asn_build_children(&asn_b, HEARTHSTONE_Compare_comparators, comparators, comparators_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Call(asn_arena *arena, const hearthstone_expr *func, const hearthstone_expr *const *args, int args_count, const hearthstone_keyword *const *keywords, int keywords_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Call);
    asn_build_child(&asn_b, HEARTHSTONE_Call_func, func);
    asn_build_children(&asn_b, HEARTHSTONE_Call_args, args, args_count);
    asn_build_children(&asn_b, HEARTHSTONE_Call_keywords, keywords, keywords_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_FormattedValue(asn_arena *arena, const hearthstone_expr *value, asn_atom conversion, const hearthstone_expr *format_spec)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_FormattedValue);
    asn_build_child(&asn_b, HEARTHSTONE_FormattedValue_value, value);
    asn_build_value(&asn_b, HEARTHSTONE_FormattedValue_conversion, conversion);
    asn_build_child(&asn_b, HEARTHSTONE_FormattedValue_format_spec, format_spec);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_JoinedStr(asn_arena *arena, const hearthstone_expr *const *values, int values_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_JoinedStr);
    asn_build_children(&asn_b, HEARTHSTONE_JoinedStr_values, values, values_count);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Constant(asn_arena *arena, asn_atom value, const asn_atom *kind)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Constant);
    asn_build_value(&asn_b, HEARTHSTONE_Constant_value, value);
    asn_build_optional(&asn_b, HEARTHSTONE_Constant_kind, kind);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Attribute(asn_arena *arena, const hearthstone_expr *value, asn_atom attr, const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Attribute);
    asn_build_child(&asn_b, HEARTHSTONE_Attribute_value, value);
    asn_build_value(&asn_b, HEARTHSTONE_Attribute_attr, attr);
    asn_build_child(&asn_b, HEARTHSTONE_Attribute_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Subscript(asn_arena *arena, const hearthstone_expr *value, const hearthstone_expr *slice, const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Subscript);
    asn_build_child(&asn_b, HEARTHSTONE_Subscript_value, value);
    asn_build_child(&asn_b, HEARTHSTONE_Subscript_slice, slice);
    asn_build_child(&asn_b, HEARTHSTONE_Subscript_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Starred(asn_arena *arena, const hearthstone_expr *value, const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Starred);
    asn_build_child(&asn_b, HEARTHSTONE_Starred_value, value);
    asn_build_child(&asn_b, HEARTHSTONE_Starred_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Name(asn_arena *arena, asn_atom id, const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Name);
    asn_build_value(&asn_b, HEARTHSTONE_Name_id, id);
    asn_build_child(&asn_b, HEARTHSTONE_Name_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_List(asn_arena *arena, const hearthstone_expr *const *elts, int elts_count, const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_List);
    asn_build_children(&asn_b, HEARTHSTONE_List_elts, elts, elts_count);
    asn_build_child(&asn_b, HEARTHSTONE_List_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Tuple(asn_arena *arena, const hearthstone_expr *const *elts, int elts_count, const hearthstone_expr_context *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Tuple);
    asn_build_children(&asn_b, HEARTHSTONE_Tuple_elts, elts, elts_count);
    asn_build_child(&asn_b, HEARTHSTONE_Tuple_ctx, ctx);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr *hearthstone_new_Slice(asn_arena *arena, const hearthstone_expr *lower, const hearthstone_expr *upper, const hearthstone_expr *step)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Slice);
    asn_build_child(&asn_b, HEARTHSTONE_Slice_lower, lower);
    asn_build_child(&asn_b, HEARTHSTONE_Slice_upper, upper);
    asn_build_child(&asn_b, HEARTHSTONE_Slice_step, step);
    return (const hearthstone_expr *)asn_build_end(&asn_b);
}

const hearthstone_expr_context *hearthstone_new_Load(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Load);
    return (const hearthstone_expr_context *)asn_build_end(&asn_b);
}

const hearthstone_expr_context *hearthstone_new_Store(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Store);
    return (const hearthstone_expr_context *)asn_build_end(&asn_b);
}

const hearthstone_expr_context *hearthstone_new_Del(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Del);
    return (const hearthstone_expr_context *)asn_build_end(&asn_b);
}

const hearthstone_boolop *hearthstone_new_And(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_And);
    return (const hearthstone_boolop *)asn_build_end(&asn_b);
}

const hearthstone_boolop *hearthstone_new_Or(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Or);
    return (const hearthstone_boolop *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_Add(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Add);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_Sub(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Sub);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_Mult(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Mult);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_MatMult(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatMult);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_Div(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Div);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_Mod(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Mod);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_Pow(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Pow);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_LShift(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_LShift);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_RShift(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_RShift);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_BitOr(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_BitOr);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_BitXor(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_BitXor);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_BitAnd(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_BitAnd);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_operator *hearthstone_new_FloorDiv(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_FloorDiv);
    return (const hearthstone_operator *)asn_build_end(&asn_b);
}

const hearthstone_unaryop *hearthstone_new_Invert(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Invert);
    return (const hearthstone_unaryop *)asn_build_end(&asn_b);
}

const hearthstone_unaryop *hearthstone_new_Not(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Not);
    return (const hearthstone_unaryop *)asn_build_end(&asn_b);
}

const hearthstone_unaryop *hearthstone_new_UAdd(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_UAdd);
    return (const hearthstone_unaryop *)asn_build_end(&asn_b);
}

const hearthstone_unaryop *hearthstone_new_USub(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_USub);
    return (const hearthstone_unaryop *)asn_build_end(&asn_b);
}

const hearthstone_cmpop *hearthstone_new_Eq(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Eq);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

const hearthstone_cmpop *hearthstone_new_NotEq(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_NotEq);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

const hearthstone_cmpop *hearthstone_new_Lt(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Lt);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

const hearthstone_cmpop *hearthstone_new_LtE(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_LtE);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

const hearthstone_cmpop *hearthstone_new_Gt(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Gt);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

const hearthstone_cmpop *hearthstone_new_GtE(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_GtE);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

const hearthstone_cmpop *hearthstone_new_Is(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_Is);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

const hearthstone_cmpop *hearthstone_new_IsNot(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_IsNot);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

const hearthstone_cmpop *hearthstone_new_In(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_In);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

const hearthstone_cmpop *hearthstone_new_NotIn(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_NotIn);
    return (const hearthstone_cmpop *)asn_build_end(&asn_b);
}

const hearthstone_comprehension *hearthstone_new_comprehension(asn_arena *arena, const hearthstone_expr *target, const hearthstone_expr *iter, const hearthstone_expr *const *ifs, int ifs_count, asn_atom is_async)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_comprehension);
    asn_build_child(&asn_b, HEARTHSTONE_comprehension_target, target);
    asn_build_child(&asn_b, HEARTHSTONE_comprehension_iter, iter);
    asn_build_children(&asn_b, HEARTHSTONE_comprehension_ifs, ifs, ifs_count);
    asn_build_value(&asn_b, HEARTHSTONE_comprehension_is_async, is_async);
    return (const hearthstone_comprehension *)asn_build_end(&asn_b);
}

const hearthstone_excepthandler *hearthstone_new_ExceptHandler(asn_arena *arena, const hearthstone_expr *type, const asn_atom *name, const hearthstone_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_ExceptHandler);
    asn_build_child(&asn_b, HEARTHSTONE_ExceptHandler_type, type);
    asn_build_optional(&asn_b, HEARTHSTONE_ExceptHandler_name, name);
    asn_build_children(&asn_b, HEARTHSTONE_ExceptHandler_body, body, body_count);
    return (const hearthstone_excepthandler *)asn_build_end(&asn_b);
}

const hearthstone_arguments *hearthstone_new_arguments(asn_arena *arena, const hearthstone_arg *const *posonlyargs, int posonlyargs_count, const hearthstone_arg *const *args, int args_count, const hearthstone_arg *vararg, const hearthstone_arg *const *kwonlyargs, int kwonlyargs_count, const hearthstone_expr *const *kw_defaults, int kw_defaults_count, const hearthstone_arg *kwarg, const hearthstone_expr *const *defaults, int defaults_count)
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

const hearthstone_arg *hearthstone_new_arg(asn_arena *arena, asn_atom arg, const hearthstone_expr *annotation, const asn_atom *type_comment)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_arg);
    asn_build_value(&asn_b, HEARTHSTONE_arg_arg, arg);
    asn_build_child(&asn_b, HEARTHSTONE_arg_annotation, annotation);
    asn_build_optional(&asn_b, HEARTHSTONE_arg_type_comment, type_comment);
    return (const hearthstone_arg *)asn_build_end(&asn_b);
}

const hearthstone_keyword *hearthstone_new_keyword(asn_arena *arena, const asn_atom *arg, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_keyword);
    asn_build_optional(&asn_b, HEARTHSTONE_keyword_arg, arg);
    asn_build_child(&asn_b, HEARTHSTONE_keyword_value, value);
    return (const hearthstone_keyword *)asn_build_end(&asn_b);
}

const hearthstone_alias *hearthstone_new_alias(asn_arena *arena, asn_atom name, const asn_atom *asname)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_alias);
    asn_build_value(&asn_b, HEARTHSTONE_alias_name, name);
    asn_build_optional(&asn_b, HEARTHSTONE_alias_asname, asname);
    return (const hearthstone_alias *)asn_build_end(&asn_b);
}

const hearthstone_withitem *hearthstone_new_withitem(asn_arena *arena, const hearthstone_expr *context_expr, const hearthstone_expr *optional_vars)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_withitem);
    asn_build_child(&asn_b, HEARTHSTONE_withitem_context_expr, context_expr);
    asn_build_child(&asn_b, HEARTHSTONE_withitem_optional_vars, optional_vars);
    return (const hearthstone_withitem *)asn_build_end(&asn_b);
}

const hearthstone_match_case *hearthstone_new_match_case(asn_arena *arena, const hearthstone_pattern *pattern, const hearthstone_expr *guard, const hearthstone_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_match_case);
    asn_build_child(&asn_b, HEARTHSTONE_match_case_pattern, pattern);
    asn_build_child(&asn_b, HEARTHSTONE_match_case_guard, guard);
    asn_build_children(&asn_b, HEARTHSTONE_match_case_body, body, body_count);
    return (const hearthstone_match_case *)asn_build_end(&asn_b);
}

const hearthstone_pattern *hearthstone_new_MatchValue(asn_arena *arena, const hearthstone_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchValue);
    asn_build_child(&asn_b, HEARTHSTONE_MatchValue_value, value);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

const hearthstone_pattern *hearthstone_new_MatchSingleton(asn_arena *arena, asn_atom value)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchSingleton);
    asn_build_value(&asn_b, HEARTHSTONE_MatchSingleton_value, value);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

const hearthstone_pattern *hearthstone_new_MatchSequence(asn_arena *arena, const hearthstone_pattern *const *patterns, int patterns_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchSequence);
    asn_build_children(&asn_b, HEARTHSTONE_MatchSequence_patterns, patterns, patterns_count);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

const hearthstone_pattern *hearthstone_new_MatchMapping(asn_arena *arena, const hearthstone_expr *const *keys, int keys_count, const hearthstone_pattern *const *patterns, int patterns_count, const asn_atom *rest)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchMapping);
    asn_build_children(&asn_b, HEARTHSTONE_MatchMapping_keys, keys, keys_count);
    asn_build_children(&asn_b, HEARTHSTONE_MatchMapping_patterns, patterns, patterns_count);
    asn_build_optional(&asn_b, HEARTHSTONE_MatchMapping_rest, rest);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

const hearthstone_pattern *hearthstone_new_MatchClass(asn_arena *arena, const hearthstone_expr *cls, const hearthstone_pattern *const *patterns, int patterns_count, const asn_atom *kwd_attrs, int kwd_attrs_count, const hearthstone_pattern *const *kwd_patterns, int kwd_patterns_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchClass);
    asn_build_child(&asn_b, HEARTHSTONE_MatchClass_cls, cls);
    asn_build_children(&asn_b, HEARTHSTONE_MatchClass_patterns, patterns, patterns_count);
    asn_build_values(&asn_b, HEARTHSTONE_MatchClass_kwd_attrs, kwd_attrs, kwd_attrs_count);
    asn_build_children(&asn_b, HEARTHSTONE_MatchClass_kwd_patterns, kwd_patterns, kwd_patterns_count);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

const hearthstone_pattern *hearthstone_new_MatchStar(asn_arena *arena, const asn_atom *name)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchStar);
    asn_build_optional(&asn_b, HEARTHSTONE_MatchStar_name, name);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

const hearthstone_pattern *hearthstone_new_MatchAs(asn_arena *arena, const hearthstone_pattern *pattern, const asn_atom *name)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchAs);
    asn_build_child(&asn_b, HEARTHSTONE_MatchAs_pattern, pattern);
    asn_build_optional(&asn_b, HEARTHSTONE_MatchAs_name, name);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

const hearthstone_pattern *hearthstone_new_MatchOr(asn_arena *arena, const hearthstone_pattern *const *patterns, int patterns_count)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_MatchOr);
    asn_build_children(&asn_b, HEARTHSTONE_MatchOr_patterns, patterns, patterns_count);
    return (const hearthstone_pattern *)asn_build_end(&asn_b);
}

const hearthstone_type_ignore *hearthstone_new_TypeIgnore(asn_arena *arena, asn_atom lineno, asn_atom tag)
{
    asn_build asn_b = asn_build_begin(arena, &hearthstone_grammar, HEARTHSTONE_TypeIgnore);
    asn_build_value(&asn_b, HEARTHSTONE_TypeIgnore_lineno, lineno);
    asn_build_value(&asn_b, HEARTHSTONE_TypeIgnore_tag, tag);
    return (const hearthstone_type_ignore *)asn_build_end(&asn_b);
}

const hearthstone_stmt *hearthstone_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const hearthstone_stmt *)asn_tree_read(arena, &hearthstone_grammar, HEARTHSTONE_TYPE_stmt, "tree", text, strlen(text), NULL, err);
}

const char *hearthstone_write(asn_arena *arena, const hearthstone_stmt *t)
{
    return asn_tree_write(arena, &hearthstone_grammar, (const asn_tree *)t);
}

const char *hearthstone_text(asn_arena *arena, const hearthstone_stmt *t)
{
    return asn_tree_print(arena, &hearthstone_grammar, (const asn_tree *)t);
}

static bool hearthstone_visit_enter(void *context, const asn_tree *t)
{
    hearthstone_visitor *v = context;
    switch (t->ctor) {
    case HEARTHSTONE_Module: return !v->Module || v->Module(v, (const hearthstone_mod *)t);
    case HEARTHSTONE_Interactive: return !v->Interactive || v->Interactive(v, (const hearthstone_mod *)t);
    case HEARTHSTONE_Expression: return !v->Expression || v->Expression(v, (const hearthstone_mod *)t);
    case HEARTHSTONE_FunctionType: return !v->FunctionType || v->FunctionType(v, (const hearthstone_mod *)t);
    case HEARTHSTONE_FunctionDef: return !v->FunctionDef || v->FunctionDef(v, (const hearthstone_stmt *)t);
    case HEARTHSTONE_AsyncFunctionDef: return !v->AsyncFunctionDef || v->AsyncFunctionDef(v, (const hearthstone_stmt *)t);
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
    case HEARTHSTONE_FormattedValue: return !v->FormattedValue || v->FormattedValue(v, (const hearthstone_expr *)t);
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
    case HEARTHSTONE_comprehension: return !v->comprehension || v->comprehension(v, (const hearthstone_comprehension *)t);
    case HEARTHSTONE_ExceptHandler: return !v->ExceptHandler || v->ExceptHandler(v, (const hearthstone_excepthandler *)t);
    case HEARTHSTONE_arguments: return !v->arguments || v->arguments(v, (const hearthstone_arguments *)t);
    case HEARTHSTONE_arg: return !v->arg || v->arg(v, (const hearthstone_arg *)t);
    case HEARTHSTONE_keyword: return !v->keyword || v->keyword(v, (const hearthstone_keyword *)t);
    case HEARTHSTONE_alias: return !v->alias || v->alias(v, (const hearthstone_alias *)t);
    case HEARTHSTONE_withitem: return !v->withitem || v->withitem(v, (const hearthstone_withitem *)t);
    case HEARTHSTONE_match_case: return !v->match_case || v->match_case(v, (const hearthstone_match_case *)t);
    case HEARTHSTONE_MatchValue: return !v->MatchValue || v->MatchValue(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchSingleton: return !v->MatchSingleton || v->MatchSingleton(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchSequence: return !v->MatchSequence || v->MatchSequence(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchMapping: return !v->MatchMapping || v->MatchMapping(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchClass: return !v->MatchClass || v->MatchClass(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchStar: return !v->MatchStar || v->MatchStar(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchAs: return !v->MatchAs || v->MatchAs(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_MatchOr: return !v->MatchOr || v->MatchOr(v, (const hearthstone_pattern *)t);
    case HEARTHSTONE_TypeIgnore: return !v->TypeIgnore || v->TypeIgnore(v, (const hearthstone_type_ignore *)t);
    default: return true;
    }
}

static void hearthstone_visit_leave(void *context, const asn_tree *t)
{
    hearthstone_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool hearthstone_visit_mod(hearthstone_visitor *v, const hearthstone_mod *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_mod *hearthstone_as_mod(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_mod ? (const hearthstone_mod *)t : NULL;
}

bool hearthstone_visit_stmt(hearthstone_visitor *v, const hearthstone_stmt *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_stmt *hearthstone_as_stmt(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_stmt ? (const hearthstone_stmt *)t : NULL;
}

bool hearthstone_visit_expr(hearthstone_visitor *v, const hearthstone_expr *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_expr *hearthstone_as_expr(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_expr ? (const hearthstone_expr *)t : NULL;
}

bool hearthstone_visit_expr_context(hearthstone_visitor *v, const hearthstone_expr_context *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_expr_context *hearthstone_as_expr_context(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_expr_context ? (const hearthstone_expr_context *)t : NULL;
}

bool hearthstone_visit_boolop(hearthstone_visitor *v, const hearthstone_boolop *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_boolop *hearthstone_as_boolop(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_boolop ? (const hearthstone_boolop *)t : NULL;
}

bool hearthstone_visit_operator(hearthstone_visitor *v, const hearthstone_operator *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_operator *hearthstone_as_operator(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_operator ? (const hearthstone_operator *)t : NULL;
}

bool hearthstone_visit_unaryop(hearthstone_visitor *v, const hearthstone_unaryop *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_unaryop *hearthstone_as_unaryop(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_unaryop ? (const hearthstone_unaryop *)t : NULL;
}

bool hearthstone_visit_cmpop(hearthstone_visitor *v, const hearthstone_cmpop *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_cmpop *hearthstone_as_cmpop(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_cmpop ? (const hearthstone_cmpop *)t : NULL;
}

bool hearthstone_visit_comprehension(hearthstone_visitor *v, const hearthstone_comprehension *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_comprehension *hearthstone_as_comprehension(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_comprehension ? (const hearthstone_comprehension *)t : NULL;
}

bool hearthstone_visit_excepthandler(hearthstone_visitor *v, const hearthstone_excepthandler *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_excepthandler *hearthstone_as_excepthandler(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_excepthandler ? (const hearthstone_excepthandler *)t : NULL;
}

bool hearthstone_visit_arguments(hearthstone_visitor *v, const hearthstone_arguments *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_arguments *hearthstone_as_arguments(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_arguments ? (const hearthstone_arguments *)t : NULL;
}

bool hearthstone_visit_arg(hearthstone_visitor *v, const hearthstone_arg *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_arg *hearthstone_as_arg(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_arg ? (const hearthstone_arg *)t : NULL;
}

bool hearthstone_visit_keyword(hearthstone_visitor *v, const hearthstone_keyword *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_keyword *hearthstone_as_keyword(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_keyword ? (const hearthstone_keyword *)t : NULL;
}

bool hearthstone_visit_alias(hearthstone_visitor *v, const hearthstone_alias *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_alias *hearthstone_as_alias(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_alias ? (const hearthstone_alias *)t : NULL;
}

bool hearthstone_visit_withitem(hearthstone_visitor *v, const hearthstone_withitem *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_withitem *hearthstone_as_withitem(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_withitem ? (const hearthstone_withitem *)t : NULL;
}

bool hearthstone_visit_match_case(hearthstone_visitor *v, const hearthstone_match_case *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_match_case *hearthstone_as_match_case(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_match_case ? (const hearthstone_match_case *)t : NULL;
}

bool hearthstone_visit_pattern(hearthstone_visitor *v, const hearthstone_pattern *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_pattern *hearthstone_as_pattern(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_pattern ? (const hearthstone_pattern *)t : NULL;
}

bool hearthstone_visit_type_ignore(hearthstone_visitor *v, const hearthstone_type_ignore *t)
{
    asn_walk walk = {hearthstone_visit_enter, hearthstone_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &hearthstone_grammar, &walk);
}

const hearthstone_type_ignore *hearthstone_as_type_ignore(const asn_tree *t)
{
    return t && t->ctor && hearthstone_ctors[t->ctor].type == HEARTHSTONE_TYPE_type_ignore ? (const hearthstone_type_ignore *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &hearthstone_grammar);
}
#endif
