/* in.c: written by asdlc from in.asdl and in.task. Change those, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_List(asn_run *run, asn_state v, asn_node *node);
static bool in_field_List_items(asn_run *run, asn_state v, asn_node *node);
static bool in_field_List_rest(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_End(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_list = {"list", ASN_CHOICE, 0, in_type_list, in_p_choice};
static const asn_module in_m_List = {"List", ASN_CONSTRUCTOR, 1, in_ctor_List, in_p_constructor};
static const asn_module in_m_List_items = {"List.items", ASN_FIELD_SEQUENCE, 0, in_field_List_items, in_p_sequence};
static const asn_module in_m_List_rest = {"List.rest", ASN_FIELD_SEQUENCE, 1, in_field_List_rest, in_p_sequence};
static const asn_module in_m_End = {"End", ASN_CONSTRUCTOR, 2, in_ctor_End, NULL};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};

static const asn_module *const in_modules[] = {
    &in_m_list, &in_m_List, &in_m_List_items, &in_m_List_rest, &in_m_End, &in_m_int,
};

/* list = List(int* items, list* rest) | End
 *   constructor choice   p(C | list, v) = softmax(f_list(v, c))_C */
bool in_type_list(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_list;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_List: return in_ctor_List(run, v, node);
    case IN_End:  return in_ctor_End(run, v, node);
    }
    return asn_ok(run);
}

/* List(int* items, list* rest), and for each field F of it
 *   field embedding      e_F' = f_List(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_List(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_List;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_items = asn_vertical(run, v, asn_embed_field(run, m, IN_List_items, c));
    asn_state v_rest  = asn_vertical(run, v, asn_embed_field(run, m, IN_List_rest, c));
    return in_field_List_items(run, v_items, node)
        && in_field_List_rest(run, v_rest, node);
}

/* List.items: int*, a sequence; i counts its children */
static bool in_field_List_items(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_List_items;
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
        if (!in_type_int(run, w, asn_child(run, node, IN_List_items, i)))
            return false;
    }
}

/* List.rest: list*, a sequence; i counts its children */
static bool in_field_List_rest(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_List_rest;
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
        if (!in_type_list(run, w, asn_child(run, node, IN_List_rest, i)))
            return false;
    }
}

/* End: no fields */
static bool in_ctor_End(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
}

/* ---- Target text, from the task's templates. */

/* print List "[{items:, }]{rest:\n}" */
static void in_print_List(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "[", 1);
    for (int i1 = 0; i1 < asn_tree_count(t, IN_List_items); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_value(p, asn_tree_child(t, IN_List_items, i1), ASN_RAW, NULL, 0, NULL, 0);
    }
    asn_put(p, "]", 1);
    for (int i2 = 0; i2 < asn_tree_count(t, IN_List_rest); i2++) {
        if (i2 > 0) {
            asn_put_line(p);
        }
        asn_put_tree(p, asn_tree_child(t, IN_List_rest, i2), 0, ASN_ANY_LEVEL);
    }
}

/* print End "" */
static void in_print_End(asn_printer *p, const asn_tree *t)
{
    (void)t;
    (void)p;
}

static const asn_template in_templates[] = {
    {NULL, -1}, /* plain */
    {in_print_List, -1},
    {in_print_End, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"list", false, false, true, true, ASN_ANY, 1, 2, 1, 1, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"List", 4, IN_TYPE_list, 0, 2, 1, 1},
    {"End", 3, IN_TYPE_list, 2, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"items", 5, IN_List, IN_TYPE_int, ASN_SEQUENCE, false},
    {"rest", 4, IN_List, IN_TYPE_list, ASN_SEQUENCE, false},
};

static const int32_t in_hash[] = {
    0, 1, 2, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "list = List(int* items, list* rest) | End",
    NULL};

static const char *const in_task_text[] = {
    "grammar in.asdl",
    "print List \"[{items:, }]{rest:\\n}\"",
    "print End \"\"",
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 2, .n_ctors = 2, .n_fields = 2, .n_modules = 6, .root = IN_TYPE_list,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL, .templates = in_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_list *in_new_List(asn_arena *arena, const asn_atom *items, int items_count, const in_list *const *rest, int rest_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_List);
    asn_build_values(&asn_b, IN_List_items, items, items_count);
    asn_build_children(&asn_b, IN_List_rest, rest, rest_count);
    return (const in_list *)asn_build_end(&asn_b);
}

const in_list *in_new_End(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_End);
    return (const in_list *)asn_build_end(&asn_b);
}

const in_list *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_list *)asn_tree_read(arena, &in_grammar, IN_TYPE_list, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_list *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_list *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_List: return !v->List || v->List(v, (const in_list *)t);
    case IN_End: return !v->End || v->End(v, (const in_list *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_list(in_visitor *v, const in_list *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_list *in_as_list(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_list ? (const in_list *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
