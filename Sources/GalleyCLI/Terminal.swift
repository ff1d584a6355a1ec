import ArgumentParser
import Galley

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two streams of a command: data on stdout, words on stderr.
enum Terminal {
  /// Writes `text` and a line break to stdout; nothing if there is no text.
  ///
  /// - Throws: the code to exit with, after saying why, when stdout is a file that cannot be written.
  static func print(_ text: String) throws(ExitCode) {
    guard !text.isEmpty, let code = write(text + "\n", to: 1) else { return }
    throw Failure(diagnostics: [Diagnostic(OutputError(path: "stdout", reason: .system(code: code)))]).report()
  }

  /// Writes `text` and a line break to stderr.
  static func say(_ text: String) { _ = write(text + "\n", to: 2) }

  /// Writes `text` to stderr as it is.
  static func sayPart(_ text: String) { _ = write(text, to: 2) }

  /// Whether people read stderr as it is written.
  static var isInteractive: Bool { isatty(2) == 1 }

  /// Whether words may be coloured: on a terminal, unless `NO_COLOR` is set (see no-color.org).
  static var usesColor: Bool { isInteractive && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }

  /// The processors that can work at once.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Answers the system's error number, or nil when all was written or nobody reads any more.
  private static func write(_ text: String, to file: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(file, $0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return errno == EPIPE ? nil : errno }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }

  private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}
