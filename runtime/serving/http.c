#include "serving/http.h"

#include <errno.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* ---- A socket that listens. */

static int listen_at(const struct addrinfo *a)
{
    int s = socket(a->ai_family, a->ai_socktype, a->ai_protocol), on = 1;
    if (s < 0)
        return -1;
    setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on); /* a server that has just ended leaves its port behind for a minute */
    if (bind(s, a->ai_addr, a->ai_addrlen) == 0 && listen(s, 128) == 0)
        return s;
    int why = errno;
    close(s);
    errno = why;
    return -1;
}

static void name_socket(int s, const char *host, char *found, size_t room)
{
    struct sockaddr_storage at;
    socklen_t               n = sizeof at;
    char                    port[32];
    bool                    six = strchr(host, ':') != NULL;
    if (getsockname(s, (struct sockaddr *)&at, &n) != 0 || getnameinfo((struct sockaddr *)&at, n, NULL, 0, port, sizeof port, NI_NUMERICSERV) != 0)
        snprintf(port, sizeof port, "?");
    snprintf(found, room, "http://%s%s%s:%s/", six ? "[" : "", host, six ? "]" : "", port);
}

int asn_http_listen(const char *host, int port, char *found, size_t room, asn_error *err)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE}, *all = NULL;
    char            number[32];
    int             s = -1;
    snprintf(number, sizeof number, "%d", port);
    int why = getaddrinfo(host, number, &hints, &all);
    if (why != 0) {
        asn_fail_as(ASN_BAD_SYSTEM, err, "cannot find the host '%.200s': %s", host, gai_strerror(why));
        return -1;
    }
    for (const struct addrinfo *a = all; a && s < 0; a = a->ai_next)
        s = listen_at(a);
    if (s < 0)
        asn_fail_system(err, "cannot listen at port %d of %.200s", port, host);
    else
        name_socket(s, host, found, room);
    freeaddrinfo(all);
    return s;
}

#if defined __has_include && !defined ASN_NO_HTTP
#if __has_include(<microhttpd.h>)
#include <microhttpd.h>
#endif
#endif
#if defined MHD_VERSION && MHD_VERSION >= 0x00097100
#include "ground/clock.h"
#include "ground/system.h"

#include <dlfcn.h>
#include <pthread.h>

/* ---- The library, loaded while the program runs. */

#define MHD_CALLS(X)                                                                                                                                         \
    X(start_daemon) X(stop_daemon) X(quiesce_daemon) X(suspend_connection) X(resume_connection) X(get_connection_info) X(get_connection_values)              \
    X(lookup_connection_value) X(lookup_connection_value_n) X(create_response_from_buffer) X(add_response_header) X(queue_response) X(destroy_response)
typedef struct library {
    void *handle;
#define FIELD(name) __typeof__(MHD_##name) *name;
    MHD_CALLS(FIELD)
#undef FIELD
} library;

static bool load(library *l, asn_error *err)
{
    static const char *const names[] = {ASN_HTTP_NAMES};
    for (size_t i = 0; i < sizeof names / sizeof *names && !l->handle; i++)
        l->handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!l->handle)
        return asn_fail_as(ASN_BAD_SYSTEM, err, "the library libmicrohttpd is not installed here: on Debian, apt-get install libmicrohttpd12");
    bool all = true;
#define LOAD(name) all = all && (*(void **)&l->name = dlsym(l->handle, "MHD_" #name)) != NULL; /* POSIX has functions and objects of one size */
    MHD_CALLS(LOAD)
#undef LOAD
    return all ? true : asn_fail_as(ASN_BAD_SYSTEM, err, "the library libmicrohttpd that is installed here lacks functions: it is too old");
}

/* ---- What there is. */

typedef enum phase { RECEIVING, WORKING, SENDING } phase;
typedef struct connection {
    struct connection *before, *after;
    int                socket;
    phase              phase;
    double             since; /* when the client's turn began */
    bool               cut;
} connection;

struct asn_http_request {
    asn_http              *server;
    struct MHD_Connection *at;
    connection            *connection;
    const char            *method, *path;
    size_t                 uri;
    asn_buffer             body;
    size_t                 dropped; /* bytes of a body that is too long */
    bool                   begun, answered, done;
    double                 start; /* when it was complete */
    asn_http_reply         reply;
    asn_http_request      *next; /* in the line of those who wait */
};

typedef struct worker {
    asn_http *server;
    int       number;
    pthread_t thread;
} worker;

struct asn_http {
    library            mhd;
    asn_http_calls     calls;
    asn_http_limits    limits;
    struct MHD_Daemon *daemon;
    int                socket; /* -1: no more */
    pthread_mutex_t    lock;   /* of all that follows */
    pthread_cond_t     more;
    connection        *first; /* of all connections */
    int                connections, busy;
    asn_http_request  *head, *tail; /* who waits */
    int                waiting;
    bool               finishing, stop;
    worker            *workers;
    int                n_workers;
};

/* ---- Connections. */

static void enter(asn_http *h, connection *c, phase to)
{
    pthread_mutex_lock(&h->lock);
    h->busy += (to != RECEIVING) - (c->phase != RECEIVING);
    c->phase = to;
    c->since = asn_clock();
    pthread_mutex_unlock(&h->lock);
}

/* The thread of all connections finds the socket at its end, and closes it. The lock is held. */
static void cut_off(connection *c)
{
    shutdown(c->socket, SHUT_RDWR);
    c->cut = true;
}

/* There are too many: who has kept its place longest without a complete request gives way. */
static void make_room(asn_http *h)
{
    connection *oldest = NULL;
    int         open   = 0;
    for (connection *c = h->first; c; c = c->after) {
        open += !c->cut;
        if (!c->cut && c->phase == RECEIVING && (!oldest || c->since <= oldest->since))
            oldest = c;
    }
    if (open > h->limits.connections && oldest)
        cut_off(oldest);
}

static void begin_connection(asn_http *h, struct MHD_Connection *at, void **context)
{
    const union MHD_ConnectionInfo *info = h->mhd.get_connection_info(at, MHD_CONNECTION_INFO_CONNECTION_FD);
    connection                     *c    = info ? calloc(1, sizeof *c) : NULL;
    *context = c;
    if (!c)
        return; /* its requests are refused */
    *c = (connection){.socket = info->connect_fd, .since = asn_clock()};
    pthread_mutex_lock(&h->lock);
    c->after = h->first;
    if (c->after)
        c->after->before = c;
    h->first = c;
    h->connections++;
    make_room(h);
    pthread_mutex_unlock(&h->lock);
}

static void end_connection(asn_http *h, connection *c)
{
    pthread_mutex_lock(&h->lock);
    *(c->before ? &c->before->after : &h->first) = c->after;
    if (c->after)
        c->after->before = c->before;
    h->connections--;
    h->busy -= c->phase != RECEIVING;
    pthread_mutex_unlock(&h->lock);
    free(c);
}

static void on_connection(void *context, struct MHD_Connection *at, void **own, enum MHD_ConnectionNotificationCode code)
{
    if (code == MHD_CONNECTION_NOTIFY_STARTED)
        begin_connection(context, at, own);
    else if (*own)
        end_connection(context, *own); /* the socket is closed after this call, so nobody cuts off another one's */
}

void asn_http_tend(asn_http *h)
{
    double now = asn_clock();
    pthread_mutex_lock(&h->lock);
    for (connection *c = h->first; c; c = c->after)
        if (!c->cut && c->phase != WORKING && now - c->since > h->limits.seconds)
            cut_off(c);
    pthread_mutex_unlock(&h->lock);
}

/* ---- Replies. */

static bool is_finishing(asn_http *h)
{
    pthread_mutex_lock(&h->lock);
    bool is = h->finishing;
    pthread_mutex_unlock(&h->lock);
    return is;
}

/* value NULL: none is given. false: out of memory. */
static bool give_header(asn_http_request *q, struct MHD_Response *r, const char *name, const char *value)
{
    return !value || q->server->mhd.add_response_header(r, name, value) == MHD_YES;
}

/* The text goes over to the library. */
static enum MHD_Result give(asn_http_request *q)
{
    asn_http            *h = q->server;
    asn_http_reply      *r = &q->reply;
    static char          nothing[1];
    bool                 some = r->body.length > 0 && !r->body.failed, last = is_finishing(h);
    struct MHD_Response *m    = h->mhd.create_response_from_buffer(some ? r->body.length : 0, some ? r->body.text : nothing, some ? MHD_RESPMEM_MUST_FREE : MHD_RESPMEM_PERSISTENT);
    if (!m)
        return MHD_NO;
    if (some)
        r->body = (asn_buffer){0};
    if (!give_header(q, m, MHD_HTTP_HEADER_CONTENT_TYPE, r->type) || !give_header(q, m, MHD_HTTP_HEADER_ALLOW, r->allow) ||
        !give_header(q, m, "X-Content-Type-Options", "nosniff") || !give_header(q, m, MHD_HTTP_HEADER_CACHE_CONTROL, "no-store") ||
        !give_header(q, m, MHD_HTTP_HEADER_RETRY_AFTER, r->status == 503 ? "1" : NULL) ||
        !give_header(q, m, MHD_HTTP_HEADER_CONNECTION, last || q->dropped ? "close" : NULL)) {
        h->mhd.destroy_response(m);
        return MHD_NO;
    }
    enter(h, q->connection, SENDING);
    q->answered            = true;
    enum MHD_Result queued = h->mhd.queue_response(q->at, (unsigned)r->status, m);
    h->mhd.destroy_response(m);
    h->calls.done(h->calls.context, q, r->status, q->start > 0 ? asn_clock() - q->start : 0);
    return queued;
}

static enum MHD_Result refuse(asn_http_request *q, int status, const char *message)
{
    q->server->calls.refuse(q->server->calls.context, status, message, &q->reply);
    return give(q);
}

/* ---- Work. */

/* false: too many wait. Once it stands in the line, the request may be answered at any moment. */
static bool wait_for_work(asn_http *h, asn_http_request *q)
{
    pthread_mutex_lock(&h->lock);
    bool taken = h->waiting < h->limits.waiting;
    if (taken) {
        h->mhd.suspend_connection(q->at);
        *(h->tail ? &h->tail->next : &h->head) = q;
        h->tail = q;
        h->waiting++;
        h->busy += q->connection->phase == RECEIVING;
        q->connection->phase = WORKING;
        pthread_cond_signal(&h->more);
    }
    pthread_mutex_unlock(&h->lock);
    return taken;
}

static asn_http_request *next_work(asn_http *h)
{
    pthread_mutex_lock(&h->lock);
    while (!h->head && !h->stop)
        pthread_cond_wait(&h->more, &h->lock);
    asn_http_request *q = h->head;
    if (q) {
        h->head = q->next;
        h->tail = h->head ? h->tail : NULL;
        h->waiting--;
    }
    pthread_mutex_unlock(&h->lock);
    return q;
}

static void *work(void *argument)
{
    worker   *w = argument;
    asn_http *h = w->server;
    for (asn_http_request *q; (q = next_work(h));) {
        struct MHD_Connection *at = q->at;
        h->calls.work(h->calls.context, w->number, q, &q->reply);
        pthread_mutex_lock(&h->lock);
        q->done = true;
        pthread_mutex_unlock(&h->lock);
        h->mhd.resume_connection(at); /* the request may be gone now */
    }
    return NULL;
}

/* ---- Requests. */

static void *on_uri(void *context, const char *uri, struct MHD_Connection *at)
{
    asn_http                       *h    = context;
    const union MHD_ConnectionInfo *info = h->mhd.get_connection_info(at, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    asn_http_request               *q    = info && info->socket_context ? calloc(1, sizeof *q) : NULL;
    if (q)
        *q = (asn_http_request){.server = h, .at = at, .connection = info->socket_context, .uri = strlen(uri)};
    return q;
}

/* A body that is far too long is not even read; one that is merely too long is read to its end, so that the client does so, and sees the answer. */
enum { FAR_TOO_LONG = 16 };
static bool far_too_long(const asn_http_request *q, size_t length)
{
    return length / FAR_TOO_LONG > q->server->limits.body;
}

static enum MHD_Result begin_request(asn_http_request *q, const char *method, const char *path)
{
    const char *length = q->server->mhd.lookup_connection_value(q->at, MHD_HEADER_KIND, MHD_HTTP_HEADER_CONTENT_LENGTH);
    q->method = method;
    q->path   = path;
    q->begun  = true;
    if (!length || !far_too_long(q, (size_t)strtoull(length, NULL, 10)))
        return MHD_YES;
    q->dropped = 1;
    return refuse(q, 413, "the body is too long");
}

static enum MHD_Result take_body(asn_http_request *q, const char *bytes, size_t *n)
{
    if (q->body.length + *n > q->server->limits.body)
        q->dropped += *n;
    if (!q->dropped)
        asn_buffer_put(&q->body, bytes, *n);
    *n = 0;
    return far_too_long(q, q->dropped) ? MHD_NO : MHD_YES;
}

static enum MHD_Result answer(asn_http_request *q)
{
    asn_http *h = q->server;
    char      message[100];
    q->start = asn_clock();
    if (is_finishing(h))
        return refuse(q, 503, "the server is shutting down");
    if (q->uri > h->limits.uri) {
        snprintf(message, sizeof message, "the address is too long: at most %zu bytes; send the sentence by POST", h->limits.uri);
        return refuse(q, 414, message);
    }
    if (q->dropped) {
        snprintf(message, sizeof message, "the body is too long: at most %zu bytes", h->limits.body);
        return refuse(q, 413, message);
    }
    if (q->body.failed)
        return refuse(q, 503, "out of memory");
    if (h->calls.quick(h->calls.context, q, &q->reply))
        return give(q);
    return wait_for_work(h, q) ? MHD_YES : refuse(q, 503, "too many requests are waiting: try again later");
}

static bool is_done(asn_http_request *q)
{
    pthread_mutex_lock(&q->server->lock);
    bool is = q->done;
    pthread_mutex_unlock(&q->server->lock);
    return is;
}

static enum MHD_Result on_request(void *context, struct MHD_Connection *at, const char *path, const char *method, const char *version, const char *bytes, size_t *n, void **own)
{
    asn_http_request *q = *own;
    (void)context, (void)at, (void)version;
    if (!q)
        return MHD_NO; /* out of memory */
    if (!q->begun)
        return begin_request(q, method, path);
    if (q->answered) {
        *n = 0;
        return MHD_YES;
    }
    if (*n)
        return take_body(q, bytes, n);
    return is_done(q) ? give(q) : answer(q);
}

static void on_end(void *context, struct MHD_Connection *at, void **own, enum MHD_RequestTerminationCode code)
{
    asn_http_request *q = *own;
    (void)context, (void)at, (void)code;
    if (!q)
        return;
    enter(q->server, q->connection, RECEIVING);
    asn_buffer_free(&q->body);
    asn_buffer_free(&q->reply.body);
    free(q);
    *own = NULL;
}

const char *asn_http_method(const asn_http_request *q)
{
    return q->method;
}

const char *asn_http_path(const asn_http_request *q)
{
    return q->path;
}

const char *asn_http_body(const asn_http_request *q, size_t *length)
{
    *length = q->body.length;
    return q->body.text ? q->body.text : "";
}

const char *asn_http_parameter(const asn_http_request *q, const char *name, size_t *length)
{
    const char *value = NULL;
    if (q->server->mhd.lookup_connection_value_n(q->at, MHD_GET_ARGUMENT_KIND, name, strlen(name), &value, length) != MHD_YES)
        return NULL;
    return value ? value : "";
}

typedef struct taking {
    void *context;
    bool (*take)(void *context, const char *name);
} taking;

static enum MHD_Result take_one(void *context, enum MHD_ValueKind kind, const char *name, const char *value)
{
    const taking *t = context;
    (void)kind, (void)value;
    return t->take(t->context, name) ? MHD_YES : MHD_NO;
}

void asn_http_parameters(const asn_http_request *q, void *context, bool (*take)(void *context, const char *name))
{
    taking t = {context, take};
    q->server->mhd.get_connection_values(q->at, MHD_GET_ARGUMENT_KIND, take_one, &t);
}

/* ---- The server. */

static bool start_workers(asn_http *h)
{
    h->workers = calloc((size_t)h->limits.threads, sizeof *h->workers);
    if (!h->workers)
        return false;
    for (int i = 0; i < h->limits.threads; i++) {
        h->workers[i] = (worker){.server = h, .number = i};
        if (pthread_create(&h->workers[i].thread, NULL, work, &h->workers[i]) != 0)
            break;
        h->n_workers++;
    }
    return h->n_workers > 0;
}

/* Those cut off to make room are there for a moment longer. */
enum { SPARE = 64, MOST_HEADER = 64 << 10 };
static bool start_daemon(asn_http *h)
{
    unsigned idle = (unsigned)(h->limits.seconds + 1);
    h->daemon = h->mhd.start_daemon(MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, on_request, h,
                                    MHD_OPTION_LISTEN_SOCKET, h->socket, MHD_OPTION_CONNECTION_LIMIT, (unsigned)(h->limits.connections + SPARE),
                                    MHD_OPTION_CONNECTION_TIMEOUT, idle, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)MOST_HEADER,
                                    MHD_OPTION_NOTIFY_CONNECTION, on_connection, h, MHD_OPTION_NOTIFY_COMPLETED, on_end, h,
                                    MHD_OPTION_URI_LOG_CALLBACK, on_uri, h, MHD_OPTION_END);
    return h->daemon != NULL;
}

asn_http *asn_http_new(int socket, const asn_http_calls *calls, const asn_http_limits *limits, asn_error *err)
{
    asn_http *h = calloc(1, sizeof *h);
    if (!h) {
        close(socket);
        asn_out_of_memory(err);
        return NULL;
    }
    h->calls  = *calls;
    h->limits = *limits;
    h->socket = socket;
    pthread_mutex_init(&h->lock, NULL);
    pthread_cond_init(&h->more, NULL);
    if (!load(&h->mhd, err))
        ;
    else if (!start_workers(h) || !start_daemon(h))
        asn_fail_system(err, "cannot start the server");
    else
        return h;
    asn_http_free(h);
    return NULL;
}

void asn_http_finish(asn_http *h)
{
    pthread_mutex_lock(&h->lock);
    h->finishing = true;
    pthread_mutex_unlock(&h->lock);
    int s = h->daemon ? h->mhd.quiesce_daemon(h->daemon) : -1;
    if (s >= 0) {
        close(s);
        h->socket = -1;
    }
}

int asn_http_busy(asn_http *h)
{
    pthread_mutex_lock(&h->lock);
    int n = h->busy;
    pthread_mutex_unlock(&h->lock);
    return n;
}

void asn_http_now(const asn_http_request *q, int *connections, int *waiting)
{
    asn_http *h = q->server;
    pthread_mutex_lock(&h->lock);
    *connections = h->connections;
    *waiting     = h->waiting;
    pthread_mutex_unlock(&h->lock);
}

/* Workers first: they empty the line, and no connection stays suspended. */
void asn_http_free(asn_http *h)
{
    if (!h)
        return;
    pthread_mutex_lock(&h->lock);
    h->finishing = h->stop = true;
    pthread_cond_broadcast(&h->more);
    pthread_mutex_unlock(&h->lock);
    for (int i = 0; i < h->n_workers; i++)
        pthread_join(h->workers[i].thread, NULL);
    if (h->daemon)
        h->mhd.stop_daemon(h->daemon); /* closes the socket, if it still has it */
    else if (h->socket >= 0)
        close(h->socket);
    pthread_cond_destroy(&h->more);
    pthread_mutex_destroy(&h->lock);
    free(h->workers);
    free(h);
}
#else
/* ---- Without the library's header there is no server. */

asn_http *asn_http_new(int socket, const asn_http_calls *calls, const asn_http_limits *limits, asn_error *err)
{
    (void)calls, (void)limits;
    close(socket);
    asn_fail_as(ASN_BAD_SYSTEM, err, "this program was built without libmicrohttpd, and cannot serve: install it (on Debian, apt-get install libmicrohttpd-dev), "
                "then build asdlc's runtime and the program again");
    return NULL;
}

void        asn_http_tend(asn_http *h) { (void)h; }
void        asn_http_finish(asn_http *h) { (void)h; }
int         asn_http_busy(asn_http *h) { return (void)h, 0; }
void        asn_http_free(asn_http *h) { (void)h; }
void        asn_http_now(const asn_http_request *q, int *connections, int *waiting) { (void)q, *connections = *waiting = 0; }
const char *asn_http_method(const asn_http_request *q) { return (void)q, ""; }
const char *asn_http_path(const asn_http_request *q) { return (void)q, ""; }
const char *asn_http_body(const asn_http_request *q, size_t *length) { return (void)q, *length = 0, ""; }
const char *asn_http_parameter(const asn_http_request *q, const char *name, size_t *length) { return (void)q, (void)name, *length = 0, NULL; }
void        asn_http_parameters(const asn_http_request *q, void *context, bool (*take)(void *context, const char *name)) { (void)q, (void)context, (void)take; }
#endif
