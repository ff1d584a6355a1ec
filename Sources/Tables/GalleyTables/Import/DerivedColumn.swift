import GalleyData
import GalleyMessages

/// Sums, differences and products are exact. Quotients are rounded to twelve decimals, halves away from zero.
struct DerivedColumn {
  private let table: Table
  private let names: [String]
  private let text: [Character]
  private var index = 0
  private var depth = 0

  private indirect enum Term {
    case number(ExactDecimal)
    case column(Column)
    case operation(Character, Term, Term)

    var form: NumberForm? {
      switch self {
      case .number: return nil
      case .column(let column):
        guard let own = column.numberForm, own.quantity == nil else { return nil }
        var form = NumberForm()
        (form.mark, form.group, form.hasLakhs) = (own.mark, own.group, own.hasLakhs)
        return form
      case .operation(_, let first, let second): return first.form ?? second.form
      }
    }

    func value(_ row: Int) -> ExactDecimal? {
      switch self {
      case .number(let number): return number
      case .column(let column): return column.withUTF8(row) { ExactDecimal($0) }
      case .operation(let sign, let first, let second):
        guard let first = first.value(row), let second = second.value(row) else { return nil }
        switch sign {
        case "+": return first.adding(second)
        case "-": return first.adding(second.negated)
        case "*": return first.multiplied(by: second)
        default: return first.divided(by: second)
        }
      }
    }
  }

  static func column(_ text: String, _ table: Table) throws(SceneError.Kind) -> Column {
    guard let place = text.firstIndex(of: "="), place > text.startIndex else {
      throw .table(.badCondition(text, rest: text, expected: "a name, = and an expression"))
    }
    let name = String(text[..<place].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    guard table.columnIndex(name) == nil else { throw .table(.duplicateColumn(name)) }
    var reader = DerivedColumn(String(text[text.index(after: place)...]), table)
    let term = try reader.sum()
    reader.skipSpaces()
    guard reader.index == reader.text.count else { throw reader.unexpected("+, -, *, / or the end") }
    var writer = CellWriter(width: 1)
    for row in 0..<table.rowCount {
      var cell = term.value(row)?.text ?? ""
      cell.withUTF8 { writer.append($0) }
      writer.endRow()
    }
    let column = Column(name: name, cells: CellStore(writer.finish(), rowCount: table.rowCount), index: 0)
    return column.knowingKind().written(in: term.form)
  }

  private init(_ text: String, _ table: Table) {
    self.text = Array(text)
    self.table = table
    names = table.columns.map(\.name).sorted { $0.count > $1.count }
  }

  private mutating func sum() throws(SceneError.Kind) -> Term {
    var term = try product()
    while let sign = take("+") ?? take("-") { term = .operation(sign, term, try product()) }
    return term
  }

  private mutating func product() throws(SceneError.Kind) -> Term {
    var term = try factor()
    while let sign = take("*") ?? take("/") { term = .operation(sign, term, try factor()) }
    return term
  }

  private mutating func factor() throws(SceneError.Kind) -> Term {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 100 else { throw unexpected("fewer parentheses") }
    if take("-") != nil { return .operation("-", .number(ExactDecimal(0)), try factor()) }
    if take("(") != nil {
      let term = try sum()
      guard take(")") != nil else { throw unexpected("a closing parenthesis") }
      return term
    }
    for name in names where !name.isEmpty && text[index...].starts(with: Array(name)) {
      index += name.count
      return try column(name)
    }
    var word = ""
    while index < text.count, text[index].isLetter || text[index].isNumber || text[index] == "." || text[index] == "_" {
      word.append(text[index])
      index += 1
    }
    var number = word
    if let value = number.withUTF8({ ExactDecimal($0) }) { return .number(value) }
    guard !word.isEmpty else { throw unexpected("a column or a number") }
    return try column(word)
  }

  private func column(_ name: String) throws(SceneError.Kind) -> Term {
    guard let place = table.columnIndex(name) else { throw table.unknownColumn(name) }
    let column = table.columns[place].knowingKind()
    guard column.kind.isNumeric else {
      throw .value(.wrongType(expected: "a column of numbers", found: "'\(name)'"))
    }
    return .column(column)
  }

  private mutating func skipSpaces() { while index < text.count, text[index].isWhitespace { index += 1 } }

  private mutating func take(_ sign: Character) -> Character? {
    skipSpaces()
    guard index < text.count, text[index] == sign else { return nil }
    index += 1
    skipSpaces()
    return sign
  }

  private func unexpected(_ expected: String) -> SceneError.Kind {
    .table(.badCondition(String(text), rest: String(text[min(index, text.count)...]), expected: expected))
  }
}

extension Table {
  /// Returns the table with an additional last column that is computed from others.
  ///
  /// ```swift
  /// let extended = try table.deriving("net = amount / 1.19")
  /// ```
  ///
  /// - Throws: ``SceneErrors`` for invalid expressions and unknown columns.
  public func deriving(_ text: String) throws(SceneErrors) -> Table {
    do throws(SceneError.Kind) {
      var table = self
      table.columns.append(try DerivedColumn.column(text, self))
      return table
    } catch {
      throw SceneErrors([SceneError(error, at: SourcePlace(file: "--derive"))])
    }
  }
}
