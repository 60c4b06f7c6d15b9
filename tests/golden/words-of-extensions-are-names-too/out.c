/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Use(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Use_view(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Use_import(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Use_generate(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_include(asn_run *run, asn_state v, asn_node *node);
static bool in_type_view(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_view(asn_run *run, asn_state v, asn_node *node);
static bool in_field_view_primitive(asn_run *run, asn_state v, asn_node *node);
static bool in_type_alias(asn_run *run, asn_state v, asn_node *node);
static bool in_type_extern(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_use = {"use", ASN_CHOICE, 0, in_type_use, in_p_choice};
static const asn_module in_m_Use = {"Use", ASN_CONSTRUCTOR, 1, in_ctor_Use, in_p_constructor};
static const asn_module in_m_Use_view = {"Use.view", ASN_FIELD_ONE, 0, in_field_Use_view, in_p_one};
static const asn_module in_m_Use_import = {"Use.import", ASN_FIELD_SEQUENCE, 1, in_field_Use_import, in_p_sequence};
static const asn_module in_m_Use_generate = {"Use.generate", ASN_FIELD_OPTIONAL, 2, in_field_Use_generate, in_p_optional};
static const asn_module in_m_include = {"include", ASN_CONSTRUCTOR, 2, in_ctor_include, NULL};
static const asn_module in_m_view = {"view", ASN_SINGLE, 1, in_type_view, NULL};
static const asn_module in_m_view_ctor = {"view", ASN_CONSTRUCTOR, 3, in_ctor_view, in_p_constructor};
static const asn_module in_m_view_primitive = {"view.primitive", ASN_FIELD_ONE, 3, in_field_view_primitive, in_p_one};
static const asn_module in_m_alias = {"alias", ASN_CLOSED, 2, in_type_alias, in_p_closed};
static const asn_module in_m_extern = {"extern", ASN_CLOSED, 3, in_type_extern, in_p_closed};
static const asn_module in_m_int = {"int", ASN_CLOSED, 4, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_use, &in_m_Use, &in_m_Use_view, &in_m_Use_import, &in_m_Use_generate, &in_m_include, &in_m_view,
    &in_m_view_ctor, &in_m_view_primitive, &in_m_alias, &in_m_extern, &in_m_int,
};

/* use = Use(view view, alias* import, extern? generate) | include
 *   constructor choice   p(C | use, v) = softmax(f_use(v, c))_C */
bool in_type_use(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_use;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Use:     return in_ctor_Use(run, v, node);
    case IN_include: return in_ctor_include(run, v, node);
    }
    return asn_ok(run);
}

/* Use(view view, alias* import, extern? generate), and for each field F of it
 *   field embedding      e_F' = f_Use(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Use(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Use;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_view     = asn_vertical(run, v, asn_embed_field(run, m, IN_Use_view, c));
    asn_state v_import   = asn_vertical(run, v, asn_embed_field(run, m, IN_Use_import, c));
    asn_state v_generate = asn_vertical(run, v, asn_embed_field(run, m, IN_Use_generate, c));
    return in_field_Use_view(run, v_view, node)
        && in_field_Use_import(run, v_import, node)
        && in_field_Use_generate(run, v_generate, node);
}

/* Use.view: view, exactly one child; it takes the field's state as its own */
static bool in_field_Use_view(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_view(run, v, asn_child(run, node, IN_Use_view, 0));
}

/* Use.import: alias*, a sequence; i counts its children */
static bool in_field_Use_import(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Use_import;
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
        if (!in_type_alias(run, w, asn_child(run, node, IN_Use_import, i)))
            return false;
    }
}

/* Use.generate: extern?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_Use_generate(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Use_generate;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_extern(run, v, asn_child(run, node, IN_Use_generate, 0));
}

/* include: no fields */
static bool in_ctor_include(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* view = (int primitive)
 *   one constructor, nothing to choose */
static bool in_type_view(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_view;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_view(run, v, node);
}

/* view = (int primitive), and for each field F of it
 *   field embedding      e_F' = f_view(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_view(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_view_ctor;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_primitive = asn_vertical(run, v, asn_embed_field(run, m, IN_view_primitive, c));
    return in_field_view_primitive(run, v_primitive, node);
}

/* view.primitive: int, exactly one child; it takes the field's state as its own */
static bool in_field_view_primitive(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_view_primitive, 0));
}

/* alias: a primitive, closed
 *   value choice         p(y | alias, v) = softmax(f_alias(v, c))_y */
static bool in_type_alias(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_alias, v, node);
}

/* extern: a primitive, closed
 *   value choice         p(y | extern, v) = softmax(f_extern(v, c))_y */
static bool in_type_extern(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_extern, v, node);
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
    {"use", false, false, true, false, ASN_ANY, 1, 2, 1, 1, 0, 0, NULL},
    {"view", false, false, true, false, ASN_ANY, 3, 1, 2, 2, 1, 0, NULL},
    {"alias", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
    {"extern", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 4, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Use", 3, IN_TYPE_use, 0, 3, 3, 3},
    {"include", 7, IN_TYPE_use, 3, 0, 1, 1},
    {"view", 4, IN_TYPE_view, 3, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"view", 4, IN_Use, IN_TYPE_view, ASN_ONE, false},
    {"import", 6, IN_Use, IN_TYPE_alias, ASN_SEQUENCE, false},
    {"generate", 8, IN_Use, IN_TYPE_extern, ASN_OPTIONAL, false},
    {"primitive", 9, IN_view, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    3, 0, 0, 0, 1, 0, 0, 2,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "use = Use(view view, alias* import, extern? generate) | include",
    "view = (int primitive)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 5, .n_ctors = 3, .n_fields = 4, .n_modules = 12, .root = IN_TYPE_use,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_use *in_new_Use(asn_arena *arena, const in_view *view, const asn_atom *import, int import_count, const asn_atom *generate)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Use);
    asn_build_child(&asn_b, IN_Use_view, view);
    asn_build_values(&asn_b, IN_Use_import, import, import_count);
    asn_build_optional(&asn_b, IN_Use_generate, generate);
    return (const in_use *)asn_build_end(&asn_b);
}

const in_use *in_new_include(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_include);
    return (const in_use *)asn_build_end(&asn_b);
}

const in_view *in_new_view(asn_arena *arena, asn_atom primitive)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_view);
    asn_build_value(&asn_b, IN_view_primitive, primitive);
    return (const in_view *)asn_build_end(&asn_b);
}

const in_use *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_use *)asn_tree_read(arena, &in_grammar, IN_TYPE_use, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_use *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_use *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Use: return !v->Use || v->Use(v, (const in_use *)t);
    case IN_include: return !v->include || v->include(v, (const in_use *)t);
    case IN_view: return !v->view || v->view(v, (const in_view *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_use(in_visitor *v, const in_use *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_use *in_as_use(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_use ? (const in_use *)t : NULL;
}

bool in_visit_view(in_visitor *v, const in_view *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_view *in_as_view(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_view ? (const in_view *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
