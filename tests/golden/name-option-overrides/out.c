/* toy_2.c: written by asdlc from in.asdl. Change that, not this file. */
#include "toy_2.h"

#include <string.h>

#if ASN_ABI != 1
#error "toy_2.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool toy_2_ctor_A(asn_run *run, asn_state v, asn_node *node);
static bool toy_2_field_A_n(asn_run *run, asn_state v, asn_node *node);
static bool toy_2_ctor_B(asn_run *run, asn_state v, asn_node *node);
static bool toy_2_type_int(asn_run *run, asn_state v, asn_node *node);

static const asn_param toy_2_p_choice[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_CHOICES},
    {"f.out.b", 1, ASN_CHOICES},
    {NULL, 0, 0},
};
static const asn_param toy_2_p_constructor[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.e", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param toy_2_p_one[] = {
    {"e", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param toy_2_p_closed[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {NULL, 0, 0},
};

static const asn_module toy_2_m_a = {"a", ASN_CHOICE, 0, toy_2_type_a, toy_2_p_choice};
static const asn_module toy_2_m_A = {"A", ASN_CONSTRUCTOR, 1, toy_2_ctor_A, toy_2_p_constructor};
static const asn_module toy_2_m_A_n = {"A.n", ASN_FIELD_ONE, 0, toy_2_field_A_n, toy_2_p_one};
static const asn_module toy_2_m_B = {"B", ASN_CONSTRUCTOR, 2, toy_2_ctor_B, NULL};
static const asn_module toy_2_m_int = {"int", ASN_CLOSED, 1, toy_2_type_int, toy_2_p_closed};

static const asn_module *const toy_2_modules[] = {
    &toy_2_m_a, &toy_2_m_A, &toy_2_m_A_n, &toy_2_m_B, &toy_2_m_int,
};

/* a = A(int n) | B
 *   constructor choice   p(C | a, v) = softmax(f_a(v, c))_C */
bool toy_2_type_a(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &toy_2_m_a;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case TOY_2_A: return toy_2_ctor_A(run, v, node);
    case TOY_2_B: return toy_2_ctor_B(run, v, node);
    }
    return asn_ok(run);
}

/* A(int n), and for each field F of it
 *   field embedding      e_F' = f_A(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool toy_2_ctor_A(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &toy_2_m_A;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_n = asn_vertical(run, v, asn_embed_field(run, m, TOY_2_A_n, c));
    return toy_2_field_A_n(run, v_n, node);
}

/* A.n: int, exactly one child; it takes the field's state as its own */
static bool toy_2_field_A_n(asn_run *run, asn_state v, asn_node *node)
{
    return toy_2_type_int(run, v, asn_child(run, node, TOY_2_A_n, 0));
}

/* B: no fields */
static bool toy_2_ctor_B(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool toy_2_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &toy_2_m_int, v, node);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type toy_2_types[] = {
    {"a", false, false, true, false, ASN_ANY, 1, 2, 1, 1, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor toy_2_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"A", 1, TOY_2_TYPE_a, 0, 1, 2, 2},
    {"B", 1, TOY_2_TYPE_a, 1, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field toy_2_fields[] = {
    {"n", 1, TOY_2_A, TOY_2_TYPE_int, ASN_ONE, false},
};

static const int32_t toy_2_hash[] = {
    1, 2, 0, 0,
};

static const asn_input toy_2_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const toy_2_grammar_text[] = {
    "a = A(int n) | B",
    NULL};

static const char *const toy_2_task_text[] = {
    NULL};

const asn_grammar toy_2_grammar = {
    .abi = ASN_ABI, .name = "toy_2", .grammar_text = toy_2_grammar_text, .task_text = toy_2_task_text,
    .types = toy_2_types, .ctors = toy_2_ctors, .fields = toy_2_fields, .modules = toy_2_modules,
    .n_types = 2, .n_ctors = 2, .n_fields = 1, .n_modules = 5, .root = TOY_2_TYPE_a,
    .hash = toy_2_hash, .hash_mask = 3, .inputs = toy_2_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const toy_2_a *toy_2_new_A(asn_arena *arena, asn_atom n)
{
    asn_build asn_b = asn_build_begin(arena, &toy_2_grammar, TOY_2_A);
    asn_build_value(&asn_b, TOY_2_A_n, n);
    return (const toy_2_a *)asn_build_end(&asn_b);
}

const toy_2_a *toy_2_new_B(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &toy_2_grammar, TOY_2_B);
    return (const toy_2_a *)asn_build_end(&asn_b);
}

const toy_2_a *toy_2_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const toy_2_a *)asn_tree_read(arena, &toy_2_grammar, TOY_2_TYPE_a, "tree", text, strlen(text), NULL, err);
}

const char *toy_2_write(asn_arena *arena, const toy_2_a *t)
{
    return asn_tree_write(arena, &toy_2_grammar, (const asn_tree *)t);
}

const char *toy_2_text(asn_arena *arena, const toy_2_a *t)
{
    return asn_tree_print(arena, &toy_2_grammar, (const asn_tree *)t);
}

static bool toy_2_visit_enter(void *context, const asn_tree *t)
{
    toy_2_visitor *v = context;
    switch (t->ctor) {
    case TOY_2_A: return !v->A || v->A(v, (const toy_2_a *)t);
    case TOY_2_B: return !v->B || v->B(v, (const toy_2_a *)t);
    default: return true;
    }
}

static void toy_2_visit_leave(void *context, const asn_tree *t)
{
    toy_2_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool toy_2_visit_a(toy_2_visitor *v, const toy_2_a *t)
{
    asn_walk walk = {toy_2_visit_enter, toy_2_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &toy_2_grammar, &walk);
}

const toy_2_a *toy_2_as_a(const asn_tree *t)
{
    return t && t->ctor && toy_2_ctors[t->ctor].type == TOY_2_TYPE_a ? (const toy_2_a *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &toy_2_grammar);
}
#endif
