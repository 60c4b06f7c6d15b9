/* names.h: grammar name -> C name. No two things get the same one, whatever the grammar calls them. */
#ifndef ASDLC_NAMES_H
#define ASDLC_NAMES_H
#include "languages/grammar.h"

char *names_identifier(mem *m, const char *text); /* any text as a C identifier: letters above ASCII become u00E9 */
bool  names_set_program(grammar *g, const char *name); /* geo and GEO; false when the name cannot be used */
void  names_assign(grammar *g);                   /* stem, parameter, module and member of everything */
bool  names_is_reserved(const char *name);        /* a keyword of C or C++, or a macro of a common header */
#endif
