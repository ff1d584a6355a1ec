import GalleyData
import GalleyFiles

extension ImportReader {
  mutating func readDelimited(_ text: ImportText, _ format: ImportFormat?) throws(SceneError.Kind) -> DataRows {
    var sample = text.sample
    guard sample.contains(where: { $0 != 0x0A && $0 != 0x0D }) else { throw .table(.emptyTable) }
    var skipped = 0
    if case .line(let line) = options.header {
      skipped = sample.prefix(ofLines: line - 1)
      if skipped == sample.count, !text.isAll {
        let all = try text.bytes()
        skipped = all.prefix(ofLines: line - 1)
        sample = Array(all.prefix(skipped + sample.count))
      }
      guard skipped < sample.count else {
        throw .table(.headerBeyond(line: line, lines: sample.lineCount))
      }
      note(above: sample[..<skipped].lines.map { $0.isEmpty ? [] : [$0] })
      sample.removeFirst(skipped)
    }
    let likely: UInt8? = format == .tsv ? 0x09 : format == .csv ? 0x2C : nil
    let known = options.delimiter
    let shape = sample.withUnsafeBufferPointer {
      DelimitedShape($0, delimiter: known, likely: likely, isAll: text.isAll)
    }
    if format == nil, known == nil {
      if RuledTable.isOne(text.sampleLines) { return try readRuled(text) }
      if shape.isWeak, let rows = try readSpaced(text) { return rows }
    }
    // A file with the extension .csv may contain no delimiter at all.
    if format == .csv, options.format == nil, known == nil, shape.width == 1, let words = valueWords(text) {
      return try readWords(text, words)
    }
    if format == nil, known == nil, shape.delimiter == nil { return try read(text, .lines) }
    if known == nil, skipped == 0, let words = blankWords(text, shape) { return try readWords(text, words) }
    return try readDelimited(text, shape, likely, behind: skipped)
  }

  private mutating func readDelimited(
    _ text: ImportText, _ shape: DelimitedShape, _ likely: UInt8?, behind skipped: Int
  ) throws(SceneError.Kind) -> DataRows {
    separator = String(decoding: [shape.delimiter ?? 0x2C], as: UTF8.self)
    var dialect = CSVDialect(delimiter: shape.delimiter ?? 0x2C, quote: shape.quote, comment: shape.comment)
    dialect.start = skipped + (options.header == .found || shape.comment != nil ? shape.start : 0)
    dialect.lacksFirstName = shape.lacksFirstName && options.header == .found
    dialect.names = shape.commentNames
    if shape.commentNames != nil {
      notes.append(.namesInComment)
    } else if let several = shape.severalNames, options.header == .found {
      (dialect.names, dialect.start) = (several.names, several.end)
      notes.append(.namesOnRows(several.rows, several.names.filter { !$0.isEmpty }))
    } else if options.header == .none || options.header == .found && !shape.hasNames {
      dialect.names = ColumnNames.numbered(shape.width)
      notes.append(.noNames(example: options.header == .none ? nil : shape.evidence))
    } else if options.header == .found, !shape.isSure {
      notes.append(.unprovenNames)
    }
    if !shape.comments.isEmpty { notes.append(.comments(shape.comments)) }
    if !shape.preamble.isEmpty, options.header == .found { note(above: shape.preamble) }
    if shape.delimiter != likely ?? 0x2C, options.delimiter == nil, let delimiter = shape.delimiter {
      notes.append(.delimiter(String(decoding: [delimiter], as: UTF8.self)))
    }
    var rows = try reading(text) { (stream) throws(DataProblem) in try CSVReader.read(stream, dialect) }
    rows.delimiter = shape.delimiter
    return shape.isSpaced ? rows.trimmed() : rows
  }

  private mutating func readSpaced(_ text: ImportText) throws(SceneError.Kind) -> DataRows? {
    let sample = tableLines(text)
    let (lines, columns) = (LineWords(sample), FixedColumns(sample))
    if let lines, lines.count > (columns?.starts.count ?? 1) { return try readWords(text, lines) }
    return try columns.map { (columns) throws(SceneError.Kind) in try readFixed(text, columns) }
  }

  func tableLines(_ text: ImportText) -> [[UInt8]] {
    let lines = text.sampleLines
    guard text.isAll, options.footer == .found, let footer = FooterLines(lines) else { return lines }
    return Array(lines[..<footer.start])
  }

  mutating func readWords(_ text: ImportText, _ words: LineWords?) throws(SceneError.Kind) -> DataRows {
    guard let words else { return try read(text, .lines) }
    var comments: [String] = []
    var rows: [[String]] = []
    let lines = try text.bytes().split(separator: 0x0A).map(Array.init)
    let footer = options.footer == .found ? FooterLines(lines) : nil
    for line in lines[..<(footer?.start ?? lines.count)] {
      if LineWords.isEmpty(line) {
        let comment = String(decoding: line, as: UTF8.self)
        if comment.contains(where: { !$0.isWhitespace }) { comments.append(comment) }
      } else {
        rows.append(words.cells(line))
      }
    }
    notes.append(.words(words.count))
    if let footer { notes.append(.footer(footer.texts)) }
    if options.header == .found, rows.count > 2, rows[0].filter({ !$0.isEmpty }).count < words.count - 1 {
      notes.append(.preamble([rows.removeFirst().joined(separator: " ")]))
    }
    if !comments.isEmpty { notes.append(.comments(comments)) }
    return named(rows)
  }

  mutating func readRuled(_ text: ImportText) throws(SceneError.Kind) -> DataRows {
    let lines = try text.bytes().split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    guard let table = RuledTable(lines) else { return try read(text, .lines) }
    notes.append(.ruled)
    if !table.above.isEmpty { notes.append(.preamble(table.above)) }
    if !table.below.isEmpty { notes.append(.footer(table.below)) }
    if !table.comments.isEmpty { notes.append(.comments(table.comments)) }
    let width = table.rows.map(\.count).max() ?? 0
    var rows = DataRows(
      names: table.names + Array(repeating: "", count: max(width - table.names.count, 0)), rows: table.rows)
    rows.tolerated += [
      ToleratedErrors(.cutLine, at: table.cutLines), ToleratedErrors(.fullText, at: table.fullLines),
    ]
    .compactMap { $0 }
    return rows
  }

  mutating func readFixed(_ text: ImportText, _ columns: FixedColumns?) throws(SceneError.Kind) -> DataRows {
    guard let columns else { return try read(text, .lines) }
    var rows: [[String]] = []
    var cut: [Int] = []
    let lines = try text.bytes().split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0.last == 0x0D ? $0.dropLast() : $0) }
    let footer = options.footer == .found ? FooterLines(lines, columns) : nil
    for (index, line) in lines[..<(footer?.start ?? lines.count)].enumerated() {
      guard line.contains(where: { $0 != 0x20 }) else { continue }
      if columns.isCut(line) { cut.append(index) }
      rows.append(columns.cells(line))
    }
    // If many lines do not fit the columns, the file is not split into fixed-width columns.
    if options.format != .fixed, cut.count * 50 > rows.count { return try read(text, .lines) }
    notes.append(.fixedColumns(columns.starts.count))
    if let footer { notes.append(.footer(footer.texts)) }
    var result = named(rows)
    if let cut = ToleratedErrors(.cutLine, at: cut) { result.tolerated.append(cut) }
    return result
  }
}
