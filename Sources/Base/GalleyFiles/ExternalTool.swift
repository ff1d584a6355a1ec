import CFolders

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An installed program that Galley runs in order to use its output.
///
/// Its standard input is empty and, by default, so is its environment, so that its output depends only on its arguments
/// and on files.
public struct ExternalTool: Sendable {
  public let name: String
  private let isOpen: Bool
  private let printsErrors: Bool

  public enum Problem: Error, Hashable, Sendable {
    case missing
    /// The tool failed with an exit code or, if `code` is negative, because of a signal.
    case failed(code: Int32)
    case incomplete
    case system(code: Int32)
  }

  /// Creates a tool. If `printsErrors` is true (default: `isOpen`), its error output goes to this program's standard
  /// error.
  package init(_ name: String, isOpen: Bool = false, printsErrors: Bool? = nil) {
    self.name = name
    self.isOpen = isOpen
    self.printsErrors = printsErrors ?? isOpen
  }

  package func output(_ arguments: [String]) throws(Problem) -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(code: errno) }
    // If another thread starts a program at the same time, that program must not inherit the pipe. Otherwise, reading
    // from the pipe would never end.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    defer { close(ends[0]) }
    let started = Result { () throws(Problem) in try start(arguments, output: ends[1]) }
    close(ends[1])
    let child = try started.get()
    let bytes = Self.readAll(ends[0])
    try Self.wait(for: child)
    return bytes
  }

  /// Runs the tool. If `printing` is true, its output goes to standard output. Otherwise, the output goes to standard
  /// error if `printsErrors` is true, or is discarded.
  package func run(_ arguments: [String], printing: Bool = false) throws(Problem) {
    let child = try start(arguments) { actions in
      posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0)
      if !printing {
        if printsErrors {
          posix_spawn_file_actions_adddup2(actions, 2, 1)
        } else {
          posix_spawn_file_actions_addopen(actions, 1, "/dev/null", O_WRONLY, 0)
        }
      }
    }
    try Self.wait(for: child)
  }

  private func start(_ arguments: [String], output: Int32) throws(Problem) -> pid_t {
    try start(arguments) { actions in
      posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(actions, output, 1)
    }
  }

  func start(_ arguments: [String], input: Int32, in folder: Int32) throws(Problem) -> pid_t {
    try start(arguments) { actions in
      _ = cfolders_work_in(actions, folder)
      posix_spawn_file_actions_adddup2(actions, input, 0)
      posix_spawn_file_actions_addopen(actions, 1, "/dev/null", O_WRONLY, 0)
    }
  }

  #if canImport(Glibc)
    private typealias FileActions = UnsafeMutablePointer<posix_spawn_file_actions_t>
  #else
    private typealias FileActions = UnsafeMutablePointer<posix_spawn_file_actions_t?>
  #endif

  private func start(_ arguments: [String], _ connect: (FileActions) -> Void) throws(Problem) -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    connect(&actions)
    if !printsErrors { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var none: [UnsafeMutablePointer<CChar>?] = [nil]
    var child: pid_t = 0
    let code = try withCleanSignals { attributes in
      isOpen
        ? posix_spawnp(&child, name, &actions, attributes, &words, cfolders_environment())
        : posix_spawnp(&child, name, &actions, attributes, &words, &none)
    }
    guard code == 0 else { throw code == ENOENT ? .missing : .system(code: code) }
    return child
  }

  #if canImport(Glibc)
    private typealias Attributes = UnsafeMutablePointer<posix_spawnattr_t>
  #else
    private typealias Attributes = UnsafeMutablePointer<posix_spawnattr_t?>
  #endif

  /// Resets all signals for the tool. Otherwise, a signal that this program blocks or ignores could not end the tool.
  private func withCleanSignals(_ body: (Attributes) -> Int32) throws(Problem) -> Int32 {
    #if canImport(Glibc)
      var attributes = posix_spawnattr_t()
    #else
      var attributes: posix_spawnattr_t?
    #endif
    guard posix_spawnattr_init(&attributes) == 0 else { throw .system(code: errno) }
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    return body(&attributes)
  }

  private static func readAll(_ file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var count = 0
      let portion = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, filled in
        count = SystemFile.read(file, UnsafeMutableRawBufferPointer(buffer))
        filled = max(count, 0)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += portion
    }
  }

  static func wait(for child: pid_t) throws(Problem) {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw .system(code: errno) }
    }
    // The low seven bits contain the signal, and the next byte contains the exit code.
    let signal = status & 0x7F
    let code = signal == 0 ? status >> 8 & 0xFF : -signal
    // 127 is the exit code of a shell if it does not find a program.
    guard code != 127 else { throw .missing }
    guard code == 0 else { throw .failed(code: code) }
  }
}
