#include "training/affine.h"

#include "arithmetic/tensor.h"

void asn_affine(const asn_work *w, int tensor, int n, asn_rows x, asn_rows y, bool add)
{
    if (tensor < 0)
        return;
    const asn_tensor *t = &w->m->tensors[tensor];
    asn_product(n, t->rows, t->cols, x.x, x.stride, asn_work_weights(w, tensor), y.x, y.stride, add);
}

void asn_affine_bias(const asn_work *w, int tensor, int n, asn_rows y)
{
    asn_rows_add_one(n, w->m->tensors[tensor].cols, y, asn_work_weights(w, tensor));
}

void asn_affine_back_x(const asn_work *w, int tensor, int n, asn_rows dy, asn_rows dx)
{
    if (tensor < 0)
        return;
    const asn_tensor *t = &w->m->tensors[tensor];
    asn_product_dx(n, t->rows, t->cols, dy.x, dy.stride, asn_work_weights(w, tensor), dx.x, dx.stride, true);
}

/* The first product of a step sets the gradient: it need not be cleared. */
void asn_affine_back_w(asn_work *w, int tensor, int n, asn_rows x, asn_rows dy)
{
    if (tensor < 0 || n == 0)
        return;
    const asn_tensor *t = &w->m->tensors[tensor];
    asn_product_dw(n, t->rows, t->cols, x.x, x.stride, dy.x, dy.stride, w->gradient + t->at, w->touched[tensor]);
    w->touched[tensor] = 1;
}

void asn_affine_back(asn_work *w, int tensor, int n, asn_rows x, asn_rows dy, asn_rows dx)
{
    asn_affine_back_w(w, tensor, n, x, dy);
    asn_affine_back_x(w, tensor, n, dy, dx);
}

void asn_affine_back_bias(asn_work *w, int tensor, int n, asn_rows dy)
{
    if (n > 0)
        asn_column_sums(n, w->m->tensors[tensor].cols, dy.x, dy.stride, asn_work_gradient(w, tensor));
}
