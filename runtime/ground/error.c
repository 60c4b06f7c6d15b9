#include "ground/error.h"

#include "ground/utf8.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

size_t asn_error_safe(char *text)
{
    size_t to = 0;
    for (size_t at = 0, left = strlen(text), n; left; at += n, left -= n) {
        uint32_t code = asn_utf8_get(text + at, left, &n);
        if (code == UINT32_MAX || !asn_utf8_printable(code))
            text[to++] = '?';
        else
            for (size_t i = 0; i < n; i++)
                text[to++] = text[at + i];
    }
    text[to] = 0;
    return to;
}

/* Returns the length. */
static size_t write_text(asn_error *err, const char *format, va_list args)
{
    int n = vsnprintf(err->text, sizeof err->text, format, args);
    if (n >= (int)sizeof err->text)
        memcpy(err->text + sizeof err->text - 4, "...", 4);
    return asn_error_safe(err->text);
}

bool asn_fail(asn_error *err, const char *format, ...)
{
    if (!err)
        return false;
    va_list args;
    va_start(args, format);
    err->kind = ASN_BAD_INPUT;
    write_text(err, format, args);
    va_end(args);
    return false;
}

bool asn_fail_as(asn_failure kind, asn_error *err, const char *format, ...)
{
    if (!err)
        return false;
    va_list args;
    va_start(args, format);
    err->kind = kind;
    write_text(err, format, args);
    va_end(args);
    return false;
}

bool asn_fail_system(asn_error *err, const char *format, ...)
{
    int why = errno;
    if (!err)
        return false;
    va_list args;
    va_start(args, format);
    err->kind = ASN_BAD_SYSTEM;
    size_t n  = write_text(err, format, args);
    va_end(args);
    if (why && n < sizeof err->text - 3)
        snprintf(err->text + n, sizeof err->text - n, ": %s", strerror(why));
    return false;
}

bool asn_out_of_memory(asn_error *err)
{
    return asn_fail_as(ASN_BAD_SYSTEM, err, "out of memory");
}
