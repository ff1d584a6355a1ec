// Interposes the functions that read the system date: `clock_gettime` for real-time clocks, `gettimeofday`, `time` and
// `timespec_get`. Foundation's `Date()` and `Calendar` call them. Until a date is fixed, and for all other clocks, each
// replacement calls the function of the C library, so waiting and measuring work as usual. The replacements have
// different names here. Only when `galley previews` links its program are the names of the C library mapped to them.
#if defined(__linux__)
#define _GNU_SOURCE
#include "fixedclock.h"

#include <dlfcn.h>
#include <link.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

static atomic_int is_fixed;
static long long fixed_date;
// The address range of libdispatch, which needs the real date to compute when the kernel must wake it.
static uintptr_t queues_start, queues_end;

static int find_queues(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size, (void)context;
  if (!library->dlpi_name || !strstr(library->dlpi_name, "/libdispatch.so")) return 0;
  for (int index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[index];
    uintptr_t start = library->dlpi_addr + part->p_vaddr, end = start + part->p_memsz;
    if (part->p_type != PT_LOAD) continue;
    if (!queues_start || start < queues_start) queues_start = start;
    if (end > queues_end) queues_end = end;
  }
  return 1;
}

void galley_fix_date(long long seconds) {
  dl_iterate_phdr(find_queues, 0);
  fixed_date = seconds;
  atomic_store(&is_fixed, 1);
}

// Returns whether code at `address` reads the fixed date when it calls one of these functions.
static int reads_fixed_date(void *address) {
  if (!atomic_load_explicit(&is_fixed, memory_order_acquire)) return 0;
  uintptr_t caller = (uintptr_t)address;
  return caller < queues_start || caller >= queues_end;
}

static void *own(const char *name) { return dlsym(RTLD_NEXT, name); }

int galley_clock_gettime(clockid_t clock, struct timespec *moment) {
  static int (*call)(clockid_t, struct timespec *);
  int is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
  if (is_date && reads_fixed_date(__builtin_return_address(0))) {
    *moment = (struct timespec){.tv_sec = fixed_date};
    return 0;
  }
  if (!call) call = (int (*)(clockid_t, struct timespec *))own("clock_gettime");
  return call(clock, moment);
}

int galley_gettimeofday(struct timeval *moment, void *zone) {
  static int (*call)(struct timeval *, void *);
  if (reads_fixed_date(__builtin_return_address(0))) {
    *moment = (struct timeval){.tv_sec = fixed_date};
    return 0;
  }
  if (!call) call = (int (*)(struct timeval *, void *))own("gettimeofday");
  return call(moment, zone);
}

time_t galley_time(time_t *moment) {
  static time_t (*call)(time_t *);
  if (reads_fixed_date(__builtin_return_address(0))) {
    if (moment) *moment = fixed_date;
    return fixed_date;
  }
  if (!call) call = (time_t (*)(time_t *))own("time");
  return call(moment);
}

int galley_timespec_get(struct timespec *moment, int base) {
  static int (*call)(struct timespec *, int);
  if (base == TIME_UTC && reads_fixed_date(__builtin_return_address(0))) {
    *moment = (struct timespec){.tv_sec = fixed_date};
    return base;
  }
  if (!call) call = (int (*)(struct timespec *, int))own("timespec_get");
  return call(moment, base);
}
#else
#include "fixedclock.h"

void galley_fix_date(long long seconds) { (void)seconds; }
#endif
