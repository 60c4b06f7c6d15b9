#include "seam/trace.h"

#include "text/print.h"
#include "seam/run.h"

#include <stdio.h>
#include <string.h>

struct asn_node {
    const asn_tree *tree;
    int             depth;
};

typedef struct tracer {
    asn_run           run;
    asn_arena        *arena;
    asn_buffer       *lines;
    asn_trace_counts  n;
} tracer;

static tracer *tracer_of(asn_run *run)
{
    return (tracer *)run;
}

static void say(tracer *t, int depth, const char *what, const char *text)
{
    if (!t->lines)
        return;
    for (int i = 0; i < depth; i++)
        asn_buffer_put(t->lines, "  ", 2);
    asn_buffer_put(t->lines, what, strlen(what));
    asn_buffer_put(t->lines, " ", 1);
    asn_buffer_put(t->lines, text, strlen(text));
    asn_buffer_put(t->lines, "\n", 1);
}

static int place_of(const asn_run *run, const asn_module *m)
{
    const asn_field *f = &run->grammar->fields[m->what];
    return m->what - run->grammar->ctors[f->ctor].first_field;
}

static bool enter(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    (void)v;
    tracer *t = tracer_of(run);
    if (m->kind == ASN_CHOICE || m->kind == ASN_SINGLE)
        t->n.nodes++;
    if (m->kind == ASN_SINGLE)
        say(t, node->depth, m->name, run->grammar->ctors[node->tree->ctor].name);
    return asn_ok(run);
}

static asn_vec attend(asn_run *run, const asn_module *m, asn_state v, asn_state s)
{
    (void)run, (void)m, (void)v, (void)s;
    return (asn_vec){0};
}

static int choose(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    (void)v, (void)c;
    tracer *t = tracer_of(run);
    t->n.decisions++;
    say(t, node->depth, m->name, run->grammar->ctors[node->tree->ctor].name);
    return node->tree->ctor;
}

static bool present(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i)
{
    (void)v, (void)c;
    tracer *t  = tracer_of(run);
    bool    is = asn_tree_child(node->tree, place_of(run, m), i) != NULL;
    t->n.decisions++;
    say(t, node->depth, m->name, is ? "present" : "absent");
    return is;
}

static bool another(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c, asn_node *node, int i)
{
    (void)v, (void)s, (void)c;
    tracer *t    = tracer_of(run);
    bool    more = i < asn_tree_count(node->tree, place_of(run, m));
    t->n.decisions++;
    say(t, node->depth, m->name, more ? "another" : "stop");
    return more;
}

static asn_state step(asn_run *run)
{
    return (asn_state){(int32_t)(++tracer_of(run)->n.states & INT32_MAX)};
}

static asn_state sequence_start(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    (void)m, (void)v, (void)node;
    return step(run);
}

static asn_vec embed_field(asn_run *run, const asn_module *m, int field, asn_vec c)
{
    (void)run, (void)m, (void)field, (void)c;
    return (asn_vec){0};
}

static asn_vec embed_child(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c)
{
    (void)run, (void)m, (void)v, (void)s, (void)c;
    return (asn_vec){0};
}

static asn_state vertical(asn_run *run, asn_state v, asn_vec e)
{
    (void)v, (void)e;
    return step(run);
}

static asn_state horizontal(asn_run *run, const asn_module *m, asn_state s, asn_vec e, asn_node *node, int i)
{
    (void)m, (void)s, (void)e, (void)node, (void)i;
    return step(run);
}

static bool value(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    (void)v;
    tracer    *t = tracer_of(run);
    asn_buffer b = {0};
    t->n.nodes++;
    t->n.decisions++;
    asn_print_repr(&b, asn_tree_value(node->tree));
    asn_buffer_put(&b, "", 1);
    if (!b.failed)
        say(t, node->depth, m->name, b.text);
    run->failed = run->failed || b.failed;
    asn_buffer_free(&b);
    return asn_ok(run);
}

static asn_node *child(asn_run *run, asn_node *node, int field, int i)
{
    tracer   *t = tracer_of(run);
    asn_node *n = asn_arena_small(t->arena, sizeof *n);
    if (!n) {
        run->failed = true;
        return node;
    }
    *n = (asn_node){asn_tree_child(node->tree, field, i), node->depth + 1};
    return n;
}

bool asn_trace(const asn_grammar *g, const asn_tree *tree, asn_buffer *lines, asn_trace_counts *counts)
{
    static const asn_execution tracing = {enter, attend, choose, present, another, sequence_start, embed_field, embed_child, vertical, horizontal, value, child};
    tracer   t    = {.run = {&tracing, g, false}, .arena = asn_arena_new(0), .lines = lines};
    asn_node root = {tree, 0};
    bool     ok   = t.arena && asn_run_root(&t.run, (asn_state){0}, &root) && !(lines && lines->failed);
    asn_arena_free(t.arena);
    if (counts)
        *counts = t.n;
    return ok;
}
