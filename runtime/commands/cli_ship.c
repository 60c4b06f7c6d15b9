/* cli_ship.c: the command ship. */
#include "commands/commands.h"
#include "decoding/evaluate.h"
#include "examples/index.h"
#include "ground/system.h"
#include "model/ensemble.h"
#include "shipping/pack.h"
#include "shipping/sentence.h"
#include "shipping/ship.h"

#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static bool make_folder(const char *path, asn_error *err)
{
    char   copy[4096];
    size_t n = strlen(path);
    if (n == 0 || n + 300 > sizeof copy)
        return asn_fail_as(ASN_BAD_SYSTEM, err, "cannot make the folder '%.100s': its name is %s", path, n ? "too long" : "empty");
    memcpy(copy, path, n + 1);
    for (char *s = copy + 1;; s++)
        if (*s == '/' || !*s) {
            char was = *s;
            *s       = 0;
            if (mkdir(copy, 0777) != 0 && errno != EEXIST)
                return asn_fail_system(err, "cannot make the folder %s", copy);
            if (!was)
                return true;
            *s = was;
        }
}

typedef enum compiled { COMPILED, NO_COMPILER, NOT_COMPILED } compiled;

static compiled run_compiler(char **words)
{
    pid_t pid;
    int   status = 0;
    if (posix_spawnp(&pid, words[0], NULL, NULL, words, environ) != 0)
        return NO_COMPILER;
    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            return NOT_COMPILED;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        return NO_COMPILER;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? COMPILED : NOT_COMPILED;
}

/* The static program beside its source. Several may do this at once: the compiler writes under a name of our own. */
static compiled compile_with(const asn_grammar *g, const char *cc, const char *folder)
{
    char        source[4400], program[4400], temp[4440], define[400];
    char        words_of_cc[1000], *words[32], *rest = NULL;
    int         n = 0;
    snprintf(words_of_cc, sizeof words_of_cc, "%s", cc);
    snprintf(source, sizeof source, "%s/%s_parser.c", folder, g->name);
    snprintf(program, sizeof program, "%s/%s_parser", folder, g->name);
    snprintf(temp, sizeof temp, "%s.%ld.tmp", program, (long)getpid());
    snprintf(define, sizeof define, "-D%s_PARSER_MAIN", g->name);
    for (char *s = define + 2; *s; s++)
        *s = *s >= 'a' && *s <= 'z' ? (char)(*s - 32) : *s;
    for (char *w = strtok_r(words_of_cc, " \t", &rest); w && n < 16; w = strtok_r(NULL, " \t", &rest))
        words[n++] = w;
    char *fixed[] = {ASN_SMALL_PROGRAM, define, "-o", temp, source, "-lm", NULL};
    memcpy(words + n, fixed, sizeof fixed);
    compiled how = run_compiler(words);
    if (how == COMPILED && rename(temp, program) != 0)
        how = NOT_COMPILED;
    if (how != COMPILED)
        unlink(temp);
    return how;
}

/* musl's programs are half a megabyte smaller than glibc's. */
static compiled compile(const asn_grammar *g, const char *folder)
{
    const char *cc = getenv("CC");
    if (cc && *cc)
        return compile_with(g, cc, folder);
    compiled first = compile_with(g, "musl-gcc", folder);
    return first == COMPILED ? first : compile_with(g, "cc", folder);
}

/* ---- What fewer bits cost. */

typedef struct form {
    const char *name;
    int         bits;
} form;
static const form forms[] = {{"f32", 32}, {"f16", 16}, {"i8", 8}};

/* Decodes with what is shipped, to the bit. */
static bool measure(const asn_ensemble *m, asn_data *d, int bits, asn_scores *s, const char **trees, size_t *size, asn_error *err)
{
    asn_pool   *pool = asn_pool_new(1);
    asn_packed *p    = calloc((size_t)m->n, sizeof *p);
    asn_member *all  = calloc((size_t)m->n, sizeof *all);
    bool        ok   = pool && p && all;
    for (int k = 0; k < m->n && ok; k++) {
        ok     = asn_pack(m->members[k].model, &m->members[k].weights, bits, &p[k]);
        all[k] = (asn_member){m->members[k].model, p[k].weights};
        *size += p[k].size;
    }
    ok = ok ? asn_evaluate(all, m->n, d, NULL, pool, s, trees, d->arena, err) : asn_out_of_memory(err);
    for (int k = 0; k < m->n && p; k++)
        asn_pack_free(&p[k]);
    free(all);
    free(p);
    asn_pool_free(pool);
    return ok;
}

/* Exact match with each form of weights, and how many of its trees are the same as with f32. */
static bool compare_forms(const asn_ensemble *m, const char *dev, asn_error *err)
{
    const asn_model *first = m->members[0].model;
    asn_data    *d  = asn_data_new();
    bool         ok = d ? asn_data_read(d, first->g, dev, NULL, err) : asn_out_of_memory(err);
    const char **trees[3] = {NULL, NULL, NULL};
    for (size_t i = 0; ok && i < d->n; i++)
        ok = asn_index_example(d->arena, first, &d->all[i], false) ? true : asn_out_of_memory(err);
    for (int k = 0; k < 3 && ok; k++) {
        asn_scores s    = {0};
        size_t     same = 0, size = 0;
        trees[k]        = calloc(d->n, sizeof *trees[k]);
        ok              = trees[k] ? measure(m, d, forms[k].bits, &s, trees[k], &size, err) : asn_out_of_memory(err);
        for (size_t i = 0; i < d->n && ok; i++)
            same += trees[0][i] && trees[k][i] && strcmp(trees[0][i], trees[k][i]) == 0;
        if (ok)
            printf("%-4s exact match %.1f %% (%zu of %zu), the trees of f32 %.1f %%, weights %.1f MB\n", forms[k].name, 100 * (double)s.exact / (double)d->n, s.exact,
                   d->n, 100 * (double)same / (double)d->n, (double)size / 1e6);
    }
    for (int k = 0; k < 3; k++)
        free(trees[k]);
    asn_data_free(d);
    return ok;
}

static int ship_page(const asn_grammar *g, const char *dev, const char *folder)
{
    static const char *const exported[] = {"new", "parse_line", "print", "log_prob", "inputs", "input_name", "node", "constructor", "constructor_name",
                                           "fields", "field_name", "children", "child", "value", "known", "search", "guesses", "guess", "exact", "version"};
    enum { N = sizeof exported / sizeof *exported };
    char      names[N][400], source[4400], wasm[4400], *words[N + 20];
    char     *fixed[] = {"clang", "--target=wasm32-wasi", "-O2", "-msimd128", "-mexec-model=reactor", "-Wl,-z,stack-size=1048576", "-Wl,--export=malloc",
                         "-Wl,--export=free", "-o", wasm, source};
    asn_error err;
    int       n = sizeof fixed / sizeof *fixed;
    memcpy(words, fixed, sizeof fixed);
    snprintf(source, sizeof source, "%s/%s_parser.c", folder, g->name);
    snprintf(wasm, sizeof wasm, "%s/%s_parser.wasm.%ld.tmp", folder, g->name, (long)getpid());
    for (int i = 0; i < N; i++) {
        snprintf(names[i], sizeof names[i], "-Wl,--export=%.300s_parser_%s", g->name, exported[i]);
        words[n++] = names[i];
    }
    words[n] = NULL;
    if (run_compiler(words) != COMPILED) {
        fprintf(stderr, "%s: no page: clang cannot make WebAssembly here; Debian's packages for that are clang lld wasi-libc libclang-rt-14-dev-wasm32\n", g->name);
        return 3;
    }
    asn_arena *a  = asn_arena_new(0);
    bool       ok = a ? asn_ship_page(g, dev ? asn_sentence_from(a, g, dev) : NULL, wasm, folder, &err) : asn_out_of_memory(&err);
    asn_arena_free(a);
    remove(wasm);
    if (ok)
        asn_say_result("%s/index.html", folder);
    return ok ? 0 : asn_say_error(g, &err);
}

static int ship(const asn_grammar *g, const asn_ensemble *m, int bits, const asn_lexicon *names, bool web, const char *dev, const char *folder)
{
    asn_error err;
    if (!make_folder(folder, &err) || !asn_ship(m->members, m->n, bits, names, folder, &err))
        return asn_say_error(g, &err);
    const char *n = g->name;
    switch (compile(g, folder)) {
    case COMPILED:
        asn_say_result("%s/%s_parser.h, %s/%s_parser.c and the program %s/%s_parser", folder, n, folder, n, folder, n);
        break;
    case NO_COMPILER:
        asn_say_result("%s/%s_parser.h and %s/%s_parser.c; no program, as there is no C compiler", folder, n, folder, n);
        break;
    default:
        asn_fail_as(ASN_BAD_SYSTEM, &err, "%s/%s_parser.h and .c are written, but the compiler failed", folder, n);
        return asn_say_error(g, &err);
    }
    return asn_close_output(g, web ? ship_page(g, dev, folder) : 0);
}

enum { MODEL, OUT, WEIGHTS, WEB, DEV, ENTITIES };
static const asn_option options[] = {
    [MODEL]   = {"--model", "M", ASN_MODEL_HELP},
    [OUT]     = {"-o", "DIR", "the folder to write to"},
    [WEIGHTS] = {"--weights", "f32|f16|i8", "bits of a weight: 32, 16 or mostly 8"},
    [WEB]     = {"--web", NULL, "a page with the parser inside, too"},
    [DEV]     = {"--dev", "FILE", "examples: tell what fewer bits cost, and begin the page with the first of them"},
    [ENTITIES] = {"--entities", "FILE", "further names, compiled in: a file as the task's entities file; may be given several times"},
    {NULL, NULL, NULL},
};

static int run(asn_call *c)
{
    asn_models  models = {.n = 0};
    asn_added   added  = {.n = 0};
    const char *out = NULL, *weights = "f32", *dev = NULL;
    int         bits = 0, bad = 0;
    bool        web = false;
    asn_error   err;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case MODEL: bad = asn_add_model(c, &models); break;
        case OUT: out = c->value; break;
        case WEIGHTS: weights = c->value; break;
        case WEB: web = true; break;
        case DEV: dev = c->value; break;
        case ENTITIES: bad = asn_add_entities(c, &added); break;
        default: bad = asn_unexpected(c, k);
        }
    if (bad)
        return bad;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (strcmp(weights, forms[i].name) == 0)
            bits = forms[i].bits;
    if (!models.n || !out)
        return asn_usage_error(c, "ship needs --model M and -o DIR");
    if (!bits)
        return asn_usage_error(c, "--weights is f32, f16 or i8, not '%s'", weights);
    if (!asn_ship_can(c->g))
        return asn_usage_error(c, "this program does not carry its own code: build it with asdlc build to ship it");
    const asn_grammar *g    = asn_added_open(&added, c->g, &err);
    asn_ensemble      *m    = g ? asn_ensemble_open(g, models.paths, models.n, &err) : NULL;
    bool               ok   = m && (!dev || compare_forms(m, dev, &err));
    int                code = ok ? ship(g, m, bits, added.n ? g->entities : NULL, web, dev, out) : asn_say_error(c->g, &err);
    asn_ensemble_close(m);
    asn_added_free(&added);
    return code;
}

const asn_command asn_command_ship = {
    "ship", "--model M [--model M2 ...] -o DIR [options]", "Writes a model, or several that decide together, as one C file, with a program and, if wanted, a page made of it.", options, false, NULL, run,
};
