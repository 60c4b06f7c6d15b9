/* read.c: tree text to trees, in one pass and without recursion, so that no input is too deep for the stack. */
#include "text/read.h"

#include "text/atom.h"
#include "text/node.h"
#include "ground/array.h"
#include "ground/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct frame { /* a constructor whose fields are being read */
    asn_branch *node;
    int         ctor, next, field; /* next: the place of a field given without its name */
    bool        started, in_list;  /* started: a comma comes before what follows */
    size_t      first;             /* of the list's children in the reader's stack */
    const char *begin;
} frame;

typedef struct reader {
    asn_arena         *arena;
    const asn_grammar *g;
    const char        *name, *text, *at, *end;
    size_t             line; /* where the text begins, for messages */
    asn_error         *err;
    ASN_ARRAY(frame) frames;
    ASN_ARRAY(const asn_tree *) children; /* of the lists that are open */
    ASN_ARRAY(char) scratch;              /* a string with escapes; only its room is used */
} reader;

static bool fail_at(reader *r, const char *where, const char *format, ...)
{
    char    message[400];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(message, sizeof message, format, args);
    va_end(args);
    if (n >= (int)sizeof message)
        memcpy(message + sizeof message - 4, "...", 4);
    size_t line = r->line, column = 1;
    for (const char *s = r->text; s < where; s++) {
        if (*s == '\n') {
            line++;
            column = 1;
        } else if (((unsigned char)*s & 0xC0) != 0x80)
            column++;
    }
    asn_fail(r->err, "%s:%zu:%zu: %s", r->name, line, column, message);
    return false; /* so that the compiler knows */
}

/* What stands there, for a message. */
typedef struct glimpse {
    char text[32];
} glimpse;

static glimpse look(const reader *r, const char *at)
{
    glimpse g;
    if (at >= r->end)
        strcpy(g.text, "the end");
    else {
        size_t n = 0;
        g.text[n++] = '\'';
        while (n < 20 && at < r->end && *at != ' ' && *at != '\n' && (n == 1 || !strchr(",()[]=", *at))) {
            unsigned char c = (unsigned char)*at++;
            g.text[n++]     = c < 0x20 || c >= 0x7f ? '?' : (char)c;
        }
        if (n == 1)
            g.text[n++] = *at == '\n' ? ' ' : *at;
        g.text[n++] = '\'';
        g.text[n]   = 0;
    }
    return g;
}

static void skip_space(reader *r)
{
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\n' || *r->at == '\t' || *r->at == '\r'))
        r->at++;
}

static size_t name_length(const reader *r)
{
    return asn_name_length(r->at, r->end);
}

static bool is_text(const char *s, size_t n, const char *text)
{
    return strlen(text) == n && memcmp(s, text, n) == 0;
}

static int find_ctor(const asn_grammar *g, const char *s, size_t n)
{
    uint32_t h = 2166136261u; /* FNV-1a, as asdlc made the table */
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)s[i]) * 16777619u;
    for (uint32_t i = h & g->hash_mask;; i = (i + 1) & g->hash_mask) {
        int ctor = g->hash[i];
        if (ctor == 0 || ((size_t)g->ctors[ctor].length == n && memcmp(s, g->ctors[ctor].name, n) == 0))
            return ctor;
    }
}

/* Few edits apart: for suggestions in messages only. */
static bool is_near(const char *s, size_t n, const char *name)
{
    size_t k = strlen(name), common = 0, tail = 0;
    while (common < n && common < k && (s[common] | 32) == (name[common] | 32))
        common++;
    while (tail < n - common && tail < k - common && s[n - 1 - tail] == name[k - 1 - tail])
        tail++;
    size_t longest = n > k ? n : k;
    return longest > 1 && longest - common - tail <= (longest > 4 ? 2u : 1u);
}

static const char *near_ctor(const asn_grammar *g, int type, const char *s, size_t n)
{
    const asn_type *t = &g->types[type];
    for (int c = t->first_ctor; c < t->first_ctor + t->n_ctors; c++)
        if (is_near(s, n, g->ctors[c].name))
            return g->ctors[c].name;
    return NULL;
}

static bool out_of_memory(reader *r)
{
    return asn_out_of_memory(r->err);
}

static bool push_child(reader *r, const asn_tree *t)
{
    return asn_array_push(&r->children, t) ? true : out_of_memory(r);
}

static bool push_frame(reader *r, int ctor, const char *begin)
{
    frame f = {.node = asn_branch_new(r->arena, &r->g->ctors[ctor], ctor), .ctor = ctor, .begin = begin};
    return f.node && asn_array_push(&r->frames, f) ? true : out_of_memory(r);
}

/* ---- Values. */


static bool read_hex(reader *r, int digits, uint32_t *code)
{
    *code = 0;
    for (int i = 0; i < digits; i++, r->at++) {
        int d = r->at < r->end ? asn_hex_digit(*r->at) : -1;
        if (d < 0)
            return fail_at(r, r->at, "expected %d hexadecimal digits here", digits);
        *code = *code << 4 | (uint32_t)d;
    }
    return true;
}

/* One escape, behind its backslash: the code point or byte, or -1 for a line that goes on. */
static bool read_escape(reader *r, bool bytes, int64_t *code)
{
    const char *begin = r->at - 1;
    char        c     = *r->at++;
    uint32_t    hex;
    switch (c) {
    case '\n': *code = -1; return true;
    case '\\': case '\'': case '"': *code = c; return true;
    case 'a': *code = 7; return true;
    case 'b': *code = 8; return true;
    case 'f': *code = 12; return true;
    case 'n': *code = 10; return true;
    case 'r': *code = 13; return true;
    case 't': *code = 9; return true;
    case 'v': *code = 11; return true;
    case 'x': case 'u': case 'U':
        if (bytes && c != 'x')
            break;
        if (!read_hex(r, c == 'x' ? 2 : c == 'u' ? 4 : 8, &hex))
            return false;
        if (hex > 0x10FFFF)
            return fail_at(r, begin, "there is no character U+%X", hex);
        *code = hex;
        return true;
    default:
        if (c < '0' || c > '7')
            break;
        *code = c - '0';
        for (int i = 0; i < 2 && r->at < r->end && *r->at >= '0' && *r->at <= '7'; i++)
            *code = *code * 8 + (*r->at++ - '0');
        if (bytes && *code > 255)
            return fail_at(r, begin, "a byte is at most \\377");
        return true;
    }
    return fail_at(r, begin, "unknown escape in a %s", bytes ? "bytes value" : "string");
}

/* The rest of a quoted value that has an escape at r->at; the plain part before it begins at begin. */
static bool read_escaped(reader *r, bool bytes, char quote, const char *begin, asn_atom *v)
{
    const char *open = begin;
    size_t      n    = 0;
    for (;;) {
        size_t plain = (size_t)(r->at - begin);
        if (!asn_array_reserve(&r->scratch, n + plain + 4))
            return out_of_memory(r);
        memcpy(r->scratch.all + n, begin, plain);
        n += plain;
        if (r->at == r->end)
            return fail_at(r, open - 1, "this %s is not closed", bytes ? "bytes value" : "string");
        if (*r->at == quote)
            break;
        if (r->end - r->at < 2)
            return fail_at(r, open - 1, "this %s is not closed", bytes ? "bytes value" : "string");
        r->at++;
        int64_t code = -1;
        if (!read_escape(r, bytes, &code))
            return false;
        if (code >= 0 && bytes)
            r->scratch.all[n++] = (char)code;
        else if (code >= 0)
            n += asn_utf8_put((uint32_t)code, r->scratch.all + n);
        begin = r->at;
        while (r->at < r->end && *r->at != quote && *r->at != '\\' && *r->at != '\n')
            r->at++;
        if (r->at < r->end && *r->at == '\n')
            return fail_at(r, r->at, "a line ends inside a %s", bytes ? "bytes value" : "string");
    }
    r->at++;
    *v = (asn_atom){bytes ? ASN_BYTES : ASN_STRING, (uint32_t)n, r->scratch.all};
    return true;
}

static bool check_text(reader *r, const char *begin, const char *end, bool bytes)
{
    for (const char *s = begin; s < end;) {
        if ((unsigned char)*s < 0x80) {
            s++;
            continue;
        }
        if (bytes)
            return fail_at(r, s, "a bytes value holds ASCII characters and escapes only");
        size_t n = asn_utf8_length(s, (size_t)(end - s));
        if (n == 0)
            return fail_at(r, s, "this is not valid UTF-8");
        s += n;
    }
    return true;
}

static bool read_quoted(reader *r, bool bytes, asn_atom *v)
{
    char        quote = *r->at++;
    const char *begin = r->at, *s = begin;
    while (s < r->end && *s != quote && *s != '\\' && *s != '\n')
        s++;
    bool plain = s < r->end && *s == quote;
    if (s == r->end)
        return fail_at(r, begin - 1, "this %s is not closed", bytes ? "bytes value" : "string");
    if (*s == '\n')
        return fail_at(r, s, "a line ends inside a %s", bytes ? "bytes value" : "string");
    r->at = s;
    if (plain) {
        r->at++;
        *v = (asn_atom){bytes ? ASN_BYTES : ASN_STRING, (uint32_t)(s - begin), begin};
        return check_text(r, begin, s, bytes);
    }
    return read_escaped(r, bytes, quote, begin, v) && check_text(r, begin, r->at, bytes);
}

static bool read_atom(reader *r, asn_atom *v)
{
    if (r->at == r->end)
        return fail_at(r, r->at, "expected a value, found the end");
    char c = *r->at;
    if (c == '\'' || c == '"')
        return read_quoted(r, false, v);
    if (r->at + 1 < r->end && (r->at[1] == '\'' || r->at[1] == '"') && asn_one_of(c, "bBuU")) {
        r->at++;
        return read_quoted(r, (c | 32) == 'b', v);
    }
    size_t n = name_length(r);
    if (n) {
        *v = (asn_atom){ASN_NAME, (uint32_t)n, r->at};
        r->at += n;
        return check_text(r, v->text, r->at, false);
    }
    const char *end = c == '(' ? asn_complex_end(r->at, r->end) : asn_number_end(r->at, r->end);
    if (end == r->at || (end < r->end && asn_is_name_char(*end)))
        return fail_at(r, r->at, "expected a string, a number or a name, found %s", look(r, r->at).text);
    *v    = (asn_atom){ASN_NUMBER, (uint32_t)(end - r->at), r->at};
    r->at = end;
    return true;
}

/* A primitive child; *t stays NULL where None means that there is none. */
static bool read_value(reader *r, const asn_type *type, bool optional, const asn_tree **t)
{
    const char *begin = r->at;
    asn_atom    v;
    if (!read_atom(r, &v))
        return false;
    bool none = v.kind == ASN_NAME && is_text(v.text, v.length, "None");
    if (none && optional)
        return true;
    if (r->at < r->end && *r->at == '(' && v.kind == ASN_NAME)
        return fail_at(r, begin, "'%s' is a primitive type: expected a value, found a constructor", type->name);
    if (type->builtin == ASN_IDENTIFIER && v.kind != ASN_STRING)
        return fail_at(r, begin, "an identifier is a string in quotes, found %s", look(r, begin).text);
    if (type->builtin == ASN_INT && v.kind != ASN_NUMBER)
        return fail_at(r, begin, "expected a number, found %s", look(r, begin).text);
    *t = asn_tree_of_atom(r->arena, v);
    return *t ? true : out_of_memory(r);
}

/* ---- Constructors. */

static const asn_tree *new_leaf(reader *r, int ctor)
{
    asn_branch *leaf = asn_branch_new(r->arena, &r->g->ctors[ctor], ctor);
    return leaf ? &leaf->head : NULL;
}

/* The constructor None of a type, where a bare None cannot mean that a child is missing; 0: there is none. */
static int none_of(const reader *r, int type)
{
    int ctor = find_ctor(r->g, "None", 4);
    return ctor && r->g->ctors[ctor].type == type && r->g->ctors[ctor].n_fields == 0 ? ctor : 0;
}

static bool is_opened(const reader *r, size_t n)
{
    const char *s = r->at + n;
    while (s < r->end && *s == ' ')
        s++;
    return s < r->end && *s == '(';
}

/* A child of a type begins here. Values and None are read at once; a constructor opens a frame. */
static bool open_child(reader *r, int type, bool optional, const asn_tree **t, bool *opened)
{
    const asn_type *want = &r->g->types[type];
    skip_space(r);
    *t      = NULL;
    *opened = false;
    if (r->frames.n >= ASN_MAX_HEIGHT)
        return fail_at(r, r->at, "the tree is nested more than %d deep", ASN_MAX_HEIGHT);
    if (want->primitive)
        return read_value(r, want, optional, t);
    const char *begin = r->at;
    size_t      n     = name_length(r);
    if (n == 0)
        return fail_at(r, begin, "expected a constructor of type '%s', found %s", want->name, look(r, begin).text);
    if (is_text(begin, n, "None") && !is_opened(r, n)) { /* None() is the constructor of that name */
        r->at += n;
        int none = optional ? 0 : none_of(r, type);
        if (none)
            return (*t = new_leaf(r, none)) ? true : out_of_memory(r);
        if (!optional)
            return fail_at(r, begin, "None where a tree of type '%s' is needed", want->name);
        return true;
    }
    int ctor = find_ctor(r->g, begin, n);
    if (ctor == 0 || r->g->ctors[ctor].type != type) {
        const char *near = near_ctor(r->g, type, begin, n);
        if (ctor)
            return fail_at(r, begin, "%s is of type '%s', expected '%s'", r->g->ctors[ctor].name,
                           r->g->types[r->g->ctors[ctor].type].name, want->name);
        if (near)
            return fail_at(r, begin, "unknown constructor '%.*s' of type '%s'; did you mean '%s'?", n > 60 ? 60 : (int)n, begin, want->name, near);
        return fail_at(r, begin, "unknown constructor '%.*s', expected one of type '%s'", n > 60 ? 60 : (int)n, begin, want->name);
    }
    r->at += n;
    skip_space(r);
    if (r->at == r->end || *r->at != '(') {
        if (r->g->ctors[ctor].n_fields)
            return fail_at(r, r->at, "expected '(' behind %s, found %s", r->g->ctors[ctor].name, look(r, r->at).text);
        return (*t = new_leaf(r, ctor)) ? true : out_of_memory(r); /* a bare name will do where there are no fields */
    }
    r->at++;
    if (!push_frame(r, ctor, begin))
        return false;
    *opened = true;
    return true;
}

static bool is_attribute(const reader *r, int ctor, const char *s, size_t n)
{
    const char *const *a = r->g->types[r->g->ctors[ctor].type].attributes;
    for (; a && *a; a++)
        if (is_text(s, n, *a))
            return true;
    return false;
}

static bool unknown_field(reader *r, const asn_ctor *c, const char *s, size_t n)
{
    for (int i = 0; i < c->n_fields; i++)
        if (is_near(s, n, r->g->fields[c->first_field + i].name))
            return fail_at(r, s, "%s has no field '%.*s'; did you mean '%s'?", c->name, n > 60 ? 60 : (int)n, s,
                           r->g->fields[c->first_field + i].name);
    return fail_at(r, s, "%s has no field '%.*s'", c->name, n > 60 ? 60 : (int)n, s);
}

/* Which field comes next: by its name, or the next in order. -1: an attribute, read and dropped. */
static bool find_field(reader *r, frame *f, int *field)
{
    const asn_ctor *c     = &r->g->ctors[f->ctor];
    const char     *begin = r->at;
    size_t          n     = name_length(r);
    const char     *after = begin + n;
    while (after < r->end && *after == ' ')
        after++;
    if (n == 0 || after == r->end || *after != '=') {
        if (f->next >= c->n_fields)
            return fail_at(r, begin, "%s has %d field%s, found %s", c->name, c->n_fields, c->n_fields == 1 ? "" : "s",
                           look(r, begin).text);
        *field = f->next++;
    } else {
        const asn_field *fields = &r->g->fields[c->first_field];
        r->at                   = after + 1;
        *field                  = -1;
        for (int i = 0; i < c->n_fields; i++) { /* mostly the next one */
            int k = f->next + i < c->n_fields ? f->next + i : f->next + i - c->n_fields;
            if ((size_t)fields[k].length == n && memcmp(begin, fields[k].name, n) == 0) {
                *field  = k;
                f->next = k + 1;
                break;
            }
        }
        if (*field < 0) {
            asn_atom v;
            if (!is_attribute(r, f->ctor, begin, n))
                return unknown_field(r, c, begin, n);
            skip_space(r);
            return read_atom(r, &v);
        }
    }
    if (f->node->slots[*field].count >= 0)
        return fail_at(r, begin, "%s has its field '%s' twice", c->name, r->g->fields[c->first_field + *field].name);
    return true;
}

static void grow(frame *f, const asn_tree *child)
{
    if (child && child->height >= f->node->head.height)
        f->node->head.height = child->height + 1;
}

static bool close_list(reader *r, frame *f)
{
    size_t           n   = r->children.n - f->first;
    const asn_tree **all = n ? asn_arena_small(r->arena, n * sizeof *all) : NULL;
    if (n > INT32_MAX)
        return fail_at(r, r->at, "a list is too long");
    if (n && !all)
        return out_of_memory(r);
    for (size_t i = 0; i < n; i++) {
        all[i] = r->children.all[f->first + i];
        grow(f, all[i]);
    }
    asn_slot *s   = &f->node->slots[f->field];
    s->count      = (int32_t)n;
    s->many       = 1;
    s->to.all     = all;
    r->children.n = f->first;
    f->in_list    = false;
    return true;
}

/* Puts a finished child where it belongs. */
static bool deliver(reader *r, const asn_tree *t)
{
    frame *f = &r->frames.all[r->frames.n - 1];
    if (f->in_list)
        return push_child(r, t);
    grow(f, t);
    f->node->slots[f->field] = (asn_slot){t != NULL, 0, {t}};
    return true;
}

/* Fields that were not written: absent, empty, or the type's default. */
static const asn_tree *close_ctor(reader *r)
{
    frame           *f      = &r->frames.all[r->frames.n - 1];
    const asn_ctor  *c      = &r->g->ctors[f->ctor];
    const asn_field *fields = &r->g->fields[c->first_field];
    for (int i = 0; i < c->n_fields; i++) {
        asn_slot *s = &f->node->slots[i];
        if (s->count >= 0)
            continue;
        if (fields[i].card != ASN_ONE) {
            *s = (asn_slot){0, fields[i].card != ASN_OPTIONAL, {NULL}};
            continue;
        }
        int fallback = r->g->types[fields[i].type].default_ctor;
        if (!fallback) {
            fail_at(r, f->begin, "%s lacks its field '%s'", c->name, fields[i].name);
            return NULL;
        }
        const asn_tree *leaf = new_leaf(r, fallback);
        if (!leaf) {
            out_of_memory(r);
            return NULL;
        }
        grow(f, leaf);
        *s = (asn_slot){1, 0, {leaf}};
    }
    r->frames.n--;
    return &f->node->head;
}

static bool at_mark(const reader *r, char mark)
{
    return r->at < r->end && *r->at == mark;
}

/* Before an element: a comma unless it is the first, or the closing mark (a comma may stand before it). */
static bool separated(reader *r, bool started, char close, bool *closed)
{
    skip_space(r);
    if (started && !at_mark(r, close)) {
        if (!at_mark(r, ','))
            return false;
        r->at++;
        skip_space(r);
    }
    *closed = at_mark(r, close);
    r->at += *closed;
    return true;
}

static bool step_list(reader *r, frame *f)
{
    const asn_ctor  *c     = &r->g->ctors[f->ctor];
    const asn_field *field = &r->g->fields[c->first_field + f->field];
    const asn_tree  *t;
    bool             opened, closed;
    if (!separated(r, r->children.n > f->first, ']', &closed))
        return fail_at(r, r->at, "expected ',' or ']' in %s.%s, found %s", c->name, field->name, look(r, r->at).text);
    if (closed)
        return close_list(r, f);
    const char *begin = r->at;
    if (!open_child(r, field->type, true, &t, &opened))
        return false;
    if (opened)
        return true;
    if (!t && field->card != ASN_OPTIONALS) {
        int none = none_of(r, field->type);
        if (!r->g->types[field->type].primitive && !none)
            return fail_at(r, begin, "None in %s.%s, which has no gaps; a grammar allows them with '?*'", c->name, field->name);
        t = none ? new_leaf(r, none) : asn_tree_of_atom(r->arena, (asn_atom){ASN_NAME, 4, "None"}); /* a value like any other */
        if (!t)
            return out_of_memory(r);
    }
    return deliver(r, t);
}

/* The next field of the innermost constructor, or its end: *done gets the finished tree. */
static bool step_fields(reader *r, frame *f, const asn_tree **done)
{
    const asn_ctor *c = &r->g->ctors[f->ctor];
    const asn_tree *t;
    bool            opened, closed;
    int             place = -1;
    if (!separated(r, f->started, ')', &closed))
        return r->at == r->end ? fail_at(r, f->begin, "%s is not closed", c->name)
                               : fail_at(r, r->at, "expected ',' or ')' in %s, found %s", c->name, look(r, r->at).text);
    if (closed)
        return (*done = close_ctor(r)) != NULL;
    if (r->at == r->end)
        return fail_at(r, f->begin, "%s is not closed", c->name);
    f->started = true;
    if (!find_field(r, f, &place))
        return false;
    if (place < 0)
        return true;
    f->field               = place;
    const asn_field *field = &r->g->fields[c->first_field + place];
    if (field->card == ASN_SEQUENCE || field->card == ASN_OPTIONALS) {
        skip_space(r);
        if (!at_mark(r, '['))
            return fail_at(r, r->at, "%s.%s is a sequence: expected '[', found %s", c->name, field->name, look(r, r->at).text);
        r->at++;
        f->in_list = true;
        f->first   = r->children.n;
        return true;
    }
    if (!open_child(r, field->type, field->card == ASN_OPTIONAL, &t, &opened))
        return false;
    return opened ? true : deliver(r, t);
}

static const asn_tree *read_all(reader *r, int type)
{
    const asn_tree *t;
    bool            opened;
    if (!open_child(r, type, false, &t, &opened) || !opened)
        return t;
    for (;;) {
        frame          *f    = &r->frames.all[r->frames.n - 1];
        const asn_tree *done = NULL;
        if (!(f->in_list ? step_list(r, f) : step_fields(r, f, &done)))
            return NULL;
        if (!done)
            continue;
        if (r->frames.n == 0)
            return done;
        if (!deliver(r, done))
            return NULL;
    }
}

const asn_tree *asn_tree_read(asn_arena *a, const asn_grammar *g, int type, const char *name, const char *text, size_t length,
                              size_t *used, asn_error *err)
{
    return asn_read_tree(a, g, type, name, 1, text, length, used, err);
}

const asn_tree *asn_read_tree(asn_arena *a, const asn_grammar *g, int type, const char *name, size_t line, const char *text, size_t length,
                              size_t *used, asn_error *err)
{
    reader r = {.arena = a, .g = g, .name = name, .line = line, .text = text, .at = text, .end = text + length, .err = err};
    const asn_tree *t = NULL;
    if (length > UINT32_MAX / 2)
        fail_at(&r, text, "the text is longer than 2 GiB");
    else
        t = read_all(&r, type);
    if (t && !used) {
        skip_space(&r);
        if (r.at < r.end) {
            fail_at(&r, r.at, "expected the end of the tree, found %s", look(&r, r.at).text);
            t = NULL;
        }
    }
    if (used)
        *used = (size_t)(r.at - text);
    asn_array_free(&r.frames);
    asn_array_free(&r.children);
    asn_array_free(&r.scratch);
    return t;
}

bool asn_read_value(asn_arena *a, const asn_grammar *g, const char *text, size_t length, size_t *used, asn_atom *v, asn_error *err)
{
    reader r  = {.arena = a, .g = g, .name = "value", .line = 1, .text = text, .at = text, .end = text + length, .err = err};
    bool   ok = read_atom(&r, v);
    *used     = (size_t)(r.at - text);
    if (ok && !(v->text = asn_arena_text(a, v->text, v->length))) /* it may lie in the reader's own memory */
        ok = asn_out_of_memory(err);
    asn_array_free(&r.scratch);
    return ok;
}
