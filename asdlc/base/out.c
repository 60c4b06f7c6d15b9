#include "base/out.h"

#include "base/mem.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static void reserve(out *o, size_t more)
{
    if (o->length + more + 1 <= o->room)
        return;
    size_t room = o->room ? o->room * 2 : 4096;
    while (room < o->length + more + 1)
        room *= 2;
    o->text = mem_need(realloc(o->text, room));
    o->room = room;
}

void out_free(out *o)
{
    free(o->text);
    *o = (out){0};
}

static void put(out *o, const char *text, size_t length)
{
    reserve(o, length);
    memcpy(o->text + o->length, text, length);
    o->length += length;
    o->text[o->length] = 0;
}

void out_put(out *o, const char *text)
{
    put(o, text, strlen(text));
}

static void vprint(out *o, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    reserve(o, 256);
    size_t left = o->room - o->length;
    int    n    = vsnprintf(o->text + o->length, left, format, args);
    if ((size_t)n >= left) {
        reserve(o, (size_t)n);
        vsnprintf(o->text + o->length, (size_t)n + 1, format, again);
    }
    va_end(again);
    o->length += (size_t)n;
}

void out_print(out *o, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vprint(o, format, args);
    va_end(args);
}

static void indent(out *o)
{
    for (int i = 0; i < o->depth; i++)
        put(o, "    ", 4);
}

void out_line(out *o, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (format[0])
        indent(o);
    vprint(o, format, args);
    va_end(args);
    put(o, "\n", 1);
}

void out_block(out *o, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    indent(o);
    vprint(o, format, args);
    va_end(args);
    put(o, format[0] ? " {\n" : "{\n", format[0] ? 3 : 2);
    o->depth++;
}

void out_end(out *o, const char *tail)
{
    o->depth--;
    indent(o);
    out_print(o, "}%s\n", tail);
}

void out_flow(out *o, const char *margin, const char *format, ...)
{
    va_list args;
    size_t  line = o->length;
    while (line > 0 && o->text[line - 1] != '\n')
        line--;
    size_t begin = o->length, blank = begin > line && !strchr("{(", o->text[begin - 1]);
    put(o, " ", blank);
    va_start(args, format);
    vprint(o, format, args);
    va_end(args);
    if (begin > line && o->length - line <= OUT_WIDTH - 3) /* } and the like may follow */
        return;
    size_t item = o->length - begin - blank, lead = strlen(margin) + (begin > line);
    reserve(o, lead);
    memmove(o->text + begin + lead, o->text + begin + blank, item + 1); /* the NUL too */
    if (begin > line)
        o->text[begin++] = '\n';
    memcpy(o->text + begin, margin, strlen(margin));
    o->length = begin + strlen(margin) + item;
}

void out_c_string(out *o, const char *bytes, size_t length)
{
    put(o, "\"", 1);
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)bytes[i];
        if (c == '"' || c == '\\')
            out_print(o, "\\%c", c);
        else if (c == '\n')
            put(o, "\\n", 2);
        else if (c == '\t')
            put(o, "\\t", 2);
        else if (c == '?' && i > 0 && bytes[i - 1] == '?')
            put(o, "\\?", 2); /* no trigraphs */
        else if (c < 0x20 || c >= 0x7f)
            out_print(o, "\\%03o", c); /* octal ends after three digits, whatever follows */
        else
            put(o, bytes + i, 1);
    }
    put(o, "\"", 1);
}

void out_comment(out *o, const char *text)
{
    for (const char *s = text; *s; s++) {
        put(o, ((unsigned char)*s < 0x20 && *s != '\t') || *s == 0x7F ? "?" : s, 1); /* `show` prints comments to a terminal */
        if ((s[0] == '*' && s[1] == '/') || (s[0] == '/' && s[1] == '*'))
            put(o, " ", 1);
    }
}
