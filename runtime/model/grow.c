#include "model/grow.h"

#include "model/counts.h"
#include "model/signature.h"

#include <stdio.h>
#include <string.h>

bool asn_grow_may(const asn_settings *now, const asn_settings *from, const char *path, asn_error *err)
{
    const struct { const char *name; int now, from; } fixed[] = {{"hidden", now->hidden, from->hidden}, {"embed", now->embed, from->embed},
                                                                  {"grams", now->grams, from->grams}, {"direct", now->direct, from->direct}, {"feed", now->feed, from->feed}};
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        if (fixed[i].now != fixed[i].from)
            return asn_fail_as(ASN_BAD_USAGE, err, "--%s cannot be %d: %s has %d, and its weights are kept. Leave it out, or train without --from", fixed[i].name, fixed[i].now, path,
                               fixed[i].from);
    return true;
}

/* ---- Vocabularies. */

/* The old entries under their numbers, then the new ones. */
static bool grow_vocab(asn_arena *a, const asn_vocab *old, const asn_vocab *now, asn_vocab *to, int *grown)
{
    size_t    bytes   = old->offsets[old->n] + now->offsets[now->n], at = old->offsets[old->n], n;
    char     *text    = asn_arena_alloc(a, bytes + 1, 1);
    uint32_t *offsets = asn_arena_alloc(a, (size_t)old->n + (size_t)now->n + 1, sizeof *offsets);
    if (!text || !offsets)
        return false;
    if (at)
        memcpy(text, old->bytes, at);
    memcpy(offsets, old->offsets, ((size_t)old->n + 1) * sizeof *offsets);
    *to = (asn_vocab){.bytes = text, .offsets = offsets, .n = old->n};
    for (int32_t i = 1; i < now->n; i++) {
        const char *entry = asn_vocab_text(now, i, &n);
        if (asn_vocab_find(old, entry, n))
            continue;
        memcpy(text + at, entry, n);
        at += n;
        offsets[++to->n] = (uint32_t)at;
        ++*grown;
    }
    return asn_vocab_index(a, to);
}

/* Which words occurred once is known of the new ones only; the others were learnt before. */
static bool grow_rare(asn_model *m, int input, const asn_vocab *now, int32_t old)
{
    const asn_vocab *all  = &m->inputs[input];
    unsigned char   *rare = asn_arena_alloc(m->arena, (size_t)all->n, 1);
    for (int32_t i = old; rare && i < all->n; i++) {
        size_t      n;
        const char *text = asn_vocab_text(all, i, &n);
        rare[i]          = m->rare[input][asn_vocab_find(now, text, n)];
    }
    m->rare[input] = rare;
    return rare != NULL;
}

static bool grow_inputs(asn_model *m, const asn_model *from, asn_grown *grown)
{
    for (int c = 0; c < m->g->n_inputs; c++) {
        asn_vocab now = m->inputs[c];
        if (!grow_vocab(m->arena, &from->inputs[c], &now, &m->inputs[c], &grown->words) || (m->rare && !grow_rare(m, c, &now, from->inputs[c].n)))
            return false;
    }
    return true;
}

static bool grow_values(asn_model *m, const asn_model *from, asn_grown *grown)
{
    asn_vocab now = m->letters;
    for (int t = 0; t < m->g->n_types; t++) {
        asn_vocab values = m->values[t];
        if (m->g->types[t].primitive && !grow_vocab(m->arena, &from->values[t], &values, &m->values[t], &grown->values))
            return false;
    }
    return grow_vocab(m->arena, &from->letters, &now, &m->letters, &grown->letters);
}

/* ---- Signatures. */

/* The group that decides whether a fact is kept: `more` goes with `number`. */
static bool group_of(asn_buffer *b, const char *fact, size_t length)
{
    static const char more[] = "\nmore";
    size_t            group = asn_signature_group(fact, length), n = sizeof more - 1;
    b->length = 0;
    if (group >= n && memcmp(fact + group - n, more, n) == 0) {
        asn_buffer_put(b, fact, group - n);
        asn_buffer_put(b, "\nnumber", 7);
    } else
        asn_buffer_put(b, fact, group);
    return !b->failed;
}

typedef struct merging {
    const asn_vocab *old, *now;
    bool             again;
    asn_counts      *kept;
    asn_buffer       group;
} merging;

static bool is_kept_group(const merging *s, const char *text, size_t n)
{
    return asn_vocab_find(s->now, text, n) && (s->again || asn_vocab_find(s->old, text, n));
}

/* Facts whose group is kept, and the groups themselves. */
static bool merge_facts(merging *s, const asn_vocab *of)
{
    for (int32_t i = 1; i < of->n; i++) {
        size_t      n;
        const char *fact = asn_vocab_text(of, i, &n);
        if (!group_of(&s->group, fact, n))
            return false;
        bool keep = is_kept_group(s, s->group.length ? s->group.text : "", s->group.length) || is_kept_group(s, fact, n);
        if (keep && !asn_counts_of(s->kept, fact, n) && !asn_counts_add(s->kept, fact, n))
            return false;
    }
    return true;
}

/* A group is complete if both say so, or if what the earlier model learnt from was counted again; then it holds what either showed. */
static bool grow_signature(asn_model *m, const asn_model *from, int number, bool again)
{
    static const uint32_t none[2];
    asn_vocab             empty = {.offsets = none, .n = 1}, now = m->signatures[number];
    merging               s     = {from->signatures[number].offsets ? &from->signatures[number] : &empty, &now, again, asn_counts_new(), {0}};
    bool ok = s.kept && merge_facts(&s, s.now) && merge_facts(&s, s.old) && asn_counts_vocab(s.kept, m->arena, 1, &m->signatures[number]);
    asn_counts_free(s.kept);
    asn_buffer_free(&s.group);
    return ok;
}

/* What the earlier model's examples showed is known only if they were counted again; else a rule holds if both have it. */
static bool grow_expected(asn_model *m, const asn_model *from, bool again)
{
    asn_counts *kept = asn_counts_new();
    bool        ok   = kept != NULL;
    for (int32_t i = 1; ok && i < m->expected.n; i++) {
        size_t      n;
        const char *rule = asn_vocab_text(&m->expected, i, &n);
        ok               = (!again && asn_vocab_find(&from->expected, rule, n) == 0) || asn_counts_add(kept, rule, n);
    }
    ok = ok && (m->expected.n < 2 || asn_counts_vocab(kept, m->arena, 1, &m->expected));
    asn_counts_free(kept);
    return ok;
}

/* What the two saw, added up, unless the new examples hold the earlier ones. */
static bool grow_roles(asn_model *m, const asn_model *from, bool again)
{
    asn_vocab       now    = m->roles;
    const uint32_t *counts = m->role_counts;
    int             grown  = 0;
    if (again || !counts)
        return true;
    m->roles       = (asn_vocab){0};
    m->role_counts = NULL;
    if (!from->role_counts)
        return true; /* an older model does not say what it saw, so nothing is known */
    if (!grow_vocab(m->arena, &from->roles, &now, &m->roles, &grown))
        return false;
    uint32_t *sum = asn_arena_alloc(m->arena, (size_t)m->roles.n, sizeof *sum);
    for (int32_t i = 0; sum && i < m->roles.n; i++) {
        size_t      n;
        const char *text = asn_vocab_text(&m->roles, i, &n);
        int32_t     is   = i ? asn_vocab_find(&now, text, n) : 0;
        sum[i]           = (i < from->roles.n ? from->role_counts[i] : 0) + (is || !i ? counts[is] : 0);
    }
    m->role_counts = sum;
    return sum != NULL;
}

/* ---- All of it. */

static void grow_seen(asn_model *m, const asn_model *from, asn_grown *grown)
{
    for (int c = 1; c <= m->g->n_ctors; c++) {
        grown->ctors += m->seen.ctor[c] && !from->seen.ctor[c];
        m->seen.ctor[c] = m->seen.ctor[c] || from->seen.ctor[c];
    }
    for (int f = 0; f < m->g->n_fields; f++)
        m->seen.field[f] = m->seen.field[f] || from->seen.field[f];
}

bool asn_grow_model(asn_model *m, const asn_model *from, bool again, asn_grown *grown)
{
    *grown = (asn_grown){0};
    grow_seen(m, from, grown);
    bool ok = grow_inputs(m, from, grown) && grow_values(m, from, grown);
    for (int i = 0; ok && i < m->g->n_signatures; i++)
        ok = grow_signature(m, from, i, again);
    return ok && grow_expected(m, from, again) && grow_roles(m, from, again);
}

/* ---- Weights. */

typedef struct pair { /* of models */
    const asn_model   *m, *from;
    asn_real          *block;
    const asn_weights *w;
} pair;

enum { ALIKE = -1, LAST_ROW = -2 };

/* The numbers of an old tensor go into a new one that is as large or larger: to the same places. LAST_ROW: but its last row stays the last. A type's number: its
 * columns are the type's constructors, and those that came to it stand between those that it had. */
static void keep_tensor(const pair *p, int to, int old, int how)
{
    if (to < 0 || old < 0)
        return;
    const asn_tensor *t = &p->m->tensors[to], *o = &p->from->tensors[old];
    const asn_real   *x = asn_weights_reals(p->w, old);
    for (int r = 0; r < o->rows; r++) {
        asn_real *row = p->block + t->at + (size_t)(how == LAST_ROW && r + 1 == o->rows ? t->rows - 1 : r) * (size_t)t->cols;
        for (int c = 0; c < o->cols; c++)
            row[how >= 0 ? p->m->seen.choice[p->from->seen.chosen[p->m->g->types[how].first_ctor + c]] : c] = *x++;
    }
}

static void keep_module(const pair *p, int number)
{
    const asn_module *mod = p->m->g->modules[number];
    for (int k = 0; k < N_MODULE_PARAMS; k++) {
        bool choices = mod->kind == ASN_CHOICE && (k == P_F_OUT_W || k == P_F_OUT_B);
        keep_tensor(p, p->m->module[number][k], p->from->module[number][k], choices ? mod->what : ALIKE);
    }
}

static void keep_row(const pair *p, int to, int old, int n) /* tensors that stand in a row, an LSTM's */
{
    for (int i = 0; i < n; i++)
        keep_tensor(p, to + i, old + i, ALIKE);
}

static void keep_input(const pair *p, int c)
{
    const int *to = p->m->input[c], *old = p->from->input[c];
    keep_tensor(p, to[I_EMBED], old[I_EMBED], ALIKE);
    keep_tensor(p, to[I_GRAMS], old[I_GRAMS], ALIKE);
    keep_tensor(p, to[I_DIRECT], old[I_DIRECT], ALIKE);
    keep_row(p, to[I_FORWARD], old[I_FORWARD], 3);
    keep_row(p, to[I_BACKWARD], old[I_BACKWARD], 3);
}

static bool has_speller(const asn_model *m)
{
    for (int i = 0; i < m->g->n_modules; i++)
        if (m->g->modules[i]->kind >= ASN_CLOSED && m->g->types[m->g->modules[i]->what].open)
            return true;
    return false;
}

void asn_grow_weights(const asn_model *m, asn_real *block, const asn_model *from, const asn_weights *w)
{
    pair p = {m, from, block, w};
    for (int i = 0; i < m->g->n_modules; i++)
        keep_module(&p, i);
    for (int c = 0; c < m->g->n_inputs; c++)
        keep_input(&p, c);
    keep_tensor(&p, m->start_w, from->start_w, ALIKE);
    keep_tensor(&p, m->start_b, from->start_b, ALIKE);
    keep_row(&p, m->vertical, from->vertical, 3);
    keep_row(&p, m->horizontal, from->horizontal, 3);
    keep_tensor(&p, m->labels, from->labels, ALIKE);
    for (int k = 0; has_speller(m) && k < N_SPELLER_PARAMS; k++)
        keep_tensor(&p, m->speller[k], from->speller[k], k == S_CHARS ? LAST_ROW : ALIKE);
}
