/* Which values a primitive type holds: regular expressions of other tools as those of a task's `pattern`. */
#include "import/imported.h"

#include <ctype.h>
#include <string.h>

typedef struct translating {
    out  o;
    bool any_case; /* (?i) */
    bool failed;
} translating;

static bool is_hex(const char *s, int n)
{
    for (int i = 0; i < n; i++)
        if (!isxdigit((unsigned char)s[i]))
            return false;
    return true;
}

/* One character that stands for itself. */
static void put_char(translating *t, char c, bool in_set)
{
    bool both = t->any_case && isalpha((unsigned char)c);
    if (both && in_set)
        out_print(&t->o, "%c%c", tolower((unsigned char)c), toupper((unsigned char)c));
    else if (both)
        out_print(&t->o, "[%c%c]", tolower((unsigned char)c), toupper((unsigned char)c));
    else if (c == '\n' || c == '\t')
        out_put(&t->o, c == '\n' ? "\\n" : "\\t");
    else if (c == '\r' || c == '\f' || c == '\v')
        out_print(&t->o, "\\u%04x", c);
    else
        out_print(&t->o, "%s%c", strchr(in_set ? "\\]\"^-" : "\\.[](){}*+?|\"", c) ? "\\" : "", c);
}

/* Behind a backslash; returns what comes next. */
static const char *put_escape(translating *t, const char *s, bool in_set)
{
    static const char letters[] = "nrtfv", codes[] = "\n\r\t\f\v";
    const char       *letter    = *s ? strchr(letters, *s) : NULL;
    if (letter)
        put_char(t, codes[letter - letters], in_set);
    else if (*s && strchr("dws", *s))
        out_print(&t->o, "\\%c", *s);
    else if (*s && strchr("DWS", *s) && !in_set)
        out_print(&t->o, "[^\\%c]", tolower((unsigned char)*s));
    else if (*s == 'x' && is_hex(s + 1, 2)) {
        out_print(&t->o, "\\u00%.2s", s + 1);
        s += 2;
    } else if (*s == 'u' && is_hex(s + 1, 4)) {
        out_print(&t->o, "\\u%.4s", s + 1);
        s += 4;
    } else if (!*s || isalnum((unsigned char)*s))
        t->failed = true; /* the beginning of a word, a group of earlier on */
    else
        put_char(t, *s, in_set);
    return *s ? s + 1 : s;
}

/* #x20, as the W3C writes characters. */
static const char *put_code(translating *t, const char *s)
{
    int n = 0;
    while (n < 5 && isxdigit((unsigned char)s[2 + n]))
        n++;
    t->failed = t->failed || n == 0 || n > 4;
    if (!t->failed)
        out_print(&t->o, "\\u%.*s%.*s", 4 - n, "0000", n, s + 2);
    return s + 2 + n;
}

static const char *put_set(translating *t, const char *s)
{
    out_put(&t->o, "[");
    if (*s == '^') {
        out_put(&t->o, "^");
        s++;
    }
    for (bool first = true; *s && (*s != ']' || first); first = false) {
        if (*s == '\\')
            s = put_escape(t, s + 1, true);
        else if (s[0] == '#' && s[1] == 'x' && isxdigit((unsigned char)s[2]))
            s = put_code(t, s);
        else if (*s == '-' && !first && s[1] != ']') { /* a range; of letters in any case it is two */
            char from = s[-1], to = s[1];
            out_put(&t->o, "-");
            if (t->any_case && isalpha((unsigned char)from) && isalpha((unsigned char)to)) {
                bool upper = isupper((unsigned char)from);
                out_print(&t->o, "%c%c-%c", to, upper ? tolower((unsigned char)from) : toupper((unsigned char)from),
                          upper ? tolower((unsigned char)to) : toupper((unsigned char)to));
                s += 2;
            } else
                s++;
        } else {
            bool range = s[1] == '-' && s[2] && s[2] != ']';
            if (range && isalpha((unsigned char)*s))
                out_print(&t->o, "%c", *s);
            else
                put_char(t, *s, true);
            s++;
        }
    }
    t->failed = t->failed || *s != ']';
    out_put(&t->o, "]");
    return *s ? s + 1 : s;
}

/* Behind an opening parenthesis: groups count, their names and kinds do not. */
static const char *put_group(translating *t, const char *s)
{
    out_put(&t->o, "(");
    if (*s != '?')
        return s;
    if (s[1] == ':')
        return s + 2;
    if (s[1] == 'P' && s[2] == '<' && strchr(s, '>'))
        return strchr(s, '>') + 1;
    t->failed = true; /* it looks ahead or behind */
    return s;
}

/* {2,5} is the same in patterns; of {2,} only that it must be there is kept. */
static const char *put_times(translating *t, const char *s)
{
    size_t n = strspn(s + 1, "0123456789,");
    if (s[n + 1] != '}' || n == 0 || s[1] == ',') {
        put_char(t, '{', false);
        return s + 1;
    }
    if (s[n] == ',')
        out_put(&t->o, s[1] == '0' ? "*" : "+");
    else
        out_print(&t->o, "%.*s", (int)n + 2, s);
    return s + n + 2;
}

const char *values_of_regex(mem *m, const char *regex)
{
    translating t = {0};
    const char *s = regex;
    if (strncmp(s, "(?i)", 4) == 0) {
        t.any_case = true;
        s += 4;
    }
    while (*s && !t.failed) {
        char c = *s;
        if (c == '\\')
            s = put_escape(&t, s + 1, false);
        else if (c == '[')
            s = put_set(&t, s + 1);
        else if (c == '(')
            s = put_group(&t, s + 1);
        else if (c == '{')
            s = put_times(&t, s);
        else if (strchr("*+?", c)) {
            out_print(&t.o, "%c", c);
            s += s[1] == '?' ? 2 : 1; /* as few as possible: that changes nothing for a whole value */
            t.failed = *s == '+';
        } else {
            if (strchr(")|.", c))
                out_print(&t.o, "%c", c);
            else if (c != '^' && c != '$') /* a value is matched as a whole */
                put_char(&t, c, false);
            s++;
        }
    }
    const char *text = t.failed || !t.o.text || strlen(t.o.text) > VALUES_LONGEST ? NULL : mem_text(m, t.o.text, strlen(t.o.text));
    out_free(&t.o);
    return text;
}

const char *values_of_text(mem *m, const char *text)
{
    translating t = {0};
    for (const char *s = text; *s; s++)
        put_char(&t, *s, false);
    const char *all = mem_text(m, t.o.text ? t.o.text : "", t.o.text ? strlen(t.o.text) : 0);
    out_free(&t.o);
    return all;
}

/* Terminals that come with Lark. */
const char *values_of_common(const char *name)
{
#define EXPONENT "[eE][+\\-]?\\d+"
#define DECIMAL  "(\\d+(\\.\\d*)?|\\.\\d+)"
    static const struct { const char *name, *pattern; } common[] = {
        {"DIGIT", "\\d"}, {"HEXDIGIT", "[0-9a-fA-F]"}, {"INT", "\\d+"}, {"SIGNED_INT", "[+\\-]?\\d+"}, {"DECIMAL", "\\d+\\.\\d*|\\.\\d+"},
        {"FLOAT", DECIMAL "(" EXPONENT ")?"}, {"SIGNED_FLOAT", "[+\\-]?" DECIMAL "(" EXPONENT ")?"}, {"NUMBER", DECIMAL "(" EXPONENT ")?"},
        {"SIGNED_NUMBER", "[+\\-]?" DECIMAL "(" EXPONENT ")?"}, {"ESCAPED_STRING", ".*"}, {"LCASE_LETTER", "[a-z]"}, {"UCASE_LETTER", "[A-Z]"},
        {"LETTER", "[a-zA-Z]"}, {"WORD", "[a-zA-Z]+"}, {"CNAME", "[a-zA-Z_][a-zA-Z_0-9]*"},
    };
    for (size_t i = 0; i < sizeof common / sizeof *common; i++)
        if (strcmp(name, common[i].name) == 0)
            return common[i].pattern;
    return NULL;
}

/* Digits, signs, points and exponents only. */
bool values_are_numbers(const char *pattern)
{
    bool digits = false;
    for (const char *s = pattern; *s; s++) {
        if (*s == '[' && s[1] == '^')
            return false;
        if (*s == '\\') {
            s++;
            if (!strchr("d.+-", *s))
                return false;
            digits = digits || *s == 'd';
        } else if (*s == '.' || !strchr("0123456789eE+-()[]{},*?|", *s))
            return false;
        else
            digits = digits || isdigit((unsigned char)*s);
    }
    return digits;
}
