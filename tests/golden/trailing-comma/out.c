/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Pair(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Pair_left(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Pair_right(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_pair = {"pair", ASN_SINGLE, 0, in_type_pair, NULL};
static const asn_module in_m_Pair = {"Pair", ASN_CONSTRUCTOR, 1, in_ctor_Pair, in_p_constructor};
static const asn_module in_m_Pair_left = {"Pair.left", ASN_FIELD_ONE, 0, in_field_Pair_left, in_p_one};
static const asn_module in_m_Pair_right = {"Pair.right", ASN_FIELD_ONE, 1, in_field_Pair_right, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_pair, &in_m_Pair, &in_m_Pair_left, &in_m_Pair_right, &in_m_int,
};

/* pair = Pair(int left, int right)
 *   one constructor, nothing to choose */
bool in_type_pair(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_pair;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Pair(run, v, node);
}

/* Pair(int left, int right), and for each field F of it
 *   field embedding      e_F' = f_Pair(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Pair(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Pair;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, IN_Pair_left, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, IN_Pair_right, c));
    return in_field_Pair_left(run, v_left, node)
        && in_field_Pair_right(run, v_right, node);
}

/* Pair.left: int, exactly one child; it takes the field's state as its own */
static bool in_field_Pair_left(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_Pair_left, 0));
}

/* Pair.right: int, exactly one child; it takes the field's state as its own */
static bool in_field_Pair_right(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_Pair_right, 0));
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
    {"pair", false, false, true, false, ASN_ANY, 1, 1, 2, 3, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Pair", 4, IN_TYPE_pair, 0, 2, 2, 3},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"left", 4, IN_Pair, IN_TYPE_int, ASN_ONE, false},
    {"right", 5, IN_Pair, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 1, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "pair = Pair(int left, int right)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 1, .n_fields = 2, .n_modules = 5, .root = IN_TYPE_pair,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_pair *in_new_Pair(asn_arena *arena, asn_atom left, asn_atom right)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Pair);
    asn_build_value(&asn_b, IN_Pair_left, left);
    asn_build_value(&asn_b, IN_Pair_right, right);
    return (const in_pair *)asn_build_end(&asn_b);
}

const in_pair *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_pair *)asn_tree_read(arena, &in_grammar, IN_TYPE_pair, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_pair *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_pair *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Pair: return !v->Pair || v->Pair(v, (const in_pair *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_pair(in_visitor *v, const in_pair *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_pair *in_as_pair(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_pair ? (const in_pair *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
