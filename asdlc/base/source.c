#include "base/source.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static void index_lines(mem *m, source *src)
{
    uint32_t n = 1;
    for (uint32_t i = 0; i < src->length; i++)
        n += src->text[i] == '\n';
    src->lines   = mem_alloc(m, n, sizeof *src->lines);
    src->n_lines = 1;
    for (uint32_t i = 0; i < src->length; i++)
        if (src->text[i] == '\n')
            src->lines[src->n_lines++] = i + 1;
}

source *source_from_text(mem *m, const char *path, const char *text, size_t length)
{
    source *src  = mem_alloc(m, 1, sizeof *src);
    src->path    = mem_text(m, path, strlen(path));
    const char *slash = strrchr(src->path, '/');
    src->name    = slash ? slash + 1 : src->path;
    src->text    = mem_text(m, text, length);
    src->length  = (uint32_t)length;
    index_lines(m, src);
    return src;
}

source *source_open(mem *m, const char *path, const char **why)
{
    FILE *f = fopen(path, "rb");
    if (!f && errno == ENOMEM)
        mem_need(NULL); /* whoever names the file is not to blame */
    if (!f) {
        *why = strerror(errno);
        return NULL;
    }
    struct stat st;
    if (fstat(fileno(f), &st) == 0 && S_ISDIR(st.st_mode)) {
        *why = "it is a folder";
        fclose(f);
        return NULL;
    }
    size_t room = (size_t)1 << 16, length = 0;
    char  *text = mem_alloc(m, room, 1);
    *why        = NULL;
    for (size_t got; (got = fread(text + length, 1, room - length, f)) > 0;) {
        length += got;
        if (length > SOURCE_LIMIT) {
            *why = "it is larger than 64 MiB";
            break;
        }
        if (length == room) {
            char *more = mem_alloc(m, room * 2, 1);
            memcpy(more, text, length);
            text = more;
            room *= 2;
        }
    }
    if (ferror(f))
        *why = strerror(errno);
    fclose(f);
    return *why ? NULL : source_from_text(m, path, text, length);
}

/* A byte that starts a code point: every one but 10xxxxxx. */
static int starts_char(char c)
{
    return ((unsigned char)c & 0xC0) != 0x80;
}

position source_position(const source *src, uint32_t offset)
{
    uint32_t low = 0, high = src->n_lines;
    while (high - low > 1) {
        uint32_t mid = low + (high - low) / 2;
        if (src->lines[mid] <= offset)
            low = mid;
        else
            high = mid;
    }
    position at = {low + 1, 1};
    for (uint32_t i = src->lines[low]; i < offset && i < src->length; i++)
        at.column += (uint32_t)starts_char(src->text[i]);
    return at;
}

span source_line(const source *src, uint32_t line)
{
    uint32_t begin = src->lines[line - 1];
    uint32_t end   = line < src->n_lines ? src->lines[line] - 1 : src->length;
    if (end > begin && src->text[end - 1] == '\r')
        end--;
    return (span){src, begin, end};
}

uint32_t source_character(const char *text, uint32_t left)
{
    const unsigned char *s = (const unsigned char *)text;
    if (s[0] < 0x80)
        return 1;
    uint32_t n = s[0] >= 0xC2 && s[0] < 0xE0 ? 2 : s[0] >= 0xE0 && s[0] < 0xF0 ? 3 : s[0] >= 0xF0 && s[0] < 0xF5 ? 4 : 0;
    if (n == 0 || n > left)
        return 0;
    for (uint32_t i = 1; i < n; i++)
        if ((s[i] & 0xC0) != 0x80)
            return 0;
    if ((s[0] == 0xE0 && s[1] < 0xA0) || (s[0] == 0xED && s[1] > 0x9F) || (s[0] == 0xF0 && s[1] < 0x90) ||
        (s[0] == 0xF4 && s[1] > 0x8F))
        return 0;
    return n;
}

/* Terminals act on C0 and C1 controls, and on the marks that change the direction of writing. */
uint32_t source_control(const char *text, uint32_t n)
{
    const unsigned char *s = (const unsigned char *)text;
    if (n == 1)
        return s[0] && (s[0] < 0x20 || s[0] == 0x7F) ? s[0] : 0;
    uint32_t code = n == 2 ? (s[0] & 0x1Fu) << 6 | (s[1] & 0x3Fu) : n == 3 ? (s[0] & 0xFu) << 12 | (s[1] & 0x3Fu) << 6 | (s[2] & 0x3Fu) : 0;
    return (code >= 0x80 && code < 0xA0) || (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) ? code : 0;
}

bool source_find_control(span s, span *at, uint32_t *code)
{
    for (uint32_t i = s.begin, n; i < s.end && (n = source_character(s.src->text + i, s.end - i)); i += n)
        if ((*code = source_control(s.src->text + i, n))) {
            *at = (span){s.src, i, i + n};
            return true;
        }
    return false;
}

const char *source_printable(mem *m, const char *text)
{
    char *safe = mem_text(m, text, strlen(text)), *to = safe;
    for (uint32_t left = (uint32_t)strlen(text), n; left; text += n, left -= n) {
        n = source_character(text, left);
        if (n == 0 || source_control(text, n)) {
            *to++ = '?';
            n     = n ? n : 1;
        } else
            for (uint32_t i = 0; i < n; i++)
                *to++ = text[i];
    }
    *to = 0;
    return safe;
}

uint32_t source_bad_utf8(const source *src)
{
    uint32_t i = 0;
    while (i < src->length) {
        uint32_t n = source_character(src->text + i, src->length - i);
        if (n == 0)
            return i;
        i += n;
    }
    return i;
}

const char *source_beside(mem *m, const source *src, const char *file)
{
    if (file[0] == '/' || src->name == src->path)
        return file;
    return mem_print(m, "%.*s%s", (int)(src->name - src->path), src->path, file);
}
