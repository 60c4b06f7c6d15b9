/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_V(asn_run *run, asn_state v, asn_node *node);
static bool in_field_V_n(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_v = {"v", ASN_SINGLE, 0, in_type_v, NULL};
static const asn_module in_m_V = {"V", ASN_CONSTRUCTOR, 1, in_ctor_V, in_p_constructor};
static const asn_module in_m_V_n = {"V.n", ASN_FIELD_ONE, 0, in_field_V_n, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_v, &in_m_V, &in_m_V_n, &in_m_int,
};

/* v = V(int n)
 *   one constructor, nothing to choose */
bool in_type_v(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_v;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_V(run, v, node);
}

/* V(int n), and for each field F of it
 *   field embedding      e_F' = f_V(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_V(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_V;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_n = asn_vertical(run, v, asn_embed_field(run, m, IN_V_n, c));
    return in_field_V_n(run, v_n, node);
}

/* V.n: int, exactly one child; it takes the field's state as its own */
static bool in_field_V_n(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_V_n, 0));
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- Target text, from the task's templates. */

/* print V "{n}" */
static void in_print_V(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, IN_V_n, 0), ASN_RAW, NULL, 0, NULL, 0);
}

static const asn_template in_templates[] = {
    {NULL, -1}, /* plain */
    {in_print_V, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"v", false, false, true, false, ASN_ANY, 1, 1, 2, 2, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"V", 1, IN_TYPE_v, 0, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"n", 1, IN_V, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 1, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "v = V(int n)",
    NULL};

static const char *const in_task_text[] = {
    "\357\273\277-- a task",
    "grammar in.asdl -- this one",
    "",
    "# another",
    "print V \"{n}\" # how",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 1, .n_fields = 1, .n_modules = 4, .root = IN_TYPE_v,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = in_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_v *in_new_V(asn_arena *arena, asn_atom n)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_V);
    asn_build_value(&asn_b, IN_V_n, n);
    return (const in_v *)asn_build_end(&asn_b);
}

const in_v *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_v *)asn_tree_read(arena, &in_grammar, IN_TYPE_v, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_v *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_v *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_V: return !v->V || v->V(v, (const in_v *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_v(in_visitor *v, const in_v *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_v *in_as_v(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_v ? (const in_v *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
