/// Names of columns that stand on two rows: units below names, or parts below their wholes.
package enum SecondNames {
  /// Rows below that must show what the columns hold.
  private static let leastRows = 3

  /// The names of both rows together, where the first of `rows` goes on with `names`; else nil.
  ///
  /// It does where texts stand in it above numbers and days only, in two columns at least, or in brackets.
  package static func joined(_ names: [String], _ rows: [[String]]) -> [String]? {
    guard let second = rows.first, rows.count > leastRows else { return nil }
    var (texts, bracketed) = (0, 0)
    for column in second.indices {
      let looks = rows.dropFirst().map { column < $0.count ? CellLook($0[column]) : .empty }.filter { $0 != .empty }
      guard looks.count >= leastRows, looks.allSatisfy(\.isTyped) else { continue }
      let cell = second[column]
      if CellLook(cell).isTyped { return nil }
      // A number with a letter in it by mistake is no name.
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
    // A name above several columns stands in the first of them only.
    var whole = ""
    return names.indices.map { column in
      let cell = column < second.count ? second[column] : ""
      if !names[column].isEmpty { whole = names[column] }
      let name = cell.isEmpty ? names[column] : whole
      return [name, cell].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
