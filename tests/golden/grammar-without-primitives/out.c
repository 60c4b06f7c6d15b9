/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Zero(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Succ(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Succ_of(asn_run *run, asn_state v, asn_node *node);

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

static const asn_module in_m_nat = {"nat", ASN_CHOICE, 0, in_type_nat, in_p_choice};
static const asn_module in_m_Zero = {"Zero", ASN_CONSTRUCTOR, 1, in_ctor_Zero, NULL};
static const asn_module in_m_Succ = {"Succ", ASN_CONSTRUCTOR, 2, in_ctor_Succ, in_p_constructor};
static const asn_module in_m_Succ_of = {"Succ.of", ASN_FIELD_ONE, 0, in_field_Succ_of, in_p_one};

static const asn_module *const in_modules[] = {
    &in_m_nat, &in_m_Zero, &in_m_Succ, &in_m_Succ_of,
};

/* nat = Zero | Succ(nat of)
 *   constructor choice   p(C | nat, v) = softmax(f_nat(v, c))_C */
bool in_type_nat(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_nat;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Zero: return in_ctor_Zero(run, v, node);
    case IN_Succ: return in_ctor_Succ(run, v, node);
    }
    return asn_ok(run);
}

/* Zero: no fields */
static bool in_ctor_Zero(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Succ(nat of), and for each field F of it
 *   field embedding      e_F' = f_Succ(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Succ(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Succ;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_of = asn_vertical(run, v, asn_embed_field(run, m, IN_Succ_of, c));
    return in_field_Succ_of(run, v_of, node);
}

/* Succ.of: nat, exactly one child; it takes the field's state as its own */
static bool in_field_Succ_of(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_nat(run, v, asn_child(run, node, IN_Succ_of, 0));
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"nat", false, false, true, true, ASN_ANY, 1, 2, 1, 1, 0, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Zero", 4, IN_TYPE_nat, 0, 0, 1, 1},
    {"Succ", 4, IN_TYPE_nat, 0, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"of", 2, IN_Succ, IN_TYPE_nat, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    2, 0, 0, 1,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "nat = Zero | Succ(nat of)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 1, .n_ctors = 2, .n_fields = 1, .n_modules = 4, .root = IN_TYPE_nat,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_nat *in_new_Zero(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Zero);
    return (const in_nat *)asn_build_end(&asn_b);
}

const in_nat *in_new_Succ(asn_arena *arena, const in_nat *of)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Succ);
    asn_build_child(&asn_b, IN_Succ_of, of);
    return (const in_nat *)asn_build_end(&asn_b);
}

const in_nat *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_nat *)asn_tree_read(arena, &in_grammar, IN_TYPE_nat, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_nat *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_nat *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Zero: return !v->Zero || v->Zero(v, (const in_nat *)t);
    case IN_Succ: return !v->Succ || v->Succ(v, (const in_nat *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_nat(in_visitor *v, const in_nat *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_nat *in_as_nat(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_nat ? (const in_nat *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
