#include "commands/reliability.h"

#include "ground/replace.h"

#include <math.h>
#include <stdio.h>

static double share(size_t part, size_t whole)
{
    return whole ? 100 * (double)part / (double)whole : 0;
}

/* ---- Text. */

static void print_coverage(const asn_calibration *c, int k)
{
    const asn_coverage *a = &c->at[k];
    printf("  precision %d %%: ", asn_precisions[k]);
    if (asn_coverage_known(a))
        printf("coverage %.1f %% (%zu of %zu answers), those of confidence %.3f and more\n", share(a->accepted, c->n), a->accepted, c->n, a->min_prob);
    else
        printf("not known: %zu answers could be accepted, and fewer than %zu do not tell\n", a->accepted, a->needed);
}

void asn_reliability_print(const asn_calibration *c, bool tempered)
{
    printf("calibration (%s): error %.1f points, Brier score %.4f, ", tempered ? "tempered" : "not tempered", 100 * c->ece, c->brier);
    if (isnan(c->spearman))
        printf("no rank correlation\n");
    else
        printf("rank correlation with right answers %.3f\n", c->spearman);
    printf("  confidence, in bins of equal size    answers    mean %%   right %%\n");
    for (int i = 0; i < c->n_bins; i++) {
        const asn_bin *b = &c->bins[i];
        printf("  %.3f to %.3f %30zu %9.1f %9.1f\n", b->least, b->most, b->n, 100 * b->p, share(b->right, b->n));
    }
    printf("  all %40zu %9.1f %9.1f\n", c->n, 100 * c->mean, share(c->right, c->n));
    for (int k = 0; k < ASN_PRECISIONS; k++)
        print_coverage(c, k);
}

/* ---- JSON. */

void asn_reliability_json(const asn_calibration *c, bool tempered)
{
    printf("{\"tempered\": %s, \"count\": %zu, \"ece\": %.4f, \"brier\": %.6f, ", tempered ? "true" : "false", c->n, 100 * c->ece, c->brier);
    if (isnan(c->spearman))
        printf("\"spearman\": null, ");
    else
        printf("\"spearman\": %.4f, ", c->spearman);
    printf("\"confidence\": %.4f, \"right\": %.4f, \"bins\": [", 100 * c->mean, share(c->right, c->n));
    for (int i = 0; i < c->n_bins; i++) {
        const asn_bin *b = &c->bins[i];
        printf("%s{\"from\": %.6f, \"to\": %.6f, \"count\": %zu, \"confidence\": %.4f, \"right\": %.4f}", i ? ", " : "", b->least, b->most, b->n, 100 * b->p,
               share(b->right, b->n));
    }
    printf("], \"coverage\": {");
    for (int k = 0; k < ASN_PRECISIONS; k++) {
        const asn_coverage *a = &c->at[k];
        printf("%s\"%d\": ", k ? ", " : "", asn_precisions[k]);
        if (asn_coverage_known(a))
            printf("{\"coverage\": %.4f, \"accepted\": %zu, \"right\": %zu, \"min_prob\": %.6f}", share(a->accepted, c->n), a->accepted, a->right, a->min_prob);
        else
            printf("null");
    }
    printf("}}");
}

/* ---- A diagram: the mean confidence of a bin to the right, the share of right answers upwards. On the diagonal, they agree. */

enum { SIDE = 360, LEFT = 60, TOP = 40 };

static double across(double p)
{
    return (int)LEFT + (int)SIDE * p;
}

static double up(double p)
{
    return (int)TOP + (int)SIDE * (1 - p);
}

static void put_axes(FILE *f)
{
    for (int i = 0; i <= 5; i++) {
        double p = i / 5.0;
        fprintf(f, "<path d=\"M%.1f %.1fH%.1fM%.1f %.1fV%.1f\" stroke=\"#ddd\"/>\n", across(0), up(p), across(1), across(p), up(0), up(1));
        fprintf(f, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%d</text>\n<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%d</text>\n", across(0) - 8, up(p) + 4,
                20 * i, across(p), up(0) + 18, 20 * i);
    }
    fprintf(f, "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"#888\" stroke-dasharray=\"5 4\"/>\n", across(0), up(0), across(1), up(1));
    fprintf(f, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">confidence, %%</text>\n", across(0.5), up(0) + 38);
    fprintf(f, "<text transform=\"translate(18 %.1f) rotate(-90)\" text-anchor=\"middle\">right answers, %%</text>\n", up(0.5));
}

static void put_bins(FILE *f, const asn_calibration *c)
{
    fprintf(f, "<path fill=\"none\" stroke=\"#0a5fb4\" stroke-width=\"2\" d=\"");
    for (int i = 0; i < c->n_bins && c->n; i++)
        fprintf(f, "%c%.1f %.1f", i ? 'L' : 'M', across(c->bins[i].p), up((double)c->bins[i].right / (double)c->bins[i].n));
    fprintf(f, "\"/>\n");
    for (int i = 0; i < c->n_bins && c->n; i++) {
        const asn_bin *b = &c->bins[i];
        double         y = (double)b->right / (double)b->n;
        fprintf(f, "<path d=\"M%.1f %.1fV%.1f\" stroke=\"#c33\"/>\n", across(b->p), up(b->p), up(y));
        fprintf(f, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"#0a5fb4\"><title>%zu answers of confidence %.3f to %.3f: mean %.1f %%, right %.1f %%</title></circle>\n",
                across(b->p), up(y), b->n, b->least, b->most, 100 * b->p, 100 * y);
    }
}

bool asn_reliability_svg(const asn_calibration *c, bool tempered, const char *path, asn_error *err)
{
    asn_replacement file;
    if (!asn_replace_open(&file, path, err))
        return false;
    FILE *f = file.file;
    fprintf(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\">\n",
            SIDE + LEFT + 20, SIDE + TOP + 50, SIDE + LEFT + 20, SIDE + TOP + 50);
    fprintf(f, "<title>Reliability diagram: calibration error %.1f points over %zu answers</title>\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n", 100 * c->ece, c->n);
    fprintf(f, "<text x=\"%d\" y=\"22\" font-size=\"14\">calibration error %.1f points, %zu answers, %s</text>\n", LEFT, 100 * c->ece, c->n, tempered ? "tempered" : "not tempered");
    put_axes(f);
    put_bins(f, c);
    fprintf(f, "</svg>\n");
    return asn_replace_commit(&file, 1, err);
}
