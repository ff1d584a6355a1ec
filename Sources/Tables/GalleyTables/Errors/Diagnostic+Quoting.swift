public import GalleyFiles
public import GalleyMessages

extension Diagnostic {
  /// The diagnostic with the line that its place is on, as `files` reads it now.
  ///
  /// Only files are read by default: of a stream the line is gone, and its next one would be quoted instead.
  public func quoting(_ files: FileReader = .regularFiles) -> Diagnostic {
    guard excerpt == nil, let place, let line = place.line, let text = SourceLine.read(line, of: place.file, files)
    else { return self }
    var quoted = self
    quoted.excerpt = text
    return quoted
  }
}
