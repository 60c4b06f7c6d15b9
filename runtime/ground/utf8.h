/* utf8.h: code points and bytes. Python strings may hold lone surrogates: they take three bytes here, like other characters. */
#ifndef ASN_UTF8_H
#define ASN_UTF8_H
#include "ground/api.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

ASN_API size_t   asn_utf8_length(const char *s, size_t left);       /* of the character at s; 0: it is malformed */
ASN_API size_t   asn_utf8_put(uint32_t code, char *to);             /* writes up to four bytes */
ASN_API uint32_t asn_utf8_get(const char *s, size_t left, size_t *n); /* n: its bytes. A malformed byte has code UINT32_MAX and n 1 */
ASN_API bool     asn_utf8_printable(uint32_t code);                 /* Python's repr shows it as it is, or it is unassigned */
#endif
