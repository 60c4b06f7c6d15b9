/* hostile: what nobody should send, with little memory, time, nodes and depth: an answer or an error code, always.
 *   hostile SECONDS SEED */
#include "geo_parser.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint64_t state;

static unsigned draw(unsigned below)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % below;
}

static char out[5000];

static void try(geo_parser *p, const char *text, size_t n, int code_wanted)
{
    int  codes[2] = {geo_parser_parse(p, text, n), geo_parser_parse_line(p, text, n)};
    char error[200];
    snprintf(error, sizeof error, "%s", geo_parser_error(p));
    for (int format = 0; format < 4; format++)
        geo_parser_print(p, format, out, draw(sizeof out));
    int n_best = (int)draw(4);
    if (geo_parser_search(p, n_best) == GEO_PARSER_OK && !(geo_parser_guesses(p) > 0 && geo_parser_guess(p, 0, NULL))) {
        puts("a search without a tree");
        exit(1);
    }
    for (int format = 0; format < 4; format++)
        geo_parser_print(p, format, out, draw(sizeof out));
    geo_parser_decision d;
    for (int i = -1; i <= geo_parser_decisions(p); i++)
        geo_parser_decision_at(p, i, &d);
    for (int i = 0; i < geo_parser_nodes(p); i++)
        geo_parser_value(geo_parser_node(p, i), NULL);
    for (int i = -1; i <= geo_parser_tokens(p); i++)
        geo_parser_known(p, i);
    if ((code_wanted >= 0 && codes[0] != code_wanted) || (codes[0] != GEO_PARSER_OK && !*error && codes[1] != GEO_PARSER_OK)) {
        printf("code %d for %zu bytes '%.40s', not %d: %s\n", codes[0], n, text, code_wanted, error);
        exit(1);
    }
}

static char *filled(const char *with, size_t n)
{
    size_t k = strlen(with);
    char  *s = malloc(n + 1);
    for (size_t i = 0; s && i < n; i++)
        s[i] = with[i % k];
    return s;
}

int main(int argc, char **argv)
{
    static const char *const words[] = {"which", " ", "state", "s0", "{\"input\": {\"query\": ", "\"", "[", "{", "\\u12", "\\", "\xF0\x9F\x98\x80", "\xFF", "texas new york ", "}", ","};
    clock_t     end = clock() + (clock_t)(atof(argc > 1 ? argv[1] : "5") * CLOCKS_PER_SEC);
    size_t      huge = 10u << 20;
    geo_parser *p    = geo_parser_new(&(geo_parser_options){.decisions = 1});
    state            = strtoull(argc > 2 ? argv[2] : "1", NULL, 10);
    try(p, "", 0, GEO_PARSER_OK);
    try(p, "a\0b", 3, GEO_PARSER_OK);
    try(p, "\xFF", 1, GEO_PARSER_BAD_INPUT);
    try(NULL, "a", 1, GEO_PARSER_BAD_INPUT);
    for (int i = 0; i < 4; i++) {
        char *s = filled(((const char *[]){"word ", "x", "[", "{\"input\": x"})[i], huge);
        try(p, s, huge, i == 1 || i == 2 ? GEO_PARSER_OK : GEO_PARSER_NO_MEMORY);
        free(s);
    }
    try(p, "which state border s0", 21, GEO_PARSER_OK);
    geo_parser_free(p);
    size_t least = 0;
    for (size_t size = 64; !least; size += size / 8) { /* all sizes of memory, from none on */
        char *memory = malloc(size);
        p            = geo_parser_new(&(geo_parser_options){.memory = memory, .size = size, .decisions = 1});
        if (p && geo_parser_parse(p, "which state border s0", 21) == GEO_PARSER_OK)
            least = size;
        geo_parser_free(p);
        free(memory);
    }
    printf("memory of at least %zu bytes\n", least);
    while (clock() < end) {
        char                text[400];
        size_t              n = 0, size = least / 2 + draw((unsigned)least), longest = draw(20);
        char               *memory = malloc(size);
        geo_parser_options  o = {memory, size, (int)draw(30), (int)draw(8), draw(4) ? 0 : 1e-6 * draw(200), (int)draw(2), draw(3) ? 0 : (int)draw(50), (int)draw(500), (int)draw(2), draw(2) ? 0 : 0.5};
        geo_parser         *q = geo_parser_new(&o);
        for (size_t i = 0; i < longest; i++) {
            const char *word = words[draw(sizeof words / sizeof *words)];
            memcpy(text + n, word, strlen(word));
            n += strlen(word);
            if (draw(5) == 0)
                text[n++] = (char)draw(256);
        }
        if (q)
            try(q, text, n, -1);
        geo_parser_free(q);
        free(memory);
    }
    return 0;
}
