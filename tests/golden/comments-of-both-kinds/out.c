/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Num(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Num_n(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Neg(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Neg_operand(asn_run *run, asn_state v, asn_node *node);
static bool in_type_int(asn_run *run, asn_state v, asn_node *node);

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
static const asn_module in_m_Num = {"Num", ASN_CONSTRUCTOR, 1, in_ctor_Num, in_p_constructor};
static const asn_module in_m_Num_n = {"Num.n", ASN_FIELD_ONE, 0, in_field_Num_n, in_p_one};
static const asn_module in_m_Neg = {"Neg", ASN_CONSTRUCTOR, 2, in_ctor_Neg, in_p_constructor};
static const asn_module in_m_Neg_operand = {"Neg.operand", ASN_FIELD_ONE, 1, in_field_Neg_operand, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_expr, &in_m_Num, &in_m_Num_n, &in_m_Neg, &in_m_Neg_operand, &in_m_int,
};

/* expr = Num(int n) | Neg(expr operand)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Num: return in_ctor_Num(run, v, node);
    case IN_Neg: return in_ctor_Neg(run, v, node);
    }
    return asn_ok(run);
}

/* Num(int n), and for each field F of it
 *   field embedding      e_F' = f_Num(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Num(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Num;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_n = asn_vertical(run, v, asn_embed_field(run, m, IN_Num_n, c));
    return in_field_Num_n(run, v_n, node);
}

/* Num.n: int, exactly one child; it takes the field's state as its own */
static bool in_field_Num_n(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_Num_n, 0));
}

/* Neg(expr operand), and for each field F of it
 *   field embedding      e_F' = f_Neg(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Neg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Neg;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_operand = asn_vertical(run, v, asn_embed_field(run, m, IN_Neg_operand, c));
    return in_field_Neg_operand(run, v_operand, node);
}

/* Neg.operand: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Neg_operand(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Neg_operand, 0));
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"expr", false, false, true, true, ASN_ANY, 1, 2, 2, 2, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Num", 3, IN_TYPE_expr, 0, 1, 2, 2},
    {"Neg", 3, IN_TYPE_expr, 1, 1, 3, 3},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"n", 1, IN_Num, IN_TYPE_int, ASN_ONE, false},
    {"operand", 7, IN_Neg, IN_TYPE_expr, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 2, 0, 1,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "expr = Num(int n) | Neg(expr operand)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 2, .n_fields = 2, .n_modules = 6, .root = IN_TYPE_expr,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_expr *in_new_Num(asn_arena *arena, asn_atom n)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Num);
    asn_build_value(&asn_b, IN_Num_n, n);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Neg(asn_arena *arena, const in_expr *operand)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Neg);
    asn_build_child(&asn_b, IN_Neg_operand, operand);
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
    case IN_Num: return !v->Num || v->Num(v, (const in_expr *)t);
    case IN_Neg: return !v->Neg || v->Neg(v, (const in_expr *)t);
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
