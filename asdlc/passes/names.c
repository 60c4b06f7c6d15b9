#include "passes/names.h"

#include <ctype.h>
#include <string.h>

static const char *const reserved[] = {
    "alignas", "alignof", "and", "and_eq", "asm", "assert", "auto", "bitand", "bitor", "bool", "break", "case", "catch",
    "char", "char16_t", "char32_t", "char8_t", "class", "co_await", "co_return", "co_yield", "compl", "complex", "concept",
    "const", "const_cast", "consteval", "constexpr", "constinit", "continue", "decltype", "default", "delete", "do", "double",
    "dynamic_cast", "else", "enum", "errno", "explicit", "export", "extern", "false", "float", "for", "friend", "goto", "if",
    "imaginary", "inline", "int", "linux", "long", "major", "minor", "mutable", "namespace", "new", "noexcept", "noreturn",
    "not", "not_eq", "nullptr", "offsetof", "operator", "or", "or_eq", "private", "protected", "public", "register",
    "reinterpret_cast", "requires", "restrict", "return", "short", "signed", "sizeof", "static", "static_assert",
    "static_cast", "stderr", "stdin", "stdout", "struct", "switch", "template", "this", "thread_local", "throw", "true",
    "try", "typedef", "typeid", "typename", "union", "unix", "unsigned", "using", "va_arg", "va_copy", "va_end", "va_start",
    "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq", "EOF", "I", "NULL", "RAND_MAX", "BUFSIZ", "arena",
};

bool names_is_reserved(const char *name)
{
    for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
        if (strcmp(name, reserved[i]) == 0)
            return true;
    return name[0] == '_'; /* _Bool and other names that belong to the implementation */
}

char *names_identifier(mem *m, const char *text)
{
    char *name = mem_alloc(m, strlen(text) * 8 + 2, 1), *to = name;
    if (isdigit((unsigned char)text[0]))
        *to++ = '_';
    for (const unsigned char *s = (const unsigned char *)text; *s; s++) {
        if (*s < 0x80) {
            *to++ = isalnum(*s) ? (char)*s : '_';
            continue;
        }
        unsigned code = *s & (*s >= 0xF0 ? 7u : *s >= 0xE0 ? 15u : 31u);
        while ((s[1] & 0xC0) == 0x80)
            code = code << 6 | (*++s & 0x3Fu);
        to += snprintf(to, 8, "u%04X", code & 0x1FFFFF);
    }
    *to = 0;
    return name;
}

bool names_set_program(grammar *g, const char *name)
{
    char *lower = names_identifier(g->m, name);
    if (lower[0] == '_')
        lower = mem_print(g->m, "g%s", lower); /* 2024.task: g_2024 */
    char *upper = mem_text(g->m, lower, strlen(lower));
    for (size_t i = 0; lower[i]; i++) {
        lower[i] = (char)tolower((unsigned char)lower[i]);
        upper[i] = (char)toupper((unsigned char)upper[i]);
    }
    g->name  = lower;
    g->upper = upper;
    return lower[0] && strcmp(lower, "asn") != 0 && strncmp(lower, "asn_", 4) != 0;
}

/* All C names that are made from a stem, so that clashes between families are found too: the type 'x', and a product 'type' with a
 * field 'x', would both be called geo_type_x. %s stands for the stem, ^ for the prefix in capitals. */
static const char *const type_patterns[]  = {"type_%s", "m_%s", "%s", "%s_kind", "%s_tree", "as_%s", "visit_%s", "spell_%s", "attributes_%s",
                                          "^TYPE_%s", NULL};
static const char *const ctor_patterns[]  = {"ctor_%s", "new_%s", "print_%s", "^%s", NULL};
static const char *const field_patterns[] = {"field_%s", "m_%s", "%s", "%s_count", "spell_%s", "^%s", NULL};
static const char *const fixed_patterns[] = {"grammar", "read", "write", "text", "visitor", "visit_enter", "visit_leave", "modules",
                                          "types", "ctors", "fields", "grammar_text", "task_text", "inputs", "copies", "settings",
                                          "hash", "templates", "steps", "patterns", "say_steps", "says", "say_values", "frames", "values", "value_items", "weights", "say", "pattern_code", "pattern_except", "kinds", "entities", "phrases", "stars", "lexicon", "p_choice", "p_constructor", "p_one", "p_optional", "p_sequence",
                                          "p_optionals", "p_closed", "p_open", "long_lines", "^H", "^TREE_H", NULL};

typedef struct naming {
    mem   *m;
    table  taken; /* C name -> the stem's owner */
} naming;

/* Claims all names of one stem. Returns the owner of a name that was taken before, or NULL. */
static const void *claim(naming *n, const char *const *patterns, const char *stem, const void *owner)
{
    const void *other = NULL;
    for (int i = 0; patterns[i]; i++) {
        const char *mark  = strchr(patterns[i], '%');
        char       *name  = mark ? mem_print(n->m, "%.*s%s%s", (int)(mark - patterns[i]), patterns[i], stem, mark + 2)
                                 : mem_text(n->m, patterns[i], strlen(patterns[i]));
        const void *first = table_add(n->m, &n->taken, name, (void *)(uintptr_t)owner);
        if (first && first != owner && !other)
            other = first;
    }
    return other;
}

/* On a clash with a type or constructor, the field changes its name. When two fields clash, both get two underscores, then numbers. */
static const char *field_stem(mem *m, const field *f, int level)
{
    const char *name = names_identifier(m, f->name);
    if (level == 0)
        return mem_print(m, "%s_%s", f->owner->named.stem, name);
    if (level == 1)
        return mem_print(m, "%s__%s", f->owner->named.stem, name);
    return mem_print(m, "%s__%s_%d", f->owner->named.stem, name, level);
}

static const char *plain_stem(mem *m, const char *name, int level)
{
    const char *stem = names_identifier(m, name);
    return level == 0 ? stem : mem_print(m, "%s_%d", stem, level + 1);
}

typedef struct levels {
    int *type, *ctor, *field;
} levels;

/* Names everything according to these levels, and raises the level of what clashes. Returns whether another round is needed. */
static bool assign_round(grammar *g, const levels *l)
{
    static const char fixed;
    naming n     = {.m = g->m};
    bool   again = false;
    claim(&n, fixed_patterns, "", &fixed);
    for (int i = 0; i < g->n_types; i++) {
        type *t = g->types[i];
        t->named.stem = plain_stem(g->m, t->name, l->type[i]);
        if (claim(&n, type_patterns, t->named.stem, t)) {
            l->type[i]++;
            again = true;
        }
    }
    for (int i = 0; i < g->n_ctors; i++) {
        constructor *c = g->ctors[i];
        c->named.stem        = plain_stem(g->m, c->name, l->ctor[i]);
        const void *other = claim(&n, ctor_patterns, c->named.stem, c);
        for (size_t k = 1; k < g->task.n_styles && !other; k++) { /* geo_as_1_If: its printer in another style */
            const char *const styled[] = {mem_print(g->m, "as_%zu_%%s", k), NULL};
            other = claim(&n, styled, c->named.stem, c);
        }
        if (other) {
            l->ctor[i]++;
            again = true;
        }
    }
    for (int i = 0; i < g->n_fields; i++) {
        field *f       = g->fields[i];
        f->named.stem        = field_stem(g->m, f, l->field[i]);
        const void *other = claim(&n, field_patterns, f->named.stem, f);
        if (!other)
            continue;
        again = true;
        l->field[i]++;
        for (int k = 0; k < i; k++) /* rare, so a linear search is fine */
            if (g->fields[k] == other && l->field[k] == 0)
                l->field[k] = 1;
    }
    return again;
}

/* A name that can be used alone in C: not a keyword, not a macro (a word in capitals could be one), not a name that generated code
 * uses. */
static const char *safe(const grammar *g, const char *name)
{
    const char *c = names_identifier(g->m, name);
    size_t      n = strlen(g->name);
    bool        lower = false;
    for (const char *s = c; *s; s++)
        lower = lower || islower((unsigned char)*s);
    if (strncmp(c, "asn_", 4) == 0 || ((strncmp(c, g->name, n) == 0 || strncmp(c, g->upper, n) == 0) && c[n] == '_'))
        return mem_print(g->m, "%s%s", strcmp(g->name, "p") == 0 ? "q_" : "p_", c);
    return names_is_reserved(c) || (!lower && c[1]) ? mem_print(g->m, "%s_", c) : c;
}

/* Parameters of geo_new_If(...): the field's own name where C allows it and no other parameter has it. */
static void name_parameters(grammar *g, constructor *c)
{
    table taken = {0};
    for (int i = 0; i < c->n_fields; i++) {
        const char *name = safe(g, c->fields[i].name);
        while (table_add(g->m, &taken, name, c) || (grammar_is_many(&c->fields[i]) &&
                                                    table_add(g->m, &taken, mem_print(g->m, "%s_count", name), c)))
            name = mem_print(g->m, "%s_", name);
        c->fields[i].named.parameter = name;
    }
}

/* A constructor's module is geo_m_Apply, or geo_m_span_ctor where something else is called that. */
static void name_modules(grammar *g)
{
    static const char fixed;
    naming            n = {.m = g->m};
    claim(&n, fixed_patterns, "", &fixed);
    for (int i = 0; i < g->n_types; i++)
        claim(&n, type_patterns, g->types[i]->named.stem, g->types[i]);
    for (int i = 0; i < g->n_ctors; i++)
        claim(&n, ctor_patterns, g->ctors[i]->named.stem, g->ctors[i]);
    for (int i = 0; i < g->n_fields; i++)
        claim(&n, field_patterns, g->fields[i]->named.stem, g->fields[i]);
    for (int i = 0; i < g->n_ctors; i++) {
        const char *name = g->ctors[i]->named.stem;
        for (const char *tail = "_ctor"; table_add(g->m, &n.taken, mem_print(g->m, "m_%s", name), g); tail = "_")
            name = mem_print(g->m, "%s%s", name, tail);
        g->ctors[i]->named.module = name;
    }
}

static void name_members(grammar *g)
{
    table taken = {0};
    table_add(g->m, &taken, "context", g);
    table_add(g->m, &taken, "leave", g);
    for (int i = 0; i < g->n_ctors; i++) {
        const char *name = safe(g, g->ctors[i]->name);
        while (table_add(g->m, &taken, name, g))
            name = mem_print(g->m, "%s_", name);
        g->ctors[i]->named.member = name;
    }
}

void names_assign(grammar *g)
{
    levels l = {mem_alloc(g->m, (size_t)g->n_types + 1, sizeof(int)), mem_alloc(g->m, (size_t)g->n_ctors + 1, sizeof(int)),
                mem_alloc(g->m, (size_t)g->n_fields + 1, sizeof(int))};
    while (assign_round(g, &l))
        ;
    for (int i = 0; i < g->n_ctors; i++)
        name_parameters(g, g->ctors[i]);
    name_modules(g);
    name_members(g);
}
