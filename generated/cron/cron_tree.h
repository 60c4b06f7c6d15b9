/* cron_tree.h: written by asdlc from cron.asdl, cron.task and cron.say. Change those, not this file.
 * Trees for C programs: see the beginning of cron.h. */
#ifndef CRON_TREE_H
#define CRON_TREE_H
#include "cron.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

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

/* From tree text; NULL, and err, when it is wrong. */
static inline const cron_schedule *cron_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const cron_schedule *)asn_tree_read(arena, &cron_grammar, CRON_TYPE_schedule,
        "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *cron_write(asn_arena *arena, const cron_schedule *t)
{
    return asn_tree_write(arena, &cron_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *cron_text(asn_arena *arena, const cron_schedule *t)
{
    return asn_tree_print(arena, &cron_grammar, (const asn_tree *)t);
}

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

static inline bool cron_visit_enter(void *context, const asn_tree *t)
{
    cron_visitor *v = (cron_visitor *)context;
    switch (t->ctor) {
    case CRON_schedule: return !v->schedule || v->schedule(v, (const cron_schedule *)t);
    case CRON_AnyMinute: return !v->AnyMinute || v->AnyMinute(v, (const cron_minute_field *)t);
    case CRON_MinuteStep: return !v->MinuteStep || v->MinuteStep(v, (const cron_minute_field *)t);
    case CRON_Minutes: return !v->Minutes || v->Minutes(v, (const cron_minute_field *)t);
    case CRON_Minute: return !v->Minute || v->Minute(v, (const cron_minute_part *)t);
    case CRON_MinuteSpan: return !v->MinuteSpan || v->MinuteSpan(v, (const cron_minute_part *)t);
    case CRON_AnyHour: return !v->AnyHour || v->AnyHour(v, (const cron_hour_field *)t);
    case CRON_HourStep: return !v->HourStep || v->HourStep(v, (const cron_hour_field *)t);
    case CRON_Hours: return !v->Hours || v->Hours(v, (const cron_hour_field *)t);
    case CRON_Hour: return !v->Hour || v->Hour(v, (const cron_hour_part *)t);
    case CRON_HourSpan: return !v->HourSpan || v->HourSpan(v, (const cron_hour_part *)t);
    case CRON_Am: return !v->Am || v->Am(v, (const cron_hour *)t);
    case CRON_Pm: return !v->Pm || v->Pm(v, (const cron_hour *)t);
    case CRON_AnyDay: return !v->AnyDay || v->AnyDay(v, (const cron_day_field *)t);
    case CRON_DayStep: return !v->DayStep || v->DayStep(v, (const cron_day_field *)t);
    case CRON_Days: return !v->Days || v->Days(v, (const cron_day_field *)t);
    case CRON_Day: return !v->Day || v->Day(v, (const cron_day_part *)t);
    case CRON_DaySpan: return !v->DaySpan || v->DaySpan(v, (const cron_day_part *)t);
    case CRON_AnyMonth: return !v->AnyMonth || v->AnyMonth(v, (const cron_month_field *)t);
    case CRON_MonthStep: return !v->MonthStep || v->MonthStep(v, (const cron_month_field *)t);
    case CRON_Months: return !v->Months || v->Months(v, (const cron_month_field *)t);
    case CRON_Month: return !v->Month || v->Month(v, (const cron_month_part *)t);
    case CRON_MonthSpan: return !v->MonthSpan || v->MonthSpan(v, (const cron_month_part *)t);
    case CRON_January: return !v->January || v->January(v, (const cron_month *)t);
    case CRON_February: return !v->February || v->February(v, (const cron_month *)t);
    case CRON_March: return !v->March || v->March(v, (const cron_month *)t);
    case CRON_April: return !v->April || v->April(v, (const cron_month *)t);
    case CRON_May: return !v->May || v->May(v, (const cron_month *)t);
    case CRON_June: return !v->June || v->June(v, (const cron_month *)t);
    case CRON_July: return !v->July || v->July(v, (const cron_month *)t);
    case CRON_August: return !v->August || v->August(v, (const cron_month *)t);
    case CRON_September: return !v->September || v->September(v, (const cron_month *)t);
    case CRON_October: return !v->October || v->October(v, (const cron_month *)t);
    case CRON_November: return !v->November || v->November(v, (const cron_month *)t);
    case CRON_December: return !v->December || v->December(v, (const cron_month *)t);
    case CRON_AnyWeekday: return !v->AnyWeekday || v->AnyWeekday(v, (const cron_weekday_field *)t);
    case CRON_Weekdays: return !v->Weekdays || v->Weekdays(v, (const cron_weekday_field *)t);
    case CRON_Weekday: return !v->Weekday || v->Weekday(v, (const cron_weekday_part *)t);
    case CRON_WeekdaySpan: return !v->WeekdaySpan || v->WeekdaySpan(v, (const cron_weekday_part *)t);
    case CRON_Sunday: return !v->Sunday || v->Sunday(v, (const cron_weekday *)t);
    case CRON_Monday: return !v->Monday || v->Monday(v, (const cron_weekday *)t);
    case CRON_Tuesday: return !v->Tuesday || v->Tuesday(v, (const cron_weekday *)t);
    case CRON_Wednesday: return !v->Wednesday || v->Wednesday(v, (const cron_weekday *)t);
    case CRON_Thursday: return !v->Thursday || v->Thursday(v, (const cron_weekday *)t);
    case CRON_Friday: return !v->Friday || v->Friday(v, (const cron_weekday *)t);
    case CRON_Saturday: return !v->Saturday || v->Saturday(v, (const cron_weekday *)t);
    default: return true;
    }
}

static inline void cron_visit_leave(void *context, const asn_tree *t)
{
    cron_visitor *v = (cron_visitor *)context;
    if (v->leave)
        v->leave(v, t);
}

/* ---- schedule = (minute_field minute, hour_field hour, day_field day, month_field month, weekday_field weekday) */

static inline enum cron_schedule_kind cron_schedule_kind(const cron_schedule *t)
{
    return (enum cron_schedule_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_schedule_tree(const cron_schedule *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_schedule *cron_as_schedule(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_schedule
        ? (const cron_schedule *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_schedule(cron_visitor *v, const cron_schedule *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* schedule = (minute_field minute, hour_field hour, day_field day, month_field month, weekday_field weekday) */
static inline const cron_schedule *cron_new_schedule(asn_arena *arena, const cron_minute_field *minute,
    const cron_hour_field *hour, const cron_day_field *day, const cron_month_field *month,
    const cron_weekday_field *weekday)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_schedule);
    asn_build_child(&asn_b, CRON_schedule_minute, minute);
    asn_build_child(&asn_b, CRON_schedule_hour, hour);
    asn_build_child(&asn_b, CRON_schedule_day, day);
    asn_build_child(&asn_b, CRON_schedule_month, month);
    asn_build_child(&asn_b, CRON_schedule_weekday, weekday);
    return (const cron_schedule *)asn_build_end(&asn_b);
}

static inline const cron_minute_field *cron_schedule_minute(const cron_schedule *t)
{
    return (const cron_minute_field *)asn_tree_child_of((const asn_tree *)t, CRON_schedule,
        CRON_schedule_minute, 0);
}

static inline const cron_hour_field *cron_schedule_hour(const cron_schedule *t)
{
    return (const cron_hour_field *)asn_tree_child_of((const asn_tree *)t, CRON_schedule, CRON_schedule_hour, 0);
}

static inline const cron_day_field *cron_schedule_day(const cron_schedule *t)
{
    return (const cron_day_field *)asn_tree_child_of((const asn_tree *)t, CRON_schedule, CRON_schedule_day, 0);
}

static inline const cron_month_field *cron_schedule_month(const cron_schedule *t)
{
    return (const cron_month_field *)asn_tree_child_of((const asn_tree *)t, CRON_schedule, CRON_schedule_month, 0);
}

static inline const cron_weekday_field *cron_schedule_weekday(const cron_schedule *t)
{
    return (const cron_weekday_field *)asn_tree_child_of((const asn_tree *)t, CRON_schedule,
        CRON_schedule_weekday, 0);
}

/* ---- minute_field = AnyMinute | MinuteStep(step step) | Minutes(minute_part first, minute_part* more) */

static inline enum cron_minute_field_kind cron_minute_field_kind(const cron_minute_field *t)
{
    return (enum cron_minute_field_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_minute_field_tree(const cron_minute_field *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_minute_field *cron_as_minute_field(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_minute_field
        ? (const cron_minute_field *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_minute_field(cron_visitor *v, const cron_minute_field *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* AnyMinute */
static inline const cron_minute_field *cron_new_AnyMinute(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_AnyMinute);
    return (const cron_minute_field *)asn_build_end(&asn_b);
}

/* MinuteStep(step step) */
static inline const cron_minute_field *cron_new_MinuteStep(asn_arena *arena, asn_atom step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_MinuteStep);
    asn_build_value(&asn_b, CRON_MinuteStep_step, step);
    return (const cron_minute_field *)asn_build_end(&asn_b);
}

static inline asn_atom cron_MinuteStep_step(const cron_minute_field *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_MinuteStep, CRON_MinuteStep_step, 0);
}

/* Minutes(minute_part first, minute_part* more) */
static inline const cron_minute_field *cron_new_Minutes(asn_arena *arena, const cron_minute_part *first,
    const cron_minute_part *const *more, int more_count)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Minutes);
    asn_build_child(&asn_b, CRON_Minutes_first, first);
    asn_build_children(&asn_b, CRON_Minutes_more, more, more_count);
    return (const cron_minute_field *)asn_build_end(&asn_b);
}

static inline const cron_minute_part *cron_Minutes_first(const cron_minute_field *t)
{
    return (const cron_minute_part *)asn_tree_child_of((const asn_tree *)t, CRON_Minutes, CRON_Minutes_first, 0);
}

static inline int cron_Minutes_more_count(const cron_minute_field *t)
{
    return asn_tree_count_of((const asn_tree *)t, CRON_Minutes, CRON_Minutes_more);
}

static inline const cron_minute_part *cron_Minutes_more(const cron_minute_field *t, int i)
{
    return (const cron_minute_part *)asn_tree_child_of((const asn_tree *)t, CRON_Minutes, CRON_Minutes_more, i);
}

/* ---- minute_part = Minute(minute at) | MinuteSpan(minute first, minute last, step? step) */

static inline enum cron_minute_part_kind cron_minute_part_kind(const cron_minute_part *t)
{
    return (enum cron_minute_part_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_minute_part_tree(const cron_minute_part *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_minute_part *cron_as_minute_part(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_minute_part
        ? (const cron_minute_part *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_minute_part(cron_visitor *v, const cron_minute_part *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* Minute(minute at) */
static inline const cron_minute_part *cron_new_Minute(asn_arena *arena, asn_atom at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Minute);
    asn_build_value(&asn_b, CRON_Minute_at, at);
    return (const cron_minute_part *)asn_build_end(&asn_b);
}

static inline asn_atom cron_Minute_at(const cron_minute_part *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_Minute, CRON_Minute_at, 0);
}

/* MinuteSpan(minute first, minute last, step? step) */
static inline const cron_minute_part *cron_new_MinuteSpan(asn_arena *arena, asn_atom first, asn_atom last,
    const asn_atom *step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_MinuteSpan);
    asn_build_value(&asn_b, CRON_MinuteSpan_first, first);
    asn_build_value(&asn_b, CRON_MinuteSpan_last, last);
    asn_build_optional(&asn_b, CRON_MinuteSpan_step, step);
    return (const cron_minute_part *)asn_build_end(&asn_b);
}

static inline asn_atom cron_MinuteSpan_first(const cron_minute_part *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_MinuteSpan, CRON_MinuteSpan_first, 0);
}

static inline asn_atom cron_MinuteSpan_last(const cron_minute_part *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_MinuteSpan, CRON_MinuteSpan_last, 0);
}

static inline asn_atom cron_MinuteSpan_step(const cron_minute_part *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_MinuteSpan, CRON_MinuteSpan_step, 0);
}

/* ---- hour_field = AnyHour | HourStep(step step) | Hours(hour_part first, hour_part* more) */

static inline enum cron_hour_field_kind cron_hour_field_kind(const cron_hour_field *t)
{
    return (enum cron_hour_field_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_hour_field_tree(const cron_hour_field *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_hour_field *cron_as_hour_field(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_hour_field
        ? (const cron_hour_field *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_hour_field(cron_visitor *v, const cron_hour_field *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* AnyHour */
static inline const cron_hour_field *cron_new_AnyHour(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_AnyHour);
    return (const cron_hour_field *)asn_build_end(&asn_b);
}

/* HourStep(step step) */
static inline const cron_hour_field *cron_new_HourStep(asn_arena *arena, asn_atom step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_HourStep);
    asn_build_value(&asn_b, CRON_HourStep_step, step);
    return (const cron_hour_field *)asn_build_end(&asn_b);
}

static inline asn_atom cron_HourStep_step(const cron_hour_field *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_HourStep, CRON_HourStep_step, 0);
}

/* Hours(hour_part first, hour_part* more) */
static inline const cron_hour_field *cron_new_Hours(asn_arena *arena, const cron_hour_part *first,
    const cron_hour_part *const *more, int more_count)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Hours);
    asn_build_child(&asn_b, CRON_Hours_first, first);
    asn_build_children(&asn_b, CRON_Hours_more, more, more_count);
    return (const cron_hour_field *)asn_build_end(&asn_b);
}

static inline const cron_hour_part *cron_Hours_first(const cron_hour_field *t)
{
    return (const cron_hour_part *)asn_tree_child_of((const asn_tree *)t, CRON_Hours, CRON_Hours_first, 0);
}

static inline int cron_Hours_more_count(const cron_hour_field *t)
{
    return asn_tree_count_of((const asn_tree *)t, CRON_Hours, CRON_Hours_more);
}

static inline const cron_hour_part *cron_Hours_more(const cron_hour_field *t, int i)
{
    return (const cron_hour_part *)asn_tree_child_of((const asn_tree *)t, CRON_Hours, CRON_Hours_more, i);
}

/* ---- hour_part = Hour(hour at) | HourSpan(hour first, hour last, step? step) */

static inline enum cron_hour_part_kind cron_hour_part_kind(const cron_hour_part *t)
{
    return (enum cron_hour_part_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_hour_part_tree(const cron_hour_part *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_hour_part *cron_as_hour_part(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_hour_part
        ? (const cron_hour_part *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_hour_part(cron_visitor *v, const cron_hour_part *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* Hour(hour at) */
static inline const cron_hour_part *cron_new_Hour(asn_arena *arena, const cron_hour *at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Hour);
    asn_build_child(&asn_b, CRON_Hour_at, at);
    return (const cron_hour_part *)asn_build_end(&asn_b);
}

static inline const cron_hour *cron_Hour_at(const cron_hour_part *t)
{
    return (const cron_hour *)asn_tree_child_of((const asn_tree *)t, CRON_Hour, CRON_Hour_at, 0);
}

/* HourSpan(hour first, hour last, step? step) */
static inline const cron_hour_part *cron_new_HourSpan(asn_arena *arena, const cron_hour *first,
    const cron_hour *last, const asn_atom *step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_HourSpan);
    asn_build_child(&asn_b, CRON_HourSpan_first, first);
    asn_build_child(&asn_b, CRON_HourSpan_last, last);
    asn_build_optional(&asn_b, CRON_HourSpan_step, step);
    return (const cron_hour_part *)asn_build_end(&asn_b);
}

static inline const cron_hour *cron_HourSpan_first(const cron_hour_part *t)
{
    return (const cron_hour *)asn_tree_child_of((const asn_tree *)t, CRON_HourSpan, CRON_HourSpan_first, 0);
}

static inline const cron_hour *cron_HourSpan_last(const cron_hour_part *t)
{
    return (const cron_hour *)asn_tree_child_of((const asn_tree *)t, CRON_HourSpan, CRON_HourSpan_last, 0);
}

static inline asn_atom cron_HourSpan_step(const cron_hour_part *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_HourSpan, CRON_HourSpan_step, 0);
}

/* ---- hour = Am(clock at) | Pm(clock at) */

static inline enum cron_hour_kind cron_hour_kind(const cron_hour *t)
{
    return (enum cron_hour_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_hour_tree(const cron_hour *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_hour *cron_as_hour(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_hour ? (const cron_hour *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_hour(cron_visitor *v, const cron_hour *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* Am(clock at) */
static inline const cron_hour *cron_new_Am(asn_arena *arena, asn_atom at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Am);
    asn_build_value(&asn_b, CRON_Am_at, at);
    return (const cron_hour *)asn_build_end(&asn_b);
}

static inline asn_atom cron_Am_at(const cron_hour *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_Am, CRON_Am_at, 0);
}

/* Pm(clock at) */
static inline const cron_hour *cron_new_Pm(asn_arena *arena, asn_atom at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Pm);
    asn_build_value(&asn_b, CRON_Pm_at, at);
    return (const cron_hour *)asn_build_end(&asn_b);
}

static inline asn_atom cron_Pm_at(const cron_hour *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_Pm, CRON_Pm_at, 0);
}

/* ---- day_field = AnyDay | DayStep(step step) | Days(day_part first, day_part* more) */

static inline enum cron_day_field_kind cron_day_field_kind(const cron_day_field *t)
{
    return (enum cron_day_field_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_day_field_tree(const cron_day_field *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_day_field *cron_as_day_field(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_day_field
        ? (const cron_day_field *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_day_field(cron_visitor *v, const cron_day_field *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* AnyDay */
static inline const cron_day_field *cron_new_AnyDay(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_AnyDay);
    return (const cron_day_field *)asn_build_end(&asn_b);
}

/* DayStep(step step) */
static inline const cron_day_field *cron_new_DayStep(asn_arena *arena, asn_atom step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_DayStep);
    asn_build_value(&asn_b, CRON_DayStep_step, step);
    return (const cron_day_field *)asn_build_end(&asn_b);
}

static inline asn_atom cron_DayStep_step(const cron_day_field *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_DayStep, CRON_DayStep_step, 0);
}

/* Days(day_part first, day_part* more) */
static inline const cron_day_field *cron_new_Days(asn_arena *arena, const cron_day_part *first,
    const cron_day_part *const *more, int more_count)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Days);
    asn_build_child(&asn_b, CRON_Days_first, first);
    asn_build_children(&asn_b, CRON_Days_more, more, more_count);
    return (const cron_day_field *)asn_build_end(&asn_b);
}

static inline const cron_day_part *cron_Days_first(const cron_day_field *t)
{
    return (const cron_day_part *)asn_tree_child_of((const asn_tree *)t, CRON_Days, CRON_Days_first, 0);
}

static inline int cron_Days_more_count(const cron_day_field *t)
{
    return asn_tree_count_of((const asn_tree *)t, CRON_Days, CRON_Days_more);
}

static inline const cron_day_part *cron_Days_more(const cron_day_field *t, int i)
{
    return (const cron_day_part *)asn_tree_child_of((const asn_tree *)t, CRON_Days, CRON_Days_more, i);
}

/* ---- day_part = Day(day at) | DaySpan(day first, day last, step? step) */

static inline enum cron_day_part_kind cron_day_part_kind(const cron_day_part *t)
{
    return (enum cron_day_part_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_day_part_tree(const cron_day_part *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_day_part *cron_as_day_part(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_day_part
        ? (const cron_day_part *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_day_part(cron_visitor *v, const cron_day_part *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* Day(day at) */
static inline const cron_day_part *cron_new_Day(asn_arena *arena, asn_atom at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Day);
    asn_build_value(&asn_b, CRON_Day_at, at);
    return (const cron_day_part *)asn_build_end(&asn_b);
}

static inline asn_atom cron_Day_at(const cron_day_part *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_Day, CRON_Day_at, 0);
}

/* DaySpan(day first, day last, step? step) */
static inline const cron_day_part *cron_new_DaySpan(asn_arena *arena, asn_atom first, asn_atom last,
    const asn_atom *step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_DaySpan);
    asn_build_value(&asn_b, CRON_DaySpan_first, first);
    asn_build_value(&asn_b, CRON_DaySpan_last, last);
    asn_build_optional(&asn_b, CRON_DaySpan_step, step);
    return (const cron_day_part *)asn_build_end(&asn_b);
}

static inline asn_atom cron_DaySpan_first(const cron_day_part *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_DaySpan, CRON_DaySpan_first, 0);
}

static inline asn_atom cron_DaySpan_last(const cron_day_part *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_DaySpan, CRON_DaySpan_last, 0);
}

static inline asn_atom cron_DaySpan_step(const cron_day_part *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_DaySpan, CRON_DaySpan_step, 0);
}

/* ---- month_field = AnyMonth | MonthStep(step step) | Months(month_part first, month_part* more) */

static inline enum cron_month_field_kind cron_month_field_kind(const cron_month_field *t)
{
    return (enum cron_month_field_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_month_field_tree(const cron_month_field *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_month_field *cron_as_month_field(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_month_field
        ? (const cron_month_field *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_month_field(cron_visitor *v, const cron_month_field *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* AnyMonth */
static inline const cron_month_field *cron_new_AnyMonth(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_AnyMonth);
    return (const cron_month_field *)asn_build_end(&asn_b);
}

/* MonthStep(step step) */
static inline const cron_month_field *cron_new_MonthStep(asn_arena *arena, asn_atom step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_MonthStep);
    asn_build_value(&asn_b, CRON_MonthStep_step, step);
    return (const cron_month_field *)asn_build_end(&asn_b);
}

static inline asn_atom cron_MonthStep_step(const cron_month_field *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_MonthStep, CRON_MonthStep_step, 0);
}

/* Months(month_part first, month_part* more) */
static inline const cron_month_field *cron_new_Months(asn_arena *arena, const cron_month_part *first,
    const cron_month_part *const *more, int more_count)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Months);
    asn_build_child(&asn_b, CRON_Months_first, first);
    asn_build_children(&asn_b, CRON_Months_more, more, more_count);
    return (const cron_month_field *)asn_build_end(&asn_b);
}

static inline const cron_month_part *cron_Months_first(const cron_month_field *t)
{
    return (const cron_month_part *)asn_tree_child_of((const asn_tree *)t, CRON_Months, CRON_Months_first, 0);
}

static inline int cron_Months_more_count(const cron_month_field *t)
{
    return asn_tree_count_of((const asn_tree *)t, CRON_Months, CRON_Months_more);
}

static inline const cron_month_part *cron_Months_more(const cron_month_field *t, int i)
{
    return (const cron_month_part *)asn_tree_child_of((const asn_tree *)t, CRON_Months, CRON_Months_more, i);
}

/* ---- month_part = Month(month at) | MonthSpan(month first, month last, step? step) */

static inline enum cron_month_part_kind cron_month_part_kind(const cron_month_part *t)
{
    return (enum cron_month_part_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_month_part_tree(const cron_month_part *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_month_part *cron_as_month_part(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_month_part
        ? (const cron_month_part *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_month_part(cron_visitor *v, const cron_month_part *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* Month(month at) */
static inline const cron_month_part *cron_new_Month(asn_arena *arena, const cron_month *at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Month);
    asn_build_child(&asn_b, CRON_Month_at, at);
    return (const cron_month_part *)asn_build_end(&asn_b);
}

static inline const cron_month *cron_Month_at(const cron_month_part *t)
{
    return (const cron_month *)asn_tree_child_of((const asn_tree *)t, CRON_Month, CRON_Month_at, 0);
}

/* MonthSpan(month first, month last, step? step) */
static inline const cron_month_part *cron_new_MonthSpan(asn_arena *arena, const cron_month *first,
    const cron_month *last, const asn_atom *step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_MonthSpan);
    asn_build_child(&asn_b, CRON_MonthSpan_first, first);
    asn_build_child(&asn_b, CRON_MonthSpan_last, last);
    asn_build_optional(&asn_b, CRON_MonthSpan_step, step);
    return (const cron_month_part *)asn_build_end(&asn_b);
}

static inline const cron_month *cron_MonthSpan_first(const cron_month_part *t)
{
    return (const cron_month *)asn_tree_child_of((const asn_tree *)t, CRON_MonthSpan, CRON_MonthSpan_first, 0);
}

static inline const cron_month *cron_MonthSpan_last(const cron_month_part *t)
{
    return (const cron_month *)asn_tree_child_of((const asn_tree *)t, CRON_MonthSpan, CRON_MonthSpan_last, 0);
}

static inline asn_atom cron_MonthSpan_step(const cron_month_part *t)
{
    return asn_tree_value_of((const asn_tree *)t, CRON_MonthSpan, CRON_MonthSpan_step, 0);
}

/* ---- month = January | February | March | April | May | June | July | August | September | October | November
 *     | December */

static inline enum cron_month_kind cron_month_kind(const cron_month *t)
{
    return (enum cron_month_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_month_tree(const cron_month *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_month *cron_as_month(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_month ? (const cron_month *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_month(cron_visitor *v, const cron_month *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* January */
static inline const cron_month *cron_new_January(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_January);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* February */
static inline const cron_month *cron_new_February(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_February);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* March */
static inline const cron_month *cron_new_March(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_March);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* April */
static inline const cron_month *cron_new_April(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_April);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* May */
static inline const cron_month *cron_new_May(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_May);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* June */
static inline const cron_month *cron_new_June(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_June);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* July */
static inline const cron_month *cron_new_July(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_July);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* August */
static inline const cron_month *cron_new_August(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_August);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* September */
static inline const cron_month *cron_new_September(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_September);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* October */
static inline const cron_month *cron_new_October(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_October);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* November */
static inline const cron_month *cron_new_November(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_November);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* December */
static inline const cron_month *cron_new_December(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_December);
    return (const cron_month *)asn_build_end(&asn_b);
}

/* ---- weekday_field = AnyWeekday | Weekdays(weekday_part first, weekday_part* more) */

static inline enum cron_weekday_field_kind cron_weekday_field_kind(const cron_weekday_field *t)
{
    return (enum cron_weekday_field_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_weekday_field_tree(const cron_weekday_field *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_weekday_field *cron_as_weekday_field(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_weekday_field
        ? (const cron_weekday_field *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_weekday_field(cron_visitor *v, const cron_weekday_field *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* AnyWeekday */
static inline const cron_weekday_field *cron_new_AnyWeekday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_AnyWeekday);
    return (const cron_weekday_field *)asn_build_end(&asn_b);
}

/* Weekdays(weekday_part first, weekday_part* more) */
static inline const cron_weekday_field *cron_new_Weekdays(asn_arena *arena, const cron_weekday_part *first,
    const cron_weekday_part *const *more, int more_count)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Weekdays);
    asn_build_child(&asn_b, CRON_Weekdays_first, first);
    asn_build_children(&asn_b, CRON_Weekdays_more, more, more_count);
    return (const cron_weekday_field *)asn_build_end(&asn_b);
}

static inline const cron_weekday_part *cron_Weekdays_first(const cron_weekday_field *t)
{
    return (const cron_weekday_part *)asn_tree_child_of((const asn_tree *)t, CRON_Weekdays,
        CRON_Weekdays_first, 0);
}

static inline int cron_Weekdays_more_count(const cron_weekday_field *t)
{
    return asn_tree_count_of((const asn_tree *)t, CRON_Weekdays, CRON_Weekdays_more);
}

static inline const cron_weekday_part *cron_Weekdays_more(const cron_weekday_field *t, int i)
{
    return (const cron_weekday_part *)asn_tree_child_of((const asn_tree *)t, CRON_Weekdays, CRON_Weekdays_more, i);
}

/* ---- weekday_part = Weekday(weekday at) | WeekdaySpan(weekday first, weekday last) */

static inline enum cron_weekday_part_kind cron_weekday_part_kind(const cron_weekday_part *t)
{
    return (enum cron_weekday_part_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_weekday_part_tree(const cron_weekday_part *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_weekday_part *cron_as_weekday_part(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_weekday_part
        ? (const cron_weekday_part *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_weekday_part(cron_visitor *v, const cron_weekday_part *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* Weekday(weekday at) */
static inline const cron_weekday_part *cron_new_Weekday(asn_arena *arena, const cron_weekday *at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Weekday);
    asn_build_child(&asn_b, CRON_Weekday_at, at);
    return (const cron_weekday_part *)asn_build_end(&asn_b);
}

static inline const cron_weekday *cron_Weekday_at(const cron_weekday_part *t)
{
    return (const cron_weekday *)asn_tree_child_of((const asn_tree *)t, CRON_Weekday, CRON_Weekday_at, 0);
}

/* WeekdaySpan(weekday first, weekday last) */
static inline const cron_weekday_part *cron_new_WeekdaySpan(asn_arena *arena, const cron_weekday *first,
    const cron_weekday *last)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_WeekdaySpan);
    asn_build_child(&asn_b, CRON_WeekdaySpan_first, first);
    asn_build_child(&asn_b, CRON_WeekdaySpan_last, last);
    return (const cron_weekday_part *)asn_build_end(&asn_b);
}

static inline const cron_weekday *cron_WeekdaySpan_first(const cron_weekday_part *t)
{
    return (const cron_weekday *)asn_tree_child_of((const asn_tree *)t, CRON_WeekdaySpan,
        CRON_WeekdaySpan_first, 0);
}

static inline const cron_weekday *cron_WeekdaySpan_last(const cron_weekday_part *t)
{
    return (const cron_weekday *)asn_tree_child_of((const asn_tree *)t, CRON_WeekdaySpan,
        CRON_WeekdaySpan_last, 0);
}

/* ---- weekday = Sunday | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday */

static inline enum cron_weekday_kind cron_weekday_kind(const cron_weekday *t)
{
    return (enum cron_weekday_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *cron_weekday_tree(const cron_weekday *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const cron_weekday *cron_as_weekday(const asn_tree *t)
{
    return t && t->ctor && cron_grammar.ctors[t->ctor].type == CRON_TYPE_weekday ? (const cron_weekday *)t : NULL;
}

/* false: out of memory. */
static inline bool cron_visit_weekday(cron_visitor *v, const cron_weekday *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

/* Sunday */
static inline const cron_weekday *cron_new_Sunday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Sunday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

/* Monday */
static inline const cron_weekday *cron_new_Monday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Monday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

/* Tuesday */
static inline const cron_weekday *cron_new_Tuesday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Tuesday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

/* Wednesday */
static inline const cron_weekday *cron_new_Wednesday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Wednesday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

/* Thursday */
static inline const cron_weekday *cron_new_Thursday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Thursday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

/* Friday */
static inline const cron_weekday *cron_new_Friday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Friday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

/* Saturday */
static inline const cron_weekday *cron_new_Saturday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Saturday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

#ifdef __cplusplus
}
#endif
#endif
