/* bits: for each line of standard input the log-probability, to the bit, and the tree. tests/ship/compare puts other names for geo.
 * bits K: those of the K most probable trees, and whether they are proved to be that. */
#include "geo_parser.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20], tree[1 << 20];

static void put(double log_prob)
{
    unsigned long long bits;
    memcpy(&bits, &log_prob, sizeof bits);
    printf("%016llx ", bits);
}

int main(int argc, char **argv)
{
    int         k = argc > 1 ? atoi(argv[1]) : 0;
    geo_parser *p = geo_parser_new(&(geo_parser_options){.kbest = k});
    while (p && fgets(line, sizeof line, stdin)) {
        double log_prob = 0;
        printf("%d ", geo_parser_parse_line(p, line, strcspn(line, "\n")) != GEO_PARSER_OK);
        if (k)
            printf("%d ", geo_parser_exact(p));
        else
            put(geo_parser_log_prob(p));
        for (int i = 0; geo_parser_guess(p, i, &log_prob); i++)
            put(log_prob);
        geo_parser_print(p, GEO_PARSER_TREE, tree, sizeof tree);
        puts(tree);
    }
    geo_parser_free(p);
    return !p;
}
