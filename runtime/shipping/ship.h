/* ship.h: a trained model, or several that decide together, as one C file and its header. The file is made of the sources that predict with it here, the program's
 * own generated code, and the model as constants; so it gives the same bits. */
#ifndef ASN_SHIP_H
#define ASN_SHIP_H
#include "model/weights.h"

/* Texts as embed.h has them: for each file its name, its text in pieces, and NULL; one more NULL at the end. */
extern const char *const asn_ship_text[]; /* the runtime's sources, in their order; the templates parser.h, parser.c, page.html ... */
extern const char *const asn_own_text[];  /* NAME.h and NAME.c of this program's grammar; empty: it cannot ship */

/* Writes folder/NAME_parser.h and .c, both or neither. bits of a weight: 32, 16 or 8. names: instead of the task's own; NULL: those. */
bool asn_ship(const asn_member *members, int n, int bits, const asn_lexicon *names, const char *folder, asn_error *err);
bool asn_ship_can(const asn_grammar *g); /* this program carries the text of its code */
/* Writes folder/index.html, with that parser inside as the WebAssembly that lies in a file. start: the sentence that it begins with,
 * a text for each input; NULL: some words. */
bool asn_ship_page(const asn_grammar *g, const char *const *start, const char *wasm, const char *folder, asn_error *err);
#endif
