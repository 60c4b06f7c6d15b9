/* teacher.h: models that teach another one (--teacher). What a student learns from them at a decision is the mean of their probabilities. They are
 * models of the same program with the same vocabularies as the student, so that their alternatives are its own. */
#ifndef ASN_TEACHER_H
#define ASN_TEACHER_H
#include "examples/example.h"
#include "model/model_file.h"
#include "training/lesson.h"

typedef struct asn_teachers {
    asn_model_file   **all;
    const char *const *paths;
    int                n;      /* 0: there are none */
    char             (*sha256)[65];
    /* set by asn_teachers_meet */
    const asn_model   *student;
    const asn_lesson **kept;   /* by number of the example, of those of the data: given once, they are not computed again */
    size_t             n_kept, keep; /* keep: bytes at most, of each thread. What does not fit is computed each time, which gives the same bits */
} asn_teachers;

bool asn_teachers_open(asn_teachers *t, const asn_grammar *g, const char *const *paths, int n, asn_error *err);
bool asn_teachers_meet(asn_teachers *t, const asn_model *student, size_t examples, size_t keep, asn_error *err); /* they are refused unless they fit */
void asn_teachers_sign(const asn_teachers *t, char fingerprint[65]); /* the fingerprint of a run covers its teachers */
void asn_teachers_reset(asn_teachers *t);

/* All of them, for one thread. */
typedef struct asn_teacher asn_teacher;
asn_teacher *asn_teacher_new(asn_teachers *t); /* NULL: out of memory */
void         asn_teacher_free(asn_teacher *t);
/* Lessons for some examples, which last until the next call. */
bool         asn_teacher_teach(asn_teacher *t, const asn_example *const *examples, int n, const asn_lesson **lessons, asn_error *err);
#endif
