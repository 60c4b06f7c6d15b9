/* home.c: written by asdlc from home.asdl, home.task and home.say. Change those, not this file. */
#include "home.h"

_Static_assert(ASN_ABI == 1721467065, "home.c was written for another runtime; compile the grammar again");

static bool home_ctor_Remind(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Remind_text(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Remind_when(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Message(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Message_by(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Message_to(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Message_text(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Call(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Call_who(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Call_line(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Note(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Note_text(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Event(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Event_what(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Event_when(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Put(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Put_entries(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Put_on(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Take(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Take_what(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Take_off(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Read(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Read_list(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Wake(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Wake_when(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Timer(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Timer_length(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Timer_label(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Cancel(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Cancel_label(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Play(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Play_what(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Play_by(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Play_where(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Music(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Music_act(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Volume(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Volume_level(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Volume_where(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Heat(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Heat_degrees(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Heat_where(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Light(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Light_glow(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Light_where(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Lock(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Lock_door(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Unlock(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Unlock_door(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Clean(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Clean_where(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Weather(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Weather_where(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Weather_when(asn_run *run, asn_state v, asn_node *node);
static bool home_type_medium(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Text(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Email(asn_run *run, asn_state v, asn_node *node);
static bool home_type_line(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Mobile(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Landline(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Office(asn_run *run, asn_state v, asn_node *node);
static bool home_type_entry(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_entry(asn_run *run, asn_state v, asn_node *node);
static bool home_field_entry_count(asn_run *run, asn_state v, asn_node *node);
static bool home_field_entry_what(asn_run *run, asn_state v, asn_node *node);
static bool home_type_act(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Pause(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Resume(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Skip(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Back(asn_run *run, asn_state v, asn_node *node);
static bool home_type_level(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Louder(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Softer(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Mute(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Level(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Level_percent(asn_run *run, asn_state v, asn_node *node);
static bool home_type_glow(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_On(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Off(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Dim(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Dim_percent(asn_run *run, asn_state v, asn_node *node);
static bool home_type_when(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_In(asn_run *run, asn_state v, asn_node *node);
static bool home_field_In_after(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_At(asn_run *run, asn_state v, asn_node *node);
static bool home_field_At_day(asn_run *run, asn_state v, asn_node *node);
static bool home_field_At_time(asn_run *run, asn_state v, asn_node *node);
static bool home_type_duration(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_duration(asn_run *run, asn_state v, asn_node *node);
static bool home_field_duration_hours(asn_run *run, asn_state v, asn_node *node);
static bool home_field_duration_minutes(asn_run *run, asn_state v, asn_node *node);
static bool home_field_duration_seconds(asn_run *run, asn_state v, asn_node *node);
static bool home_type_day(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Today(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Tomorrow(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Daily(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Workdays(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Weekends(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_OnDay(asn_run *run, asn_state v, asn_node *node);
static bool home_field_OnDay_day(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_EachDay(asn_run *run, asn_state v, asn_node *node);
static bool home_field_EachDay_day(asn_run *run, asn_state v, asn_node *node);
static bool home_type_weekday(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Monday(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Tuesday(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Wednesday(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Thursday(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Friday(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Saturday(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Sunday(asn_run *run, asn_state v, asn_node *node);
static bool home_type_time(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Clock(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Clock_hour(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Clock_minute(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Clock_half(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Past(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Past_minutes(asn_run *run, asn_state v, asn_node *node);
static bool home_field_Past_hour(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_To(asn_run *run, asn_state v, asn_node *node);
static bool home_field_To_minutes(asn_run *run, asn_state v, asn_node *node);
static bool home_field_To_hour(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Noon(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Midnight(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Morning(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Afternoon(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Evening(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Night(asn_run *run, asn_state v, asn_node *node);
static bool home_type_half(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Am(asn_run *run, asn_state v, asn_node *node);
static bool home_ctor_Pm(asn_run *run, asn_state v, asn_node *node);
static bool home_type_text_2(asn_run *run, asn_state v, asn_node *node);
static bool home_type_name(asn_run *run, asn_state v, asn_node *node);
static bool home_type_list(asn_run *run, asn_state v, asn_node *node);
static bool home_type_item(asn_run *run, asn_state v, asn_node *node);
static bool home_type_label(asn_run *run, asn_state v, asn_node *node);
static bool home_type_title(asn_run *run, asn_state v, asn_node *node);
static bool home_type_place(asn_run *run, asn_state v, asn_node *node);
static bool home_type_number(asn_run *run, asn_state v, asn_node *node);

/* What a module learns, by its kind. */
static const asn_param home_p_choice[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_CHOICES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_CHOICES},
    {.id = ASN_NO_PARAM},
};
static const asn_param home_p_constructor[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_E, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param home_p_one[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_NO_PARAM},
};
static const asn_param home_p_optional[] = {
    {.id = ASN_PARAM_E, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_GEN_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_GEN_OUT_W, .rows = ASN_HIDDEN, .cols = 1},
    {.id = ASN_PARAM_GEN_OUT_B, .rows = 1, .cols = 1},
    {.id = ASN_NO_PARAM},
};
static const asn_param home_p_sequence[] = {
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
static const asn_param home_p_copied[] = {
    {.id = ASN_PARAM_ATT_V, .rows = ASN_HIDDEN, .cols = ASN_ENCODING},
    {.id = ASN_PARAM_F_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_F_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_VALUES},
    {.id = ASN_PARAM_F_OUT_B, .rows = 1, .cols = ASN_VALUES},
    {.id = ASN_PARAM_WAY_V, .rows = ASN_HIDDEN, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_WAY_C, .rows = ASN_ENCODING, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_WAY_B, .rows = 1, .cols = ASN_HIDDEN},
    {.id = ASN_PARAM_WAY_OUT_W, .rows = ASN_HIDDEN, .cols = ASN_WAYS},
    {.id = ASN_PARAM_WAY_OUT_B, .rows = 1, .cols = ASN_WAYS},
    {.id = ASN_PARAM_COPY_V, .rows = ASN_HIDDEN, .cols = ASN_POINTERS},
    {.id = ASN_NO_PARAM},
};

/* ---- The modules, in grammar order: what each decides, its record, its function.
 *
 * v is the state of a node, s the state of a sequence, e an embedding; the parameter e of a field F is e_F. c is the
 * context that attention finds in the input: h_t is the encoding of token t, and k(t) the input it belongs to. x * w
 * is a row times a matrix of parameters. H is the width of a state (the setting `hidden`), C the number of a type's
 * constructors, V the length of a list learnt from the data. Of a type that is copied, a way is its list, a copy
 * statement or spelling, and copy.v[k] is the k-th part of copy.v, 2H columns wide. */

/* home.asdl:8: command = Remind(text text, when? when) | Message(medium by, name to, text text)
 *     | Call(name who, line? line) | Note(text text) | Event(text what, when when) | Put(entry* entries, list? on)
 *     | Take(item what, list? off) | Read(list? list) | Wake(when when) | Timer(duration length, label? label)
 *     | Cancel(label? label) | Play(title? what, name? by, place? where) | Music(act act)
 *     | Volume(level level, place? where) | Heat(number degrees, place? where) | Light(glow glow, place? where)
 *     | Lock(place? door) | Unlock(place? door) | Clean(place where) | Weather(place? where, when? when)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | command, v) = softmax(f_command(v, c))_C
 *   network              f_command(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_command = {
    .name = "command", .kind = ASN_CHOICE, .what = HOME_TYPE_command, .go = home_type_command,
    .params = home_p_choice,
};
bool home_type_command(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_command;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_Remind:  return home_ctor_Remind(run, v, node);
    case HOME_Message: return home_ctor_Message(run, v, node);
    case HOME_Call:    return home_ctor_Call(run, v, node);
    case HOME_Note:    return home_ctor_Note(run, v, node);
    case HOME_Event:   return home_ctor_Event(run, v, node);
    case HOME_Put:     return home_ctor_Put(run, v, node);
    case HOME_Take:    return home_ctor_Take(run, v, node);
    case HOME_Read:    return home_ctor_Read(run, v, node);
    case HOME_Wake:    return home_ctor_Wake(run, v, node);
    case HOME_Timer:   return home_ctor_Timer(run, v, node);
    case HOME_Cancel:  return home_ctor_Cancel(run, v, node);
    case HOME_Play:    return home_ctor_Play(run, v, node);
    case HOME_Music:   return home_ctor_Music(run, v, node);
    case HOME_Volume:  return home_ctor_Volume(run, v, node);
    case HOME_Heat:    return home_ctor_Heat(run, v, node);
    case HOME_Light:   return home_ctor_Light(run, v, node);
    case HOME_Lock:    return home_ctor_Lock(run, v, node);
    case HOME_Unlock:  return home_ctor_Unlock(run, v, node);
    case HOME_Clean:   return home_ctor_Clean(run, v, node);
    case HOME_Weather: return home_ctor_Weather(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:8: Remind(text text, when? when)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Remind(e_F, c), for each field F
 *   network              f_Remind(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Remind = {
    .name = "Remind", .kind = ASN_CONSTRUCTOR, .what = HOME_Remind, .go = home_ctor_Remind,
    .params = home_p_constructor,
};
static bool home_ctor_Remind(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Remind;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_text = asn_vertical(run, v, asn_embed_field(run, m, HOME_Remind_text, c));
    asn_state v_when = asn_vertical(run, v, asn_embed_field(run, m, HOME_Remind_when, c));
    return home_field_Remind_text(run, v_text, node)
        && home_field_Remind_when(run, v_when, node);
}

/* home.asdl:8: Remind.text, text: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Remind_text = {
    .name = "Remind.text", .kind = ASN_FIELD_ONE, .what = 0, .go = home_field_Remind_text, .params = home_p_one,
};
static bool home_field_Remind_text(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_text_2(run, v, asn_child(run, node, HOME_Remind_text, 0));
}

/* home.asdl:8: Remind.when, when?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Remind_when = {
    .name = "Remind.when", .kind = ASN_FIELD_OPTIONAL, .what = 1, .go = home_field_Remind_when,
    .params = home_p_optional,
};
static bool home_field_Remind_when(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Remind_when;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_when(run, v, asn_child(run, node, HOME_Remind_when, 0));
}

/* home.asdl:9: Message(medium by, name to, text text)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Message(e_F, c), for each field F
 *   network              f_Message(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Message = {
    .name = "Message", .kind = ASN_CONSTRUCTOR, .what = HOME_Message, .go = home_ctor_Message,
    .params = home_p_constructor,
};
static bool home_ctor_Message(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Message;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_by   = asn_vertical(run, v, asn_embed_field(run, m, HOME_Message_by, c));
    asn_state v_to   = asn_vertical(run, v, asn_embed_field(run, m, HOME_Message_to, c));
    asn_state v_text = asn_vertical(run, v, asn_embed_field(run, m, HOME_Message_text, c));
    return home_field_Message_by(run, v_by, node)
        && home_field_Message_to(run, v_to, node)
        && home_field_Message_text(run, v_text, node);
}

/* home.asdl:9: Message.by, medium: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Message_by = {
    .name = "Message.by", .kind = ASN_FIELD_ONE, .what = 2, .go = home_field_Message_by, .params = home_p_one,
};
static bool home_field_Message_by(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_medium(run, v, asn_child(run, node, HOME_Message_by, 0));
}

/* home.asdl:9: Message.to, name: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Message_to = {
    .name = "Message.to", .kind = ASN_FIELD_ONE, .what = 3, .go = home_field_Message_to, .params = home_p_one,
};
static bool home_field_Message_to(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_name(run, v, asn_child(run, node, HOME_Message_to, 0));
}

/* home.asdl:9: Message.text, text: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Message_text = {
    .name = "Message.text", .kind = ASN_FIELD_ONE, .what = 4, .go = home_field_Message_text, .params = home_p_one,
};
static bool home_field_Message_text(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_text_2(run, v, asn_child(run, node, HOME_Message_text, 0));
}

/* home.asdl:10: Call(name who, line? line)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Call(e_F, c), for each field F
 *   network              f_Call(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Call = {
    .name = "Call", .kind = ASN_CONSTRUCTOR, .what = HOME_Call, .go = home_ctor_Call, .params = home_p_constructor,
};
static bool home_ctor_Call(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Call;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_who  = asn_vertical(run, v, asn_embed_field(run, m, HOME_Call_who, c));
    asn_state v_line = asn_vertical(run, v, asn_embed_field(run, m, HOME_Call_line, c));
    return home_field_Call_who(run, v_who, node)
        && home_field_Call_line(run, v_line, node);
}

/* home.asdl:10: Call.who, name: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Call_who = {
    .name = "Call.who", .kind = ASN_FIELD_ONE, .what = 5, .go = home_field_Call_who, .params = home_p_one,
};
static bool home_field_Call_who(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_name(run, v, asn_child(run, node, HOME_Call_who, 0));
}

/* home.asdl:10: Call.line, line?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Call_line = {
    .name = "Call.line", .kind = ASN_FIELD_OPTIONAL, .what = 6, .go = home_field_Call_line,
    .params = home_p_optional,
};
static bool home_field_Call_line(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Call_line;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_line(run, v, asn_child(run, node, HOME_Call_line, 0));
}

/* home.asdl:11: Note(text text)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Note(e_F, c), for each field F
 *   network              f_Note(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Note = {
    .name = "Note", .kind = ASN_CONSTRUCTOR, .what = HOME_Note, .go = home_ctor_Note, .params = home_p_constructor,
};
static bool home_ctor_Note(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Note;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_text = asn_vertical(run, v, asn_embed_field(run, m, HOME_Note_text, c));
    return home_field_Note_text(run, v_text, node);
}

/* home.asdl:11: Note.text, text: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Note_text = {
    .name = "Note.text", .kind = ASN_FIELD_ONE, .what = 7, .go = home_field_Note_text, .params = home_p_one,
};
static bool home_field_Note_text(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_text_2(run, v, asn_child(run, node, HOME_Note_text, 0));
}

/* home.asdl:12: Event(text what, when when)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Event(e_F, c), for each field F
 *   network              f_Event(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Event = {
    .name = "Event", .kind = ASN_CONSTRUCTOR, .what = HOME_Event, .go = home_ctor_Event,
    .params = home_p_constructor,
};
static bool home_ctor_Event(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Event;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_what = asn_vertical(run, v, asn_embed_field(run, m, HOME_Event_what, c));
    asn_state v_when = asn_vertical(run, v, asn_embed_field(run, m, HOME_Event_when, c));
    return home_field_Event_what(run, v_what, node)
        && home_field_Event_when(run, v_when, node);
}

/* home.asdl:12: Event.what, text: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Event_what = {
    .name = "Event.what", .kind = ASN_FIELD_ONE, .what = 8, .go = home_field_Event_what, .params = home_p_one,
};
static bool home_field_Event_what(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_text_2(run, v, asn_child(run, node, HOME_Event_what, 0));
}

/* home.asdl:12: Event.when, when: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Event_when = {
    .name = "Event.when", .kind = ASN_FIELD_ONE, .what = 9, .go = home_field_Event_when, .params = home_p_one,
};
static bool home_field_Event_when(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_when(run, v, asn_child(run, node, HOME_Event_when, 0));
}

/* home.asdl:13: Put(entry* entries, list? on)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Put(e_F, c), for each field F
 *   network              f_Put(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Put = {
    .name = "Put", .kind = ASN_CONSTRUCTOR, .what = HOME_Put, .go = home_ctor_Put, .params = home_p_constructor,
};
static bool home_ctor_Put(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Put;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_entries = asn_vertical(run, v, asn_embed_field(run, m, HOME_Put_entries, c));
    asn_state v_on      = asn_vertical(run, v, asn_embed_field(run, m, HOME_Put_on, c));
    return home_field_Put_entries(run, v_entries, node)
        && home_field_Put_on(run, v_on, node);
}

/* home.asdl:13: Put.entries, entry*: a sequence; i counts its children
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
static const asn_module home_m_Put_entries = {
    .name = "Put.entries", .kind = ASN_FIELD_SEQUENCE, .what = 10, .go = home_field_Put_entries,
    .params = home_p_sequence,
};
static bool home_field_Put_entries(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Put_entries;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */
    for (int i = 0;; i++) {
        asn_vec c = asn_attend(run, m, v, s);           /* attention */
        if (!asn_another(run, m, v, s, c, node, i))     /* another child */
            return asn_ok(run);
        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */
        asn_state w = asn_vertical(run, v, e);          /* child state */
        if (!home_type_entry(run, w, asn_child(run, node, HOME_Put_entries, i)))
            return false;
        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */
    }
}

/* home.asdl:13: Put.on, list?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Put_on = {
    .name = "Put.on", .kind = ASN_FIELD_OPTIONAL, .what = 11, .go = home_field_Put_on, .params = home_p_optional,
};
static bool home_field_Put_on(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Put_on;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_list(run, v, asn_child(run, node, HOME_Put_on, 0));
}

/* home.asdl:14: Take(item what, list? off)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Take(e_F, c), for each field F
 *   network              f_Take(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Take = {
    .name = "Take", .kind = ASN_CONSTRUCTOR, .what = HOME_Take, .go = home_ctor_Take, .params = home_p_constructor,
};
static bool home_ctor_Take(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Take;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_what = asn_vertical(run, v, asn_embed_field(run, m, HOME_Take_what, c));
    asn_state v_off  = asn_vertical(run, v, asn_embed_field(run, m, HOME_Take_off, c));
    return home_field_Take_what(run, v_what, node)
        && home_field_Take_off(run, v_off, node);
}

/* home.asdl:14: Take.what, item: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Take_what = {
    .name = "Take.what", .kind = ASN_FIELD_ONE, .what = 12, .go = home_field_Take_what, .params = home_p_one,
};
static bool home_field_Take_what(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_item(run, v, asn_child(run, node, HOME_Take_what, 0));
}

/* home.asdl:14: Take.off, list?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Take_off = {
    .name = "Take.off", .kind = ASN_FIELD_OPTIONAL, .what = 13, .go = home_field_Take_off,
    .params = home_p_optional,
};
static bool home_field_Take_off(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Take_off;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_list(run, v, asn_child(run, node, HOME_Take_off, 0));
}

/* home.asdl:15: Read(list? list)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Read(e_F, c), for each field F
 *   network              f_Read(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Read = {
    .name = "Read", .kind = ASN_CONSTRUCTOR, .what = HOME_Read, .go = home_ctor_Read, .params = home_p_constructor,
};
static bool home_ctor_Read(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Read;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_list = asn_vertical(run, v, asn_embed_field(run, m, HOME_Read_list, c));
    return home_field_Read_list(run, v_list, node);
}

/* home.asdl:15: Read.list, list?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Read_list = {
    .name = "Read.list", .kind = ASN_FIELD_OPTIONAL, .what = 14, .go = home_field_Read_list,
    .params = home_p_optional,
};
static bool home_field_Read_list(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Read_list;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_list(run, v, asn_child(run, node, HOME_Read_list, 0));
}

/* home.asdl:16: Wake(when when)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Wake(e_F, c), for each field F
 *   network              f_Wake(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Wake = {
    .name = "Wake", .kind = ASN_CONSTRUCTOR, .what = HOME_Wake, .go = home_ctor_Wake, .params = home_p_constructor,
};
static bool home_ctor_Wake(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Wake;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_when = asn_vertical(run, v, asn_embed_field(run, m, HOME_Wake_when, c));
    return home_field_Wake_when(run, v_when, node);
}

/* home.asdl:16: Wake.when, when: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Wake_when = {
    .name = "Wake.when", .kind = ASN_FIELD_ONE, .what = 15, .go = home_field_Wake_when, .params = home_p_one,
};
static bool home_field_Wake_when(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_when(run, v, asn_child(run, node, HOME_Wake_when, 0));
}

/* home.asdl:17: Timer(duration length, label? label)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Timer(e_F, c), for each field F
 *   network              f_Timer(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Timer = {
    .name = "Timer", .kind = ASN_CONSTRUCTOR, .what = HOME_Timer, .go = home_ctor_Timer,
    .params = home_p_constructor,
};
static bool home_ctor_Timer(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Timer;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_length = asn_vertical(run, v, asn_embed_field(run, m, HOME_Timer_length, c));
    asn_state v_label  = asn_vertical(run, v, asn_embed_field(run, m, HOME_Timer_label, c));
    return home_field_Timer_length(run, v_length, node)
        && home_field_Timer_label(run, v_label, node);
}

/* home.asdl:17: Timer.length, duration: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Timer_length = {
    .name = "Timer.length", .kind = ASN_FIELD_ONE, .what = 16, .go = home_field_Timer_length, .params = home_p_one,
};
static bool home_field_Timer_length(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_duration(run, v, asn_child(run, node, HOME_Timer_length, 0));
}

/* home.asdl:17: Timer.label, label?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Timer_label = {
    .name = "Timer.label", .kind = ASN_FIELD_OPTIONAL, .what = 17, .go = home_field_Timer_label,
    .params = home_p_optional,
};
static bool home_field_Timer_label(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Timer_label;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_label(run, v, asn_child(run, node, HOME_Timer_label, 0));
}

/* home.asdl:18: Cancel(label? label)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Cancel(e_F, c), for each field F
 *   network              f_Cancel(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Cancel = {
    .name = "Cancel", .kind = ASN_CONSTRUCTOR, .what = HOME_Cancel, .go = home_ctor_Cancel,
    .params = home_p_constructor,
};
static bool home_ctor_Cancel(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Cancel;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_label = asn_vertical(run, v, asn_embed_field(run, m, HOME_Cancel_label, c));
    return home_field_Cancel_label(run, v_label, node);
}

/* home.asdl:18: Cancel.label, label?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Cancel_label = {
    .name = "Cancel.label", .kind = ASN_FIELD_OPTIONAL, .what = 18, .go = home_field_Cancel_label,
    .params = home_p_optional,
};
static bool home_field_Cancel_label(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Cancel_label;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_label(run, v, asn_child(run, node, HOME_Cancel_label, 0));
}

/* home.asdl:19: Play(title? what, name? by, place? where)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Play(e_F, c), for each field F
 *   network              f_Play(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Play = {
    .name = "Play", .kind = ASN_CONSTRUCTOR, .what = HOME_Play, .go = home_ctor_Play, .params = home_p_constructor,
};
static bool home_ctor_Play(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Play;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_what  = asn_vertical(run, v, asn_embed_field(run, m, HOME_Play_what, c));
    asn_state v_by    = asn_vertical(run, v, asn_embed_field(run, m, HOME_Play_by, c));
    asn_state v_where = asn_vertical(run, v, asn_embed_field(run, m, HOME_Play_where, c));
    return home_field_Play_what(run, v_what, node)
        && home_field_Play_by(run, v_by, node)
        && home_field_Play_where(run, v_where, node);
}

/* home.asdl:19: Play.what, title?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Play_what = {
    .name = "Play.what", .kind = ASN_FIELD_OPTIONAL, .what = 19, .go = home_field_Play_what,
    .params = home_p_optional,
};
static bool home_field_Play_what(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Play_what;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_title(run, v, asn_child(run, node, HOME_Play_what, 0));
}

/* home.asdl:19: Play.by, name?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Play_by = {
    .name = "Play.by", .kind = ASN_FIELD_OPTIONAL, .what = 20, .go = home_field_Play_by, .params = home_p_optional,
};
static bool home_field_Play_by(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Play_by;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_name(run, v, asn_child(run, node, HOME_Play_by, 0));
}

/* home.asdl:19: Play.where, place?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Play_where = {
    .name = "Play.where", .kind = ASN_FIELD_OPTIONAL, .what = 21, .go = home_field_Play_where,
    .params = home_p_optional,
};
static bool home_field_Play_where(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Play_where;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_place(run, v, asn_child(run, node, HOME_Play_where, 0));
}

/* home.asdl:20: Music(act act)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Music(e_F, c), for each field F
 *   network              f_Music(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Music = {
    .name = "Music", .kind = ASN_CONSTRUCTOR, .what = HOME_Music, .go = home_ctor_Music,
    .params = home_p_constructor,
};
static bool home_ctor_Music(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Music;
    asn_vec   c     = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_act = asn_vertical(run, v, asn_embed_field(run, m, HOME_Music_act, c));
    return home_field_Music_act(run, v_act, node);
}

/* home.asdl:20: Music.act, act: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Music_act = {
    .name = "Music.act", .kind = ASN_FIELD_ONE, .what = 22, .go = home_field_Music_act, .params = home_p_one,
};
static bool home_field_Music_act(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_act(run, v, asn_child(run, node, HOME_Music_act, 0));
}

/* home.asdl:21: Volume(level level, place? where)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Volume(e_F, c), for each field F
 *   network              f_Volume(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Volume = {
    .name = "Volume", .kind = ASN_CONSTRUCTOR, .what = HOME_Volume, .go = home_ctor_Volume,
    .params = home_p_constructor,
};
static bool home_ctor_Volume(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Volume;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_level = asn_vertical(run, v, asn_embed_field(run, m, HOME_Volume_level, c));
    asn_state v_where = asn_vertical(run, v, asn_embed_field(run, m, HOME_Volume_where, c));
    return home_field_Volume_level(run, v_level, node)
        && home_field_Volume_where(run, v_where, node);
}

/* home.asdl:21: Volume.level, level: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Volume_level = {
    .name = "Volume.level", .kind = ASN_FIELD_ONE, .what = 23, .go = home_field_Volume_level, .params = home_p_one,
};
static bool home_field_Volume_level(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_level(run, v, asn_child(run, node, HOME_Volume_level, 0));
}

/* home.asdl:21: Volume.where, place?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Volume_where = {
    .name = "Volume.where", .kind = ASN_FIELD_OPTIONAL, .what = 24, .go = home_field_Volume_where,
    .params = home_p_optional,
};
static bool home_field_Volume_where(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Volume_where;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_place(run, v, asn_child(run, node, HOME_Volume_where, 0));
}

/* home.asdl:22: Heat(number degrees, place? where)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Heat(e_F, c), for each field F
 *   network              f_Heat(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Heat = {
    .name = "Heat", .kind = ASN_CONSTRUCTOR, .what = HOME_Heat, .go = home_ctor_Heat, .params = home_p_constructor,
};
static bool home_ctor_Heat(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Heat;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_degrees = asn_vertical(run, v, asn_embed_field(run, m, HOME_Heat_degrees, c));
    asn_state v_where   = asn_vertical(run, v, asn_embed_field(run, m, HOME_Heat_where, c));
    return home_field_Heat_degrees(run, v_degrees, node)
        && home_field_Heat_where(run, v_where, node);
}

/* home.asdl:22: Heat.degrees, number: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Heat_degrees = {
    .name = "Heat.degrees", .kind = ASN_FIELD_ONE, .what = 25, .go = home_field_Heat_degrees, .params = home_p_one,
};
static bool home_field_Heat_degrees(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_number(run, v, asn_child(run, node, HOME_Heat_degrees, 0));
}

/* home.asdl:22: Heat.where, place?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Heat_where = {
    .name = "Heat.where", .kind = ASN_FIELD_OPTIONAL, .what = 26, .go = home_field_Heat_where,
    .params = home_p_optional,
};
static bool home_field_Heat_where(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Heat_where;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_place(run, v, asn_child(run, node, HOME_Heat_where, 0));
}

/* home.asdl:23: Light(glow glow, place? where)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Light(e_F, c), for each field F
 *   network              f_Light(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Light = {
    .name = "Light", .kind = ASN_CONSTRUCTOR, .what = HOME_Light, .go = home_ctor_Light,
    .params = home_p_constructor,
};
static bool home_ctor_Light(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Light;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_glow  = asn_vertical(run, v, asn_embed_field(run, m, HOME_Light_glow, c));
    asn_state v_where = asn_vertical(run, v, asn_embed_field(run, m, HOME_Light_where, c));
    return home_field_Light_glow(run, v_glow, node)
        && home_field_Light_where(run, v_where, node);
}

/* home.asdl:23: Light.glow, glow: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Light_glow = {
    .name = "Light.glow", .kind = ASN_FIELD_ONE, .what = 27, .go = home_field_Light_glow, .params = home_p_one,
};
static bool home_field_Light_glow(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_glow(run, v, asn_child(run, node, HOME_Light_glow, 0));
}

/* home.asdl:23: Light.where, place?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Light_where = {
    .name = "Light.where", .kind = ASN_FIELD_OPTIONAL, .what = 28, .go = home_field_Light_where,
    .params = home_p_optional,
};
static bool home_field_Light_where(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Light_where;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_place(run, v, asn_child(run, node, HOME_Light_where, 0));
}

/* home.asdl:24: Lock(place? door)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Lock(e_F, c), for each field F
 *   network              f_Lock(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Lock = {
    .name = "Lock", .kind = ASN_CONSTRUCTOR, .what = HOME_Lock, .go = home_ctor_Lock, .params = home_p_constructor,
};
static bool home_ctor_Lock(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Lock;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_door = asn_vertical(run, v, asn_embed_field(run, m, HOME_Lock_door, c));
    return home_field_Lock_door(run, v_door, node);
}

/* home.asdl:24: Lock.door, place?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Lock_door = {
    .name = "Lock.door", .kind = ASN_FIELD_OPTIONAL, .what = 29, .go = home_field_Lock_door,
    .params = home_p_optional,
};
static bool home_field_Lock_door(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Lock_door;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_place(run, v, asn_child(run, node, HOME_Lock_door, 0));
}

/* home.asdl:24: Unlock(place? door)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Unlock(e_F, c), for each field F
 *   network              f_Unlock(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Unlock = {
    .name = "Unlock", .kind = ASN_CONSTRUCTOR, .what = HOME_Unlock, .go = home_ctor_Unlock,
    .params = home_p_constructor,
};
static bool home_ctor_Unlock(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Unlock;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_door = asn_vertical(run, v, asn_embed_field(run, m, HOME_Unlock_door, c));
    return home_field_Unlock_door(run, v_door, node);
}

/* home.asdl:24: Unlock.door, place?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Unlock_door = {
    .name = "Unlock.door", .kind = ASN_FIELD_OPTIONAL, .what = 30, .go = home_field_Unlock_door,
    .params = home_p_optional,
};
static bool home_field_Unlock_door(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Unlock_door;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_place(run, v, asn_child(run, node, HOME_Unlock_door, 0));
}

/* home.asdl:25: Clean(place where)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Clean(e_F, c), for each field F
 *   network              f_Clean(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Clean = {
    .name = "Clean", .kind = ASN_CONSTRUCTOR, .what = HOME_Clean, .go = home_ctor_Clean,
    .params = home_p_constructor,
};
static bool home_ctor_Clean(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Clean;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_where = asn_vertical(run, v, asn_embed_field(run, m, HOME_Clean_where, c));
    return home_field_Clean_where(run, v_where, node);
}

/* home.asdl:25: Clean.where, place: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Clean_where = {
    .name = "Clean.where", .kind = ASN_FIELD_ONE, .what = 31, .go = home_field_Clean_where, .params = home_p_one,
};
static bool home_field_Clean_where(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_place(run, v, asn_child(run, node, HOME_Clean_where, 0));
}

/* home.asdl:26: Weather(place? where, when? when)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Weather(e_F, c), for each field F
 *   network              f_Weather(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Weather = {
    .name = "Weather", .kind = ASN_CONSTRUCTOR, .what = HOME_Weather, .go = home_ctor_Weather,
    .params = home_p_constructor,
};
static bool home_ctor_Weather(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Weather;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_where = asn_vertical(run, v, asn_embed_field(run, m, HOME_Weather_where, c));
    asn_state v_when  = asn_vertical(run, v, asn_embed_field(run, m, HOME_Weather_when, c));
    return home_field_Weather_where(run, v_where, node)
        && home_field_Weather_when(run, v_when, node);
}

/* home.asdl:26: Weather.where, place?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Weather_where = {
    .name = "Weather.where", .kind = ASN_FIELD_OPTIONAL, .what = 32, .go = home_field_Weather_where,
    .params = home_p_optional,
};
static bool home_field_Weather_where(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Weather_where;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_place(run, v, asn_child(run, node, HOME_Weather_where, 0));
}

/* home.asdl:26: Weather.when, when?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Weather_when = {
    .name = "Weather.when", .kind = ASN_FIELD_OPTIONAL, .what = 33, .go = home_field_Weather_when,
    .params = home_p_optional,
};
static bool home_field_Weather_when(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Weather_when;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_when(run, v, asn_child(run, node, HOME_Weather_when, 0));
}

/* home.asdl:28: medium = Text | Email
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | medium, v) = softmax(f_medium(v, c))_C
 *   network              f_medium(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_medium = {
    .name = "medium", .kind = ASN_CHOICE, .what = HOME_TYPE_medium, .go = home_type_medium,
    .params = home_p_choice,
};
static bool home_type_medium(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_medium;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_Text:  return home_ctor_Text(run, v, node);
    case HOME_Email: return home_ctor_Email(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:28: Text
 *   parameters           none: there are no fields */
static const asn_module home_m_Text = {
    .name = "Text", .kind = ASN_CONSTRUCTOR, .what = HOME_Text, .go = home_ctor_Text,
};
static bool home_ctor_Text(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:28: Email
 *   parameters           none: there are no fields */
static const asn_module home_m_Email = {
    .name = "Email", .kind = ASN_CONSTRUCTOR, .what = HOME_Email, .go = home_ctor_Email,
};
static bool home_ctor_Email(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:29: line = Mobile | Landline | Office
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | line, v) = softmax(f_line(v, c))_C
 *   network              f_line(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_line = {
    .name = "line", .kind = ASN_CHOICE, .what = HOME_TYPE_line, .go = home_type_line, .params = home_p_choice,
};
static bool home_type_line(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_line;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_Mobile:   return home_ctor_Mobile(run, v, node);
    case HOME_Landline: return home_ctor_Landline(run, v, node);
    case HOME_Office:   return home_ctor_Office(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:29: Mobile
 *   parameters           none: there are no fields */
static const asn_module home_m_Mobile = {
    .name = "Mobile", .kind = ASN_CONSTRUCTOR, .what = HOME_Mobile, .go = home_ctor_Mobile,
};
static bool home_ctor_Mobile(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:29: Landline
 *   parameters           none: there are no fields */
static const asn_module home_m_Landline = {
    .name = "Landline", .kind = ASN_CONSTRUCTOR, .what = HOME_Landline, .go = home_ctor_Landline,
};
static bool home_ctor_Landline(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:29: Office
 *   parameters           none: there are no fields */
static const asn_module home_m_Office = {
    .name = "Office", .kind = ASN_CONSTRUCTOR, .what = HOME_Office, .go = home_ctor_Office,
};
static bool home_ctor_Office(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:30: entry = (number? count, item what)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module home_m_entry = {
    .name = "entry", .kind = ASN_SINGLE, .what = HOME_TYPE_entry, .go = home_type_entry,
};
static bool home_type_entry(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_entry;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return home_ctor_entry(run, v, node);
}

/* home.asdl:30: entry = (number? count, item what)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_entry(e_F, c), for each field F
 *   network              f_entry(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_entry_ctor = {
    .name = "entry", .kind = ASN_CONSTRUCTOR, .what = HOME_entry, .go = home_ctor_entry,
    .params = home_p_constructor,
};
static bool home_ctor_entry(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_entry_ctor;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_count = asn_vertical(run, v, asn_embed_field(run, m, HOME_entry_count, c));
    asn_state v_what  = asn_vertical(run, v, asn_embed_field(run, m, HOME_entry_what, c));
    return home_field_entry_count(run, v_count, node)
        && home_field_entry_what(run, v_what, node);
}

/* home.asdl:30: entry.count, number?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_entry_count = {
    .name = "entry.count", .kind = ASN_FIELD_OPTIONAL, .what = 34, .go = home_field_entry_count,
    .params = home_p_optional,
};
static bool home_field_entry_count(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_entry_count;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_number(run, v, asn_child(run, node, HOME_entry_count, 0));
}

/* home.asdl:30: entry.what, item: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_entry_what = {
    .name = "entry.what", .kind = ASN_FIELD_ONE, .what = 35, .go = home_field_entry_what, .params = home_p_one,
};
static bool home_field_entry_what(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_item(run, v, asn_child(run, node, HOME_entry_what, 0));
}

/* home.asdl:31: act = Pause | Resume | Skip | Back
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | act, v) = softmax(f_act(v, c))_C
 *   network              f_act(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_act = {
    .name = "act", .kind = ASN_CHOICE, .what = HOME_TYPE_act, .go = home_type_act, .params = home_p_choice,
};
static bool home_type_act(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_act;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_Pause:  return home_ctor_Pause(run, v, node);
    case HOME_Resume: return home_ctor_Resume(run, v, node);
    case HOME_Skip:   return home_ctor_Skip(run, v, node);
    case HOME_Back:   return home_ctor_Back(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:31: Pause
 *   parameters           none: there are no fields */
static const asn_module home_m_Pause = {
    .name = "Pause", .kind = ASN_CONSTRUCTOR, .what = HOME_Pause, .go = home_ctor_Pause,
};
static bool home_ctor_Pause(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:31: Resume
 *   parameters           none: there are no fields */
static const asn_module home_m_Resume = {
    .name = "Resume", .kind = ASN_CONSTRUCTOR, .what = HOME_Resume, .go = home_ctor_Resume,
};
static bool home_ctor_Resume(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:31: Skip
 *   parameters           none: there are no fields */
static const asn_module home_m_Skip = {
    .name = "Skip", .kind = ASN_CONSTRUCTOR, .what = HOME_Skip, .go = home_ctor_Skip,
};
static bool home_ctor_Skip(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:31: Back
 *   parameters           none: there are no fields */
static const asn_module home_m_Back = {
    .name = "Back", .kind = ASN_CONSTRUCTOR, .what = HOME_Back, .go = home_ctor_Back,
};
static bool home_ctor_Back(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:32: level = Louder | Softer | Mute | Level(number percent)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | level, v) = softmax(f_level(v, c))_C
 *   network              f_level(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_level = {
    .name = "level", .kind = ASN_CHOICE, .what = HOME_TYPE_level, .go = home_type_level, .params = home_p_choice,
};
static bool home_type_level(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_level;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_Louder: return home_ctor_Louder(run, v, node);
    case HOME_Softer: return home_ctor_Softer(run, v, node);
    case HOME_Mute:   return home_ctor_Mute(run, v, node);
    case HOME_Level:  return home_ctor_Level(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:32: Louder
 *   parameters           none: there are no fields */
static const asn_module home_m_Louder = {
    .name = "Louder", .kind = ASN_CONSTRUCTOR, .what = HOME_Louder, .go = home_ctor_Louder,
};
static bool home_ctor_Louder(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:32: Softer
 *   parameters           none: there are no fields */
static const asn_module home_m_Softer = {
    .name = "Softer", .kind = ASN_CONSTRUCTOR, .what = HOME_Softer, .go = home_ctor_Softer,
};
static bool home_ctor_Softer(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:32: Mute
 *   parameters           none: there are no fields */
static const asn_module home_m_Mute = {
    .name = "Mute", .kind = ASN_CONSTRUCTOR, .what = HOME_Mute, .go = home_ctor_Mute,
};
static bool home_ctor_Mute(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:32: Level(number percent)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Level(e_F, c), for each field F
 *   network              f_Level(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Level = {
    .name = "Level", .kind = ASN_CONSTRUCTOR, .what = HOME_Level, .go = home_ctor_Level,
    .params = home_p_constructor,
};
static bool home_ctor_Level(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Level;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_percent = asn_vertical(run, v, asn_embed_field(run, m, HOME_Level_percent, c));
    return home_field_Level_percent(run, v_percent, node);
}

/* home.asdl:32: Level.percent, number: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Level_percent = {
    .name = "Level.percent", .kind = ASN_FIELD_ONE, .what = 36, .go = home_field_Level_percent,
    .params = home_p_one,
};
static bool home_field_Level_percent(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_number(run, v, asn_child(run, node, HOME_Level_percent, 0));
}

/* home.asdl:33: glow = On | Off | Dim(number percent)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | glow, v) = softmax(f_glow(v, c))_C
 *   network              f_glow(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_glow = {
    .name = "glow", .kind = ASN_CHOICE, .what = HOME_TYPE_glow, .go = home_type_glow, .params = home_p_choice,
};
static bool home_type_glow(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_glow;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_On:  return home_ctor_On(run, v, node);
    case HOME_Off: return home_ctor_Off(run, v, node);
    case HOME_Dim: return home_ctor_Dim(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:33: On
 *   parameters           none: there are no fields */
static const asn_module home_m_On = {
    .name = "On", .kind = ASN_CONSTRUCTOR, .what = HOME_On, .go = home_ctor_On,
};
static bool home_ctor_On(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:33: Off
 *   parameters           none: there are no fields */
static const asn_module home_m_Off = {
    .name = "Off", .kind = ASN_CONSTRUCTOR, .what = HOME_Off, .go = home_ctor_Off,
};
static bool home_ctor_Off(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:33: Dim(number percent)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Dim(e_F, c), for each field F
 *   network              f_Dim(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Dim = {
    .name = "Dim", .kind = ASN_CONSTRUCTOR, .what = HOME_Dim, .go = home_ctor_Dim, .params = home_p_constructor,
};
static bool home_ctor_Dim(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Dim;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_percent = asn_vertical(run, v, asn_embed_field(run, m, HOME_Dim_percent, c));
    return home_field_Dim_percent(run, v_percent, node);
}

/* home.asdl:33: Dim.percent, number: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Dim_percent = {
    .name = "Dim.percent", .kind = ASN_FIELD_ONE, .what = 37, .go = home_field_Dim_percent, .params = home_p_one,
};
static bool home_field_Dim_percent(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_number(run, v, asn_child(run, node, HOME_Dim_percent, 0));
}

/* home.asdl:35: when = In(duration after) | At(day? day, time? time)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | when, v) = softmax(f_when(v, c))_C
 *   network              f_when(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_when = {
    .name = "when", .kind = ASN_CHOICE, .what = HOME_TYPE_when, .go = home_type_when, .params = home_p_choice,
};
static bool home_type_when(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_when;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_In: return home_ctor_In(run, v, node);
    case HOME_At: return home_ctor_At(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:35: In(duration after)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_In(e_F, c), for each field F
 *   network              f_In(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_In = {
    .name = "In", .kind = ASN_CONSTRUCTOR, .what = HOME_In, .go = home_ctor_In, .params = home_p_constructor,
};
static bool home_ctor_In(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_In;
    asn_vec   c       = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_after = asn_vertical(run, v, asn_embed_field(run, m, HOME_In_after, c));
    return home_field_In_after(run, v_after, node);
}

/* home.asdl:35: In.after, duration: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_In_after = {
    .name = "In.after", .kind = ASN_FIELD_ONE, .what = 38, .go = home_field_In_after, .params = home_p_one,
};
static bool home_field_In_after(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_duration(run, v, asn_child(run, node, HOME_In_after, 0));
}

/* home.asdl:35: At(day? day, time? time)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_At(e_F, c), for each field F
 *   network              f_At(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_At = {
    .name = "At", .kind = ASN_CONSTRUCTOR, .what = HOME_At, .go = home_ctor_At, .params = home_p_constructor,
};
static bool home_ctor_At(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_At;
    asn_vec   c      = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_day  = asn_vertical(run, v, asn_embed_field(run, m, HOME_At_day, c));
    asn_state v_time = asn_vertical(run, v, asn_embed_field(run, m, HOME_At_time, c));
    return home_field_At_day(run, v_day, node)
        && home_field_At_time(run, v_time, node);
}

/* home.asdl:35: At.day, day?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_At_day = {
    .name = "At.day", .kind = ASN_FIELD_OPTIONAL, .what = 39, .go = home_field_At_day, .params = home_p_optional,
};
static bool home_field_At_day(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_At_day;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_day(run, v, asn_child(run, node, HOME_At_day, 0));
}

/* home.asdl:35: At.time, time?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_At_time = {
    .name = "At.time", .kind = ASN_FIELD_OPTIONAL, .what = 40, .go = home_field_At_time, .params = home_p_optional,
};
static bool home_field_At_time(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_At_time;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_time(run, v, asn_child(run, node, HOME_At_time, 0));
}

/* home.asdl:36: duration = (number? hours, number? minutes, number? seconds)
 *   parameters           none: with one constructor there is nothing to choose */
static const asn_module home_m_duration = {
    .name = "duration", .kind = ASN_SINGLE, .what = HOME_TYPE_duration, .go = home_type_duration,
};
static bool home_type_duration(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_duration;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    return home_ctor_duration(run, v, node);
}

/* home.asdl:36: duration = (number? hours, number? minutes, number? seconds)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_duration(e_F, c), for each field F
 *   network              f_duration(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_duration_ctor = {
    .name = "duration", .kind = ASN_CONSTRUCTOR, .what = HOME_duration, .go = home_ctor_duration,
    .params = home_p_constructor,
};
static bool home_ctor_duration(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_duration_ctor;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_hours   = asn_vertical(run, v, asn_embed_field(run, m, HOME_duration_hours, c));
    asn_state v_minutes = asn_vertical(run, v, asn_embed_field(run, m, HOME_duration_minutes, c));
    asn_state v_seconds = asn_vertical(run, v, asn_embed_field(run, m, HOME_duration_seconds, c));
    return home_field_duration_hours(run, v_hours, node)
        && home_field_duration_minutes(run, v_minutes, node)
        && home_field_duration_seconds(run, v_seconds, node);
}

/* home.asdl:36: duration.hours, number?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_duration_hours = {
    .name = "duration.hours", .kind = ASN_FIELD_OPTIONAL, .what = 41, .go = home_field_duration_hours,
    .params = home_p_optional,
};
static bool home_field_duration_hours(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_duration_hours;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_number(run, v, asn_child(run, node, HOME_duration_hours, 0));
}

/* home.asdl:36: duration.minutes, number?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_duration_minutes = {
    .name = "duration.minutes", .kind = ASN_FIELD_OPTIONAL, .what = 42, .go = home_field_duration_minutes,
    .params = home_p_optional,
};
static bool home_field_duration_minutes(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_duration_minutes;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_number(run, v, asn_child(run, node, HOME_duration_minutes, 0));
}

/* home.asdl:36: duration.seconds, number?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_duration_seconds = {
    .name = "duration.seconds", .kind = ASN_FIELD_OPTIONAL, .what = 43, .go = home_field_duration_seconds,
    .params = home_p_optional,
};
static bool home_field_duration_seconds(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_duration_seconds;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_number(run, v, asn_child(run, node, HOME_duration_seconds, 0));
}

/* home.asdl:37: day = Today | Tomorrow | Daily | Workdays | Weekends | OnDay(weekday day) | EachDay(weekday day)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | day, v) = softmax(f_day(v, c))_C
 *   network              f_day(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_day = {
    .name = "day", .kind = ASN_CHOICE, .what = HOME_TYPE_day, .go = home_type_day, .params = home_p_choice,
};
static bool home_type_day(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_day;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_Today:    return home_ctor_Today(run, v, node);
    case HOME_Tomorrow: return home_ctor_Tomorrow(run, v, node);
    case HOME_Daily:    return home_ctor_Daily(run, v, node);
    case HOME_Workdays: return home_ctor_Workdays(run, v, node);
    case HOME_Weekends: return home_ctor_Weekends(run, v, node);
    case HOME_OnDay:    return home_ctor_OnDay(run, v, node);
    case HOME_EachDay:  return home_ctor_EachDay(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:37: Today
 *   parameters           none: there are no fields */
static const asn_module home_m_Today = {
    .name = "Today", .kind = ASN_CONSTRUCTOR, .what = HOME_Today, .go = home_ctor_Today,
};
static bool home_ctor_Today(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:37: Tomorrow
 *   parameters           none: there are no fields */
static const asn_module home_m_Tomorrow = {
    .name = "Tomorrow", .kind = ASN_CONSTRUCTOR, .what = HOME_Tomorrow, .go = home_ctor_Tomorrow,
};
static bool home_ctor_Tomorrow(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:37: Daily
 *   parameters           none: there are no fields */
static const asn_module home_m_Daily = {
    .name = "Daily", .kind = ASN_CONSTRUCTOR, .what = HOME_Daily, .go = home_ctor_Daily,
};
static bool home_ctor_Daily(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:37: Workdays
 *   parameters           none: there are no fields */
static const asn_module home_m_Workdays = {
    .name = "Workdays", .kind = ASN_CONSTRUCTOR, .what = HOME_Workdays, .go = home_ctor_Workdays,
};
static bool home_ctor_Workdays(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:37: Weekends
 *   parameters           none: there are no fields */
static const asn_module home_m_Weekends = {
    .name = "Weekends", .kind = ASN_CONSTRUCTOR, .what = HOME_Weekends, .go = home_ctor_Weekends,
};
static bool home_ctor_Weekends(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:37: OnDay(weekday day)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_OnDay(e_F, c), for each field F
 *   network              f_OnDay(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_OnDay = {
    .name = "OnDay", .kind = ASN_CONSTRUCTOR, .what = HOME_OnDay, .go = home_ctor_OnDay,
    .params = home_p_constructor,
};
static bool home_ctor_OnDay(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_OnDay;
    asn_vec   c     = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_day = asn_vertical(run, v, asn_embed_field(run, m, HOME_OnDay_day, c));
    return home_field_OnDay_day(run, v_day, node);
}

/* home.asdl:37: OnDay.day, weekday: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_OnDay_day = {
    .name = "OnDay.day", .kind = ASN_FIELD_ONE, .what = 44, .go = home_field_OnDay_day, .params = home_p_one,
};
static bool home_field_OnDay_day(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_weekday(run, v, asn_child(run, node, HOME_OnDay_day, 0));
}

/* home.asdl:37: EachDay(weekday day)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_EachDay(e_F, c), for each field F
 *   network              f_EachDay(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_EachDay = {
    .name = "EachDay", .kind = ASN_CONSTRUCTOR, .what = HOME_EachDay, .go = home_ctor_EachDay,
    .params = home_p_constructor,
};
static bool home_ctor_EachDay(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_EachDay;
    asn_vec   c     = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_day = asn_vertical(run, v, asn_embed_field(run, m, HOME_EachDay_day, c));
    return home_field_EachDay_day(run, v_day, node);
}

/* home.asdl:37: EachDay.day, weekday: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_EachDay_day = {
    .name = "EachDay.day", .kind = ASN_FIELD_ONE, .what = 45, .go = home_field_EachDay_day, .params = home_p_one,
};
static bool home_field_EachDay_day(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_weekday(run, v, asn_child(run, node, HOME_EachDay_day, 0));
}

/* home.asdl:38: weekday = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | weekday, v) = softmax(f_weekday(v, c))_C
 *   network              f_weekday(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_weekday = {
    .name = "weekday", .kind = ASN_CHOICE, .what = HOME_TYPE_weekday, .go = home_type_weekday,
    .params = home_p_choice,
};
static bool home_type_weekday(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_weekday;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_Monday:    return home_ctor_Monday(run, v, node);
    case HOME_Tuesday:   return home_ctor_Tuesday(run, v, node);
    case HOME_Wednesday: return home_ctor_Wednesday(run, v, node);
    case HOME_Thursday:  return home_ctor_Thursday(run, v, node);
    case HOME_Friday:    return home_ctor_Friday(run, v, node);
    case HOME_Saturday:  return home_ctor_Saturday(run, v, node);
    case HOME_Sunday:    return home_ctor_Sunday(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:38: Monday
 *   parameters           none: there are no fields */
static const asn_module home_m_Monday = {
    .name = "Monday", .kind = ASN_CONSTRUCTOR, .what = HOME_Monday, .go = home_ctor_Monday,
};
static bool home_ctor_Monday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:38: Tuesday
 *   parameters           none: there are no fields */
static const asn_module home_m_Tuesday = {
    .name = "Tuesday", .kind = ASN_CONSTRUCTOR, .what = HOME_Tuesday, .go = home_ctor_Tuesday,
};
static bool home_ctor_Tuesday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:38: Wednesday
 *   parameters           none: there are no fields */
static const asn_module home_m_Wednesday = {
    .name = "Wednesday", .kind = ASN_CONSTRUCTOR, .what = HOME_Wednesday, .go = home_ctor_Wednesday,
};
static bool home_ctor_Wednesday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:38: Thursday
 *   parameters           none: there are no fields */
static const asn_module home_m_Thursday = {
    .name = "Thursday", .kind = ASN_CONSTRUCTOR, .what = HOME_Thursday, .go = home_ctor_Thursday,
};
static bool home_ctor_Thursday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:38: Friday
 *   parameters           none: there are no fields */
static const asn_module home_m_Friday = {
    .name = "Friday", .kind = ASN_CONSTRUCTOR, .what = HOME_Friday, .go = home_ctor_Friday,
};
static bool home_ctor_Friday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:38: Saturday
 *   parameters           none: there are no fields */
static const asn_module home_m_Saturday = {
    .name = "Saturday", .kind = ASN_CONSTRUCTOR, .what = HOME_Saturday, .go = home_ctor_Saturday,
};
static bool home_ctor_Saturday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:38: Sunday
 *   parameters           none: there are no fields */
static const asn_module home_m_Sunday = {
    .name = "Sunday", .kind = ASN_CONSTRUCTOR, .what = HOME_Sunday, .go = home_ctor_Sunday,
};
static bool home_ctor_Sunday(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:39: time = Clock(number hour, number? minute, half? half) | Past(number minutes, number hour)
 *     | To(number minutes, number hour) | Noon | Midnight | Morning | Afternoon | Evening | Night
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | time, v) = softmax(f_time(v, c))_C
 *   network              f_time(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_time = {
    .name = "time", .kind = ASN_CHOICE, .what = HOME_TYPE_time, .go = home_type_time, .params = home_p_choice,
};
static bool home_type_time(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_time;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_Clock:     return home_ctor_Clock(run, v, node);
    case HOME_Past:      return home_ctor_Past(run, v, node);
    case HOME_To:        return home_ctor_To(run, v, node);
    case HOME_Noon:      return home_ctor_Noon(run, v, node);
    case HOME_Midnight:  return home_ctor_Midnight(run, v, node);
    case HOME_Morning:   return home_ctor_Morning(run, v, node);
    case HOME_Afternoon: return home_ctor_Afternoon(run, v, node);
    case HOME_Evening:   return home_ctor_Evening(run, v, node);
    case HOME_Night:     return home_ctor_Night(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:39: Clock(number hour, number? minute, half? half)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Clock(e_F, c), for each field F
 *   network              f_Clock(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Clock = {
    .name = "Clock", .kind = ASN_CONSTRUCTOR, .what = HOME_Clock, .go = home_ctor_Clock,
    .params = home_p_constructor,
};
static bool home_ctor_Clock(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Clock;
    asn_vec   c        = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_hour   = asn_vertical(run, v, asn_embed_field(run, m, HOME_Clock_hour, c));
    asn_state v_minute = asn_vertical(run, v, asn_embed_field(run, m, HOME_Clock_minute, c));
    asn_state v_half   = asn_vertical(run, v, asn_embed_field(run, m, HOME_Clock_half, c));
    return home_field_Clock_hour(run, v_hour, node)
        && home_field_Clock_minute(run, v_minute, node)
        && home_field_Clock_half(run, v_half, node);
}

/* home.asdl:39: Clock.hour, number: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Clock_hour = {
    .name = "Clock.hour", .kind = ASN_FIELD_ONE, .what = 46, .go = home_field_Clock_hour, .params = home_p_one,
};
static bool home_field_Clock_hour(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_number(run, v, asn_child(run, node, HOME_Clock_hour, 0));
}

/* home.asdl:39: Clock.minute, number?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Clock_minute = {
    .name = "Clock.minute", .kind = ASN_FIELD_OPTIONAL, .what = 47, .go = home_field_Clock_minute,
    .params = home_p_optional,
};
static bool home_field_Clock_minute(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Clock_minute;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_number(run, v, asn_child(run, node, HOME_Clock_minute, 0));
}

/* home.asdl:39: Clock.half, half?: at most one child
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   presence             p(z = 1) = sigmoid(f_gen(v, c))
 *   network              f_gen(v, c) = tanh(v * gen.v + c * gen.c + gen.b) * gen.out.w + gen.out.b
 *   child state          v_w = v_F
 *   parameters           e 1 x H, att.v H x 2H, gen.v H x H, gen.c 2H x H, gen.b 1 x H, gen.out.w H x 1,
 *                        gen.out.b 1 x 1 */
static const asn_module home_m_Clock_half = {
    .name = "Clock.half", .kind = ASN_FIELD_OPTIONAL, .what = 48, .go = home_field_Clock_half,
    .params = home_p_optional,
};
static bool home_field_Clock_half(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Clock_half;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    if (!asn_present(run, m, v, c, node, 0))
        return asn_ok(run);
    return home_type_half(run, v, asn_child(run, node, HOME_Clock_half, 0));
}

/* home.asdl:39: Past(number minutes, number hour)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_Past(e_F, c), for each field F
 *   network              f_Past(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_Past = {
    .name = "Past", .kind = ASN_CONSTRUCTOR, .what = HOME_Past, .go = home_ctor_Past, .params = home_p_constructor,
};
static bool home_ctor_Past(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_Past;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_minutes = asn_vertical(run, v, asn_embed_field(run, m, HOME_Past_minutes, c));
    asn_state v_hour    = asn_vertical(run, v, asn_embed_field(run, m, HOME_Past_hour, c));
    return home_field_Past_minutes(run, v_minutes, node)
        && home_field_Past_hour(run, v_hour, node);
}

/* home.asdl:39: Past.minutes, number: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Past_minutes = {
    .name = "Past.minutes", .kind = ASN_FIELD_ONE, .what = 49, .go = home_field_Past_minutes, .params = home_p_one,
};
static bool home_field_Past_minutes(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_number(run, v, asn_child(run, node, HOME_Past_minutes, 0));
}

/* home.asdl:39: Past.hour, number: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_Past_hour = {
    .name = "Past.hour", .kind = ASN_FIELD_ONE, .what = 50, .go = home_field_Past_hour, .params = home_p_one,
};
static bool home_field_Past_hour(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_number(run, v, asn_child(run, node, HOME_Past_hour, 0));
}

/* home.asdl:39: To(number minutes, number hour)
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   field embedding      e_F' = f_To(e_F, c), for each field F
 *   network              f_To(e, c) = tanh(e * f.e + c * f.c + f.b)
 *   field state          v_F = LSTM_v(v, e_F')
 *   parameters           att.v H x 2H, f.e H x H, f.c 2H x H, f.b 1 x H */
static const asn_module home_m_To = {
    .name = "To", .kind = ASN_CONSTRUCTOR, .what = HOME_To, .go = home_ctor_To, .params = home_p_constructor,
};
static bool home_ctor_To(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_To;
    asn_vec   c         = asn_attend(run, m, v, ASN_NO_STATE);
    asn_state v_minutes = asn_vertical(run, v, asn_embed_field(run, m, HOME_To_minutes, c));
    asn_state v_hour    = asn_vertical(run, v, asn_embed_field(run, m, HOME_To_hour, c));
    return home_field_To_minutes(run, v_minutes, node)
        && home_field_To_hour(run, v_hour, node);
}

/* home.asdl:39: To.minutes, number: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_To_minutes = {
    .name = "To.minutes", .kind = ASN_FIELD_ONE, .what = 51, .go = home_field_To_minutes, .params = home_p_one,
};
static bool home_field_To_minutes(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_number(run, v, asn_child(run, node, HOME_To_minutes, 0));
}

/* home.asdl:39: To.hour, number: exactly one child, which takes the field's state as its own
 *   child state          v_w = v_F
 *   parameters           e 1 x H */
static const asn_module home_m_To_hour = {
    .name = "To.hour", .kind = ASN_FIELD_ONE, .what = 52, .go = home_field_To_hour, .params = home_p_one,
};
static bool home_field_To_hour(asn_run *run, asn_state v, asn_node *node)
{
    return home_type_number(run, v, asn_child(run, node, HOME_To_hour, 0));
}

/* home.asdl:40: Noon
 *   parameters           none: there are no fields */
static const asn_module home_m_Noon = {
    .name = "Noon", .kind = ASN_CONSTRUCTOR, .what = HOME_Noon, .go = home_ctor_Noon,
};
static bool home_ctor_Noon(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:40: Midnight
 *   parameters           none: there are no fields */
static const asn_module home_m_Midnight = {
    .name = "Midnight", .kind = ASN_CONSTRUCTOR, .what = HOME_Midnight, .go = home_ctor_Midnight,
};
static bool home_ctor_Midnight(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:40: Morning
 *   parameters           none: there are no fields */
static const asn_module home_m_Morning = {
    .name = "Morning", .kind = ASN_CONSTRUCTOR, .what = HOME_Morning, .go = home_ctor_Morning,
};
static bool home_ctor_Morning(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:40: Afternoon
 *   parameters           none: there are no fields */
static const asn_module home_m_Afternoon = {
    .name = "Afternoon", .kind = ASN_CONSTRUCTOR, .what = HOME_Afternoon, .go = home_ctor_Afternoon,
};
static bool home_ctor_Afternoon(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:40: Evening
 *   parameters           none: there are no fields */
static const asn_module home_m_Evening = {
    .name = "Evening", .kind = ASN_CONSTRUCTOR, .what = HOME_Evening, .go = home_ctor_Evening,
};
static bool home_ctor_Evening(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:40: Night
 *   parameters           none: there are no fields */
static const asn_module home_m_Night = {
    .name = "Night", .kind = ASN_CONSTRUCTOR, .what = HOME_Night, .go = home_ctor_Night,
};
static bool home_ctor_Night(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:41: half = Am | Pm
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   constructor choice   p(C | half, v) = softmax(f_half(v, c))_C
 *   network              f_half(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x C, f.out.b 1 x C */
static const asn_module home_m_half = {
    .name = "half", .kind = ASN_CHOICE, .what = HOME_TYPE_half, .go = home_type_half, .params = home_p_choice,
};
static bool home_type_half(asn_run *run, asn_state v, asn_node *node)
{
    const asn_module *m = &home_m_half;
    if (!asn_enter(run, m, v, node))
        return asn_ok(run);
    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);
    switch (asn_choose(run, m, v, c, node)) {
    case HOME_Am: return home_ctor_Am(run, v, node);
    case HOME_Pm: return home_ctor_Pm(run, v, node);
    }
    return asn_ok(run);
}

/* home.asdl:41: Am
 *   parameters           none: there are no fields */
static const asn_module home_m_Am = {
    .name = "Am", .kind = ASN_CONSTRUCTOR, .what = HOME_Am, .go = home_ctor_Am,
};
static bool home_ctor_Am(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:41: Pm
 *   parameters           none: there are no fields */
static const asn_module home_m_Pm = {
    .name = "Pm", .kind = ASN_CONSTRUCTOR, .what = HOME_Pm, .go = home_ctor_Pm,
};
static bool home_ctor_Pm(asn_run *run, asn_state v, asn_node *node)
{
    (void)v;
    (void)node;
    return asn_ok(run);
}

/* home.asdl:8: text, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | text, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_text(v, c))_y
 *   network              f_text(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   a span               p(t..u | copy 1, v) = p(t) p(u | t), t and u in sentence
 *   its beginning        p(t) = softmax_t(v * copy.v[0] * h_t)
 *   its end              p(u | t) = softmax_u>=t(v * copy.v[1] * h_u)
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module home_m_text_2 = {
    .name = "text", .kind = ASN_COPIED, .what = HOME_TYPE_text_2, .go = home_type_text_2, .params = home_p_copied,
};
static bool home_type_text_2(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &home_m_text_2, v, node);
}

/* home.asdl:9: name, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | name, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_name(v, c))_y
 *   network              f_name(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   a span               p(t..u | copy 1, v) = p(t) p(u | t), t and u in sentence
 *   its beginning        p(t) = softmax_t(v * copy.v[0] * h_t)
 *   its end              p(u | t) = softmax_u>=t(v * copy.v[1] * h_u)
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module home_m_name = {
    .name = "name", .kind = ASN_COPIED, .what = HOME_TYPE_name, .go = home_type_name, .params = home_p_copied,
};
static bool home_type_name(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &home_m_name, v, node);
}

/* home.asdl:13: list, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | list, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_list(v, c))_y
 *   network              f_list(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   a span               p(t..u | copy 1, v) = p(t) p(u | t), t and u in sentence
 *   its beginning        p(t) = softmax_t(v * copy.v[0] * h_t)
 *   its end              p(u | t) = softmax_u>=t(v * copy.v[1] * h_u)
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module home_m_list = {
    .name = "list", .kind = ASN_COPIED, .what = HOME_TYPE_list, .go = home_type_list, .params = home_p_copied,
};
static bool home_type_list(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &home_m_list, v, node);
}

/* home.asdl:14: item, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | item, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_item(v, c))_y
 *   network              f_item(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   a span               p(t..u | copy 1, v) = p(t) p(u | t), t and u in sentence
 *   its beginning        p(t) = softmax_t(v * copy.v[0] * h_t)
 *   its end              p(u | t) = softmax_u>=t(v * copy.v[1] * h_u)
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module home_m_item = {
    .name = "item", .kind = ASN_COPIED, .what = HOME_TYPE_item, .go = home_type_item, .params = home_p_copied,
};
static bool home_type_item(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &home_m_item, v, node);
}

/* home.asdl:17: label, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | label, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_label(v, c))_y
 *   network              f_label(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   a span               p(t..u | copy 1, v) = p(t) p(u | t), t and u in sentence
 *   its beginning        p(t) = softmax_t(v * copy.v[0] * h_t)
 *   its end              p(u | t) = softmax_u>=t(v * copy.v[1] * h_u)
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module home_m_label = {
    .name = "label", .kind = ASN_COPIED, .what = HOME_TYPE_label, .go = home_type_label, .params = home_p_copied,
};
static bool home_type_label(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &home_m_label, v, node);
}

/* home.asdl:19: title, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | title, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_title(v, c))_y
 *   network              f_title(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   a span               p(t..u | copy 1, v) = p(t) p(u | t), t and u in sentence
 *   its beginning        p(t) = softmax_t(v * copy.v[0] * h_t)
 *   its end              p(u | t) = softmax_u>=t(v * copy.v[1] * h_u)
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module home_m_title = {
    .name = "title", .kind = ASN_COPIED, .what = HOME_TYPE_title, .go = home_type_title, .params = home_p_copied,
};
static bool home_type_title(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &home_m_title, v, node);
}

/* home.asdl:19: place, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | place, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_place(v, c))_y
 *   network              f_place(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   a span               p(t..u | copy 1, v) = p(t) p(u | t), t and u in sentence
 *   its beginning        p(t) = softmax_t(v * copy.v[0] * h_t)
 *   its end              p(u | t) = softmax_u>=t(v * copy.v[1] * h_u)
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module home_m_place = {
    .name = "place", .kind = ASN_COPIED, .what = HOME_TYPE_place, .go = home_type_place, .params = home_p_copied,
};
static bool home_type_place(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &home_m_place, v, node);
}

/* home.asdl:22: number, a primitive type: a list learnt from the data, copied from the input
 *   query                q = v * att.v
 *   attention            c = sum_t a_t h_t,  a_t = softmax_t(q * h_t)
 *   way                  p(w | number, v) = softmax(f_way(v, c))_w
 *   network              f_way(v, c) = tanh(v * way.v + c * way.c + way.b) * way.out.w + way.out.b
 *   value                p(y) = sum of p(w | v) p(d | w, v) over all derivations d of y
 *   from the list        p(y | list, v) = softmax(f_number(v, c))_y
 *   network              f_number(v, c) = tanh(v * f.v + c * f.c + f.b) * f.out.w + f.out.b
 *   a token              p(t | copy 1, v) = softmax_t(v * copy.v[0] * h_t), t in sentence
 *   parameters           att.v H x 2H, f.v H x H, f.c 2H x H, f.b 1 x H, f.out.w H x V, f.out.b 1 x V,
 *                        way.v H x H, way.c 2H x H, way.b 1 x H, way.out.w H x ways, way.out.b 1 x ways,
 *                        copy.v H x 2H*pointers */
static const asn_module home_m_number = {
    .name = "number", .kind = ASN_COPIED, .what = HOME_TYPE_number, .go = home_type_number,
    .params = home_p_copied,
};
static bool home_type_number(asn_run *run, asn_state v, asn_node *node)
{
    return asn_value(run, &home_m_number, v, node);
}

/* ---- Target text, from the task's templates. */

static const asn_spelling home_spell_Clock_minute[] = {
    {.kind = ASN_NUMBER, .value = "1", .value_length = 1, .text = "01", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "2", .value_length = 1, .text = "02", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "3", .value_length = 1, .text = "03", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "4", .value_length = 1, .text = "04", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "5", .value_length = 1, .text = "05", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "6", .value_length = 1, .text = "06", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "7", .value_length = 1, .text = "07", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "8", .value_length = 1, .text = "08", .text_length = 2},
    {.kind = ASN_NUMBER, .value = "9", .value_length = 1, .text = "09", .text_length = 2},
};

/* print Remind "remind {text!json}{?when: {when}}" */
static void home_print_Remind(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "remind ", 7);
    asn_put_value(p, asn_tree_child(t, HOME_Remind_text, 0), ASN_JSON, NULL, 0, NULL, 0);
    if (asn_tree_count(t, HOME_Remind_when) > 0) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HOME_Remind_when, 0), 0, ASN_ANY_LEVEL);
    }
}

/* print Message "{by} {to!json} {text!json}" */
static void home_print_Message(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, HOME_Message_by, 0), 0, ASN_ANY_LEVEL);
    asn_put(p, " ", 1);
    asn_put_value(p, asn_tree_child(t, HOME_Message_to, 0), ASN_JSON, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_value(p, asn_tree_child(t, HOME_Message_text, 0), ASN_JSON, NULL, 0, NULL, 0);
}

/* print Call "call {who!json}{?line: {line}}" */
static void home_print_Call(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "call ", 5);
    asn_put_value(p, asn_tree_child(t, HOME_Call_who, 0), ASN_JSON, NULL, 0, NULL, 0);
    if (asn_tree_count(t, HOME_Call_line) > 0) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HOME_Call_line, 0), 0, ASN_ANY_LEVEL);
    }
}

/* print Note "note {text!json}" */
static void home_print_Note(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "note ", 5);
    asn_put_value(p, asn_tree_child(t, HOME_Note_text, 0), ASN_JSON, NULL, 0, NULL, 0);
}

/* print Event "event {what!json} {when}" */
static void home_print_Event(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "event ", 6);
    asn_put_value(p, asn_tree_child(t, HOME_Event_what, 0), ASN_JSON, NULL, 0, NULL, 0);
    asn_put(p, " ", 1);
    asn_put_tree(p, asn_tree_child(t, HOME_Event_when, 0), 0, ASN_ANY_LEVEL);
}

/* print Put "put {entries:, }{?on: on {on!json}}" */
static void home_print_Put(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "put ", 4);
    for (int i1 = 0; i1 < asn_tree_count(t, HOME_Put_entries); i1++) {
        if (i1 > 0) {
            asn_put(p, ", ", 2);
        }
        asn_put_tree(p, asn_tree_child(t, HOME_Put_entries, i1), 0, ASN_ANY_LEVEL);
    }
    if (asn_tree_count(t, HOME_Put_on) > 0) {
        asn_put(p, " on ", 4);
        asn_put_value(p, asn_tree_child(t, HOME_Put_on, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Take "take {what!json}{?off: off {off!json}}" */
static void home_print_Take(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "take ", 5);
    asn_put_value(p, asn_tree_child(t, HOME_Take_what, 0), ASN_JSON, NULL, 0, NULL, 0);
    if (asn_tree_count(t, HOME_Take_off) > 0) {
        asn_put(p, " off ", 5);
        asn_put_value(p, asn_tree_child(t, HOME_Take_off, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Read "read{?list: {list!json}}" */
static void home_print_Read(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "read", 4);
    if (asn_tree_count(t, HOME_Read_list) > 0) {
        asn_put(p, " ", 1);
        asn_put_value(p, asn_tree_child(t, HOME_Read_list, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Wake "wake {when}" */
static void home_print_Wake(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "wake ", 5);
    asn_put_tree(p, asn_tree_child(t, HOME_Wake_when, 0), 0, ASN_ANY_LEVEL);
}

/* print Timer "timer {length}{?label: {label!json}}" */
static void home_print_Timer(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "timer ", 6);
    asn_put_tree(p, asn_tree_child(t, HOME_Timer_length, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, HOME_Timer_label) > 0) {
        asn_put(p, " ", 1);
        asn_put_value(p, asn_tree_child(t, HOME_Timer_label, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Cancel "cancel timer{?label: {label!json}}" */
static void home_print_Cancel(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "cancel timer", 12);
    if (asn_tree_count(t, HOME_Cancel_label) > 0) {
        asn_put(p, " ", 1);
        asn_put_value(p, asn_tree_child(t, HOME_Cancel_label, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Play "play{?what: {what!json}}{?by: by {by!json}}{?where: in {where!json}}" */
static void home_print_Play(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "play", 4);
    if (asn_tree_count(t, HOME_Play_what) > 0) {
        asn_put(p, " ", 1);
        asn_put_value(p, asn_tree_child(t, HOME_Play_what, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
    if (asn_tree_count(t, HOME_Play_by) > 0) {
        asn_put(p, " by ", 4);
        asn_put_value(p, asn_tree_child(t, HOME_Play_by, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
    if (asn_tree_count(t, HOME_Play_where) > 0) {
        asn_put(p, " in ", 4);
        asn_put_value(p, asn_tree_child(t, HOME_Play_where, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Music "music {act}" */
static void home_print_Music(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "music ", 6);
    asn_put_tree(p, asn_tree_child(t, HOME_Music_act, 0), 0, ASN_ANY_LEVEL);
}

/* print Volume "volume {level}{?where: in {where!json}}" */
static void home_print_Volume(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "volume ", 7);
    asn_put_tree(p, asn_tree_child(t, HOME_Volume_level, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, HOME_Volume_where) > 0) {
        asn_put(p, " in ", 4);
        asn_put_value(p, asn_tree_child(t, HOME_Volume_where, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Heat "heat {degrees}{?where: in {where!json}}" */
static void home_print_Heat(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "heat ", 5);
    asn_put_value(p, asn_tree_child(t, HOME_Heat_degrees, 0), ASN_RAW, NULL, 0, NULL, 0);
    if (asn_tree_count(t, HOME_Heat_where) > 0) {
        asn_put(p, " in ", 4);
        asn_put_value(p, asn_tree_child(t, HOME_Heat_where, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Light "light {glow}{?where: in {where!json}}" */
static void home_print_Light(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "light ", 6);
    asn_put_tree(p, asn_tree_child(t, HOME_Light_glow, 0), 0, ASN_ANY_LEVEL);
    if (asn_tree_count(t, HOME_Light_where) > 0) {
        asn_put(p, " in ", 4);
        asn_put_value(p, asn_tree_child(t, HOME_Light_where, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Lock "lock{?door: {door!json}}" */
static void home_print_Lock(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "lock", 4);
    if (asn_tree_count(t, HOME_Lock_door) > 0) {
        asn_put(p, " ", 1);
        asn_put_value(p, asn_tree_child(t, HOME_Lock_door, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Unlock "unlock{?door: {door!json}}" */
static void home_print_Unlock(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "unlock", 6);
    if (asn_tree_count(t, HOME_Unlock_door) > 0) {
        asn_put(p, " ", 1);
        asn_put_value(p, asn_tree_child(t, HOME_Unlock_door, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
}

/* print Clean "clean {where!json}" */
static void home_print_Clean(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "clean ", 6);
    asn_put_value(p, asn_tree_child(t, HOME_Clean_where, 0), ASN_JSON, NULL, 0, NULL, 0);
}

/* print Weather "weather{?where: in {where!json}}{?when: {when}}" */
static void home_print_Weather(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "weather", 7);
    if (asn_tree_count(t, HOME_Weather_where) > 0) {
        asn_put(p, " in ", 4);
        asn_put_value(p, asn_tree_child(t, HOME_Weather_where, 0), ASN_JSON, NULL, 0, NULL, 0);
    }
    if (asn_tree_count(t, HOME_Weather_when) > 0) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HOME_Weather_when, 0), 0, ASN_ANY_LEVEL);
    }
}

/* print Text "text" */
static void home_print_Text(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "text", 4);
}

/* print Email "email" */
static void home_print_Email(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "email", 5);
}

/* print Mobile "mobile" */
static void home_print_Mobile(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "mobile", 6);
}

/* print Landline "landline" */
static void home_print_Landline(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "landline", 8);
}

/* print Office "office" */
static void home_print_Office(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "office", 6);
}

/* print entry "{?count:{count} }{what!json}" */
static void home_print_entry(asn_printer *p, const asn_tree *t)
{
    if (asn_tree_count(t, HOME_entry_count) > 0) {
        asn_put_value(p, asn_tree_child(t, HOME_entry_count, 0), ASN_RAW, NULL, 0, NULL, 0);
        asn_put(p, " ", 1);
    }
    asn_put_value(p, asn_tree_child(t, HOME_entry_what, 0), ASN_JSON, NULL, 0, NULL, 0);
}

/* print Pause "pause" */
static void home_print_Pause(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "pause", 5);
}

/* print Resume "resume" */
static void home_print_Resume(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "resume", 6);
}

/* print Skip "skip" */
static void home_print_Skip(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "skip", 4);
}

/* print Back "back" */
static void home_print_Back(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "back", 4);
}

/* print Louder "up" */
static void home_print_Louder(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "up", 2);
}

/* print Softer "down" */
static void home_print_Softer(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "down", 4);
}

/* print Mute "off" */
static void home_print_Mute(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "off", 3);
}

/* print Level "{percent}%" */
static void home_print_Level(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, HOME_Level_percent, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, "%", 1);
}

/* print On "on" */
static void home_print_On(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "on", 2);
}

/* print Off "off" */
static void home_print_Off(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "off", 3);
}

/* print Dim "{percent}%" */
static void home_print_Dim(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, HOME_Dim_percent, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, "%", 1);
}

/* print In "in {after}" */
static void home_print_In(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "in ", 3);
    asn_put_tree(p, asn_tree_child(t, HOME_In_after, 0), 0, ASN_ANY_LEVEL);
}

/* print At "{&' ':{day}|{time}}" */
static void home_print_At(asn_printer *p, const asn_tree *t)
{
    asn_join j1 = asn_put_join(p);
    asn_put_part(p, &j1, " ", 1);
    asn_put_tree(p, asn_tree_child(t, HOME_At_day, 0), 0, ASN_ANY_LEVEL);
    asn_put_part(p, &j1, " ", 1);
    asn_put_tree(p, asn_tree_child(t, HOME_At_time, 0), 0, ASN_ANY_LEVEL);
    asn_put_joined(p, &j1);
}

/* print duration "{&' ':{?hours:{hours} h}|{?minutes:{minutes} min}|{?seconds:{seconds} s}}" */
static void home_print_duration(asn_printer *p, const asn_tree *t)
{
    asn_join j1 = asn_put_join(p);
    asn_put_part(p, &j1, " ", 1);
    if (asn_tree_count(t, HOME_duration_hours) > 0) {
        asn_put_value(p, asn_tree_child(t, HOME_duration_hours, 0), ASN_RAW, NULL, 0, NULL, 0);
        asn_put(p, " h", 2);
    }
    asn_put_part(p, &j1, " ", 1);
    if (asn_tree_count(t, HOME_duration_minutes) > 0) {
        asn_put_value(p, asn_tree_child(t, HOME_duration_minutes, 0), ASN_RAW, NULL, 0, NULL, 0);
        asn_put(p, " min", 4);
    }
    asn_put_part(p, &j1, " ", 1);
    if (asn_tree_count(t, HOME_duration_seconds) > 0) {
        asn_put_value(p, asn_tree_child(t, HOME_duration_seconds, 0), ASN_RAW, NULL, 0, NULL, 0);
        asn_put(p, " s", 2);
    }
    asn_put_joined(p, &j1);
}

/* print Today "today" */
static void home_print_Today(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "today", 5);
}

/* print Tomorrow "tomorrow" */
static void home_print_Tomorrow(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "tomorrow", 8);
}

/* print Daily "daily" */
static void home_print_Daily(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "daily", 5);
}

/* print Workdays "on workdays" */
static void home_print_Workdays(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "on workdays", 11);
}

/* print Weekends "on weekends" */
static void home_print_Weekends(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "on weekends", 11);
}

/* print OnDay "on {day}" */
static void home_print_OnDay(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "on ", 3);
    asn_put_tree(p, asn_tree_child(t, HOME_OnDay_day, 0), 0, ASN_ANY_LEVEL);
}

/* print EachDay "every {day}" */
static void home_print_EachDay(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "every ", 6);
    asn_put_tree(p, asn_tree_child(t, HOME_EachDay_day, 0), 0, ASN_ANY_LEVEL);
}

/* print Monday "monday" */
static void home_print_Monday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "monday", 6);
}

/* print Tuesday "tuesday" */
static void home_print_Tuesday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "tuesday", 7);
}

/* print Wednesday "wednesday" */
static void home_print_Wednesday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "wednesday", 9);
}

/* print Thursday "thursday" */
static void home_print_Thursday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "thursday", 8);
}

/* print Friday "friday" */
static void home_print_Friday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "friday", 6);
}

/* print Saturday "saturday" */
static void home_print_Saturday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "saturday", 8);
}

/* print Sunday "sunday" */
static void home_print_Sunday(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "sunday", 6);
}

/* print Clock "at {hour}{?minute::{minute}}{?half: {half}}" */
static void home_print_Clock(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "at ", 3);
    asn_put_value(p, asn_tree_child(t, HOME_Clock_hour, 0), ASN_RAW, NULL, 0, NULL, 0);
    if (asn_tree_count(t, HOME_Clock_minute) > 0) {
        asn_put(p, ":", 1);
        asn_put_value(p, asn_tree_child(t, HOME_Clock_minute, 0), ASN_RAW, home_spell_Clock_minute, 9, NULL, 0);
    }
    if (asn_tree_count(t, HOME_Clock_half) > 0) {
        asn_put(p, " ", 1);
        asn_put_tree(p, asn_tree_child(t, HOME_Clock_half, 0), 0, ASN_ANY_LEVEL);
    }
}

/* print Past "at {minutes} past {hour}" */
static void home_print_Past(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "at ", 3);
    asn_put_value(p, asn_tree_child(t, HOME_Past_minutes, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " past ", 6);
    asn_put_value(p, asn_tree_child(t, HOME_Past_hour, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print To "at {minutes} to {hour}" */
static void home_print_To(asn_printer *p, const asn_tree *t)
{
    asn_put(p, "at ", 3);
    asn_put_value(p, asn_tree_child(t, HOME_To_minutes, 0), ASN_RAW, NULL, 0, NULL, 0);
    asn_put(p, " to ", 4);
    asn_put_value(p, asn_tree_child(t, HOME_To_hour, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* print Noon "at noon" */
static void home_print_Noon(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "at noon", 7);
}

/* print Midnight "at midnight" */
static void home_print_Midnight(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "at midnight", 11);
}

/* print Morning "morning" */
static void home_print_Morning(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "morning", 7);
}

/* print Afternoon "afternoon" */
static void home_print_Afternoon(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "afternoon", 9);
}

/* print Evening "evening" */
static void home_print_Evening(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "evening", 7);
}

/* print Night "night" */
static void home_print_Night(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "night", 5);
}

/* print Am "am" */
static void home_print_Am(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "am", 2);
}

/* print Pm "pm" */
static void home_print_Pm(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put(p, "pm", 2);
}

/* How each constructor prints. */
static const asn_template home_templates[] = {
    [0] = {.level = -1},
    [HOME_Remind] = {.print = home_print_Remind, .level = -1, .steps = 1},
    [HOME_Message] = {.print = home_print_Message, .level = -1, .steps = 7},
    [HOME_Call] = {.print = home_print_Call, .level = -1, .steps = 13},
    [HOME_Note] = {.print = home_print_Note, .level = -1, .steps = 19},
    [HOME_Event] = {.print = home_print_Event, .level = -1, .steps = 22},
    [HOME_Put] = {.print = home_print_Put, .level = -1, .steps = 27},
    [HOME_Take] = {.print = home_print_Take, .level = -1, .steps = 37},
    [HOME_Read] = {.print = home_print_Read, .level = -1, .steps = 43},
    [HOME_Wake] = {.print = home_print_Wake, .level = -1, .steps = 48},
    [HOME_Timer] = {.print = home_print_Timer, .level = -1, .steps = 51},
    [HOME_Cancel] = {.print = home_print_Cancel, .level = -1, .steps = 57},
    [HOME_Play] = {.print = home_print_Play, .level = -1, .steps = 62},
    [HOME_Music] = {.print = home_print_Music, .level = -1, .steps = 73},
    [HOME_Volume] = {.print = home_print_Volume, .level = -1, .steps = 76},
    [HOME_Heat] = {.print = home_print_Heat, .level = -1, .steps = 82},
    [HOME_Light] = {.print = home_print_Light, .level = -1, .steps = 88},
    [HOME_Lock] = {.print = home_print_Lock, .level = -1, .steps = 94},
    [HOME_Unlock] = {.print = home_print_Unlock, .level = -1, .steps = 99},
    [HOME_Clean] = {.print = home_print_Clean, .level = -1, .steps = 104},
    [HOME_Weather] = {.print = home_print_Weather, .level = -1, .steps = 107},
    [HOME_Text] = {.print = home_print_Text, .level = -1, .steps = 115},
    [HOME_Email] = {.print = home_print_Email, .level = -1, .steps = 117},
    [HOME_Mobile] = {.print = home_print_Mobile, .level = -1, .steps = 119},
    [HOME_Landline] = {.print = home_print_Landline, .level = -1, .steps = 121},
    [HOME_Office] = {.print = home_print_Office, .level = -1, .steps = 123},
    [HOME_entry] = {.print = home_print_entry, .level = -1, .steps = 125},
    [HOME_Pause] = {.print = home_print_Pause, .level = -1, .steps = 130},
    [HOME_Resume] = {.print = home_print_Resume, .level = -1, .steps = 132},
    [HOME_Skip] = {.print = home_print_Skip, .level = -1, .steps = 134},
    [HOME_Back] = {.print = home_print_Back, .level = -1, .steps = 136},
    [HOME_Louder] = {.print = home_print_Louder, .level = -1, .steps = 138},
    [HOME_Softer] = {.print = home_print_Softer, .level = -1, .steps = 140},
    [HOME_Mute] = {.print = home_print_Mute, .level = -1, .steps = 142},
    [HOME_Level] = {.print = home_print_Level, .level = -1, .steps = 144},
    [HOME_On] = {.print = home_print_On, .level = -1, .steps = 147},
    [HOME_Off] = {.print = home_print_Off, .level = -1, .steps = 149},
    [HOME_Dim] = {.print = home_print_Dim, .level = -1, .steps = 151},
    [HOME_In] = {.print = home_print_In, .level = -1, .steps = 154},
    [HOME_At] = {.print = home_print_At, .level = -1, .steps = 157},
    [HOME_duration] = {.print = home_print_duration, .level = -1, .steps = 164},
    [HOME_Today] = {.print = home_print_Today, .level = -1, .steps = 179},
    [HOME_Tomorrow] = {.print = home_print_Tomorrow, .level = -1, .steps = 181},
    [HOME_Daily] = {.print = home_print_Daily, .level = -1, .steps = 183},
    [HOME_Workdays] = {.print = home_print_Workdays, .level = -1, .steps = 185},
    [HOME_Weekends] = {.print = home_print_Weekends, .level = -1, .steps = 187},
    [HOME_OnDay] = {.print = home_print_OnDay, .level = -1, .steps = 189},
    [HOME_EachDay] = {.print = home_print_EachDay, .level = -1, .steps = 192},
    [HOME_Monday] = {.print = home_print_Monday, .level = -1, .steps = 195},
    [HOME_Tuesday] = {.print = home_print_Tuesday, .level = -1, .steps = 197},
    [HOME_Wednesday] = {.print = home_print_Wednesday, .level = -1, .steps = 199},
    [HOME_Thursday] = {.print = home_print_Thursday, .level = -1, .steps = 201},
    [HOME_Friday] = {.print = home_print_Friday, .level = -1, .steps = 203},
    [HOME_Saturday] = {.print = home_print_Saturday, .level = -1, .steps = 205},
    [HOME_Sunday] = {.print = home_print_Sunday, .level = -1, .steps = 207},
    [HOME_Clock] = {.print = home_print_Clock, .level = -1, .steps = 209},
    [HOME_Past] = {.print = home_print_Past, .level = -1, .steps = 218},
    [HOME_To] = {.print = home_print_To, .level = -1, .steps = 223},
    [HOME_Noon] = {.print = home_print_Noon, .level = -1, .steps = 228},
    [HOME_Midnight] = {.print = home_print_Midnight, .level = -1, .steps = 230},
    [HOME_Morning] = {.print = home_print_Morning, .level = -1, .steps = 232},
    [HOME_Afternoon] = {.print = home_print_Afternoon, .level = -1, .steps = 234},
    [HOME_Evening] = {.print = home_print_Evening, .level = -1, .steps = 236},
    [HOME_Night] = {.print = home_print_Night, .level = -1, .steps = 238},
    [HOME_Am] = {.print = home_print_Am, .level = -1, .steps = 240},
    [HOME_Pm] = {.print = home_print_Pm, .level = -1, .steps = 242},
};

/* ---- The same templates, step by step, for reading target text. */

#ifndef ASN_SHIPPED
static const asn_template_step home_steps[] = {
    {.kind = ASN_STEP_END},
    /* 1: Remind */
    {.kind = ASN_STEP_TEXT, .text = "remind ", .length = 7},
    {.kind = ASN_STEP_CHILD, .field = HOME_Remind_text, .how = ASN_JSON},
    {.kind = ASN_STEP_IF, .field = HOME_Remind_when, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Remind_when, .level = -1},
    {.kind = ASN_STEP_END},
    /* 7: Message */
    {.kind = ASN_STEP_CHILD, .field = HOME_Message_by, .level = -1},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Message_to, .how = ASN_JSON},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Message_text, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 13: Call */
    {.kind = ASN_STEP_TEXT, .text = "call ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = HOME_Call_who, .how = ASN_JSON},
    {.kind = ASN_STEP_IF, .field = HOME_Call_line, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Call_line, .level = -1},
    {.kind = ASN_STEP_END},
    /* 19: Note */
    {.kind = ASN_STEP_TEXT, .text = "note ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = HOME_Note_text, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 22: Event */
    {.kind = ASN_STEP_TEXT, .text = "event ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HOME_Event_what, .how = ASN_JSON},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Event_when, .level = -1},
    {.kind = ASN_STEP_END},
    /* 27: Put */
    {.kind = ASN_STEP_TEXT, .text = "put ", .length = 4},
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 6},
    {.kind = ASN_STEP_TEXT, .text = ", ", .length = 2},
    {.kind = ASN_STEP_GO, .to = 2},
    {.kind = ASN_STEP_IF, .field = HOME_Put_on, .test = ASN_TEST_PRESENT, .to = 9},
    {.kind = ASN_STEP_TEXT, .text = " on ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_on, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 37: Take */
    {.kind = ASN_STEP_TEXT, .text = "take ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = HOME_Take_what, .how = ASN_JSON},
    {.kind = ASN_STEP_IF, .field = HOME_Take_off, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " off ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = HOME_Take_off, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 43: Read */
    {.kind = ASN_STEP_TEXT, .text = "read", .length = 4},
    {.kind = ASN_STEP_IF, .field = HOME_Read_list, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Read_list, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 48: Wake */
    {.kind = ASN_STEP_TEXT, .text = "wake ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = HOME_Wake_when, .level = -1},
    {.kind = ASN_STEP_END},
    /* 51: Timer */
    {.kind = ASN_STEP_TEXT, .text = "timer ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HOME_Timer_length, .level = -1},
    {.kind = ASN_STEP_IF, .field = HOME_Timer_label, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Timer_label, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 57: Cancel */
    {.kind = ASN_STEP_TEXT, .text = "cancel timer", .length = 12},
    {.kind = ASN_STEP_IF, .field = HOME_Cancel_label, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Cancel_label, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 62: Play */
    {.kind = ASN_STEP_TEXT, .text = "play", .length = 4},
    {.kind = ASN_STEP_IF, .field = HOME_Play_what, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Play_what, .how = ASN_JSON},
    {.kind = ASN_STEP_IF, .field = HOME_Play_by, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = " by ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HOME_Play_by, .how = ASN_JSON},
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 10},
    {.kind = ASN_STEP_TEXT, .text = " in ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HOME_Play_where, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 73: Music */
    {.kind = ASN_STEP_TEXT, .text = "music ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HOME_Music_act, .level = -1},
    {.kind = ASN_STEP_END},
    /* 76: Volume */
    {.kind = ASN_STEP_TEXT, .text = "volume ", .length = 7},
    {.kind = ASN_STEP_CHILD, .field = HOME_Volume_level, .level = -1},
    {.kind = ASN_STEP_IF, .field = HOME_Volume_where, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " in ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HOME_Volume_where, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 82: Heat */
    {.kind = ASN_STEP_TEXT, .text = "heat ", .length = 5},
    {.kind = ASN_STEP_CHILD, .field = HOME_Heat_degrees},
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " in ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HOME_Heat_where, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 88: Light */
    {.kind = ASN_STEP_TEXT, .text = "light ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HOME_Light_glow, .level = -1},
    {.kind = ASN_STEP_IF, .field = HOME_Light_where, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = " in ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HOME_Light_where, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 94: Lock */
    {.kind = ASN_STEP_TEXT, .text = "lock", .length = 4},
    {.kind = ASN_STEP_IF, .field = HOME_Lock_door, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Lock_door, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 99: Unlock */
    {.kind = ASN_STEP_TEXT, .text = "unlock", .length = 6},
    {.kind = ASN_STEP_IF, .field = HOME_Unlock_door, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Unlock_door, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 104: Clean */
    {.kind = ASN_STEP_TEXT, .text = "clean ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HOME_Clean_where, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 107: Weather */
    {.kind = ASN_STEP_TEXT, .text = "weather", .length = 7},
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    {.kind = ASN_STEP_TEXT, .text = " in ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HOME_Weather_where, .how = ASN_JSON},
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Weather_when, .level = -1},
    {.kind = ASN_STEP_END},
    /* 115: Text */
    {.kind = ASN_STEP_TEXT, .text = "text", .length = 4},
    {.kind = ASN_STEP_END},
    /* 117: Email */
    {.kind = ASN_STEP_TEXT, .text = "email", .length = 5},
    {.kind = ASN_STEP_END},
    /* 119: Mobile */
    {.kind = ASN_STEP_TEXT, .text = "mobile", .length = 6},
    {.kind = ASN_STEP_END},
    /* 121: Landline */
    {.kind = ASN_STEP_TEXT, .text = "landline", .length = 8},
    {.kind = ASN_STEP_END},
    /* 123: Office */
    {.kind = ASN_STEP_TEXT, .text = "office", .length = 6},
    {.kind = ASN_STEP_END},
    /* 125: entry */
    {.kind = ASN_STEP_IF, .field = HOME_entry_count, .test = ASN_TEST_PRESENT, .to = 3},
    {.kind = ASN_STEP_CHILD, .field = HOME_entry_count},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_entry_what, .how = ASN_JSON},
    {.kind = ASN_STEP_END},
    /* 130: Pause */
    {.kind = ASN_STEP_TEXT, .text = "pause", .length = 5},
    {.kind = ASN_STEP_END},
    /* 132: Resume */
    {.kind = ASN_STEP_TEXT, .text = "resume", .length = 6},
    {.kind = ASN_STEP_END},
    /* 134: Skip */
    {.kind = ASN_STEP_TEXT, .text = "skip", .length = 4},
    {.kind = ASN_STEP_END},
    /* 136: Back */
    {.kind = ASN_STEP_TEXT, .text = "back", .length = 4},
    {.kind = ASN_STEP_END},
    /* 138: Louder */
    {.kind = ASN_STEP_TEXT, .text = "up", .length = 2},
    {.kind = ASN_STEP_END},
    /* 140: Softer */
    {.kind = ASN_STEP_TEXT, .text = "down", .length = 4},
    {.kind = ASN_STEP_END},
    /* 142: Mute */
    {.kind = ASN_STEP_TEXT, .text = "off", .length = 3},
    {.kind = ASN_STEP_END},
    /* 144: Level */
    {.kind = ASN_STEP_CHILD, .field = HOME_Level_percent},
    {.kind = ASN_STEP_TEXT, .text = "%", .length = 1},
    {.kind = ASN_STEP_END},
    /* 147: On */
    {.kind = ASN_STEP_TEXT, .text = "on", .length = 2},
    {.kind = ASN_STEP_END},
    /* 149: Off */
    {.kind = ASN_STEP_TEXT, .text = "off", .length = 3},
    {.kind = ASN_STEP_END},
    /* 151: Dim */
    {.kind = ASN_STEP_CHILD, .field = HOME_Dim_percent},
    {.kind = ASN_STEP_TEXT, .text = "%", .length = 1},
    {.kind = ASN_STEP_END},
    /* 154: In */
    {.kind = ASN_STEP_TEXT, .text = "in ", .length = 3},
    {.kind = ASN_STEP_CHILD, .field = HOME_In_after, .level = -1},
    {.kind = ASN_STEP_END},
    /* 157: At */
    {.kind = ASN_STEP_JOIN},
    {.kind = ASN_STEP_PART, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_At_day, .level = -1},
    {.kind = ASN_STEP_PART, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_At_time, .level = -1},
    {.kind = ASN_STEP_JOINED},
    {.kind = ASN_STEP_END},
    /* 164: duration */
    {.kind = ASN_STEP_JOIN},
    {.kind = ASN_STEP_PART, .text = " ", .length = 1},
    {.kind = ASN_STEP_IF, .field = HOME_duration_hours, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_CHILD, .field = HOME_duration_hours},
    {.kind = ASN_STEP_TEXT, .text = " h", .length = 2},
    {.kind = ASN_STEP_PART, .text = " ", .length = 1},
    {.kind = ASN_STEP_IF, .field = HOME_duration_minutes, .test = ASN_TEST_PRESENT, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_duration_minutes},
    {.kind = ASN_STEP_TEXT, .text = " min", .length = 4},
    {.kind = ASN_STEP_PART, .text = " ", .length = 1},
    {.kind = ASN_STEP_IF, .field = HOME_duration_seconds, .test = ASN_TEST_PRESENT, .to = 13},
    {.kind = ASN_STEP_CHILD, .field = HOME_duration_seconds},
    {.kind = ASN_STEP_TEXT, .text = " s", .length = 2},
    {.kind = ASN_STEP_JOINED},
    {.kind = ASN_STEP_END},
    /* 179: Today */
    {.kind = ASN_STEP_TEXT, .text = "today", .length = 5},
    {.kind = ASN_STEP_END},
    /* 181: Tomorrow */
    {.kind = ASN_STEP_TEXT, .text = "tomorrow", .length = 8},
    {.kind = ASN_STEP_END},
    /* 183: Daily */
    {.kind = ASN_STEP_TEXT, .text = "daily", .length = 5},
    {.kind = ASN_STEP_END},
    /* 185: Workdays */
    {.kind = ASN_STEP_TEXT, .text = "on workdays", .length = 11},
    {.kind = ASN_STEP_END},
    /* 187: Weekends */
    {.kind = ASN_STEP_TEXT, .text = "on weekends", .length = 11},
    {.kind = ASN_STEP_END},
    /* 189: OnDay */
    {.kind = ASN_STEP_TEXT, .text = "on ", .length = 3},
    {.kind = ASN_STEP_CHILD, .field = HOME_OnDay_day, .level = -1},
    {.kind = ASN_STEP_END},
    /* 192: EachDay */
    {.kind = ASN_STEP_TEXT, .text = "every ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HOME_EachDay_day, .level = -1},
    {.kind = ASN_STEP_END},
    /* 195: Monday */
    {.kind = ASN_STEP_TEXT, .text = "monday", .length = 6},
    {.kind = ASN_STEP_END},
    /* 197: Tuesday */
    {.kind = ASN_STEP_TEXT, .text = "tuesday", .length = 7},
    {.kind = ASN_STEP_END},
    /* 199: Wednesday */
    {.kind = ASN_STEP_TEXT, .text = "wednesday", .length = 9},
    {.kind = ASN_STEP_END},
    /* 201: Thursday */
    {.kind = ASN_STEP_TEXT, .text = "thursday", .length = 8},
    {.kind = ASN_STEP_END},
    /* 203: Friday */
    {.kind = ASN_STEP_TEXT, .text = "friday", .length = 6},
    {.kind = ASN_STEP_END},
    /* 205: Saturday */
    {.kind = ASN_STEP_TEXT, .text = "saturday", .length = 8},
    {.kind = ASN_STEP_END},
    /* 207: Sunday */
    {.kind = ASN_STEP_TEXT, .text = "sunday", .length = 6},
    {.kind = ASN_STEP_END},
    /* 209: Clock */
    {.kind = ASN_STEP_TEXT, .text = "at ", .length = 3},
    {.kind = ASN_STEP_CHILD, .field = HOME_Clock_hour},
    {.kind = ASN_STEP_IF, .field = HOME_Clock_minute, .test = ASN_TEST_PRESENT, .to = 5},
    {.kind = ASN_STEP_TEXT, .text = ":", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Clock_minute, .own = home_spell_Clock_minute, .n_own = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Clock_half, .test = ASN_TEST_PRESENT, .to = 8},
    {.kind = ASN_STEP_TEXT, .text = " ", .length = 1},
    {.kind = ASN_STEP_CHILD, .field = HOME_Clock_half, .level = -1},
    {.kind = ASN_STEP_END},
    /* 218: Past */
    {.kind = ASN_STEP_TEXT, .text = "at ", .length = 3},
    {.kind = ASN_STEP_CHILD, .field = HOME_Past_minutes},
    {.kind = ASN_STEP_TEXT, .text = " past ", .length = 6},
    {.kind = ASN_STEP_CHILD, .field = HOME_Past_hour},
    {.kind = ASN_STEP_END},
    /* 223: To */
    {.kind = ASN_STEP_TEXT, .text = "at ", .length = 3},
    {.kind = ASN_STEP_CHILD, .field = HOME_To_minutes},
    {.kind = ASN_STEP_TEXT, .text = " to ", .length = 4},
    {.kind = ASN_STEP_CHILD, .field = HOME_To_hour},
    {.kind = ASN_STEP_END},
    /* 228: Noon */
    {.kind = ASN_STEP_TEXT, .text = "at noon", .length = 7},
    {.kind = ASN_STEP_END},
    /* 230: Midnight */
    {.kind = ASN_STEP_TEXT, .text = "at midnight", .length = 11},
    {.kind = ASN_STEP_END},
    /* 232: Morning */
    {.kind = ASN_STEP_TEXT, .text = "morning", .length = 7},
    {.kind = ASN_STEP_END},
    /* 234: Afternoon */
    {.kind = ASN_STEP_TEXT, .text = "afternoon", .length = 9},
    {.kind = ASN_STEP_END},
    /* 236: Evening */
    {.kind = ASN_STEP_TEXT, .text = "evening", .length = 7},
    {.kind = ASN_STEP_END},
    /* 238: Night */
    {.kind = ASN_STEP_TEXT, .text = "night", .length = 5},
    {.kind = ASN_STEP_END},
    /* 240: Am */
    {.kind = ASN_STEP_TEXT, .text = "am", .length = 2},
    {.kind = ASN_STEP_END},
    /* 242: Pm */
    {.kind = ASN_STEP_TEXT, .text = "pm", .length = 2},
    {.kind = ASN_STEP_END},
};
#endif /* ASN_SHIPPED */

/* ---- The grammar and the task, as tables. What a row does not say is false, 0 or NULL. */

static const asn_type home_types[] = {
    [HOME_TYPE_command] = {.name = "command", .reachable = true, .first_ctor = HOME_Remind, .n_ctors = 20},
    [HOME_TYPE_medium] = {.name = "medium", .reachable = true, .first_ctor = HOME_Text, .n_ctors = 2},
    [HOME_TYPE_line] = {.name = "line", .reachable = true, .first_ctor = HOME_Mobile, .n_ctors = 3},
    [HOME_TYPE_entry] = {.name = "entry", .reachable = true, .first_ctor = HOME_entry, .n_ctors = 1},
    [HOME_TYPE_act] = {.name = "act", .reachable = true, .first_ctor = HOME_Pause, .n_ctors = 4},
    [HOME_TYPE_level] = {.name = "level", .reachable = true, .first_ctor = HOME_Louder, .n_ctors = 4},
    [HOME_TYPE_glow] = {.name = "glow", .reachable = true, .first_ctor = HOME_On, .n_ctors = 3},
    [HOME_TYPE_when] = {.name = "when", .reachable = true, .first_ctor = HOME_In, .n_ctors = 2},
    [HOME_TYPE_duration] = {.name = "duration", .reachable = true, .first_ctor = HOME_duration, .n_ctors = 1},
    [HOME_TYPE_day] = {.name = "day", .reachable = true, .first_ctor = HOME_Today, .n_ctors = 7},
    [HOME_TYPE_weekday] = {.name = "weekday", .reachable = true, .first_ctor = HOME_Monday, .n_ctors = 7},
    [HOME_TYPE_time] = {.name = "time", .reachable = true, .first_ctor = HOME_Clock, .n_ctors = 9},
    [HOME_TYPE_half] = {.name = "half", .reachable = true, .first_ctor = HOME_Am, .n_ctors = 2},
    [HOME_TYPE_text_2] = {.name = "text", .primitive = true, .reachable = true, .first_copy = 0, .n_copies = 1},
    [HOME_TYPE_name] = {.name = "name", .primitive = true, .reachable = true, .first_copy = 1, .n_copies = 1},
    [HOME_TYPE_list] = {.name = "list", .primitive = true, .reachable = true, .first_copy = 2, .n_copies = 1},
    [HOME_TYPE_item] = {.name = "item", .primitive = true, .reachable = true, .first_copy = 3, .n_copies = 1},
    [HOME_TYPE_label] = {.name = "label", .primitive = true, .reachable = true, .first_copy = 4, .n_copies = 1},
    [HOME_TYPE_title] = {.name = "title", .primitive = true, .reachable = true, .first_copy = 5, .n_copies = 1},
    [HOME_TYPE_place] = {.name = "place", .primitive = true, .reachable = true, .first_copy = 6, .n_copies = 1},
    [HOME_TYPE_number] = {.name = "number", .primitive = true, .reachable = true, .first_copy = 7, .n_copies = 1},
};

static const asn_ctor home_ctors[] = {
    [0] = {.name = ""}, /* numbers begin at 1 */
    [HOME_Remind] = {.name = "Remind", .length = 6, .type = HOME_TYPE_command, .first_field = 0, .n_fields = 2},
    [HOME_Message] = {.name = "Message", .length = 7, .type = HOME_TYPE_command, .first_field = 2, .n_fields = 3},
    [HOME_Call] = {.name = "Call", .length = 4, .type = HOME_TYPE_command, .first_field = 5, .n_fields = 2},
    [HOME_Note] = {.name = "Note", .length = 4, .type = HOME_TYPE_command, .first_field = 7, .n_fields = 1},
    [HOME_Event] = {.name = "Event", .length = 5, .type = HOME_TYPE_command, .first_field = 8, .n_fields = 2},
    [HOME_Put] = {.name = "Put", .length = 3, .type = HOME_TYPE_command, .first_field = 10, .n_fields = 2},
    [HOME_Take] = {.name = "Take", .length = 4, .type = HOME_TYPE_command, .first_field = 12, .n_fields = 2},
    [HOME_Read] = {.name = "Read", .length = 4, .type = HOME_TYPE_command, .first_field = 14, .n_fields = 1},
    [HOME_Wake] = {.name = "Wake", .length = 4, .type = HOME_TYPE_command, .first_field = 15, .n_fields = 1},
    [HOME_Timer] = {.name = "Timer", .length = 5, .type = HOME_TYPE_command, .first_field = 16, .n_fields = 2},
    [HOME_Cancel] = {.name = "Cancel", .length = 6, .type = HOME_TYPE_command, .first_field = 18, .n_fields = 1},
    [HOME_Play] = {.name = "Play", .length = 4, .type = HOME_TYPE_command, .first_field = 19, .n_fields = 3},
    [HOME_Music] = {.name = "Music", .length = 5, .type = HOME_TYPE_command, .first_field = 22, .n_fields = 1},
    [HOME_Volume] = {.name = "Volume", .length = 6, .type = HOME_TYPE_command, .first_field = 23, .n_fields = 2},
    [HOME_Heat] = {.name = "Heat", .length = 4, .type = HOME_TYPE_command, .first_field = 25, .n_fields = 2},
    [HOME_Light] = {.name = "Light", .length = 5, .type = HOME_TYPE_command, .first_field = 27, .n_fields = 2},
    [HOME_Lock] = {.name = "Lock", .length = 4, .type = HOME_TYPE_command, .first_field = 29, .n_fields = 1},
    [HOME_Unlock] = {.name = "Unlock", .length = 6, .type = HOME_TYPE_command, .first_field = 30, .n_fields = 1},
    [HOME_Clean] = {.name = "Clean", .length = 5, .type = HOME_TYPE_command, .first_field = 31, .n_fields = 1},
    [HOME_Weather] = {.name = "Weather", .length = 7, .type = HOME_TYPE_command, .first_field = 32, .n_fields = 2},
    [HOME_Text] = {.name = "Text", .length = 4, .type = HOME_TYPE_medium},
    [HOME_Email] = {.name = "Email", .length = 5, .type = HOME_TYPE_medium},
    [HOME_Mobile] = {.name = "Mobile", .length = 6, .type = HOME_TYPE_line},
    [HOME_Landline] = {.name = "Landline", .length = 8, .type = HOME_TYPE_line},
    [HOME_Office] = {.name = "Office", .length = 6, .type = HOME_TYPE_line},
    [HOME_entry] = {.name = "entry", .length = 5, .type = HOME_TYPE_entry, .first_field = 34, .n_fields = 2},
    [HOME_Pause] = {.name = "Pause", .length = 5, .type = HOME_TYPE_act},
    [HOME_Resume] = {.name = "Resume", .length = 6, .type = HOME_TYPE_act},
    [HOME_Skip] = {.name = "Skip", .length = 4, .type = HOME_TYPE_act},
    [HOME_Back] = {.name = "Back", .length = 4, .type = HOME_TYPE_act},
    [HOME_Louder] = {.name = "Louder", .length = 6, .type = HOME_TYPE_level},
    [HOME_Softer] = {.name = "Softer", .length = 6, .type = HOME_TYPE_level},
    [HOME_Mute] = {.name = "Mute", .length = 4, .type = HOME_TYPE_level},
    [HOME_Level] = {.name = "Level", .length = 5, .type = HOME_TYPE_level, .first_field = 36, .n_fields = 1},
    [HOME_On] = {.name = "On", .length = 2, .type = HOME_TYPE_glow},
    [HOME_Off] = {.name = "Off", .length = 3, .type = HOME_TYPE_glow},
    [HOME_Dim] = {.name = "Dim", .length = 3, .type = HOME_TYPE_glow, .first_field = 37, .n_fields = 1},
    [HOME_In] = {.name = "In", .length = 2, .type = HOME_TYPE_when, .first_field = 38, .n_fields = 1},
    [HOME_At] = {.name = "At", .length = 2, .type = HOME_TYPE_when, .first_field = 39, .n_fields = 2},
    [HOME_duration] = {.name = "duration", .length = 8, .type = HOME_TYPE_duration,
        .first_field = 41, .n_fields = 3},
    [HOME_Today] = {.name = "Today", .length = 5, .type = HOME_TYPE_day},
    [HOME_Tomorrow] = {.name = "Tomorrow", .length = 8, .type = HOME_TYPE_day},
    [HOME_Daily] = {.name = "Daily", .length = 5, .type = HOME_TYPE_day},
    [HOME_Workdays] = {.name = "Workdays", .length = 8, .type = HOME_TYPE_day},
    [HOME_Weekends] = {.name = "Weekends", .length = 8, .type = HOME_TYPE_day},
    [HOME_OnDay] = {.name = "OnDay", .length = 5, .type = HOME_TYPE_day, .first_field = 44, .n_fields = 1},
    [HOME_EachDay] = {.name = "EachDay", .length = 7, .type = HOME_TYPE_day, .first_field = 45, .n_fields = 1},
    [HOME_Monday] = {.name = "Monday", .length = 6, .type = HOME_TYPE_weekday},
    [HOME_Tuesday] = {.name = "Tuesday", .length = 7, .type = HOME_TYPE_weekday},
    [HOME_Wednesday] = {.name = "Wednesday", .length = 9, .type = HOME_TYPE_weekday},
    [HOME_Thursday] = {.name = "Thursday", .length = 8, .type = HOME_TYPE_weekday},
    [HOME_Friday] = {.name = "Friday", .length = 6, .type = HOME_TYPE_weekday},
    [HOME_Saturday] = {.name = "Saturday", .length = 8, .type = HOME_TYPE_weekday},
    [HOME_Sunday] = {.name = "Sunday", .length = 6, .type = HOME_TYPE_weekday},
    [HOME_Clock] = {.name = "Clock", .length = 5, .type = HOME_TYPE_time, .first_field = 46, .n_fields = 3},
    [HOME_Past] = {.name = "Past", .length = 4, .type = HOME_TYPE_time, .first_field = 49, .n_fields = 2},
    [HOME_To] = {.name = "To", .length = 2, .type = HOME_TYPE_time, .first_field = 51, .n_fields = 2},
    [HOME_Noon] = {.name = "Noon", .length = 4, .type = HOME_TYPE_time},
    [HOME_Midnight] = {.name = "Midnight", .length = 8, .type = HOME_TYPE_time},
    [HOME_Morning] = {.name = "Morning", .length = 7, .type = HOME_TYPE_time},
    [HOME_Afternoon] = {.name = "Afternoon", .length = 9, .type = HOME_TYPE_time},
    [HOME_Evening] = {.name = "Evening", .length = 7, .type = HOME_TYPE_time},
    [HOME_Night] = {.name = "Night", .length = 5, .type = HOME_TYPE_time},
    [HOME_Am] = {.name = "Am", .length = 2, .type = HOME_TYPE_half},
    [HOME_Pm] = {.name = "Pm", .length = 2, .type = HOME_TYPE_half},
};

static const asn_field home_fields[] = {
    {.name = "text", .length = 4, .ctor = HOME_Remind, .type = HOME_TYPE_text_2, .card = ASN_ONE},
    {.name = "when", .length = 4, .ctor = HOME_Remind, .type = HOME_TYPE_when, .card = ASN_OPTIONAL},
    {.name = "by", .length = 2, .ctor = HOME_Message, .type = HOME_TYPE_medium, .card = ASN_ONE},
    {.name = "to", .length = 2, .ctor = HOME_Message, .type = HOME_TYPE_name, .card = ASN_ONE},
    {.name = "text", .length = 4, .ctor = HOME_Message, .type = HOME_TYPE_text_2, .card = ASN_ONE},
    {.name = "who", .length = 3, .ctor = HOME_Call, .type = HOME_TYPE_name, .card = ASN_ONE},
    {.name = "line", .length = 4, .ctor = HOME_Call, .type = HOME_TYPE_line, .card = ASN_OPTIONAL},
    {.name = "text", .length = 4, .ctor = HOME_Note, .type = HOME_TYPE_text_2, .card = ASN_ONE},
    {.name = "what", .length = 4, .ctor = HOME_Event, .type = HOME_TYPE_text_2, .card = ASN_ONE},
    {.name = "when", .length = 4, .ctor = HOME_Event, .type = HOME_TYPE_when, .card = ASN_ONE},
    {.name = "entries", .length = 7, .ctor = HOME_Put, .type = HOME_TYPE_entry, .card = ASN_SEQUENCE},
    {.name = "on", .length = 2, .ctor = HOME_Put, .type = HOME_TYPE_list, .card = ASN_OPTIONAL},
    {.name = "what", .length = 4, .ctor = HOME_Take, .type = HOME_TYPE_item, .card = ASN_ONE},
    {.name = "off", .length = 3, .ctor = HOME_Take, .type = HOME_TYPE_list, .card = ASN_OPTIONAL},
    {.name = "list", .length = 4, .ctor = HOME_Read, .type = HOME_TYPE_list, .card = ASN_OPTIONAL},
    {.name = "when", .length = 4, .ctor = HOME_Wake, .type = HOME_TYPE_when, .card = ASN_ONE},
    {.name = "length", .length = 6, .ctor = HOME_Timer, .type = HOME_TYPE_duration, .card = ASN_ONE},
    {.name = "label", .length = 5, .ctor = HOME_Timer, .type = HOME_TYPE_label, .card = ASN_OPTIONAL},
    {.name = "label", .length = 5, .ctor = HOME_Cancel, .type = HOME_TYPE_label, .card = ASN_OPTIONAL},
    {.name = "what", .length = 4, .ctor = HOME_Play, .type = HOME_TYPE_title, .card = ASN_OPTIONAL},
    {.name = "by", .length = 2, .ctor = HOME_Play, .type = HOME_TYPE_name, .card = ASN_OPTIONAL},
    {.name = "where", .length = 5, .ctor = HOME_Play, .type = HOME_TYPE_place, .card = ASN_OPTIONAL},
    {.name = "act", .length = 3, .ctor = HOME_Music, .type = HOME_TYPE_act, .card = ASN_ONE},
    {.name = "level", .length = 5, .ctor = HOME_Volume, .type = HOME_TYPE_level, .card = ASN_ONE},
    {.name = "where", .length = 5, .ctor = HOME_Volume, .type = HOME_TYPE_place, .card = ASN_OPTIONAL},
    {.name = "degrees", .length = 7, .ctor = HOME_Heat, .type = HOME_TYPE_number, .card = ASN_ONE},
    {.name = "where", .length = 5, .ctor = HOME_Heat, .type = HOME_TYPE_place, .card = ASN_OPTIONAL},
    {.name = "glow", .length = 4, .ctor = HOME_Light, .type = HOME_TYPE_glow, .card = ASN_ONE},
    {.name = "where", .length = 5, .ctor = HOME_Light, .type = HOME_TYPE_place, .card = ASN_OPTIONAL},
    {.name = "door", .length = 4, .ctor = HOME_Lock, .type = HOME_TYPE_place, .card = ASN_OPTIONAL},
    {.name = "door", .length = 4, .ctor = HOME_Unlock, .type = HOME_TYPE_place, .card = ASN_OPTIONAL},
    {.name = "where", .length = 5, .ctor = HOME_Clean, .type = HOME_TYPE_place, .card = ASN_ONE},
    {.name = "where", .length = 5, .ctor = HOME_Weather, .type = HOME_TYPE_place, .card = ASN_OPTIONAL},
    {.name = "when", .length = 4, .ctor = HOME_Weather, .type = HOME_TYPE_when, .card = ASN_OPTIONAL},
    {.name = "count", .length = 5, .ctor = HOME_entry, .type = HOME_TYPE_number, .card = ASN_OPTIONAL},
    {.name = "what", .length = 4, .ctor = HOME_entry, .type = HOME_TYPE_item, .card = ASN_ONE},
    {.name = "percent", .length = 7, .ctor = HOME_Level, .type = HOME_TYPE_number, .card = ASN_ONE},
    {.name = "percent", .length = 7, .ctor = HOME_Dim, .type = HOME_TYPE_number, .card = ASN_ONE},
    {.name = "after", .length = 5, .ctor = HOME_In, .type = HOME_TYPE_duration, .card = ASN_ONE},
    {.name = "day", .length = 3, .ctor = HOME_At, .type = HOME_TYPE_day, .card = ASN_OPTIONAL},
    {.name = "time", .length = 4, .ctor = HOME_At, .type = HOME_TYPE_time, .card = ASN_OPTIONAL},
    {.name = "hours", .length = 5, .ctor = HOME_duration, .type = HOME_TYPE_number, .card = ASN_OPTIONAL},
    {.name = "minutes", .length = 7, .ctor = HOME_duration, .type = HOME_TYPE_number, .card = ASN_OPTIONAL},
    {.name = "seconds", .length = 7, .ctor = HOME_duration, .type = HOME_TYPE_number, .card = ASN_OPTIONAL},
    {.name = "day", .length = 3, .ctor = HOME_OnDay, .type = HOME_TYPE_weekday, .card = ASN_ONE},
    {.name = "day", .length = 3, .ctor = HOME_EachDay, .type = HOME_TYPE_weekday, .card = ASN_ONE},
    {.name = "hour", .length = 4, .ctor = HOME_Clock, .type = HOME_TYPE_number, .card = ASN_ONE},
    {.name = "minute", .length = 6, .ctor = HOME_Clock, .type = HOME_TYPE_number, .card = ASN_OPTIONAL},
    {.name = "half", .length = 4, .ctor = HOME_Clock, .type = HOME_TYPE_half, .card = ASN_OPTIONAL},
    {.name = "minutes", .length = 7, .ctor = HOME_Past, .type = HOME_TYPE_number, .card = ASN_ONE},
    {.name = "hour", .length = 4, .ctor = HOME_Past, .type = HOME_TYPE_number, .card = ASN_ONE},
    {.name = "minutes", .length = 7, .ctor = HOME_To, .type = HOME_TYPE_number, .card = ASN_ONE},
    {.name = "hour", .length = 4, .ctor = HOME_To, .type = HOME_TYPE_number, .card = ASN_ONE},
};

static const asn_module *const home_modules[] = {
    &home_m_command, &home_m_Remind, &home_m_Remind_text, &home_m_Remind_when, &home_m_Message, &home_m_Message_by,
    &home_m_Message_to, &home_m_Message_text, &home_m_Call, &home_m_Call_who, &home_m_Call_line, &home_m_Note,
    &home_m_Note_text, &home_m_Event, &home_m_Event_what, &home_m_Event_when, &home_m_Put, &home_m_Put_entries,
    &home_m_Put_on, &home_m_Take, &home_m_Take_what, &home_m_Take_off, &home_m_Read, &home_m_Read_list,
    &home_m_Wake, &home_m_Wake_when, &home_m_Timer, &home_m_Timer_length, &home_m_Timer_label, &home_m_Cancel,
    &home_m_Cancel_label, &home_m_Play, &home_m_Play_what, &home_m_Play_by, &home_m_Play_where, &home_m_Music,
    &home_m_Music_act, &home_m_Volume, &home_m_Volume_level, &home_m_Volume_where, &home_m_Heat,
    &home_m_Heat_degrees, &home_m_Heat_where, &home_m_Light, &home_m_Light_glow, &home_m_Light_where, &home_m_Lock,
    &home_m_Lock_door, &home_m_Unlock, &home_m_Unlock_door, &home_m_Clean, &home_m_Clean_where, &home_m_Weather,
    &home_m_Weather_where, &home_m_Weather_when, &home_m_medium, &home_m_Text, &home_m_Email, &home_m_line,
    &home_m_Mobile, &home_m_Landline, &home_m_Office, &home_m_entry, &home_m_entry_ctor, &home_m_entry_count,
    &home_m_entry_what, &home_m_act, &home_m_Pause, &home_m_Resume, &home_m_Skip, &home_m_Back, &home_m_level,
    &home_m_Louder, &home_m_Softer, &home_m_Mute, &home_m_Level, &home_m_Level_percent, &home_m_glow, &home_m_On,
    &home_m_Off, &home_m_Dim, &home_m_Dim_percent, &home_m_when, &home_m_In, &home_m_In_after, &home_m_At,
    &home_m_At_day, &home_m_At_time, &home_m_duration, &home_m_duration_ctor, &home_m_duration_hours,
    &home_m_duration_minutes, &home_m_duration_seconds, &home_m_day, &home_m_Today, &home_m_Tomorrow,
    &home_m_Daily, &home_m_Workdays, &home_m_Weekends, &home_m_OnDay, &home_m_OnDay_day, &home_m_EachDay,
    &home_m_EachDay_day, &home_m_weekday, &home_m_Monday, &home_m_Tuesday, &home_m_Wednesday, &home_m_Thursday,
    &home_m_Friday, &home_m_Saturday, &home_m_Sunday, &home_m_time, &home_m_Clock, &home_m_Clock_hour,
    &home_m_Clock_minute, &home_m_Clock_half, &home_m_Past, &home_m_Past_minutes, &home_m_Past_hour, &home_m_To,
    &home_m_To_minutes, &home_m_To_hour, &home_m_Noon, &home_m_Midnight, &home_m_Morning, &home_m_Afternoon,
    &home_m_Evening, &home_m_Night, &home_m_half, &home_m_Am, &home_m_Pm, &home_m_text_2, &home_m_name,
    &home_m_list, &home_m_item, &home_m_label, &home_m_title, &home_m_place, &home_m_number,
};

/* Constructor numbers by the FNV-1a hash of their names; 0: a free place. */
static const int32_t home_hash[] = {
    0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 27, 0, 0, 0, 0, 20, 0, 0, 53, 0, 0, 0, 0, 11, 0, 56, 31, 5, 0, 0, 0, 0, 57, 0,
    32, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 52, 58, 0, 0, 0, 0, 0, 48, 46, 0, 0, 4, 21, 41, 0, 0, 17, 0, 0, 0, 0,
    22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 13, 18, 7, 33, 50, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 12, 2, 0, 0, 0, 0,
    0, 28, 0, 0, 0, 6, 0, 0, 0, 0, 26, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 36, 0,
    0, 0, 0, 14, 49, 0, 0, 15, 0, 0, 0, 61, 0, 0, 0, 0, 0, 0, 24, 38, 43, 0, 10, 30, 0, 0, 65, 0, 0, 3, 0, 0, 0, 0,
    0, 16, 60, 62, 47, 0, 0, 0, 0, 51, 1, 37, 0, 0, 0, 0, 19, 0, 0, 0, 29, 45, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    35, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 44, 0, 55, 0, 0,
};

static const asn_input home_inputs[] = {
    {.name = "sentence", .rule = ASN_WORDS, .lower = true, .copied = true},
};

static const asn_copy home_copies[] = {
    {.type = HOME_TYPE_text_2, .input = 0, .part = ASN_COPY_SPAN, .transform = ASN_COPY_AS_IS},
    {.type = HOME_TYPE_name, .input = 0, .part = ASN_COPY_SPAN, .transform = ASN_COPY_AS_IS},
    {.type = HOME_TYPE_list, .input = 0, .part = ASN_COPY_SPAN, .transform = ASN_COPY_AS_IS},
    {.type = HOME_TYPE_item, .input = 0, .part = ASN_COPY_SPAN, .transform = ASN_COPY_AS_IS},
    {.type = HOME_TYPE_label, .input = 0, .part = ASN_COPY_SPAN, .transform = ASN_COPY_AS_IS},
    {.type = HOME_TYPE_title, .input = 0, .part = ASN_COPY_SPAN, .transform = ASN_COPY_AS_IS},
    {.type = HOME_TYPE_place, .input = 0, .part = ASN_COPY_SPAN, .transform = ASN_COPY_AS_IS},
    {.type = HOME_TYPE_number, .input = 0, .part = ASN_COPY_TOKEN, .transform = ASN_COPY_NUMBER},
};

static const asn_setting home_settings[] = {
    {.id = ASN_SET_epochs, .value = "8"},
    {.id = ASN_SET_decay_after, .value = "4"},
    {.id = ASN_SET_decay, .value = "0.5"},
    {.id = ASN_SET_average, .value = "0.999"},
    {.id = ASN_SET_unknown, .value = "0.5"},
};

static const char *const home_grammar_text[] = {
    "command = Remind(text text, when? when) | Message(medium by, name to, text text) | Call(name who, "
        "line? line) | Note(text text) | Event(text what, when when) | Put(entry* entries, list? on) | "
        "Take(item what, list? off) | Read(list? list) | Wake(when when) | Timer(duration length, label? "
        "label) | Cancel(label? label) | Play(title? what, name? by, place? where) | Music(act act) | "
        "Volume(level level, place? where) | Heat(number degrees, place? where) | Light(glow glow, place? "
        "where) | Lock(place? door) | Unlock(place? door) | Clean(place where) | Weather(place? where, when? "
        "when)",
    "medium = Text | Email",
    "line = Mobile | Landline | Office",
    "entry = (number? count, item what)",
    "act = Pause | Resume | Skip | Back",
    "level = Louder | Softer | Mute | Level(number percent)",
    "glow = On | Off | Dim(number percent)",
    "when = In(duration after) | At(day? day, time? time)",
    "duration = (number? hours, number? minutes, number? seconds)",
    "day = Today | Tomorrow | Daily | Workdays | Weekends | OnDay(weekday day) | EachDay(weekday day)",
    "weekday = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday",
    "time = Clock(number hour, number? minute, half? half) | Past(number minutes, number hour) | "
        "To(number minutes, number hour) | Noon | Midnight | Morning | Afternoon | Evening | Night",
    "half = Am | Pm",
    NULL,
};

static const char *const home_task_text[] = {
    "-- home.task: household commands, with free text, names, numbers and times.",
    "-- Its data: build/home synth 15000 --distinct --values grammars/home.values, home.dev.jsonl and "
        "home.test.jsonl.",
    "--   remind me to polish some fence tonight  ->  remind \"polish some fence\" today night",
    "grammar home.asdl",
    "root command",
    "input sentence words lower",
    "closed text name item list label title place number",
    "",
    "-- What people make up is copied from the sentence as they typed it; no list could hold it, and "
        "nothing needs spelling.",
    "copy text from sentence span",
    "copy name from sentence span",
    "copy item from sentence span",
    "copy list from sentence span",
    "copy label from sentence span",
    "copy title from sentence span",
    "copy place from sentence span",
    "copy number from sentence token number",
    "",
    "-- many examples, few passes; most words that are made up stand once, and are to be met as words "
        "that nobody knows",
    "minimum 2",
    "set epochs 8",
    "set decay-after 4",
    "set decay 0.5",
    "set average 0.999",
    "set unknown 0.5",
    "",
    "-- numbers are written without leading zeros, so that commands can be read again",
    "pattern number number \"0|[1-9][0-9]*\"",
    "",
    "print Remind    \"remind {text!json}{?when: {when}}\"",
    "print Message   \"{by} {to!json} {text!json}\"",
    "print Call      \"call {who!json}{?line: {line}}\"",
    "print Note      \"note {text!json}\"",
    "print Event     \"event {what!json} {when}\"",
    "print Put       \"put {entries:, }{?on: on {on!json}}\"",
    "print Take      \"take {what!json}{?off: off {off!json}}\"",
    "print Read      \"read{?list: {list!json}}\"",
    "print Wake      \"wake {when}\"",
    "print Timer     \"timer {length}{?label: {label!json}}\"",
    "print Cancel    \"cancel timer{?label: {label!json}}\"",
    "print Play      \"play{?what: {what!json}}{?by: by {by!json}}{?where: in {where!json}}\"",
    "print Music     \"music {act}\"",
    "print Volume    \"volume {level}{?where: in {where!json}}\"",
    "print Heat      \"heat {degrees}{?where: in {where!json}}\"",
    "print Light     \"light {glow}{?where: in {where!json}}\"",
    "print Lock      \"lock{?door: {door!json}}\"",
    "print Unlock    \"unlock{?door: {door!json}}\"",
    "print Clean     \"clean {where!json}\"",
    "print Weather   \"weather{?where: in {where!json}}{?when: {when}}\"",
    "",
    "print Text      \"text\"",
    "print Email     \"email\"",
    "print Mobile    \"mobile\"",
    "print Landline  \"landline\"",
    "print Office    \"office\"",
    "print entry     \"{?count:{count} }{what!json}\"",
    "print Pause     \"pause\"",
    "print Resume    \"resume\"",
    "print Skip      \"skip\"",
    "print Back      \"back\"",
    "print Louder    \"up\"",
    "print Softer    \"down\"",
    "print Mute      \"off\"",
    "print Level     \"{percent}%\"",
    "print On        \"on\"",
    "print Off       \"off\"",
    "print Dim       \"{percent}%\"",
    "",
    "print In        \"in {after}\"",
    "print At        \"{&' ':{day}|{time}}\"",
    "print duration  \"{&' ':{?hours:{hours} h}|{?minutes:{minutes} min}|{?seconds:{seconds} s}}\"",
    "print Today     \"today\"",
    "print Tomorrow  \"tomorrow\"",
    "print Daily     \"daily\"",
    "print Workdays  \"on workdays\"",
    "print Weekends  \"on weekends\"",
    "print OnDay     \"on {day}\"",
    "print EachDay   \"every {day}\"",
    "print Monday    \"monday\"",
    "print Tuesday   \"tuesday\"",
    "print Wednesday \"wednesday\"",
    "print Thursday  \"thursday\"",
    "print Friday    \"friday\"",
    "print Saturday  \"saturday\"",
    "print Sunday    \"sunday\"",
    "print Clock     \"at {hour}{?minute::{minute}}{?half: {half}}\"",
    "print Clock.minute 1 \"01\"",
    "print Clock.minute 2 \"02\"",
    "print Clock.minute 3 \"03\"",
    "print Clock.minute 4 \"04\"",
    "print Clock.minute 5 \"05\"",
    "print Clock.minute 6 \"06\"",
    "print Clock.minute 7 \"07\"",
    "print Clock.minute 8 \"08\"",
    "print Clock.minute 9 \"09\"",
    "print Past      \"at {minutes} past {hour}\"",
    "print To        \"at {minutes} to {hour}\"",
    "print Noon      \"at noon\"",
    "print Midnight  \"at midnight\"",
    "print Morning   \"morning\"",
    "print Afternoon \"afternoon\"",
    "print Evening   \"evening\"",
    "print Night     \"night\"",
    "print Am        \"am\"",
    "print Pm        \"pm\"",
    "",
    "include home.say",
    NULL,
};

/* ---- Which values types and fields hold. */

#ifndef ASN_SHIPPED
static const int32_t home_pattern_code[] = {
    2, 3, 9, 1, 1, 48, 48, 3, 22, 1, 1, 49, 57, 2, 16, 22, 1, 1, 48, 57, 3, 13, 0,
};

static const asn_pattern home_patterns[] = {
    {.type = HOME_TYPE_number, .field = -1, .kind = ASN_NUMBER, .code = home_pattern_code + 0},
};
#endif /* ASN_SHIPPED */

/* ---- Sentences for trees. */

#ifndef ASN_SHIPPED
static const asn_template_step home_say_steps[] = {
    ASN_SAY_END,
    ASN_SAY_TEXT("remind me to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("remind me "), ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_TEXT(" remind me to "), ASN_SAY_FIELD(HOME_Remind_text, 0),
        ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_TEXT(", remind me to "), ASN_SAY_FIELD(HOME_Remind_text, 0),
        ASN_SAY_END,
    ASN_SAY_TEXT("set a reminder to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("don't let me forget to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("make sure i "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("i have to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("set a reminder "), ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i must remember to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("create a reminder "), ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_TEXT(": "),
        ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("reminder: "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("i need to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("remind me about "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("remind me "), ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_TEXT(" about "),
        ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("remind me of "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("i need a reminder about "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Remind_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("remind me to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("remind me to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("set a reminder to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("don't let me forget to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i must remember to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("create a reminder: "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("reminder: "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("make sure i "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i have to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("remind me that i have to "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("remind me about "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("remind me of "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i need a reminder about "), ASN_SAY_FIELD(HOME_Remind_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 0), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0),
        ASN_SAY_TEXT(" that "), ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 0), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0),
        ASN_SAY_TEXT(" that "), ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 1), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0), ASN_SAY_TEXT(": "),
        ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 0), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0), ASN_SAY_TEXT(" \""),
        ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_TEXT("\""), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 8), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 2), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Message_by, 3), ASN_SAY_TEXT(" that "), ASN_SAY_FIELD(HOME_Message_text, 0),
        ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 2), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Message_by, 3), ASN_SAY_TEXT(" saying "), ASN_SAY_FIELD(HOME_Message_text, 0),
        ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 2), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Message_by, 3), ASN_SAY_TEXT(": "), ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 4), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0),
        ASN_SAY_TEXT(" saying "), ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 4), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0), ASN_SAY_TEXT(": "),
        ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 5), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0),
        ASN_SAY_TEXT(" know that "), ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 5), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0),
        ASN_SAY_TEXT(" know "), ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 6), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_to, 0), ASN_SAY_TEXT(" should "), ASN_SAY_FIELD(HOME_Message_by, 7),
        ASN_SAY_TEXT(" that "), ASN_SAY_FIELD(HOME_Message_text, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Message_by, 2), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Message_to, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Message_by, 3), ASN_SAY_TEXT(" saying \""), ASN_SAY_FIELD(HOME_Message_text, 0),
        ASN_SAY_TEXT("\""), ASN_SAY_END,
    ASN_SAY_TEXT("call "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Call_line, 0),
        ASN_SAY_END,
    ASN_SAY_TEXT("ring "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Call_line, 0),
        ASN_SAY_END,
    ASN_SAY_TEXT("phone "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Call_line, 0),
        ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Call_line, 10), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_END,
    ASN_SAY_TEXT("dial "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Call_line, 9),
        ASN_SAY_END,
    ASN_SAY_TEXT("call "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_END,
    ASN_SAY_TEXT("call "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_TEXT(" for me"), ASN_SAY_END,
    ASN_SAY_TEXT("ring "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_END,
    ASN_SAY_TEXT("phone "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_END,
    ASN_SAY_TEXT("give "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_TEXT(" a ring"), ASN_SAY_END,
    ASN_SAY_TEXT("give "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_TEXT(" a call"), ASN_SAY_END,
    ASN_SAY_TEXT("i want to talk to "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_END,
    ASN_SAY_TEXT("dial "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_END,
    ASN_SAY_TEXT("start a call with "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_END,
    ASN_SAY_TEXT("make a call to "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_END,
    ASN_SAY_TEXT("get "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_TEXT(" on the phone"), ASN_SAY_END,
    ASN_SAY_TEXT("i need to speak to "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_TEXT(" now"), ASN_SAY_END,
    ASN_SAY_TEXT("call "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_TEXT(" now"), ASN_SAY_END,
    ASN_SAY_TEXT("ring up "), ASN_SAY_FIELD(HOME_Call_who, 0), ASN_SAY_END,
    ASN_SAY_TEXT("note that "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("make a note that "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("take a note: "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("note: "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("write down that "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("remember that "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("keep in mind that "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("make a note: "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("jot down that "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("note to self: "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("take down "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("new note: "), ASN_SAY_FIELD(HOME_Note_text, 0), ASN_SAY_END,
    ASN_SAY_TEXT("put "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" in the calendar "),
        ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_END,
    ASN_SAY_TEXT("add "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" to my calendar "),
        ASN_SAY_FIELD(HOME_Event_when, 21), ASN_SAY_END,
    ASN_SAY_TEXT("schedule "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_END,
    ASN_SAY_TEXT("schedule "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Event_when, 21), ASN_SAY_END,
    ASN_SAY_TEXT("put "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" in the calendar "),
        ASN_SAY_FIELD(HOME_Event_when, 21), ASN_SAY_END,
    ASN_SAY_TEXT("i have "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_END,
    ASN_SAY_TEXT("put "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" in my diary "),
        ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_END,
    ASN_SAY_TEXT("create an event "), ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_TEXT(" called "),
        ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_TEXT(" i have "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_END,
    ASN_SAY_TEXT("add "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Event_when, 20),
        ASN_SAY_TEXT(" to the calendar"), ASN_SAY_END,
    ASN_SAY_TEXT("book "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" into the calendar "),
        ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_END,
    ASN_SAY_TEXT("mark "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" in my calendar "),
        ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_END,
    ASN_SAY_TEXT("there is "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_END,
    ASN_SAY_TEXT("plan "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_END,
    ASN_SAY_TEXT("enter "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" in the diary "),
        ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_END,
    ASN_SAY_TEXT("schedule "), ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_END,
    ASN_SAY_TEXT("put in my calendar "), ASN_SAY_FIELD(HOME_Event_what, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Event_when, 20), ASN_SAY_END,
    ASN_SAY_TEXT("add "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    ASN_SAY_TEXT("add "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    ASN_SAY_TEXT("add "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(", and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    ASN_SAY_TEXT("put "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    ASN_SAY_TEXT("put "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 1},
    ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    ASN_SAY_TEXT("write "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and also "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i want "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    ASN_SAY_TEXT("add to "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_TEXT(": "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 11},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 11},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 9},
    ASN_SAY_TEXT(", and "),
    {.kind = ASN_STEP_GO, .to = 10},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 4},
    ASN_SAY_END,
    ASN_SAY_TEXT("put on "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_TEXT(": "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 11},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 11},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 9},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 10},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 4},
    ASN_SAY_END,
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 1},
    ASN_SAY_TEXT(" on "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    ASN_SAY_TEXT("we need "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    ASN_SAY_TEXT("stick "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_END,
    ASN_SAY_TEXT("on "), ASN_SAY_FIELD(HOME_Put_on, 0), ASN_SAY_TEXT(": "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 11},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 11},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 9},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 10},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 4},
    ASN_SAY_END,
    ASN_SAY_TEXT("add "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(", and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" to the list"), ASN_SAY_END,
    ASN_SAY_TEXT("add "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" to the list"), ASN_SAY_END,
    ASN_SAY_TEXT("add "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" to the list"), ASN_SAY_END,
    ASN_SAY_TEXT("put "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("put "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and also "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on the list"), ASN_SAY_END,
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 1},
    ASN_SAY_TEXT(" to the list"), ASN_SAY_END,
    ASN_SAY_TEXT("write "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(", and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("i want "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("add to the list: "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("put on the list: "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 1},
    ASN_SAY_TEXT(" on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("we need "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("stick "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(", and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("on the list: "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("add "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" to my list"), ASN_SAY_END,
    ASN_SAY_TEXT("add "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" to my list"), ASN_SAY_END,
    ASN_SAY_TEXT("add "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and also "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" to my list"), ASN_SAY_END,
    ASN_SAY_TEXT("put "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("put "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(", and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on my list"), ASN_SAY_END,
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 6},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 1},
    ASN_SAY_TEXT(" to my list"), ASN_SAY_END,
    ASN_SAY_TEXT("write "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("i want "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("add to my list: "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("put on my list: "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 8},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 6},
    ASN_SAY_TEXT(", and "),
    {.kind = ASN_STEP_GO, .to = 7},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 1},
    ASN_SAY_TEXT(" on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("we need "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("stick "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_TEXT(" on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("on my list: "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("we need "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and also "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("we are out of "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("buy "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(", and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("we need to buy "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("i need "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("get "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("we've run out of "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("order "),
    {.kind = ASN_STEP_LOOP, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_CHILD, .field = HOME_Put_entries, .loop = 1, .level = -1},
    {.kind = ASN_STEP_NEXT, .field = HOME_Put_entries, .loop = 1, .columns = (const int[]){1, 0}, .to = 9},
    {.kind = ASN_STEP_IF, .field = HOME_Put_entries, .loop = 1, .test = ASN_TEST_LAST, .to = 7},
    ASN_SAY_TEXT(" and "),
    {.kind = ASN_STEP_GO, .to = 8},
    ASN_SAY_TEXT(", "),
    {.kind = ASN_STEP_GO, .to = 2},
    ASN_SAY_END,
    ASN_SAY_TEXT("remove "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from "),
        ASN_SAY_FIELD(HOME_Take_off, 0), ASN_SAY_END,
    ASN_SAY_TEXT("take "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off "),
        ASN_SAY_FIELD(HOME_Take_off, 0), ASN_SAY_END,
    ASN_SAY_TEXT("delete "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from "),
        ASN_SAY_FIELD(HOME_Take_off, 0), ASN_SAY_END,
    ASN_SAY_TEXT("cross "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off "),
        ASN_SAY_FIELD(HOME_Take_off, 0), ASN_SAY_END,
    ASN_SAY_TEXT("strike "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from "),
        ASN_SAY_FIELD(HOME_Take_off, 0), ASN_SAY_END,
    ASN_SAY_TEXT("cross off "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from "),
        ASN_SAY_FIELD(HOME_Take_off, 0), ASN_SAY_END,
    ASN_SAY_TEXT("take the "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off "),
        ASN_SAY_FIELD(HOME_Take_off, 0), ASN_SAY_END,
    ASN_SAY_TEXT("we don't need "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" on "),
        ASN_SAY_FIELD(HOME_Take_off, 0), ASN_SAY_TEXT(" any more"), ASN_SAY_END,
    ASN_SAY_TEXT("get "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off "), ASN_SAY_FIELD(HOME_Take_off, 0),
        ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" can come off "), ASN_SAY_FIELD(HOME_Take_off, 0), ASN_SAY_END,
    ASN_SAY_TEXT("remove the "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from "),
        ASN_SAY_FIELD(HOME_Take_off, 0), ASN_SAY_END,
    ASN_SAY_TEXT("remove "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from the list"), ASN_SAY_END,
    ASN_SAY_TEXT("take "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off the list"), ASN_SAY_END,
    ASN_SAY_TEXT("delete "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from the list"), ASN_SAY_END,
    ASN_SAY_TEXT("cross "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off the list"), ASN_SAY_END,
    ASN_SAY_TEXT("strike "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from the list"), ASN_SAY_END,
    ASN_SAY_TEXT("cross off "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from the list"), ASN_SAY_END,
    ASN_SAY_TEXT("take the "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off the list"), ASN_SAY_END,
    ASN_SAY_TEXT("we don't need "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" on the list any more"),
        ASN_SAY_END,
    ASN_SAY_TEXT("get "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off the list"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" can come off the list"), ASN_SAY_END,
    ASN_SAY_TEXT("remove the "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from the list"), ASN_SAY_END,
    ASN_SAY_TEXT("remove "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from my list"), ASN_SAY_END,
    ASN_SAY_TEXT("take "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off my list"), ASN_SAY_END,
    ASN_SAY_TEXT("delete "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from my list"), ASN_SAY_END,
    ASN_SAY_TEXT("cross "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off my list"), ASN_SAY_END,
    ASN_SAY_TEXT("strike "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from my list"), ASN_SAY_END,
    ASN_SAY_TEXT("cross off "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from my list"), ASN_SAY_END,
    ASN_SAY_TEXT("take the "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off my list"), ASN_SAY_END,
    ASN_SAY_TEXT("we don't need "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" on my list any more"),
        ASN_SAY_END,
    ASN_SAY_TEXT("get "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" off my list"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" can come off my list"), ASN_SAY_END,
    ASN_SAY_TEXT("remove the "), ASN_SAY_FIELD(HOME_Take_what, 0), ASN_SAY_TEXT(" from my list"), ASN_SAY_END,
    ASN_SAY_TEXT("what's on "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("what is on "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("read me "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("show me "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("read "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("whats on "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("what do i have on "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("show "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("tell me what's on "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("what have we got on "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("read out "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("open "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("is there anything on "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("list everything on "), ASN_SAY_FIELD(HOME_Read_list, 0), ASN_SAY_END,
    ASN_SAY_TEXT("what's on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("what is on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("read me the list"), ASN_SAY_END,
    ASN_SAY_TEXT("show me the list"), ASN_SAY_END,
    ASN_SAY_TEXT("read the list"), ASN_SAY_END,
    ASN_SAY_TEXT("whats on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("what do i have on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("show the list"), ASN_SAY_END,
    ASN_SAY_TEXT("tell me what's on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("what have we got on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("read out the list"), ASN_SAY_END,
    ASN_SAY_TEXT("open the list"), ASN_SAY_END,
    ASN_SAY_TEXT("is there anything on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("list everything on the list"), ASN_SAY_END,
    ASN_SAY_TEXT("what's on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("what is on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("read me my list"), ASN_SAY_END,
    ASN_SAY_TEXT("show me my list"), ASN_SAY_END,
    ASN_SAY_TEXT("read my list"), ASN_SAY_END,
    ASN_SAY_TEXT("whats on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("what do i have on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("show my list"), ASN_SAY_END,
    ASN_SAY_TEXT("tell me what's on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("what have we got on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("read out my list"), ASN_SAY_END,
    ASN_SAY_TEXT("open my list"), ASN_SAY_END,
    ASN_SAY_TEXT("is there anything on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("list everything on my list"), ASN_SAY_END,
    ASN_SAY_TEXT("wake me "), ASN_SAY_FIELD(HOME_Wake_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("wake me up "), ASN_SAY_FIELD(HOME_Wake_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("set an alarm "), ASN_SAY_FIELD(HOME_Wake_when, 21), ASN_SAY_END,
    ASN_SAY_TEXT("set the alarm "), ASN_SAY_FIELD(HOME_Wake_when, 21), ASN_SAY_END,
    ASN_SAY_TEXT("set an alarm "), ASN_SAY_FIELD(HOME_Wake_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("get me up "), ASN_SAY_FIELD(HOME_Wake_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("i have to get up "), ASN_SAY_FIELD(HOME_Wake_when, 19), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Wake_when, 19), ASN_SAY_TEXT(" wake me up"), ASN_SAY_END,
    ASN_SAY_TEXT("set my alarm "), ASN_SAY_FIELD(HOME_Wake_when, 21), ASN_SAY_END,
    ASN_SAY_TEXT("alarm "), ASN_SAY_FIELD(HOME_Wake_when, 21), ASN_SAY_END,
    ASN_SAY_TEXT("alarm "), ASN_SAY_FIELD(HOME_Wake_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("i want to be woken "), ASN_SAY_FIELD(HOME_Wake_when, 19), ASN_SAY_END,
    ASN_SAY_TEXT("i need an alarm "), ASN_SAY_FIELD(HOME_Wake_when, 21), ASN_SAY_END,
    ASN_SAY_TEXT("set a timer for "), ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_TEXT(" called "),
        ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_END,
    ASN_SAY_TEXT("set a "), ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(" timer for "),
        ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("start a timer named "), ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(" for "),
        ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("set a timer called "), ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(" for "),
        ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("start a "), ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(" timer for "),
        ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("set a timer of "), ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_TEXT(" for the "),
        ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(" timer, "), ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("time the "), ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(" for "),
        ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("set a timer for the "), ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(", "),
        ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("the "), ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(" needs "),
        ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("make a "), ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(" timer of "),
        ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_TEXT(" for the "), ASN_SAY_FIELD(HOME_Timer_label, 0),
        ASN_SAY_END,
    ASN_SAY_TEXT("set the "), ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(" timer to "),
        ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("timer for "), ASN_SAY_FIELD(HOME_Timer_label, 0), ASN_SAY_TEXT(": "),
        ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("set a timer for "), ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("start a timer for "), ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("timer, "), ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("set a timer of "), ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i need a timer for "), ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("count down "), ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_TEXT("time "), ASN_SAY_FIELD(HOME_Timer_length, 0), ASN_SAY_END,
    ASN_SAY_TEXT("set a "), ASN_SAY_FIELD(HOME_Timer_length, 9), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_TEXT("start a "), ASN_SAY_FIELD(HOME_Timer_length, 9), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Timer_length, 9), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_TEXT("cancel the "), ASN_SAY_FIELD(HOME_Cancel_label, 0), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_TEXT("stop the "), ASN_SAY_FIELD(HOME_Cancel_label, 0), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_TEXT("stop the timer called "), ASN_SAY_FIELD(HOME_Cancel_label, 0), ASN_SAY_END,
    ASN_SAY_TEXT("delete the "), ASN_SAY_FIELD(HOME_Cancel_label, 0), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_TEXT("turn off the "), ASN_SAY_FIELD(HOME_Cancel_label, 0), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_TEXT("kill the "), ASN_SAY_FIELD(HOME_Cancel_label, 0), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_TEXT("cancel the timer for the "), ASN_SAY_FIELD(HOME_Cancel_label, 0), ASN_SAY_END,
    ASN_SAY_TEXT("end the "), ASN_SAY_FIELD(HOME_Cancel_label, 0), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_TEXT("cancel my "), ASN_SAY_FIELD(HOME_Cancel_label, 0), ASN_SAY_TEXT(" timer"), ASN_SAY_END,
    ASN_SAY_TEXT("i don't need the "), ASN_SAY_FIELD(HOME_Cancel_label, 0), ASN_SAY_TEXT(" timer any more"),
        ASN_SAY_END,
    ASN_SAY_TEXT("cancel the timer"), ASN_SAY_END,
    ASN_SAY_TEXT("stop the timer"), ASN_SAY_END,
    ASN_SAY_TEXT("delete my timer"), ASN_SAY_END,
    ASN_SAY_TEXT("turn the timer off"), ASN_SAY_END,
    ASN_SAY_TEXT("turn off the timer"), ASN_SAY_END,
    ASN_SAY_TEXT("kill the timer"), ASN_SAY_END,
    ASN_SAY_TEXT("play "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" by "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play the song "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" by "),
        ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("put on "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" by "),
        ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i want to hear "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" by "),
        ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in my "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" from "),
        ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("start "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" by "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play the album "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" by "),
        ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("let me hear "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" by "),
        ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play \""), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT("\" by "),
        ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("can we listen to "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" by "),
        ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in my "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" by "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play "), ASN_SAY_FIELD(HOME_Play_what, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play the song "), ASN_SAY_FIELD(HOME_Play_what, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("put on "), ASN_SAY_FIELD(HOME_Play_what, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i want to hear "), ASN_SAY_FIELD(HOME_Play_what, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play "), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT(" again"),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play the album "), ASN_SAY_FIELD(HOME_Play_what, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in my "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("start "), ASN_SAY_FIELD(HOME_Play_what, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play \""), ASN_SAY_FIELD(HOME_Play_what, 0), ASN_SAY_TEXT("\""),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play something by "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play some music by "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("put on something by "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play anything by "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i'm in the mood for something by "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play songs by "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in my "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play music from "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("some songs by "), ASN_SAY_FIELD(HOME_Play_by, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play some music"),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play music"),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("put on some music"),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i want some music"),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("play something"),
    {.kind = ASN_STEP_IF, .field = HOME_Play_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in my "), ASN_SAY_FIELD(HOME_Play_where, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Music_act, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Volume_level, 0), ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Volume_where, 0),
        ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Volume_level, 0), ASN_SAY_TEXT(" in my "), ASN_SAY_FIELD(HOME_Volume_where, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Volume_level, 11), ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Volume_where, 0),
        ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Volume_level, 12), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Volume_level, 0), ASN_SAY_END,
    ASN_SAY_TEXT("heat the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("warm the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("set the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("i want the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" at "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("make the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("cool the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("set the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" thermostat to "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_END,
    ASN_SAY_TEXT("bring the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" up to "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" should be "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("set the thermostat"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("set the thermostat"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_END,
    ASN_SAY_TEXT("set the temperature"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("turn the heating"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in my "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_TEXT(" to "),
        ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"), ASN_SAY_END,
    ASN_SAY_TEXT("set the heating to "), ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("i want "), ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("make it "), ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("turn the heating up to "), ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("set the temperature to "), ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT("\302\260"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("turn the heating down to "), ASN_SAY_FIELD(HOME_Heat_degrees, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 5},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("heat to "), ASN_SAY_FIELD(HOME_Heat_degrees, 0), ASN_SAY_TEXT(" degrees"),
    {.kind = ASN_STEP_IF, .field = HOME_Heat_where, .test = ASN_TEST_PRESENT, .to = 6},
    ASN_SAY_TEXT(" in my "), ASN_SAY_FIELD(HOME_Heat_where, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Light_glow, 13), ASN_SAY_TEXT(" the "), ASN_SAY_FIELD(HOME_Light_where, 0),
        ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Light_glow, 14), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Light_glow, 2), ASN_SAY_TEXT(" the "), ASN_SAY_FIELD(HOME_Light_where, 0),
        ASN_SAY_TEXT(" lights "), ASN_SAY_FIELD(HOME_Light_glow, 15), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Light_where, 0), ASN_SAY_TEXT(" lights "), ASN_SAY_FIELD(HOME_Light_glow, 15), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Light_glow, 16), ASN_SAY_TEXT(" the "), ASN_SAY_FIELD(HOME_Light_where, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Light_glow, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Light_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Light_where, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Light_glow, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Light_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Light_where, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Light_glow, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Light_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in my "), ASN_SAY_FIELD(HOME_Light_where, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Light_glow, 17),
    {.kind = ASN_STEP_IF, .field = HOME_Light_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in the "), ASN_SAY_FIELD(HOME_Light_where, 0), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Light_glow, 18), ASN_SAY_END,
    ASN_SAY_TEXT("lock the "), ASN_SAY_FIELD(HOME_Lock_door, 0), ASN_SAY_END,
    ASN_SAY_TEXT("lock the "), ASN_SAY_FIELD(HOME_Lock_door, 0), ASN_SAY_TEXT(" door"), ASN_SAY_END,
    ASN_SAY_TEXT("lock the door of the "), ASN_SAY_FIELD(HOME_Lock_door, 0), ASN_SAY_END,
    ASN_SAY_TEXT("lock the door to the "), ASN_SAY_FIELD(HOME_Lock_door, 0), ASN_SAY_END,
    ASN_SAY_TEXT("lock up the "), ASN_SAY_FIELD(HOME_Lock_door, 0), ASN_SAY_END,
    ASN_SAY_TEXT("bolt the "), ASN_SAY_FIELD(HOME_Lock_door, 0), ASN_SAY_TEXT(" door"), ASN_SAY_END,
    ASN_SAY_TEXT("make sure the "), ASN_SAY_FIELD(HOME_Lock_door, 0), ASN_SAY_TEXT(" door is locked"), ASN_SAY_END,
    ASN_SAY_TEXT("is the "), ASN_SAY_FIELD(HOME_Lock_door, 0), ASN_SAY_TEXT(" locked? if not, lock it"),
        ASN_SAY_END,
    ASN_SAY_TEXT("lock the door"), ASN_SAY_END,
    ASN_SAY_TEXT("lock the doors"), ASN_SAY_END,
    ASN_SAY_TEXT("lock up"), ASN_SAY_END,
    ASN_SAY_TEXT("lock everything"), ASN_SAY_END,
    ASN_SAY_TEXT("unlock the "), ASN_SAY_FIELD(HOME_Unlock_door, 0), ASN_SAY_END,
    ASN_SAY_TEXT("unlock the "), ASN_SAY_FIELD(HOME_Unlock_door, 0), ASN_SAY_TEXT(" door"), ASN_SAY_END,
    ASN_SAY_TEXT("unlock the door of the "), ASN_SAY_FIELD(HOME_Unlock_door, 0), ASN_SAY_END,
    ASN_SAY_TEXT("unlock the door to the "), ASN_SAY_FIELD(HOME_Unlock_door, 0), ASN_SAY_END,
    ASN_SAY_TEXT("open the lock of the "), ASN_SAY_FIELD(HOME_Unlock_door, 0), ASN_SAY_TEXT(" door"), ASN_SAY_END,
    ASN_SAY_TEXT("open the lock on the "), ASN_SAY_FIELD(HOME_Unlock_door, 0), ASN_SAY_END,
    ASN_SAY_TEXT("unlock the door"), ASN_SAY_END,
    ASN_SAY_TEXT("unlock the doors"), ASN_SAY_END,
    ASN_SAY_TEXT("unlock everything"), ASN_SAY_END,
    ASN_SAY_TEXT("vacuum the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("hoover the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("clean the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("clean the floor in the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("send the robot to the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("start vacuuming in the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("mop the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("let the robot clean the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("run the vacuum in the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_TEXT(" is dirty"), ASN_SAY_END,
    ASN_SAY_TEXT("the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_TEXT(" needs a clean"), ASN_SAY_END,
    ASN_SAY_TEXT("give the "), ASN_SAY_FIELD(HOME_Clean_where, 0), ASN_SAY_TEXT(" a quick vacuum"), ASN_SAY_END,
    ASN_SAY_TEXT("what's the weather like"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("how is the weather"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("will it rain"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("what will the weather be"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("is it going to snow"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("how warm is it"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("tell me the weather"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("weather"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("do i need an umbrella"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("will it be sunny"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("what's the forecast"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22), ASN_SAY_END,
    ASN_SAY_TEXT("whats the weather"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("will it be cold"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("how hot will it get"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("will it rain"),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_when, .test = ASN_TEST_PRESENT, .to = 4},
    ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Weather_when, 22),
    {.kind = ASN_STEP_IF, .field = HOME_Weather_where, .test = ASN_TEST_PRESENT, .to = 7},
    ASN_SAY_TEXT(" in "), ASN_SAY_FIELD(HOME_Weather_where, 0), ASN_SAY_END,
    ASN_SAY_TEXT("tell"), ASN_SAY_END,
    ASN_SAY_TEXT("text"), ASN_SAY_END,
    ASN_SAY_TEXT("message"), ASN_SAY_END,
    ASN_SAY_TEXT("write to"), ASN_SAY_END,
    ASN_SAY_TEXT("message"), ASN_SAY_END,
    ASN_SAY_TEXT("tell"), ASN_SAY_END,
    ASN_SAY_TEXT("send"), ASN_SAY_END,
    ASN_SAY_TEXT("a message"), ASN_SAY_END,
    ASN_SAY_TEXT("a text"), ASN_SAY_END,
    ASN_SAY_TEXT("send a text to"), ASN_SAY_END,
    ASN_SAY_TEXT("send a message to"), ASN_SAY_END,
    ASN_SAY_TEXT("let"), ASN_SAY_END,
    ASN_SAY_TEXT("tell"), ASN_SAY_END,
    ASN_SAY_TEXT("text"), ASN_SAY_END,
    ASN_SAY_TEXT("message"), ASN_SAY_END,
    ASN_SAY_TEXT("know"), ASN_SAY_END,
    ASN_SAY_TEXT("text"), ASN_SAY_END,
    ASN_SAY_TEXT("email"), ASN_SAY_END,
    ASN_SAY_TEXT("mail"), ASN_SAY_END,
    ASN_SAY_TEXT("email"), ASN_SAY_END,
    ASN_SAY_TEXT("send"), ASN_SAY_END,
    ASN_SAY_TEXT("write"), ASN_SAY_END,
    ASN_SAY_TEXT("an email"), ASN_SAY_END,
    ASN_SAY_TEXT("send an email to"), ASN_SAY_END,
    ASN_SAY_TEXT("send an e-mail to"), ASN_SAY_END,
    ASN_SAY_TEXT("email"), ASN_SAY_END,
    ASN_SAY_TEXT("on the mobile"), ASN_SAY_END,
    ASN_SAY_TEXT("on his mobile"), ASN_SAY_END,
    ASN_SAY_TEXT("on her mobile"), ASN_SAY_END,
    ASN_SAY_TEXT("on the cell phone"), ASN_SAY_END,
    ASN_SAY_TEXT("mobile"), ASN_SAY_END,
    ASN_SAY_TEXT("call the mobile of"), ASN_SAY_END,
    ASN_SAY_TEXT("dial the mobile of"), ASN_SAY_END,
    ASN_SAY_TEXT("at home"), ASN_SAY_END,
    ASN_SAY_TEXT("on the landline"), ASN_SAY_END,
    ASN_SAY_TEXT("dial the landline of"), ASN_SAY_END,
    ASN_SAY_TEXT("call the landline of"), ASN_SAY_END,
    ASN_SAY_TEXT("at work"), ASN_SAY_END,
    ASN_SAY_TEXT("at the office"), ASN_SAY_END,
    ASN_SAY_TEXT("on the office phone"), ASN_SAY_END,
    ASN_SAY_TEXT("call the office of"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_entry_what, 0), ASN_SAY_END,
    ASN_SAY_TEXT("some "), ASN_SAY_FIELD(HOME_entry_what, 0), ASN_SAY_END,
    ASN_SAY_TEXT("more "), ASN_SAY_FIELD(HOME_entry_what, 0), ASN_SAY_END,
    ASN_SAY_TEXT("the "), ASN_SAY_FIELD(HOME_entry_what, 0), ASN_SAY_END,
    ASN_SAY_TEXT("a "), ASN_SAY_FIELD(HOME_entry_what, 0), ASN_SAY_END,
    ASN_SAY_TEXT("an "), ASN_SAY_FIELD(HOME_entry_what, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_entry_count, 0), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_entry_what, 0), ASN_SAY_END,
    ASN_SAY_TEXT("pause"), ASN_SAY_END,
    ASN_SAY_TEXT("pause the music"), ASN_SAY_END,
    ASN_SAY_TEXT("stop the music"), ASN_SAY_END,
    ASN_SAY_TEXT("stop playing"), ASN_SAY_END,
    ASN_SAY_TEXT("be quiet for a moment"), ASN_SAY_END,
    ASN_SAY_TEXT("pause this song"), ASN_SAY_END,
    ASN_SAY_TEXT("hold the music"), ASN_SAY_END,
    ASN_SAY_TEXT("resume"), ASN_SAY_END,
    ASN_SAY_TEXT("go on playing"), ASN_SAY_END,
    ASN_SAY_TEXT("continue the music"), ASN_SAY_END,
    ASN_SAY_TEXT("resume the music"), ASN_SAY_END,
    ASN_SAY_TEXT("carry on with the music"), ASN_SAY_END,
    ASN_SAY_TEXT("keep playing"), ASN_SAY_END,
    ASN_SAY_TEXT("skip"), ASN_SAY_END,
    ASN_SAY_TEXT("skip this song"), ASN_SAY_END,
    ASN_SAY_TEXT("next song"), ASN_SAY_END,
    ASN_SAY_TEXT("play the next song"), ASN_SAY_END,
    ASN_SAY_TEXT("next"), ASN_SAY_END,
    ASN_SAY_TEXT("skip this one"), ASN_SAY_END,
    ASN_SAY_TEXT("the next track"), ASN_SAY_END,
    ASN_SAY_TEXT("skip to the next track"), ASN_SAY_END,
    ASN_SAY_TEXT("go back"), ASN_SAY_END,
    ASN_SAY_TEXT("previous song"), ASN_SAY_END,
    ASN_SAY_TEXT("play the last song again"), ASN_SAY_END,
    ASN_SAY_TEXT("go back one song"), ASN_SAY_END,
    ASN_SAY_TEXT("the previous track"), ASN_SAY_END,
    ASN_SAY_TEXT("back to the previous song"), ASN_SAY_END,
    ASN_SAY_TEXT("turn it up"), ASN_SAY_END,
    ASN_SAY_TEXT("turn up the music"), ASN_SAY_END,
    ASN_SAY_TEXT("make it louder"), ASN_SAY_END,
    ASN_SAY_TEXT("louder"), ASN_SAY_END,
    ASN_SAY_TEXT("turn the volume up"), ASN_SAY_END,
    ASN_SAY_TEXT("raise the volume"), ASN_SAY_END,
    ASN_SAY_TEXT("turn the music up"), ASN_SAY_END,
    ASN_SAY_TEXT("turn up the volume"), ASN_SAY_END,
    ASN_SAY_TEXT("turn it down"), ASN_SAY_END,
    ASN_SAY_TEXT("turn down the music"), ASN_SAY_END,
    ASN_SAY_TEXT("make it quieter"), ASN_SAY_END,
    ASN_SAY_TEXT("quieter"), ASN_SAY_END,
    ASN_SAY_TEXT("turn the volume down"), ASN_SAY_END,
    ASN_SAY_TEXT("lower the volume"), ASN_SAY_END,
    ASN_SAY_TEXT("it's too loud"), ASN_SAY_END,
    ASN_SAY_TEXT("turn down the sound"), ASN_SAY_END,
    ASN_SAY_TEXT("mute the music"), ASN_SAY_END,
    ASN_SAY_TEXT("mute the speakers"), ASN_SAY_END,
    ASN_SAY_TEXT("turn the sound off"), ASN_SAY_END,
    ASN_SAY_TEXT("switch off the sound"), ASN_SAY_END,
    ASN_SAY_TEXT("mute everything"), ASN_SAY_END,
    ASN_SAY_TEXT("turn off the sound"), ASN_SAY_END,
    ASN_SAY_TEXT("set the volume to "), ASN_SAY_FIELD(HOME_Level_percent, 0), ASN_SAY_TEXT(" percent"),
        ASN_SAY_END,
    ASN_SAY_TEXT("set the volume to "), ASN_SAY_FIELD(HOME_Level_percent, 0), ASN_SAY_TEXT("%"), ASN_SAY_END,
    ASN_SAY_TEXT("turn the music to "), ASN_SAY_FIELD(HOME_Level_percent, 0), ASN_SAY_TEXT(" percent"),
        ASN_SAY_END,
    ASN_SAY_TEXT("volume "), ASN_SAY_FIELD(HOME_Level_percent, 0), ASN_SAY_TEXT(" percent"), ASN_SAY_END,
    ASN_SAY_TEXT("set the volume"), ASN_SAY_END,
    ASN_SAY_TEXT("put the volume"), ASN_SAY_END,
    ASN_SAY_TEXT("turn the volume"), ASN_SAY_END,
    ASN_SAY_TEXT("to "), ASN_SAY_FIELD(HOME_Level_percent, 0), ASN_SAY_TEXT(" percent"), ASN_SAY_END,
    ASN_SAY_TEXT("at "), ASN_SAY_FIELD(HOME_Level_percent, 0), ASN_SAY_TEXT("%"), ASN_SAY_END,
    ASN_SAY_TEXT("to "), ASN_SAY_FIELD(HOME_Level_percent, 0), ASN_SAY_TEXT(" %"), ASN_SAY_END,
    ASN_SAY_TEXT("turn on the lights"), ASN_SAY_END,
    ASN_SAY_TEXT("turn the lights on"), ASN_SAY_END,
    ASN_SAY_TEXT("switch on the light"), ASN_SAY_END,
    ASN_SAY_TEXT("lights on"), ASN_SAY_END,
    ASN_SAY_TEXT("make some light"), ASN_SAY_END,
    ASN_SAY_TEXT("it's too dark"), ASN_SAY_END,
    ASN_SAY_TEXT("put the light on"), ASN_SAY_END,
    ASN_SAY_TEXT("switch the lights on"), ASN_SAY_END,
    ASN_SAY_TEXT("turn on"), ASN_SAY_END,
    ASN_SAY_TEXT("switch on"), ASN_SAY_END,
    ASN_SAY_TEXT("lights"), ASN_SAY_END,
    ASN_SAY_TEXT("light"), ASN_SAY_END,
    ASN_SAY_TEXT("turn"), ASN_SAY_END,
    ASN_SAY_TEXT("switch"), ASN_SAY_END,
    ASN_SAY_TEXT("on"), ASN_SAY_END,
    ASN_SAY_TEXT("light up"), ASN_SAY_END,
    ASN_SAY_TEXT("turn off the lights"), ASN_SAY_END,
    ASN_SAY_TEXT("turn the lights off"), ASN_SAY_END,
    ASN_SAY_TEXT("switch off the light"), ASN_SAY_END,
    ASN_SAY_TEXT("lights off"), ASN_SAY_END,
    ASN_SAY_TEXT("turn out the light"), ASN_SAY_END,
    ASN_SAY_TEXT("put out the lights"), ASN_SAY_END,
    ASN_SAY_TEXT("it's too bright"), ASN_SAY_END,
    ASN_SAY_TEXT("switch the lights off"), ASN_SAY_END,
    ASN_SAY_TEXT("turn off"), ASN_SAY_END,
    ASN_SAY_TEXT("switch off"), ASN_SAY_END,
    ASN_SAY_TEXT("kill"), ASN_SAY_END,
    ASN_SAY_TEXT("lights"), ASN_SAY_END,
    ASN_SAY_TEXT("light"), ASN_SAY_END,
    ASN_SAY_TEXT("turn"), ASN_SAY_END,
    ASN_SAY_TEXT("switch"), ASN_SAY_END,
    ASN_SAY_TEXT("off"), ASN_SAY_END,
    ASN_SAY_TEXT("dim the lights to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT(" percent"), ASN_SAY_END,
    ASN_SAY_TEXT("set the light to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT(" percent"), ASN_SAY_END,
    ASN_SAY_TEXT("set the lights to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT("%"), ASN_SAY_END,
    ASN_SAY_TEXT("dim the light to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT(" %"), ASN_SAY_END,
    ASN_SAY_TEXT("dim the lights"), ASN_SAY_END,
    ASN_SAY_TEXT("set the lights"), ASN_SAY_END,
    ASN_SAY_TEXT("dim the light"), ASN_SAY_END,
    ASN_SAY_TEXT("set the light"), ASN_SAY_END,
    ASN_SAY_TEXT("to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT(" percent"), ASN_SAY_END,
    ASN_SAY_TEXT("to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT("%"), ASN_SAY_END,
    ASN_SAY_TEXT("to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT(" %"), ASN_SAY_END,
    ASN_SAY_TEXT("dim"), ASN_SAY_END,
    ASN_SAY_TEXT("set"), ASN_SAY_END,
    ASN_SAY_TEXT("turn"), ASN_SAY_END,
    ASN_SAY_TEXT("to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT(" percent"), ASN_SAY_END,
    ASN_SAY_TEXT("to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT("%"), ASN_SAY_END,
    ASN_SAY_TEXT("to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT(" %"), ASN_SAY_END,
    ASN_SAY_TEXT("at "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT(" percent"), ASN_SAY_END,
    ASN_SAY_TEXT("dim"), ASN_SAY_END,
    ASN_SAY_TEXT("turn"), ASN_SAY_END,
    ASN_SAY_TEXT("to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT(" percent"), ASN_SAY_END,
    ASN_SAY_TEXT("light to "), ASN_SAY_FIELD(HOME_Dim_percent, 0), ASN_SAY_TEXT(" %"), ASN_SAY_END,
    ASN_SAY_TEXT("in "), ASN_SAY_FIELD(HOME_In_after, 0), ASN_SAY_END,
    ASN_SAY_TEXT("in "), ASN_SAY_FIELD(HOME_In_after, 0), ASN_SAY_END,
    ASN_SAY_TEXT("in "), ASN_SAY_FIELD(HOME_In_after, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_day, 26), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_At_time, 26), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_time, 27), ASN_SAY_FIELD(HOME_At_day, 24), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_day, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_day, 0), ASN_SAY_TEXT(" at "), ASN_SAY_FIELD(HOME_At_time, 28), ASN_SAY_END,
    ASN_SAY_TEXT("at "), ASN_SAY_FIELD(HOME_At_time, 28), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_At_day, 0),
        ASN_SAY_END,
    ASN_SAY_TEXT("at "), ASN_SAY_FIELD(HOME_At_time, 28), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_day, 26), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_At_time, 26), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_time, 27), ASN_SAY_FIELD(HOME_At_day, 24), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_day, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_day, 0), ASN_SAY_TEXT(" at "), ASN_SAY_FIELD(HOME_At_time, 28), ASN_SAY_END,
    ASN_SAY_TEXT("at "), ASN_SAY_FIELD(HOME_At_time, 28), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_At_day, 0),
        ASN_SAY_END,
    ASN_SAY_TEXT("at "), ASN_SAY_FIELD(HOME_At_time, 28), ASN_SAY_END,
    ASN_SAY_TEXT("for "), ASN_SAY_FIELD(HOME_At_time, 28), ASN_SAY_END,
    ASN_SAY_TEXT("for "), ASN_SAY_FIELD(HOME_At_day, 25), ASN_SAY_TEXT(" at "), ASN_SAY_FIELD(HOME_At_time, 28),
        ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_day, 0), ASN_SAY_TEXT(" at "), ASN_SAY_FIELD(HOME_At_time, 28), ASN_SAY_END,
    ASN_SAY_TEXT("for "), ASN_SAY_FIELD(HOME_At_time, 28), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_At_day, 0),
        ASN_SAY_END,
    ASN_SAY_TEXT("for "), ASN_SAY_FIELD(HOME_At_day, 25), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_day, 26), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_At_time, 26), ASN_SAY_END,
    ASN_SAY_TEXT("for "), ASN_SAY_FIELD(HOME_At_day, 25), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_At_time, 26),
        ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_day, 23), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_day, 26), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_At_time, 26), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_At_time, 27), ASN_SAY_FIELD(HOME_At_day, 24), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_minutes, 0), ASN_SAY_TEXT(" minutes"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_minutes, 0), ASN_SAY_TEXT(" min"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_minutes, 0), ASN_SAY_TEXT(" mins"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_minutes, 0), ASN_SAY_TEXT(" minutes"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_minutes, 35), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_seconds, 0), ASN_SAY_TEXT(" seconds"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_seconds, 0), ASN_SAY_TEXT(" secs"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_hours, 0), ASN_SAY_TEXT(" hours"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_hours, 35), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_hours, 0), ASN_SAY_TEXT(" hours "), ASN_SAY_FIELD(HOME_duration_minutes, 0),
        ASN_SAY_TEXT(" minutes"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_hours, 0), ASN_SAY_TEXT(" hours and "), ASN_SAY_FIELD(HOME_duration_minutes, 0),
        ASN_SAY_TEXT(" minutes"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_minutes, 0), ASN_SAY_TEXT(" minutes "), ASN_SAY_FIELD(HOME_duration_seconds, 0),
        ASN_SAY_TEXT(" seconds"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_minutes, 0), ASN_SAY_TEXT(" minutes and "),
        ASN_SAY_FIELD(HOME_duration_seconds, 0), ASN_SAY_TEXT(" seconds"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_minutes, 0), ASN_SAY_TEXT(" minute"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_minutes, 0), ASN_SAY_TEXT(" min"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_minutes, 0), ASN_SAY_TEXT("-minute"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_seconds, 0), ASN_SAY_TEXT(" second"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_hours, 0), ASN_SAY_TEXT(" hour"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_duration_hours, 0), ASN_SAY_TEXT("-hour"), ASN_SAY_END,
    ASN_SAY_TEXT("today"), ASN_SAY_END,
    ASN_SAY_TEXT("today"), ASN_SAY_END,
    ASN_SAY_END,
    ASN_SAY_TEXT("today"), ASN_SAY_END,
    ASN_SAY_TEXT("tomorrow"), ASN_SAY_END,
    ASN_SAY_TEXT("tomorrow"), ASN_SAY_END,
    ASN_SAY_TEXT("tomorrow"), ASN_SAY_END,
    ASN_SAY_TEXT("tomorrow"), ASN_SAY_END,
    ASN_SAY_TEXT("every day"), ASN_SAY_END,
    ASN_SAY_TEXT("each day"), ASN_SAY_END,
    ASN_SAY_TEXT("daily"), ASN_SAY_END,
    ASN_SAY_TEXT("every"), ASN_SAY_END,
    ASN_SAY_TEXT("each"), ASN_SAY_END,
    ASN_SAY_TEXT("on weekdays"), ASN_SAY_END,
    ASN_SAY_TEXT("every weekday"), ASN_SAY_END,
    ASN_SAY_TEXT("on workdays"), ASN_SAY_END,
    ASN_SAY_TEXT("monday to friday"), ASN_SAY_END,
    ASN_SAY_TEXT("on weekends"), ASN_SAY_END,
    ASN_SAY_TEXT("at the weekend"), ASN_SAY_END,
    ASN_SAY_TEXT("every weekend"), ASN_SAY_END,
    ASN_SAY_TEXT("on "), ASN_SAY_FIELD(HOME_OnDay_day, 0), ASN_SAY_END,
    ASN_SAY_TEXT("this "), ASN_SAY_FIELD(HOME_OnDay_day, 0), ASN_SAY_END,
    ASN_SAY_TEXT("on "), ASN_SAY_FIELD(HOME_OnDay_day, 0), ASN_SAY_END,
    ASN_SAY_TEXT("this "), ASN_SAY_FIELD(HOME_OnDay_day, 0), ASN_SAY_END,
    ASN_SAY_TEXT("on "), ASN_SAY_FIELD(HOME_OnDay_day, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_OnDay_day, 0), ASN_SAY_END,
    ASN_SAY_TEXT("every "), ASN_SAY_FIELD(HOME_EachDay_day, 0), ASN_SAY_END,
    ASN_SAY_TEXT("each "), ASN_SAY_FIELD(HOME_EachDay_day, 0), ASN_SAY_END,
    ASN_SAY_TEXT("on "), ASN_SAY_FIELD(HOME_EachDay_day, 0), ASN_SAY_TEXT("s"), ASN_SAY_END,
    ASN_SAY_TEXT("monday"), ASN_SAY_END,
    ASN_SAY_TEXT("tuesday"), ASN_SAY_END,
    ASN_SAY_TEXT("wednesday"), ASN_SAY_END,
    ASN_SAY_TEXT("thursday"), ASN_SAY_END,
    ASN_SAY_TEXT("friday"), ASN_SAY_END,
    ASN_SAY_TEXT("saturday"), ASN_SAY_END,
    ASN_SAY_TEXT("sunday"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Clock_hour, 30), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Clock_hour, 30), ASN_SAY_TEXT(":"), ASN_SAY_FIELD(HOME_Clock_minute, 33), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Clock_hour, 30), ASN_SAY_TEXT(" "), ASN_SAY_FIELD(HOME_Clock_half, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Clock_hour, 30), ASN_SAY_TEXT(" o'clock"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Clock_hour, 31), ASN_SAY_TEXT(":00"), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Clock_hour, 32), ASN_SAY_TEXT(":"), ASN_SAY_FIELD(HOME_Clock_minute, 33), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Clock_hour, 30), ASN_SAY_TEXT(":"), ASN_SAY_FIELD(HOME_Clock_minute, 33), ASN_SAY_TEXT(" "),
        ASN_SAY_FIELD(HOME_Clock_half, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Clock_hour, 31), ASN_SAY_TEXT(":00 "), ASN_SAY_FIELD(HOME_Clock_half, 0), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Clock_hour, 31), ASN_SAY_FIELD(HOME_Clock_half, 29), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_Past_minutes, 34), ASN_SAY_TEXT(" past "), ASN_SAY_FIELD(HOME_Past_hour, 30), ASN_SAY_END,
    ASN_SAY_FIELD(HOME_To_minutes, 34), ASN_SAY_TEXT(" to "), ASN_SAY_FIELD(HOME_To_hour, 30), ASN_SAY_END,
    ASN_SAY_TEXT("noon"), ASN_SAY_END,
    ASN_SAY_TEXT("midnight"), ASN_SAY_END,
    ASN_SAY_TEXT("morning"), ASN_SAY_END,
    ASN_SAY_TEXT("this morning"), ASN_SAY_END,
    ASN_SAY_TEXT("afternoon"), ASN_SAY_END,
    ASN_SAY_TEXT("this afternoon"), ASN_SAY_END,
    ASN_SAY_TEXT("evening"), ASN_SAY_END,
    ASN_SAY_TEXT("this evening"), ASN_SAY_END,
    ASN_SAY_TEXT("night"), ASN_SAY_END,
    ASN_SAY_TEXT("tonight"), ASN_SAY_END,
    ASN_SAY_TEXT("am"), ASN_SAY_END,
    ASN_SAY_TEXT("a.m."), ASN_SAY_END,
    ASN_SAY_TEXT("in the morning"), ASN_SAY_END,
    ASN_SAY_TEXT("am"), ASN_SAY_END,
    ASN_SAY_TEXT("pm"), ASN_SAY_END,
    ASN_SAY_TEXT("p.m."), ASN_SAY_END,
    ASN_SAY_TEXT("in the evening"), ASN_SAY_END,
    ASN_SAY_TEXT("in the afternoon"), ASN_SAY_END,
    ASN_SAY_TEXT("pm"), ASN_SAY_END,
};

/* Constructor, style, input, level, where its steps begin, weight, what it needs of each field. */
static const asn_say home_says[] = {
    {HOME_Remind, 0, -1, -1, 1, 3, "pp"}, {HOME_Remind, 0, -1, -1, 6, 3, "pp"},
    {HOME_Remind, 0, -1, -1, 11, 1, "pp"}, {HOME_Remind, 0, -1, -1, 15, 1, "pp"},
    {HOME_Remind, 0, -1, -1, 19, 1, "pp"}, {HOME_Remind, 0, -1, -1, 24, 1, "pp"},
    {HOME_Remind, 0, -1, -1, 29, 1, "pp"}, {HOME_Remind, 0, -1, -1, 34, 1, "pp"},
    {HOME_Remind, 0, -1, -1, 39, 1, "pp"}, {HOME_Remind, 0, -1, -1, 44, 1, "pp"},
    {HOME_Remind, 0, -1, -1, 49, 1, "pp"}, {HOME_Remind, 0, -1, -1, 54, 1, "pp"},
    {HOME_Remind, 0, -1, -1, 59, 1, "pp"}, {HOME_Remind, 0, -1, -1, 64, 1, "pp"},
    {HOME_Remind, 0, -1, -1, 69, 1, "pp"}, {HOME_Remind, 0, -1, -1, 74, 1, "pp"},
    {HOME_Remind, 0, -1, -1, 79, 1, "pp"}, {HOME_Remind, 0, -1, -1, 84, 1, "pa"},
    {HOME_Remind, 0, -1, -1, 87, 1, "pa"}, {HOME_Remind, 0, -1, -1, 90, 1, "pa"},
    {HOME_Remind, 0, -1, -1, 93, 1, "pa"}, {HOME_Remind, 0, -1, -1, 96, 1, "pa"},
    {HOME_Remind, 0, -1, -1, 99, 1, "pa"}, {HOME_Remind, 0, -1, -1, 102, 1, "pa"},
    {HOME_Remind, 0, -1, -1, 105, 1, "pa"}, {HOME_Remind, 0, -1, -1, 108, 1, "pa"},
    {HOME_Remind, 0, -1, -1, 111, 1, "pa"}, {HOME_Remind, 0, -1, -1, 114, 1, "pa"},
    {HOME_Remind, 0, -1, -1, 117, 1, "pa"}, {HOME_Remind, 0, -1, -1, 120, 1, "pa"},
    {HOME_Message, 0, -1, -1, 123, 1, "ppp"}, {HOME_Message, 0, -1, -1, 129, 1, "ppp"},
    {HOME_Message, 0, -1, -1, 135, 1, "ppp"}, {HOME_Message, 0, -1, -1, 141, 1, "ppp"},
    {HOME_Message, 0, -1, -1, 148, 1, "ppp"}, {HOME_Message, 0, -1, -1, 154, 1, "ppp"},
    {HOME_Message, 0, -1, -1, 162, 1, "ppp"}, {HOME_Message, 0, -1, -1, 170, 1, "ppp"},
    {HOME_Message, 0, -1, -1, 178, 1, "ppp"}, {HOME_Message, 0, -1, -1, 184, 1, "ppp"},
    {HOME_Message, 0, -1, -1, 190, 1, "ppp"}, {HOME_Message, 0, -1, -1, 196, 1, "ppp"},
    {HOME_Message, 0, -1, -1, 202, 1, "ppp"}, {HOME_Message, 0, -1, -1, 208, 1, "ppp"},
    {HOME_Message, 0, -1, -1, 214, 1, "ppp"}, {HOME_Call, 0, -1, -1, 223, 1, "pp"},
    {HOME_Call, 0, -1, -1, 228, 1, "pp"}, {HOME_Call, 0, -1, -1, 233, 1, "pp"},
    {HOME_Call, 0, -1, -1, 238, 1, "pp"}, {HOME_Call, 0, -1, -1, 242, 1, "pp"},
    {HOME_Call, 0, -1, -1, 247, 1, "pa"}, {HOME_Call, 0, -1, -1, 250, 1, "pa"},
    {HOME_Call, 0, -1, -1, 254, 1, "pa"}, {HOME_Call, 0, -1, -1, 257, 1, "pa"},
    {HOME_Call, 0, -1, -1, 260, 1, "pa"}, {HOME_Call, 0, -1, -1, 264, 1, "pa"},
    {HOME_Call, 0, -1, -1, 268, 1, "pa"}, {HOME_Call, 0, -1, -1, 271, 1, "pa"},
    {HOME_Call, 0, -1, -1, 274, 1, "pa"}, {HOME_Call, 0, -1, -1, 277, 1, "pa"},
    {HOME_Call, 0, -1, -1, 280, 1, "pa"}, {HOME_Call, 0, -1, -1, 284, 1, "pa"},
    {HOME_Call, 0, -1, -1, 288, 1, "pa"}, {HOME_Call, 0, -1, -1, 292, 1, "pa"},
    {HOME_Note, 0, -1, -1, 295, 1, "p"}, {HOME_Note, 0, -1, -1, 298, 1, "p"}, {HOME_Note, 0, -1, -1, 301, 1, "p"},
    {HOME_Note, 0, -1, -1, 304, 1, "p"}, {HOME_Note, 0, -1, -1, 307, 1, "p"}, {HOME_Note, 0, -1, -1, 310, 1, "p"},
    {HOME_Note, 0, -1, -1, 313, 1, "p"}, {HOME_Note, 0, -1, -1, 316, 1, "p"}, {HOME_Note, 0, -1, -1, 319, 1, "p"},
    {HOME_Note, 0, -1, -1, 322, 1, "p"}, {HOME_Note, 0, -1, -1, 325, 1, "p"}, {HOME_Note, 0, -1, -1, 328, 1, "p"},
    {HOME_Event, 0, -1, -1, 331, 1, "pp"}, {HOME_Event, 0, -1, -1, 336, 1, "pp"},
    {HOME_Event, 0, -1, -1, 341, 1, "pp"}, {HOME_Event, 0, -1, -1, 346, 1, "pp"},
    {HOME_Event, 0, -1, -1, 351, 1, "pp"}, {HOME_Event, 0, -1, -1, 356, 1, "pp"},
    {HOME_Event, 0, -1, -1, 361, 1, "pp"}, {HOME_Event, 0, -1, -1, 366, 1, "pp"},
    {HOME_Event, 0, -1, -1, 371, 1, "pp"}, {HOME_Event, 0, -1, -1, 375, 1, "pp"},
    {HOME_Event, 0, -1, -1, 381, 1, "pp"}, {HOME_Event, 0, -1, -1, 386, 1, "pp"},
    {HOME_Event, 0, -1, -1, 391, 1, "pp"}, {HOME_Event, 0, -1, -1, 396, 1, "pp"},
    {HOME_Event, 0, -1, -1, 401, 1, "pp"}, {HOME_Event, 0, -1, -1, 406, 1, "pp"},
    {HOME_Event, 0, -1, -1, 411, 1, "pp"}, {HOME_Put, 0, -1, -1, 416, 4, "pp"},
    {HOME_Put, 0, -1, -1, 428, 4, "pp"}, {HOME_Put, 0, -1, -1, 440, 4, "pp"}, {HOME_Put, 0, -1, -1, 452, 4, "pp"},
    {HOME_Put, 0, -1, -1, 464, 4, "pp"}, {HOME_Put, 0, -1, -1, 476, 4, "pp"}, {HOME_Put, 0, -1, -1, 487, 4, "pp"},
    {HOME_Put, 0, -1, -1, 499, 4, "pp"}, {HOME_Put, 0, -1, -1, 511, 4, "pp"}, {HOME_Put, 0, -1, -1, 523, 4, "pp"},
    {HOME_Put, 0, -1, -1, 535, 4, "pp"}, {HOME_Put, 0, -1, -1, 546, 4, "pp"}, {HOME_Put, 0, -1, -1, 558, 4, "pp"},
    {HOME_Put, 0, -1, -1, 570, 4, "pp"}, {HOME_Put, 0, -1, -1, 582, 0.6, "pa"},
    {HOME_Put, 0, -1, -1, 593, 0.6, "pa"}, {HOME_Put, 0, -1, -1, 604, 0.6, "pa"},
    {HOME_Put, 0, -1, -1, 615, 0.6, "pa"}, {HOME_Put, 0, -1, -1, 626, 0.6, "pa"},
    {HOME_Put, 0, -1, -1, 637, 0.6, "pa"}, {HOME_Put, 0, -1, -1, 647, 0.6, "pa"},
    {HOME_Put, 0, -1, -1, 658, 0.6, "pa"}, {HOME_Put, 0, -1, -1, 669, 0.6, "pa"},
    {HOME_Put, 0, -1, -1, 679, 0.6, "pa"}, {HOME_Put, 0, -1, -1, 689, 0.6, "pa"},
    {HOME_Put, 0, -1, -1, 699, 0.6, "pa"}, {HOME_Put, 0, -1, -1, 710, 0.6, "pa"},
    {HOME_Put, 0, -1, -1, 721, 0.6, "pa"}, {HOME_Put, 0, -1, -1, 731, 0.3, "pa"},
    {HOME_Put, 0, -1, -1, 742, 0.3, "pa"}, {HOME_Put, 0, -1, -1, 753, 0.3, "pa"},
    {HOME_Put, 0, -1, -1, 764, 0.3, "pa"}, {HOME_Put, 0, -1, -1, 775, 0.3, "pa"},
    {HOME_Put, 0, -1, -1, 786, 0.3, "pa"}, {HOME_Put, 0, -1, -1, 796, 0.3, "pa"},
    {HOME_Put, 0, -1, -1, 807, 0.3, "pa"}, {HOME_Put, 0, -1, -1, 818, 0.3, "pa"},
    {HOME_Put, 0, -1, -1, 828, 0.3, "pa"}, {HOME_Put, 0, -1, -1, 838, 0.3, "pa"},
    {HOME_Put, 0, -1, -1, 848, 0.3, "pa"}, {HOME_Put, 0, -1, -1, 859, 0.3, "pa"},
    {HOME_Put, 0, -1, -1, 870, 0.3, "pa"}, {HOME_Put, 0, -1, -1, 880, 2, "pa"},
    {HOME_Put, 0, -1, -1, 890, 2, "pa"}, {HOME_Put, 0, -1, -1, 900, 2, "pa"}, {HOME_Put, 0, -1, -1, 910, 2, "pa"},
    {HOME_Put, 0, -1, -1, 920, 2, "pa"}, {HOME_Put, 0, -1, -1, 930, 2, "pa"}, {HOME_Put, 0, -1, -1, 940, 2, "pa"},
    {HOME_Put, 0, -1, -1, 950, 2, "pa"}, {HOME_Take, 0, -1, -1, 960, 4, "pp"},
    {HOME_Take, 0, -1, -1, 965, 4, "pp"}, {HOME_Take, 0, -1, -1, 970, 4, "pp"},
    {HOME_Take, 0, -1, -1, 975, 4, "pp"}, {HOME_Take, 0, -1, -1, 980, 4, "pp"},
    {HOME_Take, 0, -1, -1, 985, 4, "pp"}, {HOME_Take, 0, -1, -1, 990, 4, "pp"},
    {HOME_Take, 0, -1, -1, 995, 4, "pp"}, {HOME_Take, 0, -1, -1, 1001, 4, "pp"},
    {HOME_Take, 0, -1, -1, 1006, 4, "pp"}, {HOME_Take, 0, -1, -1, 1010, 4, "pp"},
    {HOME_Take, 0, -1, -1, 1015, 0.6, "pa"}, {HOME_Take, 0, -1, -1, 1019, 0.6, "pa"},
    {HOME_Take, 0, -1, -1, 1023, 0.6, "pa"}, {HOME_Take, 0, -1, -1, 1027, 0.6, "pa"},
    {HOME_Take, 0, -1, -1, 1031, 0.6, "pa"}, {HOME_Take, 0, -1, -1, 1035, 0.6, "pa"},
    {HOME_Take, 0, -1, -1, 1039, 0.6, "pa"}, {HOME_Take, 0, -1, -1, 1043, 0.6, "pa"},
    {HOME_Take, 0, -1, -1, 1047, 0.6, "pa"}, {HOME_Take, 0, -1, -1, 1051, 0.6, "pa"},
    {HOME_Take, 0, -1, -1, 1054, 0.6, "pa"}, {HOME_Take, 0, -1, -1, 1058, 0.3, "pa"},
    {HOME_Take, 0, -1, -1, 1062, 0.3, "pa"}, {HOME_Take, 0, -1, -1, 1066, 0.3, "pa"},
    {HOME_Take, 0, -1, -1, 1070, 0.3, "pa"}, {HOME_Take, 0, -1, -1, 1074, 0.3, "pa"},
    {HOME_Take, 0, -1, -1, 1078, 0.3, "pa"}, {HOME_Take, 0, -1, -1, 1082, 0.3, "pa"},
    {HOME_Take, 0, -1, -1, 1086, 0.3, "pa"}, {HOME_Take, 0, -1, -1, 1090, 0.3, "pa"},
    {HOME_Take, 0, -1, -1, 1094, 0.3, "pa"}, {HOME_Take, 0, -1, -1, 1097, 0.3, "pa"},
    {HOME_Read, 0, -1, -1, 1101, 4, "p"}, {HOME_Read, 0, -1, -1, 1104, 4, "p"},
    {HOME_Read, 0, -1, -1, 1107, 4, "p"}, {HOME_Read, 0, -1, -1, 1110, 4, "p"},
    {HOME_Read, 0, -1, -1, 1113, 4, "p"}, {HOME_Read, 0, -1, -1, 1116, 4, "p"},
    {HOME_Read, 0, -1, -1, 1119, 4, "p"}, {HOME_Read, 0, -1, -1, 1122, 4, "p"},
    {HOME_Read, 0, -1, -1, 1125, 4, "p"}, {HOME_Read, 0, -1, -1, 1128, 4, "p"},
    {HOME_Read, 0, -1, -1, 1131, 4, "p"}, {HOME_Read, 0, -1, -1, 1134, 4, "p"},
    {HOME_Read, 0, -1, -1, 1137, 4, "p"}, {HOME_Read, 0, -1, -1, 1140, 4, "p"},
    {HOME_Read, 0, -1, -1, 1143, 0.6, "a"}, {HOME_Read, 0, -1, -1, 1145, 0.6, "a"},
    {HOME_Read, 0, -1, -1, 1147, 0.6, "a"}, {HOME_Read, 0, -1, -1, 1149, 0.6, "a"},
    {HOME_Read, 0, -1, -1, 1151, 0.6, "a"}, {HOME_Read, 0, -1, -1, 1153, 0.6, "a"},
    {HOME_Read, 0, -1, -1, 1155, 0.6, "a"}, {HOME_Read, 0, -1, -1, 1157, 0.6, "a"},
    {HOME_Read, 0, -1, -1, 1159, 0.6, "a"}, {HOME_Read, 0, -1, -1, 1161, 0.6, "a"},
    {HOME_Read, 0, -1, -1, 1163, 0.6, "a"}, {HOME_Read, 0, -1, -1, 1165, 0.6, "a"},
    {HOME_Read, 0, -1, -1, 1167, 0.6, "a"}, {HOME_Read, 0, -1, -1, 1169, 0.6, "a"},
    {HOME_Read, 0, -1, -1, 1171, 0.3, "a"}, {HOME_Read, 0, -1, -1, 1173, 0.3, "a"},
    {HOME_Read, 0, -1, -1, 1175, 0.3, "a"}, {HOME_Read, 0, -1, -1, 1177, 0.3, "a"},
    {HOME_Read, 0, -1, -1, 1179, 0.3, "a"}, {HOME_Read, 0, -1, -1, 1181, 0.3, "a"},
    {HOME_Read, 0, -1, -1, 1183, 0.3, "a"}, {HOME_Read, 0, -1, -1, 1185, 0.3, "a"},
    {HOME_Read, 0, -1, -1, 1187, 0.3, "a"}, {HOME_Read, 0, -1, -1, 1189, 0.3, "a"},
    {HOME_Read, 0, -1, -1, 1191, 0.3, "a"}, {HOME_Read, 0, -1, -1, 1193, 0.3, "a"},
    {HOME_Read, 0, -1, -1, 1195, 0.3, "a"}, {HOME_Read, 0, -1, -1, 1197, 0.3, "a"},
    {HOME_Wake, 0, -1, -1, 1199, 1, "p"}, {HOME_Wake, 0, -1, -1, 1202, 1, "p"},
    {HOME_Wake, 0, -1, -1, 1205, 1, "p"}, {HOME_Wake, 0, -1, -1, 1208, 1, "p"},
    {HOME_Wake, 0, -1, -1, 1211, 1, "p"}, {HOME_Wake, 0, -1, -1, 1214, 1, "p"},
    {HOME_Wake, 0, -1, -1, 1217, 1, "p"}, {HOME_Wake, 0, -1, -1, 1220, 1, "p"},
    {HOME_Wake, 0, -1, -1, 1223, 1, "p"}, {HOME_Wake, 0, -1, -1, 1226, 1, "p"},
    {HOME_Wake, 0, -1, -1, 1229, 1, "p"}, {HOME_Wake, 0, -1, -1, 1232, 1, "p"},
    {HOME_Wake, 0, -1, -1, 1235, 1, "p"}, {HOME_Timer, 0, -1, -1, 1238, 1, "pp"},
    {HOME_Timer, 0, -1, -1, 1243, 1, "pp"}, {HOME_Timer, 0, -1, -1, 1248, 1, "pp"},
    {HOME_Timer, 0, -1, -1, 1253, 1, "pp"}, {HOME_Timer, 0, -1, -1, 1258, 1, "pp"},
    {HOME_Timer, 0, -1, -1, 1263, 1, "pp"}, {HOME_Timer, 0, -1, -1, 1268, 1, "pp"},
    {HOME_Timer, 0, -1, -1, 1272, 1, "pp"}, {HOME_Timer, 0, -1, -1, 1277, 1, "pp"},
    {HOME_Timer, 0, -1, -1, 1282, 1, "pp"}, {HOME_Timer, 0, -1, -1, 1287, 1, "pp"},
    {HOME_Timer, 0, -1, -1, 1292, 1, "pp"}, {HOME_Timer, 0, -1, -1, 1296, 1, "pp"},
    {HOME_Timer, 0, -1, -1, 1301, 1, "pp"}, {HOME_Timer, 0, -1, -1, 1306, 1, "pa"},
    {HOME_Timer, 0, -1, -1, 1309, 1, "pa"}, {HOME_Timer, 0, -1, -1, 1312, 1, "pa"},
    {HOME_Timer, 0, -1, -1, 1315, 1, "pa"}, {HOME_Timer, 0, -1, -1, 1318, 1, "pa"},
    {HOME_Timer, 0, -1, -1, 1321, 1, "pa"}, {HOME_Timer, 0, -1, -1, 1324, 1, "pa"},
    {HOME_Timer, 0, -1, -1, 1327, 1, "pa"}, {HOME_Timer, 0, -1, -1, 1330, 1, "pa"},
    {HOME_Timer, 0, -1, -1, 1334, 1, "pa"}, {HOME_Timer, 0, -1, -1, 1338, 1, "pa"},
    {HOME_Cancel, 0, -1, -1, 1341, 1, "p"}, {HOME_Cancel, 0, -1, -1, 1345, 1, "p"},
    {HOME_Cancel, 0, -1, -1, 1349, 1, "p"}, {HOME_Cancel, 0, -1, -1, 1352, 1, "p"},
    {HOME_Cancel, 0, -1, -1, 1356, 1, "p"}, {HOME_Cancel, 0, -1, -1, 1360, 1, "p"},
    {HOME_Cancel, 0, -1, -1, 1364, 1, "p"}, {HOME_Cancel, 0, -1, -1, 1367, 1, "p"},
    {HOME_Cancel, 0, -1, -1, 1371, 1, "p"}, {HOME_Cancel, 0, -1, -1, 1375, 1, "p"},
    {HOME_Cancel, 0, -1, -1, 1379, 0.4, "a"}, {HOME_Cancel, 0, -1, -1, 1381, 0.4, "a"},
    {HOME_Cancel, 0, -1, -1, 1383, 0.4, "a"}, {HOME_Cancel, 0, -1, -1, 1385, 0.4, "a"},
    {HOME_Cancel, 0, -1, -1, 1387, 0.4, "a"}, {HOME_Cancel, 0, -1, -1, 1389, 0.4, "a"},
    {HOME_Play, 0, -1, -1, 1391, 1, "ppf"}, {HOME_Play, 0, -1, -1, 1399, 1, "ppf"},
    {HOME_Play, 0, -1, -1, 1407, 1, "ppf"}, {HOME_Play, 0, -1, -1, 1415, 1, "ppf"},
    {HOME_Play, 0, -1, -1, 1423, 1, "ppf"}, {HOME_Play, 0, -1, -1, 1431, 1, "ppf"},
    {HOME_Play, 0, -1, -1, 1439, 1, "ppf"}, {HOME_Play, 0, -1, -1, 1447, 1, "ppf"},
    {HOME_Play, 0, -1, -1, 1455, 1, "ppf"}, {HOME_Play, 0, -1, -1, 1463, 1, "ppf"},
    {HOME_Play, 0, -1, -1, 1471, 1, "ppf"}, {HOME_Play, 0, -1, -1, 1479, 0.7, "paf"},
    {HOME_Play, 0, -1, -1, 1485, 0.7, "paf"}, {HOME_Play, 0, -1, -1, 1491, 0.7, "paf"},
    {HOME_Play, 0, -1, -1, 1497, 0.7, "paf"}, {HOME_Play, 0, -1, -1, 1503, 0.7, "paf"},
    {HOME_Play, 0, -1, -1, 1510, 0.7, "paf"}, {HOME_Play, 0, -1, -1, 1516, 0.7, "paf"},
    {HOME_Play, 0, -1, -1, 1522, 0.7, "paf"}, {HOME_Play, 0, -1, -1, 1529, 0.5, "apf"},
    {HOME_Play, 0, -1, -1, 1535, 0.5, "apf"}, {HOME_Play, 0, -1, -1, 1541, 0.5, "apf"},
    {HOME_Play, 0, -1, -1, 1547, 0.5, "apf"}, {HOME_Play, 0, -1, -1, 1553, 0.5, "apf"},
    {HOME_Play, 0, -1, -1, 1559, 0.5, "apf"}, {HOME_Play, 0, -1, -1, 1565, 0.5, "apf"},
    {HOME_Play, 0, -1, -1, 1571, 0.5, "apf"}, {HOME_Play, 0, -1, -1, 1577, 0.3, "aaf"},
    {HOME_Play, 0, -1, -1, 1582, 0.3, "aaf"}, {HOME_Play, 0, -1, -1, 1587, 0.3, "aaf"},
    {HOME_Play, 0, -1, -1, 1592, 0.3, "aaf"}, {HOME_Play, 0, -1, -1, 1597, 0.3, "aaf"},
    {HOME_Music, 0, -1, -1, 1602, 1, "p"}, {HOME_Volume, 0, -1, -1, 1604, 2, "pp"},
    {HOME_Volume, 0, -1, -1, 1608, 2, "pp"}, {HOME_Volume, 0, -1, -1, 1612, 2, "pp"},
    {HOME_Volume, 0, -1, -1, 1618, 2, "pa"}, {HOME_Heat, 0, -1, -1, 1620, 1, "pp"},
    {HOME_Heat, 0, -1, -1, 1626, 1, "pp"}, {HOME_Heat, 0, -1, -1, 1632, 1, "pp"},
    {HOME_Heat, 0, -1, -1, 1638, 1, "pp"}, {HOME_Heat, 0, -1, -1, 1644, 1, "pp"},
    {HOME_Heat, 0, -1, -1, 1650, 1, "pp"}, {HOME_Heat, 0, -1, -1, 1656, 1, "pp"},
    {HOME_Heat, 0, -1, -1, 1661, 1, "pp"}, {HOME_Heat, 0, -1, -1, 1667, 1, "pp"},
    {HOME_Heat, 0, -1, -1, 1673, 2, "pf"}, {HOME_Heat, 0, -1, -1, 1681, 2, "pf"},
    {HOME_Heat, 0, -1, -1, 1688, 2, "pf"}, {HOME_Heat, 0, -1, -1, 1696, 2, "pf"},
    {HOME_Heat, 0, -1, -1, 1704, 2, "pf"}, {HOME_Heat, 0, -1, -1, 1711, 2, "pf"},
    {HOME_Heat, 0, -1, -1, 1718, 2, "pf"}, {HOME_Heat, 0, -1, -1, 1725, 2, "pf"},
    {HOME_Heat, 0, -1, -1, 1732, 2, "pf"}, {HOME_Heat, 0, -1, -1, 1738, 2, "pf"},
    {HOME_Heat, 0, -1, -1, 1745, 2, "pf"}, {HOME_Heat, 0, -1, -1, 1751, 2, "pf"},
    {HOME_Light, 0, -1, -1, 1758, 1, "pp"}, {HOME_Light, 0, -1, -1, 1764, 1, "pp"},
    {HOME_Light, 0, -1, -1, 1770, 1, "pp"}, {HOME_Light, 0, -1, -1, 1774, 1, "pp"},
    {HOME_Light, 0, -1, -1, 1778, 2, "pf"}, {HOME_Light, 0, -1, -1, 1783, 2, "pf"},
    {HOME_Light, 0, -1, -1, 1788, 2, "pf"}, {HOME_Light, 0, -1, -1, 1793, 2, "pf"},
    {HOME_Lock, 0, -1, -1, 1800, 1, "p"}, {HOME_Lock, 0, -1, -1, 1803, 1, "p"},
    {HOME_Lock, 0, -1, -1, 1807, 1, "p"}, {HOME_Lock, 0, -1, -1, 1810, 1, "p"},
    {HOME_Lock, 0, -1, -1, 1813, 1, "p"}, {HOME_Lock, 0, -1, -1, 1816, 1, "p"},
    {HOME_Lock, 0, -1, -1, 1820, 1, "p"}, {HOME_Lock, 0, -1, -1, 1824, 1, "p"},
    {HOME_Lock, 0, -1, -1, 1828, 0.3, "a"}, {HOME_Lock, 0, -1, -1, 1830, 0.3, "a"},
    {HOME_Lock, 0, -1, -1, 1832, 0.3, "a"}, {HOME_Lock, 0, -1, -1, 1834, 0.3, "a"},
    {HOME_Unlock, 0, -1, -1, 1836, 1, "p"}, {HOME_Unlock, 0, -1, -1, 1839, 1, "p"},
    {HOME_Unlock, 0, -1, -1, 1843, 1, "p"}, {HOME_Unlock, 0, -1, -1, 1846, 1, "p"},
    {HOME_Unlock, 0, -1, -1, 1849, 1, "p"}, {HOME_Unlock, 0, -1, -1, 1853, 1, "p"},
    {HOME_Unlock, 0, -1, -1, 1856, 0.3, "a"}, {HOME_Unlock, 0, -1, -1, 1858, 0.3, "a"},
    {HOME_Unlock, 0, -1, -1, 1860, 0.3, "a"}, {HOME_Clean, 0, -1, -1, 1862, 1, "p"},
    {HOME_Clean, 0, -1, -1, 1865, 1, "p"}, {HOME_Clean, 0, -1, -1, 1868, 1, "p"},
    {HOME_Clean, 0, -1, -1, 1871, 1, "p"}, {HOME_Clean, 0, -1, -1, 1874, 1, "p"},
    {HOME_Clean, 0, -1, -1, 1877, 1, "p"}, {HOME_Clean, 0, -1, -1, 1880, 1, "p"},
    {HOME_Clean, 0, -1, -1, 1883, 1, "p"}, {HOME_Clean, 0, -1, -1, 1886, 1, "p"},
    {HOME_Clean, 0, -1, -1, 1889, 1, "p"}, {HOME_Clean, 0, -1, -1, 1893, 1, "p"},
    {HOME_Clean, 0, -1, -1, 1897, 1, "p"}, {HOME_Weather, 0, -1, -1, 1901, 1, "ff"},
    {HOME_Weather, 0, -1, -1, 1909, 1, "ff"}, {HOME_Weather, 0, -1, -1, 1917, 1, "ff"},
    {HOME_Weather, 0, -1, -1, 1925, 1, "ff"}, {HOME_Weather, 0, -1, -1, 1933, 1, "ff"},
    {HOME_Weather, 0, -1, -1, 1941, 1, "ff"}, {HOME_Weather, 0, -1, -1, 1949, 1, "ff"},
    {HOME_Weather, 0, -1, -1, 1957, 1, "ff"}, {HOME_Weather, 0, -1, -1, 1965, 1, "ff"},
    {HOME_Weather, 0, -1, -1, 1973, 1, "ff"}, {HOME_Weather, 0, -1, -1, 1981, 1, "ff"},
    {HOME_Weather, 0, -1, -1, 1989, 1, "ff"}, {HOME_Weather, 0, -1, -1, 1997, 1, "ff"},
    {HOME_Weather, 0, -1, -1, 2005, 1, "ff"}, {HOME_Weather, 0, -1, -1, 2013, 1, "ff"},
    {HOME_Text, 0, -1, -1, 2021, 1, ""}, {HOME_Text, 0, -1, -1, 2023, 1, ""}, {HOME_Text, 0, -1, -1, 2025, 1, ""},
    {HOME_Text, 0, -1, -1, 2027, 1, ""}, {HOME_Text, 1, -1, -1, 2029, 1, ""}, {HOME_Text, 1, -1, -1, 2031, 1, ""},
    {HOME_Text, 2, -1, -1, 2033, 1, ""}, {HOME_Text, 3, -1, -1, 2035, 1, ""}, {HOME_Text, 3, -1, -1, 2037, 1, ""},
    {HOME_Text, 4, -1, -1, 2039, 1, ""}, {HOME_Text, 4, -1, -1, 2041, 1, ""}, {HOME_Text, 5, -1, -1, 2043, 1, ""},
    {HOME_Text, 6, -1, -1, 2045, 1, ""}, {HOME_Text, 6, -1, -1, 2047, 1, ""}, {HOME_Text, 6, -1, -1, 2049, 1, ""},
    {HOME_Text, 7, -1, -1, 2051, 1, ""}, {HOME_Text, 8, -1, -1, 2053, 1, ""}, {HOME_Email, 0, -1, -1, 2055, 1, ""},
    {HOME_Email, 0, -1, -1, 2057, 1, ""}, {HOME_Email, 1, -1, -1, 2059, 1, ""},
    {HOME_Email, 2, -1, -1, 2061, 1, ""}, {HOME_Email, 2, -1, -1, 2063, 1, ""},
    {HOME_Email, 3, -1, -1, 2065, 1, ""}, {HOME_Email, 4, -1, -1, 2067, 1, ""},
    {HOME_Email, 4, -1, -1, 2069, 1, ""}, {HOME_Email, 8, -1, -1, 2071, 1, ""},
    {HOME_Mobile, 0, -1, -1, 2073, 1, ""}, {HOME_Mobile, 0, -1, -1, 2075, 1, ""},
    {HOME_Mobile, 0, -1, -1, 2077, 1, ""}, {HOME_Mobile, 0, -1, -1, 2079, 1, ""},
    {HOME_Mobile, 9, -1, -1, 2081, 1, ""}, {HOME_Mobile, 10, -1, -1, 2083, 1, ""},
    {HOME_Mobile, 10, -1, -1, 2085, 1, ""}, {HOME_Landline, 0, -1, -1, 2087, 1, ""},
    {HOME_Landline, 0, -1, -1, 2089, 1, ""}, {HOME_Landline, 10, -1, -1, 2091, 1, ""},
    {HOME_Landline, 10, -1, -1, 2093, 1, ""}, {HOME_Office, 0, -1, -1, 2095, 1, ""},
    {HOME_Office, 0, -1, -1, 2097, 1, ""}, {HOME_Office, 0, -1, -1, 2099, 1, ""},
    {HOME_Office, 10, -1, -1, 2101, 1, ""}, {HOME_entry, 0, -1, -1, 2103, 8, "ap"},
    {HOME_entry, 0, -1, -1, 2105, 1, "ap"}, {HOME_entry, 0, -1, -1, 2108, 1, "ap"},
    {HOME_entry, 0, -1, -1, 2111, 1, "ap"}, {HOME_entry, 0, -1, -1, 2114, 1, "ap"},
    {HOME_entry, 0, -1, -1, 2117, 1, "ap"}, {HOME_entry, 0, -1, -1, 2120, 8, "pp"},
    {HOME_Pause, 0, -1, -1, 2124, 1, ""}, {HOME_Pause, 0, -1, -1, 2126, 1, ""},
    {HOME_Pause, 0, -1, -1, 2128, 1, ""}, {HOME_Pause, 0, -1, -1, 2130, 1, ""},
    {HOME_Pause, 0, -1, -1, 2132, 1, ""}, {HOME_Pause, 0, -1, -1, 2134, 1, ""},
    {HOME_Pause, 0, -1, -1, 2136, 1, ""}, {HOME_Resume, 0, -1, -1, 2138, 1, ""},
    {HOME_Resume, 0, -1, -1, 2140, 1, ""}, {HOME_Resume, 0, -1, -1, 2142, 1, ""},
    {HOME_Resume, 0, -1, -1, 2144, 1, ""}, {HOME_Resume, 0, -1, -1, 2146, 1, ""},
    {HOME_Resume, 0, -1, -1, 2148, 1, ""}, {HOME_Skip, 0, -1, -1, 2150, 1, ""},
    {HOME_Skip, 0, -1, -1, 2152, 1, ""}, {HOME_Skip, 0, -1, -1, 2154, 1, ""}, {HOME_Skip, 0, -1, -1, 2156, 1, ""},
    {HOME_Skip, 0, -1, -1, 2158, 1, ""}, {HOME_Skip, 0, -1, -1, 2160, 1, ""}, {HOME_Skip, 0, -1, -1, 2162, 1, ""},
    {HOME_Skip, 0, -1, -1, 2164, 1, ""}, {HOME_Back, 0, -1, -1, 2166, 1, ""}, {HOME_Back, 0, -1, -1, 2168, 1, ""},
    {HOME_Back, 0, -1, -1, 2170, 1, ""}, {HOME_Back, 0, -1, -1, 2172, 1, ""}, {HOME_Back, 0, -1, -1, 2174, 1, ""},
    {HOME_Back, 0, -1, -1, 2176, 1, ""}, {HOME_Louder, 0, -1, -1, 2178, 1, ""},
    {HOME_Louder, 0, -1, -1, 2180, 1, ""}, {HOME_Louder, 0, -1, -1, 2182, 1, ""},
    {HOME_Louder, 0, -1, -1, 2184, 1, ""}, {HOME_Louder, 0, -1, -1, 2186, 1, ""},
    {HOME_Louder, 0, -1, -1, 2188, 1, ""}, {HOME_Louder, 0, -1, -1, 2190, 1, ""},
    {HOME_Louder, 0, -1, -1, 2192, 1, ""}, {HOME_Softer, 0, -1, -1, 2194, 1, ""},
    {HOME_Softer, 0, -1, -1, 2196, 1, ""}, {HOME_Softer, 0, -1, -1, 2198, 1, ""},
    {HOME_Softer, 0, -1, -1, 2200, 1, ""}, {HOME_Softer, 0, -1, -1, 2202, 1, ""},
    {HOME_Softer, 0, -1, -1, 2204, 1, ""}, {HOME_Softer, 0, -1, -1, 2206, 1, ""},
    {HOME_Softer, 0, -1, -1, 2208, 1, ""}, {HOME_Mute, 0, -1, -1, 2210, 1, ""},
    {HOME_Mute, 0, -1, -1, 2212, 1, ""}, {HOME_Mute, 0, -1, -1, 2214, 1, ""}, {HOME_Mute, 0, -1, -1, 2216, 1, ""},
    {HOME_Mute, 0, -1, -1, 2218, 1, ""}, {HOME_Mute, 0, -1, -1, 2220, 1, ""},
    {HOME_Level, 0, -1, -1, 2222, 1, "p"}, {HOME_Level, 0, -1, -1, 2226, 1, "p"},
    {HOME_Level, 0, -1, -1, 2230, 1, "p"}, {HOME_Level, 0, -1, -1, 2234, 1, "p"},
    {HOME_Level, 11, -1, -1, 2238, 1, "-"}, {HOME_Level, 11, -1, -1, 2240, 1, "-"},
    {HOME_Level, 11, -1, -1, 2242, 1, "-"}, {HOME_Level, 12, -1, -1, 2244, 1, "p"},
    {HOME_Level, 12, -1, -1, 2248, 1, "p"}, {HOME_Level, 12, -1, -1, 2252, 1, "p"},
    {HOME_On, 0, -1, -1, 2256, 1, ""}, {HOME_On, 0, -1, -1, 2258, 1, ""}, {HOME_On, 0, -1, -1, 2260, 1, ""},
    {HOME_On, 0, -1, -1, 2262, 1, ""}, {HOME_On, 0, -1, -1, 2264, 1, ""}, {HOME_On, 0, -1, -1, 2266, 1, ""},
    {HOME_On, 0, -1, -1, 2268, 1, ""}, {HOME_On, 0, -1, -1, 2270, 1, ""}, {HOME_On, 13, -1, -1, 2272, 1, ""},
    {HOME_On, 13, -1, -1, 2274, 1, ""}, {HOME_On, 14, -1, -1, 2276, 1, ""}, {HOME_On, 14, -1, -1, 2278, 1, ""},
    {HOME_On, 2, -1, -1, 2280, 1, ""}, {HOME_On, 2, -1, -1, 2282, 1, ""}, {HOME_On, 15, -1, -1, 2284, 1, ""},
    {HOME_On, 16, -1, -1, 2286, 1, ""}, {HOME_Off, 0, -1, -1, 2288, 1, ""}, {HOME_Off, 0, -1, -1, 2290, 1, ""},
    {HOME_Off, 0, -1, -1, 2292, 1, ""}, {HOME_Off, 0, -1, -1, 2294, 1, ""}, {HOME_Off, 0, -1, -1, 2296, 1, ""},
    {HOME_Off, 0, -1, -1, 2298, 1, ""}, {HOME_Off, 0, -1, -1, 2300, 1, ""}, {HOME_Off, 0, -1, -1, 2302, 1, ""},
    {HOME_Off, 13, -1, -1, 2304, 1, ""}, {HOME_Off, 13, -1, -1, 2306, 1, ""}, {HOME_Off, 13, -1, -1, 2308, 1, ""},
    {HOME_Off, 14, -1, -1, 2310, 1, ""}, {HOME_Off, 14, -1, -1, 2312, 1, ""}, {HOME_Off, 2, -1, -1, 2314, 1, ""},
    {HOME_Off, 2, -1, -1, 2316, 1, ""}, {HOME_Off, 15, -1, -1, 2318, 1, ""}, {HOME_Dim, 0, -1, -1, 2320, 1, "p"},
    {HOME_Dim, 0, -1, -1, 2324, 1, "p"}, {HOME_Dim, 0, -1, -1, 2328, 1, "p"}, {HOME_Dim, 0, -1, -1, 2332, 1, "p"},
    {HOME_Dim, 17, -1, -1, 2336, 1, "-"}, {HOME_Dim, 17, -1, -1, 2338, 1, "-"},
    {HOME_Dim, 17, -1, -1, 2340, 1, "-"}, {HOME_Dim, 17, -1, -1, 2342, 1, "-"},
    {HOME_Dim, 18, -1, -1, 2344, 1, "p"}, {HOME_Dim, 18, -1, -1, 2348, 1, "p"},
    {HOME_Dim, 18, -1, -1, 2352, 1, "p"}, {HOME_Dim, 2, -1, -1, 2356, 1, "-"}, {HOME_Dim, 2, -1, -1, 2358, 1, "-"},
    {HOME_Dim, 2, -1, -1, 2360, 1, "-"}, {HOME_Dim, 15, -1, -1, 2362, 1, "p"},
    {HOME_Dim, 15, -1, -1, 2366, 1, "p"}, {HOME_Dim, 15, -1, -1, 2370, 1, "p"},
    {HOME_Dim, 15, -1, -1, 2374, 1, "p"}, {HOME_Dim, 13, -1, -1, 2378, 1, "-"},
    {HOME_Dim, 13, -1, -1, 2380, 1, "-"}, {HOME_Dim, 14, -1, -1, 2382, 1, "p"},
    {HOME_Dim, 14, -1, -1, 2386, 1, "p"}, {HOME_In, 19, -1, -1, 2390, 1, "p"}, {HOME_In, 20, -1, -1, 2393, 1, "p"},
    {HOME_In, 21, -1, -1, 2396, 0.2, "p"}, {HOME_At, 19, -1, -1, 2399, 3, "pp"},
    {HOME_At, 19, -1, -1, 2403, 3, "pp"}, {HOME_At, 19, -1, -1, 2406, 2, "pa"},
    {HOME_At, 19, -1, -1, 2408, 2, "pp"}, {HOME_At, 19, -1, -1, 2412, 2, "pp"},
    {HOME_At, 19, -1, -1, 2417, 2, "ap"}, {HOME_At, 20, -1, -1, 2420, 1, "pp"},
    {HOME_At, 20, -1, -1, 2424, 1, "pp"}, {HOME_At, 20, -1, -1, 2427, 1, "pa"},
    {HOME_At, 20, -1, -1, 2429, 3, "pp"}, {HOME_At, 20, -1, -1, 2433, 3, "pp"},
    {HOME_At, 20, -1, -1, 2438, 3, "ap"}, {HOME_At, 21, -1, -1, 2441, 2, "ap"},
    {HOME_At, 21, -1, -1, 2444, 2, "pp"}, {HOME_At, 21, -1, -1, 2449, 2, "pp"},
    {HOME_At, 21, -1, -1, 2453, 2, "pp"}, {HOME_At, 21, -1, -1, 2458, 1, "pa"},
    {HOME_At, 21, -1, -1, 2461, 1, "pp"}, {HOME_At, 21, -1, -1, 2465, 1, "pp"},
    {HOME_At, 22, -1, -1, 2470, 1, "pa"}, {HOME_At, 22, -1, -1, 2472, 1, "pp"},
    {HOME_At, 22, -1, -1, 2476, 1, "pp"}, {HOME_duration, 0, -1, -1, 2479, 1, "apa"},
    {HOME_duration, 0, -1, -1, 2482, 1, "apa"}, {HOME_duration, 0, -1, -1, 2485, 1, "apa"},
    {HOME_duration, 0, -1, -1, 2488, 1, "apa"}, {HOME_duration, 0, -1, -1, 2491, 2, "apa"},
    {HOME_duration, 0, -1, -1, 2493, 0.5, "aap"}, {HOME_duration, 0, -1, -1, 2496, 0.5, "aap"},
    {HOME_duration, 0, -1, -1, 2499, 0.5, "paa"}, {HOME_duration, 0, -1, -1, 2502, 0.5, "paa"},
    {HOME_duration, 0, -1, -1, 2504, 0.5, "ppa"}, {HOME_duration, 0, -1, -1, 2509, 0.5, "ppa"},
    {HOME_duration, 0, -1, -1, 2514, 0.5, "app"}, {HOME_duration, 0, -1, -1, 2519, 0.5, "app"},
    {HOME_duration, 9, -1, -1, 2524, 1, "apa"}, {HOME_duration, 9, -1, -1, 2527, 1, "apa"},
    {HOME_duration, 9, -1, -1, 2530, 1, "apa"}, {HOME_duration, 9, -1, -1, 2533, 0.5, "aap"},
    {HOME_duration, 9, -1, -1, 2536, 0.5, "paa"}, {HOME_duration, 9, -1, -1, 2539, 0.5, "paa"},
    {HOME_Today, 0, -1, -1, 2542, 1, ""}, {HOME_Today, 23, -1, -1, 2544, 1, ""},
    {HOME_Today, 24, -1, -1, 2546, 1, ""}, {HOME_Today, 25, -1, -1, 2547, 1, ""},
    {HOME_Tomorrow, 0, -1, -1, 2549, 1, ""}, {HOME_Tomorrow, 23, -1, -1, 2551, 1, ""},
    {HOME_Tomorrow, 26, -1, -1, 2553, 1, ""}, {HOME_Tomorrow, 25, -1, -1, 2555, 1, ""},
    {HOME_Daily, 0, -1, -1, 2557, 1, ""}, {HOME_Daily, 0, -1, -1, 2559, 1, ""},
    {HOME_Daily, 0, -1, -1, 2561, 1, ""}, {HOME_Daily, 26, -1, -1, 2563, 1, ""},
    {HOME_Daily, 26, -1, -1, 2565, 1, ""}, {HOME_Workdays, 0, -1, -1, 2567, 1, ""},
    {HOME_Workdays, 0, -1, -1, 2569, 1, ""}, {HOME_Workdays, 0, -1, -1, 2571, 1, ""},
    {HOME_Workdays, 0, -1, -1, 2573, 1, ""}, {HOME_Weekends, 0, -1, -1, 2575, 1, ""},
    {HOME_Weekends, 0, -1, -1, 2577, 1, ""}, {HOME_Weekends, 0, -1, -1, 2579, 1, ""},
    {HOME_OnDay, 0, -1, -1, 2581, 2, "p"}, {HOME_OnDay, 0, -1, -1, 2584, 1, "p"},
    {HOME_OnDay, 23, -1, -1, 2587, 1, "p"}, {HOME_OnDay, 23, -1, -1, 2590, 1, "p"},
    {HOME_OnDay, 26, -1, -1, 2593, 1, "p"}, {HOME_OnDay, 26, -1, -1, 2596, 1, "p"},
    {HOME_EachDay, 0, -1, -1, 2598, 1, "p"}, {HOME_EachDay, 0, -1, -1, 2601, 1, "p"},
    {HOME_EachDay, 0, -1, -1, 2604, 1, "p"}, {HOME_Monday, 0, -1, -1, 2608, 1, ""},
    {HOME_Tuesday, 0, -1, -1, 2610, 1, ""}, {HOME_Wednesday, 0, -1, -1, 2612, 1, ""},
    {HOME_Thursday, 0, -1, -1, 2614, 1, ""}, {HOME_Friday, 0, -1, -1, 2616, 1, ""},
    {HOME_Saturday, 0, -1, -1, 2618, 1, ""}, {HOME_Sunday, 0, -1, -1, 2620, 1, ""},
    {HOME_Clock, 28, -1, -1, 2622, 3, "paa"}, {HOME_Clock, 28, -1, -1, 2624, 3, "ppa"},
    {HOME_Clock, 28, -1, -1, 2628, 3, "pap"}, {HOME_Clock, 28, -1, -1, 2632, 1, "paa"},
    {HOME_Clock, 28, -1, -1, 2635, 1, "paa"}, {HOME_Clock, 28, -1, -1, 2638, 1, "ppa"},
    {HOME_Clock, 28, -1, -1, 2642, 1, "ppp"}, {HOME_Clock, 28, -1, -1, 2648, 1, "pap"},
    {HOME_Clock, 28, -1, -1, 2652, 5, "pap"}, {HOME_Past, 28, -1, -1, 2655, 1, "pp"},
    {HOME_To, 28, -1, -1, 2659, 1, "pp"}, {HOME_Noon, 28, -1, -1, 2663, 1, ""},
    {HOME_Midnight, 28, -1, -1, 2665, 1, ""}, {HOME_Morning, 26, -1, -1, 2667, 1, ""},
    {HOME_Morning, 27, -1, -1, 2669, 1, ""}, {HOME_Afternoon, 26, -1, -1, 2671, 1, ""},
    {HOME_Afternoon, 27, -1, -1, 2673, 1, ""}, {HOME_Evening, 26, -1, -1, 2675, 1, ""},
    {HOME_Evening, 27, -1, -1, 2677, 1, ""}, {HOME_Night, 26, -1, -1, 2679, 1, ""},
    {HOME_Night, 27, -1, -1, 2681, 1, ""}, {HOME_Am, 0, -1, -1, 2683, 1, ""}, {HOME_Am, 0, -1, -1, 2685, 1, ""},
    {HOME_Am, 0, -1, -1, 2687, 1, ""}, {HOME_Am, 29, -1, -1, 2689, 1, ""}, {HOME_Pm, 0, -1, -1, 2691, 1, ""},
    {HOME_Pm, 0, -1, -1, 2693, 1, ""}, {HOME_Pm, 0, -1, -1, 2695, 1, ""}, {HOME_Pm, 0, -1, -1, 2697, 1, ""},
    {HOME_Pm, 29, -1, -1, 2699, 1, ""},
};

/* Type or field, style, weight, the value, what is said. */
static const asn_say_value home_say_values[] = {
    {HOME_TYPE_list, -1, 0, 3, ASN_NO_ATOM, NULL, "the {} list"},
    {HOME_TYPE_list, -1, 0, 1, ASN_NO_ATOM, NULL, "my {} list"},
    {HOME_TYPE_list, -1, 0, 1, ASN_NO_ATOM, NULL, "our {} list"},
    {HOME_TYPE_list, -1, 0, 1, ASN_NO_ATOM, NULL, "the list called {}"},
    {HOME_TYPE_list, -1, 0, 1, ASN_NO_ATOM, NULL, "the list named {}"},
    {-1, 34, 0, 1, ASN_NUMBER, "12", "a dozen"}, {-1, 34, 0, 1, ASN_NUMBER, "12", "twelve"},
    {-1, 34, 0, 1, ASN_NUMBER, "12", "12"}, {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "1", "1"},
    {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "2", "2"}, {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "3", "3"},
    {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "4", "4"}, {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "5", "5"},
    {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "6", "6"}, {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "7", "7"},
    {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "8", "8"}, {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "9", "9"},
    {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "10", "10"}, {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "11", "11"},
    {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "12", "12"}, {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "13", "13"},
    {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "14", "14"}, {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "15", "15"},
    {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "16", "16"}, {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "17", "17"},
    {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "18", "18"}, {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "19", "19"},
    {HOME_TYPE_number, -1, 0, 2, ASN_NUMBER, "20", "20"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "1", "one"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "2", "two"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "3", "three"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "4", "four"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "5", "five"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "6", "six"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "7", "seven"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "8", "eight"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "9", "nine"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "10", "ten"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "11", "eleven"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "12", "twelve"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "13", "thirteen"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "14", "fourteen"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "15", "fifteen"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "16", "sixteen"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "17", "seventeen"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "18", "eighteen"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "19", "nineteen"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "20", "twenty"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "30", "30"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "30", "30"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "30", "thirty"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "40", "40"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "40", "40"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "40", "forty"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "50", "50"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "50", "50"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "50", "fifty"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "60", "60"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "60", "60"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "60", "sixty"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "70", "70"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "70", "70"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "70", "seventy"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "80", "80"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "80", "80"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "80", "eighty"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "90", "90"},
    {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "90", "90"}, {HOME_TYPE_number, -1, 0, 1, ASN_NUMBER, "90", "ninety"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "1", "1"}, {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "2", "2"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "3", "3"}, {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "4", "4"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "5", "5"}, {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "6", "6"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "7", "7"}, {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "8", "8"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "9", "9"}, {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "10", "10"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "11", "11"}, {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "12", "12"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "1", "one"}, {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "2", "two"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "3", "three"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "4", "four"}, {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "5", "five"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "6", "six"}, {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "7", "seven"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "8", "eight"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "9", "nine"}, {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "10", "ten"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "11", "eleven"},
    {HOME_TYPE_number, -1, 30, 1, ASN_NUMBER, "12", "twelve"}, {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "1", "1"},
    {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "2", "2"}, {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "3", "3"},
    {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "4", "4"}, {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "5", "5"},
    {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "6", "6"}, {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "7", "7"},
    {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "8", "8"}, {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "9", "9"},
    {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "10", "10"}, {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "11", "11"},
    {HOME_TYPE_number, -1, 31, 1, ASN_NUMBER, "12", "12"}, {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "13", "13"},
    {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "14", "14"}, {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "15", "15"},
    {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "16", "16"}, {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "17", "17"},
    {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "18", "18"}, {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "19", "19"},
    {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "20", "20"}, {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "21", "21"},
    {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "22", "22"}, {HOME_TYPE_number, -1, 32, 1, ASN_NUMBER, "23", "23"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "1", "01"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "2", "02"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "3", "03"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "4", "04"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "5", "05"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "6", "06"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "7", "07"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "8", "08"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "9", "09"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "10", "10"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "11", "11"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "12", "12"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "13", "13"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "14", "14"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "15", "15"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "16", "16"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "17", "17"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "18", "18"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "19", "19"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "20", "20"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "21", "21"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "22", "22"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "23", "23"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "24", "24"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "25", "25"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "26", "26"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "27", "27"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "28", "28"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "29", "29"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "30", "30"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "31", "31"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "32", "32"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "33", "33"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "34", "34"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "35", "35"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "36", "36"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "37", "37"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "38", "38"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "39", "39"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "40", "40"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "41", "41"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "42", "42"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "43", "43"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "44", "44"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "45", "45"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "46", "46"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "47", "47"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "48", "48"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "49", "49"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "50", "50"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "51", "51"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "52", "52"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "53", "53"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "54", "54"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "55", "55"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "56", "56"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "57", "57"}, {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "58", "58"},
    {HOME_TYPE_number, -1, 33, 1, ASN_NUMBER, "59", "59"}, {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "5", "five"},
    {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "5", "5"}, {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "10", "ten"},
    {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "10", "10"},
    {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "15", "quarter"},
    {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "15", "a quarter"},
    {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "20", "twenty"},
    {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "20", "20"},
    {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "25", "twenty-five"},
    {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "25", "25"}, {HOME_TYPE_number, -1, 34, 1, ASN_NUMBER, "30", "half"},
    {-1, 42, 35, 1, ASN_NUMBER, "30", "half an hour"}, {-1, 42, 35, 1, ASN_NUMBER, "30", "half hour"},
    {-1, 42, 35, 1, ASN_NUMBER, "1", "a minute"}, {-1, 42, 35, 1, ASN_NUMBER, "1", "one minute"},
    {-1, 42, 35, 1, ASN_NUMBER, "1", "1 minute"}, {-1, 42, 35, 1, ASN_NUMBER, "1", "1 min"},
    {-1, 41, 35, 1, ASN_NUMBER, "1", "an hour"}, {-1, 41, 35, 1, ASN_NUMBER, "1", "one hour"},
    {-1, 41, 35, 1, ASN_NUMBER, "1", "1 hour"},
};

static const asn_frame home_frames[] = {
    {.input = -1, .weight = 60, .before = "", .after = ""},
    {.input = -1, .weight = 3, .before = "please ", .after = ""},
    {.input = -1, .weight = 3, .before = "can you ", .after = ""},
    {.input = -1, .weight = 3, .before = "could you ", .after = ""},
    {.input = -1, .weight = 3, .before = "", .after = "."},
    {.input = -1, .weight = 1, .before = "would you ", .after = ""},
    {.input = -1, .weight = 1, .before = "hey, ", .after = ""},
    {.input = -1, .weight = 1, .before = "ok, ", .after = ""},
    {.input = -1, .weight = 1, .before = "could you please ", .after = ""},
    {.input = -1, .weight = 1, .before = "can you please ", .after = "?"},
    {.input = -1, .weight = 1, .before = "hi, please ", .after = ""},
    {.input = -1, .weight = 1, .before = "now ", .after = ""},
    {.input = -1, .weight = 1, .before = "i'd like you to ", .after = ""},
    {.input = -1, .weight = 1, .before = "i want you to ", .after = ""},
    {.input = -1, .weight = 1, .before = "quick, ", .after = ""},
    {.input = -1, .weight = 1, .before = "so, ", .after = ""},
    {.input = -1, .weight = 1, .before = "hey house, ", .after = ""},
    {.input = -1, .weight = 1, .before = "house, ", .after = ""},
    {.input = -1, .weight = 1, .before = "please ", .after = "."},
    {.input = -1, .weight = 1, .before = "", .after = "!"},
    {.input = -1, .weight = 1, .before = "could you ", .after = "?"},
    {.input = -1, .weight = 1, .before = "", .after = "?"},
    {.input = -1, .weight = 1, .before = "", .after = ", please"},
    {.input = -1, .weight = 1, .before = "", .after = ", thanks"},
    {.input = -1, .weight = 1, .before = "", .after = ", thank you"},
    {.input = -1, .weight = 1, .before = "", .after = " please"},
    {.input = -1, .weight = 1, .before = "", .after = " thanks"},
};

static const asn_value_item home_value_items[] = {
    {ASN_NUMBER, "1", 100}, {ASN_NUMBER, "5", 35}, {ASN_NUMBER, "2", 9}, {ASN_NUMBER, "2", 9},
    {ASN_NUMBER, "2", 9}, {ASN_NUMBER, "10", 60}, {ASN_NUMBER, "12", -1}, {ASN_NUMBER, "100", 400},
    {ASN_NUMBER, "2", 12}, {ASN_NUMBER, "1", 48}, {ASN_NUMBER, "2", 20}, {ASN_NUMBER, "2", 20},
    {ASN_NUMBER, "10", 95}, {ASN_NUMBER, "10", 300}, {ASN_NUMBER, "5", 90}, {ASN_NUMBER, "1", 600},
    {ASN_NUMBER, "1", 12}, {ASN_NUMBER, "1", 12}, {ASN_NUMBER, "1", 23}, {ASN_NUMBER, "1", 59},
    {ASN_NUMBER, "5", -1}, {ASN_NUMBER, "10", -1}, {ASN_NUMBER, "15", -1}, {ASN_NUMBER, "20", -1},
    {ASN_NUMBER, "25", -1}, {ASN_NUMBER, "30", -1}, {ASN_NUMBER, "35", -1}, {ASN_NUMBER, "40", -1},
    {ASN_NUMBER, "45", -1}, {ASN_NUMBER, "50", -1}, {ASN_NUMBER, "55", -1}, {ASN_NUMBER, "1", 12},
    {ASN_NUMBER, "5", -1}, {ASN_NUMBER, "10", -1}, {ASN_NUMBER, "15", -1}, {ASN_NUMBER, "20", -1},
    {ASN_NUMBER, "15", -1}, {ASN_NUMBER, "30", -1}, {ASN_NUMBER, "30", -1}, {ASN_NUMBER, "1", 12},
    {ASN_NUMBER, "5", -1}, {ASN_NUMBER, "10", -1}, {ASN_NUMBER, "15", -1}, {ASN_NUMBER, "20", -1},
    {ASN_NUMBER, "15", -1},
};

static const asn_value_list home_values[] = {
    {.name = "number", .type = HOME_TYPE_number, .field = -1, .items = home_value_items + 0, .n = 1},
    {.name = "Heat.degrees", .type = -1, .field = 25, .items = home_value_items + 1, .n = 1},
    {.name = "entry.count", .type = -1, .field = 34, .items = home_value_items + 2, .n = 6},
    {.name = "duration.hours", .type = -1, .field = 41, .items = home_value_items + 8, .n = 2},
    {.name = "duration.minutes", .type = -1, .field = 42, .items = home_value_items + 10, .n = 4},
    {.name = "duration.seconds", .type = -1, .field = 43, .items = home_value_items + 14, .n = 2},
    {.name = "Clock.hour", .type = -1, .field = 46, .items = home_value_items + 16, .n = 3},
    {.name = "Clock.minute", .type = -1, .field = 47, .items = home_value_items + 19, .n = 12},
    {.name = "Past.hour", .type = -1, .field = 50, .items = home_value_items + 31, .n = 1},
    {.name = "Past.minutes", .type = -1, .field = 49, .items = home_value_items + 32, .n = 7},
    {.name = "To.hour", .type = -1, .field = 52, .items = home_value_items + 39, .n = 1},
    {.name = "To.minutes", .type = -1, .field = 51, .items = home_value_items + 40, .n = 5},
};

/* Of each constructor, in what `synth` draws. */
static const double home_weights[] = {
    0, 16, 12, 6, 6, 7, 15, 4, 4, 6, 7, 3, 12, 4, 4, 6, 7, 3, 2, 3, 5, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 2, 1.5, 1, 1, 3, 2, 1, 1, 1, 1, 1, 1, 1, 8, 2, 1, 0.7, 0.5, 1, 1, 1, 1, 1, 1,
};

static const asn_saying home_say = {
    .says = home_says, .n_says = 657, .steps = home_say_steps, .n_styles = 36,
    .values = home_say_values, .n_values = 195,
    .frames = home_frames, .n_frames = 27,
    .lists = home_values, .n_lists = 12,
    .weights = home_weights,
};
#endif /* ASN_SHIPPED */

ASN_API const asn_grammar home_grammar = {
    .name = "home",
    .grammar_text = home_grammar_text,
    .task_text = home_task_text,
    .types = home_types, .n_types = 21,
    .ctors = home_ctors, .n_ctors = 65,
    .fields = home_fields, .n_fields = 53,
    .modules = home_modules, .n_modules = 139,
    .root = HOME_TYPE_command,
    .hash = home_hash, .hash_mask = 255,
    .inputs = home_inputs, .n_inputs = 1,
    .copies = home_copies, .n_copies = 8,
    .settings = home_settings, .n_settings = 5,
    .minimum = 2,
    .templates = home_templates,
    .indent = "    ",
    .open_paren = "(",
    .close_paren = ")",
#ifndef ASN_SHIPPED
    .steps = home_steps,
    .patterns = home_patterns, .n_patterns = 1,
    .say = &home_say,
#endif
};

#ifdef ASN_MAIN
int main(int argc, char **argv)
{
    return asn_cli(argc, argv, &home_grammar);
}
#endif
