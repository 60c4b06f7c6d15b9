/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Root(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Root_t(asn_run *run, asn_state v, asn_node *node);
static bool in_type_type(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_type(asn_run *run, asn_state v, asn_node *node);
static bool in_field_type__x(asn_run *run, asn_state v, asn_node *node);
static bool in_field_type_y(asn_run *run, asn_state v, asn_node *node);
static bool in_type_x(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_X(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Y(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_root = {"root", ASN_SINGLE, 0, in_type_root, NULL};
static const asn_module in_m_Root = {"Root", ASN_CONSTRUCTOR, 1, in_ctor_Root, in_p_constructor};
static const asn_module in_m_Root_t = {"Root.t", ASN_FIELD_ONE, 0, in_field_Root_t, in_p_one};
static const asn_module in_m_type = {"type", ASN_SINGLE, 1, in_type_type, NULL};
static const asn_module in_m_type_ctor = {"type", ASN_CONSTRUCTOR, 2, in_ctor_type, in_p_constructor};
static const asn_module in_m_type__x = {"type.x", ASN_FIELD_ONE, 1, in_field_type__x, in_p_one};
static const asn_module in_m_type_y = {"type.y", ASN_FIELD_ONE, 2, in_field_type_y, in_p_one};
static const asn_module in_m_x = {"x", ASN_CHOICE, 2, in_type_x, in_p_choice};
static const asn_module in_m_X = {"X", ASN_CONSTRUCTOR, 3, in_ctor_X, NULL};
static const asn_module in_m_Y = {"Y", ASN_CONSTRUCTOR, 4, in_ctor_Y, NULL};
static const asn_module in_m_int = {"int", ASN_CLOSED, 3, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_root, &in_m_Root, &in_m_Root_t, &in_m_type, &in_m_type_ctor, &in_m_type__x, &in_m_type_y, &in_m_x, &in_m_X,
    &in_m_Y, &in_m_int,
};

/* root = Root(type t)
 *   one constructor, nothing to choose */
bool in_type_root(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_root;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Root(run, v, node);
}

/* Root(type t), and for each field F of it
 *   field embedding      e_F' = f_Root(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Root(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Root;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_t = asn_vertical(run, v, asn_embed_field(run, m, IN_Root_t, c));
    return in_field_Root_t(run, v_t, node);
}

/* Root.t: type, exactly one child; it takes the field's state as its own */
static bool in_field_Root_t(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_type(run, v, asn_child(run, node, IN_Root_t, 0));
}

/* type = (x x, int y)
 *   one constructor, nothing to choose */
static bool in_type_type(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_type;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_type(run, v, node);
}

/* type = (x x, int y), and for each field F of it
 *   field embedding      e_F' = f_type(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_type(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_type_ctor;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_x = asn_vertical(run, v, asn_embed_field(run, m, IN_type__x, c));
    asn_state v_y = asn_vertical(run, v, asn_embed_field(run, m, IN_type_y, c));
    return in_field_type__x(run, v_x, node)
        && in_field_type_y(run, v_y, node);
}

/* type.x: x, exactly one child; it takes the field's state as its own */
static bool in_field_type__x(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_x(run, v, asn_child(run, node, IN_type__x, 0));
}

/* type.y: int, exactly one child; it takes the field's state as its own */
static bool in_field_type_y(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_type_y, 0));
}

/* x = X | Y
 *   constructor choice   p(C | x, v) = softmax(f_x(v, c))_C */
static bool in_type_x(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_x;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_X: return in_ctor_X(run, v, node);
    case IN_Y: return in_ctor_Y(run, v, node);
    }
    return asn_ok(run);
}

/* X: no fields */
static bool in_ctor_X(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Y: no fields */
static bool in_ctor_Y(asn_run *run, asn_state v, asn_node *node)
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

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"root", false, false, true, false, ASN_ANY, 1, 1, 3, 4, 0, 0, NULL},
    {"type", false, false, true, false, ASN_ANY, 2, 1, 2, 3, 1, 0, NULL},
    {"x", false, false, true, false, ASN_ANY, 3, 2, 1, 1, 2, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 3, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Root", 4, IN_TYPE_root, 0, 1, 3, 4},
    {"type", 4, IN_TYPE_type, 1, 2, 2, 3},
    {"X", 1, IN_TYPE_x, 3, 0, 1, 1},
    {"Y", 1, IN_TYPE_x, 3, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"t", 1, IN_Root, IN_TYPE_type, ASN_ONE, false},
    {"x", 1, IN_type, IN_TYPE_x, ASN_ONE, false},
    {"y", 1, IN_type, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 0, 0, 0, 4, 1, 2, 3,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "root = Root(type t)",
    "type = (x x, int y)",
    "x = X | Y",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 4, .n_ctors = 4, .n_fields = 3, .n_modules = 11, .root = IN_TYPE_root,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_root *in_new_Root(asn_arena *arena, const in_type *t)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Root);
    asn_build_child(&asn_b, IN_Root_t, t);
    return (const in_root *)asn_build_end(&asn_b);
}

const in_type *in_new_type(asn_arena *arena, const in_x *x, asn_atom y)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_type);
    asn_build_child(&asn_b, IN_type__x, x);
    asn_build_value(&asn_b, IN_type_y, y);
    return (const in_type *)asn_build_end(&asn_b);
}

const in_x *in_new_X(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_X);
    return (const in_x *)asn_build_end(&asn_b);
}

const in_x *in_new_Y(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Y);
    return (const in_x *)asn_build_end(&asn_b);
}

const in_root *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_root *)asn_tree_read(arena, &in_grammar, IN_TYPE_root, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_root *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_root *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Root: return !v->Root || v->Root(v, (const in_root *)t);
    case IN_type: return !v->type || v->type(v, (const in_type *)t);
    case IN_X: return !v->X || v->X(v, (const in_x *)t);
    case IN_Y: return !v->Y || v->Y(v, (const in_x *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_root(in_visitor *v, const in_root *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_root *in_as_root(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_root ? (const in_root *)t : NULL;
}

bool in_visit_type(in_visitor *v, const in_type *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_type *in_as_type(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_type ? (const in_type *)t : NULL;
}

bool in_visit_x(in_visitor *v, const in_x *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_x *in_as_x(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_x ? (const in_x *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
