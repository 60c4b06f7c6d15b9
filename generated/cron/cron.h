/* cron.h: trees of cron.asdl for C programs. Written by asdlc from cron.asdl and cron.task. Change those, not this file.
 *
 *     #include "cron.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const cron_schedule *t = cron_read(arena, "schedule(minute=AnyMinute(), hour=AnyHour(), day=AnyDay(), month=AnyMonth(), weekday=AnyWeekday())", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (cron_schedule_kind(t) == CRON_schedule)
 *         puts("schedule");
 *     puts(cron_text(arena, t)); // in the target language; cron_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. cron_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); cron_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef CRON_H
#define CRON_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar cron_grammar;

typedef struct cron_schedule cron_schedule;
typedef struct cron_minute_field cron_minute_field;
typedef struct cron_minute_part cron_minute_part;
typedef struct cron_hour_field cron_hour_field;
typedef struct cron_hour_part cron_hour_part;
typedef struct cron_hour cron_hour;
typedef struct cron_day_field cron_day_field;
typedef struct cron_day_part cron_day_part;
typedef struct cron_month_field cron_month_field;
typedef struct cron_month_part cron_month_part;
typedef struct cron_month cron_month;
typedef struct cron_weekday_field cron_weekday_field;
typedef struct cron_weekday_part cron_weekday_part;
typedef struct cron_weekday cron_weekday;

const cron_schedule *cron_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *cron_write(asn_arena *arena, const cron_schedule *t); /* tree text, as Python's ast.dump writes it */
const char *cron_text(asn_arena *arena, const cron_schedule *t);  /* target text, by the task's templates */
bool cron_type_schedule(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum cron_types {
    CRON_TYPE_schedule = 0,
    CRON_TYPE_minute_field = 1,
    CRON_TYPE_minute_part = 2,
    CRON_TYPE_hour_field = 3,
    CRON_TYPE_hour_part = 4,
    CRON_TYPE_hour = 5,
    CRON_TYPE_day_field = 6,
    CRON_TYPE_day_part = 7,
    CRON_TYPE_month_field = 8,
    CRON_TYPE_month_part = 9,
    CRON_TYPE_month = 10,
    CRON_TYPE_weekday_field = 11,
    CRON_TYPE_weekday_part = 12,
    CRON_TYPE_weekday = 13,
    CRON_TYPE_step = 14,
    CRON_TYPE_minute = 15,
    CRON_TYPE_clock = 16,
    CRON_TYPE_day = 17
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct cron_visitor cron_visitor;
struct cron_visitor {
    void *context;
    bool (*schedule)(cron_visitor *v, const cron_schedule *t);
    bool (*AnyMinute)(cron_visitor *v, const cron_minute_field *t);
    bool (*MinuteStep)(cron_visitor *v, const cron_minute_field *t);
    bool (*Minutes)(cron_visitor *v, const cron_minute_field *t);
    bool (*Minute)(cron_visitor *v, const cron_minute_part *t);
    bool (*MinuteSpan)(cron_visitor *v, const cron_minute_part *t);
    bool (*AnyHour)(cron_visitor *v, const cron_hour_field *t);
    bool (*HourStep)(cron_visitor *v, const cron_hour_field *t);
    bool (*Hours)(cron_visitor *v, const cron_hour_field *t);
    bool (*Hour)(cron_visitor *v, const cron_hour_part *t);
    bool (*HourSpan)(cron_visitor *v, const cron_hour_part *t);
    bool (*Am)(cron_visitor *v, const cron_hour *t);
    bool (*Pm)(cron_visitor *v, const cron_hour *t);
    bool (*AnyDay)(cron_visitor *v, const cron_day_field *t);
    bool (*DayStep)(cron_visitor *v, const cron_day_field *t);
    bool (*Days)(cron_visitor *v, const cron_day_field *t);
    bool (*Day)(cron_visitor *v, const cron_day_part *t);
    bool (*DaySpan)(cron_visitor *v, const cron_day_part *t);
    bool (*AnyMonth)(cron_visitor *v, const cron_month_field *t);
    bool (*MonthStep)(cron_visitor *v, const cron_month_field *t);
    bool (*Months)(cron_visitor *v, const cron_month_field *t);
    bool (*Month)(cron_visitor *v, const cron_month_part *t);
    bool (*MonthSpan)(cron_visitor *v, const cron_month_part *t);
    bool (*January)(cron_visitor *v, const cron_month *t);
    bool (*February)(cron_visitor *v, const cron_month *t);
    bool (*March)(cron_visitor *v, const cron_month *t);
    bool (*April)(cron_visitor *v, const cron_month *t);
    bool (*May)(cron_visitor *v, const cron_month *t);
    bool (*June)(cron_visitor *v, const cron_month *t);
    bool (*July)(cron_visitor *v, const cron_month *t);
    bool (*August)(cron_visitor *v, const cron_month *t);
    bool (*September)(cron_visitor *v, const cron_month *t);
    bool (*October)(cron_visitor *v, const cron_month *t);
    bool (*November)(cron_visitor *v, const cron_month *t);
    bool (*December)(cron_visitor *v, const cron_month *t);
    bool (*AnyWeekday)(cron_visitor *v, const cron_weekday_field *t);
    bool (*Weekdays)(cron_visitor *v, const cron_weekday_field *t);
    bool (*Weekday)(cron_visitor *v, const cron_weekday_part *t);
    bool (*WeekdaySpan)(cron_visitor *v, const cron_weekday_part *t);
    bool (*Sunday)(cron_visitor *v, const cron_weekday *t);
    bool (*Monday)(cron_visitor *v, const cron_weekday *t);
    bool (*Tuesday)(cron_visitor *v, const cron_weekday *t);
    bool (*Wednesday)(cron_visitor *v, const cron_weekday *t);
    bool (*Thursday)(cron_visitor *v, const cron_weekday *t);
    bool (*Friday)(cron_visitor *v, const cron_weekday *t);
    bool (*Saturday)(cron_visitor *v, const cron_weekday *t);
    void (*leave)(cron_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* schedule = (minute_field minute, hour_field hour, day_field day, month_field month, weekday_field weekday) */
enum cron_schedule_kind {
    CRON_schedule = 1
};
static inline enum cron_schedule_kind cron_schedule_kind(const cron_schedule *t) { return (enum cron_schedule_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_schedule_tree(const cron_schedule *t) { return (const asn_tree *)t; }
const cron_schedule *cron_as_schedule(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_schedule(struct cron_visitor *v, const cron_schedule *t); /* false: out of memory */

enum { CRON_schedule_minute = 0, CRON_schedule_hour = 1, CRON_schedule_day = 2, CRON_schedule_month = 3, CRON_schedule_weekday = 4 };
const cron_schedule *cron_new_schedule(asn_arena *arena, const cron_minute_field *minute, const cron_hour_field *hour, const cron_day_field *day, const cron_month_field *month, const cron_weekday_field *weekday);
static inline const cron_minute_field *cron_schedule_minute(const cron_schedule *t) { return (const cron_minute_field *)asn_tree_child_of((const asn_tree *)t, CRON_schedule, CRON_schedule_minute, 0); }
static inline const cron_hour_field *cron_schedule_hour(const cron_schedule *t) { return (const cron_hour_field *)asn_tree_child_of((const asn_tree *)t, CRON_schedule, CRON_schedule_hour, 0); }
static inline const cron_day_field *cron_schedule_day(const cron_schedule *t) { return (const cron_day_field *)asn_tree_child_of((const asn_tree *)t, CRON_schedule, CRON_schedule_day, 0); }
static inline const cron_month_field *cron_schedule_month(const cron_schedule *t) { return (const cron_month_field *)asn_tree_child_of((const asn_tree *)t, CRON_schedule, CRON_schedule_month, 0); }
static inline const cron_weekday_field *cron_schedule_weekday(const cron_schedule *t) { return (const cron_weekday_field *)asn_tree_child_of((const asn_tree *)t, CRON_schedule, CRON_schedule_weekday, 0); }

/* minute_field = AnyMinute | MinuteStep(step step) | Minutes(minute_part first, minute_part* more) */
enum cron_minute_field_kind {
    CRON_AnyMinute = 2,
    CRON_MinuteStep = 3,
    CRON_Minutes = 4
};
static inline enum cron_minute_field_kind cron_minute_field_kind(const cron_minute_field *t) { return (enum cron_minute_field_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_minute_field_tree(const cron_minute_field *t) { return (const asn_tree *)t; }
const cron_minute_field *cron_as_minute_field(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_minute_field(struct cron_visitor *v, const cron_minute_field *t); /* false: out of memory */

const cron_minute_field *cron_new_AnyMinute(asn_arena *arena);

enum { CRON_MinuteStep_step = 0 };
const cron_minute_field *cron_new_MinuteStep(asn_arena *arena, asn_atom step);
static inline asn_atom cron_MinuteStep_step(const cron_minute_field *t) { return asn_tree_value_of((const asn_tree *)t, CRON_MinuteStep, CRON_MinuteStep_step, 0); }

enum { CRON_Minutes_first = 0, CRON_Minutes_more = 1 };
const cron_minute_field *cron_new_Minutes(asn_arena *arena, const cron_minute_part *first, const cron_minute_part *const *more, int more_count);
static inline const cron_minute_part *cron_Minutes_first(const cron_minute_field *t) { return (const cron_minute_part *)asn_tree_child_of((const asn_tree *)t, CRON_Minutes, CRON_Minutes_first, 0); }
static inline int cron_Minutes_more_count(const cron_minute_field *t) { return asn_tree_count_of((const asn_tree *)t, CRON_Minutes, CRON_Minutes_more); }
static inline const cron_minute_part *cron_Minutes_more(const cron_minute_field *t, int i) { return (const cron_minute_part *)asn_tree_child_of((const asn_tree *)t, CRON_Minutes, CRON_Minutes_more, i); }

/* minute_part = Minute(minute at) | MinuteSpan(minute first, minute last, step? step) */
enum cron_minute_part_kind {
    CRON_Minute = 5,
    CRON_MinuteSpan = 6
};
static inline enum cron_minute_part_kind cron_minute_part_kind(const cron_minute_part *t) { return (enum cron_minute_part_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_minute_part_tree(const cron_minute_part *t) { return (const asn_tree *)t; }
const cron_minute_part *cron_as_minute_part(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_minute_part(struct cron_visitor *v, const cron_minute_part *t); /* false: out of memory */

enum { CRON_Minute_at = 0 };
const cron_minute_part *cron_new_Minute(asn_arena *arena, asn_atom at);
static inline asn_atom cron_Minute_at(const cron_minute_part *t) { return asn_tree_value_of((const asn_tree *)t, CRON_Minute, CRON_Minute_at, 0); }

enum { CRON_MinuteSpan_first = 0, CRON_MinuteSpan_last = 1, CRON_MinuteSpan_step = 2 };
const cron_minute_part *cron_new_MinuteSpan(asn_arena *arena, asn_atom first, asn_atom last, const asn_atom *step);
static inline asn_atom cron_MinuteSpan_first(const cron_minute_part *t) { return asn_tree_value_of((const asn_tree *)t, CRON_MinuteSpan, CRON_MinuteSpan_first, 0); }
static inline asn_atom cron_MinuteSpan_last(const cron_minute_part *t) { return asn_tree_value_of((const asn_tree *)t, CRON_MinuteSpan, CRON_MinuteSpan_last, 0); }
static inline asn_atom cron_MinuteSpan_step(const cron_minute_part *t) { return asn_tree_value_of((const asn_tree *)t, CRON_MinuteSpan, CRON_MinuteSpan_step, 0); }

/* hour_field = AnyHour | HourStep(step step) | Hours(hour_part first, hour_part* more) */
enum cron_hour_field_kind {
    CRON_AnyHour = 7,
    CRON_HourStep = 8,
    CRON_Hours = 9
};
static inline enum cron_hour_field_kind cron_hour_field_kind(const cron_hour_field *t) { return (enum cron_hour_field_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_hour_field_tree(const cron_hour_field *t) { return (const asn_tree *)t; }
const cron_hour_field *cron_as_hour_field(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_hour_field(struct cron_visitor *v, const cron_hour_field *t); /* false: out of memory */

const cron_hour_field *cron_new_AnyHour(asn_arena *arena);

enum { CRON_HourStep_step = 0 };
const cron_hour_field *cron_new_HourStep(asn_arena *arena, asn_atom step);
static inline asn_atom cron_HourStep_step(const cron_hour_field *t) { return asn_tree_value_of((const asn_tree *)t, CRON_HourStep, CRON_HourStep_step, 0); }

enum { CRON_Hours_first = 0, CRON_Hours_more = 1 };
const cron_hour_field *cron_new_Hours(asn_arena *arena, const cron_hour_part *first, const cron_hour_part *const *more, int more_count);
static inline const cron_hour_part *cron_Hours_first(const cron_hour_field *t) { return (const cron_hour_part *)asn_tree_child_of((const asn_tree *)t, CRON_Hours, CRON_Hours_first, 0); }
static inline int cron_Hours_more_count(const cron_hour_field *t) { return asn_tree_count_of((const asn_tree *)t, CRON_Hours, CRON_Hours_more); }
static inline const cron_hour_part *cron_Hours_more(const cron_hour_field *t, int i) { return (const cron_hour_part *)asn_tree_child_of((const asn_tree *)t, CRON_Hours, CRON_Hours_more, i); }

/* hour_part = Hour(hour at) | HourSpan(hour first, hour last, step? step) */
enum cron_hour_part_kind {
    CRON_Hour = 10,
    CRON_HourSpan = 11
};
static inline enum cron_hour_part_kind cron_hour_part_kind(const cron_hour_part *t) { return (enum cron_hour_part_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_hour_part_tree(const cron_hour_part *t) { return (const asn_tree *)t; }
const cron_hour_part *cron_as_hour_part(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_hour_part(struct cron_visitor *v, const cron_hour_part *t); /* false: out of memory */

enum { CRON_Hour_at = 0 };
const cron_hour_part *cron_new_Hour(asn_arena *arena, const cron_hour *at);
static inline const cron_hour *cron_Hour_at(const cron_hour_part *t) { return (const cron_hour *)asn_tree_child_of((const asn_tree *)t, CRON_Hour, CRON_Hour_at, 0); }

enum { CRON_HourSpan_first = 0, CRON_HourSpan_last = 1, CRON_HourSpan_step = 2 };
const cron_hour_part *cron_new_HourSpan(asn_arena *arena, const cron_hour *first, const cron_hour *last, const asn_atom *step);
static inline const cron_hour *cron_HourSpan_first(const cron_hour_part *t) { return (const cron_hour *)asn_tree_child_of((const asn_tree *)t, CRON_HourSpan, CRON_HourSpan_first, 0); }
static inline const cron_hour *cron_HourSpan_last(const cron_hour_part *t) { return (const cron_hour *)asn_tree_child_of((const asn_tree *)t, CRON_HourSpan, CRON_HourSpan_last, 0); }
static inline asn_atom cron_HourSpan_step(const cron_hour_part *t) { return asn_tree_value_of((const asn_tree *)t, CRON_HourSpan, CRON_HourSpan_step, 0); }

/* hour = Am(clock at) | Pm(clock at) */
enum cron_hour_kind {
    CRON_Am = 12,
    CRON_Pm = 13
};
static inline enum cron_hour_kind cron_hour_kind(const cron_hour *t) { return (enum cron_hour_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_hour_tree(const cron_hour *t) { return (const asn_tree *)t; }
const cron_hour *cron_as_hour(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_hour(struct cron_visitor *v, const cron_hour *t); /* false: out of memory */

enum { CRON_Am_at = 0 };
const cron_hour *cron_new_Am(asn_arena *arena, asn_atom at);
static inline asn_atom cron_Am_at(const cron_hour *t) { return asn_tree_value_of((const asn_tree *)t, CRON_Am, CRON_Am_at, 0); }

enum { CRON_Pm_at = 0 };
const cron_hour *cron_new_Pm(asn_arena *arena, asn_atom at);
static inline asn_atom cron_Pm_at(const cron_hour *t) { return asn_tree_value_of((const asn_tree *)t, CRON_Pm, CRON_Pm_at, 0); }

/* day_field = AnyDay | DayStep(step step) | Days(day_part first, day_part* more) */
enum cron_day_field_kind {
    CRON_AnyDay = 14,
    CRON_DayStep = 15,
    CRON_Days = 16
};
static inline enum cron_day_field_kind cron_day_field_kind(const cron_day_field *t) { return (enum cron_day_field_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_day_field_tree(const cron_day_field *t) { return (const asn_tree *)t; }
const cron_day_field *cron_as_day_field(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_day_field(struct cron_visitor *v, const cron_day_field *t); /* false: out of memory */

const cron_day_field *cron_new_AnyDay(asn_arena *arena);

enum { CRON_DayStep_step = 0 };
const cron_day_field *cron_new_DayStep(asn_arena *arena, asn_atom step);
static inline asn_atom cron_DayStep_step(const cron_day_field *t) { return asn_tree_value_of((const asn_tree *)t, CRON_DayStep, CRON_DayStep_step, 0); }

enum { CRON_Days_first = 0, CRON_Days_more = 1 };
const cron_day_field *cron_new_Days(asn_arena *arena, const cron_day_part *first, const cron_day_part *const *more, int more_count);
static inline const cron_day_part *cron_Days_first(const cron_day_field *t) { return (const cron_day_part *)asn_tree_child_of((const asn_tree *)t, CRON_Days, CRON_Days_first, 0); }
static inline int cron_Days_more_count(const cron_day_field *t) { return asn_tree_count_of((const asn_tree *)t, CRON_Days, CRON_Days_more); }
static inline const cron_day_part *cron_Days_more(const cron_day_field *t, int i) { return (const cron_day_part *)asn_tree_child_of((const asn_tree *)t, CRON_Days, CRON_Days_more, i); }

/* day_part = Day(day at) | DaySpan(day first, day last, step? step) */
enum cron_day_part_kind {
    CRON_Day = 17,
    CRON_DaySpan = 18
};
static inline enum cron_day_part_kind cron_day_part_kind(const cron_day_part *t) { return (enum cron_day_part_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_day_part_tree(const cron_day_part *t) { return (const asn_tree *)t; }
const cron_day_part *cron_as_day_part(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_day_part(struct cron_visitor *v, const cron_day_part *t); /* false: out of memory */

enum { CRON_Day_at = 0 };
const cron_day_part *cron_new_Day(asn_arena *arena, asn_atom at);
static inline asn_atom cron_Day_at(const cron_day_part *t) { return asn_tree_value_of((const asn_tree *)t, CRON_Day, CRON_Day_at, 0); }

enum { CRON_DaySpan_first = 0, CRON_DaySpan_last = 1, CRON_DaySpan_step = 2 };
const cron_day_part *cron_new_DaySpan(asn_arena *arena, asn_atom first, asn_atom last, const asn_atom *step);
static inline asn_atom cron_DaySpan_first(const cron_day_part *t) { return asn_tree_value_of((const asn_tree *)t, CRON_DaySpan, CRON_DaySpan_first, 0); }
static inline asn_atom cron_DaySpan_last(const cron_day_part *t) { return asn_tree_value_of((const asn_tree *)t, CRON_DaySpan, CRON_DaySpan_last, 0); }
static inline asn_atom cron_DaySpan_step(const cron_day_part *t) { return asn_tree_value_of((const asn_tree *)t, CRON_DaySpan, CRON_DaySpan_step, 0); }

/* month_field = AnyMonth | MonthStep(step step) | Months(month_part first, month_part* more) */
enum cron_month_field_kind {
    CRON_AnyMonth = 19,
    CRON_MonthStep = 20,
    CRON_Months = 21
};
static inline enum cron_month_field_kind cron_month_field_kind(const cron_month_field *t) { return (enum cron_month_field_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_month_field_tree(const cron_month_field *t) { return (const asn_tree *)t; }
const cron_month_field *cron_as_month_field(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_month_field(struct cron_visitor *v, const cron_month_field *t); /* false: out of memory */

const cron_month_field *cron_new_AnyMonth(asn_arena *arena);

enum { CRON_MonthStep_step = 0 };
const cron_month_field *cron_new_MonthStep(asn_arena *arena, asn_atom step);
static inline asn_atom cron_MonthStep_step(const cron_month_field *t) { return asn_tree_value_of((const asn_tree *)t, CRON_MonthStep, CRON_MonthStep_step, 0); }

enum { CRON_Months_first = 0, CRON_Months_more = 1 };
const cron_month_field *cron_new_Months(asn_arena *arena, const cron_month_part *first, const cron_month_part *const *more, int more_count);
static inline const cron_month_part *cron_Months_first(const cron_month_field *t) { return (const cron_month_part *)asn_tree_child_of((const asn_tree *)t, CRON_Months, CRON_Months_first, 0); }
static inline int cron_Months_more_count(const cron_month_field *t) { return asn_tree_count_of((const asn_tree *)t, CRON_Months, CRON_Months_more); }
static inline const cron_month_part *cron_Months_more(const cron_month_field *t, int i) { return (const cron_month_part *)asn_tree_child_of((const asn_tree *)t, CRON_Months, CRON_Months_more, i); }

/* month_part = Month(month at) | MonthSpan(month first, month last, step? step) */
enum cron_month_part_kind {
    CRON_Month = 22,
    CRON_MonthSpan = 23
};
static inline enum cron_month_part_kind cron_month_part_kind(const cron_month_part *t) { return (enum cron_month_part_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_month_part_tree(const cron_month_part *t) { return (const asn_tree *)t; }
const cron_month_part *cron_as_month_part(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_month_part(struct cron_visitor *v, const cron_month_part *t); /* false: out of memory */

enum { CRON_Month_at = 0 };
const cron_month_part *cron_new_Month(asn_arena *arena, const cron_month *at);
static inline const cron_month *cron_Month_at(const cron_month_part *t) { return (const cron_month *)asn_tree_child_of((const asn_tree *)t, CRON_Month, CRON_Month_at, 0); }

enum { CRON_MonthSpan_first = 0, CRON_MonthSpan_last = 1, CRON_MonthSpan_step = 2 };
const cron_month_part *cron_new_MonthSpan(asn_arena *arena, const cron_month *first, const cron_month *last, const asn_atom *step);
static inline const cron_month *cron_MonthSpan_first(const cron_month_part *t) { return (const cron_month *)asn_tree_child_of((const asn_tree *)t, CRON_MonthSpan, CRON_MonthSpan_first, 0); }
static inline const cron_month *cron_MonthSpan_last(const cron_month_part *t) { return (const cron_month *)asn_tree_child_of((const asn_tree *)t, CRON_MonthSpan, CRON_MonthSpan_last, 0); }
static inline asn_atom cron_MonthSpan_step(const cron_month_part *t) { return asn_tree_value_of((const asn_tree *)t, CRON_MonthSpan, CRON_MonthSpan_step, 0); }

/* month = January | February | March | April | May | June | July | August | September | October | November
 *     | December */
enum cron_month_kind {
    CRON_January = 24,
    CRON_February = 25,
    CRON_March = 26,
    CRON_April = 27,
    CRON_May = 28,
    CRON_June = 29,
    CRON_July = 30,
    CRON_August = 31,
    CRON_September = 32,
    CRON_October = 33,
    CRON_November = 34,
    CRON_December = 35
};
static inline enum cron_month_kind cron_month_kind(const cron_month *t) { return (enum cron_month_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_month_tree(const cron_month *t) { return (const asn_tree *)t; }
const cron_month *cron_as_month(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_month(struct cron_visitor *v, const cron_month *t); /* false: out of memory */

const cron_month *cron_new_January(asn_arena *arena);

const cron_month *cron_new_February(asn_arena *arena);

const cron_month *cron_new_March(asn_arena *arena);

const cron_month *cron_new_April(asn_arena *arena);

const cron_month *cron_new_May(asn_arena *arena);

const cron_month *cron_new_June(asn_arena *arena);

const cron_month *cron_new_July(asn_arena *arena);

const cron_month *cron_new_August(asn_arena *arena);

const cron_month *cron_new_September(asn_arena *arena);

const cron_month *cron_new_October(asn_arena *arena);

const cron_month *cron_new_November(asn_arena *arena);

const cron_month *cron_new_December(asn_arena *arena);

/* weekday_field = AnyWeekday | Weekdays(weekday_part first, weekday_part* more) */
enum cron_weekday_field_kind {
    CRON_AnyWeekday = 36,
    CRON_Weekdays = 37
};
static inline enum cron_weekday_field_kind cron_weekday_field_kind(const cron_weekday_field *t) { return (enum cron_weekday_field_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_weekday_field_tree(const cron_weekday_field *t) { return (const asn_tree *)t; }
const cron_weekday_field *cron_as_weekday_field(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_weekday_field(struct cron_visitor *v, const cron_weekday_field *t); /* false: out of memory */

const cron_weekday_field *cron_new_AnyWeekday(asn_arena *arena);

enum { CRON_Weekdays_first = 0, CRON_Weekdays_more = 1 };
const cron_weekday_field *cron_new_Weekdays(asn_arena *arena, const cron_weekday_part *first, const cron_weekday_part *const *more, int more_count);
static inline const cron_weekday_part *cron_Weekdays_first(const cron_weekday_field *t) { return (const cron_weekday_part *)asn_tree_child_of((const asn_tree *)t, CRON_Weekdays, CRON_Weekdays_first, 0); }
static inline int cron_Weekdays_more_count(const cron_weekday_field *t) { return asn_tree_count_of((const asn_tree *)t, CRON_Weekdays, CRON_Weekdays_more); }
static inline const cron_weekday_part *cron_Weekdays_more(const cron_weekday_field *t, int i) { return (const cron_weekday_part *)asn_tree_child_of((const asn_tree *)t, CRON_Weekdays, CRON_Weekdays_more, i); }

/* weekday_part = Weekday(weekday at) | WeekdaySpan(weekday first, weekday last) */
enum cron_weekday_part_kind {
    CRON_Weekday = 38,
    CRON_WeekdaySpan = 39
};
static inline enum cron_weekday_part_kind cron_weekday_part_kind(const cron_weekday_part *t) { return (enum cron_weekday_part_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_weekday_part_tree(const cron_weekday_part *t) { return (const asn_tree *)t; }
const cron_weekday_part *cron_as_weekday_part(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_weekday_part(struct cron_visitor *v, const cron_weekday_part *t); /* false: out of memory */

enum { CRON_Weekday_at = 0 };
const cron_weekday_part *cron_new_Weekday(asn_arena *arena, const cron_weekday *at);
static inline const cron_weekday *cron_Weekday_at(const cron_weekday_part *t) { return (const cron_weekday *)asn_tree_child_of((const asn_tree *)t, CRON_Weekday, CRON_Weekday_at, 0); }

enum { CRON_WeekdaySpan_first = 0, CRON_WeekdaySpan_last = 1 };
const cron_weekday_part *cron_new_WeekdaySpan(asn_arena *arena, const cron_weekday *first, const cron_weekday *last);
static inline const cron_weekday *cron_WeekdaySpan_first(const cron_weekday_part *t) { return (const cron_weekday *)asn_tree_child_of((const asn_tree *)t, CRON_WeekdaySpan, CRON_WeekdaySpan_first, 0); }
static inline const cron_weekday *cron_WeekdaySpan_last(const cron_weekday_part *t) { return (const cron_weekday *)asn_tree_child_of((const asn_tree *)t, CRON_WeekdaySpan, CRON_WeekdaySpan_last, 0); }

/* weekday = Sunday | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday */
enum cron_weekday_kind {
    CRON_Sunday = 40,
    CRON_Monday = 41,
    CRON_Tuesday = 42,
    CRON_Wednesday = 43,
    CRON_Thursday = 44,
    CRON_Friday = 45,
    CRON_Saturday = 46
};
static inline enum cron_weekday_kind cron_weekday_kind(const cron_weekday *t) { return (enum cron_weekday_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *cron_weekday_tree(const cron_weekday *t) { return (const asn_tree *)t; }
const cron_weekday *cron_as_weekday(const asn_tree *t); /* NULL when it is a tree of another type */
bool cron_visit_weekday(struct cron_visitor *v, const cron_weekday *t); /* false: out of memory */

const cron_weekday *cron_new_Sunday(asn_arena *arena);

const cron_weekday *cron_new_Monday(asn_arena *arena);

const cron_weekday *cron_new_Tuesday(asn_arena *arena);

const cron_weekday *cron_new_Wednesday(asn_arena *arena);

const cron_weekday *cron_new_Thursday(asn_arena *arena);

const cron_weekday *cron_new_Friday(asn_arena *arena);

const cron_weekday *cron_new_Saturday(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
