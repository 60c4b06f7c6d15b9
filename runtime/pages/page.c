#include "pages/page.h"

#include "ground/replace.h"
#include "shipping/template.h"
#include "text/print.h"

#include <stdlib.h>

typedef struct page {
    const char       *title;
    const asn_buffer *data;
} page;

void asn_page_put(asn_buffer *b, const char *text)
{
    asn_buffer_put(b, text, strlen(text));
}

void asn_page_string(asn_buffer *b, const char *before, const char *text, size_t length)
{
    asn_page_put(b, before);
    asn_print_json(b, (asn_atom){ASN_STRING, (uint32_t)length, text});
}

void asn_page_pieces(asn_buffer *b, const char *before, const asn_pieces *p)
{
    asn_page_put(b, before);
    for (size_t i = 0; i < p->n; i++) {
        asn_page_string(b, i ? ", [" : "[", p->all[i].text, p->all[i].length);
        asn_page_put(b, p->all[i].differs ? ", 1]" : ", 0]");
    }
    asn_page_put(b, "]");
}

/* As text of HTML. */
static void put_title(FILE *to, const void *context)
{
    for (const char *s = ((const page *)context)->title; *s; s++)
        switch (*s) {
        case '<': fputs("&lt;", to); break;
        case '>': fputs("&gt;", to); break;
        case '&': fputs("&amp;", to); break;
        default: putc(*s, to);
        }
}

/* In JSON, < and > stand in strings only. Written as escapes they end no script and begin no comment. */
static void put_data(FILE *to, const void *context)
{
    const asn_buffer *b = ((const page *)context)->data;
    for (size_t i = 0; i < b->length; i++)
        if (b->text[i] == '<' || b->text[i] == '>')
            fputs(b->text[i] == '<' ? "\\u003c" : "\\u003e", to);
        else
            putc(b->text[i], to);
}

static void put_file(FILE *to, const char *name)
{
    for (const char *const *piece = asn_text_of(asn_page_text, name); piece && *piece; piece++)
        fputs(*piece, to);
}

static void put_style(FILE *to, const void *context)
{
    (void)context;
    put_file(to, "page.css");
}

static void put_script(FILE *to, const void *context)
{
    (void)context;
    put_file(to, "page.js");
}

static void put_page(FILE *to, const char *template, const page *p)
{
    static const asn_mark marks[] = {{"@@TITLE@@", put_title}, {"@@DATA@@", put_data}, {"@@STYLE@@", put_style}, {"@@SCRIPT@@", put_script}};
    asn_put_template(to, asn_text_of(asn_page_text, template), "page", marks, sizeof marks / sizeof *marks, p);
}

bool asn_page_write(const char *path, const char *template, const char *title, const asn_buffer *data, asn_error *err)
{
    page            p = {title, data};
    asn_replacement o;
    if (data->failed)
        return asn_out_of_memory(err);
    if (!path) {
        put_page(stdout, template, &p);
        return true;
    }
    if (!asn_replace_open(&o, path, err))
        return false;
    put_page(o.file, template, &p);
    return asn_replace_commit(&o, 1, err);
}

bool asn_page_put_into(asn_buffer *to, const char *template, const char *title, const asn_buffer *data, asn_error *err)
{
    page   p      = {title, data};
    char  *text   = NULL;
    size_t length = 0;
    FILE  *f      = data->failed ? NULL : open_memstream(&text, &length);
    if (!f)
        return asn_out_of_memory(err);
    put_page(f, template, &p);
    bool ok = !ferror(f);
    ok      = fclose(f) == 0 && ok;
    if (ok)
        asn_buffer_put(to, text, length);
    free(text);
    return ok && !to->failed ? true : asn_out_of_memory(err);
}
