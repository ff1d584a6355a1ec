import Galley

/// The files that the program reads and therefore must not overwrite.
enum Inputs {
  static let overwriteGuard = OverwriteGuard()
  static let files = overwriteGuard.recording(.disk)
  static let regularFiles = overwriteGuard.recording(.regularFiles)

  /// Throws an error if a path is an input. Writing it would fail as well, but this check runs before the first file is
  /// written.
  static func check(_ paths: [String], option: String) throws {
    let read = paths.filter(overwriteGuard.protects)
    guard !read.isEmpty else { return }
    throw Failure(diagnostics: read.map { Diagnostic(overwriting: $0, option: option) }).report()
  }
}
