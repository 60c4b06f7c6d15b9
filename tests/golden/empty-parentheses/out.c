/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Add(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Sub(asn_run *run, asn_state v, asn_node *node);

static const asn_param in_p_choice[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_CHOICES},
    {"f.out.b", 1, ASN_CHOICES},
    {NULL, 0, 0},
};

static const asn_module in_m_op = {"op", ASN_CHOICE, 0, in_type_op, in_p_choice};
static const asn_module in_m_Add = {"Add", ASN_CONSTRUCTOR, 1, in_ctor_Add, NULL};
static const asn_module in_m_Sub = {"Sub", ASN_CONSTRUCTOR, 2, in_ctor_Sub, NULL};

static const asn_module *const in_modules[] = {
    &in_m_op, &in_m_Add, &in_m_Sub,
};

/* op = Add | Sub
 *   constructor choice   p(C | op, v) = softmax(f_op(v, c))_C */
bool in_type_op(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_op;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Add: return in_ctor_Add(run, v, node);
    case IN_Sub: return in_ctor_Sub(run, v, node);
    }
    return asn_ok(run);
}

/* Add: no fields */
static bool in_ctor_Add(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Sub: no fields */
static bool in_ctor_Sub(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"op", false, false, true, false, ASN_ANY, 1, 2, 1, 1, 0, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Add", 3, IN_TYPE_op, 0, 0, 1, 1},
    {"Sub", 3, IN_TYPE_op, 0, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"", 0, 0, 0, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    1, 2, 0, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "op = Add | Sub",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 1, .n_ctors = 2, .n_fields = 0, .n_modules = 3, .root = IN_TYPE_op,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_op *in_new_Add(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Add);
    return (const in_op *)asn_build_end(&asn_b);
}

const in_op *in_new_Sub(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Sub);
    return (const in_op *)asn_build_end(&asn_b);
}

const in_op *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_op *)asn_tree_read(arena, &in_grammar, IN_TYPE_op, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_op *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_op *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Add: return !v->Add || v->Add(v, (const in_op *)t);
    case IN_Sub: return !v->Sub || v->Sub(v, (const in_op *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_op(in_visitor *v, const in_op *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_op *in_as_op(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_op ? (const in_op *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
