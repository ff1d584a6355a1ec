// Compiled with optimisation, the code in the header is faster than the library that distributions package. Without
// optimisation, the functions of the library are called.
#ifdef __OPTIMIZE__
#define XXH_INLINE_ALL
#endif
#include "variant.h"
#include "variants.h"

const contentdigest_variant contentdigest_plain = {variant_create, variant_update, variant_get, variant_free};
