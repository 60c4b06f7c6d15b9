/* cli_info.c: the command info. */
#include "commands/commands.h"
#include "decoding/calibration.h"
#include "model/model_file.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MODEL, MODULE };
static const asn_option options[] = {
    [MODEL]  = {"--model", "M", "the model"},
    [MODULE] = {"--module", "NAME", "also the weights of a type, constructor or field"},
    {NULL, NULL, NULL},
};

static bool print_tensors(const asn_model *m, const asn_weights *w, const char *module)
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
            double x = (double)asn_weights_reals(w, i)[k];
            sum += x * x;
            most = fabs(x) > most ? fabs(x) : most;
        }
        printf("  %-40s %5d x %-5d  rms %.4f  largest %.4f\n", t->name, t->rows, t->cols, sqrt(sum / ((double)t->rows * t->cols)), most);
    }
    return found;
}

/* What calibrate found; nothing of a model that it has not seen. */
static void print_trust(const asn_trust *t)
{
    if (!(t->temperature > 0))
        return;
    printf("  calibrated by %.0f answers, %.0f of them right: temperature %.3f, bias %.3f\n", t->answers, t->right, t->temperature, t->bias);
    for (int k = 0; k < ASN_PRECISIONS; k++)
        if (t->accepted[k] > 0)
            printf("  precision %d %%: probability %.3f and more, %.0f answers\n", asn_precisions[k], t->min_prob[k], t->accepted[k]);
    if (t->encoded)
        printf("  foreign above %.3f\n", t->most_foreign);
}

static void print_model(const asn_model *m, const char *path)
{
    const asn_grammar *g = m->g;
    size_t             n = 0;
    for (int i = 0; i < m->n_tensors; i++)
        n += (size_t)m->tensors[i].rows * (size_t)m->tensors[i].cols;
    asn_say_result("%s: a model of %s with %zu weights in %d tensors", path, g->name, n, m->n_tensors);
    for (int i = 0; i < asn_n_setting_rows; i++) {
        char value[64];
        asn_settings_text(&m->settings, &asn_setting_rows[i], value, sizeof value);
        if (asn_setting_rows[i].type == ASN_IS_REAL)
            snprintf(value, sizeof value, "%g", strtod(value, NULL));
        printf("  %-14s %s\n", asn_setting_rows[i].name, value);
    }
    for (int i = 0; i < g->n_inputs; i++)
        printf("  input %s: %d tokens known\n", g->inputs[i].name, m->inputs[i].n - 1);
    for (int i = 0; i < g->n_types; i++)
        if (g->types[i].primitive && g->types[i].reachable)
            printf("  %s: a list of %d values%s\n", g->types[i].name, m->values[i].n - 1, g->types[i].open ? ", or spelled" : "");
    print_trust(&m->trust);
}

static int run(asn_call *c)
{
    const char *model = NULL, *module = NULL;
    asn_error   err;
    int         bad = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case MODEL: bad = asn_read_model(c, &model); break;
        case MODULE: module = c->value; break;
        default: bad = asn_unexpected(c, k);
        }
    if (bad)
        return bad;
    if (!model)
        return asn_usage_error(c, "info needs --model M");
    asn_model_file *f = asn_model_file_open(c->g, model, &err);
    if (!f)
        return asn_say_error(c->g, &err);
    print_model(f->model, model);
    bool ok = !module || print_tensors(f->model, &f->weights, module) || asn_fail(&err, "no module '%s' has weights", module);
    asn_model_file_close(f);
    return asn_close_output(c->g, ok ? 0 : asn_say_error(c->g, &err));
}

const asn_command asn_command_info = {
    "info", "--model M [--module NAME]", "Tells the settings, vocabularies and weights of a model.", options, false, NULL, run,
};
