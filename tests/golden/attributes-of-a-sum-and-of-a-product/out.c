/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Assign(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Assign_target(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Assign_value(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Pass(asn_run *run, asn_state v, asn_node *node);
static bool in_type_alias(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_alias(asn_run *run, asn_state v, asn_node *node);
static bool in_field_alias_name(asn_run *run, asn_state v, asn_node *node);
static bool in_field_alias_asname(asn_run *run, asn_state v, asn_node *node);
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node);

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

static const asn_module in_m_stmt = {"stmt", ASN_CHOICE, 0, in_type_stmt, in_p_choice};
static const asn_module in_m_Assign = {"Assign", ASN_CONSTRUCTOR, 1, in_ctor_Assign, in_p_constructor};
static const asn_module in_m_Assign_target = {"Assign.target", ASN_FIELD_ONE, 0, in_field_Assign_target, in_p_one};
static const asn_module in_m_Assign_value = {"Assign.value", ASN_FIELD_ONE, 1, in_field_Assign_value, in_p_one};
static const asn_module in_m_Pass = {"Pass", ASN_CONSTRUCTOR, 2, in_ctor_Pass, NULL};
static const asn_module in_m_alias = {"alias", ASN_SINGLE, 1, in_type_alias, NULL};
static const asn_module in_m_alias_ctor = {"alias", ASN_CONSTRUCTOR, 3, in_ctor_alias, in_p_constructor};
static const asn_module in_m_alias_name = {"alias.name", ASN_FIELD_ONE, 2, in_field_alias_name, in_p_one};
static const asn_module in_m_alias_asname = {"alias.asname", ASN_FIELD_OPTIONAL, 3, in_field_alias_asname, in_p_optional};
static const asn_module in_m_identifier = {"identifier", ASN_OPEN, 2, in_type_identifier, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_stmt, &in_m_Assign, &in_m_Assign_target, &in_m_Assign_value, &in_m_Pass, &in_m_alias, &in_m_alias_ctor,
    &in_m_alias_name, &in_m_alias_asname, &in_m_identifier,
};

/* stmt = Assign(identifier target, alias value) | Pass
 *   constructor choice   p(C | stmt, v) = softmax(f_stmt(v, c))_C */
bool in_type_stmt(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_stmt;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Assign: return in_ctor_Assign(run, v, node);
    case IN_Pass:   return in_ctor_Pass(run, v, node);
    }
    return asn_ok(run);
}

/* Assign(identifier target, alias value), and for each field F of it
 *   field embedding      e_F' = f_Assign(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Assign(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Assign;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_target = asn_vertical(run, v, asn_embed_field(run, m, IN_Assign_target, c));
    asn_state v_value  = asn_vertical(run, v, asn_embed_field(run, m, IN_Assign_value, c));
    return in_field_Assign_target(run, v_target, node)
        && in_field_Assign_value(run, v_value, node);
}

/* Assign.target: identifier, exactly one child; it takes the field's state as its own */
static bool in_field_Assign_target(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_identifier(run, v, asn_child(run, node, IN_Assign_target, 0));
}

/* Assign.value: alias, exactly one child; it takes the field's state as its own */
static bool in_field_Assign_value(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_alias(run, v, asn_child(run, node, IN_Assign_value, 0));
}

/* Pass: no fields */
static bool in_ctor_Pass(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* alias = (identifier name, identifier? asname)
 *   one constructor, nothing to choose */
static bool in_type_alias(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_alias;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_alias(run, v, node);
}

/* alias = (identifier name, identifier? asname), and for each field F of it
 *   field embedding      e_F' = f_alias(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_alias(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_alias_ctor;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name   = asn_vertical(run, v, asn_embed_field(run, m, IN_alias_name, c));
    asn_state v_asname = asn_vertical(run, v, asn_embed_field(run, m, IN_alias_asname, c));
    return in_field_alias_name(run, v_name, node)
        && in_field_alias_asname(run, v_asname, node);
}

/* alias.name: identifier, exactly one child; it takes the field's state as its own */
static bool in_field_alias_name(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_identifier(run, v, asn_child(run, node, IN_alias_name, 0));
}

/* alias.asname: identifier?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_alias_asname(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_alias_asname;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_identifier(run, v, asn_child(run, node, IN_alias_asname, 0));
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

static const char *const in_attributes_stmt[] = {"lineno", "end_lineno", NULL};
static const char *const in_attributes_alias[] = {"lineno", NULL};
/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"stmt", false, false, true, false, ASN_ANY, 1, 2, 1, 1, 0, 0, in_attributes_stmt},
    {"alias", false, false, true, false, ASN_ANY, 3, 1, 2, 2, 1, 0, in_attributes_alias},
    {"identifier", true, true, true, false, ASN_IDENTIFIER, 0, 0, 1, 1, 2, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Assign", 6, IN_TYPE_stmt, 0, 2, 3, 4},
    {"Pass", 4, IN_TYPE_stmt, 2, 0, 1, 1},
    {"alias", 5, IN_TYPE_alias, 2, 2, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"target", 6, IN_Assign, IN_TYPE_identifier, ASN_ONE, false},
    {"value", 5, IN_Assign, IN_TYPE_alias, ASN_ONE, false},
    {"name", 4, IN_alias, IN_TYPE_identifier, ASN_ONE, false},
    {"asname", 6, IN_alias, IN_TYPE_identifier, ASN_OPTIONAL, false},
};

static const int32_t in_hash[] = {
    2, 0, 0, 0, 1, 0, 0, 3,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "stmt = Assign(identifier target, alias value) | Pass attributes (int lineno, int? end_lineno)",
    "alias = (identifier name, identifier? asname) attributes (int lineno)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 3, .n_ctors = 3, .n_fields = 4, .n_modules = 10, .root = IN_TYPE_stmt,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_stmt *in_new_Assign(asn_arena *arena, asn_atom target, const in_alias *value)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Assign);
    asn_build_value(&asn_b, IN_Assign_target, target);
    asn_build_child(&asn_b, IN_Assign_value, value);
    return (const in_stmt *)asn_build_end(&asn_b);
}

const in_stmt *in_new_Pass(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Pass);
    return (const in_stmt *)asn_build_end(&asn_b);
}

const in_alias *in_new_alias(asn_arena *arena, asn_atom name, const asn_atom *asname)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_alias);
    asn_build_value(&asn_b, IN_alias_name, name);
    asn_build_optional(&asn_b, IN_alias_asname, asname);
    return (const in_alias *)asn_build_end(&asn_b);
}

const in_stmt *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_stmt *)asn_tree_read(arena, &in_grammar, IN_TYPE_stmt, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_stmt *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_stmt *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Assign: return !v->Assign || v->Assign(v, (const in_stmt *)t);
    case IN_Pass: return !v->Pass || v->Pass(v, (const in_stmt *)t);
    case IN_alias: return !v->alias || v->alias(v, (const in_alias *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
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

bool in_visit_alias(in_visitor *v, const in_alias *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_alias *in_as_alias(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_alias ? (const in_alias *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
