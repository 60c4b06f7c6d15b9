/* figures.h: what pages about training and evaluation show of a model and some examples: how well it chooses each constructor, which it confuses, which
 * examples are hardest, and which answers are wrong and where. As members of a JSON object; each writes ", " before itself. */
#ifndef ASN_FIGURES_H
#define ASN_FIGURES_H
#include "decoding/growth.h"
#include "decoding/survey.h"
#include "ground/buffer.h"

/* "constructors": [[name, places, right], ...], "confused": [[gold, chosen, times], ...] */
void asn_figures_constructors(asn_buffer *b, const asn_grammar *g, const asn_survey *s);

/* "hardest": the n examples whose gold trees are least probable, with the answers they get. false: out of memory. */
bool asn_figures_hardest(asn_buffer *b, const asn_member *members, int n_members, const asn_budget *budget, const asn_data *d, const asn_survey *s, size_t n, asn_arena *a);

/* "wrong": the examples whose answers are wrong, with the first difference. predicted: the text of each answer's tree. false: out of memory. */
bool asn_figures_wrong(asn_buffer *b, const asn_model *m, const asn_data *d, const char *const *predicted, const asn_survey *s, asn_arena *a);
#endif
