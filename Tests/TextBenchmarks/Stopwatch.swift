#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

enum Stopwatch {
  /// The processor time of the current thread, which other processes hardly affect.
  static func thread(_ body: () -> Void) -> Double { elapsed(CLOCK_THREAD_CPUTIME_ID, body) }

  /// The processor time of all threads of the process.
  static func process(_ body: () -> Void) -> Double { elapsed(CLOCK_PROCESS_CPUTIME_ID, body) }

  /// Returns the elapsed time of `body`, in seconds.
  static func wall(_ body: () -> Void) -> Double { elapsed(CLOCK_MONOTONIC, body) }

  private static func elapsed(_ clock: clockid_t, _ body: () -> Void) -> Double {
    let start = now(clock)
    body()
    return now(clock) - start
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
