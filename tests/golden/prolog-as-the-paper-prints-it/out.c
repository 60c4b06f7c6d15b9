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
static const asn_module in_m_Or = {"Or", ASN_CONSTRUCTOR, 3, in_ctor_Or, in_p_constructor};
static const asn_module in_m_Or_left = {"Or.left", ASN_FIELD_ONE, 3, in_field_Or_left, in_p_one};
static const asn_module in_m_Or_right = {"Or.right", ASN_FIELD_ONE, 4, in_field_Or_right, in_p_one};
static const asn_module in_m_And = {"And", ASN_CONSTRUCTOR, 4, in_ctor_And, in_p_constructor};
static const asn_module in_m_And_arguments = {"And.arguments", ASN_FIELD_SEQUENCE, 5, in_field_And_arguments, in_p_sequence};
static const asn_module in_m_Literal = {"Literal", ASN_CONSTRUCTOR, 5, in_ctor_Literal, in_p_constructor};
static const asn_module in_m_Literal_literal = {"Literal.literal", ASN_FIELD_ONE, 6, in_field_Literal_literal, in_p_one};
static const asn_module in_m_Variable = {"Variable", ASN_CONSTRUCTOR, 6, in_ctor_Variable, in_p_constructor};
static const asn_module in_m_Variable_variable = {"Variable.variable", ASN_FIELD_ONE, 7, in_field_Variable_variable, in_p_one};
static const asn_module in_m_pred = {"pred", ASN_CLOSED, 1, in_type_pred, in_p_closed};
static const asn_module in_m_lit = {"lit", ASN_CLOSED, 2, in_type_lit, in_p_closed};
static const asn_module in_m_var = {"var", ASN_CLOSED, 3, in_type_var, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_expr, &in_m_Apply, &in_m_Apply_predicate, &in_m_Apply_arguments, &in_m_Not, &in_m_Not_argument, &in_m_Or,
    &in_m_Or_left, &in_m_Or_right, &in_m_And, &in_m_And_arguments, &in_m_Literal, &in_m_Literal_literal,
    &in_m_Variable, &in_m_Variable_variable, &in_m_pred, &in_m_lit, &in_m_var,
};

/* expr = Apply(pred predicate, expr* arguments) | Not(expr argument) | Or(expr left, expr right)
 *     | And(expr* arguments) | Literal(lit literal) | Variable(var variable)
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
    case IN_Or:       return in_ctor_Or(run, v, node);
    case IN_And:      return in_ctor_And(run, v, node);
    case IN_Literal:  return in_ctor_Literal(run, v, node);
    case IN_Variable: return in_ctor_Variable(run, v, node);
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

/* Or(expr left, expr right), and for each field F of it
 *   field embedding      e_F' = f_Or(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Or(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Or;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, IN_Or_left, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, IN_Or_right, c));
    return in_field_Or_left(run, v_left, node)
        && in_field_Or_right(run, v_right, node);
}

/* Or.left: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Or_left(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Or_left, 0));
}

/* Or.right: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Or_right(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Or_right, 0));
}

/* And(expr* arguments), and for each field F of it
 *   field embedding      e_F' = f_And(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_And(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_And;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, IN_And_arguments, c));
    return in_field_And_arguments(run, v_arguments, node);
}

/* And.arguments: expr*, a sequence; i counts its children */
static bool in_field_And_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_And_arguments;
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
        if (!in_type_expr(run, w, asn_child(run, node, IN_And_arguments, i)))
            return false;
    }
}

/* Literal(lit literal), and for each field F of it
 *   field embedding      e_F' = f_Literal(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Literal(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Literal;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_literal = asn_vertical(run, v, asn_embed_field(run, m, IN_Literal_literal, c));
    return in_field_Literal_literal(run, v_literal, node);
}

/* Literal.literal: lit, exactly one child; it takes the field's state as its own */
static bool in_field_Literal_literal(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_lit(run, v, asn_child(run, node, IN_Literal_literal, 0));
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

/* pred: a primitive, closed
 *   value choice         p(y | pred, v) = softmax(f_pred(v, c))_y */
static bool in_type_pred(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_pred, v, node);
}

/* lit: a primitive, closed
 *   value choice         p(y | lit, v) = softmax(f_lit(v, c))_y */
static bool in_type_lit(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_lit, v, node);
}

/* var: a primitive, closed
 *   value choice         p(y | var, v) = softmax(f_var(v, c))_y */
static bool in_type_var(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_var, v, node);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"expr", false, false, true, true, ASN_ANY, 1, 6, 1, 1, 0, 0, NULL},
    {"pred", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 1, 0, NULL},
    {"lit", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
    {"var", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Apply", 5, IN_TYPE_expr, 0, 2, 2, 2},
    {"Not", 3, IN_TYPE_expr, 2, 1, 2, 2},
    {"Or", 2, IN_TYPE_expr, 3, 2, 2, 3},
    {"And", 3, IN_TYPE_expr, 5, 1, 1, 1},
    {"Literal", 7, IN_TYPE_expr, 6, 1, 2, 2},
    {"Variable", 8, IN_TYPE_expr, 7, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"predicate", 9, IN_Apply, IN_TYPE_pred, ASN_ONE, false},
    {"arguments", 9, IN_Apply, IN_TYPE_expr, ASN_SEQUENCE, false},
    {"argument", 8, IN_Not, IN_TYPE_expr, ASN_ONE, false},
    {"left", 4, IN_Or, IN_TYPE_expr, ASN_ONE, false},
    {"right", 5, IN_Or, IN_TYPE_expr, ASN_ONE, false},
    {"arguments", 9, IN_And, IN_TYPE_expr, ASN_SEQUENCE, false},
    {"literal", 7, IN_Literal, IN_TYPE_lit, ASN_ONE, false},
    {"variable", 8, IN_Variable, IN_TYPE_var, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 0, 0, 0, 3, 5, 4, 6, 0, 0, 2, 1, 0, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "expr = Apply(pred predicate, expr* arguments) | Not(expr argument) | Or(expr left, expr right) | And(expr* arguments) | Literal(lit literal) | Variable(var variable)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 4, .n_ctors = 6, .n_fields = 8, .n_modules = 18, .root = IN_TYPE_expr,
    .hash = in_hash, .hash_mask = 15, .inputs = in_inputs, .n_inputs = 1,
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

const in_expr *in_new_Or(asn_arena *arena, const in_expr *left, const in_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Or);
    asn_build_child(&asn_b, IN_Or_left, left);
    asn_build_child(&asn_b, IN_Or_right, right);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_And(asn_arena *arena, const in_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_And);
    asn_build_children(&asn_b, IN_And_arguments, arguments, arguments_count);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Literal(asn_arena *arena, asn_atom literal)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Literal);
    asn_build_value(&asn_b, IN_Literal_literal, literal);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Variable(asn_arena *arena, asn_atom variable)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Variable);
    asn_build_value(&asn_b, IN_Variable_variable, variable);
    return (const in_expr *)asn_build_end(&asn_b);
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
    case IN_Or: return !v->Or || v->Or(v, (const in_expr *)t);
    case IN_And: return !v->And || v->And(v, (const in_expr *)t);
    case IN_Literal: return !v->Literal || v->Literal(v, (const in_expr *)t);
    case IN_Variable: return !v->Variable || v->Variable(v, (const in_expr *)t);
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

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
