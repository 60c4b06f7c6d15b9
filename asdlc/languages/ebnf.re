/* ebnf.re: the tokens of text grammars, and the driver that finds the rules and feeds them one by one, so that all errors of a file are
 * reported. The dialects differ in what a colon, a slash and a bracket mean, so the dialect is decided first. */
#include "languages/ebnf.h"
#include "ebnf_parser.h"

#include <stdlib.h>
#include <string.h>

/* lemon's functions have no header of their own */
void *EbnfParseAlloc(void *(*alloc)(size_t), ebnf_parse *cx);
void  EbnfParseFree(void *parser, void (*release)(void *));
void  EbnfParse(void *parser, int token, ebnf_token value);

typedef struct lexeme {
    int        kind;
    ebnf_token token;
    bool       first; /* on its line */
} lexeme;

typedef struct lexemes {
    lexeme *all;
    size_t  n;
} lexemes;

const char *ebnf_dialect_name(ebnf_dialect dialect)
{
    static const char *const names[] = {"Lark", "BNF", "PEG"};
    return names[dialect];
}

/* ---- Texts of tokens. */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (unsigned char)c >= 0x80;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* A name that ASDL can have: <order item> and order-item are order_item. */
static const char *plain_name(mem *m, const char *begin, size_t n)
{
    char *name = mem_text(m, begin, n), *to = name;
    for (const char *s = begin; s < begin + n; s++)
        if (is_letter(*s) || is_digit(*s))
            *to++ = *s;
        else if (to > name && to[-1] != '_')
            *to++ = '_';
    while (to > name + 1 && to[-1] == '_' && begin[n - 1] != '_')
        to--;
    *to = 0;
    return is_digit(*name) || !*name ? mem_print(m, "r%s", name) : name;
}

/* A literal without its quotes and escapes. A lone backslash is itself, as EBNF has no escapes. */
static const char *unquoted(mem *m, const char *begin, size_t n)
{
    char *text = mem_text(m, begin, n), *to = text;
    for (size_t i = 0; i < n; i++) {
        if (begin[i] == '\\' && i + 1 < n) {
            char c = begin[++i];
            *to++  = c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c;
        } else
            *to++ = begin[i];
    }
    *to = 0;
    return text;
}

/* ---- Tokens. */

/* Where a string ends that begins with this quote, behind it; NULL: not on this line. */
static const char *string_end(const char *s, char quote)
{
    if (s[0] == '\\' && s[1] == quote && s[2] != quote && (s[2] == ' ' || s[2] == '\n' || s[2] == ';' || s[2] == 0))
        return s + 2; /* "\" of EBNF */
    for (; *s && *s != '\n'; s++) {
        if (*s == quote)
            return s + 1;
        if (*s == '\\' && s[1] && s[1] != '\n')
            s++;
    }
    return NULL;
}

/* Lark's /.../, in which a slash inside brackets or behind a backslash does not count. */
static const char *regex_end(const char *s)
{
    for (; *s && *s != '\n'; s++) {
        if (*s == '/')
            return s + 1;
        if (*s == '\\' && s[1] && s[1] != '\n')
            s++;
    }
    return NULL;
}

/* A class of characters, [a-z] or [^"], not an optional part. */
static const char *class_end(const char *s)
{
    const char *begin = s;
    bool        range = *s == '^' || (s[0] == '#' && s[1] == 'x');
    for (; *s && *s != '\n' && *s != ' '; s++) {
        if (*s == ']' && s > begin)
            return range ? s + 1 : NULL;
        range = range || (*s == '-' && s > begin && s[1] != ']' && s[1] != ' ' && s[-1] != ' ' && (s - begin == 1 || begin[2] != '-' || s[2] == ']'));
        if (*s == '\\' && s[1]) {
            range = true;
            s++;
        }
    }
    return NULL;
}

/* A regular expression and its flags; only that letters may be large or small matters here. */
static const char *take_regex(ebnf_grammar *g, const char *begin, const char *stop, const char **end)
{
    bool any_case = false;
    for (*end = stop; **end >= 'a' && **end <= 'z'; ++*end)
        any_case = any_case || **end == 'i';
    return mem_print(g->m, "%s%.*s", any_case ? "(?i)" : "", (int)(stop - begin) - 1, begin);
}

/* What the scanner leaves to plain code: strings, regular expressions and classes, whose ends depend on the dialect. */
static int scan_quoted(ebnf_grammar *g, const char *begin, const char **end, const char **text)
{
    char        c = *begin;
    const char *stop;
    if (c == '"' || c == '\'') {
        if (!(stop = string_end(begin + 1, c)))
            return EBNF_T_OTHER;
        *text = unquoted(g->m, begin + 1, (size_t)(stop - begin) - 2);
        bool any_case = *stop == 'i' && !is_letter(stop[1]) && g->dialect == EBNF_LARK;
        *end          = any_case ? stop + 1 : stop;
        g->any_case   = g->any_case || any_case;
        return EBNF_T_STRING;
    }
    if (c == '~') {
        const char *quote = begin + 1 + strspn(begin + 1, "rub");
        if (g->dialect == EBNF_LARK || (*quote != '"' && *quote != '\''))
            return EBNF_T_TILDE;
        if (!(stop = string_end(quote + 1, *quote)))
            return EBNF_T_OTHER;
        *text = take_regex(g, quote + 1, stop, end);
        return EBNF_T_REGEX;
    }
    if (c == '/') {
        if (g->dialect != EBNF_LARK)
            return EBNF_T_OR;
        if (!(stop = regex_end(begin + 1)))
            return EBNF_T_OTHER;
        *text = take_regex(g, begin + 1, stop, end);
        return EBNF_T_REGEX;
    }
    stop = g->dialect == EBNF_LARK ? NULL : class_end(begin + 1);
    if (!stop)
        return EBNF_T_LBRACKET;
    *text = mem_text(g->m, begin, (size_t)(stop - begin));
    *end  = stop;
    return EBNF_T_REGEX;
}

/* ? any character ? of ISO EBNF says in words what is meant: white space, or one character of some kind. Behind something that it could
 * repeat, a question mark is that. */
static bool scan_special(const ebnf_grammar *g, int before, const char *begin, const char **end, const char **text)
{
    const char *stop = begin + 1 + strcspn(begin + 1, "?\n");
    bool        free = before == EBNF_T_DEFINES || before == EBNF_T_OR || before == EBNF_T_COMMA || before == EBNF_T_LPAREN || before == EBNF_T_LBRACKET ||
                before == EBNF_T_LBRACE;
    if (g->dialect != EBNF_BNF || !free || *stop != '?')
        return false;
    const char *words = mem_text(g->m, begin + 1, (size_t)(stop - begin) - 1);
    *text             = strstr(words, "space") || strstr(words, "blank") || strstr(words, "Space") ? "\\s+" : "[^\\n]";
    *end              = stop + 1;
    return true;
}

/* The next token at *cursor, behind one of the kind `before`; kind 0 at the end. */
static lexeme next_lexeme(ebnf_grammar *g, const char **cursor, int before)
{
    const unsigned char *at    = (const unsigned char *)*cursor, *mark = at;
    const unsigned char *limit = (const unsigned char *)g->src->text + g->src->length, *begin;
    const char          *text  = NULL, *end = NULL;
    bool                 first = *cursor == g->src->text;
    int                  kind  = 0;
    for (;;) {
        begin = at;
        /*!re2c
        re2c:define:YYCTYPE  = "unsigned char";
        re2c:define:YYCURSOR = at;
        re2c:define:YYMARKER = mark;
        re2c:define:YYLIMIT  = limit;
        re2c:yyfill:enable   = 0;
        re2c:eof             = 0;

        letter = [A-Za-z_\x80-\xff];
        name   = letter (letter | [0-9] | "-" letter)*;

        $                            { kind = 0; break; }
        [ \t\r\f\v]+                 { continue; }
        "\n"                         { first = true; continue; }
        ("//" | "#") [^\n\x00]*      { continue; }
        "(*" ([^*\x00] | "*"+ [^*)\x00])* "*"+ ")" { continue; }
        "/*" ([^*\x00] | "*"+ [^*/\x00])* "*"+ "/" { continue; }
        "::=" | ":=" | "=" | "<-" | "\xE2\x86\x90" { kind = EBNF_T_DEFINES; break; }
        ":"                          { kind = g->dialect == EBNF_LARK ? EBNF_T_DEFINES : EBNF_T_OTHER; break; }
        "->"                         { kind = EBNF_T_ARROW; break; }
        "|"                          { kind = EBNF_T_OR; break; }
        ","                          { kind = EBNF_T_COMMA; break; }
        ";"                          { kind = EBNF_T_END; break; }
        ".."                         { kind = EBNF_T_DOTS; break; }
        "."                          { kind = EBNF_T_DOT; break; }
        "*"                          { kind = EBNF_T_STAR; break; }
        "+"                          { kind = EBNF_T_PLUS; break; }
        "?"                          { kind = scan_special(g, before, (const char *)begin, &end, &text) ? EBNF_T_REGEX : EBNF_T_QUESTION; break; }
        "!"                          { kind = EBNF_T_BANG; break; }
        "("                          { kind = EBNF_T_LPAREN; break; }
        ")"                          { kind = EBNF_T_RPAREN; break; }
        "]"                          { kind = EBNF_T_RBRACKET; break; }
        "{"                          { kind = EBNF_T_LBRACE; break; }
        "}"                          { kind = EBNF_T_RBRACE; break; }
        "%" [a-z]+                   { kind = EBNF_T_PERCENT; break; }
        [0-9]+                       { kind = EBNF_T_NUMBER; break; }
        "<" [^<>\n\x00=-] [^<>\n\x00]* ">" { kind = EBNF_T_NAME; text = plain_name(g->m, (const char *)begin + 1, (size_t)(at - begin) - 2); break; }
        name                         { kind = EBNF_T_NAME; text = plain_name(g->m, (const char *)begin, (size_t)(at - begin)); break; }
        ["'~/[]                     { kind = scan_quoted(g, (const char *)begin, &end, &text); break; }
        *                            { kind = EBNF_T_OTHER; break; }
        */
    }
    *cursor       = end ? end : (const char *)at;
    uint32_t from = (uint32_t)((const char *)begin - g->src->text), to = (uint32_t)(*cursor - g->src->text);
    span     where = {g->src, from, to};
    if (!text)
        text = mem_text(g->m, (const char *)begin, to - from);
    return (lexeme){kind, {where, text}, first};
}

static lexemes read_lexemes(ebnf_grammar *g)
{
    lexemes     ts     = {0};
    const char *cursor = g->src->text;
    lexeme      t      = {0};
    do {
        t                                = next_lexeme(g, &cursor, t.kind);
        *MEM_PUSH(g->m, ts.all, ts.n) = t;
    } while (t.kind != 0);
    return ts;
}

/* Lark has rules with a single colon; PEGs have slashes between alternatives or ~"regular expressions"; the rest is BNF. */
static ebnf_dialect find_dialect(const source *src)
{
    size_t n = strlen(src->path);
    if (n > 5 && strcmp(src->path + n - 5, ".lark") == 0)
        return EBNF_LARK;
    bool peg = strstr(src->text, "~\"") || strstr(src->text, "~r\"") || strstr(src->text, "~'") || strstr(src->text, "<-");
    for (uint32_t i = 1; i <= src->n_lines; i++) {
        span        line = source_line(src, i);
        const char *s = src->text + line.begin, *end = src->text + line.end;
        while (s < end && (*s == '?' || *s == '!'))
            s++;
        const char *name = s;
        while (s < end && (is_letter(*s) || is_digit(*s)))
            s++;
        while (s > name && s < end && (*s == ' ' || *s == '\t'))
            s++;
        if (s > name && s + 1 < end && s[0] == ':' && s[1] != ':' && s[1] != '=')
            return EBNF_LARK;
        for (s = name; s < end && *s != '#'; s++) {
            if (*s == '"' || *s == '\'') {
                const char *stop = string_end(s + 1, *s);
                s = stop ? stop - 1 : end - 1;
            } else if (s + 2 < end && s[0] == ' ' && s[1] == '/' && s[2] == ' ')
                peg = true;
        }
    }
    return peg ? EBNF_PEG : EBNF_BNF;
}

/* ---- What the parser hands over. */

static ebnf *new_node(ebnf_parse *cx, ebnf_kind kind, span where)
{
    ebnf *e  = mem_alloc(cx->g->m, 1, sizeof *e);
    e->kind  = kind;
    e->where = where;
    return e;
}

ebnf *ebnf_leaf(ebnf_parse *cx, ebnf_kind kind, ebnf_token t)
{
    ebnf *e = new_node(cx, kind, t.at);
    e->text = t.text;
    return e;
}

ebnf *ebnf_range(ebnf_parse *cx, ebnf_token from, ebnf_token to)
{
    ebnf *e = new_node(cx, EBNF_REGEX, from.at);
    e->text = mem_print(cx->g->m, "[%s-%s]", from.text, to.text);
    return e;
}

ebnf *ebnf_list(ebnf_parse *cx, ebnf_kind kind, ebnf *list, ebnf *item)
{
    if (!list)
        list = new_node(cx, kind, item ? item->where : NOWHERE);
    if (item) {
        if (!list->where.src)
            list->where = item->where;
        *MEM_PUSH(cx->g->m, list->items, list->n) = item;
    }
    return list;
}

ebnf *ebnf_repeat(ebnf_parse *cx, ebnf *item, int least, int most)
{
    ebnf *e  = ebnf_list(cx, EBNF_REPEAT, NULL, item);
    e->least = least;
    e->most  = most;
    return e;
}

static int number(ebnf_token t)
{
    return strlen(t.text) > 4 ? 9999 : atoi(t.text);
}

ebnf *ebnf_times(ebnf_parse *cx, ebnf *item, ebnf_token least, ebnf_token most)
{
    if (number(most) < number(least))
        diag_error(cx->g->d, most.at, "at most %s and at least %s cannot be", most.text, least.text);
    return ebnf_repeat(cx, item, number(least), number(most));
}

/* ---- Rules. */

static ebnf_rule *add_rule(ebnf_grammar *g, const char *name, span where)
{
    ebnf_rule *r = mem_alloc(g->m, 1, sizeof *r);
    r->name      = name;
    r->where     = where;
    bool lower   = false;
    for (const char *s = name; *s; s++)
        lower = lower || (*s >= 'a' && *s <= 'z');
    r->terminal      = g->dialect == EBNF_LARK && !lower;
    r->inlined       = g->dialect == EBNF_LARK && name[0] == '_' && lower;
    ebnf_rule *first = table_add(g->m, &g->by_name, r->name, r);
    if (first) {
        diag_error(g->d, where, "rule '%s' is defined twice", name);
        diag_help(g->d, first->where, "the first one is here");
        return r;
    }
    *MEM_PUSH(g->m, g->rules, g->n) = r;
    return r;
}

/* The token behind the head of a rule that begins at token i (a name, marks before it, a priority or parameters behind it), or 0. */
static size_t behind_head(const lexemes *ts, size_t i)
{
    while ((ts->all[i].kind == EBNF_T_QUESTION || ts->all[i].kind == EBNF_T_BANG) && ts->all[i].first)
        i++;
    if (ts->all[i].kind == EBNF_T_QUESTION || ts->all[i].kind == EBNF_T_BANG || ts->all[i].kind != EBNF_T_NAME)
        return 0;
    i++;
    if (ts->all[i].kind == EBNF_T_DOT && ts->all[i + 1].kind == EBNF_T_NUMBER)
        i += 2;
    if (ts->all[i].kind == EBNF_T_LBRACE) {
        do
            i++;
        while (ts->all[i].kind == EBNF_T_NAME || ts->all[i].kind == EBNF_T_COMMA);
        if (ts->all[i].kind == EBNF_T_RBRACE)
            i++;
    }
    return ts->all[i].kind == EBNF_T_DEFINES ? i + 1 : 0;
}

static bool is_end(const lexemes *ts, size_t i)
{
    const lexeme *t = &ts->all[i];
    return t->kind == 0 || t->kind == EBNF_T_END || (t->kind == EBNF_T_PERCENT && t->first) || (t->kind == EBNF_T_DOT && (t[1].first || t[1].kind == 0)) ||
           behind_head(ts, i);
}

/* What people write that has no meaning in an import, and what to do instead. */
static void report(ebnf_grammar *g, const lexemes *ts, size_t i, const char *rule)
{
    const lexeme *t = &ts->all[i];
    span          at = t->token.at;
    if (is_end(ts, i)) {
        if (i > 0)
            at = ts->all[i - 1].token.at;
        diag_error(g->d, at, "rule '%s' ends too early", rule);
        diag_help(g->d, NOWHERE, "something that was opened is not closed, or what an operator belongs to is missing");
        return;
    }
    if (t->kind == EBNF_T_BANG || (t->kind == EBNF_T_OTHER && *t->token.text == '&'))
        diag_error(g->d, at, "looking ahead ('&', '!') says nothing of trees; remove it");
    else if (t->kind == EBNF_T_OTHER && *t->token.text == '-')
        diag_error(g->d, at, "exceptions ('a - b') cannot be imported; write the rule without it, or as a regular expression");
    else if (t->kind == EBNF_T_OTHER && (*t->token.text == '"' || *t->token.text == '\'' || *t->token.text == '/'))
        diag_error(g->d, at, "this is not closed before the end of the line");
    else if (t->kind == EBNF_T_LBRACE && g->dialect == EBNF_LARK)
        diag_error(g->d, at, "Lark's templates ('rule{a, b}') cannot be imported; write the rule out");
    else
        diag_error(g->d, at, "unexpected '%s' in rule '%s'", t->token.text, rule);
}

/* Reads a right-hand side from token i on; returns the token behind it. */
static size_t read_body(ebnf_grammar *g, const lexemes *ts, size_t i, ebnf_rule *r)
{
    enum { DEEPEST = 100 };
    ebnf_parse cx     = {.g = g};
    void      *parser = EbnfParseAlloc(malloc, &cx);
    if (!parser) {
        fprintf(stderr, "asdlc: out of memory\n");
        exit(3);
    }
    for (int depth = 0;; i++) {
        bool end = is_end(ts, i);
        depth += strchr("([{", *ts->all[i].token.text) && ts->all[i].kind != EBNF_T_STRING ? 1 : strchr(")]}", *ts->all[i].token.text) ? -1 : 0;
        if (depth > DEEPEST) {
            diag_error(g->d, ts->all[i].token.at, "groups are nested more than %d deep", DEEPEST);
            break;
        }
        bool braces = g->dialect == EBNF_LARK && ts->all[i].kind == EBNF_T_LBRACE;
        EbnfParse(parser, end ? 0 : braces ? EBNF_T_OTHER : ts->all[i].kind, ts->all[i].token);
        if (cx.failed || end)
            break;
    }
    EbnfParseFree(parser, free);
    if (cx.failed || (is_end(ts, i) && !cx.accepted))
        report(g, ts, i, r->name);
    r->body = cx.accepted ? cx.body : NULL;
    while (!is_end(ts, i))
        i++;
    return ts->all[i].kind == EBNF_T_END || ts->all[i].kind == EBNF_T_DOT ? i + 1 : i;
}

/* %import common (A, B), %import common.A -> B, %declare A B: the last names are terminals. */
static void declare(ebnf_grammar *g, const lexemes *ts, size_t i, size_t end)
{
    for (; i < end; i++) {
        const lexeme *t = &ts->all[i];
        bool          path = t[1].kind == EBNF_T_DOT || t[1].kind == EBNF_T_ARROW || (t[1].kind == EBNF_T_LPAREN && i + 1 < end);
        if (t->kind != EBNF_T_NAME || (path && i + 1 < end) || table_get(&g->by_name, t->token.text))
            continue;
        ebnf_rule *r = add_rule(g, t->token.text, t->token.at);
        r->terminal  = true;
        r->common    = t[-1].kind == EBNF_T_ARROW ? t[-2].token.text : NULL;
    }
}

static size_t read_directive(ebnf_grammar *g, const lexemes *ts, size_t i)
{
    const lexeme *t   = &ts->all[i];
    size_t        end = i + 1;
    while (ts->all[end].kind != 0 && !ts->all[end].first)
        end++;
    if (strcmp(t->token.text, "%ignore") == 0)
        g->ignores = true;
    else if (strcmp(t->token.text, "%import") == 0 || strcmp(t->token.text, "%declare") == 0)
        declare(g, ts, i + 1, end);
    else {
        diag_error(g->d, t->token.at, "'%s' cannot be imported", t->token.text);
        diag_help(g->d, NOWHERE, "of Lark's directives, %%import, %%declare and %%ignore are read; write all rules into this file");
    }
    return end;
}

ebnf_grammar *ebnf_read(mem *m, diag *d, const source *src)
{
    ebnf_grammar *g = mem_alloc(m, 1, sizeof *g);
    *g              = (ebnf_grammar){.m = m, .d = d, .src = src};
    uint32_t bad    = source_bad_utf8(src);
    if (bad < src->length) {
        diag_error(d, (span){src, bad, bad + 1}, "this is not valid UTF-8");
        return g;
    }
    g->dialect = find_dialect(src);
    lexemes ts = read_lexemes(g);
    for (size_t i = 0; ts.all[i].kind != 0;) {
        size_t body = behind_head(&ts, i);
        if (body) {
            while (ts.all[i].kind != EBNF_T_NAME)
                i++;
            if (ts.all[i + 1].kind == EBNF_T_LBRACE)
                diag_error(d, ts.all[i + 1].token.at, "Lark's templates ('rule{a, b}') cannot be imported; write the rule out");
            i = read_body(g, &ts, body, add_rule(g, ts.all[i].token.text, ts.all[i].token.at));
        } else if (ts.all[i].kind == EBNF_T_PERCENT)
            i = read_directive(g, &ts, i);
        else if (ts.all[i].kind == EBNF_T_END)
            i++;
        else {
            diag_error(d, ts.all[i].token.at, "expected a rule, as in NAME %s ..., found '%s'", g->dialect == EBNF_LARK ? ":" : "=", ts.all[i].token.text);
            do
                i++;
            while (ts.all[i].kind != 0 && !behind_head(&ts, i) && !(ts.all[i].kind == EBNF_T_PERCENT && ts.all[i].first));
        }
    }
    if (g->n == 0 && diag_errors(d) == 0)
        diag_error(d, (span){src, 0, 0}, "%s has no rules", src->name);
    return g;
}
