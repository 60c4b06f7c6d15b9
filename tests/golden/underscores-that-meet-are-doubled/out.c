/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_A_b(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_b__c(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A__b_c(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_t = {"t", ASN_CHOICE, 0, in_type_t, in_p_choice};
static const asn_module in_m_A_b = {"A_b", ASN_CONSTRUCTOR, 1, in_ctor_A_b, in_p_constructor};
static const asn_module in_m_A_b__c = {"A_b.c", ASN_FIELD_ONE, 0, in_field_A_b__c, in_p_one};
static const asn_module in_m_A = {"A", ASN_CONSTRUCTOR, 2, in_ctor_A, in_p_constructor};
static const asn_module in_m_A__b_c = {"A.b_c", ASN_FIELD_ONE, 1, in_field_A__b_c, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_t, &in_m_A_b, &in_m_A_b__c, &in_m_A, &in_m_A__b_c, &in_m_int,
};

/* t = A_b(int c) | A(int b_c)
 *   constructor choice   p(C | t, v) = softmax(f_t(v, c))_C */
bool in_type_t(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_t;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_A_b: return in_ctor_A_b(run, v, node);
    case IN_A:   return in_ctor_A(run, v, node);
    }
    return asn_ok(run);
}

/* A_b(int c), and for each field F of it
 *   field embedding      e_F' = f_A_b(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_A_b(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A_b;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_c = asn_vertical(run, v, asn_embed_field(run, m, IN_A_b__c, c));
    return in_field_A_b__c(run, v_c, node);
}

/* A_b.c: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_b__c(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_b__c, 0));
}

/* A(int b_c), and for each field F of it
 *   field embedding      e_F' = f_A(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A;
    asn_vec   c     = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_b_c = asn_vertical(run, v, asn_embed_field(run, m, IN_A__b_c, c));
    return in_field_A__b_c(run, v_b_c, node);
}

/* A.b_c: int, exactly one child; it takes the field's state as its own */
static bool in_field_A__b_c(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A__b_c, 0));
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
    {"t", false, false, true, false, ASN_ANY, 1, 2, 2, 2, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"A_b", 3, IN_TYPE_t, 0, 1, 2, 2},
    {"A", 1, IN_TYPE_t, 1, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"c", 1, IN_A_b, IN_TYPE_int, ASN_ONE, false},
    {"b_c", 3, IN_A, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    2, 1, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "t = A_b(int c) | A(int b_c)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 2, .n_fields = 2, .n_modules = 6, .root = IN_TYPE_t,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_t *in_new_A_b(asn_arena *arena, asn_atom c)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_A_b);
    asn_build_value(&asn_b, IN_A_b__c, c);
    return (const in_t *)asn_build_end(&asn_b);
}

const in_t *in_new_A(asn_arena *arena, asn_atom b_c)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_A);
    asn_build_value(&asn_b, IN_A__b_c, b_c);
    return (const in_t *)asn_build_end(&asn_b);
}

const in_t *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_t *)asn_tree_read(arena, &in_grammar, IN_TYPE_t, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_t *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_t *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_A_b: return !v->A_b || v->A_b(v, (const in_t *)t);
    case IN_A: return !v->A || v->A(v, (const in_t *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_t(in_visitor *v, const in_t *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_t *in_as_t(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_t ? (const in_t *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
