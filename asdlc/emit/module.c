#include "emit/module.h"

#include <string.h>

static module *add(grammar *g, module **all, int *n, module m)
{
    module *added = MEM_PUSH(g->m, *all, *n);
    *added        = m;
    return added;
}

static void add_field(grammar *g, module **all, int *n, field *f)
{
    static const asn_module_kind kinds[] = {ASN_FIELD_ONE, ASN_FIELD_OPTIONAL, ASN_FIELD_SEQUENCE, ASN_FIELD_OPTIONALS};
    module *m   = add(g, all, n, (module){.kind = kinds[f->card], .field = f});
    m->name     = mem_print(g->m, "%s.%s", f->owner->name, f->name);
    m->function = mem_print(g->m, "%s_field_%s", g->name, f->named.stem);
    m->variable = mem_print(g->m, "%s_m_%s", g->name, f->named.stem);
}

static void add_ctor(grammar *g, module **all, int *n, constructor *c)
{
    module *m   = add(g, all, n, (module){.kind = ASN_CONSTRUCTOR, .ctor = c});
    m->name     = c->name;
    m->function = mem_print(g->m, "%s_ctor_%s", g->name, c->named.stem);
    m->variable = mem_print(g->m, "%s_m_%s", g->name, c->named.module);
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
        m->kind   = t->kind == TYPE_PRIMITIVE ? (t->n_copies ? ASN_COPIED : t->open ? ASN_OPEN : ASN_CLOSED) : t->n_ctors > 1 ? ASN_CHOICE : ASN_SINGLE;
        m->name     = t->name;
        m->function = mem_print(g->m, "%s_type_%s", g->name, t->named.stem);
        m->variable = mem_print(g->m, "%s_m_%s", g->name, t->named.stem);
        for (int c = 0; c < t->n_ctors; c++)
            add_ctor(g, &all, n, &t->ctors[c]);
    }
    return all;
}

const char *module_kind_name(asn_module_kind k)
{
#define ROW(id, text) text,
    static const char *const names[] = {ASN_MODULE_KINDS(ROW)};
#undef ROW
    return names[k];
}

const char *module_kind_constant(asn_module_kind k)
{
#define ROW(id, text) "ASN_" #id,
    static const char *const names[] = {ASN_MODULE_KINDS(ROW)};
#undef ROW
    return names[k];
}

span module_place(const module *m)
{
    return m->type ? m->type->where : m->ctor ? m->ctor->where : m->field->name_span;
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

/* Where the module looks in the input. With several inputs, each of them has a score of its own. */
static void push_attention(grammar *g, equation **e, int *n, bool sequence)
{
    bool        several = g->task.n_inputs > 1;
    const char *q       = sequence ? "q = v * att.v + s_i-1 * att.s" : "q = v * att.v";
    const char *r       = !several ? "" : sequence ? ",  r = v * att.comp.v + s_i-1 * att.comp.s" : ",  r = v * att.comp.v";
    push(g, e, n, "query", mem_print(g->m, "%s%s", q, r));
    push(g, e, n, "attention", several ? "c = sum_t a_t h_t,  a_t = softmax_t(q * h_t + r_k(t))" : "c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)");
}

/* One tanh layer between, f being the name in the equations and p the one of its parameters. */
static void push_network(grammar *g, equation **e, int *n, const char *f, const char *p)
{
    push(g, e, n, "network", mem_print(g->m, "%s(v, c) = tanh(v * %s.v + c * %s.c + %s.b) * %s.out.w + %s.out.b", f, p, p, p, p, p));
}

static void push_sequence(grammar *g, equation **e, int *n)
{
    push_attention(g, e, n, true);
    push(g, e, n, "sequence start", "s_0 = v * start");
    push(g, e, n, "another child", "p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))");
    push(g, e, n, "network", "f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b");
    push(g, e, n, "child embedding", "e_i = f_update(v, s_i-1, c)");
    push(g, e, n, "network", "f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)");
    push(g, e, n, "child state", "v_w = LSTM_v(v, e_i)");
    push(g, e, n, "sequence state", "s_i = LSTM_h(s_i-1, e_i)");
}

/* A value has a probability for each way to get it, and all of them are added. */
static void push_copies(grammar *g, equation **e, int *n, const module *m, const char *f)
{
    const type *t = m->type;
    push(g, e, n, "way", mem_print(g->m, "p(w | %s, v) = softmax(f_way(v, c))_w", m->name));
    push_network(g, e, n, "f_way", "way");
    push(g, e, n, "value", "p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y");
    push(g, e, n, "from the list", mem_print(g->m, "p(y | list, v) = softmax(%s(v, c))_y", f));
    push_network(g, e, n, f, "f");
    for (int i = t->first_copy, k = 0; i < t->first_copy + t->n_copies; i++) {
        const copy *c     = &g->task.copies[i];
        const char *input = g->task.inputs[c->input].name;
        int         way   = i - t->first_copy + 1;
        if (c->part == ASN_COPY_TOKEN)
            push(g, e, n, "a token", mem_print(g->m, "p(t | copy %d, v) = softmax_t(v * copy.v[%d] * h_t), t in %s", way, k, input));
        else if (c->part == ASN_COPY_SPAN) {
            push(g, e, n, "a span", mem_print(g->m, "p(t..u | copy %d, v) = p(t) p(u | t), t and u in %s", way, input));
            push(g, e, n, "its beginning", mem_print(g->m, "p(t) = softmax_t(v * copy.v[%d] * h_t)", k));
            push(g, e, n, "its end", mem_print(g->m, "p(u | t) = softmax_u>=t(v * copy.v[%d] * h_u)", k + 1));
        } else
            push(g, e, n, "the whole", mem_print(g->m, "p(%s | copy %d, v) = 1", input, way));
        k += c->part == ASN_COPY_TOKEN ? 1 : c->part == ASN_COPY_SPAN ? 2 : 0;
    }
    if (t->open)
        push(g, e, n, "spelling", "p(y | spelled, v) = prod_k softmax(f_char(v, s_k-1, c_k))_y_k, by the one speller");
}

equation *module_equations(grammar *g, const module *m, int *n)
{
    equation   *e = NULL;
    const char *f = mem_print(g->m, "f_%s", m->name);
    *n            = 0;
    switch (m->kind) {
    case ASN_CHOICE:
        push_attention(g, &e, n, false);
        push(g, &e, n, "constructor choice", mem_print(g->m, "p(C | %s, v) = softmax(%s(v, c))_C", m->name, f));
        push_network(g, &e, n, f, "f");
        break;
    case ASN_SINGLE: break;
    case ASN_CONSTRUCTOR:
        if (m->ctor->n_fields == 0)
            break;
        push_attention(g, &e, n, false);
        push(g, &e, n, "field embedding", mem_print(g->m, "e_F' = %s(e_F, c), for each field F", f));
        push(g, &e, n, "network", mem_print(g->m, "%s(e, c) = tanh(e * f.e + c * f.c + f.b)", f));
        push(g, &e, n, "field state", "v_F = LSTM_v(v, e_F')");
        break;
    case ASN_FIELD_ONE: push(g, &e, n, "child state", "v_w = v_F"); break;
    case ASN_FIELD_OPTIONAL:
        push_attention(g, &e, n, false);
        push(g, &e, n, "presence", "p(z = 1) = sigmoid(f_gen(v, c))");
        push_network(g, &e, n, "f_gen", "gen");
        push(g, &e, n, "child state", "v_w = v_F");
        break;
    case ASN_FIELD_SEQUENCE: push_sequence(g, &e, n); break;
    case ASN_FIELD_OPTIONALS:
        push_sequence(g, &e, n);
        push(g, &e, n, "presence", "p(y_i = 1) = sigmoid(f_some(v_w, c))");
        push_network(g, &e, n, "f_some", "some");
        break;
    case ASN_COPIED:
        push_attention(g, &e, n, false);
        push_copies(g, &e, n, m, f);
        break;
    case ASN_OPEN:
    case ASN_CLOSED:
        push_attention(g, &e, n, false);
        if (m->kind == ASN_OPEN) {
            push(g, &e, n, "new or listed", "p(new | v) = sigmoid(f_new(v, c))");
            push_network(g, &e, n, "f_new", "new");
            push(g, &e, n, "spelling", "p(y | new, v) = prod_k softmax(f_char(v, s_k-1, c_k))_y_k, by the one speller");
        }
        push(g, &e, n, "value choice", mem_print(g->m, "p(y | %s, v) = softmax(%s(v, c))_y", m->name, f));
        push_network(g, &e, n, f, "f");
        break;
    case ASN_N_MODULE_KINDS: break;
    }
    return e;
}

/* Weights are split by what they multiply (v, s, c, e) and stored inputs x outputs: y = x W. */
#define P(id, rows, cols) {ASN_PARAM_##id, rows, cols, false}
#define ATTEND_V P(ATT_V, ASN_HIDDEN, ASN_ENCODING), {ASN_PARAM_ATT_COMP_V, ASN_HIDDEN, ASN_INPUTS, true}
#define ATTEND_S P(ATT_S, ASN_HIDDEN, ASN_ENCODING), {ASN_PARAM_ATT_COMP_S, ASN_HIDDEN, ASN_INPUTS, true}
#define LAYER_VC(f) P(f##_V, ASN_HIDDEN, ASN_HIDDEN), P(f##_C, ASN_ENCODING, ASN_HIDDEN), P(f##_B, 1, ASN_HIDDEN)
#define OUTPUT(f, n) P(f##_OUT_W, ASN_HIDDEN, n), P(f##_OUT_B, 1, n)

static const parameter choice[]       = {ATTEND_V, LAYER_VC(F), OUTPUT(F, ASN_CHOICES)};
static const parameter constructor_[] = {ATTEND_V, P(F_E, ASN_HIDDEN, ASN_HIDDEN), P(F_C, ASN_ENCODING, ASN_HIDDEN), P(F_B, 1, ASN_HIDDEN)};
static const parameter one[]          = {P(E, 1, ASN_HIDDEN)};
static const parameter optional[]     = {P(E, 1, ASN_HIDDEN), ATTEND_V, LAYER_VC(GEN), OUTPUT(GEN, 1)};
#define SEQUENCE                                                                                                    \
    P(E, 1, ASN_HIDDEN), P(START, ASN_HIDDEN, ASN_HIDDEN), ATTEND_V, ATTEND_S, LAYER_VC(GEN), P(GEN_S, ASN_HIDDEN, ASN_HIDDEN), \
        OUTPUT(GEN, 1), LAYER_VC(UPDATE), P(UPDATE_S, ASN_HIDDEN, ASN_HIDDEN)
static const parameter sequence[]  = {SEQUENCE};
static const parameter optionals[] = {SEQUENCE, LAYER_VC(SOME), OUTPUT(SOME, 1)};
static const parameter closed[]    = {ATTEND_V, LAYER_VC(F), OUTPUT(F, ASN_VALUES)};
static const parameter open[]      = {ATTEND_V, LAYER_VC(F), OUTPUT(F, ASN_VALUES), LAYER_VC(NEW), OUTPUT(NEW, 1)};
static const parameter copied[]    = {ATTEND_V, LAYER_VC(F), OUTPUT(F, ASN_VALUES), LAYER_VC(WAY), OUTPUT(WAY, ASN_WAYS), P(COPY_V, ASN_HIDDEN, ASN_POINTERS)};

const parameter *module_parameters(asn_module_kind k, int *n)
{
#define LIST(a) {a, (int)(sizeof a / sizeof *a)}
    static const struct { const parameter *all; int n; } by_kind[ASN_N_MODULE_KINDS] = {
        [ASN_CHOICE] = LIST(choice), [ASN_CONSTRUCTOR] = LIST(constructor_), [ASN_FIELD_ONE] = LIST(one), [ASN_FIELD_OPTIONAL] = LIST(optional),
        [ASN_FIELD_SEQUENCE] = LIST(sequence), [ASN_FIELD_OPTIONALS] = LIST(optionals), [ASN_CLOSED] = LIST(closed), [ASN_OPEN] = LIST(open), [ASN_COPIED] = LIST(copied)};
    *n = by_kind[k].n;
    return by_kind[k].all;
}

bool module_learns(const module *m)
{
    return m->kind != ASN_SINGLE && !(m->ctor && m->ctor->n_fields == 0);
}

bool module_has(const grammar *g, const module *m, const parameter *p)
{
    return module_learns(m) && (!p->components || g->task.n_inputs > 1);
}

const char *module_size_constant(int size)
{
#define ROW(id, text) "ASN_" #id,
    static const char *const names[] = {ASN_SIZES(ROW)};
#undef ROW
    return size < 0 ? names[-1 - size] : "1";
}

const char *module_size_name(int size)
{
#define ROW(id, text) text,
    static const char *const names[] = {ASN_SIZES(ROW)};
#undef ROW
    return size < 0 ? names[-1 - size] : "1";
}

const char *module_param_name(asn_param_id id)
{
#define ROW(id, text) text,
    static const char *const names[] = {ASN_PARAMS(ROW)};
#undef ROW
    return names[id];
}

const char *module_param_constant(asn_param_id id)
{
#define ROW(id, text) "ASN_PARAM_" #id,
    static const char *const names[] = {ASN_PARAMS(ROW)};
#undef ROW
    return names[id];
}
