/* own_text.c: what a program has that cannot ship itself. Programs that can, as asdlc build makes them, define asn_own_text on
 * their own; then the linker does not take this one from the library. */
#include "shipping/ship.h"

const char *const asn_own_text[] = {NULL};
