#include "passes/templates.h"

#include "languages/task.h"
#include "languages/template.h"
#include "passes/resolve.h"

#include <string.h>

/* Style 0 is the plain one; others are numbered as they are first named. */
static int style_number(grammar *g, name_at style)
{
    task *t = &g->task;
    if (!style.name)
        return 0;
    for (size_t i = 1; i < t->n_styles; i++)
        if (strcmp(t->styles[i].name, style.name) == 0)
            return (int)i;
    *MEM_PUSH(g->m, t->styles, t->n_styles) = style;
    return (int)t->n_styles - 1;
}

static int find_level(grammar *g, const print *p)
{
    name_at wanted = p->said->level;
    nearest n      = nearest_to(wanted.name);
    for (size_t i = 0; i < g->task.n_levels; i++) {
        if (strcmp(g->task.levels[i].name, wanted.name) == 0)
            return (int)i;
        nearest_offer(&n, g->task.levels[i].name, &g->task.levels[i]);
    }
    const field *f = grammar_field(p->owner, wanted.name);
    if (f && !grammar_is_many(f))
        return -2 - f->place;
    diag_error(g->d, wanted.where, "'%s' is neither a level nor a field of %s that has a single child", wanted.name, p->owner->name);
    const name_at *near = nearest_take(&n);
    if (near)
        diag_suggest(g->d, near->where, near->name);
    return -1;
}

/* Where the task says that a field is silent. */
static span silent_at(const grammar *g, const field *f)
{
    const said *s    = g->said;
    const char *name = mem_print(g->m, "%s.%s", f->owner->name, f->name);
    for (size_t i = 0; i < s->n_silent; i++)
        if (strcmp(s->silent[i].name, name) == 0)
            return s->silent[i].where;
    return NOWHERE;
}

static void check_all_fields_printed(grammar *g, const print *p, const template_use *uses)
{
    for (int i = 0; i < p->owner->n_fields; i++) {
        field *f = &p->owner->fields[i];
        if (uses[i].printed.src && f->silent) {
            diag_error(g->d, uses[i].printed, "field '%s' is declared silent but printed here", f->name);
            diag_help(g->d, silent_at(g, f), "it is declared silent here");
        }
        f->printed       = f->printed || uses[i].printed.src;
        f->type->printed = f->type->printed || uses[i].printed.src;
        if (uses[i].mentioned || f->silent || f->type->silent)
            continue;
        diag_error(g->d, p->said->ctor.where, "the template of %s does not mention its field '%s'", p->owner->name, f->name);
        diag_help(g->d, f->name_span, "the field is here");
        diag_help(g->d, NOWHERE, "print it with {%s}, omit it from this template with {-%s}, or from all templates with 'silent %s.%s'", f->name, f->name,
                  p->owner->name, f->name);
    }
}

static void check_templates_complete(grammar *g)
{
    for (int i = 0; i < g->n_ctors; i++) {
        const constructor *c = g->ctors[i];
        if (!c->owner->reachable || c->owner->silent || (c->prints && c->prints[0]))
            continue;
        diag_warning(g->d, c->where, "%s has no template, so it prints as tree text", c->name);
        diag_help(g->d, NOWHERE, "add a line such as: print %s \"...\"", c->name);
    }
}

/* How a value prints matters only if some template prints such a value. */
static void check_spellings_used(grammar *g)
{
    for (size_t i = 0; i < g->said->n_spellings; i++) {
        name_at      owner = g->said->spellings[i].owner;
        const char  *dot   = strchr(owner.name, '.');
        const field *f     = dot ? grammar_field(grammar_ctor(g, mem_text(g->m, owner.name, (size_t)(dot - owner.name))), dot + 1) : NULL;
        if (!(dot ? f->printed : grammar_type(g, owner.name)->printed))
            diag_warning(g->d, owner.where, "no template prints a value of %s, so this has no effect", owner.name);
    }
}

static void resolve_print(grammar *g, const said_print *said)
{
    constructor *c     = resolve_ctor(g, said->ctor);
    int          style = style_number(g, said->style);
    if (!c)
        return;
    if (!c->prints)
        c->prints = mem_alloc(g->m, g->task.n_styles, sizeof *c->prints);
    if (c->prints[style]) {
        diag_error(g->d, said->ctor.where, style ? "%s already has a template in the style '%s'" : "%s already has a template", c->name, said->style.name);
        diag_help(g->d, c->prints[style]->said->ctor.where, "the first one is here");
        return;
    }
    print *p         = mem_alloc(g->m, 1, sizeof *p);
    *p               = (print){.said = said, .owner = c, .style = style, .level = -1};
    c->prints[style] = p;
    if (said->level.name)
        p->level = find_level(g, p);
    template_use *uses = mem_alloc(g->m, (size_t)c->n_fields + 1, sizeof *uses);
    if (template_read(g, p, uses))
        check_all_fields_printed(g, p, uses);
}

/* print On "on", as a user would have said it. */
static const said_print *plain_word(grammar *g, const constructor *c)
{
    char *word = mem_text(g->m, c->name, strlen(c->name));
    for (char *s = word; *s; s++)
        *s = *s >= 'A' && *s <= 'Z' ? (char)(*s - 'A' + 'a') : *s;
    said_print *said = mem_alloc(g->m, 1, sizeof *said);
    said->ctor       = (name_at){c->name, c->where};
    source *src      = source_from_text(g->m, g->src->path, word, strlen(word));
    *MEM_PUSH(g->m, said->texts, said->n_texts) = (span){src, 0, src->length};
    return said;
}

/* A task that has templates need not list the words of an enumeration. */
static void name_enumerations(grammar *g)
{
    for (int i = 0; i < g->n_ctors; i++) {
        const constructor *c = g->ctors[i];
        if (c->owner->reachable && !c->owner->silent && !(c->prints && c->prints[0]) && grammar_is_enumeration(c->owner))
            resolve_print(g, plain_word(g, c));
    }
}

/* Only the plain template is meant: a style is asked for by name. */
static void resolve_unread(grammar *g)
{
    for (size_t i = 0; i < g->said->n_unread; i++) {
        name_at      name = g->said->unread[i];
        constructor *c    = resolve_ctor(g, name);
        if (c && c->prints && c->prints[0])
            c->prints[0]->unread = true;
        else if (c)
            diag_error(g->d, name.where, "%s has no template, so there is nothing that could stay unread", c->name);
    }
}

void templates_resolve(grammar *g)
{
    const said *s                                  = g->said;
    *MEM_PUSH(g->m, g->task.styles, g->task.n_styles) = (name_at){"", NOWHERE};
    for (size_t i = 0; i < s->n_prints; i++)
        style_number(g, s->prints[i].style); /* a template may name a style that a later statement defines */
    for (size_t i = 0; i < s->n_prints; i++)
        resolve_print(g, &s->prints[i]);
    g->task.n_prints = s->n_prints;
    resolve_unread(g);
    if (diag_errors(g->d)) /* a missing template may be in a line that could not be read */
        return;
    if (s->n_prints) {
        name_enumerations(g);
        check_templates_complete(g);
    }
    check_spellings_used(g);
}
