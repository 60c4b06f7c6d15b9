/* hearthstone.c: written by asdlc from python.asdl, hearthstone.task and python.print.
 * Change those, not this file. */
#include "hearthstone.h"

_Static_assert(ASN_ABI == 1721467065, "hearthstone.c was written for another runtime; compile the grammar again");

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

/* What a module learns, by its kind. */
static const asn_param hearthstone_p_choice[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_COMP_V, .rows = ASN_HIDDEN, .cols = ASN_INPUTS},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_CHOICES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_CHOICES},
    {.id = ASN_NO_PARAM},
};
static const asn_param hearthstone_p_constructor[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_COMP_V, .rows = ASN_HIDDEN, .cols = ASN_INPUTS},
    {.id = ASN_PARAM_F_E, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param hearthstone_p_one[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param hearthstone_p_optional[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_COMP_V, .rows = ASN_HIDDEN, .cols = ASN_INPUTS},
    {.id = ASN_PARAM_GEN_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_GEN_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_NO_PARAM},
};
static const asn_param hearthstone_p_sequence[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_START, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_COMP_V, .rows = ASN_HIDDEN, .cols = ASN_INPUTS},
    {.id = ASN_PARAM_ATT_S, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_COMP_S, .rows = ASN_HIDDEN, .cols = ASN_INPUTS},
    {.id = ASN_PARAM_GEN_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_S, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_GEN_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_PARAM_UPDATE_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_S, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param hearthstone_p_optionals[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_START, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_COMP_V, .rows = ASN_HIDDEN, .cols = ASN_INPUTS},
    {.id = ASN_PARAM_ATT_S, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_COMP_S, .rows = ASN_HIDDEN, .cols = ASN_INPUTS},
    {.id = ASN_PARAM_GEN_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_S, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_GEN_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_PARAM_UPDATE_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_S, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_SOME_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_SOME_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_SOME_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_SOME_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_SOME_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_NO_PARAM},
};
static const asn_param hearthstone_p_closed[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_COMP_V, .rows = ASN_HIDDEN, .cols = ASN_INPUTS},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_NO_PARAM},
};
static const asn_param hearthstone_p_open[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_COMP_V, .rows = ASN_HIDDEN, .cols = ASN_INPUTS},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_PARAM_NEW_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_NEW_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_NEW_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_NEW_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_NEW_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_NO_PARAM},
};
static const asn_param hearthstone_p_copied[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_COMP_V, .rows = ASN_HIDDEN, .cols = ASN_INPUTS},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_PARAM_WAY_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_WAY_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_WAY_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_WAY_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_WAYS},
    {.id = ASN_PARAM_WAY_OUT_B, .rows = 1, .cols = ASN_WAYS},
    {.id = ASN_PARAM_COPY_V, .rows = ASN_HIDDEN, .cols = ASN_POINTERS},
    {.id = ASN_NO_PARAM},
};

/* ---- The modules, in grammar order: what each decides, its record, its function.
 *
 * v is the state of a node, s the state of a sequence, e an embedding; the parameter e of a field F is e_F. c is the
 * context that attention finds in the input: h_t is the encoding of token t, and k(t) the input it belongs to. x * w
 * is a row times a matrix of parameters. H is the width of a state (the setting `hidden`), C the number of a type's
 * constructors, V the length of a list learnt from the data. Of a type that is copied, a way is its list, a copy
 * statement or spelling, and copy.v[k] is the k-th part of copy.v, 2H columns wide. */

/* python.asdl:6: mod = Module(stmt* body, type_ignore* type_ignores) | Interactive(stmt* body)
 *     | Expression(expr body) | FunctionType(expr* argtypes, expr returns)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   constructor choice   p(C | mod, v) = softmax(f_mod(v, c))_C
 *   network              f_mod(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C,
 *                        f.out.b 1 x C */
static const asn_module hearthstone_m_mod = {
    .name = "mod", .kind = ASN_CHOICE, .what = HEARTHSTONE_TYPE_mod, .go = hearthstone_type_mod,
    .params = hearthstone_p_choice,
};
static bool hearthstone_type_mod(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_mod;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_Module:       return hearthstone_ctor_Module(run, v, node);
    case HEARTHSTONE_Interactive:  return hearthstone_ctor_Interactive(run, v, node);
    case HEARTHSTONE_Expression:   return hearthstone_ctor_Expression(run, v, node);
    case HEARTHSTONE_FunctionType: return hearthstone_ctor_FunctionType(run, v, node);
    }
    return asn_ok(run);
}

/* python.asdl:6: Module(stmt* body, type_ignore* type_ignores)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Module(e_F, c), for each field F
 *   network              f_Module(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Module = {
    .name = "Module", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Module, .go = hearthstone_ctor_Module,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Module(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Module;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body         = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Module_body, c));
    asn_state v_type_ignores = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Module_type_ignores, c));
    return hearthstone_field_Module_body(run, v_body, node)
        && hearthstone_field_Module_type_ignores(run, v_type_ignores, node);
}

/* python.asdl:6: Module.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Module_body = {
    .name = "Module.body", .kind = ASN_FIELD_SEQUENCE, .what = 0, .go = hearthstone_field_Module_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Module_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Module_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_Module_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:6: Module.type_ignores, type_ignore*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Module_type_ignores = {
    .name = "Module.type_ignores", .kind = ASN_FIELD_SEQUENCE, .what = 1,
    .go = hearthstone_field_Module_type_ignores, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Module_type_ignores(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Module_type_ignores;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_type_ignore(run, w, asn_child(run, node, HEARTHSTONE_Module_type_ignores, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:7: Interactive(stmt* body)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Interactive(e_F, c), for each field F
 *   network              f_Interactive(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Interactive = {
    .name = "Interactive", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Interactive,
    .go = hearthstone_ctor_Interactive, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Interactive(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Interactive;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Interactive_body, c));
    return hearthstone_field_Interactive_body(run, v_body, node);
}

/* python.asdl:7: Interactive.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Interactive_body = {
    .name = "Interactive.body", .kind = ASN_FIELD_SEQUENCE, .what = 2, .go = hearthstone_field_Interactive_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Interactive_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Interactive_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_Interactive_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:8: Expression(expr body)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Expression(e_F, c), for each field F
 *   network              f_Expression(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Expression = {
    .name = "Expression", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Expression,
    .go = hearthstone_ctor_Expression, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Expression(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Expression;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Expression_body, c));
    return hearthstone_field_Expression_body(run, v_body, node);
}

/* python.asdl:8: Expression.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Expression_body = {
    .name = "Expression.body", .kind = ASN_FIELD_ONE, .what = 3, .go = hearthstone_field_Expression_body,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Expression_body(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Expression_body, 0));
}

/* python.asdl:9: FunctionType(expr* argtypes, expr returns)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_FunctionType(e_F, c), for each field F
 *   network              f_FunctionType(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_FunctionType = {
    .name = "FunctionType", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_FunctionType,
    .go = hearthstone_ctor_FunctionType, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_FunctionType(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionType;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_argtypes = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionType_argtypes, c));
    asn_state v_returns  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionType_returns, c));
    return hearthstone_field_FunctionType_argtypes(run, v_argtypes, node)
        && hearthstone_field_FunctionType_returns(run, v_returns, node);
}

/* python.asdl:9: FunctionType.argtypes, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_FunctionType_argtypes = {
    .name = "FunctionType.argtypes", .kind = ASN_FIELD_SEQUENCE, .what = 4,
    .go = hearthstone_field_FunctionType_argtypes, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_FunctionType_argtypes(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionType_argtypes;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_FunctionType_argtypes, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:9: FunctionType.returns, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_FunctionType_returns = {
    .name = "FunctionType.returns", .kind = ASN_FIELD_ONE, .what = 5, .go = hearthstone_field_FunctionType_returns,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_FunctionType_returns(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_FunctionType_returns, 0));
}

/* python.asdl:11: stmt = FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list,
 *         expr? returns, string? type_comment)
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
 *     | Global(identifier* names) | Nonlocal(identifier* names) | Expr(expr value) | Pass | Break | Continue
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   constructor choice   p(C | stmt, v) = softmax(f_stmt(v, c))_C
 *   network              f_stmt(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C,
 *                        f.out.b 1 x C */
static const asn_module hearthstone_m_stmt = {
    .name = "stmt", .kind = ASN_CHOICE, .what = HEARTHSTONE_TYPE_stmt, .go = hearthstone_type_stmt,
    .params = hearthstone_p_choice,
};
bool hearthstone_type_stmt(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_stmt;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
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

/* python.asdl:11: FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns
 *    , string? type_comment)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_FunctionDef(e_F, c), for each field F
 *   network              f_FunctionDef(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_FunctionDef = {
    .name = "FunctionDef", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_FunctionDef,
    .go = hearthstone_ctor_FunctionDef, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_FunctionDef(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionDef;
    asn_vec   c                = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionDef_name, c));
    asn_state v_args           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionDef_args, c));
    asn_state v_body           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionDef_body, c));
    asn_state v_decorator_list = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_FunctionDef_decorator_list, c));
    asn_state v_returns        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FunctionDef_returns, c));
    asn_state v_type_comment   = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_FunctionDef_type_comment, c));
    return hearthstone_field_FunctionDef_name(run, v_name, node)
        && hearthstone_field_FunctionDef_args(run, v_args, node)
        && hearthstone_field_FunctionDef_body(run, v_body, node)
        && hearthstone_field_FunctionDef_decorator_list(run, v_decorator_list, node)
        && hearthstone_field_FunctionDef_returns(run, v_returns, node)
        && hearthstone_field_FunctionDef_type_comment(run, v_type_comment, node);
}

/* python.asdl:11: FunctionDef.name, identifier: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_FunctionDef_name = {
    .name = "FunctionDef.name", .kind = ASN_FIELD_ONE, .what = 6, .go = hearthstone_field_FunctionDef_name,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_FunctionDef_name(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_FunctionDef_name, 0));
}

/* python.asdl:11: FunctionDef.args, arguments: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_FunctionDef_args = {
    .name = "FunctionDef.args", .kind = ASN_FIELD_ONE, .what = 7, .go = hearthstone_field_FunctionDef_args,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_FunctionDef_args(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_arguments(run, v, asn_child(run, node, HEARTHSTONE_FunctionDef_args, 0));
}

/* python.asdl:11: FunctionDef.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_FunctionDef_body = {
    .name = "FunctionDef.body", .kind = ASN_FIELD_SEQUENCE, .what = 8, .go = hearthstone_field_FunctionDef_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_FunctionDef_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionDef_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_FunctionDef_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:11: FunctionDef.decorator_list, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_FunctionDef_decorator_list = {
    .name = "FunctionDef.decorator_list", .kind = ASN_FIELD_SEQUENCE, .what = 9,
    .go = hearthstone_field_FunctionDef_decorator_list, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_FunctionDef_decorator_list(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FunctionDef_decorator_list;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_FunctionDef_decorator_list, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:11: FunctionDef.returns, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_FunctionDef_returns = {
    .name = "FunctionDef.returns", .kind = ASN_FIELD_OPTIONAL, .what = 10,
    .go = hearthstone_field_FunctionDef_returns, .params = hearthstone_p_optional,
};
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

/* python.asdl:11: FunctionDef.type_comment, string?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_FunctionDef_type_comment = {
    .name = "FunctionDef.type_comment", .kind = ASN_FIELD_OPTIONAL, .what = 11,
    .go = hearthstone_field_FunctionDef_type_comment, .params = hearthstone_p_optional,
};
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

/* python.asdl:12: AsyncFunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list
 *    , expr? returns, string? type_comment)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_AsyncFunctionDef(e_F, c), for each field F
 *   network              f_AsyncFunctionDef(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_AsyncFunctionDef = {
    .name = "AsyncFunctionDef", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_AsyncFunctionDef,
    .go = hearthstone_ctor_AsyncFunctionDef, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_AsyncFunctionDef(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFunctionDef;
    asn_vec   c                = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name           = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_name, c));
    asn_state v_args           = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_args, c));
    asn_state v_body           = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_body, c));
    asn_state v_decorator_list = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_decorator_list, c));
    asn_state v_returns        = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_returns, c));
    asn_state v_type_comment   = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_AsyncFunctionDef_type_comment, c));
    return hearthstone_field_AsyncFunctionDef_name(run, v_name, node)
        && hearthstone_field_AsyncFunctionDef_args(run, v_args, node)
        && hearthstone_field_AsyncFunctionDef_body(run, v_body, node)
        && hearthstone_field_AsyncFunctionDef_decorator_list(run, v_decorator_list, node)
        && hearthstone_field_AsyncFunctionDef_returns(run, v_returns, node)
        && hearthstone_field_AsyncFunctionDef_type_comment(run, v_type_comment, node);
}

/* python.asdl:12: AsyncFunctionDef.name, identifier: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_AsyncFunctionDef_name = {
    .name = "AsyncFunctionDef.name", .kind = ASN_FIELD_ONE, .what = 12,
    .go = hearthstone_field_AsyncFunctionDef_name, .params = hearthstone_p_one,
};
static bool hearthstone_field_AsyncFunctionDef_name(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_AsyncFunctionDef_name, 0));
}

/* python.asdl:12: AsyncFunctionDef.args, arguments: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_AsyncFunctionDef_args = {
    .name = "AsyncFunctionDef.args", .kind = ASN_FIELD_ONE, .what = 13,
    .go = hearthstone_field_AsyncFunctionDef_args, .params = hearthstone_p_one,
};
static bool hearthstone_field_AsyncFunctionDef_args(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_arguments(run, v, asn_child(run, node, HEARTHSTONE_AsyncFunctionDef_args, 0));
}

/* python.asdl:12: AsyncFunctionDef.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_AsyncFunctionDef_body = {
    .name = "AsyncFunctionDef.body", .kind = ASN_FIELD_SEQUENCE, .what = 14,
    .go = hearthstone_field_AsyncFunctionDef_body, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_AsyncFunctionDef_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFunctionDef_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_AsyncFunctionDef_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:12: AsyncFunctionDef.decorator_list, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_AsyncFunctionDef_decorator_list = {
    .name = "AsyncFunctionDef.decorator_list", .kind = ASN_FIELD_SEQUENCE, .what = 15,
    .go = hearthstone_field_AsyncFunctionDef_decorator_list, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_AsyncFunctionDef_decorator_list(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFunctionDef_decorator_list;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_AsyncFunctionDef_decorator_list, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:12: AsyncFunctionDef.returns, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_AsyncFunctionDef_returns = {
    .name = "AsyncFunctionDef.returns", .kind = ASN_FIELD_OPTIONAL, .what = 16,
    .go = hearthstone_field_AsyncFunctionDef_returns, .params = hearthstone_p_optional,
};
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

/* python.asdl:12: AsyncFunctionDef.type_comment, string?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_AsyncFunctionDef_type_comment = {
    .name = "AsyncFunctionDef.type_comment", .kind = ASN_FIELD_OPTIONAL, .what = 17,
    .go = hearthstone_field_AsyncFunctionDef_type_comment, .params = hearthstone_p_optional,
};
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

/* python.asdl:13: ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_ClassDef(e_F, c), for each field F
 *   network              f_ClassDef(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_ClassDef = {
    .name = "ClassDef", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_ClassDef, .go = hearthstone_ctor_ClassDef,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_ClassDef(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ClassDef;
    asn_vec   c                = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ClassDef_name, c));
    asn_state v_bases          = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ClassDef_bases, c));
    asn_state v_keywords       = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ClassDef_keywords, c));
    asn_state v_body           = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ClassDef_body, c));
    asn_state v_decorator_list = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_ClassDef_decorator_list, c));
    return hearthstone_field_ClassDef_name(run, v_name, node)
        && hearthstone_field_ClassDef_bases(run, v_bases, node)
        && hearthstone_field_ClassDef_keywords(run, v_keywords, node)
        && hearthstone_field_ClassDef_body(run, v_body, node)
        && hearthstone_field_ClassDef_decorator_list(run, v_decorator_list, node);
}

/* python.asdl:13: ClassDef.name, identifier: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_ClassDef_name = {
    .name = "ClassDef.name", .kind = ASN_FIELD_ONE, .what = 18, .go = hearthstone_field_ClassDef_name,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_ClassDef_name(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_ClassDef_name, 0));
}

/* python.asdl:13: ClassDef.bases, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_ClassDef_bases = {
    .name = "ClassDef.bases", .kind = ASN_FIELD_SEQUENCE, .what = 19, .go = hearthstone_field_ClassDef_bases,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_ClassDef_bases(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ClassDef_bases;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_ClassDef_bases, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:13: ClassDef.keywords, keyword*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_ClassDef_keywords = {
    .name = "ClassDef.keywords", .kind = ASN_FIELD_SEQUENCE, .what = 20, .go = hearthstone_field_ClassDef_keywords,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_ClassDef_keywords(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ClassDef_keywords;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_keyword(run, w, asn_child(run, node, HEARTHSTONE_ClassDef_keywords, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:13: ClassDef.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_ClassDef_body = {
    .name = "ClassDef.body", .kind = ASN_FIELD_SEQUENCE, .what = 21, .go = hearthstone_field_ClassDef_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_ClassDef_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ClassDef_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_ClassDef_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:13: ClassDef.decorator_list, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_ClassDef_decorator_list = {
    .name = "ClassDef.decorator_list", .kind = ASN_FIELD_SEQUENCE, .what = 22,
    .go = hearthstone_field_ClassDef_decorator_list, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_ClassDef_decorator_list(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ClassDef_decorator_list;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_ClassDef_decorator_list, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:14: Return(expr? value)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Return(e_F, c), for each field F
 *   network              f_Return(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Return = {
    .name = "Return", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Return, .go = hearthstone_ctor_Return,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Return(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Return;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Return_value, c));
    return hearthstone_field_Return_value(run, v_value, node);
}

/* python.asdl:14: Return.value, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_Return_value = {
    .name = "Return.value", .kind = ASN_FIELD_OPTIONAL, .what = 23, .go = hearthstone_field_Return_value,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:15: Delete(expr* targets)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Delete(e_F, c), for each field F
 *   network              f_Delete(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Delete = {
    .name = "Delete", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Delete, .go = hearthstone_ctor_Delete,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Delete(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Delete;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_targets = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Delete_targets, c));
    return hearthstone_field_Delete_targets(run, v_targets, node);
}

/* python.asdl:15: Delete.targets, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Delete_targets = {
    .name = "Delete.targets", .kind = ASN_FIELD_SEQUENCE, .what = 24, .go = hearthstone_field_Delete_targets,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Delete_targets(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Delete_targets;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Delete_targets, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:16: Assign(expr* targets, expr value, string? type_comment)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Assign(e_F, c), for each field F
 *   network              f_Assign(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Assign = {
    .name = "Assign", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Assign, .go = hearthstone_ctor_Assign,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:16: Assign.targets, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Assign_targets = {
    .name = "Assign.targets", .kind = ASN_FIELD_SEQUENCE, .what = 25, .go = hearthstone_field_Assign_targets,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Assign_targets(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Assign_targets;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Assign_targets, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:16: Assign.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Assign_value = {
    .name = "Assign.value", .kind = ASN_FIELD_ONE, .what = 26, .go = hearthstone_field_Assign_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Assign_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Assign_value, 0));
}

/* python.asdl:16: Assign.type_comment, string?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_Assign_type_comment = {
    .name = "Assign.type_comment", .kind = ASN_FIELD_OPTIONAL, .what = 27,
    .go = hearthstone_field_Assign_type_comment, .params = hearthstone_p_optional,
};
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

/* python.asdl:17: AugAssign(expr target, operator op, expr value)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_AugAssign(e_F, c), for each field F
 *   network              f_AugAssign(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_AugAssign = {
    .name = "AugAssign", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_AugAssign, .go = hearthstone_ctor_AugAssign,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:17: AugAssign.target, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_AugAssign_target = {
    .name = "AugAssign.target", .kind = ASN_FIELD_ONE, .what = 28, .go = hearthstone_field_AugAssign_target,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_AugAssign_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AugAssign_target, 0));
}

/* python.asdl:17: AugAssign.op, operator: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_AugAssign_op = {
    .name = "AugAssign.op", .kind = ASN_FIELD_ONE, .what = 29, .go = hearthstone_field_AugAssign_op,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_AugAssign_op(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_operator(run, v, asn_child(run, node, HEARTHSTONE_AugAssign_op, 0));
}

/* python.asdl:17: AugAssign.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_AugAssign_value = {
    .name = "AugAssign.value", .kind = ASN_FIELD_ONE, .what = 30, .go = hearthstone_field_AugAssign_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_AugAssign_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AugAssign_value, 0));
}

/* python.asdl:18: AnnAssign(expr target, expr annotation, expr? value, int simple)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_AnnAssign(e_F, c), for each field F
 *   network              f_AnnAssign(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_AnnAssign = {
    .name = "AnnAssign", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_AnnAssign, .go = hearthstone_ctor_AnnAssign,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:18: AnnAssign.target, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_AnnAssign_target = {
    .name = "AnnAssign.target", .kind = ASN_FIELD_ONE, .what = 31, .go = hearthstone_field_AnnAssign_target,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_AnnAssign_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AnnAssign_target, 0));
}

/* python.asdl:18: AnnAssign.annotation, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_AnnAssign_annotation = {
    .name = "AnnAssign.annotation", .kind = ASN_FIELD_ONE, .what = 32,
    .go = hearthstone_field_AnnAssign_annotation, .params = hearthstone_p_one,
};
static bool hearthstone_field_AnnAssign_annotation(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AnnAssign_annotation, 0));
}

/* python.asdl:18: AnnAssign.value, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_AnnAssign_value = {
    .name = "AnnAssign.value", .kind = ASN_FIELD_OPTIONAL, .what = 33, .go = hearthstone_field_AnnAssign_value,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:18: AnnAssign.simple, int: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_AnnAssign_simple = {
    .name = "AnnAssign.simple", .kind = ASN_FIELD_ONE, .what = 34, .go = hearthstone_field_AnnAssign_simple,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_AnnAssign_simple(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_int(run, v, asn_child(run, node, HEARTHSTONE_AnnAssign_simple, 0));
}

/* python.asdl:19: For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_For(e_F, c), for each field F
 *   network              f_For(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_For = {
    .name = "For", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_For, .go = hearthstone_ctor_For,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:19: For.target, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_For_target = {
    .name = "For.target", .kind = ASN_FIELD_ONE, .what = 35, .go = hearthstone_field_For_target,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_For_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_For_target, 0));
}

/* python.asdl:19: For.iter, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_For_iter = {
    .name = "For.iter", .kind = ASN_FIELD_ONE, .what = 36, .go = hearthstone_field_For_iter,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_For_iter(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_For_iter, 0));
}

/* python.asdl:19: For.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_For_body = {
    .name = "For.body", .kind = ASN_FIELD_SEQUENCE, .what = 37, .go = hearthstone_field_For_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_For_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_For_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_For_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:19: For.orelse, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_For_orelse = {
    .name = "For.orelse", .kind = ASN_FIELD_SEQUENCE, .what = 38, .go = hearthstone_field_For_orelse,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_For_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_For_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_For_orelse, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:19: For.type_comment, string?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_For_type_comment = {
    .name = "For.type_comment", .kind = ASN_FIELD_OPTIONAL, .what = 39, .go = hearthstone_field_For_type_comment,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:20: AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_AsyncFor(e_F, c), for each field F
 *   network              f_AsyncFor(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_AsyncFor = {
    .name = "AsyncFor", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_AsyncFor, .go = hearthstone_ctor_AsyncFor,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:20: AsyncFor.target, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_AsyncFor_target = {
    .name = "AsyncFor.target", .kind = ASN_FIELD_ONE, .what = 40, .go = hearthstone_field_AsyncFor_target,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_AsyncFor_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AsyncFor_target, 0));
}

/* python.asdl:20: AsyncFor.iter, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_AsyncFor_iter = {
    .name = "AsyncFor.iter", .kind = ASN_FIELD_ONE, .what = 41, .go = hearthstone_field_AsyncFor_iter,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_AsyncFor_iter(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_AsyncFor_iter, 0));
}

/* python.asdl:20: AsyncFor.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_AsyncFor_body = {
    .name = "AsyncFor.body", .kind = ASN_FIELD_SEQUENCE, .what = 42, .go = hearthstone_field_AsyncFor_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_AsyncFor_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFor_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_AsyncFor_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:20: AsyncFor.orelse, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_AsyncFor_orelse = {
    .name = "AsyncFor.orelse", .kind = ASN_FIELD_SEQUENCE, .what = 43, .go = hearthstone_field_AsyncFor_orelse,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_AsyncFor_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncFor_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_AsyncFor_orelse, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:20: AsyncFor.type_comment, string?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_AsyncFor_type_comment = {
    .name = "AsyncFor.type_comment", .kind = ASN_FIELD_OPTIONAL, .what = 44,
    .go = hearthstone_field_AsyncFor_type_comment, .params = hearthstone_p_optional,
};
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

/* python.asdl:21: While(expr test, stmt* body, stmt* orelse)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_While(e_F, c), for each field F
 *   network              f_While(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_While = {
    .name = "While", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_While, .go = hearthstone_ctor_While,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:21: While.test, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_While_test = {
    .name = "While.test", .kind = ASN_FIELD_ONE, .what = 45, .go = hearthstone_field_While_test,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_While_test(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_While_test, 0));
}

/* python.asdl:21: While.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_While_body = {
    .name = "While.body", .kind = ASN_FIELD_SEQUENCE, .what = 46, .go = hearthstone_field_While_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_While_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_While_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_While_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:21: While.orelse, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_While_orelse = {
    .name = "While.orelse", .kind = ASN_FIELD_SEQUENCE, .what = 47, .go = hearthstone_field_While_orelse,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_While_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_While_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_While_orelse, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:22: If(expr test, stmt* body, stmt* orelse)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_If(e_F, c), for each field F
 *   network              f_If(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_If = {
    .name = "If", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_If, .go = hearthstone_ctor_If,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:22: If.test, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_If_test = {
    .name = "If.test", .kind = ASN_FIELD_ONE, .what = 48, .go = hearthstone_field_If_test,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_If_test(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_If_test, 0));
}

/* python.asdl:22: If.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_If_body = {
    .name = "If.body", .kind = ASN_FIELD_SEQUENCE, .what = 49, .go = hearthstone_field_If_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_If_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_If_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_If_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:22: If.orelse, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_If_orelse = {
    .name = "If.orelse", .kind = ASN_FIELD_SEQUENCE, .what = 50, .go = hearthstone_field_If_orelse,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_If_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_If_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_If_orelse, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:23: With(withitem* items, stmt* body, string? type_comment)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_With(e_F, c), for each field F
 *   network              f_With(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_With = {
    .name = "With", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_With, .go = hearthstone_ctor_With,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:23: With.items, withitem*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_With_items = {
    .name = "With.items", .kind = ASN_FIELD_SEQUENCE, .what = 51, .go = hearthstone_field_With_items,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_With_items(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_With_items;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_withitem(run, w, asn_child(run, node, HEARTHSTONE_With_items, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:23: With.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_With_body = {
    .name = "With.body", .kind = ASN_FIELD_SEQUENCE, .what = 52, .go = hearthstone_field_With_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_With_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_With_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_With_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:23: With.type_comment, string?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_With_type_comment = {
    .name = "With.type_comment", .kind = ASN_FIELD_OPTIONAL, .what = 53, .go = hearthstone_field_With_type_comment,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:24: AsyncWith(withitem* items, stmt* body, string? type_comment)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_AsyncWith(e_F, c), for each field F
 *   network              f_AsyncWith(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_AsyncWith = {
    .name = "AsyncWith", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_AsyncWith, .go = hearthstone_ctor_AsyncWith,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_AsyncWith(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncWith;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_items        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncWith_items, c));
    asn_state v_body         = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_AsyncWith_body, c));
    asn_state v_type_comment = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_AsyncWith_type_comment, c));
    return hearthstone_field_AsyncWith_items(run, v_items, node)
        && hearthstone_field_AsyncWith_body(run, v_body, node)
        && hearthstone_field_AsyncWith_type_comment(run, v_type_comment, node);
}

/* python.asdl:24: AsyncWith.items, withitem*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_AsyncWith_items = {
    .name = "AsyncWith.items", .kind = ASN_FIELD_SEQUENCE, .what = 54, .go = hearthstone_field_AsyncWith_items,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_AsyncWith_items(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncWith_items;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_withitem(run, w, asn_child(run, node, HEARTHSTONE_AsyncWith_items, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:24: AsyncWith.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_AsyncWith_body = {
    .name = "AsyncWith.body", .kind = ASN_FIELD_SEQUENCE, .what = 55, .go = hearthstone_field_AsyncWith_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_AsyncWith_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_AsyncWith_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_AsyncWith_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:24: AsyncWith.type_comment, string?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_AsyncWith_type_comment = {
    .name = "AsyncWith.type_comment", .kind = ASN_FIELD_OPTIONAL, .what = 56,
    .go = hearthstone_field_AsyncWith_type_comment, .params = hearthstone_p_optional,
};
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

/* python.asdl:25: Match(expr subject, match_case* cases)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Match(e_F, c), for each field F
 *   network              f_Match(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Match = {
    .name = "Match", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Match, .go = hearthstone_ctor_Match,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Match(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Match;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_subject = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Match_subject, c));
    asn_state v_cases   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Match_cases, c));
    return hearthstone_field_Match_subject(run, v_subject, node)
        && hearthstone_field_Match_cases(run, v_cases, node);
}

/* python.asdl:25: Match.subject, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Match_subject = {
    .name = "Match.subject", .kind = ASN_FIELD_ONE, .what = 57, .go = hearthstone_field_Match_subject,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Match_subject(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Match_subject, 0));
}

/* python.asdl:25: Match.cases, match_case*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Match_cases = {
    .name = "Match.cases", .kind = ASN_FIELD_SEQUENCE, .what = 58, .go = hearthstone_field_Match_cases,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Match_cases(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Match_cases;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_match_case(run, w, asn_child(run, node, HEARTHSTONE_Match_cases, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:26: Raise(expr? exc, expr? cause)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Raise(e_F, c), for each field F
 *   network              f_Raise(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Raise = {
    .name = "Raise", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Raise, .go = hearthstone_ctor_Raise,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Raise(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Raise;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_exc   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Raise_exc, c));
    asn_state v_cause = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Raise_cause, c));
    return hearthstone_field_Raise_exc(run, v_exc, node)
        && hearthstone_field_Raise_cause(run, v_cause, node);
}

/* python.asdl:26: Raise.exc, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_Raise_exc = {
    .name = "Raise.exc", .kind = ASN_FIELD_OPTIONAL, .what = 59, .go = hearthstone_field_Raise_exc,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:26: Raise.cause, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_Raise_cause = {
    .name = "Raise.cause", .kind = ASN_FIELD_OPTIONAL, .what = 60, .go = hearthstone_field_Raise_cause,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:27: Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Try(e_F, c), for each field F
 *   network              f_Try(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Try = {
    .name = "Try", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Try, .go = hearthstone_ctor_Try,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:27: Try.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Try_body = {
    .name = "Try.body", .kind = ASN_FIELD_SEQUENCE, .what = 61, .go = hearthstone_field_Try_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Try_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Try_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_Try_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:27: Try.handlers, excepthandler*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Try_handlers = {
    .name = "Try.handlers", .kind = ASN_FIELD_SEQUENCE, .what = 62, .go = hearthstone_field_Try_handlers,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Try_handlers(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Try_handlers;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_excepthandler(run, w, asn_child(run, node, HEARTHSTONE_Try_handlers, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:27: Try.orelse, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Try_orelse = {
    .name = "Try.orelse", .kind = ASN_FIELD_SEQUENCE, .what = 63, .go = hearthstone_field_Try_orelse,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Try_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Try_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_Try_orelse, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:27: Try.finalbody, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Try_finalbody = {
    .name = "Try.finalbody", .kind = ASN_FIELD_SEQUENCE, .what = 64, .go = hearthstone_field_Try_finalbody,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Try_finalbody(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Try_finalbody;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_Try_finalbody, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:28: TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_TryStar(e_F, c), for each field F
 *   network              f_TryStar(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_TryStar = {
    .name = "TryStar", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_TryStar, .go = hearthstone_ctor_TryStar,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:28: TryStar.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_TryStar_body = {
    .name = "TryStar.body", .kind = ASN_FIELD_SEQUENCE, .what = 65, .go = hearthstone_field_TryStar_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_TryStar_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TryStar_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_TryStar_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:28: TryStar.handlers, excepthandler*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_TryStar_handlers = {
    .name = "TryStar.handlers", .kind = ASN_FIELD_SEQUENCE, .what = 66, .go = hearthstone_field_TryStar_handlers,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_TryStar_handlers(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TryStar_handlers;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_excepthandler(run, w, asn_child(run, node, HEARTHSTONE_TryStar_handlers, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:28: TryStar.orelse, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_TryStar_orelse = {
    .name = "TryStar.orelse", .kind = ASN_FIELD_SEQUENCE, .what = 67, .go = hearthstone_field_TryStar_orelse,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_TryStar_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TryStar_orelse;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_TryStar_orelse, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:28: TryStar.finalbody, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_TryStar_finalbody = {
    .name = "TryStar.finalbody", .kind = ASN_FIELD_SEQUENCE, .what = 68, .go = hearthstone_field_TryStar_finalbody,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_TryStar_finalbody(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TryStar_finalbody;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_TryStar_finalbody, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:29: Assert(expr test, expr? msg)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Assert(e_F, c), for each field F
 *   network              f_Assert(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Assert = {
    .name = "Assert", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Assert, .go = hearthstone_ctor_Assert,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Assert(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Assert;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_test = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Assert_test, c));
    asn_state v_msg  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Assert_msg, c));
    return hearthstone_field_Assert_test(run, v_test, node)
        && hearthstone_field_Assert_msg(run, v_msg, node);
}

/* python.asdl:29: Assert.test, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Assert_test = {
    .name = "Assert.test", .kind = ASN_FIELD_ONE, .what = 69, .go = hearthstone_field_Assert_test,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Assert_test(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Assert_test, 0));
}

/* python.asdl:29: Assert.msg, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_Assert_msg = {
    .name = "Assert.msg", .kind = ASN_FIELD_OPTIONAL, .what = 70, .go = hearthstone_field_Assert_msg,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:30: Import(alias* names)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Import(e_F, c), for each field F
 *   network              f_Import(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Import = {
    .name = "Import", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Import, .go = hearthstone_ctor_Import,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Import(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Import;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_names = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Import_names, c));
    return hearthstone_field_Import_names(run, v_names, node);
}

/* python.asdl:30: Import.names, alias*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Import_names = {
    .name = "Import.names", .kind = ASN_FIELD_SEQUENCE, .what = 71, .go = hearthstone_field_Import_names,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Import_names(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Import_names;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_alias(run, w, asn_child(run, node, HEARTHSTONE_Import_names, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:31: ImportFrom(identifier? module, alias* names, int? level)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_ImportFrom(e_F, c), for each field F
 *   network              f_ImportFrom(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_ImportFrom = {
    .name = "ImportFrom", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_ImportFrom,
    .go = hearthstone_ctor_ImportFrom, .params = hearthstone_p_constructor,
};
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

/* python.asdl:31: ImportFrom.module, identifier?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_ImportFrom_module = {
    .name = "ImportFrom.module", .kind = ASN_FIELD_OPTIONAL, .what = 72, .go = hearthstone_field_ImportFrom_module,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:31: ImportFrom.names, alias*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_ImportFrom_names = {
    .name = "ImportFrom.names", .kind = ASN_FIELD_SEQUENCE, .what = 73, .go = hearthstone_field_ImportFrom_names,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_ImportFrom_names(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ImportFrom_names;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_alias(run, w, asn_child(run, node, HEARTHSTONE_ImportFrom_names, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:31: ImportFrom.level, int?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_ImportFrom_level = {
    .name = "ImportFrom.level", .kind = ASN_FIELD_OPTIONAL, .what = 74, .go = hearthstone_field_ImportFrom_level,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:32: Global(identifier* names)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Global(e_F, c), for each field F
 *   network              f_Global(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Global = {
    .name = "Global", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Global, .go = hearthstone_ctor_Global,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Global(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Global;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_names = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Global_names, c));
    return hearthstone_field_Global_names(run, v_names, node);
}

/* python.asdl:32: Global.names, identifier*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Global_names = {
    .name = "Global.names", .kind = ASN_FIELD_SEQUENCE, .what = 75, .go = hearthstone_field_Global_names,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Global_names(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Global_names;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_identifier(run, w, asn_child(run, node, HEARTHSTONE_Global_names, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:33: Nonlocal(identifier* names)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Nonlocal(e_F, c), for each field F
 *   network              f_Nonlocal(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Nonlocal = {
    .name = "Nonlocal", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Nonlocal, .go = hearthstone_ctor_Nonlocal,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Nonlocal(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Nonlocal;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_names = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Nonlocal_names, c));
    return hearthstone_field_Nonlocal_names(run, v_names, node);
}

/* python.asdl:33: Nonlocal.names, identifier*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Nonlocal_names = {
    .name = "Nonlocal.names", .kind = ASN_FIELD_SEQUENCE, .what = 76, .go = hearthstone_field_Nonlocal_names,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Nonlocal_names(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Nonlocal_names;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_identifier(run, w, asn_child(run, node, HEARTHSTONE_Nonlocal_names, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:34: Expr(expr value)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Expr(e_F, c), for each field F
 *   network              f_Expr(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Expr = {
    .name = "Expr", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Expr, .go = hearthstone_ctor_Expr,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Expr;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Expr_value, c));
    return hearthstone_field_Expr_value(run, v_value, node);
}

/* python.asdl:34: Expr.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Expr_value = {
    .name = "Expr.value", .kind = ASN_FIELD_ONE, .what = 77, .go = hearthstone_field_Expr_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Expr_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Expr_value, 0));
}

/* python.asdl:35: Pass
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Pass = {
    .name = "Pass", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Pass, .go = hearthstone_ctor_Pass,
};
static bool hearthstone_ctor_Pass(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:36: Break
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Break = {
    .name = "Break", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Break, .go = hearthstone_ctor_Break,
};
static bool hearthstone_ctor_Break(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:37: Continue
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Continue = {
    .name = "Continue", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Continue, .go = hearthstone_ctor_Continue,
};
static bool hearthstone_ctor_Continue(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:40: expr = BoolOp(boolop op, expr* values) | NamedExpr(expr target, expr value)
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
 *     | Tuple(expr* elts, expr_context ctx) | Slice(expr? lower, expr? upper, expr? step)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C
 *   network              f_expr(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C,
 *                        f.out.b 1 x C */
static const asn_module hearthstone_m_expr = {
    .name = "expr", .kind = ASN_CHOICE, .what = HEARTHSTONE_TYPE_expr, .go = hearthstone_type_expr,
    .params = hearthstone_p_choice,
};
static bool hearthstone_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
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

/* python.asdl:40: BoolOp(boolop op, expr* values)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_BoolOp(e_F, c), for each field F
 *   network              f_BoolOp(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_BoolOp = {
    .name = "BoolOp", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_BoolOp, .go = hearthstone_ctor_BoolOp,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_BoolOp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_BoolOp;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_op     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_BoolOp_op, c));
    asn_state v_values = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_BoolOp_values, c));
    return hearthstone_field_BoolOp_op(run, v_op, node)
        && hearthstone_field_BoolOp_values(run, v_values, node);
}

/* python.asdl:40: BoolOp.op, boolop: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_BoolOp_op = {
    .name = "BoolOp.op", .kind = ASN_FIELD_ONE, .what = 78, .go = hearthstone_field_BoolOp_op,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_BoolOp_op(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_boolop(run, v, asn_child(run, node, HEARTHSTONE_BoolOp_op, 0));
}

/* python.asdl:40: BoolOp.values, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_BoolOp_values = {
    .name = "BoolOp.values", .kind = ASN_FIELD_SEQUENCE, .what = 79, .go = hearthstone_field_BoolOp_values,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_BoolOp_values(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_BoolOp_values;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_BoolOp_values, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:41: NamedExpr(expr target, expr value)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_NamedExpr(e_F, c), for each field F
 *   network              f_NamedExpr(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_NamedExpr = {
    .name = "NamedExpr", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_NamedExpr, .go = hearthstone_ctor_NamedExpr,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_NamedExpr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_NamedExpr;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_target = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_NamedExpr_target, c));
    asn_state v_value  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_NamedExpr_value, c));
    return hearthstone_field_NamedExpr_target(run, v_target, node)
        && hearthstone_field_NamedExpr_value(run, v_value, node);
}

/* python.asdl:41: NamedExpr.target, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_NamedExpr_target = {
    .name = "NamedExpr.target", .kind = ASN_FIELD_ONE, .what = 80, .go = hearthstone_field_NamedExpr_target,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_NamedExpr_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_NamedExpr_target, 0));
}

/* python.asdl:41: NamedExpr.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_NamedExpr_value = {
    .name = "NamedExpr.value", .kind = ASN_FIELD_ONE, .what = 81, .go = hearthstone_field_NamedExpr_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_NamedExpr_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_NamedExpr_value, 0));
}

/* python.asdl:42: BinOp(expr left, operator op, expr right)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_BinOp(e_F, c), for each field F
 *   network              f_BinOp(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_BinOp = {
    .name = "BinOp", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_BinOp, .go = hearthstone_ctor_BinOp,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:42: BinOp.left, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_BinOp_left = {
    .name = "BinOp.left", .kind = ASN_FIELD_ONE, .what = 82, .go = hearthstone_field_BinOp_left,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_BinOp_left(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_BinOp_left, 0));
}

/* python.asdl:42: BinOp.op, operator: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_BinOp_op = {
    .name = "BinOp.op", .kind = ASN_FIELD_ONE, .what = 83, .go = hearthstone_field_BinOp_op,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_BinOp_op(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_operator(run, v, asn_child(run, node, HEARTHSTONE_BinOp_op, 0));
}

/* python.asdl:42: BinOp.right, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_BinOp_right = {
    .name = "BinOp.right", .kind = ASN_FIELD_ONE, .what = 84, .go = hearthstone_field_BinOp_right,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_BinOp_right(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_BinOp_right, 0));
}

/* python.asdl:43: UnaryOp(unaryop op, expr operand)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_UnaryOp(e_F, c), for each field F
 *   network              f_UnaryOp(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_UnaryOp = {
    .name = "UnaryOp", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_UnaryOp, .go = hearthstone_ctor_UnaryOp,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_UnaryOp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_UnaryOp;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_op      = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_UnaryOp_op, c));
    asn_state v_operand = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_UnaryOp_operand, c));
    return hearthstone_field_UnaryOp_op(run, v_op, node)
        && hearthstone_field_UnaryOp_operand(run, v_operand, node);
}

/* python.asdl:43: UnaryOp.op, unaryop: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_UnaryOp_op = {
    .name = "UnaryOp.op", .kind = ASN_FIELD_ONE, .what = 85, .go = hearthstone_field_UnaryOp_op,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_UnaryOp_op(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_unaryop(run, v, asn_child(run, node, HEARTHSTONE_UnaryOp_op, 0));
}

/* python.asdl:43: UnaryOp.operand, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_UnaryOp_operand = {
    .name = "UnaryOp.operand", .kind = ASN_FIELD_ONE, .what = 86, .go = hearthstone_field_UnaryOp_operand,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_UnaryOp_operand(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_UnaryOp_operand, 0));
}

/* python.asdl:44: Lambda(arguments args, expr body)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Lambda(e_F, c), for each field F
 *   network              f_Lambda(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Lambda = {
    .name = "Lambda", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Lambda, .go = hearthstone_ctor_Lambda,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Lambda(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Lambda;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_args = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Lambda_args, c));
    asn_state v_body = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Lambda_body, c));
    return hearthstone_field_Lambda_args(run, v_args, node)
        && hearthstone_field_Lambda_body(run, v_body, node);
}

/* python.asdl:44: Lambda.args, arguments: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Lambda_args = {
    .name = "Lambda.args", .kind = ASN_FIELD_ONE, .what = 87, .go = hearthstone_field_Lambda_args,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Lambda_args(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_arguments(run, v, asn_child(run, node, HEARTHSTONE_Lambda_args, 0));
}

/* python.asdl:44: Lambda.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Lambda_body = {
    .name = "Lambda.body", .kind = ASN_FIELD_ONE, .what = 88, .go = hearthstone_field_Lambda_body,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Lambda_body(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Lambda_body, 0));
}

/* python.asdl:45: IfExp(expr test, expr body, expr orelse)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_IfExp(e_F, c), for each field F
 *   network              f_IfExp(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_IfExp = {
    .name = "IfExp", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_IfExp, .go = hearthstone_ctor_IfExp,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:45: IfExp.test, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_IfExp_test = {
    .name = "IfExp.test", .kind = ASN_FIELD_ONE, .what = 89, .go = hearthstone_field_IfExp_test,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_IfExp_test(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_IfExp_test, 0));
}

/* python.asdl:45: IfExp.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_IfExp_body = {
    .name = "IfExp.body", .kind = ASN_FIELD_ONE, .what = 90, .go = hearthstone_field_IfExp_body,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_IfExp_body(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_IfExp_body, 0));
}

/* python.asdl:45: IfExp.orelse, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_IfExp_orelse = {
    .name = "IfExp.orelse", .kind = ASN_FIELD_ONE, .what = 91, .go = hearthstone_field_IfExp_orelse,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_IfExp_orelse(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_IfExp_orelse, 0));
}

/* python.asdl:46: Dict(expr?* keys, expr* values)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Dict(e_F, c), for each field F
 *   network              f_Dict(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Dict = {
    .name = "Dict", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Dict, .go = hearthstone_ctor_Dict,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Dict(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Dict;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_keys   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Dict_keys, c));
    asn_state v_values = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Dict_values, c));
    return hearthstone_field_Dict_keys(run, v_keys, node)
        && hearthstone_field_Dict_values(run, v_values, node);
}

/* python.asdl:46: Dict.keys, expr?*: a sequence with gaps; i counts its places
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   presence             p(y_i = 1) = sigmoid(f_some(v_w, c))
 *   network              f_some(v, c) = tanh(v * some.v + c * some.c + some.b) * some.out.w + some.out.b
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H, some.v H x H, some.c 2H x H, some.b 1 x H, some.out.w H x 1,
 *                        some.out.b 1 x 1 */
static const asn_module hearthstone_m_Dict_keys = {
    .name = "Dict.keys", .kind = ASN_FIELD_OPTIONALS, .what = 92, .go = hearthstone_field_Dict_keys,
    .params = hearthstone_p_optionals,
};
static bool hearthstone_field_Dict_keys(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Dict_keys;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (asn_present(run, m, w, c, node, i) &&
            !hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Dict_keys, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:46: Dict.values, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Dict_values = {
    .name = "Dict.values", .kind = ASN_FIELD_SEQUENCE, .what = 93, .go = hearthstone_field_Dict_values,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Dict_values(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Dict_values;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Dict_values, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:47: Set(expr* elts)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Set(e_F, c), for each field F
 *   network              f_Set(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Set = {
    .name = "Set", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Set, .go = hearthstone_ctor_Set,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Set(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Set;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elts = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Set_elts, c));
    return hearthstone_field_Set_elts(run, v_elts, node);
}

/* python.asdl:47: Set.elts, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Set_elts = {
    .name = "Set.elts", .kind = ASN_FIELD_SEQUENCE, .what = 94, .go = hearthstone_field_Set_elts,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Set_elts(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Set_elts;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Set_elts, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:48: ListComp(expr elt, comprehension* generators)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_ListComp(e_F, c), for each field F
 *   network              f_ListComp(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_ListComp = {
    .name = "ListComp", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_ListComp, .go = hearthstone_ctor_ListComp,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_ListComp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ListComp;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elt        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ListComp_elt, c));
    asn_state v_generators = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_ListComp_generators, c));
    return hearthstone_field_ListComp_elt(run, v_elt, node)
        && hearthstone_field_ListComp_generators(run, v_generators, node);
}

/* python.asdl:48: ListComp.elt, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_ListComp_elt = {
    .name = "ListComp.elt", .kind = ASN_FIELD_ONE, .what = 95, .go = hearthstone_field_ListComp_elt,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_ListComp_elt(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_ListComp_elt, 0));
}

/* python.asdl:48: ListComp.generators, comprehension*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_ListComp_generators = {
    .name = "ListComp.generators", .kind = ASN_FIELD_SEQUENCE, .what = 96,
    .go = hearthstone_field_ListComp_generators, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_ListComp_generators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ListComp_generators;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_comprehension(run, w, asn_child(run, node, HEARTHSTONE_ListComp_generators, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:49: SetComp(expr elt, comprehension* generators)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_SetComp(e_F, c), for each field F
 *   network              f_SetComp(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_SetComp = {
    .name = "SetComp", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_SetComp, .go = hearthstone_ctor_SetComp,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_SetComp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_SetComp;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elt        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_SetComp_elt, c));
    asn_state v_generators = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_SetComp_generators, c));
    return hearthstone_field_SetComp_elt(run, v_elt, node)
        && hearthstone_field_SetComp_generators(run, v_generators, node);
}

/* python.asdl:49: SetComp.elt, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_SetComp_elt = {
    .name = "SetComp.elt", .kind = ASN_FIELD_ONE, .what = 97, .go = hearthstone_field_SetComp_elt,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_SetComp_elt(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_SetComp_elt, 0));
}

/* python.asdl:49: SetComp.generators, comprehension*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_SetComp_generators = {
    .name = "SetComp.generators", .kind = ASN_FIELD_SEQUENCE, .what = 98,
    .go = hearthstone_field_SetComp_generators, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_SetComp_generators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_SetComp_generators;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_comprehension(run, w, asn_child(run, node, HEARTHSTONE_SetComp_generators, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:50: DictComp(expr key, expr value, comprehension* generators)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_DictComp(e_F, c), for each field F
 *   network              f_DictComp(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_DictComp = {
    .name = "DictComp", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_DictComp, .go = hearthstone_ctor_DictComp,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:50: DictComp.key, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_DictComp_key = {
    .name = "DictComp.key", .kind = ASN_FIELD_ONE, .what = 99, .go = hearthstone_field_DictComp_key,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_DictComp_key(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_DictComp_key, 0));
}

/* python.asdl:50: DictComp.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_DictComp_value = {
    .name = "DictComp.value", .kind = ASN_FIELD_ONE, .what = 100, .go = hearthstone_field_DictComp_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_DictComp_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_DictComp_value, 0));
}

/* python.asdl:50: DictComp.generators, comprehension*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_DictComp_generators = {
    .name = "DictComp.generators", .kind = ASN_FIELD_SEQUENCE, .what = 101,
    .go = hearthstone_field_DictComp_generators, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_DictComp_generators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_DictComp_generators;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_comprehension(run, w, asn_child(run, node, HEARTHSTONE_DictComp_generators, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:51: GeneratorExp(expr elt, comprehension* generators)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_GeneratorExp(e_F, c), for each field F
 *   network              f_GeneratorExp(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_GeneratorExp = {
    .name = "GeneratorExp", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_GeneratorExp,
    .go = hearthstone_ctor_GeneratorExp, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_GeneratorExp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_GeneratorExp;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elt        = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_GeneratorExp_elt, c));
    asn_state v_generators = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_GeneratorExp_generators, c));
    return hearthstone_field_GeneratorExp_elt(run, v_elt, node)
        && hearthstone_field_GeneratorExp_generators(run, v_generators, node);
}

/* python.asdl:51: GeneratorExp.elt, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_GeneratorExp_elt = {
    .name = "GeneratorExp.elt", .kind = ASN_FIELD_ONE, .what = 102, .go = hearthstone_field_GeneratorExp_elt,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_GeneratorExp_elt(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_GeneratorExp_elt, 0));
}

/* python.asdl:51: GeneratorExp.generators, comprehension*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_GeneratorExp_generators = {
    .name = "GeneratorExp.generators", .kind = ASN_FIELD_SEQUENCE, .what = 103,
    .go = hearthstone_field_GeneratorExp_generators, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_GeneratorExp_generators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_GeneratorExp_generators;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_comprehension(run, w, asn_child(run, node, HEARTHSTONE_GeneratorExp_generators, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:52: Await(expr value)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Await(e_F, c), for each field F
 *   network              f_Await(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Await = {
    .name = "Await", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Await, .go = hearthstone_ctor_Await,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Await(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Await;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Await_value, c));
    return hearthstone_field_Await_value(run, v_value, node);
}

/* python.asdl:52: Await.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Await_value = {
    .name = "Await.value", .kind = ASN_FIELD_ONE, .what = 104, .go = hearthstone_field_Await_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Await_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Await_value, 0));
}

/* python.asdl:53: Yield(expr? value)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Yield(e_F, c), for each field F
 *   network              f_Yield(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Yield = {
    .name = "Yield", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Yield, .go = hearthstone_ctor_Yield,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Yield(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Yield;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Yield_value, c));
    return hearthstone_field_Yield_value(run, v_value, node);
}

/* python.asdl:53: Yield.value, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_Yield_value = {
    .name = "Yield.value", .kind = ASN_FIELD_OPTIONAL, .what = 105, .go = hearthstone_field_Yield_value,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:54: YieldFrom(expr value)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_YieldFrom(e_F, c), for each field F
 *   network              f_YieldFrom(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_YieldFrom = {
    .name = "YieldFrom", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_YieldFrom, .go = hearthstone_ctor_YieldFrom,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_YieldFrom(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_YieldFrom;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_YieldFrom_value, c));
    return hearthstone_field_YieldFrom_value(run, v_value, node);
}

/* python.asdl:54: YieldFrom.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_YieldFrom_value = {
    .name = "YieldFrom.value", .kind = ASN_FIELD_ONE, .what = 106, .go = hearthstone_field_YieldFrom_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_YieldFrom_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_YieldFrom_value, 0));
}

/* python.asdl:55: Compare(expr left, cmpop* ops, expr* comparators)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Compare(e_F, c), for each field F
 *   network              f_Compare(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Compare = {
    .name = "Compare", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Compare, .go = hearthstone_ctor_Compare,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:55: Compare.left, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Compare_left = {
    .name = "Compare.left", .kind = ASN_FIELD_ONE, .what = 107, .go = hearthstone_field_Compare_left,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Compare_left(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Compare_left, 0));
}

/* python.asdl:55: Compare.ops, cmpop*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Compare_ops = {
    .name = "Compare.ops", .kind = ASN_FIELD_SEQUENCE, .what = 108, .go = hearthstone_field_Compare_ops,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Compare_ops(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Compare_ops;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_cmpop(run, w, asn_child(run, node, HEARTHSTONE_Compare_ops, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:55: Compare.comparators, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Compare_comparators = {
    .name = "Compare.comparators", .kind = ASN_FIELD_SEQUENCE, .what = 109,
    .go = hearthstone_field_Compare_comparators, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Compare_comparators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Compare_comparators;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Compare_comparators, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:56: Call(expr func, expr* args, keyword* keywords)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Call(e_F, c), for each field F
 *   network              f_Call(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Call = {
    .name = "Call", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Call, .go = hearthstone_ctor_Call,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:56: Call.func, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Call_func = {
    .name = "Call.func", .kind = ASN_FIELD_ONE, .what = 110, .go = hearthstone_field_Call_func,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Call_func(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Call_func, 0));
}

/* python.asdl:56: Call.args, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Call_args = {
    .name = "Call.args", .kind = ASN_FIELD_SEQUENCE, .what = 111, .go = hearthstone_field_Call_args,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Call_args(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Call_args;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Call_args, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:56: Call.keywords, keyword*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Call_keywords = {
    .name = "Call.keywords", .kind = ASN_FIELD_SEQUENCE, .what = 112, .go = hearthstone_field_Call_keywords,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Call_keywords(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Call_keywords;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_keyword(run, w, asn_child(run, node, HEARTHSTONE_Call_keywords, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:57: FormattedValue(expr value, int conversion, expr? format_spec)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_FormattedValue(e_F, c), for each field F
 *   network              f_FormattedValue(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_FormattedValue = {
    .name = "FormattedValue", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_FormattedValue,
    .go = hearthstone_ctor_FormattedValue, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_FormattedValue(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_FormattedValue;
    asn_vec   c             = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value       = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_FormattedValue_value, c));
    asn_state v_conversion  = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_FormattedValue_conversion, c));
    asn_state v_format_spec = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_FormattedValue_format_spec, c));
    return hearthstone_field_FormattedValue_value(run, v_value, node)
        && hearthstone_field_FormattedValue_conversion(run, v_conversion, node)
        && hearthstone_field_FormattedValue_format_spec(run, v_format_spec, node);
}

/* python.asdl:57: FormattedValue.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_FormattedValue_value = {
    .name = "FormattedValue.value", .kind = ASN_FIELD_ONE, .what = 113,
    .go = hearthstone_field_FormattedValue_value, .params = hearthstone_p_one,
};
static bool hearthstone_field_FormattedValue_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_FormattedValue_value, 0));
}

/* python.asdl:57: FormattedValue.conversion, int: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_FormattedValue_conversion = {
    .name = "FormattedValue.conversion", .kind = ASN_FIELD_ONE, .what = 114,
    .go = hearthstone_field_FormattedValue_conversion, .params = hearthstone_p_one,
};
static bool hearthstone_field_FormattedValue_conversion(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_int(run, v, asn_child(run, node, HEARTHSTONE_FormattedValue_conversion, 0));
}

/* python.asdl:57: FormattedValue.format_spec, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_FormattedValue_format_spec = {
    .name = "FormattedValue.format_spec", .kind = ASN_FIELD_OPTIONAL, .what = 115,
    .go = hearthstone_field_FormattedValue_format_spec, .params = hearthstone_p_optional,
};
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

/* python.asdl:58: JoinedStr(expr* values)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_JoinedStr(e_F, c), for each field F
 *   network              f_JoinedStr(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_JoinedStr = {
    .name = "JoinedStr", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_JoinedStr, .go = hearthstone_ctor_JoinedStr,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_JoinedStr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_JoinedStr;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_values = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_JoinedStr_values, c));
    return hearthstone_field_JoinedStr_values(run, v_values, node);
}

/* python.asdl:58: JoinedStr.values, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_JoinedStr_values = {
    .name = "JoinedStr.values", .kind = ASN_FIELD_SEQUENCE, .what = 116, .go = hearthstone_field_JoinedStr_values,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_JoinedStr_values(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_JoinedStr_values;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_JoinedStr_values, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:59: Constant(constant value, string? kind)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Constant(e_F, c), for each field F
 *   network              f_Constant(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Constant = {
    .name = "Constant", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Constant, .go = hearthstone_ctor_Constant,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Constant(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Constant;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Constant_value, c));
    asn_state v_kind  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Constant_kind, c));
    return hearthstone_field_Constant_value(run, v_value, node)
        && hearthstone_field_Constant_kind(run, v_kind, node);
}

/* python.asdl:59: Constant.value, constant: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Constant_value = {
    .name = "Constant.value", .kind = ASN_FIELD_ONE, .what = 117, .go = hearthstone_field_Constant_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Constant_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_constant(run, v, asn_child(run, node, HEARTHSTONE_Constant_value, 0));
}

/* python.asdl:59: Constant.kind, string?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_Constant_kind = {
    .name = "Constant.kind", .kind = ASN_FIELD_OPTIONAL, .what = 118, .go = hearthstone_field_Constant_kind,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:60: Attribute(expr value, identifier attr, expr_context ctx)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Attribute(e_F, c), for each field F
 *   network              f_Attribute(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Attribute = {
    .name = "Attribute", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Attribute, .go = hearthstone_ctor_Attribute,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:60: Attribute.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Attribute_value = {
    .name = "Attribute.value", .kind = ASN_FIELD_ONE, .what = 119, .go = hearthstone_field_Attribute_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Attribute_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Attribute_value, 0));
}

/* python.asdl:60: Attribute.attr, identifier: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Attribute_attr = {
    .name = "Attribute.attr", .kind = ASN_FIELD_ONE, .what = 120, .go = hearthstone_field_Attribute_attr,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Attribute_attr(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_Attribute_attr, 0));
}

/* python.asdl:60: Attribute.ctx, expr_context: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Attribute_ctx = {
    .name = "Attribute.ctx", .kind = ASN_FIELD_ONE, .what = 121, .go = hearthstone_field_Attribute_ctx,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Attribute_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_Attribute_ctx, 0));
}

/* python.asdl:61: Subscript(expr value, expr slice, expr_context ctx)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Subscript(e_F, c), for each field F
 *   network              f_Subscript(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Subscript = {
    .name = "Subscript", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Subscript, .go = hearthstone_ctor_Subscript,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:61: Subscript.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Subscript_value = {
    .name = "Subscript.value", .kind = ASN_FIELD_ONE, .what = 122, .go = hearthstone_field_Subscript_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Subscript_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Subscript_value, 0));
}

/* python.asdl:61: Subscript.slice, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Subscript_slice = {
    .name = "Subscript.slice", .kind = ASN_FIELD_ONE, .what = 123, .go = hearthstone_field_Subscript_slice,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Subscript_slice(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Subscript_slice, 0));
}

/* python.asdl:61: Subscript.ctx, expr_context: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Subscript_ctx = {
    .name = "Subscript.ctx", .kind = ASN_FIELD_ONE, .what = 124, .go = hearthstone_field_Subscript_ctx,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Subscript_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_Subscript_ctx, 0));
}

/* python.asdl:62: Starred(expr value, expr_context ctx)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Starred(e_F, c), for each field F
 *   network              f_Starred(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Starred = {
    .name = "Starred", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Starred, .go = hearthstone_ctor_Starred,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Starred(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Starred;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Starred_value, c));
    asn_state v_ctx   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Starred_ctx, c));
    return hearthstone_field_Starred_value(run, v_value, node)
        && hearthstone_field_Starred_ctx(run, v_ctx, node);
}

/* python.asdl:62: Starred.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Starred_value = {
    .name = "Starred.value", .kind = ASN_FIELD_ONE, .what = 125, .go = hearthstone_field_Starred_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Starred_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_Starred_value, 0));
}

/* python.asdl:62: Starred.ctx, expr_context: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Starred_ctx = {
    .name = "Starred.ctx", .kind = ASN_FIELD_ONE, .what = 126, .go = hearthstone_field_Starred_ctx,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Starred_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_Starred_ctx, 0));
}

/* python.asdl:63: Name(identifier id, expr_context ctx)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Name(e_F, c), for each field F
 *   network              f_Name(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Name = {
    .name = "Name", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Name, .go = hearthstone_ctor_Name,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Name(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Name;
    asn_vec   c     = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_id  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Name_id, c));
    asn_state v_ctx = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Name_ctx, c));
    return hearthstone_field_Name_id(run, v_id, node)
        && hearthstone_field_Name_ctx(run, v_ctx, node);
}

/* python.asdl:63: Name.id, identifier: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Name_id = {
    .name = "Name.id", .kind = ASN_FIELD_ONE, .what = 127, .go = hearthstone_field_Name_id,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Name_id(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_Name_id, 0));
}

/* python.asdl:63: Name.ctx, expr_context: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Name_ctx = {
    .name = "Name.ctx", .kind = ASN_FIELD_ONE, .what = 128, .go = hearthstone_field_Name_ctx,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Name_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_Name_ctx, 0));
}

/* python.asdl:64: List(expr* elts, expr_context ctx)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_List(e_F, c), for each field F
 *   network              f_List(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_List = {
    .name = "List", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_List, .go = hearthstone_ctor_List,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_List(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_List;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elts = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_List_elts, c));
    asn_state v_ctx  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_List_ctx, c));
    return hearthstone_field_List_elts(run, v_elts, node)
        && hearthstone_field_List_ctx(run, v_ctx, node);
}

/* python.asdl:64: List.elts, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_List_elts = {
    .name = "List.elts", .kind = ASN_FIELD_SEQUENCE, .what = 129, .go = hearthstone_field_List_elts,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_List_elts(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_List_elts;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_List_elts, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:64: List.ctx, expr_context: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_List_ctx = {
    .name = "List.ctx", .kind = ASN_FIELD_ONE, .what = 130, .go = hearthstone_field_List_ctx,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_List_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_List_ctx, 0));
}

/* python.asdl:65: Tuple(expr* elts, expr_context ctx)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Tuple(e_F, c), for each field F
 *   network              f_Tuple(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Tuple = {
    .name = "Tuple", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Tuple, .go = hearthstone_ctor_Tuple,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_Tuple(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Tuple;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_elts = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Tuple_elts, c));
    asn_state v_ctx  = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_Tuple_ctx, c));
    return hearthstone_field_Tuple_elts(run, v_elts, node)
        && hearthstone_field_Tuple_ctx(run, v_ctx, node);
}

/* python.asdl:65: Tuple.elts, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_Tuple_elts = {
    .name = "Tuple.elts", .kind = ASN_FIELD_SEQUENCE, .what = 131, .go = hearthstone_field_Tuple_elts,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_Tuple_elts(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_Tuple_elts;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_Tuple_elts, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:65: Tuple.ctx, expr_context: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_Tuple_ctx = {
    .name = "Tuple.ctx", .kind = ASN_FIELD_ONE, .what = 132, .go = hearthstone_field_Tuple_ctx,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_Tuple_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr_context(run, v, asn_child(run, node, HEARTHSTONE_Tuple_ctx, 0));
}

/* python.asdl:66: Slice(expr? lower, expr? upper, expr? step)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_Slice(e_F, c), for each field F
 *   network              f_Slice(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_Slice = {
    .name = "Slice", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Slice, .go = hearthstone_ctor_Slice,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:66: Slice.lower, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_Slice_lower = {
    .name = "Slice.lower", .kind = ASN_FIELD_OPTIONAL, .what = 133, .go = hearthstone_field_Slice_lower,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:66: Slice.upper, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_Slice_upper = {
    .name = "Slice.upper", .kind = ASN_FIELD_OPTIONAL, .what = 134, .go = hearthstone_field_Slice_upper,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:66: Slice.step, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_Slice_step = {
    .name = "Slice.step", .kind = ASN_FIELD_OPTIONAL, .what = 135, .go = hearthstone_field_Slice_step,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:69: expr_context = Load | Store | Del
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   constructor choice   p(C | expr_context, v) = softmax(f_expr_context(v, c))_C
 *   network              f_expr_context(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C,
 *                        f.out.b 1 x C */
static const asn_module hearthstone_m_expr_context = {
    .name = "expr_context", .kind = ASN_CHOICE, .what = HEARTHSTONE_TYPE_expr_context,
    .go = hearthstone_type_expr_context, .params = hearthstone_p_choice,
};
static bool hearthstone_type_expr_context(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_expr_context;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_Load:  return hearthstone_ctor_Load(run, v, node);
    case HEARTHSTONE_Store: return hearthstone_ctor_Store(run, v, node);
    case HEARTHSTONE_Del:   return hearthstone_ctor_Del(run, v, node);
    }
    return asn_ok(run);
}

/* python.asdl:69: Load
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Load = {
    .name = "Load", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Load, .go = hearthstone_ctor_Load,
};
static bool hearthstone_ctor_Load(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:69: Store
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Store = {
    .name = "Store", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Store, .go = hearthstone_ctor_Store,
};
static bool hearthstone_ctor_Store(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:69: Del
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Del = {
    .name = "Del", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Del, .go = hearthstone_ctor_Del,
};
static bool hearthstone_ctor_Del(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:71: boolop = And | Or
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   constructor choice   p(C | boolop, v) = softmax(f_boolop(v, c))_C
 *   network              f_boolop(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C,
 *                        f.out.b 1 x C */
static const asn_module hearthstone_m_boolop = {
    .name = "boolop", .kind = ASN_CHOICE, .what = HEARTHSTONE_TYPE_boolop, .go = hearthstone_type_boolop,
    .params = hearthstone_p_choice,
};
static bool hearthstone_type_boolop(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_boolop;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_And: return hearthstone_ctor_And(run, v, node);
    case HEARTHSTONE_Or:  return hearthstone_ctor_Or(run, v, node);
    }
    return asn_ok(run);
}

/* python.asdl:71: And
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_And = {
    .name = "And", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_And, .go = hearthstone_ctor_And,
};
static bool hearthstone_ctor_And(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:71: Or
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Or = {
    .name = "Or", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Or, .go = hearthstone_ctor_Or,
};
static bool hearthstone_ctor_Or(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor
 *     | BitAnd | FloorDiv
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   constructor choice   p(C | operator, v) = softmax(f_operator(v, c))_C
 *   network              f_operator(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C,
 *                        f.out.b 1 x C */
static const asn_module hearthstone_m_operator = {
    .name = "operator", .kind = ASN_CHOICE, .what = HEARTHSTONE_TYPE_operator, .go = hearthstone_type_operator,
    .params = hearthstone_p_choice,
};
static bool hearthstone_type_operator(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_operator;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
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

/* python.asdl:73: Add
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Add = {
    .name = "Add", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Add, .go = hearthstone_ctor_Add,
};
static bool hearthstone_ctor_Add(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: Sub
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Sub = {
    .name = "Sub", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Sub, .go = hearthstone_ctor_Sub,
};
static bool hearthstone_ctor_Sub(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: Mult
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Mult = {
    .name = "Mult", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Mult, .go = hearthstone_ctor_Mult,
};
static bool hearthstone_ctor_Mult(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: MatMult
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_MatMult = {
    .name = "MatMult", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_MatMult, .go = hearthstone_ctor_MatMult,
};
static bool hearthstone_ctor_MatMult(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: Div
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Div = {
    .name = "Div", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Div, .go = hearthstone_ctor_Div,
};
static bool hearthstone_ctor_Div(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: Mod
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Mod = {
    .name = "Mod", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Mod, .go = hearthstone_ctor_Mod,
};
static bool hearthstone_ctor_Mod(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: Pow
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Pow = {
    .name = "Pow", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Pow, .go = hearthstone_ctor_Pow,
};
static bool hearthstone_ctor_Pow(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: LShift
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_LShift = {
    .name = "LShift", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_LShift, .go = hearthstone_ctor_LShift,
};
static bool hearthstone_ctor_LShift(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: RShift
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_RShift = {
    .name = "RShift", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_RShift, .go = hearthstone_ctor_RShift,
};
static bool hearthstone_ctor_RShift(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: BitOr
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_BitOr = {
    .name = "BitOr", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_BitOr, .go = hearthstone_ctor_BitOr,
};
static bool hearthstone_ctor_BitOr(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: BitXor
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_BitXor = {
    .name = "BitXor", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_BitXor, .go = hearthstone_ctor_BitXor,
};
static bool hearthstone_ctor_BitXor(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: BitAnd
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_BitAnd = {
    .name = "BitAnd", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_BitAnd, .go = hearthstone_ctor_BitAnd,
};
static bool hearthstone_ctor_BitAnd(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:73: FloorDiv
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_FloorDiv = {
    .name = "FloorDiv", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_FloorDiv, .go = hearthstone_ctor_FloorDiv,
};
static bool hearthstone_ctor_FloorDiv(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:75: unaryop = Invert | Not | UAdd | USub
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   constructor choice   p(C | unaryop, v) = softmax(f_unaryop(v, c))_C
 *   network              f_unaryop(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C,
 *                        f.out.b 1 x C */
static const asn_module hearthstone_m_unaryop = {
    .name = "unaryop", .kind = ASN_CHOICE, .what = HEARTHSTONE_TYPE_unaryop, .go = hearthstone_type_unaryop,
    .params = hearthstone_p_choice,
};
static bool hearthstone_type_unaryop(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_unaryop;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HEARTHSTONE_Invert: return hearthstone_ctor_Invert(run, v, node);
    case HEARTHSTONE_Not:    return hearthstone_ctor_Not(run, v, node);
    case HEARTHSTONE_UAdd:   return hearthstone_ctor_UAdd(run, v, node);
    case HEARTHSTONE_USub:   return hearthstone_ctor_USub(run, v, node);
    }
    return asn_ok(run);
}

/* python.asdl:75: Invert
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Invert = {
    .name = "Invert", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Invert, .go = hearthstone_ctor_Invert,
};
static bool hearthstone_ctor_Invert(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:75: Not
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Not = {
    .name = "Not", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Not, .go = hearthstone_ctor_Not,
};
static bool hearthstone_ctor_Not(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:75: UAdd
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_UAdd = {
    .name = "UAdd", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_UAdd, .go = hearthstone_ctor_UAdd,
};
static bool hearthstone_ctor_UAdd(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:75: USub
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_USub = {
    .name = "USub", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_USub, .go = hearthstone_ctor_USub,
};
static bool hearthstone_ctor_USub(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:77: cmpop = Eq | NotEq | Lt | LtE | Gt | GtE | Is | IsNot | In | NotIn
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   constructor choice   p(C | cmpop, v) = softmax(f_cmpop(v, c))_C
 *   network              f_cmpop(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C,
 *                        f.out.b 1 x C */
static const asn_module hearthstone_m_cmpop = {
    .name = "cmpop", .kind = ASN_CHOICE, .what = HEARTHSTONE_TYPE_cmpop, .go = hearthstone_type_cmpop,
    .params = hearthstone_p_choice,
};
static bool hearthstone_type_cmpop(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_cmpop;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
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

/* python.asdl:77: Eq
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Eq = {
    .name = "Eq", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Eq, .go = hearthstone_ctor_Eq,
};
static bool hearthstone_ctor_Eq(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:77: NotEq
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_NotEq = {
    .name = "NotEq", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_NotEq, .go = hearthstone_ctor_NotEq,
};
static bool hearthstone_ctor_NotEq(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:77: Lt
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Lt = {
    .name = "Lt", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Lt, .go = hearthstone_ctor_Lt,
};
static bool hearthstone_ctor_Lt(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:77: LtE
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_LtE = {
    .name = "LtE", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_LtE, .go = hearthstone_ctor_LtE,
};
static bool hearthstone_ctor_LtE(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:77: Gt
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Gt = {
    .name = "Gt", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Gt, .go = hearthstone_ctor_Gt,
};
static bool hearthstone_ctor_Gt(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:77: GtE
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_GtE = {
    .name = "GtE", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_GtE, .go = hearthstone_ctor_GtE,
};
static bool hearthstone_ctor_GtE(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:77: Is
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_Is = {
    .name = "Is", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_Is, .go = hearthstone_ctor_Is,
};
static bool hearthstone_ctor_Is(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:77: IsNot
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_IsNot = {
    .name = "IsNot", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_IsNot, .go = hearthstone_ctor_IsNot,
};
static bool hearthstone_ctor_IsNot(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:77: In
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_In = {
    .name = "In", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_In, .go = hearthstone_ctor_In,
};
static bool hearthstone_ctor_In(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:77: NotIn
 *   parameters           none: there are no fields */
static const asn_module hearthstone_m_NotIn = {
    .name = "NotIn", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_NotIn, .go = hearthstone_ctor_NotIn,
};
static bool hearthstone_ctor_NotIn(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* python.asdl:79: comprehension = (expr target, expr iter, expr* ifs, int is_async)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module hearthstone_m_comprehension = {
    .name = "comprehension", .kind = ASN_SINGLE, .what = HEARTHSTONE_TYPE_comprehension,
    .go = hearthstone_type_comprehension,
};
static bool hearthstone_type_comprehension(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_comprehension;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_comprehension(run, v, node);
}

/* python.asdl:79: comprehension = (expr target, expr iter, expr* ifs, int is_async)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_comprehension(e_F, c), for each field F
 *   network              f_comprehension(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_comprehension_ctor = {
    .name = "comprehension", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_comprehension,
    .go = hearthstone_ctor_comprehension, .params = hearthstone_p_constructor,
};
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

/* python.asdl:79: comprehension.target, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_comprehension_target = {
    .name = "comprehension.target", .kind = ASN_FIELD_ONE, .what = 136,
    .go = hearthstone_field_comprehension_target, .params = hearthstone_p_one,
};
static bool hearthstone_field_comprehension_target(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_comprehension_target, 0));
}

/* python.asdl:79: comprehension.iter, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_comprehension_iter = {
    .name = "comprehension.iter", .kind = ASN_FIELD_ONE, .what = 137, .go = hearthstone_field_comprehension_iter,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_comprehension_iter(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_comprehension_iter, 0));
}

/* python.asdl:79: comprehension.ifs, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_comprehension_ifs = {
    .name = "comprehension.ifs", .kind = ASN_FIELD_SEQUENCE, .what = 138,
    .go = hearthstone_field_comprehension_ifs, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_comprehension_ifs(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_comprehension_ifs;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_comprehension_ifs, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:79: comprehension.is_async, int: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_comprehension_is_async = {
    .name = "comprehension.is_async", .kind = ASN_FIELD_ONE, .what = 139,
    .go = hearthstone_field_comprehension_is_async, .params = hearthstone_p_one,
};
static bool hearthstone_field_comprehension_is_async(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_int(run, v, asn_child(run, node, HEARTHSTONE_comprehension_is_async, 0));
}

/* python.asdl:81: excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module hearthstone_m_excepthandler = {
    .name = "excepthandler", .kind = ASN_SINGLE, .what = HEARTHSTONE_TYPE_excepthandler,
    .go = hearthstone_type_excepthandler,
};
static bool hearthstone_type_excepthandler(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_excepthandler;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_ExceptHandler(run, v, node);
}

/* python.asdl:81: ExceptHandler(expr? type, identifier? name, stmt* body)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_ExceptHandler(e_F, c), for each field F
 *   network              f_ExceptHandler(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_ExceptHandler = {
    .name = "ExceptHandler", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_ExceptHandler,
    .go = hearthstone_ctor_ExceptHandler, .params = hearthstone_p_constructor,
};
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

/* python.asdl:81: ExceptHandler.type, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_ExceptHandler_type = {
    .name = "ExceptHandler.type", .kind = ASN_FIELD_OPTIONAL, .what = 140,
    .go = hearthstone_field_ExceptHandler_type, .params = hearthstone_p_optional,
};
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

/* python.asdl:81: ExceptHandler.name, identifier?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_ExceptHandler_name = {
    .name = "ExceptHandler.name", .kind = ASN_FIELD_OPTIONAL, .what = 141,
    .go = hearthstone_field_ExceptHandler_name, .params = hearthstone_p_optional,
};
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

/* python.asdl:81: ExceptHandler.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_ExceptHandler_body = {
    .name = "ExceptHandler.body", .kind = ASN_FIELD_SEQUENCE, .what = 142,
    .go = hearthstone_field_ExceptHandler_body, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_ExceptHandler_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_ExceptHandler_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_ExceptHandler_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:84: arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults,
 *         arg? kwarg, expr* defaults)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module hearthstone_m_arguments = {
    .name = "arguments", .kind = ASN_SINGLE, .what = HEARTHSTONE_TYPE_arguments, .go = hearthstone_type_arguments,
};
static bool hearthstone_type_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_arguments(run, v, node);
}

/* python.asdl:84: arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults
 *    , arg? kwarg, expr* defaults)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_arguments(e_F, c), for each field F
 *   network              f_arguments(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_arguments_ctor = {
    .name = "arguments", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_arguments, .go = hearthstone_ctor_arguments,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:84: arguments.posonlyargs, arg*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_arguments_posonlyargs = {
    .name = "arguments.posonlyargs", .kind = ASN_FIELD_SEQUENCE, .what = 143,
    .go = hearthstone_field_arguments_posonlyargs, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_arguments_posonlyargs(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_posonlyargs;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_arg(run, w, asn_child(run, node, HEARTHSTONE_arguments_posonlyargs, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:84: arguments.args, arg*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_arguments_args = {
    .name = "arguments.args", .kind = ASN_FIELD_SEQUENCE, .what = 144, .go = hearthstone_field_arguments_args,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_arguments_args(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_args;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_arg(run, w, asn_child(run, node, HEARTHSTONE_arguments_args, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:84: arguments.vararg, arg?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_arguments_vararg = {
    .name = "arguments.vararg", .kind = ASN_FIELD_OPTIONAL, .what = 145, .go = hearthstone_field_arguments_vararg,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:84: arguments.kwonlyargs, arg*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_arguments_kwonlyargs = {
    .name = "arguments.kwonlyargs", .kind = ASN_FIELD_SEQUENCE, .what = 146,
    .go = hearthstone_field_arguments_kwonlyargs, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_arguments_kwonlyargs(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_kwonlyargs;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_arg(run, w, asn_child(run, node, HEARTHSTONE_arguments_kwonlyargs, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:84: arguments.kw_defaults, expr?*: a sequence with gaps; i counts its places
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   presence             p(y_i = 1) = sigmoid(f_some(v_w, c))
 *   network              f_some(v, c) = tanh(v * some.v + c * some.c + some.b) * some.out.w + some.out.b
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H, some.v H x H, some.c 2H x H, some.b 1 x H, some.out.w H x 1,
 *                        some.out.b 1 x 1 */
static const asn_module hearthstone_m_arguments_kw_defaults = {
    .name = "arguments.kw_defaults", .kind = ASN_FIELD_OPTIONALS, .what = 147,
    .go = hearthstone_field_arguments_kw_defaults, .params = hearthstone_p_optionals,
};
static bool hearthstone_field_arguments_kw_defaults(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_kw_defaults;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (asn_present(run, m, w, c, node, i) &&
            !hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_arguments_kw_defaults, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:84: arguments.kwarg, arg?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_arguments_kwarg = {
    .name = "arguments.kwarg", .kind = ASN_FIELD_OPTIONAL, .what = 148, .go = hearthstone_field_arguments_kwarg,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:84: arguments.defaults, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_arguments_defaults = {
    .name = "arguments.defaults", .kind = ASN_FIELD_SEQUENCE, .what = 149,
    .go = hearthstone_field_arguments_defaults, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_arguments_defaults(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arguments_defaults;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_arguments_defaults, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:86: arg = (identifier arg, expr? annotation, string? type_comment)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module hearthstone_m_arg = {
    .name = "arg", .kind = ASN_SINGLE, .what = HEARTHSTONE_TYPE_arg, .go = hearthstone_type_arg,
};
static bool hearthstone_type_arg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_arg;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_arg(run, v, node);
}

/* python.asdl:86: arg = (identifier arg, expr? annotation, string? type_comment)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_arg(e_F, c), for each field F
 *   network              f_arg(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_arg_ctor = {
    .name = "arg", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_arg, .go = hearthstone_ctor_arg,
    .params = hearthstone_p_constructor,
};
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

/* python.asdl:86: arg.arg, identifier: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_arg_arg = {
    .name = "arg.arg", .kind = ASN_FIELD_ONE, .what = 150, .go = hearthstone_field_arg_arg,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_arg_arg(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_arg_arg, 0));
}

/* python.asdl:86: arg.annotation, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_arg_annotation = {
    .name = "arg.annotation", .kind = ASN_FIELD_OPTIONAL, .what = 151, .go = hearthstone_field_arg_annotation,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:86: arg.type_comment, string?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_arg_type_comment = {
    .name = "arg.type_comment", .kind = ASN_FIELD_OPTIONAL, .what = 152, .go = hearthstone_field_arg_type_comment,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:89: keyword = (identifier? arg, expr value)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module hearthstone_m_keyword = {
    .name = "keyword", .kind = ASN_SINGLE, .what = HEARTHSTONE_TYPE_keyword, .go = hearthstone_type_keyword,
};
static bool hearthstone_type_keyword(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_keyword;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_keyword(run, v, node);
}

/* python.asdl:89: keyword = (identifier? arg, expr value)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_keyword(e_F, c), for each field F
 *   network              f_keyword(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_keyword_ctor = {
    .name = "keyword", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_keyword, .go = hearthstone_ctor_keyword,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_keyword(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_keyword_ctor;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arg   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_keyword_arg, c));
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_keyword_value, c));
    return hearthstone_field_keyword_arg(run, v_arg, node)
        && hearthstone_field_keyword_value(run, v_value, node);
}

/* python.asdl:89: keyword.arg, identifier?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_keyword_arg = {
    .name = "keyword.arg", .kind = ASN_FIELD_OPTIONAL, .what = 153, .go = hearthstone_field_keyword_arg,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:89: keyword.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_keyword_value = {
    .name = "keyword.value", .kind = ASN_FIELD_ONE, .what = 154, .go = hearthstone_field_keyword_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_keyword_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_keyword_value, 0));
}

/* python.asdl:92: alias = (identifier name, identifier? asname)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module hearthstone_m_alias = {
    .name = "alias", .kind = ASN_SINGLE, .what = HEARTHSTONE_TYPE_alias, .go = hearthstone_type_alias,
};
static bool hearthstone_type_alias(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_alias;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_alias(run, v, node);
}

/* python.asdl:92: alias = (identifier name, identifier? asname)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_alias(e_F, c), for each field F
 *   network              f_alias(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_alias_ctor = {
    .name = "alias", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_alias, .go = hearthstone_ctor_alias,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_alias(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_alias_ctor;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name   = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_alias_name, c));
    asn_state v_asname = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_alias_asname, c));
    return hearthstone_field_alias_name(run, v_name, node)
        && hearthstone_field_alias_asname(run, v_asname, node);
}

/* python.asdl:92: alias.name, identifier: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_alias_name = {
    .name = "alias.name", .kind = ASN_FIELD_ONE, .what = 155, .go = hearthstone_field_alias_name,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_alias_name(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_identifier(run, v, asn_child(run, node, HEARTHSTONE_alias_name, 0));
}

/* python.asdl:92: alias.asname, identifier?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_alias_asname = {
    .name = "alias.asname", .kind = ASN_FIELD_OPTIONAL, .what = 156, .go = hearthstone_field_alias_asname,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:95: withitem = (expr context_expr, expr? optional_vars)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module hearthstone_m_withitem = {
    .name = "withitem", .kind = ASN_SINGLE, .what = HEARTHSTONE_TYPE_withitem, .go = hearthstone_type_withitem,
};
static bool hearthstone_type_withitem(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_withitem;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_withitem(run, v, node);
}

/* python.asdl:95: withitem = (expr context_expr, expr? optional_vars)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_withitem(e_F, c), for each field F
 *   network              f_withitem(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_withitem_ctor = {
    .name = "withitem", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_withitem, .go = hearthstone_ctor_withitem,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_withitem(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_withitem_ctor;
    asn_vec   c               = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_context_expr  = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_withitem_context_expr, c));
    asn_state v_optional_vars = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_withitem_optional_vars, c));
    return hearthstone_field_withitem_context_expr(run, v_context_expr, node)
        && hearthstone_field_withitem_optional_vars(run, v_optional_vars, node);
}

/* python.asdl:95: withitem.context_expr, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_withitem_context_expr = {
    .name = "withitem.context_expr", .kind = ASN_FIELD_ONE, .what = 157,
    .go = hearthstone_field_withitem_context_expr, .params = hearthstone_p_one,
};
static bool hearthstone_field_withitem_context_expr(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_withitem_context_expr, 0));
}

/* python.asdl:95: withitem.optional_vars, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_withitem_optional_vars = {
    .name = "withitem.optional_vars", .kind = ASN_FIELD_OPTIONAL, .what = 158,
    .go = hearthstone_field_withitem_optional_vars, .params = hearthstone_p_optional,
};
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

/* python.asdl:97: match_case = (pattern pattern, expr? guard, stmt* body)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module hearthstone_m_match_case = {
    .name = "match_case", .kind = ASN_SINGLE, .what = HEARTHSTONE_TYPE_match_case,
    .go = hearthstone_type_match_case,
};
static bool hearthstone_type_match_case(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_match_case;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_match_case(run, v, node);
}

/* python.asdl:97: match_case = (pattern pattern, expr? guard, stmt* body)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_match_case(e_F, c), for each field F
 *   network              f_match_case(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_match_case_ctor = {
    .name = "match_case", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_match_case,
    .go = hearthstone_ctor_match_case, .params = hearthstone_p_constructor,
};
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

/* python.asdl:97: match_case.pattern, pattern: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_match_case_pattern = {
    .name = "match_case.pattern", .kind = ASN_FIELD_ONE, .what = 159, .go = hearthstone_field_match_case_pattern,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_match_case_pattern(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_pattern(run, v, asn_child(run, node, HEARTHSTONE_match_case_pattern, 0));
}

/* python.asdl:97: match_case.guard, expr?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_match_case_guard = {
    .name = "match_case.guard", .kind = ASN_FIELD_OPTIONAL, .what = 160, .go = hearthstone_field_match_case_guard,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:97: match_case.body, stmt*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_match_case_body = {
    .name = "match_case.body", .kind = ASN_FIELD_SEQUENCE, .what = 161, .go = hearthstone_field_match_case_body,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_match_case_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_match_case_body;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_stmt(run, w, asn_child(run, node, HEARTHSTONE_match_case_body, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:99: pattern = MatchValue(expr value) | MatchSingleton(constant value)
 *     | MatchSequence(pattern* patterns) | MatchMapping(expr* keys, pattern* patterns, identifier? rest)
 *     | MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)
 *     | MatchStar(identifier? name) | MatchAs(pattern? pattern, identifier? name) | MatchOr(pattern* patterns)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   constructor choice   p(C | pattern, v) = softmax(f_pattern(v, c))_C
 *   network              f_pattern(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C,
 *                        f.out.b 1 x C */
static const asn_module hearthstone_m_pattern = {
    .name = "pattern", .kind = ASN_CHOICE, .what = HEARTHSTONE_TYPE_pattern, .go = hearthstone_type_pattern,
    .params = hearthstone_p_choice,
};
static bool hearthstone_type_pattern(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_pattern;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
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

/* python.asdl:99: MatchValue(expr value)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_MatchValue(e_F, c), for each field F
 *   network              f_MatchValue(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_MatchValue = {
    .name = "MatchValue", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_MatchValue,
    .go = hearthstone_ctor_MatchValue, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_MatchValue(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchValue;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchValue_value, c));
    return hearthstone_field_MatchValue_value(run, v_value, node);
}

/* python.asdl:99: MatchValue.value, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_MatchValue_value = {
    .name = "MatchValue.value", .kind = ASN_FIELD_ONE, .what = 162, .go = hearthstone_field_MatchValue_value,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_MatchValue_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_MatchValue_value, 0));
}

/* python.asdl:100: MatchSingleton(constant value)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_MatchSingleton(e_F, c), for each field F
 *   network              f_MatchSingleton(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_MatchSingleton = {
    .name = "MatchSingleton", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_MatchSingleton,
    .go = hearthstone_ctor_MatchSingleton, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_MatchSingleton(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchSingleton;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchSingleton_value, c));
    return hearthstone_field_MatchSingleton_value(run, v_value, node);
}

/* python.asdl:100: MatchSingleton.value, constant: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_MatchSingleton_value = {
    .name = "MatchSingleton.value", .kind = ASN_FIELD_ONE, .what = 163,
    .go = hearthstone_field_MatchSingleton_value, .params = hearthstone_p_one,
};
static bool hearthstone_field_MatchSingleton_value(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_constant(run, v, asn_child(run, node, HEARTHSTONE_MatchSingleton_value, 0));
}

/* python.asdl:101: MatchSequence(pattern* patterns)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_MatchSequence(e_F, c), for each field F
 *   network              f_MatchSequence(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_MatchSequence = {
    .name = "MatchSequence", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_MatchSequence,
    .go = hearthstone_ctor_MatchSequence, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_MatchSequence(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchSequence;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_patterns = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchSequence_patterns, c));
    return hearthstone_field_MatchSequence_patterns(run, v_patterns, node);
}

/* python.asdl:101: MatchSequence.patterns, pattern*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_MatchSequence_patterns = {
    .name = "MatchSequence.patterns", .kind = ASN_FIELD_SEQUENCE, .what = 164,
    .go = hearthstone_field_MatchSequence_patterns, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_MatchSequence_patterns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchSequence_patterns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_pattern(run, w, asn_child(run, node, HEARTHSTONE_MatchSequence_patterns, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:102: MatchMapping(expr* keys, pattern* patterns, identifier? rest)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_MatchMapping(e_F, c), for each field F
 *   network              f_MatchMapping(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_MatchMapping = {
    .name = "MatchMapping", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_MatchMapping,
    .go = hearthstone_ctor_MatchMapping, .params = hearthstone_p_constructor,
};
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

/* python.asdl:102: MatchMapping.keys, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_MatchMapping_keys = {
    .name = "MatchMapping.keys", .kind = ASN_FIELD_SEQUENCE, .what = 165,
    .go = hearthstone_field_MatchMapping_keys, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_MatchMapping_keys(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchMapping_keys;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_expr(run, w, asn_child(run, node, HEARTHSTONE_MatchMapping_keys, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:102: MatchMapping.patterns, pattern*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_MatchMapping_patterns = {
    .name = "MatchMapping.patterns", .kind = ASN_FIELD_SEQUENCE, .what = 166,
    .go = hearthstone_field_MatchMapping_patterns, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_MatchMapping_patterns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchMapping_patterns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_pattern(run, w, asn_child(run, node, HEARTHSTONE_MatchMapping_patterns, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:102: MatchMapping.rest, identifier?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_MatchMapping_rest = {
    .name = "MatchMapping.rest", .kind = ASN_FIELD_OPTIONAL, .what = 167,
    .go = hearthstone_field_MatchMapping_rest, .params = hearthstone_p_optional,
};
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

/* python.asdl:103: MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_MatchClass(e_F, c), for each field F
 *   network              f_MatchClass(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_MatchClass = {
    .name = "MatchClass", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_MatchClass,
    .go = hearthstone_ctor_MatchClass, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_MatchClass(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchClass;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_cls          = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchClass_cls, c));
    asn_state v_patterns     = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchClass_patterns, c));
    asn_state v_kwd_attrs    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchClass_kwd_attrs, c));
    asn_state v_kwd_patterns = asn_vertical(run, v,
        asn_embed_field(run, m, HEARTHSTONE_MatchClass_kwd_patterns, c));
    return hearthstone_field_MatchClass_cls(run, v_cls, node)
        && hearthstone_field_MatchClass_patterns(run, v_patterns, node)
        && hearthstone_field_MatchClass_kwd_attrs(run, v_kwd_attrs, node)
        && hearthstone_field_MatchClass_kwd_patterns(run, v_kwd_patterns, node);
}

/* python.asdl:103: MatchClass.cls, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_MatchClass_cls = {
    .name = "MatchClass.cls", .kind = ASN_FIELD_ONE, .what = 168, .go = hearthstone_field_MatchClass_cls,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_MatchClass_cls(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_expr(run, v, asn_child(run, node, HEARTHSTONE_MatchClass_cls, 0));
}

/* python.asdl:103: MatchClass.patterns, pattern*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_MatchClass_patterns = {
    .name = "MatchClass.patterns", .kind = ASN_FIELD_SEQUENCE, .what = 169,
    .go = hearthstone_field_MatchClass_patterns, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_MatchClass_patterns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchClass_patterns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_pattern(run, w, asn_child(run, node, HEARTHSTONE_MatchClass_patterns, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:103: MatchClass.kwd_attrs, identifier*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_MatchClass_kwd_attrs = {
    .name = "MatchClass.kwd_attrs", .kind = ASN_FIELD_SEQUENCE, .what = 170,
    .go = hearthstone_field_MatchClass_kwd_attrs, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_MatchClass_kwd_attrs(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchClass_kwd_attrs;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_identifier(run, w, asn_child(run, node, HEARTHSTONE_MatchClass_kwd_attrs, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:103: MatchClass.kwd_patterns, pattern*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_MatchClass_kwd_patterns = {
    .name = "MatchClass.kwd_patterns", .kind = ASN_FIELD_SEQUENCE, .what = 171,
    .go = hearthstone_field_MatchClass_kwd_patterns, .params = hearthstone_p_sequence,
};
static bool hearthstone_field_MatchClass_kwd_patterns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchClass_kwd_patterns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_pattern(run, w, asn_child(run, node, HEARTHSTONE_MatchClass_kwd_patterns, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:104: MatchStar(identifier? name)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_MatchStar(e_F, c), for each field F
 *   network              f_MatchStar(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_MatchStar = {
    .name = "MatchStar", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_MatchStar, .go = hearthstone_ctor_MatchStar,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_MatchStar(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchStar;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchStar_name, c));
    return hearthstone_field_MatchStar_name(run, v_name, node);
}

/* python.asdl:104: MatchStar.name, identifier?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_MatchStar_name = {
    .name = "MatchStar.name", .kind = ASN_FIELD_OPTIONAL, .what = 172, .go = hearthstone_field_MatchStar_name,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:105: MatchAs(pattern? pattern, identifier? name)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_MatchAs(e_F, c), for each field F
 *   network              f_MatchAs(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_MatchAs = {
    .name = "MatchAs", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_MatchAs, .go = hearthstone_ctor_MatchAs,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_MatchAs(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchAs;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_pattern = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchAs_pattern, c));
    asn_state v_name    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchAs_name, c));
    return hearthstone_field_MatchAs_pattern(run, v_pattern, node)
        && hearthstone_field_MatchAs_name(run, v_name, node);
}

/* python.asdl:105: MatchAs.pattern, pattern?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_MatchAs_pattern = {
    .name = "MatchAs.pattern", .kind = ASN_FIELD_OPTIONAL, .what = 173, .go = hearthstone_field_MatchAs_pattern,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:105: MatchAs.name, identifier?: at most one child
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, att.comp.v H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1 */
static const asn_module hearthstone_m_MatchAs_name = {
    .name = "MatchAs.name", .kind = ASN_FIELD_OPTIONAL, .what = 174, .go = hearthstone_field_MatchAs_name,
    .params = hearthstone_p_optional,
};
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

/* python.asdl:106: MatchOr(pattern* patterns)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_MatchOr(e_F, c), for each field F
 *   network              f_MatchOr(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_MatchOr = {
    .name = "MatchOr", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_MatchOr, .go = hearthstone_ctor_MatchOr,
    .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_MatchOr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchOr;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_patterns = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_MatchOr_patterns, c));
    return hearthstone_field_MatchOr_patterns(run, v_patterns, node);
}

/* python.asdl:106: MatchOr.patterns, pattern*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s,  r = v * att.comp.v + s_i-1 * att.comp.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.comp.v H x inputs, att.s H x 2H,
 *                        att.comp.s H x inputs, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.s H x H,
 *                        gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H, update.b 1 x H,
 *                        update.s H x H */
static const asn_module hearthstone_m_MatchOr_patterns = {
    .name = "MatchOr.patterns", .kind = ASN_FIELD_SEQUENCE, .what = 175, .go = hearthstone_field_MatchOr_patterns,
    .params = hearthstone_p_sequence,
};
static bool hearthstone_field_MatchOr_patterns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_MatchOr_patterns;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!hearthstone_type_pattern(run, w, asn_child(run, node, HEARTHSTONE_MatchOr_patterns, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* python.asdl:109: type_ignore = TypeIgnore(int lineno, string tag)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module hearthstone_m_type_ignore = {
    .name = "type_ignore", .kind = ASN_SINGLE, .what = HEARTHSTONE_TYPE_type_ignore,
    .go = hearthstone_type_type_ignore,
};
static bool hearthstone_type_type_ignore(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_type_ignore;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return hearthstone_ctor_TypeIgnore(run, v, node);
}

/* python.asdl:109: TypeIgnore(int lineno, string tag)
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   field embedding      e_F' = f_TypeIgnore(e_F, c), for each field F
 *   network              f_TypeIgnore(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module hearthstone_m_TypeIgnore = {
    .name = "TypeIgnore", .kind = ASN_CONSTRUCTOR, .what = HEARTHSTONE_TypeIgnore,
    .go = hearthstone_ctor_TypeIgnore, .params = hearthstone_p_constructor,
};
static bool hearthstone_ctor_TypeIgnore(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &hearthstone_m_TypeIgnore;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_lineno = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_TypeIgnore_lineno, c));
    asn_state v_tag    = asn_vertical(run, v, asn_embed_field(run, m, HEARTHSTONE_TypeIgnore_tag, c));
    return hearthstone_field_TypeIgnore_lineno(run, v_lineno, node)
        && hearthstone_field_TypeIgnore_tag(run, v_tag, node);
}

/* python.asdl:109: TypeIgnore.lineno, int: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_TypeIgnore_lineno = {
    .name = "TypeIgnore.lineno", .kind = ASN_FIELD_ONE, .what = 176, .go = hearthstone_field_TypeIgnore_lineno,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_TypeIgnore_lineno(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_int(run, v, asn_child(run, node, HEARTHSTONE_TypeIgnore_lineno, 0));
}

/* python.asdl:109: TypeIgnore.tag, string: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module hearthstone_m_TypeIgnore_tag = {
    .name = "TypeIgnore.tag", .kind = ASN_FIELD_ONE, .what = 177, .go = hearthstone_field_TypeIgnore_tag,
    .params = hearthstone_p_one,
};
static bool hearthstone_field_TypeIgnore_tag(asn_run *run, asn_state v, asn_node *node)
{
    return hearthstone_type_string(run, v, asn_child(run, node, HEARTHSTONE_TypeIgnore_tag, 0));
}

/* python.asdl:11: identifier, a primitive type: a list learnt from the data, copied from the input, or else spelled
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   way                  p(w | identifier, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_identifier(v, c))_y
 *   network              f_identifier(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   the whole            p(name | copy 1, v) = 1
 *   a span               p(t..u | copy 2, v) = p(t) p(u | t), t and u in description
 *   its beginning        p(t) = softmax_t(v * copy.v[0] * h_t)
 *   its end              p(u | t) = softmax_u>=t(v * copy.v[1] * h_u)
 *   spelling             p(y | spelled, v) = prod_k softmax(f_char(v, s_k-1, c_k))_y_k, by the one speller
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V,
 *                        f.out.b 1 x V, way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways,
 *                        way.out.b 1 x ways, copy.v H x 2H*pointers */
static const asn_module hearthstone_m_identifier = {
    .name = "identifier", .kind = ASN_COPIED, .what = HEARTHSTONE_TYPE_identifier,
    .go = hearthstone_type_identifier, .params = hearthstone_p_copied,
};
static bool hearthstone_type_identifier(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &hearthstone_m_identifier, v, node);
}

/* python.asdl:11: string, a primitive type: open, that is a list learnt from the data or else spelled
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   network              f_new(v, c) = tanh(v * new.v + c * new.c + new.b) * new.out.w + new.out.b
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c_k))_y_k, by the one speller
 *   value choice         p(y | string, v) = softmax(f_string(v, c))_y
 *   network              f_string(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V,
 *                        f.out.b 1 x V, new.v H x H, new.c 2H x H, new.b 1 x H, new.out.w H x 1, new.out.b 1 x 1 */
static const asn_module hearthstone_m_string = {
    .name = "string", .kind = ASN_OPEN, .what = HEARTHSTONE_TYPE_string, .go = hearthstone_type_string,
    .params = hearthstone_p_open,
};
static bool hearthstone_type_string(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &hearthstone_m_string, v, node);
}

/* python.asdl:18: int, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y
 *   network              f_int(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V,
 *                        f.out.b 1 x V */
static const asn_module hearthstone_m_int = {
    .name = "int", .kind = ASN_CLOSED, .what = HEARTHSTONE_TYPE_int, .go = hearthstone_type_int,
    .params = hearthstone_p_closed,
};
static bool hearthstone_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &hearthstone_m_int, v, node);
}

/* python.asdl:59: constant, a primitive type: a list learnt from the data, copied from the input, or else spelled
 *   query                q = v * att.v,  r = v * att.comp.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))
 *   way                  p(w | constant, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_constant(v, c))_y
 *   network              f_constant(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   the whole            p(name | copy 1, v) = 1
 *   the whole            p(attack | copy 2, v) = 1
 *   the whole            p(health | copy 3, v) = 1
 *   the whole            p(cost | copy 4, v) = 1
 *   the whole            p(durability | copy 5, v) = 1
 *   a token              p(t | copy 6, v) = softmax_t(v * copy.v[0] * h_t), t in description
 *   spelling             p(y | spelled, v) = prod_k softmax(f_char(v, s_k-1, c_k))_y_k, by the one speller
 *   parameters           att.v H x 2H, att.comp.v H x inputs, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V,
 *                        f.out.b 1 x V, way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways,
 *                        way.out.b 1 x ways, copy.v H x 2H*pointers */
static const asn_module hearthstone_m_constant = {
    .name = "constant", .kind = ASN_COPIED, .what = HEARTHSTONE_TYPE_constant, .go = hearthstone_type_constant,
    .params = hearthstone_p_copied,
};
static bool hearthstone_type_constant(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &hearthstone_m_constant, v, node);
}

/* ---- Target text, from the task's templates. */

static const asn_spelling hearthstone_spell_constant[] = {
    {.kind = ASN_NAME, .value = "Ellipsis", .value_length = 8, .text = "...", .text_length = 3},
    {.kind = ASN_NAME, .value = "inf", .value_length = 3, .text = "1e309", .text_length = 5},
    {.kind = ASN_NAME, .value = "infj", .value_length = 4, .text = "1e309j", .text_length = 6},
};

static const asn_spelling hearthstone_spell_ImportFrom_level[] = {
    {.kind = ASN_NUMBER, .value = "0", .value_length = 1, .text = "", .text_length = 0},
    {.kind = ASN_NUMBER, .value = "1", .value_length = 1, .text = ".", .text_length = 1},
    {.kind = ASN_NUMBER, .value = "2", .value_length = 1, .text = "..", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "3", .value_length = 1, .text = "...", .text_length = 3},
    {.kind = ASN_NUMBER, .value = "4", .value_length = 1, .text = "....", .text_length = 4},
    {.kind = ASN_NUMBER, .value = "5", .value_length = 1, .text = ".....", .text_length = 5},
};

static const asn_spelling hearthstone_spell_FormattedValue_conversion[] = {
    {.kind = ASN_NUMBER, .value = "-1", .value_length = 2, .text = "", .text_length = 0},
    {.kind = ASN_NUMBER, .value = "115", .value_length = 3, .text = "!s", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "114", .value_length = 3, .text = "!r", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "97", .value_length = 2, .text = "!a", .text_length = 2},
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

/* print FunctionDef
 *       "{*decorator_list:@{decorator_list@test}\n}def {name}({args}){?returns: -> {returns@test}}:{>}\n{body:\n}"
 *       "{<}" */
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

/* print AsyncFunctionDef
 *       "{*decorator_list:@{decorator_list@test}\n}async def {name}({args}){?returns: -> {returns@test}}:{>}\n"
 *       "{body:\n}{<}" */
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

/* print AnnAssign
 *       "{?simple='1':{?target=Name:{target}}|{?target=Name:({target})|{target}}}: {annotation@test}{?value: = "
 *       "{value@yield}}" */
static void hearthstone_print_AnnAssign(asn_printer *p, const asn_tree *t)
{
    if (asn_is_value(asn_tree_child(t, HEARTHSTONE_AnnAssign_simple, 0), "1", 1)) {
        if (asn_is_ctor(asn_tree_child(t, HEARTHSTONE_AnnAssign_target, 0), HEARTHSTONE_Name)) {
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_AnnAssign_target, 0), 0, ASN_ANY_LEVEL);
        }
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
    if (asn_tree_count(t, HEARTHSTONE_If_orelse) == 1 &&
            asn_is_ctor(asn_tree_child(t, HEARTHSTONE_If_orelse, 0), HEARTHSTONE_If)) {
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

/* print If as elif
 *       "elif {test@test}:{>}\n{body:\n}{<}{?orelse=[If]:\n{orelse/elif}|{?orelse:\nelse:{>}\n{orelse:\n}{<}}}" */
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
    if (asn_tree_count(t, HEARTHSTONE_If_orelse) == 1 &&
            asn_is_ctor(asn_tree_child(t, HEARTHSTONE_If_orelse, 0), HEARTHSTONE_If)) {
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
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_ImportFrom_level, 0), ASN_RAW,
        hearthstone_spell_ImportFrom_level, 6, NULL, 0);
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
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BoolOp_values, i1), 0,
            asn_level(p, asn_tree_child(t, HEARTHSTONE_BoolOp_op, 0), 0) + 1);
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
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BinOp_left, 0), 0,
            asn_level(p, asn_tree_child(t, HEARTHSTONE_BinOp_op, 0), 0));
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BinOp_op, 0), 0, ASN_ANY_LEVEL);
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_BinOp_right, 0), 0,
            asn_level(p, asn_tree_child(t, HEARTHSTONE_BinOp_op, 0), 0) + 1);
    }
}

/* print UnaryOp at op "{op}{operand@op}" */
static void hearthstone_print_UnaryOp(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_UnaryOp_op, 0), 0, ASN_ANY_LEVEL);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_UnaryOp_operand, 0), 0,
        asn_level(p, asn_tree_child(t, HEARTHSTONE_UnaryOp_op, 0), 0));
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
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_conversion, 0), ASN_RAW,
        hearthstone_spell_FormattedValue_conversion, 4, NULL, 0);
    if (asn_tree_count(t, HEARTHSTONE_FormattedValue_format_spec) > 0) {
        asn_put(p, ":", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_format_spec, 0), 8, ASN_ANY_LEVEL);
    }
    asn_put(p, "}\"\"\"", 4);
}

/* print FormattedValue as text "\{ {value@or}{conversion}{?format_spec::{format_spec/text}}\}" */
static void hearthstone_as_8_FormattedValue(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "{ ", 2);
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_value, 0), 0, 3 /* or */);
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_conversion, 0), ASN_RAW,
        hearthstone_spell_FormattedValue_conversion, 4, NULL, 0);
    if (asn_tree_count(t, HEARTHSTONE_FormattedValue_format_spec) > 0) {
        asn_put(p, ":", 1);
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_FormattedValue_format_spec, 0), 8, ASN_ANY_LEVEL);
    }
    asn_put(p, "}", 1);
}

/* print JoinedStr "f\"\"\"{*values:{?values=Constant,FormattedValue:{values/text}}}\"\"\"" */
static void hearthstone_print_JoinedStr(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "f\"\"\"", 4);
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_JoinedStr_values); i1++) {
        if (asn_is_ctor(asn_tree_child(t, HEARTHSTONE_JoinedStr_values, i1), HEARTHSTONE_Constant) ||
                asn_is_ctor(asn_tree_child(t, HEARTHSTONE_JoinedStr_values, i1), HEARTHSTONE_FormattedValue)) {
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_JoinedStr_values, i1), 8, ASN_ANY_LEVEL);
        }
    }
    asn_put(p, "\"\"\"", 3);
}

/* print JoinedStr as text "{*values:{?values=Constant,FormattedValue:{values/text}}}" */
static void hearthstone_as_8_JoinedStr(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_JoinedStr_values); i1++) {
        if (asn_is_ctor(asn_tree_child(t, HEARTHSTONE_JoinedStr_values, i1), HEARTHSTONE_Constant) ||
                asn_is_ctor(asn_tree_child(t, HEARTHSTONE_JoinedStr_values, i1), HEARTHSTONE_FormattedValue)) {
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_JoinedStr_values, i1), 8, ASN_ANY_LEVEL);
        }
    }
}

/* print Constant "{?value=#string:{kind}|{-kind}}{value!repr}" */
static void hearthstone_print_Constant(asn_printer *p, const asn_tree *t)
{
    if (asn_is_kind(asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_STRING)) {
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_kind, 0), ASN_RAW, NULL, 0, NULL, 0);
    }
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_REPR, NULL, 0,
        hearthstone_spell_constant, 3);
}

/* print Constant as receiver "{?value=#number:({value!repr})|{?value=#string:{kind}|{-kind}}{value!repr}}" */
static void hearthstone_as_6_Constant(asn_printer *p, const asn_tree *t)
{
    if (asn_is_kind(asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_NUMBER)) {
        asn_put(p, "(", 1);
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_REPR, NULL, 0,
            hearthstone_spell_constant, 3);
        asn_put(p, ")", 1);
    } else {
        if (asn_is_kind(asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_STRING)) {
            asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_kind, 0), ASN_RAW, NULL, 0, NULL, 0);
        }
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_REPR, NULL, 0,
            hearthstone_spell_constant, 3);
    }
}

/* print Constant as match "{?value=#name:|{?value=#string:{kind}|{-kind}}{value!repr}}" */
static void hearthstone_as_7_Constant(asn_printer *p, const asn_tree *t)
{
    if (asn_is_kind(asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_NAME)) {
    } else {
        if (asn_is_kind(asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_STRING)) {
            asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_kind, 0), ASN_RAW, NULL, 0, NULL, 0);
        }
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_REPR, NULL, 0,
            hearthstone_spell_constant, 3);
    }
}

/* print Constant as text "{value!format}{-kind}" */
static void hearthstone_as_8_Constant(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, HEARTHSTONE_Constant_value, 0), ASN_FORMAT, NULL, 0,
        hearthstone_spell_constant, 3);
}

/* print Attribute "{value@atom/receiver}.{attr}" */
static void hearthstone_print_Attribute(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Attribute_value, 0), 6, 16 /* atom */);
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

/* print Starred at test "*{value@bitor}" */
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

/* print Tuple as bare "{?elts:{elts@test/part:, }{?elts=[_]:,}|()}" */
static void hearthstone_as_3_Tuple(asn_printer *p, const asn_tree *t)
{
    if (asn_tree_count(t, HEARTHSTONE_Tuple_elts) > 0) {
        for (int i1 = 0; i1 < asn_tree_count(t, HEARTHSTONE_Tuple_elts); i1++) {
            if (i1 > 0) {
                asn_put(p, ", ", 2);
            }
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_Tuple_elts, i1), 4, 2 /* test */);
        }
        if (asn_tree_count(t, HEARTHSTONE_Tuple_elts) == 1) {
            asn_put(p, ",", 1);
        }
    } else {
        asn_put(p, "()", 2);
    }
}

/* print Tuple as item "(({elts@test:, }{?elts=[_]:,}))" */
static void hearthstone_as_5_Tuple(asn_printer *p, const asn_tree *t)
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

/* print Slice as bare "{?lower:{lower@test}}:{?upper:{upper@test}}{?step::{step@test}}" */
static void hearthstone_as_3_Slice(asn_printer *p, const asn_tree *t)
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

/* print Slice as part "{?lower:{lower@test}}:{?upper:{upper@test}}{?step::{step@test}}" */
static void hearthstone_as_4_Slice(asn_printer *p, const asn_tree *t)
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

/* print arguments
 *       "{&', ':{*posonlyargs,defaults$args:{posonlyargs}{?defaults:={defaults@test}}|, }|{?posonlyargs:/}"
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
        if (asn_tree_child(t, HEARTHSTONE_arguments_defaults, i1 +
                asn_tree_count(t, HEARTHSTONE_arguments_defaults) -
                asn_tree_count(t, HEARTHSTONE_arguments_posonlyargs) -
                asn_tree_count(t, HEARTHSTONE_arguments_args))) {
            asn_put(p, "=", 1);
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arguments_defaults, i1 +
                asn_tree_count(t, HEARTHSTONE_arguments_defaults) -
                asn_tree_count(t, HEARTHSTONE_arguments_posonlyargs) -
                asn_tree_count(t, HEARTHSTONE_arguments_args)), 0, 2 /* test */);
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
        if (asn_tree_child(t, HEARTHSTONE_arguments_defaults, i2 +
                asn_tree_count(t, HEARTHSTONE_arguments_defaults) - asn_tree_count(t, HEARTHSTONE_arguments_args))) {
            asn_put(p, "=", 1);
            asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_arguments_defaults, i2 +
                asn_tree_count(t, HEARTHSTONE_arguments_defaults) -
                asn_tree_count(t, HEARTHSTONE_arguments_args)), 0, 2 /* test */);
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
    asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_withitem_context_expr, 0), 5, 2 /* test */);
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

/* print MatchValue "{?value=Constant,Attribute,UnaryOp,BinOp,JoinedStr:{value/match}}" */
static void hearthstone_print_MatchValue(asn_printer *p, const asn_tree *t)
{
    if (asn_is_ctor(asn_tree_child(t, HEARTHSTONE_MatchValue_value, 0), HEARTHSTONE_Constant) ||
            asn_is_ctor(asn_tree_child(t, HEARTHSTONE_MatchValue_value, 0), HEARTHSTONE_Attribute) ||
            asn_is_ctor(asn_tree_child(t, HEARTHSTONE_MatchValue_value, 0), HEARTHSTONE_UnaryOp) ||
            asn_is_ctor(asn_tree_child(t, HEARTHSTONE_MatchValue_value, 0), HEARTHSTONE_BinOp) ||
            asn_is_ctor(asn_tree_child(t, HEARTHSTONE_MatchValue_value, 0), HEARTHSTONE_JoinedStr)) {
        asn_put_tree(p, asn_tree_child(t, HEARTHSTONE_MatchValue_value, 0), 7, ASN_ANY_LEVEL);
    }
}

/* print MatchSingleton "{?value=#name:{value!repr}}" */
static void hearthstone_print_MatchSingleton(asn_printer *p, const asn_tree *t)
{
    if (asn_is_kind(asn_tree_child(t, HEARTHSTONE_MatchSingleton_value, 0), ASN_NAME)) {
        asn_put_value(p, asn_tree_child(t, HEARTHSTONE_MatchSingleton_value, 0), ASN_REPR, NULL, 0,
            hearthstone_spell_constant, 3);
    }
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

/* How each constructor prints, by style. */
static const asn_template hearthstone_templates[] = {
    [0] = {.level = -1},
    [HEARTHSTONE_Module] = {.print = hearthstone_print_Module, .level = -1, .steps = 1},
    [HEARTHSTONE_Interactive] = {.print = hearthstone_print_Interactive, .level = -1, .steps = 7},
    [HEARTHSTONE_Expression] = {.print = hearthstone_print_Expression, .level = -1, .steps = 13},
    [HEARTHSTONE_FunctionType] = {.print = hearthstone_print_FunctionType, .level = -1, .steps = 15},
    [HEARTHSTONE_FunctionDef] = {.print = hearthstone_print_FunctionDef, .level = -1, .steps = 24},
    [HEARTHSTONE_AsyncFunctionDef] = {.print = hearthstone_print_AsyncFunctionDef, .level = -1, .steps = 48},
    [HEARTHSTONE_ClassDef] = {.print = hearthstone_print_ClassDef, .level = -1, .steps = 72},
    [HEARTHSTONE_Return] = {.print = hearthstone_print_Return, .level = -1, .steps = 116},
    [HEARTHSTONE_Delete] = {.print = hearthstone_print_Delete, .level = -1, .steps = 121},
    [HEARTHSTONE_Assign] = {.print = hearthstone_print_Assign, .level = -1, .steps = 128},
    [HEARTHSTONE_AugAssign] = {.print = hearthstone_print_AugAssign, .level = -1, .steps = 135},
    [HEARTHSTONE_AnnAssign] = {.print = hearthstone_print_AnnAssign, .level = -1, .steps = 141},
    [HEARTHSTONE_For] = {.print = hearthstone_print_For, .level = -1, .steps = 157},
    [HEARTHSTONE_AsyncFor] = {.print = hearthstone_print_AsyncFor, .level = -1, .steps = 182},
    [HEARTHSTONE_While] = {.print = hearthstone_print_While, .level = -1, .steps = 207},
    [HEARTHSTONE_If] = {.print = hearthstone_print_If, .level = -1, .steps = 230},
    [HEARTHSTONE_With] = {.print = hearthstone_print_With, .level = -1, .steps = 290},
    [HEARTHSTONE_AsyncWith] = {.print = hearthstone_print_AsyncWith, .level = -1, .steps = 306},
    [HEARTHSTONE_Match] = {.print = hearthstone_print_Match, .level = -1, .steps = 322},
    [HEARTHSTONE_Raise] = {.print = hearthstone_print_Raise, .level = -1, .steps = 334},
    [HEARTHSTONE_Try] = {.print = hearthstone_print_Try, .level = -1, .steps = 342},
    [HEARTHSTONE_TryStar] = {.print = hearthstone_print_TryStar, .level = -1, .steps = 379},
    [HEARTHSTONE_Assert] = {.print = hearthstone_print_Assert, .level = -1, .steps = 416},
    [HEARTHSTONE_Import] = {.print = hearthstone_print_Import, .level = -1, .steps = 422},
    [HEARTHSTONE_ImportFrom] = {.print = hearthstone_print_ImportFrom, .level = -1, .steps = 429},
    [HEARTHSTONE_Global] = {.print = hearthstone_print_Global, .level = -1, .steps = 439},
    [HEARTHSTONE_Nonlocal] = {.print = hearthstone_print_Nonlocal, .level = -1, .steps = 446},
    [HEARTHSTONE_Expr] = {.print = hearthstone_print_Expr, .level = -1, .steps = 453},
    [HEARTHSTONE_Pass] = {.print = hearthstone_print_Pass, .level = -1, .steps = 455},
    [HEARTHSTONE_Break] = {.print = hearthstone_print_Break, .level = -1, .steps = 457},
    [HEARTHSTONE_Continue] = {.print = hearthstone_print_Continue, .level = -1, .steps = 459},
    [HEARTHSTONE_BoolOp] = {.print = hearthstone_print_BoolOp, .level = -2, .steps = 461},
    [HEARTHSTONE_NamedExpr] = {.print = hearthstone_print_NamedExpr, .level = 0, .steps = 469},
    [HEARTHSTONE_BinOp] = {.print = hearthstone_print_BinOp, .level = -3, .steps = 473},
    [HEARTHSTONE_UnaryOp] = {.print = hearthstone_print_UnaryOp, .level = -2, .steps = 486},
    [HEARTHSTONE_Lambda] = {.print = hearthstone_print_Lambda, .level = 2, .steps = 489},
    [HEARTHSTONE_IfExp] = {.print = hearthstone_print_IfExp, .level = 2, .steps = 498},
    [HEARTHSTONE_Dict] = {.print = hearthstone_print_Dict, .level = -1, .steps = 504},
    [HEARTHSTONE_Set] = {.print = hearthstone_print_Set, .level = -1, .steps = 518},
    [HEARTHSTONE_ListComp] = {.print = hearthstone_print_ListComp, .level = -1, .steps = 526},
    [HEARTHSTONE_SetComp] = {.print = hearthstone_print_SetComp, .level = -1, .steps = 534},
    [HEARTHSTONE_DictComp] = {.print = hearthstone_print_DictComp, .level = -1, .steps = 542},
    [HEARTHSTONE_GeneratorExp] = {.print = hearthstone_print_GeneratorExp, .level = -1, .steps = 552},
    [HEARTHSTONE_Await] = {.print = hearthstone_print_Await, .level = 15, .steps = 560},
    [HEARTHSTONE_Yield] = {.print = hearthstone_print_Yield, .level = 1, .steps = 563},
    [HEARTHSTONE_YieldFrom] = {.print = hearthstone_print_YieldFrom, .level = 1, .steps = 568},
    [HEARTHSTONE_Compare] = {.print = hearthstone_print_Compare, .level = 6, .steps = 571},
    [HEARTHSTONE_Call] = {.print = hearthstone_print_Call, .level = -1, .steps = 580},
    [HEARTHSTONE_FormattedValue] = {.print = hearthstone_print_FormattedValue, .level = -1, .steps = 598},
    [HEARTHSTONE_JoinedStr] = {.print = hearthstone_print_JoinedStr, .level = -1, .steps = 614},
    [HEARTHSTONE_Constant] = {.print = hearthstone_print_Constant, .level = -1, .steps = 628},
    [HEARTHSTONE_Attribute] = {.print = hearthstone_print_Attribute, .level = -1, .steps = 649},
    [HEARTHSTONE_Subscript] = {.print = hearthstone_print_Subscript, .level = -1, .steps = 653},
    [HEARTHSTONE_Starred] = {.print = hearthstone_print_Starred, .level = 2, .steps = 658},
    [HEARTHSTONE_Name] = {.print = hearthstone_print_Name, .level = -1, .steps = 661},
    [HEARTHSTONE_List] = {.print = hearthstone_print_List, .level = -1, .steps = 663},
    [HEARTHSTONE_Tuple] = {.print = hearthstone_print_Tuple, .level = -1, .steps = 671},
    [HEARTHSTONE_Slice] = {.print = hearthstone_print_Slice, .level = -1, .steps = 702},
    [HEARTHSTONE_Load] = {.level = -1},
    [HEARTHSTONE_Store] = {.level = -1},
    [HEARTHSTONE_Del] = {.level = -1},
    [HEARTHSTONE_And] = {.print = hearthstone_print_And, .level = 4, .steps = 729},
    [HEARTHSTONE_Or] = {.print = hearthstone_print_Or, .level = 3, .steps = 731},
    [HEARTHSTONE_Add] = {.print = hearthstone_print_Add, .level = 11, .steps = 733},
    [HEARTHSTONE_Sub] = {.print = hearthstone_print_Sub, .level = 11, .steps = 735},
    [HEARTHSTONE_Mult] = {.print = hearthstone_print_Mult, .level = 12, .steps = 737},
    [HEARTHSTONE_MatMult] = {.print = hearthstone_print_MatMult, .level = 12, .steps = 739},
    [HEARTHSTONE_Div] = {.print = hearthstone_print_Div, .level = 12, .steps = 741},
    [HEARTHSTONE_Mod] = {.print = hearthstone_print_Mod, .level = 12, .steps = 743},
    [HEARTHSTONE_Pow] = {.print = hearthstone_print_Pow, .level = 14, .steps = 745},
    [HEARTHSTONE_LShift] = {.print = hearthstone_print_LShift, .level = 10, .steps = 747},
    [HEARTHSTONE_RShift] = {.print = hearthstone_print_RShift, .level = 10, .steps = 749},
    [HEARTHSTONE_BitOr] = {.print = hearthstone_print_BitOr, .level = 7, .steps = 751},
    [HEARTHSTONE_BitXor] = {.print = hearthstone_print_BitXor, .level = 8, .steps = 753},
    [HEARTHSTONE_BitAnd] = {.print = hearthstone_print_BitAnd, .level = 9, .steps = 755},
    [HEARTHSTONE_FloorDiv] = {.print = hearthstone_print_FloorDiv, .level = 12, .steps = 757},
    [HEARTHSTONE_Invert] = {.print = hearthstone_print_Invert, .level = 13, .steps = 759},
    [HEARTHSTONE_Not] = {.print = hearthstone_print_Not, .level = 5, .steps = 761},
    [HEARTHSTONE_UAdd] = {.print = hearthstone_print_UAdd, .level = 13, .steps = 763},
    [HEARTHSTONE_USub] = {.print = hearthstone_print_USub, .level = 13, .steps = 765},
    [HEARTHSTONE_Eq] = {.print = hearthstone_print_Eq, .level = -1, .steps = 767},
    [HEARTHSTONE_NotEq] = {.print = hearthstone_print_NotEq, .level = -1, .steps = 769},
    [HEARTHSTONE_Lt] = {.print = hearthstone_print_Lt, .level = -1, .steps = 771},
    [HEARTHSTONE_LtE] = {.print = hearthstone_print_LtE, .level = -1, .steps = 773},
    [HEARTHSTONE_Gt] = {.print = hearthstone_print_Gt, .level = -1, .steps = 775},
    [HEARTHSTONE_GtE] = {.print = hearthstone_print_GtE, .level = -1, .steps = 777},
    [HEARTHSTONE_Is] = {.print = hearthstone_print_Is, .level = -1, .steps = 779},
    [HEARTHSTONE_IsNot] = {.print = hearthstone_print_IsNot, .level = -1, .steps = 781},
    [HEARTHSTONE_In] = {.print = hearthstone_print_In, .level = -1, .steps = 783},
    [HEARTHSTONE_NotIn] = {.print = hearthstone_print_NotIn, .level = -1, .steps = 785},
    [HEARTHSTONE_comprehension] = {.print = hearthstone_print_comprehension, .level = -1, .steps = 787},
    [HEARTHSTONE_ExceptHandler] = {.print = hearthstone_print_ExceptHandler, .level = -1, .steps = 800},
    [HEARTHSTONE_arguments] = {.print = hearthstone_print_arguments, .level = -1, .steps = 834},
    [HEARTHSTONE_arg] = {.print = hearthstone_print_arg, .level = -1, .steps = 878},
    [HEARTHSTONE_keyword] = {.print = hearthstone_print_keyword, .level = -1, .steps = 883},
    [HEARTHSTONE_alias] = {.print = hearthstone_print_alias, .level = -1, .steps = 891},
    [HEARTHSTONE_withitem] = {.print = hearthstone_print_withitem, .level = -1, .steps = 896},
    [HEARTHSTONE_match_case] = {.print = hearthstone_print_match_case, .level = -1, .steps = 901},
    [HEARTHSTONE_MatchValue] = {.print = hearthstone_print_MatchValue, .level = -1, .steps = 916},
    [HEARTHSTONE_MatchSingleton] = {.print = hearthstone_print_MatchSingleton, .level = -1, .steps = 919},
    [HEARTHSTONE_MatchSequence] = {.print = hearthstone_print_MatchSequence, .level = -1, .steps = 922},
    [HEARTHSTONE_MatchMapping] = {.print = hearthstone_print_MatchMapping, .level = -1, .steps = 930},
    [HEARTHSTONE_MatchClass] = {.print = hearthstone_print_MatchClass, .level = -1, .steps = 947},
    [HEARTHSTONE_MatchStar] = {.print = hearthstone_print_MatchStar, .level = -1, .steps = 967},
    [HEARTHSTONE_MatchAs] = {.print = hearthstone_print_MatchAs, .level = -1, .steps = 973},
    [HEARTHSTONE_MatchOr] = {.print = hearthstone_print_MatchOr, .level = -1, .steps = 985},
    [HEARTHSTONE_TypeIgnore] = {.level = -1},
    /* elif */
    [1 * 108 + 0] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Module] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Interactive] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Expression] = {.level = -1},
    [1 * 108 + HEARTHSTONE_FunctionType] = {.level = -1},
    [1 * 108 + HEARTHSTONE_FunctionDef] = {.level = -1},
    [1 * 108 + HEARTHSTONE_AsyncFunctionDef] = {.level = -1},
    [1 * 108 + HEARTHSTONE_ClassDef] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Return] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Delete] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Assign] = {.level = -1},
    [1 * 108 + HEARTHSTONE_AugAssign] = {.level = -1},
    [1 * 108 + HEARTHSTONE_AnnAssign] = {.level = -1},
    [1 * 108 + HEARTHSTONE_For] = {.level = -1},
    [1 * 108 + HEARTHSTONE_AsyncFor] = {.level = -1},
    [1 * 108 + HEARTHSTONE_While] = {.level = -1},
    [1 * 108 + HEARTHSTONE_If] = {.print = hearthstone_as_1_If, .level = -1, .steps = 260},
    [1 * 108 + HEARTHSTONE_With] = {.level = -1},
    [1 * 108 + HEARTHSTONE_AsyncWith] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Match] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Raise] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Try] = {.level = -1},
    [1 * 108 + HEARTHSTONE_TryStar] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Assert] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Import] = {.level = -1},
    [1 * 108 + HEARTHSTONE_ImportFrom] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Global] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Nonlocal] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Expr] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Pass] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Break] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Continue] = {.level = -1},
    [1 * 108 + HEARTHSTONE_BoolOp] = {.level = -1},
    [1 * 108 + HEARTHSTONE_NamedExpr] = {.level = -1},
    [1 * 108 + HEARTHSTONE_BinOp] = {.level = -1},
    [1 * 108 + HEARTHSTONE_UnaryOp] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Lambda] = {.level = -1},
    [1 * 108 + HEARTHSTONE_IfExp] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Dict] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Set] = {.level = -1},
    [1 * 108 + HEARTHSTONE_ListComp] = {.level = -1},
    [1 * 108 + HEARTHSTONE_SetComp] = {.level = -1},
    [1 * 108 + HEARTHSTONE_DictComp] = {.level = -1},
    [1 * 108 + HEARTHSTONE_GeneratorExp] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Await] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Yield] = {.level = -1},
    [1 * 108 + HEARTHSTONE_YieldFrom] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Compare] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Call] = {.level = -1},
    [1 * 108 + HEARTHSTONE_FormattedValue] = {.level = -1},
    [1 * 108 + HEARTHSTONE_JoinedStr] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Constant] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Attribute] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Subscript] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Starred] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Name] = {.level = -1},
    [1 * 108 + HEARTHSTONE_List] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Tuple] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Slice] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Load] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Store] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Del] = {.level = -1},
    [1 * 108 + HEARTHSTONE_And] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Or] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Add] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Sub] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Mult] = {.level = -1},
    [1 * 108 + HEARTHSTONE_MatMult] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Div] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Mod] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Pow] = {.level = -1},
    [1 * 108 + HEARTHSTONE_LShift] = {.level = -1},
    [1 * 108 + HEARTHSTONE_RShift] = {.level = -1},
    [1 * 108 + HEARTHSTONE_BitOr] = {.level = -1},
    [1 * 108 + HEARTHSTONE_BitXor] = {.level = -1},
    [1 * 108 + HEARTHSTONE_BitAnd] = {.level = -1},
    [1 * 108 + HEARTHSTONE_FloorDiv] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Invert] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Not] = {.level = -1},
    [1 * 108 + HEARTHSTONE_UAdd] = {.level = -1},
    [1 * 108 + HEARTHSTONE_USub] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Eq] = {.level = -1},
    [1 * 108 + HEARTHSTONE_NotEq] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Lt] = {.level = -1},
    [1 * 108 + HEARTHSTONE_LtE] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Gt] = {.level = -1},
    [1 * 108 + HEARTHSTONE_GtE] = {.level = -1},
    [1 * 108 + HEARTHSTONE_Is] = {.level = -1},
    [1 * 108 + HEARTHSTONE_IsNot] = {.level = -1},
    [1 * 108 + HEARTHSTONE_In] = {.level = -1},
    [1 * 108 + HEARTHSTONE_NotIn] = {.level = -1},
    [1 * 108 + HEARTHSTONE_comprehension] = {.level = -1},
    [1 * 108 + HEARTHSTONE_ExceptHandler] = {.level = -1},
    [1 * 108 + HEARTHSTONE_arguments] = {.level = -1},
    [1 * 108 + HEARTHSTONE_arg] = {.level = -1},
    [1 * 108 + HEARTHSTONE_keyword] = {.level = -1},
    [1 * 108 + HEARTHSTONE_alias] = {.level = -1},
    [1 * 108 + HEARTHSTONE_withitem] = {.level = -1},
    [1 * 108 + HEARTHSTONE_match_case] = {.level = -1},
    [1 * 108 + HEARTHSTONE_MatchValue] = {.level = -1},
    [1 * 108 + HEARTHSTONE_MatchSingleton] = {.level = -1},
    [1 * 108 + HEARTHSTONE_MatchSequence] = {.level = -1},
    [1 * 108 + HEARTHSTONE_MatchMapping] = {.level = -1},
    [1 * 108 + HEARTHSTONE_MatchClass] = {.level = -1},
    [1 * 108 + HEARTHSTONE_MatchStar] = {.level = -1},
    [1 * 108 + HEARTHSTONE_MatchAs] = {.level = -1},
    [1 * 108 + HEARTHSTONE_MatchOr] = {.level = -1},
    [1 * 108 + HEARTHSTONE_TypeIgnore] = {.level = -1},
    /* star */
    [2 * 108 + 0] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Module] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Interactive] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Expression] = {.level = -1},
    [2 * 108 + HEARTHSTONE_FunctionType] = {.level = -1},
    [2 * 108 + HEARTHSTONE_FunctionDef] = {.level = -1},
    [2 * 108 + HEARTHSTONE_AsyncFunctionDef] = {.level = -1},
    [2 * 108 + HEARTHSTONE_ClassDef] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Return] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Delete] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Assign] = {.level = -1},
    [2 * 108 + HEARTHSTONE_AugAssign] = {.level = -1},
    [2 * 108 + HEARTHSTONE_AnnAssign] = {.level = -1},
    [2 * 108 + HEARTHSTONE_For] = {.level = -1},
    [2 * 108 + HEARTHSTONE_AsyncFor] = {.level = -1},
    [2 * 108 + HEARTHSTONE_While] = {.level = -1},
    [2 * 108 + HEARTHSTONE_If] = {.level = -1},
    [2 * 108 + HEARTHSTONE_With] = {.level = -1},
    [2 * 108 + HEARTHSTONE_AsyncWith] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Match] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Raise] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Try] = {.level = -1},
    [2 * 108 + HEARTHSTONE_TryStar] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Assert] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Import] = {.level = -1},
    [2 * 108 + HEARTHSTONE_ImportFrom] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Global] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Nonlocal] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Expr] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Pass] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Break] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Continue] = {.level = -1},
    [2 * 108 + HEARTHSTONE_BoolOp] = {.level = -1},
    [2 * 108 + HEARTHSTONE_NamedExpr] = {.level = -1},
    [2 * 108 + HEARTHSTONE_BinOp] = {.level = -1},
    [2 * 108 + HEARTHSTONE_UnaryOp] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Lambda] = {.level = -1},
    [2 * 108 + HEARTHSTONE_IfExp] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Dict] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Set] = {.level = -1},
    [2 * 108 + HEARTHSTONE_ListComp] = {.level = -1},
    [2 * 108 + HEARTHSTONE_SetComp] = {.level = -1},
    [2 * 108 + HEARTHSTONE_DictComp] = {.level = -1},
    [2 * 108 + HEARTHSTONE_GeneratorExp] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Await] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Yield] = {.level = -1},
    [2 * 108 + HEARTHSTONE_YieldFrom] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Compare] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Call] = {.level = -1},
    [2 * 108 + HEARTHSTONE_FormattedValue] = {.level = -1},
    [2 * 108 + HEARTHSTONE_JoinedStr] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Constant] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Attribute] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Subscript] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Starred] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Name] = {.level = -1},
    [2 * 108 + HEARTHSTONE_List] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Tuple] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Slice] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Load] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Store] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Del] = {.level = -1},
    [2 * 108 + HEARTHSTONE_And] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Or] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Add] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Sub] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Mult] = {.level = -1},
    [2 * 108 + HEARTHSTONE_MatMult] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Div] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Mod] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Pow] = {.level = -1},
    [2 * 108 + HEARTHSTONE_LShift] = {.level = -1},
    [2 * 108 + HEARTHSTONE_RShift] = {.level = -1},
    [2 * 108 + HEARTHSTONE_BitOr] = {.level = -1},
    [2 * 108 + HEARTHSTONE_BitXor] = {.level = -1},
    [2 * 108 + HEARTHSTONE_BitAnd] = {.level = -1},
    [2 * 108 + HEARTHSTONE_FloorDiv] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Invert] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Not] = {.level = -1},
    [2 * 108 + HEARTHSTONE_UAdd] = {.level = -1},
    [2 * 108 + HEARTHSTONE_USub] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Eq] = {.level = -1},
    [2 * 108 + HEARTHSTONE_NotEq] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Lt] = {.level = -1},
    [2 * 108 + HEARTHSTONE_LtE] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Gt] = {.level = -1},
    [2 * 108 + HEARTHSTONE_GtE] = {.level = -1},
    [2 * 108 + HEARTHSTONE_Is] = {.level = -1},
    [2 * 108 + HEARTHSTONE_IsNot] = {.level = -1},
    [2 * 108 + HEARTHSTONE_In] = {.level = -1},
    [2 * 108 + HEARTHSTONE_NotIn] = {.level = -1},
    [2 * 108 + HEARTHSTONE_comprehension] = {.level = -1},
    [2 * 108 + HEARTHSTONE_ExceptHandler] = {.print = hearthstone_as_2_ExceptHandler, .level = -1, .steps = 817},
    [2 * 108 + HEARTHSTONE_arguments] = {.level = -1},
    [2 * 108 + HEARTHSTONE_arg] = {.level = -1},
    [2 * 108 + HEARTHSTONE_keyword] = {.level = -1},
    [2 * 108 + HEARTHSTONE_alias] = {.level = -1},
    [2 * 108 + HEARTHSTONE_withitem] = {.level = -1},
    [2 * 108 + HEARTHSTONE_match_case] = {.level = -1},
    [2 * 108 + HEARTHSTONE_MatchValue] = {.level = -1},
    [2 * 108 + HEARTHSTONE_MatchSingleton] = {.level = -1},
    [2 * 108 + HEARTHSTONE_MatchSequence] = {.level = -1},
    [2 * 108 + HEARTHSTONE_MatchMapping] = {.level = -1},
    [2 * 108 + HEARTHSTONE_MatchClass] = {.level = -1},
    [2 * 108 + HEARTHSTONE_MatchStar] = {.level = -1},
    [2 * 108 + HEARTHSTONE_MatchAs] = {.level = -1},
    [2 * 108 + HEARTHSTONE_MatchOr] = {.level = -1},
    [2 * 108 + HEARTHSTONE_TypeIgnore] = {.level = -1},
    /* bare */
    [3 * 108 + 0] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Module] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Interactive] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Expression] = {.level = -1},
    [3 * 108 + HEARTHSTONE_FunctionType] = {.level = -1},
    [3 * 108 + HEARTHSTONE_FunctionDef] = {.level = -1},
    [3 * 108 + HEARTHSTONE_AsyncFunctionDef] = {.level = -1},
    [3 * 108 + HEARTHSTONE_ClassDef] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Return] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Delete] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Assign] = {.level = -1},
    [3 * 108 + HEARTHSTONE_AugAssign] = {.level = -1},
    [3 * 108 + HEARTHSTONE_AnnAssign] = {.level = -1},
    [3 * 108 + HEARTHSTONE_For] = {.level = -1},
    [3 * 108 + HEARTHSTONE_AsyncFor] = {.level = -1},
    [3 * 108 + HEARTHSTONE_While] = {.level = -1},
    [3 * 108 + HEARTHSTONE_If] = {.level = -1},
    [3 * 108 + HEARTHSTONE_With] = {.level = -1},
    [3 * 108 + HEARTHSTONE_AsyncWith] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Match] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Raise] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Try] = {.level = -1},
    [3 * 108 + HEARTHSTONE_TryStar] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Assert] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Import] = {.level = -1},
    [3 * 108 + HEARTHSTONE_ImportFrom] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Global] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Nonlocal] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Expr] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Pass] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Break] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Continue] = {.level = -1},
    [3 * 108 + HEARTHSTONE_BoolOp] = {.level = -1},
    [3 * 108 + HEARTHSTONE_NamedExpr] = {.level = -1},
    [3 * 108 + HEARTHSTONE_BinOp] = {.level = -1},
    [3 * 108 + HEARTHSTONE_UnaryOp] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Lambda] = {.level = -1},
    [3 * 108 + HEARTHSTONE_IfExp] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Dict] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Set] = {.level = -1},
    [3 * 108 + HEARTHSTONE_ListComp] = {.level = -1},
    [3 * 108 + HEARTHSTONE_SetComp] = {.level = -1},
    [3 * 108 + HEARTHSTONE_DictComp] = {.level = -1},
    [3 * 108 + HEARTHSTONE_GeneratorExp] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Await] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Yield] = {.level = -1},
    [3 * 108 + HEARTHSTONE_YieldFrom] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Compare] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Call] = {.level = -1},
    [3 * 108 + HEARTHSTONE_FormattedValue] = {.level = -1},
    [3 * 108 + HEARTHSTONE_JoinedStr] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Constant] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Attribute] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Subscript] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Starred] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Name] = {.level = -1},
    [3 * 108 + HEARTHSTONE_List] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Tuple] = {.print = hearthstone_as_3_Tuple, .level = -1, .steps = 681},
    [3 * 108 + HEARTHSTONE_Slice] = {.print = hearthstone_as_3_Slice, .level = -1, .steps = 711},
    [3 * 108 + HEARTHSTONE_Load] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Store] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Del] = {.level = -1},
    [3 * 108 + HEARTHSTONE_And] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Or] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Add] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Sub] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Mult] = {.level = -1},
    [3 * 108 + HEARTHSTONE_MatMult] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Div] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Mod] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Pow] = {.level = -1},
    [3 * 108 + HEARTHSTONE_LShift] = {.level = -1},
    [3 * 108 + HEARTHSTONE_RShift] = {.level = -1},
    [3 * 108 + HEARTHSTONE_BitOr] = {.level = -1},
    [3 * 108 + HEARTHSTONE_BitXor] = {.level = -1},
    [3 * 108 + HEARTHSTONE_BitAnd] = {.level = -1},
    [3 * 108 + HEARTHSTONE_FloorDiv] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Invert] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Not] = {.level = -1},
    [3 * 108 + HEARTHSTONE_UAdd] = {.level = -1},
    [3 * 108 + HEARTHSTONE_USub] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Eq] = {.level = -1},
    [3 * 108 + HEARTHSTONE_NotEq] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Lt] = {.level = -1},
    [3 * 108 + HEARTHSTONE_LtE] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Gt] = {.level = -1},
    [3 * 108 + HEARTHSTONE_GtE] = {.level = -1},
    [3 * 108 + HEARTHSTONE_Is] = {.level = -1},
    [3 * 108 + HEARTHSTONE_IsNot] = {.level = -1},
    [3 * 108 + HEARTHSTONE_In] = {.level = -1},
    [3 * 108 + HEARTHSTONE_NotIn] = {.level = -1},
    [3 * 108 + HEARTHSTONE_comprehension] = {.level = -1},
    [3 * 108 + HEARTHSTONE_ExceptHandler] = {.level = -1},
    [3 * 108 + HEARTHSTONE_arguments] = {.level = -1},
    [3 * 108 + HEARTHSTONE_arg] = {.level = -1},
    [3 * 108 + HEARTHSTONE_keyword] = {.level = -1},
    [3 * 108 + HEARTHSTONE_alias] = {.level = -1},
    [3 * 108 + HEARTHSTONE_withitem] = {.level = -1},
    [3 * 108 + HEARTHSTONE_match_case] = {.level = -1},
    [3 * 108 + HEARTHSTONE_MatchValue] = {.level = -1},
    [3 * 108 + HEARTHSTONE_MatchSingleton] = {.level = -1},
    [3 * 108 + HEARTHSTONE_MatchSequence] = {.level = -1},
    [3 * 108 + HEARTHSTONE_MatchMapping] = {.level = -1},
    [3 * 108 + HEARTHSTONE_MatchClass] = {.level = -1},
    [3 * 108 + HEARTHSTONE_MatchStar] = {.level = -1},
    [3 * 108 + HEARTHSTONE_MatchAs] = {.level = -1},
    [3 * 108 + HEARTHSTONE_MatchOr] = {.level = -1},
    [3 * 108 + HEARTHSTONE_TypeIgnore] = {.level = -1},
    /* part */
    [4 * 108 + 0] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Module] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Interactive] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Expression] = {.level = -1},
    [4 * 108 + HEARTHSTONE_FunctionType] = {.level = -1},
    [4 * 108 + HEARTHSTONE_FunctionDef] = {.level = -1},
    [4 * 108 + HEARTHSTONE_AsyncFunctionDef] = {.level = -1},
    [4 * 108 + HEARTHSTONE_ClassDef] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Return] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Delete] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Assign] = {.level = -1},
    [4 * 108 + HEARTHSTONE_AugAssign] = {.level = -1},
    [4 * 108 + HEARTHSTONE_AnnAssign] = {.level = -1},
    [4 * 108 + HEARTHSTONE_For] = {.level = -1},
    [4 * 108 + HEARTHSTONE_AsyncFor] = {.level = -1},
    [4 * 108 + HEARTHSTONE_While] = {.level = -1},
    [4 * 108 + HEARTHSTONE_If] = {.level = -1},
    [4 * 108 + HEARTHSTONE_With] = {.level = -1},
    [4 * 108 + HEARTHSTONE_AsyncWith] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Match] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Raise] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Try] = {.level = -1},
    [4 * 108 + HEARTHSTONE_TryStar] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Assert] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Import] = {.level = -1},
    [4 * 108 + HEARTHSTONE_ImportFrom] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Global] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Nonlocal] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Expr] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Pass] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Break] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Continue] = {.level = -1},
    [4 * 108 + HEARTHSTONE_BoolOp] = {.level = -1},
    [4 * 108 + HEARTHSTONE_NamedExpr] = {.level = -1},
    [4 * 108 + HEARTHSTONE_BinOp] = {.level = -1},
    [4 * 108 + HEARTHSTONE_UnaryOp] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Lambda] = {.level = -1},
    [4 * 108 + HEARTHSTONE_IfExp] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Dict] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Set] = {.level = -1},
    [4 * 108 + HEARTHSTONE_ListComp] = {.level = -1},
    [4 * 108 + HEARTHSTONE_SetComp] = {.level = -1},
    [4 * 108 + HEARTHSTONE_DictComp] = {.level = -1},
    [4 * 108 + HEARTHSTONE_GeneratorExp] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Await] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Yield] = {.level = -1},
    [4 * 108 + HEARTHSTONE_YieldFrom] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Compare] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Call] = {.level = -1},
    [4 * 108 + HEARTHSTONE_FormattedValue] = {.level = -1},
    [4 * 108 + HEARTHSTONE_JoinedStr] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Constant] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Attribute] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Subscript] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Starred] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Name] = {.level = -1},
    [4 * 108 + HEARTHSTONE_List] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Tuple] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Slice] = {.print = hearthstone_as_4_Slice, .level = -1, .steps = 720},
    [4 * 108 + HEARTHSTONE_Load] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Store] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Del] = {.level = -1},
    [4 * 108 + HEARTHSTONE_And] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Or] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Add] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Sub] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Mult] = {.level = -1},
    [4 * 108 + HEARTHSTONE_MatMult] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Div] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Mod] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Pow] = {.level = -1},
    [4 * 108 + HEARTHSTONE_LShift] = {.level = -1},
    [4 * 108 + HEARTHSTONE_RShift] = {.level = -1},
    [4 * 108 + HEARTHSTONE_BitOr] = {.level = -1},
    [4 * 108 + HEARTHSTONE_BitXor] = {.level = -1},
    [4 * 108 + HEARTHSTONE_BitAnd] = {.level = -1},
    [4 * 108 + HEARTHSTONE_FloorDiv] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Invert] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Not] = {.level = -1},
    [4 * 108 + HEARTHSTONE_UAdd] = {.level = -1},
    [4 * 108 + HEARTHSTONE_USub] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Eq] = {.level = -1},
    [4 * 108 + HEARTHSTONE_NotEq] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Lt] = {.level = -1},
    [4 * 108 + HEARTHSTONE_LtE] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Gt] = {.level = -1},
    [4 * 108 + HEARTHSTONE_GtE] = {.level = -1},
    [4 * 108 + HEARTHSTONE_Is] = {.level = -1},
    [4 * 108 + HEARTHSTONE_IsNot] = {.level = -1},
    [4 * 108 + HEARTHSTONE_In] = {.level = -1},
    [4 * 108 + HEARTHSTONE_NotIn] = {.level = -1},
    [4 * 108 + HEARTHSTONE_comprehension] = {.level = -1},
    [4 * 108 + HEARTHSTONE_ExceptHandler] = {.level = -1},
    [4 * 108 + HEARTHSTONE_arguments] = {.level = -1},
    [4 * 108 + HEARTHSTONE_arg] = {.level = -1},
    [4 * 108 + HEARTHSTONE_keyword] = {.level = -1},
    [4 * 108 + HEARTHSTONE_alias] = {.level = -1},
    [4 * 108 + HEARTHSTONE_withitem] = {.level = -1},
    [4 * 108 + HEARTHSTONE_match_case] = {.level = -1},
    [4 * 108 + HEARTHSTONE_MatchValue] = {.level = -1},
    [4 * 108 + HEARTHSTONE_MatchSingleton] = {.level = -1},
    [4 * 108 + HEARTHSTONE_MatchSequence] = {.level = -1},
    [4 * 108 + HEARTHSTONE_MatchMapping] = {.level = -1},
    [4 * 108 + HEARTHSTONE_MatchClass] = {.level = -1},
    [4 * 108 + HEARTHSTONE_MatchStar] = {.level = -1},
    [4 * 108 + HEARTHSTONE_MatchAs] = {.level = -1},
    [4 * 108 + HEARTHSTONE_MatchOr] = {.level = -1},
    [4 * 108 + HEARTHSTONE_TypeIgnore] = {.level = -1},
    /* item */
    [5 * 108 + 0] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Module] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Interactive] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Expression] = {.level = -1},
    [5 * 108 + HEARTHSTONE_FunctionType] = {.level = -1},
    [5 * 108 + HEARTHSTONE_FunctionDef] = {.level = -1},
    [5 * 108 + HEARTHSTONE_AsyncFunctionDef] = {.level = -1},
    [5 * 108 + HEARTHSTONE_ClassDef] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Return] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Delete] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Assign] = {.level = -1},
    [5 * 108 + HEARTHSTONE_AugAssign] = {.level = -1},
    [5 * 108 + HEARTHSTONE_AnnAssign] = {.level = -1},
    [5 * 108 + HEARTHSTONE_For] = {.level = -1},
    [5 * 108 + HEARTHSTONE_AsyncFor] = {.level = -1},
    [5 * 108 + HEARTHSTONE_While] = {.level = -1},
    [5 * 108 + HEARTHSTONE_If] = {.level = -1},
    [5 * 108 + HEARTHSTONE_With] = {.level = -1},
    [5 * 108 + HEARTHSTONE_AsyncWith] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Match] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Raise] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Try] = {.level = -1},
    [5 * 108 + HEARTHSTONE_TryStar] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Assert] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Import] = {.level = -1},
    [5 * 108 + HEARTHSTONE_ImportFrom] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Global] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Nonlocal] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Expr] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Pass] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Break] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Continue] = {.level = -1},
    [5 * 108 + HEARTHSTONE_BoolOp] = {.level = -1},
    [5 * 108 + HEARTHSTONE_NamedExpr] = {.level = -1},
    [5 * 108 + HEARTHSTONE_BinOp] = {.level = -1},
    [5 * 108 + HEARTHSTONE_UnaryOp] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Lambda] = {.level = -1},
    [5 * 108 + HEARTHSTONE_IfExp] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Dict] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Set] = {.level = -1},
    [5 * 108 + HEARTHSTONE_ListComp] = {.level = -1},
    [5 * 108 + HEARTHSTONE_SetComp] = {.level = -1},
    [5 * 108 + HEARTHSTONE_DictComp] = {.level = -1},
    [5 * 108 + HEARTHSTONE_GeneratorExp] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Await] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Yield] = {.level = -1},
    [5 * 108 + HEARTHSTONE_YieldFrom] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Compare] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Call] = {.level = -1},
    [5 * 108 + HEARTHSTONE_FormattedValue] = {.level = -1},
    [5 * 108 + HEARTHSTONE_JoinedStr] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Constant] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Attribute] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Subscript] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Starred] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Name] = {.level = -1},
    [5 * 108 + HEARTHSTONE_List] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Tuple] = {.print = hearthstone_as_5_Tuple, .level = -1, .steps = 692},
    [5 * 108 + HEARTHSTONE_Slice] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Load] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Store] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Del] = {.level = -1},
    [5 * 108 + HEARTHSTONE_And] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Or] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Add] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Sub] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Mult] = {.level = -1},
    [5 * 108 + HEARTHSTONE_MatMult] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Div] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Mod] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Pow] = {.level = -1},
    [5 * 108 + HEARTHSTONE_LShift] = {.level = -1},
    [5 * 108 + HEARTHSTONE_RShift] = {.level = -1},
    [5 * 108 + HEARTHSTONE_BitOr] = {.level = -1},
    [5 * 108 + HEARTHSTONE_BitXor] = {.level = -1},
    [5 * 108 + HEARTHSTONE_BitAnd] = {.level = -1},
    [5 * 108 + HEARTHSTONE_FloorDiv] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Invert] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Not] = {.level = -1},
    [5 * 108 + HEARTHSTONE_UAdd] = {.level = -1},
    [5 * 108 + HEARTHSTONE_USub] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Eq] = {.level = -1},
    [5 * 108 + HEARTHSTONE_NotEq] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Lt] = {.level = -1},
    [5 * 108 + HEARTHSTONE_LtE] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Gt] = {.level = -1},
    [5 * 108 + HEARTHSTONE_GtE] = {.level = -1},
    [5 * 108 + HEARTHSTONE_Is] = {.level = -1},
    [5 * 108 + HEARTHSTONE_IsNot] = {.level = -1},
    [5 * 108 + HEARTHSTONE_In] = {.level = -1},
    [5 * 108 + HEARTHSTONE_NotIn] = {.level = -1},
    [5 * 108 + HEARTHSTONE_comprehension] = {.level = -1},
    [5 * 108 + HEARTHSTONE_ExceptHandler] = {.level = -1},
    [5 * 108 + HEARTHSTONE_arguments] = {.level = -1},
    [5 * 108 + HEARTHSTONE_arg] = {.level = -1},
    [5 * 108 + HEARTHSTONE_keyword] = {.level = -1},
    [5 * 108 + HEARTHSTONE_alias] = {.level = -1},
    [5 * 108 + HEARTHSTONE_withitem] = {.level = -1},
    [5 * 108 + HEARTHSTONE_match_case] = {.level = -1},
    [5 * 108 + HEARTHSTONE_MatchValue] = {.level = -1},
    [5 * 108 + HEARTHSTONE_MatchSingleton] = {.level = -1},
    [5 * 108 + HEARTHSTONE_MatchSequence] = {.level = -1},
    [5 * 108 + HEARTHSTONE_MatchMapping] = {.level = -1},
    [5 * 108 + HEARTHSTONE_MatchClass] = {.level = -1},
    [5 * 108 + HEARTHSTONE_MatchStar] = {.level = -1},
    [5 * 108 + HEARTHSTONE_MatchAs] = {.level = -1},
    [5 * 108 + HEARTHSTONE_MatchOr] = {.level = -1},
    [5 * 108 + HEARTHSTONE_TypeIgnore] = {.level = -1},
    /* receiver */
    [6 * 108 + 0] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Module] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Interactive] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Expression] = {.level = -1},
    [6 * 108 + HEARTHSTONE_FunctionType] = {.level = -1},
    [6 * 108 + HEARTHSTONE_FunctionDef] = {.level = -1},
    [6 * 108 + HEARTHSTONE_AsyncFunctionDef] = {.level = -1},
    [6 * 108 + HEARTHSTONE_ClassDef] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Return] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Delete] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Assign] = {.level = -1},
    [6 * 108 + HEARTHSTONE_AugAssign] = {.level = -1},
    [6 * 108 + HEARTHSTONE_AnnAssign] = {.level = -1},
    [6 * 108 + HEARTHSTONE_For] = {.level = -1},
    [6 * 108 + HEARTHSTONE_AsyncFor] = {.level = -1},
    [6 * 108 + HEARTHSTONE_While] = {.level = -1},
    [6 * 108 + HEARTHSTONE_If] = {.level = -1},
    [6 * 108 + HEARTHSTONE_With] = {.level = -1},
    [6 * 108 + HEARTHSTONE_AsyncWith] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Match] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Raise] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Try] = {.level = -1},
    [6 * 108 + HEARTHSTONE_TryStar] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Assert] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Import] = {.level = -1},
    [6 * 108 + HEARTHSTONE_ImportFrom] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Global] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Nonlocal] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Expr] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Pass] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Break] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Continue] = {.level = -1},
    [6 * 108 + HEARTHSTONE_BoolOp] = {.level = -1},
    [6 * 108 + HEARTHSTONE_NamedExpr] = {.level = -1},
    [6 * 108 + HEARTHSTONE_BinOp] = {.level = -1},
    [6 * 108 + HEARTHSTONE_UnaryOp] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Lambda] = {.level = -1},
    [6 * 108 + HEARTHSTONE_IfExp] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Dict] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Set] = {.level = -1},
    [6 * 108 + HEARTHSTONE_ListComp] = {.level = -1},
    [6 * 108 + HEARTHSTONE_SetComp] = {.level = -1},
    [6 * 108 + HEARTHSTONE_DictComp] = {.level = -1},
    [6 * 108 + HEARTHSTONE_GeneratorExp] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Await] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Yield] = {.level = -1},
    [6 * 108 + HEARTHSTONE_YieldFrom] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Compare] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Call] = {.level = -1},
    [6 * 108 + HEARTHSTONE_FormattedValue] = {.level = -1},
    [6 * 108 + HEARTHSTONE_JoinedStr] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Constant] = {.print = hearthstone_as_6_Constant, .level = -1, .steps = 632},
    [6 * 108 + HEARTHSTONE_Attribute] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Subscript] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Starred] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Name] = {.level = -1},
    [6 * 108 + HEARTHSTONE_List] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Tuple] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Slice] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Load] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Store] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Del] = {.level = -1},
    [6 * 108 + HEARTHSTONE_And] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Or] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Add] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Sub] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Mult] = {.level = -1},
    [6 * 108 + HEARTHSTONE_MatMult] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Div] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Mod] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Pow] = {.level = -1},
    [6 * 108 + HEARTHSTONE_LShift] = {.level = -1},
    [6 * 108 + HEARTHSTONE_RShift] = {.level = -1},
    [6 * 108 + HEARTHSTONE_BitOr] = {.level = -1},
    [6 * 108 + HEARTHSTONE_BitXor] = {.level = -1},
    [6 * 108 + HEARTHSTONE_BitAnd] = {.level = -1},
    [6 * 108 + HEARTHSTONE_FloorDiv] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Invert] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Not] = {.level = -1},
    [6 * 108 + HEARTHSTONE_UAdd] = {.level = -1},
    [6 * 108 + HEARTHSTONE_USub] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Eq] = {.level = -1},
    [6 * 108 + HEARTHSTONE_NotEq] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Lt] = {.level = -1},
    [6 * 108 + HEARTHSTONE_LtE] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Gt] = {.level = -1},
    [6 * 108 + HEARTHSTONE_GtE] = {.level = -1},
    [6 * 108 + HEARTHSTONE_Is] = {.level = -1},
    [6 * 108 + HEARTHSTONE_IsNot] = {.level = -1},
    [6 * 108 + HEARTHSTONE_In] = {.level = -1},
    [6 * 108 + HEARTHSTONE_NotIn] = {.level = -1},
    [6 * 108 + HEARTHSTONE_comprehension] = {.level = -1},
    [6 * 108 + HEARTHSTONE_ExceptHandler] = {.level = -1},
    [6 * 108 + HEARTHSTONE_arguments] = {.level = -1},
    [6 * 108 + HEARTHSTONE_arg] = {.level = -1},
    [6 * 108 + HEARTHSTONE_keyword] = {.level = -1},
    [6 * 108 + HEARTHSTONE_alias] = {.level = -1},
    [6 * 108 + HEARTHSTONE_withitem] = {.level = -1},
    [6 * 108 + HEARTHSTONE_match_case] = {.level = -1},
    [6 * 108 + HEARTHSTONE_MatchValue] = {.level = -1},
    [6 * 108 + HEARTHSTONE_MatchSingleton] = {.level = -1},
    [6 * 108 + HEARTHSTONE_MatchSequence] = {.level = -1},
    [6 * 108 + HEARTHSTONE_MatchMapping] = {.level = -1},
    [6 * 108 + HEARTHSTONE_MatchClass] = {.level = -1},
    [6 * 108 + HEARTHSTONE_MatchStar] = {.level = -1},
    [6 * 108 + HEARTHSTONE_MatchAs] = {.level = -1},
    [6 * 108 + HEARTHSTONE_MatchOr] = {.level = -1},
    [6 * 108 + HEARTHSTONE_TypeIgnore] = {.level = -1},
    /* match */
    [7 * 108 + 0] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Module] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Interactive] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Expression] = {.level = -1},
    [7 * 108 + HEARTHSTONE_FunctionType] = {.level = -1},
    [7 * 108 + HEARTHSTONE_FunctionDef] = {.level = -1},
    [7 * 108 + HEARTHSTONE_AsyncFunctionDef] = {.level = -1},
    [7 * 108 + HEARTHSTONE_ClassDef] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Return] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Delete] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Assign] = {.level = -1},
    [7 * 108 + HEARTHSTONE_AugAssign] = {.level = -1},
    [7 * 108 + HEARTHSTONE_AnnAssign] = {.level = -1},
    [7 * 108 + HEARTHSTONE_For] = {.level = -1},
    [7 * 108 + HEARTHSTONE_AsyncFor] = {.level = -1},
    [7 * 108 + HEARTHSTONE_While] = {.level = -1},
    [7 * 108 + HEARTHSTONE_If] = {.level = -1},
    [7 * 108 + HEARTHSTONE_With] = {.level = -1},
    [7 * 108 + HEARTHSTONE_AsyncWith] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Match] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Raise] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Try] = {.level = -1},
    [7 * 108 + HEARTHSTONE_TryStar] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Assert] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Import] = {.level = -1},
    [7 * 108 + HEARTHSTONE_ImportFrom] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Global] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Nonlocal] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Expr] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Pass] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Break] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Continue] = {.level = -1},
    [7 * 108 + HEARTHSTONE_BoolOp] = {.level = -1},
    [7 * 108 + HEARTHSTONE_NamedExpr] = {.level = -1},
    [7 * 108 + HEARTHSTONE_BinOp] = {.level = -1},
    [7 * 108 + HEARTHSTONE_UnaryOp] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Lambda] = {.level = -1},
    [7 * 108 + HEARTHSTONE_IfExp] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Dict] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Set] = {.level = -1},
    [7 * 108 + HEARTHSTONE_ListComp] = {.level = -1},
    [7 * 108 + HEARTHSTONE_SetComp] = {.level = -1},
    [7 * 108 + HEARTHSTONE_DictComp] = {.level = -1},
    [7 * 108 + HEARTHSTONE_GeneratorExp] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Await] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Yield] = {.level = -1},
    [7 * 108 + HEARTHSTONE_YieldFrom] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Compare] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Call] = {.level = -1},
    [7 * 108 + HEARTHSTONE_FormattedValue] = {.level = -1},
    [7 * 108 + HEARTHSTONE_JoinedStr] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Constant] = {.print = hearthstone_as_7_Constant, .level = -1, .steps = 641},
    [7 * 108 + HEARTHSTONE_Attribute] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Subscript] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Starred] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Name] = {.level = -1},
    [7 * 108 + HEARTHSTONE_List] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Tuple] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Slice] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Load] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Store] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Del] = {.level = -1},
    [7 * 108 + HEARTHSTONE_And] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Or] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Add] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Sub] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Mult] = {.level = -1},
    [7 * 108 + HEARTHSTONE_MatMult] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Div] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Mod] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Pow] = {.level = -1},
    [7 * 108 + HEARTHSTONE_LShift] = {.level = -1},
    [7 * 108 + HEARTHSTONE_RShift] = {.level = -1},
    [7 * 108 + HEARTHSTONE_BitOr] = {.level = -1},
    [7 * 108 + HEARTHSTONE_BitXor] = {.level = -1},
    [7 * 108 + HEARTHSTONE_BitAnd] = {.level = -1},
    [7 * 108 + HEARTHSTONE_FloorDiv] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Invert] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Not] = {.level = -1},
    [7 * 108 + HEARTHSTONE_UAdd] = {.level = -1},
    [7 * 108 + HEARTHSTONE_USub] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Eq] = {.level = -1},
    [7 * 108 + HEARTHSTONE_NotEq] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Lt] = {.level = -1},
    [7 * 108 + HEARTHSTONE_LtE] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Gt] = {.level = -1},
    [7 * 108 + HEARTHSTONE_GtE] = {.level = -1},
    [7 * 108 + HEARTHSTONE_Is] = {.level = -1},
    [7 * 108 + HEARTHSTONE_IsNot] = {.level = -1},
    [7 * 108 + HEARTHSTONE_In] = {.level = -1},
    [7 * 108 + HEARTHSTONE_NotIn] = {.level = -1},
    [7 * 108 + HEARTHSTONE_comprehension] = {.level = -1},
    [7 * 108 + HEARTHSTONE_ExceptHandler] = {.level = -1},
    [7 * 108 + HEARTHSTONE_arguments] = {.level = -1},
    [7 * 108 + HEARTHSTONE_arg] = {.level = -1},
    [7 * 108 + HEARTHSTONE_keyword] = {.level = -1},
    [7 * 108 + HEARTHSTONE_alias] = {.level = -1},
    [7 * 108 + HEARTHSTONE_withitem] = {.level = -1},
    [7 * 108 + HEARTHSTONE_match_case] = {.level = -1},
    [7 * 108 + HEARTHSTONE_MatchValue] = {.level = -1},
    [7 * 108 + HEARTHSTONE_MatchSingleton] = {.level = -1},
    [7 * 108 + HEARTHSTONE_MatchSequence] = {.level = -1},
    [7 * 108 + HEARTHSTONE_MatchMapping] = {.level = -1},
    [7 * 108 + HEARTHSTONE_MatchClass] = {.level = -1},
    [7 * 108 + HEARTHSTONE_MatchStar] = {.level = -1},
    [7 * 108 + HEARTHSTONE_MatchAs] = {.level = -1},
    [7 * 108 + HEARTHSTONE_MatchOr] = {.level = -1},
    [7 * 108 + HEARTHSTONE_TypeIgnore] = {.level = -1},
    /* text */
    [8 * 108 + 0] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Module] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Interactive] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Expression] = {.level = -1},
    [8 * 108 + HEARTHSTONE_FunctionType] = {.level = -1},
    [8 * 108 + HEARTHSTONE_FunctionDef] = {.level = -1},
    [8 * 108 + HEARTHSTONE_AsyncFunctionDef] = {.level = -1},
    [8 * 108 + HEARTHSTONE_ClassDef] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Return] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Delete] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Assign] = {.level = -1},
    [8 * 108 + HEARTHSTONE_AugAssign] = {.level = -1},
    [8 * 108 + HEARTHSTONE_AnnAssign] = {.level = -1},
    [8 * 108 + HEARTHSTONE_For] = {.level = -1},
    [8 * 108 + HEARTHSTONE_AsyncFor] = {.level = -1},
    [8 * 108 + HEARTHSTONE_While] = {.level = -1},
    [8 * 108 + HEARTHSTONE_If] = {.level = -1},
    [8 * 108 + HEARTHSTONE_With] = {.level = -1},
    [8 * 108 + HEARTHSTONE_AsyncWith] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Match] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Raise] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Try] = {.level = -1},
    [8 * 108 + HEARTHSTONE_TryStar] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Assert] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Import] = {.level = -1},
    [8 * 108 + HEARTHSTONE_ImportFrom] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Global] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Nonlocal] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Expr] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Pass] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Break] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Continue] = {.level = -1},
    [8 * 108 + HEARTHSTONE_BoolOp] = {.level = -1},
    [8 * 108 + HEARTHSTONE_NamedExpr] = {.level = -1},
    [8 * 108 + HEARTHSTONE_BinOp] = {.level = -1},
    [8 * 108 + HEARTHSTONE_UnaryOp] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Lambda] = {.level = -1},
    [8 * 108 + HEARTHSTONE_IfExp] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Dict] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Set] = {.level = -1},
    [8 * 108 + HEARTHSTONE_ListComp] = {.level = -1},
    [8 * 108 + HEARTHSTONE_SetComp] = {.level = -1},
    [8 * 108 + HEARTHSTONE_DictComp] = {.level = -1},
    [8 * 108 + HEARTHSTONE_GeneratorExp] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Await] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Yield] = {.level = -1},
    [8 * 108 + HEARTHSTONE_YieldFrom] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Compare] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Call] = {.level = -1},
    [8 * 108 + HEARTHSTONE_FormattedValue] = {.print = hearthstone_as_8_FormattedValue, .level = -1, .steps = 606},
    [8 * 108 + HEARTHSTONE_JoinedStr] = {.print = hearthstone_as_8_JoinedStr, .level = -1, .steps = 622},
    [8 * 108 + HEARTHSTONE_Constant] = {.print = hearthstone_as_8_Constant, .level = -1, .steps = 647},
    [8 * 108 + HEARTHSTONE_Attribute] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Subscript] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Starred] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Name] = {.level = -1},
    [8 * 108 + HEARTHSTONE_List] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Tuple] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Slice] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Load] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Store] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Del] = {.level = -1},
    [8 * 108 + HEARTHSTONE_And] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Or] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Add] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Sub] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Mult] = {.level = -1},
    [8 * 108 + HEARTHSTONE_MatMult] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Div] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Mod] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Pow] = {.level = -1},
    [8 * 108 + HEARTHSTONE_LShift] = {.level = -1},
    [8 * 108 + HEARTHSTONE_RShift] = {.level = -1},
    [8 * 108 + HEARTHSTONE_BitOr] = {.level = -1},
    [8 * 108 + HEARTHSTONE_BitXor] = {.level = -1},
    [8 * 108 + HEARTHSTONE_BitAnd] = {.level = -1},
    [8 * 108 + HEARTHSTONE_FloorDiv] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Invert] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Not] = {.level = -1},
    [8 * 108 + HEARTHSTONE_UAdd] = {.level = -1},
    [8 * 108 + HEARTHSTONE_USub] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Eq] = {.level = -1},
    [8 * 108 + HEARTHSTONE_NotEq] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Lt] = {.level = -1},
    [8 * 108 + HEARTHSTONE_LtE] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Gt] = {.level = -1},
    [8 * 108 + HEARTHSTONE_GtE] = {.level = -1},
    [8 * 108 + HEARTHSTONE_Is] = {.level = -1},
    [8 * 108 + HEARTHSTONE_IsNot] = {.level = -1},
    [8 * 108 + HEARTHSTONE_In] = {.level = -1},
    [8 * 108 + HEARTHSTONE_NotIn] = {.level = -1},
    [8 * 108 + HEARTHSTONE_comprehension] = {.level = -1},
    [8 * 108 + HEARTHSTONE_ExceptHandler] = {.level = -1},
    [8 * 108 + HEARTHSTONE_arguments] = {.level = -1},
    [8 * 108 + HEARTHSTONE_arg] = {.level = -1},
    [8 * 108 + HEARTHSTONE_keyword] = {.level = -1},
    [8 * 108 + HEARTHSTONE_alias] = {.level = -1},
    [8 * 108 + HEARTHSTONE_withitem] = {.level = -1},
    [8 * 108 + HEARTHSTONE_match_case] = {.level = -1},
    [8 * 108 + HEARTHSTONE_MatchValue] = {.level = -1},
    [8 * 108 + HEARTHSTONE_MatchSingleton] = {.level = -1},
    [8 * 108 + HEARTHSTONE_MatchSequence] = {.level = -1},
    [8 * 108 + HEARTHSTONE_MatchMapping] = {.level = -1},
    [8 * 108 + HEARTHSTONE_MatchClass] = {.level = -1},
    [8 * 108 + HEARTHSTONE_MatchStar] = {.level = -1},
    [8 * 108 + HEARTHSTONE_MatchAs] = {.level = -1},
    [8 * 108 + HEARTHSTONE_MatchOr] = {.level = -1},
    [8 * 108 + HEARTHSTONE_TypeIgnore] = {.level = -1},
};

/* ---- The same templates, step by step, for reading target text. */

#ifndef ASN_SHIPPED
static const asn_template_step hearthstone_steps[] = {
    {.kind = ASN_STEP_END},
    /* 1: Module */
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Module_body, .loop = 1, .columns = (const int[]){1, 0}, .to = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Module_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Module_body, .loop = 1, .columns = (const int[]){1, 0}, .to = 5},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 1},
    {.kind = ASN_STEP_END},
    /* 7: Interactive */
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Interactive_body, .loop = 1, .columns = (const int[]){1, 0},
        .to = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Interactive_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Interactive_body, .loop = 1, .columns = (const int[]){1, 0},
        .to = 5},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 1},
    {.kind = ASN_STEP_END},
    /* 13: Expression */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Expression_body, .level = -1},
    {.kind = ASN_STEP_END},
    /* 15: FunctionType */
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_FunctionType_argtypes, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FunctionType_argtypes, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_FunctionType_argtypes, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_TEXT, .text = ") -> ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FunctionType_returns, .level = -1},
    {.kind = ASN_STEP_END},
    /* 24: FunctionDef */
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_FunctionDef_decorator_list, .loop = 1,
        .columns = (const int[]){4, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = "@", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FunctionDef_decorator_list, .loop = 1, .level = 2},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_FunctionDef_decorator_list, .loop = 1,
        .columns = (const int[]){4, 0}, .to = 6},
    {.kind = ASN_STEP_GO, .to = 1},
    {.kind = ASN_STEP_TEXT, .text = "def ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FunctionDef_name},
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FunctionDef_args, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_FunctionDef_returns, .test = ASN_TEST_PRESENT, .to = 14},
    {.kind = ASN_STEP_TEXT, .text = " -> ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FunctionDef_returns, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_FunctionDef_body, .loop = 2, .columns = (const int[]){3, 0},
        .to = 22},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FunctionDef_body, .loop = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_FunctionDef_body, .loop = 2, .columns = (const int[]){3, 0},
        .to = 22},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 18},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 48: AsyncFunctionDef */
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_AsyncFunctionDef_decorator_list, .loop = 1,
        .columns = (const int[]){4, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = "@", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncFunctionDef_decorator_list, .loop = 1, .level = 2},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_AsyncFunctionDef_decorator_list, .loop = 1,
        .columns = (const int[]){4, 0}, .to = 6},
    {.kind = ASN_STEP_GO, .to = 1},
    {.kind = ASN_STEP_TEXT, .text = "async def ", .length = 10},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncFunctionDef_name},
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncFunctionDef_args, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_AsyncFunctionDef_returns, .test = ASN_TEST_PRESENT, .to = 14},
    {.kind = ASN_STEP_TEXT, .text = " -> ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncFunctionDef_returns, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_AsyncFunctionDef_body, .loop = 2, .columns = (const int[]){3, 0},
        .to = 22},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncFunctionDef_body, .loop = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_AsyncFunctionDef_body, .loop = 2, .columns = (const int[]){3, 0},
        .to = 22},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 18},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 72: ClassDef */
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_ClassDef_decorator_list, .loop = 1,
        .columns = (const int[]){5, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = "@", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ClassDef_decorator_list, .loop = 1, .level = 2},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_ClassDef_decorator_list, .loop = 1,
        .columns = (const int[]){5, 0}, .to = 6},
    {.kind = ASN_STEP_GO, .to = 1},
    {.kind = ASN_STEP_TEXT, .text = "class ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ClassDef_name},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_ClassDef_bases, .test = ASN_TEST_PRESENT, .to = 26},
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_JOIN},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_ClassDef_bases, .loop = 2, .columns = (const int[]){2, 0},
        .to = 17},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ClassDef_bases, .loop = 2, .level = 2},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_ClassDef_bases, .loop = 2, .columns = (const int[]){2, 0},
        .to = 17},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 13},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_ClassDef_keywords, .loop = 3, .columns = (const int[]){3, 0},
        .to = 23},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ClassDef_keywords, .loop = 3, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_ClassDef_keywords, .loop = 3, .columns = (const int[]){3, 0},
        .to = 23},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 19},
    {.kind = ASN_STEP_JOINED},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_GO, .to = 34},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_ClassDef_keywords, .test = ASN_TEST_PRESENT, .to = 34},
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_ClassDef_keywords, .loop = 4, .columns = (const int[]){3, 0},
        .to = 33},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ClassDef_keywords, .loop = 4, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_ClassDef_keywords, .loop = 4, .columns = (const int[]){3, 0},
        .to = 33},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 29},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_ClassDef_body, .loop = 5, .columns = (const int[]){4, 0},
        .to = 42},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ClassDef_body, .loop = 5, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_ClassDef_body, .loop = 5, .columns = (const int[]){4, 0},
        .to = 42},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 38},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 116: Return */
    {.kind = ASN_STEP_TEXT, .text = "return", .length = 6},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Return_value, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Return_value, .level = 2},
    {.kind = ASN_STEP_END},
    /* 121: Delete */
    {.kind = ASN_STEP_TEXT, .text = "del ", .length = 4},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Delete_targets, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Delete_targets, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Delete_targets, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_END},
    /* 128: Assign */
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Assign_targets, .loop = 1, .columns = (const int[]){1, 0},
        .to = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Assign_targets, .loop = 1, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " = ", .length = 3},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Assign_targets, .loop = 1, .columns = (const int[]){1, 0},
        .to = 5},
    {.kind = ASN_STEP_GO, .to = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Assign_value, .level = 1},
    {.kind = ASN_STEP_END},
    /* 135: AugAssign */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AugAssign_target, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AugAssign_op, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = "= ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AugAssign_value, .level = 1},
    {.kind = ASN_STEP_END},
    /* 141: AnnAssign */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_AnnAssign_simple, .test = ASN_TEST_VALUE, .text = "1", .length = 1,
        .to = 4},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_AnnAssign_target, .test = ASN_TEST_CTOR,
        .ctors = (const int[]){HEARTHSTONE_Name, 0}, .to = 3},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AnnAssign_target, .level = -1},
    {.kind = ASN_STEP_GO, .to = 10},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_AnnAssign_target, .test = ASN_TEST_CTOR,
        .ctors = (const int[]){HEARTHSTONE_Name, 0}, .to = 9},
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AnnAssign_target, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_GO, .to = 10},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AnnAssign_target, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = ": ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AnnAssign_annotation, .level = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_AnnAssign_value, .test = ASN_TEST_PRESENT, .to = 15},
    {.kind = ASN_STEP_TEXT, .text = " = ", .length = 3},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AnnAssign_value, .level = 1},
    {.kind = ASN_STEP_END},
    /* 157: For */
    {.kind = ASN_STEP_TEXT, .text = "for ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_For_target, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " in ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_For_iter, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_For_body, .loop = 1, .columns = (const int[]){3, 0}, .to = 12},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_For_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_For_body, .loop = 1, .columns = (const int[]){3, 0}, .to = 12},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 8},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_For_orelse, .test = ASN_TEST_PRESENT, .to = 24},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_TEXT, .text = "else:", .length = 5},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_For_orelse, .loop = 2, .columns = (const int[]){4, 0}, .to = 23},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_For_orelse, .loop = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_For_orelse, .loop = 2, .columns = (const int[]){4, 0}, .to = 23},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 19},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 182: AsyncFor */
    {.kind = ASN_STEP_TEXT, .text = "async for ", .length = 10},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncFor_target, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " in ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncFor_iter, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_AsyncFor_body, .loop = 1, .columns = (const int[]){3, 0},
        .to = 12},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncFor_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_AsyncFor_body, .loop = 1, .columns = (const int[]){3, 0},
        .to = 12},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 8},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_AsyncFor_orelse, .test = ASN_TEST_PRESENT, .to = 24},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_TEXT, .text = "else:", .length = 5},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_AsyncFor_orelse, .loop = 2, .columns = (const int[]){4, 0},
        .to = 23},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncFor_orelse, .loop = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_AsyncFor_orelse, .loop = 2, .columns = (const int[]){4, 0},
        .to = 23},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 19},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 207: While */
    {.kind = ASN_STEP_TEXT, .text = "while ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_While_test, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_While_body, .loop = 1, .columns = (const int[]){2, 0}, .to = 10},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_While_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_While_body, .loop = 1, .columns = (const int[]){2, 0}, .to = 10},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 6},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_While_orelse, .test = ASN_TEST_PRESENT, .to = 22},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_TEXT, .text = "else:", .length = 5},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_While_orelse, .loop = 2, .columns = (const int[]){3, 0}, .to = 21},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_While_orelse, .loop = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_While_orelse, .loop = 2, .columns = (const int[]){3, 0}, .to = 21},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 17},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 230: If */
    {.kind = ASN_STEP_TEXT, .text = "if ", .length = 3},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_If_test, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_If_body, .loop = 1, .columns = (const int[]){2, 0}, .to = 10},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_If_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_If_body, .loop = 1, .columns = (const int[]){2, 0}, .to = 10},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 6},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_If_orelse, .test = ASN_TEST_SOLE,
        .ctors = (const int[]){HEARTHSTONE_If, 0}, .to = 18},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_If_orelse, .loop = 2, .columns = (const int[]){3, 0}, .to = 17},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_If_orelse, .loop = 2, .style = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_If_orelse, .loop = 2, .columns = (const int[]){3, 0}, .to = 17},
    {.kind = ASN_STEP_GO, .to = 14},
    {.kind = ASN_STEP_GO, .to = 29},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_If_orelse, .test = ASN_TEST_PRESENT, .to = 29},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_TEXT, .text = "else:", .length = 5},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_If_orelse, .loop = 3, .columns = (const int[]){3, 0}, .to = 28},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_If_orelse, .loop = 3, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_If_orelse, .loop = 3, .columns = (const int[]){3, 0}, .to = 28},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 24},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 260: If as elif */
    {.kind = ASN_STEP_TEXT, .text = "elif ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_If_test, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_If_body, .loop = 1, .columns = (const int[]){2, 0}, .to = 10},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_If_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_If_body, .loop = 1, .columns = (const int[]){2, 0}, .to = 10},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 6},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_If_orelse, .test = ASN_TEST_SOLE,
        .ctors = (const int[]){HEARTHSTONE_If, 0}, .to = 18},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_If_orelse, .loop = 2, .columns = (const int[]){3, 0}, .to = 17},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_If_orelse, .loop = 2, .style = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_If_orelse, .loop = 2, .columns = (const int[]){3, 0}, .to = 17},
    {.kind = ASN_STEP_GO, .to = 14},
    {.kind = ASN_STEP_GO, .to = 29},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_If_orelse, .test = ASN_TEST_PRESENT, .to = 29},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_TEXT, .text = "else:", .length = 5},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_If_orelse, .loop = 3, .columns = (const int[]){3, 0}, .to = 28},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_If_orelse, .loop = 3, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_If_orelse, .loop = 3, .columns = (const int[]){3, 0}, .to = 28},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 24},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 290: With */
    {.kind = ASN_STEP_TEXT, .text = "with ", .length = 5},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_With_items, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_With_items, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_With_items, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_With_body, .loop = 2, .columns = (const int[]){2, 0}, .to = 14},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_With_body, .loop = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_With_body, .loop = 2, .columns = (const int[]){2, 0}, .to = 14},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 10},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 306: AsyncWith */
    {.kind = ASN_STEP_TEXT, .text = "async with ", .length = 11},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_AsyncWith_items, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncWith_items, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_AsyncWith_items, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_AsyncWith_body, .loop = 2, .columns = (const int[]){2, 0},
        .to = 14},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_AsyncWith_body, .loop = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_AsyncWith_body, .loop = 2, .columns = (const int[]){2, 0},
        .to = 14},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 10},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 322: Match */
    {.kind = ASN_STEP_TEXT, .text = "match ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Match_subject, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Match_cases, .loop = 1, .columns = (const int[]){2, 0}, .to = 10},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Match_cases, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Match_cases, .loop = 1, .columns = (const int[]){2, 0}, .to = 10},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 6},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 334: Raise */
    {.kind = ASN_STEP_TEXT, .text = "raise", .length = 5},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Raise_exc, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Raise_exc, .level = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Raise_cause, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = " from ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Raise_cause, .level = 2},
    {.kind = ASN_STEP_END},
    /* 342: Try */
    {.kind = ASN_STEP_TEXT, .text = "try:", .length = 4},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Try_body, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Try_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Try_body, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Try_handlers, .loop = 2, .columns = (const int[]){2, 0}, .to = 14},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Try_handlers, .loop = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Try_handlers, .loop = 2, .columns = (const int[]){2, 0}, .to = 14},
    {.kind = ASN_STEP_GO, .to = 10},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Try_orelse, .test = ASN_TEST_PRESENT, .to = 25},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_TEXT, .text = "else:", .length = 5},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Try_orelse, .loop = 3, .columns = (const int[]){3, 0}, .to = 24},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Try_orelse, .loop = 3, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Try_orelse, .loop = 3, .columns = (const int[]){3, 0}, .to = 24},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 20},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Try_finalbody, .test = ASN_TEST_PRESENT, .to = 36},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_TEXT, .text = "finally:", .length = 8},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Try_finalbody, .loop = 4, .columns = (const int[]){4, 0},
        .to = 35},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Try_finalbody, .loop = 4, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Try_finalbody, .loop = 4, .columns = (const int[]){4, 0},
        .to = 35},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 31},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 379: TryStar */
    {.kind = ASN_STEP_TEXT, .text = "try:", .length = 4},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_TryStar_body, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_TryStar_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_TryStar_body, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_TryStar_handlers, .loop = 2, .columns = (const int[]){2, 0},
        .to = 14},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_TryStar_handlers, .loop = 2, .style = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_TryStar_handlers, .loop = 2, .columns = (const int[]){2, 0},
        .to = 14},
    {.kind = ASN_STEP_GO, .to = 10},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_TryStar_orelse, .test = ASN_TEST_PRESENT, .to = 25},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_TEXT, .text = "else:", .length = 5},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_TryStar_orelse, .loop = 3, .columns = (const int[]){3, 0},
        .to = 24},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_TryStar_orelse, .loop = 3, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_TryStar_orelse, .loop = 3, .columns = (const int[]){3, 0},
        .to = 24},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 20},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_TryStar_finalbody, .test = ASN_TEST_PRESENT, .to = 36},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_TEXT, .text = "finally:", .length = 8},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_TryStar_finalbody, .loop = 4, .columns = (const int[]){4, 0},
        .to = 35},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_TryStar_finalbody, .loop = 4, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_TryStar_finalbody, .loop = 4, .columns = (const int[]){4, 0},
        .to = 35},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 31},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 416: Assert */
    {.kind = ASN_STEP_TEXT, .text = "assert ", .length = 7},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Assert_test, .level = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Assert_msg, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Assert_msg, .level = 2},
    {.kind = ASN_STEP_END},
    /* 422: Import */
    {.kind = ASN_STEP_TEXT, .text = "import ", .length = 7},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Import_names, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Import_names, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Import_names, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_END},
    /* 429: ImportFrom */
    {.kind = ASN_STEP_TEXT, .text = "from ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ImportFrom_level,
        .own = hearthstone_spell_ImportFrom_level, .n_own = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ImportFrom_module},
    {.kind = ASN_STEP_TEXT, .text = " import ", .length = 8},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_ImportFrom_names, .loop = 1, .columns = (const int[]){2, 0},
        .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ImportFrom_names, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_ImportFrom_names, .loop = 1, .columns = (const int[]){2, 0},
        .to = 9},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 5},
    {.kind = ASN_STEP_END},
    /* 439: Global */
    {.kind = ASN_STEP_TEXT, .text = "global ", .length = 7},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Global_names, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Global_names, .loop = 1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Global_names, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_END},
    /* 446: Nonlocal */
    {.kind = ASN_STEP_TEXT, .text = "nonlocal ", .length = 9},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Nonlocal_names, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Nonlocal_names, .loop = 1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Nonlocal_names, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_END},
    /* 453: Expr */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Expr_value, .level = 1},
    {.kind = ASN_STEP_END},
    /* 455: Pass */
    {.kind = ASN_STEP_TEXT, .text = "pass", .length = 4},
    {.kind = ASN_STEP_END},
    /* 457: Break */
    {.kind = ASN_STEP_TEXT, .text = "break", .length = 5},
    {.kind = ASN_STEP_END},
    /* 459: Continue */
    {.kind = ASN_STEP_TEXT, .text = "continue", .length = 8},
    {.kind = ASN_STEP_END},
    /* 461: BoolOp */
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_BoolOp_values, .loop = 1, .columns = (const int[]){2, 0}, .to = 7},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_BoolOp_values, .loop = 1, .level = -2, .tighter = true},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_BoolOp_values, .loop = 1, .columns = (const int[]){2, 0}, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_BoolOp_op, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_GO, .to = 1},
    {.kind = ASN_STEP_END},
    /* 469: NamedExpr */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_NamedExpr_target, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " := ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_NamedExpr_value, .level = 2},
    {.kind = ASN_STEP_END},
    /* 473: BinOp */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_BinOp_op, .test = ASN_TEST_CTOR,
        .ctors = (const int[]){HEARTHSTONE_Pow, 0}, .to = 7},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_BinOp_left, .level = 15},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_BinOp_op, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_BinOp_right, .level = 13},
    {.kind = ASN_STEP_GO, .to = 12},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_BinOp_left, .level = -3},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_BinOp_op, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_BinOp_right, .level = -3, .tighter = true},
    {.kind = ASN_STEP_END},
    /* 486: UnaryOp */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_UnaryOp_op, .level = -1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_UnaryOp_operand, .level = -2},
    {.kind = ASN_STEP_END},
    /* 489: Lambda */
    {.kind = ASN_STEP_JOIN},
    {.kind = ASN_STEP_PART, .text = " ", .length = 1},
    {.kind = ASN_STEP_TEXT, .text = "lambda", .length = 6},
    {.kind = ASN_STEP_PART, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Lambda_args, .level = -1},
    {.kind = ASN_STEP_JOINED},
    {.kind = ASN_STEP_TEXT, .text = ": ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Lambda_body, .level = 2},
    {.kind = ASN_STEP_END},
    /* 498: IfExp */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_IfExp_body, .level = 3},
    {.kind = ASN_STEP_TEXT, .text = " if ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_IfExp_test, .level = 3},
    {.kind = ASN_STEP_TEXT, .text = " else ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_IfExp_orelse, .level = 2},
    {.kind = ASN_STEP_END},
    /* 504: Dict */
    {.kind = ASN_STEP_TEXT, .text = "{", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Dict_keys, .loop = 1, .columns = (const int[]){1, 2, 0}, .to = 12},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Dict_keys, .loop = 1, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Dict_keys, .loop = 1, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ": ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Dict_values, .loop = 1, .level = 2},
    {.kind = ASN_STEP_GO, .to = 9},
    {.kind = ASN_STEP_TEXT, .text = "**", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Dict_values, .loop = 1, .level = 7},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Dict_keys, .loop = 1, .columns = (const int[]){1, 2, 0}, .to = 12},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_TEXT, .text = "}", .length = 1},
    {.kind = ASN_STEP_END},
    /* 518: Set */
    {.kind = ASN_STEP_TEXT, .text = "{", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Set_elts, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Set_elts, .loop = 1, .level = 2},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Set_elts, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_TEXT, .text = "}", .length = 1},
    {.kind = ASN_STEP_END},
    /* 526: ListComp */
    {.kind = ASN_STEP_TEXT, .text = "[", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ListComp_elt, .level = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_ListComp_generators, .loop = 1, .columns = (const int[]){2, 0},
        .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ListComp_generators, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_ListComp_generators, .loop = 1, .columns = (const int[]){2, 0},
        .to = 6},
    {.kind = ASN_STEP_GO, .to = 3},
    {.kind = ASN_STEP_TEXT, .text = "]", .length = 1},
    {.kind = ASN_STEP_END},
    /* 534: SetComp */
    {.kind = ASN_STEP_TEXT, .text = "{", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_SetComp_elt, .level = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_SetComp_generators, .loop = 1, .columns = (const int[]){2, 0},
        .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_SetComp_generators, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_SetComp_generators, .loop = 1, .columns = (const int[]){2, 0},
        .to = 6},
    {.kind = ASN_STEP_GO, .to = 3},
    {.kind = ASN_STEP_TEXT, .text = "}", .length = 1},
    {.kind = ASN_STEP_END},
    /* 542: DictComp */
    {.kind = ASN_STEP_TEXT, .text = "{", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_DictComp_key, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ": ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_DictComp_value, .level = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_DictComp_generators, .loop = 1, .columns = (const int[]){3, 0},
        .to = 8},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_DictComp_generators, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_DictComp_generators, .loop = 1, .columns = (const int[]){3, 0},
        .to = 8},
    {.kind = ASN_STEP_GO, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = "}", .length = 1},
    {.kind = ASN_STEP_END},
    /* 552: GeneratorExp */
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_GeneratorExp_elt, .level = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_GeneratorExp_generators, .loop = 1,
        .columns = (const int[]){2, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_GeneratorExp_generators, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_GeneratorExp_generators, .loop = 1,
        .columns = (const int[]){2, 0}, .to = 6},
    {.kind = ASN_STEP_GO, .to = 3},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_END},
    /* 560: Await */
    {.kind = ASN_STEP_TEXT, .text = "await ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Await_value, .level = 16},
    {.kind = ASN_STEP_END},
    /* 563: Yield */
    {.kind = ASN_STEP_TEXT, .text = "yield", .length = 5},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Yield_value, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Yield_value, .level = 2},
    {.kind = ASN_STEP_END},
    /* 568: YieldFrom */
    {.kind = ASN_STEP_TEXT, .text = "yield from ", .length = 11},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_YieldFrom_value, .level = 2},
    {.kind = ASN_STEP_END},
    /* 571: Compare */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Compare_left, .level = 6, .tighter = true},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Compare_ops, .loop = 1, .columns = (const int[]){2, 3, 0},
        .to = 8},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Compare_ops, .loop = 1, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Compare_comparators, .loop = 1, .level = 6, .tighter = true},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Compare_ops, .loop = 1, .columns = (const int[]){2, 3, 0},
        .to = 8},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_END},
    /* 580: Call */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Call_func, .level = 16},
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_JOIN},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Call_args, .loop = 1, .columns = (const int[]){2, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Call_args, .loop = 1, .level = 2},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Call_args, .loop = 1, .columns = (const int[]){2, 0}, .to = 9},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 5},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Call_keywords, .loop = 2, .columns = (const int[]){3, 0},
        .to = 15},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Call_keywords, .loop = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Call_keywords, .loop = 2, .columns = (const int[]){3, 0},
        .to = 15},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 11},
    {.kind = ASN_STEP_JOINED},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_END},
    /* 598: FormattedValue */
    {.kind = ASN_STEP_TEXT, .text = "f\"\"\"{ ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FormattedValue_value, .level = 3},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FormattedValue_conversion,
        .own = hearthstone_spell_FormattedValue_conversion, .n_own = 4},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_FormattedValue_format_spec, .test = ASN_TEST_PRESENT, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FormattedValue_format_spec, .style = 8, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = "}\"\"\"", .length = 4},
    {.kind = ASN_STEP_END},
    /* 606: FormattedValue as text */
    {.kind = ASN_STEP_TEXT, .text = "{ ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FormattedValue_value, .level = 3},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FormattedValue_conversion,
        .own = hearthstone_spell_FormattedValue_conversion, .n_own = 4},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_FormattedValue_format_spec, .test = ASN_TEST_PRESENT, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_FormattedValue_format_spec, .style = 8, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = "}", .length = 1},
    {.kind = ASN_STEP_END},
    /* 614: JoinedStr */
    {.kind = ASN_STEP_TEXT, .text = "f\"\"\"", .length = 4},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_JoinedStr_values, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_JoinedStr_values, .loop = 1, .test = ASN_TEST_CTOR,
        .ctors = (const int[]){HEARTHSTONE_Constant, HEARTHSTONE_FormattedValue, 0}, .to = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_JoinedStr_values, .loop = 1, .style = 8, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_JoinedStr_values, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_TEXT, .text = "\"\"\"", .length = 3},
    {.kind = ASN_STEP_END},
    /* 622: JoinedStr as text */
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_JoinedStr_values, .loop = 1, .columns = (const int[]){1, 0},
        .to = 5},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_JoinedStr_values, .loop = 1, .test = ASN_TEST_CTOR,
        .ctors = (const int[]){HEARTHSTONE_Constant, HEARTHSTONE_FormattedValue, 0}, .to = 3},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_JoinedStr_values, .loop = 1, .style = 8, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_JoinedStr_values, .loop = 1, .columns = (const int[]){1, 0},
        .to = 5},
    {.kind = ASN_STEP_GO, .to = 1},
    {.kind = ASN_STEP_END},
    /* 628: Constant */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Constant_value, .test = ASN_TEST_KIND, .atom = ASN_STRING, .to = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Constant_kind},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Constant_value, .how = ASN_REPR,
        .shared = hearthstone_spell_constant, .n_shared = 3},
    {.kind = ASN_STEP_END},
    /* 632: Constant as receiver */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Constant_value, .test = ASN_TEST_KIND, .atom = ASN_NUMBER, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Constant_value, .how = ASN_REPR,
        .shared = hearthstone_spell_constant, .n_shared = 3},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_GO, .to = 8},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Constant_value, .test = ASN_TEST_KIND, .atom = ASN_STRING, .to = 7},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Constant_kind},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Constant_value, .how = ASN_REPR,
        .shared = hearthstone_spell_constant, .n_shared = 3},
    {.kind = ASN_STEP_END},
    /* 641: Constant as match */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Constant_value, .test = ASN_TEST_KIND, .atom = ASN_NAME, .to = 2},
    {.kind = ASN_STEP_GO, .to = 5},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Constant_value, .test = ASN_TEST_KIND, .atom = ASN_STRING, .to = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Constant_kind},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Constant_value, .how = ASN_REPR,
        .shared = hearthstone_spell_constant, .n_shared = 3},
    {.kind = ASN_STEP_END},
    /* 647: Constant as text */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Constant_value, .how = ASN_FORMAT,
        .shared = hearthstone_spell_constant, .n_shared = 3},
    {.kind = ASN_STEP_END},
    /* 649: Attribute */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Attribute_value, .style = 6, .level = 16},
    {.kind = ASN_STEP_TEXT, .text = ".", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Attribute_attr},
    {.kind = ASN_STEP_END},
    /* 653: Subscript */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Subscript_value, .level = 16},
    {.kind = ASN_STEP_TEXT, .text = "[", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Subscript_slice, .style = 3, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = "]", .length = 1},
    {.kind = ASN_STEP_END},
    /* 658: Starred */
    {.kind = ASN_STEP_TEXT, .text = "*", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Starred_value, .level = 7},
    {.kind = ASN_STEP_END},
    /* 661: Name */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Name_id},
    {.kind = ASN_STEP_END},
    /* 663: List */
    {.kind = ASN_STEP_TEXT, .text = "[", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_List_elts, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_List_elts, .loop = 1, .level = 2},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_List_elts, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_TEXT, .text = "]", .length = 1},
    {.kind = ASN_STEP_END},
    /* 671: Tuple */
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Tuple_elts, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Tuple_elts, .loop = 1, .level = 2},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Tuple_elts, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Tuple_elts, .test = ASN_TEST_SOLE, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_END},
    /* 681: Tuple as bare */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Tuple_elts, .test = ASN_TEST_PRESENT, .to = 9},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Tuple_elts, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Tuple_elts, .loop = 1, .style = 4, .level = 2},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Tuple_elts, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Tuple_elts, .test = ASN_TEST_SOLE, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_GO, .to = 10},
    {.kind = ASN_STEP_TEXT, .text = "()", .length = 2},
    {.kind = ASN_STEP_END},
    /* 692: Tuple as item */
    {.kind = ASN_STEP_TEXT, .text = "((", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_Tuple_elts, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Tuple_elts, .loop = 1, .level = 2},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_Tuple_elts, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Tuple_elts, .test = ASN_TEST_SOLE, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_TEXT, .text = "))", .length = 2},
    {.kind = ASN_STEP_END},
    /* 702: Slice */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Slice_lower, .test = ASN_TEST_PRESENT, .to = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Slice_lower, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Slice_upper, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Slice_upper, .level = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Slice_step, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Slice_step, .level = 2},
    {.kind = ASN_STEP_END},
    /* 711: Slice as bare */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Slice_lower, .test = ASN_TEST_PRESENT, .to = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Slice_lower, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Slice_upper, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Slice_upper, .level = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Slice_step, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Slice_step, .level = 2},
    {.kind = ASN_STEP_END},
    /* 720: Slice as part */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Slice_lower, .test = ASN_TEST_PRESENT, .to = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Slice_lower, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Slice_upper, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Slice_upper, .level = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_Slice_step, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_Slice_step, .level = 2},
    {.kind = ASN_STEP_END},
    /* 729: And */
    {.kind = ASN_STEP_TEXT, .text = "and", .length = 3},
    {.kind = ASN_STEP_END},
    /* 731: Or */
    {.kind = ASN_STEP_TEXT, .text = "or", .length = 2},
    {.kind = ASN_STEP_END},
    /* 733: Add */
    {.kind = ASN_STEP_TEXT, .text = "+", .length = 1},
    {.kind = ASN_STEP_END},
    /* 735: Sub */
    {.kind = ASN_STEP_TEXT, .text = "-", .length = 1},
    {.kind = ASN_STEP_END},
    /* 737: Mult */
    {.kind = ASN_STEP_TEXT, .text = "*", .length = 1},
    {.kind = ASN_STEP_END},
    /* 739: MatMult */
    {.kind = ASN_STEP_TEXT, .text = "@", .length = 1},
    {.kind = ASN_STEP_END},
    /* 741: Div */
    {.kind = ASN_STEP_TEXT, .text = "/", .length = 1},
    {.kind = ASN_STEP_END},
    /* 743: Mod */
    {.kind = ASN_STEP_TEXT, .text = "%", .length = 1},
    {.kind = ASN_STEP_END},
    /* 745: Pow */
    {.kind = ASN_STEP_TEXT, .text = "**", .length = 2},
    {.kind = ASN_STEP_END},
    /* 747: LShift */
    {.kind = ASN_STEP_TEXT, .text = "<<", .length = 2},
    {.kind = ASN_STEP_END},
    /* 749: RShift */
    {.kind = ASN_STEP_TEXT, .text = ">>", .length = 2},
    {.kind = ASN_STEP_END},
    /* 751: BitOr */
    {.kind = ASN_STEP_TEXT, .text = "|", .length = 1},
    {.kind = ASN_STEP_END},
    /* 753: BitXor */
    {.kind = ASN_STEP_TEXT, .text = "^", .length = 1},
    {.kind = ASN_STEP_END},
    /* 755: BitAnd */
    {.kind = ASN_STEP_TEXT, .text = "&", .length = 1},
    {.kind = ASN_STEP_END},
    /* 757: FloorDiv */
    {.kind = ASN_STEP_TEXT, .text = "//", .length = 2},
    {.kind = ASN_STEP_END},
    /* 759: Invert */
    {.kind = ASN_STEP_TEXT, .text = "~", .length = 1},
    {.kind = ASN_STEP_END},
    /* 761: Not */
    {.kind = ASN_STEP_TEXT, .text = "not ", .length = 4},
    {.kind = ASN_STEP_END},
    /* 763: UAdd */
    {.kind = ASN_STEP_TEXT, .text = "+", .length = 1},
    {.kind = ASN_STEP_END},
    /* 765: USub */
    {.kind = ASN_STEP_TEXT, .text = "-", .length = 1},
    {.kind = ASN_STEP_END},
    /* 767: Eq */
    {.kind = ASN_STEP_TEXT, .text = "==", .length = 2},
    {.kind = ASN_STEP_END},
    /* 769: NotEq */
    {.kind = ASN_STEP_TEXT, .text = "!=", .length = 2},
    {.kind = ASN_STEP_END},
    /* 771: Lt */
    {.kind = ASN_STEP_TEXT, .text = "<", .length = 1},
    {.kind = ASN_STEP_END},
    /* 773: LtE */
    {.kind = ASN_STEP_TEXT, .text = "<=", .length = 2},
    {.kind = ASN_STEP_END},
    /* 775: Gt */
    {.kind = ASN_STEP_TEXT, .text = ">", .length = 1},
    {.kind = ASN_STEP_END},
    /* 777: GtE */
    {.kind = ASN_STEP_TEXT, .text = ">=", .length = 2},
    {.kind = ASN_STEP_END},
    /* 779: Is */
    {.kind = ASN_STEP_TEXT, .text = "is", .length = 2},
    {.kind = ASN_STEP_END},
    /* 781: IsNot */
    {.kind = ASN_STEP_TEXT, .text = "is not", .length = 6},
    {.kind = ASN_STEP_END},
    /* 783: In */
    {.kind = ASN_STEP_TEXT, .text = "in", .length = 2},
    {.kind = ASN_STEP_END},
    /* 785: NotIn */
    {.kind = ASN_STEP_TEXT, .text = "not in", .length = 6},
    {.kind = ASN_STEP_END},
    /* 787: comprehension */
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_comprehension_is_async, .test = ASN_TEST_VALUE, .text = "1",
        .length = 1, .to = 3},
    {.kind = ASN_STEP_TEXT, .text = "async ", .length = 6},
    {.kind = ASN_STEP_TEXT, .text = "for ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_comprehension_target, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " in ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_comprehension_iter, .level = 3},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_comprehension_ifs, .loop = 1, .columns = (const int[]){3, 0},
        .to = 12},
    {.kind = ASN_STEP_TEXT, .text = " if ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_comprehension_ifs, .loop = 1, .level = 3},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_comprehension_ifs, .loop = 1, .columns = (const int[]){3, 0},
        .to = 12},
    {.kind = ASN_STEP_GO, .to = 8},
    {.kind = ASN_STEP_END},
    /* 800: ExceptHandler */
    {.kind = ASN_STEP_TEXT, .text = "except", .length = 6},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_ExceptHandler_type, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ExceptHandler_type, .level = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_ExceptHandler_name, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = " as ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ExceptHandler_name},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_ExceptHandler_body, .loop = 1, .columns = (const int[]){3, 0},
        .to = 15},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ExceptHandler_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_ExceptHandler_body, .loop = 1, .columns = (const int[]){3, 0},
        .to = 15},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 11},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 817: ExceptHandler as star */
    {.kind = ASN_STEP_TEXT, .text = "except*", .length = 7},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_ExceptHandler_type, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ExceptHandler_type, .level = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_ExceptHandler_name, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = " as ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ExceptHandler_name},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_ExceptHandler_body, .loop = 1, .columns = (const int[]){3, 0},
        .to = 15},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_ExceptHandler_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_ExceptHandler_body, .loop = 1, .columns = (const int[]){3, 0},
        .to = 15},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 11},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 834: arguments */
    {.kind = ASN_STEP_JOIN},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_arguments_posonlyargs, .loop = 1, .columns = (const int[]){1, 0},
        .to = 10},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_arguments_posonlyargs, .loop = 1, .level = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_arguments_defaults, .loop = 1, .from_end = true,
        .followed = HEARTHSTONE_arguments_args + 1, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = "=", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_arguments_defaults, .loop = 1, .from_end = true,
        .followed = HEARTHSTONE_arguments_args + 1, .level = 2},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_arguments_posonlyargs, .loop = 1, .columns = (const int[]){1, 0},
        .to = 10},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 3},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_arguments_posonlyargs, .test = ASN_TEST_PRESENT, .to = 13},
    {.kind = ASN_STEP_TEXT, .text = "/", .length = 1},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_arguments_args, .loop = 2, .columns = (const int[]){2, 0},
        .to = 22},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_arguments_args, .loop = 2, .level = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_arguments_defaults, .loop = 2, .from_end = true,
        .test = ASN_TEST_PRESENT, .to = 19},
    {.kind = ASN_STEP_TEXT, .text = "=", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_arguments_defaults, .loop = 2, .from_end = true, .level = 2},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_arguments_args, .loop = 2, .columns = (const int[]){2, 0},
        .to = 22},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 15},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_arguments_vararg, .test = ASN_TEST_PRESENT, .to = 27},
    {.kind = ASN_STEP_TEXT, .text = "*", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_arguments_vararg, .level = -1},
    {.kind = ASN_STEP_GO, .to = 29},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_arguments_kwonlyargs, .test = ASN_TEST_PRESENT, .to = 29},
    {.kind = ASN_STEP_TEXT, .text = "*", .length = 1},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_arguments_kwonlyargs, .loop = 3,
        .columns = (const int[]){4, 5, 0}, .to = 38},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_arguments_kwonlyargs, .loop = 3, .level = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_arguments_kw_defaults, .loop = 3, .test = ASN_TEST_PRESENT,
        .to = 35},
    {.kind = ASN_STEP_TEXT, .text = "=", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_arguments_kw_defaults, .loop = 3, .level = 2},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_arguments_kwonlyargs, .loop = 3,
        .columns = (const int[]){4, 5, 0}, .to = 38},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 31},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_arguments_kwarg, .test = ASN_TEST_PRESENT, .to = 42},
    {.kind = ASN_STEP_TEXT, .text = "**", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_arguments_kwarg, .level = -1},
    {.kind = ASN_STEP_JOINED},
    {.kind = ASN_STEP_END},
    /* 878: arg */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_arg_arg},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_arg_annotation, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = ": ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_arg_annotation, .level = 2},
    {.kind = ASN_STEP_END},
    /* 883: keyword */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_keyword_arg, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_keyword_arg},
    {.kind = ASN_STEP_TEXT, .text = "=", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_keyword_value, .level = 2},
    {.kind = ASN_STEP_GO, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = "**", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_keyword_value, .level = 2},
    {.kind = ASN_STEP_END},
    /* 891: alias */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_alias_name},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_alias_asname, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " as ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_alias_asname},
    {.kind = ASN_STEP_END},
    /* 896: withitem */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_withitem_context_expr, .style = 5, .level = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_withitem_optional_vars, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " as ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_withitem_optional_vars, .level = -1},
    {.kind = ASN_STEP_END},
    /* 901: match_case */
    {.kind = ASN_STEP_TEXT, .text = "case ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_match_case_pattern, .level = -1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_match_case_guard, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " if ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_match_case_guard, .level = 2},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_DEPTH, .field = 1},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_match_case_body, .loop = 1, .columns = (const int[]){3, 0},
        .to = 13},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_match_case_body, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_match_case_body, .loop = 1, .columns = (const int[]){3, 0},
        .to = 13},
    {.kind = ASN_STEP_LINE},
    {.kind = ASN_STEP_GO, .to = 9},
    {.kind = ASN_STEP_DEPTH, .field = -1},
    {.kind = ASN_STEP_END},
    /* 916: MatchValue */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_MatchValue_value, .test = ASN_TEST_CTOR,
        .ctors = (const int[]){HEARTHSTONE_Constant, HEARTHSTONE_Attribute, HEARTHSTONE_UnaryOp, HEARTHSTONE_BinOp, HEARTHSTONE_JoinedStr, 0},
        .to = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchValue_value, .style = 7, .level = -1},
    {.kind = ASN_STEP_END},
    /* 919: MatchSingleton */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_MatchSingleton_value, .test = ASN_TEST_KIND, .atom = ASN_NAME,
        .to = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchSingleton_value, .how = ASN_REPR,
        .shared = hearthstone_spell_constant, .n_shared = 3},
    {.kind = ASN_STEP_END},
    /* 922: MatchSequence */
    {.kind = ASN_STEP_TEXT, .text = "[", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_MatchSequence_patterns, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchSequence_patterns, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_MatchSequence_patterns, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_TEXT, .text = "]", .length = 1},
    {.kind = ASN_STEP_END},
    /* 930: MatchMapping */
    {.kind = ASN_STEP_TEXT, .text = "{", .length = 1},
    {.kind = ASN_STEP_JOIN},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_MatchMapping_keys, .loop = 1, .columns = (const int[]){1, 2, 0},
        .to = 10},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchMapping_keys, .loop = 1, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = ": ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchMapping_patterns, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_MatchMapping_keys, .loop = 1, .columns = (const int[]){1, 2, 0},
        .to = 10},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_MatchMapping_rest, .test = ASN_TEST_PRESENT, .to = 14},
    {.kind = ASN_STEP_TEXT, .text = "**", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchMapping_rest},
    {.kind = ASN_STEP_JOINED},
    {.kind = ASN_STEP_TEXT, .text = "}", .length = 1},
    {.kind = ASN_STEP_END},
    /* 947: MatchClass */
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchClass_cls, .level = 16},
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_JOIN},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_MatchClass_patterns, .loop = 1, .columns = (const int[]){2, 0},
        .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchClass_patterns, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_MatchClass_patterns, .loop = 1, .columns = (const int[]){2, 0},
        .to = 9},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 5},
    {.kind = ASN_STEP_PART, .text = ", ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_MatchClass_kwd_attrs, .loop = 2,
        .columns = (const int[]){3, 4, 0}, .to = 17},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchClass_kwd_attrs, .loop = 2},
    {.kind = ASN_STEP_TEXT, .text = "=", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchClass_kwd_patterns, .loop = 2, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_MatchClass_kwd_attrs, .loop = 2,
        .columns = (const int[]){3, 4, 0}, .to = 17},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 11},
    {.kind = ASN_STEP_JOINED},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_END},
    /* 967: MatchStar */
    {.kind = ASN_STEP_TEXT, .text = "*", .length = 1},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_MatchStar_name, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchStar_name},
    {.kind = ASN_STEP_GO, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = "_", .length = 1},
    {.kind = ASN_STEP_END},
    /* 973: MatchAs */
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_MatchAs_pattern, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchAs_pattern, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " as ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchAs_name},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_GO, .to = 11},
    {.kind = ASN_STEP_IF, .field = HEARTHSTONE_MatchAs_name, .test = ASN_TEST_PRESENT, .to = 10},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchAs_name},
    {.kind = ASN_STEP_GO, .to = 11},
    {.kind = ASN_STEP_TEXT, .text = "_", .length = 1},
    {.kind = ASN_STEP_END},
    /* 985: MatchOr */
    {.kind = ASN_STEP_TEXT, .text = "(", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = HEARTHSTONE_MatchOr_patterns, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HEARTHSTONE_MatchOr_patterns, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HEARTHSTONE_MatchOr_patterns, .loop = 1, .columns = (const int[]){1, 0},
        .to = 6},
    {.kind = ASN_STEP_TEXT, .text = " | ", .length = 3},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_TEXT, .text = ")", .length = 1},
    {.kind = ASN_STEP_END},
};
#endif /* ASN_SHIPPED */

/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */

static const char *const hearthstone_attributes_stmt[] = {"lineno", "col_offset", "end_lineno", "end_col_offset",
    NULL};

static const char *const hearthstone_attributes_expr[] = {"lineno", "col_offset", "end_lineno", "end_col_offset",
    NULL};

static const char *const hearthstone_attributes_excepthandler[] = {"lineno", "col_offset", "end_lineno",
    "end_col_offset", NULL};

static const char *const hearthstone_attributes_arg[] = {"lineno", "col_offset", "end_lineno", "end_col_offset",
    NULL};

static const char *const hearthstone_attributes_keyword[] = {"lineno", "col_offset", "end_lineno",
    "end_col_offset", NULL};

static const char *const hearthstone_attributes_alias[] = {"lineno", "col_offset", "end_lineno", "end_col_offset",
    NULL};

static const char *const hearthstone_attributes_pattern[] = {"lineno", "col_offset", "end_lineno",
    "end_col_offset", NULL};

static const asn_type hearthstone_types[] = {
    [HEARTHSTONE_TYPE_mod] = {.name = "mod", .first_ctor = HEARTHSTONE_Module, .n_ctors = 4},
    [HEARTHSTONE_TYPE_stmt] = {.name = "stmt", .reachable = true,
        .first_ctor = HEARTHSTONE_FunctionDef, .n_ctors = 27, .attributes = hearthstone_attributes_stmt},
    [HEARTHSTONE_TYPE_expr] = {.name = "expr", .reachable = true, .first_ctor = HEARTHSTONE_BoolOp, .n_ctors = 27,
        .attributes = hearthstone_attributes_expr},
    [HEARTHSTONE_TYPE_expr_context] = {.name = "expr_context", .reachable = true,
        .first_ctor = HEARTHSTONE_Load, .n_ctors = 3, .default_ctor = HEARTHSTONE_Load},
    [HEARTHSTONE_TYPE_boolop] = {.name = "boolop", .reachable = true, .first_ctor = HEARTHSTONE_And, .n_ctors = 2},
    [HEARTHSTONE_TYPE_operator] = {.name = "operator", .reachable = true,
        .first_ctor = HEARTHSTONE_Add, .n_ctors = 13},
    [HEARTHSTONE_TYPE_unaryop] = {.name = "unaryop", .reachable = true,
        .first_ctor = HEARTHSTONE_Invert, .n_ctors = 4},
    [HEARTHSTONE_TYPE_cmpop] = {.name = "cmpop", .reachable = true, .first_ctor = HEARTHSTONE_Eq, .n_ctors = 10},
    [HEARTHSTONE_TYPE_comprehension] = {.name = "comprehension", .reachable = true,
        .first_ctor = HEARTHSTONE_comprehension, .n_ctors = 1},
    [HEARTHSTONE_TYPE_excepthandler] = {.name = "excepthandler", .reachable = true,
        .first_ctor = HEARTHSTONE_ExceptHandler, .n_ctors = 1, .attributes = hearthstone_attributes_excepthandler},
    [HEARTHSTONE_TYPE_arguments] = {.name = "arguments", .reachable = true,
        .first_ctor = HEARTHSTONE_arguments, .n_ctors = 1},
    [HEARTHSTONE_TYPE_arg] = {.name = "arg", .reachable = true, .first_ctor = HEARTHSTONE_arg, .n_ctors = 1,
        .attributes = hearthstone_attributes_arg},
    [HEARTHSTONE_TYPE_keyword] = {.name = "keyword", .reachable = true,
        .first_ctor = HEARTHSTONE_keyword, .n_ctors = 1, .attributes = hearthstone_attributes_keyword},
    [HEARTHSTONE_TYPE_alias] = {.name = "alias", .reachable = true, .first_ctor = HEARTHSTONE_alias, .n_ctors = 1,
        .attributes = hearthstone_attributes_alias},
    [HEARTHSTONE_TYPE_withitem] = {.name = "withitem", .reachable = true,
        .first_ctor = HEARTHSTONE_withitem, .n_ctors = 1},
    [HEARTHSTONE_TYPE_match_case] = {.name = "match_case", .reachable = true,
        .first_ctor = HEARTHSTONE_match_case, .n_ctors = 1},
    [HEARTHSTONE_TYPE_pattern] = {.name = "pattern", .reachable = true,
        .first_ctor = HEARTHSTONE_MatchValue, .n_ctors = 8, .attributes = hearthstone_attributes_pattern},
    [HEARTHSTONE_TYPE_type_ignore] = {.name = "type_ignore", .first_ctor = HEARTHSTONE_TypeIgnore, .n_ctors = 1},
    [HEARTHSTONE_TYPE_identifier] = {.name = "identifier", .primitive = true, .open = true, .reachable = true,
        .builtin = ASN_IDENTIFIER, .first_copy = 0, .n_copies = 2},
    [HEARTHSTONE_TYPE_string] = {.name = "string", .primitive = true, .open = true, .reachable = true},
    [HEARTHSTONE_TYPE_int] = {.name = "int", .primitive = true, .reachable = true, .builtin = ASN_INT},
    [HEARTHSTONE_TYPE_constant] = {.name = "constant", .primitive = true, .open = true, .reachable = true,
        .first_copy = 2, .n_copies = 6},
};

static const asn_ctor hearthstone_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [HEARTHSTONE_Module] = {.name = "Module", .length = 6, .type = HEARTHSTONE_TYPE_mod,
        .first_field = 0, .n_fields = 2},
    [HEARTHSTONE_Interactive] = {.name = "Interactive", .length = 11, .type = HEARTHSTONE_TYPE_mod,
        .first_field = 2, .n_fields = 1},
    [HEARTHSTONE_Expression] = {.name = "Expression", .length = 10, .type = HEARTHSTONE_TYPE_mod,
        .first_field = 3, .n_fields = 1},
    [HEARTHSTONE_FunctionType] = {.name = "FunctionType", .length = 12, .type = HEARTHSTONE_TYPE_mod,
        .first_field = 4, .n_fields = 2},
    [HEARTHSTONE_FunctionDef] = {.name = "FunctionDef", .length = 11, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 6, .n_fields = 6},
    [HEARTHSTONE_AsyncFunctionDef] = {.name = "AsyncFunctionDef", .length = 16, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 12, .n_fields = 6},
    [HEARTHSTONE_ClassDef] = {.name = "ClassDef", .length = 8, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 18, .n_fields = 5},
    [HEARTHSTONE_Return] = {.name = "Return", .length = 6, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 23, .n_fields = 1},
    [HEARTHSTONE_Delete] = {.name = "Delete", .length = 6, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 24, .n_fields = 1},
    [HEARTHSTONE_Assign] = {.name = "Assign", .length = 6, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 25, .n_fields = 3},
    [HEARTHSTONE_AugAssign] = {.name = "AugAssign", .length = 9, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 28, .n_fields = 3},
    [HEARTHSTONE_AnnAssign] = {.name = "AnnAssign", .length = 9, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 31, .n_fields = 4},
    [HEARTHSTONE_For] = {.name = "For", .length = 3, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 35, .n_fields = 5},
    [HEARTHSTONE_AsyncFor] = {.name = "AsyncFor", .length = 8, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 40, .n_fields = 5},
    [HEARTHSTONE_While] = {.name = "While", .length = 5, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 45, .n_fields = 3},
    [HEARTHSTONE_If] = {.name = "If", .length = 2, .type = HEARTHSTONE_TYPE_stmt, .first_field = 48, .n_fields = 3},
    [HEARTHSTONE_With] = {.name = "With", .length = 4, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 51, .n_fields = 3},
    [HEARTHSTONE_AsyncWith] = {.name = "AsyncWith", .length = 9, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 54, .n_fields = 3},
    [HEARTHSTONE_Match] = {.name = "Match", .length = 5, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 57, .n_fields = 2},
    [HEARTHSTONE_Raise] = {.name = "Raise", .length = 5, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 59, .n_fields = 2},
    [HEARTHSTONE_Try] = {.name = "Try", .length = 3, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 61, .n_fields = 4},
    [HEARTHSTONE_TryStar] = {.name = "TryStar", .length = 7, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 65, .n_fields = 4},
    [HEARTHSTONE_Assert] = {.name = "Assert", .length = 6, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 69, .n_fields = 2},
    [HEARTHSTONE_Import] = {.name = "Import", .length = 6, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 71, .n_fields = 1},
    [HEARTHSTONE_ImportFrom] = {.name = "ImportFrom", .length = 10, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 72, .n_fields = 3},
    [HEARTHSTONE_Global] = {.name = "Global", .length = 6, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 75, .n_fields = 1},
    [HEARTHSTONE_Nonlocal] = {.name = "Nonlocal", .length = 8, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 76, .n_fields = 1},
    [HEARTHSTONE_Expr] = {.name = "Expr", .length = 4, .type = HEARTHSTONE_TYPE_stmt,
        .first_field = 77, .n_fields = 1},
    [HEARTHSTONE_Pass] = {.name = "Pass", .length = 4, .type = HEARTHSTONE_TYPE_stmt},
    [HEARTHSTONE_Break] = {.name = "Break", .length = 5, .type = HEARTHSTONE_TYPE_stmt},
    [HEARTHSTONE_Continue] = {.name = "Continue", .length = 8, .type = HEARTHSTONE_TYPE_stmt},
    [HEARTHSTONE_BoolOp] = {.name = "BoolOp", .length = 6, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 78, .n_fields = 2},
    [HEARTHSTONE_NamedExpr] = {.name = "NamedExpr", .length = 9, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 80, .n_fields = 2},
    [HEARTHSTONE_BinOp] = {.name = "BinOp", .length = 5, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 82, .n_fields = 3},
    [HEARTHSTONE_UnaryOp] = {.name = "UnaryOp", .length = 7, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 85, .n_fields = 2},
    [HEARTHSTONE_Lambda] = {.name = "Lambda", .length = 6, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 87, .n_fields = 2},
    [HEARTHSTONE_IfExp] = {.name = "IfExp", .length = 5, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 89, .n_fields = 3},
    [HEARTHSTONE_Dict] = {.name = "Dict", .length = 4, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 92, .n_fields = 2},
    [HEARTHSTONE_Set] = {.name = "Set", .length = 3, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 94, .n_fields = 1},
    [HEARTHSTONE_ListComp] = {.name = "ListComp", .length = 8, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 95, .n_fields = 2},
    [HEARTHSTONE_SetComp] = {.name = "SetComp", .length = 7, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 97, .n_fields = 2},
    [HEARTHSTONE_DictComp] = {.name = "DictComp", .length = 8, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 99, .n_fields = 3},
    [HEARTHSTONE_GeneratorExp] = {.name = "GeneratorExp", .length = 12, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 102, .n_fields = 2},
    [HEARTHSTONE_Await] = {.name = "Await", .length = 5, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 104, .n_fields = 1},
    [HEARTHSTONE_Yield] = {.name = "Yield", .length = 5, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 105, .n_fields = 1},
    [HEARTHSTONE_YieldFrom] = {.name = "YieldFrom", .length = 9, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 106, .n_fields = 1},
    [HEARTHSTONE_Compare] = {.name = "Compare", .length = 7, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 107, .n_fields = 3},
    [HEARTHSTONE_Call] = {.name = "Call", .length = 4, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 110, .n_fields = 3},
    [HEARTHSTONE_FormattedValue] = {.name = "FormattedValue", .length = 14, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 113, .n_fields = 3},
    [HEARTHSTONE_JoinedStr] = {.name = "JoinedStr", .length = 9, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 116, .n_fields = 1},
    [HEARTHSTONE_Constant] = {.name = "Constant", .length = 8, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 117, .n_fields = 2},
    [HEARTHSTONE_Attribute] = {.name = "Attribute", .length = 9, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 119, .n_fields = 3},
    [HEARTHSTONE_Subscript] = {.name = "Subscript", .length = 9, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 122, .n_fields = 3},
    [HEARTHSTONE_Starred] = {.name = "Starred", .length = 7, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 125, .n_fields = 2},
    [HEARTHSTONE_Name] = {.name = "Name", .length = 4, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 127, .n_fields = 2},
    [HEARTHSTONE_List] = {.name = "List", .length = 4, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 129, .n_fields = 2},
    [HEARTHSTONE_Tuple] = {.name = "Tuple", .length = 5, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 131, .n_fields = 2},
    [HEARTHSTONE_Slice] = {.name = "Slice", .length = 5, .type = HEARTHSTONE_TYPE_expr,
        .first_field = 133, .n_fields = 3},
    [HEARTHSTONE_Load] = {.name = "Load", .length = 4, .type = HEARTHSTONE_TYPE_expr_context},
    [HEARTHSTONE_Store] = {.name = "Store", .length = 5, .type = HEARTHSTONE_TYPE_expr_context},
    [HEARTHSTONE_Del] = {.name = "Del", .length = 3, .type = HEARTHSTONE_TYPE_expr_context},
    [HEARTHSTONE_And] = {.name = "And", .length = 3, .type = HEARTHSTONE_TYPE_boolop},
    [HEARTHSTONE_Or] = {.name = "Or", .length = 2, .type = HEARTHSTONE_TYPE_boolop},
    [HEARTHSTONE_Add] = {.name = "Add", .length = 3, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_Sub] = {.name = "Sub", .length = 3, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_Mult] = {.name = "Mult", .length = 4, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_MatMult] = {.name = "MatMult", .length = 7, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_Div] = {.name = "Div", .length = 3, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_Mod] = {.name = "Mod", .length = 3, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_Pow] = {.name = "Pow", .length = 3, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_LShift] = {.name = "LShift", .length = 6, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_RShift] = {.name = "RShift", .length = 6, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_BitOr] = {.name = "BitOr", .length = 5, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_BitXor] = {.name = "BitXor", .length = 6, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_BitAnd] = {.name = "BitAnd", .length = 6, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_FloorDiv] = {.name = "FloorDiv", .length = 8, .type = HEARTHSTONE_TYPE_operator},
    [HEARTHSTONE_Invert] = {.name = "Invert", .length = 6, .type = HEARTHSTONE_TYPE_unaryop},
    [HEARTHSTONE_Not] = {.name = "Not", .length = 3, .type = HEARTHSTONE_TYPE_unaryop},
    [HEARTHSTONE_UAdd] = {.name = "UAdd", .length = 4, .type = HEARTHSTONE_TYPE_unaryop},
    [HEARTHSTONE_USub] = {.name = "USub", .length = 4, .type = HEARTHSTONE_TYPE_unaryop},
    [HEARTHSTONE_Eq] = {.name = "Eq", .length = 2, .type = HEARTHSTONE_TYPE_cmpop},
    [HEARTHSTONE_NotEq] = {.name = "NotEq", .length = 5, .type = HEARTHSTONE_TYPE_cmpop},
    [HEARTHSTONE_Lt] = {.name = "Lt", .length = 2, .type = HEARTHSTONE_TYPE_cmpop},
    [HEARTHSTONE_LtE] = {.name = "LtE", .length = 3, .type = HEARTHSTONE_TYPE_cmpop},
    [HEARTHSTONE_Gt] = {.name = "Gt", .length = 2, .type = HEARTHSTONE_TYPE_cmpop},
    [HEARTHSTONE_GtE] = {.name = "GtE", .length = 3, .type = HEARTHSTONE_TYPE_cmpop},
    [HEARTHSTONE_Is] = {.name = "Is", .length = 2, .type = HEARTHSTONE_TYPE_cmpop},
    [HEARTHSTONE_IsNot] = {.name = "IsNot", .length = 5, .type = HEARTHSTONE_TYPE_cmpop},
    [HEARTHSTONE_In] = {.name = "In", .length = 2, .type = HEARTHSTONE_TYPE_cmpop},
    [HEARTHSTONE_NotIn] = {.name = "NotIn", .length = 5, .type = HEARTHSTONE_TYPE_cmpop},
    [HEARTHSTONE_comprehension] = {.name = "comprehension", .length = 13, .type = HEARTHSTONE_TYPE_comprehension,
        .first_field = 136, .n_fields = 4},
    [HEARTHSTONE_ExceptHandler] = {.name = "ExceptHandler", .length = 13, .type = HEARTHSTONE_TYPE_excepthandler,
        .first_field = 140, .n_fields = 3},
    [HEARTHSTONE_arguments] = {.name = "arguments", .length = 9, .type = HEARTHSTONE_TYPE_arguments,
        .first_field = 143, .n_fields = 7},
    [HEARTHSTONE_arg] = {.name = "arg", .length = 3, .type = HEARTHSTONE_TYPE_arg,
        .first_field = 150, .n_fields = 3},
    [HEARTHSTONE_keyword] = {.name = "keyword", .length = 7, .type = HEARTHSTONE_TYPE_keyword,
        .first_field = 153, .n_fields = 2},
    [HEARTHSTONE_alias] = {.name = "alias", .length = 5, .type = HEARTHSTONE_TYPE_alias,
        .first_field = 155, .n_fields = 2},
    [HEARTHSTONE_withitem] = {.name = "withitem", .length = 8, .type = HEARTHSTONE_TYPE_withitem,
        .first_field = 157, .n_fields = 2},
    [HEARTHSTONE_match_case] = {.name = "match_case", .length = 10, .type = HEARTHSTONE_TYPE_match_case,
        .first_field = 159, .n_fields = 3},
    [HEARTHSTONE_MatchValue] = {.name = "MatchValue", .length = 10, .type = HEARTHSTONE_TYPE_pattern,
        .first_field = 162, .n_fields = 1},
    [HEARTHSTONE_MatchSingleton] = {.name = "MatchSingleton", .length = 14, .type = HEARTHSTONE_TYPE_pattern,
        .first_field = 163, .n_fields = 1},
    [HEARTHSTONE_MatchSequence] = {.name = "MatchSequence", .length = 13, .type = HEARTHSTONE_TYPE_pattern,
        .first_field = 164, .n_fields = 1},
    [HEARTHSTONE_MatchMapping] = {.name = "MatchMapping", .length = 12, .type = HEARTHSTONE_TYPE_pattern,
        .first_field = 165, .n_fields = 3},
    [HEARTHSTONE_MatchClass] = {.name = "MatchClass", .length = 10, .type = HEARTHSTONE_TYPE_pattern,
        .first_field = 168, .n_fields = 4},
    [HEARTHSTONE_MatchStar] = {.name = "MatchStar", .length = 9, .type = HEARTHSTONE_TYPE_pattern,
        .first_field = 172, .n_fields = 1},
    [HEARTHSTONE_MatchAs] = {.name = "MatchAs", .length = 7, .type = HEARTHSTONE_TYPE_pattern,
        .first_field = 173, .n_fields = 2},
    [HEARTHSTONE_MatchOr] = {.name = "MatchOr", .length = 7, .type = HEARTHSTONE_TYPE_pattern,
        .first_field = 175, .n_fields = 1},
    [HEARTHSTONE_TypeIgnore] = {.name = "TypeIgnore", .length = 10, .type = HEARTHSTONE_TYPE_type_ignore,
        .first_field = 176, .n_fields = 2},
};

static const asn_field hearthstone_fields[] = {
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_Module, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "type_ignores", .length = 12, .ctor = HEARTHSTONE_Module, .type = HEARTHSTONE_TYPE_type_ignore,
        .card = ASN_SEQUENCE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_Interactive, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_Expression, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "argtypes", .length = 8, .ctor = HEARTHSTONE_FunctionType, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "returns", .length = 7, .ctor = HEARTHSTONE_FunctionType, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_ONE},
    {.name = "name", .length = 4, .ctor = HEARTHSTONE_FunctionDef, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_ONE},
    {.name = "args", .length = 4, .ctor = HEARTHSTONE_FunctionDef, .type = HEARTHSTONE_TYPE_arguments,
        .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_FunctionDef, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "decorator_list", .length = 14, .ctor = HEARTHSTONE_FunctionDef, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "returns", .length = 7, .ctor = HEARTHSTONE_FunctionDef, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_OPTIONAL},
    {.name = "type_comment", .length = 12, .ctor = HEARTHSTONE_FunctionDef, .type = HEARTHSTONE_TYPE_string,
        .card = ASN_OPTIONAL},
    {.name = "name", .length = 4, .ctor = HEARTHSTONE_AsyncFunctionDef, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_ONE},
    {.name = "args", .length = 4, .ctor = HEARTHSTONE_AsyncFunctionDef, .type = HEARTHSTONE_TYPE_arguments,
        .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_AsyncFunctionDef, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "decorator_list", .length = 14, .ctor = HEARTHSTONE_AsyncFunctionDef, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "returns", .length = 7, .ctor = HEARTHSTONE_AsyncFunctionDef, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_OPTIONAL},
    {.name = "type_comment", .length = 12, .ctor = HEARTHSTONE_AsyncFunctionDef, .type = HEARTHSTONE_TYPE_string,
        .card = ASN_OPTIONAL},
    {.name = "name", .length = 4, .ctor = HEARTHSTONE_ClassDef, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_ONE},
    {.name = "bases", .length = 5, .ctor = HEARTHSTONE_ClassDef, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "keywords", .length = 8, .ctor = HEARTHSTONE_ClassDef, .type = HEARTHSTONE_TYPE_keyword,
        .card = ASN_SEQUENCE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_ClassDef, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "decorator_list", .length = 14, .ctor = HEARTHSTONE_ClassDef, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_Return, .type = HEARTHSTONE_TYPE_expr, .card = ASN_OPTIONAL},
    {.name = "targets", .length = 7, .ctor = HEARTHSTONE_Delete, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "targets", .length = 7, .ctor = HEARTHSTONE_Assign, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_Assign, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "type_comment", .length = 12, .ctor = HEARTHSTONE_Assign, .type = HEARTHSTONE_TYPE_string,
        .card = ASN_OPTIONAL},
    {.name = "target", .length = 6, .ctor = HEARTHSTONE_AugAssign, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "op", .length = 2, .ctor = HEARTHSTONE_AugAssign, .type = HEARTHSTONE_TYPE_operator, .card = ASN_ONE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_AugAssign, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "target", .length = 6, .ctor = HEARTHSTONE_AnnAssign, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "annotation", .length = 10, .ctor = HEARTHSTONE_AnnAssign, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_ONE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_AnnAssign, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_OPTIONAL},
    {.name = "simple", .length = 6, .ctor = HEARTHSTONE_AnnAssign, .type = HEARTHSTONE_TYPE_int, .card = ASN_ONE},
    {.name = "target", .length = 6, .ctor = HEARTHSTONE_For, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "iter", .length = 4, .ctor = HEARTHSTONE_For, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_For, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "orelse", .length = 6, .ctor = HEARTHSTONE_For, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "type_comment", .length = 12, .ctor = HEARTHSTONE_For, .type = HEARTHSTONE_TYPE_string,
        .card = ASN_OPTIONAL},
    {.name = "target", .length = 6, .ctor = HEARTHSTONE_AsyncFor, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "iter", .length = 4, .ctor = HEARTHSTONE_AsyncFor, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_AsyncFor, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "orelse", .length = 6, .ctor = HEARTHSTONE_AsyncFor, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "type_comment", .length = 12, .ctor = HEARTHSTONE_AsyncFor, .type = HEARTHSTONE_TYPE_string,
        .card = ASN_OPTIONAL},
    {.name = "test", .length = 4, .ctor = HEARTHSTONE_While, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_While, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "orelse", .length = 6, .ctor = HEARTHSTONE_While, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "test", .length = 4, .ctor = HEARTHSTONE_If, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_If, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "orelse", .length = 6, .ctor = HEARTHSTONE_If, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "items", .length = 5, .ctor = HEARTHSTONE_With, .type = HEARTHSTONE_TYPE_withitem,
        .card = ASN_SEQUENCE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_With, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "type_comment", .length = 12, .ctor = HEARTHSTONE_With, .type = HEARTHSTONE_TYPE_string,
        .card = ASN_OPTIONAL},
    {.name = "items", .length = 5, .ctor = HEARTHSTONE_AsyncWith, .type = HEARTHSTONE_TYPE_withitem,
        .card = ASN_SEQUENCE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_AsyncWith, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "type_comment", .length = 12, .ctor = HEARTHSTONE_AsyncWith, .type = HEARTHSTONE_TYPE_string,
        .card = ASN_OPTIONAL},
    {.name = "subject", .length = 7, .ctor = HEARTHSTONE_Match, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "cases", .length = 5, .ctor = HEARTHSTONE_Match, .type = HEARTHSTONE_TYPE_match_case,
        .card = ASN_SEQUENCE},
    {.name = "exc", .length = 3, .ctor = HEARTHSTONE_Raise, .type = HEARTHSTONE_TYPE_expr, .card = ASN_OPTIONAL},
    {.name = "cause", .length = 5, .ctor = HEARTHSTONE_Raise, .type = HEARTHSTONE_TYPE_expr, .card = ASN_OPTIONAL},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_Try, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "handlers", .length = 8, .ctor = HEARTHSTONE_Try, .type = HEARTHSTONE_TYPE_excepthandler,
        .card = ASN_SEQUENCE},
    {.name = "orelse", .length = 6, .ctor = HEARTHSTONE_Try, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "finalbody", .length = 9, .ctor = HEARTHSTONE_Try, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_TryStar, .type = HEARTHSTONE_TYPE_stmt, .card = ASN_SEQUENCE},
    {.name = "handlers", .length = 8, .ctor = HEARTHSTONE_TryStar, .type = HEARTHSTONE_TYPE_excepthandler,
        .card = ASN_SEQUENCE},
    {.name = "orelse", .length = 6, .ctor = HEARTHSTONE_TryStar, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "finalbody", .length = 9, .ctor = HEARTHSTONE_TryStar, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "test", .length = 4, .ctor = HEARTHSTONE_Assert, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "msg", .length = 3, .ctor = HEARTHSTONE_Assert, .type = HEARTHSTONE_TYPE_expr, .card = ASN_OPTIONAL},
    {.name = "names", .length = 5, .ctor = HEARTHSTONE_Import, .type = HEARTHSTONE_TYPE_alias,
        .card = ASN_SEQUENCE},
    {.name = "module", .length = 6, .ctor = HEARTHSTONE_ImportFrom, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_OPTIONAL},
    {.name = "names", .length = 5, .ctor = HEARTHSTONE_ImportFrom, .type = HEARTHSTONE_TYPE_alias,
        .card = ASN_SEQUENCE},
    {.name = "level", .length = 5, .ctor = HEARTHSTONE_ImportFrom, .type = HEARTHSTONE_TYPE_int,
        .card = ASN_OPTIONAL},
    {.name = "names", .length = 5, .ctor = HEARTHSTONE_Global, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_SEQUENCE},
    {.name = "names", .length = 5, .ctor = HEARTHSTONE_Nonlocal, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_SEQUENCE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_Expr, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "op", .length = 2, .ctor = HEARTHSTONE_BoolOp, .type = HEARTHSTONE_TYPE_boolop, .card = ASN_ONE},
    {.name = "values", .length = 6, .ctor = HEARTHSTONE_BoolOp, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE, .distinct = true},
    {.name = "target", .length = 6, .ctor = HEARTHSTONE_NamedExpr, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_NamedExpr, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "left", .length = 4, .ctor = HEARTHSTONE_BinOp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "op", .length = 2, .ctor = HEARTHSTONE_BinOp, .type = HEARTHSTONE_TYPE_operator, .card = ASN_ONE},
    {.name = "right", .length = 5, .ctor = HEARTHSTONE_BinOp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "op", .length = 2, .ctor = HEARTHSTONE_UnaryOp, .type = HEARTHSTONE_TYPE_unaryop, .card = ASN_ONE},
    {.name = "operand", .length = 7, .ctor = HEARTHSTONE_UnaryOp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "args", .length = 4, .ctor = HEARTHSTONE_Lambda, .type = HEARTHSTONE_TYPE_arguments, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_Lambda, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "test", .length = 4, .ctor = HEARTHSTONE_IfExp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_IfExp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "orelse", .length = 6, .ctor = HEARTHSTONE_IfExp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "keys", .length = 4, .ctor = HEARTHSTONE_Dict, .type = HEARTHSTONE_TYPE_expr, .card = ASN_OPTIONALS},
    {.name = "values", .length = 6, .ctor = HEARTHSTONE_Dict, .type = HEARTHSTONE_TYPE_expr, .card = ASN_SEQUENCE},
    {.name = "elts", .length = 4, .ctor = HEARTHSTONE_Set, .type = HEARTHSTONE_TYPE_expr, .card = ASN_SEQUENCE},
    {.name = "elt", .length = 3, .ctor = HEARTHSTONE_ListComp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "generators", .length = 10, .ctor = HEARTHSTONE_ListComp, .type = HEARTHSTONE_TYPE_comprehension,
        .card = ASN_SEQUENCE},
    {.name = "elt", .length = 3, .ctor = HEARTHSTONE_SetComp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "generators", .length = 10, .ctor = HEARTHSTONE_SetComp, .type = HEARTHSTONE_TYPE_comprehension,
        .card = ASN_SEQUENCE},
    {.name = "key", .length = 3, .ctor = HEARTHSTONE_DictComp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_DictComp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "generators", .length = 10, .ctor = HEARTHSTONE_DictComp, .type = HEARTHSTONE_TYPE_comprehension,
        .card = ASN_SEQUENCE},
    {.name = "elt", .length = 3, .ctor = HEARTHSTONE_GeneratorExp, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "generators", .length = 10, .ctor = HEARTHSTONE_GeneratorExp, .type = HEARTHSTONE_TYPE_comprehension,
        .card = ASN_SEQUENCE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_Await, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_Yield, .type = HEARTHSTONE_TYPE_expr, .card = ASN_OPTIONAL},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_YieldFrom, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "left", .length = 4, .ctor = HEARTHSTONE_Compare, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "ops", .length = 3, .ctor = HEARTHSTONE_Compare, .type = HEARTHSTONE_TYPE_cmpop, .card = ASN_SEQUENCE},
    {.name = "comparators", .length = 11, .ctor = HEARTHSTONE_Compare, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "func", .length = 4, .ctor = HEARTHSTONE_Call, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "args", .length = 4, .ctor = HEARTHSTONE_Call, .type = HEARTHSTONE_TYPE_expr, .card = ASN_SEQUENCE},
    {.name = "keywords", .length = 8, .ctor = HEARTHSTONE_Call, .type = HEARTHSTONE_TYPE_keyword,
        .card = ASN_SEQUENCE, .distinct = true},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_FormattedValue, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_ONE},
    {.name = "conversion", .length = 10, .ctor = HEARTHSTONE_FormattedValue, .type = HEARTHSTONE_TYPE_int,
        .card = ASN_ONE},
    {.name = "format_spec", .length = 11, .ctor = HEARTHSTONE_FormattedValue, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_OPTIONAL},
    {.name = "values", .length = 6, .ctor = HEARTHSTONE_JoinedStr, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_Constant, .type = HEARTHSTONE_TYPE_constant,
        .card = ASN_ONE},
    {.name = "kind", .length = 4, .ctor = HEARTHSTONE_Constant, .type = HEARTHSTONE_TYPE_string,
        .card = ASN_OPTIONAL},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_Attribute, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "attr", .length = 4, .ctor = HEARTHSTONE_Attribute, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_ONE},
    {.name = "ctx", .length = 3, .ctor = HEARTHSTONE_Attribute, .type = HEARTHSTONE_TYPE_expr_context,
        .card = ASN_ONE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_Subscript, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "slice", .length = 5, .ctor = HEARTHSTONE_Subscript, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "ctx", .length = 3, .ctor = HEARTHSTONE_Subscript, .type = HEARTHSTONE_TYPE_expr_context,
        .card = ASN_ONE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_Starred, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "ctx", .length = 3, .ctor = HEARTHSTONE_Starred, .type = HEARTHSTONE_TYPE_expr_context,
        .card = ASN_ONE},
    {.name = "id", .length = 2, .ctor = HEARTHSTONE_Name, .type = HEARTHSTONE_TYPE_identifier, .card = ASN_ONE},
    {.name = "ctx", .length = 3, .ctor = HEARTHSTONE_Name, .type = HEARTHSTONE_TYPE_expr_context, .card = ASN_ONE},
    {.name = "elts", .length = 4, .ctor = HEARTHSTONE_List, .type = HEARTHSTONE_TYPE_expr, .card = ASN_SEQUENCE,
        .distinct = true},
    {.name = "ctx", .length = 3, .ctor = HEARTHSTONE_List, .type = HEARTHSTONE_TYPE_expr_context, .card = ASN_ONE},
    {.name = "elts", .length = 4, .ctor = HEARTHSTONE_Tuple, .type = HEARTHSTONE_TYPE_expr, .card = ASN_SEQUENCE},
    {.name = "ctx", .length = 3, .ctor = HEARTHSTONE_Tuple, .type = HEARTHSTONE_TYPE_expr_context, .card = ASN_ONE},
    {.name = "lower", .length = 5, .ctor = HEARTHSTONE_Slice, .type = HEARTHSTONE_TYPE_expr, .card = ASN_OPTIONAL},
    {.name = "upper", .length = 5, .ctor = HEARTHSTONE_Slice, .type = HEARTHSTONE_TYPE_expr, .card = ASN_OPTIONAL},
    {.name = "step", .length = 4, .ctor = HEARTHSTONE_Slice, .type = HEARTHSTONE_TYPE_expr, .card = ASN_OPTIONAL},
    {.name = "target", .length = 6, .ctor = HEARTHSTONE_comprehension, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_ONE},
    {.name = "iter", .length = 4, .ctor = HEARTHSTONE_comprehension, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_ONE},
    {.name = "ifs", .length = 3, .ctor = HEARTHSTONE_comprehension, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "is_async", .length = 8, .ctor = HEARTHSTONE_comprehension, .type = HEARTHSTONE_TYPE_int,
        .card = ASN_ONE},
    {.name = "type", .length = 4, .ctor = HEARTHSTONE_ExceptHandler, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_OPTIONAL},
    {.name = "name", .length = 4, .ctor = HEARTHSTONE_ExceptHandler, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_OPTIONAL},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_ExceptHandler, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "posonlyargs", .length = 11, .ctor = HEARTHSTONE_arguments, .type = HEARTHSTONE_TYPE_arg,
        .card = ASN_SEQUENCE},
    {.name = "args", .length = 4, .ctor = HEARTHSTONE_arguments, .type = HEARTHSTONE_TYPE_arg,
        .card = ASN_SEQUENCE},
    {.name = "vararg", .length = 6, .ctor = HEARTHSTONE_arguments, .type = HEARTHSTONE_TYPE_arg,
        .card = ASN_OPTIONAL},
    {.name = "kwonlyargs", .length = 10, .ctor = HEARTHSTONE_arguments, .type = HEARTHSTONE_TYPE_arg,
        .card = ASN_SEQUENCE},
    {.name = "kw_defaults", .length = 11, .ctor = HEARTHSTONE_arguments, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_OPTIONALS},
    {.name = "kwarg", .length = 5, .ctor = HEARTHSTONE_arguments, .type = HEARTHSTONE_TYPE_arg,
        .card = ASN_OPTIONAL},
    {.name = "defaults", .length = 8, .ctor = HEARTHSTONE_arguments, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "arg", .length = 3, .ctor = HEARTHSTONE_arg, .type = HEARTHSTONE_TYPE_identifier, .card = ASN_ONE},
    {.name = "annotation", .length = 10, .ctor = HEARTHSTONE_arg, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_OPTIONAL},
    {.name = "type_comment", .length = 12, .ctor = HEARTHSTONE_arg, .type = HEARTHSTONE_TYPE_string,
        .card = ASN_OPTIONAL},
    {.name = "arg", .length = 3, .ctor = HEARTHSTONE_keyword, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_OPTIONAL},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_keyword, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "name", .length = 4, .ctor = HEARTHSTONE_alias, .type = HEARTHSTONE_TYPE_identifier, .card = ASN_ONE},
    {.name = "asname", .length = 6, .ctor = HEARTHSTONE_alias, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_OPTIONAL},
    {.name = "context_expr", .length = 12, .ctor = HEARTHSTONE_withitem, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_ONE},
    {.name = "optional_vars", .length = 13, .ctor = HEARTHSTONE_withitem, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_OPTIONAL},
    {.name = "pattern", .length = 7, .ctor = HEARTHSTONE_match_case, .type = HEARTHSTONE_TYPE_pattern,
        .card = ASN_ONE},
    {.name = "guard", .length = 5, .ctor = HEARTHSTONE_match_case, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_OPTIONAL},
    {.name = "body", .length = 4, .ctor = HEARTHSTONE_match_case, .type = HEARTHSTONE_TYPE_stmt,
        .card = ASN_SEQUENCE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_MatchValue, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "value", .length = 5, .ctor = HEARTHSTONE_MatchSingleton, .type = HEARTHSTONE_TYPE_constant,
        .card = ASN_ONE},
    {.name = "patterns", .length = 8, .ctor = HEARTHSTONE_MatchSequence, .type = HEARTHSTONE_TYPE_pattern,
        .card = ASN_SEQUENCE},
    {.name = "keys", .length = 4, .ctor = HEARTHSTONE_MatchMapping, .type = HEARTHSTONE_TYPE_expr,
        .card = ASN_SEQUENCE},
    {.name = "patterns", .length = 8, .ctor = HEARTHSTONE_MatchMapping, .type = HEARTHSTONE_TYPE_pattern,
        .card = ASN_SEQUENCE},
    {.name = "rest", .length = 4, .ctor = HEARTHSTONE_MatchMapping, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_OPTIONAL},
    {.name = "cls", .length = 3, .ctor = HEARTHSTONE_MatchClass, .type = HEARTHSTONE_TYPE_expr, .card = ASN_ONE},
    {.name = "patterns", .length = 8, .ctor = HEARTHSTONE_MatchClass, .type = HEARTHSTONE_TYPE_pattern,
        .card = ASN_SEQUENCE},
    {.name = "kwd_attrs", .length = 9, .ctor = HEARTHSTONE_MatchClass, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_SEQUENCE},
    {.name = "kwd_patterns", .length = 12, .ctor = HEARTHSTONE_MatchClass, .type = HEARTHSTONE_TYPE_pattern,
        .card = ASN_SEQUENCE},
    {.name = "name", .length = 4, .ctor = HEARTHSTONE_MatchStar, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_OPTIONAL},
    {.name = "pattern", .length = 7, .ctor = HEARTHSTONE_MatchAs, .type = HEARTHSTONE_TYPE_pattern,
        .card = ASN_OPTIONAL},
    {.name = "name", .length = 4, .ctor = HEARTHSTONE_MatchAs, .type = HEARTHSTONE_TYPE_identifier,
        .card = ASN_OPTIONAL},
    {.name = "patterns", .length = 8, .ctor = HEARTHSTONE_MatchOr, .type = HEARTHSTONE_TYPE_pattern,
        .card = ASN_SEQUENCE},
    {.name = "lineno", .length = 6, .ctor = HEARTHSTONE_TypeIgnore, .type = HEARTHSTONE_TYPE_int, .card = ASN_ONE},
    {.name = "tag", .length = 3, .ctor = HEARTHSTONE_TypeIgnore, .type = HEARTHSTONE_TYPE_string, .card = ASN_ONE},
};

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
    &hearthstone_m_ClassDef_decorator_list, &hearthstone_m_Return, &hearthstone_m_Return_value,
    &hearthstone_m_Delete, &hearthstone_m_Delete_targets, &hearthstone_m_Assign, &hearthstone_m_Assign_targets,
    &hearthstone_m_Assign_value, &hearthstone_m_Assign_type_comment, &hearthstone_m_AugAssign,
    &hearthstone_m_AugAssign_target, &hearthstone_m_AugAssign_op, &hearthstone_m_AugAssign_value,
    &hearthstone_m_AnnAssign, &hearthstone_m_AnnAssign_target, &hearthstone_m_AnnAssign_annotation,
    &hearthstone_m_AnnAssign_value, &hearthstone_m_AnnAssign_simple, &hearthstone_m_For, &hearthstone_m_For_target,
    &hearthstone_m_For_iter, &hearthstone_m_For_body, &hearthstone_m_For_orelse, &hearthstone_m_For_type_comment,
    &hearthstone_m_AsyncFor, &hearthstone_m_AsyncFor_target, &hearthstone_m_AsyncFor_iter,
    &hearthstone_m_AsyncFor_body, &hearthstone_m_AsyncFor_orelse, &hearthstone_m_AsyncFor_type_comment,
    &hearthstone_m_While, &hearthstone_m_While_test, &hearthstone_m_While_body, &hearthstone_m_While_orelse,
    &hearthstone_m_If, &hearthstone_m_If_test, &hearthstone_m_If_body, &hearthstone_m_If_orelse,
    &hearthstone_m_With, &hearthstone_m_With_items, &hearthstone_m_With_body, &hearthstone_m_With_type_comment,
    &hearthstone_m_AsyncWith, &hearthstone_m_AsyncWith_items, &hearthstone_m_AsyncWith_body,
    &hearthstone_m_AsyncWith_type_comment, &hearthstone_m_Match, &hearthstone_m_Match_subject,
    &hearthstone_m_Match_cases, &hearthstone_m_Raise, &hearthstone_m_Raise_exc, &hearthstone_m_Raise_cause,
    &hearthstone_m_Try, &hearthstone_m_Try_body, &hearthstone_m_Try_handlers, &hearthstone_m_Try_orelse,
    &hearthstone_m_Try_finalbody, &hearthstone_m_TryStar, &hearthstone_m_TryStar_body,
    &hearthstone_m_TryStar_handlers, &hearthstone_m_TryStar_orelse, &hearthstone_m_TryStar_finalbody,
    &hearthstone_m_Assert, &hearthstone_m_Assert_test, &hearthstone_m_Assert_msg, &hearthstone_m_Import,
    &hearthstone_m_Import_names, &hearthstone_m_ImportFrom, &hearthstone_m_ImportFrom_module,
    &hearthstone_m_ImportFrom_names, &hearthstone_m_ImportFrom_level, &hearthstone_m_Global,
    &hearthstone_m_Global_names, &hearthstone_m_Nonlocal, &hearthstone_m_Nonlocal_names, &hearthstone_m_Expr,
    &hearthstone_m_Expr_value, &hearthstone_m_Pass, &hearthstone_m_Break, &hearthstone_m_Continue,
    &hearthstone_m_expr, &hearthstone_m_BoolOp, &hearthstone_m_BoolOp_op, &hearthstone_m_BoolOp_values,
    &hearthstone_m_NamedExpr, &hearthstone_m_NamedExpr_target, &hearthstone_m_NamedExpr_value,
    &hearthstone_m_BinOp, &hearthstone_m_BinOp_left, &hearthstone_m_BinOp_op, &hearthstone_m_BinOp_right,
    &hearthstone_m_UnaryOp, &hearthstone_m_UnaryOp_op, &hearthstone_m_UnaryOp_operand, &hearthstone_m_Lambda,
    &hearthstone_m_Lambda_args, &hearthstone_m_Lambda_body, &hearthstone_m_IfExp, &hearthstone_m_IfExp_test,
    &hearthstone_m_IfExp_body, &hearthstone_m_IfExp_orelse, &hearthstone_m_Dict, &hearthstone_m_Dict_keys,
    &hearthstone_m_Dict_values, &hearthstone_m_Set, &hearthstone_m_Set_elts, &hearthstone_m_ListComp,
    &hearthstone_m_ListComp_elt, &hearthstone_m_ListComp_generators, &hearthstone_m_SetComp,
    &hearthstone_m_SetComp_elt, &hearthstone_m_SetComp_generators, &hearthstone_m_DictComp,
    &hearthstone_m_DictComp_key, &hearthstone_m_DictComp_value, &hearthstone_m_DictComp_generators,
    &hearthstone_m_GeneratorExp, &hearthstone_m_GeneratorExp_elt, &hearthstone_m_GeneratorExp_generators,
    &hearthstone_m_Await, &hearthstone_m_Await_value, &hearthstone_m_Yield, &hearthstone_m_Yield_value,
    &hearthstone_m_YieldFrom, &hearthstone_m_YieldFrom_value, &hearthstone_m_Compare, &hearthstone_m_Compare_left,
    &hearthstone_m_Compare_ops, &hearthstone_m_Compare_comparators, &hearthstone_m_Call, &hearthstone_m_Call_func,
    &hearthstone_m_Call_args, &hearthstone_m_Call_keywords, &hearthstone_m_FormattedValue,
    &hearthstone_m_FormattedValue_value, &hearthstone_m_FormattedValue_conversion,
    &hearthstone_m_FormattedValue_format_spec, &hearthstone_m_JoinedStr, &hearthstone_m_JoinedStr_values,
    &hearthstone_m_Constant, &hearthstone_m_Constant_value, &hearthstone_m_Constant_kind, &hearthstone_m_Attribute,
    &hearthstone_m_Attribute_value, &hearthstone_m_Attribute_attr, &hearthstone_m_Attribute_ctx,
    &hearthstone_m_Subscript, &hearthstone_m_Subscript_value, &hearthstone_m_Subscript_slice,
    &hearthstone_m_Subscript_ctx, &hearthstone_m_Starred, &hearthstone_m_Starred_value, &hearthstone_m_Starred_ctx,
    &hearthstone_m_Name, &hearthstone_m_Name_id, &hearthstone_m_Name_ctx, &hearthstone_m_List,
    &hearthstone_m_List_elts, &hearthstone_m_List_ctx, &hearthstone_m_Tuple, &hearthstone_m_Tuple_elts,
    &hearthstone_m_Tuple_ctx, &hearthstone_m_Slice, &hearthstone_m_Slice_lower, &hearthstone_m_Slice_upper,
    &hearthstone_m_Slice_step, &hearthstone_m_expr_context, &hearthstone_m_Load, &hearthstone_m_Store,
    &hearthstone_m_Del, &hearthstone_m_boolop, &hearthstone_m_And, &hearthstone_m_Or, &hearthstone_m_operator,
    &hearthstone_m_Add, &hearthstone_m_Sub, &hearthstone_m_Mult, &hearthstone_m_MatMult, &hearthstone_m_Div,
    &hearthstone_m_Mod, &hearthstone_m_Pow, &hearthstone_m_LShift, &hearthstone_m_RShift, &hearthstone_m_BitOr,
    &hearthstone_m_BitXor, &hearthstone_m_BitAnd, &hearthstone_m_FloorDiv, &hearthstone_m_unaryop,
    &hearthstone_m_Invert, &hearthstone_m_Not, &hearthstone_m_UAdd, &hearthstone_m_USub, &hearthstone_m_cmpop,
    &hearthstone_m_Eq, &hearthstone_m_NotEq, &hearthstone_m_Lt, &hearthstone_m_LtE, &hearthstone_m_Gt,
    &hearthstone_m_GtE, &hearthstone_m_Is, &hearthstone_m_IsNot, &hearthstone_m_In, &hearthstone_m_NotIn,
    &hearthstone_m_comprehension, &hearthstone_m_comprehension_ctor, &hearthstone_m_comprehension_target,
    &hearthstone_m_comprehension_iter, &hearthstone_m_comprehension_ifs, &hearthstone_m_comprehension_is_async,
    &hearthstone_m_excepthandler, &hearthstone_m_ExceptHandler, &hearthstone_m_ExceptHandler_type,
    &hearthstone_m_ExceptHandler_name, &hearthstone_m_ExceptHandler_body, &hearthstone_m_arguments,
    &hearthstone_m_arguments_ctor, &hearthstone_m_arguments_posonlyargs, &hearthstone_m_arguments_args,
    &hearthstone_m_arguments_vararg, &hearthstone_m_arguments_kwonlyargs, &hearthstone_m_arguments_kw_defaults,
    &hearthstone_m_arguments_kwarg, &hearthstone_m_arguments_defaults, &hearthstone_m_arg, &hearthstone_m_arg_ctor,
    &hearthstone_m_arg_arg, &hearthstone_m_arg_annotation, &hearthstone_m_arg_type_comment, &hearthstone_m_keyword,
    &hearthstone_m_keyword_ctor, &hearthstone_m_keyword_arg, &hearthstone_m_keyword_value, &hearthstone_m_alias,
    &hearthstone_m_alias_ctor, &hearthstone_m_alias_name, &hearthstone_m_alias_asname, &hearthstone_m_withitem,
    &hearthstone_m_withitem_ctor, &hearthstone_m_withitem_context_expr, &hearthstone_m_withitem_optional_vars,
    &hearthstone_m_match_case, &hearthstone_m_match_case_ctor, &hearthstone_m_match_case_pattern,
    &hearthstone_m_match_case_guard, &hearthstone_m_match_case_body, &hearthstone_m_pattern,
    &hearthstone_m_MatchValue, &hearthstone_m_MatchValue_value, &hearthstone_m_MatchSingleton,
    &hearthstone_m_MatchSingleton_value, &hearthstone_m_MatchSequence, &hearthstone_m_MatchSequence_patterns,
    &hearthstone_m_MatchMapping, &hearthstone_m_MatchMapping_keys, &hearthstone_m_MatchMapping_patterns,
    &hearthstone_m_MatchMapping_rest, &hearthstone_m_MatchClass, &hearthstone_m_MatchClass_cls,
    &hearthstone_m_MatchClass_patterns, &hearthstone_m_MatchClass_kwd_attrs,
    &hearthstone_m_MatchClass_kwd_patterns, &hearthstone_m_MatchStar, &hearthstone_m_MatchStar_name,
    &hearthstone_m_MatchAs, &hearthstone_m_MatchAs_pattern, &hearthstone_m_MatchAs_name, &hearthstone_m_MatchOr,
    &hearthstone_m_MatchOr_patterns, &hearthstone_m_type_ignore, &hearthstone_m_TypeIgnore,
    &hearthstone_m_TypeIgnore_lineno, &hearthstone_m_TypeIgnore_tag, &hearthstone_m_identifier,
    &hearthstone_m_string, &hearthstone_m_int, &hearthstone_m_constant,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t hearthstone_hash[] = {
    0, 0, 0, 0, 95, 0, 55, 35, 0, 59, 36, 2, 3, 83, 0, 0, 0, 0, 0, 0, 64, 90, 0, 99, 30, 0, 53, 107, 0, 0, 42, 0,
    41, 49, 97, 69, 82, 0, 16, 94, 0, 86, 78, 106, 0, 44, 73, 0, 13, 54, 0, 0, 0, 87, 19, 0, 29, 0, 0, 0, 0, 0, 22,
    0, 0, 0, 0, 0, 0, 51, 62, 104, 0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 47, 11, 103, 96, 84, 38, 0, 0, 25, 0, 0, 0,
    0, 0, 0, 81, 31, 74, 0, 0, 0, 0, 9, 0, 0, 0, 6, 15, 0, 0, 0, 0, 0, 43, 70, 72, 101, 0, 0, 0, 0, 0, 7, 50, 0, 0,
    0, 0, 0, 0, 0, 67, 0, 17, 0, 0, 92, 0, 0, 52, 0, 0, 0, 0, 0, 0, 85, 91, 0, 71, 88, 23, 0, 0, 0, 93, 0, 4, 56,
    39, 63, 0, 0, 0, 102, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 79, 0, 65, 0, 18, 0, 37, 0, 0, 0, 1, 89, 0, 0, 77, 0, 20,
    0, 0, 40, 98, 0, 34, 46, 48, 75, 0, 26, 28, 60, 57, 32, 66, 80, 105, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 76, 0, 0, 0,
    0, 0, 0, 27, 68, 12, 61, 0, 10, 0, 0, 0, 5, 33, 58, 0, 24, 0, 0, 100, 0, 0, 14, 0, 0, 0, 0, 0,
};

static const asn_input hearthstone_inputs[] = {
    {.name = "name", .rule = ASN_CHARS, .copied = true},
    {.name = "attack", .rule = ASN_SYMBOL, .copied = true},
    {.name = "health", .rule = ASN_SYMBOL, .copied = true},
    {.name = "cost", .rule = ASN_SYMBOL, .copied = true},
    {.name = "durability", .rule = ASN_SYMBOL, .copied = true},
    {.name = "type", .rule = ASN_SYMBOL},
    {.name = "class", .rule = ASN_SYMBOL},
    {.name = "race", .rule = ASN_SYMBOL},
    {.name = "rarity", .rule = ASN_SYMBOL},
    {.name = "description", .rule = ASN_WORDS, .copied = true},
};

static const asn_copy hearthstone_copies[] = {
    {.type = HEARTHSTONE_TYPE_identifier, .input = 0, .part = ASN_COPY_WHOLE, .transform = ASN_COPY_CAMEL},
    {.type = HEARTHSTONE_TYPE_identifier, .input = 9, .part = ASN_COPY_SPAN, .transform = ASN_COPY_CAMEL},
    {.type = HEARTHSTONE_TYPE_constant, .input = 0, .part = ASN_COPY_WHOLE, .transform = ASN_COPY_AS_IS},
    {.type = HEARTHSTONE_TYPE_constant, .input = 1, .part = ASN_COPY_WHOLE, .transform = ASN_COPY_NUMBER},
    {.type = HEARTHSTONE_TYPE_constant, .input = 2, .part = ASN_COPY_WHOLE, .transform = ASN_COPY_NUMBER},
    {.type = HEARTHSTONE_TYPE_constant, .input = 3, .part = ASN_COPY_WHOLE, .transform = ASN_COPY_NUMBER},
    {.type = HEARTHSTONE_TYPE_constant, .input = 4, .part = ASN_COPY_WHOLE, .transform = ASN_COPY_NUMBER},
    {.type = HEARTHSTONE_TYPE_constant, .input = 9, .part = ASN_COPY_TOKEN, .transform = ASN_COPY_NUMBER},
};

static const asn_setting hearthstone_settings[] = {
    {.id = ASN_SET_batch, .value = "10"},
    {.id = ASN_SET_epochs, .value = "400"},
    {.id = ASN_SET_metric, .value = "bleu"},
    {.id = ASN_SET_hidden, .value = "100"},
    {.id = ASN_SET_search, .value = "1000"},
};

static const char *const hearthstone_grammar_text[] = {
    "mod = Module(stmt* body, type_ignore* type_ignores) | Interactive(stmt* body) | Expression(expr "
        "body) | FunctionType(expr* argtypes, expr returns)",
    "stmt = FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? "
        "returns, string? type_comment) | AsyncFunctionDef(identifier name, arguments args, stmt* body, "
        "expr* decorator_list, expr? returns, string? type_comment) | ClassDef(identifier name, expr* bases, "
        "keyword* keywords, stmt* body, expr* decorator_list) | Return(expr? value) | Delete(expr* targets) "
        "| Assign(expr* targets, expr value, string? type_comment) | AugAssign(expr target, operator op, "
        "expr value) | AnnAssign(expr target, expr annotation, expr? value, int simple) | For(expr target, "
        "expr iter, stmt* body, stmt* orelse, string? type_comment) | AsyncFor(expr target, expr iter, stmt* "
        "body, stmt* orelse, string? type_comment) | While(expr test, stmt* body, stmt* orelse) | If(expr "
        "test, stmt* body, stmt* orelse) | With(withitem* items, stmt* body, string? type_comment) | "
        "AsyncWith(withitem* items, stmt* body, string? type_comment) | Match(expr subject, match_case* "
        "cases) | Raise(expr? exc, expr? cause) | Try(stmt* body, excepthandler* handlers, stmt* orelse, "
        "stmt* finalbody) | TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody) | "
        "Assert(expr test, expr? msg) | Import(alias* names) | ImportFrom(identifier? module, alias* names, "
        "int? level) | Global(identifier* names) | Nonlocal(identifier* names) | Expr(expr value) | Pass | "
        "Break | Continue attributes (int lineno, int col_offset, int? end_lineno, int? end_col_offset)",
    "expr = BoolOp(boolop op, expr* values) | NamedExpr(expr target, expr value) | BinOp(expr left, "
        "operator op, expr right) | UnaryOp(unaryop op, expr operand) | Lambda(arguments args, expr body) | "
        "IfExp(expr test, expr body, expr orelse) | Dict(expr?* keys, expr* values) | Set(expr* elts) | "
        "ListComp(expr elt, comprehension* generators) | SetComp(expr elt, comprehension* generators) | "
        "DictComp(expr key, expr value, comprehension* generators) | GeneratorExp(expr elt, comprehension* "
        "generators) | Await(expr value) | Yield(expr? value) | YieldFrom(expr value) | Compare(expr left, "
        "cmpop* ops, expr* comparators) | Call(expr func, expr* args, keyword* keywords) | "
        "FormattedValue(expr value, int conversion, expr? format_spec) | JoinedStr(expr* values) | "
        "Constant(constant value, string? kind) | Attribute(expr value, identifier attr, expr_context ctx) | "
        "Subscript(expr value, expr slice, expr_context ctx) | Starred(expr value, expr_context ctx) | "
        "Name(identifier id, expr_context ctx) | List(expr* elts, expr_context ctx) | Tuple(expr* elts, "
        "expr_context ctx) | Slice(expr? lower, expr? upper, expr? step) attributes (int lineno, int "
        "col_offset, int? end_lineno, int? end_col_offset)",
    "expr_context = Load | Store | Del",
    "boolop = And | Or",
    "operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd "
        "| FloorDiv",
    "unaryop = Invert | Not | UAdd | USub",
    "cmpop = Eq | NotEq | Lt | LtE | Gt | GtE | Is | IsNot | In | NotIn",
    "comprehension = (expr target, expr iter, expr* ifs, int is_async)",
    "excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body) attributes (int lineno, int "
        "col_offset, int? end_lineno, int? end_col_offset)",
    "arguments = (arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr?* kw_defaults, arg? "
        "kwarg, expr* defaults)",
    "arg = (identifier arg, expr? annotation, string? type_comment) attributes (int lineno, int "
        "col_offset, int? end_lineno, int? end_col_offset)",
    "keyword = (identifier? arg, expr value) attributes (int lineno, int col_offset, int? end_lineno, "
        "int? end_col_offset)",
    "alias = (identifier name, identifier? asname) attributes (int lineno, int col_offset, int? "
        "end_lineno, int? end_col_offset)",
    "withitem = (expr context_expr, expr? optional_vars)",
    "match_case = (pattern pattern, expr? guard, stmt* body)",
    "pattern = MatchValue(expr value) | MatchSingleton(constant value) | MatchSequence(pattern* "
        "patterns) | MatchMapping(expr* keys, pattern* patterns, identifier? rest) | MatchClass(expr cls, "
        "pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns) | MatchStar(identifier? name) | "
        "MatchAs(pattern? pattern, identifier? name) | MatchOr(pattern* patterns) attributes (int lineno, "
        "int col_offset, int? end_lineno, int? end_col_offset)",
    "type_ignore = TypeIgnore(int lineno, string tag)",
    NULL,
};

static const char *const hearthstone_task_text[] = {
    "-- hearthstone.task: cards of the game to the Python classes that implement them. "
        "tools/import_cards.py makes the examples.",
    "--",
    "-- Departures from the paper:",
    "-- The grammar is Python 3.11's (python.asdl), not that of the Python of 2017: Num, Str and "
        "NameConstant are now one",
    "-- constructor, Constant, whose value is a string, a number or a name (True, None). The paper's "
        "`object` of Num and `string`",
    "-- of Str are therefore one type, `constant`.",
    "-- A tree is the class itself: every card's code is exactly one ClassDef, so the root is stmt and "
        "no Module stands around it.",
    "-- The paper simplifies the grammar that it shows; here it is whole: 107 constructors, of which the "
        "training cards use 46.",
    "grammar python.asdl",
    "include python.print",
    "root stmt",
    "",
    "-- As in the paper: the name character by character, the description by words, everything else a "
        "single token. The",
    "-- components and their order are those of the data; numbers are tokens (-1 where a card has none). "
        "The description keeps its",
    "-- mark-up: <b> comes out as the words `<`, `b`, `>`, which say where a keyword (Battlecry, Taunt) "
        "begins and ends. Names as",
    "-- lower-case words and descriptions in lower case without mark-up did worse on dev "
        "(models/README.md).",
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
    "-- The paper leaves open which types can be spelled. About two strings of a card occur nowhere "
        "else: the name of the class,",
    "-- an identifier, and the name of the card, a constant. So both are open. Numbers and names among "
        "the constants are never",
    "-- spelled, only chosen from the list. `string` is for type comments and the u of u'...', which "
        "cards have not: it is open",
    "-- only so that it needs no list.",
    "open identifier string constant spell",
    "closed int",
    "copy identifier from name camel",
    "copy constant from name whole",
    "copy constant from attack number",
    "copy constant from health number",
    "copy constant from cost number",
    "copy constant from durability number",
    "copy constant from description token number",
    "-- What a card summons or becomes is a class that its description names: Summon a 2/2 Squire, a "
        "Violet Apprentice.",
    "copy identifier from description span camel",
    "",
    "-- What no card has twice. Arguments may be equal: Minion(3, 3).",
    "distinct List.elts BoolOp.values Call.keywords",
    "",
    "-- \"We restrict our input and output vocabularies to values that occur more than once in the "
        "training set.\"",
    "minimum 2",
    "",
    "-- The paper's: minibatches of 10, 400 passes, of which BLEU on dev chooses one. The width is in "
        "the middle of its grid (50, 75, 100, 125, 150).",
    "set batch 10",
    "set epochs 400",
    "set metric bleu",
    "set hidden 100",
    "",
    "-- Cards are large, and greed often misses the most probable tree: by three folds, search gains 0.7 "
        "points of exact match and 1.1 of F1.",
    "set search 1000",
    "-- python.print: how Python's trees print as Python source. Parsed again, what is printed gives the "
        "same tree. Included by",
    "-- the tasks over python.asdl.",
    "default expr_context Load",
    "",
    "-- The loosest first, as the language reference orders them; a child that is looser than its place "
        "gets parentheses.",
    "levels named yield test or and not compare bitor bitxor bitand shift sum term factor power await "
        "atom",
    "",
    "silent expr_context type_ignore",
    "silent FunctionDef.type_comment AsyncFunctionDef.type_comment Assign.type_comment For.type_comment "
        "AsyncFor.type_comment",
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
    "    \"{*decorator_list:@{decorator_list@test}\\n}def {name}({args}){?returns: -> "
        "{returns@test}}:{>}\\n{body:\\n}{<}\"",
    "print AsyncFunctionDef",
    "    \"{*decorator_list:@{decorator_list@test}\\n}async def {name}({args}){?returns: -> "
        "{returns@test}}:{>}\\n{body:\\n}{<}\"",
    "print ClassDef",
    "    \"{*decorator_list:@{decorator_list@test}\\n}class {name}\"",
    "    \"{?bases:({&', ':{bases@test:, }|{keywords:, }})|{?keywords:({keywords:, })}}:{>}\\n{body:\\n}{<}\"",
    "print Return    \"return{?value: {value@test}}\"",
    "print Delete    \"del {targets:, }\"",
    "print Assign    \"{*targets:{targets} = }{value@yield}\"",
    "print AugAssign \"{target} {op}= {value@yield}\"",
    "-- simple is 0 for a name in parentheses, and for what is no name",
    "print AnnAssign \"{?simple='1':{?target=Name:{target}}|{?target=Name:({target})|{target}}}: "
        "{annotation@test}{?value: = {value@yield}}\"",
    "print For",
    "    \"for {target} in {iter@test}:{>}\\n{body:\\n}{<}{?orelse:\\nelse:{>}\\n{orelse:\\n}{<}}\"",
    "print AsyncFor",
    "    \"async for {target} in {iter@test}:{>}\\n{body:\\n}{<}{?orelse:\\nelse:{>}\\n{orelse:\\n}{<}}\"",
    "print While",
    "    \"while {test@test}:{>}\\n{body:\\n}{<}{?orelse:\\nelse:{>}\\n{orelse:\\n}{<}}\"",
    "-- an else that holds nothing but an if is an elif",
    "print If",
    "    \"if {test@test}:{>}\\n{body:\\n}{<}{?orelse=[If]:\\n{orelse/elif}|{?orelse:\\nelse:{>}\\n{orelse:\\n}{"
        "<}}}\"",
    "print If as elif",
    "    \"elif {test@test}:{>}\\n{body:\\n}{<}{?orelse=[If]:\\n{orelse/elif}|{?orelse:\\nelse:{>}\\n{orelse:\\n"
        "}{<}}}\"",
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
    "-- Parameters: a default belongs to the last of posonlyargs and args together, a keyword default to "
        "the one beside it.",
    "print arguments",
    "    \"{&', ':{*posonlyargs,defaults$args:{posonlyargs}{?defaults:={defaults@test}}|, "
        "}|{?posonlyargs:/}\"",
    "    \"|{*args,defaults$:{args}{?defaults:={defaults@test}}|, }|{?vararg:*{vararg}|{?kwonlyargs:*}}\"",
    "    \"|{*kwonlyargs,kw_defaults:{kwonlyargs}{?kw_defaults:={kw_defaults@test}}|, "
        "}|{?kwarg:**{kwarg}}}\"",
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
    "print Starred at test \"*{value@bitor}\"",
    "print Name         \"{id}\"",
    "print List         \"[{elts@test:, }]\"",
    "print Slice         \"{?lower:{lower@test}}:{?upper:{upper@test}}{?step::{step@test}}\"",
    "print Slice as bare \"{?lower:{lower@test}}:{?upper:{upper@test}}{?step::{step@test}}\"",
    "print Slice as part \"{?lower:{lower@test}}:{?upper:{upper@test}}{?step::{step@test}}\"",
    "-- a tuple has its parentheses everywhere but in a subscript; with ((a, b)): has one item, with (a, "
        "b): has two",
    "print Tuple         \"({elts@test:, }{?elts=[_]:,})\"",
    "print Tuple as bare \"{?elts:{elts@test/part:, }{?elts=[_]:,}|()}\"",
    "print Tuple as item \"(({elts@test:, }{?elts=[_]:,}))\"",
    "print Constant      \"{?value=#string:{kind}|{-kind}}{value!repr}\" -- only strings have a kind",
    "-- 1.real is no Python, (1).real is",
    "print Constant as receiver \"{?value=#number:({value!repr})|{?value=#string:{kind}|{-kind}}{value!rep"
        "r}}\"",
    "print Constant as match \"{?value=#name:|{?value=#string:{kind}|{-kind}}{value!repr}}\" -- True, "
        "False and None are singletons there",
    "print constant Ellipsis \"...\"",
    "print constant inf      \"1e309\"",
    "print constant infj     \"1e309j\"",
    "",
    "-- f-strings: text and expressions between triple quotes, so that strings inside have quotes of "
        "their own.",
    "print JoinedStr         \"f\\\"\\\"\\\"{*values:{?values=Constant,FormattedValue:{values/text}}}\\\"\\\"\\\""
        "\"",
    "print JoinedStr as text \"{*values:{?values=Constant,FormattedValue:{values/text}}}\"",
    "print Constant as text  \"{value!format}{-kind}\"",
    "print FormattedValue    \"f\\\"\\\"\\\"\\{ {value@or}{conversion}{?format_spec::{format_spec/text}}\\}\\\"\\"
        "\"\\\"\"",
    "print FormattedValue as text \"\\{ {value@or}{conversion}{?format_spec::{format_spec/text}}\\}\"",
    "print FormattedValue.conversion -1  \"\"",
    "print FormattedValue.conversion 115 \"!s\"",
    "print FormattedValue.conversion 114 \"!r\"",
    "print FormattedValue.conversion 97  \"!a\"",
    "",
    "-- Patterns.",
    "print MatchValue     \"{?value=Constant,Attribute,UnaryOp,BinOp,JoinedStr:{value/match}}\"",
    "print MatchSingleton \"{?value=#name:{value!repr}}\"",
    "print MatchSequence  \"[{patterns:, }]\"",
    "print MatchMapping   \"\\{{&', ':{*keys,patterns:{keys}: {patterns}|, }|{?rest:**{rest}}}\\}\"",
    "print MatchClass     \"{cls@atom}({&', ':{patterns:, "
        "}|{*kwd_attrs,kwd_patterns:{kwd_attrs}={kwd_patterns}|, }})\"",
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
    "",
    "-- Which values there are, so that what is printed can be read again (`PROGRAM parse`).",
    "pattern identifier string \"[A-Za-z_\\u0080-\\uffff]\\w*\" except \"and\"",
    "    \"as\" \"assert\" \"async\" \"await\" \"break\" \"class\" \"continue\" \"def\" \"del\" \"elif\" "
        "\"else\" \"except\" \"finally\" \"for\" \"from\"",
    "    \"global\" \"if\" \"import\" \"in\" \"is\" \"lambda\" \"nonlocal\" \"not\" \"or\" \"pass\" \"raise\" "
        "\"return\" \"try\" \"while\" \"with\" \"yield\"",
    "    \"True\" \"False\" \"None\"",
    "pattern alias.name string \"\\w+(\\.\\w+)*|\\*\"",
    "pattern ImportFrom.module string \"\\w+(\\.\\w+)*\"",
    "pattern MatchAs.name string \"[A-Za-z_\\u0080-\\uffff]\\w*\" except \"_\" \"True\" \"False\" \"None\"",
    "pattern MatchStar.name string \"[A-Za-z_\\u0080-\\uffff]\\w*\" except \"_\"",
    "pattern MatchSingleton.value name \"True|False|None\"",
    "pattern Constant.kind string \"u\"",
    "pattern constant number \"[0-9.].*|inf.*\"",
    "pattern constant name \"True|False|None|Ellipsis|inf|infj\"",
    "pattern AnnAssign.simple number \"0|1\"",
    "pattern comprehension.is_async number \"0|1\"",
    "pattern FormattedValue.conversion number \"-1|115|114|97\"",
    "pattern ImportFrom.level number \"[0-5]\"",
    NULL,
};

/* ---- Which values types and fields hold. */

#ifndef ASN_SHIPPED
static const int32_t hearthstone_pattern_code[] = {
    1, 4, 65, 90, 97, 122, 95, 95, 128, 65535, 2, 13, 27, 1, 5, 48, 57, 65, 90, 97, 122, 95, 95, 128, 1114111, 3,
    10, 0,
    2, 3, 72, 1, 5, 48, 57, 65, 90, 97, 122, 95, 95, 128, 1114111, 2, 18, 32, 1, 5, 48, 57, 65, 90, 97, 122, 95,
    95, 128, 1114111, 3, 15, 2, 35, 70, 1, 1, 46, 46, 1, 5, 48, 57, 65, 90, 97, 122, 95, 95, 128, 1114111, 2, 54,
    68, 1, 5, 48, 57, 65, 90, 97, 122, 95, 95, 128, 1114111, 3, 51, 3, 32, 3, 76, 1, 1, 42, 42, 0,
    1, 5, 48, 57, 65, 90, 97, 122, 95, 95, 128, 1114111, 2, 15, 29, 1, 5, 48, 57, 65, 90, 97, 122, 95, 95, 128,
    1114111, 3, 12, 2, 32, 67, 1, 1, 46, 46, 1, 5, 48, 57, 65, 90, 97, 122, 95, 95, 128, 1114111, 2, 51, 65, 1, 5,
    48, 57, 65, 90, 97, 122, 95, 95, 128, 1114111, 3, 48, 3, 29, 0,
    1, 4, 65, 90, 97, 122, 95, 95, 128, 65535, 2, 13, 27, 1, 5, 48, 57, 65, 90, 97, 122, 95, 95, 128, 1114111, 3,
    10, 0,
    1, 4, 65, 90, 97, 122, 95, 95, 128, 65535, 2, 13, 27, 1, 5, 48, 57, 65, 90, 97, 122, 95, 95, 128, 1114111, 3,
    10, 0,
    2, 3, 46, 2, 6, 24, 1, 1, 84, 84, 1, 1, 114, 114, 1, 1, 117, 117, 1, 1, 101, 101, 3, 44, 1, 1, 70, 70, 1, 1,
    97, 97, 1, 1, 108, 108, 1, 1, 115, 115, 1, 1, 101, 101, 3, 62, 1, 1, 78, 78, 1, 1, 111, 111, 1, 1, 110, 110, 1,
    1, 101, 101, 0,
    1, 1, 117, 117, 0,
    2, 3, 22, 1, 2, 48, 57, 46, 46, 2, 12, 20, 1, 2, 0, 9, 11, 1114111, 3, 9, 3, 45, 1, 1, 105, 105, 1, 1, 110,
    110, 1, 1, 102, 102, 2, 37, 45, 1, 2, 0, 9, 11, 1114111, 3, 34, 0,
    2, 3, 121, 2, 6, 107, 2, 9, 73, 2, 12, 55, 2, 15, 33, 1, 1, 84, 84, 1, 1, 114, 114, 1, 1, 117, 117, 1, 1, 101,
    101, 3, 53, 1, 1, 70, 70, 1, 1, 97, 97, 1, 1, 108, 108, 1, 1, 115, 115, 1, 1, 101, 101, 3, 71, 1, 1, 78, 78, 1,
    1, 111, 111, 1, 1, 110, 110, 1, 1, 101, 101, 3, 105, 1, 1, 69, 69, 1, 1, 108, 108, 1, 1, 108, 108, 1, 1, 105,
    105, 1, 1, 112, 112, 1, 1, 115, 115, 1, 1, 105, 105, 1, 1, 115, 115, 3, 119, 1, 1, 105, 105, 1, 1, 110, 110, 1,
    1, 102, 102, 3, 137, 1, 1, 105, 105, 1, 1, 110, 110, 1, 1, 102, 102, 1, 1, 106, 106, 0,
    2, 3, 9, 1, 1, 48, 48, 3, 13, 1, 1, 49, 49, 0,
    2, 3, 9, 1, 1, 48, 48, 3, 13, 1, 1, 49, 49, 0,
    2, 3, 47, 2, 6, 33, 2, 9, 19, 1, 1, 45, 45, 1, 1, 49, 49, 3, 31, 1, 1, 49, 49, 1, 1, 49, 49, 1, 1, 53, 53, 3,
    45, 1, 1, 49, 49, 1, 1, 49, 49, 1, 1, 52, 52, 3, 55, 1, 1, 57, 57, 1, 1, 55, 55, 0,
    1, 1, 48, 53, 0,
};

static const char *const hearthstone_pattern_except[] = {
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass",
    "raise", "return", "try", "while", "with", "yield", "True", "False", "None", NULL, "_", "True", "False",
    "None", NULL, "_", NULL,
};

static const asn_pattern hearthstone_patterns[] = {
    {.type = HEARTHSTONE_TYPE_identifier, .field = -1, .kind = ASN_STRING, .code = hearthstone_pattern_code + 0,
        .except = hearthstone_pattern_except + 0},
    {.type = -1, .field = 155, /* alias.name */ .kind = ASN_STRING, .code = hearthstone_pattern_code + 28},
    {.type = -1, .field = 72, /* ImportFrom.module */ .kind = ASN_STRING, .code = hearthstone_pattern_code + 105},
    {.type = -1, .field = 174, /* MatchAs.name */ .kind = ASN_STRING, .code = hearthstone_pattern_code + 173,
        .except = hearthstone_pattern_except + 36},
    {.type = -1, .field = 172, /* MatchStar.name */ .kind = ASN_STRING, .code = hearthstone_pattern_code + 201,
        .except = hearthstone_pattern_except + 41},
    {.type = -1, .field = 163, /* MatchSingleton.value */ .kind = ASN_NAME, .code = hearthstone_pattern_code + 229},
    {.type = -1, .field = 118, /* Constant.kind */ .kind = ASN_STRING, .code = hearthstone_pattern_code + 292},
    {.type = HEARTHSTONE_TYPE_constant, .field = -1, .kind = ASN_NUMBER, .code = hearthstone_pattern_code + 297},
    {.type = HEARTHSTONE_TYPE_constant, .field = -1, .kind = ASN_NAME, .code = hearthstone_pattern_code + 343},
    {.type = -1, .field = 34, /* AnnAssign.simple */ .kind = ASN_NUMBER, .code = hearthstone_pattern_code + 481},
    {.type = -1, .field = 139, /* comprehension.is_async */ .kind = ASN_NUMBER,
        .code = hearthstone_pattern_code + 495},
    {.type = -1, .field = 114, /* FormattedValue.conversion */ .kind = ASN_NUMBER,
        .code = hearthstone_pattern_code + 509},
    {.type = -1, .field = 74, /* ImportFrom.level */ .kind = ASN_NUMBER, .code = hearthstone_pattern_code + 565},
};
#endif /* ASN_SHIPPED */

ASN_API const asn_grammar hearthstone_grammar = {
    .name = "hearthstone",
    .grammar_text = hearthstone_grammar_text,
    .task_text = hearthstone_task_text,
    .types = hearthstone_types, .n_types = 22,
    .ctors = hearthstone_ctors, .n_ctors = 107,
    .fields = hearthstone_fields, .n_fields = 178,
    .modules = hearthstone_modules, .n_modules = 307,
    .root = HEARTHSTONE_TYPE_stmt,
    .hash = hearthstone_hash, .hash_mask = 255,
    .inputs = hearthstone_inputs, .n_inputs = 10,
    .copies = hearthstone_copies, .n_copies = 8,
    .settings = hearthstone_settings, .n_settings = 5,
    .minimum = 2,
    .templates = hearthstone_templates,
    .indent = "    ",
    .open_paren = "(",
    .close_paren = ")",
#ifndef ASN_SHIPPED
    .steps = hearthstone_steps,
    .patterns = hearthstone_patterns, .n_patterns = 13,
#endif
};

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &hearthstone_grammar);
}
#endif
