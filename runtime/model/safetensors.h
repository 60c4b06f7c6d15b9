/* safetensors.h: weights in a file that Python, Rust and this runtime read alike: a length, a JSON header, the bytes.
 * A file that breaks a rule of the format is refused, with the rule and the tensor; nothing of it is used. */
#ifndef ASN_SAFETENSORS_H
#define ASN_SAFETENSORS_H
#include "ground/error.h"
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum asn_dtype { ASN_F32, ASN_F16, ASN_F64, ASN_I8, ASN_U8, ASN_I32, ASN_U32, ASN_I64, ASN_U64 } asn_dtype;

#define ASN_TRUST_TENSOR "trust.encoded" /* what a calibrated model knows of its sentences: numbers, but no weights */

typedef struct asn_stored {
    const char *name; /* UTF-8, at most 65535 bytes */
    asn_dtype   dtype;
    int         rank; /* 0: a scalar */
    int64_t     shape[8];
    const void *data; /* row major, little endian, aligned for its dtype when read */
    size_t      bytes;
} asn_stored;

typedef struct asn_meta {
    const char *key, *value;
} asn_meta;

/* What an open file hands out lives until its close. */
typedef struct asn_safetensors asn_safetensors;

/* Reads the whole file into memory, so that nobody can change it any more, and verifies its checksum if it has one: the entry "checksum" of
 * its metadata, which asn_safetensors_write puts there. A file of another maker has none. */
asn_safetensors  *asn_safetensors_open(const char *path, asn_error *err);
asn_safetensors  *asn_safetensors_parse(const char *name, const void *bytes, size_t length, asn_error *err); /* the caller keeps bytes */
void              asn_safetensors_close(asn_safetensors *s);
int               asn_safetensors_count(const asn_safetensors *s);
const asn_stored *asn_safetensors_at(const asn_safetensors *s, int i);              /* by offset; NULL: there is none */
const asn_stored *asn_safetensors_find(const asn_safetensors *s, const char *name); /* NULL: there is none */
const char       *asn_safetensors_meta(const asn_safetensors *s, const char *key);  /* NULL: not there */
bool              asn_stored_finite(const asn_stored *t);                           /* no NaN in it, and nothing infinite */

/* Whole or not at all (ground/replace.h), with a checksum. A tensor's bytes may be left 0; otherwise they must agree with its shape and
 * dtype. Same tensors and metadata, same file. */
bool asn_safetensors_write(const char *path, const asn_meta *meta, int n_meta, const asn_stored *tensors, int n, asn_error *err);

#ifdef __cplusplus
}
#endif
#endif
