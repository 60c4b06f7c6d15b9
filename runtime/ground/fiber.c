#include "ground/fiber.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "ground/system.h" /* behind sys/mman.h, whose names it looks at */

/* Fibers by our own switch of stacks, or by the C library's. */
#if defined __x86_64__ && defined __GNUC__ && !defined __ILP32__ && !defined __TINYC__ && !defined ASN_FIBERS_BY_LIBRARY
#define BY_SWITCH
#elif defined __GLIBC__ && !defined __TINYC__
#define BY_LIBRARY
#include <ucontext.h>
#endif

/* The sanitizers must be told which stack is in use. */
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define TELL_ADDRESS
#elif __has_feature(thread_sanitizer)
#define TELL_THREAD
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define TELL_ADDRESS
#elif defined __SANITIZE_THREAD__
#define TELL_THREAD
#endif
#ifdef TELL_ADDRESS
#include <sanitizer/common_interface_defs.h>
#endif
#ifdef TELL_THREAD
#include <sanitizer/tsan_interface.h>
#endif

#if defined BY_SWITCH || defined BY_LIBRARY
/* As for threads (pool.c): what the highest tree takes, and several times that in builds for debugging. Only what is used is ever taken from memory. */
enum { STACK = 16 << 20, SPARE = 128 << 20 }; /* SPARE: addresses that a new fiber leaves to others where they are limited, as by ulimit -v */

struct asn_fiber {
    void  (*go)(void *context);
    void   *context;
    char   *stack; /* its lowest page is never touched: what runs out of stack stops there */
#ifdef BY_SWITCH
    void   *own, *caller; /* where the stacks of the two end while they wait */
#else
    ucontext_t own, caller;
#endif
#ifdef TELL_ADDRESS
    void       *own_fake, *caller_fake;
    const void *caller_stack;
    size_t      caller_size;
#endif
#ifdef TELL_THREAD
    void *own_thread, *caller_thread;
#endif
};

/* ---- From one stack to another. */

#ifdef BY_SWITCH
/* Saves what a called function has to keep, and goes on where the other one did the same. */
void asn_fiber_switch(void **from, void *to);
#define TEXT_OF(x)  #x
#define TEXT(x)     TEXT_OF(x)
#define SWITCH_NAME TEXT(__USER_LABEL_PREFIX__) "asn_fiber_switch"
__asm__(".text\n"
        ".p2align 4\n"
        ".globl " SWITCH_NAME "\n" SWITCH_NAME ":\n"
        "    pushq %rbp\n"
        "    pushq %rbx\n"
        "    pushq %r12\n"
        "    pushq %r13\n"
        "    pushq %r14\n"
        "    pushq %r15\n"
        "    movq %rsp, (%rdi)\n"
        "    movq %rsi, %rsp\n"
        "    popq %r15\n"
        "    popq %r14\n"
        "    popq %r13\n"
        "    popq %r12\n"
        "    popq %rbx\n"
        "    popq %rbp\n"
        "    popq %rcx\n"
        "    jmpq *%rcx\n"); /* not ret: the processor would guess that it goes back to where it came from */

static void go_in(asn_fiber *f)
{
    asn_fiber_switch(&f->caller, f->own);
}

static void go_out(asn_fiber *f)
{
    asn_fiber_switch(&f->own, f->caller);
}
#else
static void go_in(asn_fiber *f)
{
    swapcontext(&f->caller, &f->own);
}

static void go_out(asn_fiber *f)
{
    swapcontext(&f->own, &f->caller);
}
#endif

static void arrive_inside(asn_fiber *f)
{
#ifdef TELL_ADDRESS
    __sanitizer_finish_switch_fiber(f->own_fake, &f->caller_stack, &f->caller_size);
#endif
    (void)f;
}

static _Thread_local asn_fiber *running; /* nothing can be passed to start */

static void start(void)
{
    asn_fiber *f = running;
    arrive_inside(f);
    f->go(f->context);
    abort(); /* go returned */
}

#ifdef BY_SWITCH
/* As if asn_fiber_switch had been called at the beginning of start. */
static bool prepare(asn_fiber *f)
{
    void **top = (void **)(void *)(f->stack + STACK);
    *--top     = NULL; /* where start would return to; the stack is now as behind a call */
    void (*begin)(void) = start;
    *--top     = *(void **)(void *)&begin;
    for (int i = 0; i < 6; i++)
        *--top = NULL;
    f->own = top;
    return true;
}
#else
static bool prepare(asn_fiber *f)
{
    if (getcontext(&f->own) != 0)
        return false;
    f->own.uc_stack.ss_sp   = f->stack;
    f->own.uc_stack.ss_size = STACK;
    f->own.uc_link          = NULL;
    makecontext(&f->own, start, 0);
    return true;
}
#endif

/* ---- Fibers. */

asn_fiber *asn_fiber_new(void (*go)(void *context), void *context)
{
    asn_fiber *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    f->go      = go;
    f->context = context;
    void *stack = mmap(NULL, STACK + SPARE, PROT_READ | PROT_WRITE, MAP_PRIVATE | ASN_MAP_MEMORY | ASN_MAP_LATER, -1, 0);
    f->stack    = stack == MAP_FAILED ? NULL : stack;
    if (f->stack)
        munmap(f->stack + STACK, SPARE);
    if (!f->stack || mprotect(f->stack, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE) != 0 || !prepare(f)) {
        asn_fiber_free(f);
        return NULL;
    }
#ifdef TELL_THREAD
    f->own_thread = __tsan_create_fiber(0);
#endif
    return f;
}

void asn_fiber_run(asn_fiber *f)
{
#ifdef TELL_ADDRESS
    __sanitizer_start_switch_fiber(&f->caller_fake, f->stack, STACK);
#endif
#ifdef TELL_THREAD
    f->caller_thread = __tsan_get_current_fiber();
    __tsan_switch_to_fiber(f->own_thread, 0);
#endif
    running = f;
    go_in(f);
#ifdef TELL_ADDRESS
    __sanitizer_finish_switch_fiber(f->caller_fake, NULL, NULL);
#endif
}

void asn_fiber_pause(asn_fiber *f)
{
#ifdef TELL_ADDRESS
    __sanitizer_start_switch_fiber(&f->own_fake, f->caller_stack, f->caller_size);
#endif
#ifdef TELL_THREAD
    __tsan_switch_to_fiber(f->caller_thread, 0);
#endif
    go_out(f);
    arrive_inside(f);
}

void asn_fiber_free(asn_fiber *f)
{
    if (!f)
        return;
#ifdef TELL_THREAD
    if (f->own_thread)
        __tsan_destroy_fiber(f->own_thread);
#endif
    if (f->stack)
        munmap(f->stack, STACK);
    free(f);
}
#else
asn_fiber *asn_fiber_new(void (*go)(void *context), void *context)
{
    (void)go, (void)context;
    return NULL;
}

void asn_fiber_run(asn_fiber *f)
{
    (void)f;
}

void asn_fiber_pause(asn_fiber *f)
{
    (void)f;
}

void asn_fiber_free(asn_fiber *f)
{
    (void)f;
}
#endif
