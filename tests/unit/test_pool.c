#include "pool.h"

#include "helpers.h"

#include <pthread.h>

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
    tcase_add_loop_test(c, every_job_runs_once, 1, MOST_THREADS + 1);
    tcase_add_test(c, results_do_not_depend_on_the_number_of_threads);
    tcase_add_test(c, rounds_follow_each_other);
    tcase_add_test(c, a_round_may_have_no_jobs);
    tcase_add_test(c, a_pool_that_never_ran_is_freed);
    return run_suite(s);
}
