/// The character map of a font (OpenType `cmap`, format 4).
struct CharacterTable {
  struct Entry {
    var code: UInt16
    var glyph: UInt16
  }

  /// The maximum number of characters. The table stores its length in 16 bits, and each character may need eight bytes.
  static let limit = 8000

  let bytes: [UInt8]

  private struct Segment {
    var first: UInt16
    var last: UInt16
    /// The difference between glyph and character, modulo 2¹⁶.
    var delta: UInt16
  }

  init(_ entries: [Entry]) {
    let segments = CharacterTable.segments(entries)
    let power = segments.count < 2 ? 0 : Int.bitWidth - 1 - segments.count.leadingZeroBitCount
    let range = 2 << power
    var words: [UInt16] = [4, UInt16(16 + 8 * segments.count), 0]
    words += [UInt16(2 * segments.count), UInt16(range), UInt16(power), UInt16(2 * segments.count - range)]
    words += segments.map(\.last) + [0]
    words += segments.map(\.first) + segments.map(\.delta)
    words += segments.map { _ in 0 }
    // The header specifies version 0 with one table for Windows Unicode, which every reader supports.
    let header: [UInt16] = [0, 1, 3, 1, 0, 12]
    bytes = (header + words).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  private static func segments(_ entries: [Entry]) -> [Segment] {
    var segments: [Segment] = []
    for entry in entries.sorted(by: { $0.code < $1.code }) {
      let delta = entry.glyph &- entry.code
      if let last = segments.last, last.last &+ 1 == entry.code, last.delta == delta {
        segments[segments.count - 1].last = entry.code
      } else {
        segments.append(Segment(first: entry.code, last: entry.code, delta: delta))
      }
    }
    return segments + [Segment(first: 0xFFFF, last: 0xFFFF, delta: 1)]
  }
}
