/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_asn_atom(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_in_a(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_IN_A(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_in_grammar(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_INT_MAX(asn_run *run, asn_state v, asn_node *node);
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
static const asn_param in_p_optional[] = {
    {"e", 1, ASN_HIDDEN},
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"gen.v", ASN_HIDDEN, ASN_HIDDEN},
    {"gen.c", ASN_ENCODING, ASN_HIDDEN},
    {"gen.b", 1, ASN_HIDDEN},
    {"gen.out.w", ASN_HIDDEN, 1},
    {"gen.out.b", 1, 1},
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

static const asn_module in_m_a = {"a", ASN_SINGLE, 0, in_type_a, NULL};
static const asn_module in_m_A = {"A", ASN_CONSTRUCTOR, 1, in_ctor_A, in_p_constructor};
static const asn_module in_m_A_asn_atom = {"A.asn_atom", ASN_FIELD_ONE, 0, in_field_A_asn_atom, in_p_one};
static const asn_module in_m_A_in_a = {"A.in_a", ASN_FIELD_OPTIONAL, 1, in_field_A_in_a, in_p_optional};
static const asn_module in_m_A_IN_A = {"A.IN_A", ASN_FIELD_ONE, 2, in_field_A_IN_A, in_p_one};
static const asn_module in_m_A_in_grammar = {"A.in_grammar", ASN_FIELD_ONE, 3, in_field_A_in_grammar, in_p_one};
static const asn_module in_m_A_INT_MAX = {"A.INT_MAX", ASN_FIELD_SEQUENCE, 4, in_field_A_INT_MAX, in_p_sequence};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_a, &in_m_A, &in_m_A_asn_atom, &in_m_A_in_a, &in_m_A_IN_A, &in_m_A_in_grammar, &in_m_A_INT_MAX, &in_m_int,
};

/* a = A(int asn_atom, a? in_a, int IN_A, int in_grammar, int* INT_MAX)
 *   one constructor, nothing to choose */
bool in_type_a(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_a;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_A(run, v, node);
}

/* A(int asn_atom, a? in_a, int IN_A, int in_grammar, int* INT_MAX), and for each field F of it
 *   field embedding      e_F' = f_A(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A;
    asn_vec   c              = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_p_asn_atom   = asn_vertical(run, v, asn_embed_field(run, m, IN_A_asn_atom, c));
    asn_state v_p_in_a       = asn_vertical(run, v, asn_embed_field(run, m, IN_A_in_a, c));
    asn_state v_p_IN_A       = asn_vertical(run, v, asn_embed_field(run, m, IN_A_IN_A, c));
    asn_state v_p_in_grammar = asn_vertical(run, v, asn_embed_field(run, m, IN_A_in_grammar, c));
    asn_state v_INT_MAX_     = asn_vertical(run, v, asn_embed_field(run, m, IN_A_INT_MAX, c));
    return in_field_A_asn_atom(run, v_p_asn_atom, node)
        && in_field_A_in_a(run, v_p_in_a, node)
        && in_field_A_IN_A(run, v_p_IN_A, node)
        && in_field_A_in_grammar(run, v_p_in_grammar, node)
        && in_field_A_INT_MAX(run, v_INT_MAX_, node);
}

/* A.asn_atom: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_asn_atom(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_asn_atom, 0));
}

/* A.in_a: a?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_A_in_a(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A_in_a;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_a(run, v, asn_child(run, node, IN_A_in_a, 0));
}

/* A.IN_A: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_IN_A(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_IN_A, 0));
}

/* A.in_grammar: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_in_grammar(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_in_grammar, 0));
}

/* A.INT_MAX: int*, a sequence; i counts its children */
static bool in_field_A_INT_MAX(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A_INT_MAX;
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
        if (!in_type_int(run, w, asn_child(run, node, IN_A_INT_MAX, i)))
            return false;
    }
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
    {"a", false, false, true, true, ASN_ANY, 1, 1, 2, 4, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"A", 1, IN_TYPE_a, 0, 5, 2, 4},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"asn_atom", 8, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"in_a", 4, IN_A, IN_TYPE_a, ASN_OPTIONAL, false},
    {"IN_A", 4, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"in_grammar", 10, IN_A, IN_TYPE_int, ASN_ONE, false},
    {"INT_MAX", 7, IN_A, IN_TYPE_int, ASN_SEQUENCE, false},
};

static const int32_t in_hash[] = {
    1, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "a = A(int asn_atom, a? in_a, int IN_A, int in_grammar, int* INT_MAX)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 1, .n_fields = 5, .n_modules = 8, .root = IN_TYPE_a,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_a *in_new_A(asn_arena *arena, asn_atom p_asn_atom, const in_a *p_in_a, asn_atom p_IN_A, asn_atom p_in_grammar, const asn_atom *INT_MAX_, int INT_MAX__count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_A);
    asn_build_value(&asn_b, IN_A_asn_atom, p_asn_atom);
    asn_build_child(&asn_b, IN_A_in_a, p_in_a);
    asn_build_value(&asn_b, IN_A_IN_A, p_IN_A);
    asn_build_value(&asn_b, IN_A_in_grammar, p_in_grammar);
    asn_build_values(&asn_b, IN_A_INT_MAX, INT_MAX_, INT_MAX__count);
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
