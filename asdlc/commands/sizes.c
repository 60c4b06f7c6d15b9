#include "commands/sizes.h"

#include "model/safetensors.h" /* the names and shapes of trained tensors */
#include "model/settings.h"    /* the settings' defaults */

#include <stdlib.h>
#include <string.h>

struct sizes {
    grammar         *g;
    long             hidden;
    const char      *path;
    asn_safetensors *file;
    table            tensors; /* "0x1234 att.v" (a module and a parameter) -> asn_stored */
};

static long whole(const char *text)
{
    return text ? strtol(text, NULL, 10) : 0;
}

static sizes *new_sizes(grammar *g)
{
    sizes *s = mem_alloc(g->m, 1, sizeof *s);
    s->g     = g;
    return s;
}

/* `set hidden` in the task, or the runtime's default. */
sizes *sizes_of_task(grammar *g)
{
    sizes *s  = new_sizes(g);
    s->hidden = whole(asn_setting_rows[ASN_SET_hidden].value);
    for (size_t i = 0; i < g->task.n_settings; i++)
        if (strcmp(g->task.settings[i].name, "hidden") == 0)
            s->hidden = whole(g->task.settings[i].value);
    return s;
}

/* The first rule in which two canonical grammars differ; false when there is none. */
static bool rules_differ(const char *ours, const char *theirs, const char **rule, int *length)
{
    while (*ours || *theirs) {
        size_t n = strcspn(ours, "\n"), k = strcspn(theirs, "\n");
        if (n != k || memcmp(ours, theirs, n) != 0) {
            *rule   = k ? theirs : ours;
            *length = (int)(k ? k : n);
            return true;
        }
        ours += n + (ours[n] == '\n');
        theirs += k + (theirs[k] == '\n');
    }
    return false;
}

static bool fits(grammar *g, const asn_safetensors *file, const char *path)
{
    const char *theirs = asn_safetensors_meta(file, "grammar"), *rule;
    int         length;
    if (!theirs) {
        diag_say("%s is not a model of asdlc: its metadata has no grammar", path);
        return false;
    }
    if (!rules_differ(grammar_text(g), theirs, &rule, &length))
        return true;
    diag_say("%s was trained with another grammar; the first difference is in the rule: %.*s%s", path, length < 100 ? length : 100, rule,
             length < 100 ? "" : "...");
    return false;
}

static const char *key_of(mem *m, const void *thing, const parameter *p)
{
    return mem_print(m, "%p %s", thing, module_param_name(p->id));
}

static const void *thing_of(const module *m)
{
    return m->type ? (const void *)m->type : m->ctor ? (const void *)m->ctor : (const void *)m->field;
}

/* A tensor is called MODULE/PARAMETER. Where two modules have one name, a type and a constructor, the later one has a ' behind it. */
static void find_tensors(sizes *s)
{
    mem    *mem   = s->g->m;
    table   taken = {0};
    int     n, count;
    module *all = module_list(s->g, &n);
    for (int i = 0; i < n; i++) {
        const parameter *p = module_parameters(all[i].kind, &count);
        for (int k = 0; k < count; k++) {
            if (!module_has(s->g, &all[i], &p[k]))
                continue;
            const char *name = mem_print(mem, "%s/%s", all[i].name, module_param_name(p[k].id));
            while (table_get(&taken, name))
                name = mem_print(mem, "%s'", name);
            const asn_stored *found = asn_safetensors_find(s->file, name);
            if (found && found->rank == 2) {
                table_add(mem, &taken, name, s);
                table_add(mem, &s->tensors, key_of(mem, thing_of(&all[i]), &p[k]), (void *)(uintptr_t)found);
            }
        }
    }
}

sizes *sizes_of_model(grammar *g, const char *path, int *code)
{
    asn_error err;
    sizes    *s = new_sizes(g);
    s->path     = path;
    s->file     = asn_safetensors_open(path, &err);
    if (!s->file) {
        diag_say("%s", err.text);
        *code = (int)err.kind;
        return NULL;
    }
    if (!fits(g, s->file, path)) {
        asn_safetensors_close(s->file);
        *code = 1;
        return NULL;
    }
    s->hidden = whole(asn_safetensors_meta(s->file, "hyper.hidden"));
    find_tensors(s);
    return s;
}

void sizes_close(sizes *s)
{
    if (s->file)
        asn_safetensors_close(s->file);
    s->file = NULL;
}

long sizes_hidden(const sizes *s)
{
    return s->hidden;
}

const char *sizes_model(const sizes *s)
{
    return s->path;
}

long sizes_weights(const sizes *s)
{
    long sum = 0;
    for (int i = 0; s->file && i < asn_safetensors_count(s->file); i++) {
        const asn_stored *t     = asn_safetensors_at(s->file, i);
        int64_t           count = 1;
        for (int k = 0; k < t->rank; k++)
            count *= t->shape[k];
        if ((t->dtype == ASN_F32 || t->dtype == ASN_F16) && strcmp(t->name, ASN_TRUST_TENSOR) != 0)
            sum += (long)count;
    }
    return sum;
}

static long pointers_of(const grammar *g, const type *t)
{
    long n = 0;
    for (int i = t->first_copy; i < t->first_copy + t->n_copies; i++)
        n += g->task.copies[i].part == ASN_COPY_SPAN ? 2 : g->task.copies[i].part == ASN_COPY_TOKEN;
    return n;
}

static long size_of(const sizes *s, const module *m, int size)
{
    switch (size) {
    case ASN_HIDDEN:   return s->hidden;
    case ASN_ENCODING: return 2 * s->hidden;
    case ASN_INPUTS:   return (long)s->g->task.n_inputs;
    case ASN_CHOICES:  return m->type->n_ctors;
    case ASN_VALUES:   return 0;
    case ASN_WAYS:     return m->type->n_copies + 1 + m->type->open;
    case ASN_POINTERS: return 2 * s->hidden * pointers_of(s->g, m->type);
    default:            return size;
    }
}

shape sizes_shape(sizes *s, const module *m, const parameter *p)
{
    if (!s->file)
        return (shape){size_of(s, m, p->rows), size_of(s, m, p->cols), p->cols != ASN_VALUES, true};
    const asn_stored *t = table_get(&s->tensors, key_of(s->g->m, thing_of(m), p));
    return t ? (shape){(long)t->shape[0], (long)t->shape[1], true, true} : (shape){0, 0, true, false};
}

const char *sizes_shape_text(sizes *s, const module *m, const parameter *p)
{
    shape is = sizes_shape(s, m, p);
    return !is.trained ? "not in the model" : !is.known ? mem_print(s->g->m, "%ld x V", is.rows) : mem_print(s->g->m, "%ld x %ld", is.rows, is.cols);
}

bool sizes_count(sizes *s, const module *m, long *fixed, long *per_value)
{
    int              n, trained = 0, wanted = 0;
    const parameter *p = module_parameters(m->kind, &n);
    *fixed = *per_value = 0;
    for (int i = 0; i < n; i++) {
        if (!module_has(s->g, m, &p[i]))
            continue;
        shape is = sizes_shape(s, m, &p[i]);
        wanted++;
        trained += is.trained;
        *fixed += is.known ? is.rows * is.cols : 0;
        *per_value += is.known ? 0 : is.rows;
    }
    return trained > 0 || wanted == 0;
}

const char *sizes_count_text(sizes *s, const module *m)
{
    long fixed, each;
    if (!sizes_count(s, m, &fixed, &each))
        return "-";
    return each ? mem_print(s->g->m, "%ld + %ld V", fixed, each) : mem_print(s->g->m, "%ld", fixed);
}
