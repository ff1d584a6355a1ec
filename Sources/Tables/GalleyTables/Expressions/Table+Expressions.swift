import GalleyMessages

extension Table {
  /// Returns the table with an additional last column that is computed from others.
  ///
  /// ```swift
  /// let extended = try table.deriving("net = round(amount / 1.19, 2)")
  /// ```
  ///
  /// - Parameter text: The name of the new column, an equals sign and an expression.
  /// - Returns: The table with the new column.
  /// - Throws: ``SceneErrors`` for invalid expressions and unknown columns.
  public func deriving(_ text: String) throws(SceneErrors) -> Table {
    let derivation = try Derivation(text)
    var table = self
    table.columns.append(try derivation.column(of: self))
    return table
  }

  /// Returns the rows that meet `condition`. The rows keep their numbers.
  ///
  /// ```swift
  /// let large = try table.filtered(where: "amount > 100 and region = North")
  /// ```
  ///
  /// - Parameter condition: An expression whose value is true or false.
  /// - Returns: The table with the matching rows. It may be empty.
  /// - Throws: ``SceneErrors`` for an invalid condition or an unknown column.
  public func filtered(where condition: String) throws(SceneErrors) -> Table {
    do throws(ExpressionError) {
      let filter = try filter(condition)
      return keeping((0..<UInt32(rowCount)).filter { filter.holds(Int($0)) })
    } catch {
      throw SceneErrors([error.located(in: condition, of: "--where")])
    }
  }

  func filter(_ condition: String) throws(ExpressionError) -> RowFilter {
    var reader = ExpressionReader(condition, self)
    let expression = try reader.either()
    let filter = try reader.filter(expression, from: 0)
    try reader.end(expecting: "and, or, or the end")
    return filter
  }

  /// Returns whether the condition contains a function that uses several rows.
  func usesRows(_ condition: String, late: Set<String>) throws(ExpressionError) -> Bool {
    var reader = ExpressionReader(condition, self, late: late, isDry: true)
    _ = try reader.either()
    return reader.usesRows
  }
}

/// A column to compute: a name, an equals sign and an expression.
struct Derivation {
  let name: String
  private let text: String
  private let expression: String

  init(_ text: String) throws(SceneErrors) {
    self.text = text
    guard let place = text.firstIndex(of: "="), place > text.startIndex else {
      let kind = SceneError.Kind.table(.badCondition(text, rest: text, expected: "a name, = and an expression"))
      throw SceneErrors([ExpressionError(kind: kind, range: 0..<text.count).located(in: text, of: "--derive")])
    }
    name = String(text[..<place].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    expression = String(text[text.index(after: place)...].drop { $0 == " " })
  }

  func column(of table: Table) throws(SceneErrors) -> Column {
    guard table.columnIndex(name) == nil else {
      let error = ExpressionError(kind: .table(.duplicateColumn(name)), range: 0..<name.count)
      throw SceneErrors([error.located(in: text, of: "--derive")])
    }
    return try read(table).result.column(named: name, rows: table.rowCount)
  }

  /// Returns whether the expression contains a function that uses several rows.
  func usesRows(_ table: Table, late: Set<String>) throws(SceneErrors) -> Bool {
    try read(table, late: late, isDry: true).usesRows
  }

  private func read(
    _ table: Table, late: Set<String> = [], isDry: Bool = false
  ) throws(SceneErrors) -> (result: Expression, usesRows: Bool) {
    do throws(ExpressionError) {
      var reader = ExpressionReader(expression, table, late: late, isDry: isDry)
      let result = try reader.either()
      try reader.end(expecting: "+, -, *, / or the end")
      return (result, reader.usesRows)
    } catch {
      throw SceneErrors([error.located(in: text, of: "--derive", offset: text.count - expression.count)])
    }
  }
}
