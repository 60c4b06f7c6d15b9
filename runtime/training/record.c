#include "training/record.h"

#include "ground/array.h"

#include <stdlib.h>
#include <string.h>

struct asn_node {
    const asn_tree *tree;
};

static asn_record *record_of(asn_run *run)
{
    return (asn_record *)run;
}

/* Room for one more in a list; a failure is remembered and what is written then goes to a spare place. */
static void *push(asn_record *r, void *list, int32_t *n, size_t *room, size_t size)
{
    static _Thread_local char spare[64];
    char                     *all;
    if ((size_t)*n == *room && !asn_array_grow(list, room, (size_t)*n, 1, size)) {
        r->run.failed = true;
        return spare;
    }
    memcpy(&all, list, sizeof all); /* a pointer to whatever the list holds */
    return all + (size_t)(*n)++ * size;
}
#define PUSH(r, type, name) ((type *)push((r), &(r)->name, &(r)->n_##name, &(r)->room_##name, sizeof(type)))

void asn_record_init(asn_record *r, const asn_model *m, asn_arena *arena)
{
    memset(r, 0, sizeof *r);
    r->m     = m;
    r->arena = arena;
}

void asn_record_reset(asn_record *r)
{
    r->n_states = r->n_ctors = r->n_chains = r->n_choices = r->n_optionals = r->n_somes = r->n_values = 0;
    r->run.failed = false;
    r->why.text[0] = 0;
}

void asn_record_free(asn_record *r)
{
    free(r->states);
    free(r->ctors);
    free(r->chains);
    free(r->choices);
    free(r->optionals);
    free(r->somes);
    free(r->values);
}

/* ---- The seam. A vector that a constructor's field is embedded from is its number; a child's is -2 less the chain's. */

static int place_of(const asn_run *run, const asn_module *m)
{
    return m->what - run->grammar->ctors[run->grammar->fields[m->what].ctor].first_field;
}

/* What the model's examples did not hold is not there to be learnt. */
static bool unseen(asn_record *r, const char *name)
{
    if (!r->run.failed)
        asn_fail(&r->why, "a tree holds '%s', which the examples of the model do not", name);
    r->run.failed = true;
    return false;
}

static bool enter(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    if (run->failed || v.at >= 0)
        return !run->failed;
    return asn_tree_count(node->tree, place_of(run, m)) > 0 && unseen(record_of(run), m->name); /* a field that never occurs has no state */
}

static asn_vec attend(asn_run *run, const asn_module *m, asn_state v, asn_state s)
{
    asn_record *r = record_of(run);
    if (m->kind == ASN_CONSTRUCTOR) {
        if (r->m->seen.fields[m->what] == 0)
            return (asn_vec){-1};
        rec_ctor *c = PUSH(r, rec_ctor, ctors);
        *c          = (rec_ctor){m->what, v.at, r->states[v.at].level, r->example, r->n_states, r->ctors_seen++};
        return (asn_vec){r->n_ctors - 1};
    }
    return (asn_vec){s.at}; /* of a sequence: its chain; of a decision: nothing that anyone asks for */
}

static int choose(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    (void)c;
    asn_record *r = record_of(run);
    int         gold = r->m->seen.choice[node->tree->ctor];
    if (gold < 0)
        return unseen(r, run->grammar->ctors[node->tree->ctor].name);
    if (r->m->seen.choices[m->what] > 1)
        *PUSH(r, rec_choice, choices) = (rec_choice){m->what, v.at, r->example, gold, r->choices_seen++};
    return node->tree->ctor;
}

static bool present(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i)
{
    asn_record *r  = record_of(run);
    bool        is = asn_tree_child(node->tree, place_of(run, m), i) != NULL;
    if (m->kind == ASN_FIELD_OPTIONAL)
        *PUSH(r, rec_choice, optionals) = (rec_choice){m->what, v.at, r->example, is, r->optionals_seen++};
    else
        *PUSH(r, rec_some, somes) = (rec_some){m->what, v.at, c.at, i, r->example, is, r->somes_seen++};
    return is;
}

static bool another(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c, asn_node *node, int i)
{
    (void)v, (void)c;
    asn_record *r    = record_of(run);
    bool        more = !run->failed && i < asn_tree_count(node->tree, place_of(run, m));
    if (more)
        r->chains[s.at].length = i + 1;
    return more;
}

static asn_state sequence_start(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    asn_record *r = record_of(run);
    if (run->failed)
        return v;
    *PUSH(r, rec_chain, chains) = (rec_chain){m->what, v.at, r->states[v.at].level - 1, r->example, 0, r->chains_seen++, node->tree};
    return (asn_state){r->n_chains - 1};
}

static asn_vec embed_field(asn_run *run, const asn_module *constructor, int field, asn_vec c)
{
    bool occurs = record_of(run)->m->seen.place[run->grammar->ctors[constructor->what].first_field + field] >= 0;
    return occurs ? c : (asn_vec){-1};
}

static asn_vec embed_child(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c)
{
    (void)run, (void)m, (void)v, (void)c;
    return (asn_vec){-2 - s.at};
}

static asn_state vertical(asn_run *run, asn_state v, asn_vec e)
{
    asn_record *r = record_of(run);
    if (run->failed)
        return v;
    if (e.at == -1)
        return ASN_NO_STATE;
    rec_state s = {.parent = v.at, .ctor = -1, .chain = -1, .example = r->example, .ordinal = r->ordinal++};
    if (e.at >= 0) {
        s.ctor  = e.at;
        s.place = r->n_states - r->ctors[e.at].first; /* a constructor makes its fields' states in a row */
        s.level = r->ctors[e.at].level + 1;
    } else {
        s.chain = -2 - e.at;
        s.place = r->chains[s.chain].length - 1;
        s.level = r->chains[s.chain].level + 1;
    }
    *PUSH(r, rec_state, states) = s;
    return (asn_state){r->n_states - 1};
}

static asn_state horizontal(asn_run *run, const asn_module *m, asn_state s, asn_vec e, asn_node *node, int i)
{
    (void)run, (void)m, (void)e, (void)node, (void)i;
    return s;
}

static bool value(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    (void)node;
    asn_record *r = record_of(run);
    *PUSH(r, rec_value, values) = (rec_value){m->what, v.at, r->example, r->values_seen++};
    return !run->failed;
}

static asn_node *child(asn_run *run, asn_node *node, int field, int i)
{
    asn_record *r = record_of(run);
    asn_node   *n = asn_arena_small(r->arena, sizeof *n);
    if (!n) {
        run->failed = true;
        return node;
    }
    n->tree = asn_tree_child(node->tree, field, i);
    return n;
}

bool asn_record_run(asn_record *r, const asn_example *const *examples, int n)
{
    static const asn_execution recording = {enter, attend, choose, present, another, sequence_start, embed_field, embed_child, vertical, horizontal, value, child};
    r->run        = (asn_run){&recording, r->m->g, false};
    r->examples   = examples;
    r->n_examples = n;
    for (r->example = 0; r->example < n; r->example++)
        *PUSH(r, rec_state, states) = (rec_state){-1, -1, -1, 0, 0, r->example, 0};
    for (r->example = 0; r->example < n && !r->run.failed; r->example++) {
        asn_node root  = {examples[r->example]->tree};
        r->ordinal     = 1;
        r->values_seen = r->choices_seen = r->optionals_seen = r->somes_seen = r->chains_seen = r->ctors_seen = 0;
        asn_run_root(&r->run, (asn_state){r->example}, &root);
    }
    return !r->run.failed;
}

/* ---- Order. */

typedef struct sort_key { int32_t a, b, c, i; } sort_key;

static int by_key(const void *x, const void *y)
{
    const sort_key *p = x, *q = y;
    if (p->a != q->a)
        return p->a < q->a ? -1 : 1;
    if (p->b != q->b)
        return p->b < q->b ? -1 : 1;
    if (p->c != q->c)
        return p->c < q->c ? -1 : 1;
    return p->i < q->i ? -1 : p->i > q->i;
}

static int32_t *ints(asn_record *r, int32_t n)
{
    return asn_arena_alloc(r->arena, (size_t)(n > 0 ? n : 1), sizeof(int32_t));
}

static void order_ctors(asn_record *r, sort_key *keys)
{
    for (int32_t i = 0; i < r->n_ctors; i++)
        keys[i] = (sort_key){r->ctors[i].ctor, r->ctors[i].level, 0, i};
    qsort(keys, (size_t)r->n_ctors, sizeof *keys, by_key);
    r->n_ctor_groups = 0;
    for (int32_t row = 0; row < r->n_ctors; row++) {
        const rec_ctor *c = &r->ctors[keys[row].i];
        r->ctor_order[row] = keys[row].i;
        ctor_group *g = row ? &r->ctor_groups[r->n_ctor_groups - 1] : NULL;
        if (!g || g->ctor != c->ctor || g->level != c->level)
            r->ctor_groups[r->n_ctor_groups++] = (ctor_group){c->ctor, c->level, row, 1, 0};
        else
            g->n++;
    }
}

static bool order_chains(asn_record *r, sort_key *keys)
{
    for (int32_t i = 0; i < r->n_chains; i++)
        keys[i] = (sort_key){r->chains[i].field, r->chains[i].level, -r->chains[i].length, i};
    qsort(keys, (size_t)r->n_chains, sizeof *keys, by_key);
    r->n_chain_groups = 0;
    for (int32_t row = 0; row < r->n_chains; row++) {
        const rec_chain *c = &r->chains[keys[row].i];
        r->chain_order[row]       = keys[row].i;
        r->chain_row[keys[row].i] = row;
        r->chain_steps[row]       = c->length + 1;
        chain_group *g = row ? &r->chain_groups[r->n_chain_groups - 1] : NULL;
        if (!g || g->field != c->field || g->level != c->level)
            r->chain_groups[r->n_chain_groups++] = (chain_group){.field = c->field, .level = c->level, .first = row, .n = 1};
        else
            g->n++;
        r->group_of_chain[row] = r->n_chain_groups - 1;
    }
    r->n_steps = 0;
    for (int32_t i = 0; i < r->n_chain_groups; i++) {
        chain_group *g = &r->chain_groups[i];
        if (!asn_packed_sorted(&g->steps, r->arena, g->n, r->chain_steps + g->first, r->n_steps) || !(g->child_row = ints(r, g->steps.steps)))
            return false;
        r->n_steps += g->steps.rows;
    }
    r->step_chain = ints(r, r->n_steps);
    r->step_place = ints(r, r->n_steps);
    if (!r->step_chain || !r->step_place)
        return false;
    for (int32_t i = 0; i < r->n_chain_groups; i++) {
        const chain_group *g = &r->chain_groups[i];
        for (int32_t step = 0; step < g->steps.steps; step++)
            for (int32_t k = 0; k < g->steps.active[step]; k++) {
                r->step_chain[g->steps.first_row[step] + k] = g->first + k;
                r->step_place[g->steps.first_row[step] + k] = step;
            }
    }
    return true;
}

/* Rows of states: roots; then, level by level, fields by constructor, children by step and field. */
static void order_states(asn_record *r, sort_key *keys)
{
    int32_t n = 0;
    for (int32_t row = 0; row < r->n_ctors; row++) {
        const rec_ctor *c = &r->ctors[r->ctor_order[row]];
        int32_t         k = r->m->seen.fields[c->ctor];
        for (int32_t f = 0; f < k; f++)
            keys[n++] = (sort_key){c->level * 2, row, f, c->first + f};
    }
    for (int32_t i = r->n_examples; i < r->n_states; i++)
        if (r->states[i].chain >= 0)
            keys[n++] = (sort_key){(r->states[i].level - 1) * 2 + 1, r->states[i].place, r->chain_row[r->states[i].chain], i};
    qsort(keys, (size_t)n, sizeof *keys, by_key);
    for (int32_t i = 0; i < r->n_examples; i++)
        r->state_row[i] = r->row_state[i] = i;
    int32_t row = r->n_examples, at = 0;
    for (int32_t level = 0; level <= r->levels; level++) {
        r->field_first[level] = row;
        for (; at < n && keys[at].a == level * 2; at++, row++) {
            r->state_row[keys[at].i] = row;
            r->row_state[row]        = keys[at].i;
        }
        r->child_first[level] = row;
        for (; at < n && keys[at].a == level * 2 + 1; at++, row++) {
            r->state_row[keys[at].i] = row;
            r->row_state[row]        = keys[at].i;
        }
    }
}

/* Where a group's fields and children begin. */
static void place_groups(asn_record *r)
{
    for (int32_t i = 0; i < r->n_ctor_groups; i++) {
        ctor_group *g = &r->ctor_groups[i];
        g->field_row  = r->state_row[r->ctors[r->ctor_order[g->first]].first];
    }
    for (int32_t i = r->n_examples; i < r->n_states; i++) {
        const rec_state *s = &r->states[i];
        if (s->chain < 0)
            continue;
        int32_t      chain = r->chain_row[s->chain];
        chain_group *g     = &r->chain_groups[r->group_of_chain[chain]];
        if (chain == g->first)
            g->child_row[s->place] = r->state_row[i];
    }
}

static void find_runs(asn_record *r)
{
    r->n_ctor_runs = r->n_chain_runs = 0;
    for (int32_t i = 0; i < r->n_ctor_groups; i++) {
        const ctor_group *g = &r->ctor_groups[i];
        if (i == 0 || g[-1].ctor != g->ctor)
            r->ctor_runs[r->n_ctor_runs++] = (ctor_run){g->ctor, g->first, 0, i, 0};
        r->ctor_runs[r->n_ctor_runs - 1].n += g->n;
        r->ctor_runs[r->n_ctor_runs - 1].n_groups++;
    }
    for (int32_t i = 0; i < r->n_chain_groups; i++) {
        const chain_group *g = &r->chain_groups[i];
        if (i == 0 || g[-1].field != g->field)
            r->chain_runs[r->n_chain_runs++] = (chain_run){g->field, g->first, 0, g->steps.first_row[0], 0};
        chain_run *run = &r->chain_runs[r->n_chain_runs - 1];
        run->n += g->n;
        run->n_steps += g->steps.rows;
    }
}

/* Groups by level: a counting sort. */
static bool find_levels(asn_record *r)
{
    r->ctors_at     = asn_arena_alloc(r->arena, (size_t)r->n_ctor_groups + 1, sizeof *r->ctors_at);
    r->chains_at    = asn_arena_alloc(r->arena, (size_t)r->n_chain_groups + 1, sizeof *r->chains_at);
    r->ctors_first  = ints(r, r->levels + 3);
    r->chains_first = ints(r, r->levels + 3);
    if (!r->ctors_at || !r->chains_at || !r->ctors_first || !r->chains_first)
        return false;
    for (int32_t i = 0; i < r->n_ctor_groups; i++)
        r->ctors_first[r->ctor_groups[i].level + 2]++;
    for (int32_t i = 0; i < r->n_chain_groups; i++)
        r->chains_first[r->chain_groups[i].level + 2]++;
    for (int32_t i = 2; i <= r->levels + 2; i++) {
        r->ctors_first[i] += r->ctors_first[i - 1];
        r->chains_first[i] += r->chains_first[i - 1];
    }
    for (int32_t i = 0; i < r->n_ctor_groups; i++)
        r->ctors_at[r->ctors_first[r->ctor_groups[i].level + 1]++] = &r->ctor_groups[i];
    for (int32_t i = 0; i < r->n_chain_groups; i++)
        r->chains_at[r->chains_first[r->chain_groups[i].level + 1]++] = &r->chain_groups[i];
    return true;
}

bool asn_record_order(asn_record *r)
{
    int32_t most = r->n_states > r->n_ctors ? r->n_states : r->n_ctors;
    most         = most > r->n_chains ? most : r->n_chains;
    r->levels    = 0;
    for (int32_t i = 0; i < r->n_states; i++)
        if (r->states[i].level > r->levels)
            r->levels = r->states[i].level;
    sort_key *keys  = asn_arena_alloc(r->arena, (size_t)most + 1, sizeof *keys);
    r->state_row    = ints(r, r->n_states);
    r->row_state    = ints(r, r->n_states);
    r->field_first  = ints(r, r->levels + 2);
    r->child_first  = ints(r, r->levels + 2);
    r->ctor_order   = ints(r, r->n_ctors);
    r->chain_order  = ints(r, r->n_chains);
    r->chain_row    = ints(r, r->n_chains);
    r->chain_steps  = ints(r, r->n_chains);
    r->group_of_chain = ints(r, r->n_chains);
    r->ctor_groups  = asn_arena_alloc(r->arena, (size_t)r->n_ctors + 1, sizeof *r->ctor_groups);
    r->chain_groups = asn_arena_alloc(r->arena, (size_t)r->n_chains + 1, sizeof *r->chain_groups);
    r->ctor_runs    = asn_arena_alloc(r->arena, (size_t)r->n_ctors + 1, sizeof *r->ctor_runs);
    r->chain_runs   = asn_arena_alloc(r->arena, (size_t)r->n_chains + 1, sizeof *r->chain_runs);
    if (!keys || !r->state_row || !r->row_state || !r->field_first || !r->child_first || !r->ctor_order || !r->chain_order || !r->chain_row ||
        !r->chain_steps || !r->group_of_chain || !r->ctor_groups || !r->chain_groups || !r->ctor_runs || !r->chain_runs)
        return false;
    order_ctors(r, keys);
    if (!order_chains(r, keys))
        return false;
    order_states(r, keys);
    place_groups(r);
    find_runs(r);
    return find_levels(r);
}

int32_t asn_record_step_row(const asn_record *r, int32_t chain, int32_t place)
{
    int32_t            row = r->chain_row[chain];
    const chain_group *g   = &r->chain_groups[r->group_of_chain[row]];
    return g->steps.first_row[place] + row - g->first;
}
