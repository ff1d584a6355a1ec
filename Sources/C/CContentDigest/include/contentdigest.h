#pragma once
// A 128-bit digest (XXH3) of bytes that arrive in portions. It uses the widest instructions that the processor has.
#include <stddef.h>
#include <stdint.h>

typedef struct ccontentdigest ccontentdigest;

// Returns whether the processor has AVX2, which some processors of this architecture lack.
int ccontentdigest_has_wide_instructions(void);

// Creates a digest without any bytes, which uses AVX2 if `is_wide` is not 0. Returns NULL if memory is short.
ccontentdigest *ccontentdigest_create(int is_wide);

// Adds `count` bytes to the digest.
void ccontentdigest_update(ccontentdigest *digest, const void *bytes, size_t count);

// Stores the upper and lower 64 bits of the digest of all added bytes.
void ccontentdigest_get(const ccontentdigest *digest, uint64_t *high, uint64_t *low);

void ccontentdigest_free(ccontentdigest *digest);
