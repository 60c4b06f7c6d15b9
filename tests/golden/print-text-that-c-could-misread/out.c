/* in.c: written by asdlc from in.asdl, in.task and a"b.tsv. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_x(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_a = {"a", ASN_SINGLE, 0, in_type_a, NULL};
static const asn_module in_m_A = {"A", ASN_CONSTRUCTOR, 1, in_ctor_A, in_p_constructor};
static const asn_module in_m_A_x = {"A.x", ASN_FIELD_ONE, 0, in_field_A_x, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_a, &in_m_A, &in_m_A_x, &in_m_int,
};

/* a = A(int x)
 *   one constructor, nothing to choose */
bool in_type_a(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_a;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_A(run, v, node);
}

/* A(int x), and for each field F of it
 *   field embedding      e_F' = f_A(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_x = asn_vertical(run, v, asn_embed_field(run, m, IN_A_x, c));
    return in_field_A_x(run, v_x, node);
}

/* A.x: int, exactly one child; it takes the field's state as its own */
static bool in_field_A_x(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_A_x, 0));
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- Target text, from the task's templates. */

/* print A "??/ * / / * %s \\n {x}" */
static void in_print_A(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "?\?/ */ /* %s \\n ", 16);
    asn_put_value(p, asn_tree_child(t, IN_A_x, 0), ASN_RAW, NULL, 0, NULL, 0);
}

static const asn_template in_templates[] = {
    {NULL, -1}, /* plain */
    {in_print_A, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"a", false, false, true, false, ASN_ANY, 1, 1, 2, 2, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"A", 1, IN_TYPE_a, 0, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"x", 1, IN_A, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    1, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_kinds[] = {"k"};
static const asn_entity in_entities[] = {
    {0, "?\?/\"\\*/"},
};
/* prepared words, entity, words at both ends that are no part of it */
static const asn_phrase in_phrases[] = {
    {"a ? ? / b", 0, 0, 0},
};
static const asn_lexicon in_lexicon = {in_kinds, in_entities, in_phrases, 1, 1, 1};

static const char *const in_grammar_text[] = {
    "a = A(int x)",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "indent \"?\?/\"",
    "parentheses \"\\\"\" \"\\\\\"",
    "entities \"a\\\"b.tsv\"",
    "print A \"?\?/ */ /* %s \\\\n {x}\"",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 1, .n_fields = 1, .n_modules = 4, .root = IN_TYPE_a,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = &in_lexicon, .templates = in_templates,
    .indent = "?\?/", .open_paren = "\"", .close_paren = "\\",
};

/* ---- Trees for C programs. */

const in_a *in_new_A(asn_arena *arena, asn_atom x)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_A);
    asn_build_value(&asn_b, IN_A_x, x);
    return (const in_a *)asn_build_end(&asn_b);
}

const in_a *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_a *)asn_tree_read(arena, &in_grammar, IN_TYPE_a, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_a *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_a *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_A: return !v->A || v->A(v, (const in_a *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_a(in_visitor *v, const in_a *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_a *in_as_a(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_a ? (const in_a *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
