/* api.h: linkage. Prototypes in headers that shipped parsers contain begin with ASN_API. A shipped parser is one file, in which
 * all of them are static, so that two parsers link into one program. */
#ifndef ASN_API_H
#define ASN_API_H
#ifdef ASN_SHIPPED
#define ASN_API static
#else
#define ASN_API
#endif
#endif
