#include "arithmetic/tensor.h"

#include "arithmetic/gemm.h"
#include "ground/system.h"

#include <stdio.h>
#include <stdlib.h>

#include <dlfcn.h>

/* ---- OpenBLAS. The few numbers of cblas.h that are needed: the header need not be there. */

enum { ROW_MAJOR = 101, NO_TRANS = 111, TRANS = 112 };
typedef void gemm_fn(int order, int trans_a, int trans_b, int m, int n, int k, asn_real alpha, const asn_real *a, int lda, const asn_real *b, int ldb,
                     asn_real beta, asn_real *c, int ldc);
static gemm_fn *gemm; /* NULL: our own */

static void *open_openblas(void)
{
    static const char *const names[] = {ASN_OPENBLAS_NAMES};
    setenv("OPENBLAS_NUM_THREADS", "1", 1); /* our own threads run whole shards */
    void *library = NULL;
    for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++)
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    return library;
}

static const char *use_openblas(void)
{
    static char name[80];
    void       *library = open_openblas();
    if (!library)
        return NULL;
    void (*set_threads)(int) = NULL; /* POSIX has functions and objects of one size */
    char *(*processor)(void) = NULL;
    *(void **)&set_threads   = dlsym(library, "openblas_set_num_threads");
    *(void **)&processor     = dlsym(library, "openblas_get_corename");
    if (set_threads)
        set_threads(1);
#ifdef ASN_DOUBLE
    *(void **)&gemm = dlsym(library, "cblas_dgemm");
#else
    *(void **)&gemm = dlsym(library, "cblas_sgemm");
#endif
    snprintf(name, sizeof name, "OpenBLAS %s", processor ? processor() : "");
    return gemm ? name : NULL;
}

/* For a processor that it does not know, OpenBLAS takes kernels without AVX2. */
const char *asn_tensor_better(const char *products)
{
    static const char *const old[] = {"Prescott", "Core2", "Penryn", "Dunnington", "Nehalem", "Sandybridge", "Atom", "Athlon", "Opteron", "Barcelona",
                                      "Bobcat", "Bulldozer", "Piledriver", "Steamroller", "Generic"};
    static const char        openblas[] = "OpenBLAS ";
    const char              *own = asn_gemm_kind_here(), *better = strcmp(own, "avx512") == 0 ? "SkylakeX" : strcmp(own, "avx2") == 0 ? "Haswell" : NULL;
    if (strncmp(products, openblas, sizeof openblas - 1) != 0)
        return NULL;
    for (size_t i = 0; i < sizeof old / sizeof *old; i++)
        if (strncmp(products + sizeof openblas - 1, old[i], strlen(old[i])) == 0)
            return better;
    return NULL;
}

const char *asn_tensor_begin(bool openblas)
{
    gemm = NULL;
    return openblas ? use_openblas() : asn_gemm_kind_here();
}

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

/* A line by one call: threads that share the work write here, too, and stdio keeps only whole calls apart. */
static void put_in_list(const char *kind, int m, int n, int k, const asn_real *weights)
{
    char where[32] = "";
    for (int i = 0; i < 2; i++)
        if (blocks[i] && weights >= blocks[i] && weights < blocks[i] + block_size)
            snprintf(where, sizeof where, " %td", weights - blocks[i]);
    fprintf(list, "%s %d %d %d 1%s\n", kind, m, n, k, where);
}

/* ---- Whichever was chosen. */

static void clear(int m, int n, asn_real *c, int cs)
{
    for (int i = 0; i < m; i++)
        memset(c + (size_t)i * (size_t)cs, 0, (size_t)n * sizeof *c);
}

/* Is there nothing to add up? Then the result is cleared, unless something is added to it. */
static bool is_nothing(int m, int n, int k, asn_real *c, int cs, bool add)
{
    if (m > 0 && n > 0 && k > 0)
        return false;
    if (!add && m > 0 && n > 0)
        clear(m, n, c, cs);
    return true;
}

void asn_multiply(int m, int n, int k, const asn_real *a, int as, const asn_real *b, int bs, asn_real *c, int cs, bool add)
{
    if (is_nothing(m, n, k, c, cs, add))
        return;
    if (list)
        put_in_list("nn", m, n, k, b);
    if (gemm)
        gemm(ROW_MAJOR, NO_TRANS, NO_TRANS, m, n, k, 1, a, as, b, bs, add, c, cs);
    else
        asn_gemm(m, n, k, a, as, 1, b, bs, c, cs, add);
}

void asn_multiply_bt(int m, int n, int k, const asn_real *a, int as, const asn_real *b, int bs, asn_real *c, int cs, bool add)
{
    if (is_nothing(m, n, k, c, cs, add))
        return;
    if (list)
        put_in_list("nt", m, n, k, b);
    if (gemm)
        gemm(ROW_MAJOR, NO_TRANS, TRANS, m, n, k, 1, a, as, b, bs, add, c, cs);
    else
        asn_gemm_transposed(m, n, k, a, as, b, bs, c, cs, add);
}

void asn_multiply_at(int m, int n, int k, const asn_real *a, int as, const asn_real *b, int bs, asn_real *c, int cs, bool add)
{
    if (is_nothing(m, n, k, c, cs, add))
        return;
    if (list)
        put_in_list("tn", m, n, k, c);
    if (gemm)
        gemm(ROW_MAJOR, TRANS, NO_TRANS, m, n, k, 1, a, as, b, bs, add, c, cs);
    else
        asn_gemm(m, n, k, a, 1, as, b, bs, c, cs, add);
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
