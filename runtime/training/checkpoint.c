#include "training/checkpoint.h"

#include "model/safetensors.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool asn_checkpoint_write(const asn_checkpoint *c, asn_error *err)
{
    const asn_progress *p = c->at;
    char                numbers[8][40];
    asn_meta meta[] = {{"format_version", "1"},       {"kind", "checkpoint"},        {"fingerprint", c->fingerprint}, {"epoch", numbers[0]},
                       {"step", numbers[1]},          {"best_metric", numbers[2]},   {"best_epoch", numbers[3]},      {"since_best", numbers[4]},
                       {"done", numbers[5]},          {"loss", numbers[6]},          {"shards", numbers[7]},
                       {"finished", p->finished ? "yes" : "no"}};
    snprintf(numbers[0], sizeof numbers[0], "%d", p->epoch);
    snprintf(numbers[1], sizeof numbers[1], "%" PRId64, c->adam->step);
    snprintf(numbers[2], sizeof numbers[2], "%.17g", p->best_metric);
    snprintf(numbers[3], sizeof numbers[3], "%d", p->best_epoch);
    snprintf(numbers[4], sizeof numbers[4], "%d", p->since_best);
    snprintf(numbers[5], sizeof numbers[5], "%" PRId64, p->done);
    snprintf(numbers[6], sizeof numbers[6], "%.17g", p->loss);
    snprintf(numbers[7], sizeof numbers[7], "%d", c->m->settings.shards);
    int64_t    size = (int64_t)c->m->n_weights;
    int        n    = 5;
    asn_stored tensors[6] = {{.name = "weights", .dtype = ASN_REAL_DTYPE, .rank = 1, .shape = {size}, .data = c->adam->w},
                             {.name = "adam.m", .dtype = ASN_REAL_DTYPE, .rank = 1, .shape = {size}, .data = c->adam->m},
                             {.name = "adam.v", .dtype = ASN_REAL_DTYPE, .rank = 1, .shape = {size}, .data = c->adam->v},
                             {.name = "best", .dtype = ASN_REAL_DTYPE, .rank = 1, .shape = {size}, .data = c->best},
                             {.name = "touched", .dtype = ASN_U8, .rank = 1, .shape = {c->m->n_tensors}, .data = c->adam->ever}};
    if (c->adam->average)
        tensors[n++] = (asn_stored){.name = "average", .dtype = ASN_REAL_DTYPE, .rank = 1, .shape = {size}, .data = c->adam->average};
    return asn_safetensors_write(c->path, meta, (int)(sizeof meta / sizeof *meta), tensors, n, err);
}

static bool is_checkpoint(const asn_safetensors *f)
{
    static const char *const keys[] = {"fingerprint", "epoch", "step", "best_metric", "best_epoch", "since_best", "done", "loss", "finished"};
    const char              *kind   = asn_safetensors_meta(f, "kind");
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (!asn_safetensors_meta(f, keys[i]))
            return false;
    return kind && strcmp(kind, "checkpoint") == 0;
}

static bool take_block(const asn_safetensors *f, const char *path, const char *name, asn_dtype dtype, void *to, int64_t n, size_t size, asn_error *err)
{
    const asn_stored *s = asn_safetensors_find(f, name);
    if (!s || s->dtype != dtype || s->rank != 1 || s->shape[0] != n)
        return asn_fail(err, "%s: '%s' is missing or of another size", path, name);
    if (!asn_stored_finite(s))
        return asn_fail(err, "%s: '%s' holds what is not a finite number; train with --force to begin anew", path, name);
    memcpy(to, s->data, (size_t)n * size);
    return true;
}

static bool take_blocks(const asn_checkpoint *c, const asn_safetensors *f, asn_error *err)
{
    const struct { const char *name; asn_real *to; } blocks[] = {{"weights", c->adam->w}, {"adam.m", c->adam->m}, {"adam.v", c->adam->v}, {"best", c->best},
                                                                 {"average", c->adam->average}};
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        if (blocks[i].to && !take_block(f, c->path, blocks[i].name, ASN_REAL_DTYPE, blocks[i].to, (int64_t)c->m->n_weights, sizeof(asn_real), err))
            return false;
    return take_block(f, c->path, "touched", ASN_U8, c->adam->ever, c->m->n_tensors, 1, err);
}

/* ---- Numbers of the metadata: all of the text is one, and it is one that can be. */

static bool bad_number(const char *path, const char *key, const char *text, asn_error *err)
{
    return asn_fail(err, "%s: '%s' is '%.40s', which cannot be; train with --force to begin anew", path, key, text);
}

static bool take_whole(const asn_safetensors *f, const char *path, const char *key, int64_t most, int64_t *to, asn_error *err)
{
    const char *text = asn_safetensors_meta(f, key);
    char       *end;
    errno = 0;
    *to   = strtoll(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && errno == 0 && *to <= most ? true : bad_number(path, key, text, err);
}

static bool take_real(const asn_safetensors *f, const char *path, const char *key, double least, double *to, asn_error *err)
{
    const char *text = asn_safetensors_meta(f, key);
    char       *end;
    *to = strtod(text, &end);
    return end != text && !*end && isfinite(*to) && *to >= least ? true : bad_number(path, key, text, err);
}

static bool take_progress(const asn_checkpoint *c, const asn_safetensors *f, asn_error *err)
{
    const char  *finished = asn_safetensors_meta(f, "finished");
    int64_t      epoch, best_epoch, since_best, epochs = c->m->settings.epochs;
    asn_progress p = {.finished = strcmp(finished, "yes") == 0};
    if (!p.finished && strcmp(finished, "no") != 0)
        return bad_number(c->path, "finished", finished, err);
    if (!take_whole(f, c->path, "epoch", epochs, &epoch, err) || !take_whole(f, c->path, "best_epoch", epoch, &best_epoch, err) ||
        !take_whole(f, c->path, "since_best", epoch, &since_best, err) || !take_whole(f, c->path, "done", INT64_MAX, &p.done, err) ||
        !take_whole(f, c->path, "step", INT64_MAX, &c->adam->step, err) || !take_real(f, c->path, "loss", -HUGE_VAL, &p.loss, err) ||
        !take_real(f, c->path, "best_metric", -1, &p.best_metric, err))
        return false;
    if (epoch == epochs && !p.finished)
        return bad_number(c->path, "epoch", asn_safetensors_meta(f, "epoch"), err);
    p.epoch        = (int)epoch;
    p.best_epoch   = (int)best_epoch;
    p.since_best   = (int)since_best;
    *c->at         = p;
    c->adam->first = c->adam->step;
    for (int i = 0; i < c->m->n_tensors; i++)
        c->adam->last[i] = c->adam->step;
    return true;
}

bool asn_checkpoint_read(const asn_checkpoint *c, asn_error *err)
{
    asn_safetensors *f  = asn_safetensors_open(c->path, err);
    bool             ok = true;
    if (!f)
        return false;
    if (!is_checkpoint(f))
        ok = asn_fail(err, "%s is not a checkpoint of this version; train with --force to begin anew", c->path);
    else if (strcmp(asn_safetensors_meta(f, "fingerprint"), c->fingerprint) != 0)
        ok = asn_fail(err, "%s was made with other settings, other examples, other teachers or another --from%s; train with --force instead of --resume to begin anew", c->path,
                      c->m->settings.blas == ASN_BLAS_OPENBLAS ? ", or with other kernels of OpenBLAS (OPENBLAS_CORETYPE)" : "");
    ok = ok && take_blocks(c, f, err) && take_progress(c, f, err);
    asn_safetensors_close(f);
    return ok;
}

bool asn_checkpoint_may_go(const char *path, asn_error *err)
{
    asn_error        why;
    asn_safetensors *f = access(path, F_OK) == 0 ? asn_safetensors_open(path, &why) : NULL;
    bool             ok = true;
    if (!f)
        return access(path, F_OK) != 0 ? true : asn_fail_as(ASN_BAD_USAGE, err, "%s is there and is no checkpoint: --force overwrites it", path);
    const char *epoch = asn_safetensors_meta(f, "epoch"), *step = asn_safetensors_meta(f, "step"), *finished = asn_safetensors_meta(f, "finished");
    if (step && strcmp(step, "0") != 0 && !(finished && strcmp(finished, "yes") == 0)) /* of one that did nothing yet, nothing is lost */
        ok = asn_fail_as(ASN_BAD_USAGE, err, "%s is the checkpoint of a run that is not finished (%s passes done): --resume goes on with it, --force begins anew",
                         path, epoch ? epoch : "0");
    asn_safetensors_close(f);
    return ok;
}

int asn_checkpoint_shards(const char *path)
{
    asn_error        why;
    asn_safetensors *f     = access(path, F_OK) == 0 ? asn_safetensors_open(path, &why) : NULL;
    int64_t          n     = 0;
    if (f && asn_safetensors_meta(f, "shards") && !take_whole(f, path, "shards", ASN_MOST_SHARDS, &n, &why))
        n = 0;
    asn_safetensors_close(f);
    return (int)n;
}
