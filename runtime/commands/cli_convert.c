/* cli_convert.c: the command convert. */
#include "commands/commands.h"
#include "model/model_file.h"

#include <stdlib.h>
#include <string.h>

enum { MODEL, BITS, OUT };
static const asn_option options[] = {
    [MODEL] = {"--model", "M", "the model to read"},
    [BITS]  = {"--bits", "16|32", "bits of a weight"},
    [OUT]   = {"-o", "OUT", "the model to write"},
    {NULL, NULL, NULL},
};

static int run(asn_call *c)
{
    const char *model = NULL, *bits = NULL, *out = NULL;
    asn_error   err;
    int         bad = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case MODEL: bad = asn_read_model(c, &model); break;
        case BITS: bits = c->value; break;
        case OUT: out = c->value; break;
        default: bad = asn_unexpected(c, k);
        }
    if (bad)
        return bad;
    if (!model || !bits || !out)
        return asn_usage_error(c, "convert needs --model M --bits 16|32 -o OUT");
    if (strcmp(bits, "16") != 0 && strcmp(bits, "32") != 0)
        return asn_usage_error(c, "--bits is 16 or 32, not '%s'", bits);
    asn_model_file *f  = asn_model_file_open(c->g, model, &err);
    bool            ok = f && asn_model_file_write(f->model, &f->weights, atoi(bits), out, &err);
    asn_model_file_close(f);
    return ok ? 0 : asn_say_error(c->g, &err);
}

const asn_command asn_command_convert = {
    "convert", "--model M --bits 16|32 -o OUT", "Writes a model again, with 16 or 32 bits for each weight.", options, false, NULL, run,
};
