/* terminal.c: why an answer is what it is, for people who have a terminal and no browser. */
#include "pages/page.h"
#include "pages/why.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define BOLD "\033[1m"
#define QUIET "\033[2m"
#define DOUBT "\033[33m"
#define MARK "\033[7m"
#define PLAIN "\033[0m"

typedef struct writing {
    asn_buffer    *b;
    const asn_why *w;
    bool           colour;
} writing;

static void style(const writing *k, const char *escape)
{
    asn_page_put(k->b, k->colour ? escape : "");
}

/* Text from outside: what would change a terminal becomes question marks. */
static void put_safe(const writing *k, const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (!copy) {
        k->b->failed = true;
        return;
    }
    memcpy(copy, text, length);
    copy[length] = 0;
    for (size_t i = 0; i < length; i++)
        copy[i] = copy[i] ? copy[i] : '?';
    asn_buffer_put(k->b, copy, asn_error_safe(copy));
    free(copy);
}

static void put_text(const writing *k, const char *text)
{
    put_safe(k, text, strlen(text));
}

static void put_share(const writing *k, double p)
{
    char text[40];
    snprintf(text, sizeof text, p > 0 && p < 0.00005 ? "< 0.01 %%" : p > 0.9995 || p < 0.1 ? "%.2f %%" : "%.1f %%", 100 * p);
    for (char *s = text; *s; s++)
        *s = *s == ',' ? '.' : *s;
    asn_page_put(k->b, text);
}

/* ---- The answer and the sentence. */

/* Several lines, each behind an indent. What differs is shown in reverse, or between signs where there are no colours. */
static void put_pieces(const writing *k, const asn_pieces *p, const char *indent)
{
    for (size_t i = 0; i < p->n; i++) {
        const char *s = p->all[i].text, *end = s + p->all[i].length;
        while (s < end) {
            size_t n = strcspn(s, "\n");
            n        = n < (size_t)(end - s) ? n : (size_t)(end - s);
            if (n && p->all[i].differs)
                asn_page_put(k->b, k->colour ? MARK : "«");
            put_safe(k, s, n);
            if (n && p->all[i].differs)
                asn_page_put(k->b, k->colour ? PLAIN : "»");
            s += n;
            if (s < end) {
                asn_page_put(k->b, "\n");
                asn_page_put(k->b, indent);
                s++;
            }
        }
    }
    asn_page_put(k->b, "\n");
}

static const char *name_of(const asn_example *e, const char *token)
{
    for (int32_t i = 0; i < e->mentions.n; i++)
        if (strcmp(e->mentions.all[i].token, token) == 0)
            return e->mentions.all[i].name;
    return NULL;
}

static void put_token(const writing *k, int input, int32_t i)
{
    const asn_example *e       = k->w->e;
    const asn_tokens  *t       = &e->tokens[input];
    bool               unknown = e->token[e->first[input] + i] == 0;
    const char        *name    = name_of(e, t->text[i]);
    asn_page_put(k->b, i && k->w->g->inputs[input].rule != ASN_CHARS ? " " : "");
    asn_page_put(k->b, !unknown ? "" : k->colour ? DOUBT : "*");
    put_safe(k, t->text[i], (size_t)t->length[i]);
    asn_page_put(k->b, !unknown ? "" : k->colour ? PLAIN : "*");
    if (name) {
        asn_page_put(k->b, "=");
        put_text(k, name);
    }
}

static void put_inputs(const writing *k)
{
    const asn_example *e       = k->w->e;
    int                unknown = 0;
    for (int c = 0; c < k->w->g->n_inputs; c++) {
        style(k, QUIET);
        put_text(k, k->w->g->inputs[c].name);
        asn_page_put(k->b, ": ");
        style(k, PLAIN);
        for (int32_t i = 0; i < e->tokens[c].n; i++) {
            put_token(k, c, i);
            unknown += e->token[e->first[c] + i] == 0;
        }
        asn_page_put(k->b, "\n");
    }
    if (unknown)
        asn_page_put(k->b, k->colour ? "(words in yellow were never seen in training)\n" : "(words between stars were never seen in training)\n");
}

/* ---- The tree. */

/* The words that one node looked at most, best first: at most three, of those with a fifth of the weight of some decision. */
static void put_looks(const writing *k, const asn_explained_node *n)
{
    const asn_example *e = k->w->e;
    int                tokens = e->first[k->w->g->n_inputs], shown[3], n_shown = 0;
    while (n_shown < 3) {
        int   best = -1;
        float most = 0.2f;
        for (int t = 0; t < tokens; t++) {
            float weight = 0;
            bool  old    = false;
            for (int i = 0; i < n_shown; i++)
                old = old || shown[i] == t;
            for (const asn_reason *r = n->first; r && !old; r = r->next)
                weight = r->attention[t] > weight ? r->attention[t] : weight;
            if (weight > most) {
                best = t;
                most = weight;
            }
        }
        if (best < 0)
            break;
        shown[n_shown++] = best;
    }
    style(k, QUIET);
    for (int i = 0; i < n_shown; i++) {
        int c = 0;
        while (shown[i] >= e->first[c + 1])
            c++;
        int32_t     t    = shown[i] - e->first[c];
        const char *name = name_of(e, e->tokens[c].text[t]);
        asn_page_put(k->b, i ? ", " : "  looks at ");
        put_safe(k, e->tokens[c].text[t], (size_t)e->tokens[c].length[t]);
        if (name) {
            asn_page_put(k->b, "=");
            put_text(k, name);
        }
    }
    style(k, PLAIN);
}

static void put_other(const writing *k, const asn_reason *r, const asn_other *o)
{
    const char *field = strchr(r->module->name, '.'), *name = field ? field + 1 : r->module->name;
    bool        yes   = strcmp(o->text, "yes") == 0;
    switch (r->kind) {
    case ASN_DECIDES_PRESENT:
    case ASN_DECIDES_ANOTHER:
        asn_page_put(k->b, yes ? (r->kind == ASN_DECIDES_PRESENT ? "with " : "more ") : r->kind == ASN_DECIDES_PRESENT ? "without " : "fewer ");
        put_text(k, name);
        break;
    case ASN_DECIDES_SPELL:
        if (strcmp(o->text, "no") == 0 || yes)
            asn_page_put(k->b, yes ? "spelled" : "from the list");
        else
            put_text(k, o->text);
        break;
    default: put_text(k, o->text);
    }
    asn_page_put(k->b, " ");
    put_share(k, o->probability);
}

/* What else might have been decided here, with a hundredth and more; letters are left out. */
static void put_others(const writing *k, const asn_explained_node *n)
{
    int shown = 0;
    for (const asn_reason *r = n->first; r; r = r->next)
        for (int i = 0; i < r->n_others && r->kind != ASN_DECIDES_LETTER; i++)
            if (r->others[i].probability >= 0.01 && shown < 4) {
                asn_page_put(k->b, shown++ ? ", " : "  or ");
                put_other(k, r, &r->others[i]);
            }
}

static bool has_later_sibling(const asn_explained *x, int at)
{
    for (int i = at + 1; i < x->n_nodes && x->nodes[i].parent >= x->nodes[at].parent; i++)
        if (x->nodes[i].parent == x->nodes[at].parent)
            return true;
    return false;
}

static void put_branches(const writing *k, const asn_explained *x, int at, bool self)
{
    int parent = x->nodes[at].parent;
    if (parent < 0)
        return;
    put_branches(k, x, parent, false);
    bool more = has_later_sibling(x, at);
    asn_page_put(k->b, self ? (more ? "├ " : "└ ") : more ? "│ " : "  ");
}

static void put_node(const writing *k, const asn_explained *x, int at)
{
    const asn_explained_node *n = &x->nodes[at];
    double                    p = 1;
    style(k, QUIET);
    put_branches(k, x, at, true);
    if (n->field >= 0) {
        put_text(k, k->w->g->fields[n->field].name);
        asn_page_put(k->b, ": ");
    }
    style(k, PLAIN);
    for (const asn_reason *r = n->first; r; r = r->next)
        p *= r->probability;
    style(k, p < 0.8 ? DOUBT : n->tree->ctor ? BOLD : "");
    put_text(k, n->label);
    style(k, PLAIN);
    if (n->name) {
        asn_page_put(k->b, " = ");
        put_text(k, n->name);
    }
    if (n->first) {
        asn_page_put(k->b, "  ");
        put_share(k, p);
    }
    if (n->from >= 0)
        asn_page_put(k->b, "  copied");
    put_looks(k, n);
    put_others(k, n);
    asn_page_put(k->b, "\n");
}

/* ---- All of it. */

static void put_certainty(const writing *k)
{
    const asn_why *w = k->w;
    asn_page_put(k->b, "probability ");
    put_share(k, exp(w->trees[w->answer].x.log_prob));
    asn_page_put(k->b, w->answer > 0 ? "; the search found a more probable tree, see below\n" : w->exact ? "; proved: no tree is more probable\n" : "\n");
    if (w->foreign >= 0) {
        asn_page_put(k->b, "foreign to the task ");
        put_share(k, w->foreign);
        asn_page_put(k->b, "\n");
    }
}

/* What only the answer has, if the tree has nothing of its own to mark. */
static void put_lack(const writing *k, const asn_why_tree *t)
{
    int n = 0;
    for (size_t i = 0; i < t->pieces.n; i++)
        if (t->pieces.all[i].differs)
            return;
    for (size_t i = 0; i < t->answer.n; i++)
        if (t->answer.all[i].differs) {
            asn_page_put(k->b, n++ ? ", " : "  without ");
            put_safe(k, t->answer.all[i].text, t->answer.all[i].length);
        }
}

static void put_kbest(const writing *k)
{
    const asn_why *w = k->w;
    char           line[100];
    snprintf(line, sizeof line, "\nThe %d most probable trees%s\n", w->n, w->exact ? "" : " that were found before the search reached its limit");
    style(k, BOLD);
    asn_page_put(k->b, line);
    style(k, PLAIN);
    for (int i = 0; i < w->n; i++) {
        snprintf(line, sizeof line, "%3d. ", i + 1);
        asn_page_put(k->b, line);
        put_share(k, exp(w->trees[i].x.log_prob));
        asn_page_put(k->b, i == w->answer ? "  the answer" : "");
        put_lack(k, &w->trees[i]);
        asn_page_put(k->b, "\n     ");
        put_pieces(k, &w->trees[i].pieces, "     ");
    }
}

void asn_why_terminal(asn_buffer *b, const asn_why *w, const asn_why_style *how)
{
    writing             k      = {b, w, how->colour};
    const asn_why_tree *answer = &w->trees[w->answer];
    style(&k, BOLD);
    put_pieces(&k, &answer->pieces, "");
    style(&k, PLAIN);
    put_certainty(&k);
    asn_page_put(b, "\n");
    put_inputs(&k);
    asn_page_put(b, "\n");
    for (int i = 0; i < answer->x.n_nodes; i++)
        put_node(&k, &answer->x, i);
    if (w->n > 1)
        put_kbest(&k);
}
