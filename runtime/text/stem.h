/* stem.h: English words without their endings. Both stemmers work in place on a-z and leave a word with any other byte
 * alone; the result is never longer than the word, and its length is returned. */
#ifndef ASN_STEM_H
#define ASN_STEM_H
#include "ground/api.h"

#include <stddef.h>

ASN_API size_t asn_stem(char *word, size_t n); /* Porter's algorithm of 1980: libstemmer's "porter" */

/* Porter's later algorithm: libstemmer's "english", NLTK's SnowballStemmer. jobs, geo and atis were prepared with it:
 * they hold `this`, `has`, `yes`, which the first makes `thi`, `ha`, `ye`. An apostrophe is one more letter: `what's`
 * is `what`, `don't` stays. */
ASN_API size_t asn_stem_english(char *word, size_t n);
#endif
