/* in.c: written by asdlc from in.asdl, in.task and places.tsv. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Apply(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Lambda(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Lambda_variable(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Lambda_guard(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Lambda_body(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Name(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Name_id(asn_run *run, asn_state v, asn_node *node);
static bool in_type_pred(asn_run *run, asn_state v, asn_node *node);
static bool in_type_var(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_expr = {"expr", ASN_CHOICE, 0, in_type_expr, in_p_choice};
static const asn_module in_m_Apply = {"Apply", ASN_CONSTRUCTOR, 1, in_ctor_Apply, in_p_constructor};
static const asn_module in_m_Apply_predicate = {"Apply.predicate", ASN_FIELD_ONE, 0, in_field_Apply_predicate, in_p_one};
static const asn_module in_m_Apply_arguments = {"Apply.arguments", ASN_FIELD_SEQUENCE, 1, in_field_Apply_arguments, in_p_sequence};
static const asn_module in_m_Lambda = {"Lambda", ASN_CONSTRUCTOR, 2, in_ctor_Lambda, in_p_constructor};
static const asn_module in_m_Lambda_variable = {"Lambda.variable", ASN_FIELD_ONE, 2, in_field_Lambda_variable, in_p_one};
static const asn_module in_m_Lambda_guard = {"Lambda.guard", ASN_FIELD_OPTIONAL, 3, in_field_Lambda_guard, in_p_optional};
static const asn_module in_m_Lambda_body = {"Lambda.body", ASN_FIELD_ONE, 4, in_field_Lambda_body, in_p_one};
static const asn_module in_m_Name = {"Name", ASN_CONSTRUCTOR, 3, in_ctor_Name, in_p_constructor};
static const asn_module in_m_Name_id = {"Name.id", ASN_FIELD_ONE, 5, in_field_Name_id, in_p_one};
static const asn_module in_m_pred = {"pred", ASN_CLOSED, 1, in_type_pred, in_p_closed};
static const asn_module in_m_var = {"var", ASN_CLOSED, 2, in_type_var, in_p_closed};
static const asn_module in_m_identifier = {"identifier", ASN_OPEN, 3, in_type_identifier, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_expr, &in_m_Apply, &in_m_Apply_predicate, &in_m_Apply_arguments, &in_m_Lambda, &in_m_Lambda_variable,
    &in_m_Lambda_guard, &in_m_Lambda_body, &in_m_Name, &in_m_Name_id, &in_m_pred, &in_m_var, &in_m_identifier,
};

/* expr = Apply(pred predicate, expr* arguments) | Lambda(var variable, expr? guard, expr body)
 *     | Name(identifier id)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Apply:  return in_ctor_Apply(run, v, node);
    case IN_Lambda: return in_ctor_Lambda(run, v, node);
    case IN_Name:   return in_ctor_Name(run, v, node);
    }
    return asn_ok(run);
}

/* Apply(pred predicate, expr* arguments), and for each field F of it
 *   field embedding      e_F' = f_Apply(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Apply(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Apply;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_predicate = asn_vertical(run, v, asn_embed_field(run, m, IN_Apply_predicate, c));
    asn_state v_arguments = asn_vertical(run, v, asn_embed_field(run, m, IN_Apply_arguments, c));
    return in_field_Apply_predicate(run, v_predicate, node)
        && in_field_Apply_arguments(run, v_arguments, node);
}

/* Apply.predicate: pred, exactly one child; it takes the field's state as its own */
static bool in_field_Apply_predicate(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_pred(run, v, asn_child(run, node, IN_Apply_predicate, 0));
}

/* Apply.arguments: expr*, a sequence; i counts its children */
static bool in_field_Apply_arguments(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Apply_arguments;
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
        if (!in_type_expr(run, w, asn_child(run, node, IN_Apply_arguments, i)))
            return false;
    }
}

/* Lambda(var variable, expr? guard, expr body), and for each field F of it
 *   field embedding      e_F' = f_Lambda(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Lambda(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Lambda;
    asn_vec   c          = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_variable = asn_vertical(run, v, asn_embed_field(run, m, IN_Lambda_variable, c));
    asn_state v_guard    = asn_vertical(run, v, asn_embed_field(run, m, IN_Lambda_guard, c));
    asn_state v_body     = asn_vertical(run, v, asn_embed_field(run, m, IN_Lambda_body, c));
    return in_field_Lambda_variable(run, v_variable, node)
        && in_field_Lambda_guard(run, v_guard, node)
        && in_field_Lambda_body(run, v_body, node);
}

/* Lambda.variable: var, exactly one child; it takes the field's state as its own */
static bool in_field_Lambda_variable(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_var(run, v, asn_child(run, node, IN_Lambda_variable, 0));
}

/* Lambda.guard: expr?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_Lambda_guard(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Lambda_guard;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_expr(run, v, asn_child(run, node, IN_Lambda_guard, 0));
}

/* Lambda.body: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Lambda_body(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Lambda_body, 0));
}

/* Name(identifier id), and for each field F of it
 *   field embedding      e_F' = f_Name(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Name(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Name;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_id = asn_vertical(run, v, asn_embed_field(run, m, IN_Name_id, c));
    return in_field_Name_id(run, v_id, node);
}

/* Name.id: identifier, exactly one child; it takes the field's state as its own */
static bool in_field_Name_id(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_identifier(run, v, asn_child(run, node, IN_Name_id, 0));
}

/* pred: a primitive, closed
 *   value choice         p(y | pred, v) = softmax(f_pred(v, c))_y */
static bool in_type_pred(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_pred, v, node);
}

/* var: a primitive, closed
 *   value choice         p(y | var, v) = softmax(f_var(v, c))_y */
static bool in_type_var(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_var, v, node);
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
    {"expr", false, false, true, true, ASN_ANY, 1, 3, 2, 2, 0, 0, NULL},
    {"pred", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 1, 0, NULL},
    {"var", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
    {"identifier", true, true, true, false, ASN_IDENTIFIER, 0, 0, 1, 1, 3, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Apply", 5, IN_TYPE_expr, 0, 2, 2, 2},
    {"Lambda", 6, IN_TYPE_expr, 2, 3, 3, 4},
    {"Name", 4, IN_TYPE_expr, 5, 1, 2, 2},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"predicate", 9, IN_Apply, IN_TYPE_pred, ASN_ONE, false},
    {"arguments", 9, IN_Apply, IN_TYPE_expr, ASN_SEQUENCE, false},
    {"variable", 8, IN_Lambda, IN_TYPE_var, ASN_ONE, false},
    {"guard", 5, IN_Lambda, IN_TYPE_expr, ASN_OPTIONAL, false},
    {"body", 4, IN_Lambda, IN_TYPE_expr, ASN_ONE, false},
    {"id", 2, IN_Name, IN_TYPE_identifier, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 0, 2, 1, 0, 0, 3, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};
static const asn_setting in_settings[] = {
    {"hidden", "60"},
    {"dropout", ".25"},
    {"rate", "1e-3"},
};

static const char *const in_kinds[] = {"s", "r"};
static const asn_entity in_entities[] = {
    {0, "springfield"}, {1, "long:r"},
};
/* prepared words, entity, words at both ends that are no part of it */
static const asn_phrase in_phrases[] = {
    {"Springfield", 0, 0, 0}, {"the Long River", 1, 1, 0},
};
static const asn_lexicon in_lexicon = {in_kinds, in_entities, in_phrases, 2, 2, 2};

static const char *const in_grammar_text[] = {
    "expr = Apply(pred predicate, expr* arguments) | Lambda(var variable, expr? guard, expr body) | Name(identifier id)",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "minimum 2",
    "entities places.tsv",
    "set hidden 60",
    "set dropout .25",
    "set rate 1e-3",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 4, .n_ctors = 3, .n_fields = 6, .n_modules = 13, .root = IN_TYPE_expr,
    .hash = in_hash, .hash_mask = 7, .inputs = in_inputs, .n_inputs = 1,
    .settings = in_settings, .n_settings = 3,
    .minimum = 2, .entities = &in_lexicon,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_expr *in_new_Apply(asn_arena *arena, asn_atom predicate, const in_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Apply);
    asn_build_value(&asn_b, IN_Apply_predicate, predicate);
    asn_build_children(&asn_b, IN_Apply_arguments, arguments, arguments_count);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Lambda(asn_arena *arena, asn_atom variable, const in_expr *guard, const in_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Lambda);
    asn_build_value(&asn_b, IN_Lambda_variable, variable);
    asn_build_child(&asn_b, IN_Lambda_guard, guard);
    asn_build_child(&asn_b, IN_Lambda_body, body);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Name(asn_arena *arena, asn_atom id)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Name);
    asn_build_value(&asn_b, IN_Name_id, id);
    return (const in_expr *)asn_build_end(&asn_b);
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
    case IN_Apply: return !v->Apply || v->Apply(v, (const in_expr *)t);
    case IN_Lambda: return !v->Lambda || v->Lambda(v, (const in_expr *)t);
    case IN_Name: return !v->Name || v->Name(v, (const in_expr *)t);
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

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
