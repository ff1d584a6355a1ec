/// Reads a table. Its creator keeps the table alive and must not change it while other threads read it.
struct WidthReader: PairReader, @unchecked Sendable {
  let cells: UnsafePointer<Int32>
  let stride: Int
  let asciiCells: ASCIICells.Reader
  let slots: SlotPointers.Reader
  let before: ContextWalk.Reader
  let after: ContextWalk.Reader
  let patterns: PatternCells.Reader

  @inline(__always)
  func cell(_ first: UInt16, _ second: UInt16) -> Int32 { cells[Int(first) &* stride &+ Int(second)] }

  /// Returns the width without substitutions. In all methods, `text` must be valid UTF-8.
  @inline(__always)
  func plainSum(_ text: UnsafeBufferPointer<UInt8>) -> PlainSum {
    var sum = PlainSum()
    var last: UInt8 = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x80 { return wholeSum(text, from: index, sum) }
      sum.add(asciiCells.cell(last, byte))
      last = byte
      index &+= 1
    }
    sum.glyphs = text.count
    return sum
  }

  /// Only for text beyond ASCII: the cells of all slots do not fit into the first-level cache.
  @inline(never)
  private func wholeSum(_ text: UnsafeBufferPointer<UInt8>, from index: Int, _ sum: PlainSum) -> PlainSum {
    var sum = sum
    sum.glyphs = index
    var last = index == 0 ? GlyphSlots.start : Int(slots.ascii[Int(text[index - 1])])
    var next = index
    while next < text.count {
      var slot = slot(in: text, at: &next)
      sum.add(cells[last * stride + slot])
      sum.glyphs += 1
      last = slot
      guard next < text.count, text[next] < 0x80 else { continue }
      slot = Int(slots.ascii[Int(text[next])])
      sum.add(cells[last * stride + slot])
      last = addASCII(text, from: &next, to: &sum)
    }
    return sum
  }

  @inline(__always)
  private func addASCII(_ text: UnsafeBufferPointer<UInt8>, from next: inout Int, to sum: inout PlainSum) -> Int {
    let first = next
    var last = text[next]
    next += 1
    while next < text.count, text[next] < 0x80 {
      sum.add(asciiCells.cell(last, text[next]))
      last = text[next]
      next += 1
    }
    sum.glyphs += next - first
    return Int(slots.ascii[Int(last)])
  }

  @inline(__always)
  func letters(of text: UnsafeBufferPointer<UInt8>, into scratch: TextScratch.Pointers) -> Int? {
    var count = 0
    var next = 0
    var isKnown = true
    while next < text.count {
      let slot = slot(in: text, at: &next)
      if slot == GlyphSlots.unknown { isKnown = false }
      scratch.letters[count] = UInt16(truncatingIfNeeded: slot)
      scratch.infos[count] = slots.infos[slot]
      count += 1
    }
    return isKnown ? count : nil
  }

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

struct WidthSum {
  var width = 0
  var glyphs = 0
}

struct PlainSum {
  private(set) var width = 0
  var glyphs = 0
  private var common: Int32 = -1

  @inline(__always)
  mutating func add(_ cell: Int32) {
    width &+= Int(cell >> 2)
    common &= cell
  }

  @inline(__always)
  var isKnown: Bool { common & PairCells.known != 0 }
  @inline(__always)
  var isPlain: Bool { common & PairCells.plain == PairCells.plain }
  @inline(__always)
  var sum: WidthSum { WidthSum(width: width, glyphs: glyphs) }
}
