/// Finds evidence that a cell is a column name, for columns in which no cell below it is a number or a date.
enum HeaderProof {
  private static let truths: Set<String> = [
    "true", "false", "yes", "no", "t", "f", "y", "n", "ja", "nein", "wahr", "falsch", "oui", "non", "vrai", "faux",
    "sí",
    "si", "j",
  ]

  static func isName(_ cell: String, _ style: CellKind, above cells: [String], _ styles: [CellKind]) -> Bool {
    guard style != .empty, cells.count >= minimumCells else { return false }
    let words = Set(cells.map { $0.lowercased() })
    if words.isSubset(of: truths) { return !truths.contains(cell.lowercased()) }
    // Numbers are column names if the columns below them contain only text, for example question numbers or gene
    // numbers.
    if style == .number { return !styles.contains(where: \.isTyped) && areShort(cells) }
    guard style == .text else { return false }
    if cells.count >= minimumCodes, case .code(let pattern) = styles[0], styles.allSatisfy({ $0 == .code(pattern) }) {
      return true
    }
    let outline = CellKind.outline(Array(cells[0].utf8))
    if outline.contains(0x39), cells.allSatisfy({ CellKind.outline(Array($0.utf8)) == outline }) { return true }
    return areFew(cells) && !cells.contains(cell)
  }

  private static let minimumCells = 3
  private static let minimumCodes = 5

  /// Returns whether the cells are short. A number above sentences may be the number of a list item.
  private static func areShort(_ cells: [String]) -> Bool {
    cells.allSatisfy { $0.count <= 12 && !$0.contains(" ") && !$0.contains("/") }
  }

  private static func areFew(_ cells: [String]) -> Bool {
    var counts: [String: Int] = [:]
    for cell in cells { counts[cell, default: 0] += 1 }
    return cells.count >= 6 && counts.count * 3 <= cells.count && counts.values.allSatisfy { $0 > 1 }
  }
}
