/* cli_synth.c: the command synth: trees drawn at random, with the sentences that say them. */
#include "commands/commands.h"
#include "decoding/answer.h"
#include "examples/synth.h"

#include <stdio.h>
#include <string.h>

enum { SEED, DISTINCT, LIKE, VALUES };
static const asn_option options[] = {
    [SEED]     = {"--seed", "N", "the same seed gives the same examples; 1 by default"},
    [DISTINCT] = {"--distinct", NULL, "no sentence twice"},
    [LIKE]     = {"--like", "FILE", "learns from these examples how often constructors and children occur, and which values there are"},
    [VALUES]   = {"--values", "FILE", "further values: on each line a type (or CONSTRUCTOR.FIELD), a tab and a value"},
    {NULL, NULL, NULL},
};

enum { MOST_EXAMPLES = 100000000, TOLD = 5 };

typedef struct session {
    const asn_grammar *g;
    asn_synth         *synth;
    asn_buffer         out;
} session;

/* A few of them are enough to find the templates. */
static void tell(void *context, const char *sentence, const char *tree)
{
    session *s = context;
    if (s->synth->ambiguous <= TOLD)
        fprintf(stderr, "%s: two trees are said '%s'; left out: %s\n", s->g->name, sentence, tree);
}

static void put_example(session *s, long number)
{
    char id[40];
    snprintf(id, sizeof id, "synth-%ld", number);
    asn_answer_string(&s->out, "{\"id\": ", id);
    for (int k = 0; k < s->g->n_inputs; k++) {
        asn_answer_string(&s->out, k ? ", " : ", \"input\": {", s->g->inputs[k].name);
        asn_answer_string(&s->out, ": ", s->synth->sentences[k]);
    }
    asn_answer_string(&s->out, "}, \"tree\": ", s->synth->tree);
    asn_buffer_put(&s->out, "}\n", 2);
}

static int make(session *s, long n)
{
    asn_error err;
    int       code = 0;
    long      made = 0;
    while (!code && made < n && asn_synth_next(s->synth, &err)) {
        put_example(s, ++made);
        if (s->out.failed)
            code = (asn_out_of_memory(&err), asn_say_error(s->g, &err));
        else if (s->out.length > 1 << 16)
            code = asn_write_output(s->g, &s->out);
    }
    if (!code)
        code = asn_write_output(s->g, &s->out);
    if (s->synth->ambiguous)
        fprintf(stderr, "%s: %ld examples were left out because another tree has the same sentence\n", s->g->name, s->synth->ambiguous);
    if (code || made == n)
        return code;
    if (!err.text[0])
        asn_fail(&err, "only %ld different examples were found, not %ld", made, n);
    return asn_say_error(s->g, &err);
}

static int synth(asn_call *c, long n, int seed, bool distinct, const char *like, const char *values)
{
    session   s = {.g = c->g};
    asn_error err;
    int       code;
    s.synth = asn_synth_new(c->g, (uint64_t)seed, &err);
    if (!s.synth || (values && !asn_draw_values(s.synth->draw, values, &err)) || (like && !asn_draw_like(s.synth->draw, like, &err)))
        code = asn_say_error(c->g, &err);
    else {
        s.synth->distinct = distinct;
        s.synth->tell     = tell;
        s.synth->context  = &s;
        code              = make(&s, n);
    }
    asn_synth_free(s.synth);
    asn_buffer_free(&s.out);
    return asn_close_output(c->g, code);
}

static int run(asn_call *c)
{
    int         bad = 0, n = 0, seed = 1;
    bool        distinct = false;
    const char *like = NULL, *values = NULL;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case SEED: bad = asn_read_whole(c, "--seed", 1000000000, &seed); break;
        case DISTINCT: distinct = true; break;
        case LIKE: like = c->value; break;
        case VALUES: values = c->value; break;
        case ASN_WORD: bad = n ? asn_unexpected(c, ASN_WORD) : asn_read_whole(c, "the number of examples", MOST_EXAMPLES, &n); break;
        default: bad = 2;
        }
    if (!bad && !n)
        bad = asn_usage_error(c, "synth needs the number of examples");
    return bad ? bad : synth(c, n, seed, distinct, like, values);
}

const asn_command asn_command_synth = {
    "synth",
    "N [options]",
    "Makes up examples: draws trees at random and says them.",
    options,
    false,
    "Each line is an example, as train reads it. Constructors are drawn by the weights that the task states, or as the examples of --like have them;\n"
    "sentences are made by the task's say statements. Trees that break a constraint of the task are drawn again. Where two trees have the same sentence,\n"
    "the first one stays. When no further example is found, those that there are have been written, and the exit code is 1.",
    run,
};
