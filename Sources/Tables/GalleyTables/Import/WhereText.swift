import GalleyData
import GalleyMessages

/// Parses conditions such as `amount > 100 and region = "North"`.
///
/// Operators are `=`, `!=`, `<`, `<=`, `>`, `>=`, `contains`, `starts`, `ends`, `matches`, `is empty` and `in (a, b)`.
/// A value must be quoted if it begins with an operator or contains a joining word.
struct WhereText {
  private let table: Table
  private let names: [String]
  private let text: [Character]
  private var index = 0

  static func filter(_ text: String, _ table: Table) throws(SceneError.Kind) -> RowFilter {
    var reader = WhereText(text, table)
    let filter = try reader.either()
    reader.skipSpaces()
    guard reader.index == reader.text.count else {
      let spelled = ConditionSpelling(reader.text[reader.index...])
      throw reader.unexpected("and, or, or the end", suggestion: spelled.suggestion)
    }
    return filter
  }

  private init(_ text: String, _ table: Table) {
    self.text = Array(text)
    self.table = table
    // If two names match, the longer one is meant.
    names = table.columns.map(\.name).sorted { $0.count > $1.count }
  }

  // MARK: Joining

  private mutating func either() throws(SceneError.Kind) -> RowFilter {
    var filters = [try both()]
    while take(word: "or") { filters.append(try both()) }
    return filters.count == 1 ? filters[0] : .any(filters)
  }

  private mutating func both() throws(SceneError.Kind) -> RowFilter {
    var filters = [try single()]
    while take(word: "and") { filters.append(try single()) }
    return filters.count == 1 ? filters[0] : .all(filters)
  }

  private mutating func single() throws(SceneError.Kind) -> RowFilter {
    if take(word: "not") { return .not(try single()) }
    skipSpaces()
    if text[index...].first == "!" { throw unexpected("a column", suggestion: "not") }
    if take("(") {
      depth += 1
      guard depth <= Self.depthLimit else { throw unexpected("fewer parentheses") }
      let filter = try either()
      guard take(")") else { throw unexpected("a closing parenthesis") }
      depth -= 1
      return filter
    }
    return try test(of: column())
  }

  private var depth = 0
  private static let depthLimit = 100

  // MARK: Tests

  private mutating func test(of column: Column) throws(SceneError.Kind) -> RowFilter {
    if take(word: "is") {
      let start = index
      let isNot = take(word: "not")
      guard take(word: "empty") else {
        let isNull = ["null", "none", "missing", "blank"].contains { take(word: $0) }
        index = start
        throw unexpected("empty", suggestion: isNull ? isNot ? "is not empty" : "is empty" : isNot ? "!=" : "=")
      }
      let empty = RowFilter.cell(column, .equals([[]]))
      return isNot ? .not(empty) : empty
    }
    let start = index
    if take(word: "not") {
      if let filter = try wordTest(of: column) { return .not(filter) }
      index = start
    }
    if let filter = try wordTest(of: column) { return filter }
    if let filter = try signTest(of: column) { return filter }
    let spelled = ConditionSpelling(text[index...])
    throw unexpected(
      "=, !=, <, >, contains, starts, ends, matches, in, or is empty", suggestion: spelled.suggestion)
  }

  private mutating func wordTest(of column: Column) throws(SceneError.Kind) -> RowFilter? {
    if take(word: "in") {
      guard take("(") else { throw unexpected("a list in parentheses") }
      var filters: [RowFilter] = []
      repeat { filters.append(try equals(column, value("in"))) } while take(",")
      guard take(")") else { throw unexpected("a closing parenthesis") }
      return .any(filters)
    }
    if take(word: "contains") { return .cell(shown(column), .contains(part(try value("contains")))) }
    if take(word: "starts") {
      _ = take(word: "with")
      return .cell(shown(column), .startsWith(part(try value("starts"))))
    }
    if take(word: "ends") {
      _ = take(word: "with")
      return .cell(shown(column), .endsWith(part(try value("ends"))))
    }
    if take(word: "matches") { return try matches(column, value("matches")) }
    return nil
  }

  private mutating func signTest(of column: Column) throws(SceneError.Kind) -> RowFilter? {
    for (sign, isNegated) in [("!=", true), ("<>", true), ("≠", true), ("==", false)] where take(sign) {
      let filter = try equals(column, value(sign))
      return isNegated ? .not(filter) : filter
    }
    let comparisons: [(String, CellTest.Comparison)] = [
      ("<=", .atMost), (">=", .atLeast), ("≤", .atMost), ("≥", .atLeast), ("<", .below), (">", .above),
    ]
    for (sign, comparison) in comparisons where take(sign) { return try compare(column, comparison, value(sign)) }
    if take("=") { return try equals(column, value("=")) }
    if take("~") { return try matches(column, value("~")) }
    return nil
  }

  private func shown(_ column: Column) -> Column { column.asWritten.withPlainSpaces }

  private func part(_ text: String) -> [UInt8] {
    let bytes = Array(CleanText.composed(text).utf8)
    return bytes.withUnsafeBufferPointer { CleanText.plainSpaces($0) } ?? bytes
  }

  private func matches(_ column: Column, _ text: String) throws(SceneError.Kind) -> RowFilter {
    .cell(shown(column), .matches(try expression(CleanText.composed(text))))
  }

  private func expression(_ text: String) throws(SceneError.Kind) -> RegularExpression {
    do throws(RegularExpressionError) { return try RegularExpression(text) } catch {
      throw .table(.badExpression(text, error))
    }
  }

  private func equals(_ column: Column, _ text: String) throws(SceneError.Kind) -> RowFilter {
    let written = RowFilter.cell(shown(column), .equals([part(CleanText.of(text))]))
    guard column.kind != .string, let value = value(of: text, in: column) else { return written }
    guard column.kind.isNumeric, let number = Self.number(value) else {
      return .any([written, .cell(column, .equals([Array(value.utf8)]))])
    }
    return .any([written, .all([.cell(column, .number(.atLeast, number)), .cell(column, .number(.atMost, number))])])
  }

  private func compare(
    _ column: Column, _ comparison: CellTest.Comparison, _ text: String
  ) throws(SceneError.Kind) -> RowFilter {
    guard let value = value(of: text, in: column) else {
      throw .value(.wrongType(expected: column.kind.noun, found: "'\(text)'"))
    }
    if column.kind.isNumeric, let number = Self.number(value) { return .cell(column, .number(comparison, number)) }
    return .cell(column, .text(comparison, CollatedText(value)))
  }

  private static func number(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { CellNumber.value($0) }
  }

  private func value(of text: String, in column: Column) -> String? {
    var text = text
    return text.withUTF8 { cell -> String? in
      switch column.kind {
      case .integer, .number:
        if CellNumber.value(cell) != nil { return String(decoding: cell, as: UTF8.self) }
        if let quantity = column.numberForm?.quantity { return quantity.value(cell) }
        guard let number = WrittenNumber(cell) else { return nil }
        var bytes: [UInt8] = []
        guard number.write(cell, column.numberForm?.mark ?? .point, to: &bytes) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      case .date, .timestamp: return WrittenMoment(cell)?.iso(isDayFirst: true)
      case .boolean: return String(decoding: cell, as: UTF8.self).lowercased()
      case .string: return String(decoding: cell, as: UTF8.self)
      }
    }
  }

  // MARK: Words

  private mutating func column() throws(SceneError.Kind) -> Column {
    skipSpaces()
    if let quoted = quoted() { return try column(quoted) }
    for name in names where !name.isEmpty && text[index...].starts(with: Array(name)) {
      let end = index + name.count
      // A name must end at a word boundary.
      guard end == text.count || !Self.isWord(text[end]) || !(name.last.map(Self.isWord) ?? false) else { continue }
      index = end
      return try column(name)
    }
    var word = ""
    while index < text.count, Self.isWord(text[index]) {
      word.append(text[index])
      index += 1
    }
    guard !word.isEmpty else { throw unexpected("a column") }
    return try column(word)
  }

  private func column(_ name: String) throws(SceneError.Kind) -> Column {
    guard let place = table.columnIndex(name) else { throw table.unknownColumn(name) }
    return table.columns[place].knowingKind()
  }

  private mutating func value(_ sign: String) throws(SceneError.Kind) -> String {
    skipSpaces()
    if let quoted = quoted() { return quoted }
    if let first = text[index...].first, ConditionSpelling.signs.contains(first) {
      throw unexpected("a value after '\(sign)'", suggestion: ConditionSpelling(text[index...], after: sign).suggestion)
    }
    var value = ""
    while index < text.count, text[index] != ")", text[index] != "," || isDecimal {
      if text[index] == " ", Self.joins.contains(where: { text[index...].starts(with: Array($0)) }) { break }
      for (sign, word) in [("&&", "and"), ("||", "or")] where text[index...].starts(with: Array(sign)) {
        throw unexpected("and, or, or the end", suggestion: word)
      }
      value.append(text[index])
      index += 1
    }
    while value.last == " " { value.removeLast() }
    guard !value.isEmpty else { throw unexpected("a value after '\(sign)'") }
    return value
  }

  private static let joins = [" and ", " or ", " AND ", " OR "]

  private var isDecimal: Bool {
    index > 0 && index + 1 < text.count && text[index - 1].isNumber && text[index + 1].isNumber
  }

  private mutating func quoted() -> String? {
    let marks: [Character: Character] = ["\"": "\"", "'": "'", "`": "`", "“": "”", "„": "“"]
    guard index < text.count, let mark = marks[text[index]], let end = text[(index + 1)...].firstIndex(of: mark) else {
      return nil
    }
    defer { index = end + 1 }
    return String(text[(index + 1)..<end])
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "." || character == "-"
  }

  private mutating func skipSpaces() { while index < text.count, text[index].isWhitespace { index += 1 } }

  private mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard text[index...].starts(with: Array(sign)) else { return false }
    index += sign.count
    return true
  }

  private mutating func take(word: String) -> Bool {
    skipSpaces()
    let end = index + word.count
    guard end <= text.count, String(text[index..<end]).lowercased() == word,
      end == text.count || !Self.isWord(text[end])
    else { return false }
    index = end
    return true
  }

  private func unexpected(_ expected: String, suggestion: String? = nil) -> SceneError.Kind {
    let rest = String(text[min(index, text.count)...])
    return .table(.badCondition(String(text), rest: rest, expected: expected, suggestion: suggestion))
  }
}

extension Table {
  /// Returns the rows that meet all `conditions`. The rows keep their numbers.
  ///
  /// - Parameter allowsEmpty: Whether an empty result is allowed.
  /// - Throws: ``SceneErrors`` for invalid conditions and unknown columns. If `allowsEmpty` is false, also for the
  ///   first condition that no row meets.
  public func filtered(where conditions: [String], allowsEmpty: Bool) throws(SceneErrors) -> Table {
    var table = self
    for condition in conditions {
      let kept = try table.filtered(where: condition)
      if kept.rowCount == 0, table.rowCount > 0, !allowsEmpty {
        let kind = SceneError.Kind.table(.noRows(.condition(condition, rows: table.rowCount)))
        throw SceneErrors([SceneError(kind, at: SourcePlace(file: "--where"))])
      }
      table = kept
    }
    return table
  }

  /// Returns the rows that meet `condition`. The rows keep their numbers.
  ///
  /// ```swift
  /// let large = try table.filtered(where: "amount > 100 and region = North")
  /// ```
  ///
  /// - Throws: ``SceneErrors`` for an invalid condition or an unknown column.
  public func filtered(where condition: String) throws(SceneErrors) -> Table {
    do throws(SceneError.Kind) {
      let filter = try WhereText.filter(condition, self)
      return keeping((0..<UInt32(rowCount)).filter { filter.holds(Int($0)) })
    } catch {
      throw SceneErrors([SceneError(error, at: SourcePlace(file: "--where"))])
    }
  }
}
