/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_u0427u0438u0441u043Bu043E(asn_run *run, asn_state v, asn_node *node);
static bool in_field_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Gru00F6u00DFe(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Gru00F6u00DFe_gru00F6u00DFe(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_u6728(asn_run *run, asn_state v, asn_node *node);
static bool in_field_u6728_u679D(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 = {"\320\262\321\213\321\200\320\260\320\266\320\265\320\275\320\270\320\265", ASN_CHOICE, 0, in_type_u0432u044Bu0440u0430u0436u0435u043Du0438u0435, in_p_choice};
static const asn_module in_m_u0427u0438u0441u043Bu043E = {"\320\247\320\270\321\201\320\273\320\276", ASN_CONSTRUCTOR, 1, in_ctor_u0427u0438u0441u043Bu043E, in_p_constructor};
static const asn_module in_m_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435 = {"\320\247\320\270\321\201\320\273\320\276.\320\267\320\275\320\260\321\207\320\265\320\275\320\270\320\265", ASN_FIELD_ONE, 0, in_field_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435, in_p_one};
static const asn_module in_m_Gru00F6u00DFe = {"Gr\303\266\303\237e", ASN_CONSTRUCTOR, 2, in_ctor_Gru00F6u00DFe, in_p_constructor};
static const asn_module in_m_Gru00F6u00DFe_gru00F6u00DFe = {"Gr\303\266\303\237e.gr\303\266\303\237e", ASN_FIELD_OPTIONAL, 1, in_field_Gru00F6u00DFe_gru00F6u00DFe, in_p_optional};
static const asn_module in_m_u6728 = {"\346\234\250", ASN_CONSTRUCTOR, 3, in_ctor_u6728, in_p_constructor};
static const asn_module in_m_u6728_u679D = {"\346\234\250.\346\236\235", ASN_FIELD_SEQUENCE, 2, in_field_u6728_u679D, in_p_sequence};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_u0432u044Bu0440u0430u0436u0435u043Du0438u0435, &in_m_u0427u0438u0441u043Bu043E,
    &in_m_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435, &in_m_Gru00F6u00DFe,
    &in_m_Gru00F6u00DFe_gru00F6u00DFe, &in_m_u6728, &in_m_u6728_u679D, &in_m_int,
};

/* выражение = Число(int значение) | Größe(выражение? größe)
 *     | 木(выражение* 枝)
 *   constructor choice   p(C | выражение, v) = softmax(f_выражение(v, c))_C */
bool in_type_u0432u044Bu0440u0430u0436u0435u043Du0438u0435(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_u0432u044Bu0440u0430u0436u0435u043Du0438u0435;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_u0427u0438u0441u043Bu043E: return in_ctor_u0427u0438u0441u043Bu043E(run, v, node);
    case IN_Gru00F6u00DFe:             return in_ctor_Gru00F6u00DFe(run, v, node);
    case IN_u6728:                     return in_ctor_u6728(run, v, node);
    }
    return asn_ok(run);
}

/* Число(int значение), and for each field F of it
 *   field embedding      e_F' = f_Число(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_u0427u0438u0441u043Bu043E(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_u0427u0438u0441u043Bu043E;
    asn_vec   c                                          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_u0437u043Du0430u0447u0435u043Du0438u0435 = asn_vertical(run, v, asn_embed_field(run, m, IN_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435, c));
    return in_field_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435(run, v_u0437u043Du0430u0447u0435u043Du0438u0435, node);
}

/* Число.значение: int, exactly one child; it takes the field's state as its own */
static bool in_field_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435, 0));
}

/* Größe(выражение? größe), and for each field F of it
 *   field embedding      e_F' = f_Größe(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Gru00F6u00DFe(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Gru00F6u00DFe;
    asn_vec   c               = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_gru00F6u00DFe = asn_vertical(run, v, asn_embed_field(run, m, IN_Gru00F6u00DFe_gru00F6u00DFe, c));
    return in_field_Gru00F6u00DFe_gru00F6u00DFe(run, v_gru00F6u00DFe, node);
}

/* Größe.größe: выражение?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_Gru00F6u00DFe_gru00F6u00DFe(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Gru00F6u00DFe_gru00F6u00DFe;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_u0432u044Bu0440u0430u0436u0435u043Du0438u0435(run, v, asn_child(run, node, IN_Gru00F6u00DFe_gru00F6u00DFe, 0));
}

/* 木(выражение* 枝), and for each field F of it
 *   field embedding      e_F' = f_木(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_u6728(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_u6728;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_u679D = asn_vertical(run, v, asn_embed_field(run, m, IN_u6728_u679D, c));
    return in_field_u6728_u679D(run, v_u679D, node);
}

/* 木.枝: выражение*, a sequence; i counts its children */
static bool in_field_u6728_u679D(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_u6728_u679D;
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
        if (!in_type_u0432u044Bu0440u0430u0436u0435u043Du0438u0435(run, w, asn_child(run, node, IN_u6728_u679D, i)))
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
    {"\320\262\321\213\321\200\320\260\320\266\320\265\320\275\320\270\320\265", false, false, true, true, ASN_ANY, 1, 3, 1, 1, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"\320\247\320\270\321\201\320\273\320\276", 10, IN_TYPE_u0432u044Bu0440u0430u0436u0435u043Du0438u0435, 0, 1, 2, 2},
    {"Gr\303\266\303\237e", 7, IN_TYPE_u0432u044Bu0440u0430u0436u0435u043Du0438u0435, 1, 1, 1, 1},
    {"\346\234\250", 3, IN_TYPE_u0432u044Bu0440u0430u0436u0435u043Du0438u0435, 2, 1, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"\320\267\320\275\320\260\321\207\320\265\320\275\320\270\320\265", 16, IN_u0427u0438u0441u043Bu043E, IN_TYPE_int, ASN_ONE, false},
    {"gr\303\266\303\237e", 7, IN_Gru00F6u00DFe, IN_TYPE_u0432u044Bu0440u0430u0436u0435u043Du0438u0435, ASN_OPTIONAL, false},
    {"\346\236\235", 3, IN_u6728, IN_TYPE_u0432u044Bu0440u0430u0436u0435u043Du0438u0435, ASN_SEQUENCE, false},
};

static const int32_t in_hash[] = {
    0, 0, 2, 0, 0, 1, 3, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "\320\262\321\213\321\200\320\260\320\266\320\265\320\275\320\270\320\265 = \320\247\320\270\321\201\320\273\320\276(int \320\267\320\275\320\260\321\207\320\265\320\275\320\270\320\265) | Gr\303\266\303\237e(\320\262\321\213\321\200\320\260\320\266\320\265\320\275\320\270\320\265? gr\303\266\303\237e) | \346\234\250(\320\262\321\213\321\200\320\260\320\266\320\265\320\275\320\270\320\265* \346\236\235)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 3, .n_fields = 3, .n_modules = 8, .root = IN_TYPE_u0432u044Bu0440u0430u0436u0435u043Du0438u0435,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_new_u0427u0438u0441u043Bu043E(asn_arena *arena, asn_atom u0437u043Du0430u0447u0435u043Du0438u0435)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_u0427u0438u0441u043Bu043E);
    asn_build_value(&asn_b, IN_u0427u0438u0441u043Bu043E_u0437u043Du0430u0447u0435u043Du0438u0435, u0437u043Du0430u0447u0435u043Du0438u0435);
    return (const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *)asn_build_end(&asn_b);
}

const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_new_Gru00F6u00DFe(asn_arena *arena, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *gru00F6u00DFe)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Gru00F6u00DFe);
    asn_build_child(&asn_b, IN_Gru00F6u00DFe_gru00F6u00DFe, gru00F6u00DFe);
    return (const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *)asn_build_end(&asn_b);
}

const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_new_u6728(asn_arena *arena, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *const *u679D, int u679D_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_u6728);
    asn_build_children(&asn_b, IN_u6728_u679D, u679D, u679D_count);
    return (const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *)asn_build_end(&asn_b);
}

const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *)asn_tree_read(arena, &in_grammar, IN_TYPE_u0432u044Bu0440u0430u0436u0435u043Du0438u0435, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_u0427u0438u0441u043Bu043E: return !v->u0427u0438u0441u043Bu043E || v->u0427u0438u0441u043Bu043E(v, (const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *)t);
    case IN_Gru00F6u00DFe: return !v->Gru00F6u00DFe || v->Gru00F6u00DFe(v, (const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *)t);
    case IN_u6728: return !v->u6728 || v->u6728(v, (const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_u0432u044Bu0440u0430u0436u0435u043Du0438u0435(in_visitor *v, const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *in_as_u0432u044Bu0440u0430u0436u0435u043Du0438u0435(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 ? (const in_u0432u044Bu0440u0430u0436u0435u043Du0438u0435 *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
