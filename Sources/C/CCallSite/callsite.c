#if defined(__linux__)
#define _GNU_SOURCE
#include <pthread.h>
#endif

#include "callsite.h"

#if defined(__linux__)

extern const char galley_code_start[] __attribute__((weak));
extern const char galley_code_end[] __attribute__((weak));

// A view is created either by the package's own code or, a few calls deeper, by a library function that this code
// calls.
enum { deepest_call = 12 };

static uintptr_t end_of_stack(void) {
  static _Thread_local uintptr_t end = 0;
  pthread_attr_t attributes;
  if (end == 0 && pthread_getattr_np(pthread_self(), &attributes) == 0) {
    void *lowest = 0;
    size_t size = 0;
    if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) end = (uintptr_t)lowest + size;
    pthread_attr_destroy(&attributes);
  }
  return end;
}

__attribute__((noinline)) uintptr_t galley_call_site(void) {
  if (galley_code_end == 0) return 0;
  uintptr_t end = end_of_stack();
  const uintptr_t *frame = __builtin_frame_address(0);
  for (int depth = 0; depth < deepest_call; depth++) {
    // A frame consists of the address of the caller's frame and the return address.
    if ((uintptr_t)frame % sizeof(uintptr_t) != 0 || (uintptr_t)(frame + 2) > end) return 0;
    uintptr_t address = frame[1];
    if (address > (uintptr_t)galley_code_start && address <= (uintptr_t)galley_code_end) return address;
    const uintptr_t *next = (const uintptr_t *)frame[0];
    if (next <= frame) return 0;
    frame = next;
  }
  return 0;
}

uint8_t galley_finds_call_sites(void) { return galley_code_end != 0; }

#else

uint8_t galley_finds_call_sites(void) { return 0; }

uintptr_t galley_call_site(void) { return 0; }

#endif
