/* lesson.h: what teachers say of an example: the mean of their probabilities, of every alternative at every decision of its tree. A decision
 * is found by its number among those of its kind in the example, as it is recorded (record.h). */
#ifndef ASN_LESSON_H
#define ASN_LESSON_H
#include <stdint.h>

typedef enum asn_lesson_kind {
    ASN_TAUGHT_CHOICE,   /* the constructor, of several: a probability for each that occurs */
    ASN_TAUGHT_OPTIONAL, /* that an optional child is there */
    ASN_TAUGHT_CHAIN,    /* of each step of a sequence, that another child comes */
    ASN_TAUGHT_SOME,     /* that there is a child in a place of a sequence with gaps */
    ASN_TAUGHT_VALUE,    /* of each derivation of a value: entries of the list, copies, and last, of an open type, that it is spelled */
    ASN_N_TAUGHT
} asn_lesson_kind;

typedef struct asn_lesson {
    const float   *p;                  /* of all decisions */
    const int32_t *first[ASN_N_TAUGHT]; /* where in p, by number of the decision */
    double         share;              /* of the loss that follows them; the rest follows the tree */
} asn_lesson;
#endif
