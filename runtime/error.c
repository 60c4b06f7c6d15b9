#include "error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool asn_fail(asn_error *err, const char *format, ...)
{
    if (!err)
        return false;
    va_list args;
    va_start(args, format);
    int n = vsnprintf(err->text, sizeof err->text, format, args);
    va_end(args);
    if (n >= (int)sizeof err->text)
        memcpy(err->text + sizeof err->text - 4, "...", 4);
    return false;
}
