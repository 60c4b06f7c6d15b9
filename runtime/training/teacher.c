#include "training/teacher.h"

#include "decoding/policy.h"
#include "ground/array.h"
#include "ground/sha256.h"
#include "model/ensemble.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Files. */

bool asn_teachers_open(asn_teachers *t, const asn_grammar *g, const char *const *paths, int n, asn_error *err)
{
    *t = (asn_teachers){.paths = paths, .all = calloc((size_t)n + 1, sizeof *t->all), .sha256 = calloc((size_t)n + 1, sizeof *t->sha256)};
    if (!t->all || !t->sha256)
        return asn_out_of_memory(err);
    for (; t->n < n; t->n++)
        if (!asn_sha256_file(paths[t->n], t->sha256[t->n], err) || !(t->all[t->n] = asn_model_file_open(g, paths[t->n], err)))
            return false;
    return true;
}

void asn_teachers_reset(asn_teachers *t)
{
    for (int i = 0; i < t->n; i++)
        asn_model_file_close(t->all[i]);
    free(t->all);
    free(t->sha256);
    free(t->kept);
    *t = (asn_teachers){0};
}

void asn_teachers_sign(const asn_teachers *t, char fingerprint[65])
{
    asn_sha256_sum sum;
    if (t->n == 0)
        return;
    asn_sha256_begin(&sum);
    asn_sha256_add(&sum, fingerprint, 64);
    for (int i = 0; i < t->n; i++)
        asn_sha256_add(&sum, t->sha256[i], 64);
    asn_sha256_end(&sum, fingerprint);
}

/* ---- Do they fit the student? */

bool asn_teachers_meet(asn_teachers *t, const asn_model *student, size_t examples, size_t keep, asn_error *err)
{
    t->student = student;
    t->n_kept  = examples;
    t->keep    = keep;
    if (t->n == 0)
        return true;
    for (int i = 0; i < t->n; i++)
        if (!asn_ensemble_alike(t->all[i]->model, t->paths[i], student, "this training", err))
            return false;
    return (t->kept = calloc(examples + 1, sizeof *t->kept)) ? true : asn_out_of_memory(err);
}

/* ---- Lessons in the making. Each teacher goes through the gold tree in the same order. The first one lays out the numbers, all of them add to them. */

typedef ASN_ARRAY(int32_t) numbers;

typedef struct draft { /* the lesson of an example */
    const asn_example *e;
    int                at;      /* among the examples that were asked for */
    size_t             first_p, n_p;
    size_t             first[ASN_N_TAUGHT], n[ASN_N_TAUGHT];
} draft;

struct asn_teacher {
    asn_teachers  *from;
    asn_committee **scorers;           /* by teacher: of one member each */
    asn_arena     *passing, *lasting; /* of lessons until the next call; of those that are kept */
    size_t         bytes;             /* kept */
    ASN_ARRAY(draft) drafts;
    ASN_ARRAY(float) p;               /* of all drafts, as is first */
    numbers        first[ASN_N_TAUGHT]; /* where in p, from the beginning of the draft's */
    numbers        chains;            /* those that are open, the innermost last: the same */
};

struct asn_node {
    const asn_tree *gold;
};

typedef struct teaching {
    asn_policy   policy; /* first */
    asn_teacher *t;
    bool         lays_out; /* the first teacher */
    size_t       begin, at; /* of the draft's numbers in p; how far it has come in them */
    bool         lost;     /* out of memory, here and not in the scorer */
} teaching;

static teaching *teaching_of(asn_run *run)
{
    return (teaching *)run;
}

static void fail(teaching *s, bool memory)
{
    s->lost              = s->lost || memory;
    s->policy.run.failed = true;
}

/* The next n numbers: where they begin. -1: the run has failed. */
static int32_t take(teaching *s, asn_lesson_kind kind, int n)
{
    asn_teacher *t  = s->t;
    size_t       at = s->at;
    if (s->lays_out) {
        if (at + (size_t)n > INT32_MAX || !asn_array_push(&t->first[kind], (int32_t)at) || !asn_array_reserve(&t->p, (size_t)n)) {
            fail(s, true);
            return -1;
        }
        memset(t->p.all + t->p.n, 0, (size_t)n * sizeof *t->p.all);
        t->p.n += (size_t)n;
    }
    s->at += (size_t)n;
    if (s->begin + s->at > t->p.n) { /* another shape than the first teacher's: asn_teachers_meet should have refused it */
        fail(s, false);
        return -1;
    }
    return (int32_t)at;
}

static void add(const teaching *s, int32_t at, double p)
{
    s->t->p.all[s->begin + (size_t)at] += (float)p;
}

/* times: what all of them are multiplied by. */
static void add_all(const teaching *s, int32_t at, const asn_choices *x, double times)
{
    for (int k = 0; k < x->n; k++)
        add(s, at + k, times * asn_exp_down(asn_choices_log_prob(x, k)));
}

static double probability(double odds)
{
    return asn_exp_down(asn_log_sigmoid(odds));
}

/* ---- The seam: the scorer's states, the gold tree's decisions. */

static int place_of(const asn_run *run, const asn_module *field)
{
    return field->what - run->grammar->ctors[run->grammar->fields[field->what].ctor].first_field;
}

static bool enter(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    teaching *s = teaching_of(run);
    if (!asn_policy_enters(&s->policy))
        return false;
    if (v.at < 0 && asn_tree_count(node->gold, place_of(run, m)) > 0)
        fail(s, false);
    return v.at >= 0;
}

static int choose(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    teaching       *s    = teaching_of(run);
    const asn_seen *seen = &asn_committee_model(s->policy.committee)->seen;
    if (seen->choice[node->gold->ctor] < 0)
        fail(s, false);
    if (!asn_policy_goes_on(&s->policy))
        return 0;
    if (seen->choices[m->what] > 1) {
        asn_choices x  = asn_committee_constructor(s->policy.committee, m, v, c);
        int32_t     at = take(s, ASN_TAUGHT_CHOICE, x.n);
        if (at >= 0)
            add_all(s, at, &x, 1);
    }
    return node->gold->ctor;
}

static bool present(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i)
{
    teaching *s = teaching_of(run);
    if (!asn_policy_goes_on(&s->policy))
        return false;
    int32_t at = take(s, m->kind == ASN_FIELD_OPTIONAL ? ASN_TAUGHT_OPTIONAL : ASN_TAUGHT_SOME, 1);
    if (at >= 0)
        add(s, at, probability(asn_committee_present(s->policy.committee, m, v, c)));
    return at >= 0 && asn_tree_child(node->gold, place_of(run, m), i) != NULL;
}

/* The steps of a sequence stand together; those of sequences inside of it come in between. */
static bool another(asn_run *run, const asn_module *m, asn_state v, asn_state before, asn_vec c, asn_node *node, int i)
{
    teaching *s = teaching_of(run);
    numbers  *open = &s->t->chains;
    int       n = asn_tree_count(node->gold, place_of(run, m));
    if (!asn_policy_goes_on(&s->policy))
        return false;
    if (i == 0) {
        int32_t at = take(s, ASN_TAUGHT_CHAIN, n + 1);
        if (at >= 0 && !asn_array_push(open, at))
            fail(s, true);
    }
    if (run->failed)
        return false;
    add(s, open->all[open->n - 1] + i, probability(asn_committee_another(s->policy.committee, m, v, before, c)));
    open->n -= i == n;
    return i < n;
}

static asn_state sequence_start(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    teaching  *s      = teaching_of(run);
    int        fed    = asn_committee_model(s->policy.committee)->settings.feed;
    asn_labels before = fed ? asn_labels_before(run->grammar, node->gold, place_of(run, m), fed) : (asn_labels){0};
    return asn_committee_sequence_start(s->policy.committee, m, v, &before);
}

static asn_state horizontal(asn_run *run, const asn_module *m, asn_state at, asn_vec e, asn_node *node, int i)
{
    teaching  *s     = teaching_of(run);
    int        fed   = asn_committee_model(s->policy.committee)->settings.feed;
    asn_labels child = fed ? asn_labels_child(run->grammar, node->gold, place_of(run, m), i, fed) : (asn_labels){0};
    return asn_committee_horizontal(s->policy.committee, at, e, &child);
}

/* A probability for each derivation of a value. */
static bool value(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    (void)node;
    teaching   *s      = teaching_of(run);
    asn_committee *scorer = s->policy.committee;
    if (!asn_policy_goes_on(&s->policy))
        return false;
    asn_vec c = asn_committee_attend(scorer, m, v, ASN_NO_STATE);
    if (!asn_policy_goes_on(&s->policy))
        return false;
    double      spelled = m->kind == ASN_OPEN ? asn_committee_spelled(scorer, m, v, c) : 0;
    asn_choices x       = m->kind == ASN_COPIED ? asn_committee_derived(scorer, m, v, c) : asn_committee_listed(scorer, m, v, c);
    int32_t     at      = asn_policy_goes_on(&s->policy) ? take(s, ASN_TAUGHT_VALUE, x.n + (m->kind == ASN_OPEN)) : -1;
    if (at < 0)
        return false;
    add_all(s, at, &x, m->kind == ASN_OPEN ? probability(-spelled) : 1);
    if (m->kind == ASN_OPEN)
        add(s, at + x.n, probability(spelled));
    return true;
}

static asn_node *child(asn_run *run, asn_node *node, int field, int i)
{
    teaching *s = teaching_of(run);
    asn_node *n = asn_arena_small(asn_committee_arena(s->policy.committee), sizeof *n);
    if (!n) {
        fail(s, true);
        return node;
    }
    n->gold = asn_tree_child(node->gold, field, i);
    return n;
}

static bool go_through(asn_teacher *t, int teacher, draft *d, asn_error *err)
{
    static const asn_execution how = {enter, asn_policy_attend, choose, present, another, sequence_start, asn_policy_embed_field,
                                      asn_policy_embed_child, asn_policy_vertical, horizontal, value, child};
    teaching s    = {.t = t, .lays_out = teacher == 0, .begin = d->first_p};
    asn_node root = {d->e->tree};
    t->chains.n   = 0;
    if (asn_policy_run(&s.policy, &how, t->scorers[teacher], NULL, d->e, &root) && (s.lays_out || s.at == d->n_p)) {
        d->n_p = s.at;
        return true;
    }
    if (s.lost || !asn_committee_ok(t->scorers[teacher]))
        return asn_out_of_memory(err);
    return asn_fail(err, "%s cannot make the tree of training example %lld", t->from->paths[teacher], (long long)d->e->number + 1);
}

static bool lay_out(asn_teacher *t, draft *d, asn_error *err)
{
    d->first_p = t->p.n;
    for (int k = 0; k < ASN_N_TAUGHT; k++)
        d->first[k] = t->first[k].n;
    if (!go_through(t, 0, d, err))
        return false;
    for (int k = 0; k < ASN_N_TAUGHT; k++)
        d->n[k] = t->first[k].n - d->first[k];
    return true;
}

/* One teacher after the other goes through all examples: its weights stay in the cache. */
static bool draft_all(asn_teacher *t, asn_error *err)
{
    t->p.n = 0;
    for (int k = 0; k < ASN_N_TAUGHT; k++)
        t->first[k].n = 0;
    for (size_t i = 0; i < t->drafts.n; i++)
        if (!lay_out(t, &t->drafts.all[i], err))
            return false;
    for (int teacher = 1; teacher < t->from->n; teacher++)
        for (size_t i = 0; i < t->drafts.n; i++)
            if (!go_through(t, teacher, &t->drafts.all[i], err))
                return false;
    return true;
}

/* ---- Lessons. */

/* A draft, in memory that lasts. NULL: out of memory. */
static const asn_lesson *write_lesson(const asn_teacher *t, const draft *d, asn_arena *a, double share)
{
    asn_lesson *l = asn_arena_small(a, sizeof *l);
    float      *p = asn_arena_small(a, (d->n_p + 1) * sizeof *p);
    if (!l || !p)
        return NULL;
    *l = (asn_lesson){.p = p, .share = share};
    for (size_t i = 0; i < d->n_p; i++)
        p[i] = t->p.all[d->first_p + i] / (float)t->from->n;
    for (int k = 0; k < ASN_N_TAUGHT; k++) {
        int32_t *first = asn_arena_small(a, (d->n[k] + 1) * sizeof *first);
        if (!first)
            return NULL;
        if (d->n[k])
            memcpy(first, t->first[k].all + d->first[k], d->n[k] * sizeof *first);
        l->first[k] = first;
    }
    return l;
}

static size_t size_of_lesson(const draft *d)
{
    size_t n = d->n_p;
    for (int k = 0; k < ASN_N_TAUGHT; k++)
        n += d->n[k];
    return n * sizeof(float) + sizeof(asn_lesson);
}

/* Examples of the data come again in each pass; those that a pass adds do not. */
static bool comes_again(const asn_teachers *all, const asn_example *e)
{
    return (size_t)e->number < all->n_kept;
}

static const asn_lesson *finish(asn_teacher *t, const draft *d)
{
    asn_teachers       *all   = t->from;
    const asn_settings *s     = &all->student->settings;
    bool                again = comes_again(all, d->e), keep = again && t->bytes + size_of_lesson(d) <= all->keep;
    const asn_lesson   *l     = write_lesson(t, d, keep ? t->lasting : t->passing, again ? s->teach : s->teach_extra);
    if (l && keep) {
        t->bytes += size_of_lesson(d);
        all->kept[d->e->number] = l; /* an example belongs to one shard of a minibatch, so no other thread looks here now */
    }
    return l;
}

bool asn_teacher_teach(asn_teacher *t, const asn_example *const *examples, int n, const asn_lesson **lessons, asn_error *err)
{
    asn_arena_reset(t->passing);
    t->drafts.n = 0;
    for (int i = 0; i < n; i++) {
        lessons[i] = comes_again(t->from, examples[i]) ? t->from->kept[examples[i]->number] : NULL;
        if (!lessons[i] && !asn_array_push(&t->drafts, (draft){.e = examples[i], .at = i}))
            return asn_out_of_memory(err);
    }
    if (!draft_all(t, err))
        return false;
    for (size_t i = 0; i < t->drafts.n; i++)
        if (!(lessons[t->drafts.all[i].at] = finish(t, &t->drafts.all[i])))
            return asn_out_of_memory(err);
    return true;
}

/* ---- One for each thread. */

asn_teacher *asn_teacher_new(asn_teachers *from)
{
    asn_teacher *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->from    = from;
    t->scorers = calloc((size_t)from->n + 1, sizeof *t->scorers);
    t->passing = asn_arena_new(0);
    t->lasting = asn_arena_new((size_t)1 << 18);
    bool ok    = t->scorers && t->passing && t->lasting;
    for (int i = 0; ok && i < from->n; i++)
        ok = (t->scorers[i] = asn_committee_new(&(asn_member){from->all[i]->model, from->all[i]->weights}, 1)) != NULL;
    if (ok)
        return t;
    asn_teacher_free(t);
    return NULL;
}

void asn_teacher_free(asn_teacher *t)
{
    if (!t)
        return;
    for (int i = 0; t->scorers && i < t->from->n; i++)
        asn_committee_free(t->scorers[i]);
    free(t->scorers);
    asn_arena_free(t->passing);
    asn_arena_free(t->lasting);
    asn_array_free(&t->drafts);
    asn_array_free(&t->p);
    for (int k = 0; k < ASN_N_TAUGHT; k++)
        asn_array_free(&t->first[k]);
    asn_array_free(&t->chains);
    free(t);
}
