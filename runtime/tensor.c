#include "tensor.h"

#include "gemm.h"

#ifndef ASN_PLAIN
#include <dlfcn.h>

/* The few numbers of cblas.h that are needed: the header need not be there. */
enum { ROW_MAJOR = 101, NO_TRANS = 111, TRANS = 112 };
typedef void gemm_fn(int order, int trans_a, int trans_b, int m, int n, int k, asn_real alpha, const asn_real *a, int lda, const asn_real *b, int ldb,
                     asn_real beta, asn_real *c, int ldc);
static gemm_fn *gemm;
static bool     own; /* gemm.h's kernels run here */

/* Which kernel a product takes is settled by its rows alone. Ours copies nothing beforehand: up to about here that wins. */
enum { FEW_ROWS = 64 };
static bool few(int rows)
{
    return own && (rows <= FEW_ROWS || !gemm);
}

bool asn_tensor_blas(void)
{
    static bool tried;
    if (tried)
        return gemm != NULL;
    tried = true;
    own   = asn_gemm_here();
    const char *const names[] = {"libopenblas.so.0", "libopenblas.so"};
    void *library = NULL;
    for (int i = 0; i < 2 && !library; i++)
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return false;
    void (*set_threads)(int) = NULL; /* POSIX has functions and objects of one size */
    *(void **)&set_threads   = dlsym(library, "openblas_set_num_threads");
    if (set_threads)
        set_threads(1); /* our own threads run whole shards */
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

ASN_WIDE static void plain_product(int rows, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys)
{
    for (int r = 0; r < rows; r++)
        for (int i = 0; i < in; i++) {
            asn_real        a  = x[(size_t)r * (size_t)xs + (size_t)i];
            const asn_real *wi = w + (size_t)i * (size_t)out;
            asn_real       *yr = y + (size_t)r * (size_t)ys;
            for (int o = 0; o < out; o++)
                yr[o] += a * wi[o];
        }
}

void asn_product(int rows, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add)
{
    if (rows == 0 || in == 0 || out == 0)
        return;
#ifndef ASN_PLAIN
    if (few(rows)) {
        asn_gemm(rows, out, in, x, xs, 1, w, out, y, ys, add);
        return;
    }
    if (gemm) {
        gemm(ROW_MAJOR, NO_TRANS, NO_TRANS, rows, out, in, 1, x, xs, w, out, add, y, ys);
        return;
    }
#endif
    for (int r = 0; r < rows && !add; r++)
        memset(y + (size_t)r * (size_t)ys, 0, (size_t)out * sizeof *y);
    plain_product(rows, in, out, x, xs, w, y, ys);
}

void asn_product_dx(int rows, int in, int out, const asn_real *dy, int ys, const asn_real *w, asn_real *dx, int xs, bool add)
{
    if (rows == 0 || in == 0 || out == 0)
        return;
#ifndef ASN_PLAIN
    if (few(rows)) {
        asn_gemm_transposed(rows, in, out, dy, ys, w, out, dx, xs, add);
        return;
    }
    if (gemm) {
        gemm(ROW_MAJOR, NO_TRANS, TRANS, rows, in, out, 1, dy, ys, w, out, add, dx, xs);
        return;
    }
#endif
    for (int r = 0; r < rows; r++)
        for (int i = 0; i < in; i++) {
            const asn_real *wi  = w + (size_t)i * (size_t)out, *d = dy + (size_t)r * (size_t)ys;
            asn_real        sum = 0;
            for (int o = 0; o < out; o++)
                sum += d[o] * wi[o];
            asn_real *to = &dx[(size_t)r * (size_t)xs + (size_t)i];
            *to          = add ? *to + sum : sum;
        }
}

void asn_product_dw(int rows, int in, int out, const asn_real *x, int xs, const asn_real *dy, int ys, asn_real *dw, bool add)
{
    if (rows == 0 || in == 0 || out == 0)
        return;
#ifndef ASN_PLAIN
    if (few(rows)) {
        asn_gemm(in, out, rows, x, 1, xs, dy, ys, dw, out, add);
        return;
    }
    if (gemm) {
        gemm(ROW_MAJOR, TRANS, NO_TRANS, in, out, rows, 1, x, xs, dy, ys, add, dw, out);
        return;
    }
#endif
    if (!add)
        memset(dw, 0, (size_t)in * (size_t)out * sizeof *dw);
    for (int r = 0; r < rows; r++)
        for (int i = 0; i < in; i++) {
            asn_real        a = x[(size_t)r * (size_t)xs + (size_t)i];
            const asn_real *d = dy + (size_t)r * (size_t)ys;
            asn_real       *w = dw + (size_t)i * (size_t)out;
            for (int o = 0; o < out; o++)
                w[o] += a * d[o];
        }
}

ASN_WIDE void asn_column_sums(int rows, int out, const asn_real *dy, int ys, asn_real *db)
{
    for (int r = 0; r < rows; r++) {
        const asn_real *d = dy + (size_t)r * (size_t)ys;
        for (int o = 0; o < out; o++)
            db[o] += d[o];
    }
}
