package struct DelimitedShape: Hashable, Sendable {
  /// The delimiter; nil if each line is one cell.
  package var delimiter: UInt8?
  /// The quotation mark; 0 if cells are never quoted.
  package var quote: UInt8 = 0x22
  package var comment: UInt8?
  package var start = 0
  package var hasNames = true
  package var commentNames: [String]?
  package private(set) var severalNames: SeveralNames?
  package private(set) var isSure = true
  package private(set) var preamble: [[String]] = []
  package private(set) var comments: [String] = []
  package var evidence: String?
  /// Whether the header lacks a name for the first column, as in files written by R.
  package var lacksFirstName = false

  package private(set) var width = 1
  package private(set) var isSpaced = false
  package private(set) var isWeak = false

  package struct SeveralNames: Hashable, Sendable {
    package var rows: Int
    package var names: [String]
    package var end: Int
  }

  private let isKnown: Bool

  private static let delimiters = Array(",;\t|".utf8)

  /// Detects the structure of a file. If `delimiter` is nil, it is detected as well, and `likely` is the one that the
  /// file extension suggests.
  package init(
    _ text: UnsafeBufferPointer<UInt8>, delimiter known: UInt8? = nil, likely: UInt8? = nil, isAll: Bool
  ) {
    let first = text.first { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 }
    if first == UInt8(ascii: "#") { comment = first }
    isKnown = known != nil || likely != nil
    delimiter = known ?? Self.delimiter(text, likely: likely, comment: comment, isAll: isAll)
    if known == nil { chooseQuote(text, isAll: isAll) }
    var sample = DelimitedSample(text, delimiter: delimiter, quote: quote, comment: comment, isAll: isAll)
    if comment == nil, Self.hasComments(sample) {
      isBehindTitle = true
      comment = UInt8(ascii: "#")
      sample = DelimitedSample(text, delimiter: delimiter, quote: quote, comment: comment, isAll: isAll)
    }
    width = max(sample.usual.width, 1)
    isWeak = delimiter == nil || sample.usual.count * 10 < sample.rows.count * 8
    let behind = sample.rows.flatMap { $0.dropFirst().filter { !$0.isEmpty } }
    isSpaced = !behind.isEmpty && behind.allSatisfy { $0.first == " " }
    if comment != nil, !isBehindTitle { takeComments(text, sample) }
    guard commentNames == nil else { return }
    findNames(sample)
    if isBehindTitle { takeEarlyComments(text) }
  }

  private var isBehindTitle = false

  private static func hasComments(_ sample: DelimitedSample) -> Bool {
    guard sample.usual.width > 1 else { return false }
    let marked = sample.rows.filter { $0[0].hasPrefix("# ") }
    return !marked.isEmpty && marked.allSatisfy { $0.count == 1 } && marked.count * 2 < sample.rows.count
  }

  private mutating func takeEarlyComments(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < start {
      let end = DelimitedSample.nextLine(text, from: index)
      if text[index] == comment {
        comments.append(String(String(decoding: text[index..<end], as: UTF8.self).prefix { !$0.isNewline }))
      }
      index = end
    }
  }

  // MARK: Delimiters

  private static func delimiter(
    _ text: UnsafeBufferPointer<UInt8>, likely: UInt8?, comment: UInt8?, isAll: Bool
  ) -> UInt8? {
    var best: (delimiter: UInt8, score: Double)?
    for delimiter in delimiters + [UInt8(ascii: ":")] {
      let sample = DelimitedSample(text, delimiter: delimiter, comment: comment, isAll: isAll)
      let (width, count) = sample.usual
      guard width > 1, !sample.rows.isEmpty else { continue }
      var score = Double(count) / Double(sample.rows.count)
      // Colons also occur in times and addresses. They are only accepted as the delimiter if they split all lines
      // regularly.
      if delimiter == UInt8(ascii: ":"), score < 1 || width < 4 || sample.rows.count < 3 || hasTimes(sample) {
        continue
      }
      guard score >= 0.5, delimiter == likely || !cutsBrackets(sample) else { continue }
      if delimiter == likely { score += 0.05 }
      // Decimal commas occur in rows but not in the header, so the header must have as many cells as the rows.
      if sample.rows[0].count != width { score -= 0.2 }
      score += min(Double(width), 50) / 500
      if best.map({ score > $0.score }) ?? true { best = (delimiter, score) }
    }
    return best?.delimiter ?? likely
  }

  /// Returns whether the delimiter would split most rows inside brackets, as in "(X11; Linux)".
  private static func cutsBrackets(_ sample: DelimitedSample) -> Bool {
    let cut = sample.rows.count { row in
      row.contains { cell in
        cell.count { $0 == "(" } != cell.count { $0 == ")" } || cell.count { $0 == "[" } != cell.count { $0 == "]" }
      }
    }
    return cut * 2 > sample.rows.count
  }

  /// Returns whether most rows contain a time such as 12:30:00, which would be split at its colons.
  private static func hasTimes(_ sample: DelimitedSample) -> Bool {
    func isTwo(_ text: Substring) -> Bool { text.count == 2 && text.allSatisfy(\.isNumber) }
    let timed = sample.rows.count { row in
      row.indices.dropFirst().dropLast().contains { index in
        isTwo(row[index][...]) && isTwo(row[index - 1].suffix(2)) && isTwo(row[index + 1].prefix(2))
      }
    }
    return timed * 2 > sample.rows.count
  }

  /// Detects single quotes, which are accepted if many cells begin and end with them and the text contains no double
  /// quotes.
  private mutating func chooseQuote(_ text: UnsafeBufferPointer<UInt8>, isAll: Bool) {
    guard text.contains(0x27), !text.contains(0x22) else { return }
    let sample = DelimitedSample(text, delimiter: delimiter, quote: 0, comment: comment, isAll: isAll)
    let cells = sample.rows.joined()
    let quoted = cells.count { $0.count > 1 && $0.hasPrefix("'") && $0.hasSuffix("'") }
    if quoted >= 3, quoted * 10 >= cells.count * 3 { quote = 0x27 }
  }

  // MARK: Names

  /// Takes the last comment above the first row as the header if it has as many cells as the rows.
  private mutating func takeComments(_ text: UnsafeBufferPointer<UInt8>, _ sample: DelimitedSample) {
    guard let firstRow = sample.starts.first else { return }
    var lines: [String] = []
    var index = 0
    while index < firstRow {
      let end = DelimitedSample.nextLine(text, from: index)
      let line = String(decoding: text[index..<end], as: UTF8.self)
      let trimmed = line.drop { $0 == "#" || $0 == " " }
      lines.append(String(trimmed.prefix { !$0.isNewline }))
      index = end
    }
    let width = sample.usual.width
    comments = lines
    // Only the line directly above the first row can be its header.
    guard width > 1, let delimiter, let last = lines.last, !last.isEmpty else { return }
    let cells = last.split(separator: Character(Unicode.Scalar(delimiter)), omittingEmptySubsequences: false)
    // Directives in Unicode's files begin with an at sign, and ranges are not names.
    guard cells.count == width, last.first != "@", !last.contains(".."),
      cells.allSatisfy({ !CellKind(String($0)).isTyped })
    else { return }
    commentNames = cells.map { String($0.drop { $0 == " " }) }
    comments.removeLast()
    (start, hasNames) = (firstRow, false)
  }

  private mutating func findNames(_ sample: DelimitedSample) {
    let guess = HeaderGuess(sample.rows)
    (hasNames, evidence) = (guess.hasNames, guess.evidence)
    // If comments describe the columns, the first line after them is a row.
    if comment != nil, !isBehindTitle, hasNames, !guess.isSure, let first = sample.rows.first?.first {
      (hasNames, evidence) = (false, first)
    }
    if guess.skipped > 0, guess.skipped < sample.rows.count {
      preamble = sample.rows[..<guess.skipped].map { $0.filter { !$0.isEmpty } }
      start = sample.starts[guess.skipped]
    } else {
      start = sample.starts.first ?? 0
    }
    isSure = guess.isSure || sample.rows.count <= guess.skipped + 1
    if let names = guess.names, case let end = guess.skipped + guess.nameRows, end < sample.starts.count {
      severalNames = SeveralNames(rows: guess.nameRows, names: names, end: sample.starts[end])
      return
    }
    // If the lines have bars or commas but the header has only one cell, these are not the delimiter.
    if isWeak, !isKnown, guess.skipped == 0, sample.rows.first?.count == 1 { delimiter = nil }
    let (width, count) = sample.usual
    let widths = sample.widths.dropFirst(guess.skipped)
    guard hasNames, width > 1, let own = widths.first else { return }
    lacksFirstName = own == width - 1 && count > 1 && widths.dropFirst().allSatisfy { $0 == width }
  }
}
