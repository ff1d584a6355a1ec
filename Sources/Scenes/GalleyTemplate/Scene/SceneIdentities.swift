import GalleyMessages
import GalleyTables

package struct SceneIdentities {
  private let tables: [Table]
  private var scrollers: [String: SourcePlace] = [:]
  private(set) var warnings: [SceneError] = []

  init(in views: [ViewTemplate], _ tables: [Table]) {
    self.tables = tables
    for view in views { visit(view, isAlone: true) }
  }

  /// Checks a view. `isAlone` is false if an alternative view, which may use the same identity, can be shown instead.
  private mutating func visit(_ view: ViewTemplate, isAlone: Bool) {
    let isAlone = isAlone && view.condition == nil
    for modifier in view.modifiers where modifier.definition == .id {
      guard case .text(let text) = modifier.value, let name = text.constant else { continue }
      if name.isEmpty {
        warn(.name(.emptyIdentity(row: nil, table: nil)), view)
      } else if isAlone, view.scroller != nil {
        if let first = scrollers[name], first != view.place {
          warn(.name(.sharedIdentity(name, noun: "scrollers", first: first)), view)
        } else {
          scrollers[name] = view.place
        }
      }
    }
    if case .rows(let rows)? = view.content { visit(rows, of: view) }
    for inner in view.children + view.beside {
      visit(inner, isAlone: isAlone && view.definition != .viewThatFits)
    }
  }

  private mutating func visit(_ rows: RowsTemplate, of view: ViewTemplate) {
    guard let id = rows.idColumn, !tables[rows.table].isUnreadable else { return }
    let search = RowIdentities(tables[rows.table], id: id, among: rows.join?.columns ?? [])
    if let shared = search.shared {
      let name = tables[rows.table].columns[id][shared.second]
      let kind = SceneError.Kind.name(
        .sharedRow(
          name, table: tables[rows.table].name, rows: [shared.first, shared.second],
          others: search.sharedCount - 1))
      warn(kind, view)
    }
    if let empty = search.empty { warn(.name(.emptyIdentity(row: empty, table: tables[rows.table].name)), view) }
  }

  private mutating func warn(_ kind: SceneError.Kind, _ view: ViewTemplate) {
    warnings.append(SceneError(kind, at: view.place))
  }
}

private struct RowIdentities {
  private(set) var shared: (first: Int, second: Int)?
  private(set) var sharedCount = 0
  private(set) var empty: Int?

  /// Finds identities that occur twice among rows with the same values in the columns `group`.
  init(_ table: Table, id: Int, among group: [Int]) {
    let columns = group + [id]
    var bits = 4
    while 1 << bits < table.rowCount * 2 { bits += 1 }
    // Open addressing over row numbers (Knuth, section 6.4, algorithm L). Tables may have millions of rows, so their
    // cells are not copied.
    var slots = [UInt32](repeating: .max, count: 1 << bits)
    let mask = slots.count - 1
    for row in 0..<table.rowCount {
      if empty == nil, table.columns[id].isEmpty(row) { empty = row }
      var slot = RowIdentities.hash(columns, of: row, in: table) & mask
      while slots[slot] != .max {
        let other = Int(slots[slot])
        if RowIdentities.isSame(columns, row, other, in: table) { break }
        slot = (slot + 1) & mask
      }
      if slots[slot] == .max {
        slots[slot] = UInt32(truncatingIfNeeded: row)
      } else if !table.columns[id].isEmpty(row) {
        shared = shared ?? (Int(slots[slot]), row)
        sharedCount += 1
      }
    }
  }

  /// Returns the FNV-1a hash of the cells, with the upper bits folded into the lower ones.
  private static func hash(_ columns: [Int], of row: Int, in table: Table) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for column in columns {
      table.columns[column].withUTF8(row) { for byte in $0 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF_FFFF_FFFF)
  }

  private static func isSame(_ columns: [Int], _ row: Int, _ other: Int, in table: Table) -> Bool {
    columns.allSatisfy { column in
      table.columns[column].withUTF8(row) { first in
        table.columns[column].withUTF8(other) { first.elementsEqual($0) }
      }
    }
  }
}
