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

// Makes room on the heap for what a forked process will ask for, in pages of two megabytes where the system has such:
// thousands of small ones take a process longer to get than what it draws in them.
static inline void galley_make_room(void *heap_start) {
  const size_t room = 24 << 20, block = 1 << 20, page = 2 << 20;
  // Blocks up to this size lie on the heap, which grows by what it lacks and by the room.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  // What lies free in small pages goes back to the system.
  malloc_trim(0);
  mallopt(M_TOP_PAD, room);
  void *last = 0;
  char *start = (char *)sbrk(0);
  for (size_t count = 0; (char *)sbrk(0) == start && count < 256; count++) {
    void **next = (void **)malloc(block);
    if (!next) break;
    *next = last;
    last = next;
  }
  while (last) {
    void *next = *(void **)last;
    free(last);
    last = next;
  }
  mallopt(M_TOP_PAD, block);
  size_t first = ((size_t)heap_start + page - 1) / page * page, end = (size_t)sbrk(0) / page * page;
  if (end > first) madvise((void *)first, end - first, MADV_HUGEPAGE);
}

// Where the heap ends.
static inline void *galley_heap_end(void) { return sbrk(0); }
#else
static inline void galley_make_room(void *heap_start) {}
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
