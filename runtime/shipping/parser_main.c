#ifdef ASN_PARSER_MAIN
/* ---- The program: lines in, a line out for each. */

#include <errno.h>
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
    printf( "asn_parser: from sentences to trees\n\n"
                "  asn_parser [--format text|tree|json] [--decisions] [FILE | \"a sentence\"]\n\n"
                "A line of output for each line of input, from standard input when nothing is given. A line is a sentence, or JSON:\n"
                "{\"id\": \"1\", \"input\": {");
    for (int i = 0; i < asn_parser_inputs(); i++)
        printf( "%s\"%s\": \"...\"", i ? ", " : "", asn_parser_input_name(i));
    printf( "}}. With --decisions, JSON tells how each was made.\n--version prints what it was made from. Exit codes: 0 done, 1 a line is wrong, 2 usage, 3 environment.\n");
    return 0;
}

static int usage_error(const char *format, const char *word)
{
    fputs("asn_parser: ", stderr);
    fprintf(stderr, format, word);
    fputs("\nTry 'asn_parser --help'.\n", stderr);
    return 2;
}

static void answer_line(program *g, const char *line, size_t length)
{
    g->line++;
    while (length && (line[length - 1] == '\n' || line[length - 1] == '\r'))
        length--;
    if (asn_parser_parse_line(g->parser, line, length) != ASN_PARSER_OK) {
        fprintf(stderr, "asn_parser: %s:%zu: %s\n", g->file, g->line, asn_parser_error(g->parser));
        g->code = 1;
    }
    size_t n = asn_parser_print(g->parser, g->format, g->out, g->room);
    if (n >= g->room) {
        char *more = realloc(g->out, n + 1);
        g->out     = more ? more : g->out;
        g->room    = more ? n + 1 : g->room;
        n          = asn_parser_print(g->parser, g->format, g->out, g->room);
    }
    for (size_t i = 0; i < n && i < g->room; i++)
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
                fprintf(stderr, "asn_parser: %s:%zu: out of memory\n", g->file, g->line + 1);
                g->code = 3;
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
    if (!line || ferror(f)) {
        fprintf(stderr, "asn_parser: cannot read %s\n", g->file);
        g->code = 3;
    }
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

static int answer_all(program *g, const char *what)
{
    FILE *f = what && strcmp(what, "-") != 0 ? fopen(what, "rb") : stdin;
    if (f) {
        g->file = f == stdin ? "standard input" : what;
        answer_file(g, f);
        if (f != stdin)
            fclose(f);
    } else if (looks_like_file(what)) {
        fprintf(stderr, "asn_parser: cannot open %s: %s\n", what, strerror(errno));
        return 3;
    } else {
        g->file = "sentence";
        answer_line(g, what, strlen(what));
    }
    if (fflush(stdout) == 0 && !ferror(stdout))
        return g->code;
    fprintf(stderr, "asn_parser: cannot write to standard output: %s\n", strerror(errno));
    return 3;
}

int main(int argc, char **argv)
{
    asn_parser_options o    = {0};
    program            g    = {.room = 1 << 12};
    const char        *what = NULL;
    for (int i = 1; i < argc; i++) {
        const char *format = strncmp(argv[i], "--format=", 9) == 0 ? argv[i] + 9 : strcmp(argv[i], "--format") == 0 ? argv[++i] ? argv[i] : "" : NULL;
        if (format) {
            g.format = 0;
            while (g.format < 3 && strcmp(format, format_names[g.format]) != 0)
                g.format++;
            if (g.format == 3)
                return usage_error("--format is text, tree or json, not '%s'", format);
        } else if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return say_usage();
        else if (strcmp(argv[i], "--version") == 0)
            return puts(asn_parser_version()) < 0 ? 3 : 0;
        else if (strcmp(argv[i], "--decisions") == 0)
            o.decisions = 1;
        else if (strncmp(argv[i], "--", 2) == 0)
            return usage_error("unknown option '%s'", argv[i]);
        else if (what)
            return usage_error("one sentence or file at a time, in quotes where it has blanks; what is '%s'?", argv[i]);
        else
            what = argv[i];
    }
    if (o.decisions && g.format != ASN_PARSER_JSON)
        return usage_error("--decisions needs %s", "--format json");
    g.parser = asn_parser_new(&o);
    g.out    = malloc(g.room);
    if (!g.parser || !g.out)
        return fputs("asn_parser: out of memory\n", stderr), 3;
    int code = answer_all(&g, what);
    asn_parser_free(g.parser);
    free(g.out);
    return code;
}
#endif
