#include "decoding/policy.h"

#include <string.h>

static asn_policy *policy_of(asn_run *run)
{
    return (asn_policy *)run;
}

bool asn_policy_run(asn_policy *p, const asn_execution *how, asn_committee *c, const asn_watcher *watcher, const asn_example *e, asn_node *root)
{
    asn_state v;
    p->run       = (asn_run){how, asn_committee_model(c)->g, false};
    p->committee = c;
    p->watcher   = watcher;
    p->log_prob  = 0;
    p->n_decided = 0;
    p->rival     = 0;
    return asn_committee_begin(c, e, &v) && asn_run_root(&p->run, v, root) && asn_policy_goes_on(p);
}

bool asn_policy_goes_on(asn_policy *p)
{
    if (!asn_committee_ok(p->committee))
        p->run.failed = true;
    return !p->run.failed;
}

bool asn_policy_enters(asn_policy *p)
{
    if (asn_policy_goes_on(p) && p->watcher && p->watcher->stopped && p->watcher->stopped(p->watcher->context))
        p->run.failed = true;
    return !p->run.failed;
}

void asn_policy_tell(asn_policy *p, asn_decision d, double log_prob)
{
    double others = log_prob < 0 ? 1 - asn_exp_down(log_prob) : 0;
    p->rival      = others > p->rival ? others : p->rival;
    p->log_prob += log_prob;
    p->n_decided++;
    if (!p->watcher || !p->watcher->decided)
        return;
    d.log_prob  = log_prob;
    d.attention = d.attention ? d.attention : asn_committee_attention(p->committee);
    if (!p->watcher->decided(p->watcher->context, &d))
        p->run.failed = true;
}

void asn_policy_decided(asn_policy *p, asn_decision_kind kind, const asn_module *m, int32_t node, int32_t chosen, double log_prob)
{
    asn_policy_tell(p, (asn_decision){.kind = kind, .module = m, .node = node, .chosen = chosen}, log_prob);
}

bool asn_policy_said(asn_policy *p, asn_decision_kind kind, const asn_module *m, int32_t node, double odds, bool yes)
{
    asn_policy_decided(p, kind, m, node, yes, asn_log_sigmoid(yes ? odds : -odds));
    return yes;
}

asn_policy_mark *asn_policy_note(asn_policy *p, double odds, int tokens)
{
    asn_arena       *a    = asn_committee_arena(p->committee);
    asn_policy_mark *mark = asn_arena_alloc(a, 1, sizeof *mark);
    asn_real        *kept = mark && p->watcher && p->watcher->decided ? asn_arena_raw(a, (size_t)tokens + 1, sizeof *kept) : NULL;
    if (kept)
        memcpy(kept, asn_committee_attention(p->committee), (size_t)tokens * sizeof *kept);
    if (mark)
        *mark = (asn_policy_mark){p->log_prob, odds, p->n_decided, kept};
    p->run.failed = p->run.failed || !mark;
    return mark;
}

void asn_policy_regret(asn_policy *p, const asn_policy_mark *before, asn_decision_kind kind, const asn_module *m, int32_t node)
{
    if (p->watcher && p->watcher->undone)
        p->watcher->undone(p->watcher->context, p->n_decided - before->n_decided);
    p->n_decided = before->n_decided;
    p->log_prob  = before->log_prob;
    asn_policy_tell(p, (asn_decision){.kind = kind, .module = m, .node = node, .attention = before->attention}, asn_log_sigmoid(-before->odds));
}

asn_vec asn_policy_attend(asn_run *run, const asn_module *m, asn_state v, asn_state s)
{
    return asn_committee_attend(policy_of(run)->committee, m, v, s);
}

asn_vec asn_policy_embed_field(asn_run *run, const asn_module *constructor, int field, asn_vec c)
{
    return asn_committee_embed_field(policy_of(run)->committee, constructor, field, c);
}

asn_vec asn_policy_embed_child(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c)
{
    return asn_committee_embed_child(policy_of(run)->committee, m, v, s, c);
}

asn_state asn_policy_vertical(asn_run *run, asn_state v, asn_vec e)
{
    return asn_committee_vertical(policy_of(run)->committee, v, e);
}

/* ---- An onlooker that counts. */

static bool count_and_tell(void *context, const asn_decision *d)
{
    asn_count *c = context;
    c->n++;
    return !c->other || !c->other->decided || c->other->decided(c->other->context, d);
}

static void uncount(void *context, int n)
{
    asn_count *c = context;
    c->n -= n;
    if (c->other && c->other->undone)
        c->other->undone(c->other->context, n);
}

static bool ask_other(void *context)
{
    asn_count *c = context;
    return c->other && c->other->stopped && c->other->stopped(c->other->context);
}

void asn_policy_count(asn_count *c, const asn_watcher *other)
{
    *c = (asn_count){{c, count_and_tell, ask_other, uncount}, other, 0};
}
