/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_F(asn_run *run, asn_state v, asn_node *node);
static bool in_field_F_name(asn_run *run, asn_state v, asn_node *node);
static bool in_field_F_args(asn_run *run, asn_state v, asn_node *node);
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_f = {"f", ASN_SINGLE, 0, in_type_f, NULL};
static const asn_module in_m_F = {"F", ASN_CONSTRUCTOR, 1, in_ctor_F, in_p_constructor};
static const asn_module in_m_F_name = {"F.name", ASN_FIELD_ONE, 0, in_field_F_name, in_p_one};
static const asn_module in_m_F_args = {"F.args", ASN_FIELD_SEQUENCE, 1, in_field_F_args, in_p_sequence};
static const asn_module in_m_identifier = {"identifier", ASN_OPEN, 1, in_type_identifier, in_p_open};
static const asn_module in_m_int = {"int", ASN_CLOSED, 2, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_f, &in_m_F, &in_m_F_name, &in_m_F_args, &in_m_identifier, &in_m_int,
};

/* f = F(identifier name, int* args)
 *   one constructor, nothing to choose */
bool in_type_f(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_f;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_F(run, v, node);
}

/* F(identifier name, int* args), and for each field F of it
 *   field embedding      e_F' = f_F(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_F(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_F;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name = asn_vertical(run, v, asn_embed_field(run, m, IN_F_name, c));
    asn_state v_args = asn_vertical(run, v, asn_embed_field(run, m, IN_F_args, c));
    return in_field_F_name(run, v_name, node)
        && in_field_F_args(run, v_args, node);
}

/* F.name: identifier, exactly one child; it takes the field's state as its own */
static bool in_field_F_name(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_identifier(run, v, asn_child(run, node, IN_F_name, 0));
}

/* F.args: int*, a sequence; i counts its children */
static bool in_field_F_args(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_F_args;
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
        if (!in_type_int(run, w, asn_child(run, node, IN_F_args, i)))
            return false;
    }
}

/* identifier: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | identifier, v) = softmax(f_identifier(v, c))_y */
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_identifier, v, node);
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- Target text, from the task's templates. */

/* print F "{name}("
 *       "{args:, }"
 *       ")" */
static void in_print_F(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, IN_F_name, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, "(", 1);
    for (int i1 = 0; i1 < asn_tree_count(t, IN_F_args); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_value(p, asn_tree_child(t, IN_F_args, i1), ASN_RAW, NULL, 0, NULL, 0);
    }
    asn_put(p, ")", 1);
}

static const asn_template in_templates[] = {
    {NULL, -1}, /* plain */
    {in_print_F, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"f", false, false, true, false, ASN_ANY, 1, 1, 2, 2, 0, 0, NULL},
    {"identifier", true, true, true, false, ASN_IDENTIFIER, 0, 0, 1, 1, 1, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 2, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"F", 1, IN_TYPE_f, 0, 2, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"name", 4, IN_F, IN_TYPE_identifier, ASN_ONE, false},
    {"args", 4, IN_F, IN_TYPE_int, ASN_SEQUENCE, false},
};

static const int32_t in_hash[] = {
    0, 1, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "f = F(identifier name, int* args)",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "print F \"{name}(\"",
    "        \"{args:, }\"",
    "        -- strings go on, comments too",
    "",
    "        \")\"",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 3, .n_ctors = 1, .n_fields = 2, .n_modules = 6, .root = IN_TYPE_f,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = in_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_f *in_new_F(asn_arena *arena, asn_atom name, const asn_atom *args, int args_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_F);
    asn_build_value(&asn_b, IN_F_name, name);
    asn_build_values(&asn_b, IN_F_args, args, args_count);
    return (const in_f *)asn_build_end(&asn_b);
}

const in_f *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_f *)asn_tree_read(arena, &in_grammar, IN_TYPE_f, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_f *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_f *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_F: return !v->F || v->F(v, (const in_f *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_f(in_visitor *v, const in_f *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_f *in_as_f(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_f ? (const in_f *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
