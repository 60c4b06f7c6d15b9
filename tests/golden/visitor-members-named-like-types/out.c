/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_asn_tree(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_in_a(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_in_visitor(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_asn_node(asn_run *run, asn_state v, asn_node *node);
static bool in_field_asn_node_x(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_a = {"a", ASN_CHOICE, 0, in_type_a, in_p_choice};
static const asn_module in_m_asn_tree = {"asn_tree", ASN_CONSTRUCTOR, 1, in_ctor_asn_tree, NULL};
static const asn_module in_m_in_a = {"in_a", ASN_CONSTRUCTOR, 2, in_ctor_in_a, NULL};
static const asn_module in_m_in_visitor = {"in_visitor", ASN_CONSTRUCTOR, 3, in_ctor_in_visitor, NULL};
static const asn_module in_m_asn_node = {"asn_node", ASN_CONSTRUCTOR, 4, in_ctor_asn_node, in_p_constructor};
static const asn_module in_m_asn_node_x = {"asn_node.x", ASN_FIELD_ONE, 0, in_field_asn_node_x, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_a, &in_m_asn_tree, &in_m_in_a, &in_m_in_visitor, &in_m_asn_node, &in_m_asn_node_x, &in_m_int,
};

/* a = asn_tree | in_a | in_visitor | asn_node(int x)
 *   constructor choice   p(C | a, v) = softmax(f_a(v, c))_C */
bool in_type_a(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_a;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_asn_tree:   return in_ctor_asn_tree(run, v, node);
    case IN_in_a:       return in_ctor_in_a(run, v, node);
    case IN_in_visitor: return in_ctor_in_visitor(run, v, node);
    case IN_asn_node:   return in_ctor_asn_node(run, v, node);
    }
    return asn_ok(run);
}

/* asn_tree: no fields */
static bool in_ctor_asn_tree(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* in_a: no fields */
static bool in_ctor_in_a(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* in_visitor: no fields */
static bool in_ctor_in_visitor(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* asn_node(int x), and for each field F of it
 *   field embedding      e_F' = f_asn_node(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_asn_node(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_asn_node;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_x = asn_vertical(run, v, asn_embed_field(run, m, IN_asn_node_x, c));
    return in_field_asn_node_x(run, v_x, node);
}

/* asn_node.x: int, exactly one child; it takes the field's state as its own */
static bool in_field_asn_node_x(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_asn_node_x, 0));
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
    {"a", false, false, true, false, ASN_ANY, 1, 4, 1, 1, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"asn_tree", 8, IN_TYPE_a, 0, 0, 1, 1},
    {"in_a", 4, IN_TYPE_a, 0, 0, 1, 1},
    {"in_visitor", 10, IN_TYPE_a, 0, 0, 1, 1},
    {"asn_node", 8, IN_TYPE_a, 0, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"x", 1, IN_asn_node, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    4, 0, 0, 3, 0, 0, 1, 2,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "a = asn_tree | in_a | in_visitor | asn_node(int x)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 4, .n_fields = 1, .n_modules = 7, .root = IN_TYPE_a,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_a *in_new_asn_tree(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_asn_tree);
    return (const in_a *)asn_build_end(&asn_b);
}

const in_a *in_new_in_a(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_in_a);
    return (const in_a *)asn_build_end(&asn_b);
}

const in_a *in_new_in_visitor(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_in_visitor);
    return (const in_a *)asn_build_end(&asn_b);
}

const in_a *in_new_asn_node(asn_arena *arena, asn_atom x)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_asn_node);
    asn_build_value(&asn_b, IN_asn_node_x, x);
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
    case IN_asn_tree: return !v->p_asn_tree || v->p_asn_tree(v, (const in_a *)t);
    case IN_in_a: return !v->p_in_a || v->p_in_a(v, (const in_a *)t);
    case IN_in_visitor: return !v->p_in_visitor || v->p_in_visitor(v, (const in_a *)t);
    case IN_asn_node: return !v->p_asn_node || v->p_asn_node(v, (const in_a *)t);
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
