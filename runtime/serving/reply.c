#include "serving/reply.h"

#include "pages/page.h"
#include "pages/why.h"

#include <stdio.h>

enum { MOST_KEPT = 64 << 20 }; /* bytes: what a rare long sentence took is not kept for good */

void asn_replier_free(asn_replier *w)
{
    asn_committee_free(w->committee);
    asn_arena_free(w->arena);
    *w = (asn_replier){0};
}

/* ---- Before and after. */

static bool begin(const asn_manner *how, asn_replier *w, asn_error *err)
{
    if (!w->arena)
        w->arena = asn_arena_new(0);
    if (!w->committee)
        w->committee = asn_committee_new(how->models->members, how->models->n);
    return w->arena && w->committee ? true : asn_out_of_memory(err);
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

/* ---- As JSON. */

bool asn_reply_json(const asn_manner *how, asn_replier *w, const char *line, size_t length, int kbest, asn_buffer *b, bool *abstained, asn_error *err)
{
    asn_manner   as_json = *how;
    asn_response r       = {.foreign = -1, .out = *b};
    as_json.format       = ASN_FORMAT_JSON;
    as_json.kbest        = kbest;
    bool ok              = begin(how, w, err) && asn_respond(&as_json, w->committee, w->arena, line, length, &r, err);
    asn_buffer_put(&r.out, "\n", 1);
    *b         = r.out;
    *abstained = r.abstained != NULL;
    end(w);
    return ok && b->failed ? asn_out_of_memory(err) : ok;
}

/* ---- As a page. */

bool asn_reply_page(const asn_manner *how, asn_replier *w, const char *line, size_t length, int kbest, asn_buffer *b, asn_error *err)
{
    asn_example    e;
    asn_why        why;
    asn_buffer     data = {0};
    char           title[200];
    asn_why_limits l  = {kbest, how->limits, how->budget};
    bool           ok = begin(how, w, err) && asn_respond_read(how, w->committee, w->arena, line, length, &e, err);
    if (ok && !asn_why_find(how->models, w->committee, &e, &l, w->arena, &why))
        ok = asn_out_of_memory(err);
    if (ok) {
        asn_why_json(&data, &why);
        snprintf(title, sizeof title, "%.100s: why this answer", how->g->name);
        ok = asn_page_put_into(b, "explain.html", title, &data, err);
    }
    asn_buffer_free(&data);
    end(w);
    return ok;
}
