#include "model/weights.h"

#include "ground/pages.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

asn_real *asn_weights_block(const asn_model *m)
{
    size_t    bytes = m->n_weights * sizeof(asn_real);
    asn_real *block = asn_pages_alloc(bytes);
    return block ? memset(block, 0, bytes) : NULL;
}

bool asn_weights_view(asn_weights *w, const asn_model *m, const asn_real *block)
{
    asn_matrix *all = calloc((size_t)m->n_tensors + 1, sizeof *all);
    for (int i = 0; i < m->n_tensors && all; i++)
        all[i] = (asn_matrix){ASN_AS_REAL, m->tensors[i].rows, m->tensors[i].cols, block + m->tensors[i].at, NULL};
    w->tensor = all;
    return all != NULL;
}

void asn_weights_reset(asn_weights *w)
{
    free((asn_matrix *)(uintptr_t)w->tensor);
    w->tensor = NULL;
}

const asn_real *asn_weights_reals(const asn_weights *w, int tensor)
{
    assert(w->tensor[tensor].form == ASN_AS_REAL);
    return w->tensor[tensor].numbers;
}
