public import GalleyData
public import GalleyFiles
import GalleyMessages

/// Reads a data file of any supported kind. Detects its encoding, structure and values, and records every guess in a
/// note.
///
/// ``DataFile`` in contrast guesses little and reports deviations as errors.
///
/// ```swift
/// let data = try DataImport("sales.xlsx").read()
/// for note in data.notes { print(note.words) }
/// var meanings = MeaningReader()
/// let table = meanings.read(data.table)
/// ```
public struct DataImport: Sendable {
  /// The path; `-` reads standard input.
  public var path: String
  /// The format; nil (the default) detects it.
  public var format: ImportFormat?
  /// The byte between cells; nil (the default) detects it.
  public var delimiter: UInt8?
  public var header = Header.found
  /// Which rows at the end are not data but totals, sources or notes.
  public var footer = Footer.found
  /// The text encoding; nil (the default) detects it.
  public var encoding: TextEncoding?
  /// The JSON Pointer to the rows (RFC 6901), such as `/items`; nil (the default) detects it.
  public var pointer: String?
  /// The sheet of a workbook; nil (the default) takes the first one with rows.
  public var sheet: String?
  /// The SQL query for a database; nil (the default) reads its largest table.
  public var query: String?

  public enum Header: Hashable, Sendable {
    case found
    case none
    /// The line with this number, from 1, is the header. Lines above it are omitted.
    case line(Int)
  }

  public enum Footer: Hashable, Sendable {
    case found
    case none
    case lines(Int)
  }

  public init(_ path: String) { self.path = path }

  /// Reads the rows without interpreting their cells.
  ///
  /// - Parameters:
  ///   - files: Reads files (default: from disk).
  ///   - progress: Called after each portion of the file.
  /// - Returns: The rows, in which every cell is still text, and a note about every guess.
  /// - Throws: ``SceneErrors`` if the file cannot be read.
  public func read(
    files: FileReader = .disk, progress: (@Sendable (LoadingProgress) -> Void)? = nil
  ) throws(SceneErrors) -> ImportedData {
    var source = ImportSource(path == "-" ? "/dev/stdin" : path, files)
    var reader: ImportReader?
    do throws(SceneError.Kind) {
      try source.open()
      reader = ImportReader(self, source, progress)
      if let data = try reader?.read() { return data }
      throw .table(.emptyTable)
    } catch {
      if let found = reader?.error { throw SceneErrors([SceneError(found, in: path)]) }
      throw SceneErrors([SceneError(error.naming(path), at: SourcePlace(file: path))])
    }
  }
}

public struct ImportedData: Sendable {
  public var table: Table
  /// The notes, in the order in which they were found.
  public var notes: [ImportNote]
}
