/// A file that is written piece by piece beside its place, and takes it when it is whole.
///
/// A file that is not closed, because something failed, leaves what was there before as it was.
public final class StreamedFile {
  private let draft: DraftFile
  /// How many bytes were written.
  public private(set) var byteCount = 0

  init(_ draft: DraftFile) { self.draft = draft }

  /// Appends `bytes`.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    try draft.write(bytes)
    byteCount += bytes.count
  }

  /// Puts the file in its place.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func close() throws(OutputError) { try draft.replaceTarget() }
}

extension OutputFolder {
  /// The file `name` below the folder, open to be written piece by piece; folders between are made.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func begin(_ name: String) throws(OutputError) -> StreamedFile { StreamedFile(try draft(name)) }
}
