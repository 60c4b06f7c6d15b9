#include "text/difference.h"

#include "text/atom.h"

#include <stdint.h>
#include <string.h>

enum { MOST_CELLS = 4000000 }; /* of the table of common lengths: 16 MB */

typedef struct words {
    asn_piece *all; /* of the text, with white space */
    uint32_t  *word; /* number of each piece that is a word */
    size_t     n, n_words;
} words;

static bool is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static size_t piece_length(const char *s)
{
    size_t n = 0;
    if (is_blank(*s))
        while (is_blank(s[n]))
            n++;
    else
        while (asn_is_name_char(s[n]))
            n++;
    return n ? n : 1;
}

static bool split_words(asn_arena *a, const char *text, words *w)
{
    size_t room = strlen(text) + 1;
    *w = (words){asn_arena_small(a, room * sizeof *w->all), asn_arena_small(a, room * sizeof *w->word), 0, 0};
    if (!w->all || !w->word)
        return false;
    for (size_t length; *text; text += length) {
        length = piece_length(text);
        if (!is_blank(*text))
            w->word[w->n_words++] = (uint32_t)w->n;
        w->all[w->n++] = (asn_piece){text, length, false};
    }
    return true;
}

static asn_piece *word_at(const words *w, size_t i)
{
    return &w->all[w->word[i]];
}

static bool equal(const words *x, size_t i, const words *y, size_t j)
{
    const asn_piece *a = word_at(x, i), *b = word_at(y, j);
    return a->length == b->length && memcmp(a->text, b->text, a->length) == 0;
}

/* Words from .. to of each, where the table has a cell for the length of what is common from there on. */
static bool mark_between(asn_arena *a, words *x, words *y, size_t from, size_t to_x, size_t to_y)
{
    size_t    n = to_x - from, m = to_y - from, i = 0, j = 0;
    uint32_t *common = (n + 1) * (m + 1) <= MOST_CELLS ? asn_arena_alloc(a, (n + 1) * (m + 1), sizeof *common) : NULL;
    if (!common && (n + 1) * (m + 1) <= MOST_CELLS)
        return false;
    for (size_t r = n; common && r-- > 0;)
        for (size_t c = m; c-- > 0;) {
            uint32_t down = common[(r + 1) * (m + 1) + c], right = common[r * (m + 1) + c + 1];
            common[r * (m + 1) + c] = equal(x, from + r, y, from + c) ? common[(r + 1) * (m + 1) + c + 1] + 1 : down > right ? down : right;
        }
    while (common && i < n && j < m)
        if (equal(x, from + i, y, from + j))
            i++, j++;
        else if (common[(i + 1) * (m + 1) + j] >= common[i * (m + 1) + j + 1])
            word_at(x, from + i++)->differs = true;
        else
            word_at(y, from + j++)->differs = true;
    while (i < n)
        word_at(x, from + i++)->differs = true;
    while (j < m)
        word_at(y, from + j++)->differs = true;
    return true;
}

/* Neighbours of one kind are one piece. White space between two words that differ goes with them. */
static asn_pieces join(words *w)
{
    asn_pieces p = {w->all, 0};
    for (size_t i = 1; i + 1 < w->n; i++)
        if (is_blank(*w->all[i].text))
            w->all[i].differs = w->all[i - 1].differs && w->all[i + 1].differs;
    for (size_t i = 0; i < w->n; i++)
        if (p.n && p.all[p.n - 1].differs == w->all[i].differs)
            p.all[p.n - 1].length += w->all[i].length;
        else
            p.all[p.n++] = w->all[i];
    return p;
}

bool asn_difference(asn_arena *a, const char *x, const char *y, asn_pieces *of_x, asn_pieces *of_y)
{
    words  s, t;
    size_t from = 0;
    if (!split_words(a, x, &s) || !split_words(a, y, &t))
        return false;
    size_t to_s = s.n_words, to_t = t.n_words;
    while (from < to_s && from < to_t && equal(&s, from, &t, from))
        from++;
    while (to_s > from && to_t > from && equal(&s, to_s - 1, &t, to_t - 1))
        to_s--, to_t--;
    if (!mark_between(a, &s, &t, from, to_s, to_t))
        return false;
    *of_x = join(&s);
    *of_y = join(&t);
    return true;
}
