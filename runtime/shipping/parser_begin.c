/* asn_parser.c: sentences to trees, all in one file: see asn_parser.h.
 *     cc -O2 -c asn_parser.c                                 to link with, and -lm
 *     cc -O2 -DASN_PARSER_MAIN asn_parser.c -lm -o @@NAME@@   a program
 * Written by `@@NAME@@ ship`. The runtime that it is made of has the MIT licence. */
#define ASN_PARSER_VERSION "@@VERSION@@"
@@WIDTH@@
#define ASN_WEIGHTS @@BITS@@
#define ASN_SHIPPED /* all of it is static, but for what asn_parser.h declares */
/* Nothing may be contracted: then all compilers give the same bits. */
#if defined __GNUC__ && !defined __clang__ && !defined __TINYC__
#pragma GCC optimize("fp-contract=off")
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wpsabi"
#else
#pragma STDC FP_CONTRACT OFF
#endif
#ifdef __clang__
#pragma clang diagnostic ignored "-Wunused-function"
#pragma clang diagnostic ignored "-Wpsabi"
#endif
#if defined __BYTE_ORDER__ && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the weights are little-endian"
#endif
@@HEADER@@
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
