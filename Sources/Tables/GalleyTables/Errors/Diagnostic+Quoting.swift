public import GalleyFiles
public import GalleyMessages

extension Diagnostic {
  /// Returns the diagnostic with the source line of its place, as `files` reads it now.
  ///
  /// By default, only regular files are read. The line of a stream has already been consumed, and the next one would be
  /// quoted instead.
  public func quoting(_ files: FileReader = .regularFiles) -> Diagnostic {
    guard excerpt == nil, let place, let line = place.line, let text = SourceLine.read(line, of: place.file, files)
    else { return self }
    var quoted = self
    quoted.excerpt = text
    return quoted
  }
}
