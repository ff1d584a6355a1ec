/// Second header rows: units below column names, or column names below a group name.
package enum SecondNames {
  private static let minimumRows = 3

  /// Joins the names in two header rows. Returns nil unless, in at least two columns, the second row has text above
  /// cells that are all numbers or dates. If the text is in brackets, one such column is enough.
  package static func joined(_ names: [String], _ rows: [[String]]) -> [String]? {
    guard let second = rows.first, rows.count > minimumRows else { return nil }
    var (texts, bracketed) = (0, 0)
    for column in second.indices {
      let styles = rows.dropFirst().map { column < $0.count ? CellKind($0[column]) : .empty }.filter { $0 != .empty }
      guard styles.count >= minimumRows, styles.allSatisfy(\.isTyped) else { continue }
      let cell = second[column]
      if CellKind(cell).isTyped { return nil }
      // A number with a letter typed by mistake is not a name.
      let letters = cell.count(where: \.isLetter)
      guard letters > 0 && letters >= cell.count(where: \.isNumber) || cell == "%" else { continue }
      if column < names.count { texts += 1 }
      if let first = cell.first, let last = cell.last, first == "[" && last == "]" || first == "(" && last == ")" {
        bracketed += 1
      }
    }
    guard texts >= 2 || bracketed >= 1 else { return nil }
    return joined(names, second)
  }

  private static func joined(_ names: [String], _ second: [String]) -> [String] {
    // A name that covers several columns is only in the first of them.
    var whole = ""
    return names.indices.map { column in
      let cell = column < second.count ? second[column] : ""
      if !names[column].isEmpty { whole = names[column] }
      let name = cell.isEmpty ? names[column] : whole
      return [name, cell].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
