// With optimisation, XXH3 is compiled from the header, which is faster than the packaged library. Without optimisation,
// the library's functions are called.
#ifdef __OPTIMIZE__
#define XXH_INLINE_ALL
#endif
#include "variant.h"
#include "variants.h"

const contentdigest_variant contentdigest_plain = {variant_create, variant_update, variant_get, variant_free};
