/* encoder.c: a bidirectional LSTM for each input component; final states projected to the decoder's start. */
#include "training/affine.h"
#include "training/rooms.h"
#include "ground/rng.h"
#include "text/grams.h"

#include <string.h>

static int32_t length_of(const batch *b, int example, int c)
{
    const asn_example *e = b->r.examples[example];
    return e->first[c + 1] - e->first[c];
}

/* A token's entry; in training a word that was seen once may be taken as unknown. */
static int32_t entry_of(const batch *b, int example, int c, int32_t token)
{
    const asn_model   *m     = b->w.m;
    const asn_example *e     = b->r.examples[example];
    int32_t            entry = e->token[e->first[c] + token];
    if (b->w.train && m->rare && m->rare[c][entry] && m->settings.unknown > 0 &&
        asn_uniform(asn_key(asn_batch_draw(b, example, 0, SITE_TOKEN, e->first[c] + token), 7)) < m->settings.unknown)
        return 0;
    return entry;
}

/* ---- Memory that is attended to. */

static void prepare_memory(batch *b)
{
    asn_work *w = &b->w;
    int       n = b->r.n_examples, tokens = 0;
    int32_t  *first = asn_work_ints(w, (size_t)n + 1);
    for (int i = 0; i < n && first; i++)
        first[i + 1] = tokens += b->r.examples[i]->first[w->C];
    int32_t *of = asn_work_ints(w, (size_t)tokens);
    b->memory   = (asn_memory){.enc = asn_work_rows(w, tokens, 2 * w->H), .first = first, .component = of};
    if (w->train)
        b->memory.denc = asn_work_zeros(w, tokens, 2 * w->H);
    if (w->failed)
        return;
    for (int i = 0; i < n; i++)
        for (int c = 0; c < w->C; c++)
            for (int t = b->r.examples[i]->first[c]; t < b->r.examples[i]->first[c + 1]; t++)
                of[first[i] + t] = c;
}

/* ---- Forward. */

static void pack_component(batch *b, int c)
{
    int      n      = b->r.n_examples;
    int32_t *length = asn_work_ints(&b->w, (size_t)n);
    if (b->w.failed)
        return;
    for (int i = 0; i < n; i++)
        length[i] = length_of(b, i, c);
    b->w.failed = !asn_packed_init(&b->components[c].packed, b->w.arena, n, length);
}

/* A word loses the same units wherever it stands in the minibatch, in all shards. */
static asn_mask mask_of_words(batch *b, int c, const input_words *words)
{
    double rate = b->w.m->settings.embed_dropout;
    if (!b->w.train || rate <= 0)
        return ASN_NO_MASK;
    uint64_t  here = asn_key(b->key, asn_key(b->minibatch, SITE_WORD));
    uint32_t *keys = asn_work_alloc(&b->w, (size_t)words->n, sizeof *keys);
    for (int i = 0; i < words->n && keys; i++)
        keys[i] = (uint32_t)(asn_key(here, (uint64_t)(uint32_t)c << 32 | (uint32_t)words->entry[i]) >> 16);
    return asn_mask_of(rate, keys);
}

/* The groups of letters of a word, and how many there are. */
static int grams_of(const batch *b, int c, const input_words *words, int i, int32_t to[ASN_MOST_GRAMS])
{
    const asn_tokens *t = &b->r.examples[words->token[i].example]->tokens[c];
    int32_t           k = words->token[i].token;
    return asn_grams(t->text[k], (size_t)t->length[k], b->w.m->tensors[b->w.m->input[c][I_GRAMS]].rows, to);
}

static bool has_grams(const batch *b, int c, const input_words *words, int i)
{
    const asn_tokens *t = &b->r.examples[words->token[i].example]->tokens[c];
    int32_t           k = words->token[i].token;
    return words->entry[i] == 0 || asn_grams_of_entity(t->text[k], (size_t)t->length[k]);
}

/* Its embedding is that of all unknown words plus the mean of those of its groups. */
static void add_grams(batch *b, int c, input_words *words, int i)
{
    int32_t   grams[ASN_MOST_GRAMS];
    int       n = grams_of(b, c, words, i, grams), E = b->w.m->settings.embed;
    asn_rows  table = asn_work_table(&b->w, b->w.m->input[c][I_GRAMS]);
    asn_real *x     = asn_row(words->x, i), share = 1 / (asn_real)n;
    for (int k = 0; k < n; k++)
        for (int u = 0; u < E; u++)
            x[u] += share * asn_row(table, grams[k])[u];
}

static void add_grams_back(batch *b, int c, const input_words *words, int i, asn_rows to)
{
    int32_t         grams[ASN_MOST_GRAMS];
    int             n = grams_of(b, c, words, i, grams), E = b->w.m->settings.embed;
    const asn_real *d = asn_row(words->dx, i);
    asn_real        share = 1 / (asn_real)n;
    for (int k = 0; k < n; k++)
        for (int u = 0; u < E; u++)
            asn_row(to, grams[k])[u] += share * d[u];
}

/* The words of a component: a minibatch holds most of them several times, and what an LSTM makes of one before it looks
 * at its state is the same each time. */
static void find_words(batch *b, int c)
{
    asn_work         *w     = &b->w;
    const asn_packed *p     = &b->components[c].packed;
    input_words      *words = &b->components[c].words;
    int               E     = w->m->settings.embed;
    int32_t          *known = asn_work_ints(w, (size_t)w->m->inputs[c].n); /* word of each entry, from 1 */
    words->entry            = asn_work_ints(w, (size_t)p->rows);
    words->of_row           = asn_work_ints(w, (size_t)p->rows);
    if (w->failed)
        return;
    bool spelt   = w->m->input[c][I_GRAMS] >= 0; /* unknown words differ by their letters */
    words->token = spelt ? asn_work_alloc(w, (size_t)p->rows, sizeof *words->token) : NULL;
    if (w->failed)
        return;
    for (int step = 0; step < p->steps; step++)
        for (int i = 0; i < p->active[step]; i++) {
            int32_t entry = entry_of(b, p->order[i], c, step);
            if (!known[entry] || (spelt && entry == 0)) {
                words->entry[words->n] = entry;
                if (spelt)
                    words->token[words->n] = (asn_place){p->order[i], step};
                known[entry] = ++words->n;
            }
            words->of_row[p->first_row[step] + i] = known[entry] - 1;
        }
    words->mask = mask_of_words(b, c, words);
    words->x    = asn_work_rows(w, words->n, E);
    if (w->train)
        words->dx = asn_work_zeros(w, words->n, E);
    if (w->failed)
        return;
    if (!spelt) {
        asn_rows_gather(words->n, E, asn_work_table(w, w->m->input[c][I_EMBED]), words->entry, words->x, words->mask);
        return;
    }
    asn_rows_gather(words->n, E, asn_work_table(w, w->m->input[c][I_EMBED]), words->entry, words->x, ASN_NO_MASK);
    for (int i = 0; i < words->n; i++)
        if (has_grams(b, c, words, i))
            add_grams(b, c, words, i);
    asn_rows_gather(words->n, E, words->x, NULL, words->x, words->mask);
}

/* Word and token of each row, in the direction of reading. The rows of a step are those of the longest examples. */
static void find_rows(batch *b, int c, bool backwards, direction *d)
{
    const component  *k = &b->components[c];
    const asn_packed *p = &k->packed;
    d->word             = asn_work_ints(&b->w, (size_t)p->rows);
    d->encoding         = asn_work_ints(&b->w, (size_t)p->rows);
    if (b->w.failed)
        return;
    for (int step = 0; step < p->steps; step++)
        for (int i = 0; i < p->active[step]; i++) {
            int32_t example = p->order[i], token = backwards ? p->length[i] - 1 - step : step, row = p->first_row[step] + i;
            d->word[row]     = k->words.of_row[p->first_row[token] + i];
            d->encoding[row] = b->memory.first[example] + b->r.examples[example]->first[c] + token;
        }
}

/* Where a direction's half of a token's encoding, or of an example's final states, begins. */
static asn_real *half_of_encoding(const batch *b, asn_rows enc, const direction *d, int row, int way)
{
    return asn_row(enc, d->encoding[row]) + way * b->w.H;
}
static asn_real *final_of(const batch *b, asn_rows final, int example, int c, int way)
{
    return asn_row(final, example) + (2 * c + way) * b->w.H;
}
static int last_row(const asn_packed *p, int i)
{
    return p->first_row[p->length[i] - 1] + i;
}

static void read_forward(batch *b, int c, int way)
{
    asn_work  *w     = &b->w;
    component *k     = &b->components[c];
    direction *d     = &k->way[way];
    int        H     = w->H, lstm = w->m->input[c][way ? I_BACKWARD : I_FORWARD];
    asn_rows   gates = asn_work_rows(w, k->words.n, 4 * H); /* the input's half, by word */
    d->run           = asn_lstm_run_of(w, lstm, &k->packed);
    find_rows(b, c, way, d);
    if (w->failed)
        return;
    asn_affine(w, lstm + L_X, k->words.n, k->words.x, gates, false);
    asn_affine_bias(w, lstm + L_B, k->words.n, gates);
    asn_rows_gather(k->packed.rows, 4 * H, gates, d->word, d->run.gates, ASN_NO_MASK);
    asn_lstm_run_forward(w, &d->run);
    for (int row = 0; row < k->packed.rows; row++)
        memcpy(half_of_encoding(b, b->memory.enc, d, row, way), asn_row(d->run.h, row), (size_t)H * sizeof(asn_real));
    for (int i = 0; i < k->packed.n; i++)
        memcpy(final_of(b, b->final, k->packed.order[i], c, way), asn_row(d->run.h, last_row(&k->packed, i)), (size_t)H * sizeof(asn_real));
}

/* Each token's encoding also gets its own embedding, projected: a way from a word to the decisions that does not lead through its
 * neighbours. The final states do not. */
static void add_direct(batch *b, int c)
{
    asn_work        *w   = &b->w;
    const component *k   = &b->components[c];
    const direction *d   = &k->way[0];
    int              H   = w->H;
    asn_rows         own = asn_work_rows(w, k->words.n, 2 * H);
    if (w->failed)
        return;
    asn_affine(w, w->m->input[c][I_DIRECT], k->words.n, k->words.x, own, false);
    for (int row = 0; row < k->packed.rows; row++)
        asn_rows_add(1, 2 * H, asn_rows_from(b->memory.enc, d->encoding[row]), asn_rows_from(own, d->word[row]), NULL);
}

void asn_encoder_forward(batch *b)
{
    asn_work *w = &b->w;
    int       n = b->r.n_examples, H = w->H;
    prepare_memory(b);
    b->components  = asn_work_alloc(w, (size_t)w->C, sizeof *b->components);
    b->final       = asn_work_zeros(w, n, 2 * H * w->C);
    asn_rows start = asn_work_zeros(w, n, 2 * H);
    for (int c = 0; c < w->C && !w->failed; c++) {
        pack_component(b, c);
        if (!w->failed)
            find_words(b, c);
        for (int way = 0; way < 2 && !w->failed; way++)
            read_forward(b, c, way);
        if (!w->failed && w->m->input[c][I_DIRECT] >= 0)
            add_direct(b, c);
    }
    if (w->failed)
        return;
    asn_affine(w, w->m->start_w, n, b->final, start, false);
    asn_affine_bias(w, w->m->start_b, n, start);
    for (int i = 0; i < n; i++) {
        memcpy(asn_row(b->states.h, i), asn_row(start, i), (size_t)H * sizeof(asn_real));
        memcpy(asn_row(b->states.c, i), asn_row(start, i) + H, (size_t)H * sizeof(asn_real));
    }
}

/* ---- Backward. */

static void read_backward(batch *b, int c, int way, asn_rows dfinal)
{
    asn_work  *w    = &b->w;
    component *k    = &b->components[c];
    direction *d    = &k->way[way];
    int        H    = w->H, rows = k->packed.rows, lstm = d->run.lstm;
    asn_rows   dh = asn_work_rows(w, rows, H), dgates = asn_work_zeros(w, k->words.n, 4 * H);
    if (w->failed || rows == 0)
        return;
    for (int row = 0; row < rows; row++)
        memcpy(asn_row(dh, row), half_of_encoding(b, b->memory.denc, d, row, way), (size_t)H * sizeof(asn_real));
    for (int i = 0; i < k->packed.n; i++) {
        asn_real *to = asn_row(dh, last_row(&k->packed, i)), *from = final_of(b, dfinal, k->packed.order[i], c, way);
        for (int u = 0; u < H; u++)
            to[u] += from[u];
    }
    asn_lstm_run_backward(w, &d->run, dh);
    if (w->failed)
        return;
    asn_rows_scatter(rows, 4 * H, d->run.gates, dgates, d->word, ASN_NO_MASK);
    asn_affine_back(w, lstm + L_X, k->words.n, k->words.x, dgates, k->words.dx);
    asn_affine_back_bias(w, lstm + L_B, k->words.n, dgates);
}

static void add_direct_back(batch *b, int c)
{
    asn_work        *w    = &b->w;
    const component *k    = &b->components[c];
    const direction *d    = &k->way[0];
    int              H    = w->H;
    asn_rows         down = asn_work_zeros(w, k->words.n, 2 * H);
    if (w->failed)
        return;
    for (int row = 0; row < k->packed.rows; row++)
        asn_rows_add(1, 2 * H, asn_rows_from(down, d->word[row]), asn_rows_from(b->memory.denc, d->encoding[row]), NULL);
    asn_affine_back(w, w->m->input[c][I_DIRECT], k->words.n, k->words.x, down, k->words.dx);
}

void asn_encoder_backward(batch *b)
{
    asn_work *w = &b->w;
    int       n = b->r.n_examples, H = w->H, E = w->m->settings.embed;
    asn_rows  dstart = asn_work_rows(w, n, 2 * H), dfinal = asn_work_zeros(w, n, 2 * H * w->C);
    if (w->failed)
        return;
    for (int i = 0; i < n; i++) {
        memcpy(asn_row(dstart, i), asn_row(b->states.dh, i), (size_t)H * sizeof(asn_real));
        memcpy(asn_row(dstart, i) + H, asn_row(b->states.dc, i), (size_t)H * sizeof(asn_real));
    }
    asn_affine_back(w, w->m->start_w, n, b->final, dstart, dfinal);
    asn_affine_back_bias(w, w->m->start_b, n, dstart);
    for (int c = 0; c < w->C && !w->failed; c++) {
        const input_words *words = &b->components[c].words;
        read_backward(b, c, 0, dfinal);
        read_backward(b, c, 1, dfinal);
        if (!w->failed && words->n && w->m->input[c][I_DIRECT] >= 0)
            add_direct_back(b, c);
        if (w->failed || !words->n)
            continue;
        if (words->token) {
            asn_rows_gather(words->n, E, words->dx, NULL, words->dx, words->mask);
            asn_rows table = {asn_work_gradient(w, w->m->input[c][I_GRAMS]), E};
            for (int i = 0; i < words->n; i++)
                if (has_grams(b, c, words, i))
                    add_grams_back(b, c, words, i, table);
        }
        asn_rows_scatter(words->n, E, words->dx, (asn_rows){asn_work_gradient(w, w->m->input[c][I_EMBED]), E}, words->entry,
                         words->token ? ASN_NO_MASK : words->mask);
    }
}
