/* notes.h: what a committee has computed for a sentence, by what it was asked. The answer to a sentence may take several runs of the generated modules:
 * greedy's, a search, and one along the tree that was found. They ask for much the same, and with notes nothing is computed twice. */
#ifndef ASN_NOTES_H
#define ASN_NOTES_H
#include "decoding/scorer.h"

typedef enum asn_note_kind {
    ASN_NOTE_ATTEND,
    ASN_NOTE_START,
    ASN_NOTE_HORIZONTAL,
    ASN_NOTE_CONSTRUCTOR,
    ASN_NOTE_PRESENT,
    ASN_NOTE_ANOTHER,
    ASN_NOTE_SPELLED,
    ASN_NOTE_LISTED,
    ASN_NOTE_DERIVED
} asn_note_kind;

typedef struct asn_asked { /* a call: handles of a sentence say all but its labels */
    asn_note_kind     kind;
    const asn_module *module; /* NULL: the call has none */
    int32_t           of, with; /* of: the handle of which little else is asked; with: another one, or a number */
    const asn_labels *told;   /* NULL: none */
} asn_asked;

typedef struct asn_note {
    struct asn_note  *next; /* of the same handle */
    const asn_module *module;
    const asn_labels *told;
    int32_t           with;
    asn_note_kind     kind;
    union {
        int32_t     handle;
        double      odds;
        asn_choices choices; /* the scores stay in place */
    } gave;
    const asn_real *attention; /* of ASN_NOTE_ATTEND: a weight for each token, the members' one behind the other */
} asn_note;

typedef struct asn_notes {
    asn_note **first;   /* by handle */
    int32_t    n, room; /* handles that have notes are below n */
} asn_notes;

ASN_API const asn_note *asn_notes_find(const asn_notes *n, const asn_asked *a); /* NULL: there is none */
ASN_API asn_note       *asn_notes_add(asn_notes *n, const asn_asked *a, asn_arena *arena); /* an empty one. NULL: out of memory */
#endif
