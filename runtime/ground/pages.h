/* pages.h: memory that training goes through again and again, in pages of two megabytes where the system has them. */
#ifndef ASN_PAGES_H
#define ASN_PAGES_H
#include <stddef.h>

void *asn_pages_alloc(size_t bytes); /* aligned to 64 at least, not zeroed; NULL: out of memory; for free() */
#endif
