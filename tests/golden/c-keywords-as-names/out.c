/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_default(asn_run *run, asn_state v, asn_node *node);
static bool in_field_default_while(asn_run *run, asn_state v, asn_node *node);
static bool in_field_default_struct(asn_run *run, asn_state v, asn_node *node);
static bool in_field_default_enum(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_return(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_NULL(asn_run *run, asn_state v, asn_node *node);
static bool in_type_struct(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_if(asn_run *run, asn_state v, asn_node *node);
static bool in_field_if_int(asn_run *run, asn_state v, asn_node *node);
static bool in_field_if_else(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_EOF(asn_run *run, asn_state v, asn_node *node);
static bool in_type_while(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_while(asn_run *run, asn_state v, asn_node *node);
static bool in_field_while_for(asn_run *run, asn_state v, asn_node *node);
static bool in_field_while_static(asn_run *run, asn_state v, asn_node *node);
static bool in_type_enum(asn_run *run, asn_state v, asn_node *node);
static bool in_type_int(asn_run *run, asn_state v, asn_node *node);
static bool in_type_if(asn_run *run, asn_state v, asn_node *node);
static bool in_type_for(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_int_ = {"int_", ASN_CHOICE, 0, in_type_int_, in_p_choice};
static const asn_module in_m_default = {"default", ASN_CONSTRUCTOR, 1, in_ctor_default, in_p_constructor};
static const asn_module in_m_default_while = {"default.while", ASN_FIELD_ONE, 0, in_field_default_while, in_p_one};
static const asn_module in_m_default_struct = {"default.struct", ASN_FIELD_OPTIONAL, 1, in_field_default_struct, in_p_optional};
static const asn_module in_m_default_enum = {"default.enum", ASN_FIELD_SEQUENCE, 2, in_field_default_enum, in_p_sequence};
static const asn_module in_m_return = {"return", ASN_CONSTRUCTOR, 2, in_ctor_return, NULL};
static const asn_module in_m_NULL = {"NULL", ASN_CONSTRUCTOR, 3, in_ctor_NULL, NULL};
static const asn_module in_m_struct = {"struct", ASN_CHOICE, 1, in_type_struct, in_p_choice};
static const asn_module in_m_if_ctor = {"if", ASN_CONSTRUCTOR, 4, in_ctor_if, in_p_constructor};
static const asn_module in_m_if_int = {"if.int", ASN_FIELD_ONE, 3, in_field_if_int, in_p_one};
static const asn_module in_m_if_else = {"if.else", ASN_FIELD_ONE, 4, in_field_if_else, in_p_one};
static const asn_module in_m_EOF = {"EOF", ASN_CONSTRUCTOR, 5, in_ctor_EOF, NULL};
static const asn_module in_m_while = {"while", ASN_SINGLE, 2, in_type_while, NULL};
static const asn_module in_m_while_ctor = {"while", ASN_CONSTRUCTOR, 6, in_ctor_while, in_p_constructor};
static const asn_module in_m_while_for = {"while.for", ASN_FIELD_ONE, 5, in_field_while_for, in_p_one};
static const asn_module in_m_while_static = {"while.static", ASN_FIELD_ONE, 6, in_field_while_static, in_p_one};
static const asn_module in_m_enum = {"enum", ASN_CLOSED, 3, in_type_enum, in_p_closed};
static const asn_module in_m_int = {"int", ASN_CLOSED, 4, in_type_int, in_p_closed};
static const asn_module in_m_if = {"if", ASN_CLOSED, 5, in_type_if, in_p_closed};
static const asn_module in_m_for = {"for", ASN_CLOSED, 6, in_type_for, in_p_closed};
static const asn_module in_m_string = {"string", ASN_OPEN, 7, in_type_string, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_int_, &in_m_default, &in_m_default_while, &in_m_default_struct, &in_m_default_enum, &in_m_return,
    &in_m_NULL, &in_m_struct, &in_m_if_ctor, &in_m_if_int, &in_m_if_else, &in_m_EOF, &in_m_while, &in_m_while_ctor,
    &in_m_while_for, &in_m_while_static, &in_m_enum, &in_m_int, &in_m_if, &in_m_for, &in_m_string,
};

/* int_ = default(while while, struct? struct, enum* enum) | return | NULL
 *   constructor choice   p(C | int_, v) = softmax(f_int_(v, c))_C */
bool in_type_int_(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_int_;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_default: return in_ctor_default(run, v, node);
    case IN_return:  return in_ctor_return(run, v, node);
    case IN_NULL:    return in_ctor_NULL(run, v, node);
    }
    return asn_ok(run);
}

/* default(while while, struct? struct, enum* enum), and for each field F of it
 *   field embedding      e_F' = f_default(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_default(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_default;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_while_  = asn_vertical(run, v, asn_embed_field(run, m, IN_default_while, c));
    asn_state v_struct_ = asn_vertical(run, v, asn_embed_field(run, m, IN_default_struct, c));
    asn_state v_enum_   = asn_vertical(run, v, asn_embed_field(run, m, IN_default_enum, c));
    return in_field_default_while(run, v_while_, node)
        && in_field_default_struct(run, v_struct_, node)
        && in_field_default_enum(run, v_enum_, node);
}

/* default.while: while, exactly one child; it takes the field's state as its own */
static bool in_field_default_while(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_while(run, v, asn_child(run, node, IN_default_while, 0));
}

/* default.struct: struct?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_default_struct(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_default_struct;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_struct(run, v, asn_child(run, node, IN_default_struct, 0));
}

/* default.enum: enum*, a sequence; i counts its children */
static bool in_field_default_enum(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_default_enum;
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
        if (!in_type_enum(run, w, asn_child(run, node, IN_default_enum, i)))
            return false;
    }
}

/* return: no fields */
static bool in_ctor_return(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* NULL: no fields */
static bool in_ctor_NULL(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* struct = if(int int, if else) | EOF
 *   constructor choice   p(C | struct, v) = softmax(f_struct(v, c))_C */
static bool in_type_struct(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_struct;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_if:  return in_ctor_if(run, v, node);
    case IN_EOF: return in_ctor_EOF(run, v, node);
    }
    return asn_ok(run);
}

/* if(int int, if else), and for each field F of it
 *   field embedding      e_F' = f_if(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_if(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_if_ctor;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_int_  = asn_vertical(run, v, asn_embed_field(run, m, IN_if_int, c));
    asn_state v_else_ = asn_vertical(run, v, asn_embed_field(run, m, IN_if_else, c));
    return in_field_if_int(run, v_int_, node)
        && in_field_if_else(run, v_else_, node);
}

/* if.int: int, exactly one child; it takes the field's state as its own */
static bool in_field_if_int(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_if_int, 0));
}

/* if.else: if, exactly one child; it takes the field's state as its own */
static bool in_field_if_else(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_if(run, v, asn_child(run, node, IN_if_else, 0));
}

/* EOF: no fields */
static bool in_ctor_EOF(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* while = (for for, string static)
 *   one constructor, nothing to choose */
static bool in_type_while(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_while;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_while(run, v, node);
}

/* while = (for for, string static), and for each field F of it
 *   field embedding      e_F' = f_while(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_while(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_while_ctor;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_for_    = asn_vertical(run, v, asn_embed_field(run, m, IN_while_for, c));
    asn_state v_static_ = asn_vertical(run, v, asn_embed_field(run, m, IN_while_static, c));
    return in_field_while_for(run, v_for_, node)
        && in_field_while_static(run, v_static_, node);
}

/* while.for: for, exactly one child; it takes the field's state as its own */
static bool in_field_while_for(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_for(run, v, asn_child(run, node, IN_while_for, 0));
}

/* while.static: string, exactly one child; it takes the field's state as its own */
static bool in_field_while_static(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_string(run, v, asn_child(run, node, IN_while_static, 0));
}

/* enum: a primitive, closed
 *   value choice         p(y | enum, v) = softmax(f_enum(v, c))_y */
static bool in_type_enum(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_enum, v, node);
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* if: a primitive, closed
 *   value choice         p(y | if, v) = softmax(f_if(v, c))_y */
static bool in_type_if(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_if, v, node);
}

/* for: a primitive, closed
 *   value choice         p(y | for, v) = softmax(f_for(v, c))_y */
static bool in_type_for(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_for, v, node);
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
    {"int_", false, false, true, false, ASN_ANY, 1, 3, 1, 1, 0, 0, NULL},
    {"struct", false, false, true, false, ASN_ANY, 4, 2, 1, 1, 1, 0, NULL},
    {"while", false, false, true, false, ASN_ANY, 6, 1, 2, 3, 2, 0, NULL},
    {"enum", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 4, 0, NULL},
    {"if", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 5, 0, NULL},
    {"for", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 6, 0, NULL},
    {"string", true, true, true, false, ASN_ANY, 0, 0, 1, 1, 7, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"default", 7, IN_TYPE_int_, 0, 3, 3, 4},
    {"return", 6, IN_TYPE_int_, 3, 0, 1, 1},
    {"NULL", 4, IN_TYPE_int_, 3, 0, 1, 1},
    {"if", 2, IN_TYPE_struct, 3, 2, 2, 3},
    {"EOF", 3, IN_TYPE_struct, 5, 0, 1, 1},
    {"while", 5, IN_TYPE_while, 5, 2, 2, 3},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"while", 5, IN_default, IN_TYPE_while, ASN_ONE, false},
    {"struct", 6, IN_default, IN_TYPE_struct, ASN_OPTIONAL, false},
    {"enum", 4, IN_default, IN_TYPE_enum, ASN_SEQUENCE, false},
    {"int", 3, IN_if, IN_TYPE_int, ASN_ONE, false},
    {"else", 4, IN_if, IN_TYPE_if, ASN_ONE, false},
    {"for", 3, IN_while, IN_TYPE_for, ASN_ONE, false},
    {"static", 6, IN_while, IN_TYPE_string, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    6, 5, 0, 0, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 2,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "int_ = default(while while, struct? struct, enum* enum) | return | NULL",
    "struct = if(int int, if else) | EOF",
    "while = (for for, string static)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 8, .n_ctors = 6, .n_fields = 7, .n_modules = 21, .root = IN_TYPE_int_,
    .hash = in_hash, .hash_mask = 15, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_int_ *in_new_default(asn_arena *arena, const in_while *while_, const in_struct *struct_, const asn_atom *enum_, int enum__count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_default);
    asn_build_child(&asn_b, IN_default_while, while_);
    asn_build_child(&asn_b, IN_default_struct, struct_);
    asn_build_values(&asn_b, IN_default_enum, enum_, enum__count);
    return (const in_int_ *)asn_build_end(&asn_b);
}

const in_int_ *in_new_return(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_return);
    return (const in_int_ *)asn_build_end(&asn_b);
}

const in_int_ *in_new_NULL(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_NULL);
    return (const in_int_ *)asn_build_end(&asn_b);
}

const in_struct *in_new_if(asn_arena *arena, asn_atom int_, asn_atom else_)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_if);
    asn_build_value(&asn_b, IN_if_int, int_);
    asn_build_value(&asn_b, IN_if_else, else_);
    return (const in_struct *)asn_build_end(&asn_b);
}

const in_struct *in_new_EOF(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_EOF);
    return (const in_struct *)asn_build_end(&asn_b);
}

const in_while *in_new_while(asn_arena *arena, asn_atom for_, asn_atom static_)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_while);
    asn_build_value(&asn_b, IN_while_for, for_);
    asn_build_value(&asn_b, IN_while_static, static_);
    return (const in_while *)asn_build_end(&asn_b);
}

const in_int_ *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_int_ *)asn_tree_read(arena, &in_grammar, IN_TYPE_int_, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_int_ *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_int_ *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_default: return !v->default_ || v->default_(v, (const in_int_ *)t);
    case IN_return: return !v->return_ || v->return_(v, (const in_int_ *)t);
    case IN_NULL: return !v->NULL_ || v->NULL_(v, (const in_int_ *)t);
    case IN_if: return !v->if_ || v->if_(v, (const in_struct *)t);
    case IN_EOF: return !v->EOF_ || v->EOF_(v, (const in_struct *)t);
    case IN_while: return !v->while_ || v->while_(v, (const in_while *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_int_(in_visitor *v, const in_int_ *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_int_ *in_as_int_(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_int_ ? (const in_int_ *)t : NULL;
}

bool in_visit_struct(in_visitor *v, const in_struct *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_struct *in_as_struct(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_struct ? (const in_struct *)t : NULL;
}

bool in_visit_while(in_visitor *v, const in_while *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_while *in_as_while(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_while ? (const in_while *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
