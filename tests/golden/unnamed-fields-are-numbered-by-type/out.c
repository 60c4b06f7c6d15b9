/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Node(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Node_int1(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Node_tree1(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Node_tree2(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Leaf(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Leaf_int1(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Leaf_name(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Leaf_int2(asn_run *run, asn_state v, asn_node *node);
static bool in_type_int(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_tree = {"tree", ASN_CHOICE, 0, in_type_tree, in_p_choice};
static const asn_module in_m_Node = {"Node", ASN_CONSTRUCTOR, 1, in_ctor_Node, in_p_constructor};
static const asn_module in_m_Node_int1 = {"Node.int1", ASN_FIELD_ONE, 0, in_field_Node_int1, in_p_one};
static const asn_module in_m_Node_tree1 = {"Node.tree1", ASN_FIELD_ONE, 1, in_field_Node_tree1, in_p_one};
static const asn_module in_m_Node_tree2 = {"Node.tree2", ASN_FIELD_SEQUENCE, 2, in_field_Node_tree2, in_p_sequence};
static const asn_module in_m_Leaf = {"Leaf", ASN_CONSTRUCTOR, 2, in_ctor_Leaf, in_p_constructor};
static const asn_module in_m_Leaf_int1 = {"Leaf.int1", ASN_FIELD_OPTIONAL, 3, in_field_Leaf_int1, in_p_optional};
static const asn_module in_m_Leaf_name = {"Leaf.name", ASN_FIELD_ONE, 4, in_field_Leaf_name, in_p_one};
static const asn_module in_m_Leaf_int2 = {"Leaf.int2", ASN_FIELD_ONE, 5, in_field_Leaf_int2, in_p_one};
static const asn_module in_m_int = {"int", ASN_CLOSED, 1, in_type_int, in_p_closed};
static const asn_module in_m_string = {"string", ASN_OPEN, 2, in_type_string, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_tree, &in_m_Node, &in_m_Node_int1, &in_m_Node_tree1, &in_m_Node_tree2, &in_m_Leaf, &in_m_Leaf_int1,
    &in_m_Leaf_name, &in_m_Leaf_int2, &in_m_int, &in_m_string,
};

/* tree = Node(int int1, tree tree1, tree* tree2) | Leaf(int? int1, string name, int int2)
 *   constructor choice   p(C | tree, v) = softmax(f_tree(v, c))_C */
bool in_type_tree(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_tree;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Node: return in_ctor_Node(run, v, node);
    case IN_Leaf: return in_ctor_Leaf(run, v, node);
    }
    return asn_ok(run);
}

/* Node(int int1, tree tree1, tree* tree2), and for each field F of it
 *   field embedding      e_F' = f_Node(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Node(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Node;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_int1  = asn_vertical(run, v, asn_embed_field(run, m, IN_Node_int1, c));
    asn_state v_tree1 = asn_vertical(run, v, asn_embed_field(run, m, IN_Node_tree1, c));
    asn_state v_tree2 = asn_vertical(run, v, asn_embed_field(run, m, IN_Node_tree2, c));
    return in_field_Node_int1(run, v_int1, node)
        && in_field_Node_tree1(run, v_tree1, node)
        && in_field_Node_tree2(run, v_tree2, node);
}

/* Node.int1: int, exactly one child; it takes the field's state as its own */
static bool in_field_Node_int1(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_Node_int1, 0));
}

/* Node.tree1: tree, exactly one child; it takes the field's state as its own */
static bool in_field_Node_tree1(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_tree(run, v, asn_child(run, node, IN_Node_tree1, 0));
}

/* Node.tree2: tree*, a sequence; i counts its children */
static bool in_field_Node_tree2(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Node_tree2;
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
        if (!in_type_tree(run, w, asn_child(run, node, IN_Node_tree2, i)))
            return false;
    }
}

/* Leaf(int? int1, string name, int int2), and for each field F of it
 *   field embedding      e_F' = f_Leaf(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Leaf(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Leaf;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_int1 = asn_vertical(run, v, asn_embed_field(run, m, IN_Leaf_int1, c));
    asn_state v_name = asn_vertical(run, v, asn_embed_field(run, m, IN_Leaf_name, c));
    asn_state v_int2 = asn_vertical(run, v, asn_embed_field(run, m, IN_Leaf_int2, c));
    return in_field_Leaf_int1(run, v_int1, node)
        && in_field_Leaf_name(run, v_name, node)
        && in_field_Leaf_int2(run, v_int2, node);
}

/* Leaf.int1: int?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool in_field_Leaf_int1(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Leaf_int1;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return in_type_int(run, v, asn_child(run, node, IN_Leaf_int1, 0));
}

/* Leaf.name: string, exactly one child; it takes the field's state as its own */
static bool in_field_Leaf_name(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_string(run, v, asn_child(run, node, IN_Leaf_name, 0));
}

/* Leaf.int2: int, exactly one child; it takes the field's state as its own */
static bool in_field_Leaf_int2(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_int(run, v, asn_child(run, node, IN_Leaf_int2, 0));
}

/* int: a primitive, closed
 *   value choice         p(y | int, v) = softmax(f_int(v, c))_y */
static bool in_type_int(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &in_m_int, v, node);
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
    {"tree", false, false, true, true, ASN_ANY, 1, 2, 2, 3, 0, 0, NULL},
    {"int", true, false, true, false, ASN_INT, 0, 0, 1, 1, 1, 0, NULL},
    {"string", true, true, true, false, ASN_ANY, 0, 0, 1, 1, 2, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Node", 4, IN_TYPE_tree, 0, 3, 3, 5},
    {"Leaf", 4, IN_TYPE_tree, 3, 3, 2, 3},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"int1", 4, IN_Node, IN_TYPE_int, ASN_ONE, false},
    {"tree1", 5, IN_Node, IN_TYPE_tree, ASN_ONE, false},
    {"tree2", 5, IN_Node, IN_TYPE_tree, ASN_SEQUENCE, false},
    {"int1", 4, IN_Leaf, IN_TYPE_int, ASN_OPTIONAL, false},
    {"name", 4, IN_Leaf, IN_TYPE_string, ASN_ONE, false},
    {"int2", 4, IN_Leaf, IN_TYPE_int, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 1, 2, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "tree = Node(int int1, tree tree1, tree* tree2) | Leaf(int? int1, string name, int int2)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 3, .n_ctors = 2, .n_fields = 6, .n_modules = 11, .root = IN_TYPE_tree,
    .hash = in_hash, .hash_mask = 3, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_tree *in_new_Node(asn_arena *arena, asn_atom int1, const in_tree *tree1, const in_tree *const *tree2, int tree2_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Node);
    asn_build_value(&asn_b, IN_Node_int1, int1);
    asn_build_child(&asn_b, IN_Node_tree1, tree1);
    asn_build_children(&asn_b, IN_Node_tree2, tree2, tree2_count);
    return (const in_tree *)asn_build_end(&asn_b);
}

const in_tree *in_new_Leaf(asn_arena *arena, const asn_atom *int1, asn_atom name, asn_atom int2)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Leaf);
    asn_build_optional(&asn_b, IN_Leaf_int1, int1);
    asn_build_value(&asn_b, IN_Leaf_name, name);
    asn_build_value(&asn_b, IN_Leaf_int2, int2);
    return (const in_tree *)asn_build_end(&asn_b);
}

const in_tree *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_tree *)asn_tree_read(arena, &in_grammar, IN_TYPE_tree, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_tree *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_tree *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Node: return !v->Node || v->Node(v, (const in_tree *)t);
    case IN_Leaf: return !v->Leaf || v->Leaf(v, (const in_tree *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_tree(in_visitor *v, const in_tree *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_tree *in_as_tree(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_tree ? (const in_tree *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
