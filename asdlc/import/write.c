/* What was imported, as text. */
#include "import/imported.h"

#include "passes/patterns.h"

#include <string.h>

/* ---- The model. */

const char *imported_primitive(imported *g, new_primitive what)
{
    for (int i = 0; i < g->n_primitives; i++)
        if (strcmp(g->primitives[i].name, what.name) == 0)
            return what.name;
    table_add(g->m, &g->type_names, what.name, g);
    if (what.pattern && (strpbrk(what.pattern, "\n\r") || !patterns_is_right(g->m, what.pattern)))
        what.pattern = NULL; /* a mistake, or more than patterns can say */
    *MEM_PUSH(g->m, g->primitives, g->n_primitives) = what;
    return what.name;
}

new_type *imported_type(imported *g, const char *name)
{
    new_type *t = mem_alloc(g->m, 1, sizeof *t);
    t->name     = name;
    *MEM_PUSH(g->m, g->types, g->n_types) = t;
    return t;
}

new_ctor *imported_ctor(imported *g, new_type *t, const char *name)
{
    new_ctor *c = mem_alloc(g->m, 1, sizeof *c);
    c->name     = name;
    *MEM_PUSH(g->m, t->ctors, t->n) = c;
    return c;
}

void imported_note(imported *g, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    *MEM_PUSH(g->m, g->notes, g->n_notes) = mem_vprint(g->m, format, args);
    va_end(args);
}

/* ---- Grammar. */

static void put_fields(out *o, const new_ctor *c)
{
    for (int i = 0; i < c->n_fields; i++) {
        const new_field *f = &c->fields[i];
        out_print(o, "%s%s%s %s", i ? ", " : "(", f->type, f->card == '1' ? "" : f->card == '?' ? "?" : "*", f->name);
    }
    if (c->n_fields)
        out_put(o, ")");
}

void imported_put_asdl(out *o, const imported *g)
{
    for (int i = 0; i < g->n_types; i++) {
        const new_type *t = g->types[i];
        out_print(o, "\n%s = ", t->name);
        if (t->product) {
            put_fields(o, t->ctors[0]);
            out_put(o, t->ctors[0]->n_fields ? "\n" : "()\n");
            continue;
        }
        for (int k = 0; k < t->n; k++) {
            if (k)
                out_print(o, "%*s | ", (int)strlen(t->name), "");
            out_put(o, t->ctors[k]->name);
            put_fields(o, t->ctors[k]);
            out_put(o, "\n");
        }
    }
}

/* ---- Templates. A template is written piece by piece; blanks that the grammar does not state depend on what stands on both sides. */

typedef struct writing {
    const imported *g;
    const new_ctor *c;
    out            *o;
    char            last;  /* what was written before; 0: nothing */
    bool            blank; /* white space that the grammar allows, but does not demand, comes next */
} writing;

static void put_escaped(out *o, const char *text)
{
    for (const char *s = text; *s; s++)
        switch (*s) {
        case '\n': out_put(o, "\\n"); break;
        case '\t': out_put(o, "\\t"); break;
        case '\r': break;
        case '\\': case '"': case '{': case '}': case '|': out_print(o, "\\%c", *s); break;
        default:   out_print(o, "%c", *s);
        }
}

/* The first character of a piece; letters for what a field prints. */
static char first_of(const piece *p, int n)
{
    for (; n > 0; p++, n--) {
        char c = p->kind == PIECE_TEXT ? p->text[0] : p->kind == PIECE_FIELD ? 'a' : p->kind == PIECE_BLANK ? 0 : first_of(p->inner, p->n);
        if (c)
            return c;
    }
    return 0;
}

static void put_gap(writing *w, char next)
{
    if ((w->g->implied || w->blank) && guess_blank(w->last, next))
        out_put(w->o, " ");
    w->blank = false;
}

static void put_pieces(writing *w, const piece *p, int n);

static void put_field(writing *w, const piece *p)
{
    const new_field *f = &w->c->fields[p->field];
    out_print(w->o, "{%s", f->name);
    if (f->level)
        out_print(w->o, "@%s", f->level);
    out_put(w->o, f->conversion);
    if (f->card == '*' && p->text && *p->text) {
        out_put(w->o, ":");
        put_escaped(w->o, p->text);
    }
    out_put(w->o, "}");
    w->last = 'a';
}

/* An optional part holds the blanks around it that are there only with it: before it or, at the beginning, behind it. */
static void put_if(writing *w, const piece *p, const piece *rest, int n_rest)
{
    char    first = first_of(p->inner, p->n), next = first_of(rest, n_rest);
    bool    gap   = (w->g->implied || w->blank) && guess_blank(w->last, first);
    out     text  = {0};
    writing inner = {.g = w->g, .c = w->c, .o = &text};
    put_pieces(&inner, p->inner, p->n);
    bool behind = w->g->implied && guess_blank(inner.last, next) && !guess_blank(w->last, next);
    if (p->n == 1 && p->inner[0].kind == PIECE_FIELD && !gap && !behind)
        out_put(w->o, text.text);
    else
        out_print(w->o, "{?%s:%s%s%s}", w->c->fields[p->field].name, gap ? " " : "", text.text ? text.text : "", behind ? " " : "");
    out_free(&text);
    if (!w->g->implied)
        w->last = inner.last;
    w->blank = false;
}

static void put_pieces(writing *w, const piece *p, int n)
{
    for (int i = 0; i < n; i++)
        switch (p[i].kind) {
        case PIECE_BLANK:
            if (p[i].text[0] && w->last != ' ') {
                put_escaped(w->o, p[i].text);
                w->last = p[i].text[0];
            } else
                w->blank = true;
            break;
        case PIECE_TEXT:
            put_gap(w, p[i].text[0]);
            put_escaped(w->o, p[i].text);
            if (p[i].text[0])
                w->last = p[i].text[strlen(p[i].text) - 1];
            break;
        case PIECE_FIELD:
            put_gap(w, 'a');
            put_field(w, &p[i]);
            break;
        case PIECE_IF:
            put_if(w, &p[i], p + i + 1, n - i - 1);
            break;
        case PIECE_EACH: {
            char first = first_of(p[i].inner, p[i].n);
            out_print(w->o, "{*%s:", w->c->fields[p[i].field].name);
            put_gap(w, first);
            put_pieces(w, p[i].inner, p[i].n);
            out_put(w->o, "}");
            break;
        }
        }
}

static void put_template(out *o, const imported *g, const new_ctor *c, const char *name, int width)
{
    out_print(o, "print %s%*s ", name, width - (int)strlen(name), "");
    if (c->level)
        out_print(o, "at %s ", c->level);
    out_put(o, "\"");
    writing w = {.g = g, .c = c, .o = o};
    put_pieces(&w, c->pieces, c->n_pieces);
    out_put(o, "\"\n");
}

static void put_limits(out *o, const imported *g)
{
    bool any = false;
    for (int i = 0; i < g->n_types; i++)
        for (int k = 0; k < g->types[i]->n; k++) {
            const new_type *t = g->types[i];
            const new_ctor *c = t->ctors[k];
            for (int f = 0; f < c->n_fields; f++) {
                if (c->fields[f].card != '*' || (c->fields[f].least == 0 && c->fields[f].most == EBNF_ANY))
                    continue;
                out_print(o, "%slimit %s.%s %d..", any ? "" : "\n", t->product ? t->name : c->name, c->fields[f].name, c->fields[f].least);
                any = true;
                if (c->fields[f].most != EBNF_ANY)
                    out_print(o, "%d", c->fields[f].most);
                out_put(o, "\n");
            }
        }
}

static bool is_used(const imported *g, const char *type)
{
    for (int i = 0; i < g->n_types; i++)
        for (int k = 0; k < g->types[i]->n; k++)
            for (int f = 0; f < g->types[i]->ctors[k]->n_fields; f++)
                if (strcmp(g->types[i]->ctors[k]->fields[f].type, type) == 0)
                    return true;
    return false;
}

/* What is between quotes is a string, what consists of digits a number; a word of the language is no name, as in lexers. */
static void put_patterns(out *o, const imported *g)
{
    int width = 0;
    for (int i = 0; i < g->n_primitives; i++) {
        int n = (int)strlen(g->primitives[i].name);
        if (g->primitives[i].pattern && is_used(g, g->primitives[i].name))
            width = n > width && n < 24 ? n : width;
    }
    out_put(o, width ? "\n" : "");
    for (int i = 0; i < g->n_primitives; i++) {
        const new_primitive *p = &g->primitives[i];
        if (!p->pattern || !is_used(g, p->name))
            continue;
        bool quoted = p->conversion[0], number = !quoted && values_are_numbers(p->pattern);
        int  gap    = width - (int)strlen(p->name);
        bool words  = !quoted && !number;
        out_print(o, "pattern %s%*s %s \"%s\"%s%s%s\n", p->name, gap > 0 ? gap : 0, "", number ? "number" : "string", p->pattern,
                  words || p->except ? " except" : "", words ? " keywords" : "", p->except ? p->except : "");
    }
}

void imported_put_print(out *o, const imported *g)
{
    for (int i = 0; i < g->n_notes; i++)
        out_print(o, "-- Note: %s\n", g->notes[i]);
    out_print(o, "root %s\n", g->root);
    if (g->implied && g->templates)
        out_put(o, "blanks free\n");
    if (g->any_case && g->templates)
        out_put(o, "case free\n");
    if (g->n_levels) {
        out_put(o, "levels");
        for (int i = 0; i < g->n_levels; i++)
            out_print(o, " %s", g->levels[i]);
        out_put(o, "\n");
    }
    if (g->open) {
        out_put(o, "parentheses \"");
        put_escaped(o, g->open);
        out_put(o, "\" \"");
        put_escaped(o, g->close);
        out_put(o, "\"\n");
    }
    for (int i = 0; g->templates && i < g->n_types; i++) {
        const new_type *t     = g->types[i];
        int             width = 0;
        out_put(o, "\n");
        for (int k = 0; k < t->n; k++) {
            int n = (int)strlen(t->product ? t->name : t->ctors[k]->name);
            width = n > width && n < 24 ? n : width;
        }
        for (int k = 0; k < t->n; k++)
            put_template(o, g, t->ctors[k], t->product ? t->name : t->ctors[k]->name, width);
    }
    put_limits(o, g);
    if (g->templates)
        put_patterns(o, g);
}

void imported_put_task(out *o, const imported *g, const char *name)
{
    out_print(o, "-- %s.task is yours: importing again leaves it alone. %s.asdl and %s.print are replaced, unless you changed them.\n", name, name, name);
    out_print(o, "grammar %s.asdl\ninclude %s.print\ninput sentence words lower\n\n", name, name);
    out_put(o, "-- Values: closed types have a list that is learnt from the examples, open types are also spelled. To take values from the\n"
               "-- sentence, say copy TYPE from sentence token (or span).\n");
    for (int i = 0; i < g->n_primitives; i++) {
        const new_primitive *p = &g->primitives[i];
        if (!is_used(g, p->name))
            continue;
        bool open = p->conversion[0] || strcmp(p->name, "identifier") == 0 || strcmp(p->name, "string") == 0;
        out_print(o, "%s %s", open ? "open" : "closed", p->name);
        if (p->note && strlen(p->note) < 100)
            out_print(o, " -- %s", p->note);
        out_put(o, "\n");
    }
}
