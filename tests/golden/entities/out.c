/* in.c: written by asdlc from in.asdl, in.task and in.entities. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Ask(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Ask_what(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_ask = {"ask", ASN_SINGLE, 0, in_type_ask, NULL};
static const asn_module in_m_Ask = {"Ask", ASN_CONSTRUCTOR, 1, in_ctor_Ask, in_p_constructor};
static const asn_module in_m_Ask_what = {"Ask.what", ASN_FIELD_ONE, 0, in_field_Ask_what, in_p_one};
static const asn_module in_m_string = {"string", ASN_OPEN, 1, in_type_string, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_ask, &in_m_Ask, &in_m_Ask_what, &in_m_string,
};

/* ask = Ask(string what)
 *   one constructor, nothing to choose */
bool in_type_ask(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_ask;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Ask(run, v, node);
}

/* Ask(string what), and for each field F of it
 *   field embedding      e_F' = f_Ask(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Ask(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Ask;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_what = asn_vertical(run, v, asn_embed_field(run, m, IN_Ask_what, c));
    return in_field_Ask_what(run, v_what, node);
}

/* Ask.what: string, exactly one child; it takes the field's state as its own */
static bool in_field_Ask_what(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_string(run, v, asn_child(run, node, IN_Ask_what, 0));
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
    {"ask", false, false, true, false, ASN_ANY, 1, 1, 2, 2, 0, 0, NULL},
    {"string", true, true, true, false, ASN_ANY, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Ask", 3, IN_TYPE_ask, 0, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"what", 4, IN_Ask, IN_TYPE_string, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 0, 1, 0,
};

static const asn_input in_inputs[] = {
    {"query", ASN_WORDS, true, true},
};

static const char *const in_kinds[] = {"n", "s", "r", "m", "c"};
static const asn_entity in_entities[] = {
    {0, "texas:n"}, {0, "ohio:n"}, {0, "ohio_river:n"}, {0, "whitney:n"}, {0, "st._louis:n"}, {0, "city_of:n"},
    {1, "texas:s"}, {1, "ohio:s"}, {2, "ohio_river:r"}, {3, "whitney"}, {4, "st._louis"}, {4, "paris"},
};
/* prepared words, entity, words at both ends that are no part of it */
static const asn_phrase in_phrases[] = {
    {"citi of light", 11, 0, 1}, {"mount mt whitney", 9, 0, 0}, {"mount whitney", 9, 0, 0}, {"mt whitney", 9, 0, 0},
    {"name citi of", 5, 0, 0}, {"name ohio", 1, 0, 0}, {"name ohio river", 2, 0, 0}, {"name st loui", 4, 0, 0},
    {"name texa", 0, 0, 0}, {"name whitney", 3, 0, 0}, {"ohio", 7, 0, 0}, {"ohio river", 8, 0, 0}, {"st loui", 10, 0, 0},
    {"st loui missouri", 10, 0, 0}, {"texa", 6, 0, 0}, {"the ohio", 8, 1, 0}, {"the ohio river", 8, 1, 0},
    {"whitney", 9, 0, 0},
};
static const asn_lexicon in_lexicon = {in_kinds, in_entities, in_phrases, 5, 12, 18};

static const char *const in_grammar_text[] = {
    "ask = Ask(string what)",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "input query words lower stem",
    "entities in.entities",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 1, .n_fields = 1, .n_modules = 4, .root = IN_TYPE_ask,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = &in_lexicon,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_ask *in_new_Ask(asn_arena *arena, asn_atom what)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Ask);
    asn_build_value(&asn_b, IN_Ask_what, what);
    return (const in_ask *)asn_build_end(&asn_b);
}

const in_ask *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_ask *)asn_tree_read(arena, &in_grammar, IN_TYPE_ask, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_ask *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_ask *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Ask: return !v->Ask || v->Ask(v, (const in_ask *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_ask(in_visitor *v, const in_ask *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_ask *in_as_ask(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_ask ? (const in_ask *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
