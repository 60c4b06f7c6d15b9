#include "pages/holdings.h"

#include "decoding/answer.h"
#include "pages/page.h"
#include "text/print.h"

#include <stdint.h>
#include <stdio.h>

enum { SHOWN_VALUES = 20, SHOWN_TOKENS = 30 };

/* ---- Inputs with two trees. */

static bool read_conflict(const asn_inventory *v, asn_arena *a, const asn_input_seen *x, asn_conflict *to, asn_error *err)
{
    uint32_t numbers[2] = {x->first, x->other};
    for (int i = 0; i < 2; i++) {
        asn_example e;
        if (!asn_stream_read(v->stream, numbers[i], a, &e, err))
            return false;
        to->examples[i] = (size_t)numbers[i] + 1;
        to->texts[i]    = asn_tree_print(a, v->g, e.tree);
        to->input       = i == 0 ? asn_input_typed(a, v->g, &e) : to->input;
        if (!to->texts[i] || !to->input)
            return asn_out_of_memory(err);
    }
    return true;
}

size_t asn_conflicts_of(const asn_inventory *v, asn_arena *a, asn_conflict shown[ASN_CONFLICTS], asn_error *err)
{
    size_t n = 0;
    for (size_t i = 0; i < asn_inputs_count(v->typed); i++) {
        const asn_input_seen *x = asn_inputs_at(v->typed, i);
        if (x->first == x->other)
            continue;
        if (n < ASN_CONFLICTS && !read_conflict(v, a, x, &shown[n], err))
            return SIZE_MAX;
        n++;
    }
    return n;
}

static bool put_conflicts(asn_buffer *b, const asn_inventory *v, asn_arena *a, asn_error *err)
{
    asn_conflict shown[ASN_CONFLICTS];
    size_t       n = asn_conflicts_of(v, a, shown, err);
    if (n == SIZE_MAX)
        return false;
    asn_answer_number(b, ", \"conflicts\": ", (double)n, 0);
    asn_page_put(b, ", \"conflicting\": [");
    for (size_t i = 0; i < n && i < ASN_CONFLICTS; i++) {
        asn_answer_string(b, i ? ", {\"input\": " : "{\"input\": ", shown[i].input);
        for (int k = 0; k < 2; k++) {
            asn_answer_number(b, k ? ", [" : ", \"trees\": [[", (double)shown[i].examples[k], 0);
            asn_answer_string(b, ", ", shown[i].texts[k]);
            asn_page_put(b, "]");
        }
        asn_page_put(b, "]}");
    }
    asn_page_put(b, "]");
    return true;
}

/* ---- Counts. */

static void put_range(asn_buffer *b, const char *before, const asn_range *r, size_t n)
{
    asn_answer_number(b, before, (double)r->least, 0);
    asn_answer_number(b, ", \"most\": ", (double)r->most, 0);
    asn_answer_number(b, ", \"mean\": ", n ? r->sum / (double)n : 0, 4);
}

/* [text, count] of the most frequent ones. values: they are keys of values. */
static bool put_most(asn_buffer *b, const char *before, asn_counts *c, int32_t most, bool values, asn_arena *a)
{
    asn_vocab v;
    if (!asn_counts_vocab(c, a, 1, &v))
        return false;
    asn_page_put(b, before);
    for (int32_t i = 1; i < v.n && i <= most; i++) {
        size_t      n;
        const char *text = asn_vocab_text(&v, i, &n);
        asn_buffer  repr = {.arena = a};
        if (values)
            asn_print_repr(&repr, asn_value_of_key(asn_arena_text(a, text, n), n));
        else
            asn_buffer_put(&repr, text, n);
        asn_page_string(b, i > 1 ? ", [" : "[", repr.text, repr.length);
        asn_answer_number(b, ", ", asn_counts_of(c, text, n), 0);
        asn_page_put(b, "]");
        b->failed = b->failed || repr.failed;
    }
    asn_page_put(b, "]");
    return true;
}

static bool distinct(asn_counts *c, asn_arena *a, double *n)
{
    asn_vocab v;
    bool      ok = asn_counts_vocab(c, a, 1, &v);
    *n           = ok ? v.n - 1 : 0;
    return ok;
}

static bool put_input(asn_buffer *b, const asn_inventory *v, int c, asn_arena *a)
{
    double n;
    if (!distinct(v->tokens[c], a, &n))
        return false;
    asn_answer_string(b, c ? ", {\"name\": " : ", \"inputs\": [{\"name\": ", v->g->inputs[c].name);
    put_range(b, ", \"least\": ", &v->lengths[c], v->n);
    asn_answer_number(b, ", \"tokens\": ", v->lengths[c].sum, 0);
    asn_answer_number(b, ", \"distinct\": ", n, 0);
    if (v->first) {
        asn_answer_number(b, ", \"new\": ", (double)v->n_new_tokens[c], 0);
        if (!put_most(b, ", \"new_tokens\": [", v->new_tokens[c], SHOWN_TOKENS, false, a))
            return false;
    }
    asn_page_put(b, "}");
    return true;
}

static bool put_stock(asn_buffer *b, const asn_inventory *v, int type, bool first, asn_arena *a)
{
    const asn_stock *s = &v->stocks[type];
    const asn_type  *t = &v->g->types[type];
    double           n;
    if (!distinct(s->all, a, &n))
        return false;
    asn_answer_string(b, first ? "{\"type\": " : ", {\"type\": ", t->name);
    asn_answer_string(b, ", \"is\": ", t->n_copies ? t->open ? "open, copied" : "copied" : t->open ? "open" : "closed");
    asn_answer_number(b, ", \"values\": ", (double)s->n, 0);
    asn_answer_number(b, ", \"distinct\": ", n, 0);
    asn_answer_number(b, ", \"copied\": ", (double)s->given, 0);
    if (!put_most(b, ", \"most_frequent\": [", s->all, SHOWN_VALUES, true, a))
        return false;
    if (v->first) {
        asn_answer_number(b, ", \"not_in_list\": ", (double)s->n_lost, 0);
        if (!put_most(b, ", \"new_values\": [", s->lost, SHOWN_VALUES, true, a))
            return false;
    }
    asn_page_put(b, "}");
    return true;
}

static bool put_stocks(asn_buffer *b, const asn_inventory *v, asn_arena *a)
{
    bool first = true;
    asn_page_put(b, ", \"values\": [");
    for (int t = 0; t < v->g->n_types; t++)
        if (v->stocks[t].n) {
            if (!put_stock(b, v, t, first, a))
                return false;
            first = false;
        }
    asn_page_put(b, "]");
    return true;
}

/* What may occur: the constructors of types that can be reached. */
static void put_ctors(asn_buffer *b, const asn_inventory *v)
{
    const asn_grammar *g     = v->g;
    bool               first = true;
    asn_page_put(b, ", \"constructors\": {");
    for (int c = 1; c <= g->n_ctors; c++)
        if (g->types[g->ctors[c].type].reachable) {
            asn_answer_string(b, first ? "" : ", ", g->ctors[c].name);
            asn_answer_number(b, ": ", (double)v->ctors[c], 0);
            first = false;
        }
    asn_page_put(b, "}");
}

/* ---- A file. */

typedef struct listing { /* of strings */
    asn_buffer *b;
    bool        some;
} listing;

static void put_line(void *context, const char *line)
{
    listing *l = context;
    asn_answer_string(l->b, l->some ? ", " : "", line);
    l->some = true;
}

static bool put_inventory(asn_buffer *b, const asn_inventory *v, const asn_broken *broken, asn_arena *a, asn_error *err)
{
    listing l = {b, false};
    bool    ok;
    asn_answer_string(b, "{\"file\": ", v->path);
    asn_answer_number(b, ", \"examples\": ", (double)v->n, 0);
    asn_answer_number(b, ", \"bad_lines\": ", (double)v->bad, 0);
    asn_answer_number(b, ", \"distinct_inputs\": ", (double)asn_inputs_count(v->inputs), 0);
    asn_answer_number(b, ", \"distinct_trees\": ", (double)asn_inputs_count(v->trees), 0);
    asn_answer_number(b, ", \"duplicates\": ", (double)(v->n - asn_inputs_count(v->pairs)), 0);
    if (!put_conflicts(b, v, a, err))
        return false;
    put_range(b, ", \"nodes\": {\"least\": ", &v->nodes, v->n);
    put_range(b, "}, \"height\": {\"least\": ", &v->heights, v->n);
    asn_page_put(b, "}");
    if (v->first) {
        asn_answer_number(b, ", \"shared_inputs\": ", (double)v->shared, 0);
        asn_answer_number(b, ", \"shared_with_another_tree\": ", (double)v->shared_differ, 0);
        asn_answer_number(b, ", \"out_of_reach\": ", (double)v->beyond, 0);
    }
    ok = true;
    for (int c = 0; ok && c < v->g->n_inputs; c++)
        ok = put_input(b, v, c, a);
    asn_page_put(b, "]");
    put_ctors(b, v);
    ok = ok && put_stocks(b, v, a);
    asn_page_put(b, ", \"broken\": [");
    asn_broken_tell(broken, "examples", put_line, &l);
    asn_page_put(b, "]}");
    return ok ? true : asn_out_of_memory(err);
}

bool asn_holdings_json(asn_buffer *b, const asn_holdings *h, asn_error *err)
{
    asn_arena *a  = asn_arena_new(0);
    bool       ok = a ? true : asn_out_of_memory(err);
    asn_answer_string(b, "{\"program\": ", h->g->name);
    asn_page_put(b, ", \"files\": [");
    for (int i = 0; ok && i < h->n; i++) {
        asn_page_put(b, i ? ", " : "");
        ok = put_inventory(b, h->files[i], h->broken[i], a, err);
        asn_arena_reset(a);
    }
    asn_page_put(b, "], \"suggestions\": [");
    for (size_t i = 0; i < h->advices->n; i++) {
        asn_answer_string(b, i ? ", {\"type\": " : "{\"type\": ", h->g->types[h->advices->all[i].type].name);
        asn_answer_string(b, ", \"statement\": ", h->advices->all[i].statement);
        asn_answer_string(b, ", \"why\": ", h->advices->all[i].why);
        asn_page_put(b, "}");
    }
    asn_page_put(b, "]}");
    asn_arena_free(a);
    return ok && !b->failed ? true : ok ? asn_out_of_memory(err) : false;
}

bool asn_holdings_write(const char *path, const asn_holdings *h, asn_error *err)
{
    asn_buffer b = {0};
    char       title[200];
    snprintf(title, sizeof title, "%.100s: its examples", h->g->name);
    bool ok = asn_holdings_json(&b, h, err) && asn_page_write(path, "data.html", title, &b, err);
    asn_buffer_free(&b);
    return ok;
}
