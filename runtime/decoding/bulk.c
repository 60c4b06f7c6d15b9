#include "decoding/bulk.h"

#include "arithmetic/gather.h"
#include "ground/fiber.h"

#include <stdlib.h>

enum {
    PLACES   = 96, /* sentences at a time, if nobody says how many: more fill the groups better, fewer leave more of the cache for each */
    MOST     = 1024,
    REQUESTS = 64, /* products that a sentence waits for at a time */
    TOGETHER = 96  /* rows of one product */
};

typedef struct place place;
typedef struct request { /* y += x w */
    const asn_real *x;
    asn_real       *y;
    place          *of;
    int             group;
    struct request *next; /* in its group */
    struct request *then; /* the one that comes next for the same y */
} request;

typedef struct group { /* all that wait for a matrix */
    const asn_matrix *w;
    request          *first, **end;
    int               n;
} group;

typedef struct later { /* a place's, for one member of its committee */
    asn_later later; /* first */
    place    *of;
    int       first_group;
} later;

struct place { /* where a sentence is answered */
    asn_bulk      *bulk;
    asn_fiber     *fiber;
    asn_committee *committee;
    asn_arena     *arena;
    later         *later;
    request        all[REQUESTS];
    int            n, left; /* requests since the last wait; those of them that are not done */
};

struct asn_bulk {
    int                  n_members, n_groups, n_places, most_places, n_active, n_ready;
    const asn_bulk_work *work;
    asn_committee       *alone; /* the others are beside it */
    asn_arena           *arena; /* of a sentence that is answered alone */
    int                 *first_group; /* by member */
    group               *groups;      /* by tensor, the members' one behind the other */
    int                 *active;      /* groups where somebody waits */
    asn_real            *room;
    place               *places[MOST], *ready[MOST];
    bool                 full; /* no more places could be had */
};

/* ---- Groups. */

static void join(asn_bulk *b, request *r)
{
    group *g = &b->groups[r->group];
    if (g->n == 0) {
        b->active[b->n_active++] = r->group;
        g->end                   = &g->first;
    }
    r->next = NULL;
    *g->end = r;
    g->end  = &r->next;
    g->n++;
}

/* The largest: meanwhile the others grow. Returns its place among the active ones. */
static int largest(const asn_bulk *b)
{
    int best = 0;
    for (int i = 1; i < b->n_active; i++)
        if (b->groups[b->active[i]].n > b->groups[b->active[best]].n)
            best = i;
    return best;
}

static void done(asn_bulk *b, request *r)
{
    if (r->then)
        join(b, r->then);
    if (--r->of->left == 0)
        b->ready[b->n_ready++] = r->of;
}

/* All that wait in a group now; those that join it meanwhile wait for the next time. */
static void run_group(asn_bulk *b, int at)
{
    group          *g = &b->groups[b->active[at]];
    request        *r = g->first, *next;
    const asn_real *x[TOGETHER];
    asn_real       *y[TOGETHER];
    b->active[at]     = b->active[--b->n_active];
    g->n              = 0;
    while (r) {
        int      n     = 0;
        request *first = r;
        for (; r && n < TOGETHER; r = r->next, n++) {
            x[n] = r->x;
            y[n] = r->y;
        }
        asn_gather_product(g->w, n, x, y, b->room);
        for (request *i = first; n > 0; i = next, n--) {
            next = i->next;
            done(b, i);
        }
    }
}

/* ---- What a scorer leaves to it. */

static void add_product(asn_later *l, int tensor, const asn_matrix *w, const asn_real *x, asn_real *y)
{
    const later *own = (const later *)l;
    place       *p   = own->of;
    if (p->n == REQUESTS)
        l->wait(l);
    request *r = &p->all[p->n++];
    *r         = (request){.x = x, .y = y, .of = p, .group = own->first_group + tensor};
    p->bulk->groups[r->group].w = w;
}

/* The first one for each y joins its group; the others follow it. */
static void wait_for_products(asn_later *l)
{
    place *p = ((const later *)l)->of;
    if (p->n == 0)
        return;
    p->left = p->n;
    for (int i = 0, k; i < p->n; i++) {
        for (k = i - 1; k >= 0 && p->all[k].y != p->all[i].y; k--)
            ;
        if (k >= 0)
            p->all[k].then = &p->all[i];
        else
            join(p->bulk, &p->all[i]);
    }
    p->n = 0;
    asn_fiber_pause(p->fiber);
}

/* ---- Places. */

static void answer_all(void *context)
{
    place *p = context;
    for (;;) {
        const asn_bulk_work *w = p->bulk->work;
        for (int number; (number = w->next(w->context)) >= 0;) {
            w->job(w->context, number, p->committee, p->arena);
            asn_arena_reset(p->arena);
        }
        asn_fiber_pause(p->fiber); /* there is no more work; the next time it looks again */
    }
}

static void free_place(place *p)
{
    if (!p)
        return;
    asn_fiber_free(p->fiber);
    asn_committee_free(p->committee);
    asn_arena_free(p->arena);
    free(p->later);
    free(p);
}

static place *new_place(asn_bulk *b)
{
    place *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    p->bulk  = b;
    p->later = calloc((size_t)b->n_members, sizeof *p->later);
    p->arena = asn_arena_new(0);
    asn_later **all = calloc((size_t)b->n_members, sizeof *all);
    for (int k = 0; k < b->n_members && p->later && all; k++) {
        p->later[k] = (later){{add_product, wait_for_products}, p, b->first_group[k]};
        all[k]      = &p->later[k].later;
    }
    p->committee = p->later && all ? asn_committee_beside(b->alone, all) : NULL;
    p->fiber     = p->committee && p->arena ? asn_fiber_new(answer_all, p) : NULL;
    free(all);
    if (p->fiber)
        return p;
    free_place(p);
    return NULL;
}

/* ---- All of it. */

asn_bulk *asn_bulk_new(const asn_member *members, int n, int places)
{
    asn_bulk *b = calloc(1, sizeof *b);
    size_t    room = 0;
    if (!b)
        return NULL;
    b->n_members   = n;
    b->most_places = places < 1 ? PLACES : places < MOST ? places : MOST;
    b->first_group = calloc((size_t)n, sizeof *b->first_group);
    for (int k = 0; k < n && b->first_group; k++) {
        b->first_group[k] = b->n_groups;
        b->n_groups += members[k].model->n_tensors;
        for (int t = 0; t < members[k].model->n_tensors; t++) {
            size_t wants = asn_gather_room(&members[k].weights.tensor[t]);
            room         = wants > room ? wants : room;
        }
    }
    b->groups = calloc((size_t)b->n_groups + 1, sizeof *b->groups);
    b->active = calloc((size_t)b->n_groups + 1, sizeof *b->active);
    b->room   = aligned_alloc(64, (room * sizeof *b->room + 63) & ~(size_t)63);
    b->alone  = asn_committee_new(members, n);
    b->arena  = asn_arena_new(0);
    if (b->first_group && b->groups && b->active && b->room && b->alone && b->arena)
        return b;
    asn_bulk_free(b);
    return NULL;
}

void asn_bulk_free(asn_bulk *b)
{
    if (!b)
        return;
    for (int i = 0; i < b->n_places; i++)
        free_place(b->places[i]);
    asn_committee_free(b->alone);
    asn_arena_free(b->arena);
    free(b->first_group);
    free(b->groups);
    free(b->active);
    free(b->room);
    free(b);
}

static void run_alone(asn_bulk *b)
{
    for (int number; (number = b->work->next(b->work->context)) >= 0;) {
        b->work->job(b->work->context, number, b->alone, b->arena);
        asn_arena_reset(b->arena);
    }
}

static void make_places(asn_bulk *b, int n)
{
    while (b->n_places < n && b->n_places < b->most_places && !b->full) {
        place *p = new_place(b);
        b->full  = !p;
        if (p)
            b->places[b->n_places++] = p;
    }
}

void asn_bulk_run(asn_bulk *b, const asn_bulk_work *work, int most)
{
    b->work = work;
    if (most > 1 && b->most_places > 1)
        make_places(b, most);
    if (most < 2 || b->n_places < 2) {
        run_alone(b);
        return;
    }
    for (int i = 0; i < b->n_places && i < most; i++)
        b->ready[b->n_ready++] = b->places[i];
    while (b->n_ready || b->n_active) {
        while (b->n_ready)
            asn_fiber_run(b->ready[--b->n_ready]->fiber);
        if (b->n_active)
            run_group(b, largest(b));
    }
}
