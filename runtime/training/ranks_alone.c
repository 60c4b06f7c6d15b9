/* ranks_alone.c: a run that is one process. */
#include "training/ranks.h"

#include <string.h>

bool asn_ranks_begin(asn_error *err)
{
    (void)err;
    return true;
}

void asn_ranks_end(void)
{
}

int asn_rank(void)
{
    return 0;
}

int asn_ranks(void)
{
    return 1;
}

int asn_ranks_here(void)
{
    return 1;
}

int asn_ranks_processors(int here)
{
    return here;
}

bool asn_ranks_agree(bool ok, asn_error *err)
{
    (void)err;
    return ok;
}

void asn_ranks_share(void *what, size_t size)
{
    (void)what;
    (void)size;
}

void asn_ranks_gather(const void *mine, void *all, size_t size)
{
    memcpy(all, mine, size);
}

void asn_ranks_send(int way, const void *what, size_t size)
{
    (void)way;
    (void)what;
    (void)size;
}

void asn_ranks_receive(int way, void *what, size_t size)
{
    (void)way;
    (void)what;
    (void)size;
}

void asn_ranks_sent(void)
{
}

uint64_t asn_ranks_bytes(void)
{
    return 0;
}
