/* atis.c: written by asdlc from lambda.asdl, atis.task and lambda.print. Change those, not this file. */
#include "atis.h"

_Static_assert(ASN_ABI == 1721467065, "atis.c was written for another runtime; compile the grammar again");

static bool atis_ctor_Variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Variable_variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Entity(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Entity_entity(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Number(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Number_number(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Apply(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Argmax(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Argmax_variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Argmax_domain(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Argmax_body(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Argmin(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Argmin_variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Argmin_domain(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Argmin_body(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Count(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Count_variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Count_body(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Exists(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Exists_variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Exists_body(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Lambda(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Lambda_variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Lambda_type(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Lambda_body(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Max(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Max_variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Max_body(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Min(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Min_variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Min_body(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Sum(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Sum_variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Sum_domain(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Sum_body(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_The(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_The_variable(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_The_body(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Not(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Not_argument(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_And(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_And_arguments(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Or(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Or_arguments(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Compare(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Compare_op(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Compare_left(asn_run *run, asn_state v, asn_node *node);
static bool atis_field_Compare_right(asn_run *run, asn_state v, asn_node *node);
static bool atis_type_cmp_op(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_Equal(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_LessThan(asn_run *run, asn_state v, asn_node *node);
static bool atis_ctor_GreaterThan(asn_run *run, asn_state v, asn_node *node);
static bool atis_type_var(asn_run *run, asn_state v, asn_node *node);
static bool atis_type_ent(asn_run *run, asn_state v, asn_node *node);
static bool atis_type_num(asn_run *run, asn_state v, asn_node *node);
static bool atis_type_pred(asn_run *run, asn_state v, asn_node *node);
static bool atis_type_var_type(asn_run *run, asn_state v, asn_node *node);

/* What a module learns, by its kind. */
static const asn_param atis_p_choice[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_CHOICES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_CHOICES},
    {.id = ASN_NO_PARAM},
};
static const asn_param atis_p_constructor[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_E, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param atis_p_one[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param atis_p_sequence[] = {
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
static const asn_param atis_p_closed[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_NO_PARAM},
};
static const asn_param atis_p_copied[] = {
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

/* lambda.asdl:2: expr = Variable(var variable) | Entity(ent entity) | Number(num number)
 *     | Apply(pred predicate, expr* arguments) | Argmax(var variable, expr domain, expr body)
 *     | Argmin(var variable, expr domain, expr body) | Count(var variable, expr body)
 *     | Exists(var variable, expr body) | Lambda(var variable, var_type type, expr body)
 *     | Max(var variable, expr body) | Min(var variable, expr body) | Sum(var variable, expr domain, expr body)
 *     | The(var variable, expr body) | Not(expr argument) | And(expr* arguments) | Or(expr* arguments)
 *     | Compare(cmp_op op, expr left, expr right)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C
 *   network              f_expr(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module atis_m_expr = {
    .name = "expr", .kind = ASN_CHOICE, .what = ATIS_TYPE_expr, .go = atis_type_expr, .params = atis_p_choice,
};
bool atis_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case ATIS_Variable: return atis_ctor_Variable(run, v, node);
    case ATIS_Entity:   return atis_ctor_Entity(run, v, node);
    case ATIS_Number:   return atis_ctor_Number(run, v, node);
    case ATIS_Apply:    return atis_ctor_Apply(run, v, node);
    case ATIS_Argmax:   return atis_ctor_Argmax(run, v, node);
    case ATIS_Argmin:   return atis_ctor_Argmin(run, v, node);
    case ATIS_Count:    return atis_ctor_Count(run, v, node);
    case ATIS_Exists:   return atis_ctor_Exists(run, v, node);
    case ATIS_Lambda:   return atis_ctor_Lambda(run, v, node);
    case ATIS_Max:      return atis_ctor_Max(run, v, node);
    case ATIS_Min:      return atis_ctor_Min(run, v, node);
    case ATIS_Sum:      return atis_ctor_Sum(run, v, node);
    case ATIS_The:      return atis_ctor_The(run, v, node);
    case ATIS_Not:      return atis_ctor_Not(run, v, node);
    case ATIS_And:      return atis_ctor_And(run, v, node);
    case ATIS_Or:       return atis_ctor_Or(run, v, node);
    case ATIS_Compare:  return atis_ctor_Compare(run, v, node);
    }
    return asn_ok(run);
}

/* lambda.asdl:2: Variable(var variable)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Variable(e_F, c), for each field F
 *   network              f_Variable(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Variable = {
    .name = "Variable", .kind = ASN_CONSTRUCTOR, .what = ATIS_Variable, .go = atis_ctor_Variable,
    .params = atis_p_constructor,
};
static bool atis_ctor_Variable(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Variable;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Variable_variable, c));
    return atis_field_Variable_variable(run, v_variable, node);
}

/* lambda.asdl:2: Variable.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Variable_variable = {
    .name = "Variable.variable", .kind = ASN_FIELD_ONE, .what = 0, .go = atis_field_Variable_variable,
    .params = atis_p_one,
};
static bool atis_field_Variable_variable(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var(run, v, asn_child(run, node, ATIS_Variable_variable, 0));
}

/* lambda.asdl:3: Entity(ent entity)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Entity(e_F, c), for each field F
 *   network              f_Entity(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Entity = {
    .name = "Entity", .kind = ASN_CONSTRUCTOR, .what = ATIS_Entity, .go = atis_ctor_Entity,
    .params = atis_p_constructor,
};
static bool atis_ctor_Entity(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Entity;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_entity = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Entity_entity, c));
    return atis_field_Entity_entity(run, v_entity, node);
}

/* lambda.asdl:3: Entity.entity, ent: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Entity_entity = {
    .name = "Entity.entity", .kind = ASN_FIELD_ONE, .what = 1, .go = atis_field_Entity_entity,
    .params = atis_p_one,
};
static bool atis_field_Entity_entity(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_ent(run, v, asn_child(run, node, ATIS_Entity_entity, 0));
}

/* lambda.asdl:4: Number(num number)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Number(e_F, c), for each field F
 *   network              f_Number(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Number = {
    .name = "Number", .kind = ASN_CONSTRUCTOR, .what = ATIS_Number, .go = atis_ctor_Number,
    .params = atis_p_constructor,
};
static bool atis_ctor_Number(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Number;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_number = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Number_number, c));
    return atis_field_Number_number(run, v_number, node);
}

/* lambda.asdl:4: Number.number, num: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Number_number = {
    .name = "Number.number", .kind = ASN_FIELD_ONE, .what = 2, .go = atis_field_Number_number,
    .params = atis_p_one,
};
static bool atis_field_Number_number(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_num(run, v, asn_child(run, node, ATIS_Number_number, 0));
}

/* lambda.asdl:5: Apply(pred predicate, expr* arguments)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Apply(e_F, c), for each field F
 *   network              f_Apply(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Apply = {
    .name = "Apply", .kind = ASN_CONSTRUCTOR, .what = ATIS_Apply, .go = atis_ctor_Apply,
    .params = atis_p_constructor,
};
static bool atis_ctor_Apply(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Apply;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_predicate = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Apply_predicate, c));
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Apply_arguments, c));
    return atis_field_Apply_predicate(run, v_predicate, node)
        && atis_field_Apply_arguments(run, v_arguments, node);
}

/* lambda.asdl:5: Apply.predicate, pred: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Apply_predicate = {
    .name = "Apply.predicate", .kind = ASN_FIELD_ONE, .what = 3, .go = atis_field_Apply_predicate,
    .params = atis_p_one,
};
static bool atis_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_pred(run, v, asn_child(run, node, ATIS_Apply_predicate, 0));
}

/* lambda.asdl:5: Apply.arguments, expr*: a sequence; i counts its children
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
static const asn_module atis_m_Apply_arguments = {
    .name = "Apply.arguments", .kind = ASN_FIELD_SEQUENCE, .what = 4, .go = atis_field_Apply_arguments,
    .params = atis_p_sequence,
};
static bool atis_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Apply_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!atis_type_expr(run, w, asn_child(run, node, ATIS_Apply_arguments, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* lambda.asdl:6: Argmax(var variable, expr domain, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Argmax(e_F, c), for each field F
 *   network              f_Argmax(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Argmax = {
    .name = "Argmax", .kind = ASN_CONSTRUCTOR, .what = ATIS_Argmax, .go = atis_ctor_Argmax,
    .params = atis_p_constructor,
};
static bool atis_ctor_Argmax(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Argmax;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Argmax_variable, c));
    asn_state v_domain   = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Argmax_domain, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Argmax_body, c));
    return atis_field_Argmax_variable(run, v_variable, node)
        && atis_field_Argmax_domain(run, v_domain, node)
        && atis_field_Argmax_body(run, v_body, node);
}

/* lambda.asdl:6: Argmax.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Argmax_variable = {
    .name = "Argmax.variable", .kind = ASN_FIELD_ONE, .what = 5, .go = atis_field_Argmax_variable,
    .params = atis_p_one,
};
static bool atis_field_Argmax_variable(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var(run, v, asn_child(run, node, ATIS_Argmax_variable, 0));
}

/* lambda.asdl:6: Argmax.domain, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Argmax_domain = {
    .name = "Argmax.domain", .kind = ASN_FIELD_ONE, .what = 6, .go = atis_field_Argmax_domain,
    .params = atis_p_one,
};
static bool atis_field_Argmax_domain(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Argmax_domain, 0));
}

/* lambda.asdl:6: Argmax.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Argmax_body = {
    .name = "Argmax.body", .kind = ASN_FIELD_ONE, .what = 7, .go = atis_field_Argmax_body, .params = atis_p_one,
};
static bool atis_field_Argmax_body(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Argmax_body, 0));
}

/* lambda.asdl:7: Argmin(var variable, expr domain, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Argmin(e_F, c), for each field F
 *   network              f_Argmin(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Argmin = {
    .name = "Argmin", .kind = ASN_CONSTRUCTOR, .what = ATIS_Argmin, .go = atis_ctor_Argmin,
    .params = atis_p_constructor,
};
static bool atis_ctor_Argmin(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Argmin;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Argmin_variable, c));
    asn_state v_domain   = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Argmin_domain, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Argmin_body, c));
    return atis_field_Argmin_variable(run, v_variable, node)
        && atis_field_Argmin_domain(run, v_domain, node)
        && atis_field_Argmin_body(run, v_body, node);
}

/* lambda.asdl:7: Argmin.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Argmin_variable = {
    .name = "Argmin.variable", .kind = ASN_FIELD_ONE, .what = 8, .go = atis_field_Argmin_variable,
    .params = atis_p_one,
};
static bool atis_field_Argmin_variable(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var(run, v, asn_child(run, node, ATIS_Argmin_variable, 0));
}

/* lambda.asdl:7: Argmin.domain, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Argmin_domain = {
    .name = "Argmin.domain", .kind = ASN_FIELD_ONE, .what = 9, .go = atis_field_Argmin_domain,
    .params = atis_p_one,
};
static bool atis_field_Argmin_domain(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Argmin_domain, 0));
}

/* lambda.asdl:7: Argmin.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Argmin_body = {
    .name = "Argmin.body", .kind = ASN_FIELD_ONE, .what = 10, .go = atis_field_Argmin_body, .params = atis_p_one,
};
static bool atis_field_Argmin_body(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Argmin_body, 0));
}

/* lambda.asdl:8: Count(var variable, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Count(e_F, c), for each field F
 *   network              f_Count(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Count = {
    .name = "Count", .kind = ASN_CONSTRUCTOR, .what = ATIS_Count, .go = atis_ctor_Count,
    .params = atis_p_constructor,
};
static bool atis_ctor_Count(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Count;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Count_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Count_body, c));
    return atis_field_Count_variable(run, v_variable, node)
        && atis_field_Count_body(run, v_body, node);
}

/* lambda.asdl:8: Count.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Count_variable = {
    .name = "Count.variable", .kind = ASN_FIELD_ONE, .what = 11, .go = atis_field_Count_variable,
    .params = atis_p_one,
};
static bool atis_field_Count_variable(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var(run, v, asn_child(run, node, ATIS_Count_variable, 0));
}

/* lambda.asdl:8: Count.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Count_body = {
    .name = "Count.body", .kind = ASN_FIELD_ONE, .what = 12, .go = atis_field_Count_body, .params = atis_p_one,
};
static bool atis_field_Count_body(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Count_body, 0));
}

/* lambda.asdl:9: Exists(var variable, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Exists(e_F, c), for each field F
 *   network              f_Exists(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Exists = {
    .name = "Exists", .kind = ASN_CONSTRUCTOR, .what = ATIS_Exists, .go = atis_ctor_Exists,
    .params = atis_p_constructor,
};
static bool atis_ctor_Exists(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Exists;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Exists_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Exists_body, c));
    return atis_field_Exists_variable(run, v_variable, node)
        && atis_field_Exists_body(run, v_body, node);
}

/* lambda.asdl:9: Exists.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Exists_variable = {
    .name = "Exists.variable", .kind = ASN_FIELD_ONE, .what = 13, .go = atis_field_Exists_variable,
    .params = atis_p_one,
};
static bool atis_field_Exists_variable(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var(run, v, asn_child(run, node, ATIS_Exists_variable, 0));
}

/* lambda.asdl:9: Exists.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Exists_body = {
    .name = "Exists.body", .kind = ASN_FIELD_ONE, .what = 14, .go = atis_field_Exists_body, .params = atis_p_one,
};
static bool atis_field_Exists_body(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Exists_body, 0));
}

/* lambda.asdl:10: Lambda(var variable, var_type type, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Lambda(e_F, c), for each field F
 *   network              f_Lambda(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Lambda = {
    .name = "Lambda", .kind = ASN_CONSTRUCTOR, .what = ATIS_Lambda, .go = atis_ctor_Lambda,
    .params = atis_p_constructor,
};
static bool atis_ctor_Lambda(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Lambda;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Lambda_variable, c));
    asn_state v_type     = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Lambda_type, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Lambda_body, c));
    return atis_field_Lambda_variable(run, v_variable, node)
        && atis_field_Lambda_type(run, v_type, node)
        && atis_field_Lambda_body(run, v_body, node);
}

/* lambda.asdl:10: Lambda.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Lambda_variable = {
    .name = "Lambda.variable", .kind = ASN_FIELD_ONE, .what = 15, .go = atis_field_Lambda_variable,
    .params = atis_p_one,
};
static bool atis_field_Lambda_variable(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var(run, v, asn_child(run, node, ATIS_Lambda_variable, 0));
}

/* lambda.asdl:10: Lambda.type, var_type: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Lambda_type = {
    .name = "Lambda.type", .kind = ASN_FIELD_ONE, .what = 16, .go = atis_field_Lambda_type, .params = atis_p_one,
};
static bool atis_field_Lambda_type(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var_type(run, v, asn_child(run, node, ATIS_Lambda_type, 0));
}

/* lambda.asdl:10: Lambda.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Lambda_body = {
    .name = "Lambda.body", .kind = ASN_FIELD_ONE, .what = 17, .go = atis_field_Lambda_body, .params = atis_p_one,
};
static bool atis_field_Lambda_body(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Lambda_body, 0));
}

/* lambda.asdl:11: Max(var variable, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Max(e_F, c), for each field F
 *   network              f_Max(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Max = {
    .name = "Max", .kind = ASN_CONSTRUCTOR, .what = ATIS_Max, .go = atis_ctor_Max, .params = atis_p_constructor,
};
static bool atis_ctor_Max(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Max;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Max_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Max_body, c));
    return atis_field_Max_variable(run, v_variable, node)
        && atis_field_Max_body(run, v_body, node);
}

/* lambda.asdl:11: Max.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Max_variable = {
    .name = "Max.variable", .kind = ASN_FIELD_ONE, .what = 18, .go = atis_field_Max_variable, .params = atis_p_one,
};
static bool atis_field_Max_variable(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var(run, v, asn_child(run, node, ATIS_Max_variable, 0));
}

/* lambda.asdl:11: Max.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Max_body = {
    .name = "Max.body", .kind = ASN_FIELD_ONE, .what = 19, .go = atis_field_Max_body, .params = atis_p_one,
};
static bool atis_field_Max_body(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Max_body, 0));
}

/* lambda.asdl:12: Min(var variable, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Min(e_F, c), for each field F
 *   network              f_Min(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Min = {
    .name = "Min", .kind = ASN_CONSTRUCTOR, .what = ATIS_Min, .go = atis_ctor_Min, .params = atis_p_constructor,
};
static bool atis_ctor_Min(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Min;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Min_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Min_body, c));
    return atis_field_Min_variable(run, v_variable, node)
        && atis_field_Min_body(run, v_body, node);
}

/* lambda.asdl:12: Min.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Min_variable = {
    .name = "Min.variable", .kind = ASN_FIELD_ONE, .what = 20, .go = atis_field_Min_variable, .params = atis_p_one,
};
static bool atis_field_Min_variable(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var(run, v, asn_child(run, node, ATIS_Min_variable, 0));
}

/* lambda.asdl:12: Min.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Min_body = {
    .name = "Min.body", .kind = ASN_FIELD_ONE, .what = 21, .go = atis_field_Min_body, .params = atis_p_one,
};
static bool atis_field_Min_body(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Min_body, 0));
}

/* lambda.asdl:13: Sum(var variable, expr domain, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Sum(e_F, c), for each field F
 *   network              f_Sum(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Sum = {
    .name = "Sum", .kind = ASN_CONSTRUCTOR, .what = ATIS_Sum, .go = atis_ctor_Sum, .params = atis_p_constructor,
};
static bool atis_ctor_Sum(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Sum;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Sum_variable, c));
    asn_state v_domain   = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Sum_domain, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Sum_body, c));
    return atis_field_Sum_variable(run, v_variable, node)
        && atis_field_Sum_domain(run, v_domain, node)
        && atis_field_Sum_body(run, v_body, node);
}

/* lambda.asdl:13: Sum.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Sum_variable = {
    .name = "Sum.variable", .kind = ASN_FIELD_ONE, .what = 22, .go = atis_field_Sum_variable, .params = atis_p_one,
};
static bool atis_field_Sum_variable(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var(run, v, asn_child(run, node, ATIS_Sum_variable, 0));
}

/* lambda.asdl:13: Sum.domain, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Sum_domain = {
    .name = "Sum.domain", .kind = ASN_FIELD_ONE, .what = 23, .go = atis_field_Sum_domain, .params = atis_p_one,
};
static bool atis_field_Sum_domain(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Sum_domain, 0));
}

/* lambda.asdl:13: Sum.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Sum_body = {
    .name = "Sum.body", .kind = ASN_FIELD_ONE, .what = 24, .go = atis_field_Sum_body, .params = atis_p_one,
};
static bool atis_field_Sum_body(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Sum_body, 0));
}

/* lambda.asdl:14: The(var variable, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_The(e_F, c), for each field F
 *   network              f_The(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_The = {
    .name = "The", .kind = ASN_CONSTRUCTOR, .what = ATIS_The, .go = atis_ctor_The, .params = atis_p_constructor,
};
static bool atis_ctor_The(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_The;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, ATIS_The_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, ATIS_The_body, c));
    return atis_field_The_variable(run, v_variable, node)
        && atis_field_The_body(run, v_body, node);
}

/* lambda.asdl:14: The.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_The_variable = {
    .name = "The.variable", .kind = ASN_FIELD_ONE, .what = 25, .go = atis_field_The_variable, .params = atis_p_one,
};
static bool atis_field_The_variable(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_var(run, v, asn_child(run, node, ATIS_The_variable, 0));
}

/* lambda.asdl:14: The.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_The_body = {
    .name = "The.body", .kind = ASN_FIELD_ONE, .what = 26, .go = atis_field_The_body, .params = atis_p_one,
};
static bool atis_field_The_body(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_The_body, 0));
}

/* lambda.asdl:15: Not(expr argument)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Not(e_F, c), for each field F
 *   network              f_Not(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Not = {
    .name = "Not", .kind = ASN_CONSTRUCTOR, .what = ATIS_Not, .go = atis_ctor_Not, .params = atis_p_constructor,
};
static bool atis_ctor_Not(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Not;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_argument = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Not_argument, c));
    return atis_field_Not_argument(run, v_argument, node);
}

/* lambda.asdl:15: Not.argument, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Not_argument = {
    .name = "Not.argument", .kind = ASN_FIELD_ONE, .what = 27, .go = atis_field_Not_argument, .params = atis_p_one,
};
static bool atis_field_Not_argument(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Not_argument, 0));
}

/* lambda.asdl:16: And(expr* arguments)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_And(e_F, c), for each field F
 *   network              f_And(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_And = {
    .name = "And", .kind = ASN_CONSTRUCTOR, .what = ATIS_And, .go = atis_ctor_And, .params = atis_p_constructor,
};
static bool atis_ctor_And(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_And;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, ATIS_And_arguments, c));
    return atis_field_And_arguments(run, v_arguments, node);
}

/* lambda.asdl:16: And.arguments, expr*: a sequence; i counts its children
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
static const asn_module atis_m_And_arguments = {
    .name = "And.arguments", .kind = ASN_FIELD_SEQUENCE, .what = 28, .go = atis_field_And_arguments,
    .params = atis_p_sequence,
};
static bool atis_field_And_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_And_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!atis_type_expr(run, w, asn_child(run, node, ATIS_And_arguments, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* lambda.asdl:17: Or(expr* arguments)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Or(e_F, c), for each field F
 *   network              f_Or(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Or = {
    .name = "Or", .kind = ASN_CONSTRUCTOR, .what = ATIS_Or, .go = atis_ctor_Or, .params = atis_p_constructor,
};
static bool atis_ctor_Or(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Or;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Or_arguments, c));
    return atis_field_Or_arguments(run, v_arguments, node);
}

/* lambda.asdl:17: Or.arguments, expr*: a sequence; i counts its children
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
static const asn_module atis_m_Or_arguments = {
    .name = "Or.arguments", .kind = ASN_FIELD_SEQUENCE, .what = 29, .go = atis_field_Or_arguments,
    .params = atis_p_sequence,
};
static bool atis_field_Or_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Or_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!atis_type_expr(run, w, asn_child(run, node, ATIS_Or_arguments, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* lambda.asdl:18: Compare(cmp_op op, expr left, expr right)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Compare(e_F, c), for each field F
 *   network              f_Compare(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module atis_m_Compare = {
    .name = "Compare", .kind = ASN_CONSTRUCTOR, .what = ATIS_Compare, .go = atis_ctor_Compare,
    .params = atis_p_constructor,
};
static bool atis_ctor_Compare(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_Compare;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_op    = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Compare_op, c));
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Compare_left, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, ATIS_Compare_right, c));
    return atis_field_Compare_op(run, v_op, node)
        && atis_field_Compare_left(run, v_left, node)
        && atis_field_Compare_right(run, v_right, node);
}

/* lambda.asdl:18: Compare.op, cmp_op: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Compare_op = {
    .name = "Compare.op", .kind = ASN_FIELD_ONE, .what = 30, .go = atis_field_Compare_op, .params = atis_p_one,
};
static bool atis_field_Compare_op(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_cmp_op(run, v, asn_child(run, node, ATIS_Compare_op, 0));
}

/* lambda.asdl:18: Compare.left, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Compare_left = {
    .name = "Compare.left", .kind = ASN_FIELD_ONE, .what = 31, .go = atis_field_Compare_left, .params = atis_p_one,
};
static bool atis_field_Compare_left(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Compare_left, 0));
}

/* lambda.asdl:18: Compare.right, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module atis_m_Compare_right = {
    .name = "Compare.right", .kind = ASN_FIELD_ONE, .what = 32, .go = atis_field_Compare_right,
    .params = atis_p_one,
};
static bool atis_field_Compare_right(asn_run *run, asn_state v, asn_node *node)
{
    return atis_type_expr(run, v, asn_child(run, node, ATIS_Compare_right, 0));
}

/* lambda.asdl:20: cmp_op = Equal | LessThan | GreaterThan
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | cmp_op, v) = softmax(f_cmp_op(v, c))_C
 *   network              f_cmp_op(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module atis_m_cmp_op = {
    .name = "cmp_op", .kind = ASN_CHOICE, .what = ATIS_TYPE_cmp_op, .go = atis_type_cmp_op,
    .params = atis_p_choice,
};
static bool atis_type_cmp_op(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &atis_m_cmp_op;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case ATIS_Equal:       return atis_ctor_Equal(run, v, node);
    case ATIS_LessThan:    return atis_ctor_LessThan(run, v, node);
    case ATIS_GreaterThan: return atis_ctor_GreaterThan(run, v, node);
    }
    return asn_ok(run);
}

/* lambda.asdl:20: Equal
 *   parameters           none: there are no fields */
static const asn_module atis_m_Equal = {
    .name = "Equal", .kind = ASN_CONSTRUCTOR, .what = ATIS_Equal, .go = atis_ctor_Equal,
};
static bool atis_ctor_Equal(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* lambda.asdl:20: LessThan
 *   parameters           none: there are no fields */
static const asn_module atis_m_LessThan = {
    .name = "LessThan", .kind = ASN_CONSTRUCTOR, .what = ATIS_LessThan, .go = atis_ctor_LessThan,
};
static bool atis_ctor_LessThan(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* lambda.asdl:20: GreaterThan
 *   parameters           none: there are no fields */
static const asn_module atis_m_GreaterThan = {
    .name = "GreaterThan", .kind = ASN_CONSTRUCTOR, .what = ATIS_GreaterThan, .go = atis_ctor_GreaterThan,
};
static bool atis_ctor_GreaterThan(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* lambda.asdl:2: var, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | var, v) = softmax(f_var(v, c))_y
 *   network              f_var(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module atis_m_var = {
    .name = "var", .kind = ASN_CLOSED, .what = ATIS_TYPE_var, .go = atis_type_var, .params = atis_p_closed,
};
static bool atis_type_var(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &atis_m_var, v, node);
}

/* lambda.asdl:3: ent, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | ent, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_ent(v, c))_y
 *   network              f_ent(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   a token              p(t | copy 1, v) = softmax_t(v * copy.v[0] * h_t), t in query
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module atis_m_ent = {
    .name = "ent", .kind = ASN_COPIED, .what = ATIS_TYPE_ent, .go = atis_type_ent, .params = atis_p_copied,
};
static bool atis_type_ent(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &atis_m_ent, v, node);
}

/* lambda.asdl:4: num, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | num, v) = softmax(f_num(v, c))_y
 *   network              f_num(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module atis_m_num = {
    .name = "num", .kind = ASN_CLOSED, .what = ATIS_TYPE_num, .go = atis_type_num, .params = atis_p_closed,
};
static bool atis_type_num(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &atis_m_num, v, node);
}

/* lambda.asdl:5: pred, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | pred, v) = softmax(f_pred(v, c))_y
 *   network              f_pred(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module atis_m_pred = {
    .name = "pred", .kind = ASN_CLOSED, .what = ATIS_TYPE_pred, .go = atis_type_pred, .params = atis_p_closed,
};
static bool atis_type_pred(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &atis_m_pred, v, node);
}

/* lambda.asdl:10: var_type, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | var_type, v) = softmax(f_var_type(v, c))_y
 *   network              f_var_type(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module atis_m_var_type = {
    .name = "var_type", .kind = ASN_CLOSED, .what = ATIS_TYPE_var_type, .go = atis_type_var_type,
    .params = atis_p_closed,
};
static bool atis_type_var_type(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &atis_m_var_type, v, node);
}

/* ---- Target text, from the task's templates. */

/* print Variable "{variable}" */
static void atis_print_Variable(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, ATIS_Variable_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Entity "{entity}" */
static void atis_print_Entity(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, ATIS_Entity_entity, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Number "{number}" */
static void atis_print_Number(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, ATIS_Number_number, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Apply "( {predicate}{?arguments: {arguments: }} )" */
static void atis_print_Apply(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( ", 2);
    asn_put_value(p, asn_tree_child(t, ATIS_Apply_predicate, 0), ASN_RAW, NULL, 0, NULL, 0);
    if (asn_tree_count(t, ATIS_Apply_arguments) > 0) {
        asn_put(p, " ", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, ATIS_Apply_arguments); i1++) {
            if (i1 > 0) {
                asn_put(p, " ", 1);
            }
            asn_put_tree(p, asn_tree_child(t, ATIS_Apply_arguments, i1), 0, ASN_ANY_LEVEL);
        }
    }
    asn_put(p, " )", 2);
}

/* print Argmax "( argmax {variable} {domain} {body} )" */
static void atis_print_Argmax(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( argmax ", 9);
    asn_put_value(p, asn_tree_child(t, ATIS_Argmax_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Argmax_domain, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Argmax_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Argmin "( argmin {variable} {domain} {body} )" */
static void atis_print_Argmin(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( argmin ", 9);
    asn_put_value(p, asn_tree_child(t, ATIS_Argmin_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Argmin_domain, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Argmin_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Count "( count {variable} {body} )" */
static void atis_print_Count(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( count ", 8);
    asn_put_value(p, asn_tree_child(t, ATIS_Count_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Count_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Exists "( exists {variable} {body} )" */
static void atis_print_Exists(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( exists ", 9);
    asn_put_value(p, asn_tree_child(t, ATIS_Exists_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Exists_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Lambda "( lambda {variable} {type} {body} )" */
static void atis_print_Lambda(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( lambda ", 9);
    asn_put_value(p, asn_tree_child(t, ATIS_Lambda_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_value(p, asn_tree_child(t, ATIS_Lambda_type, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Lambda_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Max "( max {variable} {body} )" */
static void atis_print_Max(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( max ", 6);
    asn_put_value(p, asn_tree_child(t, ATIS_Max_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Max_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Min "( min {variable} {body} )" */
static void atis_print_Min(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( min ", 6);
    asn_put_value(p, asn_tree_child(t, ATIS_Min_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Min_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Sum "( sum {variable} {domain} {body} )" */
static void atis_print_Sum(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( sum ", 6);
    asn_put_value(p, asn_tree_child(t, ATIS_Sum_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Sum_domain, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Sum_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print The "( the {variable} {body} )" */
static void atis_print_The(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( the ", 6);
    asn_put_value(p, asn_tree_child(t, ATIS_The_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_The_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Not "( not {argument} )" */
static void atis_print_Not(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( not ", 6);
    asn_put_tree(p, asn_tree_child(t, ATIS_Not_argument, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print And "( and{?arguments: {arguments: }} )" */
static void atis_print_And(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( and", 5);
    if (asn_tree_count(t, ATIS_And_arguments) > 0) {
        asn_put(p, " ", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, ATIS_And_arguments); i1++) {
            if (i1 > 0) {
                asn_put(p, " ", 1);
            }
            asn_put_tree(p, asn_tree_child(t, ATIS_And_arguments, i1), 0, ASN_ANY_LEVEL);
        }
    }
    asn_put(p, " )", 2);
}

/* print Or "( or{?arguments: {arguments: }} )" */
static void atis_print_Or(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( or", 4);
    if (asn_tree_count(t, ATIS_Or_arguments) > 0) {
        asn_put(p, " ", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, ATIS_Or_arguments); i1++) {
            if (i1 > 0) {
                asn_put(p, " ", 1);
            }
            asn_put_tree(p, asn_tree_child(t, ATIS_Or_arguments, i1), 0, ASN_ANY_LEVEL);
        }
    }
    asn_put(p, " )", 2);
}

/* print Compare "( {op} {left} {right} )" */
static void atis_print_Compare(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( ", 2);
    asn_put_tree(p, asn_tree_child(t, ATIS_Compare_op, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Compare_left, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, ATIS_Compare_right, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Equal "=" */
static void atis_print_Equal(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "=", 1);
}

/* print LessThan "<" */
static void atis_print_LessThan(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "<", 1);
}

/* print GreaterThan ">" */
static void atis_print_GreaterThan(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, ">", 1);
}

/* How each constructor prints. */
static const asn_template atis_templates[] = {
    [0] = {.level = -1},
    [ATIS_Variable] = {.print = atis_print_Variable, .level = -1, .steps = 1},
    [ATIS_Entity] = {.print = atis_print_Entity, .level = -1, .steps = 3},
    [ATIS_Number] = {.print = atis_print_Number, .level = -1, .steps = 5},
    [ATIS_Apply] = {.print = atis_print_Apply, .level = -1, .steps = 7},
    [ATIS_Argmax] = {.print = atis_print_Argmax, .level = -1, .steps = 18},
    [ATIS_Argmin] = {.print = atis_print_Argmin, .level = -1, .steps = 26},
    [ATIS_Count] = {.print = atis_print_Count, .level = -1, .steps = 34},
    [ATIS_Exists] = {.print = atis_print_Exists, .level = -1, .steps = 40},
    [ATIS_Lambda] = {.print = atis_print_Lambda, .level = -1, .steps = 46},
    [ATIS_Max] = {.print = atis_print_Max, .level = -1, .steps = 54},
    [ATIS_Min] = {.print = atis_print_Min, .level = -1, .steps = 60},
    [ATIS_Sum] = {.print = atis_print_Sum, .level = -1, .steps = 66},
    [ATIS_The] = {.print = atis_print_The, .level = -1, .steps = 74},
    [ATIS_Not] = {.print = atis_print_Not, .level = -1, .steps = 80},
    [ATIS_And] = {.print = atis_print_And, .level = -1, .steps = 84},
    [ATIS_Or] = {.print = atis_print_Or, .level = -1, .steps = 94},
    [ATIS_Compare] = {.print = atis_print_Compare, .level = -1, .steps = 104},
    [ATIS_Equal] = {.print = atis_print_Equal, .level = -1, .steps = 112},
    [ATIS_LessThan] = {.print = atis_print_LessThan, .level = -1, .steps = 114},
    [ATIS_GreaterThan] = {.print = atis_print_GreaterThan, .level = -1, .steps = 116},
};

/* ---- The same templates, step by step, for reading target text. */

#ifndef ASN_SHIPPED
static const asn_template_step atis_steps[] = {
    {.kind = ASN_STEP_END},
    /* 1: Variable */
    {.kind = ASN_STEP_CHILD, .field = ATIS_Variable_variable},
    {.kind = ASN_STEP_END},
    /* 3: Entity */
    {.kind = ASN_STEP_CHILD, .field = ATIS_Entity_entity},
    {.kind = ASN_STEP_END},
    /* 5: Number */
    {.kind = ASN_STEP_CHILD, .field = ATIS_Number_number},
    {.kind = ASN_STEP_END},
    /* 7: Apply */
    {.kind = ASN_STEP_TEXT, .text = "( ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Apply_predicate},
    {.kind = ASN_STEP_IF, .field = ATIS_Apply_arguments, .test = ASN_TEST_PRESENT, .to = 9},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = ATIS_Apply_arguments, .loop = 1, .columns = (const int[]){2, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Apply_arguments, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = ATIS_Apply_arguments, .loop = 1, .columns = (const int[]){2, 0}, .to = 9},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_GO, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 18: Argmax */
    {.kind = ASN_STEP_TEXT, .text = "( argmax ", .length = 9},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Argmax_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Argmax_domain, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Argmax_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 26: Argmin */
    {.kind = ASN_STEP_TEXT, .text = "( argmin ", .length = 9},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Argmin_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Argmin_domain, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Argmin_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 34: Count */
    {.kind = ASN_STEP_TEXT, .text = "( count ", .length = 8},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Count_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Count_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 40: Exists */
    {.kind = ASN_STEP_TEXT, .text = "( exists ", .length = 9},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Exists_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Exists_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 46: Lambda */
    {.kind = ASN_STEP_TEXT, .text = "( lambda ", .length = 9},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Lambda_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Lambda_type},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Lambda_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 54: Max */
    {.kind = ASN_STEP_TEXT, .text = "( max ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Max_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Max_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 60: Min */
    {.kind = ASN_STEP_TEXT, .text = "( min ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Min_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Min_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 66: Sum */
    {.kind = ASN_STEP_TEXT, .text = "( sum ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Sum_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Sum_domain, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Sum_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 74: The */
    {.kind = ASN_STEP_TEXT, .text = "( the ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = ATIS_The_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_The_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 80: Not */
    {.kind = ASN_STEP_TEXT, .text = "( not ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Not_argument, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 84: And */
    {.kind = ASN_STEP_TEXT, .text = "( and", .length = 5},
    {.kind = ASN_STEP_IF, .field = ATIS_And_arguments, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = ATIS_And_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = ATIS_And_arguments, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = ATIS_And_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 94: Or */
    {.kind = ASN_STEP_TEXT, .text = "( or", .length = 4},
    {.kind = ASN_STEP_IF, .field = ATIS_Or_arguments, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = ATIS_Or_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Or_arguments, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = ATIS_Or_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 104: Compare */
    {.kind = ASN_STEP_TEXT, .text = "( ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Compare_op, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Compare_left, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = ATIS_Compare_right, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 112: Equal */
    {.kind = ASN_STEP_TEXT, .text = "=", .length = 1},
    {.kind = ASN_STEP_END},
    /* 114: LessThan */
    {.kind = ASN_STEP_TEXT, .text = "<", .length = 1},
    {.kind = ASN_STEP_END},
    /* 116: GreaterThan */
    {.kind = ASN_STEP_TEXT, .text = ">", .length = 1},
    {.kind = ASN_STEP_END},
};
#endif /* ASN_SHIPPED */

/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */

static const asn_type atis_types[] = {
    [ATIS_TYPE_expr] = {.name = "expr", .reachable = true, .first_ctor = ATIS_Variable, .n_ctors = 17,
        .expected = true},
    [ATIS_TYPE_cmp_op] = {.name = "cmp_op", .reachable = true, .first_ctor = ATIS_Equal, .n_ctors = 3},
    [ATIS_TYPE_var] = {.name = "var", .primitive = true, .reachable = true, .roles = true, .bound = true,
        .fresh = true, .used = true},
    [ATIS_TYPE_ent] = {.name = "ent", .primitive = true, .reachable = true, .first_copy = 0, .n_copies = 1,
        .use_input = true, .expected = true},
    [ATIS_TYPE_num] = {.name = "num", .primitive = true, .reachable = true},
    [ATIS_TYPE_pred] = {.name = "pred", .primitive = true, .reachable = true, .expected = true},
    [ATIS_TYPE_var_type] = {.name = "var_type", .primitive = true, .reachable = true},
};

static const asn_ctor atis_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [ATIS_Variable] = {.name = "Variable", .length = 8, .type = ATIS_TYPE_expr, .first_field = 0, .n_fields = 1},
    [ATIS_Entity] = {.name = "Entity", .length = 6, .type = ATIS_TYPE_expr, .first_field = 1, .n_fields = 1},
    [ATIS_Number] = {.name = "Number", .length = 6, .type = ATIS_TYPE_expr, .first_field = 2, .n_fields = 1},
    [ATIS_Apply] = {.name = "Apply", .length = 5, .type = ATIS_TYPE_expr, .first_field = 3, .n_fields = 2},
    [ATIS_Argmax] = {.name = "Argmax", .length = 6, .type = ATIS_TYPE_expr, .first_field = 5, .n_fields = 3},
    [ATIS_Argmin] = {.name = "Argmin", .length = 6, .type = ATIS_TYPE_expr, .first_field = 8, .n_fields = 3},
    [ATIS_Count] = {.name = "Count", .length = 5, .type = ATIS_TYPE_expr, .first_field = 11, .n_fields = 2},
    [ATIS_Exists] = {.name = "Exists", .length = 6, .type = ATIS_TYPE_expr, .first_field = 13, .n_fields = 2},
    [ATIS_Lambda] = {.name = "Lambda", .length = 6, .type = ATIS_TYPE_expr, .first_field = 15, .n_fields = 3},
    [ATIS_Max] = {.name = "Max", .length = 3, .type = ATIS_TYPE_expr, .first_field = 18, .n_fields = 2},
    [ATIS_Min] = {.name = "Min", .length = 3, .type = ATIS_TYPE_expr, .first_field = 20, .n_fields = 2},
    [ATIS_Sum] = {.name = "Sum", .length = 3, .type = ATIS_TYPE_expr, .first_field = 22, .n_fields = 3},
    [ATIS_The] = {.name = "The", .length = 3, .type = ATIS_TYPE_expr, .first_field = 25, .n_fields = 2},
    [ATIS_Not] = {.name = "Not", .length = 3, .type = ATIS_TYPE_expr, .first_field = 27, .n_fields = 1},
    [ATIS_And] = {.name = "And", .length = 3, .type = ATIS_TYPE_expr, .first_field = 28, .n_fields = 1},
    [ATIS_Or] = {.name = "Or", .length = 2, .type = ATIS_TYPE_expr, .first_field = 29, .n_fields = 1},
    [ATIS_Compare] = {.name = "Compare", .length = 7, .type = ATIS_TYPE_expr, .first_field = 30, .n_fields = 3},
    [ATIS_Equal] = {.name = "Equal", .length = 5, .type = ATIS_TYPE_cmp_op},
    [ATIS_LessThan] = {.name = "LessThan", .length = 8, .type = ATIS_TYPE_cmp_op},
    [ATIS_GreaterThan] = {.name = "GreaterThan", .length = 11, .type = ATIS_TYPE_cmp_op},
};

static const asn_field atis_fields[] = {
    {.name = "variable", .length = 8, .ctor = ATIS_Variable, .type = ATIS_TYPE_var, .card = ASN_ONE},
    {.name = "entity", .length = 6, .ctor = ATIS_Entity, .type = ATIS_TYPE_ent, .card = ASN_ONE},
    {.name = "number", .length = 6, .ctor = ATIS_Number, .type = ATIS_TYPE_num, .card = ASN_ONE},
    {.name = "predicate", .length = 9, .ctor = ATIS_Apply, .type = ATIS_TYPE_pred, .card = ASN_ONE},
    {.name = "arguments", .length = 9, .ctor = ATIS_Apply, .type = ATIS_TYPE_expr, .card = ASN_SEQUENCE,
        .distinct = true, .signature = 1},
    {.name = "variable", .length = 8, .ctor = ATIS_Argmax, .type = ATIS_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "domain", .length = 6, .ctor = ATIS_Argmax, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = ATIS_Argmax, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = ATIS_Argmin, .type = ATIS_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "domain", .length = 6, .ctor = ATIS_Argmin, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = ATIS_Argmin, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = ATIS_Count, .type = ATIS_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "body", .length = 4, .ctor = ATIS_Count, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = ATIS_Exists, .type = ATIS_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "body", .length = 4, .ctor = ATIS_Exists, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = ATIS_Lambda, .type = ATIS_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "type", .length = 4, .ctor = ATIS_Lambda, .type = ATIS_TYPE_var_type, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = ATIS_Lambda, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = ATIS_Max, .type = ATIS_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "body", .length = 4, .ctor = ATIS_Max, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = ATIS_Min, .type = ATIS_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "body", .length = 4, .ctor = ATIS_Min, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = ATIS_Sum, .type = ATIS_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "domain", .length = 6, .ctor = ATIS_Sum, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = ATIS_Sum, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = ATIS_The, .type = ATIS_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "body", .length = 4, .ctor = ATIS_The, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "argument", .length = 8, .ctor = ATIS_Not, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "arguments", .length = 9, .ctor = ATIS_And, .type = ATIS_TYPE_expr, .card = ASN_SEQUENCE,
        .unordered = true, .distinct = true},
    {.name = "arguments", .length = 9, .ctor = ATIS_Or, .type = ATIS_TYPE_expr, .card = ASN_SEQUENCE,
        .unordered = true, .distinct = true},
    {.name = "op", .length = 2, .ctor = ATIS_Compare, .type = ATIS_TYPE_cmp_op, .card = ASN_ONE},
    {.name = "left", .length = 4, .ctor = ATIS_Compare, .type = ATIS_TYPE_expr, .card = ASN_ONE},
    {.name = "right", .length = 5, .ctor = ATIS_Compare, .type = ATIS_TYPE_expr, .card = ASN_ONE},
};

static const asn_module *const atis_modules[] = {
    &atis_m_expr, &atis_m_Variable, &atis_m_Variable_variable, &atis_m_Entity, &atis_m_Entity_entity,
    &atis_m_Number, &atis_m_Number_number, &atis_m_Apply, &atis_m_Apply_predicate, &atis_m_Apply_arguments,
    &atis_m_Argmax, &atis_m_Argmax_variable, &atis_m_Argmax_domain, &atis_m_Argmax_body, &atis_m_Argmin,
    &atis_m_Argmin_variable, &atis_m_Argmin_domain, &atis_m_Argmin_body, &atis_m_Count, &atis_m_Count_variable,
    &atis_m_Count_body, &atis_m_Exists, &atis_m_Exists_variable, &atis_m_Exists_body, &atis_m_Lambda,
    &atis_m_Lambda_variable, &atis_m_Lambda_type, &atis_m_Lambda_body, &atis_m_Max, &atis_m_Max_variable,
    &atis_m_Max_body, &atis_m_Min, &atis_m_Min_variable, &atis_m_Min_body, &atis_m_Sum, &atis_m_Sum_variable,
    &atis_m_Sum_domain, &atis_m_Sum_body, &atis_m_The, &atis_m_The_variable, &atis_m_The_body, &atis_m_Not,
    &atis_m_Not_argument, &atis_m_And, &atis_m_And_arguments, &atis_m_Or, &atis_m_Or_arguments, &atis_m_Compare,
    &atis_m_Compare_op, &atis_m_Compare_left, &atis_m_Compare_right, &atis_m_cmp_op, &atis_m_Equal,
    &atis_m_LessThan, &atis_m_GreaterThan, &atis_m_var, &atis_m_ent, &atis_m_num, &atis_m_pred, &atis_m_var_type,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t atis_hash[] = {
    3, 0, 0, 0, 0, 0, 15, 0, 12, 0, 9, 0, 0, 0, 0, 5, 18, 0, 0, 0, 7, 17, 0, 0, 0, 0, 0, 4, 0, 8, 0, 0, 0, 6, 0,
    19, 16, 1, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 10, 2, 0, 13, 0, 20, 0,
};

static const asn_input atis_inputs[] = {
    {.name = "query", .rule = ASN_WORDS, .lower = true, .stem = true, .copied = true},
};

static const asn_copy atis_copies[] = {
    {.type = ATIS_TYPE_ent, .input = 0, .part = ASN_COPY_TOKEN, .transform = ASN_COPY_AS_IS},
};

static const asn_signature atis_signatures[] = {
    {.key = 3, .field = 4}, /* Apply.predicate, arguments */
};

static const asn_scope atis_scopes[] = {
    {.binder = 5, .in = 6}, /* Argmax.variable, domain */
    {.binder = 5, .in = 7}, /* Argmax.variable, body */
    {.binder = 8, .in = 9}, /* Argmin.variable, domain */
    {.binder = 8, .in = 10}, /* Argmin.variable, body */
    {.binder = 11, .in = 12}, /* Count.variable, body */
    {.binder = 13, .in = 14}, /* Exists.variable, body */
    {.binder = 15, .in = 17}, /* Lambda.variable, body */
    {.binder = 18, .in = 19}, /* Max.variable, body */
    {.binder = 20, .in = 21}, /* Min.variable, body */
    {.binder = 22, .in = 23}, /* Sum.variable, domain */
    {.binder = 22, .in = 24}, /* Sum.variable, body */
    {.binder = 25, .in = 26}, /* The.variable, body */
};

static const asn_setting atis_settings[] = {
    {.id = ASN_SET_search, .value = "1000"},
    {.id = ASN_SET_epochs, .value = "400"},
    {.id = ASN_SET_hidden, .value = "100"},
};

static const char *const atis_grammar_text[] = {
    "expr = Variable(var variable) | Entity(ent entity) | Number(num number) | Apply(pred predicate, "
        "expr* arguments) | Argmax(var variable, expr domain, expr body) | Argmin(var variable, expr domain, "
        "expr body) | Count(var variable, expr body) | Exists(var variable, expr body) | Lambda(var "
        "variable, var_type type, expr body) | Max(var variable, expr body) | Min(var variable, expr body) | "
        "Sum(var variable, expr domain, expr body) | The(var variable, expr body) | Not(expr argument) | "
        "And(expr* arguments) | Or(expr* arguments) | Compare(cmp_op op, expr left, expr right)",
    "cmp_op = Equal | LessThan | GreaterThan",
    NULL,
};

static const char *const atis_task_text[] = {
    "-- atis.task: questions about flights to lambda calculus.",
    "grammar lambda.asdl",
    "include lambda.print",
    "root expr",
    "input query words lower stem",
    "copy ent from query token",
    "use input ent",
    "set search 1000",
    "",
    "-- The paper's: 400 passes, of which dev chooses one. The width is in the middle of its grid (50, "
        "75, 100, 125, 150).",
    "set epochs 400",
    "set hidden 100",
    "",
    "print Equal \"=\"",
    "-- lambda.print: what geo and atis have in common: which values are lists, which children have no "
        "order, how forms print.",
    "closed pred ent var num var_type",
    "unordered And.arguments Or.arguments",
    "distinct And.arguments Or.arguments Apply.arguments",
    "bind Argmax.variable Argmin.variable Count.variable Exists.variable Lambda.variable Max.variable "
        "Min.variable Sum.variable The.variable as var in domain body fresh used",
    "signature Apply.predicate Apply.arguments",
    "expect pred ent expr",
    "roles var",
    "",
    "print Variable \"{variable}\"",
    "print Entity   \"{entity}\"",
    "print Number   \"{number}\"",
    "print Apply    \"( {predicate}{?arguments: {arguments: }} )\"",
    "print Argmax   \"( argmax {variable} {domain} {body} )\"",
    "print Argmin   \"( argmin {variable} {domain} {body} )\"",
    "print Count    \"( count {variable} {body} )\"",
    "print Exists   \"( exists {variable} {body} )\"",
    "print Lambda   \"( lambda {variable} {type} {body} )\"",
    "print Max      \"( max {variable} {body} )\"",
    "print Min      \"( min {variable} {body} )\"",
    "print Sum      \"( sum {variable} {domain} {body} )\"",
    "print The      \"( the {variable} {body} )\"",
    "print Not      \"( not {argument} )\"",
    "print And      \"( and{?arguments: {arguments: }} )\"",
    "print Or       \"( or{?arguments: {arguments: }} )\"",
    "print Compare  \"( {op} {left} {right} )\"",
    "print LessThan \"<\"",
    "print GreaterThan \">\"",
    "",
    "-- Which values there are, so that what is printed can be read again.",
    "pattern var      string \"\\$[^ ()]+\"",
    "pattern num      string \"-?[0-9]+:i\"",
    "pattern pred     string \"[^ ()$][^ ()]*\" except keywords num",
    "pattern ent      string \"[^ ()$][^ ()]*\" except keywords num",
    "pattern var_type string \"[^ ()$][^ ()]*\" except keywords",
    NULL,
};

/* ---- Which values types and fields hold. */

#ifndef ASN_SHIPPED
static const int32_t atis_pattern_code[] = {
    1, 1, 36, 36, 1, 3, 0, 31, 33, 39, 42, 1114111, 2, 15, 25, 1, 3, 0, 31, 33, 39, 42, 1114111, 3, 12, 0,
    2, 3, 7, 1, 1, 45, 45, 1, 1, 48, 57, 2, 14, 20, 1, 1, 48, 57, 3, 11, 1, 1, 58, 58, 1, 1, 105, 105, 0,
    1, 4, 0, 31, 33, 35, 37, 39, 42, 1114111, 2, 13, 23, 1, 3, 0, 31, 33, 39, 42, 1114111, 3, 10, 0,
    1, 4, 0, 31, 33, 35, 37, 39, 42, 1114111, 2, 13, 23, 1, 3, 0, 31, 33, 39, 42, 1114111, 3, 10, 0,
    1, 4, 0, 31, 33, 35, 37, 39, 42, 1114111, 2, 13, 23, 1, 3, 0, 31, 33, 39, 42, 1114111, 3, 10, 0,
};

static const char *const atis_pattern_except[] = {
    "(", ")", "argmax", "argmin", "count", "exists", "lambda", "max", "min", "sum", "the", "not", "and", "or", "=",
    "<", ">", NULL, "(", ")", "argmax", "argmin", "count", "exists", "lambda", "max", "min", "sum", "the", "not",
    "and", "or", "=", "<", ">", NULL, "(", ")", "argmax", "argmin", "count", "exists", "lambda", "max", "min",
    "sum", "the", "not", "and", "or", "=", "<", ">", NULL,
};

static const asn_pattern atis_patterns[] = {
    {.type = ATIS_TYPE_var, .field = -1, .kind = ASN_STRING, .code = atis_pattern_code + 0},
    {.type = ATIS_TYPE_num, .field = -1, .kind = ASN_STRING, .code = atis_pattern_code + 26},
    {.type = ATIS_TYPE_pred, .field = -1, .kind = ASN_STRING, .code = atis_pattern_code + 55,
        .except = atis_pattern_except + 0, .others = (const int[]){ATIS_TYPE_num, -1}},
    {.type = ATIS_TYPE_ent, .field = -1, .kind = ASN_STRING, .code = atis_pattern_code + 79,
        .except = atis_pattern_except + 18, .others = (const int[]){ATIS_TYPE_num, -1}},
    {.type = ATIS_TYPE_var_type, .field = -1, .kind = ASN_STRING, .code = atis_pattern_code + 103,
        .except = atis_pattern_except + 36},
};
#endif /* ASN_SHIPPED */

ASN_API const asn_grammar atis_grammar = {
    .name = "atis",
    .grammar_text = atis_grammar_text,
    .task_text = atis_task_text,
    .types = atis_types, .n_types = 7,
    .ctors = atis_ctors, .n_ctors = 20,
    .fields = atis_fields, .n_fields = 33,
    .modules = atis_modules, .n_modules = 60,
    .root = ATIS_TYPE_expr,
    .hash = atis_hash, .hash_mask = 63,
    .inputs = atis_inputs, .n_inputs = 1,
    .copies = atis_copies, .n_copies = 1,
    .signatures = atis_signatures, .n_signatures = 1,
    .scopes = atis_scopes, .n_scopes = 12,
    .settings = atis_settings, .n_settings = 3,
    .minimum = 1,
    .templates = atis_templates,
    .indent = "    ",
    .open_paren = "(",
    .close_paren = ")",
#ifndef ASN_SHIPPED
    .steps = atis_steps,
    .patterns = atis_patterns, .n_patterns = 5,
#endif
};

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &atis_grammar);
}
#endif
