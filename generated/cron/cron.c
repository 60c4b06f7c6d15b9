/* cron.c: written by asdlc from cron.asdl, cron.task and cron.say. Change those, not this file. */
#include "cron.h"

_Static_assert(ASN_ABI == 1721467065, "cron.c was written for another runtime; compile the grammar again");

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

/* What a module learns, by its kind. */
static const asn_param cron_p_choice[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_CHOICES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_CHOICES},
    {.id = ASN_NO_PARAM},
};
static const asn_param cron_p_constructor[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_E, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param cron_p_one[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param cron_p_optional[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_GEN_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_GEN_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_NO_PARAM},
};
static const asn_param cron_p_sequence[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_START, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_ATT_S, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_GEN_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_S, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_GEN_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_PARAM_UPDATE_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_UPDATE_S, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param cron_p_closed[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_NO_PARAM},
};

/* ---- The modules, in grammar order: what each decides, its record, its function.
 *
 * v is the state of a node, s the state of a sequence, e an embedding; the parameter e of a field F is e_F. c is the
 * context that attention finds in the input: h_t is the encoding of token t, and k(t) the input it belongs to. x * w
 * is a row times a matrix of parameters. H is the width of a state (the setting `hidden`), C the number of a type's
 * constructors, V the length of a list learnt from the data. Of a type that is copied, a way is its list, a copy
 * statement or spelling, and copy.v[k] is the k-th part of copy.v, 2H columns wide. */

/* cron.asdl:8: schedule = (minute_field minute, hour_field hour, day_field day, month_field month,
 *         weekday_field weekday)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module cron_m_schedule = {
    .name = "schedule", .kind = ASN_SINGLE, .what = CRON_TYPE_schedule, .go = cron_type_schedule,
};
bool cron_type_schedule(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_schedule;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return cron_ctor_schedule(run, v, node);
}

/* cron.asdl:8: schedule = (minute_field minute, hour_field hour, day_field day, month_field month
 *    , weekday_field weekday)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_schedule(e_F, c), for each field F
 *   network              f_schedule(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_schedule_ctor = {
    .name = "schedule", .kind = ASN_CONSTRUCTOR, .what = CRON_schedule, .go = cron_ctor_schedule,
    .params = cron_p_constructor,
};
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

/* cron.asdl:8: schedule.minute, minute_field: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_schedule_minute = {
    .name = "schedule.minute", .kind = ASN_FIELD_ONE, .what = 0, .go = cron_field_schedule_minute,
    .params = cron_p_one,
};
static bool cron_field_schedule_minute(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_minute_field(run, v, asn_child(run, node, CRON_schedule_minute, 0));
}

/* cron.asdl:8: schedule.hour, hour_field: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_schedule_hour = {
    .name = "schedule.hour", .kind = ASN_FIELD_ONE, .what = 1, .go = cron_field_schedule_hour,
    .params = cron_p_one,
};
static bool cron_field_schedule_hour(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_hour_field(run, v, asn_child(run, node, CRON_schedule_hour, 0));
}

/* cron.asdl:8: schedule.day, day_field: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_schedule_day = {
    .name = "schedule.day", .kind = ASN_FIELD_ONE, .what = 2, .go = cron_field_schedule_day, .params = cron_p_one,
};
static bool cron_field_schedule_day(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_day_field(run, v, asn_child(run, node, CRON_schedule_day, 0));
}

/* cron.asdl:8: schedule.month, month_field: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_schedule_month = {
    .name = "schedule.month", .kind = ASN_FIELD_ONE, .what = 3, .go = cron_field_schedule_month,
    .params = cron_p_one,
};
static bool cron_field_schedule_month(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_month_field(run, v, asn_child(run, node, CRON_schedule_month, 0));
}

/* cron.asdl:8: schedule.weekday, weekday_field: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_schedule_weekday = {
    .name = "schedule.weekday", .kind = ASN_FIELD_ONE, .what = 4, .go = cron_field_schedule_weekday,
    .params = cron_p_one,
};
static bool cron_field_schedule_weekday(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_weekday_field(run, v, asn_child(run, node, CRON_schedule_weekday, 0));
}

/* cron.asdl:10: minute_field = AnyMinute | MinuteStep(step step) | Minutes(minute_part first, minute_part* more)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | minute_field, v) = softmax(f_minute_field(v, c))_C
 *   network              f_minute_field(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_minute_field = {
    .name = "minute_field", .kind = ASN_CHOICE, .what = CRON_TYPE_minute_field, .go = cron_type_minute_field,
    .params = cron_p_choice,
};
static bool cron_type_minute_field(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_minute_field;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_AnyMinute:  return cron_ctor_AnyMinute(run, v, node);
    case CRON_MinuteStep: return cron_ctor_MinuteStep(run, v, node);
    case CRON_Minutes:    return cron_ctor_Minutes(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:10: AnyMinute
 *   parameters           none: there are no fields */
static const asn_module cron_m_AnyMinute = {
    .name = "AnyMinute", .kind = ASN_CONSTRUCTOR, .what = CRON_AnyMinute, .go = cron_ctor_AnyMinute,
};
static bool cron_ctor_AnyMinute(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:10: MinuteStep(step step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_MinuteStep(e_F, c), for each field F
 *   network              f_MinuteStep(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_MinuteStep = {
    .name = "MinuteStep", .kind = ASN_CONSTRUCTOR, .what = CRON_MinuteStep, .go = cron_ctor_MinuteStep,
    .params = cron_p_constructor,
};
static bool cron_ctor_MinuteStep(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_MinuteStep;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_step = asn_vertical(run, v, asn_embed_field(run, m, CRON_MinuteStep_step, c));
    return cron_field_MinuteStep_step(run, v_step, node);
}

/* cron.asdl:10: MinuteStep.step, step: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_MinuteStep_step = {
    .name = "MinuteStep.step", .kind = ASN_FIELD_ONE, .what = 5, .go = cron_field_MinuteStep_step,
    .params = cron_p_one,
};
static bool cron_field_MinuteStep_step(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_step(run, v, asn_child(run, node, CRON_MinuteStep_step, 0));
}

/* cron.asdl:10: Minutes(minute_part first, minute_part* more)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Minutes(e_F, c), for each field F
 *   network              f_Minutes(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Minutes = {
    .name = "Minutes", .kind = ASN_CONSTRUCTOR, .what = CRON_Minutes, .go = cron_ctor_Minutes,
    .params = cron_p_constructor,
};
static bool cron_ctor_Minutes(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Minutes;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_Minutes_first, c));
    asn_state v_more  = asn_vertical(run, v, asn_embed_field(run, m, CRON_Minutes_more, c));
    return cron_field_Minutes_first(run, v_first, node)
        && cron_field_Minutes_more(run, v_more, node);
}

/* cron.asdl:10: Minutes.first, minute_part: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Minutes_first = {
    .name = "Minutes.first", .kind = ASN_FIELD_ONE, .what = 6, .go = cron_field_Minutes_first,
    .params = cron_p_one,
};
static bool cron_field_Minutes_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_minute_part(run, v, asn_child(run, node, CRON_Minutes_first, 0));
}

/* cron.asdl:10: Minutes.more, minute_part*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.s H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.s H x H, gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H,
 *                        update.b 1 x H, update.s H x H */
static const asn_module cron_m_Minutes_more = {
    .name = "Minutes.more", .kind = ASN_FIELD_SEQUENCE, .what = 7, .go = cron_field_Minutes_more,
    .params = cron_p_sequence,
};
static bool cron_field_Minutes_more(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Minutes_more;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!cron_type_minute_part(run, w, asn_child(run, node, CRON_Minutes_more, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* cron.asdl:11: minute_part = Minute(minute at) | MinuteSpan(minute first, minute last, step? step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | minute_part, v) = softmax(f_minute_part(v, c))_C
 *   network              f_minute_part(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_minute_part = {
    .name = "minute_part", .kind = ASN_CHOICE, .what = CRON_TYPE_minute_part, .go = cron_type_minute_part,
    .params = cron_p_choice,
};
static bool cron_type_minute_part(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_minute_part;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Minute:     return cron_ctor_Minute(run, v, node);
    case CRON_MinuteSpan: return cron_ctor_MinuteSpan(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:11: Minute(minute at)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Minute(e_F, c), for each field F
 *   network              f_Minute(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Minute = {
    .name = "Minute", .kind = ASN_CONSTRUCTOR, .what = CRON_Minute, .go = cron_ctor_Minute,
    .params = cron_p_constructor,
};
static bool cron_ctor_Minute(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Minute;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Minute_at, c));
    return cron_field_Minute_at(run, v_at, node);
}

/* cron.asdl:11: Minute.at, minute: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Minute_at = {
    .name = "Minute.at", .kind = ASN_FIELD_ONE, .what = 8, .go = cron_field_Minute_at, .params = cron_p_one,
};
static bool cron_field_Minute_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_minute(run, v, asn_child(run, node, CRON_Minute_at, 0));
}

/* cron.asdl:11: MinuteSpan(minute first, minute last, step? step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_MinuteSpan(e_F, c), for each field F
 *   network              f_MinuteSpan(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_MinuteSpan = {
    .name = "MinuteSpan", .kind = ASN_CONSTRUCTOR, .what = CRON_MinuteSpan, .go = cron_ctor_MinuteSpan,
    .params = cron_p_constructor,
};
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

/* cron.asdl:11: MinuteSpan.first, minute: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_MinuteSpan_first = {
    .name = "MinuteSpan.first", .kind = ASN_FIELD_ONE, .what = 9, .go = cron_field_MinuteSpan_first,
    .params = cron_p_one,
};
static bool cron_field_MinuteSpan_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_minute(run, v, asn_child(run, node, CRON_MinuteSpan_first, 0));
}

/* cron.asdl:11: MinuteSpan.last, minute: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_MinuteSpan_last = {
    .name = "MinuteSpan.last", .kind = ASN_FIELD_ONE, .what = 10, .go = cron_field_MinuteSpan_last,
    .params = cron_p_one,
};
static bool cron_field_MinuteSpan_last(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_minute(run, v, asn_child(run, node, CRON_MinuteSpan_last, 0));
}

/* cron.asdl:11: MinuteSpan.step, step?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module cron_m_MinuteSpan_step = {
    .name = "MinuteSpan.step", .kind = ASN_FIELD_OPTIONAL, .what = 11, .go = cron_field_MinuteSpan_step,
    .params = cron_p_optional,
};
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

/* cron.asdl:13: hour_field = AnyHour | HourStep(step step) | Hours(hour_part first, hour_part* more)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | hour_field, v) = softmax(f_hour_field(v, c))_C
 *   network              f_hour_field(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_hour_field = {
    .name = "hour_field", .kind = ASN_CHOICE, .what = CRON_TYPE_hour_field, .go = cron_type_hour_field,
    .params = cron_p_choice,
};
static bool cron_type_hour_field(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_hour_field;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_AnyHour:  return cron_ctor_AnyHour(run, v, node);
    case CRON_HourStep: return cron_ctor_HourStep(run, v, node);
    case CRON_Hours:    return cron_ctor_Hours(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:13: AnyHour
 *   parameters           none: there are no fields */
static const asn_module cron_m_AnyHour = {
    .name = "AnyHour", .kind = ASN_CONSTRUCTOR, .what = CRON_AnyHour, .go = cron_ctor_AnyHour,
};
static bool cron_ctor_AnyHour(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:13: HourStep(step step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_HourStep(e_F, c), for each field F
 *   network              f_HourStep(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_HourStep = {
    .name = "HourStep", .kind = ASN_CONSTRUCTOR, .what = CRON_HourStep, .go = cron_ctor_HourStep,
    .params = cron_p_constructor,
};
static bool cron_ctor_HourStep(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_HourStep;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_step = asn_vertical(run, v, asn_embed_field(run, m, CRON_HourStep_step, c));
    return cron_field_HourStep_step(run, v_step, node);
}

/* cron.asdl:13: HourStep.step, step: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_HourStep_step = {
    .name = "HourStep.step", .kind = ASN_FIELD_ONE, .what = 12, .go = cron_field_HourStep_step,
    .params = cron_p_one,
};
static bool cron_field_HourStep_step(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_step(run, v, asn_child(run, node, CRON_HourStep_step, 0));
}

/* cron.asdl:13: Hours(hour_part first, hour_part* more)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Hours(e_F, c), for each field F
 *   network              f_Hours(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Hours = {
    .name = "Hours", .kind = ASN_CONSTRUCTOR, .what = CRON_Hours, .go = cron_ctor_Hours,
    .params = cron_p_constructor,
};
static bool cron_ctor_Hours(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Hours;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_Hours_first, c));
    asn_state v_more  = asn_vertical(run, v, asn_embed_field(run, m, CRON_Hours_more, c));
    return cron_field_Hours_first(run, v_first, node)
        && cron_field_Hours_more(run, v_more, node);
}

/* cron.asdl:13: Hours.first, hour_part: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Hours_first = {
    .name = "Hours.first", .kind = ASN_FIELD_ONE, .what = 13, .go = cron_field_Hours_first, .params = cron_p_one,
};
static bool cron_field_Hours_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_hour_part(run, v, asn_child(run, node, CRON_Hours_first, 0));
}

/* cron.asdl:13: Hours.more, hour_part*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.s H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.s H x H, gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H,
 *                        update.b 1 x H, update.s H x H */
static const asn_module cron_m_Hours_more = {
    .name = "Hours.more", .kind = ASN_FIELD_SEQUENCE, .what = 14, .go = cron_field_Hours_more,
    .params = cron_p_sequence,
};
static bool cron_field_Hours_more(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Hours_more;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!cron_type_hour_part(run, w, asn_child(run, node, CRON_Hours_more, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* cron.asdl:14: hour_part = Hour(hour at) | HourSpan(hour first, hour last, step? step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | hour_part, v) = softmax(f_hour_part(v, c))_C
 *   network              f_hour_part(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_hour_part = {
    .name = "hour_part", .kind = ASN_CHOICE, .what = CRON_TYPE_hour_part, .go = cron_type_hour_part,
    .params = cron_p_choice,
};
static bool cron_type_hour_part(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_hour_part;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Hour:     return cron_ctor_Hour(run, v, node);
    case CRON_HourSpan: return cron_ctor_HourSpan(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:14: Hour(hour at)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Hour(e_F, c), for each field F
 *   network              f_Hour(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Hour = {
    .name = "Hour", .kind = ASN_CONSTRUCTOR, .what = CRON_Hour, .go = cron_ctor_Hour, .params = cron_p_constructor,
};
static bool cron_ctor_Hour(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Hour;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Hour_at, c));
    return cron_field_Hour_at(run, v_at, node);
}

/* cron.asdl:14: Hour.at, hour: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Hour_at = {
    .name = "Hour.at", .kind = ASN_FIELD_ONE, .what = 15, .go = cron_field_Hour_at, .params = cron_p_one,
};
static bool cron_field_Hour_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_hour(run, v, asn_child(run, node, CRON_Hour_at, 0));
}

/* cron.asdl:14: HourSpan(hour first, hour last, step? step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_HourSpan(e_F, c), for each field F
 *   network              f_HourSpan(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_HourSpan = {
    .name = "HourSpan", .kind = ASN_CONSTRUCTOR, .what = CRON_HourSpan, .go = cron_ctor_HourSpan,
    .params = cron_p_constructor,
};
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

/* cron.asdl:14: HourSpan.first, hour: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_HourSpan_first = {
    .name = "HourSpan.first", .kind = ASN_FIELD_ONE, .what = 16, .go = cron_field_HourSpan_first,
    .params = cron_p_one,
};
static bool cron_field_HourSpan_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_hour(run, v, asn_child(run, node, CRON_HourSpan_first, 0));
}

/* cron.asdl:14: HourSpan.last, hour: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_HourSpan_last = {
    .name = "HourSpan.last", .kind = ASN_FIELD_ONE, .what = 17, .go = cron_field_HourSpan_last,
    .params = cron_p_one,
};
static bool cron_field_HourSpan_last(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_hour(run, v, asn_child(run, node, CRON_HourSpan_last, 0));
}

/* cron.asdl:14: HourSpan.step, step?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module cron_m_HourSpan_step = {
    .name = "HourSpan.step", .kind = ASN_FIELD_OPTIONAL, .what = 18, .go = cron_field_HourSpan_step,
    .params = cron_p_optional,
};
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

/* cron.asdl:15: hour = Am(clock at) | Pm(clock at)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | hour, v) = softmax(f_hour(v, c))_C
 *   network              f_hour(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_hour = {
    .name = "hour", .kind = ASN_CHOICE, .what = CRON_TYPE_hour, .go = cron_type_hour, .params = cron_p_choice,
};
static bool cron_type_hour(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_hour;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Am: return cron_ctor_Am(run, v, node);
    case CRON_Pm: return cron_ctor_Pm(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:15: Am(clock at)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Am(e_F, c), for each field F
 *   network              f_Am(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Am = {
    .name = "Am", .kind = ASN_CONSTRUCTOR, .what = CRON_Am, .go = cron_ctor_Am, .params = cron_p_constructor,
};
static bool cron_ctor_Am(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Am;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Am_at, c));
    return cron_field_Am_at(run, v_at, node);
}

/* cron.asdl:15: Am.at, clock: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Am_at = {
    .name = "Am.at", .kind = ASN_FIELD_ONE, .what = 19, .go = cron_field_Am_at, .params = cron_p_one,
};
static bool cron_field_Am_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_clock(run, v, asn_child(run, node, CRON_Am_at, 0));
}

/* cron.asdl:15: Pm(clock at)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Pm(e_F, c), for each field F
 *   network              f_Pm(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Pm = {
    .name = "Pm", .kind = ASN_CONSTRUCTOR, .what = CRON_Pm, .go = cron_ctor_Pm, .params = cron_p_constructor,
};
static bool cron_ctor_Pm(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Pm;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Pm_at, c));
    return cron_field_Pm_at(run, v_at, node);
}

/* cron.asdl:15: Pm.at, clock: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Pm_at = {
    .name = "Pm.at", .kind = ASN_FIELD_ONE, .what = 20, .go = cron_field_Pm_at, .params = cron_p_one,
};
static bool cron_field_Pm_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_clock(run, v, asn_child(run, node, CRON_Pm_at, 0));
}

/* cron.asdl:17: day_field = AnyDay | DayStep(step step) | Days(day_part first, day_part* more)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | day_field, v) = softmax(f_day_field(v, c))_C
 *   network              f_day_field(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_day_field = {
    .name = "day_field", .kind = ASN_CHOICE, .what = CRON_TYPE_day_field, .go = cron_type_day_field,
    .params = cron_p_choice,
};
static bool cron_type_day_field(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_day_field;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_AnyDay:  return cron_ctor_AnyDay(run, v, node);
    case CRON_DayStep: return cron_ctor_DayStep(run, v, node);
    case CRON_Days:    return cron_ctor_Days(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:17: AnyDay
 *   parameters           none: there are no fields */
static const asn_module cron_m_AnyDay = {
    .name = "AnyDay", .kind = ASN_CONSTRUCTOR, .what = CRON_AnyDay, .go = cron_ctor_AnyDay,
};
static bool cron_ctor_AnyDay(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:17: DayStep(step step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_DayStep(e_F, c), for each field F
 *   network              f_DayStep(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_DayStep = {
    .name = "DayStep", .kind = ASN_CONSTRUCTOR, .what = CRON_DayStep, .go = cron_ctor_DayStep,
    .params = cron_p_constructor,
};
static bool cron_ctor_DayStep(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_DayStep;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_step = asn_vertical(run, v, asn_embed_field(run, m, CRON_DayStep_step, c));
    return cron_field_DayStep_step(run, v_step, node);
}

/* cron.asdl:17: DayStep.step, step: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_DayStep_step = {
    .name = "DayStep.step", .kind = ASN_FIELD_ONE, .what = 21, .go = cron_field_DayStep_step, .params = cron_p_one,
};
static bool cron_field_DayStep_step(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_step(run, v, asn_child(run, node, CRON_DayStep_step, 0));
}

/* cron.asdl:17: Days(day_part first, day_part* more)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Days(e_F, c), for each field F
 *   network              f_Days(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Days = {
    .name = "Days", .kind = ASN_CONSTRUCTOR, .what = CRON_Days, .go = cron_ctor_Days, .params = cron_p_constructor,
};
static bool cron_ctor_Days(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Days;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_Days_first, c));
    asn_state v_more  = asn_vertical(run, v, asn_embed_field(run, m, CRON_Days_more, c));
    return cron_field_Days_first(run, v_first, node)
        && cron_field_Days_more(run, v_more, node);
}

/* cron.asdl:17: Days.first, day_part: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Days_first = {
    .name = "Days.first", .kind = ASN_FIELD_ONE, .what = 22, .go = cron_field_Days_first, .params = cron_p_one,
};
static bool cron_field_Days_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_day_part(run, v, asn_child(run, node, CRON_Days_first, 0));
}

/* cron.asdl:17: Days.more, day_part*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.s H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.s H x H, gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H,
 *                        update.b 1 x H, update.s H x H */
static const asn_module cron_m_Days_more = {
    .name = "Days.more", .kind = ASN_FIELD_SEQUENCE, .what = 23, .go = cron_field_Days_more,
    .params = cron_p_sequence,
};
static bool cron_field_Days_more(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Days_more;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!cron_type_day_part(run, w, asn_child(run, node, CRON_Days_more, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* cron.asdl:18: day_part = Day(day at) | DaySpan(day first, day last, step? step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | day_part, v) = softmax(f_day_part(v, c))_C
 *   network              f_day_part(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_day_part = {
    .name = "day_part", .kind = ASN_CHOICE, .what = CRON_TYPE_day_part, .go = cron_type_day_part,
    .params = cron_p_choice,
};
static bool cron_type_day_part(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_day_part;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Day:     return cron_ctor_Day(run, v, node);
    case CRON_DaySpan: return cron_ctor_DaySpan(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:18: Day(day at)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Day(e_F, c), for each field F
 *   network              f_Day(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Day = {
    .name = "Day", .kind = ASN_CONSTRUCTOR, .what = CRON_Day, .go = cron_ctor_Day, .params = cron_p_constructor,
};
static bool cron_ctor_Day(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Day;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Day_at, c));
    return cron_field_Day_at(run, v_at, node);
}

/* cron.asdl:18: Day.at, day: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Day_at = {
    .name = "Day.at", .kind = ASN_FIELD_ONE, .what = 24, .go = cron_field_Day_at, .params = cron_p_one,
};
static bool cron_field_Day_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_day(run, v, asn_child(run, node, CRON_Day_at, 0));
}

/* cron.asdl:18: DaySpan(day first, day last, step? step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_DaySpan(e_F, c), for each field F
 *   network              f_DaySpan(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_DaySpan = {
    .name = "DaySpan", .kind = ASN_CONSTRUCTOR, .what = CRON_DaySpan, .go = cron_ctor_DaySpan,
    .params = cron_p_constructor,
};
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

/* cron.asdl:18: DaySpan.first, day: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_DaySpan_first = {
    .name = "DaySpan.first", .kind = ASN_FIELD_ONE, .what = 25, .go = cron_field_DaySpan_first,
    .params = cron_p_one,
};
static bool cron_field_DaySpan_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_day(run, v, asn_child(run, node, CRON_DaySpan_first, 0));
}

/* cron.asdl:18: DaySpan.last, day: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_DaySpan_last = {
    .name = "DaySpan.last", .kind = ASN_FIELD_ONE, .what = 26, .go = cron_field_DaySpan_last, .params = cron_p_one,
};
static bool cron_field_DaySpan_last(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_day(run, v, asn_child(run, node, CRON_DaySpan_last, 0));
}

/* cron.asdl:18: DaySpan.step, step?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module cron_m_DaySpan_step = {
    .name = "DaySpan.step", .kind = ASN_FIELD_OPTIONAL, .what = 27, .go = cron_field_DaySpan_step,
    .params = cron_p_optional,
};
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

/* cron.asdl:20: month_field = AnyMonth | MonthStep(step step) | Months(month_part first, month_part* more)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | month_field, v) = softmax(f_month_field(v, c))_C
 *   network              f_month_field(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_month_field = {
    .name = "month_field", .kind = ASN_CHOICE, .what = CRON_TYPE_month_field, .go = cron_type_month_field,
    .params = cron_p_choice,
};
static bool cron_type_month_field(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_month_field;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_AnyMonth:  return cron_ctor_AnyMonth(run, v, node);
    case CRON_MonthStep: return cron_ctor_MonthStep(run, v, node);
    case CRON_Months:    return cron_ctor_Months(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:20: AnyMonth
 *   parameters           none: there are no fields */
static const asn_module cron_m_AnyMonth = {
    .name = "AnyMonth", .kind = ASN_CONSTRUCTOR, .what = CRON_AnyMonth, .go = cron_ctor_AnyMonth,
};
static bool cron_ctor_AnyMonth(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:20: MonthStep(step step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_MonthStep(e_F, c), for each field F
 *   network              f_MonthStep(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_MonthStep = {
    .name = "MonthStep", .kind = ASN_CONSTRUCTOR, .what = CRON_MonthStep, .go = cron_ctor_MonthStep,
    .params = cron_p_constructor,
};
static bool cron_ctor_MonthStep(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_MonthStep;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_step = asn_vertical(run, v, asn_embed_field(run, m, CRON_MonthStep_step, c));
    return cron_field_MonthStep_step(run, v_step, node);
}

/* cron.asdl:20: MonthStep.step, step: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_MonthStep_step = {
    .name = "MonthStep.step", .kind = ASN_FIELD_ONE, .what = 28, .go = cron_field_MonthStep_step,
    .params = cron_p_one,
};
static bool cron_field_MonthStep_step(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_step(run, v, asn_child(run, node, CRON_MonthStep_step, 0));
}

/* cron.asdl:20: Months(month_part first, month_part* more)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Months(e_F, c), for each field F
 *   network              f_Months(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Months = {
    .name = "Months", .kind = ASN_CONSTRUCTOR, .what = CRON_Months, .go = cron_ctor_Months,
    .params = cron_p_constructor,
};
static bool cron_ctor_Months(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Months;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_Months_first, c));
    asn_state v_more  = asn_vertical(run, v, asn_embed_field(run, m, CRON_Months_more, c));
    return cron_field_Months_first(run, v_first, node)
        && cron_field_Months_more(run, v_more, node);
}

/* cron.asdl:20: Months.first, month_part: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Months_first = {
    .name = "Months.first", .kind = ASN_FIELD_ONE, .what = 29, .go = cron_field_Months_first, .params = cron_p_one,
};
static bool cron_field_Months_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_month_part(run, v, asn_child(run, node, CRON_Months_first, 0));
}

/* cron.asdl:20: Months.more, month_part*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.s H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.s H x H, gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H,
 *                        update.b 1 x H, update.s H x H */
static const asn_module cron_m_Months_more = {
    .name = "Months.more", .kind = ASN_FIELD_SEQUENCE, .what = 30, .go = cron_field_Months_more,
    .params = cron_p_sequence,
};
static bool cron_field_Months_more(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Months_more;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!cron_type_month_part(run, w, asn_child(run, node, CRON_Months_more, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* cron.asdl:21: month_part = Month(month at) | MonthSpan(month first, month last, step? step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | month_part, v) = softmax(f_month_part(v, c))_C
 *   network              f_month_part(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_month_part = {
    .name = "month_part", .kind = ASN_CHOICE, .what = CRON_TYPE_month_part, .go = cron_type_month_part,
    .params = cron_p_choice,
};
static bool cron_type_month_part(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_month_part;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Month:     return cron_ctor_Month(run, v, node);
    case CRON_MonthSpan: return cron_ctor_MonthSpan(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:21: Month(month at)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Month(e_F, c), for each field F
 *   network              f_Month(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Month = {
    .name = "Month", .kind = ASN_CONSTRUCTOR, .what = CRON_Month, .go = cron_ctor_Month,
    .params = cron_p_constructor,
};
static bool cron_ctor_Month(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Month;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Month_at, c));
    return cron_field_Month_at(run, v_at, node);
}

/* cron.asdl:21: Month.at, month: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Month_at = {
    .name = "Month.at", .kind = ASN_FIELD_ONE, .what = 31, .go = cron_field_Month_at, .params = cron_p_one,
};
static bool cron_field_Month_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_month(run, v, asn_child(run, node, CRON_Month_at, 0));
}

/* cron.asdl:21: MonthSpan(month first, month last, step? step)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_MonthSpan(e_F, c), for each field F
 *   network              f_MonthSpan(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_MonthSpan = {
    .name = "MonthSpan", .kind = ASN_CONSTRUCTOR, .what = CRON_MonthSpan, .go = cron_ctor_MonthSpan,
    .params = cron_p_constructor,
};
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

/* cron.asdl:21: MonthSpan.first, month: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_MonthSpan_first = {
    .name = "MonthSpan.first", .kind = ASN_FIELD_ONE, .what = 32, .go = cron_field_MonthSpan_first,
    .params = cron_p_one,
};
static bool cron_field_MonthSpan_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_month(run, v, asn_child(run, node, CRON_MonthSpan_first, 0));
}

/* cron.asdl:21: MonthSpan.last, month: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_MonthSpan_last = {
    .name = "MonthSpan.last", .kind = ASN_FIELD_ONE, .what = 33, .go = cron_field_MonthSpan_last,
    .params = cron_p_one,
};
static bool cron_field_MonthSpan_last(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_month(run, v, asn_child(run, node, CRON_MonthSpan_last, 0));
}

/* cron.asdl:21: MonthSpan.step, step?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module cron_m_MonthSpan_step = {
    .name = "MonthSpan.step", .kind = ASN_FIELD_OPTIONAL, .what = 34, .go = cron_field_MonthSpan_step,
    .params = cron_p_optional,
};
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

/* cron.asdl:22: month = January | February | March | April | May | June | July | August | September | October
 *     | November | December
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | month, v) = softmax(f_month(v, c))_C
 *   network              f_month(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_month = {
    .name = "month", .kind = ASN_CHOICE, .what = CRON_TYPE_month, .go = cron_type_month, .params = cron_p_choice,
};
static bool cron_type_month(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_month;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
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

/* cron.asdl:22: January
 *   parameters           none: there are no fields */
static const asn_module cron_m_January = {
    .name = "January", .kind = ASN_CONSTRUCTOR, .what = CRON_January, .go = cron_ctor_January,
};
static bool cron_ctor_January(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:22: February
 *   parameters           none: there are no fields */
static const asn_module cron_m_February = {
    .name = "February", .kind = ASN_CONSTRUCTOR, .what = CRON_February, .go = cron_ctor_February,
};
static bool cron_ctor_February(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:22: March
 *   parameters           none: there are no fields */
static const asn_module cron_m_March = {
    .name = "March", .kind = ASN_CONSTRUCTOR, .what = CRON_March, .go = cron_ctor_March,
};
static bool cron_ctor_March(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:22: April
 *   parameters           none: there are no fields */
static const asn_module cron_m_April = {
    .name = "April", .kind = ASN_CONSTRUCTOR, .what = CRON_April, .go = cron_ctor_April,
};
static bool cron_ctor_April(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:22: May
 *   parameters           none: there are no fields */
static const asn_module cron_m_May = {
    .name = "May", .kind = ASN_CONSTRUCTOR, .what = CRON_May, .go = cron_ctor_May,
};
static bool cron_ctor_May(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:22: June
 *   parameters           none: there are no fields */
static const asn_module cron_m_June = {
    .name = "June", .kind = ASN_CONSTRUCTOR, .what = CRON_June, .go = cron_ctor_June,
};
static bool cron_ctor_June(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:23: July
 *   parameters           none: there are no fields */
static const asn_module cron_m_July = {
    .name = "July", .kind = ASN_CONSTRUCTOR, .what = CRON_July, .go = cron_ctor_July,
};
static bool cron_ctor_July(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:23: August
 *   parameters           none: there are no fields */
static const asn_module cron_m_August = {
    .name = "August", .kind = ASN_CONSTRUCTOR, .what = CRON_August, .go = cron_ctor_August,
};
static bool cron_ctor_August(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:23: September
 *   parameters           none: there are no fields */
static const asn_module cron_m_September = {
    .name = "September", .kind = ASN_CONSTRUCTOR, .what = CRON_September, .go = cron_ctor_September,
};
static bool cron_ctor_September(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:23: October
 *   parameters           none: there are no fields */
static const asn_module cron_m_October = {
    .name = "October", .kind = ASN_CONSTRUCTOR, .what = CRON_October, .go = cron_ctor_October,
};
static bool cron_ctor_October(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:23: November
 *   parameters           none: there are no fields */
static const asn_module cron_m_November = {
    .name = "November", .kind = ASN_CONSTRUCTOR, .what = CRON_November, .go = cron_ctor_November,
};
static bool cron_ctor_November(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:23: December
 *   parameters           none: there are no fields */
static const asn_module cron_m_December = {
    .name = "December", .kind = ASN_CONSTRUCTOR, .what = CRON_December, .go = cron_ctor_December,
};
static bool cron_ctor_December(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:25: weekday_field = AnyWeekday | Weekdays(weekday_part first, weekday_part* more)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | weekday_field, v) = softmax(f_weekday_field(v, c))_C
 *   network              f_weekday_field(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_weekday_field = {
    .name = "weekday_field", .kind = ASN_CHOICE, .what = CRON_TYPE_weekday_field, .go = cron_type_weekday_field,
    .params = cron_p_choice,
};
static bool cron_type_weekday_field(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_weekday_field;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_AnyWeekday: return cron_ctor_AnyWeekday(run, v, node);
    case CRON_Weekdays:   return cron_ctor_Weekdays(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:25: AnyWeekday
 *   parameters           none: there are no fields */
static const asn_module cron_m_AnyWeekday = {
    .name = "AnyWeekday", .kind = ASN_CONSTRUCTOR, .what = CRON_AnyWeekday, .go = cron_ctor_AnyWeekday,
};
static bool cron_ctor_AnyWeekday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:25: Weekdays(weekday_part first, weekday_part* more)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Weekdays(e_F, c), for each field F
 *   network              f_Weekdays(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Weekdays = {
    .name = "Weekdays", .kind = ASN_CONSTRUCTOR, .what = CRON_Weekdays, .go = cron_ctor_Weekdays,
    .params = cron_p_constructor,
};
static bool cron_ctor_Weekdays(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Weekdays;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_Weekdays_first, c));
    asn_state v_more  = asn_vertical(run, v, asn_embed_field(run, m, CRON_Weekdays_more, c));
    return cron_field_Weekdays_first(run, v_first, node)
        && cron_field_Weekdays_more(run, v_more, node);
}

/* cron.asdl:25: Weekdays.first, weekday_part: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Weekdays_first = {
    .name = "Weekdays.first", .kind = ASN_FIELD_ONE, .what = 35, .go = cron_field_Weekdays_first,
    .params = cron_p_one,
};
static bool cron_field_Weekdays_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_weekday_part(run, v, asn_child(run, node, CRON_Weekdays_first, 0));
}

/* cron.asdl:25: Weekdays.more, weekday_part*: a sequence; i counts its children
 *   query                q = v * att.v + s_i-1 * att.s
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   sequence start       s_0 = v * start
 *   another child        p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))
 *   network              f_gen(v, s, c) = tanh(v * gen.v + s * gen.s + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child embedding      e_i = f_update(v, s_i-1, c)
 *   network              f_update(v, s, c) = tanh(v * update.v + s * update.s + c * update.c + update.b)
 *   child state          v_w = LSTM_v(v, e_i)
 *   sequence state       s_i = LSTM_h(s_i-1, e_i)
 *   parameters           e 1 x H, start H x H, att.v H x 2H, att.s H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H,
 *                        gen.s H x H, gen.out.w H x 1, gen.out.b 1 x 1, update.v H x H, update.c 2H x H,
 *                        update.b 1 x H, update.s H x H */
static const asn_module cron_m_Weekdays_more = {
    .name = "Weekdays.more", .kind = ASN_FIELD_SEQUENCE, .what = 36, .go = cron_field_Weekdays_more,
    .params = cron_p_sequence,
};
static bool cron_field_Weekdays_more(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Weekdays_more;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!cron_type_weekday_part(run, w, asn_child(run, node, CRON_Weekdays_more, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* cron.asdl:26: weekday_part = Weekday(weekday at) | WeekdaySpan(weekday first, weekday last)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | weekday_part, v) = softmax(f_weekday_part(v, c))_C
 *   network              f_weekday_part(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_weekday_part = {
    .name = "weekday_part", .kind = ASN_CHOICE, .what = CRON_TYPE_weekday_part, .go = cron_type_weekday_part,
    .params = cron_p_choice,
};
static bool cron_type_weekday_part(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_weekday_part;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case CRON_Weekday:     return cron_ctor_Weekday(run, v, node);
    case CRON_WeekdaySpan: return cron_ctor_WeekdaySpan(run, v, node);
    }
    return asn_ok(run);
}

/* cron.asdl:26: Weekday(weekday at)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Weekday(e_F, c), for each field F
 *   network              f_Weekday(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_Weekday = {
    .name = "Weekday", .kind = ASN_CONSTRUCTOR, .what = CRON_Weekday, .go = cron_ctor_Weekday,
    .params = cron_p_constructor,
};
static bool cron_ctor_Weekday(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_Weekday;
    asn_vec   c    = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_at = asn_vertical(run, v, asn_embed_field(run, m, CRON_Weekday_at, c));
    return cron_field_Weekday_at(run, v_at, node);
}

/* cron.asdl:26: Weekday.at, weekday: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_Weekday_at = {
    .name = "Weekday.at", .kind = ASN_FIELD_ONE, .what = 37, .go = cron_field_Weekday_at, .params = cron_p_one,
};
static bool cron_field_Weekday_at(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_weekday(run, v, asn_child(run, node, CRON_Weekday_at, 0));
}

/* cron.asdl:26: WeekdaySpan(weekday first, weekday last)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_WeekdaySpan(e_F, c), for each field F
 *   network              f_WeekdaySpan(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module cron_m_WeekdaySpan = {
    .name = "WeekdaySpan", .kind = ASN_CONSTRUCTOR, .what = CRON_WeekdaySpan, .go = cron_ctor_WeekdaySpan,
    .params = cron_p_constructor,
};
static bool cron_ctor_WeekdaySpan(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_WeekdaySpan;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_first = asn_vertical(run, v, asn_embed_field(run, m, CRON_WeekdaySpan_first, c));
    asn_state v_last  = asn_vertical(run, v, asn_embed_field(run, m, CRON_WeekdaySpan_last, c));
    return cron_field_WeekdaySpan_first(run, v_first, node)
        && cron_field_WeekdaySpan_last(run, v_last, node);
}

/* cron.asdl:26: WeekdaySpan.first, weekday: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_WeekdaySpan_first = {
    .name = "WeekdaySpan.first", .kind = ASN_FIELD_ONE, .what = 38, .go = cron_field_WeekdaySpan_first,
    .params = cron_p_one,
};
static bool cron_field_WeekdaySpan_first(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_weekday(run, v, asn_child(run, node, CRON_WeekdaySpan_first, 0));
}

/* cron.asdl:26: WeekdaySpan.last, weekday: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module cron_m_WeekdaySpan_last = {
    .name = "WeekdaySpan.last", .kind = ASN_FIELD_ONE, .what = 39, .go = cron_field_WeekdaySpan_last,
    .params = cron_p_one,
};
static bool cron_field_WeekdaySpan_last(asn_run *run, asn_state v, asn_node *node)
{
    return cron_type_weekday(run, v, asn_child(run, node, CRON_WeekdaySpan_last, 0));
}

/* cron.asdl:27: weekday = Sunday | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | weekday, v) = softmax(f_weekday(v, c))_C
 *   network              f_weekday(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module cron_m_weekday = {
    .name = "weekday", .kind = ASN_CHOICE, .what = CRON_TYPE_weekday, .go = cron_type_weekday,
    .params = cron_p_choice,
};
static bool cron_type_weekday(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &cron_m_weekday;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
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

/* cron.asdl:27: Sunday
 *   parameters           none: there are no fields */
static const asn_module cron_m_Sunday = {
    .name = "Sunday", .kind = ASN_CONSTRUCTOR, .what = CRON_Sunday, .go = cron_ctor_Sunday,
};
static bool cron_ctor_Sunday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:27: Monday
 *   parameters           none: there are no fields */
static const asn_module cron_m_Monday = {
    .name = "Monday", .kind = ASN_CONSTRUCTOR, .what = CRON_Monday, .go = cron_ctor_Monday,
};
static bool cron_ctor_Monday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:27: Tuesday
 *   parameters           none: there are no fields */
static const asn_module cron_m_Tuesday = {
    .name = "Tuesday", .kind = ASN_CONSTRUCTOR, .what = CRON_Tuesday, .go = cron_ctor_Tuesday,
};
static bool cron_ctor_Tuesday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:27: Wednesday
 *   parameters           none: there are no fields */
static const asn_module cron_m_Wednesday = {
    .name = "Wednesday", .kind = ASN_CONSTRUCTOR, .what = CRON_Wednesday, .go = cron_ctor_Wednesday,
};
static bool cron_ctor_Wednesday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:27: Thursday
 *   parameters           none: there are no fields */
static const asn_module cron_m_Thursday = {
    .name = "Thursday", .kind = ASN_CONSTRUCTOR, .what = CRON_Thursday, .go = cron_ctor_Thursday,
};
static bool cron_ctor_Thursday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:27: Friday
 *   parameters           none: there are no fields */
static const asn_module cron_m_Friday = {
    .name = "Friday", .kind = ASN_CONSTRUCTOR, .what = CRON_Friday, .go = cron_ctor_Friday,
};
static bool cron_ctor_Friday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:27: Saturday
 *   parameters           none: there are no fields */
static const asn_module cron_m_Saturday = {
    .name = "Saturday", .kind = ASN_CONSTRUCTOR, .what = CRON_Saturday, .go = cron_ctor_Saturday,
};
static bool cron_ctor_Saturday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* cron.asdl:10: step, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | step, v) = softmax(f_step(v, c))_y
 *   network              f_step(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module cron_m_step = {
    .name = "step", .kind = ASN_CLOSED, .what = CRON_TYPE_step, .go = cron_type_step, .params = cron_p_closed,
};
static bool cron_type_step(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &cron_m_step, v, node);
}

/* cron.asdl:11: minute, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | minute, v) = softmax(f_minute(v, c))_y
 *   network              f_minute(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module cron_m_minute = {
    .name = "minute", .kind = ASN_CLOSED, .what = CRON_TYPE_minute, .go = cron_type_minute,
    .params = cron_p_closed,
};
static bool cron_type_minute(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &cron_m_minute, v, node);
}

/* cron.asdl:15: clock, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | clock, v) = softmax(f_clock(v, c))_y
 *   network              f_clock(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module cron_m_clock = {
    .name = "clock", .kind = ASN_CLOSED, .what = CRON_TYPE_clock, .go = cron_type_clock, .params = cron_p_closed,
};
static bool cron_type_clock(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &cron_m_clock, v, node);
}

/* cron.asdl:18: day, a primitive type: closed, a list learnt from the data
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   value choice         p(y | day, v) = softmax(f_day(v, c))_y
 *   network              f_day(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V */
static const asn_module cron_m_day = {
    .name = "day", .kind = ASN_CLOSED, .what = CRON_TYPE_day, .go = cron_type_day, .params = cron_p_closed,
};
static bool cron_type_day(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &cron_m_day, v, node);
}

/* ---- Target text, from the task's templates. */

static const asn_spelling cron_spell_Am_at[] = {
    {.kind = ASN_NUMBER, .value = "12", .value_length = 2, .text = "0", .text_length = 1},
};

static const asn_spelling cron_spell_Pm_at[] = {
    {.kind = ASN_NUMBER, .value = "1", .value_length = 1, .text = "13", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "2", .value_length = 1, .text = "14", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "3", .value_length = 1, .text = "15", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "4", .value_length = 1, .text = "16", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "5", .value_length = 1, .text = "17", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "6", .value_length = 1, .text = "18", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "7", .value_length = 1, .text = "19", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "8", .value_length = 1, .text = "20", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "9", .value_length = 1, .text = "21", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "10", .value_length = 2, .text = "22", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "11", .value_length = 2, .text = "23", .text_length = 2},
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

/* How each constructor prints, by style. */
static const asn_template cron_templates[] = {
    [0] = {.level = -1},
    [CRON_schedule] = {.print = cron_print_schedule, .level = -1, .steps = 1},
    [CRON_AnyMinute] = {.print = cron_print_AnyMinute, .level = -1, .steps = 11},
    [CRON_MinuteStep] = {.print = cron_print_MinuteStep, .level = -1, .steps = 13},
    [CRON_Minutes] = {.print = cron_print_Minutes, .level = -1, .steps = 16},
    [CRON_Minute] = {.print = cron_print_Minute, .level = -1, .steps = 25},
    [CRON_MinuteSpan] = {.print = cron_print_MinuteSpan, .level = -1, .steps = 27},
    [CRON_AnyHour] = {.print = cron_print_AnyHour, .level = -1, .steps = 34},
    [CRON_HourStep] = {.print = cron_print_HourStep, .level = -1, .steps = 36},
    [CRON_Hours] = {.print = cron_print_Hours, .level = -1, .steps = 39},
    [CRON_Hour] = {.print = cron_print_Hour, .level = -1, .steps = 48},
    [CRON_HourSpan] = {.print = cron_print_HourSpan, .level = -1, .steps = 50},
    [CRON_Am] = {.print = cron_print_Am, .level = -1, .steps = 57},
    [CRON_Pm] = {.print = cron_print_Pm, .level = -1, .steps = 59},
    [CRON_AnyDay] = {.print = cron_print_AnyDay, .level = -1, .steps = 61},
    [CRON_DayStep] = {.print = cron_print_DayStep, .level = -1, .steps = 63},
    [CRON_Days] = {.print = cron_print_Days, .level = -1, .steps = 66},
    [CRON_Day] = {.print = cron_print_Day, .level = -1, .steps = 75},
    [CRON_DaySpan] = {.print = cron_print_DaySpan, .level = -1, .steps = 77},
    [CRON_AnyMonth] = {.print = cron_print_AnyMonth, .level = -1, .steps = 84},
    [CRON_MonthStep] = {.print = cron_print_MonthStep, .level = -1, .steps = 86},
    [CRON_Months] = {.print = cron_print_Months, .level = -1, .steps = 89},
    [CRON_Month] = {.print = cron_print_Month, .level = -1, .steps = 98},
    [CRON_MonthSpan] = {.print = cron_print_MonthSpan, .level = -1, .steps = 100},
    [CRON_January] = {.print = cron_print_January, .level = -1, .steps = 107},
    [CRON_February] = {.print = cron_print_February, .level = -1, .steps = 109},
    [CRON_March] = {.print = cron_print_March, .level = -1, .steps = 111},
    [CRON_April] = {.print = cron_print_April, .level = -1, .steps = 113},
    [CRON_May] = {.print = cron_print_May, .level = -1, .steps = 115},
    [CRON_June] = {.print = cron_print_June, .level = -1, .steps = 117},
    [CRON_July] = {.print = cron_print_July, .level = -1, .steps = 119},
    [CRON_August] = {.print = cron_print_August, .level = -1, .steps = 121},
    [CRON_September] = {.print = cron_print_September, .level = -1, .steps = 123},
    [CRON_October] = {.print = cron_print_October, .level = -1, .steps = 125},
    [CRON_November] = {.print = cron_print_November, .level = -1, .steps = 127},
    [CRON_December] = {.print = cron_print_December, .level = -1, .steps = 129},
    [CRON_AnyWeekday] = {.print = cron_print_AnyWeekday, .level = -1, .steps = 131},
    [CRON_Weekdays] = {.print = cron_print_Weekdays, .level = -1, .steps = 133},
    [CRON_Weekday] = {.print = cron_print_Weekday, .level = -1, .steps = 142},
    [CRON_WeekdaySpan] = {.print = cron_print_WeekdaySpan, .level = -1, .steps = 144},
    [CRON_Sunday] = {.print = cron_print_Sunday, .level = -1, .steps = 148},
    [CRON_Monday] = {.print = cron_print_Monday, .level = -1, .steps = 152},
    [CRON_Tuesday] = {.print = cron_print_Tuesday, .level = -1, .steps = 154},
    [CRON_Wednesday] = {.print = cron_print_Wednesday, .level = -1, .steps = 156},
    [CRON_Thursday] = {.print = cron_print_Thursday, .level = -1, .steps = 158},
    [CRON_Friday] = {.print = cron_print_Friday, .level = -1, .steps = 160},
    [CRON_Saturday] = {.print = cron_print_Saturday, .level = -1, .steps = 162},
    /* last */
    [1 * 47 + 0] = {.level = -1},
    [1 * 47 + CRON_schedule] = {.level = -1},
    [1 * 47 + CRON_AnyMinute] = {.level = -1},
    [1 * 47 + CRON_MinuteStep] = {.level = -1},
    [1 * 47 + CRON_Minutes] = {.level = -1},
    [1 * 47 + CRON_Minute] = {.level = -1},
    [1 * 47 + CRON_MinuteSpan] = {.level = -1},
    [1 * 47 + CRON_AnyHour] = {.level = -1},
    [1 * 47 + CRON_HourStep] = {.level = -1},
    [1 * 47 + CRON_Hours] = {.level = -1},
    [1 * 47 + CRON_Hour] = {.level = -1},
    [1 * 47 + CRON_HourSpan] = {.level = -1},
    [1 * 47 + CRON_Am] = {.level = -1},
    [1 * 47 + CRON_Pm] = {.level = -1},
    [1 * 47 + CRON_AnyDay] = {.level = -1},
    [1 * 47 + CRON_DayStep] = {.level = -1},
    [1 * 47 + CRON_Days] = {.level = -1},
    [1 * 47 + CRON_Day] = {.level = -1},
    [1 * 47 + CRON_DaySpan] = {.level = -1},
    [1 * 47 + CRON_AnyMonth] = {.level = -1},
    [1 * 47 + CRON_MonthStep] = {.level = -1},
    [1 * 47 + CRON_Months] = {.level = -1},
    [1 * 47 + CRON_Month] = {.level = -1},
    [1 * 47 + CRON_MonthSpan] = {.level = -1},
    [1 * 47 + CRON_January] = {.level = -1},
    [1 * 47 + CRON_February] = {.level = -1},
    [1 * 47 + CRON_March] = {.level = -1},
    [1 * 47 + CRON_April] = {.level = -1},
    [1 * 47 + CRON_May] = {.level = -1},
    [1 * 47 + CRON_June] = {.level = -1},
    [1 * 47 + CRON_July] = {.level = -1},
    [1 * 47 + CRON_August] = {.level = -1},
    [1 * 47 + CRON_September] = {.level = -1},
    [1 * 47 + CRON_October] = {.level = -1},
    [1 * 47 + CRON_November] = {.level = -1},
    [1 * 47 + CRON_December] = {.level = -1},
    [1 * 47 + CRON_AnyWeekday] = {.level = -1},
    [1 * 47 + CRON_Weekdays] = {.level = -1},
    [1 * 47 + CRON_Weekday] = {.level = -1},
    [1 * 47 + CRON_WeekdaySpan] = {.level = -1},
    [1 * 47 + CRON_Sunday] = {.print = cron_as_1_Sunday, .level = -1, .steps = 150},
    [1 * 47 + CRON_Monday] = {.level = -1},
    [1 * 47 + CRON_Tuesday] = {.level = -1},
    [1 * 47 + CRON_Wednesday] = {.level = -1},
    [1 * 47 + CRON_Thursday] = {.level = -1},
    [1 * 47 + CRON_Friday] = {.level = -1},
    [1 * 47 + CRON_Saturday] = {.level = -1},
};

/* ---- The same templates, step by step, for reading target text. */

#ifndef ASN_SHIPPED
static const asn_template_step cron_steps[] = {
    {.kind = ASN_STEP_END},
    /* 1: schedule */
    {.kind = ASN_STEP_CHILD, .field = CRON_schedule_minute, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_schedule_hour, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_schedule_day, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_schedule_month, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_schedule_weekday, .level = -1},
    {.kind = ASN_STEP_END},
    /* 11: AnyMinute */
    {.kind = ASN_STEP_TEXT, .text = "*", .length = 1},
    {.kind = ASN_STEP_END},
    /* 13: MinuteStep */
    {.kind = ASN_STEP_TEXT, .text = "*/", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = CRON_MinuteStep_step},
    {.kind = ASN_STEP_END},
    /* 16: Minutes */
    {.kind = ASN_STEP_CHILD, .field = CRON_Minutes_first, .level = -1},
    {.kind = ASN_STEP_IF, .field = CRON_Minutes_more, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = CRON_Minutes_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = CRON_Minutes_more, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Minutes_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_END},
    /* 25: Minute */
    {.kind = ASN_STEP_CHILD, .field = CRON_Minute_at},
    {.kind = ASN_STEP_END},
    /* 27: MinuteSpan */
    {.kind = ASN_STEP_CHILD, .field = CRON_MinuteSpan_first},
    {.kind = ASN_STEP_TEXT, .text = "-", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_MinuteSpan_last},
    {.kind = ASN_STEP_IF, .field = CRON_MinuteSpan_step, .test = ASN_TEST_PRESENT, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = "/", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_MinuteSpan_step},
    {.kind = ASN_STEP_END},
    /* 34: AnyHour */
    {.kind = ASN_STEP_TEXT, .text = "*", .length = 1},
    {.kind = ASN_STEP_END},
    /* 36: HourStep */
    {.kind = ASN_STEP_TEXT, .text = "*/", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = CRON_HourStep_step},
    {.kind = ASN_STEP_END},
    /* 39: Hours */
    {.kind = ASN_STEP_CHILD, .field = CRON_Hours_first, .level = -1},
    {.kind = ASN_STEP_IF, .field = CRON_Hours_more, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = CRON_Hours_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = CRON_Hours_more, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Hours_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_END},
    /* 48: Hour */
    {.kind = ASN_STEP_CHILD, .field = CRON_Hour_at, .level = -1},
    {.kind = ASN_STEP_END},
    /* 50: HourSpan */
    {.kind = ASN_STEP_CHILD, .field = CRON_HourSpan_first, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = "-", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_HourSpan_last, .level = -1},
    {.kind = ASN_STEP_IF, .field = CRON_HourSpan_step, .test = ASN_TEST_PRESENT, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = "/", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_HourSpan_step},
    {.kind = ASN_STEP_END},
    /* 57: Am */
    {.kind = ASN_STEP_CHILD, .field = CRON_Am_at, .own = cron_spell_Am_at, .n_own = 1},
    {.kind = ASN_STEP_END},
    /* 59: Pm */
    {.kind = ASN_STEP_CHILD, .field = CRON_Pm_at, .own = cron_spell_Pm_at, .n_own = 11},
    {.kind = ASN_STEP_END},
    /* 61: AnyDay */
    {.kind = ASN_STEP_TEXT, .text = "*", .length = 1},
    {.kind = ASN_STEP_END},
    /* 63: DayStep */
    {.kind = ASN_STEP_TEXT, .text = "*/", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = CRON_DayStep_step},
    {.kind = ASN_STEP_END},
    /* 66: Days */
    {.kind = ASN_STEP_CHILD, .field = CRON_Days_first, .level = -1},
    {.kind = ASN_STEP_IF, .field = CRON_Days_more, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = CRON_Days_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = CRON_Days_more, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Days_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_END},
    /* 75: Day */
    {.kind = ASN_STEP_CHILD, .field = CRON_Day_at},
    {.kind = ASN_STEP_END},
    /* 77: DaySpan */
    {.kind = ASN_STEP_CHILD, .field = CRON_DaySpan_first},
    {.kind = ASN_STEP_TEXT, .text = "-", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_DaySpan_last},
    {.kind = ASN_STEP_IF, .field = CRON_DaySpan_step, .test = ASN_TEST_PRESENT, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = "/", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_DaySpan_step},
    {.kind = ASN_STEP_END},
    /* 84: AnyMonth */
    {.kind = ASN_STEP_TEXT, .text = "*", .length = 1},
    {.kind = ASN_STEP_END},
    /* 86: MonthStep */
    {.kind = ASN_STEP_TEXT, .text = "*/", .length = 2},
    {.kind = ASN_STEP_CHILD, .field = CRON_MonthStep_step},
    {.kind = ASN_STEP_END},
    /* 89: Months */
    {.kind = ASN_STEP_CHILD, .field = CRON_Months_first, .level = -1},
    {.kind = ASN_STEP_IF, .field = CRON_Months_more, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = CRON_Months_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = CRON_Months_more, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Months_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_END},
    /* 98: Month */
    {.kind = ASN_STEP_CHILD, .field = CRON_Month_at, .level = -1},
    {.kind = ASN_STEP_END},
    /* 100: MonthSpan */
    {.kind = ASN_STEP_CHILD, .field = CRON_MonthSpan_first, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = "-", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_MonthSpan_last, .level = -1},
    {.kind = ASN_STEP_IF, .field = CRON_MonthSpan_step, .test = ASN_TEST_PRESENT, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = "/", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_MonthSpan_step},
    {.kind = ASN_STEP_END},
    /* 107: January */
    {.kind = ASN_STEP_TEXT, .text = "1", .length = 1},
    {.kind = ASN_STEP_END},
    /* 109: February */
    {.kind = ASN_STEP_TEXT, .text = "2", .length = 1},
    {.kind = ASN_STEP_END},
    /* 111: March */
    {.kind = ASN_STEP_TEXT, .text = "3", .length = 1},
    {.kind = ASN_STEP_END},
    /* 113: April */
    {.kind = ASN_STEP_TEXT, .text = "4", .length = 1},
    {.kind = ASN_STEP_END},
    /* 115: May */
    {.kind = ASN_STEP_TEXT, .text = "5", .length = 1},
    {.kind = ASN_STEP_END},
    /* 117: June */
    {.kind = ASN_STEP_TEXT, .text = "6", .length = 1},
    {.kind = ASN_STEP_END},
    /* 119: July */
    {.kind = ASN_STEP_TEXT, .text = "7", .length = 1},
    {.kind = ASN_STEP_END},
    /* 121: August */
    {.kind = ASN_STEP_TEXT, .text = "8", .length = 1},
    {.kind = ASN_STEP_END},
    /* 123: September */
    {.kind = ASN_STEP_TEXT, .text = "9", .length = 1},
    {.kind = ASN_STEP_END},
    /* 125: October */
    {.kind = ASN_STEP_TEXT, .text = "10", .length = 2},
    {.kind = ASN_STEP_END},
    /* 127: November */
    {.kind = ASN_STEP_TEXT, .text = "11", .length = 2},
    {.kind = ASN_STEP_END},
    /* 129: December */
    {.kind = ASN_STEP_TEXT, .text = "12", .length = 2},
    {.kind = ASN_STEP_END},
    /* 131: AnyWeekday */
    {.kind = ASN_STEP_TEXT, .text = "*", .length = 1},
    {.kind = ASN_STEP_END},
    /* 133: Weekdays */
    {.kind = ASN_STEP_CHILD, .field = CRON_Weekdays_first, .level = -1},
    {.kind = ASN_STEP_IF, .field = CRON_Weekdays_more, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_LOOP, .field = CRON_Weekdays_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = CRON_Weekdays_more, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Weekdays_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = ",", .length = 1},
    {.kind = ASN_STEP_GO, .to = 4},
    {.kind = ASN_STEP_END},
    /* 142: Weekday */
    {.kind = ASN_STEP_CHILD, .field = CRON_Weekday_at, .level = -1},
    {.kind = ASN_STEP_END},
    /* 144: WeekdaySpan */
    {.kind = ASN_STEP_CHILD, .field = CRON_WeekdaySpan_first, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = "-", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = CRON_WeekdaySpan_last, .style = 1, .level = -1},
    {.kind = ASN_STEP_END},
    /* 148: Sunday */
    {.kind = ASN_STEP_TEXT, .text = "0", .length = 1},
    {.kind = ASN_STEP_END},
    /* 150: Sunday as last */
    {.kind = ASN_STEP_TEXT, .text = "7", .length = 1},
    {.kind = ASN_STEP_END},
    /* 152: Monday */
    {.kind = ASN_STEP_TEXT, .text = "1", .length = 1},
    {.kind = ASN_STEP_END},
    /* 154: Tuesday */
    {.kind = ASN_STEP_TEXT, .text = "2", .length = 1},
    {.kind = ASN_STEP_END},
    /* 156: Wednesday */
    {.kind = ASN_STEP_TEXT, .text = "3", .length = 1},
    {.kind = ASN_STEP_END},
    /* 158: Thursday */
    {.kind = ASN_STEP_TEXT, .text = "4", .length = 1},
    {.kind = ASN_STEP_END},
    /* 160: Friday */
    {.kind = ASN_STEP_TEXT, .text = "5", .length = 1},
    {.kind = ASN_STEP_END},
    /* 162: Saturday */
    {.kind = ASN_STEP_TEXT, .text = "6", .length = 1},
    {.kind = ASN_STEP_END},
};
#endif /* ASN_SHIPPED */

/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */

static const asn_type cron_types[] = {
    [CRON_TYPE_schedule] = {.name = "schedule", .reachable = true, .first_ctor = CRON_schedule, .n_ctors = 1},
    [CRON_TYPE_minute_field] = {.name = "minute_field", .reachable = true,
        .first_ctor = CRON_AnyMinute, .n_ctors = 3},
    [CRON_TYPE_minute_part] = {.name = "minute_part", .reachable = true, .first_ctor = CRON_Minute, .n_ctors = 2},
    [CRON_TYPE_hour_field] = {.name = "hour_field", .reachable = true, .first_ctor = CRON_AnyHour, .n_ctors = 3},
    [CRON_TYPE_hour_part] = {.name = "hour_part", .reachable = true, .first_ctor = CRON_Hour, .n_ctors = 2},
    [CRON_TYPE_hour] = {.name = "hour", .reachable = true, .first_ctor = CRON_Am, .n_ctors = 2},
    [CRON_TYPE_day_field] = {.name = "day_field", .reachable = true, .first_ctor = CRON_AnyDay, .n_ctors = 3},
    [CRON_TYPE_day_part] = {.name = "day_part", .reachable = true, .first_ctor = CRON_Day, .n_ctors = 2},
    [CRON_TYPE_month_field] = {.name = "month_field", .reachable = true, .first_ctor = CRON_AnyMonth, .n_ctors = 3},
    [CRON_TYPE_month_part] = {.name = "month_part", .reachable = true, .first_ctor = CRON_Month, .n_ctors = 2},
    [CRON_TYPE_month] = {.name = "month", .reachable = true, .first_ctor = CRON_January, .n_ctors = 12},
    [CRON_TYPE_weekday_field] = {.name = "weekday_field", .reachable = true,
        .first_ctor = CRON_AnyWeekday, .n_ctors = 2},
    [CRON_TYPE_weekday_part] = {.name = "weekday_part", .reachable = true,
        .first_ctor = CRON_Weekday, .n_ctors = 2},
    [CRON_TYPE_weekday] = {.name = "weekday", .reachable = true, .first_ctor = CRON_Sunday, .n_ctors = 7},
    [CRON_TYPE_step] = {.name = "step", .primitive = true, .reachable = true},
    [CRON_TYPE_minute] = {.name = "minute", .primitive = true, .reachable = true},
    [CRON_TYPE_clock] = {.name = "clock", .primitive = true, .reachable = true},
    [CRON_TYPE_day] = {.name = "day", .primitive = true, .reachable = true},
};

static const asn_ctor cron_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [CRON_schedule] = {.name = "schedule", .length = 8, .type = CRON_TYPE_schedule,
        .first_field = 0, .n_fields = 5},
    [CRON_AnyMinute] = {.name = "AnyMinute", .length = 9, .type = CRON_TYPE_minute_field},
    [CRON_MinuteStep] = {.name = "MinuteStep", .length = 10, .type = CRON_TYPE_minute_field,
        .first_field = 5, .n_fields = 1},
    [CRON_Minutes] = {.name = "Minutes", .length = 7, .type = CRON_TYPE_minute_field,
        .first_field = 6, .n_fields = 2},
    [CRON_Minute] = {.name = "Minute", .length = 6, .type = CRON_TYPE_minute_part, .first_field = 8, .n_fields = 1},
    [CRON_MinuteSpan] = {.name = "MinuteSpan", .length = 10, .type = CRON_TYPE_minute_part,
        .first_field = 9, .n_fields = 3},
    [CRON_AnyHour] = {.name = "AnyHour", .length = 7, .type = CRON_TYPE_hour_field},
    [CRON_HourStep] = {.name = "HourStep", .length = 8, .type = CRON_TYPE_hour_field,
        .first_field = 12, .n_fields = 1},
    [CRON_Hours] = {.name = "Hours", .length = 5, .type = CRON_TYPE_hour_field, .first_field = 13, .n_fields = 2},
    [CRON_Hour] = {.name = "Hour", .length = 4, .type = CRON_TYPE_hour_part, .first_field = 15, .n_fields = 1},
    [CRON_HourSpan] = {.name = "HourSpan", .length = 8, .type = CRON_TYPE_hour_part,
        .first_field = 16, .n_fields = 3},
    [CRON_Am] = {.name = "Am", .length = 2, .type = CRON_TYPE_hour, .first_field = 19, .n_fields = 1},
    [CRON_Pm] = {.name = "Pm", .length = 2, .type = CRON_TYPE_hour, .first_field = 20, .n_fields = 1},
    [CRON_AnyDay] = {.name = "AnyDay", .length = 6, .type = CRON_TYPE_day_field},
    [CRON_DayStep] = {.name = "DayStep", .length = 7, .type = CRON_TYPE_day_field,
        .first_field = 21, .n_fields = 1},
    [CRON_Days] = {.name = "Days", .length = 4, .type = CRON_TYPE_day_field, .first_field = 22, .n_fields = 2},
    [CRON_Day] = {.name = "Day", .length = 3, .type = CRON_TYPE_day_part, .first_field = 24, .n_fields = 1},
    [CRON_DaySpan] = {.name = "DaySpan", .length = 7, .type = CRON_TYPE_day_part, .first_field = 25, .n_fields = 3},
    [CRON_AnyMonth] = {.name = "AnyMonth", .length = 8, .type = CRON_TYPE_month_field},
    [CRON_MonthStep] = {.name = "MonthStep", .length = 9, .type = CRON_TYPE_month_field,
        .first_field = 28, .n_fields = 1},
    [CRON_Months] = {.name = "Months", .length = 6, .type = CRON_TYPE_month_field,
        .first_field = 29, .n_fields = 2},
    [CRON_Month] = {.name = "Month", .length = 5, .type = CRON_TYPE_month_part, .first_field = 31, .n_fields = 1},
    [CRON_MonthSpan] = {.name = "MonthSpan", .length = 9, .type = CRON_TYPE_month_part,
        .first_field = 32, .n_fields = 3},
    [CRON_January] = {.name = "January", .length = 7, .type = CRON_TYPE_month},
    [CRON_February] = {.name = "February", .length = 8, .type = CRON_TYPE_month},
    [CRON_March] = {.name = "March", .length = 5, .type = CRON_TYPE_month},
    [CRON_April] = {.name = "April", .length = 5, .type = CRON_TYPE_month},
    [CRON_May] = {.name = "May", .length = 3, .type = CRON_TYPE_month},
    [CRON_June] = {.name = "June", .length = 4, .type = CRON_TYPE_month},
    [CRON_July] = {.name = "July", .length = 4, .type = CRON_TYPE_month},
    [CRON_August] = {.name = "August", .length = 6, .type = CRON_TYPE_month},
    [CRON_September] = {.name = "September", .length = 9, .type = CRON_TYPE_month},
    [CRON_October] = {.name = "October", .length = 7, .type = CRON_TYPE_month},
    [CRON_November] = {.name = "November", .length = 8, .type = CRON_TYPE_month},
    [CRON_December] = {.name = "December", .length = 8, .type = CRON_TYPE_month},
    [CRON_AnyWeekday] = {.name = "AnyWeekday", .length = 10, .type = CRON_TYPE_weekday_field},
    [CRON_Weekdays] = {.name = "Weekdays", .length = 8, .type = CRON_TYPE_weekday_field,
        .first_field = 35, .n_fields = 2},
    [CRON_Weekday] = {.name = "Weekday", .length = 7, .type = CRON_TYPE_weekday_part,
        .first_field = 37, .n_fields = 1},
    [CRON_WeekdaySpan] = {.name = "WeekdaySpan", .length = 11, .type = CRON_TYPE_weekday_part,
        .first_field = 38, .n_fields = 2},
    [CRON_Sunday] = {.name = "Sunday", .length = 6, .type = CRON_TYPE_weekday},
    [CRON_Monday] = {.name = "Monday", .length = 6, .type = CRON_TYPE_weekday},
    [CRON_Tuesday] = {.name = "Tuesday", .length = 7, .type = CRON_TYPE_weekday},
    [CRON_Wednesday] = {.name = "Wednesday", .length = 9, .type = CRON_TYPE_weekday},
    [CRON_Thursday] = {.name = "Thursday", .length = 8, .type = CRON_TYPE_weekday},
    [CRON_Friday] = {.name = "Friday", .length = 6, .type = CRON_TYPE_weekday},
    [CRON_Saturday] = {.name = "Saturday", .length = 8, .type = CRON_TYPE_weekday},
};

static const asn_field cron_fields[] = {
    {.name = "minute", .length = 6, .ctor = CRON_schedule, .type = CRON_TYPE_minute_field, .card = ASN_ONE},
    {.name = "hour", .length = 4, .ctor = CRON_schedule, .type = CRON_TYPE_hour_field, .card = ASN_ONE},
    {.name = "day", .length = 3, .ctor = CRON_schedule, .type = CRON_TYPE_day_field, .card = ASN_ONE},
    {.name = "month", .length = 5, .ctor = CRON_schedule, .type = CRON_TYPE_month_field, .card = ASN_ONE},
    {.name = "weekday", .length = 7, .ctor = CRON_schedule, .type = CRON_TYPE_weekday_field, .card = ASN_ONE},
    {.name = "step", .length = 4, .ctor = CRON_MinuteStep, .type = CRON_TYPE_step, .card = ASN_ONE},
    {.name = "first", .length = 5, .ctor = CRON_Minutes, .type = CRON_TYPE_minute_part, .card = ASN_ONE},
    {.name = "more", .length = 4, .ctor = CRON_Minutes, .type = CRON_TYPE_minute_part, .card = ASN_SEQUENCE},
    {.name = "at", .length = 2, .ctor = CRON_Minute, .type = CRON_TYPE_minute, .card = ASN_ONE},
    {.name = "first", .length = 5, .ctor = CRON_MinuteSpan, .type = CRON_TYPE_minute, .card = ASN_ONE},
    {.name = "last", .length = 4, .ctor = CRON_MinuteSpan, .type = CRON_TYPE_minute, .card = ASN_ONE},
    {.name = "step", .length = 4, .ctor = CRON_MinuteSpan, .type = CRON_TYPE_step, .card = ASN_OPTIONAL},
    {.name = "step", .length = 4, .ctor = CRON_HourStep, .type = CRON_TYPE_step, .card = ASN_ONE},
    {.name = "first", .length = 5, .ctor = CRON_Hours, .type = CRON_TYPE_hour_part, .card = ASN_ONE},
    {.name = "more", .length = 4, .ctor = CRON_Hours, .type = CRON_TYPE_hour_part, .card = ASN_SEQUENCE},
    {.name = "at", .length = 2, .ctor = CRON_Hour, .type = CRON_TYPE_hour, .card = ASN_ONE},
    {.name = "first", .length = 5, .ctor = CRON_HourSpan, .type = CRON_TYPE_hour, .card = ASN_ONE},
    {.name = "last", .length = 4, .ctor = CRON_HourSpan, .type = CRON_TYPE_hour, .card = ASN_ONE},
    {.name = "step", .length = 4, .ctor = CRON_HourSpan, .type = CRON_TYPE_step, .card = ASN_OPTIONAL},
    {.name = "at", .length = 2, .ctor = CRON_Am, .type = CRON_TYPE_clock, .card = ASN_ONE},
    {.name = "at", .length = 2, .ctor = CRON_Pm, .type = CRON_TYPE_clock, .card = ASN_ONE},
    {.name = "step", .length = 4, .ctor = CRON_DayStep, .type = CRON_TYPE_step, .card = ASN_ONE},
    {.name = "first", .length = 5, .ctor = CRON_Days, .type = CRON_TYPE_day_part, .card = ASN_ONE},
    {.name = "more", .length = 4, .ctor = CRON_Days, .type = CRON_TYPE_day_part, .card = ASN_SEQUENCE},
    {.name = "at", .length = 2, .ctor = CRON_Day, .type = CRON_TYPE_day, .card = ASN_ONE},
    {.name = "first", .length = 5, .ctor = CRON_DaySpan, .type = CRON_TYPE_day, .card = ASN_ONE},
    {.name = "last", .length = 4, .ctor = CRON_DaySpan, .type = CRON_TYPE_day, .card = ASN_ONE},
    {.name = "step", .length = 4, .ctor = CRON_DaySpan, .type = CRON_TYPE_step, .card = ASN_OPTIONAL},
    {.name = "step", .length = 4, .ctor = CRON_MonthStep, .type = CRON_TYPE_step, .card = ASN_ONE},
    {.name = "first", .length = 5, .ctor = CRON_Months, .type = CRON_TYPE_month_part, .card = ASN_ONE},
    {.name = "more", .length = 4, .ctor = CRON_Months, .type = CRON_TYPE_month_part, .card = ASN_SEQUENCE},
    {.name = "at", .length = 2, .ctor = CRON_Month, .type = CRON_TYPE_month, .card = ASN_ONE},
    {.name = "first", .length = 5, .ctor = CRON_MonthSpan, .type = CRON_TYPE_month, .card = ASN_ONE},
    {.name = "last", .length = 4, .ctor = CRON_MonthSpan, .type = CRON_TYPE_month, .card = ASN_ONE},
    {.name = "step", .length = 4, .ctor = CRON_MonthSpan, .type = CRON_TYPE_step, .card = ASN_OPTIONAL},
    {.name = "first", .length = 5, .ctor = CRON_Weekdays, .type = CRON_TYPE_weekday_part, .card = ASN_ONE},
    {.name = "more", .length = 4, .ctor = CRON_Weekdays, .type = CRON_TYPE_weekday_part, .card = ASN_SEQUENCE},
    {.name = "at", .length = 2, .ctor = CRON_Weekday, .type = CRON_TYPE_weekday, .card = ASN_ONE},
    {.name = "first", .length = 5, .ctor = CRON_WeekdaySpan, .type = CRON_TYPE_weekday, .card = ASN_ONE},
    {.name = "last", .length = 4, .ctor = CRON_WeekdaySpan, .type = CRON_TYPE_weekday, .card = ASN_ONE},
};

static const asn_module *const cron_modules[] = {
    &cron_m_schedule, &cron_m_schedule_ctor, &cron_m_schedule_minute, &cron_m_schedule_hour, &cron_m_schedule_day,
    &cron_m_schedule_month, &cron_m_schedule_weekday, &cron_m_minute_field, &cron_m_AnyMinute, &cron_m_MinuteStep,
    &cron_m_MinuteStep_step, &cron_m_Minutes, &cron_m_Minutes_first, &cron_m_Minutes_more, &cron_m_minute_part,
    &cron_m_Minute, &cron_m_Minute_at, &cron_m_MinuteSpan, &cron_m_MinuteSpan_first, &cron_m_MinuteSpan_last,
    &cron_m_MinuteSpan_step, &cron_m_hour_field, &cron_m_AnyHour, &cron_m_HourStep, &cron_m_HourStep_step,
    &cron_m_Hours, &cron_m_Hours_first, &cron_m_Hours_more, &cron_m_hour_part, &cron_m_Hour, &cron_m_Hour_at,
    &cron_m_HourSpan, &cron_m_HourSpan_first, &cron_m_HourSpan_last, &cron_m_HourSpan_step, &cron_m_hour,
    &cron_m_Am, &cron_m_Am_at, &cron_m_Pm, &cron_m_Pm_at, &cron_m_day_field, &cron_m_AnyDay, &cron_m_DayStep,
    &cron_m_DayStep_step, &cron_m_Days, &cron_m_Days_first, &cron_m_Days_more, &cron_m_day_part, &cron_m_Day,
    &cron_m_Day_at, &cron_m_DaySpan, &cron_m_DaySpan_first, &cron_m_DaySpan_last, &cron_m_DaySpan_step,
    &cron_m_month_field, &cron_m_AnyMonth, &cron_m_MonthStep, &cron_m_MonthStep_step, &cron_m_Months,
    &cron_m_Months_first, &cron_m_Months_more, &cron_m_month_part, &cron_m_Month, &cron_m_Month_at,
    &cron_m_MonthSpan, &cron_m_MonthSpan_first, &cron_m_MonthSpan_last, &cron_m_MonthSpan_step, &cron_m_month,
    &cron_m_January, &cron_m_February, &cron_m_March, &cron_m_April, &cron_m_May, &cron_m_June, &cron_m_July,
    &cron_m_August, &cron_m_September, &cron_m_October, &cron_m_November, &cron_m_December, &cron_m_weekday_field,
    &cron_m_AnyWeekday, &cron_m_Weekdays, &cron_m_Weekdays_first, &cron_m_Weekdays_more, &cron_m_weekday_part,
    &cron_m_Weekday, &cron_m_Weekday_at, &cron_m_WeekdaySpan, &cron_m_WeekdaySpan_first, &cron_m_WeekdaySpan_last,
    &cron_m_weekday, &cron_m_Sunday, &cron_m_Monday, &cron_m_Tuesday, &cron_m_Wednesday, &cron_m_Thursday,
    &cron_m_Friday, &cron_m_Saturday, &cron_m_step, &cron_m_minute, &cron_m_clock, &cron_m_day,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t cron_hash[] = {
    32, 23, 0, 0, 0, 29, 0, 33, 0, 5, 0, 0, 0, 0, 4, 0, 26, 0, 37, 0, 0, 38, 0, 27, 0, 0, 0, 0, 31, 17, 35, 30, 0,
    2, 0, 0, 0, 22, 28, 15, 0, 0, 16, 0, 0, 0, 0, 10, 42, 0, 0, 3, 25, 0, 46, 0, 0, 0, 0, 0, 0, 6, 0, 34, 0, 0, 0,
    0, 0, 0, 13, 0, 0, 0, 0, 0, 1, 0, 0, 20, 0, 0, 45, 0, 9, 0, 0, 7, 44, 41, 0, 0, 0, 8, 0, 0, 0, 0, 21, 0, 0, 14,
    0, 0, 0, 18, 0, 0, 0, 36, 0, 0, 0, 39, 0, 12, 0, 0, 0, 43, 0, 40, 0, 11, 0, 19, 24, 0,
};

static const asn_input cron_inputs[] = {
    {.name = "sentence", .rule = ASN_WORDS, .lower = true},
};

static const asn_setting cron_settings[] = {
    {.id = ASN_SET_epochs, .value = "6"},
    {.id = ASN_SET_decay_after, .value = "2"},
    {.id = ASN_SET_decay, .value = "0.5"},
    {.id = ASN_SET_average, .value = "0.999"},
};

static const char *const cron_grammar_text[] = {
    "schedule = (minute_field minute, hour_field hour, day_field day, month_field month, weekday_field "
        "weekday)",
    "minute_field = AnyMinute | MinuteStep(step step) | Minutes(minute_part first, minute_part* more)",
    "minute_part = Minute(minute at) | MinuteSpan(minute first, minute last, step? step)",
    "hour_field = AnyHour | HourStep(step step) | Hours(hour_part first, hour_part* more)",
    "hour_part = Hour(hour at) | HourSpan(hour first, hour last, step? step)",
    "hour = Am(clock at) | Pm(clock at)",
    "day_field = AnyDay | DayStep(step step) | Days(day_part first, day_part* more)",
    "day_part = Day(day at) | DaySpan(day first, day last, step? step)",
    "month_field = AnyMonth | MonthStep(step step) | Months(month_part first, month_part* more)",
    "month_part = Month(month at) | MonthSpan(month first, month last, step? step)",
    "month = January | February | March | April | May | June | July | August | September | October | "
        "November | December",
    "weekday_field = AnyWeekday | Weekdays(weekday_part first, weekday_part* more)",
    "weekday_part = Weekday(weekday at) | WeekdaySpan(weekday first, weekday last)",
    "weekday = Sunday | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday",
    NULL,
};

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
    "-- which values there are, so that a crontab line can be read again",
    "pattern minute number \"[0-9]|[1-5][0-9]\"",
    "pattern clock  number \"[1-9]|1[0-2]\"",
    "pattern day    number \"[1-9]|[12][0-9]|3[01]\"",
    "pattern step   number \"[1-9][0-9]?\"",
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
    "",
    "include cron.say",
    NULL,
};

/* ---- Which values types and fields hold. */

#ifndef ASN_SHIPPED
static const int32_t cron_pattern_code[] = {
    2, 3, 9, 1, 1, 48, 57, 3, 17, 1, 1, 49, 53, 1, 1, 48, 57, 0,
    2, 3, 9, 1, 1, 49, 57, 3, 17, 1, 1, 49, 49, 1, 1, 48, 50, 0,
    2, 3, 24, 2, 6, 12, 1, 1, 49, 57, 3, 22, 1, 2, 49, 49, 50, 50, 1, 1, 48, 57, 3, 34, 1, 1, 51, 51, 1, 2, 48, 48,
    49, 49, 0,
    1, 1, 49, 57, 2, 7, 11, 1, 1, 48, 57, 0,
};

static const asn_pattern cron_patterns[] = {
    {.type = CRON_TYPE_minute, .field = -1, .kind = ASN_NUMBER, .code = cron_pattern_code + 0},
    {.type = CRON_TYPE_clock, .field = -1, .kind = ASN_NUMBER, .code = cron_pattern_code + 18},
    {.type = CRON_TYPE_day, .field = -1, .kind = ASN_NUMBER, .code = cron_pattern_code + 36},
    {.type = CRON_TYPE_step, .field = -1, .kind = ASN_NUMBER, .code = cron_pattern_code + 71},
};
#endif /* ASN_SHIPPED */

/* ---- Sentences for trees. */

#ifndef ASN_SHIPPED
static const asn_template_step cron_say_steps[] = {
    ASN_SAY_END,
    ASN_SAY_FIELD(-1, 3), ASN_SAY_FIELD(-1, 1), ASN_SAY_END,
    ASN_SAY_FIELD(-1, 9), ASN_SAY_FIELD(-1, 1), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_schedule_minute, 17), ASN_SAY_FIELD(CRON_schedule_hour, 17), ASN_SAY_FIELD(-1, 1),
        ASN_SAY_END,
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(CRON_schedule_day, 2), ASN_SAY_FIELD(CRON_schedule_month, 2),
        ASN_SAY_FIELD(CRON_schedule_weekday, 2), ASN_SAY_TEXT("every day"), ASN_SAY_END,
    {.kind = ASN_STEP_IF, .field = CRON_schedule_weekday, .test = ASN_TEST_CTOR,
        .ctors = (const int[]){CRON_Weekdays, 0}, .to = 3},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(CRON_schedule_weekday, 0),
    {.kind = ASN_STEP_IF, .field = CRON_schedule_day, .test = ASN_TEST_CTOR,
        .ctors = (const int[]){CRON_Days, CRON_DayStep, 0}, .to = 6},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(CRON_schedule_day, 0),
    {.kind = ASN_STEP_IF, .field = CRON_schedule_month, .test = ASN_TEST_CTOR,
        .ctors = (const int[]){CRON_Months, CRON_MonthStep, 0}, .to = 9},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(CRON_schedule_month, 0), ASN_SAY_END,
    ASN_SAY_TEXT("at "), ASN_SAY_FIELD(CRON_schedule_hour, 3), ASN_SAY_TEXT(":"),
        ASN_SAY_FIELD(CRON_schedule_minute, 8), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_schedule_minute, 7), ASN_SAY_TEXT("at "), ASN_SAY_FIELD(CRON_schedule_hour, 4), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_schedule_minute, 10), ASN_SAY_FIELD(CRON_schedule_hour, 14), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_schedule_minute, 10), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(CRON_schedule_hour, 16), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_schedule_minute, 7), ASN_SAY_FIELD(CRON_schedule_hour, 10), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_schedule_minute, 7), ASN_SAY_TEXT("every hour"), ASN_SAY_FIELD(CRON_schedule_hour, 14),
        ASN_SAY_END,
    ASN_SAY_FIELD(CRON_schedule_minute, 7), ASN_SAY_TEXT("every hour "), ASN_SAY_FIELD(CRON_schedule_hour, 16),
        ASN_SAY_END,
    ASN_SAY_FIELD(CRON_schedule_hour, 10), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(CRON_schedule_minute, 12),
        ASN_SAY_TEXT(" the hour"), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_schedule_minute, 12), ASN_SAY_TEXT(" every hour"), ASN_SAY_FIELD(CRON_schedule_hour, 14),
        ASN_SAY_END,
    ASN_SAY_FIELD(CRON_schedule_minute, 12), ASN_SAY_TEXT(" every hour "), ASN_SAY_FIELD(CRON_schedule_hour, 16),
        ASN_SAY_END,
    ASN_SAY_TEXT("every minute"), ASN_SAY_END,
    ASN_SAY_TEXT("every minute"), ASN_SAY_END,
    ASN_SAY_TEXT("every "), ASN_SAY_FIELD(CRON_MinuteStep_step, 0), ASN_SAY_TEXT(" minutes"), ASN_SAY_END,
    ASN_SAY_TEXT("every "), ASN_SAY_FIELD(CRON_MinuteStep_step, 0), ASN_SAY_TEXT(" minutes"), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Minutes_first, 7), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Minutes_first, 8), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Minutes_first, 11), ASN_SAY_END,
    ASN_SAY_TEXT("at "), ASN_SAY_FIELD(CRON_Minutes_first, 13),
    {.kind = ASN_STEP_IF, .field = CRON_Minutes_more, .test = ASN_TEST_PRESENT, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Minutes_more, .test = ASN_TEST_SOLE, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Minutes_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_CHILD, .field = CRON_Minutes_more, .loop = 1, .style = 13, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Minutes_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Minutes_more, .loop = 1, .test = ASN_TEST_LAST, .to = 13},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 14},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(" minutes past"), ASN_SAY_END,
    ASN_SAY_TEXT("at minute "), ASN_SAY_FIELD(CRON_Minutes_first, 17),
    {.kind = ASN_STEP_IF, .field = CRON_Minutes_more, .test = ASN_TEST_PRESENT, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Minutes_more, .test = ASN_TEST_SOLE, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Minutes_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_CHILD, .field = CRON_Minutes_more, .loop = 1, .style = 17, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Minutes_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Minutes_more, .loop = 1, .test = ASN_TEST_LAST, .to = 13},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 14},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Minute_at, 7), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Minute_at, 8), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Minute_at, 0), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Minute_at, 0), ASN_SAY_END,
    ASN_SAY_TEXT("every minute from minute "), ASN_SAY_FIELD(CRON_MinuteSpan_first, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(CRON_MinuteSpan_last, 0), ASN_SAY_TEXT(" of every hour"), ASN_SAY_END,
    ASN_SAY_TEXT("every "), ASN_SAY_FIELD(CRON_MinuteSpan_step, 0), ASN_SAY_TEXT(" minutes from minute "),
        ASN_SAY_FIELD(CRON_MinuteSpan_first, 0), ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(CRON_MinuteSpan_last, 0),
        ASN_SAY_TEXT(" of every hour"), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_MinuteSpan_first, 0), ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(CRON_MinuteSpan_last, 0),
    {.kind = ASN_STEP_IF, .field = CRON_MinuteSpan_step, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in steps of "), ASN_SAY_FIELD(CRON_MinuteSpan_step, 0), ASN_SAY_END,
    ASN_SAY_END,
    ASN_SAY_TEXT(" of every hour"), ASN_SAY_END,
    ASN_SAY_TEXT("every "), ASN_SAY_FIELD(CRON_HourStep_step, 0), ASN_SAY_TEXT(" hours"), ASN_SAY_END,
    ASN_SAY_TEXT(" of every "), ASN_SAY_FIELD(CRON_HourStep_step, 0), ASN_SAY_TEXT(" hours"), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Hours_first, 3), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Hours_first, 4),
    {.kind = ASN_STEP_IF, .field = CRON_Hours_more, .test = ASN_TEST_PRESENT, .to = 14},
    {.kind = ASN_STEP_IF, .field = CRON_Hours_more, .test = ASN_TEST_SOLE, .to = 5},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 6},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Hours_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 14},
    {.kind = ASN_STEP_CHILD, .field = CRON_Hours_more, .loop = 1, .style = 4, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Hours_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 14},
    {.kind = ASN_STEP_IF, .field = CRON_Hours_more, .loop = 1, .test = ASN_TEST_LAST, .to = 12},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 13},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Hours_first, 15), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Hours_first, 16), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Hours_first, 16), ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Hours_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 7},
    {.kind = ASN_STEP_CHILD, .field = CRON_Hours_more, .loop = 1, .style = 16, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Hours_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 3},
    ASN_SAY_END,
    ASN_SAY_TEXT(" of hour "), ASN_SAY_FIELD(CRON_Hours_first, 17),
    {.kind = ASN_STEP_IF, .field = CRON_Hours_more, .test = ASN_TEST_PRESENT, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Hours_more, .test = ASN_TEST_SOLE, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Hours_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_CHILD, .field = CRON_Hours_more, .loop = 1, .style = 17, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Hours_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Hours_more, .loop = 1, .test = ASN_TEST_LAST, .to = 13},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 14},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Hour_at, 3), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Hour_at, 4), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Hour_at, 3), ASN_SAY_END,
    ASN_SAY_TEXT("every "), ASN_SAY_FIELD(CRON_HourSpan_step, 0), ASN_SAY_TEXT(" hours from "),
        ASN_SAY_FIELD(CRON_HourSpan_first, 4), ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(CRON_HourSpan_last, 4),
        ASN_SAY_END,
    ASN_SAY_TEXT("from "), ASN_SAY_FIELD(CRON_HourSpan_first, 4), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(CRON_HourSpan_last, 4), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_HourSpan_first, 3), ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(CRON_HourSpan_last, 3),
    {.kind = ASN_STEP_IF, .field = CRON_HourSpan_step, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in steps of "), ASN_SAY_FIELD(CRON_HourSpan_step, 0), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Am_at, 5), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Am_at, 5), ASN_SAY_TEXT(":00"), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Pm_at, 6), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Pm_at, 6), ASN_SAY_TEXT(":00"), ASN_SAY_END,
    ASN_SAY_END,
    ASN_SAY_TEXT("every "), ASN_SAY_FIELD(CRON_DayStep_step, 0), ASN_SAY_TEXT(" days"), ASN_SAY_END,
    ASN_SAY_TEXT("on the "), ASN_SAY_FIELD(CRON_Days_first, 20),
    {.kind = ASN_STEP_IF, .field = CRON_Days_more, .test = ASN_TEST_PRESENT, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Days_more, .test = ASN_TEST_SOLE, .to = 6},
    ASN_SAY_TEXT(" and the "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", the "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Days_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_CHILD, .field = CRON_Days_more, .loop = 1, .style = 20, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Days_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Days_more, .loop = 1, .test = ASN_TEST_LAST, .to = 13},
    ASN_SAY_TEXT(" and the "),
    {.kind = ASN_STEP_GO, .to = 14},
    ASN_SAY_TEXT(", the "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Days_first, 19), ASN_SAY_END,
    ASN_SAY_TEXT("on days "), ASN_SAY_FIELD(CRON_Days_first, 0),
    {.kind = ASN_STEP_IF, .field = CRON_Days_more, .test = ASN_TEST_PRESENT, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Days_more, .test = ASN_TEST_SOLE, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Days_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_CHILD, .field = CRON_Days_more, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Days_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Days_more, .loop = 1, .test = ASN_TEST_LAST, .to = 13},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 14},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Day_at, 21), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Day_at, 0), ASN_SAY_END,
    ASN_SAY_TEXT("from the "), ASN_SAY_FIELD(CRON_DaySpan_first, 21), ASN_SAY_TEXT(" to the "),
        ASN_SAY_FIELD(CRON_DaySpan_last, 21), ASN_SAY_END,
    ASN_SAY_TEXT("every "), ASN_SAY_FIELD(CRON_DaySpan_step, 0), ASN_SAY_TEXT(" days from the "),
        ASN_SAY_FIELD(CRON_DaySpan_first, 21), ASN_SAY_TEXT(" to the "), ASN_SAY_FIELD(CRON_DaySpan_last, 21),
        ASN_SAY_END,
    ASN_SAY_FIELD(CRON_DaySpan_first, 0), ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(CRON_DaySpan_last, 0),
    {.kind = ASN_STEP_IF, .field = CRON_DaySpan_step, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in steps of "), ASN_SAY_FIELD(CRON_DaySpan_step, 0), ASN_SAY_END,
    ASN_SAY_END,
    ASN_SAY_TEXT("every "), ASN_SAY_FIELD(CRON_MonthStep_step, 0), ASN_SAY_TEXT(" months"), ASN_SAY_END,
    ASN_SAY_TEXT("in "), ASN_SAY_FIELD(CRON_Months_first, 22),
    {.kind = ASN_STEP_IF, .field = CRON_Months_more, .test = ASN_TEST_PRESENT, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Months_more, .test = ASN_TEST_SOLE, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Months_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_CHILD, .field = CRON_Months_more, .loop = 1, .style = 22, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Months_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Months_more, .loop = 1, .test = ASN_TEST_LAST, .to = 13},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 14},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Months_first, 19), ASN_SAY_END,
    ASN_SAY_TEXT("in "), ASN_SAY_FIELD(CRON_Months_first, 0),
    {.kind = ASN_STEP_IF, .field = CRON_Months_more, .test = ASN_TEST_PRESENT, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Months_more, .test = ASN_TEST_SOLE, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Months_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_CHILD, .field = CRON_Months_more, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Months_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Months_more, .loop = 1, .test = ASN_TEST_LAST, .to = 13},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 14},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Month_at, 0), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Month_at, 0), ASN_SAY_END,
    ASN_SAY_TEXT("from "), ASN_SAY_FIELD(CRON_MonthSpan_first, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(CRON_MonthSpan_last, 0), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_MonthSpan_first, 0), ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(CRON_MonthSpan_last, 0),
    {.kind = ASN_STEP_IF, .field = CRON_MonthSpan_step, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in steps of "), ASN_SAY_FIELD(CRON_MonthSpan_step, 0), ASN_SAY_END,
    ASN_SAY_TEXT("january"), ASN_SAY_END,
    ASN_SAY_TEXT("february"), ASN_SAY_END,
    ASN_SAY_TEXT("march"), ASN_SAY_END,
    ASN_SAY_TEXT("april"), ASN_SAY_END,
    ASN_SAY_TEXT("may"), ASN_SAY_END,
    ASN_SAY_TEXT("june"), ASN_SAY_END,
    ASN_SAY_TEXT("july"), ASN_SAY_END,
    ASN_SAY_TEXT("august"), ASN_SAY_END,
    ASN_SAY_TEXT("september"), ASN_SAY_END,
    ASN_SAY_TEXT("october"), ASN_SAY_END,
    ASN_SAY_TEXT("november"), ASN_SAY_END,
    ASN_SAY_TEXT("december"), ASN_SAY_END,
    ASN_SAY_END,
    ASN_SAY_TEXT("on "), ASN_SAY_FIELD(CRON_Weekdays_first, 18),
    {.kind = ASN_STEP_IF, .field = CRON_Weekdays_more, .test = ASN_TEST_PRESENT, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Weekdays_more, .test = ASN_TEST_SOLE, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Weekdays_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_CHILD, .field = CRON_Weekdays_more, .loop = 1, .style = 18, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Weekdays_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Weekdays_more, .loop = 1, .test = ASN_TEST_LAST, .to = 13},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 14},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Weekdays_first, 19), ASN_SAY_END,
    ASN_SAY_TEXT("on "), ASN_SAY_FIELD(CRON_Weekdays_first, 0),
    {.kind = ASN_STEP_IF, .field = CRON_Weekdays_more, .test = ASN_TEST_PRESENT, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Weekdays_more, .test = ASN_TEST_SOLE, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_LOOP, .field = CRON_Weekdays_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_CHILD, .field = CRON_Weekdays_more, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = CRON_Weekdays_more, .loop = 1, .columns = (const int[]){2, 0}, .to = 15},
    {.kind = ASN_STEP_IF, .field = CRON_Weekdays_more, .loop = 1, .test = ASN_TEST_LAST, .to = 13},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 14},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Weekday_at, 0), ASN_SAY_TEXT("s"), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_Weekday_at, 0), ASN_SAY_END,
    ASN_SAY_TEXT("from "), ASN_SAY_FIELD(CRON_WeekdaySpan_first, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(CRON_WeekdaySpan_last, 0), ASN_SAY_END,
    ASN_SAY_FIELD(CRON_WeekdaySpan_first, 0), ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(CRON_WeekdaySpan_last, 0),
        ASN_SAY_END,
    ASN_SAY_TEXT("sunday"), ASN_SAY_END,
    ASN_SAY_TEXT("monday"), ASN_SAY_END,
    ASN_SAY_TEXT("tuesday"), ASN_SAY_END,
    ASN_SAY_TEXT("wednesday"), ASN_SAY_END,
    ASN_SAY_TEXT("thursday"), ASN_SAY_END,
    ASN_SAY_TEXT("friday"), ASN_SAY_END,
    ASN_SAY_TEXT("saturday"), ASN_SAY_END,
};

/* Constructor, style, input, level, where its steps begin, weight, what it needs of each field. */
static const asn_say cron_says[] = {
    {CRON_schedule, 0, -1, -1, 1, 9, "-----"}, {CRON_schedule, 0, -1, -1, 4, 8, "-----"},
    {CRON_schedule, 0, -1, -1, 7, 1, "pp---"}, {CRON_schedule, 1, -1, -1, 11, 2, "--ppp"},
    {CRON_schedule, 1, -1, -1, 17, 1, "--fff"}, {CRON_schedule, 3, -1, -1, 27, 1, "pp---"},
    {CRON_schedule, 3, -1, -1, 32, 0.5, "pp---"}, {CRON_schedule, 9, -1, -1, 36, 3, "pp---"},
    {CRON_schedule, 9, -1, -1, 39, 3, "pp---"}, {CRON_schedule, 9, -1, -1, 43, 3, "pp---"},
    {CRON_schedule, 9, -1, -1, 46, 2, "pp---"}, {CRON_schedule, 9, -1, -1, 50, 2, "pp---"},
    {CRON_schedule, 9, -1, -1, 54, 1, "pp---"}, {CRON_schedule, 9, -1, -1, 59, 1, "pp---"},
    {CRON_schedule, 9, -1, -1, 63, 1, "pp---"}, {CRON_AnyMinute, 10, -1, -1, 67, 1, ""},
    {CRON_AnyMinute, 17, -1, -1, 69, 1, ""}, {CRON_MinuteStep, 10, -1, -1, 71, 1, "p"},
    {CRON_MinuteStep, 17, -1, -1, 75, 1, "p"}, {CRON_Minutes, 7, -1, -1, 79, 1, "pa"},
    {CRON_Minutes, 8, -1, -1, 81, 1, "pa"}, {CRON_Minutes, 10, -1, -1, 83, 1, "pa"},
    {CRON_Minutes, 12, -1, -1, 85, 1, "pf"}, {CRON_Minutes, 17, -1, -1, 102, 1, "pf"},
    {CRON_Minute, 7, -1, -1, 118, 1, "p"}, {CRON_Minute, 8, -1, -1, 120, 1, "p"},
    {CRON_Minute, 13, -1, -1, 122, 1, "p"}, {CRON_Minute, 17, -1, -1, 124, 1, "p"},
    {CRON_MinuteSpan, 11, -1, -1, 126, 1, "ppa"}, {CRON_MinuteSpan, 11, -1, -1, 132, 1, "ppp"},
    {CRON_MinuteSpan, 17, -1, -1, 140, 1, "ppf"}, {CRON_AnyHour, 14, -1, -1, 147, 1, ""},
    {CRON_AnyHour, 17, -1, -1, 148, 1, ""}, {CRON_HourStep, 10, -1, -1, 150, 1, "p"},
    {CRON_HourStep, 17, -1, -1, 154, 1, "p"}, {CRON_Hours, 3, -1, -1, 158, 1, "pa"},
    {CRON_Hours, 4, -1, -1, 160, 1, "pf"}, {CRON_Hours, 10, -1, -1, 175, 1, "pa"},
    {CRON_Hours, 16, -1, -1, 177, 1, "pa"}, {CRON_Hours, 16, -1, -1, 179, 1, "pp"},
    {CRON_Hours, 17, -1, -1, 187, 1, "pf"}, {CRON_Hour, 3, -1, -1, 203, 1, "p"},
    {CRON_Hour, 4, -1, -1, 205, 1, "p"}, {CRON_Hour, 17, -1, -1, 207, 1, "p"},
    {CRON_HourSpan, 15, -1, -1, 209, 1, "ppp"}, {CRON_HourSpan, 16, -1, -1, 216, 1, "ppa"},
    {CRON_HourSpan, 17, -1, -1, 221, 1, "ppf"}, {CRON_Am, 3, -1, -1, 228, 1, "p"},
    {CRON_Am, 4, -1, -1, 230, 1, "p"}, {CRON_Pm, 3, -1, -1, 233, 1, "p"}, {CRON_Pm, 4, -1, -1, 235, 1, "p"},
    {CRON_AnyDay, 2, -1, -1, 238, 1, ""}, {CRON_DayStep, 0, -1, -1, 239, 1, "p"},
    {CRON_Days, 0, -1, -1, 243, 2, "pf"}, {CRON_Days, 0, -1, -1, 259, 2, "pa"},
    {CRON_Days, 0, -1, -1, 261, 1, "pf"}, {CRON_Day, 20, -1, -1, 277, 1, "p"}, {CRON_Day, 0, -1, -1, 279, 1, "p"},
    {CRON_DaySpan, 19, -1, -1, 281, 1, "ppa"}, {CRON_DaySpan, 19, -1, -1, 286, 1, "ppp"},
    {CRON_DaySpan, 0, -1, -1, 293, 1, "ppf"}, {CRON_AnyMonth, 2, -1, -1, 300, 1, ""},
    {CRON_MonthStep, 0, -1, -1, 301, 1, "p"}, {CRON_Months, 0, -1, -1, 305, 2, "pf"},
    {CRON_Months, 0, -1, -1, 321, 2, "pa"}, {CRON_Months, 0, -1, -1, 323, 1, "pf"},
    {CRON_Month, 22, -1, -1, 339, 1, "p"}, {CRON_Month, 0, -1, -1, 341, 1, "p"},
    {CRON_MonthSpan, 19, -1, -1, 343, 1, "ppa"}, {CRON_MonthSpan, 0, -1, -1, 348, 1, "ppf"},
    {CRON_January, 0, -1, -1, 355, 1, ""}, {CRON_February, 0, -1, -1, 357, 1, ""},
    {CRON_March, 0, -1, -1, 359, 1, ""}, {CRON_April, 0, -1, -1, 361, 1, ""}, {CRON_May, 0, -1, -1, 363, 1, ""},
    {CRON_June, 0, -1, -1, 365, 1, ""}, {CRON_July, 0, -1, -1, 367, 1, ""}, {CRON_August, 0, -1, -1, 369, 1, ""},
    {CRON_September, 0, -1, -1, 371, 1, ""}, {CRON_October, 0, -1, -1, 373, 1, ""},
    {CRON_November, 0, -1, -1, 375, 1, ""}, {CRON_December, 0, -1, -1, 377, 1, ""},
    {CRON_AnyWeekday, 2, -1, -1, 379, 1, ""}, {CRON_Weekdays, 0, -1, -1, 380, 2, "pf"},
    {CRON_Weekdays, 0, -1, -1, 396, 2, "pa"}, {CRON_Weekdays, 0, -1, -1, 398, 1, "pf"},
    {CRON_Weekday, 18, -1, -1, 414, 1, "p"}, {CRON_Weekday, 0, -1, -1, 417, 1, "p"},
    {CRON_WeekdaySpan, 19, -1, -1, 419, 1, "pp"}, {CRON_WeekdaySpan, 0, -1, -1, 424, 1, "pp"},
    {CRON_Sunday, 0, -1, -1, 428, 1, ""}, {CRON_Monday, 0, -1, -1, 430, 1, ""},
    {CRON_Tuesday, 0, -1, -1, 432, 1, ""}, {CRON_Wednesday, 0, -1, -1, 434, 1, ""},
    {CRON_Thursday, 0, -1, -1, 436, 1, ""}, {CRON_Friday, 0, -1, -1, 438, 1, ""},
    {CRON_Saturday, 0, -1, -1, 440, 1, ""},
};

/* Type or field, style, weight, the value, what is said. */
static const asn_say_value cron_say_values[] = {
    {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "1", "1"}, {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "2", "2"},
    {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "3", "3"}, {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "4", "4"},
    {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "5", "5"}, {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "6", "6"},
    {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "7", "7"}, {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "8", "8"},
    {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "9", "9"}, {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "10", "10"},
    {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "11", "11"}, {CRON_TYPE_clock, -1, 5, 1, ASN_NUMBER, "12", "0"},
    {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "1", "13"}, {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "2", "14"},
    {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "3", "15"}, {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "4", "16"},
    {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "5", "17"}, {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "6", "18"},
    {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "7", "19"}, {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "8", "20"},
    {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "9", "21"}, {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "10", "22"},
    {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "11", "23"}, {CRON_TYPE_clock, -1, 6, 1, ASN_NUMBER, "12", "12"},
    {CRON_TYPE_minute, -1, 7, 1, ASN_NUMBER, "0", ""}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "0", "00"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "1", "01"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "2", "02"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "3", "03"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "4", "04"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "5", "05"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "6", "06"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "7", "07"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "8", "08"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "9", "09"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "10", "10"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "11", "11"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "12", "12"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "13", "13"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "14", "14"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "15", "15"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "16", "16"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "17", "17"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "18", "18"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "19", "19"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "20", "20"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "21", "21"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "22", "22"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "23", "23"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "24", "24"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "25", "25"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "26", "26"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "27", "27"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "28", "28"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "29", "29"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "30", "30"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "31", "31"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "32", "32"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "33", "33"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "34", "34"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "35", "35"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "36", "36"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "37", "37"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "38", "38"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "39", "39"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "40", "40"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "41", "41"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "42", "42"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "43", "43"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "44", "44"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "45", "45"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "46", "46"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "47", "47"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "48", "48"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "49", "49"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "50", "50"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "51", "51"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "52", "52"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "53", "53"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "54", "54"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "55", "55"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "56", "56"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "57", "57"}, {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "58", "58"},
    {CRON_TYPE_minute, -1, 8, 1, ASN_NUMBER, "59", "59"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "1", "1st"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "2", "2nd"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "3", "3rd"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "4", "4th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "5", "5th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "6", "6th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "7", "7th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "8", "8th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "9", "9th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "10", "10th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "11", "11th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "12", "12th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "13", "13th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "14", "14th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "15", "15th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "16", "16th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "17", "17th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "18", "18th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "19", "19th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "20", "20th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "21", "21st"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "22", "22nd"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "23", "23rd"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "24", "24th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "25", "25th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "26", "26th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "27", "27th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "28", "28th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "29", "29th"},
    {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "30", "30th"}, {CRON_TYPE_day, -1, 21, 1, ASN_NUMBER, "31", "31st"},
};

/* Of each constructor, in what `synth` draws. */
static const double cron_weights[] = {
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
};

static const asn_saying cron_say = {
    .says = cron_says, .n_says = 97, .steps = cron_say_steps, .n_styles = 23,
    .values = cron_say_values, .n_values = 116,
    .weights = cron_weights,
};
#endif /* ASN_SHIPPED */

ASN_API const asn_grammar cron_grammar = {
    .name = "cron",
    .grammar_text = cron_grammar_text,
    .task_text = cron_task_text,
    .types = cron_types, .n_types = 18,
    .ctors = cron_ctors, .n_ctors = 46,
    .fields = cron_fields, .n_fields = 40,
    .modules = cron_modules, .n_modules = 104,
    .root = CRON_TYPE_schedule,
    .hash = cron_hash, .hash_mask = 127,
    .inputs = cron_inputs, .n_inputs = 1,
    .settings = cron_settings, .n_settings = 4,
    .minimum = 1,
    .templates = cron_templates,
    .indent = "    ",
    .open_paren = "(",
    .close_paren = ")",
#ifndef ASN_SHIPPED
    .steps = cron_steps,
    .patterns = cron_patterns, .n_patterns = 4,
    .say = &cron_say,
#endif
};

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &cron_grammar);
}
#endif
