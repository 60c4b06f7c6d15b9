#define _GNU_SOURCE /* pthread_getattr_np */
#include "ground/pool.h"

#include "ground/flush.h"
#include "helpers.h"

#include <pthread.h>
#include <time.h>

enum { JOBS = 1000, MOST_THREADS = 8 };

typedef struct tally {
    pthread_mutex_t lock;
    int             done[JOBS];            /* how often each job ran */
    int             running[MOST_THREADS]; /* jobs that a thread is at: never two */
    int             threads;
    bool            wrong;
    long            results[JOBS];
} tally;

static tally *new_tally(int threads)
{
    tally *t = calloc(1, sizeof *t);
    MUST(t);
    pthread_mutex_init(&t->lock, NULL);
    t->threads = threads;
    return t;
}

static void free_tally(tally *t)
{
    pthread_mutex_destroy(&t->lock);
    free(t);
}

static void job(void *context, int number, int thread)
{
    tally *t = context;
    pthread_mutex_lock(&t->lock);
    t->wrong = t->wrong || number < 0 || number >= JOBS || thread < 0 || thread >= t->threads || t->running[thread]++;
    t->done[number]++;
    pthread_mutex_unlock(&t->lock);
    long x = number;
    for (int i = 0; i < 100; i++)
        x = (x * 1103 + 12345) % 99991;
    t->results[number] = x; /* by job, and so without a lock */
    pthread_mutex_lock(&t->lock);
    t->running[thread]--;
    pthread_mutex_unlock(&t->lock);
}

static void note_stack(void *context, int number, int thread)
{
    size_t        *least = context, size = 0;
    pthread_attr_t attributes;
    (void)number;
    if (thread == 0) { /* the caller's own stack is not the pool's affair; the others are left some jobs */
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
        return;
    }
    if (pthread_getattr_np(pthread_self(), &attributes) == 0 && pthread_attr_getstacksize(&attributes, &size) == 0)
        *least = size;
    pthread_attr_destroy(&attributes);
}

START_TEST(workers_have_a_stack_for_the_highest_trees)
{
    asn_pool *p    = asn_pool_new(2);
    size_t    size = 0;
    ck_assert_ptr_nonnull(p);
    for (int i = 0; i < 100 && !size; i++)
        asn_pool_run(p, 10, note_stack, &size);
    ck_assert_msg(size >= (size_t)16 << 20, "a worker has a stack of %zu bytes", size);
    asn_pool_free(p);
}
END_TEST

START_TEST(every_job_runs_once)
{
    asn_pool *p = asn_pool_new(_i);
    ck_assert_ptr_nonnull(p);
    ck_assert_int_ge(asn_pool_threads(p), 1);
    ck_assert_int_le(asn_pool_threads(p), _i);
    tally *t = new_tally(asn_pool_threads(p));
    asn_pool_run(p, JOBS, job, t);
    ck_assert(!t->wrong);
    for (int i = 0; i < JOBS; i++)
        MUST(t->done[i] == 1);
    free_tally(t);
    asn_pool_free(p);
}
END_TEST

START_TEST(results_do_not_depend_on_the_number_of_threads)
{
    tally *first = NULL;
    for (int threads = 1; threads <= MOST_THREADS; threads *= 2) {
        asn_pool *p = asn_pool_new(threads);
        tally    *t = new_tally(asn_pool_threads(p));
        asn_pool_run(p, JOBS, job, t);
        asn_pool_free(p);
        if (!first)
            first = t;
        else {
            ck_assert_mem_eq(first->results, t->results, sizeof t->results);
            free_tally(t);
        }
    }
    free_tally(first);
}
END_TEST

/* A worker that comes late to one round must not take a job of the next twice, or wait for ever. */
START_TEST(rounds_follow_each_other)
{
    asn_pool *p = asn_pool_new(4);
    tally    *t = new_tally(asn_pool_threads(p));
    for (int round = 0; round < 2000; round++)
        asn_pool_run(p, round % 7, job, t);
    ck_assert(!t->wrong);
    int expected[7] = {0};
    for (int round = 0; round < 2000; round++)
        for (int i = 0; i < round % 7; i++)
            expected[i]++;
    for (int i = 0; i < 7; i++)
        ck_assert_int_eq(t->done[i], expected[i]);
    free_tally(t);
    asn_pool_free(p);
}
END_TEST

START_TEST(a_round_may_have_no_jobs)
{
    asn_pool *p = asn_pool_new(3);
    asn_pool_run(p, 0, job, NULL);
    asn_pool_free(p);
}
END_TEST

/* Half of the least normal number, as a job gets it: volatile, so that no compiler works it out. */
static void halve(void *context, int number, int thread)
{
    volatile float *results = context, least = 1.17549435e-38f;
    results[number]         = least * 0.5f;
    for (volatile int i = 0; i < 20000 && thread == 0; i++) /* the others are left some jobs */
        ;
}

static int count_zeros(asn_pool *p)
{
    float results[JOBS];
    int   zeros = 0;
    asn_pool_run(p, JOBS, halve, results);
    for (int i = 0; i < JOBS; i++)
        zeros += results[i] == 0;
    return zeros;
}

START_TEST(subnormal_numbers_are_zero_in_the_jobs_of_a_pool_that_was_told_so)
{
    asn_pool *p = asn_pool_new(_i);
    ck_assert_int_eq(count_zeros(p), 0);
    asn_pool_flush(p, true);
    ck_assert_int_eq(count_zeros(p), ASN_FLUSH_BITS ? JOBS : 0);
    ck_assert(!asn_flush_is_on()); /* the caller's own thread is as it was */
    asn_pool_flush(p, false);
    ck_assert_int_eq(count_zeros(p), 0);
    asn_pool_free(p);
}
END_TEST

START_TEST(a_pool_that_never_ran_is_freed)
{
    for (int i = 0; i < 50; i++)
        asn_pool_free(asn_pool_new(1 + i % 5));
    asn_pool_free(NULL);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("pool");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 60);
    tcase_add_test(c, workers_have_a_stack_for_the_highest_trees);
    tcase_add_loop_test(c, every_job_runs_once, 1, MOST_THREADS + 1);
    tcase_add_test(c, results_do_not_depend_on_the_number_of_threads);
    tcase_add_test(c, rounds_follow_each_other);
    tcase_add_test(c, a_round_may_have_no_jobs);
    tcase_add_loop_test(c, subnormal_numbers_are_zero_in_the_jobs_of_a_pool_that_was_told_so, 1, 5);
    tcase_add_test(c, a_pool_that_never_ran_is_freed);
    return run_suite(s);
}
