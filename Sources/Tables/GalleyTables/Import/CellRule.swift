import GalleyMessages
public import GalleyPicture

/// Colours the cells or rows that meet a condition.
public struct CellRule: Hashable, Sendable {
  /// The column whose cells are coloured; nil for the whole row.
  public let field: String?
  public let color: RGBA
  /// Whether to colour the background instead of the text.
  public let isFill: Bool
  private let rows: [UInt64]

  package init(field: String?, color: RGBA, isFill: Bool, rows: [UInt64]) {
    self.field = field
    self.color = color
    self.isFill = isFill
    self.rows = rows
  }

  package func holds(_ index: Int) -> Bool { rows[index >> 6] >> UInt64(index & 63) & 1 == 1 }
}

extension Table {
  package func rule(_ text: String, color: ColorReader) throws(SceneErrors) -> CellRule {
    do throws(SceneError.Kind) { return try readRule(text, color) } catch {
      throw SceneErrors([SceneError(error, at: SourcePlace(file: "--color"))])
    }
  }

  package typealias ColorReader = (String) throws(SceneError.Kind) -> RGBA

  private func readRule(_ text: String, _ readColor: ColorReader) throws(SceneError.Kind) -> CellRule {
    guard let colon = text.lastIndex(of: ":") else {
      throw .table(.badCondition(text, rest: text, expected: "a condition, a colon and a colour"))
    }
    var words = text[text.index(after: colon)...].split(separator: " ").map(String.init)
    let isFill = words.contains("fill")
    words.removeAll { $0 == "fill" }
    guard words.count == 1 else {
      throw .table(
        .badCondition(text, rest: words.joined(separator: " "), expected: "a colour, optionally followed by fill"))
    }
    let color = try readColor(words[0])
    var condition = String(text[..<colon])
    var target: String?
    if let range = condition.range(of: " if ") {
      target = String(condition[..<range.lowerBound].drop { $0 == " " })
      condition = String(condition[range.upperBound...])
    }
    let filter: RowFilter
    do throws(ExpressionError) { filter = try self.filter(condition) } catch { throw error.kind }
    let field = target ?? filter.firstColumn
    if let field, field != "row", columnIndex(field) == nil { throw unknownColumn(field) }
    var rows = [UInt64](repeating: 0, count: rowCount / 64 + 1)
    for row in 0..<rowCount where filter.holds(row) { rows[row >> 6] |= 1 << UInt64(row & 63) }
    return CellRule(
      field: field == "row" ? nil : field, color: color, isFill: isFill, rows: rows)
  }
}

extension Table {
  /// Returns the table with an additional last column `name`, which contains the cells of `columns` separated by
  /// spaces.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns in the order of their cells. Unknown names are ignored, and empty cells are
  ///     omitted.
  ///   - name: The name of the new column.
  public func joining(_ columns: [String], as name: String) -> Table {
    let places = columns.compactMap { columnIndex($0) }
    var table = self
    let cells = (0..<rowCount).map { row in
      places.map { self.columns[$0][row] }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    table.columns.append(Column(name: name, cells: cells))
    return table
  }
}

extension RowFilter {
  fileprivate var firstColumn: String? {
    switch self {
    case .all(let filters), .any(let filters): filters.first?.firstColumn
    case .not(let filter): filter.firstColumn
    // A computed operand has no name, so its rule colours the whole row.
    case .cell(let column, _): column.name.isEmpty ? nil : column.name
    case .expression(let columns, _): columns.first
    }
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}
