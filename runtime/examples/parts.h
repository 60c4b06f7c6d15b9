/* parts.h: what examples are made of, for recombination (recombine.h), and what was seen together. From examples with one input of words,
 * the sentence, aligned by IBM model 1 (ibm.h). Where there are other inputs, what goes with them stays where it is. */
#ifndef ASN_PARTS_H
#define ASN_PARTS_H
#include "examples/ibm.h"
#include "examples/times.h"
#include "ground/array.h"

enum { ASN_PARTS_TOKENS = 256, ASN_PARTS_CHILDREN = 64 }; /* longer examples are left as they are; children behind these do not count */

#define ASN_ONE_SUBJECT UINT64_MAX /* a kind: pieces that share one value with the rest, whichever it is */
typedef struct asn_piece {         /* a subtree and the words that go with it, its phrase */
    const asn_example *of;
    const asn_tree    *tree, *parent;      /* no parent: it is the whole tree */
    uint64_t           head, slot, above;  /* what it is; where it stands; where its parent does */
    uint64_t           outer, inner, rest; /* values of silent types, a bit each: those it shares with the rest, its own, the rest's */
    uint64_t           kind;               /* pieces of a kind may take each other's place: ASN_ONE_SUBJECT, or the outer values */
    int32_t            field;
    bool               stays;             /* its parent: a word stands for it, or it is a conjunct itself */
    int32_t            first, begin, end; /* tokens begin .. end - 1 go with it; those from first on go with nothing else */
    size_t             number;            /* in the order of the examples and their trees */
    bool               conjunct;          /* it is a child of an unordered sequence */
} asn_piece;
typedef ASN_ARRAY(asn_piece) asn_pieces;

typedef struct asn_word { /* a word that goes with one label and nothing else, somewhere */
    uint64_t           label;
    const asn_example *of;
    int32_t            at;
    const char        *text;
} asn_word;

typedef struct asn_opening { /* the words before the first one that goes with anything: what is the, show me all */
    uint64_t           head; /* of the tree */
    uint64_t           words;
    const asn_example *of;
    int32_t            n;
} asn_opening;

typedef struct asn_parts {
    const asn_model *m;
    const asn_data  *d;
    asn_ibm         *ibm;
    int              sentence;       /* the input of words */
    bool             others;         /* there are other inputs */
    unsigned char   *silent;         /* by type: its values go with no words */
    uint64_t         shared, always; /* values of silent types: those whose bit several have; those without a number that all trees hold */
    uint64_t         fixed;          /* values of silent types that keep their names: they have no number, or there are other inputs */
    unsigned char   *entity;         /* by entry of the input: is numbered anew */
    asn_pieces       pieces;         /* conjuncts last, then by kind */
    ASN_ARRAY(asn_word) words;       /* by label, each once */
    ASN_ARRAY(asn_opening) openings; /* by head, each once */
    asn_times slots, heads, together, neighbours; /* heads in slots; heads of conjuncts, alone and in pairs; words side by side */
    asn_times firsts;                             /* first numbers of silent values, by the slot of what holds them */
    ASN_ARRAY(uint64_t) head_list;                /* of conjuncts */
    asn_arena *scratch;
} asn_parts;

/* The examples and their tokens must outlive it. NULL: out of memory. One thread at a time: the alignment holds working memory. */
asn_parts *asn_parts_new(const asn_model *m, const asn_data *d, asn_ibm *x);
void       asn_parts_free(asn_parts *p);

typedef struct asn_taken_apart { /* one example */
    asn_pieces pieces;
    uint64_t   label[ASN_PARTS_TOKENS]; /* of each token: the one label that it goes with; 0: none, or several */
    int32_t    tokens;                  /* 0: it is too long */
    int32_t    opening;                 /* tokens of its opening */
} asn_taken_apart;
/* Over what t holds; free its pieces at the end. The example is indexed and aligned. false: out of memory. */
bool asn_parts_of(asn_parts *p, const asn_example *e, asn_taken_apart *t);

const asn_tokens *asn_parts_sentence(const asn_parts *p, const asn_example *e);
/* Constructor and first value, entities without their number. Where there are other inputs: the head of a first child counts, too, and
 * strings do not; trees are larger there, and few names are seen often enough in one place. */
uint64_t asn_parts_head(const asn_parts *p, const asn_tree *t);
uint64_t asn_parts_pair(uint64_t a, uint64_t b);
uint64_t asn_parts_token(const asn_tokens *in, int32_t t); /* also of those before the first and behind the last */
uint64_t asn_parts_bit(const asn_parts *p, asn_arena *a, int type,
                       asn_atom v); /* of a value of a silent type; the arena is for working memory */
bool     asn_parts_listed(const asn_parts *p, asn_arena *a, int type,
                          asn_atom v); /* is it in the vocabulary of its type? false, too, if memory has run out */
int      asn_parts_first(const asn_parts *p, const asn_tree *t); /* the number that the first silent value of such a tree mostly has */
bool     asn_parts_numbered(const char *text, size_t n, size_t *stem); /* letters and a number, such as ci0 */
#endif
