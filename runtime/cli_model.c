/* cli_model.c: the commands train, eval, predict, info and convert. */
#include "answer.h"
#include "commands.h"
#include "evaluate.h"
#include "print.h"
#include "train.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int processors(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : n > 64 ? 64 : (int)n;
}

static int read_threads(const asn_grammar *g, const char *value, int *threads)
{
    char *end;
    long  n = value ? strtol(value, &end, 10) : 0;
    if (!value || *end || n < 1 || n > 256)
        return asn_usage_error(g, "--threads is a whole number from 1 to 256, not '%s'", value ? value : "");
    *threads = (int)n;
    return 0;
}

/* ---- train */

static int read_setting(const asn_grammar *g, int argc, char **argv, int *i, asn_settings *s)
{
    for (int k = 0; k < asn_n_setting_rows; k++) {
        char        option[64];
        const char *value;
        asn_error   err;
        snprintf(option, sizeof option, "--%s", asn_setting_rows[k].name);
        if (!asn_option(argc, argv, i, option, &value))
            continue;
        if (!value)
            return asn_usage_error(g, "%s needs a value", option);
        return asn_settings_set(s, asn_setting_rows[k].name, value, &err) ? 0 : asn_say_error(g, 2, &err);
    }
    return asn_usage_error(g, "unknown option '%s'", argv[*i]);
}

static int read_preset(const asn_grammar *g, const char *name, asn_settings *s)
{
    if (!name || strcmp(name, "paper") != 0)
        return asn_usage_error(g, "--preset is paper, not '%s'", name ? name : "");
    for (int i = 0; i < asn_n_setting_rows; i++) {
        bool chosen = false; /* the paper chose width and passes by data set: so may a task */
        for (int k = 0; k < g->n_settings; k++)
            chosen = chosen || (strcmp(g->settings[k].name, asn_setting_rows[i].name) == 0 &&
                                (strcmp(asn_setting_rows[i].name, "hidden") == 0 || strcmp(asn_setting_rows[i].name, "epochs") == 0));
        if (asn_setting_rows[i].paper && !chosen)
            asn_settings_set(s, asn_setting_rows[i].name, asn_setting_rows[i].paper, NULL);
    }
    return 0;
}

static bool is_flag(const char *word)
{
    static const char *const flags[] = {"--resume", "--skip-bad", "--quiet", "--json"};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (strcmp(word, flags[i]) == 0)
            return true;
    return false;
}

/* NULL: it has said why, and code is what to exit with. */
static asn_model *open_model(const asn_grammar *g, const char *path, int *code)
{
    asn_error  err;
    asn_model *m = NULL;
    *code        = 1;
    if (access(path, R_OK) != 0) {
        *code = 3;
        asn_fail(&err, "cannot open %s: %s", path, strerror(errno));
    } else
        m = asn_model_load(g, path, &err);
    if (!m)
        asn_say_error(g, *code, &err);
    return m;
}

/* What was printed must have got there. */
static int close_output(const asn_grammar *g, int code)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return code;
    fprintf(stderr, "%s: cannot write to standard output: %s\n", g->name, strerror(errno));
    return 3;
}

int asn_command_train(const asn_grammar *g, int argc, char **argv)
{
    asn_train_options o = {.threads = processors(), .hold = ASN_HOLD, .profile = getenv("ASN_PROFILE"), .products = getenv("ASN_PRODUCTS")};
    asn_error         err;
    if (getenv("ASN_HOLD"))
        o.hold = strtoll(getenv("ASN_HOLD"), NULL, 10);
    asn_settings_default(&o.settings, g);
    for (int i = 2; i < argc; i++) /* the preset first, so that other options may change it */
        if (strcmp(argv[i], "--preset") == 0 || strncmp(argv[i], "--preset=", 9) == 0) {
            const char *value;
            asn_option(argc, argv, &i, "--preset", &value);
            int bad = read_preset(g, value, &o.settings);
            if (bad)
                return bad;
        }
    for (int i = 2; i < argc; i++) {
        const char *value = NULL;
        int         bad   = 0;
        if (asn_option(argc, argv, &i, "--train", &value))
            o.train = value;
        else if (asn_option(argc, argv, &i, "--dev", &value))
            o.dev = value;
        else if (asn_option(argc, argv, &i, "--model", &value))
            o.model = value;
        else if (asn_option(argc, argv, &i, "--threads", &value))
            bad = read_threads(g, value, &o.threads);
        else if (asn_option(argc, argv, &i, "--preset", &value))
            continue;
        else if (strcmp(argv[i], "--resume") == 0)
            o.resume = true;
        else if (strcmp(argv[i], "--skip-bad") == 0)
            o.skip_bad = true;
        else if (strcmp(argv[i], "--quiet") == 0)
            o.quiet = true;
        else if (strncmp(argv[i], "--", 2) == 0) {
            bad   = read_setting(g, argc, argv, &i, &o.settings);
            value = "";
        } else
            bad = asn_usage_error(g, "unexpected '%s'", argv[i]);
        if (!bad && !value && i + 1 == argc && strncmp(argv[i], "--", 2) == 0 && !is_flag(argv[i]))
            bad = asn_usage_error(g, "%s needs a value", argv[i]);
        if (bad)
            return bad;
    }
    if (!o.train)
        return asn_usage_error(g, "train needs %s", "--train FILE");
    if (!o.model)
        return asn_usage_error(g, "train needs %s", "--model M");
    for (const char *file = o.train; file; file = file == o.train ? o.dev : NULL)
        if (access(file, R_OK) != 0) {
            asn_fail(&err, "cannot open %s: %s", file, strerror(errno));
            return asn_say_error(g, 3, &err);
        }
    int code = asn_train(g, &o, &err);
    return code ? asn_say_error(g, code, &err) : 0;
}

/* ---- eval */

static bool write_predictions(const asn_grammar *g, const asn_data *d, const char *const *predicted, const char *path, asn_arena *a, asn_error *err)
{
    FILE      *f = fopen(path, "wb");
    asn_buffer b = {0};
    if (!f)
        return asn_fail(err, "cannot write %s: %s", path, strerror(errno));
    for (size_t i = 0; i < d->n; i++) {
        asn_error       why;
        const char     *tree = predicted[i] ? predicted[i] : "";
        const asn_tree *t    = asn_tree_read(a, g, g->root, "predicted", tree, strlen(tree), NULL, &why);
        const char     *text = t ? asn_tree_print(a, g, t) : "", *gold = asn_tree_write(a, g, d->all[i].tree);
        const char     *id   = d->all[i].id ? d->all[i].id : "";
        bool            same = t && asn_metrics_same(g, t, d->all[i].tree, a);
        const char     *keys[][2] = {{"{\"id\": ", id}, {", \"tree\": ", tree}, {", \"text\": ", text}, {", \"gold\": ", gold}};
        for (int k = 0; k < 4; k++) {
            asn_buffer_put(&b, keys[k][0], strlen(keys[k][0]));
            asn_print_json(&b, (asn_atom){ASN_STRING, (uint32_t)strlen(keys[k][1]), keys[k][1]});
        }
        const char *end = same ? ", \"right\": true}\n" : ", \"right\": false}\n";
        asn_buffer_put(&b, end, strlen(end));
        fwrite(b.text, 1, b.length, f);
        b.length = 0;
    }
    asn_buffer_free(&b);
    bool ok = !ferror(f);
    return fclose(f) == 0 && ok ? true : asn_fail(err, "cannot write %s: %s", path, strerror(errno));
}

static double share(double part, double whole)
{
    return whole > 0 ? 100 * part / whole : 0;
}

static const char *const error_names[] = {"right", "wrong constructor", "missing child", "extra child", "wrong value", "spelled wrongly"};

static void print_scores_json(const asn_grammar *g, const asn_scores *s, size_t skipped)
{
    double n = (double)s->count;
    printf("{\"em\": %.4f, \"em_l2l\": %.4f, \"bleu\": %.4f, \"precision\": %.4f, \"recall\": %.4f, \"f1\": %.4f, \"f1_macro\": %.4f, "
           "\"count\": %zu, \"skipped\": %zu, \"ms\": %.4f, \"errors\": {",
           share((double)s->exact, n), share((double)s->exact_l2l, n), 100 * s->bleu, share((double)s->common, (double)s->n_predicted),
           share((double)s->common, (double)s->n_gold), share(2 * (double)s->common, (double)(s->n_gold + s->n_predicted)), 100 * s->f1_macro, s->count, skipped,
           1e3 * s->seconds / n);
    for (int k = 1; k < ASN_ERROR_KINDS; k++)
        printf("%s\"%s\": %zu", k > 1 ? ", " : "", error_names[k], s->errors[k]);
    printf("}, \"constructors\": {");
    for (int c = 1, first = 1; c <= g->n_ctors; c++)
        if (s->error_ctors[c]) {
            printf("%s\"%s\": %zu", first ? "" : ", ", g->ctors[c].name, s->error_ctors[c]);
            first = 0;
        }
    printf("}}\n");
}

static void print_scores(const asn_grammar *g, const asn_scores *s, size_t skipped)
{
    double n = (double)s->count;
    printf("exact match %.1f %% (%zu of %zu), %.3f ms a sentence%s\n", share((double)s->exact, n), s->exact, s->count, 1e3 * s->seconds / n,
           skipped ? ", bad lines left out" : "");
    printf("  as lang2logic counts %.1f %%, BLEU %.1f, nodes: precision %.1f %%, recall %.1f %%, F1 %.1f %% (mean of trees %.1f %%)\n",
           share((double)s->exact_l2l, n), 100 * s->bleu, share((double)s->common, (double)s->n_predicted), share((double)s->common, (double)s->n_gold),
           share(2 * (double)s->common, (double)(s->n_gold + s->n_predicted)), 100 * s->f1_macro);
    for (int k = 1; k < ASN_ERROR_KINDS; k++)
        if (s->errors[k])
            printf("  first error: %-18s %zu\n", error_names[k], s->errors[k]);
    for (int c = 1; c <= g->n_ctors; c++)
        if (s->error_ctors[c])
            printf("  first error in %-20s %zu\n", g->ctors[c].name, s->error_ctors[c]);
}

int asn_command_eval(const asn_grammar *g, int argc, char **argv)
{
    const char *model = NULL, *file = NULL, *out = NULL, *value;
    bool        json = false, skip_bad = false;
    int         threads = processors(), bad = 0;
    asn_error   err = {"out of memory"};
    for (int i = 2; i < argc && !bad; i++) {
        if (asn_option(argc, argv, &i, "--model", &value))
            model = value;
        else if (asn_option(argc, argv, &i, "--predictions", &value))
            out = value;
        else if (asn_option(argc, argv, &i, "--threads", &value))
            bad = read_threads(g, value, &threads);
        else if (strcmp(argv[i], "--json") == 0)
            json = true;
        else if (strcmp(argv[i], "--skip-bad") == 0)
            skip_bad = true;
        else if (strncmp(argv[i], "--", 2) == 0 || file)
            bad = asn_usage_error(g, "unexpected '%s'", argv[i]);
        else
            file = argv[i];
    }
    if (bad)
        return bad;
    if (strncmp(argv[argc - 1], "--", 2) == 0 && !is_flag(argv[argc - 1]))
        return asn_usage_error(g, "%s needs a value", argv[argc - 1]);
    if (!model || !file)
        return asn_usage_error(g, "eval needs %s", "--model M and a FILE");
    if (access(file, R_OK) != 0 || access(model, R_OK) != 0) {
        asn_fail(&err, "cannot open %s: %s", access(file, R_OK) ? file : model, strerror(errno));
        return asn_say_error(g, 3, &err);
    }
    asn_model   *m = asn_model_load(g, model, &err);
    asn_data    *d = m ? asn_data_new() : NULL;
    asn_pool    *p = d ? asn_pool_new(threads) : NULL;
    asn_scores   s = {0};
    const char **predicted = NULL;
    bool         ok = p && asn_data_read(d, g, file, skip_bad, &err);
    for (size_t i = 0; ok && i < d->n; i++)
        ok = asn_data_index(d->arena, m, &d->all[i], false) ? true : asn_fail(&err, "out of memory");
    if (ok && out)
        ok = (predicted = calloc(d->n, sizeof *predicted)) ? true : asn_fail(&err, "out of memory");
    ok = ok && asn_evaluate(m, d, p, &s, predicted, ok ? d->arena : NULL, &err);
    ok = ok && (!out || write_predictions(g, d, predicted, out, d->arena, &err));
    if (ok)
        (json ? print_scores_json : print_scores)(g, &s, d->skipped);
    free(predicted);
    asn_pool_free(p);
    asn_data_free(d);
    asn_model_free(m);
    int code = strncmp(err.text, "cannot write", 12) == 0 || strncmp(err.text, "out of memory", 13) == 0 ? 3 : 1;
    return ok ? close_output(g, 0) : asn_say_error(g, code, &err);
}

/* ---- predict */

typedef enum format { FORMAT_TEXT, FORMAT_TREE, FORMAT_JSON } format;

typedef struct predictor {
    const asn_grammar *g;
    asn_model         *m;
    asn_decoder       *decoder;
    asn_arena         *arena;
    asn_buffer         out;
    format             format;
    const char        *file;
    size_t             line;
    int                code;
} predictor;

static void bad_line(predictor *p, const asn_error *why)
{
    fprintf(stderr, "%s: %s:%zu: %s\n", p->g->name, p->file, p->line, why->text);
    if (p->format == FORMAT_JSON)
        asn_answer_error(&p->out, why->text);
    p->code = 1;
}

static void predict_line(predictor *p, const char *line, size_t length)
{
    asn_example e;
    asn_error   err;
    double      log_prob = 0;
    bool good = true;
    p->line++;
    while (length && (line[length - 1] == '\n' || line[length - 1] == '\r'))
        length--;
    if (!asn_data_line(p->arena, p->g, line, length, false, &e, &err)) {
        bad_line(p, &err);
        good = false;
    } else {
        const asn_tree *t = asn_data_index(p->arena, p->m, &e, false) ? asn_decode(p->decoder, &e, p->arena, &log_prob) : NULL;
        t                 = t ? asn_entities_restore(p->arena, p->g, &e.mentions, t) : NULL;
        const char     *tree = t ? asn_tree_write(p->arena, p->g, t) : NULL, *text = t ? asn_tree_print(p->arena, p->g, t) : NULL;
        if (!tree || !text) {
            asn_fail(&err, "out of memory");
            bad_line(p, &err);
        } else if (p->format == FORMAT_TREE)
            asn_buffer_put(&p->out, tree, strlen(tree));
        else if (p->format == FORMAT_TEXT)
            asn_answer_line(&p->out, text);
        else {
            asn_answer_json(&p->out, p->g, &e, tree, text, log_prob);
            asn_buffer_put(&p->out, "}", 1);
        }
    }
    asn_buffer_put(&p->out, "\n", 1);
    fwrite(p->out.text, 1, p->out.length, stdout);
    if (isatty(STDOUT_FILENO) && p->format == FORMAT_TEXT && good)
        fprintf(stderr, "    probability %.3f\n", exp(log_prob));
    p->out.length = 0;
    asn_arena_reset(p->arena);
}

static int predict_all(predictor *p, const char *what)
{
    FILE *f = NULL;
    if (what && strcmp(what, "-") != 0 && !(f = fopen(what, "rb"))) {
        if (!strchr(what, ' ') && strpbrk(what, "./")) { /* meant as a file, by its looks */
            fprintf(stderr, "%s: cannot open %s: %s\n", p->g->name, what, strerror(errno));
            return 3;
        }
        p->file = "sentence"; /* no file of that name: it is one itself */
        predict_line(p, what, strlen(what));
        return p->code;
    }
    p->file = f ? what : "standard input";
    char   *line = NULL;
    size_t  room = 0;
    ssize_t n;
    while ((n = getline(&line, &room, f ? f : stdin)) >= 0) {
        predict_line(p, line, (size_t)n);
        if (!f)
            fflush(stdout); /* whoever writes lines into a pipe waits for their answers */
    }
    free(line);
    if (ferror(f ? f : stdin)) {
        fprintf(stderr, "%s: cannot read %s: %s\n", p->g->name, p->file, strerror(errno));
        p->code = 3;
    }
    if (f)
        fclose(f);
    return p->code;
}

int asn_command_predict(const asn_grammar *g, int argc, char **argv)
{
    static const char *const formats[] = {"text", "tree", "json"};
    const char *model = NULL, *what = NULL, *value;
    predictor   p     = {.g = g};
    for (int i = 2; i < argc; i++) {
        if (asn_option(argc, argv, &i, "--model", &value)) {
            if (model)
                return asn_usage_error(g, "one %s for now", "--model");
            model = value;
        } else if (asn_option(argc, argv, &i, "--format", &value)) {
            int k = 0;
            while (k < 3 && (!value || strcmp(value, formats[k]) != 0))
                k++;
            if (k == 3)
                return asn_usage_error(g, "--format is text, tree or json, not '%s'", value ? value : "");
            p.format = (format)k;
        } else if (strncmp(argv[i], "--", 2) == 0 || what)
            return asn_usage_error(g, what ? "one sentence or file at a time, not '%s' too: put a sentence in quotes" : "unknown option '%s'", argv[i]);
        else
            what = argv[i];
    }
    if (!model)
        return asn_usage_error(g, "predict needs %s", "--model M");
    int code;
    if (!(p.m = open_model(g, model, &code)))
        return code;
    p.decoder = asn_decoder_new(p.m);
    p.arena   = asn_arena_new(0);
    code      = 3;
    if (p.decoder && p.arena)
        code = close_output(g, predict_all(&p, what));
    else
        fprintf(stderr, "%s: out of memory\n", g->name);
    asn_decoder_free(p.decoder);
    asn_arena_free(p.arena);
    asn_buffer_free(&p.out);
    asn_model_free(p.m);
    return code;
}

/* ---- info */

static bool info_tensors(const asn_model *m, const char *module)
{
    size_t n     = strlen(module);
    bool   found = false;
    for (int i = 0; i < m->n_tensors; i++) {
        const asn_tensor *t = &m->tensors[i];
        if (strncmp(t->name, module, n) != 0 || (t->name[n] != '/' && t->name[n] != '.'))
            continue;
        found = true;
        double sum = 0, most = 0;
        for (size_t k = 0; k < (size_t)t->rows * (size_t)t->cols; k++) {
            double w = (double)m->view[i][k];
            sum += w * w;
            most = fabs(w) > most ? fabs(w) : most;
        }
        printf("  %-40s %5d x %-5d  rms %.4f  largest %.4f\n", t->name, t->rows, t->cols, sqrt(sum / ((double)t->rows * t->cols)), most);
    }
    return found;
}

int asn_command_info(const asn_grammar *g, int argc, char **argv)
{
    const char *model = NULL, *module = NULL;
    for (int i = 2; i < argc; i++)
        if (!asn_option(argc, argv, &i, "--model", &model) && !asn_option(argc, argv, &i, "--module", &module))
            return asn_usage_error(g, "unexpected '%s'", argv[i]);
    if (!model)
        return asn_usage_error(g, "info needs %s", "--model M");
    int        code;
    asn_model *m = open_model(g, model, &code);
    if (!m)
        return code;
    size_t n = 0;
    for (int i = 0; i < m->n_tensors; i++)
        n += (size_t)m->tensors[i].rows * (size_t)m->tensors[i].cols;
    printf("%s: a model of %s with %zu weights in %d tensors\n", model, g->name, n, m->n_tensors);
    for (int i = 0; i < asn_n_setting_rows; i++) {
        char value[64];
        asn_settings_text(&m->settings, &asn_setting_rows[i], value, sizeof value);
        if (asn_setting_rows[i].kind == 'd')
            snprintf(value, sizeof value, "%g", strtod(value, NULL));
        printf("  %-12s %s\n", asn_setting_rows[i].name, value);
    }
    for (int i = 0; i < g->n_inputs; i++)
        printf("  input %s: %d tokens known\n", g->inputs[i].name, m->inputs[i].n - 1);
    for (int i = 0; i < g->n_types; i++)
        if (g->types[i].primitive && g->types[i].reachable)
            printf("  %s: a list of %d values%s\n", g->types[i].name, m->values[i].n - 1, g->types[i].open ? ", or spelled" : "");
    code = 0;
    if (module && !info_tensors(m, module)) {
        fprintf(stderr, "%s: no module '%s' has weights\n", g->name, module);
        code = 1;
    }
    asn_model_free(m);
    return close_output(g, code);
}

/* ---- convert */

int asn_command_convert(const asn_grammar *g, int argc, char **argv)
{
    const char *model = NULL, *bits = NULL, *out = NULL;
    asn_error   err;
    for (int i = 2; i < argc; i++)
        if (!asn_option(argc, argv, &i, "--model", &model) && !asn_option(argc, argv, &i, "--bits", &bits) && !asn_option(argc, argv, &i, "-o", &out))
            return asn_usage_error(g, "unexpected '%s'", argv[i]);
    if (!model || !bits || !out)
        return asn_usage_error(g, "convert needs %s", "--model M --bits 16|32 -o OUT");
    if (strcmp(bits, "16") != 0 && strcmp(bits, "32") != 0)
        return asn_usage_error(g, "--bits is 16 or 32, not '%s'", bits);
    int        code;
    asn_model *m = open_model(g, model, &code);
    if (!m)
        return code;
    bool ok = asn_model_save(m, NULL, atoi(bits), out, &err);
    asn_model_free(m);
    return ok ? 0 : asn_say_error(g, 3, &err);
}
