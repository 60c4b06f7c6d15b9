/* template.h: texts that are embedded in the program, and what shipping puts in their place where they have a mark. */
#ifndef ASN_TEMPLATE_H
#define ASN_TEMPLATE_H
#include <stdio.h>

/* The pieces of a file among embedded ones (embed.h); NULL: it is not there. */
const char *const *asn_text_of(const char *const *all, const char *name);

typedef struct asn_mark {
    const char *mark; /* @@WASM@@: no line end in it */
    void (*put)(FILE *to, const void *context);
} asn_mark;

/* Writes a text with what its marks stand for; asn_parser becomes NAME_parser, ASN_PARSER the same in capitals. */
void asn_put_template(FILE *to, const char *const *text, const char *name, const asn_mark *marks, int n, const void *context);
#endif
