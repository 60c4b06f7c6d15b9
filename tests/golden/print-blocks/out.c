/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_If(asn_run *run, asn_state v, asn_node *node);
static bool in_field_If_test(asn_run *run, asn_state v, asn_node *node);
static bool in_field_If_body(asn_run *run, asn_state v, asn_node *node);
static bool in_field_If_orelse(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Pass(asn_run *run, asn_state v, asn_node *node);
static bool in_type_e(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_E(asn_run *run, asn_state v, asn_node *node);
static bool in_field_E_n(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_s = {"s", ASN_CHOICE, 0, in_type_s, in_p_choice};
static const asn_module in_m_If = {"If", ASN_CONSTRUCTOR, 1, in_ctor_If, in_p_constructor};
static const asn_module in_m_If_test = {"If.test", ASN_FIELD_ONE, 0, in_field_If_test, in_p_one};
static const asn_module in_m_If_body = {"If.body", ASN_FIELD_SEQUENCE, 1, in_field_If_body, in_p_sequence};
static const asn_module in_m_If_orelse = {"If.orelse", ASN_FIELD_SEQUENCE, 2, in_field_If_orelse, in_p_sequence};
static const asn_module in_m_Pass = {"Pass", ASN_CONSTRUCTOR, 2, in_ctor_Pass, NULL};
static const asn_module in_m_e = {"e", ASN_SINGLE, 1, in_type_e, NULL};
static const asn_module in_m_E = {"E", ASN_CONSTRUCTOR, 3, in_ctor_E, in_p_constructor};
static const asn_module in_m_E_n = {"E.n", ASN_FIELD_ONE, 3, in_field_E_n, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 2, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_s, &in_m_If, &in_m_If_test, &in_m_If_body, &in_m_If_orelse, &in_m_Pass, &in_m_e, &in_m_E, &in_m_E_n,
    &in_m_int,
};

/* s = If(e test, s* body, s* orelse) | Pass
 *   constructor choice   p(C | s, v) = softmax(f_s(v, c))_C */
bool in_type_s(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_s;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_If:   return in_ctor_If(run, v, node);
    case IN_Pass: return in_ctor_Pass(run, v, node);
    }
    return asn_ok(run);
}

/* If(e test, s* body, s* orelse), and for each field F of it
 *   field embedding      e_F' = f_If(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_If(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_If;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_test   = asn_vertical(run, v, asn_embed_field(run, m, IN_If_test, c));
    asn_state v_body   = asn_vertical(run, v, asn_embed_field(run, m, IN_If_body, c));
    asn_state v_orelse = asn_vertical(run, v, asn_embed_field(run, m, IN_If_orelse, c));
    return in_field_If_test(run, v_test, node)
        && in_field_If_body(run, v_body, node)
        && in_field_If_orelse(run, v_orelse, node);
}

/* If.test: e, exactly one child; it takes the field's state as its own */
static bool in_field_If_test(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_e(run, v, asn_child(run, node, IN_If_test, 0));
}

/* If.body: s*, a sequence; i counts its children */
static bool in_field_If_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_If_body;
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
        if (!in_type_s(run, w, asn_child(run, node, IN_If_body, i)))
            return false;
    }
}

/* If.orelse: s*, a sequence; i counts its children */
static bool in_field_If_orelse(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_If_orelse;
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
        if (!in_type_s(run, w, asn_child(run, node, IN_If_orelse, i)))
            return false;
    }
}

/* Pass: no fields */
static bool in_ctor_Pass(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* e = E(int n)
 *   one constructor, nothing to choose */
static bool in_type_e(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_e;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_E(run, v, node);
}

/* E(int n), and for each field F of it
 *   field embedding      e_F' = f_E(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_E(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_E;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_n = asn_vertical(run, v, asn_embed_field(run, m, IN_E_n, c));
    return in_field_E_n(run, v_n, node);
}

/* E.n: int, exactly one child; it takes the field's state as its own */
static bool in_field_E_n(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_E_n, 0));
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- Target text, from the task's templates. */

/* print If "if {test}:{>}{body:}{<}{?orelse:\nelse:{>}{orelse:}{<}}" */
static void in_print_If(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "if ", 3);
    asn_put_tree(p, asn_tree_child(t, IN_If_test, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, ":", 1);
    asn_put_deeper(p, 1);
    for (int i1 = 0; i1 < asn_tree_count(t, IN_If_body); i1++) {
        asn_put_tree(p, asn_tree_child(t, IN_If_body, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
    if (asn_tree_count(t, IN_If_orelse) > 0) {
        asn_put_line(p);
        asn_put(p, "else:", 5);
        asn_put_deeper(p, 1);
        for (int i2 = 0; i2 < asn_tree_count(t, IN_If_orelse); i2++) {
            asn_put_tree(p, asn_tree_child(t, IN_If_orelse, i2), 0, ASN_ANY_LEVEL);
        }
        asn_put_deeper(p, -1);
    }
}

/* print Pass "\npass" */
static void in_print_Pass(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put_line(p);
    asn_put(p, "pass", 4);
}

/* print E "{n}" */
static void in_print_E(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, IN_E_n, 0), ASN_RAW, NULL, 0, NULL, 0);
}

static const asn_template in_templates[] = {
    {NULL, -1}, /* plain */
    {in_print_If, -1},
    {in_print_Pass, -1},
    {in_print_E, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"s", false, false, true, true, ASN_ANY, 1, 2, 1, 1, 0, 0, NULL},
    {"e", false, false, true, false, ASN_ANY, 3, 1, 2, 2, 1, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 2, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"If", 2, IN_TYPE_s, 0, 3, 3, 3},
    {"Pass", 4, IN_TYPE_s, 3, 0, 1, 1},
    {"E", 1, IN_TYPE_e, 3, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"test", 4, IN_If, IN_TYPE_e, ASN_ONE, false},
    {"body", 4, IN_If, IN_TYPE_s, ASN_SEQUENCE, false},
    {"orelse", 6, IN_If, IN_TYPE_s, ASN_SEQUENCE, false},
    {"n", 1, IN_E, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    2, 3, 0, 0, 0, 0, 1, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "s = If(e test, s* body, s* orelse) | Pass",
    "e = E(int n)",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "indent \"\\t\"",
    "print If \"if {test}:{>}{body:}{<}{?orelse:\\nelse:{>}{orelse:}{<}}\"",
    "print Pass \"\\npass\"",
    "print E \"{n}\"",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 3, .n_ctors = 3, .n_fields = 4, .n_modules = 10, .root = IN_TYPE_s,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = in_templates,
    .indent = "\t", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_s *in_new_If(asn_arena *arena, const in_e *test, const in_s *const *body, int body_count, const in_s *const *orelse, int orelse_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_If);
    asn_build_child(&asn_b, IN_If_test, test);
    asn_build_children(&asn_b, IN_If_body, body, body_count);
    asn_build_children(&asn_b, IN_If_orelse, orelse, orelse_count);
    return (const in_s *)asn_build_end(&asn_b);
}

const in_s *in_new_Pass(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Pass);
    return (const in_s *)asn_build_end(&asn_b);
}

const in_e *in_new_E(asn_arena *arena, asn_atom n)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_E);
    asn_build_value(&asn_b, IN_E_n, n);
    return (const in_e *)asn_build_end(&asn_b);
}

const in_s *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_s *)asn_tree_read(arena, &in_grammar, IN_TYPE_s, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_s *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_s *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_If: return !v->If || v->If(v, (const in_s *)t);
    case IN_Pass: return !v->Pass || v->Pass(v, (const in_s *)t);
    case IN_E: return !v->E || v->E(v, (const in_e *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_s(in_visitor *v, const in_s *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_s *in_as_s(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_s ? (const in_s *)t : NULL;
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
