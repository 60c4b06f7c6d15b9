/* cli_predict.c: the command predict: sentences in, a line out for each. */
#include "commands/commands.h"
#include "decoding/answer.h"
#include "decoding/bulk.h"
#include "decoding/trust.h"
#include "examples/columns.h"
#include "ground/array.h"
#include "ground/lines.h"
#include "ground/pool.h"
#include "model/ensemble.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MODEL, FORMAT, PROB, KBEST, EXPANSIONS, SECONDS, DECISIONS, MIN_PROB, PRECISION, UNCONSTRAINED, ENTITIES, THREADS };
static const asn_option options[] = {
    [MODEL]      = {"--model", "M", ASN_MODEL_HELP},
    [FORMAT]     = {"--format", "text|tree|json", "what to print: the tree as the task prints it, as a tree, or both and more as JSON"},
    [PROB]       = {"--prob", NULL, "with text and trees: the probability before each answer, and a tab; calibrated, if the model is"},
    [KBEST]      = {"--kbest", "K", "search the K most probable trees: one after the other between tabs, or with --format json as a list"},
    [EXPANSIONS] = {"--expansions", "N", "with --kbest: the most that is computed for a sentence, in decisions; 20000 by default"},
    [SECONDS]    = {"--seconds", "S", "with --kbest: the longest that a sentence is searched; without limit by default"},
    [DECISIONS]  = {"--decisions", NULL, "with --format json: how the tree was decided, step by step"},
    [MIN_PROB]   = {"--min-prob", "P", "answer only if the answer is at least this probable, from 0 to 1, and the input is not foreign; otherwise abstain"},
    [PRECISION]  = {"--precision", "90|95|99", "answer only if so many of a hundred such answers were right on dev, and the input is not foreign"},
    [UNCONSTRAINED] = {"--unconstrained", NULL, "answers need not keep to the task's constraints"},
    [ENTITIES]   = {"--entities", "FILE", ASN_ENTITIES_HELP},
    [THREADS]    = {"--threads", "N", "all processors by default; answers come in the order of their lines"},
    {NULL, NULL, NULL},
};

typedef struct job { /* a line and its answer */
    size_t       at, length, number; /* at: in the text of the batch */
    bool         failed;
    asn_error    err;
    asn_response answer;
} job;

enum {
    BATCH = 4096,         /* lines answered side by side at the most */
    BATCH_TEXT = 1 << 24, /* the same in bytes, if they are many lines */
    LONG = 1 << 14        /* bytes: a longer line is answered alone, as what it takes of memory stays where it was answered */
};

typedef struct predictor {
    asn_manner          how;
    asn_added           added; /* names that the task's lexicon does not have */
    const char         *name; /* of what is read, for messages */
    int                 n, code, expansions;
    int                 lost; /* errno of the first answer that could not be written; 0: all were */
    bool                unconstrained;
    int                 precision; /* 90, 95, 99; 0: nobody asked for one */
    asn_pool           *pool;
    asn_bulk           *bulk;
    atomic_int          next;  /* job */
    bool                alone; /* it is now the turn of those that are answered alone */
    job                 jobs[BATCH];
    ASN_ARRAY(char) text; /* of the lines in jobs */
} predictor;

/* ---- A batch of them. */

static void do_job(void *context, int number, asn_committee *c, asn_arena *a)
{
    predictor *p = context;
    job       *j = &p->jobs[number];
    if (!j->failed)
        j->failed = !asn_respond(&p->how, c, a, p->text.all + j->at, j->length, &j->answer, &j->err);
}

/* A search is answered alone: its time may be limited. */
static int next_job(void *context)
{
    predictor *p = context;
    for (;;) {
        int number = atomic_fetch_add(&p->next, 1);
        if (number >= p->n)
            return -1;
        if (p->alone == (p->how.kbest || p->jobs[number].length > LONG))
            return number;
    }
}

static void do_jobs(void *context, int number, int thread)
{
    predictor    *p    = context;
    asn_bulk_work work = {p, next_job, do_job};
    int           n    = asn_pool_threads(p->pool);
    (void)number;
    if (!asn_bulk_run(p->bulk, thread, &work, p->alone ? 1 : (p->n + n - 1) / n))
        for (int k; (k = next_job(p)) >= 0;)
            p->jobs[k].failed = p->jobs[k].failed || !asn_out_of_memory(&p->jobs[k].err);
}

/* After each attempt to write: what follows may change errno. */
static void note_lost(predictor *p)
{
    if (!p->lost && ferror(stdout))
        p->lost = errno;
}

/* Exactly one line, whatever happened. */
static void print_answer(predictor *p, job *j)
{
    if (j->failed) {
        asn_error where;
        asn_fail_as(j->err.kind, &where, "%s:%zu: %.400s", p->name, j->number, j->err.text);
        int code      = asn_say_error(p->how.g, &where);
        p->code       = code > p->code ? code : p->code;
        j->answer.out = (asn_buffer){.text = j->answer.out.text, .room = j->answer.out.room};
        if (p->how.format == ASN_FORMAT_JSON)
            asn_answer_error(&j->answer.out, j->err.text);
        if (j->answer.out.failed) { /* the shortest that can be said: it needs no memory */
            fputs("{\"error\": \"out of memory\"}", stdout);
            p->code              = ASN_BAD_SYSTEM;
            j->answer.out.length = 0;
        }
    }
    if (!j->failed && j->answer.abstained && p->how.format != ASN_FORMAT_JSON)
        fprintf(stderr, "%s: %s:%zu: no answer: %s\n", p->how.g->name, p->name, j->number, j->answer.abstained);
    if (j->answer.out.length) /* an empty buffer has no text */
        fwrite(j->answer.out.text, 1, j->answer.out.length, stdout);
    putchar('\n');
    note_lost(p);
    if (!j->failed && !j->answer.abstained && p->how.format == ASN_FORMAT_TEXT && !p->how.prob && isatty(STDOUT_FILENO))
        fprintf(stderr, "    probability %.3f\n", exp(j->answer.log_prob));
}

/* flush: somebody who writes lines into a pipe waits for their answers. */
static bool answer_batch(predictor *p, bool flush, asn_error *err)
{
    int threads = asn_pool_threads(p->pool);
    for (int alone = 0; alone < 2; alone++) {
        p->alone = alone;
        p->next  = 0;
        if (p->n == 1)
            do_jobs(p, 0, 0);
        else
            asn_pool_run(p->pool, p->n < threads ? p->n : threads, do_jobs, p);
    }
    for (int i = 0; i < p->n; i++)
        print_answer(p, &p->jobs[i]);
    p->n      = 0;
    p->text.n = 0;
    if (flush) {
        fflush(stdout);
        note_lost(p);
    }
    if (!p->lost)
        return true;
    clearerr(stdout); /* it will have been said */
    errno = p->lost;
    return asn_fail_system(err, "cannot write to standard output");
}

static bool add_line(predictor *p, const char *line, size_t length, size_t number, const asn_error *bad)
{
    job *j = &p->jobs[p->n];
    while (length && line[length - 1] == '\r')
        length--;
    if (!asn_array_reserve(&p->text, length + 1)) /* + 1: never NULL */
        return false;
    *j = (job){.at = p->text.n, .length = length, .number = number, .failed = bad != NULL, .answer = {.foreign = -1, .out = j->answer.out}};
    if (bad)
        j->err = *bad;
    j->answer.out.length = 0;
    if (length)
        memcpy(p->text.all + p->text.n, line, length);
    p->text.n += length;
    p->n++;
    return true;
}

/* ---- All of them. */

/* A record of a table becomes a line of JSON. Its header is no sentence. */
static bool add_record(predictor *p, asn_columns *c, asn_arena *scratch, const asn_records *r)
{
    asn_error   why;
    const char *line;
    size_t      length;
    asn_arena_reset(scratch);
    if (!c->begun && asn_columns_header(c, p->how.g, scratch, r->text, r->length))
        return true;
    if (asn_columns_line(c, p->how.g, scratch, r->text, r->length, &line, &length, &why))
        return add_line(p, line, length, r->number, NULL);
    return add_line(p, "", 0, r->number, &why);
}

static bool answer_file(predictor *p, int file, asn_error *err)
{
    struct stat is;
    bool        waits   = fstat(file, &is) != 0 || !S_ISREG(is.st_mode); /* for lines that somebody writes */
    asn_columns c       = asn_columns_of(p->how.g, p->name);
    asn_records l       = asn_records_of(&c, file, p->name);
    asn_arena  *scratch = asn_arena_new(0);
    l.lines.longest     = ASN_LONGEST_SENTENCE;
    bool        ok = scratch ? true : asn_out_of_memory(err), done = false;
    while (ok && !done) {
        asn_error why;
        switch (asn_records_next(&l, &why)) {
        case ASN_LINE:
            if (!(c.separator ? add_record(p, &c, scratch, &l) : add_line(p, l.text, l.length, l.number, NULL)))
                ok = asn_out_of_memory(err);
            break;
        case ASN_LINE_TOO_LONG: ok = add_line(p, "", 0, l.number, &why) ? true : asn_out_of_memory(err); break;
        case ASN_LINES_END: done = true; break;
        case ASN_LINES_FAILED: *err = why; ok = false; break;
        }
        if (p->n && (p->n == BATCH || p->text.n >= BATCH_TEXT || !ok || done || (waits && !asn_lines_ready(&l.lines))))
            ok = answer_batch(p, file == STDIN_FILENO, ok ? err : &why) && ok; /* the first error is told */
    }
    asn_records_free(&l);
    asn_arena_free(scratch);
    return ok;
}

static bool answer_all(predictor *p, const char *what, asn_error *err)
{
    asn_word_kind kind = what && strcmp(what, "-") != 0 ? asn_kind_of_word(what) : ASN_IS_FILE;
    if (kind == ASN_IS_TEXT) {
        p->name = "sentence";
        if (!add_line(p, what, strlen(what), 1, NULL))
            return asn_out_of_memory(err);
        return answer_batch(p, false, err);
    }
    bool named = what && strcmp(what, "-") != 0;
    int  file  = named ? open(what, O_RDONLY | O_CLOEXEC) : STDIN_FILENO;
    p->name    = named ? what : "standard input";
    if (file < 0)
        return asn_fail_system(err, "cannot open %s", what);
    bool ok = answer_file(p, file, err);
    if (named)
        close(file);
    return ok;
}

static bool set_precision(predictor *p, const char *model, asn_error *err)
{
    return asn_precision_prob(p->how.g, &p->how.trust, model, p->precision, &p->how.min_prob, err);
}

static int read_options(asn_call *c, predictor *p, asn_models *models, const char **what, int *threads)
{
    int bad = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case MODEL: bad = asn_add_model(c, models); break;
        case FORMAT: bad = asn_read_format(c, &p->how.format); break;
        case PROB: p->how.prob = true; break;
        case KBEST: bad = asn_read_whole(c, "--kbest", ASN_MAX_KBEST, &p->how.kbest); break;
        case EXPANSIONS: bad = asn_read_whole(c, "--expansions", ASN_MAX_EXPANSIONS, &p->expansions); break;
        case SECONDS: bad = asn_read_seconds(c, &p->how.limits.seconds); break;
        case DECISIONS: p->how.decisions = true; break;
        case MIN_PROB: bad = asn_read_min_prob(c, &p->how.min_prob); break;
        case PRECISION: bad = asn_read_precision(c, &p->precision); break;
        case UNCONSTRAINED: p->unconstrained = true; break;
        case ENTITIES: bad = asn_add_entities(c, &p->added); break;
        case THREADS: bad = asn_read_threads(c, threads); break;
        case ASN_WORD:
            bad   = *what ? asn_usage_error(c, "one sentence or file at a time, not '%s' too: put a sentence in quotes", c->value) : 0;
            *what = c->value;
            break;
        default: bad = 2;
        }
    if (!bad && !models->n)
        bad = asn_usage_error(c, "predict needs --model M");
    if (!bad && p->how.prob && p->how.format == ASN_FORMAT_JSON)
        bad = asn_usage_error(c, "--prob is for text and trees: JSON has \"logprob\"");
    if (!bad && p->how.decisions && p->how.format != ASN_FORMAT_JSON)
        bad = asn_usage_error(c, "--decisions needs --format json");
    if (!bad && p->how.decisions && p->how.kbest)
        bad = asn_usage_error(c, "--decisions shows how one tree is decided: leave out --kbest");
    if (!bad && !p->how.kbest && (p->expansions || p->how.limits.seconds > 0))
        bad = asn_usage_error(c, "--expansions and --seconds limit a search: they need --kbest K");
    if (!bad && p->precision && p->how.min_prob >= 0)
        bad = asn_usage_error(c, "--precision chooses a probability, --min-prob states one: give one of them");
    if (!bad && p->precision && models->n > 1)
        bad = asn_usage_error(c, "--precision is known for a model alone, not for several that decide together: give --min-prob P");
    if (p->how.min_prob <= 0) /* 0 accepts everything */
        p->how.min_prob = -1;
    p->how.limits.expansions = p->expansions ? p->expansions : ASN_EXPANSIONS;
    return bad;
}

static int predict(predictor *p, const asn_models *models, const char *what, int threads)
{
    asn_error          err;
    const char        *places = getenv("ASN_PLACES"); /* for measuring and testing: 1 answers one by one */
    const asn_grammar *g      = asn_added_open(&p->added, p->how.g, &err);
    asn_ensemble      *m      = g ? asn_ensemble_open(g, models->paths, models->n, &err) : NULL;
    if (!m)
        return asn_say_error(p->how.g, &err);
    p->how.g                    = g;
    p->how.models               = m;
    p->how.budget               = asn_budget_of(m->members[0].model);
    p->how.budget.unconstrained = p->unconstrained;
    p->how.trust                = asn_trust_of(m->members, m->n);
    p->pool                     = asn_pool_new(threads);
    p->bulk                     = asn_bulk_new(m->members, m->n, places ? atoi(places) : 0, threads);
    bool ok                     = p->pool && p->bulk ? set_precision(p, models->paths[0], &err) && answer_all(p, what, &err) : asn_out_of_memory(&err);
    asn_bulk_free(p->bulk);
    for (int i = 0; i < BATCH; i++)
        asn_buffer_free(&p->jobs[i].answer.out);
    asn_array_free(&p->text);
    asn_pool_free(p->pool);
    asn_ensemble_close(m);
    return asn_close_output(p->how.g, ok ? p->code : asn_say_error(p->how.g, &err));
}

static int run(asn_call *c)
{
    asn_models  models  = {.n = 0};
    const char *what    = NULL;
    int         threads = asn_processors();
    predictor  *p       = calloc(1, sizeof *p);
    asn_error   err;
    if (!p)
        return asn_out_of_memory(&err), asn_say_error(c->g, &err);
    p->how.g        = c->g;
    p->how.min_prob = -1;
    int code = read_options(c, p, &models, &what, &threads);
    if (!code)
        code = predict(p, &models, what, threads);
    asn_added_free(&p->added);
    free(p);
    return code;
}

const asn_command asn_command_predict = {
    "predict",
    "--model M [--model M2 ...] [options] [FILE | \"a sentence\"]",
    "Answers sentences: the trees that a model, or several together, makes of them.",
    options,
    false,
    "Each input line is a sentence, or JSON; exactly one line is printed for it. A line that cannot be read gets an empty line,\n"
    "or with --format json an object with \"error\". Without FILE and sentence, standard input is read. A word is taken for a file\n"
    "if there is a file of that name. The sentences of a file are answered many at a time; each gets the answer that it gets alone.\n\n"
    "With --kbest, \"exact\" in JSON says whether it is proved that none of the K most probable trees is missing. If a limit was reached\n"
    "before that, no missing tree has a greater log-probability than \"bound\".\n\n"
    "With --min-prob or --precision, a line without an answer gets an empty line, and the reason on stderr; in JSON \"tree\" is null and \"abstained\" is\n"
    "the reason. An empty input and one whose words are all unknown are never answered then. In JSON, \"tempered\" says that log-probabilities are\n"
    "fitted to what was right on dev (calibrate), \"foreign\" is how unlike the task's sentences the input is, from 0 to 1, and \"unknown\" lists words\n"
    "that the model does not know.",
    run,
};
