/* source.h: a file in memory; offset -> line and column. */
#ifndef ASDLC_SOURCE_H
#define ASDLC_SOURCE_H
#include "base/mem.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct source {
    const char *path;   /* as the user wrote it, used in messages */
    const char *name;   /* its last component, used in generated text */
    const char *text;   /* ends in a NUL that is not counted */
    uint32_t    length;
    uint32_t   *lines;  /* offset of each line's first byte */
    uint32_t    n_lines;
    uint32_t   *starts; /* how many characters begin before byte 0, 64, 128, ...: a column is found without counting from the line's begin */
} source;

/* Bytes begin..end-1 of a source; src is NULL for "nowhere in a file". */
typedef struct span {
    const source *src;
    uint32_t      begin, end;
} span;

typedef struct position {
    uint32_t line, column; /* from 1; columns count code points */
} position;

enum { SOURCE_LIMIT = 64 << 20 };

source  *source_open(mem *m, const char *path, const char **why);        /* NULL, and why, when it cannot be read */
source  *source_from_text(mem *m, const char *path, const char *text, size_t length);
position source_position(const source *src, uint32_t offset);
span     source_line(const source *src, uint32_t line);                  /* without its end of line */
uint32_t source_bad_utf8(const source *src);                             /* offset of the first bad byte, or length */
uint32_t source_character(const char *text, uint32_t left);              /* bytes of the UTF-8 character there, or 0 */
uint32_t source_control(const char *text, uint32_t n);                   /* code of that character of n bytes, if it is a control; or 0 */
bool     source_find_control(span s, span *at, uint32_t *code);          /* the first one in s */
const char *source_printable(mem *m, const char *text);                  /* with '?' for what would disturb a terminal */
const char *source_beside(mem *m, const source *src, const char *file);  /* a path relative to src's folder */
#endif
