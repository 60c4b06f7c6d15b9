/* utf8.h: code points and bytes. Lone surrogates, which Python strings may hold, are three bytes like any other. */
#ifndef ASN_UTF8_H
#define ASN_UTF8_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

size_t   asn_utf8_length(const char *s, size_t left);       /* of the well-formed character at s, or 0 */
size_t   asn_utf8_put(uint32_t code, char *to);             /* writes up to four bytes */
uint32_t asn_utf8_get(const char *s, size_t left, size_t *n); /* n: bytes; a bad byte counts as one, code 0xFFFFFFFF */
bool     asn_utf8_printable(uint32_t code);                 /* shown as it is by Python's repr, unassigned ones too */
#endif
