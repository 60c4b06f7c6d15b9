/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_write(asn_run *run, asn_state v, asn_node *node);
static bool in_field_write_arena(asn_run *run, asn_state v, asn_node *node);
static bool in_field_write_run(asn_run *run, asn_state v, asn_node *node);
static bool in_field_write_context(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_leave(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_context(asn_run *run, asn_state v, asn_node *node);
static bool in_type_arena(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_arena(asn_run *run, asn_state v, asn_node *node);
static bool in_field_arena_node(asn_run *run, asn_state v, asn_node *node);
static bool in_field_arena_visitor(asn_run *run, asn_state v, asn_node *node);
static bool in_type_grammar_2(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_modules(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_types(asn_run *run, asn_state v, asn_node *node);
static bool in_field_types_asn_tree(asn_run *run, asn_state v, asn_node *node);
static bool in_field_types_size_t(asn_run *run, asn_state v, asn_node *node);
static bool in_type_run(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Run(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Run_grammar(asn_run *run, asn_state v, asn_node *node);
static bool in_type_context(asn_run *run, asn_state v, asn_node *node);
static bool in_type_node(asn_run *run, asn_state v, asn_node *node);
static bool in_type_text_2(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_read_2 = {"read", ASN_CHOICE, 0, in_type_read_2, in_p_choice};
static const asn_module in_m_write = {"write", ASN_CONSTRUCTOR, 1, in_ctor_write, in_p_constructor};
static const asn_module in_m_write_arena = {"write.arena", ASN_FIELD_ONE, 0, in_field_write_arena, in_p_one};
static const asn_module in_m_write_run = {"write.run", ASN_FIELD_SEQUENCE, 1, in_field_write_run, in_p_sequence};
static const asn_module in_m_write_context = {"write.context", ASN_FIELD_OPTIONAL, 2, in_field_write_context, in_p_optional};
static const asn_module in_m_leave = {"leave", ASN_CONSTRUCTOR, 2, in_ctor_leave, NULL};
static const asn_module in_m_context_ctor = {"context", ASN_CONSTRUCTOR, 3, in_ctor_context, NULL};
static const asn_module in_m_arena = {"arena", ASN_SINGLE, 1, in_type_arena, NULL};
static const asn_module in_m_arena_ctor = {"arena", ASN_CONSTRUCTOR, 4, in_ctor_arena, in_p_constructor};
static const asn_module in_m_arena_node = {"arena.node", ASN_FIELD_ONE, 3, in_field_arena_node, in_p_one};
static const asn_module in_m_arena_visitor = {"arena.visitor", ASN_FIELD_ONE, 4, in_field_arena_visitor, in_p_one};
static const asn_module in_m_grammar_2 = {"grammar", ASN_CHOICE, 2, in_type_grammar_2, in_p_choice};
static const asn_module in_m_modules = {"modules", ASN_CONSTRUCTOR, 5, in_ctor_modules, NULL};
static const asn_module in_m_types = {"types", ASN_CONSTRUCTOR, 6, in_ctor_types, in_p_constructor};
static const asn_module in_m_types_asn_tree = {"types.asn_tree", ASN_FIELD_ONE, 5, in_field_types_asn_tree, in_p_one};
static const asn_module in_m_types_size_t = {"types.size_t", ASN_FIELD_ONE, 6, in_field_types_size_t, in_p_one};
static const asn_module in_m_run = {"run", ASN_SINGLE, 3, in_type_run, NULL};
static const asn_module in_m_Run = {"Run", ASN_CONSTRUCTOR, 7, in_ctor_Run, in_p_constructor};
static const asn_module in_m_Run_grammar = {"Run.grammar", ASN_FIELD_ONE, 7, in_field_Run_grammar, in_p_one};
static const asn_module in_m_context = {"context", ASN_CLOSED, 4, in_type_context, in_p_closed};
static const asn_module in_m_node = {"node", ASN_CLOSED, 5, in_type_node, in_p_closed};
static const asn_module in_m_text_2 = {"text", ASN_CLOSED, 6, in_type_text_2, in_p_closed};
static const asn_module in_m_int = {"int", ASN_CLOSED, 7, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_read_2, &in_m_write, &in_m_write_arena, &in_m_write_run, &in_m_write_context, &in_m_leave,
    &in_m_context_ctor, &in_m_arena, &in_m_arena_ctor, &in_m_arena_node, &in_m_arena_visitor, &in_m_grammar_2,
    &in_m_modules, &in_m_types, &in_m_types_asn_tree, &in_m_types_size_t, &in_m_run, &in_m_Run, &in_m_Run_grammar,
    &in_m_context, &in_m_node, &in_m_text_2, &in_m_int,
};

/* read = write(arena arena, run* run, context? context) | leave | context
 *   constructor choice   p(C | read, v) = softmax(f_read(v, c))_C */
bool in_type_read_2(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_read_2;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_write:   return in_ctor_write(run, v, node);
    case IN_leave:   return in_ctor_leave(run, v, node);
    case IN_context: return in_ctor_context(run, v, node);
    }
    return asn_ok(run);
}

/* write(arena arena, run* run, context? context), and for each field F of it
 *   field embedding      e_F' = f_write(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_write(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_write;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_arena_  = asn_vertical(run, v, asn_embed_field(run, m, IN_write_arena, c));
    asn_state v_run     = asn_vertical(run, v, asn_embed_field(run, m, IN_write_run, c));
    asn_state v_context = asn_vertical(run, v, asn_embed_field(run, m, IN_write_context, c));
    return in_field_write_arena(run, v_arena_, node)
        && in_field_write_run(run, v_run, node)
        && in_field_write_context(run, v_context, node);
}

/* write.arena: arena, exactly one child; it takes the field's state as its own */
static bool in_field_write_arena(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_arena(run, v, asn_child(run, node, IN_write_arena, 0));
}

/* write.run: run*, a sequence; i counts its children */
static bool in_field_write_run(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_write_run;
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
        if (!in_type_run(run, w, asn_child(run, node, IN_write_run, i)))
            return false;
    }
}

/* write.context: context?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_write_context(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_write_context;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_context(run, v, asn_child(run, node, IN_write_context, 0));
}

/* leave: no fields */
static bool in_ctor_leave(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* context: no fields */
static bool in_ctor_context(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* arena = (node node, text visitor)
 *   one constructor, nothing to choose */
static bool in_type_arena(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_arena;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_arena(run, v, node);
}

/* arena = (node node, text visitor), and for each field F of it
 *   field embedding      e_F' = f_arena(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_arena(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_arena_ctor;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_node    = asn_vertical(run, v, asn_embed_field(run, m, IN_arena_node, c));
    asn_state v_visitor = asn_vertical(run, v, asn_embed_field(run, m, IN_arena_visitor, c));
    return in_field_arena_node(run, v_node, node)
        && in_field_arena_visitor(run, v_visitor, node);
}

/* arena.node: node, exactly one child; it takes the field's state as its own */
static bool in_field_arena_node(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_node(run, v, asn_child(run, node, IN_arena_node, 0));
}

/* arena.visitor: text, exactly one child; it takes the field's state as its own */
static bool in_field_arena_visitor(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_text_2(run, v, asn_child(run, node, IN_arena_visitor, 0));
}

/* grammar = modules | types(read asn_tree, int size_t)
 *   constructor choice   p(C | grammar, v) = softmax(f_grammar(v, c))_C */
static bool in_type_grammar_2(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_grammar_2;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_modules: return in_ctor_modules(run, v, node);
    case IN_types:   return in_ctor_types(run, v, node);
    }
    return asn_ok(run);
}

/* modules: no fields */
static bool in_ctor_modules(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* types(read asn_tree, int size_t), and for each field F of it
 *   field embedding      e_F' = f_types(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_types(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_types;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_p_asn_tree = asn_vertical(run, v, asn_embed_field(run, m, IN_types_asn_tree, c));
    asn_state v_size_t     = asn_vertical(run, v, asn_embed_field(run, m, IN_types_size_t, c));
    return in_field_types_asn_tree(run, v_p_asn_tree, node)
        && in_field_types_size_t(run, v_size_t, node);
}

/* types.asn_tree: read, exactly one child; it takes the field's state as its own */
static bool in_field_types_asn_tree(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_read_2(run, v, asn_child(run, node, IN_types_asn_tree, 0));
}

/* types.size_t: int, exactly one child; it takes the field's state as its own */
static bool in_field_types_size_t(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_types_size_t, 0));
}

/* run = Run(grammar grammar)
 *   one constructor, nothing to choose */
static bool in_type_run(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_run;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Run(run, v, node);
}

/* Run(grammar grammar), and for each field F of it
 *   field embedding      e_F' = f_Run(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Run(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Run;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_grammar = asn_vertical(run, v, asn_embed_field(run, m, IN_Run_grammar, c));
    return in_field_Run_grammar(run, v_grammar, node);
}

/* Run.grammar: grammar, exactly one child; it takes the field's state as its own */
static bool in_field_Run_grammar(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_grammar_2(run, v, asn_child(run, node, IN_Run_grammar, 0));
}

/* context: a primitive, closed
 *   value choice         p(y | context, v) = softmax(f_context(v, c))_y */
static bool in_type_context(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_context, v, node);
}

/* node: a primitive, closed
 *   value choice         p(y | node, v) = softmax(f_node(v, c))_y */
static bool in_type_node(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_node, v, node);
}

/* text: a primitive, closed
 *   value choice         p(y | text, v) = softmax(f_text(v, c))_y */
static bool in_type_text_2(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_text_2, v, node);
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
    {"read", false, false, true, true, ASN_ANY, 1, 3, 1, 1, 0, 0, NULL},
    {"arena", false, false, true, false, ASN_ANY, 4, 1, 2, 3, 1, 0, NULL},
    {"grammar", false, false, true, true, ASN_ANY, 5, 2, 1, 1, 0, 0, NULL},
    {"run", false, false, true, true, ASN_ANY, 7, 1, 2, 2, 0, 0, NULL},
    {"context", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
    {"node", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
    {"text", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 4, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 5, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"write", 5, IN_TYPE_read_2, 0, 3, 3, 4},
    {"leave", 5, IN_TYPE_read_2, 3, 0, 1, 1},
    {"context", 7, IN_TYPE_read_2, 3, 0, 1, 1},
    {"arena", 5, IN_TYPE_arena, 3, 2, 2, 3},
    {"modules", 7, IN_TYPE_grammar_2, 5, 0, 1, 1},
    {"types", 5, IN_TYPE_grammar_2, 5, 2, 2, 3},
    {"Run", 3, IN_TYPE_run, 7, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"arena", 5, IN_write, IN_TYPE_arena, ASN_ONE, false},
    {"run", 3, IN_write, IN_TYPE_run, ASN_SEQUENCE, false},
    {"context", 7, IN_write, IN_TYPE_context, ASN_OPTIONAL, false},
    {"node", 4, IN_arena, IN_TYPE_node, ASN_ONE, false},
    {"visitor", 7, IN_arena, IN_TYPE_text_2, ASN_ONE, false},
    {"asn_tree", 8, IN_types, IN_TYPE_read_2, ASN_ONE, false},
    {"size_t", 6, IN_types, IN_TYPE_int, ASN_ONE, false},
    {"grammar", 7, IN_Run, IN_TYPE_grammar_2, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    2, 0, 0, 0, 0, 0, 0, 0, 4, 0, 5, 6, 1, 3, 7, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "read = write(arena arena, run* run, context? context) | leave | context",
    "arena = (node node, text visitor)",
    "grammar = modules | types(read asn_tree, int size_t)",
    "run = Run(grammar grammar)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 8, .n_ctors = 7, .n_fields = 8, .n_modules = 23, .root = IN_TYPE_read_2,
    .hash = in_hash, .hash_mask = 15, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_read_2 *in_new_write(asn_arena *arena, const in_arena *arena_, const in_run *const *run, int run_count, const asn_atom *context)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_write);
    asn_build_child(&asn_b, IN_write_arena, arena_);
    asn_build_children(&asn_b, IN_write_run, run, run_count);
    asn_build_optional(&asn_b, IN_write_context, context);
    return (const in_read_2 *)asn_build_end(&asn_b);
}

const in_read_2 *in_new_leave(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_leave);
    return (const in_read_2 *)asn_build_end(&asn_b);
}

const in_read_2 *in_new_context(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_context);
    return (const in_read_2 *)asn_build_end(&asn_b);
}

const in_arena *in_new_arena(asn_arena *arena, asn_atom node, asn_atom visitor)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_arena);
    asn_build_value(&asn_b, IN_arena_node, node);
    asn_build_value(&asn_b, IN_arena_visitor, visitor);
    return (const in_arena *)asn_build_end(&asn_b);
}

const in_grammar_2 *in_new_modules(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_modules);
    return (const in_grammar_2 *)asn_build_end(&asn_b);
}

const in_grammar_2 *in_new_types(asn_arena *arena, const in_read_2 *p_asn_tree, asn_atom size_t)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_types);
    asn_build_child(&asn_b, IN_types_asn_tree, p_asn_tree);
    asn_build_value(&asn_b, IN_types_size_t, size_t);
    return (const in_grammar_2 *)asn_build_end(&asn_b);
}

const in_run *in_new_Run(asn_arena *arena, const in_grammar_2 *grammar)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Run);
    asn_build_child(&asn_b, IN_Run_grammar, grammar);
    return (const in_run *)asn_build_end(&asn_b);
}

const in_read_2 *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_read_2 *)asn_tree_read(arena, &in_grammar, IN_TYPE_read_2, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_read_2 *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_read_2 *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_write: return !v->write || v->write(v, (const in_read_2 *)t);
    case IN_leave: return !v->leave_ || v->leave_(v, (const in_read_2 *)t);
    case IN_context: return !v->context_ || v->context_(v, (const in_read_2 *)t);
    case IN_arena: return !v->arena_ || v->arena_(v, (const in_arena *)t);
    case IN_modules: return !v->modules || v->modules(v, (const in_grammar_2 *)t);
    case IN_types: return !v->types || v->types(v, (const in_grammar_2 *)t);
    case IN_Run: return !v->Run || v->Run(v, (const in_run *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_read_2(in_visitor *v, const in_read_2 *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_read_2 *in_as_read_2(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_read_2 ? (const in_read_2 *)t : NULL;
}

bool in_visit_arena(in_visitor *v, const in_arena *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_arena *in_as_arena(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_arena ? (const in_arena *)t : NULL;
}

bool in_visit_grammar_2(in_visitor *v, const in_grammar_2 *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_grammar_2 *in_as_grammar_2(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_grammar_2 ? (const in_grammar_2 *)t : NULL;
}

bool in_visit_run(in_visitor *v, const in_run *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_run *in_as_run(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_run ? (const in_run *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
