/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Num(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Num_n(asn_run *run, asn_state v, asn_node *node);
static bool in_type_stmt(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Assign(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Assign_target(asn_run *run, asn_state v, asn_node *node);
static bool in_type_target(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_target(asn_run *run, asn_state v, asn_node *node);
static bool in_field_target_id(asn_run *run, asn_state v, asn_node *node);
static bool in_type_int(asn_run *run, asn_state v, asn_node *node);
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node);

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
static const asn_param in_p_open[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {"new.v", ASN_HIDDEN, ASN_HIDDEN},
    {"new.c", ASN_ENCODING, ASN_HIDDEN},
    {"new.b", 1, ASN_HIDDEN},
    {"new.out.w", ASN_HIDDEN, 1},
    {"new.out.b", 1, 1},
    {NULL, 0, 0},
};

static const asn_module in_m_expr = {"expr", ASN_SINGLE, 0, in_type_expr, NULL};
static const asn_module in_m_Num = {"Num", ASN_CONSTRUCTOR, 1, in_ctor_Num, in_p_constructor};
static const asn_module in_m_Num_n = {"Num.n", ASN_FIELD_ONE, 0, in_field_Num_n, in_p_one};
static const asn_module in_m_stmt = {"stmt", ASN_SINGLE, 1, in_type_stmt, NULL};
static const asn_module in_m_Assign = {"Assign", ASN_CONSTRUCTOR, 2, in_ctor_Assign, in_p_constructor};
static const asn_module in_m_Assign_target = {"Assign.target", ASN_FIELD_ONE, 1, in_field_Assign_target, in_p_one};
static const asn_module in_m_target = {"target", ASN_SINGLE, 2, in_type_target, NULL};
static const asn_module in_m_target_ctor = {"target", ASN_CONSTRUCTOR, 3, in_ctor_target, in_p_constructor};
static const asn_module in_m_target_id = {"target.id", ASN_FIELD_ONE, 2, in_field_target_id, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 3, in_type_int, in_p_closed};
static const asn_module in_m_identifier = {"identifier", ASN_OPEN, 4, in_type_identifier, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_expr, &in_m_Num, &in_m_Num_n, &in_m_stmt, &in_m_Assign, &in_m_Assign_target, &in_m_target,
    &in_m_target_ctor, &in_m_target_id, &in_m_int, &in_m_identifier,
};

/* expr = Num(int n)
 *   one constructor, nothing to choose */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Num(run, v, node);
}

/* Num(int n), and for each field F of it
 *   field embedding      e_F' = f_Num(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Num(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Num;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_n = asn_vertical(run, v, asn_embed_field(run, m, IN_Num_n, c));
    return in_field_Num_n(run, v_n, node);
}

/* Num.n: int, exactly one child; it takes the field's state as its own */
static bool in_field_Num_n(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_Num_n, 0));
}

/* stmt = Assign(target target)
 *   one constructor, nothing to choose */
static bool in_type_stmt(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_stmt;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Assign(run, v, node);
}

/* Assign(target target), and for each field F of it
 *   field embedding      e_F' = f_Assign(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Assign(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Assign;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_target = asn_vertical(run, v, asn_embed_field(run, m, IN_Assign_target, c));
    return in_field_Assign_target(run, v_target, node);
}

/* Assign.target: target, exactly one child; it takes the field's state as its own */
static bool in_field_Assign_target(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_target(run, v, asn_child(run, node, IN_Assign_target, 0));
}

/* target = (identifier id)
 *   one constructor, nothing to choose */
static bool in_type_target(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_target;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_target(run, v, node);
}

/* target = (identifier id), and for each field F of it
 *   field embedding      e_F' = f_target(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_target(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_target_ctor;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_id = asn_vertical(run, v, asn_embed_field(run, m, IN_target_id, c));
    return in_field_target_id(run, v_id, node);
}

/* target.id: identifier, exactly one child; it takes the field's state as its own */
static bool in_field_target_id(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_identifier(run, v, asn_child(run, node, IN_target_id, 0));
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* identifier: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | identifier, v) = softmax(f_identifier(v, c))_y */
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_identifier, v, node);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"expr", false, false, true, false, ASN_ANY, 1, 1, 2, 2, 0, 0, NULL},
    {"stmt", false, false, false, false, ASN_ANY, 2, 1, 3, 3, 1, 0, NULL},
    {"target", false, false, false, false, ASN_ANY, 3, 1, 2, 2, 2, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 3, 0, NULL},
    {"identifier", true, true, false, false, ASN_IDENTIFIER, 0, 0, 1, 1, 4, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Num", 3, IN_TYPE_expr, 0, 1, 2, 2},
    {"Assign", 6, IN_TYPE_stmt, 1, 1, 3, 3},
    {"target", 6, IN_TYPE_target, 2, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"n", 1, IN_Num, IN_TYPE_int, ASN_ONE, false},
    {"target", 6, IN_Assign, IN_TYPE_target, ASN_ONE, false},
    {"id", 2, IN_target, IN_TYPE_identifier, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    3, 0, 0, 1, 2, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "expr = Num(int n)",
    "stmt = Assign(target target)",
    "target = (identifier id)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 5, .n_ctors = 3, .n_fields = 3, .n_modules = 11, .root = IN_TYPE_expr,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_expr *in_new_Num(asn_arena *arena, asn_atom n)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Num);
    asn_build_value(&asn_b, IN_Num_n, n);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_stmt *in_new_Assign(asn_arena *arena, const in_target *target)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Assign);
    asn_build_child(&asn_b, IN_Assign_target, target);
    return (const in_stmt *)asn_build_end(&asn_b);
}

const in_target *in_new_target(asn_arena *arena, asn_atom id)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_target);
    asn_build_value(&asn_b, IN_target_id, id);
    return (const in_target *)asn_build_end(&asn_b);
}

const in_expr *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_expr *)asn_tree_read(arena, &in_grammar, IN_TYPE_expr, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_expr *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_expr *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Num: return !v->Num || v->Num(v, (const in_expr *)t);
    case IN_Assign: return !v->Assign || v->Assign(v, (const in_stmt *)t);
    case IN_target: return !v->target || v->target(v, (const in_target *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_expr(in_visitor *v, const in_expr *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_expr *in_as_expr(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_expr ? (const in_expr *)t : NULL;
}

bool in_visit_stmt(in_visitor *v, const in_stmt *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_stmt *in_as_stmt(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_stmt ? (const in_stmt *)t : NULL;
}

bool in_visit_target(in_visitor *v, const in_target *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_target *in_as_target(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_target ? (const in_target *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
