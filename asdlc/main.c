/* main.c: what a user types, and exit codes: 0 done, 1 the input is wrong, 2 usage, 3 environment. */
#include "build.h"
#include "embed.h"
#include "emit.h"
#include "inspect.h"
#include "load.h"
#include "out.h"
#include "starter.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>


typedef struct options {
    const char *command, *file, *output, *name, *what;
    bool        json;
} options;

static const char usage_text[] =
    "asdlc: from an ASDL grammar to a neural parser in C\n"
    "\n"
    "  asdlc check   FILE               diagnostics only; FILE is an .asdl, or a .task that names its grammar\n"
    "  asdlc compile FILE -o DIR        write DIR/NAME.h and DIR/NAME.c\n"
    "  asdlc build   FILE -o PROGRAM    compile, then call the C compiler ($CC, $CFLAGS) and link the runtime\n"
    "  asdlc modules FILE [--json]      the module table: kind, rule, equation, parameter shapes and counts\n"
    "  asdlc show    FILE NAME          one type, constructor or field: rule, equations, its C, callers, parameters\n"
    "  asdlc graph   FILE               the call graph between modules, as DOT\n"
    "  asdlc new     NAME               a folder with a starter grammar, task and data\n"
    "\n"
    "  --name NAME   the name of the program and the prefix of its C names; else that of FILE\n"
    "  --json        check and compile: diagnostics as JSON on standard output, for editors\n"
    "  --help, --version\n"
    "\n"
    "Exit codes: 0 done (warnings too), 1 the input is wrong, 2 usage, 3 environment.\n";

static int usage_error(const char *format, const char *word)
{
    fputs("asdlc: ", stderr);
    fprintf(stderr, format, word);
    fputs("\nTry 'asdlc --help'.\n", stderr);
    return 2;
}

/* The value of an option: -o DIR, -oDIR, --name X, --name=X. */
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

static int read_options(int argc, char **argv, options *o)
{
    const char *words[3] = {NULL};
    int         n        = 0;
    bool        only_words = false;
    for (int i = 1; i < argc; i++) {
        const char *value;
        if (only_words || argv[i][0] != '-' || !argv[i][1]) {
            if (n == 3)
                return usage_error("too many words: '%s'", argv[i]);
            words[n++] = argv[i];
        } else if (strcmp(argv[i], "--") == 0)
            only_words = true;
        else if (strcmp(argv[i], "--json") == 0)
            o->json = true;
        else if ((value = option_value(argc, argv, &i, "-o")))
            o->output = value;
        else if ((value = option_value(argc, argv, &i, "--name")))
            o->name = value;
        else if (strcmp(argv[i], "-o") == 0 || strcmp(argv[i], "--name") == 0)
            return usage_error("%s needs a value", argv[i]);
        else
            return usage_error("unknown option '%s'", argv[i]);
    }
    o->command = words[0];
    o->file    = words[1];
    o->what    = words[2];
    return 0;
}

static int say_diagnostics(diag *d, const options *o)
{
    bool talk = strcmp(o->command, "check") == 0 || strcmp(o->command, "compile") == 0;
    if (o->json && talk)
        diag_print_json(d, stdout);
    else
        diag_print(d, stderr, isatty(STDERR_FILENO) && !getenv("NO_COLOR"));
    return diag_errors(d) ? 1 : 0;
}

/* Writes NAME.h and NAME.c, both or neither; the path of the latter, or NULL. */
static const char *write_both(grammar *g, const char *folder)
{
    if (!build_folder(folder)) {
        fprintf(stderr, "asdlc: cannot make the folder %s: %s\n", folder, strerror(errno));
        return NULL;
    }
    out         header = {0}, code = {0};
    const char *why = NULL, *h = mem_print(g->m, "%s/%s.h", folder, g->name), *c = mem_print(g->m, "%s/%s.c", folder, g->name);
    emit_header(&header, g);
    emit_source(&code, g);
    const char *bad = !out_save(&header, h, &why) ? h : !out_save(&code, c, &why) ? c : NULL;
    if (bad)
        fprintf(stderr, "asdlc: cannot write %s: %s\n", bad, why);
    out_free(&header);
    out_free(&code);
    return bad ? NULL : c;
}

/* The main program, which carries the text of what write_both wrote. */
static bool write_main(grammar *g, const char *folder, const char *path)
{
    const char *files[2] = {mem_print(g->m, "%s/%s.h", folder, g->name), mem_print(g->m, "%s/%s.c", folder, g->name)}, *bad = path;
    FILE       *f        = fopen(path, "wb");
    bool        ok       = f && embed_main(f, g->name, files, &bad) && !ferror(f);
    if (f && fclose(f) != 0)
        ok = false;
    if (!ok)
        fprintf(stderr, "asdlc: cannot read or write %s: %s\n", bad, strerror(errno));
    return ok;
}

static int build(grammar *g, const char *program)
{
    const char *temp = getenv("TMPDIR");
    char       *folder = mem_print(g->m, "%s/asdlc-XXXXXX", temp && *temp ? temp : "/tmp");
    if (!mkdtemp(folder)) {
        fprintf(stderr, "asdlc: cannot make a folder in %s: %s\n", temp && *temp ? temp : "/tmp", strerror(errno));
        return 3;
    }
    const char *code = write_both(g, folder), *entry = mem_print(g->m, "%s/%s_main.c", folder, g->name);
    bool        ok   = code && write_main(g, folder, entry) && build_program(g->m, code, entry, folder, program);
    unlink(mem_print(g->m, "%s/%s.h", folder, g->name));
    unlink(mem_print(g->m, "%s/%s.c", folder, g->name));
    unlink(entry);
    rmdir(folder);
    return ok ? 0 : 3;
}

/* What a check of a good grammar says: the primitives it found, so that a misspelt type is seen. */
static void say_summary(const grammar *g)
{
    fprintf(stderr, "%s: %d types, %d constructors, %d fields; root %s; primitives:", g->src->name, g->n_defined, g->n_ctors, g->n_fields,
            g->root->name);
    for (int i = g->n_defined; i < g->n_types; i++)
        fprintf(stderr, " %s%s", g->types[i]->name, g->types[i]->open ? " (open)" : "");
    fprintf(stderr, "%s\n", g->n_defined == g->n_types ? " none" : "");
}

static int run(grammar *g, const options *o)
{
    if (strcmp(o->command, "check") == 0) {
        if (!o->json)
            say_summary(g);
        return 0;
    }
    if (strcmp(o->command, "compile") == 0)
        return write_both(g, o->output) ? 0 : 3;
    if (strcmp(o->command, "build") == 0)
        return build(g, o->output);
    if (strcmp(o->command, "modules") == 0)
        (o->json ? inspect_modules_json : inspect_modules)(g, stdout);
    else if (strcmp(o->command, "show") == 0)
        return inspect_show(g, o->what, stdout, stderr) ? 0 : 1;
    else
        inspect_graph(g, stdout);
    return 0;
}

static int check_words(const options *o)
{
    static const char *const commands[] = {"check", "compile", "build", "modules", "show", "graph", "new"};
    bool known = false;
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        known = known || strcmp(o->command, commands[i]) == 0;
    if (!known)
        return usage_error("unknown command '%s'", o->command);
    bool show = strcmp(o->command, "show") == 0, makes = strcmp(o->command, "compile") == 0 || strcmp(o->command, "build") == 0;
    if (!o->file)
        return usage_error(strcmp(o->command, "new") == 0 ? "%s needs a NAME" : "%s needs a FILE", o->command);
    if (show && !o->what)
        return usage_error("%s needs a FILE and a NAME", o->command);
    if (!show && o->what)
        return usage_error("too many words: '%s'", o->what);
    if (makes && !o->output)
        return usage_error(strcmp(o->command, "build") == 0 ? "%s needs -o PROGRAM" : "%s needs -o DIR", o->command);
    if (!makes && o->output)
        return usage_error("%s takes no -o: it writes to standard output", o->command);
    return 0;
}

static int close_output(int code)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return code;
    fprintf(stderr, "asdlc: cannot write to standard output: %s\n", strerror(errno));
    return 3;
}

int main(int argc, char **argv)
{
    options o = {0};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return fputs(usage_text, stdout), close_output(0);
        if (strcmp(argv[i], "--version") == 0)
            return puts("asdlc " ASDLC_VERSION), close_output(0);
    }
    int bad = read_options(argc, argv, &o);
    if (!bad && !o.command)
        return fputs(usage_text, stderr), 2;
    if (!bad)
        bad = check_words(&o);
    if (bad)
        return bad;
    mem *m = mem_new();
    if (strcmp(o.command, "new") == 0) {
        int code = starter_make(m, o.file);
        mem_free(m);
        return close_output(code);
    }
    const char *why;
    diag       *d = diag_new(m);
    grammar    *g = load_file(m, d, o.file, o.name, &why);
    int         code;
    if (!g) {
        fprintf(stderr, "asdlc: cannot read %s: %s\n", o.file, why);
        code = 3;
    } else {
        code = say_diagnostics(d, &o);
        if (code == 0)
            code = run(g, &o);
    }
    mem_free(m);
    return close_output(code);
}
