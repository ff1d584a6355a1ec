/// A width table to be read, in plain pointers; whoever made it keeps what they point to alive and unchanged.
struct WidthReader: @unchecked Sendable {
  /// The cells of all slots; see ``PairCells``.
  let cells: UnsafeMutablePointer<Int32>
  /// From one row of cells to the next.
  let stride: Int
  /// The cells of ASCII's slots.
  let asciiCells: UnsafeMutablePointer<Int32>
  /// From one row of these to the next.
  let asciiStride: Int
  /// The slots.
  let slots: GlyphSlots.Pointers

  /// The width of a text, in Pango units and before letters are spaced, and its number of characters; nil unless the
  /// cells know every pair of it and none is a reason to substitute.
  @inline(__always)
  func sum(_ text: UnsafeBufferPointer<UInt8>) -> WidthTable.Sum? {
    var total = 0
    var all: Int32 = -1
    var bytes: UInt8 = 0
    var row = asciiCells
    for byte in text {
      bytes |= byte
      let slot = Int(slots.ascii[Int(byte & 0x7F)])
      let cell = row[slot]
      total += Int(cell)
      all &= cell
      row = asciiCells + slot * asciiStride
    }
    if bytes >= 0x80 { return anySum(text) }
    guard all & PairCells.plain == PairCells.plain else { return nil }
    return WidthTable.Sum(width: (total - Int(PairCells.plain) * text.count) >> 2, glyphs: text.count)
  }

  private func anySum(_ text: UnsafeBufferPointer<UInt8>) -> WidthTable.Sum? {
    var total = 0
    var count = 0
    var all: Int32 = -1
    var row = cells
    var next = 0
    while next < text.count {
      let slot = slot(in: text, at: &next)
      let cell = row[slot]
      total += Int(cell)
      all &= cell
      count += 1
      row = cells + slot * stride
    }
    guard all & PairCells.plain == PairCells.plain else { return nil }
    return WidthTable.Sum(width: (total - Int(PairCells.plain) * count) >> 2, glyphs: count)
  }

  /// Writes the slots of a text, at most one for each of its bytes; nil if a character is outside the alphabet.
  func slots(of text: UnsafeBufferPointer<UInt8>, into letters: UnsafeMutablePointer<UInt16>) -> Int? {
    var count = 0
    var next = 0
    while next < text.count {
      let slot = slot(in: text, at: &next)
      if slot == GlyphSlots.unknown { return nil }
      letters[count] = UInt16(truncatingIfNeeded: slot)
      count += 1
    }
    return count
  }

  /// The slot of the character at `next`, which moves behind it.
  @inline(__always)
  private func slot(in text: UnsafeBufferPointer<UInt8>, at next: inout Int) -> Int {
    let byte = Int(text[next])
    if byte < 0x80 {
      next += 1
      return Int(slots.ascii[byte])
    }
    if byte < 0xE0 {
      let character = (byte & 0x1F) << 6 | Int(text[next + 1]) & 0x3F
      next += 2
      return slot(of: character)
    }
    if byte < 0xF0 {
      let character = (byte & 0x0F) << 12 | (Int(text[next + 1]) & 0x3F) << 6 | Int(text[next + 2]) & 0x3F
      next += 3
      return slot(of: character)
    }
    next += 4
    return GlyphSlots.unknown
  }

  @inline(__always)
  private func slot(of character: Int) -> Int {
    Int(slots.pages[Int(slots.pageStarts[character >> 6]) + character & 63])
  }
}
