#include "model/start.h"

#include "ground/rng.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

/* Rows that are looked up, not multiplied. */
static bool is_table(const char *name)
{
    static const char *const tables[] = {"/embed", "/grams", "/labels", "/chars"};
    for (size_t k = 0; k < sizeof tables / sizeof *tables; k++)
        if (strcmp(strrchr(name, '/'), tables[k]) == 0)
            return true;
    return false;
}

void asn_start(const asn_model *m, asn_real *block)
{
    for (int i = 0; i < m->n_tensors; i++) {
        const asn_tensor *t     = &m->tensors[i];
        uint64_t          key   = m->settings.seed;
        double            limit = sqrt(6.0 / (t->rows + t->cols));
        if (m->settings.wide_start && is_table(t->name))
            limit = sqrt(3.0 / t->cols);
        for (const char *s = t->name; *s; s++)
            key = asn_key(key, (unsigned char)*s);
        bool bias = t->rows == 1 && strcmp(strrchr(t->name, '/'), "/e") != 0;
        for (size_t k = 0; k < (size_t)t->rows * (size_t)t->cols; k++)
            block[t->at + k] = bias ? 0 : (asn_real)((2 * asn_uniform(asn_key(key, k)) - 1) * limit);
    }
}
