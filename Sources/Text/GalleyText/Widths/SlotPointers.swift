struct SlotPointers {
  private let ascii: ZeroedMemory<UInt16>
  private let pageStarts: ZeroedMemory<UInt16>
  private let pages: ZeroedMemory<UInt16>
  private let infos: ZeroedMemory<GlyphSlots.Info>
  private let bases: ZeroedMemory<UInt8>
  private let others: ZeroedMemory<UInt16>
  private let firstLetter: Int
  private let firstLigature: Int

  init(_ letters: [ShapingProfile.Letter], count: Int, firstLetter: Int, firstLigature: Int) {
    let pageNumbers = Set(letters.map { $0.scalar.value >> 6 }).sorted()
    self.firstLetter = firstLetter
    self.firstLigature = firstLigature
    ascii = ZeroedMemory(count: 128)
    pageStarts = ZeroedMemory(count: 1024)
    pages = ZeroedMemory(count: 64 * (pageNumbers.count + 1))
    infos = ZeroedMemory(count: count)
    bases = ZeroedMemory(count: letters.count)
    others = ZeroedMemory(count: letters.count)
    for index in 0..<128 { ascii.base[index] = UInt16(GlyphSlots.unknown) }
    // The first page is used for all characters that have no other page.
    for index in 0..<pages.count { pages.base[index] = UInt16(GlyphSlots.unknown) }
    for (index, page) in pageNumbers.enumerated() where page < 1024 {
      pageStarts.base[Int(page)] = UInt16(64 * (index + 1))
    }
    enter(letters)
  }

  private func enter(_ letters: [ShapingProfile.Letter]) {
    var other = firstLetter + letters.count
    for (index, letter) in letters.enumerated() {
      let (value, slot) = (Int(letter.scalar.value), UInt16(firstLetter + index))
      if value < 0x80 { ascii.base[value] = slot }
      if value < 0x10000 { pages.base[Int(pageStarts.base[value >> 6]) + value & 63] = slot }
      bases.base[index] = UInt8(letter.base)
      others.base[index] = UInt16(other)
      other += letter.variants.count - 1
    }
  }

  func set(_ infos: [GlyphSlots.Info]) {
    for (index, info) in infos.enumerated() { self.infos.base[index] = info }
  }

  var reader: Reader {
    Reader(
      ascii: ascii.base, pageStarts: pageStarts.base, pages: pages.base, infos: infos.base, bases: bases.base,
      others: others.base, firstLetter: firstLetter, firstLigature: firstLigature)
  }

  struct Reader {
    let ascii: UnsafePointer<UInt16>
    fileprivate let pageStarts: UnsafePointer<UInt16>
    fileprivate let pages: UnsafePointer<UInt16>
    let infos: UnsafePointer<GlyphSlots.Info>
    fileprivate let bases: UnsafePointer<UInt8>
    fileprivate let others: UnsafePointer<UInt16>
    fileprivate let firstLetter: Int
    fileprivate let firstLigature: Int

    @inline(__always)
    func slot(of character: Int) -> Int { Int(pages[Int(pageStarts[character >> 6]) + character & 63]) }

    @inline(__always)
    func slot(of output: PatternCells.Output, in letters: UnsafePointer<UInt16>) -> UInt16 {
      if let ligature = output.ligature { return UInt16(truncatingIfNeeded: firstLigature + ligature) }
      let slot = letters[output.letter]
      let letter = Int(slot) - firstLetter
      let base = Int(bases[letter])
      if output.variant == base { return slot }
      return others[letter] + UInt16(truncatingIfNeeded: output.variant < base ? output.variant : output.variant - 1)
    }
  }
}
