#include "pages/errors.h"

#include "decoding/answer.h"
#include "pages/figures.h"
#include "pages/page.h"

#include <stdio.h>

static double part_of(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

static void put_scores(asn_buffer *b, const asn_errors *e)
{
    const asn_scores *s = e->s;
    asn_answer_string(b, "{\"program\": ", e->g->name);
    asn_answer_string(b, ", \"file\": ", e->file);
    asn_answer_number(b, ", \"models\": ", e->m->n, 0);
    asn_answer_number(b, ", \"count\": ", (double)s->count, 0);
    asn_answer_number(b, ", \"exact\": ", (double)s->exact, 0);
    asn_answer_number(b, ", \"bleu\": ", s->bleu, 6);
    asn_answer_number(b, ", \"f1\": ", part_of(2 * (double)s->common, (double)(s->n_gold + s->n_predicted)), 6);
    asn_answer_number(b, ", \"ms\": ", 1e3 * part_of(s->seconds, (double)s->count), 4);
    asn_page_put(b, ", \"kinds\": [");
    for (int k = 1; k < ASN_ERROR_KINDS; k++) {
        asn_answer_string(b, k > 1 ? ", [" : "[", asn_metrics_error_name((asn_error_kind)k));
        asn_answer_number(b, ", ", (double)s->errors[k], 0);
        asn_page_put(b, "]");
    }
    asn_page_put(b, "]");
}

bool asn_errors_write(const char *path, const asn_errors *e, asn_pool *pool, asn_error *err)
{
    asn_buffer b = {0};
    asn_survey survey;
    char       title[200];
    asn_arena *a  = asn_arena_new(0);
    bool       ok = a ? asn_survey_run(e->m->members, e->m->n, e->d, pool, a, &survey, err) : asn_out_of_memory(err);
    if (ok) {
        put_scores(&b, e);
        asn_figures_constructors(&b, e->g, &survey);
        ok = asn_figures_wrong(&b, e->m->members[0].model, e->d, e->predicted, &survey, a) ? true : asn_out_of_memory(err);
        asn_page_put(&b, "}");
    }
    snprintf(title, sizeof title, "%.100s: what it gets wrong", e->g->name);
    ok = ok && asn_page_write(path, "eval.html", title, &b, err);
    asn_buffer_free(&b);
    asn_arena_free(a);
    return ok;
}
