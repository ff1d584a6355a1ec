enum DelimiterGuess {
  static let sampleSize = 65_536

  private static let comma = UInt8(ascii: ",")
  private static let others = [UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// Prefers the comma, with two exceptions. Another delimiter wins if the header contains it and no comma. It also
  /// wins if it is more frequent in the header, and splits both lines into the same number of cells while commas do
  /// not.
  static func delimiter(of text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let (first, end) = counts(in: text[...])
    let second = counts(in: text[end...]).counts
    let other = others.max { (first[$0] ?? 0) < (first[$1] ?? 0) } ?? comma
    guard let cuts = first[other] else { return comma }
    guard let commas = first[comma] else { return other }
    return cuts > commas && second[other] == cuts && second[comma] != commas ? other : comma
  }

  private static func counts(in text: Slice<UnsafeBufferPointer<UInt8>>) -> (counts: [UInt8: Int], end: Int) {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for index in text.indices {
      let byte = text[index]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        let isPair = byte == UInt8(ascii: "\r") && index + 1 < text.endIndex && text[index + 1] == UInt8(ascii: "\n")
        return (counts, index + (isPair ? 2 : 1))
      }
      if byte == comma || others.contains(byte) { counts[byte, default: 0] += 1 }
    }
    return (counts, text.endIndex)
  }
}
