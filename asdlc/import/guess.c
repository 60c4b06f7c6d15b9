/* Names for what text grammars leave unnamed. */
#include "import/imported.h"

#include "languages/grammar.h"

#include <ctype.h>
#include <string.h>

static bool is_name_char(char c)
{
    return isalnum((unsigned char)c) || c == '_' || (unsigned char)c >= 0x80;
}

/* Bytes of a character above ASCII that no name may have (asdl.re): spaces, quotes and marks that editors slip in; 0: it is another. */
static size_t hidden(const char *s)
{
    const unsigned char *u = (const unsigned char *)s;
    if (u[0] == 0xC2 && u[1] <= 0xA0)
        return 2;
    return (u[0] == 0xE2 && (u[1] == 0x80 || u[1] == 0x81)) || (u[0] == 0xE3 && u[1] == 0x80 && u[2] == 0x80) || (u[0] == 0xEF && u[1] == 0xBB && u[2] == 0xBF) ? 3 : 0;
}

/* With _ for each of these. */
static const char *without_hidden(mem *m, const char *name)
{
    char *text = mem_text(m, name, strlen(name)), *to = text;
    for (size_t n; *name; name += n ? n : 1)
        *to++ = (n = hidden(name)) ? '_' : *name;
    *to = 0;
    return text;
}

bool guess_is_word(const char *literal)
{
    for (const char *s = literal; *s; s += hidden(s) ? hidden(s) : 1)
        if (isalpha((unsigned char)*s) || ((unsigned char)*s >= 0x80 && !hidden(s)))
            return true;
    return false;
}

bool guess_blank(char left, char right)
{
    if (!left || !right || left == ' ' || right == ' ' || left == '\n' || right == '\n')
        return false;
    if (strchr(",;)]}.:\"'", right) || strchr("([{.@#$\"'", left))
        return false;
    return !(strchr("([", right) && (isalnum((unsigned char)left) || left == '_'));
}

/* order_by, order-by and "order by" are OrderBy; INT is Int. */
const char *guess_camel(mem *m, const char *name)
{
    name = without_hidden(m, name);
    char *text = mem_text(m, name, strlen(name)), *to = text;
    bool  lower = false, start = true;
    for (const char *s = name; *s; s++)
        lower = lower || islower((unsigned char)*s);
    for (const char *s = name; *s; s++) {
        if (!is_name_char(*s) || *s == '_') {
            start = true;
            continue;
        }
        if (to == text && isdigit((unsigned char)*s))
            continue; /* a name begins with a letter */
        *to++ = (char)(start ? toupper((unsigned char)*s) : lower ? *s : tolower((unsigned char)*s));
        start = false;
    }
    *to = 0;
    return text;
}

/* OrderBy and ORDER_BY are order_by. */
const char *guess_lower(mem *m, const char *name)
{
    name = without_hidden(m, name);
    char *text = mem_alloc(m, 2 * strlen(name) + 1, 1), *to = text;
    for (const char *s = name; *s; s++) {
        bool begins = isupper((unsigned char)*s) && s > name && islower((unsigned char)s[-1]);
        if ((begins || !is_name_char(*s)) && to > text && to[-1] != '_')
            *to++ = '_';
        if (is_name_char(*s) && !(to == text && (*s == '_' || isdigit((unsigned char)*s))))
            *to++ = (char)tolower((unsigned char)*s);
    }
    while (to > text && to[-1] == '_')
        to--;
    *to = 0;
    return text;
}

const char *guess_word(mem *m, const char *literal, bool unary)
{
    static const struct { const char *mark, *name, *unary; } marks[] = {
        {"+", "Add", "Positive"}, {"-", "Sub", "Negative"}, {"*", "Mul", NULL}, {"/", "Div", NULL}, {"%", "Mod", NULL}, {"^", "Power", NULL},
        {"**", "Power", NULL}, {"=", "Equal", NULL}, {"==", "Equal", NULL}, {"!=", "NotEqual", NULL}, {"<>", "NotEqual", NULL}, {"<", "Less", NULL},
        {">", "Greater", NULL}, {"<=", "LessEqual", NULL}, {">=", "GreaterEqual", NULL}, {"&", "And", NULL}, {"&&", "And", NULL}, {"|", "Or", NULL},
        {"||", "Or", NULL}, {"!", "Not", NULL}, {"~", "Not", NULL}, {"->", "Arrow", NULL}, {"=>", "Implies", NULL}, {":=", "Assign", NULL},
        {".", "Dot", NULL}, {"?", "Question", NULL}, {":", "Colon", NULL}, {"@", "At", NULL}, {"$", "Dollar", NULL}, {"#", "Hash", NULL},
        {",", "Comma", NULL}, {";", "Semicolon", NULL}, {"..", "Range", NULL},
    };
    if (guess_is_word(literal))
        return guess_camel(m, literal);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (strcmp(literal, marks[i].mark) == 0)
            return unary && marks[i].unary ? marks[i].unary : marks[i].name;
    return NULL;
}

const char *guess_plural(mem *m, const char *name)
{
    size_t n = strlen(name);
    if (n == 0 || name[n - 1] == 's')
        return name;
    if (n > 1 && name[n - 1] == 'y' && !strchr("aeiou", name[n - 2]))
        return mem_print(m, "%.*sies", (int)n - 1, name);
    return mem_print(m, "%ss", name);
}

static const char *unlike(mem *m, table *taken, const char *name)
{
    const char *one = name;
    for (int i = 2; table_add(m, taken, one, taken); i++)
        one = mem_print(m, "%s%d", name, i);
    return one;
}

const char *guess_type(imported *g, const char *name, const char *owner)
{
    const char *one = guess_lower(g->m, name);
    if (grammar_is_builtin(one)) /* which cannot be defined */
        one = mem_print(g->m, "%s_rule", one);
    if (owner && (!*one || table_get(&g->type_names, one)))
        one = mem_print(g->m, "%s_%s", guess_lower(g->m, owner), *one ? one : "part");
    return unlike(g->m, &g->type_names, *one ? one : "part");
}

const char *guess_ctor(imported *g, const char *name, const char *owner)
{
    const char *one = guess_camel(g->m, name);
    if (owner && (!*one || table_get(&g->ctor_names, one)))
        one = mem_print(g->m, "%s%s", guess_camel(g->m, owner), one);
    return unlike(g->m, &g->ctor_names, *one ? one : "Other");
}

/* How many fields have this name, and which is the last. */
static int alike(const new_ctor *c, const char *name, int *last)
{
    int n = 0;
    for (int i = 0; i < c->n_fields; i++)
        if (strcmp(c->fields[i].name, name) == 0) {
            *last = i;
            n++;
        }
    return n;
}

void guess_fields(mem *m, new_ctor *c)
{
    table taken = {0};
    int   last  = 0;
    for (int i = 0; i < c->n_fields; i++)
        if (alike(c, c->fields[i].name, &last) == 1)
            table_add(m, &taken, c->fields[i].name, c);
    for (int i = 0; i < c->n_fields; i++) {
        const char *name = c->fields[i].name;
        int         n    = alike(c, name, &last);
        if (n == 1)
            continue;
        bool sides = n == 2 && c->fields[i].card == '1' && c->fields[last].card == '1' && !table_get(&taken, "left") && !table_get(&taken, "right");
        if (sides) {
            c->fields[i].name    = "left";
            c->fields[last].name = "right";
            table_add(m, &taken, "left", c);
            table_add(m, &taken, "right", c);
            continue;
        }
        int number = 1;
        for (int k = i; k < c->n_fields; k++)
            if (strcmp(c->fields[k].name, name) == 0 && (k == i || c->fields[k].name != NULL)) {
                const char *one;
                do
                    one = mem_print(m, "%s%d", name, number++);
                while (table_add(m, &taken, one, c));
                c->fields[k].name = one;
            }
    }
}
