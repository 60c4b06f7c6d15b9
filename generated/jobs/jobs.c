/* jobs.c: written by asdlc from prolog.asdl and jobs.task. Change those, not this file. */
#include "jobs.h"

#include <string.h>

#if ASN_ABI != 1
#error "jobs.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

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

static const asn_param jobs_p_choice[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_CHOICES},
    {"f.out.b", 1, ASN_CHOICES},
    {NULL, 0, 0},
};
static const asn_param jobs_p_constructor[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.e", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param jobs_p_one[] = {
    {"e", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param jobs_p_sequence[] = {
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
static const asn_param jobs_p_closed[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {NULL, 0, 0},
};

static const asn_module jobs_m_expr = {"expr", ASN_CHOICE, 0, jobs_type_expr, jobs_p_choice};
static const asn_module jobs_m_Apply = {"Apply", ASN_CONSTRUCTOR, 1, jobs_ctor_Apply, jobs_p_constructor};
static const asn_module jobs_m_Apply_predicate = {"Apply.predicate", ASN_FIELD_ONE, 0, jobs_field_Apply_predicate, jobs_p_one};
static const asn_module jobs_m_Apply_arguments = {"Apply.arguments", ASN_FIELD_SEQUENCE, 1, jobs_field_Apply_arguments, jobs_p_sequence};
static const asn_module jobs_m_Not = {"Not", ASN_CONSTRUCTOR, 2, jobs_ctor_Not, jobs_p_constructor};
static const asn_module jobs_m_Not_argument = {"Not.argument", ASN_FIELD_ONE, 2, jobs_field_Not_argument, jobs_p_one};
static const asn_module jobs_m_Or = {"Or", ASN_CONSTRUCTOR, 3, jobs_ctor_Or, jobs_p_constructor};
static const asn_module jobs_m_Or_left = {"Or.left", ASN_FIELD_ONE, 3, jobs_field_Or_left, jobs_p_one};
static const asn_module jobs_m_Or_right = {"Or.right", ASN_FIELD_ONE, 4, jobs_field_Or_right, jobs_p_one};
static const asn_module jobs_m_And = {"And", ASN_CONSTRUCTOR, 4, jobs_ctor_And, jobs_p_constructor};
static const asn_module jobs_m_And_arguments = {"And.arguments", ASN_FIELD_SEQUENCE, 5, jobs_field_And_arguments, jobs_p_sequence};
static const asn_module jobs_m_arg = {"arg", ASN_CHOICE, 1, jobs_type_arg, jobs_p_choice};
static const asn_module jobs_m_Literal = {"Literal", ASN_CONSTRUCTOR, 5, jobs_ctor_Literal, jobs_p_constructor};
static const asn_module jobs_m_Literal_literal = {"Literal.literal", ASN_FIELD_ONE, 6, jobs_field_Literal_literal, jobs_p_one};
static const asn_module jobs_m_Variable = {"Variable", ASN_CONSTRUCTOR, 6, jobs_ctor_Variable, jobs_p_constructor};
static const asn_module jobs_m_Variable_variable = {"Variable.variable", ASN_FIELD_ONE, 7, jobs_field_Variable_variable, jobs_p_one};
static const asn_module jobs_m_pred = {"pred", ASN_CLOSED, 2, jobs_type_pred, jobs_p_closed};
static const asn_module jobs_m_lit = {"lit", ASN_CLOSED, 3, jobs_type_lit, jobs_p_closed};
static const asn_module jobs_m_var = {"var", ASN_CLOSED, 4, jobs_type_var, jobs_p_closed};

static const asn_module *const jobs_modules[] = {
    &jobs_m_expr, &jobs_m_Apply, &jobs_m_Apply_predicate, &jobs_m_Apply_arguments, &jobs_m_Not, &jobs_m_Not_argument,
    &jobs_m_Or, &jobs_m_Or_left, &jobs_m_Or_right, &jobs_m_And, &jobs_m_And_arguments, &jobs_m_arg, &jobs_m_Literal,
    &jobs_m_Literal_literal, &jobs_m_Variable, &jobs_m_Variable_variable, &jobs_m_pred, &jobs_m_lit, &jobs_m_var,
};

/* expr = Apply(pred predicate, arg* arguments) | Not(expr argument) | Or(expr left, expr right)
 *     | And(expr* arguments)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C */
bool jobs_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case JOBS_Apply: return jobs_ctor_Apply(run, v, node);
    case JOBS_Not:   return jobs_ctor_Not(run, v, node);
    case JOBS_Or:    return jobs_ctor_Or(run, v, node);
    case JOBS_And:   return jobs_ctor_And(run, v, node);
    }
    return asn_ok(run);
}

/* Apply(pred predicate, arg* arguments), and for each field F of it
 *   field embedding      e_F' = f_Apply(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool jobs_ctor_Apply(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Apply;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_predicate = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Apply_predicate, c));
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Apply_arguments, c));
    return jobs_field_Apply_predicate(run, v_predicate, node)
        && jobs_field_Apply_arguments(run, v_arguments, node);
}

/* Apply.predicate: pred, exactly one child; it takes the field's state as its own */
static bool jobs_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_pred(run, v, asn_child(run, node, JOBS_Apply_predicate, 0));
}

/* Apply.arguments: arg*, a sequence; i counts its children */
static bool jobs_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Apply_arguments;
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
        if (!jobs_type_arg(run, w, asn_child(run, node, JOBS_Apply_arguments, i)))
            return false;
    }
}

/* Not(expr argument), and for each field F of it
 *   field embedding      e_F' = f_Not(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool jobs_ctor_Not(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Not;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_argument = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Not_argument, c));
    return jobs_field_Not_argument(run, v_argument, node);
}

/* Not.argument: expr, exactly one child; it takes the field's state as its own */
static bool jobs_field_Not_argument(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_expr(run, v, asn_child(run, node, JOBS_Not_argument, 0));
}

/* Or(expr left, expr right), and for each field F of it
 *   field embedding      e_F' = f_Or(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool jobs_ctor_Or(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Or;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Or_left, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Or_right, c));
    return jobs_field_Or_left(run, v_left, node)
        && jobs_field_Or_right(run, v_right, node);
}

/* Or.left: expr, exactly one child; it takes the field's state as its own */
static bool jobs_field_Or_left(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_expr(run, v, asn_child(run, node, JOBS_Or_left, 0));
}

/* Or.right: expr, exactly one child; it takes the field's state as its own */
static bool jobs_field_Or_right(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_expr(run, v, asn_child(run, node, JOBS_Or_right, 0));
}

/* And(expr* arguments), and for each field F of it
 *   field embedding      e_F' = f_And(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool jobs_ctor_And(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_And;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, JOBS_And_arguments, c));
    return jobs_field_And_arguments(run, v_arguments, node);
}

/* And.arguments: expr*, a sequence; i counts its children */
static bool jobs_field_And_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_And_arguments;
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
        if (!jobs_type_expr(run, w, asn_child(run, node, JOBS_And_arguments, i)))
            return false;
    }
}

/* arg = Literal(lit literal) | Variable(var variable)
 *   constructor choice   p(C | arg, v) = softmax(f_arg(v, c))_C */
static bool jobs_type_arg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_arg;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case JOBS_Literal:  return jobs_ctor_Literal(run, v, node);
    case JOBS_Variable: return jobs_ctor_Variable(run, v, node);
    }
    return asn_ok(run);
}

/* Literal(lit literal), and for each field F of it
 *   field embedding      e_F' = f_Literal(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool jobs_ctor_Literal(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Literal;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_literal = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Literal_literal, c));
    return jobs_field_Literal_literal(run, v_literal, node);
}

/* Literal.literal: lit, exactly one child; it takes the field's state as its own */
static bool jobs_field_Literal_literal(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_lit(run, v, asn_child(run, node, JOBS_Literal_literal, 0));
}

/* Variable(var variable), and for each field F of it
 *   field embedding      e_F' = f_Variable(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool jobs_ctor_Variable(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &jobs_m_Variable;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, JOBS_Variable_variable, c));
    return jobs_field_Variable_variable(run, v_variable, node);
}

/* Variable.variable: var, exactly one child; it takes the field's state as its own */
static bool jobs_field_Variable_variable(asn_run *run, asn_state v, asn_node *node)
{
    return jobs_type_var(run, v, asn_child(run, node, JOBS_Variable_variable, 0));
}

/* pred: a primitive, closed
 *   value choice         p(y | pred, v) = softmax(f_pred(v, c))_y */
static bool jobs_type_pred(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &jobs_m_pred, v, node);
}

/* lit: a primitive, closed
 *   value choice         p(y | lit, v) = softmax(f_lit(v, c))_y */
static bool jobs_type_lit(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &jobs_m_lit, v, node);
}

/* var: a primitive, closed
 *   value choice         p(y | var, v) = softmax(f_var(v, c))_y */
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

static const asn_template jobs_templates[] = {
    {NULL, -1}, /* plain */
    {jobs_print_Apply, -1},
    {jobs_print_Not, -1},
    {jobs_print_Or, -1},
    {jobs_print_And, -1},
    {jobs_print_Literal, -1},
    {jobs_print_Variable, -1},
    {NULL, -1}, /* inner */
    {NULL, -1},
    {NULL, -1},
    {jobs_as_1_Or, -1},
    {jobs_as_1_And, -1},
    {NULL, -1},
    {NULL, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type jobs_types[] = {
    {"expr", false, false, true, true, ASN_ANY, 1, 4, 1, 1, 0, 0, NULL},
    {"arg", false, false, true, false, ASN_ANY, 5, 2, 2, 2, 1, 0, NULL},
    {"pred", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
    {"lit", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
    {"var", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 4, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor jobs_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Apply", 5, JOBS_TYPE_expr, 0, 2, 2, 2},
    {"Not", 3, JOBS_TYPE_expr, 2, 1, 2, 2},
    {"Or", 2, JOBS_TYPE_expr, 3, 2, 2, 3},
    {"And", 3, JOBS_TYPE_expr, 5, 1, 1, 1},
    {"Literal", 7, JOBS_TYPE_arg, 6, 1, 2, 2},
    {"Variable", 8, JOBS_TYPE_arg, 7, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field jobs_fields[] = {
    {"predicate", 9, JOBS_Apply, JOBS_TYPE_pred, ASN_ONE, false},
    {"arguments", 9, JOBS_Apply, JOBS_TYPE_arg, ASN_SEQUENCE, false},
    {"argument", 8, JOBS_Not, JOBS_TYPE_expr, ASN_ONE, false},
    {"left", 4, JOBS_Or, JOBS_TYPE_expr, ASN_ONE, false},
    {"right", 5, JOBS_Or, JOBS_TYPE_expr, ASN_ONE, false},
    {"arguments", 9, JOBS_And, JOBS_TYPE_expr, ASN_SEQUENCE, true},
    {"literal", 7, JOBS_Literal, JOBS_TYPE_lit, ASN_ONE, false},
    {"variable", 8, JOBS_Variable, JOBS_TYPE_var, ASN_ONE, false},
};

static const int32_t jobs_hash[] = {
    0, 0, 0, 0, 3, 5, 4, 6, 0, 0, 2, 1, 0, 0, 0, 0,
};

static const asn_input jobs_inputs[] = {
    {"query", ASN_WORDS, true, true},
};

static const char *const jobs_grammar_text[] = {
    "expr = Apply(pred predicate, arg* arguments) | Not(expr argument) | Or(expr left, expr right) | And(expr* arguments)",
    "arg = Literal(lit literal) | Variable(var variable)",
    NULL};

static const char *const jobs_task_text[] = {
    "-- jobs.task: questions about jobs to Prolog goals.",
    "grammar prolog.asdl",
    "root expr",
    "input query words lower stem",
    "closed pred lit var",
    "unordered And.arguments",
    "",
    "print Apply    \"{predicate} ( {arguments: , } )\"",
    "print Literal  \"{literal}\"",
    "print Variable \"{variable}\"",
    "-- a conjunction needs parentheses behind \\+, a single goal does not",
    "print Not      \"\\\\+ {?argument=And:( {argument} )|{argument/inner}}\"",
    "print And      \"{arguments/inner: , }\"",
    "-- ';' binds weaker than ',': at the root only its right side is set off, elsewhere both sides and the whole",
    "print Or       \"{?left=Or:{left/inner}|{left}} ; ( {right} )\"",
    "print Or  as inner \"( ( {left} ) ; ( {right} ) )\"",
    "print And as inner \"( {arguments/inner: , } )\"",
    NULL};

const asn_grammar jobs_grammar = {
    .abi = ASN_ABI, .name = "jobs", .grammar_text = jobs_grammar_text, .task_text = jobs_task_text,
    .types = jobs_types, .ctors = jobs_ctors, .fields = jobs_fields, .modules = jobs_modules,
    .n_types = 5, .n_ctors = 6, .n_fields = 8, .n_modules = 19, .root = JOBS_TYPE_expr,
    .hash = jobs_hash, .hash_mask = 15, .inputs = jobs_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = jobs_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const jobs_expr *jobs_new_Apply(asn_arena *arena, asn_atom predicate, const jobs_arg *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_Apply);
    asn_build_value(&asn_b, JOBS_Apply_predicate, predicate);
    asn_build_children(&asn_b, JOBS_Apply_arguments, arguments, arguments_count);
    return (const jobs_expr *)asn_build_end(&asn_b);
}

const jobs_expr *jobs_new_Not(asn_arena *arena, const jobs_expr *argument)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_Not);
    asn_build_child(&asn_b, JOBS_Not_argument, argument);
    return (const jobs_expr *)asn_build_end(&asn_b);
}

const jobs_expr *jobs_new_Or(asn_arena *arena, const jobs_expr *left, const jobs_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_Or);
    asn_build_child(&asn_b, JOBS_Or_left, left);
    asn_build_child(&asn_b, JOBS_Or_right, right);
    return (const jobs_expr *)asn_build_end(&asn_b);
}

const jobs_expr *jobs_new_And(asn_arena *arena, const jobs_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_And);
    asn_build_children(&asn_b, JOBS_And_arguments, arguments, arguments_count);
    return (const jobs_expr *)asn_build_end(&asn_b);
}

const jobs_arg *jobs_new_Literal(asn_arena *arena, asn_atom literal)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_Literal);
    asn_build_value(&asn_b, JOBS_Literal_literal, literal);
    return (const jobs_arg *)asn_build_end(&asn_b);
}

const jobs_arg *jobs_new_Variable(asn_arena *arena, asn_atom variable)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_Variable);
    asn_build_value(&asn_b, JOBS_Variable_variable, variable);
    return (const jobs_arg *)asn_build_end(&asn_b);
}

const jobs_expr *jobs_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const jobs_expr *)asn_tree_read(arena, &jobs_grammar, JOBS_TYPE_expr, "tree", text, strlen(text), NULL, err);
}

const char *jobs_write(asn_arena *arena, const jobs_expr *t)
{
    return asn_tree_write(arena, &jobs_grammar, (const asn_tree *)t);
}

const char *jobs_text(asn_arena *arena, const jobs_expr *t)
{
    return asn_tree_print(arena, &jobs_grammar, (const asn_tree *)t);
}

static bool jobs_visit_enter(void *context, const asn_tree *t)
{
    jobs_visitor *v = context;
    switch (t->ctor) {
    case JOBS_Apply: return !v->Apply || v->Apply(v, (const jobs_expr *)t);
    case JOBS_Not: return !v->Not || v->Not(v, (const jobs_expr *)t);
    case JOBS_Or: return !v->Or || v->Or(v, (const jobs_expr *)t);
    case JOBS_And: return !v->And || v->And(v, (const jobs_expr *)t);
    case JOBS_Literal: return !v->Literal || v->Literal(v, (const jobs_arg *)t);
    case JOBS_Variable: return !v->Variable || v->Variable(v, (const jobs_arg *)t);
    default: return true;
    }
}

static void jobs_visit_leave(void *context, const asn_tree *t)
{
    jobs_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool jobs_visit_expr(jobs_visitor *v, const jobs_expr *t)
{
    asn_walk walk = {jobs_visit_enter, jobs_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &jobs_grammar, &walk);
}

const jobs_expr *jobs_as_expr(const asn_tree *t)
{
    return t && t->ctor && jobs_ctors[t->ctor].type == JOBS_TYPE_expr ? (const jobs_expr *)t : NULL;
}

bool jobs_visit_arg(jobs_visitor *v, const jobs_arg *t)
{
    asn_walk walk = {jobs_visit_enter, jobs_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &jobs_grammar, &walk);
}

const jobs_arg *jobs_as_arg(const asn_tree *t)
{
    return t && t->ctor && jobs_ctors[t->ctor].type == JOBS_TYPE_arg ? (const jobs_arg *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &jobs_grammar);
}
#endif
