/// A file that is written in pieces and moved into place when it is closed. If it is not closed, the old version
/// remains.
public final class StreamedFile {
  private let draft: DraftFile
  public private(set) var byteCount = 0

  init(_ draft: DraftFile) { self.draft = draft }

  public func write(_ bytes: [UInt8]) throws(OutputError) {
    try draft.write(bytes)
    byteCount += bytes.count
  }

  /// Replaces the old version of the file with the complete new one.
  public func close() throws(OutputError) { try draft.replaceTarget() }
}

extension OutputFolder {
  /// Opens the file `name` inside the folder for writing in pieces. Missing subfolders are created.
  public func begin(_ name: String) throws(OutputError) -> StreamedFile { StreamedFile(try draft(name)) }
}
