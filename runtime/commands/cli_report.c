#include "commands/commands.h"
const asn_command asn_command_report = {.name="report",.about="x"};
