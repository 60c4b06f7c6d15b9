#include "pages/room.h"

#include "shipping/ship.h"
#include "shipping/template.h"

#include <stdio.h>

void asn_room_text(const asn_grammar *g, asn_buffer *all)
{
    char name[300];
    snprintf(name, sizeof name, "%s.c", g->name);
    const char *const *piece = asn_text_of(asn_own_text, name);
    for (; piece && *piece; piece++)
        asn_buffer_put(all, *piece, strlen(*piece));
    asn_buffer_put(all, "", piece ? 1 : 0); /* a NUL behind it */
}

/* The module's record says its name and kind, in one line. */
static const char *find_record(const char *text, const asn_module *m)
{
#define ASN_ROW(id, name) #id,
    static const char *const kinds[] = {ASN_MODULE_KINDS(ASN_ROW)};
#undef ASN_ROW
    char line[600];
    snprintf(line, sizeof line, "\n    .name = \"%s\", .kind = ASN_%s,", m->name, kinds[m->kind]);
    return strstr(text, line);
}

const char *asn_room_of(const asn_buffer *all, const asn_module *m, size_t *length)
{
    const char *at = all->length && !all->failed ? find_record(all->text, m) : NULL, *end = at ? strstr(at, "\n}\n") : NULL;
    while (at && at > all->text && strncmp(at, "\n/* ", 4) != 0) /* its comment comes before it */
        at--;
    if (!at || !end)
        return NULL;
    at += *at == '\n';
    *length = (size_t)(end + 3 - at);
    return at;
}
