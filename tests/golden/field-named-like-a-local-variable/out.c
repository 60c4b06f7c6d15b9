/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_b(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_t(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_v(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_i(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_m(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_p(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_c(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_e(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_s(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_w(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_run(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_node(asn_run *run, asn_state v, asn_node *node);
static bool in_type_int(asn_run *run, asn_state v, asn_node *node);

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

static const asn_module in_m_a = {"a", ASN_SINGLE, 0, in_type_a, NULL};
static const asn_module in_m_A = {"A", ASN_CONSTRUCTOR, 1, in_ctor_A, in_p_constructor};
static const asn_module in_m_A_b = {"A.b", ASN_FIELD_ONE, 0, in_field_A_b, in_p_one};
static const asn_module in_m_A_t = {"A.t", ASN_FIELD_ONE, 1, in_field_A_t, in_p_one};
static const asn_module in_m_A_v = {"A.v", ASN_FIELD_ONE, 2, in_field_A_v, in_p_one};
static const asn_module in_m_A_i = {"A.i", ASN_FIELD_ONE, 3, in_field_A_i, in_p_one};
static const asn_module in_m_A_m = {"A.m", ASN_FIELD_ONE, 4, in_field_A_m, in_p_one};
static const asn_module in_m_A_p = {"A.p", ASN_FIELD_ONE, 5, in_field_A_p, in_p_one};
static const asn_module in_m_A_c = {"A.c", ASN_FIELD_ONE, 6, in_field_A_c, in_p_one};
static const asn_module in_m_A_e = {"A.e", ASN_FIELD_ONE, 7, in_field_A_e, in_p_one};
static const asn_module in_m_A_s = {"A.s", ASN_FIELD_ONE, 8, in_field_A_s, in_p_one};
static const asn_module in_m_A_w = {"A.w", ASN_FIELD_ONE, 9, in_field_A_w, in_p_one};
static const asn_module in_m_A_run = {"A.run", ASN_FIELD_ONE, 10, in_field_A_run, in_p_one};
static const asn_module in_m_A_node = {"A.node", ASN_FIELD_ONE, 11, in_field_A_node, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_a, &in_m_A, &in_m_A_b, &in_m_A_t, &in_m_A_v, &in_m_A_i, &in_m_A_m, &in_m_A_p, &in_m_A_c, &in_m_A_e,
    &in_m_A_s, &in_m_A_w, &in_m_A_run, &in_m_A_node, &in_m_int,
};

/* a = A(int b, int t, int v, int i, int m, int p, int c, int e, int s, int w, int run, int node)
 *   one constructor, nothing to choose */
bool in_type_a(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_a;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_A(run, v, node);
}

/* A(int b, int t, int v, int i, int m, int p, int c, int e, int s, int w, int run, int node), and for each field F of it
 *   field embedding      e_F' = f_A(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_b    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_b, c));
    asn_state v_t    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_t, c));
    asn_state v_v    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_v, c));
    asn_state v_i    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_i, c));
    asn_state v_m    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_m, c));
    asn_state v_p    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_p, c));
    asn_state v_c    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_c, c));
    asn_state v_e    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_e, c));
    asn_state v_s    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_s, c));
    asn_state v_w    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_w, c));
    asn_state v_run  = asn_vertical(run, v, asn_embed_field(run, m, IN_A_run, c));
    asn_state v_node = asn_vertical(run, v, asn_embed_field(run, m, IN_A_node, c));
    return in_field_A_b(run, v_b, node)
        && in_field_A_t(run, v_t, node)
        && in_field_A_v(run, v_v, node)
        && in_field_A_i(run, v_i, node)
        && in_field_A_m(run, v_m, node)
        && in_field_A_p(run, v_p, node)
        && in_field_A_c(run, v_c, node)
        && in_field_A_e(run, v_e, node)
        && in_field_A_s(run, v_s, node)
        && in_field_A_w(run, v_w, node)
        && in_field_A_run(run, v_run, node)
        && in_field_A_node(run, v_node, node);
}

/* A.b: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_b(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_b, 0));
}

/* A.t: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_t(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_t, 0));
}

/* A.v: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_v(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_v, 0));
}

/* A.i: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_i(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_i, 0));
}

/* A.m: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_m(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_m, 0));
}

/* A.p: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_p(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_p, 0));
}

/* A.c: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_c(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_c, 0));
}

/* A.e: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_e(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_e, 0));
}

/* A.s: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_s(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_s, 0));
}

/* A.w: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_w(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_w, 0));
}

/* A.run: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_run(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_run, 0));
}

/* A.node: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_node(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_node, 0));
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
    {"a", false, false, true, false, ASN_ANY, 1, 1, 2, 13, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"A", 1, IN_TYPE_a, 0, 12, 2, 13},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"b", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"t", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"v", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"i", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"m", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"p", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"c", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"e", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"s", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"w", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"run", 3, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"node", 4, IN_A, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    1, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "a = A(int b, int t, int v, int i, int m, int p, int c, int e, int s, int w, int run, int node)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 1, .n_fields = 12, .n_modules = 15, .root = IN_TYPE_a,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_a *in_new_A(asn_arena *arena, asn_atom b, asn_atom t, asn_atom v, asn_atom i, asn_atom m, asn_atom p, asn_atom c, asn_atom e, asn_atom s, asn_atom w, asn_atom run, asn_atom node)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_A);
    asn_build_value(&asn_b, IN_A_b, b);
    asn_build_value(&asn_b, IN_A_t, t);
    asn_build_value(&asn_b, IN_A_v, v);
    asn_build_value(&asn_b, IN_A_i, i);
    asn_build_value(&asn_b, IN_A_m, m);
    asn_build_value(&asn_b, IN_A_p, p);
    asn_build_value(&asn_b, IN_A_c, c);
    asn_build_value(&asn_b, IN_A_e, e);
    asn_build_value(&asn_b, IN_A_s, s);
    asn_build_value(&asn_b, IN_A_w, w);
    asn_build_value(&asn_b, IN_A_run, run);
    asn_build_value(&asn_b, IN_A_node, node);
    return (const in_a *)asn_build_end(&asn_b);
}

const in_a *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_a *)asn_tree_read(arena, &in_grammar, IN_TYPE_a, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_a *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_a *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_A: return !v->A || v->A(v, (const in_a *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_a(in_visitor *v, const in_a *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_a *in_as_a(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_a ? (const in_a *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
