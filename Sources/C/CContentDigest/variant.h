// The implementation of a variant. It is included once by each file that compiles XXH3 for a set of instructions.
#include "contentdigest.h"
#include <xxhash.h>

static void *variant_create(void) {
  XXH3_state_t *state = XXH3_createState();
  if (state) XXH3_128bits_reset(state);
  return state;
}

static void variant_update(void *state, const void *bytes, size_t count) { XXH3_128bits_update(state, bytes, count); }

static void variant_get(const void *state, uint64_t *high, uint64_t *low) {
  XXH128_hash_t sum = XXH3_128bits_digest(state);
  *high = sum.high64;
  *low = sum.low64;
}

static void variant_free(void *state) { XXH3_freeState(state); }
