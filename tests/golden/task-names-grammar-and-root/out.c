/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_type_mod(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Module(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Module_body(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Return(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Return_value(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Pass(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_mod = {"mod", ASN_SINGLE, 0, in_type_mod, NULL};
static const asn_module in_m_Module = {"Module", ASN_CONSTRUCTOR, 1, in_ctor_Module, in_p_constructor};
static const asn_module in_m_Module_body = {"Module.body", ASN_FIELD_SEQUENCE, 0, in_field_Module_body, in_p_sequence};
static const asn_module in_m_stmt = {"stmt", ASN_CHOICE, 1, in_type_stmt, in_p_choice};
static const asn_module in_m_Return = {"Return", ASN_CONSTRUCTOR, 2, in_ctor_Return, in_p_constructor};
static const asn_module in_m_Return_value = {"Return.value", ASN_FIELD_OPTIONAL, 1, in_field_Return_value, in_p_optional};
static const asn_module in_m_Pass = {"Pass", ASN_CONSTRUCTOR, 3, in_ctor_Pass, NULL};
static const asn_module in_m_int = {"int", ASN_CLOSED, 2, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_mod, &in_m_Module, &in_m_Module_body, &in_m_stmt, &in_m_Return, &in_m_Return_value, &in_m_Pass, &in_m_int,
};

/* mod = Module(stmt* body)
 *   one constructor, nothing to choose */
static bool in_type_mod(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_mod;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Module(run, v, node);
}

/* Module(stmt* body), and for each field F of it
 *   field embedding      e_F' = f_Module(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Module(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Module;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body = asn_vertical(run, v, asn_embed_field(run, m, IN_Module_body, c));
    return in_field_Module_body(run, v_body, node);
}

/* Module.body: stmt*, a sequence; i counts its children */
static bool in_field_Module_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Module_body;
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
        if (!in_type_stmt(run, w, asn_child(run, node, IN_Module_body, i)))
            return false;
    }
}

/* stmt = Return(int? value) | Pass
 *   constructor choice   p(C | stmt, v) = softmax(f_stmt(v, c))_C */
bool in_type_stmt(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_stmt;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Return: return in_ctor_Return(run, v, node);
    case IN_Pass:   return in_ctor_Pass(run, v, node);
    }
    return asn_ok(run);
}

/* Return(int? value), and for each field F of it
 *   field embedding      e_F' = f_Return(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Return(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Return;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, IN_Return_value, c));
    return in_field_Return_value(run, v_value, node);
}

/* Return.value: int?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_Return_value(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Return_value;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_int(run, v, asn_child(run, node, IN_Return_value, 0));
}

/* Pass: no fields */
static bool in_ctor_Pass(asn_run *run, asn_state v, asn_node *node)
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
    {"mod", false, false, false, false, ASN_ANY, 1, 1, 1, 1, 0, 0, NULL},
    {"stmt", false, false, true, false, ASN_ANY, 2, 2, 1, 1, 1, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 2, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Module", 6, IN_TYPE_mod, 0, 1, 1, 1},
    {"Return", 6, IN_TYPE_stmt, 1, 1, 1, 1},
    {"Pass", 4, IN_TYPE_stmt, 2, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"body", 4, IN_Module, IN_TYPE_stmt, ASN_SEQUENCE, false},
    {"value", 5, IN_Return, IN_TYPE_int, ASN_OPTIONAL, false},
};

static const int32_t in_hash[] = {
    3, 0, 0, 0, 0, 1, 0, 2,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "mod = Module(stmt* body)",
    "stmt = Return(int? value) | Pass",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "root stmt",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 3, .n_ctors = 3, .n_fields = 2, .n_modules = 8, .root = IN_TYPE_stmt,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_mod *in_new_Module(asn_arena *arena, const in_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Module);
    asn_build_children(&asn_b, IN_Module_body, body, body_count);
    return (const in_mod *)asn_build_end(&asn_b);
}

const in_stmt *in_new_Return(asn_arena *arena, const asn_atom *value)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Return);
    asn_build_optional(&asn_b, IN_Return_value, value);
    return (const in_stmt *)asn_build_end(&asn_b);
}

const in_stmt *in_new_Pass(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Pass);
    return (const in_stmt *)asn_build_end(&asn_b);
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
    case IN_Module: return !v->Module || v->Module(v, (const in_mod *)t);
    case IN_Return: return !v->Return || v->Return(v, (const in_stmt *)t);
    case IN_Pass: return !v->Pass || v->Pass(v, (const in_stmt *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_mod(in_visitor *v, const in_mod *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_mod *in_as_mod(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_mod ? (const in_mod *)t : NULL;
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

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
