#include "serving/metrics.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST_PATHS = 16, N_BOUNDS = 14 };
static const int    statuses[] = {200, 400, 404, 405, 413, 414, 500, 503};
enum { N_STATUSES = sizeof statuses / sizeof *statuses };
static const double bounds[N_BOUNDS] = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};

typedef struct counts { /* of one path */
    uint64_t statuses[N_STATUSES], within[N_BOUNDS], all;
    double   seconds;
} counts;

struct asn_metrics {
    pthread_mutex_t    lock;
    const char *const *paths;
    counts             of[MOST_PATHS + 1];
    uint64_t           sentences, abstained;
};

asn_metrics *asn_metrics_new(const char *const *paths)
{
    asn_metrics *m = calloc(1, sizeof *m);
    if (m) {
        m->paths = paths;
        pthread_mutex_init(&m->lock, NULL);
    }
    return m;
}

void asn_metrics_free(asn_metrics *m)
{
    if (m)
        pthread_mutex_destroy(&m->lock);
    free(m);
}

static counts *counts_of(asn_metrics *m, const char *path)
{
    int i = 0;
    while (i < MOST_PATHS && m->paths[i] && strcmp(m->paths[i], path) != 0)
        i++;
    return &m->of[i];
}

void asn_metrics_request(asn_metrics *m, const char *path, int status, double seconds)
{
    pthread_mutex_lock(&m->lock);
    counts *c = counts_of(m, path);
    for (int i = 0; i < N_STATUSES; i++)
        c->statuses[i] += statuses[i] == status;
    for (int i = 0; i < N_BOUNDS; i++)
        c->within[i] += seconds <= bounds[i];
    c->seconds += seconds;
    c->all++;
    pthread_mutex_unlock(&m->lock);
}

void asn_metrics_sentence(asn_metrics *m, bool abstained)
{
    pthread_mutex_lock(&m->lock);
    m->sentences++;
    m->abstained += abstained;
    pthread_mutex_unlock(&m->lock);
}

/* ---- As text. */

static void say(asn_buffer *b, const char *format, ...) ASN_FORMAT(2, 3);
static void say(asn_buffer *b, const char *format, ...)
{
    char    text[400];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    asn_buffer_put(b, text, strlen(text));
}

static void about(asn_buffer *b, const char *name, const char *type, const char *help)
{
    say(b, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

static void write_single(asn_buffer *b, const char *name, const char *type, const char *help, uint64_t value)
{
    about(b, name, type, help);
    say(b, "%s %llu\n", name, (unsigned long long)value);
}

static void write_requests(const asn_metrics *m, asn_buffer *b)
{
    uint64_t errors = 0;
    about(b, "asn_requests_total", "counter", "Requests that were answered, by path and status.");
    for (int i = 0; i <= MOST_PATHS; i++) {
        const char *path = m->paths[i] ? m->paths[i] : "other";
        for (int k = 0; k < N_STATUSES; k++) {
            errors += statuses[k] >= 400 ? m->of[i].statuses[k] : 0;
            if (m->of[i].statuses[k])
                say(b, "asn_requests_total{path=\"%s\",status=\"%d\"} %llu\n", path, statuses[k], (unsigned long long)m->of[i].statuses[k]);
        }
        if (!m->paths[i])
            break;
    }
    write_single(b, "asn_errors_total", "counter", "Requests that were answered with an error.", errors);
}

static void write_times(const asn_metrics *m, asn_buffer *b)
{
    about(b, "asn_request_seconds", "histogram", "From a complete request to its answer.");
    for (int i = 0; i < MOST_PATHS && m->paths[i]; i++) {
        const counts *c = &m->of[i];
        for (int k = 0; k < N_BOUNDS && c->all; k++)
            say(b, "asn_request_seconds_bucket{path=\"%s\",le=\"%g\"} %llu\n", m->paths[i], bounds[k], (unsigned long long)c->within[k]);
        if (c->all)
            say(b, "asn_request_seconds_bucket{path=\"%s\",le=\"+Inf\"} %llu\nasn_request_seconds_sum{path=\"%s\"} %.6f\nasn_request_seconds_count{path=\"%s\"} %llu\n",
                m->paths[i], (unsigned long long)c->all, m->paths[i], c->seconds, m->paths[i], (unsigned long long)c->all);
    }
}

void asn_metrics_write(asn_metrics *m, const asn_metrics_now *now, asn_buffer *b)
{
    pthread_mutex_lock(&m->lock);
    write_requests(m, b);
    write_times(m, b);
    write_single(b, "asn_sentences_total", "counter", "Sentences that were parsed.", m->sentences);
    write_single(b, "asn_abstained_total", "counter", "Sentences among them that got no answer, as it was too doubtful.", m->abstained);
    write_single(b, "asn_connections", "gauge", "Connections that are open.", (uint64_t)now->connections);
    write_single(b, "asn_waiting", "gauge", "Requests that wait for a thread.", (uint64_t)now->waiting);
    pthread_mutex_unlock(&m->lock);
}
