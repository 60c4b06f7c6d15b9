#include "training/stop.h"

#include <signal.h>
#include <stddef.h>

static const struct kind {
    int         signal;
    const char *name;
} kinds[] = {{SIGINT, "SIGINT"}, {SIGTERM, "SIGTERM"}, {SIGHUP, "SIGHUP"}};
enum { KINDS = sizeof kinds / sizeof *kinds };

static struct sigaction      before[KINDS];
static volatile sig_atomic_t came;
static int                   begun;

static void note(int signal)
{
    came = signal;
}

void asn_stop_begin(void)
{
    struct sigaction act = {.sa_handler = note, .sa_flags = (int)(SA_RESTART | SA_RESETHAND)};
    came                 = 0;
    begun                = 1;
    sigemptyset(&act.sa_mask);
    for (int i = 0; i < KINDS; i++)
        if (sigaction(kinds[i].signal, NULL, &before[i]) == 0 && before[i].sa_handler != SIG_IGN) /* such as under nohup */
            sigaction(kinds[i].signal, &act, NULL);
}

int asn_stop_wanted(void)
{
    return came;
}

const char *asn_stop_name(int signal)
{
    for (int i = 0; i < KINDS; i++)
        if (kinds[i].signal == signal)
            return kinds[i].name;
    return "a signal";
}

void asn_stop_end(void)
{
    for (int i = 0; i < KINDS && begun; i++)
        sigaction(kinds[i].signal, &before[i], NULL);
    begun = 0;
}
