import GalleyData

extension Column {
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
