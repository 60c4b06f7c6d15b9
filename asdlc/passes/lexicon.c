#include "passes/lexicon.h"

#include "base/out.h"
#include "languages/task.h"
#include "text/text.h" /* phrases are split into words by the code that splits sentences */

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 1000, MOST_WORDS = 20, MOST_OPTIONS = 4, MOST_PHRASES = 200000 };

typedef enum piece_kind { PIECE_WORDS, PIECE_OPTION, PIECE_AROUND, PIECE_ANY } piece_kind;

typedef struct piece {
    piece_kind   kind;
    const char **words; /* prepared */
    int          n;
} piece;

typedef struct entry {
    span        where;
    piece      *pieces;
    size_t      n_pieces;
    int         kind;
    bool        any;          /* it has a * */
    const char *plain, *name; /* its words with _ between them; what is printed */
} entry;

typedef struct reader {
    grammar   *g;
    lexicon   *x;
    asn_input  how; /* words are prepared */
    asn_arena *arena;
    table      entities; /* kind and name -> number + 1 */
    out        text;     /* of the phrase that is being put together */
    entry     *entries;
    size_t     n_entries;
} reader;

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static span trim(span s)
{
    while (s.begin < s.end && is_blank(s.src->text[s.begin]))
        s.begin++;
    while (s.end > s.begin && is_blank(s.src->text[s.end - 1]))
        s.end--;
    return s;
}

static void usage(reader *r)
{
    diag_help(r->g->d, NOWHERE, "expected: PHRASE <TAB> KIND, or PHRASE <TAB> KIND <TAB> NAME to print another name");
}

/* ---- A phrase. */

static asn_tokens split(reader *r, const asn_input *how, const char *text, size_t length)
{
    asn_tokens t;
    asn_error  err;
    if (!asn_text_split(r->arena, how, text, length, &t, &err)) {
        fprintf(stderr, "asdlc: %s\n", err.text); /* out of memory: UTF-8 and size were checked before */
        exit(3);
    }
    return t;
}

/* Lower case, with _ for blanks. */
static const char *plain_name(reader *r, const char *text)
{
    static const asn_input whole = {.name = "phrase", .rule = ASN_SYMBOL, .lower = true};
    asn_tokens             t     = split(r, &whole, text, strlen(text));
    char                  *name = mem_text(r->g->m, t.n ? t.text[0] : "", t.n ? (size_t)t.length[0] : 0), *to = name;
    for (const char *s = name; *s; s++)
        if (!is_blank(*s))
            *to++ = *s;
        else if (!is_blank(s[1]))
            *to++ = '_';
    *to = 0;
    return name;
}

static void add_piece(reader *r, entry *e, piece_kind kind, span s)
{
    s = trim(s);
    if (s.begin == s.end && kind == PIECE_WORDS)
        return;
    asn_tokens t = split(r, &r->how, s.src->text + s.begin, s.end - s.begin);
    piece     *p = MEM_PUSH(r->g->m, e->pieces, e->n_pieces);
    *p           = (piece){.kind = kind, .words = mem_alloc(r->g->m, (size_t)t.n + 1, sizeof *p->words), .n = t.n};
    for (int i = 0; i < t.n; i++)
        p->words[i] = mem_text(r->g->m, t.text[i], (size_t)t.length[i]);
    if (kind == PIECE_WORDS)
        e->plain = mem_print(r->g->m, "%s%s%s", e->plain, *e->plain ? " " : "", span_text(r->g->m, s));
}

static bool is_star(span s, uint32_t at)
{
    const char *t = s.src->text;
    return t[at] == '*' && (at == s.begin || is_blank(t[at - 1]) || strchr("])", t[at - 1])) &&
           (at + 1 == s.end || is_blank(t[at + 1]) || strchr("[(", t[at + 1]));
}

static span one_byte(span s, uint32_t at)
{
    return (span){s.src, at, at + 1};
}

/* Reads [options] or (surroundings) that begin at *at, and moves *at to the closing mark. Returns false after an error. */
static bool add_group(reader *r, entry *e, span s, uint32_t *at)
{
    const char *text   = s.src->text;
    bool        option = text[*at] == '[';
    uint32_t    end    = *at + 1;
    while (end < s.end && !strchr("[]()", text[end]))
        end++;
    if (end == s.end || text[end] != (option ? ']' : ')')) {
        diag_error(r->g->d, one_byte(s, *at), "this '%c' is never closed", text[*at]);
        return false;
    }
    add_piece(r, e, option ? PIECE_OPTION : PIECE_AROUND, (span){s.src, *at + 1, end});
    *at = end;
    return true;
}

static bool add_star(reader *r, entry *e, span s, uint32_t at)
{
    if (e->any) {
        diag_error(r->g->d, one_byte(s, at), "a phrase can have only one '*'");
        return false;
    }
    e->any                                     = true;
    *MEM_PUSH(r->g->m, e->pieces, e->n_pieces) = (piece){.kind = PIECE_ANY};
    return true;
}

/* Splits a phrase into pieces. Returns false after an error. */
static bool cut_phrase(reader *r, entry *e, span s)
{
    const char *text = s.src->text;
    uint32_t    from = s.begin;
    e->plain         = "";
    for (uint32_t at = s.begin; at < s.end; at++) {
        if (strchr("])", text[at])) {
            diag_error(r->g->d, one_byte(s, at), "unmatched '%c'", text[at]);
            return false;
        }
        bool star = is_star(s, at);
        if (!star && !strchr("[(", text[at]))
            continue;
        add_piece(r, e, PIECE_WORDS, (span){s.src, from, at});
        if (!(star ? add_star(r, e, s, at) : add_group(r, e, s, &at)))
            return false;
        from = at + 1;
    }
    add_piece(r, e, PIECE_WORDS, (span){s.src, from, s.end});
    e->plain = plain_name(r, e->plain);
    return true;
}

static bool check_phrase(reader *r, const entry *e)
{
    int    words = 0, all = 0, options = 0;
    size_t first = e->n_pieces, last = 0;
    for (size_t i = 0; i < e->n_pieces; i++) {
        const piece *p = &e->pieces[i];
        all += p->n;
        words += p->kind == PIECE_WORDS ? p->n : 0;
        options += p->kind == PIECE_OPTION;
        if (p->kind != PIECE_AROUND) {
            first = i < first ? i : first;
            last  = i;
        }
    }
    for (size_t i = first; i < last; i++)
        if (e->pieces[i].kind == PIECE_AROUND) {
            diag_error(r->g->d, e->where, "words in parentheses can stand only at the beginning or the end of a phrase");
            return false;
        }
    if (words == 0 && !(e->any && all)) {
        diag_error(r->g->d, e->where, e->any ? "'*' needs at least one word beside it" : "every word of this phrase is optional; at least one must be required");
        return false;
    }
    if (all > MOST_WORDS)
        diag_error(r->g->d, e->where, "the phrase has more than %d words", MOST_WORDS);
    if (options > MOST_OPTIONS)
        diag_error(r->g->d, e->where, "the phrase has more than %d options", MOST_OPTIONS);
    return all <= MOST_WORDS && options <= MOST_OPTIONS;
}

/* ---- A line. */

static int kind_number(reader *r, span s)
{
    const char *kind = span_text(r->g->m, s);
    for (const char *c = kind; *c; c++)
        if (!isalpha((unsigned char)*c) && *c != '_') {
            diag_error(r->g->d, s, "'%s' is not a kind: use letters and '_' only", kind);
            diag_help(r->g->d, NOWHERE, "numbers are added when a sentence is read: its first phrase of kind s becomes s0");
            return -1;
        }
    for (size_t i = 0; i < r->x->n_kinds; i++)
        if (strcmp(r->x->kinds[i], kind) == 0)
            return (int)i;
    *MEM_PUSH(r->g->m, r->x->kinds, r->x->n_kinds) = kind;
    return (int)r->x->n_kinds - 1;
}

/* The line without its comment, which begins with -- at the beginning or after a blank. */
static span without_comment(span line)
{
    const char *text = line.src->text;
    for (uint32_t at = line.begin; at + 1 < line.end; at++)
        if (text[at] == '-' && text[at + 1] == '-' && (at == line.begin || is_blank(text[at - 1]))) {
            line.end = at;
            break;
        }
    while (line.end > line.begin && is_blank(text[line.end - 1]))
        line.end--;
    return line;
}

static bool has_control(reader *r, span s)
{
    for (uint32_t at = s.begin; at < s.end; at++) {
        unsigned char c = (unsigned char)s.src->text[at];
        if ((c < 0x20 && c != '\t') || c == 0x7F) {
            diag_error(r->g->d, (span){s.src, at, at + 1}, "control characters are not allowed");
            return true;
        }
    }
    return false;
}

/* The next column; tabs that follow each other count as one. */
static span take_column(span *rest)
{
    span        column = *rest;
    const char *text   = rest->src->text;
    while (rest->begin < rest->end && text[rest->begin] != '\t')
        rest->begin++;
    column.end = rest->begin;
    while (rest->begin < rest->end && text[rest->begin] == '\t')
        rest->begin++;
    return trim(column);
}

static void read_line(reader *r, span line)
{
    diag *d = r->g->d;
    span  s = without_comment(line);
    if (s.begin == s.end || has_control(r, s))
        return;
    span  phrase = take_column(&s), kind = take_column(&s), name = take_column(&s);
    entry e = {.where = phrase};
    if (phrase.begin == phrase.end) {
        diag_error(d, kind, "there is no phrase before the kind");
        usage(r);
        return;
    }
    if (kind.begin == kind.end) {
        diag_error(d, phrase, "this phrase has no kind");
        usage(r);
        return;
    }
    if (s.begin < s.end) {
        diag_error(d, trim(s), "too many columns");
        usage(r);
        return;
    }
    if (phrase.end - phrase.begin > MOST_BYTES) {
        diag_error(d, phrase, "the phrase is longer than %d bytes", MOST_BYTES);
        return;
    }
    if ((e.kind = kind_number(r, kind)) < 0 || !cut_phrase(r, &e, phrase) || !check_phrase(r, &e))
        return;
    e.name = name.begin < name.end ? span_text(r->g->m, name) : e.any ? "*" : e.plain;
    *MEM_PUSH(r->g->m, r->entries, r->n_entries) = e;
}

/* ---- Lines into phrases. */

static int entity_number(reader *r, int kind, const char *name)
{
    void       *next  = (void *)(uintptr_t)(r->x->n_entities + 1);
    const char *key   = mem_print(r->g->m, "%d %s", kind, name);
    void       *first = table_add(r->g->m, &r->entities, key, next);
    if (first)
        return (int)(uintptr_t)first - 1;
    *MEM_PUSH(r->g->m, r->x->entities, r->x->n_entities) = (entity){kind, name};
    return (int)r->x->n_entities - 1;
}

static void add_words(reader *r, const piece *p)
{
    for (int i = 0; i < p->n; i++)
        out_print(&r->text, "%s%s", r->text.length ? " " : "", p->words[i]);
}

static const char *name_with(reader *r, const char *name, const char *star)
{
    const char *at = strchr(name, '*');
    return at ? mem_print(r->g->m, "%.*s%s%s", (int)(at - name), name, star, at + 1) : name;
}

/* Adds the phrases of an entry: one for each choice of its options. `other` is what its * stands for. */
static void expand(reader *r, const entry *e, const entry *other)
{
    int options = 0;
    for (size_t i = 0; i < e->n_pieces; i++)
        options += e->pieces[i].kind == PIECE_OPTION;
    int number = entity_number(r, e->kind, other ? name_with(r, e->name, other->plain) : e->name);
    for (int chosen = 0; chosen < 1 << options; chosen++) {
        phrase p       = {.entity = number, .order = r->x->n_phrases, .where = e->where, .derived = other != NULL};
        bool   seen    = false; /* the words that are the entity */
        r->text.length = 0;
        for (size_t i = 0, option = 0; i < e->n_pieces; i++) {
            const piece *piece = &e->pieces[i];
            if (piece->kind == PIECE_OPTION && !(chosen >> option++ & 1))
                continue;
            add_words(r, piece);
            if (piece->kind == PIECE_AROUND)
                *(seen ? &p.after : &p.before) += piece->n;
            else
                seen = true;
            for (size_t k = 0; piece->kind == PIECE_ANY && k < other->n_pieces; k++)
                if (other->pieces[k].kind == PIECE_WORDS)
                    add_words(r, &other->pieces[k]);
        }
        p.text = mem_text(r->g->m, r->text.text, r->text.length);
        *MEM_PUSH(r->g->m, r->x->phrases, r->x->n_phrases) = p;
    }
}

static bool too_many(reader *r, const entry *e)
{
    if (r->x->n_phrases <= MOST_PHRASES)
        return false;
    diag_error(r->g->d, e->where, "more than %d phrases after brackets and '*' are expanded", MOST_PHRASES);
    return true;
}

static void expand_all(reader *r)
{
    for (size_t i = 0; i < r->n_entries; i++) {
        const entry *e = &r->entries[i];
        if (!e->any)
            expand(r, e, NULL);
        for (size_t k = 0; e->any && k < r->n_entries && r->x->n_phrases <= MOST_PHRASES; k++)
            if (!r->entries[k].any)
                expand(r, e, &r->entries[k]);
        if (too_many(r, e))
            return;
    }
}

static int by_text(const void *x, const void *y)
{
    const phrase *a = x, *b = y;
    int           order = strcmp(a->text, b->text);
    if (order == 0)
        order = (int)a->derived - (int)b->derived;
    return order ? order : a->order < b->order ? -1 : a->order > b->order;
}

/* A phrase that is written out takes precedence over one that a * makes. Two meanings that are written out are an error. */
static void sort(reader *r)
{
    lexicon *x = r->x;
    size_t   n = 0;
    if (x->n_phrases)
        qsort(x->phrases, x->n_phrases, sizeof *x->phrases, by_text);
    for (size_t i = 0; i < x->n_phrases; i++) {
        const phrase *p = &x->phrases[i], *first = n ? &x->phrases[n - 1] : NULL;
        if (!first || strcmp(first->text, p->text) != 0) {
            x->phrases[n++] = *p;
            continue;
        }
        if (p->derived || (p->entity == first->entity && p->before == first->before && p->after == first->after))
            continue;
        const entity *now = &x->entities[p->entity], *was = &x->entities[first->entity];
        const char   *text = span_text(r->g->m, p->where);
        if (now->kind != was->kind)
            diag_error(r->g->d, p->where, "'%s' has kind '%s' here but kind '%s' elsewhere", text, x->kinds[now->kind],
                       x->kinds[was->kind]);
        else if (p->entity != first->entity)
            diag_error(r->g->d, p->where, "'%s' stands for '%s' here but for '%s' elsewhere", text, now->name, was->name);
        else
            diag_error(r->g->d, p->where, "'%s' appears elsewhere with other words in parentheses", text);
        diag_help(r->g->d, first->where, "the first one is here");
        diag_help(r->g->d, NOWHERE, "add a word that tells them apart, as in: (the) mississippi, mississippi river");
    }
    x->n_phrases = n;
}

/* ---- The file. */

static bool prepared_alike(const input *a, const input *b)
{
    return a->stem == b->stem && (a->lower || a->stem) == (b->lower || b->stem);
}

/* Phrases are looked for in all inputs of words, so these must be prepared in the same way. */
static bool find_preparation(grammar *g, asn_input *how)
{
    const task  *t     = &g->task;
    const input *first = NULL;
    for (size_t i = 0; i < t->n_inputs; i++) {
        const input *in = &t->inputs[i];
        if (in->rule != INPUT_WORDS)
            continue;
        if (first && !prepared_alike(first, in)) {
            diag_error(g->d, g->said->entities.where, "inputs '%s' and '%s' are prepared differently, so a phrase cannot match in both", first->name,
                       in->name);
            diag_help(g->d, in->where, "give both inputs the same 'lower' and 'stem' options");
            return false;
        }
        first = in;
    }
    if (!first) {
        diag_error(g->d, g->said->entities.where, "entities are looked for in words, and no input is split into words");
        return false;
    }
    *how = (asn_input){.name = "phrase", .rule = ASN_WORDS, .lower = first->lower, .stem = first->stem};
    return true;
}

void lexicon_read(grammar *g, const source *src)
{
    reader   r   = {.g = g};
    uint32_t bad = source_bad_utf8(src);
    if (!find_preparation(g, &r.how))
        return;
    if (bad < src->length) {
        diag_error(g->d, (span){src, bad, bad + 1}, "this is not valid UTF-8");
        return;
    }
    if (!(r.arena = asn_arena_new(0))) {
        fprintf(stderr, "asdlc: out of memory\n");
        exit(3);
    }
    r.x           = mem_alloc(g->m, 1, sizeof *r.x);
    r.x->src      = src;
    size_t before = diag_errors(g->d);
    for (uint32_t i = 1; i <= src->n_lines; i++) {
        span line = source_line(src, i);
        if (i == 1 && strncmp(src->text, "\xEF\xBB\xBF", 3) == 0)
            line.begin += 3;
        read_line(&r, line);
        asn_arena_reset(r.arena);
    }
    expand_all(&r);
    sort(&r);
    if (r.x->n_phrases == 0 && diag_errors(g->d) == before) {
        diag_error(g->d, (span){src, 0, 0}, "%s contains no phrase", src->name);
        usage(&r);
    }
    g->task.lexicon = r.x;
    out_free(&r.text);
    asn_arena_free(r.arena);
}

void lexicon_load(grammar *g)
{
    const char *why;
    name_at     file = g->said->entities;
    if (!file.name)
        return;
    const source *src = source_open(g->m, file.name, &why);
    if (src)
        lexicon_read(g, src);
    else
        diag_error(g->d, file.where, "cannot read %s: %s", file.name, why);
}
