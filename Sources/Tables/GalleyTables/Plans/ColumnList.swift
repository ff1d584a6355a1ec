/// A list of columns as the user writes it, with titles, formats and meanings.
///
/// ```swift
/// let list = ColumnList("Country, Amount=Revenue:EUR:comma, *", of: table)
/// ```
public struct ColumnList: Sendable {
  /// The columns in order; empty for all columns.
  public private(set) var columns: [TableColumn] = []
  /// The specified meanings, by column name.
  public private(set) var given: [String: ColumnMeaningOverride] = [:]
  private var rest: Set<String> = []

  /// Parses a list separated by commas. An asterisk means all columns of `table` that are not listed.
  ///
  /// - Parameters:
  ///   - text: The list, such as "Country, Amount=Revenue:EUR:comma, *"; nil for all columns.
  ///   - table: The table. An entry with separators that is itself the name of one of its columns is not split.
  public init(_ text: String?, of table: Table) {
    let parts = text?.split(separator: ",").map { String($0.trimmingPrefix { $0 == " " }) }
    self.init(parts ?? [], of: table)
  }

  /// Parses columns of the form `name=Title:format:meaning`, or `-name` to omit one.
  ///
  /// If every part omits a column, the list consists of the remaining columns.
  ///
  /// - Parameters:
  ///   - parts: The columns in order. "*" means all columns of `table` that are not listed; an empty list means all
  ///     columns.
  ///   - table: The table. An entry with separators that is itself the name of one of its columns is not split.
  public init(_ parts: [String], of table: Table) {
    let left = parts.compactMap { Self.columnLeftOut($0, of: table) }
    var parts = parts.filter { Self.columnLeftOut($0, of: table) == nil }
    if parts.isEmpty, !left.isEmpty { parts = ["*"] }
    let listed = parts.map { $0 == "*" ? nil : Self.column($0, of: table) }
    let named = Set(listed.compactMap { $0?.column.field } + left)
    for entry in listed {
      guard let entry else {
        let others = table.columns.map(\.name).filter { !named.contains($0) }
        rest.formUnion(others)
        columns += others.map { TableColumn($0) }
        continue
      }
      columns.append(entry.column)
      if let meaning = entry.meaning { given[entry.column.field] = meaning }
    }
  }

  private static func columnLeftOut(_ text: String, of table: Table) -> String? {
    guard text.hasPrefix("-"), table.columnIndex(text) == nil else { return nil }
    let name = String(text.dropFirst())
    return table.columnIndex(name) == nil ? nil : name
  }

  public func isRest(_ column: TableColumn) -> Bool { rest.contains(column.field) }

  /// Parses one column. Its name may contain the separators.
  private static func column(
    _ text: String, of table: Table
  ) -> (column: TableColumn, meaning: ColumnMeaningOverride?) {
    if table.columnIndex(text) != nil { return (TableColumn(text), nil) }
    var pieces = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var meaning: ColumnMeaningOverride?
    var isMonospaced = false
    while pieces.count > 1, let word = pieces.last {
      if word == "mono" {
        isMonospaced = true
      } else if let given = ColumnMeaningOverride(rawValue: word) {
        meaning = given
      } else {
        break
      }
      pieces.removeLast()
    }
    // The format follows the first colon, unless that colon is part of the name.
    let whole = pieces.joined(separator: ":")
    if table.columnIndex(whole) != nil {
      var column = TableColumn(whole)
      column.isMonospaced = isMonospaced
      return (column, meaning)
    }
    let front = pieces.removeFirst()
    let names = front.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var column = TableColumn(names[0], title: names.count > 1 ? names[1] : nil)
    column.isMonospaced = isMonospaced
    column.format = pieces.isEmpty ? nil : pieces.joined(separator: ":")
    return (column, meaning)
  }
}
