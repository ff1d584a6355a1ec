import Galley
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Handles signals on a separate thread, which deletes unfinished files and ends the program with the same signal. If a
/// command listens, the first signal only makes the command stop at the next frame.
enum Interruption {
  static let drafts = Drafts(guarding: Inputs.overwriteGuard)
  private static let wasAsked = Atomic(false)
  private static let isHeard = Atomic(false)

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Whether an interruption was requested since ``listen()``.
  static var isAsked: Bool { wasAsked.load(ordering: .relaxed) }

  static func listen() { isHeard.store(true, ordering: .relaxed) }

  /// Starts the thread. Must be called before any other thread is created.
  static func watch() {
    // The program reports a reached file size limit and a closed pipe as errors, so these signals must not end it.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    var waited = sigset_t()
    sigemptyset(&waited)
    // Signals that the parent process ignores, as with nohup, remain ignored.
    for number in signals where !isIgnored(number) { sigaddset(&waited, number) }
    pthread_sigmask(SIG_BLOCK, &waited, nil)
    let set = waited
    // If the thread cannot start, blocked signals would never be delivered.
    if !start({ wait(for: set) }) { pthread_sigmask(SIG_UNBLOCK, &waited, nil) }
  }

  private static func wait(for signals: sigset_t) {
    var signals = signals
    while true {
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { continue }
      let isPolite = [SIGINT, SIGTERM].contains(number) && isHeard.load(ordering: .relaxed)
      if isPolite, !wasAsked.exchange(true, ordering: .relaxed) {
        // A CI system kills a process that does not end soon. A user at a terminal can press Ctrl-C again.
        if number == SIGTERM, !start({ terminate(by: SIGTERM) }) { terminate(by: SIGTERM) }
        continue
      }
      drafts.removeAll { end(by: number) }
    }
  }

  /// The time for a listening command to reach its next frame, in microseconds.
  private static let patience: UInt32 = 700_000

  private static func terminate(by number: Int32) {
    usleep(patience)
    drafts.removeAll { end(by: number) }
  }

  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, number)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    raise(number)
    // This line is reached only if the signal is blocked.
    _exit(128 + number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }

  /// Starts a thread. Returns false if the system does not permit another one.
  private static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let box = Unmanaged.passRetained(Work(body))
    guard pthread_create(&thread, nil, { Work.run($0) }, box.toOpaque()) == 0 else {
      box.release()
      return false
    }
    return true
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    #if canImport(Glibc)
      static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let work else { return nil }
        Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
        return nil
      }
    #else
      static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
        return nil
      }
    #endif
  }
}
