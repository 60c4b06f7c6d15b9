/* feed.h: sequences that are told what stands before them, by its labels (labels.h): the state that a sequence begins with, the fields before it; the
 * state behind a child, that child. Labels are those of the gold tree, so levels stay as they are. Nothing happens where the setting `feed` is 0. */
#ifndef ASN_FEED_H
#define ASN_FEED_H
#include "training/rooms.h"

/* Rows are those of chains, first .. first + n - 1. */
void asn_feed_starts(batch *b, int first, int n, asn_rows start); /* start[i] += labels of what stands before chain i */
void asn_feed_starts_back(batch *b, int first, int n, asn_rows dstart);
/* Rows are those of a group's children at a step. x[i] += labels of that child. */
void asn_feed_children(batch *b, const chain_group *g, int step, int n, asn_rows x);
void asn_feed_children_back(batch *b, const chain_group *g, int step, int n, asn_rows dx);
#endif
