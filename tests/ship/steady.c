/* steady: standard input's lines again and again; how long one takes, how much memory is taken meanwhile (none), and how much
 * stack. Linked with -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc. */
#include "geo_parser.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long taken;
void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n) { taken++; return __real_malloc(n); }
void *__wrap_calloc(size_t n, size_t size) { taken++; return __real_calloc(n, size); }
void *__wrap_realloc(void *p, size_t n) { taken++; return __real_realloc(p, n); }

enum { STACK = 1 << 23, LINES = 2000 };
static unsigned char stack[STACK];
static char         *lines[LINES];
static double        took[LINES * 5];
static int           n, n_took;
static geo_parser   *parser;
static char          out[100000];

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void *work(void *nothing)
{
    for (int round = 0; round < 5; round++)
        for (int i = 0; i < n; i++) {
            double begin = now();
            geo_parser_parse_line(parser, lines[i], strlen(lines[i]));
            geo_parser_print(parser, GEO_PARSER_TEXT, out, sizeof out);
            took[n_took++] = 1e6 * (now() - begin);
            geo_parser_print(parser, GEO_PARSER_JSON, out, sizeof out);
            if (round == 0 && geo_parser_search(parser, 3) == GEO_PARSER_OK)
                geo_parser_print(parser, GEO_PARSER_JSON, out, sizeof out);
        }
    return nothing;
}

static int by_time(const void *a, const void *b)
{
    return *(const double *)a < *(const double *)b ? -1 : 1;
}

int main(void)
{
    static char line[100000];
    while (n < LINES && fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        lines[n++] = strdup(line);
    }
    double begin = now();
    parser       = geo_parser_new(NULL);
    if (!parser || !n || geo_parser_parse_line(parser, lines[0], strlen(lines[0])) != GEO_PARSER_OK)
        return 1;
    double first = now() - begin;
    pthread_attr_t how;
    pthread_t      thread;
    memset(stack, 0xA5, sizeof stack);
    pthread_attr_init(&how);
    if (pthread_attr_setstack(&how, stack, sizeof stack) != 0)
        return 2;
    if (pthread_create(&thread, &how, work, NULL) != 0)
        return 2;
    long started = taken; /* the thread's own */
    pthread_join(thread, NULL);
    size_t unused = 0;
    while (stack[unused] == 0xA5)
        unused++;
    qsort(took, (size_t)n_took, sizeof *took, by_time);
    printf("{\"first_ms\": %.3f, \"median_us\": %.1f, \"taken\": %ld, \"stack\": %zu}\n", 1e3 * first, n_took ? took[n_took / 2] : 0, taken - started, STACK - unused);
    geo_parser_free(parser);
    return 0;
}
