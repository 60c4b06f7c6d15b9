#include "decoding/bulk.h"

#include "arithmetic/gather.h"
#include "ground/fiber.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum {
    PLACES   = 64, /* sentences at a time, if nobody says how many: more fill the groups better, fewer leave more of the cache for each */
    MOST     = 1024,
    REQUESTS = 64, /* products that a sentence waits for at a time */
    TOGETHER = 96, /* rows of one product */
    ENOUGH   = 14, /* rows that will hardly go faster with more */
    FEWEST   = 2   /* that are worth a packed matrix */
};

typedef struct place place;
typedef struct request { /* y = x w, or y += x w */
    const asn_real *x;
    asn_real       *y;
    place          *of;
    int             group;
    bool            add;
    struct request *next; /* in its group */
    struct request *then; /* the one that comes next for the same y */
} request;

typedef struct group { /* all that wait for a matrix */
    const asn_matrix *w;
    request          *first, **end;
    int               at; /* among the active ones */
} group;

typedef struct active { /* a group where somebody waits */
    int group, n;
} active;

typedef struct later { /* a place's, for one member of its committee */
    asn_later later; /* first */
    place    *of;
    int       first_group;
} later;

typedef struct crew crew;
struct place { /* where a sentence is answered */
    crew          *crew;
    asn_fiber     *fiber;
    asn_committee *committee;
    asn_arena     *arena;
    later         *later;
    request        all[REQUESTS];
    int            n, left; /* requests since the last wait; those of them that are not done */
};

struct crew { /* all that one thread has */
    asn_bulk            *of;
    int                  n_places, n_active, n_ready;
    const asn_bulk_work *work;
    asn_committee       *alone;  /* the others are beside it */
    asn_arena           *arena;  /* of a sentence that is answered alone */
    group               *groups; /* by tensor, the members' one behind the other */
    active              *active; /* n_active of them */
    place               *places[MOST], *ready[MOST];
    bool                 full; /* no more places could be had */
};

struct asn_bulk {
    const asn_member    *members;
    int                  n_members, n_groups, places, threads;
    int                 *first_group; /* by member */
    _Atomic(asn_gather *) *packed;    /* by group, once it is needed */
    pthread_mutex_t      lock;        /* of whoever packs */
    crew               **crews;       /* by thread, once it is needed */
};

/* ---- Groups. */

static void join(crew *c, request *r)
{
    group *g = &c->groups[r->group];
    if (!g->first) {
        g->at                    = c->n_active;
        g->end                   = &g->first;
        c->active[c->n_active++] = (active){.group = r->group};
    }
    r->next = NULL;
    *g->end = r;
    g->end  = &r->next;
    c->active[g->at].n++;
}

/* Takes all out of a group: it is no longer active. */
static request *leave(crew *c, int at)
{
    group   *g     = &c->groups[c->active[at].group];
    request *first = g->first;
    c->active[at]  = c->active[--c->n_active];
    c->groups[c->active[at].group].at = at;
    g->first       = NULL;
    return first;
}

/* The largest, or one that is large enough: meanwhile the others grow. Returns its place among the active ones. */
static int largest(const crew *c)
{
    int best = 0;
    for (int i = 1; i < c->n_active && c->active[best].n < ENOUGH; i++)
        best = c->active[i].n > c->active[best].n ? i : best;
    return best;
}

static void done(crew *c, request *r)
{
    if (r->then)
        join(c, r->then);
    if (--r->of->left == 0)
        c->ready[c->n_ready++] = r->of;
}

/* NULL: it cannot be had. */
static const asn_gather *packed_of(asn_bulk *b, int number, const asn_matrix *w)
{
    asn_gather *is = atomic_load(&b->packed[number]);
    if (is)
        return is;
    pthread_mutex_lock(&b->lock);
    if (!(is = atomic_load(&b->packed[number]))) {
        is = asn_gather_new(w);
        atomic_store(&b->packed[number], is);
    }
    pthread_mutex_unlock(&b->lock);
    return is;
}

static void multiply(asn_bulk *b, int number, const asn_matrix *w, int n, const asn_real *const *x, asn_real *const *y, const bool *add)
{
    const asn_gather *packed = n >= FEWEST ? packed_of(b, number, w) : NULL;
    if (packed)
        asn_gather_product(packed, n, x, y, add);
    for (int i = 0; i < n && !packed; i++)
        asn_matrix_product(w, 1, x[i], 0, y[i], 0, add[i]);
}

/* All that wait in a group now; those that join it meanwhile wait for the next time. */
static void run_group(crew *c, int at)
{
    int               number = c->active[at].group;
    const asn_matrix *w      = c->groups[number].w;
    request          *r      = leave(c, at), *next;
    const asn_real   *x[TOGETHER];
    asn_real         *y[TOGETHER];
    bool              add[TOGETHER];
    while (r) {
        int      n     = 0;
        request *first = r;
        for (; r && n < TOGETHER; r = r->next, n++) {
            x[n] = r->x;
            y[n] = r->y;
            add[n] = r->add;
        }
        multiply(c->of, number, w, n, x, y, add);
        for (request *i = first; n > 0; i = next, n--) {
            next = i->next;
            done(c, i);
        }
    }
}

/* ---- What a scorer leaves to it. */

static void note_product(asn_later *l, int tensor, const asn_matrix *w, const asn_real *x, asn_real *y, bool add)
{
    const later *own = (const later *)l;
    place       *p   = own->of;
    if (p->n == REQUESTS)
        l->wait(l);
    request *r = &p->all[p->n++];
    *r         = (request){.x = x, .y = y, .of = p, .group = own->first_group + tensor, .add = add};
    p->crew->groups[r->group].w = w;
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
            join(p->crew, &p->all[i]);
    }
    p->n = 0;
    asn_fiber_pause(p->fiber);
}

/* ---- Places. */

static void answer_all(void *context)
{
    place *p = context;
    for (;;) {
        const asn_bulk_work *w = p->crew->work;
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

static place *new_place(crew *b)
{
    place *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    p->crew  = b;
    int n    = b->of->n_members;
    p->later = calloc((size_t)n, sizeof *p->later);
    p->arena = asn_arena_new(0);
    asn_later **all = calloc((size_t)n, sizeof *all);
    for (int k = 0; k < n && p->later && all; k++) {
        p->later[k] = (later){{note_product, wait_for_products}, p, b->of->first_group[k]};
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

/* ---- Crews. */

static void free_crew(crew *c)
{
    if (!c)
        return;
    for (int i = 0; i < c->n_places; i++)
        free_place(c->places[i]);
    asn_committee_free(c->alone);
    asn_arena_free(c->arena);
    free(c->groups);
    free(c->active);
    free(c);
}

static crew *new_crew(asn_bulk *b)
{
    crew *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->of     = b;
    c->groups = calloc((size_t)b->n_groups + 1, sizeof *c->groups);
    c->active = calloc((size_t)b->n_groups + 1, sizeof *c->active);
    c->alone  = asn_committee_new(b->members, b->n_members);
    c->arena  = asn_arena_new(0);
    if (c->groups && c->active && c->alone && c->arena)
        return c;
    free_crew(c);
    return NULL;
}

static void make_places(crew *c, int n)
{
    while (c->n_places < n && c->n_places < c->of->places && !c->full) {
        place *p = new_place(c);
        c->full  = !p;
        if (p)
            c->places[c->n_places++] = p;
    }
}

static void run_alone(crew *c)
{
    for (int number; (number = c->work->next(c->work->context)) >= 0;) {
        c->work->job(c->work->context, number, c->alone, c->arena);
        asn_arena_reset(c->arena);
    }
}

static void run_together(crew *c, int most)
{
    for (int i = 0; i < c->n_places && i < most; i++)
        c->ready[c->n_ready++] = c->places[i];
    while (c->n_ready || c->n_active) {
        while (c->n_ready)
            asn_fiber_run(c->ready[--c->n_ready]->fiber);
        if (c->n_active)
            run_group(c, largest(c));
    }
}

bool asn_bulk_run(asn_bulk *b, int thread, const asn_bulk_work *work, int most)
{
    crew *c = b->crews[thread] ? b->crews[thread] : (b->crews[thread] = new_crew(b));
    if (!c)
        return false;
    c->work = work;
    if (most > 1 && b->places > 1)
        make_places(c, most);
    if (most > 1 && c->n_places > 1)
        run_together(c, most);
    else
        run_alone(c);
    return true;
}

/* ---- All of it. */

asn_bulk *asn_bulk_new(const asn_member *members, int n, int places, int threads)
{
    asn_bulk *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    *b = (asn_bulk){.members = members, .n_members = n, .places = places < 1 ? PLACES : places < MOST ? places : MOST, .threads = threads};
    pthread_mutex_init(&b->lock, NULL);
    b->first_group = calloc((size_t)n, sizeof *b->first_group);
    for (int k = 0; k < n && b->first_group; k++) {
        b->first_group[k] = b->n_groups;
        b->n_groups += members[k].model->n_tensors;
    }
    b->packed = calloc((size_t)b->n_groups + 1, sizeof *b->packed);
    b->crews  = calloc((size_t)threads, sizeof *b->crews);
    if (b->first_group && b->packed && b->crews)
        return b;
    asn_bulk_free(b);
    return NULL;
}

void asn_bulk_free(asn_bulk *b)
{
    if (!b)
        return;
    for (int i = 0; i < b->threads && b->crews; i++)
        free_crew(b->crews[i]);
    for (int i = 0; i < b->n_groups && b->packed; i++)
        free(atomic_load(&b->packed[i]));
    pthread_mutex_destroy(&b->lock);
    free(b->first_group);
    free(b->packed);
    free(b->crews);
    free(b);
}
