/* ranks_mpi.c: the processes that mpirun started, by MPI. Only the thread that began calls it. */
#include "training/ranks.h"

#include "ground/clock.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int      self, all = 1, here = 1;
static bool     begun, over; /* over: a round has failed, and no more follow */
static uint64_t bytes;

/* What neighbours have not taken yet. Neighbours are never more than a few messages apart, so waiting for the oldest one does not block. */
enum { MOST = 64 };
static MPI_Request waiting[MOST];
static int         n_sent;

/* The default ends all ranks as well, but with an exit code that says nothing. */
static void fail(MPI_Comm *comm, int *code, ...)
{
    char text[MPI_MAX_ERROR_STRING + 1] = "";
    int  length                         = 0;
    MPI_Error_string(*code, text, &length);
    fprintf(stderr, "rank %d: ranks cannot reach each other any more: %s\n", self, text);
    MPI_Abort(*comm, ASN_BAD_SYSTEM);
}

/* MPI_Init without mpirun works, but takes longer than some trainings. */
static bool started_by_mpirun(void)
{
    static const char *const names[] = {"OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_RANK", "PMI_SIZE"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (getenv(names[i]))
            return true;
    return false;
}

bool asn_ranks_begin(asn_error *err)
{
    int            given;
    MPI_Comm       machine;
    MPI_Errhandler handler;
    if (begun || !started_by_mpirun())
        return true;
    if (MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &given) != MPI_SUCCESS || given < MPI_THREAD_FUNNELED)
        return asn_fail_as(ASN_BAD_SYSTEM, err, "MPI cannot begin");
    begun = true;
    MPI_Comm_create_errhandler(fail, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    MPI_Comm_rank(MPI_COMM_WORLD, &self);
    MPI_Comm_size(MPI_COMM_WORLD, &all);
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine);
    MPI_Comm_size(machine, &here);
    MPI_Comm_free(&machine);
    return true;
}

int asn_rank(void)
{
    return self;
}

int asn_ranks(void)
{
    return all;
}

int asn_ranks_here(void)
{
    return here;
}

int asn_ranks_processors(int processors)
{
    double mine = (double)processors / here, sum = mine;
    if (begun)
        MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return (int)(sum + 0.5);
}

/* MPI looks again and again without a pause, which is best for a step. For an evaluation by rank 0 it would take the processors away from it. */
static void wait_for(MPI_Request *what)
{
    const struct timespec pause = {.tv_nsec = 500000};
    double                begin = asn_clock();
    int                   done  = 0;
    for (MPI_Test(what, &done, MPI_STATUS_IGNORE); !done; MPI_Test(what, &done, MPI_STATUS_IGNORE))
        if (asn_clock() - begin > 0.02)
            nanosleep(&pause, NULL);
}

void asn_ranks_end(void)
{
    MPI_Request barrier;
    if (!begun)
        return;
    MPI_Ibarrier(MPI_COMM_WORLD, &barrier);
    wait_for(&barrier);
    MPI_Finalize();
    begun = false;
}

/* ---- Rounds. */

static int first_that_failed(bool ok)
{
    int         mine = ok ? all : self, first = all;
    MPI_Request round;
    MPI_Iallreduce(&mine, &first, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD, &round);
    wait_for(&round);
    return first;
}

bool asn_ranks_agree(bool ok, asn_error *err)
{
    if (!begun || over)
        return ok && !over;
    int first = first_that_failed(ok);
    if (first == all)
        return true;
    asn_error why = {0};
    if (first == self)
        why = *err;
    MPI_Bcast(&why, (int)sizeof why, MPI_BYTE, first, MPI_COMM_WORLD);
    over = true;
    return first == 0 ? asn_fail_as(why.kind, err, "%s", why.text) : asn_fail_as(why.kind, err, "rank %d: %s", first, why.text);
}

/* ---- Messages. */

void asn_ranks_share(void *what, size_t size)
{
    enum { PART = 1 << 30 }; /* MPI counts by int */
    for (size_t at = 0; begun && at < size; at += PART)
        MPI_Bcast((char *)what + at, size - at < PART ? (int)(size - at) : PART, MPI_BYTE, 0, MPI_COMM_WORLD);
}

void asn_ranks_gather(const void *mine, void *to, size_t size)
{
    if (!begun) {
        memcpy(to, mine, size);
        return;
    }
    MPI_Allgather(mine, (int)size, MPI_BYTE, to, (int)size, MPI_BYTE, MPI_COMM_WORLD);
    bytes += size * (uint64_t)(all - 1);
}

void asn_ranks_send(int way, const void *what, size_t size)
{
    MPI_Request *r = &waiting[n_sent % MOST];
    if (n_sent >= MOST)
        MPI_Wait(r, MPI_STATUS_IGNORE);
    MPI_Isend(what, (int)size, MPI_BYTE, way == ASN_UP ? self + 1 : self - 1, way, MPI_COMM_WORLD, r);
    n_sent++;
    bytes += size;
}

void asn_ranks_receive(int way, void *what, size_t size)
{
    MPI_Recv(what, (int)size, MPI_BYTE, way == ASN_UP ? self - 1 : self + 1, way, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

void asn_ranks_sent(void)
{
    MPI_Waitall(n_sent < MOST ? n_sent : MOST, waiting, MPI_STATUSES_IGNORE);
    n_sent = 0;
}

uint64_t asn_ranks_bytes(void)
{
    return bytes;
}
