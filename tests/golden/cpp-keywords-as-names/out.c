/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_new(asn_run *run, asn_state v, asn_node *node);
static bool in_field_new_this(asn_run *run, asn_state v, asn_node *node);
static bool in_field_new_operator(asn_run *run, asn_state v, asn_node *node);
static bool in_field_new__template(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_delete(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_try(asn_run *run, asn_state v, asn_node *node);
static bool in_type_operator(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_and(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_xor_eq(asn_run *run, asn_state v, asn_node *node);
static bool in_type_template(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_template(asn_run *run, asn_state v, asn_node *node);
static bool in_field_template_class(asn_run *run, asn_state v, asn_node *node);
static bool in_field_template_true(asn_run *run, asn_state v, asn_node *node);
static bool in_field_template_namespace(asn_run *run, asn_state v, asn_node *node);
static bool in_type_this(asn_run *run, asn_state v, asn_node *node);
static bool in_type_bool(asn_run *run, asn_state v, asn_node *node);
static bool in_type_string(asn_run *run, asn_state v, asn_node *node);

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

static const asn_module in_m_class = {"class", ASN_CHOICE, 0, in_type_class, in_p_choice};
static const asn_module in_m_new = {"new", ASN_CONSTRUCTOR, 1, in_ctor_new, in_p_constructor};
static const asn_module in_m_new_this = {"new.this", ASN_FIELD_ONE, 0, in_field_new_this, in_p_one};
static const asn_module in_m_new_operator = {"new.operator", ASN_FIELD_OPTIONAL, 1, in_field_new_operator, in_p_optional};
static const asn_module in_m_new__template = {"new.template", ASN_FIELD_SEQUENCE, 2, in_field_new__template, in_p_sequence};
static const asn_module in_m_delete = {"delete", ASN_CONSTRUCTOR, 2, in_ctor_delete, NULL};
static const asn_module in_m_try = {"try", ASN_CONSTRUCTOR, 3, in_ctor_try, NULL};
static const asn_module in_m_operator = {"operator", ASN_CHOICE, 1, in_type_operator, in_p_choice};
static const asn_module in_m_and = {"and", ASN_CONSTRUCTOR, 4, in_ctor_and, NULL};
static const asn_module in_m_xor_eq = {"xor_eq", ASN_CONSTRUCTOR, 5, in_ctor_xor_eq, NULL};
static const asn_module in_m_template = {"template", ASN_SINGLE, 2, in_type_template, NULL};
static const asn_module in_m_template_ctor = {"template", ASN_CONSTRUCTOR, 6, in_ctor_template, in_p_constructor};
static const asn_module in_m_template_class = {"template.class", ASN_FIELD_ONE, 3, in_field_template_class, in_p_one};
static const asn_module in_m_template_true = {"template.true", ASN_FIELD_ONE, 4, in_field_template_true, in_p_one};
static const asn_module in_m_template_namespace = {"template.namespace", ASN_FIELD_ONE, 5, in_field_template_namespace, in_p_one};
static const asn_module in_m_this = {"this", ASN_CLOSED, 3, in_type_this, in_p_closed};
static const asn_module in_m_bool = {"bool", ASN_CLOSED, 4, in_type_bool, in_p_closed};
static const asn_module in_m_string = {"string", ASN_OPEN, 5, in_type_string, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_class, &in_m_new, &in_m_new_this, &in_m_new_operator, &in_m_new__template, &in_m_delete, &in_m_try,
    &in_m_operator, &in_m_and, &in_m_xor_eq, &in_m_template, &in_m_template_ctor, &in_m_template_class,
    &in_m_template_true, &in_m_template_namespace, &in_m_this, &in_m_bool, &in_m_string,
};

/* class = new(this this, operator? operator, template* template) | delete | try
 *   constructor choice   p(C | class, v) = softmax(f_class(v, c))_C */
bool in_type_class(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_class;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_new:    return in_ctor_new(run, v, node);
    case IN_delete: return in_ctor_delete(run, v, node);
    case IN_try:    return in_ctor_try(run, v, node);
    }
    return asn_ok(run);
}

/* new(this this, operator? operator, template* template), and for each field F of it
 *   field embedding      e_F' = f_new(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_new(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_new;
    asn_vec   c           = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_this_     = asn_vertical(run, v, asn_embed_field(run, m, IN_new_this, c));
    asn_state v_operator_ = asn_vertical(run, v, asn_embed_field(run, m, IN_new_operator, c));
    asn_state v_template_ = asn_vertical(run, v, asn_embed_field(run, m, IN_new__template, c));
    return in_field_new_this(run, v_this_, node)
        && in_field_new_operator(run, v_operator_, node)
        && in_field_new__template(run, v_template_, node);
}

/* new.this: this, exactly one child; it takes the field's state as its own */
static bool in_field_new_this(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_this(run, v, asn_child(run, node, IN_new_this, 0));
}

/* new.operator: operator?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_new_operator(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_new_operator;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_operator(run, v, asn_child(run, node, IN_new_operator, 0));
}

/* new.template: template*, a sequence; i counts its children */
static bool in_field_new__template(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_new__template;
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
        if (!in_type_template(run, w, asn_child(run, node, IN_new__template, i)))
            return false;
    }
}

/* delete: no fields */
static bool in_ctor_delete(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* try: no fields */
static bool in_ctor_try(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* operator = and | xor_eq
 *   constructor choice   p(C | operator, v) = softmax(f_operator(v, c))_C */
static bool in_type_operator(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_operator;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_and:    return in_ctor_and(run, v, node);
    case IN_xor_eq: return in_ctor_xor_eq(run, v, node);
    }
    return asn_ok(run);
}

/* and: no fields */
static bool in_ctor_and(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* xor_eq: no fields */
static bool in_ctor_xor_eq(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* template = (class class, bool true, string namespace)
 *   one constructor, nothing to choose */
static bool in_type_template(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_template;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_template(run, v, node);
}

/* template = (class class, bool true, string namespace), and for each field F of it
 *   field embedding      e_F' = f_template(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_template(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_template_ctor;
    asn_vec   c            = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_class_     = asn_vertical(run, v, asn_embed_field(run, m, IN_template_class, c));
    asn_state v_true_      = asn_vertical(run, v, asn_embed_field(run, m, IN_template_true, c));
    asn_state v_namespace_ = asn_vertical(run, v, asn_embed_field(run, m, IN_template_namespace, c));
    return in_field_template_class(run, v_class_, node)
        && in_field_template_true(run, v_true_, node)
        && in_field_template_namespace(run, v_namespace_, node);
}

/* template.class: class, exactly one child; it takes the field's state as its own */
static bool in_field_template_class(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_class(run, v, asn_child(run, node, IN_template_class, 0));
}

/* template.true: bool, exactly one child; it takes the field's state as its own */
static bool in_field_template_true(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_bool(run, v, asn_child(run, node, IN_template_true, 0));
}

/* template.namespace: string, exactly one child; it takes the field's state as its own */
static bool in_field_template_namespace(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_string(run, v, asn_child(run, node, IN_template_namespace, 0));
}

/* this: a primitive, closed
 *   value choice         p(y | this, v) = softmax(f_this(v, c))_y */
static bool in_type_this(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_this, v, node);
}

/* bool: a primitive, closed
 *   value choice         p(y | bool, v) = softmax(f_bool(v, c))_y */
static bool in_type_bool(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_bool, v, node);
}

/* string: a primitive, open
 *   new or listed        p(new | v) = sigmoid(f_new(v, c))
 *   spelling             p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k
 *   value choice         p(y | string, v) = softmax(f_string(v, c))_y */
static bool in_type_string(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_string, v, node);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"class", false, false, true, true, ASN_ANY, 1, 3, 1, 1, 0, 0, NULL},
    {"operator", false, false, true, false, ASN_ANY, 4, 2, 1, 1, 1, 0, NULL},
    {"template", false, false, true, true, ASN_ANY, 6, 1, 2, 4, 0, 0, NULL},
    {"this", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
    {"bool", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 3, 0, NULL},
    {"string", true, true, true, false, ASN_ANY, 0, 0, 1, 1, 4, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"new", 3, IN_TYPE_class, 0, 3, 2, 2},
    {"delete", 6, IN_TYPE_class, 3, 0, 1, 1},
    {"try", 3, IN_TYPE_class, 3, 0, 1, 1},
    {"and", 3, IN_TYPE_operator, 3, 0, 1, 1},
    {"xor_eq", 6, IN_TYPE_operator, 3, 0, 1, 1},
    {"template", 8, IN_TYPE_template, 3, 3, 2, 4},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"this", 4, IN_new, IN_TYPE_this, ASN_ONE, false},
    {"operator", 8, IN_new, IN_TYPE_operator, ASN_OPTIONAL, false},
    {"template", 8, IN_new, IN_TYPE_template, ASN_SEQUENCE, false},
    {"class", 5, IN_template, IN_TYPE_class, ASN_ONE, false},
    {"true", 4, IN_template, IN_TYPE_bool, ASN_ONE, false},
    {"namespace", 9, IN_template, IN_TYPE_string, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 1, 0, 0, 0, 0, 4, 0, 0, 5, 2, 6, 0, 0, 3, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "class = new(this this, operator? operator, template* template) | delete | try",
    "operator = and | xor_eq",
    "template = (class class, bool true, string namespace)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 6, .n_ctors = 6, .n_fields = 6, .n_modules = 18, .root = IN_TYPE_class,
    .hash = in_hash, .hash_mask = 15, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_class *in_new_new(asn_arena *arena, asn_atom this_, const in_operator *operator_, const in_template *const *template_, int template__count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_new);
    asn_build_value(&asn_b, IN_new_this, this_);
    asn_build_child(&asn_b, IN_new_operator, operator_);
    asn_build_children(&asn_b, IN_new__template, template_, template__count);
    return (const in_class *)asn_build_end(&asn_b);
}

const in_class *in_new_delete(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_delete);
    return (const in_class *)asn_build_end(&asn_b);
}

const in_class *in_new_try(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_try);
    return (const in_class *)asn_build_end(&asn_b);
}

const in_operator *in_new_and(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_and);
    return (const in_operator *)asn_build_end(&asn_b);
}

const in_operator *in_new_xor_eq(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_xor_eq);
    return (const in_operator *)asn_build_end(&asn_b);
}

const in_template *in_new_template(asn_arena *arena, const in_class *class_, asn_atom true_, asn_atom namespace_)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_template);
    asn_build_child(&asn_b, IN_template_class, class_);
    asn_build_value(&asn_b, IN_template_true, true_);
    asn_build_value(&asn_b, IN_template_namespace, namespace_);
    return (const in_template *)asn_build_end(&asn_b);
}

const in_class *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_class *)asn_tree_read(arena, &in_grammar, IN_TYPE_class, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_class *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_class *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_new: return !v->new_ || v->new_(v, (const in_class *)t);
    case IN_delete: return !v->delete_ || v->delete_(v, (const in_class *)t);
    case IN_try: return !v->try_ || v->try_(v, (const in_class *)t);
    case IN_and: return !v->and_ || v->and_(v, (const in_operator *)t);
    case IN_xor_eq: return !v->xor_eq_ || v->xor_eq_(v, (const in_operator *)t);
    case IN_template: return !v->template_ || v->template_(v, (const in_template *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_class(in_visitor *v, const in_class *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_class *in_as_class(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_class ? (const in_class *)t : NULL;
}

bool in_visit_operator(in_visitor *v, const in_operator *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_operator *in_as_operator(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_operator ? (const in_operator *)t : NULL;
}

bool in_visit_template(in_visitor *v, const in_template *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_template *in_as_template(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_template ? (const in_template *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
