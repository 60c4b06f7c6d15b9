/* claim.h: one training run at a time writes a model, its log and its checkpoint. The run holds a lock on the log, which the system takes
 * back when the process ends, however it ends: nothing is left to be removed. */
#ifndef ASN_CLAIM_H
#define ASN_CLAIM_H
#include "ground/error.h"

/* Returns the lock, for asn_claim_end; -1: somebody else trains this model, or its log cannot be written. Makes the log if there is none. */
int  asn_claim(const char *model, const char *log, asn_error *err);
void asn_claim_end(int lock, const char *log); /* a log without a line goes */
#endif
