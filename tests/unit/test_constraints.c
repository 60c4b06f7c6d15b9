/* What a task forbids does not occur in answers, whatever the weights are; answers stay whole, and their log-probabilities the model's own. */
#include "decoding/best.h"
#include "decoding/constraints.h"
#include "decoding/greedy.h"
#include "decoding/kept.h"
#include "decoding/score.h"
#include "decoding/search.h"
#include "examples/index.h"
#include "examples/tally.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "model/signature.h"
#include "model/start.h"

#include "helpers.h"

#include <math.h>

/* Each is seen so often that what it shows is taken for all there is. */
enum { TIMES = 120 };
static const char *const lines[] = {
    "{\"input\": \"which state border s0\", \"tree\": \"Lambda(variable='$0', type='e', body=And(arguments=[Apply(predicate='state:t', "
    "arguments=[Variable(variable='$0')]), Apply(predicate='next_to:t', arguments=[Variable(variable='$0'), Entity(entity='s0')])]))\"}",
    "{\"input\": \"how long is r0\", \"tree\": \"Apply(predicate='len:i', arguments=[Entity(entity='r0')])\"}",
    "{\"input\": \"the capital or c0 of somewhere\", \"tree\": \"Exists(variable='$1', body=Or(arguments=[Apply(predicate='capital:t', "
    "arguments=[Variable(variable='$1')]), Apply(predicate='capital:t', arguments=[Variable(variable='$1'), Entity(entity='usa:co')])]))\"}",
};

/* The tables of geo, to be changed. */
static asn_grammar grammar;
static asn_field   fields[64];
static asn_type    types[16];

static bool all_sizes; /* else only answers that are far from the budget of nodes count, as that has the last word */
static asn_model  *model;
static asn_real   *block;
static asn_weights weights;
static asn_committee *committee;
static asn_data   *data;
static asn_arena  *arena;

static asn_field *field(const char *ctor, const char *name)
{
    for (int i = 0; i < grammar.n_fields; i++)
        if (strcmp(fields[i].name, name) == 0 && strcmp(grammar.ctors[fields[i].ctor].name, ctor) == 0)
            return &fields[i];
    ck_abort_msg("no field %s.%s", ctor, name);
    return NULL;
}

/* All constraints but those that a test states are taken away. */
static void setup(void)
{
    MUST(geo_grammar.n_fields <= COUNT(fields) && geo_grammar.n_types <= COUNT(types));
    grammar = geo_grammar;
    memcpy(fields, geo_grammar.fields, (size_t)geo_grammar.n_fields * sizeof *fields);
    memcpy(types, geo_grammar.types, (size_t)geo_grammar.n_types * sizeof *types);
    grammar.fields = fields;
    grammar.types  = types;
    all_sizes      = false;
    for (int i = 0; i < grammar.n_types; i++)
        types[i].from_input = types[i].use_input = types[i].bound = types[i].fresh = types[i].used = types[i].expected = false;
    grammar.n_scopes = 0;
    for (int i = 0; i < grammar.n_fields; i++) {
        fields[i].distinct = fields[i].binder = false;
        fields[i].least = fields[i].most = fields[i].signature = 0;
    }
}

/* A model of the examples, with the constraints that the tables state. */
static void begin(void)
{
    asn_error    err = {0};
    asn_settings s;
    asn_settings_default(&s, &grammar);
    s.hidden = 6;
    s.search = 0;
    s.embed  = 5;
    s.nodes  = 200;
    s.depth  = 12;
    arena    = asn_arena_new(0);
    data     = asn_data_new();
    for (int i = 0; i < COUNT(lines) * TIMES; i++) {
        asn_example e;
        const char *line = lines[i % COUNT(lines)];
        ck_assert_msg(asn_reading_line(data->arena, &grammar, line, strlen(line), true, &e, &err), "%s", err.text);
        MUST(asn_data_add(data, &e));
    }
    MUST((model = asn_model_new(&grammar, &s)) && asn_tally_data(data, model, &err) && asn_model_layout(model, &err));
    MUST((block = asn_weights_block(model)) && asn_weights_view(&weights, model, block) && (committee = asn_committee_new(&(asn_member){model, weights}, 1)));
    for (size_t i = 0; i < data->n; i++)
        MUST(asn_index_example(data->arena, model, &data->all[i], false));
}

static void teardown(void)
{
    asn_committee_free(committee);
    asn_weights_reset(&weights);
    free(block);
    asn_model_free(model);
    asn_data_free(data);
    asn_arena_free(arena);
}

static void randomise(int seed)
{
    rng r = {(uint64_t)seed};
    asn_start(model, block);
    for (size_t i = 0; i < model->n_weights; i++)
        block[i] += (asn_real)(rng_below(&r, 2001) - 1000) / 500;
    asn_committee_free(committee); /* it keeps what it has computed */
    MUST((committee = asn_committee_new(&(asn_member){model, weights}, 1)) != NULL);
}

/* ---- Many random models: how many of their answers hold something that is forbidden? */

typedef bool broken(const asn_tree *t, int depth); /* of a node */

static bool any_broken(const asn_tree *t, int depth, broken *is)
{
    if (t->ctor == 0 || depth + 3 > model->settings.depth) /* the budget has the last word */
        return false;
    bool yes = is(t, depth);
    for (int f = 0; f < grammar.ctors[t->ctor].n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            yes = yes || any_broken(asn_tree_child(t, f, i), depth + 1, is);
    return yes;
}

static int answers, whole, line; /* line: the sentence of now */

static int count_broken(bool unconstrained, broken *is)
{
    int        n = 0;
    asn_budget b = asn_budget_of(model);
    b.unconstrained = unconstrained;
    answers = whole = 0;
    for (int seed = 1; seed <= 150; seed++) {
        randomise(seed);
        for (int i = 0; i < COUNT(lines); i++) {
            double          own;
            const asn_tree *t = asn_greedy(committee, &data->all[i], &b, NULL, arena, &own);
            MUST(t && asn_tree_size(t, &grammar) <= b.nodes && t->height <= b.depth);
            line = i;
            answers++;
            whole += asn_tree_size(t, &grammar) < b.nodes / 2;
            n += (all_sizes || asn_tree_size(t, &grammar) < b.nodes / 2) && any_broken(t, 1, is);
            asn_example e = data->all[i];
            double      score;
            e.tree = t;
            MUST(asn_index_example(arena, model, &e, false) && asn_score(committee, &e, NULL, &score));
            ck_assert_double_eq_tol(score, own, 1e-4 * (1 + fabs(own)));
            asn_arena_reset(arena);
        }
    }
    return n;
}

/* ---- Signatures. */

static const char *text_of(const asn_tree *t)
{
    return asn_tree_value(t).text;
}

static bool breaks_signature(const asn_tree *t, int depth)
{
    (void)depth;
    if (t->ctor != GEO_Apply)
        return false;
    const char *p = text_of(asn_tree_child(t, 0, 0));
    int         n = asn_tree_count(t, 1), most = strcmp(p, "state:t") == 0 || strcmp(p, "len:i") == 0 ? 1 : 2, least = strcmp(p, "next_to:t") == 0 ? 2 : 1;
    if (n < least || n > most)
        return true;
    for (int i = 0; i < n; i++) {
        const asn_tree *child = asn_tree_child(t, 1, i);
        bool            first = i == 0 && strcmp(p, "len:i") != 0;
        if (child->ctor != (first ? GEO_Variable : GEO_Entity))
            return true;
        const char *kind, *want = strcmp(p, "len:i") == 0 ? "r" : strcmp(p, "next_to:t") == 0 ? "s" : "co";
        size_t      length = asn_signature_kind(asn_tree_value(asn_tree_child(child, 0, 0)), &kind);
        bool        there  = *want == 'c' || *want == (line == 0 ? 's' : line == 1 ? 'r' : 0); /* usa:co is in the list */
        if (!first && there && (length != strlen(want) || memcmp(kind, want, length) != 0))
            return true;
    }
    return false;
}

START_TEST(a_predicate_gets_the_arguments_it_had_in_training)
{
    field("Apply", "arguments")->signature = 1;
    begin();
    ck_assert_int_gt(count_broken(true, breaks_signature), answers / 20);
    ck_assert_int_eq(count_broken(false, breaks_signature), 0);
    ck_assert_int_gt(whole, answers / 5);
}
END_TEST

START_TEST(a_signature_is_a_list_of_facts)
{
    static const char *const wanted[] = {
        "snext_to:t\nnumber", "snext_to:t\nnumber 2", "snext_to:t\nmore 0", "snext_to:t\nmore 1", "snext_to:t\nchild 0", "snext_to:t\nchild 0 Variable",
        "snext_to:t\nchild 1 Entity", "snext_to:t\nvalue 1 Entity", "snext_to:t\nvalue 1 Entity s", "scapital:t\nnumber 1", "scapital:t\nnumber 2",
        "scapital:t\nvalue 1 Entity co", "\nany Entity", "\nany Entity s", "\nany Entity co", "\nany Entity r"};
    static const char *const unwanted[] = {"snext_to:t\nnumber 1", "snext_to:t\nmore 2", "snext_to:t\nchild 1 Variable", "snext_to:t\nvalue 1 Entity r", "sstate:t\nmore 1", "\nany Entity c", "\nany Entity -"};
    field("Apply", "arguments")->signature = 1;
    begin();
    for (int i = 0; i < COUNT(wanted); i++)
        ck_assert_msg(asn_vocab_find(&model->signatures[0], wanted[i], strlen(wanted[i])) > 0, "no '%s'", wanted[i]);
    for (int i = 0; i < COUNT(unwanted); i++)
        ck_assert_msg(asn_vocab_find(&model->signatures[0], unwanted[i], strlen(unwanted[i])) == 0, "'%s'", unwanted[i]);
}
END_TEST

/* A word that stands in the sentence could be copied, but no entity was ever such a word: not even where a predicate is too rare to have a signature. */
START_TEST(a_value_is_of_a_kind_that_was_seen_somewhere)
{
    asn_fact f = {.g = &grammar, .ctor = GEO_Entity};
    static const struct { const char *value; bool seen; } cases[] = {{"s7", true}, {"usa:co", true}, {"r0", true}, {"please", false}, {"x0", false}, {"", false}};
    field("Apply", "arguments")->signature = 1;
    begin();
    asn_buffer b = {.arena = arena};
    for (int i = 0; i < COUNT(cases); i++) {
        asn_signature_any(&b, &f, asn_string(cases[i].value));
        ck_assert_msg(asn_signature_allows(&model->signatures[0], &b) == cases[i].seen, "%s", cases[i].value);
    }
    asn_signature_any(&b, &f, asn_string("a b c"));
    ck_assert_uint_eq(asn_signature_group(b.text, b.length), strlen("\nany Entity")); /* blanks of a value begin no word of the fact */
}
END_TEST

/* Where a predicate is chosen and the sentence has no entity of its kind, greed lets the constraint give way. The answer does so only if nothing that is at
 * least a tenth as probable goes without. */
START_TEST(a_constraint_gives_way_in_an_answer_only_if_it_must)
{
    int lifted = 0, instead = 0;
    field("Apply", "arguments")->signature = 1;
    begin();
    asn_budget strict = asn_budget_of(model);
    strict.strict     = true;
    for (int seed = 1; seed <= 300; seed++) {
        randomise(seed);
        for (int i = 0; i < COUNT(lines); i++) {
            const asn_example *e = &data->all[i];
            asn_sources        s = {committee, e, strict.letters, NULL, 0};
            asn_greed          how;
            double             own, log_prob;
            bool               failed = false;
            const asn_tree    *greedy = asn_greedy_judged(committee, e, NULL, NULL, arena, &own, &how);
            const asn_tree    *best   = asn_best(committee, e, NULL, NULL, arena, &log_prob);
            MUST(greedy && best);
            if (how.lifted && !asn_tree_equal(greedy, best, &grammar)) {
                ck_assert(!asn_kept(&s, &strict, greedy, &failed));
                ck_assert(how.forced || log_prob >= own - log(10) - 1e-9);
                instead += asn_kept(&s, &strict, best, &failed);
            }
            lifted += how.lifted;
            asn_arena_reset(arena);
        }
    }
    ck_assert_int_gt(lifted, 20);
    ck_assert_int_gt(instead, 0);
}
END_TEST

/* More than twenty uses show how many children there are, more than a hundred of which constructors. */
START_TEST(what_was_seen_too_seldom_forbids_nothing)
{
    field("Apply", "arguments")->signature = 1;
    begin();
    asn_vocab *s = &model->signatures[0];
    asn_tally *t = asn_tally_new(&grammar);
    for (int n = 1; n <= 110; n++) {
        for (int i = 0; i < 3; i++)
            MUST(asn_tally_add(t, &data->all[i]));
        MUST(asn_tally_vocabularies(t, model));
        ck_assert((asn_vocab_find(s, "slen:i\nnumber", 13) > 0) == (n > 20));
        ck_assert((asn_vocab_find(s, "slen:i\nchild 0", 14) > 0) == (n > 100));
    }
    asn_tally_free(t);
}
END_TEST

/* ---- Numbers of children, and children that differ. */

static bool breaks_limits(const asn_tree *t, int depth)
{
    (void)depth;
    int n = t->ctor == GEO_And || t->ctor == GEO_Or ? asn_tree_count(t, 0) : 2;
    return n < 2 || n > 3;
}

START_TEST(limits_hold)
{
    *field("And", "arguments") = (asn_field){"arguments", 9, GEO_And, GEO_TYPE_expr, ASN_SEQUENCE, true, false, false, 2, 3, 0};
    *field("Or", "arguments")  = (asn_field){"arguments", 9, GEO_Or, GEO_TYPE_expr, ASN_SEQUENCE, true, false, false, 2, 3, 0};
    begin();
    ck_assert_int_gt(count_broken(true, breaks_limits), answers / 20);
    ck_assert_int_eq(count_broken(false, breaks_limits), 0);
    ck_assert_int_gt(whole, answers / 20);
}
END_TEST

static bool has_equal_children(const asn_tree *t, int depth)
{
    (void)depth;
    if (t->ctor != GEO_And && t->ctor != GEO_Or && t->ctor != GEO_Apply)
        return false;
    int f = t->ctor == GEO_Apply;
    for (int i = 0; i < asn_tree_count(t, f); i++)
        for (int k = 0; k < i; k++)
            if (asn_tree_equal(asn_tree_child(t, f, i), asn_tree_child(t, f, k), &grammar))
                return true;
    return false;
}

/* Nested sequences too, so that what is taken back holds sequences itself. */
START_TEST(distinct_children_differ)
{
    field("And", "arguments")->distinct = field("Or", "arguments")->distinct = field("Apply", "arguments")->distinct = true;
    all_sizes = true;
    begin();
    ck_assert_int_gt(count_broken(true, has_equal_children), answers / 20);
    ck_assert_int_eq(count_broken(false, has_equal_children), 0);
    ck_assert_int_gt(whole, answers / 20);
}
END_TEST

/* With a least number, an equal child may stay: the sequence could not end without it. Every tree still ends. */
START_TEST(an_equal_child_stays_where_the_sequence_may_not_end)
{
    field("And", "arguments")->distinct = field("Or", "arguments")->distinct = true;
    field("And", "arguments")->least = field("Or", "arguments")->least = 4;
    begin();
    count_broken(false, has_equal_children);
    ck_assert_int_gt(whole, 0);
}
END_TEST

/* What an onlooker was told, less what was taken back, is the answer. */
typedef struct told {
    double log_prob[4096];
    int    n, undone;
} told;

static bool hear(void *context, const asn_decision *d)
{
    told *t = context;
    MUST(t->n < COUNT(t->log_prob) && d->attention);
    t->log_prob[t->n++] = d->log_prob;
    return true;
}

static void unhear(void *context, int n)
{
    told *t = context;
    MUST(n > 0 && n <= t->n);
    t->n -= n;
    t->undone++;
}

START_TEST(onlookers_hear_what_is_taken_back)
{
    static told t;
    int         undone = 0;
    field("And", "arguments")->distinct = field("Or", "arguments")->distinct = field("Apply", "arguments")->distinct = true;
    begin();
    for (int seed = 1; seed <= 150; seed++) {
        double      own, sum = 0;
        asn_watcher who = {&t, hear, NULL, unhear};
        t = (told){.n = 0};
        randomise(seed);
        MUST(asn_greedy(committee, &data->all[seed % COUNT(lines)], NULL, &who, arena, &own));
        for (int i = 0; i < t.n; i++)
            sum += t.log_prob[i];
        ck_assert_double_eq_tol(sum, own, 1e-6 * (1 + fabs(own)));
        undone += t.undone;
    }
    ck_assert_int_gt(undone, 10);
}
END_TEST

/* Where every level of a deep tree takes a child back, a child costs twice as much as the one below it: without a bound, there is no end. */
static bool count_down(void *context, const asn_decision *d)
{
    int *left = context;
    (void)d;
    return --*left > 0;
}

START_TEST(what_is_taken_back_costs_no_more_than_the_budget)
{
    int long_ones = 0;
    field("And", "arguments")->distinct = field("Or", "arguments")->distinct = field("Apply", "arguments")->distinct = true;
    begin();
    for (int seed = 1; seed <= 200; seed++) {
        asn_budget  b    = {.nodes = 300, .depth = 60, .letters = 4};
        int         most = 4 * 2 * b.nodes, left = most; /* at most four decisions for a node, and each node twice */
        asn_watcher who  = {&left, count_down, NULL, NULL};
        double      own;
        randomise(seed);
        const asn_tree *t = asn_greedy(committee, &data->all[seed % COUNT(lines)], &b, &who, arena, &own);
        ck_assert_msg(left > 0, "seed %d: there is no end", seed);
        MUST(t && asn_tree_size(t, &grammar) <= b.nodes);
        long_ones += left < most / 2;
        asn_arena_reset(arena);
    }
    ck_assert_int_gt(long_ones, 3);
}
END_TEST

/* ---- Values from the input. */

static bool has_a_value_from_the_list(const asn_tree *t, int depth)
{
    (void)depth;
    return t->ctor == GEO_Entity && strcmp(text_of(asn_tree_child(t, 0, 0)), "usa:co") == 0; /* the sentences do not hold it */
}

START_TEST(values_come_from_the_input)
{
    types[GEO_TYPE_ent].from_input = all_sizes = true;
    begin();
    ck_assert_int_gt(count_broken(true, has_a_value_from_the_list), answers / 20);
    ck_assert_int_eq(count_broken(false, has_a_value_from_the_list), 0);
}
END_TEST

START_TEST(an_empty_input_leaves_the_list)
{
    asn_example e;
    asn_error   err;
    types[GEO_TYPE_ent].from_input = true;
    begin();
    MUST(asn_reading_line(arena, &grammar, "", 0, false, &e, &err) && asn_example_index(arena, model, &e));
    int found = 0;
    for (int seed = 1; seed <= 50; seed++) {
        randomise(seed);
        const asn_tree *t = asn_greedy(committee, &e, NULL, NULL, arena, NULL);
        MUST(t);
        found += any_broken(t, 1, has_a_value_from_the_list);
    }
    ck_assert_int_gt(found, 0);
}
END_TEST

static bool leaves_out(const asn_example *e, const asn_tree *t)
{
    bool failed = false, all = asn_kept_whole(&grammar, e->tokens, t, arena, &failed);
    MUST(!failed);
    return !all;
}

/* Random models seldom use what the sentence holds. The answer does, unless the search gives up; then it is greedy's. */
START_TEST(answers_use_every_entity_of_the_input)
{
    int left_by_greedy = 0, left = 0;
    types[GEO_TYPE_ent].use_input = true;
    begin();
    asn_budget free = asn_budget_of(model);
    free.unconstrained = true;
    for (int seed = 1; seed <= 40; seed++) {
        randomise(seed);
        for (int i = 0; i < COUNT(lines); i++) {
            const asn_example *e      = &data->all[i];
            const asn_tree    *greedy = asn_greedy(committee, e, NULL, NULL, arena, NULL), *best = asn_best(committee, e, NULL, NULL, arena, NULL);
            MUST(greedy && best);
            ck_assert(leaves_out(e, greedy) || asn_tree_equal(greedy, best, &grammar));
            ck_assert(!leaves_out(e, best) || asn_tree_equal(greedy, best, &grammar));
            left_by_greedy += leaves_out(e, greedy);
            left += leaves_out(e, best);
            best = asn_best(committee, e, &free, NULL, arena, NULL);
            MUST(best);
            ck_assert(asn_tree_equal(greedy, best, &grammar)); /* --unconstrained */
            asn_arena_reset(arena);
        }
    }
    ck_assert_int_gt(left_by_greedy, 20);
    ck_assert_int_lt(4 * left, 3 * left_by_greedy);
}
END_TEST

/* ---- Variables. */

/* Lambda and Exists bind in their body. */
static asn_scope scopes[2];

static void state_binding(bool fresh)
{
    static const char *const binders[] = {"Lambda", "Exists"};
    for (int i = 0; i < COUNT(scopes); i++) {
        asn_field *binder = field(binders[i], "variable"), *body = field(binders[i], "body");
        binder->binder    = true;
        scopes[i]         = (asn_scope){(int)(binder - fields), (int)(body - fields)};
    }
    types[GEO_TYPE_var].bound = true;
    types[GEO_TYPE_var].fresh = fresh;
    grammar.scopes            = scopes;
    grammar.n_scopes          = COUNT(scopes);
}

static bool free_variable(const asn_tree *t, const char *const *bound, int n)
{
    bool        known = false, binds = t->ctor == GEO_Lambda || t->ctor == GEO_Exists;
    const char *own   = binds || t->ctor == GEO_Variable ? text_of(asn_tree_child(t, 0, 0)) : "", *more[32];
    MUST(n < COUNT(more) - 1);
    for (int i = 0; i < n; i++) {
        known   = known || strcmp(own, bound[i]) == 0;
        more[i] = bound[i];
    }
    if (t->ctor == GEO_Variable)
        return !known;
    if (binds && known && types[GEO_TYPE_var].fresh)
        return true;
    more[n] = own;
    for (int f = 0; f < grammar.ctors[t->ctor].n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i)->ctor && free_variable(asn_tree_child(t, f, i), more, n + binds))
                return true;
    return false;
}

static bool has_free_variable(const asn_tree *t, int depth)
{
    return depth == 1 && free_variable(t, NULL, 0);
}

/* The list has two names only, so that fresh binders run out of them. */
START_TEST(variables_are_bound)
{
    state_binding(_i);
    begin();
    ck_assert_int_gt(count_broken(true, has_free_variable), answers / 20);
    ck_assert_int_eq(count_broken(false, has_free_variable), 0);
    ck_assert_int_gt(whole, answers / 10);
}
END_TEST

/* Anywhere but in Lambda and Exists, which bind. */
static bool holds_variable(const asn_tree *t, const char *name)
{
    const asn_ctor *c = &grammar.ctors[t->ctor];
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++) {
            const asn_tree  *child = asn_tree_child(t, f, i);
            const asn_field *field = &fields[c->first_field + f];
            if (child->ctor ? holds_variable(child, name) : field->type == GEO_TYPE_var && !field->binder && strcmp(text_of(child), name) == 0)
                return true;
        }
    return false;
}

static bool binds_in_vain(const asn_tree *t, int depth)
{
    (void)depth;
    int last = t->ctor ? grammar.ctors[t->ctor].n_fields - 1 : 0;
    return (t->ctor == GEO_Lambda || t->ctor == GEO_Exists) && !holds_variable(asn_tree_child(t, last, 0), text_of(asn_tree_child(t, 0, 0)));
}

/* Greed sees it when the tree is finished; the answer then is a tree without, unless the search gives up. */
START_TEST(what_is_bound_is_used)
{
    int by_greed = 0, left = 0;
    state_binding(true);
    types[GEO_TYPE_var].used = true;
    begin();
    for (int seed = 1; seed <= 40; seed++) {
        randomise(seed);
        for (int i = 0; i < COUNT(lines); i++) {
            const asn_example *e      = &data->all[i];
            const asn_tree    *greedy = asn_greedy(committee, e, NULL, NULL, arena, NULL), *best = asn_best(committee, e, NULL, NULL, arena, NULL);
            MUST(greedy && best);
            bool vain = any_broken(best, 1, binds_in_vain);
            ck_assert(!any_broken(greedy, 1, binds_in_vain) || leaves_out(e, greedy));
            ck_assert(!vain || asn_tree_equal(greedy, best, &grammar));
            by_greed += any_broken(greedy, 1, binds_in_vain);
            left += vain;
            asn_arena_reset(arena);
        }
    }
    ck_assert_int_gt(by_greed, 10);
    ck_assert_int_lt(2 * left, by_greed);
}
END_TEST

/* All that this model has seen is a variable by itself: it may not stand there, but nothing else could. */
START_TEST(a_constraint_gives_way_where_nothing_else_is_left)
{
    static const char line[] = "{\"input\": \"it\", \"tree\": \"Variable(variable='$0')\"}";
    asn_error         err;
    asn_example       e;
    asn_settings      s;
    state_binding(true);
    begin();
    asn_settings_default(&s, &grammar);
    s.hidden         = s.embed = 4;
    s.prune          = true;
    asn_data    *d   = asn_data_new();
    asn_model   *m   = asn_model_new(&grammar, &s);
    MUST(d && m && asn_reading_line(d->arena, &grammar, line, strlen(line), true, &e, &err) && asn_data_add(d, &e));
    asn_tally_seen(d, m);
    asn_seen_conclude(&m->seen, &grammar);
    MUST(asn_tally_data(d, m, &err) && asn_model_layout(m, &err) && asn_index_example(d->arena, m, &d->all[0], false));
    asn_real   *own = asn_weights_block(m);
    asn_weights w;
    MUST(own && asn_weights_view(&w, m, own));
    asn_start(m, own);
    asn_committee  *one = asn_committee_new(&(asn_member){m, w}, 1);
    const asn_tree *t   = asn_greedy(one, &d->all[0], NULL, NULL, arena, NULL);
    MUST(t && asn_tree_equal(t, d->all[0].tree, &grammar));
    asn_committee_free(one);
    asn_weights_reset(&w);
    free(own);
    asn_model_free(m);
    asn_data_free(d);
}
END_TEST

/* Everything at once, with budgets of every size: each answer is whole and fits. */
START_TEST(all_constraints_together_end_within_every_budget)
{
    state_binding(true);
    types[GEO_TYPE_ent].from_input = true;
    field("Apply", "arguments")->signature = 1;
    field("And", "arguments")->distinct = field("Or", "arguments")->distinct = field("Apply", "arguments")->distinct = true;
    field("And", "arguments")->least = field("Or", "arguments")->least = 2;
    begin();
    int root = grammar.root;
    for (int seed = 1; seed <= 60; seed++) {
        randomise(seed);
        for (int more = 0; more < 40; more += 3) {
            asn_budget      b = {.nodes = model->least_size[root] + more, .depth = model->least_height[root] + more / 4, .letters = 4};
            double          own, score;
            asn_example     e = data->all[seed % COUNT(lines)];
            const asn_tree *t = asn_greedy(committee, &e, &b, NULL, arena, &own);
            MUST(t && asn_tree_size(t, &grammar) <= b.nodes && t->height <= b.depth);
            e.tree = t;
            MUST(asn_index_example(arena, model, &e, false) && asn_score(committee, &e, NULL, &score));
            MUST(fabs(score - own) < 1e-4 * (1 + fabs(own)));
            asn_arena_reset(arena);
        }
    }
}
END_TEST

START_TEST(the_kind_of_a_value)
{
    static const struct { const char *value, *kind; } cases[] = {{"ci0", "ci"},     {"s12", "s"},    {"morning:pd", "pd"}, {"new_york:c0", "c0"}, {"java", ""},
                                                                 {"12", ""},        {"", ""},        {"a:", ""},           {"$0", ""},           {"a:b c", ""},
                                                                 {"a b:c", "c"},    {"x1y2", ""},    {":t", "t"}};
    const char *kind;
    for (int i = 0; i < COUNT(cases); i++) {
        size_t n = asn_signature_kind(asn_string(cases[i].value), &kind);
        ck_assert_msg(n == strlen(cases[i].kind) && memcmp(kind, cases[i].kind, n) == 0, "%s: %.*s", cases[i].value, (int)n, kind);
    }
    ck_assert_uint_eq(asn_signature_kind(asn_number("1"), &kind), 0);
}
END_TEST

/* ---- The answer: greedy's tree, or the best one that keeps to the constraints where one of them was in its way. */

static double sum_told(const told *t)
{
    double sum = 0;
    for (int i = 0; i < t->n; i++)
        sum += t->log_prob[i];
    return sum;
}

START_TEST(a_tree_can_be_followed)
{
    static told t;
    state_binding(false);
    begin();
    for (int seed = 1; seed <= 100; seed++) {
        asn_watcher     who = {&t, hear, NULL, unhear};
        double          own, again;
        randomise(seed);
        const asn_tree *answer = asn_greedy(committee, &data->all[seed % COUNT(lines)], NULL, NULL, arena, &own);
        t = (told){.n = 0};
        const asn_tree *same = answer ? asn_greedy_along(committee, &data->all[seed % COUNT(lines)], answer, NULL, &who, arena, &again) : NULL;
        MUST(same);
        ck_assert(asn_tree_equal(answer, same, &grammar));
        ck_assert_double_eq(own, again);
        ck_assert_double_eq_tol(sum_told(&t), own, 1e-6 * (1 + fabs(own)));
    }
}
END_TEST

START_TEST(where_greed_is_stopped_the_best_tree_is_the_answer)
{
    static told t;
    asn_limits  limits = {.expansions = ASN_BEST_EXPANSIONS};
    int         searched = 0, better = 0;
    field("And", "arguments")->distinct = field("Or", "arguments")->distinct = field("Apply", "arguments")->distinct = true;
    state_binding(true);
    begin();
    for (int seed = 1; seed <= 150; seed++) {
        const asn_example *e   = &data->all[seed % COUNT(lines)];
        asn_watcher        who = {&t, hear, NULL, unhear};
        asn_kbest          best;
        asn_greed          how;
        double             greedy, own;
        t = (told){.n = 0};
        randomise(seed);
        const asn_tree *first = asn_greedy_judged(committee, e, NULL, NULL, arena, &greedy, &how), *answer = asn_best(committee, e, NULL, &who, arena, &own);
        MUST(first && answer && asn_search(committee, e, NULL, 1, &limits, arena, &best));
        ck_assert_double_eq_tol(sum_told(&t), own, 1e-6 * (1 + fabs(own)));
        bool found = how.forced && best.proved > 0;
        ck_assert(asn_tree_equal(answer, found ? best.all[0].tree : first, &grammar));
        ck_assert_double_eq_tol(own, found ? best.all[0].log_prob : greedy, 1e-6 * (1 + fabs(own)));
        searched += found;
        better += found && own > greedy + 1e-6;
    }
    ck_assert_int_gt(searched, 20);
    ck_assert_int_gt(better, 10);
}
END_TEST

START_TEST(with_search_the_answer_is_the_most_probable_tree)
{
    asn_limits limits = {.expansions = 3000};
    int        proved = 0, better = 0, sure = 0;
    begin();
    model->settings.search = (int)limits.expansions;
    for (int seed = 1; seed <= 150; seed++) {
        const asn_example *e = &data->all[seed % COUNT(lines)];
        asn_kbest          best;
        asn_greed          how;
        double             greedy, own;
        randomise(seed);
        const asn_tree *first = asn_greedy_judged(committee, e, NULL, NULL, arena, &greedy, &how), *answer = asn_best(committee, e, NULL, NULL, arena, &own);
        MUST(first && answer && asn_search(committee, e, NULL, 1, &limits, arena, &best));
        ck_assert(best.proved || asn_tree_equal(answer, first, &grammar));
        if (best.proved) {
            ck_assert_double_eq_tol(own, best.all[0].log_prob, 1e-6 * (1 + fabs(own)));
            ck_assert(!how.best || greedy > best.all[0].log_prob - 1e-6);
        }
        proved += best.proved;
        better += own > greedy + 1e-6;
        sure += how.best;
        asn_arena_reset(arena);
    }
    ck_assert_int_gt(proved, 100);
    ck_assert_int_gt(better, 5);
    ck_assert_int_gt(sure, 0);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("constraints");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 300);
    tcase_add_checked_fixture(c, setup, NULL);
    TCase *m = tcase_create("models");
    suite_add_tcase(s, m);
    tcase_set_timeout(m, 300);
    tcase_add_checked_fixture(m, setup, teardown);
    tcase_add_test(m, a_predicate_gets_the_arguments_it_had_in_training);
    tcase_add_test(m, a_signature_is_a_list_of_facts);
    tcase_add_test(m, a_value_is_of_a_kind_that_was_seen_somewhere);
    tcase_add_test(m, what_is_bound_is_used);
    tcase_add_test(m, a_constraint_gives_way_in_an_answer_only_if_it_must);
    tcase_add_test(m, what_was_seen_too_seldom_forbids_nothing);
    tcase_add_test(m, limits_hold);
    tcase_add_test(m, distinct_children_differ);
    tcase_add_test(m, an_equal_child_stays_where_the_sequence_may_not_end);
    tcase_add_test(m, onlookers_hear_what_is_taken_back);
    tcase_add_test(m, what_is_taken_back_costs_no_more_than_the_budget);
    tcase_add_test(m, values_come_from_the_input);
    tcase_add_test(m, answers_use_every_entity_of_the_input);
    tcase_add_test(m, an_empty_input_leaves_the_list);
    tcase_add_loop_test(m, variables_are_bound, 0, 2);
    tcase_add_test(m, a_constraint_gives_way_where_nothing_else_is_left);
    tcase_add_test(m, all_constraints_together_end_within_every_budget);
    tcase_add_test(m, a_tree_can_be_followed);
    tcase_add_test(m, where_greed_is_stopped_the_best_tree_is_the_answer);
    tcase_add_test(m, with_search_the_answer_is_the_most_probable_tree);
    tcase_add_test(c, the_kind_of_a_value);
    return run_suite(s);
}
