/* text.h: splits the text of an input component into tokens, as the task's `input` statement says. */
#ifndef ASN_TEXT_H
#define ASN_TEXT_H
#include "asn.h"

typedef struct asn_tokens {
    const char **text;   /* a NUL behind each */
    int32_t     *length; /* bytes */
    int32_t     *begin;  /* byte offset in the input */
    int32_t      n;
    /* Where values are copied from the input and it was a text: each token as it was typed, and what stood between it and the one before
     * it, white space being one blank. Both NULL elsewhere: a token was typed as it is, with a blank before it. */
    const char **raw, **lead;
} asn_tokens;

/* words   a run of letters, digits and '_' is one token (ci0, num_salary), with an apostrophe where it stands between
 *         two letters (what's, o'clock); any other character but white space is a token by itself: 9 : 30, $ 0, < b >
 * chars   every code point, white space too
 * symbol  all of it without white space at its ends; no token when nothing is left
 * lower folds case; stem does that too, and then takes the stem of each word: asn_stem_english, as in jobs, geo, atis. Like
 * those, it drops punctuation (. , ; : ? ! dashes, quotes, brackets) that is no part of a word; $ 5 % stays as it is.
 *
 * Letters are those of ASCII and every character beyond that is no known white space, punctuation or symbol: a sentence
 * in a script without spaces is one word, and better read as chars. Control characters count as white space.
 * Text that is not UTF-8 is an error. Linear in the length. */
ASN_API bool asn_text_split(asn_arena *a, const asn_input *how, const char *text, size_t length, asn_tokens *out, asn_error *err);

typedef enum asn_text_class { ASN_TEXT_SPACE, ASN_TEXT_LETTER, ASN_TEXT_DIGIT, ASN_TEXT_MARK } asn_text_class;
ASN_API asn_text_class asn_text_class_of(uint32_t code); /* '_' is a mark; digits are 0 to 9 */

/* The lower case of a Latin, Greek or Cyrillic letter (up to U+017F, U+03AB and U+052F), and ' of the typographic one;
 * anything else is itself. Never longer in UTF-8. */
ASN_API uint32_t asn_text_fold(uint32_t code);
#endif
