/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Args(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Args_names(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Args_defaults(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Args_kwnames(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Args_kwdefaults(asn_run *run, asn_state v, asn_node *node);
static bool in_type_value(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Value(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Value_n(asn_run *run, asn_state v, asn_node *node);
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node);
static bool in_type_int(asn_run *run, asn_state v, asn_node *node);

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

static const asn_module in_m_args = {"args", ASN_SINGLE, 0, in_type_args, NULL};
static const asn_module in_m_Args = {"Args", ASN_CONSTRUCTOR, 1, in_ctor_Args, in_p_constructor};
static const asn_module in_m_Args_names = {"Args.names", ASN_FIELD_SEQUENCE, 0, in_field_Args_names, in_p_sequence};
static const asn_module in_m_Args_defaults = {"Args.defaults", ASN_FIELD_OPTIONALS, 1, in_field_Args_defaults, in_p_optionals};
static const asn_module in_m_Args_kwnames = {"Args.kwnames", ASN_FIELD_SEQUENCE, 2, in_field_Args_kwnames, in_p_sequence};
static const asn_module in_m_Args_kwdefaults = {"Args.kwdefaults", ASN_FIELD_SEQUENCE, 3, in_field_Args_kwdefaults, in_p_sequence};
static const asn_module in_m_value = {"value", ASN_SINGLE, 1, in_type_value, NULL};
static const asn_module in_m_Value = {"Value", ASN_CONSTRUCTOR, 2, in_ctor_Value, in_p_constructor};
static const asn_module in_m_Value_n = {"Value.n", ASN_FIELD_ONE, 4, in_field_Value_n, in_p_one};
static const asn_module in_m_identifier = {"identifier", ASN_OPEN, 2, in_type_identifier, in_p_open};
static const asn_module in_m_int = {"int", ASN_CLOSED, 3, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_args, &in_m_Args, &in_m_Args_names, &in_m_Args_defaults, &in_m_Args_kwnames, &in_m_Args_kwdefaults,
    &in_m_value, &in_m_Value, &in_m_Value_n, &in_m_identifier, &in_m_int,
};

/* args = Args(identifier* names, value?* defaults, identifier* kwnames, value* kwdefaults)
 *   one constructor, nothing to choose */
bool in_type_args(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_args;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Args(run, v, node);
}

/* Args(identifier* names, value?* defaults, identifier* kwnames, value* kwdefaults), and for each field F of it
 *   field embedding      e_F' = f_Args(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Args(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Args;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_names      = asn_vertical(run, v, asn_embed_field(run, m, IN_Args_names, c));
    asn_state v_defaults   = asn_vertical(run, v, asn_embed_field(run, m, IN_Args_defaults, c));
    asn_state v_kwnames    = asn_vertical(run, v, asn_embed_field(run, m, IN_Args_kwnames, c));
    asn_state v_kwdefaults = asn_vertical(run, v, asn_embed_field(run, m, IN_Args_kwdefaults, c));
    return in_field_Args_names(run, v_names, node)
        && in_field_Args_defaults(run, v_defaults, node)
        && in_field_Args_kwnames(run, v_kwnames, node)
        && in_field_Args_kwdefaults(run, v_kwdefaults, node);
}

/* Args.names: identifier*, a sequence; i counts its children */
static bool in_field_Args_names(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Args_names;
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
        if (!in_type_identifier(run, w, asn_child(run, node, IN_Args_names, i)))
            return false;
    }
}

/* Args.defaults: value?*, a sequence with gaps; i counts its places */
static bool in_field_Args_defaults(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Args_defaults;
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
        if (!in_type_value(run, w, asn_child(run, node, IN_Args_defaults, i)))
            return false;
    }
}

/* Args.kwnames: identifier*, a sequence; i counts its children */
static bool in_field_Args_kwnames(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Args_kwnames;
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
        if (!in_type_identifier(run, w, asn_child(run, node, IN_Args_kwnames, i)))
            return false;
    }
}

/* Args.kwdefaults: value*, a sequence; i counts its children */
static bool in_field_Args_kwdefaults(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Args_kwdefaults;
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
        if (!in_type_value(run, w, asn_child(run, node, IN_Args_kwdefaults, i)))
            return false;
    }
}

/* value = Value(int n)
 *   one constructor, nothing to choose */
static bool in_type_value(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_value;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Value(run, v, node);
}

/* Value(int n), and for each field F of it
 *   field embedding      e_F' = f_Value(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Value(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Value;
    asn_vec   c   = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_n = asn_vertical(run, v, asn_embed_field(run, m, IN_Value_n, c));
    return in_field_Value_n(run, v_n, node);
}

/* Value.n: int, exactly one child; it takes the field's state as its own */
static bool in_field_Value_n(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_Value_n, 0));
}

/* identifier: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | identifier, v) = softmax(f_identifier(v, c))_y */
static bool in_type_identifier(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_identifier, v, node);
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- Target text, from the task's templates. */

/* print Args "{*names,defaults$kwnames:{names}{?defaults:={defaults}}|, }{?kwnames: *, }{*kwnames,kwdefaults$:{kwnames}={kwdefaults}|, }" */
static void in_print_Args(asn_printer *p, const asn_tree *t)
{
    for (int i1 = 0; i1 < asn_tree_count(t, IN_Args_names); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_value(p, asn_tree_child(t, IN_Args_names, i1), ASN_RAW, NULL, 0, NULL, 0);
        if (asn_tree_child(t, IN_Args_defaults, i1 + asn_tree_count(t, IN_Args_defaults) - asn_tree_count(t, IN_Args_names) - asn_tree_count(t, IN_Args_kwnames))) {
            asn_put(p, "=", 1);
            asn_put_tree(p, asn_tree_child(t, IN_Args_defaults, i1 + asn_tree_count(t, IN_Args_defaults) - asn_tree_count(t, IN_Args_names) - asn_tree_count(t, IN_Args_kwnames)), 0, ASN_ANY_LEVEL);
        }
    }
    if (asn_tree_count(t, IN_Args_kwnames) > 0) {
        asn_put(p, " *, ", 4);
    }
    for (int i2 = 0; i2 < asn_tree_count(t, IN_Args_kwnames); i2++) {
        if (i2 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_value(p, asn_tree_child(t, IN_Args_kwnames, i2), ASN_RAW, NULL, 0, NULL, 0);
        asn_put(p, "=", 1);
        asn_put_tree(p, asn_tree_child(t, IN_Args_kwdefaults, i2 + asn_tree_count(t, IN_Args_kwdefaults) - asn_tree_count(t, IN_Args_kwnames)), 0, ASN_ANY_LEVEL);
    }
}

/* print Value "{n}" */
static void in_print_Value(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, IN_Value_n, 0), ASN_RAW, NULL, 0, NULL, 0);
}

static const asn_template in_templates[] = {
    {NULL, -1}, /* plain */
    {in_print_Args, -1},
    {in_print_Value, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"args", false, false, true, false, ASN_ANY, 1, 1, 1, 1, 0, 0, NULL},
    {"value", false, false, true, false, ASN_ANY, 2, 1, 2, 2, 1, 0, NULL},
    {"identifier", true, true, true, false, ASN_IDENTIFIER, 0, 0, 1, 1, 2, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 3, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Args", 4, IN_TYPE_args, 0, 4, 1, 1},
    {"Value", 5, IN_TYPE_value, 4, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"names", 5, IN_Args, IN_TYPE_identifier, ASN_SEQUENCE, false},
    {"defaults", 8, IN_Args, IN_TYPE_value, ASN_OPTIONALS, false},
    {"kwnames", 7, IN_Args, IN_TYPE_identifier, ASN_SEQUENCE, false},
    {"kwdefaults", 10, IN_Args, IN_TYPE_value, ASN_SEQUENCE, false},
    {"n", 1, IN_Value, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    1, 0, 2, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "args = Args(identifier* names, value?* defaults, identifier* kwnames, value* kwdefaults)",
    "value = Value(int n)",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "print Args \"{*names,defaults$kwnames:{names}{?defaults:={defaults}}|, }{?kwnames: *, }{*kwnames,kwdefaults$:{kwnames}={kwdefaults}|, }\"",
    "print Value \"{n}\"",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 4, .n_ctors = 2, .n_fields = 5, .n_modules = 11, .root = IN_TYPE_args,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = in_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_args *in_new_Args(asn_arena *arena, const asn_atom *names, int names_count, const in_value *const *defaults, int defaults_count, const asn_atom *kwnames, int kwnames_count, const in_value *const *kwdefaults, int kwdefaults_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Args);
    asn_build_values(&asn_b, IN_Args_names, names, names_count);
    asn_build_children(&asn_b, IN_Args_defaults, defaults, defaults_count);
    asn_build_values(&asn_b, IN_Args_kwnames, kwnames, kwnames_count);
    asn_build_children(&asn_b, IN_Args_kwdefaults, kwdefaults, kwdefaults_count);
    return (const in_args *)asn_build_end(&asn_b);
}

const in_value *in_new_Value(asn_arena *arena, asn_atom n)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Value);
    asn_build_value(&asn_b, IN_Value_n, n);
    return (const in_value *)asn_build_end(&asn_b);
}

const in_args *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_args *)asn_tree_read(arena, &in_grammar, IN_TYPE_args, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_args *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_args *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Args: return !v->Args || v->Args(v, (const in_args *)t);
    case IN_Value: return !v->Value || v->Value(v, (const in_value *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_args(in_visitor *v, const in_args *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_args *in_as_args(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_args ? (const in_args *)t : NULL;
}

bool in_visit_value(in_visitor *v, const in_value *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_value *in_as_value(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_value ? (const in_value *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
