/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_u0412u0435u0442u043Au0430(asn_run *run, asn_state v, asn_node *node);
static bool in_field_u0412u0435u0442u043Au0430_u0434u0435u0442u0438(asn_run *run, asn_state v, asn_node *node);

static const asn_param in_p_constructor[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.e", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
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

static const asn_module in_m_u0432u0435u0442u043Au0430 = {"\320\262\320\265\321\202\320\272\320\260", ASN_SINGLE, 0, in_type_u0432u0435u0442u043Au0430, NULL};
static const asn_module in_m_u0412u0435u0442u043Au0430 = {"\320\222\320\265\321\202\320\272\320\260", ASN_CONSTRUCTOR, 1, in_ctor_u0412u0435u0442u043Au0430, in_p_constructor};
static const asn_module in_m_u0412u0435u0442u043Au0430_u0434u0435u0442u0438 = {"\320\222\320\265\321\202\320\272\320\260.\320\264\320\265\321\202\320\270", ASN_FIELD_SEQUENCE, 0, in_field_u0412u0435u0442u043Au0430_u0434u0435u0442u0438, in_p_sequence};

static const asn_module *const in_modules[] = {
    &in_m_u0432u0435u0442u043Au0430, &in_m_u0412u0435u0442u043Au0430,
    &in_m_u0412u0435u0442u043Au0430_u0434u0435u0442u0438,
};

/* ветка = Ветка(ветка* дети)
 *   one constructor, nothing to choose */
bool in_type_u0432u0435u0442u043Au0430(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_u0432u0435u0442u043Au0430;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_u0412u0435u0442u043Au0430(run, v, node);
}

/* Ветка(ветка* дети), and for each field F of it
 *   field embedding      e_F' = f_Ветка(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_u0412u0435u0442u043Au0430(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_u0412u0435u0442u043Au0430;
    asn_vec   c                      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_u0434u0435u0442u0438 = asn_vertical(run, v, asn_embed_field(run, m, IN_u0412u0435u0442u043Au0430_u0434u0435u0442u0438, c));
    return in_field_u0412u0435u0442u043Au0430_u0434u0435u0442u0438(run, v_u0434u0435u0442u0438, node);
}

/* Ветка.дети: ветка*, a sequence; i counts its children */
static bool in_field_u0412u0435u0442u043Au0430_u0434u0435u0442u0438(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_u0412u0435u0442u043Au0430_u0434u0435u0442u0438;
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
        if (!in_type_u0432u0435u0442u043Au0430(run, w, asn_child(run, node, IN_u0412u0435u0442u043Au0430_u0434u0435u0442u0438, i)))
            return false;
    }
}

/* ---- Target text, from the task's templates. */

/* print Ветка "«{дети: → }»" */
static void in_print_u0412u0435u0442u043Au0430(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "\302\253", 2);
    for (int i1 = 0; i1 < asn_tree_count(t, IN_u0412u0435u0442u043Au0430_u0434u0435u0442u0438); i1++) {
        if (i1 > 0) {
            asn_put(p, " \342\206\222 ", 5);
        }
        asn_put_tree(p, asn_tree_child(t, IN_u0412u0435u0442u043Au0430_u0434u0435u0442u0438, i1), 0, ASN_ANY_LEVEL);
    }
    asn_put(p, "\302\273", 2);
}

static const asn_template in_templates[] = {
    {NULL, -1}, /* plain */
    {in_print_u0412u0435u0442u043Au0430, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"\320\262\320\265\321\202\320\272\320\260", false, false, true, true, ASN_ANY, 1, 1, 1, 1, 0, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"\320\222\320\265\321\202\320\272\320\260", 10, IN_TYPE_u0432u0435u0442u043Au0430, 0, 1, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"\320\264\320\265\321\202\320\270", 8, IN_u0412u0435u0442u043Au0430, IN_TYPE_u0432u0435u0442u043Au0430, ASN_SEQUENCE, false},
};

static const int32_t in_hash[] = {
    0, 1, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "\320\262\320\265\321\202\320\272\320\260 = \320\222\320\265\321\202\320\272\320\260(\320\262\320\265\321\202\320\272\320\260* \320\264\320\265\321\202\320\270)",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "print \320\222\320\265\321\202\320\272\320\260 \"\302\253{\320\264\320\265\321\202\320\270: \342\206\222 }\302\273\"",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 1, .n_ctors = 1, .n_fields = 1, .n_modules = 3, .root = IN_TYPE_u0432u0435u0442u043Au0430,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = in_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_u0432u0435u0442u043Au0430 *in_new_u0412u0435u0442u043Au0430(asn_arena *arena, const in_u0432u0435u0442u043Au0430 *const *u0434u0435u0442u0438, int u0434u0435u0442u0438_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_u0412u0435u0442u043Au0430);
    asn_build_children(&asn_b, IN_u0412u0435u0442u043Au0430_u0434u0435u0442u0438, u0434u0435u0442u0438, u0434u0435u0442u0438_count);
    return (const in_u0432u0435u0442u043Au0430 *)asn_build_end(&asn_b);
}

const in_u0432u0435u0442u043Au0430 *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_u0432u0435u0442u043Au0430 *)asn_tree_read(arena, &in_grammar, IN_TYPE_u0432u0435u0442u043Au0430, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_u0432u0435u0442u043Au0430 *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_u0432u0435u0442u043Au0430 *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_u0412u0435u0442u043Au0430: return !v->u0412u0435u0442u043Au0430 || v->u0412u0435u0442u043Au0430(v, (const in_u0432u0435u0442u043Au0430 *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_u0432u0435u0442u043Au0430(in_visitor *v, const in_u0432u0435u0442u043Au0430 *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_u0432u0435u0442u043Au0430 *in_as_u0432u0435u0442u043Au0430(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_u0432u0435u0442u043Au0430 ? (const in_u0432u0435u0442u043Au0430 *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
