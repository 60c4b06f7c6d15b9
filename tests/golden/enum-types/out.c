/* in.c: written by asdlc from in.asdl. Change that, not this file. */
#include "in.h"

#include <string.h>

#if ASN_ABI != 1
#error "in.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool in_ctor_Card(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Card_suit(asn_run *run, asn_state v, asn_node *node);
static bool in_field_Card_rank(asn_run *run, asn_state v, asn_node *node);
static bool in_type_suit(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Clubs(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Diamonds(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Hearts(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Spades(asn_run *run, asn_state v, asn_node *node);
static bool in_type_rank(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_Low(asn_run *run, asn_state v, asn_node *node);
static bool in_ctor_High(asn_run *run, asn_state v, asn_node *node);

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

static const asn_module in_m_card = {"card", ASN_SINGLE, 0, in_type_card, NULL};
static const asn_module in_m_Card = {"Card", ASN_CONSTRUCTOR, 1, in_ctor_Card, in_p_constructor};
static const asn_module in_m_Card_suit = {"Card.suit", ASN_FIELD_ONE, 0, in_field_Card_suit, in_p_one};
static const asn_module in_m_Card_rank = {"Card.rank", ASN_FIELD_ONE, 1, in_field_Card_rank, in_p_one};
static const asn_module in_m_suit = {"suit", ASN_CHOICE, 1, in_type_suit, in_p_choice};
static const asn_module in_m_Clubs = {"Clubs", ASN_CONSTRUCTOR, 2, in_ctor_Clubs, NULL};
static const asn_module in_m_Diamonds = {"Diamonds", ASN_CONSTRUCTOR, 3, in_ctor_Diamonds, NULL};
static const asn_module in_m_Hearts = {"Hearts", ASN_CONSTRUCTOR, 4, in_ctor_Hearts, NULL};
static const asn_module in_m_Spades = {"Spades", ASN_CONSTRUCTOR, 5, in_ctor_Spades, NULL};
static const asn_module in_m_rank = {"rank", ASN_CHOICE, 2, in_type_rank, in_p_choice};
static const asn_module in_m_Low = {"Low", ASN_CONSTRUCTOR, 6, in_ctor_Low, NULL};
static const asn_module in_m_High = {"High", ASN_CONSTRUCTOR, 7, in_ctor_High, NULL};

static const asn_module *const in_modules[] = {
    &in_m_card, &in_m_Card, &in_m_Card_suit, &in_m_Card_rank, &in_m_suit, &in_m_Clubs, &in_m_Diamonds, &in_m_Hearts,
    &in_m_Spades, &in_m_rank, &in_m_Low, &in_m_High,
};

/* card = Card(suit suit, rank rank)
 *   one constructor, nothing to choose */
bool in_type_card(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_card;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return in_ctor_Card(run, v, node);
}

/* Card(suit suit, rank rank), and for each field F of it
 *   field embedding      e_F' = f_Card(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool in_ctor_Card(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_Card;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_suit = asn_vertical(run, v, asn_embed_field(run, m, IN_Card_suit, c));
    asn_state v_rank = asn_vertical(run, v, asn_embed_field(run, m, IN_Card_rank, c));
    return in_field_Card_suit(run, v_suit, node)
        && in_field_Card_rank(run, v_rank, node);
}

/* Card.suit: suit, exactly one child; it takes the field's state as its own */
static bool in_field_Card_suit(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_suit(run, v, asn_child(run, node, IN_Card_suit, 0));
}

/* Card.rank: rank, exactly one child; it takes the field's state as its own */
static bool in_field_Card_rank(asn_run *run, asn_state v, asn_node *node)
{
    return in_type_rank(run, v, asn_child(run, node, IN_Card_rank, 0));
}

/* suit = Clubs | Diamonds | Hearts | Spades
 *   constructor choice   p(C | suit, v) = softmax(f_suit(v, c))_C */
static bool in_type_suit(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_suit;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Clubs:    return in_ctor_Clubs(run, v, node);
    case IN_Diamonds: return in_ctor_Diamonds(run, v, node);
    case IN_Hearts:   return in_ctor_Hearts(run, v, node);
    case IN_Spades:   return in_ctor_Spades(run, v, node);
    }
    return asn_ok(run);
}

/* Clubs: no fields */
static bool in_ctor_Clubs(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Diamonds: no fields */
static bool in_ctor_Diamonds(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Hearts: no fields */
static bool in_ctor_Hearts(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Spades: no fields */
static bool in_ctor_Spades(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* rank = Low | High
 *   constructor choice   p(C | rank, v) = softmax(f_rank(v, c))_C */
static bool in_type_rank(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &in_m_rank;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case IN_Low:  return in_ctor_Low(run, v, node);
    case IN_High: return in_ctor_High(run, v, node);
    }
    return asn_ok(run);
}

/* Low: no fields */
static bool in_ctor_Low(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* High: no fields */
static bool in_ctor_High(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type in_types[] = {
    {"card", false, false, true, false, ASN_ANY, 1, 1, 2, 3, 0, 0, NULL},
    {"suit", false, false, true, false, ASN_ANY, 2, 4, 1, 1, 1, 0, NULL},
    {"rank", false, false, true, false, ASN_ANY, 6, 2, 1, 1, 2, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor in_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"Card", 4, IN_TYPE_card, 0, 2, 2, 3},
    {"Clubs", 5, IN_TYPE_suit, 2, 0, 1, 1},
    {"Diamonds", 8, IN_TYPE_suit, 2, 0, 1, 1},
    {"Hearts", 6, IN_TYPE_suit, 2, 0, 1, 1},
    {"Spades", 6, IN_TYPE_suit, 2, 0, 1, 1},
    {"Low", 3, IN_TYPE_rank, 2, 0, 1, 1},
    {"High", 4, IN_TYPE_rank, 2, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field in_fields[] = {
    {"suit", 4, IN_Card, IN_TYPE_suit, ASN_ONE, false},
    {"rank", 4, IN_Card, IN_TYPE_rank, ASN_ONE, false},
};

static const int32_t in_hash[] = {
    4, 6, 0, 5, 0, 0, 0, 0, 0, 0, 2, 0, 3, 7, 0, 1,
};

static const asn_input in_inputs[] = {
    {"input", ASN_WORDS, false, false},
};

static const char *const in_grammar_text[] = {
    "card = Card(suit suit, rank rank)",
    "suit = Clubs | Diamonds | Hearts | Spades",
    "rank = Low | High",
    NULL};

static const char *const in_task_text[] = {
    NULL};

const asn_grammar in_grammar = {
    .abi = ASN_ABI, .name = "in", .grammar_text = in_grammar_text, .task_text = in_task_text,
    .types = in_types, .ctors = in_ctors, .fields = in_fields, .modules = in_modules,
    .n_types = 3, .n_ctors = 7, .n_fields = 2, .n_modules = 12, .root = IN_TYPE_card,
    .hash = in_hash, .hash_mask = 15, .inputs = in_inputs, .n_inputs = 1,
    .minimum = 1, .entities = NULL,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const in_card *in_new_Card(asn_arena *arena, const in_suit *suit, const in_rank *rank)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Card);
    asn_build_child(&asn_b, IN_Card_suit, suit);
    asn_build_child(&asn_b, IN_Card_rank, rank);
    return (const in_card *)asn_build_end(&asn_b);
}

const in_suit *in_new_Clubs(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Clubs);
    return (const in_suit *)asn_build_end(&asn_b);
}

const in_suit *in_new_Diamonds(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Diamonds);
    return (const in_suit *)asn_build_end(&asn_b);
}

const in_suit *in_new_Hearts(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Hearts);
    return (const in_suit *)asn_build_end(&asn_b);
}

const in_suit *in_new_Spades(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Spades);
    return (const in_suit *)asn_build_end(&asn_b);
}

const in_rank *in_new_Low(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Low);
    return (const in_rank *)asn_build_end(&asn_b);
}

const in_rank *in_new_High(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_High);
    return (const in_rank *)asn_build_end(&asn_b);
}

const in_card *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_card *)asn_tree_read(arena, &in_grammar, IN_TYPE_card, "tree", text, strlen(text), NULL, err);
}

const char *in_write(asn_arena *arena, const in_card *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

const char *in_text(asn_arena *arena, const in_card *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

static bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    switch (t->ctor) {
    case IN_Card: return !v->Card || v->Card(v, (const in_card *)t);
    case IN_Clubs: return !v->Clubs || v->Clubs(v, (const in_suit *)t);
    case IN_Diamonds: return !v->Diamonds || v->Diamonds(v, (const in_suit *)t);
    case IN_Hearts: return !v->Hearts || v->Hearts(v, (const in_suit *)t);
    case IN_Spades: return !v->Spades || v->Spades(v, (const in_suit *)t);
    case IN_Low: return !v->Low || v->Low(v, (const in_rank *)t);
    case IN_High: return !v->High || v->High(v, (const in_rank *)t);
    default: return true;
    }
}

static void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool in_visit_card(in_visitor *v, const in_card *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_card *in_as_card(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_card ? (const in_card *)t : NULL;
}

bool in_visit_suit(in_visitor *v, const in_suit *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_suit *in_as_suit(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_suit ? (const in_suit *)t : NULL;
}

bool in_visit_rank(in_visitor *v, const in_rank *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

const in_rank *in_as_rank(const asn_tree *t)
{
    return t && t->ctor && in_ctors[t->ctor].type == IN_TYPE_rank ? (const in_rank *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &in_grammar);
}
#endif
