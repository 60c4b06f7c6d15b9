/* reliability.h: how a calibration (decoding/calibration.h) is shown: as text, as JSON, and as a reliability diagram. */
#ifndef ASN_RELIABILITY_H
#define ASN_RELIABILITY_H
#include "decoding/calibration.h"
#include "ground/error.h"

void asn_reliability_print(const asn_calibration *c, bool tempered); /* on stdout */
void asn_reliability_json(const asn_calibration *c, bool tempered);  /* on stdout, an object */
bool asn_reliability_svg(const asn_calibration *c, bool tempered, const char *path, asn_error *err);
#endif
