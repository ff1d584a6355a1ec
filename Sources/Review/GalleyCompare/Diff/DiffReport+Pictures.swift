public import GalleyFiles

extension DiffReport {
  /// Writes the difference images. A single image is written to the file `path`, and several to the folder `path`.
  ///
  /// Nothing is written if there are no differences.
  ///
  /// - Parameters:
  ///   - path: The file for a single image, or the folder for several.
  ///   - drafts: The registry of unfinished files, which allows them to be removed if the program has to end (default:
  ///     a new one).
  /// - Throws: `OutputError` if a file cannot be written.
  public func writePictures(to path: String, drafts: Drafts = Drafts()) throws(OutputError) {
    for part in parts {
      guard let picture = part.picture else { continue }
      if part.name.isEmpty {
        try OutputFolder(FilePath.folder(of: path), drafts: drafts).write(picture, to: FilePath.name(of: path))
      } else {
        try OutputFolder(path, drafts: drafts).write(picture, to: Self.fileName(of: part.name))
      }
    }
  }

  public func picturePaths(in path: String) -> [String] {
    parts.filter { $0.picture != nil }.map {
      $0.name.isEmpty ? path : OutputFolder(path).path(of: Self.fileName(of: $0.name))
    }
  }

  /// Returns a file name: "a/b.png" is kept, "page 3" becomes "page-3.png", and "a.pdf page 3" becomes
  /// "a.pdf-page-3.png".
  private static func fileName(of name: String) -> String {
    let joined = String(name.map { $0 == " " ? "-" : $0 })
    return FilePath.fileExtension(of: joined) == "png" ? joined : joined + ".png"
  }
}
