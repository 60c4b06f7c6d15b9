#include "passes/says.h"

#include "languages/task.h"
#include "languages/template.h"
#include "passes/resolve.h"

#include <stdlib.h>
#include <string.h>

/* Style 0 is the plain one; others are numbered as they are first named. */
static int style_number(grammar *g, name_at style)
{
    task *t = &g->task;
    if (!style.name)
        return 0;
    for (size_t i = 1; i < t->n_say_styles; i++)
        if (strcmp(t->say_styles[i].name, style.name) == 0)
            return (int)i;
    *MEM_PUSH(g->m, t->say_styles, t->n_say_styles) = style;
    return (int)t->n_say_styles - 1;
}

static int find_level(grammar *g, name_at level)
{
    if (!level.name)
        return -1;
    nearest n = nearest_to(level.name);
    for (size_t i = 0; i < g->task.n_levels; i++) {
        if (strcmp(g->task.levels[i].name, level.name) == 0)
            return (int)i;
        nearest_offer(&n, g->task.levels[i].name, &g->task.levels[i]);
    }
    diag_error(g->d, level.where, "'%s' is not a level", level.name);
    const name_at *near = nearest_take(&n);
    if (near)
        diag_suggest(g->d, near->where, near->name);
    return -1;
}

static int input_of(grammar *g, const said_say *s)
{
    return s->input.name ? resolve_input(g, s->input) : -1;
}

/* ---- Templates. */

/* Which fields a template says whatever the tree looks like (p), and which only sometimes (f). */
static void find_needs(const part *parts, bool always, char *needs)
{
    for (const part *p = parts; p; p = p->next) {
        const field *f = p->kind == PART_FIELD ? p->field : p->kind == PART_LOOP ? p->columns[0].field : p->kind == PART_IF ? p->test.field : NULL;
        if (f && needs[f->place] != 'p')
            needs[f->place] = always && p->kind != PART_IF ? 'p' : 'f';
        for (int i = 1; i < p->n_columns; i++)
            if (p->columns[i].field && needs[p->columns[i].field->place] != 'p')
                needs[p->columns[i].field->place] = 'f';
        find_needs(p->separator, false, needs);
        find_needs(p->then, false, needs);
        find_needs(p->otherwise, false, needs);
        for (int i = 0; i < p->n_choices; i++)
            find_needs(p->choices[i], false, needs);
    }
}

/* Is a field told of by another template of the constructor, for another input? */
static bool told_elsewhere(const grammar *g, const say *s, int place)
{
    for (size_t i = 0; i < g->task.n_says; i++) {
        const say *other = g->task.says[i];
        if (other != s && other->how.owner == s->how.owner && other->input != s->input && other->needs && strchr("pf", other->needs[place]))
            return true;
    }
    return false;
}

/* What a template is silent about: an optional child must then be absent, so that nothing gets lost. */
enum { LOST = '!' };
static void complete_needs(say *s, const template_use *uses)
{
    const constructor *c = s->how.owner;
    for (int i = 0; i < c->n_fields; i++) {
        const field *f = &c->fields[i];
        if (s->needs[i] != ' ')
            continue;
        if (uses[i].mentioned || f->silent || f->type->silent)
            s->needs[i] = '-';
        else
            s->needs[i] = f->card == CARD_ONE || s->input >= 0 ? LOST : 'a';
    }
}

/* Has it parts about the same node, in this style (or any: -1)? */
static bool has_self(const part *parts, int style)
{
    for (const part *p = parts; p; p = p->next) {
        bool inside = has_self(p->separator, style) || has_self(p->then, style) || has_self(p->otherwise, style);
        for (int i = 0; i < p->n_choices; i++)
            inside = inside || has_self(p->choices[i], style);
        if (inside || (p->kind == PART_SELF && (style < 0 || p->style == style)))
            return true;
    }
    return false;
}

/* Is a style of a constructor asked for by its own templates, as a part of the sentence? */
static bool is_part(const grammar *g, const constructor *c, int style)
{
    for (size_t i = 0; i < g->task.n_says && style; i++)
        if (g->task.says[i]->how.owner == c && has_self(g->task.says[i]->how.parts, style))
            return true;
    return false;
}

/* Does some template of a constructor in a style say the field, or a part of such a template? */
static bool style_tells(const grammar *g, const constructor *c, int style, int place, size_t deep)
{
    for (size_t i = 0; i < g->task.n_says && deep < g->task.n_say_styles; i++) {
        const say *s = g->task.says[i];
        if (s->how.owner != c || s->how.style != style)
            continue;
        if (strchr("pf", s->needs[place]))
            return true;
        for (size_t k = 1; k < g->task.n_say_styles; k++)
            if (has_self(s->how.parts, (int)k) && style_tells(g, c, (int)k, place, deep + 1))
                return true;
    }
    return false;
}

/* Is a field that a template does not mention the business of another part of the sentence? */
static bool is_told_by_parts(const grammar *g, const say *s, int place)
{
    const constructor *c = s->how.owner;
    for (size_t k = 1; k < g->task.n_say_styles; k++)
        if (has_self(s->how.parts, (int)k) && style_tells(g, c, (int)k, place, 0))
            return true;
    return is_part(g, c, s->how.style) && !style_tells(g, c, s->how.style, place, 0);
}

/* Once all templates are known. */
static void check_told(grammar *g, say *s)
{
    const constructor *c = s->how.owner;
    for (int i = 0; i < c->n_fields; i++) {
        const field *f = &c->fields[i];
        if ((s->needs[i] == LOST || s->needs[i] == 'a') && is_told_by_parts(g, s, i))
            s->needs[i] = '-';
        if (s->needs[i] != LOST)
            continue;
        bool told   = told_elsewhere(g, s, i);
        s->needs[i] = told || f->card == CARD_ONE ? '-' : 'a';
        if (s->needs[i] == 'a' || told)
            continue;
        diag_warning(g->d, s->how.said->texts[0], "this does not say the field '%s' of %s, so a parser cannot learn it from the sentence", f->name, c->name);
        diag_help(g->d, f->name_span, "the field is here");
        diag_help(g->d, NOWHERE, "say it with {%s}, or show with {-%s} that it is left out on purpose", f->name, f->name);
    }
}

static bool check_one_line(grammar *g, const part *parts)
{
    for (const part *p = parts; p; p = p->next) {
        if (p->kind == PART_LINE || p->kind == PART_DEEPER || p->kind == PART_SHALLOWER) {
            diag_error(g->d, p->where, "a sentence is one line: it has no new lines and no blocks");
            return false;
        }
        bool ok = check_one_line(g, p->separator) && check_one_line(g, p->then) && check_one_line(g, p->otherwise);
        for (int i = 0; i < p->n_choices; i++)
            ok = ok && check_one_line(g, p->choices[i]);
        if (!ok)
            return false;
    }
    return true;
}

/* A template of its own, with what template_read wants to know of it. */
static void add_say(grammar *g, const said_say *said, constructor *c, span quoted)
{
    said_print *text = mem_alloc(g->m, 1, sizeof *text);
    say        *s    = mem_alloc(g->m, 1, sizeof *s);
    *text = (said_print){.ctor = {c->name, said->owner.name ? said->owner.where : c->where}, .style = said->style, .level = said->level};
    *MEM_PUSH(g->m, text->texts, text->n_texts) = (span){quoted.src, quoted.begin + (said->owner.name != NULL), quoted.end - (said->owner.name != NULL)};
    s->how    = (print){.said = text, .owner = c, .style = style_number(g, said->style), .level = find_level(g, said->level), .says = true};
    s->input  = input_of(g, said);
    s->weight = said->weight;
    c->said   = true;
    template_use *uses = mem_alloc(g->m, (size_t)c->n_fields + 1, sizeof *uses);
    s->needs           = mem_alloc(g->m, (size_t)c->n_fields + 1, 1);
    memset(s->needs, ' ', (size_t)c->n_fields);
    *MEM_PUSH(g->m, g->task.says, g->task.n_says) = s;
    if (!template_read(g, &s->how, uses) || !check_one_line(g, s->how.parts))
        return;
    find_needs(s->how.parts, true, s->needs);
    complete_needs(s, uses);
}

/* ---- Values. */

/* Where the sentence, or the value, goes: {} in a text, counted from its beginning. -1: there is not exactly one, which has been told. */
static int hole_in(grammar *g, span text, const char *what)
{
    const char *s = span_text(g->m, text), *hole = strstr(s, "{}");
    if (hole && !strpbrk(hole + 2, "{}") && strcspn(s, "{}") == (size_t)(hole - s))
        return (int)(hole - s);
    diag_error(g->d, text, "expected {} once, where %s goes, and no other braces", what);
    return -1;
}

static void add_value(grammar *g, const said_say *s, type *t, field *f, size_t i)
{
    say_value v = {.type = t, .field = f, .style = style_number(g, s->style), .how = s->value, .weight = s->weight};
    span      q = s->texts[i];
    if (s->counts) {
        v.how.value        = mem_print(g->m, "%ld", strtol(s->value.value, NULL, 10) + (long)i);
        v.how.value_length = strlen(v.how.value);
    }
    q          = (span){q.src, q.begin + 1, q.end - 1};
    v.any      = !s->is_value;
    v.how.text = template_unescape(g->m, q, &v.how.text_length);
    if (v.any && hole_in(g, q, "the value") < 0)
        return;
    *MEM_PUSH(g->m, g->task.say_values, g->task.n_say_values) = v;
}

static void resolve_value(grammar *g, const said_say *s)
{
    type  *t = NULL;
    field *f = NULL;
    if (strchr(s->owner.name, '.')) {
        f = resolve_field(g, s->owner);
        if (f && !grammar_is_primitive(f->type)) {
            diag_error(g->d, s->owner.where, "%s is not primitive: it has constructors instead of values", s->owner.name);
            return;
        }
    } else if (grammar_ctor(g, s->owner.name) && !grammar_type(g, s->owner.name)) {
        diag_error(g->d, s->value.where, "%s is a constructor, so a template is expected here, in double quotes", s->owner.name);
        diag_help(g->d, NOWHERE, "a weight is written so: say %s weight %s \"...\"", s->owner.name, s->value.value);
        return;
    } else
        t = resolve_primitive(g, s->owner, "said value by value");
    if (s->level.name || s->input.name)
        diag_error(g->d, s->level.name ? s->level.where : s->input.where, "levels and inputs apply to constructors, not to values");
    for (size_t i = 0; (t || f) && i < s->n_texts; i++)
        add_value(g, s, t, f, i);
}

static void resolve_say(grammar *g, const said_say *s)
{
    const type *t = grammar_type(g, s->owner.name);
    if (s->is_value || strchr(s->owner.name, '.') || (t && t->kind == TYPE_PRIMITIVE)) {
        resolve_value(g, s);
        return;
    }
    constructor *c = resolve_ctor(g, s->owner);
    for (size_t i = 0; c && i < s->n_texts; i++)
        add_say(g, s, c, s->texts[i]);
}

/* ---- Frames. */

static void resolve_frame(grammar *g, const said_say *s)
{
    for (size_t i = 0; i < s->n_texts; i++) {
        span q    = {s->texts[i].src, s->texts[i].begin + 1, s->texts[i].end - 1};
        int  hole = hole_in(g, q, "the sentence");
        if (hole < 0)
            continue;
        uint32_t at = q.begin + (uint32_t)hole;
        frame    f  = {.input = input_of(g, s), .weight = s->weight};
        f.before    = template_unescape(g->m, (span){q.src, q.begin, at}, &f.before_length);
        f.after     = template_unescape(g->m, (span){q.src, at + 2, q.end}, &f.after_length);
        *MEM_PUSH(g->m, g->task.frames, g->task.n_frames) = f;
    }
}

/* ---- Lists of values. */

static value_list *find_list(grammar *g, const char *name, size_t length)
{
    for (size_t i = 0; i < g->task.n_values; i++)
        if (strlen(g->task.values[i].name) == length && strncmp(g->task.values[i].name, name, length) == 0)
            return &g->task.values[i];
    return NULL;
}

static value_list *list_of(grammar *g, name_at owner)
{
    value_list *l = find_list(g, owner.name, strlen(owner.name));
    if (l)
        return l;
    l  = MEM_PUSH(g->m, g->task.values, g->task.n_values);
    *l = (value_list){.name = owner.name, .where = owner.where};
    if (strchr(owner.name, '.'))
        l->field = resolve_field(g, owner);
    else
        l->type = grammar_type(g, owner.name);
    const type *t = l->field ? l->field->type : l->type;
    if (t && t->kind != TYPE_PRIMITIVE) {
        diag_error(g->d, owner.where, "%s is not primitive: it has constructors instead of values", owner.name);
        diag_help(g->d, t->where, "it is defined here");
    }
    return l;
}

static bool whole_number(const char **text, long *n)
{
    char *end;
    *n         = strtol(*text, &end, 10);
    bool found = end != *text;
    *text      = end;
    return found;
}

static void add_item(grammar *g, value_list *l, span at)
{
    char        first = at.src->text[at.begin];
    bool        quoted = first == '"' || first == '\'';
    value_item  v    = {.last = -1, .where = at};
    const char *word = span_text(g->m, at), *rest = word;
    long        from, to;
    if (quoted) {
        v.kind = VALUE_STRING;
        v.text = template_unescape(g->m, (span){at.src, at.begin + 1, at.end - 1}, &v.length);
    } else {
        bool range = strstr(word, "..") && whole_number(&rest, &from) && strncmp(rest, "..", 2) == 0 && (rest += 2, whole_number(&rest, &to)) && !*rest;
        if (range && (from > to || from < 0 || to > 1000000000)) {
            diag_error(g->d, at, "expected a range of whole numbers from 0 to 1000000000, as in 0..59");
            return;
        }
        v.kind   = strchr("-0123456789", first) ? VALUE_NUMBER : VALUE_NAME;
        v.text   = range ? mem_print(g->m, "%ld", from) : word;
        v.length = strlen(v.text);
        v.last   = range ? to : -1;
    }
    *MEM_PUSH(g->m, l->items, l->n_items) = v;
}

/* {NAME} in a value is one of another list, {word} and {Name} are made up. */
static void check_parts(grammar *g, const value_item *v)
{
    for (const char *s = v->text; v->kind == VALUE_STRING && (s = strchr(s, '{')); s++) {
        size_t      n = strcspn(s + 1, "}");
        value_list *l = find_list(g, s + 1, n);
        if (!s[n + 1]) {
            diag_error(g->d, v->where, "this '{' is not closed");
            return;
        }
        if (l)
            l->used = true;
        else if (strncmp(s, "{word}", 6) != 0 && strncmp(s, "{Name}", 6) != 0) {
            diag_error(g->d, v->where, "no 'values' statement makes '%s'", mem_text(g->m, s + 1, n));
            diag_help(g->d, NOWHERE, "{word} and {Name} are made up; other names need a statement of their own: values %s \"...\"", mem_text(g->m, s + 1, n));
        }
    }
}

/* A list that contains itself would never end. state: 1 while it is being looked at, 2 when it is known to end. */
static bool ends(grammar *g, size_t k, char *state)
{
    if (state[k])
        return state[k] == 2;
    state[k] = 1;
    for (size_t i = 0; i < g->task.values[k].n_items; i++) {
        const value_item *v = &g->task.values[k].items[i];
        for (const char *s = v->text; v->kind == VALUE_STRING && (s = strchr(s, '{')); s++) {
            const value_list *l = find_list(g, s + 1, strcspn(s + 1, "}"));
            if (l && !ends(g, (size_t)(l - g->task.values), state)) {
                if (state[k] == 1)
                    diag_error(g->d, v->where, "the values '%s' contain themselves, so they would never end", l->name);
                state[k] = 2;
            }
        }
    }
    state[k] = 2;
    return true;
}

static void resolve_values(grammar *g, const said *s)
{
    for (size_t i = 0; i < s->n_values; i++) {
        value_list *l = list_of(g, s->values[i].owner);
        for (size_t k = 0; k < s->values[i].n_items; k++)
            add_item(g, l, s->values[i].items[k]);
    }
    for (size_t i = 0; i < g->task.n_values; i++)
        for (size_t k = 0; k < g->task.values[i].n_items; k++)
            check_parts(g, &g->task.values[i].items[k]);
    for (size_t i = 0; i < g->task.n_values; i++) {
        value_list *l = &g->task.values[i];
        if (l->type || l->field || l->used || strchr(l->name, '.'))
            continue;
        diag_error(g->d, l->where, "%s has no type '%s', and no other values name it", g->src->name, l->name);
        nearest n = nearest_to(l->name);
        for (int t = 0; t < g->n_types; t++)
            nearest_offer(&n, g->types[t]->name, g->types[t]);
        const type *near = nearest_take(&n);
        if (near)
            diag_suggest(g->d, near->where, near->name);
    }
    char *state = mem_alloc(g->m, g->task.n_values + 1, 1);
    for (size_t i = 0; i < g->task.n_values && diag_errors(g->d) == 0; i++)
        ends(g, i, state);
}

/* ---- What is missing. */

/* LivingRoom says "living room". */
static span name_in_words(grammar *g, const constructor *c)
{
    size_t n    = 0;
    char  *text = mem_alloc(g->m, 2 * strlen(c->name) + 1, 1);
    for (const char *s = c->name; *s; s++) {
        bool upper = *s >= 'A' && *s <= 'Z';
        if (n && upper && s[-1] >= 'a' && s[-1] <= 'z')
            text[n++] = ' ';
        text[n++] = *s == '_' ? ' ' : upper ? (char)(*s - 'A' + 'a') : *s;
    }
    source *src = source_from_text(g->m, g->src->path, text, n);
    return (span){src, 0, src->length};
}

static bool said_plainly(const grammar *g, const constructor *c)
{
    for (size_t i = 0; i < g->task.n_says; i++)
        if (g->task.says[i]->how.owner == c && g->task.says[i]->how.style == 0)
            return true;
    return false;
}

static void name_enumerations(grammar *g)
{
    for (int i = 0; i < g->n_ctors; i++) {
        constructor *c = g->ctors[i];
        if (said_plainly(g, c) || !c->owner->reachable || c->owner->silent || !grammar_is_enumeration(c->owner))
            continue;
        said_say *plain = mem_alloc(g->m, 1, sizeof *plain);
        *plain          = (said_say){.weight = 1};
        add_say(g, plain, c, name_in_words(g, c));
    }
}

/* One warning for all: a task may say some of its trees on purpose. */
static void check_all_said(grammar *g, const said *s)
{
    const char *list = "";
    int         n    = 0;
    for (int i = 0; i < g->n_ctors; i++) {
        const constructor *c = g->ctors[i];
        if (c->said || !c->owner->reachable || c->owner->silent)
            continue;
        if (n < 5)
            list = mem_print(g->m, "%s%s%s", list, n ? ", " : "", c->name);
        n++;
    }
    if (n == 0)
        return;
    diag_warning(g->d, s->says[0].owner.where, "no say statement for %s%s: trees with %s cannot be said, and synth draws none", list,
                 n > 5 ? mem_print(g->m, " and %d more", n - 5) : "", n == 1 ? "it" : "them");
}

static bool has_style(const grammar *g, const field *f, int style)
{
    for (size_t i = 0; i < g->task.n_says; i++)
        if (g->task.says[i]->how.owner->owner == f->type && g->task.says[i]->how.style == style)
            return true;
    for (size_t i = 0; i < g->task.n_say_values; i++) {
        const say_value *v = &g->task.say_values[i];
        if ((v->type == f->type || v->field == f) && v->style == style)
            return true;
    }
    return style == 0; /* values are said as they are, and what is missing has been told */
}

static bool is_said_as(const grammar *g, const constructor *c, int style)
{
    for (size_t i = 0; i < g->task.n_says; i++)
        if (g->task.says[i]->how.owner == c && g->task.says[i]->how.style == style)
            return true;
    return false;
}

/* Does a template in this style come to the other one by parts about the same node? */
static bool leads_to(const grammar *g, const constructor *c, int from, int to, size_t deep)
{
    for (size_t i = 0; i < g->task.n_says && deep < g->task.n_say_styles; i++) {
        const say *s = g->task.says[i];
        if (s->how.owner != c || s->how.style != from)
            continue;
        if (has_self(s->how.parts, to))
            return true;
        for (size_t k = 1; k < g->task.n_say_styles; k++)
            if (has_self(s->how.parts, (int)k) && leads_to(g, c, (int)k, to, deep + 1))
                return true;
    }
    return false;
}

static void check_styles(grammar *g, const constructor *c, const part *parts)
{
    for (const part *p = parts; p; p = p->next) {
        if (p->kind == PART_SELF && !is_said_as(g, c, p->style))
            diag_error(g->d, p->where, "%s has no template in the style '%s'", c->name, g->task.say_styles[p->style].name);
        else if (p->kind == PART_SELF && leads_to(g, c, p->style, p->style, 0))
            diag_error(g->d, p->where, "in the style '%s', %s says itself, so the sentence would never end", g->task.say_styles[p->style].name, c->name);
        if (p->kind == PART_FIELD && p->field && !has_style(g, p->field, p->style))
            diag_error(g->d, p->where, "nothing of type '%s' is said as '%s'", p->field->type->name, g->task.say_styles[p->style].name);
        check_styles(g, c, p->separator);
        check_styles(g, c, p->then);
        check_styles(g, c, p->otherwise);
        for (int i = 0; i < p->n_choices; i++)
            check_styles(g, c, p->choices[i]);
    }
}

/* With several inputs, each needs something to say. */
static void check_inputs(grammar *g, const said *s)
{
    for (size_t k = 0; k < g->task.n_inputs && g->task.n_inputs > 1; k++) {
        bool any = false;
        for (size_t i = 0; i < g->task.n_says; i++)
            any = any || (g->task.says[i]->how.owner->owner == g->root && (g->task.says[i]->input == (int)k || g->task.says[i]->input < 0));
        if (any)
            continue;
        diag_error(g->d, s->says[0].owner.where, "the task has %zu inputs, and nothing says '%s'", g->task.n_inputs, g->task.inputs[k].name);
        diag_help(g->d, NOWHERE, "name the input in the statements about the root: say %s for %s \"...\"", g->root->ctors[0].name, g->task.inputs[k].name);
    }
}

/* By constructor, those of one in the order in which they are stated. */
static void sort_says(grammar *g)
{
    say  **sorted = mem_alloc(g->m, g->task.n_says + 1, sizeof *sorted);
    size_t n      = 0;
    for (int c = 0; c < g->n_ctors; c++)
        for (size_t i = 0; i < g->task.n_says; i++)
            if (g->task.says[i]->how.owner == g->ctors[c])
                sorted[n++] = g->task.says[i];
    g->task.says = sorted;
}

void says_resolve(grammar *g)
{
    const said *s = g->said;
    *MEM_PUSH(g->m, g->task.say_styles, g->task.n_say_styles) = (name_at){"", NOWHERE};
    for (int i = 0; i < g->n_ctors; i++)
        g->ctors[i]->weight = 1;
    for (size_t i = 0; i < s->n_says; i++)
        style_number(g, s->says[i].style); /* a template may name a style that a later statement defines */
    for (size_t i = 0; i < s->n_says; i++)
        resolve_say(g, &s->says[i]);
    for (size_t i = 0; i < s->n_frames; i++)
        resolve_frame(g, &s->frames[i]);
    for (size_t i = 0; i < s->n_weights; i++) {
        constructor *c = resolve_ctor(g, s->weights[i].ctor);
        if (c)
            c->weight = s->weights[i].weight;
    }
    resolve_values(g, s);
    if (diag_errors(g->d) || s->n_says == 0)
        return;
    name_enumerations(g);
    check_all_said(g, s);
    check_inputs(g, s);
    for (size_t i = 0; i < g->task.n_says; i++)
        check_told(g, g->task.says[i]);
    for (size_t i = 0; i < g->task.n_says; i++)
        check_styles(g, g->task.says[i]->how.owner, g->task.says[i]->how.parts);
    sort_says(g);
}
