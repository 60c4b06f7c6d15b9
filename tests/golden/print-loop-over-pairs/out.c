/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Cmp(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Cmp_left(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Cmp_ops(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Cmp_comparators(asn_run *run, asn_state v, asn_node *node);
static bool in_type_e(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_E(asn_run *run, asn_state v, asn_node *node);
static bool in_field_E_n(asn_run *run, asn_state v, asn_node *node);
static bool in_type_op(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Lt(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Gt(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_cmp = {"cmp", ASN_SINGLE, 0, in_type_cmp, NULL};
static const asn_module in_m_Cmp = {"Cmp", ASN_CONSTRUCTOR, 1, in_ctor_Cmp, in_p_constructor};
static const asn_module in_m_Cmp_left = {"Cmp.left", ASN_FIELD_ONE, 0, in_field_Cmp_left, in_p_one};
static const asn_module in_m_Cmp_ops = {"Cmp.ops", ASN_FIELD_SEQUENCE, 1, in_field_Cmp_ops, in_p_sequence};
static const asn_module in_m_Cmp_comparators = {"Cmp.comparators", ASN_FIELD_SEQUENCE, 2, in_field_Cmp_comparators, in_p_sequence};
static const asn_module in_m_e = {"e", ASN_SINGLE, 1, in_type_e, NULL};
static const asn_module in_m_E = {"E", ASN_CONSTRUCTOR, 2, in_ctor_E, in_p_constructor};
static const asn_module in_m_E_n = {"E.n", ASN_FIELD_ONE, 3, in_field_E_n, in_p_one};
static const asn_module in_m_op = {"op", ASN_CHOICE, 2, in_type_op, in_p_choice};
static const asn_module in_m_Lt = {"Lt", ASN_CONSTRUCTOR, 3, in_ctor_Lt, NULL};
static const asn_module in_m_Gt = {"Gt", ASN_CONSTRUCTOR, 4, in_ctor_Gt, NULL};
static const asn_module in_m_int = {"int", ASN_CLOSED, 3, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_cmp, &in_m_Cmp, &in_m_Cmp_left, &in_m_Cmp_ops, &in_m_Cmp_comparators, &in_m_e, &in_m_E, &in_m_E_n, &in_m_op,
    &in_m_Lt, &in_m_Gt, &in_m_int,
};

/* cmp = Cmp(e left, op* ops, e* comparators)
 *   one constructor, nothing to choose */
bool in_type_cmp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_cmp;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Cmp(run, v, node);
}

/* Cmp(e left, op* ops, e* comparators), and for each field F of it
 *   field embedding      e_F' = f_Cmp(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Cmp(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Cmp;
    asn_vec   c             = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left        = asn_vertical(run, v, asn_embed_field(run, m, IN_Cmp_left, c));
    asn_state v_ops         = asn_vertical(run, v, asn_embed_field(run, m, IN_Cmp_ops, c));
    asn_state v_comparators = asn_vertical(run, v, asn_embed_field(run, m, IN_Cmp_comparators, c));
    return in_field_Cmp_left(run, v_left, node)
        && in_field_Cmp_ops(run, v_ops, node)
        && in_field_Cmp_comparators(run, v_comparators, node);
}

/* Cmp.left: e, exactly one child; it takes the field's state as its own */
static bool in_field_Cmp_left(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_e(run, v, asn_child(run, node, IN_Cmp_left, 0));
}

/* Cmp.ops: op*, a sequence; i counts its children */
static bool in_field_Cmp_ops(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Cmp_ops;
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
        if (!in_type_op(run, w, asn_child(run, node, IN_Cmp_ops, i)))
            return false;
    }
}

/* Cmp.comparators: e*, a sequence; i counts its children */
static bool in_field_Cmp_comparators(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Cmp_comparators;
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
        if (!in_type_e(run, w, asn_child(run, node, IN_Cmp_comparators, i)))
            return false;
    }
}

/* e = E(int n)
 *   one constructor, nothing to choose */
static bool in_type_e(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_e;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_E(run, v, node);
}

/* E(int n), and for each field F of it
 *   field embedding      e_F' = f_E(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_E(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_E;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_n = asn_vertical(run, v, asn_embed_field(run, m, IN_E_n, c));
    return in_field_E_n(run, v_n, node);
}

/* E.n: int, exactly one child; it takes the field's state as its own */
static bool in_field_E_n(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_E_n, 0));
}

/* op = Lt | Gt
 *   constructor choice   p(C | op, v) = softmax(f_op(v, c))_C */
static bool in_type_op(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_op;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Lt: return in_ctor_Lt(run, v, node);
    case IN_Gt: return in_ctor_Gt(run, v, node);
    }
    return asn_ok(run);
}

/* Lt: no fields */
static bool in_ctor_Lt(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Gt: no fields */
static bool in_ctor_Gt(asn_run *run, asn_state v, asn_node *node)
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

/* print Cmp "{left}{*ops,comparators: {ops} {comparators}}" */
static void in_print_Cmp(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, IN_Cmp_left, 0), 0, ASN_ANY_LEVEL);
    for (int i1 = 0; i1 < asn_tree_count(t, IN_Cmp_ops); i1++) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, IN_Cmp_ops, i1), 0, ASN_ANY_LEVEL);
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, IN_Cmp_comparators, i1), 0, ASN_ANY_LEVEL);
    }
}

/* print E "{n}" */
static void in_print_E(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, IN_E_n, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Lt "<" */
static void in_print_Lt(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "<", 1);
}

/* print Gt ">" */
static void in_print_Gt(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, ">", 1);
}

static const asn_template in_templates[] = {
    {NULL, -1}, /* plain */
    {in_print_Cmp, -1},
    {in_print_E, -1},
    {in_print_Lt, -1},
    {in_print_Gt, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"cmp", false, false, true, false, ASN_ANY, 1, 1, 3, 3, 0, 0, NULL},
    {"e", false, false, true, false, ASN_ANY, 2, 1, 2, 2, 1, 0, NULL},
    {"op", false, false, true, false, ASN_ANY, 3, 2, 1, 1, 2, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 3, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Cmp", 3, IN_TYPE_cmp, 0, 3, 3, 3},
    {"E", 1, IN_TYPE_e, 3, 1, 2, 2},
    {"Lt", 2, IN_TYPE_op, 4, 0, 1, 1},
    {"Gt", 2, IN_TYPE_op, 4, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"left", 4, IN_Cmp, IN_TYPE_e, ASN_ONE, false},
    {"ops", 3, IN_Cmp, IN_TYPE_op, ASN_SEQUENCE, false},
    {"comparators", 11, IN_Cmp, IN_TYPE_e, ASN_SEQUENCE, false},
    {"n", 1, IN_E, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    2, 0, 0, 0, 0, 3, 4, 1,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "cmp = Cmp(e left, op* ops, e* comparators)",
    "e = E(int n)",
    "op = Lt | Gt",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "print Cmp \"{left}{*ops,comparators: {ops} {comparators}}\"",
    "print E \"{n}\"",
    "print Lt \"<\"",
    "print Gt \">\"",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 4, .n_ctors = 4, .n_fields = 4, .n_modules = 12, .root = IN_TYPE_cmp,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = in_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_cmp *in_new_Cmp(asn_arena *arena, const in_e *left, const in_op *const *ops, int ops_count, const in_e *const *comparators, int comparators_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Cmp);
    asn_build_child(&asn_b, IN_Cmp_left, left);
    asn_build_children(&asn_b, IN_Cmp_ops, ops, ops_count);
    asn_build_children(&asn_b, IN_Cmp_comparators, comparators, comparators_count);
    return (const in_cmp *)asn_build_end(&asn_b);
}

const in_e *in_new_E(asn_arena *arena, asn_atom n)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_E);
    asn_build_value(&asn_b, IN_E_n, n);
    return (const in_e *)asn_build_end(&asn_b);
}

const in_op *in_new_Lt(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Lt);
    return (const in_op *)asn_build_end(&asn_b);
}

const in_op *in_new_Gt(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Gt);
    return (const in_op *)asn_build_end(&asn_b);
}

const in_cmp *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_cmp *)asn_tree_read(arena, &in_grammar, IN_TYPE_cmp, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_cmp *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_cmp *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Cmp: return !v->Cmp || v->Cmp(v, (const in_cmp *)t);
    case IN_E: return !v->E || v->E(v, (const in_e *)t);
    case IN_Lt: return !v->Lt || v->Lt(v, (const in_op *)t);
    case IN_Gt: return !v->Gt || v->Gt(v, (const in_op *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_cmp(in_visitor *v, const in_cmp *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_cmp *in_as_cmp(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_cmp ? (const in_cmp *)t : NULL;
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
