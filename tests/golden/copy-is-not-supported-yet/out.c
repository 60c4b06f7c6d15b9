/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

_Static_assert(ASN_ABI == 1995793409, "in.c was written for another runtime; compile the grammar again");

static bool in_ctor_Card(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Card_name(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Card_cost(asn_run *run, asn_state v, asn_node *node);
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node);
static bool in_type_int(asn_run *run, asn_state v, asn_node *node);

/* What a module learns, by its kind. */
static const asn_param in_p_constructor[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_E, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param in_p_one[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param in_p_open[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_PARAM_NEW_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_NEW_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_NEW_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_NEW_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_NEW_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_NO_PARAM},
};
static const asn_param in_p_copied[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_PARAM_WAY_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_WAY_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_WAY_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_WAY_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_WAYS},
    {.id = ASN_PARAM_WAY_OUT_B, .rows = 1, .cols = ASN_WAYS},
    {.id = ASN_PARAM_COPY_V, .rows = ASN_HIDDEN, .cols = ASN_POINTERS},
    {.id = ASN_NO_PARAM},
};

/* ---- The modules, in grammar order: what each decides, its record, its function.
 *
 * v is the state of a node, s the state of a sequence, e an embedding; the parameter e of a field F is e_F. c is the
 * context that attention finds in the input: h_t is the encoding of token t, and k(t) the input it belongs to. x * w
 * is a row times a matrix of parameters. H is the width of a state (the setting `hidden`), C the number of a type's
 * constructors, V the length of a list learnt from the data. */

/* in.asdl:1: card = Card(identifier name, int cost)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module in_m_card = {
    .name = "card", .kind = ASN_SINGLE, .what = IN_TYPE_card, .go = in_type_card,
};
bool in_type_card(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_card;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Card(run, v, node);
}

/* in.asdl:1: Card(identifier name, int cost)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Card(e_F, c), for each field F
 *   network              f_Card(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Card = {
    .name = "Card", .kind = ASN_CONSTRUCTOR, .what = IN_Card, .go = in_ctor_Card, .params = in_p_constructor,
};
static bool in_ctor_Card(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Card;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_name = asn_vertical(run, v, asn_embed_field(run, m, IN_Card_name, c));
    asn_state v_cost = asn_vertical(run, v, asn_embed_field(run, m, IN_Card_cost, c));
    return in_field_Card_name(run, v_name, node)
        && in_field_Card_cost(run, v_cost, node);
}

/* in.asdl:1: Card.name, identifier: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Card_name = {
    .name = "Card.name", .kind = ASN_FIELD_ONE, .what = 0, .go = in_field_Card_name, .params = in_p_one,
};
static bool in_field_Card_name(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_identifier(run, v, asn_child(run, node, IN_Card_name, 0));
}

/* in.asdl:1: Card.cost, int: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Card_cost = {
    .name = "Card.cost", .kind = ASN_FIELD_ONE, .what = 1, .go = in_field_Card_cost, .params = in_p_one,
};
static bool in_field_Card_cost(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_Card_cost, 0));
}

/* in.asdl:1: identifier, a primitive type: open, that is a list learnt from the data or else spelled
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   network              f_new(v, c) = tanh(v * new.v + c * new.c + new.b) * new.out.w + new.out.b
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c_k))_y_k, by the one speller
 *   value choice         p(y | identifier, v) = softmax(f_identifier(v, c))_y
 *   network              f_identifier(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        new.v H x H, new.c 2H x H, new.b 1 x H, new.out.w H x 1, new.out.b 1 x 1 */
static const asn_module in_m_identifier = {
    .name = "identifier", .kind = ASN_OPEN, .what = IN_TYPE_identifier, .go = in_type_identifier,
    .params = in_p_open,
};
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_identifier, v, node);
}

/* in.asdl:1: int, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | int, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_int(v, c))_y
 *   network              f_int(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   the whole            p(cost | copy 1, v) = 1
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module in_m_int = {
    .name = "int", .kind = ASN_COPIED, .what = IN_TYPE_int, .go = in_type_int, .params = in_p_copied,
};
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */

static const asn_type in_types[] = {
    [IN_TYPE_card] = {.name = "card", .reachable = true, .first_ctor = IN_Card, .n_ctors = 1},
    [IN_TYPE_identifier] = {.name = "identifier", .primitive = true, .open = true, .reachable = true,
        .builtin = ASN_IDENTIFIER},
    [IN_TYPE_int] = {.name = "int", .primitive = true, .reachable = true, .builtin = ASN_INT,
        .first_copy = 0, .n_copies = 1},
};

static const asn_ctor in_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [IN_Card] = {.name = "Card", .length = 4, .type = IN_TYPE_card, .first_field = 0, .n_fields = 2},
};

static const asn_field in_fields[] = {
    {.name = "name", .length = 4, .ctor = IN_Card, .type = IN_TYPE_identifier, .card = ASN_ONE},
    {.name = "cost", .length = 4, .ctor = IN_Card, .type = IN_TYPE_int, .card = ASN_ONE},
};

static const asn_module *const in_modules[] = {
    &in_m_card, &in_m_Card, &in_m_Card_name, &in_m_Card_cost, &in_m_identifier, &in_m_int,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t in_hash[] = {
    0, 0, 0, 1,
};

static const asn_input in_inputs[] = {
    {.name = "cost", .rule = ASN_SYMBOL, .copied = true},
};

static const asn_copy in_copies[] = {
    {.type = IN_TYPE_int, .input = 0, .part = ASN_COPY_WHOLE, .transform = ASN_COPY_NUMBER},
};

static const char *const in_grammar_text[] = {
    "card = Card(identifier name, int cost)",
    NULL,
};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "input cost symbol",
    "copy int from cost number",
    NULL,
};

ASN_API const asn_grammar in_grammar = {
    .name = "in",
    .grammar_text = in_grammar_text,
    .task_text = in_task_text,
    .types = in_types, .n_types = 3,
    .ctors = in_ctors, .n_ctors = 1,
    .fields = in_fields, .n_fields = 2,
    .modules = in_modules, .n_modules = 6,
    .root = IN_TYPE_card,
    .hash = in_hash, .hash_mask = 3,
    .inputs = in_inputs, .n_inputs = 1,
    .copies = in_copies, .n_copies = 1,
    .minimum = 1,
    .indent = "    ",
    .open_paren = "(",
    .close_paren = ")",
};

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
