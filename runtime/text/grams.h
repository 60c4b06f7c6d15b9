/* grams.h: groups of letters of a word, as numbers. A model that has never met a word embeds it by these. */
#ifndef ASN_GRAMS_H
#define ASN_GRAMS_H
#include "ground/api.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ASN_MOST_GRAMS = 64 };

/* Numbers below size of: the one to three letters that the word begins and ends with, every three letters in a row, and its shape (capitals,
 * small letters and digits, each run counted once: Aa0 for Area51). Returns how many, at least one. */
ASN_API bool asn_grams_of_entity(const char *word, size_t length); /* letters, then digits: ci0. Its kind and number are shared with others */
ASN_API int asn_grams(const char *word, size_t length, int size, int32_t to[ASN_MOST_GRAMS]);
#endif
