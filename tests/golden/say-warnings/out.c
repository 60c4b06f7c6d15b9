/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

_Static_assert(ASN_ABI == 1721467065, "in.c was written for another runtime; compile the grammar again");

static bool in_ctor_Switch(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Switch_state(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Switch_places(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Dim(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Dim_place(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Dim_level(asn_run *run, asn_state v, asn_node *node);
static bool in_type_state(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_On(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_OffForNow(asn_run *run, asn_state v, asn_node *node);
static bool in_type_place(asn_run *run, asn_state v, asn_node *node);
static bool in_type_percent(asn_run *run, asn_state v, asn_node *node);

/* What a module learns, by its kind. */
static const asn_param in_p_choice[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_CHOICES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_CHOICES},
    {.id = ASN_NO_PARAM},
};
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
static const asn_param in_p_optional[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_GEN_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_GEN_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_NO_PARAM},
};
static const asn_param in_p_sequence[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_START, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_S, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_GEN_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_S, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_GEN_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_PARAM_UPDATE_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_S, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param in_p_closed[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_NO_PARAM},
};

/* ---- The modules, in grammar order: what each decides, its record, its function.
 *
 * v is the state of a node, s the state of a sequence, e an embedding; the parameter e of a field F is e_F. c is the
 * context that attention finds in the input: h_t is the encoding of token t, and k(t) the input it belongs to. x * w
 * is a row times a matrix of parameters. H is the width of a state (the setting `hidden`), C the number of a type's
 * constructors, V the length of a list learnt from the data. Of a type that is copied, a way is its list, a copy
 * statement or spelling, and copy.v[k] is the k-th part of copy.v, 2H columns wide. */

/* in.asdl:1: command = Switch(state state, place* places) | Dim(place place, percent? level)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | command, v) = softmax(f_command(v, c))_C
 *   network              f_command(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module in_m_command = {
    .name = "command", .kind = ASN_CHOICE, .what = IN_TYPE_command, .go = in_type_command, .params = in_p_choice,
};
bool in_type_command(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_command;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Switch: return in_ctor_Switch(run, v, node);
    case IN_Dim:    return in_ctor_Dim(run, v, node);
    }
    return asn_ok(run);
}

/* in.asdl:1: Switch(state state, place* places)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Switch(e_F, c), for each field F
 *   network              f_Switch(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Switch = {
    .name = "Switch", .kind = ASN_CONSTRUCTOR, .what = IN_Switch, .go = in_ctor_Switch, .params = in_p_constructor,
};
static bool in_ctor_Switch(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Switch;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_state  = asn_vertical(run, v, asn_embed_field(run, m, IN_Switch_state, c));
    asn_state v_places = asn_vertical(run, v, asn_embed_field(run, m, IN_Switch_places, c));
    return in_field_Switch_state(run, v_state, node)
        && in_field_Switch_places(run, v_places, node);
}

/* in.asdl:1: Switch.state, state: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Switch_state = {
    .name = "Switch.state", .kind = ASN_FIELD_ONE, .what = 0, .go = in_field_Switch_state, .params = in_p_one,
};
static bool in_field_Switch_state(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_state(run, v, asn_child(run, node, IN_Switch_state, 0));
}

/* in.asdl:1: Switch.places, place*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.s H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.s H x H, gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H,
 *                        update.b 1 x H, update.s H x H */
static const asn_module in_m_Switch_places = {
    .name = "Switch.places", .kind = ASN_FIELD_SEQUENCE, .what = 1, .go = in_field_Switch_places,
    .params = in_p_sequence,
};
static bool in_field_Switch_places(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Switch_places;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!in_type_place(run, w, asn_child(run, node, IN_Switch_places, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* in.asdl:1: Dim(place place, percent? level)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Dim(e_F, c), for each field F
 *   network              f_Dim(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module in_m_Dim = {
    .name = "Dim", .kind = ASN_CONSTRUCTOR, .what = IN_Dim, .go = in_ctor_Dim, .params = in_p_constructor,
};
static bool in_ctor_Dim(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Dim;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_place = asn_vertical(run, v, asn_embed_field(run, m, IN_Dim_place, c));
    asn_state v_level = asn_vertical(run, v, asn_embed_field(run, m, IN_Dim_level, c));
    return in_field_Dim_place(run, v_place, node)
        && in_field_Dim_level(run, v_level, node);
}

/* in.asdl:1: Dim.place, place: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module in_m_Dim_place = {
    .name = "Dim.place", .kind = ASN_FIELD_ONE, .what = 2, .go = in_field_Dim_place, .params = in_p_one,
};
static bool in_field_Dim_place(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_place(run, v, asn_child(run, node, IN_Dim_place, 0));
}

/* in.asdl:1: Dim.level, percent?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module in_m_Dim_level = {
    .name = "Dim.level", .kind = ASN_FIELD_OPTIONAL, .what = 3, .go = in_field_Dim_level, .params = in_p_optional,
};
static bool in_field_Dim_level(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Dim_level;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_percent(run, v, asn_child(run, node, IN_Dim_level, 0));
}

/* in.asdl:2: state = On | OffForNow
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | state, v) = softmax(f_state(v, c))_C
 *   network              f_state(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module in_m_state = {
    .name = "state", .kind = ASN_CHOICE, .what = IN_TYPE_state, .go = in_type_state, .params = in_p_choice,
};
static bool in_type_state(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_state;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_On:        return in_ctor_On(run, v, node);
    case IN_OffForNow: return in_ctor_OffForNow(run, v, node);
    }
    return asn_ok(run);
}

/* in.asdl:2: On
 *   parameters           none: there are no fields */
static const asn_module in_m_On = {
    .name = "On", .kind = ASN_CONSTRUCTOR, .what = IN_On, .go = in_ctor_On,
};
static bool in_ctor_On(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* in.asdl:2: OffForNow
 *   parameters           none: there are no fields */
static const asn_module in_m_OffForNow = {
    .name = "OffForNow", .kind = ASN_CONSTRUCTOR, .what = IN_OffForNow, .go = in_ctor_OffForNow,
};
static bool in_ctor_OffForNow(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* in.asdl:1: place, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | place, v) = softmax(f_place(v, c))_y
 *   network              f_place(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module in_m_place = {
    .name = "place", .kind = ASN_CLOSED, .what = IN_TYPE_place, .go = in_type_place, .params = in_p_closed,
};
static bool in_type_place(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_place, v, node);
}

/* in.asdl:1: percent, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | percent, v) = softmax(f_percent(v, c))_y
 *   network              f_percent(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module in_m_percent = {
    .name = "percent", .kind = ASN_CLOSED, .what = IN_TYPE_percent, .go = in_type_percent, .params = in_p_closed,
};
static bool in_type_percent(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_percent, v, node);
}

/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */

static const asn_type in_types[] = {
    [IN_TYPE_command] = {.name = "command", .reachable = true, .first_ctor = IN_Switch, .n_ctors = 2},
    [IN_TYPE_state] = {.name = "state", .reachable = true, .first_ctor = IN_On, .n_ctors = 2},
    [IN_TYPE_place] = {.name = "place", .primitive = true, .reachable = true},
    [IN_TYPE_percent] = {.name = "percent", .primitive = true, .reachable = true},
};

static const asn_ctor in_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [IN_Switch] = {.name = "Switch", .length = 6, .type = IN_TYPE_command, .first_field = 0, .n_fields = 2},
    [IN_Dim] = {.name = "Dim", .length = 3, .type = IN_TYPE_command, .first_field = 2, .n_fields = 2},
    [IN_On] = {.name = "On", .length = 2, .type = IN_TYPE_state},
    [IN_OffForNow] = {.name = "OffForNow", .length = 9, .type = IN_TYPE_state},
};

static const asn_field in_fields[] = {
    {.name = "state", .length = 5, .ctor = IN_Switch, .type = IN_TYPE_state, .card = ASN_ONE},
    {.name = "places", .length = 6, .ctor = IN_Switch, .type = IN_TYPE_place, .card = ASN_SEQUENCE},
    {.name = "place", .length = 5, .ctor = IN_Dim, .type = IN_TYPE_place, .card = ASN_ONE},
    {.name = "level", .length = 5, .ctor = IN_Dim, .type = IN_TYPE_percent, .card = ASN_OPTIONAL},
};

static const asn_module *const in_modules[] = {
    &in_m_command, &in_m_Switch, &in_m_Switch_state, &in_m_Switch_places, &in_m_Dim, &in_m_Dim_place,
    &in_m_Dim_level, &in_m_state, &in_m_On, &in_m_OffForNow, &in_m_place, &in_m_percent,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t in_hash[] = {
    3, 1, 2, 4, 0, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {.name = "input", .rule = ASN_WORDS},
};

static const char *const in_grammar_text[] = {
    "command = Switch(state state, place* places) | Dim(place place, percent? level)",
    "state = On | OffForNow",
    NULL,
};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "say Dim \"dim it\" \"dim {-place}it\"",
    NULL,
};

/* ---- Sentences for trees. */

#ifndef ASN_SHIPPED
static const asn_template_step in_say_steps[] = {
    ASN_SAY_END,
    ASN_SAY_TEXT("dim it"), ASN_SAY_END,
    ASN_SAY_TEXT("dim it"), ASN_SAY_END,
    ASN_SAY_TEXT("on"), ASN_SAY_END,
    ASN_SAY_TEXT("off for now"), ASN_SAY_END,
};

/* Constructor, style, input, level, where its steps begin, weight, what it needs of each field. */
static const asn_say in_says[] = {
    {IN_Dim, 0, -1, -1, 1, 1, "-a"}, {IN_Dim, 0, -1, -1, 3, 1, "-a"}, {IN_On, 0, -1, -1, 5, 1, ""},
    {IN_OffForNow, 0, -1, -1, 7, 1, ""},
};

/* Of each constructor, in what `synth` draws. */
static const double in_weights[] = {
    0, 1, 1, 1, 1,
};

static const asn_saying in_say = {
    .says = in_says, .n_says = 4, .steps = in_say_steps, .n_styles = 1,
    .weights = in_weights,
};
#endif /* ASN_SHIPPED */

ASN_API const asn_grammar in_grammar = {
    .name = "in",
    .grammar_text = in_grammar_text,
    .task_text = in_task_text,
    .types = in_types, .n_types = 4,
    .ctors = in_ctors, .n_ctors = 4,
    .fields = in_fields, .n_fields = 4,
    .modules = in_modules, .n_modules = 12,
    .root = IN_TYPE_command,
    .hash = in_hash, .hash_mask = 7,
    .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1,
    .indent = "    ",
    .open_paren = "(",
    .close_paren = ")",
#ifndef ASN_SHIPPED
    .say = &in_say,
#endif
};

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
