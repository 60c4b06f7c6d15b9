#include "commands/stubs.h"

#include "base/files.h"
#include "passes/names.h"

#include <string.h>
#include <sys/stat.h>

/* Texts in quotes, so that they end somewhere; other values as they are. */
static const char *conversion(const field *f)
{
    if (!grammar_is_primitive(f->type))
        return "";
    return strcmp(f->type->name, "string") == 0 ? "!json" : strcmp(f->type->name, "constant") == 0 ? "!repr" : "";
}

static void put_field(out *o, const field *f)
{
    const char *n = f->name, *how = conversion(f);
    switch (f->card) {
    case CARD_ONE:       out_print(o, "{%s%s}", n, how); break;
    case CARD_OPTIONAL:  out_print(o, "{?%s:{%s%s}|-}", n, n, how); break;
    case CARD_SEQUENCE:  out_print(o, "[{%s%s:, }]", n, how); break;
    case CARD_OPTIONALS: out_print(o, "[{*%s:{?%s:{%s%s}|-}|, }]", n, n, n, how); break;
    }
}

static void put_lower(out *o, const char *name)
{
    for (const char *s = name; *s; s++)
        out_print(o, "%c", *s >= 'A' && *s <= 'Z' ? *s - 'A' + 'a' : *s);
}

/* command(field, [children], -): unlike any other, so that it can be read back, and meant to be changed. */
static void put_template(out *o, const constructor *c, int width)
{
    out_print(o, "print %s%*s \"", c->name, width - (int)strlen(c->name), "");
    put_lower(o, c->name);
    for (int i = 0; i < c->n_fields; i++) {
        out_put(o, i ? ", " : "(");
        put_field(o, &c->fields[i]);
    }
    out_put(o, c->n_fields ? ")\"\n" : "\"\n");
}

static bool has_fields(const type *t)
{
    for (int i = 0; i < t->n_ctors; i++)
        if (t->ctors[i].n_fields)
            return true;
    return false;
}

static int widest(const type *t)
{
    int width = 0;
    for (int i = 0; i < t->n_ctors; i++)
        if ((int)strlen(t->ctors[i].name) > width && strlen(t->ctors[i].name) < 24)
            width = (int)strlen(t->ctors[i].name);
    return width;
}

static void put_templates(out *o, const grammar *g)
{
    enum { LONGEST = 120 };
    const char *words = "";
    for (int i = 0; i < g->n_defined; i++) {
        const type *t = g->types[i];
        if (!t->reachable)
            continue;
        if (!has_fields(t) && t->kind == TYPE_SUM) {
            words = mem_print(g->m, "%s %s", words, t->name);
            continue;
        }
        const char *rule = grammar_rule_of_type(g->m, t);
        size_t      n    = strlen(rule);
        if (n > LONGEST)
            for (n = LONGEST; n > 0 && rule[n] != ' '; n--)
                ;
        out_print(o, "\n-- %.*s%s\n", (int)n, rule, rule[n] ? " ..." : "");
        for (int k = 0; k < t->n_ctors; k++)
            put_template(o, &t->ctors[k], widest(t));
    }
    if (*words)
        out_print(o, "\n-- Constructors of enumerations print as their names in lower case:%s.\n", words);
}

static void put_values(out *o, const grammar *g, bool open)
{
    bool any = false;
    for (int i = g->n_defined; i < g->n_types; i++)
        if (g->types[i]->reachable && g->types[i]->open == open) {
            out_print(o, "%s %s", any ? "" : open ? "open" : "closed", g->types[i]->name);
            any = true;
        }
    if (any)
        out_put(o, "\n");
}

void stubs_put_task(out *o, const grammar *g)
{
    out_print(o, "-- How %s is used: its input, its values, and how trees are printed. `man asdlc-task` explains the statements.\n", g->src->name);
    out_print(o, "grammar \"%s\"\nroot %s\ninput sentence words lower\n\n", g->src->name, g->root->name);
    out_put(o, "-- closed: a list that is learnt from the examples. open: also spelled. To take values from the sentence, say\n"
               "-- copy TYPE from sentence token (or span).\n");
    put_values(o, g, false);
    put_values(o, g, true);
    out_put(o, "\n-- Change these templates into your own language.\n");
    put_templates(o, g);
}

int stubs_make(grammar *g, const char *name)
{
    if (name && strcmp(names_identifier(g->m, name), name) != 0) {
        diag_say("'%s' cannot name a task: use letters, digits and _, with a letter first", name);
        return 2;
    }
    const char *path = source_beside(g->m, g->src, mem_print(g->m, "%s.task", name ? name : g->name));
    struct stat st;
    if (stat(path, &st) == 0) {
        diag_say("%s already exists; give another name, as in asdlc new NAME --from %s", path, g->src->path);
        return 1;
    }
    file task = {path, {0}};
    stubs_put_task(&task.text, g);
    if (!files_save(&task, 1))
        return 3;
    path = source_printable(g->m, path);
    printf("%s has a template for each constructor of %s. Next:\n    asdlc check %s\n", path, source_printable(g->m, g->src->name), path);
    return 0;
}
