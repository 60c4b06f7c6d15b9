#include "shipping/ship.h"

#include "ground/replace.h"
#include "ground/sha256.h"
#include "shipping/constants.h"
#include "shipping/template.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- One file behind the other. */

static void put_file(FILE *to, const char *name, const char *const *text)
{
    fprintf(to, "\n/* ==== %s */\n", name);
    for (; *text; text++)
        fputs(*text, to);
}

/* Templates and the page come later, or not at all. */
static void put_runtime(FILE *to)
{
    for (const char *const *f = asn_ship_text; *f; f++) {
        const char *name = *f++;
        if (strncmp(name, "parser", 6) != 0 && strncmp(name, "page", 4) != 0)
            put_file(to, name, f);
        while (*f)
            f++;
    }
}

static const char *const *own_text(const asn_grammar *g, char part)
{
    char name[300];
    snprintf(name, sizeof name, "%.200s.%c", g->name, part);
    return asn_text_of(asn_own_text, name);
}

bool asn_ship_can(const asn_grammar *g)
{
    return own_text(g, 'h') && own_text(g, 'c');
}

/* ---- What the templates have marks for. */

typedef struct shipment {
    const asn_model  *m; /* the first member's */
    const asn_member *members;
    const asn_packed *weights; /* of each */
    int               n, bits;
    const asn_lexicon *names; /* NULL: the task's own */
} shipment;

static void put_name(FILE *to, const void *context)
{
    fputs(((const shipment *)context)->m->g->name, to);
}

/* A number that changes with what the parser answers. */
static void put_version(FILE *to, const void *context)
{
    const shipment *s = context;
    char            hex[65], both[2 * 64 + 1];
    asn_sha256(s->weights->bytes, s->weights->size, hex);
    for (int k = 1; k < s->n; k++) { /* the hash of all so far, and of one more */
        memcpy(both, hex, 64);
        asn_sha256(s->weights[k].bytes, s->weights[k].size, hex);
        memcpy(both + 64, hex, 64);
        asn_sha256(both, 2 * 64, hex);
    }
    fprintf(to, "%s %.16s %s", s->m->g->name, hex, s->bits == 32 ? "f32" : s->bits == 16 ? "f16" : "i8");
}

/* Where all members have one width, the compiler knows it. */
static void put_width(FILE *to, const void *context)
{
    const shipment *s     = context;
    bool            equal = true;
    for (int k = 1; k < s->n; k++)
        equal = equal && s->members[k].model->settings.hidden == s->m->settings.hidden;
    if (equal)
        fprintf(to, "#define ASN_FIXED_HIDDEN %d", s->m->settings.hidden);
    else
        fputs("/* the models inside have different widths */", to);
}

static void put_bits(FILE *to, const void *context)
{
    fprintf(to, "%d", ((const shipment *)context)->bits);
}

/* Not in the template itself, because the text of our own sources has no such lines. */
static void put_include(FILE *to, const void *context)
{
    fprintf(to, "#include \"%s_parser.h\"", ((const shipment *)context)->m->g->name);
}

static void put_memory(FILE *to, const void *context)
{
    const shipment  *s    = context;
    const asn_model *m    = s->m;
    size_t           rows = (size_t)m->g->n_fields + 4 * (size_t)m->letters.n + 8, size = (size_t)1 << 20; /* rows that are kept for good */
    for (int c = 0; c < m->g->n_inputs; c++)
        rows += 8 * (size_t)m->inputs[c].n;
    for (int k = 0; k < s->n; k++)
        size += ((size_t)64 << 20) + rows * (size_t)s->members[k].model->settings.hidden * sizeof(float);
    fprintf(to, "%zuu", size);
}

static bool is_identifier(const char *name)
{
    for (; *name; name++)
        if (!isalnum((unsigned char)*name) && *name != '_')
            return false;
    return true;
}

static void put_rule(FILE *to, const asn_grammar *g, int c)
{
    static const char *const marks[] = {"", "?", "*", "?*"};
    const asn_ctor *ctor = &g->ctors[c];
    fprintf(to, "/* %s", ctor->name);
    for (int f = 0; f < ctor->n_fields; f++) {
        const asn_field *field = &g->fields[ctor->first_field + f];
        fprintf(to, "%s%s%s %s", f ? ", " : "(", g->types[field->type].name, marks[field->card], field->name);
    }
    fprintf(to, "%s */", ctor->n_fields ? ")" : "");
}

static void put_constructors(FILE *to, const void *context)
{
    const asn_grammar *g = ((const shipment *)context)->m->g;
    static const char *const own[] = {"ASN_PARSER", NULL};
    fprintf(to, "/* ---- Constructors and their fields, numbered from 0. Each type's are in a row. */\nenum {\n");
    for (int c = 1; c <= g->n_ctors; c++) {
        if (c == 1 || g->ctors[c].type != g->ctors[c - 1].type)
            fprintf(to, "    /* %s */\n", g->types[g->ctors[c].type].name);
        fputs("    ", to);
        if (is_identifier(g->ctors[c].name)) {
            asn_put_template(to, own, g->name, NULL, 0, NULL);
            fprintf(to, "_CTOR_%s = %d, ", g->ctors[c].name, c);
        } else
            fprintf(to, "/* %d */ ", c);
        put_rule(to, g, c);
        putc('\n', to);
    }
    fputs("    ", to);
    asn_put_template(to, own, g->name, NULL, 0, NULL);
    fprintf(to, "_CTORS = %d /* how many there are */\n};\n", g->n_ctors);
}

static void put_template(FILE *to, const char *file, const shipment *s)
{
    static const asn_mark marks[] = {{"@@NAME@@", put_name}, {"@@VERSION@@", put_version}, {"@@WIDTH@@", put_width}, {"@@BITS@@", put_bits},
                                     {"@@HEADER@@", put_include}, {"@@MEMORY@@", put_memory}, {"@@CONSTRUCTORS@@", put_constructors}};
    asn_put_template(to, asn_text_of(asn_ship_text, file), s->m->g->name, marks, sizeof marks / sizeof *marks, s);
}

/* ---- Both files. */

static void put_source(FILE *to, const shipment *s)
{
    const asn_grammar *g = s->m->g;
    char               name[300];
    put_template(to, "parser_begin.c", s);
    put_runtime(to);
    for (int part = 0; part < 2; part++) {
        snprintf(name, sizeof name, "%.200s.%c", g->name, "hc"[part]);
        put_file(to, name, own_text(g, "hc"[part]));
    }
    fputs(s->n > 1 ? "\n/* ==== The models. */\n" : "\n/* ==== The model. */\n", to);
    asn_put_members(to, s->members, s->weights, s->n);
    asn_put_names(to, s->names);
    put_template(to, "parser.c", s);
    put_template(to, "parser_main.c", s);
}

static bool put_files(const shipment *s, const char *folder, asn_error *err)
{
    asn_replacement files[2];
    char            path[4096];
    int             n = 0;
    for (; n < 2; n++) {
        snprintf(path, sizeof path, "%s/%s_parser.%c", folder, s->m->g->name, "hc"[n]);
        if (!asn_replace_open(&files[n], path, err))
            break;
    }
    if (n < 2) {
        asn_replace_discard(files, n);
        return false;
    }
    put_template(files[0].file, "parser.h", s);
    put_source(files[1].file, s);
    return asn_replace_commit(files, n, err);
}

bool asn_ship(const asn_member *members, int n, int bits, const asn_lexicon *names, const char *folder, asn_error *err)
{
    asn_packed *weights = calloc((size_t)n, sizeof *weights);
    int         packed  = 0;
    while (weights && packed < n && asn_pack(members[packed].model, &members[packed].weights, bits, &weights[packed]))
        packed++;
    bool ok = packed == n ? put_files(&(shipment){members[0].model, members, weights, n, bits, names}, folder, err) : asn_out_of_memory(err);
    for (int k = 0; k < packed; k++)
        asn_pack_free(&weights[k]);
    free(weights);
    return ok;
}
