#include "pages/figures.h"

#include "decoding/answer.h"
#include "decoding/greedy.h"
#include "decoding/wrong.h"
#include "pages/page.h"
#include "text/difference.h"

#include <stdlib.h>

static void put_count(asn_buffer *b, const char *before, size_t n)
{
    asn_answer_number(b, before, (double)n, 0);
}

void asn_figures_constructors(asn_buffer *b, const asn_grammar *g, const asn_survey *s)
{
    asn_page_put(b, ", \"constructors\": [");
    for (int c = 1, n = 0; c <= g->n_ctors; c++)
        if (s->times[c]) {
            asn_answer_string(b, n++ ? ", [" : "[", g->ctors[c].name);
            put_count(b, ", ", s->times[c]);
            put_count(b, ", ", s->right[c]);
            asn_page_put(b, "]");
        }
    asn_page_put(b, "], \"confused\": [");
    for (size_t i = 0; i < s->n_confused; i++) {
        asn_answer_string(b, i ? ", [" : "[", g->ctors[s->confused[i].gold].name);
        asn_answer_string(b, ", ", g->ctors[s->confused[i].chosen].name);
        put_count(b, ", ", s->confused[i].times);
        asn_page_put(b, "]");
    }
    asn_page_put(b, "]");
}

/* ---- An example and its answer. */

static void put_input(asn_buffer *b, const asn_grammar *g, const asn_example *e)
{
    for (int c = 0; c < g->n_inputs; c++) {
        asn_answer_string(b, c ? ", [" : ", \"input\": [[", g->inputs[c].name);
        asn_page_put(b, ", \"");
        for (int32_t i = 0; i < e->tokens[c].n; i++) {
            asn_buffer text = {0};
            asn_page_string(&text, "", e->tokens[c].text[i], (size_t)e->tokens[c].length[i]);
            asn_page_put(b, i && g->inputs[c].rule != ASN_CHARS ? " " : "");
            asn_buffer_put(b, text.length > 2 ? text.text + 1 : "", text.length > 2 ? text.length - 2 : 0); /* one string of all: without the quotes of each */
            b->failed = b->failed || text.failed;
            asn_buffer_free(&text);
        }
        asn_page_put(b, "\"]");
    }
    asn_page_put(b, "]");
}

static const char *text_of(const asn_grammar *g, const asn_example *e, const asn_tree *t, asn_arena *a)
{
    const asn_tree *named = asn_entities_restore(a, g, &e->mentions, t);
    return named ? asn_tree_print(a, g, named) : NULL;
}

static const char *tree_of(const asn_grammar *g, const asn_example *e, const asn_tree *t, asn_arena *a)
{
    const asn_tree *named = t ? asn_entities_restore(a, g, &e->mentions, t) : NULL;
    return !t ? "" : named ? asn_tree_write(a, g, named) : NULL;
}

/* Where it first differs: in words of the grammar, and what stands there. */
static bool put_difference(asn_buffer *b, const asn_model *m, const asn_example *e, const asn_tree *t, asn_arena *a)
{
    const asn_grammar *g    = m->g;
    asn_first_error    at   = asn_wrong_at(m, e, t, a);
    const char        *gold = tree_of(g, e, at.gold, a), *got = tree_of(g, e, at.predicted, a);
    if (!gold || !got)
        return false;
    asn_answer_string(b, ", \"kind\": ", asn_metrics_error_name(at.kind));
    asn_answer_string(b, ", \"ctor\": ", at.ctor ? g->ctors[at.ctor].name : "");
    asn_answer_string(b, ", \"where\": ", at.field < 0 ? g->types[g->root].name : g->modules[m->field_module[at.field]]->name);
    asn_answer_string(b, ", \"want\": ", gold);
    asn_answer_string(b, ", \"got\": ", got);
    return true;
}

static bool put_example(asn_buffer *b, const asn_model *m, const asn_example *e, size_t number, const asn_tree *t, double log_prob, asn_arena *a)
{
    const char *gold = text_of(m->g, e, e->tree, a), *text = text_of(m->g, e, t, a), *want = tree_of(m->g, e, e->tree, a), *got = tree_of(m->g, e, t, a);
    asn_pieces  of_gold, of_text;
    if (!gold || !text || !want || !got || !asn_difference(a, gold, text, &of_gold, &of_text))
        return false;
    put_count(b, "{\"number\": ", number + 1);
    if (e->id)
        asn_answer_string(b, ", \"id\": ", e->id);
    put_input(b, m->g, e);
    asn_answer_number(b, ", \"logprob\": ", log_prob, 4);
    asn_page_pieces(b, ", \"gold\": [", &of_gold);
    asn_page_pieces(b, ", \"answer\": [", &of_text);
    asn_answer_string(b, ", \"gold_tree\": ", want);
    asn_answer_string(b, ", \"answer_tree\": ", got);
    bool right = asn_metrics_same(m->g, t, e->tree, a);
    asn_page_put(b, right ? ", \"right\": true" : "");
    bool ok = right || put_difference(b, m, e, t, a);
    asn_page_put(b, "}");
    return ok;
}

/* ---- The hardest. */

typedef struct hard {
    double log_prob;
    size_t number;
} hard;

static int by_log_prob(const void *x, const void *y)
{
    const hard *a = x, *b = y;
    if (a->log_prob < b->log_prob || a->log_prob > b->log_prob)
        return a->log_prob < b->log_prob ? -1 : 1;
    return (a->number > b->number) - (a->number < b->number);
}

bool asn_figures_hardest(asn_buffer *b, const asn_member *members, int n_members, const asn_budget *budget, const asn_data *d, const asn_survey *s, size_t n, asn_arena *a)
{
    hard          *all = asn_arena_alloc(a, d->n + 1, sizeof *all);
    asn_committee *c   = all ? asn_committee_new(members, n_members) : NULL;
    bool           ok  = c != NULL;
    for (size_t i = 0; ok && i < d->n; i++)
        all[i] = (hard){s->log_prob[i], i};
    if (ok && d->n)
        qsort(all, d->n, sizeof *all, by_log_prob);
    asn_page_put(b, ", \"hardest\": [");
    for (size_t i = 0; ok && i < n && i < d->n; i++) {
        asn_arena_mark     here = asn_arena_here(a);
        const asn_example *e    = &d->all[all[i].number];
        const asn_tree    *t    = asn_greedy(c, e, budget, NULL, a, NULL);
        asn_page_put(b, i ? ", " : "");
        ok = t && put_example(b, members[0].model, e, all[i].number, t, all[i].log_prob, a);
        asn_arena_back(a, here);
    }
    asn_page_put(b, "]");
    asn_committee_free(c);
    return ok && !b->failed && !asn_arena_full(a);
}

/* ---- The wrong ones. */

bool asn_figures_wrong(asn_buffer *b, const asn_model *m, const asn_data *d, const char *const *predicted, const asn_survey *s, asn_arena *a)
{
    bool ok = true;
    asn_page_put(b, ", \"wrong\": [");
    for (size_t i = 0, n = 0; ok && i < d->n; i++) {
        asn_arena_mark     here = asn_arena_here(a);
        const asn_example *e    = &d->all[i];
        const asn_tree    *t    = predicted[i] ? asn_tree_read(a, m->g, m->g->root, "predicted", predicted[i], strlen(predicted[i]), NULL, NULL) : NULL;
        ok = t != NULL;
        if (ok && !asn_metrics_same(m->g, t, e->tree, a)) {
            asn_page_put(b, n++ ? ", " : "");
            ok = put_example(b, m, e, i, t, s->log_prob[i], a);
        }
        asn_arena_back(a, here);
    }
    asn_page_put(b, "]");
    return ok && !b->failed && !asn_arena_full(a);
}
