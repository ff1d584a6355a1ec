/// The colours of an image with at most 256 of them, in the order a reader meets them.
///
/// Words are pixels as they lie in memory; an open hash table of 1,024 slots finds a word's number.
struct Palette {
  /// Most colours an 8-bit palette can hold.
  static let limit = 256

  /// The colours' words.
  private(set) var words: [UInt32] = []
  private var slotWords = [UInt32](repeating: 0, count: 1024)
  /// A colour's number plus one; 0 is a free slot.
  private var slotNumbers = [UInt16](repeating: 0, count: 1024)

  /// The colours of `rows`, of which those that `repeats` tells of are the one above; nil at the 257th colour.
  init?(_ rows: PixelRows, repeats: [Bool]) {
    for y in 0..<rows.height where !repeats[y] {
      guard note(rows.base + y * rows.stride, width: rows.width) else { return nil }
    }
  }

  /// Notes the colours of one row; false when one finds no place.
  private mutating func note(_ row: UnsafeRawPointer, width: Int) -> Bool {
    var x = 0
    while x < width {
      let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      guard note(word) else { return false }
      x = Palette.endOfRun(row, of: word, from: x + 1, width: width)
    }
    return true
  }

  /// Writes the numbers of row `y`, whose colours are all known.
  func write(row y: Int, of rows: PixelRows, to out: UnsafeMutablePointer<UInt8>) {
    let row = rows.base + y * rows.stride
    var x = 0
    while x < rows.width {
      let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      let number = UInt8(truncatingIfNeeded: Int(slotNumbers[slot(of: word)]) - 1)
      let end = Palette.endOfRun(row, of: word, from: x + 1, width: rows.width)
      (out + x).update(repeating: number, count: end - x)
      x = end
    }
  }

  /// Where the run of equal pixels ends; interface is mostly long runs, so eight pixels are compared at once.
  private static func endOfRun(_ row: UnsafeRawPointer, of word: UInt32, from start: Int, width: Int) -> Int {
    var x = start
    let eight = SIMD8<UInt32>(repeating: word)
    while x + 8 <= width, row.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self) == eight { x += 8 }
    while x < width, row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) == word { x += 1 }
    return x
  }

  private mutating func note(_ word: UInt32) -> Bool {
    let slot = slot(of: word)
    guard slotNumbers[slot] == 0 else { return true }
    guard words.count < Palette.limit else { return false }
    slotWords[slot] = word
    words.append(word)
    slotNumbers[slot] = UInt16(words.count)
    return true
  }

  /// Where `word` is, or the free place where it would be.
  private func slot(of word: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (word &* 0x9E37_79B1) >> 22)
    while slotNumbers[slot] != 0, slotWords[slot] != word { slot = (slot + 1) & 1023 }
    return slot
  }
}
