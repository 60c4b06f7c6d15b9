#include "pages/why.h"

#include "decoding/answer.h"
#include "decoding/best.h"
#include "decoding/metrics.h"
#include "decoding/trust.h"
#include "pages/page.h"
#include "pages/room.h"

#include <math.h>
#include <stdlib.h>

/* ---- Finding it. */

static bool fill_tree(asn_committee *c, const asn_why *w, asn_arena *a, asn_why_tree *t)
{
    const asn_tree *named = asn_entities_restore(a, w->g, &w->e->mentions, t->made);
    if (!named || !(t->tree = asn_tree_write(a, w->g, named)) || !(t->text = asn_tree_print(a, w->g, named)))
        return false;
    return asn_explain(c, w->e, t->made, a, &t->x);
}

static bool compare_tree(const asn_why *w, asn_arena *a, asn_why_tree *t)
{
    const asn_why_tree *answer = &w->trees[w->answer];
    return asn_explained_compare(w->g, &t->x, answer->made, a) && asn_difference(a, t->text, answer->text, &t->pieces, &t->answer);
}

/* The answer that predict gives, and how foreign the sentence is. */
static const asn_tree *answer_of(const asn_ensemble *models, asn_committee *c, const asn_example *e, const asn_budget *budget, asn_arena *a, double *foreign)
{
    asn_count count;
    double          log_prob;
    asn_policy_count(&count, NULL);
    const asn_tree *answer = asn_best(c, e, budget, &count.watcher, a, &log_prob);
    if (answer)
        *foreign = asn_trust_foreign(c, models->members, models->n, e, log_prob, count.n);
    return answer;
}

bool asn_why_find(const asn_ensemble *models, asn_committee *c, const asn_example *e, const asn_why_limits *l, asn_arena *a, asn_why *to)
{
    const asn_model *m = models->members[0].model;
    asn_trust        trust = asn_trust_of(models->members, models->n);
    asn_kbest        best;
    double           foreign = -1;
    const asn_tree  *answer = answer_of(models, c, e, &l->budget, a, &foreign);
    if (!answer || !asn_search(c, e, &l->budget, l->k, &l->search, a, &best))
        return false;
    *to = (asn_why){.g = m->g, .m = m, .e = e, .n_models = models->n, .answer = -1, .exact = best.exact, .bound = asn_trust_log_prob(&trust, best.bound), .k = l->k,
                    .foreign = foreign};
    if (!(to->trees = asn_arena_alloc(a, (size_t)best.n + 1, sizeof *to->trees)))
        return false;
    for (int i = 0; i < best.n; i++) {
        bool same = asn_metrics_same(m->g, best.all[i].tree, answer, a);
        to->trees[to->n++].made = same ? answer : best.all[i].tree; /* as predict prints it: unordered children stand as they were made */
        to->answer              = same && to->answer < 0 ? i : to->answer;
    }
    if (asn_arena_full(a)) /* then trees may count as different that are not */
        return false;
    if (to->answer < 0) {
        to->answer              = to->n;
        to->trees[to->n++].made = answer;
    }
    for (int i = 0; i < to->n; i++) {
        if (!fill_tree(c, to, a, &to->trees[i]))
            return false;
        to->trees[i].x.log_prob = asn_trust_log_prob(&trust, to->trees[i].x.log_prob);
    }
    for (int i = 0; i < to->n; i++)
        if (!compare_tree(to, a, &to->trees[i]))
            return false;
    return true;
}

/* ---- As JSON. Names are short, as pages may hold thousands of decisions. */

static void put_whole(asn_buffer *b, const char *before, long number)
{
    asn_answer_number(b, before, (double)number, 0);
}

static void put_inputs(asn_buffer *b, const asn_why *w)
{
    for (int c = 0; c < w->g->n_inputs; c++) {
        const asn_tokens *t = &w->e->tokens[c];
        asn_page_string(b, c ? ", {\"name\": " : "\"inputs\": [{\"name\": ", w->g->inputs[c].name, strlen(w->g->inputs[c].name));
        asn_page_put(b, w->g->inputs[c].rule == ASN_CHARS ? ", \"chars\": true, \"tokens\": [" : ", \"tokens\": [");
        for (int32_t i = 0; i < t->n; i++)
            asn_page_string(b, i ? ", " : "", t->text[i], (size_t)t->length[i]);
        asn_page_put(b, "], \"unknown\": [");
        for (int32_t i = 0, n = 0; i < t->n; i++)
            if (w->e->token[w->e->first[c] + i] == 0)
                put_whole(b, n++ ? ", " : "", i);
        asn_page_put(b, "]}");
    }
    asn_page_put(b, "], \"names\": {");
    for (int32_t i = 0; i < w->e->mentions.n; i++) {
        asn_answer_string(b, i ? ", " : "", w->e->mentions.all[i].token);
        asn_answer_string(b, ": ", w->e->mentions.all[i].name);
    }
    asn_page_put(b, "}");
}

static void put_reason(asn_buffer *b, const asn_why *w, const asn_reason *r, bool first, unsigned char *used)
{
    int n_tokens = w->e->first[w->g->n_inputs], module = asn_model_module(w->m, r->module);
    used[module] = 1;
    put_whole(b, first ? "{\"m\": " : ", {\"m\": ", module);
    asn_answer_string(b, ", \"kind\": ", asn_decision_name(r->kind));
    asn_answer_string(b, ", \"chosen\": ", r->chosen);
    asn_answer_number(b, ", \"p\": ", r->probability, 6);
    asn_page_put(b, ", \"others\": [");
    for (int i = 0; i < r->n_others; i++) {
        asn_answer_string(b, i ? ", [" : "[", r->others[i].text);
        asn_answer_number(b, ", ", r->others[i].probability, 6);
        asn_page_put(b, "]");
    }
    asn_page_put(b, "], \"look\": [");
    for (int t = 0, n = 0; t < n_tokens; t++)
        if (r->attention[t] >= 0.005f) {
            put_whole(b, n++ ? ", [" : "[", t);
            asn_answer_number(b, ", ", (double)r->attention[t], 3);
            asn_page_put(b, "]");
        }
    asn_page_put(b, "]}");
}

static void put_node(asn_buffer *b, const asn_why *w, const asn_explained_node *n, unsigned char *used)
{
    const asn_field *f = n->field < 0 ? NULL : &w->g->fields[n->field];
    put_whole(b, "{\"up\": ", n->parent);
    asn_answer_string(b, ", \"label\": ", n->label);
    asn_answer_string(b, ", \"type\": ", w->g->types[n->type].name);
    if (f) {
        asn_answer_string(b, ", \"field\": ", f->name);
        if (f->card == ASN_SEQUENCE || f->card == ASN_OPTIONALS)
            put_whole(b, ", \"place\": ", n->place);
    }
    if (n->tree->ctor) {
        int module   = w->m->ctor_module[n->tree->ctor];
        used[module] = used[module] || w->g->ctors[n->tree->ctor].n_fields > 0;
        put_whole(b, ", \"m\": ", module);
    } else
        asn_page_put(b, ", \"value\": true");
    if (n->name)
        asn_answer_string(b, ", \"name\": ", n->name);
    if (n->from >= 0) {
        put_whole(b, ", \"from\": ", n->from);
        put_whole(b, ", \"to\": ", n->to);
    }
    asn_page_put(b, n->differs ? ", \"differs\": true" : "");
    if (n->missing)
        put_whole(b, ", \"missing\": ", n->missing);
    asn_page_put(b, ", \"why\": [");
    for (const asn_reason *r = n->first; r; r = r->next)
        put_reason(b, w, r, r == n->first, used);
    asn_page_put(b, "]}");
}

static void put_tree(asn_buffer *b, const asn_why *w, const asn_why_tree *t, unsigned char *used)
{
    asn_answer_string(b, "{\"tree\": ", t->tree);
    asn_answer_string(b, ", \"text\": ", t->text);
    asn_answer_number(b, ", \"logprob\": ", t->x.log_prob, 6);
    asn_page_pieces(b, ", \"pieces\": [", &t->pieces);
    asn_page_pieces(b, ", \"instead\": [", &t->answer);
    asn_page_put(b, ", \"nodes\": [");
    for (int i = 0; i < t->x.n_nodes; i++) {
        asn_page_put(b, i ? ", " : "");
        put_node(b, w, &t->x.nodes[i], used);
    }
    asn_page_put(b, "]}");
}

/* The modules that took part, each with its stretch of the generated code. */
static void put_modules(asn_buffer *b, const asn_why *w, const unsigned char *used)
{
    asn_buffer all = {0};
    asn_room_text(w->g, &all);
    for (int i = 0, n = 0; i < w->g->n_modules; i++) {
        size_t      length = 0;
        const char *code   = used[i] ? asn_room_of(&all, w->g->modules[i], &length) : NULL;
        if (!used[i])
            continue;
        put_whole(b, n++ ? ", \"" : "\"", i);
        asn_answer_string(b, "\": {\"name\": ", w->g->modules[i]->name);
        if (code)
            asn_page_string(b, ", \"code\": ", code, length);
        asn_page_put(b, "}");
    }
    b->failed = b->failed || all.failed;
    asn_buffer_free(&all);
}

void asn_why_json(asn_buffer *b, const asn_why *w)
{
    unsigned char *used = calloc((size_t)w->g->n_modules + 1, 1);
    b->failed = b->failed || !used;
    if (!used)
        return;
    asn_answer_string(b, "{\"program\": ", w->g->name);
    put_whole(b, ", \"models\": ", w->n_models);
    if (w->foreign >= 0)
        asn_answer_number(b, ", \"foreign\": ", w->foreign, 6);
    put_whole(b, ", \"k\": ", w->k);
    put_whole(b, ", \"answer\": ", w->answer);
    asn_page_put(b, w->exact ? ", \"exact\": true, " : ", \"exact\": false, ");
    if (!w->exact) {
        asn_answer_number(b, "\"bound\": ", w->bound, 6);
        asn_page_put(b, ", ");
    }
    put_inputs(b, w);
    asn_page_put(b, ", \"trees\": [");
    for (int i = 0; i < w->n; i++) {
        asn_page_put(b, i ? ", " : "");
        put_tree(b, w, &w->trees[i], used);
    }
    asn_page_put(b, "], \"modules\": {");
    put_modules(b, w, used);
    asn_page_put(b, "}}");
    free(used);
}
