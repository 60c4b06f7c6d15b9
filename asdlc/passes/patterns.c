#include "passes/patterns.h"

#include "languages/task.h"
#include "languages/template.h"
#include "passes/resolve.h"
#include "text/pattern.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- Regular expressions: a tree of nodes first, then code. Characters are code points.
 *
 *     a . [a-z_] [^ ()] \n \t \d \w \s \u00e9 \.     one character; . is any but a new line
 *     x* x+ x? x{2} x{2,5}   xy   x|y   (x)      repeated, one behind the other, either, grouped */

typedef enum re_kind { RE_SET, RE_BOTH, RE_EITHER, RE_REPEAT, RE_NOTHING } re_kind;
typedef struct re {
    re_kind    kind;
    struct re *left, *right; /* REPEAT: left */
    int        least, most;  /* REPEAT; most -1: any number */
    int32_t   *ranges;       /* SET: pairs */
    size_t     n_ranges;     /* numbers, not pairs */
} re;

enum { DEEPEST = 40, MOST_REPEATED = 100, LAST_CODE = 0x10FFFF };

typedef struct re_reader {
    grammar    *g;
    span        where;
    const char *at, *end;
    int         depth;
    bool        failed;
} re_reader;

static re *refuse(re_reader *r, const char *message)
{
    uint32_t at = (uint32_t)(r->at - r->where.src->text);
    span     here = {r->where.src, at, at < r->where.end ? at + 1 : at};
    if (!r->failed)
        diag_error(r->g->d, here, "%s", message);
    r->failed = true;
    return NULL;
}

static re *node(re_reader *r, re_kind kind, re *left, re *right)
{
    re *n = mem_alloc(r->g->m, 1, sizeof *n);
    *n    = (re){.kind = kind, .left = left, .right = right};
    return n;
}

static void add_range(re_reader *r, re *set, int32_t from, int32_t to)
{
    *MEM_PUSH(r->g->m, set->ranges, set->n_ranges) = from;
    *MEM_PUSH(r->g->m, set->ranges, set->n_ranges) = to;
}

static int32_t take_char(re_reader *r)
{
    const unsigned char *s = (const unsigned char *)r->at;
    int                  n = *s < 0x80 ? 1 : *s < 0xE0 ? 2 : *s < 0xF0 ? 3 : 4;
    int32_t              c = n == 1 ? *s : *s & (0x7F >> n);
    if (r->end - r->at < n)
        return refuse(r, "this is not UTF-8"), 0;
    for (int i = 1; i < n; i++)
        c = c << 6 | (s[i] & 0x3F);
    r->at += n;
    return c;
}

/* u and four digits. */
static int32_t take_code(re_reader *r)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    int32_t           code     = 0;
    r->at++;
    for (int i = 0; i < 4; i++, r->at++) {
        const char *digit = r->at < r->end ? strchr(digits, *r->at) : NULL;
        if (!digit || !*digit)
            return refuse(r, "expected four hexadecimal digits behind \\u"), 0;
        code = 16 * code + (int32_t)(digit - digits) % 16;
    }
    return code;
}

/* Behind a backslash: a class of characters goes into the set, and the result is -1; else the character itself. */
static int32_t take_escape(re_reader *r, re *set)
{
    if (r->at == r->end)
        return refuse(r, "a backslash needs a character behind it"), 0;
    char c = *r->at;
    if (c == 'd' || c == 'w') {
        r->at++;
        add_range(r, set, '0', '9');
        if (c == 'w') {
            add_range(r, set, 'A', 'Z');
            add_range(r, set, 'a', 'z');
            add_range(r, set, '_', '_');
            add_range(r, set, 0x80, LAST_CODE);
        }
        return -1;
    }
    if (c == 's') {
        r->at++;
        add_range(r, set, '\t', '\r');
        add_range(r, set, ' ', ' ');
        return -1;
    }
    if (c == 'n' || c == 't') {
        r->at++;
        return c == 'n' ? '\n' : '\t';
    }
    if (c == 'u')
        return take_code(r);
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'))
        return refuse(r, "unknown escape, expected \\n \\t \\d \\w \\s \\u0000 or a mark such as \\."), 0;
    return take_char(r);
}

static int by_begin(const void *a, const void *b)
{
    const int32_t *x = a, *y = b;
    return (x[0] > y[0]) - (x[0] < y[0]);
}

/* Everything that is in none of the ranges. */
static void invert(re_reader *r, re *set)
{
    int32_t *old  = set->ranges, from = 0;
    size_t   n    = set->n_ranges;
    set->ranges   = NULL;
    set->n_ranges = 0;
    if (n)
        qsort(old, n / 2, 2 * sizeof *old, by_begin);
    for (size_t i = 0; i < n; i += 2) {
        if (old[i] > from)
            add_range(r, set, from, old[i] - 1);
        from = old[i + 1] >= from ? old[i + 1] + 1 : from;
    }
    if (from <= LAST_CODE)
        add_range(r, set, from, LAST_CODE);
}

static re *read_set(re_reader *r)
{
    re  *set    = node(r, RE_SET, NULL, NULL);
    bool negate = r->at < r->end && *r->at == '^';
    r->at += negate;
    for (bool first = true; !r->failed; first = false) {
        if (r->at == r->end)
            return refuse(r, "this set of characters is not closed, expected ']'");
        if (*r->at == ']' && !first)
            break;
        int32_t from = *r->at == '\\' ? (r->at++, take_escape(r, set)) : take_char(r), to = from;
        if (from >= 0 && r->end - r->at >= 2 && *r->at == '-' && r->at[1] != ']') {
            r->at++;
            to = *r->at == '\\' ? (r->at++, take_escape(r, set)) : take_char(r);
            if (to < from)
                return refuse(r, "this range of characters is empty");
        }
        if (from >= 0)
            add_range(r, set, from, to);
    }
    r->at++;
    if (negate)
        invert(r, set);
    return set->n_ranges ? set : refuse(r, "no character is in this set");
}

static re *read_either(re_reader *r);

static re *read_atom(re_reader *r)
{
    re *set = node(r, RE_SET, NULL, NULL);
    switch (*r->at) {
    case '(': {
        r->at++;
        re *inside = read_either(r);
        if (r->failed || r->at == r->end)
            return refuse(r, "this group is not closed, expected ')'");
        r->at++;
        return inside;
    }
    case '[': r->at++; return read_set(r);
    case '.':
        r->at++;
        add_range(r, set, '\n', '\n');
        invert(r, set);
        return set;
    case '\\': {
        r->at++;
        int32_t c = take_escape(r, set);
        if (c >= 0)
            add_range(r, set, c, c);
        return set;
    }
    case '*': case '+': case '?': case '{': return refuse(r, "nothing stands before this that could be repeated");
    default: {
        int32_t c = take_char(r);
        add_range(r, set, c, c);
        return set;
    }
    }
}

static int take_number(re_reader *r)
{
    int n = -1;
    for (; r->at < r->end && *r->at >= '0' && *r->at <= '9' && n <= MOST_REPEATED; r->at++)
        n = (n < 0 ? 0 : n) * 10 + *r->at - '0';
    if (n < 0 || n > MOST_REPEATED)
        refuse(r, "expected a number from 0 to 100");
    return n;
}

static re *read_repeated(re_reader *r)
{
    re *x = read_atom(r);
    while (!r->failed && r->at < r->end && strchr("*+?{", *r->at)) {
        char c   = *r->at++;
        re  *n   = node(r, RE_REPEAT, x, NULL);
        n->least = c == '+';
        n->most  = c == '?' ? 1 : -1;
        if (c == '{') {
            n->least = n->most = take_number(r);
            if (!r->failed && r->at < r->end && *r->at == ',') {
                r->at++;
                n->most = take_number(r);
            }
            if (!r->failed && (r->at == r->end || *r->at++ != '}' || n->most < n->least))
                return refuse(r, "expected how often, as in {2} or {2,5}");
        }
        x = n;
    }
    return x;
}

static re *read_both(re_reader *r)
{
    re *all = NULL;
    while (!r->failed && r->at < r->end && *r->at != '|' && *r->at != ')') {
        re *one = read_repeated(r);
        all     = all ? node(r, RE_BOTH, all, one) : one;
    }
    return all ? all : node(r, RE_NOTHING, NULL, NULL);
}

static re *read_either(re_reader *r)
{
    if (++r->depth > DEEPEST)
        return refuse(r, "groups are nested too deep");
    re *all = read_both(r);
    while (!r->failed && r->at < r->end && *r->at == '|') {
        r->at++;
        all = node(r, RE_EITHER, all, read_both(r));
    }
    r->depth--;
    return all;
}

/* ---- Code. */

static void put(grammar *g, pattern *p, int32_t number)
{
    if (p->n_code <= ASN_RE_LONGEST)
        *MEM_PUSH(g->m, p->code, p->n_code) = number;
}

static size_t put_split(grammar *g, pattern *p)
{
    put(g, p, ASN_RE_SPLIT);
    put(g, p, (int32_t)p->n_code + 2);
    put(g, p, 0);
    return p->n_code - 1;
}

static void put_re(grammar *g, pattern *p, const re *n)
{
    if (p->n_code > ASN_RE_LONGEST)
        return;
    switch (n->kind) {
    case RE_NOTHING: break;
    case RE_SET:
        put(g, p, ASN_RE_SET);
        put(g, p, (int32_t)n->n_ranges / 2);
        for (size_t i = 0; i < n->n_ranges; i++)
            put(g, p, n->ranges[i]);
        break;
    case RE_BOTH:
        put_re(g, p, n->left);
        put_re(g, p, n->right);
        break;
    case RE_EITHER: {
        size_t other = put_split(g, p);
        put_re(g, p, n->left);
        put(g, p, ASN_RE_GO);
        put(g, p, 0);
        size_t end      = p->n_code - 1;
        p->code[other]  = (int32_t)p->n_code;
        put_re(g, p, n->right);
        p->code[end] = (int32_t)p->n_code;
        break;
    }
    case RE_REPEAT:
        for (int i = 0; i < n->least; i++)
            put_re(g, p, n->left);
        if (n->most < 0) {
            size_t begin = p->n_code, out = put_split(g, p);
            put_re(g, p, n->left);
            put(g, p, ASN_RE_GO);
            put(g, p, (int32_t)begin);
            p->code[out] = (int32_t)p->n_code;
        } else {
            size_t outs[MOST_REPEATED + 1];
            int    k = 0;
            for (int i = n->least; i < n->most; i++) {
                outs[k++] = put_split(g, p);
                put_re(g, p, n->left);
            }
            while (k > 0)
                p->code[outs[--k]] = (int32_t)p->n_code;
        }
        break;
    }
}

static bool compile(grammar *g, pattern *p, span text)
{
    const char *all = text.src->text;
    re_reader   r   = {.g = g, .where = text, .at = all + text.begin, .end = all + text.end};
    re         *n   = read_either(&r);
    if (!r.failed && r.at < r.end)
        refuse(&r, "unmatched ')'");
    if (r.failed)
        return false;
    put_re(g, p, n);
    put(g, p, ASN_RE_MATCH);
    if (p->n_code > ASN_RE_LONGEST) {
        diag_error(g->d, text, "this expression is too long");
        return false;
    }
    return true;
}

bool patterns_is_right(mem *m, const char *expression)
{
    size_t   n    = strlen(expression);
    grammar *g    = grammar_new(m, diag_new(m));
    span     text = {source_from_text(m, "", expression, n), 0, (uint32_t)n};
    return compile(g, &(pattern){0}, text);
}

/* ---- Statements. */

static void add_except(grammar *g, pattern *p, const char *word)
{
    for (size_t i = 0; i < p->n_except; i++)
        if (strcmp(p->except[i], word) == 0)
            return;
    *MEM_PUSH(g->m, p->except, p->n_except) = word;
}

static bool is_mark(char c)
{
    return !isalnum((unsigned char)c) && c != '_' && (unsigned char)c < 0x80;
}

/* The words of a text, between blanks; of "count(" also the word without its marks. */
static void add_words(grammar *g, pattern *p, const char *text)
{
    for (const char *s = text + strspn(text, " \t\n"); *s; s += strspn(s, " \t\n")) {
        size_t n = strcspn(s, " \t\n"), from = 0, to = n;
        add_except(g, p, mem_text(g->m, s, n));
        while (from < to && is_mark(s[from]))
            from++;
        while (to > from && is_mark(s[to - 1]))
            to--;
        if (to > from && to - from < n)
            add_except(g, p, mem_text(g->m, s + from, to - from));
        s += n;
    }
}

static void add_keywords(grammar *g, pattern *p, const part *parts)
{
    for (const part *t = parts; t; t = t->next) {
        if (t->text)
            add_words(g, p, mem_text(g->m, t->text, t->length));
        add_keywords(g, p, t->then);
        add_keywords(g, p, t->otherwise);
        add_keywords(g, p, t->separator);
        for (int i = 0; i < t->n_choices; i++)
            add_keywords(g, p, t->choices[i]);
    }
}

static void resolve_except(grammar *g, pattern *p, span at)
{
    name_at word = {span_text(g->m, at), at};
    if (*word.name == '"') {
        size_t length;
        at.begin++;
        at.end--;
        add_except(g, p, template_unescape(g->m, at, &length));
    } else if (strcmp(word.name, "keywords") == 0) {
        for (int i = 0; i < g->n_ctors; i++)
            for (size_t s = 0; g->ctors[i]->prints && s < g->task.n_styles; s++)
                if (g->ctors[i]->prints[s])
                    add_keywords(g, p, g->ctors[i]->prints[s]->parts);
    } else {
        type *t = resolve_primitive(g, word, "excepted from a pattern");
        if (t)
            *MEM_PUSH(g->m, p->others, p->n_others) = t;
    }
}

static void resolve_kind(grammar *g, pattern *p, name_at kind)
{
    static const char *const kinds[] = {"string", "bytes", "number", "name"};
    if (!kind.name)
        return;
    p->kinded = true;
    for (int k = 0; k < 4; k++)
        if (strcmp(kinds[k], kind.name) == 0) {
            p->kind = (value_kind)k;
            return;
        }
    diag_error(g->d, kind.where, "unknown kind of value '%s', expected string, bytes, number or name", kind.name);
}

static bool find_owner(grammar *g, pattern *p, name_at owner)
{
    if (!strchr(owner.name, '.'))
        return (p->type = resolve_primitive(g, owner, "given a pattern")) != NULL;
    p->field = resolve_field(g, owner);
    if (!p->field || grammar_is_primitive(p->field->type))
        return p->field != NULL;
    diag_error(g->d, owner.where, "%s is not primitive: it has constructors instead of values", owner.name);
    return false;
}

static void check_once(grammar *g, const pattern *p)
{
    for (size_t i = 0; i + 1 < g->task.n_patterns; i++) {
        const pattern *q = &g->task.patterns[i];
        if (q->type != p->type || q->field != p->field || (q->kinded && p->kinded && q->kind != p->kind))
            continue;
        diag_error(g->d, p->where, "this already has a pattern");
        diag_help(g->d, q->where, "the first one is here");
        return;
    }
}

void patterns_resolve(grammar *g)
{
    const said *s = g->said;
    for (size_t i = 0; i < s->n_patterns; i++) {
        pattern p = {.where = s->patterns[i].owner.where};
        resolve_kind(g, &p, s->patterns[i].kind);
        if (!find_owner(g, &p, s->patterns[i].owner) || !compile(g, &p, s->patterns[i].text))
            continue;
        for (size_t k = 0; k < s->patterns[i].n_except; k++)
            resolve_except(g, &p, s->patterns[i].except[k]);
        *MEM_PUSH(g->m, g->task.patterns, g->task.n_patterns) = p;
        check_once(g, &g->task.patterns[g->task.n_patterns - 1]);
    }
    for (size_t i = 0; i < g->task.n_patterns; i++)
        for (size_t k = 0; k < g->task.patterns[i].n_others; k++) {
            bool found = false;
            for (size_t j = 0; j < g->task.n_patterns; j++)
                found = found || g->task.patterns[j].type == g->task.patterns[i].others[k];
            if (!found)
                diag_error(g->d, g->task.patterns[i].where, "type '%s' is excepted here but has no pattern", g->task.patterns[i].others[k]->name);
        }
}
