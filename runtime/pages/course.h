/* course.h: the page of train --report, and of a log afterwards: the course of a training run. */
#ifndef ASN_COURSE_H
#define ASN_COURSE_H
#include "training/train.h"

typedef struct asn_course {
    const asn_grammar *g;
    const char        *path, *model; /* files: the page, and the model; model NULL: not known */
    const char        *on;           /* what is evaluated on: dev or train; NULL: not known */
} asn_course;

/* Before the first evaluation: a page that cannot be written shows at once. */
bool asn_course_begin(const asn_course *c, int epochs, asn_error *err);
/* After an evaluation, or of a log alone: member and data may be NULL. The page is replaced whole. */
bool asn_course_write(const asn_course *c, const asn_evaluated *now, asn_error *err);
#endif
