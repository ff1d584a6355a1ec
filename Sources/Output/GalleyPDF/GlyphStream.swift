struct GlyphStream {
  private let out: ByteBuffer
  private let font: EmbeddedFont
  private let codesAreGlyphs: Bool
  /// The PDF reader's pen position, in thousandths of an em from the start of the line.
  private var pen = 0.0
  private var isOpen = false

  /// The maximum error of a glyph position, in thousandths of an em. For 12-point text, it is a hundredth of a point.
  private static let tolerance = 0.8

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
    // The rounding error remains in `pen`, so that errors do not accumulate.
    let whole = max(-30_000, min(30_000, move.rounded()))
    out.put(")")
    out.put(Int(whole))
    out.put("(")
    pen -= whole
  }

  mutating func close() {
    guard isOpen else { return }
    isOpen = false
    out.put(")]TJ\n")
  }
}
