import ArgumentParser
import Galley

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints data to stdout and messages to stderr.
enum Terminal {
  /// Prints text. Control characters in it are made harmless.
  ///
  /// - Throws: The exit code, after printing the error, if stdout cannot be written.
  static func print(_ text: String) throws(ExitCode) {
    if !text.isEmpty { try printAsIs(PrintedText.block(text)) }
  }

  /// Prints data line by line. Control characters in it are replaced.
  static func print(data text: String) throws(ExitCode) {
    // Splits at scalars, because "\r\n" is a single character in Swift.
    if !text.isEmpty {
      try print(lines: text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
    }
  }

  static func print(lines: [String]) throws(ExitCode) {
    if !lines.isEmpty { try printAsIs(PrintedText.data(lines)) }
  }

  /// Prints JSON unchanged, because control characters in it are already escaped.
  static func print(json document: String) throws(ExitCode) { try printAsIs(document) }

  /// Prints a piece of JSON unchanged, because control characters in it are already escaped.
  static func print(piece: [UInt8]) throws(ExitCode) { try printAsIs(piece[...]) }

  /// Prints commands for a CI system to stdout, or to stderr if `toErrors` is true because stdout contains other data.
  static func print(commands: String, toErrors: Bool) throws(ExitCode) {
    guard !commands.isEmpty else { return }
    if toErrors { _ = write(commands + "\n", to: 2) } else { try printAsIs(commands) }
  }

  private static func printAsIs(_ text: String) throws(ExitCode) {
    try printAsIs(Array((text + "\n").utf8)[...])
  }

  private static func printAsIs(_ bytes: ArraySlice<UInt8>) throws(ExitCode) {
    guard let code = write(bytes, to: 1) else { return }
    throw Failure(diagnostics: [Diagnostic(OutputError(path: "stdout", reason: .system(code: code)))]).report()
  }

  static func report(_ line: String) { _ = write(PrintedText.lines([line]) + "\n", to: 2) }

  static func report(block text: String) {
    if !text.isEmpty { _ = write(PrintedText.block(text) + "\n", to: 2) }
  }

  static func report(_ diagnostic: Diagnostic, as severity: Diagnostic.Severity = .error) {
    _ = write(diagnostic.text(severity, isColored: usesColor) + "\n", to: 2)
  }

  /// Shows a line in place of the previous one, without buffering.
  static func show(_ line: String) { _ = write("\r\u{1B}[K" + PrintedText.line(line), to: 2) }

  static var isInteractive: Bool { isatty(2) == 1 }

  /// Whether messages are coloured: on a terminal, unless `NO_COLOR` is set (see no-color.org).
  static var usesColor: Bool { isInteractive && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Writes text. Returns the error code; nil if everything was written or if the reader has closed the pipe.
  private static func write(_ text: String, to file: Int32) -> Int32? { write(Array(text.utf8)[...], to: file) }

  private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Int32? {
    var bytes = bytes
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
