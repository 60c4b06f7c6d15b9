/* fuzz_parser.c: a shipped parser: any bytes are a line. The first byte chooses limits: parsers are made once and answer again and again, as in a
 * program that uses one.
 * longest: 200 */
#include "geo_parser.h"
#include "words.h"

FUZZ_WITH_WORDS(1, "{\"input\": \"", "\"id\": 1", "\"query\"", ": [\"", "\\u0000", "new york", "texas", "which state border", "austin", "{\"query\": ", "\\ud800", "-1e9", "null")

enum { MOST = 1100000 };

/* Its memory ends where its allocation ends. */
static geo_parser *parser(unsigned which)
{
    static geo_parser *all[16];
    static const int   nodes[] = {0, 1, 12, 60}, depths[] = {0, 3};
    size_t             size    = which & 8 ? 250000 : MOST;
    if (all[which])
        return all[which];
    geo_parser_options o = {.memory = malloc(size), .size = size, .nodes = nodes[which & 3], .depth = depths[which >> 2 & 1], .decisions = which & 1};
    if (which % 5 == 4) {
        o.kbest      = 3;
        o.expansions = 100;
    }
    need(o.memory && (all[which] = geo_parser_new(&o)));
    return all[which];
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    static char         out[2000];
    geo_parser_decision d;
    if (n < 1)
        return 0;
    geo_parser *p    = parser(bytes[0] % 16);
    char       *line = malloc(n); /* it ends where its allocation ends */
    need(line != NULL);
    memcpy(line, bytes + 1, n - 1);
    for (int how = 0; how < 2; how++) {
        int code = (how ? geo_parser_parse : geo_parser_parse_line)(p, line, n - 1);
        need((code == GEO_PARSER_OK) == (geo_parser_root(p) != NULL));
        for (int format = 0; format < 3; format++)
            geo_parser_print(p, format, out, sizeof out);
        for (int i = 0; i < geo_parser_decisions(p); i++)
            need(geo_parser_decision_at(p, i, &d) && d.node < geo_parser_nodes(p) && d.probability >= 0 && d.probability <= 1);
        if (n > 1 && bytes[1] != '{')
            break; /* a sentence either way */
    }
    free(line);
    return 0;
}
