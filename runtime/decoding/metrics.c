#include "decoding/metrics.h"

#include "decoding/same.h"
#include "ground/buffer.h"
#include "text/print.h"
#include "ground/utf8.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct token {
    const char *text;
    size_t      length;
    size_t      close; /* of a bracket that opens: where it closes */
} token;

static bool token_is(const token *t, const char *text)
{
    return t->length == strlen(text) && memcmp(t->text, text, t->length) == 0;
}

/* ---- Exact match. */

static int by_string(const void *x, const void *y)
{
    return strcmp(*(const char *const *)x, *(const char *const *)y);
}

/* The text of a tree, children of unordered fields sorted by theirs. NULL: out of memory. */
static const char *canonical(const asn_grammar *g, const asn_tree *t, asn_arena *a)
{
    asn_buffer b = {0};
    if (!t)
        return "None";
    if (t->ctor == 0)
        asn_print_repr(&b, asn_tree_value(t));
    else {
        const asn_ctor *c = &g->ctors[t->ctor];
        asn_buffer_put(&b, c->name, (size_t)c->length);
        for (int f = 0; f < c->n_fields; f++) {
            int          n   = asn_tree_count(t, f);
            const char **all = asn_arena_alloc(a, (size_t)n + 1, sizeof *all);
            for (int i = 0; all && i < n; i++)
                if (!(all[i] = canonical(g, asn_tree_child(t, f, i), a)))
                    all = NULL;
            if (!all) {
                asn_buffer_free(&b);
                return NULL;
            }
            if (g->fields[c->first_field + f].unordered)
                qsort(all, (size_t)n, sizeof *all, by_string);
            asn_buffer_put(&b, "[", 1);
            for (int i = 0; i < n; i++) {
                asn_buffer_put(&b, all[i], strlen(all[i]));
                asn_buffer_put(&b, ",", 1);
            }
            asn_buffer_put(&b, "]", 1);
        }
    }
    const char *text = b.failed ? NULL : asn_arena_text(a, b.text, b.length);
    asn_buffer_free(&b);
    return text;
}

bool asn_metrics_same(const asn_grammar *g, const asn_tree *a, const asn_tree *b, asn_arena *scratch)
{
    return asn_same(g, a, b, scratch);
}

/* ---- Exact match of lang2logic. */

static size_t split(const char *text, token *all)
{
    static const char blanks[] = " \t\r\n";
    size_t            n        = 0;
    for (text += strspn(text, blanks); *text; text += strspn(text, blanks)) {
        all[n] = (token){text, strcspn(text, blanks), 0};
        text += all[n++].length;
    }
    return n;
}

/* Keeps what lang2logic's reader keeps, pairs the brackets, and returns how many tokens that are: a bracket that never
 * closes goes with all behind it; one that closes too much swallows what follows until another opens. */
static size_t pair_brackets(token *all, size_t n)
{
    size_t kept = 0, open = SIZE_MAX, surplus = 0;
    for (size_t i = 0; i < n; i++) {
        bool opens = token_is(&all[i], "("), closes = token_is(&all[i], ")");
        if (surplus || (closes && open == SIZE_MAX)) {
            surplus = surplus + closes - opens;
            continue;
        }
        all[kept] = all[i];
        if (opens) {
            all[kept].close = open; /* until it closes: the open one around it */
            open            = kept;
        } else if (closes) {
            size_t around   = all[open].close;
            all[open].close = kept;
            open            = around;
        }
        kept++;
    }
    for (; open != SIZE_MAX; open = all[open].close)
        kept = open;
    return kept;
}

typedef struct child {
    size_t      at, offset; /* its token, its key in the buffer */
    const char *key;
} child;

typedef struct l2l {
    token     *all;
    size_t    *todo; /* tokens still to be written, the next one last */
    child     *room; /* of one node, while they are sorted */
    asn_buffer keys, out;
} l2l;

/* The text of a child as it stands; a sub-tree's is without its brackets, so that a and ( a ) are equal, as there. */
static void put_key(l2l *s, size_t at)
{
    const token *t    = &s->all[at];
    bool         leaf = !token_is(t, "(");
    size_t       from = leaf ? at : at + 1, to = leaf ? at + 1 : t->close;
    for (size_t i = from; i < to; i++) {
        t = &s->all[i];
        asn_buffer_put(&s->keys, " ", i > from);
        asn_buffer_put(&s->keys, t->text, t->length);
        asn_buffer_put(&s->keys, " ", token_is(t, "(") && t->close == i + 1); /* nothing, joined by blanks */
    }
    asn_buffer_put(&s->keys, "", 1);
}

static int by_key(const void *x, const void *y)
{
    const child *a = x, *b = y;
    int          order = strcmp(a->key, b->key);
    return order ? order : (a->at > b->at) - (a->at < b->at);
}

/* Sorts children by their keys; of equal ones the last stays. */
static size_t sort_children(l2l *s, size_t *at, size_t n)
{
    s->keys.length = 0;
    for (size_t i = 0; i < n; i++) {
        s->room[i] = (child){at[i], s->keys.length, NULL};
        put_key(s, at[i]);
    }
    if (s->keys.failed)
        return 0;
    for (size_t i = 0; i < n; i++)
        s->room[i].key = s->keys.text + s->room[i].offset;
    qsort(s->room, n, sizeof *s->room, by_key);
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (i + 1 == n || strcmp(s->room[i].key, s->room[i + 1].key) != 0)
            at[kept++] = s->room[i].at;
    return kept;
}

/* Puts the children between two tokens on the list of what is to be written, the first one last. */
static size_t push_children(l2l *s, size_t from, size_t to, size_t *todo)
{
    size_t n = 0;
    for (size_t i = from; i < to; i++) {
        todo[n++] = i;
        if (token_is(&s->all[i], "("))
            i = s->all[i].close;
    }
    if (n > 1 && (token_is(&s->all[from], "and") || token_is(&s->all[from], "or")))
        n = 1 + sort_children(s, todo + 1, n - 1);
    for (size_t i = 0; i < n / 2; i++) {
        size_t other    = todo[i];
        todo[i]         = todo[n - 1 - i];
        todo[n - 1 - i] = other;
    }
    return n;
}

static void write_normal(l2l *s, size_t n)
{
    size_t left = push_children(s, 0, n, s->todo); /* a token waits there once, so n of them fit */
    while (left) {
        size_t       at = s->todo[--left];
        const token *t  = &s->all[at];
        asn_buffer_put(&s->out, t->text, t->length);
        asn_buffer_put(&s->out, " ", 1);
        if (!token_is(t, "("))
            continue;
        s->todo[left++] = t->close;
        left += push_children(s, at + 1, t->close, s->todo + left);
    }
    asn_buffer_put(&s->out, "", 1);
}

/* The text in normal form, which the caller frees; NULL: out of memory. */
static char *normal_form(const char *text)
{
    size_t room = strlen(text) / 2 + 1;
    l2l    s    = {.all = calloc(room, sizeof *s.all), .todo = calloc(room, sizeof *s.todo), .room = calloc(room, sizeof *s.room)};
    bool   ok   = s.all && s.todo && s.room;
    if (ok)
        write_normal(&s, pair_brackets(s.all, split(text, s.all)));
    ok = ok && !s.keys.failed && !s.out.failed;
    free(s.all);
    free(s.todo);
    free(s.room);
    asn_buffer_free(&s.keys);
    if (ok)
        return s.out.text;
    asn_buffer_free(&s.out);
    return NULL;
}

int asn_metrics_l2l(const char *gold, const char *predicted)
{
    char *a = normal_form(gold), *b = a ? normal_form(predicted) : NULL;
    int   same = a && b ? strcmp(a, b) == 0 : -1;
    free(a);
    free(b);
    return same;
}

/* ---- BLEU. */

static bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool is_word(char c)
{
    return is_lower(c) || is_upper(c) || (c >= '0' && c <= '9') || c == '_';
}

/* \s of Python's regular expressions. */
static bool is_space(uint32_t c)
{
    return (c >= 0x09 && c <= 0x0D) || (c >= 0x1C && c <= 0x20) || c == 0x85 || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) ||
           c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

static size_t word_length(const char *s)
{
    size_t n = 0;
    while (is_word(s[n]) && !(n && is_lower(s[n - 1]) && is_upper(s[n])))
        n++;
    return n;
}

/* At most as many tokens as bytes. */
static size_t tokenise(const char *text, token *all)
{
    size_t n = 0, length;
    for (size_t left = strlen(text); left; left -= length, text += length) {
        if ((length = word_length(text)) > 0)
            all[n++] = (token){text, length, 0};
        else if (!is_space(asn_utf8_get(text, left, &length)))
            all[n++] = (token){*text == '"' || *text == '\'' ? "`" : text, length, 0};
    }
    return n;
}

/* An n-gram as two numbers, that of the n-1 tokens before its last and that of its last: equal numbers, equal text. */
typedef struct gram {
    size_t first, last, at;
} gram;

typedef struct bleu {
    token  *tokens; /* the reference's, then the hypothesis' */
    gram   *grams;
    size_t *number; /* of the n-gram that begins at a token */
    size_t *single; /* the same for n = 1 */
    size_t  n_reference, n;
} bleu;

static int by_text(const void *x, const void *y)
{
    const token *a = *(const token *const *)x, *b = *(const token *const *)y;
    int          order = memcmp(a->text, b->text, a->length < b->length ? a->length : b->length);
    return order ? order : (a->length > b->length) - (a->length < b->length);
}

static bool number_tokens(bleu *s)
{
    const token **sorted = calloc(s->n + 1, sizeof *sorted);
    if (!sorted)
        return false;
    for (size_t i = 0; i < s->n; i++)
        sorted[i] = &s->tokens[i];
    qsort(sorted, s->n, sizeof *sorted, by_text);
    for (size_t i = 0, number = 0; i < s->n; i++) {
        if (i && by_text(&sorted[i - 1], &sorted[i]) != 0)
            number = i;
        s->single[sorted[i] - s->tokens] = number;
    }
    free(sorted);
    return true;
}

static int by_numbers(const void *x, const void *y)
{
    const gram *a = x, *b = y;
    if (a->first != b->first)
        return a->first < b->first ? -1 : 1;
    return (a->last > b->last) - (a->last < b->last);
}

/* How many n-grams of the hypothesis the reference has too, each as often as it is there. Call it for n = 1, 2, ... */
static size_t count_matches(bleu *s, size_t n)
{
    size_t count = 0, matches = 0;
    for (size_t i = 0; i < s->n; i++)
        if (i + n <= (i < s->n_reference ? s->n_reference : s->n))
            s->grams[count++] = (gram){s->number[i], s->single[i + n - 1], i};
    qsort(s->grams, count, sizeof *s->grams, by_numbers);
    for (size_t from = 0, to = 0; from < count; from = to) {
        size_t in_reference = 0;
        for (; to < count && by_numbers(&s->grams[from], &s->grams[to]) == 0; to++) {
            s->number[s->grams[to].at] = from;
            in_reference += s->grams[to].at < s->n_reference;
        }
        size_t in_hypothesis = to - from - in_reference;
        matches += in_reference < in_hypothesis ? in_reference : in_hypothesis;
    }
    return matches;
}

static double score(bleu *s)
{
    size_t length = s->n - s->n_reference, orders = length < 4 ? length : 4;
    double sum = 0, zeros = 1; /* 2^k at the k-th precision of 0 */
    if (s->n == 0)
        return 1;
    for (size_t n = 1; n <= orders; n++) {
        size_t matches = count_matches(s, n);
        double count   = (double)(length - n + 1);
        if (n == 1 && matches == 0)
            return 0;
        if (matches == 0)
            zeros *= 2;
        sum += log(matches ? (double)matches / count : 1 / (zeros * count));
    }
    if (orders == 0)
        return 0;
    double brevity = length > s->n_reference ? 1 : exp(1 - (double)s->n_reference / (double)length);
    return brevity * exp(sum / (double)orders);
}

double asn_metrics_bleu(const char *reference, const char *hypothesis)
{
    size_t room = strlen(reference) + strlen(hypothesis) + 1;
    bleu   s    = {.tokens = calloc(room, sizeof *s.tokens), .grams = calloc(room, sizeof *s.grams)};
    s.number    = calloc(room, sizeof *s.number);
    s.single    = calloc(room, sizeof *s.single);
    bool ok     = s.tokens && s.grams && s.number && s.single;
    if (ok) {
        s.n_reference = tokenise(reference, s.tokens);
        s.n           = s.n_reference + tokenise(hypothesis, s.tokens + s.n_reference);
        ok            = number_tokens(&s);
    }
    double result = ok ? score(&s) : -1;
    free(s.tokens);
    free(s.grams);
    free(s.number);
    free(s.single);
    return result;
}

/* ---- Trees. They are at most ASN_MAX_HEIGHT high, so these recursions end in time. */

static int type_of(const asn_grammar *g, const asn_tree *t)
{
    return t->ctor ? g->ctors[t->ctor].type : g->root; /* of a root: only there a value has no field */
}

static int64_t size_of(const asn_grammar *g, const asn_tree *t, int type, const bool *skip)
{
    const asn_ctor *c = &g->ctors[t->ctor]; /* a value has no fields: ctors[0] is nobody */
    int64_t         n = !(skip && skip[type]);
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++) {
            const asn_tree *child = asn_tree_child(t, f, i);
            n += child ? size_of(g, child, g->fields[c->first_field + f].type, skip) : 0;
        }
    return n;
}

static bool same_label(const asn_tree *a, const asn_tree *b)
{
    return a->ctor == b->ctor && (a->ctor || asn_atom_equal(asn_tree_value(a), asn_tree_value(b)));
}

static int64_t common_of(const asn_grammar *g, const asn_tree *a, const asn_tree *b, int type, const bool *skip)
{
    if (!a || !b || !same_label(a, b))
        return 0;
    const asn_ctor *c = &g->ctors[a->ctor];
    int64_t         n = !(skip && skip[type]);
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(a, f) && i < asn_tree_count(b, f); i++)
            n += common_of(g, asn_tree_child(a, f, i), asn_tree_child(b, f, i), g->fields[c->first_field + f].type, skip);
    return n;
}

void asn_metrics_common(const asn_grammar *g, const asn_tree *gold, const asn_tree *predicted, const bool *skip, int64_t *common,
                        int64_t *n_gold, int64_t *n_predicted)
{
    *n_gold      = gold ? size_of(g, gold, type_of(g, gold), skip) : 0;
    *n_predicted = predicted ? size_of(g, predicted, type_of(g, predicted), skip) : 0;
    *common      = gold ? common_of(g, gold, predicted, type_of(g, gold), skip) : 0;
}

typedef struct children {
    const asn_tree **all;
    const char     **keys; /* where order is free */
    int              n;
} children;

static bool take_children(const asn_grammar *g, const asn_tree *t, int f, bool unordered, asn_arena *a, children *c)
{
    c->n    = asn_tree_count(t, f);
    c->all  = asn_arena_alloc(a, (size_t)c->n + 1, sizeof *c->all);
    c->keys = asn_arena_alloc(a, (size_t)c->n + 1, sizeof *c->keys);
    for (int i = 0; c->all && c->keys && i < c->n; i++) {
        c->all[i] = asn_tree_child(t, f, i);
        if (unordered && !(c->keys[i] = canonical(g, c->all[i], a)))
            return false;
    }
    return c->all && c->keys;
}

static void drop(children *c, int at)
{
    c->n--;
    memmove(c->all + at, c->all + at + 1, (size_t)(c->n - at) * sizeof *c->all);
    memmove(c->keys + at, c->keys + at + 1, (size_t)(c->n - at) * sizeof *c->keys);
}

/* Where order is free, what both have is right. */
static void drop_shared(children *gold, children *predicted)
{
    for (int i = 0; i < gold->n;) {
        int k = 0;
        while (k < predicted->n && strcmp(gold->keys[i], predicted->keys[k]) != 0)
            k++;
        if (k == predicted->n)
            i++;
        else {
            drop(gold, i);
            drop(predicted, k);
        }
    }
}

static asn_error_kind stop_at(asn_first_error *at, asn_error_kind kind, const asn_tree *gold, const asn_tree *predicted)
{
    at->gold      = gold;
    at->predicted = predicted;
    return at->kind = kind;
}

/* at has the parent and the field when it comes in, and the same when nothing is wrong. Out of memory: a missing child. */
static asn_error_kind error_of(const asn_grammar *g, const asn_tree *gold, const asn_tree *predicted, asn_arena *a, asn_first_error *at)
{
    asn_first_error from = *at;
    if (!gold || !predicted)
        return stop_at(at, gold ? ASN_MISSING_CHILD : predicted ? ASN_EXTRA_CHILD : ASN_RIGHT, gold, predicted);
    if (gold->ctor == 0 && predicted->ctor == 0)
        return stop_at(at, asn_atom_equal(asn_tree_value(gold), asn_tree_value(predicted)) ? ASN_RIGHT : ASN_WRONG_VALUE, gold, predicted);
    at->ctor = gold->ctor;
    if (gold->ctor != predicted->ctor)
        return stop_at(at, ASN_WRONG_CTOR, gold, predicted);
    const asn_ctor *c = &g->ctors[gold->ctor];
    for (int f = 0; f < c->n_fields; f++) {
        const asn_field *field = &g->fields[c->first_field + f];
        children         want, got;
        int              i = 0;
        asn_error_kind   e = ASN_RIGHT;
        at->field = c->first_field + f;
        at->type  = field->type;
        if (!take_children(g, gold, f, field->unordered, a, &want) || !take_children(g, predicted, f, field->unordered, a, &got))
            return stop_at(at, ASN_MISSING_CHILD, gold, predicted);
        if (field->unordered)
            drop_shared(&want, &got);
        for (; i < want.n && i < got.n && e == ASN_RIGHT; i++)
            e = error_of(g, want.all[i], got.all[i], a, at);
        if (e == ASN_RIGHT && want.n != got.n)
            e = stop_at(at, want.n > got.n ? ASN_MISSING_CHILD : ASN_EXTRA_CHILD, i < want.n ? want.all[i] : NULL, i < got.n ? got.all[i] : NULL);
        if (e != ASN_RIGHT)
            return e;
    }
    *at = from;
    return ASN_RIGHT;
}

asn_first_error asn_metrics_first_difference(const asn_grammar *g, const asn_tree *gold, const asn_tree *predicted, asn_arena *scratch)
{
    asn_first_error at = {.kind = ASN_RIGHT, .field = -1, .type = gold ? type_of(g, gold) : g->root};
    error_of(g, gold, predicted, scratch, &at);
    return at;
}

asn_error_kind asn_metrics_first_error(const asn_grammar *g, const asn_tree *gold, const asn_tree *predicted, asn_arena *scratch, int *ctor)
{
    asn_first_error at = asn_metrics_first_difference(g, gold, predicted, scratch);
    if (ctor)
        *ctor = at.ctor;
    return at.kind;
}

const char *asn_metrics_error_name(asn_error_kind kind)
{
    static const char *const names[] = {"right", "wrong constructor", "missing child", "extra child", "wrong value", "copied wrongly", "spelled wrongly"};
    return names[kind];
}
