#pragma once
// Forks a process for each preview, and prepares the heap for it.
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// Swift does not import `fork`. The calling process has only one thread here.
static inline pid_t galley_fork(void) { return fork(); }

#if defined(__linux__)
#include <malloc.h>
#include <sys/mman.h>

// Merges small pages into large ones (available since Linux 6.1). On older systems, this returns an error and changes
// nothing.
#define GALLEY_COLLAPSE 25

// Allocates all free blocks below `end` and never uses them. If a forked process used these blocks, the system would
// have to copy each small page. With the gaps filled, new allocations are placed together in large pages.
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

// Reserves heap space for the allocations of forked processes, in pages of 2 MiB if the system supports them. Without
// the reserve, obtaining thousands of small pages would take longer than drawing.
static inline void galley_make_room(void *heap_start) {
  const size_t room = 24 << 20, block = 1 << 20, page = 2 << 20;
  // Blocks up to this size are placed on the heap, which grows by the missing space plus the reserve.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  // Returns free memory in small pages to the system.
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
  // Merges the small pages that were used in the meantime, because the system processes every page at each fork.
  madvise((void *)first, end - first, GALLEY_COLLAPSE);
}

// Returns whether less than half of the reserved space is left.
static inline int galley_lacks_room(void) { return mallinfo2().keepcost < 12 << 20; }

// Returns the end of the heap.
static inline void *galley_heap_end(void) { return sbrk(0); }
#else
static inline void galley_make_room(void *heap_start) {}
static inline void *galley_heap_end(void) { return 0; }
static inline int galley_lacks_room(void) { return 0; }
#endif

// Waits for a process. Returns the signal that ended it, or 0 if it exited.
static inline int galley_ending_signal(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {}
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
