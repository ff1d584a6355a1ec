/// A file that is written in pieces and moved into place when it is closed; otherwise the old version stays.
public final class StreamedFile {
  private let draft: DraftFile
  public private(set) var byteCount = 0

  init(_ draft: DraftFile) { self.draft = draft }

  public func write(_ bytes: [UInt8]) throws(OutputError) {
    try draft.write(bytes)
    byteCount += bytes.count
  }

  /// Moves the file into place.
  public func close() throws(OutputError) { try draft.replaceTarget() }
}

extension OutputFolder {
  /// Opens the file `name` inside the folder for writing in pieces, and creates missing subfolders.
  public func begin(_ name: String) throws(OutputError) -> StreamedFile { StreamedFile(try draft(name)) }
}
