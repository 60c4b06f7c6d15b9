#include "text/atom.h"

#include "ground/utf8.h"

static const char *skip_digits(const char *s, const char *end)
{
    while (s < end && ((*s >= '0' && *s <= '9') || (*s == '_' && s + 1 < end && s[1] >= '0' && s[1] <= '9')))
        s++;
    return s;
}

const char *asn_number_end(const char *s, const char *end)
{
    const char *begin = s;
    if (s < end && (*s == '-' || *s == '+'))
        s++;
    if (end - s >= 3 && *s == '0' && asn_one_of(s[1], "xXoObB")) {
        int base = (s[1] | 32) == 'x' ? 16 : (s[1] | 32) == 'o' ? 8 : 2;
        for (s += 2; s < end && ((asn_hex_digit(*s) >= 0 && asn_hex_digit(*s) < base) || (*s == '_' && s + 1 < end && asn_hex_digit(s[1]) >= 0)); s++)
            ;
        return s[-1] != '_' && asn_hex_digit(s[-1]) >= 0 && s - begin > 2 ? s : begin;
    }
    if (end - s >= 3 && (memcmp(s, "inf", 3) == 0 || memcmp(s, "nan", 3) == 0) && s > begin)
        s += 3; /* -inf */
    else {
        const char *whole = s;
        s = skip_digits(s, end);
        bool any = s > whole;
        if (s < end && *s == '.') {
            const char *fraction = ++s;
            s   = skip_digits(s, end);
            any = any || s > fraction;
        }
        if (!any)
            return begin;
        if (s < end && (*s | 32) == 'e') {
            const char *e = s + 1;
            if (e < end && (*e == '-' || *e == '+'))
                e++;
            const char *power = skip_digits(e, end);
            if (power > e)
                s = power;
        }
    }
    if (s < end && (*s | 32) == 'j')
        s++;
    return s;
}

/* A complex number with both parts: (1+2j). */
const char *asn_complex_end(const char *s, const char *end)
{
    const char *begin = s++, *part = s;
    if (end - s >= 3 && (memcmp(s, "inf", 3) == 0 || memcmp(s, "nan", 3) == 0))
        s += 3;
    else
        s = asn_number_end(s, end);
    if (s == part || s[-1] == 'j' || s == end || (*s != '+' && *s != '-'))
        return begin;
    part = s;
    s    = asn_number_end(s, end);
    return s > part && (s[-1] | 32) == 'j' && s < end && *s == ')' ? s + 1 : begin;
}

bool asn_atom_valid(asn_atom v)
{
    const char *s = v.text, *end = s + v.length;
    switch (v.kind) {
    case ASN_STRING:
        for (size_t n; s < end; s += n)
            if (asn_utf8_get(s, (size_t)(end - s), &n) == UINT32_MAX)
                return false;
        return true;
    case ASN_BYTES:  return true;
    case ASN_NUMBER: return v.length > 0 && (*v.text == '(' ? asn_complex_end(v.text, end) : asn_number_end(v.text, end)) == end;
    case ASN_NAME:   return v.length > 0 && asn_name_length(s, end) == v.length;
    default:         return false;
    }
}
