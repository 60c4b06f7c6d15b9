/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_point(asn_run *run, asn_state v, asn_node *node);
static bool in_field_point_x(asn_run *run, asn_state v, asn_node *node);
static bool in_field_point_y(asn_run *run, asn_state v, asn_node *node);
static bool in_field_point_next(asn_run *run, asn_state v, asn_node *node);
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
static const asn_param in_p_closed[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {NULL, 0, 0},
};

static const asn_module in_m_point = {"point", ASN_SINGLE, 0, in_type_point, NULL};
static const asn_module in_m_point_ctor = {"point", ASN_CONSTRUCTOR, 1, in_ctor_point, in_p_constructor};
static const asn_module in_m_point_x = {"point.x", ASN_FIELD_ONE, 0, in_field_point_x, in_p_one};
static const asn_module in_m_point_y = {"point.y", ASN_FIELD_ONE, 1, in_field_point_y, in_p_one};
static const asn_module in_m_point_next = {"point.next", ASN_FIELD_OPTIONAL, 2, in_field_point_next, in_p_optional};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_point, &in_m_point_ctor, &in_m_point_x, &in_m_point_y, &in_m_point_next, &in_m_int,
};

/* point = (int x, int y, point? next)
 *   one constructor, nothing to choose */
bool in_type_point(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_point;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_point(run, v, node);
}

/* point = (int x, int y, point? next), and for each field F of it
 *   field embedding      e_F' = f_point(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_point(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_point_ctor;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_x    = asn_vertical(run, v, asn_embed_field(run, m, IN_point_x, c));
    asn_state v_y    = asn_vertical(run, v, asn_embed_field(run, m, IN_point_y, c));
    asn_state v_next = asn_vertical(run, v, asn_embed_field(run, m, IN_point_next, c));
    return in_field_point_x(run, v_x, node)
        && in_field_point_y(run, v_y, node)
        && in_field_point_next(run, v_next, node);
}

/* point.x: int, exactly one child; it takes the field's state as its own */
static bool in_field_point_x(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_point_x, 0));
}

/* point.y: int, exactly one child; it takes the field's state as its own */
static bool in_field_point_y(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_point_y, 0));
}

/* point.next: point?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_point_next(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_point_next;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_point(run, v, asn_child(run, node, IN_point_next, 0));
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
    {"point", false, false, true, true, ASN_ANY, 1, 1, 2, 3, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"point", 5, IN_TYPE_point, 0, 3, 2, 3},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"x", 1, IN_point, IN_TYPE_int, ASN_ONE, false},
    {"y", 1, IN_point, IN_TYPE_int, ASN_ONE, false},
    {"next", 4, IN_point, IN_TYPE_point, ASN_OPTIONAL, false},
};

static const int32_t in_hash[] = {
    0, 1, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "point = (int x, int y, point? next)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 1, .n_fields = 3, .n_modules = 6, .root = IN_TYPE_point,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_point *in_new_point(asn_arena *arena, asn_atom x, asn_atom y, const in_point *next)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_point);
    asn_build_value(&asn_b, IN_point_x, x);
    asn_build_value(&asn_b, IN_point_y, y);
    asn_build_child(&asn_b, IN_point_next, next);
    return (const in_point *)asn_build_end(&asn_b);
}

const in_point *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_point *)asn_tree_read(arena, &in_grammar, IN_TYPE_point, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_point *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_point *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_point: return !v->point || v->point(v, (const in_point *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_point(in_visitor *v, const in_point *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_point *in_as_point(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_point ? (const in_point *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
