/* model_file.h: a model and its weights in a safetensors file. `__metadata__` holds the settings, the task and the grammar;
 * vocabularies and what was seen in training are tensors beside the weights. A file that does not fit the program is refused,
 * and the message names the first difference. */
#ifndef ASN_MODEL_FILE_H
#define ASN_MODEL_FILE_H
#include "model/weights.h"

/* An open file owns its model, its view and the bytes that both point into. */
typedef struct asn_model_file {
    asn_model              *model;
    asn_weights             weights; /* plain reals: those of 16 bits are widened when the file is opened */
    struct asn_safetensors *file;
    asn_real               *widened; /* the block of those */
} asn_model_file;

asn_model_file *asn_model_file_open(const asn_grammar *g, const char *path, asn_error *err);
void            asn_model_file_close(asn_model_file *f);
int             asn_model_file_bits(const asn_model_file *f); /* of a weight, as stored: 16 or 32 */
/* bits of a weight: 32 as it is, or 16. Written whole or not at all. */
bool            asn_model_file_write(const asn_model *m, const asn_weights *w, int bits, const char *path, asn_error *err);
#endif
