#include "text/pattern.h"

#include "ground/buffer.h"
#include "ground/utf8.h"

#include <string.h>

/* ---- Running: all places that the code can be at, character by character. */

typedef struct places {
    int  all[ASN_RE_LONGEST];
    int  n;
    bool match;
} places;

/* Adds a place and those that need no character to come to. A place is added once for each character: `mark` has the number of the last. */
static void add(const int32_t *code, int at, places *p, int *marks, int round)
{
    int stack[ASN_RE_LONGEST], n = 0;
    stack[n++] = at;
    while (n > 0) {
        at = stack[--n];
        if (marks[at] == round)
            continue;
        marks[at] = round;
        switch (code[at]) {
        case ASN_RE_MATCH: p->match = true; break;
        case ASN_RE_SET: p->all[p->n++] = at; break;
        case ASN_RE_SPLIT:
            stack[n++] = code[at + 2];
            stack[n++] = code[at + 1];
            break;
        case ASN_RE_GO: stack[n++] = code[at + 1]; break;
        }
    }
}

static bool in_set(const int32_t *set, uint32_t c)
{
    for (int32_t i = 0; i < set[1]; i++)
        if (c >= (uint32_t)set[2 + 2 * i] && c <= (uint32_t)set[3 + 2 * i])
            return true;
    return false;
}

void asn_pattern_ends(const int32_t *code, const char *text, size_t length, bool (*found)(void *context, size_t end), void *context)
{
    int    marks[ASN_RE_LONGEST];
    places lists[2], *now = &lists[0], *next = &lists[1];
    memset(marks, 0, sizeof marks);
    now->n     = 0;
    now->match = false;
    add(code, 0, now, marks, 1);
    size_t at = 0;
    for (int round = 2;; round++) {
        if (now->match && !found(context, at))
            return;
        if (at == length || now->n == 0)
            return;
        size_t   n;
        uint32_t c = asn_utf8_get(text + at, length - at, &n);
        if (c == UINT32_MAX)
            return;
        next->n     = 0;
        next->match = false;
        for (int i = 0; i < now->n; i++) {
            const int32_t *set = code + now->all[i];
            if (in_set(set, c))
                add(code, now->all[i] + 2 + 2 * set[1], next, marks, round);
        }
        places *last = now;
        now          = next;
        next         = last;
        at += n;
    }
}

typedef struct whole {
    size_t length;
    bool   reached;
} whole;

static bool is_whole(void *context, size_t end)
{
    whole *w   = context;
    w->reached = w->reached || end == w->length;
    return true;
}

bool asn_pattern_matches(const int32_t *code, const char *text, size_t length)
{
    whole w = {length, false};
    asn_pattern_ends(code, text, length, is_whole, &w);
    return w.reached;
}

/* ---- What the task says of a type. */

const asn_pattern *asn_pattern_of(const asn_grammar *g, int type, int field, int i)
{
    bool own = false;
    for (int k = 0; k < g->n_patterns; k++)
        own = own || (field >= 0 && g->patterns[k].field == field);
    for (int k = 0; k < g->n_patterns; k++)
        if ((own ? g->patterns[k].field == field : g->patterns[k].type == type) && i-- == 0)
            return &g->patterns[k];
    return NULL;
}

static bool is_same_word(const char *a, const char *b, size_t n, bool any_case)
{
    for (size_t i = 0; i < n; i++)
        if (a[i] != b[i] && !(any_case && (a[i] | 32) == (b[i] | 32) && (a[i] | 32) >= 'a' && (a[i] | 32) <= 'z'))
            return false;
    return true;
}

static bool is_excepted(const asn_grammar *g, const asn_pattern *p, asn_atom v)
{
    for (const char *const *e = p->except; e && *e; e++)
        if (strlen(*e) == v.length && is_same_word(*e, v.text, v.length, g->free_case))
            return true;
    for (const int *o = p->others; o && *o >= 0; o++)
        for (int k = 0; k < g->n_patterns; k++) /* of these only the expression counts, so that two types can exclude each other */
            if (g->patterns[k].type == *o && asn_pattern_matches(g->patterns[k].code, v.text, v.length))
                return true;
    return false;
}

bool asn_pattern_allows(const asn_grammar *g, int type, int field, asn_atom v)
{
    const asn_pattern *p    = asn_pattern_of(g, type, field, 0);
    asn_atom_kind      kind = p ? p->kind : ASN_NO_ATOM;
    for (int i = 0; (p = asn_pattern_of(g, type, field, i)); i++)
        kind = p->kind == kind ? kind : ASN_NO_ATOM;
    if (kind && v.kind != kind) /* patterns of one kind: values of that kind only */
        return false;
    for (int i = 0; (p = asn_pattern_of(g, type, field, i)); i++)
        if ((p->kind == ASN_NO_ATOM || p->kind == v.kind) && (!asn_pattern_matches(p->code, v.text, v.length) || is_excepted(g, p, v)))
            return false;
    return true;
}

/* ---- Values. */

static uint32_t draw(uint64_t *seed, uint32_t below)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((*seed >> 33) % below);
}

static uint32_t character(const int32_t *set, uint64_t *seed)
{
    for (int tries = 0; tries < 20; tries++) { /* one that can be seen, if the set has some */
        const int32_t *range = set + 2 + 2 * draw(seed, (uint32_t)set[1]);
        uint32_t       from  = (uint32_t)range[0], to = (uint32_t)range[1];
        if (to > 0x17F && from <= 0x7E)
            to = draw(seed, 8) ? 0x7E : 0x17F;
        uint32_t c = from + draw(seed, to - from + 1);
        if (c >= 0x20 && c != 0x7F && (c < 0x7F || c > 0xA0) && (c < 0xD800 || c > 0xDFFF))
            return c;
    }
    return (uint32_t)set[2];
}

char *asn_pattern_sample(asn_arena *a, const int32_t *code, uint64_t *seed)
{
    asn_buffer b = {.arena = a};
    int        at = 0;
    for (int steps = 0; code[at] != ASN_RE_MATCH; steps++)
        switch (code[at]) {
        case ASN_RE_SET: {
            char   c[4];
            size_t n = asn_utf8_put(character(code + at, seed), c);
            asn_buffer_put(&b, c, n);
            at += 2 + 2 * code[at + 1];
            break;
        }
        case ASN_RE_SPLIT: at = code[at + (steps < 30 && draw(seed, 2) ? 1 : 2)]; break;
        default: at = code[at + 1];
        }
    return asn_buffer_end(&b);
}

typedef struct list {
    asn_arena   *a;
    const char **texts;
    int          n, most;
    char         text[64];
} list;

/* Depth first. Going back is a repetition: such a code is refused. */
static bool collect(list *l, const int32_t *code, int at, size_t length)
{
    if (length + 4 > sizeof l->text)
        return false;
    switch (code[at]) {
    case ASN_RE_MATCH:
        if (l->n == l->most || !(l->texts[l->n] = asn_arena_text(l->a, l->text, length)))
            return false;
        l->n++;
        return true;
    case ASN_RE_SET:
        for (int32_t i = 0; i < code[at + 1]; i++)
            for (int32_t c = code[at + 2 + 2 * i]; c <= code[at + 3 + 2 * i]; c++)
                if (!collect(l, code, at + 2 + 2 * code[at + 1], length + asn_utf8_put((uint32_t)c, l->text + length)))
                    return false;
        return true;
    case ASN_RE_SPLIT:
        return code[at + 1] > at && code[at + 2] > at && collect(l, code, code[at + 1], length) && collect(l, code, code[at + 2], length);
    default:
        return code[at + 1] > at && collect(l, code, code[at + 1], length);
    }
}

int asn_pattern_list(asn_arena *a, const int32_t *code, const char **texts, int most)
{
    list l = {.a = a, .texts = texts, .most = most};
    return collect(&l, code, 0, 0) ? l.n : -1;
}
