/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_x(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_y(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_B(asn_run *run, asn_state v, asn_node *node);
static bool in_type_b(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_b(asn_run *run, asn_state v, asn_node *node);
static bool in_field_b_z(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_a = {"a", ASN_CHOICE, 0, in_type_a, in_p_choice};
static const asn_module in_m_A = {"A", ASN_CONSTRUCTOR, 1, in_ctor_A, in_p_constructor};
static const asn_module in_m_A_x = {"A.x", ASN_FIELD_SEQUENCE, 0, in_field_A_x, in_p_sequence};
static const asn_module in_m_A_y = {"A.y", ASN_FIELD_OPTIONAL, 1, in_field_A_y, in_p_optional};
static const asn_module in_m_B = {"B", ASN_CONSTRUCTOR, 2, in_ctor_B, NULL};
static const asn_module in_m_b = {"b", ASN_SINGLE, 1, in_type_b, NULL};
static const asn_module in_m_b_ctor = {"b", ASN_CONSTRUCTOR, 3, in_ctor_b, in_p_constructor};
static const asn_module in_m_b_z = {"b.z", ASN_FIELD_ONE, 2, in_field_b_z, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 2, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_a, &in_m_A, &in_m_A_x, &in_m_A_y, &in_m_B, &in_m_b, &in_m_b_ctor, &in_m_b_z, &in_m_int,
};

/* a = A(b* x, int? y) | B
 *   constructor choice   p(C | a, v) = softmax(f_a(v, c))_C */
bool in_type_a(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_a;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_A: return in_ctor_A(run, v, node);
    case IN_B: return in_ctor_B(run, v, node);
    }
    return asn_ok(run);
}

/* A(b* x, int? y), and for each field F of it
 *   field embedding      e_F' = f_A(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_x = asn_vertical(run, v, asn_embed_field(run, m, IN_A_x, c));
    asn_state v_y = asn_vertical(run, v, asn_embed_field(run, m, IN_A_y, c));
    return in_field_A_x(run, v_x, node)
        && in_field_A_y(run, v_y, node);
}

/* A.x: b*, a sequence; i counts its children */
static bool in_field_A_x(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A_x;
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
        if (!in_type_b(run, w, asn_child(run, node, IN_A_x, i)))
            return false;
    }
}

/* A.y: int?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_A_y(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A_y;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_int(run, v, asn_child(run, node, IN_A_y, 0));
}

/* B: no fields */
static bool in_ctor_B(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* b = (int z)
 *   one constructor, nothing to choose */
static bool in_type_b(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_b;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_b(run, v, node);
}

/* b = (int z), and for each field F of it
 *   field embedding      e_F' = f_b(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_b(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_b_ctor;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_z = asn_vertical(run, v, asn_embed_field(run, m, IN_b_z, c));
    return in_field_b_z(run, v_z, node);
}

/* b.z: int, exactly one child; it takes the field's state as its own */
static bool in_field_b_z(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_b_z, 0));
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
    {"a", false, false, true, false, ASN_ANY, 1, 2, 1, 1, 0, 0, NULL},
    {"b", false, false, true, false, ASN_ANY, 3, 1, 2, 2, 1, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 2, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"A", 1, IN_TYPE_a, 0, 2, 1, 1},
    {"B", 1, IN_TYPE_a, 2, 0, 1, 1},
    {"b", 1, IN_TYPE_b, 2, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"x", 1, IN_A, IN_TYPE_b, ASN_SEQUENCE, false},
    {"y", 1, IN_A, IN_TYPE_int, ASN_OPTIONAL, false},
    {"z", 1, IN_b, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 0, 0, 0, 1, 2, 3, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "a = A(b* x, int? y) | B",
    "b = (int z)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 3, .n_ctors = 3, .n_fields = 3, .n_modules = 9, .root = IN_TYPE_a,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_a *in_new_A(asn_arena *arena, const in_b *const *x, int x_count, const asn_atom *y)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_A);
    asn_build_children(&asn_b, IN_A_x, x, x_count);
    asn_build_optional(&asn_b, IN_A_y, y);
    return (const in_a *)asn_build_end(&asn_b);
}

const in_a *in_new_B(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_B);
    return (const in_a *)asn_build_end(&asn_b);
}

const in_b *in_new_b(asn_arena *arena, asn_atom z)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_b);
    asn_build_value(&asn_b, IN_b_z, z);
    return (const in_b *)asn_build_end(&asn_b);
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
    case IN_B: return !v->B || v->B(v, (const in_a *)t);
    case IN_b: return !v->b || v->b(v, (const in_b *)t);
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

bool in_visit_b(in_visitor *v, const in_b *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_b *in_as_b(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_b ? (const in_b *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
