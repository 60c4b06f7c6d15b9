#include "emit/emit.h"

#include "languages/task.h"
#include "languages/template.h"

#include <string.h>

#define NAME_OF(id) "ASN_" #id,

/* Templates as C: a function for each, a table of functions and levels by style and constructor. */

typedef struct scope { /* the loops around a part, innermost first */
    const struct scope *outer;
    const part         *loop;
    int                 depth;
} scope;

typedef struct printing {
    out               *o;
    grammar           *g;
    const constructor *c;
    int                joins, loops; /* numbers their variables */
} printing;

static void put_parts(printing *p, const part *parts, const scope *s);

static void put_string(printing *p, const char *text, size_t length)
{
    out_c_string(p->o, text, length);
    out_print(p->o, ", %zu", length);
}

static void begin_line(printing *p)
{
    for (int i = 0; i < p->o->depth; i++)
        out_put(p->o, "    ");
}

static const scope *row_of(const scope *s, const field *f, const column **col)
{
    for (; s; s = s->outer)
        for (int i = 0; i < s->loop->n_columns; i++)
            if (s->loop->columns[i].field == f) {
                *col = &s->loop->columns[i];
                return s;
            }
    return NULL;
}

static const char *enumerator(printing *p, const field *f)
{
    return mem_print(p->g->m, "%s_%s", p->g->upper, f->named.stem);
}

/* The child that {F} stands for: of this row in a loop through F, else the i-th. */
static const char *child(printing *p, const field *f, const scope *s, const char *index)
{
    const column *col;
    const scope  *row = row_of(s, f, &col);
    const char   *at  = index;
    if (row) {
        at = mem_print(p->g->m, "i%d", row->depth);
        if (col->from_end) {
            const field *rows = row->loop->columns[0].field;
            at = mem_print(p->g->m, "%s + asn_tree_count(t, %s) - asn_tree_count(t, %s)", at, enumerator(p, f), enumerator(p, rows));
            if (col->followed)
                at = mem_print(p->g->m, "%s - asn_tree_count(t, %s)", at, enumerator(p, col->followed));
        }
    }
    return mem_print(p->g->m, "asn_tree_child(t, %s, %s)", enumerator(p, f), at);
}

static const char *in_comment(mem *m, const char *text)
{
    out o = {0};
    out_comment(&o, text);
    char *safe = mem_text(m, o.text ? o.text : "", o.length);
    out_free(&o);
    return safe;
}

static const char *level_text(printing *p, const part *part)
{
    const char *more = part->tighter ? " + 1" : "";
    if (part->level == -1)
        return "ASN_ANY_LEVEL";
    if (part->level >= 0)
        return mem_print(p->g->m, "%d%s /* %s%s */", part->level, more, part->tighter ? "over " : "",
                         in_comment(p->g->m, p->g->task.levels[part->level].name));
    const field *f = &p->c->fields[-2 - part->level];
    return mem_print(p->g->m, "asn_level(p, asn_tree_child(t, %s, 0), 0)%s", enumerator(p, f), more);
}

static const char *margin(printing *p)
{
    return mem_print(p->g->m, "%*s", 4 * (p->o->depth + 1), "");
}

/* A long expression goes on in the next line before one of its calls. Strings in it stay whole. */
static void put_expression(printing *p, const char *text, const char *indent)
{
    size_t begin  = 0;
    bool   quoted = false;
    for (size_t i = 0;; i++) {
        if (quoted && text[i] == '\\')
            i++;
        else if (text[i] == '"')
            quoted = !quoted;
        else if (!text[i] || (!quoted && strncmp(text + i, " asn_", 5) == 0)) {
            out_flow(p->o, indent, "%.*s", (int)(i - begin), text + begin);
            begin = i + 1;
        }
        if (!text[i])
            return;
    }
}

static void put_child(printing *p, const part *part, const char *tree)
{
    static const char *const conversions[] = {ASN_CONVERSIONS(NAME_OF)};
    const field *f = part->field;
    begin_line(p);
    if (!grammar_is_primitive(f->type)) {
        out_put(p->o, "asn_put_tree(p,");
        put_expression(p, mem_print(p->g->m, "%s, %d,", tree, part->style), margin(p));
        out_flow(p->o, margin(p), "%s);", level_text(p, part));
        out_put(p->o, "\n");
        return;
    }
    out_put(p->o, "asn_put_value(p,");
    put_expression(p, mem_print(p->g->m, "%s, %s,", tree, conversions[part->conversion]), margin(p));
    if (f->n_spellings)
        out_flow(p->o, margin(p), "%s_spell_%s, %zu,", p->g->name, f->named.stem, f->n_spellings);
    else
        out_flow(p->o, margin(p), "NULL, 0,");
    if (f->type->n_spellings)
        out_flow(p->o, margin(p), "%s_spell_%s, %zu);", p->g->name, f->type->named.stem, f->type->n_spellings);
    else
        out_flow(p->o, margin(p), "NULL, 0);");
    out_put(p->o, "\n");
}

static void put_field_part(printing *p, const part *part, const scope *s)
{
    const column *col;
    if (!grammar_is_many(part->field) || row_of(s, part->field, &col)) {
        put_child(p, part, child(p, part->field, s, "0"));
        return;
    }
    int depth = ++p->loops;
    out_block(p->o, "for (int i%d = 0; i%d < asn_tree_count(t, %s); i%d++)", depth, depth, enumerator(p, part->field), depth);
    if (part->separator) {
        out_block(p->o, "if (i%d > 0)", depth);
        put_parts(p, part->separator, s);
        out_end(p->o, "");
    }
    put_child(p, part, child(p, part->field, NULL, mem_print(p->g->m, "i%d", depth)));
    out_end(p->o, "");
}

static void put_test(printing *p, const test *t, const scope *s)
{
    const column *col;
    const char   *f = enumerator(p, t->field), *one = child(p, t->field, s, "0");
    bool          row = row_of(s, t->field, &col) != NULL;
    if (t->negate)
        out_put(p->o, "!(");
    switch (t->kind) {
    case TEST_PRESENT:
        if (row)
            out_print(p->o, "%s", one);
        else
            out_print(p->o, "asn_tree_count(t, %s) > 0", f);
        break;
    case TEST_CTOR:
    case TEST_SOLE:
        if (t->kind == TEST_SOLE && !row)
            out_print(p->o, "asn_tree_count(t, %s) == 1%s", f, t->ctors[0] ? " && " : "");
        for (int i = 0; i < t->n_ctors; i++)
            if (t->ctors[i])
                out_print(p->o, "%sasn_is_ctor(%s, %s_%s)", i ? " || " : "", one, p->g->upper, t->ctors[i]->named.stem);
            else if (row)
                out_print(p->o, "%s", one);
        break;
    case TEST_VALUE:
        out_print(p->o, "asn_is_value(%s, ", one);
        put_string(p, t->text, t->length);
        out_put(p->o, ")");
        break;
    case TEST_LAST: break; /* only in sentences */
    case TEST_KIND: {
        static const char *const kinds[] = {ASN_ATOM_KINDS(NAME_OF)};
        out_print(p->o, "asn_is_kind(%s, %s)", one, kinds[t->value_kind]);
        break;
    }
    }
    if (t->negate)
        out_put(p->o, ")");
}

static void put_if(printing *p, const part *part, const scope *s)
{
    out      text = {0};
    printing test = *p;
    test.o        = &text;
    put_test(&test, &part->test, s);
    begin_line(p);
    out_put(p->o, "if (");
    put_expression(p, text.text, mem_print(p->g->m, "%s    ", margin(p)));
    out_put(p->o, ") {\n");
    out_free(&text);
    p->o->depth++;
    put_parts(p, part->then, s);
    out_end(p->o, part->otherwise ? " else {" : "");
    if (part->otherwise) {
        p->o->depth++;
        put_parts(p, part->otherwise, s);
        out_end(p->o, "");
    }
}

static void put_loop(printing *p, const part *part, const scope *s)
{
    int   depth = ++p->loops;
    scope inner = {s, part, depth};
    out_block(p->o, "for (int i%d = 0; i%d < asn_tree_count(t, %s); i%d++)", depth, depth, enumerator(p, part->columns[0].field), depth);
    if (part->separator) {
        out_block(p->o, "if (i%d > 0)", depth);
        put_parts(p, part->separator, &inner);
        out_end(p->o, "");
    }
    put_parts(p, part->then, &inner);
    out_end(p->o, "");
}

static void put_join(printing *p, const part *part, const scope *s)
{
    int n = ++p->joins;
    out_line(p->o, "asn_join j%d = asn_put_join(p);", n);
    for (int i = 0; i < part->n_choices; i++) {
        begin_line(p);
        out_print(p->o, "asn_put_part(p, &j%d, ", n);
        put_string(p, part->text, part->length);
        out_put(p->o, ");\n");
        put_parts(p, part->choices[i], s);
    }
    out_line(p->o, "asn_put_joined(p, &j%d);", n);
}

/* Neighbouring texts in one call, or more where a string would be longer than C promises; the last of them. */
static const part *put_text(printing *p, const part *first)
{
    enum { LONGEST = 4000 };
    out         joined = {0};
    const part *last   = first;
    for (const part *t = first; t && t->kind == PART_TEXT; t = t->next) {
        out_print(&joined, "%.*s", (int)t->length, t->text);
        last = t;
    }
    for (size_t at = 0; at < joined.length; at += LONGEST) {
        begin_line(p);
        out_put(p->o, "asn_put(p, ");
        put_string(p, joined.text + at, joined.length - at < LONGEST ? joined.length - at : LONGEST);
        out_put(p->o, ");\n");
    }
    out_free(&joined);
    return last;
}

static void put_parts(printing *p, const part *parts, const scope *s)
{
    for (const part *t = parts; t; t = t->next)
        switch (t->kind) {
        case PART_TEXT:      t = put_text(p, t); break;
        case PART_LINE:      out_line(p->o, "asn_put_line(p);"); break;
        case PART_DEEPER:    out_line(p->o, "asn_put_deeper(p, 1);"); break;
        case PART_SHALLOWER: out_line(p->o, "asn_put_deeper(p, -1);"); break;
        case PART_FIELD:     put_field_part(p, t, s); break;
        case PART_IF:        put_if(p, t, s); break;
        case PART_LOOP:      put_loop(p, t, s); break;
        case PART_JOIN:      put_join(p, t, s); break;
        case PART_SELF:      break; /* only in sentences */
        }
}

static const char *print_name(grammar *g, const print *how)
{
    return how->style ? mem_print(g->m, "%s_as_%d_%s", g->name, how->style, how->owner->named.stem)
                      : mem_print(g->m, "%s_print_%s", g->name, how->owner->named.stem);
}

static bool looks_at_tree(const part *parts)
{
    for (const part *p = parts; p; p = p->next) {
        if (p->kind == PART_FIELD || p->kind == PART_IF || p->kind == PART_LOOP)
            return true;
        for (int i = 0; i < p->n_choices; i++)
            if (looks_at_tree(p->choices[i]))
                return true;
    }
    return false;
}

static size_t column_of(const out *o)
{
    size_t n = 0;
    while (n < o->length && o->text[o->length - 1 - n] != '\n')
        n++;
    return n;
}

/* How much of a template fits in a line: up to a blank or a brace, so that it can go on in another string, as in a task. */
static size_t piece_of(const char *text, size_t length, size_t room)
{
    if (length <= room)
        return length;
    for (size_t n = room; n > room / 2; n--)
        if (text[n - 1] == ' ' || (text[n] == '{' && text[n - 1] != '\\'))
            return n;
    return length;
}

static void put_template_text(out *o, grammar *g, span where, bool first)
{
    enum { INDENT = 9, ENDS = 5 }; /* before a string on a line of its own; quotes and the end of the comment */
    const char *text   = span_text(g->m, where);
    size_t      length = strlen(text);
    bool        here   = first && column_of(o) + length + ENDS <= OUT_WIDTH;
    size_t      at     = 0;
    do {
        size_t n = here ? length : piece_of(text + at, length - at, OUT_WIDTH - INDENT - ENDS);
        out_put(o, here ? " \"" : "\n *       \"");
        out_comment(o, mem_text(g->m, text + at, n));
        out_put(o, "\"");
        at += n;
    } while (at < length);
}

static void put_print(out *o, grammar *g, const print *how)
{
    printing p = {.o = o, .g = g, .c = how->owner};
    out_put(o, "/* print ");
    out_put(o, how->owner->name);
    if (how->said->style.name)
        out_comment(o, mem_print(g->m, " as %s", how->said->style.name));
    if (how->said->level.name)
        out_comment(o, mem_print(g->m, " at %s", how->said->level.name));
    for (size_t i = 0; i < how->said->n_texts; i++)
        put_template_text(o, g, how->said->texts[i], i == 0);
    out_put(o, " */\n");
    out_print(o, "static void %s(asn_printer *p, const asn_tree *t)\n{\n", print_name(g, how));
    if (!looks_at_tree(how->parts))
        out_put(o, "    (void)t;\n");
    if (!how->parts)
        out_put(o, "    (void)p;\n");
    o->depth = 1;
    put_parts(&p, how->parts, NULL);
    o->depth = 0;
    out_put(o, "}\n\n");
}

static void put_spellings(out *o, grammar *g, const char *stem, const spelling *all, size_t n)
{
    static const char *const kinds[] = {ASN_ATOM_KINDS(NAME_OF)};
    if (n == 0)
        return;
    out_print(o, "static const asn_spelling %s_spell_%s[] = {\n", g->name, stem);
    for (size_t i = 0; i < n; i++) {
        out_print(o, "    {.kind = %s, .value = ", kinds[all[i].kind]);
        out_c_string(o, all[i].value, all[i].value_length);
        out_print(o, ", .value_length = %zu, .text = ", all[i].value_length);
        out_c_string(o, all[i].text, all[i].text_length);
        out_print(o, ", .text_length = %zu},\n", all[i].text_length);
    }
    out_put(o, "};\n\n");
}

/* A constructor without a template never needs parentheses. */
static void put_template(out *o, grammar *g, size_t style, const char *ctor, const print *how)
{
    out_put(o, "    [");
    if (style)
        out_print(o, "%zu * %d + ", style, g->n_ctors + 1);
    out_print(o, "%s] = {", ctor);
    if (how)
        out_print(o, ".print = %s, ", print_name(g, how));
    out_print(o, ".level = %d", how ? how->level : -1);
    if (how)
        out_print(o, ", .steps = %d%s", how->steps, how->unread ? ", .unread = true" : "");
    out_put(o, "},\n");
}

void emit_printer(out *o, grammar *g)
{
    if (g->task.n_prints == 0)
        return;
    out_put(o, "/* ---- Target text, from the task's templates. */\n\n");
    for (int i = 0; i < g->n_types; i++)
        if (g->types[i]->printed)
            put_spellings(o, g, g->types[i]->named.stem, g->types[i]->spellings, g->types[i]->n_spellings);
    for (int i = 0; i < g->n_fields; i++)
        if (g->fields[i]->printed)
            put_spellings(o, g, g->fields[i]->named.stem, g->fields[i]->spellings, g->fields[i]->n_spellings);
    for (int i = 0; i < g->n_ctors; i++)
        for (size_t s = 0; g->ctors[i]->prints && s < g->task.n_styles; s++)
            if (g->ctors[i]->prints[s])
                put_print(o, g, g->ctors[i]->prints[s]);
    out steps = {0}; /* written behind the table that says where they begin */
    emit_steps(&steps, g);
    out_print(o, "/* How each constructor prints%s */\n", g->task.n_styles > 1 ? ", by style." : ".");
    out_print(o, "static const asn_template %s_templates[] = {\n", g->name);
    for (size_t s = 0; s < g->task.n_styles; s++) {
        if (s) {
            out_put(o, "    /* ");
            out_comment(o, g->task.styles[s].name);
            out_put(o, " */\n");
        }
        put_template(o, g, s, "0", NULL);
        for (int i = 0; i < g->n_ctors; i++)
            put_template(o, g, s, mem_print(g->m, "%s_%s", g->upper, g->ctors[i]->named.stem), g->ctors[i]->prints ? g->ctors[i]->prints[s] : NULL);
    }
    out_put(o, "};\n\n");
    out_put(o, steps.text);
    out_free(&steps);
}
