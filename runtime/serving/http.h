/* http.h: a small HTTP server, by libmicrohttpd, which is loaded when it is needed: programs are not linked with it. One thread reads and writes for all
 * connections and never waits for a client. Requests that take long are done by threads of their own; until one is free, they wait in a line of bounded
 * length. A client that takes too long to send a request, or to take its answer, is cut off; so is the one that has been idle longest, when there are too many. */
#ifndef ASN_HTTP_H
#define ASN_HTTP_H
#include "ground/buffer.h"
#include "ground/error.h"

typedef struct asn_http         asn_http;
typedef struct asn_http_request asn_http_request; /* complete, with its body */

typedef struct asn_http_reply {
    int         status; /* 200, 404, ... */
    const char *type;   /* of its content */
    const char *allow;  /* of a 405: the methods that there are; or NULL */
    asn_buffer  body;   /* on the heap */
} asn_http_reply;

typedef struct asn_http_calls { /* what a server does with requests */
    void *context;
    /* true: the reply is made. It runs in the thread of all connections, so it must be quick. false: the request is for work. */
    bool (*quick)(void *context, const asn_http_request *q, asn_http_reply *r);
    void (*work)(void *context, int thread, const asn_http_request *q, asn_http_reply *r);
    /* Makes the reply to a request that the server itself refuses. */
    void (*refuse)(void *context, int status, const char *message, asn_http_reply *r);
    void (*done)(void *context, const asn_http_request *q, int status, double seconds); /* after each reply; any thread */
} asn_http_calls;

typedef struct asn_http_limits {
    int    threads;     /* that do work */
    int    connections; /* most of them */
    int    waiting;     /* most requests that wait for a thread: more are refused */
    size_t body, uri;   /* most bytes */
    double seconds;     /* for a client to send a request, and to take the answer */
} asn_http_limits;

/* A socket that listens; port 0: any that is free. found: http://HOST:PORT/ as it is now. Negative: err says why. */
int asn_http_listen(const char *host, int port, char *found, size_t room, asn_error *err);

asn_http *asn_http_new(int socket, const asn_http_calls *calls, const asn_http_limits *limits, asn_error *err); /* the socket is its own from here on. NULL: err says why */
void      asn_http_tend(asn_http *h);   /* to be called several times a second: cuts off who is too slow */
void      asn_http_finish(asn_http *h); /* no new connections and requests: those that it has are answered */
int       asn_http_busy(asn_http *h);   /* requests that are being answered */
void      asn_http_free(asn_http *h);   /* waits until work that was begun is done */

/* ---- A request. What these return lives as long as it does. */
void        asn_http_now(const asn_http_request *q, int *connections, int *waiting); /* of its server */
const char *asn_http_method(const asn_http_request *q);
const char *asn_http_path(const asn_http_request *q);
const char *asn_http_body(const asn_http_request *q, size_t *length);
const char *asn_http_parameter(const asn_http_request *q, const char *name, size_t *length); /* of the query; NULL: it is not there. A NUL stands behind it */
/* Tells of each parameter in the query, until one is not taken. */
void        asn_http_parameters(const asn_http_request *q, void *context, bool (*take)(void *context, const char *name));
#endif
