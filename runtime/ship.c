#include "ship.h"

#include "pack.h"
#include "sha256.h"

#include <ctype.h>
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Sources into one. */

static bool begins(const char *line, const char *with)
{
    return strncmp(line, with, strlen(with)) == 0;
}

/* In a header: a prototype, or the grammar's table. Made static, and with it what it declares: two parsers in a program do not
 * meet. Lines of our headers are such that the first one tells. */
static bool is_declaration(const char *line)
{
    static const char *const others[] = {"typedef", "static", "struct", "enum", "union", "extern \"C\"", "ASN_V"};
    if (!isalpha((unsigned char)line[0]) || (!strchr(line, '(') && !begins(line, "extern ")))
        return false;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (begins(line, others[i]))
            return false;
    return true;
}

typedef struct shipment {
    FILE            *to;
    const asn_model *m;
    const char      *name; /* geo */
    char             upper[300];
    bool             header, own, skipping;
    FILE              *wasm; /* for the page */
    const asn_example *start; /* what it begins with; NULL: not known */
} shipment;

/* What decoding needs of NAME.h and NAME.c: numbers, tables and modules; not what other C programs make trees with. */
static bool is_wanted(shipment *s, const char *line)
{
    if (begins(line, "/* ---- Trees for C programs.") || begins(line, "/* A callback for each constructor"))
        s->skipping = true;
    else if (s->header && s->skipping && begins(line, "};"))
        return s->skipping = false;
    if (s->skipping)
        return false;
    return !s->header || !strchr(line, '(') || !isalpha((unsigned char)line[0]) || strstr(line, "(asn_run *run");
}

static void put_line(shipment *s, char *line)
{
    if (begins(line, "#ifndef ASN_SHIPPED"))
        s->skipping = true;
    if (s->own ? !is_wanted(s, line) : s->skipping) {
        if (begins(line, "#endif /* ASN_SHIPPED"))
            s->skipping = false;
        return;
    }
    if (begins(line, "#include \"") || begins(line, "#include <asn.h>"))
        return;
    if (s->header && is_declaration(line))
        fprintf(s->to, "static %s\n", begins(line, "extern ") ? line + 7 : line);
    else
        fprintf(s->to, "%s%s\n", begins(line, "const asn_grammar ") ? "static " : "", line);
}

/* A template: asn_parser is the name of this one. */
static void put_renamed(shipment *s, const char *line)
{
    for (const char *c = line; *c;) {
        bool lower = begins(c, "asn_parser"), upper = begins(c, "ASN_PARSER");
        if (lower || upper)
            fprintf(s->to, lower ? "%s_parser" : "%s_PARSER", lower ? s->name : s->upper);
        else
            putc(*c, s->to);
        c += lower || upper ? 10 : 1;
    }
    putc('\n', s->to);
}

/* A file's lines, one by one, from its pieces. */
static bool each_line(shipment *s, const char *const *pieces, void (*put)(shipment *s, char *line))
{
    size_t n = 0, room = 1 << 12;
    char  *line = malloc(room);
    for (; *pieces && line; pieces++)
        for (const char *c = *pieces; *c && line; c++) {
            if (n + 1 >= room) {
                char *more = realloc(line, room *= 2);
                if (!more)
                    free(line);
                line = more;
                if (!line)
                    break;
            }
            line[n] = *c;
            if (*c == '\n') {
                line[n] = 0;
                put(s, line);
                n = 0;
            } else
                n++;
        }
    free(line);
    return line != NULL;
}

static const char *const *find_text(const char *const *all, const char *name)
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

static void put_rule(shipment *s, const asn_grammar *g, int c)
{
    static const char *const marks[] = {"", "?", "*", "?*"};
    const asn_ctor *ctor = &g->ctors[c];
    fprintf(s->to, "/* %s", ctor->name);
    for (int f = 0; f < ctor->n_fields; f++) {
        const asn_field *field = &g->fields[ctor->first_field + f];
        fprintf(s->to, "%s%s%s %s", f ? ", " : "(", g->types[field->type].name, marks[field->card], field->name);
    }
    fprintf(s->to, "%s */", ctor->n_fields ? ")" : "");
}

static size_t memory_of(const asn_model *m)
{
    size_t rows = (size_t)m->g->n_fields + 4 * (size_t)m->letters.n + 8; /* that are kept for good */
    for (int c = 0; c < m->g->n_inputs; c++)
        rows += 8 * (size_t)m->inputs[c].n;
    return ((size_t)33 << 20) + rows * (size_t)m->settings.hidden * sizeof(float);
}

static bool is_identifier(const char *name)
{
    for (; *name; name++)
        if (!isalnum((unsigned char)*name) && *name != '_')
            return false;
    return true;
}

static void put_header_line(shipment *s, char *line)
{
    const asn_grammar *g = s->m->g;
    if (begins(line, "/*@@memory@@*/")) {
        fprintf(s->to, "#define %s_PARSER_MEMORY %zuu /* bytes: enough for all but the longest sentences */\n", s->upper, memory_of(s->m));
        return;
    }
    if (!begins(line, "/*@@constructors@@*/")) {
        put_renamed(s, line);
        return;
    }
    fprintf(s->to, "/* ---- Constructors and their fields, numbered from 0. Each type's are in a row. */\nenum {\n");
    for (int c = 1; c <= g->n_ctors; c++) {
        if (c == 1 || g->ctors[c].type != g->ctors[c - 1].type)
            fprintf(s->to, "    /* %s */\n", g->types[g->ctors[c].type].name);
        if (is_identifier(g->ctors[c].name)) {
            fprintf(s->to, "    %s_PARSER_CTOR_%s = %d, ", s->upper, g->ctors[c].name, c);
            put_rule(s, g, c);
        } else {
            fprintf(s->to, "    /* %d */ ", c);
            put_rule(s, g, c);
        }
        putc('\n', s->to);
    }
    fprintf(s->to, "    %s_PARSER_CTORS = %d /* how many there are */\n};\n\n", s->upper, g->n_ctors);
}

/* ---- The model as constants. */

enum { PIECE = 4080 }; /* bytes of a string literal: C11 promises 4095. Pieces lie one behind the other in a matrix of them */

static size_t pieces(size_t n)
{
    return n ? (n + PIECE - 1) / PIECE : 1;
}

static void put_pieces(FILE *to, const unsigned char *bytes, size_t n)
{
    fputs("{", to);
    for (size_t at = 0; at < n || at == 0; at += PIECE) {
        size_t end = at + PIECE < n ? at + PIECE : n, column = 0;
        fputs(at ? ",\n\"" : "\n\"", to);
        for (size_t i = at; i < end; i++) {
            unsigned char c = bytes[i], next = i + 1 < end ? bytes[i + 1] : 0;
            if (c == '"' || c == '\\' || c == '?')
                column += (size_t)fprintf(to, "\\%c", c);
            else if (c >= ' ' && c <= '~')
                column += (size_t)fprintf(to, "%c", c);
            else
                column += (size_t)fprintf(to, next >= '0' && next <= '7' ? "\\%03o" : "\\%o", c);
            if (column > 2000 && i + 1 < end) {
                fputs("\"\n\"", to);
                column = 0;
            }
        }
        fputs("\"", to);
    }
    fputs("}", to);
}

static void put_ints(FILE *to, const char *name, const int *all, int n)
{
    fprintf(to, "static const int parser_%s[] = {", name);
    for (int i = 0; i < n; i++)
        fprintf(to, "%s%d", i == 0 ? "" : i % 24 ? ", " : ",\n    ", all[i]);
    fputs(n ? "};\n" : "0};\n", to);
}

static void put_int32s(FILE *to, const char *type, const char *kind, int number, const char *what, const int32_t *all, size_t n)
{
    fprintf(to, "static const %s parser_%s_%d_%s[] = {", type, kind, number, what);
    for (size_t i = 0; i < n; i++)
        fprintf(to, "%s%ld", i == 0 ? "" : i % 24 ? ", " : ",\n    ", (long)all[i]);
    fputs("};\n", to);
}

static void put_vocab(FILE *to, const char *kind, int number, const asn_vocab *v)
{
    size_t bytes = v->offsets[v->n];
    fprintf(to, "static const char parser_%s_%d_bytes[%zu][%zu] = ", kind, number, pieces(bytes), bytes < PIECE ? bytes + 1 : PIECE);
    put_pieces(to, (const unsigned char *)v->bytes, bytes);
    fputs(";\n", to);
    put_int32s(to, "uint32_t", kind, number, "offsets", (const int32_t *)(const void *)v->offsets, (size_t)v->n + 1);
    put_int32s(to, "int32_t", kind, number, "table", v->table, (size_t)v->mask + 1);
}

static void put_vocab_row(FILE *to, const char *kind, int number, const asn_vocab *v)
{
    if (!v->table)
        fputs("{.n = 0}", to);
    else
        fprintf(to, "{(const char *)parser_%s_%d_bytes, parser_%s_%d_offsets, %d, (int32_t *)parser_%s_%d_table, %uu}", kind, number, kind, number, (int)v->n,
                kind, number, (unsigned)v->mask);
}

static void put_vocabs(FILE *to, const char *kind, const asn_vocab *all, int n)
{
    for (int i = 0; i < n; i++)
        if (all[i].table)
            put_vocab(to, kind, i, &all[i]);
    fprintf(to, "static const asn_vocab parser_%s[] = {\n", kind);
    for (int i = 0; i < n; i++) {
        fputs("    ", to);
        put_vocab_row(to, kind, i, &all[i]);
        fputs(i + 1 < n ? ",\n" : "\n", to);
    }
    fputs("};\n", to);
}

static void put_int_rows(FILE *to, const char *name, const char *columns, const int *all, int rows, int cols)
{
    fprintf(to, "static const int parser_%s[][%s] = {\n", name, columns);
    for (int r = 0; r < rows; r++) {
        fputs("    {", to);
        for (int c = 0; c < cols; c++)
            fprintf(to, c ? ", %d" : "%d", all[r * cols + c]);
        fputs(r + 1 < rows ? "},\n" : "}\n", to);
    }
    fputs("};\n", to);
}

static void put_model(FILE *to, const asn_model *m)
{
    const asn_grammar *g     = m->g;
    const asn_seen    *s     = &m->seen;
    int                types = g->n_types, ctors = g->n_ctors + 1, fields = g->n_fields;
    const struct { const char *name; const int *all; int n; } tables[] = {
        {"choices", s->choices, types}, {"choice", s->choice, ctors}, {"chosen", s->chosen, ctors}, {"fields", s->fields, ctors}, {"place", s->place, fields},
        {"at_place", s->at_place, fields}, {"type_module", m->type_module, types}, {"ctor_module", m->ctor_module, ctors},
        {"field_module", m->field_module, fields}, {"least_height", m->least_height, types}, {"least_size", m->least_size, types},
        {"ctor_height", m->ctor_height, ctors}, {"ctor_size", m->ctor_size, ctors}};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        put_ints(to, tables[i].name, tables[i].all, tables[i].n);
    put_int_rows(to, "module", "N_MODULE_PARAMS", &m->module[0][0], g->n_modules, N_MODULE_PARAMS);
    put_int_rows(to, "input", "N_INPUT_PARAMS", &m->input[0][0], g->n_inputs, N_INPUT_PARAMS);
    put_vocabs(to, "inputs", m->inputs, g->n_inputs);
    put_vocabs(to, "values", m->values, types);
    put_vocab(to, "letters", 0, &m->letters);
    fprintf(to, "/* the network never writes to these tables */\nstatic const asn_model parser_model = {\n    .g = &%s_grammar,\n", g->name);
    fprintf(to, "    .settings = {.hidden = %d, .embed = %d, .nodes = %d, .depth = %d, .letters = %d},\n", m->settings.hidden, m->settings.embed,
            m->settings.nodes, m->settings.depth, m->settings.letters);
    fputs("    .inputs = (asn_vocab *)parser_inputs,\n    .values = (asn_vocab *)parser_values,\n    .letters = ", to);
    put_vocab_row(to, "letters", 0, &m->letters);
    fputs(",\n    .seen = {.choices = (int *)parser_choices, .choice = (int *)parser_choice, .chosen = (int *)parser_chosen,\n"
          "             .fields = (int *)parser_fields, .place = (int *)parser_place, .at_place = (int *)parser_at_place},\n", to);
    fprintf(to, "    .matrices = parser_matrices,\n    .n_tensors = %d,\n", m->n_tensors);
    fputs("    .module = (int(*)[N_MODULE_PARAMS])parser_module,\n    .input = (int(*)[N_INPUT_PARAMS])parser_input,\n", to);
    for (int i = 6; i < 13; i++)
        fprintf(to, "    .%s = (int *)parser_%s,\n", tables[i].name, tables[i].name);
    fprintf(to, "    .start_w = %d,\n    .start_b = %d,\n    .vertical = %d,\n    .horizontal = %d,\n    .speller = {", m->start_w, m->start_b, m->vertical,
            m->horizontal);
    for (int i = 0; i < N_SPELLER_PARAMS; i++)
        fprintf(to, i ? ", %d" : "%d", m->speller[i]);
    fputs("}};\n\n", to);
}

/* ---- Weights. */

static void put_weights(FILE *to, const asn_model *m, const asn_packed *p)
{
    static const char *const forms[] = {"REAL", "HALF", "BYTE"};
    fprintf(to, "static const union { char text[%zu][%d]; float align; } parser_weights = {", pieces(p->size), PIECE);
    put_pieces(to, p->bytes, p->size);
    fputs("};\n#define AT(bytes) ((const char *)&parser_weights + (bytes))\nstatic const asn_matrix parser_matrices[] = {\n", to);
    for (int i = 0; i < m->n_tensors; i++) {
        const asn_matrix *w = &p->matrices[i];
        fprintf(to, "    {ASN_AS_%s, %d, %d, AT(%td), ", forms[w->form], w->rows, w->cols, (const unsigned char *)w->numbers - p->bytes);
        if (w->scales)
            fprintf(to, "(const float *)(const void *)AT(%td)}, /* %s */\n", (const unsigned char *)w->scales - p->bytes, m->tensors[i].name);
        else
            fprintf(to, "0}, /* %s */\n", m->tensors[i].name);
    }
    fputs("};\n\n", to);
}

/* ---- Both files. */

static void put_prologue(shipment *s, const asn_model *m, int bits, const char *version)
{
    fprintf(s->to,
            "/* %s_parser.c: sentences to trees, all in one file: see %s_parser.h.\n"
            " *     cc -O2 -c %s_parser.c                           to link with, and -lm\n"
            " *     cc -O2 -D%s_PARSER_MAIN %s_parser.c -lm -o %s   a program\n"
            " * Written by `%s ship`. The runtime that it is made of has the MIT licence. */\n",
            s->name, s->name, s->name, s->upper, s->name, s->name, s->name);
    fprintf(s->to, "#define %s_PARSER_VERSION \"%s\"\n#define ASN_FIXED_HIDDEN %d\n", s->upper, version, m->settings.hidden);
    fprintf(s->to, "#define ASN_WEIGHTS %d\n", bits);
    fputs("/* Nothing may be contracted: then all compilers give the same bits. */\n"
          "#if defined __GNUC__ && !defined __clang__ && !defined __TINYC__\n"
          "#pragma GCC optimize(\"fp-contract=off\")\n"
          "#pragma GCC diagnostic ignored \"-Wunused-function\"\n"
          "#pragma GCC diagnostic ignored \"-Wpsabi\"\n"
          "#else\n"
          "#pragma STDC FP_CONTRACT OFF\n"
          "#endif\n"
          "#ifdef __clang__\n"
          "#pragma clang diagnostic ignored \"-Wunused-function\"\n"
          "#pragma clang diagnostic ignored \"-Wpsabi\"\n"
          "#endif\n"
          "#if defined __BYTE_ORDER__ && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__\n"
          "#error \"the weights are little-endian\"\n"
          "#endif\n", s->to);
    fprintf(s->to, "#include \"%s_parser.h\"\n#include <math.h>\n#include <stdlib.h>\n#include <string.h>\n#include <time.h>\n", s->name);
}

static void put_template_line(shipment *s, char *line)
{
    put_renamed(s, line);
}

static bool put_source(shipment *s, const asn_model *m, const char *const *own, const asn_packed *p, asn_error *err)
{
    bool ok = true;
    for (const char *const *f = asn_ship_text; *f && ok; f++) {
        const char *const *text = f + 1;
        size_t             n    = strlen(*f);
        s->header               = (*f)[n - 1] == 'h';
        s->skipping             = false;
        if (!begins(*f, "parser") && !begins(*f, "page")) {
            fprintf(s->to, "\n/* ==== %s */\n", *f);
            ok = each_line(s, text, put_line);
        }
        for (f = text; *f; f++)
            continue;
    }
    char name[300];
    s->own = true;
    for (int part = 0; part < 2 && ok; part++) {
        snprintf(name, sizeof name, "%.200s.%c", s->name, "hc"[part]);
        const char *const *text = find_text(own, name);
        s->header   = part == 0;
        s->skipping = false;
        fprintf(s->to, "\n/* ==== %s */\n", name);
        ok = text && each_line(s, text, put_line);
    }
    fputs("\n/* ==== The model. */\n", s->to);
    put_weights(s->to, m, p);
    put_model(s->to, m);
    ok = ok && each_line(s, find_text(asn_ship_text, "parser.c"), put_template_line) &&
         each_line(s, find_text(asn_ship_text, "parser_main.c"), put_template_line);
    return ok ? true : asn_fail(err, "out of memory");
}

/* A number that changes with what the parser answers. */
static void find_version(const asn_model *m, const asn_packed *p, int bits, char *to, size_t room)
{
    char hex[65];
    asn_sha256(p->bytes, p->size, hex);
    snprintf(to, room, "%.200s %.16s %s", m->g->name, hex, bits == 32 ? "f32" : bits == 16 ? "f16" : "i8");
}

static bool open_part(shipment *s, const char *folder, char part, char path[4096], asn_error *err)
{
    snprintf(path, 4096, "%s/%s_parser.%c", folder, s->name, part);
    s->to = fopen(path, "wb");
    return s->to ? true : asn_fail(err, "cannot write %s: %s", path, strerror(errno));
}

static bool close_part(shipment *s, const char *path, bool ok, asn_error *err)
{
    bool failed = ferror(s->to) != 0;
    failed      = fclose(s->to) != 0 || failed;
    return ok && failed ? asn_fail(err, "cannot write %s: %s", path, strerror(errno)) : ok;
}

static bool put_header(shipment *s, const char *folder, asn_error *err)
{
    char path[4096];
    if (!open_part(s, folder, 'h', path, err))
        return false;
    bool ok = each_line(s, find_text(asn_ship_text, "parser.h"), put_header_line) ? true : asn_fail(err, "out of memory");
    return close_part(s, path, ok, err);
}

bool asn_ship(const asn_model *m, const char *const *own, int bits, const char *folder, asn_error *err)
{
    shipment   s = {.name = m->g->name, .m = m};
    char       path[4096], version[300];
    asn_packed p;
    for (size_t i = 0; i + 1 < sizeof s.upper && s.name[i]; i++)
        s.upper[i] = (char)toupper((unsigned char)s.name[i]);
    if (!put_header(&s, folder, err))
        return false;
    if (!asn_pack(m, bits, &p))
        return asn_fail(err, "out of memory");
    bool ok = open_part(&s, folder, 'c', path, err);
    if (ok) {
        find_version(m, &p, bits, version, sizeof version);
        put_prologue(&s, m, bits, version);
        ok = close_part(&s, path, put_source(&s, m, own, &p, err), err);
    }
    asn_pack_free(&p);
    return ok;
}

/* ---- The page. */

static void put_base64(FILE *to, FILE *from)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned char     three[3];
    for (size_t n; (n = fread(three, 1, 3, from)) > 0; memset(three, 0, 3)) {
        unsigned bits = (unsigned)three[0] << 16 | (unsigned)(n > 1 ? three[1] : 0) << 8 | (n > 2 ? three[2] : 0);
        for (size_t k = 0; k < 4; k++)
            putc(k <= n ? digits[bits >> (18 - 6 * k) & 63] : '=', to);
    }
}

/* Text inside a string of JavaScript, inside a page. */
static void put_script_text(FILE *to, const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c < ' ' || c == '"' || c == '\\' || c == '<' || c == '\'')
            fprintf(to, "\\x%02x", c);
        else
            putc(c, to);
    }
}

/* What the page begins with: an example, if there is one. */
static void put_start(FILE *to, const asn_model *m, const asn_example *e)
{
    for (int c = 0; c < m->g->n_inputs && e; c++) {
        fputs(c ? ", \"" : "\"", to);
        for (int32_t i = 0; i < e->tokens[c].n; i++) {
            fputs(i && m->g->inputs[c].rule == ASN_WORDS ? " " : "", to);
            put_script_text(to, e->tokens[c].text[i], (size_t)e->tokens[c].length[i]);
        }
        putc('"', to);
    }
}

static void put_page_line(shipment *s, char *line)
{
    char *mark = strstr(line, "@@");
    if (mark && begins(mark, "@@WASM@@")) {
        fprintf(s->to, "%.*s", (int)(mark - line), line);
        put_base64(s->to, s->wasm);
        put_renamed(s, mark + 8);
    } else if (mark && begins(mark, "@@START@@")) {
        fprintf(s->to, "%.*s", (int)(mark - line), line);
        put_start(s->to, s->m, s->start);
        put_renamed(s, mark + 9);
    } else if (mark && begins(mark, "@@NAME@@")) {
        fprintf(s->to, "%.*s%s", (int)(mark - line), line, s->name);
        put_renamed(s, mark + 8);
    } else
        put_renamed(s, line);
}

bool asn_ship_page(const asn_model *m, const asn_example *start, const char *wasm, const char *folder, asn_error *err)
{
    shipment s = {.name = m->g->name, .m = m, .start = start, .wasm = fopen(wasm, "rb")};
    char     path[4096];
    snprintf(path, sizeof path, "%s/index.html", folder);
    if (!s.wasm)
        return asn_fail(err, "cannot open %s: %s", wasm, strerror(errno));
    s.to    = fopen(path, "wb");
    bool ok = s.to ? each_line(&s, find_text(asn_ship_text, "page.html"), put_page_line) : asn_fail(err, "cannot write %s: %s", path, strerror(errno));
    fclose(s.wasm);
    return s.to && close_part(&s, path, ok, err);
}
