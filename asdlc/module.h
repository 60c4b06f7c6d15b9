/* module.h: the modules of a grammar, as the paper lists them: what each decides, its equations, its parameters. The
 * emitters, `modules`, `show` and `graph` all read this one list. */
#ifndef ASDLC_MODULE_H
#define ASDLC_MODULE_H
#include "grammar.h"

typedef enum module_kind { /* as in the runtime's asn_module_kind */
    MODULE_CHOICE, MODULE_SINGLE, MODULE_CONSTRUCTOR, MODULE_ONE, MODULE_OPTIONAL, MODULE_SEQUENCE, MODULE_OPTIONALS,
    MODULE_CLOSED, MODULE_OPEN
} module_kind;

typedef struct module {
    module_kind  kind;
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

/* Sizes that depend on the model; negative, so that a positive number is itself. */
enum { SIZE_HIDDEN = -1, SIZE_ENCODING = -2, SIZE_INPUTS = -3, SIZE_VALUES = -4, SIZE_CHOICES = -5 };
typedef struct parameter {
    const char *name;
    int         rows, cols;
    bool        components; /* only where there are several input components */
} parameter;

module          *module_list(grammar *g, int *n); /* grammar order: type, its constructors with their fields; primitives last */
const char      *module_kind_name(module_kind k); /* "choice" */
const char      *module_rule(grammar *g, const module *m);
equation        *module_equations(grammar *g, const module *m, int *n);
const parameter *module_parameters(module_kind k, int *n); /* those with components too */
const char      *module_size_name(int size);      /* "H" */
void             module_count(const grammar *g, const module *m, long hidden, long *fixed, long *per_value);
const char      *module_count_text(grammar *g, const module *m, long hidden); /* "1250", or with the unknown list: "100 + 51 V" */
#endif
