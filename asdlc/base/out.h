/* out.h: text in the making; an indenting writer for generated code. */
#ifndef ASDLC_OUT_H
#define ASDLC_OUT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct out {
    char  *text; /* ends in NUL; NULL while empty */
    size_t length, room;
    int    depth; /* blocks of four spaces put before each line of out_line */
} out;

enum { OUT_WIDTH = 118 }; /* columns of a line of generated code */

void out_free(out *o);
void out_put(out *o, const char *text);
void out_print(out *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
void out_line(out *o, const char *format, ...) __attribute__((format(printf, 2, 3))); /* indented, newline added */
void out_block(out *o, const char *format, ...) __attribute__((format(printf, 2, 3))); /* line with {, then deeper */
void out_end(out *o, const char *tail);                                                /* } and tail, less deep */
/* One of a row of items: behind a blank (but not behind an opening bracket), or on a new line that begins with margin where this
 * one would grow too long. */
void out_flow(out *o, const char *margin, const char *format, ...) __attribute__((format(printf, 3, 4)));
void out_c_string(out *o, const char *bytes, size_t length);  /* "..." with C escapes, safe beside any character */
void out_comment(out *o, const char *text);                   /* text that may hold the end of a comment */
#endif
