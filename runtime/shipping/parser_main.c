#ifdef ASN_PARSER_MAIN
/* ---- The program: lines in, a line out for each. */

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#ifdef __has_include
#if __has_include(<sys/stat.h>)
#include <sys/stat.h>
#endif
#endif

typedef struct program {
    asn_parser *parser;
    int         format, code, lost; /* lost: errno of the first answer that could not be written; 0: all were */
    const char *file;
    size_t      line, room;
    char       *out;
} program;

static const char *const format_names[] = {"text", "tree", "json"};

static void say_usage(void)
{
    printf("asn_parser: from sentences to trees\n\n"
                "  asn_parser [options] [FILE | \"a sentence\"]\n\n"
                "  --format text|tree|json  what to print: the answer in its language, as a tree, or both and more as JSON\n"
                "  --decisions              with --format json: how the tree was decided, step by step\n"
                "  --kbest K                search the K most probable trees: with tabs between them, or as a list with --format json\n"
                "  --expansions N           with --kbest: the most that is computed for a sentence, in decisions; 20000 by default\n"
                "  --seconds S              with --kbest: the longest that a sentence is searched; without limit by default\n"
                "  --min-prob P             answer only if the answer is at least this probable, from 0 to 1, and the input is not foreign\n"
                "  --precision 90|95|99     answer only if so many of a hundred such answers were right on dev, and the input is not foreign\n"
                "  --entities FILE          further names, as lines: PHRASE <TAB> KIND [<TAB> NAME]; may be given several times\n"
                "  --unconstrained          answers need not keep to the task's constraints\n"
                "  --version, --help\n\n"
                "A line of output for each line of input, from standard input when nothing is given. A line is a sentence, or JSON:\n"
                "{\"id\": \"1\", \"input\": {");
    for (int i = 0; i < asn_parser_inputs(); i++)
        printf("%s\"%s\": \"...\"", i ? ", " : "", asn_parser_input_name(i));
    printf("}}.\n\nWith --kbest, \"exact\" in JSON says whether it is proved that none of the K most probable trees is missing. If a limit was\n"
           "reached before that, no missing tree has a greater log-probability than \"bound\".\n"
           "With --min-prob or --precision, a line without an answer gets an empty line, and the reason on stderr; in JSON \"tree\" is null and\n"
           "\"abstained\" is the reason.\n\nExit codes: 0 done, 1 a line is wrong, 2 usage, 3 environment.\n");
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

/* The end of all output. Returns the exit code. */
static int close_output(int code, int lost)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return code;
    return say(3, "cannot write to standard output: %s", strerror(lost ? lost : errno));
}

static void answer_line(program *g, const char *line, size_t length)
{
    g->line++;
    while (length && (line[length - 1] == '\n' || line[length - 1] == '\r'))
        length--;
    int result = asn_parser_parse_line(g->parser, line, length);
    if (result == ASN_PARSER_ABSTAINED) {
        if (g->format != ASN_PARSER_JSON)
            say(0, "%s:%zu: %s", g->file, g->line, asn_parser_error(g->parser));
    } else if (result != ASN_PARSER_OK) {
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
    if (ferror(stdout))
        g->lost = errno;
}

/* What is typed or comes from a pipe is answered at once. Nothing is read any more once answers cannot be written. */
static void answer_file(program *g, FILE *f)
{
    size_t room = 1 << 16, n = 0;
    char  *line = malloc(room);
    for (int c = 0; line && c != EOF && !g->lost;) {
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
            if (f == stdin && fflush(stdout) != 0)
                g->lost = errno;
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

/* Did the last call fail for want of memory? Plain C has no name for that. */
static bool lacks_memory(void)
{
#ifdef ENOMEM
    return errno == ENOMEM;
#else
    return false;
#endif
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
    errno   = 0;
    FILE *f = what && strcmp(what, "-") != 0 ? open_file(what) : stdin;
    if (f) {
        g->file = f == stdin ? "standard input" : what;
        answer_file(g, f);
        if (f != stdin)
            fclose(f);
    } else if (lacks_memory() || looks_like_file(what))
        return say(3, "cannot open %s: %s", what, strerror(errno));
    else {
        g->file = "sentence";
        answer_line(g, what, strlen(what));
    }
    return close_output(g->code, g->lost);
}

/* ---- The command line. */

enum { MOST_NAMES = 64 }; /* files */

typedef struct command_line {
    asn_parser_options options;
    int                format, precision, words_only; /* words_only: from -- on */
    double             min_prob; /* negative: not given */
    const char        *what, *entities[MOST_NAMES];
    int                n_entities;
} command_line;

/* The value of an option that is written as --name VALUE or --name=VALUE. NULL: it is another option. */
static const char *value_of_option(char **argv, int *i, const char *name)
{
    size_t n = strlen(name);
    if (strncmp(argv[*i], name, n) == 0 && argv[*i][n] == '=')
        return argv[*i] + n + 1;
    if (strcmp(argv[*i], name) != 0)
        return NULL;
    return argv[*i + 1] ? argv[++*i] : "";
}

static int read_format(const char *value, int *format)
{
    for (*format = 0; *format < 3; ++*format)
        if (strcmp(value, format_names[*format]) == 0)
            return 0;
    return say(2, "--format is text, tree or json, not '%s'", value);
}

static int read_whole(const char *option, const char *value, long most, int *number)
{
    char *end;
    long  n = strtol(value, &end, 10);
    *number = (int)n;
    return end == value || *end || n < 1 || n > most ? say(2, "%s is a whole number from 1 to %ld, not '%s'", option, most, value) : 0;
}

static int read_seconds(const char *value, double *seconds)
{
    char *end;
    *seconds = strtod(value, &end);
    return end == value || *end || !(*seconds > 0 && *seconds <= 1e6) ? say(2, "--seconds is a number above 0, not '%s'", value) : 0;
}

static int read_min_prob(const char *value, double *p)
{
    char *end;
    *p = strtod(value, &end);
    return end != value && !*end && *p >= 0 && *p <= 1 ? 0 : say(2, "--min-prob is a number from 0 to 1, not '%s'", value);
}

static int read_precision(const char *value, int *precision)
{
    *precision = strlen(value) == 2 ? atoi(value) : 0;
    return *precision == 90 || *precision == 95 || *precision == 99 ? 0 : say(2, "--precision is 90, 95 or 99, not '%s'", value);
}

static int read_entities(command_line *c, const char *file)
{
    if (c->n_entities == MOST_NAMES)
        return say(2, "at most %d files of --entities", MOST_NAMES);
    c->entities[c->n_entities++] = file;
    return 0;
}

static int read_word(command_line *c, const char *word)
{
    if (c->what)
        return say(2, "one sentence or file at a time, not '%s' too: put a sentence in quotes", word);
    c->what = word;
    return 0;
}

/* 0, or the exit code after saying what is wrong. */
static int read_argument(command_line *c, char **argv, int *i)
{
    const char *value;
    if (!c->words_only && strcmp(argv[*i], "--") == 0)
        c->words_only = 1;
    else if (c->words_only || argv[*i][0] != '-' || !argv[*i][1])
        return read_word(c, argv[*i]);
    else if ((value = value_of_option(argv, i, "--format")))
        return read_format(value, &c->format);
    else if ((value = value_of_option(argv, i, "--kbest")))
        return read_whole("--kbest", value, ASN_MAX_KBEST, &c->options.kbest);
    else if ((value = value_of_option(argv, i, "--expansions")))
        return read_whole("--expansions", value, ASN_MAX_EXPANSIONS, &c->options.expansions);
    else if ((value = value_of_option(argv, i, "--seconds")))
        return read_seconds(value, &c->options.seconds);
    else if ((value = value_of_option(argv, i, "--min-prob")))
        return read_min_prob(value, &c->min_prob);
    else if ((value = value_of_option(argv, i, "--precision")))
        return read_precision(value, &c->precision);
    else if ((value = value_of_option(argv, i, "--entities")))
        return read_entities(c, value);
    else if (strcmp(argv[*i], "--decisions") == 0)
        c->options.decisions = 1;
    else if (strcmp(argv[*i], "--unconstrained") == 0)
        c->options.unconstrained = 1;
    else
        return say(2, "unknown option '%s'", argv[*i]);
    return 0;
}

static int check_options(const command_line *c)
{
    const asn_parser_options *o = &c->options;
    if (o->decisions && c->format != ASN_PARSER_JSON)
        return say(2, "--decisions needs --format json");
    if (o->decisions && o->kbest)
        return say(2, "--decisions shows how one tree is decided: leave out --kbest");
    if (!o->kbest && (o->expansions || o->seconds > 0))
        return say(2, "--expansions and --seconds limit a search: they need --kbest K");
    if (c->precision && c->min_prob >= 0)
        return say(2, "--precision chooses a probability, --min-prob states one: give one of them");
    if (c->precision && !(asn_parser_min_prob(c->precision) > 0))
        return say(1, "it is not known which answers have a precision of %d %%: calibrate the model and ship it again%s, or give --min-prob P", c->precision,
                   asn_parser_tempered() ? ", with more dev answers" : "");
    return 0;
}

/* ---- Names. */

/* A pipe with a name: whoever opens it may wait for ever. Those of a shell, such as /dev/stdin, are open already. */
static bool is_named_pipe(const char *path)
{
#ifdef S_ISFIFO
    struct stat is;
    return stat(path, &is) == 0 && S_ISFIFO(is.st_mode) && strncmp(path, "/dev/", 5) != 0 && strncmp(path, "/proc/", 6) != 0;
#else
    (void)path;
    return false;
#endif
}

/* All of a file. NULL: it has been said why not. */
static char *read_all(const char *path, size_t *length)
{
    if (is_named_pipe(path)) {
        say(3, "cannot read %s: it is a pipe, and no regular file", path);
        return NULL;
    }
    FILE  *f    = fopen(path, "rb");
    size_t room = 1 << 16, n = 0;
    char  *text = f ? malloc(room) : NULL, *more = text;
    for (size_t got = 1; text && more && got; n += got) {
        if (n == room && (more = realloc(text, room *= 2)))
            text = more;
        got = more ? fread(text + n, 1, room - n, f) : 0;
    }
    bool read = f && text && more && !ferror(f);
    if (!read) {
        say(3, "cannot read %s: %s", path, f && (!text || !more) ? "out of memory" : strerror(errno));
        free(text);
    }
    if (f)
        fclose(f);
    *length = n;
    return read ? text : NULL;
}

/* Files are read once, as what they come from may be a pipe. */
typedef struct name_file {
    char  *text;
    size_t length;
} name_file;

static int read_names(const command_line *c, name_file *all)
{
    int code = 0;
    for (int i = 0; i < c->n_entities && !code; i++)
        code = (all[i].text = read_all(c->entities[i], &all[i].length)) ? 0 : 3;
    return code;
}

static int add_files(const command_line *c, const name_file *all, asn_parser *p, int *result)
{
    int code = 0;
    for (int i = 0; i < c->n_entities && !code && *result == ASN_PARSER_OK; i++) {
        *result = asn_parser_add_entities(p, all[i].text, all[i].length);
        code    = *result == ASN_PARSER_BAD_INPUT ? say(1, "%s:%s", c->entities[i], asn_parser_error(p)) : 0;
    }
    return code;
}

/* A parser that knows all names, and has as much memory for a sentence as one without. */
static int make_parser(command_line *c, const name_file *all, asn_parser **p)
{
    size_t own = (size_t)ASN_PARSER_MEMORY * (c->options.kbest > 0 ? 4 : 1);
    for (c->options.size = own; (*p = asn_parser_new(&c->options)); c->options.size *= 2) {
        size_t before = asn_arena_left((*p)->arena);
        int    result = ASN_PARSER_OK, code = add_files(c, all, *p, &result);
        if (code || (result == ASN_PARSER_OK && asn_arena_left((*p)->arena) + c->options.size - own >= before))
            return code;
        asn_parser_free(*p);
    }
    return say(3, "out of memory");
}

static int open_parser(command_line *c, asn_parser **p)
{
    name_file all[MOST_NAMES] = {{NULL, 0}};
    int       code            = read_names(c, all);
    *p                        = NULL;
    code                      = code ? code : make_parser(c, all, p);
    for (int i = 0; i < c->n_entities; i++)
        free(all[i].text);
    return code;
}

int main(int argc, char **argv)
{
    command_line c   = {.min_prob = -1};
    program      g   = {.room = 1 << 12};
    int          bad = 0;
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN); /* a file beyond the limit of the shell (ulimit -f) is a write that fails */
#endif
    for (int i = 1; i < argc && !bad; i++) {
        if (!c.words_only && (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)) {
            say_usage();
            return close_output(0, 0);
        }
        if (!c.words_only && strcmp(argv[i], "--version") == 0) {
            puts(asn_parser_version());
            return close_output(0, 0);
        }
        bad = read_argument(&c, argv, &i);
    }
    bad = bad ? bad : check_options(&c);
    if (bad)
        return bad;
    c.options.min_prob = c.precision ? asn_parser_min_prob(c.precision) : c.min_prob;
    g.format           = c.format;
    bad                = open_parser(&c, &g.parser);
    g.out              = malloc(g.room);
    if (bad || !g.out) {
        asn_parser_free(g.parser);
        free(g.out);
        return bad ? bad : say(3, "out of memory");
    }
    int code = answer_all(&g, c.what);
    asn_parser_free(g.parser);
    free(g.out);
    return code;
}
#endif
