/* template.re: the tokens of print templates, read where they stand in the task, so that errors point into the file.
 * Text and the inside of braces have different tokens; after a colon comes text again. */
#include "languages/template.h"
#include "template_parser.h"
#include "languages/task.h"

#include <stdlib.h>
#include <string.h>

void *TemplateParseAlloc(void *(*alloc)(size_t), template_parse *cx);
void  TemplateParseFree(void *parser, void (*release)(void *));
void  TemplateParse(void *parser, int token, span value);

enum { TPL_OTHER = 200, DEEPEST = 40 };

typedef struct lexer {
    const unsigned char *at, *limit;
    int                  depth;     /* of braces whose text we are in */
    bool                 in_braces; /* before the colon */
} lexer;

static int text_token(lexer *l)
{
    const unsigned char *mark;
    if (l->at == l->limit)
        return 0;
    /*!re2c
    re2c:define:YYCTYPE  = "unsigned char";
    re2c:define:YYCURSOR = l->at;
    re2c:define:YYMARKER = mark;
    re2c:define:YYLIMIT  = l->limit;
    re2c:yyfill:enable   = 0;

    "\\n"            { return TPL_LINE; }
    "{>}"            { return TPL_DEEPER; }
    "{<}"            { return TPL_SHALLOWER; }
    "{"              { l->in_braces = true; return TPL_OPEN; }
    "}"              { if (l->depth == 0) return TPL_OTHER; l->depth--; return TPL_CLOSE; }
    "|"              { return l->depth ? TPL_BAR : TPL_TEXT; }
    "\\" [\\"'{}|t]  { return TPL_TEXT; }
    "\\"             { return TPL_OTHER; }
    [^{}|\\"\n\x00]+ { return TPL_TEXT; } // the text ends at a quote
    *                { return TPL_OTHER; }
    */
}

static int brace_token(lexer *l)
{
    const unsigned char *mark;
    if (l->at == l->limit)
        return 0;
    /*!re2c
    "}"                           { l->in_braces = false; return TPL_CLOSE; }
    ":"                           { l->in_braces = false; l->depth++; return TPL_COLON; }
    "?"                           { return TPL_QUESTION; }
    "!"                           { return TPL_BANG; }
    "*"                           { return TPL_STAR; }
    "-"                           { return TPL_MINUS; }
    "&"                           { return TPL_AMP; }
    "="                           { return TPL_EQUALS; }
    "#"                           { return TPL_HASH; }
    ","                           { return TPL_COMMA; }
    "$"                           { return TPL_DOLLAR; }
    "@"                           { return TPL_AT; }
    ">"                           { return TPL_OVER; }
    "/"                           { return TPL_SLASH; }
    "["                           { return TPL_LBRACKET; }
    "]"                           { return TPL_RBRACKET; }
    "'" ([^'"\\\n\x00] | "\\" ['"\\nt{}|])* "'" { return TPL_QUOTED; }
    [A-Za-z_\x80-\xff] [A-Za-z0-9_\x80-\xff]* { return TPL_NAME; }
    *                             { return TPL_OTHER; }
    */
}

char *template_unescape(mem *m, span s, size_t *length)
{
    const char *text = s.src->text;
    char       *out  = mem_alloc(m, s.end - s.begin + 1, 1);
    size_t      n    = 0;
    for (uint32_t i = s.begin; i < s.end; i++) {
        char c = text[i];
        if (c == '\\' && i + 1 < s.end) {
            c = text[++i];
            c = c == 'n' ? '\n' : c == 't' ? '\t' : c;
        }
        out[n++] = c;
    }
    *length = n;
    return out;
}

part_list template_append(part_list list, part *p)
{
    if (!p)
        return list;
    if (list.last)
        list.last->next = p;
    else
        list.first = p;
    list.last = p;
    return list;
}

part *template_mark(template_parse *cx, part_kind kind, span at)
{
    part *p  = mem_alloc(cx->g->m, 1, sizeof *p);
    p->kind  = kind;
    p->where = at;
    p->level = -1;
    return p;
}

part *template_text(template_parse *cx, span at)
{
    part *p = template_mark(cx, PART_TEXT, at);
    p->text = template_unescape(cx->g->m, at, &p->length);
    return p;
}

static field *find_field(template_parse *cx, span name, bool prints)
{
    const char *wanted = span_text(cx->g->m, name);
    field      *f      = grammar_field(cx->ctor, wanted);
    if (f) {
        cx->uses[f->place].mentioned = true;
        if (prints && !cx->uses[f->place].printed.src)
            cx->uses[f->place].printed = name;
        return f;
    }
    diag_error(cx->g->d, name, "%s has no field '%s'", cx->ctor->name, wanted);
    nearest n = nearest_to(wanted);
    for (int i = 0; i < cx->ctor->n_fields; i++)
        nearest_offer(&n, cx->ctor->fields[i].name, &cx->ctor->fields[i]);
    const field *near = nearest_take(&n);
    if (near)
        diag_suggest(cx->g->d, near->name_span, near->name);
    return NULL;
}

/* A level by its name, or that of a child: @sum, @op. */
static int find_level(template_parse *cx, span name)
{
    const char *wanted = span_text(cx->g->m, name);
    for (size_t i = 0; i < cx->g->task.n_levels; i++)
        if (strcmp(cx->g->task.levels[i].name, wanted) == 0)
            return (int)i;
    field *f = grammar_field(cx->ctor, wanted);
    if (f && !grammar_is_many(f) && !cx->says)
        return -2 - f->place;
    if (cx->says)
        diag_error(cx->g->d, name, "'%s' is not a level", wanted);
    else
        diag_error(cx->g->d, name, "'%s' is neither a level nor a field of %s that has a single child", wanted, cx->ctor->name);
    nearest n = nearest_to(wanted);
    for (size_t i = 0; i < cx->g->task.n_levels; i++)
        nearest_offer(&n, cx->g->task.levels[i].name, &cx->g->task.levels[i]);
    const name_at *near = nearest_take(&n);
    if (near)
        diag_suggest(cx->g->d, near->where, near->name);
    return -1;
}

static int find_style(template_parse *cx, span name)
{
    const char    *wanted = span_text(cx->g->m, name);
    nearest        n      = nearest_to(wanted);
    const name_at *styles = cx->says ? cx->g->task.say_styles : cx->g->task.styles;
    for (size_t i = 1; i < (cx->says ? cx->g->task.n_say_styles : cx->g->task.n_styles); i++) {
        if (strcmp(styles[i].name, wanted) == 0)
            return (int)i;
        nearest_offer(&n, styles[i].name, &styles[i]);
    }
    diag_error(cx->g->d, name, "unknown style '%s': no %s statement defines it", wanted, cx->says ? "say" : "print");
    const name_at *near = nearest_take(&n);
    if (near)
        diag_suggest(cx->g->d, near->where, near->name);
    return 0;
}

static conversion find_conversion(template_parse *cx, span name)
{
    static const char *const names[] = {"raw", "repr", "json", "sql", "format"};
    const char *wanted = span_text(cx->g->m, name);
    for (int i = 0; i < 5; i++)
        if (strcmp(names[i], wanted) == 0)
            return (conversion)i;
    diag_error(cx->g->d, name, "unknown conversion '%s', expected raw, repr, json, sql or format", wanted);
    return CONVERT_RAW;
}

part *template_field(template_parse *cx, span name, template_marks marks, bool separated, part *separator)
{
    part *p  = template_mark(cx, PART_FIELD, name);
    p->field = find_field(cx, name, true);
    if (marks.level.src)
        p->level = find_level(cx, marks.level);
    p->tighter = marks.tighter;
    if (marks.style.src)
        p->style = find_style(cx, marks.style);
    if (marks.conversion.src)
        p->conversion = find_conversion(cx, marks.conversion);
    if (marks.conversion.src && p->field && !grammar_is_primitive(p->field->type))
        diag_error(cx->g->d, marks.conversion, "'%s' is not primitive, so a conversion does not apply to it", p->field->name);
    if (p->field && grammar_is_primitive(p->field->type) && ((marks.style.src && !cx->says) || marks.level.src))
        diag_error(cx->g->d, marks.style.src && !cx->says ? marks.style : marks.level, "'%s' is primitive, so %slevels do not apply to it", p->field->name,
                   cx->says ? "" : "styles and ");
    if (separated && p->field && !grammar_is_many(p->field)) {
        diag_error(cx->g->d, name, "'%s' is not a sequence, so it cannot have a separator", p->field->name);
        diag_help(cx->g->d, NOWHERE, "to print text only when it is present, write {?%s:text}", p->field->name);
    }
    p->separator = separator;
    return p;
}

/* {F:, | and }: another separator before the last child. Sentences have it; a reader of target text would not know which child is the last. */
part *template_last(template_parse *cx, part *p, part *last, span at)
{
    if (!cx->says) {
        diag_error(cx->g->d, at, "unexpected '|': only sentences (say) have another separator before the last child");
        diag_help(cx->g->d, NOWHERE, "to print a bar, write \\|");
    }
    p->otherwise = last;
    return p;
}

/* {/style}: part of a sentence about the same node. */
part *template_self(template_parse *cx, span style)
{
    part *p = template_mark(cx, PART_SELF, style);
    if (cx->says)
        p->style = find_style(cx, style);
    else
        diag_error(cx->g->d, style, "unexpected '/': only sentences (say) have parts about the same node");
    return p;
}

/* {-F}: the field is left out on purpose. */
part *template_unprinted(template_parse *cx, span name)
{
    find_field(cx, name, false);
    return NULL;
}

part *template_if(template_parse *cx, test t, part *then, part *otherwise, span at)
{
    part *p      = template_mark(cx, PART_IF, at);
    p->test      = t;
    p->then      = then;
    p->otherwise = otherwise;
    return p;
}

part *template_loop(template_parse *cx, part *columns, part *body, part *separator, span at)
{
    (void)cx;
    columns->where     = at;
    columns->then      = body;
    columns->separator = separator;
    return columns;
}

void template_column(template_parse *cx, part *columns, span name, bool from_end, span followed)
{
    field *f = find_field(cx, name, false);
    if (f && !grammar_is_many(f))
        diag_error(cx->g->d, name, "'%s' is not a sequence, so {*...} cannot loop over it", f->name);
    if (columns->n_columns == 4) {
        diag_error(cx->g->d, name, "a loop can go through at most four sequences");
        return;
    }
    column *c = &columns->columns[columns->n_columns++];
    *c        = (column){f, from_end, NULL, name};
    if (followed.src)
        c->followed = find_field(cx, followed, false);
}

part *template_choice(template_parse *cx, part *parts)
{
    part *p = template_mark(cx, PART_IF, (span){NULL, 0, 0}); /* only a carrier: template_join takes its parts */
    p->then = parts;
    return p;
}

part *template_join(template_parse *cx, span quoted, part_list choices, span at)
{
    part *p = template_mark(cx, PART_JOIN, at);
    quoted.begin++;
    quoted.end--;
    p->text = template_unescape(cx->g->m, quoted, &p->length);
    for (part *c = choices.first; c; c = c->next) {
        if (p->n_choices == 16) {
            diag_error(cx->g->d, at, "{&...} can join at most sixteen parts");
            break;
        }
        p->choices[p->n_choices++] = c->then;
    }
    return p;
}

test template_test(template_parse *cx, span name, test_kind kind, span operand)
{
    static const char *const kinds[] = {"string", "bytes", "number", "name"};
    test t  = {.kind = kind, .field = find_field(cx, name, false)};
    if (kind == TEST_CTOR || kind == TEST_SOLE)
        template_test_ctor(cx, &t, operand);
    if (kind == TEST_VALUE) {
        operand.begin++;
        operand.end--;
        t.text = template_unescape(cx->g->m, operand, &t.length);
    }
    if (kind == TEST_KIND) {
        const char *wanted = span_text(cx->g->m, operand);
        int         k      = 0;
        while (k < 4 && strcmp(kinds[k], wanted) != 0)
            k++;
        if (k == 4)
            diag_error(cx->g->d, operand, "unknown kind of value '%s', expected string, bytes, number or name", wanted);
        t.value_kind = (value_kind)(k & 3);
    }
    if (t.field && (kind == TEST_VALUE || kind == TEST_KIND) && !grammar_is_primitive(t.field->type))
        diag_error(cx->g->d, name, "'%s' is not primitive, so it has no value to test", t.field->name);
    return t;
}

void template_test_ctor(template_parse *cx, test *t, span name)
{
    const char  *wanted = span_text(cx->g->m, name);
    constructor *c      = NULL;
    if (t->kind != TEST_SOLE || strcmp(wanted, "_") != 0) {
        c = grammar_ctor(cx->g, wanted);
        if (t->field && (!c || c->owner != t->field->type)) {
            diag_error(cx->g->d, name, "type '%s' has no constructor '%s'", t->field->type->name, wanted);
            nearest n = nearest_to(wanted);
            for (int i = 0; i < t->field->type->n_ctors; i++)
                nearest_offer(&n, t->field->type->ctors[i].name, &t->field->type->ctors[i]);
            const constructor *near = nearest_take(&n);
            if (near)
                diag_suggest(cx->g->d, near->where, near->name);
        }
    }
    if (t->n_ctors < 8)
        t->ctors[t->n_ctors++] = c;
    else
        diag_error(cx->g->d, name, "a test can name at most eight constructors");
}

static void report(template_parse *cx, int kind, span at, bool in_braces)
{
    diag       *d    = cx->g->d;
    const char *what = kind == 0 ? "" : span_text(cx->g->m, at);
    if (kind == 0) {
        diag_error(d, at, "the template ends inside braces, expected '}'");
    } else if (kind == TPL_CLOSE && in_braces) {
        diag_error(d, at, "expected a field, a condition, a loop or a join between the braces");
    } else if (*what == '}') {
        diag_error(d, at, "unmatched '}'");
        diag_help(d, NOWHERE, "to print a brace, write \\{ or \\}");
    } else if (kind == TPL_OTHER && *what == ' ') {
        diag_error(d, at, "no space is allowed here: inside braces, names and marks stand side by side");
    } else if (kind == TPL_OTHER && *what == '\\') {
        diag_error(d, at, "unknown escape, expected \\n \\t \\\\ \\\" \\' \\{ \\} or \\|");
    } else if (kind == TPL_BAR) {
        diag_error(d, at, "unexpected '|'");
        diag_help(d, NOWHERE, "to print a bar, write \\|");
    } else
        diag_error(d, at, "unexpected '%s' in a template", what);
}

/* A block must be closed in the same list of parts in which it is opened; otherwise the indentation of what follows would depend on
 * the tree. */
static bool balanced(const part *parts)
{
    int depth = 0;
    for (const part *p = parts; p; p = p->next) {
        depth += (p->kind == PART_DEEPER) - (p->kind == PART_SHALLOWER);
        bool inside = balanced(p->then) && balanced(p->otherwise) && balanced(p->separator);
        for (int i = 0; i < p->n_choices; i++)
            inside = inside && balanced(p->choices[i]);
        if (depth < 0 || !inside)
            return false;
    }
    return depth == 0;
}

bool template_read(grammar *g, print *p, template_use *uses)
{
    template_parse cx     = {.g = g, .ctor = p->owner, .uses = uses, .says = p->says};
    size_t         before = diag_errors(g->d);
    lexer          l      = {0};
    void          *parser = TemplateParseAlloc(malloc, &cx);
    if (!parser) {
        fprintf(stderr, "asdlc: out of memory\n");
        exit(3);
    }
    span at = p->said->ctor.where;
    for (size_t i = 0; i < p->said->n_texts && !cx.failed; i++) {
        span        whole = p->said->texts[i];
        const char *text  = whole.src->text;
        l.at              = (const unsigned char *)text + whole.begin;
        l.limit           = (const unsigned char *)text + whole.end;
        while (!cx.failed) {
            uint32_t begin = (uint32_t)((const char *)l.at - text);
            bool     braces = l.in_braces;
            int      kind   = braces ? brace_token(&l) : text_token(&l);
            at             = (span){whole.src, begin, (uint32_t)((const char *)l.at - text)};
            if (kind == 0)
                break;
            if (l.depth > DEEPEST) {
                diag_error(g->d, at, "braces are nested more than %d deep", DEEPEST);
                cx.failed = true;
                break;
            }
            if (kind == TPL_OTHER)
                cx.failed = true;
            else
                TemplateParse(parser, kind, at);
            if (cx.failed)
                report(&cx, kind, at, braces);
        }
    }
    if (!cx.failed) {
        TemplateParse(parser, 0, at);
        if (cx.failed || !cx.accepted)
            report(&cx, 0, at, true);
    }
    TemplateParseFree(parser, free);
    p->parts = cx.result;
    if (diag_errors(g->d) == before && !balanced(p->parts))
        diag_error(g->d, p->said->ctor.where, "in the template of %s, {>} and {<} do not match", p->owner->name);
    return diag_errors(g->d) == before;
}
