#include "training/report.h"

#include "ground/clock.h"
#include "ground/replace.h"

#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void asn_report_say(const asn_train_options *o, const char *format, ...)
{
    if (o->quiet)
        return;
    char    text[1000]; /* with the path of a model, perhaps */
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    asn_error_safe(text);
    fprintf(stderr, "%s%s\n", isatty(STDERR_FILENO) ? "\r\033[K" : "", text); /* over the progress line */
}

static void say_line(void *options, const char *line)
{
    asn_report_say(options, "%s", line);
}

void asn_report_broken(const asn_train_options *o, const asn_broken *b)
{
    asn_broken_tell(b, "training examples", say_line, (void *)(uintptr_t)o);
}

asn_report asn_report_of(const asn_train_options *o, const asn_settings *s)
{
    static const char tail[] = ".log.jsonl";
    asn_report           l      = {.o = o, .settings = s, .path = malloc(strlen(o->model) + sizeof tail)};
    if (l.path)
        strcat(strcpy(l.path, o->model), tail);
    return l;
}

void asn_report_reset(asn_report *l)
{
    free(l->path);
    l->path = NULL;
}

const char *asn_report_metric(const asn_report *l)
{
    static const char *const names[] = {"exact", "BLEU", "F1"};
    return names[l->settings->metric];
}

static const char *judged(const asn_report *l)
{
    return l->o->dev ? "dev" : "train";
}

bool asn_report_trim(const asn_report *l, int epoch, asn_error *err)
{
    FILE *f = fopen(l->path, "rb");
    if (!f)
        return errno == ENOENT ? true : asn_fail_system(err, "cannot read %s", l->path);
    char   *line = NULL;
    size_t  room = 0;
    long    keep = 0;
    ssize_t n;
    while ((n = getline(&line, &room, f)) > 0) {
        int found;
        if (sscanf(line, "{\"epoch\": %d", &found) != 1 || found > epoch || line[n - 1] != '\n')
            break;
        keep += n;
    }
    bool read = n > 0 || feof(f);
    free(line);
    fclose(f);
    if (!read) /* or a line that cannot be read would end the log */
        return asn_fail_system(err, "cannot read %s", l->path);
    return truncate(l->path, keep) == 0 ? true : asn_fail_system(err, "cannot write %s", l->path);
}

/* How many examples were made, and by which changes. */
static void put_made(const asn_extra *x, char *to, size_t room)
{
    size_t n = (size_t)snprintf(to, room, ", \"recombined\": %zu, \"changes\": {", x->made);
    for (int k = 0; k < ASN_N_CHANGES && n < room; k++)
        n += (size_t)snprintf(to + n, room - n, "%s\"%s\": %zu", k ? ", " : "", asn_change_names[k], x->changes[k]);
    if (n < room)
        snprintf(to + n, room - n, "}");
}

bool asn_report_write(const asn_report *l, const asn_progress *p, const asn_passed *d, asn_error *err)
{
    char  made[300] = "";
    FILE *f         = fopen(l->path, "ab");
    if (!f)
        return asn_fail_system(err, "cannot write %s", l->path);
    if (d->extra)
        put_made(d->extra, made, sizeof made);
    int n = fprintf(f, "{\"epoch\": %d, \"loss\": %.6f, \"%s_%s\": %.4f, \"rate\": %.3g, \"examples_per_second\": %.0f%s}\n", p->epoch, d->loss, judged(l),
                    asn_report_metric(l), d->metric, d->rate, d->speed, made);
    if (fclose(f) != 0 || n < 0)
        return asn_fail_system(err, "cannot write %s", l->path);
    asn_report_say(l->o, "pass %3d of %d  loss %8.4f  %s %s %5.1f %%  best %5.1f %%  %.0f examples/s", p->epoch, l->settings->epochs, d->loss, judged(l),
                asn_report_metric(l), d->metric, p->best_metric, d->speed);
    return true;
}

void asn_report_progress(asn_report *l, const asn_progress *p, size_t n, double speed)
{
    if (l->o->quiet || !isatty(STDERR_FILENO) || asn_clock() - l->shown < 0.2)
        return;
    l->shown    = asn_clock();
    double done = (double)p->epoch * (double)n + (double)p->done, all = (double)l->settings->epochs * (double)n;
    fprintf(stderr, "\r\033[K%3.0f %%  pass %d of %d  loss %.3f  %.0f examples/s  %s %s %.1f %%  %.0f s left", 100 * done / all, p->epoch + 1,
            l->settings->epochs, p->loss / (double)p->done, speed, judged(l), asn_report_metric(l), p->best_metric < 0 ? 0 : p->best_metric,
            (all - done) / (speed > 0 ? speed : 1));
    fflush(stderr);
}

bool asn_report_profile(const char *path, const asn_profile *p, asn_error *err)
{
    asn_replacement f;
    if (!asn_replace_open(&f, path, err))
        return false;
    fprintf(f.file,
            "{\"seconds\": %.6f, \"adam\": %.6f, \"record\": %.6f, \"read\": %.6f, \"examples\": %lld, \"threads\": %d, \"steps\": %lld, "
            "\"cpu\": %.6f, \"ranks\": %d, \"exchange\": %.6f, \"adding\": %.6f, \"touched\": %lld, \"sent\": %llu}\n",
            p->passes, p->adam, p->record, p->read, (long long)p->examples, p->threads, (long long)p->steps, p->cpu, p->ranks, p->exchange, p->adding,
            (long long)p->touched, (unsigned long long)p->sent);
    return asn_replace_commit(&f, 1, err);
}
