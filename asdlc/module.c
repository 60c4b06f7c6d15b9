#include "module.h"

#include <string.h>

static module *add(grammar *g, module **all, int *n, module m)
{
    module *added = MEM_PUSH(g->m, *all, *n);
    *added        = m;
    return added;
}

static void add_field(grammar *g, module **all, int *n, field *f)
{
    static const module_kind kinds[] = {MODULE_ONE, MODULE_OPTIONAL, MODULE_SEQUENCE, MODULE_OPTIONALS};
    module *m   = add(g, all, n, (module){.kind = kinds[f->card], .field = f});
    m->name     = mem_print(g->m, "%s.%s", f->owner->name, f->name);
    m->function = mem_print(g->m, "%s_field_%s", g->name, f->stem);
    m->variable = mem_print(g->m, "%s_m_%s", g->name, f->stem);
}

static void add_ctor(grammar *g, module **all, int *n, constructor *c)
{
    module *m   = add(g, all, n, (module){.kind = MODULE_CONSTRUCTOR, .ctor = c});
    m->name     = c->name;
    m->function = mem_print(g->m, "%s_ctor_%s", g->name, c->stem);
    m->variable = mem_print(g->m, "%s_m_%s", g->name, c->module);
    for (int f = 0; f < c->n_fields; f++)
        add_field(g, all, n, &c->fields[f]);
}

module *module_list(grammar *g, int *n)
{
    module *all = NULL;
    *n          = 0;
    for (int i = 0; i < g->n_types; i++) {
        type   *t = g->types[i];
        module *m = add(g, &all, n, (module){.type = t});
        m->kind   = t->kind == TYPE_PRIMITIVE ? (t->open ? MODULE_OPEN : MODULE_CLOSED) : t->n_ctors > 1 ? MODULE_CHOICE : MODULE_SINGLE;
        m->name     = t->name;
        m->function = mem_print(g->m, "%s_type_%s", g->name, t->stem);
        m->variable = mem_print(g->m, "%s_m_%s", g->name, t->stem);
        for (int c = 0; c < t->n_ctors; c++)
            add_ctor(g, &all, n, &t->ctors[c]);
    }
    return all;
}

const char *module_kind_name(module_kind k)
{
    static const char *const names[] = {"choice", "single", "constructor", "one", "optional", "sequence", "optionals", "closed", "open"};
    return names[k];
}

const char *module_rule(grammar *g, const module *m)
{
    if (m->type)
        return grammar_rule_of_type(g->m, m->type);
    return m->ctor ? grammar_rule_of_ctor(g->m, m->ctor) : grammar_rule_of_field(g->m, m->field);
}

static equation *push(grammar *g, equation **all, int *n, const char *name, const char *text)
{
    equation *e = MEM_PUSH(g->m, *all, *n);
    *e          = (equation){name, text};
    return e;
}

equation *module_equations(grammar *g, const module *m, int *n)
{
    equation *e = NULL;
    *n          = 0;
    switch (m->kind) {
    case MODULE_CHOICE:
        push(g, &e, n, "constructor choice", mem_print(g->m, "p(C | %s, v) = softmax(f_%s(v, c))_C", m->name, m->name));
        break;
    case MODULE_SINGLE: break;
    case MODULE_CONSTRUCTOR:
        if (m->ctor->n_fields == 0)
            break;
        push(g, &e, n, "field embedding", mem_print(g->m, "e_F' = f_%s(e_F, c)", m->name));
        push(g, &e, n, "field state", "v_F  = LSTM_v(v, e_F')");
        break;
    case MODULE_ONE: push(g, &e, n, "child state", "v_w = v_F"); break;
    case MODULE_OPTIONAL:
        push(g, &e, n, "presence", "p(z = 1) = sigmoid(f_gen(v, c))");
        push(g, &e, n, "child state", "v_w = v_F");
        break;
    case MODULE_SEQUENCE:
    case MODULE_OPTIONALS:
        push(g, &e, n, "sequence start", "s_0 = W_F v");
        push(g, &e, n, "another child", "p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))");
        push(g, &e, n, "child embedding", "e_i = f_update(v, s_i-1, c)");
        push(g, &e, n, "child state", "v_w = LSTM_v(v, e_i)");
        push(g, &e, n, "sequence state", "s_i = LSTM_h(s_i-1, e_i)");
        if (m->kind == MODULE_OPTIONALS)
            push(g, &e, n, "presence", "p(y_i = 1) = sigmoid(f_some(v_w, c))");
        break;
    case MODULE_OPEN:
        push(g, &e, n, "new or listed", "p(new | v) = sigmoid(f_new(v, c))");
        push(g, &e, n, "spelling", "p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c))_y_k");
        /* fall through */
    case MODULE_CLOSED:
        push(g, &e, n, "value choice", mem_print(g->m, "p(y | %s, v) = softmax(f_%s(v, c))_y", m->name, m->name));
        break;
    }
    return e;
}

/* Weights are split by what they multiply (v, s, c, e) and stored inputs x outputs: y = x W. */
#define ATTEND_V {"att.v", SIZE_HIDDEN, SIZE_ENCODING, false}, {"att.comp.v", SIZE_HIDDEN, SIZE_INPUTS, true}
#define ATTEND_S {"att.s", SIZE_HIDDEN, SIZE_ENCODING, false}, {"att.comp.s", SIZE_HIDDEN, SIZE_INPUTS, true}
#define LAYER_VC(f) {f ".v", SIZE_HIDDEN, SIZE_HIDDEN, false}, {f ".c", SIZE_ENCODING, SIZE_HIDDEN, false}, {f ".b", 1, SIZE_HIDDEN, false}
#define OUTPUT(f, n) {f ".out.w", SIZE_HIDDEN, n, false}, {f ".out.b", 1, n, false}

static const parameter choice[]       = {ATTEND_V, LAYER_VC("f"), OUTPUT("f", SIZE_CHOICES)};
static const parameter constructor_[] = {ATTEND_V, {"f.e", SIZE_HIDDEN, SIZE_HIDDEN, false}, {"f.c", SIZE_ENCODING, SIZE_HIDDEN, false},
                                         {"f.b", 1, SIZE_HIDDEN, false}};
static const parameter one[]          = {{"e", 1, SIZE_HIDDEN, false}};
static const parameter optional[]     = {{"e", 1, SIZE_HIDDEN, false}, ATTEND_V, LAYER_VC("gen"), OUTPUT("gen", 1)};
#define SEQUENCE                                                                                                    \
    {"e", 1, SIZE_HIDDEN, false}, {"start", SIZE_HIDDEN, SIZE_HIDDEN, false}, ATTEND_V, ATTEND_S,                   \
        LAYER_VC("gen"), {"gen.s", SIZE_HIDDEN, SIZE_HIDDEN, false}, OUTPUT("gen", 1), LAYER_VC("update"),          \
        {"update.s", SIZE_HIDDEN, SIZE_HIDDEN, false}
static const parameter sequence[]  = {SEQUENCE};
static const parameter optionals[] = {SEQUENCE, LAYER_VC("some"), OUTPUT("some", 1)};
static const parameter closed[]    = {ATTEND_V, LAYER_VC("f"), OUTPUT("f", SIZE_VALUES)};
static const parameter open[]      = {ATTEND_V, LAYER_VC("f"), OUTPUT("f", SIZE_VALUES), LAYER_VC("new"), OUTPUT("new", 1)};

const parameter *module_parameters(module_kind k, int *n)
{
#define LIST(a) {a, (int)(sizeof a / sizeof *a)}
    static const struct { const parameter *all; int n; } by_kind[] = {LIST(choice), {NULL, 0}, LIST(constructor_), LIST(one), LIST(optional),
                                                                      LIST(sequence), LIST(optionals), LIST(closed), LIST(open)};
    *n = by_kind[k].n;
    return by_kind[k].all;
}

const char *module_size_name(int size)
{
    switch (size) {
    case SIZE_HIDDEN:   return "H";
    case SIZE_ENCODING: return "2H";
    case SIZE_INPUTS:   return "inputs";
    case SIZE_VALUES:   return "V";
    case SIZE_CHOICES:  return "C";
    default:            return "1";
    }
}

static long size_of(const grammar *g, const module *m, int size, long hidden)
{
    long inputs = g->task.n_inputs ? (long)g->task.n_inputs : 1;
    switch (size) {
    case SIZE_HIDDEN:   return hidden;
    case SIZE_ENCODING: return 2 * hidden;
    case SIZE_INPUTS:   return inputs;
    case SIZE_CHOICES:  return m->type->n_ctors;
    case SIZE_VALUES:   return 1;
    default:            return size;
    }
}

void module_count(const grammar *g, const module *m, long hidden, long *fixed, long *per_value)
{
    int              n;
    const parameter *p = module_parameters(m->kind, &n);
    *fixed = *per_value = 0;
    if (m->ctor && m->ctor->n_fields == 0)
        n = 0; /* nothing is learnt for it */
    for (int i = 0; i < n; i++) {
        if (p[i].components && g->task.n_inputs < 2)
            continue;
        long count = size_of(g, m, p[i].rows, hidden) * size_of(g, m, p[i].cols, hidden);
        *(p[i].cols == SIZE_VALUES ? per_value : fixed) += count;
    }
}

const char *module_count_text(grammar *g, const module *m, long hidden)
{
    long fixed, each;
    module_count(g, m, hidden, &fixed, &each);
    return each ? mem_print(g->m, "%ld + %ld V", fixed, each) : mem_print(g->m, "%ld", fixed);
}
