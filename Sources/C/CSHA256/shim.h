#pragma once
// The processor's instructions for SHA-256, which Swift does not offer.
#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

// Returns whether the processor has the instructions SHA, SSE4.1 and SSSE3.
static inline int csha256_has_instructions(void) {
  unsigned a = 0, b = 0, c = 0, d = 0;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c >> 19 & 1) || !(c >> 9 & 1)) return 0;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return 0;
  return b >> 29 & 1;
}

// Processes blocks of 64 bytes and updates the eight words of `state`, with the 64 `constants`.
__attribute__((target("sha,sse4.1,ssse3")))
static inline void csha256_mix(uint32_t *state, const uint8_t *bytes, size_t blocks, const uint32_t *constants) {
  const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  // The instructions expect the words in the orders (a, b, e, f) and (c, d, g, h).
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i first = _mm_alignr_epi8(low, high, 8);
  __m128i second = _mm_blend_epi16(high, low, 0xF0);
  for (; blocks > 0; blocks--, bytes += 64) {
    const __m128i firstBefore = first, secondBefore = second;
    __m128i words[4];
    for (int i = 0; i < 4; i++)
      words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), order);
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      __m128i sum = _mm_add_epi32(words[i & 3], _mm_loadu_si128((const __m128i *)(constants + 4 * i)));
      second = _mm_sha256rnds2_epu32(second, first, sum);
      first = _mm_sha256rnds2_epu32(first, second, _mm_shuffle_epi32(sum, 0x0E));
      if (i < 12) {
        __m128i next = _mm_sha256msg1_epu32(words[i & 3], words[(i + 1) & 3]);
        next = _mm_add_epi32(next, _mm_alignr_epi8(words[(i + 3) & 3], words[(i + 2) & 3], 4));
        words[i & 3] = _mm_sha256msg2_epu32(next, words[(i + 3) & 3]);
      }
    }
    first = _mm_add_epi32(first, firstBefore);
    second = _mm_add_epi32(second, secondBefore);
  }
  low = _mm_shuffle_epi32(first, 0x1B);
  high = _mm_shuffle_epi32(second, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}
#else
static inline int csha256_has_instructions(void) { return 0; }
static inline void csha256_mix(uint32_t *state, const uint8_t *bytes, size_t blocks, const uint32_t *constants) {
  (void)state, (void)bytes, (void)blocks, (void)constants;
}
#endif
