// The compiler makes faster code of the header than distributions ship, unless it is told not to optimise: then the
// library's own functions are called.
#ifdef __OPTIMIZE__
#define XXH_INLINE_ALL
#endif
#include "variant.h"
#include "variants.h"

const contentdigest_variant contentdigest_plain = {variant_create, variant_update, variant_get, variant_free};
