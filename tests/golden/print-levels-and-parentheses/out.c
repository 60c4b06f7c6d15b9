/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Bin(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Bin_left(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Bin_op(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Bin_right(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Neg(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Neg_of(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Num(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Num_n(asn_run *run, asn_state v, asn_node *node);
static bool in_type_op(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Add(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Mul(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_e = {"e", ASN_CHOICE, 0, in_type_e, in_p_choice};
static const asn_module in_m_Bin = {"Bin", ASN_CONSTRUCTOR, 1, in_ctor_Bin, in_p_constructor};
static const asn_module in_m_Bin_left = {"Bin.left", ASN_FIELD_ONE, 0, in_field_Bin_left, in_p_one};
static const asn_module in_m_Bin_op = {"Bin.op", ASN_FIELD_ONE, 1, in_field_Bin_op, in_p_one};
static const asn_module in_m_Bin_right = {"Bin.right", ASN_FIELD_ONE, 2, in_field_Bin_right, in_p_one};
static const asn_module in_m_Neg = {"Neg", ASN_CONSTRUCTOR, 2, in_ctor_Neg, in_p_constructor};
static const asn_module in_m_Neg_of = {"Neg.of", ASN_FIELD_ONE, 3, in_field_Neg_of, in_p_one};
static const asn_module in_m_Num = {"Num", ASN_CONSTRUCTOR, 3, in_ctor_Num, in_p_constructor};
static const asn_module in_m_Num_n = {"Num.n", ASN_FIELD_ONE, 4, in_field_Num_n, in_p_one};
static const asn_module in_m_op = {"op", ASN_CHOICE, 1, in_type_op, in_p_choice};
static const asn_module in_m_Add = {"Add", ASN_CONSTRUCTOR, 4, in_ctor_Add, NULL};
static const asn_module in_m_Mul = {"Mul", ASN_CONSTRUCTOR, 5, in_ctor_Mul, NULL};
static const asn_module in_m_int = {"int", ASN_CLOSED, 2, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_e, &in_m_Bin, &in_m_Bin_left, &in_m_Bin_op, &in_m_Bin_right, &in_m_Neg, &in_m_Neg_of, &in_m_Num,
    &in_m_Num_n, &in_m_op, &in_m_Add, &in_m_Mul, &in_m_int,
};

/* e = Bin(e left, op op, e right) | Neg(e of) | Num(int n)
 *   constructor choice   p(C | e, v) = softmax(f_e(v, c))_C */
bool in_type_e(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_e;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Bin: return in_ctor_Bin(run, v, node);
    case IN_Neg: return in_ctor_Neg(run, v, node);
    case IN_Num: return in_ctor_Num(run, v, node);
    }
    return asn_ok(run);
}

/* Bin(e left, op op, e right), and for each field F of it
 *   field embedding      e_F' = f_Bin(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Bin(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Bin;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, IN_Bin_left, c));
    asn_state v_op    = asn_vertical(run, v, asn_embed_field(run, m, IN_Bin_op, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, IN_Bin_right, c));
    return in_field_Bin_left(run, v_left, node)
        && in_field_Bin_op(run, v_op, node)
        && in_field_Bin_right(run, v_right, node);
}

/* Bin.left: e, exactly one child; it takes the field's state as its own */
static bool in_field_Bin_left(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_e(run, v, asn_child(run, node, IN_Bin_left, 0));
}

/* Bin.op: op, exactly one child; it takes the field's state as its own */
static bool in_field_Bin_op(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_op(run, v, asn_child(run, node, IN_Bin_op, 0));
}

/* Bin.right: e, exactly one child; it takes the field's state as its own */
static bool in_field_Bin_right(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_e(run, v, asn_child(run, node, IN_Bin_right, 0));
}

/* Neg(e of), and for each field F of it
 *   field embedding      e_F' = f_Neg(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Neg(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Neg;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_of = asn_vertical(run, v, asn_embed_field(run, m, IN_Neg_of, c));
    return in_field_Neg_of(run, v_of, node);
}

/* Neg.of: e, exactly one child; it takes the field's state as its own */
static bool in_field_Neg_of(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_e(run, v, asn_child(run, node, IN_Neg_of, 0));
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

/* op = Add | Mul
 *   constructor choice   p(C | op, v) = softmax(f_op(v, c))_C */
static bool in_type_op(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_op;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Add: return in_ctor_Add(run, v, node);
    case IN_Mul: return in_ctor_Mul(run, v, node);
    }
    return asn_ok(run);
}

/* Add: no fields */
static bool in_ctor_Add(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Mul: no fields */
static bool in_ctor_Mul(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- Target text, from the task's templates. */

/* print Bin at op "{left@op} {op} {right@>op}" */
static void in_print_Bin(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, IN_Bin_left, 0), 0, asn_level(p, asn_tree_child(t, IN_Bin_op, 0), 0));
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, IN_Bin_op, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, IN_Bin_right, 0), 0, asn_level(p, asn_tree_child(t, IN_Bin_op, 0), 0) + 1);
}

/* print Neg at unary "-{of@unary}" */
static void in_print_Neg(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "-", 1);
    asn_put_tree(p, asn_tree_child(t, IN_Neg_of, 0), 0, 2 /* unary */);
}

/* print Num "{n}" */
static void in_print_Num(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, IN_Num_n, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Add at sum "+" */
static void in_print_Add(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "+", 1);
}

/* print Mul at product "*" */
static void in_print_Mul(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "*", 1);
}

static const asn_template in_templates[] = {
    {NULL, -1}, /* plain */
    {in_print_Bin, -3},
    {in_print_Neg, 2},
    {in_print_Num, -1},
    {in_print_Add, 0},
    {in_print_Mul, 1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"e", false, false, true, true, ASN_ANY, 1, 3, 2, 2, 0, 0, NULL},
    {"op", false, false, true, false, ASN_ANY, 4, 2, 1, 1, 1, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 2, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Bin", 3, IN_TYPE_e, 0, 3, 3, 6},
    {"Neg", 3, IN_TYPE_e, 3, 1, 3, 3},
    {"Num", 3, IN_TYPE_e, 4, 1, 2, 2},
    {"Add", 3, IN_TYPE_op, 5, 0, 1, 1},
    {"Mul", 3, IN_TYPE_op, 5, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"left", 4, IN_Bin, IN_TYPE_e, ASN_ONE, false},
    {"op", 2, IN_Bin, IN_TYPE_op, ASN_ONE, false},
    {"right", 5, IN_Bin, IN_TYPE_e, ASN_ONE, false},
    {"of", 2, IN_Neg, IN_TYPE_e, ASN_ONE, false},
    {"n", 1, IN_Num, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 2, 5, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "e = Bin(e left, op op, e right) | Neg(e of) | Num(int n)",
    "op = Add | Mul",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "levels sum product unary",
    "parentheses \"[\" \"]\"",
    "print Bin at op \"{left@op} {op} {right@>op}\"",
    "print Neg at unary \"-{of@unary}\"",
    "print Num \"{n}\"",
    "print Add at sum \"+\"",
    "print Mul at product \"*\"",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 3, .n_ctors = 5, .n_fields = 5, .n_modules = 13, .root = IN_TYPE_e,
    .hash = in_hash, .hash_mask = 15, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = in_templates,
    .indent = "    ", .open_paren = "[", .close_paren = "]",
};

/* ---- Trees for C programs. */

const in_e *in_new_Bin(asn_arena *arena, const in_e *left, const in_op *op, const in_e *right)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Bin);
    asn_build_child(&asn_b, IN_Bin_left, left);
    asn_build_child(&asn_b, IN_Bin_op, op);
    asn_build_child(&asn_b, IN_Bin_right, right);
    return (const in_e *)asn_build_end(&asn_b);
}

const in_e *in_new_Neg(asn_arena *arena, const in_e *of)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Neg);
    asn_build_child(&asn_b, IN_Neg_of, of);
    return (const in_e *)asn_build_end(&asn_b);
}

const in_e *in_new_Num(asn_arena *arena, asn_atom n)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Num);
    asn_build_value(&asn_b, IN_Num_n, n);
    return (const in_e *)asn_build_end(&asn_b);
}

const in_op *in_new_Add(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Add);
    return (const in_op *)asn_build_end(&asn_b);
}

const in_op *in_new_Mul(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Mul);
    return (const in_op *)asn_build_end(&asn_b);
}

const in_e *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_e *)asn_tree_read(arena, &in_grammar, IN_TYPE_e, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_e *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_e *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Bin: return !v->Bin || v->Bin(v, (const in_e *)t);
    case IN_Neg: return !v->Neg || v->Neg(v, (const in_e *)t);
    case IN_Num: return !v->Num || v->Num(v, (const in_e *)t);
    case IN_Add: return !v->Add || v->Add(v, (const in_op *)t);
    case IN_Mul: return !v->Mul || v->Mul(v, (const in_op *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_e(in_visitor *v, const in_e *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_e *in_as_e(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_e ? (const in_e *)t : NULL;
}

bool in_visit_op(in_visitor *v, const in_op *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_op *in_as_op(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_op ? (const in_op *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
