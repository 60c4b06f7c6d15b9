/* replay: the rate that a training run could attain: its own matrix products, and nothing else.
 *   replay FILE THREADS     seconds for all products of FILE alone, with OpenBLAS
 * A line of FILE is `KIND M N K COUNT [AT]`: an M x N result with sums over K, so many times. KIND is nn for y = x w, nt for
 * dx = dy w', tn for dw += x' dy. AT is where the weights or their gradient lie in the model's block, in floats: products
 * replayed then find them as cold or warm as the run did; without it they are always warm. Each thread takes every
 * THREADS-th product, with BLAS on one thread inside, as training does. */
#include <cblas.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void openblas_set_num_threads(int n);

typedef struct product {
    char   kind; /* n for nn, t for nt, w for tn */
    int    m, n, k, count;
    size_t at;
} product;

typedef struct list {
    product *all;
    size_t   n, room;
    size_t   block, rows; /* floats of the weights, and of the largest other matrix */
} list;

typedef struct worker {
    const list *products;
    int         number, threads;
    float      *weights, *gradient, *x, *d, *y; /* x and d are read, y is written: numbers do not grow */
    pthread_t   thread;
} worker;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static float *floats(size_t n)
{
    float *x = aligned_alloc(64, (n * sizeof *x + 63) / 64 * 64 + 64);
    if (!x) {
        fprintf(stderr, "replay: out of memory\n");
        exit(3);
    }
    for (size_t i = 0; i < n; i++)
        x[i] = (float)(i % 7) * 0.01f;
    return x;
}

static void widen(size_t *most, size_t n)
{
    *most = n > *most ? n : *most;
}

static void add(list *l, product p)
{
    if (l->n == l->room) {
        l->room = l->room ? 2 * l->room : 4096;
        l->all  = realloc(l->all, l->room * sizeof *l->all);
        if (!l->all)
            exit(3);
    }
    l->all[l->n++] = p;
    size_t m = (size_t)p.m, n = (size_t)p.n, k = (size_t)p.k;
    widen(&l->block, p.at + (p.kind == 'w' ? m * n : k * n));
    widen(&l->rows, m * k);
    widen(&l->rows, p.kind == 'w' ? k * n : m * n);
}

static list read_products(const char *path)
{
    FILE   *f = fopen(path, "r");
    list    l = {0};
    char    line[200], kind[8];
    product p;
    while (f && fgets(line, sizeof line, f)) {
        p.at = 0;
        if (sscanf(line, "%7s %d %d %d %d %zu", kind, &p.m, &p.n, &p.k, &p.count, &p.at) < 5 || p.m < 1 || p.n < 1 || p.k < 1)
            continue;
        p.kind = strcmp(kind, "tn") == 0 ? 'w' : kind[1];
        add(&l, p);
    }
    if (!f || l.n == 0) {
        fprintf(stderr, "replay: %s holds no products\n", path);
        exit(1);
    }
    fclose(f);
    return l;
}

/* As in training: forward results are written, gradients added. */
static void multiply(const worker *w, const product *p)
{
    if (p->kind == 'n')
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, p->m, p->n, p->k, 1, w->x, p->k, w->weights + p->at, p->n, 0, w->y, p->n);
    else if (p->kind == 't')
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, p->m, p->n, p->k, 1, w->x, p->k, w->weights + p->at, p->k, 1, w->y, p->n);
    else
        cblas_sgemm(CblasRowMajor, CblasTrans, CblasNoTrans, p->m, p->n, p->k, 1, w->x, p->m, w->d, p->n, 1, w->gradient + p->at, p->n);
}

static void *run(void *context)
{
    const worker *w  = context;
    long          at = 0;
    for (size_t i = 0; i < w->products->n; i++)
        for (int k = 0; k < w->products->all[i].count; k++)
            if (at++ % w->threads == w->number)
                multiply(w, &w->products->all[i]);
    return NULL;
}

static void replay(const char *path, int threads)
{
    list   l = read_products(path);
    worker w[64];
    double flop = 0;
    for (int i = 0; i < threads; i++)
        w[i] = (worker){.products = &l,
                        .number   = i,
                        .threads  = threads,
                        .weights  = floats(l.block),
                        .gradient = floats(l.block),
                        .x        = floats(l.rows),
                        .d        = floats(l.rows),
                        .y        = floats(l.rows)};
    for (size_t i = 0; i < l.n; i++)
        flop += 2.0 * l.all[i].m * l.all[i].n * l.all[i].k * l.all[i].count;
    double begin = now();
    for (int i = 1; i < threads; i++)
        if (pthread_create(&w[i].thread, NULL, run, &w[i]) != 0)
            exit(3);
    run(&w[0]);
    for (int i = 1; i < threads; i++)
        pthread_join(w[i].thread, NULL);
    double seconds = now() - begin;
    printf("{\"seconds\": %.6f, \"gflops\": %.2f, \"products\": %zu}\n", seconds, flop / seconds / 1e9, l.n);
}

int main(int argc, char **argv)
{
    int threads = argc == 3 ? atoi(argv[2]) : 0;
    if (threads < 1 || threads > 64) {
        fprintf(stderr, "usage: replay FILE THREADS\n");
        return 2;
    }
    openblas_set_num_threads(1);
    replay(argv[1], threads);
    return 0;
}
