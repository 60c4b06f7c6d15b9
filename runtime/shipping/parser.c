/* ---- The parser: what asn_parser.h promises. */

enum { N_MEMBERS = sizeof parser_members / sizeof *parser_members };

struct asn_parser {
    asn_arena      *arena; /* of one sentence, behind what lasts */
    asn_grammar     grammar; /* with the names that were added */
    asn_lexicon_builder *names; /* NULL: none were */
    asn_committee  *committee;
    asn_budget      budget;
    asn_watcher     watcher;
    asn_example     example;
    const asn_tree *tree, **nodes;
    int             n_nodes;
    asn_watched     kept;
    const asn_watched_decision **decisions; /* by number */
    double          log_prob, deadline;
    int             kbest;
    asn_trust       trust;
    double          min_prob, foreign; /* negative: every sentence is answered; not known */
    const char     *abstained;
    asn_limits      limits; /* seconds hold for greedy, too */
    asn_kbest       best;   /* n 0: nothing was searched */
    asn_arena_mark  parsed; /* what was taken later is a search's */
    bool            late;
    void           *memory; /* to be freed; NULL: it is the caller's */
    asn_arena_mark  begin;  /* of what a sentence takes */
    asn_error       err;
};

static bool is_late(void *context)
{
    asn_parser *p = context;
    p->late       = p->late || (p->limits.seconds > 0 && asn_clock() > p->deadline);
    return p->late;
}

static bool keep_decision(void *context, const asn_decision *d)
{
    return asn_watched_keep(&((asn_parser *)context)->kept, d);
}

static void undo_decisions(void *context, int n)
{
    asn_watched_undo(&((asn_parser *)context)->kept, n);
}

static int at_least(int wanted, int least, int most)
{
    return wanted <= 0 || wanted > most ? most : wanted < least ? least : wanted;
}

asn_parser *asn_parser_new(const asn_parser_options *options)
{
    asn_parser_options o      = options ? *options : (asn_parser_options){0};
    size_t             size   = o.size ? o.size : (size_t)ASN_PARSER_MEMORY * (o.kbest > 0 ? 4 : 1);
    void              *memory = o.memory ? o.memory : malloc(size);
    asn_arena         *a      = memory ? asn_arena_in(memory, size) : NULL;
    asn_parser        *p      = a ? asn_arena_alloc(a, 1, sizeof *p) : NULL;
    if (p) {
        const asn_model *m = &parser_model;
        p->memory  = o.memory ? NULL : memory;
        p->budget  = asn_budget_of(m);
        p->budget.nodes = at_least(o.nodes, m->least_size[m->g->root], p->budget.nodes);
        p->budget.unconstrained = o.unconstrained != 0;
        p->budget.depth = at_least(o.depth, m->least_height[m->g->root], p->budget.depth);
        p->watcher = (asn_watcher){p, o.decisions ? keep_decision : NULL, o.seconds > 0 ? is_late : NULL, o.decisions ? undo_decisions : NULL};
        p->kbest   = o.kbest > 0 ? at_least(o.kbest, 1, ASN_MAX_KBEST) : 0;
        p->limits  = (asn_limits){.expansions = o.expansions > 0 ? o.expansions : ASN_EXPANSIONS, .seconds = o.seconds > 0 ? o.seconds : 0};
        p->trust   = asn_trust_of(parser_members, N_MEMBERS);
        p->min_prob = o.min_prob > 0 ? o.min_prob : -1;
        p->foreign = -1;
        p->err     = (asn_error){"no sentence yet", ASN_BAD_USAGE};
        p->arena   = a;
        p->grammar = *m->g;
        p->grammar.entities = parser_names ? parser_names : m->g->entities;
        p->committee = asn_committee_in(parser_members, N_MEMBERS, a, a);
        p->begin   = asn_arena_here(a);
        if (p->committee)
            return p;
    }
    if (!o.memory)
        free(memory);
    return NULL;
}

void asn_parser_free(asn_parser *p)
{
    if (p)
        free(p->memory);
}

const char *asn_parser_version(void)
{
    return ASN_PARSER_VERSION;
}

const char *asn_parser_error(const asn_parser *p)
{
    return p ? p->err.text : "there is no parser";
}

/* ---- A sentence. */

static void begin_sentence(asn_parser *p)
{
    asn_arena_back(p->arena, p->begin);
    p->tree     = NULL;
    p->nodes    = NULL;
    p->n_nodes  = 0;
    p->kept     = (asn_watched){&parser_model, &p->example, p->arena, NULL, NULL, 0};
    p->best     = (asn_kbest){0};
    p->log_prob = 0;
    p->foreign  = -1;
    p->abstained = NULL;
    p->late     = false;
    p->deadline = p->limits.seconds > 0 ? asn_clock() + p->limits.seconds : 0;
    p->err.text[0] = 0;
    p->example  = (asn_example){0};
}

static int failed(asn_parser *p)
{
    p->tree   = NULL;
    p->best.n = 0;
    if (asn_arena_full(p->arena)) {
        asn_out_of_memory(&p->err);
        return ASN_PARSER_NO_MEMORY;
    }
    if (p->late) {
        asn_fail(&p->err, "out of time");
        return ASN_PARSER_NO_TIME;
    }
    return ASN_PARSER_BAD_INPUT;
}

/* The depth budget bounds this recursion. */
static void number_nodes(asn_parser *p, const asn_tree *t)
{
    if (p->nodes)
        p->nodes[p->n_nodes] = t;
    p->n_nodes++;
    for (int f = 0; f < parser_model.g->ctors[t->ctor].n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i))
                number_nodes(p, asn_tree_child(t, f, i));
}

static bool index_answer(asn_parser *p)
{
    number_nodes(p, p->tree);
    p->nodes     = asn_arena_small(p->arena, (size_t)p->n_nodes * sizeof *p->nodes);
    p->decisions = asn_arena_small(p->arena, ((size_t)p->kept.n + 1) * sizeof *p->decisions);
    if (!p->nodes || !p->decisions)
        return false;
    p->n_nodes = 0;
    number_nodes(p, p->tree);
    int n = 0;
    for (const asn_watched_decision *k = p->kept.first; k; k = k->next)
        p->decisions[n++] = k;
    return true;
}

static const asn_tree *with_names(asn_parser *p, const asn_tree *t)
{
    return t ? asn_entities_restore(p->arena, parser_model.g, &p->example.mentions, t) : NULL;
}

static bool find(asn_parser *p, int k)
{
    bool ok = asn_search(p->committee, &p->example, &p->budget, k, &p->limits, p->arena, &p->best) && p->best.n > 0; /* greedy's always is there */
    for (int i = 0; ok && i < p->best.n; i++)
        ok = (p->best.all[i].tree = with_names(p, p->best.all[i].tree)) != NULL;
    p->best.n = ok ? p->best.n : 0;
    asn_trust_temper(&p->trust, &p->best);
    return ok;
}

/* The answer without a search for more, and how foreign the sentence is: that depends on its decisions. */
static const asn_tree *decode_one(asn_parser *p)
{
    asn_count count;
    asn_policy_count(&count, &p->watcher);
    const asn_tree *t = asn_best(p->committee, &p->example, &p->budget, parser_model.trust.encoded ? &count.watcher : &p->watcher, p->arena, &p->log_prob);
    if (t)
        p->foreign = asn_trust_foreign(p->committee, parser_members, N_MEMBERS, &p->example, p->log_prob, count.n);
    p->log_prob = asn_trust_log_prob(&p->trust, p->log_prob);
    return asn_arena_full(p->arena) ? NULL : t;
}

/* With a search, the one answer is asked for that only: what it took and decided is forgotten. */
static bool look_at_one(asn_parser *p)
{
    asn_arena_mark mark = asn_arena_here(p->arena);
    if (!parser_model.trust.encoded)
        return true;
    if (!decode_one(p))
        return false;
    asn_watched_begin(&p->kept, &p->example);
    asn_arena_back(p->arena, mark);
    return true;
}

static bool decide(asn_parser *p)
{
    if (!p->kbest)
        p->tree = with_names(p, decode_one(p));
    else if (look_at_one(p) && find(p, p->kbest)) {
        p->tree     = p->best.all[0].tree;
        p->log_prob = p->best.all[0].log_prob;
    }
    return p->tree != NULL;
}

/* Of phrases that have several kinds: which do they have here? */
static bool choose_sense(asn_parser *p)
{
    asn_example chosen;
    bool        ok = asn_sense_choose(p->committee, &p->grammar, &p->example, &p->budget, &p->watcher, p->arena, &chosen);
    p->example     = chosen;
    return ok;
}

static int answer(asn_parser *p, bool read)
{
    if (!read || !asn_example_index(p->arena, &parser_model, &p->example) || !choose_sense(p) || !decide(p) || !index_answer(p))
        return failed(p);
    p->parsed = asn_arena_here(p->arena);
    if (p->min_prob > 0)
        p->abstained = asn_trust_abstains(&p->trust, &parser_model, &p->example, p->min_prob, p->log_prob, p->foreign);
    if (p->abstained)
        asn_fail(&p->err, "no answer: %s", p->abstained);
    return p->abstained ? ASN_PARSER_ABSTAINED : ASN_PARSER_OK;
}

/* ---- Names. */

static asn_lexicon_builder *have_names(asn_parser *p)
{
    asn_input how = asn_lexicon_input(&p->grammar);
    if (!p->names)
        p->names = asn_lexicon_begin(p->arena, &how, p->grammar.entities);
    return p->names;
}

/* Adds a text of lines, or one phrase. What did not succeed leaves no trace: the builder is as it was, and its memory is given back. */
static int add_names(asn_parser *p, const char *lines, size_t length, const char *phrase, const char *kind, const char *name)
{
    if (!p)
        return ASN_PARSER_BAD_INPUT;
    begin_sentence(p);
    if (!p->grammar.entities) {
        asn_fail(&p->err, "the task has no names: it has no 'entities' statement");
        return ASN_PARSER_BAD_INPUT;
    }
    asn_lexicon_builder *before = p->names, was = before ? *before : (asn_lexicon_builder){0};
    asn_lexicon_fault    fault  = {0};
    const asn_lexicon   *made   = NULL;
    if (!have_names(p))
        asn_out_of_memory(&fault.err);
    else if (lines ? asn_lexicon_text(p->names, lines, length, &fault) : asn_lexicon_add(p->names, phrase, kind, name, &fault))
        made = asn_lexicon_end(p->names, NULL, NULL, &fault);
    if (made) {
        p->grammar.entities = made;
        p->begin            = asn_arena_here(p->arena);
        return ASN_PARSER_OK;
    }
    if (lines && fault.err.kind == ASN_BAD_INPUT)
        asn_fail(&p->err, "%zu:%zu: %.300s%s%s", fault.line, fault.column, fault.err.text, fault.help ? "; " : "", fault.help ? fault.help : "");
    else
        p->err = fault.err;
    if (before)
        *before = was;
    p->names = before;
    int code = asn_arena_full(p->arena) ? ASN_PARSER_NO_MEMORY : ASN_PARSER_BAD_INPUT;
    asn_arena_back(p->arena, p->begin);
    return code;
}

int asn_parser_add_entity(asn_parser *p, const char *phrase, const char *kind, const char *name)
{
    return add_names(p, NULL, 0, phrase, kind, name);
}

int asn_parser_add_entities(asn_parser *p, const char *lines, size_t length)
{
    return add_names(p, lines ? lines : "", lines ? length : 0, NULL, NULL, NULL);
}

/* ---- Answers to what is typed. */

int asn_parser_parse(asn_parser *p, const char *sentence, size_t length)
{
    if (p && parser_model.g->n_inputs > 1) {
        begin_sentence(p);
        asn_fail(&p->err, "a sentence has %d inputs: asn_parser_parse_inputs takes them", parser_model.g->n_inputs);
        return ASN_PARSER_BAD_INPUT;
    }
    return asn_parser_parse_inputs(p, &sentence, &length);
}

int asn_parser_parse_inputs(asn_parser *p, const char *const *texts, const size_t *lengths)
{
    if (!p || !texts || !lengths)
        return ASN_PARSER_BAD_INPUT;
    const asn_grammar *g = &p->grammar;
    begin_sentence(p);
    bool ok = asn_example_begin(p->arena, g, &p->example, &p->err);
    for (int c = 0; c < g->n_inputs && ok; c++)
        ok = asn_example_text(p->arena, g, c, texts[c] ? texts[c] : "", texts[c] ? lengths[c] : 0, &p->example, &p->err);
    return answer(p, ok);
}

int asn_parser_parse_line(asn_parser *p, const char *line, size_t length)
{
    if (!p || !line)
        return ASN_PARSER_BAD_INPUT;
    begin_sentence(p);
    return answer(p, asn_line_read(p->arena, &p->grammar, line, length, &p->example, &p->err));
}

int asn_parser_inputs(void)
{
    return parser_model.g->n_inputs;
}

const char *asn_parser_input_name(int input)
{
    return input >= 0 && input < parser_model.g->n_inputs ? parser_model.g->inputs[input].name : NULL;
}

/* ---- The answer. */

static const asn_tree *tree_of(const asn_parser_tree *t)
{
    return (const asn_tree *)t;
}

double asn_parser_log_prob(const asn_parser *p)
{
    return p && p->tree ? p->log_prob : 0;
}

double asn_parser_foreign(const asn_parser *p)
{
    return p && p->tree ? p->foreign : -1;
}

double asn_parser_min_prob(int precision)
{
    asn_trust t = asn_trust_of(parser_members, N_MEMBERS);
    int       k = precision == 90 ? ASN_PRECISION_90 : precision == 95 ? ASN_PRECISION_95 : precision == 99 ? ASN_PRECISION_99 : -1;
    return k >= 0 && asn_trust_tempers(&t) && t.accepted[k] > 0 ? t.min_prob[k] : -1;
}

int asn_parser_tempered(void)
{
    asn_trust t = asn_trust_of(parser_members, N_MEMBERS);
    return asn_trust_tempers(&t);
}

const asn_parser_tree *asn_parser_root(const asn_parser *p)
{
    return p && !p->abstained ? (const asn_parser_tree *)p->tree : NULL;
}

int asn_parser_constructor(const asn_parser_tree *t)
{
    return t ? tree_of(t)->ctor : 0;
}

int asn_parser_children(const asn_parser_tree *t, int field)
{
    return t && field >= 0 && field < asn_parser_fields(tree_of(t)->ctor) ? asn_tree_count(tree_of(t), field) : 0;
}

const asn_parser_tree *asn_parser_child(const asn_parser_tree *t, int field, int i)
{
    return i >= 0 && i < asn_parser_children(t, field) ? (const asn_parser_tree *)asn_tree_child(tree_of(t), field, i) : NULL;
}

const char *asn_parser_value(const asn_parser_tree *t, size_t *length)
{
    asn_atom v = t && !tree_of(t)->ctor ? asn_tree_value(tree_of(t)) : (asn_atom){ASN_NO_ATOM, 0, NULL};
    if (length)
        *length = v.length;
    return v.text;
}

int asn_parser_value_kind(const asn_parser_tree *t)
{
    return t && !tree_of(t)->ctor ? "\0sbnm"[asn_tree_value(tree_of(t)).kind] : 0;
}

int asn_parser_nodes(const asn_parser *p)
{
    return p && p->tree ? p->n_nodes : 0;
}

const asn_parser_tree *asn_parser_node(const asn_parser *p, int number)
{
    return number >= 0 && number < asn_parser_nodes(p) ? (const asn_parser_tree *)p->nodes[number] : NULL;
}

/* ---- The most probable trees. */

int asn_parser_search(asn_parser *p, int k)
{
    if (!p || !p->tree)
        return ASN_PARSER_BAD_INPUT;
    asn_arena_back(p->arena, p->parsed);
    p->best = (asn_kbest){0};
    if (k < 1 || k > ASN_MAX_KBEST) {
        asn_fail(&p->err, "the number of trees is from 1 to %d", ASN_MAX_KBEST);
        return ASN_PARSER_BAD_INPUT;
    }
    if (find(p, k))
        return ASN_PARSER_OK;
    asn_arena_back(p->arena, p->parsed);
    asn_out_of_memory(&p->err);
    return ASN_PARSER_NO_MEMORY;
}

int asn_parser_guesses(const asn_parser *p)
{
    return p ? p->best.n : 0;
}

const asn_parser_tree *asn_parser_guess(const asn_parser *p, int i, double *log_prob)
{
    if (i < 0 || i >= asn_parser_guesses(p))
        return NULL;
    if (log_prob)
        *log_prob = p->best.all[i].log_prob;
    return (const asn_parser_tree *)p->best.all[i].tree;
}

int asn_parser_exact(const asn_parser *p)
{
    return asn_parser_guesses(p) > 0 && p->best.exact;
}

double asn_parser_bound(const asn_parser *p)
{
    return asn_parser_guesses(p) ? p->best.bound : 0;
}

static const asn_ctor *ctor_of(int constructor)
{
    return constructor > 0 && constructor <= parser_model.g->n_ctors ? &parser_model.g->ctors[constructor] : NULL;
}

const char *asn_parser_constructor_name(int constructor)
{
    return ctor_of(constructor) ? ctor_of(constructor)->name : NULL;
}

int asn_parser_fields(int constructor)
{
    return ctor_of(constructor) ? ctor_of(constructor)->n_fields : 0;
}

const char *asn_parser_field_name(int constructor, int field)
{
    return field >= 0 && field < asn_parser_fields(constructor) ? parser_model.g->fields[ctor_of(constructor)->first_field + field].name : NULL;
}

const char *asn_parser_rule(int i)
{
    const char *const *rule = parser_model.g->grammar_text;
    if (i < 0)
        return NULL;
    while (*rule && i > 0)
        rule++, i--;
    return *rule;
}

/* ---- How it was decided. */

int asn_parser_tokens(const asn_parser *p)
{
    return p && p->tree ? p->example.first[parser_model.g->n_inputs] : 0;
}

const char *asn_parser_token(const asn_parser *p, int i, int *input)
{
    if (i < 0 || i >= asn_parser_tokens(p))
        return NULL;
    int c = 0;
    while (i >= p->example.first[c + 1])
        c++;
    if (input)
        *input = c;
    return p->example.tokens[c].text[i - p->example.first[c]];
}

int asn_parser_known(const asn_parser *p, int i)
{
    return i >= 0 && i < asn_parser_tokens(p) && p->example.token[i] != 0;
}

int asn_parser_decisions(const asn_parser *p)
{
    return p && p->tree ? p->kept.n : 0;
}

int asn_parser_decision_at(const asn_parser *p, int i, asn_parser_decision *to)
{
    if (i < 0 || i >= asn_parser_decisions(p) || !to)
        return 0;
    const asn_watched_decision *k = p->decisions[i];
    *to = (asn_parser_decision){k->module, k->kind, k->chosen, k->probability, k->node, k->attention, k->n_alternatives, {{NULL, 0}}};
    for (int n = 0; n < ASN_ALTERNATIVES; n++)
        to->alternatives[n] = (asn_parser_alternative){k->alternatives[n].chosen, k->alternatives[n].probability};
    return 1;
}

/* ---- Printing. */

/* What the format has no use for is left out. */
static bool write_out(asn_parser *p, const asn_tree *t, int format, asn_written *to)
{
    to->tree = format != ASN_PARSER_TEXT ? asn_tree_write(p->arena, parser_model.g, t) : "";
    to->text = format != ASN_PARSER_TREE ? asn_tree_print(p->arena, parser_model.g, t) : "";
    return to->tree && to->text;
}

static const char *printed(asn_parser *p, int format)
{
    asn_buffer   b   = {.arena = p->arena};
    asn_written *all = asn_arena_alloc(p->arena, (size_t)p->best.n + 1, sizeof *all), one = {"", ""};
    format           = format == ASN_PARSER_TREE || format == ASN_PARSER_JSON ? format : ASN_PARSER_TEXT;
    for (int i = 0; i < p->best.n; i++)
        if (!all || !write_out(p, p->best.all[i].tree, format, &all[i]))
            return NULL;
    if (!all || (p->tree && !write_out(p, p->tree, format, &one)))
        return NULL;
    if (format != ASN_PARSER_JSON && p->abstained)
        return "";
    if (format != ASN_PARSER_JSON && p->best.n)
        asn_guesses_line(&b, &p->best, all, format == ASN_PARSER_TREE);
    else if (format != ASN_PARSER_JSON)
        return format == ASN_PARSER_TREE ? one.tree : one.text;
    else if (!p->tree)
        asn_answer_error(&b, p->err.text);
    else {
        asn_answer_json(&b, parser_model.g, &p->example, p->abstained ? NULL : one.tree, p->abstained ? NULL : one.text, p->log_prob);
        asn_trust_write(&b, &p->trust, p->foreign, p->abstained);
        asn_watched_write(&b, &p->kept);
        if (p->best.n)
            asn_guesses_json(&b, &p->best, all);
        asn_buffer_put(&b, "}", 1);
    }
    return asn_buffer_end(&b);
}

size_t asn_parser_print(asn_parser *p, int format, char *to, size_t size)
{
    asn_arena_mark mark = p ? asn_arena_here(p->arena) : (asn_arena_mark){0};
    const char    *text = p ? printed(p, format) : "";
    size_t         n    = text ? strlen(text) : 0, fits = n < size ? n : size ? size - 1 : 0;
    if (!text)
        asn_out_of_memory(&p->err);
    if (to && size) {
        if (fits)
            memcpy(to, text, fits);
        to[fits] = 0;
    }
    if (p)
        asn_arena_back(p->arena, mark);
    return n;
}
