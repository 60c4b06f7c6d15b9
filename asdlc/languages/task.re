/* task.re: the tokens of .task files and the driver that feeds one statement after the other to the parser. */
#include "languages/task.h"
#include "task_parser.h"
#include "languages/template.h"

#include <stdlib.h>
#include <string.h>

void *TaskParseAlloc(void *(*alloc)(size_t), task_parse *cx);
void  TaskParseFree(void *parser, void (*release)(void *));
void  TaskParse(void *parser, int token, span value);

enum { TASK_LINE = 200, TASK_OTHER, TASK_UNCLOSED };

typedef struct token {
    int  kind;
    span at;
} token;

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

        char = [^"'\\\n\x00];
        $                                     { kind = 0; break; }
        [ \t\r\f\v]+                          { continue; }
        "\n"                                  { kind = TASK_LINE; break; }
        ("--" | "#") [^\n\x00]*               { continue; }
        ["] (char | ['] | "\\" [^\n\x00])* ["] { kind = TASK_STRING; break; }
        ['] (char | ["] | "\\" [^\n\x00])* ['] { kind = TASK_QUOTED; break; }
        ["']                                  { kind = TASK_UNCLOSED; break; }
        [^ \t\r\n\f\v"'\x00#-] [^ \t\r\n\f\v"'\x00]* { kind = TASK_WORD; break; }
        "-" [^ \t\r\n\f\v"'\x00-] [^ \t\r\n\f\v"'\x00]* { kind = TASK_WORD; break; }
        *                                     { kind = TASK_OTHER; break; }
        */
    }
    *cursor       = (const char *)at;
    uint32_t from = (uint32_t)((const char *)begin - src->text), to = (uint32_t)((const char *)at - src->text), code;
    token    t    = {kind, {src, from, to}};
    span     control;
    if (kind == TASK_WORD && source_find_control(t.at, &control, &code))
        t = (token){TASK_OTHER, control};
    return t;
}

static const struct { const char *word; int kind; const char *usage; } statements[] = {
    {"grammar", TASK_GRAMMAR, "grammar FILE"},
    {"include", TASK_INCLUDE, "include FILE"},
    {"root", TASK_ROOT, "root TYPE"},
    {"input", TASK_INPUT, "input NAME words|chars|symbol [lower] [stem]"},
    {"open", TASK_OPEN, "open TYPE ... [spell]"},
    {"closed", TASK_CLOSED, "closed TYPE ..."},
    {"copy", TASK_COPY, "copy TYPE from INPUT [token|span|whole] [lower|camel|number] [join \"text\"]"},
    {"from", TASK_ONLY, "from input TYPE ..."},
    {"use", TASK_USE, "use input TYPE ..."},
    {"expect", TASK_EXPECT, "expect TYPE ..."},
    {"roles", TASK_ROLES, "roles TYPE ..."},
    {"unordered", TASK_UNORDERED, "unordered CONSTRUCTOR.FIELD ..."},
    {"signature", TASK_SIGNATURE, "signature CONSTRUCTOR.VALUE CONSTRUCTOR.SEQUENCE"},
    {"silent", TASK_SILENT, "silent TYPE|CONSTRUCTOR.FIELD ..."},
    {"bind", TASK_BIND, "bind CONSTRUCTOR.VALUE ... as TYPE in FIELD ... [fresh] [used]"},
    {"distinct", TASK_DISTINCT, "distinct CONSTRUCTOR.SEQUENCE ..."},
    {"limit", TASK_LIMIT, "limit CONSTRUCTOR.SEQUENCE LEAST..MOST, where one of them may be left out"},
    {"minimum", TASK_MINIMUM, "minimum NUMBER"},
    {"entities", TASK_ENTITIES, "entities FILE"},
    {"set", TASK_SET, "set SETTING VALUE"},
    {"levels", TASK_LEVELS, "levels LOOSEST ... TIGHTEST"},
    {"parentheses", TASK_PARENTHESES, "parentheses \"(\" \")\""},
    {"indent", TASK_INDENT, "indent \"    \""},
    {"blanks", TASK_BLANKS, "blanks free"},
    {"case", TASK_CASE, "case free"},
    {"default", TASK_DEFAULT, "default TYPE CONSTRUCTOR"},
    {"print", TASK_PRINT, "print CONSTRUCTOR [as STYLE] [at LEVEL] \"template\", or print TYPE VALUE \"text\""},
    {"say", TASK_SAY, "say CONSTRUCTOR [as STYLE] [at LEVEL] [for INPUT] [weight NUMBER] \"template\" ..., or say TYPE|CONSTRUCTOR.FIELD [as STYLE] [weight NUMBER] [VALUE] \"text\" ..."},
    {"frame", TASK_FRAME, "frame [for INPUT] [weight NUMBER] \"text {} text\" ..."},
    {"values", TASK_VALUES, "values TYPE|CONSTRUCTOR.FIELD|NAME \"text\"|VALUE|FIRST..LAST ..."},
    {"weight", TASK_WEIGHT, "weight CONSTRUCTOR NUMBER"},
    {"unread", TASK_UNREAD, "unread CONSTRUCTOR ..."},
    {"pattern", TASK_PATTERN, "pattern TYPE|CONSTRUCTOR.FIELD [string|bytes|number|name] \"regular expression\" [except keywords|TYPE|\"text\" ...]"},
};
enum { N_STATEMENTS = sizeof statements / sizeof *statements };

void task_push(task_parse *cx, span word)
{
    *MEM_PUSH(cx->g->m, cx->list, cx->n_list) = word;
}

/* The text of a word, or of a string without its quotes. */
static char *text_of(task_parse *cx, span at, size_t *length)
{
    char first = at.src->text[at.begin];
    if (first == '"' || first == '\'') {
        at.begin++;
        at.end--;
        return template_unescape(cx->g->m, at, length);
    }
    *length = at.end - at.begin;
    return span_text(cx->g->m, at);
}

static const char *plain_text(task_parse *cx, span at)
{
    size_t length;
    return text_of(cx, at, &length); /* a task holds no NUL: the lexer refuses it */
}

static name_at name_of(task_parse *cx, span at)
{
    return (name_at){span_text(cx->g->m, at), at};
}

/* For statements that a task can have only once: reports the second and points at the first. */
static bool said_before(task_parse *cx, span first, span now, const char *what)
{
    if (!first.src)
        return false;
    diag_error(cx->g->d, now, "this is the second '%s' statement, and only one is allowed", what);
    diag_help(cx->g->d, first, "the first one is here");
    return true;
}

/* The path of a file that is named relative to the task. */
static name_at file_of(task_parse *cx, span file)
{
    return (name_at){source_beside(cx->g->m, file.src, plain_text(cx, file)), file};
}

void task_grammar(task_parse *cx, span file)
{
    said *t = cx->g->said;
    if (!said_before(cx, t->grammar.where, file, "grammar"))
        t->grammar = file_of(cx, file);
}

void task_root(task_parse *cx, span name)
{
    said *t = cx->g->said;
    if (!said_before(cx, t->root.where, name, "root"))
        t->root = name_of(cx, name);
}

void task_input(task_parse *cx, span name)
{
    static const char *const rules[] = {"words", "chars", "symbol"};
    said  *t  = cx->g->said;
    input  in = {.name = span_text(cx->g->m, name), .where = name};
    for (size_t i = 0; i < t->n_inputs; i++)
        if (strcmp(t->inputs[i].name, in.name) == 0) {
            diag_error(cx->g->d, name, "two inputs are named '%s'", in.name);
            diag_help(cx->g->d, t->inputs[i].where, "the first one is here");
            return;
        }
    const char *rule = span_text(cx->g->m, cx->list[0]);
    int         r    = 0;
    while (r < 3 && strcmp(rule, rules[r]) != 0)
        r++;
    if (r == 3)
        diag_error(cx->g->d, cx->list[0], "unknown kind of input '%s', expected words, chars or symbol", rule);
    in.rule = (input_rule)(r % 3);
    for (size_t i = 1; i < cx->n_list; i++) {
        const char *option = span_text(cx->g->m, cx->list[i]);
        if (strcmp(option, "lower") == 0)
            in.lower = true;
        else if (strcmp(option, "stem") == 0) {
            in.stem = true;
            if (in.rule != INPUT_WORDS)
                diag_error(cx->g->d, cx->list[i], "'stem' applies only to inputs of words");
        } else
            diag_error(cx->g->d, cx->list[i], "unknown input option '%s', expected lower or stem", option);
    }
    *MEM_PUSH(cx->g->m, t->inputs, t->n_inputs) = in;
}

void task_class(task_parse *cx, bool open)
{
    said *t = cx->g->said;
    for (size_t i = 0; i < cx->n_list; i++) {
        name_at one = name_of(cx, cx->list[i]);
        if (open && i > 0 && i + 1 == cx->n_list && strcmp(one.name, "spell") == 0)
            break; /* `open x spell` means `open x` */
        *MEM_PUSH(cx->g->m, t->classes, t->n_classes) = (said_class){one, open};
    }
}

/* The place of a word in a list; -1: it is not there. */
static int place_of(const char *word, const char *const *list, int n)
{
    for (int k = 0; k < n; k++)
        if (strcmp(word, list[k]) == 0)
            return k;
    return -1;
}

static bool said_of_copy(task_parse *cx, span first, span now, const char *what)
{
    if (!first.src)
        return false;
    diag_error(cx->g->d, now, "this copy already has a %s", what);
    diag_help(cx->g->d, first, "it is here");
    return true;
}

static void copy_word(task_parse *cx, said_copy *c, span at, bool last, bool joined)
{
    static const char *const parts[] = {"token", "span", "whole"}, *const transforms[] = {"", "lower", "camel", "number"};
    const char *word = span_text(cx->g->m, at);
    int         part = place_of(word, parts, (int)ASN_N_PARTS), transform = place_of(word, transforms, (int)ASN_N_TRANSFORMS);
    if (part >= 0) {
        if (!said_of_copy(cx, c->part_span, at, "part"))
            *c = (said_copy){c->type, c->input, at, (asn_part)part, c->transform_span, c->transform, c->join_span, c->join};
    } else if (transform >= 0) {
        if (!said_of_copy(cx, c->transform_span, at, "transform")) {
            c->transform_span = at;
            c->transform      = (asn_transform)transform;
        }
    } else if (strcmp(word, "join") == 0) {
        if (!last || !joined)
            diag_error(cx->g->d, at, "'join' needs a text in quotes behind it, as in join \"_\"");
    } else
        diag_error(cx->g->d, at, "unknown word '%s' in a copy statement, expected token, span or whole, then lower, camel, number or join \"text\"", word);
}

void task_copy(task_parse *cx, span type, span input, span join)
{
    said_copy c = {.type = name_of(cx, type), .input = name_of(cx, input)};
    for (size_t i = 0; i < cx->n_list; i++)
        copy_word(cx, &c, cx->list[i], i + 1 == cx->n_list, join.src != NULL);
    if (join.src) {
        span before = cx->list[cx->n_list - 1];
        if (strcmp(span_text(cx->g->m, before), "join") != 0)
            diag_error(cx->g->d, join, "a text stands only behind 'join'");
        c.join_span = join;
        c.join      = plain_text(cx, join);
    }
    *MEM_PUSH(cx->g->m, cx->g->said->copies, cx->g->said->n_copies) = c;
}

static void push_names(task_parse *cx, name_at **names, size_t *n)
{
    for (size_t i = 0; i < cx->n_list; i++)
        *MEM_PUSH(cx->g->m, *names, *n) = name_of(cx, cx->list[i]);
}

void task_unordered(task_parse *cx)
{
    push_names(cx, &cx->g->said->unordered, &cx->g->said->n_unordered);
}

void task_silent(task_parse *cx)
{
    push_names(cx, &cx->g->said->silent, &cx->g->said->n_silent);
}

void task_unread(task_parse *cx)
{
    push_names(cx, &cx->g->said->unread, &cx->g->said->n_unread);
}

void task_signature(task_parse *cx, span key, span field)
{
    *MEM_PUSH(cx->g->m, cx->g->said->signatures, cx->g->said->n_signatures) = (said_signature){name_of(cx, key), name_of(cx, field)};
}

void task_from_input(task_parse *cx)
{
    push_names(cx, &cx->g->said->from_input, &cx->g->said->n_from_input);
}

void task_expect(task_parse *cx)
{
    push_names(cx, &cx->g->said->expected, &cx->g->said->n_expected);
}

void task_roles(task_parse *cx)
{
    push_names(cx, &cx->g->said->roles, &cx->g->said->n_roles);
}

void task_use_input(task_parse *cx)
{
    push_names(cx, &cx->g->said->use_input, &cx->g->said->n_use_input);
}

/* The binders are before cx->n_first in the list, the fields in which they hold behind, `fresh` and `used` last. */
void task_bind(task_parse *cx, span type)
{
    said_bind b = {.type = name_of(cx, type)};
    size_t    n = cx->n_list;
    for (bool more = true; more && n > cx->n_first + 1; n -= more) {
        const char *word = name_of(cx, cx->list[n - 1]).name;
        bool       *flag = strcmp(word, "fresh") == 0 ? &b.fresh : strcmp(word, "used") == 0 ? &b.used : NULL;
        more             = flag && !*flag;
        if (more)
            *flag = true;
    }
    for (size_t i = 0; i < n; i++) {
        name_at one = name_of(cx, cx->list[i]);
        if (i < cx->n_first)
            *MEM_PUSH(cx->g->m, b.binders, b.n_binders) = one;
        else
            *MEM_PUSH(cx->g->m, b.scopes, b.n_scopes) = one;
    }
    *MEM_PUSH(cx->g->m, cx->g->said->binds, cx->g->said->n_binds) = b;
}

void task_distinct(task_parse *cx)
{
    push_names(cx, &cx->g->said->distinct, &cx->g->said->n_distinct);
}

/* A whole number before a character, or nothing. */
static bool bound_of(const char **text, char end, int none, int *n)
{
    char *after = NULL;
    long  value = **text >= '0' && **text <= '9' ? strtol(*text, &after, 10) : none;
    *text       = after ? after : *text;
    *n          = (int)value;
    return **text == end && value <= ASN_MOST_CHILDREN;
}

void task_limit(task_parse *cx, span field, span range)
{
    said_limit  l    = {.field = name_of(cx, field), .range = range};
    const char *text = span_text(cx->g->m, range), *at = text;
    bool        ok   = bound_of(&at, '.', 0, &l.least) && at[1] == '.';
    at += ok ? 2 : 0;
    if (!ok || !bound_of(&at, 0, ASN_MOST_CHILDREN, &l.most) || strcmp(text, "..") == 0)
        diag_error(cx->g->d, range, "expected a range of whole numbers up to %d, as in 2.., ..5 or 2..5", ASN_MOST_CHILDREN);
    else if (l.least > l.most || l.most == 0)
        diag_error(cx->g->d, range, l.most == 0 ? "no child at all: such a field is useless" : "the least is larger than the most");
    else
        *MEM_PUSH(cx->g->m, cx->g->said->limits, cx->g->said->n_limits) = l;
}

void task_levels(task_parse *cx)
{
    said *t = cx->g->said;
    if (t->n_levels && said_before(cx, t->levels[0].where, cx->list[0], "levels"))
        return;
    push_names(cx, &t->levels, &t->n_levels);
    for (size_t i = 0; i < t->n_levels; i++)
        for (size_t j = 0; j < i; j++)
            if (strcmp(t->levels[i].name, t->levels[j].name) == 0)
                diag_error(cx->g->d, t->levels[i].where, "level '%s' is listed twice", t->levels[i].name);
}

void task_minimum(task_parse *cx, span number)
{
    said *t = cx->g->said;
    if (said_before(cx, t->minimum_span, number, "minimum"))
        return;
    t->minimum_span = number;
    char *end;
    long  n = strtol(span_text(cx->g->m, number), &end, 10);
    if (*end || n < 1 || n > 1000000)
        diag_error(cx->g->d, number, "expected a whole number from 1 to 1000000");
    t->minimum = (int)n;
}

void task_entities(task_parse *cx, span file)
{
    said *t = cx->g->said;
    if (!said_before(cx, t->entities.where, file, "entities"))
        t->entities = file_of(cx, file);
}

void task_set(task_parse *cx, span name, span value)
{
    said   *t = cx->g->said;
    setting s = {span_text(cx->g->m, name), span_text(cx->g->m, value), name, value};
    for (size_t i = 0; i < t->n_settings; i++)
        if (strcmp(t->settings[i].name, s.name) == 0) {
            diag_error(cx->g->d, name, "'%s' is set twice", s.name);
            diag_help(cx->g->d, t->settings[i].where, "the first one is here");
        }
    *MEM_PUSH(cx->g->m, t->settings, t->n_settings) = s;
}

void task_parentheses(task_parse *cx, span open, span close)
{
    said *t = cx->g->said;
    if (said_before(cx, t->open_paren.where, open, "parentheses"))
        return;
    t->open_paren  = (name_at){plain_text(cx, open), open};
    t->close_paren = (name_at){plain_text(cx, close), close};
}

void task_indent(task_parse *cx, span text)
{
    said *t = cx->g->said;
    if (!said_before(cx, t->indent.where, text, "indent"))
        t->indent = (name_at){plain_text(cx, text), text};
}

/* blanks free, case free */
void task_free(task_parse *cx, span what, span how)
{
    const char *word  = span_text(cx->g->m, what);
    span       *place = strcmp(word, "case") == 0 ? &cx->g->said->letters : &cx->g->said->blanks;
    if (strcmp(span_text(cx->g->m, how), "free") != 0)
        diag_error(cx->g->d, how, "expected 'free': otherwise texts are read as the templates print them");
    else if (!said_before(cx, *place, how, word))
        *place = how;
}

void task_default(task_parse *cx, span type, span ctor)
{
    said *t = cx->g->said;
    *MEM_PUSH(cx->g->m, t->defaults, t->n_defaults) = (said_default){name_of(cx, type), name_of(cx, ctor)};
}

void task_print(task_parse *cx, span ctor)
{
    said_print *p = MEM_PUSH(cx->g->m, cx->g->said->prints, cx->g->said->n_prints);
    *p            = (said_print){.ctor = name_of(cx, ctor), .texts = cx->list, .n_texts = cx->n_list};
    for (size_t i = 0; i < p->n_texts; i++) {
        p->texts[i].begin++;
        p->texts[i].end--;
    }
    if (cx->style.src)
        p->style = name_of(cx, cx->style);
    if (cx->level.src)
        p->level = name_of(cx, cx->level);
}

static value_kind kind_of(span value)
{
    char first = value.src->text[value.begin];
    return first == '\'' || first == '"' ? VALUE_STRING : strchr("-0123456789", first) ? VALUE_NUMBER : VALUE_NAME;
}

void task_print_value(task_parse *cx, span owner, span value, span text)
{
    said_spelling s = {.owner = name_of(cx, owner)};
    s.how.where = value;
    s.how.value = text_of(cx, value, &s.how.value_length);
    s.how.text  = text_of(cx, text, &s.how.text_length);
    s.how.kind  = kind_of(value);
    *MEM_PUSH(cx->g->m, cx->g->said->spellings, cx->g->said->n_spellings) = s;
}

/* A number above 0, or it says what is wrong. */
static double weight_of(task_parse *cx, span at)
{
    char       *end;
    const char *text = span_text(cx->g->m, at);
    double      w    = strtod(text, &end);
    if (end != text && !*end && w >= 0 && w <= 1e6)
        return w;
    diag_error(cx->g->d, at, "a weight is a number from 0 to 1000000, not %s", text);
    return 1;
}

static said_say said_now(task_parse *cx)
{
    said_say s = {.weight = cx->weight.src ? weight_of(cx, cx->weight) : 1, .texts = cx->list, .n_texts = cx->n_list};
    s.style    = cx->style.src ? name_of(cx, cx->style) : s.style;
    s.level    = cx->level.src ? name_of(cx, cx->level) : s.level;
    s.input    = cx->input.src ? name_of(cx, cx->input) : s.input;
    return s;
}

void task_say(task_parse *cx, span owner, span value)
{
    said_say s = said_now(cx);
    s.owner    = name_of(cx, owner);
    s.is_value = value.src != NULL;
    if (s.is_value) {
        s.value.where = value;
        s.value.kind  = kind_of(value);
        s.value.value = text_of(cx, value, &s.value.value_length);
        s.counts      = s.value.kind == VALUE_NUMBER && s.value.value_length > 2 && strcmp(s.value.value + s.value.value_length - 2, "..") == 0;
    }
    *MEM_PUSH(cx->g->m, cx->g->said->says, cx->g->said->n_says) = s;
}

void task_frame(task_parse *cx)
{
    *MEM_PUSH(cx->g->m, cx->g->said->frames, cx->g->said->n_frames) = said_now(cx);
}

void task_values(task_parse *cx, span owner)
{
    *MEM_PUSH(cx->g->m, cx->g->said->values, cx->g->said->n_values) = (said_values){name_of(cx, owner), cx->list, cx->n_list};
}

void task_weight(task_parse *cx, span ctor, span number)
{
    *MEM_PUSH(cx->g->m, cx->g->said->weights, cx->g->said->n_weights) = (said_weight){name_of(cx, ctor), weight_of(cx, number)};
}

void task_pattern(task_parse *cx, span owner, span kind, span text)
{
    said_pattern *p = MEM_PUSH(cx->g->m, cx->g->said->patterns, cx->g->said->n_patterns);
    *p              = (said_pattern){.owner = name_of(cx, owner), .except = cx->list, .n_except = cx->n_list};
    p->text         = (span){text.src, text.begin + 1, text.end - 1};
    if (kind.src)
        p->kind = name_of(cx, kind);
}

/* One statement: the tokens of its line, and strings that stand alone on the lines below it. */
typedef struct line {
    token *tokens;
    size_t n;
} line;

static bool read_line(grammar *g, const source *src, const char **cursor, line *l)
{
    l->n = 0;
    l->tokens = NULL;
    for (;;) {
        token t = next_token(src, cursor);
        if (t.kind == TASK_LINE) {
            if (l->n == 0)
                continue;
            const char *ahead = *cursor, *before;
            token       after;
            do {
                before = ahead;
                after  = next_token(src, &ahead);
            } while (after.kind == TASK_LINE);
            if (after.kind != TASK_STRING)
                return true;
            *cursor = before; /* so that blank lines are read once */
            continue;
        }
        if (t.kind == 0)
            return l->n > 0;
        *MEM_PUSH(g->m, l->tokens, l->n) = t;
    }
}

static void report(grammar *g, const line *l, size_t i, int statement)
{
    if (i < l->n && l->tokens[i].kind == TASK_UNCLOSED) {
        diag_error(g->d, l->tokens[i].at, "this string is not closed before the end of the line");
        return;
    }
    bool     end = i >= l->n;
    uint32_t code;
    span     at  = end ? l->tokens[l->n - 1].at : l->tokens[i].at;
    if (end)
        diag_error(g->d, at, "this statement is incomplete");
    else if (source_find_control(at, &at, &code)) {
        diag_error(g->d, at, "a name cannot hold a control character (U+%04X)", code);
        return;
    } else
        diag_error(g->d, at, "unexpected '%s'", span_text(g->m, at));
    diag_help(g->d, NOWHERE, "expected: %s", statements[statement].usage);
}

static void unknown_statement(grammar *g, span at)
{
    const char *word = span_text(g->m, at);
    if (*word == '"' || *word == '\'') {
        diag_error(g->d, at, "a statement must begin with a word, not with a string");
        return;
    }
    diag_error(g->d, at, "unknown statement '%s'", word);
    nearest n = nearest_to(word);
    for (int i = 0; i < N_STATEMENTS; i++)
        nearest_offer(&n, statements[i].word, statements[i].word);
    const char *near = nearest_take(&n);
    if (near) {
        diag_suggest(g->d, NOWHERE, near);
        return;
    }
    const char *list = statements[0].word;
    for (int i = 1; i < N_STATEMENTS; i++)
        list = mem_print(g->m, "%s %s", list, statements[i].word);
    diag_help(g->d, NOWHERE, "the statements are: %s", list);
}

static bool is_word(span at, const char *word)
{
    size_t n = strlen(word);
    return at.end - at.begin == n && memcmp(at.src->text + at.begin, word, n) == 0;
}

/* Of `say NAME` and `frame`, which has no name: words that are options there. */
static void say_option(token *t, size_t i, bool frame)
{
    if (i < (frame ? 1 : 2))
        return;
    if (is_word(t->at, "weight"))
        t->kind = TASK_WEIGHT;
    else if (is_word(t->at, "for"))
        t->kind = TASK_FOR;
    else if (!frame && is_word(t->at, "as"))
        t->kind = TASK_AS;
    else if (!frame && is_word(t->at, "at"))
        t->kind = TASK_AT;
}

static void read_statement(grammar *g, const source *src, line *l, span *include)
{
    int s = 0;
    if (l->tokens[0].kind == TASK_WORD)
        while (s < N_STATEMENTS && !is_word(l->tokens[0].at, statements[s].word))
            s++;
    else
        s = N_STATEMENTS;
    if (l->tokens[0].kind == TASK_UNCLOSED || source_find_control(l->tokens[0].at, &(span){0}, &(uint32_t){0})) {
        report(g, l, 0, 0);
        return;
    }
    if (s == N_STATEMENTS) {
        unknown_statement(g, l->tokens[0].at);
        return;
    }
    l->tokens[0].kind = statements[s].kind;
    int as_read       = 0; /* of bind: a field may be called as */
    for (size_t i = 1; i < l->n; i++) { /* words that are keywords only in this place */
        token *t = &l->tokens[i];
        if (t->kind != TASK_WORD)
            continue;
        if ((statements[s].kind == TASK_ONLY || statements[s].kind == TASK_USE) && i == 1 && is_word(t->at, "input")) {
            t->kind = TASK_INPUT;
            continue;
        }
        if (statements[s].kind == TASK_COPY && i == 2 && is_word(t->at, "from"))
            t->kind = TASK_FROM;
        else if (statements[s].kind == TASK_BIND && i >= 2 && !as_read && is_word(t->at, "as"))
            t->kind = as_read = TASK_AS;
        else if (statements[s].kind == TASK_BIND && as_read && i >= 4 && l->tokens[i - 2].kind == TASK_AS && is_word(t->at, "in"))
            t->kind = TASK_IN;
        else if (statements[s].kind == TASK_PRINT && i >= 2 && is_word(t->at, "as"))
            t->kind = TASK_AS;
        else if (statements[s].kind == TASK_PRINT && i >= 2 && is_word(t->at, "at"))
            t->kind = TASK_AT;
        else if (statements[s].kind == TASK_SAY || statements[s].kind == TASK_FRAME)
            say_option(t, i, statements[s].kind == TASK_FRAME);
        else if (statements[s].kind == TASK_PATTERN && i >= 3 && l->tokens[i - 1].kind == TASK_STRING && is_word(t->at, "except"))
            t->kind = TASK_EXCEPT;
        if (t->kind == TASK_AS || t->kind == TASK_AT || t->kind == TASK_FOR || (t->kind == TASK_WEIGHT && i > 0))
            i++; /* what follows is a name */
    }
    task_parse cx     = {.g = g, .src = src};
    void      *parser = TaskParseAlloc(malloc, &cx);
    if (!parser) {
        fprintf(stderr, "asdlc: out of memory\n");
        exit(3);
    }
    size_t i = 0;
    for (; i <= l->n && !cx.failed; i++) {
        int kind = i < l->n ? l->tokens[i].kind : 0;
        if (kind >= TASK_LINE)
            cx.failed = true;
        else
            TaskParse(parser, kind, i < l->n ? l->tokens[i].at : l->tokens[l->n - 1].at);
    }
    if (cx.failed || !cx.accepted)
        report(g, l, i - 1, s);
    TaskParseFree(parser, free);
    *include = cx.include;
}

static void follow_include(grammar *g, span at)
{
    task_parse  cx   = {.g = g};
    const char *path = source_beside(g->m, at.src, plain_text(&cx, at));
    for (int i = 0; i < g->n_inc; i++)
        if (strcmp(g->inc[i]->path, path) == 0) {
            diag_error(g->d, at, "%s is already included", path);
            return;
        }
    if (g->n_inc == (int)(sizeof g->inc / sizeof *g->inc)) {
        diag_error(g->d, at, "a task can consist of at most %d files", g->n_inc);
        return;
    }
    const char *why;
    source     *src = source_open(g->m, path, &why);
    if (src)
        task_read(g, src);
    else
        diag_error(g->d, at, "cannot read %s: %s", path, why);
}

void task_read(grammar *g, const source *src)
{
    g->inc[g->n_inc++] = src;
    uint32_t bad       = source_bad_utf8(src);
    if (bad < src->length) {
        diag_error(g->d, (span){src, bad, bad + 1}, "this is not valid UTF-8");
        return;
    }
    const char *cursor = src->text + (strncmp(src->text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0);
    line        l;
    while (read_line(g, src, &cursor, &l)) {
        span include = NOWHERE;
        read_statement(g, src, &l, &include);
        if (include.src)
            follow_include(g, include);
    }
}
