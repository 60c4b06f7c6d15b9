#include "emit/emit.h"

#include "languages/template.h"

#include <string.h>

#define NAME_OF(id) "ASN_" #id,
#define NAME_OF_STEP(id) "ASN_STEP_" #id,
#define NAME_OF_TEST(id) "ASN_TEST_" #id,

/* Templates as tables of steps: what emit_printer.c writes as functions, in a form that the runtime can run backwards. Both come from the
 * same parts, so a change to one kind of part is a change to both files. */

typedef struct row { /* the loops around a part, innermost first */
    const struct row *outer;
    const part       *loop;
    int               number;
} row;

typedef struct step {
    asn_step_kind kind;
    const part   *part;    /* CHILD, LOOP, NEXT; NULL for the others */
    const test   *test;    /* IF */
    const field  *field;
    const column *column;
    int           loop, to, by;
    const char   *text; /* TEXT, PART */
    size_t        length;
} step;

typedef struct listing {
    grammar *g;
    step    *all;
    size_t   n;
    size_t   first; /* of the template */
    int      loops;
} listing;

static void put_parts(listing *l, const part *parts, const row *r);

static step *push(listing *l, asn_step_kind kind)
{
    step *s = MEM_PUSH(l->g->m, l->all, l->n);
    *s      = (step){.kind = kind};
    return s;
}

static int here(const listing *l)
{
    return (int)(l->n - l->first);
}

static int row_of(const row *r, const field *f, const column **col)
{
    *col = NULL;
    for (; r; r = r->outer)
        for (int i = 0; i < r->loop->n_columns; i++)
            if (r->loop->columns[i].field == f) {
                *col = &r->loop->columns[i];
                return r->number;
            }
    return 0;
}

static void put_child(listing *l, const part *p, int loop, const column *col)
{
    step *s   = push(l, ASN_STEP_CHILD);
    s->part   = p;
    s->field  = p->field;
    s->loop   = loop;
    s->column = col;
}

/* A loop: body, and the separator behind it, which belongs to the row that follows. */
static size_t begin_loop(listing *l, const part *p, const field *f, int number)
{
    step *s  = push(l, ASN_STEP_LOOP);
    s->part  = p;
    s->field = f;
    s->loop  = number;
    return l->n - 1;
}

/* {F:, | and }: which one, the row tells that follows. */
static void put_separators(listing *l, const part *p, const field *f, int number, const row *r)
{
    static const test last = {.kind = TEST_LAST};
    size_t            at   = l->n;
    step             *s    = push(l, ASN_STEP_IF);
    s->test                = &last;
    s->field               = f;
    s->loop                = number;
    put_parts(l, p->otherwise, r);
    size_t skip = l->n;
    push(l, ASN_STEP_GO);
    l->all[at].to = here(l);
    put_parts(l, p->separator, r);
    l->all[skip].to = here(l);
}

static void end_loop(listing *l, const part *p, const field *f, int number, size_t begin, const row *r)
{
    size_t next   = l->n;
    step  *s      = push(l, ASN_STEP_NEXT);
    s->part       = p;
    s->field      = f;
    s->loop       = number;
    if (p->kind == PART_FIELD && p->otherwise)
        put_separators(l, p, f, number, r);
    else
        put_parts(l, p->separator, r);
    push(l, ASN_STEP_GO)->to = (int)(begin + 1 - l->first);
    l->all[begin].to = l->all[next].to = here(l);
}

static void put_field(listing *l, const part *p, const row *r)
{
    const column *col;
    int           loop = row_of(r, p->field, &col);
    if (!grammar_is_many(p->field) || loop) {
        put_child(l, p, loop, col);
        return;
    }
    int    number = ++l->loops;
    size_t begin  = begin_loop(l, p, p->field, number);
    put_child(l, p, number, NULL);
    end_loop(l, p, p->field, number, begin, r);
}

static void put_loop(listing *l, const part *p, const row *r)
{
    int    number = ++l->loops;
    row    inner  = {r, p, number};
    size_t begin  = begin_loop(l, p, p->columns[0].field, number);
    put_parts(l, p->then, &inner);
    end_loop(l, p, p->columns[0].field, number, begin, &inner);
}

static void put_if(listing *l, const part *p, const row *r)
{
    size_t at = l->n;
    step  *s  = push(l, ASN_STEP_IF);
    s->test   = &p->test;
    s->field  = p->test.field;
    s->loop   = row_of(r, s->field, &s->column);
    put_parts(l, p->then, r);
    size_t skip = l->n;
    if (p->otherwise)
        push(l, ASN_STEP_GO);
    l->all[at].to = here(l);
    put_parts(l, p->otherwise, r);
    if (p->otherwise)
        l->all[skip].to = here(l);
}

static void put_join(listing *l, const part *p, const row *r)
{
    push(l, ASN_STEP_JOIN);
    for (int i = 0; i < p->n_choices; i++) {
        step *s   = push(l, ASN_STEP_PART);
        s->text   = p->text;
        s->length = p->length;
        put_parts(l, p->choices[i], r);
    }
    push(l, ASN_STEP_JOINED);
}

/* Neighbouring texts in one step; returns the last of them. */
static const part *put_text(listing *l, const part *first)
{
    enum { LONGEST = 4000 }; /* a string that C promises room for */
    const part *last   = first;
    step       *s      = push(l, ASN_STEP_TEXT);
    char       *joined = mem_text(l->g->m, first->text, first->length);
    size_t      n      = first->length;
    for (; last->next && last->next->kind == PART_TEXT && n + last->next->length < LONGEST; last = last->next) {
        joined = mem_print(l->g->m, "%s%.*s", joined, (int)last->next->length, last->next->text);
        n += last->next->length;
    }
    s->text   = joined;
    s->length = n;
    return last;
}

static void put_parts(listing *l, const part *parts, const row *r)
{
    for (const part *t = parts; t; t = t->next)
        switch (t->kind) {
        case PART_TEXT:      t = put_text(l, t); break;
        case PART_LINE:      push(l, ASN_STEP_LINE); break;
        case PART_DEEPER:    push(l, ASN_STEP_DEPTH)->by = 1; break;
        case PART_SHALLOWER: push(l, ASN_STEP_DEPTH)->by = -1; break;
        case PART_FIELD:     put_field(l, t, r); break;
        case PART_IF:        put_if(l, t, r); break;
        case PART_LOOP:      put_loop(l, t, r); break;
        case PART_JOIN:      put_join(l, t, r); break;
        case PART_SELF:      push(l, ASN_STEP_CHILD)->part = t; break;
        }
}

/* ---- As C. */

#define MARGIN "        "

static void flow_string(out *o, const char *member, const char *text, size_t length)
{
    out quoted = {0};
    out_c_string(&quoted, text, length);
    out_flow(o, MARGIN, ".%s = %s,", member, quoted.text);
    out_flow(o, MARGIN, ".length = %zu,", length);
    out_free(&quoted);
}

/* A list that ends in `end`, as a literal. */
static void flow_list(out *o, const char *member, const out *items, const char *end)
{
    out_flow(o, MARGIN, ".%s = (const int[]){%s%s},", member, items->text ? items->text : "", end);
}

static void put_columns(out *o, const step *s)
{
    out items = {0};
    if (s->part->kind == PART_FIELD)
        out_print(&items, "%d, ", s->field->place + 1);
    else
        for (int i = 0; i < s->part->n_columns; i++)
            if (!s->part->columns[i].from_end)
                out_print(&items, "%d, ", s->part->columns[i].field->place + 1);
    flow_list(o, "columns", &items, "0");
    out_free(&items);
}

/* What `print TYPE VALUE` says is about target text, not about sentences. */
static void put_value(out *o, grammar *g, const step *s, bool says)
{
    static const char *const conversions[] = {ASN_CONVERSIONS(NAME_OF)};
    const field *f = s->field;
    if (s->part->conversion != CONVERT_RAW)
        out_flow(o, MARGIN, ".how = %s,", conversions[s->part->conversion]);
    if (f->n_spellings && !says)
        out_flow(o, MARGIN, ".own = %s_spell_%s, .n_own = %zu,", g->name, f->named.stem, f->n_spellings);
    if (f->type->n_spellings && !says)
        out_flow(o, MARGIN, ".shared = %s_spell_%s, .n_shared = %zu,", g->name, f->type->named.stem, f->type->n_spellings);
}

static void put_place(out *o, grammar *g, const step *s)
{
    out_flow(o, MARGIN, ".field = %s_%s,", g->upper, s->field->named.stem);
    if (s->loop)
        out_flow(o, MARGIN, ".loop = %d,", s->loop);
    if (s->column && s->column->from_end)
        out_flow(o, MARGIN, ".from_end = true,");
    if (s->column && s->column->followed)
        out_flow(o, MARGIN, ".followed = %s_%s + 1,", g->upper, s->column->followed->named.stem);
}

static void put_test(out *o, grammar *g, const test *t)
{
    static const char *const tests[] = {ASN_TESTS(NAME_OF_TEST)}, *const kinds[] = {ASN_ATOM_KINDS(NAME_OF)};
    out_flow(o, MARGIN, ".test = %s,", tests[t->kind]);
    if (t->negate)
        out_flow(o, MARGIN, ".negate = true,");
    if (t->kind == TEST_KIND)
        out_flow(o, MARGIN, ".atom = %s,", kinds[t->value_kind]);
    if (t->kind == TEST_VALUE)
        flow_string(o, "text", t->text, t->length);
    if ((t->kind != TEST_CTOR && t->kind != TEST_SOLE) || !t->ctors[0])
        return;
    out items = {0};
    for (int i = 0; i < t->n_ctors; i++)
        out_print(&items, "%s_%s, ", g->upper, t->ctors[i]->named.stem);
    flow_list(o, "ctors", &items, "0");
    out_free(&items);
}

static void put_step(out *o, grammar *g, const step *s, bool says)
{
    static const char *const kinds[] = {ASN_STEPS(NAME_OF_STEP)};
    out_print(o, "    {.kind = %s,", kinds[s->kind]);
    if (s->text)
        flow_string(o, "text", s->text, s->length);
    if (s->by)
        out_flow(o, MARGIN, ".field = %d,", s->by);
    if (s->field)
        put_place(o, g, s);
    if (s->test)
        put_test(o, g, s->test);
    if (s->kind == ASN_STEP_LOOP || s->kind == ASN_STEP_NEXT)
        put_columns(o, s);
    if (s->kind == ASN_STEP_IF || s->kind == ASN_STEP_GO || s->kind == ASN_STEP_LOOP || s->kind == ASN_STEP_NEXT)
        out_flow(o, MARGIN, ".to = %d,", s->to);
    if (s->kind == ASN_STEP_CHILD && s->part->style)
        out_flow(o, MARGIN, ".style = %d,", s->part->style);
    if (s->kind == ASN_STEP_CHILD && grammar_is_primitive(s->field->type))
        put_value(o, g, s, says);
    if (s->kind == ASN_STEP_CHILD && !grammar_is_primitive(s->field->type)) {
        out_flow(o, MARGIN, ".level = %d,", s->part->level);
        if (s->part->tighter)
            out_flow(o, MARGIN, ".tighter = true,");
    }
    o->length--; /* the last comma */
    out_put(o, "},\n");
}

static void list_template(listing *l, print *p)
{
    p->steps = (int)l->n;
    l->first = l->n;
    l->loops = 0;
    put_parts(l, p->parts, NULL);
    push(l, ASN_STEP_END);
}

/* Lists the steps of all templates and notes where each begins. Step 0 belongs to nobody. */
static listing list_steps(grammar *g)
{
    listing l = {.g = g};
    push(&l, ASN_STEP_END);
    for (int i = 0; i < g->n_ctors; i++)
        for (size_t s = 0; g->ctors[i]->prints && s < g->task.n_styles; s++) {
            print *p = g->ctors[i]->prints[s];
            if (!p)
                continue;
            list_template(&l, p);
        }
    return l;
}

void emit_steps(out *o, grammar *g)
{
    if (g->task.n_prints == 0)
        return;
    listing l = list_steps(g);
    out_put(o, "/* ---- The same templates, step by step, for reading target text. */\n\n#ifndef ASN_SHIPPED\n");
    out_print(o, "static const asn_template_step %s_steps[] = {\n", g->name);
    size_t next = 0;
    for (int i = 0; i < g->n_ctors; i++)
        for (size_t s = 0; g->ctors[i]->prints && s < g->task.n_styles; s++) {
            const print *p = g->ctors[i]->prints[s];
            if (!p)
                continue;
            for (; next < (size_t)p->steps; next++)
                put_step(o, g, &l.all[next], false);
            out_print(o, "    /* %d: %s", p->steps, p->owner->name);
            if (s) {
                out_put(o, " as ");
                out_comment(o, g->task.styles[s].name);
            }
            out_put(o, " */\n");
        }
    for (; next < l.n; next++)
        put_step(o, g, &l.all[next], false);
    out_put(o, "};\n#endif /* ASN_SHIPPED */\n\n");
}

/* ---- Sentences: templates, values and lists of `say`, `frame` and `values` statements. */

static void flow_text(out *o, const char *member, const char *text, size_t length)
{
    out quoted = {0};
    out_c_string(&quoted, text, length);
    out_flow(o, MARGIN, ".%s = %s,", member, quoted.text);
    out_free(&quoted);
}

static void end_row(out *o)
{
    o->length--; /* the last comma */
    out_put(o, "},\n");
}

static bool is_plain(const step *s)
{
    return s->kind == ASN_STEP_CHILD && s->field && !s->loop && (grammar_is_primitive(s->field->type) ? s->part->conversion == CONVERT_RAW : s->part->level < 0);
}

/* A template on a line of its own, as long as it has nothing but text and children. */
static void put_say_step(out *o, grammar *g, const step *s)
{
    out text = {0};
    if (s->kind == ASN_STEP_TEXT) {
        out_c_string(&text, s->text, s->length);
        out_flow(o, MARGIN, "ASN_SAY_TEXT(%s),", text.text);
    } else if (is_plain(s))
        out_flow(o, MARGIN, "ASN_SAY_FIELD(%s_%s, %d),", g->upper, s->field->named.stem, s->part->style);
    else if (s->kind == ASN_STEP_CHILD && !s->field)
        out_flow(o, MARGIN, "ASN_SAY_FIELD(-1, %d),", s->part->style);
    else if (s->kind == ASN_STEP_END)
        out_flow(o, MARGIN, "ASN_SAY_END,");
    else {
        bool begun = o->length >= 4 && strcmp(o->text + o->length - 4, "\n   ") == 0;
        if (begun)
            o->length -= 3;
        else
            out_put(o, "\n");
        put_step(o, g, s, true);
        out_put(o, "   ");
    }
    out_free(&text);
}

static void put_says(out *o, grammar *g)
{
    listing l = {.g = g};
    push(&l, ASN_STEP_END);
    for (size_t i = 0; i < g->task.n_says; i++)
        list_template(&l, &g->task.says[i]->how);
    out_print(o, "static const asn_template_step %s_say_steps[] = {\n   ", g->name);
    for (size_t i = 0, next = 0; i < l.n; i++) {
        if (next < g->task.n_says && g->task.says[next]->how.steps == (int)i) {
            out_put(o, "\n   ");
            next++;
        }
        put_say_step(o, g, &l.all[i]);
    }
    out_print(o, "\n};\n\n/* Constructor, style, input, level, where its steps begin, weight, what it needs of each field. */\n");
    out_print(o, "static const asn_say %s_says[] = {\n", g->name);
    for (size_t i = 0; i < g->task.n_says; i++) {
        const say *s = g->task.says[i];
        out_flow(o, "    ", "{%s_%s, %d, %d, %d, %d, %.9g, \"%s\"},", g->upper, s->how.owner->named.stem, s->how.style, s->input, s->how.level,
                 s->how.steps, s->weight, s->needs);
    }
    out_put(o, "\n};\n\n");
}

static void put_say_values(out *o, grammar *g)
{
    static const char *const kinds[] = {ASN_ATOM_KINDS(NAME_OF)};
    out_print(o, "/* Type or field, style, weight, the value, what is said. */\nstatic const asn_say_value %s_say_values[] = {\n", g->name);
    for (size_t i = 0; i < g->task.n_say_values; i++) {
        const say_value *v     = &g->task.say_values[i];
        const char      *owner = v->field ? mem_print(g->m, "-1, %d", v->field->index) : mem_print(g->m, "%s_TYPE_%s, -1", g->upper, v->type->named.stem);
        out              value = {0}, text = {0};
        if (v->any)
            out_put(&value, "ASN_NO_ATOM, NULL");
        else {
            out_print(&value, "%s, ", kinds[v->how.kind]);
            out_c_string(&value, v->how.value, v->how.value_length);
        }
        out_c_string(&text, v->how.text, v->how.text_length);
        out_flow(o, "    ", "{%s, %d, %.9g, %s, %s},", owner, v->style, v->weight, value.text, text.text);
        out_free(&value);
        out_free(&text);
    }
    out_put(o, "\n};\n\n");
}

static void put_frames(out *o, grammar *g)
{
    out_print(o, "static const asn_frame %s_frames[] = {\n", g->name);
    for (size_t i = 0; i < g->task.n_frames; i++) {
        const frame *f = &g->task.frames[i];
        out_print(o, "    {.input = %d, .weight = %.9g,", f->input, f->weight);
        flow_text(o, "before", f->before, f->before_length);
        flow_text(o, "after", f->after, f->after_length);
        end_row(o);
    }
    out_put(o, "};\n\n");
}

static void put_lists(out *o, grammar *g)
{
    static const char *const kinds[] = {ASN_ATOM_KINDS(NAME_OF)};
    out_print(o, "static const asn_value_item %s_value_items[] = {\n", g->name);
    for (size_t i = 0; i < g->task.n_values; i++)
        for (size_t k = 0; k < g->task.values[i].n_items; k++) {
            const value_item *v      = &g->task.values[i].items[k];
            out               quoted = {0};
            out_c_string(&quoted, v->text, v->length);
            out_flow(o, "    ", "{%s, %s, %ld},", kinds[v->kind], quoted.text, v->last);
            out_free(&quoted);
        }
    out_print(o, "\n};\n\nstatic const asn_value_list %s_values[] = {\n", g->name);
    size_t first = 0;
    for (size_t i = 0; i < g->task.n_values; i++) {
        const value_list *l = &g->task.values[i];
        out_put(o, "    {");
        flow_text(o, "name", l->name, strlen(l->name));
        if (l->type)
            out_flow(o, MARGIN, ".type = %s_TYPE_%s, .field = -1,", g->upper, l->type->named.stem);
        else
            out_flow(o, MARGIN, ".type = -1, .field = %d,", l->field ? l->field->index : -1);
        out_flow(o, MARGIN, ".items = %s_value_items + %zu, .n = %zu,", g->name, first, l->n_items);
        first += l->n_items;
        end_row(o);
    }
    out_put(o, "};\n\n");
}

static void put_weights(out *o, grammar *g)
{
    out_print(o, "/* Of each constructor, in what `synth` draws. */\nstatic const double %s_weights[] = {\n    0,", g->name);
    for (int i = 0; i < g->n_ctors; i++)
        out_flow(o, "    ", "%.9g,", g->ctors[i]->weight);
    out_put(o, "\n};\n\n");
}

void emit_says(out *o, grammar *g)
{
    const task *t = &g->task;
    const char *n = g->name;
    if (t->n_says == 0)
        return;
    out_put(o, "/* ---- Sentences for trees. */\n\n#ifndef ASN_SHIPPED\n");
    put_says(o, g);
    if (t->n_say_values)
        put_say_values(o, g);
    if (t->n_frames)
        put_frames(o, g);
    if (t->n_values)
        put_lists(o, g);
    put_weights(o, g);
    out_print(o, "static const asn_saying %s_say = {\n    .says = %s_says, .n_says = %zu, .steps = %s_say_steps, .n_styles = %zu,\n", n, n, t->n_says, n,
              t->n_say_styles);
    if (t->n_say_values)
        out_print(o, "    .values = %s_say_values, .n_values = %zu,\n", n, t->n_say_values);
    if (t->n_frames)
        out_print(o, "    .frames = %s_frames, .n_frames = %zu,\n", n, t->n_frames);
    if (t->n_values)
        out_print(o, "    .lists = %s_values, .n_lists = %zu,\n", n, t->n_values);
    out_print(o, "    .weights = %s_weights,\n};\n#endif /* ASN_SHIPPED */\n\n", n);
}

/* ---- Patterns of values. */

static void put_except(out *o, grammar *g)
{
    out_print(o, "static const char *const %s_pattern_except[] = {\n", g->name);
    for (size_t i = 0; i < g->task.n_patterns; i++) {
        pattern *p = &g->task.patterns[i];
        if (p->n_except == 0)
            continue;
        for (size_t k = 0; k < p->n_except; k++) {
            out quoted = {0};
            out_c_string(&quoted, p->except[k], strlen(p->except[k]));
            out_flow(o, "    ", "%s,", quoted.text);
            out_free(&quoted);
        }
        out_flow(o, "    ", "NULL,");
    }
    out_put(o, "\n};\n\n");
}

void emit_patterns(out *o, grammar *g)
{
    static const char *const kinds[] = {ASN_ATOM_KINDS(NAME_OF)};
    const task *t   = &g->task;
    bool        any = false;
    size_t      at = 0, excepted = 0;
    if (t->n_patterns == 0)
        return;
    for (size_t i = 0; i < t->n_patterns; i++)
        any = any || t->patterns[i].n_except;
    out_put(o, "/* ---- Which values types and fields hold. */\n\n#ifndef ASN_SHIPPED\n");
    out_print(o, "static const int32_t %s_pattern_code[] = {\n", g->name);
    for (size_t i = 0; i < t->n_patterns; i++) {
        for (size_t k = 0; k < t->patterns[i].n_code; k++)
            out_flow(o, "    ", "%d,", (int)t->patterns[i].code[k]);
        out_put(o, "\n");
    }
    out_put(o, "};\n\n");
    if (any)
        put_except(o, g);
    out_print(o, "static const asn_pattern %s_patterns[] = {\n", g->name);
    for (size_t i = 0; i < t->n_patterns; i++) {
        const pattern *p = &t->patterns[i];
        out_put(o, "    {");
        if (p->field)
            out_flow(o, MARGIN, ".type = -1, .field = %d, /* %s.%s */", p->field->index, p->field->owner->name, p->field->name);
        else
            out_flow(o, MARGIN, ".type = %s_TYPE_%s, .field = -1,", g->upper, p->type->named.stem);
        if (p->kinded)
            out_flow(o, MARGIN, ".kind = %s,", kinds[p->kind]);
        out_flow(o, MARGIN, ".code = %s_pattern_code + %zu,", g->name, at);
        if (p->n_except)
            out_flow(o, MARGIN, ".except = %s_pattern_except + %zu,", g->name, excepted);
        if (p->n_others) {
            out items = {0};
            for (size_t k = 0; k < p->n_others; k++)
                out_print(&items, "%s_TYPE_%s, ", g->upper, p->others[k]->named.stem);
            flow_list(o, "others", &items, "-1");
            out_free(&items);
        }
        o->length--;
        out_put(o, "},\n");
        at += p->n_code;
        excepted += p->n_except ? p->n_except + 1 : 0;
    }
    out_put(o, "};\n#endif /* ASN_SHIPPED */\n\n");
}
