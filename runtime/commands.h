/* commands.h: the commands of a generated program, and what they share. argv[1] is the command's own name. */
#ifndef ASN_COMMANDS_H
#define ASN_COMMANDS_H
#include "asn.h"

int asn_command_print(const asn_grammar *g, int argc, char **argv); /* and trace */
int asn_command_train(const asn_grammar *g, int argc, char **argv);
int asn_command_eval(const asn_grammar *g, int argc, char **argv);
int asn_command_predict(const asn_grammar *g, int argc, char **argv);
int asn_command_convert(const asn_grammar *g, int argc, char **argv);
int asn_command_ship(const asn_grammar *g, const char *const *text, int argc, char **argv);
int asn_command_info(const asn_grammar *g, int argc, char **argv);

int  asn_usage_error(const asn_grammar *g, const char *format, const char *word); /* says it; 2 */
bool asn_option(int argc, char **argv, int *i, const char *name, const char **value); /* --name VALUE or --name=VALUE at argv[*i]; value NULL: it lacks one */
int  asn_say_error(const asn_grammar *g, int code, const asn_error *err);         /* says it; code */
#endif
