import GalleyData

extension Column {
  /// The column with all kinds of spaces replaced by plain ones. Unchanged if there are none to replace.
  var withPlainSpaces: Column {
    guard (0..<count).contains(where: { withUTF8($0, CleanText.plainSpaces) != nil }) else { return self }
    var writer = CellWriter(width: 1)
    for row in 0..<count {
      withUTF8(row) { cell in
        if let plain = CleanText.plainSpaces(cell) {
          plain.withUnsafeBufferPointer { writer.append($0) }
        } else {
          writer.append(cell)
        }
      }
      writer.endRow()
    }
    return Column(name: name, cells: CellStore(writer.finish(), rowCount: count), index: 0)
  }
}
