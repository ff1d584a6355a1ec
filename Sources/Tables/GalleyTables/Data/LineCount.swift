struct LineCount {
  private var breaks = 0
  private var characters = 0

  private static let reach = 2048
  private static let lineFeed = UInt8(ascii: "\n")

  mutating func pass(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    breaks += ByteRun.count(of: Self.lineFeed, in: bytes, count)
    var start = count
    while start > 0, bytes[start - 1] != Self.lineFeed { start -= 1 }
    let rest = ByteRun.characters(in: bytes + start, count - start)
    characters = start == 0 ? characters + rest : rest
  }

  func error(_ kind: SceneError.Kind, in text: UnsafeBufferPointer<UInt8>, at index: Int) -> DataError {
    let index = min(max(index, 0), text.count)
    let lineStart = text[..<index].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
    let earlier = text[..<lineStart].isEmpty ? characters : 0
    let shown = excerpt(of: text, from: lineStart, around: index)
    func column(_ place: Int) -> Int { earlier + Self.characters(text[lineStart..<place]) + 1 }
    return DataError(
      kind: kind, line: breaks + text[..<index].count { $0 == Self.lineFeed } + 1, column: column(index),
      excerpt: String(decoding: text[shown], as: UTF8.self), excerptColumn: column(shown.lowerBound))
  }

  private func excerpt(of text: UnsafeBufferPointer<UInt8>, from lineStart: Int, around index: Int) -> Range<Int> {
    var start = max(lineStart, index - Self.reach)
    while start < index, text[start] & 0xC0 == 0x80 { start += 1 }
    let lineEnd = text[index...].firstIndex { $0 == Self.lineFeed || $0 == UInt8(ascii: "\r") } ?? text.count
    var end = min(lineEnd, index + Self.reach)
    while end > index, end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }

  private static func characters(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
