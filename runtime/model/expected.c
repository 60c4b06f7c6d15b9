#include "model/expected.h"

bool asn_expects(const asn_grammar *g)
{
    for (int i = 0; i < g->n_types; i++)
        if (g->types[i].expected)
            return true;
    return false;
}

void asn_expected_label(asn_buffer *b, const asn_grammar *g, int type, const asn_tree *t)
{
    asn_buffer_put(b, g->types[type].name, strlen(g->types[type].name));
    asn_buffer_put(b, " ", 1);
    if (t->ctor) {
        asn_buffer_put(b, g->ctors[t->ctor].name, (size_t)g->ctors[t->ctor].length);
        return;
    }
    asn_atom v = asn_tree_value(t);
    asn_buffer_put(b, &"?sbnm"[v.kind], 1);
    asn_buffer_put(b, v.text, v.length);
}

static bool is_rest(const char *text, size_t n, const char *rest, size_t length)
{
    return n == length && memcmp(text, rest, n) == 0;
}

/* Is it the label of a tree of this type? */
static bool is_label(const asn_grammar *g, int type, const asn_tree *t, const char *label, size_t n)
{
    size_t name = strlen(g->types[type].name);
    if (n < name + 2 || memcmp(label, g->types[type].name, name) != 0 || label[name] != ' ')
        return false;
    label += name + 1;
    n -= name + 1;
    if (t->ctor)
        return is_rest(label, n, g->ctors[t->ctor].name, (size_t)g->ctors[t->ctor].length);
    asn_atom v = asn_tree_value(t);
    return *label == "?sbnm"[v.kind] && is_rest(label + 1, n - 1, v.text, v.length);
}

/* Heights are bounded, so this recursion is. */
static bool has_label(const asn_grammar *g, int type, const asn_tree *t, const char *label, size_t n)
{
    if (is_label(g, type, t, label, n))
        return true;
    const asn_ctor *c = &g->ctors[t->ctor];
    for (int f = 0; t->ctor && f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i) && has_label(g, g->fields[c->first_field + f].type, asn_tree_child(t, f, i), label, n))
                return true;
    return false;
}

/* Does the sentence have the word, or the two side by side? */
static bool says(const asn_tokens *in, const char *words, size_t n)
{
    for (int32_t t = 0; t < in->n; t++) {
        size_t first = (size_t)in->length[t];
        if (first > n || memcmp(in->text[t], words, first) != 0)
            continue;
        if (first == n || (t + 1 < in->n && words[first] == ' ' && is_rest(words + first + 1, n - first - 1, in->text[t + 1], (size_t)in->length[t + 1])))
            return true;
    }
    return false;
}

bool asn_expected_there(const asn_model *m, const asn_tokens *tokens, const asn_tree *t)
{
    for (int32_t i = 1; i < m->expected.n; i++) {
        size_t      n, words = 0;
        const char *rule = asn_vocab_text(&m->expected, i, &n);
        while (words < n && rule[words] != '\n')
            words++;
        for (int c = 0; c < m->g->n_inputs && words < n; c++)
            if (m->g->inputs[c].rule == ASN_WORDS && says(&tokens[c], rule, words) && !has_label(m->g, m->g->root, t, rule + words + 1, n - words - 1))
                return false;
    }
    return true;
}
