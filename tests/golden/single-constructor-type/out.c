/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Wrap(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Wrap_inner(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Wrap_name(asn_run *run, asn_state v, asn_node *node);
static bool in_type_string(asn_run *run, asn_state v, asn_node *node);

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

static const asn_module in_m_wrap = {"wrap", ASN_SINGLE, 0, in_type_wrap, NULL};
static const asn_module in_m_Wrap = {"Wrap", ASN_CONSTRUCTOR, 1, in_ctor_Wrap, in_p_constructor};
static const asn_module in_m_Wrap_inner = {"Wrap.inner", ASN_FIELD_OPTIONAL, 0, in_field_Wrap_inner, in_p_optional};
static const asn_module in_m_Wrap_name = {"Wrap.name", ASN_FIELD_ONE, 1, in_field_Wrap_name, in_p_one};
static const asn_module in_m_string = {"string", ASN_OPEN, 1, in_type_string, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_wrap, &in_m_Wrap, &in_m_Wrap_inner, &in_m_Wrap_name, &in_m_string,
};

/* wrap = Wrap(wrap? inner, string name)
 *   one constructor, nothing to choose */
bool in_type_wrap(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_wrap;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Wrap(run, v, node);
}

/* Wrap(wrap? inner, string name), and for each field F of it
 *   field embedding      e_F' = f_Wrap(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Wrap(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Wrap;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_inner = asn_vertical(run, v, asn_embed_field(run, m, IN_Wrap_inner, c));
    asn_state v_name  = asn_vertical(run, v, asn_embed_field(run, m, IN_Wrap_name, c));
    return in_field_Wrap_inner(run, v_inner, node)
        && in_field_Wrap_name(run, v_name, node);
}

/* Wrap.inner: wrap?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_Wrap_inner(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Wrap_inner;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_wrap(run, v, asn_child(run, node, IN_Wrap_inner, 0));
}

/* Wrap.name: string, exactly one child; it takes the field's state as its own */
static bool in_field_Wrap_name(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_string(run, v, asn_child(run, node, IN_Wrap_name, 0));
}

/* string: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | string, v) = softmax(f_string(v, c))_y */
static bool in_type_string(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_string, v, node);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"wrap", false, false, true, true, ASN_ANY, 1, 1, 2, 2, 0, 0, NULL},
    {"string", true, true, true, false, ASN_ANY, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Wrap", 4, IN_TYPE_wrap, 0, 2, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"inner", 5, IN_Wrap, IN_TYPE_wrap, ASN_OPTIONAL, false},
    {"name", 4, IN_Wrap, IN_TYPE_string, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 1, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "wrap = Wrap(wrap? inner, string name)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 1, .n_fields = 2, .n_modules = 5, .root = IN_TYPE_wrap,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_wrap *in_new_Wrap(asn_arena *arena, const in_wrap *inner, asn_atom name)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Wrap);
    asn_build_child(&asn_b, IN_Wrap_inner, inner);
    asn_build_value(&asn_b, IN_Wrap_name, name);
    return (const in_wrap *)asn_build_end(&asn_b);
}

const in_wrap *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_wrap *)asn_tree_read(arena, &in_grammar, IN_TYPE_wrap, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_wrap *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_wrap *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Wrap: return !v->Wrap || v->Wrap(v, (const in_wrap *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_wrap(in_visitor *v, const in_wrap *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_wrap *in_as_wrap(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_wrap ? (const in_wrap *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
