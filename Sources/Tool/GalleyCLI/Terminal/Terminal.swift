import ArgumentParser
import Galley

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two streams of a command: data on stdout, words on stderr.
enum Terminal {
  /// Writes the lines of `text` to stdout, and a line break; nothing if there is no text. What acts on a terminal or
  /// a log is made harmless.
  ///
  /// - Throws: the code to exit with, after saying why, when stdout is a file that cannot be written.
  static func print(_ text: String) throws(ExitCode) {
    if !text.isEmpty { try printAsIs(PrintedText.block(text)) }
  }

  /// Writes the lines of `text`, which programs read, to stdout: nothing is added, and what acts is replaced.
  ///
  /// - Throws: as ``print(_:)`` does.
  static func print(data text: String) throws(ExitCode) {
    // Scalars are split: a line break and a carriage return before it are one character.
    if !text.isEmpty {
      try print(lines: text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
    }
  }

  /// Writes each of `lines`, such as the names of files, to stdout on one line; nothing if there are none.
  ///
  /// - Throws: as ``print(_:)`` does.
  static func print(lines: [String]) throws(ExitCode) {
    if !lines.isEmpty { try printAsIs(PrintedText.data(lines)) }
  }

  /// Writes a document to stdout; what acts is escaped in it already, so that readers get each text as it is.
  ///
  /// - Throws: as ``print(_:)`` does.
  static func print(json document: String) throws(ExitCode) { try printAsIs(document) }

  /// Writes a piece of a long output to stdout as it is: what acts in it is escaped already.
  ///
  /// - Throws: as ``print(_:)`` does.
  static func print(piece: [UInt8]) throws(ExitCode) { try printAsIs(piece[...]) }

  /// Writes workflow commands to stdout, which are meant to act; to stderr where stdout holds something else.
  ///
  /// - Throws: as ``print(_:)`` does.
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

  static func say(_ line: String) { _ = write(PrintedText.lines([line]) + "\n", to: 2) }

  static func say(block text: String) {
    if !text.isEmpty { _ = write(PrintedText.block(text) + "\n", to: 2) }
  }

  static func say(_ diagnostic: Diagnostic, as severity: Diagnostic.Severity = .error) {
    _ = write(diagnostic.text(severity, isColored: usesColor) + "\n", to: 2)
  }

  /// Writes `line` to stderr over the line before, or takes that away; for people, who see it at once.
  static func show(_ line: String) { _ = write("\r\u{1B}[K" + PrintedText.line(line), to: 2) }

  static var isInteractive: Bool { isatty(2) == 1 }

  /// Whether words may be coloured: on a terminal, unless `NO_COLOR` is set (see no-color.org).
  static var usesColor: Bool { isInteractive && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Answers the system's error number, or nil when all was written or nobody reads any more.
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
