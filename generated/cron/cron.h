/* cron.h: written by asdlc from cron.asdl, cron.task and cron.say. Change those, not this file.
 *
 *     #include "cron.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const cron_schedule *t = cron_read(arena,
 *         "schedule(minute=AnyMinute(), hour=AnyHour(), day=AnyDay(), month=AnyMonth(), weekday=AnyWeekday())", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (cron_schedule_kind(t) == CRON_schedule)
 *         puts("schedule");
 *     puts(cron_text(arena, t)); // in the target language; cron_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. cron_new_X makes a node of constructor X. It returns NULL when a child
 * is missing, when the tree is higher than ASN_MAX_HEIGHT, or when memory is out. cron_X_f(t) is the field f of X,
 * and nothing (NULL, or a value of kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and
 * takes an index. All of these are in cron_tree.h; the numbers of types, constructors and fields are here. */
#ifndef CRON_H
#define CRON_H
#ifndef ASN_SHIPPED
#include <asn.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

/* schedule = (minute_field minute, hour_field hour, day_field day, month_field month, weekday_field weekday) */
enum cron_schedule_kind {
    CRON_schedule = 1
};
    enum { CRON_schedule_minute = 0, CRON_schedule_hour = 1, CRON_schedule_day = 2, CRON_schedule_month = 3,
    CRON_schedule_weekday = 4 };

/* minute_field = AnyMinute | MinuteStep(step step) | Minutes(minute_part first, minute_part* more) */
enum cron_minute_field_kind {
    CRON_AnyMinute = 2,
    CRON_MinuteStep = 3,
    CRON_Minutes = 4
};
    enum { CRON_MinuteStep_step = 0 };
    enum { CRON_Minutes_first = 0, CRON_Minutes_more = 1 };

/* minute_part = Minute(minute at) | MinuteSpan(minute first, minute last, step? step) */
enum cron_minute_part_kind {
    CRON_Minute = 5,
    CRON_MinuteSpan = 6
};
    enum { CRON_Minute_at = 0 };
    enum { CRON_MinuteSpan_first = 0, CRON_MinuteSpan_last = 1, CRON_MinuteSpan_step = 2 };

/* hour_field = AnyHour | HourStep(step step) | Hours(hour_part first, hour_part* more) */
enum cron_hour_field_kind {
    CRON_AnyHour = 7,
    CRON_HourStep = 8,
    CRON_Hours = 9
};
    enum { CRON_HourStep_step = 0 };
    enum { CRON_Hours_first = 0, CRON_Hours_more = 1 };

/* hour_part = Hour(hour at) | HourSpan(hour first, hour last, step? step) */
enum cron_hour_part_kind {
    CRON_Hour = 10,
    CRON_HourSpan = 11
};
    enum { CRON_Hour_at = 0 };
    enum { CRON_HourSpan_first = 0, CRON_HourSpan_last = 1, CRON_HourSpan_step = 2 };

/* hour = Am(clock at) | Pm(clock at) */
enum cron_hour_kind {
    CRON_Am = 12,
    CRON_Pm = 13
};
    enum { CRON_Am_at = 0 };
    enum { CRON_Pm_at = 0 };

/* day_field = AnyDay | DayStep(step step) | Days(day_part first, day_part* more) */
enum cron_day_field_kind {
    CRON_AnyDay = 14,
    CRON_DayStep = 15,
    CRON_Days = 16
};
    enum { CRON_DayStep_step = 0 };
    enum { CRON_Days_first = 0, CRON_Days_more = 1 };

/* day_part = Day(day at) | DaySpan(day first, day last, step? step) */
enum cron_day_part_kind {
    CRON_Day = 17,
    CRON_DaySpan = 18
};
    enum { CRON_Day_at = 0 };
    enum { CRON_DaySpan_first = 0, CRON_DaySpan_last = 1, CRON_DaySpan_step = 2 };

/* month_field = AnyMonth | MonthStep(step step) | Months(month_part first, month_part* more) */
enum cron_month_field_kind {
    CRON_AnyMonth = 19,
    CRON_MonthStep = 20,
    CRON_Months = 21
};
    enum { CRON_MonthStep_step = 0 };
    enum { CRON_Months_first = 0, CRON_Months_more = 1 };

/* month_part = Month(month at) | MonthSpan(month first, month last, step? step) */
enum cron_month_part_kind {
    CRON_Month = 22,
    CRON_MonthSpan = 23
};
    enum { CRON_Month_at = 0 };
    enum { CRON_MonthSpan_first = 0, CRON_MonthSpan_last = 1, CRON_MonthSpan_step = 2 };

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

/* weekday_field = AnyWeekday | Weekdays(weekday_part first, weekday_part* more) */
enum cron_weekday_field_kind {
    CRON_AnyWeekday = 36,
    CRON_Weekdays = 37
};
    enum { CRON_Weekdays_first = 0, CRON_Weekdays_more = 1 };

/* weekday_part = Weekday(weekday at) | WeekdaySpan(weekday first, weekday last) */
enum cron_weekday_part_kind {
    CRON_Weekday = 38,
    CRON_WeekdaySpan = 39
};
    enum { CRON_Weekday_at = 0 };
    enum { CRON_WeekdaySpan_first = 0, CRON_WeekdaySpan_last = 1 };

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

ASN_API bool cron_type_schedule(asn_run *run, asn_state v, asn_node *node); /* the root's module */
#ifndef ASN_SHIPPED
extern const asn_grammar cron_grammar;
#endif

#ifdef __cplusplus
}
#endif
#ifndef ASN_SHIPPED
#include "cron_tree.h"
#endif
#endif
