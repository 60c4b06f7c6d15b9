#include "tensor.h"

#ifndef ASN_PLAIN
#include <dlfcn.h>

/* The few numbers of cblas.h that are needed: the header need not be there. */
enum { ROW_MAJOR = 101, NO_TRANS = 111, TRANS = 112 };
typedef void gemm_fn(int order, int trans_a, int trans_b, int m, int n, int k, asn_real alpha, const asn_real *a, int lda, const asn_real *b, int ldb,
                     asn_real beta, asn_real *c, int ldc);
static gemm_fn *gemm;

bool asn_tensor_blas(void)
{
    static bool tried;
    if (tried)
        return gemm != NULL;
    tried = true;
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

void asn_product_dw(int rows, int in, int out, const asn_real *x, int xs, const asn_real *dy, int ys, asn_real *dw)
{
    if (rows == 0 || in == 0 || out == 0)
        return;
#ifndef ASN_PLAIN
    if (gemm) {
        gemm(ROW_MAJOR, TRANS, NO_TRANS, in, out, rows, 1, x, xs, dy, ys, 1, dw, out);
        return;
    }
#endif
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
