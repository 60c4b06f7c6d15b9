#include "text/lexicon.h"

#include "ground/utf8.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>

enum { MOST_BYTES = 1000, MOST_WORDS = 20, MOST_OPTIONS = 4, MOST_PHRASES = 200000 };

typedef enum piece_kind { PIECE_WORDS, PIECE_OPTION, PIECE_AROUND, PIECE_ANY } piece_kind;

typedef struct piece {
    piece_kind  kind;
    const char *words; /* prepared, a blank between them */
    int         n;
} piece;

typedef struct entry { /* a line */
    size_t      line, begin, end; /* where its phrase stands */
    const char *phrase;           /* as it was written */
    piece      *pieces;
    int         n_pieces, kind;
    bool        any;              /* it has a * */
    const char *plain, *name;     /* its words with _ between them; what is printed */
} entry;

typedef struct draft { /* a phrase, until all are sorted */
    asn_phrase   phrase;
    const entry *from; /* NULL: of the lexicon that names are added to */
    int          order;
    bool         derived; /* made by a * */
} draft;

struct asn_lexicon_builder {
    asn_arena         *arena;
    asn_input          how;
    const asn_lexicon *base;
    asn_lexicon        made;
    const char       **kinds;
    entry            **entries; /* those of base are its lines with a * */
    asn_entity        *entities;
    draft             *drafts;
    asn_phrase        *phrases;
    asn_star          *stars;
    int32_t           *table; /* of entities: number + 1; 0: free */
    size_t             n_kinds, n_entries, n_done, n_entities, n_drafts; /* n_done: entries that are phrases already */
    size_t             kinds_room, entries_room, entities_room, drafts_room, phrases_room, table_room;
    int                orders;
};

/* ---- Memory. */

/* Room for `more` elements behind the n there are. all: the address of the pointer to them. */
static bool make_room(asn_arena *a, void *all, size_t n, size_t *room, size_t more, size_t size)
{
    void *old, *grown;
    if (more <= *room - n)
        return true;
    size_t wanted = n + more + n / 2 + 8;
    if (!(grown = asn_arena_raw(a, wanted, size)))
        return false;
    memcpy(&old, all, sizeof old);
    if (n)
        memcpy(grown, old, n * size);
    memcpy(all, &grown, sizeof grown);
    *room = wanted;
    return true;
}

#define ROOM_FOR(b, what, more) make_room((b)->arena, &(b)->what, (b)->n_##what, &(b)->what##_room, (more), sizeof *(b)->what)

static bool no_memory(asn_lexicon_fault *fault)
{
    fault->help = NULL;
    return asn_out_of_memory(&fault->err);
}

/* ---- A line while it is read. */

typedef struct text_part {
    const char *line;
    size_t      begin, end;
} text_part;

/* Places the fault. The caller writes its message, and returns false. */
static asn_error *at_part(asn_lexicon_fault *fault, text_part s, const char *help)
{
    fault->begin = s.begin;
    fault->end   = s.end;
    fault->help  = help;
    return &fault->err;
}

static bool is_gap(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static text_part trim_part(text_part s)
{
    while (s.begin < s.end && is_gap(s.line[s.begin]))
        s.begin++;
    while (s.end > s.begin && is_gap(s.line[s.end - 1]))
        s.end--;
    return s;
}

static text_part byte_part(text_part s, size_t at)
{
    return (text_part){s.line, at, at + 1};
}

static const char *part_text(asn_lexicon_builder *b, text_part s)
{
    return asn_arena_text(b->arena, s.line + s.begin, s.end - s.begin);
}

/* The bytes of a part, at most 200 of them, for messages: %.*s. */
static int part_shown(text_part s)
{
    return s.end - s.begin < 200 ? (int)(s.end - s.begin) : 200;
}

/* ---- A phrase. */

/* Lower case, with _ for blanks. NULL: out of memory. */
static const char *plain_name(asn_lexicon_builder *b, const char *text)
{
    static const asn_input whole = {.name = "phrase", .rule = ASN_SYMBOL, .lower = true};
    asn_tokens             t;
    if (!asn_text_split(b->arena, &whole, text, strlen(text), &t, NULL))
        return NULL;
    char *name = asn_arena_text(b->arena, t.n ? t.text[0] : "", t.n ? (size_t)t.length[0] : 0), *to = name;
    for (const char *s = name; s && *s; s++)
        if (!is_gap(*s))
            *to++ = *s;
        else if (!is_gap(s[1]))
            *to++ = '_';
    if (to)
        *to = 0;
    return name;
}

/* All tokens with a blank between them. NULL: out of memory. */
static const char *words_of(asn_arena *a, const asn_tokens *t)
{
    size_t n = 1;
    for (int32_t i = 0; i < t->n; i++)
        n += (size_t)t->length[i] + 1;
    char *text = asn_arena_small(a, n), *to = text;
    for (int32_t i = 0; text && i < t->n; i++) {
        if (i)
            *to++ = ' ';
        memcpy(to, t->text[i], (size_t)t->length[i]);
        to += t->length[i];
    }
    if (to)
        *to = 0;
    return text;
}

/* The words of one piece behind those of the pieces before. */
static const char *longer_plain(asn_arena *a, const char *plain, text_part s)
{
    size_t n = strlen(plain), more = s.end - s.begin;
    char  *text = asn_arena_small(a, n + more + 2);
    if (text)
        snprintf(text, n + more + 2, "%s%s%.*s", plain, n ? " " : "", (int)more, s.line + s.begin);
    return text;
}

static bool add_piece(asn_lexicon_builder *b, entry *e, piece_kind kind, text_part s, asn_lexicon_fault *fault)
{
    asn_tokens t = {0};
    s            = trim_part(s);
    if (s.begin == s.end && kind == PIECE_WORDS)
        return true;
    if (!asn_text_split(b->arena, &b->how, s.line + s.begin, s.end - s.begin, &t, NULL)) /* UTF-8 and size were checked before */
        return no_memory(fault);
    piece *p = &e->pieces[e->n_pieces++];
    *p       = (piece){.kind = kind, .words = words_of(b->arena, &t), .n = t.n};
    if (kind == PIECE_WORDS)
        e->plain = longer_plain(b->arena, e->plain, s);
    return p->words && e->plain ? true : no_memory(fault);
}

static bool is_star(text_part s, size_t at)
{
    const char *t = s.line;
    return t[at] == '*' && (at == s.begin || is_gap(t[at - 1]) || strchr("])", t[at - 1])) && (at + 1 == s.end || is_gap(t[at + 1]) || strchr("[(", t[at + 1]));
}

/* Reads [options] or (surroundings) that begin at *at, and moves *at to the closing mark. */
static bool add_group(asn_lexicon_builder *b, entry *e, text_part s, size_t *at, asn_lexicon_fault *fault)
{
    const char *text   = s.line;
    bool        option = text[*at] == '[';
    size_t      end    = *at + 1;
    while (end < s.end && !strchr("[]()", text[end]))
        end++;
    if (end == s.end || text[end] != (option ? ']' : ')'))
        return asn_fail(at_part(fault, byte_part(s, *at), NULL), "this '%c' is never closed", text[*at]);
    text_part inside = {text, *at + 1, end};
    *at              = end;
    return add_piece(b, e, option ? PIECE_OPTION : PIECE_AROUND, inside, fault);
}

static bool add_star(entry *e, text_part s, size_t at, asn_lexicon_fault *fault)
{
    if (e->any)
        return asn_fail(at_part(fault, byte_part(s, at), NULL), "a phrase can have only one '*'");
    e->any                   = true;
    e->pieces[e->n_pieces++] = (piece){.kind = PIECE_ANY};
    return true;
}

/* Splits a phrase into pieces. */
static bool cut_phrase(asn_lexicon_builder *b, entry *e, text_part s, asn_lexicon_fault *fault)
{
    const char *text = s.line;
    size_t      from = s.begin, marks = 0;
    e->plain         = "";
    for (size_t at = s.begin; at < s.end; at++)
        marks += text[at] == '[' || text[at] == '(' || text[at] == '*';
    if (!(e->pieces = asn_arena_small(b->arena, (2 * marks + 1) * sizeof *e->pieces)))
        return no_memory(fault);
    for (size_t at = s.begin; at < s.end; at++) {
        if (text[at] == ']' || text[at] == ')')
            return asn_fail(at_part(fault, byte_part(s, at), NULL), "unmatched '%c'", text[at]);
        bool star = is_star(s, at);
        if (!star && text[at] != '[' && text[at] != '(')
            continue;
        if (!add_piece(b, e, PIECE_WORDS, (text_part){text, from, at}, fault) || !(star ? add_star(e, s, at, fault) : add_group(b, e, s, &at, fault)))
            return false;
        from = at + 1;
    }
    return add_piece(b, e, PIECE_WORDS, (text_part){text, from, s.end}, fault) && ((e->plain = plain_name(b, e->plain)) ? true : no_memory(fault));
}

static bool check_phrase(const asn_lexicon_builder *b, const entry *e, text_part s, asn_lexicon_fault *fault)
{
    int        words = 0, all = 0, options = 0, first = e->n_pieces, last = 0;
    asn_error *err = at_part(fault, s, NULL);
    for (int i = 0; i < e->n_pieces; i++) {
        const piece *p = &e->pieces[i];
        all += p->n;
        words += p->kind == PIECE_WORDS ? p->n : 0;
        options += p->kind == PIECE_OPTION;
        if (p->kind != PIECE_AROUND) {
            first = i < first ? i : first;
            last  = i;
        }
    }
    for (int i = first; i < last; i++)
        if (e->pieces[i].kind == PIECE_AROUND)
            return asn_fail(err, "words in parentheses can stand only at the beginning or the end of a phrase");
    if (e->any && b->base)
        return asn_fail(err, "'*' can stand only in the lexicon of the task itself, not in names that are added to it");
    if (words == 0 && !(e->any && all))
        return asn_fail(err, e->any ? "'*' needs at least one word beside it" : "every word of this phrase is optional; at least one must be required");
    if (all > MOST_WORDS)
        return asn_fail(err, "the phrase has more than %d words", MOST_WORDS);
    return options <= MOST_OPTIONS ? true : asn_fail(err, "the phrase has more than %d options", MOST_OPTIONS);
}

/* ---- Its kind. */

/* All kinds there are, for a message. */
static void list_kinds(const asn_lexicon_builder *b, char *to, size_t size)
{
    size_t n = 0;
    to[0]    = 0;
    for (size_t i = 0; i < b->n_kinds && n < size; i++)
        n += (size_t)snprintf(to + n, size - n, "%s%s", i ? ", " : "", b->kinds[i]);
}

/* Its number, or -1. */
static int kind_number(asn_lexicon_builder *b, text_part s, asn_lexicon_fault *fault)
{
    size_t n = s.end - s.begin;
    for (size_t at = s.begin; at < s.end; at++) {
        char c = s.line[at];
        if (!(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && c != '_') {
            asn_fail(at_part(fault, s, "numbers are added when a sentence is read: its first phrase of kind s becomes s0"),
                     "'%.*s' is not a kind: use letters and '_' only", part_shown(s), s.line + s.begin);
            return -1;
        }
    }
    for (size_t i = 0; i < b->n_kinds; i++)
        if (strlen(b->kinds[i]) == n && memcmp(b->kinds[i], s.line + s.begin, n) == 0)
            return (int)i;
    if (b->base) {
        char all[200];
        list_kinds(b, all, sizeof all);
        asn_fail(at_part(fault, s, NULL), "the task has no kind '%.*s': its kinds are %s", part_shown(s), s.line + s.begin, all);
        return -1;
    }
    const char *kind = part_text(b, s);
    if (!kind || !ROOM_FOR(b, kinds, 1)) {
        no_memory(fault);
        return -1;
    }
    b->kinds[b->n_kinds++] = kind;
    return (int)b->n_kinds - 1;
}

/* ---- An entry. */

/* Of each part: UTF-8 without control characters, but for tabs in a line. */
static bool clean(text_part s, bool tabs, asn_lexicon_fault *fault)
{
    size_t n;
    for (size_t at = s.begin; at < s.end; at += n) {
        unsigned char c = (unsigned char)s.line[at];
        if ((n = asn_utf8_length(s.line + at, s.end - at)) == 0)
            return asn_fail(at_part(fault, byte_part(s, at), NULL), "this is not valid UTF-8");
        if ((c < 0x20 && !(c == '\t' && tabs)) || c == 0x7F)
            return asn_fail(at_part(fault, byte_part(s, at), NULL), "control characters are not allowed");
    }
    return true;
}

static bool add_entry(asn_lexicon_builder *b, text_part phrase, text_part kind, const char *name, asn_lexicon_fault *fault)
{
    if (phrase.end - phrase.begin > MOST_BYTES)
        return asn_fail(at_part(fault, phrase, NULL), "the phrase is longer than %d bytes", MOST_BYTES);
    int    number = kind_number(b, kind, fault);
    entry *e      = number >= 0 ? asn_arena_alloc(b->arena, 1, sizeof *e) : NULL;
    if (!e)
        return number >= 0 ? no_memory(fault) : false;
    *e = (entry){.line = fault->line, .begin = phrase.begin, .end = phrase.end, .phrase = part_text(b, phrase), .kind = number};
    if (!cut_phrase(b, e, phrase, fault) || !check_phrase(b, e, phrase, fault))
        return false;
    e->name = name ? name : e->any ? "*" : e->plain;
    if (!e->phrase || !ROOM_FOR(b, entries, 1))
        return no_memory(fault);
    b->entries[b->n_entries++] = e;
    return true;
}

/* The line without its comment, which begins with -- at the beginning or after a blank. */
static text_part without_comment(text_part line)
{
    const char *text = line.line;
    for (size_t at = line.begin; at + 1 < line.end; at++)
        if (text[at] == '-' && text[at + 1] == '-' && (at == line.begin || is_gap(text[at - 1]))) {
            line.end = at;
            break;
        }
    while (line.end > line.begin && is_gap(text[line.end - 1]))
        line.end--;
    return line;
}

/* The next column; tabs that follow each other count as one. */
static text_part take_column(text_part *rest)
{
    text_part column = *rest;
    while (rest->begin < rest->end && rest->line[rest->begin] != '\t')
        rest->begin++;
    column.end = rest->begin;
    while (rest->begin < rest->end && rest->line[rest->begin] == '\t')
        rest->begin++;
    return trim_part(column);
}

static bool take_line(asn_lexicon_builder *b, size_t number, const char *line, size_t length, asn_lexicon_fault *fault)
{
    size_t    mark = number == 1 && length >= 3 && memcmp(line, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0; /* a byte order mark */
    text_part s    = without_comment((text_part){line, mark, length});
    *fault         = (asn_lexicon_fault){.line = number};
    if (s.begin == s.end)
        return true;
    if (!clean(s, true, fault))
        return false;
    text_part phrase = take_column(&s), kind = take_column(&s), name = take_column(&s);
    if (phrase.begin == phrase.end)
        return asn_fail(at_part(fault, kind, ASN_LEXICON_USAGE), "there is no phrase before the kind");
    if (kind.begin == kind.end)
        return asn_fail(at_part(fault, phrase, ASN_LEXICON_USAGE), "this phrase has no kind");
    if (s.begin < s.end)
        return asn_fail(at_part(fault, trim_part(s), ASN_LEXICON_USAGE), "too many columns");
    const char *printed = name.begin < name.end ? part_text(b, name) : NULL;
    if (name.begin < name.end && !printed)
        return no_memory(fault);
    return add_entry(b, phrase, kind, printed, fault);
}

bool asn_lexicon_line(asn_lexicon_builder *b, size_t number, const char *line, size_t length, asn_lexicon_fault *fault)
{
    if (take_line(b, number, line, length, fault))
        return true;
    fault->column = 1;
    for (size_t i = 0; i < fault->begin; i++)
        fault->column += ((unsigned char)line[i] & 0xC0) != 0x80;
    return false;
}

bool asn_lexicon_add(asn_lexicon_builder *b, const char *phrase, const char *kind, const char *name, asn_lexicon_fault *fault)
{
    text_part p = {phrase ? phrase : "", 0, phrase ? strlen(phrase) : 0}, k = {kind ? kind : "", 0, kind ? strlen(kind) : 0};
    text_part n = {name ? name : "", 0, name ? strlen(name) : 0};
    *fault      = (asn_lexicon_fault){.line = 1};
    if (!clean(p, false, fault) || !clean(k, false, fault) || !clean(n, false, fault))
        return false;
    p = trim_part(p);
    k = trim_part(k);
    n = trim_part(n);
    if (p.begin == p.end || k.begin == k.end)
        return asn_fail(at_part(fault, p, NULL), p.begin == p.end ? "the phrase is empty" : "the kind is empty");
    const char *printed = n.begin < n.end ? part_text(b, n) : NULL;
    if (n.begin < n.end && !printed)
        return no_memory(fault);
    return add_entry(b, p, k, printed, fault);
}

bool asn_lexicon_text(asn_lexicon_builder *b, const char *text, size_t length, asn_lexicon_fault *fault)
{
    size_t were = b->n_entries, number = 1;
    for (size_t at = 0, n; at < length; at += n + 1, number++) {
        const char *end = memchr(text + at, '\n', length - at);
        n               = end ? (size_t)(end - (text + at)) : length - at;
        if (asn_lexicon_line(b, number, text + at, n, fault))
            continue;
        b->n_entries = were;
        return false;
    }
    return true;
}

/* ---- Entities: kind and name -> number. */

static uint32_t hash_entity(int kind, const char *name)
{
    uint32_t h = 2166136261u ^ (uint32_t)kind;
    for (const char *s = name; *s; s++)
        h = (h ^ (unsigned char)*s) * 16777619u;
    return h;
}

/* Where it is in the table, or the free place where it belongs. */
static size_t entity_place(const asn_lexicon_builder *b, int kind, const char *name)
{
    size_t at = hash_entity(kind, name) & (b->table_room - 1);
    for (; b->table[at]; at = (at + 1) & (b->table_room - 1)) {
        const asn_entity *e = &b->entities[b->table[at] - 1];
        if (e->kind == kind && strcmp(e->name, name) == 0)
            break;
    }
    return at;
}

/* A table with room for `more` further ones, and the entities there are in it. */
static bool index_entities(asn_lexicon_builder *b, size_t more)
{
    size_t room = 64;
    while (room < 2 * (b->n_entities + more))
        room *= 2;
    if (room > b->table_room && !(b->table = asn_arena_raw(b->arena, room, sizeof *b->table)))
        return false;
    b->table_room = room > b->table_room ? room : b->table_room;
    memset(b->table, 0, b->table_room * sizeof *b->table);
    for (size_t i = 0; i < b->n_entities; i++)
        b->table[entity_place(b, b->entities[i].kind, b->entities[i].name)] = (int32_t)i + 1;
    return true;
}

/* Its number; -1: out of memory. */
static int entity_number(asn_lexicon_builder *b, int kind, const char *name)
{
    if (2 * b->n_entities >= b->table_room && !index_entities(b, b->n_entities))
        return -1;
    size_t at = entity_place(b, kind, name);
    if (b->table[at])
        return b->table[at] - 1;
    if (!ROOM_FOR(b, entities, 1))
        return -1;
    b->entities[b->n_entities++] = (asn_entity){kind, name};
    b->table[at]                 = (int32_t)b->n_entities;
    return (int)b->n_entities - 1;
}

/* ---- Entries into phrases. */

static char *add_words(char *to, const char *begin, const piece *p)
{
    if (p->n && to > begin)
        *to++ = ' ';
    size_t n = p->n ? strlen(p->words) : 0;
    if (n)
        memcpy(to, p->words, n);
    return to + n;
}

static size_t most_text(const entry *e)
{
    size_t n = 1;
    for (int i = 0; e && i < e->n_pieces; i++)
        n += (e->pieces[i].n ? strlen(e->pieces[i].words) : 0) + 1;
    return n;
}

/* The name with a text for its *. NULL: out of memory. */
static const char *name_with(asn_arena *a, const char *name, const char *star)
{
    const char *at = strchr(name, '*');
    size_t      n  = strlen(name) + strlen(star) + 1;
    char       *to = at ? asn_arena_small(a, n) : NULL;
    if (to)
        snprintf(to, n, "%.*s%s%s", (int)(at - name), name, star, at + 1);
    return at ? to : name;
}

/* One phrase of an entry, with those options that `chosen` has a bit for. */
static bool add_phrase(asn_lexicon_builder *b, const entry *e, const entry *other, int entity, int chosen)
{
    asn_phrase p    = {.entity = entity};
    bool       seen = false; /* the words that are the entity */
    char      *text = asn_arena_small(b->arena, most_text(e) + most_text(other)), *to = text;
    if (!text || !ROOM_FOR(b, drafts, 1))
        return false;
    for (int i = 0, option = 0; i < e->n_pieces; i++) {
        const piece *piece = &e->pieces[i];
        if (piece->kind == PIECE_OPTION && !(chosen >> option++ & 1))
            continue;
        to = add_words(to, text, piece);
        if (piece->kind == PIECE_AROUND)
            *(seen ? &p.after : &p.before) += piece->n;
        else
            seen = true;
        for (int k = 0; piece->kind == PIECE_ANY && k < other->n_pieces; k++)
            if (other->pieces[k].kind == PIECE_WORDS)
                to = add_words(to, text, &other->pieces[k]);
    }
    *to    = 0;
    p.text = text;
    b->drafts[b->n_drafts++] = (draft){.phrase = p, .from = e, .order = b->orders++, .derived = other != NULL};
    return true;
}

/* The phrases of an entry: one for each choice of its options. `other` is what its * stands for. */
static bool expand(asn_lexicon_builder *b, const entry *e, const entry *other)
{
    int         options = 0;
    const char *name    = other ? name_with(b->arena, e->name, other->plain) : e->name;
    for (int i = 0; i < e->n_pieces; i++)
        options += e->pieces[i].kind == PIECE_OPTION;
    int  number = name ? entity_number(b, e->kind, name) : -1;
    bool ok     = number >= 0;
    for (int chosen = 0; ok && chosen < 1 << options; chosen++)
        ok = add_phrase(b, e, other, number, chosen);
    return ok;
}

static bool too_many(const asn_lexicon_builder *b, const entry *e, asn_lexicon_fault *fault)
{
    if (b->n_drafts <= MOST_PHRASES)
        return false;
    *fault = (asn_lexicon_fault){.line = e->line, .begin = e->begin, .end = e->end, .column = 1};
    asn_fail(&fault->err, "more than %d phrases after brackets and '*' are expanded", MOST_PHRASES);
    return true;
}

/* All that is new: entries, and what a * makes of them. */
static bool expand_all(asn_lexicon_builder *b, asn_lexicon_fault *fault)
{
    for (size_t i = 0; i < b->n_entries; i++) {
        const entry *e = b->entries[i];
        if (!e->any && i >= b->n_done && !expand(b, e, NULL))
            return no_memory(fault);
        for (size_t k = b->n_done; e->any && k < b->n_entries; k++) {
            if (!b->entries[k]->any && !expand(b, e, b->entries[k]))
                return no_memory(fault);
            if (too_many(b, b->base ? b->entries[k] : e, fault))
                return false;
        }
        if (too_many(b, e, fault))
            return false;
    }
    return true;
}

/* ---- Sorting. In place: a shipped parser has no other memory. */

static bool comes_after(const draft *x, const draft *y)
{
    int order = strcmp(x->phrase.text, y->phrase.text);
    if (order == 0)
        order = (int)x->derived - (int)y->derived;
    return order ? order > 0 : x->order > y->order;
}

static void sift(draft *all, size_t at, size_t n)
{
    draft moved = all[at];
    for (size_t child; (child = 2 * at + 1) < n; at = child) {
        if (child + 1 < n && comes_after(&all[child + 1], &all[child]))
            child++;
        if (!comes_after(&all[child], &moved))
            break;
        all[at] = all[child];
    }
    all[at] = moved;
}

static void sort_drafts(draft *all, size_t n)
{
    for (size_t i = n / 2; i-- > 0;)
        sift(all, i, n);
    for (size_t i = n; i-- > 1;) {
        draft last = all[i];
        all[i]     = all[0];
        all[0]     = last;
        sift(all, 0, i);
    }
}

/* ---- One phrase, several lines. */

static bool alike(const asn_phrase *a, const asn_phrase *b)
{
    return a->entity == b->entity && a->before == b->before && a->after == b->after;
}

/* Of a phrase that has one reading already: two cannot be told apart if they have the same kind, or leave other words in the sentence. */
static bool contradicts(const asn_lexicon_builder *b, const asn_phrase *x, const asn_phrase *y)
{
    return x->before != y->before || x->after != y->after || b->entities[x->entity].kind == b->entities[y->entity].kind;
}

static asn_lexicon_fault draft_place(const draft *d)
{
    return (asn_lexicon_fault){.line = d->from->line, .begin = d->from->begin, .end = d->from->end};
}

static void tell_clash(const asn_lexicon_builder *b, const draft *now, const draft *was, asn_lexicon_clash *clash, void *context)
{
    asn_lexicon_fault here = draft_place(now), there = draft_place(was);
    if (now->phrase.entity != was->phrase.entity)
        asn_fail(&here.err, "'%.150s' stands for '%.100s' here but for '%.100s' elsewhere", now->from->phrase, b->entities[now->phrase.entity].name,
                 b->entities[was->phrase.entity].name);
    else
        asn_fail(&here.err, "'%.200s' appears elsewhere with other words in parentheses", now->from->phrase);
    here.help = "add a word that tells them apart, as in: (the) mississippi, mississippi river";
    clash(context, &here, &there);
}

/* Adds a line's phrase to the readings first .. n - 1 of the same text, and returns their new end. */
static size_t add_reading(asn_lexicon_builder *b, size_t first, size_t n, const draft *d, asn_lexicon_clash *clash, void *context)
{
    if (d->derived && n > first) /* a phrase that is written out takes precedence over one that a * makes */
        return n;
    for (size_t i = first; i < n; i++) {
        draft *was = &b->drafts[i];
        if (alike(&was->phrase, &d->phrase))
            return n;
        if (!contradicts(b, &was->phrase, &d->phrase))
            continue;
        if (clash) {
            tell_clash(b, d, was, clash, context);
            return n;
        }
        if (was->phrase.before == d->phrase.before && was->phrase.after == d->phrase.after) {
            *was = *d;
            return n;
        }
        b->drafts[first] = *d; /* other words in parentheses: it stands for all that were there */
        return first + 1;
    }
    b->drafts[n] = *d;
    return n + 1;
}

static void join_readings(asn_lexicon_builder *b, asn_lexicon_clash *clash, void *context)
{
    size_t first = 0, n = 0;
    for (size_t i = 0; i < b->n_drafts; i++) {
        draft d = b->drafts[i];
        if (n == first || strcmp(b->drafts[first].phrase.text, d.phrase.text) != 0)
            first = n;
        n = add_reading(b, first, n, &d, clash, context);
    }
    b->n_drafts = n;
}

/* ---- The lexicon. */

/* Nothing can fail any more once phrases are sorted: then those of before are no longer there. */
static bool room_for_all(asn_lexicon_builder *b)
{
    size_t stars = 0;
    for (size_t i = 0; i < b->n_entries && !b->base; i++)
        stars += b->entries[i]->any;
    return make_room(b->arena, &b->phrases, 0, &b->phrases_room, b->n_drafts + 1, sizeof *b->phrases) &&
           (!stars || (b->stars = asn_arena_alloc(b->arena, stars, sizeof *b->stars)));
}

static void write_phrases(asn_lexicon_builder *b)
{
    b->made = (asn_lexicon){.kinds = b->kinds, .n_kinds = (int)b->n_kinds, .entities = b->entities, .n_entities = (int)b->n_entities,
                            .phrases = b->phrases, .n_phrases = (int)b->n_drafts};
    for (size_t i = 0; i < b->n_drafts; i++) {
        b->phrases[i]      = b->drafts[i].phrase;
        b->drafts[i].order = (int)i; /* what is added later comes behind */
        b->made.several    = b->made.several || (i && strcmp(b->phrases[i - 1].text, b->phrases[i].text) == 0);
    }
    b->orders = (int)b->n_drafts;
}

static void write_stars(asn_lexicon_builder *b)
{
    b->made.stars   = b->base ? b->base->stars : b->stars;
    b->made.n_stars = b->base ? b->base->n_stars : 0;
    for (size_t i = 0; i < b->n_entries && !b->base; i++)
        if (b->entries[i]->any)
            b->stars[b->made.n_stars++] = (asn_star){b->entries[i]->phrase, b->entries[i]->kind, b->entries[i]->name};
}

const asn_lexicon *asn_lexicon_end(asn_lexicon_builder *b, asn_lexicon_clash *clash, void *context, asn_lexicon_fault *fault)
{
    size_t entities = b->n_entities, drafts = b->n_drafts;
    *fault = (asn_lexicon_fault){0};
    if (!index_entities(b, 1) || !expand_all(b, fault) || !room_for_all(b)) {
        if (!fault->err.text[0])
            no_memory(fault);
        b->n_entries  = b->n_done;
        b->n_entities = entities;
        b->n_drafts   = drafts;
        return NULL;
    }
    b->n_done = b->n_entries;
    sort_drafts(b->drafts, b->n_drafts);
    join_readings(b, clash, context);
    write_phrases(b);
    write_stars(b);
    return &b->made;
}

/* ---- The beginning. */

static bool take_base(asn_lexicon_builder *b, const asn_lexicon *base)
{
    asn_lexicon_fault fault = {0};
    size_t            kinds = (size_t)base->n_kinds, entities = (size_t)base->n_entities, phrases = (size_t)base->n_phrases;
    if (!ROOM_FOR(b, kinds, kinds) || !ROOM_FOR(b, entities, entities) || !ROOM_FOR(b, drafts, phrases))
        return false;
    memcpy(b->kinds, base->kinds, kinds * sizeof *b->kinds);
    memcpy(b->entities, base->entities, entities * sizeof *b->entities);
    for (size_t i = 0; i < phrases; i++)
        b->drafts[i] = (draft){.phrase = base->phrases[i], .order = (int)i};
    b->n_kinds    = kinds;
    b->n_entities = entities;
    b->n_drafts   = phrases;
    b->orders     = (int)phrases;
    for (int i = 0; i < base->n_stars; i++) {
        const asn_star *s      = &base->stars[i];
        const char     *kind   = base->kinds[s->kind];
        if (!add_entry(b, (text_part){s->phrase, 0, strlen(s->phrase)}, (text_part){kind, 0, strlen(kind)}, s->name, &fault))
            return false;
    }
    b->n_done = b->n_entries;
    b->base   = base;
    return true;
}

asn_lexicon_builder *asn_lexicon_begin(asn_arena *a, const asn_input *how, const asn_lexicon *base)
{
    asn_lexicon_builder *b = asn_arena_alloc(a, 1, sizeof *b);
    if (!b)
        return NULL;
    b->arena = a;
    b->how   = *how;
    return !base || take_base(b, base) ? b : NULL;
}

asn_input asn_lexicon_input(const asn_grammar *g)
{
    for (int i = 0; i < g->n_inputs; i++)
        if (g->inputs[i].rule == ASN_WORDS)
            return (asn_input){.name = "phrase", .rule = ASN_WORDS, .lower = g->inputs[i].lower, .stem = g->inputs[i].stem};
    return (asn_input){.name = "phrase", .rule = ASN_WORDS};
}
