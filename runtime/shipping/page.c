#include "ground/replace.h"
#include "shipping/ship.h"
#include "shipping/template.h"

#include <string.h>

typedef struct page {
    const asn_grammar *g;
    const char *const *start;
    FILE              *wasm;
} page;

static void put_title(FILE *to, const void *context)
{
    fputs(((const page *)context)->g->name, to);
}

/* In base64. */
static void put_wasm(FILE *to, const void *context)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    FILE             *from     = ((const page *)context)->wasm;
    unsigned char     three[3] = {0};
    for (size_t n; (n = fread(three, 1, 3, from)) > 0; memset(three, 0, 3)) {
        unsigned bits = (unsigned)three[0] << 16 | (unsigned)three[1] << 8 | three[2];
        for (size_t k = 0; k < 4; k++)
            putc(k <= n ? digits[bits >> (18 - 6 * k) & 63] : '=', to);
    }
}

/* A list of strings in JavaScript, inside a page. */
static void put_start(FILE *to, const void *context)
{
    const page *p = context;
    for (int c = 0; c < p->g->n_inputs && p->start; c++) {
        fputs(c ? ", \"" : "\"", to);
        for (const char *s = p->start[c]; *s; s++)
            fprintf(to, (unsigned char)*s < ' ' || strchr("\"\\<'", *s) ? "\\x%02x" : "%c", (unsigned char)*s);
        putc('"', to);
    }
}

bool asn_ship_page(const asn_grammar *g, const char *const *start, const char *wasm, const char *folder, asn_error *err)
{
    static const asn_mark marks[] = {{"@@NAME@@", put_title}, {"@@WASM@@", put_wasm}, {"@@START@@", put_start}};
    page            p = {g, start, fopen(wasm, "rb")};
    asn_replacement o;
    char            path[4096];
    if (!p.wasm)
        return asn_fail_system(err, "cannot open %s", wasm);
    snprintf(path, sizeof path, "%s/index.html", folder);
    bool ok = asn_replace_open(&o, path, err);
    if (ok) {
        asn_put_template(o.file, asn_text_of(asn_ship_text, "page.html"), g->name, marks, sizeof marks / sizeof *marks, &p);
        ok = asn_replace_commit(&o, 1, err);
    }
    fclose(p.wasm);
    return ok;
}
