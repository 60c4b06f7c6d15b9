/* tree-sitter's node-types.json to types. A kind of node with fields becomes a constructor of the one supertype it belongs to, or a
 * product where other nodes name it; a kind without fields is a primitive type; several kinds in one place are a type of their own. */
#include "import/imported.h"

#include <jansson.h>
#include <string.h>

typedef struct node {
    const char *kind;
    json_t     *said;
    int         direct;    /* how often fields name it */
    struct node *super;    /* the one supertype that lists it; NULL: none, or several */
    int         n_supers;
    bool        is_super, is_leaf;
    const char *type;      /* of its own; NULL: it is only a constructor */
} node;

typedef struct nodes {
    imported *g;
    node     *all;
    size_t    n;
    table     by_kind, unions; /* a union's kinds, joined -> its type's name */
} nodes;

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static bool is_named(const json_t *object)
{
    return json_is_true(json_object_get(object, "named"));
}

static node *find_node(const nodes *ns, const json_t *type)
{
    return is_named(type) ? table_get(&ns->by_kind, text_of(type, "type")) : NULL;
}

/* ---- Which kinds there are. */

static void add_node(nodes *ns, json_t *said)
{
    const char *kind = text_of(said, "type");
    if (!*kind || !is_named(said) || json_is_true(json_object_get(said, "extra")) || table_get(&ns->by_kind, kind))
        return;
    node *one      = &ns->all[ns->n++];
    one->kind      = kind;
    one->said      = said;
    one->is_super  = json_array_size(json_object_get(said, "subtypes")) > 0;
    one->is_leaf   = !one->is_super && json_object_size(json_object_get(said, "fields")) == 0 && !json_object_get(said, "children");
    table_add(ns->g->m, &ns->by_kind, kind, one);
}

static void count_direct(nodes *ns, const json_t *place)
{
    size_t  i;
    json_t *type;
    json_t *types = json_object_get(place, "types");
    json_array_foreach(types, i, type) {
        node *one = find_node(ns, type);
        if (one)
            one->direct++;
    }
}

static void count_node(nodes *ns, node *owner)
{
    const char *key;
    json_t     *place, *type;
    size_t      i;
    json_object_foreach(json_object_get(owner->said, "fields"), key, place)
        count_direct(ns, place);
    count_direct(ns, json_object_get(owner->said, "children"));
    json_array_foreach(json_object_get(owner->said, "subtypes"), i, type) {
        node *one = find_node(ns, type);
        if (one) {
            one->super = owner;
            one->n_supers++;
        }
    }
}

/* A kind that only its supertype names is a constructor of it. */
static bool is_constructor_only(const node *one)
{
    return !one->is_super && !one->is_leaf && one->direct == 0 && one->n_supers == 1 && !json_is_true(json_object_get(one->said, "root"));
}

/* ---- Types. */

static const char *place_type(nodes *ns, const json_t *place, const node *owner, const char *field);

static void add_place(nodes *ns, new_ctor *c, const json_t *place, const node *owner, const char *name)
{
    bool        many = json_is_true(json_object_get(place, "multiple")), must = json_is_true(json_object_get(place, "required"));
    const char *type = place_type(ns, place, owner, name);
    if (!type)
        return;
    new_field *f = MEM_PUSH(ns->g->m, c->fields, c->n_fields);
    const char *plain = guess_lower(ns->g->m, name);
    *f = (new_field){.type = type, .name = *plain ? plain : "child", .card = many ? '*' : must ? '1' : '?', .least = many && must, .most = EBNF_ANY, .conversion = ""};
}

static void add_fields(nodes *ns, new_ctor *c, const node *one)
{
    const char *key;
    json_t     *place;
    json_object_foreach(json_object_get(one->said, "fields"), key, place)
        add_place(ns, c, place, one, key);
    if (json_object_get(one->said, "children"))
        add_place(ns, c, json_object_get(one->said, "children"), one, "children");
    guess_fields(ns->g->m, c);
}

/* One of the kinds that may stand in a place: a constructor that holds it. */
static void add_member(nodes *ns, new_type *t, const json_t *type, const char *owner)
{
    const node *one = find_node(ns, type);
    const char *kind = text_of(type, "type");
    if (is_named(type) && !one)
        return; /* an extra, such as a comment */
    const char *word = one ? kind : guess_word(ns->g->m, kind, false);
    new_ctor   *c    = imported_ctor(ns->g, t, guess_ctor(ns->g, word ? word : "mark", owner));
    if (one && is_constructor_only(one))
        add_fields(ns, c, one);
    else if (one) {
        new_field *f = MEM_PUSH(ns->g->m, c->fields, c->n_fields);
        *f = (new_field){.type = one->type, .name = one->type, .card = '1', .most = EBNF_ANY, .conversion = ""};
    }
}

static const char *place_type(nodes *ns, const json_t *place, const node *owner, const char *field)
{
    json_t     *types = json_object_get(place, "types"), *type;
    const char *key   = "";
    size_t      i, n = 0;
    node       *last = NULL;
    json_array_foreach(types, i, type) {
        node *one = find_node(ns, type);
        if (is_named(type) && !one)
            continue;
        n++;
        last = one;
        key  = mem_print(ns->g->m, "%s%s%c", key, text_of(type, "type"), is_named(type) ? ' ' : '\1');
    }
    if (n == 0)
        return NULL;
    if (n == 1 && last)
        return last->type;
    const char *known = table_get(&ns->unions, key);
    if (known)
        return known;
    new_type *t = imported_type(ns->g, guess_type(ns->g, mem_print(ns->g->m, "%s_%s", owner->kind, field), NULL));
    table_add(ns->g->m, &ns->unions, key, (void *)(uintptr_t)t->name);
    json_array_foreach(types, i, type)
        add_member(ns, t, type, t->name);
    return t->name;
}

static void make_node(nodes *ns, node *one)
{
    json_t *type;
    size_t  i;
    if (one->is_leaf || is_constructor_only(one))
        return;
    new_type *t = imported_type(ns->g, one->type);
    if (!one->is_super) {
        t->product = true;
        add_fields(ns, imported_ctor(ns->g, t, one->type), one);
        return;
    }
    json_array_foreach(json_object_get(one->said, "subtypes"), i, type)
        add_member(ns, t, type, one->type);
}

/* The kind that is marked so, else the first that nothing names. */
static node *find_root(nodes *ns)
{
    node *free = NULL;
    for (size_t i = 0; i < ns->n; i++) {
        if (json_is_true(json_object_get(ns->all[i].said, "root")))
            return &ns->all[i];
        if (!free && !ns->all[i].is_leaf && ns->all[i].direct == 0 && ns->all[i].n_supers == 0)
            free = &ns->all[i];
    }
    return free;
}

static void make_all(nodes *ns, node *root)
{
    for (size_t i = 0; i < ns->n; i++) {
        node *one = &ns->all[i];
        if (one->is_leaf)
            one->type = imported_primitive(ns->g, (new_primitive){.name = guess_lower(ns->g->m, one->kind), .conversion = ""});
        else if (!is_constructor_only(one))
            one->type = guess_type(ns->g, one->kind, NULL);
    }
    ns->g->root = root->type;
    make_node(ns, root);
    for (size_t i = 0; i < ns->n; i++)
        if (&ns->all[i] != root)
            make_node(ns, &ns->all[i]);
}

static void read_nodes(nodes *ns, json_t *all, const source *src)
{
    size_t  i;
    json_t *said;
    ns->all = mem_alloc(ns->g->m, json_array_size(all) + 1, sizeof *ns->all);
    json_array_foreach(all, i, said)
        add_node(ns, said);
    for (i = 0; i < ns->n; i++)
        count_node(ns, &ns->all[i]);
    node *root = find_root(ns);
    if (!root || root->is_leaf) {
        diag_error(ns->g->d, (span){src, 0, 0}, "no kind of node can be the root: none has \"root\": true, and all are named by others");
        return;
    }
    make_all(ns, root);
}

imported *import_nodes(mem *m, diag *d, const source *src)
{
    imported *g = mem_alloc(m, 1, sizeof *g);
    *g          = (imported){.m = m, .d = d};
    json_error_t error = {0}; /* MemorySanitizer does not see that jansson writes it */
    json_t      *all   = json_loadb(src->text, src->length, 0, &error);
    if (!all) {
        uint32_t at = error.position > 0 && (uint32_t)error.position <= src->length ? (uint32_t)error.position - 1 : 0;
        diag_error(d, (span){src, at, at + 1}, "this is not JSON: %s", error.text);
        return g;
    }
    nodes ns = {.g = g};
    if (!json_is_array(all))
        diag_error(d, (span){src, 0, 1}, "expected a list of kinds of nodes, as tree-sitter writes node-types.json");
    else
        read_nodes(&ns, all, src);
    json_decref(all);
    return g;
}
