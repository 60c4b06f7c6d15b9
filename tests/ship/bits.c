/* bits: for each line of standard input the log-probability, to the bit, and the tree. tests/ship/compare puts other names for geo. */
#include "geo_parser.h"

#include <stdio.h>
#include <string.h>

static char line[1 << 20], tree[1 << 20];

int main(void)
{
    geo_parser *p = geo_parser_new(NULL);
    while (p && fgets(line, sizeof line, stdin)) {
        double             log_prob;
        unsigned long long bits;
        int                code = geo_parser_parse_line(p, line, strcspn(line, "\n"));
        log_prob                = geo_parser_log_prob(p);
        memcpy(&bits, &log_prob, sizeof bits);
        geo_parser_print(p, GEO_PARSER_TREE, tree, sizeof tree);
        printf("%d %016llx %s\n", code != GEO_PARSER_OK, bits, tree);
    }
    geo_parser_free(p);
    return !p;
}
