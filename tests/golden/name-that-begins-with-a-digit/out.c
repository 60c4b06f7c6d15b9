/* g_2024.c: written by asdlc from in.asdl. Change that, not this file. */
#include "g_2024.h"

#include <string.h>

#if ASN_ABI != 1
#error "g_2024.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool g_2024_ctor_A(asn_run *run, asn_state v, asn_node *node);


static const asn_module g_2024_m_a = {"a", ASN_SINGLE, 0, g_2024_type_a, NULL};
static const asn_module g_2024_m_A = {"A", ASN_CONSTRUCTOR, 1, g_2024_ctor_A, NULL};

static const asn_module *const g_2024_modules[] = {
    &g_2024_m_a, &g_2024_m_A,
};

/* a = A
 *   one constructor, nothing to choose */
bool g_2024_type_a(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &g_2024_m_a;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return g_2024_ctor_A(run, v, node);
}

/* A: no fields */
static bool g_2024_ctor_A(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type g_2024_types[] = {
    {"a", false, false, true, false, ASN_ANY, 1, 1, 1, 1, 0, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor g_2024_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"A", 1, G_2024_TYPE_a, 0, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field g_2024_fields[] = {
    {"", 0, 0, 0, ASN_ONE, false},
};

static const int32_t g_2024_hash[] = {
    1, 0, 0, 0,
};

static const asn_input g_2024_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const g_2024_grammar_text[] = {
    "a = A",
    NULL};

static const char *const g_2024_task_text[] = {
    NULL};

const asn_grammar g_2024_grammar = {
    .abi = ASN_ABI, .name = "g_2024", .grammar_text = g_2024_grammar_text, .task_text = g_2024_task_text,
    .types = g_2024_types, .ctors = g_2024_ctors, .fields = g_2024_fields, .modules = g_2024_modules,
    .n_types = 1, .n_ctors = 1, .n_fields = 0, .n_modules = 2, .root = G_2024_TYPE_a,
    .hash = g_2024_hash, .hash_mask = 3, .inputs = g_2024_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const g_2024_a *g_2024_new_A(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &g_2024_grammar, G_2024_A);
    return (const g_2024_a *)asn_build_end(&asn_b);
}

const g_2024_a *g_2024_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const g_2024_a *)asn_tree_read(arena, &g_2024_grammar, G_2024_TYPE_a, "tree", text, strlen(text), NULL, err);
}

const char *g_2024_write(asn_arena *arena, const g_2024_a *t)
{
    return asn_tree_write(arena, &g_2024_grammar, (const asn_tree *)t);
}

const char *g_2024_text(asn_arena *arena, const g_2024_a *t)
{
    return asn_tree_print(arena, &g_2024_grammar, (const asn_tree *)t);
}

static bool g_2024_visit_enter(void *context, const asn_tree *t)
{
    g_2024_visitor *v = context;
    switch (t->ctor) {
    case G_2024_A: return !v->A || v->A(v, (const g_2024_a *)t);
    default: return true;
    }
}

static void g_2024_visit_leave(void *context, const asn_tree *t)
{
    g_2024_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool g_2024_visit_a(g_2024_visitor *v, const g_2024_a *t)
{
    asn_walk walk = {g_2024_visit_enter, g_2024_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &g_2024_grammar, &walk);
}

const g_2024_a *g_2024_as_a(const asn_tree *t)
{
    return t && t->ctor && g_2024_ctors[t->ctor].type == G_2024_TYPE_a ? (const g_2024_a *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &g_2024_grammar);
}
#endif
