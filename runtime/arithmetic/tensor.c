#include "arithmetic/tensor.h"

#include "arithmetic/gemm.h"

#include <stdio.h>
#include <stdlib.h>

#ifndef ASN_PLAIN
#include <dlfcn.h>

/* The few numbers of cblas.h that are needed: the header need not be there. */
enum { ROW_MAJOR = 101, NO_TRANS = 111, TRANS = 112 };
typedef void gemm_fn(int order, int trans_a, int trans_b, int m, int n, int k, asn_real alpha, const asn_real *a, int lda, const asn_real *b, int ldb,
                     asn_real beta, asn_real *c, int ldc);
static gemm_fn *gemm;
static bool     own; /* gemm.h's kernels run here */

/* Which kernel a product takes is settled by its rows alone. Ours copies nothing beforehand: up to about here that wins. */
enum { FEW_ROWS = 512, FEW_ROWS_TRANSPOSED = 64 };
static bool few(int rows, int most)
{
    return own && (rows <= most || !gemm);
}

bool asn_tensor_blas(void)
{
    static bool tried;
    if (tried)
        return gemm != NULL;
    tried = true;
    own   = asn_gemm_here();
#ifdef __APPLE__ /* Homebrew leaves it in its own folder, which depends on the processor */
    const char *const names[] = {"libopenblas.dylib", "/opt/homebrew/opt/openblas/lib/libopenblas.dylib", "/usr/local/opt/openblas/lib/libopenblas.dylib"};
#else
    const char *const names[] = {"libopenblas.so.0", "libopenblas.so"};
#endif
    setenv("OPENBLAS_NUM_THREADS", "1", 1); /* our own threads run whole shards */
    void *library = NULL;
    for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++)
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return false;
    void (*set_threads)(int) = NULL; /* POSIX has functions and objects of one size */
    *(void **)&set_threads   = dlsym(library, "openblas_set_num_threads");
    if (set_threads)
        set_threads(1);
#ifdef ASN_DOUBLE
    *(void **)&gemm = dlsym(library, "cblas_dgemm");
#else
    *(void **)&gemm = dlsym(library, "cblas_sgemm");
#endif
    return gemm != NULL;
}
#else
bool asn_tensor_blas(void)
{
    return false;
}
#endif

/* ---- The list of products, where one is wanted. */

static FILE           *list;
static const asn_real *blocks[2];
static size_t          block_size;

void asn_tensor_list_to(const char *path)
{
    list = path ? fopen(path, "w") : NULL;
}

void asn_tensor_list(const asn_real *weights, const asn_real *gradient, size_t n)
{
    if (!list)
        return;
    blocks[0]  = weights;
    blocks[1]  = gradient;
    block_size = n;
}

static void put_in_list(const char *kind, int m, int n, int k, const asn_real *weights)
{
    fprintf(list, "%s %d %d %d 1", kind, m, n, k);
    for (int i = 0; i < 2; i++)
        if (blocks[i] && weights >= blocks[i] && weights < blocks[i] + block_size)
            fprintf(list, " %td", weights - blocks[i]);
    fputc('\n', list);
}

/* ---- Plain loops. */

static void clear(int m, int n, asn_real *c, int cs)
{
    for (int i = 0; i < m; i++)
        memset(c + (size_t)i * (size_t)cs, 0, (size_t)n * sizeof *c);
}

ASN_WIDE static void plain(int m, int n, int k, const asn_real *a, size_t ars, size_t aks, const asn_real *b, size_t bs, asn_real *c, size_t cs)
{
    for (int i = 0; i < m; i++)
        for (int j = 0; j < k; j++) {
            asn_real        x  = a[(size_t)i * ars + (size_t)j * aks];
            const asn_real *bj = b + (size_t)j * bs;
            asn_real       *ci = c + (size_t)i * cs;
            for (int o = 0; o < n; o++)
                ci[o] += x * bj[o];
        }
}

static void plain_bt(int m, int n, int k, const asn_real *a, size_t as, const asn_real *b, size_t bs, asn_real *c, size_t cs)
{
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            asn_real sum = 0;
            for (int o = 0; o < k; o++)
                sum += a[(size_t)i * as + (size_t)o] * b[(size_t)j * bs + (size_t)o];
            c[(size_t)i * cs + (size_t)j] += sum;
        }
}

/* ---- Whichever suits. */

void asn_multiply(int m, int n, int k, const asn_real *a, int as, const asn_real *b, int bs, asn_real *c, int cs, bool add)
{
    if (list && m > 0 && n > 0 && k > 0)
        put_in_list("nn", m, n, k, b);
#ifndef ASN_PLAIN
    if (few(m, FEW_ROWS) && k > 0) {
        asn_gemm(m, n, k, a, as, 1, b, bs, c, cs, add);
        return;
    }
    if (gemm && m > 0 && n > 0 && k > 0) {
        gemm(ROW_MAJOR, NO_TRANS, NO_TRANS, m, n, k, 1, a, as, b, bs, add, c, cs);
        return;
    }
#endif
    if (!add)
        clear(m, n, c, cs);
    plain(m, n, k, a, (size_t)as, 1, b, (size_t)bs, c, (size_t)cs);
}

void asn_multiply_bt(int m, int n, int k, const asn_real *a, int as, const asn_real *b, int bs, asn_real *c, int cs, bool add)
{
    if (list && m > 0 && n > 0 && k > 0)
        put_in_list("nt", m, n, k, b);
#ifndef ASN_PLAIN
    if (few(m, FEW_ROWS_TRANSPOSED) && k > 0) {
        asn_gemm_transposed(m, n, k, a, as, b, bs, c, cs, add);
        return;
    }
    if (gemm && m > 0 && n > 0 && k > 0) {
        gemm(ROW_MAJOR, NO_TRANS, TRANS, m, n, k, 1, a, as, b, bs, add, c, cs);
        return;
    }
#endif
    if (!add)
        clear(m, n, c, cs);
    plain_bt(m, n, k, a, (size_t)as, b, (size_t)bs, c, (size_t)cs);
}

void asn_multiply_at(int m, int n, int k, const asn_real *a, int as, const asn_real *b, int bs, asn_real *c, int cs, bool add)
{
    if (list && m > 0 && n > 0 && k > 0)
        put_in_list("tn", m, n, k, c);
#ifndef ASN_PLAIN
    if (few(k, FEW_ROWS) && k > 0) {
        asn_gemm(m, n, k, a, 1, as, b, bs, c, cs, add);
        return;
    }
    if (gemm && m > 0 && n > 0 && k > 0) {
        gemm(ROW_MAJOR, TRANS, NO_TRANS, m, n, k, 1, a, as, b, bs, add, c, cs);
        return;
    }
#endif
    if (!add)
        clear(m, n, c, cs);
    plain(m, n, k, a, 1, (size_t)as, b, (size_t)bs, c, (size_t)cs);
}

void asn_product(int rows, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add)
{
    asn_multiply(rows, out, in, x, xs, w, out, y, ys, add);
}

void asn_product_dx(int rows, int in, int out, const asn_real *dy, int ys, const asn_real *w, asn_real *dx, int xs, bool add)
{
    asn_multiply_bt(rows, in, out, dy, ys, w, out, dx, xs, add);
}

void asn_product_dw(int rows, int in, int out, const asn_real *x, int xs, const asn_real *dy, int ys, asn_real *dw, bool add)
{
    asn_multiply_at(in, out, rows, x, xs, dy, ys, dw, out, add);
}

ASN_WIDE void asn_column_sums(int rows, int out, const asn_real *dy, int ys, asn_real *db)
{
    for (int r = 0; r < rows; r++) {
        const asn_real *d = dy + (size_t)r * (size_t)ys;
        for (int o = 0; o < out; o++)
            db[o] += d[o];
    }
}
