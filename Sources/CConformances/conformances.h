#pragma once
// Where the loader put the records of which type conforms to which protocol, and a process for each attempt to draw.
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
extern const char __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const char __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

static inline const void *galley_conformances_start(void) { return __start_swift5_protocol_conformances; }
static inline const void *galley_conformances_stop(void) { return __stop_swift5_protocol_conformances; }
#else
static inline const void *galley_conformances_start(void) { return 0; }
static inline const void *galley_conformances_stop(void) { return 0; }
#endif

// Swift leaves `fork` out. The process that calls it here has one thread.
static inline pid_t galley_fork(void) { return fork(); }

#if defined(__linux__)
#include <malloc.h>
#include <sys/mman.h>

// Pages of two megabytes, where the system has such: thousands of small ones take a process longer to get than what it
// draws in them.
enum { galley_large_page = 2 << 20 };

// A block that the compiler must not leave out, though nobody uses it.
static inline char *galley_block(size_t size) {
  char *block = (char *)malloc(size);
  __asm__ volatile("" : : "r"(block) : "memory");
  return block;
}

// Makes room on the heap for what a forked process will ask for, in large pages.
static inline void galley_make_room(void *heap_start) {
  // Blocks up to this size lie on the heap, which grows by what it lacks and by the room.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 32 << 20);
  malloc_trim(0);
  // What lies free between blocks is taken and never used: each small page of it would be copied for a process.
  char *end = (char *)sbrk(0);
  for (size_t size = 16 << 20; size >= 16; size = size > 1024 ? size / 2 : size - 16) {
    char *block;
    while ((block = galley_block(size)) && block + size <= end) {}
    free(block);
  }
  mallopt(M_TOP_PAD, 1 << 20);
  size_t page = galley_large_page;
  size_t first = ((size_t)heap_start + page - 1) / page * page, last = (size_t)sbrk(0) / page * page;
  if (last > first) madvise((void *)first, last - first, MADV_HUGEPAGE);
}

// Leaves out, in a process that was forked, the large page that the process before it is using by now.
static inline void galley_leave_page(void) {
  char *block = galley_block(1 << 16);
  size_t rest = galley_large_page - (size_t)block % galley_large_page;
  free(block);
  // It is never used, and not freed either.
  if (rest > 1 << 10) galley_block(rest - 64);
}

// Where the heap ends.
static inline void *galley_heap_end(void) { return sbrk(0); }
#else
static inline void galley_make_room(void *heap_start) {}
static inline void galley_leave_page(void) {}
static inline void *galley_heap_end(void) { return 0; }
#endif

// Has `number` end the process at once.
static inline void galley_end_on(int number) { signal(number, SIG_DFL); }

// The signal that ended a process, or 0 where it came to its end.
static inline int galley_ending_signal(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {}
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
