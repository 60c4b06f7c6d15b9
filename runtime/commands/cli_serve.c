/* cli_serve.c: the command serve: sentences by HTTP, answers as JSON or as pages. */
#include "commands/commands.h"
#include "decoding/answer.h"
#include "decoding/trust.h"
#include "pages/page.h"
#include "serving/http.h"
#include "serving/metrics.h"
#include "serving/reply.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MODEL, PORT, HOST, MIN_PROB, PRECISION, UNCONSTRAINED, ENTITIES, THREADS, EXPANSIONS, SECONDS, TIMEOUT, CONNECTIONS, WAITING };
static const asn_option options[] = {
    [MODEL]         = {"--model", "M", ASN_MODEL_HELP},
    [PORT]          = {"--port", "P", "where to listen; 0: any port that is free. The address is printed"},
    [HOST]          = {"--host", "HOST", "the address to listen at; 127.0.0.1 by default, which only this machine reaches"},
    [MIN_PROB]      = {"--min-prob", "P", "answer only if the answer is at least this probable, from 0 to 1, and the input is not foreign; otherwise abstain"},
    [PRECISION]     = {"--precision", "90|95|99", "answer only if so many of a hundred such answers were right on dev, and the input is not foreign"},
    [UNCONSTRAINED] = {"--unconstrained", NULL, "answers need not keep to the task's constraints"},
    [ENTITIES]      = {"--entities", "FILE", ASN_ENTITIES_HELP},
    [THREADS]       = {"--threads", "N", "sentences that are parsed at the same time; all processors by default"},
    [EXPANSIONS]    = {"--expansions", "N", "the most that a search for the k best computes, in decisions; 20000 by default"},
    [SECONDS]       = {"--seconds", "S", "the longest that such a search takes; without limit by default"},
    [TIMEOUT]       = {"--timeout", "S", "a client that takes longer to send a request or to take its answer is cut off; 10 by default"},
    [CONNECTIONS]   = {"--connections", "N", "most connections; when there are more, the one that was idle longest is closed; 256 by default"},
    [WAITING]       = {"--waiting", "N", "most requests that wait for a thread; more are refused with 503; 64 by default"},
    {NULL, NULL, NULL},
};

enum { MOST_KBEST = 100, MOST_BODY = 64 << 10, MOST_URI = 8 << 10 };

typedef struct server {
    const asn_grammar *g;
    asn_manner         how;
    asn_replier       *workers;
    asn_metrics       *metrics;
    asn_http          *http;
    asn_buffer         start; /* the page that one types sentences into */
} server;

/* ---- Errors. */

static const char JSON[] = "application/json", HTML[] = "text/html; charset=utf-8";

static void refuse(void *context, int status, const char *message, asn_http_reply *r)
{
    (void)context;
    r->status      = status;
    r->type        = JSON;
    r->body.length = 0;
    asn_answer_error(&r->body, message);
    asn_buffer_put(&r->body, "\n", 1);
}

static void refuse_error(const asn_error *err, asn_http_reply *r)
{
    refuse(NULL, err->kind == ASN_BAD_INPUT ? 400 : 503, err->text, r);
}

/* ---- A sentence: what it is, and how many trees it wants. */

typedef struct asked {
    const char *line;
    size_t      length;
    int         kbest;
} asked;

typedef struct parameters { /* that a query has */
    int  sentences, kbests;
    char other[80]; /* the first that is neither */
} parameters;

static bool count_parameter(void *context, const char *name)
{
    parameters *p = context;
    bool        is_sentence = strcmp(name, "sentence") == 0, is_kbest = strcmp(name, "kbest") == 0;
    p->sentences += is_sentence;
    p->kbests += is_kbest;
    if (is_sentence || is_kbest)
        return true;
    snprintf(p->other, sizeof p->other, "%s", *name ? name : "(without a name)");
    return false;
}

static bool read_kbest(const asn_http_request *q, int *kbest, asn_error *err)
{
    size_t      n;
    const char *text = asn_http_parameter(q, "kbest", &n);
    if (!text)
        return true;
    char *end;
    errno  = 0;
    long k = strtol(text, &end, 10);
    if (!n || strspn(text, "0123456789") != n || errno || k < 1 || k > MOST_KBEST)
        return asn_fail(err, "kbest is a whole number from 1 to %d, not '%.80s'", MOST_KBEST, text);
    *kbest = (int)k;
    return true;
}

static bool is_post(const asn_http_request *q)
{
    return strcmp(asn_http_method(q), "POST") == 0;
}

/* JSON may stand on several lines; a sentence may end in a line end. */
static void trim(asked *a)
{
    while (a->length && strchr(" \t\r\n", a->line[0]) && a->line[0])
        a->line++, a->length--;
    while (a->length && (a->line[a->length - 1] == '\n' || a->line[a->length - 1] == '\r'))
        a->length--;
}

static bool read_asked(const server *s, const asn_http_request *q, asked *a, asn_error *err)
{
    parameters p = {0};
    asn_http_parameters(q, &p, count_parameter);
    if (p.other[0])
        return asn_fail(err, "there is no parameter '%s': there are sentence and kbest", p.other);
    if (p.sentences > 1 || p.kbests > 1)
        return asn_fail(err, "the parameter '%s' stands there twice", p.sentences > 1 ? "sentence" : "kbest");
    if (!read_kbest(q, &a->kbest, err))
        return false;
    if (is_post(q) && p.sentences)
        return asn_fail(err, "the sentence is the body of a POST: leave out the parameter");
    a->line = is_post(q) ? asn_http_body(q, &a->length) : asn_http_parameter(q, "sentence", &a->length);
    if (!a->line || (is_post(q) && !a->length))
        return asn_fail(err, "there is no sentence: GET %s?sentence=..., or POST it as the body; JSON is {\"input\": {\"%s\": \"...\"%s}}", asn_http_path(q),
                        s->g->inputs[0].name, s->g->n_inputs > 1 ? ", ..." : "");
    trim(a);
    return true;
}

/* ---- What is answered at once. */

static void write_health(const server *s, asn_http_reply *r)
{
    char text[200];
    snprintf(text, sizeof text, "{\"status\": \"ok\", \"name\": \"%.100s\", \"models\": %d}\n", s->g->name, s->how.models->n);
    r->type = JSON;
    asn_buffer_put(&r->body, text, strlen(text));
}

static void write_metrics(const server *s, const asn_http_request *q, asn_http_reply *r)
{
    asn_metrics_now now = {0};
    asn_http_now(q, &now.connections, &now.waiting);
    r->type = "text/plain; version=0.0.4; charset=utf-8";
    asn_metrics_write(s->metrics, &now, &r->body);
}

static void write_start(const server *s, asn_http_reply *r)
{
    r->type = HTML;
    asn_buffer_put(&r->body, s->start.text, s->start.length);
}

typedef enum place { START, PARSE, EXPLAIN, METRICS, HEALTH, NOWHERE } place;
static const char *const paths[] = {[START] = "/", [PARSE] = "/parse", [EXPLAIN] = "/explain", [METRICS] = "/metrics", [HEALTH] = "/health", [NOWHERE] = NULL};

static place place_of(const asn_http_request *q)
{
    place p = START;
    while (paths[p] && strcmp(paths[p], asn_http_path(q)) != 0)
        p++;
    return p;
}

static bool is_allowed(const asn_http_request *q, bool posts)
{
    const char *method = asn_http_method(q);
    return strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0 || (posts && strcmp(method, "POST") == 0);
}

static bool quick(void *context, const asn_http_request *q, asn_http_reply *r)
{
    server *s     = context;
    place   where = place_of(q);
    bool    posts = where == PARSE || where == EXPLAIN;
    r->status     = 200;
    if (where == NOWHERE)
        refuse(s, 404, "there is nothing here: there are /, /parse, /explain, /metrics and /health", r);
    else if (!is_allowed(q, posts)) {
        refuse(s, 405, posts ? "this takes GET and POST" : "this takes GET", r);
        r->allow = posts ? "GET, HEAD, POST" : "GET, HEAD";
    } else if (where == HEALTH)
        write_health(s, r);
    else if (where == METRICS)
        write_metrics(s, q, r);
    else if (where == START)
        write_start(s, r);
    else
        return false;
    if (r->body.failed)
        r->status = 503;
    return true;
}

/* ---- What takes a moment. */

static void work(void *context, int thread, const asn_http_request *q, asn_http_reply *r)
{
    server   *s = context;
    asked     a = {0};
    asn_error err;
    bool      page = place_of(q) == EXPLAIN, abstained = false, ok = read_asked(s, q, &a, &err);
    r->status = 200;
    r->type   = page ? HTML : JSON;
    if (ok && page)
        ok = asn_reply_page(&s->how, &s->workers[thread], a.line, a.length, a.kbest ? a.kbest : 5, &r->body, &err);
    else if (ok)
        ok = asn_reply_json(&s->how, &s->workers[thread], a.line, a.length, a.kbest, &r->body, &abstained, &err);
    if (ok)
        asn_metrics_sentence(s->metrics, abstained);
    else
        refuse_error(&err, r);
}

static void done(void *context, const asn_http_request *q, int status, double seconds)
{
    asn_metrics_request(((server *)context)->metrics, asn_http_path(q), status, seconds);
}

/* ---- The page. */

static bool make_start(server *s, asn_error *err)
{
    asn_buffer data = {0};
    char       title[200];
    asn_page_string(&data, "{\"name\": ", s->g->name, strlen(s->g->name));
    for (int i = 0; i < s->g->n_inputs; i++)
        asn_page_string(&data, i ? ", " : ", \"inputs\": [", s->g->inputs[i].name, strlen(s->g->inputs[i].name));
    asn_page_put(&data, "]}");
    snprintf(title, sizeof title, "%.100s: from sentences to trees", s->g->name);
    bool ok = asn_page_put_into(&s->start, "serve.html", title, &data, err);
    asn_buffer_free(&data);
    return ok;
}

/* ---- Until a signal comes. */

static int wake[2]; /* a pipe: what is written to it ends the server */
static void on_signal(int number)
{
    int keep = errno;
    (void)number;
    if (write(wake[1], "", 1) < 0) { /* it is full: then it has been said */
    }
    errno = keep;
}

/* The first signal ends the server once running requests are answered; a second one ends the program at once. */
static bool catch_signals(asn_error *err)
{
    struct sigaction end = {.sa_handler = on_signal, .sa_flags = (int)SA_RESETHAND}, ignore = {.sa_handler = SIG_IGN};
    if (pipe(wake) != 0)
        return asn_fail_system(err, "cannot make a pipe");
    for (int i = 0; i < 2; i++)
        fcntl(wake[i], F_SETFD, FD_CLOEXEC);
    sigemptyset(&end.sa_mask);
    sigemptyset(&ignore.sa_mask);
    sigaction(SIGINT, &end, NULL);
    sigaction(SIGTERM, &end, NULL);
    sigaction(SIGPIPE, &ignore, NULL); /* of a client that went away */
    return true;
}

static void serve_until_signal(server *s, double timeout)
{
    struct pollfd p      = {.fd = wake[0], .events = POLLIN};
    int           pause  = timeout < 2 ? (int)(timeout * 125) + 1 : 250, /* milliseconds */
                  caught = 0;
    while (caught <= 0) {
        caught = poll(&p, 1, pause);
        asn_http_tend(s->http);
    }
    asn_http_finish(s->http);
    while (asn_http_busy(s->http) > 0) {
        poll(NULL, 0, 5);
        asn_http_tend(s->http);
    }
}

typedef struct request { /* of the command line */
    asn_models      models;
    asn_added       added; /* names that the task's lexicon does not have */
    const char     *host;
    int             port, precision, expansions;
    bool            unconstrained;
    double          min_prob, seconds;
    asn_http_limits limits;
} request;

static bool serve(server *s, const request *o, asn_error *err)
{
    asn_http_calls calls = {s, quick, work, refuse, done};
    char           address[300];
    s->workers = calloc((size_t)o->limits.threads, sizeof *s->workers);
    s->metrics = asn_metrics_new(paths);
    if (!s->workers || !s->metrics)
        return asn_out_of_memory(err);
    if (!make_start(s, err) || !catch_signals(err))
        return false;
    int socket = asn_http_listen(o->host, o->port, address, sizeof address, err);
    if (socket < 0 || !(s->http = asn_http_new(socket, &calls, &o->limits, err)))
        return false;
    asn_say_result("%s", address);
    bool told = fflush(stdout) == 0 && !ferror(stdout); /* who started it may wait for this line */
    if (!told)
        asn_fail_system(err, "cannot write to standard output");
    else
        serve_until_signal(s, o->limits.seconds);
    asn_http_free(s->http);
    return told;
}

static bool open_and_serve(const asn_grammar *plain, request *o, asn_error *err)
{
    const asn_grammar *g = asn_added_open(&o->added, plain, err);
    server             s = {.g = g};
    asn_ensemble      *m = !g ? NULL : asn_ensemble_open(g, o->models.paths, o->models.n, err);
    if (!m)
        return false;
    s.how = (asn_manner){.g = g, .models = m, .trust = asn_trust_of(m->members, m->n), .budget = asn_budget_of(m->members[0].model),
                         .limits = {.expansions = o->expansions, .seconds = o->seconds}, .min_prob = o->min_prob};
    s.how.budget.unconstrained = o->unconstrained;
    bool ok = asn_precision_prob(g, &s.how.trust, o->models.paths[0], o->precision, &s.how.min_prob, err) && serve(&s, o, err);
    for (int i = 0; s.workers && i < o->limits.threads; i++)
        asn_replier_free(&s.workers[i]);
    free(s.workers);
    asn_metrics_free(s.metrics);
    asn_buffer_free(&s.start);
    asn_ensemble_close(m);
    return ok;
}

/* ---- The command line. */

static int read_port(const asn_call *c, int *port)
{
    char *end;
    long  n = strtol(c->value, &end, 10);
    if (end == c->value || *end || n < 0 || n > 65535)
        return asn_usage_error(c, "--port is a number from 0 to 65535, not '%s'", c->value);
    *port = (int)n;
    return 0;
}

static int read_timeout(const asn_call *c, double *seconds)
{
    char *end;
    *seconds = strtod(c->value, &end);
    return end != c->value && !*end && *seconds > 0 && *seconds <= 3600 ? 0 : asn_usage_error(c, "--timeout is a number of seconds above 0, at most 3600, not '%s'", c->value);
}

static int read_options(asn_call *c, request *o)
{
    int bad = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case MODEL: bad = asn_add_model(c, &o->models); break;
        case PORT: bad = read_port(c, &o->port); break;
        case HOST: o->host = c->value; break;
        case MIN_PROB: bad = asn_read_min_prob(c, &o->min_prob); break;
        case PRECISION: bad = asn_read_precision(c, &o->precision); break;
        case UNCONSTRAINED: o->unconstrained = true; break;
        case ENTITIES: bad = asn_add_entities(c, &o->added); break;
        case THREADS: bad = asn_read_threads(c, &o->limits.threads); break;
        case EXPANSIONS: bad = asn_read_whole(c, "--expansions", ASN_MAX_EXPANSIONS, &o->expansions); break;
        case SECONDS: bad = asn_read_seconds(c, &o->seconds); break;
        case TIMEOUT: bad = read_timeout(c, &o->limits.seconds); break;
        case CONNECTIONS: bad = asn_read_whole(c, "--connections", 10000, &o->limits.connections); break;
        case WAITING: bad = asn_read_whole(c, "--waiting", 10000, &o->limits.waiting); break;
        case ASN_WORD: bad = asn_usage_error(c, "serve takes no sentence: '%s' would be asked by HTTP", c->value); break;
        default: bad = 2;
        }
    if (!bad && (!o->models.n || o->port < 0))
        bad = asn_usage_error(c, "serve needs %s", o->models.n ? "--port P" : "--model M");
    if (!bad && o->precision && o->min_prob >= 0)
        bad = asn_usage_error(c, "--precision chooses a probability, --min-prob states one: give one of them");
    if (!bad && o->precision && o->models.n > 1)
        bad = asn_usage_error(c, "--precision is known for a model alone, not for several that decide together: give --min-prob P");
    if (o->min_prob <= 0) /* 0 accepts everything */
        o->min_prob = -1;
    return bad;
}

static int run(asn_call *c)
{
    request o = {.host = "127.0.0.1", .port = -1, .min_prob = -1, .expansions = ASN_EXPANSIONS,
                 .limits = {.threads = asn_processors(), .connections = 256, .waiting = 64, .body = MOST_BODY, .uri = MOST_URI, .seconds = 10}};
    asn_error err;
    int       bad = read_options(c, &o);
    if (bad)
        return bad;
    bool ok = open_and_serve(c->g, &o, &err);
    asn_added_free(&o.added);
    return ok ? asn_close_output(c->g, 0) : asn_say_error(c->g, &err);
}

const asn_command asn_command_serve = {
    "serve",
    "--model M [--model M2 ...] --port P [options]",
    "Answers sentences by HTTP, as JSON; with pages to try it and to see why an answer is what it is.",
    options,
    false,
    "  GET  /parse?sentence=...   the answer, as predict --format json writes it; kbest=K: the K most probable trees, at most 100\n"
    "  POST /parse                the same; the body is a sentence, or JSON: {\"id\": ..., \"input\": {...}}\n"
    "  GET  /explain?sentence=... why it is the answer: the page that explain -o writes; POST likewise\n"
    "  GET  /                     a page to type sentences into\n"
    "  GET  /metrics              requests, errors, seconds and sentences so far, for Prometheus\n"
    "  GET  /health               {\"status\": \"ok\", ...}\n\n"
    "Errors are JSON: {\"error\": ...} with status 400 (the sentence or a parameter is wrong), 404, 405, 413 (a body of more than 64 KB), 414 (an address of more than\n"
    "8 KB) or 503 (too many requests wait, or the server is about to end). SIGINT and SIGTERM end the server: it answers the requests that it has, and exits with 0.\n"
    "There is no password and no encryption: listen at another address than 127.0.0.1 only behind a server that has them. It needs libmicrohttpd.",
    run,
};
