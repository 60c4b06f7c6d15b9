/* error.h: the innermost failure writes the text, callers pass it up, only cli.c prints it. */
#ifndef ASN_ERROR_H
#define ASN_ERROR_H
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct asn_error {
    char text[512];
} asn_error;

bool asn_fail(asn_error *err, const char *format, ...) /* always false; err may be NULL */
#if defined __GNUC__
    __attribute__((format(printf, 2, 3)))
#endif
    ;

#ifdef __cplusplus
}
#endif
#endif
