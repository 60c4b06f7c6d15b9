/* asdl.re: the tokens of ASDL, and the driver that feeds the parser rule by rule, so that all errors of a file are
 * reported. All tokens are read first, because some words (module, attributes) are keywords only beside certain tokens. */
#include "languages/asdl.h"
#include "asdl_parser.h"

#include <stdlib.h>
#include <string.h>

/* lemon's functions have no header of their own */
void *AsdlParseAlloc(void *(*alloc)(size_t), asdl_parse *cx);
void  AsdlParseFree(void *parser, void (*release)(void *));
void  AsdlParse(void *parser, int token, span value);

typedef struct token {
    int  kind;
    span at;
} token;

typedef struct tokens {
    token *all;
    size_t n;
} tokens;

/* Letters of every script, as CPython reads them, but neither control characters nor the spaces and quotes that text editors slip
 * in: U+0080 to U+00A0, U+2000 to U+206F, U+3000, U+FEFF. */
static bool is_name(const unsigned char *s, const unsigned char *end)
{
    for (; s + 1 < end; s++) {
        if ((s[0] == 0xC2 && s[1] <= 0xA0) || (s[0] == 0xE2 && (s[1] == 0x80 || s[1] == 0x81)))
            return false;
        if (s + 2 < end && ((s[0] == 0xE3 && s[1] == 0x80 && s[2] == 0x80) || (s[0] == 0xEF && s[1] == 0xBB && s[2] == 0xBF)))
            return false;
    }
    return true;
}

/* The next token at *cursor; kind 0 at the end. */
static token next_token(const source *src, const char **cursor)
{
    const unsigned char *at    = (const unsigned char *)*cursor, *mark = at;
    const unsigned char *limit = (const unsigned char *)src->text + src->length, *begin;
    int kind = 0;
    for (;;) {
        begin = at;
        /*!re2c
        re2c:define:YYCTYPE  = "unsigned char";
        re2c:define:YYCURSOR = at;
        re2c:define:YYMARKER = mark;
        re2c:define:YYLIMIT  = limit;
        re2c:yyfill:enable   = 0;
        re2c:eof             = 0;

        letter = [A-Za-z_\x80-\xff]; // UTF-8 was checked before; is_name looks at what lies above ASCII
        name   = letter (letter | [0-9])*;

        $                            { kind = 0; break; }
        [ \t\r\n\f\v]+               { continue; }
        ("--" | "#") [^\n\x00]*      { continue; }
        "="                          { kind = ASDL_EQUALS; break; }
        "|"                          { kind = ASDL_BAR; break; }
        "("                          { kind = ASDL_LPAREN; break; }
        ")"                          { kind = ASDL_RPAREN; break; }
        ","                          { kind = ASDL_COMMA; break; }
        "?"                          { kind = ASDL_QUESTION; break; }
        "*"                          { kind = ASDL_STAR; break; }
        "{"                          { kind = ASDL_LBRACE; break; }
        "}"                          { kind = ASDL_RBRACE; break; }
        "["                          { kind = ASDL_LBRACKET; break; }
        "]"                          { kind = ASDL_RBRACKET; break; }
        "."                          { kind = ASDL_DOT; break; }
        "\xE2\x80" [\x9C\x9D]        { kind = ASDL_OTHER; break; }
        ["] [^"\n\x00]* ["]          { kind = ASDL_STRING; break; }
        name                         { kind = is_name(begin, at) ? ASDL_ID : ASDL_OTHER; break; }
        [0-9] (letter | [0-9])*      { kind = ASDL_OTHER; break; }
        *                            { kind = ASDL_OTHER; break; }
        */
    }
    *cursor = (const char *)at;
    uint32_t from = (uint32_t)((const char *)begin - src->text), to = (uint32_t)((const char *)at - src->text);
    return (token){kind, {src, from, to}};
}

static bool is_word(const token *t, const char *word)
{
    size_t n = strlen(word);
    return t->at.end - t->at.begin == n && memcmp(t->at.src->text + t->at.begin, word, n) == 0;
}

/* A quote that opens no string: unclosed, or curly. */
static bool is_quote(const token *t)
{
    const char *s = t->at.src->text + t->at.begin;
    return t->kind == ASDL_OTHER && (*s == '"' || strncmp(s, "\xE2\x80\x9C", 3) == 0 || strncmp(s, "\xE2\x80\x9D", 3) == 0);
}

/* Words that are keywords only beside certain tokens, and names like any other elsewhere. */
static const struct keyword {
    const char *word;
    int         kind, before[4], after[4]; /* the tokens that may stand there, ended by -1; any where the first one is -1 */
} keywords[] = {
    {"version", ASDL_VERSION, {-1}, {ASDL_STRING, -1}},
    {"attributes", ASDL_ATTRIBUTES, {ASDL_ID, ASDL_RPAREN, -1}, {ASDL_LPAREN, -1}},
    {"generate", ASDL_GENERATE, {ASDL_ID, ASDL_RPAREN, -1}, {ASDL_LBRACKET, -1}},
};

static bool is_among(const int *kinds, int kind)
{
    bool found = kinds[0] < 0;
    for (int i = 0; kinds[i] >= 0; i++)
        found = found || kinds[i] == kind;
    return found;
}

/* module NAME, with what follows a module's name, is the head of a module wherever a rule could begin. */
static bool is_module(const tokens *ts, size_t i)
{
    const token *t = &ts->all[i];
    if (t->kind != ASDL_ID || !is_word(t, "module"))
        return false;
    if (i == 0)
        return t[1].kind != ASDL_EQUALS && t[1].kind != ASDL_COMMA;
    return t[1].kind == ASDL_ID && t[2].kind != ASDL_EQUALS && (t[2].kind == ASDL_LBRACE || t[2].kind == ASDL_LPAREN || is_word(&t[2], "version"));
}

/* The words between the parentheses of a module's head, which is at token i. */
static void find_imports(tokens *ts, size_t i)
{
    if (ts->all[i + 1].kind != ASDL_ID || ts->all[i + 2].kind != ASDL_LPAREN)
        return;
    ts->all[i + 2].kind = ASDL_IMPORTS;
    for (size_t k = i + 3; ts->all[k].kind == ASDL_ID || ts->all[k].kind == ASDL_COMMA; k++) {
        token *t = &ts->all[k];
        if (is_word(t, "import") || is_word(t, "imports"))
            t->kind = ASDL_IMPORT;
        else if ((is_word(t, "alias") || is_word(t, "as")) && t[-1].kind == ASDL_ID)
            t->kind = ASDL_ALIAS;
    }
}

static void find_keywords(tokens *ts)
{
    for (size_t i = 0; i + 1 < ts->n; i++) {
        token *t = &ts->all[i];
        if (t->kind != ASDL_ID)
            continue;
        int after = is_quote(&t[1]) ? ASDL_STRING : t[1].kind, before = i ? t[-1].kind : 0;
        for (size_t k = 0; k < sizeof keywords / sizeof *keywords; k++)
            if (is_among(keywords[k].before, before) && is_among(keywords[k].after, after) && is_word(t, keywords[k].word))
                t->kind = keywords[k].kind;
        if (is_module(ts, i)) {
            t->kind = ASDL_MODULE;
            find_imports(ts, i);
            if (i > 0 && is_word(&t[-1], "primitive"))
                t[-1].kind = ASDL_PRIMITIVE;
        }
    }
}

/* Modules may be used before they are defined. StdTypes comes with asdlGen and has primitive types only. */
static void find_modules(grammar *g, const tokens *ts, table *modules)
{
    table_add(g->m, modules, "StdTypes", g);
    for (size_t i = 0; i + 1 < ts->n; i++)
        if ((ts->all[i].kind == ASDL_MODULE || ts->all[i].kind == ASDL_ALIAS) && ts->all[i + 1].kind == ASDL_ID)
            table_add(g->m, modules, span_text(g->m, ts->all[i + 1].at), g);
}

static tokens read_tokens(grammar *g, const source *src)
{
    tokens      ts     = {0};
    const char *cursor = src->text + (strncmp(src->text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0); /* a byte order mark */
    token       t;
    do {
        t                                  = next_token(src, &cursor);
        *MEM_PUSH(g->m, ts.all, ts.n) = t;
    } while (t.kind != 0);
    find_keywords(&ts);
    return ts;
}

/* Stacked quantifiers, as CPython 3.14 reads them: said twice is said once, an optional sequence is a sequence that may be empty, and
 * only ?* is more than the sum of its marks. */
asdl_reference asdl_mark(asdl_reference r, char quantifier, span at)
{
    if (quantifier == '*') {
        r.gaps = r.gaps || (r.maybe && r.stars == 0);
        r.stars++;
    } else
        r.maybe = true;
    r.marks = r.marks.src && r.marks.end <= at.begin ? (span){at.src, r.marks.begin, at.end} : at;
    return r;
}

asdl_reference asdl_generic(asdl_parse *cx, span name, asdl_references of)
{
    const char *text = span_text(cx->g->m, name);
    bool        list = strcmp(text, "List") == 0;
    if (list || strcmp(text, "Optional") == 0) {
        if (of.n > 1)
            diag_error(cx->g->d, name, "%s[...] holds one type, not %d", text, of.n);
        return asdl_mark(of.first, list ? '*' : '?', name);
    }
    if (strcmp(text, "Dict") == 0) {
        diag_error(cx->g->d, name, "maps (Dict[K, V]) are an Oils extension");
        diag_help(cx->g->d, NOWHERE, "make it a sequence of pairs: entry* entries, with entry = (K key, V value)");
    } else {
        diag_error(cx->g->d, name, "'%s[...]' has no meaning here", text);
        diag_help(cx->g->d, NOWHERE, "of Oils' generics, List[T] is read as T* and Optional[T] as T?");
    }
    return of.first;
}

/* All modules of a file are one grammar, so that M.t is t. */
void asdl_module(asdl_parse *cx, span name)
{
    const char *text = span_text(cx->g->m, name);
    if (table_get(cx->modules, text))
        return;
    diag_error(cx->g->d, name, "there is no module '%s' in this file", text);
    diag_help(cx->g->d, NOWHERE, "put all modules into one file, or all types into one module");
}

void asdl_add_field(asdl_parse *cx, asdl_reference type, span name)
{
    field *f     = MEM_PUSH(cx->g->m, cx->fields, cx->n_fields);
    *f           = (field){.type_span = type.name};
    f->type_name = span_text(cx->g->m, type.name);
    f->name_span = name.src ? name : type.name;
    f->name      = name.src ? span_text(cx->g->m, name) : NULL;
    if (type.stars > 1) {
        diag_error(cx->g->d, type.marks, "a field cannot be a sequence of sequences");
        diag_help(cx->g->d, NOWHERE, "give the inner sequence its own type: row = (%s* cells)", f->type_name);
    }
    f->card = type.stars ? (type.gaps ? CARD_OPTIONALS : CARD_SEQUENCE) : type.maybe ? CARD_OPTIONAL : CARD_ONE;
}

static field *take_fields(asdl_parse *cx, int *n)
{
    field *fields = cx->fields;
    *n            = cx->n_fields;
    cx->fields    = NULL;
    cx->n_fields  = 0;
    return fields;
}

void asdl_end_ctor(asdl_parse *cx, span name)
{
    int    n;
    field *fields = take_fields(cx, &n);
    grammar_add_ctor(cx->g, cx->type, name, fields, n);
}

void asdl_end_product(asdl_parse *cx)
{
    int    n;
    field *fields = take_fields(cx, &n);
    grammar_set_product(cx->g, cx->type, fields, n);
}

void asdl_end_attributes(asdl_parse *cx)
{
    int    n;
    field *fields = take_fields(cx, &n);
    grammar_set_attributes(cx->type, fields, n);
}

/* The message for an extension of another tool, and in *at the token to show; NULL when the mistake is not an extension. i is the
 * token that no rule allows. The word that begins the extension may stand before it. */
static const char *extension(const tokens *ts, size_t i, size_t *at)
{
    static const struct { const char *mark, *message; } marks[] = {
        {"%", "variants that share a product (Ctor %Product) are an Oils extension; give the constructor its own fields"},
        {"<", "subtypes (a < b) are an Oils extension; here a type is a sum or a product"},
        {"!", "shared fields (T!) are an asdlGen extension; here trees do not share subtrees"},
        {":", "raw text sections are an asdlGen extension; put what ASDL cannot say into a .task file"},
        {"+", "'+' (at least one) is not ASDL; write T*, and in the task: limit CONSTRUCTOR.FIELD 1.."},
        {";", "';' is not ASDL: commas separate fields, and nothing ends a rule"},
    }, words[] = {
        {"unique", "'unique' (equal trees are one object) is an extension of Terra's ASDL; remove it: here trees do not share subtrees"},
        {"use", "'use' is an Oils extension; put all types into one grammar"},
        {"extern", "'extern' is an Oils extension; here a type that is used but not defined is primitive"},
        {"view", "'view' is an asdlGen extension; put what ASDL cannot say into a .task file"},
        {"include", "'include' is an asdlGen extension; put all types into one grammar"},
        {"import", "'import' is an asdlGen extension; put all types into one grammar"},
        {"imports", "'imports' is an asdlGen extension; put all types into one grammar"},
        {"alias", "'alias' is an asdlGen extension; use one name for a type"},
    };
    const token *t = &ts->all[i];
    *at            = i;
    if (i >= 2 && t->kind == ASDL_LBRACKET && t[-1].kind == ASDL_ID && (t[-2].kind == ASDL_EQUALS || t[-2].kind == ASDL_BAR))
        return "constructors for several numbers of fields (C[f:1,3](...)) are an extension of ASTormer's grammars; use a sequence: f*";
    for (size_t back = 0; back < 3 && back <= i; back++)
        for (size_t k = 0; k < sizeof words / sizeof *words; k++)
            if (ts->all[i - back].kind == ASDL_ID && is_word(&ts->all[i - back], words[k].mark)) {
                *at = i - back;
                return words[k].message;
            }
    if (t->kind == ASDL_OTHER)
        for (size_t k = 0; k < sizeof marks / sizeof *marks; k++)
            if (is_word(t, marks[k].mark))
                return marks[k].message;
    if (i >= 2 && (t->kind == ASDL_STAR || t->kind == ASDL_QUESTION) && ts->all[i - 2].kind == ASDL_EQUALS)
        return "type aliases (t = u*) are an asdlGen extension; write the type where it is used";
    if (i >= 2 && t->kind == ASDL_DOT && t[-2].kind == ASDL_EQUALS)
        return "type aliases (t = M.u) are an asdlGen extension; write the type where it is used";
    return NULL;
}

static const char *token_name(int kind)
{
    switch (kind) {
    case 0:               return "the end of the file";
    case ASDL_ID:         return "a name";
    case ASDL_EQUALS:     return "'='";
    case ASDL_BAR:        return "'|'";
    case ASDL_LPAREN:     return "'('";
    case ASDL_RPAREN:     return "')'";
    case ASDL_COMMA:      return "','";
    case ASDL_LBRACE:     return "'{'";
    case ASDL_RBRACE:     return "'}'";
    case ASDL_STRING:     return "a string";
    case ASDL_QUESTION:   return "'?'";
    case ASDL_STAR:       return "'*'";
    case ASDL_ATTRIBUTES: return "'attributes'";
    case ASDL_RBRACKET:   return "']'";
    default:              return NULL; /* the parser never expects these */
    }
}

/* What the parser would accept, as a list for the message. A closing brace counts only inside a module,
 * the end only outside, and a closing bracket behind an opening one. */
static const char *expected_text(mem *m, const asdl_parse *cx, bool in_module, bool in_brackets)
{
    const char *names[64], *text = "";
    int         n = 0;
    for (int t = 0; t < 64; t++)
        if (cx->expected[t] && token_name(t) && t != (in_module ? 0 : ASDL_RBRACE) && (t != ASDL_RBRACKET || in_brackets))
            names[n++] = token_name(t);
    for (int i = 0; i < n; i++)
        text = mem_print(m, "%s%s%s", text, i == 0 ? "" : i == n - 1 ? " or " : ", ", names[i]);
    return text;
}

/* The parenthesis that is still open before token i, or i. */
static size_t open_parenthesis(const tokens *ts, size_t i)
{
    int closed = 0;
    for (size_t k = i; k-- > 0;) {
        closed += ts->all[k].kind == ASDL_RPAREN;
        if (ts->all[k].kind == ASDL_LPAREN && closed-- == 0)
            return k;
        if (ts->all[k].kind == ASDL_EQUALS)
            break;
    }
    return i;
}

/* A character that cannot be part of a name: the character itself or, when it is invisible, its number. */
static const char *character(grammar *g, span *at)
{
    const char *s = at->src->text;
    for (uint32_t i = at->begin; i < at->end; i++) { /* the name contains an invisible character: that is the one to show */
        unsigned char c = (unsigned char)s[i];
        if (c < 0x80 && c > 0x20 && c != 0x7F)
            continue;
        uint32_t n = c < 0x80 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4, code = c < 0x80 ? c : c & (0x7Fu >> n);
        for (uint32_t k = 1; k < n; k++)
            code = code << 6 | ((unsigned char)s[i + k] & 0x3Fu);
        bool hidden = c < 0x80 || code <= 0xA0 || (code >= 0x2000 && code <= 0x206F) || code == 0x3000 || code == 0xFEFF;
        if (hidden) {
            *at = (span){at->src, i, i + n};
            return mem_print(g->m, "character U+%04X", code);
        }
        i += n - 1;
    }
    return mem_print(g->m, "'%s'", span_text(g->m, *at));
}

static void report_token(grammar *g, const tokens *ts, size_t i, const asdl_parse *cx, bool in_module)
{
    const token *t  = &ts->all[i];
    span         at = t->at;
    const char  *what;
    if (t->kind == 0 && i > 0) { /* at the end: show the last thing that was there */
        at   = (span){at.src, ts->all[i - 1].at.end - 1, ts->all[i - 1].at.end};
        what = "the file ends here";
    } else if (t->kind == ASDL_OTHER || t->kind == ASDL_ID || !token_name(t->kind))
        what = mem_print(g->m, "unexpected %s", character(g, &at));
    else
        what = mem_print(g->m, "unexpected %s", token_name(t->kind));
    size_t k = i;
    while (k > 0 && ts->all[k - 1].kind != ASDL_LPAREN && ts->all[k - 1].kind != ASDL_LBRACKET && ts->all[k - 1].kind != ASDL_RBRACKET)
        k--;
    diag_error(g->d, at, "%s, expected %s", what, expected_text(g->m, cx, in_module, k > 0 && ts->all[k - 1].kind == ASDL_LBRACKET));
    if (t->kind == ASDL_BAR && i > 0 && ts->all[i - 1].kind == ASDL_EQUALS)
        diag_help(g->d, NOWHERE, "the first constructor of a sum has no '|' before it");
    else if (cx->expected[ASDL_EQUALS] && i > 1)
        diag_help(g->d, NOWHERE, "if '%s' is another constructor of the rule above, it needs '|' before it", span_text(g->m, ts->all[i - 1].at));
}

/* Says what is wrong at token i. Returns the token from which to look for the next rule. */
static size_t report(grammar *g, const tokens *ts, size_t i, const asdl_parse *cx, bool in_module)
{
    size_t      shown, open = open_parenthesis(ts, i);
    const char *special = extension(ts, i, &shown);
    if (open < i && is_word(&ts->all[i], ":") && ts->all[i - 1].kind == ASDL_ID) {
        diag_error(g->d, ts->all[i].at, "a field is written 'type name' in ASDL, not 'name: type'");
        if (ts->all[i + 1].kind == ASDL_ID)
            diag_help(g->d, NOWHERE, "write %s %s", span_text(g->m, ts->all[i + 1].at), span_text(g->m, ts->all[i - 1].at));
    } else if (special)
        diag_error(g->d, ts->all[shown].at, "%s", special);
    else if (ts->all[i].kind == ASDL_EQUALS && open < i) {
        diag_error(g->d, ts->all[open].at, "this parenthesis is not closed before the next rule");
        return i - 1;
    } else if (is_quote(&ts->all[i]))
        diag_error(g->d, ts->all[i].at, ts->all[i].at.src->text[ts->all[i].at.begin] == '"' ? "this string is not closed before the end of the line"
                                                                                           : "a string needs straight quotes: \"...\"");
    else
        report_token(g, ts, i, cx, in_module);
    return i;
}

/* Where reading can go on: the next "name =", or the end. */
static size_t next_rule(const tokens *ts, size_t i)
{
    while (ts->all[i].kind != 0 && !(ts->all[i].kind == ASDL_ID && ts->all[i + 1].kind == ASDL_EQUALS))
        i++;
    return i;
}

/* The next head of a module from token i on, or the end. */
static size_t next_module(const tokens *ts, size_t i)
{
    while (ts->all[i].kind != 0 && ts->all[i].kind != ASDL_MODULE && ts->all[i].kind != ASDL_PRIMITIVE)
        i++;
    return i;
}

/* What follows the closing brace before token i: another module, rules that belong to none (Terra), or text that says nothing of
 * trees, such as a view. Returns where to go on. */
static size_t after_module(grammar *g, const tokens *ts, size_t i)
{
    size_t next = next_module(ts, i);
    if (i == next || next_rule(ts, i) == i)
        return i;
    diag_warning(g->d, ts->all[i].at, ts->all[next].kind ? "text between modules is ignored" : "text after the end of the module is ignored");
    return next;
}

/* Feeds the tokens from `first` on. Returns the index of the one that failed, or of the end. */
static size_t parse_from(grammar *g, const tokens *ts, size_t first, bool in_module, table *modules, asdl_parse *cx)
{
    *cx         = (asdl_parse){.g = g, .modules = modules};
    void *parser = AsdlParseAlloc(malloc, cx);
    if (!parser) {
        fprintf(stderr, "asdlc: out of memory\n");
        exit(3);
    }
    size_t i = first;
    for (;; i++) {
        token t = ts->all[i];
        if (in_module && t.kind == ASDL_RBRACE)
            t.kind = 0;
        AsdlParse(parser, t.kind, t.at);
        if (cx->failed || t.kind == 0)
            break;
        if (!in_module && t.kind == ASDL_RBRACE)
            i = after_module(g, ts, i + 1) - 1;
    }
    AsdlParseFree(parser, free);
    return i;
}

void asdl_read(grammar *g, const source *src)
{
    g->src       = src;
    uint32_t bad = source_bad_utf8(src);
    if (bad < src->length) {
        diag_error(g->d, (span){src, bad, bad + 1}, "this is not valid UTF-8");
        return;
    }
    tokens     ts      = read_tokens(g, src);
    table      modules = {0};
    asdl_parse cx;
    bool       has_module = ts.all[0].kind == ASDL_MODULE, in_module = false;
    find_modules(g, &ts, &modules);
    for (size_t i = 0;;) {
        size_t stopped = parse_from(g, &ts, i, in_module, &modules, &cx);
        if (cx.accepted) {
            i = in_module ? next_module(&ts, stopped) : ts.n - 1; /* after an error, the end is that of its module */
            if (ts.all[i].kind == 0)
                break;
            in_module = false;
            continue;
        }
        size_t resume = next_rule(&ts, report(g, &ts, stopped, &cx, has_module));
        in_module     = true; /* a brace may have been opened in what could not be read */
        if (resume == i) /* this is the rule that failed: go past its name */
            resume = next_rule(&ts, i + 1);
        if (ts.all[resume].kind == 0)
            break;
        i = resume;
    }
    grammar_complete(g);
    if (g->n_defined == 0 && diag_errors(g->d) == 0) {
        diag_error(g->d, (span){src, 0, 0}, "%s defines no type", src->name);
        diag_help(g->d, NOWHERE, "a grammar has rules such as: command = Move(direction to) | Stop");
    }
}
