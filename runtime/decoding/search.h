/* search.h: the most probable trees of a sentence, in order, and a proof that none is missing.
 *
 * Greedy takes the best choice at each decision; the tree that it makes may not be the best one. Given the sentence, subtrees are independent of
 * one another, so the k best trees of a place are made from the best trees of the places below it (forest.h). They are found lazily (Huang and
 * Chiang 2005, algorithm 3), and nothing is unfolded before it is needed: a log-probability is never positive, so what is not unfolded yet counts as 0, and only
 * what may still be better than everything else is unfolded. The first tree that is complete is then the best, the next one the second.
 *
 * Which trees: all that the model can make within the budget. These are the trees that have no more nodes than it allows (places of a ?* count as
 * nodes: growth.h), are no higher, and have no longer spelling. Height and letters forbid choices on the way, nodes are counted in whole
 * trees. Greedy sets nodes aside for the lowest trees, so it may miss trees that fit; its tree is always one of these, unless the budget made it break a constraint. Trees that differ only in the order of
 * unordered children are one tree, with the log-probability of the best order. What a value is worth
 * is in candidates.h. So a tree has the log-probability that score.h gives it. The task's constraints are asked of whole trees (kept.h),
 * unless the budget says that they do not hold. */
#ifndef ASN_SEARCH_H
#define ASN_SEARCH_H
#include "decoding/growth.h"
#include "decoding/committee.h"

typedef struct asn_limits {
    int64_t expansions; /* most of them: decisions scored, ways opened, letters. 0: as many as it takes */
    double  seconds;    /* 0: as long as it takes */
    double  least;      /* trees with a smaller log-probability are not wanted; 0: all are */
} asn_limits;
enum {
    ASN_MAX_KBEST      = 10000, /* the most trees that commands ask for */
    ASN_EXPANSIONS     = 20000, /* a limit that suits most: seconds and some 100 MB at worst */
    ASN_MAX_EXPANSIONS = 1000000000
};

typedef struct asn_guess {
    const asn_tree *tree;
    double          log_prob;
} asn_guess;

typedef struct asn_kbest {
    asn_guess *all;    /* the best first */
    int        n;      /* as many as asked for; fewer if there are no more, or if a limit was reached */
    int        proved; /* the first so many are proved to be the best */
    bool       exact;  /* none is missing */
    double     bound;  /* no tree that is missing has a greater log-probability; minus infinity: there are no more */
    int64_t    expansions;
} asn_kbest;

/* budget NULL: as the model's settings say. When a limit was reached, those found until then are the best; greedy's tree follows, if it is
 * not among them. So it does if no tree within the budget keeps to the task's constraints: then n is 1, and proved 0. The trees live in arena a. false: out of memory. */
ASN_API bool asn_search(asn_committee *s, const asn_example *e, const asn_budget *budget, int k, const asn_limits *limits, asn_arena *a, asn_kbest *to);
#endif
