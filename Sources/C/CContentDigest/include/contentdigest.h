#pragma once
// A digest of 128 bits of bytes that come in portions: XXH3, with the widest instructions that the processor has.
#include <stddef.h>
#include <stdint.h>

typedef struct ccontentdigest ccontentdigest;

// Whether the processor has wider instructions than all of its kind: AVX2.
int ccontentdigest_has_wide_instructions(void);

// The digest of no bytes yet, with such instructions where `is_wide`; NULL where memory is short.
ccontentdigest *ccontentdigest_create(int is_wide);

// Takes `count` bytes in, behind all before.
void ccontentdigest_update(ccontentdigest *digest, const void *bytes, size_t count);

// The digest of all bytes taken in: its upper and its lower 64 bits.
void ccontentdigest_get(const ccontentdigest *digest, uint64_t *high, uint64_t *low);

void ccontentdigest_free(ccontentdigest *digest);
