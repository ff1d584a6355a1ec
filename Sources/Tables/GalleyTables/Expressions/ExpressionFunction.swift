import GalleyMessages

/// A function that the expressions of `--derive` and `--where` can call.
///
/// If an argument is empty, the result is empty. The description of a function says if it ignores empty arguments
/// instead.
package struct ExpressionFunction: Sendable {
  package let name: String
  /// The parameters as documented, such as "number, [decimals]": optional ones are in brackets, and … repeats the last
  /// one.
  package let parameters: String
  package let doc: String
  let make: @Sendable (FunctionCall) throws(ExpressionError) -> Expression

  init(
    _ name: String, _ parameters: String, _ doc: String,
    make: @escaping @Sendable (FunctionCall) throws(ExpressionError) -> Expression
  ) {
    (self.name, self.parameters, self.doc, self.make) = (name, parameters, doc, make)
  }

  package static let all = choices + numbers + dates + texts + rows

  static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The names of these functions in SQL, spreadsheets and programming languages.
  static let otherNames = [
    "ifnull": "coalesce", "isnull": "coalesce", "nvl": "coalesce", "iif": "if", "case": "if", "ifelse": "if",
    "ceiling": "ceil", "int": "floor", "trunc": "floor", "len": "length", "nchar": "length", "substitute": "replace",
    "toupper": "upper", "ucase": "upper", "tolower": "lower", "lcase": "lower", "strip": "trim", "cumsum": "running",
    "sum": "total", "mean": "average", "avg": "average", "datediff": "days", "todate": "date", "strptime": "date",
    "datetrunc": "truncate", "floordate": "truncate", "wday": "weekday", "dayofweek": "weekday", "isoweek": "week",
    "includes": "contains", "startswith": "starts", "endswith": "ends", "greatest": "max", "least": "min",
    "concatenate": "concat", "paste": "concat", "percent": "share",
  ]

  /// The keywords that are allowed as the second argument, such as the unit of `truncate`; empty if this argument is an
  /// expression.
  var words: [String] { name == "truncate" ? CalendarUnit.allCases.map(\.rawValue) : [] }

  private var names: [String] { parameters.split(separator: ", ").map(String.init) }

  var arity: ClosedRange<Int> {
    let isOpen = names.last == "…"
    let named = names.filter { $0 != "…" }
    let needed = named.count { !$0.hasPrefix("[") }
    return needed...(isOpen ? .max : named.count)
  }
}

/// The arguments of a function.
struct FunctionCall {
  let name: String
  let arguments: [Expression]
  let ranges: [Range<Int>]
  /// The number of rows; 0 if the expression is only checked.
  let rowCount: Int

  func argument(_ index: Int, _ kind: Expression.Kind) throws(ExpressionError) -> Expression {
    try ExpressionReader.check(arguments[index], is: kind, at: ranges[index])
    return arguments[index]
  }

  /// Returns an argument that is a date, with or without a time.
  func date(_ index: Int) throws(ExpressionError) -> Expression {
    guard arguments[index].kind.isDate else { return try argument(index, .date) }
    return arguments[index]
  }

  /// Returns the arguments from `first` on, which must have the same kind.
  func alike(from first: Int = 0) throws(ExpressionError) -> [Expression] {
    let kind = arguments[first...].first { $0.literal?.isEmpty != true }?.kind ?? .text
    for index in arguments.indices.dropFirst(first) where arguments[index].literal?.isEmpty != true {
      _ = try argument(index, kind)
    }
    return arguments[first...].map { $0.literal?.isEmpty == true ? Expression(kind) { _ in .empty } : $0 }
  }

  func error(_ index: Int, expected: String, found: String) -> ExpressionError {
    ExpressionError(kind: .value(.wrongType(expected: expected, found: found)), range: ranges[index])
  }
}

extension ExpressionReader {
  /// Reports a misspelled keyword, such as the unit of `truncate`, which would otherwise be reported as an unknown
  /// column.
  private func checkWord(of function: ExpressionFunction) throws(ExpressionError) {
    let word = String(text[index...].prefix(while: \.isLetter))
    guard !function.words.isEmpty, !word.isEmpty, table.columnIndex(word) == nil else { return }
    throw ExpressionError(
      kind: .value(
        .unknownWord(
          word, noun: "a unit of dates", known: function.words,
          suggestion: Suggestion.closest(to: word, among: function.words))),
      range: index..<index + word.count)
  }

  mutating func call(_ function: ExpressionFunction) throws(ExpressionError) -> Expression {
    let start = index
    index += function.name.count
    _ = take("(")
    callDepth += 1
    defer { callDepth -= 1 }
    var (arguments, ranges): ([Expression], [Range<Int>]) = ([], [])
    if !take(")") {
      repeat {
        skipSpaces()
        let first = index
        let word = arguments.count == 1 ? function.words.first { take(word: $0) } : nil
        if let word {
          arguments.append(Expression(literal: word))
        } else {
          if arguments.count == 1 { try checkWord(of: function) }
          arguments.append(try either())
        }
        ranges.append(first..<max(index, first))
      } while take(",")
      guard take(")") else { throw unexpected("a comma or a closing parenthesis") }
    }
    guard function.arity.contains(arguments.count) else {
      let usage = "\(function.name)(\(function.parameters))"
      throw ExpressionError(
        kind: .table(.badArguments(usage, count: arguments.count)), range: start..<start + function.name.count)
    }
    if ExpressionFunction.rows.contains(where: { $0.name == function.name }) { usesRows = true }
    return try function.make(
      FunctionCall(name: function.name, arguments: arguments, ranges: ranges, rowCount: rowCount))
  }
}
