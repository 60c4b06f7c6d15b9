#include "examples/split.h"

#include "ground/replace.h"
#include "ground/rng.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const part_names[ASN_MOST_PARTS] = {"train", "dev", "test"};

bool asn_split_parse(asn_split *s, const char *text)
{
    int sum = 0;
    s->n = 0;
    for (;;) {
        char *end;
        long  p = text[0] >= '0' && text[0] <= '9' ? strtol(text, &end, 10) : 0;
        if (p < 1 || p > 99 || s->n == ASN_MOST_PARTS)
            return false;
        s->percent[s->n++] = (int)p;
        sum += (int)p;
        if (!*end)
            return sum == 100 && s->n > 1;
        if (*end != '/')
            return false;
        text = end + 1;
    }
}

/* ---- Which input goes where. */

typedef struct drawn {
    uint64_t        draw;
    asn_input_seen *input;
} drawn;

static int by_draw(const void *x, const void *y)
{
    const drawn *a = x, *b = y;
    if (a->draw != b->draw)
        return a->draw < b->draw ? -1 : 1;
    return a->input->key < b->input->key ? -1 : a->input->key > b->input->key;
}

/* In an order that follows from the seed and the inputs, whatever their order in the file. An input goes where the middle of its examples falls. */
static bool assign(const asn_split *s, const asn_inventory *v, asn_error *err)
{
    size_t n = asn_inputs_count(v->inputs), before = 0;
    drawn *all = malloc((n + 1) * sizeof *all);
    if (!all)
        return asn_out_of_memory(err);
    for (size_t i = 0; i < n; i++) {
        asn_input_seen *x = asn_inputs_at(v->inputs, i);
        all[i]            = (drawn){asn_key(asn_key(s->seed, 0x5B117), x->key), x};
    }
    qsort(all, n, sizeof *all, by_draw);
    for (size_t i = 0; i < n; i++) {
        double middle = 100 * ((double)before + (double)all[i].input->count / 2) / (double)v->n, to = s->percent[0];
        int    part = 0;
        while (part + 1 < s->n && middle >= to)
            to += s->percent[++part];
        all[i].input->part = (uint32_t)part;
        before += all[i].input->count;
    }
    free(all);
    return true;
}

/* ---- Files. */

/* NAME.jsonl becomes NAME.train.jsonl; what has no ending gets none. NULL: out of memory. */
static char *path_of_part(const char *path, int part)
{
    const char *slash = strrchr(path, '/'), *dot = strrchr(slash ? slash : path, '.');
    size_t      stem  = dot && dot != path && dot != slash + (slash != NULL) ? (size_t)(dot - path) : strlen(path), room = strlen(path) + 8;
    char       *to    = malloc(room);
    if (!to)
        return NULL;
    memcpy(to, path, stem);
    to[stem] = '.';
    strcpy(to + stem + 1, part_names[part]);
    return strcat(to, path + stem);
}

static bool may_write(asn_split *s, const asn_inventory *v, asn_error *err)
{
    for (int p = 0; p < s->n; p++) {
        if (!s->paths[p] && !(s->paths[p] = path_of_part(v->path, p)))
            return asn_out_of_memory(err);
        if (!s->force && access(s->paths[p], F_OK) == 0)
            return asn_fail_as(ASN_BAD_USAGE, err, "%s is there already: --force overwrites it", s->paths[p]);
    }
    return true;
}

static bool count_parts(asn_split *s, const asn_inventory *v, asn_error *err)
{
    for (size_t i = 0; i < asn_inputs_count(v->inputs); i++)
        s->examples[asn_inputs_at(v->inputs, i)->part] += asn_inputs_at(v->inputs, i)->count;
    for (int p = 0; p < s->n; p++)
        if (!s->examples[p])
            return asn_fail(err, "%s cannot be split so: no example is left for %s, as there are %zu distinct inputs only", v->path, part_names[p],
                            asn_inputs_count(v->inputs));
    return true;
}

static bool write_lines(const asn_split *s, const asn_inventory *v, asn_replacement *out, asn_error *err)
{
    asn_arena *a  = asn_arena_new(0);
    bool       ok = a ? true : asn_out_of_memory(err);
    for (int p = 0; ok && p < s->n; p++)
        asn_stream_header(v->stream, out[p].file);
    for (size_t i = 0; ok && i < asn_stream_count(v->stream); i++) {
        const char *line;
        size_t      length;
        ok = asn_stream_line(v->stream, i, a, &line, &length, err);
        if (ok) {
            FILE *to = out[asn_inputs_at(v->inputs, v->which.all[i])->part].file;
            fwrite(line, 1, length, to);
            putc('\n', to);
        }
        asn_arena_reset(a);
    }
    asn_arena_free(a);
    return ok && asn_stream_unchanged(v->stream, err);
}

bool asn_split_write(asn_split *s, const asn_inventory *v, asn_error *err)
{
    asn_replacement out[ASN_MOST_PARTS];
    int             n  = 0;
    bool            ok = may_write(s, v, err) && assign(s, v, err) && count_parts(s, v, err);
    while (ok && n < s->n)
        ok = asn_replace_open(&out[n], s->paths[n], err) && ++n;
    ok = ok && write_lines(s, v, out, err);
    if (ok)
        return asn_replace_commit(out, n, err);
    asn_replace_discard(out, n);
    return false;
}

void asn_split_free(asn_split *s)
{
    for (int p = 0; p < ASN_MOST_PARTS; p++)
        free(s->paths[p]);
}
