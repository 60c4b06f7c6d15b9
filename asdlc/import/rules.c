/* Rules of a text grammar to types and constructors.
 *
 * A rule becomes a type, each of its alternatives a constructor. What matches a regular expression is a primitive type. Rules that only
 * name another one are folded into it where that loses nothing, and a ladder of precedence (sum over product over atom, with the sum in
 * parentheses as an atom) becomes one type with levels. */
#include "import/imported.h"

#include <ctype.h>
#include <string.h>

typedef enum role {
    ROLE_TYPE,
    ROLE_PRIMITIVE,
    ROLE_TEXT,  /* always the same text */
    ROLE_BLANK, /* white space */
    ROLE_INLINE /* its right-hand side stands where it is named */
} role;

typedef struct rule {
    const ebnf_rule *said;
    ebnf            *body;
    role             role;
    const char      *text;   /* TEXT; BLANK: what must be there, perhaps nothing */
    int              uses;   /* in rules that become types */
    struct rule     *head;   /* of its ladder; NULL: none */
    const char      *level;
    struct rule     *alias;  /* the rule that is all it names */
    struct rule     *into;   /* the rule whose type takes its constructors */
    new_type        *type;
    const char      *name;   /* of the type or primitive */
    bool             busy, done;
    bool             character; /* it matches one character */
    int              seen;   /* by which search for a ladder */
} rule;

typedef struct importing {
    imported     *g;
    ebnf_grammar *said;
    rule         *rules;
    int           n;
    table         by_name;
} importing;

/* ---- Small questions about right-hand sides. */

static rule *find(const importing *im, const ebnf *e)
{
    rule *r = e->kind == EBNF_NAME ? table_get(&im->by_name, e->text) : NULL;
    while (r && r->alias)
        r = r->alias;
    return r;
}

/* A choice or a sequence of one is that one. */
static const ebnf *only(const ebnf *e)
{
    while ((e->kind == EBNF_CHOICE || e->kind == EBNF_SEQUENCE) && e->n == 1 && !e->alias)
        e = e->items[0];
    return e;
}

/* The rule that an alternative consists of, and nothing else; NULL: it has more, or less. */
static rule *chained(const importing *im, const ebnf *alternative)
{
    if (alternative->alias)
        return NULL;
    rule *r = find(im, only(alternative));
    return r && r->role == ROLE_TYPE ? r : NULL;
}

static bool is_blank_text(const char *s)
{
    return *s && s[strspn(s, " \t\r\n")] == 0;
}

/* Whether a regular expression matches white space only; *text is what to print for it. */
static bool is_blank_regex(const char *s, const char **text)
{
    bool space = false, line = false;
    for (const char *at = s; *at; at++) {
        if (*at == '\\' && at[1]) {
            at++;
            if (!strchr("strnfv", *at))
                return false;
            space = space || *at == 's' || *at == 't';
            line  = line || *at == 'n';
        } else if (*at == ' ')
            space = true;
        else if (!strchr("[]+*?()|:", *at))
            return false;
    }
    size_t n = strlen(s);
    *text    = n && s[n - 1] == '*' ? "" : line && !space ? "\n" : " ";
    return space || line;
}

static bool mentions(const importing *im, const ebnf *e, const rule *r)
{
    if (e->kind == EBNF_NAME)
        return find(im, e) == r;
    for (int i = 0; i < e->n; i++)
        if (mentions(im, e->items[i], r))
            return true;
    return false;
}

/* ---- What each rule is. */

static bool is_blank_rule(const importing *im, const ebnf *e, const char **text);

/* The one text that is matched, or NULL. */
static const char *fixed_text(const importing *im, const ebnf *e)
{
    e = only(e);
    if (e->kind == EBNF_TEXT)
        return e->text;
    const rule *r = find(im, e);
    if (r && (r->role == ROLE_TEXT || (r->role == ROLE_BLANK && *r->text)))
        return r->text;
    if (e->kind != EBNF_SEQUENCE || e->n == 0)
        return NULL;
    const char *all = "";
    bool        texts = false, blank = false;
    for (int i = 0; i < e->n; i++) {
        const char *one;
        if (is_blank_rule(im, e->items[i], &one) && !*one) {
            blank = true; /* white space that may be there: where people write it */
            continue;
        }
        if (!(one = fixed_text(im, e->items[i])))
            return NULL;
        char last = *all ? all[strlen(all) - 1] : texts ? 0 : 'a';
        bool gap  = (blank || (im->g->implied && *all && isalnum((unsigned char)last) && isalnum((unsigned char)*one))) && guess_blank(last, *one);
        all       = mem_print(im->g->m, "%s%s%s", all, gap ? " " : "", one);
        texts     = true;
        blank     = false;
    }
    return !texts ? NULL : blank && guess_blank(all[strlen(all) - 1], 'a') ? mem_print(im->g->m, "%s ", all) : all;
}

/* One character: one of a list of them, a class, or a choice of rules that are such. */
static bool is_character(const importing *im, const ebnf *e)
{
    e = only(e);
    const rule *r = find(im, e);
    if (r)
        return r->character;
    if (e->kind == EBNF_TEXT)
        return strlen(e->text) == 1;
    if (e->kind == EBNF_REGEX) {
        size_t n = strlen(e->text);
        return n > 2 && e->text[0] == '[' && strchr(e->text, ']') == e->text + n - 1;
    }
    for (int i = 0; e->kind == EBNF_CHOICE && i < e->n; i++)
        if (!is_character(im, e->items[i]))
            return false;
    return e->kind == EBNF_CHOICE && e->n > 0;
}

/* Characters one after the other, so that the whole is a value: number = digit { digit }. */
static bool spells(const importing *im, const ebnf *e, const rule *self, bool *repeats, bool *varies)
{
    *repeats = *repeats || e->kind == EBNF_REPEAT || (e->kind == EBNF_NAME && find(im, e) == self);
    if (e->kind == EBNF_NAME && find(im, e) == self)
        return true;
    if (is_character(im, e)) {
        *varies = *varies || only(e)->kind != EBNF_TEXT;
        return true;
    }
    for (int i = 0; i < e->n; i++)
        if (!spells(im, e->items[i], self, repeats, varies))
            return false;
    return e->n > 0 || e->kind == EBNF_SEQUENCE;
}

static bool is_characters(const ebnf *body)
{
    int letters = 0;
    for (int i = 0; i < body->n; i++) {
        const ebnf *one = only(body->items[i]);
        if (one->kind != EBNF_TEXT || strlen(one->text) != 1)
            return false;
        letters += isalnum((unsigned char)one->text[0]) != 0;
    }
    return letters >= 8;
}

/* letter | digit: each alternative a rule that is one character. */
static bool names_all(const importing *im, const ebnf *body)
{
    for (int i = 0; i < body->n; i++)
        if (only(body->items[i])->kind == EBNF_TEXT && !find(im, only(body->items[i])))
            return false;
    return true;
}

static bool is_blank_rule(const importing *im, const ebnf *e, const char **text)
{
    e = only(e);
    if (e->kind == EBNF_REGEX)
        return is_blank_regex(e->text, text);
    if (e->kind == EBNF_TEXT && is_blank_text(e->text)) {
        *text = strchr(e->text, '\n') ? "\n" : " ";
        return true;
    }
    const rule *r = find(im, e);
    if (r && r->role == ROLE_BLANK) {
        *text = r->text;
        return true;
    }
    if (e->kind == EBNF_REPEAT && is_blank_rule(im, e->items[0], text)) {
        *text = e->least ? *text : "";
        return true;
    }
    if (e->kind == EBNF_CHOICE) {
        for (int i = 0; i < e->n; i++)
            if (!is_blank_rule(im, e->items[i], text))
                return false;
        return e->n > 0;
    }
    return false;
}

static bool all_fixed(const importing *im, const ebnf *body)
{
    for (int i = 0; i < body->n; i++)
        if (!fixed_text(im, body->items[i]))
            return false;
    return body->n > 0;
}

/* A terminal that comes with Lark. */
static const char *common_name(const char *name, const char **conversion)
{
    static const struct { const char *name, *type, *conversion; } common[] = {
        {"ESCAPED_STRING", "string", "!json"}, {"CNAME", "name", ""}, {"SIGNED_INT", "int", ""}, {"SIGNED_NUMBER", "number", ""},
        {"SIGNED_FLOAT", "float", ""},
    };
    for (size_t i = 0; i < sizeof common / sizeof *common; i++)
        if (strcmp(name, common[i].name) == 0) {
            *conversion = common[i].conversion;
            return common[i].type;
        }
    return NULL;
}

static const char *quoting_by(char open, char close)
{
    return open != close ? "" : open == '"' ? "!json" : open == '\'' ? "!sql" : "";
}

/* A regular expression or a sequence that begins and ends with a quote: the value is what stands between, written by a conversion. */
static const char *quoting(const ebnf *body)
{
    const ebnf *e = only(body);
    if (e->kind == EBNF_SEQUENCE && e->n > 2) {
        const ebnf *open = only(e->items[0]), *close = only(e->items[e->n - 1]);
        bool        marks = open->kind == EBNF_TEXT && close->kind == EBNF_TEXT && strlen(open->text) == 1 && strlen(close->text) == 1;
        return marks ? quoting_by(*open->text, *close->text) : "";
    }
    size_t      n = e->kind == EBNF_REGEX ? strlen(e->text) : 0;
    const char *s = n ? e->text + (e->text[0] == '\\') : "";
    return n < 2 ? "" : quoting_by(*s, e->text[n - 1]);
}

/* ---- Which values a primitive type holds, as a pattern of the task. NULL: it cannot be said. */

enum { DEEPEST_VALUE = 20 };

static const char *values_of(importing *im, const ebnf *e, const rule *self, int depth);

static const char *values_of_rule(importing *im, const rule *r, int depth)
{
    if (r->role == ROLE_TEXT)
        return values_of_text(im->g->m, r->text);
    if (!r->body)
        return values_of_common(r->said->common ? r->said->common : r->said->name);
    const char *all = values_of(im, r->body, r, depth);
    return all && mentions(im, r->body, r) ? mem_print(im->g->m, "(%s)+", all) : all; /* digits = digit | digit digits */
}

static bool is_letter(const ebnf *e)
{
    return only(e)->kind == EBNF_TEXT && strlen(only(e)->text) == 1;
}

/* "0" | "1" | "2" as a set: [0-2]. NULL: it is something else. */
static const char *values_of_characters(importing *im, const ebnf *e)
{
    const char *all = "";
    if (e->kind != EBNF_CHOICE || e->n < 3)
        return NULL;
    for (int i = 0; i < e->n; i++)
        if (!is_letter(e->items[i]))
            return NULL;
    for (int i = 0, run = 0; i < e->n; i++) {
        char c      = *only(e->items[i])->text, before = i ? *only(e->items[i - 1])->text : 0, next = i + 1 < e->n ? *only(e->items[i + 1])->text : 0;
        run         = c == before + 1 && isalnum((unsigned char)c) ? run + 1 : 0;
        bool inside = run && next == c + 1 && isalnum((unsigned char)next);
        if (!inside)
            all = mem_print(im->g->m, "%s%s%s%c", all, run > 1 ? "-" : "", strchr("\\]^-\"", c) ? "\\" : "", c);
    }
    return mem_print(im->g->m, "[%s]", all);
}

static const char *values_of_items(importing *im, const ebnf *e, const rule *self, int depth)
{
    const char *all = values_of_characters(im, e);
    if (all)
        return all;
    all = "";
    for (int i = 0; i < e->n; i++) {
        const char *one = values_of(im, e->items[i], self, depth);
        if (!one)
            return NULL;
        if (e->kind == EBNF_CHOICE && strcmp(one, all) == 0)
            continue;
        bool either = e->kind == EBNF_CHOICE && i && *one && *all, group = e->kind == EBNF_SEQUENCE && e->n > 1 && strchr(one, '|');
        all = mem_print(im->g->m, group ? "%s%s(%s)" : "%s%s%s", all, either ? "|" : "", one);
    }
    return all;
}

static const char *values_of(importing *im, const ebnf *e, const rule *self, int depth)
{
    const rule *r = find(im, e);
    const char *all = NULL;
    if (depth > DEEPEST_VALUE)
        return NULL;
    switch (e->kind) {
    case EBNF_NAME:     all = r == self ? "" : values_of_rule(im, r, depth + 1); break;
    case EBNF_TEXT:     all = values_of_text(im->g->m, e->text); break;
    case EBNF_REGEX:    all = values_of_regex(im->g->m, e->text); break;
    case EBNF_SEQUENCE:
    case EBNF_CHOICE:   all = values_of_items(im, e, self, depth + 1); break;
    case EBNF_REPEAT: {
        bool any = e->most == EBNF_ANY;
        if ((all = values_of(im, e->items[0], self, depth + 1)) && *all) {
            size_t n     = strlen(all);
            bool   plain = n == 1 || (n == 2 && *all == '\\') || (*all == '[' && strchr(all, ']') == all + n - 1);
            all        = mem_print(im->g->m, plain ? "%s" : "(%s)", all);
            all        = any && e->least < 2    ? mem_print(im->g->m, "%s%s", all, e->least ? "+" : "*")
                         : e->most == 1 && !e->least ? mem_print(im->g->m, "%s?", all)
                         : e->most > 100        ? NULL
                                                : mem_print(im->g->m, "%s{%d,%d}", all, e->least, any ? 100 : e->most);
        }
        break;
    }
    }
    return all && strlen(all) <= VALUES_LONGEST ? all : NULL;
}

/* Without the quotes around it. What is escaped inside is any text. */
static const char *unquoted_values(importing *im, const ebnf *body)
{
    const ebnf *e   = only(body);
    const char *all = NULL;
    if (e->kind == EBNF_SEQUENCE) {
        ebnf inner = *e;
        inner.items++;
        inner.n -= 2;
        all = values_of(im, &inner, NULL, 0);
    } else {
        size_t      n     = strlen(e->text), from = e->text[0] == '\\' ? 2 : 1;
        const char *inner = mem_text(im->g->m, e->text + from, n > from ? n - from - 1 : 0);
        n                 = strlen(inner);
        bool escaped      = strstr(inner, "\\\\") || (n && inner[n - 1] == '\\');
        all               = escaped ? NULL : values_of_regex(im->g->m, inner);
    }
    return all && *all ? all : ".*";
}

/* name: CNAME gives a value a name of its own. */
static bool is_value(const importing *im, const rule *r)
{
    const rule *of = find(im, only(r->body));
    return of && of->role == ROLE_PRIMITIVE && !r->body->alias && !r->body->items[0]->alias && r != im->rules;
}

static const char *conversion_of(const importing *im, const char *primitive)
{
    for (int i = 0; i < im->g->n_primitives; i++)
        if (strcmp(im->g->primitives[i].name, primitive) == 0)
            return im->g->primitives[i].conversion;
    return "";
}

static const char *pattern_of(const importing *im, const char *primitive)
{
    for (int i = 0; i < im->g->n_primitives; i++)
        if (strcmp(im->g->primitives[i].name, primitive) == 0)
            return im->g->primitives[i].pattern;
    return NULL;
}

static void become_primitive(importing *im, rule *r)
{
    const rule *of = r->body ? find(im, only(r->body)) : NULL;
    if (of && of->role != ROLE_PRIMITIVE)
        of = NULL; /* a rule that stands for nothing, such as ws: ws */
    const char *conversion = of ? conversion_of(im, of->name) : r->body ? quoting(r->body) : "", *common = NULL;
    if (!r->body)
        common = common_name(r->said->common ? r->said->common : r->said->name, &conversion);
    const ebnf *e    = r->body ? only(r->body) : NULL;
    const char *note = e && e->kind == EBNF_REGEX ? mem_print(im->g->m, "/%s/", e->text) : NULL;
    const char *name = common && !r->said->common ? common : guess_lower(im->g->m, r->said->name);
    const char *pattern = *conversion && r->body && !of ? unquoted_values(im, r->body) : of ? pattern_of(im, of->name) : values_of_rule(im, r, 0);
    r->role = ROLE_PRIMITIVE;
    r->name = imported_primitive(im->g, (new_primitive){*name ? name : "value", note, conversion, pattern && *pattern ? pattern : NULL, NULL});
}

/* true: the rule is settled now. Rules that name others wait for these. */
static bool settle(importing *im, rule *r)
{
    const char *text;
    bool        repeats = false, varies = false;
    if (!r->body) {
        const char *name = r->said->common ? r->said->common : r->said->name;
        r->role = strncmp(name, "WS", 2) == 0 || strcmp(name, "NEWLINE") == 0 ? ROLE_BLANK : ROLE_PRIMITIVE;
        r->text = name[0] == 'N' ? "\n" : " ";
        if (r->role == ROLE_PRIMITIVE)
            become_primitive(im, r);
        return true;
    }
    if (is_blank_rule(im, r->body, &text))
        r->role = ROLE_BLANK;
    else if ((text = fixed_text(im, r->body)))
        r->role = ROLE_TEXT;
    else if (is_value(im, r) || only(r->body)->kind == EBNF_REGEX || is_characters(r->body) || (r->body->n > 1 && is_character(im, r->body) && names_all(im, r->body)) ||
             (spells(im, r->body, r, &repeats, &varies) && repeats && varies)) {
        r->character = is_character(im, r->body);
        become_primitive(im, r);
        return true;
    } else
        return false;
    r->text = text;
    return true;
}

/* Terminals of Lark that are still open match more than one text: a list of words is an enumeration, anything else a value. */
static void settle_all(importing *im)
{
    bool *settled = mem_alloc(im->g->m, (size_t)im->n + 1, sizeof *settled);
    for (bool again = true; again;) {
        again = false;
        for (int i = 0; i < im->n; i++)
            if (!settled[i] && settle(im, &im->rules[i]))
                again = settled[i] = true;
    }
    for (int i = 0; i < im->n; i++) {
        rule *r = &im->rules[i];
        if (settled[i])
            continue;
        if (r->said->terminal && !all_fixed(im, r->body))
            become_primitive(im, r);
        else if (r->said->inlined && !mentions(im, r->body, r) && r->body->n == 1)
            r->role = ROLE_INLINE;
    }
}

static new_primitive *primitive_of(const importing *im, const ebnf *e)
{
    const rule *r = find(im, only(e));
    for (int i = 0; r && r->role == ROLE_PRIMITIVE && i < im->g->n_primitives; i++)
        if (strcmp(im->g->primitives[i].name, r->name) == 0)
            return &im->g->primitives[i];
    return NULL;
}

/* A PEG takes the first alternative that fits: what is a number is no symbol in atom = number / symbol. */
static void find_order(importing *im)
{
    for (int i = 0; im->said->dialect == EBNF_PEG && i < im->n; i++) {
        const ebnf *body = im->rules[i].body;
        for (int late = 1; im->rules[i].role == ROLE_TYPE && late < body->n; late++)
            for (int early = 0; early < late; early++) {
                new_primitive *a = primitive_of(im, body->items[early]), *b = primitive_of(im, body->items[late]);
                if (a && b && a != b && a->pattern && b->pattern && !*a->conversion && !*b->conversion && !a->except)
                    b->except = mem_print(im->g->m, "%s %s", b->except ? b->except : "", a->name);
            }
    }
}

/* A rule that only names another is that one, wherever it is named. */
static void find_aliases(importing *im)
{
    for (int i = 1; i < im->n; i++) {
        rule *r = &im->rules[i], *of = r->role == ROLE_TYPE && r->body->n == 1 ? chained(im, r->body->items[0]) : NULL;
        if (of && of != r)
            r->alias = of; /* `of` is no alias, so there are no circles */
    }
}

/* list ::= item | item "," list, in either order: item ("," item)*, where it is named. With an operator between them it would be an
 * expression. */
static void find_lists(importing *im)
{
    ebnf_parse cx = {.g = im->said};
    for (int i = 0; i < im->n; i++) {
        rule *r = &im->rules[i];
        if (r->role != ROLE_TYPE || r->body->n != 2)
            continue;
        for (int k = 0; k < 2; k++) {
            const ebnf *one = only(r->body->items[k]), *more = r->body->items[1 - k];
            int         n   = more->n;
            if (one->kind != EBNF_NAME || more->kind != EBNF_SEQUENCE || n < 2 || n > 3 || find(im, one) == r || one->alias || more->alias)
                continue;
            bool        right = find(im, more->items[n - 1]) == r && find(im, more->items[0]) == find(im, one);
            bool        left  = find(im, more->items[0]) == r && find(im, more->items[n - 1]) == find(im, one);
            const char *mark  = n == 3 ? fixed_text(im, more->items[1]) : "";
            if ((!right && !left) || !mark || (*mark && strcmp(mark, ",") != 0 && strcmp(mark, ";") != 0))
                continue;
            ebnf *tail = ebnf_list(&cx, EBNF_SEQUENCE, NULL, n == 3 ? more->items[1] : NULL);
            tail       = ebnf_list(&cx, EBNF_SEQUENCE, tail, right ? more->items[0] : more->items[n - 1]);
            ebnf *all  = ebnf_list(&cx, EBNF_SEQUENCE, NULL, right ? more->items[0] : more->items[n - 1]);
            all        = ebnf_list(&cx, EBNF_SEQUENCE, all, ebnf_repeat(&cx, tail, 0, EBNF_ANY));
            r->body    = ebnf_list(&cx, EBNF_CHOICE, NULL, all);
            r->role    = i == 0 ? ROLE_TYPE : ROLE_INLINE;
            break;
        }
    }
}

/* ---- Ladders of precedence. */

/* "(" X ")" as an alternative; its X. */
static rule *in_parentheses(const importing *im, const ebnf *alternative, const char **open, const char **close)
{
    const ebnf *e     = alternative;
    const ebnf *parts[3];
    int         n = 0;
    while (e->kind == EBNF_CHOICE && e->n == 1)
        e = e->items[0];
    for (int i = 0; e->kind == EBNF_SEQUENCE && !e->alias && i < e->n; i++) {
        const char *text;
        if (is_blank_rule(im, e->items[i], &text))
            continue;
        if (n == 3)
            return NULL;
        parts[n++] = e->items[i];
    }
    if (n != 3)
        return NULL;
    *open   = fixed_text(im, parts[0]);
    *close  = fixed_text(im, parts[2]);
    rule *r = find(im, only(parts[1]));
    if (!*open || !*close || !r || r->role != ROLE_TYPE || guess_is_word(*open) || !strchr("([{<", **open))
        return NULL;
    return r;
}

enum { HIGHEST_LADDER = 64, DEEPEST_FOLD = 64 };

/* Follows rules that are alternatives of each other from one to another; the rules on the way, or 0. */
static int climb(importing *im, rule *from, rule *to, rule **way, int n, int search)
{
    if (n >= HIGHEST_LADDER || from->seen == search || from->head)
        return 0;
    way[n++] = from;
    if (from == to)
        return n;
    from->seen = search;
    int found  = 0;
    for (int i = 0; i < from->body->n && !found; i++) {
        rule *next = chained(im, from->body->items[i]);
        if (next)
            found = climb(im, next, to, way, n, search);
    }
    return found;
}

static void find_ladders(importing *im)
{
    int search = 0;
    for (int i = 0; i < im->n; i++) {
        rule *top = &im->rules[i];
        for (int k = 0; top->role == ROLE_TYPE && k < top->body->n; k++) {
            rule       *way[HIGHEST_LADDER];
            const char *open, *close;
            rule       *bottom = in_parentheses(im, top->body->items[k], &open, &close);
            int         n      = bottom && !im->g->open ? climb(im, bottom, top, way, 0, ++search) : 0;
            if (n == 0)
                continue;
            im->g->open  = open;
            im->g->close = close;
            for (int w = 0; w < n; w++) {
                way[w]->head  = bottom;
                way[w]->level = n > 1 ? guess_lower(im->g->m, way[w]->said->name) : NULL;
                if (n > 1)
                    *MEM_PUSH(im->g->m, im->g->levels, im->g->n_levels) = way[w]->level;
            }
            if (n == 1) { /* one rule for everything: two levels, operators and the rest */
                im->g->open  = NULL;
                bottom->head = NULL;
            }
        }
    }
}

/* ---- Constructors. */

typedef struct making { /* a constructor in the making */
    importing *im;
    rule      *owner;
    new_ctor  *c;
} making;

typedef struct pieces {
    piece *all;
    int    n;
} pieces;

static void convert(making *mk, pieces *to, const ebnf *e);
static void convert_sequence(making *mk, pieces *to, ebnf *const *items, int n);
static void make_type(importing *im, rule *r);
static const char *separator(making *mk, const ebnf *x, const ebnf *repeat, bool behind);

static mem *memory(const making *mk)
{
    return mk->im->g->m;
}

static piece *add_piece(making *mk, pieces *to, piece_kind kind, const char *text, int field)
{
    piece *p = MEM_PUSH(memory(mk), to->all, to->n);
    *p       = (piece){.kind = kind, .text = text, .field = field};
    return p;
}

static int add_field(making *mk, const char *type, const char *name, const char *level, const char *conversion)
{
    new_field *f = MEM_PUSH(memory(mk), mk->c->fields, mk->c->n_fields);
    *f           = (new_field){.type = type, .name = name, .card = '1', .most = EBNF_ANY, .level = level, .conversion = conversion};
    return mk->c->n_fields - 1;
}

static rule *type_of(rule *r)
{
    return r->head ? r->head : r;
}

static const char *type_name(importing *im, rule *r)
{
    rule *t = type_of(r);
    if (!t->name)
        t->name = guess_type(im->g, t->said->name, NULL);
    return t->name;
}

static void convert_name(making *mk, pieces *to, const ebnf *e)
{
    rule *r = find(mk->im, e);
    switch (r->role) {
    case ROLE_TEXT:
        add_piece(mk, to, PIECE_TEXT, r->text, 0);
        break;
    case ROLE_BLANK:
        add_piece(mk, to, PIECE_BLANK, r->text, 0);
        break;
    case ROLE_INLINE:
        if (r->busy) {
            diag_error(mk->im->g->d, e->where, "'%s' contains itself, so it cannot stand where it is named", r->said->name);
            break;
        }
        r->busy = true;
        convert(mk, to, r->body);
        r->busy = false;
        break;
    case ROLE_PRIMITIVE:
        add_piece(mk, to, PIECE_FIELD, "", add_field(mk, r->name, r->name, NULL, conversion_of(mk->im, r->name)));
        break;
    case ROLE_TYPE: {
        const char *level = r->level && r != r->head ? r->level : NULL;
        add_piece(mk, to, PIECE_FIELD, "", add_field(mk, type_name(mk->im, r), r->head ? type_name(mk->im, r) : guess_lower(memory(mk), r->said->name), level, ""));
        break;
    }
    }
}

/* How many fields a stretch of a rule will have, before anything is made. *card is the last one's: '1', '?', '*', or '+' for a sequence
 * with at least one child. */
static int fields_in(making *mk, const ebnf *e, char *card)
{
    const char *text;
    rule       *r = find(mk->im, e);
    if (is_blank_rule(mk->im, e, &text))
        return 0;
    switch (e->kind) {
    case EBNF_TEXT:  return 0;
    case EBNF_REGEX: *card = '1'; return 1;
    case EBNF_NAME:
        if (r->role == ROLE_INLINE && !r->busy) {
            r->busy = true;
            int n   = fields_in(mk, r->body, card);
            r->busy = false;
            return n;
        }
        *card = '1';
        return r->role == ROLE_TYPE || r->role == ROLE_PRIMITIVE;
    case EBNF_CHOICE:
        if (e->n == 1)
            return fields_in(mk, e->items[0], card);
        *card = '1';
        return 1;
    case EBNF_REPEAT: {
        char inner;
        if ((text = fixed_text(mk->im, e->items[0])) ? !guess_is_word(text) || e->most != 1 : fields_in(mk, e->items[0], &inner) == 0)
            return 0;
        *card = e->most == 1 ? '?' : e->least ? '+' : '*';
        return 1;
    }
    case EBNF_SEQUENCE: break;
    }
    int n = 0;
    for (int i = 0; i < e->n; i++) {
        int k = i + 1;
        while (k < e->n && is_blank_rule(mk->im, e->items[k], &text))
            k++;
        n += fields_in(mk, e->items[i], card);
        if (k < e->n && (separator(mk, e->items[i], e->items[k], false) || separator(mk, e->items[k], e->items[i], true))) {
            *card = '+';
            i     = k;
        }
    }
    return n;
}

/* The words that a stretch of a rule begins with: "order" "by" x is order_by. */
static const char *words_of(making *mk, const ebnf *e)
{
    const char *words = "";
    e                 = only(e);
    for (int i = 0; e->kind == EBNF_SEQUENCE && i < e->n && i < 3; i++) {
        const char *text = fixed_text(mk->im, e->items[i]);
        if (!text || !guess_is_word(text))
            break;
        words = mem_print(memory(mk), "%s%s%s", words, *words ? "_" : "", text);
    }
    return words;
}

/* A type for what stands in a group. */
static const char *group_type(making *mk, const ebnf *e, const char *fallback, const char **field)
{
    const char *words = words_of(mk, e);
    rule       *r     = mem_alloc(memory(mk), 1, sizeof *r);
    ebnf_rule  *said  = mem_alloc(memory(mk), 1, sizeof *said);
    ebnf_parse  cx    = {.g = mk->im->said};
    *field            = *words ? guess_lower(memory(mk), words) : fallback;
    *said             = *mk->owner->said;
    *r                = (rule){.said = said, .role = ROLE_TYPE, .uses = 1};
    r->body           = e->kind == EBNF_CHOICE ? (ebnf *)(uintptr_t)e : ebnf_list(&cx, EBNF_CHOICE, NULL, (ebnf *)(uintptr_t)e);
    r->name           = *words ? guess_type(mk->im->g, words, mk->owner->said->name)
                               : guess_type(mk->im->g, mem_print(memory(mk), "%s_%s", mk->owner->said->name, fallback), NULL);
    said->name        = r->name;
    make_type(mk->im, r);
    return r->name;
}

static void convert_choice(making *mk, pieces *to, const ebnf *e)
{
    bool        fixed = all_fixed(mk->im, e), words = false;
    const char *field;
    for (int i = 0; fixed && i < e->n; i++)
        words = words || guess_is_word(fixed_text(mk->im, e->items[i]));
    const char *type = group_type(mk, e, fixed && !words ? "op" : "choice", &field);
    add_piece(mk, to, PIECE_FIELD, "", add_field(mk, type, field, NULL, ""));
}

/* A part that may be missing. One field tells whether it is there. */
static void convert_optional(making *mk, pieces *to, const ebnf *e)
{
    int    before = mk->c->n_fields;
    pieces inner  = {0};
    const char *text;
    if (is_blank_rule(mk->im, e, &text)) {
        add_piece(mk, to, PIECE_BLANK, "", 0);
        return;
    }
    if ((text = fixed_text(mk->im, e))) { /* an optional word is an enumeration of one; a mark is left out */
        if (!guess_is_word(text)) {
            imported_note(mk->im->g, "'%s' in %s is optional and left out", text, mk->owner->said->name);
            return;
        }
        const char *name = guess_type(mk->im->g, text, mk->owner->said->name);
        new_type   *t    = imported_type(mk->im->g, name);
        new_ctor   *c    = imported_ctor(mk->im->g, t, guess_ctor(mk->im->g, text, mk->owner->said->name));
        pieces      word = {0};
        add_piece(mk, &word, PIECE_TEXT, text, 0);
        c->pieces   = word.all;
        c->n_pieces = word.n;
        add_piece(mk, &inner, PIECE_FIELD, "", add_field(mk, name, guess_lower(memory(mk), text), NULL, ""));
    } else {
        char card = '1';
        int  n    = fields_in(mk, e, &card);
        if (n == 0) {
            imported_note(mk->im->g, "an optional part of %s without a value is left out", mk->owner->said->name);
            return;
        }
        if (n == 1 && only(e)->kind == EBNF_REPEAT && card != '+') { /* what may be missing already */
            convert(mk, to, only(e));
            return;
        }
        if (n == 1 && (card == '1' || card == '+'))
            convert(mk, &inner, e);
        else {
            const char *field, *type = group_type(mk, e, "part", &field);
            add_piece(mk, &inner, PIECE_FIELD, "", add_field(mk, type, field, NULL, ""));
        }
    }
    new_field *f = &mk->c->fields[before];
    if (f->card == '1')
        f->card = '?';
    f->least = 0;
    piece *p = add_piece(mk, to, PIECE_IF, "", before);
    p->inner = inner.all;
    p->n     = inner.n;
}

static void become_sequence(making *mk, int field, int least, int most)
{
    new_field *f = &mk->c->fields[field];
    f->card      = '*';
    f->least     = least;
    f->most      = most;
    f->name      = guess_plural(memory(mk), f->name);
}

/* A sequence that may be empty takes its blanks with it. */
static void add_sequence(making *mk, pieces *to, int field, const char *between, int least)
{
    if (least) {
        add_piece(mk, to, PIECE_FIELD, between, field);
        return;
    }
    pieces inner = {0};
    add_piece(mk, &inner, PIECE_FIELD, between, field);
    piece *p = add_piece(mk, to, PIECE_IF, "", field);
    p->inner = inner.all;
    p->n     = inner.n;
}

static void convert_repeat(making *mk, pieces *to, const ebnf *e)
{
    const ebnf *item   = e->items[0];
    const char *text;
    if (e->least == 0 && e->most == 1) {
        convert_optional(mk, to, item);
        return;
    }
    if (is_blank_rule(mk->im, item, &text)) {
        add_piece(mk, to, PIECE_BLANK, e->least ? text : "", 0);
        return;
    }
    if ((text = fixed_text(mk->im, item))) {
        imported_note(mk->im->g, "'%s' in %s may be repeated; it is printed %s", text, mk->owner->said->name, e->least ? "once" : "never");
        if (e->least)
            add_piece(mk, to, PIECE_TEXT, text, 0);
        return;
    }
    int    before = mk->c->n_fields;
    pieces inner  = {0};
    char   card   = '1';
    if (fields_in(mk, item, &card) == 1 && card == '1')
        convert(mk, &inner, item);
    else {
        const char *field, *type = group_type(mk, item, "item", &field);
        add_piece(mk, &inner, PIECE_FIELD, "", add_field(mk, type, field, NULL, ""));
    }
    become_sequence(mk, before, e->least, e->most);
    if (inner.n == 1) {
        add_sequence(mk, to, before, mk->im->g->implied ? " " : "", e->least);
        return;
    }
    piece *p = add_piece(mk, to, PIECE_EACH, "", before);
    p->inner = inner.all;
    p->n     = inner.n;
}

/* The text between two items of x ("," x)*, or NULL: it is something else. */
static const char *separator(making *mk, const ebnf *x, const ebnf *repeat, bool behind)
{
    if (repeat->kind != EBNF_REPEAT || repeat->most == 1 || only(x)->kind != EBNF_NAME)
        return NULL;
    const ebnf *e = only(repeat->items[0]);
    if (e->kind != EBNF_SEQUENCE || e->n < 2)
        return NULL;
    const ebnf *own = e->items[behind ? 0 : e->n - 1];
    const rule *r = find(mk->im, only(x));
    if (find(mk->im, only(own)) != r || (r->role != ROLE_TYPE && r->role != ROLE_PRIMITIVE))
        return NULL;
    const char *all = "";
    bool        must = false; /* white space that must be there */
    for (int i = behind; i < e->n - !behind; i++) {
        const char *text;
        if (is_blank_rule(mk->im, e->items[i], &text)) {
            must = must || *text;
            all  = mem_print(memory(mk), "%s%s", all, i == behind && !*text ? "" : *text ? text : " ");
        } else if ((text = fixed_text(mk->im, e->items[i])))
            all = mem_print(memory(mk), "%s%s", all, text);
        else
            return NULL;
    }
    if (!mk->im->g->implied)
        return all;
    if (!*all)
        return " ";
    return mem_print(memory(mk), "%s%s%s", guess_blank('a', *all) ? " " : "", all, guess_blank(all[strlen(all) - 1], 'a') ? " " : "");
}

static void convert_sequence(making *mk, pieces *to, ebnf *const *items, int n)
{
    for (int i = 0; i < n; i++) {
        const char *between = NULL;
        int         k       = i + 1;
        for (const char *text; k < n && is_blank_rule(mk->im, items[k], &text);)
            k++; /* white space before the repetition */
        if (k >= n || !(between = separator(mk, items[i], items[k], false)))
            if (!(k < n && (between = separator(mk, items[k], items[i], true)))) {
                convert(mk, to, items[i]);
                continue;
            }
        const ebnf *repeat = items[i]->kind == EBNF_REPEAT ? items[i] : items[k];
        const ebnf *one    = repeat == items[i] ? items[k] : items[i];
        int         before = mk->c->n_fields;
        pieces      alone  = {0};
        convert(mk, &alone, one);
        int least = repeat->least + 1;
        become_sequence(mk, before, least, repeat->most == EBNF_ANY ? EBNF_ANY : repeat->most + 1);
        add_sequence(mk, to, before, between, least);
        i = k;
    }
}

/* The primitive type of a regular expression that stands in a rule: the same one wherever it occurs. */
static const char *regex_type(making *mk, const ebnf *e)
{
    const imported *g    = mk->im->g;
    const char     *note = mem_print(memory(mk), "/%s/", e->text);
    for (int i = 0; i < g->n_primitives; i++)
        if (g->primitives[i].note && strcmp(g->primitives[i].note, note) == 0)
            return g->primitives[i].name;
    const char *name = guess_type(mk->im->g, mem_print(memory(mk), "%s_value", mk->owner->said->name), NULL);
    const char *conversion = quoting(e);
    return imported_primitive(mk->im->g, (new_primitive){name, note, conversion, *conversion ? unquoted_values(mk->im, e) : values_of_regex(memory(mk), e->text), NULL});
}

static void convert(making *mk, pieces *to, const ebnf *e)
{
    const char *text;
    e = e->n == 1 && e->kind == EBNF_CHOICE ? e->items[0] : e;
    switch (e->kind) {
    case EBNF_NAME:     convert_name(mk, to, e); break;
    case EBNF_TEXT:     add_piece(mk, to, is_blank_text(e->text) ? PIECE_BLANK : PIECE_TEXT, e->text, 0); break;
    case EBNF_SEQUENCE: convert_sequence(mk, to, e->items, e->n); break;
    case EBNF_CHOICE:   convert_choice(mk, to, e); break;
    case EBNF_REPEAT:   convert_repeat(mk, to, e); break;
    case EBNF_REGEX:
        if (is_blank_regex(e->text, &text))
            add_piece(mk, to, PIECE_BLANK, text, 0);
        else {
            const char *name = regex_type(mk, e);
            add_piece(mk, to, PIECE_FIELD, "", add_field(mk, name, "value", NULL, conversion_of(mk->im, name)));
        }
        break;
    }
}

/* ---- Names of constructors. */

/* The words of an alternative, else its operator, else what it holds. */
static const char *ctor_name(making *mk, const ebnf *alternative, const pieces *ps)
{
    const char *words = "", *mark = NULL, *held = NULL;
    int         n     = 0;
    if (alternative->alias)
        return alternative->alias;
    for (int i = 0; i < ps->n; i++) {
        const piece *p = &ps->all[i];
        if (p->kind == PIECE_TEXT && guess_is_word(p->text) && n < 2) {
            words = mem_print(memory(mk), "%s%s%s", words, n ? "_" : "", p->text);
            n++;
        } else if (p->kind == PIECE_TEXT && !mark)
            mark = guess_word(memory(mk), p->text, i == 0 && ps->n > 1);
        else if (p->kind == PIECE_FIELD && (!held || strcmp(held, "choice") == 0 || strcmp(held, "op") == 0))
            held = mk->c->fields[p->field].name;
    }
    if (n)
        return words;
    if (mark && held && (strcmp(mark, "Comma") == 0 || strcmp(mark, "Semicolon") == 0))
        mark = NULL; /* what it holds says more */
    return mark ? mark : held ? held : ps->n ? mk->owner->said->name : mem_print(memory(mk), "no_%s", mk->owner->said->name);
}

static void trim(pieces *ps)
{
    while (ps->n && ps->all[ps->n - 1].kind == PIECE_BLANK)
        ps->n--;
    while (ps->n && ps->all[0].kind == PIECE_BLANK) {
        ps->all++;
        ps->n--;
    }
}

static void make_ctors(importing *im, rule *r, new_type *t, const char *level);

static void make_ctor(importing *im, rule *r, new_type *t, const ebnf *alternative, const char *level)
{
    new_ctor *c     = mem_alloc(im->g->m, 1, sizeof *c);
    making    mk    = {im, r, c};
    pieces    ps    = {0};
    rule     *chain = chained(im, alternative);
    if (chain && chain->head && chain->head == type_of(r))
        return; /* the next level of its ladder */
    if (chain && chain->into == r) {
        make_ctors(im, chain, t, level);
        return;
    }
    convert(&mk, &ps, alternative);
    if (r == im->rules)
        trim(&ps);
    bool alone  = r->body->n == 1 && !alternative->alias; /* the rule's own name is the best one */
    c->pieces   = ps.all;
    c->n_pieces = ps.n;
    c->level    = level;
    c->name     = guess_ctor(im->g, alone ? r->said->name : ctor_name(&mk, alternative, &ps), alone ? NULL : r->said->name);
    guess_fields(im->g->m, c);
    *MEM_PUSH(im->g->m, t->ctors, t->n) = c;
}

static void make_ctors(importing *im, rule *r, new_type *t, const char *level)
{
    const char *open, *close;
    for (int i = 0; i < r->body->n; i++) {
        rule *bottom = r->head ? in_parentheses(im, r->body->items[i], &open, &close) : NULL;
        if (!bottom || bottom != r->head)
            make_ctor(im, r, t, r->body->items[i], level);
    }
    r->done = true;
}

static void make_type(importing *im, rule *r)
{
    if (r->done || r->into || type_of(r) != r)
        return;
    new_type *t = imported_type(im->g, r->name ? r->name : type_name(im, r));
    r->type     = t;
    r->done     = true;
    if (!r->head) {
        make_ctors(im, r, t, NULL);
        t->product = t->n == 1 && r->body->n == 1 && !r->body->items[0]->alias;
        return;
    }
    for (int i = 0; i < im->g->n_levels; i++)
        for (int k = 0; k < im->n; k++)
            if (im->rules[k].head == r && im->rules[k].level && strcmp(im->rules[k].level, im->g->levels[i]) == 0)
                make_ctors(im, &im->rules[k], t, im->rules[k].level);
}

/* ---- The whole grammar. */

static void count_uses(importing *im, const ebnf *e)
{
    rule *r = find(im, e);
    if (e->kind == EBNF_NAME && !r) {
        diag_error(im->g->d, e->where, "there is no rule '%s'", e->text);
        nearest n = nearest_to(e->text);
        for (int i = 0; i < im->n; i++)
            nearest_offer(&n, im->rules[i].said->name, im->rules[i].said);
        const ebnf_rule *near = nearest_take(&n);
        if (near)
            diag_suggest(im->g->d, near->where, near->name);
    }
    if (r)
        r->uses++;
    for (int i = 0; i < e->n; i++)
        count_uses(im, e->items[i]);
}

/* A rule that is named once, as an alternative of another, gives its constructors to that one. */
static void fold(importing *im)
{
    for (int i = 0; i < im->n; i++)
        for (int k = 0; im->rules[i].role == ROLE_TYPE && k < im->rules[i].body->n; k++) {
            rule *r = &im->rules[i], *from = chained(im, r->body->items[k]);
            if (!from || from == r || from->uses != 1 || from->head || from == im->rules || r->body->n == 1)
                continue;
            rule *up    = r;
            int   depth = 0;
            for (; up && up != from && depth < DEEPEST_FOLD; depth++)
                up = up->into;
            if (!up)
                from->into = r;
        }
}

/* The root's type: a first rule that only names another is that one. */
static rule *root_of(importing *im)
{
    rule *r = &im->rules[0];
    for (int i = 0; i < im->n; i++) {
        rule *next = r->role == ROLE_TYPE && r->body->n == 1 ? chained(im, r->body->items[0]) : NULL;
        if (!next || next == r)
            break;
        r = next;
    }
    return r;
}

static bool writes_blanks(const importing *im, const ebnf *e)
{
    const char *text;
    if (e->kind == EBNF_NAME || e->kind == EBNF_REGEX || e->kind == EBNF_TEXT)
        return is_blank_rule(im, e, &text) && !strchr(text, '\n');
    for (int i = 0; i < e->n; i++)
        if (writes_blanks(im, e->items[i]))
            return true;
    return false;
}

static void list_rules(importing *im)
{
    ebnf_grammar *said  = im->said;
    int           start = 0;
    for (int i = 0; i < said->n; i++)
        if (said->dialect == EBNF_LARK && strcmp(said->rules[i]->name, "start") == 0)
            start = i;
    im->n     = said->n;
    im->rules = mem_alloc(im->g->m, (size_t)said->n + 1, sizeof *im->rules);
    for (int i = 0; i < said->n; i++) { /* the start rule comes first */
        int from = i == 0 ? start : i <= start ? i - 1 : i;
        im->rules[i] = (rule){.said = said->rules[from], .body = said->rules[from]->body};
        table_add(im->g->m, &im->by_name, said->rules[from]->name, &im->rules[i]);
    }
}

static void prepare(importing *im)
{
    list_rules(im);
    for (int i = 0; i < im->n; i++)
        if (im->rules[i].body)
            count_uses(im, im->rules[i].body);
    if (diag_errors(im->g->d))
        return;
    settle_all(im);
    bool blanks = false;
    for (int i = 0; i < im->n; i++)
        blanks = blanks || (im->rules[i].role == ROLE_TYPE && writes_blanks(im, im->rules[i].body));
    find_order(im);
    im->g->implied = im->said->ignores || (!blanks && im->said->dialect != EBNF_LARK);
    find_aliases(im);
    find_lists(im);
    find_ladders(im);
    fold(im);
}

imported *import_rules(mem *m, diag *d, const source *src)
{
    imported *g  = mem_alloc(m, 1, sizeof *g);
    *g           = (imported){.m = m, .d = d, .templates = true};
    importing im = {.g = g, .said = ebnf_read(m, d, src)};
    if (diag_errors(d))
        return g;
    g->any_case = im.said->any_case;
    prepare(&im);
    if (diag_errors(d))
        return g;
    rule *root = root_of(&im);
    if (root->role != ROLE_TYPE) {
        diag_error(d, root->said->where, "the first rule, '%s', has no structure, so there are no trees", root->said->name);
        diag_help(d, NOWHERE, "put the rule of whole sentences first%s", im.said->dialect == EBNF_LARK ? ", or call it start" : "");
        return g;
    }
    g->root = type_name(&im, root);
    make_type(&im, type_of(root));
    for (int i = 0; i < im.n; i++) {
        rule *r = &im.rules[i];
        if (r->role == ROLE_TYPE && r->uses && !r->into && !r->alias)
            make_type(&im, type_of(r));
    }
    return g;
}
