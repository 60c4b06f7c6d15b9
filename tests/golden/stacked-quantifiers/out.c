/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_gaps(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_list(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_maybe(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_numbers(asn_run *run, asn_state v, asn_node *node);
static bool in_field_A_both(asn_run *run, asn_state v, asn_node *node);
static bool in_type_int(asn_run *run, asn_state v, asn_node *node);

static const asn_param in_p_constructor[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.e", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
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
static const asn_param in_p_optionals[] = {
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
    {"some.v", ASN_HIDDEN, ASN_HIDDEN},
    {"some.c", ASN_ENCODING, ASN_HIDDEN},
    {"some.b", 1, ASN_HIDDEN},
    {"some.out.w", ASN_HIDDEN, 1},
    {"some.out.b", 1, 1},
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

static const asn_module in_m_expr = {"expr", ASN_SINGLE, 0, in_type_expr, NULL};
static const asn_module in_m_A = {"A", ASN_CONSTRUCTOR, 1, in_ctor_A, in_p_constructor};
static const asn_module in_m_A_gaps = {"A.gaps", ASN_FIELD_OPTIONALS, 0, in_field_A_gaps, in_p_optionals};
static const asn_module in_m_A_list = {"A.list", ASN_FIELD_SEQUENCE, 1, in_field_A_list, in_p_sequence};
static const asn_module in_m_A_maybe = {"A.maybe", ASN_FIELD_OPTIONAL, 2, in_field_A_maybe, in_p_optional};
static const asn_module in_m_A_numbers = {"A.numbers", ASN_FIELD_OPTIONALS, 3, in_field_A_numbers, in_p_optionals};
static const asn_module in_m_A_both = {"A.both", ASN_FIELD_OPTIONALS, 4, in_field_A_both, in_p_optionals};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_expr, &in_m_A, &in_m_A_gaps, &in_m_A_list, &in_m_A_maybe, &in_m_A_numbers, &in_m_A_both, &in_m_int,
};

/* expr = A(expr?* gaps, expr* list, expr? maybe, int?* numbers, int?* both)
 *   one constructor, nothing to choose */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_A(run, v, node);
}

/* A(expr?* gaps, expr* list, expr? maybe, int?* numbers, int?* both), and for each field F of it
 *   field embedding      e_F' = f_A(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_gaps    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_gaps, c));
    asn_state v_list    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_list, c));
    asn_state v_maybe   = asn_vertical(run, v, asn_embed_field(run, m, IN_A_maybe, c));
    asn_state v_numbers = asn_vertical(run, v, asn_embed_field(run, m, IN_A_numbers, c));
    asn_state v_both    = asn_vertical(run, v, asn_embed_field(run, m, IN_A_both, c));
    return in_field_A_gaps(run, v_gaps, node)
        && in_field_A_list(run, v_list, node)
        && in_field_A_maybe(run, v_maybe, node)
        && in_field_A_numbers(run, v_numbers, node)
        && in_field_A_both(run, v_both, node);
}

/* A.gaps: expr?*, a sequence with gaps; i counts its places */
static bool in_field_A_gaps(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A_gaps;
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
        if (!asn_present(run, m, w, c, node, i))        /* presence         p(y_i = 1) = sigmoid(f_some(v_w, c))      */
            continue;
        if (!in_type_expr(run, w, asn_child(run, node, IN_A_gaps, i)))
            return false;
    }
}

/* A.list: expr*, a sequence; i counts its children */
static bool in_field_A_list(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A_list;
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
        if (!in_type_expr(run, w, asn_child(run, node, IN_A_list, i)))
            return false;
    }
}

/* A.maybe: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_A_maybe(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A_maybe;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_expr(run, v, asn_child(run, node, IN_A_maybe, 0));
}

/* A.numbers: int?*, a sequence with gaps; i counts its places */
static bool in_field_A_numbers(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A_numbers;
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
        if (!asn_present(run, m, w, c, node, i))        /* presence         p(y_i = 1) = sigmoid(f_some(v_w, c))      */
            continue;
        if (!in_type_int(run, w, asn_child(run, node, IN_A_numbers, i)))
            return false;
    }
}

/* A.both: int?*, a sequence with gaps; i counts its places */
static bool in_field_A_both(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_A_both;
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
        if (!asn_present(run, m, w, c, node, i))        /* presence         p(y_i = 1) = sigmoid(f_some(v_w, c))      */
            continue;
        if (!in_type_int(run, w, asn_child(run, node, IN_A_both, i)))
            return false;
    }
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
    {"expr", false, false, true, true, ASN_ANY, 1, 1, 1, 1, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"A", 1, IN_TYPE_expr, 0, 5, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"gaps", 4, IN_A, IN_TYPE_expr, ASN_OPTIONALS, false},
    {"list", 4, IN_A, IN_TYPE_expr, ASN_SEQUENCE, false},
    {"maybe", 5, IN_A, IN_TYPE_expr, ASN_OPTIONAL, false},
    {"numbers", 7, IN_A, IN_TYPE_int, ASN_OPTIONALS, false},
    {"both", 4, IN_A, IN_TYPE_int, ASN_OPTIONALS, false},
};

static const int32_t in_hash[] = {
    1, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "expr = A(expr?* gaps, expr* list, expr? maybe, int?* numbers, int?* both)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 1, .n_fields = 5, .n_modules = 8, .root = IN_TYPE_expr,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_expr *in_new_A(asn_arena *arena, const in_expr *const *gaps, int gaps_count, const in_expr *const *list, int list_count, const in_expr *maybe, const asn_atom *numbers, int numbers_count, const asn_atom *both, int both_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_A);
    asn_build_children(&asn_b, IN_A_gaps, gaps, gaps_count);
    asn_build_children(&asn_b, IN_A_list, list, list_count);
    asn_build_child(&asn_b, IN_A_maybe, maybe);
    asn_build_values(&asn_b, IN_A_numbers, numbers, numbers_count);
    asn_build_values(&asn_b, IN_A_both, both, both_count);
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
    case IN_A: return !v->A || v->A(v, (const in_expr *)t);
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
