/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

_Static_assert(ASN_ABI == 1721467065, "in.c was written for another runtime; compile the grammar again");

static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node);

/* ---- The modules, in grammar order: what each decides, its record, its function.
 *
 * v is the state of a node, s the state of a sequence, e an embedding; the parameter e of a field F is e_F. c is the
 * context that attention finds in the input: h_t is the encoding of token t, and k(t) the input it belongs to. x * w
 * is a row times a matrix of parameters. H is the width of a state (the setting `hidden`), C the number of a type's
 * constructors, V the length of a list learnt from the data. Of a type that is copied, a way is its list, a copy
 * statement or spelling, and copy.v[k] is the k-th part of copy.v, 2H columns wide. */

/* in.asdl:1: a = A
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module in_m_a = {
    .name = "a", .kind = ASN_SINGLE, .what = IN_TYPE_a, .go = in_type_a,
};
bool in_type_a(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_a;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_A(run, v, node);
}

/* in.asdl:1: A
 *   parameters           none: there are no fields */
static const asn_module in_m_A = {
    .name = "A", .kind = ASN_CONSTRUCTOR, .what = IN_A, .go = in_ctor_A,
};
static bool in_ctor_A(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */

static const asn_type in_types[] = {
    [IN_TYPE_a] = {.name = "a", .reachable = true, .first_ctor = IN_A, .n_ctors = 1},
};

static const asn_ctor in_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [IN_A] = {.name = "A", .length = 1, .type = IN_TYPE_a},
};

static const asn_field in_fields[] = {
    {.name = ""}, /* there are none, but C wants one */
};

static const asn_module *const in_modules[] = {
    &in_m_a, &in_m_A,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t in_hash[] = {
    1, 0, 0, 0,
};

static const asn_input in_inputs[] = {
    {.name = "input", .rule = ASN_WORDS},
};

static const char *const in_grammar_text[] = {
    "a = A",
    NULL,
};

static const char *const in_task_text[] = {
    NULL,
};

ASN_API const asn_grammar in_grammar = {
    .name = "in",
    .grammar_text = in_grammar_text,
    .task_text = in_task_text,
    .types = in_types, .n_types = 1,
    .ctors = in_ctors, .n_ctors = 1,
    .fields = in_fields, .n_fields = 0,
    .modules = in_modules, .n_modules = 2,
    .root = IN_TYPE_a,
    .hash = in_hash, .hash_mask = 3,
    .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1,
    .indent = "    ",
    .open_paren = "(",
    .close_paren = ")",
};

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
