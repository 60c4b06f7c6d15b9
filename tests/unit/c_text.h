/* c_text.h: what a piece of generated C defines, found by reading it: functions, variables, enumerators, types. Knows as
 * much of C as asdlc writes: comments, strings, # lines, and declarations at the outermost level. */
#ifndef TEST_C_TEXT_H
#define TEST_C_TEXT_H
#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef enum c_kind { C_FUNCTION, C_PROTOTYPE, C_VARIABLE, C_ENUMERATOR, C_TYPEDEF, C_TAG } c_kind;

typedef struct c_name {
    c_kind kind;
    char   name[120];
} c_name;

typedef struct c_names {
    c_name *all;
    int     n, room;
} c_names;

static inline void c_names_free(c_names *s)
{
    free(s->all);
    *s = (c_names){0};
}

static inline void c_names_add(c_names *s, c_kind kind, const char *name)
{
    if (s->n == s->room) {
        s->room = s->room ? s->room * 2 : 256;
        s->all  = realloc(s->all, (size_t)s->room * sizeof *s->all);
        if (!s->all)
            abort();
    }
    c_name *one = &s->all[s->n++];
    one->kind   = kind;
    strncpy(one->name, name, sizeof one->name - 1);
    one->name[sizeof one->name - 1] = 0;
}

/* The next token: a name, a number, or one character; strings come as "\"". Empty at the end. */
static inline const char *c_token(const char *s, char *token)
{
    for (;;) {
        while (isspace((unsigned char)*s))
            s++;
        if (s[0] == '/' && s[1] == '*') {
            s = strstr(s + 2, "*/");
            s = s ? s + 2 : "";
        } else if (s[0] == '/' && s[1] == '/')
            s += strcspn(s, "\n");
        else if (s[0] == '#')
            s += strcspn(s, "\n");
        else
            break;
    }
    size_t n = 0;
    if (isalnum((unsigned char)*s) || *s == '_')
        while (isalnum((unsigned char)*s) || *s == '_') {
            if (n < 119)
                token[n++] = *s;
            s++;
        }
    else if (*s == '"' || *s == '\'') {
        char quote = *s++;
        while (*s && *s != quote)
            s += *s == '\\' && s[1] ? 2 : 1;
        s += *s == quote;
        token[n++] = quote;
    } else if (*s)
        token[n++] = *s++;
    token[n] = 0;
    return s;
}

/* One declaration at the outermost level, noted; behind it, or NULL at the end. */
static inline const char *c_declaration(const char *s, c_names *to)
{
    char token[120], last[120] = "", first[120] = "", name[120] = "", tag[120] = "";
    bool paren = false, equals = false, is_typedef = false, is_enum = false, after_comma = true, tagged = false;
    int  depth = 0, parens = 0, words = 0;
    while (s = c_token(s, token), token[0]) {
        bool word = isalpha((unsigned char)token[0]) || token[0] == '_';
        if (depth == 0 && parens == 0 && words == 0)
            strcpy(first, token);
        words += word;
        if (strcmp(token, "typedef") == 0)
            is_typedef = true;
        if (depth == 0 && strcmp(token, "enum") == 0 && words <= 2)
            is_enum = true;
        if (strcmp(token, "{") == 0) {
            if (depth++ == 0) {
                if (paren && !equals)
                    c_names_add(to, C_FUNCTION, name);
                else if (!equals && !tagged && !paren && last[0] && strcmp(last, "enum") != 0 && strcmp(first, "extern") != 0) {
                    strcpy(tag, last);
                    c_names_add(to, C_TAG, tag);
                    tagged = true;
                }
                after_comma = true;
                if (strcmp(first, "extern") == 0 && words == 1)
                    return s; /* extern "C" { */
            }
        } else if (strcmp(token, "}") == 0) {
            if (depth == 0)
                return s; /* of extern "C" */
            if (--depth == 0 && paren && !equals)
                return s; /* a function's body */
        } else if (depth == 0 && strcmp(token, "(") == 0) {
            if (!paren && !equals && parens == 0)
                strcpy(name, last);
            paren = paren || !equals;
            parens++;
        } else if (depth == 0 && strcmp(token, ")") == 0)
            parens--;
        else if (depth == 0 && parens == 0 && strcmp(token, "[") == 0 && !equals && !name[0])
            strcpy(name, last);
        else if (depth == 0 && parens == 0 && strcmp(token, "=") == 0 && !equals) {
            if (!name[0])
                strcpy(name, last);
            equals = true;
            c_names_add(to, C_VARIABLE, name);
        } else if (depth == 0 && strcmp(token, ";") == 0) {
            if (is_typedef)
                c_names_add(to, C_TYPEDEF, last);
            else if (paren && !equals && strcmp(name, "_Static_assert") != 0)
                c_names_add(to, C_PROTOTYPE, name);
            return s;
        } else if (depth == 1 && is_enum && !paren) {
            if (word && after_comma)
                c_names_add(to, C_ENUMERATOR, token);
            after_comma = strcmp(token, ",") == 0;
        }
        if (word)
            strcpy(last, token);
    }
    return NULL;
}

static inline void c_read(const char *text, c_names *to)
{
    while (text)
        text = c_declaration(text, to);
}
#endif
