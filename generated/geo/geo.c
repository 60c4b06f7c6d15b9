/* geo.c: written by asdlc from lambda.asdl, geo.task and lambda.print. Change those, not this file. */
#include "geo.h"

#include <string.h>

#if ASN_ABI != 1
#error "geo.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

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

static const asn_param geo_p_choice[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_CHOICES},
    {"f.out.b", 1, ASN_CHOICES},
    {NULL, 0, 0},
};
static const asn_param geo_p_constructor[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.e", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param geo_p_one[] = {
    {"e", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param geo_p_sequence[] = {
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
static const asn_param geo_p_closed[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {NULL, 0, 0},
};

static const asn_module geo_m_expr = {"expr", ASN_CHOICE, 0, geo_type_expr, geo_p_choice};
static const asn_module geo_m_Variable = {"Variable", ASN_CONSTRUCTOR, 1, geo_ctor_Variable, geo_p_constructor};
static const asn_module geo_m_Variable_variable = {"Variable.variable", ASN_FIELD_ONE, 0, geo_field_Variable_variable, geo_p_one};
static const asn_module geo_m_Entity = {"Entity", ASN_CONSTRUCTOR, 2, geo_ctor_Entity, geo_p_constructor};
static const asn_module geo_m_Entity_entity = {"Entity.entity", ASN_FIELD_ONE, 1, geo_field_Entity_entity, geo_p_one};
static const asn_module geo_m_Number = {"Number", ASN_CONSTRUCTOR, 3, geo_ctor_Number, geo_p_constructor};
static const asn_module geo_m_Number_number = {"Number.number", ASN_FIELD_ONE, 2, geo_field_Number_number, geo_p_one};
static const asn_module geo_m_Apply = {"Apply", ASN_CONSTRUCTOR, 4, geo_ctor_Apply, geo_p_constructor};
static const asn_module geo_m_Apply_predicate = {"Apply.predicate", ASN_FIELD_ONE, 3, geo_field_Apply_predicate, geo_p_one};
static const asn_module geo_m_Apply_arguments = {"Apply.arguments", ASN_FIELD_SEQUENCE, 4, geo_field_Apply_arguments, geo_p_sequence};
static const asn_module geo_m_Argmax = {"Argmax", ASN_CONSTRUCTOR, 5, geo_ctor_Argmax, geo_p_constructor};
static const asn_module geo_m_Argmax_variable = {"Argmax.variable", ASN_FIELD_ONE, 5, geo_field_Argmax_variable, geo_p_one};
static const asn_module geo_m_Argmax_domain = {"Argmax.domain", ASN_FIELD_ONE, 6, geo_field_Argmax_domain, geo_p_one};
static const asn_module geo_m_Argmax_body = {"Argmax.body", ASN_FIELD_ONE, 7, geo_field_Argmax_body, geo_p_one};
static const asn_module geo_m_Argmin = {"Argmin", ASN_CONSTRUCTOR, 6, geo_ctor_Argmin, geo_p_constructor};
static const asn_module geo_m_Argmin_variable = {"Argmin.variable", ASN_FIELD_ONE, 8, geo_field_Argmin_variable, geo_p_one};
static const asn_module geo_m_Argmin_domain = {"Argmin.domain", ASN_FIELD_ONE, 9, geo_field_Argmin_domain, geo_p_one};
static const asn_module geo_m_Argmin_body = {"Argmin.body", ASN_FIELD_ONE, 10, geo_field_Argmin_body, geo_p_one};
static const asn_module geo_m_Count = {"Count", ASN_CONSTRUCTOR, 7, geo_ctor_Count, geo_p_constructor};
static const asn_module geo_m_Count_variable = {"Count.variable", ASN_FIELD_ONE, 11, geo_field_Count_variable, geo_p_one};
static const asn_module geo_m_Count_body = {"Count.body", ASN_FIELD_ONE, 12, geo_field_Count_body, geo_p_one};
static const asn_module geo_m_Exists = {"Exists", ASN_CONSTRUCTOR, 8, geo_ctor_Exists, geo_p_constructor};
static const asn_module geo_m_Exists_variable = {"Exists.variable", ASN_FIELD_ONE, 13, geo_field_Exists_variable, geo_p_one};
static const asn_module geo_m_Exists_body = {"Exists.body", ASN_FIELD_ONE, 14, geo_field_Exists_body, geo_p_one};
static const asn_module geo_m_Lambda = {"Lambda", ASN_CONSTRUCTOR, 9, geo_ctor_Lambda, geo_p_constructor};
static const asn_module geo_m_Lambda_variable = {"Lambda.variable", ASN_FIELD_ONE, 15, geo_field_Lambda_variable, geo_p_one};
static const asn_module geo_m_Lambda_type = {"Lambda.type", ASN_FIELD_ONE, 16, geo_field_Lambda_type, geo_p_one};
static const asn_module geo_m_Lambda_body = {"Lambda.body", ASN_FIELD_ONE, 17, geo_field_Lambda_body, geo_p_one};
static const asn_module geo_m_Max = {"Max", ASN_CONSTRUCTOR, 10, geo_ctor_Max, geo_p_constructor};
static const asn_module geo_m_Max_variable = {"Max.variable", ASN_FIELD_ONE, 18, geo_field_Max_variable, geo_p_one};
static const asn_module geo_m_Max_body = {"Max.body", ASN_FIELD_ONE, 19, geo_field_Max_body, geo_p_one};
static const asn_module geo_m_Min = {"Min", ASN_CONSTRUCTOR, 11, geo_ctor_Min, geo_p_constructor};
static const asn_module geo_m_Min_variable = {"Min.variable", ASN_FIELD_ONE, 20, geo_field_Min_variable, geo_p_one};
static const asn_module geo_m_Min_body = {"Min.body", ASN_FIELD_ONE, 21, geo_field_Min_body, geo_p_one};
static const asn_module geo_m_Sum = {"Sum", ASN_CONSTRUCTOR, 12, geo_ctor_Sum, geo_p_constructor};
static const asn_module geo_m_Sum_variable = {"Sum.variable", ASN_FIELD_ONE, 22, geo_field_Sum_variable, geo_p_one};
static const asn_module geo_m_Sum_domain = {"Sum.domain", ASN_FIELD_ONE, 23, geo_field_Sum_domain, geo_p_one};
static const asn_module geo_m_Sum_body = {"Sum.body", ASN_FIELD_ONE, 24, geo_field_Sum_body, geo_p_one};
static const asn_module geo_m_The = {"The", ASN_CONSTRUCTOR, 13, geo_ctor_The, geo_p_constructor};
static const asn_module geo_m_The_variable = {"The.variable", ASN_FIELD_ONE, 25, geo_field_The_variable, geo_p_one};
static const asn_module geo_m_The_body = {"The.body", ASN_FIELD_ONE, 26, geo_field_The_body, geo_p_one};
static const asn_module geo_m_Not = {"Not", ASN_CONSTRUCTOR, 14, geo_ctor_Not, geo_p_constructor};
static const asn_module geo_m_Not_argument = {"Not.argument", ASN_FIELD_ONE, 27, geo_field_Not_argument, geo_p_one};
static const asn_module geo_m_And = {"And", ASN_CONSTRUCTOR, 15, geo_ctor_And, geo_p_constructor};
static const asn_module geo_m_And_arguments = {"And.arguments", ASN_FIELD_SEQUENCE, 28, geo_field_And_arguments, geo_p_sequence};
static const asn_module geo_m_Or = {"Or", ASN_CONSTRUCTOR, 16, geo_ctor_Or, geo_p_constructor};
static const asn_module geo_m_Or_arguments = {"Or.arguments", ASN_FIELD_SEQUENCE, 29, geo_field_Or_arguments, geo_p_sequence};
static const asn_module geo_m_Compare = {"Compare", ASN_CONSTRUCTOR, 17, geo_ctor_Compare, geo_p_constructor};
static const asn_module geo_m_Compare_op = {"Compare.op", ASN_FIELD_ONE, 30, geo_field_Compare_op, geo_p_one};
static const asn_module geo_m_Compare_left = {"Compare.left", ASN_FIELD_ONE, 31, geo_field_Compare_left, geo_p_one};
static const asn_module geo_m_Compare_right = {"Compare.right", ASN_FIELD_ONE, 32, geo_field_Compare_right, geo_p_one};
static const asn_module geo_m_cmp_op = {"cmp_op", ASN_CHOICE, 1, geo_type_cmp_op, geo_p_choice};
static const asn_module geo_m_Equal = {"Equal", ASN_CONSTRUCTOR, 18, geo_ctor_Equal, NULL};
static const asn_module geo_m_LessThan = {"LessThan", ASN_CONSTRUCTOR, 19, geo_ctor_LessThan, NULL};
static const asn_module geo_m_GreaterThan = {"GreaterThan", ASN_CONSTRUCTOR, 20, geo_ctor_GreaterThan, NULL};
static const asn_module geo_m_var = {"var", ASN_CLOSED, 2, geo_type_var, geo_p_closed};
static const asn_module geo_m_ent = {"ent", ASN_CLOSED, 3, geo_type_ent, geo_p_closed};
static const asn_module geo_m_num = {"num", ASN_CLOSED, 4, geo_type_num, geo_p_closed};
static const asn_module geo_m_pred = {"pred", ASN_CLOSED, 5, geo_type_pred, geo_p_closed};
static const asn_module geo_m_var_type = {"var_type", ASN_CLOSED, 6, geo_type_var_type, geo_p_closed};

static const asn_module *const geo_modules[] = {
    &geo_m_expr, &geo_m_Variable, &geo_m_Variable_variable, &geo_m_Entity, &geo_m_Entity_entity, &geo_m_Number,
    &geo_m_Number_number, &geo_m_Apply, &geo_m_Apply_predicate, &geo_m_Apply_arguments, &geo_m_Argmax,
    &geo_m_Argmax_variable, &geo_m_Argmax_domain, &geo_m_Argmax_body, &geo_m_Argmin, &geo_m_Argmin_variable,
    &geo_m_Argmin_domain, &geo_m_Argmin_body, &geo_m_Count, &geo_m_Count_variable, &geo_m_Count_body, &geo_m_Exists,
    &geo_m_Exists_variable, &geo_m_Exists_body, &geo_m_Lambda, &geo_m_Lambda_variable, &geo_m_Lambda_type,
    &geo_m_Lambda_body, &geo_m_Max, &geo_m_Max_variable, &geo_m_Max_body, &geo_m_Min, &geo_m_Min_variable,
    &geo_m_Min_body, &geo_m_Sum, &geo_m_Sum_variable, &geo_m_Sum_domain, &geo_m_Sum_body, &geo_m_The,
    &geo_m_The_variable, &geo_m_The_body, &geo_m_Not, &geo_m_Not_argument, &geo_m_And, &geo_m_And_arguments,
    &geo_m_Or, &geo_m_Or_arguments, &geo_m_Compare, &geo_m_Compare_op, &geo_m_Compare_left, &geo_m_Compare_right,
    &geo_m_cmp_op, &geo_m_Equal, &geo_m_LessThan, &geo_m_GreaterThan, &geo_m_var, &geo_m_ent, &geo_m_num, &geo_m_pred,
    &geo_m_var_type,
};

/* expr = Variable(var variable) | Entity(ent entity) | Number(num number)
 *     | Apply(pred predicate, expr* arguments) | Argmax(var variable, expr domain, expr body)
 *     | Argmin(var variable, expr domain, expr body) | Count(var variable, expr body)
 *     | Exists(var variable, expr body) | Lambda(var variable, var_type type, expr body)
 *     | Max(var variable, expr body) | Min(var variable, expr body)
 *     | Sum(var variable, expr domain, expr body) | The(var variable, expr body) | Not(expr argument)
 *     | And(expr* arguments) | Or(expr* arguments) | Compare(cmp_op op, expr left, expr right)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C */
bool geo_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
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

/* Variable(var variable), and for each field F of it
 *   field embedding      e_F' = f_Variable(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_Variable(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Variable;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Variable_variable, c));
    return geo_field_Variable_variable(run, v_variable, node);
}

/* Variable.variable: var, exactly one child; it takes the field's state as its own */
static bool geo_field_Variable_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Variable_variable, 0));
}

/* Entity(ent entity), and for each field F of it
 *   field embedding      e_F' = f_Entity(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_Entity(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Entity;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_entity = asn_vertical(run, v, asn_embed_field(run, m, GEO_Entity_entity, c));
    return geo_field_Entity_entity(run, v_entity, node);
}

/* Entity.entity: ent, exactly one child; it takes the field's state as its own */
static bool geo_field_Entity_entity(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_ent(run, v, asn_child(run, node, GEO_Entity_entity, 0));
}

/* Number(num number), and for each field F of it
 *   field embedding      e_F' = f_Number(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_Number(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Number;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_number = asn_vertical(run, v, asn_embed_field(run, m, GEO_Number_number, c));
    return geo_field_Number_number(run, v_number, node);
}

/* Number.number: num, exactly one child; it takes the field's state as its own */
static bool geo_field_Number_number(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_num(run, v, asn_child(run, node, GEO_Number_number, 0));
}

/* Apply(pred predicate, expr* arguments), and for each field F of it
 *   field embedding      e_F' = f_Apply(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_Apply(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Apply;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_predicate = asn_vertical(run, v, asn_embed_field(run, m, GEO_Apply_predicate, c));
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, GEO_Apply_arguments, c));
    return geo_field_Apply_predicate(run, v_predicate, node)
        && geo_field_Apply_arguments(run, v_arguments, node);
}

/* Apply.predicate: pred, exactly one child; it takes the field's state as its own */
static bool geo_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_pred(run, v, asn_child(run, node, GEO_Apply_predicate, 0));
}

/* Apply.arguments: expr*, a sequence; i counts its children */
static bool geo_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Apply_arguments;
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
        if (!geo_type_expr(run, w, asn_child(run, node, GEO_Apply_arguments, i)))
            return false;
    }
}

/* Argmax(var variable, expr domain, expr body), and for each field F of it
 *   field embedding      e_F' = f_Argmax(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
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

/* Argmax.variable: var, exactly one child; it takes the field's state as its own */
static bool geo_field_Argmax_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Argmax_variable, 0));
}

/* Argmax.domain: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Argmax_domain(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Argmax_domain, 0));
}

/* Argmax.body: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Argmax_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Argmax_body, 0));
}

/* Argmin(var variable, expr domain, expr body), and for each field F of it
 *   field embedding      e_F' = f_Argmin(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
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

/* Argmin.variable: var, exactly one child; it takes the field's state as its own */
static bool geo_field_Argmin_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Argmin_variable, 0));
}

/* Argmin.domain: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Argmin_domain(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Argmin_domain, 0));
}

/* Argmin.body: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Argmin_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Argmin_body, 0));
}

/* Count(var variable, expr body), and for each field F of it
 *   field embedding      e_F' = f_Count(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_Count(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Count;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Count_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Count_body, c));
    return geo_field_Count_variable(run, v_variable, node)
        && geo_field_Count_body(run, v_body, node);
}

/* Count.variable: var, exactly one child; it takes the field's state as its own */
static bool geo_field_Count_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Count_variable, 0));
}

/* Count.body: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Count_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Count_body, 0));
}

/* Exists(var variable, expr body), and for each field F of it
 *   field embedding      e_F' = f_Exists(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_Exists(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Exists;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Exists_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Exists_body, c));
    return geo_field_Exists_variable(run, v_variable, node)
        && geo_field_Exists_body(run, v_body, node);
}

/* Exists.variable: var, exactly one child; it takes the field's state as its own */
static bool geo_field_Exists_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Exists_variable, 0));
}

/* Exists.body: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Exists_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Exists_body, 0));
}

/* Lambda(var variable, var_type type, expr body), and for each field F of it
 *   field embedding      e_F' = f_Lambda(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
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

/* Lambda.variable: var, exactly one child; it takes the field's state as its own */
static bool geo_field_Lambda_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Lambda_variable, 0));
}

/* Lambda.type: var_type, exactly one child; it takes the field's state as its own */
static bool geo_field_Lambda_type(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var_type(run, v, asn_child(run, node, GEO_Lambda_type, 0));
}

/* Lambda.body: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Lambda_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Lambda_body, 0));
}

/* Max(var variable, expr body), and for each field F of it
 *   field embedding      e_F' = f_Max(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_Max(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Max;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Max_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Max_body, c));
    return geo_field_Max_variable(run, v_variable, node)
        && geo_field_Max_body(run, v_body, node);
}

/* Max.variable: var, exactly one child; it takes the field's state as its own */
static bool geo_field_Max_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Max_variable, 0));
}

/* Max.body: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Max_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Max_body, 0));
}

/* Min(var variable, expr body), and for each field F of it
 *   field embedding      e_F' = f_Min(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_Min(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Min;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_Min_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_Min_body, c));
    return geo_field_Min_variable(run, v_variable, node)
        && geo_field_Min_body(run, v_body, node);
}

/* Min.variable: var, exactly one child; it takes the field's state as its own */
static bool geo_field_Min_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Min_variable, 0));
}

/* Min.body: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Min_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Min_body, 0));
}

/* Sum(var variable, expr domain, expr body), and for each field F of it
 *   field embedding      e_F' = f_Sum(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
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

/* Sum.variable: var, exactly one child; it takes the field's state as its own */
static bool geo_field_Sum_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_Sum_variable, 0));
}

/* Sum.domain: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Sum_domain(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Sum_domain, 0));
}

/* Sum.body: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Sum_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Sum_body, 0));
}

/* The(var variable, expr body), and for each field F of it
 *   field embedding      e_F' = f_The(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_The(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_The;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, GEO_The_variable, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, GEO_The_body, c));
    return geo_field_The_variable(run, v_variable, node)
        && geo_field_The_body(run, v_body, node);
}

/* The.variable: var, exactly one child; it takes the field's state as its own */
static bool geo_field_The_variable(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_var(run, v, asn_child(run, node, GEO_The_variable, 0));
}

/* The.body: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_The_body(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_The_body, 0));
}

/* Not(expr argument), and for each field F of it
 *   field embedding      e_F' = f_Not(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_Not(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Not;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_argument = asn_vertical(run, v, asn_embed_field(run, m, GEO_Not_argument, c));
    return geo_field_Not_argument(run, v_argument, node);
}

/* Not.argument: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Not_argument(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Not_argument, 0));
}

/* And(expr* arguments), and for each field F of it
 *   field embedding      e_F' = f_And(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_And(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_And;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, GEO_And_arguments, c));
    return geo_field_And_arguments(run, v_arguments, node);
}

/* And.arguments: expr*, a sequence; i counts its children */
static bool geo_field_And_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_And_arguments;
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
        if (!geo_type_expr(run, w, asn_child(run, node, GEO_And_arguments, i)))
            return false;
    }
}

/* Or(expr* arguments), and for each field F of it
 *   field embedding      e_F' = f_Or(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool geo_ctor_Or(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Or;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, GEO_Or_arguments, c));
    return geo_field_Or_arguments(run, v_arguments, node);
}

/* Or.arguments: expr*, a sequence; i counts its children */
static bool geo_field_Or_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_Or_arguments;
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
        if (!geo_type_expr(run, w, asn_child(run, node, GEO_Or_arguments, i)))
            return false;
    }
}

/* Compare(cmp_op op, expr left, expr right), and for each field F of it
 *   field embedding      e_F' = f_Compare(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
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

/* Compare.op: cmp_op, exactly one child; it takes the field's state as its own */
static bool geo_field_Compare_op(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_cmp_op(run, v, asn_child(run, node, GEO_Compare_op, 0));
}

/* Compare.left: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Compare_left(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Compare_left, 0));
}

/* Compare.right: expr, exactly one child; it takes the field's state as its own */
static bool geo_field_Compare_right(asn_run *run, asn_state v, asn_node *node)
{
    return geo_type_expr(run, v, asn_child(run, node, GEO_Compare_right, 0));
}

/* cmp_op = Equal | LessThan | GreaterThan
 *   constructor choice   p(C | cmp_op, v) = softmax(f_cmp_op(v, c))_C */
static bool geo_type_cmp_op(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &geo_m_cmp_op;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case GEO_Equal:       return geo_ctor_Equal(run, v, node);
    case GEO_LessThan:    return geo_ctor_LessThan(run, v, node);
    case GEO_GreaterThan: return geo_ctor_GreaterThan(run, v, node);
    }
    return asn_ok(run);
}

/* Equal: no fields */
static bool geo_ctor_Equal(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* LessThan: no fields */
static bool geo_ctor_LessThan(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* GreaterThan: no fields */
static bool geo_ctor_GreaterThan(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* var: a primitive, closed
 *   value choice         p(y | var, v) = softmax(f_var(v, c))_y */
static bool geo_type_var(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &geo_m_var, v, node);
}

/* ent: a primitive, closed
 *   value choice         p(y | ent, v) = softmax(f_ent(v, c))_y */
static bool geo_type_ent(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &geo_m_ent, v, node);
}

/* num: a primitive, closed
 *   value choice         p(y | num, v) = softmax(f_num(v, c))_y */
static bool geo_type_num(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &geo_m_num, v, node);
}

/* pred: a primitive, closed
 *   value choice         p(y | pred, v) = softmax(f_pred(v, c))_y */
static bool geo_type_pred(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &geo_m_pred, v, node);
}

/* var_type: a primitive, closed
 *   value choice         p(y | var_type, v) = softmax(f_var_type(v, c))_y */
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

static const asn_template geo_templates[] = {
    {NULL, -1}, /* plain */
    {geo_print_Variable, -1},
    {geo_print_Entity, -1},
    {geo_print_Number, -1},
    {geo_print_Apply, -1},
    {geo_print_Argmax, -1},
    {geo_print_Argmin, -1},
    {geo_print_Count, -1},
    {geo_print_Exists, -1},
    {geo_print_Lambda, -1},
    {geo_print_Max, -1},
    {geo_print_Min, -1},
    {geo_print_Sum, -1},
    {geo_print_The, -1},
    {geo_print_Not, -1},
    {geo_print_And, -1},
    {geo_print_Or, -1},
    {geo_print_Compare, -1},
    {geo_print_Equal, -1},
    {geo_print_LessThan, -1},
    {geo_print_GreaterThan, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type geo_types[] = {
    {"expr", false, false, true, true, ASN_ANY, 1, 17, 1, 1, 0, 0, NULL},
    {"cmp_op", false, false, true, false, ASN_ANY, 18, 3, 1, 1, 1, 0, NULL},
    {"var", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
    {"ent", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
    {"num", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 4, 0, NULL},
    {"pred", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 5, 0, NULL},
    {"var_type", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 6, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor geo_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Variable", 8, GEO_TYPE_expr, 0, 1, 2, 2},
    {"Entity", 6, GEO_TYPE_expr, 1, 1, 2, 2},
    {"Number", 6, GEO_TYPE_expr, 2, 1, 2, 2},
    {"Apply", 5, GEO_TYPE_expr, 3, 2, 2, 2},
    {"Argmax", 6, GEO_TYPE_expr, 5, 3, 2, 4},
    {"Argmin", 6, GEO_TYPE_expr, 8, 3, 2, 4},
    {"Count", 5, GEO_TYPE_expr, 11, 2, 2, 3},
    {"Exists", 6, GEO_TYPE_expr, 13, 2, 2, 3},
    {"Lambda", 6, GEO_TYPE_expr, 15, 3, 2, 4},
    {"Max", 3, GEO_TYPE_expr, 18, 2, 2, 3},
    {"Min", 3, GEO_TYPE_expr, 20, 2, 2, 3},
    {"Sum", 3, GEO_TYPE_expr, 22, 3, 2, 4},
    {"The", 3, GEO_TYPE_expr, 25, 2, 2, 3},
    {"Not", 3, GEO_TYPE_expr, 27, 1, 2, 2},
    {"And", 3, GEO_TYPE_expr, 28, 1, 1, 1},
    {"Or", 2, GEO_TYPE_expr, 29, 1, 1, 1},
    {"Compare", 7, GEO_TYPE_expr, 30, 3, 2, 4},
    {"Equal", 5, GEO_TYPE_cmp_op, 33, 0, 1, 1},
    {"LessThan", 8, GEO_TYPE_cmp_op, 33, 0, 1, 1},
    {"GreaterThan", 11, GEO_TYPE_cmp_op, 33, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field geo_fields[] = {
    {"variable", 8, GEO_Variable, GEO_TYPE_var, ASN_ONE, false},
    {"entity", 6, GEO_Entity, GEO_TYPE_ent, ASN_ONE, false},
    {"number", 6, GEO_Number, GEO_TYPE_num, ASN_ONE, false},
    {"predicate", 9, GEO_Apply, GEO_TYPE_pred, ASN_ONE, false},
    {"arguments", 9, GEO_Apply, GEO_TYPE_expr, ASN_SEQUENCE, false},
    {"variable", 8, GEO_Argmax, GEO_TYPE_var, ASN_ONE, false},
    {"domain", 6, GEO_Argmax, GEO_TYPE_expr, ASN_ONE, false},
    {"body", 4, GEO_Argmax, GEO_TYPE_expr, ASN_ONE, false},
    {"variable", 8, GEO_Argmin, GEO_TYPE_var, ASN_ONE, false},
    {"domain", 6, GEO_Argmin, GEO_TYPE_expr, ASN_ONE, false},
    {"body", 4, GEO_Argmin, GEO_TYPE_expr, ASN_ONE, false},
    {"variable", 8, GEO_Count, GEO_TYPE_var, ASN_ONE, false},
    {"body", 4, GEO_Count, GEO_TYPE_expr, ASN_ONE, false},
    {"variable", 8, GEO_Exists, GEO_TYPE_var, ASN_ONE, false},
    {"body", 4, GEO_Exists, GEO_TYPE_expr, ASN_ONE, false},
    {"variable", 8, GEO_Lambda, GEO_TYPE_var, ASN_ONE, false},
    {"type", 4, GEO_Lambda, GEO_TYPE_var_type, ASN_ONE, false},
    {"body", 4, GEO_Lambda, GEO_TYPE_expr, ASN_ONE, false},
    {"variable", 8, GEO_Max, GEO_TYPE_var, ASN_ONE, false},
    {"body", 4, GEO_Max, GEO_TYPE_expr, ASN_ONE, false},
    {"variable", 8, GEO_Min, GEO_TYPE_var, ASN_ONE, false},
    {"body", 4, GEO_Min, GEO_TYPE_expr, ASN_ONE, false},
    {"variable", 8, GEO_Sum, GEO_TYPE_var, ASN_ONE, false},
    {"domain", 6, GEO_Sum, GEO_TYPE_expr, ASN_ONE, false},
    {"body", 4, GEO_Sum, GEO_TYPE_expr, ASN_ONE, false},
    {"variable", 8, GEO_The, GEO_TYPE_var, ASN_ONE, false},
    {"body", 4, GEO_The, GEO_TYPE_expr, ASN_ONE, false},
    {"argument", 8, GEO_Not, GEO_TYPE_expr, ASN_ONE, false},
    {"arguments", 9, GEO_And, GEO_TYPE_expr, ASN_SEQUENCE, true},
    {"arguments", 9, GEO_Or, GEO_TYPE_expr, ASN_SEQUENCE, true},
    {"op", 2, GEO_Compare, GEO_TYPE_cmp_op, ASN_ONE, false},
    {"left", 4, GEO_Compare, GEO_TYPE_expr, ASN_ONE, false},
    {"right", 5, GEO_Compare, GEO_TYPE_expr, ASN_ONE, false},
};

static const int32_t geo_hash[] = {
    3, 0, 0, 0, 0, 0, 15, 0, 12, 0, 9, 0, 0, 0, 0, 5, 18, 0, 0, 0,
    7, 17, 0, 0, 0, 0, 0, 4, 0, 8, 0, 0, 0, 6, 0, 19, 16, 1, 0, 0,
    0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 10, 2, 0,
    13, 0, 20, 0,
};

static const asn_input geo_inputs[] = {
    {"query", ASN_WORDS, true, true},
};

static const char *const geo_grammar_text[] = {
    "expr = Variable(var variable) | Entity(ent entity) | Number(num number) | Apply(pred predicate, expr* arguments) | Argmax(var variable, expr domain, expr body) | Argmin(var variable, expr domain, expr body) | Count(var variable, expr body) | Exists(var variable, expr body) | Lambda(var variable, var_type type, expr body) | Max(var variable, expr body) | Min(var variable, expr body) | Sum(var variable, expr domain, expr body) | The(var variable, expr body) | Not(expr argument) | And(expr* arguments) | Or(expr* arguments) | Compare(cmp_op op, expr left, expr right)",
    "cmp_op = Equal | LessThan | GreaterThan",
    NULL};

static const char *const geo_task_text[] = {
    "-- geo.task: questions about US geography to lambda calculus.",
    "grammar lambda.asdl",
    "include lambda.print",
    "root expr",
    "input query words lower stem",
    "print Equal \"equals:t\"",
    "-- lambda.print: what geo and atis have in common: which values are lists, which children have no order, how forms print.",
    "closed pred ent var num var_type",
    "unordered And.arguments Or.arguments",
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
    NULL};

const asn_grammar geo_grammar = {
    .abi = ASN_ABI, .name = "geo", .grammar_text = geo_grammar_text, .task_text = geo_task_text,
    .types = geo_types, .ctors = geo_ctors, .fields = geo_fields, .modules = geo_modules,
    .n_types = 7, .n_ctors = 20, .n_fields = 33, .n_modules = 60, .root = GEO_TYPE_expr,
    .hash = geo_hash, .hash_mask = 63, .inputs = geo_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = geo_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const geo_expr *geo_new_Variable(asn_arena *arena, asn_atom variable)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Variable);
    asn_build_value(&asn_b, GEO_Variable_variable, variable);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Entity(asn_arena *arena, asn_atom entity)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Entity);
    asn_build_value(&asn_b, GEO_Entity_entity, entity);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Number(asn_arena *arena, asn_atom number)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Number);
    asn_build_value(&asn_b, GEO_Number_number, number);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Apply(asn_arena *arena, asn_atom predicate, const geo_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Apply);
    asn_build_value(&asn_b, GEO_Apply_predicate, predicate);
    asn_build_children(&asn_b, GEO_Apply_arguments, arguments, arguments_count);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Argmax(asn_arena *arena, asn_atom variable, const geo_expr *domain, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Argmax);
    asn_build_value(&asn_b, GEO_Argmax_variable, variable);
    asn_build_child(&asn_b, GEO_Argmax_domain, domain);
    asn_build_child(&asn_b, GEO_Argmax_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Argmin(asn_arena *arena, asn_atom variable, const geo_expr *domain, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Argmin);
    asn_build_value(&asn_b, GEO_Argmin_variable, variable);
    asn_build_child(&asn_b, GEO_Argmin_domain, domain);
    asn_build_child(&asn_b, GEO_Argmin_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Count(asn_arena *arena, asn_atom variable, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Count);
    asn_build_value(&asn_b, GEO_Count_variable, variable);
    asn_build_child(&asn_b, GEO_Count_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Exists(asn_arena *arena, asn_atom variable, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Exists);
    asn_build_value(&asn_b, GEO_Exists_variable, variable);
    asn_build_child(&asn_b, GEO_Exists_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Lambda(asn_arena *arena, asn_atom variable, asn_atom type, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Lambda);
    asn_build_value(&asn_b, GEO_Lambda_variable, variable);
    asn_build_value(&asn_b, GEO_Lambda_type, type);
    asn_build_child(&asn_b, GEO_Lambda_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Max(asn_arena *arena, asn_atom variable, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Max);
    asn_build_value(&asn_b, GEO_Max_variable, variable);
    asn_build_child(&asn_b, GEO_Max_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Min(asn_arena *arena, asn_atom variable, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Min);
    asn_build_value(&asn_b, GEO_Min_variable, variable);
    asn_build_child(&asn_b, GEO_Min_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Sum(asn_arena *arena, asn_atom variable, const geo_expr *domain, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Sum);
    asn_build_value(&asn_b, GEO_Sum_variable, variable);
    asn_build_child(&asn_b, GEO_Sum_domain, domain);
    asn_build_child(&asn_b, GEO_Sum_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_The(asn_arena *arena, asn_atom variable, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_The);
    asn_build_value(&asn_b, GEO_The_variable, variable);
    asn_build_child(&asn_b, GEO_The_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Not(asn_arena *arena, const geo_expr *argument)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Not);
    asn_build_child(&asn_b, GEO_Not_argument, argument);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_And(asn_arena *arena, const geo_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_And);
    asn_build_children(&asn_b, GEO_And_arguments, arguments, arguments_count);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Or(asn_arena *arena, const geo_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Or);
    asn_build_children(&asn_b, GEO_Or_arguments, arguments, arguments_count);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_expr *geo_new_Compare(asn_arena *arena, const geo_cmp_op *op, const geo_expr *left, const geo_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Compare);
    asn_build_child(&asn_b, GEO_Compare_op, op);
    asn_build_child(&asn_b, GEO_Compare_left, left);
    asn_build_child(&asn_b, GEO_Compare_right, right);
    return (const geo_expr *)asn_build_end(&asn_b);
}

const geo_cmp_op *geo_new_Equal(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Equal);
    return (const geo_cmp_op *)asn_build_end(&asn_b);
}

const geo_cmp_op *geo_new_LessThan(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_LessThan);
    return (const geo_cmp_op *)asn_build_end(&asn_b);
}

const geo_cmp_op *geo_new_GreaterThan(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_GreaterThan);
    return (const geo_cmp_op *)asn_build_end(&asn_b);
}

const geo_expr *geo_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const geo_expr *)asn_tree_read(arena, &geo_grammar, GEO_TYPE_expr, "tree", text, strlen(text), NULL, err);
}

const char *geo_write(asn_arena *arena, const geo_expr *t)
{
    return asn_tree_write(arena, &geo_grammar, (const asn_tree *)t);
}

const char *geo_text(asn_arena *arena, const geo_expr *t)
{
    return asn_tree_print(arena, &geo_grammar, (const asn_tree *)t);
}

static bool geo_visit_enter(void *context, const asn_tree *t)
{
    geo_visitor *v = context;
    switch (t->ctor) {
    case GEO_Variable: return !v->Variable || v->Variable(v, (const geo_expr *)t);
    case GEO_Entity: return !v->Entity || v->Entity(v, (const geo_expr *)t);
    case GEO_Number: return !v->Number || v->Number(v, (const geo_expr *)t);
    case GEO_Apply: return !v->Apply || v->Apply(v, (const geo_expr *)t);
    case GEO_Argmax: return !v->Argmax || v->Argmax(v, (const geo_expr *)t);
    case GEO_Argmin: return !v->Argmin || v->Argmin(v, (const geo_expr *)t);
    case GEO_Count: return !v->Count || v->Count(v, (const geo_expr *)t);
    case GEO_Exists: return !v->Exists || v->Exists(v, (const geo_expr *)t);
    case GEO_Lambda: return !v->Lambda || v->Lambda(v, (const geo_expr *)t);
    case GEO_Max: return !v->Max || v->Max(v, (const geo_expr *)t);
    case GEO_Min: return !v->Min || v->Min(v, (const geo_expr *)t);
    case GEO_Sum: return !v->Sum || v->Sum(v, (const geo_expr *)t);
    case GEO_The: return !v->The || v->The(v, (const geo_expr *)t);
    case GEO_Not: return !v->Not || v->Not(v, (const geo_expr *)t);
    case GEO_And: return !v->And || v->And(v, (const geo_expr *)t);
    case GEO_Or: return !v->Or || v->Or(v, (const geo_expr *)t);
    case GEO_Compare: return !v->Compare || v->Compare(v, (const geo_expr *)t);
    case GEO_Equal: return !v->Equal || v->Equal(v, (const geo_cmp_op *)t);
    case GEO_LessThan: return !v->LessThan || v->LessThan(v, (const geo_cmp_op *)t);
    case GEO_GreaterThan: return !v->GreaterThan || v->GreaterThan(v, (const geo_cmp_op *)t);
    default: return true;
    }
}

static void geo_visit_leave(void *context, const asn_tree *t)
{
    geo_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool geo_visit_expr(geo_visitor *v, const geo_expr *t)
{
    asn_walk walk = {geo_visit_enter, geo_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &geo_grammar, &walk);
}

const geo_expr *geo_as_expr(const asn_tree *t)
{
    return t && t->ctor && geo_ctors[t->ctor].type == GEO_TYPE_expr ? (const geo_expr *)t : NULL;
}

bool geo_visit_cmp_op(geo_visitor *v, const geo_cmp_op *t)
{
    asn_walk walk = {geo_visit_enter, geo_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &geo_grammar, &walk);
}

const geo_cmp_op *geo_as_cmp_op(const asn_tree *t)
{
    return t && t->ctor && geo_ctors[t->ctor].type == GEO_TYPE_cmp_op ? (const geo_cmp_op *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &geo_grammar);
}
#endif
