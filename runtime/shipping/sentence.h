/* sentence.h: an example as a person would type it. */
#ifndef ASN_SENTENCE_H
#define ASN_SENTENCE_H
#include "examples/example.h"

/* From a file of examples, the one that reads most naturally: names stand where the data has tokens such as s0, and few words are cut
 * to their stems. A text for each input; NULL: there is no example. */
const char *const *asn_sentence_from(asn_arena *a, const asn_grammar *g, const char *path);
#endif
