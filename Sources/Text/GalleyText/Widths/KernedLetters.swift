import CPangoCairo
import CPangoFT2

/// The widths of kana and their punctuation, as sums of pairs. The initializer proves that no lookup substitutes these
/// letters, and that positioning only kerns pairs.
final class KernedLetters {
  private let probe: ProbedText
  private let glyphs: GlyphSet
  private let shaper: ItemShaper
  /// The widths plus 1. 0 means not measured yet, and −1 means that the width is not reliable.
  private let widths = ZeroedMemory<Int32>(count: KernedLetters.count)
  /// The kernings plus ``known``. 0 means not measured yet, and −1 means that the value is not reliable.
  private let kernings = ZeroedMemory<Int32>(count: KernedLetters.count * KernedLetters.count)
  private let memory: TableMemory.Share

  private static let blocks: [ClosedRange<UInt32>] = [0x3000...0x30FF, 0xFF00...0xFF5F]
  static let unshaped = 0
  private static let count = 0x100 + 0x60
  /// A number larger than any kerning, so that the cells of measured pairs are never 0.
  private static let known: Int32 = 1 << 30

  init?(_ probe: ProbedText, _ memory: TableMemory) {
    guard let glyphs = KernedLetters.provenGlyphs(probe) else { return nil }
    (self.probe, self.glyphs) = (probe, glyphs)
    shaper = ItemShaper(probe, isRightToLeft: false)
    self.memory = TableMemory.Share(of: memory, cells: kernings.count, fixed: 4 * widths.count)
  }

  @inline(__always)
  static func number(of letter: Unicode.Scalar) -> Int? {
    switch letter.value {
    // These ranges exclude the ideographic space, the marks that combine with letters, and the parts of long repeat
    // marks.
    case 0x3001...0x3029, 0x3030, 0x3036...0x3096, 0x309B...0x30FF: Int(letter.value) - 0x3000
    case 0xFF01...0xFF5F: Int(letter.value) - 0xFF00 + 0x100
    default: nil
    }
  }

  func width(of letter: Unicode.Scalar, _ number: Int) -> Int32? {
    let width = widths.base[number]
    if width != 0 { return width > 0 ? width - 1 : nil }
    let found = probe.glyph(of: letter).map(glyphs.contains) ?? false ? shape([letter]) : nil
    widths.base[number] = found.map { $0.first &+ 1 } ?? -1
    return found?.first
  }

  func kerning(_ first: (letter: Unicode.Scalar, number: Int), _ second: (letter: Unicode.Scalar, number: Int))
    -> Int32?
  {
    let place = first.number * KernedLetters.count + second.number
    let cell = kernings.base[place]
    if cell != 0 { return cell == -1 ? nil : cell - KernedLetters.known }
    memory.note(place)
    let kerning = find(first.letter, second.letter)
    kernings.base[place] = kerning.map { $0 &+ KernedLetters.known } ?? -1
    return kerning
  }

  private func find(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int32? {
    guard let alone = shape([first]), let other = shape([second]), let pair = shape([first, second]),
      pair.second == other.first
    else { return nil }
    return pair.first - alone.first
  }

  private func shape(_ letters: [Unicode.Scalar]) -> (first: Int32, second: Int32)? {
    let bytes = letters.flatMap { Array(String($0).utf8) }
    let second = letters.count > 1 ? Unicode.UTF8.width(letters[0]) : nil
    let shaped = bytes.withUnsafeBufferPointer { shaper.letters(of: 0..<bytes.count, in: $0) }
    return shaped.map { ($0.advance(at: 0), second.map($0.advance(at:)) ?? 0) }
  }

  private static func provenGlyphs(_ probe: ProbedText) -> GlyphSet? {
    let face = hb_font_get_face(probe.font)
    let tables = [LayoutTable(.substitution, of: face), LayoutTable(.positioning, of: face)]
    do {
      var glyphs = GlyphSet(count: tables[0].glyphCount)
      let changed = try glyphsChangedAlone(probe, tables[0])
      for glyph in nominalGlyphs(probe) where !changed.contains(glyph) { glyphs.insert(glyph) }
      let reach = try SubstitutionReach(tables[0], lookups: probe.lookups(inTable: .substitution), from: glyphs)
      let lookups = probe.lookups(inTable: .positioning)
      for lookup in lookups where try tables[1].lookup(lookup).type >= 7 {
        // Letters from other tables may be adjacent, so no contextual rule may have one of these letters as its input.
        if probe.inputs(of: lookup, inTable: .positioning).contains(where: glyphs.contains) { return nil }
      }
      let isProven =
        try reach.changes.isEmpty && reach.rules.isEmpty
        && PositioningReach(tables[1], glyphs: glyphs).isPairwise(lookups)
      return isProven ? glyphs : nil
    } catch {
      return nil
    }
  }

  /// Returns the glyphs that a lookup can change on their own. Ligatures are excluded, because they need several
  /// letters.
  private static func glyphsChangedAlone(
    _ probe: ProbedText, _ table: LayoutTable
  ) throws(LayoutTable.Malformed) -> Set<UInt16> {
    var glyphs: Set<UInt16> = []
    for lookup in probe.lookups(inTable: .substitution) where try table.lookup(lookup).type != 4 {
      glyphs.formUnion(probe.inputs(of: lookup, inTable: .substitution))
    }
    return glyphs
  }

  private static func nominalGlyphs(_ probe: ProbedText) -> [UInt16] {
    blocks.flatMap { $0.compactMap(Unicode.Scalar.init) }.filter { number(of: $0) != nil }.compactMap(probe.glyph(of:))
  }
}
