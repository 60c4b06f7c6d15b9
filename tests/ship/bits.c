/* bits: the log-probability of each line of standard input, to the bit. */
#include "geo_parser.h"

#include <stdio.h>
#include <string.h>

int main(void)
{
    char        line[10000];
    geo_parser *p = geo_parser_new(NULL);
    while (p && fgets(line, sizeof line, stdin)) {
        double             log_prob;
        unsigned long long bits;
        int                code = geo_parser_parse_line(p, line, strcspn(line, "\n"));
        log_prob                = geo_parser_log_prob(p);
        memcpy(&bits, &log_prob, sizeof bits);
        printf("%d %016llx\n", code, bits);
    }
    geo_parser_free(p);
    return !p;
}
