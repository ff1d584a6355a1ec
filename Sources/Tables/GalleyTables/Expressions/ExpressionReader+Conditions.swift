import GalleyData

/// Conditions such as `amount > 100 and region = North`.
///
/// Operators are `=`, `!=`, `<`, `<=`, `>`, `>=`, `contains`, `starts`, `ends`, `matches`, `is empty` and `in (a, b)`.
extension ExpressionReader {
  mutating func either() throws(ExpressionError) -> Expression {
    try joined("or", RowFilter.any) { reader throws(ExpressionError) in try reader.both() }
  }

  private mutating func both() throws(ExpressionError) -> Expression {
    try joined("and", RowFilter.all) { reader throws(ExpressionError) in try reader.single() }
  }

  private mutating func joined(
    _ word: String, _ join: ([RowFilter]) -> RowFilter,
    _ next: (inout ExpressionReader) throws(ExpressionError) -> Expression
  ) throws(ExpressionError) -> Expression {
    skipSpaces()
    var start = index
    let first = try next(&self)
    guard take(word: word) else { return first }
    var filters = [try filter(first, from: start)]
    repeat {
      skipSpaces()
      start = index
      let other = try next(&self)
      filters.append(try filter(other, from: start))
    } while take(word: word)
    return Expression(join(filters))
  }

  private mutating func single() throws(ExpressionError) -> Expression {
    if take(word: "not") {
      let start = index
      let operand = try single()
      return Expression(.not(try filter(operand, from: start)))
    }
    skipSpaces()
    let start = index
    var left = try sum()
    guard begins(with: Self.testWords, or: ConditionSpelling.signs) else { return left }
    // Quoted text before an operator is a column name.
    if let name = left.literal { left = try column(name, start + 1) }
    return Expression(try test(of: left))
  }

  private static let testWords = ["is", "in", "not", "contains", "starts", "ends", "matches"]

  private func begins(with words: [String], or signs: Set<Character>) -> Bool {
    var reader = self
    reader.skipSpaces()
    guard let first = reader.text[reader.index...].first else { return false }
    return signs.contains(first) || words.contains { reader.take(word: $0) }
  }

  /// Returns the filter for a condition.
  func filter(_ expression: Expression, from start: Int) throws(ExpressionError) -> RowFilter {
    guard expression.kind == .truth else {
      let spelled = ConditionSpelling(text[index...])
      throw unexpected(
        "=, !=, <, >, contains, starts, ends, matches, in, or is empty", suggestion: spelled.suggestion)
    }
    if let filter = expression.filter { return filter }
    if let column = expression.column { return .cell(column, .equals([Array("true".utf8)])) }
    return .expression(columns: []) { expression.value($0).isTrue }
  }

  // MARK: Tests

  private mutating func test(of left: Expression) throws(ExpressionError) -> RowFilter {
    // Tests read cells. A computed operand is first stored in a column, so that it follows the same rules.
    let column = left.column ?? left.column(named: "", rows: rowCount)
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
    if let filter = try signTest(of: column, left) { return filter }
    throw unexpected(
      "=, !=, <, >, contains, starts, ends, matches, in, or is empty",
      suggestion: ConditionSpelling(text[index...]).suggestion)
  }

  private mutating func wordTest(of column: Column) throws(ExpressionError) -> RowFilter? {
    if take(word: "in") {
      guard take("(") else { throw unexpected("a list in parentheses") }
      var filters: [RowFilter] = []
      repeat { filters.append(ConditionValue(column).equals(try value("in"))) } while take(",")
      guard take(")") else { throw unexpected("a closing parenthesis") }
      return .any(filters)
    }
    let value = ConditionValue(column)
    if take(word: "contains") { return value.test(CellTest.contains, try self.value("contains")) }
    if take(word: "starts") {
      _ = take(word: "with")
      return value.test(CellTest.startsWith, try self.value("starts"))
    }
    if take(word: "ends") {
      _ = take(word: "with")
      return value.test(CellTest.endsWith, try self.value("ends"))
    }
    if take(word: "matches") { return try matches(value, "matches") }
    return nil
  }

  private mutating func matches(_ value: ConditionValue, _ sign: String) throws(ExpressionError) -> RowFilter {
    skipSpaces()
    let start = index
    let text = try self.value(sign)
    do throws(RegularExpressionError) { return value.matches(try value.expression(text)) } catch {
      throw ExpressionError(kind: .table(.badExpression(text, error)), range: start..<index)
    }
  }

  private mutating func signTest(of column: Column, _ left: Expression) throws(ExpressionError) -> RowFilter? {
    if take("~") { return try matches(ConditionValue(column), "~") }
    for (sign, comparison) in Self.comparisons where take(sign) {
      let start = index
      let plain = try value(sign)
      let end = index
      if let right = try expression(at: start, insteadOf: plain, left) {
        return ExpressionComparison(left, comparison, right, at: start..<index).filter
      }
      index = end
      let value = ConditionValue(column)
      switch comparison {
      case .equal: return value.equals(plain)
      case .different: return .not(value.equals(plain))
      case .ordered(let comparison):
        if let filter = value.compares(comparison, plain) { return filter }
        throw ExpressionError(
          kind: .value(.wrongType(expected: column.kind.noun, found: "'\(plain)'")), range: start..<end)
      }
    }
    return nil
  }

  private static let comparisons: [(String, ExpressionComparison.Sign)] = [
    ("!=", .different), ("<>", .different), ("≠", .different), ("==", .equal), ("<=", .ordered(.atMost)),
    (">=", .ordered(.atLeast)), ("≤", .ordered(.atMost)), ("≥", .ordered(.atLeast)), ("<", .ordered(.below)),
    (">", .ordered(.above)), ("=", .equal),
  ]

  // MARK: Values

  /// Returns the expression after an operator, or nil if `plain` is a plain value, such as North or 2024-01-05.
  private mutating func expression(
    at start: Int, insteadOf plain: String, _ left: Expression
  ) throws(ExpressionError) -> Expression? {
    index = start
    if let first = text[start...].first, first != "`", quoted() != nil { return nil }
    index = start
    if left.kind == .text || left.kind == .truth {
      guard table.columnIndex(plain) != nil || startsCall(plain) || text[start...].first == "`" else { return nil }
    } else if ConditionValue.isValue(plain, of: left) {
      return nil
    }
    do throws(ExpressionError) {
      let right = try sum()
      let isFitting = right.kind == left.kind || left.kind.isDate && right.kind.isDate
      return isFitting ? right : nil
    } catch {
      // A misspelled column is reported as such, and any other text as a value of the wrong kind.
      if case .table(.unknownColumn(_, _, _, suggestion: .some)) = error.kind, left.kind == .number { throw error }
      if case .table(.unknownColumn) = error.kind { return nil }
      throw error
    }
  }

  private func startsCall(_ plain: String) -> Bool {
    let word = plain.prefix { $0.isLetter }
    return plain.dropFirst(word.count).first == "(" && ExpressionFunction.named[word.lowercased()] != nil
  }

  private mutating func value(_ sign: String) throws(ExpressionError) -> String {
    skipSpaces()
    if let quoted = quoted() { return quoted }
    if let first = text[index...].first, ConditionSpelling.signs.contains(first) {
      throw unexpected("a value after '\(sign)'", suggestion: ConditionSpelling(text[index...], after: sign).suggestion)
    }
    var value = ""
    var open = 0
    while index < text.count, open > 0 || text[index] != ")", open > 0 || text[index] != "," || isDecimal {
      if text[index] == " ", Self.joins.contains(where: { text[index...].starts(with: Array($0)) }) { break }
      for (sign, word) in [("&&", "and"), ("||", "or")] where text[index...].starts(with: Array(sign)) {
        throw unexpected("and, or, or the end", suggestion: word)
      }
      open += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
      value.append(text[index])
      index += 1
    }
    while value.last == " " { value.removeLast() }
    guard !value.isEmpty else { throw unexpected("a value after '\(sign)'") }
    return value
  }

  private static let joins = [" and ", " or ", " AND ", " OR "]

  /// Whether the comma is a decimal mark. Inside a function call, it separates arguments.
  private var isDecimal: Bool {
    callDepth == 0 && index > 0 && index + 1 < text.count && text[index - 1].isNumber && text[index + 1].isNumber
  }
}
