/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Card(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Card_name(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Card_cost(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Card_text(asn_run *run, asn_state v, asn_node *node);
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node);
static bool in_type_cost(asn_run *run, asn_state v, asn_node *node);
static bool in_type_text_2(asn_run *run, asn_state v, asn_node *node);

static const asn_param in_p_constructor[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.v", ASN_HIDDEN, ASN_INPUTS},
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
    {"att.comp.v", ASN_HIDDEN, ASN_INPUTS},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {NULL, 0, 0},
};
static const asn_param in_p_open[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.comp.v", ASN_HIDDEN, ASN_INPUTS},
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

static const asn_module in_m_card = {"card", ASN_SINGLE, 0, in_type_card, NULL};
static const asn_module in_m_Card = {"Card", ASN_CONSTRUCTOR, 1, in_ctor_Card, in_p_constructor};
static const asn_module in_m_Card_name = {"Card.name", ASN_FIELD_ONE, 0, in_field_Card_name, in_p_one};
static const asn_module in_m_Card_cost = {"Card.cost", ASN_FIELD_ONE, 1, in_field_Card_cost, in_p_one};
static const asn_module in_m_Card_text = {"Card.text", ASN_FIELD_ONE, 2, in_field_Card_text, in_p_one};
static const asn_module in_m_identifier = {"identifier", ASN_OPEN, 1, in_type_identifier, in_p_open};
static const asn_module in_m_cost = {"cost", ASN_CLOSED, 2, in_type_cost, in_p_closed};
static const asn_module in_m_text_2 = {"text", ASN_OPEN, 3, in_type_text_2, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_card, &in_m_Card, &in_m_Card_name, &in_m_Card_cost, &in_m_Card_text, &in_m_identifier, &in_m_cost,
    &in_m_text_2,
};

/* card = Card(identifier name, cost cost, text text)
 *   one constructor, nothing to choose */
bool in_type_card(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_card;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Card(run, v, node);
}

/* Card(identifier name, cost cost, text text), and for each field F of it
 *   field embedding      e_F' = f_Card(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Card(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Card;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name = asn_vertical(run, v, asn_embed_field(run, m, IN_Card_name, c));
    asn_state v_cost = asn_vertical(run, v, asn_embed_field(run, m, IN_Card_cost, c));
    asn_state v_text = asn_vertical(run, v, asn_embed_field(run, m, IN_Card_text, c));
    return in_field_Card_name(run, v_name, node)
        && in_field_Card_cost(run, v_cost, node)
        && in_field_Card_text(run, v_text, node);
}

/* Card.name: identifier, exactly one child; it takes the field's state as its own */
static bool in_field_Card_name(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_identifier(run, v, asn_child(run, node, IN_Card_name, 0));
}

/* Card.cost: cost, exactly one child; it takes the field's state as its own */
static bool in_field_Card_cost(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_cost(run, v, asn_child(run, node, IN_Card_cost, 0));
}

/* Card.text: text, exactly one child; it takes the field's state as its own */
static bool in_field_Card_text(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_text_2(run, v, asn_child(run, node, IN_Card_text, 0));
}

/* identifier: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | identifier, v) = softmax(f_identifier(v, c))_y */
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_identifier, v, node);
}

/* cost: a primitive, closed
 *   value choice         p(y | cost, v) = softmax(f_cost(v, c))_y */
static bool in_type_cost(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_cost, v, node);
}

/* text: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | text, v) = softmax(f_text(v, c))_y */
static bool in_type_text_2(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_text_2, v, node);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"card", false, false, true, false, ASN_ANY, 1, 1, 2, 4, 0, 0, NULL},
    {"identifier", true, true, true, false, ASN_IDENTIFIER, 0, 0, 1, 1, 1, 0, NULL},
    {"cost", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
    {"text", true, true, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Card", 4, IN_TYPE_card, 0, 3, 2, 4},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"name", 4, IN_Card, IN_TYPE_identifier, ASN_ONE, false},
    {"cost", 4, IN_Card, IN_TYPE_cost, ASN_ONE, false},
    {"text", 4, IN_Card, IN_TYPE_text_2, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 0, 0, 1,
};

static const asn_input in_inputs[] = {
    {"name", ASN_CHARS, false, false},
    {"cost", ASN_SYMBOL, false, false},
    {"description", ASN_WORDS, true, true},
};
static const asn_copy in_copies[] = {
    {IN_TYPE_identifier, 0, ASN_COPY_CAMEL},
    {IN_TYPE_text_2, 2, ASN_COPY_TOKEN},
    {IN_TYPE_text_2, 2, ASN_COPY_TOKEN},
    {IN_TYPE_text_2, 0, ASN_COPY_WHOLE},
};

static const char *const in_grammar_text[] = {
    "card = Card(identifier name, cost cost, text text)",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "input name chars",
    "input cost symbol",
    "input description words lower stem",
    "open identifier text spell",
    "closed cost",
    "copy identifier from name camel",
    "copy text from description",
    "copy text from description token",
    "copy text from name whole",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 4, .n_ctors = 1, .n_fields = 3, .n_modules = 8, .root = IN_TYPE_card,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 3,
    .copies = in_copies, .n_copies = 4,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_card *in_new_Card(asn_arena *arena, asn_atom name, asn_atom cost, asn_atom text)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Card);
    asn_build_value(&asn_b, IN_Card_name, name);
    asn_build_value(&asn_b, IN_Card_cost, cost);
    asn_build_value(&asn_b, IN_Card_text, text);
    return (const in_card *)asn_build_end(&asn_b);
}

const in_card *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_card *)asn_tree_read(arena, &in_grammar, IN_TYPE_card, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_card *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_card *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Card: return !v->Card || v->Card(v, (const in_card *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_card(in_visitor *v, const in_card *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_card *in_as_card(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_card ? (const in_card *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
