#include "ground/pool.h"

#include "ground/flush.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct worker {
    asn_pool *pool;
    int       number;
    pthread_t thread;
} worker;

struct asn_pool {
    int             threads, jobs, next;
    int             turns; /* to look again before going to sleep: waking up takes longer than most waits here */
    atomic_int      busy;
    atomic_uint     round; /* counts calls of asn_pool_run: a worker does each round once */
    atomic_bool     stop;
    bool            flush;
    void          (*job)(void *context, int number, int thread);
    void           *context;
    pthread_mutex_t lock;
    pthread_cond_t  begin, end;
    worker         *workers;
};

static void do_jobs(asn_pool *p, int thread)
{
    pthread_mutex_lock(&p->lock);
    bool     flush  = p->flush;
    uint64_t before = flush ? asn_flush_begin() : 0;
    while (p->next < p->jobs) {
        int number = p->next++;
        pthread_mutex_unlock(&p->lock);
        p->job(p->context, number, thread);
        pthread_mutex_lock(&p->lock);
    }
    pthread_mutex_unlock(&p->lock);
    if (flush)
        asn_flush_end(before);
}

static void pause_a_moment(void)
{
#if defined __x86_64__ && defined __GNUC__
    __builtin_ia32_pause();
#endif
}

static void *work(void *argument)
{
    worker   *w    = argument;
    asn_pool *p    = w->pool;
    unsigned  done = 0;
    for (;;) {
        for (int i = 0; i < p->turns && !p->stop && p->round == done; i++)
            pause_a_moment();
        pthread_mutex_lock(&p->lock);
        while (!p->stop && p->round == done)
            pthread_cond_wait(&p->begin, &p->lock);
        if (p->stop)
            break;
        done = p->round;
        pthread_mutex_unlock(&p->lock);
        do_jobs(p, w->number);
        pthread_mutex_lock(&p->lock);
        if (--p->busy == 0)
            pthread_cond_signal(&p->end);
        pthread_mutex_unlock(&p->lock);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

/* Generated modules recurse over trees. The highest tree takes between one and two megabytes, several times that in builds for
 * debugging; a system's default may be as little as 128 kilobytes. Only what is used is ever taken from memory. */
enum { STACK = 16 << 20 };

static bool start(worker *w)
{
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0)
        return false;
    bool ok = pthread_attr_setstacksize(&attributes, STACK) == 0 && pthread_create(&w->thread, &attributes, work, w) == 0;
    pthread_attr_destroy(&attributes);
    return ok;
}

asn_pool *asn_pool_new(int threads)
{
    asn_pool *p = calloc(1, sizeof *p);
    if (!p || !(p->workers = calloc((size_t)threads, sizeof *p->workers))) {
        free(p);
        return NULL;
    }
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->begin, NULL);
    pthread_cond_init(&p->end, NULL);
    p->threads = 1;
    p->turns   = threads <= sysconf(_SC_NPROCESSORS_ONLN) ? 20000 : 0; /* a fraction of a millisecond */
    for (int i = 1; i < threads; i++) {
        p->workers[i] = (worker){.pool = p, .number = i};
        if (!start(&p->workers[i]))
            break; /* fewer will do */
        p->threads++;
    }
    return p;
}

int asn_pool_threads(const asn_pool *p)
{
    return p->threads;
}

void asn_pool_flush(asn_pool *p, bool flush)
{
    pthread_mutex_lock(&p->lock); /* a worker may still be leaving the last round */
    p->flush = flush;
    pthread_mutex_unlock(&p->lock);
}

void asn_pool_run(asn_pool *p, int jobs, void (*job)(void *context, int number, int thread), void *context)
{
    pthread_mutex_lock(&p->lock);
    p->jobs    = jobs;
    p->next    = 0;
    p->job     = job;
    p->context = context;
    p->busy    = p->threads - 1;
    p->round++;
    pthread_cond_broadcast(&p->begin);
    pthread_mutex_unlock(&p->lock);
    do_jobs(p, 0);
    for (int i = 0; i < p->turns && p->busy > 0; i++)
        pause_a_moment();
    pthread_mutex_lock(&p->lock);
    while (p->busy > 0)
        pthread_cond_wait(&p->end, &p->lock);
    pthread_mutex_unlock(&p->lock);
}

void asn_pool_free(asn_pool *p)
{
    if (!p)
        return;
    pthread_mutex_lock(&p->lock);
    p->stop = true;
    pthread_cond_broadcast(&p->begin);
    pthread_mutex_unlock(&p->lock);
    for (int i = 1; i < p->threads; i++)
        pthread_join(p->workers[i].thread, NULL);
    pthread_mutex_destroy(&p->lock);
    pthread_cond_destroy(&p->begin);
    pthread_cond_destroy(&p->end);
    free(p->workers);
    free(p);
}
