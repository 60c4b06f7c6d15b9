/* small.h: a model for targets that need one: it has seen a few sentences, its widths are 2, its weights are garbage. */
#ifndef ASN_FUZZ_SMALL_H
#define ASN_FUZZ_SMALL_H
#include "decoding/committee.h"
#include "examples/data.h"
#include "examples/tally.h"
#include "fuzz.h"
#include "model/start.h"

typedef struct fuzz_small {
    asn_model  *model;
    asn_real   *block;
    asn_weights weights;
    asn_member  member;
} fuzz_small;

enum { SMALL_MOST = 4 };
static inline void small_make(fuzz_small *s, const asn_grammar *g, const char *const *lines, size_t n)
{
    asn_settings settings;
    asn_example  all[SMALL_MOST];
    asn_error    err;
    asn_data     d = {.arena = asn_arena_new(0), .all = all, .n = n};
    asn_settings_default(&settings, g);
    settings.hidden = 2;
    settings.embed  = 2;
    settings.nodes  = 20;
    settings.depth  = 8;
    need(d.arena && n <= SMALL_MOST);
    for (size_t i = 0; i < n; i++)
        need(asn_reading_line(d.arena, g, lines[i], strlen(lines[i]), true, &all[i], &err));
    s->model = asn_model_new(g, &settings);
    need(s->model && asn_tally_data(&d, s->model, &err) && asn_model_layout(s->model, &err));
    need((s->block = asn_weights_block(s->model)) && asn_weights_view(&s->weights, s->model, s->block));
    asn_start(s->model, s->block);
    asn_arena_free(d.arena);
    s->member = (asn_member){s->model, s->weights};
}

/* Of the task jobs, whose files are the smallest. */
#define SMALL_JOBS                                                                                                                                           \
    {                                                                                                                                                        \
        "{\"input\": \"what job be there for c++ programmer in austin\", \"tree\": \"And(arguments=[Apply(predicate='job', arguments=["                      \
        "Variable(variable='A')]), Apply(predicate='language', arguments=[Variable(variable='A'), Literal(literal='c++')]), Not(argument="                   \
        "Apply(predicate='loc', arguments=[Variable(variable='A'), Literal(literal='austin')]))])\"}",                                                       \
        "{\"input\": \"degree or language\", \"tree\": \"Or(left=Apply(predicate='req_deg', arguments=[Variable(variable='B')]), "                           \
        "right=Apply(predicate='language', arguments=[Variable(variable='B'), Literal(literal='c++')]))\"}",                                                 \
    }

/* The bytes of a file that write has written to the path it was given; on the heap. */
static inline uint8_t *small_file(bool (*write)(const char *path), size_t *size)
{
    char     folder[] = "/tmp/asn_fuzz_XXXXXX", path[64];
    need(mkdtemp(folder) != NULL);
    snprintf(path, sizeof path, "%s/file", folder);
    need(write(path));
    FILE    *f     = fopen(path, "rb");
    uint8_t *bytes = malloc(1 << 17);
    need(f && bytes);
    *size = fread(bytes, 1, 1 << 17, f);
    need(*size < 1 << 17);
    fclose(f);
    need(remove(path) == 0 && remove(folder) == 0);
    return bytes;
}
#endif
