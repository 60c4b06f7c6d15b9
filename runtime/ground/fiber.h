/* fiber.h: several courses of action on one thread, each with a stack of its own. One of them runs at a time, until it pauses. On x86-64 passing from one
 * to another takes a few instructions, elsewhere a call of the C library. Where there is neither, asn_fiber_new returns NULL. */
#ifndef ASN_FIBER_H
#define ASN_FIBER_H
typedef struct asn_fiber asn_fiber;
asn_fiber *asn_fiber_new(void (*go)(void *context), void *context); /* go must not return. NULL: no memory, or no fibers on this machine */
void       asn_fiber_run(asn_fiber *f);   /* until it pauses */
void       asn_fiber_pause(asn_fiber *f); /* called by go: asn_fiber_run returns; the next one goes on behind this call, on the same thread */
void       asn_fiber_free(asn_fiber *f);  /* while it pauses, or before it ran */
#endif
