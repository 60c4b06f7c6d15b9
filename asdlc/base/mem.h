/* mem.h: the compiler's memory. Everything a run makes lives until mem_free; nothing is freed singly. */
#ifndef ASDLC_MEM_H
#define ASDLC_MEM_H
#include <stdarg.h>
#include <stddef.h>

typedef struct mem mem;

mem  *mem_new(void);
void  mem_free(mem *m);
void *mem_alloc(mem *m, size_t count, size_t size); /* zeroed, aligned for any type; exits with 3 when there is none */
char *mem_text(mem *m, const char *begin, size_t length); /* a copy, with a NUL behind it */
char *mem_print(mem *m, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *mem_vprint(mem *m, const char *format, va_list args);

void *mem_need(void *p);         /* p; if it is NULL, says that memory has run out and exits with 3 */
void *mem_malloc(size_t size);   /* malloc that never returns NULL: for libraries, which fail in ways of their own */

/* Room for one more in a growing array of pointers or structs: doubles when full. */
void *mem_grow(mem *m, void *items, size_t count, size_t size);
#define MEM_PUSH(m, items, count) \
    ((items) = mem_grow((m), (items), (size_t)(count), sizeof *(items)), &(items)[(count)++])
#endif
