/* jobs.c: written by asdlc from prolog.asdl and jobs.task. Change those, not this file. */
#include "jobs.h"

_Static_assert(ASN_ABI == 1721467065, "jobs.c was written for another runtime; compile the grammar again");

static bool jobs_ctor_Apply(asn_run *run, asn_state v, asn_node *node);
static bool jobs_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node);
static bool jobs_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node);
static bool jobs_ctor_Not(asn_run *run, asn_state v, asn_node *node);
static bool jobs_field_Not_argument(asn_run *run, asn_state v, asn_node *node);
static bool jobs_ctor_Or(asn_run *run, asn_state v, asn_node *node);
static bool jobs_field_Or_left(asn_run *run, asn_state v, asn_node *node);
static bool jobs_field_Or_right(asn_run *run, asn_state v, asn_node *node);
static bool jobs_ctor_And(asn_run *run, asn_state v, asn_node *node);
static bool jobs_field_And_arguments(asn_run *run, asn_state v, asn_node *node);
static bool jobs_type_arg(asn_run *run, asn_state v, asn_node *node);
static bool jobs_ctor_Literal(asn_run *run, asn_state v, asn_node *node);
static bool jobs_field_Literal_literal(asn_run *run, asn_state v, asn_node *node);
static bool jobs_ctor_Variable(asn_run *run, asn_state v, asn_node *node);
static bool jobs_field_Variable_variable(asn_run *run, asn_state v, asn_node *node);
static bool jobs_type_pred(asn_run *run, asn_state v, asn_node *node);
static bool jobs_type_lit(asn_run *run, asn_state v, asn_node *node);
static bool jobs_type_var(asn_run *run, asn_state v, asn_node *node);

/* What a module learns, by its kind. */
static const asn_param jobs_p_choice[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_CHOICES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_CHOICES},
    {.id = ASN_NO_PARAM},
};
static const asn_param jobs_p_constructor[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_E, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param jobs_p_one[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param jobs_p_sequence[] = {
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
static const asn_param jobs_p_closed[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_NO_PARAM},
};
static const asn_param jobs_p_copied[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
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

/* prolog.asdl:2: expr = Apply(pred predicate, arg* arguments) | Not(expr argument) | Or(expr left, expr right)
 *     | And(expr* arguments)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C
 *   network              f_expr(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module jobs_m_expr = {
    .name = "expr", .kind = ASN_CHOICE, .what = JOBS_TYPE_expr, .go = jobs_type_expr, .params = jobs_p_choice,
};
bool jobs_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case JOBS_Apply: return jobs_ctor_Apply(run, v, node);
    case JOBS_Not:   return jobs_ctor_Not(run, v, node);
    case JOBS_Or:    return jobs_ctor_Or(run, v, node);
    case JOBS_And:   return jobs_ctor_And(run, v, node);
    }
    return asn_ok(run);
}

/* prolog.asdl:2: Apply(pred predicate, arg* arguments)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Apply(e_F, c), for each field F
 *   network              f_Apply(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module jobs_m_Apply = {
    .name = "Apply", .kind = ASN_CONSTRUCTOR, .what = JOBS_Apply, .go = jobs_ctor_Apply,
    .params = jobs_p_constructor,
};
static bool jobs_ctor_Apply(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Apply;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_predicate = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Apply_predicate, c));
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Apply_arguments, c));
    return jobs_field_Apply_predicate(run, v_predicate, node)
        && jobs_field_Apply_arguments(run, v_arguments, node);
}

/* prolog.asdl:2: Apply.predicate, pred: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module jobs_m_Apply_predicate = {
    .name = "Apply.predicate", .kind = ASN_FIELD_ONE, .what = 0, .go = jobs_field_Apply_predicate,
    .params = jobs_p_one,
};
static bool jobs_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_pred(run, v, asn_child(run, node, JOBS_Apply_predicate, 0));
}

/* prolog.asdl:2: Apply.arguments, arg*: a sequence; i counts its children
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
static const asn_module jobs_m_Apply_arguments = {
    .name = "Apply.arguments", .kind = ASN_FIELD_SEQUENCE, .what = 1, .go = jobs_field_Apply_arguments,
    .params = jobs_p_sequence,
};
static bool jobs_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Apply_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!jobs_type_arg(run, w, asn_child(run, node, JOBS_Apply_arguments, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* prolog.asdl:3: Not(expr argument)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Not(e_F, c), for each field F
 *   network              f_Not(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module jobs_m_Not = {
    .name = "Not", .kind = ASN_CONSTRUCTOR, .what = JOBS_Not, .go = jobs_ctor_Not, .params = jobs_p_constructor,
};
static bool jobs_ctor_Not(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Not;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_argument = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Not_argument, c));
    return jobs_field_Not_argument(run, v_argument, node);
}

/* prolog.asdl:3: Not.argument, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module jobs_m_Not_argument = {
    .name = "Not.argument", .kind = ASN_FIELD_ONE, .what = 2, .go = jobs_field_Not_argument, .params = jobs_p_one,
};
static bool jobs_field_Not_argument(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_expr(run, v, asn_child(run, node, JOBS_Not_argument, 0));
}

/* prolog.asdl:4: Or(expr left, expr right)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Or(e_F, c), for each field F
 *   network              f_Or(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module jobs_m_Or = {
    .name = "Or", .kind = ASN_CONSTRUCTOR, .what = JOBS_Or, .go = jobs_ctor_Or, .params = jobs_p_constructor,
};
static bool jobs_ctor_Or(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Or;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Or_left, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Or_right, c));
    return jobs_field_Or_left(run, v_left, node)
        && jobs_field_Or_right(run, v_right, node);
}

/* prolog.asdl:4: Or.left, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module jobs_m_Or_left = {
    .name = "Or.left", .kind = ASN_FIELD_ONE, .what = 3, .go = jobs_field_Or_left, .params = jobs_p_one,
};
static bool jobs_field_Or_left(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_expr(run, v, asn_child(run, node, JOBS_Or_left, 0));
}

/* prolog.asdl:4: Or.right, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module jobs_m_Or_right = {
    .name = "Or.right", .kind = ASN_FIELD_ONE, .what = 4, .go = jobs_field_Or_right, .params = jobs_p_one,
};
static bool jobs_field_Or_right(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_expr(run, v, asn_child(run, node, JOBS_Or_right, 0));
}

/* prolog.asdl:5: And(expr* arguments)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_And(e_F, c), for each field F
 *   network              f_And(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module jobs_m_And = {
    .name = "And", .kind = ASN_CONSTRUCTOR, .what = JOBS_And, .go = jobs_ctor_And, .params = jobs_p_constructor,
};
static bool jobs_ctor_And(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_And;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, JOBS_And_arguments, c));
    return jobs_field_And_arguments(run, v_arguments, node);
}

/* prolog.asdl:5: And.arguments, expr*: a sequence; i counts its children
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
static const asn_module jobs_m_And_arguments = {
    .name = "And.arguments", .kind = ASN_FIELD_SEQUENCE, .what = 5, .go = jobs_field_And_arguments,
    .params = jobs_p_sequence,
};
static bool jobs_field_And_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_And_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!jobs_type_expr(run, w, asn_child(run, node, JOBS_And_arguments, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* prolog.asdl:7: arg = Literal(lit literal) | Variable(var variable)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | arg, v) = softmax(f_arg(v, c))_C
 *   network              f_arg(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module jobs_m_arg = {
    .name = "arg", .kind = ASN_CHOICE, .what = JOBS_TYPE_arg, .go = jobs_type_arg, .params = jobs_p_choice,
};
static bool jobs_type_arg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_arg;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case JOBS_Literal:  return jobs_ctor_Literal(run, v, node);
    case JOBS_Variable: return jobs_ctor_Variable(run, v, node);
    }
    return asn_ok(run);
}

/* prolog.asdl:7: Literal(lit literal)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Literal(e_F, c), for each field F
 *   network              f_Literal(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module jobs_m_Literal = {
    .name = "Literal", .kind = ASN_CONSTRUCTOR, .what = JOBS_Literal, .go = jobs_ctor_Literal,
    .params = jobs_p_constructor,
};
static bool jobs_ctor_Literal(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Literal;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_literal = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Literal_literal, c));
    return jobs_field_Literal_literal(run, v_literal, node);
}

/* prolog.asdl:7: Literal.literal, lit: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module jobs_m_Literal_literal = {
    .name = "Literal.literal", .kind = ASN_FIELD_ONE, .what = 6, .go = jobs_field_Literal_literal,
    .params = jobs_p_one,
};
static bool jobs_field_Literal_literal(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_lit(run, v, asn_child(run, node, JOBS_Literal_literal, 0));
}

/* prolog.asdl:8: Variable(var variable)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Variable(e_F, c), for each field F
 *   network              f_Variable(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module jobs_m_Variable = {
    .name = "Variable", .kind = ASN_CONSTRUCTOR, .what = JOBS_Variable, .go = jobs_ctor_Variable,
    .params = jobs_p_constructor,
};
static bool jobs_ctor_Variable(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Variable;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Variable_variable, c));
    return jobs_field_Variable_variable(run, v_variable, node);
}

/* prolog.asdl:8: Variable.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module jobs_m_Variable_variable = {
    .name = "Variable.variable", .kind = ASN_FIELD_ONE, .what = 7, .go = jobs_field_Variable_variable,
    .params = jobs_p_one,
};
static bool jobs_field_Variable_variable(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_var(run, v, asn_child(run, node, JOBS_Variable_variable, 0));
}

/* prolog.asdl:2: pred, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | pred, v) = softmax(f_pred(v, c))_y
 *   network              f_pred(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module jobs_m_pred = {
    .name = "pred", .kind = ASN_CLOSED, .what = JOBS_TYPE_pred, .go = jobs_type_pred, .params = jobs_p_closed,
};
static bool jobs_type_pred(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &jobs_m_pred, v, node);
}

/* prolog.asdl:7: lit, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | lit, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_lit(v, c))_y
 *   network              f_lit(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   a token              p(t | copy 1, v) = softmax_t(v * copy.v[0] * h_t), t in query
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module jobs_m_lit = {
    .name = "lit", .kind = ASN_COPIED, .what = JOBS_TYPE_lit, .go = jobs_type_lit, .params = jobs_p_copied,
};
static bool jobs_type_lit(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &jobs_m_lit, v, node);
}

/* prolog.asdl:8: var, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | var, v) = softmax(f_var(v, c))_y
 *   network              f_var(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module jobs_m_var = {
    .name = "var", .kind = ASN_CLOSED, .what = JOBS_TYPE_var, .go = jobs_type_var, .params = jobs_p_closed,
};
static bool jobs_type_var(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &jobs_m_var, v, node);
}

/* ---- Target text, from the task's templates. */

/* print Apply "{predicate} ( {arguments: , } )" */
static void jobs_print_Apply(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, JOBS_Apply_predicate, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ( ", 3);
    for (int i1 = 0; i1 < asn_tree_count(t, JOBS_Apply_arguments); i1++) {
        if (i1 > 0) {
            asn_put(p, " , ", 3);
        }
        asn_put_tree(p, asn_tree_child(t, JOBS_Apply_arguments, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, " )", 2);
}

/* print Not "\\+ {?argument=And:( {argument} )|{argument/inner}}" */
static void jobs_print_Not(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "\\+ ", 3);
    if (asn_is_ctor(asn_tree_child(t, JOBS_Not_argument, 0), JOBS_And)) {
        asn_put(p, "( ", 2);
        asn_put_tree(p, asn_tree_child(t, JOBS_Not_argument, 0), 0, ASN_ANY_LEVEL);
        asn_put(p, " )", 2);
    } else {
        asn_put_tree(p, asn_tree_child(t, JOBS_Not_argument, 0), 1, ASN_ANY_LEVEL);
    }
}

/* print Or "{?left=Or:{left/inner}|{left}} ; ( {right} )" */
static void jobs_print_Or(asn_printer *p, const asn_tree *t)
{
    if (asn_is_ctor(asn_tree_child(t, JOBS_Or_left, 0), JOBS_Or)) {
        asn_put_tree(p, asn_tree_child(t, JOBS_Or_left, 0), 1, ASN_ANY_LEVEL);
    } else {
        asn_put_tree(p, asn_tree_child(t, JOBS_Or_left, 0), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, " ; ( ", 5);
    asn_put_tree(p, asn_tree_child(t, JOBS_Or_right, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Or as inner "( ( {left} ) ; ( {right} ) )" */
static void jobs_as_1_Or(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( ( ", 4);
    asn_put_tree(p, asn_tree_child(t, JOBS_Or_left, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ) ; ( ", 7);
    asn_put_tree(p, asn_tree_child(t, JOBS_Or_right, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ) )", 4);
}

/* print And "{arguments/inner: , }" */
static void jobs_print_And(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, JOBS_And_arguments); i1++) {
        if (i1 > 0) {
            asn_put(p, " , ", 3);
        }
        asn_put_tree(p, asn_tree_child(t, JOBS_And_arguments, i1), 1, ASN_ANY_LEVEL);
    }
}

/* print And as inner "( {arguments/inner: , } )" */
static void jobs_as_1_And(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( ", 2);
    for (int i1 = 0; i1 < asn_tree_count(t, JOBS_And_arguments); i1++) {
        if (i1 > 0) {
            asn_put(p, " , ", 3);
        }
        asn_put_tree(p, asn_tree_child(t, JOBS_And_arguments, i1), 1, ASN_ANY_LEVEL);
    }
    asn_put(p, " )", 2);
}

/* print Literal "{literal}" */
static void jobs_print_Literal(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, JOBS_Literal_literal, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Variable "{variable}" */
static void jobs_print_Variable(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, JOBS_Variable_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* How each constructor prints, by style. */
static const asn_template jobs_templates[] = {
    [0] = {.level = -1},
    [JOBS_Apply] = {.print = jobs_print_Apply, .level = -1, .steps = 1},
    [JOBS_Not] = {.print = jobs_print_Not, .level = -1, .steps = 10},
    [JOBS_Or] = {.print = jobs_print_Or, .level = -1, .steps = 18},
    [JOBS_And] = {.print = jobs_print_And, .level = -1, .steps = 32},
    [JOBS_Literal] = {.print = jobs_print_Literal, .level = -1, .steps = 46},
    [JOBS_Variable] = {.print = jobs_print_Variable, .level = -1, .steps = 48},
    /* inner */
    [1 * 7 + 0] = {.level = -1},
    [1 * 7 + JOBS_Apply] = {.level = -1},
    [1 * 7 + JOBS_Not] = {.level = -1},
    [1 * 7 + JOBS_Or] = {.print = jobs_as_1_Or, .level = -1, .steps = 26},
    [1 * 7 + JOBS_And] = {.print = jobs_as_1_And, .level = -1, .steps = 38},
    [1 * 7 + JOBS_Literal] = {.level = -1},
    [1 * 7 + JOBS_Variable] = {.level = -1},
};

/* ---- The same templates, step by step, for reading target text. */

#ifndef ASN_SHIPPED
static const asn_template_step jobs_steps[] = {
    {.kind = ASN_STEP_END},
    /* 1: Apply */
    {.kind = ASN_STEP_CHILD, .field = JOBS_Apply_predicate},
    {.kind = ASN_STEP_TEXT, .text = " ( ", .length = 3},
    {.kind = ASN_STEP_LOOP, .field = JOBS_Apply_arguments, .loop = 1, .columns = (const int[]){2, 0}, .to = 7},
    {.kind = ASN_STEP_CHILD, .field = JOBS_Apply_arguments, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = JOBS_Apply_arguments, .loop = 1, .columns = (const int[]){2, 0}, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = " , ", .length = 3},
    {.kind = ASN_STEP_GO, .to = 3},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 10: Not */
    {.kind = ASN_STEP_TEXT, .text = "\\+ ", .length = 3},
    {.kind = ASN_STEP_IF, .field = JOBS_Not_argument, .test = ASN_TEST_CTOR, .ctors = (const int[]){JOBS_And, 0},
        .to = 6},
    {.kind = ASN_STEP_TEXT, .text = "( ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = JOBS_Not_argument, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_GO, .to = 7},
    {.kind = ASN_STEP_CHILD, .field = JOBS_Not_argument, .style = 1, .level = -1},
    {.kind = ASN_STEP_END},
    /* 18: Or */
    {.kind = ASN_STEP_IF, .field = JOBS_Or_left, .test = ASN_TEST_CTOR, .ctors = (const int[]){JOBS_Or, 0},
        .to = 3},
    {.kind = ASN_STEP_CHILD, .field = JOBS_Or_left, .style = 1, .level = -1},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_CHILD, .field = JOBS_Or_left, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ; ( ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = JOBS_Or_right, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 26: Or as inner */
    {.kind = ASN_STEP_TEXT, .text = "( ( ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = JOBS_Or_left, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ) ; ( ", .length = 7},
    {.kind = ASN_STEP_CHILD, .field = JOBS_Or_right, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ) )", .length = 4},
    {.kind = ASN_STEP_END},
    /* 32: And */
    {.kind = ASN_STEP_LOOP, .field = JOBS_And_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 5},
    {.kind = ASN_STEP_CHILD, .field = JOBS_And_arguments, .loop = 1, .style = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = JOBS_And_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " , ", .length = 3},
    {.kind = ASN_STEP_GO, .to = 1},
    {.kind = ASN_STEP_END},
    /* 38: And as inner */
    {.kind = ASN_STEP_TEXT, .text = "( ", .length = 2},
    {.kind = ASN_STEP_LOOP, .field = JOBS_And_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = JOBS_And_arguments, .loop = 1, .style = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = JOBS_And_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = " , ", .length = 3},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 46: Literal */
    {.kind = ASN_STEP_CHILD, .field = JOBS_Literal_literal},
    {.kind = ASN_STEP_END},
    /* 48: Variable */
    {.kind = ASN_STEP_CHILD, .field = JOBS_Variable_variable},
    {.kind = ASN_STEP_END},
};
#endif /* ASN_SHIPPED */

/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */

static const asn_type jobs_types[] = {
    [JOBS_TYPE_expr] = {.name = "expr", .reachable = true, .first_ctor = JOBS_Apply, .n_ctors = 4,
        .expected = true},
    [JOBS_TYPE_arg] = {.name = "arg", .reachable = true, .first_ctor = JOBS_Literal, .n_ctors = 2},
    [JOBS_TYPE_pred] = {.name = "pred", .primitive = true, .reachable = true, .expected = true},
    [JOBS_TYPE_lit] = {.name = "lit", .primitive = true, .reachable = true, .first_copy = 0, .n_copies = 1,
        .use_input = true},
    [JOBS_TYPE_var] = {.name = "var", .primitive = true, .reachable = true},
};

static const asn_ctor jobs_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [JOBS_Apply] = {.name = "Apply", .length = 5, .type = JOBS_TYPE_expr, .first_field = 0, .n_fields = 2},
    [JOBS_Not] = {.name = "Not", .length = 3, .type = JOBS_TYPE_expr, .first_field = 2, .n_fields = 1},
    [JOBS_Or] = {.name = "Or", .length = 2, .type = JOBS_TYPE_expr, .first_field = 3, .n_fields = 2},
    [JOBS_And] = {.name = "And", .length = 3, .type = JOBS_TYPE_expr, .first_field = 5, .n_fields = 1},
    [JOBS_Literal] = {.name = "Literal", .length = 7, .type = JOBS_TYPE_arg, .first_field = 6, .n_fields = 1},
    [JOBS_Variable] = {.name = "Variable", .length = 8, .type = JOBS_TYPE_arg, .first_field = 7, .n_fields = 1},
};

static const asn_field jobs_fields[] = {
    {.name = "predicate", .length = 9, .ctor = JOBS_Apply, .type = JOBS_TYPE_pred, .card = ASN_ONE},
    {.name = "arguments", .length = 9, .ctor = JOBS_Apply, .type = JOBS_TYPE_arg, .card = ASN_SEQUENCE,
        .distinct = true, .signature = 1},
    {.name = "argument", .length = 8, .ctor = JOBS_Not, .type = JOBS_TYPE_expr, .card = ASN_ONE},
    {.name = "left", .length = 4, .ctor = JOBS_Or, .type = JOBS_TYPE_expr, .card = ASN_ONE},
    {.name = "right", .length = 5, .ctor = JOBS_Or, .type = JOBS_TYPE_expr, .card = ASN_ONE},
    {.name = "arguments", .length = 9, .ctor = JOBS_And, .type = JOBS_TYPE_expr, .card = ASN_SEQUENCE,
        .unordered = true, .distinct = true, .least = 2},
    {.name = "literal", .length = 7, .ctor = JOBS_Literal, .type = JOBS_TYPE_lit, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = JOBS_Variable, .type = JOBS_TYPE_var, .card = ASN_ONE},
};

static const asn_module *const jobs_modules[] = {
    &jobs_m_expr, &jobs_m_Apply, &jobs_m_Apply_predicate, &jobs_m_Apply_arguments, &jobs_m_Not,
    &jobs_m_Not_argument, &jobs_m_Or, &jobs_m_Or_left, &jobs_m_Or_right, &jobs_m_And, &jobs_m_And_arguments,
    &jobs_m_arg, &jobs_m_Literal, &jobs_m_Literal_literal, &jobs_m_Variable, &jobs_m_Variable_variable,
    &jobs_m_pred, &jobs_m_lit, &jobs_m_var,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t jobs_hash[] = {
    0, 0, 0, 0, 3, 5, 4, 6, 0, 0, 2, 1, 0, 0, 0, 0,
};

static const asn_input jobs_inputs[] = {
    {.name = "query", .rule = ASN_WORDS, .lower = true, .stem = true, .copied = true},
};

static const asn_copy jobs_copies[] = {
    {.type = JOBS_TYPE_lit, .input = 0, .part = ASN_COPY_TOKEN, .transform = ASN_COPY_AS_IS},
};

static const asn_signature jobs_signatures[] = {
    {.key = 0, .field = 1}, /* Apply.predicate, arguments */
};

static const asn_setting jobs_settings[] = {
    {.id = ASN_SET_search, .value = "1000"},
};

static const char *const jobs_grammar_text[] = {
    "expr = Apply(pred predicate, arg* arguments) | Not(expr argument) | Or(expr left, expr right) | "
        "And(expr* arguments)",
    "arg = Literal(lit literal) | Variable(var variable)",
    NULL,
};

static const char *const jobs_task_text[] = {
    "-- jobs.task: questions about jobs to Prolog goals.",
    "grammar prolog.asdl",
    "root expr",
    "input query words lower stem",
    "closed pred lit var",
    "copy lit from query token",
    "use input lit",
    "set search 1000",
    "unordered And.arguments",
    "distinct And.arguments Apply.arguments",
    "limit And.arguments 2..",
    "signature Apply.predicate Apply.arguments",
    "expect pred expr",
    "",
    "print Apply    \"{predicate} ( {arguments: , } )\"",
    "print Literal  \"{literal}\"",
    "print Variable \"{variable}\"",
    "-- a conjunction needs parentheses behind \\+, a single goal does not",
    "print Not      \"\\\\+ {?argument=And:( {argument} )|{argument/inner}}\"",
    "print And      \"{arguments/inner: , }\"",
    "-- ';' binds weaker than ',': at the root only its right side is set off, elsewhere both sides and "
        "the whole",
    "print Or       \"{?left=Or:{left/inner}|{left}} ; ( {right} )\"",
    "print Or  as inner \"( ( {left} ) ; ( {right} ) )\"",
    "print And as inner \"( {arguments/inner: , } )\"",
    "",
    "-- which values there are, so that what is printed can be read again",
    "pattern var  string \"[A-Z][^ (),;]*\"",
    "pattern lit  string \"[^A-Z (),;\\\\\\\\][^ (),;]*\"",
    "pattern pred string \"[^A-Z (),;\\\\\\\\][^ (),;]*\"",
    NULL,
};

/* ---- Which values types and fields hold. */

#ifndef ASN_SHIPPED
static const int32_t jobs_pattern_code[] = {
    1, 1, 65, 90, 2, 7, 21, 1, 5, 0, 31, 33, 39, 42, 43, 45, 58, 60, 1114111, 3, 4, 0,
    1, 7, 0, 31, 33, 39, 42, 43, 45, 58, 60, 64, 91, 91, 93, 1114111, 2, 19, 33, 1, 5, 0, 31, 33, 39, 42, 43, 45,
    58, 60, 1114111, 3, 16, 0,
    1, 7, 0, 31, 33, 39, 42, 43, 45, 58, 60, 64, 91, 91, 93, 1114111, 2, 19, 33, 1, 5, 0, 31, 33, 39, 42, 43, 45,
    58, 60, 1114111, 3, 16, 0,
};

static const asn_pattern jobs_patterns[] = {
    {.type = JOBS_TYPE_var, .field = -1, .kind = ASN_STRING, .code = jobs_pattern_code + 0},
    {.type = JOBS_TYPE_lit, .field = -1, .kind = ASN_STRING, .code = jobs_pattern_code + 22},
    {.type = JOBS_TYPE_pred, .field = -1, .kind = ASN_STRING, .code = jobs_pattern_code + 56},
};
#endif /* ASN_SHIPPED */

ASN_API const asn_grammar jobs_grammar = {
    .name = "jobs",
    .grammar_text = jobs_grammar_text,
    .task_text = jobs_task_text,
    .types = jobs_types, .n_types = 5,
    .ctors = jobs_ctors, .n_ctors = 6,
    .fields = jobs_fields, .n_fields = 8,
    .modules = jobs_modules, .n_modules = 19,
    .root = JOBS_TYPE_expr,
    .hash = jobs_hash, .hash_mask = 15,
    .inputs = jobs_inputs, .n_inputs = 1,
    .copies = jobs_copies, .n_copies = 1,
    .signatures = jobs_signatures, .n_signatures = 1,
    .settings = jobs_settings, .n_settings = 1,
    .minimum = 1,
    .templates = jobs_templates,
    .indent = "    ",
    .open_paren = "(",
    .close_paren = ")",
#ifndef ASN_SHIPPED
    .steps = jobs_steps,
    .patterns = jobs_patterns, .n_patterns = 3,
#endif
};

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &jobs_grammar);
}
#endif
