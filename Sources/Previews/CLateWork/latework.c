// Interposes libdispatch's enqueue functions, which `DispatchQueue`, `DispatchWorkItem`, `DispatchGroup`,
// `OperationQueue` and Combine's schedulers call. Each replacement calls the original function and marks the work as
// pending, so that the preview program can wait for it. The replacements have different names here. Only when `galley
// previews` links its program are the names of libdispatch mapped to them, so no other program is affected.
#if defined(__linux__)
#define _GNU_SOURCE
#include "latework.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

typedef void (*function)(void *context);

extern char _dispatch_main_q[];
void *dispatch_get_global_queue(long priority, unsigned long flags);
void *dispatch_group_create(void);
void dispatch_group_notify_f(void *group, void *queue, void *context, function work);
void dispatch_after_f(uint64_t when, void *queue, void *context, function work);
void dispatch_retain(void *object);
void dispatch_release(void *object);
uint64_t dispatch_time(uint64_t when, int64_t delta);
uint64_t dispatch_walltime(const void *when, int64_t delta);
void *_Block_copy(const void *block);
void _Block_release(const void *block);

// Returns the next definition of a symbol in the library search order.
static void *own(const char *name) { return dlsym(RTLD_NEXT, name); }

static void own_async(void *queue, void *block) {
  static void (*call)(void *, void *);
  if (!call) call = (void (*)(void *, void *))own("dispatch_async");
  call(queue, block);
}

static void own_group_async(void *group, void *queue, void *block) {
  static void (*call)(void *, void *, void *);
  if (!call) call = (void (*)(void *, void *, void *))own("dispatch_group_async");
  call(group, queue, block);
}

static void own_group_notify(void *group, void *queue, void *block) {
  static void (*call)(void *, void *, void *);
  if (!call) call = (void (*)(void *, void *, void *))own("dispatch_group_notify");
  call(group, queue, block);
}

static void own_after(uint64_t when, void *queue, void *block) {
  static void (*call)(uint64_t, void *, void *);
  if (!call) call = (void (*)(uint64_t, void *, void *))own("dispatch_after");
  call(when, queue, block);
}

static void own_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  static void (*call)(void *, uint64_t, uint64_t, uint64_t);
  if (!call) call = (void (*)(void *, uint64_t, uint64_t, uint64_t))own("dispatch_source_set_timer");
  call(source, start, interval, leeway);
}

// Whether this thread is creating a mark, which may itself enqueue work.
static _Thread_local int is_marking;

// The number of running work items on queues other than the main queue.
static atomic_long under_way;

int galley_is_under_way(void) { return atomic_load(&under_way) > 0; }

// Resets the count in a forked process, which does not contain the threads of that work.
static void forget(void) { atomic_store(&under_way, 0); }

__attribute__((constructor)) static void watch_forks(void) { pthread_atfork(0, 0, forget); }

static void begin(void) {
  if (atomic_fetch_add(&under_way, 1) > 0) return;
  is_marking = 1;
  galley_mark_begin();
  is_marking = 0;
}

static void end(void *context) {
  (void)context;
  atomic_fetch_sub(&under_way, 1);
}

static void begin_after(double seconds) {
  is_marking = 1;
  galley_mark_after(seconds);
  is_marking = 0;
}

static void *anywhere(void) { return dispatch_get_global_queue(0, 0); }

// Runs a block on a queue without wrapping it, so that the block keeps its flags. The caller must have called `begin`.
static void run(void *queue, void *block) {
  void *group = dispatch_group_create();
  own_group_async(group, queue, block);
  dispatch_group_notify_f(group, anywhere(), 0, end);
  dispatch_release(group);
}

// A block that runs later, and its queue.
struct late {
  void *queue, *block;
  int has_begun;
};

static struct late *kept(void *queue, void *block, int has_begun) {
  struct late *late = malloc(sizeof *late);
  if (!late) abort();
  dispatch_retain(queue);
  *late = (struct late){queue, _Block_copy(block), has_begun};
  return late;
}

static void run_late(void *context) {
  struct late *late = context;
  if (!late->has_begun) begin();
  run(late->queue, late->block);
  _Block_release(late->block);
  dispatch_release(late->queue);
  free(late);
}

// Returns the seconds until a dispatch time. The highest bits distinguish wall-clock time from uptime.
static double seconds_until(uint64_t when) {
  const uint64_t other = 1ull << 63, wall = 1ull << 62;
  if (when == UINT64_MAX) return 1e9;
  if (!(when & other)) return ((double)when - (double)dispatch_time(0, 0)) / 1e9;
  if (!(when & wall)) return 0;
  return ((double)(int64_t)dispatch_walltime(0, 0) - (double)(int64_t)when) / 1e9;
}

// How long after its work a mark is due, in seconds.
static const double grace = 0.01;

void galley_dispatch_async(void *queue, void *block) {
  if (is_marking || queue == _dispatch_main_q) {
    own_async(queue, block);
  } else {
    begin();
    run(queue, block);
  }
}

void galley_dispatch_group_async(void *group, void *queue, void *block) {
  int is_marked = !is_marking && queue != _dispatch_main_q;
  if (is_marked) begin();
  own_group_async(group, queue, block);
  if (is_marked) dispatch_group_notify_f(group, anywhere(), 0, end);
}

void galley_dispatch_group_notify(void *group, void *queue, void *block) {
  if (!is_marking) begin();
  if (is_marking) {
    own_group_notify(group, queue, block);
  } else if (queue == _dispatch_main_q) {
    own_group_notify(group, queue, block);
    dispatch_group_notify_f(group, anywhere(), 0, end);
  } else {
    dispatch_group_notify_f(group, anywhere(), kept(queue, block, 1), run_late);
  }
}

void galley_dispatch_after(uint64_t when, void *queue, void *block) {
  double seconds = seconds_until(when);
  if (!is_marking) begin_after((seconds > 0 ? seconds : 0) + grace);
  if (is_marking || queue == _dispatch_main_q) {
    own_after(when, queue, block);
  } else {
    dispatch_after_f(when, anywhere(), kept(queue, block, 0), run_late);
  }
}

// Creates marks for the events of a timer source during the second for which a preview runs, up to a maximum number.
void galley_dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  const double second = 1;
  const int most = 64;
  // If there is no interval, the timer fires once. The leeway is added to the delay.
  double every = interval > 0 && interval < UINT64_MAX ? (double)interval / 1e9 : second * 2;
  double late = leeway < 1000000000 ? (double)leeway / 1e9 : 0;
  double first = seconds_until(start);
  if (first < 0) first = 0;
  for (int count = 0; !is_marking && count < most && first + late <= second; count++) {
    begin_after(first + late + grace);
    first += every;
  }
  own_set_timer(source, start, interval, leeway);
}
#endif
