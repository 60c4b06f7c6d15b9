/* cli_report.c: the command report: the course of a training run, from its log. */
#include "commands/commands.h"
#include "examples/index.h"
#include "model/ensemble.h"
#include "pages/course.h"

#include <string.h>

enum { OUT, MODEL, DEV, THREADS, SKIP_BAD };
static const asn_option options[] = {
    [OUT]      = {"-o", "PAGE", "the HTML file to write; it needs nothing else"},
    [MODEL]    = {"--model", "M", "with --dev: the model, to show how well it chooses each constructor"},
    [DEV]      = {"--dev", "FILE", "with --model: examples, of which the hardest are shown"},
    [THREADS]  = {"--threads", "N", "all processors by default"},
    [SKIP_BAD] = {"--skip-bad", NULL, "leave out lines of --dev that cannot be read, and name them"},
    {NULL, NULL, NULL},
};

typedef struct request {
    const char   *log, *out, *model, *dev;
    int           threads;
    asn_bad_lines bad_lines;
} request;

static int read_options(asn_call *c, request *r)
{
    int bad = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case OUT: r->out = c->value; break;
        case MODEL: bad = asn_read_model(c, &r->model); break;
        case DEV: r->dev = c->value; break;
        case THREADS: bad = asn_read_threads(c, &r->threads); break;
        case SKIP_BAD: r->bad_lines.skip = true; break;
        case ASN_WORD:
            bad    = r->log ? asn_usage_error(c, "one log at a time, not '%s' too", c->value) : 0;
            r->log = c->value;
            break;
        default: bad = 2;
        }
    if (!bad && (!r->log || !r->out))
        bad = asn_usage_error(c, "report needs %s", r->log ? "-o PAGE" : "a LOG, such as M.log.jsonl, which train writes beside the model M");
    if (!bad && !r->model != !r->dev)
        bad = asn_usage_error(c, "--model and --dev go together: the model is tried on the examples");
    return bad;
}

static bool index_all(const asn_model *m, asn_data *d, asn_error *err)
{
    for (size_t i = 0; i < d->n; i++)
        if (!asn_index_example(d->arena, m, &d->all[i], false))
            return asn_out_of_memory(err);
    return true;
}

/* With a model and examples. */
static bool report_model(const asn_grammar *g, const request *r, const asn_course *page, asn_evaluated *now, asn_error *err)
{
    asn_ensemble *m  = asn_ensemble_open(g, &r->model, 1, err);
    asn_data     *d  = m ? asn_data_new() : NULL;
    asn_pool     *p  = d ? asn_pool_new(r->threads) : NULL;
    bool          ok = p ? asn_data_read(d, g, r->dev, &r->bad_lines, err) && index_all(m->members[0].model, d, err) : m ? asn_out_of_memory(err) : false;
    if (ok) {
        now->member = m->members;
        now->data   = d;
        now->pool   = p;
        ok          = asn_course_write(page, now, err);
    }
    asn_pool_free(p);
    asn_data_free(d);
    asn_ensemble_close(m);
    return ok;
}

static int run(asn_call *c)
{
    request   r = {.threads = asn_processors(), .bad_lines = {.say = asn_say_bad_line, .context = (void *)(uintptr_t)c->g}};
    asn_error err;
    int       bad = read_options(c, &r);
    if (bad)
        return bad;
    asn_course    page = {c->g, r.out, r.model, r.dev ? "dev" : NULL};
    asn_evaluated now  = {.log = r.log, .finished = true};
    bool          ok   = r.model ? report_model(c->g, &r, &page, &now, &err) : asn_course_write(&page, &now, &err);
    return ok ? 0 : asn_say_error(c->g, &err);
}

const asn_command asn_command_report = {
    "report", "LOG -o PAGE [--model M --dev FILE]", "Draws the log of a training run as a page: loss, metric, rate and speed of each pass.", options, false, NULL, run,
};
