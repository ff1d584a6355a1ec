import CPangoCairo
import CPangoFT2

/// Letters that are never shaped: Han, Hangul and their punctuation. A glyph that is not an input of any lookup never
/// changes, so text that consists of such letters may be cut anywhere.
final class UnshapedLetters {
  private let font: OpaquePointer
  private let inputs = hb_set_create()
  private let known = ZeroedMemory<Int32>(count: 0x1_0000)
  private(set) lazy var pairs = KernedLetters(probe, engineMemory)
  private let probe: ProbedText
  private let engineMemory: TableMemory
  private let memory: TableMemory.Share

  private static let other: Int32 = -1

  init(_ probe: ProbedText, _ memory: TableMemory) {
    (self.probe, engineMemory) = (probe, memory)
    self.memory = TableMemory.Share(of: memory, cells: known.count)
    font = hb_font_reference(probe.font)
    for kind in [LayoutTable.Kind.substitution, .positioning] {
      for lookup in probe.lookups(inTable: kind) { probe.collectInputs(of: lookup, inTable: kind, into: inputs) }
    }
  }

  deinit {
    hb_set_destroy(inputs)
    hb_font_destroy(font)
  }

  @inline(__always)
  func advance(of letter: Unicode.Scalar) -> Int32? {
    guard letter.value < 0x1_0000 else { return nil }
    let width = known.base[Int(letter.value)]
    if width > 0 { return width }
    return width == UnshapedLetters.other ? nil : find(letter)
  }

  struct Step {
    let width: Int32
    let kerning: Int32
    let number: Int
  }

  @inline(__always)
  func step(from last: (letter: Unicode.Scalar, number: Int)?, to letter: Unicode.Scalar) -> Step? {
    if let width = advance(of: letter), last?.number ?? KernedLetters.unshaped == KernedLetters.unshaped {
      return Step(width: width, kerning: 0, number: KernedLetters.unshaped)
    }
    return pairedStep(from: last, to: letter)
  }

  private func pairedStep(from last: (letter: Unicode.Scalar, number: Int)?, to letter: Unicode.Scalar) -> Step? {
    guard let pairs else { return nil }
    let unshaped = advance(of: letter)
    let number = unshaped == nil ? KernedLetters.number(of: letter) : KernedLetters.unshaped
    guard let number, let width = unshaped ?? pairs.width(of: letter, number) else { return nil }
    // There is no kerning after a letter that is not an input of any lookup. The kerning before it is the same for all
    // such letters.
    guard let last, last.number != KernedLetters.unshaped else { return Step(width: width, kerning: 0, number: number) }
    return pairs.kerning(last, (letter, number)).map { Step(width: width, kerning: $0, number: number) }
  }

  private func find(_ letter: Unicode.Scalar) -> Int32? {
    var glyph: hb_codepoint_t = 0
    var width: Int32 = 0
    if hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0, glyph != 0, hb_set_has(inputs, glyph) == 0 {
      width = hb_font_get_glyph_h_advance(font, glyph)
    }
    memory.note(Int(letter.value))
    known.base[Int(letter.value)] = width > 0 ? width : UnshapedLetters.other
    return width > 0 ? width : nil
  }
}
