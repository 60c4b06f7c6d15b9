/* api.h: linkage, and what sanitizers are told. Prototypes in headers that shipped parsers contain begin with ASN_API. A shipped parser is one file, in which
 * all of them are static, so that two parsers link into one program. */
#ifndef ASN_API_H
#define ASN_API_H
#ifdef ASN_SHIPPED
#define ASN_API static
#else
#define ASN_API
#endif

/* ASN_FRESH(p, n): these bytes mean nothing until they are written, though they may have meant something before. MemorySanitizer then finds who reads them;
 * nobody else needs to know. */
#ifdef __has_feature
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define ASN_MSAN /* MemorySanitizer looks at this build */
#define ASN_FRESH(p, n) __msan_allocated_memory(p, n)
#endif
#endif
#ifndef ASN_FRESH
#define ASN_FRESH(p, n) ((void)0)
#endif
#endif
