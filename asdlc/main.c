/* main.c: what a user types, and exit codes: 0 done, 1 the input is wrong, 2 usage, 3 environment. */
#include "base/diag.h"
#include "base/files.h"
#include "commands/build.h"
#include "commands/compile.h"
#include "commands/import.h"
#include "commands/inspect.h"
#include "commands/starter.h"
#include "commands/stubs.h"
#include "passes/load.h"

#include <jansson.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef enum option { OUTPUT, NAME, JSON, MODEL, MODULES, FROM, TEMPLATES, WITHOUT, HELP, VERSION, N_OPTIONS } option;

static const struct {
    const char *name, *value; /* without a value: a switch */
} options[N_OPTIONS] = {
    [OUTPUT] = {"-o", "PATH"},       [NAME] = {"--name", "NAME"}, [JSON] = {"--json", NULL},       [MODEL] = {"--model", "FILE"},
    [MODULES] = {"--modules", NULL}, [FROM] = {"--from", "GRAMMAR"}, [HELP] = {"--help", NULL},   [VERSION] = {"--version", NULL},
    [TEMPLATES] = {"--templates", NULL}, [WITHOUT] = {"--without", "LIST"},
};

typedef struct words {
    const char *command, *file, *what;
    const char *set[N_OPTIONS]; /* an option's value, or its name for a switch; NULL: not given */
} words;

static int check(grammar *g, const words *w);
static int compile(grammar *g, const words *w);
static int build(grammar *g, const words *w);
static int modules(grammar *g, const words *w);
static int show(grammar *g, const words *w);
static int graph(grammar *g, const words *w);

#define TAKES(o) (1u << (o))
static const struct command {
    const char *name, *words;
    int (*run)(grammar *g, const words *w); /* NULL: it reads no grammar */
    unsigned    takes;                      /* options */
    const char *output;                     /* what -o names, where it must be given */
} commands[] = {
    {"check", "FILE", check, TAKES(NAME) | TAKES(WITHOUT) | TAKES(JSON) | TAKES(TEMPLATES), NULL},
    {"compile", "FILE", compile, TAKES(OUTPUT) | TAKES(NAME) | TAKES(WITHOUT) | TAKES(JSON), "DIR"},
    {"build", "FILE", build, TAKES(OUTPUT) | TAKES(NAME) | TAKES(WITHOUT), "PROGRAM"},
    {"modules", "FILE", modules, TAKES(NAME) | TAKES(WITHOUT) | TAKES(JSON) | TAKES(MODEL), NULL},
    {"show", "FILE and a NAME", show, TAKES(NAME) | TAKES(WITHOUT) | TAKES(JSON) | TAKES(MODEL), NULL},
    {"graph", "FILE", graph, TAKES(NAME) | TAKES(WITHOUT) | TAKES(JSON) | TAKES(MODULES), NULL},
    {"new", "NAME", NULL, TAKES(FROM), NULL},
    {"import", "GRAMMAR", NULL, TAKES(OUTPUT) | TAKES(NAME), NULL},
};
enum { N_COMMANDS = sizeof commands / sizeof *commands };

static const char usage_text[] =
    "asdlc compiles an ASDL grammar into a neural parser in C.\n"
    "\n"
    "  asdlc check   FILE               print errors and warnings; FILE is an .asdl, or a .task that names its grammar\n"
    "  asdlc check   FILE --templates   also print and read random trees: can the templates be read back, each text in one way?\n"
    "  asdlc compile FILE -o DIR        write DIR/NAME.h and DIR/NAME.c\n"
    "  asdlc build   FILE -o PROGRAM    compile, then call the C compiler ($CC, $CFLAGS) and link the runtime\n"
    "  asdlc modules FILE [--model M]   list the modules: kind, rule, equations, shapes and numbers of parameters\n"
    "  asdlc show    FILE NAME [--model M]   show one type, constructor or field: its C code, callers, parameters\n"
    "  asdlc graph   FILE [--modules]   draw types and constructors, or modules and their calls, in DOT\n"
    "  asdlc new     NAME               make a folder with a starter grammar, task and data\n"
    "  asdlc new     [NAME] --from G.asdl   write a task for a grammar, with a template for each constructor\n"
    "  asdlc import  GRAMMAR [-o DIR]   turn a grammar of Lark, EBNF, BNF, a PEG or tree-sitter's node-types.json into\n"
    "                                   NAME.asdl, templates in NAME.print, and NAME.task\n"
    "\n"
    "  --name NAME   the name of the program and the prefix of its C names; by default that of FILE\n"
    "  --without LIST  leave out the task's statements of these kinds, to see what they are worth: copy, from, use, expect, roles,\n"
    "                signature, bind, distinct, limit, with commas between them\n"
    "  --model M     take the shapes of parameters from a trained model, M.safetensors, instead of the task's settings\n"
    "  --json        check, compile: print errors and warnings as JSON on standard output, for editors;\n"
    "                modules, show, graph: print the result as JSON\n"
    "  --help, --version\n"
    "\n"
    "Exit codes: 0 done, perhaps with warnings; 1 the input is wrong; 2 wrong usage; 3 a file, memory or a program is missing.\n";

static int usage_error(const char *format, const char *word, const char *other)
{
    mem *m = mem_new();
    diag_say("%s", mem_print(m, format, word, other));
    fputs("Try 'asdlc --help'.\n", stderr);
    mem_free(m);
    return 2;
}

/* The value of an option: -o DIR, -oDIR, --name X, --name=X. NULL: argv[*i] is not this option, or has no value. */
static const char *option_value(int argc, char **argv, int *i, const char *option)
{
    size_t n = strlen(option);
    if (strncmp(argv[*i], option, n) != 0)
        return NULL;
    const char *rest = argv[*i] + n;
    if (option[1] == '-')
        return *rest == '=' ? rest + 1 : *rest == 0 && *i + 1 < argc ? argv[++*i] : NULL;
    return *rest ? rest : *i + 1 < argc ? argv[++*i] : NULL;
}

static int unknown_option(const char *word)
{
    size_t  length = strcspn(word, "=");
    mem    *m      = mem_new();
    nearest n      = nearest_to(mem_text(m, word, length));
    for (int k = 0; k < N_OPTIONS; k++)
        nearest_offer(&n, options[k].name, options[k].name);
    const char *near = length > 2 ? nearest_take(&n) : NULL;
    mem_free(m);
    return near ? usage_error("unknown option '%s'; did you mean '%s'?", word, near) : usage_error("unknown option '%s'", word, "");
}

static int read_option(int argc, char **argv, int *i, words *w)
{
    const char *word = argv[*i];
    for (int k = 0; k < N_OPTIONS; k++) {
        const char *value = NULL;
        if (!options[k].value && strcmp(word, options[k].name) == 0)
            value = word;
        else if (options[k].value && !(value = option_value(argc, argv, i, options[k].name)) && strcmp(word, options[k].name) == 0)
            return usage_error("%s needs a %s", word, options[k].value);
        if (value) {
            w->set[k] = value;
            return 0;
        }
    }
    if (strcmp(word, "-h") == 0) {
        w->set[HELP] = word;
        return 0;
    }
    return unknown_option(word);
}

static int read_words(int argc, char **argv, words *w)
{
    const char *plain[3]   = {NULL};
    int         n          = 0, bad;
    bool        only_words = false;
    for (int i = 1; i < argc; i++) {
        if (!only_words && strcmp(argv[i], "--") == 0)
            only_words = true;
        else if (!only_words && argv[i][0] == '-' && argv[i][1]) {
            if ((bad = read_option(argc, argv, &i, w)))
                return bad;
        } else if (n == 3)
            return usage_error("unexpected word '%s'", argv[i], "");
        else
            plain[n++] = argv[i];
    }
    w->command = plain[0];
    w->file    = plain[1];
    w->what    = plain[2];
    return 0;
}

/* The command, or NULL after saying what is wrong. */
static const struct command *find_command(const words *w)
{
    nearest n = nearest_to(w->command);
    for (int i = 0; i < N_COMMANDS; i++) {
        if (strcmp(w->command, commands[i].name) == 0)
            return &commands[i];
        nearest_offer(&n, commands[i].name, commands[i].name);
    }
    const char *near = nearest_take(&n);
    if (near)
        usage_error("unknown command '%s'; did you mean '%s'?", w->command, near);
    else
        usage_error("unknown command '%s'", w->command, "");
    return NULL;
}

static int check_words(const struct command *c, const words *w)
{
    bool two = strstr(c->words, " and ") != NULL;
    if ((!w->file && !w->set[FROM]) || (two && !w->what))
        return usage_error("%s needs a %s", c->name, c->words);
    if (!two && w->what)
        return usage_error("unexpected word '%s'", w->what, "");
    if (c->output && !w->set[OUTPUT])
        return usage_error("%s needs -o %s", c->name, c->output);
    for (int k = 0; k < HELP; k++)
        if (w->set[k] && !(c->takes & TAKES(k)))
            return usage_error("%s does not take %s", c->name, options[k].name);
    return 0;
}

/* What a check of a good grammar says: the primitives it found, so that a misspelt type is seen. */
static int check(grammar *g, const words *w)
{
    if (w->set[TEMPLATES] && w->set[JSON])
        return usage_error("%s prints its findings as text: leave out %s", "--templates", "--json");
    if (w->set[JSON])
        return 0;
    fprintf(stderr, "%s: %d types, %d constructors, %d fields; root %s; primitives:", source_printable(g->m, g->src->name), g->n_defined,
            g->n_ctors, g->n_fields, g->root->name);
    for (int i = g->n_defined; i < g->n_types; i++)
        fprintf(stderr, " %s%s", g->types[i]->name, g->types[i]->open ? " (open)" : "");
    fprintf(stderr, "%s\n", g->n_defined == g->n_types ? " none" : "");
    return w->set[TEMPLATES] ? build_check_templates(g) : 0;
}

static int compile(grammar *g, const words *w)
{
    return compile_files(g, w->set[OUTPUT]) ? 0 : 3;
}

static int build(grammar *g, const words *w)
{
    return build_program(g, w->set[OUTPUT]) ? 0 : 3;
}

static sizes *find_sizes(grammar *g, const words *w, int *code)
{
    return w->set[MODEL] ? sizes_of_model(g, w->set[MODEL], code) : sizes_of_task(g);
}

static int modules(grammar *g, const words *w)
{
    int    code = 0;
    sizes *s    = find_sizes(g, w, &code);
    if (!s)
        return code;
    (w->set[JSON] ? inspect_modules_json : inspect_modules)(g, s, stdout);
    sizes_close(s);
    return 0;
}

static int show(grammar *g, const words *w)
{
    int    code = 0;
    sizes *s    = find_sizes(g, w, &code);
    if (!s)
        return code;
    bool found = (w->set[JSON] ? inspect_show_json : inspect_show)(g, s, w->what, stdout, stderr);
    sizes_close(s);
    return found ? 0 : 1;
}

static int graph(grammar *g, const words *w)
{
    if (w->set[JSON])
        inspect_graph_json(g, w->set[MODULES] != NULL, stdout);
    else
        (w->set[MODULES] ? inspect_graph_modules : inspect_graph)(g, stdout);
    return 0;
}

static int say_diagnostics(diag *d, const words *w, const struct command *c)
{
    if (w->set[JSON] && (c->run == check || c->run == compile))
        diag_print_json(d, stdout);
    else
        diag_print(d, stderr, isatty(STDERR_FILENO) && !getenv("NO_COLOR"));
    return diag_errors(d) ? 1 : 0;
}

/* Imports, then checks what came out. */
static int run_import(mem *m, const struct command *c, const words *w)
{
    const char *task, *why;
    diag       *d    = diag_new(m);
    int         code = import_file(m, d, w->file, w->set[OUTPUT], w->set[NAME], &task);
    say_diagnostics(d, w, c);
    if (code)
        return code;
    d          = diag_new(m);
    grammar *g = load_file(m, d, task, NULL, NULL, &why);
    if (!g) {
        diag_say("cannot read %s: %s", task, why);
        return 3;
    }
    int bad = say_diagnostics(d, w, c);
    return bad ? bad : check(g, w);
}

static int run(mem *m, const struct command *c, const words *w)
{
    if (strcmp(c->name, "import") == 0)
        return run_import(m, c, w);
    if (!c->run && !w->set[FROM])
        return starter_make(m, w->file);
    const char *why, *path = c->run ? w->file : w->set[FROM];
    diag       *d = diag_new(m);
    grammar    *g = load_file(m, d, path, w->set[NAME], w->set[WITHOUT], &why);
    if (!g) {
        diag_say("cannot read %s: %s", path, why);
        return 3;
    }
    int bad = say_diagnostics(d, w, c);
    return bad ? bad : c->run ? c->run(g, w) : stubs_make(g, w->file);
}

static int close_output(int code)
{
    return files_flush_output() ? code : 3;
}

/* A file that grows beyond the limit of the shell (ulimit -f) is a write that failed, with a message, and not the end of the program. A handler, unlike
 * SIG_IGN, is not handed on to the C compiler. */
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

int main(int argc, char **argv)
{
    json_set_alloc_funcs(mem_malloc, free);
    survive_file_limit();
    words w = {0};
    static char lines[BUFSIZ];
    setvbuf(stderr, lines, _IOLBF, sizeof lines); /* a line at a time: a thousand errors would be a million writes */
    int bad = read_words(argc, argv, &w);
    if (w.set[HELP])
        return fputs(usage_text, stdout), close_output(0);
    if (w.set[VERSION])
        return printf("asdlc %s\n", ASDLC_VERSION), close_output(0);
    if (bad)
        return bad;
    if (!w.command)
        return fputs(usage_text, stderr), 2;
    const struct command *c = find_command(&w);
    if (!c || check_words(c, &w))
        return 2;
    mem *m    = mem_new();
    int  code = run(m, c, &w);
    mem_free(m);
    return close_output(code);
}
