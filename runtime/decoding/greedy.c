#include "decoding/greedy.h"

#include "decoding/constraints.h"
#include "decoding/values.h"

#include <string.h>

typedef struct greedy {
    asn_policy         p; /* first */
    asn_growth         tree;
    const asn_example *e;
    asn_offered      **offered; /* by type, once it is asked for */
    bool               forced;  /* a constraint forbade the likeliest choice somewhere */
} greedy;

static greedy *greedy_of(asn_run *run)
{
    return (greedy *)run;
}

/* Memory may have run out in the committee or in the tree. */
static bool goes_on(greedy *g)
{
    g->p.run.failed = g->p.run.failed || g->tree.failed;
    return asn_policy_goes_on(&g->p);
}

static bool enter(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    greedy *g = greedy_of(run);
    if (!goes_on(g) || !asn_policy_enters(&g->p) || v.at < 0) /* no state: a field that never occurs */
        return false;
    if (m->kind == ASN_SINGLE)
        node->ctor = run->grammar->types[m->what].first_ctor;
    return true;
}

/* Among the fields of its constructor. */
static int place_of(const asn_run *run, const asn_module *field)
{
    return field->what - run->grammar->ctors[run->grammar->fields[field->what].ctor].first_field;
}

/* Of those that fit: with the constraints, or without where that leaves none. */
static int best_ctor(greedy *g, const asn_choices *x, const int *ctor, int n, const asn_node *node, bool constrained)
{
    int best = -1;
    for (int k = 0; k < n; k++)
        if (asn_growth_ctor_fits(&g->tree, node, ctor[k]) && (best < 0 || x->score[k] > x->score[best]) &&
            (!constrained || asn_constraints_allow_ctor(&g->tree, node, ctor[k])))
            best = k;
    return best;
}

/* The one of the tree to follow; else the likeliest that may be. -1: none fits, which cannot be: the least constructor always does. */
static int take_ctor(greedy *g, const asn_choices *x, const int *ctor, int n, const asn_node *node)
{
    for (int k = 0; k < n && node->like; k++)
        if (ctor[k] == node->like->ctor)
            return k;
    int allowed = best_ctor(g, x, ctor, n, node, true), likeliest = best_ctor(g, x, ctor, n, node, false);
    g->forced   = g->forced || allowed != likeliest;
    return allowed < 0 ? likeliest : allowed;
}

static int choose(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    greedy         *g    = greedy_of(run);
    const asn_seen *seen = &g->tree.m->seen;
    const int      *ctor = seen->chosen + run->grammar->types[m->what].first_ctor;
    int             n    = seen->choices[m->what];
    asn_choices     x    = {0};
    if (!goes_on(g))
        return 0;
    if (n > 1)
        x = asn_committee_constructor(g->p.committee, m, v, c);
    int best = take_ctor(g, &x, ctor, n, node);
    if (best < 0) {
        run->failed = true;
        return 0;
    }
    if (n > 1)
        asn_policy_tell(&g->p, (asn_decision){.kind = ASN_DECIDES_CTOR, .module = m, .node = node->number, .chosen = ctor[best], .among = &x},
                        asn_choices_log_prob(&x, best));
    asn_growth_take_ctor(&g->tree, node, ctor[best]);
    return node->ctor;
}

static bool present(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i)
{
    greedy *g    = greedy_of(run);
    double  odds = goes_on(g) ? asn_committee_present(g->p.committee, m, v, c) : 0;
    bool    yes  = node->like ? asn_tree_child(node->like, place_of(run, m), i) != NULL : odds > 0 && asn_growth_child_fits(&g->tree, node, m->what);
    if (!goes_on(g))
        return false;
    if (yes)
        asn_growth_take_child(&g->tree, m->what);
    else if (m->kind == ASN_FIELD_OPTIONALS)
        asn_growth_leave_place(&g->tree, node, m->what);
    return asn_policy_said(&g->p, ASN_DECIDES_PRESENT, m, node->number, odds, yes);
}

/* The likelier one, unless that one is forbidden and the other is not. */
static bool wants_more(greedy *g, const asn_node *node, int field, int i, double odds)
{
    bool may_end = asn_constraints_allow_end(&g->tree, node, field, i), may_go_on = asn_constraints_allow_more(&g->tree, node, field, i);
    bool more    = may_end == may_go_on ? odds > 0 : may_go_on;
    g->forced    = g->forced || more != (odds > 0);
    return more;
}

static bool has_more(greedy *g, const asn_module *m, const asn_node *node, int i, double odds)
{
    if (node->like)
        return i < asn_tree_count(node->like, place_of(&g->p.run, m));
    return wants_more(g, node, m->what, i, odds) &&
           (m->kind == ASN_FIELD_OPTIONALS ? asn_growth_place_fits(&g->tree) : asn_growth_child_fits(&g->tree, node, m->what));
}

typedef struct regrettable { /* a child that may turn out to be equal to another */
    asn_policy_mark *decided;
    asn_growth_mark  tree;
} regrettable;

/* Before a child of a sequence whose children must differ. */
static void note_child(greedy *g, const asn_module *m, asn_node *node, double odds)
{
    asn_children *s = asn_growth_children(&g->tree, node, m->what);
    regrettable  *r = asn_arena_alloc(g->tree.arena, 1, sizeof *r);
    if (!s || !r) {
        g->p.run.failed = true;
        return;
    }
    *r        = (regrettable){asn_policy_note(&g->p, odds, g->e->first[g->tree.m->g->n_inputs]), asn_growth_here(&g->tree)};
    s->before = r;
}

/* The last child is finished. If it is equal to another and the sequence may end without it, it is taken back, and the sequence ends. */
static bool ends_without_last(greedy *g, const asn_module *m, asn_node *node, int i)
{
    asn_children *s = i > 0 && !node->like && asn_constraints_repeats(&g->tree, node, m->what) ? asn_growth_children(&g->tree, node, m->what) : NULL;
    regrettable  *r = s ? s->before : NULL;
    g->forced       = g->forced || s;
    if (!r || !r->decided || !asn_constraints_allow_end(&g->tree, node, m->what, i - 1))
        return false;
    asn_growth_drop(&g->tree, node, m->what, r->tree);
    asn_policy_regret(&g->p, r->decided, ASN_DECIDES_ANOTHER, m, node->number);
    return true;
}

static bool another(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c, asn_node *node, int i)
{
    greedy *g    = greedy_of(run);
    bool    gaps = m->kind == ASN_FIELD_OPTIONALS;
    if (ends_without_last(g, m, node, i))
        return false;
    double odds = goes_on(g) ? asn_committee_another(g->p.committee, m, v, s, c) : 0;
    bool   more = goes_on(g) && has_more(g, m, node, i, odds);
    if (more && !node->like && run->grammar->fields[m->what].distinct)
        note_child(g, m, node, odds);
    if (!goes_on(g))
        return false;
    if (more && gaps)
        asn_growth_take_place(&g->tree);
    else if (more)
        asn_growth_take_child(&g->tree, m->what);
    return asn_policy_said(&g->p, ASN_DECIDES_ANOTHER, m, node->number, odds, more);
}

/* ---- Sequences, which may be told what stands before them. */

static asn_state sequence_start(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    greedy *g    = greedy_of(run);
    int     fed  = asn_committee_model(g->p.committee)->settings.feed;
    asn_labels before = fed ? asn_growth_before(&g->tree, node, place_of(run, m)) : (asn_labels){0};
    return asn_committee_sequence_start(g->p.committee, m, v, &before);
}

static asn_state horizontal(asn_run *run, const asn_module *m, asn_state at, asn_vec e, asn_node *node, int i)
{
    greedy *g    = greedy_of(run);
    int     fed  = asn_committee_model(g->p.committee)->settings.feed;
    asn_labels child = fed ? asn_growth_labels(&g->tree, node, place_of(run, m), i) : (asn_labels){0};
    return asn_committee_horizontal(g->p.committee, at, e, &child);
}

/* ---- Values. */

static int32_t best_letter(const asn_choices *x)
{
    int32_t best = 0;
    for (int32_t k = 1; k < x->n; k++)
        best = x->score[k] > x->score[best] ? k : best;
    return best;
}

/* The letter of a text that begins at byte `at`. 0: it ends there. */
static int32_t letter_at(const asn_vocab *letters, asn_atom text, size_t at)
{
    size_t n = 1;
    while (at + n < text.length && (text.text[at + n] & 0xC0) == 0x80)
        n++;
    return at < text.length ? asn_vocab_find(letters, text.text + at, n) : 0;
}

/* Letter by letter, till the speller ends the word or the budget does. */
static bool spell(greedy *g, const asn_module *m, asn_state v, asn_node *node)
{
    const asn_vocab *letters = &g->tree.m->letters;
    int              most    = g->tree.most.letters;
    size_t           size    = asn_committee_letter_size(g->p.committee);
    char            *text    = asn_arena_alloc(g->tree.arena, (size_t)most * 4 + 1, 1); /* a letter has at most four bytes */
    asn_real        *states  = asn_arena_raw(g->tree.arena, 2 * size, sizeof *states), *from, *to = states;
    int32_t          before  = letters->n;
    asn_committee_speller speller;
    if (!text || !states || !asn_committee_spell(g->p.committee, v, &speller))
        return false;
    from       = speller.start;
    node->atom = (asn_atom){ASN_STRING, 0, text};
    for (int k = 0;; k++) {
        asn_choices x    = asn_committee_letter(g->p.committee, &speller, from, before, to);
        int32_t     best = k >= most ? 0 : node->like ? letter_at(letters, asn_tree_value(node->like), node->atom.length) : best_letter(&x);
        asn_policy_tell(&g->p, (asn_decision){.kind = ASN_DECIDES_LETTER, .module = m, .node = node->number, .chosen = best, .among = &x},
                        asn_choices_log_prob(&x, best));
        if (best == 0 || !goes_on(g))
            return goes_on(g);
        size_t      bytes;
        const char *letter = asn_vocab_text(letters, best, &bytes);
        if (bytes <= 4) {
            memcpy(text + node->atom.length, letter, bytes);
            node->atom.length += (uint32_t)bytes;
        }
        before = best;
        from   = to;
        to     = to == states ? states + size : states;
    }
}

/* The alternative that the tree to follow has here; 0: there is no such tree. o as in constraints.h. */
static int32_t wanted(greedy *g, const asn_node *node, const asn_offered *o)
{
    int32_t is      = node->like ? asn_offered_number(o, g->tree.m, node->type, asn_tree_value(node->like), g->tree.arena) : 0;
    g->p.run.failed = g->p.run.failed || is == -2;
    return is;
}

/* Of the entries of a list, from the first that may be taken on. */
static int32_t best_listed(const asn_choices *x, int32_t never, const unsigned char *forbidden)
{
    int32_t best = never == 1 && x->n > 2 ? 2 : 1; /* "unknown" is no answer either */
    while (forbidden && best + 1 < x->n && (best == never || forbidden[best]))
        best++;
    for (int32_t k = best + 1; k < x->n; k++)
        best = k != never && !(forbidden && forbidden[k]) && x->score[k] > x->score[best] ? k : best;
    return best;
}

static void take_listed(greedy *g, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    asn_choices x     = asn_committee_listed(g->p.committee, m, v, c);
    int32_t     never = asn_growth_never(&g->tree, node), best = wanted(g, node, NULL);
    if (best <= 0) {
        const unsigned char *forbidden = asn_constraints_values(&g->tree, node, NULL);
        best      = best_listed(&x, never, forbidden);
        g->forced = g->forced || (forbidden && best != best_listed(&x, never, NULL));
    }
    asn_policy_tell(&g->p, (asn_decision){.kind = ASN_DECIDES_VALUE, .module = m, .node = node->number, .chosen = best, .among = &x},
                    asn_choices_log_prob(&x, best));
    size_t      length;
    const char *key = asn_vocab_text(&g->tree.m->values[m->what], best, &length);
    node->atom      = asn_value_of_key(key, length);
}

/* Spelled where that is likelier, or where the list has nothing that may be taken. */
static bool is_spelled(greedy *g, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    int    n    = g->tree.m->values[m->what].n;
    double odds = asn_committee_spelled(g->p.committee, m, v, c);
    bool   yes  = n < 2 || (n == 2 && asn_growth_never(&g->tree, node)) || (odds > 0 && g->tree.m->letters.n > 1);
    if (node->like)
        yes = wanted(g, node, NULL) < 0;
    return asn_policy_said(&g->p, ASN_DECIDES_SPELL, m, node->number, odds, yes);
}

/* ---- Values that may be copied. */

static asn_offered *offered(greedy *g, int type)
{
    asn_arena *a = g->tree.arena;
    if (!g->offered)
        g->offered = asn_arena_alloc(a, (size_t)g->tree.m->g->n_types, sizeof *g->offered);
    if (g->offered && !g->offered[type])
        g->offered[type] = asn_offered_of(a, g->tree.m, g->e, type);
    return g->offered ? g->offered[type] : NULL;
}

static void take_offered(greedy *g, const asn_module *m, const asn_offered *o, const asn_choices *x, int32_t best, double log_prob, asn_node *node)
{
    int32_t source = asn_offered_source(o, x, best);
    node->atom     = asn_offered_value(o, g->tree.m, m->what, best);
    asn_decision d = {.kind = ASN_DECIDES_VALUE, .module = m, .node = node->number, .chosen = best, .among = x, .offered = o};
    if (source >= 0) {
        d.kind  = ASN_DECIDES_COPY;
        d.value = &node->atom;
        asn_offered_tokens(g->tree.m->g, g->e, m->what, source, &d.chosen, &d.last);
    }
    asn_policy_tell(&g->p, d, log_prob);
}

/* The input is empty, and so is the list. */
static void take_nothing(greedy *g, const asn_module *m, const asn_choices *x, asn_node *node)
{
    node->atom = asn_offered_nothing(g->tree.m, m->what);
    asn_policy_decided(&g->p, ASN_DECIDES_VALUE, m, node->number, 0, asn_choices_log_prob(x, 0));
}

/* The likeliest of those that may be, or the one of the tree to follow. -1: none. */
static int32_t best_offered(greedy *g, const asn_node *node, const asn_offered *o, const asn_choices *x, double *log_prob)
{
    int32_t never = asn_growth_never(&g->tree, node), best = wanted(g, node, o);
    if (best > 0)
        *log_prob = asn_offered_log_prob(o, x, best);
    if (node->like)
        return best;
    const unsigned char *forbidden = asn_constraints_values(&g->tree, node, o);
    int32_t              likeliest = forbidden ? asn_offered_best(o, x, never, NULL, log_prob) : -1;
    g->forced                      = g->forced || (likeliest >= 0 && forbidden[likeliest]);
    return asn_offered_best(o, x, never, forbidden, log_prob);
}

/* Spelled where that is likelier than all else together, as with types that are not copied. */
static bool derive(greedy *g, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    asn_offered *o    = offered(g, m->what);
    bool         open = g->tree.m->g->types[m->what].open && g->tree.m->letters.n > 1;
    asn_choices  x    = asn_committee_derived(g->p.committee, m, v, c);
    double       log_prob = 0, spelled = open && x.n ? asn_choices_log_prob(&x, x.n - 1) : 0;
    if (!o || !x.n) {
        g->p.run.failed = true;
        return false;
    }
    int32_t best  = best_offered(g, node, o, &x, &log_prob);
    bool    likes = open && (best < 0 || (spelled > -0.6931471805599453 && !node->like)), may = best < 0 || asn_constraints_allow_spelling(&g->tree, node, o);
    g->forced     = g->forced || (likes && !may);
    if (likes && may) {
        asn_policy_tell(&g->p, (asn_decision){.kind = ASN_DECIDES_SPELL, .module = m, .node = node->number, .chosen = 1, .among = &x, .offered = o}, spelled);
        return spell(g, m, v, node);
    }
    if (best >= 0)
        take_offered(g, m, o, &x, best, log_prob, node);
    else
        take_nothing(g, m, &x, node);
    return true;
}

static bool value(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    greedy *g = greedy_of(run);
    if (!goes_on(g))
        return false;
    asn_vec c = asn_committee_attend(g->p.committee, m, v, ASN_NO_STATE);
    if (!goes_on(g))
        return false;
    if (m->kind == ASN_COPIED)
        return derive(g, m, v, c, node);
    if (m->kind == ASN_OPEN && is_spelled(g, m, v, c, node))
        return spell(g, m, v, node);
    take_listed(g, m, v, c, node);
    return true;
}

static asn_node *child(asn_run *run, asn_node *node, int field, int i)
{
    asn_node *made = asn_growth_child(&greedy_of(run)->tree, node, run->grammar->ctors[node->ctor].first_field + field);
    if (made != node)
        made->like = node->like ? asn_tree_child(node->like, field, i) : NULL;
    return made;
}

static const asn_tree *grow(greedy *g, asn_committee *c, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a, double *log_prob)
{
    static const asn_execution how = {enter, asn_policy_attend, choose, present, another, sequence_start, asn_policy_embed_field,
                                      asn_policy_embed_child, asn_policy_vertical, horizontal, value, child};
    const asn_model *m = asn_committee_model(c);
    const asn_tree  *like = g->tree.root.like;
    asn_growth_begin(&g->tree, m, asn_committee_arena(c), budget ? *budget : asn_budget_of(m));
    g->tree.root.like = like;
    bool ok = asn_policy_run(&g->p, &how, c, watcher, g->e, &g->tree.root);
    if (log_prob)
        *log_prob = g->p.log_prob;
    return ok ? asn_growth_tree(&g->tree, a) : NULL;
}

const asn_tree *asn_greedy_judged(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a,
                                  double *log_prob, asn_greed *how)
{
    greedy          g = {.e = e};
    const asn_tree *t = grow(&g, c, budget, watcher, a, log_prob);
    *how              = (asn_greed){g.forced, g.tree.lifted, asn_exp_down(g.p.log_prob < 0 ? g.p.log_prob : 0) > g.p.rival + 1e-6}; /* what is added covers rounding */
    return t;
}

const asn_tree *asn_greedy(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a, double *log_prob)
{
    asn_greed how;
    return asn_greedy_judged(c, e, budget, watcher, a, log_prob, &how);
}

const asn_tree *asn_greedy_along(asn_committee *c, const asn_example *e, const asn_tree *t, const asn_budget *budget, const asn_watcher *watcher,
                                 asn_arena *a, double *log_prob)
{
    greedy g = {.e = e, .tree = {.root = {.like = t}}};
    return grow(&g, c, budget, watcher, a, log_prob);
}
