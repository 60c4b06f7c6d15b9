#include "decoding/forest.h"

#include <string.h>

/* ---- Notes. */

static asn_forest *forest_of(asn_run *run)
{
    return (asn_forest *)run;
}

static asn_arena *arena_of(asn_forest *f)
{
    return asn_committee_arena(f->p.committee);
}

static void *noted(asn_forest *f, void *memory)
{
    if (!memory)
        f->p.run.failed = true;
    return memory;
}

static bool in_sequence(const asn_spot *spot)
{
    return spot->kind == ASN_SPOT_REST || spot->previous;
}

/* A new spot, behind the way that is being opened. */
static asn_spot *meet(asn_forest *f, asn_spot_kind kind, const asn_module *m, asn_state v, asn_node *node, int32_t field)
{
    asn_spot *spot = noted(f, asn_arena_small(arena_of(f), sizeof *spot));
    if (spot && f->n_met == f->room_met) {
        int32_t    room = f->room_met ? 2 * f->room_met : 16;
        asn_spot **met  = noted(f, asn_arena_resize(arena_of(f), f->met, (size_t)f->room_met * sizeof(asn_spot *), (size_t)room * sizeof(asn_spot *)));
        f->met          = met ? met : f->met;
        f->room_met     = met ? room : f->room_met;
    }
    if (f->p.run.failed)
        return NULL;
    *spot = (asn_spot){.kind = kind, .module = m, .v = v, .c = {-1}, .node = node, .field = field};
    spot->least         = kind == ASN_SPOT_TYPE || kind == ASN_SPOT_VALUE;
    f->met[f->n_met++] = spot;
    return spot;
}

static void meet_in_sequence(asn_forest *f, asn_spot_kind kind, int32_t step)
{
    asn_spot *now = f->now, *spot = meet(f, kind, now->module, now->v, now->node, now->field);
    if (spot) {
        spot->previous = now;
        spot->step     = step;
    }
}

/* Room for the rests of a sequence up to a spot of it, and what they are. */
static bool find_path(asn_forest *f, asn_spot *spot)
{
    if (spot->step >= f->room_path) {
        int32_t    room = 2 * spot->step + 8;
        asn_spot **path = noted(f, asn_arena_small(arena_of(f), (size_t)room * sizeof(asn_spot *)));
        if (!path)
            return false;
        f->path      = path;
        f->room_path = room;
    }
    for (asn_spot *rest = spot->kind == ASN_SPOT_REST ? spot : spot->previous; rest; rest = rest->previous)
        f->path[rest->step] = rest;
    return true;
}

/* Is the step of a sequence that is being scored or opened the one at hand, so that its arithmetic is due? */
static bool is_due(const asn_forest *f, int32_t step, bool opening)
{
    return f->now->kind == ASN_SPOT_REST && step == f->now->step && opening == (f->opening != NULL);
}

/* ---- The seam. One module runs at a time: those that it calls only leave their spots. */

static int place_of_field(const asn_run *run, const asn_module *field)
{
    return field->what - run->grammar->ctors[run->grammar->fields[field->what].ctor].first_field;
}

static bool unfold_enter(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    asn_forest *f = forest_of(run);
    if (f->now && m == f->now->module && node == f->now->node)
        return asn_policy_enters(&f->p);
    if (node == &f->passed || v.at < 0 || !asn_policy_goes_on(&f->p)) /* no state: a field that never occurs */
        return false;
    if (m->kind == ASN_CHOICE || m->kind == ASN_SINGLE)
        meet(f, ASN_SPOT_TYPE, m, v, node, f->field);
    else if (m->kind == ASN_FIELD_OPTIONAL)
        meet(f, ASN_SPOT_OPTION, m, v, node, place_of_field(run, m));
    else
        meet(f, ASN_SPOT_REST, m, v, node, place_of_field(run, m));
    return false;
}

static bool unfold_value(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    asn_forest *f = forest_of(run);
    if (node != &f->passed)
        meet(f, ASN_SPOT_VALUE, m, v, node, f->field);
    return asn_ok(run);
}

static asn_node *unfold_child(asn_run *run, asn_node *node, int field, int i)
{
    asn_forest      *f     = forest_of(run);
    const asn_field *about = &run->grammar->fields[run->grammar->ctors[node->ctor].first_field + field];
    if (in_sequence(f->now) && i < f->now->step)
        return &f->passed;
    asn_node *n = noted(f, asn_arena_small(arena_of(f), sizeof *n));
    if (!n)
        return &f->passed;
    *n       = (asn_node){.type = about->type, .depth = node->depth + 1, .maybe = about->card == ASN_OPTIONAL || about->card == ASN_OPTIONALS};
    f->field = field;
    return n;
}

static asn_vec unfold_attend(asn_run *run, const asn_module *m, asn_state v, asn_state s)
{
    asn_forest *f   = forest_of(run);
    asn_spot   *now = f->now;
    if (m != now->module) /* a constructor */
        return asn_policy_attend(run, m, v, s);
    if (!in_sequence(now))
        return f->opening ? now->c : (now->c = asn_policy_attend(run, m, v, s));
    if (f->next > now->step)
        return (asn_vec){-1}; /* nobody will look at it */
    if (is_due(f, f->next, false))
        now->c = asn_policy_attend(run, m, v, s);
    return f->path[f->next]->c;
}

static asn_state unfold_sequence_start(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    (void)node;
    asn_forest *f = forest_of(run);
    f->next       = 0;
    if (is_due(f, 0, false))
        f->now->before = asn_committee_sequence_start(f->p.committee, m, v, f->now->told);
    return f->path[0]->before;
}

static asn_vec unfold_embed_child(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c)
{
    asn_forest *f = forest_of(run);
    if (is_due(f, f->step, true))
        f->now->e = asn_policy_embed_child(run, m, v, s, c);
    return f->path[f->step]->e;
}

static asn_state unfold_vertical(asn_run *run, asn_state v, asn_vec e)
{
    asn_forest *f = forest_of(run);
    if (!in_sequence(f->now)) /* of a constructor's field */
        return asn_policy_vertical(run, v, e);
    if (is_due(f, f->step, true))
        f->now->child = asn_policy_vertical(run, v, e);
    return f->path[f->step]->child;
}

static asn_state unfold_horizontal(asn_run *run, const asn_module *m, asn_state s, asn_vec e, asn_node *node, int i)
{
    (void)m, (void)node;
    asn_forest *f = forest_of(run);
    if (i + 1 > f->now->step)
        return ASN_NO_STATE; /* nobody will look at it */
    if (is_due(f, i + 1, false))
        f->now->before = asn_committee_horizontal(f->p.committee, s, e, f->now->told);
    return f->path[i + 1]->before;
}

/* ---- Decisions: the ways of a spot. Ways that the height does not allow are left out. */

static void ways_of(asn_forest *f, asn_spot *spot, int most)
{
    spot->ways = noted(f, asn_arena_small(arena_of(f), (size_t)most * sizeof *spot->ways + 1));
}

static void add_way(asn_spot *spot, double log_prob, int32_t label, int32_t nodes)
{
    spot->ways[spot->n_ways++] = (asn_way){log_prob, label, nodes, -1, NULL};
}

static void score_yes_no(asn_forest *f, asn_spot *spot, double odds, bool may, int32_t nodes)
{
    ways_of(f, spot, 2);
    if (!asn_policy_goes_on(&f->p))
        return;
    if (may)
        add_way(spot, asn_log_sigmoid(odds), 1, nodes);
    add_way(spot, asn_log_sigmoid(-odds), 0, 0);
}

static int unfold_choose(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    asn_forest     *f    = forest_of(run);
    const asn_seen *seen = &f->limits.m->seen;
    const int      *ctor = seen->chosen + run->grammar->types[m->what].first_ctor;
    int             n    = seen->choices[m->what];
    if (f->opening)
        return node->ctor;
    ways_of(f, f->now, n);
    if (!asn_policy_goes_on(&f->p))
        return 0;
    asn_choices x = asn_committee_constructor(f->p.committee, m, v, c);
    for (int k = 0; k < n && asn_policy_goes_on(&f->p); k++)
        if (asn_growth_ctor_fits(&f->limits, node, ctor[k]))
            add_way(f->now, asn_choices_log_prob(&x, k), ctor[k], 1);
    return 0;
}

static bool unfold_present(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i)
{
    asn_forest *f   = forest_of(run);
    asn_spot   *now = f->now;
    if (now->kind == ASN_SPOT_REST) { /* a place of a sequence: a spot of its own, when its step is opened */
        if (is_due(f, i, true))
            meet_in_sequence(f, ASN_SPOT_OPTION, i);
        return false;
    }
    if (in_sequence(now) && i != now->step)
        return false;
    if (!f->opening)
        score_yes_no(f, now, asn_committee_present(f->p.committee, m, v, c), asn_growth_child_fits(&f->limits, node, m->what), 0);
    return f->opening != NULL;
}

static bool unfold_another(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c, asn_node *node, int i)
{
    asn_forest *f    = forest_of(run);
    asn_spot   *now  = f->now;
    bool        gaps = m->kind == ASN_FIELD_OPTIONALS;
    if (i > now->step) {
        if (now->kind == ASN_SPOT_REST)
            meet_in_sequence(f, ASN_SPOT_REST, i);
        return false;
    }
    if (is_due(f, i, false)) { /* a place that stays empty takes a node, too: growth.h */
        score_yes_no(f, now, asn_committee_another(f->p.committee, m, v, s, c), gaps || asn_growth_child_fits(&f->limits, node, m->what), gaps);
        return false;
    }
    f->step = i;
    f->next = i + 1;
    return asn_ok(run);
}

/* ---- Unfolding. */

bool asn_forest_begin(asn_forest *f, asn_committee *s, const asn_example *e, const asn_budget *budget)
{
    static const asn_execution how = {unfold_enter, unfold_attend, unfold_choose, unfold_present, unfold_another, unfold_sequence_start,
                                      asn_policy_embed_field, unfold_embed_child, unfold_vertical, unfold_horizontal, unfold_value, unfold_child};
    const asn_model *m = asn_committee_model(s);
    *f                 = (asn_forest){0};
    asn_growth_begin(&f->limits, m, asn_committee_arena(s), budget ? *budget : asn_budget_of(m));
    f->limits.left = INT64_MAX / 2; /* nodes are counted when a tree is there: which ways fit would depend on the order of decisions */
    if (!asn_policy_run(&f->p, &how, s, NULL, e, &f->limits.root) || f->n_met != 1)
        return false;
    f->root       = f->met[0];
    f->root->most = f->limits.most.nodes;
    return true;
}

/* All ways of a type share its node, so the node's constructor is that of the way at hand. */
static bool run_module(asn_forest *f, asn_spot *spot, asn_way *way)
{
    if (spot->kind != ASN_SPOT_TYPE)
        spot->node->ctor = f->p.run.grammar->fields[spot->module->what].ctor;
    else if (way)
        spot->node->ctor = way->label;
    if (in_sequence(spot) && !find_path(f, spot))
        return false;
    f->now     = spot;
    f->opening = way;
    f->n_met   = 0;
    return spot->module->go(&f->p.run, spot->v, spot->node) && asn_policy_goes_on(&f->p);
}

bool asn_forest_score(asn_forest *f, asn_spot *spot)
{
    const asn_grammar *g = f->p.run.grammar;
    int                t = spot->module->what;
    spot->scored         = true;
    if (spot->kind != ASN_SPOT_TYPE || (spot->module->kind == ASN_CHOICE && f->limits.m->seen.choices[t] > 1))
        return run_module(f, spot, NULL);
    int only = spot->module->kind == ASN_CHOICE ? f->limits.m->seen.chosen[g->types[t].first_ctor] : g->types[t].first_ctor;
    ways_of(f, spot, 1); /* there is nothing to choose */
    if (f->p.run.failed)
        return false;
    if (asn_growth_ctor_fits(&f->limits, spot->node, only))
        add_way(spot, 0, only, 1);
    return true;
}

bool asn_forest_open(asn_forest *f, asn_spot *spot, asn_way *way)
{
    int64_t least = way->nodes;
    f->n_met      = 0;
    if (way->label && !run_module(f, spot, way))
        return false;
    way->spots = noted(f, asn_arena_small(arena_of(f), (size_t)f->n_met * sizeof(asn_spot *) + 1));
    if (!way->spots)
        return false;
    way->n = f->n_met;
    if (way->n)
        memcpy(way->spots, f->met, (size_t)way->n * sizeof(asn_spot *));
    for (int32_t i = 0; i < way->n; i++)
        least += way->spots[i]->least;
    for (int32_t i = 0; i < way->n; i++)
        way->spots[i]->most = spot->most - least + way->spots[i]->least;
    return true;
}

/* ---- Sequences that are told what stands before them. */

bool asn_forest_feeds(const asn_forest *f)
{
    return f->limits.m->settings.feed > 0;
}

asn_spot *asn_forest_told(asn_forest *f, const asn_spot *spot, const asn_labels *before)
{
    asn_spot   *again = noted(f, asn_arena_small(arena_of(f), sizeof *again));
    asn_labels *told  = noted(f, asn_arena_small(arena_of(f), sizeof *told));
    if (!again || !told)
        return NULL;
    *told       = *before;
    *again      = *spot;
    again->told = told;
    return again;
}
