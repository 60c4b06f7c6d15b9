/* helpers.h: what several suites need: a runner, a deterministic random source, grammars from strings, random trees. */
#ifndef TEST_HELPERS_H
#define TEST_HELPERS_H
#include <check.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Before a call of jansson, which is not compiled with MemorySanitizer: what others left on the stack would be taken for its own. */
#ifdef __has_feature
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
__attribute__((noinline, unused)) static void clear_stack(void)
{
    char below[1 << 16];
    __msan_unpoison(below, sizeof below);
}
#define CLEAR_STACK() clear_stack()
#endif
#endif
#ifndef CLEAR_STACK
#define CLEAR_STACK() ((void)0)
#endif

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

/* For inner loops: ck_assert notes its place in a file, even when it holds. */
#define MUST(holds)                        \
    do {                                   \
        if (!(holds))                      \
            ck_abort_msg("not %s", #holds); \
    } while (0)

/* In one process, so that sanitizers and coverage see everything; the exit status of the program. */
static inline int run_suite(Suite *s)
{
    SRunner *r = srunner_create(s);
    srunner_set_fork_status(r, CK_NOFORK);
    srunner_run_all(r, CK_NORMAL);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* One suite with one case that a table of tests fills. */
static inline TCase *only_case(Suite *s)
{
    TCase *c = tcase_create("all");
    suite_add_tcase(s, c);
    return c;
}

/* splitmix64 */
typedef struct rng {
    uint64_t state;
} rng;

static inline uint64_t rng_next(rng *r)
{
    uint64_t z = r->state += 0x9E3779B97F4A7C15u;
    z          = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z          = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static inline int rng_below(rng *r, int n)
{
    return (int)(rng_next(r) % (uint64_t)n);
}

/* What a function writes to a FILE, as a string that the caller frees. */
typedef struct capture {
    char  *text;
    size_t length;
    FILE  *file;
} capture;

static inline void capture_begin(capture *c)
{
    *c = (capture){0};
    c->file = open_memstream(&c->text, &c->length);
    ck_assert_ptr_nonnull(c->file);
}

static inline char *capture_end(capture *c)
{
    fclose(c->file);
    return c->text;
}

/* How often a piece of text occurs. */
static inline int occurrences(const char *text, const char *piece)
{
    int n = 0;
    for (const char *s = text; (s = strstr(s, piece)) != NULL; s += strlen(piece))
        n++;
    return n;
}

#ifdef ASDLC_LOAD_H /* include load.h and names.h before this header: grammars from strings */
typedef struct loaded {
    mem     *m;
    diag    *d;
    grammar *g;
    char    *messages; /* as a user sees them, without colour */
} loaded;

static inline loaded load_strings(const char *task, const char *asdl)
{
    loaded l = {.m = mem_new()};
    l.d      = diag_new(l.m);
    l.g      = grammar_new(l.m, l.d);
    ck_assert(names_set_program(l.g, "t"));
    load_text(l.g, task ? source_from_text(l.m, "t.task", task, strlen(task)) : NULL,
              asdl ? source_from_text(l.m, "t.asdl", asdl, strlen(asdl)) : NULL);
    capture c;
    capture_begin(&c);
    diag_print(l.d, c.file, false);
    l.messages = capture_end(&c);
    return l;
}

static inline void unload(loaded *l)
{
    mem_free(l->m);
    free(l->messages);
}

static inline int count_errors(const loaded *l)
{
    return (int)diag_errors(l->d);
}
#endif

#ifdef ASN_H /* include asn.h (and utf8.h) before this header: random trees of any grammar */
static inline asn_atom random_string(rng *r, asn_arena *a, bool bytes)
{
    static const uint32_t odd[] = {'\'', '"', '\\', '\n', '\r', '\t', 0, 1, 0x1F, 0x7F, 0x80, 0x85, 0xA0, 0xAD, 0xE9, 0x3B1,
                                   0x2028, 0x200B, 0xD800, 0xDC80, 0xDFFF, 0xFEFF, 0xFFFD, 0xFFFF, 0x1F600, 0x10FFFF, '{', '%'};
    int   n    = rng_below(r, 4) ? rng_below(r, 6) : rng_below(r, 40);
    char *text = asn_arena_small(a, (size_t)n * 4 + 1);
    char *to   = text;
    for (int i = 0; i < n; i++) {
        if (bytes)
            *to++ = (char)rng_below(r, 256);
        else
            to += asn_utf8_put(rng_below(r, 2) ? (uint32_t)(' ' + rng_below(r, 95)) : odd[rng_below(r, COUNT(odd))], to);
    }
    *to = 0;
    return (asn_atom){bytes ? ASN_BYTES : ASN_STRING, (uint32_t)(to - text), text};
}

static inline asn_atom random_atom(rng *r, asn_arena *a, asn_builtin builtin, bool none)
{
    static const char *const numbers[] = {"0", "-1", "3.14", "1e-07", "1e+16", "2.5j", "(1+2j)", "(-0-2.5e-3j)", "0x1F", "-inf", ".5", "1.",
                                          "123456789012345678901234567890", "1_000", "1e309"};
    static const char *const names[] = {"None", "True", "False", "Ellipsis", "inf", "nan", "x1", "_", "nanj", "b", "u"};
    int kind = builtin == ASN_IDENTIFIER ? 0 : builtin == ASN_INT ? 2 : rng_below(r, 4);
    if (kind == 2)
        return asn_number(numbers[rng_below(r, COUNT(numbers))]);
    if (kind == 3)
        return asn_name(names[none ? rng_below(r, COUNT(names)) : 1 + rng_below(r, COUNT(names) - 1)]);
    return random_string(r, a, kind == 1);
}

/* The least height and the least number of nodes that trees of each type have, and the latter for each constructor. */
typedef struct least {
    const asn_grammar *g;
    int                height[200], size[200], ctor_size[400];
} least;

static inline const least *least_of(const asn_grammar *g)
{
    enum { GRAMMARS = 8, NEVER = 1 << 20 };
    static least all[GRAMMARS];
    int          k = 0;
    while (k < GRAMMARS && all[k].g && all[k].g != g)
        k++;
    MUST(k < GRAMMARS && g->n_types <= COUNT(all->size) && g->n_ctors < COUNT(all->ctor_size));
    least *l = &all[k];
    if (l->g == g)
        return l;
    l->g = g;
    for (int t = 0; t < g->n_types; t++)
        l->height[t] = l->size[t] = g->types[t].primitive ? 1 : NEVER;
    for (bool changed = true; changed;) {
        changed = false;
        for (int c = 1; c <= g->n_ctors; c++) {
            int height = 1, size = 1, t = g->ctors[c].type;
            for (int i = 0; i < g->ctors[c].n_fields; i++) {
                const asn_field *f = &g->fields[g->ctors[c].first_field + i];
                if (f->card != ASN_ONE)
                    continue;
                height = l->height[f->type] >= height ? l->height[f->type] + 1 : height;
                size += l->size[f->type];
            }
            l->ctor_size[c] = size < NEVER ? size : NEVER;
            changed         = changed || height < l->height[t] || size < l->size[t];
            l->height[t]    = height < l->height[t] ? height : l->height[t];
            l->size[t]      = size < l->size[t] ? size : l->size[t];
        }
    }
    return l;
}

/* A tree of at most about so many nodes: a constructor that fits the budget, what is left spread over its fields. */
static inline const asn_tree *random_tree(rng *r, asn_arena *a, const asn_grammar *g, int type, int budget);

static inline const asn_tree *random_child(rng *r, asn_arena *a, const asn_grammar *g, const asn_field *f, int budget)
{
    const asn_type *t = &g->types[f->type];
    if (t->primitive)
        return asn_tree_of_atom(a, random_atom(r, a, t->builtin, f->card == ASN_ONE || f->card == ASN_SEQUENCE));
    return random_tree(r, a, g, f->type, budget);
}

static inline int random_ctor(rng *r, const asn_grammar *g, const asn_type *t, int budget)
{
    const int *size = least_of(g)->ctor_size;
    for (int tries = 0; tries < 8; tries++) {
        int c = t->first_ctor + rng_below(r, t->n_ctors);
        if (size[c] <= budget)
            return c;
    }
    int best = t->first_ctor;
    for (int c = best + 1; c < t->first_ctor + t->n_ctors; c++)
        if (size[c] < size[best])
            best = c;
    return best;
}

static inline const asn_tree *random_tree(rng *r, asn_arena *a, const asn_grammar *g, int type, int budget)
{
    int             ctor = random_ctor(r, g, &g->types[type], budget);
    const asn_ctor *c    = &g->ctors[ctor];
    asn_build       b    = asn_build_begin(a, g, ctor);
    const least    *l    = least_of(g);
    int             spare = budget > l->ctor_size[ctor] ? budget - l->ctor_size[ctor] : 0;
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f     = &g->fields[c->first_field + i];
        int              least = l->size[f->type];
        int              share = i + 1 == c->n_fields ? spare : spare ? rng_below(r, spare + 1) : 0;
        spare -= share;
        if (f->card == ASN_ONE) {
            asn_build_child(&b, i, random_child(r, a, g, f, least + share));
            continue;
        }
        if (f->card == ASN_OPTIONAL) {
            if (share >= least)
                asn_build_child(&b, i, random_child(r, a, g, f, share));
            continue;
        }
        const asn_tree *all[16];
        int             n = 0;
        while (n < 16 && share >= least && rng_below(r, 5)) {
            int part = least + rng_below(r, share - least + 1);
            bool gap = f->card == ASN_OPTIONALS && rng_below(r, 3) == 0;
            all[n++] = gap ? NULL : random_child(r, a, g, f, part);
            share -= part;
        }
        asn_build_children(&b, i, all, n);
    }
    const asn_tree *t = asn_build_end(&b);
    MUST(t);
    return t;
}
#endif
#endif
