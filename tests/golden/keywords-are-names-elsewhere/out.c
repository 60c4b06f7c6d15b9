/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Module(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Module_version(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Module_attributes(asn_run *run, asn_state v, asn_node *node);
static bool in_type_version(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_version(asn_run *run, asn_state v, asn_node *node);
static bool in_field_version_module(asn_run *run, asn_state v, asn_node *node);
static bool in_type_attributes(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_B(asn_run *run, asn_state v, asn_node *node);
static bool in_field_B_version(asn_run *run, asn_state v, asn_node *node);
static bool in_type_string(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_module = {"module", ASN_SINGLE, 0, in_type_module, NULL};
static const asn_module in_m_Module = {"Module", ASN_CONSTRUCTOR, 1, in_ctor_Module, in_p_constructor};
static const asn_module in_m_Module_version = {"Module.version", ASN_FIELD_ONE, 0, in_field_Module_version, in_p_one};
static const asn_module in_m_Module_attributes = {"Module.attributes", ASN_FIELD_SEQUENCE, 1, in_field_Module_attributes, in_p_sequence};
static const asn_module in_m_version = {"version", ASN_SINGLE, 1, in_type_version, NULL};
static const asn_module in_m_version_ctor = {"version", ASN_CONSTRUCTOR, 2, in_ctor_version, in_p_constructor};
static const asn_module in_m_version_module = {"version.module", ASN_FIELD_ONE, 2, in_field_version_module, in_p_one};
static const asn_module in_m_attributes = {"attributes", ASN_CHOICE, 2, in_type_attributes, in_p_choice};
static const asn_module in_m_A = {"A", ASN_CONSTRUCTOR, 3, in_ctor_A, NULL};
static const asn_module in_m_B = {"B", ASN_CONSTRUCTOR, 4, in_ctor_B, in_p_constructor};
static const asn_module in_m_B_version = {"B.version", ASN_FIELD_ONE, 3, in_field_B_version, in_p_one};
static const asn_module in_m_string = {"string", ASN_OPEN, 3, in_type_string, in_p_open};
static const asn_module in_m_int = {"int", ASN_CLOSED, 4, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_module, &in_m_Module, &in_m_Module_version, &in_m_Module_attributes, &in_m_version, &in_m_version_ctor,
    &in_m_version_module, &in_m_attributes, &in_m_A, &in_m_B, &in_m_B_version, &in_m_string, &in_m_int,
};

/* module = Module(version version, attributes* attributes)
 *   one constructor, nothing to choose */
bool in_type_module(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_module;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Module(run, v, node);
}

/* Module(version version, attributes* attributes), and for each field F of it
 *   field embedding      e_F' = f_Module(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Module(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Module;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_version    = asn_vertical(run, v, asn_embed_field(run, m, IN_Module_version, c));
    asn_state v_attributes = asn_vertical(run, v, asn_embed_field(run, m, IN_Module_attributes, c));
    return in_field_Module_version(run, v_version, node)
        && in_field_Module_attributes(run, v_attributes, node);
}

/* Module.version: version, exactly one child; it takes the field's state as its own */
static bool in_field_Module_version(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_version(run, v, asn_child(run, node, IN_Module_version, 0));
}

/* Module.attributes: attributes*, a sequence; i counts its children */
static bool in_field_Module_attributes(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Module_attributes;
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
        if (!in_type_attributes(run, w, asn_child(run, node, IN_Module_attributes, i)))
            return false;
    }
}

/* version = (string module)
 *   one constructor, nothing to choose */
static bool in_type_version(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_version;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_version(run, v, node);
}

/* version = (string module), and for each field F of it
 *   field embedding      e_F' = f_version(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_version(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_version_ctor;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_module = asn_vertical(run, v, asn_embed_field(run, m, IN_version_module, c));
    return in_field_version_module(run, v_module, node);
}

/* version.module: string, exactly one child; it takes the field's state as its own */
static bool in_field_version_module(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_string(run, v, asn_child(run, node, IN_version_module, 0));
}

/* attributes = A | B(int version)
 *   constructor choice   p(C | attributes, v) = softmax(f_attributes(v, c))_C */
static bool in_type_attributes(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_attributes;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_A: return in_ctor_A(run, v, node);
    case IN_B: return in_ctor_B(run, v, node);
    }
    return asn_ok(run);
}

/* A: no fields */
static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* B(int version), and for each field F of it
 *   field embedding      e_F' = f_B(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_B(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_B;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_version = asn_vertical(run, v, asn_embed_field(run, m, IN_B_version, c));
    return in_field_B_version(run, v_version, node);
}

/* B.version: int, exactly one child; it takes the field's state as its own */
static bool in_field_B_version(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_B_version, 0));
}

/* string: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | string, v) = softmax(f_string(v, c))_y */
static bool in_type_string(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_string, v, node);
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- The grammar and the task, as tables. */

static const char *const in_attributes_attributes[] = {"module", NULL};
/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"module", false, false, true, false, ASN_ANY, 1, 1, 3, 3, 0, 0, NULL},
    {"version", false, false, true, false, ASN_ANY, 2, 1, 2, 2, 1, 0, NULL},
    {"attributes", false, false, true, false, ASN_ANY, 3, 2, 1, 1, 2, 0, in_attributes_attributes},
    {"string", true, true, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 4, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Module", 6, IN_TYPE_module, 0, 2, 3, 3},
    {"version", 7, IN_TYPE_version, 2, 1, 2, 2},
    {"A", 1, IN_TYPE_attributes, 3, 0, 1, 1},
    {"B", 1, IN_TYPE_attributes, 3, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"version", 7, IN_Module, IN_TYPE_version, ASN_ONE, false},
    {"attributes", 10, IN_Module, IN_TYPE_attributes, ASN_SEQUENCE, false},
    {"module", 6, IN_version, IN_TYPE_string, ASN_ONE, false},
    {"version", 7, IN_B, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 0, 0, 0, 3, 1, 4, 2,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "module = Module(version version, attributes* attributes)",
    "version = (string module)",
    "attributes = A | B(int version) attributes (int module)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 5, .n_ctors = 4, .n_fields = 4, .n_modules = 13, .root = IN_TYPE_module,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_module *in_new_Module(asn_arena *arena, const in_version *version, const in_attributes *const *attributes, int attributes_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Module);
    asn_build_child(&asn_b, IN_Module_version, version);
    asn_build_children(&asn_b, IN_Module_attributes, attributes, attributes_count);
    return (const in_module *)asn_build_end(&asn_b);
}

const in_version *in_new_version(asn_arena *arena, asn_atom module)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_version);
    asn_build_value(&asn_b, IN_version_module, module);
    return (const in_version *)asn_build_end(&asn_b);
}

const in_attributes *in_new_A(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_A);
    return (const in_attributes *)asn_build_end(&asn_b);
}

const in_attributes *in_new_B(asn_arena *arena, asn_atom version)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_B);
    asn_build_value(&asn_b, IN_B_version, version);
    return (const in_attributes *)asn_build_end(&asn_b);
}

const in_module *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_module *)asn_tree_read(arena, &in_grammar, IN_TYPE_module, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_module *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_module *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Module: return !v->Module || v->Module(v, (const in_module *)t);
    case IN_version: return !v->version || v->version(v, (const in_version *)t);
    case IN_A: return !v->A || v->A(v, (const in_attributes *)t);
    case IN_B: return !v->B || v->B(v, (const in_attributes *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_module(in_visitor *v, const in_module *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_module *in_as_module(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_module ? (const in_module *)t : NULL;
}

bool in_visit_version(in_visitor *v, const in_version *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_version *in_as_version(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_version ? (const in_version *)t : NULL;
}

bool in_visit_attributes(in_visitor *v, const in_attributes *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_attributes *in_as_attributes(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_attributes ? (const in_attributes *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
