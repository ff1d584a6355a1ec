package import GalleyMessages

package struct SourceText: Sendable {
  package let file: String
  /// The content without a byte order mark, which is not necessarily valid UTF-8.
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var starts = [0]
    for (index, byte) in self.bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    lineStarts = starts
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package func place(at offset: Int, length: Int = 1) -> SourcePlace {
    let line = lineIndex(at: offset)
    let before = String(decoding: bytes[lineStarts[line]..<min(offset, bytes.count)], as: UTF8.self)
    return SourcePlace(file: file, line: line + 1, column: before.unicodeScalars.count + 1, length: max(1, length))
  }

  package func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    var line = bytes[lineStarts[number - 1]..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Returns the bytes of a line, from 1; empty if there is no such line.
  package func bytes(ofLine number: Int) -> ArraySlice<UInt8> {
    guard lineStarts.indices.contains(number - 1) else { return [] }
    return bytes[lineStarts[number - 1]..<(number < lineStarts.count ? lineStarts[number] - 1 : bytes.count)]
  }

  package func length(ofLine number: Int) -> Int? {
    lineStarts.indices.contains(number - 1) ? bytes(ofLine: number).count : nil
  }

  package var lineCount: Int { lineStarts.count }

  var firstInvalidByte: Int? { UTF8Scan.firstInvalid(in: bytes) }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
