/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

_Static_assert(ASN_ABI == 1721467065, "in.c was written for another runtime; compile the grammar again");

static bool in_ctor_Apply(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Not(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Not_argument(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Or(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Or_left(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Or_right(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_And(asn_run *run, asn_state v, asn_node *node);
static bool in_field_And_arguments(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Literal(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Literal_literal(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Variable(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Variable_variable(asn_run *run, asn_state v, asn_node *node);
static bool in_type_pred(asn_run *run, asn_state v, asn_node *node);
static bool in_type_lit(asn_run *run, asn_state v, asn_node *node);
static bool in_type_var(asn_run *run, asn_state v, asn_node *node);

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

/* in.asdl:1: expr = Apply(pred predicate, expr* arguments) | Not(expr argument) | Or(expr left, expr right)
 *     | And(expr* arguments) | Literal(lit literal) | Variable(var variable)
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
    case IN_Or:       return in_ctor_Or(run, v, node);
    case IN_And:      return in_ctor_And(run, v, node);
    case IN_Literal:  return in_ctor_Literal(run, v, node);
    case IN_Variable: return in_ctor_Variable(run, v, node);
    }
    return asn_ok(run);
}

/* in.asdl:2: Apply(pred predicate, expr* arguments)
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

/* in.asdl:2: Apply.predicate, pred: exactly one child, which takes the field's state as its own
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

/* in.asdl:2: Apply.arguments, expr*: a sequence; i counts its children
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

/* in.asdl:3: Not(expr argument)
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

/* in.asdl:3: Not.argument, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Not_argument = {
    .name = "Not.argument", .kind = ASN_FIELD_ONE, .what = 2, .go = in_field_Not_argument, .params = in_p_one,
};
static bool in_field_Not_argument(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Not_argument, 0));
}

/* in.asdl:4: Or(expr left, expr right)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Or(e_F, c), for each field F
 *   network              f_Or(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Or = {
    .name = "Or", .kind = ASN_CONSTRUCTOR, .what = IN_Or, .go = in_ctor_Or, .params = in_p_constructor,
};
static bool in_ctor_Or(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Or;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, IN_Or_left, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, IN_Or_right, c));
    return in_field_Or_left(run, v_left, node)
        && in_field_Or_right(run, v_right, node);
}

/* in.asdl:4: Or.left, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Or_left = {
    .name = "Or.left", .kind = ASN_FIELD_ONE, .what = 3, .go = in_field_Or_left, .params = in_p_one,
};
static bool in_field_Or_left(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Or_left, 0));
}

/* in.asdl:4: Or.right, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Or_right = {
    .name = "Or.right", .kind = ASN_FIELD_ONE, .what = 4, .go = in_field_Or_right, .params = in_p_one,
};
static bool in_field_Or_right(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Or_right, 0));
}

/* in.asdl:5: And(expr* arguments)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_And(e_F, c), for each field F
 *   network              f_And(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_And = {
    .name = "And", .kind = ASN_CONSTRUCTOR, .what = IN_And, .go = in_ctor_And, .params = in_p_constructor,
};
static bool in_ctor_And(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_And;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, IN_And_arguments, c));
    return in_field_And_arguments(run, v_arguments, node);
}

/* in.asdl:5: And.arguments, expr*: a sequence; i counts its children
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
static const asn_module in_m_And_arguments = {
    .name = "And.arguments", .kind = ASN_FIELD_SEQUENCE, .what = 5, .go = in_field_And_arguments,
    .params = in_p_sequence,
};
static bool in_field_And_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_And_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!in_type_expr(run, w, asn_child(run, node, IN_And_arguments, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* in.asdl:6: Literal(lit literal)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Literal(e_F, c), for each field F
 *   network              f_Literal(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Literal = {
    .name = "Literal", .kind = ASN_CONSTRUCTOR, .what = IN_Literal, .go = in_ctor_Literal,
    .params = in_p_constructor,
};
static bool in_ctor_Literal(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Literal;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_literal = asn_vertical(run, v, asn_embed_field(run, m, IN_Literal_literal, c));
    return in_field_Literal_literal(run, v_literal, node);
}

/* in.asdl:6: Literal.literal, lit: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Literal_literal = {
    .name = "Literal.literal", .kind = ASN_FIELD_ONE, .what = 6, .go = in_field_Literal_literal,
    .params = in_p_one,
};
static bool in_field_Literal_literal(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_lit(run, v, asn_child(run, node, IN_Literal_literal, 0));
}

/* in.asdl:7: Variable(var variable)
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

/* in.asdl:7: Variable.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Variable_variable = {
    .name = "Variable.variable", .kind = ASN_FIELD_ONE, .what = 7, .go = in_field_Variable_variable,
    .params = in_p_one,
};
static bool in_field_Variable_variable(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_var(run, v, asn_child(run, node, IN_Variable_variable, 0));
}

/* in.asdl:2: pred, a primitive type: closed, a list learnt from the data
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

/* in.asdl:6: lit, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | lit, v) = softmax(f_lit(v, c))_y
 *   network              f_lit(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module in_m_lit = {
    .name = "lit", .kind = ASN_CLOSED, .what = IN_TYPE_lit, .go = in_type_lit, .params = in_p_closed,
};
static bool in_type_lit(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_lit, v, node);
}

/* in.asdl:7: var, a primitive type: closed, a list learnt from the data
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

/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */

static const asn_type in_types[] = {
    [IN_TYPE_expr] = {.name = "expr", .reachable = true, .first_ctor = IN_Apply, .n_ctors = 6},
    [IN_TYPE_pred] = {.name = "pred", .primitive = true, .reachable = true},
    [IN_TYPE_lit] = {.name = "lit", .primitive = true, .reachable = true},
    [IN_TYPE_var] = {.name = "var", .primitive = true, .reachable = true},
};

static const asn_ctor in_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [IN_Apply] = {.name = "Apply", .length = 5, .type = IN_TYPE_expr, .first_field = 0, .n_fields = 2},
    [IN_Not] = {.name = "Not", .length = 3, .type = IN_TYPE_expr, .first_field = 2, .n_fields = 1},
    [IN_Or] = {.name = "Or", .length = 2, .type = IN_TYPE_expr, .first_field = 3, .n_fields = 2},
    [IN_And] = {.name = "And", .length = 3, .type = IN_TYPE_expr, .first_field = 5, .n_fields = 1},
    [IN_Literal] = {.name = "Literal", .length = 7, .type = IN_TYPE_expr, .first_field = 6, .n_fields = 1},
    [IN_Variable] = {.name = "Variable", .length = 8, .type = IN_TYPE_expr, .first_field = 7, .n_fields = 1},
};

static const asn_field in_fields[] = {
    {.name = "predicate", .length = 9, .ctor = IN_Apply, .type = IN_TYPE_pred, .card = ASN_ONE},
    {.name = "arguments", .length = 9, .ctor = IN_Apply, .type = IN_TYPE_expr, .card = ASN_SEQUENCE},
    {.name = "argument", .length = 8, .ctor = IN_Not, .type = IN_TYPE_expr, .card = ASN_ONE},
    {.name = "left", .length = 4, .ctor = IN_Or, .type = IN_TYPE_expr, .card = ASN_ONE},
    {.name = "right", .length = 5, .ctor = IN_Or, .type = IN_TYPE_expr, .card = ASN_ONE},
    {.name = "arguments", .length = 9, .ctor = IN_And, .type = IN_TYPE_expr, .card = ASN_SEQUENCE},
    {.name = "literal", .length = 7, .ctor = IN_Literal, .type = IN_TYPE_lit, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = IN_Variable, .type = IN_TYPE_var, .card = ASN_ONE},
};

static const asn_module *const in_modules[] = {
    &in_m_expr, &in_m_Apply, &in_m_Apply_predicate, &in_m_Apply_arguments, &in_m_Not, &in_m_Not_argument, &in_m_Or,
    &in_m_Or_left, &in_m_Or_right, &in_m_And, &in_m_And_arguments, &in_m_Literal, &in_m_Literal_literal,
    &in_m_Variable, &in_m_Variable_variable, &in_m_pred, &in_m_lit, &in_m_var,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t in_hash[] = {
    0, 0, 0, 0, 3, 5, 4, 6, 0, 0, 2, 1, 0, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {.name = "input", .rule = ASN_WORDS},
};

static const char *const in_grammar_text[] = {
    "expr = Apply(pred predicate, expr* arguments) | Not(expr argument) | Or(expr left, expr right) | "
        "And(expr* arguments) | Literal(lit literal) | Variable(var variable)",
    NULL,
};

static const char *const in_task_text[] = {
    NULL,
};

ASN_API const asn_grammar in_grammar = {
    .name = "in",
    .grammar_text = in_grammar_text,
    .task_text = in_task_text,
    .types = in_types, .n_types = 4,
    .ctors = in_ctors, .n_ctors = 6,
    .fields = in_fields, .n_fields = 8,
    .modules = in_modules, .n_modules = 18,
    .root = IN_TYPE_expr,
    .hash = in_hash, .hash_mask = 15,
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
