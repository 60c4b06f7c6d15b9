/* geo.c: written by asdlc from lambda.asdl, geo.task, lambda.print and geo.entities. Change those, not this file. */
#include "geo.h"

_Static_assert(ASN_ABI == 1721467065, "geo.c was written for another runtime; compile the grammar again");

static bool geo_ctor_Variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Variable_variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Entity(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Entity_entity(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Number(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Number_number(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Apply(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Argmax(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Argmax_variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Argmax_domain(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Argmax_body(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Argmin(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Argmin_variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Argmin_domain(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Argmin_body(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Count(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Count_variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Count_body(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Exists(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Exists_variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Exists_body(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Lambda(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Lambda_variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Lambda_type(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Lambda_body(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Max(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Max_variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Max_body(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Min(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Min_variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Min_body(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Sum(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Sum_variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Sum_domain(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Sum_body(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_The(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_The_variable(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_The_body(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Not(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Not_argument(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_And(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_And_arguments(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Or(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Or_arguments(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Compare(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Compare_op(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Compare_left(asn_run *run, asn_state v, asn_node *node);
static bool geo_field_Compare_right(asn_run *run, asn_state v, asn_node *node);
static bool geo_type_cmp_op(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_Equal(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_LessThan(asn_run *run, asn_state v, asn_node *node);
static bool geo_ctor_GreaterThan(asn_run *run, asn_state v, asn_node *node);
static bool geo_type_var(asn_run *run, asn_state v, asn_node *node);
static bool geo_type_ent(asn_run *run, asn_state v, asn_node *node);
static bool geo_type_num(asn_run *run, asn_state v, asn_node *node);
static bool geo_type_pred(asn_run *run, asn_state v, asn_node *node);
static bool geo_type_var_type(asn_run *run, asn_state v, asn_node *node);

/* What a module learns, by its kind. */
static const asn_param geo_p_choice[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_CHOICES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_CHOICES},
    {.id = ASN_NO_PARAM},
};
static const asn_param geo_p_constructor[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_E, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param geo_p_one[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param geo_p_sequence[] = {
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
static const asn_param geo_p_closed[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_NO_PARAM},
};
static const asn_param geo_p_copied[] = {
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
static const asn_module geo_m_expr = {
    .name = "expr", .kind = ASN_CHOICE, .what = GEO_TYPE_expr, .go = geo_type_expr, .params = geo_p_choice,
};
bool geo_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case GEO_Variable: return geo_ctor_Variable(run, v, node);
    case GEO_Entity:   return geo_ctor_Entity(run, v, node);
    case GEO_Number:   return geo_ctor_Number(run, v, node);
    case GEO_Apply:    return geo_ctor_Apply(run, v, node);
    case GEO_Argmax:   return geo_ctor_Argmax(run, v, node);
    case GEO_Argmin:   return geo_ctor_Argmin(run, v, node);
    case GEO_Count:    return geo_ctor_Count(run, v, node);
    case GEO_Exists:   return geo_ctor_Exists(run, v, node);
    case GEO_Lambda:   return geo_ctor_Lambda(run, v, node);
    case GEO_Max:      return geo_ctor_Max(run, v, node);
    case GEO_Min:      return geo_ctor_Min(run, v, node);
    case GEO_Sum:      return geo_ctor_Sum(run, v, node);
    case GEO_The:      return geo_ctor_The(run, v, node);
    case GEO_Not:      return geo_ctor_Not(run, v, node);
    case GEO_And:      return geo_ctor_And(run, v, node);
    case GEO_Or:       return geo_ctor_Or(run, v, node);
    case GEO_Compare:  return geo_ctor_Compare(run, v, node);
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
static const asn_module geo_m_Variable = {
    .name = "Variable", .kind = ASN_CONSTRUCTOR, .what = GEO_Variable, .go = geo_ctor_Variable,
    .params = geo_p_constructor,
};
static bool geo_ctor_Variable(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Variable;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Variable_variable, c));
    return geo_field_Variable_variable(run, v_variable, node);
}

/* lambda.asdl:2: Variable.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Variable_variable = {
    .name = "Variable.variable", .kind = ASN_FIELD_ONE, .what = 0, .go = geo_field_Variable_variable,
    .params = geo_p_one,
};
static bool geo_field_Variable_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Variable_variable, 0));
}

/* lambda.asdl:3: Entity(ent entity)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Entity(e_F, c), for each field F
 *   network              f_Entity(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Entity = {
    .name = "Entity", .kind = ASN_CONSTRUCTOR, .what = GEO_Entity, .go = geo_ctor_Entity,
    .params = geo_p_constructor,
};
static bool geo_ctor_Entity(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Entity;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_entity = asn_vertical(run, v, asn_embed_field(run, m, GEO_Entity_entity, c));
    return geo_field_Entity_entity(run, v_entity, node);
}

/* lambda.asdl:3: Entity.entity, ent: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Entity_entity = {
    .name = "Entity.entity", .kind = ASN_FIELD_ONE, .what = 1, .go = geo_field_Entity_entity, .params = geo_p_one,
};
static bool geo_field_Entity_entity(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_ent(run, v, asn_child(run, node, GEO_Entity_entity, 0));
}

/* lambda.asdl:4: Number(num number)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Number(e_F, c), for each field F
 *   network              f_Number(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Number = {
    .name = "Number", .kind = ASN_CONSTRUCTOR, .what = GEO_Number, .go = geo_ctor_Number,
    .params = geo_p_constructor,
};
static bool geo_ctor_Number(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Number;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_number = asn_vertical(run, v, asn_embed_field(run, m, GEO_Number_number, c));
    return geo_field_Number_number(run, v_number, node);
}

/* lambda.asdl:4: Number.number, num: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Number_number = {
    .name = "Number.number", .kind = ASN_FIELD_ONE, .what = 2, .go = geo_field_Number_number, .params = geo_p_one,
};
static bool geo_field_Number_number(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_num(run, v, asn_child(run, node, GEO_Number_number, 0));
}

/* lambda.asdl:5: Apply(pred predicate, expr* arguments)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Apply(e_F, c), for each field F
 *   network              f_Apply(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Apply = {
    .name = "Apply", .kind = ASN_CONSTRUCTOR, .what = GEO_Apply, .go = geo_ctor_Apply, .params = geo_p_constructor,
};
static bool geo_ctor_Apply(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Apply;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_predicate = asn_vertical(run, v, asn_embed_field(run, m, GEO_Apply_predicate, c));
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, GEO_Apply_arguments, c));
    return geo_field_Apply_predicate(run, v_predicate, node)
        && geo_field_Apply_arguments(run, v_arguments, node);
}

/* lambda.asdl:5: Apply.predicate, pred: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Apply_predicate = {
    .name = "Apply.predicate", .kind = ASN_FIELD_ONE, .what = 3, .go = geo_field_Apply_predicate,
    .params = geo_p_one,
};
static bool geo_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_pred(run, v, asn_child(run, node, GEO_Apply_predicate, 0));
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
static const asn_module geo_m_Apply_arguments = {
    .name = "Apply.arguments", .kind = ASN_FIELD_SEQUENCE, .what = 4, .go = geo_field_Apply_arguments,
    .params = geo_p_sequence,
};
static bool geo_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Apply_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!geo_type_expr(run, w, asn_child(run, node, GEO_Apply_arguments, i)))
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
static const asn_module geo_m_Argmax = {
    .name = "Argmax", .kind = ASN_CONSTRUCTOR, .what = GEO_Argmax, .go = geo_ctor_Argmax,
    .params = geo_p_constructor,
};
static bool geo_ctor_Argmax(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Argmax;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Argmax_variable, c));
    asn_state v_domain   = asn_vertical(run, v, asn_embed_field(run, m, GEO_Argmax_domain, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Argmax_body, c));
    return geo_field_Argmax_variable(run, v_variable, node)
        && geo_field_Argmax_domain(run, v_domain, node)
        && geo_field_Argmax_body(run, v_body, node);
}

/* lambda.asdl:6: Argmax.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Argmax_variable = {
    .name = "Argmax.variable", .kind = ASN_FIELD_ONE, .what = 5, .go = geo_field_Argmax_variable,
    .params = geo_p_one,
};
static bool geo_field_Argmax_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Argmax_variable, 0));
}

/* lambda.asdl:6: Argmax.domain, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Argmax_domain = {
    .name = "Argmax.domain", .kind = ASN_FIELD_ONE, .what = 6, .go = geo_field_Argmax_domain, .params = geo_p_one,
};
static bool geo_field_Argmax_domain(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Argmax_domain, 0));
}

/* lambda.asdl:6: Argmax.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Argmax_body = {
    .name = "Argmax.body", .kind = ASN_FIELD_ONE, .what = 7, .go = geo_field_Argmax_body, .params = geo_p_one,
};
static bool geo_field_Argmax_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Argmax_body, 0));
}

/* lambda.asdl:7: Argmin(var variable, expr domain, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Argmin(e_F, c), for each field F
 *   network              f_Argmin(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Argmin = {
    .name = "Argmin", .kind = ASN_CONSTRUCTOR, .what = GEO_Argmin, .go = geo_ctor_Argmin,
    .params = geo_p_constructor,
};
static bool geo_ctor_Argmin(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Argmin;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Argmin_variable, c));
    asn_state v_domain   = asn_vertical(run, v, asn_embed_field(run, m, GEO_Argmin_domain, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Argmin_body, c));
    return geo_field_Argmin_variable(run, v_variable, node)
        && geo_field_Argmin_domain(run, v_domain, node)
        && geo_field_Argmin_body(run, v_body, node);
}

/* lambda.asdl:7: Argmin.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Argmin_variable = {
    .name = "Argmin.variable", .kind = ASN_FIELD_ONE, .what = 8, .go = geo_field_Argmin_variable,
    .params = geo_p_one,
};
static bool geo_field_Argmin_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Argmin_variable, 0));
}

/* lambda.asdl:7: Argmin.domain, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Argmin_domain = {
    .name = "Argmin.domain", .kind = ASN_FIELD_ONE, .what = 9, .go = geo_field_Argmin_domain, .params = geo_p_one,
};
static bool geo_field_Argmin_domain(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Argmin_domain, 0));
}

/* lambda.asdl:7: Argmin.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Argmin_body = {
    .name = "Argmin.body", .kind = ASN_FIELD_ONE, .what = 10, .go = geo_field_Argmin_body, .params = geo_p_one,
};
static bool geo_field_Argmin_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Argmin_body, 0));
}

/* lambda.asdl:8: Count(var variable, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Count(e_F, c), for each field F
 *   network              f_Count(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Count = {
    .name = "Count", .kind = ASN_CONSTRUCTOR, .what = GEO_Count, .go = geo_ctor_Count, .params = geo_p_constructor,
};
static bool geo_ctor_Count(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Count;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Count_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Count_body, c));
    return geo_field_Count_variable(run, v_variable, node)
        && geo_field_Count_body(run, v_body, node);
}

/* lambda.asdl:8: Count.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Count_variable = {
    .name = "Count.variable", .kind = ASN_FIELD_ONE, .what = 11, .go = geo_field_Count_variable,
    .params = geo_p_one,
};
static bool geo_field_Count_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Count_variable, 0));
}

/* lambda.asdl:8: Count.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Count_body = {
    .name = "Count.body", .kind = ASN_FIELD_ONE, .what = 12, .go = geo_field_Count_body, .params = geo_p_one,
};
static bool geo_field_Count_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Count_body, 0));
}

/* lambda.asdl:9: Exists(var variable, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Exists(e_F, c), for each field F
 *   network              f_Exists(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Exists = {
    .name = "Exists", .kind = ASN_CONSTRUCTOR, .what = GEO_Exists, .go = geo_ctor_Exists,
    .params = geo_p_constructor,
};
static bool geo_ctor_Exists(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Exists;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Exists_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Exists_body, c));
    return geo_field_Exists_variable(run, v_variable, node)
        && geo_field_Exists_body(run, v_body, node);
}

/* lambda.asdl:9: Exists.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Exists_variable = {
    .name = "Exists.variable", .kind = ASN_FIELD_ONE, .what = 13, .go = geo_field_Exists_variable,
    .params = geo_p_one,
};
static bool geo_field_Exists_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Exists_variable, 0));
}

/* lambda.asdl:9: Exists.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Exists_body = {
    .name = "Exists.body", .kind = ASN_FIELD_ONE, .what = 14, .go = geo_field_Exists_body, .params = geo_p_one,
};
static bool geo_field_Exists_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Exists_body, 0));
}

/* lambda.asdl:10: Lambda(var variable, var_type type, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Lambda(e_F, c), for each field F
 *   network              f_Lambda(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Lambda = {
    .name = "Lambda", .kind = ASN_CONSTRUCTOR, .what = GEO_Lambda, .go = geo_ctor_Lambda,
    .params = geo_p_constructor,
};
static bool geo_ctor_Lambda(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Lambda;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Lambda_variable, c));
    asn_state v_type     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Lambda_type, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Lambda_body, c));
    return geo_field_Lambda_variable(run, v_variable, node)
        && geo_field_Lambda_type(run, v_type, node)
        && geo_field_Lambda_body(run, v_body, node);
}

/* lambda.asdl:10: Lambda.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Lambda_variable = {
    .name = "Lambda.variable", .kind = ASN_FIELD_ONE, .what = 15, .go = geo_field_Lambda_variable,
    .params = geo_p_one,
};
static bool geo_field_Lambda_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Lambda_variable, 0));
}

/* lambda.asdl:10: Lambda.type, var_type: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Lambda_type = {
    .name = "Lambda.type", .kind = ASN_FIELD_ONE, .what = 16, .go = geo_field_Lambda_type, .params = geo_p_one,
};
static bool geo_field_Lambda_type(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var_type(run, v, asn_child(run, node, GEO_Lambda_type, 0));
}

/* lambda.asdl:10: Lambda.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Lambda_body = {
    .name = "Lambda.body", .kind = ASN_FIELD_ONE, .what = 17, .go = geo_field_Lambda_body, .params = geo_p_one,
};
static bool geo_field_Lambda_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Lambda_body, 0));
}

/* lambda.asdl:11: Max(var variable, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Max(e_F, c), for each field F
 *   network              f_Max(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Max = {
    .name = "Max", .kind = ASN_CONSTRUCTOR, .what = GEO_Max, .go = geo_ctor_Max, .params = geo_p_constructor,
};
static bool geo_ctor_Max(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Max;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Max_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Max_body, c));
    return geo_field_Max_variable(run, v_variable, node)
        && geo_field_Max_body(run, v_body, node);
}

/* lambda.asdl:11: Max.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Max_variable = {
    .name = "Max.variable", .kind = ASN_FIELD_ONE, .what = 18, .go = geo_field_Max_variable, .params = geo_p_one,
};
static bool geo_field_Max_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Max_variable, 0));
}

/* lambda.asdl:11: Max.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Max_body = {
    .name = "Max.body", .kind = ASN_FIELD_ONE, .what = 19, .go = geo_field_Max_body, .params = geo_p_one,
};
static bool geo_field_Max_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Max_body, 0));
}

/* lambda.asdl:12: Min(var variable, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Min(e_F, c), for each field F
 *   network              f_Min(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Min = {
    .name = "Min", .kind = ASN_CONSTRUCTOR, .what = GEO_Min, .go = geo_ctor_Min, .params = geo_p_constructor,
};
static bool geo_ctor_Min(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Min;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Min_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Min_body, c));
    return geo_field_Min_variable(run, v_variable, node)
        && geo_field_Min_body(run, v_body, node);
}

/* lambda.asdl:12: Min.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Min_variable = {
    .name = "Min.variable", .kind = ASN_FIELD_ONE, .what = 20, .go = geo_field_Min_variable, .params = geo_p_one,
};
static bool geo_field_Min_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Min_variable, 0));
}

/* lambda.asdl:12: Min.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Min_body = {
    .name = "Min.body", .kind = ASN_FIELD_ONE, .what = 21, .go = geo_field_Min_body, .params = geo_p_one,
};
static bool geo_field_Min_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Min_body, 0));
}

/* lambda.asdl:13: Sum(var variable, expr domain, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Sum(e_F, c), for each field F
 *   network              f_Sum(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Sum = {
    .name = "Sum", .kind = ASN_CONSTRUCTOR, .what = GEO_Sum, .go = geo_ctor_Sum, .params = geo_p_constructor,
};
static bool geo_ctor_Sum(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Sum;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Sum_variable, c));
    asn_state v_domain   = asn_vertical(run, v, asn_embed_field(run, m, GEO_Sum_domain, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Sum_body, c));
    return geo_field_Sum_variable(run, v_variable, node)
        && geo_field_Sum_domain(run, v_domain, node)
        && geo_field_Sum_body(run, v_body, node);
}

/* lambda.asdl:13: Sum.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Sum_variable = {
    .name = "Sum.variable", .kind = ASN_FIELD_ONE, .what = 22, .go = geo_field_Sum_variable, .params = geo_p_one,
};
static bool geo_field_Sum_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Sum_variable, 0));
}

/* lambda.asdl:13: Sum.domain, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Sum_domain = {
    .name = "Sum.domain", .kind = ASN_FIELD_ONE, .what = 23, .go = geo_field_Sum_domain, .params = geo_p_one,
};
static bool geo_field_Sum_domain(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Sum_domain, 0));
}

/* lambda.asdl:13: Sum.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Sum_body = {
    .name = "Sum.body", .kind = ASN_FIELD_ONE, .what = 24, .go = geo_field_Sum_body, .params = geo_p_one,
};
static bool geo_field_Sum_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Sum_body, 0));
}

/* lambda.asdl:14: The(var variable, expr body)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_The(e_F, c), for each field F
 *   network              f_The(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_The = {
    .name = "The", .kind = ASN_CONSTRUCTOR, .what = GEO_The, .go = geo_ctor_The, .params = geo_p_constructor,
};
static bool geo_ctor_The(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_The;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_The_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_The_body, c));
    return geo_field_The_variable(run, v_variable, node)
        && geo_field_The_body(run, v_body, node);
}

/* lambda.asdl:14: The.variable, var: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_The_variable = {
    .name = "The.variable", .kind = ASN_FIELD_ONE, .what = 25, .go = geo_field_The_variable, .params = geo_p_one,
};
static bool geo_field_The_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_The_variable, 0));
}

/* lambda.asdl:14: The.body, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_The_body = {
    .name = "The.body", .kind = ASN_FIELD_ONE, .what = 26, .go = geo_field_The_body, .params = geo_p_one,
};
static bool geo_field_The_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_The_body, 0));
}

/* lambda.asdl:15: Not(expr argument)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Not(e_F, c), for each field F
 *   network              f_Not(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_Not = {
    .name = "Not", .kind = ASN_CONSTRUCTOR, .what = GEO_Not, .go = geo_ctor_Not, .params = geo_p_constructor,
};
static bool geo_ctor_Not(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Not;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_argument = asn_vertical(run, v, asn_embed_field(run, m, GEO_Not_argument, c));
    return geo_field_Not_argument(run, v_argument, node);
}

/* lambda.asdl:15: Not.argument, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Not_argument = {
    .name = "Not.argument", .kind = ASN_FIELD_ONE, .what = 27, .go = geo_field_Not_argument, .params = geo_p_one,
};
static bool geo_field_Not_argument(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Not_argument, 0));
}

/* lambda.asdl:16: And(expr* arguments)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_And(e_F, c), for each field F
 *   network              f_And(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module geo_m_And = {
    .name = "And", .kind = ASN_CONSTRUCTOR, .what = GEO_And, .go = geo_ctor_And, .params = geo_p_constructor,
};
static bool geo_ctor_And(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_And;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, GEO_And_arguments, c));
    return geo_field_And_arguments(run, v_arguments, node);
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
static const asn_module geo_m_And_arguments = {
    .name = "And.arguments", .kind = ASN_FIELD_SEQUENCE, .what = 28, .go = geo_field_And_arguments,
    .params = geo_p_sequence,
};
static bool geo_field_And_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_And_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!geo_type_expr(run, w, asn_child(run, node, GEO_And_arguments, i)))
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
static const asn_module geo_m_Or = {
    .name = "Or", .kind = ASN_CONSTRUCTOR, .what = GEO_Or, .go = geo_ctor_Or, .params = geo_p_constructor,
};
static bool geo_ctor_Or(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Or;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, GEO_Or_arguments, c));
    return geo_field_Or_arguments(run, v_arguments, node);
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
static const asn_module geo_m_Or_arguments = {
    .name = "Or.arguments", .kind = ASN_FIELD_SEQUENCE, .what = 29, .go = geo_field_Or_arguments,
    .params = geo_p_sequence,
};
static bool geo_field_Or_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Or_arguments;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!geo_type_expr(run, w, asn_child(run, node, GEO_Or_arguments, i)))
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
static const asn_module geo_m_Compare = {
    .name = "Compare", .kind = ASN_CONSTRUCTOR, .what = GEO_Compare, .go = geo_ctor_Compare,
    .params = geo_p_constructor,
};
static bool geo_ctor_Compare(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Compare;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_op    = asn_vertical(run, v, asn_embed_field(run, m, GEO_Compare_op, c));
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, GEO_Compare_left, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, GEO_Compare_right, c));
    return geo_field_Compare_op(run, v_op, node)
        && geo_field_Compare_left(run, v_left, node)
        && geo_field_Compare_right(run, v_right, node);
}

/* lambda.asdl:18: Compare.op, cmp_op: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Compare_op = {
    .name = "Compare.op", .kind = ASN_FIELD_ONE, .what = 30, .go = geo_field_Compare_op, .params = geo_p_one,
};
static bool geo_field_Compare_op(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_cmp_op(run, v, asn_child(run, node, GEO_Compare_op, 0));
}

/* lambda.asdl:18: Compare.left, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Compare_left = {
    .name = "Compare.left", .kind = ASN_FIELD_ONE, .what = 31, .go = geo_field_Compare_left, .params = geo_p_one,
};
static bool geo_field_Compare_left(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Compare_left, 0));
}

/* lambda.asdl:18: Compare.right, expr: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module geo_m_Compare_right = {
    .name = "Compare.right", .kind = ASN_FIELD_ONE, .what = 32, .go = geo_field_Compare_right, .params = geo_p_one,
};
static bool geo_field_Compare_right(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Compare_right, 0));
}

/* lambda.asdl:20: cmp_op = Equal | LessThan | GreaterThan
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | cmp_op, v) = softmax(f_cmp_op(v, c))_C
 *   network              f_cmp_op(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module geo_m_cmp_op = {
    .name = "cmp_op", .kind = ASN_CHOICE, .what = GEO_TYPE_cmp_op, .go = geo_type_cmp_op, .params = geo_p_choice,
};
static bool geo_type_cmp_op(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_cmp_op;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case GEO_Equal:       return geo_ctor_Equal(run, v, node);
    case GEO_LessThan:    return geo_ctor_LessThan(run, v, node);
    case GEO_GreaterThan: return geo_ctor_GreaterThan(run, v, node);
    }
    return asn_ok(run);
}

/* lambda.asdl:20: Equal
 *   parameters           none: there are no fields */
static const asn_module geo_m_Equal = {
    .name = "Equal", .kind = ASN_CONSTRUCTOR, .what = GEO_Equal, .go = geo_ctor_Equal,
};
static bool geo_ctor_Equal(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* lambda.asdl:20: LessThan
 *   parameters           none: there are no fields */
static const asn_module geo_m_LessThan = {
    .name = "LessThan", .kind = ASN_CONSTRUCTOR, .what = GEO_LessThan, .go = geo_ctor_LessThan,
};
static bool geo_ctor_LessThan(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* lambda.asdl:20: GreaterThan
 *   parameters           none: there are no fields */
static const asn_module geo_m_GreaterThan = {
    .name = "GreaterThan", .kind = ASN_CONSTRUCTOR, .what = GEO_GreaterThan, .go = geo_ctor_GreaterThan,
};
static bool geo_ctor_GreaterThan(asn_run *run, asn_state v, asn_node *node)
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
static const asn_module geo_m_var = {
    .name = "var", .kind = ASN_CLOSED, .what = GEO_TYPE_var, .go = geo_type_var, .params = geo_p_closed,
};
static bool geo_type_var(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &geo_m_var, v, node);
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
static const asn_module geo_m_ent = {
    .name = "ent", .kind = ASN_COPIED, .what = GEO_TYPE_ent, .go = geo_type_ent, .params = geo_p_copied,
};
static bool geo_type_ent(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &geo_m_ent, v, node);
}

/* lambda.asdl:4: num, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | num, v) = softmax(f_num(v, c))_y
 *   network              f_num(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module geo_m_num = {
    .name = "num", .kind = ASN_CLOSED, .what = GEO_TYPE_num, .go = geo_type_num, .params = geo_p_closed,
};
static bool geo_type_num(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &geo_m_num, v, node);
}

/* lambda.asdl:5: pred, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | pred, v) = softmax(f_pred(v, c))_y
 *   network              f_pred(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module geo_m_pred = {
    .name = "pred", .kind = ASN_CLOSED, .what = GEO_TYPE_pred, .go = geo_type_pred, .params = geo_p_closed,
};
static bool geo_type_pred(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &geo_m_pred, v, node);
}

/* lambda.asdl:10: var_type, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | var_type, v) = softmax(f_var_type(v, c))_y
 *   network              f_var_type(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module geo_m_var_type = {
    .name = "var_type", .kind = ASN_CLOSED, .what = GEO_TYPE_var_type, .go = geo_type_var_type,
    .params = geo_p_closed,
};
static bool geo_type_var_type(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &geo_m_var_type, v, node);
}

/* ---- Target text, from the task's templates. */

/* print Variable "{variable}" */
static void geo_print_Variable(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, GEO_Variable_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Entity "{entity}" */
static void geo_print_Entity(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, GEO_Entity_entity, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Number "{number}" */
static void geo_print_Number(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, GEO_Number_number, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Apply "( {predicate}{?arguments: {arguments: }} )" */
static void geo_print_Apply(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( ", 2);
    asn_put_value(p, asn_tree_child(t, GEO_Apply_predicate, 0), ASN_RAW, NULL, 0, NULL, 0);
    if (asn_tree_count(t, GEO_Apply_arguments) > 0) {
        asn_put(p, " ", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, GEO_Apply_arguments); i1++) {
            if (i1 > 0) {
                asn_put(p, " ", 1);
            }
            asn_put_tree(p, asn_tree_child(t, GEO_Apply_arguments, i1), 0, ASN_ANY_LEVEL);
        }
    }
    asn_put(p, " )", 2);
}

/* print Argmax "( argmax {variable} {domain} {body} )" */
static void geo_print_Argmax(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( argmax ", 9);
    asn_put_value(p, asn_tree_child(t, GEO_Argmax_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Argmax_domain, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Argmax_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Argmin "( argmin {variable} {domain} {body} )" */
static void geo_print_Argmin(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( argmin ", 9);
    asn_put_value(p, asn_tree_child(t, GEO_Argmin_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Argmin_domain, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Argmin_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Count "( count {variable} {body} )" */
static void geo_print_Count(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( count ", 8);
    asn_put_value(p, asn_tree_child(t, GEO_Count_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Count_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Exists "( exists {variable} {body} )" */
static void geo_print_Exists(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( exists ", 9);
    asn_put_value(p, asn_tree_child(t, GEO_Exists_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Exists_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Lambda "( lambda {variable} {type} {body} )" */
static void geo_print_Lambda(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( lambda ", 9);
    asn_put_value(p, asn_tree_child(t, GEO_Lambda_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_value(p, asn_tree_child(t, GEO_Lambda_type, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Lambda_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Max "( max {variable} {body} )" */
static void geo_print_Max(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( max ", 6);
    asn_put_value(p, asn_tree_child(t, GEO_Max_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Max_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Min "( min {variable} {body} )" */
static void geo_print_Min(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( min ", 6);
    asn_put_value(p, asn_tree_child(t, GEO_Min_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Min_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Sum "( sum {variable} {domain} {body} )" */
static void geo_print_Sum(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( sum ", 6);
    asn_put_value(p, asn_tree_child(t, GEO_Sum_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Sum_domain, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Sum_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print The "( the {variable} {body} )" */
static void geo_print_The(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( the ", 6);
    asn_put_value(p, asn_tree_child(t, GEO_The_variable, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_The_body, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Not "( not {argument} )" */
static void geo_print_Not(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( not ", 6);
    asn_put_tree(p, asn_tree_child(t, GEO_Not_argument, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print And "( and{?arguments: {arguments: }} )" */
static void geo_print_And(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( and", 5);
    if (asn_tree_count(t, GEO_And_arguments) > 0) {
        asn_put(p, " ", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, GEO_And_arguments); i1++) {
            if (i1 > 0) {
                asn_put(p, " ", 1);
            }
            asn_put_tree(p, asn_tree_child(t, GEO_And_arguments, i1), 0, ASN_ANY_LEVEL);
        }
    }
    asn_put(p, " )", 2);
}

/* print Or "( or{?arguments: {arguments: }} )" */
static void geo_print_Or(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( or", 4);
    if (asn_tree_count(t, GEO_Or_arguments) > 0) {
        asn_put(p, " ", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, GEO_Or_arguments); i1++) {
            if (i1 > 0) {
                asn_put(p, " ", 1);
            }
            asn_put_tree(p, asn_tree_child(t, GEO_Or_arguments, i1), 0, ASN_ANY_LEVEL);
        }
    }
    asn_put(p, " )", 2);
}

/* print Compare "( {op} {left} {right} )" */
static void geo_print_Compare(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "( ", 2);
    asn_put_tree(p, asn_tree_child(t, GEO_Compare_op, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Compare_left, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, GEO_Compare_right, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " )", 2);
}

/* print Equal "equals:t" */
static void geo_print_Equal(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "equals:t", 8);
}

/* print LessThan "<" */
static void geo_print_LessThan(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "<", 1);
}

/* print GreaterThan ">" */
static void geo_print_GreaterThan(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, ">", 1);
}

/* How each constructor prints. */
static const asn_template geo_templates[] = {
    [0] = {.level = -1},
    [GEO_Variable] = {.print = geo_print_Variable, .level = -1, .steps = 1},
    [GEO_Entity] = {.print = geo_print_Entity, .level = -1, .steps = 3},
    [GEO_Number] = {.print = geo_print_Number, .level = -1, .steps = 5},
    [GEO_Apply] = {.print = geo_print_Apply, .level = -1, .steps = 7},
    [GEO_Argmax] = {.print = geo_print_Argmax, .level = -1, .steps = 18},
    [GEO_Argmin] = {.print = geo_print_Argmin, .level = -1, .steps = 26},
    [GEO_Count] = {.print = geo_print_Count, .level = -1, .steps = 34},
    [GEO_Exists] = {.print = geo_print_Exists, .level = -1, .steps = 40},
    [GEO_Lambda] = {.print = geo_print_Lambda, .level = -1, .steps = 46},
    [GEO_Max] = {.print = geo_print_Max, .level = -1, .steps = 54},
    [GEO_Min] = {.print = geo_print_Min, .level = -1, .steps = 60},
    [GEO_Sum] = {.print = geo_print_Sum, .level = -1, .steps = 66},
    [GEO_The] = {.print = geo_print_The, .level = -1, .steps = 74},
    [GEO_Not] = {.print = geo_print_Not, .level = -1, .steps = 80},
    [GEO_And] = {.print = geo_print_And, .level = -1, .steps = 84},
    [GEO_Or] = {.print = geo_print_Or, .level = -1, .steps = 94},
    [GEO_Compare] = {.print = geo_print_Compare, .level = -1, .steps = 104},
    [GEO_Equal] = {.print = geo_print_Equal, .level = -1, .steps = 112},
    [GEO_LessThan] = {.print = geo_print_LessThan, .level = -1, .steps = 114},
    [GEO_GreaterThan] = {.print = geo_print_GreaterThan, .level = -1, .steps = 116},
};

/* ---- The same templates, step by step, for reading target text. */

#ifndef ASN_SHIPPED
static const asn_template_step geo_steps[] = {
    {.kind = ASN_STEP_END},
    /* 1: Variable */
    {.kind = ASN_STEP_CHILD, .field = GEO_Variable_variable},
    {.kind = ASN_STEP_END},
    /* 3: Entity */
    {.kind = ASN_STEP_CHILD, .field = GEO_Entity_entity},
    {.kind = ASN_STEP_END},
    /* 5: Number */
    {.kind = ASN_STEP_CHILD, .field = GEO_Number_number},
    {.kind = ASN_STEP_END},
    /* 7: Apply */
    {.kind = ASN_STEP_TEXT, .text = "( ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = GEO_Apply_predicate},
    {.kind = ASN_STEP_IF, .field = GEO_Apply_arguments, .test = ASN_TEST_PRESENT, .to = 9},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = GEO_Apply_arguments, .loop = 1, .columns = (const int[]){2, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = GEO_Apply_arguments, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = GEO_Apply_arguments, .loop = 1, .columns = (const int[]){2, 0}, .to = 9},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_GO, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 18: Argmax */
    {.kind = ASN_STEP_TEXT, .text = "( argmax ", .length = 9},
    {.kind = ASN_STEP_CHILD, .field = GEO_Argmax_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Argmax_domain, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Argmax_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 26: Argmin */
    {.kind = ASN_STEP_TEXT, .text = "( argmin ", .length = 9},
    {.kind = ASN_STEP_CHILD, .field = GEO_Argmin_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Argmin_domain, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Argmin_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 34: Count */
    {.kind = ASN_STEP_TEXT, .text = "( count ", .length = 8},
    {.kind = ASN_STEP_CHILD, .field = GEO_Count_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Count_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 40: Exists */
    {.kind = ASN_STEP_TEXT, .text = "( exists ", .length = 9},
    {.kind = ASN_STEP_CHILD, .field = GEO_Exists_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Exists_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 46: Lambda */
    {.kind = ASN_STEP_TEXT, .text = "( lambda ", .length = 9},
    {.kind = ASN_STEP_CHILD, .field = GEO_Lambda_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Lambda_type},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Lambda_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 54: Max */
    {.kind = ASN_STEP_TEXT, .text = "( max ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = GEO_Max_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Max_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 60: Min */
    {.kind = ASN_STEP_TEXT, .text = "( min ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = GEO_Min_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Min_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 66: Sum */
    {.kind = ASN_STEP_TEXT, .text = "( sum ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = GEO_Sum_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Sum_domain, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Sum_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 74: The */
    {.kind = ASN_STEP_TEXT, .text = "( the ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = GEO_The_variable},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_The_body, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 80: Not */
    {.kind = ASN_STEP_TEXT, .text = "( not ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = GEO_Not_argument, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 84: And */
    {.kind = ASN_STEP_TEXT, .text = "( and", .length = 5},
    {.kind = ASN_STEP_IF, .field = GEO_And_arguments, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = GEO_And_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = GEO_And_arguments, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = GEO_And_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 94: Or */
    {.kind = ASN_STEP_TEXT, .text = "( or", .length = 4},
    {.kind = ASN_STEP_IF, .field = GEO_Or_arguments, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = GEO_Or_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = GEO_Or_arguments, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = GEO_Or_arguments, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 104: Compare */
    {.kind = ASN_STEP_TEXT, .text = "( ", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = GEO_Compare_op, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Compare_left, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = GEO_Compare_right, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " )", .length = 2},
    {.kind = ASN_STEP_END},
    /* 112: Equal */
    {.kind = ASN_STEP_TEXT, .text = "equals:t", .length = 8},
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

static const asn_type geo_types[] = {
    [GEO_TYPE_expr] = {.name = "expr", .reachable = true, .first_ctor = GEO_Variable, .n_ctors = 17,
        .expected = true},
    [GEO_TYPE_cmp_op] = {.name = "cmp_op", .reachable = true, .first_ctor = GEO_Equal, .n_ctors = 3},
    [GEO_TYPE_var] = {.name = "var", .primitive = true, .reachable = true, .roles = true, .bound = true,
        .fresh = true, .used = true},
    [GEO_TYPE_ent] = {.name = "ent", .primitive = true, .reachable = true, .first_copy = 0, .n_copies = 1,
        .use_input = true, .expected = true},
    [GEO_TYPE_num] = {.name = "num", .primitive = true, .reachable = true},
    [GEO_TYPE_pred] = {.name = "pred", .primitive = true, .reachable = true, .expected = true},
    [GEO_TYPE_var_type] = {.name = "var_type", .primitive = true, .reachable = true},
};

static const asn_ctor geo_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [GEO_Variable] = {.name = "Variable", .length = 8, .type = GEO_TYPE_expr, .first_field = 0, .n_fields = 1},
    [GEO_Entity] = {.name = "Entity", .length = 6, .type = GEO_TYPE_expr, .first_field = 1, .n_fields = 1},
    [GEO_Number] = {.name = "Number", .length = 6, .type = GEO_TYPE_expr, .first_field = 2, .n_fields = 1},
    [GEO_Apply] = {.name = "Apply", .length = 5, .type = GEO_TYPE_expr, .first_field = 3, .n_fields = 2},
    [GEO_Argmax] = {.name = "Argmax", .length = 6, .type = GEO_TYPE_expr, .first_field = 5, .n_fields = 3},
    [GEO_Argmin] = {.name = "Argmin", .length = 6, .type = GEO_TYPE_expr, .first_field = 8, .n_fields = 3},
    [GEO_Count] = {.name = "Count", .length = 5, .type = GEO_TYPE_expr, .first_field = 11, .n_fields = 2},
    [GEO_Exists] = {.name = "Exists", .length = 6, .type = GEO_TYPE_expr, .first_field = 13, .n_fields = 2},
    [GEO_Lambda] = {.name = "Lambda", .length = 6, .type = GEO_TYPE_expr, .first_field = 15, .n_fields = 3},
    [GEO_Max] = {.name = "Max", .length = 3, .type = GEO_TYPE_expr, .first_field = 18, .n_fields = 2},
    [GEO_Min] = {.name = "Min", .length = 3, .type = GEO_TYPE_expr, .first_field = 20, .n_fields = 2},
    [GEO_Sum] = {.name = "Sum", .length = 3, .type = GEO_TYPE_expr, .first_field = 22, .n_fields = 3},
    [GEO_The] = {.name = "The", .length = 3, .type = GEO_TYPE_expr, .first_field = 25, .n_fields = 2},
    [GEO_Not] = {.name = "Not", .length = 3, .type = GEO_TYPE_expr, .first_field = 27, .n_fields = 1},
    [GEO_And] = {.name = "And", .length = 3, .type = GEO_TYPE_expr, .first_field = 28, .n_fields = 1},
    [GEO_Or] = {.name = "Or", .length = 2, .type = GEO_TYPE_expr, .first_field = 29, .n_fields = 1},
    [GEO_Compare] = {.name = "Compare", .length = 7, .type = GEO_TYPE_expr, .first_field = 30, .n_fields = 3},
    [GEO_Equal] = {.name = "Equal", .length = 5, .type = GEO_TYPE_cmp_op},
    [GEO_LessThan] = {.name = "LessThan", .length = 8, .type = GEO_TYPE_cmp_op},
    [GEO_GreaterThan] = {.name = "GreaterThan", .length = 11, .type = GEO_TYPE_cmp_op},
};

static const asn_field geo_fields[] = {
    {.name = "variable", .length = 8, .ctor = GEO_Variable, .type = GEO_TYPE_var, .card = ASN_ONE},
    {.name = "entity", .length = 6, .ctor = GEO_Entity, .type = GEO_TYPE_ent, .card = ASN_ONE},
    {.name = "number", .length = 6, .ctor = GEO_Number, .type = GEO_TYPE_num, .card = ASN_ONE},
    {.name = "predicate", .length = 9, .ctor = GEO_Apply, .type = GEO_TYPE_pred, .card = ASN_ONE},
    {.name = "arguments", .length = 9, .ctor = GEO_Apply, .type = GEO_TYPE_expr, .card = ASN_SEQUENCE,
        .distinct = true, .signature = 1},
    {.name = "variable", .length = 8, .ctor = GEO_Argmax, .type = GEO_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "domain", .length = 6, .ctor = GEO_Argmax, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = GEO_Argmax, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = GEO_Argmin, .type = GEO_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "domain", .length = 6, .ctor = GEO_Argmin, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = GEO_Argmin, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = GEO_Count, .type = GEO_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "body", .length = 4, .ctor = GEO_Count, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = GEO_Exists, .type = GEO_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "body", .length = 4, .ctor = GEO_Exists, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = GEO_Lambda, .type = GEO_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "type", .length = 4, .ctor = GEO_Lambda, .type = GEO_TYPE_var_type, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = GEO_Lambda, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = GEO_Max, .type = GEO_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "body", .length = 4, .ctor = GEO_Max, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = GEO_Min, .type = GEO_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "body", .length = 4, .ctor = GEO_Min, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = GEO_Sum, .type = GEO_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "domain", .length = 6, .ctor = GEO_Sum, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "body", .length = 4, .ctor = GEO_Sum, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "variable", .length = 8, .ctor = GEO_The, .type = GEO_TYPE_var, .card = ASN_ONE, .binder = true},
    {.name = "body", .length = 4, .ctor = GEO_The, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "argument", .length = 8, .ctor = GEO_Not, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "arguments", .length = 9, .ctor = GEO_And, .type = GEO_TYPE_expr, .card = ASN_SEQUENCE,
        .unordered = true, .distinct = true, .least = 2},
    {.name = "arguments", .length = 9, .ctor = GEO_Or, .type = GEO_TYPE_expr, .card = ASN_SEQUENCE,
        .unordered = true, .distinct = true, .least = 2},
    {.name = "op", .length = 2, .ctor = GEO_Compare, .type = GEO_TYPE_cmp_op, .card = ASN_ONE},
    {.name = "left", .length = 4, .ctor = GEO_Compare, .type = GEO_TYPE_expr, .card = ASN_ONE},
    {.name = "right", .length = 5, .ctor = GEO_Compare, .type = GEO_TYPE_expr, .card = ASN_ONE},
};

static const asn_module *const geo_modules[] = {
    &geo_m_expr, &geo_m_Variable, &geo_m_Variable_variable, &geo_m_Entity, &geo_m_Entity_entity, &geo_m_Number,
    &geo_m_Number_number, &geo_m_Apply, &geo_m_Apply_predicate, &geo_m_Apply_arguments, &geo_m_Argmax,
    &geo_m_Argmax_variable, &geo_m_Argmax_domain, &geo_m_Argmax_body, &geo_m_Argmin, &geo_m_Argmin_variable,
    &geo_m_Argmin_domain, &geo_m_Argmin_body, &geo_m_Count, &geo_m_Count_variable, &geo_m_Count_body,
    &geo_m_Exists, &geo_m_Exists_variable, &geo_m_Exists_body, &geo_m_Lambda, &geo_m_Lambda_variable,
    &geo_m_Lambda_type, &geo_m_Lambda_body, &geo_m_Max, &geo_m_Max_variable, &geo_m_Max_body, &geo_m_Min,
    &geo_m_Min_variable, &geo_m_Min_body, &geo_m_Sum, &geo_m_Sum_variable, &geo_m_Sum_domain, &geo_m_Sum_body,
    &geo_m_The, &geo_m_The_variable, &geo_m_The_body, &geo_m_Not, &geo_m_Not_argument, &geo_m_And,
    &geo_m_And_arguments, &geo_m_Or, &geo_m_Or_arguments, &geo_m_Compare, &geo_m_Compare_op, &geo_m_Compare_left,
    &geo_m_Compare_right, &geo_m_cmp_op, &geo_m_Equal, &geo_m_LessThan, &geo_m_GreaterThan, &geo_m_var, &geo_m_ent,
    &geo_m_num, &geo_m_pred, &geo_m_var_type,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t geo_hash[] = {
    3, 0, 0, 0, 0, 0, 15, 0, 12, 0, 9, 0, 0, 0, 0, 5, 18, 0, 0, 0, 7, 17, 0, 0, 0, 0, 0, 4, 0, 8, 0, 0, 0, 6, 0,
    19, 16, 1, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 10, 2, 0, 13, 0, 20, 0,
};

static const asn_input geo_inputs[] = {
    {.name = "query", .rule = ASN_WORDS, .lower = true, .stem = true, .copied = true},
};

static const asn_copy geo_copies[] = {
    {.type = GEO_TYPE_ent, .input = 0, .part = ASN_COPY_TOKEN, .transform = ASN_COPY_AS_IS},
};

static const asn_signature geo_signatures[] = {
    {.key = 3, .field = 4}, /* Apply.predicate, arguments */
};

static const asn_scope geo_scopes[] = {
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

static const asn_setting geo_settings[] = {
    {.id = ASN_SET_search, .value = "1000"},
};

static const char *const geo_grammar_text[] = {
    "expr = Variable(var variable) | Entity(ent entity) | Number(num number) | Apply(pred predicate, "
        "expr* arguments) | Argmax(var variable, expr domain, expr body) | Argmin(var variable, expr domain, "
        "expr body) | Count(var variable, expr body) | Exists(var variable, expr body) | Lambda(var "
        "variable, var_type type, expr body) | Max(var variable, expr body) | Min(var variable, expr body) | "
        "Sum(var variable, expr domain, expr body) | The(var variable, expr body) | Not(expr argument) | "
        "And(expr* arguments) | Or(expr* arguments) | Compare(cmp_op op, expr left, expr right)",
    "cmp_op = Equal | LessThan | GreaterThan",
    NULL,
};

static const char *const geo_task_text[] = {
    "-- geo.task: questions about US geography to lambda calculus.",
    "grammar lambda.asdl",
    "include lambda.print",
    "root expr",
    "input query words lower stem",
    "entities geo.entities",
    "copy ent from query token",
    "use input ent",
    "set search 1000",
    "limit And.arguments 2..",
    "limit Or.arguments 2..",
    "print Equal \"equals:t\"",
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
static const int32_t geo_pattern_code[] = {
    1, 1, 36, 36, 1, 3, 0, 31, 33, 39, 42, 1114111, 2, 15, 25, 1, 3, 0, 31, 33, 39, 42, 1114111, 3, 12, 0,
    2, 3, 7, 1, 1, 45, 45, 1, 1, 48, 57, 2, 14, 20, 1, 1, 48, 57, 3, 11, 1, 1, 58, 58, 1, 1, 105, 105, 0,
    1, 4, 0, 31, 33, 35, 37, 39, 42, 1114111, 2, 13, 23, 1, 3, 0, 31, 33, 39, 42, 1114111, 3, 10, 0,
    1, 4, 0, 31, 33, 35, 37, 39, 42, 1114111, 2, 13, 23, 1, 3, 0, 31, 33, 39, 42, 1114111, 3, 10, 0,
    1, 4, 0, 31, 33, 35, 37, 39, 42, 1114111, 2, 13, 23, 1, 3, 0, 31, 33, 39, 42, 1114111, 3, 10, 0,
};

static const char *const geo_pattern_except[] = {
    "(", ")", "argmax", "argmin", "count", "exists", "lambda", "max", "min", "sum", "the", "not", "and", "or",
    "equals:t", "<", ">", NULL, "(", ")", "argmax", "argmin", "count", "exists", "lambda", "max", "min", "sum",
    "the", "not", "and", "or", "equals:t", "<", ">", NULL, "(", ")", "argmax", "argmin", "count", "exists",
    "lambda", "max", "min", "sum", "the", "not", "and", "or", "equals:t", "<", ">", NULL,
};

static const asn_pattern geo_patterns[] = {
    {.type = GEO_TYPE_var, .field = -1, .kind = ASN_STRING, .code = geo_pattern_code + 0},
    {.type = GEO_TYPE_num, .field = -1, .kind = ASN_STRING, .code = geo_pattern_code + 26},
    {.type = GEO_TYPE_pred, .field = -1, .kind = ASN_STRING, .code = geo_pattern_code + 55,
        .except = geo_pattern_except + 0, .others = (const int[]){GEO_TYPE_num, -1}},
    {.type = GEO_TYPE_ent, .field = -1, .kind = ASN_STRING, .code = geo_pattern_code + 79,
        .except = geo_pattern_except + 18, .others = (const int[]){GEO_TYPE_num, -1}},
    {.type = GEO_TYPE_var_type, .field = -1, .kind = ASN_STRING, .code = geo_pattern_code + 103,
        .except = geo_pattern_except + 36},
};
#endif /* ASN_SHIPPED */

static const asn_lexicon geo_lexicon; /* at the end of this file */

ASN_API const asn_grammar geo_grammar = {
    .name = "geo",
    .grammar_text = geo_grammar_text,
    .task_text = geo_task_text,
    .types = geo_types, .n_types = 7,
    .ctors = geo_ctors, .n_ctors = 20,
    .fields = geo_fields, .n_fields = 33,
    .modules = geo_modules, .n_modules = 60,
    .root = GEO_TYPE_expr,
    .hash = geo_hash, .hash_mask = 63,
    .inputs = geo_inputs, .n_inputs = 1,
    .copies = geo_copies, .n_copies = 1,
    .signatures = geo_signatures, .n_signatures = 1,
    .scopes = geo_scopes, .n_scopes = 12,
    .settings = geo_settings, .n_settings = 1,
    .minimum = 1,
    .entities = &geo_lexicon,
    .templates = geo_templates,
    .indent = "    ",
    .open_paren = "(",
    .close_paren = ")",
#ifndef ASN_SHIPPED
    .steps = geo_steps,
    .patterns = geo_patterns, .n_patterns = 5,
#endif
};

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &geo_grammar);
}
#endif

/* ---- Entities: the names that answers print, and the phrases of sentences that stand for them. */

static const char *const geo_kinds[] = {"n", "co", "s", "c", "r", "m"};

static const asn_entity geo_entities[] = {
    {0, "usa:n"}, {0, "u.s.a.:n"}, {0, "u.s.:n"}, {0, "us:n"}, {0, "united_states:n"}, {0, "america:n"},
    {0, "alabama:n"}, {0, "alaska:n"}, {0, "arizona:n"}, {0, "arkansas:n"}, {0, "california:n"}, {0, "colorado:n"},
    {0, "connecticut:n"}, {0, "delaware:n"}, {0, "florida:n"}, {0, "georgia:n"}, {0, "hawaii:n"}, {0, "idaho:n"},
    {0, "illinois:n"}, {0, "indiana:n"}, {0, "iowa:n"}, {0, "kansas:n"}, {0, "kentucky:n"}, {0, "louisiana:n"},
    {0, "maine:n"}, {0, "maryland:n"}, {0, "massachusetts:n"}, {0, "michigan:n"}, {0, "minnesota:n"},
    {0, "mississippi:n"}, {0, "missouri:n"}, {0, "montana:n"}, {0, "nebraska:n"}, {0, "nevada:n"},
    {0, "new_hampshire:n"}, {0, "new_jersey:n"}, {0, "new_mexico:n"}, {0, "new_york:n"}, {0, "north_carolina:n"},
    {0, "north_dakota:n"}, {0, "ohio:n"}, {0, "oklahoma:n"}, {0, "oregon:n"}, {0, "pennsylvania:n"},
    {0, "rhode_island:n"}, {0, "south_carolina:n"}, {0, "south_dakota:n"}, {0, "tennessee:n"}, {0, "texas:n"},
    {0, "utah:n"}, {0, "vermont:n"}, {0, "virginia:n"}, {0, "washington:n"}, {0, "west_virginia:n"},
    {0, "wisconsin:n"}, {0, "wyoming:n"}, {0, "new_york_city:n"}, {0, "new_york_new_york:n"},
    {0, "washington_d.c.:n"}, {0, "washington_dc:n"}, {0, "district_of_columbia:n"}, {0, "birmingham:n"},
    {0, "huntsville:n"}, {0, "mobile:n"}, {0, "montgomery:n"}, {0, "tuscaloosa:n"}, {0, "anchorage:n"},
    {0, "fairbanks:n"}, {0, "juneau:n"}, {0, "phoenix:n"}, {0, "chandler:n"}, {0, "flagstaff:n"}, {0, "gilbert:n"},
    {0, "glendale:n"}, {0, "mesa:n"}, {0, "scottsdale:n"}, {0, "tempe:n"}, {0, "tucson:n"}, {0, "little_rock:n"},
    {0, "fort_smith:n"}, {0, "ft_smith:n"}, {0, "sacramento:n"}, {0, "anaheim:n"}, {0, "bakersfield:n"},
    {0, "berkeley:n"}, {0, "chula_vista:n"}, {0, "fremont:n"}, {0, "fresno:n"}, {0, "glendale_california:n"},
    {0, "huntington_beach:n"}, {0, "irvine:n"}, {0, "long_beach:n"}, {0, "los_angeles:n"}, {0, "modesto:n"},
    {0, "oakland:n"}, {0, "ontario:n"}, {0, "oxnard:n"}, {0, "pasadena:n"}, {0, "riverside:n"},
    {0, "san_bernardino:n"}, {0, "san_diego:n"}, {0, "san_francisco:n"}, {0, "san_jose:n"}, {0, "santa_ana:n"},
    {0, "santa_barbara:n"}, {0, "santa_clarita:n"}, {0, "stockton:n"}, {0, "denver:n"}, {0, "aurora:n"},
    {0, "boulder:n"}, {0, "colorado_springs:n"}, {0, "fort_collins:n"}, {0, "ft_collins:n"}, {0, "hartford:n"},
    {0, "bridgeport:n"}, {0, "new_haven:n"}, {0, "stamford:n"}, {0, "waterbury:n"}, {0, "dover:n"},
    {0, "wilmington:n"}, {0, "tallahassee:n"}, {0, "cape_coral:n"}, {0, "fort_lauderdale:n"},
    {0, "ft_lauderdale:n"}, {0, "gainesville:n"}, {0, "hialeah:n"}, {0, "jacksonville:n"}, {0, "key_west:n"},
    {0, "miami:n"}, {0, "orlando:n"}, {0, "pensacola:n"}, {0, "st_petersburg:n"}, {0, "saint_petersburg:n"},
    {0, "tampa:n"}, {0, "atlanta:n"}, {0, "augusta_georgia:n"}, {0, "columbus_georgia:n"}, {0, "macon:n"},
    {0, "savannah:n"}, {0, "honolulu:n"}, {0, "hilo:n"}, {0, "boise:n"}, {0, "pocatello:n"}, {0, "springfield:n"},
    {0, "aurora_illinois:n"}, {0, "chicago:n"}, {0, "peoria:n"}, {0, "rockford:n"}, {0, "indianapolis:n"},
    {0, "evansville:n"}, {0, "fort_wayne:n"}, {0, "ft_wayne:n"}, {0, "gary:n"}, {0, "south_bend:n"},
    {0, "des_moines:n"}, {0, "cedar_rapids:n"}, {0, "davenport:n"}, {0, "iowa_city:n"}, {0, "topeka:n"},
    {0, "kansas_city_kansas:n"}, {0, "overland_park:n"}, {0, "wichita:n"}, {0, "frankfort:n"}, {0, "lexington:n"},
    {0, "louisville:n"}, {0, "baton_rouge:n"}, {0, "lafayette:n"}, {0, "new_orleans:n"}, {0, "shreveport:n"},
    {0, "augusta:n"}, {0, "bangor:n"}, {0, "portland_maine:n"}, {0, "annapolis:n"}, {0, "baltimore:n"},
    {0, "boston:n"}, {0, "cambridge:n"}, {0, "lowell:n"}, {0, "springfield_massachusetts:n"}, {0, "worcester:n"},
    {0, "lansing:n"}, {0, "ann_arbor:n"}, {0, "dearborn:n"}, {0, "detroit:n"}, {0, "flint:n"},
    {0, "grand_rapids:n"}, {0, "st_paul:n"}, {0, "saint_paul:n"}, {0, "duluth:n"}, {0, "minneapolis:n"},
    {0, "rochester_minnesota:n"}, {0, "jackson:n"}, {0, "biloxi:n"}, {0, "jefferson_city:n"},
    {0, "columbia_missouri:n"}, {0, "independence:n"}, {0, "kansas_city:n"}, {0, "springfield_missouri:n"},
    {0, "st_louis:n"}, {0, "saint_louis:n"}, {0, "helena:n"}, {0, "billings:n"}, {0, "bozeman:n"},
    {0, "missoula:n"}, {0, "lincoln:n"}, {0, "omaha:n"}, {0, "carson_city:n"}, {0, "henderson:n"},
    {0, "las_vegas:n"}, {0, "north_las_vegas:n"}, {0, "reno:n"}, {0, "concord:n"}, {0, "manchester:n"},
    {0, "nashua:n"}, {0, "trenton:n"}, {0, "atlantic_city:n"}, {0, "camden:n"}, {0, "elizabeth:n"},
    {0, "jersey_city:n"}, {0, "newark:n"}, {0, "paterson:n"}, {0, "santa_fe:n"}, {0, "albuquerque:n"},
    {0, "las_cruces:n"}, {0, "roswell:n"}, {0, "albany:n"}, {0, "buffalo:n"}, {0, "rochester:n"},
    {0, "syracuse:n"}, {0, "yonkers:n"}, {0, "raleigh:n"}, {0, "asheville:n"}, {0, "charlotte:n"}, {0, "durham:n"},
    {0, "fayetteville:n"}, {0, "greensboro:n"}, {0, "winston_salem:n"}, {0, "bismarck:n"}, {0, "fargo:n"},
    {0, "grand_forks:n"}, {0, "columbus:n"}, {0, "akron:n"}, {0, "cincinnati:n"}, {0, "cleveland:n"},
    {0, "dayton:n"}, {0, "toledo:n"}, {0, "youngstown:n"}, {0, "oklahoma_city:n"}, {0, "norman:n"}, {0, "tulsa:n"},
    {0, "salem:n"}, {0, "eugene:n"}, {0, "portland:n"}, {0, "harrisburg:n"}, {0, "allentown:n"}, {0, "erie:n"},
    {0, "philadelphia:n"}, {0, "pittsburgh:n"}, {0, "scranton:n"}, {0, "providence:n"}, {0, "columbia:n"},
    {0, "charleston_south_carolina:n"}, {0, "greenville:n"}, {0, "pierre:n"}, {0, "rapid_city:n"},
    {0, "sioux_falls:n"}, {0, "nashville:n"}, {0, "chattanooga:n"}, {0, "clarksville:n"}, {0, "knoxville:n"},
    {0, "memphis:n"}, {0, "austin:n"}, {0, "abilene:n"}, {0, "amarillo:n"}, {0, "arlington:n"}, {0, "beaumont:n"},
    {0, "brownsville:n"}, {0, "corpus_christi:n"}, {0, "dallas:n"}, {0, "el_paso:n"}, {0, "fort_worth:n"},
    {0, "ft_worth:n"}, {0, "galveston:n"}, {0, "garland:n"}, {0, "houston:n"}, {0, "irving:n"}, {0, "laredo:n"},
    {0, "lubbock:n"}, {0, "mckinney:n"}, {0, "plano:n"}, {0, "san_antonio:n"}, {0, "waco:n"},
    {0, "salt_lake_city:n"}, {0, "provo:n"}, {0, "west_valley_city:n"}, {0, "montpelier:n"}, {0, "burlington:n"},
    {0, "richmond:n"}, {0, "alexandria:n"}, {0, "arlington_virginia:n"}, {0, "chesapeake:n"}, {0, "hampton:n"},
    {0, "newport_news:n"}, {0, "norfolk:n"}, {0, "roanoke:n"}, {0, "virginia_beach:n"}, {0, "olympia:n"},
    {0, "bellevue:n"}, {0, "seattle:n"}, {0, "spokane:n"}, {0, "tacoma:n"}, {0, "vancouver:n"},
    {0, "charleston:n"}, {0, "huntington:n"}, {0, "madison:n"}, {0, "green_bay:n"}, {0, "milwaukee:n"},
    {0, "cheyenne:n"}, {0, "casper:n"}, {0, "laramie:n"}, {0, "alabama_river:n"}, {0, "arkansas_river:n"},
    {0, "canadian:n"}, {0, "canadian_river:n"}, {0, "colorado_river:n"}, {0, "columbia_river:n"},
    {0, "connecticut_river:n"}, {0, "delaware_river:n"}, {0, "des_moines_river:n"}, {0, "illinois_river:n"},
    {0, "iowa_river:n"}, {0, "kansas_river:n"}, {0, "minnesota_river:n"}, {0, "mississippi_river:n"},
    {0, "missouri_river:n"}, {0, "ohio_river:n"}, {0, "roanoke_river:n"}, {0, "sacramento_river:n"},
    {0, "savannah_river:n"}, {0, "snake:n"}, {0, "snake_river:n"}, {0, "tennessee_river:n"},
    {0, "wisconsin_river:n"}, {0, "big_horn_river:n"}, {0, "green_river:n"}, {0, "james_river:n"},
    {0, "little_missouri_river:n"}, {0, "pearl_river:n"}, {0, "powder_river:n"}, {0, "red_river:n"},
    {0, "republican_river:n"}, {0, "salmon_river:n"}, {0, "san_juan_river:n"}, {0, "smoky_hill_river:n"},
    {0, "st_croix_river:n"}, {0, "trinity_river:n"}, {0, "white_river:n"}, {0, "allegheny:n"}, {0, "brazos:n"},
    {0, "chattahoochee:n"}, {0, "cimarron:n"}, {0, "cumberland:n"}, {0, "gila:n"}, {0, "hudson:n"},
    {0, "kuskokwim:n"}, {0, "monongahela:n"}, {0, "neosho:n"}, {0, "niagara:n"}, {0, "north_platte:n"},
    {0, "ouachita:n"}, {0, "pecos:n"}, {0, "platte:n"}, {0, "potomac:n"}, {0, "rio_grande:n"}, {0, "sabine:n"},
    {0, "san_joaquin:n"}, {0, "santee:n"}, {0, "south_platte:n"}, {0, "susquehanna:n"}, {0, "tanana:n"},
    {0, "tombigbee:n"}, {0, "wabash:n"}, {0, "washita:n"}, {0, "willamette:n"}, {0, "yazoo:n"},
    {0, "yellowstone:n"}, {0, "yukon:n"}, {0, "denali:n"}, {0, "mckinley:n"}, {0, "whitney:n"}, {0, "rainier:n"},
    {0, "elbert:n"}, {0, "shasta:n"}, {0, "rushmore:n"}, {0, "katahdin:n"}, {0, "foraker:n"}, {0, "bona:n"},
    {0, "blackburn:n"}, {0, "fairweather:n"}, {0, "mount_washington:n"}, {0, "mt_washington:n"},
    {0, "mount_mitchell:n"}, {0, "mt_mitchell:n"}, {0, "mount_hood:n"}, {0, "mt_hood:n"}, {0, "mount_marcy:n"},
    {0, "mt_marcy:n"}, {0, "mount_mansfield:n"}, {0, "mt_mansfield:n"}, {0, "mount_massive:n"},
    {0, "mt_massive:n"}, {0, "mount_harvard:n"}, {0, "mt_harvard:n"}, {0, "mount_hubbard:n"}, {0, "mt_hubbard:n"},
    {0, "mount_sanford:n"}, {0, "mt_sanford:n"}, {0, "mount_baker:n"}, {0, "mt_baker:n"}, {0, "mount_adams:n"},
    {0, "mt_adams:n"}, {0, "mount_saint_elias:n"}, {0, "mount_saint_helens:n"}, {0, "mt_saint_elias:n"},
    {0, "mt_saint_helens:n"}, {0, "mount_st_elias:n"}, {0, "mount_st_helens:n"}, {0, "mt_st_elias:n"},
    {0, "mt_st_helens:n"}, {0, "blanca_peak:n"}, {0, "borah_peak:n"}, {0, "gannett_peak:n"}, {0, "granite_peak:n"},
    {0, "guadalupe_peak:n"}, {0, "humphreys_peak:n"}, {0, "kings_peak:n"}, {0, "longs_peak:n"},
    {0, "pikes_peak:n"}, {0, "uncompahgre_peak:n"}, {0, "wheeler_peak:n"}, {0, "grand_teton:n"},
    {0, "mauna_kea:n"}, {0, "mauna_loa:n"}, {0, "clingmans_dome:n"}, {1, "usa:co"}, {2, "alabama:s"},
    {2, "alaska:s"}, {2, "arizona:s"}, {2, "arkansas:s"}, {2, "california:s"}, {2, "colorado:s"},
    {2, "connecticut:s"}, {2, "delaware:s"}, {2, "florida:s"}, {2, "georgia:s"}, {2, "hawaii:s"}, {2, "idaho:s"},
    {2, "illinois:s"}, {2, "indiana:s"}, {2, "iowa:s"}, {2, "kansas:s"}, {2, "kentucky:s"}, {2, "louisiana:s"},
    {2, "maine:s"}, {2, "maryland:s"}, {2, "massachusetts:s"}, {2, "michigan:s"}, {2, "minnesota:s"},
    {2, "mississippi:s"}, {2, "missouri:s"}, {2, "montana:s"}, {2, "nebraska:s"}, {2, "nevada:s"},
    {2, "new_hampshire:s"}, {2, "new_jersey:s"}, {2, "new_mexico:s"}, {2, "new_york:s"}, {2, "north_carolina:s"},
    {2, "north_dakota:s"}, {2, "ohio:s"}, {2, "oklahoma:s"}, {2, "oregon:s"}, {2, "pennsylvania:s"},
    {2, "rhode_island:s"}, {2, "south_carolina:s"}, {2, "south_dakota:s"}, {2, "tennessee:s"}, {2, "texas:s"},
    {2, "utah:s"}, {2, "vermont:s"}, {2, "virginia:s"}, {2, "washington:s"}, {2, "west_virginia:s"},
    {2, "wisconsin:s"}, {2, "wyoming:s"}, {3, "new_york_ny:c"}, {3, "washington_dc:c"}, {3, "birmingham_al:c"},
    {3, "huntsville_al:c"}, {3, "mobile_al:c"}, {3, "montgomery_al:c"}, {3, "tuscaloosa_al:c"},
    {3, "anchorage_ak:c"}, {3, "fairbanks_ak:c"}, {3, "juneau_ak:c"}, {3, "phoenix_az:c"}, {3, "chandler_az:c"},
    {3, "flagstaff_az:c"}, {3, "gilbert_az:c"}, {3, "glendale_az:c"}, {3, "mesa_az:c"}, {3, "scottsdale_az:c"},
    {3, "tempe_az:c"}, {3, "tucson_az:c"}, {3, "little_rock_ar:c"}, {3, "fort_smith_ar:c"}, {3, "sacramento_ca:c"},
    {3, "anaheim_ca:c"}, {3, "bakersfield_ca:c"}, {3, "berkeley_ca:c"}, {3, "chula_vista_ca:c"},
    {3, "fremont_ca:c"}, {3, "fresno_ca:c"}, {3, "glendale_ca:c"}, {3, "huntington_beach_ca:c"},
    {3, "irvine_ca:c"}, {3, "long_beach_ca:c"}, {3, "los_angeles_ca:c"}, {3, "modesto_ca:c"}, {3, "oakland_ca:c"},
    {3, "ontario_ca:c"}, {3, "oxnard_ca:c"}, {3, "pasadena_ca:c"}, {3, "riverside_ca:c"},
    {3, "san_bernardino_ca:c"}, {3, "san_diego_ca:c"}, {3, "san_francisco_ca:c"}, {3, "san_jose_ca:c"},
    {3, "santa_ana_ca:c"}, {3, "santa_barbara_ca:c"}, {3, "santa_clarita_ca:c"}, {3, "stockton_ca:c"},
    {3, "denver_co:c"}, {3, "aurora_co:c"}, {3, "boulder_co:c"}, {3, "colorado_springs_co:c"},
    {3, "fort_collins_co:c"}, {3, "hartford_ct:c"}, {3, "bridgeport_ct:c"}, {3, "new_haven_ct:c"},
    {3, "stamford_ct:c"}, {3, "waterbury_ct:c"}, {3, "dover_de:c"}, {3, "wilmington_de:c"},
    {3, "tallahassee_fl:c"}, {3, "cape_coral_fl:c"}, {3, "fort_lauderdale_fl:c"}, {3, "gainesville_fl:c"},
    {3, "hialeah_fl:c"}, {3, "jacksonville_fl:c"}, {3, "key_west_fl:c"}, {3, "miami_fl:c"}, {3, "orlando_fl:c"},
    {3, "pensacola_fl:c"}, {3, "st_petersburg_fl:c"}, {3, "tampa_fl:c"}, {3, "atlanta_ga:c"}, {3, "augusta_ga:c"},
    {3, "columbus_ga:c"}, {3, "macon_ga:c"}, {3, "savannah_ga:c"}, {3, "honolulu_hi:c"}, {3, "hilo_hi:c"},
    {3, "boise_id:c"}, {3, "pocatello_id:c"}, {3, "springfield_il:c"}, {3, "aurora_il:c"}, {3, "chicago_il:c"},
    {3, "peoria_il:c"}, {3, "rockford_il:c"}, {3, "indianapolis_in:c"}, {3, "evansville_in:c"},
    {3, "fort_wayne_in:c"}, {3, "gary_in:c"}, {3, "south_bend_in:c"}, {3, "des_moines_ia:c"},
    {3, "cedar_rapids_ia:c"}, {3, "davenport_ia:c"}, {3, "iowa_city_ia:c"}, {3, "topeka_ks:c"},
    {3, "kansas_city_ks:c"}, {3, "overland_park_ks:c"}, {3, "wichita_ks:c"}, {3, "frankfort_ky:c"},
    {3, "lexington_ky:c"}, {3, "louisville_ky:c"}, {3, "baton_rouge_la:c"}, {3, "lafayette_la:c"},
    {3, "new_orleans_la:c"}, {3, "shreveport_la:c"}, {3, "augusta_me:c"}, {3, "bangor_me:c"}, {3, "portland_me:c"},
    {3, "annapolis_md:c"}, {3, "baltimore_md:c"}, {3, "boston_ma:c"}, {3, "cambridge_ma:c"}, {3, "lowell_ma:c"},
    {3, "springfield_ma:c"}, {3, "worcester_ma:c"}, {3, "lansing_mi:c"}, {3, "ann_arbor_mi:c"},
    {3, "dearborn_mi:c"}, {3, "detroit_mi:c"}, {3, "flint_mi:c"}, {3, "grand_rapids_mi:c"}, {3, "st_paul_mn:c"},
    {3, "duluth_mn:c"}, {3, "minneapolis_mn:c"}, {3, "rochester_mn:c"}, {3, "jackson_ms:c"}, {3, "biloxi_ms:c"},
    {3, "jefferson_city_mo:c"}, {3, "columbia_mo:c"}, {3, "independence_mo:c"}, {3, "kansas_city_mo:c"},
    {3, "springfield_mo:c"}, {3, "st_louis_mo:c"}, {3, "helena_mt:c"}, {3, "billings_mt:c"}, {3, "bozeman_mt:c"},
    {3, "missoula_mt:c"}, {3, "lincoln_ne:c"}, {3, "omaha_ne:c"}, {3, "carson_city_nv:c"}, {3, "henderson_nv:c"},
    {3, "las_vegas_nv:c"}, {3, "north_las_vegas_nv:c"}, {3, "reno_nv:c"}, {3, "concord_nh:c"},
    {3, "manchester_nh:c"}, {3, "nashua_nh:c"}, {3, "trenton_nj:c"}, {3, "atlantic_city_nj:c"}, {3, "camden_nj:c"},
    {3, "elizabeth_nj:c"}, {3, "jersey_city_nj:c"}, {3, "newark_nj:c"}, {3, "paterson_nj:c"}, {3, "santa_fe_nm:c"},
    {3, "albuquerque_nm:c"}, {3, "las_cruces_nm:c"}, {3, "roswell_nm:c"}, {3, "albany_ny:c"}, {3, "buffalo_ny:c"},
    {3, "rochester_ny:c"}, {3, "syracuse_ny:c"}, {3, "yonkers_ny:c"}, {3, "raleigh_nc:c"}, {3, "asheville_nc:c"},
    {3, "charlotte_nc:c"}, {3, "durham_nc:c"}, {3, "fayetteville_nc:c"}, {3, "greensboro_nc:c"},
    {3, "winston_salem_nc:c"}, {3, "bismarck_nd:c"}, {3, "fargo_nd:c"}, {3, "grand_forks_nd:c"},
    {3, "columbus_oh:c"}, {3, "akron_oh:c"}, {3, "cincinnati_oh:c"}, {3, "cleveland_oh:c"}, {3, "dayton_oh:c"},
    {3, "toledo_oh:c"}, {3, "youngstown_oh:c"}, {3, "oklahoma_city_ok:c"}, {3, "norman_ok:c"}, {3, "tulsa_ok:c"},
    {3, "salem_or:c"}, {3, "eugene_or:c"}, {3, "portland_or:c"}, {3, "harrisburg_pa:c"}, {3, "allentown_pa:c"},
    {3, "erie_pa:c"}, {3, "philadelphia_pa:c"}, {3, "pittsburgh_pa:c"}, {3, "scranton_pa:c"},
    {3, "providence_ri:c"}, {3, "columbia_sc:c"}, {3, "charleston_sc:c"}, {3, "greenville_sc:c"},
    {3, "pierre_sd:c"}, {3, "rapid_city_sd:c"}, {3, "sioux_falls_sd:c"}, {3, "nashville_tn:c"},
    {3, "chattanooga_tn:c"}, {3, "clarksville_tn:c"}, {3, "knoxville_tn:c"}, {3, "memphis_tn:c"},
    {3, "austin_tx:c"}, {3, "abilene_tx:c"}, {3, "amarillo_tx:c"}, {3, "arlington_tx:c"}, {3, "beaumont_tx:c"},
    {3, "brownsville_tx:c"}, {3, "corpus_christi_tx:c"}, {3, "dallas_tx:c"}, {3, "el_paso_tx:c"},
    {3, "fort_worth_tx:c"}, {3, "galveston_tx:c"}, {3, "garland_tx:c"}, {3, "houston_tx:c"}, {3, "irving_tx:c"},
    {3, "laredo_tx:c"}, {3, "lubbock_tx:c"}, {3, "mckinney_tx:c"}, {3, "plano_tx:c"}, {3, "san_antonio_tx:c"},
    {3, "waco_tx:c"}, {3, "salt_lake_city_ut:c"}, {3, "provo_ut:c"}, {3, "west_valley_city_ut:c"},
    {3, "montpelier_vt:c"}, {3, "burlington_vt:c"}, {3, "richmond_va:c"}, {3, "alexandria_va:c"},
    {3, "arlington_va:c"}, {3, "chesapeake_va:c"}, {3, "hampton_va:c"}, {3, "newport_news_va:c"},
    {3, "norfolk_va:c"}, {3, "roanoke_va:c"}, {3, "virginia_beach_va:c"}, {3, "olympia_wa:c"},
    {3, "bellevue_wa:c"}, {3, "seattle_wa:c"}, {3, "spokane_wa:c"}, {3, "tacoma_wa:c"}, {3, "vancouver_wa:c"},
    {3, "charleston_wv:c"}, {3, "huntington_wv:c"}, {3, "madison_wi:c"}, {3, "green_bay_wi:c"},
    {3, "milwaukee_wi:c"}, {3, "cheyenne_wy:c"}, {3, "casper_wy:c"}, {3, "laramie_wy:c"}, {4, "alabama_river:r"},
    {4, "arkansas_river:r"}, {4, "canadian_river:r"}, {4, "colorado_river:r"}, {4, "columbia_river:r"},
    {4, "connecticut_river:r"}, {4, "delaware_river:r"}, {4, "des_moines_river:r"}, {4, "illinois_river:r"},
    {4, "iowa_river:r"}, {4, "kansas_river:r"}, {4, "minnesota_river:r"}, {4, "mississippi_river:r"},
    {4, "missouri_river:r"}, {4, "ohio_river:r"}, {4, "roanoke_river:r"}, {4, "sacramento_river:r"},
    {4, "savannah_river:r"}, {4, "snake_river:r"}, {4, "tennessee_river:r"}, {4, "wisconsin_river:r"},
    {4, "big_horn_river:r"}, {4, "green_river:r"}, {4, "james_river:r"}, {4, "little_missouri_river:r"},
    {4, "pearl_river:r"}, {4, "powder_river:r"}, {4, "red_river:r"}, {4, "republican_river:r"},
    {4, "salmon_river:r"}, {4, "san_juan_river:r"}, {4, "smoky_hill_river:r"}, {4, "st_croix_river:r"},
    {4, "trinity_river:r"}, {4, "white_river:r"}, {4, "allegheny_river:r"}, {4, "brazos_river:r"},
    {4, "chattahoochee_river:r"}, {4, "cimarron_river:r"}, {4, "cumberland_river:r"}, {4, "gila_river:r"},
    {4, "hudson_river:r"}, {4, "kuskokwim_river:r"}, {4, "monongahela_river:r"}, {4, "neosho_river:r"},
    {4, "niagara_river:r"}, {4, "north_platte_river:r"}, {4, "ouachita_river:r"}, {4, "pecos_river:r"},
    {4, "platte_river:r"}, {4, "potomac_river:r"}, {4, "rio_grande_river:r"}, {4, "sabine_river:r"},
    {4, "san_joaquin_river:r"}, {4, "santee_river:r"}, {4, "south_platte_river:r"}, {4, "susquehanna_river:r"},
    {4, "tanana_river:r"}, {4, "tombigbee_river:r"}, {4, "wabash_river:r"}, {4, "washita_river:r"},
    {4, "willamette_river:r"}, {4, "yazoo_river:r"}, {4, "yellowstone_river:r"}, {4, "yukon_river:r"},
    {5, "mount_mckinley:m"}, {5, "mount_whitney:m"}, {5, "mount_rainier:m"}, {5, "mount_elbert:m"},
    {5, "mount_shasta:m"}, {5, "mount_rushmore:m"}, {5, "mount_katahdin:m"}, {5, "mount_foraker:m"},
    {5, "mount_bona:m"}, {5, "mount_blackburn:m"}, {5, "mount_fairweather:m"}, {5, "mount_washington:m"},
    {5, "mount_mitchell:m"}, {5, "mount_hood:m"}, {5, "mount_marcy:m"}, {5, "mount_mansfield:m"},
    {5, "mount_massive:m"}, {5, "mount_harvard:m"}, {5, "mount_hubbard:m"}, {5, "mount_sanford:m"},
    {5, "mount_baker:m"}, {5, "mount_adams:m"}, {5, "mount_st_elias:m"}, {5, "mount_st_helens:m"},
    {5, "blanca_peak:m"}, {5, "borah_peak:m"}, {5, "gannett_peak:m"}, {5, "granite_peak:m"},
    {5, "guadalupe_peak:m"}, {5, "humphreys_peak:m"}, {5, "kings_peak:m"}, {5, "longs_peak:m"},
    {5, "pikes_peak:m"}, {5, "uncompahgre_peak:m"}, {5, "wheeler_peak:m"}, {5, "grand_teton:m"},
    {5, "mauna_kea:m"}, {5, "mauna_loa:m"}, {5, "clingmans_dome:m"},
};

/* Words as sentences are prepared, the entity, and how many words at both ends are no part of it. */
static const asn_phrase geo_phrases[] = {
    {"abilen", 699, 0, 0}, {"abilen texa", 699, 0, 0}, {"akron", 668, 0, 0}, {"akron ohio", 668, 0, 0},
    {"alabama", 444, 0, 0}, {"alabama river", 746, 0, 0}, {"alaska", 445, 0, 0}, {"albani", 652, 0, 0},
    {"albani new york", 652, 0, 0}, {"albuquerqu", 649, 0, 0}, {"albuquerqu new mexico", 649, 0, 0},
    {"alexandria", 724, 0, 0}, {"alexandria virginia", 724, 0, 0}, {"allegheni", 781, 0, 0},
    {"allegheni river", 781, 0, 0}, {"allentown", 681, 0, 0}, {"allentown pennsylvania", 681, 0, 0},
    {"amarillo", 700, 0, 0}, {"amarillo texa", 700, 0, 0}, {"america", 443, 0, 0}, {"anaheim", 516, 0, 0},
    {"anaheim california", 516, 0, 0}, {"anchorag", 501, 0, 0}, {"anchorag alaska", 501, 0, 0},
    {"ann arbor", 610, 0, 0}, {"ann arbor michigan", 610, 0, 0}, {"annapoli", 602, 0, 0},
    {"annapoli maryland", 602, 0, 0}, {"arizona", 446, 0, 0}, {"arkansa", 447, 0, 0}, {"arkansa river", 747, 0, 0},
    {"arlington", 701, 0, 0}, {"arlington texa", 701, 0, 0}, {"arlington virginia", 725, 0, 0},
    {"ashevill", 658, 0, 0}, {"ashevill north carolina", 658, 0, 0}, {"atlant citi", 642, 0, 0},
    {"atlant citi new jersey", 642, 0, 0}, {"atlanta", 565, 0, 0}, {"atlanta georgia", 565, 0, 0},
    {"augusta", 599, 0, 0}, {"augusta georgia", 566, 0, 0}, {"augusta main", 599, 0, 0}, {"aurora", 542, 0, 0},
    {"aurora colorado", 542, 0, 0}, {"aurora illinoi", 575, 0, 0}, {"austin", 698, 0, 0},
    {"austin texa", 698, 0, 0}, {"bakersfield", 517, 0, 0}, {"bakersfield california", 517, 0, 0},
    {"baltimor", 603, 0, 0}, {"baltimor maryland", 603, 0, 0}, {"bangor", 600, 0, 0}, {"bangor main", 600, 0, 0},
    {"baton roug", 595, 0, 0}, {"baton roug louisiana", 595, 0, 0}, {"beaumont", 702, 0, 0},
    {"beaumont texa", 702, 0, 0}, {"bellevu", 733, 0, 0}, {"bellevu washington", 733, 0, 0},
    {"berkeley", 518, 0, 0}, {"berkeley california", 518, 0, 0}, {"big horn river", 767, 0, 0},
    {"bill", 628, 0, 0}, {"bill montana", 628, 0, 0}, {"biloxi", 620, 0, 0}, {"biloxi mississippi", 620, 0, 0},
    {"birmingham", 496, 0, 0}, {"birmingham alabama", 496, 0, 0}, {"bismarck", 664, 0, 0},
    {"bismarck north dakota", 664, 0, 0}, {"blackburn", 820, 0, 0}, {"blanca peak", 835, 0, 0},
    {"bois", 572, 0, 0}, {"bois idaho", 572, 0, 0}, {"bona", 819, 0, 0}, {"borah peak", 836, 0, 0},
    {"boston", 604, 0, 0}, {"boston massachusett", 604, 0, 0}, {"boulder", 543, 0, 0},
    {"boulder colorado", 543, 0, 0}, {"bozeman", 629, 0, 0}, {"bozeman montana", 629, 0, 0}, {"brazo", 782, 0, 0},
    {"brazo river", 782, 0, 0}, {"bridgeport", 547, 0, 0}, {"bridgeport connecticut", 547, 0, 0},
    {"brownsvill", 703, 0, 0}, {"brownsvill texa", 703, 0, 0}, {"buffalo", 653, 0, 0},
    {"buffalo new york", 653, 0, 0}, {"burlington", 722, 0, 0}, {"burlington vermont", 722, 0, 0},
    {"california", 448, 0, 0}, {"call abilen", 271, 0, 0}, {"call akron", 240, 0, 0}, {"call alabama", 6, 0, 0},
    {"call alabama river", 319, 0, 0}, {"call alaska", 7, 0, 0}, {"call albani", 224, 0, 0},
    {"call albuquerqu", 221, 0, 0}, {"call alexandria", 297, 0, 0}, {"call allegheni", 356, 0, 0},
    {"call allentown", 253, 0, 0}, {"call amarillo", 272, 0, 0}, {"call america", 5, 0, 0},
    {"call anaheim", 82, 0, 0}, {"call anchorag", 66, 0, 0}, {"call ann arbor", 180, 0, 0},
    {"call annapoli", 172, 0, 0}, {"call arizona", 8, 0, 0}, {"call arkansa", 9, 0, 0},
    {"call arkansa river", 320, 0, 0}, {"call arlington", 273, 0, 0}, {"call arlington virginia", 298, 0, 0},
    {"call ashevill", 230, 0, 0}, {"call atlant citi", 214, 0, 0}, {"call atlanta", 134, 0, 0},
    {"call augusta", 169, 0, 0}, {"call augusta georgia", 135, 0, 0}, {"call aurora", 108, 0, 0},
    {"call aurora illinoi", 144, 0, 0}, {"call austin", 270, 0, 0}, {"call bakersfield", 83, 0, 0},
    {"call baltimor", 173, 0, 0}, {"call bangor", 170, 0, 0}, {"call baton roug", 165, 0, 0},
    {"call beaumont", 274, 0, 0}, {"call bellevu", 306, 0, 0}, {"call berkeley", 84, 0, 0},
    {"call big horn river", 342, 0, 0}, {"call bill", 200, 0, 0}, {"call biloxi", 191, 0, 0},
    {"call birmingham", 61, 0, 0}, {"call bismarck", 236, 0, 0}, {"call blackburn", 396, 0, 0},
    {"call blanca peak", 428, 0, 0}, {"call bois", 141, 0, 0}, {"call bona", 395, 0, 0},
    {"call borah peak", 429, 0, 0}, {"call boston", 174, 0, 0}, {"call boulder", 109, 0, 0},
    {"call bozeman", 201, 0, 0}, {"call brazo", 357, 0, 0}, {"call bridgeport", 114, 0, 0},
    {"call brownsvill", 275, 0, 0}, {"call buffalo", 225, 0, 0}, {"call burlington", 295, 0, 0},
    {"call california", 10, 0, 0}, {"call cambridg", 175, 0, 0}, {"call camden", 215, 0, 0},
    {"call canadian", 321, 0, 0}, {"call canadian river", 322, 0, 0}, {"call cape coral", 121, 0, 0},
    {"call carson citi", 205, 0, 0}, {"call casper", 317, 0, 0}, {"call cedar rapid", 155, 0, 0},
    {"call chandler", 70, 0, 0}, {"call charleston", 311, 0, 0}, {"call charleston south carolina", 260, 0, 0},
    {"call charlott", 231, 0, 0}, {"call chattahooche", 358, 0, 0}, {"call chattanooga", 266, 0, 0},
    {"call chesapeak", 299, 0, 0}, {"call cheyenn", 316, 0, 0}, {"call chicago", 145, 0, 0},
    {"call chula vista", 85, 0, 0}, {"call cimarron", 359, 0, 0}, {"call cincinnati", 241, 0, 0},
    {"call clarksvill", 267, 0, 0}, {"call cleveland", 242, 0, 0}, {"call clingman dome", 442, 0, 0},
    {"call colorado", 11, 0, 0}, {"call colorado river", 323, 0, 0}, {"call colorado spring", 110, 0, 0},
    {"call columbia", 259, 0, 0}, {"call columbia missouri", 193, 0, 0}, {"call columbia river", 324, 0, 0},
    {"call columbus", 239, 0, 0}, {"call columbus georgia", 136, 0, 0}, {"call concord", 210, 0, 0},
    {"call connecticut", 12, 0, 0}, {"call connecticut river", 325, 0, 0}, {"call corpus christi", 276, 0, 0},
    {"call cumberland", 360, 0, 0}, {"call dalla", 277, 0, 0}, {"call davenport", 156, 0, 0},
    {"call dayton", 243, 0, 0}, {"call dearborn", 181, 0, 0}, {"call delawar", 13, 0, 0},
    {"call delawar river", 326, 0, 0}, {"call denali", 386, 0, 0}, {"call denver", 107, 0, 0},
    {"call des moin", 154, 0, 0}, {"call des moin river", 327, 0, 0}, {"call detroit", 182, 0, 0},
    {"call district of columbia", 60, 0, 0}, {"call dover", 118, 0, 0}, {"call duluth", 187, 0, 0},
    {"call durham", 232, 0, 0}, {"call el paso", 278, 0, 0}, {"call elbert", 390, 0, 0},
    {"call elizabeth", 216, 0, 0}, {"call eri", 254, 0, 0}, {"call eugen", 250, 0, 0},
    {"call evansvill", 149, 0, 0}, {"call fairbank", 67, 0, 0}, {"call fairweath", 397, 0, 0},
    {"call fargo", 237, 0, 0}, {"call fayettevill", 233, 0, 0}, {"call flagstaff", 71, 0, 0},
    {"call flint", 183, 0, 0}, {"call florida", 14, 0, 0}, {"call forak", 394, 0, 0},
    {"call fort collin", 111, 0, 0}, {"call fort lauderdal", 122, 0, 0}, {"call fort smith", 79, 0, 0},
    {"call fort wayn", 150, 0, 0}, {"call fort worth", 279, 0, 0}, {"call frankfort", 162, 0, 0},
    {"call fremont", 86, 0, 0}, {"call fresno", 87, 0, 0}, {"call ft collin", 112, 0, 0},
    {"call ft lauderdal", 123, 0, 0}, {"call ft smith", 80, 0, 0}, {"call ft wayn", 151, 0, 0},
    {"call ft worth", 280, 0, 0}, {"call gainesvill", 124, 0, 0}, {"call galveston", 281, 0, 0},
    {"call gannett peak", 430, 0, 0}, {"call gari", 152, 0, 0}, {"call garland", 282, 0, 0},
    {"call georgia", 15, 0, 0}, {"call gila", 361, 0, 0}, {"call gilbert", 72, 0, 0}, {"call glendal", 73, 0, 0},
    {"call glendal california", 88, 0, 0}, {"call grand fork", 238, 0, 0}, {"call grand rapid", 184, 0, 0},
    {"call grand teton", 439, 0, 0}, {"call granit peak", 431, 0, 0}, {"call green bay", 314, 0, 0},
    {"call green river", 343, 0, 0}, {"call greensboro", 234, 0, 0}, {"call greenvill", 261, 0, 0},
    {"call guadalup peak", 432, 0, 0}, {"call hampton", 300, 0, 0}, {"call harrisburg", 252, 0, 0},
    {"call hartford", 113, 0, 0}, {"call hawaii", 16, 0, 0}, {"call helena", 199, 0, 0},
    {"call henderson", 206, 0, 0}, {"call hialeah", 125, 0, 0}, {"call hilo", 140, 0, 0},
    {"call honolulu", 139, 0, 0}, {"call houston", 283, 0, 0}, {"call hudson", 362, 0, 0},
    {"call humphrey peak", 433, 0, 0}, {"call huntington", 312, 0, 0}, {"call huntington beach", 89, 0, 0},
    {"call huntsvill", 62, 0, 0}, {"call idaho", 17, 0, 0}, {"call illinoi", 18, 0, 0},
    {"call illinoi river", 328, 0, 0}, {"call independ", 194, 0, 0}, {"call indiana", 19, 0, 0},
    {"call indianapoli", 148, 0, 0}, {"call iowa", 20, 0, 0}, {"call iowa citi", 157, 0, 0},
    {"call iowa river", 329, 0, 0}, {"call irv", 284, 0, 0}, {"call irvin", 90, 0, 0}, {"call jackson", 190, 0, 0},
    {"call jacksonvill", 126, 0, 0}, {"call jame river", 344, 0, 0}, {"call jefferson citi", 192, 0, 0},
    {"call jersey citi", 217, 0, 0}, {"call juneau", 68, 0, 0}, {"call kansa", 21, 0, 0},
    {"call kansa citi", 195, 0, 0}, {"call kansa citi kansa", 159, 0, 0}, {"call kansa river", 330, 0, 0},
    {"call katahdin", 393, 0, 0}, {"call kentucki", 22, 0, 0}, {"call key west", 127, 0, 0},
    {"call king peak", 434, 0, 0}, {"call knoxvill", 268, 0, 0}, {"call kuskokwim", 363, 0, 0},
    {"call lafayett", 166, 0, 0}, {"call lans", 179, 0, 0}, {"call larami", 318, 0, 0}, {"call laredo", 285, 0, 0},
    {"call las cruce", 222, 0, 0}, {"call las vega", 207, 0, 0}, {"call lexington", 163, 0, 0},
    {"call lincoln", 203, 0, 0}, {"call littl missouri river", 345, 0, 0}, {"call littl rock", 78, 0, 0},
    {"call long beach", 91, 0, 0}, {"call long peak", 435, 0, 0}, {"call los angel", 92, 0, 0},
    {"call louisiana", 23, 0, 0}, {"call louisvill", 164, 0, 0}, {"call lowel", 176, 0, 0},
    {"call lubbock", 286, 0, 0}, {"call macon", 137, 0, 0}, {"call madison", 313, 0, 0}, {"call main", 24, 0, 0},
    {"call manchest", 211, 0, 0}, {"call maryland", 25, 0, 0}, {"call massachusett", 26, 0, 0},
    {"call mauna kea", 440, 0, 0}, {"call mauna loa", 441, 0, 0}, {"call mckinley", 387, 0, 0},
    {"call mckinney", 287, 0, 0}, {"call memphi", 269, 0, 0}, {"call mesa", 74, 0, 0}, {"call miami", 128, 0, 0},
    {"call michigan", 27, 0, 0}, {"call milwauke", 315, 0, 0}, {"call minneapoli", 188, 0, 0},
    {"call minnesota", 28, 0, 0}, {"call minnesota river", 331, 0, 0}, {"call mississippi", 29, 0, 0},
    {"call mississippi river", 332, 0, 0}, {"call missoula", 202, 0, 0}, {"call missouri", 30, 0, 0},
    {"call missouri river", 333, 0, 0}, {"call mobil", 63, 0, 0}, {"call modesto", 93, 0, 0},
    {"call monongahela", 364, 0, 0}, {"call montana", 31, 0, 0}, {"call montgomeri", 64, 0, 0},
    {"call montpeli", 294, 0, 0}, {"call mount adam", 418, 0, 0}, {"call mount baker", 416, 0, 0},
    {"call mount harvard", 410, 0, 0}, {"call mount hood", 402, 0, 0}, {"call mount hubbard", 412, 0, 0},
    {"call mount mansfield", 406, 0, 0}, {"call mount marci", 404, 0, 0}, {"call mount massiv", 408, 0, 0},
    {"call mount mitchel", 400, 0, 0}, {"call mount saint elia", 420, 0, 0}, {"call mount saint helen", 421, 0, 0},
    {"call mount sanford", 414, 0, 0}, {"call mount st elia", 424, 0, 0}, {"call mount st helen", 425, 0, 0},
    {"call mount washington", 398, 0, 0}, {"call mt adam", 419, 0, 0}, {"call mt baker", 417, 0, 0},
    {"call mt harvard", 411, 0, 0}, {"call mt hood", 403, 0, 0}, {"call mt hubbard", 413, 0, 0},
    {"call mt mansfield", 407, 0, 0}, {"call mt marci", 405, 0, 0}, {"call mt massiv", 409, 0, 0},
    {"call mt mitchel", 401, 0, 0}, {"call mt saint elia", 422, 0, 0}, {"call mt saint helen", 423, 0, 0},
    {"call mt sanford", 415, 0, 0}, {"call mt st elia", 426, 0, 0}, {"call mt st helen", 427, 0, 0},
    {"call mt washington", 399, 0, 0}, {"call nashua", 212, 0, 0}, {"call nashvill", 265, 0, 0},
    {"call nebraska", 32, 0, 0}, {"call neosho", 365, 0, 0}, {"call nevada", 33, 0, 0},
    {"call new hampshir", 34, 0, 0}, {"call new haven", 115, 0, 0}, {"call new jersey", 35, 0, 0},
    {"call new mexico", 36, 0, 0}, {"call new orlean", 167, 0, 0}, {"call new york", 37, 0, 0},
    {"call new york citi", 56, 0, 0}, {"call new york new york", 57, 0, 0}, {"call newark", 218, 0, 0},
    {"call newport news", 301, 0, 0}, {"call niagara", 366, 0, 0}, {"call norfolk", 302, 0, 0},
    {"call norman", 247, 0, 0}, {"call north carolina", 38, 0, 0}, {"call north dakota", 39, 0, 0},
    {"call north las vega", 208, 0, 0}, {"call north platt", 367, 0, 0}, {"call oakland", 94, 0, 0},
    {"call ohio", 40, 0, 0}, {"call ohio river", 334, 0, 0}, {"call oklahoma", 41, 0, 0},
    {"call oklahoma citi", 246, 0, 0}, {"call olympia", 305, 0, 0}, {"call omaha", 204, 0, 0},
    {"call ontario", 95, 0, 0}, {"call oregon", 42, 0, 0}, {"call orlando", 129, 0, 0},
    {"call ouachita", 368, 0, 0}, {"call overland park", 160, 0, 0}, {"call oxnard", 96, 0, 0},
    {"call pasadena", 97, 0, 0}, {"call paterson", 219, 0, 0}, {"call pearl river", 346, 0, 0},
    {"call peco", 369, 0, 0}, {"call pennsylvania", 43, 0, 0}, {"call pensacola", 130, 0, 0},
    {"call peoria", 146, 0, 0}, {"call philadelphia", 255, 0, 0}, {"call phoenix", 69, 0, 0},
    {"call pierr", 262, 0, 0}, {"call pike peak", 436, 0, 0}, {"call pittsburgh", 256, 0, 0},
    {"call plano", 288, 0, 0}, {"call platt", 370, 0, 0}, {"call pocatello", 142, 0, 0},
    {"call portland", 251, 0, 0}, {"call portland main", 171, 0, 0}, {"call potomac", 371, 0, 0},
    {"call powder river", 347, 0, 0}, {"call provid", 258, 0, 0}, {"call provo", 292, 0, 0},
    {"call rainier", 389, 0, 0}, {"call raleigh", 229, 0, 0}, {"call rapid citi", 263, 0, 0},
    {"call red river", 348, 0, 0}, {"call reno", 209, 0, 0}, {"call republican river", 349, 0, 0},
    {"call rhode island", 44, 0, 0}, {"call richmond", 296, 0, 0}, {"call rio grand", 372, 0, 0},
    {"call riversid", 98, 0, 0}, {"call roanok", 303, 0, 0}, {"call roanok river", 335, 0, 0},
    {"call rochest", 226, 0, 0}, {"call rochest minnesota", 189, 0, 0}, {"call rockford", 147, 0, 0},
    {"call roswel", 223, 0, 0}, {"call rushmor", 392, 0, 0}, {"call sabin", 373, 0, 0},
    {"call sacramento", 81, 0, 0}, {"call sacramento river", 336, 0, 0}, {"call saint loui", 198, 0, 0},
    {"call saint paul", 186, 0, 0}, {"call saint petersburg", 132, 0, 0}, {"call salem", 249, 0, 0},
    {"call salmon river", 350, 0, 0}, {"call salt lake citi", 291, 0, 0}, {"call san antonio", 289, 0, 0},
    {"call san bernardino", 99, 0, 0}, {"call san diego", 100, 0, 0}, {"call san francisco", 101, 0, 0},
    {"call san joaquin", 374, 0, 0}, {"call san jose", 102, 0, 0}, {"call san juan river", 351, 0, 0},
    {"call santa ana", 103, 0, 0}, {"call santa barbara", 104, 0, 0}, {"call santa clarita", 105, 0, 0},
    {"call santa fe", 220, 0, 0}, {"call sante", 375, 0, 0}, {"call savannah", 138, 0, 0},
    {"call savannah river", 337, 0, 0}, {"call scottsdal", 75, 0, 0}, {"call scranton", 257, 0, 0},
    {"call seattl", 307, 0, 0}, {"call shasta", 391, 0, 0}, {"call shreveport", 168, 0, 0},
    {"call sioux fall", 264, 0, 0}, {"call smoki hill river", 352, 0, 0}, {"call snake", 338, 0, 0},
    {"call snake river", 339, 0, 0}, {"call south bend", 153, 0, 0}, {"call south carolina", 45, 0, 0},
    {"call south dakota", 46, 0, 0}, {"call south platt", 376, 0, 0}, {"call spokan", 308, 0, 0},
    {"call springfield", 143, 0, 0}, {"call springfield massachusett", 177, 0, 0},
    {"call springfield missouri", 196, 0, 0}, {"call st croix river", 353, 0, 0}, {"call st loui", 197, 0, 0},
    {"call st paul", 185, 0, 0}, {"call st petersburg", 131, 0, 0}, {"call stamford", 116, 0, 0},
    {"call stockton", 106, 0, 0}, {"call susquehanna", 377, 0, 0}, {"call syracus", 227, 0, 0},
    {"call tacoma", 309, 0, 0}, {"call tallahasse", 120, 0, 0}, {"call tampa", 133, 0, 0},
    {"call tanana", 378, 0, 0}, {"call temp", 76, 0, 0}, {"call tennesse", 47, 0, 0},
    {"call tennesse river", 340, 0, 0}, {"call texa", 48, 0, 0}, {"call toledo", 244, 0, 0},
    {"call tombigbe", 379, 0, 0}, {"call topeka", 158, 0, 0}, {"call trenton", 213, 0, 0},
    {"call triniti river", 354, 0, 0}, {"call tucson", 77, 0, 0}, {"call tulsa", 248, 0, 0},
    {"call tuscaloosa", 65, 0, 0}, {"call u s", 2, 0, 0}, {"call u s a", 1, 0, 0},
    {"call uncompahgr peak", 437, 0, 0}, {"call unit state", 4, 0, 0}, {"call us", 3, 0, 0}, {"call usa", 0, 0, 0},
    {"call utah", 49, 0, 0}, {"call vancouv", 310, 0, 0}, {"call vermont", 50, 0, 0}, {"call virginia", 51, 0, 0},
    {"call virginia beach", 304, 0, 0}, {"call wabash", 380, 0, 0}, {"call waco", 290, 0, 0},
    {"call washington", 52, 0, 0}, {"call washington d c", 58, 0, 0}, {"call washington dc", 59, 0, 0},
    {"call washita", 381, 0, 0}, {"call waterburi", 117, 0, 0}, {"call west valley citi", 293, 0, 0},
    {"call west virginia", 53, 0, 0}, {"call wheeler peak", 438, 0, 0}, {"call white river", 355, 0, 0},
    {"call whitney", 388, 0, 0}, {"call wichita", 161, 0, 0}, {"call willamett", 382, 0, 0},
    {"call wilmington", 119, 0, 0}, {"call winston salem", 235, 0, 0}, {"call wisconsin", 54, 0, 0},
    {"call wisconsin river", 341, 0, 0}, {"call worcest", 178, 0, 0}, {"call wyom", 55, 0, 0},
    {"call yazoo", 383, 0, 0}, {"call yellowston", 384, 0, 0}, {"call yonker", 228, 0, 0},
    {"call youngstown", 245, 0, 0}, {"call yukon", 385, 0, 0}, {"cambridg", 605, 0, 0},
    {"cambridg massachusett", 605, 0, 0}, {"camden", 643, 0, 0}, {"camden new jersey", 643, 0, 0},
    {"canadian river", 748, 0, 0}, {"cape coral", 554, 0, 0}, {"cape coral florida", 554, 0, 0},
    {"carson citi", 633, 0, 0}, {"carson citi nevada", 633, 0, 0}, {"casper", 744, 0, 0},
    {"casper wyom", 744, 0, 0}, {"cedar rapid", 585, 0, 0}, {"cedar rapid iowa", 585, 0, 0},
    {"chandler", 505, 0, 0}, {"chandler arizona", 505, 0, 0}, {"charleston", 738, 0, 0},
    {"charleston south carolina", 688, 0, 0}, {"charleston west virginia", 738, 0, 0}, {"charlott", 659, 0, 0},
    {"charlott north carolina", 659, 0, 0}, {"chattahooche", 783, 0, 0}, {"chattahooche river", 783, 0, 0},
    {"chattanooga", 694, 0, 0}, {"chattanooga tennesse", 694, 0, 0}, {"chesapeak", 726, 0, 0},
    {"chesapeak virginia", 726, 0, 0}, {"cheyenn", 743, 0, 0}, {"cheyenn wyom", 743, 0, 0}, {"chicago", 576, 0, 0},
    {"chicago illinoi", 576, 0, 0}, {"chula vista", 519, 0, 0}, {"chula vista california", 519, 0, 0},
    {"cimarron", 784, 0, 0}, {"cimarron river", 784, 0, 0}, {"cincinnati", 669, 0, 0},
    {"cincinnati ohio", 669, 0, 0}, {"citi new york", 494, 1, 0}, {"citi of new york", 494, 2, 0},
    {"citi of new york citi", 494, 2, 0}, {"clarksvill", 695, 0, 0}, {"clarksvill tennesse", 695, 0, 0},
    {"cleveland", 670, 0, 0}, {"cleveland ohio", 670, 0, 0}, {"clingman dome", 849, 0, 0}, {"colorado", 449, 0, 0},
    {"colorado river", 749, 0, 0}, {"colorado spring", 544, 0, 0}, {"colorado spring colorado", 544, 0, 0},
    {"columbia", 687, 0, 0}, {"columbia missouri", 622, 0, 0}, {"columbia river", 750, 0, 0},
    {"columbia south carolina", 687, 0, 0}, {"columbus", 667, 0, 0}, {"columbus georgia", 567, 0, 0},
    {"columbus ohio", 667, 0, 0}, {"concord", 638, 0, 0}, {"concord new hampshir", 638, 0, 0},
    {"connecticut", 450, 0, 0}, {"connecticut river", 751, 0, 0}, {"corpus christi", 704, 0, 0},
    {"corpus christi texa", 704, 0, 0}, {"cumberland", 785, 0, 0}, {"cumberland river", 785, 0, 0},
    {"dalla", 705, 0, 0}, {"dalla texa", 705, 0, 0}, {"davenport", 586, 0, 0}, {"davenport iowa", 586, 0, 0},
    {"dayton", 671, 0, 0}, {"dayton ohio", 671, 0, 0}, {"dearborn", 611, 0, 0}, {"dearborn michigan", 611, 0, 0},
    {"delawar", 451, 0, 0}, {"delawar river", 752, 0, 0}, {"denali", 811, 0, 0}, {"denver", 541, 0, 0},
    {"denver colorado", 541, 0, 0}, {"des moin", 584, 0, 0}, {"des moin iowa", 584, 0, 0},
    {"des moin river", 753, 0, 0}, {"detroit", 612, 0, 0}, {"detroit michigan", 612, 0, 0},
    {"district of columbia", 495, 0, 0}, {"dover", 551, 0, 0}, {"dover delawar", 551, 0, 0}, {"duluth", 616, 0, 0},
    {"duluth minnesota", 616, 0, 0}, {"durham", 660, 0, 0}, {"durham north carolina", 660, 0, 0},
    {"el paso", 706, 0, 0}, {"el paso texa", 706, 0, 0}, {"elbert", 814, 0, 0}, {"elizabeth", 644, 0, 0},
    {"elizabeth new jersey", 644, 0, 0}, {"eri", 682, 0, 0}, {"eri pennsylvania", 682, 0, 0}, {"eugen", 678, 0, 0},
    {"eugen oregon", 678, 0, 0}, {"evansvill", 580, 0, 0}, {"evansvill indiana", 580, 0, 0},
    {"fairbank", 502, 0, 0}, {"fairbank alaska", 502, 0, 0}, {"fairweath", 821, 0, 0}, {"fargo", 665, 0, 0},
    {"fargo north dakota", 665, 0, 0}, {"fayettevill", 661, 0, 0}, {"fayettevill north carolina", 661, 0, 0},
    {"flagstaff", 506, 0, 0}, {"flagstaff arizona", 506, 0, 0}, {"flint", 613, 0, 0},
    {"flint michigan", 613, 0, 0}, {"florida", 452, 0, 0}, {"forak", 818, 0, 0}, {"fort collin", 545, 0, 0},
    {"fort collin colorado", 545, 0, 0}, {"fort lauderdal", 555, 0, 0}, {"fort lauderdal florida", 555, 0, 0},
    {"fort smith", 514, 0, 0}, {"fort smith arkansa", 514, 0, 0}, {"fort wayn", 581, 0, 0},
    {"fort wayn indiana", 581, 0, 0}, {"fort worth", 707, 0, 0}, {"fort worth texa", 707, 0, 0},
    {"frankfort", 592, 0, 0}, {"frankfort kentucki", 592, 0, 0}, {"fremont", 520, 0, 0},
    {"fremont california", 520, 0, 0}, {"fresno", 521, 0, 0}, {"fresno california", 521, 0, 0},
    {"ft collin", 545, 0, 0}, {"ft collin colorado", 545, 0, 0}, {"ft lauderdal", 555, 0, 0},
    {"ft lauderdal florida", 555, 0, 0}, {"ft smith", 514, 0, 0}, {"ft smith arkansa", 514, 0, 0},
    {"ft wayn", 581, 0, 0}, {"ft wayn indiana", 581, 0, 0}, {"ft worth", 707, 0, 0}, {"ft worth texa", 707, 0, 0},
    {"gainesvill", 556, 0, 0}, {"gainesvill florida", 556, 0, 0}, {"galveston", 708, 0, 0},
    {"galveston texa", 708, 0, 0}, {"gannett peak", 837, 0, 0}, {"gari", 582, 0, 0}, {"gari indiana", 582, 0, 0},
    {"garland", 709, 0, 0}, {"garland texa", 709, 0, 0}, {"georgia", 453, 0, 0}, {"gila", 786, 0, 0},
    {"gila river", 786, 0, 0}, {"gilbert", 507, 0, 0}, {"gilbert arizona", 507, 0, 0}, {"glendal", 508, 0, 0},
    {"glendal arizona", 508, 0, 0}, {"glendal california", 522, 0, 0}, {"grand fork", 666, 0, 0},
    {"grand fork north dakota", 666, 0, 0}, {"grand rapid", 614, 0, 0}, {"grand rapid michigan", 614, 0, 0},
    {"grand teton", 846, 0, 0}, {"granit peak", 838, 0, 0}, {"green bay", 741, 0, 0},
    {"green bay wisconsin", 741, 0, 0}, {"green river", 768, 0, 0}, {"greensboro", 662, 0, 0},
    {"greensboro north carolina", 662, 0, 0}, {"greenvill", 689, 0, 0}, {"greenvill south carolina", 689, 0, 0},
    {"guadalup peak", 839, 0, 0}, {"hampton", 727, 0, 0}, {"hampton virginia", 727, 0, 0},
    {"harrisburg", 680, 0, 0}, {"harrisburg pennsylvania", 680, 0, 0}, {"hartford", 546, 0, 0},
    {"hartford connecticut", 546, 0, 0}, {"hawaii", 454, 0, 0}, {"helena", 627, 0, 0},
    {"helena montana", 627, 0, 0}, {"henderson", 634, 0, 0}, {"henderson nevada", 634, 0, 0},
    {"hialeah", 557, 0, 0}, {"hialeah florida", 557, 0, 0}, {"hilo", 571, 0, 0}, {"hilo hawaii", 571, 0, 0},
    {"honolulu", 570, 0, 0}, {"honolulu hawaii", 570, 0, 0}, {"houston", 710, 0, 0}, {"houston texa", 710, 0, 0},
    {"hudson", 787, 0, 0}, {"hudson river", 787, 0, 0}, {"humphrey peak", 840, 0, 0}, {"huntington", 739, 0, 0},
    {"huntington beach", 523, 0, 0}, {"huntington beach california", 523, 0, 0},
    {"huntington west virginia", 739, 0, 0}, {"huntsvill", 497, 0, 0}, {"huntsvill alabama", 497, 0, 0},
    {"idaho", 455, 0, 0}, {"illinoi", 456, 0, 0}, {"illinoi river", 754, 0, 0}, {"independ", 623, 0, 0},
    {"independ missouri", 623, 0, 0}, {"indiana", 457, 0, 0}, {"indianapoli", 579, 0, 0},
    {"indianapoli indiana", 579, 0, 0}, {"iowa", 458, 0, 0}, {"iowa citi", 587, 0, 0},
    {"iowa citi iowa", 587, 0, 0}, {"iowa river", 755, 0, 0}, {"irv", 711, 0, 0}, {"irv texa", 711, 0, 0},
    {"irvin", 524, 0, 0}, {"irvin california", 524, 0, 0}, {"jackson", 619, 0, 0},
    {"jackson mississippi", 619, 0, 0}, {"jacksonvill", 558, 0, 0}, {"jacksonvill florida", 558, 0, 0},
    {"jame river", 769, 0, 0}, {"jefferson citi", 621, 0, 0}, {"jefferson citi missouri", 621, 0, 0},
    {"jersey citi", 645, 0, 0}, {"jersey citi new jersey", 645, 0, 0}, {"juneau", 503, 0, 0},
    {"juneau alaska", 503, 0, 0}, {"kansa", 459, 0, 0}, {"kansa citi", 624, 0, 0}, {"kansa citi kansa", 589, 0, 0},
    {"kansa citi missouri", 624, 0, 0}, {"kansa river", 756, 0, 0}, {"katahdin", 817, 0, 0},
    {"kentucki", 460, 0, 0}, {"key west", 559, 0, 0}, {"key west florida", 559, 0, 0}, {"king peak", 841, 0, 0},
    {"knoxvill", 696, 0, 0}, {"knoxvill tennesse", 696, 0, 0}, {"kuskokwim", 788, 0, 0},
    {"kuskokwim river", 788, 0, 0}, {"lafayett", 596, 0, 0}, {"lafayett louisiana", 596, 0, 0},
    {"lans", 609, 0, 0}, {"lans michigan", 609, 0, 0}, {"larami", 745, 0, 0}, {"larami wyom", 745, 0, 0},
    {"laredo", 712, 0, 0}, {"laredo texa", 712, 0, 0}, {"las cruce", 650, 0, 0},
    {"las cruce new mexico", 650, 0, 0}, {"las vega", 635, 0, 0}, {"las vega nevada", 635, 0, 0},
    {"lexington", 593, 0, 0}, {"lexington kentucki", 593, 0, 0}, {"lincoln", 631, 0, 0},
    {"lincoln nebraska", 631, 0, 0}, {"littl missouri river", 770, 0, 0}, {"littl rock", 513, 0, 0},
    {"littl rock arkansa", 513, 0, 0}, {"long beach", 525, 0, 0}, {"long beach california", 525, 0, 0},
    {"long peak", 842, 0, 0}, {"los angel", 526, 0, 0}, {"los angel california", 526, 0, 0},
    {"louisiana", 461, 0, 0}, {"louisvill", 594, 0, 0}, {"louisvill kentucki", 594, 0, 0}, {"lowel", 606, 0, 0},
    {"lowel massachusett", 606, 0, 0}, {"lubbock", 713, 0, 0}, {"lubbock texa", 713, 0, 0}, {"macon", 568, 0, 0},
    {"macon georgia", 568, 0, 0}, {"madison", 740, 0, 0}, {"madison wisconsin", 740, 0, 0}, {"main", 462, 0, 0},
    {"manchest", 639, 0, 0}, {"manchest new hampshir", 639, 0, 0}, {"maryland", 463, 0, 0},
    {"massachusett", 464, 0, 0}, {"mauna kea", 847, 0, 0}, {"mauna loa", 848, 0, 0}, {"mckinley", 811, 0, 0},
    {"mckinney", 714, 0, 0}, {"mckinney texa", 714, 0, 0}, {"memphi", 697, 0, 0}, {"memphi tennesse", 697, 0, 0},
    {"mesa", 509, 0, 0}, {"mesa arizona", 509, 0, 0}, {"miami", 560, 0, 0}, {"miami florida", 560, 0, 0},
    {"michigan", 465, 0, 0}, {"milwauke", 742, 0, 0}, {"milwauke wisconsin", 742, 0, 0}, {"minneapoli", 617, 0, 0},
    {"minneapoli minnesota", 617, 0, 0}, {"minnesota", 466, 0, 0}, {"minnesota river", 757, 0, 0},
    {"mississippi", 467, 0, 0}, {"mississippi river", 758, 0, 0}, {"missoula", 630, 0, 0},
    {"missoula montana", 630, 0, 0}, {"missouri", 468, 0, 0}, {"missouri river", 759, 0, 0}, {"mobil", 498, 0, 0},
    {"mobil alabama", 498, 0, 0}, {"modesto", 527, 0, 0}, {"modesto california", 527, 0, 0},
    {"monongahela", 789, 0, 0}, {"monongahela river", 789, 0, 0}, {"montana", 469, 0, 0},
    {"montgomeri", 499, 0, 0}, {"montgomeri alabama", 499, 0, 0}, {"montpeli", 721, 0, 0},
    {"montpeli vermont", 721, 0, 0}, {"mount adam", 832, 0, 0}, {"mount baker", 831, 0, 0},
    {"mount blackburn", 820, 0, 0}, {"mount bona", 819, 0, 0}, {"mount elbert", 814, 0, 0},
    {"mount fairweath", 821, 0, 0}, {"mount forak", 818, 0, 0}, {"mount harvard", 828, 0, 0},
    {"mount hood", 824, 0, 0}, {"mount hubbard", 829, 0, 0}, {"mount katahdin", 817, 0, 0},
    {"mount mansfield", 826, 0, 0}, {"mount marci", 825, 0, 0}, {"mount massiv", 827, 0, 0},
    {"mount mckinley", 811, 0, 0}, {"mount mitchel", 823, 0, 0}, {"mount mt blackburn", 820, 0, 0},
    {"mount mt bona", 819, 0, 0}, {"mount mt elbert", 814, 0, 0}, {"mount mt fairweath", 821, 0, 0},
    {"mount mt forak", 818, 0, 0}, {"mount mt katahdin", 817, 0, 0}, {"mount mt mckinley", 811, 0, 0},
    {"mount mt rainier", 813, 0, 0}, {"mount mt rushmor", 816, 0, 0}, {"mount mt shasta", 815, 0, 0},
    {"mount mt whitney", 812, 0, 0}, {"mount rainier", 813, 0, 0}, {"mount rushmor", 816, 0, 0},
    {"mount saint elia", 833, 0, 0}, {"mount saint helen", 834, 0, 0}, {"mount sanford", 830, 0, 0},
    {"mount shasta", 815, 0, 0}, {"mount st elia", 833, 0, 0}, {"mount st helen", 834, 0, 0},
    {"mount washington", 822, 0, 0}, {"mount whitney", 812, 0, 0}, {"mt adam", 832, 0, 0}, {"mt baker", 831, 0, 0},
    {"mt blackburn", 820, 0, 0}, {"mt bona", 819, 0, 0}, {"mt elbert", 814, 0, 0}, {"mt fairweath", 821, 0, 0},
    {"mt forak", 818, 0, 0}, {"mt harvard", 828, 0, 0}, {"mt hood", 824, 0, 0}, {"mt hubbard", 829, 0, 0},
    {"mt katahdin", 817, 0, 0}, {"mt mansfield", 826, 0, 0}, {"mt marci", 825, 0, 0}, {"mt massiv", 827, 0, 0},
    {"mt mckinley", 811, 0, 0}, {"mt mitchel", 823, 0, 0}, {"mt rainier", 813, 0, 0}, {"mt rushmor", 816, 0, 0},
    {"mt saint elia", 833, 0, 0}, {"mt saint helen", 834, 0, 0}, {"mt sanford", 830, 0, 0},
    {"mt shasta", 815, 0, 0}, {"mt st elia", 833, 0, 0}, {"mt st helen", 834, 0, 0}, {"mt washington", 822, 0, 0},
    {"mt whitney", 812, 0, 0}, {"name abilen", 271, 0, 0}, {"name akron", 240, 0, 0}, {"name alabama", 6, 0, 0},
    {"name alabama river", 319, 0, 0}, {"name alaska", 7, 0, 0}, {"name albani", 224, 0, 0},
    {"name albuquerqu", 221, 0, 0}, {"name alexandria", 297, 0, 0}, {"name allegheni", 356, 0, 0},
    {"name allentown", 253, 0, 0}, {"name amarillo", 272, 0, 0}, {"name america", 5, 0, 0},
    {"name anaheim", 82, 0, 0}, {"name anchorag", 66, 0, 0}, {"name ann arbor", 180, 0, 0},
    {"name annapoli", 172, 0, 0}, {"name arizona", 8, 0, 0}, {"name arkansa", 9, 0, 0},
    {"name arkansa river", 320, 0, 0}, {"name arlington", 273, 0, 0}, {"name arlington virginia", 298, 0, 0},
    {"name ashevill", 230, 0, 0}, {"name atlant citi", 214, 0, 0}, {"name atlanta", 134, 0, 0},
    {"name augusta", 169, 0, 0}, {"name augusta georgia", 135, 0, 0}, {"name aurora", 108, 0, 0},
    {"name aurora illinoi", 144, 0, 0}, {"name austin", 270, 0, 0}, {"name bakersfield", 83, 0, 0},
    {"name baltimor", 173, 0, 0}, {"name bangor", 170, 0, 0}, {"name baton roug", 165, 0, 0},
    {"name beaumont", 274, 0, 0}, {"name bellevu", 306, 0, 0}, {"name berkeley", 84, 0, 0},
    {"name big horn river", 342, 0, 0}, {"name bill", 200, 0, 0}, {"name biloxi", 191, 0, 0},
    {"name birmingham", 61, 0, 0}, {"name bismarck", 236, 0, 0}, {"name blackburn", 396, 0, 0},
    {"name blanca peak", 428, 0, 0}, {"name bois", 141, 0, 0}, {"name bona", 395, 0, 0},
    {"name borah peak", 429, 0, 0}, {"name boston", 174, 0, 0}, {"name boulder", 109, 0, 0},
    {"name bozeman", 201, 0, 0}, {"name brazo", 357, 0, 0}, {"name bridgeport", 114, 0, 0},
    {"name brownsvill", 275, 0, 0}, {"name buffalo", 225, 0, 0}, {"name burlington", 295, 0, 0},
    {"name california", 10, 0, 0}, {"name cambridg", 175, 0, 0}, {"name camden", 215, 0, 0},
    {"name canadian", 321, 0, 0}, {"name canadian river", 322, 0, 0}, {"name cape coral", 121, 0, 0},
    {"name carson citi", 205, 0, 0}, {"name casper", 317, 0, 0}, {"name cedar rapid", 155, 0, 0},
    {"name chandler", 70, 0, 0}, {"name charleston", 311, 0, 0}, {"name charleston south carolina", 260, 0, 0},
    {"name charlott", 231, 0, 0}, {"name chattahooche", 358, 0, 0}, {"name chattanooga", 266, 0, 0},
    {"name chesapeak", 299, 0, 0}, {"name cheyenn", 316, 0, 0}, {"name chicago", 145, 0, 0},
    {"name chula vista", 85, 0, 0}, {"name cimarron", 359, 0, 0}, {"name cincinnati", 241, 0, 0},
    {"name clarksvill", 267, 0, 0}, {"name cleveland", 242, 0, 0}, {"name clingman dome", 442, 0, 0},
    {"name colorado", 11, 0, 0}, {"name colorado river", 323, 0, 0}, {"name colorado spring", 110, 0, 0},
    {"name columbia", 259, 0, 0}, {"name columbia missouri", 193, 0, 0}, {"name columbia river", 324, 0, 0},
    {"name columbus", 239, 0, 0}, {"name columbus georgia", 136, 0, 0}, {"name concord", 210, 0, 0},
    {"name connecticut", 12, 0, 0}, {"name connecticut river", 325, 0, 0}, {"name corpus christi", 276, 0, 0},
    {"name cumberland", 360, 0, 0}, {"name dalla", 277, 0, 0}, {"name davenport", 156, 0, 0},
    {"name dayton", 243, 0, 0}, {"name dearborn", 181, 0, 0}, {"name delawar", 13, 0, 0},
    {"name delawar river", 326, 0, 0}, {"name denali", 386, 0, 0}, {"name denver", 107, 0, 0},
    {"name des moin", 154, 0, 0}, {"name des moin river", 327, 0, 0}, {"name detroit", 182, 0, 0},
    {"name district of columbia", 60, 0, 0}, {"name dover", 118, 0, 0}, {"name duluth", 187, 0, 0},
    {"name durham", 232, 0, 0}, {"name el paso", 278, 0, 0}, {"name elbert", 390, 0, 0},
    {"name elizabeth", 216, 0, 0}, {"name eri", 254, 0, 0}, {"name eugen", 250, 0, 0},
    {"name evansvill", 149, 0, 0}, {"name fairbank", 67, 0, 0}, {"name fairweath", 397, 0, 0},
    {"name fargo", 237, 0, 0}, {"name fayettevill", 233, 0, 0}, {"name flagstaff", 71, 0, 0},
    {"name flint", 183, 0, 0}, {"name florida", 14, 0, 0}, {"name forak", 394, 0, 0},
    {"name fort collin", 111, 0, 0}, {"name fort lauderdal", 122, 0, 0}, {"name fort smith", 79, 0, 0},
    {"name fort wayn", 150, 0, 0}, {"name fort worth", 279, 0, 0}, {"name frankfort", 162, 0, 0},
    {"name fremont", 86, 0, 0}, {"name fresno", 87, 0, 0}, {"name ft collin", 112, 0, 0},
    {"name ft lauderdal", 123, 0, 0}, {"name ft smith", 80, 0, 0}, {"name ft wayn", 151, 0, 0},
    {"name ft worth", 280, 0, 0}, {"name gainesvill", 124, 0, 0}, {"name galveston", 281, 0, 0},
    {"name gannett peak", 430, 0, 0}, {"name gari", 152, 0, 0}, {"name garland", 282, 0, 0},
    {"name georgia", 15, 0, 0}, {"name gila", 361, 0, 0}, {"name gilbert", 72, 0, 0}, {"name glendal", 73, 0, 0},
    {"name glendal california", 88, 0, 0}, {"name grand fork", 238, 0, 0}, {"name grand rapid", 184, 0, 0},
    {"name grand teton", 439, 0, 0}, {"name granit peak", 431, 0, 0}, {"name green bay", 314, 0, 0},
    {"name green river", 343, 0, 0}, {"name greensboro", 234, 0, 0}, {"name greenvill", 261, 0, 0},
    {"name guadalup peak", 432, 0, 0}, {"name hampton", 300, 0, 0}, {"name harrisburg", 252, 0, 0},
    {"name hartford", 113, 0, 0}, {"name hawaii", 16, 0, 0}, {"name helena", 199, 0, 0},
    {"name henderson", 206, 0, 0}, {"name hialeah", 125, 0, 0}, {"name hilo", 140, 0, 0},
    {"name honolulu", 139, 0, 0}, {"name houston", 283, 0, 0}, {"name hudson", 362, 0, 0},
    {"name humphrey peak", 433, 0, 0}, {"name huntington", 312, 0, 0}, {"name huntington beach", 89, 0, 0},
    {"name huntsvill", 62, 0, 0}, {"name idaho", 17, 0, 0}, {"name illinoi", 18, 0, 0},
    {"name illinoi river", 328, 0, 0}, {"name independ", 194, 0, 0}, {"name indiana", 19, 0, 0},
    {"name indianapoli", 148, 0, 0}, {"name iowa", 20, 0, 0}, {"name iowa citi", 157, 0, 0},
    {"name iowa river", 329, 0, 0}, {"name irv", 284, 0, 0}, {"name irvin", 90, 0, 0}, {"name jackson", 190, 0, 0},
    {"name jacksonvill", 126, 0, 0}, {"name jame river", 344, 0, 0}, {"name jefferson citi", 192, 0, 0},
    {"name jersey citi", 217, 0, 0}, {"name juneau", 68, 0, 0}, {"name kansa", 21, 0, 0},
    {"name kansa citi", 195, 0, 0}, {"name kansa citi kansa", 159, 0, 0}, {"name kansa river", 330, 0, 0},
    {"name katahdin", 393, 0, 0}, {"name kentucki", 22, 0, 0}, {"name key west", 127, 0, 0},
    {"name king peak", 434, 0, 0}, {"name knoxvill", 268, 0, 0}, {"name kuskokwim", 363, 0, 0},
    {"name lafayett", 166, 0, 0}, {"name lans", 179, 0, 0}, {"name larami", 318, 0, 0}, {"name laredo", 285, 0, 0},
    {"name las cruce", 222, 0, 0}, {"name las vega", 207, 0, 0}, {"name lexington", 163, 0, 0},
    {"name lincoln", 203, 0, 0}, {"name littl missouri river", 345, 0, 0}, {"name littl rock", 78, 0, 0},
    {"name long beach", 91, 0, 0}, {"name long peak", 435, 0, 0}, {"name los angel", 92, 0, 0},
    {"name louisiana", 23, 0, 0}, {"name louisvill", 164, 0, 0}, {"name lowel", 176, 0, 0},
    {"name lubbock", 286, 0, 0}, {"name macon", 137, 0, 0}, {"name madison", 313, 0, 0}, {"name main", 24, 0, 0},
    {"name manchest", 211, 0, 0}, {"name maryland", 25, 0, 0}, {"name massachusett", 26, 0, 0},
    {"name mauna kea", 440, 0, 0}, {"name mauna loa", 441, 0, 0}, {"name mckinley", 387, 0, 0},
    {"name mckinney", 287, 0, 0}, {"name memphi", 269, 0, 0}, {"name mesa", 74, 0, 0}, {"name miami", 128, 0, 0},
    {"name michigan", 27, 0, 0}, {"name milwauke", 315, 0, 0}, {"name minneapoli", 188, 0, 0},
    {"name minnesota", 28, 0, 0}, {"name minnesota river", 331, 0, 0}, {"name mississippi", 29, 0, 0},
    {"name mississippi river", 332, 0, 0}, {"name missoula", 202, 0, 0}, {"name missouri", 30, 0, 0},
    {"name missouri river", 333, 0, 0}, {"name mobil", 63, 0, 0}, {"name modesto", 93, 0, 0},
    {"name monongahela", 364, 0, 0}, {"name montana", 31, 0, 0}, {"name montgomeri", 64, 0, 0},
    {"name montpeli", 294, 0, 0}, {"name mount adam", 418, 0, 0}, {"name mount baker", 416, 0, 0},
    {"name mount harvard", 410, 0, 0}, {"name mount hood", 402, 0, 0}, {"name mount hubbard", 412, 0, 0},
    {"name mount mansfield", 406, 0, 0}, {"name mount marci", 404, 0, 0}, {"name mount massiv", 408, 0, 0},
    {"name mount mitchel", 400, 0, 0}, {"name mount saint elia", 420, 0, 0}, {"name mount saint helen", 421, 0, 0},
    {"name mount sanford", 414, 0, 0}, {"name mount st elia", 424, 0, 0}, {"name mount st helen", 425, 0, 0},
    {"name mount washington", 398, 0, 0}, {"name mt adam", 419, 0, 0}, {"name mt baker", 417, 0, 0},
    {"name mt harvard", 411, 0, 0}, {"name mt hood", 403, 0, 0}, {"name mt hubbard", 413, 0, 0},
    {"name mt mansfield", 407, 0, 0}, {"name mt marci", 405, 0, 0}, {"name mt massiv", 409, 0, 0},
    {"name mt mitchel", 401, 0, 0}, {"name mt saint elia", 422, 0, 0}, {"name mt saint helen", 423, 0, 0},
    {"name mt sanford", 415, 0, 0}, {"name mt st elia", 426, 0, 0}, {"name mt st helen", 427, 0, 0},
    {"name mt washington", 399, 0, 0}, {"name nashua", 212, 0, 0}, {"name nashvill", 265, 0, 0},
    {"name nebraska", 32, 0, 0}, {"name neosho", 365, 0, 0}, {"name nevada", 33, 0, 0},
    {"name new hampshir", 34, 0, 0}, {"name new haven", 115, 0, 0}, {"name new jersey", 35, 0, 0},
    {"name new mexico", 36, 0, 0}, {"name new orlean", 167, 0, 0}, {"name new york", 37, 0, 0},
    {"name new york citi", 56, 0, 0}, {"name new york new york", 57, 0, 0}, {"name newark", 218, 0, 0},
    {"name newport news", 301, 0, 0}, {"name niagara", 366, 0, 0}, {"name norfolk", 302, 0, 0},
    {"name norman", 247, 0, 0}, {"name north carolina", 38, 0, 0}, {"name north dakota", 39, 0, 0},
    {"name north las vega", 208, 0, 0}, {"name north platt", 367, 0, 0}, {"name oakland", 94, 0, 0},
    {"name ohio", 40, 0, 0}, {"name ohio river", 334, 0, 0}, {"name oklahoma", 41, 0, 0},
    {"name oklahoma citi", 246, 0, 0}, {"name olympia", 305, 0, 0}, {"name omaha", 204, 0, 0},
    {"name ontario", 95, 0, 0}, {"name oregon", 42, 0, 0}, {"name orlando", 129, 0, 0},
    {"name ouachita", 368, 0, 0}, {"name overland park", 160, 0, 0}, {"name oxnard", 96, 0, 0},
    {"name pasadena", 97, 0, 0}, {"name paterson", 219, 0, 0}, {"name pearl river", 346, 0, 0},
    {"name peco", 369, 0, 0}, {"name pennsylvania", 43, 0, 0}, {"name pensacola", 130, 0, 0},
    {"name peoria", 146, 0, 0}, {"name philadelphia", 255, 0, 0}, {"name phoenix", 69, 0, 0},
    {"name pierr", 262, 0, 0}, {"name pike peak", 436, 0, 0}, {"name pittsburgh", 256, 0, 0},
    {"name plano", 288, 0, 0}, {"name platt", 370, 0, 0}, {"name pocatello", 142, 0, 0},
    {"name portland", 251, 0, 0}, {"name portland main", 171, 0, 0}, {"name potomac", 371, 0, 0},
    {"name powder river", 347, 0, 0}, {"name provid", 258, 0, 0}, {"name provo", 292, 0, 0},
    {"name rainier", 389, 0, 0}, {"name raleigh", 229, 0, 0}, {"name rapid citi", 263, 0, 0},
    {"name red river", 348, 0, 0}, {"name reno", 209, 0, 0}, {"name republican river", 349, 0, 0},
    {"name rhode island", 44, 0, 0}, {"name richmond", 296, 0, 0}, {"name rio grand", 372, 0, 0},
    {"name riversid", 98, 0, 0}, {"name roanok", 303, 0, 0}, {"name roanok river", 335, 0, 0},
    {"name rochest", 226, 0, 0}, {"name rochest minnesota", 189, 0, 0}, {"name rockford", 147, 0, 0},
    {"name roswel", 223, 0, 0}, {"name rushmor", 392, 0, 0}, {"name sabin", 373, 0, 0},
    {"name sacramento", 81, 0, 0}, {"name sacramento river", 336, 0, 0}, {"name saint loui", 198, 0, 0},
    {"name saint paul", 186, 0, 0}, {"name saint petersburg", 132, 0, 0}, {"name salem", 249, 0, 0},
    {"name salmon river", 350, 0, 0}, {"name salt lake citi", 291, 0, 0}, {"name san antonio", 289, 0, 0},
    {"name san bernardino", 99, 0, 0}, {"name san diego", 100, 0, 0}, {"name san francisco", 101, 0, 0},
    {"name san joaquin", 374, 0, 0}, {"name san jose", 102, 0, 0}, {"name san juan river", 351, 0, 0},
    {"name santa ana", 103, 0, 0}, {"name santa barbara", 104, 0, 0}, {"name santa clarita", 105, 0, 0},
    {"name santa fe", 220, 0, 0}, {"name sante", 375, 0, 0}, {"name savannah", 138, 0, 0},
    {"name savannah river", 337, 0, 0}, {"name scottsdal", 75, 0, 0}, {"name scranton", 257, 0, 0},
    {"name seattl", 307, 0, 0}, {"name shasta", 391, 0, 0}, {"name shreveport", 168, 0, 0},
    {"name sioux fall", 264, 0, 0}, {"name smoki hill river", 352, 0, 0}, {"name snake", 338, 0, 0},
    {"name snake river", 339, 0, 0}, {"name south bend", 153, 0, 0}, {"name south carolina", 45, 0, 0},
    {"name south dakota", 46, 0, 0}, {"name south platt", 376, 0, 0}, {"name spokan", 308, 0, 0},
    {"name springfield", 143, 0, 0}, {"name springfield massachusett", 177, 0, 0},
    {"name springfield missouri", 196, 0, 0}, {"name st croix river", 353, 0, 0}, {"name st loui", 197, 0, 0},
    {"name st paul", 185, 0, 0}, {"name st petersburg", 131, 0, 0}, {"name stamford", 116, 0, 0},
    {"name stockton", 106, 0, 0}, {"name susquehanna", 377, 0, 0}, {"name syracus", 227, 0, 0},
    {"name tacoma", 309, 0, 0}, {"name tallahasse", 120, 0, 0}, {"name tampa", 133, 0, 0},
    {"name tanana", 378, 0, 0}, {"name temp", 76, 0, 0}, {"name tennesse", 47, 0, 0},
    {"name tennesse river", 340, 0, 0}, {"name texa", 48, 0, 0}, {"name toledo", 244, 0, 0},
    {"name tombigbe", 379, 0, 0}, {"name topeka", 158, 0, 0}, {"name trenton", 213, 0, 0},
    {"name triniti river", 354, 0, 0}, {"name tucson", 77, 0, 0}, {"name tulsa", 248, 0, 0},
    {"name tuscaloosa", 65, 0, 0}, {"name u s", 2, 0, 0}, {"name u s a", 1, 0, 0},
    {"name uncompahgr peak", 437, 0, 0}, {"name unit state", 4, 0, 0}, {"name us", 3, 0, 0}, {"name usa", 0, 0, 0},
    {"name utah", 49, 0, 0}, {"name vancouv", 310, 0, 0}, {"name vermont", 50, 0, 0}, {"name virginia", 51, 0, 0},
    {"name virginia beach", 304, 0, 0}, {"name wabash", 380, 0, 0}, {"name waco", 290, 0, 0},
    {"name washington", 52, 0, 0}, {"name washington d c", 58, 0, 0}, {"name washington dc", 59, 0, 0},
    {"name washita", 381, 0, 0}, {"name waterburi", 117, 0, 0}, {"name west valley citi", 293, 0, 0},
    {"name west virginia", 53, 0, 0}, {"name wheeler peak", 438, 0, 0}, {"name white river", 355, 0, 0},
    {"name whitney", 388, 0, 0}, {"name wichita", 161, 0, 0}, {"name willamett", 382, 0, 0},
    {"name wilmington", 119, 0, 0}, {"name winston salem", 235, 0, 0}, {"name wisconsin", 54, 0, 0},
    {"name wisconsin river", 341, 0, 0}, {"name worcest", 178, 0, 0}, {"name wyom", 55, 0, 0},
    {"name yazoo", 383, 0, 0}, {"name yellowston", 384, 0, 0}, {"name yonker", 228, 0, 0},
    {"name youngstown", 245, 0, 0}, {"name yukon", 385, 0, 0}, {"nashua", 640, 0, 0},
    {"nashua new hampshir", 640, 0, 0}, {"nashvill", 693, 0, 0}, {"nashvill tennesse", 693, 0, 0},
    {"nebraska", 470, 0, 0}, {"neosho", 790, 0, 0}, {"neosho river", 790, 0, 0}, {"nevada", 471, 0, 0},
    {"new hampshir", 472, 0, 0}, {"new haven", 548, 0, 0}, {"new haven connecticut", 548, 0, 0},
    {"new jersey", 473, 0, 0}, {"new mexico", 474, 0, 0}, {"new orlean", 597, 0, 0},
    {"new orlean louisiana", 597, 0, 0}, {"new york", 475, 0, 0}, {"new york citi", 494, 0, 0},
    {"new york new york", 494, 0, 0}, {"newark", 646, 0, 0}, {"newark new jersey", 646, 0, 0},
    {"newport news", 728, 0, 0}, {"newport news virginia", 728, 0, 0}, {"niagara", 791, 0, 0},
    {"niagara river", 791, 0, 0}, {"norfolk", 729, 0, 0}, {"norfolk virginia", 729, 0, 0}, {"norman", 675, 0, 0},
    {"norman oklahoma", 675, 0, 0}, {"north carolina", 476, 0, 0}, {"north dakota", 477, 0, 0},
    {"north las vega", 636, 0, 0}, {"north las vega nevada", 636, 0, 0}, {"north platt", 792, 0, 0},
    {"north platt river", 792, 0, 0}, {"oakland", 528, 0, 0}, {"oakland california", 528, 0, 0},
    {"ohio", 478, 0, 0}, {"ohio river", 760, 0, 0}, {"oklahoma", 479, 0, 0}, {"oklahoma citi", 674, 0, 0},
    {"oklahoma citi oklahoma", 674, 0, 0}, {"olympia", 732, 0, 0}, {"olympia washington", 732, 0, 0},
    {"omaha", 632, 0, 0}, {"omaha nebraska", 632, 0, 0}, {"ontario", 529, 0, 0}, {"ontario california", 529, 0, 0},
    {"oregon", 480, 0, 0}, {"orlando", 561, 0, 0}, {"orlando florida", 561, 0, 0}, {"ouachita", 793, 0, 0},
    {"ouachita river", 793, 0, 0}, {"overland park", 590, 0, 0}, {"overland park kansa", 590, 0, 0},
    {"oxnard", 530, 0, 0}, {"oxnard california", 530, 0, 0}, {"pasadena", 531, 0, 0},
    {"pasadena california", 531, 0, 0}, {"paterson", 647, 0, 0}, {"paterson new jersey", 647, 0, 0},
    {"pearl river", 771, 0, 0}, {"peco", 794, 0, 0}, {"peco river", 794, 0, 0}, {"pennsylvania", 481, 0, 0},
    {"pensacola", 562, 0, 0}, {"pensacola florida", 562, 0, 0}, {"peoria", 577, 0, 0},
    {"peoria illinoi", 577, 0, 0}, {"philadelphia", 683, 0, 0}, {"philadelphia pennsylvania", 683, 0, 0},
    {"phoenix", 504, 0, 0}, {"phoenix arizona", 504, 0, 0}, {"pierr", 690, 0, 0},
    {"pierr south dakota", 690, 0, 0}, {"pike peak", 843, 0, 0}, {"pittsburgh", 684, 0, 0},
    {"pittsburgh pennsylvania", 684, 0, 0}, {"plano", 715, 0, 0}, {"plano texa", 715, 0, 0}, {"platt", 795, 0, 0},
    {"platt river", 795, 0, 0}, {"pocatello", 573, 0, 0}, {"pocatello idaho", 573, 0, 0}, {"portland", 679, 0, 0},
    {"portland main", 601, 0, 0}, {"portland oregon", 679, 0, 0}, {"potomac", 796, 0, 0},
    {"potomac river", 796, 0, 0}, {"powder river", 772, 0, 0}, {"provid", 686, 0, 0},
    {"provid rhode island", 686, 0, 0}, {"provo", 719, 0, 0}, {"provo utah", 719, 0, 0}, {"rainier", 813, 0, 0},
    {"raleigh", 657, 0, 0}, {"raleigh north carolina", 657, 0, 0}, {"rapid citi", 691, 0, 0},
    {"rapid citi south dakota", 691, 0, 0}, {"red river", 773, 0, 0}, {"reno", 637, 0, 0},
    {"reno nevada", 637, 0, 0}, {"republican river", 774, 0, 0}, {"rhode island", 482, 0, 0},
    {"richmond", 723, 0, 0}, {"richmond virginia", 723, 0, 0}, {"rio grand", 797, 0, 0},
    {"rio grand river", 797, 0, 0}, {"riversid", 532, 0, 0}, {"riversid california", 532, 0, 0},
    {"roanok", 730, 0, 0}, {"roanok river", 761, 0, 0}, {"roanok virginia", 730, 0, 0}, {"rochest", 654, 0, 0},
    {"rochest minnesota", 618, 0, 0}, {"rochest new york", 654, 0, 0}, {"rockford", 578, 0, 0},
    {"rockford illinoi", 578, 0, 0}, {"roswel", 651, 0, 0}, {"roswel new mexico", 651, 0, 0},
    {"rushmor", 816, 0, 0}, {"sabin", 798, 0, 0}, {"sabin river", 798, 0, 0}, {"sacramento", 515, 0, 0},
    {"sacramento california", 515, 0, 0}, {"sacramento river", 762, 0, 0}, {"saint loui", 626, 0, 0},
    {"saint loui missouri", 626, 0, 0}, {"saint paul", 615, 0, 0}, {"saint paul minnesota", 615, 0, 0},
    {"saint petersburg", 563, 0, 0}, {"saint petersburg florida", 563, 0, 0}, {"salem", 677, 0, 0},
    {"salem oregon", 677, 0, 0}, {"salmon river", 775, 0, 0}, {"salt lake citi", 718, 0, 0},
    {"salt lake citi utah", 718, 0, 0}, {"san antonio", 716, 0, 0}, {"san antonio texa", 716, 0, 0},
    {"san bernardino", 533, 0, 0}, {"san bernardino california", 533, 0, 0}, {"san diego", 534, 0, 0},
    {"san diego california", 534, 0, 0}, {"san francisco", 535, 0, 0}, {"san francisco california", 535, 0, 0},
    {"san joaquin", 799, 0, 0}, {"san joaquin river", 799, 0, 0}, {"san jose", 536, 0, 0},
    {"san jose california", 536, 0, 0}, {"san juan river", 776, 0, 0}, {"santa ana", 537, 0, 0},
    {"santa ana california", 537, 0, 0}, {"santa barbara", 538, 0, 0}, {"santa barbara california", 538, 0, 0},
    {"santa clarita", 539, 0, 0}, {"santa clarita california", 539, 0, 0}, {"santa fe", 648, 0, 0},
    {"santa fe new mexico", 648, 0, 0}, {"sante", 800, 0, 0}, {"sante river", 800, 0, 0}, {"savannah", 569, 0, 0},
    {"savannah georgia", 569, 0, 0}, {"savannah river", 763, 0, 0}, {"scottsdal", 510, 0, 0},
    {"scottsdal arizona", 510, 0, 0}, {"scranton", 685, 0, 0}, {"scranton pennsylvania", 685, 0, 0},
    {"seattl", 734, 0, 0}, {"seattl washington", 734, 0, 0}, {"shasta", 815, 0, 0}, {"shreveport", 598, 0, 0},
    {"shreveport louisiana", 598, 0, 0}, {"sioux fall", 692, 0, 0}, {"sioux fall south dakota", 692, 0, 0},
    {"smoki hill river", 777, 0, 0}, {"snake river", 764, 0, 0}, {"south bend", 583, 0, 0},
    {"south bend indiana", 583, 0, 0}, {"south carolina", 483, 0, 0}, {"south dakota", 484, 0, 0},
    {"south platt", 801, 0, 0}, {"south platt river", 801, 0, 0}, {"spokan", 735, 0, 0},
    {"spokan washington", 735, 0, 0}, {"springfield", 574, 0, 0}, {"springfield illinoi", 574, 0, 0},
    {"springfield massachusett", 607, 0, 0}, {"springfield missouri", 625, 0, 0}, {"st croix river", 778, 0, 0},
    {"st loui", 626, 0, 0}, {"st loui missouri", 626, 0, 0}, {"st paul", 615, 0, 0},
    {"st paul minnesota", 615, 0, 0}, {"st petersburg", 563, 0, 0}, {"st petersburg florida", 563, 0, 0},
    {"stamford", 549, 0, 0}, {"stamford connecticut", 549, 0, 0}, {"stockton", 540, 0, 0},
    {"stockton california", 540, 0, 0}, {"susquehanna", 802, 0, 0}, {"susquehanna river", 802, 0, 0},
    {"syracus", 655, 0, 0}, {"syracus new york", 655, 0, 0}, {"tacoma", 736, 0, 0},
    {"tacoma washington", 736, 0, 0}, {"tallahasse", 553, 0, 0}, {"tallahasse florida", 553, 0, 0},
    {"tampa", 564, 0, 0}, {"tampa florida", 564, 0, 0}, {"tanana", 803, 0, 0}, {"tanana river", 803, 0, 0},
    {"temp", 511, 0, 0}, {"temp arizona", 511, 0, 0}, {"tennesse", 485, 0, 0}, {"tennesse river", 765, 0, 0},
    {"texa", 486, 0, 0}, {"the alabama", 746, 1, 0}, {"the alabama river", 746, 1, 0}, {"the arkansa", 747, 1, 0},
    {"the arkansa river", 747, 1, 0}, {"the canadian", 748, 1, 0}, {"the canadian river", 748, 1, 0},
    {"the colorado", 749, 1, 0}, {"the colorado river", 749, 1, 0}, {"the columbia", 750, 1, 0},
    {"the columbia river", 750, 1, 0}, {"the connecticut", 751, 1, 0}, {"the connecticut river", 751, 1, 0},
    {"the delawar", 752, 1, 0}, {"the delawar river", 752, 1, 0}, {"the des moin", 753, 1, 0},
    {"the des moin river", 753, 1, 0}, {"the illinoi", 754, 1, 0}, {"the illinoi river", 754, 1, 0},
    {"the iowa", 755, 1, 0}, {"the iowa river", 755, 1, 0}, {"the kansa", 756, 1, 0},
    {"the kansa river", 756, 1, 0}, {"the minnesota", 757, 1, 0}, {"the minnesota river", 757, 1, 0},
    {"the mississippi", 758, 1, 0}, {"the mississippi river", 758, 1, 0}, {"the missouri", 759, 1, 0},
    {"the missouri river", 759, 1, 0}, {"the ohio", 760, 1, 0}, {"the ohio river", 760, 1, 0},
    {"the roanok", 761, 1, 0}, {"the roanok river", 761, 1, 0}, {"the sacramento", 762, 1, 0},
    {"the sacramento river", 762, 1, 0}, {"the savannah", 763, 1, 0}, {"the savannah river", 763, 1, 0},
    {"the snake", 764, 1, 0}, {"the snake river", 764, 1, 0}, {"the tennesse", 765, 1, 0},
    {"the tennesse river", 765, 1, 0}, {"the us", 443, 1, 0}, {"the wisconsin", 766, 1, 0},
    {"the wisconsin river", 766, 1, 0}, {"toledo", 672, 0, 0}, {"toledo ohio", 672, 0, 0}, {"tombigbe", 804, 0, 0},
    {"tombigbe river", 804, 0, 0}, {"topeka", 588, 0, 0}, {"topeka kansa", 588, 0, 0}, {"trenton", 641, 0, 0},
    {"trenton new jersey", 641, 0, 0}, {"triniti river", 779, 0, 0}, {"tucson", 512, 0, 0},
    {"tucson arizona", 512, 0, 0}, {"tulsa", 676, 0, 0}, {"tulsa oklahoma", 676, 0, 0}, {"tuscaloosa", 500, 0, 0},
    {"tuscaloosa alabama", 500, 0, 0}, {"u s", 443, 0, 0}, {"u s a", 443, 0, 0}, {"uncompahgr peak", 844, 0, 0},
    {"unit state", 443, 0, 0}, {"unit state of america", 443, 0, 0}, {"usa", 443, 0, 0}, {"utah", 487, 0, 0},
    {"vancouv", 737, 0, 0}, {"vancouv washington", 737, 0, 0}, {"vermont", 488, 0, 0}, {"virginia", 489, 0, 0},
    {"virginia beach", 731, 0, 0}, {"virginia beach virginia", 731, 0, 0}, {"wabash", 805, 0, 0},
    {"wabash river", 805, 0, 0}, {"waco", 717, 0, 0}, {"waco texa", 717, 0, 0}, {"washington", 490, 0, 0},
    {"washington d c", 495, 0, 0}, {"washington dc", 495, 0, 0}, {"washita", 806, 0, 0},
    {"washita river", 806, 0, 0}, {"waterburi", 550, 0, 0}, {"waterburi connecticut", 550, 0, 0},
    {"west valley citi", 720, 0, 0}, {"west valley citi utah", 720, 0, 0}, {"west virginia", 491, 0, 0},
    {"wheeler peak", 845, 0, 0}, {"white river", 780, 0, 0}, {"whitney", 812, 0, 0}, {"wichita", 591, 0, 0},
    {"wichita kansa", 591, 0, 0}, {"willamett", 807, 0, 0}, {"willamett river", 807, 0, 0},
    {"wilmington", 552, 0, 0}, {"wilmington delawar", 552, 0, 0}, {"winston salem", 663, 0, 0},
    {"winston salem north carolina", 663, 0, 0}, {"wisconsin", 492, 0, 0}, {"wisconsin river", 766, 0, 0},
    {"worcest", 608, 0, 0}, {"worcest massachusett", 608, 0, 0}, {"wyom", 493, 0, 0}, {"yazoo", 808, 0, 0},
    {"yazoo river", 808, 0, 0}, {"yellowston", 809, 0, 0}, {"yellowston river", 809, 0, 0}, {"yonker", 656, 0, 0},
    {"yonker new york", 656, 0, 0}, {"youngstown", 673, 0, 0}, {"youngstown ohio", 673, 0, 0},
    {"yukon", 810, 0, 0}, {"yukon river", 810, 0, 0},
};

/* Lines with a *: what they make of names that are added later. */
static const asn_star geo_stars[] = {
    {"named *", 0, "*:n"}, {"called *", 0, "*:n"},
};

static const asn_lexicon geo_lexicon = {
    .kinds = geo_kinds, .n_kinds = 6,
    .entities = geo_entities, .n_entities = 850,
    .phrases = geo_phrases, .n_phrases = 1682,
    .stars = geo_stars, .n_stars = 2,
};
