#include "text/node.h"

#include "ground/array.h"

#include <stdlib.h>
#include <string.h>

static asn_atom atom_of(asn_atom_kind kind, const char *text)
{
    return (asn_atom){kind, (uint32_t)strlen(text), text};
}

asn_atom asn_string(const char *text)
{
    return atom_of(ASN_STRING, text);
}

asn_atom asn_number(const char *text)
{
    return atom_of(ASN_NUMBER, text);
}

asn_atom asn_name(const char *text)
{
    return atom_of(ASN_NAME, text);
}

bool asn_atom_equal(asn_atom a, asn_atom b)
{
    return a.kind == b.kind && a.length == b.length && (a.length == 0 || memcmp(a.text, b.text, a.length) == 0);
}

int asn_tree_count(const asn_tree *t, int field)
{
    return asn_slot_of(t, field)->count;
}

const asn_tree *asn_tree_child(const asn_tree *t, int field, int i)
{
    const asn_slot *s = asn_slot_of(t, field);
    if (i < 0 || i >= s->count)
        return NULL;
    return s->many ? s->to.all[i] : s->to.one;
}

asn_atom asn_tree_value(const asn_tree *t)
{
    if (!t || t->ctor != 0)
        return (asn_atom){ASN_NO_ATOM, 0, ""};
    return ((const asn_leaf *)t)->atom;
}

int asn_tree_count_of(const asn_tree *t, int ctor, int field)
{
    return t && t->ctor == ctor ? asn_tree_count(t, field) : 0;
}

const asn_tree *asn_tree_child_of(const asn_tree *t, int ctor, int field, int i)
{
    return t && t->ctor == ctor ? asn_tree_child(t, field, i) : NULL;
}

asn_atom asn_tree_value_of(const asn_tree *t, int ctor, int field, int i)
{
    return asn_tree_value(asn_tree_child_of(t, ctor, field, i));
}

const asn_tree *asn_tree_of_atom(asn_arena *a, asn_atom v)
{
    asn_leaf *n    = asn_arena_small(a, sizeof *n);
    char     *text = n ? asn_arena_text(a, v.text, v.length) : NULL;
    if (!text)
        return NULL;
    *n = (asn_leaf){{0, 1}, {v.kind, v.length, text}};
    return &n->head;
}

asn_build asn_build_begin(asn_arena *a, const asn_grammar *g, int ctor)
{
    asn_branch *node = asn_branch_new(a, &g->ctors[ctor], ctor);
    return (asn_build){a, g, node ? &node->head : NULL, node == NULL};
}

static const asn_field *field_of(const asn_build *b, int field)
{
    return &b->grammar->fields[b->grammar->ctors[b->node->ctor].first_field + field];
}

/* A child must be of its field's type, and hold a value where the type is primitive. None would be read as absent
 * where absence is allowed, so there it is no value. */
static bool fits(const asn_build *b, const asn_field *f, const asn_tree *t)
{
    const asn_type *want = &b->grammar->types[f->type];
    if (t->ctor != 0)
        return b->grammar->ctors[t->ctor].type == f->type;
    asn_atom v = asn_tree_value(t);
    if (!want->primitive || !asn_atom_valid(v))
        return false;
    if ((want->builtin == ASN_IDENTIFIER && v.kind != ASN_STRING) || (want->builtin == ASN_INT && v.kind != ASN_NUMBER))
        return false;
    bool none = v.kind == ASN_NAME && v.length == 4 && memcmp(v.text, "None", 4) == 0;
    return !none || f->card == ASN_ONE || f->card == ASN_SEQUENCE;
}

static void adopt(asn_build *b, const asn_field *f, const asn_tree *child)
{
    if (!fits(b, f, child) || child->height >= ASN_MAX_HEIGHT)
        b->failed = true;
    else if (child->height >= b->node->height)
        b->node->height = child->height + 1;
}

void asn_build_child(asn_build *b, int field, const void *tree)
{
    if (b->failed)
        return;
    const asn_tree *child = tree;
    if (child)
        adopt(b, field_of(b, field), child);
    ((asn_branch *)b->node)->slots[field] = (asn_slot){child != NULL, 0, {child}};
}

void asn_build_children(asn_build *b, int field, const void *trees, int count)
{
    if (b->failed)
        return;
    const asn_field *f   = field_of(b, field);
    const asn_tree **all = count > 0 ? asn_arena_small(b->arena, (size_t)count * sizeof *all) : NULL;
    if (count < 0 || (count > 0 && (!all || !trees))) {
        b->failed = true;
        return;
    }
    /* the caller's pointers are to types of its own; pointers to structs all look alike */
    if (count > 0)
        memcpy(all, trees, (size_t)count * sizeof *all);
    for (int i = 0; i < count; i++) {
        if (all[i])
            adopt(b, f, all[i]);
        else if (f->card != ASN_OPTIONALS)
            b->failed = true;
    }
    asn_slot *s = &((asn_branch *)b->node)->slots[field];
    s->count    = count;
    s->many     = 1;
    s->to.all   = all;
}

void asn_build_value(asn_build *b, int field, asn_atom v)
{
    const asn_tree *child = b->failed ? NULL : asn_tree_of_atom(b->arena, v);
    if (!child)
        b->failed = true;
    asn_build_child(b, field, child);
}

void asn_build_optional(asn_build *b, int field, const asn_atom *v)
{
    if (v)
        asn_build_value(b, field, *v);
    else
        asn_build_child(b, field, NULL);
}

void asn_build_values(asn_build *b, int field, const asn_atom *v, int count)
{
    const asn_tree **all = count > 0 ? asn_arena_small(b->arena, (size_t)count * sizeof *all) : NULL;
    if (count > 0 && (!all || !v))
        b->failed = true;
    for (int i = 0; i < count && !b->failed; i++) {
        all[i] = v[i].kind == ASN_NO_ATOM ? NULL : asn_tree_of_atom(b->arena, v[i]);
        if (!all[i] && v[i].kind != ASN_NO_ATOM)
            b->failed = true;
    }
    asn_build_children(b, field, all, count);
}

const asn_tree *asn_build_end(asn_build *b)
{
    if (b->failed)
        return NULL;
    const asn_ctor *c = &b->grammar->ctors[b->node->ctor];
    for (int i = 0; i < c->n_fields; i++) {
        asn_slot *s    = &((asn_branch *)b->node)->slots[i];
        asn_card  card = b->grammar->fields[c->first_field + i].card;
        if ((card == ASN_ONE && s->count != 1) || (card == ASN_OPTIONAL && s->count > 1))
            return NULL;
        if (s->count < 0)
            *s = (asn_slot){0, card == ASN_SEQUENCE || card == ASN_OPTIONALS, {NULL}};
    }
    return b->node;
}

/* A stack of nodes whose children are being visited. */
typedef struct place {
    const asn_tree *node;
    int             field, child;
} place;

bool asn_tree_walk(const asn_tree *t, const asn_grammar *g, const asn_walk *w)
{
    ASN_ARRAY(place) s = {0};
    bool ok            = true;
    if (w->enter(w->context, t))
        ok = asn_array_push(&s, (place){t, 0, 0});
    else if (w->leave)
        w->leave(w->context, t);
    while (ok && s.n) {
        place *top = &s.all[s.n - 1];
        if (top->field == g->ctors[top->node->ctor].n_fields) { /* a value has none: ctors[0] is nobody */
            s.n--;
            if (w->leave)
                w->leave(w->context, top->node);
        } else if (top->child == asn_tree_count(top->node, top->field)) {
            top->field++;
            top->child = 0;
        } else {
            const asn_tree *child = asn_tree_child(top->node, top->field, top->child++);
            if (!child)
                continue;
            if (w->enter(w->context, child))
                ok = asn_array_push(&s, (place){child, 0, 0});
            else if (w->leave)
                w->leave(w->context, child);
        }
    }
    asn_array_free(&s);
    return ok;
}

static bool count_one(void *context, const asn_tree *t)
{
    (void)t;
    ++*(int64_t *)context;
    return true;
}

int64_t asn_tree_size(const asn_tree *t, const asn_grammar *g)
{
    int64_t  n = 0;
    asn_walk w = {count_one, NULL, &n};
    return asn_tree_walk(t, g, &w) ? n : -1;
}

/* Trees are at most ASN_MAX_HEIGHT high, so this recursion is bounded. */
bool asn_tree_equal(const asn_tree *a, const asn_tree *b, const asn_grammar *g)
{
    if (!a || !b)
        return a == b;
    if (a->ctor != b->ctor || a->height != b->height)
        return false;
    if (a->ctor == 0)
        return asn_atom_equal(asn_tree_value(a), asn_tree_value(b));
    for (int f = 0; f < g->ctors[a->ctor].n_fields; f++) {
        int n = asn_tree_count(a, f);
        if (n != asn_tree_count(b, f))
            return false;
        for (int i = 0; i < n; i++)
            if (!asn_tree_equal(asn_tree_child(a, f, i), asn_tree_child(b, f, i), g))
                return false;
    }
    return true;
}
