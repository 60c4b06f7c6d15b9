#include "decoding/trust.h"

#include "decoding/answer.h"

/* ---- Probabilities. */

bool asn_trust_tempers(const asn_trust *t)
{
    return t->temperature > 0;
}

asn_trust asn_trust_of(const asn_member *members, int n)
{
    asn_trust t = members[0].model->trust;
    for (int k = 1; k < n; k++) {
        const asn_trust *own = &members[k].model->trust;
        bool             all = asn_trust_tempers(&t) && asn_trust_tempers(own);
        t = (asn_trust){.temperature = all ? t.temperature + (own->temperature - t.temperature) / (k + 1) : 0, .bias = t.bias + (own->bias - t.bias) / (k + 1),
                        .most_foreign = t.most_foreign + (own->most_foreign - t.most_foreign) / (k + 1)};
    }
    return t;
}

double asn_trust_log_odds(double log_prob)
{
    double own = log_prob < -1e-6 ? log_prob : -1e-6; /* what is nearer to 1 is rounding */
    return own - asn_log(1 - asn_exp_down(own));
}

double asn_trust_log_prob(const asn_trust *t, double log_prob)
{
    if (!asn_trust_tempers(t) || !(log_prob > -1e300))
        return log_prob;
    return asn_log_sigmoid(asn_trust_log_odds(log_prob) / t->temperature + t->bias);
}

void asn_trust_temper(const asn_trust *t, asn_kbest *best)
{
    for (int i = 0; i < best->n; i++)
        best->all[i].log_prob = asn_trust_log_prob(t, best->all[i].log_prob);
    best->bound = asn_trust_log_prob(t, best->bound);
}

/* ---- Foreign sentences. */

asn_look asn_trust_look(const asn_model *m, const asn_example *e, double log_prob, int decisions)
{
    int32_t  n = e->first[m->g->n_inputs], unknown = 0;
    asn_look l = {.tokens = n, .doubt = decisions && log_prob > -1e300 ? -log_prob / decisions : 0};
    for (int32_t i = 0; i < n; i++)
        unknown += e->token[i] == 0;
    l.unknown = n ? (double)unknown / n : 1;
    return l;
}

size_t asn_trust_size(const asn_model *m)
{
    return 4 * (size_t)m->settings.hidden;
}

/* Logarithm of the mean square, in deviations. */
static double distance(const float *x, const float *mean, const float *scale, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++) {
        double z = ((double)x[i] - (double)mean[i]) * (double)scale[i];
        sum += z * z;
    }
    return asn_log(sum / (double)n + 1e-3);
}

void asn_trust_features(const asn_trust *t, const asn_look *l, const float *encoded, size_t size, double x[ASN_LOOKS])
{
    size_t       half  = size / 2;
    const float *scale = t->encoded + size;
    double       length = asn_log(l->tokens + 1) - t->length;
    x[ASN_LOOK_UNKNOWN] = l->unknown;
    x[ASN_LOOK_DOUBT]   = asn_log(l->doubt + 1e-3);
    x[ASN_LOOK_ENCODED] = distance(encoded, t->encoded, scale, half);
    x[ASN_LOOK_ROOT]    = distance(encoded + half, t->encoded + half, scale + half, half);
    x[ASN_LOOK_LENGTH]  = length < 0 ? -length : length;
    x[ASN_LOOK_ONE]     = 1;
}

double asn_trust_score(const asn_trust *t, const double x[ASN_LOOKS])
{
    double odds = 0;
    for (int i = 0; i < ASN_LOOKS; i++)
        odds += t->foreign[i] * x[i];
    return asn_exp_down(asn_log_sigmoid(odds));
}

double asn_trust_foreign(asn_committee *c, const asn_member *members, int n, const asn_example *e, double log_prob, int decisions)
{
    double sum = 0;
    for (int k = 0; k < n; k++) {
        const asn_model *m    = members[k].model;
        size_t           size = asn_trust_size(m);
        float           *room = m->trust.encoded ? asn_arena_raw(asn_committee_arena(c), size, sizeof *room) : NULL;
        double           x[ASN_LOOKS];
        asn_look         l = asn_trust_look(m, e, log_prob, decisions);
        if (!room)
            return -1;
        asn_committee_encoded(c, k, room);
        asn_trust_features(&m->trust, &l, room, size, x);
        sum += asn_trust_score(&m->trust, x);
    }
    return sum / n;
}

/* ---- Abstaining. */

static bool knows_a_word(const asn_model *m, const asn_example *e)
{
    for (int32_t i = 0; i < e->first[m->g->n_inputs]; i++)
        if (e->token[i] != 0)
            return true;
    return false;
}

const char *asn_trust_abstains(const asn_trust *t, const asn_model *m, const asn_example *e, double min_prob, double log_prob, double foreign)
{
    if (e->first[m->g->n_inputs] == 0)
        return "the input is empty";
    if (!knows_a_word(m, e))
        return "every word is unknown";
    if (foreign >= 0 && foreign > t->most_foreign)
        return "the input is foreign to the task";
    return log_prob <= 0 && asn_exp_down(log_prob) >= min_prob ? NULL : "the answer is not probable enough";
}

void asn_trust_write(asn_buffer *b, const asn_trust *t, double foreign, const char *abstained)
{
    if (asn_trust_tempers(t))
        asn_buffer_put(b, ", \"tempered\": true", 18);
    if (foreign >= 0)
        asn_answer_number(b, ", \"foreign\": ", foreign, 6);
    if (abstained)
        asn_answer_string(b, ", \"abstained\": ", abstained);
}
