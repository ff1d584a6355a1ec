extension Array<UInt8> {
  /// How many bytes the first `count` lines have.
  func prefix(ofLines count: Int) -> Int {
    var (index, lines) = (0, 0)
    while index < self.count, lines < count {
      if self[index] == 0x0A { lines += 1 }
      index += 1
    }
    return index
  }
}

extension ArraySlice<UInt8> {
  /// The texts of the lines.
  var lines: [String] {
    split(separator: 0x0A).map { line in String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self) }
  }
}
