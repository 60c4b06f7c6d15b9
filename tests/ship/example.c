/* example: the answer to a sentence, by the C API of a shipped parser.
 *   cc example.c geo_parser.c -lm -o example && ./example "which states border texas" */
#include "geo_parser.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void show(const geo_parser_tree *t, int depth)
{
    int c = geo_parser_constructor(t);
    printf("%*s%s\n", depth * 2, "", c ? geo_parser_constructor_name(c) : geo_parser_value(t, NULL));
    for (int f = 0; f < geo_parser_fields(c); f++)
        for (int i = 0; i < geo_parser_children(t, f); i++)
            show(geo_parser_child(t, f, i), depth + 1);
}

int main(int argc, char **argv)
{
    const char *sentence = argc > 1 ? argv[1] : "which states border texas";
    geo_parser *p        = geo_parser_new(&(geo_parser_options){.decisions = 1, .seconds = 1});
    char        text[1000];
    if (geo_parser_parse(p, sentence, strlen(sentence)) != GEO_PARSER_OK) {
        puts(geo_parser_error(p));
        geo_parser_free(p);
        return 1;
    }
    geo_parser_print(p, GEO_PARSER_TEXT, text, sizeof text);
    printf("%s\nprobability %.6f\n", text, exp(geo_parser_log_prob(p)));
    show(geo_parser_root(p), 0);
    for (int i = 0; i < geo_parser_decisions(p); i++) {
        geo_parser_decision d;
        geo_parser_decision_at(p, i, &d);
        printf("%-18s %-10s %.3f\n", d.module, d.chosen, d.probability);
    }
    geo_parser_free(p);
    return 0;
}
