/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Expr(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Expr_value(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Block(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Block_body(asn_run *run, asn_state v, asn_node *node);
static bool in_type_expr(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Lambda(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Lambda_body(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Name(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Name_id(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Both(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Both_left(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Both_right(asn_run *run, asn_state v, asn_node *node);
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

static const asn_module in_m_stmt = {"stmt", ASN_CHOICE, 0, in_type_stmt, in_p_choice};
static const asn_module in_m_Expr = {"Expr", ASN_CONSTRUCTOR, 1, in_ctor_Expr, in_p_constructor};
static const asn_module in_m_Expr_value = {"Expr.value", ASN_FIELD_ONE, 0, in_field_Expr_value, in_p_one};
static const asn_module in_m_Block = {"Block", ASN_CONSTRUCTOR, 2, in_ctor_Block, in_p_constructor};
static const asn_module in_m_Block_body = {"Block.body", ASN_FIELD_SEQUENCE, 1, in_field_Block_body, in_p_sequence};
static const asn_module in_m_expr = {"expr", ASN_CHOICE, 1, in_type_expr, in_p_choice};
static const asn_module in_m_Lambda = {"Lambda", ASN_CONSTRUCTOR, 3, in_ctor_Lambda, in_p_constructor};
static const asn_module in_m_Lambda_body = {"Lambda.body", ASN_FIELD_ONE, 2, in_field_Lambda_body, in_p_one};
static const asn_module in_m_Name = {"Name", ASN_CONSTRUCTOR, 4, in_ctor_Name, in_p_constructor};
static const asn_module in_m_Name_id = {"Name.id", ASN_FIELD_ONE, 3, in_field_Name_id, in_p_one};
static const asn_module in_m_Both = {"Both", ASN_CONSTRUCTOR, 5, in_ctor_Both, in_p_constructor};
static const asn_module in_m_Both_left = {"Both.left", ASN_FIELD_ONE, 4, in_field_Both_left, in_p_one};
static const asn_module in_m_Both_right = {"Both.right", ASN_FIELD_ONE, 5, in_field_Both_right, in_p_one};
static const asn_module in_m_identifier = {"identifier", ASN_OPEN, 2, in_type_identifier, in_p_open};

static const asn_module *const in_modules[] = {
    &in_m_stmt, &in_m_Expr, &in_m_Expr_value, &in_m_Block, &in_m_Block_body, &in_m_expr, &in_m_Lambda,
    &in_m_Lambda_body, &in_m_Name, &in_m_Name_id, &in_m_Both, &in_m_Both_left, &in_m_Both_right, &in_m_identifier,
};

/* stmt = Expr(expr value) | Block(stmt* body)
 *   constructor choice   p(C | stmt, v) = softmax(f_stmt(v, c))_C */
bool in_type_stmt(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_stmt;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Expr:  return in_ctor_Expr(run, v, node);
    case IN_Block: return in_ctor_Block(run, v, node);
    }
    return asn_ok(run);
}

/* Expr(expr value), and for each field F of it
 *   field embedding      e_F' = f_Expr(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Expr;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_value = asn_vertical(run, v, asn_embed_field(run, m, IN_Expr_value, c));
    return in_field_Expr_value(run, v_value, node);
}

/* Expr.value: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Expr_value(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Expr_value, 0));
}

/* Block(stmt* body), and for each field F of it
 *   field embedding      e_F' = f_Block(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Block(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Block;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body = asn_vertical(run, v, asn_embed_field(run, m, IN_Block_body, c));
    return in_field_Block_body(run, v_body, node);
}

/* Block.body: stmt*, a sequence; i counts its children */
static bool in_field_Block_body(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Block_body;
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
        if (!in_type_stmt(run, w, asn_child(run, node, IN_Block_body, i)))
            return false;
    }
}

/* expr = Lambda(stmt body) | Name(identifier id) | Both(expr left, expr right)
 *   constructor choice   p(C | expr, v) = softmax(f_expr(v, c))_C */
static bool in_type_expr(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_expr;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Lambda: return in_ctor_Lambda(run, v, node);
    case IN_Name:   return in_ctor_Name(run, v, node);
    case IN_Both:   return in_ctor_Both(run, v, node);
    }
    return asn_ok(run);
}

/* Lambda(stmt body), and for each field F of it
 *   field embedding      e_F' = f_Lambda(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Lambda(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Lambda;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_body = asn_vertical(run, v, asn_embed_field(run, m, IN_Lambda_body, c));
    return in_field_Lambda_body(run, v_body, node);
}

/* Lambda.body: stmt, exactly one child; it takes the field's state as its own */
static bool in_field_Lambda_body(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_stmt(run, v, asn_child(run, node, IN_Lambda_body, 0));
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

/* Both(expr left, expr right), and for each field F of it
 *   field embedding      e_F' = f_Both(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Both(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Both;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_left  = asn_vertical(run, v, asn_embed_field(run, m, IN_Both_left, c));
    asn_state v_right = asn_vertical(run, v, asn_embed_field(run, m, IN_Both_right, c));
    return in_field_Both_left(run, v_left, node)
        && in_field_Both_right(run, v_right, node);
}

/* Both.left: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Both_left(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Both_left, 0));
}

/* Both.right: expr, exactly one child; it takes the field's state as its own */
static bool in_field_Both_right(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_expr(run, v, asn_child(run, node, IN_Both_right, 0));
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
    {"stmt", false, false, true, true, ASN_ANY, 1, 2, 1, 1, 0, 0, NULL},
    {"expr", false, false, true, true, ASN_ANY, 3, 3, 2, 2, 0, 0, NULL},
    {"identifier", true, true, true, false, ASN_IDENTIFIER, 0, 0, 1, 1, 1, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Expr", 4, IN_TYPE_stmt, 0, 1, 3, 3},
    {"Block", 5, IN_TYPE_stmt, 1, 1, 1, 1},
    {"Lambda", 6, IN_TYPE_expr, 2, 1, 2, 2},
    {"Name", 4, IN_TYPE_expr, 3, 1, 2, 2},
    {"Both", 4, IN_TYPE_expr, 4, 2, 3, 5},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"value", 5, IN_Expr, IN_TYPE_expr, ASN_ONE, false},
    {"body", 4, IN_Block, IN_TYPE_stmt, ASN_SEQUENCE, false},
    {"body", 4, IN_Lambda, IN_TYPE_stmt, ASN_ONE, false},
    {"id", 2, IN_Name, IN_TYPE_identifier, ASN_ONE, false},
    {"left", 4, IN_Both, IN_TYPE_expr, ASN_ONE, false},
    {"right", 5, IN_Both, IN_TYPE_expr, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    0, 0, 2, 5, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 1, 0,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "stmt = Expr(expr value) | Block(stmt* body)",
    "expr = Lambda(stmt body) | Name(identifier id) | Both(expr left, expr right)",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 3, .n_ctors = 5, .n_fields = 6, .n_modules = 14, .root = IN_TYPE_stmt,
    .hash = in_hash, .hash_mask = 15, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_stmt *in_new_Expr(asn_arena *arena, const in_expr *value)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Expr);
    asn_build_child(&asn_b, IN_Expr_value, value);
    return (const in_stmt *)asn_build_end(&asn_b);
}

const in_stmt *in_new_Block(asn_arena *arena, const in_stmt *const *body, int body_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Block);
    asn_build_children(&asn_b, IN_Block_body, body, body_count);
    return (const in_stmt *)asn_build_end(&asn_b);
}

const in_expr *in_new_Lambda(asn_arena *arena, const in_stmt *body)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Lambda);
    asn_build_child(&asn_b, IN_Lambda_body, body);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Name(asn_arena *arena, asn_atom id)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Name);
    asn_build_value(&asn_b, IN_Name_id, id);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_expr *in_new_Both(asn_arena *arena, const in_expr *left, const in_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Both);
    asn_build_child(&asn_b, IN_Both_left, left);
    asn_build_child(&asn_b, IN_Both_right, right);
    return (const in_expr *)asn_build_end(&asn_b);
}

const in_stmt *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_stmt *)asn_tree_read(arena, &in_grammar, IN_TYPE_stmt, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_stmt *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_stmt *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Expr: return !v->Expr || v->Expr(v, (const in_stmt *)t);
    case IN_Block: return !v->Block || v->Block(v, (const in_stmt *)t);
    case IN_Lambda: return !v->Lambda || v->Lambda(v, (const in_expr *)t);
    case IN_Name: return !v->Name || v->Name(v, (const in_expr *)t);
    case IN_Both: return !v->Both || v->Both(v, (const in_expr *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_stmt(in_visitor *v, const in_stmt *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_stmt *in_as_stmt(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_stmt ? (const in_stmt *)t : NULL;
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
