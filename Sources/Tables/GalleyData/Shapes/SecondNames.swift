/// Units below names, or names of parts below their group.
package enum SecondNames {
  private static let minimumRows = 3

  /// Nil unless the first row has text above nothing but numbers and dates in at least two columns, or a cell in
  /// brackets.
  package static func joined(_ names: [String], _ rows: [[String]]) -> [String]? {
    guard let second = rows.first, rows.count > minimumRows else { return nil }
    var (texts, bracketed) = (0, 0)
    for column in second.indices {
      let styles = rows.dropFirst().map { column < $0.count ? CellKind($0[column]) : .empty }.filter { $0 != .empty }
      guard styles.count >= minimumRows, styles.allSatisfy(\.isTyped) else { continue }
      let cell = second[column]
      if CellKind(cell).isTyped { return nil }
      // A number with a letter by mistake is not a name.
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
    // A name above several columns is only in the first of them.
    var whole = ""
    return names.indices.map { column in
      let cell = column < second.count ? second[column] : ""
      if !names[column].isEmpty { whole = names[column] }
      let name = cell.isEmpty ? names[column] : whole
      return [name, cell].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
