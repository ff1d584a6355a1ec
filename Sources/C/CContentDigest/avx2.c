#include "variants.h"

#ifdef CONTENTDIGEST_HAS_AVX2
#include <immintrin.h>
#include <stdlib.h>
#include <string.h>

// Everything below is compiled for AVX2 and may be called only if the processor has it.
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define XXH_INLINE_ALL
// This is the value of XXH_AVX2, which the header has not defined yet.
#define XXH_VECTOR 2
#include "variant.h"
#pragma clang attribute pop

const contentdigest_variant contentdigest_avx2 = {variant_create, variant_update, variant_get, variant_free};
#endif
