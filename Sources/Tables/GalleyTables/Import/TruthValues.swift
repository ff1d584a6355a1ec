struct TruthValues {
  let cells: CellStore
  private(set) var count = 0

  private static let words: [String: Bool] = [
    "true": true, "false": false, "yes": true, "no": false, "ja": true, "nein": false, "wahr": true, "falsch": false,
    "oui": true, "non": false, "vrai": true, "faux": false, "sí": true, "si": true, "y": true, "n": false, "j": true,
  ]

  init?(_ column: Column) {
    var writer = CellWriter(width: 1)
    var met: Set<Bool> = []
    var count = 0
    for row in 0..<column.count {
      let isTruth = column.withUTF8(row) { cell in
        guard !cell.isEmpty else {
          writer.append(cell)
          return true
        }
        guard cell.count <= 6, let truth = Self.words[String(decoding: cell, as: UTF8.self).lowercased()] else {
          return false
        }
        met.insert(truth)
        count += 1
        var text = truth ? "true" : "false"
        text.withUTF8 { writer.append($0) }
        return true
      }
      guard isTruth else { return nil }
      writer.endRow()
    }
    guard met.count == 2 else { return nil }
    cells = CellStore(writer.finish(), rowCount: writer.rowCount)
    self.count = count
  }
}
