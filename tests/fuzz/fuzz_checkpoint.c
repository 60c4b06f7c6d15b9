/* fuzz_checkpoint.c: any safetensors file as the checkpoint of a training run of the task jobs.
 * longest: 60000 */
#include "memory_file.h"
#include "jobs/jobs.h"
#include "small.h"
#include "tensors.h"
#include "training/checkpoint.h"

#include <math.h>

static struct {
    fuzz_small     small;
    asn_adam       adam;
    asn_progress   at;
    asn_checkpoint c;
} run;

static void begin(void)
{
    static const char *const lines[] = SMALL_JOBS;
    if (run.small.model)
        return;
    small_make(&run.small, &jobs_grammar, lines, 2);
    need(asn_adam_init(&run.adam, run.small.model, run.small.block));
    run.c = (asn_checkpoint){.fingerprint = "fuzz", .m = run.small.model, .adam = &run.adam, .best = asn_weights_block(run.small.model), .at = &run.at};
    need(run.c.best != NULL);
}

static bool write_checkpoint(const char *path)
{
    asn_error err;
    begin();
    asn_checkpoint c = run.c;
    c.path           = path;
    return asn_checkpoint_write(&c, &err);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    static uint8_t *first;
    static size_t   n;
    if (!first)
        first = small_file(write_checkpoint, &n);
    return fuzz_mutate_tensors(data, size, most, seed, first, n);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    asn_error err = {0};
    begin();
    run.c.path = memory_file(data, size);
    bool ok    = asn_checkpoint_read(&run.c, &err);
    need(ok || err.text[0]);
    bool may = asn_checkpoint_may_go(run.c.path, &err);
    need(may || err.kind == ASN_BAD_USAGE);
    int shards = asn_checkpoint_shards(run.c.path);
    need(shards >= 0 && shards <= ASN_MOST_SHARDS);
    return 0;
}
