/* cli.c: what a user of a generated program types. Results go to stdout, talk to stderr; exit codes: 0 done, 1 the input
 * is wrong, 2 usage, 3 environment. */
#include "commands.h"
#include "model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void usage(const asn_grammar *g, FILE *to)
{
    const char *n = g->name;
    fprintf(to,
            "%s: from sentences to trees\n"
            "\n"
            "  %s train   --train FILE [--dev FILE] --model M [--preset paper] [--resume] [--threads N] [--skip-bad] [--SETTING N ...]\n"
            "  %s eval    --model M FILE [--json] [--predictions OUT] [--threads N]\n"
            "  %s predict --model M [--format text|tree|json] [FILE | \"a sentence\"]\n"
            "  %s info    --model M [--module NAME]\n"
            "  %s convert --model M --bits 16|32 -o OUT              the same model, its weights in so many bits\n"
            "  %s ship    --model M -o DIR [--weights f32|f16|i8] [--web] [--dev FILE]   the model as one C file, a program, a page\n"
            "  %s print   [--format text|tree|json] [FILE | TREE]    how trees print\n"
            "  %s trace   [FILE | TREE]                              the decisions that make a tree, module by module\n"
            "\n"
            "Examples are lines of JSON: {\"id\": \"1\", \"input\": {",
            n, n, n, n, n, n, n, n, n);
    for (int i = 0; i < g->n_inputs; i++)
        fprintf(to, "%s\"%s\": \"...\"", i ? ", " : "", g->inputs[i].name);
    fprintf(to, "}, \"tree\": \"...\"}. Standard input is read when no file is given.\n\nSettings of train, and what they are by default:\n");
    asn_settings s;
    asn_settings_default(&s, g);
    for (int i = 0; i < asn_n_setting_rows; i++) {
        char value[64];
        asn_settings_text(&s, &asn_setting_rows[i], value, sizeof value);
        if (asn_setting_rows[i].kind == 'd')
            snprintf(value, sizeof value, "%g", strtod(value, NULL));
        fprintf(to, "  --%-12s %-8s %s\n", asn_setting_rows[i].name, value, asn_setting_rows[i].help);
    }
}

int asn_usage_error(const asn_grammar *g, const char *format, const char *word)
{
    fprintf(stderr, "%s: ", g->name);
    fprintf(stderr, format, word);
    fprintf(stderr, "\nTry '%s --help'.\n", g->name);
    return 2;
}

int asn_say_error(const asn_grammar *g, int code, const asn_error *err)
{
    fprintf(stderr, "%s: %s\n", g->name, err->text);
    return code;
}

bool asn_option(int argc, char **argv, int *i, const char *name, const char **value)
{
    size_t n = strlen(name);
    if (strncmp(argv[*i], name, n) != 0 || (argv[*i][n] && argv[*i][n] != '='))
        return false;
    *value = argv[*i][n] == '=' ? argv[*i] + n + 1 : *i + 1 < argc ? argv[++*i] : NULL;
    return true;
}

int asn_cli(int argc, char **argv, const asn_grammar *g)
{
    return asn_cli_with_text(argc, argv, g, NULL);
}

int asn_cli_with_text(int argc, char **argv, const asn_grammar *g, const char *const *text)
{
    static const struct { const char *name; int (*run)(const asn_grammar *g, int argc, char **argv); } commands[] = {
        {"train", asn_command_train}, {"eval", asn_command_eval},   {"predict", asn_command_predict},
        {"info", asn_command_info},   {"print", asn_command_print}, {"trace", asn_command_print},
        {"convert", asn_command_convert},
    };
    if (argc < 2)
        return usage(g, stderr), 2;
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--help") == 0 || (i == 1 && strcmp(argv[i], "-h") == 0))
            return usage(g, stdout), 0;
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(g, argc, argv);
    if (strcmp(argv[1], "ship") == 0)
        return asn_command_ship(g, text, argc, argv);
    return asn_usage_error(g, "unknown command '%s'", argv[1]);
}
