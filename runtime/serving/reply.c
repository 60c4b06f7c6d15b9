#include "serving/reply.h"

#include "decoding/answer.h"
#include "decoding/best.h"
#include "decoding/guesses.h"
#include "decoding/sense.h"
#include "decoding/trust.h"
#include "examples/line.h"
#include "pages/page.h"
#include "pages/why.h"
#include "text/print.h"

#include <stdio.h>

enum { MOST_KEPT = 64 << 20 }; /* bytes: what a rare long sentence took is not kept for good */

void asn_replier_free(asn_replier *w)
{
    asn_committee_free(w->committee);
    asn_arena_free(w->arena);
    *w = (asn_replier){0};
}

/* ---- Before and after. */

static bool begin(const asn_replies *r, asn_replier *w, const char *line, size_t length, asn_example *e, asn_error *err)
{
    if (!w->arena)
        w->arena = asn_arena_new(0);
    if (!w->committee)
        w->committee = asn_committee_new(r->models->members, r->models->n);
    if (!w->arena || !w->committee)
        return asn_out_of_memory(err);
    asn_example read;
    if (!asn_line_read(w->arena, r->g, line, length, &read, err))
        return false;
    bool ok = asn_example_index(w->arena, r->models->members[0].model, &read) && asn_sense_choose(w->committee, r->g, &read, &r->budget, NULL, w->arena, e);
    return ok ? true : asn_out_of_memory(err);
}

static void end(asn_replier *w)
{
    if (w->arena && asn_arena_held(w->arena) > MOST_KEPT) {
        asn_arena_free(w->arena);
        w->arena = NULL;
    } else if (w->arena)
        asn_arena_reset(w->arena);
    if (w->committee && asn_arena_held(asn_committee_arena(w->committee)) > MOST_KEPT) {
        asn_committee_free(w->committee);
        w->committee = NULL;
    }
}

/* ---- As JSON: the same calls in the same order as predict makes them, so the same bytes. */

typedef struct sentence {
    asn_example e;
    double      log_prob, foreign; /* tempered, if the models say how; negative: not known */
    const char *abstained;         /* NULL: there is an answer */
} sentence;

static const asn_tree *decode(const asn_replies *r, asn_replier *w, sentence *s)
{
    asn_count count;
    asn_policy_count(&count, NULL);
    const asn_tree *t = asn_best(w->committee, &s->e, &r->budget, &count.watcher, w->arena, &s->log_prob);
    if (t)
        s->foreign = asn_trust_foreign(w->committee, r->models->members, r->models->n, &s->e, s->log_prob, count.n);
    s->log_prob = asn_trust_log_prob(&r->trust, s->log_prob);
    return t;
}

static bool write_tree(const asn_replies *r, asn_replier *w, const sentence *s, const asn_tree *t, asn_written *to)
{
    const asn_tree *named = asn_entities_restore(w->arena, r->g, &s->e.mentions, t);
    if (!named)
        return false;
    to->tree = asn_tree_write(w->arena, r->g, named);
    to->text = asn_tree_print(w->arena, r->g, named);
    return to->tree && to->text;
}

static void write_json(const asn_replies *r, sentence *s, const asn_written *x, asn_buffer *b)
{
    if (r->min_prob >= 0)
        s->abstained = asn_trust_abstains(&r->trust, r->models->members[0].model, &s->e, r->min_prob, s->log_prob, s->foreign);
    asn_answer_json(b, r->g, &s->e, s->abstained ? NULL : x->tree, s->abstained ? NULL : x->text, s->log_prob);
    asn_trust_write(b, &r->trust, s->foreign, s->abstained);
}

static bool decide(const asn_replies *r, asn_replier *w, sentence *s, asn_buffer *b)
{
    asn_written     x;
    const asn_tree *t = decode(r, w, s);
    if (!t || !write_tree(r, w, s, t, &x))
        return false;
    write_json(r, s, &x, b);
    return true;
}

/* How foreign a sentence is depends on the decisions of its one answer, also where a list is asked for. */
static bool find(const asn_replies *r, asn_replier *w, sentence *s, int kbest, asn_buffer *b)
{
    asn_kbest best;
    if (r->models->members[0].model->trust.encoded && !decode(r, w, s))
        return false;
    if (!asn_search(w->committee, &s->e, &r->budget, kbest, &r->limits, w->arena, &best) || best.n == 0) /* there always is one: greedy's */
        return false;
    asn_trust_temper(&r->trust, &best);
    s->log_prob      = best.all[0].log_prob;
    asn_written *all = asn_arena_alloc(w->arena, (size_t)best.n, sizeof *all);
    for (int i = 0; i < best.n; i++)
        if (!all || !write_tree(r, w, s, best.all[i].tree, &all[i]))
            return false;
    write_json(r, s, &all[0], b);
    asn_guesses_json(b, &best, all);
    return true;
}

bool asn_reply_json(const asn_replies *r, asn_replier *w, const char *line, size_t length, int kbest, asn_buffer *b, bool *abstained, asn_error *err)
{
    sentence s  = {.foreign = -1};
    bool     ok = begin(r, w, line, length, &s.e, err);
    if (ok)
        ok = (kbest ? find(r, w, &s, kbest, b) : decide(r, w, &s, b)) ? true : asn_out_of_memory(err);
    asn_buffer_put(b, "}\n", 2);
    *abstained = s.abstained != NULL;
    end(w);
    return ok && b->failed ? asn_out_of_memory(err) : ok;
}

/* ---- As a page. */

bool asn_reply_page(const asn_replies *r, asn_replier *w, const char *line, size_t length, int kbest, asn_buffer *b, asn_error *err)
{
    asn_example    e;
    asn_why        why;
    asn_buffer     data = {0};
    char           title[200];
    asn_why_limits l  = {kbest, r->limits, r->budget};
    bool           ok = begin(r, w, line, length, &e, err);
    if (ok && !asn_why_find(r->models, w->committee, &e, &l, w->arena, &why))
        ok = asn_out_of_memory(err);
    if (ok) {
        asn_why_json(&data, &why);
        snprintf(title, sizeof title, "%.100s: why this answer", r->g->name);
        ok = asn_page_put_into(b, "explain.html", title, &data, err);
    }
    asn_buffer_free(&data);
    end(w);
    return ok;
}
