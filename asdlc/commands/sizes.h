/* sizes.h: how large the parameters of modules are: as the task's settings make them, or as they lie in a trained model. */
#ifndef ASDLC_SIZES_H
#define ASDLC_SIZES_H
#include "emit/module.h"

typedef struct sizes sizes;

typedef struct shape {
    long rows, cols;
    bool known;   /* without a model, the number of values of a type is not: cols is then 0 */
    bool trained; /* the model has it; true without a model */
} shape;

sizes      *sizes_of_task(grammar *g);
sizes      *sizes_of_model(grammar *g, const char *path, int *code); /* NULL after saying why not; code is then the exit code */
void        sizes_close(sizes *s);
long        sizes_hidden(const sizes *s);
const char *sizes_model(const sizes *s); /* its path; NULL: none */
long        sizes_weights(const sizes *s); /* of the whole model, what modules share too; 0 without one */
shape       sizes_shape(sizes *s, const module *m, const parameter *p);
const char *sizes_shape_text(sizes *s, const module *m, const parameter *p); /* "50 x 100", "50 x V", "not in the model" */

/* A module's weights, and those for each value of a list whose length is not known. False: the model has none of it. */
bool        sizes_count(sizes *s, const module *m, long *fixed, long *per_value);
const char *sizes_count_text(sizes *s, const module *m); /* "1250", "100 + 51 V", "-" */
#endif
