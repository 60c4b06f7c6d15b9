/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

_Static_assert(ASN_ABI == 1721467065, "in.c was written for another runtime; compile the grammar again");

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

/* What a module learns, by its kind. */
static const asn_param in_p_choice[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_CHOICES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_CHOICES},
    {.id = ASN_NO_PARAM},
};
static const asn_param in_p_constructor[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_E, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param in_p_one[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param in_p_sequence[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_START, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_S, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
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
static const asn_param in_p_closed[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_NO_PARAM},
};

/* ---- The modules, in grammar order: what each decides, its record, its function.
 *
 * v is the state of a node, s the state of a sequence, e an embedding; the parameter e of a field F is e_F. c is the
 * context that attention finds in the input: h_t is the encoding of token t, and k(t) the input it belongs to. x * w
 * is a row times a matrix of parameters. H is the width of a state (the setting `hidden`), C the number of a type's
 * constructors, V the length of a list learnt from the data. Of a type that is copied, a way is its list, a copy
 * statement or spelling, and copy.v[k] is the k-th part of copy.v, 2H columns wide. */

/* in.asdl:1: expr = Apply(pred predicate, expr* arguments) | Not(expr argument)
 *     | Lambda(var variable, var_type type, expr body) | Variable(var variable) | Number(num number)
 *     | Compare(cmp_op op, expr left, expr right)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C
 *   network              f_expr(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module in_m_expr = {
    .name = "expr", .kind = ASN_CHOICE, .what = IN_TYPE_expr, .go = in_type_expr, .params = in_p_choice,
};
bool in_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
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

/* in.asdl:1: Apply(pred predicate, expr* arguments)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Apply(e_F, c), for each field F
 *   network              f_Apply(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Apply = {
    .name = "Apply", .kind = ASN_CONSTRUCTOR, .what = IN_Apply, .go = in_ctor_Apply, .params = in_p_constructor,
};
static bool in_ctor_Apply(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Apply;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_predicate = asn_vertical(run, v, asn_embed_field(run, m, IN_Apply_predicate, c));
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, IN_Apply_arguments, c));
    return in_field_Apply_predicate(run, v_predicate, node)
        && in_field_Apply_arguments(run, v_arguments, node);
}

/* in.asdl:1: Apply.predicate, pred: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Apply_predicate = {
    .name = "Apply.predicate", .kind = ASN_FIELD_ONE, .what = 0, .go = in_field_Apply_predicate,
    .params = in_p_one,
};
static bool in_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_pred(run, v, asn_child(run, node, IN_Apply_predicate, 0));
}

/* in.asdl:1: Apply.arguments, expr*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.s H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.s H x H, gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H,
 *                        update.b 1 x H, update.s H x H */
static const asn_module in_m_Apply_arguments = {
    .name = "Apply.arguments", .kind = ASN_FIELD_SEQUENCE, .what = 1, .go = in_field_Apply_arguments,
    .params = in_p_sequence,
};
static bool in_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Apply_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!in_type_expr(run, w, asn_child(run, node, IN_Apply_arguments, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* in.asdl:2: Not(expr argument)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Not(e_F, c), for each field F
 *   network              f_Not(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Not = {
    .name = "Not", .kind = ASN_CONSTRUCTOR, .what = IN_Not, .go = in_ctor_Not, .params = in_p_constructor,
};
static bool in_ctor_Not(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Not;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_argument = asn_vertical(run, v, asn_embed_field(run, m, IN_Not_argument, c));
    return in_field_Not_argument(run, v_argument, node);
}

/* in.asdl:2: Not.argument, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Not_argument = {
    .name = "Not.argument", .kind = ASN_FIELD_ONE, .what = 2, .go = in_field_Not_argument, .params = in_p_one,
};
static bool in_field_Not_argument(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Not_argument, 0));
}

/* in.asdl:3: Lambda(var variable, var_type type, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Lambda(e_F, c), for each field F
 *   network              f_Lambda(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Lambda = {
    .name = "Lambda", .kind = ASN_CONSTRUCTOR, .what = IN_Lambda, .go = in_ctor_Lambda, .params = in_p_constructor,
};
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

/* in.asdl:3: Lambda.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Lambda_variable = {
    .name = "Lambda.variable", .kind = ASN_FIELD_ONE, .what = 3, .go = in_field_Lambda_variable,
    .params = in_p_one,
};
static bool in_field_Lambda_variable(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_var(run, v, asn_child(run, node, IN_Lambda_variable, 0));
}

/* in.asdl:3: Lambda.type, var_type: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Lambda_type = {
    .name = "Lambda.type", .kind = ASN_FIELD_ONE, .what = 4, .go = in_field_Lambda_type, .params = in_p_one,
};
static bool in_field_Lambda_type(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_var_type(run, v, asn_child(run, node, IN_Lambda_type, 0));
}

/* in.asdl:3: Lambda.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Lambda_body = {
    .name = "Lambda.body", .kind = ASN_FIELD_ONE, .what = 5, .go = in_field_Lambda_body, .params = in_p_one,
};
static bool in_field_Lambda_body(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Lambda_body, 0));
}

/* in.asdl:4: Variable(var variable)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Variable(e_F, c), for each field F
 *   network              f_Variable(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Variable = {
    .name = "Variable", .kind = ASN_CONSTRUCTOR, .what = IN_Variable, .go = in_ctor_Variable,
    .params = in_p_constructor,
};
static bool in_ctor_Variable(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Variable;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, IN_Variable_variable, c));
    return in_field_Variable_variable(run, v_variable, node);
}

/* in.asdl:4: Variable.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Variable_variable = {
    .name = "Variable.variable", .kind = ASN_FIELD_ONE, .what = 6, .go = in_field_Variable_variable,
    .params = in_p_one,
};
static bool in_field_Variable_variable(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_var(run, v, asn_child(run, node, IN_Variable_variable, 0));
}

/* in.asdl:5: Number(num number)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Number(e_F, c), for each field F
 *   network              f_Number(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Number = {
    .name = "Number", .kind = ASN_CONSTRUCTOR, .what = IN_Number, .go = in_ctor_Number, .params = in_p_constructor,
};
static bool in_ctor_Number(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Number;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_number = asn_vertical(run, v, asn_embed_field(run, m, IN_Number_number, c));
    return in_field_Number_number(run, v_number, node);
}

/* in.asdl:5: Number.number, num: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Number_number = {
    .name = "Number.number", .kind = ASN_FIELD_ONE, .what = 7, .go = in_field_Number_number, .params = in_p_one,
};
static bool in_field_Number_number(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_num(run, v, asn_child(run, node, IN_Number_number, 0));
}

/* in.asdl:6: Compare(cmp_op op, expr left, expr right)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Compare(e_F, c), for each field F
 *   network              f_Compare(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Compare = {
    .name = "Compare", .kind = ASN_CONSTRUCTOR, .what = IN_Compare, .go = in_ctor_Compare,
    .params = in_p_constructor,
};
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

/* in.asdl:6: Compare.op, cmp_op: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Compare_op = {
    .name = "Compare.op", .kind = ASN_FIELD_ONE, .what = 8, .go = in_field_Compare_op, .params = in_p_one,
};
static bool in_field_Compare_op(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_cmp_op(run, v, asn_child(run, node, IN_Compare_op, 0));
}

/* in.asdl:6: Compare.left, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Compare_left = {
    .name = "Compare.left", .kind = ASN_FIELD_ONE, .what = 9, .go = in_field_Compare_left, .params = in_p_one,
};
static bool in_field_Compare_left(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Compare_left, 0));
}

/* in.asdl:6: Compare.right, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Compare_right = {
    .name = "Compare.right", .kind = ASN_FIELD_ONE, .what = 10, .go = in_field_Compare_right, .params = in_p_one,
};
static bool in_field_Compare_right(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Compare_right, 0));
}

/* in.asdl:8: cmp_op = Equal | LessThan | GreaterThan
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | cmp_op, v) = softmax(f_cmp_op(v, c))_C
 *   network              f_cmp_op(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module in_m_cmp_op = {
    .name = "cmp_op", .kind = ASN_CHOICE, .what = IN_TYPE_cmp_op, .go = in_type_cmp_op, .params = in_p_choice,
};
static bool in_type_cmp_op(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_cmp_op;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Equal:       return in_ctor_Equal(run, v, node);
    case IN_LessThan:    return in_ctor_LessThan(run, v, node);
    case IN_GreaterThan: return in_ctor_GreaterThan(run, v, node);
    }
    return asn_ok(run);
}

/* in.asdl:8: Equal
 *   parameters           none: there are no fields */
static const asn_module in_m_Equal = {
    .name = "Equal", .kind = ASN_CONSTRUCTOR, .what = IN_Equal, .go = in_ctor_Equal,
};
static bool in_ctor_Equal(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* in.asdl:8: LessThan
 *   parameters           none: there are no fields */
static const asn_module in_m_LessThan = {
    .name = "LessThan", .kind = ASN_CONSTRUCTOR, .what = IN_LessThan, .go = in_ctor_LessThan,
};
static bool in_ctor_LessThan(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* in.asdl:8: GreaterThan
 *   parameters           none: there are no fields */
static const asn_module in_m_GreaterThan = {
    .name = "GreaterThan", .kind = ASN_CONSTRUCTOR, .what = IN_GreaterThan, .go = in_ctor_GreaterThan,
};
static bool in_ctor_GreaterThan(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* in.asdl:1: pred, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | pred, v) = softmax(f_pred(v, c))_y
 *   network              f_pred(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module in_m_pred = {
    .name = "pred", .kind = ASN_CLOSED, .what = IN_TYPE_pred, .go = in_type_pred, .params = in_p_closed,
};
static bool in_type_pred(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_pred, v, node);
}

/* in.asdl:3: var, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | var, v) = softmax(f_var(v, c))_y
 *   network              f_var(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module in_m_var = {
    .name = "var", .kind = ASN_CLOSED, .what = IN_TYPE_var, .go = in_type_var, .params = in_p_closed,
};
static bool in_type_var(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_var, v, node);
}

/* in.asdl:3: var_type, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | var_type, v) = softmax(f_var_type(v, c))_y
 *   network              f_var_type(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module in_m_var_type = {
    .name = "var_type", .kind = ASN_CLOSED, .what = IN_TYPE_var_type, .go = in_type_var_type,
    .params = in_p_closed,
};
static bool in_type_var_type(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_var_type, v, node);
}

/* in.asdl:5: num, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | num, v) = softmax(f_num(v, c))_y
 *   network              f_num(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module in_m_num = {
    .name = "num", .kind = ASN_CLOSED, .what = IN_TYPE_num, .go = in_type_num, .params = in_p_closed,
};
static bool in_type_num(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_num, v, node);
}

/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */

static const asn_type in_types[] = {
    [IN_TYPE_expr] = {.name = "expr", .reachable = true, .first_ctor = IN_Apply, .n_ctors = 6},
    [IN_TYPE_cmp_op] = {.name = "cmp_op", .reachable = true, .first_ctor = IN_Equal, .n_ctors = 3},
    [IN_TYPE_pred] = {.name = "pred", .primitive = true, .reachable = true},
    [IN_TYPE_var] = {.name = "var", .primitive = true, .reachable = true},
    [IN_TYPE_var_type] = {.name = "var_type", .primitive = true, .reachable = true},
    [IN_TYPE_num] = {.name = "num", .primitive = true, .reachable = true},
};

static const asn_ctor in_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [IN_Apply] = {.name = "Apply", .length = 5, .type = IN_TYPE_expr, .first_field = 0, .n_fields = 2},
    [IN_Not] = {.name = "Not", .length = 3, .type = IN_TYPE_expr, .first_field = 2, .n_fields = 1},
    [IN_Lambda] = {.name = "Lambda", .length = 6, .type = IN_TYPE_expr, .first_field = 3, .n_fields = 3},
    [IN_Variable] = {.name = "Variable", .length = 8, .type = IN_TYPE_expr, .first_field = 6, .n_fields = 1},
    [IN_Number] = {.name = "Number", .length = 6, .type = IN_TYPE_expr, .first_field = 7, .n_fields = 1},
    [IN_Compare] = {.name = "Compare", .length = 7, .type = IN_TYPE_expr, .first_field = 8, .n_fields = 3},
    [IN_Equal] = {.name = "Equal", .length = 5, .type = IN_TYPE_cmp_op},
    [IN_LessThan] = {.name = "LessThan", .length = 8, .type = IN_TYPE_cmp_op},
    [IN_GreaterThan] = {.name = "GreaterThan", .length = 11, .type = IN_TYPE_cmp_op},
};

static const asn_field in_fields[] = {
    {.name = "predicate", .length = 9, .ctor = IN_Apply, .type = IN_TYPE_pred, .card = ASN_ONE},
    {.name = "arguments", .length = 9, .ctor = IN_Apply, .type = IN_TYPE_expr, .card = ASN_SEQUENCE},
    {.name = "argument", .length = 8, .ctor = IN_Not, .type = IN_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = IN_Lambda, .type = IN_TYPE_var, .card = ASN_ONE},
    {.name = "type", .length = 4, .ctor = IN_Lambda, .type = IN_TYPE_var_type, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = IN_Lambda, .type = IN_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = IN_Variable, .type = IN_TYPE_var, .card = ASN_ONE},
    {.name = "number", .length = 6, .ctor = IN_Number, .type = IN_TYPE_num, .card = ASN_ONE},
    {.name = "op", .length = 2, .ctor = IN_Compare, .type = IN_TYPE_cmp_op, .card = ASN_ONE},
    {.name = "left", .length = 4, .ctor = IN_Compare, .type = IN_TYPE_expr, .card = ASN_ONE},
    {.name = "right", .length = 5, .ctor = IN_Compare, .type = IN_TYPE_expr, .card = ASN_ONE},
};

static const asn_module *const in_modules[] = {
    &in_m_expr, &in_m_Apply, &in_m_Apply_predicate, &in_m_Apply_arguments, &in_m_Not, &in_m_Not_argument,
    &in_m_Lambda, &in_m_Lambda_variable, &in_m_Lambda_type, &in_m_Lambda_body, &in_m_Variable,
    &in_m_Variable_variable, &in_m_Number, &in_m_Number_number, &in_m_Compare, &in_m_Compare_op,
    &in_m_Compare_left, &in_m_Compare_right, &in_m_cmp_op, &in_m_Equal, &in_m_LessThan, &in_m_GreaterThan,
    &in_m_pred, &in_m_var, &in_m_var_type, &in_m_num,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t in_hash[] = {
    5, 0, 0, 8, 0, 4, 0, 0, 0, 0, 2, 3, 0, 0, 0, 7, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 1, 0, 0, 9, 0,
};

static const asn_input in_inputs[] = {
    {.name = "input", .rule = ASN_WORDS},
};

static const char *const in_grammar_text[] = {
    "expr = Apply(pred predicate, expr* arguments) | Not(expr argument) | Lambda(var variable, var_type "
        "type, expr body) | Variable(var variable) | Number(num number) | Compare(cmp_op op, expr left, expr "
        "right)",
    "cmp_op = Equal | LessThan | GreaterThan",
    NULL,
};

static const char *const in_task_text[] = {
    NULL,
};

ASN_API const asn_grammar in_grammar = {
    .name = "in",
    .grammar_text = in_grammar_text,
    .task_text = in_task_text,
    .types = in_types, .n_types = 6,
    .ctors = in_ctors, .n_ctors = 9,
    .fields = in_fields, .n_fields = 11,
    .modules = in_modules, .n_modules = 26,
    .root = IN_TYPE_expr,
    .hash = in_hash, .hash_mask = 31,
    .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1,
    .indent = "    ",
    .open_paren = "(",
    .close_paren = ")",
};

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
