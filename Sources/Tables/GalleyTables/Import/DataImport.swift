public import GalleyData
public import GalleyFiles
import GalleyMessages

/// A file of data, read whatever it is: its encoding, its shape and its values are found, and every guess is told.
///
/// ``DataFile`` reads what it is told and refuses the rest.
public struct DataImport: Sendable {
  /// The path; `-` is what the program was started with.
  public var path: String
  /// The format; nil finds it.
  public var format: ImportFormat?
  /// What stands between cells; nil finds it.
  public var delimiter: UInt8?
  public var header = Header.found
  /// Which rows at the end are no data, but sums, sources and notes.
  public var footer = Footer.found
  /// How characters are written; nil finds it.
  public var encoding: TextEncoding?
  /// Where the rows of a JSON file are (RFC 6901, such as `/items`); nil finds them.
  public var pointer: String?
  /// The sheet of a workbook; nil takes the first with rows.
  public var sheet: String?
  /// What is asked of a database; nil takes its largest table.
  public var query: String?

  public enum Header: Hashable, Sendable {
    case found
    case none
    /// The line with this number, from 1; lines above it are left out.
    case line(Int)
  }

  public enum Footer: Hashable, Sendable {
    case found
    case none
    case lines(Int)
  }

  public init(_ path: String) { self.path = path }

  /// The rows as they are in the file, and what was found.
  ///
  /// - Throws: what keeps the file from being read.
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
      if let mistake = reader?.mistake { throw SceneErrors([SceneError(mistake, in: path)]) }
      throw SceneErrors([SceneError(error.naming(path), at: SourcePlace(file: path))])
    }
  }
}

/// The rows of a file, and what was found while it was read.
public struct ImportedData: Sendable {
  /// The rows; cells are as they are in the file.
  public var table: Table
  /// What was found, in the order it was.
  public var notes: [ImportNote]
}
