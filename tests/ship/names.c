/* names.c: names added to a shipped parser by its calls. tests/cli/names.sh makes the parser. */
#include "trips_parser.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

static void holds(int what, const char *name)
{
    if (!what) {
        failures++;
        printf("failed: %s\n", name);
    }
}

static const char *answer(trips_parser *p, const char *sentence)
{
    static char text[200];
    if (trips_parser_parse(p, sentence, strlen(sentence)) != TRIPS_PARSER_OK)
        return trips_parser_error(p);
    trips_parser_print(p, TRIPS_PARSER_TEXT, text, sizeof text);
    return text;
}

/* A context of its own does not know them; in this one they stay. */
static void names_are_added(void)
{
    trips_parser *p = trips_parser_new(NULL), *other = trips_parser_new(NULL);
    holds(trips_parser_add_entity(p, "Quill", "town", "quill:t") == TRIPS_PARSER_OK, "a town");
    holds(strcmp(answer(p, "who governs quill"), "mayor(quill:t)") == 0, "its mayor");
    holds(trips_parser_add_entity(p, "Quill", "river", "quill:r") == TRIPS_PARSER_OK, "a river of that name");
    holds(trips_parser_nodes(p) == 0, "the last sentence is gone");
    holds(strcmp(answer(p, "how long is quill"), "length(quill:r)") == 0, "its length");
    holds(strcmp(answer(p, "who governs quill"), "mayor(quill:t)") == 0, "still its mayor");
    holds(strcmp(answer(other, "who governs quill"), "mayor(quill:t)") != 0, "another context");
    holds(trips_parser_add_entity(p, "[Lake] Rhea", "lake", NULL) == TRIPS_PARSER_OK && strcmp(answer(p, "how deep is lake rhea"), "depth(rhea)") == 0, "a name by default");
    trips_parser_free(p);
    trips_parser_free(other);
}

static void what_is_wrong_changes_nothing(void)
{
    static const char lines[] = "Old Quill\ttown\nRhea\tcastle\n";
    trips_parser         *p       = trips_parser_new(NULL);
    holds(trips_parser_add_entity(p, "", "town", NULL) == TRIPS_PARSER_BAD_INPUT && strcmp(trips_parser_error(p), "the phrase is empty") == 0, "an empty phrase");
    holds(trips_parser_add_entity(p, NULL, NULL, NULL) == TRIPS_PARSER_BAD_INPUT && trips_parser_add_entity(NULL, "x", "town", NULL) == TRIPS_PARSER_BAD_INPUT, "nothing");
    holds(trips_parser_add_entity(p, "a\tb", "town", NULL) == TRIPS_PARSER_BAD_INPUT && trips_parser_add_entity(p, "x", "castle", NULL) == TRIPS_PARSER_BAD_INPUT, "a tab, a kind");
    holds(trips_parser_add_entities(p, lines, sizeof lines - 1) == TRIPS_PARSER_BAD_INPUT && strncmp(trips_parser_error(p), "2:6: the task has no kind", 25) == 0, "the second line");
    holds(strcmp(answer(p, "who governs old quill"), "mayor(old_quill)") != 0, "the first line was not added");
    holds(trips_parser_add_entities(p, lines, 15) == TRIPS_PARSER_OK && strcmp(answer(p, "who governs old quill"), "mayor(old_quill)") == 0, "the first line alone");
    holds(trips_parser_add_entities(p, NULL, 0) == TRIPS_PARSER_OK, "no line");
    trips_parser_free(p);
}

/* Names until the memory is full: the last one is refused, and the others stay. */
static void memory_ends(void)
{
    trips_parser_options o = {.size = 2 << 20};
    trips_parser        *p = trips_parser_new(&o);
    int              n = 0, code = TRIPS_PARSER_OK;
    char             name[40], sentence[80];
    for (; code == TRIPS_PARSER_OK && n < 1000000; n++) {
        snprintf(name, sizeof name, "place%d", n);
        code = trips_parser_add_entity(p, name, "town", NULL);
    }
    holds(code == TRIPS_PARSER_NO_MEMORY, "memory ends");
    snprintf(sentence, sizeof sentence, "who governs place%d", n);
    code = trips_parser_parse(p, sentence, strlen(sentence));
    holds(code == TRIPS_PARSER_OK || code == TRIPS_PARSER_NO_MEMORY, "a sentence with what is left");
    trips_parser_free(p);
}

int main(void)
{
    names_are_added();
    what_is_wrong_changes_nothing();
    memory_ends();
    return failures > 0;
}
