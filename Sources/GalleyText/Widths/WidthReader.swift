/// A width table to be read, in plain pointers; whoever made it keeps the table alive, and nobody changes the table
/// while others read it.
struct WidthReader: @unchecked Sendable {
  /// The cells of all slots; see ``PairCells``.
  let cells: UnsafePointer<Int32>
  /// From one row of cells to the next.
  let stride: Int
  /// The cells of ASCII's slots.
  let asciiCells: UnsafePointer<Int32>
  /// From one row of these to the next.
  let asciiStride: Int
  /// How many slots ASCII has.
  let asciiCount: Int
  /// The slots.
  let slots: SlotPointers.Reader
  /// How far letters before a letter have a say.
  let before: ContextWalk.Reader
  /// How far letters behind a letter have a say.
  let after: ContextWalk.Reader
  /// What becomes of stretches.
  let patterns: PatternCells.Reader

  /// The width of a text, in Pango units and before letters are spaced, and its number of characters; nil unless the
  /// cells know every pair of it and none is a reason to substitute.
  ///
  /// `text` is valid UTF-8, here and below.
  @inline(__always)
  func plainSum(_ text: UnsafeBufferPointer<UInt8>) -> WidthSum? {
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
    if bytes >= 0x80 { return anyPlainSum(text) }
    guard all & PairCells.plain == PairCells.plain else { return nil }
    return WidthSum(width: (total - Int(PairCells.plain) * text.count) >> 2, glyphs: text.count)
  }

  private func anyPlainSum(_ text: UnsafeBufferPointer<UInt8>) -> WidthSum? {
    var total = 0
    var count = 0
    var row = cells
    var next = 0
    while next < text.count {
      let slot = slot(in: text, at: &next)
      let cell = row[slot]
      if cell & PairCells.plain != PairCells.plain { return nil }
      total += Int(cell >> 2)
      count += 1
      row = cells + slot * stride
    }
    return WidthSum(width: total, glyphs: count)
  }

  /// Takes a text apart into the slots of its letters, and says how many there are; nil if a character is outside the
  /// alphabet.
  func letters(of text: UnsafeBufferPointer<UInt8>, into scratch: TextScratch) -> Int? {
    let (letters, infos) = (scratch.letters, scratch.infos)
    var count = 0
    var next = 0
    while next < text.count {
      let slot = slot(in: text, at: &next)
      if slot == GlyphSlots.unknown { return nil }
      letters[count] = UInt16(truncatingIfNeeded: slot)
      infos[count] = slots.infos[slot]
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
      return slots.slot(of: character)
    }
    if byte < 0xF0 {
      let character = (byte & 0x0F) << 12 | (Int(text[next + 1]) & 0x3F) << 6 | Int(text[next + 2]) & 0x3F
      next += 3
      return slots.slot(of: character)
    }
    next += 4
    return GlyphSlots.unknown
  }
}

/// A width before letters are spaced.
struct WidthSum {
  /// How far the pen moves, in Pango units.
  var width: Int
  /// How many glyphs there are.
  var glyphs: Int
}
