/* cron_data: the sentences of grammars/cron.task: plain English for crontab schedules, each with its tree.
 *
 *   cron_data DIR [N]          DIR/train.jsonl (N examples, 4000), DIR/dev.jsonl and DIR/test.jsonl (400 each, whatever N is)
 *   cron_data --stream N SEED  N examples of the same kind to standard output, not split
 *
 * The same arguments give the same bytes. A sentence stands once; two spellings of one sentence (capitals, commas, full
 * stops) count as equal. Train, dev and test are told apart by a hash of the schedule, so that what dev and test ask is
 * put together nowhere in train; schedules with one thing to say (hourly, every monday) are told apart by a hash of the
 * sentence instead, for they are the words of everything else. Train begins with one lesson for each minute, hour
 * and day in each way of saying it, then is shuffled.
 *
 * What is meant, where English leaves it open:
 *   - a time without am, pm or a part of the day is read on the 24-hour clock: 'at 9' and 'half past nine' are in the
 *     morning, 'at 12' is noon. 'quarter to one' alone is not said: it could be either;
 *   - morning is 1 to 11, afternoon 12 to 18, evening 17 to 23, night 20 to 3; 'twelve at night' and '12 am' are 0;
 *   - a schedule of days, weeks, months without a time is at midnight; weekly is on Sunday, monthly on the 1st, yearly on
 *     January 1st, quarterly on the 1st of January, April, July and October (cron's @weekly, @monthly, @yearly);
 *   - 'every N minutes' starts with the hour, 'every N hours' with midnight, as in cron;
 *   - 'between 9 and 17' holds the whole of its last hour, as 9-17 does in cron. In 'from 9 to 5' the later hour is in the
 *     afternoon, in 'from 2 to 4 pm' both are, in 'from 9 to 5 pm' only the later. Business hours are 9 to 17;
 *   - weekdays are Monday to Friday, the weekend is Saturday and Sunday; the first week of the month is its days 1 to 7.
 * A schedule has one tree: what equals a step that divides its field is that step ('noon and midnight' is every 12 hours,
 * 'january and july' every 6 months), three and more that follow each other are a span, four and more at equal distances
 * a span with a step, all else a list in ascending order from Sunday on (but 'friday to sunday' is a span).
 * Cron takes a line with both a day of the month and a day of the week as either of them, so no sentence has both. */
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- chance: splitmix64 ---- */

typedef struct {
    uint64_t state;
} rng;

static uint64_t mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int below(rng *r, int n)
{
    r->state += 0x9e3779b97f4a7c15u;
    return (int)(mix(r->state) % (uint64_t)n);
}

static int between(rng *r, int low, int high)
{
    return low + below(r, high - low + 1);
}

static bool chance(rng *r, int percent)
{
    return below(r, 100) < percent;
}

/* ---- text ---- */

typedef struct {
    size_t n;
    char   s[1024];
} text;

static void add(text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(t->s + t->n, sizeof t->s - t->n, format, args);
    va_end(args);
    if (n < 0 || (size_t)n >= sizeof t->s - t->n) {
        fprintf(stderr, "cron_data: a sentence or tree is too long: %s\n", t->s);
        exit(1);
    }
    t->n += (size_t)n;
}

/* Adds one of the choices, which are set apart by '|'; '$' and '#' in it stand for a and b. */
static void say(rng *r, text *t, const char *choices, const char *a, const char *b)
{
    int count = 1;
    for (const char *c = choices; *c; c++)
        count += *c == '|';
    const char *c = choices;
    for (int i = below(r, count); i > 0; i--)
        c = strchr(c, '|') + 1;
    for (; *c && *c != '|'; c++) {
        if (*c == '$')
            add(t, "%s", a);
        else if (*c == '#')
            add(t, "%s", b);
        else
            add(t, "%c", *c);
    }
}

/* ---- schedules ---- */

enum { MINUTE, HOUR, DAY, MONTH, WEEKDAY, FIELDS };
static const int low_of[FIELDS]  = {0, 0, 1, 1, 0};
static const int high_of[FIELDS] = {59, 23, 31, 12, 6};

typedef struct {
    int first, last, step; /* first == last: one value; step 0: each */
} part;

typedef struct {
    int  step, n; /* a step, or n parts */
    part part[6];
} field; /* all zero: any */

typedef struct {
    field f[FIELDS];
} schedule;

static field stepped(int step)
{
    return (field){.step = step};
}

static field one(int value)
{
    return (field){.n = 1, .part = {{value, value, 0}}};
}

static field span(int first, int last, int step)
{
    return (field){.n = 1, .part = {{first, last, step}}};
}

static bool is_any(const field *f)
{
    return f->n == 0 && f->step == 0;
}

static bool is_one(const field *f, int value)
{
    return f->n == 1 && f->part[0].first == value && f->part[0].last == value;
}

/* Ascending values as the field they are; false for those that people would say as a span. */
static bool listed(int kind, const int *v, int n, field *f)
{
    bool even = n > 1;
    for (int i = 2; i < n; i++) {
        even = even && v[i] - v[i - 1] == v[1] - v[0];
        if (v[i] == v[i - 2] + 2)
            return false;
    }
    int low = low_of[kind], high = high_of[kind];
    if (even && v[0] == low && v[n - 1] + (v[1] - v[0]) > high && (n > 2 || (high + 1 - low) % (v[1] - v[0]) == 0)) {
        *f = stepped(v[1] - v[0]);
        return kind != WEEKDAY && (high + 1 - low) % f->step == 0;
    }
    if (even && n > 3)
        return false;
    *f = (field){.n = n};
    for (int i = 0; i < n; i++)
        f->part[i] = (part){v[i], v[i], 0};
    return true;
}

/* Days of the week, a bit each: runs of three and more are spans. Sunday is last in a run that Monday does not begin. */
static field weekdays(unsigned mask)
{
    field f = {0};
    if (mask == 127)
        return f;
    bool late = (mask & 0x61) == 0x61 && !(mask & 2); /* friday, saturday, sunday, but not monday */
    for (int d = late; d < 7 + late;) {
        if (!(mask >> d % 7 & 1)) {
            d++;
            continue;
        }
        int end = d;
        while (end + 1 < 7 + late && (mask >> (end + 1) % 7 & 1))
            end++;
        if (end - d >= 2) {
            f.part[f.n++] = (part){d, end % 7, 0};
        } else {
            for (int i = d; i <= end; i++)
                f.part[f.n++] = (part){i, i, 0};
        }
        d = end + 1;
    }
    return f;
}

/* ---- trees, as Python's ast.dump writes them ---- */

static const char *const kinds[FIELDS]      = {"Minute", "Hour", "Day", "Month", "Weekday"};
static const char *const kind_names[FIELDS] = {"minute", "hour", "day", "month", "weekday"};
static const char *const month_names[]      = {"",     "january", "february",  "march",   "april",    "may",     "june",
                                               "july", "august",  "september", "october", "november", "december"};
static const char *const day_names[]        = {"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"};

static void tree_value(text *t, int kind, int v)
{
    if (kind == HOUR)
        add(t, "%s(at=%d)", v < 12 ? "Am" : "Pm", v % 12 ? v % 12 : 12);
    else if (kind == MONTH || kind == WEEKDAY) {
        const char *name = kind == MONTH ? month_names[v] : day_names[v];
        add(t, "%c%s()", name[0] - 'a' + 'A', name + 1);
    } else
        add(t, "%d", v);
}

static void tree_part(text *t, int kind, const part *p)
{
    if (p->first == p->last) {
        add(t, "%s(at=", kinds[kind]);
        tree_value(t, kind, p->first);
    } else {
        add(t, "%sSpan(first=", kinds[kind]);
        tree_value(t, kind, p->first);
        add(t, ", last=");
        tree_value(t, kind, p->last);
        if (p->step)
            add(t, ", step=%d", p->step);
    }
    add(t, ")");
}

static void tree(text *t, const schedule *s)
{
    for (int k = 0; k < FIELDS; k++) {
        const field *f = &s->f[k];
        add(t, "%s%s=", k ? ", " : "schedule(", kind_names[k]);
        if (f->step) {
            add(t, "%sStep(step=%d)", kinds[k], f->step);
        } else if (f->n == 0) {
            add(t, "Any%s()", kinds[k]);
        } else {
            add(t, "%ss(first=", kinds[k]);
            tree_part(t, k, &f->part[0]);
            add(t, ", more=[");
            for (int i = 1; i < f->n; i++) {
                add(t, "%s", i > 1 ? ", " : "");
                tree_part(t, k, &f->part[i]);
            }
            add(t, "])");
        }
    }
    add(t, ")");
}

/* ---- numbers and names in English ---- */

static const char *const units[]    = {"zero",     "one",     "two",     "three",     "four",     "five",    "six",
                                       "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",  "thirteen",
                                       "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
static const char *const tens[]     = {"", "", "twenty", "thirty", "forty", "fifty"};
static const char *const ordinals[] = {"",           "first",     "second",    "third",       "fourth",     "fifth",      "sixth",
                                       "seventh",    "eighth",    "ninth",     "tenth",       "eleventh",   "twelfth",    "thirteenth",
                                       "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth"};

static void words(rng *r, text *t, int n)
{
    if (n < 20)
        add(t, "%s", units[n]);
    else if (n % 10 == 0)
        add(t, "%s", tens[n / 10]);
    else
        add(t, "%s%c%s", tens[n / 10], chance(r, 50) ? '-' : ' ', units[n % 10]);
}

static void number(rng *r, text *t, int n, bool spelled)
{
    if (spelled)
        words(r, t, n);
    else
        add(t, "%d", n);
}

static void ordinal(rng *r, text *t, int n, bool spelled)
{
    if (!spelled)
        add(t, "%d%s", n, n / 10 == 1 || n % 10 > 3 || n % 10 == 0 ? "th" : n % 10 == 1 ? "st" : n % 10 == 2 ? "nd" : "rd");
    else if (n <= 20)
        add(t, "%s", ordinals[n]);
    else if (n == 30)
        add(t, "thirtieth");
    else
        add(t, "%s%c%s", tens[n / 10], chance(r, 50) ? '-' : ' ', ordinals[n % 10]);
}

static void month_name(text *t, int month, bool brief)
{
    if (!brief || month == 5)
        add(t, "%s", month_names[month]);
    else
        add(t, "%.3s", month_names[month]);
}

static void weekday_name(rng *r, text *t, int day, bool brief)
{
    if (!brief)
        add(t, "%s", day_names[day]);
    else if (day == 2 && chance(r, 30))
        add(t, "tues");
    else if (day == 4 && chance(r, 30))
        add(t, "thurs");
    else
        add(t, "%.3s", day_names[day]);
}

/* a, b and c */
static void join(rng *r, text *t, const text *items, int n)
{
    const char *last = n > 2 && chance(r, 25) ? ", and " : n > 2 && chance(r, 10) ? ", " : " and ";
    for (int i = 0; i < n; i++)
        add(t, "%s%s", i == 0 ? "" : i == n - 1 ? last : ", ", items[i].s);
}

static int compare_ints(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* n different values of a field, ascending, that make a list */
static field draw_list(rng *r, int kind, int n, int *v)
{
    for (;;) {
        for (int i = 0; i < n; i++)
            v[i] = between(r, low_of[kind], high_of[kind]);
        qsort(v, (size_t)n, sizeof *v, compare_ints);
        bool different = true;
        for (int i = 1; i < n; i++)
            different = different && v[i] != v[i - 1];
        field f;
        if (different && listed(kind, v, n, &f))
            return f;
    }
}

/* ---- times of the day ---- */

typedef enum {
    ANY_FORM = -1,
    COLON,       /* 21:15, 09:30, 9.30 */
    MERIDIEM,    /* 9 pm, 9:30 pm */
    JOINED,      /* 9pm, 9:30pm: one word for a reader, so only quarters of an hour, which are often enough to be learnt */
    BARE,        /* 9, 17, 9 o'clock */
    SPOKEN,      /* nine, nine thirty, nine oh five */
    SPOKEN_PART, /* nine thirty in the evening, nine pm */
    PAST,        /* half past nine, 20 to 5 */
    PAST_PART,   /* quarter to five in the afternoon */
    NAMED,       /* noon, midnight, half past midnight */
    MILITARY,    /* seventeen thirty */
    DIGIT_PART,  /* 9 in the evening, 9:30 in the morning */
    FORMS
} form;

static int face(int hour)
{
    return hour % 12 ? hour % 12 : 12;
}

/* The part of the day of an hour, for one who says it: am or pm, or words. */
static bool day_part(rng *r, text *t, int hour, bool only_words)
{
    const char *parts[4];
    int         n = 0;
    if (!only_words && chance(r, 45)) {
        say(r, t, hour < 12 ? " am| am| a.m." : " pm| pm| p.m.", "", "");
        return true;
    }
    if (hour >= 1 && hour <= 11)
        parts[n++] = " in the morning";
    if (hour >= 12 && hour <= 18)
        parts[n++] = " in the afternoon";
    if (hour >= 17 && hour <= 23)
        parts[n++] = " in the evening";
    if (hour >= 20 || hour <= 3)
        parts[n++] = " at night";
    if (n == 0)
        return false;
    add(t, "%s", parts[below(r, n)]);
    return true;
}

/* 'ten past', 'a quarter to': minutes before or after an hour that follows; 1 when before. */
static int past(rng *r, text *t, int m)
{
    int n = m > 30 ? 60 - m : m;
    if (n == 30)
        add(t, "half");
    else if (n == 15)
        say(r, t, "quarter|quarter|a quarter", "", "");
    else {
        number(r, t, n, chance(r, 55));
        if (n % 5 != 0 || chance(r, 30))
            say(r, t, n == 1 ? " minute" : " minutes| minutes| mins", "", "");
    }
    if (n == 30)
        add(t, " past");
    else
        say(r, t, m > 30 ? " to| to| to| before" : " past| past| past| after", "", "");
    return m > 30;
}

static void spoken(rng *r, text *t, int hour, int m)
{
    words(r, t, hour);
    if (m == 0)
        return;
    add(t, m < 10 ? " oh " : " ");
    words(r, t, m);
}

/* A time in one form, without 'at'; false where the form does not say it. */
static bool clock_in(rng *r, text *t, int h, int m, form f)
{
    int  to    = m > 30;
    int  said  = (h + (m != 0 && to)) % 24; /* the hour that stands behind 'past' or 'to' */
    bool plain = h >= 1 && h <= 12;
    switch (f) {
    case COLON:
        add(t, h < 10 && chance(r, 40) ? "0%d" : "%d", h); /* two statements: the order of draws in one call is the compiler's */
        add(t, "%c%02d", m != 0 && chance(r, 8) ? '.' : ':', m);
        return true;
    case MERIDIEM:
    case JOINED:
        add(t, "%d", face(h));
        if (m != 0 || chance(r, 15))
            add(t, ":%02d", m);
        if (m % 15 == 0 && (f == JOINED || chance(r, 35)))
            add(t, h < 12 ? "am" : "pm");
        else
            say(r, t, h < 12 ? " am| am| a.m." : " pm| pm| p.m.", "", "");
        return f == MERIDIEM || m % 15 == 0;
    case BARE:
        add(t, "%d", h);
        if (plain && chance(r, 30))
            add(t, " o'clock");
        return m == 0;
    case SPOKEN:
        spoken(r, t, h, m);
        if (m == 0 && chance(r, 50))
            add(t, " o'clock");
        return plain;
    case SPOKEN_PART:
        spoken(r, t, face(h), m);
        if (m == 0 && chance(r, 40))
            add(t, " o'clock");
        return day_part(r, t, h, false);
    case PAST:
    case PAST_PART:
        if (m == 0)
            return false;
        past(r, t, m);
        add(t, " ");
        number(r, t, face(said), chance(r, 70));
        if (f == PAST)
            return said >= 1 && said <= 12 && h != 0;
        return (said < 12) == (h < 12) && day_part(r, t, said, false);
    case NAMED:
        if (said % 12 != 0)
            return false;
        if (m != 0) {
            past(r, t, m);
            add(t, " ");
        }
        say(r, t, said ? (m ? "noon|midday" : "noon|noon|midday|12 noon|twelve noon") : (m ? "midnight" : "midnight|midnight|12 midnight"),
            "", "");
        return true;
    case MILITARY:
        spoken(r, t, h, m);
        if (m == 0)
            say(r, t, "| hundred| hundred hours| o'clock", "", "");
        return h >= 13;
    case DIGIT_PART:
        add(t, "%d", face(h));
        if (m)
            add(t, ":%02d", m);
        return day_part(r, t, h, true);
    default: return false;
    }
}

/* A time, with 'at' unless it may be left out and is clear without. */
static void clock_text(rng *r, text *t, int h, int m, form f, bool leave_at)
{
    static const form usual[] = {COLON,       COLON, COLON, MERIDIEM, MERIDIEM,  MERIDIEM,  BARE,  BARE,  SPOKEN, SPOKEN,   SPOKEN_PART,
                                 SPOKEN_PART, PAST,  PAST,  PAST,     PAST_PART, PAST_PART, NAMED, NAMED, NAMED,  MILITARY, DIGIT_PART};
    for (;;) {
        text said   = {0};
        form chosen = f != ANY_FORM ? f : usual[below(r, (int)(sizeof usual / sizeof *usual))];
        if (!clock_in(r, &said, h, m, chosen))
            continue;
        bool clear = chosen != BARE && chosen != SPOKEN && chosen != MILITARY;
        if (!(leave_at && clear && chance(r, 40)))
            say(r, t, "at |at |at |at |at |at |at |at |at |at exactly ", "", "");
        add(t, "%s", said.s);
        return;
    }
}

static int draw_minute(rng *r)
{
    int p = below(r, 100);
    return p < 38 ? 0 : p < 62 ? 15 * between(r, 1, 3) : p < 76 ? 5 * below(r, 12) : below(r, 60);
}

static int draw_hour(rng *r)
{
    return chance(r, 55) ? between(r, 6, 18) : below(r, 24);
}

/* 'at 8 and 17:30' is not one schedule: the times of a list have one minute. */
static void clock_list(rng *r, text *t, field *hours, int m)
{
    int v[4], n = chance(r, 65) ? 2 : chance(r, 75) ? 3 : 4;
    if (n == 2 && chance(r, 8)) {
        v[0] = 0, v[1] = 12;
        listed(HOUR, v, n, hours);
        if (chance(r, 50)) /* noon and midnight */
            v[0] = 12, v[1] = 0;
    } else
        *hours = draw_list(r, HOUR, n, v);
    static const form forms[] = {COLON, COLON, MERIDIEM, MERIDIEM, BARE, SPOKEN, SPOKEN_PART, PAST, DIGIT_PART};
    for (;;) {
        text items[4] = {{0}};
        bool ok       = true;
        form f        = forms[below(r, (int)(sizeof forms / sizeof *forms))];
        bool shared   = f == MERIDIEM && chance(r, 35); /* 2 and 4 pm */
        for (int i = 0; i < n && ok; i++) {
            if (v[i] % 12 == 0 && m == 0 && f != BARE && chance(r, 60))
                ok = clock_in(r, &items[i], v[i], m, NAMED);
            else if (shared && i < n - 1) {
                add(&items[i], m ? "%d:%02d" : "%d", face(v[i]), m);
                ok = (v[i] < 12) == (v[n - 1] < 12) && v[i] % 12 != 0;
            } else
                ok = clock_in(r, &items[i], v[i], m, f);
        }
        if (!ok)
            continue;
        add(t, "at ");
        if (n > 2 || !chance(r, 15)) {
            join(r, t, items, n);
        } else if (items[0].s[0] != 'n' && items[1].s[0] != 'n') { /* 'at 9 and at 17', but 'both at noon and ...' */
            add(t, "%s and at %s", items[0].s, items[1].s);
        } else
            add(t, "%s and %s", items[0].s, items[1].s);
        return;
    }
}

/* The two ends of a span of hours, as people say them together; false where the form does not say it. */
static bool ends_in(rng *r, text *a, text *b, int first, int last, int f)
{
    bool spelled = chance(r, 45);
    switch (f) {
    case 0: /* 9, 17 */
        number(r, a, first, spelled && first > 0);
        number(r, b, last, spelled && first > 0);
        return true;
    case 1: /* 9:00, 17:00 */
        add(a, first < 10 && spelled ? "0%d:00" : "%d:00", first);
        add(b, last < 10 && spelled ? "0%d:00" : "%d:00", last);
        return true;
    case 2: /* 9 am, 5 pm */
    case 3:
        return clock_in(r, a, first, 0,
                        first % 12 == 0 && chance(r, 60) ? NAMED
                        : f == 2                         ? MERIDIEM
                                                         : SPOKEN_PART) &&
               clock_in(r, b, last, 0,
                        last % 12 == 0 && chance(r, 60) ? NAMED
                        : f == 2                        ? MERIDIEM
                                                        : SPOKEN_PART);
    case 4: /* 9, 5: the later hour is in the afternoon because it is the smaller number */
        if (first < 6 || first > 12 || last <= 12 || last - 12 >= first)
            return false;
        number(r, a, first, spelled);
        number(r, b, last - 12, spelled);
        return true;
    case 5: /* 2, 4 pm and 9, 5 pm */
        add(a, "%d", face(first));
        return first % 12 != 0 && last % 12 != 0 && (first < 12) == ((last < 12) || first % 12 > last % 12) &&
               (first < 12 || first < last) && first % 12 != last % 12 && clock_in(r, b, last, 0, MERIDIEM);
    }
    return false;
}

/* A window of at least three hours. 'bare' says that it may stand without a preposition. */
static void window(rng *r, text *t, int first, int last, bool bare)
{
    if (first == 9 && last == 17 && chance(r, 45)) {
        say(r, t, "during business hours|during office hours|in working hours|during working hours|in office hours|within business hours",
            "", "");
        return;
    }
    for (;;) {
        static const int forms[] = {0, 0, 0, 1, 2, 2, 2, 3, 4, 4, 5, 5};
        text             a = {0}, b = {0};
        int              f = forms[below(r, (int)(sizeof forms / sizeof *forms))];
        if (!ends_in(r, &a, &b, first, last, f))
            continue;
        if (bare && chance(r, 25))
            say(r, t, a.s[0] > '9' && first % 5 == 0 ? "$ until #" : a.s[0] > '9' ? "$ to #" : "$ to #|$-#|$ - #|$ until #", a.s, b.s);
        else
            say(r, t, "between $ and #|from $ to #|between $ and #|from $ to #|from $ until #|from $ till #|from $ through #", a.s, b.s);
        return;
    }
}

static void draw_window(rng *r, int *first, int *last)
{
    do {
        *first = chance(r, 70) ? between(r, 5, 12) : between(r, 0, 20);
        *last  = chance(r, 70) ? between(r, 12, 22) : between(r, 2, 23);
        if (chance(r, 10))
            *first = 9, *last = 17;
    } while (*last - *first < 2 || *last - *first > 20);
}

/* Hours of a window in words and as a field; now and then two windows. */
static void hours_window(rng *r, text *t, field *hours, bool bare)
{
    int first, last;
    draw_window(r, &first, &last);
    if (chance(r, 7)) {
        int noon = between(r, 10, 13), after = between(r, noon + 2, 16), end = between(r, after + 2, 21);
        int begin = between(r, 5, noon - 2);
        window(r, t, begin, noon, false);
        add(t, " and ");
        window(r, t, after, end, false);
        *hours = (field){.n = 2, .part = {{begin, noon, 0}, {after, end, 0}}};
        return;
    }
    window(r, t, first, last, bare);
    *hours = span(first, last, 0);
}

/* ---- every so often ---- */

/* 'every 15 minutes', 'every third hour' */
static void every(rng *r, text *t, int step, const char *unit, const char *brief)
{
    text n = {0}, nth = {0};
    number(r, &n, step, chance(r, 50));
    if (step == 2 && chance(r, 40)) {
        say(r, t, "every other $|every second $|every other $|each second $|once every other $", unit, "");
        return;
    }
    if (step <= 10 && step > 2 && chance(r, 12)) {
        ordinal(r, &nth, step, chance(r, 60));
        say(r, t, "every # $|on every # $|each # $", unit, nth.s);
        return;
    }
    if (chance(r, 12) && *brief) {
        add(t, "every %d %s", step, brief);
        return;
    }
    say(r, t, "every # $s|every # $s|every # $s|every # $s|once every # $s|each # $s|at # $ intervals|at intervals of # $s|every # $s",
        unit, n.s);
}

static void every_minutes(rng *r, text *t, int step)
{
    if (step == 30 && chance(r, 50))
        say(r, t, "every half hour|every half an hour|twice an hour|half-hourly|two times an hour|twice every hour|each half hour", "", "");
    else if (step == 15 && chance(r, 35))
        say(r, t, "every quarter of an hour|every quarter hour|four times an hour|4 times an hour|four times every hour", "", "");
    else if (step == 20 && chance(r, 20))
        say(r, t, "three times an hour|3 times an hour", "", "");
    else
        every(r, t, step, "minute", chance(r, 50) ? "mins" : "min");
}

static void every_hours(rng *r, text *t, int step)
{
    if (step == 12 && chance(r, 50))
        say(r, t, "twice a day|twice daily|two times a day|twice every day|2 times a day", "", "");
    else if (step == 8 && chance(r, 35))
        say(r, t, "three times a day|3 times a day|three times daily", "", "");
    else if (step == 6 && chance(r, 35))
        say(r, t, "four times a day|4 times a day|four times daily", "", "");
    else if (step == 2 && chance(r, 15))
        add(t, "every couple of hours");
    else
        every(r, t, step, "hour", "hrs");
}

static int draw_minute_step(rng *r)
{
    static const int usual[] = {2, 5, 5, 10, 10, 15, 15, 15, 20, 20, 30, 30, 3, 4, 6, 12};
    return chance(r, 75) ? usual[below(r, (int)(sizeof usual / sizeof *usual))] : chance(r, 85) ? between(r, 2, 10) : 25;
}

static int draw_hour_step(rng *r)
{
    static const int usual[] = {2, 2, 3, 3, 4, 4, 6, 6, 8, 12, 12};
    return chance(r, 90) ? usual[below(r, (int)(sizeof usual / sizeof *usual))] : between(r, 2, 10);
}

/* ---- days and months ---- */

typedef struct {
    text day, month; /* what is said of each; both may be empty */
    bool dated;      /* a day of the month is said: a number near a time */
} date;

static void month_list(rng *r, text *t, field *months)
{
    int  v[4], n = chance(r, 75) ? 2 : 3;
    bool brief    = chance(r, 20);
    text items[4] = {{0}};
    *months       = draw_list(r, MONTH, n, v);
    if (chance(r, 8)) {
        static const int quarters[] = {1, 4, 7, 10};
        n                           = 4;
        memcpy(v, quarters, sizeof quarters);
        *months = stepped(3);
    }
    for (int i = 0; i < n; i++)
        month_name(&items[i], v[i], brief);
    join(r, t, items, n);
}

static void month_span(rng *r, text *a, text *b, field *months)
{
    int first, last;
    do {
        first = between(r, 1, 10);
        last  = between(r, first + 2, 12);
    } while (last - first > 10);
    bool brief = chance(r, 20);
    month_name(a, first, brief);
    month_name(b, last, brief);
    *months = span(first, last, 0);
}

/* 'in june', 'from june to august': months as a phrase of their own */
static void month_phrase(rng *r, text *t, field *months)
{
    text a = {0}, b = {0};
    int  p = below(r, 100), m = between(r, 1, 12);
    if (p < 46) {
        month_name(&a, m, chance(r, 20));
        *months = one(m);
        say(r, t, "in $|in $|in $|during $|every $|each $|only in $|in the month of $", a.s, "");
    } else if (p < 64) {
        month_list(r, &a, months);
        say(r, t, "in $|in $|during $|every $", a.s, "");
    } else if (p < 80) {
        month_span(r, &a, &b, months);
        say(r, t, "from $ to #|from $ to #|between $ and #|$ to #|$ through #|from $ until #|from $ through #|$-#", a.s, b.s);
    } else if (p < 95) {
        int q = between(r, 1, 4);
        ordinal(r, &a, q, chance(r, 70));
        add(&b, "q%d", q);
        *months = span(3 * q - 2, 3 * q, 0);
        say(r, t, "in the $ quarter|in the $ quarter of the year|in #|in #|during #|during the $ quarter", a.s, b.s);
    } else {
        int half = below(r, 2);
        *months  = span(6 * half + 1, 6 * half + 6, 0);
        say(r, t, "in the $ half of the year|during the $ half of the year", half ? "second" : "first", "");
    }
}

/* 'every other month', 'quarterly' */
static int month_step(rng *r, text *t)
{
    static const int steps[] = {2, 3, 3, 3, 4, 6, 6};
    int              s       = steps[below(r, (int)(sizeof steps / sizeof *steps))];
    if (s == 3 && chance(r, 60))
        say(r, t, "quarterly|every quarter|each quarter|once a quarter|four times a year|once every quarter", "", "");
    else if (s == 6 && chance(r, 50))
        say(r, t, "twice a year|every half year|half-yearly|two times a year", "", "");
    else if (s == 4 && chance(r, 30))
        say(r, t, "three times a year|3 times a year", "", "");
    else
        every(r, t, s, "month", "");
    return s;
}

/* The days of a month as an expression without preposition: 'the 3rd', 'the 1st and the 15th' */
static void day_numbers(rng *r, text *t, field *days, int forced, bool spelled)
{
    if (forced || chance(r, 68)) {
        int d = forced ? forced : chance(r, 25) ? 1 : between(r, 1, 31);
        *days = one(d);
        add(t, "the ");
        ordinal(r, t, d, spelled);
        return;
    }
    int  v[4], n = chance(r, 80) ? 2 : 3;
    bool the      = chance(r, 60);
    text items[4] = {{0}};
    *days         = draw_list(r, DAY, n, v);
    if (chance(r, 20)) {
        v[0] = 1, v[1] = 15, n = 2;
        listed(DAY, v, n, days);
    }
    for (int i = 0; i < n; i++) {
        add(&items[i], "%s", i == 0 || the ? "the " : "");
        ordinal(r, &items[i], v[i], spelled);
    }
    join(r, t, items, n);
}

static void day_span(rng *r, text *t, field *days, int step)
{
    int first, last;
    do {
        first = chance(r, 30) ? 1 : between(r, 1, 28);
        last  = between(r, first + 2, 31);
        last -= (last - first) % (step ? step : 1);
    } while (last - first < 2 || (first == 1 && last == 31) || (step && (last - first) / step < 3) ||
             (step && first == 1 && last + step > 31));
    bool spelled = chance(r, 30);
    text a = {0}, b = {0};
    ordinal(r, &a, first, spelled);
    ordinal(r, &b, last, spelled);
    *days = span(first, last, step);
    say(r, t,
        "from the $ to the #|between the $ and the #|from the $ through the #|from the $ until the #|between the $ and #|from the $ to the "
        "#",
        a.s, b.s);
}

/* A month that has this day */
static int month_with(rng *r, int day)
{
    static const int length[] = {0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int              m;
    do {
        m = between(r, 1, 12);
    } while (length[m] < day);
    return m;
}

/* Days of the month, with or without their months. */
static void dated(rng *r, date *d, schedule *s, int forced, bool spelled)
{
    text days = {0}, months = {0}, a = {0}, b = {0};
    int  p   = below(r, 100);
    d->dated = true;
    if (!forced && p < 14) { /* a span */
        int which = below(r, 10);
        if (which == 0) {
            say(r, &d->day, "in the first week of |during the first week of |the first week of ", "", "");
            s->f[DAY] = span(1, 7, 0);
        } else if (which == 1) {
            say(r, &d->day, "in the first half of |during the first half of ", "", "");
            s->f[DAY] = span(1, 15, 0);
        } else if (which == 2) {
            number(r, &a, between(r, 3, 10), true);
            say(r, &d->day, "on the first $ days of |during the first $ days of ", a.s, "");
            for (int n = 3; n <= 10; n++)
                if (strcmp(a.s, units[n]) == 0)
                    s->f[DAY] = span(1, n, 0);
        } else {
            int step = which > 7 ? between(r, 2, 4) : 0;
            if (step) {
                every(r, &d->day, step, "day", "");
                add(&d->day, " ");
            }
            day_span(r, &d->day, &s->f[DAY], step);
            add(&d->day, " of ");
        }
        if (chance(r, 60)) {
            say(r, &d->day, "the month|every month|each month", "", "");
        } else {
            int m = month_with(r, s->f[DAY].part[0].last);
            month_name(&d->day, m, false);
            s->f[MONTH] = one(m);
        }
        return;
    }
    day_numbers(r, &days, &s->f[DAY], forced, spelled);
    const field *f = &s->f[DAY];
    if (p < 52) { /* of any month */
        say(r, &d->day,
            "on $ of the month|on $ of every month|on $ of each month|on $|monthly on $|every month on $|on $ every month|each month on "
            "$|once a month on $|"
            "on $ day of the month|on $ day of every month|on $ of the month",
            days.s, "");
        if (f->n == 1 && chance(r, 18)) {
            d->day = (text){0};
            number(r, &a, f->part[0].first, spelled);
            say(r, &d->day, "on day $ of the month|on day $ of every month|every month on day $|monthly on day $", a.s, "");
        }
        if (chance(r, 12))
            month_phrase(r, &d->month, &s->f[MONTH]);
    } else if (p < 80) { /* of one month */
        int m       = month_with(r, f->part[f->n - 1].last);
        s->f[MONTH] = one(m);
        month_name(&months, m, chance(r, 20));
        if (f->n == 1 && chance(r, 55)) {
            int  day  = f->part[0].first;
            bool bare = !spelled && chance(r, 40);
            if (bare)
                add(&a, "%d", day);
            else
                ordinal(r, &a, day, spelled);
            say(r, &d->day,
                bare ? "on # $|every # $|on $ #|every year on # $|each # $"
                     : "on # $|every # $|each # $|every year on # $|once a year on # $|on $ #",
                a.s, months.s);
        } else
            say(r, &d->day, "on $ of #|on $ of #|every year on $ of #|on $ in #|each year on $ of #|yearly on $ of #", days.s, months.s);
    } else if (p < 88) { /* of some months */
        if (chance(r, 60))
            month_list(r, &months, &s->f[MONTH]);
        else {
            month_span(r, &a, &b, &s->f[MONTH]);
            say(r, &months, "$ to #|$ through #", a.s, b.s);
        }
        say(r, &d->day, "on $ of #|on $ in #", days.s, months.s);
    } else { /* every so many months */
        s->f[MONTH] = stepped(month_step(r, &months));
        say(r, &d->day, "# on $|on $ #|# on $", days.s, months.s);
    }
}

static int count_bits(unsigned mask)
{
    int n = 0;
    for (; mask; mask &= mask - 1)
        n++;
    return n;
}

/* Days of the week */
static void weekday_text(rng *r, text *t, field *f)
{
    text a = {0}, b = {0}, items[4] = {{0}};
    int  p     = below(r, 100);
    bool brief = chance(r, 22);
    if (p < 20) { /* monday to friday */
        say(r, t,
            "every weekday|on weekdays|weekdays|each weekday|every working day|on workdays|on working days|monday to friday|monday through "
            "friday|mon-fri|"
            "from monday to friday|every weekday|on weekdays|on business days|every business day|during the week|mon to fri|every day "
            "except weekends|"
            "every day except at weekends|every day but not on weekends|from mon to fri|every workday",
            "", "");
        *f = weekdays(62);
    } else if (p < 30) {
        say(r, t,
            "at the weekend|on weekends|at weekends|every weekend|on the weekend|weekends|on saturdays and sundays|every saturday and "
            "sunday|saturday and sunday|"
            "each weekend|during the weekend|on saturday and sunday|sat and sun|on weekend days",
            "", "");
        *f = weekdays(65);
    } else if (p < 62) { /* one day */
        int d = below(r, 7);
        weekday_name(r, &a, d, brief);
        *f = weekdays(1u << d);
        say(r, t,
            brief ? "on $|every $|each $|every week on $"
                  : "on $s|on $|every $|each $|$s|every week on $|weekly on $s|once a week on $|every $|on $s|weekly on $|each week on "
                    "$|every single $",
            a.s, "");
    } else if (p < 84) { /* some days */
        int      n = chance(r, 68) ? 2 : 3, v[3];
        unsigned mask;
        do {
            mask = 0;
            for (int i = 0; i < n; i++)
                mask |= 1u << (v[i] = below(r, 7));
            if (n == 3 && chance(r, 15))
                mask = 42, v[0] = 1, v[1] = 3, v[2] = 5;
            *f = weekdays(mask);
        } while (count_bits(mask) != n || f->n != n || f->part[0].first != f->part[0].last);
        qsort(v, (size_t)n, sizeof *v, compare_ints);
        if (v[0] == 0 && chance(r, 65)) { /* many put Sunday last */
            for (int i = 0; i + 1 < n; i++)
                v[i] = v[i + 1];
            v[n - 1] = 0;
        }
        bool plural = !brief && chance(r, 50);
        for (int i = 0; i < n; i++) {
            weekday_name(r, &items[i], v[i], brief);
            add(&items[i], "%s", plural ? "s" : "");
        }
        join(r, &a, items, n);
        say(r, t, plural ? "on $|on $|$|every week on $|weekly on $" : "on $|every $|every $|each $", a.s, "");
    } else if (p < 96) {      /* a span of days; now and then another day */
        int      first, last; /* sunday is 0 as the first, 7 as the last */
        unsigned mask = 0;
        do {
            first = between(r, 0, 5);
            last  = between(r, first + 2, 7);
        } while (first + 7 == last + 1 || first + 7 == last);
        for (int d = first; d <= last; d++)
            mask |= 1u << d % 7;
        weekday_name(r, &a, first, brief);
        weekday_name(r, &b, last % 7, brief);
        say(r, t, "from $ to #|$ to #|$ through #|from $ through #|$-#|between $ and #|every day from $ to #", a.s, b.s);
        if (last <= 4 && first > 0 && chance(r, 15)) {
            add(t, " and ");
            weekday_name(r, t, last + 2, brief);
            mask |= 1u << (last + 2);
        }
        *f = weekdays(mask);
    } else {
        int d = below(r, 7);
        weekday_name(r, &a, d, false);
        *f = weekdays(127u & ~(1u << d));
        say(r, t,
            "every day except $|every day but $|every day except on $s|daily except $s|every day but not on $s|every day except $s|each "
            "day except $",
            a.s, "");
    }
}

/* What days a schedule is for. 'plain' is how often these are every day. */
static void draw_date(rng *r, date *d, schedule *s, int plain)
{
    int p = below(r, 100);
    if (p < plain)
        return;
    p = below(r, 100);
    if (p < 58) {
        weekday_text(r, &d->day, &s->f[WEEKDAY]);
        if (chance(r, 16))
            month_phrase(r, &d->month, &s->f[MONTH]);
    } else if (p < 84) {
        dated(r, d, s, 0, chance(r, 35));
    } else if (p < 93) {
        int step  = chance(r, 85) ? between(r, 2, 6) : chance(r, 85) ? between(r, 7, 10) : between(r, 14, 15);
        s->f[DAY] = stepped(step);
        every(r, &d->day, step, "day", "");
        if (chance(r, 20))
            month_phrase(r, &d->month, &s->f[MONTH]);
    } else
        month_phrase(r, &d->month, &s->f[MONTH]);
}

/* Weekly, monthly, yearly: with their days left to cron's custom */
static void customary(rng *r, text *t, schedule *s)
{
    switch (below(r, 4)) {
    case 0:
        say(r, t, "weekly|every week|once a week|each week|once every week", "", "");
        s->f[WEEKDAY] = one(0);
        break;
    case 1:
        say(r, t, "monthly|every month|once a month|each month|once every month", "", "");
        s->f[DAY] = one(1);
        break;
    case 2:
        say(r, t, "yearly|every year|once a year|annually|each year|once every year", "", "");
        s->f[DAY] = s->f[MONTH] = one(1);
        break;
    default:
        s->f[DAY]   = one(1);
        s->f[MONTH] = stepped(month_step(r, t));
        break;
    }
}

/* ---- sentences ---- */

/* Who or what: before the schedule, now and then */
static bool opening(rng *r, text *t)
{
    static const char jobs[] =
        "the backup|the report|the job|the script|a backup|the tests|the sync|the cleanup|the pipeline|the import|the task|the export|"
        "the crawler|the build|a health check|my script|the update|the invoices job|this|it|it|it|this|the database dump|the newsletter";
    text job = {0};
    if (chance(r, 52))
        return false;
    say(r, &job, jobs, "", "");
    if (chance(r, 18)) {
        say(r, t,
            "remind me|wake me up|send me an email|check the mail|water the plants|restart the server|rotate the logs|empty the trash|send "
            "the newsletter|"
            "back up the database|clean the cache|ping the server|feed the cat|renew the certificates|check for updates|send a "
            "reminder|call the api|"
            "turn on the lights|take a snapshot|refresh the page|publish the post|fetch the news|pay the rent|post a message|measure the "
            "temperature",
            "", "");
        add(t, " ");
        return true;
    }
    say(r, t,
        "run $ |run $ |run |please run $ |start $ |schedule $ |i want $ to run |i need $ to run |i'd like $ to run |$ should run |execute "
        "$ |can you run $ |"
        "could you run $ |launch $ |let $ run |make $ run |trigger $ |do $ |please start $ |schedule $ to run |set $ to run |please "
        "execute $ |$ runs |"
        "$ has to run |$ must run |please schedule $ |we need $ to run |i would like to run $ ",
        job.s, "");
    return true;
}

/* Months and days of the week with a capital */
static void capitals(text *t)
{
    for (char *s = t->s; *s;) {
        size_t n    = strspn(s, "abcdefghijklmnopqrstuvwxyz");
        bool   name = false;
        for (int i = 0; i < 12; i++)
            name = name || (n >= 3 && strncmp(s, month_names[i + 1], 3) == 0 && (n == 3 || strncmp(s, month_names[i + 1], n) == 0));
        for (int i = 0; i < 7; i++)
            name = name || (n >= 3 && strncmp(s, day_names[i], 3) == 0 &&
                            (n == 3 || strstr(s, "day") == s + n - 3 || strstr(s, "days") == s + n - 4));
        if (name || (n == 1 && *s == 'i'))
            *s = (char)(*s - 'a' + 'A');
        s += n;
        s += strcspn(s, "abcdefghijklmnopqrstuvwxyz");
    }
}

/* The phrases in the order given, with what people write around them */
static void finish(rng *r, text *t, const text *const *pieces, int n, bool opened)
{
    text body = {0};
    for (int i = 0; i < n; i++)
        if (pieces[i]->n)
            add(&body, "%s%s", body.n ? (chance(r, 7) ? ", " : " ") : "", pieces[i]->s);
    add(t, "%s", body.s);
    int p = below(r, 100);
    if (p < 4)
        say(r, t, " please|, please|, thanks", "", "");
    if (chance(r, 25))
        capitals(t);
    if (chance(r, opened ? 30 : 15) && t->s[0] >= 'a' && t->s[0] <= 'z')
        t->s[0] = (char)(t->s[0] - 'a' + 'A');
    if (chance(r, 12) && t->s[t->n - 1] != '.')
        add(t, "%s", strncmp(t->s, "c", 1) == 0 || strncmp(t->s, "C", 1) == 0 ? "?" : ".");
}

/* Up to four phrases in an order drawn at random; the first of them stays first when it is 'fixed' percent lucky. */
static void arrange(rng *r, text *t, const text **pieces, int n, int fixed, bool opened)
{
    int from = chance(r, fixed);
    for (int i = n - 1; i > from; i--) {
        int         j    = between(r, from, i);
        const text *swap = pieces[i];
        pieces[i]        = pieces[j];
        pieces[j]        = swap;
    }
    finish(r, t, pieces, n, opened);
}

/* 'every morning at 8', 'on friday evenings at half past seven'; false where the time is not said so. */
static bool on_mornings(rng *r, text *t, schedule *s, int h, int m, bool opened)
{
    text part = {0}, days = {0}, name = {0}, at = {0};
    add(&at, "at ");
    if (h < 4 || h == 12 || (m > 30 && h % 12 == 11))
        return false;
    if (!clock_in(r, &at, h % 12, m, m && chance(r, 50) ? PAST : chance(r, 40) ? SPOKEN : m ? COLON : BARE) || at.s[3] == '0')
        return false;
    say(r, &part, h < 12 ? "morning" : h < 17 ? "afternoon" : h < 20 ? "evening" : "night|night|evening", "", "");
    if (chance(r, 55)) {
        say(r, &days, "every $|every $|each $", part.s, "");
    } else if (chance(r, 30)) {
        say(r, &days, "every weekday $|on weekday $s|each weekday $", part.s, "");
        s->f[WEEKDAY] = weekdays(62);
    } else {
        int d = below(r, 7);
        weekday_name(r, &name, d, false);
        say(r, &days, "every # $|on # $s|# $s|each # $|on # $", part.s, name.s);
        s->f[WEEKDAY] = one(d);
    }
    const text *pieces[] = {&days, &at};
    arrange(r, t, pieces, 2, 65, opened);
    return true;
}

/* A time of the day on some days. What is below 0 is drawn. */
static void at_a_time(rng *r, text *t, schedule *s, int h, int m, form f, int day, bool spelled)
{
    date d    = {0};
    text time = {0};
    if (h < 0)
        h = draw_hour(r);
    if (m < 0)
        m = draw_minute(r);
    s->f[MINUTE] = one(m);
    s->f[HOUR]   = one(h);
    if (day)
        dated(r, &d, s, day, spelled);
    else if (chance(r, 7))
        customary(r, &d.day, s), d.dated = true;
    else
        draw_date(r, &d, s, 26);
    bool opened = opening(r, t);
    if (!d.day.n && !d.month.n && f == ANY_FORM && chance(r, 40) && on_mornings(r, t, s, h, m, opened))
        return;
    if (!d.day.n && (chance(r, 75) || d.month.n)) {
        if (chance(r, d.month.n ? 60 : 100))
            say(r, &d.day, "every day|every day|daily|each day|once a day|every single day|daily|everyday", "", "");
    }
    clock_text(r, &time, h, m, f, !d.dated && !d.month.n && !opened);
    const text *pieces[] = {&d.day, &time, &d.month};
    arrange(r, t, pieces, 3, 40, opened);
}

/* Several times of the day */
static void at_times(rng *r, text *t, schedule *s)
{
    date d     = {0};
    text times = {0};
    int  m     = chance(r, 65) ? 0 : draw_minute(r);
    clock_list(r, &times, &s->f[HOUR], m);
    s->f[MINUTE] = one(m);
    draw_date(r, &d, s, 35);
    bool opened = opening(r, t);
    if (!d.day.n && chance(r, 70))
        say(r, &d.day, "every day|daily|each day|every single day", "", "");
    const text *pieces[] = {&d.day, &times, &d.month};
    arrange(r, t, pieces, 3, 30, opened);
}

/* Every so many minutes */
static void by_minutes(rng *r, text *t, schedule *s)
{
    date d     = {0};
    text often = {0}, hours = {0};
    draw_date(r, &d, s, 42);
    if (chance(r, 10)) {
        say(r, &often, "every minute|each minute|once a minute|every single minute|minutely|every 1 minute", "", "");
    } else {
        int step     = draw_minute_step(r);
        s->f[MINUTE] = stepped(step);
        every_minutes(r, &often, step);
    }
    if (chance(r, 58))
        hours_window(r, &hours, &s->f[HOUR], !d.dated && !d.month.n);
    bool opened = opening(r, t);
    if (!d.day.n && chance(r, 22))
        say(r, &d.day, hours.n ? "every day|each day|daily" : "all day|all day long|every day|day and night|around the clock", "", "");
    const text *pieces[] = {&often, &hours, &d.day, &d.month};
    arrange(r, t, pieces, 4, 72, opened);
}

/* 'at ten past', 'at minute 37', 'at 5 and 35 minutes past': the minutes of an hour that is named elsewhere */
static void minutes_of(rng *r, text *t, field *minutes, int m)
{
    text items[4] = {{0}};
    if (m < 0 && chance(r, 18)) { /* some */
        int v[4], n = chance(r, 70) ? 2 : 3;
        *minutes = draw_list(r, MINUTE, n, v);
        if (chance(r, 15)) {
            listed(MINUTE, (int[]){15, 45}, 2, minutes);
            say(r, t, "at quarter past and quarter to|at a quarter past and a quarter to", "", "");
            return;
        }
        bool spelled = chance(r, 40);
        for (int i = 0; i < n; i++)
            number(r, &items[i], v[i], spelled);
        text all = {0};
        join(r, &all, items, n);
        say(r, t, "at minutes $ of|at $ minutes past|at $ past|at minutes $ past", all.s, "");
        return;
    }
    if (m < 0)
        m = chance(r, 50) ? 5 * between(r, 1, 11) : between(r, 1, 59);
    *minutes = one(m);
    if (chance(r, 30)) {
        text n = {0};
        number(r, &n, m, chance(r, 40));
        if (m == 1)
            say(r, t, "at minute $ of|at minute $ past", n.s, "");
        else
            say(r, t, "at minute $ of|at $ minutes past|at minute $ past|$ minutes past|$ minutes after", n.s, "");
        return;
    }
    add(t, chance(r, 85) || m % 5 ? "at " : "");
    past(r, t, m);
}

/* Every hour or every so many, at a minute, in a window */
static void by_hours(rng *r, text *t, schedule *s, int m)
{
    date d     = {0};
    text often = {0}, hours = {0}, minutes = {0};
    draw_date(r, &d, s, m < 0 ? 42 : 75);
    s->f[MINUTE] = one(0);
    int  step    = chance(r, 45) && m < 0 ? draw_hour_step(r) : 0;
    bool minute  = m >= 0 || chance(r, step ? 30 : 45);
    if (minute)
        minutes_of(r, &minutes, &s->f[MINUTE], m);
    bool of = minute && !step && chance(r, 60);
    if (of && strncmp(minutes.s, "at half", 7) == 0 && chance(r, 50)) {
        minutes = (text){0};
        of      = false;
        say(r, &often, "every hour on the half hour|on the half hour|hourly on the half hour", "", "");
    } else if (of)
        say(r, &minutes, " every hour| the hour| each hour| every hour| every full hour", "", "");
    else if (minute) {
        size_t n = minutes.n; /* 'every hour at minute 37', not 'of' */
        if (n > 3 && strcmp(minutes.s + n - 3, " of") == 0)
            minutes.s[minutes.n -= 3] = '\0';
        else if (minutes.s[n - 1] != 't' || chance(r, 40)) /* 'at ten past' may end there, 'at ten to' may not */
            add(&minutes, " the hour");
    }
    if (step) {
        s->f[HOUR] = stepped(step);
        every_hours(r, &often, step);
    } else if (!of && !often.n) {
        if (minute)
            say(r, &often, "every hour|hourly|each hour|once an hour|every hour", "", "");
        else
            say(r, &often,
                "hourly|every hour|each hour|once an hour|every hour on the hour|on the hour|at the top of every hour|every full hour|at "
                "the top of the hour|every hour|hourly|once every hour|on the hour every hour",
                "", "");
    }
    if (step && step <= 6 && chance(r, 45) && strncmp(often.s, "four", 4) != 0 && often.s[0] != '4') {
        int first, last;
        do {
            draw_window(r, &first, &last);
            last -= (last - first) % step;
        } while ((last - first) / step < 3 || (first == 0 && last + step > 23));
        window(r, &hours, first, last, false);
        s->f[HOUR] = span(first, last, step);
    } else if (!step && chance(r, 48))
        hours_window(r, &hours, &s->f[HOUR], !d.dated && !d.month.n);
    bool opened = opening(r, t);
    /* what says how often goes in one piece: 'at ten past every hour', 'every 2 hours at ten past' */
    text core = {0};
    if (of)
        add(&core, "%s", minutes.s);
    else if (minutes.n && strncmp(minutes.s, "at ", 3) != 0)
        add(&core, "%s at %s", often.s, minutes.s);
    else
        add(&core, "%s%s%s", often.s, minutes.n ? " " : "", minutes.s);
    const text *pieces[] = {&core, &hours, &d.day, &d.month};
    arrange(r, t, pieces, 4, 72, opened);
}

/* A stretch of minutes in every hour */
static void minute_stretch(rng *r, text *t, schedule *s)
{
    text often = {0}, hours = {0}, a = {0}, b = {0}, when = {0};
    date d    = {0};
    int  step = chance(r, 45) ? between(r, 2, 10) : 0, first, last;
    do {
        first = chance(r, 25) ? 0 : between(r, 0, 50);
        last  = between(r, first + 2, 59);
        last -= (last - first) % (step ? step : 1);
    } while (last - first < 2 || (step && ((last - first) / step < 3 || (first == 0 && last + step > 59))) || (first == 0 && last == 59));
    bool spelled = chance(r, 25);
    s->f[MINUTE] = span(first, last, step);
    number(r, &a, first, spelled);
    number(r, &b, last, spelled);
    if (step)
        every(r, &often, step, "minute", "mins");
    else
        say(r, &often, "every minute|each minute|once a minute", "", "");
    say(r, &when,
        "from minute $ to #|between minute $ and minute #|from minute $ to minute #|between minutes $ and #|from minute $ through #", a.s,
        b.s);
    say(r, &when, " of every hour| of each hour| of the hour| past the hour", "", "");
    if (chance(r, 20))
        hours_window(r, &hours, &s->f[HOUR], false);
    draw_date(r, &d, s, 60);
    bool opened = opening(r, t);
    add(&often, " %s", when.s);
    const text *pieces[] = {&often, &hours, &d.day, &d.month};
    arrange(r, t, pieces, 4, 80, opened);
}

/* Days without a time: at midnight */
static void without_time(rng *r, text *t, schedule *s)
{
    date d       = {0};
    s->f[MINUTE] = s->f[HOUR] = one(0);
    if (chance(r, 30))
        customary(r, &d.day, s);
    else
        draw_date(r, &d, s, 8);
    bool opened = opening(r, t);
    if (!d.day.n)
        say(r, &d.day, "every day|daily|each day|once a day|every single day|once every day|everyday", "", "");
    const text *pieces[] = {&d.day, &d.month};
    arrange(r, t, pieces, 2, 75, opened);
}

static void draw_any(rng *r, text *t, schedule *s)
{
    int p = below(r, 100);
    if (p < 44)
        at_a_time(r, t, s, -1, -1, ANY_FORM, 0, false);
    else if (p < 54)
        at_times(r, t, s);
    else if (p < 70)
        by_minutes(r, t, s);
    else if (p < 86)
        by_hours(r, t, s, -1);
    else if (p < 88)
        minute_stretch(r, t, s);
    else
        without_time(r, t, s);
}

/* What every reader of train must have met: each minute, hour and day in each way of saying it. */
typedef struct {
    int  h, m, day;
    form form;
    bool spelled, past_hour;
} lesson;

typedef struct {
    lesson *l;
    int     n, room;
} plan;

static void plan_add(plan *p, lesson l)
{
    if (p->n < p->room)
        p->l[p->n++] = l;
}

static void plan_all(plan *p)
{
    for (int round = 0; round < 3; round++) {
        for (int m = 0; m < 60; m++) {
            plan_add(p, (lesson){.h = -1, .m = m, .form = COLON});
            plan_add(p, (lesson){.h = -1, .m = m, .form = MERIDIEM});
            plan_add(p, (lesson){.h = -1, .m = m, .form = round ? SPOKEN : SPOKEN_PART});
            if (m > 20 && m % 10) /* two words */
                plan_add(p, (lesson){.h = -1, .m = m, .form = round ? SPOKEN_PART : SPOKEN});
            if (m)
                plan_add(p, (lesson){.h = -1, .m = m, .form = round ? PAST : PAST_PART});
            if (m && round)
                plan_add(p, (lesson){.m = m, .past_hour = true});
        }
        for (int h = 0; h < 24; h++) {
            static const form forms[] = {COLON, MERIDIEM, SPOKEN_PART, DIGIT_PART, PAST_PART};
            for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
                plan_add(p, (lesson){.h = h, .m = -1, .form = forms[i]});
            plan_add(p, (lesson){.h = h, .m = 0, .form = BARE});
            plan_add(p, (lesson){.h = h, .m = 0, .form = JOINED});
            if (h >= 13)
                plan_add(p, (lesson){.h = h, .m = -1, .form = MILITARY});
        }
        for (int d = 1; d <= 31; d++)
            for (int spelled = 0; spelled < 2; spelled++)
                plan_add(p, (lesson){.h = -1, .m = -1, .day = d, .form = ANY_FORM, .spelled = spelled});
    }
}

/* What a lesson leaves open is drawn until its form can say it. */
static void teach(rng *r, const lesson *l, text *t, schedule *s)
{
    if (l->past_hour) {
        by_hours(r, t, s, l->m);
        return;
    }
    for (int tries = 0; tries < 1000; tries++) {
        text probe = {0};
        int  h = l->h < 0 ? draw_hour(r) : l->h, m = l->m < 0 ? draw_minute(r) : l->m;
        if (l->form == ANY_FORM || clock_in(r, &probe, h, m, l->form)) {
            at_a_time(r, t, s, h, m, l->form, l->day, l->spelled);
            return;
        }
    }
    at_a_time(r, t, s, l->h, l->m, ANY_FORM, l->day, l->spelled);
}

/* ---- the set of all sentences ---- */

/* A sentence as it counts for equality: without capitals, commas and the marks at its end */
static void normalise(text *out, const char *s)
{
    out->n = 0;
    for (; *s; s++) {
        if (*s == ',' || *s == '!' || *s == '?' || (*s == '.' && !(s[1] >= '0' && s[1] <= '9')))
            continue;
        out->s[out->n++] = *s >= 'A' && *s <= 'Z' ? (char)(*s - 'A' + 'a') : *s;
    }
    out->s[out->n] = '\0';
}

static uint64_t hash(const char *s)
{
    uint64_t h = 0xcbf29ce484222325u;
    for (; *s; s++)
        h = (h ^ (unsigned char)*s) * 0x100000001b3u;
    return mix(h);
}

typedef struct {
    char *sentence, *tree; /* owned; the sentence normalised */
    bool  used;
} entry;

typedef struct {
    entry *slots;
    size_t count, room; /* room is a power of two */
} table;

static void *must(void *p)
{
    if (!p) {
        fprintf(stderr, "cron_data: out of memory\n");
        exit(3);
    }
    return p;
}

static char *copy(const char *s)
{
    size_t n = strlen(s) + 1;
    return memcpy(must(malloc(n)), s, n);
}

static entry *table_slot(const table *t, const char *sentence)
{
    size_t i = hash(sentence) & (t->room - 1);
    while (t->slots[i].sentence && strcmp(t->slots[i].sentence, sentence) != 0)
        i = (i + 1) & (t->room - 1);
    return &t->slots[i];
}

static entry *table_find(table *t, const char *sentence, const char *tree_text)
{
    if (t->count * 2 >= t->room) {
        table larger = {must(calloc(t->room ? t->room * 2 : 1024, sizeof *t->slots)), t->count, t->room ? t->room * 2 : 1024};
        for (size_t i = 0; i < t->room; i++)
            if (t->slots[i].sentence)
                *table_slot(&larger, t->slots[i].sentence) = t->slots[i];
        free(t->slots);
        *t = larger;
    }
    entry *e = table_slot(t, sentence);
    if (!e->sentence) {
        *e = (entry){copy(sentence), copy(tree_text), false};
        t->count++;
    } else if (strcmp(e->tree, tree_text) != 0) {
        fprintf(stderr, "cron_data: one sentence, two schedules: %s\n  %s\n  %s\n", sentence, e->tree, tree_text);
        exit(1);
    }
    return e;
}

static void table_free(table *t)
{
    for (size_t i = 0; i < t->room; i++) {
        free(t->slots[i].sentence);
        free(t->slots[i].tree);
    }
    free(t->slots);
}

/* ---- files ---- */

enum { TRAIN, DEV, TEST, ALL };
static const char *const set_names[] = {"train", "dev", "test", "all"};

static int set_of(const schedule *s, const char *tree_text, const char *normal)
{
    int told = 0;
    for (int k = 0; k < FIELDS; k++)
        told += !is_any(&s->f[k]) && !(k == MINUTE && is_one(&s->f[k], 0)) && !(k == HOUR && is_one(&s->f[k], 0));
    int share = (int)(hash(told <= 1 ? normal : tree_text) % 100);
    return share < 8 ? DEV : share < 16 ? TEST : TRAIN;
}

/* Draws until n sentences of the set are found that nobody has; lines[i] is the JSON behind the id. */
static bool draw_set(table *seen, int set, uint64_t seed, int n, char **lines)
{
    rng  r  = {seed};
    plan p  = {.room = set == TRAIN ? n / 5 * 2 : 0};
    int  at = 0, tries = 0, made = 0;
    long idle = 0;
    p.l       = must(calloc((size_t)p.room + 1, sizeof *p.l));
    plan_all(&p);
    while (made < n && idle < 200000) {
        text     sentence = {0}, tree_text = {0}, normal = {0};
        schedule s = {0};
        if (at < p.n)
            teach(&r, &p.l[at], &sentence, &s);
        else
            draw_any(&r, &sentence, &s);
        tree(&tree_text, &s);
        normalise(&normal, sentence.s);
        entry *e   = table_find(seen, normal.s, tree_text.s);
        bool   fit = !e->used && (set == ALL || set_of(&s, tree_text.s, normal.s) == set);
        idle       = fit ? 0 : idle + 1;
        if (at < p.n && (fit || ++tries == 20))
            at++, tries = 0;
        if (!fit)
            continue;
        e->used   = true;
        text line = {0};
        add(&line, "\"input\": {\"sentence\": \"%s\"}, \"tree\": \"%s\"}", sentence.s, tree_text.s);
        lines[made++] = copy(line.s);
    }
    free(p.l);
    if (made < n) {
        fprintf(stderr, "cron_data: only %d different sentences for %s\n", made, set_names[set]);
        return false;
    }
    for (int i = n - 1; i > 0; i--) {
        int   j    = between(&r, 0, i);
        char *swap = lines[i];
        lines[i]   = lines[j];
        lines[j]   = swap;
    }
    return true;
}

static int write_set(table *seen, int set, uint64_t seed, int n, FILE *file)
{
    char **lines = must(calloc((size_t)n + 1, sizeof *lines));
    bool   ok    = draw_set(seen, set, seed, n, lines);
    for (int i = 0; i < n && lines[i]; i++) {
        if (ok)
            fprintf(file, "{\"id\": \"%s-%d\", %s\n", set_names[set], i + 1, lines[i]);
        free(lines[i]);
    }
    free(lines);
    return ok ? 0 : 1;
}

static int write_folder(const char *folder, int n)
{
    static const struct {
        int      set, count;
        uint64_t seed;
    } sets[] = {{DEV, 400, 20170701}, {TEST, 400, 20170702}, {TRAIN, 0, 20170703}}; /* what is small is drawn first: N does not change it */
    table seen = {0};
    int   code = 0;
    for (int i = 0; i < 3 && code == 0; i++) {
        char path[4096];
        if (snprintf(path, sizeof path, "%s/%s.jsonl", folder, set_names[sets[i].set]) >= (int)sizeof path) {
            fprintf(stderr, "cron_data: the folder's name is too long\n");
            return 3;
        }
        FILE *file = fopen(path, "w");
        if (file)
            code = write_set(&seen, sets[i].set, sets[i].seed, sets[i].count ? sets[i].count : n, file);
        bool failed = !file || ferror(file);
        if (file && fclose(file) != 0)
            failed = true;
        if (failed) {
            fprintf(stderr, "cron_data: cannot write %s: %s\n", path, strerror(errno));
            code = 3;
        }
    }
    table_free(&seen);
    return code;
}

static bool count_of(const char *word, long most, long *n)
{
    char *end;
    errno = 0;
    *n    = strtol(word, &end, 10);
    return errno == 0 && end != word && *end == '\0' && *n >= 0 && *n <= most;
}

int main(int argc, char **argv)
{
    long n = 4000, seed;
    if (argc == 4 && strcmp(argv[1], "--stream") == 0 && count_of(argv[2], 10000000, &n) && count_of(argv[3], 1000000000, &seed)) {
        table seen = {0};
        int   code = write_set(&seen, ALL, mix((uint64_t)seed + 1), (int)n, stdout);
        table_free(&seen);
        return fflush(stdout) == 0 ? code : 3;
    }
    if ((argc != 2 && argc != 3) || argv[1][0] == '-' || (argc == 3 && !count_of(argv[2], 10000000, &n))) {
        fprintf(stderr, "usage: cron_data DIR [N]\n       cron_data --stream N SEED\n");
        return 2;
    }
    return write_folder(argv[1], (int)n);
}
