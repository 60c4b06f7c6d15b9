#include "ground/utf8.h"

size_t asn_utf8_length(const char *text, size_t left)
{
    const unsigned char *s = (const unsigned char *)text;
    if (left == 0)
        return 0;
    if (s[0] < 0x80)
        return 1;
    size_t n = s[0] >= 0xC2 && s[0] < 0xE0 ? 2 : s[0] >= 0xE0 && s[0] < 0xF0 ? 3 : s[0] >= 0xF0 && s[0] < 0xF5 ? 4 : 0;
    if (n == 0 || n > left)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((s[i] & 0xC0) != 0x80)
            return 0;
    if ((s[0] == 0xE0 && s[1] < 0xA0) || (s[0] == 0xED && s[1] > 0x9F) || (s[0] == 0xF0 && s[1] < 0x90) ||
        (s[0] == 0xF4 && s[1] > 0x8F))
        return 0;
    return n;
}

size_t asn_utf8_put(uint32_t code, char *to)
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    size_t n = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (size_t i = n; i-- > 1; code >>= 6)
        to[i] = (char)(0x80 | (code & 0x3F));
    to[0] = (char)((n == 2 ? 0xC0 : n == 3 ? 0xE0 : 0xF0) | code);
    return n;
}

uint32_t asn_utf8_get(const char *text, size_t left, size_t *n)
{
    const unsigned char *s = (const unsigned char *)text;
    if (left >= 3 && s[0] == 0xED && s[1] >= 0xA0 && s[1] < 0xC0 && (s[2] & 0xC0) == 0x80)
        *n = 3; /* a surrogate */
    else
        *n = asn_utf8_length(text, left);
    if (*n == 0) {
        *n = 1;
        return UINT32_MAX;
    }
    if (*n == 1)
        return s[0];
    uint32_t code = s[0] & (*n == 2 ? 0x1Fu : *n == 3 ? 0x0Fu : 0x07u);
    for (size_t i = 1; i < *n; i++)
        code = code << 6 | (s[i] & 0x3Fu);
    return code;
}

/* Categories Cc, Cf, Cs, Co, Zl, Zp and Zs but the space. Which code points are unassigned differs between versions of
 * Unicode, so those count as printable. */
bool asn_utf8_printable(uint32_t c)
{
    static const uint32_t hidden[][2] = {
        {0x00, 0x1F},     {0x7F, 0xA0},     {0xAD, 0xAD},     {0x600, 0x605},     {0x61C, 0x61C},     {0x6DD, 0x6DD},
        {0x70F, 0x70F},   {0x890, 0x891},   {0x8E2, 0x8E2},   {0x1680, 0x1680},   {0x180E, 0x180E},   {0x2000, 0x200F},
        {0x2028, 0x202F}, {0x205F, 0x206F}, {0x3000, 0x3000}, {0xD800, 0xF8FF},   {0xFEFF, 0xFEFF},   {0xFFF0, 0xFFFB},
        {0xFFFE, 0xFFFF}, {0x110BD, 0x110BD}, {0x110CD, 0x110CD}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
        {0xF0000, 0xFFFFFFFF}};
    if (c >= 0x20 && c < 0x7F)
        return true;
    for (size_t i = 0; i < sizeof hidden / sizeof *hidden && c >= hidden[i][0]; i++)
        if (c <= hidden[i][1])
            return false;
    return true;
}
