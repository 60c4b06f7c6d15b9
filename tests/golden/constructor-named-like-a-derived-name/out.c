/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_expr_kind(asn_run *run, asn_state v, asn_node *node);
static bool in_field_expr_kind_grammar(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_H_2(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_TYPE_expr_2(asn_run *run, asn_state v, asn_node *node);
static bool in_field_TYPE_expr_2_read(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_ctor_H(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_new_H(asn_run *run, asn_state v, asn_node *node);
static bool in_field_new_H_text(asn_run *run, asn_state v, asn_node *node);
static bool in_type_int(asn_run *run, asn_state v, asn_node *node);

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
static const asn_param in_p_closed[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {NULL, 0, 0},
};

static const asn_module in_m_expr = {"expr", ASN_CHOICE, 0, in_type_expr, in_p_choice};
static const asn_module in_m_expr_kind = {"expr_kind", ASN_CONSTRUCTOR, 1, in_ctor_expr_kind, in_p_constructor};
static const asn_module in_m_expr_kind_grammar = {"expr_kind.grammar", ASN_FIELD_ONE, 0, in_field_expr_kind_grammar, in_p_one};
static const asn_module in_m_H_2 = {"H", ASN_CONSTRUCTOR, 2, in_ctor_H_2, NULL};
static const asn_module in_m_TYPE_expr_2 = {"TYPE_expr", ASN_CONSTRUCTOR, 3, in_ctor_TYPE_expr_2, in_p_constructor};
static const asn_module in_m_TYPE_expr_2_read = {"TYPE_expr.read", ASN_FIELD_ONE, 1, in_field_TYPE_expr_2_read, in_p_one};
static const asn_module in_m_ctor_H = {"ctor_H", ASN_CONSTRUCTOR, 4, in_ctor_ctor_H, NULL};
static const asn_module in_m_new_H = {"new_H", ASN_CONSTRUCTOR, 5, in_ctor_new_H, in_p_constructor};
static const asn_module in_m_new_H_text = {"new_H.text", ASN_FIELD_ONE, 2, in_field_new_H_text, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_expr, &in_m_expr_kind, &in_m_expr_kind_grammar, &in_m_H_2, &in_m_TYPE_expr_2, &in_m_TYPE_expr_2_read,
    &in_m_ctor_H, &in_m_new_H, &in_m_new_H_text, &in_m_int,
};

/* expr = expr_kind(int grammar) | H | TYPE_expr(int read) | ctor_H | new_H(expr text)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_expr_kind:   return in_ctor_expr_kind(run, v, node);
    case IN_H_2:         return in_ctor_H_2(run, v, node);
    case IN_TYPE_expr_2: return in_ctor_TYPE_expr_2(run, v, node);
    case IN_ctor_H:      return in_ctor_ctor_H(run, v, node);
    case IN_new_H:       return in_ctor_new_H(run, v, node);
    }
    return asn_ok(run);
}

/* expr_kind(int grammar), and for each field F of it
 *   field embedding      e_F' = f_expr_kind(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_expr_kind(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_expr_kind;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_grammar = asn_vertical(run, v, asn_embed_field(run, m, IN_expr_kind_grammar, c));
    return in_field_expr_kind_grammar(run, v_grammar, node);
}

/* expr_kind.grammar: int, exactly one child; it takes the field's state as its own */
static bool in_field_expr_kind_grammar(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_expr_kind_grammar, 0));
}

/* H: no fields */
static bool in_ctor_H_2(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* TYPE_expr(int read), and for each field F of it
 *   field embedding      e_F' = f_TYPE_expr(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_TYPE_expr_2(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_TYPE_expr_2;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_read = asn_vertical(run, v, asn_embed_field(run, m, IN_TYPE_expr_2_read, c));
    return in_field_TYPE_expr_2_read(run, v_read, node);
}

/* TYPE_expr.read: int, exactly one child; it takes the field's state as its own */
static bool in_field_TYPE_expr_2_read(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_TYPE_expr_2_read, 0));
}

/* ctor_H: no fields */
static bool in_ctor_ctor_H(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* new_H(expr text), and for each field F of it
 *   field embedding      e_F' = f_new_H(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_new_H(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_new_H;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_text = asn_vertical(run, v, asn_embed_field(run, m, IN_new_H_text, c));
    return in_field_new_H_text(run, v_text, node);
}

/* new_H.text: expr, exactly one child; it takes the field's state as its own */
static bool in_field_new_H_text(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_new_H_text, 0));
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"expr", false, false, true, true, ASN_ANY, 1, 5, 1, 1, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"expr_kind", 9, IN_TYPE_expr, 0, 1, 2, 2},
    {"H", 1, IN_TYPE_expr, 1, 0, 1, 1},
    {"TYPE_expr", 9, IN_TYPE_expr, 1, 1, 2, 2},
    {"ctor_H", 6, IN_TYPE_expr, 2, 0, 1, 1},
    {"new_H", 5, IN_TYPE_expr, 2, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"grammar", 7, IN_expr_kind, IN_TYPE_int, ASN_ONE, false},
    {"read", 4, IN_TYPE_expr_2, IN_TYPE_int, ASN_ONE, false},
    {"text", 4, IN_new_H, IN_TYPE_expr, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 3, 0, 0, 0, 0, 5, 2, 4, 1, 0, 0, 0, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "expr = expr_kind(int grammar) | H | TYPE_expr(int read) | ctor_H | new_H(expr text)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 5, .n_fields = 3, .n_modules = 10, .root = IN_TYPE_expr,
    .hash = in_hash, .hash_mask = 15, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_expr *in_new_expr_kind(asn_arena *arena, asn_atom grammar)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_expr_kind);
    asn_build_value(&asn_b, IN_expr_kind_grammar, grammar);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_H_2(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_H_2);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_TYPE_expr_2(asn_arena *arena, asn_atom read)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_TYPE_expr_2);
    asn_build_value(&asn_b, IN_TYPE_expr_2_read, read);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_ctor_H(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_ctor_H);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_new_H(asn_arena *arena, const in_expr *text)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_new_H);
    asn_build_child(&asn_b, IN_new_H_text, text);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_expr *)asn_tree_read(arena, &in_grammar, IN_TYPE_expr, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_expr *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_expr *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_expr_kind: return !v->expr_kind || v->expr_kind(v, (const in_expr *)t);
    case IN_H_2: return !v->H || v->H(v, (const in_expr *)t);
    case IN_TYPE_expr_2: return !v->TYPE_expr || v->TYPE_expr(v, (const in_expr *)t);
    case IN_ctor_H: return !v->ctor_H || v->ctor_H(v, (const in_expr *)t);
    case IN_new_H: return !v->new_H || v->new_H(v, (const in_expr *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_expr(in_visitor *v, const in_expr *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_expr *in_as_expr(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_expr ? (const in_expr *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
