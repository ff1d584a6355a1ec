import Galley

/// What the program reads, and what it therefore may not write over.
enum Inputs {
  /// Guards every file that ``files`` or ``regularFiles`` reads.
  static let overwriteGuard = OverwriteGuard()
  static let files = overwriteGuard.recording(.disk)
  static let regularFiles = overwriteGuard.recording(.regularFiles)

  /// Refuses `paths`, given with `option`, that are among the files that were read.
  ///
  /// Writing refuses them as well; this check comes before the first file is written.
  static func check(_ paths: [String], option: String) throws {
    let read = paths.filter(overwriteGuard.protects)
    guard !read.isEmpty else { return }
    throw Failure(diagnostics: read.map { Diagnostic(overwriting: $0, option: option) }).report()
  }
}
