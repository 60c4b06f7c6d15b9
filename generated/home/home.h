/* home.h: written by asdlc from home.asdl, home.task and home.say. Change those, not this file.
 *
 *     #include "home.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const home_command *t = home_read(arena, "Put(entries=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (home_command_kind(t) == HOME_Remind)
 *         puts("Remind");
 *     puts(home_text(arena, t)); // in the target language; home_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. home_new_X makes a node of constructor X. It returns NULL when a child
 * is missing, when the tree is higher than ASN_MAX_HEIGHT, or when memory is out. home_X_f(t) is the field f of X,
 * and nothing (NULL, or a value of kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and
 * takes an index. All of these are in home_tree.h; the numbers of types, constructors and fields are here. */
#ifndef HOME_H
#define HOME_H
#ifndef ASN_SHIPPED
#include <asn.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum home_types {
    HOME_TYPE_command = 0,
    HOME_TYPE_medium = 1,
    HOME_TYPE_line = 2,
    HOME_TYPE_entry = 3,
    HOME_TYPE_act = 4,
    HOME_TYPE_level = 5,
    HOME_TYPE_glow = 6,
    HOME_TYPE_when = 7,
    HOME_TYPE_duration = 8,
    HOME_TYPE_day = 9,
    HOME_TYPE_weekday = 10,
    HOME_TYPE_time = 11,
    HOME_TYPE_half = 12,
    HOME_TYPE_text_2 = 13,
    HOME_TYPE_name = 14,
    HOME_TYPE_list = 15,
    HOME_TYPE_item = 16,
    HOME_TYPE_label = 17,
    HOME_TYPE_title = 18,
    HOME_TYPE_place = 19,
    HOME_TYPE_number = 20
};

/* command = Remind(text text, when? when) | Message(medium by, name to, text text) | Call(name who, line? line)
 *     | Note(text text) | Event(text what, when when) | Put(entry* entries, list? on) | Take(item what, list? off)
 *     | Read(list? list) | Wake(when when) | Timer(duration length, label? label) | Cancel(label? label)
 *     | Play(title? what, name? by, place? where) | Music(act act) | Volume(level level, place? where)
 *     | Heat(number degrees, place? where) | Light(glow glow, place? where) | Lock(place? door)
 *     | Unlock(place? door) | Clean(place where) | Weather(place? where, when? when) */
enum home_command_kind {
    HOME_Remind = 1,
    HOME_Message = 2,
    HOME_Call = 3,
    HOME_Note = 4,
    HOME_Event = 5,
    HOME_Put = 6,
    HOME_Take = 7,
    HOME_Read = 8,
    HOME_Wake = 9,
    HOME_Timer = 10,
    HOME_Cancel = 11,
    HOME_Play = 12,
    HOME_Music = 13,
    HOME_Volume = 14,
    HOME_Heat = 15,
    HOME_Light = 16,
    HOME_Lock = 17,
    HOME_Unlock = 18,
    HOME_Clean = 19,
    HOME_Weather = 20
};
    enum { HOME_Remind_text = 0, HOME_Remind_when = 1 };
    enum { HOME_Message_by = 0, HOME_Message_to = 1, HOME_Message_text = 2 };
    enum { HOME_Call_who = 0, HOME_Call_line = 1 };
    enum { HOME_Note_text = 0 };
    enum { HOME_Event_what = 0, HOME_Event_when = 1 };
    enum { HOME_Put_entries = 0, HOME_Put_on = 1 };
    enum { HOME_Take_what = 0, HOME_Take_off = 1 };
    enum { HOME_Read_list = 0 };
    enum { HOME_Wake_when = 0 };
    enum { HOME_Timer_length = 0, HOME_Timer_label = 1 };
    enum { HOME_Cancel_label = 0 };
    enum { HOME_Play_what = 0, HOME_Play_by = 1, HOME_Play_where = 2 };
    enum { HOME_Music_act = 0 };
    enum { HOME_Volume_level = 0, HOME_Volume_where = 1 };
    enum { HOME_Heat_degrees = 0, HOME_Heat_where = 1 };
    enum { HOME_Light_glow = 0, HOME_Light_where = 1 };
    enum { HOME_Lock_door = 0 };
    enum { HOME_Unlock_door = 0 };
    enum { HOME_Clean_where = 0 };
    enum { HOME_Weather_where = 0, HOME_Weather_when = 1 };

/* medium = Text | Email */
enum home_medium_kind {
    HOME_Text = 21,
    HOME_Email = 22
};

/* line = Mobile | Landline | Office */
enum home_line_kind {
    HOME_Mobile = 23,
    HOME_Landline = 24,
    HOME_Office = 25
};

/* entry = (number? count, item what) */
enum home_entry_kind {
    HOME_entry = 26
};
    enum { HOME_entry_count = 0, HOME_entry_what = 1 };

/* act = Pause | Resume | Skip | Back */
enum home_act_kind {
    HOME_Pause = 27,
    HOME_Resume = 28,
    HOME_Skip = 29,
    HOME_Back = 30
};

/* level = Louder | Softer | Mute | Level(number percent) */
enum home_level_kind {
    HOME_Louder = 31,
    HOME_Softer = 32,
    HOME_Mute = 33,
    HOME_Level = 34
};
    enum { HOME_Level_percent = 0 };

/* glow = On | Off | Dim(number percent) */
enum home_glow_kind {
    HOME_On = 35,
    HOME_Off = 36,
    HOME_Dim = 37
};
    enum { HOME_Dim_percent = 0 };

/* when = In(duration after) | At(day? day, time? time) */
enum home_when_kind {
    HOME_In = 38,
    HOME_At = 39
};
    enum { HOME_In_after = 0 };
    enum { HOME_At_day = 0, HOME_At_time = 1 };

/* duration = (number? hours, number? minutes, number? seconds) */
enum home_duration_kind {
    HOME_duration = 40
};
    enum { HOME_duration_hours = 0, HOME_duration_minutes = 1, HOME_duration_seconds = 2 };

/* day = Today | Tomorrow | Daily | Workdays | Weekends | OnDay(weekday day) | EachDay(weekday day) */
enum home_day_kind {
    HOME_Today = 41,
    HOME_Tomorrow = 42,
    HOME_Daily = 43,
    HOME_Workdays = 44,
    HOME_Weekends = 45,
    HOME_OnDay = 46,
    HOME_EachDay = 47
};
    enum { HOME_OnDay_day = 0 };
    enum { HOME_EachDay_day = 0 };

/* weekday = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday */
enum home_weekday_kind {
    HOME_Monday = 48,
    HOME_Tuesday = 49,
    HOME_Wednesday = 50,
    HOME_Thursday = 51,
    HOME_Friday = 52,
    HOME_Saturday = 53,
    HOME_Sunday = 54
};

/* time = Clock(number hour, number? minute, half? half) | Past(number minutes, number hour)
 *     | To(number minutes, number hour) | Noon | Midnight | Morning | Afternoon | Evening | Night */
enum home_time_kind {
    HOME_Clock = 55,
    HOME_Past = 56,
    HOME_To = 57,
    HOME_Noon = 58,
    HOME_Midnight = 59,
    HOME_Morning = 60,
    HOME_Afternoon = 61,
    HOME_Evening = 62,
    HOME_Night = 63
};
    enum { HOME_Clock_hour = 0, HOME_Clock_minute = 1, HOME_Clock_half = 2 };
    enum { HOME_Past_minutes = 0, HOME_Past_hour = 1 };
    enum { HOME_To_minutes = 0, HOME_To_hour = 1 };

/* half = Am | Pm */
enum home_half_kind {
    HOME_Am = 64,
    HOME_Pm = 65
};

ASN_API bool home_type_command(asn_run *run, asn_state v, asn_node *node); /* the root's module */
#ifndef ASN_SHIPPED
extern const asn_grammar home_grammar;
#endif

#ifdef __cplusplus
}
#endif
#ifndef ASN_SHIPPED
#include "home_tree.h"
#endif
#endif
