/* diag.h: diagnostics are collected, sorted by place, and printed with the source line, a caret range and help. */
#ifndef ASDLC_DIAG_H
#define ASDLC_DIAG_H
#include "base/source.h"

#include <stdbool.h>
#include <stdio.h>

typedef struct diag diag;

diag *diag_new(mem *m);
void  diag_error(diag *d, span where, const char *format, ...) __attribute__((format(printf, 3, 4)));
void  diag_warning(diag *d, span where, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Help belongs to the diagnostic before it. diag_suggest asks "did you mean 'NAME', at WHERE?" (WHERE if it has one). */
void diag_help(diag *d, span where, const char *format, ...) __attribute__((format(printf, 3, 4)));
void diag_suggest(diag *d, span where, const char *name);

/* What has no place in a file, at once: "asdlc: ..." on stderr, safe for a terminal. */
void diag_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

size_t diag_errors(const diag *d);
void   diag_print(diag *d, FILE *to, bool colour);
void   diag_print_json(diag *d, FILE *to); /* one array, for editors */

#define NOWHERE ((span){NULL, 0, 0})

/* The nearest of some names to a misspelt one: offer each candidate, then take. NULL when none is near. */
typedef struct nearest {
    const char *wanted;
    const void *best;
    unsigned    distance;
} nearest;
nearest     nearest_to(const char *wanted);
void        nearest_offer(nearest *n, const char *name, const void *item);
const void *nearest_take(const nearest *n);
#endif
