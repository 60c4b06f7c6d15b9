/* seen.h: what of a grammar the examples hold. What they never hold (a constructor that does not occur, an optional or
 * sequence that is never filled) has no parameters, takes no time, and is never made. With one constructor left there is nothing to choose. */
#ifndef ASN_SEEN_H
#define ASN_SEEN_H
#include "asn.h"

typedef struct asn_seen {
    unsigned char *ctor, *field; /* by number: does it occur */
    /* what follows from that */
    int *choices;    /* by type: constructors that occur */
    int *choice;     /* by constructor: its number among those of its type; -1: it does not occur */
    int *chosen;     /* the other way round: constructor number of choice k of type t is chosen[first_ctor of t + k] */
    int *fields;     /* by constructor: fields that occur */
    int *place;      /* by field: its number among those; -1 */
    int *at_place;   /* the other way round: field number of place k of constructor c is at_place[first_field of c + k] */
    unsigned char *type; /* by number: does a field that occurs hold it, or is it the root */
} asn_seen;

#ifndef ASN_SHIPPED
bool asn_seen_init(asn_seen *s, asn_arena *a, const asn_grammar *g); /* all of it. false: out of memory */
void asn_seen_nothing(asn_seen *s, const asn_grammar *g);
void asn_seen_tree(asn_seen *s, const asn_grammar *g, const asn_tree *t);
void asn_seen_conclude(asn_seen *s, const asn_grammar *g);          /* once ctor and field are filled in */
#endif /* ASN_SHIPPED */
#endif
