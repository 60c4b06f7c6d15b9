/* memory.h: how much memory there is for this process. A system hands out more than it has and ends the process that uses it; what is known to need
 * much asks first. */
#ifndef ASN_MEMORY_H
#define ASN_MEMORY_H
#include "ground/error.h"

#include <stdint.h>

/* Bytes: the memory of the machine, or what a limit on the process leaves of it (ulimit -v, a control group). UINT64_MAX: nobody says. */
uint64_t asn_memory_there(void);

/* "3.2 GB" */
void asn_memory_text(uint64_t bytes, char to[24]);

/* Can there be so much more? If not, the message is "WHAT needs 3.2 GB of memory, and there are 2.0 GB". */
bool asn_memory_fits(uint64_t bytes, const char *what, asn_error *err);
#endif
