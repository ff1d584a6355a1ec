#pragma once
// A process for each attempt to draw, and room on its heap.
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// Swift leaves `fork` out. The process that calls it here has one thread.
static inline pid_t galley_fork(void) { return fork(); }

#if defined(__linux__)
#include <malloc.h>
#include <sys/mman.h>

// Has the system put small pages together, since Linux 6.1; an older one refuses, and all stays as it is.
#define GALLEY_COLLAPSE 25

// Takes what lies free below `end` and leaves it unused. A forked process that took it would get a copy of each small
// page; what it asks for now lies together in large ones.
static inline void galley_fill_gaps(const char *end) {
  for (size_t size = 1 << 20; size >= 24; size = size > 1040 ? size / 2 : size - 16) {
    for (size_t count = 0; count < 1 << 20; count++) {
      char *block = (char *)malloc(size);
      if (!block) break;
      if (block < end) continue;
      free(block);
      break;
    }
  }
}

// Makes room on the heap for what a forked process will ask for, in pages of two megabytes where the system has such:
// thousands of small ones take a process longer to get than what it draws in them.
static inline void galley_make_room(void *heap_start) {
  const size_t room = 24 << 20, block = 1 << 20, page = 2 << 20;
  // Blocks up to this size lie on the heap, which grows by what it lacks and by the room.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  // What lies free in small pages goes back to the system.
  malloc_trim(0);
  char *start = (char *)sbrk(0);
  mallopt(M_TOP_PAD, room);
  void *last = 0;
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
  galley_fill_gaps(start);
  size_t first = ((size_t)heap_start + page - 1) / page * page, end = (size_t)sbrk(0) / page * page;
  if (end <= first) return;
  madvise((void *)first, end - first, MADV_HUGEPAGE);
  // What was read since lies in small pages, each of which would be counted for each process that is forked.
  madvise((void *)first, end - first, GALLEY_COLLAPSE);
}

// Whether less than half of that room is left.
static inline int galley_lacks_room(void) { return mallinfo2().keepcost < 12 << 20; }

// Where the heap ends.
static inline void *galley_heap_end(void) { return sbrk(0); }
#else
static inline void galley_make_room(void *heap_start) {}
static inline void *galley_heap_end(void) { return 0; }
static inline int galley_lacks_room(void) { return 0; }
#endif

// Has `number` end the process at once.
static inline void galley_end_on(int number) { signal(number, SIG_DFL); }

// The signal that ended a process, or 0 where it came to its end.
static inline int galley_ending_signal(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {}
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
