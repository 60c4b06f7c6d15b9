/* cron.c: written by asdlc from cron.asdl and cron.task. Change those, not this file. */
#include "cron.h"

#include <string.h>

#if ASN_ABI != 1
#error "cron.c was written for another runtime; compile the grammar again"
#endif

/* ---- The modules, in grammar order, and what each kind of them learns. */

static bool cron_ctor_schedule(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_schedule_minute(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_schedule_hour(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_schedule_day(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_schedule_month(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_schedule_weekday(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_minute_field(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_AnyMinute(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_MinuteStep(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_MinuteStep_step(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Minutes(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Minutes_first(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Minutes_more(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_minute_part(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Minute(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Minute_at(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_MinuteSpan(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_MinuteSpan_first(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_MinuteSpan_last(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_MinuteSpan_step(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_hour_field(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_AnyHour(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_HourStep(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_HourStep_step(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Hours(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Hours_first(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Hours_more(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_hour_part(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Hour(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Hour_at(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_HourSpan(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_HourSpan_first(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_HourSpan_last(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_HourSpan_step(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_hour(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Am(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Am_at(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Pm(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Pm_at(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_day_field(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_AnyDay(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_DayStep(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_DayStep_step(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Days(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Days_first(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Days_more(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_day_part(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Day(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Day_at(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_DaySpan(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_DaySpan_first(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_DaySpan_last(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_DaySpan_step(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_month_field(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_AnyMonth(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_MonthStep(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_MonthStep_step(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Months(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Months_first(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Months_more(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_month_part(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Month(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Month_at(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_MonthSpan(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_MonthSpan_first(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_MonthSpan_last(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_MonthSpan_step(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_month(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_January(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_February(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_March(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_April(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_May(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_June(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_July(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_August(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_September(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_October(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_November(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_December(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_weekday_field(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_AnyWeekday(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Weekdays(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Weekdays_first(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Weekdays_more(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_weekday_part(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Weekday(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_Weekday_at(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_WeekdaySpan(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_WeekdaySpan_first(asn_run *run, asn_state v, asn_node *node);
static bool cron_field_WeekdaySpan_last(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_weekday(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Sunday(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Monday(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Tuesday(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Wednesday(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Thursday(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Friday(asn_run *run, asn_state v, asn_node *node);
static bool cron_ctor_Saturday(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_step(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_minute(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_clock(asn_run *run, asn_state v, asn_node *node);
static bool cron_type_day(asn_run *run, asn_state v, asn_node *node);

static const asn_param cron_p_choice[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_CHOICES},
    {"f.out.b", 1, ASN_CHOICES},
    {NULL, 0, 0},
};
static const asn_param cron_p_constructor[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.e", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param cron_p_one[] = {
    {"e", 1, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param cron_p_optional[] = {
    {"e", 1, ASN_HIDDEN},
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"gen.v", ASN_HIDDEN, ASN_HIDDEN},
    {"gen.c", ASN_ENCODING, ASN_HIDDEN},
    {"gen.b", 1, ASN_HIDDEN},
    {"gen.out.w", ASN_HIDDEN, 1},
    {"gen.out.b", 1, 1},
    {NULL, 0, 0},
};
static const asn_param cron_p_sequence[] = {
    {"e", 1, ASN_HIDDEN},
    {"start", ASN_HIDDEN, ASN_HIDDEN},
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"att.s", ASN_HIDDEN, ASN_ENCODING},
    {"gen.v", ASN_HIDDEN, ASN_HIDDEN},
    {"gen.c", ASN_ENCODING, ASN_HIDDEN},
    {"gen.b", 1, ASN_HIDDEN},
    {"gen.s", ASN_HIDDEN, ASN_HIDDEN},
    {"gen.out.w", ASN_HIDDEN, 1},
    {"gen.out.b", 1, 1},
    {"update.v", ASN_HIDDEN, ASN_HIDDEN},
    {"update.c", ASN_ENCODING, ASN_HIDDEN},
    {"update.b", 1, ASN_HIDDEN},
    {"update.s", ASN_HIDDEN, ASN_HIDDEN},
    {NULL, 0, 0},
};
static const asn_param cron_p_closed[] = {
    {"att.v", ASN_HIDDEN, ASN_ENCODING},
    {"f.v", ASN_HIDDEN, ASN_HIDDEN},
    {"f.c", ASN_ENCODING, ASN_HIDDEN},
    {"f.b", 1, ASN_HIDDEN},
    {"f.out.w", ASN_HIDDEN, ASN_VALUES},
    {"f.out.b", 1, ASN_VALUES},
    {NULL, 0, 0},
};

static const asn_module cron_m_schedule = {"schedule", ASN_SINGLE, 0, cron_type_schedule, NULL};
static const asn_module cron_m_schedule_ctor = {"schedule", ASN_CONSTRUCTOR, 1, cron_ctor_schedule, cron_p_constructor};
static const asn_module cron_m_schedule_minute = {"schedule.minute", ASN_FIELD_ONE, 0, cron_field_schedule_minute, cron_p_one};
static const asn_module cron_m_schedule_hour = {"schedule.hour", ASN_FIELD_ONE, 1, cron_field_schedule_hour, cron_p_one};
static const asn_module cron_m_schedule_day = {"schedule.day", ASN_FIELD_ONE, 2, cron_field_schedule_day, cron_p_one};
static const asn_module cron_m_schedule_month = {"schedule.month", ASN_FIELD_ONE, 3, cron_field_schedule_month, cron_p_one};
static const asn_module cron_m_schedule_weekday = {"schedule.weekday", ASN_FIELD_ONE, 4, cron_field_schedule_weekday, cron_p_one};
static const asn_module cron_m_minute_field = {"minute_field", ASN_CHOICE, 1, cron_type_minute_field, cron_p_choice};
static const asn_module cron_m_AnyMinute = {"AnyMinute", ASN_CONSTRUCTOR, 2, cron_ctor_AnyMinute, NULL};
static const asn_module cron_m_MinuteStep = {"MinuteStep", ASN_CONSTRUCTOR, 3, cron_ctor_MinuteStep, cron_p_constructor};
static const asn_module cron_m_MinuteStep_step = {"MinuteStep.step", ASN_FIELD_ONE, 5, cron_field_MinuteStep_step, cron_p_one};
static const asn_module cron_m_Minutes = {"Minutes", ASN_CONSTRUCTOR, 4, cron_ctor_Minutes, cron_p_constructor};
static const asn_module cron_m_Minutes_first = {"Minutes.first", ASN_FIELD_ONE, 6, cron_field_Minutes_first, cron_p_one};
static const asn_module cron_m_Minutes_more = {"Minutes.more", ASN_FIELD_SEQUENCE, 7, cron_field_Minutes_more, cron_p_sequence};
static const asn_module cron_m_minute_part = {"minute_part", ASN_CHOICE, 2, cron_type_minute_part, cron_p_choice};
static const asn_module cron_m_Minute = {"Minute", ASN_CONSTRUCTOR, 5, cron_ctor_Minute, cron_p_constructor};
static const asn_module cron_m_Minute_at = {"Minute.at", ASN_FIELD_ONE, 8, cron_field_Minute_at, cron_p_one};
static const asn_module cron_m_MinuteSpan = {"MinuteSpan", ASN_CONSTRUCTOR, 6, cron_ctor_MinuteSpan, cron_p_constructor};
static const asn_module cron_m_MinuteSpan_first = {"MinuteSpan.first", ASN_FIELD_ONE, 9, cron_field_MinuteSpan_first, cron_p_one};
static const asn_module cron_m_MinuteSpan_last = {"MinuteSpan.last", ASN_FIELD_ONE, 10, cron_field_MinuteSpan_last, cron_p_one};
static const asn_module cron_m_MinuteSpan_step = {"MinuteSpan.step", ASN_FIELD_OPTIONAL, 11, cron_field_MinuteSpan_step, cron_p_optional};
static const asn_module cron_m_hour_field = {"hour_field", ASN_CHOICE, 3, cron_type_hour_field, cron_p_choice};
static const asn_module cron_m_AnyHour = {"AnyHour", ASN_CONSTRUCTOR, 7, cron_ctor_AnyHour, NULL};
static const asn_module cron_m_HourStep = {"HourStep", ASN_CONSTRUCTOR, 8, cron_ctor_HourStep, cron_p_constructor};
static const asn_module cron_m_HourStep_step = {"HourStep.step", ASN_FIELD_ONE, 12, cron_field_HourStep_step, cron_p_one};
static const asn_module cron_m_Hours = {"Hours", ASN_CONSTRUCTOR, 9, cron_ctor_Hours, cron_p_constructor};
static const asn_module cron_m_Hours_first = {"Hours.first", ASN_FIELD_ONE, 13, cron_field_Hours_first, cron_p_one};
static const asn_module cron_m_Hours_more = {"Hours.more", ASN_FIELD_SEQUENCE, 14, cron_field_Hours_more, cron_p_sequence};
static const asn_module cron_m_hour_part = {"hour_part", ASN_CHOICE, 4, cron_type_hour_part, cron_p_choice};
static const asn_module cron_m_Hour = {"Hour", ASN_CONSTRUCTOR, 10, cron_ctor_Hour, cron_p_constructor};
static const asn_module cron_m_Hour_at = {"Hour.at", ASN_FIELD_ONE, 15, cron_field_Hour_at, cron_p_one};
static const asn_module cron_m_HourSpan = {"HourSpan", ASN_CONSTRUCTOR, 11, cron_ctor_HourSpan, cron_p_constructor};
static const asn_module cron_m_HourSpan_first = {"HourSpan.first", ASN_FIELD_ONE, 16, cron_field_HourSpan_first, cron_p_one};
static const asn_module cron_m_HourSpan_last = {"HourSpan.last", ASN_FIELD_ONE, 17, cron_field_HourSpan_last, cron_p_one};
static const asn_module cron_m_HourSpan_step = {"HourSpan.step", ASN_FIELD_OPTIONAL, 18, cron_field_HourSpan_step, cron_p_optional};
static const asn_module cron_m_hour = {"hour", ASN_CHOICE, 5, cron_type_hour, cron_p_choice};
static const asn_module cron_m_Am = {"Am", ASN_CONSTRUCTOR, 12, cron_ctor_Am, cron_p_constructor};
static const asn_module cron_m_Am_at = {"Am.at", ASN_FIELD_ONE, 19, cron_field_Am_at, cron_p_one};
static const asn_module cron_m_Pm = {"Pm", ASN_CONSTRUCTOR, 13, cron_ctor_Pm, cron_p_constructor};
static const asn_module cron_m_Pm_at = {"Pm.at", ASN_FIELD_ONE, 20, cron_field_Pm_at, cron_p_one};
static const asn_module cron_m_day_field = {"day_field", ASN_CHOICE, 6, cron_type_day_field, cron_p_choice};
static const asn_module cron_m_AnyDay = {"AnyDay", ASN_CONSTRUCTOR, 14, cron_ctor_AnyDay, NULL};
static const asn_module cron_m_DayStep = {"DayStep", ASN_CONSTRUCTOR, 15, cron_ctor_DayStep, cron_p_constructor};
static const asn_module cron_m_DayStep_step = {"DayStep.step", ASN_FIELD_ONE, 21, cron_field_DayStep_step, cron_p_one};
static const asn_module cron_m_Days = {"Days", ASN_CONSTRUCTOR, 16, cron_ctor_Days, cron_p_constructor};
static const asn_module cron_m_Days_first = {"Days.first", ASN_FIELD_ONE, 22, cron_field_Days_first, cron_p_one};
static const asn_module cron_m_Days_more = {"Days.more", ASN_FIELD_SEQUENCE, 23, cron_field_Days_more, cron_p_sequence};
static const asn_module cron_m_day_part = {"day_part", ASN_CHOICE, 7, cron_type_day_part, cron_p_choice};
static const asn_module cron_m_Day = {"Day", ASN_CONSTRUCTOR, 17, cron_ctor_Day, cron_p_constructor};
static const asn_module cron_m_Day_at = {"Day.at", ASN_FIELD_ONE, 24, cron_field_Day_at, cron_p_one};
static const asn_module cron_m_DaySpan = {"DaySpan", ASN_CONSTRUCTOR, 18, cron_ctor_DaySpan, cron_p_constructor};
static const asn_module cron_m_DaySpan_first = {"DaySpan.first", ASN_FIELD_ONE, 25, cron_field_DaySpan_first, cron_p_one};
static const asn_module cron_m_DaySpan_last = {"DaySpan.last", ASN_FIELD_ONE, 26, cron_field_DaySpan_last, cron_p_one};
static const asn_module cron_m_DaySpan_step = {"DaySpan.step", ASN_FIELD_OPTIONAL, 27, cron_field_DaySpan_step, cron_p_optional};
static const asn_module cron_m_month_field = {"month_field", ASN_CHOICE, 8, cron_type_month_field, cron_p_choice};
static const asn_module cron_m_AnyMonth = {"AnyMonth", ASN_CONSTRUCTOR, 19, cron_ctor_AnyMonth, NULL};
static const asn_module cron_m_MonthStep = {"MonthStep", ASN_CONSTRUCTOR, 20, cron_ctor_MonthStep, cron_p_constructor};
static const asn_module cron_m_MonthStep_step = {"MonthStep.step", ASN_FIELD_ONE, 28, cron_field_MonthStep_step, cron_p_one};
static const asn_module cron_m_Months = {"Months", ASN_CONSTRUCTOR, 21, cron_ctor_Months, cron_p_constructor};
static const asn_module cron_m_Months_first = {"Months.first", ASN_FIELD_ONE, 29, cron_field_Months_first, cron_p_one};
static const asn_module cron_m_Months_more = {"Months.more", ASN_FIELD_SEQUENCE, 30, cron_field_Months_more, cron_p_sequence};
static const asn_module cron_m_month_part = {"month_part", ASN_CHOICE, 9, cron_type_month_part, cron_p_choice};
static const asn_module cron_m_Month = {"Month", ASN_CONSTRUCTOR, 22, cron_ctor_Month, cron_p_constructor};
static const asn_module cron_m_Month_at = {"Month.at", ASN_FIELD_ONE, 31, cron_field_Month_at, cron_p_one};
static const asn_module cron_m_MonthSpan = {"MonthSpan", ASN_CONSTRUCTOR, 23, cron_ctor_MonthSpan, cron_p_constructor};
static const asn_module cron_m_MonthSpan_first = {"MonthSpan.first", ASN_FIELD_ONE, 32, cron_field_MonthSpan_first, cron_p_one};
static const asn_module cron_m_MonthSpan_last = {"MonthSpan.last", ASN_FIELD_ONE, 33, cron_field_MonthSpan_last, cron_p_one};
static const asn_module cron_m_MonthSpan_step = {"MonthSpan.step", ASN_FIELD_OPTIONAL, 34, cron_field_MonthSpan_step, cron_p_optional};
static const asn_module cron_m_month = {"month", ASN_CHOICE, 10, cron_type_month, cron_p_choice};
static const asn_module cron_m_January = {"January", ASN_CONSTRUCTOR, 24, cron_ctor_January, NULL};
static const asn_module cron_m_February = {"February", ASN_CONSTRUCTOR, 25, cron_ctor_February, NULL};
static const asn_module cron_m_March = {"March", ASN_CONSTRUCTOR, 26, cron_ctor_March, NULL};
static const asn_module cron_m_April = {"April", ASN_CONSTRUCTOR, 27, cron_ctor_April, NULL};
static const asn_module cron_m_May = {"May", ASN_CONSTRUCTOR, 28, cron_ctor_May, NULL};
static const asn_module cron_m_June = {"June", ASN_CONSTRUCTOR, 29, cron_ctor_June, NULL};
static const asn_module cron_m_July = {"July", ASN_CONSTRUCTOR, 30, cron_ctor_July, NULL};
static const asn_module cron_m_August = {"August", ASN_CONSTRUCTOR, 31, cron_ctor_August, NULL};
static const asn_module cron_m_September = {"September", ASN_CONSTRUCTOR, 32, cron_ctor_September, NULL};
static const asn_module cron_m_October = {"October", ASN_CONSTRUCTOR, 33, cron_ctor_October, NULL};
static const asn_module cron_m_November = {"November", ASN_CONSTRUCTOR, 34, cron_ctor_November, NULL};
static const asn_module cron_m_December = {"December", ASN_CONSTRUCTOR, 35, cron_ctor_December, NULL};
static const asn_module cron_m_weekday_field = {"weekday_field", ASN_CHOICE, 11, cron_type_weekday_field, cron_p_choice};
static const asn_module cron_m_AnyWeekday = {"AnyWeekday", ASN_CONSTRUCTOR, 36, cron_ctor_AnyWeekday, NULL};
static const asn_module cron_m_Weekdays = {"Weekdays", ASN_CONSTRUCTOR, 37, cron_ctor_Weekdays, cron_p_constructor};
static const asn_module cron_m_Weekdays_first = {"Weekdays.first", ASN_FIELD_ONE, 35, cron_field_Weekdays_first, cron_p_one};
static const asn_module cron_m_Weekdays_more = {"Weekdays.more", ASN_FIELD_SEQUENCE, 36, cron_field_Weekdays_more, cron_p_sequence};
static const asn_module cron_m_weekday_part = {"weekday_part", ASN_CHOICE, 12, cron_type_weekday_part, cron_p_choice};
static const asn_module cron_m_Weekday = {"Weekday", ASN_CONSTRUCTOR, 38, cron_ctor_Weekday, cron_p_constructor};
static const asn_module cron_m_Weekday_at = {"Weekday.at", ASN_FIELD_ONE, 37, cron_field_Weekday_at, cron_p_one};
static const asn_module cron_m_WeekdaySpan = {"WeekdaySpan", ASN_CONSTRUCTOR, 39, cron_ctor_WeekdaySpan, cron_p_constructor};
static const asn_module cron_m_WeekdaySpan_first = {"WeekdaySpan.first", ASN_FIELD_ONE, 38, cron_field_WeekdaySpan_first, cron_p_one};
static const asn_module cron_m_WeekdaySpan_last = {"WeekdaySpan.last", ASN_FIELD_ONE, 39, cron_field_WeekdaySpan_last, cron_p_one};
static const asn_module cron_m_weekday = {"weekday", ASN_CHOICE, 13, cron_type_weekday, cron_p_choice};
static const asn_module cron_m_Sunday = {"Sunday", ASN_CONSTRUCTOR, 40, cron_ctor_Sunday, NULL};
static const asn_module cron_m_Monday = {"Monday", ASN_CONSTRUCTOR, 41, cron_ctor_Monday, NULL};
static const asn_module cron_m_Tuesday = {"Tuesday", ASN_CONSTRUCTOR, 42, cron_ctor_Tuesday, NULL};
static const asn_module cron_m_Wednesday = {"Wednesday", ASN_CONSTRUCTOR, 43, cron_ctor_Wednesday, NULL};
static const asn_module cron_m_Thursday = {"Thursday", ASN_CONSTRUCTOR, 44, cron_ctor_Thursday, NULL};
static const asn_module cron_m_Friday = {"Friday", ASN_CONSTRUCTOR, 45, cron_ctor_Friday, NULL};
static const asn_module cron_m_Saturday = {"Saturday", ASN_CONSTRUCTOR, 46, cron_ctor_Saturday, NULL};
static const asn_module cron_m_step = {"step", ASN_CLOSED, 14, cron_type_step, cron_p_closed};
static const asn_module cron_m_minute = {"minute", ASN_CLOSED, 15, cron_type_minute, cron_p_closed};
static const asn_module cron_m_clock = {"clock", ASN_CLOSED, 16, cron_type_clock, cron_p_closed};
static const asn_module cron_m_day = {"day", ASN_CLOSED, 17, cron_type_day, cron_p_closed};

static const asn_module *const cron_modules[] = {
    &cron_m_schedule, &cron_m_schedule_ctor, &cron_m_schedule_minute, &cron_m_schedule_hour, &cron_m_schedule_day,
    &cron_m_schedule_month, &cron_m_schedule_weekday, &cron_m_minute_field, &cron_m_AnyMinute, &cron_m_MinuteStep,
    &cron_m_MinuteStep_step, &cron_m_Minutes, &cron_m_Minutes_first, &cron_m_Minutes_more, &cron_m_minute_part,
    &cron_m_Minute, &cron_m_Minute_at, &cron_m_MinuteSpan, &cron_m_MinuteSpan_first, &cron_m_MinuteSpan_last,
    &cron_m_MinuteSpan_step, &cron_m_hour_field, &cron_m_AnyHour, &cron_m_HourStep, &cron_m_HourStep_step,
    &cron_m_Hours, &cron_m_Hours_first, &cron_m_Hours_more, &cron_m_hour_part, &cron_m_Hour, &cron_m_Hour_at,
    &cron_m_HourSpan, &cron_m_HourSpan_first, &cron_m_HourSpan_last, &cron_m_HourSpan_step, &cron_m_hour, &cron_m_Am,
    &cron_m_Am_at, &cron_m_Pm, &cron_m_Pm_at, &cron_m_day_field, &cron_m_AnyDay, &cron_m_DayStep,
    &cron_m_DayStep_step, &cron_m_Days, &cron_m_Days_first, &cron_m_Days_more, &cron_m_day_part, &cron_m_Day,
    &cron_m_Day_at, &cron_m_DaySpan, &cron_m_DaySpan_first, &cron_m_DaySpan_last, &cron_m_DaySpan_step,
    &cron_m_month_field, &cron_m_AnyMonth, &cron_m_MonthStep, &cron_m_MonthStep_step, &cron_m_Months,
    &cron_m_Months_first, &cron_m_Months_more, &cron_m_month_part, &cron_m_Month, &cron_m_Month_at, &cron_m_MonthSpan,
    &cron_m_MonthSpan_first, &cron_m_MonthSpan_last, &cron_m_MonthSpan_step, &cron_m_month, &cron_m_January,
    &cron_m_February, &cron_m_March, &cron_m_April, &cron_m_May, &cron_m_June, &cron_m_July, &cron_m_August,
    &cron_m_September, &cron_m_October, &cron_m_November, &cron_m_December, &cron_m_weekday_field, &cron_m_AnyWeekday,
    &cron_m_Weekdays, &cron_m_Weekdays_first, &cron_m_Weekdays_more, &cron_m_weekday_part, &cron_m_Weekday,
    &cron_m_Weekday_at, &cron_m_WeekdaySpan, &cron_m_WeekdaySpan_first, &cron_m_WeekdaySpan_last, &cron_m_weekday,
    &cron_m_Sunday, &cron_m_Monday, &cron_m_Tuesday, &cron_m_Wednesday, &cron_m_Thursday, &cron_m_Friday,
    &cron_m_Saturday, &cron_m_step, &cron_m_minute, &cron_m_clock, &cron_m_day,
};

/* schedule = (minute_field minute, hour_field hour, day_field day, month_field month, weekday_field weekday)
 *   one constructor, nothing to choose */
bool cron_type_schedule(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_schedule;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return cron_ctor_schedule(run, v, node);
}

/* schedule = (minute_field minute, hour_field hour, day_field day, month_field month, weekday_field weekday), and for each field F of it
 *   field embedding      e_F' = f_schedule(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_schedule(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_schedule_ctor;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_minute  = asn_vertical(run, v, asn_embed_field(run, m, CRON_schedule_minute, c));
    asn_state v_hour    = asn_vertical(run, v, asn_embed_field(run, m, CRON_schedule_hour, c));
    asn_state v_day     = asn_vertical(run, v, asn_embed_field(run, m, CRON_schedule_day, c));
    asn_state v_month   = asn_vertical(run, v, asn_embed_field(run, m, CRON_schedule_month, c));
    asn_state v_weekday = asn_vertical(run, v, asn_embed_field(run, m, CRON_schedule_weekday, c));
    return cron_field_schedule_minute(run, v_minute, node)
        && cron_field_schedule_hour(run, v_hour, node)
        && cron_field_schedule_day(run, v_day, node)
        && cron_field_schedule_month(run, v_month, node)
        && cron_field_schedule_weekday(run, v_weekday, node);
}

/* schedule.minute: minute_field, exactly one child; it takes the field's state as its own */
static bool cron_field_schedule_minute(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_minute_field(run, v, asn_child(run, node, CRON_schedule_minute, 0));
}

/* schedule.hour: hour_field, exactly one child; it takes the field's state as its own */
static bool cron_field_schedule_hour(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_hour_field(run, v, asn_child(run, node, CRON_schedule_hour, 0));
}

/* schedule.day: day_field, exactly one child; it takes the field's state as its own */
static bool cron_field_schedule_day(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_day_field(run, v, asn_child(run, node, CRON_schedule_day, 0));
}

/* schedule.month: month_field, exactly one child; it takes the field's state as its own */
static bool cron_field_schedule_month(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_month_field(run, v, asn_child(run, node, CRON_schedule_month, 0));
}

/* schedule.weekday: weekday_field, exactly one child; it takes the field's state as its own */
static bool cron_field_schedule_weekday(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_weekday_field(run, v, asn_child(run, node, CRON_schedule_weekday, 0));
}

/* minute_field = AnyMinute | MinuteStep(step step) | Minutes(minute_part first, minute_part* more)
 *   constructor choice   p(C | minute_field, v) = softmax(f_minute_field(v, c))_C */
static bool cron_type_minute_field(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_minute_field;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_AnyMinute:  return cron_ctor_AnyMinute(run, v, node);
    case CRON_MinuteStep: return cron_ctor_MinuteStep(run, v, node);
    case CRON_Minutes:    return cron_ctor_Minutes(run, v, node);
    }
    return asn_ok(run);
}

/* AnyMinute: no fields */
static bool cron_ctor_AnyMinute(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* MinuteStep(step step), and for each field F of it
 *   field embedding      e_F' = f_MinuteStep(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_MinuteStep(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_MinuteStep;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_step = asn_vertical(run, v, asn_embed_field(run, m, CRON_MinuteStep_step, c));
    return cron_field_MinuteStep_step(run, v_step, node);
}

/* MinuteStep.step: step, exactly one child; it takes the field's state as its own */
static bool cron_field_MinuteStep_step(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_step(run, v, asn_child(run, node, CRON_MinuteStep_step, 0));
}

/* Minutes(minute_part first, minute_part* more), and for each field F of it
 *   field embedding      e_F' = f_Minutes(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Minutes(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Minutes;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_Minutes_first, c));
    asn_state v_more  = asn_vertical(run, v, asn_embed_field(run, m, CRON_Minutes_more, c));
    return cron_field_Minutes_first(run, v_first, node)
        && cron_field_Minutes_more(run, v_more, node);
}

/* Minutes.first: minute_part, exactly one child; it takes the field's state as its own */
static bool cron_field_Minutes_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_minute_part(run, v, asn_child(run, node, CRON_Minutes_first, 0));
}

/* Minutes.more: minute_part*, a sequence; i counts its children */
static bool cron_field_Minutes_more(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Minutes_more;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!cron_type_minute_part(run, w, asn_child(run, node, CRON_Minutes_more, i)))
            return false;
    }
}

/* minute_part = Minute(minute at) | MinuteSpan(minute first, minute last, step? step)
 *   constructor choice   p(C | minute_part, v) = softmax(f_minute_part(v, c))_C */
static bool cron_type_minute_part(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_minute_part;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Minute:     return cron_ctor_Minute(run, v, node);
    case CRON_MinuteSpan: return cron_ctor_MinuteSpan(run, v, node);
    }
    return asn_ok(run);
}

/* Minute(minute at), and for each field F of it
 *   field embedding      e_F' = f_Minute(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Minute(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Minute;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Minute_at, c));
    return cron_field_Minute_at(run, v_at, node);
}

/* Minute.at: minute, exactly one child; it takes the field's state as its own */
static bool cron_field_Minute_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_minute(run, v, asn_child(run, node, CRON_Minute_at, 0));
}

/* MinuteSpan(minute first, minute last, step? step), and for each field F of it
 *   field embedding      e_F' = f_MinuteSpan(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_MinuteSpan(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_MinuteSpan;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_MinuteSpan_first, c));
    asn_state v_last  = asn_vertical(run, v, asn_embed_field(run, m, CRON_MinuteSpan_last, c));
    asn_state v_step  = asn_vertical(run, v, asn_embed_field(run, m, CRON_MinuteSpan_step, c));
    return cron_field_MinuteSpan_first(run, v_first, node)
        && cron_field_MinuteSpan_last(run, v_last, node)
        && cron_field_MinuteSpan_step(run, v_step, node);
}

/* MinuteSpan.first: minute, exactly one child; it takes the field's state as its own */
static bool cron_field_MinuteSpan_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_minute(run, v, asn_child(run, node, CRON_MinuteSpan_first, 0));
}

/* MinuteSpan.last: minute, exactly one child; it takes the field's state as its own */
static bool cron_field_MinuteSpan_last(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_minute(run, v, asn_child(run, node, CRON_MinuteSpan_last, 0));
}

/* MinuteSpan.step: step?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool cron_field_MinuteSpan_step(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_MinuteSpan_step;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return cron_type_step(run, v, asn_child(run, node, CRON_MinuteSpan_step, 0));
}

/* hour_field = AnyHour | HourStep(step step) | Hours(hour_part first, hour_part* more)
 *   constructor choice   p(C | hour_field, v) = softmax(f_hour_field(v, c))_C */
static bool cron_type_hour_field(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_hour_field;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_AnyHour:  return cron_ctor_AnyHour(run, v, node);
    case CRON_HourStep: return cron_ctor_HourStep(run, v, node);
    case CRON_Hours:    return cron_ctor_Hours(run, v, node);
    }
    return asn_ok(run);
}

/* AnyHour: no fields */
static bool cron_ctor_AnyHour(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* HourStep(step step), and for each field F of it
 *   field embedding      e_F' = f_HourStep(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_HourStep(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_HourStep;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_step = asn_vertical(run, v, asn_embed_field(run, m, CRON_HourStep_step, c));
    return cron_field_HourStep_step(run, v_step, node);
}

/* HourStep.step: step, exactly one child; it takes the field's state as its own */
static bool cron_field_HourStep_step(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_step(run, v, asn_child(run, node, CRON_HourStep_step, 0));
}

/* Hours(hour_part first, hour_part* more), and for each field F of it
 *   field embedding      e_F' = f_Hours(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Hours(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Hours;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_Hours_first, c));
    asn_state v_more  = asn_vertical(run, v, asn_embed_field(run, m, CRON_Hours_more, c));
    return cron_field_Hours_first(run, v_first, node)
        && cron_field_Hours_more(run, v_more, node);
}

/* Hours.first: hour_part, exactly one child; it takes the field's state as its own */
static bool cron_field_Hours_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_hour_part(run, v, asn_child(run, node, CRON_Hours_first, 0));
}

/* Hours.more: hour_part*, a sequence; i counts its children */
static bool cron_field_Hours_more(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Hours_more;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!cron_type_hour_part(run, w, asn_child(run, node, CRON_Hours_more, i)))
            return false;
    }
}

/* hour_part = Hour(hour at) | HourSpan(hour first, hour last, step? step)
 *   constructor choice   p(C | hour_part, v) = softmax(f_hour_part(v, c))_C */
static bool cron_type_hour_part(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_hour_part;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Hour:     return cron_ctor_Hour(run, v, node);
    case CRON_HourSpan: return cron_ctor_HourSpan(run, v, node);
    }
    return asn_ok(run);
}

/* Hour(hour at), and for each field F of it
 *   field embedding      e_F' = f_Hour(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Hour(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Hour;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Hour_at, c));
    return cron_field_Hour_at(run, v_at, node);
}

/* Hour.at: hour, exactly one child; it takes the field's state as its own */
static bool cron_field_Hour_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_hour(run, v, asn_child(run, node, CRON_Hour_at, 0));
}

/* HourSpan(hour first, hour last, step? step), and for each field F of it
 *   field embedding      e_F' = f_HourSpan(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_HourSpan(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_HourSpan;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_HourSpan_first, c));
    asn_state v_last  = asn_vertical(run, v, asn_embed_field(run, m, CRON_HourSpan_last, c));
    asn_state v_step  = asn_vertical(run, v, asn_embed_field(run, m, CRON_HourSpan_step, c));
    return cron_field_HourSpan_first(run, v_first, node)
        && cron_field_HourSpan_last(run, v_last, node)
        && cron_field_HourSpan_step(run, v_step, node);
}

/* HourSpan.first: hour, exactly one child; it takes the field's state as its own */
static bool cron_field_HourSpan_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_hour(run, v, asn_child(run, node, CRON_HourSpan_first, 0));
}

/* HourSpan.last: hour, exactly one child; it takes the field's state as its own */
static bool cron_field_HourSpan_last(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_hour(run, v, asn_child(run, node, CRON_HourSpan_last, 0));
}

/* HourSpan.step: step?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool cron_field_HourSpan_step(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_HourSpan_step;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return cron_type_step(run, v, asn_child(run, node, CRON_HourSpan_step, 0));
}

/* hour = Am(clock at) | Pm(clock at)
 *   constructor choice   p(C | hour, v) = softmax(f_hour(v, c))_C */
static bool cron_type_hour(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_hour;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Am: return cron_ctor_Am(run, v, node);
    case CRON_Pm: return cron_ctor_Pm(run, v, node);
    }
    return asn_ok(run);
}

/* Am(clock at), and for each field F of it
 *   field embedding      e_F' = f_Am(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Am(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Am;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Am_at, c));
    return cron_field_Am_at(run, v_at, node);
}

/* Am.at: clock, exactly one child; it takes the field's state as its own */
static bool cron_field_Am_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_clock(run, v, asn_child(run, node, CRON_Am_at, 0));
}

/* Pm(clock at), and for each field F of it
 *   field embedding      e_F' = f_Pm(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Pm(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Pm;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Pm_at, c));
    return cron_field_Pm_at(run, v_at, node);
}

/* Pm.at: clock, exactly one child; it takes the field's state as its own */
static bool cron_field_Pm_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_clock(run, v, asn_child(run, node, CRON_Pm_at, 0));
}

/* day_field = AnyDay | DayStep(step step) | Days(day_part first, day_part* more)
 *   constructor choice   p(C | day_field, v) = softmax(f_day_field(v, c))_C */
static bool cron_type_day_field(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_day_field;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_AnyDay:  return cron_ctor_AnyDay(run, v, node);
    case CRON_DayStep: return cron_ctor_DayStep(run, v, node);
    case CRON_Days:    return cron_ctor_Days(run, v, node);
    }
    return asn_ok(run);
}

/* AnyDay: no fields */
static bool cron_ctor_AnyDay(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* DayStep(step step), and for each field F of it
 *   field embedding      e_F' = f_DayStep(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_DayStep(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_DayStep;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_step = asn_vertical(run, v, asn_embed_field(run, m, CRON_DayStep_step, c));
    return cron_field_DayStep_step(run, v_step, node);
}

/* DayStep.step: step, exactly one child; it takes the field's state as its own */
static bool cron_field_DayStep_step(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_step(run, v, asn_child(run, node, CRON_DayStep_step, 0));
}

/* Days(day_part first, day_part* more), and for each field F of it
 *   field embedding      e_F' = f_Days(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Days(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Days;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_Days_first, c));
    asn_state v_more  = asn_vertical(run, v, asn_embed_field(run, m, CRON_Days_more, c));
    return cron_field_Days_first(run, v_first, node)
        && cron_field_Days_more(run, v_more, node);
}

/* Days.first: day_part, exactly one child; it takes the field's state as its own */
static bool cron_field_Days_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_day_part(run, v, asn_child(run, node, CRON_Days_first, 0));
}

/* Days.more: day_part*, a sequence; i counts its children */
static bool cron_field_Days_more(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Days_more;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!cron_type_day_part(run, w, asn_child(run, node, CRON_Days_more, i)))
            return false;
    }
}

/* day_part = Day(day at) | DaySpan(day first, day last, step? step)
 *   constructor choice   p(C | day_part, v) = softmax(f_day_part(v, c))_C */
static bool cron_type_day_part(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_day_part;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Day:     return cron_ctor_Day(run, v, node);
    case CRON_DaySpan: return cron_ctor_DaySpan(run, v, node);
    }
    return asn_ok(run);
}

/* Day(day at), and for each field F of it
 *   field embedding      e_F' = f_Day(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Day(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Day;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Day_at, c));
    return cron_field_Day_at(run, v_at, node);
}

/* Day.at: day, exactly one child; it takes the field's state as its own */
static bool cron_field_Day_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_day(run, v, asn_child(run, node, CRON_Day_at, 0));
}

/* DaySpan(day first, day last, step? step), and for each field F of it
 *   field embedding      e_F' = f_DaySpan(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_DaySpan(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_DaySpan;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_DaySpan_first, c));
    asn_state v_last  = asn_vertical(run, v, asn_embed_field(run, m, CRON_DaySpan_last, c));
    asn_state v_step  = asn_vertical(run, v, asn_embed_field(run, m, CRON_DaySpan_step, c));
    return cron_field_DaySpan_first(run, v_first, node)
        && cron_field_DaySpan_last(run, v_last, node)
        && cron_field_DaySpan_step(run, v_step, node);
}

/* DaySpan.first: day, exactly one child; it takes the field's state as its own */
static bool cron_field_DaySpan_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_day(run, v, asn_child(run, node, CRON_DaySpan_first, 0));
}

/* DaySpan.last: day, exactly one child; it takes the field's state as its own */
static bool cron_field_DaySpan_last(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_day(run, v, asn_child(run, node, CRON_DaySpan_last, 0));
}

/* DaySpan.step: step?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool cron_field_DaySpan_step(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_DaySpan_step;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return cron_type_step(run, v, asn_child(run, node, CRON_DaySpan_step, 0));
}

/* month_field = AnyMonth | MonthStep(step step) | Months(month_part first, month_part* more)
 *   constructor choice   p(C | month_field, v) = softmax(f_month_field(v, c))_C */
static bool cron_type_month_field(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_month_field;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_AnyMonth:  return cron_ctor_AnyMonth(run, v, node);
    case CRON_MonthStep: return cron_ctor_MonthStep(run, v, node);
    case CRON_Months:    return cron_ctor_Months(run, v, node);
    }
    return asn_ok(run);
}

/* AnyMonth: no fields */
static bool cron_ctor_AnyMonth(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* MonthStep(step step), and for each field F of it
 *   field embedding      e_F' = f_MonthStep(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_MonthStep(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_MonthStep;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_step = asn_vertical(run, v, asn_embed_field(run, m, CRON_MonthStep_step, c));
    return cron_field_MonthStep_step(run, v_step, node);
}

/* MonthStep.step: step, exactly one child; it takes the field's state as its own */
static bool cron_field_MonthStep_step(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_step(run, v, asn_child(run, node, CRON_MonthStep_step, 0));
}

/* Months(month_part first, month_part* more), and for each field F of it
 *   field embedding      e_F' = f_Months(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Months(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Months;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_Months_first, c));
    asn_state v_more  = asn_vertical(run, v, asn_embed_field(run, m, CRON_Months_more, c));
    return cron_field_Months_first(run, v_first, node)
        && cron_field_Months_more(run, v_more, node);
}

/* Months.first: month_part, exactly one child; it takes the field's state as its own */
static bool cron_field_Months_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_month_part(run, v, asn_child(run, node, CRON_Months_first, 0));
}

/* Months.more: month_part*, a sequence; i counts its children */
static bool cron_field_Months_more(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Months_more;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!cron_type_month_part(run, w, asn_child(run, node, CRON_Months_more, i)))
            return false;
    }
}

/* month_part = Month(month at) | MonthSpan(month first, month last, step? step)
 *   constructor choice   p(C | month_part, v) = softmax(f_month_part(v, c))_C */
static bool cron_type_month_part(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_month_part;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Month:     return cron_ctor_Month(run, v, node);
    case CRON_MonthSpan: return cron_ctor_MonthSpan(run, v, node);
    }
    return asn_ok(run);
}

/* Month(month at), and for each field F of it
 *   field embedding      e_F' = f_Month(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Month(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Month;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Month_at, c));
    return cron_field_Month_at(run, v_at, node);
}

/* Month.at: month, exactly one child; it takes the field's state as its own */
static bool cron_field_Month_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_month(run, v, asn_child(run, node, CRON_Month_at, 0));
}

/* MonthSpan(month first, month last, step? step), and for each field F of it
 *   field embedding      e_F' = f_MonthSpan(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_MonthSpan(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_MonthSpan;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_MonthSpan_first, c));
    asn_state v_last  = asn_vertical(run, v, asn_embed_field(run, m, CRON_MonthSpan_last, c));
    asn_state v_step  = asn_vertical(run, v, asn_embed_field(run, m, CRON_MonthSpan_step, c));
    return cron_field_MonthSpan_first(run, v_first, node)
        && cron_field_MonthSpan_last(run, v_last, node)
        && cron_field_MonthSpan_step(run, v_step, node);
}

/* MonthSpan.first: month, exactly one child; it takes the field's state as its own */
static bool cron_field_MonthSpan_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_month(run, v, asn_child(run, node, CRON_MonthSpan_first, 0));
}

/* MonthSpan.last: month, exactly one child; it takes the field's state as its own */
static bool cron_field_MonthSpan_last(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_month(run, v, asn_child(run, node, CRON_MonthSpan_last, 0));
}

/* MonthSpan.step: step?, at most one child
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   child state          v_w = v_F */
static bool cron_field_MonthSpan_step(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_MonthSpan_step;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return cron_type_step(run, v, asn_child(run, node, CRON_MonthSpan_step, 0));
}

/* month = January | February | March | April | May | June | July | August | September | October | November
 *     | December
 *   constructor choice   p(C | month, v) = softmax(f_month(v, c))_C */
static bool cron_type_month(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_month;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_January:   return cron_ctor_January(run, v, node);
    case CRON_February:  return cron_ctor_February(run, v, node);
    case CRON_March:     return cron_ctor_March(run, v, node);
    case CRON_April:     return cron_ctor_April(run, v, node);
    case CRON_May:       return cron_ctor_May(run, v, node);
    case CRON_June:      return cron_ctor_June(run, v, node);
    case CRON_July:      return cron_ctor_July(run, v, node);
    case CRON_August:    return cron_ctor_August(run, v, node);
    case CRON_September: return cron_ctor_September(run, v, node);
    case CRON_October:   return cron_ctor_October(run, v, node);
    case CRON_November:  return cron_ctor_November(run, v, node);
    case CRON_December:  return cron_ctor_December(run, v, node);
    }
    return asn_ok(run);
}

/* January: no fields */
static bool cron_ctor_January(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* February: no fields */
static bool cron_ctor_February(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* March: no fields */
static bool cron_ctor_March(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* April: no fields */
static bool cron_ctor_April(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* May: no fields */
static bool cron_ctor_May(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* June: no fields */
static bool cron_ctor_June(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* July: no fields */
static bool cron_ctor_July(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* August: no fields */
static bool cron_ctor_August(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* September: no fields */
static bool cron_ctor_September(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* October: no fields */
static bool cron_ctor_October(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* November: no fields */
static bool cron_ctor_November(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* December: no fields */
static bool cron_ctor_December(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* weekday_field = AnyWeekday | Weekdays(weekday_part first, weekday_part* more)
 *   constructor choice   p(C | weekday_field, v) = softmax(f_weekday_field(v, c))_C */
static bool cron_type_weekday_field(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_weekday_field;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_AnyWeekday: return cron_ctor_AnyWeekday(run, v, node);
    case CRON_Weekdays:   return cron_ctor_Weekdays(run, v, node);
    }
    return asn_ok(run);
}

/* AnyWeekday: no fields */
static bool cron_ctor_AnyWeekday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Weekdays(weekday_part first, weekday_part* more), and for each field F of it
 *   field embedding      e_F' = f_Weekdays(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Weekdays(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Weekdays;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_Weekdays_first, c));
    asn_state v_more  = asn_vertical(run, v, asn_embed_field(run, m, CRON_Weekdays_more, c));
    return cron_field_Weekdays_first(run, v_first, node)
        && cron_field_Weekdays_more(run, v_more, node);
}

/* Weekdays.first: weekday_part, exactly one child; it takes the field's state as its own */
static bool cron_field_Weekdays_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_weekday_part(run, v, asn_child(run, node, CRON_Weekdays_first, 0));
}

/* Weekdays.more: weekday_part*, a sequence; i counts its children */
static bool cron_field_Weekdays_more(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Weekdays_more;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);
        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */
        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */
        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */
        if (!cron_type_weekday_part(run, w, asn_child(run, node, CRON_Weekdays_more, i)))
            return false;
    }
}

/* weekday_part = Weekday(weekday at) | WeekdaySpan(weekday first, weekday last)
 *   constructor choice   p(C | weekday_part, v) = softmax(f_weekday_part(v, c))_C */
static bool cron_type_weekday_part(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_weekday_part;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Weekday:     return cron_ctor_Weekday(run, v, node);
    case CRON_WeekdaySpan: return cron_ctor_WeekdaySpan(run, v, node);
    }
    return asn_ok(run);
}

/* Weekday(weekday at), and for each field F of it
 *   field embedding      e_F' = f_Weekday(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_Weekday(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Weekday;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Weekday_at, c));
    return cron_field_Weekday_at(run, v_at, node);
}

/* Weekday.at: weekday, exactly one child; it takes the field's state as its own */
static bool cron_field_Weekday_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_weekday(run, v, asn_child(run, node, CRON_Weekday_at, 0));
}

/* WeekdaySpan(weekday first, weekday last), and for each field F of it
 *   field embedding      e_F' = f_WeekdaySpan(e_F, c)
 *   field state          v_F  = LSTM_v(v, e_F') */
static bool cron_ctor_WeekdaySpan(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_WeekdaySpan;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_WeekdaySpan_first, c));
    asn_state v_last  = asn_vertical(run, v, asn_embed_field(run, m, CRON_WeekdaySpan_last, c));
    return cron_field_WeekdaySpan_first(run, v_first, node)
        && cron_field_WeekdaySpan_last(run, v_last, node);
}

/* WeekdaySpan.first: weekday, exactly one child; it takes the field's state as its own */
static bool cron_field_WeekdaySpan_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_weekday(run, v, asn_child(run, node, CRON_WeekdaySpan_first, 0));
}

/* WeekdaySpan.last: weekday, exactly one child; it takes the field's state as its own */
static bool cron_field_WeekdaySpan_last(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_weekday(run, v, asn_child(run, node, CRON_WeekdaySpan_last, 0));
}

/* weekday = Sunday | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday
 *   constructor choice   p(C | weekday, v) = softmax(f_weekday(v, c))_C */
static bool cron_type_weekday(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_weekday;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run); /* a search comes back later */
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Sunday:    return cron_ctor_Sunday(run, v, node);
    case CRON_Monday:    return cron_ctor_Monday(run, v, node);
    case CRON_Tuesday:   return cron_ctor_Tuesday(run, v, node);
    case CRON_Wednesday: return cron_ctor_Wednesday(run, v, node);
    case CRON_Thursday:  return cron_ctor_Thursday(run, v, node);
    case CRON_Friday:    return cron_ctor_Friday(run, v, node);
    case CRON_Saturday:  return cron_ctor_Saturday(run, v, node);
    }
    return asn_ok(run);
}

/* Sunday: no fields */
static bool cron_ctor_Sunday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Monday: no fields */
static bool cron_ctor_Monday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Tuesday: no fields */
static bool cron_ctor_Tuesday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Wednesday: no fields */
static bool cron_ctor_Wednesday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Thursday: no fields */
static bool cron_ctor_Thursday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Friday: no fields */
static bool cron_ctor_Friday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* Saturday: no fields */
static bool cron_ctor_Saturday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* step: a primitive, closed
 *   value choice         p(y | step, v) = softmax(f_step(v, c))_y */
static bool cron_type_step(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &cron_m_step, v, node);
}

/* minute: a primitive, closed
 *   value choice         p(y | minute, v) = softmax(f_minute(v, c))_y */
static bool cron_type_minute(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &cron_m_minute, v, node);
}

/* clock: a primitive, closed
 *   value choice         p(y | clock, v) = softmax(f_clock(v, c))_y */
static bool cron_type_clock(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &cron_m_clock, v, node);
}

/* day: a primitive, closed
 *   value choice         p(y | day, v) = softmax(f_day(v, c))_y */
static bool cron_type_day(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &cron_m_day, v, node);
}

/* ---- Target text, from the task's templates. */

static const asn_spelling cron_spell_Am_at[] = {
    {ASN_NUMBER, "12", 2, "0", 1},
};

static const asn_spelling cron_spell_Pm_at[] = {
    {ASN_NUMBER, "1", 1, "13", 2},
    {ASN_NUMBER, "2", 1, "14", 2},
    {ASN_NUMBER, "3", 1, "15", 2},
    {ASN_NUMBER, "4", 1, "16", 2},
    {ASN_NUMBER, "5", 1, "17", 2},
    {ASN_NUMBER, "6", 1, "18", 2},
    {ASN_NUMBER, "7", 1, "19", 2},
    {ASN_NUMBER, "8", 1, "20", 2},
    {ASN_NUMBER, "9", 1, "21", 2},
    {ASN_NUMBER, "10", 2, "22", 2},
    {ASN_NUMBER, "11", 2, "23", 2},
};

/* print schedule "{minute} {hour} {day} {month} {weekday}" */
static void cron_print_schedule(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_schedule_minute, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, CRON_schedule_hour, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, CRON_schedule_day, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, CRON_schedule_month, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, CRON_schedule_weekday, 0), 0, ASN_ANY_LEVEL);
}

/* print AnyMinute "*" */
static void cron_print_AnyMinute(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "*", 1);
}

/* print MinuteStep "* /{step}" */
static void cron_print_MinuteStep(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "*/", 2);
    asn_put_value(p, asn_tree_child(t, CRON_MinuteStep_step, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Minutes "{first}{?more:,{more:,}}" */
static void cron_print_Minutes(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_Minutes_first, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, CRON_Minutes_more) > 0) {
        asn_put(p, ",", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, CRON_Minutes_more); i1++) {
            if (i1 > 0) {
                asn_put(p, ",", 1);
            }
            asn_put_tree(p, asn_tree_child(t, CRON_Minutes_more, i1), 0, ASN_ANY_LEVEL);
        }
    }
}

/* print Minute "{at}" */
static void cron_print_Minute(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, CRON_Minute_at, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print MinuteSpan "{first}-{last}{?step:/{step}}" */
static void cron_print_MinuteSpan(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, CRON_MinuteSpan_first, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, "-", 1);
    asn_put_value(p, asn_tree_child(t, CRON_MinuteSpan_last, 0), ASN_RAW, NULL, 0, NULL, 0);
    if (asn_tree_count(t, CRON_MinuteSpan_step) > 0) {
        asn_put(p, "/", 1);
        asn_put_value(p, asn_tree_child(t, CRON_MinuteSpan_step, 0), ASN_RAW, NULL, 0, NULL, 0);
    }
}

/* print AnyHour "*" */
static void cron_print_AnyHour(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "*", 1);
}

/* print HourStep "* /{step}" */
static void cron_print_HourStep(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "*/", 2);
    asn_put_value(p, asn_tree_child(t, CRON_HourStep_step, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Hours "{first}{?more:,{more:,}}" */
static void cron_print_Hours(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_Hours_first, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, CRON_Hours_more) > 0) {
        asn_put(p, ",", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, CRON_Hours_more); i1++) {
            if (i1 > 0) {
                asn_put(p, ",", 1);
            }
            asn_put_tree(p, asn_tree_child(t, CRON_Hours_more, i1), 0, ASN_ANY_LEVEL);
        }
    }
}

/* print Hour "{at}" */
static void cron_print_Hour(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_Hour_at, 0), 0, ASN_ANY_LEVEL);
}

/* print HourSpan "{first}-{last}{?step:/{step}}" */
static void cron_print_HourSpan(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_HourSpan_first, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, "-", 1);
    asn_put_tree(p, asn_tree_child(t, CRON_HourSpan_last, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, CRON_HourSpan_step) > 0) {
        asn_put(p, "/", 1);
        asn_put_value(p, asn_tree_child(t, CRON_HourSpan_step, 0), ASN_RAW, NULL, 0, NULL, 0);
    }
}

/* print Am "{at}" */
static void cron_print_Am(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, CRON_Am_at, 0), ASN_RAW, cron_spell_Am_at, 1, NULL, 0);
}

/* print Pm "{at}" */
static void cron_print_Pm(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, CRON_Pm_at, 0), ASN_RAW, cron_spell_Pm_at, 11, NULL, 0);
}

/* print AnyDay "*" */
static void cron_print_AnyDay(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "*", 1);
}

/* print DayStep "* /{step}" */
static void cron_print_DayStep(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "*/", 2);
    asn_put_value(p, asn_tree_child(t, CRON_DayStep_step, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Days "{first}{?more:,{more:,}}" */
static void cron_print_Days(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_Days_first, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, CRON_Days_more) > 0) {
        asn_put(p, ",", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, CRON_Days_more); i1++) {
            if (i1 > 0) {
                asn_put(p, ",", 1);
            }
            asn_put_tree(p, asn_tree_child(t, CRON_Days_more, i1), 0, ASN_ANY_LEVEL);
        }
    }
}

/* print Day "{at}" */
static void cron_print_Day(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, CRON_Day_at, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print DaySpan "{first}-{last}{?step:/{step}}" */
static void cron_print_DaySpan(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, CRON_DaySpan_first, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, "-", 1);
    asn_put_value(p, asn_tree_child(t, CRON_DaySpan_last, 0), ASN_RAW, NULL, 0, NULL, 0);
    if (asn_tree_count(t, CRON_DaySpan_step) > 0) {
        asn_put(p, "/", 1);
        asn_put_value(p, asn_tree_child(t, CRON_DaySpan_step, 0), ASN_RAW, NULL, 0, NULL, 0);
    }
}

/* print AnyMonth "*" */
static void cron_print_AnyMonth(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "*", 1);
}

/* print MonthStep "* /{step}" */
static void cron_print_MonthStep(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "*/", 2);
    asn_put_value(p, asn_tree_child(t, CRON_MonthStep_step, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Months "{first}{?more:,{more:,}}" */
static void cron_print_Months(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_Months_first, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, CRON_Months_more) > 0) {
        asn_put(p, ",", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, CRON_Months_more); i1++) {
            if (i1 > 0) {
                asn_put(p, ",", 1);
            }
            asn_put_tree(p, asn_tree_child(t, CRON_Months_more, i1), 0, ASN_ANY_LEVEL);
        }
    }
}

/* print Month "{at}" */
static void cron_print_Month(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_Month_at, 0), 0, ASN_ANY_LEVEL);
}

/* print MonthSpan "{first}-{last}{?step:/{step}}" */
static void cron_print_MonthSpan(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_MonthSpan_first, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, "-", 1);
    asn_put_tree(p, asn_tree_child(t, CRON_MonthSpan_last, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, CRON_MonthSpan_step) > 0) {
        asn_put(p, "/", 1);
        asn_put_value(p, asn_tree_child(t, CRON_MonthSpan_step, 0), ASN_RAW, NULL, 0, NULL, 0);
    }
}

/* print January "1" */
static void cron_print_January(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "1", 1);
}

/* print February "2" */
static void cron_print_February(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "2", 1);
}

/* print March "3" */
static void cron_print_March(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "3", 1);
}

/* print April "4" */
static void cron_print_April(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "4", 1);
}

/* print May "5" */
static void cron_print_May(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "5", 1);
}

/* print June "6" */
static void cron_print_June(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "6", 1);
}

/* print July "7" */
static void cron_print_July(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "7", 1);
}

/* print August "8" */
static void cron_print_August(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "8", 1);
}

/* print September "9" */
static void cron_print_September(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "9", 1);
}

/* print October "10" */
static void cron_print_October(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "10", 2);
}

/* print November "11" */
static void cron_print_November(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "11", 2);
}

/* print December "12" */
static void cron_print_December(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "12", 2);
}

/* print AnyWeekday "*" */
static void cron_print_AnyWeekday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "*", 1);
}

/* print Weekdays "{first}{?more:,{more:,}}" */
static void cron_print_Weekdays(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_Weekdays_first, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, CRON_Weekdays_more) > 0) {
        asn_put(p, ",", 1);
        for (int i1 = 0; i1 < asn_tree_count(t, CRON_Weekdays_more); i1++) {
            if (i1 > 0) {
                asn_put(p, ",", 1);
            }
            asn_put_tree(p, asn_tree_child(t, CRON_Weekdays_more, i1), 0, ASN_ANY_LEVEL);
        }
    }
}

/* print Weekday "{at}" */
static void cron_print_Weekday(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_Weekday_at, 0), 0, ASN_ANY_LEVEL);
}

/* print WeekdaySpan "{first}-{last/last}" */
static void cron_print_WeekdaySpan(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, CRON_WeekdaySpan_first, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, "-", 1);
    asn_put_tree(p, asn_tree_child(t, CRON_WeekdaySpan_last, 0), 1, ASN_ANY_LEVEL);
}

/* print Sunday "0" */
static void cron_print_Sunday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "0", 1);
}

/* print Sunday as last "7" */
static void cron_as_1_Sunday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "7", 1);
}

/* print Monday "1" */
static void cron_print_Monday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "1", 1);
}

/* print Tuesday "2" */
static void cron_print_Tuesday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "2", 1);
}

/* print Wednesday "3" */
static void cron_print_Wednesday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "3", 1);
}

/* print Thursday "4" */
static void cron_print_Thursday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "4", 1);
}

/* print Friday "5" */
static void cron_print_Friday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "5", 1);
}

/* print Saturday "6" */
static void cron_print_Saturday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "6", 1);
}

static const asn_template cron_templates[] = {
    {NULL, -1}, /* plain */
    {cron_print_schedule, -1},
    {cron_print_AnyMinute, -1},
    {cron_print_MinuteStep, -1},
    {cron_print_Minutes, -1},
    {cron_print_Minute, -1},
    {cron_print_MinuteSpan, -1},
    {cron_print_AnyHour, -1},
    {cron_print_HourStep, -1},
    {cron_print_Hours, -1},
    {cron_print_Hour, -1},
    {cron_print_HourSpan, -1},
    {cron_print_Am, -1},
    {cron_print_Pm, -1},
    {cron_print_AnyDay, -1},
    {cron_print_DayStep, -1},
    {cron_print_Days, -1},
    {cron_print_Day, -1},
    {cron_print_DaySpan, -1},
    {cron_print_AnyMonth, -1},
    {cron_print_MonthStep, -1},
    {cron_print_Months, -1},
    {cron_print_Month, -1},
    {cron_print_MonthSpan, -1},
    {cron_print_January, -1},
    {cron_print_February, -1},
    {cron_print_March, -1},
    {cron_print_April, -1},
    {cron_print_May, -1},
    {cron_print_June, -1},
    {cron_print_July, -1},
    {cron_print_August, -1},
    {cron_print_September, -1},
    {cron_print_October, -1},
    {cron_print_November, -1},
    {cron_print_December, -1},
    {cron_print_AnyWeekday, -1},
    {cron_print_Weekdays, -1},
    {cron_print_Weekday, -1},
    {cron_print_WeekdaySpan, -1},
    {cron_print_Sunday, -1},
    {cron_print_Monday, -1},
    {cron_print_Tuesday, -1},
    {cron_print_Wednesday, -1},
    {cron_print_Thursday, -1},
    {cron_print_Friday, -1},
    {cron_print_Saturday, -1},
    {NULL, -1}, /* last */
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {cron_as_1_Sunday, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
    {NULL, -1},
};

/* ---- The grammar and the task, as tables. */

/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,
 * recursion group, default, attributes */
static const asn_type cron_types[] = {
    {"schedule", false, false, true, false, ASN_ANY, 1, 1, 2, 6, 0, 0, NULL},
    {"minute_field", false, false, true, false, ASN_ANY, 2, 3, 1, 1, 1, 0, NULL},
    {"minute_part", false, false, true, false, ASN_ANY, 5, 2, 2, 2, 2, 0, NULL},
    {"hour_field", false, false, true, false, ASN_ANY, 7, 3, 1, 1, 3, 0, NULL},
    {"hour_part", false, false, true, false, ASN_ANY, 10, 2, 3, 3, 4, 0, NULL},
    {"hour", false, false, true, false, ASN_ANY, 12, 2, 2, 2, 5, 0, NULL},
    {"day_field", false, false, true, false, ASN_ANY, 14, 3, 1, 1, 6, 0, NULL},
    {"day_part", false, false, true, false, ASN_ANY, 17, 2, 2, 2, 7, 0, NULL},
    {"month_field", false, false, true, false, ASN_ANY, 19, 3, 1, 1, 8, 0, NULL},
    {"month_part", false, false, true, false, ASN_ANY, 22, 2, 2, 2, 9, 0, NULL},
    {"month", false, false, true, false, ASN_ANY, 24, 12, 1, 1, 10, 0, NULL},
    {"weekday_field", false, false, true, false, ASN_ANY, 36, 2, 1, 1, 11, 0, NULL},
    {"weekday_part", false, false, true, false, ASN_ANY, 38, 2, 2, 2, 12, 0, NULL},
    {"weekday", false, false, true, false, ASN_ANY, 40, 7, 1, 1, 13, 0, NULL},
    {"step", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 14, 0, NULL},
    {"minute", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 15, 0, NULL},
    {"clock", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 16, 0, NULL},
    {"day", true, false, true, false, ASN_ANY, 0, 0, 1, 1, 17, 0, NULL},
};

/* name, its length, type, first field, fields, least height, least size */
static const asn_ctor cron_ctors[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {"schedule", 8, CRON_TYPE_schedule, 0, 5, 2, 6},
    {"AnyMinute", 9, CRON_TYPE_minute_field, 5, 0, 1, 1},
    {"MinuteStep", 10, CRON_TYPE_minute_field, 5, 1, 2, 2},
    {"Minutes", 7, CRON_TYPE_minute_field, 6, 2, 3, 3},
    {"Minute", 6, CRON_TYPE_minute_part, 8, 1, 2, 2},
    {"MinuteSpan", 10, CRON_TYPE_minute_part, 9, 3, 2, 3},
    {"AnyHour", 7, CRON_TYPE_hour_field, 12, 0, 1, 1},
    {"HourStep", 8, CRON_TYPE_hour_field, 12, 1, 2, 2},
    {"Hours", 5, CRON_TYPE_hour_field, 13, 2, 4, 4},
    {"Hour", 4, CRON_TYPE_hour_part, 15, 1, 3, 3},
    {"HourSpan", 8, CRON_TYPE_hour_part, 16, 3, 3, 5},
    {"Am", 2, CRON_TYPE_hour, 19, 1, 2, 2},
    {"Pm", 2, CRON_TYPE_hour, 20, 1, 2, 2},
    {"AnyDay", 6, CRON_TYPE_day_field, 21, 0, 1, 1},
    {"DayStep", 7, CRON_TYPE_day_field, 21, 1, 2, 2},
    {"Days", 4, CRON_TYPE_day_field, 22, 2, 3, 3},
    {"Day", 3, CRON_TYPE_day_part, 24, 1, 2, 2},
    {"DaySpan", 7, CRON_TYPE_day_part, 25, 3, 2, 3},
    {"AnyMonth", 8, CRON_TYPE_month_field, 28, 0, 1, 1},
    {"MonthStep", 9, CRON_TYPE_month_field, 28, 1, 2, 2},
    {"Months", 6, CRON_TYPE_month_field, 29, 2, 3, 3},
    {"Month", 5, CRON_TYPE_month_part, 31, 1, 2, 2},
    {"MonthSpan", 9, CRON_TYPE_month_part, 32, 3, 2, 3},
    {"January", 7, CRON_TYPE_month, 35, 0, 1, 1},
    {"February", 8, CRON_TYPE_month, 35, 0, 1, 1},
    {"March", 5, CRON_TYPE_month, 35, 0, 1, 1},
    {"April", 5, CRON_TYPE_month, 35, 0, 1, 1},
    {"May", 3, CRON_TYPE_month, 35, 0, 1, 1},
    {"June", 4, CRON_TYPE_month, 35, 0, 1, 1},
    {"July", 4, CRON_TYPE_month, 35, 0, 1, 1},
    {"August", 6, CRON_TYPE_month, 35, 0, 1, 1},
    {"September", 9, CRON_TYPE_month, 35, 0, 1, 1},
    {"October", 7, CRON_TYPE_month, 35, 0, 1, 1},
    {"November", 8, CRON_TYPE_month, 35, 0, 1, 1},
    {"December", 8, CRON_TYPE_month, 35, 0, 1, 1},
    {"AnyWeekday", 10, CRON_TYPE_weekday_field, 35, 0, 1, 1},
    {"Weekdays", 8, CRON_TYPE_weekday_field, 35, 2, 3, 3},
    {"Weekday", 7, CRON_TYPE_weekday_part, 37, 1, 2, 2},
    {"WeekdaySpan", 11, CRON_TYPE_weekday_part, 38, 2, 2, 3},
    {"Sunday", 6, CRON_TYPE_weekday, 40, 0, 1, 1},
    {"Monday", 6, CRON_TYPE_weekday, 40, 0, 1, 1},
    {"Tuesday", 7, CRON_TYPE_weekday, 40, 0, 1, 1},
    {"Wednesday", 9, CRON_TYPE_weekday, 40, 0, 1, 1},
    {"Thursday", 8, CRON_TYPE_weekday, 40, 0, 1, 1},
    {"Friday", 6, CRON_TYPE_weekday, 40, 0, 1, 1},
    {"Saturday", 8, CRON_TYPE_weekday, 40, 0, 1, 1},
};

/* name, its length, constructor, type, children, unordered */
static const asn_field cron_fields[] = {
    {"minute", 6, CRON_schedule, CRON_TYPE_minute_field, ASN_ONE, false},
    {"hour", 4, CRON_schedule, CRON_TYPE_hour_field, ASN_ONE, false},
    {"day", 3, CRON_schedule, CRON_TYPE_day_field, ASN_ONE, false},
    {"month", 5, CRON_schedule, CRON_TYPE_month_field, ASN_ONE, false},
    {"weekday", 7, CRON_schedule, CRON_TYPE_weekday_field, ASN_ONE, false},
    {"step", 4, CRON_MinuteStep, CRON_TYPE_step, ASN_ONE, false},
    {"first", 5, CRON_Minutes, CRON_TYPE_minute_part, ASN_ONE, false},
    {"more", 4, CRON_Minutes, CRON_TYPE_minute_part, ASN_SEQUENCE, false},
    {"at", 2, CRON_Minute, CRON_TYPE_minute, ASN_ONE, false},
    {"first", 5, CRON_MinuteSpan, CRON_TYPE_minute, ASN_ONE, false},
    {"last", 4, CRON_MinuteSpan, CRON_TYPE_minute, ASN_ONE, false},
    {"step", 4, CRON_MinuteSpan, CRON_TYPE_step, ASN_OPTIONAL, false},
    {"step", 4, CRON_HourStep, CRON_TYPE_step, ASN_ONE, false},
    {"first", 5, CRON_Hours, CRON_TYPE_hour_part, ASN_ONE, false},
    {"more", 4, CRON_Hours, CRON_TYPE_hour_part, ASN_SEQUENCE, false},
    {"at", 2, CRON_Hour, CRON_TYPE_hour, ASN_ONE, false},
    {"first", 5, CRON_HourSpan, CRON_TYPE_hour, ASN_ONE, false},
    {"last", 4, CRON_HourSpan, CRON_TYPE_hour, ASN_ONE, false},
    {"step", 4, CRON_HourSpan, CRON_TYPE_step, ASN_OPTIONAL, false},
    {"at", 2, CRON_Am, CRON_TYPE_clock, ASN_ONE, false},
    {"at", 2, CRON_Pm, CRON_TYPE_clock, ASN_ONE, false},
    {"step", 4, CRON_DayStep, CRON_TYPE_step, ASN_ONE, false},
    {"first", 5, CRON_Days, CRON_TYPE_day_part, ASN_ONE, false},
    {"more", 4, CRON_Days, CRON_TYPE_day_part, ASN_SEQUENCE, false},
    {"at", 2, CRON_Day, CRON_TYPE_day, ASN_ONE, false},
    {"first", 5, CRON_DaySpan, CRON_TYPE_day, ASN_ONE, false},
    {"last", 4, CRON_DaySpan, CRON_TYPE_day, ASN_ONE, false},
    {"step", 4, CRON_DaySpan, CRON_TYPE_step, ASN_OPTIONAL, false},
    {"step", 4, CRON_MonthStep, CRON_TYPE_step, ASN_ONE, false},
    {"first", 5, CRON_Months, CRON_TYPE_month_part, ASN_ONE, false},
    {"more", 4, CRON_Months, CRON_TYPE_month_part, ASN_SEQUENCE, false},
    {"at", 2, CRON_Month, CRON_TYPE_month, ASN_ONE, false},
    {"first", 5, CRON_MonthSpan, CRON_TYPE_month, ASN_ONE, false},
    {"last", 4, CRON_MonthSpan, CRON_TYPE_month, ASN_ONE, false},
    {"step", 4, CRON_MonthSpan, CRON_TYPE_step, ASN_OPTIONAL, false},
    {"first", 5, CRON_Weekdays, CRON_TYPE_weekday_part, ASN_ONE, false},
    {"more", 4, CRON_Weekdays, CRON_TYPE_weekday_part, ASN_SEQUENCE, false},
    {"at", 2, CRON_Weekday, CRON_TYPE_weekday, ASN_ONE, false},
    {"first", 5, CRON_WeekdaySpan, CRON_TYPE_weekday, ASN_ONE, false},
    {"last", 4, CRON_WeekdaySpan, CRON_TYPE_weekday, ASN_ONE, false},
};

static const int32_t cron_hash[] = {
    32, 23, 0, 0, 0, 29, 0, 33, 0, 5, 0, 0, 0, 0, 4, 0, 26, 0, 37, 0,
    0, 38, 0, 27, 0, 0, 0, 0, 31, 17, 35, 30, 0, 2, 0, 0, 0, 22, 28, 15,
    0, 0, 16, 0, 0, 0, 0, 10, 42, 0, 0, 3, 25, 0, 46, 0, 0, 0, 0, 0,
    0, 6, 0, 34, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 1, 0, 0, 20,
    0, 0, 45, 0, 9, 0, 0, 7, 44, 41, 0, 0, 0, 8, 0, 0, 0, 0, 21, 0,
    0, 14, 0, 0, 0, 18, 0, 0, 0, 36, 0, 0, 0, 39, 0, 12, 0, 0, 0, 43,
    0, 40, 0, 11, 0, 19, 24, 0,
};

static const asn_input cron_inputs[] = {
    {"sentence", ASN_WORDS, true, false},
};
static const asn_setting cron_settings[] = {
    {"epochs", "6"},
    {"decay-after", "2"},
    {"decay", "0.5"},
    {"average", "0.999"},
};

static const char *const cron_grammar_text[] = {
    "schedule = (minute_field minute, hour_field hour, day_field day, month_field month, weekday_field weekday)",
    "minute_field = AnyMinute | MinuteStep(step step) | Minutes(minute_part first, minute_part* more)",
    "minute_part = Minute(minute at) | MinuteSpan(minute first, minute last, step? step)",
    "hour_field = AnyHour | HourStep(step step) | Hours(hour_part first, hour_part* more)",
    "hour_part = Hour(hour at) | HourSpan(hour first, hour last, step? step)",
    "hour = Am(clock at) | Pm(clock at)",
    "day_field = AnyDay | DayStep(step step) | Days(day_part first, day_part* more)",
    "day_part = Day(day at) | DaySpan(day first, day last, step? step)",
    "month_field = AnyMonth | MonthStep(step step) | Months(month_part first, month_part* more)",
    "month_part = Month(month at) | MonthSpan(month first, month last, step? step)",
    "month = January | February | March | April | May | June | July | August | September | October | November | December",
    "weekday_field = AnyWeekday | Weekdays(weekday_part first, weekday_part* more)",
    "weekday_part = Weekday(weekday at) | WeekdaySpan(weekday first, weekday last)",
    "weekday = Sunday | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday",
    NULL};

static const char *const cron_task_text[] = {
    "-- cron.task: plain English to the five time fields of a crontab line. Its data: tools/cron_data.c.",
    "--   every weekday at half past nine  ->  30 9 * * 1-5",
    "grammar cron.asdl",
    "root schedule",
    "input sentence words lower",
    "closed minute clock day step",
    "",
    "-- many examples, few passes",
    "set epochs 6",
    "set decay-after 2",
    "set decay 0.5",
    "set average 0.999",
    "",
    "print schedule    \"{minute} {hour} {day} {month} {weekday}\"",
    "",
    "print AnyMinute   \"*\"",
    "print MinuteStep  \"*/{step}\"",
    "print Minutes     \"{first}{?more:,{more:,}}\"",
    "print Minute      \"{at}\"",
    "print MinuteSpan  \"{first}-{last}{?step:/{step}}\"",
    "",
    "print AnyHour     \"*\"",
    "print HourStep    \"*/{step}\"",
    "print Hours       \"{first}{?more:,{more:,}}\"",
    "print Hour        \"{at}\"",
    "print HourSpan    \"{first}-{last}{?step:/{step}}\"",
    "print Am          \"{at}\"",
    "print Am.at 12    \"0\"",
    "print Pm          \"{at}\"",
    "print Pm.at 1     \"13\"",
    "print Pm.at 2     \"14\"",
    "print Pm.at 3     \"15\"",
    "print Pm.at 4     \"16\"",
    "print Pm.at 5     \"17\"",
    "print Pm.at 6     \"18\"",
    "print Pm.at 7     \"19\"",
    "print Pm.at 8     \"20\"",
    "print Pm.at 9     \"21\"",
    "print Pm.at 10    \"22\"",
    "print Pm.at 11    \"23\"",
    "",
    "print AnyDay      \"*\"",
    "print DayStep     \"*/{step}\"",
    "print Days        \"{first}{?more:,{more:,}}\"",
    "print Day         \"{at}\"",
    "print DaySpan     \"{first}-{last}{?step:/{step}}\"",
    "",
    "print AnyMonth    \"*\"",
    "print MonthStep   \"*/{step}\"",
    "print Months      \"{first}{?more:,{more:,}}\"",
    "print Month       \"{at}\"",
    "print MonthSpan   \"{first}-{last}{?step:/{step}}\"",
    "print January     \"1\"",
    "print February    \"2\"",
    "print March       \"3\"",
    "print April       \"4\"",
    "print May         \"5\"",
    "print June        \"6\"",
    "print July        \"7\"",
    "print August      \"8\"",
    "print September   \"9\"",
    "print October     \"10\"",
    "print November    \"11\"",
    "print December    \"12\"",
    "",
    "print AnyWeekday  \"*\"",
    "print Weekdays    \"{first}{?more:,{more:,}}\"",
    "print Weekday     \"{at}\"",
    "print WeekdaySpan \"{first}-{last/last}\"",
    "print Sunday      \"0\"",
    "print Sunday as last \"7\"        -- friday to sunday is 5-7: cron knows Sunday by both numbers",
    "print Monday      \"1\"",
    "print Tuesday     \"2\"",
    "print Wednesday   \"3\"",
    "print Thursday    \"4\"",
    "print Friday      \"5\"",
    "print Saturday    \"6\"",
    NULL};

const asn_grammar cron_grammar = {
    .abi = ASN_ABI, .name = "cron", .grammar_text = cron_grammar_text, .task_text = cron_task_text,
    .types = cron_types, .ctors = cron_ctors, .fields = cron_fields, .modules = cron_modules,
    .n_types = 18, .n_ctors = 46, .n_fields = 40, .n_modules = 104, .root = CRON_TYPE_schedule,
    .hash = cron_hash, .hash_mask = 127, .inputs = cron_inputs, .n_inputs = 1,
    .settings = cron_settings, .n_settings = 4,
    .minimum = 1, .entities = NULL, .templates = cron_templates,
    .indent = "    ", .open_paren = "(", .close_paren = ")",
};

/* ---- Trees for C programs. */

const cron_schedule *cron_new_schedule(asn_arena *arena, const cron_minute_field *minute, const cron_hour_field *hour, const cron_day_field *day, const cron_month_field *month, const cron_weekday_field *weekday)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_schedule);
    asn_build_child(&asn_b, CRON_schedule_minute, minute);
    asn_build_child(&asn_b, CRON_schedule_hour, hour);
    asn_build_child(&asn_b, CRON_schedule_day, day);
    asn_build_child(&asn_b, CRON_schedule_month, month);
    asn_build_child(&asn_b, CRON_schedule_weekday, weekday);
    return (const cron_schedule *)asn_build_end(&asn_b);
}

const cron_minute_field *cron_new_AnyMinute(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_AnyMinute);
    return (const cron_minute_field *)asn_build_end(&asn_b);
}

const cron_minute_field *cron_new_MinuteStep(asn_arena *arena, asn_atom step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_MinuteStep);
    asn_build_value(&asn_b, CRON_MinuteStep_step, step);
    return (const cron_minute_field *)asn_build_end(&asn_b);
}

const cron_minute_field *cron_new_Minutes(asn_arena *arena, const cron_minute_part *first, const cron_minute_part *const *more, int more_count)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Minutes);
    asn_build_child(&asn_b, CRON_Minutes_first, first);
    asn_build_children(&asn_b, CRON_Minutes_more, more, more_count);
    return (const cron_minute_field *)asn_build_end(&asn_b);
}

const cron_minute_part *cron_new_Minute(asn_arena *arena, asn_atom at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Minute);
    asn_build_value(&asn_b, CRON_Minute_at, at);
    return (const cron_minute_part *)asn_build_end(&asn_b);
}

const cron_minute_part *cron_new_MinuteSpan(asn_arena *arena, asn_atom first, asn_atom last, const asn_atom *step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_MinuteSpan);
    asn_build_value(&asn_b, CRON_MinuteSpan_first, first);
    asn_build_value(&asn_b, CRON_MinuteSpan_last, last);
    asn_build_optional(&asn_b, CRON_MinuteSpan_step, step);
    return (const cron_minute_part *)asn_build_end(&asn_b);
}

const cron_hour_field *cron_new_AnyHour(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_AnyHour);
    return (const cron_hour_field *)asn_build_end(&asn_b);
}

const cron_hour_field *cron_new_HourStep(asn_arena *arena, asn_atom step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_HourStep);
    asn_build_value(&asn_b, CRON_HourStep_step, step);
    return (const cron_hour_field *)asn_build_end(&asn_b);
}

const cron_hour_field *cron_new_Hours(asn_arena *arena, const cron_hour_part *first, const cron_hour_part *const *more, int more_count)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Hours);
    asn_build_child(&asn_b, CRON_Hours_first, first);
    asn_build_children(&asn_b, CRON_Hours_more, more, more_count);
    return (const cron_hour_field *)asn_build_end(&asn_b);
}

const cron_hour_part *cron_new_Hour(asn_arena *arena, const cron_hour *at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Hour);
    asn_build_child(&asn_b, CRON_Hour_at, at);
    return (const cron_hour_part *)asn_build_end(&asn_b);
}

const cron_hour_part *cron_new_HourSpan(asn_arena *arena, const cron_hour *first, const cron_hour *last, const asn_atom *step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_HourSpan);
    asn_build_child(&asn_b, CRON_HourSpan_first, first);
    asn_build_child(&asn_b, CRON_HourSpan_last, last);
    asn_build_optional(&asn_b, CRON_HourSpan_step, step);
    return (const cron_hour_part *)asn_build_end(&asn_b);
}

const cron_hour *cron_new_Am(asn_arena *arena, asn_atom at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Am);
    asn_build_value(&asn_b, CRON_Am_at, at);
    return (const cron_hour *)asn_build_end(&asn_b);
}

const cron_hour *cron_new_Pm(asn_arena *arena, asn_atom at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Pm);
    asn_build_value(&asn_b, CRON_Pm_at, at);
    return (const cron_hour *)asn_build_end(&asn_b);
}

const cron_day_field *cron_new_AnyDay(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_AnyDay);
    return (const cron_day_field *)asn_build_end(&asn_b);
}

const cron_day_field *cron_new_DayStep(asn_arena *arena, asn_atom step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_DayStep);
    asn_build_value(&asn_b, CRON_DayStep_step, step);
    return (const cron_day_field *)asn_build_end(&asn_b);
}

const cron_day_field *cron_new_Days(asn_arena *arena, const cron_day_part *first, const cron_day_part *const *more, int more_count)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Days);
    asn_build_child(&asn_b, CRON_Days_first, first);
    asn_build_children(&asn_b, CRON_Days_more, more, more_count);
    return (const cron_day_field *)asn_build_end(&asn_b);
}

const cron_day_part *cron_new_Day(asn_arena *arena, asn_atom at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Day);
    asn_build_value(&asn_b, CRON_Day_at, at);
    return (const cron_day_part *)asn_build_end(&asn_b);
}

const cron_day_part *cron_new_DaySpan(asn_arena *arena, asn_atom first, asn_atom last, const asn_atom *step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_DaySpan);
    asn_build_value(&asn_b, CRON_DaySpan_first, first);
    asn_build_value(&asn_b, CRON_DaySpan_last, last);
    asn_build_optional(&asn_b, CRON_DaySpan_step, step);
    return (const cron_day_part *)asn_build_end(&asn_b);
}

const cron_month_field *cron_new_AnyMonth(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_AnyMonth);
    return (const cron_month_field *)asn_build_end(&asn_b);
}

const cron_month_field *cron_new_MonthStep(asn_arena *arena, asn_atom step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_MonthStep);
    asn_build_value(&asn_b, CRON_MonthStep_step, step);
    return (const cron_month_field *)asn_build_end(&asn_b);
}

const cron_month_field *cron_new_Months(asn_arena *arena, const cron_month_part *first, const cron_month_part *const *more, int more_count)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Months);
    asn_build_child(&asn_b, CRON_Months_first, first);
    asn_build_children(&asn_b, CRON_Months_more, more, more_count);
    return (const cron_month_field *)asn_build_end(&asn_b);
}

const cron_month_part *cron_new_Month(asn_arena *arena, const cron_month *at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Month);
    asn_build_child(&asn_b, CRON_Month_at, at);
    return (const cron_month_part *)asn_build_end(&asn_b);
}

const cron_month_part *cron_new_MonthSpan(asn_arena *arena, const cron_month *first, const cron_month *last, const asn_atom *step)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_MonthSpan);
    asn_build_child(&asn_b, CRON_MonthSpan_first, first);
    asn_build_child(&asn_b, CRON_MonthSpan_last, last);
    asn_build_optional(&asn_b, CRON_MonthSpan_step, step);
    return (const cron_month_part *)asn_build_end(&asn_b);
}

const cron_month *cron_new_January(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_January);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_February(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_February);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_March(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_March);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_April(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_April);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_May(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_May);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_June(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_June);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_July(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_July);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_August(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_August);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_September(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_September);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_October(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_October);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_November(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_November);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_month *cron_new_December(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_December);
    return (const cron_month *)asn_build_end(&asn_b);
}

const cron_weekday_field *cron_new_AnyWeekday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_AnyWeekday);
    return (const cron_weekday_field *)asn_build_end(&asn_b);
}

const cron_weekday_field *cron_new_Weekdays(asn_arena *arena, const cron_weekday_part *first, const cron_weekday_part *const *more, int more_count)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Weekdays);
    asn_build_child(&asn_b, CRON_Weekdays_first, first);
    asn_build_children(&asn_b, CRON_Weekdays_more, more, more_count);
    return (const cron_weekday_field *)asn_build_end(&asn_b);
}

const cron_weekday_part *cron_new_Weekday(asn_arena *arena, const cron_weekday *at)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Weekday);
    asn_build_child(&asn_b, CRON_Weekday_at, at);
    return (const cron_weekday_part *)asn_build_end(&asn_b);
}

const cron_weekday_part *cron_new_WeekdaySpan(asn_arena *arena, const cron_weekday *first, const cron_weekday *last)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_WeekdaySpan);
    asn_build_child(&asn_b, CRON_WeekdaySpan_first, first);
    asn_build_child(&asn_b, CRON_WeekdaySpan_last, last);
    return (const cron_weekday_part *)asn_build_end(&asn_b);
}

const cron_weekday *cron_new_Sunday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Sunday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

const cron_weekday *cron_new_Monday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Monday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

const cron_weekday *cron_new_Tuesday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Tuesday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

const cron_weekday *cron_new_Wednesday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Wednesday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

const cron_weekday *cron_new_Thursday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Thursday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

const cron_weekday *cron_new_Friday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Friday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

const cron_weekday *cron_new_Saturday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &cron_grammar, CRON_Saturday);
    return (const cron_weekday *)asn_build_end(&asn_b);
}

const cron_schedule *cron_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const cron_schedule *)asn_tree_read(arena, &cron_grammar, CRON_TYPE_schedule, "tree", text, strlen(text), NULL, err);
}

const char *cron_write(asn_arena *arena, const cron_schedule *t)
{
    return asn_tree_write(arena, &cron_grammar, (const asn_tree *)t);
}

const char *cron_text(asn_arena *arena, const cron_schedule *t)
{
    return asn_tree_print(arena, &cron_grammar, (const asn_tree *)t);
}

static bool cron_visit_enter(void *context, const asn_tree *t)
{
    cron_visitor *v = context;
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

static void cron_visit_leave(void *context, const asn_tree *t)
{
    cron_visitor *v = context;
    if (v->leave)
        v->leave(v, t);
}

bool cron_visit_schedule(cron_visitor *v, const cron_schedule *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_schedule *cron_as_schedule(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_schedule ? (const cron_schedule *)t : NULL;
}

bool cron_visit_minute_field(cron_visitor *v, const cron_minute_field *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_minute_field *cron_as_minute_field(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_minute_field ? (const cron_minute_field *)t : NULL;
}

bool cron_visit_minute_part(cron_visitor *v, const cron_minute_part *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_minute_part *cron_as_minute_part(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_minute_part ? (const cron_minute_part *)t : NULL;
}

bool cron_visit_hour_field(cron_visitor *v, const cron_hour_field *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_hour_field *cron_as_hour_field(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_hour_field ? (const cron_hour_field *)t : NULL;
}

bool cron_visit_hour_part(cron_visitor *v, const cron_hour_part *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_hour_part *cron_as_hour_part(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_hour_part ? (const cron_hour_part *)t : NULL;
}

bool cron_visit_hour(cron_visitor *v, const cron_hour *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_hour *cron_as_hour(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_hour ? (const cron_hour *)t : NULL;
}

bool cron_visit_day_field(cron_visitor *v, const cron_day_field *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_day_field *cron_as_day_field(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_day_field ? (const cron_day_field *)t : NULL;
}

bool cron_visit_day_part(cron_visitor *v, const cron_day_part *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_day_part *cron_as_day_part(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_day_part ? (const cron_day_part *)t : NULL;
}

bool cron_visit_month_field(cron_visitor *v, const cron_month_field *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_month_field *cron_as_month_field(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_month_field ? (const cron_month_field *)t : NULL;
}

bool cron_visit_month_part(cron_visitor *v, const cron_month_part *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_month_part *cron_as_month_part(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_month_part ? (const cron_month_part *)t : NULL;
}

bool cron_visit_month(cron_visitor *v, const cron_month *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_month *cron_as_month(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_month ? (const cron_month *)t : NULL;
}

bool cron_visit_weekday_field(cron_visitor *v, const cron_weekday_field *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_weekday_field *cron_as_weekday_field(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_weekday_field ? (const cron_weekday_field *)t : NULL;
}

bool cron_visit_weekday_part(cron_visitor *v, const cron_weekday_part *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_weekday_part *cron_as_weekday_part(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_weekday_part ? (const cron_weekday_part *)t : NULL;
}

bool cron_visit_weekday(cron_visitor *v, const cron_weekday *t)
{
    asn_walk walk = {cron_visit_enter, cron_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &cron_grammar, &walk);
}

const cron_weekday *cron_as_weekday(const asn_tree *t)
{
    return t && t->ctor && cron_ctors[t->ctor].type == CRON_TYPE_weekday ? (const cron_weekday *)t : NULL;
}

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &cron_grammar);
}
#endif
