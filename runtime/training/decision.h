/* decision.h: what the decisions of a module read in training: a state, dropped, and mostly a context that they attend to by that state; and the
 * small network over both. */
#ifndef ASN_DECISION_H
#define ASN_DECISION_H
#include "training/choice.h"
#include "training/network.h"
#include "training/rooms.h"

typedef struct decision_records { /* those of a type or field, in recorded order */
    int32_t kind, n, *order;      /* order: record numbers */
} decision_records;

typedef struct decision_rows {
    int           n;
    int32_t      *state, *example;
    uint32_t     *key;
    asn_mask      mask;
    asn_rows      x, dx, dcontext;
    asn_attention attention;
} decision_rows;

decision_rows asn_decision_rows(batch *b, int n);
void          asn_decision_rows_add(const batch *b, decision_rows *r, int i, int32_t state, int32_t example, int site);
void          asn_decision_read(batch *b, decision_rows *r); /* the states, dropped */
void          asn_decision_read_back(batch *b, decision_rows *r);
/* p: the module's parameters. wanted: supervised attention, or NULL; strength: its weight */
void          asn_decision_attend(batch *b, decision_rows *r, const int *p, const asn_wanted *wanted, double strength);
void          asn_decision_attend_back(batch *b, decision_rows *r, const int *p);

/* What teachers say of decisions. Room for n rows, NULL without teachers; a row of it, by the decision's number in its example. */
asn_soft     *asn_decision_softs(batch *b, int n);
asn_soft      asn_decision_soft(const batch *b, int32_t example, asn_lesson_kind kind, int32_t index);

/* Which of a module's parameters make up a network. */
typedef struct network_params { int v, c, bias, out, out_bias; } network_params;
static const network_params ASN_F = {P_F_V, P_F_C, P_F_B, P_F_OUT_W, P_F_OUT_B}; /* which constructor, or which value */
asn_network   asn_decision_network(const decision_rows *r, asn_rows context, const int *p, const network_params *k);

void asn_spell_later(asn_spelled *all, const rec_value *v, const asn_example *e);
void asn_copied_run(batch *b, const decision_records *g, asn_spelled *spelled); /* values of a type with copies (copied.c) */
#endif
