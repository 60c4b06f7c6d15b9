#include "passes/analyse.h"

#include <string.h>

/* Knuth's generalisation of Dijkstra's algorithm: types are settled in order of their least value, each once. The cost is linear in the
 * size of the grammar, apart from the heap. */
typedef struct heap {
    struct item { int value, type; } *items;
    int n;
} heap;

static void heap_push(mem *m, heap *h, int value, int type)
{
    *MEM_PUSH(m, h->items, h->n) = (struct item){value, type};
    for (int i = h->n - 1; i > 0 && h->items[i].value < h->items[(i - 1) / 2].value; i = (i - 1) / 2) {
        struct item up           = h->items[(i - 1) / 2];
        h->items[(i - 1) / 2] = h->items[i];
        h->items[i]           = up;
    }
}

static struct item heap_pop(heap *h)
{
    struct item top = h->items[0], last = h->items[--h->n];
    int         i   = 0;
    for (int child; (child = 2 * i + 1) < h->n; i = child) {
        if (child + 1 < h->n && h->items[child + 1].value < h->items[child].value)
            child++;
        if (last.value <= h->items[child].value)
            break;
        h->items[i] = h->items[child];
    }
    h->items[i] = last;
    return top;
}

/* For each type, the constructors that require a child of it, with one entry for each such field. */
typedef struct needs {
    int *first, *users; /* users[first[t]] .. users[first[t + 1] - 1] */
} needs;

static needs find_needs(grammar *g)
{
    needs n = {mem_alloc(g->m, (size_t)g->n_types + 2, sizeof(int)), mem_alloc(g->m, (size_t)g->n_fields + 1, sizeof(int))};
    for (int i = 0; i < g->n_fields; i++)
        n.first[g->fields[i]->type->index + 2] += g->fields[i]->card == CARD_ONE;
    for (int t = 2; t < g->n_types + 2; t++)
        n.first[t] += n.first[t - 1];
    for (int i = 0; i < g->n_fields; i++)
        if (g->fields[i]->card == CARD_ONE)
            n.users[n.first[g->fields[i]->type->index + 1]++] = g->fields[i]->owner->index;
    return n;
}

static void least(grammar *g, const needs *n, bool sizes)
{
    int  *missing = mem_alloc(g->m, (size_t)g->n_ctors + 1, sizeof(int));
    int  *total   = mem_alloc(g->m, (size_t)g->n_ctors + 1, sizeof(int)); /* the maximum or the sum of the children that are settled */
    int  *value   = mem_alloc(g->m, (size_t)g->n_types, sizeof(int));
    heap  h       = {0};
    for (int i = 0; i < g->n_fields; i++)
        missing[g->fields[i]->owner->index] += g->fields[i]->card == CARD_ONE;
    for (int i = 0; i < g->n_ctors; i++) {
        constructor *c = g->ctors[i];
        *(sizes ? &c->least_size : &c->least_height) = missing[i] ? 0 : 1;
        if (!missing[i])
            heap_push(g->m, &h, 1, c->owner->index);
    }
    for (int t = g->n_defined; t < g->n_types; t++)
        heap_push(g->m, &h, 1, t);
    while (h.n) {
        struct item top = heap_pop(&h);
        if (value[top.type])
            continue;
        value[top.type] = top.value;
        for (int u = n->first[top.type]; u < n->first[top.type + 1]; u++) {
            int c = n->users[u];
            if (sizes)
                total[c] = total[c] > ANALYSE_MOST - top.value ? ANALYSE_MOST : total[c] + top.value;
            else if (top.value > total[c])
                total[c] = top.value;
            if (--missing[c] == 0) {
                int v = total[c] < ANALYSE_MOST ? 1 + total[c] : ANALYSE_MOST;
                *(sizes ? &g->ctors[c]->least_size : &g->ctors[c]->least_height) = v;
                heap_push(g->m, &h, v, g->ctors[c]->owner->index);
            }
        }
    }
    for (int t = 0; t < g->n_types; t++)
        *(sizes ? &g->types[t]->least_size : &g->types[t]->least_height) = value[t];
}

void analyse_least(grammar *g)
{
    needs n = find_needs(g);
    least(g, &n, false);
    least(g, &n, true);
}

/* Tarjan's algorithm with an explicit stack, because a chain of types can be as long as the file. */
typedef struct visit {
    int type, ctor, field;
} visit;

typedef struct components {
    grammar *g;
    int     *order, *low, *group; /* order 0: not seen; group 0: not done */
    int     *stack;
    int      n_stack, n_seen, n_groups;
    visit   *visits;
    size_t   n_visits;
} components;

static void open_type(components *s, int t)
{
    s->order[t] = s->low[t] = ++s->n_seen;
    s->stack[s->n_stack++]  = t;
    *MEM_PUSH(s->g->m, s->visits, s->n_visits) = (visit){t, 0, 0};
}

static void close_type(components *s, int t)
{
    if (s->n_visits) {
        int parent = s->visits[s->n_visits - 1].type;
        if (s->low[t] < s->low[parent])
            s->low[parent] = s->low[t];
    }
    if (s->low[t] != s->order[t])
        return;
    s->n_groups++;
    for (int member = -1, size = 0; member != t; size++) {
        member           = s->stack[--s->n_stack];
        s->group[member] = s->n_groups;
        s->g->types[member]->recursive = s->g->types[member]->recursive || member != t || size > 0;
    }
}

static void find_components(components *s, int root)
{
    open_type(s, root);
    while (s->n_visits) {
        visit      *v = &s->visits[s->n_visits - 1];
        const type *t = s->g->types[v->type];
        if (v->ctor == t->n_ctors) {
            int done = v->type;
            s->n_visits--;
            close_type(s, done);
            continue;
        }
        const constructor *c = &t->ctors[v->ctor];
        if (v->field == c->n_fields) {
            v->ctor++;
            v->field = 0;
            continue;
        }
        int child = c->fields[v->field++].type->index, parent = v->type;
        if (child == parent)
            s->g->types[parent]->recursive = true;
        if (!s->order[child])
            open_type(s, child);
        else if (!s->group[child] && s->order[child] < s->low[parent])
            s->low[parent] = s->order[child];
    }
}

void analyse_groups(grammar *g)
{
    size_t     n = (size_t)g->n_types;
    components s = {.g     = g,
                    .order = mem_alloc(g->m, n, sizeof(int)),
                    .low   = mem_alloc(g->m, n, sizeof(int)),
                    .group = mem_alloc(g->m, n, sizeof(int)),
                    .stack = mem_alloc(g->m, n, sizeof(int))};
    for (int t = 0; t < g->n_types; t++)
        if (!s.order[t])
            find_components(&s, t);
    int *number = mem_alloc(g->m, n + 1, sizeof(int)), next = 0; /* in grammar order, not in Tarjan's */
    for (int t = 0; t < g->n_types; t++) {
        if (!number[s.group[t]])
            number[s.group[t]] = ++next;
        g->types[t]->group = number[s.group[t]] - 1;
    }
}
