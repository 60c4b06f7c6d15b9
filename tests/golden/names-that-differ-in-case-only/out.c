/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Str(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Str_STR(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Str_str(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_STR(asn_run *run, asn_state v, asn_node *node);
static bool in_type_STR(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_s(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_S(asn_run *run, asn_state v, asn_node *node);

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

static const asn_module in_m_str = {"str", ASN_CHOICE, 0, in_type_str, in_p_choice};
static const asn_module in_m_Str = {"Str", ASN_CONSTRUCTOR, 1, in_ctor_Str, in_p_constructor};
static const asn_module in_m_Str_STR = {"Str.STR", ASN_FIELD_ONE, 0, in_field_Str_STR, in_p_one};
static const asn_module in_m_Str_str = {"Str.str", ASN_FIELD_ONE, 1, in_field_Str_str, in_p_one};
static const asn_module in_m_STR_ctor = {"STR", ASN_CONSTRUCTOR, 2, in_ctor_STR, NULL};
static const asn_module in_m_STR = {"STR", ASN_CHOICE, 1, in_type_STR, in_p_choice};
static const asn_module in_m_s = {"s", ASN_CONSTRUCTOR, 3, in_ctor_s, NULL};
static const asn_module in_m_S = {"S", ASN_CONSTRUCTOR, 4, in_ctor_S, NULL};

static const asn_module *const in_modules[] = {
    &in_m_str, &in_m_Str, &in_m_Str_STR, &in_m_Str_str, &in_m_STR_ctor, &in_m_STR, &in_m_s, &in_m_S,
};

/* str = Str(STR STR, STR str) | STR
 *   constructor choice   p(C | str, v) = softmax(f_str(v, c))_C */
bool in_type_str(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_str;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Str: return in_ctor_Str(run, v, node);
    case IN_STR: return in_ctor_STR(run, v, node);
    }
    return asn_ok(run);
}

/* Str(STR STR, STR str), and for each field F of it
 *   field embedding      e_F' = f_Str(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Str(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Str;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_STR_ = asn_vertical(run, v, asn_embed_field(run, m, IN_Str_STR, c));
    asn_state v_str  = asn_vertical(run, v, asn_embed_field(run, m, IN_Str_str, c));
    return in_field_Str_STR(run, v_STR_, node)
        && in_field_Str_str(run, v_str, node);
}

/* Str.STR: STR, exactly one child; it takes the field's state as its own */
static bool in_field_Str_STR(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_STR(run, v, asn_child(run, node, IN_Str_STR, 0));
}

/* Str.str: STR, exactly one child; it takes the field's state as its own */
static bool in_field_Str_str(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_STR(run, v, asn_child(run, node, IN_Str_str, 0));
}

/* STR: no fields */
static bool in_ctor_STR(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* STR = s | S
 *   constructor choice   p(C | STR, v) = softmax(f_STR(v, c))_C */
static bool in_type_STR(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_STR;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_s: return in_ctor_s(run, v, node);
    case IN_S: return in_ctor_S(run, v, node);
    }
    return asn_ok(run);
}

/* s: no fields */
static bool in_ctor_s(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* S: no fields */
static bool in_ctor_S(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"str", false, false, true, false, ASN_ANY, 1, 2, 1, 1, 0, 0, NULL},
    {"STR", false, false, true, false, ASN_ANY, 3, 2, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Str", 3, IN_TYPE_str, 0, 2, 2, 3},
    {"STR", 3, IN_TYPE_str, 2, 0, 1, 1},
    {"s", 1, IN_TYPE_STR, 2, 0, 1, 1},
    {"S", 1, IN_TYPE_STR, 2, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"STR", 3, IN_Str, IN_TYPE_STR, ASN_ONE, false},
    {"str", 3, IN_Str, IN_TYPE_STR, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    1, 2, 3, 4, 0, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "str = Str(STR STR, STR str) | STR",
    "STR = s | S",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 4, .n_fields = 2, .n_modules = 8, .root = IN_TYPE_str,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_str *in_new_Str(asn_arena *arena, const in_STR *STR_, const in_STR *str)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Str);
    asn_build_child(&asn_b, IN_Str_STR, STR_);
    asn_build_child(&asn_b, IN_Str_str, str);
    return (const in_str *)asn_build_end(&asn_b);
}

const in_str *in_new_STR(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_STR);
    return (const in_str *)asn_build_end(&asn_b);
}

const in_STR *in_new_s(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_s);
    return (const in_STR *)asn_build_end(&asn_b);
}

const in_STR *in_new_S(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_S);
    return (const in_STR *)asn_build_end(&asn_b);
}

const in_str *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_str *)asn_tree_read(arena, &in_grammar, IN_TYPE_str, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_str *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_str *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Str: return !v->Str || v->Str(v, (const in_str *)t);
    case IN_STR: return !v->STR_ || v->STR_(v, (const in_str *)t);
    case IN_s: return !v->s || v->s(v, (const in_STR *)t);
    case IN_S: return !v->S || v->S(v, (const in_STR *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_str(in_visitor *v, const in_str *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_str *in_as_str(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_str ? (const in_str *)t : NULL;
}

bool in_visit_STR(in_visitor *v, const in_STR *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_STR *in_as_STR(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_STR ? (const in_STR *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
