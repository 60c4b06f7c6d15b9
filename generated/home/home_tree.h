/* home_tree.h: written by asdlc from home.asdl, home.task and home.say. Change those, not this file.
 * Trees for C programs: see the beginning of home.h. */
#ifndef HOME_TREE_H
#define HOME_TREE_H
#include "home.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct home_command home_command;
typedef struct home_medium home_medium;
typedef struct home_line home_line;
typedef struct home_entry home_entry;
typedef struct home_act home_act;
typedef struct home_level home_level;
typedef struct home_glow home_glow;
typedef struct home_when home_when;
typedef struct home_duration home_duration;
typedef struct home_day home_day;
typedef struct home_weekday home_weekday;
typedef struct home_time home_time;
typedef struct home_half home_half;

/* From tree text; NULL, and err, when it is wrong. */
static inline const home_command *home_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const home_command *)asn_tree_read(arena, &home_grammar, HOME_TYPE_command,
        "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *home_write(asn_arena *arena, const home_command *t)
{
    return asn_tree_write(arena, &home_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *home_text(asn_arena *arena, const home_command *t)
{
    return asn_tree_print(arena, &home_grammar, (const asn_tree *)t);
}

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct home_visitor home_visitor;
struct home_visitor {
    void *context;
    bool (*Remind)(home_visitor *v, const home_command *t);
    bool (*Message)(home_visitor *v, const home_command *t);
    bool (*Call)(home_visitor *v, const home_command *t);
    bool (*Note)(home_visitor *v, const home_command *t);
    bool (*Event)(home_visitor *v, const home_command *t);
    bool (*Put)(home_visitor *v, const home_command *t);
    bool (*Take)(home_visitor *v, const home_command *t);
    bool (*Read)(home_visitor *v, const home_command *t);
    bool (*Wake)(home_visitor *v, const home_command *t);
    bool (*Timer)(home_visitor *v, const home_command *t);
    bool (*Cancel)(home_visitor *v, const home_command *t);
    bool (*Play)(home_visitor *v, const home_command *t);
    bool (*Music)(home_visitor *v, const home_command *t);
    bool (*Volume)(home_visitor *v, const home_command *t);
    bool (*Heat)(home_visitor *v, const home_command *t);
    bool (*Light)(home_visitor *v, const home_command *t);
    bool (*Lock)(home_visitor *v, const home_command *t);
    bool (*Unlock)(home_visitor *v, const home_command *t);
    bool (*Clean)(home_visitor *v, const home_command *t);
    bool (*Weather)(home_visitor *v, const home_command *t);
    bool (*Text)(home_visitor *v, const home_medium *t);
    bool (*Email)(home_visitor *v, const home_medium *t);
    bool (*Mobile)(home_visitor *v, const home_line *t);
    bool (*Landline)(home_visitor *v, const home_line *t);
    bool (*Office)(home_visitor *v, const home_line *t);
    bool (*entry)(home_visitor *v, const home_entry *t);
    bool (*Pause)(home_visitor *v, const home_act *t);
    bool (*Resume)(home_visitor *v, const home_act *t);
    bool (*Skip)(home_visitor *v, const home_act *t);
    bool (*Back)(home_visitor *v, const home_act *t);
    bool (*Louder)(home_visitor *v, const home_level *t);
    bool (*Softer)(home_visitor *v, const home_level *t);
    bool (*Mute)(home_visitor *v, const home_level *t);
    bool (*Level)(home_visitor *v, const home_level *t);
    bool (*On)(home_visitor *v, const home_glow *t);
    bool (*Off)(home_visitor *v, const home_glow *t);
    bool (*Dim)(home_visitor *v, const home_glow *t);
    bool (*In)(home_visitor *v, const home_when *t);
    bool (*At)(home_visitor *v, const home_when *t);
    bool (*duration)(home_visitor *v, const home_duration *t);
    bool (*Today)(home_visitor *v, const home_day *t);
    bool (*Tomorrow)(home_visitor *v, const home_day *t);
    bool (*Daily)(home_visitor *v, const home_day *t);
    bool (*Workdays)(home_visitor *v, const home_day *t);
    bool (*Weekends)(home_visitor *v, const home_day *t);
    bool (*OnDay)(home_visitor *v, const home_day *t);
    bool (*EachDay)(home_visitor *v, const home_day *t);
    bool (*Monday)(home_visitor *v, const home_weekday *t);
    bool (*Tuesday)(home_visitor *v, const home_weekday *t);
    bool (*Wednesday)(home_visitor *v, const home_weekday *t);
    bool (*Thursday)(home_visitor *v, const home_weekday *t);
    bool (*Friday)(home_visitor *v, const home_weekday *t);
    bool (*Saturday)(home_visitor *v, const home_weekday *t);
    bool (*Sunday)(home_visitor *v, const home_weekday *t);
    bool (*Clock)(home_visitor *v, const home_time *t);
    bool (*Past)(home_visitor *v, const home_time *t);
    bool (*To)(home_visitor *v, const home_time *t);
    bool (*Noon)(home_visitor *v, const home_time *t);
    bool (*Midnight)(home_visitor *v, const home_time *t);
    bool (*Morning)(home_visitor *v, const home_time *t);
    bool (*Afternoon)(home_visitor *v, const home_time *t);
    bool (*Evening)(home_visitor *v, const home_time *t);
    bool (*Night)(home_visitor *v, const home_time *t);
    bool (*Am)(home_visitor *v, const home_half *t);
    bool (*Pm)(home_visitor *v, const home_half *t);
    void (*leave)(home_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

static inline bool home_visit_enter(void *context, const asn_tree *t)
{
    home_visitor *v = (home_visitor *)context;
    switch (t->ctor) {
    case HOME_Remind: return !v->Remind || v->Remind(v, (const home_command *)t);
    case HOME_Message: return !v->Message || v->Message(v, (const home_command *)t);
    case HOME_Call: return !v->Call || v->Call(v, (const home_command *)t);
    case HOME_Note: return !v->Note || v->Note(v, (const home_command *)t);
    case HOME_Event: return !v->Event || v->Event(v, (const home_command *)t);
    case HOME_Put: return !v->Put || v->Put(v, (const home_command *)t);
    case HOME_Take: return !v->Take || v->Take(v, (const home_command *)t);
    case HOME_Read: return !v->Read || v->Read(v, (const home_command *)t);
    case HOME_Wake: return !v->Wake || v->Wake(v, (const home_command *)t);
    case HOME_Timer: return !v->Timer || v->Timer(v, (const home_command *)t);
    case HOME_Cancel: return !v->Cancel || v->Cancel(v, (const home_command *)t);
    case HOME_Play: return !v->Play || v->Play(v, (const home_command *)t);
    case HOME_Music: return !v->Music || v->Music(v, (const home_command *)t);
    case HOME_Volume: return !v->Volume || v->Volume(v, (const home_command *)t);
    case HOME_Heat: return !v->Heat || v->Heat(v, (const home_command *)t);
    case HOME_Light: return !v->Light || v->Light(v, (const home_command *)t);
    case HOME_Lock: return !v->Lock || v->Lock(v, (const home_command *)t);
    case HOME_Unlock: return !v->Unlock || v->Unlock(v, (const home_command *)t);
    case HOME_Clean: return !v->Clean || v->Clean(v, (const home_command *)t);
    case HOME_Weather: return !v->Weather || v->Weather(v, (const home_command *)t);
    case HOME_Text: return !v->Text || v->Text(v, (const home_medium *)t);
    case HOME_Email: return !v->Email || v->Email(v, (const home_medium *)t);
    case HOME_Mobile: return !v->Mobile || v->Mobile(v, (const home_line *)t);
    case HOME_Landline: return !v->Landline || v->Landline(v, (const home_line *)t);
    case HOME_Office: return !v->Office || v->Office(v, (const home_line *)t);
    case HOME_entry: return !v->entry || v->entry(v, (const home_entry *)t);
    case HOME_Pause: return !v->Pause || v->Pause(v, (const home_act *)t);
    case HOME_Resume: return !v->Resume || v->Resume(v, (const home_act *)t);
    case HOME_Skip: return !v->Skip || v->Skip(v, (const home_act *)t);
    case HOME_Back: return !v->Back || v->Back(v, (const home_act *)t);
    case HOME_Louder: return !v->Louder || v->Louder(v, (const home_level *)t);
    case HOME_Softer: return !v->Softer || v->Softer(v, (const home_level *)t);
    case HOME_Mute: return !v->Mute || v->Mute(v, (const home_level *)t);
    case HOME_Level: return !v->Level || v->Level(v, (const home_level *)t);
    case HOME_On: return !v->On || v->On(v, (const home_glow *)t);
    case HOME_Off: return !v->Off || v->Off(v, (const home_glow *)t);
    case HOME_Dim: return !v->Dim || v->Dim(v, (const home_glow *)t);
    case HOME_In: return !v->In || v->In(v, (const home_when *)t);
    case HOME_At: return !v->At || v->At(v, (const home_when *)t);
    case HOME_duration: return !v->duration || v->duration(v, (const home_duration *)t);
    case HOME_Today: return !v->Today || v->Today(v, (const home_day *)t);
    case HOME_Tomorrow: return !v->Tomorrow || v->Tomorrow(v, (const home_day *)t);
    case HOME_Daily: return !v->Daily || v->Daily(v, (const home_day *)t);
    case HOME_Workdays: return !v->Workdays || v->Workdays(v, (const home_day *)t);
    case HOME_Weekends: return !v->Weekends || v->Weekends(v, (const home_day *)t);
    case HOME_OnDay: return !v->OnDay || v->OnDay(v, (const home_day *)t);
    case HOME_EachDay: return !v->EachDay || v->EachDay(v, (const home_day *)t);
    case HOME_Monday: return !v->Monday || v->Monday(v, (const home_weekday *)t);
    case HOME_Tuesday: return !v->Tuesday || v->Tuesday(v, (const home_weekday *)t);
    case HOME_Wednesday: return !v->Wednesday || v->Wednesday(v, (const home_weekday *)t);
    case HOME_Thursday: return !v->Thursday || v->Thursday(v, (const home_weekday *)t);
    case HOME_Friday: return !v->Friday || v->Friday(v, (const home_weekday *)t);
    case HOME_Saturday: return !v->Saturday || v->Saturday(v, (const home_weekday *)t);
    case HOME_Sunday: return !v->Sunday || v->Sunday(v, (const home_weekday *)t);
    case HOME_Clock: return !v->Clock || v->Clock(v, (const home_time *)t);
    case HOME_Past: return !v->Past || v->Past(v, (const home_time *)t);
    case HOME_To: return !v->To || v->To(v, (const home_time *)t);
    case HOME_Noon: return !v->Noon || v->Noon(v, (const home_time *)t);
    case HOME_Midnight: return !v->Midnight || v->Midnight(v, (const home_time *)t);
    case HOME_Morning: return !v->Morning || v->Morning(v, (const home_time *)t);
    case HOME_Afternoon: return !v->Afternoon || v->Afternoon(v, (const home_time *)t);
    case HOME_Evening: return !v->Evening || v->Evening(v, (const home_time *)t);
    case HOME_Night: return !v->Night || v->Night(v, (const home_time *)t);
    case HOME_Am: return !v->Am || v->Am(v, (const home_half *)t);
    case HOME_Pm: return !v->Pm || v->Pm(v, (const home_half *)t);
    default: return true;
    }
}

static inline void home_visit_leave(void *context, const asn_tree *t)
{
    home_visitor *v = (home_visitor *)context;
    if (v->leave)
        v->leave(v, t);
}

/* ---- command = Remind(text text, when? when) | Message(medium by, name to, text text)
 *     | Call(name who, line? line) | Note(text text) | Event(text what, when when) | Put(entry* entries, list? on)
 *     | Take(item what, list? off) | Read(list? list) | Wake(when when) | Timer(duration length, label? label)
 *     | Cancel(label? label) | Play(title? what, name? by, place? where) | Music(act act)
 *     | Volume(level level, place? where) | Heat(number degrees, place? where) | Light(glow glow, place? where)
 *     | Lock(place? door) | Unlock(place? door) | Clean(place where) | Weather(place? where, when? when) */

static inline enum home_command_kind home_command_kind(const home_command *t)
{
    return (enum home_command_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_command_tree(const home_command *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_command *home_as_command(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_command ? (const home_command *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_command(home_visitor *v, const home_command *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* Remind(text text, when? when) */
static inline const home_command *home_new_Remind(asn_arena *arena, asn_atom text, const home_when *when)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Remind);
    asn_build_value(&asn_b, HOME_Remind_text, text);
    asn_build_child(&asn_b, HOME_Remind_when, when);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Remind_text(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Remind, HOME_Remind_text, 0);
}

static inline const home_when *home_Remind_when(const home_command *t)
{
    return (const home_when *)asn_tree_child_of((const asn_tree *)t, HOME_Remind, HOME_Remind_when, 0);
}

/* Message(medium by, name to, text text) */
static inline const home_command *home_new_Message(asn_arena *arena, const home_medium *by, asn_atom to,
    asn_atom text)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Message);
    asn_build_child(&asn_b, HOME_Message_by, by);
    asn_build_value(&asn_b, HOME_Message_to, to);
    asn_build_value(&asn_b, HOME_Message_text, text);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline const home_medium *home_Message_by(const home_command *t)
{
    return (const home_medium *)asn_tree_child_of((const asn_tree *)t, HOME_Message, HOME_Message_by, 0);
}

static inline asn_atom home_Message_to(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Message, HOME_Message_to, 0);
}

static inline asn_atom home_Message_text(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Message, HOME_Message_text, 0);
}

/* Call(name who, line? line) */
static inline const home_command *home_new_Call(asn_arena *arena, asn_atom who, const home_line *line)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Call);
    asn_build_value(&asn_b, HOME_Call_who, who);
    asn_build_child(&asn_b, HOME_Call_line, line);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Call_who(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Call, HOME_Call_who, 0);
}

static inline const home_line *home_Call_line(const home_command *t)
{
    return (const home_line *)asn_tree_child_of((const asn_tree *)t, HOME_Call, HOME_Call_line, 0);
}

/* Note(text text) */
static inline const home_command *home_new_Note(asn_arena *arena, asn_atom text)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Note);
    asn_build_value(&asn_b, HOME_Note_text, text);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Note_text(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Note, HOME_Note_text, 0);
}

/* Event(text what, when when) */
static inline const home_command *home_new_Event(asn_arena *arena, asn_atom what, const home_when *when)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Event);
    asn_build_value(&asn_b, HOME_Event_what, what);
    asn_build_child(&asn_b, HOME_Event_when, when);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Event_what(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Event, HOME_Event_what, 0);
}

static inline const home_when *home_Event_when(const home_command *t)
{
    return (const home_when *)asn_tree_child_of((const asn_tree *)t, HOME_Event, HOME_Event_when, 0);
}

/* Put(entry* entries, list? on) */
static inline const home_command *home_new_Put(asn_arena *arena,
    const home_entry *const *entries, int entries_count, const asn_atom *on)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Put);
    asn_build_children(&asn_b, HOME_Put_entries, entries, entries_count);
    asn_build_optional(&asn_b, HOME_Put_on, on);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline int home_Put_entries_count(const home_command *t)
{
    return asn_tree_count_of((const asn_tree *)t, HOME_Put, HOME_Put_entries);
}

static inline const home_entry *home_Put_entries(const home_command *t, int i)
{
    return (const home_entry *)asn_tree_child_of((const asn_tree *)t, HOME_Put, HOME_Put_entries, i);
}

static inline asn_atom home_Put_on(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Put, HOME_Put_on, 0);
}

/* Take(item what, list? off) */
static inline const home_command *home_new_Take(asn_arena *arena, asn_atom what, const asn_atom *off)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Take);
    asn_build_value(&asn_b, HOME_Take_what, what);
    asn_build_optional(&asn_b, HOME_Take_off, off);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Take_what(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Take, HOME_Take_what, 0);
}

static inline asn_atom home_Take_off(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Take, HOME_Take_off, 0);
}

/* Read(list? list) */
static inline const home_command *home_new_Read(asn_arena *arena, const asn_atom *list)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Read);
    asn_build_optional(&asn_b, HOME_Read_list, list);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Read_list(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Read, HOME_Read_list, 0);
}

/* Wake(when when) */
static inline const home_command *home_new_Wake(asn_arena *arena, const home_when *when)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Wake);
    asn_build_child(&asn_b, HOME_Wake_when, when);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline const home_when *home_Wake_when(const home_command *t)
{
    return (const home_when *)asn_tree_child_of((const asn_tree *)t, HOME_Wake, HOME_Wake_when, 0);
}

/* Timer(duration length, label? label) */
static inline const home_command *home_new_Timer(asn_arena *arena, const home_duration *length,
    const asn_atom *label)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Timer);
    asn_build_child(&asn_b, HOME_Timer_length, length);
    asn_build_optional(&asn_b, HOME_Timer_label, label);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline const home_duration *home_Timer_length(const home_command *t)
{
    return (const home_duration *)asn_tree_child_of((const asn_tree *)t, HOME_Timer, HOME_Timer_length, 0);
}

static inline asn_atom home_Timer_label(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Timer, HOME_Timer_label, 0);
}

/* Cancel(label? label) */
static inline const home_command *home_new_Cancel(asn_arena *arena, const asn_atom *label)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Cancel);
    asn_build_optional(&asn_b, HOME_Cancel_label, label);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Cancel_label(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Cancel, HOME_Cancel_label, 0);
}

/* Play(title? what, name? by, place? where) */
static inline const home_command *home_new_Play(asn_arena *arena, const asn_atom *what, const asn_atom *by,
    const asn_atom *where)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Play);
    asn_build_optional(&asn_b, HOME_Play_what, what);
    asn_build_optional(&asn_b, HOME_Play_by, by);
    asn_build_optional(&asn_b, HOME_Play_where, where);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Play_what(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Play, HOME_Play_what, 0);
}

static inline asn_atom home_Play_by(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Play, HOME_Play_by, 0);
}

static inline asn_atom home_Play_where(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Play, HOME_Play_where, 0);
}

/* Music(act act) */
static inline const home_command *home_new_Music(asn_arena *arena, const home_act *act)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Music);
    asn_build_child(&asn_b, HOME_Music_act, act);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline const home_act *home_Music_act(const home_command *t)
{
    return (const home_act *)asn_tree_child_of((const asn_tree *)t, HOME_Music, HOME_Music_act, 0);
}

/* Volume(level level, place? where) */
static inline const home_command *home_new_Volume(asn_arena *arena, const home_level *level, const asn_atom *where)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Volume);
    asn_build_child(&asn_b, HOME_Volume_level, level);
    asn_build_optional(&asn_b, HOME_Volume_where, where);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline const home_level *home_Volume_level(const home_command *t)
{
    return (const home_level *)asn_tree_child_of((const asn_tree *)t, HOME_Volume, HOME_Volume_level, 0);
}

static inline asn_atom home_Volume_where(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Volume, HOME_Volume_where, 0);
}

/* Heat(number degrees, place? where) */
static inline const home_command *home_new_Heat(asn_arena *arena, asn_atom degrees, const asn_atom *where)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Heat);
    asn_build_value(&asn_b, HOME_Heat_degrees, degrees);
    asn_build_optional(&asn_b, HOME_Heat_where, where);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Heat_degrees(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Heat, HOME_Heat_degrees, 0);
}

static inline asn_atom home_Heat_where(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Heat, HOME_Heat_where, 0);
}

/* Light(glow glow, place? where) */
static inline const home_command *home_new_Light(asn_arena *arena, const home_glow *glow, const asn_atom *where)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Light);
    asn_build_child(&asn_b, HOME_Light_glow, glow);
    asn_build_optional(&asn_b, HOME_Light_where, where);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline const home_glow *home_Light_glow(const home_command *t)
{
    return (const home_glow *)asn_tree_child_of((const asn_tree *)t, HOME_Light, HOME_Light_glow, 0);
}

static inline asn_atom home_Light_where(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Light, HOME_Light_where, 0);
}

/* Lock(place? door) */
static inline const home_command *home_new_Lock(asn_arena *arena, const asn_atom *door)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Lock);
    asn_build_optional(&asn_b, HOME_Lock_door, door);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Lock_door(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Lock, HOME_Lock_door, 0);
}

/* Unlock(place? door) */
static inline const home_command *home_new_Unlock(asn_arena *arena, const asn_atom *door)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Unlock);
    asn_build_optional(&asn_b, HOME_Unlock_door, door);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Unlock_door(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Unlock, HOME_Unlock_door, 0);
}

/* Clean(place where) */
static inline const home_command *home_new_Clean(asn_arena *arena, asn_atom where)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Clean);
    asn_build_value(&asn_b, HOME_Clean_where, where);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Clean_where(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Clean, HOME_Clean_where, 0);
}

/* Weather(place? where, when? when) */
static inline const home_command *home_new_Weather(asn_arena *arena, const asn_atom *where, const home_when *when)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Weather);
    asn_build_optional(&asn_b, HOME_Weather_where, where);
    asn_build_child(&asn_b, HOME_Weather_when, when);
    return (const home_command *)asn_build_end(&asn_b);
}

static inline asn_atom home_Weather_where(const home_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Weather, HOME_Weather_where, 0);
}

static inline const home_when *home_Weather_when(const home_command *t)
{
    return (const home_when *)asn_tree_child_of((const asn_tree *)t, HOME_Weather, HOME_Weather_when, 0);
}

/* ---- medium = Text | Email */

static inline enum home_medium_kind home_medium_kind(const home_medium *t)
{
    return (enum home_medium_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_medium_tree(const home_medium *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_medium *home_as_medium(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_medium ? (const home_medium *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_medium(home_visitor *v, const home_medium *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* Text */
static inline const home_medium *home_new_Text(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Text);
    return (const home_medium *)asn_build_end(&asn_b);
}

/* Email */
static inline const home_medium *home_new_Email(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Email);
    return (const home_medium *)asn_build_end(&asn_b);
}

/* ---- line = Mobile | Landline | Office */

static inline enum home_line_kind home_line_kind(const home_line *t)
{
    return (enum home_line_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_line_tree(const home_line *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_line *home_as_line(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_line ? (const home_line *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_line(home_visitor *v, const home_line *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* Mobile */
static inline const home_line *home_new_Mobile(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Mobile);
    return (const home_line *)asn_build_end(&asn_b);
}

/* Landline */
static inline const home_line *home_new_Landline(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Landline);
    return (const home_line *)asn_build_end(&asn_b);
}

/* Office */
static inline const home_line *home_new_Office(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Office);
    return (const home_line *)asn_build_end(&asn_b);
}

/* ---- entry = (number? count, item what) */

static inline enum home_entry_kind home_entry_kind(const home_entry *t)
{
    return (enum home_entry_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_entry_tree(const home_entry *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_entry *home_as_entry(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_entry ? (const home_entry *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_entry(home_visitor *v, const home_entry *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* entry = (number? count, item what) */
static inline const home_entry *home_new_entry(asn_arena *arena, const asn_atom *count, asn_atom what)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_entry);
    asn_build_optional(&asn_b, HOME_entry_count, count);
    asn_build_value(&asn_b, HOME_entry_what, what);
    return (const home_entry *)asn_build_end(&asn_b);
}

static inline asn_atom home_entry_count(const home_entry *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_entry, HOME_entry_count, 0);
}

static inline asn_atom home_entry_what(const home_entry *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_entry, HOME_entry_what, 0);
}

/* ---- act = Pause | Resume | Skip | Back */

static inline enum home_act_kind home_act_kind(const home_act *t)
{
    return (enum home_act_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_act_tree(const home_act *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_act *home_as_act(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_act ? (const home_act *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_act(home_visitor *v, const home_act *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* Pause */
static inline const home_act *home_new_Pause(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Pause);
    return (const home_act *)asn_build_end(&asn_b);
}

/* Resume */
static inline const home_act *home_new_Resume(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Resume);
    return (const home_act *)asn_build_end(&asn_b);
}

/* Skip */
static inline const home_act *home_new_Skip(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Skip);
    return (const home_act *)asn_build_end(&asn_b);
}

/* Back */
static inline const home_act *home_new_Back(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Back);
    return (const home_act *)asn_build_end(&asn_b);
}

/* ---- level = Louder | Softer | Mute | Level(number percent) */

static inline enum home_level_kind home_level_kind(const home_level *t)
{
    return (enum home_level_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_level_tree(const home_level *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_level *home_as_level(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_level ? (const home_level *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_level(home_visitor *v, const home_level *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* Louder */
static inline const home_level *home_new_Louder(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Louder);
    return (const home_level *)asn_build_end(&asn_b);
}

/* Softer */
static inline const home_level *home_new_Softer(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Softer);
    return (const home_level *)asn_build_end(&asn_b);
}

/* Mute */
static inline const home_level *home_new_Mute(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Mute);
    return (const home_level *)asn_build_end(&asn_b);
}

/* Level(number percent) */
static inline const home_level *home_new_Level(asn_arena *arena, asn_atom percent)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Level);
    asn_build_value(&asn_b, HOME_Level_percent, percent);
    return (const home_level *)asn_build_end(&asn_b);
}

static inline asn_atom home_Level_percent(const home_level *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Level, HOME_Level_percent, 0);
}

/* ---- glow = On | Off | Dim(number percent) */

static inline enum home_glow_kind home_glow_kind(const home_glow *t)
{
    return (enum home_glow_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_glow_tree(const home_glow *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_glow *home_as_glow(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_glow ? (const home_glow *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_glow(home_visitor *v, const home_glow *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* On */
static inline const home_glow *home_new_On(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_On);
    return (const home_glow *)asn_build_end(&asn_b);
}

/* Off */
static inline const home_glow *home_new_Off(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Off);
    return (const home_glow *)asn_build_end(&asn_b);
}

/* Dim(number percent) */
static inline const home_glow *home_new_Dim(asn_arena *arena, asn_atom percent)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Dim);
    asn_build_value(&asn_b, HOME_Dim_percent, percent);
    return (const home_glow *)asn_build_end(&asn_b);
}

static inline asn_atom home_Dim_percent(const home_glow *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Dim, HOME_Dim_percent, 0);
}

/* ---- when = In(duration after) | At(day? day, time? time) */

static inline enum home_when_kind home_when_kind(const home_when *t)
{
    return (enum home_when_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_when_tree(const home_when *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_when *home_as_when(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_when ? (const home_when *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_when(home_visitor *v, const home_when *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* In(duration after) */
static inline const home_when *home_new_In(asn_arena *arena, const home_duration *after)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_In);
    asn_build_child(&asn_b, HOME_In_after, after);
    return (const home_when *)asn_build_end(&asn_b);
}

static inline const home_duration *home_In_after(const home_when *t)
{
    return (const home_duration *)asn_tree_child_of((const asn_tree *)t, HOME_In, HOME_In_after, 0);
}

/* At(day? day, time? time) */
static inline const home_when *home_new_At(asn_arena *arena, const home_day *day, const home_time *time)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_At);
    asn_build_child(&asn_b, HOME_At_day, day);
    asn_build_child(&asn_b, HOME_At_time, time);
    return (const home_when *)asn_build_end(&asn_b);
}

static inline const home_day *home_At_day(const home_when *t)
{
    return (const home_day *)asn_tree_child_of((const asn_tree *)t, HOME_At, HOME_At_day, 0);
}

static inline const home_time *home_At_time(const home_when *t)
{
    return (const home_time *)asn_tree_child_of((const asn_tree *)t, HOME_At, HOME_At_time, 0);
}

/* ---- duration = (number? hours, number? minutes, number? seconds) */

static inline enum home_duration_kind home_duration_kind(const home_duration *t)
{
    return (enum home_duration_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_duration_tree(const home_duration *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_duration *home_as_duration(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_duration
        ? (const home_duration *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_duration(home_visitor *v, const home_duration *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* duration = (number? hours, number? minutes, number? seconds) */
static inline const home_duration *home_new_duration(asn_arena *arena, const asn_atom *hours,
    const asn_atom *minutes, const asn_atom *seconds)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_duration);
    asn_build_optional(&asn_b, HOME_duration_hours, hours);
    asn_build_optional(&asn_b, HOME_duration_minutes, minutes);
    asn_build_optional(&asn_b, HOME_duration_seconds, seconds);
    return (const home_duration *)asn_build_end(&asn_b);
}

static inline asn_atom home_duration_hours(const home_duration *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_duration, HOME_duration_hours, 0);
}

static inline asn_atom home_duration_minutes(const home_duration *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_duration, HOME_duration_minutes, 0);
}

static inline asn_atom home_duration_seconds(const home_duration *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_duration, HOME_duration_seconds, 0);
}

/* ---- day = Today | Tomorrow | Daily | Workdays | Weekends | OnDay(weekday day) | EachDay(weekday day) */

static inline enum home_day_kind home_day_kind(const home_day *t)
{
    return (enum home_day_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_day_tree(const home_day *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_day *home_as_day(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_day ? (const home_day *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_day(home_visitor *v, const home_day *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* Today */
static inline const home_day *home_new_Today(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Today);
    return (const home_day *)asn_build_end(&asn_b);
}

/* Tomorrow */
static inline const home_day *home_new_Tomorrow(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Tomorrow);
    return (const home_day *)asn_build_end(&asn_b);
}

/* Daily */
static inline const home_day *home_new_Daily(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Daily);
    return (const home_day *)asn_build_end(&asn_b);
}

/* Workdays */
static inline const home_day *home_new_Workdays(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Workdays);
    return (const home_day *)asn_build_end(&asn_b);
}

/* Weekends */
static inline const home_day *home_new_Weekends(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Weekends);
    return (const home_day *)asn_build_end(&asn_b);
}

/* OnDay(weekday day) */
static inline const home_day *home_new_OnDay(asn_arena *arena, const home_weekday *day)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_OnDay);
    asn_build_child(&asn_b, HOME_OnDay_day, day);
    return (const home_day *)asn_build_end(&asn_b);
}

static inline const home_weekday *home_OnDay_day(const home_day *t)
{
    return (const home_weekday *)asn_tree_child_of((const asn_tree *)t, HOME_OnDay, HOME_OnDay_day, 0);
}

/* EachDay(weekday day) */
static inline const home_day *home_new_EachDay(asn_arena *arena, const home_weekday *day)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_EachDay);
    asn_build_child(&asn_b, HOME_EachDay_day, day);
    return (const home_day *)asn_build_end(&asn_b);
}

static inline const home_weekday *home_EachDay_day(const home_day *t)
{
    return (const home_weekday *)asn_tree_child_of((const asn_tree *)t, HOME_EachDay, HOME_EachDay_day, 0);
}

/* ---- weekday = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday */

static inline enum home_weekday_kind home_weekday_kind(const home_weekday *t)
{
    return (enum home_weekday_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_weekday_tree(const home_weekday *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_weekday *home_as_weekday(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_weekday ? (const home_weekday *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_weekday(home_visitor *v, const home_weekday *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* Monday */
static inline const home_weekday *home_new_Monday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Monday);
    return (const home_weekday *)asn_build_end(&asn_b);
}

/* Tuesday */
static inline const home_weekday *home_new_Tuesday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Tuesday);
    return (const home_weekday *)asn_build_end(&asn_b);
}

/* Wednesday */
static inline const home_weekday *home_new_Wednesday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Wednesday);
    return (const home_weekday *)asn_build_end(&asn_b);
}

/* Thursday */
static inline const home_weekday *home_new_Thursday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Thursday);
    return (const home_weekday *)asn_build_end(&asn_b);
}

/* Friday */
static inline const home_weekday *home_new_Friday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Friday);
    return (const home_weekday *)asn_build_end(&asn_b);
}

/* Saturday */
static inline const home_weekday *home_new_Saturday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Saturday);
    return (const home_weekday *)asn_build_end(&asn_b);
}

/* Sunday */
static inline const home_weekday *home_new_Sunday(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Sunday);
    return (const home_weekday *)asn_build_end(&asn_b);
}

/* ---- time = Clock(number hour, number? minute, half? half) | Past(number minutes, number hour)
 *     | To(number minutes, number hour) | Noon | Midnight | Morning | Afternoon | Evening | Night */

static inline enum home_time_kind home_time_kind(const home_time *t)
{
    return (enum home_time_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_time_tree(const home_time *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_time *home_as_time(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_time ? (const home_time *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_time(home_visitor *v, const home_time *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* Clock(number hour, number? minute, half? half) */
static inline const home_time *home_new_Clock(asn_arena *arena, asn_atom hour, const asn_atom *minute,
    const home_half *half)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Clock);
    asn_build_value(&asn_b, HOME_Clock_hour, hour);
    asn_build_optional(&asn_b, HOME_Clock_minute, minute);
    asn_build_child(&asn_b, HOME_Clock_half, half);
    return (const home_time *)asn_build_end(&asn_b);
}

static inline asn_atom home_Clock_hour(const home_time *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Clock, HOME_Clock_hour, 0);
}

static inline asn_atom home_Clock_minute(const home_time *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Clock, HOME_Clock_minute, 0);
}

static inline const home_half *home_Clock_half(const home_time *t)
{
    return (const home_half *)asn_tree_child_of((const asn_tree *)t, HOME_Clock, HOME_Clock_half, 0);
}

/* Past(number minutes, number hour) */
static inline const home_time *home_new_Past(asn_arena *arena, asn_atom minutes, asn_atom hour)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Past);
    asn_build_value(&asn_b, HOME_Past_minutes, minutes);
    asn_build_value(&asn_b, HOME_Past_hour, hour);
    return (const home_time *)asn_build_end(&asn_b);
}

static inline asn_atom home_Past_minutes(const home_time *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Past, HOME_Past_minutes, 0);
}

static inline asn_atom home_Past_hour(const home_time *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_Past, HOME_Past_hour, 0);
}

/* To(number minutes, number hour) */
static inline const home_time *home_new_To(asn_arena *arena, asn_atom minutes, asn_atom hour)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_To);
    asn_build_value(&asn_b, HOME_To_minutes, minutes);
    asn_build_value(&asn_b, HOME_To_hour, hour);
    return (const home_time *)asn_build_end(&asn_b);
}

static inline asn_atom home_To_minutes(const home_time *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_To, HOME_To_minutes, 0);
}

static inline asn_atom home_To_hour(const home_time *t)
{
    return asn_tree_value_of((const asn_tree *)t, HOME_To, HOME_To_hour, 0);
}

/* Noon */
static inline const home_time *home_new_Noon(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Noon);
    return (const home_time *)asn_build_end(&asn_b);
}

/* Midnight */
static inline const home_time *home_new_Midnight(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Midnight);
    return (const home_time *)asn_build_end(&asn_b);
}

/* Morning */
static inline const home_time *home_new_Morning(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Morning);
    return (const home_time *)asn_build_end(&asn_b);
}

/* Afternoon */
static inline const home_time *home_new_Afternoon(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Afternoon);
    return (const home_time *)asn_build_end(&asn_b);
}

/* Evening */
static inline const home_time *home_new_Evening(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Evening);
    return (const home_time *)asn_build_end(&asn_b);
}

/* Night */
static inline const home_time *home_new_Night(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Night);
    return (const home_time *)asn_build_end(&asn_b);
}

/* ---- half = Am | Pm */

static inline enum home_half_kind home_half_kind(const home_half *t)
{
    return (enum home_half_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *home_half_tree(const home_half *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const home_half *home_as_half(const asn_tree *t)
{
    return t && t->ctor && home_grammar.ctors[t->ctor].type == HOME_TYPE_half ? (const home_half *)t : NULL;
}

/* false: out of memory. */
static inline bool home_visit_half(home_visitor *v, const home_half *t)
{
    asn_walk walk = {home_visit_enter, home_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &home_grammar, &walk);
}

/* Am */
static inline const home_half *home_new_Am(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Am);
    return (const home_half *)asn_build_end(&asn_b);
}

/* Pm */
static inline const home_half *home_new_Pm(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &home_grammar, HOME_Pm);
    return (const home_half *)asn_build_end(&asn_b);
}

#ifdef __cplusplus
}
#endif
#endif
