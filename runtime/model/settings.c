#include "model/settings.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ASN_ROW(name, field, type, least, most, value, paper, help) {name, offsetof(asn_settings, field), ASN_IS_##type, least, most, value, paper, help},
const asn_setting_row asn_setting_rows[] = {ASN_SETTINGS(ASN_ROW)};
#undef ASN_ROW
const int asn_n_setting_rows = ASN_N_SETTINGS;

#define ASN_ROW(field, ...) [ASN_SET_##field] = {__VA_ARGS__},
static const char *const words[ASN_N_SETTINGS][3] = {ASN_SETTING_WORDS(ASN_ROW)};
#undef ASN_ROW

static bool set_word(int *to, int row, const char *value, asn_error *err)
{
    for (int i = 0; i < 3 && words[row][i]; i++)
        if (strcmp(value, words[row][i]) == 0) {
            *to = i;
            return true;
        }
    const char *third = words[row][2];
    return asn_fail(err, "%s is %s%s%s%s%s, not '%s'", asn_setting_rows[row].name, words[row][0], third ? ", " : " or ", words[row][1], third ? " or " : "",
                    third ? third : "", value);
}

bool asn_settings_set(asn_settings *s, const char *name, const char *value, asn_error *err)
{
    for (int i = 0; i < asn_n_setting_rows; i++) {
        const asn_setting_row *r = &asn_setting_rows[i];
        if (strcmp(r->name, name) != 0)
            continue;
        char  *end;
        double x = strtod(value, &end);
        char  *to = (char *)s + r->at, *stop;
        if (r->type == ASN_IS_WORD)
            return set_word((int *)(void *)to, i, value, err);
        if (end == value || *end || !(x >= r->least && x <= r->most) || (r->type != ASN_IS_REAL && x != floor(x)))
            return asn_fail(err, "%s is a %snumber from %g to %g, not '%s'", name, r->type == ASN_IS_REAL ? "" : "whole ", r->least, r->most, value);
        unsigned long long n = strtoull(value, &stop, 10);
        if (r->type == ASN_IS_SEED && *stop)
            return asn_fail(err, "%s is a whole number in digits, not '%s'", name, value);
        if (r->type == ASN_IS_INT)
            *(int *)(void *)to = (int)x;
        else if (r->type == ASN_IS_REAL)
            *(double *)(void *)to = x;
        else
            *(uint64_t *)(void *)to = n;
        return true;
    }
    return asn_fail(err, "unknown setting '%s'", name);
}

bool asn_settings_supervise(const asn_settings *s)
{
    return s->sup_att > 0 || s->align > 0;
}

/* So many states and letters take some gigabytes and some minutes, on behalf of a file that may be small. */
enum { MOST_STATES = 1 << 24, MOST_LETTERS = 10000000 };

bool asn_settings_bounded(const asn_settings *s, asn_error *err)
{
    if ((long long)s->nodes * s->hidden > MOST_STATES)
        return asn_fail(err, "nodes (%d) times hidden (%d) is more than %d: a tree would take too much memory", s->nodes, s->hidden, MOST_STATES);
    if ((long long)s->nodes * s->letters > MOST_LETTERS)
        return asn_fail(err, "nodes (%d) times letters (%d) is more than %d: a tree would take too long", s->nodes, s->letters, MOST_LETTERS);
    return true;
}

bool asn_settings_agree(const asn_settings *s, asn_error *err)
{
    asn_error why;
    if (!asn_settings_bounded(s, &why))
        return asn_fail_as(ASN_BAD_USAGE, err, "%s", why.text);
    const struct { const char *name; double value; } need[] = {{"sup-choice", s->sup_choice}, {"sup-child", s->sup_child}, {"sup-node", s->sup_node},
                                                                {"recombine", s->recombine}};
    bool used = s->sup_att > 0;
    for (size_t i = 0; i < sizeof need / sizeof *need; i++) {
        if (need[i].value > 0 && s->align <= 0)
            return asn_fail_as(ASN_BAD_USAGE, err, "--%s needs learnt alignments: give --align, too, for example --align 0.2", need[i].name);
        used = used || need[i].value > 0;
    }
    if (s->align > 0 && !used)
        return asn_fail_as(ASN_BAD_USAGE, err, "--align has no effect: --sup-att, --sup-choice, --sup-child, --sup-node and --recombine are all 0");
    return true;
}

void asn_settings_text(const asn_settings *s, const asn_setting_row *r, char *to, size_t room)
{
    const char *from = (const char *)s + r->at;
    if (r->type == ASN_IS_WORD)
        snprintf(to, room, "%s", words[r - asn_setting_rows][*(const int *)(const void *)from]);
    else if (r->type == ASN_IS_INT)
        snprintf(to, room, "%d", *(const int *)(const void *)from);
    else if (r->type == ASN_IS_REAL)
        snprintf(to, room, "%.17g", *(const double *)(const void *)from);
    else
        snprintf(to, room, "%llu", (unsigned long long)*(const uint64_t *)(const void *)from);
}

void asn_settings_default(asn_settings *s, const asn_grammar *g)
{
    memset(s, 0, sizeof *s);
    for (int i = 0; i < asn_n_setting_rows; i++)
        asn_settings_set(s, asn_setting_rows[i].name, asn_setting_rows[i].value, NULL);
    s->minimum = g->minimum;
    for (int i = 0; i < g->n_settings; i++) /* asdlc checked names and bounds; --threads and the like are not stored */
        asn_settings_set(s, asn_setting_rows[g->settings[i].id].name, g->settings[i].value, NULL);
}
