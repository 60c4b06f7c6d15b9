#include "decoding/respond.h"

#include "decoding/answer.h"
#include "decoding/best.h"
#include "decoding/guesses.h"
#include "decoding/sense.h"
#include "decoding/trust.h"
#include "decoding/watched.h"
#include "examples/line.h"
#include "text/print.h"

#include <math.h>

typedef struct turn { /* one line */
    const asn_manner *how;
    asn_committee    *committee;
    asn_arena        *arena;
    asn_example       e;
    asn_watched       decisions;
    asn_response     *r;
} turn;

static bool write_tree(const turn *t, const asn_tree *tree, asn_written *to)
{
    const asn_grammar *g     = t->how->g;
    const asn_tree    *named = asn_entities_restore(t->arena, g, &t->e.mentions, tree);
    if (!named)
        return false;
    to->tree = t->how->format != ASN_FORMAT_TEXT ? asn_tree_write(t->arena, g, named) : "";
    to->text = t->how->format != ASN_FORMAT_TREE ? asn_tree_print(t->arena, g, named) : "";
    return to->tree && to->text;
}

/* ---- Trust. */

static bool asks_how_foreign(const asn_manner *how)
{
    return how->format == ASN_FORMAT_JSON || how->min_prob >= 0;
}

/* The answer, and how foreign the sentence is, if anybody asks. */
static const asn_tree *decode(turn *t, const asn_watcher *watcher)
{
    const asn_manner *how   = t->how;
    bool              asked = asks_how_foreign(how);
    asn_count         count;
    asn_policy_count(&count, watcher);
    const asn_tree *tree = asn_best(t->committee, &t->e, &how->budget, asked ? &count.watcher : watcher, t->arena, &t->r->log_prob);
    if (tree && asked)
        t->r->foreign = asn_trust_foreign(t->committee, how->models->members, how->models->n, &t->e, t->r->log_prob, count.n);
    t->r->log_prob = asn_trust_log_prob(&how->trust, t->r->log_prob);
    return tree;
}

/* Once the probability is known. */
static void doubt(turn *t)
{
    const asn_manner *how = t->how;
    if (how->min_prob >= 0)
        t->r->abstained = asn_trust_abstains(&how->trust, how->models->members[0].model, &t->e, how->min_prob, t->r->log_prob, t->r->foreign);
}

static void write_json(turn *t, const asn_written *x)
{
    asn_response *r = t->r;
    asn_answer_json(&r->out, t->how->g, &t->e, r->abstained ? NULL : x->tree, r->abstained ? NULL : x->text, r->log_prob);
    asn_trust_write(&r->out, &t->how->trust, r->foreign, r->abstained);
}

/* Before an answer that is no JSON. */
static void write_prob(turn *t, double log_prob)
{
    if (!t->how->prob)
        return;
    asn_answer_number(&t->r->out, "", exp(log_prob), 4);
    asn_buffer_put(&t->r->out, "\t", 1);
}

/* ---- One answer. */

static bool write_answer(turn *t, const asn_tree *tree)
{
    asn_buffer *out = &t->r->out;
    asn_written x;
    if (!write_tree(t, tree, &x))
        return false;
    if (t->how->format == ASN_FORMAT_JSON) {
        write_json(t, &x);
        if (t->how->decisions)
            asn_watched_write(out, &t->decisions);
        asn_buffer_put(out, "}", 1);
    } else if (!t->r->abstained) {
        write_prob(t, t->r->log_prob);
        if (t->how->format == ASN_FORMAT_TREE)
            asn_buffer_put(out, x.tree, strlen(x.tree));
        else
            asn_answer_line(out, x.text);
    }
    return !out->failed;
}

static bool decide(turn *t)
{
    asn_watcher watcher = {&t->decisions, asn_watched_keep, NULL, asn_watched_undo};
    asn_watched_begin(&t->decisions, &t->e);
    const asn_tree *tree = decode(t, t->how->decisions ? &watcher : NULL);
    if (!tree)
        return false;
    doubt(t);
    return write_answer(t, tree);
}

/* ---- The trees that a search finds. */

static bool write_kbest(turn *t, const asn_kbest *best)
{
    asn_buffer  *out = &t->r->out;
    asn_written *all = asn_arena_alloc(t->arena, (size_t)best->n, sizeof *all);
    for (int i = 0; i < best->n; i++)
        if (!all || !write_tree(t, best->all[i].tree, &all[i]))
            return false;
    if (t->how->format == ASN_FORMAT_JSON) {
        write_json(t, &all[0]);
        asn_guesses_json(out, best, all);
        asn_buffer_put(out, "}", 1);
    }
    for (int i = 0; t->how->format != ASN_FORMAT_JSON && !t->r->abstained && i < best->n; i++) {
        asn_kbest one = {.all = &best->all[i], .n = 1};
        asn_buffer_put(out, "\t", i > 0);
        write_prob(t, best->all[i].log_prob);
        asn_guesses_line(out, &one, &all[i], t->how->format == ASN_FORMAT_TREE);
    }
    return !out->failed;
}

/* How foreign a sentence is depends on the decisions of its one answer, also where a list is asked for. */
static bool find(turn *t)
{
    const asn_manner *how = t->how;
    asn_kbest         best;
    if (how->models->members[0].model->trust.encoded && asks_how_foreign(how)) {
        if (!decode(t, NULL))
            return false;
        asn_committee_again(t->committee);
    }
    if (!asn_search(t->committee, &t->e, &how->budget, how->kbest, &how->limits, t->arena, &best) || best.n == 0) /* there always is one: greedy's */
        return false;
    asn_trust_temper(&how->trust, &best);
    t->r->log_prob = best.all[0].log_prob;
    doubt(t);
    return write_kbest(t, &best);
}

bool asn_respond_read(const asn_manner *how, asn_committee *c, asn_arena *a, const char *line, size_t length, asn_example *e, asn_error *err)
{
    asn_example read;
    if (length > ASN_LONGEST_SENTENCE)
        return asn_fail(err, "the line is longer than %d bytes", ASN_LONGEST_SENTENCE);
    if (!asn_line_read(a, how->g, line, length, &read, err))
        return false;
    bool ok = asn_example_index(a, how->models->members[0].model, &read) && asn_sense_choose(c, how->g, &read, &how->budget, NULL, a, e);
    return ok ? true : asn_out_of_memory(err);
}

bool asn_respond(const asn_manner *how, asn_committee *c, asn_arena *a, const char *line, size_t length, asn_response *r, asn_error *err)
{
    turn t = {.how = how, .committee = c, .arena = a, .decisions = {.model = how->models->members[0].model, .arena = a}, .r = r};
    if (!asn_respond_read(how, c, a, line, length, &t.e, err))
        return false;
    if (!(how->kbest ? find : decide)(&t))
        return asn_out_of_memory(err);
    return !isnan(r->log_prob) || asn_fail(err, "the answer has no probability: the weights of the model are so large that its numbers overflow");
}
