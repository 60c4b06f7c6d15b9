#include "model/counts.h"
#include "model/least.h"
#include "model/model.h"

#include <stdio.h>
#include <string.h>

#define ASN_ROW(id, text) text,
static const char *const param_names[] = {ASN_PARAMS(ASN_ROW)};
#undef ASN_ROW

typedef struct layout {
    asn_model  *m;
    int         room;
    asn_counts *names; /* of all tensors so far */
    bool        failed;
} layout;

/* OWNER/PART, and as many ' behind it as make it differ from all before: a type and a constructor may share a name, and a type may be
 * called like something that is shared (speller). NULL: out of memory. */
static const char *new_name(layout *l, const char *owner, const char *part)
{
    size_t n    = strlen(owner) + 1 + strlen(part), most = n + 8;
    char  *name = asn_arena_alloc(l->m->arena, most + 1, 1);
    if (!name)
        return NULL;
    snprintf(name, most + 1, "%s/%s", owner, part);
    while (n < most && asn_counts_of(l->names, name, n))
        name[n++] = '\'';
    return asn_counts_add(l->names, name, n) ? name : NULL;
}

static int add_tensor(layout *l, const char *owner, const char *name, int rows, int cols)
{
    asn_model *m = l->m;
    if (m->n_tensors == l->room) {
        int         room = l->room ? l->room * 2 : 256;
        asn_tensor *more = asn_arena_alloc(m->arena, (size_t)room, sizeof *more);
        if (!more) {
            l->failed = true;
            return 0;
        }
        if (m->n_tensors)
            memcpy(more, m->tensors, (size_t)m->n_tensors * sizeof *more);
        m->tensors = more;
        l->room    = room;
    }
    asn_tensor *t = &m->tensors[m->n_tensors];
    *t            = (asn_tensor){new_name(l, owner, name), rows, cols, m->n_weights};
    l->failed     = l->failed || !t->name;
    m->n_weights += ((size_t)rows * (size_t)cols + 15) & ~(size_t)15; /* each begins on a cache line */
    return m->n_tensors++;
}

static int add_lstm(layout *l, const char *owner, const char *name, int in)
{
    int  hidden = l->m->settings.hidden;
    char text[3][40];
    for (int i = 0; i < 3; i++)
        snprintf(text[i], sizeof text[i], "%s%s%c", name, *name ? "." : "", "xhb"[i]);
    int first = add_tensor(l, owner, text[0], in, 4 * hidden);
    add_tensor(l, owner, text[1], hidden, 4 * hidden);
    add_tensor(l, owner, text[2], 1, 4 * hidden);
    return first;
}

static int pointers(const asn_grammar *g, int type)
{
    int n = 0;
    for (int k = g->types[type].first_copy; k < g->types[type].first_copy + g->types[type].n_copies; k++)
        n += asn_copy_pointers(&g->copies[k]);
    return n;
}

static int size_of(const asn_model *m, const asn_module *mod, int size)
{
    switch (size) {
    case ASN_HIDDEN:   return m->settings.hidden;
    case ASN_ENCODING: return 2 * m->settings.hidden;
    case ASN_INPUTS:   return m->g->n_inputs;
    case ASN_VALUES:   return m->values[mod->what].n;
    case ASN_CHOICES:  return m->seen.choices[mod->what];
    case ASN_WAYS:     return asn_model_ways(m, mod->what);
    case ASN_POINTERS: return 2 * m->settings.hidden * pointers(m->g, mod->what);
    default:           return size;
    }
}

static bool is_used(const asn_model *m, const asn_module *mod)
{
    const asn_grammar *g    = m->g;
    bool               ctor = mod->kind == ASN_CONSTRUCTOR, field = mod->kind >= ASN_FIELD_ONE && mod->kind <= ASN_FIELD_OPTIONALS;
    int                type = ctor ? g->ctors[mod->what].type : field ? g->ctors[g->fields[mod->what].ctor].type : mod->what;
    if (!g->types[type].reachable || !m->seen.type[type])
        return false;
    return ctor ? m->seen.fields[mod->what] > 0 : field ? m->seen.place[mod->what] >= 0 : mod->kind != ASN_CHOICE || m->seen.choices[type] > 1;
}

static void lay_out_module(layout *l, int number)
{
    const asn_module *mod = l->m->g->modules[number];
    for (int k = 0; k < N_MODULE_PARAMS; k++)
        l->m->module[number][k] = -1;
    if (!mod->params || !is_used(l->m, mod))
        return;
    for (const asn_param *p = mod->params; p->id != ASN_NO_PARAM; p++)
        if (size_of(l->m, mod, p->cols) > 0) /* a type that copies only whole inputs has no pointers */
            l->m->module[number][p->id] = add_tensor(l, mod->name, param_names[p->id], size_of(l->m, mod, p->rows), size_of(l->m, mod, p->cols));
}

static void lay_out_speller(layout *l)
{
    asn_model *m = l->m;
    int        H = m->settings.hidden, n = m->letters.n, *s = m->speller, C = m->g->n_inputs;
    s[S_CHARS]   = add_tensor(l, "speller", "chars", n + 1, H); /* one more: before the first */
    s[S_START_W] = add_tensor(l, "speller", "start.w", H, H);
    s[S_START_B] = add_tensor(l, "speller", "start.b", 1, H);
    s[S_LSTM]    = add_lstm(l, "speller", "lstm", H);
    s[S_LSTM + 1] = s[S_LSTM] + 1;
    s[S_LSTM + 2] = s[S_LSTM] + 2;
    s[S_ATT_V]   = add_tensor(l, "speller", "att.v", H, 2 * H);
    s[S_ATT_S]   = add_tensor(l, "speller", "att.s", H, 2 * H);
    s[S_ATT_COMP_V] = s[S_ATT_COMP_S] = -1;
    if (C > 1) {
        s[S_ATT_COMP_V] = add_tensor(l, "speller", "att.comp.v", H, C);
        s[S_ATT_COMP_S] = add_tensor(l, "speller", "att.comp.s", H, C);
    }
    s[S_V]     = add_tensor(l, "speller", "f.v", H, H);
    s[S_S]     = add_tensor(l, "speller", "f.s", H, H);
    s[S_C]     = add_tensor(l, "speller", "f.c", 2 * H, H);
    s[S_B]     = add_tensor(l, "speller", "f.b", 1, H);
    s[S_OUT_W] = add_tensor(l, "speller", "f.out.w", H, n);
    s[S_OUT_B] = add_tensor(l, "speller", "f.out.b", 1, n);
}

static bool make_tables(asn_model *m)
{
    const asn_grammar *g = m->g;
    m->module       = asn_arena_alloc(m->arena, (size_t)g->n_modules, sizeof *m->module);
    m->input        = asn_arena_alloc(m->arena, (size_t)g->n_inputs, sizeof *m->input);
    m->type_module  = asn_arena_alloc(m->arena, (size_t)g->n_types, sizeof(int));
    m->ctor_module  = asn_arena_alloc(m->arena, (size_t)g->n_ctors + 1, sizeof(int));
    m->field_module = asn_arena_alloc(m->arena, (size_t)g->n_fields + 1, sizeof(int));
    return m->module && m->input && m->type_module && m->ctor_module && m->field_module;
}

static void lay_out_input(layout *l, int component)
{
    asn_model  *m     = l->m;
    const char *name  = m->g->inputs[component].name;
    size_t      room  = strlen(name) + sizeof "encoder.";
    char       *owner = asn_arena_alloc(m->arena, room, 1);
    int        *p     = m->input[component];
    if (!owner) {
        l->failed = true;
        return;
    }
    snprintf(owner, room, "encoder.%s", name);
    p[I_EMBED]    = add_tensor(l, owner, "embed", m->inputs[component].n, m->settings.embed);
    p[I_GRAMS]    = m->settings.grams && m->g->inputs[component].rule != ASN_CHARS ? add_tensor(l, owner, "grams", m->settings.grams, m->settings.embed) : -1;
    p[I_DIRECT]   = m->settings.direct ? add_tensor(l, owner, "direct", m->settings.embed, 2 * m->settings.hidden) : -1;
    p[I_FORWARD]  = add_lstm(l, owner, "forward", m->settings.embed);
    p[I_BACKWARD] = add_lstm(l, owner, "backward", m->settings.embed);
}

static void lay_out_all(layout *l)
{
    asn_model         *m    = l->m;
    const asn_grammar *g    = m->g;
    int                H    = m->settings.hidden;
    bool               open = false;
    for (int i = 0; i < g->n_modules; i++) {
        const asn_module *mod = g->modules[i];
        *(mod->kind == ASN_CONSTRUCTOR ? &m->ctor_module[mod->what]
          : mod->kind >= ASN_FIELD_ONE && mod->kind <= ASN_FIELD_OPTIONALS ? &m->field_module[mod->what] : &m->type_module[mod->what]) = i;
        lay_out_module(l, i);
        open = open || (mod->kind >= ASN_CLOSED && g->types[mod->what].open);
    }
    m->first_shared = m->n_tensors;
    for (int c = 0; c < g->n_inputs; c++)
        lay_out_input(l, c);
    m->start_w    = add_tensor(l, "start", "w", 2 * H * g->n_inputs, 2 * H);
    m->start_b    = add_tensor(l, "start", "b", 1, 2 * H);
    m->vertical   = add_lstm(l, "vertical", "", H);
    m->horizontal = add_lstm(l, "horizontal", "", H);
    m->labels     = m->settings.feed ? add_tensor(l, "horizontal", "labels", m->settings.feed, H) : -1;
    if (open)
        lay_out_speller(l);
}

/* Is there a tree that the model can make, within its budgets? */
static bool check_least(const asn_model *m, asn_error *err)
{
    int         root = m->g->root;
    const char *name = m->g->types[root].name;
    if (m->least_size[root] >= ASN_NEVER)
        return asn_fail(err, "the examples hold no values from which a whole tree of type '%s' could be made", name);
    if (m->least_height[root] > m->settings.depth || m->least_size[root] > m->settings.nodes)
        return asn_fail(err, "the least tree of type '%s' has height %d and %d nodes: more than depth %d or nodes %d allow", name, m->least_height[root],
                        m->least_size[root], m->settings.depth, m->settings.nodes);
    return true;
}

bool asn_model_layout(asn_model *m, asn_error *err)
{
    layout l = {.m = m, .names = asn_counts_new()};
    asn_seen_conclude(&m->seen, m->g);
    bool ok = l.names && make_tables(m) && asn_least_find(m);
    if (ok)
        lay_out_all(&l);
    asn_counts_free(l.names);
    return ok && !l.failed ? check_least(m, err) : asn_out_of_memory(err);
}
