#if defined(__linux__)
#define _GNU_SOURCE
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>
#endif

#include "crashtrace.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

extern const char galley_code_start[] __attribute__((weak));
extern const char galley_code_end[] __attribute__((weak));

// The trace is limited, because an endless recursion has many more calls than a reader needs.
enum { written_calls = 16, searched_calls = 4096, digits = 16 };

static int target = -1;

static void write_address(uintptr_t address) {
  char text[digits + 1];
  for (int place = digits - 1; place >= 0; place--, address >>= 4) text[place] = "0123456789abcdef"[address & 15];
  text[digits] = ' ';
  if (write(target, text, sizeof text) < 0) return;
}

static int is_own(uintptr_t address) {
  return address > (uintptr_t)galley_code_start && address <= (uintptr_t)galley_code_end;
}

// A direct read of a damaged frame would end the process before it reports the first signal.
static int read_frame(uintptr_t place, uintptr_t frame[2]) {
  struct iovec local = {frame, 2 * sizeof(uintptr_t)}, remote = {(void *)place, 2 * sizeof(uintptr_t)};
  return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == (ssize_t)local.iov_len;
}

static void end_with_trace(int number, siginfo_t *information, void *context) {
  (void)information;
  const mcontext_t *machine = &((const ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  uintptr_t counter = (uintptr_t)machine->gregs[REG_RIP], place = (uintptr_t)machine->gregs[REG_RBP];
#else
  uintptr_t counter = (uintptr_t)machine->pc, place = (uintptr_t)machine->regs[29];
#endif
  if (write(target, "\n", 1) < 0) _exit(127);
  int written = 0;
  // Readers subtract one from every address, because all the others are return addresses. This one is not, so one is
  // added.
  if (is_own(counter + 1)) { write_address(counter + 1); written++; }
  uintptr_t frame[2];
  for (int depth = 0; depth < searched_calls && written < written_calls && read_frame(place, frame); depth++) {
    if (is_own(frame[1])) { write_address(frame[1]); written++; }
    if (frame[0] <= place) break;
    place = frame[0];
  }
  if (write(target, "trace\n", 6) < 0) _exit(127);
  signal(number, SIG_DFL);
  raise(number);
}

void galley_trace_crashes(int descriptor) {
  static char stack[64 << 10];
  stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
  struct sigaction action;
  const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM};
  target = descriptor;
  // After an endless recursion, the usual stack has no space left for the handler.
  sigaltstack(&other, 0);
  memset(&action, 0, sizeof action);
  action.sa_sigaction = end_with_trace;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) sigaction(numbers[index], &action, 0);
}

void galley_limit_memory(uint64_t bytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return;
  if (limit.rlim_cur > bytes) limit.rlim_cur = bytes;
  setrlimit(RLIMIT_DATA, &limit);
}

#else

#include <signal.h>

void galley_trace_crashes(int descriptor) {
  (void)descriptor;
  const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM};
  for (unsigned index = 0; index < sizeof numbers / sizeof *numbers; index++) signal(numbers[index], SIG_DFL);
}

void galley_limit_memory(uint64_t bytes) { (void)bytes; }

#endif
