import Galley

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two streams of a command: data on stdout, words on stderr.
enum Terminal {
  /// Writes `text` and a line break to stdout.
  static func print(_ text: String) { write(text + "\n", to: 1) }

  /// Writes `text` and a line break to stderr.
  static func say(_ text: String) { write(text + "\n", to: 2) }

  /// Writes `text` to stderr as it is.
  static func sayPart(_ text: String) { write(text, to: 2) }

  /// Whether people read stderr as it is written.
  static var isInteractive: Bool { isatty(2) == 1 }

  /// Whether words may be coloured: on a terminal, unless `NO_COLOR` is set (see no-color.org).
  static var usesColor: Bool { isInteractive && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }

  /// The processors that can work at once.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private static func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(file, $0) }
      // Nobody reads: a closed pipe is no reason to fail.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}
