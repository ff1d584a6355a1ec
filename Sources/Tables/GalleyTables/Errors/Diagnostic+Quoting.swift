package import GalleyFiles
package import GalleyMessages

extension Diagnostic {
  /// Adds the source line of the error, as `files` reads it now.
  ///
  /// The default reads only regular files: the line of a stream has already been consumed.
  package func quoting(_ files: FileReader = .regularFiles) -> Diagnostic {
    guard excerpt == nil, let place, let line = place.line, let text = SourceLine.read(line, of: place.file, files)
    else { return self }
    var quoted = self
    quoted.excerpt = text
    return quoted
  }
}
