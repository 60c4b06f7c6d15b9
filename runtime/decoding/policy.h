/* policy.h: what the policies over a committee have in common. A policy is an execution of the generated modules (seam/run.h): states come from
 * the committee, decisions are its own. Every decision is added to its log-probability and told to an onlooker. */
#ifndef ASN_POLICY_H
#define ASN_POLICY_H
#include "decoding/committee.h"
#include "decoding/values.h"
#include "seam/run.h"

/* ---- What an onlooker is told, and may stop. */
typedef enum asn_decision_kind {
    ASN_DECIDES_CTOR,    /* chosen: a constructor */
    ASN_DECIDES_PRESENT, /* an optional child: 1 or 0 */
    ASN_DECIDES_ANOTHER, /* one more child of a sequence: 1 or 0 */
    ASN_DECIDES_SPELL,   /* a value of an open type: spelled 1, from its list 0 */
    ASN_DECIDES_VALUE,   /* an entry of the type's list */
    ASN_DECIDES_COPY,    /* a value that is copied: the number of the first token, of all inputs in a row */
    ASN_DECIDES_LETTER   /* an entry of the model's letters; 0: the end */
} asn_decision_kind;
typedef struct asn_decision {
    asn_decision_kind kind;
    const asn_module *module;
    int32_t           node, chosen; /* node: its number, parents first, from left to right */
    double            log_prob;
    const asn_real   *attention;    /* a weight for each token, until the onlooker returns; of asn_policy_tell: NULL: the committee's last ones */
    const asn_atom   *value;        /* of ASN_DECIDES_COPY; else NULL */
    int32_t           last;         /* of ASN_DECIDES_COPY: its last token */
    const asn_choices *among;       /* all that it was chosen from, until the onlooker returns. NULL: yes and no */
    const asn_offered *offered;     /* of a type that is copied: among has its derivations, and the alternatives are in values.h; else NULL */
} asn_decision;
typedef struct asn_watcher {
    void *context;
    bool (*decided)(void *context, const asn_decision *d); /* false: stop, there is no answer. NULL: nobody wants to know */
    bool (*stopped)(void *context);                        /* asked at every module; NULL: go on */
    void (*undone)(void *context, int n);                  /* the last n decisions are taken back. NULL: as with decided */
} asn_watcher;

/* An onlooker that counts decisions and tells another one, who may be NULL. Give &count.watcher to a policy. */
typedef struct asn_count {
    asn_watcher        watcher;
    const asn_watcher *other;
    int                n;
} asn_count;
ASN_API void asn_policy_count(asn_count *c, const asn_watcher *other);

/* ---- A policy's struct begins with this. */
typedef struct asn_policy {
    asn_run            run; /* first */
    asn_committee     *committee;
    const asn_watcher *watcher; /* NULL: none */
    double             log_prob; /* of all decisions so far */
    int                n_decided; /* how many these are */
    double             rival;     /* the greatest probability that all other alternatives of one decision have together: no tree that decides otherwise
                                   * somewhere is more probable than this */
} asn_policy;

/* Encodes the sentence and runs the root's module. false: out of memory, or stopped. */
ASN_API bool asn_policy_run(asn_policy *p, const asn_execution *how, asn_committee *c, const asn_watcher *watcher, const asn_example *e, asn_node *root);

ASN_API bool asn_policy_goes_on(asn_policy *p);  /* nothing has failed: asked before a decision, and after its scores were computed */
ASN_API bool asn_policy_enters(asn_policy *p);   /* the same, and the onlooker has not stopped it: asked by enter */
ASN_API void asn_policy_decided(asn_policy *p, asn_decision_kind kind, const asn_module *m, int32_t node, int32_t chosen, double log_prob);
ASN_API void asn_policy_tell(asn_policy *p, asn_decision d, double log_prob); /* a decision with all that is known of it; adds its attention */
ASN_API bool asn_policy_said(asn_policy *p, asn_decision_kind kind, const asn_module *m, int32_t node, double odds, bool yes); /* returns yes */

/* A decision of yes and no that may be taken back: before it, note it in the arena of the sentence; NULL: out of memory. Then
 * asn_policy_regret undoes it and all that came after it, and decides no instead. */
typedef struct asn_policy_mark {
    double           log_prob, odds;
    int              n_decided;
    const asn_real  *attention; /* NULL: nobody looks on */
} asn_policy_mark;
ASN_API asn_policy_mark *asn_policy_note(asn_policy *p, double odds, int tokens);
ASN_API void asn_policy_regret(asn_policy *p, const asn_policy_mark *before, asn_decision_kind kind, const asn_module *m, int32_t node);

/* The seam's calls that are the committee's alone. */
ASN_API asn_vec   asn_policy_attend(asn_run *run, const asn_module *m, asn_state v, asn_state s);
ASN_API asn_vec   asn_policy_embed_field(asn_run *run, const asn_module *constructor, int field, asn_vec c);
ASN_API asn_vec   asn_policy_embed_child(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c);
ASN_API asn_state asn_policy_vertical(asn_run *run, asn_state v, asn_vec e);
#endif
