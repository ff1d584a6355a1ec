import GalleyMessages

/// Changes to the columns of a table: which are shown, under which titles and in which order.
///
/// ```swift
/// let choice = ColumnChoice(hidden: ["Id"], renamed: ["Amount=Revenue"], first: ["Date"])
/// plan.columns = try choice.applied(to: plan.columns, of: table)
/// ```
public struct ColumnChoice: Hashable, Sendable {
  /// The columns to omit. A string may contain several names, separated by commas.
  public var hidden: [String]
  /// The columns to keep; empty for all.
  public var kept: [String]
  /// The columns to rename, each as "name=Title".
  public var renamed: [String]
  /// The columns that come first; the others follow.
  public var first: [String]

  public init(hidden: [String] = [], kept: [String] = [], renamed: [String] = [], first: [String] = []) {
    (self.hidden, self.kept, self.renamed, self.first) = (hidden, kept, renamed, first)
  }

  public var isEmpty: Bool { self == ColumnChoice() }

  /// Returns the columns to show.
  ///
  /// - Parameters:
  ///   - columns: The columns so far; empty for all columns of `table`.
  ///   - table: The table. A string with commas that is itself the name of one of its columns is not split.
  ///   - groups: Columns that are shown as group headings, so they are only listed if they are in `columns`.
  /// - Throws: ``SceneErrors`` for unknown names, or if no column remains.
  public func applied(
    to columns: [TableColumn], of table: Table, groups: [String] = []
  ) throws(SceneErrors) -> [TableColumn] {
    guard !isEmpty else { return columns }
    var result = columns
    if result.isEmpty {
      result = table.columns.map { TableColumn($0.name) }.filter { !groups.contains($0.field) }
    }
    let shown = result.map(\.field) + groups
    let hidden = try names(hidden, "--hide", table.columns.map(\.name), of: table)
    let kept = try names(kept, "--keep", shown, of: table)
    let first = try names(first, "--order", shown, of: table)
    result.removeAll { hidden.contains($0.field) || !kept.isEmpty && !kept.contains($0.field) }
    for text in renamed { try rename(text, &result, of: table) }
    let moved = first.compactMap { name in result.first { $0.field == name } }
    result = moved + result.filter { !first.contains($0.field) }
    guard result.isEmpty else { return result }
    throw error(.value(.emptyList(noun: "columns")), "--hide")
  }

  private func names(
    _ texts: [String], _ option: String, _ known: [String], of table: Table
  ) throws(SceneErrors) -> [String] {
    var names: [String] = []
    for text in texts {
      if known.contains(text) {
        names.append(text)
      } else {
        for part in text.split(separator: ",").map({ Self.trimmed($0) }) {
          guard known.contains(part) else { throw unknown(part, option, known, of: table) }
          names.append(part)
        }
      }
    }
    return names
  }

  private func rename(_ text: String, _ columns: inout [TableColumn], of table: Table) throws(SceneErrors) {
    // Names and titles may contain equals signs: the sign after the name of a column separates them.
    let fields = table.columns.map(\.name).sorted { $0.count > $1.count }
    if let name = fields.first(where: { text.hasPrefix($0 + "=") }) {
      let title = text.dropFirst(name.count + 1)
      for index in columns.indices where columns[index].field == name { columns[index].title = String(title) }
      return
    }
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else {
      throw error(.table(.badCondition(text, rest: "", expected: "a column, = and a title")), "--rename")
    }
    let name = Self.trimmed(parts[0])
    guard table.columnIndex(name) != nil else { throw unknown(name, "--rename", table.columns.map(\.name), of: table) }
    for index in columns.indices where columns[index].field == name { columns[index].title = Self.trimmed(parts[1]) }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private func unknown(
    _ name: String, _ option: String, _ known: [String], of table: Table
  ) -> SceneErrors {
    let suggestion = Suggestion.closest(to: name, among: known)
    return error(.table(.unknownColumn(name, table: table.name, known: known, suggestion: suggestion)), option)
  }

  private func error(_ kind: SceneError.Kind, _ option: String) -> SceneErrors {
    SceneErrors([SceneError(kind, at: SourcePlace(file: option))])
  }
}
