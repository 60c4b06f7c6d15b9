/* fuzz_sentence.c: any bytes as a line that predict is given. The first byte says how it is asked, the rest is a sentence or JSON.
 * longest: 200 */
#include "decoding/respond.h"
#include "decoding/trust.h"
#include "geo/geo.h"
#include "small.h"
#include "words.h"

#include <jansson.h>

FUZZ_WITH_WORDS(1, "{\"input\": \"", "\"id\": 1", "\"query\"", ": [\"", "\\u0000", "new york", "texas", "which state border", "austin", "{\"query\": ", "\\ud800", "-1e9", "null")

static asn_manner     how;
static asn_committee *committee;
static asn_arena     *arena;

static void begin(void)
{
    static const char *const lines[] = {
        "{\"input\": \"which state border s0\", \"tree\": \"Lambda(variable='$0', type='e', body=And(arguments=[Apply(predicate='state:t', "
        "arguments=[Variable(variable='$0')]), Apply(predicate='next_to:t', arguments=[Variable(variable='$0'), Entity(entity='s0')])]))\"}",
        "{\"input\": \"size over n0\", \"tree\": \"Compare(op=GreaterThan(), left=Apply(predicate='size:i', arguments=[Variable(variable='$0')]), "
        "right=Number(number='n0'))\"}",
    };
    static fuzz_small   s;
    static asn_ensemble models;
    small_make(&s, &geo_grammar, lines, 2);
    models = (asn_ensemble){.n = 1, .members = &s.member};
    how    = (asn_manner){.g = &geo_grammar, .models = &models, .trust = asn_trust_of(&s.member, 1), .budget = asn_budget_of(s.model), .limits = {.expansions = 100}, .min_prob = -1};
    need((committee = asn_committee_new(&s.member, 1)) && (arena = asn_arena_new(0)));
}

static void is_json(const asn_buffer *b)
{
    json_error_t e;
    json_t      *j = json_loadb(b->text, b->length, JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES, &e);
    need(j && json_is_object(j) && json_object_get(j, "logprob"));
    json_decref(j);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static asn_buffer out;
    asn_error         err = {0};
    if (!committee)
        begin();
    if (size == 0)
        return 0;
    asn_manner   asked = how;
    asn_response r     = {.foreign = -1, .out = out};
    asked.format    = data[0] % 3;
    asked.kbest     = data[0] / 3 % 4 == 3 ? 2 : 0;
    asked.min_prob  = data[0] & 0x40 ? 0.5 : -1;
    asked.decisions = data[0] & 0x80;
    char *line = malloc(size); /* it ends where its allocation ends */
    need(line != NULL);
    memcpy(line, data + 1, size - 1);
    r.out.length = 0;
    bool ok      = asn_respond(&asked, committee, arena, line, size - 1, &r, &err);
    need(ok || (err.text[0] && err.kind == ASN_BAD_INPUT));
    if (ok && asked.format == ASN_FORMAT_JSON)
        is_json(&r.out);
    need(!ok || asked.format == ASN_FORMAT_JSON || !r.out.length || !memchr(r.out.text, '\n', r.out.length));
    out = r.out;
    free(line);
    asn_arena_reset(arena);
    return 0;
}
