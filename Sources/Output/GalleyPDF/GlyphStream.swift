/// Writes the glyphs of one line, and moves the pen where they do not stand where the font's own widths put them.
struct GlyphStream {
  private let out: ByteBuffer
  private let font: EmbeddedFont
  private let codesAreGlyphs: Bool
  /// Where a reader's pen stands, in thousandths of an em from the line's start.
  private var pen = 0.0
  private var isOpen = false

  /// The least that the pen is moved by, in thousandths of an em: of a text of 12 points, a hundredth of a point.
  private static let tolerance = 0.8

  /// Glyphs of `font`, written to `out`, whose pen stands at the line's start.
  init(_ font: EmbeddedFont, to out: ByteBuffer) {
    self.out = out
    self.font = font
    codesAreGlyphs = font.program.codesAreGlyphs
  }

  @inline(__always)
  mutating func put(_ glyph: UInt32, at x: Double) {
    if !isOpen {
      out.put("[(")
      isOpen = true
    }
    let move = pen - x
    if abs(move) > GlyphStream.tolerance { adjust(by: move) }
    let code = codesAreGlyphs ? UInt16(truncatingIfNeeded: glyph) : font.program.code(of: glyph)
    out.reserve(4)
    out.putEscaped(UInt8(code >> 8))
    out.putEscaped(UInt8(code & 255))
    pen += font.advance(glyph)
  }

  @inline(never)
  private mutating func adjust(by move: Double) {
    // Whole thousandths: what is left over is not forgotten, so no error can add up.
    let whole = max(-30_000, min(30_000, move.rounded()))
    out.put(")")
    out.put(Int(whole))
    out.put("(")
    pen -= whole
  }

  /// Ends what is open, so that other operators may follow.
  mutating func close() {
    guard isOpen else { return }
    isOpen = false
    out.put(")]TJ\n")
  }
}
