/* error.h: why something failed, and of what kind the failure is. The innermost function writes the text, callers pass it up,
 * commands print it, and its kind is the program's exit code. */
#ifndef ASN_ERROR_H
#define ASN_ERROR_H
#include "ground/api.h"

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum asn_failure {
    ASN_BAD_INPUT = 1, /* what was given to read is wrong */
    ASN_BAD_USAGE = 2, /* the command line is wrong */
    ASN_BAD_SYSTEM = 3 /* a file cannot be read or written, or memory has run out */
} asn_failure;

typedef struct asn_error {
    char        text[512]; /* longer messages are cut and end in "..." */
    asn_failure kind;
} asn_error;

#if defined __GNUC__
#define ASN_FORMAT(at, first) __attribute__((format(printf, at, first)))
#else
#define ASN_FORMAT(at, first)
#endif

/* All of these return false. err may be NULL. */
ASN_API bool asn_fail(asn_error *err, const char *format, ...) ASN_FORMAT(2, 3);                      /* ASN_BAD_INPUT */
ASN_API bool asn_fail_system(asn_error *err, const char *format, ...) ASN_FORMAT(2, 3);               /* ASN_BAD_SYSTEM; adds what errno means */
ASN_API bool asn_fail_as(asn_failure kind, asn_error *err, const char *format, ...) ASN_FORMAT(3, 4); /* for instance a caller that says where */
ASN_API bool asn_out_of_memory(asn_error *err);                                                       /* ASN_BAD_SYSTEM */

/* Names and input that a message quotes may hold what would change a terminal: such characters become question marks. All texts of errors
 * are safe; what else is shown to a user must be made so. Returns the length. */
ASN_API size_t asn_error_safe(char *text);

#ifdef __cplusplus
}
#endif
#endif
