#include "pages/course.h"

#include "decoding/answer.h"
#include "ground/lines.h"
#include "pages/figures.h"
#include "pages/page.h"
#include "text/json.h"

#include <fcntl.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { HARDEST = 20 };

/* A line of the log goes into the page as it is, once it is known to be a JSON object with the number of its pass. */
static bool put_line(asn_buffer *b, const char *path, const asn_lines *l, bool first, asn_arena *a, asn_error *err)
{
    asn_json  line, key, value;
    asn_error why;
    bool      found = false;
    if (!asn_json_check(a, l->text, l->length, &line, &why))
        return asn_fail_as(why.kind, err, "%s:%zu: %.400s", path, l->number, why.text);
    asn_json_walk w = asn_json_inside(line);
    while (asn_json_kind(line) == '{' && asn_json_next(&w, &key, &value))
        found = found || (asn_json_is(key, "epoch") && asn_json_kind(value) == '0');
    if (!found)
        return asn_fail(err, "%s:%zu: this is no line of a training log: there is no \"epoch\"", path, l->number);
    asn_page_put(b, first ? "" : ", ");
    asn_buffer_put(b, line.text, line.length);
    return true;
}

static bool put_lines(asn_buffer *b, const char *path, int file, asn_arena *a, asn_error *err)
{
    asn_lines l  = asn_lines_of(file, path);
    bool      ok = true, first = true;
    for (asn_line_found is; ok && (is = asn_lines_next(&l, err)) != ASN_LINES_END;) {
        ok = is == ASN_LINE;
        if (!ok || !l.length)
            continue;
        ok    = put_line(b, path, &l, first, a, err);
        first = false;
    }
    asn_lines_free(&l);
    return ok;
}

static bool put_log(asn_buffer *b, const char *path, asn_arena *a, asn_error *err)
{
    asn_page_put(b, ", \"log\": [");
    if (path) {
        int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* lines.h */
        if (file < 0)
            return asn_fail_system(err, "cannot open %s", path);
        bool ok = put_lines(b, path, file, a, err);
        close(file);
        if (!ok)
            return false;
    }
    asn_page_put(b, "]");
    return true;
}

static bool put_figures(asn_buffer *b, const asn_course *c, const asn_evaluated *now, asn_arena *a, asn_error *err)
{
    asn_survey survey;
    if (!asn_survey_run(now->member, 1, now->data, now->pool, a, &survey, err))
        return false;
    asn_answer_number(b, ", \"examples\": ", (double)now->data->n, 0);
    asn_figures_constructors(b, c->g, &survey);
    return asn_figures_hardest(b, now->member, 1, NULL, now->data, &survey, HARDEST, a) ? true : asn_out_of_memory(err);
}

static bool put_course(asn_buffer *b, const asn_course *c, const asn_evaluated *now, asn_arena *a, asn_error *err)
{
    asn_answer_string(b, "{\"program\": ", c->g->name);
    if (c->model)
        asn_answer_string(b, ", \"model\": ", c->model);
    if (c->on)
        asn_answer_string(b, ", \"on\": ", c->on);
    asn_answer_number(b, ", \"epoch\": ", now->epoch, 0);
    asn_answer_number(b, ", \"epochs\": ", now->epochs, 0);
    if (now->best)
        asn_answer_number(b, ", \"best\": ", now->best, 0);
    asn_page_put(b, now->finished ? ", \"finished\": true" : ", \"finished\": false");
    asn_answer_number(b, ", \"left\": ", now->left, 0);
    asn_answer_number(b, ", \"written\": ", (double)time(NULL), 0);
    if (!put_log(b, now->log, a, err) || (now->member && !put_figures(b, c, now, a, err)))
        return false;
    asn_page_put(b, "}");
    return true;
}

bool asn_course_write(const asn_course *c, const asn_evaluated *now, asn_error *err)
{
    asn_buffer b = {0};
    char       title[200];
    asn_arena *a  = asn_arena_new(0);
    bool       ok = a ? put_course(&b, c, now, a, err) : asn_out_of_memory(err);
    snprintf(title, sizeof title, "%.100s: training", c->g->name);
    ok = ok && asn_page_write(c->path, "train.html", title, &b, err);
    asn_buffer_free(&b);
    asn_arena_free(a);
    return ok;
}

bool asn_course_begin(const asn_course *c, int epochs, asn_error *err)
{
    return asn_course_write(c, &(asn_evaluated){.epochs = epochs, .left = -1}, err);
}
