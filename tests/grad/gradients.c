/* Prints the gradient of each tensor for fixed random examples: built in float and in double, the two must agree. */
#include "setup.h"

#include "cron/cron.h"
#include "jobs/jobs.h"
#include "mix/mix.h"

int main(void)
{
    static const asn_grammar *const grammars[]  = {&jobs_grammar, &cron_grammar, &mix_grammar};
    static const char *const        settings[][2] = {{"dropout", "0.3"}, {"sup-att", "0.7"}, {"smooth", "0.1"}, {"hidden", "24"}, {NULL, NULL}};
    asn_tensor_begin(false);
    for (int g = 0; g < 3; g++) {
        setup s = make(grammars[g], 5, 8, 25, settings);
        for (size_t k = 0; k < s.model->n_weights; k++)
            s.block[k] = (asn_real)(float)s.block[k]; /* the same in both builds */
        asn_real         *gradient = asn_weights_block(s.model);
        unsigned char    *touched  = calloc((size_t)s.model->n_tensors, 1);
        asn_batch_options o        = {.train = true, .key = 99, .scale = 0.125};
        asn_error         err;
        double            loss;
        if (!asn_batch_run(s.batch, s.all, s.n, &o, gradient, touched, &loss, &err))
            return fputs(err.text, stderr), 1;
        printf("%s loss %.9g\n", grammars[g]->name, loss);
        for (int t = 0; t < s.model->n_tensors; t++) {
            const asn_tensor *x = &s.model->tensors[t];
            printf("%s %s", grammars[g]->name, x->name);
            for (size_t k = 0; k < (size_t)x->rows * (size_t)x->cols; k++)
                printf(" %.9g", (double)gradient[x->at + k]);
            printf("\n");
        }
        free(gradient);
        free(touched);
        unmake(&s);
    }
    return 0;
}
