#include "shipping/template.h"

#include <ctype.h>
#include <string.h>

const char *const *asn_text_of(const char *const *all, const char *name)
{
    while (*all) {
        if (strcmp(*all++, name) == 0)
            return all;
        while (*all)
            all++;
        all++;
    }
    return NULL;
}

static size_t put_name(FILE *to, const char *at, const char *name)
{
    static const char lower[] = "asn_parser", upper[] = "ASN_PARSER";
    if (strncmp(at, lower, sizeof lower - 1) == 0)
        fprintf(to, "%s_parser", name);
    else if (strncmp(at, upper, sizeof upper - 1) == 0) {
        for (; *name; name++)
            putc(toupper((unsigned char)*name), to);
        fputs("_PARSER", to);
    } else
        return 0;
    return sizeof lower - 1;
}

static size_t put_mark(FILE *to, const char *at, const asn_mark *marks, int n, const void *context)
{
    for (int i = 0; i < n; i++)
        if (strncmp(at, marks[i].mark, strlen(marks[i].mark)) == 0) {
            marks[i].put(to, context);
            return strlen(marks[i].mark);
        }
    return 0;
}

/* A piece ends where a line does, so no mark lies in two of them. */
void asn_put_template(FILE *to, const char *const *text, const char *name, const asn_mark *marks, int n, const void *context)
{
    for (; *text; text++)
        for (const char *c = *text; *c;) {
            size_t put = *c == '@' ? put_mark(to, c, marks, n, context) : put_name(to, c, name);
            if (!put)
                putc(*c, to);
            c += put ? put : 1;
        }
}
