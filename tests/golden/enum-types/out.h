/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_card *t = in_read(arena, "Card(suit=Clubs(), rank=Low())", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_card_kind(t) == IN_Card)
 *         puts("Card");
 *     puts(in_text(arena, t)); // in the target language; in_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. in_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); in_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef IN_H
#define IN_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar in_grammar;

typedef struct in_card in_card;
typedef struct in_suit in_suit;
typedef struct in_rank in_rank;

const in_card *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_card *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_card *t);  /* target text, by the task's templates */
bool in_type_card(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_card = 0,
    IN_TYPE_suit = 1,
    IN_TYPE_rank = 2
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Card)(in_visitor *v, const in_card *t);
    bool (*Clubs)(in_visitor *v, const in_suit *t);
    bool (*Diamonds)(in_visitor *v, const in_suit *t);
    bool (*Hearts)(in_visitor *v, const in_suit *t);
    bool (*Spades)(in_visitor *v, const in_suit *t);
    bool (*Low)(in_visitor *v, const in_rank *t);
    bool (*High)(in_visitor *v, const in_rank *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* card = Card(suit suit, rank rank) */
enum in_card_kind {
    IN_Card = 1
};
static inline enum in_card_kind in_card_kind(const in_card *t) { return (enum in_card_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_card_tree(const in_card *t) { return (const asn_tree *)t; }
const in_card *in_as_card(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_card(struct in_visitor *v, const in_card *t); /* false: out of memory */

enum { IN_Card_suit = 0, IN_Card_rank = 1 };
const in_card *in_new_Card(asn_arena *arena, const in_suit *suit, const in_rank *rank);
static inline const in_suit *in_Card_suit(const in_card *t) { return (const in_suit *)asn_tree_child_of((const asn_tree *)t, IN_Card, IN_Card_suit, 0); }
static inline const in_rank *in_Card_rank(const in_card *t) { return (const in_rank *)asn_tree_child_of((const asn_tree *)t, IN_Card, IN_Card_rank, 0); }

/* suit = Clubs | Diamonds | Hearts | Spades */
enum in_suit_kind {
    IN_Clubs = 2,
    IN_Diamonds = 3,
    IN_Hearts = 4,
    IN_Spades = 5
};
static inline enum in_suit_kind in_suit_kind(const in_suit *t) { return (enum in_suit_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_suit_tree(const in_suit *t) { return (const asn_tree *)t; }
const in_suit *in_as_suit(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_suit(struct in_visitor *v, const in_suit *t); /* false: out of memory */

const in_suit *in_new_Clubs(asn_arena *arena);

const in_suit *in_new_Diamonds(asn_arena *arena);

const in_suit *in_new_Hearts(asn_arena *arena);

const in_suit *in_new_Spades(asn_arena *arena);

/* rank = Low | High */
enum in_rank_kind {
    IN_Low = 6,
    IN_High = 7
};
static inline enum in_rank_kind in_rank_kind(const in_rank *t) { return (enum in_rank_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_rank_tree(const in_rank *t) { return (const asn_tree *)t; }
const in_rank *in_as_rank(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_rank(struct in_visitor *v, const in_rank *t); /* false: out of memory */

const in_rank *in_new_Low(asn_arena *arena);

const in_rank *in_new_High(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
