#include "base/source.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* A byte that starts a code point: every one but 10xxxxxx. */
static int starts_char(char c)
{
    return ((unsigned char)c & 0xC0) != 0x80;
}

enum { STRIDE = 64 };
static void index_characters(mem *m, source *src)
{
    uint32_t n  = 0;
    src->starts = mem_alloc(m, src->length / STRIDE + 1, sizeof *src->starts);
    for (uint32_t i = 0; i < src->length; i++) {
        if (i % STRIDE == 0)
            src->starts[i / STRIDE] = n;
        n += (uint32_t)starts_char(src->text[i]);
    }
    if (src->length % STRIDE == 0)
        src->starts[src->length / STRIDE] = n;
}

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
    index_characters(m, src);
    return src;
}

typedef struct reading {
    int  file;
    bool pipe;   /* with a name: whoever opens it may wait forever for a writer */
    int  waited; /* for one, in hundredths of a second */
} reading;

/* Bytes that were read; 0: the end; negative: errno says why. The file was opened so that nothing waits: a pipe without a writer is at its end. It gets a
 * second for one to come; once it is there, reading waits for it as for any file. */
static ssize_t read_some(reading *r, char *to, size_t room)
{
    for (;;) {
        ssize_t n = read(r->file, to, room);
        if (n > 0 || (n < 0 && errno != EINTR && errno != EAGAIN))
            return n;
        if (n < 0 && errno == EAGAIN) {
            r->pipe = false;
            if (fcntl(r->file, F_SETFL, fcntl(r->file, F_GETFL) & ~O_NONBLOCK) != 0)
                return -1;
        } else if (n == 0 && (!r->pipe || ++r->waited > 100))
            return 0;
        else if (n == 0)
            nanosleep(&(struct timespec){0, 10000000}, NULL);
    }
}

static char *read_all(mem *m, reading *r, size_t *length, const char **why)
{
    size_t room = (size_t)1 << 16;
    char  *text = mem_alloc(m, room, 1);
    *length     = 0;
    for (ssize_t got; (got = read_some(r, text + *length, room - *length)) != 0; *length += (size_t)got, r->pipe = false) {
        if (got < 0) {
            *why = strerror(errno);
            return NULL;
        }
        if (*length + (size_t)got > SOURCE_LIMIT) {
            *why = "it is larger than 64 MiB";
            return NULL;
        }
        if (*length + (size_t)got == room) {
            char *more = mem_alloc(m, room * 2, 1);
            memcpy(more, text, room);
            text = more;
            room *= 2;
        }
    }
    if (r->pipe)
        *why = "it is a pipe, and nobody writes to it";
    return r->pipe ? NULL : text;
}

source *source_open(mem *m, const char *path, const char **why)
{
    reading     r = {.file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
    struct stat st;
    size_t      length = 0;
    char       *text   = NULL;
    *why               = NULL;
    if (r.file < 0 || fstat(r.file, &st) != 0)
        *why = strerror(errno);
    else if (S_ISDIR(st.st_mode))
        *why = "it is a folder";
    else {
        r.pipe = S_ISFIFO(st.st_mode);
        text   = read_all(m, &r, &length, why);
    }
    if (r.file >= 0)
        close(r.file);
    return text ? source_from_text(m, path, text, length) : NULL;
}

/* Characters that begin before this byte. */
static uint32_t characters_before(const source *src, uint32_t offset)
{
    uint32_t end = offset < src->length ? offset : src->length, n = src->starts[end / STRIDE];
    for (uint32_t i = end / STRIDE * STRIDE; i < end; i++)
        n += (uint32_t)starts_char(src->text[i]);
    return n;
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
    return (position){low + 1, 1 + characters_before(src, offset) - characters_before(src, src->lines[low])};
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
