import CProgram
import Galley

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checks the system's limits first, because libraries end the program without a message or wait forever if one is too
/// low.
enum SystemLimits {
  /// The number of threads of one job: the thread that lays out text, and two Pango threads for font lookup.
  private static let threadsOfJob = 3
  private static let otherThreads = 2
  /// The maximum number of jobs to check. A system that permits their threads usually permits more.
  private static let maximumJobs = 16
  private static let minimumFiles = 8
  /// The stack size in bytes for the deepest views that scenes may contain.
  private static let wantedStack: rlim_t = 16 << 20
  /// The usual default stack size in bytes.
  private static let minimumStack: rlim_t = 8 << 20

  /// Returns the number of jobs that the system permits; 0 if it permits too few threads for a single job.
  static func jobs(wanted: Int) -> Int {
    let tried = min(max(wanted, 1), maximumJobs)
    let available = threads(upTo: tried * threadsOfJob + otherThreads) - otherThreads
    return available >= tried * threadsOfJob ? wanted : max(available, 0) / threadsOfJob
  }

  static func check() throws {
    let files = openFiles(upTo: minimumFiles)
    var problem: Diagnostic?
    let stack = enlargeStack()
    if stack < minimumStack {
      problem = Diagnostic(
        "the stack limit of the system is \(stack >> 10) KB; galley needs \(minimumStack >> 10) KB",
        help: "raise the limit, for example with 'ulimit -s \(minimumStack >> 10)'")
    } else if files < minimumFiles {
      problem = Diagnostic(
        "the system limits this program to too few open files",
        help: "raise the limit, for example with 'ulimit -n 256'")
    } else if jobs(wanted: 1) < 1 {
      problem = Diagnostic(
        "the system limits this program to too few threads; it needs \(threadsOfJob + otherThreads)",
        help: "raise the limit, for example with 'ulimit -u' or 'ulimit -v', or the container's process limit")
    }
    if let problem { throw Failure(diagnostics: [problem]).report() }
  }

  /// Enlarges the stack of this and later threads, as far as the system permits. Returns the stack size of this thread.
  private static func enlargeStack() -> rlim_t {
    var limit = rlimit()
    guard getrlimit(stackResource, &limit) == 0 else { return wantedStack }
    let allowed = min(wantedStack, limit.rlim_max)
    if limit.rlim_cur < allowed {
      limit.rlim_cur = allowed
      setrlimit(stackResource, &limit)
    }
    // New threads get the limit that applied when the program started, which may be small or unlimited.
    cprogram_set_thread_stack(Int(wantedStack))
    return min(limit.rlim_cur, wantedStack)
  }

  #if canImport(Glibc)
    private static let stackResource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #else
    private static let stackResource = RLIMIT_STACK
  #endif

  private static func openFiles(upTo count: Int) -> Int {
    let files = (0..<count).map { _ in open("/", O_RDONLY | O_CLOEXEC) }
    for file in files where file >= 0 { close(file) }
    return files.count { $0 >= 0 }
  }

  private static func threads(upTo count: Int) -> Int {
    #if canImport(Glibc)
      var threads: [pthread_t] = []
      var thread = pthread_t()
    #else
      var threads: [pthread_t?] = []
      var thread: pthread_t?
    #endif
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    defer { gate.deallocate() }
    guard pthread_mutex_init(gate, nil) == 0, pthread_mutex_lock(gate) == 0 else { return 0 }
    while threads.count < count, pthread_create(&thread, nil, pass, gate) == 0 { threads.append(thread) }
    pthread_mutex_unlock(gate)
    #if canImport(Glibc)
      for thread in threads { pthread_join(thread, nil) }
    #else
      for thread in threads { if let thread { pthread_join(thread, nil) } }
    #endif
    pthread_mutex_destroy(gate)
    return threads.count
  }

  #if canImport(Glibc)
    private static let pass: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { gate in
      guard let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
      pthread_mutex_lock(gate)
      pthread_mutex_unlock(gate)
      return nil
    }
  #else
    private static let pass: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { gate in
      let gate = gate.assumingMemoryBound(to: pthread_mutex_t.self)
      pthread_mutex_lock(gate)
      pthread_mutex_unlock(gate)
      return nil
    }
  #endif
}
