/* module.h: the modules of a grammar, as the paper lists them: what each decides, its equations, its parameters. The
 * emitters, `modules`, `show` and `graph` all read this one list. */
#ifndef ASDLC_MODULE_H
#define ASDLC_MODULE_H
#include "languages/grammar.h"

typedef struct module {
    asn_module_kind kind;
    type        *type; /* one of these three is the thing itself */
    constructor *ctor;
    field       *field;
    const char  *name;     /* expr, Apply, Apply.arguments */
    const char  *function; /* geo_type_expr */
    const char  *variable; /* geo_m_expr */
} module;

typedef struct equation {
    const char *name, *text; /* "field state", "v_F = LSTM_v(v, e_F')" */
} equation;

typedef struct parameter {
    asn_param_id id;
    int          rows, cols;  /* numbers, or of schema.h's sizes */
    bool         components;  /* only where there are several input components */
} parameter;

module          *module_list(grammar *g, int *n); /* grammar order: type, its constructors with their fields; primitives last */
const char      *module_kind_name(asn_module_kind k); /* "choice" */
const char      *module_kind_constant(asn_module_kind k); /* "ASN_CHOICE" */
span             module_place(const module *m);
const char      *module_rule(grammar *g, const module *m);
equation        *module_equations(grammar *g, const module *m, int *n);
const parameter *module_parameters(asn_module_kind k, int *n); /* those with components too */
bool             module_learns(const module *m); /* it has parameters at all */
bool             module_has(const grammar *g, const module *m, const parameter *p);
const char      *module_param_name(asn_param_id id);     /* "att.v" */
const char      *module_param_constant(asn_param_id id); /* "ASN_PARAM_ATT_V" */
const char      *module_size_name(int size);     /* "H" */
const char      *module_size_constant(int size); /* "ASN_HIDDEN" */
#endif
