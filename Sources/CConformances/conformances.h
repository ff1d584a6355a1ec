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

// Has `number` end the process at once.
static inline void galley_end_on(int number) { signal(number, SIG_DFL); }

// The signal that ended a process, or 0 where it came to its end.
static inline int galley_ending_signal(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {}
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
