#include "training/feed.h"

#include "text/labels.h"

static const rec_chain *chain_at(const batch *b, int row)
{
    return &b->r.chains[b->r.chain_order[row]];
}

static int place_of(const asn_grammar *g, const rec_chain *c)
{
    return c->field - g->ctors[g->fields[c->field].ctor].first_field;
}

/* child -1: of what stands before the sequence. */
static asn_labels labels_of(const batch *b, int row, int child)
{
    const asn_grammar *g    = b->w.m->g;
    const rec_chain   *c    = chain_at(b, row);
    int                size = b->w.m->settings.feed;
    return child < 0 ? asn_labels_before(g, c->gold, place_of(g, c), size) : asn_labels_child(g, c->gold, place_of(g, c), child, size);
}

/* A unit is dropped or kept for all labels together. */
static asn_mask mask_of(const batch *b, int row, int child, uint32_t *key)
{
    const rec_chain *c = chain_at(b, row);
    if (!b->drops)
        return ASN_NO_MASK;
    *key = asn_batch_key(b, c->example, b->r.states[c->state].ordinal, SITE_FED, child + 1);
    return asn_batch_mask(b, key);
}

static void add(batch *b, int row, int child, asn_real *to)
{
    asn_work  *w     = &b->w;
    asn_labels l     = labels_of(b, row, child);
    asn_rows   table = asn_work_table(w, w->m->labels), sum = {w->scratch, w->H};
    uint32_t   key;
    if (l.n == 0)
        return;
    asn_rows_clear(1, w->H, sum);
    for (int k = 0; k < l.n; k++)
        for (int u = 0; u < w->H; u++)
            sum.x[u] += asn_row(table, l.all[k])[u] * asn_feed_share(l.n);
    asn_rows_scatter(1, w->H, sum, (asn_rows){to, w->H}, NULL, mask_of(b, row, child, &key));
}

static void add_back(batch *b, int row, int child, const asn_real *d)
{
    asn_work  *w     = &b->w;
    asn_labels l     = labels_of(b, row, child);
    asn_rows   table = {asn_work_gradient(w, w->m->labels), w->H}, sum = {w->scratch, w->H};
    uint32_t   key;
    if (l.n == 0)
        return;
    asn_rows_gather(1, w->H, (asn_rows){(asn_real *)d, w->H}, NULL, sum, mask_of(b, row, child, &key));
    for (int k = 0; k < l.n; k++)
        for (int u = 0; u < w->H; u++)
            asn_row(table, l.all[k])[u] += sum.x[u] * asn_feed_share(l.n);
}

static bool feeds(batch *b, int n)
{
    return b->w.m->labels >= 0 && n > 0 && asn_work_scratch(&b->w, (size_t)asn_pad(b->w.H));
}

void asn_feed_starts(batch *b, int first, int n, asn_rows start)
{
    for (int i = 0; feeds(b, n) && i < n; i++)
        add(b, first + i, -1, asn_row(start, i));
}

void asn_feed_starts_back(batch *b, int first, int n, asn_rows dstart)
{
    for (int i = 0; feeds(b, n) && i < n; i++)
        add_back(b, first + i, -1, asn_row(dstart, i));
}

void asn_feed_children(batch *b, const chain_group *g, int step, int n, asn_rows x)
{
    for (int i = 0; feeds(b, n) && i < n; i++)
        add(b, g->first + i, step, asn_row(x, i));
}

void asn_feed_children_back(batch *b, const chain_group *g, int step, int n, asn_rows dx)
{
    for (int i = 0; feeds(b, n) && i < n; i++)
        add_back(b, g->first + i, step, asn_row(dx, i));
}
