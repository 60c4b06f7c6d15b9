/* report.h: what a training run tells: messages and a progress line on stderr, a line of JSON for each evaluation in the log, and where the
 * time went. */
#ifndef ASN_REPORT_H
#define ASN_REPORT_H
#include "decoding/broken.h"
#include "training/checkpoint.h"
#include "training/extra.h"
#include "training/train.h"

void asn_report_say(const asn_train_options *o, const char *format, ...) ASN_FORMAT(2, 3); /* a line, not when quiet */

void asn_report_broken(const asn_train_options *o, const asn_broken *b); /* which constraints the training examples break */

typedef struct asn_report {
    const asn_train_options *o;
    const asn_settings      *settings;
    char                    *path; /* NULL: out of memory */
    double                   shown; /* when the progress line was last drawn */
} asn_report;

typedef struct asn_passed { /* a pass that was evaluated */
    double loss, metric, rate, speed; /* speed: examples per second */
    const asn_extra *extra;     /* examples made from parts of others; NULL: none are */
} asn_passed;

asn_report     asn_report_of(const asn_train_options *o, const asn_settings *s);
void        asn_report_reset(asn_report *l);
const char *asn_report_metric(const asn_report *l);                              /* its name */
bool        asn_report_trim(const asn_report *l, int epoch, asn_error *err);     /* drops what is behind this pass: a resumed run writes it anew */
bool        asn_report_write(const asn_report *l, const asn_progress *p, const asn_passed *d, asn_error *err);
void        asn_report_progress(asn_report *l, const asn_progress *p, size_t n, double speed); /* on a terminal, a few times a second */

typedef struct asn_profile { /* seconds; record and read are summed over threads */
    double  passes, adam, record, read;
    double  cpu;      /* processor time of passes, of all threads */
    int64_t examples, steps;
    int     threads, ranks;
    double  exchange; /* of gradients with other ranks, waiting included */
    double  adding;   /* processor time of it, but for sending and receiving */
    int64_t touched;  /* bytes of gradients that shards of this rank had, of all steps */
    uint64_t sent;    /* bytes, by the rank that sent most */
} asn_profile;
bool asn_report_profile(const char *path, const asn_profile *p, asn_error *err);
#endif
