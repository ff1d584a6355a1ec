#include "contentdigest.h"
#include "variants.h"
#include <stdlib.h>

struct ccontentdigest {
  const contentdigest_variant *variant;
  void *state;
};

#ifdef CONTENTDIGEST_HAS_AVX2
#include <cpuid.h>

// AVX2 may be used only if the operating system saves its registers.
int ccontentdigest_has_wide_instructions(void) {
  unsigned a = 0, b = 0, c = 0, d = 0;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c >> 27 & 1) || !(c >> 28 & 1)) return 0;
  unsigned low = 0, high = 0;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  if ((low & 6) != 6 || !__get_cpuid_count(7, 0, &a, &b, &c, &d)) return 0;
  return b >> 5 & 1;
}

static const contentdigest_variant *variant(int is_wide) {
  return is_wide ? &contentdigest_avx2 : &contentdigest_plain;
}
#else
int ccontentdigest_has_wide_instructions(void) { return 0; }

static const contentdigest_variant *variant(int is_wide) {
  (void)is_wide;
  return &contentdigest_plain;
}
#endif

ccontentdigest *ccontentdigest_create(int is_wide) {
  ccontentdigest *digest = malloc(sizeof *digest);
  if (!digest) return NULL;
  digest->variant = variant(is_wide);
  digest->state = digest->variant->create();
  if (digest->state) return digest;
  free(digest);
  return NULL;
}

void ccontentdigest_update(ccontentdigest *digest, const void *bytes, size_t count) {
  digest->variant->update(digest->state, bytes, count);
}

void ccontentdigest_get(const ccontentdigest *digest, uint64_t *high, uint64_t *low) {
  digest->variant->get(digest->state, high, low);
}

void ccontentdigest_free(ccontentdigest *digest) {
  digest->variant->free(digest->state);
  free(digest);
}
