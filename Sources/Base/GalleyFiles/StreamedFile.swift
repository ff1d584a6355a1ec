/// A file that is written in pieces next to its target and moved into place when it is complete.
///
/// If the file is not closed, for example after an error, the old version stays unchanged.
public final class StreamedFile {
  private let draft: DraftFile
  public private(set) var byteCount = 0

  init(_ draft: DraftFile) { self.draft = draft }

  /// Appends `bytes`.
  ///
  /// - Throws: ``OutputError`` with the path and the reason.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    try draft.write(bytes)
    byteCount += bytes.count
  }

  /// Moves the file into place.
  ///
  /// - Throws: ``OutputError`` with the path and the reason.
  public func close() throws(OutputError) { try draft.replaceTarget() }
}

extension OutputFolder {
  /// Opens the file `name` inside the folder for writing in pieces, and creates missing subfolders.
  ///
  /// - Throws: ``OutputError`` with the path and the reason.
  public func begin(_ name: String) throws(OutputError) -> StreamedFile { StreamedFile(try draft(name)) }
}
