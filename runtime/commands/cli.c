/* cli.c: the main program of a generated program: it finds the command and runs it. Results go to stdout, messages to stderr. Exit
 * codes: 0 done, 1 the input is wrong, 2 the usage is wrong, 3 the system fails. */
#include "commands/commands.h"
#include "ground/fiber.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const asn_command *const commands[] = {
    &asn_command_data, &asn_command_train, &asn_command_eval, &asn_command_predict, &asn_command_explain, &asn_command_report, &asn_command_calibrate, &asn_command_info, &asn_command_convert, &asn_command_ship, &asn_command_print, &asn_command_parse, &asn_command_say, &asn_command_synth, &asn_command_trace, &asn_command_serve,
};
enum { N_COMMANDS = sizeof commands / sizeof *commands };

/* ---- Help. */

static void put_example(const asn_grammar *g, FILE *to)
{
    fprintf(to, "{\"id\": \"1\", \"input\": {");
    for (int i = 0; i < g->n_inputs; i++)
        fprintf(to, "%s\"%s\": \"...\"", i ? ", " : "", g->inputs[i].name);
    fprintf(to, "}, \"tree\": \"...\"}\n");
}

static int help(const asn_grammar *g, FILE *to)
{
    fprintf(to, "%s: from sentences to trees\n\n", g->name);
    for (int i = 0; i < N_COMMANDS; i++)
        fprintf(to, "  %s %-9s %s\n", g->name, commands[i]->name, commands[i]->about);
    fprintf(to, "\nFiles of examples hold a line of JSON for each:\n  ");
    put_example(g, to);
    fprintf(to, "\n'%s COMMAND --help' tells about a command.\n", g->name);
    return to == stderr ? 2 : 0;
}

static void put_settings(const asn_grammar *g)
{
    asn_settings s;
    asn_train_defaults(&s, g);
    printf("\nSettings, with their values in this program:\n");
    for (int i = 0; i < asn_n_setting_rows; i++) {
        char value[64];
        asn_settings_text(&s, &asn_setting_rows[i], value, sizeof value);
        if (asn_setting_rows[i].type == ASN_IS_REAL)
            snprintf(value, sizeof value, "%g", strtod(value, NULL));
        printf("  --%-14s %-8s %s\n", asn_setting_rows[i].name, value, asn_setting_rows[i].help);
    }
}

void asn_command_help(const asn_command *k, const asn_grammar *g)
{
    printf("%s\n\n  %s %s %s\n\n", k->about, g->name, k->name, k->usage);
    for (const asn_option *o = k->options; o->name; o++) {
        char name[40];
        snprintf(name, sizeof name, "%s%s%s", o->name, o->value ? " " : "", o->value ? o->value : "");
        printf("  %-22s %s\n", name, o->help);
    }
    if (k->settings)
        put_settings(g);
    if (k->notes)
        printf("\n%s\n", k->notes);
    if (k == &asn_command_train || k == &asn_command_eval || k == &asn_command_predict) {
        printf("\nA line of a file:\n  ");
        put_example(g, stdout);
    }
}

/* ---- Messages. */

int asn_say_error(const asn_grammar *g, const asn_error *err)
{
    fprintf(stderr, "%s: %s\n", g->name, err->text);
    return (int)err->kind;
}

int asn_usage_error(const asn_call *c, const char *format, ...)
{
    char      text[400];
    asn_error err;
    va_list   args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    asn_fail_as(ASN_BAD_USAGE, &err, "%s", text);
    asn_say_error(c->g, &err);
    fprintf(stderr, "Try '%s%s%s --help'.\n", c->g->name, c->command ? " " : "", c->command ? c->command->name : "");
    return 2;
}

void asn_say_bad_line(void *grammar, const char *message)
{
    fprintf(stderr, "%s: %s\n", ((const asn_grammar *)grammar)->name, message);
}

void asn_say_result(const char *format, ...)
{
    char    text[14000]; /* three paths, at most */
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    asn_error_safe(text);
    puts(text);
}

static int say_output_failed(const asn_grammar *g)
{
    asn_error err;
    asn_fail_system(&err, "cannot write to standard output");
    clearerr(stdout); /* once it has been said, asn_close_output need not say it again */
    return asn_say_error(g, &err);
}

int asn_write_output(const asn_grammar *g, asn_buffer *b)
{
    bool ok   = b->length == 0 || (fwrite(b->text, 1, b->length, stdout) == b->length && fflush(stdout) == 0);
    b->length = 0;
    return ok ? 0 : say_output_failed(g);
}

int asn_close_output(const asn_grammar *g, int code)
{
    return fflush(stdout) == 0 && !ferror(stdout) ? code : say_output_failed(g);
}

/* ---- The program. */

/* A command, on a stack of a known size: trees may be as high as ASN_MAX_HEIGHT, and the stack that the system gives (ulimit -s) may be too small for
 * functions that follow them. */
typedef struct running {
    asn_call  *call;
    asn_fiber *fiber;
    int        code;
} running;

static void go(void *context)
{
    running *r = context;
    r->code    = r->call->command->run(r->call);
    asn_fiber_pause(r->fiber);
}

static int run_command(asn_call *c)
{
    running r = {.call = c};
    if (!(r.fiber = asn_fiber_new(go, &r))) /* there are none here: the system's stack has to do */
        return c->command->run(c);
    asn_fiber_run(r.fiber);
    asn_fiber_free(r.fiber);
    return r.code;
}

static bool asks_for_help(int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return true;
    return false;
}

/* A file that grows beyond the limit of the shell (ulimit -f) is a write that failed, with a message, and not the end of the program. A handler, unlike
 * SIG_IGN, is not handed on to programs that are run. */
static void go_on(int number)
{
    (void)number;
}

static void survive_file_limit(void)
{
#ifdef SIGXFSZ
    struct sigaction a = {.sa_handler = go_on};
    sigaction(SIGXFSZ, &a, NULL);
#endif
}

int asn_cli(int argc, char **argv, const asn_grammar *g)
{
    asn_call c = {.g = g, .argc = argc, .argv = argv, .at = 2};
    survive_file_limit();
    if (argc < 2)
        return help(g, stderr);
    for (int i = 0; i < N_COMMANDS; i++)
        if (strcmp(argv[1], commands[i]->name) == 0)
            c.command = commands[i];
    if (asks_for_help(argc, argv)) {
        if (c.command)
            asn_command_help(c.command, g);
        else
            help(g, stdout);
        return asn_close_output(g, 0);
    }
    if (!c.command) {
        asn_nearest n = {.word = argv[1]};
        for (int i = 0; i < N_COMMANDS; i++)
            asn_nearest_try(&n, commands[i]->name);
        return n.name[0] ? asn_usage_error(&c, "there is no command '%s'; did you mean '%s'?", argv[1], n.name) : asn_usage_error(&c, "there is no command '%s'", argv[1]);
    }
    return run_command(&c);
}
