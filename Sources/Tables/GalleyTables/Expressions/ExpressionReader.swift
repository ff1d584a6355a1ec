import GalleyData
import GalleyMessages

/// Parses operands and calculations in the expressions of `--derive`, `--where` and `--color`. Extensions parse
/// conditions and values.
struct ExpressionReader {
  let table: Table
  let text: [Character]
  var index = 0
  /// Whether the expression contains a function that uses several rows.
  var usesRows = false
  /// Whether to check the expression without evaluating it.
  let isDry: Bool
  /// The number of function calls around `index`.
  var callDepth = 0
  private var depth = 0
  private let names: [[Character]]

  private static let depthLimit = 100

  /// `late` contains the names of columns that are computed later and are not yet known.
  init(_ text: String, _ table: Table, late: Set<String> = [], isDry: Bool = false) {
    self.text = Array(text)
    self.table = table
    self.isDry = isDry
    // If two names match, the longer one is meant.
    names = (table.columns.map(\.name) + late).map { Array($0) }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  var rowCount: Int { isDry ? 0 : table.rowCount }

  mutating func end(expecting expected: String) throws(ExpressionError) {
    skipSpaces()
    guard index < text.count else { return }
    throw unexpected(expected, suggestion: ConditionSpelling(text[index...]).suggestion)
  }

  // MARK: Calculations

  mutating func sum() throws(ExpressionError) -> Expression {
    skipSpaces()
    let start = index
    var result = try product()
    while true {
      let end = index
      guard let sign = take("+") ? "+" : take("-") ? "-" : nil else { return result }
      let operand = index
      let other = try product()
      result = try Expression.sum(result, other, isMinus: sign == "-", at: start..<end, operand..<index)
    }
  }

  private mutating func product() throws(ExpressionError) -> Expression {
    skipSpaces()
    let start = index
    var result = try factor()
    while true {
      let left = start..<index
      guard let sign = take("*") ? "*" : take("/") ? "/" : nil else { return result }
      let operand = index
      let other = try factor()
      try Self.check(result, is: .number, at: left)
      try Self.check(other, is: .number, at: operand..<index)
      result = sign == "*" ? .product(result, other) : .quotient(result, other)
    }
  }

  private mutating func factor() throws(ExpressionError) -> Expression {
    skipSpaces()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw unexpected("fewer parentheses") }
    if text[index...].first == "!" { throw unexpected("a column", suggestion: "not") }
    if take("-") {
      let start = index
      let operand = try factor()
      try Self.check(operand, is: .number, at: start..<index)
      return .negative(operand)
    }
    if take("(") {
      let inner = try either()
      guard take(")") else { throw unexpected("a closing parenthesis") }
      return inner
    }
    return try operand()
  }

  // MARK: Operands

  private mutating func operand() throws(ExpressionError) -> Expression {
    if text[index...].first == "`", let name = quoted() { return try column(name, index - name.count - 1) }
    if let quoted = quoted() { return Expression(literal: quoted) }
    let name = names.first { text[index...].starts(with: $0) && endsWord(at: index + $0.count, after: $0) }
    if let function = function(longerThan: name) { return try call(function) }
    if let name {
      index += name.count
      return try column(String(name), index - name.count)
    }
    let start = index
    var word = ""
    while index < text.count, Self.isWord(text[index]) {
      word.append(text[index])
      index += 1
    }
    var number = word
    if let value = number.withUTF8({ ExactDecimal($0) }) { return Expression(value) }
    guard !word.isEmpty else { throw unexpected("a column, a number or a function") }
    if take("(") { throw unknownFunction(word, start) }
    throw unknownColumn(word, start)
  }

  /// Returns whether a name ends at a word boundary.
  private func endsWord(at end: Int, after name: [Character]) -> Bool {
    end == text.count || !Self.isWord(text[end]) || !(name.last.map(Self.isWord) ?? false)
  }

  /// Returns the function whose name and opening parenthesis come next, unless a longer column name also matches.
  private func function(longerThan name: [Character]?) -> ExpressionFunction? {
    let word = text[index...].prefix { $0.isLetter }
    guard text[word.endIndex...].drop(while: \.isWhitespace).first == "(", name?.count ?? 0 <= word.count else {
      return nil
    }
    return ExpressionFunction.named[String(word).lowercased()]
  }

  func column(_ name: String, _ start: Int) throws(ExpressionError) -> Expression {
    guard let place = table.columnIndex(name) else {
      throw ExpressionError(kind: table.unknownColumn(name), range: start..<min(start + name.count, text.count))
    }
    return Expression(table.columns[place])
  }

  private func unknownFunction(_ word: String, _ start: Int) -> ExpressionError {
    let known = ExpressionFunction.all.map(\.name)
    let suggestion = ExpressionFunction.otherNames[word.lowercased()] ?? Suggestion.closest(to: word, among: known)
    return ExpressionError(
      kind: .table(.unknownFunction(word, known: known, suggestion: suggestion)), range: start..<start + word.count)
  }

  /// A misspelled name may contain a hyphen or a space.
  private func unknownColumn(_ word: String, _ start: Int) -> ExpressionError {
    let dashed = text[start...].prefix { Self.isWord($0) || $0 == "-" }
    let spaced = text[start...].prefix { Self.isWord($0) || $0 == "-" || $0 == " " }
    let written = String(String(spaced).reversed().drop { $0 == " " }.reversed())
    let known = table.columns.map(\.name)
    let found = [word, String(dashed), written].first { Suggestion.closest(to: $0, among: known) != nil } ?? word
    return ExpressionError(kind: table.unknownColumn(found), range: start..<start + found.count)
  }

  // MARK: Words

  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  mutating func quoted() -> String? {
    let marks: [Character: Character] = ["\"": "\"", "'": "'", "`": "`", "“": "”", "„": "“"]
    guard index < text.count, let mark = marks[text[index]], let end = text[(index + 1)...].firstIndex(of: mark) else {
      return nil
    }
    defer { index = end + 1 }
    return String(text[(index + 1)..<end])
  }

  mutating func skipSpaces() { while index < text.count, text[index].isWhitespace { index += 1 } }

  mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard text[index...].starts(with: Array(sign)) else { return false }
    index += sign.count
    skipSpaces()
    return true
  }

  mutating func take(word: String) -> Bool {
    skipSpaces()
    let end = index + word.count
    guard end <= text.count, String(text[index..<end]).lowercased() == word,
      end == text.count || !(Self.isWord(text[end]) || text[end] == "-")
    else { return false }
    index = end
    return true
  }

  // MARK: Errors

  func unexpected(_ expected: String, suggestion: String? = nil) -> ExpressionError {
    let start = min(index, text.count)
    let rest = String(text[start...])
    let word = text[start...].prefix { !$0.isWhitespace }
    return ExpressionError(
      kind: .table(.badCondition(String(text), rest: rest, expected: expected, suggestion: suggestion)),
      range: start..<max(word.endIndex, start))
  }

  static func check(
    _ expression: Expression, is kind: Expression.Kind, at range: Range<Int>
  ) throws(ExpressionError) {
    guard expression.kind != kind else { return }
    throw ExpressionError(
      kind: .value(.wrongType(expected: kind.noun, found: expression.description)), range: range)
  }
}

extension Expression {
  /// The description of the expression in error messages.
  var description: String {
    if let column { return "'\(column.name)', which is \(kind.noun)" }
    return literal.map { "the text '\($0)'" } ?? kind.noun
  }
}
