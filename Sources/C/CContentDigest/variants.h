#pragma once
#include <stddef.h>
#include <stdint.h>

// The functions of XXH3, compiled for one set of instructions.
typedef struct {
  void *(*create)(void);
  void (*update)(void *state, const void *bytes, size_t count);
  void (*get)(const void *state, uint64_t *high, uint64_t *low);
  void (*free)(void *state);
} contentdigest_variant;

// Uses the instructions that every processor of this architecture has.
extern const contentdigest_variant contentdigest_plain;

#if defined(__x86_64__) && defined(__OPTIMIZE__)
#define CONTENTDIGEST_HAS_AVX2
// Uses AVX2.
extern const contentdigest_variant contentdigest_avx2;
#endif
