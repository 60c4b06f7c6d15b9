#include "decoding/score.h"

#include "text/copy.h"

#include <math.h>

struct asn_node {
    const asn_tree *gold;
    int32_t         number;
};

typedef struct scoring {
    asn_policy         p; /* first */
    const asn_example *e;
    int32_t            n_nodes, n_values; /* met so far */
    bool               impossible;
} scoring;

static scoring *scoring_of(asn_run *run)
{
    return (scoring *)run;
}

/* A gold tree that the model cannot make. */
static void impossible(scoring *s)
{
    s->impossible   = true;
    s->p.run.failed = true;
}

/* One of several alternatives, which are told as well. */
static void decided(scoring *s, asn_decision_kind kind, const asn_module *m, const asn_node *node, int32_t chosen, const asn_choices *among, double log_prob)
{
    asn_policy_tell(&s->p, (asn_decision){.kind = kind, .module = m, .node = node->number, .chosen = chosen, .among = among}, log_prob);
}

static int place_of(const asn_run *run, const asn_module *field)
{
    return field->what - run->grammar->ctors[run->grammar->fields[field->what].ctor].first_field;
}

static bool enter(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    scoring *s = scoring_of(run);
    if (!asn_policy_enters(&s->p))
        return false;
    bool occurs = v.at >= 0;
    if (!occurs && asn_tree_count(node->gold, place_of(run, m)) > 0)
        impossible(s);
    return occurs;
}

static int choose(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    scoring        *s    = scoring_of(run);
    const asn_seen *seen = &asn_committee_model(s->p.committee)->seen;
    int             k    = seen->choice[node->gold->ctor];
    if (k < 0)
        impossible(s);
    if (!asn_policy_goes_on(&s->p))
        return 0;
    if (seen->choices[m->what] > 1) {
        asn_choices x = asn_committee_constructor(s->p.committee, m, v, c);
        decided(s, ASN_DECIDES_CTOR, m, node, node->gold->ctor, &x, asn_choices_log_prob(&x, k));
    }
    return node->gold->ctor;
}

static bool present(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i)
{
    scoring *s = scoring_of(run);
    if (!asn_policy_goes_on(&s->p))
        return false;
    bool yes = asn_tree_child(node->gold, place_of(run, m), i) != NULL;
    return asn_policy_said(&s->p, ASN_DECIDES_PRESENT, m, node->number, asn_committee_present(s->p.committee, m, v, c), yes);
}

static bool another(asn_run *run, const asn_module *m, asn_state v, asn_state at, asn_vec c, asn_node *node, int i)
{
    scoring *s = scoring_of(run);
    if (!asn_policy_goes_on(&s->p))
        return false;
    bool more = i < asn_tree_count(node->gold, place_of(run, m));
    return asn_policy_said(&s->p, ASN_DECIDES_ANOTHER, m, node->number, asn_committee_another(s->p.committee, m, v, at, c), more);
}

/* ---- Sequences, which may be told what stands before them. */

static asn_state sequence_start(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    scoring *s   = scoring_of(run);
    int     fed  = asn_committee_model(s->p.committee)->settings.feed;
    asn_labels before = fed ? asn_labels_before(run->grammar, node->gold, place_of(run, m), fed) : (asn_labels){0};
    return asn_committee_sequence_start(s->p.committee, m, v, &before);
}

static asn_state horizontal(asn_run *run, const asn_module *m, asn_state at, asn_vec e, asn_node *node, int i)
{
    scoring *s   = scoring_of(run);
    int     fed  = asn_committee_model(s->p.committee)->settings.feed;
    asn_labels child = fed ? asn_labels_child(run->grammar, node->gold, place_of(run, m), i, fed) : (asn_labels){0};
    return asn_committee_horizontal(s->p.committee, at, e, &child);
}

/* ---- Values: how each is derived is in the example, in the order in which the modules come to them. */

static bool spell(scoring *s, const asn_module *m, asn_state v, const asn_node *node, const int32_t *letters, int32_t n)
{
    const asn_model *model  = asn_committee_model(s->p.committee);
    size_t           size   = asn_committee_letter_size(s->p.committee);
    asn_real        *states = asn_arena_raw(asn_committee_arena(s->p.committee), 2 * size, sizeof *states);
    asn_committee_speller speller;
    if (!states || !asn_committee_spell(s->p.committee, v, &speller))
        return false;
    const asn_real *from = speller.start;
    for (int32_t k = 0; k <= n && asn_policy_goes_on(&s->p); k++) {
        asn_real   *to     = k % 2 ? states + size : states;
        int32_t     letter = k < n ? letters[k] : 0;
        asn_choices x      = asn_committee_letter(s->p.committee, &speller, from, k ? letters[k - 1] : model->letters.n, to);
        decided(s, ASN_DECIDES_LETTER, m, node, letter, &x, asn_choices_log_prob(&x, letter));
        from = to;
    }
    return asn_policy_goes_on(&s->p);
}

/* Where a copy stands among the derivations of its type. */
static int32_t place_of_copy(const scoring *s, const asn_module *m, const asn_derivation *d)
{
    const asn_grammar *g  = s->p.run.grammar;
    int32_t            at = asn_committee_model(s->p.committee)->values[m->what].n;
    for (int c = g->types[m->what].first_copy; c < d->copy; c++)
        at += asn_copy_sources(&g->copies[c], s->e->tokens[g->copies[c].input].n);
    return at + asn_copy_number(&g->copies[d->copy], s->e->tokens[g->copies[d->copy].input].n, d->first, d->last);
}

/* The probability of a value is the sum over its derivations. One that is neither in the list nor in the input is spelled, or unknown. */
static double derived_log_prob(const scoring *s, const asn_module *m, const asn_choices *x, int32_t i)
{
    const asn_example *e     = s->e;
    int32_t            entry = e->value[i];
    double             sum   = entry == ASN_ONLY_COPIED ? -1e300 : asn_choices_log_prob(x, entry == ASN_SPELLED ? x->n - 1 : entry);
    for (int32_t k = e->copies_first[i]; k < e->copies_first[i + 1]; k++)
        sum = asn_log_sum(sum, asn_choices_log_prob(x, place_of_copy(s, m, &e->copies[k])));
    return sum;
}

static bool derive(scoring *s, const asn_module *m, asn_state v, asn_vec c, const asn_node *node, int32_t i)
{
    const asn_example *e = s->e;
    asn_choices        x = asn_committee_derived(s->p.committee, m, v, c);
    if (!x.n)
        return false;
    bool spelled = e->value[i] == ASN_SPELLED;
    decided(s, spelled ? ASN_DECIDES_SPELL : ASN_DECIDES_VALUE, m, node, spelled ? 1 : e->value[i] > 0 ? e->value[i] : 0, &x, derived_log_prob(s, m, &x, i));
    return !spelled || spell(s, m, v, node, e->letters + e->letters_first[i], e->letters_first[i + 1] - e->letters_first[i]);
}

static bool value(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    scoring           *s = scoring_of(run);
    const asn_example *e = s->e;
    if (!asn_policy_goes_on(&s->p))
        return false;
    asn_vec c = asn_committee_attend(s->p.committee, m, v, ASN_NO_STATE);
    if (!asn_policy_goes_on(&s->p))
        return false;
    int32_t i = s->n_values++, entry = e->value[i];
    if (m->kind == ASN_COPIED)
        return derive(s, m, v, c, node, i);
    if (m->kind == ASN_OPEN &&
        asn_policy_said(&s->p, ASN_DECIDES_SPELL, m, node->number, asn_committee_spelled(s->p.committee, m, v, c), entry == ASN_SPELLED))
        return spell(s, m, v, node, e->letters + e->letters_first[i], e->letters_first[i + 1] - e->letters_first[i]);
    asn_choices x = asn_committee_listed(s->p.committee, m, v, c);
    decided(s, ASN_DECIDES_VALUE, m, node, entry, &x, asn_choices_log_prob(&x, entry));
    return true;
}

static asn_node *child(asn_run *run, asn_node *node, int field, int i)
{
    scoring  *s = scoring_of(run);
    asn_node *n = asn_arena_alloc(asn_committee_arena(s->p.committee), 1, sizeof *n);
    if (!n) {
        run->failed = true;
        return node;
    }
    *n = (asn_node){asn_tree_child(node->gold, field, i), ++s->n_nodes};
    return n;
}

bool asn_score(asn_committee *committee, const asn_example *e, const asn_watcher *watcher, double *log_prob)
{
    static const asn_execution how = {enter, asn_policy_attend, choose, present, another, sequence_start, asn_policy_embed_field,
                                      asn_policy_embed_child, asn_policy_vertical, horizontal, value, child};
    asn_node root = {.gold = e->tree};
    scoring  s    = {.e = e};
    bool     ok   = asn_policy_run(&s.p, &how, committee, watcher, e, &root);
    *log_prob     = s.impossible ? -(double)INFINITY : s.p.log_prob;
    return ok || s.impossible;
}
