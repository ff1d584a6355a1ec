public import GalleyData
public import GalleyFiles
import GalleyMessages

/// A data file and the options for reading it.
///
/// ```swift
/// let sales = try DataFile("sales.csv").table()
/// let first = sales[0]["Amount"]
/// ```
public struct DataFile: Sendable {
  public var path: String
  /// The format; nil if the file extension is unknown.
  public var format: DataFormat?
  /// The delimiter of a CSV file; nil (the default) uses that of the format or detects it from the first line.
  public var delimiter: Delimiter?
  /// The text encoding; nil (the default) is UTF-8, or UTF-16 if there is a byte order mark.
  public var encoding: TextEncoding?
  /// The JSON Pointer to the rows (RFC 6901), such as `/items`; empty (the default) for the whole document.
  public var pointer = ""

  public enum Delimiter: String, Hashable, Sendable, CaseIterable {
    case comma
    case semicolon
    case tab

    fileprivate var byte: UInt8 {
      switch self {
      case .comma: UInt8(ascii: ",")
      case .semicolon: UInt8(ascii: ";")
      case .tab: UInt8(ascii: "\t")
      }
    }
  }

  /// Describes the file at `path`, with the format of its extension.
  public init(_ path: String) {
    self.path = path
    format = DataFormat(pathExtensionOf: path)
  }

  /// Reads the file and determines the kind of each column from its cells.
  ///
  /// - Parameters:
  ///   - files: Reads files (default: from disk).
  ///   - progress: Called after each portion of the file.
  /// - Returns: The rows and columns of the file.
  /// - Throws: ``SceneErrors`` with up to ten errors in the file.
  public func table(
    files: FileReader = .disk, progress: (@Sendable (LoadingProgress) -> Void)? = nil
  ) throws(SceneErrors) -> Table {
    let stream: FileStream
    do { stream = try files.open(path) } catch {
      throw SceneErrors([SceneError(unreadable: path, error, files: files)])
    }
    let outcome: (rows: DataRows?, errors: [SceneError])
    do throws(SceneError.Kind) { outcome = try rows(of: stream, progress: progress) } catch {
      throw SceneErrors([SceneError(error.naming(path), at: SourcePlace(file: path))])
    }
    guard let rows = outcome.rows, outcome.errors.isEmpty else { throw SceneErrors(outcome.errors) }
    return rows.table(FilePath.stem(of: path)).guessingKinds()
  }

  package func rows(
    of stream: FileStream, progress: (@Sendable (LoadingProgress) -> Void)?
  ) throws(SceneError.Kind) -> (rows: DataRows?, errors: [SceneError]) {
    guard let format else { throw .file(.unknownFileType(path: "", known: DataFormat.extensions)) }
    let (path, size) = (path, stream.size)
    let text: FileStream
    do throws(FileProblem) { text = try DecodedStream.stream(stream, encoding) } catch {
      throw .file(.unreadableFile(path: "", error, nearest: nil))
    }
    let data = DataStream(text) { bytes, rows in
      progress?(LoadingProgress(file: path, bytes: bytes, total: size, rows: rows))
    }
    do throws(DataProblem) {
      let rows = try read(data, format)
      return (rows, rows.errors.map { SceneError($0, in: path) })
    } catch {
      throw error.kind
    }
  }

  private func read(_ stream: DataStream, _ format: DataFormat) throws(DataProblem) -> DataRows {
    switch format {
    case .csv, .tsv:
      try CSVReader.read(stream, delimiter: (delimiter ?? (format == .tsv ? .tab : nil))?.byte)
    case .json: try JSONReader.read(stream, pointer: pointer)
    case .jsonl: try JSONReader.readLines(stream)
    case .stanzas: try StanzaReader.read(stream)
    }
  }
}

extension SceneError {
  init(_ found: DataError, in file: String) {
    self.init(
      found.kind, at: SourcePlace(file: file, line: found.line, column: found.column), excerpt: found.excerpt)
    excerptColumn = found.excerptColumn
  }
}
