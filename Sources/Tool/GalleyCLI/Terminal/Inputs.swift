import Galley

/// The files that the program reads, which it must not overwrite.
enum Inputs {
  /// Protects every file that was read through ``files`` or ``regularFiles``.
  static let overwriteGuard = OverwriteGuard()
  static let files = overwriteGuard.recording(.disk)
  static let regularFiles = overwriteGuard.recording(.regularFiles)

  /// Throws if one of `paths`, given with `option`, was read as an input.
  ///
  /// Writing such a file fails as well, but this check runs before the first file is written.
  static func check(_ paths: [String], option: String) throws {
    let read = paths.filter(overwriteGuard.protects)
    guard !read.isEmpty else { return }
    throw Failure(diagnostics: read.map { Diagnostic(overwriting: $0, option: option) }).report()
  }
}
