/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Sum(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Sum_left(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Sum_right(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_List(asn_run *run, asn_state v, asn_node *node);
static bool in_field_List_items(asn_run *run, asn_state v, asn_node *node);
static bool in_field_List_ns(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Num(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Num_n(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Num_suffix(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Zero(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_One(asn_run *run, asn_state v, asn_node *node);
static bool in_type_int(asn_run *run, asn_state v, asn_node *node);
static bool in_type_constant(asn_run *run, asn_state v, asn_node *node);
static bool in_type_string(asn_run *run, asn_state v, asn_node *node);

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

static const asn_module in_m_e = {"e", ASN_CHOICE, 0, in_type_e, in_p_choice};
static const asn_module in_m_Sum = {"Sum", ASN_CONSTRUCTOR, 1, in_ctor_Sum, in_p_constructor};
static const asn_module in_m_Sum_left = {"Sum.left", ASN_FIELD_ONE, 0, in_field_Sum_left, in_p_one};
static const asn_module in_m_Sum_right = {"Sum.right", ASN_FIELD_OPTIONAL, 1, in_field_Sum_right, in_p_optional};
static const asn_module in_m_List = {"List", ASN_CONSTRUCTOR, 2, in_ctor_List, in_p_constructor};
static const asn_module in_m_List_items = {"List.items", ASN_FIELD_SEQUENCE, 2, in_field_List_items, in_p_sequence};
static const asn_module in_m_List_ns = {"List.ns", ASN_FIELD_SEQUENCE, 3, in_field_List_ns, in_p_sequence};
static const asn_module in_m_Num = {"Num", ASN_CONSTRUCTOR, 3, in_ctor_Num, in_p_constructor};
static const asn_module in_m_Num_n = {"Num.n", ASN_FIELD_ONE, 4, in_field_Num_n, in_p_one};
static const asn_module in_m_Num_suffix = {"Num.suffix", ASN_FIELD_OPTIONAL, 5, in_field_Num_suffix, in_p_optional};
static const asn_module in_m_Zero = {"Zero", ASN_CONSTRUCTOR, 4, in_ctor_Zero, NULL};
static const asn_module in_m_One = {"One", ASN_CONSTRUCTOR, 5, in_ctor_One, NULL};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};
static const asn_module in_m_constant = {"constant", ASN_CLOSED, 2, in_type_constant, in_p_closed};
static const asn_module in_m_string = {"string", ASN_OPEN, 3, in_type_string, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_e, &in_m_Sum, &in_m_Sum_left, &in_m_Sum_right, &in_m_List, &in_m_List_items, &in_m_List_ns, &in_m_Num,
    &in_m_Num_n, &in_m_Num_suffix, &in_m_Zero, &in_m_One, &in_m_int, &in_m_constant, &in_m_string,
};

/* e = Sum(e left, e? right) | List(e* items, int* ns) | Num(constant n, string? suffix) | Zero | One
 *   constructor choice   p(C | e, v) = softmax(f_e(v, c))_C */
bool in_type_e(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_e;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Sum:  return in_ctor_Sum(run, v, node);
    case IN_List: return in_ctor_List(run, v, node);
    case IN_Num:  return in_ctor_Num(run, v, node);
    case IN_Zero: return in_ctor_Zero(run, v, node);
    case IN_One:  return in_ctor_One(run, v, node);
    }
    return asn_ok(run);
}

/* Sum(e left, e? right), and for each field F of it
 *   field embedding      e_F' = f_Sum(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Sum(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Sum;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, IN_Sum_left, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, IN_Sum_right, c));
    return in_field_Sum_left(run, v_left, node)
        && in_field_Sum_right(run, v_right, node);
}

/* Sum.left: e, exactly one child; it takes the field's state as its own */
static bool in_field_Sum_left(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_e(run, v, asn_child(run, node, IN_Sum_left, 0));
}

/* Sum.right: e?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_Sum_right(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Sum_right;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_e(run, v, asn_child(run, node, IN_Sum_right, 0));
}

/* List(e* items, int* ns), and for each field F of it
 *   field embedding      e_F' = f_List(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_List(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_List;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_items = asn_vertical(run, v, asn_embed_field(run, m, IN_List_items, c));
    asn_state v_ns    = asn_vertical(run, v, asn_embed_field(run, m, IN_List_ns, c));
    return in_field_List_items(run, v_items, node)
        && in_field_List_ns(run, v_ns, node);
}

/* List.items: e*, a sequence; i counts its children */
static bool in_field_List_items(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_List_items;
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
        if (!in_type_e(run, w, asn_child(run, node, IN_List_items, i)))
            return false;
    }
}

/* List.ns: int*, a sequence; i counts its children */
static bool in_field_List_ns(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_List_ns;
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
        if (!in_type_int(run, w, asn_child(run, node, IN_List_ns, i)))
            return false;
    }
}

/* Num(constant n, string? suffix), and for each field F of it
 *   field embedding      e_F' = f_Num(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Num(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Num;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_n      = asn_vertical(run, v, asn_embed_field(run, m, IN_Num_n, c));
    asn_state v_suffix = asn_vertical(run, v, asn_embed_field(run, m, IN_Num_suffix, c));
    return in_field_Num_n(run, v_n, node)
        && in_field_Num_suffix(run, v_suffix, node);
}

/* Num.n: constant, exactly one child; it takes the field's state as its own */
static bool in_field_Num_n(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_constant(run, v, asn_child(run, node, IN_Num_n, 0));
}

/* Num.suffix: string?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_Num_suffix(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Num_suffix;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_string(run, v, asn_child(run, node, IN_Num_suffix, 0));
}

/* Zero: no fields */
static bool in_ctor_Zero(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* One: no fields */
static bool in_ctor_One(asn_run *run, asn_state v, asn_node *node)
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

/* constant: a primitive, closed
 *   value choice         p(y | constant, v) = softmax(f_constant(v, c))_y */
static bool in_type_constant(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_constant, v, node);
}

/* string: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | string, v) = softmax(f_string(v, c))_y */
static bool in_type_string(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_string, v, node);
}

/* ---- Target text, from the task's templates. */

/* print Sum "{left}{?right: + {right}|!}{!left=Zero:.}{?left=Zero,One:;}" */
static void in_print_Sum(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, IN_Sum_left, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, IN_Sum_right) > 0) {
        asn_put(p, " + ", 3);
        asn_put_tree(p, asn_tree_child(t, IN_Sum_right, 0), 0, ASN_ANY_LEVEL);
    } else {
        asn_put(p, "!", 1);
    }
    if (!(asn_is_ctor(asn_tree_child(t, IN_Sum_left, 0), IN_Zero))) {
        asn_put(p, ".", 1);
    }
    if (asn_is_ctor(asn_tree_child(t, IN_Sum_left, 0), IN_Zero) || asn_is_ctor(asn_tree_child(t, IN_Sum_left, 0), IN_One)) {
        asn_put(p, ";", 1);
    }
}

/* print List "{?items=[_]:{items},|{items:, }}{?items=[Zero]:z}{!ns:none}{?ns:{ns: }|}" */
static void in_print_List(asn_printer *p, const asn_tree *t)
{
    if (asn_tree_count(t, IN_List_items) == 1) {
        for (int i1 = 0; i1 < asn_tree_count(t, IN_List_items); i1++) {
            asn_put_tree(p, asn_tree_child(t, IN_List_items, i1), 0, ASN_ANY_LEVEL);
        }
        asn_put(p, ",", 1);
    } else {
        for (int i2 = 0; i2 < asn_tree_count(t, IN_List_items); i2++) {
            if (i2 > 0) {
                asn_put(p, ", ", 2);
            }
            asn_put_tree(p, asn_tree_child(t, IN_List_items, i2), 0, ASN_ANY_LEVEL);
        }
    }
    if (asn_tree_count(t, IN_List_items) == 1 && asn_is_ctor(asn_tree_child(t, IN_List_items, 0), IN_Zero)) {
        asn_put(p, "z", 1);
    }
    if (!(asn_tree_count(t, IN_List_ns) > 0)) {
        asn_put(p, "none", 4);
    }
    if (asn_tree_count(t, IN_List_ns) > 0) {
        for (int i3 = 0; i3 < asn_tree_count(t, IN_List_ns); i3++) {
            if (i3 > 0) {
                asn_put(p, " ", 1);
            }
            asn_put_value(p, asn_tree_child(t, IN_List_ns, i3), ASN_RAW, NULL, 0, NULL, 0);
        }
    }
}

/* print Num "{?n=#number:{n}|{n!repr}}{?n='1':one}{?n=#string:s}{?n=#bytes:b}{!n=#name:.}{?suffix='it\'s':x}{?suffix:{suffix}}" */
static void in_print_Num(asn_printer *p, const asn_tree *t)
{
    if (asn_is_kind(asn_tree_child(t, IN_Num_n, 0), ASN_NUMBER)) {
        asn_put_value(p, asn_tree_child(t, IN_Num_n, 0), ASN_RAW, NULL, 0, NULL, 0);
    } else {
        asn_put_value(p, asn_tree_child(t, IN_Num_n, 0), ASN_REPR, NULL, 0, NULL, 0);
    }
    if (asn_is_value(asn_tree_child(t, IN_Num_n, 0), "1", 1)) {
        asn_put(p, "one", 3);
    }
    if (asn_is_kind(asn_tree_child(t, IN_Num_n, 0), ASN_STRING)) {
        asn_put(p, "s", 1);
    }
    if (asn_is_kind(asn_tree_child(t, IN_Num_n, 0), ASN_BYTES)) {
        asn_put(p, "b", 1);
    }
    if (!(asn_is_kind(asn_tree_child(t, IN_Num_n, 0), ASN_NAME))) {
        asn_put(p, ".", 1);
    }
    if (asn_is_value(asn_tree_child(t, IN_Num_suffix, 0), "it's", 4)) {
        asn_put(p, "x", 1);
    }
    if (asn_tree_count(t, IN_Num_suffix) > 0) {
        asn_put_value(p, asn_tree_child(t, IN_Num_suffix, 0), ASN_RAW, NULL, 0, NULL, 0);
    }
}

/* print Zero "0" */
static void in_print_Zero(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "0", 1);
}

/* print One "1" */
static void in_print_One(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "1", 1);
}

static const asn_template in_templates[] = {
    {NULL, -1}, /* plain */
    {in_print_Sum, -1},
    {in_print_List, -1},
    {in_print_Num, -1},
    {in_print_Zero, -1},
    {in_print_One, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"e", false, false, true, true, ASN_ANY, 1, 5, 1, 1, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
    {"constant", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
    {"string", true, true, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Sum", 3, IN_TYPE_e, 0, 2, 2, 2},
    {"List", 4, IN_TYPE_e, 2, 2, 1, 1},
    {"Num", 3, IN_TYPE_e, 4, 2, 2, 2},
    {"Zero", 4, IN_TYPE_e, 6, 0, 1, 1},
    {"One", 3, IN_TYPE_e, 6, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"left", 4, IN_Sum, IN_TYPE_e, ASN_ONE, false},
    {"right", 5, IN_Sum, IN_TYPE_e, ASN_OPTIONAL, false},
    {"items", 5, IN_List, IN_TYPE_e, ASN_SEQUENCE, false},
    {"ns", 2, IN_List, IN_TYPE_int, ASN_SEQUENCE, false},
    {"n", 1, IN_Num, IN_TYPE_constant, ASN_ONE, false},
    {"suffix", 6, IN_Num, IN_TYPE_string, ASN_OPTIONAL, false},
};

static const int32_t in_hash[] = {
    0, 2, 0, 3, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 5,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "e = Sum(e left, e? right) | List(e* items, int* ns) | Num(constant n, string? suffix) | Zero | One",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "print Sum \"{left}{?right: + {right}|!}{!left=Zero:.}{?left=Zero,One:;}\"",
    "print List \"{?items=[_]:{items},|{items:, }}{?items=[Zero]:z}{!ns:none}{?ns:{ns: }|}\"",
    "print Num \"{?n=#number:{n}|{n!repr}}{?n='1':one}{?n=#string:s}{?n=#bytes:b}{!n=#name:.}{?suffix='it\\'s':x}{?suffix:{suffix}}\"",
    "print Zero \"0\"",
    "print One \"1\"",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 4, .n_ctors = 5, .n_fields = 6, .n_modules = 15, .root = IN_TYPE_e,
    .hash = in_hash, .hash_mask = 15, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = in_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_e *in_new_Sum(asn_arena *arena, const in_e *left, const in_e *right)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Sum);
    asn_build_child(&asn_b, IN_Sum_left, left);
    asn_build_child(&asn_b, IN_Sum_right, right);
    return (const in_e *)asn_build_end(&asn_b);
}

const in_e *in_new_List(asn_arena *arena, const in_e *const *items, int items_count, const asn_atom *ns, int ns_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_List);
    asn_build_children(&asn_b, IN_List_items, items, items_count);
    asn_build_values(&asn_b, IN_List_ns, ns, ns_count);
    return (const in_e *)asn_build_end(&asn_b);
}

const in_e *in_new_Num(asn_arena *arena, asn_atom n, const asn_atom *suffix)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Num);
    asn_build_value(&asn_b, IN_Num_n, n);
    asn_build_optional(&asn_b, IN_Num_suffix, suffix);
    return (const in_e *)asn_build_end(&asn_b);
}

const in_e *in_new_Zero(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Zero);
    return (const in_e *)asn_build_end(&asn_b);
}

const in_e *in_new_One(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_One);
    return (const in_e *)asn_build_end(&asn_b);
}

const in_e *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_e *)asn_tree_read(arena, &in_grammar, IN_TYPE_e, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_e *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_e *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Sum: return !v->Sum || v->Sum(v, (const in_e *)t);
    case IN_List: return !v->List || v->List(v, (const in_e *)t);
    case IN_Num: return !v->Num || v->Num(v, (const in_e *)t);
    case IN_Zero: return !v->Zero || v->Zero(v, (const in_e *)t);
    case IN_One: return !v->One || v->One(v, (const in_e *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_e(in_visitor *v, const in_e *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_e *in_as_e(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_e ? (const in_e *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
