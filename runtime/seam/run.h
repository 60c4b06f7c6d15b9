/* run.h: one execution of the generated modules. The modules call the seam (asn.h); run.c hands each call to whoever
 * runs them. An execution is a struct that begins with an asn_run. */
#ifndef ASN_RUN_H
#define ASN_RUN_H
#include "asn.h"

typedef struct asn_execution {
    bool      (*enter)(asn_run *run, const asn_module *m, asn_state v, asn_node *node);
    asn_vec   (*attend)(asn_run *run, const asn_module *m, asn_state v, asn_state s);
    int       (*choose)(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node);
    bool      (*present)(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i);
    bool      (*another)(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c, asn_node *node, int i);
    asn_state (*sequence_start)(asn_run *run, const asn_module *m, asn_state v, asn_node *node);
    asn_vec   (*embed_field)(asn_run *run, const asn_module *constructor, int field, asn_vec c);
    asn_vec   (*embed_child)(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c);
    asn_state (*vertical)(asn_run *run, asn_state v, asn_vec e);
    asn_state (*horizontal)(asn_run *run, const asn_module *m, asn_state s, asn_vec e, asn_node *node, int i);
    bool      (*value)(asn_run *run, const asn_module *m, asn_state v, asn_node *node);
    asn_node *(*child)(asn_run *run, asn_node *node, int field, int i);
} asn_execution;

struct asn_run {
    const asn_execution *how;
    const asn_grammar   *grammar;
    bool                 failed;
};

ASN_API bool asn_run_root(asn_run *run, asn_state v, asn_node *node); /* calls the root type's module */
#endif
