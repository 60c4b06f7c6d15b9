/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Name(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Name_id(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Name_ctx(asn_run *run, asn_state v, asn_node *node);
static bool in_type_ctx(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Load(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Store(asn_run *run, asn_state v, asn_node *node);
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node);

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
static const asn_param in_p_open[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {"new.v", ASN_HIDDEN, ASN_HIDDEN},
    {"new.c", ASN_ENCODING, ASN_HIDDEN},
    {"new.b", 1, ASN_HIDDEN},
    {"new.out.w", ASN_HIDDEN, 1},
    {"new.out.b", 1, 1},
    {NULL, 0, 0},
};

static const asn_module in_m_expr = {"expr", ASN_SINGLE, 0, in_type_expr, NULL};
static const asn_module in_m_Name = {"Name", ASN_CONSTRUCTOR, 1, in_ctor_Name, in_p_constructor};
static const asn_module in_m_Name_id = {"Name.id", ASN_FIELD_ONE, 0, in_field_Name_id, in_p_one};
static const asn_module in_m_Name_ctx = {"Name.ctx", ASN_FIELD_ONE, 1, in_field_Name_ctx, in_p_one};
static const asn_module in_m_ctx = {"ctx", ASN_CHOICE, 1, in_type_ctx, in_p_choice};
static const asn_module in_m_Load = {"Load", ASN_CONSTRUCTOR, 2, in_ctor_Load, NULL};
static const asn_module in_m_Store = {"Store", ASN_CONSTRUCTOR, 3, in_ctor_Store, NULL};
static const asn_module in_m_identifier = {"identifier", ASN_OPEN, 2, in_type_identifier, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_expr, &in_m_Name, &in_m_Name_id, &in_m_Name_ctx, &in_m_ctx, &in_m_Load, &in_m_Store, &in_m_identifier,
};

/* expr = Name(identifier id, ctx ctx)
 *   one constructor, nothing to choose */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Name(run, v, node);
}

/* Name(identifier id, ctx ctx), and for each field F of it
 *   field embedding      e_F' = f_Name(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Name(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Name;
    asn_vec   c     = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_id  = asn_vertical(run, v, asn_embed_field(run, m, IN_Name_id, c));
    asn_state v_ctx = asn_vertical(run, v, asn_embed_field(run, m, IN_Name_ctx, c));
    return in_field_Name_id(run, v_id, node)
        && in_field_Name_ctx(run, v_ctx, node);
}

/* Name.id: identifier, exactly one child; it takes the field's state as its own */
static bool in_field_Name_id(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_identifier(run, v, asn_child(run, node, IN_Name_id, 0));
}

/* Name.ctx: ctx, exactly one child; it takes the field's state as its own */
static bool in_field_Name_ctx(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_ctx(run, v, asn_child(run, node, IN_Name_ctx, 0));
}

/* ctx = Load | Store
 *   constructor choice   p(C | ctx, v) = softmax(f_ctx(v, c))_C */
static bool in_type_ctx(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_ctx;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Load:  return in_ctor_Load(run, v, node);
    case IN_Store: return in_ctor_Store(run, v, node);
    }
    return asn_ok(run);
}

/* Load: no fields */
static bool in_ctor_Load(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Store: no fields */
static bool in_ctor_Store(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* identifier: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | identifier, v) = softmax(f_identifier(v, c))_y */
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_identifier, v, node);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"expr", false, false, true, false, ASN_ANY, 1, 1, 2, 3, 0, 0, NULL},
    {"ctx", false, false, true, false, ASN_ANY, 2, 2, 1, 1, 1, 2, NULL},
    {"identifier", true, true, true, false, ASN_IDENTIFIER, 0, 0, 1, 1, 2, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Name", 4, IN_TYPE_expr, 0, 2, 2, 3},
    {"Load", 4, IN_TYPE_ctx, 2, 0, 1, 1},
    {"Store", 5, IN_TYPE_ctx, 2, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"id", 2, IN_Name, IN_TYPE_identifier, ASN_ONE, false},
    {"ctx", 3, IN_Name, IN_TYPE_ctx, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 2, 0, 0, 0, 0, 1, 3,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "expr = Name(identifier id, ctx ctx)",
    "ctx = Load | Store",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "default ctx Load",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 3, .n_ctors = 3, .n_fields = 2, .n_modules = 8, .root = IN_TYPE_expr,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_expr *in_new_Name(asn_arena *arena, asn_atom id, const in_ctx *ctx)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Name);
    asn_build_value(&asn_b, IN_Name_id, id);
    asn_build_child(&asn_b, IN_Name_ctx, ctx);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_ctx *in_new_Load(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Load);
    return (const in_ctx *)asn_build_end(&asn_b);
}

const in_ctx *in_new_Store(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Store);
    return (const in_ctx *)asn_build_end(&asn_b);
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
    case IN_Name: return !v->Name || v->Name(v, (const in_expr *)t);
    case IN_Load: return !v->Load || v->Load(v, (const in_ctx *)t);
    case IN_Store: return !v->Store || v->Store(v, (const in_ctx *)t);
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

bool in_visit_ctx(in_visitor *v, const in_ctx *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_ctx *in_as_ctx(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_ctx ? (const in_ctx *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
