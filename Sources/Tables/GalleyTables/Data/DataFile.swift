public import GalleyData
public import GalleyFiles
import GalleyMessages

/// A data file and how it is to be read.
public struct DataFile: Sendable {
  /// The path; mistakes name the file by it.
  public var path: String
  /// The format; nil where the extension tells none.
  public var format: DataFormat?
  /// What stands between the cells of a CSV file; nil takes the format's own, or what the first line shows.
  public var delimiter: Delimiter?
  /// How its characters are written; nil is UTF-8, or UTF-16 where a byte order mark says so.
  public var encoding: TextEncoding?
  /// Where the rows of a JSON file are (RFC 6901, such as `/items`); empty for the whole text.
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

  /// The file at `path`, in the format that its extension tells.
  public init(_ path: String) {
    self.path = path
    format = DataFormat(pathExtensionOf: path)
  }

  /// The table in the file; each column has the kind that all its cells have.
  ///
  /// - Throws: every mistake of the file, up to ten.
  public func table(
    files: FileReader = .disk, progress: (@Sendable (LoadingProgress) -> Void)? = nil
  ) throws(SceneErrors) -> Table {
    let stream: FileStream
    do { stream = try files.open(path) } catch {
      throw SceneErrors([SceneError(unreadable: path, error, files: files)])
    }
    let outcome: (rows: DataRows?, mistakes: [SceneError])
    do throws(SceneError.Kind) { outcome = try rows(of: stream, progress: progress) } catch {
      throw SceneErrors([SceneError(error.naming(path), at: SourcePlace(file: path))])
    }
    guard let rows = outcome.rows, outcome.mistakes.isEmpty else { throw SceneErrors(outcome.mistakes) }
    return rows.table(FilePath.stem(of: path)).guessingKinds()
  }

  /// The rows in `stream`, or the mistakes in it.
  ///
  /// - Throws: what keeps the whole file from being read; paths in it are empty.
  package func rows(
    of stream: FileStream, progress: (@Sendable (LoadingProgress) -> Void)?
  ) throws(SceneError.Kind) -> (rows: DataRows?, mistakes: [SceneError]) {
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
      return (rows, rows.mistakes.map { SceneError($0, in: path) })
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
  init(_ mistake: DataMistake, in file: String) {
    self.init(
      mistake.kind, at: SourcePlace(file: file, line: mistake.line, column: mistake.column), excerpt: mistake.excerpt)
    excerptColumn = mistake.excerptColumn
  }
}
