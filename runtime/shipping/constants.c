#include "shipping/constants.h"

#include "decoding/trust.h"

#include <stddef.h>
#include <string.h>

enum { PIECE = 4080 }; /* bytes of a string literal: C11 promises 4095. Pieces lie one behind the other in a matrix of them */

static size_t pieces(size_t n)
{
    return n ? (n + PIECE - 1) / PIECE : 1;
}

/* A byte of a string literal; next: the one behind it, which must not become part of its number. Returns the columns it takes. */
static size_t put_byte(FILE *to, unsigned char c, unsigned char next)
{
    if (c == '"' || c == '\\' || c == '?')
        return (size_t)fprintf(to, "\\%c", c);
    if (c >= ' ' && c <= '~')
        return (size_t)fprintf(to, "%c", c);
    return (size_t)fprintf(to, next >= '0' && next <= '7' ? "\\%03o" : "\\%o", c);
}

static void put_pieces(FILE *to, const unsigned char *bytes, size_t n)
{
    fputs("{", to);
    for (size_t at = 0; at < n || at == 0; at += PIECE) {
        size_t end = at + PIECE < n ? at + PIECE : n, column = 0;
        fputs(at ? ",\n\"" : "\n\"", to);
        for (size_t i = at; i < end; i++) {
            unsigned char c = bytes[i], next = i + 1 < end ? bytes[i + 1] : 0;
            column += put_byte(to, c, next);
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
    fprintf(to, "static const int %s[][%s] = {\n", name, columns);
    for (int r = 0; r < rows; r++) {
        fputs("    {", to);
        for (int c = 0; c < cols; c++)
            fprintf(to, c ? ", %d" : "%d", all[r * cols + c]);
        fputs(r + 1 < rows ? "},\n" : "}\n", to);
    }
    fputs("};\n", to);
}

/* Names of what each member has for itself: parser_model, parser_model_2 ... */
typedef struct own_name { char text[40]; } own_name;

static own_name name_of(const char *what, int member)
{
    own_name name;
    snprintf(name.text, sizeof name.text, member ? "parser_%s_%d" : "parser_%s", what, member + 1);
    return name;
}

typedef struct table { const char *name; const int *all; int n; } table;
enum { N_SEEN = 6, N_TABLES = 13 }; /* the first are those of asn_seen */

/* By number of the type, constructor or field. */
static void tables_of(const asn_model *m, table to[N_TABLES])
{
    const asn_seen *s     = &m->seen;
    int             types = m->g->n_types, ctors = m->g->n_ctors + 1, fields = m->g->n_fields;
    const table     all[N_TABLES] = {
        {"choices", s->choices, types}, {"choice", s->choice, ctors}, {"chosen", s->chosen, ctors}, {"fields", s->fields, ctors}, {"place", s->place, fields},
        {"at_place", s->at_place, fields}, {"type_module", m->type_module, types}, {"ctor_module", m->ctor_module, ctors},
        {"field_module", m->field_module, fields}, {"least_height", m->least_height, types}, {"least_size", m->least_size, types},
        {"ctor_height", m->ctor_height, ctors}, {"ctor_size", m->ctor_size, ctors}};
    memcpy(to, all, sizeof all);
}

/* What all members share. */
static void put_tables(FILE *to, const asn_model *m)
{
    const asn_grammar *g = m->g;
    table              tables[N_TABLES];
    tables_of(m, tables);
    for (int i = 0; i < N_TABLES; i++)
        put_ints(to, tables[i].name, tables[i].all, tables[i].n);
    put_int_rows(to, "parser_module", "N_MODULE_PARAMS", &m->module[0][0], g->n_modules, N_MODULE_PARAMS);
    put_vocabs(to, "inputs", m->inputs, g->n_inputs);
    put_vocabs(to, "values", m->values, g->n_types);
    put_vocab(to, "letters", 0, &m->letters);
    if (g->n_signatures)
        put_vocabs(to, "signatures", m->signatures, g->n_signatures);
    if (m->expected.n > 1)
        put_vocab(to, "expected", 0, &m->expected);
    if (m->roles.n > 1) {
        put_vocab(to, "roles", 0, &m->roles);
        put_int32s(to, "uint32_t", "roles", 0, "counts", (const int32_t *)(const void *)m->role_counts, (size_t)m->roles.n);
    }
    fputs("/* the network never writes to these tables */\n", to);
}

/* Every digit that there is, so that compilers read the same bits. */
static void put_numbers(FILE *to, const double *all, int n)
{
    putc('{', to);
    for (int i = 0; i < n; i++)
        fprintf(to, "%s%.17g", i ? ", " : "", all[i]);
    putc('}', to);
}

/* How far answers can be trusted, if the model says so. */
static void put_encoded(FILE *to, const asn_model *m, int member)
{
    size_t n = m->trust.encoded ? 2 * asn_trust_size(m) : 0;
    if (n)
        fprintf(to, "static const float %s[] = {", name_of("encoded", member).text);
    for (size_t i = 0; i < n; i++)
        fprintf(to, "%s%.17g", i == 0 ? "" : i % 8 ? ", " : ",\n    ", (double)m->trust.encoded[i]);
    fputs(n ? "};\n" : "", to);
}

static void put_trust(FILE *to, const asn_model *m, int member)
{
    const asn_trust *t = &m->trust;
    if (!asn_trust_tempers(t) && !t->encoded)
        return;
    fprintf(to, "    .trust = {.temperature = %.17g, .bias = %.17g, .answers = %.17g, .right = %.17g, .most_foreign = %.17g, .length = %.17g,\n", t->temperature, t->bias,
            t->answers, t->right, t->most_foreign, t->length);
    fputs("              .min_prob = ", to);
    put_numbers(to, t->min_prob, ASN_PRECISIONS);
    fputs(", .accepted = ", to);
    put_numbers(to, t->accepted, ASN_PRECISIONS);
    fputs(", .foreign = ", to);
    put_numbers(to, t->foreign, ASN_LOOKS);
    if (t->encoded)
        fprintf(to, ",\n              .encoded = %s", name_of("encoded", member).text);
    fputs("},\n", to);
}

/* shared: the first member, whose tables all use. */
static void put_model(FILE *to, const asn_model *m, const asn_model *shared, int member)
{
    table tables[N_TABLES];
    tables_of(m, tables);
    put_encoded(to, m, member);
    put_int_rows(to, name_of("input", member).text, "N_INPUT_PARAMS", &m->input[0][0], m->g->n_inputs, N_INPUT_PARAMS);
    fprintf(to, "static const asn_model %s = {\n    .g = &%s_grammar,\n", name_of("model", member).text, m->g->name);
    fprintf(to, "    .settings = {.hidden = %d, .embed = %d, .nodes = %d, .depth = %d, .letters = %d, .search = %d, .feed = %d},\n", m->settings.hidden, m->settings.embed,
            m->settings.nodes, m->settings.depth, m->settings.letters, m->settings.search, m->settings.feed);
    fputs("    .inputs = (asn_vocab *)parser_inputs,\n    .values = (asn_vocab *)parser_values,\n    .letters = ", to);
    put_vocab_row(to, "letters", 0, &m->letters);
    fputs(m->g->n_signatures ? ",\n    .signatures = (asn_vocab *)parser_signatures" : "", to);
    if (shared->expected.n > 1) {
        fputs(",\n    .expected = ", to);
        put_vocab_row(to, "expected", 0, &shared->expected);
    }
    if (shared->roles.n > 1) {
        fputs(",\n    .roles = ", to);
        put_vocab_row(to, "roles", 0, &shared->roles);
        fputs(",\n    .role_counts = parser_roles_0_counts", to);
    }
    fputs(",\n    .seen = {.choices = (int *)parser_choices, .choice = (int *)parser_choice, .chosen = (int *)parser_chosen,\n"
          "             .fields = (int *)parser_fields, .place = (int *)parser_place, .at_place = (int *)parser_at_place},\n", to);
    put_trust(to, m, member);
    fprintf(to, "    .n_tensors = %d,\n", m->n_tensors);
    fprintf(to, "    .module = (int(*)[N_MODULE_PARAMS])parser_module,\n    .input = (int(*)[N_INPUT_PARAMS])%s,\n", name_of("input", member).text);
    for (int i = N_SEEN; i < N_TABLES; i++)
        fprintf(to, "    .%s = (int *)parser_%s,\n", tables[i].name, tables[i].name);
    fprintf(to, "    .start_w = %d,\n    .start_b = %d,\n    .vertical = %d,\n    .horizontal = %d,\n    .labels = %d,\n    .speller = {", m->start_w, m->start_b, m->vertical,
            m->horizontal, m->labels);
    for (int i = 0; i < N_SPELLER_PARAMS; i++)
        fprintf(to, i ? ", %d" : "%d", m->speller[i]);
    fputs("}};\n\n", to);
}

/* ---- Weights. */

/* A tensor's name holds that of an input, which may hold anything: here it cannot end the comment or begin another. */
static void put_comment(FILE *to, const char *text)
{
    fputs("/* ", to);
    for (; *text; text++)
        fprintf(to, (text[0] == '*' && text[1] == '/') || (text[0] == '/' && text[1] == '*') ? "%c " : "%c", *text);
    fputs(" */\n", to);
}

static void put_weights(FILE *to, const asn_model *m, const asn_packed *p, int member)
{
    static const char *const forms[] = {"REAL", "HALF", "BYTE"};
    own_name                 weights = name_of("weights", member);
    fprintf(to, "static const union { char text[%zu][%d]; float align; } %s = {", pieces(p->size), PIECE, weights.text);
    put_pieces(to, p->bytes, p->size);
    fprintf(to, "};\n#define AT(bytes) ((const char *)&%s + (bytes))\nstatic const asn_matrix %s[] = {\n", weights.text, name_of("matrices", member).text);
    for (int i = 0; i < m->n_tensors; i++) {
        const asn_matrix *w = &p->matrices[i];
        fprintf(to, "    {ASN_AS_%s, %d, %d, AT(%td), ", forms[w->form], w->rows, w->cols, (const unsigned char *)w->numbers - p->bytes);
        if (w->scales)
            fprintf(to, "(const float *)(const void *)AT(%td)}, ", (const unsigned char *)w->scales - p->bytes);
        else
            fputs("0}, ", to);
        put_comment(to, m->tensors[i].name);
    }
    fputs("};\n#undef AT\n\n", to);
}

/* ---- Names. */

static void put_string(FILE *to, const char *text)
{
    putc('"', to);
    for (; *text; text++)
        put_byte(to, (unsigned char)text[0], (unsigned char)text[1]);
    putc('"', to);
}

static void put_kinds(FILE *to, const asn_lexicon *x)
{
    fputs("static const char *const parser_kinds[] = {", to);
    for (int i = 0; i < x->n_kinds; i++)
        fprintf(to, "%s\"%s\"", i ? ", " : "", x->kinds[i]);
    fputs("};\n", to);
}

static void put_entities(FILE *to, const asn_lexicon *x)
{
    fputs("static const asn_entity parser_entities[] = {\n", to);
    for (int i = 0; i < x->n_entities; i++) {
        fprintf(to, "    {%d, ", x->entities[i].kind);
        put_string(to, x->entities[i].name);
        fputs("},\n", to);
    }
    fputs("};\n", to);
}

static void put_phrases(FILE *to, const asn_lexicon *x)
{
    fputs("static const asn_phrase parser_phrases[] = {\n", to);
    for (int i = 0; i < x->n_phrases; i++) {
        const asn_phrase *p = &x->phrases[i];
        fputs("    {", to);
        put_string(to, p->text);
        fprintf(to, ", %d, %d, %d},\n", p->entity, p->before, p->after);
    }
    fputs("};\n", to);
}

/* With one more at the end: there may be none. */
static void put_stars(FILE *to, const asn_lexicon *x)
{
    fputs("static const asn_star parser_stars[] = {\n", to);
    for (int i = 0; i < x->n_stars; i++) {
        fputs("    {", to);
        put_string(to, x->stars[i].phrase);
        fprintf(to, ", %d, ", x->stars[i].kind);
        put_string(to, x->stars[i].name);
        fputs("},\n", to);
    }
    fputs("    {\"\", 0, \"\"}};\n", to);
}

void asn_put_names(FILE *to, const asn_lexicon *x)
{
    if (!x) {
        fputs("static const asn_lexicon *const parser_names = NULL; /* those of the task are all there are */\n\n", to);
        return;
    }
    put_kinds(to, x);
    put_entities(to, x);
    put_phrases(to, x);
    put_stars(to, x);
    fprintf(to, "static const asn_lexicon parser_lexicon = {parser_kinds, parser_entities, parser_phrases, parser_stars, %d, %d, %d, %d, %s};\n", x->n_kinds,
            x->n_entities, x->n_phrases, x->n_stars, x->several ? "true" : "false");
    fputs("static const asn_lexicon *const parser_names = &parser_lexicon;\n\n", to);
}

void asn_put_members(FILE *to, const asn_member *members, const asn_packed *weights, int n)
{
    for (int k = 0; k < n; k++)
        put_weights(to, members[k].model, &weights[k], k);
    put_tables(to, members[0].model);
    for (int k = 0; k < n; k++)
        put_model(to, members[k].model, members[0].model, k);
    fputs("static const asn_member parser_members[] = {", to);
    for (int k = 0; k < n; k++)
        fprintf(to, "%s{&%s, {%s}}", k ? ", " : "", name_of("model", k).text, name_of("matrices", k).text);
    fputs("};\n\n", to);
}
