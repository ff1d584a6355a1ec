import GalleyData

struct CellCleaning {
  package private(set) var rows: DataRows
  private(set) var notes: [ImportNote] = []
  private var trimmed = CellChanges()
  private var composed = CellChanges()
  private var spaces = CellChanges()

  private static let maximumListedCount = 3

  init(_ rows: DataRows, keepsIndent: Bool) {
    self.rows = rows
    if let first = Self.firstUnclean(rows, keepsIndent) { clean(from: first, keepsIndent) }
    unifySpaces()
    let changes: [(ImportNote, Int)] = [
      (.trimmed(trimmed), trimmed.count), (.composed(composed), composed.count), (.plainSpaces(spaces), spaces.count),
    ]
    notes = changes.filter { $0.1 > 0 }.map(\.0)
  }

  private static func firstUnclean(_ rows: DataRows, _ keepsIndent: Bool) -> Int? {
    (0..<rows.cells.rowCount).first { row in
      rows.names.indices.contains { column in
        rows.cells.withUTF8(row: row, column: column) { CleanText($0, keepsIndent: keepsIndent) != nil }
      }
    }
  }

  private mutating func clean(from first: Int, _ keepsIndent: Bool) {
    let names = rows.names
    rows = rows.mapping { cell, row, column in
      guard row >= first, let clean = CleanText(cell, keepsIndent: keepsIndent) else { return nil }
      // A cell that contains only blanks looks empty before and after trimming, so it is not reported.
      if clean.isTrimmed, !clean.bytes.isEmpty { Self.take(row, names[column], into: &trimmed) }
      if clean.isComposed { Self.take(row, names[column], into: &composed) }
      return clean.bytes
    }
  }

  private static func take(_ row: Int, _ name: String, into changes: inout CellChanges) {
    changes.count += 1
    if changes.rows.count < maximumListedCount, changes.rows.last != row { changes.rows.append(row) }
    if changes.columns.count < maximumListedCount, !changes.columns.contains(name) { changes.columns.append(name) }
  }

  // MARK: No-break spaces

  private mutating func unifySpaces() {
    var shared: [Int: Set<[UInt8]>] = [:]
    for column in rows.names.indices {
      let found = sharedSpaces(column)
      if !found.isEmpty { shared[column] = found }
    }
    guard !shared.isEmpty else { return }
    let names = rows.names
    rows = rows.mapping { cell, row, column in
      guard let texts = shared[column], let plain = CleanText.plainSpaces(cell), texts.contains(plain) else {
        return nil
      }
      Self.take(row, names[column], into: &spaces)
      return plain
    }
  }

  private func sharedSpaces(_ index: Int) -> Set<[UInt8]> {
    var written: [[UInt8]: [UInt8]] = [:]
    var shared: Set<[UInt8]> = []
    for row in 0..<rows.cells.rowCount {
      rows.cells.withUTF8(row: row, column: index) { cell in
        guard let plain = CleanText.plainSpaces(cell) else { return }
        if let known = written.updateValue(Array(cell), forKey: plain), !known.elementsEqual(cell) {
          shared.insert(plain)
        }
      }
    }
    guard !written.isEmpty else { return [] }
    for row in 0..<rows.cells.rowCount {
      rows.cells.withUTF8(row: row, column: index) { cell in
        guard cell.contains(0x20), case let text = Array(cell), written[text] != nil else { return }
        shared.insert(text)
      }
    }
    return shared
  }
}
