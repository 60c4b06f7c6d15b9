/* stop.h: SIGINT, SIGTERM and SIGHUP, which end a training run after a last checkpoint. A second signal of the same kind ends the program at
 * once, and a signal that was ignored before stays so. */
#ifndef ASN_STOP_H
#define ASN_STOP_H

void        asn_stop_begin(void);
int         asn_stop_wanted(void);          /* the number of the signal that came; 0: none */
const char *asn_stop_name(int signal);
void        asn_stop_end(void);             /* signals do again what they did before */
#endif
