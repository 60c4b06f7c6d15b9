/* ship.h: a trained model as one C file and its header. The file is made of the sources that predict with it here, the program's
 * own generated code, and the model as constants; so it gives the same bits. */
#ifndef ASN_SHIP_H
#define ASN_SHIP_H
#include "example.h"

extern const char *const asn_ship_text[]; /* the sources, in their order, as embed.h says */

/* Writes folder/NAME_parser.h and .c. own: the text of NAME.h and NAME.c. bits of a weight: 32, 16 or 8. */
bool asn_ship(const asn_model *m, const char *const *own, int bits, const char *folder, asn_error *err);
/* Writes folder/index.html, with that parser inside as the WebAssembly that lies in a file. start: the sentence that it begins with;
 * NULL: some words. */
bool asn_ship_page(const asn_model *m, const asn_example *start, const char *wasm, const char *folder, asn_error *err);
#endif
