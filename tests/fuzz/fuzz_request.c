/* fuzz_request.c: any bytes as a request to a server: METHOD PATH?QUERY, an end of a line, and a body. libmicrohttpd takes requests apart; here the few
 * lines below do, so that all that serve itself does with one is called as in the server, without sockets. An answer has a status, a type and a body;
 * if it is JSON, it can be read.
 * longest: 300 */
#include "small.h"
#include "jobs/jobs.h"
#include "words.h"

#include "commands/cli_serve.c"
#include <jansson.h>

FUZZ_WITH_WORDS(0, "GET /parse?sentence=", "POST /parse\n", "POST /parse?kbest=2\n{\"input\": ", "GET /explain?sentence=", "&kbest=3", "&sentence=", "HEAD /", "GET /metrics\n",
                "GET /health\n", "%00", "%e2%80%ae", "%", "+", "kbest=", "{\"id\": ", "\"input\": [\"", "what+job", "\\u0000")

/* ---- In the place of http.c. */

enum { MOST_PARAMETERS = 16 };
struct asn_http_request {
    char  *method, *path, *body;
    size_t length;
    struct { char *name, *value; size_t length; } parameters[MOST_PARAMETERS];
    int    n;
};

const char *asn_http_method(const asn_http_request *q) { return q->method; }
const char *asn_http_path(const asn_http_request *q) { return q->path; }
const char *asn_http_body(const asn_http_request *q, size_t *length) { return *length = q->length, q->body; }
void        asn_http_now(const asn_http_request *q, int *connections, int *waiting) { (void)q, *connections = 1, *waiting = 0; }
const char *asn_http_parameter(const asn_http_request *q, const char *name, size_t *length)
{
    for (int i = 0; i < q->n; i++)
        if (strcmp(q->parameters[i].name, name) == 0) {
            *length = q->parameters[i].length;
            return q->parameters[i].value;
        }
    return NULL;
}
void asn_http_parameters(const asn_http_request *q, void *context, bool (*take)(void *context, const char *name))
{
    for (int i = 0; i < q->n && take(context, q->parameters[i].name); i++) {
    }
}
/* What a request cannot reach. */
int       asn_http_listen(const char *host, int port, char *found, size_t room, asn_error *err) { (void)host, (void)port, (void)found, (void)room, (void)err; return -1; }
asn_http *asn_http_new(int socket, const asn_http_calls *c, const asn_http_limits *l, asn_error *err) { (void)socket, (void)c, (void)l, (void)err; return NULL; }
void      asn_http_tend(asn_http *h) { (void)h; }
void      asn_http_finish(asn_http *h) { (void)h; }
int       asn_http_busy(asn_http *h) { return (void)h, 0; }
void      asn_http_free(asn_http *h) { (void)h; }

static int digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* In place, as the library does it. */
static size_t unescape(char *s)
{
    char *to = s, *from = s;
    for (; *from; from++)
        if (*from == '%' && digit(from[1]) >= 0 && digit(from[2]) >= 0) {
            *to++ = (char)(digit(from[1]) << 4 | digit(from[2]));
            from += 2;
        } else
            *to++ = *from == '+' ? ' ' : *from;
    *to = 0;
    return (size_t)(to - s);
}

static void take_apart(asn_http_request *q, char *text, size_t size)
{
    char *end = memchr(text, '\n', size);
    q->length = end ? size - (size_t)(end - text) - 1 : 0;
    q->body   = end ? end + 1 : text + size;
    if (end)
        *end = 0;
    q->method = text;
    q->path   = text + strcspn(text, " ");
    if (*q->path)
        *q->path++ = 0;
    char *query = q->path + strcspn(q->path, "?");
    if (*query)
        *query++ = 0;
    unescape(q->path);
    while (*query && q->n < MOST_PARAMETERS) {
        char *name = query, *value;
        query += strcspn(query, "&");
        if (*query)
            *query++ = 0;
        value = name + strcspn(name, "=");
        if (*value)
            *value++ = 0;
        q->parameters[q->n].length = unescape(value);
        unescape(name);
        q->parameters[q->n].name    = name;
        q->parameters[q->n++].value = value;
    }
}

/* ---- The server. */

static server *the_server(void)
{
    static server            s;
    static fuzz_small        small;
    static asn_ensemble      models;
    static asn_replier       worker;
    static const char *const lines[] = SMALL_JOBS;
    if (s.g)
        return &s;
    asn_error err;
    small_make(&small, &jobs_grammar, lines, 2);
    models = (asn_ensemble){.n = 1, .members = &small.member};
    s      = (server){.g = &jobs_grammar, .workers = &worker, .metrics = asn_metrics_new(paths)};
    s.how  = (asn_manner){.g = s.g, .models = &models, .trust = asn_trust_of(&small.member, 1), .budget = asn_budget_of(small.model), .limits = {.expansions = 60}, .min_prob = -1};
    need(s.metrics && make_start(&s, &err));
    return &s;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    server          *s    = the_server();
    asn_http_request q    = {0};
    asn_http_reply   r    = {0};
    char            *text = malloc(size + 1);
    need(text != NULL);
    if (size)
        memcpy(text, data, size);
    text[size] = 0;
    take_apart(&q, text, size);
    if (!quick(s, &q, &r))
        work(s, 0, &q, &r);
    done(s, &q, r.status, 0);
    need((r.status == 200 || r.status == 400 || r.status == 404 || r.status == 405) && r.type && !r.body.failed && r.body.length > 0);
    if (r.type == JSON) {
        json_t *j = json_loadb(r.body.text, r.body.length, JSON_ALLOW_NUL, NULL);
        need(json_is_object(j) && (r.status == 200) == (json_object_get(j, "error") == NULL));
        json_decref(j);
    }
    asn_buffer_free(&r.body);
    free(text);
    return 0;
}
