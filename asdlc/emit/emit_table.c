#include "emit/emit.h"

#include "asn.h"
#include "passes/names.h"

#include <string.h>

#define NAME_OF(id) "ASN_" #id,

/* Members that are false, 0 or NULL are left out of the tables. */

static void put_row_flag(out *o, const char *member, bool set)
{
    if (set)
        out_flow(o, "        ", ".%s = true,", member);
}

static void put_row_text(out *o, const char *member, const char *text, bool length)
{
    out quoted = {0};
    out_c_string(&quoted, text, strlen(text));
    out_flow(o, "        ", ".%s = %s,", member, quoted.text);
    if (length)
        out_flow(o, "        ", ".length = %zu,", strlen(text));
    out_free(&quoted);
}

static void emit_attributes(out *o, grammar *g)
{
    for (int i = 0; i < g->n_defined; i++) {
        const type *t = g->types[i];
        if (t->n_attributes == 0)
            continue;
        out_print(o, "static const char *const %s_attributes_%s[] = {", g->name, t->named.stem);
        for (int a = 0; a < t->n_attributes; a++)
            out_flow(o, "    ", "\"%s\",", t->attributes[a].name);
        out_flow(o, "    ", "NULL};");
        out_put(o, "\n\n");
    }
}

/* The last comma of a row goes. */
static void end_row(out *o)
{
    o->length--;
    out_put(o, "},\n");
}

static void emit_types(out *o, grammar *g)
{
    emit_attributes(o, g);
    out_print(o, "static const asn_type %s_types[] = {\n", g->name);
    for (int i = 0; i < g->n_types; i++) {
        const type *t    = g->types[i];
        bool        prim = t->kind == TYPE_PRIMITIVE;
        out_print(o, "    [%s_TYPE_%s] = {", g->upper, t->named.stem);
        put_row_text(o, "name", t->name, false);
        put_row_flag(o, "primitive", prim);
        put_row_flag(o, "open", prim && t->open);
        put_row_flag(o, "reachable", t->reachable);
        if (strcmp(t->name, "identifier") == 0 || strcmp(t->name, "int") == 0)
            out_flow(o, "        ", ".builtin = ASN_%s,", t->name[1] == 'n' ? "INT" : "IDENTIFIER");
        if (!prim)
            out_flow(o, "        ", ".first_ctor = %s_%s, .n_ctors = %d,", g->upper, t->ctors[0].named.stem, t->n_ctors);
        if (t->n_copies)
            out_flow(o, "        ", ".first_copy = %d, .n_copies = %d,", t->first_copy, t->n_copies);
        put_row_flag(o, "from_input", t->from_input);
        put_row_flag(o, "use_input", t->use_input);
        put_row_flag(o, "expected", t->expected);
        put_row_flag(o, "roles", t->roles);
        put_row_flag(o, "bound", t->bound);
        put_row_flag(o, "fresh", t->fresh);
        put_row_flag(o, "used", t->used);
        if (t->default_ctor)
            out_flow(o, "        ", ".default_ctor = %s_%s,", g->upper, t->default_ctor->named.stem);
        if (t->n_attributes)
            out_flow(o, "        ", ".attributes = %s_attributes_%s,", g->name, t->named.stem);
        end_row(o);
    }
    out_put(o, "};\n\n");
}

static void emit_ctors(out *o, grammar *g)
{
    out_print(o, "static const asn_ctor %s_ctors[] = {\n    [0] = {.name = \"\"}, /* numbers begin at 1 */\n", g->name);
    for (int i = 0, first = 0; i < g->n_ctors; i++) {
        const constructor *c = g->ctors[i];
        out_print(o, "    [%s_%s] = {", g->upper, c->named.stem);
        put_row_text(o, "name", c->name, true);
        out_flow(o, "        ", ".type = %s_TYPE_%s,", g->upper, c->owner->named.stem);
        if (c->n_fields)
            out_flow(o, "        ", ".first_field = %d, .n_fields = %d,", first, c->n_fields);
        end_row(o);
        first += c->n_fields;
    }
    out_put(o, "};\n\n");
}

static void emit_fields(out *o, grammar *g)
{
    static const char *const cards[] = {ASN_CARDS(NAME_OF)};
    out_print(o, "static const asn_field %s_fields[] = {\n", g->name);
    for (int i = 0; i < g->n_fields; i++) {
        const field *f = g->fields[i];
        out_put(o, "    {");
        put_row_text(o, "name", f->name, true);
        out_flow(o, "        ", ".ctor = %s_%s,", g->upper, f->owner->named.stem);
        out_flow(o, "        ", ".type = %s_TYPE_%s,", g->upper, f->type->named.stem);
        out_flow(o, "        ", ".card = %s,", cards[f->card]);
        put_row_flag(o, "unordered", f->unordered);
        put_row_flag(o, "binder", f->binder);
        put_row_flag(o, "distinct", f->distinct);
        if (f->least)
            out_flow(o, "        ", ".least = %d,", f->least);
        if (f->most && f->most < ASN_MOST_CHILDREN)
            out_flow(o, "        ", ".most = %d,", f->most);
        if (f->signature)
            out_flow(o, "        ", ".signature = %d,", f->signature);
        end_row(o);
    }
    if (g->n_fields == 0)
        out_put(o, "    {.name = \"\"}, /* there are none, but C wants one */\n");
    out_put(o, "};\n\n");
}

static void emit_modules(out *o, grammar *g)
{
    int     n;
    module *all = module_list(g, &n);
    out_print(o, "static const asn_module *const %s_modules[] = {\n", g->name);
    for (int i = 0; i < n; i++)
        out_flow(o, "    ", "&%s,", all[i].variable);
    out_put(o, "\n};\n\n");
}

/* Constructor numbers by name: open addressing, at most half full. The runtime looks up with the same function. */
static uint32_t emit_hash(out *o, grammar *g)
{
    uint32_t room = 4;
    while (room < 2u * (uint32_t)g->n_ctors)
        room *= 2;
    int *slots = mem_alloc(g->m, room, sizeof *slots);
    for (int i = 0; i < g->n_ctors; i++) {
        uint32_t h = 2166136261u; /* FNV-1a */
        for (const char *s = g->ctors[i]->name; *s; s++)
            h = (h ^ (unsigned char)*s) * 16777619u;
        h &= room - 1;
        while (slots[h])
            h = (h + 1) & (room - 1);
        slots[h] = i + 1;
    }
    out_print(o, "/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */\nstatic const int32_t %s_hash[] = {\n", g->name);
    for (uint32_t i = 0; i < room; i++)
        out_flow(o, "    ", "%d,", slots[i]);
    out_put(o, "\n};\n\n");
    return room - 1;
}

/* ---- Texts, a string for each line. C promises room for strings of 4095 characters only. A longer line lies in pieces of LONG
 * characters, one behind the other in one array, and the table points into that. */

enum { LONG = 4000 };

typedef struct line {
    const char *text;
    size_t      length;
} line;

static bool next_line(line *rest, line *to)
{
    if (rest->length == 0)
        return false;
    const char *end = memchr(rest->text, '\n', rest->length);
    size_t      n   = end ? (size_t)(end - rest->text) : rest->length;
    *to             = (line){rest->text, n - (n > 0 && rest->text[n - 1] == '\r')};
    *rest           = (line){rest->text + n + (end != NULL), rest->length - n - (end != NULL)};
    return true;
}

enum { SHORT = 100 };

/* Bytes of a text that make a short string, with its escapes. */
static size_t short_part(const char *text, size_t length)
{
    size_t n = 0;
    for (size_t width = 0; n < length && n < SHORT; n++) {
        width += text[n] == '"' || text[n] == '\\' ? 2 : 1;
        if (width > SHORT + 8)
            break;
    }
    return n;
}

/* A string, broken into short ones where it is long, behind a blank if there is one. */
static void put_string(out *o, const char *text, size_t length)
{
    size_t at = 0;
    do {
        size_t n = short_part(text + at, length - at), blank = n;
        while (at + n < length && blank > SHORT / 2 && text[at + blank - 1] != ' ')
            blank--;
        n = blank > SHORT / 2 ? blank : n;
        out_put(o, at ? "\n        " : "");
        out_c_string(o, text + at, n);
        at += n;
    } while (at < length);
}

static int put_long_lines(out *o, const char *text, size_t length, int pieces)
{
    line rest = {text, length}, l;
    while (next_line(&rest, &l))
        for (size_t at = 0; l.length >= LONG && at <= l.length; at += LONG, pieces++) {
            out_put(o, "    ");
            put_string(o, l.text + at, l.length - at < LONG ? l.length - at : LONG);
            out_put(o, ",\n");
        }
    return pieces;
}

static int put_lines(out *o, grammar *g, const char *text, size_t length, int pieces)
{
    line rest = {text, length}, l;
    while (next_line(&rest, &l)) {
        out_put(o, "    ");
        if (l.length < LONG)
            put_string(o, l.text, l.length);
        else
            out_print(o, "(const char *)%s_long_lines + %d", g->name, pieces * LONG);
        out_put(o, ",\n");
        pieces += l.length < LONG ? 0 : (int)(l.length / LONG) + 1;
    }
    return pieces;
}

/* Does the file hold nothing but how trees are said? A model need not know that. */
static bool only_says(const source *src)
{
    static const char *const words[] = {"say", "frame", "values", "weight"};
    line                     rest = {src->text, src->length}, l;
    while (next_line(&rest, &l)) {
        bool says = l.length == 0 || strchr(" \t\"'#", l.text[0]) || (l.length > 1 && memcmp(l.text, "--", 2) == 0);
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            size_t n = strlen(words[i]);
            says     = says || (l.length > n && memcmp(l.text, words[i], n) == 0 && strchr(" \t", l.text[n]));
        }
        if (!says)
            return false;
    }
    return true;
}

static void emit_texts(out *o, grammar *g)
{
    char *text  = grammar_text(g);
    out   lines = {0};
    int   n     = put_long_lines(&lines, text, strlen(text), 0);
    for (int i = 0; i < g->n_inc; i++)
        n = i > 0 && only_says(g->inc[i]) ? n : put_long_lines(&lines, g->inc[i]->text, g->inc[i]->length, n);
    if (n)
        out_print(o, "static const char %s_long_lines[%d][%d] = {\n%s};\n\n", g->name, n, LONG, lines.text);
    out_free(&lines);
    out_print(o, "static const char *const %s_grammar_text[] = {\n", g->name);
    n = put_lines(o, g, text, strlen(text), 0);
    out_print(o, "    NULL,\n};\n\nstatic const char *const %s_task_text[] = {\n", g->name);
    if (g->without) {
        char *note = mem_print(g->m, "-- compiled --without %s", g->without);
        n          = put_lines(o, g, note, strlen(note), n);
    }
    for (int i = 0; i < g->n_inc; i++)
        n = i > 0 && only_says(g->inc[i]) ? n : put_lines(o, g, g->inc[i]->text, g->inc[i]->length, n);
    out_put(o, "    NULL,\n};\n\n");
}

/* ---- The task. */

static void emit_copies(out *o, grammar *g)
{
#define NAME_OF_COPY(id) "ASN_COPY_" #id,
    static const char *const parts[] = {ASN_PARTS(NAME_OF_COPY)}, *const transforms[] = {ASN_TRANSFORMS(NAME_OF_COPY)};
    out_print(o, "static const asn_copy %s_copies[] = {\n", g->name);
    for (size_t i = 0; i < g->task.n_copies; i++) {
        const copy *c = &g->task.copies[i];
        out_print(o, "    {.type = %s_TYPE_%s, .input = %d, .part = %s, .transform = %s", g->upper, c->type->named.stem, c->input, parts[c->part],
                  transforms[c->transform]);
        if (c->join) {
            out_put(o, ", .join = ");
            out_c_string(o, c->join, strlen(c->join));
        }
        out_put(o, "},\n");
    }
    out_put(o, "};\n\n");
}

/* Fields by their numbers, with their names beside them. */
static void emit_signatures(out *o, grammar *g)
{
    out_print(o, "static const asn_signature %s_signatures[] = {\n", g->name);
    for (size_t i = 0; i < g->task.n_signatures; i++) {
        const field *key = g->task.signatures[i].key, *f = g->task.signatures[i].field;
        out_print(o, "    {.key = %d, .field = %d}, /* %s.%s, %s */\n", key->index, f->index, f->owner->name, key->name, f->name);
    }
    out_put(o, "};\n\n");
}

static void emit_scopes(out *o, grammar *g)
{
    out_print(o, "static const asn_scope %s_scopes[] = {\n", g->name);
    for (size_t i = 0; i < g->task.n_scopes; i++) {
        const field *binder = g->task.scopes[i].binder, *in = g->task.scopes[i].in;
        out_print(o, "    {.binder = %d, .in = %d}, /* %s.%s, %s */\n", binder->index, in->index, in->owner->name, binder->name, in->name);
    }
    out_put(o, "};\n\n");
}

static void emit_task(out *o, grammar *g)
{
    static const char *const rules[] = {ASN_INPUT_RULES(NAME_OF)};
    const task *t = &g->task;
    out_print(o, "static const asn_input %s_inputs[] = {\n", g->name);
    if (t->n_inputs == 0)
        out_put(o, "    {.name = \"input\", .rule = ASN_WORDS},\n");
    for (size_t i = 0; i < t->n_inputs; i++) {
        out_put(o, "    {");
        put_row_text(o, "name", t->inputs[i].name, false);
        out_flow(o, "        ", ".rule = %s,", rules[t->inputs[i].rule]);
        put_row_flag(o, "lower", t->inputs[i].lower);
        put_row_flag(o, "stem", t->inputs[i].stem);
        put_row_flag(o, "copied", t->inputs[i].copied);
        end_row(o);
    }
    out_put(o, "};\n\n");
    if (t->n_copies)
        emit_copies(o, g);
    if (t->n_signatures)
        emit_signatures(o, g);
    if (t->n_scopes)
        emit_scopes(o, g);
    if (t->n_settings) {
        out_print(o, "static const asn_setting %s_settings[] = {\n", g->name);
        for (size_t i = 0; i < t->n_settings; i++)
            out_print(o, "    {.id = ASN_SET_%s, .value = \"%s\"},\n", names_identifier(g->m, t->settings[i].name), t->settings[i].value);
        out_put(o, "};\n\n");
    }
}

static void put_member_text(out *o, const char *member, const char *text)
{
    if (!text)
        return;
    out_print(o, "    .%s = ", member);
    out_c_string(o, text, strlen(text));
    out_put(o, ",\n");
}

void emit_tables(out *o, grammar *g)
{
    const task *t = &g->task;
    const char *n = g->name;
    out_put(o, "/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */\n\n");
    emit_types(o, g);
    emit_ctors(o, g);
    emit_fields(o, g);
    emit_modules(o, g);
    uint32_t mask = emit_hash(o, g);
    emit_task(o, g);
    emit_texts(o, g);
    emit_patterns(o, g);
    emit_says(o, g);
    if (t->lexicon)
        out_print(o, "static const asn_lexicon %s_lexicon; /* at the end of this file */\n\n", n);
    out_print(o, "ASN_API const asn_grammar %s_grammar = {\n", n);
    out_print(o, "    .name = \"%s\",\n    .grammar_text = %s_grammar_text,\n    .task_text = %s_task_text,\n", n, n, n);
    out_print(o, "    .types = %s_types, .n_types = %d,\n    .ctors = %s_ctors, .n_ctors = %d,\n", n, g->n_types, n, g->n_ctors);
    out_print(o, "    .fields = %s_fields, .n_fields = %d,\n    .modules = %s_modules, .n_modules = %d,\n", n, g->n_fields, n,
              g->n_types + g->n_ctors + g->n_fields);
    out_print(o, "    .root = %s_TYPE_%s,\n    .hash = %s_hash, .hash_mask = %u,\n", g->upper, g->root->named.stem, n, mask);
    out_print(o, "    .inputs = %s_inputs, .n_inputs = %zu,\n", n, t->n_inputs ? t->n_inputs : 1);
    if (t->n_copies)
        out_print(o, "    .copies = %s_copies, .n_copies = %zu,\n", n, t->n_copies);
    if (t->n_signatures)
        out_print(o, "    .signatures = %s_signatures, .n_signatures = %zu,\n", n, t->n_signatures);
    if (t->n_scopes)
        out_print(o, "    .scopes = %s_scopes, .n_scopes = %zu,\n", n, t->n_scopes);
    if (t->n_settings)
        out_print(o, "    .settings = %s_settings, .n_settings = %zu,\n", n, t->n_settings);
    out_print(o, "    .minimum = %d,\n", t->minimum);
    if (t->lexicon)
        out_print(o, "    .entities = &%s_lexicon,\n", n);
    if (t->n_prints)
        out_print(o, "    .templates = %s_templates,\n", n);
    put_member_text(o, "indent", t->indent);
    put_member_text(o, "open_paren", t->open_paren);
    put_member_text(o, "close_paren", t->close_paren);
    if (t->n_prints || t->n_patterns || t->n_says)
        out_put(o, "#ifndef ASN_SHIPPED\n");
    if (t->n_prints)
        out_print(o, "    .steps = %s_steps,%s%s\n", n, t->free_blanks ? " .free_blanks = true," : "", t->free_case ? " .free_case = true," : "");
    if (t->n_patterns)
        out_print(o, "    .patterns = %s_patterns, .n_patterns = %zu,\n", n, t->n_patterns);
    if (t->n_says)
        out_print(o, "    .say = &%s_say,\n", n);
    if (t->n_prints || t->n_patterns || t->n_says)
        out_put(o, "#endif\n");
    out_put(o, "};\n\n");
}

static void emit_stars(out *o, const asn_lexicon *x, const char *n)
{
    out_print(o, "\n};\n\n/* Lines with a *: what they make of names that are added later. */\nstatic const asn_star %s_stars[] = {\n", n);
    for (int i = 0; i < x->n_stars; i++) {
        out phrase = {0}, name = {0};
        out_c_string(&phrase, x->stars[i].phrase, strlen(x->stars[i].phrase));
        out_c_string(&name, x->stars[i].name, strlen(x->stars[i].name));
        out_flow(o, "    ", "{%s, %d, %s},", phrase.text, x->stars[i].kind, name.text);
        out_free(&phrase);
        out_free(&name);
    }
}

void emit_lexicon(out *o, grammar *g)
{
    const asn_lexicon *x = g->task.lexicon->made;
    const char        *n = g->name;
    out_put(o, "\n/* ---- Entities: the names that answers print, and the phrases of sentences that stand for them. */\n\n");
    out_print(o, "static const char *const %s_kinds[] = {", n);
    for (int i = 0; i < x->n_kinds; i++)
        out_print(o, "%s\"%s\"", i ? ", " : "", x->kinds[i]);
    out_print(o, "};\n\nstatic const asn_entity %s_entities[] = {\n", n);
    for (int i = 0; i < x->n_entities; i++) {
        out name = {0};
        out_c_string(&name, x->entities[i].name, strlen(x->entities[i].name));
        out_flow(o, "    ", "{%d, %s},", x->entities[i].kind, name.text);
        out_free(&name);
    }
    out_put(o, "\n};\n\n/* Words as sentences are prepared, the entity, and how many words at both ends are no part of it. */\n");
    out_print(o, "static const asn_phrase %s_phrases[] = {\n", n);
    for (int i = 0; i < x->n_phrases; i++) {
        const asn_phrase *p    = &x->phrases[i];
        out               text = {0};
        out_c_string(&text, p->text, strlen(p->text));
        out_flow(o, "    ", "{%s, %d, %d, %d},", text.text, p->entity, p->before, p->after);
        out_free(&text);
    }
    if (x->n_stars)
        emit_stars(o, x, n);
    out_print(o, "\n};\n\nstatic const asn_lexicon %s_lexicon = {\n", n);
    out_print(o, "    .kinds = %s_kinds, .n_kinds = %d,\n    .entities = %s_entities, .n_entities = %d,\n", n, x->n_kinds, n, x->n_entities);
    out_print(o, "    .phrases = %s_phrases, .n_phrases = %d,\n", n, x->n_phrases);
    if (x->n_stars)
        out_print(o, "    .stars = %s_stars, .n_stars = %d,\n", n, x->n_stars);
    out_print(o, "%s};\n", x->several ? "    .several = true,\n" : "");
}
