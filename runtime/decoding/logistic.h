/* logistic.h: a logistic regression with few features, by Newton's method. */
#ifndef ASN_LOGISTIC_H
#define ASN_LOGISTIC_H
#include <stdbool.h>
#include <stddef.h>

enum { ASN_LOGISTIC_MOST = 8 }; /* features */

/* Rows of k features each, one behind the other; how often each row counts (NULL: once); which of them are yes. w goes in as where to begin and
 * comes out fitted: the least loss, plus ridge / 2 times the squared distance from where it began. So weights stay finite, however few rows there are. */
void asn_logistic_fit(const double *x, const double *weight, const bool *yes, size_t n, int k, double ridge, double *w);
#endif
