/* speller.c: the character LSTM that spells values of open types. One for all types; all words of a minibatch run
 * together, longest first. */
#include "training/affine.h"
#include "training/choice.h"
#include "training/network.h"
#include "training/rooms.h"

typedef struct spelling {
    asn_packed    packed;          /* words; one of k letters has k + 1 steps, the last of which ends it */
    int32_t      *state;           /* by word, longest first */
    int32_t      *last, *gold;     /* by packed row: the letter before, the letter to come */
    int32_t      *word, *row_example;
    asn_mask      state_mask, letter_mask;
    asn_rows      x, v;            /* by word: the state as it is read, dropped; and as it is */
    asn_rows      e;               /* the letter before, embedded */
    asn_lstm_run  run;
    asn_query     query;           /* the state's half of the queries */
    asn_attention attention;
    asn_network   network;
} spelling;

static asn_query_weights query_of_state_weights(const int *p)
{
    return (asn_query_weights){p[S_ATT_V], p[S_ATT_COMP_V]};
}
static asn_query_weights query_of_letters_weights(const int *p)
{
    return (asn_query_weights){p[S_ATT_S], p[S_ATT_COMP_S]};
}

static bool pack_words(batch *b, spelling *s, const asn_spelled *v)
{
    int32_t *steps = asn_work_ints(&b->w, (size_t)v->n);
    if (b->w.failed)
        return false;
    for (int i = 0; i < v->n; i++)
        steps[i] = v->length[i] + 1;
    return asn_packed_init(&s->packed, b->w.arena, v->n, steps);
}

static void find_rows(batch *b, spelling *s, const asn_spelled *v)
{
    asn_work         *w           = &b->w;
    const asn_packed *p           = &s->packed;
    uint32_t         *state_key   = asn_batch_keys(b, p->n), *letter_key = asn_batch_keys(b, p->rows);
    s->state                      = asn_work_ints(w, (size_t)p->n);
    s->last                       = asn_work_ints(w, (size_t)p->rows);
    s->gold                       = asn_work_ints(w, (size_t)p->rows);
    s->word                       = asn_work_ints(w, (size_t)p->rows);
    s->row_example                = asn_work_ints(w, (size_t)p->rows);
    s->state_mask                 = asn_batch_mask(b, state_key);
    s->letter_mask                = asn_batch_mask(b, letter_key);
    if (w->failed)
        return;
    for (int i = 0; i < p->n; i++) {
        int     k = p->order[i], example = v->example[k];
        int32_t ordinal = b->r.states[v->state[k]].ordinal;
        s->state[i]     = b->r.state_row[v->state[k]];
        if (state_key)
            state_key[i] = asn_batch_key(b, example, ordinal, SITE_SPELL, 0);
        for (int step = 0; step <= v->length[k]; step++) {
            int row             = p->first_row[step] + i;
            s->last[row]        = step ? v->letters[k][step - 1] : w->m->letters.n; /* the entry behind the last: nothing yet */
            s->gold[row]        = step < v->length[k] ? v->letters[k][step] : 0;
            s->word[row]        = i;
            s->row_example[row] = example;
            if (letter_key)
                letter_key[row] = asn_batch_key(b, example, ordinal, SITE_LETTER, step);
        }
    }
}

static void spell_forward(batch *b, spelling *s)
{
    asn_work  *w = &b->w;
    const int *p = w->m->speller;
    int        H = w->H, n = s->packed.n, rows = s->packed.rows, lstm = p[S_LSTM];
    s->x         = asn_work_rows(w, n, H);
    s->v         = asn_work_rows(w, n, H);
    s->query       = asn_query_of(w, n, false);
    s->e         = asn_work_rows(w, rows, H);
    s->run       = asn_lstm_run_of(w, lstm, &s->packed);
    s->run.start = asn_work_rows(w, n, H);
    s->attention = w->failed ? (asn_attention){0} : asn_attention_of(w, &b->memory, rows, s->row_example);
    if (w->failed)
        return;
    asn_rows_gather(n, H, b->states.h, s->state, s->x, s->state_mask);
    asn_rows_gather(n, H, b->states.h, s->state, s->v, ASN_NO_MASK);
    asn_affine(w, p[S_START_W], n, s->v, s->run.start, false);
    asn_affine_bias(w, p[S_START_B], n, s->run.start);
    asn_rows_gather(rows, H, asn_work_table(w, p[S_CHARS]), s->last, s->e, s->letter_mask);
    asn_affine(w, lstm + L_X, rows, s->e, s->run.gates, false);
    asn_affine_bias(w, lstm + L_B, rows, s->run.gates);
    asn_lstm_run_forward(w, &s->run);
    asn_query_forward(w, query_of_state_weights(p), n, s->x, s->query);
    asn_query_forward(w, query_of_letters_weights(p), rows, s->run.h, s->attention.query);
    asn_query_add(w, rows, s->attention.query, s->query, s->word);
    asn_attention_forward(w, &s->attention, 0, rows);
}

/* Which letter comes, or the end. */
static void choose_letters(batch *b, spelling *s, asn_rows dh, asn_rows dcontext, asn_rows dx)
{
    asn_work  *w = &b->w;
    const int *p = w->m->speller;
    int        n = s->packed.n, rows = s->packed.rows, classes = w->m->letters.n;
    s->network = (asn_network){.n = rows, .outputs = classes, .n_in = 3, .bias = p[S_B], .out = p[S_OUT_W], .out_bias = p[S_OUT_B],
                               .in = {{p[S_S], s->run.h, dh, rows, NULL}, {p[S_C], s->attention.context, dcontext, rows, NULL}, {p[S_V], s->x, dx, n, s->word}}};
    asn_network_forward(w, &s->network);
    if (w->failed)
        return;
    w->loss += asn_choice(rows, classes, s->network.logits, s->gold, NULL, 0, (asn_real)w->scale);
    if (w->train)
        asn_network_backward(w, &s->network);
}

static void spell_backward(batch *b, spelling *s, asn_rows dh, asn_rows dcontext, asn_rows dx)
{
    asn_work  *w = &b->w;
    const int *p = w->m->speller;
    int        H = w->H, n = s->packed.n, rows = s->packed.rows, lstm = p[S_LSTM];
    asn_query  dquery = asn_query_of(w, n, true);
    asn_rows   de = asn_work_zeros(w, rows, H), dv = asn_work_zeros(w, n, H);
    s->run.dstart = asn_work_zeros(w, n, H);
    if (w->failed)
        return;
    asn_attention_back(w, &s->attention, 0, rows, dcontext);
    asn_query_back(w, query_of_letters_weights(p), rows, s->run.h, s->attention.dquery, dh);
    asn_query_scatter(w, rows, s->attention.dquery, dquery, s->word);
    asn_query_back(w, query_of_state_weights(p), n, s->x, dquery, dx);
    asn_lstm_run_backward(w, &s->run, dh);
    if (w->failed)
        return;
    asn_affine_back(w, lstm + L_X, rows, s->e, s->run.gates, de);
    asn_affine_back_bias(w, lstm + L_B, rows, s->run.gates);
    asn_rows_scatter(rows, H, de, (asn_rows){asn_work_gradient(w, p[S_CHARS]), H}, s->last, s->letter_mask);
    asn_affine_back(w, p[S_START_W], n, s->v, s->run.dstart, dv);
    asn_affine_back_bias(w, p[S_START_B], n, s->run.dstart);
    asn_rows_scatter(n, H, dv, b->states.dh, s->state, ASN_NO_MASK);
    asn_rows_scatter(n, H, dx, b->states.dh, s->state, s->state_mask);
}

void asn_speller_run(batch *b, const asn_spelled *v)
{
    asn_work *w = &b->w;
    spelling  s = {.packed = {0}};
    asn_rows  dh = {0}, dcontext = {0}, dx = {0};
    if (!pack_words(b, &s, v)) {
        w->failed = true;
        return;
    }
    find_rows(b, &s, v);
    if (!w->failed)
        spell_forward(b, &s);
    if (w->train) {
        dh       = asn_work_zeros(w, s.packed.rows, w->H);
        dcontext = asn_work_zeros(w, s.packed.rows, 2 * w->H);
        dx       = asn_work_zeros(w, s.packed.n, w->H);
    }
    if (!w->failed)
        choose_letters(b, &s, dh, dcontext, dx);
    if (!w->failed && w->train)
        spell_backward(b, &s, dh, dcontext, dx);
}
