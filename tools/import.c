/* import: logical forms of the public data sets into examples.
 *
 *   import lambda|prolog [--id PREFIX] [FILE]
 *
 * Reads lines of a sentence, a TAB and a form, from FILE or standard input, and writes an example a line:
 *   {"id": "PREFIX-1", "input": {"query": ["the", "sentenc"]}, "tree": "Entity(entity='fb0')"}
 * The sentence is written as a list of ready tokens: those of the data are stems, and stems have stems of their own (pleas,
 * plea).  * The number is the line's; PREFIX is the kind of form unless given. What cannot be converted is told on standard error
 * with its line and column (in characters) and left out; the exit code is then 1. 2: wrong arguments, 3: a file that cannot
 * be read or written.
 *
 * lambda (geo, atis; lambda.asdl)
 *   ( lambda $0 e body )   ( count|exists|max|min|the $0 body )   ( argmax|argmin|sum $0 domain body )
 *   ( not x )   ( and x ... )   ( or x ... )   ( =|equals:t|<|> x y )   any other head: a predicate and its arguments
 *   $x is a variable, -?digits:i a number, any other word an entity.
 * prolog (jobs; prolog.asdl)
 *   goal = predicate ( word , ... ) | \+ goal | ( goals )      goals: ',' binds tighter than ';', which groups to the right
 *   a word with an upper-case initial (A to Z) is a variable, any other a literal. One goal is no conjunction; parentheses
 *   keep a conjunction within a conjunction apart. */
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

enum { MAX_DEPTH = 1000 }; /* of a form: the reader recurses */

/* ---- text that grows ---- */

typedef struct {
    char  *s;
    size_t n, room;
} text;

static void add(text *t, const char *s, size_t n)
{
    if (n > t->room - t->n) {
        t->room = (t->n + n) * 2 + 256;
        t->s    = realloc(t->s, t->room);
        if (!t->s) {
            fprintf(stderr, "import: out of memory\n");
            exit(3);
        }
    }
    memcpy(t->s + t->n, s, n);
    t->n += n;
}

static void add_string(text *t, const char *s)
{
    add(t, s, strlen(s));
}

static void insert(text *t, size_t at, const char *s)
{
    size_t n = strlen(s);
    add(t, s, n);
    memmove(t->s + at + n, t->s + at, t->n - n - at);
    memcpy(t->s + at, s, n);
}

/* As Python's repr writes a string, but that of what lies beyond ASCII only the first controls and blanks are escaped. */
static void add_repr(text *t, const char *s, size_t n)
{
    char quote = memchr(s, '\'', n) && !memchr(s, '"', n) ? '"' : '\'';
    add(t, &quote, 1);
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i], next = i + 1 < n ? (unsigned char)s[i + 1] : 0;
        char          hex[8];
        if (c == (unsigned char)quote || c == '\\') {
            add(t, "\\", 1);
            add(t, s + i, 1);
        } else if (c < 0x20 || c == 0x7f) {
            snprintf(hex, sizeof hex, "\\x%02x", c);
            add_string(t, hex);
        } else if (c == 0xc2 && (next <= 0xa0 || next == 0xad)) {
            snprintf(hex, sizeof hex, "\\x%02x", next);
            add_string(t, hex);
            i++;
        } else {
            add(t, s + i, 1);
        }
    }
    add(t, &quote, 1);
}

static void add_json(text *t, const char *s, size_t n)
{
    add(t, "\"", 1);
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        char          hex[8];
        if (c == '"' || c == '\\') {
            add(t, "\\", 1);
            add(t, s + i, 1);
        } else if (c < 0x20) {
            snprintf(hex, sizeof hex, "\\u%04x", c);
            add_string(t, hex);
        } else {
            add(t, s + i, 1);
        }
    }
    add(t, "\"", 1);
}

/* ---- a line being read ---- */

typedef struct {
    const char *s; /* a part of the line; NULL: its end */
    size_t      n;
} token;

typedef struct {
    const char *file;
    size_t      line;
    const char *begin, *at, *end;
    const char *marks; /* characters that are tokens by themselves */
    token       next;
    int         depth;
    text       *tree;
    jmp_buf     give_up;
} reader;

/* Tells why the line cannot be converted, and goes on with the next one. */
static _Noreturn void fail(reader *r, const char *at, const char *format, ...)
{
    size_t column = 1;
    for (const char *c = r->begin; c < at; c++)
        column += ((unsigned char)*c & 0xc0) != 0x80;
    va_list args;
    va_start(args, format);
    fprintf(stderr, "%s:%zu:%zu: ", r->file, r->line, column);
    vfprintf(stderr, format, args);
    fprintf(stderr, "\n");
    va_end(args);
    longjmp(r->give_up, 1);
}

static const char *where(const reader *r, token t)
{
    return t.s ? t.s : r->end;
}

/* 'word' for messages, cut to a length that a message bears */
static const char *shown(token t)
{
    static char s[2][80]; /* two, for messages that show two tokens */
    static int  turn;
    if (!t.s)
        return "the end of the line";
    turn  = !turn;
    int n = t.n < 60 ? (int)t.n : 60;
    while (n > 0 && (size_t)n < t.n && ((unsigned char)t.s[n] & 0xc0) == 0x80)
        n--;
    snprintf(s[turn], sizeof s[turn], "'%.*s%s'", n, t.s, (size_t)n < t.n ? "..." : "");
    return s[turn];
}

static bool is(token t, const char *s)
{
    return t.s && t.n == strlen(s) && memcmp(t.s, s, t.n) == 0;
}

static bool blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static const char *skip_blanks(const char *s, const char *end)
{
    while (s < end && blank(*s))
        s++;
    return s;
}

/* The words between blanks as a JSON list. */
static void add_words(text *t, const char *s, const char *end)
{
    const char *separator = "[";
    while ((s = skip_blanks(s, end)) < end) {
        const char *from = s;
        while (s < end && !blank(*s))
            s++;
        add_string(t, separator);
        add_json(t, from, (size_t)(s - from));
        separator = ", ";
    }
    add_string(t, "]");
}

static void read_next(reader *r)
{
    r->at   = skip_blanks(r->at, r->end);
    r->next = (token){NULL, 0};
    if (r->at == r->end)
        return;
    const char *from = r->at++;
    if (*from == '\\' && r->at < r->end && *r->at == '+' && strchr(r->marks, '\\'))
        r->at++;
    else if (!strchr(r->marks, *from))
        while (r->at < r->end && !blank(*r->at) && !strchr(r->marks, *r->at))
            r->at++;
    r->next = (token){from, (size_t)(r->at - from)};
}

static token take(reader *r)
{
    token t = r->next;
    read_next(r);
    return t;
}

static bool is_word(const reader *r, token t)
{
    return t.s && !strchr(r->marks, *t.s);
}

static void enter(reader *r)
{
    if (++r->depth > MAX_DEPTH)
        fail(r, where(r, r->next), "the form is nested more than %d deep", MAX_DEPTH);
}

static void add_value(reader *r, const char *before, token t, const char *after)
{
    add_string(r->tree, before);
    add_repr(r->tree, t.s, t.n);
    add_string(r->tree, after);
}

static void close_form(reader *r, token open)
{
    if (!r->next.s)
        fail(r, open.s, "this '(' is not closed");
    take(r);
}

/* ---- lambda calculus ---- */

static const struct {
    const char *head, *ctor;
    bool        type, domain; /* behind the variable */
} binders[] = {{"lambda", "Lambda", true, false}, {"argmax", "Argmax", false, true}, {"argmin", "Argmin", false, true},
               {"sum", "Sum", false, true},       {"count", "Count", false, false},  {"exists", "Exists", false, false},
               {"max", "Max", false, false},      {"min", "Min", false, false},      {"the", "The", false, false}};
static const struct {
    const char *head, *ctor;
} comparisons[] = {{"=", "Equal"}, {"equals:t", "Equal"}, {"<", "LessThan"}, {">", "GreaterThan"}};
enum { BINDERS = sizeof binders / sizeof *binders, COMPARISONS = sizeof comparisons / sizeof *comparisons };

static int binder_of(token t)
{
    for (int i = 0; i < BINDERS; i++)
        if (is(t, binders[i].head))
            return i;
    return -1;
}

static int comparison_of(token t)
{
    for (int i = 0; i < COMPARISONS; i++)
        if (is(t, comparisons[i].head))
            return i;
    return -1;
}

static bool is_operator(token t)
{
    return binder_of(t) >= 0 || comparison_of(t) >= 0 || is(t, "not") || is(t, "and") || is(t, "or");
}

static bool is_number(token t)
{
    size_t i = t.n > 0 && t.s[0] == '-', first = i;
    while (i < t.n && t.s[i] >= '0' && t.s[i] <= '9')
        i++;
    return i > first && t.n == i + 2 && memcmp(t.s + i, ":i", 2) == 0;
}

static bool is_variable(token t)
{
    return t.n > 1 && t.s[0] == '$';
}

static void lambda_expr(reader *r);

/* The next part of a form whose head says what belongs to it. */
static void lambda_part(reader *r, token head, const char *name, const char *what)
{
    if (!r->next.s || is(r->next, ")"))
        fail(r, where(r, r->next), "%s lacks %s", shown(head), what);
    add_string(r->tree, name);
    lambda_expr(r);
}

static void lambda_rest(reader *r, token head, const char *takes)
{
    if (r->next.s && !is(r->next, ")"))
        fail(r, r->next.s, "%s takes %s and no more", shown(head), takes);
}

static void lambda_binder(reader *r, token head, int k)
{
    add_string(r->tree, binders[k].ctor);
    token variable = take(r);
    if (!is_variable(variable))
        fail(r, where(r, variable), "%s binds a variable, such as $0, not %s", shown(head), shown(variable));
    add_value(r, "(variable=", variable, "");
    if (binders[k].type) {
        token type = take(r);
        if (!is_word(r, type) || type.s[0] == '$')
            fail(r, where(r, type), "the type of %s is expected, such as e, not %s", shown(variable), shown(type));
        add_value(r, ", type=", type, "");
    }
    if (binders[k].domain)
        lambda_part(r, head, ", domain=", "a domain");
    lambda_part(r, head, ", body=", "a body");
    lambda_rest(r, head,
                binders[k].type     ? "a variable, a type, a body"
                : binders[k].domain ? "a variable, a domain, a body"
                                    : "a variable, a body");
    add_string(r->tree, ")");
}

static void lambda_list(reader *r)
{
    add_string(r->tree, "arguments=[");
    for (bool first = true; r->next.s && !is(r->next, ")"); first = false) {
        add_string(r->tree, first ? "" : ", ");
        lambda_expr(r);
    }
    add_string(r->tree, "])");
}

static void lambda_form(reader *r, token head)
{
    int binder = binder_of(head), comparison = comparison_of(head);
    if (binder >= 0) {
        lambda_binder(r, head, binder);
    } else if (comparison >= 0) {
        add_string(r->tree, "Compare(op=");
        add_string(r->tree, comparisons[comparison].ctor);
        lambda_part(r, head, "(), left=", "its two sides");
        lambda_part(r, head, ", right=", "a right side");
        lambda_rest(r, head, "two sides");
        add_string(r->tree, ")");
    } else if (is(head, "not")) {
        lambda_part(r, head, "Not(argument=", "an argument");
        lambda_rest(r, head, "one argument");
        add_string(r->tree, ")");
    } else if (is(head, "and") || is(head, "or")) {
        add_string(r->tree, is(head, "and") ? "And(" : "Or(");
        lambda_list(r);
    } else {
        if (!is_word(r, head) || head.s[0] == '$' || is_number(head))
            fail(r, where(r, head), "a predicate is expected behind '(', not %s", shown(head));
        add_value(r, "Apply(predicate=", head, ", ");
        lambda_list(r);
    }
}

static void lambda_expr(reader *r)
{
    enter(r);
    token t = take(r);
    if (is(t, "(")) {
        lambda_form(r, take(r));
        close_form(r, t);
    } else if (!is_word(r, t)) {
        fail(r, where(r, t), "a form is expected, not %s", shown(t));
    } else if (is_operator(t)) {
        fail(r, t.s, "%s stands only behind '('", shown(t));
    } else if (t.s[0] == '$') {
        if (!is_variable(t))
            fail(r, t.s, "a variable has a name behind '$'");
        add_value(r, "Variable(variable=", t, ")");
    } else if (is_number(t)) {
        add_value(r, "Number(number=", t, ")");
    } else {
        add_value(r, "Entity(entity=", t, ")");
    }
    r->depth--;
}

/* ---- Prolog ---- */

static void prolog_goals(reader *r);

static void prolog_argument(reader *r)
{
    token t = take(r);
    if (!is_word(r, t))
        fail(r, where(r, t), "an argument is expected, not %s", shown(t));
    bool variable = t.s[0] >= 'A' && t.s[0] <= 'Z';
    add_value(r, variable ? "Variable(variable=" : "Literal(literal=", t, ")");
    if (is(r->next, "("))
        fail(r, r->next.s, "an argument is a single word: %s has arguments of its own", shown(t));
}

static void prolog_apply(reader *r)
{
    token predicate = take(r);
    if (!is_word(r, predicate))
        fail(r, where(r, predicate), "a goal is expected, not %s", shown(predicate));
    if (predicate.s[0] >= 'A' && predicate.s[0] <= 'Z')
        fail(r, predicate.s, "a predicate is expected, not the variable %s", shown(predicate));
    token open = take(r);
    if (!is(open, "("))
        fail(r, where(r, open), "the arguments of %s are expected in parentheses, not %s", shown(predicate), shown(open));
    add_value(r, "Apply(predicate=", predicate, ", arguments=[");
    prolog_argument(r);
    while (is(r->next, ",")) {
        take(r);
        add_string(r->tree, ", ");
        prolog_argument(r);
    }
    if (r->next.s && !is(r->next, ")"))
        fail(r, r->next.s, "',' or ')' is expected, not %s", shown(r->next));
    close_form(r, open);
    add_string(r->tree, "])");
}

static void prolog_goal(reader *r)
{
    enter(r);
    if (is(r->next, "\\+")) {
        take(r);
        add_string(r->tree, "Not(argument=");
        prolog_goal(r);
        add_string(r->tree, ")");
    } else if (is(r->next, "(")) {
        token open = take(r);
        prolog_goals(r);
        if (r->next.s && !is(r->next, ")"))
            fail(r, r->next.s, "',', ';' or ')' is expected, not %s", shown(r->next));
        close_form(r, open);
    } else {
        prolog_apply(r);
    }
    r->depth--;
}

static void prolog_conjunction(reader *r)
{
    size_t begin = r->tree->n;
    prolog_goal(r);
    if (!is(r->next, ","))
        return;
    insert(r->tree, begin, "And(arguments=[");
    while (is(r->next, ",")) {
        take(r);
        add_string(r->tree, ", ");
        prolog_goal(r);
    }
    add_string(r->tree, "])");
}

static void prolog_goals(reader *r)
{
    enter(r);
    size_t begin = r->tree->n;
    prolog_conjunction(r);
    if (is(r->next, ";")) {
        take(r);
        insert(r->tree, begin, "Or(left=");
        add_string(r->tree, ", right=");
        prolog_goals(r);
        add_string(r->tree, ")");
    }
    r->depth--;
}

/* ---- lines ---- */

typedef struct {
    const char *name, *marks;
    void (*read)(reader *r);
} form;

static const form forms[] = {{"lambda", "()", lambda_expr}, {"prolog", "(),;\\", prolog_goals}};
enum { FORMS = sizeof forms / sizeof *forms };

/* The first byte that is no UTF-8, or NULL; surrogates and what is longer than need be are none. */
static const char *not_utf8(const char *s, const char *end)
{
    while (s < end) {
        unsigned char c    = (unsigned char)*s;
        int           more = c < 0x80 ? 0 : c >= 0xc2 && c < 0xe0 ? 1 : c >= 0xe0 && c < 0xf0 ? 2 : c >= 0xf0 && c < 0xf5 ? 3 : -1;
        if (more < 0 || end - s <= more)
            return s;
        for (int i = 1; i <= more; i++)
            if (((unsigned char)s[i] & 0xc0) != 0x80)
                return s;
        unsigned char d = more ? (unsigned char)s[1] : 0;
        if ((c == 0xe0 && d < 0xa0) || (c == 0xed && d > 0x9f) || (c == 0xf0 && d < 0x90) || (c == 0xf4 && d > 0x8f))
            return s;
        s += more + 1;
    }
    return NULL;
}

static bool convert(reader *r, const form *f, const char *id, text *out)
{
    if (setjmp(r->give_up))
        return false;
    const char *bad = not_utf8(r->begin, r->end), *nul = memchr(r->begin, 0, (size_t)(r->end - r->begin));
    if (bad)
        fail(r, bad, "this is not UTF-8");
    if (nul)
        fail(r, nul, "there is a NUL byte");
    const char *tab = memchr(r->begin, '\t', (size_t)(r->end - r->begin));
    if (!tab)
        fail(r, r->end, "there is no TAB between a sentence and a form");
    const char *second = memchr(tab + 1, '\t', (size_t)(r->end - tab - 1));
    if (second)
        fail(r, second, "there is a second TAB");
    if (skip_blanks(r->begin, tab) == tab)
        fail(r, tab, "there is no sentence before the TAB");

    r->at = tab + 1;
    read_next(r);
    f->read(r);
    if (r->next.s)
        fail(r, r->next.s, "the form ends before %s", shown(r->next));

    char number[32];
    snprintf(number, sizeof number, "-%zu\", ", r->line);
    add_string(out, "{\"id\": ");
    add_json(out, id, strlen(id));
    out->n--; /* the number comes before the closing quote */
    add_string(out, number);
    add_string(out, "\"input\": {\"query\": ");
    add_words(out, r->begin, tab);
    add_string(out, "}, \"tree\": ");
    add_json(out, r->tree->s, r->tree->n);
    add_string(out, "}\n");
    return true;
}

static int convert_file(FILE *in, const char *file, const form *f, const char *id)
{
    text    tree = {0}, out = {0};
    char   *line = NULL;
    size_t  room = 0, number = 0, failed = 0;
    ssize_t n;
    while ((n = getline(&line, &room, in)) >= 0) {
        if (n > 0 && line[n - 1] == '\n')
            n--;
        if (n > 0 && line[n - 1] == '\r')
            n--;
        tree.n = out.n = 0;
        reader r       = {.file = file, .line = ++number, .begin = line, .end = line + n, .marks = f->marks, .tree = &tree};
        if (convert(&r, f, id, &out))
            fwrite(out.s, 1, out.n, stdout);
        else
            failed++;
    }
    free(line);
    free(tree.s);
    free(out.s);
    if (ferror(in)) {
        fprintf(stderr, "import: %s: %s\n", file, strerror(errno));
        return 3;
    }
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "import: cannot write: %s\n", strerror(errno));
        return 3;
    }
    if (failed)
        fprintf(stderr, "import: %s: %zu of %zu lines cannot be converted\n", file, failed, number);
    return failed ? 1 : 0;
}

int main(int argc, char **argv)
{
    const form *f  = NULL;
    const char *id = NULL, *file = NULL;
    bool        good = argc > 1;
    for (int i = 0; good && i < FORMS; i++)
        if (strcmp(argv[1], forms[i].name) == 0)
            f = &forms[i];
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "--id") == 0 && i + 1 < argc)
            id = argv[++i];
        else if (argv[i][0] != '-' && !file)
            file = argv[i];
        else
            good = false;
    }
    if (!good || !f) {
        fprintf(stderr, "usage: import lambda|prolog [--id PREFIX] [FILE]\n");
        return 2;
    }
    FILE *in = file ? fopen(file, "r") : stdin;
    if (!in) {
        fprintf(stderr, "import: %s: %s\n", file, strerror(errno));
        return 3;
    }
    int code = convert_file(in, file ? file : "standard input", f, id ? id : f->name);
    if (file)
        fclose(in);
    return code;
}
