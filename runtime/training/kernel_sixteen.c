/* kernel_sixteen.c: the kernels of kernel.c, sixteen numbers at a time. */
#define ASN_SIXTEEN
#include "arithmetic/vec.h"

#ifdef ASN_UP_TO_SIXTEEN
#include "training/kernel.c"
#endif
