#include "text/say.h"

#include "ground/buffer.h"
#include "ground/rng.h"
#include "text/print.h"
#include "text/rebuild.h"

#include <string.h>

enum { MOST_WAYS = 256, MOST_LOOPS = 16, MOST_JOINS = 48, BUCKETS = 512, HIGHEST = 300 /* it recurses */ };

typedef struct known { /* can this node be said in this style? */
    struct known   *next;
    const asn_tree *tree;
    int             style;
    bool            can;
} known;

typedef struct saying {
    asn_sayer         *s;
    const asn_grammar *g;
    int                input;
    asn_buffer         out;
    known            **known;
    bool               failed; /* out of memory */
} saying;

/* ---- Choices. */

/* The k-th by weight; on a tie, the one that is stated first. */
static int ranked(const double *weights, int n, int k)
{
    for (int i = 0; i < n; i++) {
        int before = 0;
        for (int j = 0; j < n; j++)
            before += weights[j] > weights[i] || (weights[j] >= weights[i] && j < i);
        if (before == k)
            return i;
    }
    return 0;
}

static int choose(saying *y, const double *weights, int n)
{
    asn_sayer *s = y->s;
    if (n == 1)
        return 0;
    if (s->seed)
        return asn_rng_pick(s->seed, weights, n);
    if (s->at == s->choice.n && (!asn_array_reserve(&s->options, 1) || !asn_array_push(&s->choice, 0) || !asn_array_push(&s->options, n))) {
        y->failed = true;
        return 0;
    }
    s->options.all[s->at] = n;
    return ranked(weights, n, s->choice.all[s->at++]);
}

void asn_say_begin(asn_sayer *s)
{
    s->at = 0;
}

bool asn_say_next(asn_sayer *s)
{
    while (s->choice.n > 0) {
        size_t last = s->choice.n - 1;
        if (s->choice.all[last] + 1 < s->options.all[last]) {
            s->choice.all[last]++;
            return true;
        }
        s->choice.n = s->options.n = last;
    }
    return false;
}

void asn_sayer_free(asn_sayer *s)
{
    asn_array_free(&s->choice);
    asn_array_free(&s->options);
}

/* ---- Templates and values. */

int asn_say_rows(const asn_grammar *g, int ctor, int style, int input, const asn_say **rows, int most)
{
    const asn_say *all = g->say->says;
    int            low = 0, high = g->say->n_says, n = 0;
    while (low < high) {
        int middle = (low + high) / 2;
        if (all[middle].ctor < ctor)
            low = middle + 1;
        else
            high = middle;
    }
    for (int wanted = input; n == 0 && wanted >= -1; wanted = wanted < 0 ? -2 : -1) /* those for this input, or else those for any */
        for (int i = low; i < g->say->n_says && all[i].ctor == ctor && n < most; i++)
            if (all[i].style == style && all[i].input == wanted && all[i].weight > 0)
                rows[n++] = &all[i];
    return n;
}

static bool is_value_row(const asn_say_value *v, int type, int field, int style, asn_atom a)
{
    bool same = !v->value || (v->kind == a.kind && strlen(v->value) == a.length && memcmp(v->value, a.text, a.length) == 0);
    return same && v->style == style && (v->field >= 0 ? v->field == field : v->type == type);
}

/* What is stated for the field itself goes before what is stated for its type; in both, what is stated for the value before what is for any. */
static int value_rows(const asn_grammar *g, int type, int field, int style, asn_atom a, const asn_say_value **rows, int most)
{
    int n = 0;
    for (int kind = 3; n == 0 && kind >= 0; kind--)
        for (int i = 0; i < g->say->n_values && n < most; i++)
            if (2 * (g->say->values[i].field >= 0) + (g->say->values[i].value != NULL) == kind && is_value_row(&g->say->values[i], type, field, style, a))
                rows[n++] = &g->say->values[i];
    return n;
}

bool asn_say_has_value(const asn_grammar *g, int type, int field, int style, asn_atom v)
{
    const asn_say_value *row;
    return value_rows(g, type, field, style, v, &row, 1) > 0;
}

/* ---- Text. */

/* Blanks are not doubled, nor does a sentence begin with one, so that a template need not care whether a part is empty. */
static void put(saying *y, const char *text, size_t length)
{
    while (length && *text == ' ' && (y->out.length == 0 || y->out.text[y->out.length - 1] == ' ')) {
        text++;
        length--;
    }
    asn_buffer_put(&y->out, text, length);
}

typedef struct join {
    size_t begin, part, before;
} join;

static void end_part(saying *y, const join *j)
{
    if (y->out.length == j->part)
        y->out.length = j->before;
}

static void begin_part(saying *y, join *j, const asn_template_step *s)
{
    end_part(y, j);
    j->before = y->out.length;
    if (y->out.length > j->begin)
        put(y, s->text, s->length);
    j->part = y->out.length;
}

/* ---- A template. */

typedef struct frame { /* one run of a template */
    const asn_tree          *t;
    const asn_template_step *steps;
    int                      row[MOST_LOOPS], loop_field[MOST_LOOPS]; /* by the loop's number */
    join                     joins[MOST_JOINS];
    int                      n_joins;
} frame;

/* The child that a step is about: of this row in a loop, else the first. */
static const asn_tree *child_of(const frame *f, const asn_template_step *s)
{
    int i = s->loop ? f->row[s->loop] : 0;
    if (s->from_end) {
        i += asn_tree_count(f->t, s->field) - asn_tree_count(f->t, f->loop_field[s->loop]);
        if (s->followed)
            i -= asn_tree_count(f->t, s->followed - 1);
    }
    return i < 0 ? NULL : asn_tree_child(f->t, s->field, i);
}

static bool holds(const frame *f, const asn_template_step *s)
{
    int  n  = asn_tree_count(f->t, s->field);
    bool is = s->test != ASN_TEST_LAST && asn_test_child(s, child_of(f, s));
    if (s->test == ASN_TEST_LAST)
        is = f->row[s->loop] + 1 == n;
    else if (s->test == ASN_TEST_PRESENT && !s->loop)
        is = n > 0;
    else if (s->test == ASN_TEST_SOLE && !s->loop)
        is = n == 1 && (!s->ctors || is);
    return is != s->negate;
}

static bool can(saying *y, const asn_tree *t, int style);
static void put_node(saying *y, const asn_tree *t, int style, int level);

static bool can_value(const saying *y, const asn_tree *t, int field, int style)
{
    return style == 0 || asn_say_has_value(y->g, y->g->fields[field].type, field, style, asn_tree_value(t));
}

static void put_value(saying *y, const asn_template_step *s, const asn_tree *t, int field)
{
    const asn_say_value *rows[MOST_WAYS];
    double               weights[MOST_WAYS];
    asn_atom             v = asn_tree_value(t);
    int                  n = value_rows(y->g, y->g->fields[field].type, field, s->style, v, rows, MOST_WAYS);
    for (int i = 0; i < n; i++)
        weights[i] = rows[i]->weight;
    const asn_say_value *row  = n ? rows[choose(y, weights, n)] : NULL;
    const char          *text = row ? row->text : NULL, *hole = row && !row->value ? strstr(text, "{}") : NULL;
    if (hole) {
        put(y, text, (size_t)(hole - text));
        asn_buffer_put(&y->out, v.text, v.length);
        put(y, hole + 2, strlen(hole + 2));
    } else if (row)
        put(y, text, strlen(text));
    else if (s->how == ASN_RAW)
        asn_buffer_put(&y->out, v.text, v.length);
    else
        (s->how == ASN_REPR ? asn_print_repr : s->how == ASN_JSON ? asn_print_json : s->how == ASN_SQL ? asn_print_sql : asn_print_format)(&y->out, v);
}

static bool do_child(saying *y, const frame *f, const asn_template_step *s, bool tries)
{
    const asn_tree *t     = s->field < 0 ? f->t : child_of(f, s);
    int             field = y->g->ctors[f->t->ctor].first_field + s->field;
    if (!t)
        return true;
    if (tries)
        return t->ctor ? can(y, t, s->style) : can_value(y, t, field, s->style);
    if (t->ctor)
        put_node(y, t, s->style, s->level < 0 ? ASN_ANY_LEVEL : s->level + s->tighter);
    else
        put_value(y, s, t, field);
    return true;
}

/* What a step does; *at is where to go on. false: something in it cannot be said. */
static bool do_step(saying *y, frame *f, int *at, bool tries)
{
    const asn_template_step *s = &f->steps[*at];
    int                      k = s->loop < MOST_LOOPS ? s->loop : 0;
    ++*at;
    switch (s->kind) {
    case ASN_STEP_TEXT:
        if (!tries)
            put(y, s->text, s->length);
        break;
    case ASN_STEP_CHILD: return do_child(y, f, s, tries);
    case ASN_STEP_IF: *at = holds(f, s) ? *at : s->to; break;
    case ASN_STEP_GO: *at = s->to; break;
    case ASN_STEP_LOOP:
        f->row[k]        = 0;
        f->loop_field[k] = s->field;
        *at              = asn_tree_count(f->t, s->field) > 0 ? *at : s->to;
        break;
    case ASN_STEP_NEXT: *at = ++f->row[k] < asn_tree_count(f->t, s->field) ? *at : s->to; break;
    case ASN_STEP_JOIN:
        if (!tries && f->n_joins < MOST_JOINS)
            f->joins[f->n_joins++] = (join){y->out.length, y->out.length, y->out.length};
        break;
    case ASN_STEP_PART:
        if (!tries && f->n_joins)
            begin_part(y, &f->joins[f->n_joins - 1], s);
        break;
    case ASN_STEP_JOINED:
        if (!tries && f->n_joins)
            end_part(y, &f->joins[--f->n_joins]);
        break;
    default: break;
    }
    return true;
}

/* tries: only looks whether all of it can be said. Loops are numbered in their template; one with more than fit is refused. */
static bool run(saying *y, const asn_say *row, const asn_tree *t, bool tries)
{
    frame f = {.t = t, .steps = y->g->say->steps + row->steps};
    for (int at = 0; f.steps[at].kind != ASN_STEP_END;)
        if (f.steps[at].loop >= MOST_LOOPS || !do_step(y, &f, &at, tries))
            return false;
    return true;
}

static bool fits(const asn_say *row, const asn_tree *t)
{
    for (int i = 0; row->needs[i]; i++)
        if ((row->needs[i] == 'p' && asn_tree_count(t, i) == 0) || (row->needs[i] == 'a' && asn_tree_count(t, i) > 0))
            return false;
    return true;
}

/* ---- A node. */

static int ways(saying *y, const asn_tree *t, int style, const asn_say **rows)
{
    int n = asn_say_rows(y->g, t->ctor, style, y->input, rows, MOST_WAYS), kept = 0;
    for (int i = 0; i < n; i++)
        if (fits(rows[i], t) && run(y, rows[i], t, true))
            rows[kept++] = rows[i];
    return kept;
}

static bool can(saying *y, const asn_tree *t, int style)
{
    const asn_say *rows[MOST_WAYS];
    known        **bucket = &y->known[(((uintptr_t)t >> 4) * 31 + (unsigned)style) % BUCKETS];
    for (known *k = *bucket; k; k = k->next)
        if (k->tree == t && k->style == style)
            return k->can;
    bool   found = ways(y, t, style, rows) > 0;
    known *k     = asn_arena_small(y->s->arena, sizeof *k);
    if (k) {
        *k      = (known){*bucket, t, style, found};
        *bucket = k;
    } else
        y->failed = true;
    return found;
}

static void put_node(saying *y, const asn_tree *t, int style, int level)
{
    const asn_say *rows[MOST_WAYS];
    double         weights[MOST_WAYS];
    int            n = ways(y, t, style, rows);
    for (int i = 0; i < n; i++)
        weights[i] = rows[i]->weight;
    if (n == 0)
        return;
    const asn_say *row  = rows[choose(y, weights, n)];
    bool           wrap = row->level >= 0 && row->level < level;
    if (wrap)
        put(y, y->g->open_paren, strlen(y->g->open_paren));
    run(y, row, t, false);
    if (wrap)
        put(y, y->g->close_paren, strlen(y->g->close_paren));
}

/* ---- Why not. */

static void say_fields(const asn_grammar *g, const asn_tree *t, asn_buffer *b)
{
    const asn_ctor *c = &g->ctors[t->ctor];
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f = &g->fields[c->first_field + i];
        if (f->card == ASN_ONE)
            continue;
        asn_buffer_put(b, asn_tree_count(t, i) ? ", with " : ", without ", asn_tree_count(t, i) ? 7 : 10);
        asn_buffer_put(b, f->name, (size_t)f->length);
    }
}

/* Goes down to what has no template that fits. */
static void explain(saying *y, const asn_tree *t, int style, asn_error *err)
{
    const asn_say *rows[MOST_WAYS];
    int            n = asn_say_rows(y->g, t->ctor, style, y->input, rows, MOST_WAYS);
    const char    *name = y->g->ctors[t->ctor].name;
    for (int i = 0; i < n; i++) {
        if (!fits(rows[i], t))
            continue;
        const asn_template_step *s = y->g->say->steps + rows[i]->steps;
        for (; s->kind != ASN_STEP_END; s++) {
            if (s->kind == ASN_STEP_CHILD && s->field < 0 && !can(y, t, s->style)) {
                explain(y, t, s->style, err);
                return;
            }
            for (int k = 0; s->kind == ASN_STEP_CHILD && s->field >= 0 && k < asn_tree_count(t, s->field); k++) {
                const asn_tree *child = asn_tree_child(t, s->field, k);
                int             field = y->g->ctors[t->ctor].first_field + s->field;
                if (child && child->ctor && !can(y, child, s->style)) {
                    explain(y, child, s->style, err);
                    return;
                }
                if (child && !child->ctor && !can_value(y, child, field, s->style)) {
                    asn_fail(err, "%s cannot be said: its templates ask for a way of saying '%.100s' (%s) that no say statement gives", name,
                             asn_tree_value(child).text, y->g->types[y->g->fields[field].type].name);
                    return;
                }
            }
        }
    }
    asn_buffer fields = {.arena = y->s->arena};
    say_fields(y->g, t, &fields);
    const char *which = asn_buffer_end(&fields);
    if (n == 0)
        asn_fail(err, style ? "%s cannot be said here: no say statement has it in the style that is asked for"
                            : "%s cannot be said: the task has no say statement for it", name);
    else
        asn_fail(err, "%s%s: none of its say templates says such a tree completely", name, which ? which : "");
}

/* ---- A sentence. */

static const asn_frame *choose_frame(saying *y)
{
    const asn_saying *all = y->g->say;
    double            weights[MOST_WAYS];
    const asn_frame  *frames[MOST_WAYS];
    int               n = 0;
    for (int i = 0; i < all->n_frames && n < MOST_WAYS; i++)
        if ((all->frames[i].input < 0 || all->frames[i].input == y->input) && all->frames[i].weight > 0) {
            weights[n]  = all->frames[i].weight;
            frames[n++] = &all->frames[i];
        }
    return n ? frames[choose(y, weights, n)] : NULL;
}

char *asn_say_tree(asn_sayer *s, const asn_tree *t, int input, asn_error *err)
{
    saying y = {.s = s, .g = s->g, .input = input, .out.arena = s->arena};
    if (!s->g->say)
        return asn_fail(err, "the task has no say statements, so its trees cannot be said"), NULL;
    if (t->height > HIGHEST)
        return asn_fail(err, "a tree that is %d high cannot be said: %d is the most", (int)t->height, HIGHEST), NULL;
    if (!(y.known = asn_arena_alloc(s->arena, BUCKETS, sizeof *y.known)))
        return asn_out_of_memory(err), NULL;
    if (!can(&y, t, 0)) {
        explain(&y, t, 0, err);
        return y.failed ? (asn_out_of_memory(err), NULL) : NULL;
    }
    const asn_frame *f = choose_frame(&y);
    if (f)
        put(&y, f->before, strlen(f->before));
    put_node(&y, t, 0, ASN_ANY_LEVEL);
    if (f)
        put(&y, f->after, strlen(f->after));
    while (y.out.length && y.out.text[y.out.length - 1] == ' ')
        y.out.length--;
    char *text = y.failed ? NULL : asn_buffer_end(&y.out);
    return text ? text : (asn_out_of_memory(err), NULL);
}
