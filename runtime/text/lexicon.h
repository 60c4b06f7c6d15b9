/* lexicon.h: from the lines of an `entities` file to the phrases that entities.c looks for. asdlc reads a task's file with it; programs and shipped
 * parsers read further names with it, while they run.
 *
 *   PHRASE TAB KIND [TAB NAME]      -- a comment
 *
 * Of PHRASE, words in [brackets] may be missing, words in (parentheses) at its ends must be there but stay in the sentence, and `*` is any other
 * phrase. NAME is what an answer prints; there `*` is the words of that phrase. All of this is gone in an asn_lexicon: its phrases are plain words,
 * prepared as the task's sentences are, sorted. Only the lines with a `*` are kept, for names that are added later. */
#ifndef ASN_LEXICON_H
#define ASN_LEXICON_H
#include "asn.h"

/* What is wrong, and where: bytes begin .. end - 1 of a line. */
typedef struct asn_lexicon_fault {
    size_t      line, begin, end; /* lines are counted from 1 */
    size_t      column;           /* of begin, in characters, from 1 */
    asn_error   err;
    const char *help;             /* what was expected; NULL: err says it */
} asn_lexicon_fault;

typedef struct asn_lexicon_builder asn_lexicon_builder; /* all that it takes is in its arena */

/* Phrases are prepared as sentences of `how` are. base: the lexicon that names are added to, whose kinds are all there are; NULL: none, any kind is
 * new. NULL: out of memory. */
ASN_API asn_lexicon_builder *asn_lexicon_begin(asn_arena *a, const asn_input *how, const asn_lexicon *base);

/* A line of a file; a phrase with its kind and name by themselves (name NULL: the phrase in lower case, _ for blanks); all lines of a text. false:
 * fault says why, and nothing was added. */
ASN_API bool asn_lexicon_line(asn_lexicon_builder *b, size_t number, const char *line, size_t length, asn_lexicon_fault *fault);
ASN_API bool asn_lexicon_add(asn_lexicon_builder *b, const char *phrase, const char *kind, const char *name, asn_lexicon_fault *fault);
ASN_API bool asn_lexicon_text(asn_lexicon_builder *b, const char *text, size_t length, asn_lexicon_fault *fault);

/* The lexicon with all that was added so far. It lives until the next call. A phrase may have several kinds; the first that was given comes first. If it has
 * another name of the same kind, or other words in parentheses, clash is told of both places; without clash, the later line replaces the earlier one.
 * NULL: fault says why; what was added since the last call is forgotten. */
typedef void asn_lexicon_clash(void *context, const asn_lexicon_fault *now, const asn_lexicon_fault *first);
ASN_API const asn_lexicon *asn_lexicon_end(asn_lexicon_builder *b, asn_lexicon_clash *clash, void *context, asn_lexicon_fault *fault);

/* How phrases are prepared: as the first input of words is. */
ASN_API asn_input asn_lexicon_input(const asn_grammar *g);
#define ASN_LEXICON_USAGE "expected: PHRASE <TAB> KIND, or PHRASE <TAB> KIND <TAB> NAME to print another name"
#endif
