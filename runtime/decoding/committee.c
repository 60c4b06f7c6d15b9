#include "decoding/committee.h"

#include "decoding/notes.h"

#ifndef ASN_SHIPPED
#include <assert.h>
#endif
#include <string.h>

struct asn_committee {
    int          n;
    asn_scorer **of;
    asn_arena   *arena, *lasting; /* of one sentence; of all */
    bool         own;             /* its memory is its own */
    bool         failed;          /* memory ran out in the committee itself */
    int          tokens, room;    /* of the sentence; of mean */
    int          most;            /* alternatives of a decision that does not depend on the sentence */
    asn_choices *each;            /* by member: the decision of now */
    double      *odds, *logs;     /* likewise; log-probabilities of one alternative */
    asn_real    *mean, *attention;
    asn_state    root;
    asn_notes    notes;     /* of the sentence */
    bool         again;     /* the next sentence is the same one */
    int32_t      known;     /* handles below it are of earlier runs of the sentence: only these were asked about before */
    const asn_real *noted;  /* the last attention, if it was noted; NULL: it was computed */
};

static int greater_of(int a, int b)
{
    return a > b ? a : b;
}

static int most_alternatives(const asn_model *m)
{
    int most = m->letters.n;
    for (int t = 0; t < m->g->n_types; t++)
        most = greater_of(most, greater_of(m->seen.choices[t], m->g->types[t].primitive ? m->values[t].n : 0));
    return most;
}

/* Without its scorers. */
static asn_committee *new_committee(int n, int most, asn_arena *lasting, asn_arena *sentence)
{
    asn_committee *c = asn_arena_alloc(lasting, 1, sizeof *c);
    if (!c)
        return NULL;
    *c      = (asn_committee){.n = n, .arena = sentence, .lasting = lasting, .most = most};
    c->of   = asn_arena_alloc(lasting, (size_t)n, sizeof *c->of);
    c->each = asn_arena_alloc(lasting, (size_t)n, sizeof *c->each);
    c->odds = asn_arena_alloc(lasting, (size_t)n, sizeof *c->odds);
    c->logs = asn_arena_alloc(lasting, (size_t)n, sizeof *c->logs);
    return c->of && c->each && c->odds && c->logs ? c : NULL;
}

asn_committee *asn_committee_in(const asn_member *members, int n, asn_arena *lasting, asn_arena *sentence)
{
    asn_committee *c  = new_committee(n, most_alternatives(members[0].model), lasting, sentence);
    bool           ok = c != NULL;
    for (int k = 0; k < n && ok; k++)
        ok = (c->of[k] = asn_scorer_in(members[k].model, &members[k].weights, lasting, sentence)) != NULL;
    return ok ? c : NULL;
}

/* Its memory becomes its own; without a committee it is given back. */
static asn_committee *owning(asn_committee *c, asn_arena *lasting, asn_arena *sentence)
{
    if (c) {
        c->own = true;
        return c;
    }
    asn_arena_free(lasting);
    asn_arena_free(sentence);
    return NULL;
}

asn_committee *asn_committee_new(const asn_member *members, int n)
{
    asn_arena *lasting = asn_arena_new((size_t)1 << 16), *sentence = asn_arena_new((size_t)1 << 18);
    return owning(lasting && sentence ? asn_committee_in(members, n, lasting, sentence) : NULL, lasting, sentence);
}

#ifndef ASN_SHIPPED
asn_committee *asn_committee_beside(const asn_committee *c, asn_later *const *later)
{
    asn_arena     *lasting = asn_arena_new((size_t)1 << 12), *sentence = asn_arena_new((size_t)1 << 18);
    asn_committee *beside  = lasting && sentence ? new_committee(c->n, c->most, lasting, sentence) : NULL;
    for (int k = 0; k < c->n && beside; k++)
        if (!(beside->of[k] = asn_scorer_beside(c->of[k], lasting, sentence, later[k])))
            beside = NULL;
    return owning(beside, lasting, sentence);
}
#endif

void asn_committee_free(asn_committee *c)
{
    if (!c)
        return;
    asn_arena_free(c->arena);
    asn_arena_free(c->lasting); /* c is in it */
}

bool asn_committee_ok(const asn_committee *c)
{
    bool ok = !c->failed;
    for (int k = 0; k < c->n && ok; k++)
        ok = asn_scorer_ok(c->of[k]);
    return ok;
}

const asn_model *asn_committee_model(const asn_committee *c)
{
    return asn_scorer_model(c->of[0]);
}

asn_arena *asn_committee_arena(const asn_committee *c)
{
    return c->arena;
}

void asn_committee_encoded(const asn_committee *c, int member, float *to)
{
    asn_scorer_encoded(c->of[member], to);
}

/* ---- Notes: a call that was noted gives what it gave then. */

static const asn_note *known_note(const asn_committee *c, const asn_asked *a)
{
    return a->of < c->known ? asn_notes_find(&c->notes, a) : NULL;
}

/* A note of what was computed just now. NULL: out of memory. */
static asn_note *note(asn_committee *c, const asn_asked *a)
{
    asn_note *n = asn_committee_ok(c) ? asn_notes_add(&c->notes, a, c->arena) : NULL;
    c->failed   = c->failed || !n;
    return n;
}

static int32_t note_handle(asn_committee *c, const asn_asked *a, int32_t handle)
{
    asn_note *n = note(c, a);
    if (n)
        n->gave.handle = handle;
    return handle;
}

static double note_odds(asn_committee *c, const asn_asked *a, double odds)
{
    asn_note *n = note(c, a);
    if (n)
        n->gave.odds = odds;
    return odds;
}

/* The scores are copied: those of the next decision take their place. Without memory they are there until then. */
static asn_choices note_choices(asn_committee *c, const asn_asked *a, asn_choices x)
{
    asn_note *n    = x.n ? note(c, a) : NULL;
    asn_real *kept = n ? asn_arena_small(c->arena, (size_t)x.n * sizeof *kept) : NULL;
    c->failed      = c->failed || (n && !kept);
    if (!kept)
        return x;
    memcpy(kept, x.score, (size_t)x.n * sizeof *kept);
    return n->gave.choices = (asn_choices){kept, x.n, x.norm};
}

/* ---- Calls that go to all members. */

/* What can only be otherwise once memory has run out. A shipped parser does not abort. */
static void holds_while_ok(const asn_committee *c, bool holds)
{
#ifndef ASN_SHIPPED
    assert(holds || !asn_committee_ok(c));
#endif
    (void)c, (void)holds;
}

/* A handle: members make the same rows, so it is the same for all. Once memory ran out in one of them, others may have rows that it has
 * not: then nobody is asked, and the handle is of the first row, which all have. */
#define HANDLE(first, type, call)                                                \
    asn_scorer *s     = c->of[0];                                                \
    type        first = c->n > 1 && !asn_committee_ok(c) ? (type){0} : (call);   \
    for (int k = 1; k < c->n && asn_committee_ok(c); k++) {                      \
        s = c->of[k];                                                            \
        holds_while_ok(c, (call).at == first.at);                                \
    }                                                                            \
    if (c->n > 1 && !asn_committee_ok(c))                                        \
        first = (type){0}

/* A decision among several. */
#define CHOICES(kind, type, v, ctx, call)                                        \
    asn_asked       asked = {kind, type, (ctx).at, (v).at, NULL};                \
    const asn_note *known = known_note(c, &asked);                               \
    for (int k = 0; k < c->n && !known; k++) {                                   \
        asn_scorer *s = c->of[k];                                                \
        c->each[k]    = (call);                                                  \
    }                                                                            \
    return known ? known->gave.choices : note_choices(c, &asked, mean_choices(c))

/* A decision between yes and no. */
#define ODDS(kind, m, v, ctx, call)                                              \
    asn_asked       asked = {kind, m, (ctx).at, (v).at, NULL};                   \
    const asn_note *known = known_note(c, &asked);                               \
    for (int k = 0; k < c->n && !known; k++) {                                   \
        asn_scorer *s = c->of[k];                                                \
        c->odds[k]    = (call);                                                  \
    }                                                                            \
    return known ? known->gave.odds : note_odds(c, &asked, mean_odds(c))

/* ---- Means. */

/* The logarithm of the mean of numbers whose logarithms these are: nothing underflows. */
static double log_mean(const double *logs, int n)
{
    double most = logs[0], sum = 0;
    for (int k = 1; k < n; k++)
        most = logs[k] > most ? logs[k] : most;
    for (int k = 0; k < n; k++)
        sum += asn_exp_down(logs[k] - most);
    return most + asn_log(sum / n);
}

/* A value may be copied from as many places as the sentence has. */
static bool have_room(asn_committee *c, int n)
{
    if (n > c->room) {
        c->mean   = asn_arena_raw(c->arena, (size_t)n, sizeof *c->mean);
        c->room   = n;
        c->failed = !c->mean;
    }
    return !c->failed;
}

static asn_choices mean_choices(asn_committee *c)
{
    int n = c->each[0].n;
    if (c->n == 1)
        return c->each[0];
    for (int k = 1; k < c->n; k++) {
        holds_while_ok(c, c->each[k].n == n);
        n = c->each[k].n < n ? c->each[k].n : n; /* 0: out of memory */
    }
    if (!n || !have_room(c, n))
        return (asn_choices){0};
    for (int a = 0; a < n; a++) {
        for (int k = 0; k < c->n; k++)
            c->logs[k] = asn_choices_log_prob(&c->each[k], a);
        c->mean[a] = (asn_real)log_mean(c->logs, c->n);
    }
    return (asn_choices){c->mean, n, 0};
}

/* The log-odds of the mean probability. */
static double mean_odds(asn_committee *c)
{
    if (c->n == 1)
        return c->odds[0];
    for (int k = 0; k < c->n; k++)
        c->logs[k] = asn_log_sigmoid(c->odds[k]);
    double yes = log_mean(c->logs, c->n);
    for (int k = 0; k < c->n; k++)
        c->logs[k] = asn_log_sigmoid(-c->odds[k]);
    return yes - log_mean(c->logs, c->n);
}

static const asn_real *attention_of(const asn_committee *c, int member)
{
    return c->noted ? c->noted + (ptrdiff_t)member * c->tokens : asn_scorer_attention(c->of[member]);
}

const asn_real *asn_committee_attention(asn_committee *c)
{
    if (c->n == 1)
        return attention_of(c, 0);
    for (int t = 0; t < c->tokens; t++) {
        asn_real sum = 0;
        for (int k = 0; k < c->n; k++)
            sum += attention_of(c, k)[t];
        c->attention[t] = sum / (asn_real)c->n;
    }
    return c->attention;
}

/* ---- The calls. */

void asn_committee_again(asn_committee *c)
{
    c->again = asn_committee_ok(c);
}

bool asn_committee_begin(asn_committee *c, const asn_example *e, asn_state *root)
{
    bool again = c->again;
    c->again   = false;
    c->known   = again ? c->notes.n : 0;
    *root      = c->root;
    if (again)
        return true;
    if (c->own)
        asn_arena_reset(c->arena);
    for (int k = 0; k < c->n; k++)
        if (!asn_scorer_begin(c->of[k], e, root))
            return false;
    c->failed = false;
    c->root   = *root;
    c->notes  = (asn_notes){0};
    c->noted  = NULL;
    c->tokens = e->first[asn_committee_model(c)->g->n_inputs];
    if (c->n == 1)
        return true;
    c->room      = c->most;
    c->mean      = asn_arena_raw(c->arena, (size_t)c->room, sizeof *c->mean);
    c->attention = asn_arena_raw(c->arena, (size_t)c->tokens + 1, sizeof *c->attention);
    c->failed    = !c->mean || !c->attention;
    return !c->failed;
}

/* The members' weights as they are now. NULL: out of memory. */
static const asn_real *kept_attention(asn_committee *c)
{
    size_t    n    = (size_t)c->tokens * sizeof(asn_real);
    asn_real *kept = asn_arena_small(c->arena, n * (size_t)c->n + 1);
    for (int k = 0; k < c->n && kept && n; k++)
        memcpy(kept + k * c->tokens, asn_scorer_attention(c->of[k]), n);
    c->failed = c->failed || !kept;
    return kept;
}

asn_vec asn_committee_attend(asn_committee *c, const asn_module *m, asn_state v, asn_state at)
{
    asn_asked       asked = {ASN_NOTE_ATTEND, m, at.at < 0 ? v.at : at.at, v.at, NULL};
    const asn_note *known = known_note(c, &asked);
    c->noted              = known && known->attention ? known->attention : c->noted;
    if (known)
        return (asn_vec){known->gave.handle};
    HANDLE(ctx, asn_vec, asn_scorer_attend(s, m, v, at));
    asn_note *n = note(c, &asked);
    if (n)
        n->gave.handle = ctx.at;
    if (n && ctx.at >= 0) {
        n->attention = kept_attention(c);
        c->noted     = NULL;
    }
    return ctx;
}

asn_state asn_committee_sequence_start(asn_committee *c, const asn_module *m, asn_state v, const asn_labels *before)
{
    asn_asked       asked = {ASN_NOTE_START, m, v.at, -1, before};
    const asn_note *known = known_note(c, &asked);
    if (known)
        return (asn_state){known->gave.handle};
    HANDLE(first, asn_state, asn_scorer_sequence_start(s, m, v, before));
    return (asn_state){note_handle(c, &asked, first.at)};
}

asn_vec asn_committee_embed_field(asn_committee *c, const asn_module *constructor, int field, asn_vec ctx)
{
    HANDLE(e, asn_vec, asn_scorer_embed_field(s, constructor, field, ctx));
    return e;
}

asn_vec asn_committee_embed_child(asn_committee *c, const asn_module *m, asn_state v, asn_state at, asn_vec ctx)
{
    HANDLE(e, asn_vec, asn_scorer_embed_child(s, m, v, at, ctx));
    return e;
}

asn_state asn_committee_vertical(asn_committee *c, asn_state v, asn_vec e)
{
    HANDLE(next, asn_state, asn_scorer_vertical(s, v, e));
    return next;
}

asn_state asn_committee_horizontal(asn_committee *c, asn_state at, asn_vec e, const asn_labels *child)
{
    asn_asked       asked = {ASN_NOTE_HORIZONTAL, NULL, e.at, at.at, child};
    const asn_note *known = known_note(c, &asked);
    if (known)
        return (asn_state){known->gave.handle};
    HANDLE(next, asn_state, asn_scorer_horizontal(s, at, e, child));
    return (asn_state){note_handle(c, &asked, next.at)};
}

asn_choices asn_committee_constructor(asn_committee *c, const asn_module *type, asn_state v, asn_vec ctx)
{
    CHOICES(ASN_NOTE_CONSTRUCTOR, type, v, ctx, asn_scorer_constructor(s, type, v, ctx));
}

asn_choices asn_committee_listed(asn_committee *c, const asn_module *type, asn_state v, asn_vec ctx)
{
    CHOICES(ASN_NOTE_LISTED, type, v, ctx, asn_scorer_listed(s, type, v, ctx));
}

asn_choices asn_committee_derived(asn_committee *c, const asn_module *type, asn_state v, asn_vec ctx)
{
    CHOICES(ASN_NOTE_DERIVED, type, v, ctx, asn_scorer_derived(s, type, v, ctx));
}

double asn_committee_present(asn_committee *c, const asn_module *field, asn_state v, asn_vec ctx)
{
    ODDS(ASN_NOTE_PRESENT, field, v, ctx, asn_scorer_present(s, field, v, ctx));
}

double asn_committee_another(asn_committee *c, const asn_module *field, asn_state v, asn_state at, asn_vec ctx)
{
    ODDS(ASN_NOTE_ANOTHER, field, v, ctx, asn_scorer_another(s, field, v, at, ctx));
}

double asn_committee_spelled(asn_committee *c, const asn_module *type, asn_state v, asn_vec ctx)
{
    ODDS(ASN_NOTE_SPELLED, type, v, ctx, asn_scorer_spelled(s, type, v, ctx));
}

/* ---- The speller. */

size_t asn_committee_letter_size(const asn_committee *c)
{
    size_t size = 0;
    for (int k = 0; k < c->n; k++)
        size += asn_scorer_letter_size(c->of[k]);
    return size;
}

bool asn_committee_spell(asn_committee *c, asn_state v, asn_committee_speller *to)
{
    size_t at = 0;
    to->of    = asn_arena_alloc(c->arena, (size_t)c->n, sizeof *to->of);
    to->start = c->n > 1 ? asn_arena_raw(c->arena, asn_committee_letter_size(c), sizeof *to->start) : NULL;
    if (!to->of || (c->n > 1 && !to->start)) {
        c->failed = true;
        return false;
    }
    for (int k = 0; k < c->n; k++) {
        size_t size = asn_scorer_letter_size(c->of[k]);
        if (!asn_scorer_spell(c->of[k], v, &to->of[k]))
            return false;
        if (c->n > 1)
            memcpy(to->start + at, to->of[k].start, size * sizeof *to->start);
        else
            to->start = to->of[k].start;
        at += size;
    }
    return true;
}

asn_choices asn_committee_letter(asn_committee *c, const asn_committee_speller *speller, const asn_real *from, int32_t before, asn_real *to)
{
    size_t at = 0;
    c->noted  = NULL;
    for (int k = 0; k < c->n; k++) {
        c->each[k] = asn_scorer_letter(c->of[k], &speller->of[k], from + at, before, to + at);
        at += asn_scorer_letter_size(c->of[k]);
    }
    return mean_choices(c);
}
#undef HANDLE
#undef CHOICES
#undef ODDS
