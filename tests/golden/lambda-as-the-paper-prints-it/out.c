/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Apply(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Not(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Not_argument(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Lambda(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Lambda_variable(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Lambda_type(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Lambda_body(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Variable(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Variable_variable(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Number(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Number_number(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Compare(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Compare_op(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Compare_left(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Compare_right(asn_run *run, asn_state v, asn_node *node);
static bool in_type_cmp_op(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Equal(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_LessThan(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_GreaterThan(asn_run *run, asn_state v, asn_node *node);
static bool in_type_pred(asn_run *run, asn_state v, asn_node *node);
static bool in_type_var(asn_run *run, asn_state v, asn_node *node);
static bool in_type_var_type(asn_run *run, asn_state v, asn_node *node);
static bool in_type_num(asn_run *run, asn_state v, asn_node *node);

static const asn_param in_p_choice[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_CHOICES},
    {"f.out.b", 1, ASN_CHOICES},
    {NULL, 0, 0},
};
static const asn_param in_p_constructor[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.e", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param in_p_one[] = {
    {"e", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param in_p_sequence[] = {
    {"e", 1, ASN_HIDDEN},
    {"start", ASN_HIDDEN, ASN_HIDDEN},
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.s", ASN_HIDDEN, ASN_ENCODING},
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
static const asn_param in_p_closed[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {NULL, 0, 0},
};

static const asn_module in_m_expr = {"expr", ASN_CHOICE, 0, in_type_expr, in_p_choice};
static const asn_module in_m_Apply = {"Apply", ASN_CONSTRUCTOR, 1, in_ctor_Apply, in_p_constructor};
static const asn_module in_m_Apply_predicate = {"Apply.predicate", ASN_FIELD_ONE, 0, in_field_Apply_predicate, in_p_one};
static const asn_module in_m_Apply_arguments = {"Apply.arguments", ASN_FIELD_SEQUENCE, 1, in_field_Apply_arguments, in_p_sequence};
static const asn_module in_m_Not = {"Not", ASN_CONSTRUCTOR, 2, in_ctor_Not, in_p_constructor};
static const asn_module in_m_Not_argument = {"Not.argument", ASN_FIELD_ONE, 2, in_field_Not_argument, in_p_one};
static const asn_module in_m_Lambda = {"Lambda", ASN_CONSTRUCTOR, 3, in_ctor_Lambda, in_p_constructor};
static const asn_module in_m_Lambda_variable = {"Lambda.variable", ASN_FIELD_ONE, 3, in_field_Lambda_variable, in_p_one};
static const asn_module in_m_Lambda_type = {"Lambda.type", ASN_FIELD_ONE, 4, in_field_Lambda_type, in_p_one};
static const asn_module in_m_Lambda_body = {"Lambda.body", ASN_FIELD_ONE, 5, in_field_Lambda_body, in_p_one};
static const asn_module in_m_Variable = {"Variable", ASN_CONSTRUCTOR, 4, in_ctor_Variable, in_p_constructor};
static const asn_module in_m_Variable_variable = {"Variable.variable", ASN_FIELD_ONE, 6, in_field_Variable_variable, in_p_one};
static const asn_module in_m_Number = {"Number", ASN_CONSTRUCTOR, 5, in_ctor_Number, in_p_constructor};
static const asn_module in_m_Number_number = {"Number.number", ASN_FIELD_ONE, 7, in_field_Number_number, in_p_one};
static const asn_module in_m_Compare = {"Compare", ASN_CONSTRUCTOR, 6, in_ctor_Compare, in_p_constructor};
static const asn_module in_m_Compare_op = {"Compare.op", ASN_FIELD_ONE, 8, in_field_Compare_op, in_p_one};
static const asn_module in_m_Compare_left = {"Compare.left", ASN_FIELD_ONE, 9, in_field_Compare_left, in_p_one};
static const asn_module in_m_Compare_right = {"Compare.right", ASN_FIELD_ONE, 10, in_field_Compare_right, in_p_one};
static const asn_module in_m_cmp_op = {"cmp_op", ASN_CHOICE, 1, in_type_cmp_op, in_p_choice};
static const asn_module in_m_Equal = {"Equal", ASN_CONSTRUCTOR, 7, in_ctor_Equal, NULL};
static const asn_module in_m_LessThan = {"LessThan", ASN_CONSTRUCTOR, 8, in_ctor_LessThan, NULL};
static const asn_module in_m_GreaterThan = {"GreaterThan", ASN_CONSTRUCTOR, 9, in_ctor_GreaterThan, NULL};
static const asn_module in_m_pred = {"pred", ASN_CLOSED, 2, in_type_pred, in_p_closed};
static const asn_module in_m_var = {"var", ASN_CLOSED, 3, in_type_var, in_p_closed};
static const asn_module in_m_var_type = {"var_type", ASN_CLOSED, 4, in_type_var_type, in_p_closed};
static const asn_module in_m_num = {"num", ASN_CLOSED, 5, in_type_num, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_expr, &in_m_Apply, &in_m_Apply_predicate, &in_m_Apply_arguments, &in_m_Not, &in_m_Not_argument,
    &in_m_Lambda, &in_m_Lambda_variable, &in_m_Lambda_type, &in_m_Lambda_body, &in_m_Variable,
    &in_m_Variable_variable, &in_m_Number, &in_m_Number_number, &in_m_Compare, &in_m_Compare_op, &in_m_Compare_left,
    &in_m_Compare_right, &in_m_cmp_op, &in_m_Equal, &in_m_LessThan, &in_m_GreaterThan, &in_m_pred, &in_m_var,
    &in_m_var_type, &in_m_num,
};

/* expr = Apply(pred predicate, expr* arguments) | Not(expr argument)
 *     | Lambda(var variable, var_type type, expr body) | Variable(var variable) | Number(num number)
 *     | Compare(cmp_op op, expr left, expr right)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Apply:    return in_ctor_Apply(run, v, node);
    case IN_Not:      return in_ctor_Not(run, v, node);
    case IN_Lambda:   return in_ctor_Lambda(run, v, node);
    case IN_Variable: return in_ctor_Variable(run, v, node);
    case IN_Number:   return in_ctor_Number(run, v, node);
    case IN_Compare:  return in_ctor_Compare(run, v, node);
    }
    return asn_ok(run);
}

/* Apply(pred predicate, expr* arguments), and for each field F of it
 *   field embedding      e_F' = f_Apply(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Apply(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Apply;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_predicate = asn_vertical(run, v, asn_embed_field(run, m, IN_Apply_predicate, c));
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, IN_Apply_arguments, c));
    return in_field_Apply_predicate(run, v_predicate, node)
        && in_field_Apply_arguments(run, v_arguments, node);
}

/* Apply.predicate: pred, exactly one child; it takes the field's state as its own */
static bool in_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_pred(run, v, asn_child(run, node, IN_Apply_predicate, 0));
}

/* Apply.arguments: expr*, a sequence; i counts its children */
static bool in_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Apply_arguments;
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
        if (!in_type_expr(run, w, asn_child(run, node, IN_Apply_arguments, i)))
            return false;
    }
}

/* Not(expr argument), and for each field F of it
 *   field embedding      e_F' = f_Not(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Not(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Not;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_argument = asn_vertical(run, v, asn_embed_field(run, m, IN_Not_argument, c));
    return in_field_Not_argument(run, v_argument, node);
}

/* Not.argument: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Not_argument(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Not_argument, 0));
}

/* Lambda(var variable, var_type type, expr body), and for each field F of it
 *   field embedding      e_F' = f_Lambda(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Lambda(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Lambda;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, IN_Lambda_variable, c));
    asn_state v_type     = asn_vertical(run, v, asn_embed_field(run, m, IN_Lambda_type, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, IN_Lambda_body, c));
    return in_field_Lambda_variable(run, v_variable, node)
        && in_field_Lambda_type(run, v_type, node)
        && in_field_Lambda_body(run, v_body, node);
}

/* Lambda.variable: var, exactly one child; it takes the field's state as its own */
static bool in_field_Lambda_variable(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_var(run, v, asn_child(run, node, IN_Lambda_variable, 0));
}

/* Lambda.type: var_type, exactly one child; it takes the field's state as its own */
static bool in_field_Lambda_type(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_var_type(run, v, asn_child(run, node, IN_Lambda_type, 0));
}

/* Lambda.body: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Lambda_body(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Lambda_body, 0));
}

/* Variable(var variable), and for each field F of it
 *   field embedding      e_F' = f_Variable(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Variable(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Variable;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, IN_Variable_variable, c));
    return in_field_Variable_variable(run, v_variable, node);
}

/* Variable.variable: var, exactly one child; it takes the field's state as its own */
static bool in_field_Variable_variable(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_var(run, v, asn_child(run, node, IN_Variable_variable, 0));
}

/* Number(num number), and for each field F of it
 *   field embedding      e_F' = f_Number(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Number(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Number;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_number = asn_vertical(run, v, asn_embed_field(run, m, IN_Number_number, c));
    return in_field_Number_number(run, v_number, node);
}

/* Number.number: num, exactly one child; it takes the field's state as its own */
static bool in_field_Number_number(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_num(run, v, asn_child(run, node, IN_Number_number, 0));
}

/* Compare(cmp_op op, expr left, expr right), and for each field F of it
 *   field embedding      e_F' = f_Compare(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Compare(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Compare;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_op    = asn_vertical(run, v, asn_embed_field(run, m, IN_Compare_op, c));
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, IN_Compare_left, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, IN_Compare_right, c));
    return in_field_Compare_op(run, v_op, node)
        && in_field_Compare_left(run, v_left, node)
        && in_field_Compare_right(run, v_right, node);
}

/* Compare.op: cmp_op, exactly one child; it takes the field's state as its own */
static bool in_field_Compare_op(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_cmp_op(run, v, asn_child(run, node, IN_Compare_op, 0));
}

/* Compare.left: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Compare_left(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Compare_left, 0));
}

/* Compare.right: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Compare_right(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Compare_right, 0));
}

/* cmp_op = Equal | LessThan | GreaterThan
 *   constructor choice   p(C | cmp_op, v) = softmax(f_cmp_op(v, c))_C */
static bool in_type_cmp_op(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_cmp_op;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Equal:       return in_ctor_Equal(run, v, node);
    case IN_LessThan:    return in_ctor_LessThan(run, v, node);
    case IN_GreaterThan: return in_ctor_GreaterThan(run, v, node);
    }
    return asn_ok(run);
}

/* Equal: no fields */
static bool in_ctor_Equal(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* LessThan: no fields */
static bool in_ctor_LessThan(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* GreaterThan: no fields */
static bool in_ctor_GreaterThan(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* pred: a primitive, closed
 *   value choice         p(y | pred, v) = softmax(f_pred(v, c))_y */
static bool in_type_pred(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_pred, v, node);
}

/* var: a primitive, closed
 *   value choice         p(y | var, v) = softmax(f_var(v, c))_y */
static bool in_type_var(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_var, v, node);
}

/* var_type: a primitive, closed
 *   value choice         p(y | var_type, v) = softmax(f_var_type(v, c))_y */
static bool in_type_var_type(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_var_type, v, node);
}

/* num: a primitive, closed
 *   value choice         p(y | num, v) = softmax(f_num(v, c))_y */
static bool in_type_num(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_num, v, node);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"expr", false, false, true, true, ASN_ANY, 1, 6, 2, 2, 0, 0, NULL},
    {"cmp_op", false, false, true, false, ASN_ANY, 7, 3, 1, 1, 1, 0, NULL},
    {"pred", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
    {"var", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
    {"var_type", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 4, 0, NULL},
    {"num", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 5, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Apply", 5, IN_TYPE_expr, 0, 2, 2, 2},
    {"Not", 3, IN_TYPE_expr, 2, 1, 3, 3},
    {"Lambda", 6, IN_TYPE_expr, 3, 3, 3, 5},
    {"Variable", 8, IN_TYPE_expr, 6, 1, 2, 2},
    {"Number", 6, IN_TYPE_expr, 7, 1, 2, 2},
    {"Compare", 7, IN_TYPE_expr, 8, 3, 3, 6},
    {"Equal", 5, IN_TYPE_cmp_op, 11, 0, 1, 1},
    {"LessThan", 8, IN_TYPE_cmp_op, 11, 0, 1, 1},
    {"GreaterThan", 11, IN_TYPE_cmp_op, 11, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"predicate", 9, IN_Apply, IN_TYPE_pred, ASN_ONE, false},
    {"arguments", 9, IN_Apply, IN_TYPE_expr, ASN_SEQUENCE, false},
    {"argument", 8, IN_Not, IN_TYPE_expr, ASN_ONE, false},
    {"variable", 8, IN_Lambda, IN_TYPE_var, ASN_ONE, false},
    {"type", 4, IN_Lambda, IN_TYPE_var_type, ASN_ONE, false},
    {"body", 4, IN_Lambda, IN_TYPE_expr, ASN_ONE, false},
    {"variable", 8, IN_Variable, IN_TYPE_var, ASN_ONE, false},
    {"number", 6, IN_Number, IN_TYPE_num, ASN_ONE, false},
    {"op", 2, IN_Compare, IN_TYPE_cmp_op, ASN_ONE, false},
    {"left", 4, IN_Compare, IN_TYPE_expr, ASN_ONE, false},
    {"right", 5, IN_Compare, IN_TYPE_expr, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    5, 0, 0, 8, 0, 4, 0, 0, 0, 0, 2, 3, 0, 0, 0, 7, 0, 0, 0, 0,
    6, 0, 0, 0, 0, 0, 0, 1, 0, 0, 9, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "expr = Apply(pred predicate, expr* arguments) | Not(expr argument) | Lambda(var variable, var_type type, expr body) | Variable(var variable) | Number(num number) | Compare(cmp_op op, expr left, expr right)",
    "cmp_op = Equal | LessThan | GreaterThan",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 6, .n_ctors = 9, .n_fields = 11, .n_modules = 26, .root = IN_TYPE_expr,
    .hash = in_hash, .hash_mask = 31, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_expr *in_new_Apply(asn_arena *arena, asn_atom predicate, const in_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Apply);
    asn_build_value(&asn_b, IN_Apply_predicate, predicate);
    asn_build_children(&asn_b, IN_Apply_arguments, arguments, arguments_count);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Not(asn_arena *arena, const in_expr *argument)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Not);
    asn_build_child(&asn_b, IN_Not_argument, argument);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Lambda(asn_arena *arena, asn_atom variable, asn_atom type, const in_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Lambda);
    asn_build_value(&asn_b, IN_Lambda_variable, variable);
    asn_build_value(&asn_b, IN_Lambda_type, type);
    asn_build_child(&asn_b, IN_Lambda_body, body);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Variable(asn_arena *arena, asn_atom variable)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Variable);
    asn_build_value(&asn_b, IN_Variable_variable, variable);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Number(asn_arena *arena, asn_atom number)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Number);
    asn_build_value(&asn_b, IN_Number_number, number);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Compare(asn_arena *arena, const in_cmp_op *op, const in_expr *left, const in_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Compare);
    asn_build_child(&asn_b, IN_Compare_op, op);
    asn_build_child(&asn_b, IN_Compare_left, left);
    asn_build_child(&asn_b, IN_Compare_right, right);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_cmp_op *in_new_Equal(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Equal);
    return (const in_cmp_op *)asn_build_end(&asn_b);
}

const in_cmp_op *in_new_LessThan(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_LessThan);
    return (const in_cmp_op *)asn_build_end(&asn_b);
}

const in_cmp_op *in_new_GreaterThan(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_GreaterThan);
    return (const in_cmp_op *)asn_build_end(&asn_b);
}

const in_expr *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_expr *)asn_tree_read(arena, &in_grammar, IN_TYPE_expr, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_expr *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_expr *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Apply: return !v->Apply || v->Apply(v, (const in_expr *)t);
    case IN_Not: return !v->Not || v->Not(v, (const in_expr *)t);
    case IN_Lambda: return !v->Lambda || v->Lambda(v, (const in_expr *)t);
    case IN_Variable: return !v->Variable || v->Variable(v, (const in_expr *)t);
    case IN_Number: return !v->Number || v->Number(v, (const in_expr *)t);
    case IN_Compare: return !v->Compare || v->Compare(v, (const in_expr *)t);
    case IN_Equal: return !v->Equal || v->Equal(v, (const in_cmp_op *)t);
    case IN_LessThan: return !v->LessThan || v->LessThan(v, (const in_cmp_op *)t);
    case IN_GreaterThan: return !v->GreaterThan || v->GreaterThan(v, (const in_cmp_op *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_expr(in_visitor *v, const in_expr *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_expr *in_as_expr(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_expr ? (const in_expr *)t : NULL;
}

bool in_visit_cmp_op(in_visitor *v, const in_cmp_op *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_cmp_op *in_as_cmp_op(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_cmp_op ? (const in_cmp_op *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
