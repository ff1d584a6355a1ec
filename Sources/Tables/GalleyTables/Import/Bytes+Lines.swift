extension Array<UInt8> {
  package func prefix(ofLines count: Int) -> Int {
    var (index, lines) = (0, 0)
    while index < self.count, lines < count {
      if self[index] == 0x0A { lines += 1 }
      index += 1
    }
    return index
  }
}

extension Array<UInt8> {
  package var lineCount: Int { count { $0 == 0x0A } + (last == nil || last == 0x0A ? 0 : 1) }
}

extension ArraySlice<UInt8> {
  package var lines: [String] {
    split(separator: 0x0A).map { line in String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self) }
  }
}
