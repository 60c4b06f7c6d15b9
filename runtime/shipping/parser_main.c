#ifdef ASN_PARSER_MAIN
/* ---- The program: lines in, a line out for each. */

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>

typedef struct program {
    asn_parser *parser;
    int         format, code;
    const char *file;
    size_t      line, room;
    char       *out;
} program;

static const char *const format_names[] = {"text", "tree", "json"};

static int say_usage(void)
{
    printf("asn_parser: from sentences to trees\n\n"
                "  asn_parser [--format text|tree|json] [--decisions] [FILE | \"a sentence\"]\n\n"
                "A line of output for each line of input, from standard input when nothing is given. A line is a sentence, or JSON:\n"
                "{\"id\": \"1\", \"input\": {");
    for (int i = 0; i < asn_parser_inputs(); i++)
        printf("%s\"%s\": \"...\"", i ? ", " : "", asn_parser_input_name(i));
    printf("}}. With --decisions, JSON tells how each was made.\n--version prints what it was made from. Exit codes: 0 done, 1 a line is wrong, 2 usage, 3 environment.\n");
    return 0;
}

/* Says on stderr what is wrong. Returns the exit code. */
static int say(int code, const char *format, ...)
{
    char    text[1000];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    asn_error_safe(text);
    fprintf(stderr, "asn_parser: %s\n%s", text, code == 2 ? "Try 'asn_parser --help'.\n" : "");
    return code;
}

static void answer_line(program *g, const char *line, size_t length)
{
    g->line++;
    while (length && (line[length - 1] == '\n' || line[length - 1] == '\r'))
        length--;
    if (asn_parser_parse_line(g->parser, line, length) != ASN_PARSER_OK) {
        int code = say(1, "%s:%zu: %s", g->file, g->line, asn_parser_error(g->parser));
        g->code  = g->code ? g->code : code;
    }
    size_t n = asn_parser_print(g->parser, g->format, g->out, g->room);
    if (n >= g->room) {
        char *more = realloc(g->out, n + 1);
        g->out     = more ? more : g->out;
        g->room    = more ? n + 1 : g->room;
        n          = asn_parser_print(g->parser, g->format, g->out, g->room);
    }
    if (n >= g->room) { /* out of memory: half an answer is not printed */
        g->code = say(3, "%s:%zu: out of memory", g->file, g->line);
        n       = 0;
    }
    for (size_t i = 0; i < n; i++)
        if (g->out[i] == '\n')
            fputs("\\n", stdout);
        else
            putchar(g->out[i]);
    putchar('\n');
}

static void answer_file(program *g, FILE *f)
{
    size_t room = 1 << 16, n = 0;
    char  *line = malloc(room);
    for (int c = 0; line && c != EOF;) {
        c = getc(f);
        if (c == EOF && n == 0)
            break;
        if (n == room) {
            char *more = realloc(line, room * 2);
            if (!more) { /* not the end of the file: what follows cannot be answered */
                g->code = say(3, "%s:%zu: out of memory", g->file, g->line + 1);
                break;
            }
            line = more;
            room *= 2;
        }
        if (c != EOF)
            line[n++] = (char)c;
        if (c == EOF || c == '\n') {
            answer_line(g, line, n);
            n = 0;
            if (f == stdin)
                fflush(stdout);
        }
    }
    if (!line || ferror(f))
        g->code = say(3, "cannot read %s", g->file);
    free(line);
}

/* No blanks, and an ending that files of sentences have: a mistake in the name of a file, not a sentence. */
static int looks_like_file(const char *word)
{
    static const char *const endings[] = {".jsonl", ".json", ".txt", ".csv", ".tsv"};
    size_t                   n         = strlen(word);
    for (size_t i = 0; i < sizeof endings / sizeof *endings && !strpbrk(word, " \t\n"); i++)
        if (n > strlen(endings[i]) && strcmp(word + n - strlen(endings[i]), endings[i]) == 0)
            return 1;
    return 0;
}

/* A file that can be read. A folder can be opened, but not read: a word may still be a sentence if there is a folder of that name. */
static FILE *open_file(const char *name)
{
    FILE *f = fopen(name, "rb");
    int   c = f ? getc(f) : EOF;
    if (f && c == EOF && ferror(f)) {
        fclose(f);
        return NULL;
    }
    if (c != EOF)
        ungetc(c, f);
    return f;
}

static int answer_all(program *g, const char *what)
{
    FILE *f = what && strcmp(what, "-") != 0 ? open_file(what) : stdin;
    if (f) {
        g->file = f == stdin ? "standard input" : what;
        answer_file(g, f);
        if (f != stdin)
            fclose(f);
    } else if (looks_like_file(what))
        return say(3, "cannot open %s: %s", what, strerror(errno));
    else {
        g->file = "sentence";
        answer_line(g, what, strlen(what));
    }
    if (fflush(stdout) == 0 && !ferror(stdout))
        return g->code;
    return say(3, "cannot write to standard output: %s", strerror(errno));
}

int main(int argc, char **argv)
{
    asn_parser_options o    = {0};
    program            g    = {.room = 1 << 12};
    const char        *what = NULL;
    int                only_words = 0; /* from -- on */
    for (int i = 1; i < argc; i++) {
        if (!only_words && strcmp(argv[i], "--") == 0) {
            only_words = 1;
            continue;
        }
        if (only_words || strncmp(argv[i], "-", 1) != 0 || !argv[i][1]) {
            if (what)
                return say(2, "one sentence or file at a time, not '%s' too: put a sentence in quotes", argv[i]);
            what = argv[i];
            continue;
        }
        const char *format = strncmp(argv[i], "--format=", 9) == 0 ? argv[i] + 9 : strcmp(argv[i], "--format") == 0 ? argv[++i] ? argv[i] : "" : NULL;
        if (format) {
            g.format = 0;
            while (g.format < 3 && strcmp(format, format_names[g.format]) != 0)
                g.format++;
            if (g.format == 3)
                return say(2, "--format is text, tree or json, not '%s'", format);
        } else if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return say_usage();
        else if (strcmp(argv[i], "--version") == 0)
            return puts(asn_parser_version()) < 0 ? 3 : 0;
        else if (strcmp(argv[i], "--decisions") == 0)
            o.decisions = 1;
        else
            return say(2, "unknown option '%s'", argv[i]);
    }
    if (o.decisions && g.format != ASN_PARSER_JSON)
        return say(2, "--decisions needs --format json");
    g.parser = asn_parser_new(&o);
    g.out    = malloc(g.room);
    if (!g.parser || !g.out)
        return say(3, "out of memory");
    int code = answer_all(&g, what);
    asn_parser_free(g.parser);
    free(g.out);
    return code;
}
#endif
