#include "commands/inspect.h"

#include "emit/emit.h"

#include <string.h>

/* Types call their constructors, constructors their fields, fields their type. */
bool inspect_calls(const module *a, const module *b)
{
    if (a->type)
        return b->ctor && b->ctor->owner == a->type;
    if (a->ctor)
        return b->field && b->field->owner == a->ctor;
    return b->type && a->field->type == b->type;
}

/* The modules of this name: by their whole names or, where there is none, fields by their own. */
static const module **find(grammar *g, const char *name, const module *all, int n, size_t *found)
{
    const module **list = NULL;
    *found              = 0;
    for (int pass = 0; pass < 2 && !*found; pass++)
        for (int i = 0; i < n; i++)
            if (strcmp(pass && all[i].field ? all[i].field->name : all[i].name, name) == 0)
                *MEM_PUSH(g->m, list, *found) = &all[i];
    return list;
}

static void say_unknown(grammar *g, const char *name, const module *all, int n, FILE *talk)
{
    nearest near = nearest_to(name);
    for (int i = 0; i < n; i++)
        nearest_offer(&near, all[i].name, all[i].name);
    fprintf(talk, "asdlc: %s has no type, constructor or field '%s'", source_printable(g->m, g->src->path), source_printable(g->m, name));
    if (nearest_take(&near))
        fprintf(talk, "; did you mean '%s'?", (const char *)nearest_take(&near));
    fputc('\n', talk);
}

static void put_calls(FILE *to, const char *title, const module *all, int n, const module *m, bool callers)
{
    int shown = 0;
    fprintf(to, "\n%s\n", title);
    for (int i = 0; i < n; i++)
        if (callers ? inspect_calls(&all[i], m) : inspect_calls(m, &all[i])) {
            fprintf(to, "    %-*s  %s\n", 32, all[i].name, all[i].function);
            shown++;
        }
    if (!shown)
        fprintf(to, "    nothing%s\n", callers && m->type ? ": it is the root, or cannot be reached" : "");
}

static void put_parameters(grammar *g, sizes *s, const module *m, FILE *to)
{
    int              count;
    const parameter *p = module_parameters(m->kind, &count);
    if (!module_learns(m))
        fprintf(to, "\nparameters: none\n");
    else if (sizes_model(s))
        fprintf(to, "\nparameters: %s, in %s\n", sizes_count_text(s, m), source_printable(g->m, sizes_model(s)));
    else
        fprintf(to, "\nparameters: %s, where H, the width of a state, is %ld\n", sizes_count_text(s, m), sizes_hidden(s));
    for (int i = 0; i < count; i++)
        if (module_has(g, m, &p[i]))
            fprintf(to, "    %-12s %s\n", module_param_name(p[i].id), sizes_shape_text(s, m, &p[i]));
}

static void put_module(grammar *g, sizes *s, const module *all, int n, const module *m, FILE *to)
{
    out      o  = {0};
    span     in = module_place(m);
    position at = source_position(in.src, in.begin);
    fprintf(to, "%s, a %s (%s), %s:%u:%u\n", m->name, inspect_thing(m), module_kind_name(m->kind), source_printable(g->m, in.src->path), at.line,
            at.column);
    fprintf(to, "\nin %s.c\n", g->name);
    emit_module(&o, g, m);
    fputs(o.text, to);
    out_free(&o);
    put_calls(to, "called by", all, n, m, true);
    put_calls(to, "calls", all, n, m, false);
    put_parameters(g, s, m, to);
    if (m->type)
        fprintf(to, "\nleast height %d, least size %d, recursion group %d%s\n", m->type->least_height, m->type->least_size, m->type->group,
                m->type->recursive ? " (recursive)" : "");
}

bool inspect_show(grammar *g, sizes *s, const char *name, FILE *to, FILE *talk)
{
    int            n;
    size_t         found;
    module        *all  = module_list(g, &n);
    const module **list = find(g, name, all, n, &found);
    for (size_t i = 0; i < found; i++) {
        fputs(i ? "\n" : "", to);
        put_module(g, s, all, n, list[i], to);
    }
    if (!found)
        say_unknown(g, name, all, n, talk);
    return found > 0;
}

static json_t *functions(const module *all, int n, const module *m, bool callers)
{
    json_t *list = json_array();
    for (int i = 0; i < n; i++)
        if (callers ? inspect_calls(&all[i], m) : inspect_calls(m, &all[i]))
            json_array_append_new(list, json_string(all[i].function));
    return list;
}

bool inspect_show_json(grammar *g, sizes *s, const char *name, FILE *to, FILE *talk)
{
    int            n;
    size_t         found;
    module        *all  = module_list(g, &n);
    const module **list = find(g, name, all, n, &found);
    if (!found) {
        say_unknown(g, name, all, n, talk);
        return false;
    }
    json_t *page = json_array();
    for (size_t i = 0; i < found; i++) {
        json_t  *row = inspect_row(g, s, list[i]);
        span     in  = module_place(list[i]);
        position at  = source_position(in.src, in.begin);
        out      o   = {0};
        emit_module(&o, g, list[i]);
        json_object_set_new(row, "line", json_integer(at.line));
        json_object_set_new(row, "column", json_integer(at.column));
        json_object_set_new(row, "code", json_string(o.text));
        json_object_set_new(row, "called_by", functions(all, n, list[i], true));
        json_object_set_new(row, "calls", functions(all, n, list[i], false));
        json_array_append_new(page, row);
        out_free(&o);
    }
    inspect_dump(page, to);
    return true;
}
