/* parse.c: templates run backwards.
 *
 * A thread goes through the steps of one template and compares the text with what they print. Where the template asks the tree (a test,
 * another row, an optional child) it takes both ways and notes which; where it prints a child, it waits for a category: all trees of that type
 * and style that begin at that place, at that depth of blocks. A category is read once, however many threads wait for it, and left recursion is a
 * thread that waits for its own category (as in generalised LL parsing, Scott and Johnstone 2010). When a thread comes to the end of its
 * template, rebuild.c makes the node from the notes and checks that it prints by the same steps.
 *
 * Levels: a category starts only the templates that are tight enough for those who wait, so that chains of operators cost no more than
 * their length. A template whose level is that of a child (print BinOp at op) is started once for each level that this child can have. */
#include "text/parse.h"

#include "ground/array.h"
#include "ground/buffer.h"
#include "text/print.h"
#include "text/read.h"
#include "text/rebuild.h"
#include "text/unquote.h"

#include <stdio.h>
#include <string.h>

enum {
    MOST_ALIKE    = 8,  /* threads at one step and place; trees of one category with one end. More: the text is too ambiguous, and the rest is dropped */
    MOST_EXPECTED = 6,
    LOOK_BACK     = 12, /* notes that are searched for what is known of a field */
    ANY           = INT32_MIN,
    UNKNOWN       = INT32_MIN
};

typedef struct join { /* {&...}: where it and its part began */
    const struct join *outer;
    size_t             begin, part;
    bool               empty; /* the part is to print nothing */
} join;

typedef struct category category;
typedef struct thread {
    category       *home;
    const asn_note *notes;
    const join     *joins;
    size_t          at;
    int             ctor, style, step, depth, quiet; /* quiet: parts around it that print nothing */
    int             split; /* level of the child that the template's level depends on; UNKNOWN: of none */
    bool            line;  /* a new line has begun: its indentation is still to come */
} thread;

typedef struct waiting {
    struct waiting *next;
    thread          t;
    int64_t         level; /* that the child has to have, or must not have in parentheses; ANY */
    bool            wrapped;
} waiting;

typedef struct result {
    struct result  *next;
    const asn_tree *tree;
    size_t          end;
    int             level;
    bool            line;
} result;

struct category {
    int      type, style, depth;
    bool     line, read; /* read: tree text was tried */
    size_t   at;
    int64_t  started; /* templates of this level and tighter are started */
    waiting *waiting;
    result  *results;
};

typedef struct entry { /* of the table: how often, or what, by a key of three numbers */
    uint64_t  key[3];
    category *category;
    result   *results;
    int       n;
} entry;

typedef struct parse {
    asn_arena         *a;
    const asn_grammar *g;
    const char        *text;
    size_t             length;
    ASN_ARRAY(thread) threads;
    ASN_ARRAY(thread) deferred; /* at the end of a template of the root, before the text's end: of use only if somebody waits for the root */
    entry             *table;
    size_t             n_entries, room;
    category          *root;
    long               steps;
    bool               limits, failed, exhausted, capped, too_high;
    bool               free; /* white space, letters or both may be other than what is printed */
    size_t             far; /* where no way went on */
    const char        *expected[MOST_EXPECTED];
    int                n_expected, more;
    const asn_field   *missing; /* what a template leaves open that was read as far as missing_at */
    size_t             missing_at;
} parse;

/* ---- The table. */

static uint64_t hash_of(const uint64_t *key)
{
    uint64_t h = key[0] * 0x9E3779B97F4A7C15u ^ key[1] * 0xC2B2AE3D27D4EB4Fu ^ key[2] * 0x165667B19E3779F9u;
    return h ^ h >> 29;
}

static bool grow_table(parse *p)
{
    size_t room = p->room ? 2 * p->room : 256;
    entry *all  = asn_arena_alloc(p->a, room, sizeof *all);
    if (!all)
        return false;
    for (size_t i = 0; i < p->room; i++)
        if (p->table[i].key[0]) {
            size_t at = hash_of(p->table[i].key) & (room - 1);
            while (all[at].key[0])
                at = (at + 1) & (room - 1);
            all[at] = p->table[i];
        }
    p->table = all;
    p->room  = room;
    return true;
}

/* key[0] must not be 0. NULL: out of memory. */
static entry *find(parse *p, uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t key[3] = {a, b, c};
    if (2 * p->n_entries >= p->room && !grow_table(p)) {
        p->failed = true;
        return NULL;
    }
    size_t at = hash_of(key) & (p->room - 1);
    while (p->table[at].key[0] && memcmp(p->table[at].key, key, sizeof key) != 0)
        at = (at + 1) & (p->room - 1);
    if (!p->table[at].key[0]) {
        memcpy(p->table[at].key, key, sizeof key);
        p->n_entries++;
    }
    return &p->table[at];
}

/* ---- What was expected, at the place that reading came furthest to. */

static void expect(parse *p, size_t at, const char *what, bool quoted, size_t length)
{
    char text[64];
    if (at < p->far)
        return;
    if (at > p->far)
        p->n_expected = p->more = 0;
    p->far = at;
    snprintf(text, sizeof text, quoted ? "'%.*s'" : "%.*s", (int)(length < 40 ? length : 40), what);
    for (int i = 0; i < p->n_expected; i++)
        if (strcmp(p->expected[i], text) == 0)
            return;
    if (p->n_expected == MOST_EXPECTED)
        p->more = 1;
    else if (!(p->expected[p->n_expected++] = asn_arena_text(p->a, text, strlen(text))))
        p->failed = true, p->n_expected--;
}

/* A text that differs from what is there is expected from the beginning of the word in which it does. */
static void expect_text(parse *p, size_t at, const char *text, size_t length)
{
    size_t same = 0;
    while (same < length && at + same < p->length && p->text[at + same] == text[same])
        same++;
    size_t from = same;
    while (from > 0 && text[from - 1] != ' ' && text[from] != ' ' && text[from - 1] != '\n')
        from--;
    size_t to = from;
    while (to < length && (text[to] != ' ' || to == from))
        to++;
    if (at + from < p->far)
        return;
    if (text[from] == ' ')
        expect(p, at + from, "a blank", false, 7);
    else if (text[from] == '\n')
        expect(p, at + from, "a new line", false, 10);
    else
        expect(p, at + from, text + from, true, to - from);
}

static void expect_value(parse *p, size_t at, const char *type)
{
    char text[64];
    if (at < p->far)
        return;
    snprintf(text, sizeof text, "a value of type %.40s", type);
    expect(p, at, text, false, strlen(text));
}

/* ---- Threads. */

static void go(parse *p, thread t)
{
    if (!asn_array_push(&p->threads, t))
        p->failed = true;
}

static bool note(parse *p, thread *t, bool yes, const asn_tree *tree)
{
    asn_note *n = asn_arena_small(p->a, sizeof *n);
    if (!n) {
        p->failed = true;
        return false;
    }
    *n       = (asn_note){t->notes, t->step, t->notes ? t->notes->length + 1 : 1, yes, tree};
    t->notes = n;
    return true;
}

/* Goes on with a note that says yes (at the next step) or no (elsewhere). */
static void take_way(parse *p, thread t, bool yes, int to)
{
    if (note(p, &t, yes, NULL)) {
        t.step = yes ? t.step + 1 : to;
        go(p, t);
    }
}

static const asn_template_step *steps_of(const parse *p, const thread *t)
{
    const asn_template *how = asn_template_of(p->g, t->ctor, t->style);
    return p->g->steps + how->steps;
}

/* ---- White space and letters where they are free. */

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static bool is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || (unsigned char)c >= 0x80;
}

static size_t skip_spaces(const parse *p, size_t at)
{
    while (p->g->free_blanks && at < p->length && is_space(p->text[at]))
        at++;
    return at;
}

static bool is_same(const parse *p, char a, char b)
{
    return a == b || (p->g->free_case && (a | 32) == (b | 32) && (a | 32) >= 'a' && (a | 32) <= 'z');
}

/* May there be white space between two characters of a template? Not inside a word or an operator. */
static bool may_part(char left, char right)
{
    return is_word(left) != is_word(right) || strchr("()[]{},;\"'", left) || strchr("()[]{},;\"'", right);
}

/* Goes past a text that is the same but for what is free. A blank of the template may be missing, unless that makes one word of two. */
static bool pass_freely(parse *p, size_t *at, const char *text, size_t length)
{
    size_t word = 0, word_at = *at; /* where the current word begins, in both */
    for (size_t i = 0; i < length; i++) {
        size_t next = skip_spaces(p, *at);
        if (is_space(text[i]) && p->g->free_blanks) {
            if (next == *at && next > 0 && next < p->length && is_word(p->text[next - 1]) && is_word(p->text[next])) {
                expect(p, next, "a blank", false, 7);
                return false;
            }
            *at = next;
            continue;
        }
        if (i == 0 || is_space(text[i - 1]) || may_part(text[i - 1], text[i])) {
            *at     = next;
            word_at = next;
            word    = i;
        }
        if (*at >= p->length || !is_same(p, p->text[*at], text[i])) {
            size_t n = 1;
            while (word + n < length && !is_space(text[word + n]) && !may_part(text[word + n - 1], text[word + n]))
                n++;
            expect(p, word_at, text + word, true, n);
            return false;
        }
        ++*at;
    }
    return true;
}

/* Compares with the text and goes past it. */
static bool pass(parse *p, thread *t, const char *text, size_t length)
{
    if (length == 0)
        return true;
    if (p->free)
        return pass_freely(p, &t->at, text, length) && t->quiet == 0;
    if (p->length - t->at < length || memcmp(p->text + t->at, text, length) != 0) {
        expect_text(p, t->at, text, length);
        return false;
    }
    t->at += length;
    return t->quiet == 0;
}

/* The indentation of a line comes with the first thing on it. */
static bool pass_indent(parse *p, thread *t)
{
    if (!t->line)
        return true;
    t->line = false;
    for (int i = 0; i < t->depth; i++)
        if (!pass(p, t, p->g->indent, strlen(p->g->indent)))
            return false;
    return true;
}

static bool pass_text(parse *p, thread *t, const char *text, size_t length)
{
    return length == 0 || (pass_indent(p, t) && pass(p, t, text, length));
}

/* Too many threads at one step and place are dropped: the text is ambiguous there, or children print nothing and there could be any number. */
static bool is_crowded(parse *p, const thread *t)
{
    uint64_t who = (uint64_t)(uintptr_t)t->home, what = (uint64_t)(uint32_t)t->ctor << 40 ^ (uint64_t)(uint32_t)t->step << 20 ^ (uint64_t)(uint32_t)t->split;
    entry   *e   = find(p, who | 1, (uint64_t)t->at, what);
    if (!e)
        return true;
    if (e->n >= MOST_ALIKE) {
        p->capped = true;
        return true;
    }
    e->n++;
    return false;
}

/* ---- What the notes say of a field. */

typedef enum known { NOT_KNOWN, IS_ABSENT, IS_PRESENT } known;

static known look_back(const asn_template_step *steps, const thread *t, const asn_template_step *s, const asn_tree **child)
{
    const asn_note *n = t->notes;
    *child            = NULL;
    for (int i = 0; n && i < LOOK_BACK; n = n->before, i++) {
        const asn_template_step *done = &steps[n->step];
        if (s->loop && (done->kind == ASN_STEP_LOOP || done->kind == ASN_STEP_NEXT) && done->loop == s->loop)
            return NOT_KNOWN; /* an earlier row */
        if (done->field != s->field || done->loop != s->loop)
            continue;
        if (done->kind == ASN_STEP_CHILD) {
            *child = n->tree;
            return n->tree ? IS_PRESENT : IS_ABSENT;
        }
        if (done->kind == ASN_STEP_IF && done->test == ASN_TEST_PRESENT)
            return n->yes != done->negate ? IS_PRESENT : IS_ABSENT;
        if (done->kind == ASN_STEP_IF && n->yes && !done->negate)
            return IS_PRESENT;
    }
    return NOT_KNOWN;
}

/* Is a child what the tests before it said it would be? rebuild.c asks again, of all; here most of what is wrong ends early. */
static bool fits_tests(const asn_template_step *steps, const thread *t, const asn_template_step *s, const asn_tree *child)
{
    const asn_note *n = t->notes;
    for (int i = 0; n && i < LOOK_BACK; n = n->before, i++) {
        const asn_template_step *done = &steps[n->step];
        if (s->loop && (done->kind == ASN_STEP_LOOP || done->kind == ASN_STEP_NEXT) && done->loop == s->loop)
            break; /* an earlier row */
        if (done->kind != ASN_STEP_IF || done->field != s->field || done->loop != s->loop)
            continue;
        if (done->test == ASN_TEST_SOLE ? n->yes && !done->negate && !asn_test_child(done, child) : n->yes != (asn_test_child(done, child) != done->negate))
            return false;
    }
    return true;
}

/* ---- Categories. */

static void start_template(parse *p, category *c, int ctor, int split)
{
    thread t = {.home = c, .at = c->at, .ctor = ctor, .style = c->style, .depth = c->depth, .line = c->line, .split = split};
    go(p, t);
}

/* The field whose child gives a template its level, or that of another child; -1: there is none. */
static int split_field(const parse *p, const asn_template *how)
{
    if (how->level < -1)
        return -2 - how->level;
    for (const asn_template_step *s = p->g->steps + how->steps; s->kind != ASN_STEP_END; s++)
        if (s->kind == ASN_STEP_CHILD && s->level < -1)
            return -2 - s->level;
    return -1;
}

static int ctor_level(const parse *p, int ctor)
{
    const asn_template *how = asn_template_of(p->g, ctor, 0);
    return !how || how->level == -1 ? INT32_MAX : how->level;
}

/* Starts a template for each level that the child of its split field can have. */
static void start_split(parse *p, category *c, int ctor, const asn_template *how, int field, int64_t from, int64_t below)
{
    const asn_field *f = &p->g->fields[p->g->ctors[ctor].first_field + field];
    const asn_type  *t = &p->g->types[f->type];
    for (int k = 0; k <= t->n_ctors; k++) {
        int  level = k < t->n_ctors ? ctor_level(p, t->first_ctor + k) : INT32_MAX; /* the last: no child */
        bool seen  = k == t->n_ctors && f->card == ASN_ONE;
        for (int i = 0; i < k && !seen; i++)
            seen = ctor_level(p, t->first_ctor + i) == level;
        int own = how->level < -1 ? level : how->level == -1 ? INT32_MAX : how->level;
        if (!seen && own >= from && own < below)
            start_template(p, c, ctor, level);
    }
}

static bool can_split(const parse *p, int ctor, int field)
{
    const asn_type *t = &p->g->types[p->g->fields[p->g->ctors[ctor].first_field + field].type];
    for (int k = 0; k < t->n_ctors; k++)
        if (ctor_level(p, t->first_ctor + k) < -1)
            return false;
    return !t->primitive;
}

static void add_result(parse *p, category *c, const asn_tree *t, size_t end, bool line);

/* Constructors without a template print as tree text. */
static void read_tree_text(parse *p, category *c)
{
    thread          t = {.at = c->at, .depth = c->depth, .line = c->line};
    asn_error       err;
    size_t          used;
    const asn_tree *tree;
    if (!pass_indent(p, &t))
        return;
    tree = asn_tree_read(p->a, p->g, c->type, "", p->text + t.at, p->length - t.at, &used, &err);
    if (tree && tree->ctor && !asn_template_of(p->g, tree->ctor, c->style))
        add_result(p, c, tree, t.at + used, t.line);
    else
        expect_value(p, t.at, p->g->types[c->type].name);
}

static void start_category(parse *p, category *c, int64_t level)
{
    const asn_type *t     = &p->g->types[c->type];
    int64_t         below = c->started;
    if (level >= below)
        return;
    c->started = level;
    for (int i = t->n_ctors - 1; i >= 0; i--) {
        int                 ctor = t->first_ctor + i;
        const asn_template *how  = asn_template_of(p->g, ctor, c->style);
        if (!how) {
            if (!c->read) {
                c->read = true;
                read_tree_text(p, c);
            }
            continue;
        }
        if (how->unread)
            continue;
        int field = split_field(p, how), own = how->level == -1 ? INT32_MAX : how->level;
        if (field >= 0 && can_split(p, ctor, field))
            start_split(p, c, ctor, how, field, level, below);
        else if (how->level < -1 ? below > INT32_MAX : own >= level && own < below)
            start_template(p, c, ctor, UNKNOWN);
    }
}

static category *find_category(parse *p, int type, int style, const thread *t)
{
    entry *e = find(p, (uint64_t)(uint32_t)type << 32 | (uint64_t)(uint32_t)style << 2 | 2u, (uint64_t)t->at, (uint64_t)(uint32_t)t->depth << 1 | t->line);
    if (!e || e->category)
        return e ? e->category : NULL;
    category *c = asn_arena_alloc(p->a, 1, sizeof *c);
    if (!c) {
        p->failed = true;
        return NULL;
    }
    *c          = (category){.type = type, .style = style, .depth = t->depth, .line = t->line, .at = t->at, .started = (int64_t)INT32_MAX + 1};
    e->category = c;
    return c;
}

/* ---- A child: the thread that waits for it goes on with it. */

static void take_child(parse *p, const waiting *w, const result *r)
{
    thread t = w->t;
    if (w->level != ANY && (r->level < w->level) != w->wrapped)
        return;
    if (t.quiet && r->end > t.at)
        return;
    const asn_template_step *steps = steps_of(p, &t), *s = &steps[t.step];
    if (t.split != UNKNOWN && !s->loop && s->field == split_field(p, asn_template_of(p->g, t.ctor, t.style)) && asn_tree_level(p->g, r->tree, 0) != t.split)
        return;
    if (!fits_tests(steps, &t, s, r->tree))
        return;
    t.at   = r->end;
    t.line = r->line;
    if (w->wrapped && !pass_text(p, &t, p->g->close_paren, strlen(p->g->close_paren)))
        return;
    if (note(p, &t, w->wrapped, r->tree)) {
        t.step++;
        go(p, t);
    }
}

static void wait_for(parse *p, thread t, int type, int style, int64_t level, bool wrapped)
{
    waiting  *w = asn_arena_small(p->a, sizeof *w);
    category *c = w ? find_category(p, type, style, &t) : NULL;
    if (!c) {
        p->failed = true;
        return;
    }
    *w         = (waiting){c->waiting, t, level, wrapped};
    c->waiting = w;
    while (c == p->root && p->deferred.n)
        go(p, p->deferred.all[--p->deferred.n]);
    for (const result *r = c->results; r; r = r->next)
        take_child(p, w, r);
    start_category(p, c, wrapped ? ANY : level);
}

/* The level that a child has to have. ANY: it does not matter, or is not known yet. */
static int64_t wanted_level(const parse *p, const thread *t, const asn_template_step *s, bool *open)
{
    *open = false;
    if (s->level >= 0)
        return (int64_t)s->level + s->tighter;
    if (s->level == -1)
        return ANY;
    if (t->split != UNKNOWN && split_field(p, asn_template_of(p->g, t->ctor, t->style)) == -2 - s->level)
        return (int64_t)t->split + s->tighter;
    *open = true;
    return ANY;
}

typedef struct value_search {
    parse  *p;
    thread *t;
    bool    any;
} value_search;

static bool take_value(void *context, asn_atom v, size_t end)
{
    value_search            *q    = context;
    parse                   *p    = q->p;
    thread                   t    = *q->t;
    const asn_template_step *next = steps_of(p, &t) + t.step + 1;
    q->any                        = true;
    p->steps += (long)(v.length / 16); /* a raw value may end after each letter, so a word of a megabyte has half a terabyte of values */
    p->exhausted = p->exhausted || p->steps > ASN_PARSE_STEPS;
    if (p->exhausted)
        return false;
    if (end && t.quiet)
        return true;
    t.at += end;
    thread ahead = t;
    ahead.quiet  = 0;
    if (next->kind == ASN_STEP_TEXT && !pass(p, &ahead, next->text, next->length))
        return true; /* most ends of a raw value are too early */
    const asn_tree *leaf = asn_tree_of_atom(p->a, v);
    if (!leaf)
        p->failed = true;
    else if (fits_tests(next - t.step - 1, &t, next - 1, leaf) && note(p, &t, false, leaf)) {
        t.step++;
        go(p, t);
    }
    return !p->failed;
}

static void read_value(parse *p, thread t, const asn_template_step *s)
{
    int          field = p->g->ctors[t.ctor].first_field + s->field;
    t.at         = p->free ? skip_spaces(p, t.at) : t.at;
    thread       before = t;
    bool         indented = pass_indent(p, &t);
    value_search q      = {p, &t, false};
    if (indented && !asn_unquote(p->a, p->g, s, field, p->text + t.at, p->length - t.at, take_value, &q))
        p->failed = p->failed || !p->exhausted;
    if (!q.any)
        expect_value(p, before.at, p->g->types[p->g->fields[field].type].name);
}

/* Is there a value that prints as nothing? Then it is read, rather than no value. */
static bool prints_nothing(const asn_template_step *s)
{
    for (size_t i = 0; i < s->n_own; i++)
        if (s->own[i].text_length == 0)
            return true;
    for (size_t i = 0; i < s->n_shared; i++)
        if (s->shared[i].text_length == 0)
            return true;
    return false;
}

static void read_child(parse *p, thread t, const asn_template_step *steps)
{
    const asn_template_step *s = &steps[t.step];
    const asn_field         *f = &p->g->fields[p->g->ctors[t.ctor].first_field + s->field];
    const asn_tree          *before;
    if (is_crowded(p, &t))
        return;
    known k    = look_back(steps, &t, s, &before);
    bool  many = f->card == ASN_SEQUENCE || f->card == ASN_OPTIONALS, own = false;
    for (const asn_template_step *l = steps; s->loop && !own && l->kind != ASN_STEP_END; l++)
        own = l->kind == ASN_STEP_LOOP && l->loop == s->loop && l->field == s->field;
    if (k != IS_PRESENT && !prints_nothing(s) && (f->card == ASN_OPTIONAL || (many && (!own || f->card == ASN_OPTIONALS)))) {
        thread none = t;
        if (note(p, &none, false, NULL)) {
            none.step++;
            go(p, none);
        }
    }
    if (k == IS_ABSENT)
        return;
    if (p->g->types[f->type].primitive) {
        read_value(p, t, s);
        return;
    }
    bool    open;
    int64_t level = wanted_level(p, &t, s, &open);
    if (level != ANY || open) {
        thread inside = t;
        if (pass_text(p, &inside, p->g->open_paren, strlen(p->g->open_paren)))
            wait_for(p, inside, f->type, s->style, level, true);
    }
    wait_for(p, t, f->type, s->style, level, false);
}

/* ---- The end of a template. */

static void add_result(parse *p, category *c, const asn_tree *tree, size_t end, bool line)
{
    entry  *e = find(p, (uint64_t)(uintptr_t)c | 3u, (uint64_t)end, line);
    result *r = e && e->n < MOST_ALIKE ? asn_arena_small(p->a, sizeof *r) : NULL;
    for (const result *old = e ? e->results : NULL; old; old = old->next)
        if (asn_tree_equal(old->tree, tree, p->g))
            return;
    if (!r) {
        p->capped = p->capped || e;
        p->failed = p->failed || !e || e->n < MOST_ALIKE;
        return;
    }
    result *copy = asn_arena_small(p->a, sizeof *copy); /* in two lists: of the category, and of those with this end */
    if (!copy) {
        p->failed = true;
        return;
    }
    *copy      = (result){e->results, tree, end, 0, line};
    e->results = copy;
    e->n++;
    *r         = (result){c->results, tree, end, asn_tree_level(p->g, tree, c->style), line};
    c->results = r;
    for (const waiting *w = c->waiting; w; w = w->next)
        take_child(p, w, r);
}

static void end_template(parse *p, const thread *t, const asn_template_step *steps)
{
    asn_rebuilt found;
    if (t->home == p->root && !p->root->waiting && t->at < p->length) {
        expect(p, t->at, "the end", false, 7);
        if (!asn_array_push(&p->deferred, *t))
            p->failed = true;
        return;
    }
    if (!asn_rebuild(p->a, p->g, t->ctor, steps, t->notes, p->limits, &found)) {
        p->failed = true;
        return;
    }
    p->too_high = p->too_high || found.too_high;
    if (found.missing && (!p->missing || t->at > p->missing_at)) {
        p->missing    = found.missing;
        p->missing_at = t->at;
    }
    for (int i = 0; i < found.n; i++)
        add_result(p, t->home, found.trees[i], t->at, t->line);
}

/* ---- Joins. */

static bool end_part(const thread *t)
{
    return t->joins->empty ? t->at == t->joins->part : t->at > t->joins->part;
}

/* The next part prints nothing, or something; then the text between comes first, unless it is the first to do so. */
static void begin_part(parse *p, thread t, const asn_template_step *s, bool first)
{
    const join *old = t.joins;
    if (!first) {
        if (!end_part(&t))
            return;
        t.quiet -= old->empty;
    }
    for (int empty = 0; empty < 2; empty++) {
        thread part = t;
        join  *j    = asn_arena_small(p->a, sizeof *j);
        if (!j) {
            p->failed = true;
            return;
        }
        if (!empty && t.at > old->begin && !pass_text(p, &part, s->text, s->length))
            continue;
        *j         = (join){old->outer, old->begin, part.at, empty != 0};
        part.joins = j;
        part.quiet += empty;
        part.step++;
        go(p, part);
    }
}

static bool begin_join(parse *p, thread *t)
{
    join *j = asn_arena_small(p->a, sizeof *j);
    if (!j) {
        p->failed = true;
        return false;
    }
    *j       = (join){t->joins, t->at, t->at, false};
    t->joins = j;
    t->step++;
    return true;
}

static bool end_join(thread *t)
{
    if (!end_part(t))
        return false;
    t->quiet -= t->joins->empty;
    t->joins = t->joins->outer;
    t->step++;
    return true;
}

/* ---- All of it. */

static void test(parse *p, const thread *t, const asn_template_step *steps)
{
    const asn_template_step *s = &steps[t->step];
    const asn_tree          *child;
    known                    k = look_back(steps, t, s, &child);
    bool both = k == NOT_KNOWN || (!child && k == IS_PRESENT && s->test != ASN_TEST_PRESENT) || (s->test == ASN_TEST_SOLE && !s->loop);
    bool yes  = k == IS_PRESENT && !child ? true : k == IS_PRESENT && asn_test_child(s, child);
    for (int way = 0; way < 2; way++)
        if (both || (yes != s->negate) == (way == 1))
            take_way(p, *t, way == 1, s->to);
}

/* At the end of a row: was the child of the sequence that makes the rows read? If not, nobody knows what it is. */
static bool is_row_empty(const parse *p, const asn_template_step *steps, const thread *t, const asn_template_step *s)
{
    if (p->g->fields[p->g->ctors[t->ctor].first_field + s->field].card != ASN_SEQUENCE)
        return false;
    for (const asn_note *n = t->notes; n; n = n->before) {
        const asn_template_step *done = &steps[n->step];
        if (done->kind == ASN_STEP_CHILD && done->field == s->field && done->loop == s->loop)
            return false;
        if ((done->kind == ASN_STEP_LOOP || done->kind == ASN_STEP_NEXT) && done->loop == s->loop)
            return true;
    }
    return true;
}

/* Was it noted that the sequence has one child only? */
static bool is_sole(const asn_template_step *steps, const thread *t, const asn_template_step *s)
{
    const asn_note *n = t->notes;
    for (int i = 0; n && i < LOOK_BACK; n = n->before, i++) {
        const asn_template_step *done = &steps[n->step];
        if (done->kind == ASN_STEP_IF && done->test == ASN_TEST_SOLE && !done->loop && done->field == s->field && n->yes != done->negate)
            return true;
    }
    return false;
}

static void run(parse *p, thread t)
{
    const asn_template_step *steps = steps_of(p, &t);
    while (!p->failed) {
        const asn_template_step *s = &steps[t.step];
        p->steps++;
        switch (s->kind) {
        case ASN_STEP_END: end_template(p, &t, steps); return;
        case ASN_STEP_TEXT:
            if (!pass_text(p, &t, s->text, s->length))
                return;
            t.step++;
            break;
        case ASN_STEP_LINE:
            if (!pass(p, &t, "\n", 1))
                return;
            t.line = true;
            t.step++;
            break;
        case ASN_STEP_DEPTH:
            t.depth += s->field;
            t.step++;
            break;
        case ASN_STEP_GO: t.step = s->to; break;
        case ASN_STEP_CHILD: read_child(p, t, steps); return;
        case ASN_STEP_IF: test(p, &t, steps); return;
        case ASN_STEP_LOOP:
        case ASN_STEP_NEXT:
            if ((s->kind == ASN_STEP_NEXT && is_row_empty(p, steps, &t, s)) || is_crowded(p, &t))
                return;
            take_way(p, t, false, s->to);
            if (s->kind == ASN_STEP_LOOP || !is_sole(steps, &t, s))
                take_way(p, t, true, s->to);
            return;
        case ASN_STEP_JOIN:
            if (!begin_join(p, &t))
                return;
            break;
        case ASN_STEP_PART: begin_part(p, t, s, steps[t.step - 1].kind == ASN_STEP_JOIN); return;
        case ASN_STEP_JOINED:
            if (!end_join(&t))
                return;
            break;
        default: return;
        }
    }
}

static void read_all(parse *p, int type)
{
    thread begin  = {.at = 0};
    long   rounds = 0;
    p->root      = find_category(p, type, 0, &begin);
    if (p->root)
        start_category(p, p->root, ANY);
    while (p->threads.n && !p->failed && !p->exhausted) {
        run(p, p->threads.all[--p->threads.n]);
        if (++rounds % 256 == 0)
            p->exhausted = p->steps > ASN_PARSE_STEPS || asn_arena_held(p->a) > ASN_PARSE_MEMORY || p->threads.n > ASN_PARSE_MEMORY / sizeof(thread);
    }
    asn_array_free(&p->threads);
    asn_array_free(&p->deferred);
}

/* ---- Messages. */

static bool fail_at(const parse *p, size_t at, const char *name, size_t line, asn_error *err, const char *message)
{
    size_t column = 1;
    for (size_t i = 0; i < at; i++) {
        if (p->text[i] == '\n') {
            line++;
            column = 1;
        } else if (((unsigned char)p->text[i] & 0xC0) != 0x80)
            column++;
    }
    return asn_fail(err, "%s%s%zu:%zu: %s", name ? name : "", name ? ":" : "", line, column, message);
}

static bool fail_expected(const parse *p, const char *name, size_t line, asn_error *err)
{
    char   message[400] = "expected ";
    size_t n            = strlen(message);
    for (int i = 0; i < p->n_expected; i++)
        n += (size_t)snprintf(message + n, sizeof message - n, "%s%s", i == 0 ? "" : i + 1 < p->n_expected || p->more ? ", " : " or ", p->expected[i]);
    if (p->more)
        n += (size_t)snprintf(message + n, sizeof message - n, " or others");
    if (p->far == p->length)
        snprintf(message + n, sizeof message - n, ", found the end of the text");
    else {
        size_t to = p->far + 1;
        while (to < p->length && to < p->far + 20 && (unsigned char)p->text[to] > ' ' && (unsigned char)p->text[p->far] > ' ')
            to++;
        while (to < p->length && ((unsigned char)p->text[to] & 0xC0) == 0x80)
            to++;
        if (p->text[p->far] == '\n')
            snprintf(message + n, sizeof message - n, ", found the end of the line");
        else
            snprintf(message + n, sizeof message - n, ", found '%.*s'", (int)(to - p->far), p->text + p->far);
    }
    return fail_at(p, p->far, name, line, err, message);
}

/* The smallest parts in which two trees differ. */
static void find_difference(const asn_grammar *g, const asn_tree **a, const asn_tree **b)
{
    while ((*a)->ctor && (*a)->ctor == (*b)->ctor) {
        const asn_tree *one = NULL, *two = NULL;
        for (int f = 0, n = 0; f < g->ctors[(*a)->ctor].n_fields; f++) {
            if (asn_tree_count(*a, f) != asn_tree_count(*b, f))
                return;
            for (int i = 0; i < asn_tree_count(*a, f); i++) {
                const asn_tree *x = asn_tree_child(*a, f, i), *y = asn_tree_child(*b, f, i);
                if (asn_tree_equal(x, y, g))
                    continue;
                if (!x || !y || n++)
                    return;
                one = x;
                two = y;
            }
        }
        if (!one)
            return;
        *a = one;
        *b = two;
    }
}

static bool fail_ambiguous(parse *p, const asn_tree *x, const asn_tree *y, const char *name, size_t line, asn_error *err)
{
    char message[400];
    char *one = asn_tree_write(p->a, p->g, x), *two = asn_tree_write(p->a, p->g, y);
    if (one && two && strlen(one) + strlen(two) > 300) {
        find_difference(p->g, &x, &y);
        one = asn_tree_write(p->a, p->g, x);
        two = asn_tree_write(p->a, p->g, y);
    }
    if (!one || !two)
        return asn_out_of_memory(err);
    snprintf(message, sizeof message, "the text is ambiguous: it can be read as %.160s%s and as %.160s%s", one, strlen(one) > 160 ? "..." : "", two,
             strlen(two) > 160 ? "..." : "");
    return fail_at(p, 0, name, line, err, message);
}

/* A tree that stays, in another arena. Trees are at most ASN_MAX_HEIGHT high, so this recursion is bounded. */
static const asn_tree *copy_tree(asn_arena *a, const asn_grammar *g, const asn_tree *t)
{
    if (t->ctor == 0)
        return asn_tree_of_atom(a, asn_tree_value(t));
    asn_build b = asn_build_begin(a, g, t->ctor);
    for (int f = 0; f < g->ctors[t->ctor].n_fields; f++) {
        asn_card card = g->fields[g->ctors[t->ctor].first_field + f].card;
        int      n    = asn_tree_count(t, f);
        if (card == ASN_ONE || card == ASN_OPTIONAL) {
            const asn_tree *child = n ? copy_tree(a, g, asn_tree_child(t, f, 0)) : NULL;
            if (n && !child)
                return NULL;
            asn_build_child(&b, f, child);
            continue;
        }
        const asn_tree **all = asn_arena_small(a, ((size_t)n + 1) * sizeof *all);
        for (int i = 0; i < n; i++) {
            const asn_tree *child = asn_tree_child(t, f, i);
            if (!all || (child && !(all[i] = copy_tree(a, g, child))))
                return NULL;
            if (!child)
                all[i] = NULL;
        }
        asn_build_children(&b, f, all, n);
    }
    return asn_build_end(&b);
}

static bool judge(parse *p, asn_arena *a, const char *name, size_t line, asn_parsed *to, asn_error *err)
{
    int             n = 0;
    const asn_tree *found[2] = {NULL, NULL};
    for (const result *r = p->root ? p->root->results : NULL; r; r = r->next)
        if (r->end == p->length && n < 2)
            found[n++] = r->tree;
    *to = (asn_parsed){NULL, NULL};
    if (p->failed)
        return asn_out_of_memory(err);
    if (n == 2) {
        to->tree  = copy_tree(a, p->g, found[0]);
        to->other = copy_tree(a, p->g, found[1]);
        return fail_ambiguous(p, found[0], found[1], name, line, err);
    }
    if (p->exhausted)
        return fail_at(p, p->far, name, line, err, "the text takes too much time or memory to read: it is too ambiguous or too long");
    if (n == 1)
        return (to->tree = copy_tree(a, p->g, found[0])) ? true : asn_out_of_memory(err);
    if (p->too_high) {
        char message[80];
        snprintf(message, sizeof message, "the tree of this text would be higher than %d", ASN_MAX_HEIGHT);
        return fail_at(p, 0, name, line, err, message);
    }
    if (p->missing && p->missing_at >= p->far) {
        char message[300];
        snprintf(message, sizeof message, "the text does not say what %.80s.%.80s is: no template prints it, and it can be several things",
                 p->g->ctors[p->missing->ctor].name, p->missing->name);
        return fail_at(p, p->missing_at, name, line, err, message);
    }
    return fail_expected(p, name, line, err);
}

bool asn_parse(asn_arena *a, asn_arena *scratch, const asn_grammar *g, int type, const char *name, size_t line, const char *text, size_t length, asn_parsed *to,
               asn_error *err)
{
    *to = (asn_parsed){NULL, NULL};
    if (length > UINT32_MAX / 2)
        return asn_fail(err, "the text is longer than 2 GiB");
    const char *nul = length ? memchr(text, 0, length) : NULL; /* printed text ends at one */
    if (nul)
        return fail_at(&(parse){.text = text}, (size_t)(nul - text), name, line, err, "there is a NUL byte");
    if (!g->steps) {
        to->tree = asn_read_tree(a, g, type, name ? name : "text", line, text, length, NULL, err);
        return to->tree != NULL;
    }
    bool limited = false;
    for (int i = 0; i < g->n_fields; i++)
        limited = limited || g->fields[i].least || g->fields[i].most;
    /* first with the blanks and letters that are printed, then freely; each time first as the task limits sequences, which makes some texts unambiguous */
    for (int round = 0;; round++) {
        parse p = {.a = scratch, .g = g, .text = text, .length = length, .limits = round % 2 == 0, .free = round >= 2};
        while (p.free && g->free_blanks && p.length && is_space(text[p.length - 1]))
            p.length--;
        read_all(&p, type);
        bool ok = judge(&p, a, name, line, to, err);
        round += !limited;
        if (ok || to->other || p.failed || p.exhausted || round >= (g->free_blanks || g->free_case ? 3 : 1))
            return ok;
    }
}

bool asn_prints_lines(const asn_grammar *g)
{
    for (int i = 0; g->templates && i <= g->n_ctors; i++)
        if (g->templates[i].print)
            for (const asn_template_step *s = g->steps + g->templates[i].steps; s->kind != ASN_STEP_END; s++)
                if (s->kind == ASN_STEP_LINE)
                    return true;
    return false;
}
