package import GalleyGeometry
import GalleyPaint
package import GalleyPicture

extension PDFCanvas {
  package func draw(_ glyphs: Picture.Glyphs) throws(PDFError) {
    guard glyphs.run.size > 0, !glyphs.run.glyphs.isEmpty else { return }
    if glyphs.run.isColor { return try drawColored(glyphs) }
    let font = try store.font(glyphs.run.font)
    switch glyphs.paint {
    case .color(let color):
      guard setFill(color) else { return }
      show(glyphs.run, at: glyphs.origin, in: font)
    case .linearGradient, .radialGradient, .angularGradient, .meshGradient:
      let (run, origin) = (glyphs.run, glyphs.origin)
      let box = Rect(
        x: origin.x - run.size, y: origin.y - run.size * 2, width: run.width + run.size * 2, height: run.size * 3)
      try draw(glyphs.paint, over: box) {
        out.put("7 Tr\n")
        show(glyphs.run, at: glyphs.origin, in: font)
        endText()
      }
    }
  }

  package func show(_ line: LetterRun, at origin: Point, _ color: RGBA) throws(PDFError) {
    guard !line.glyphs.isEmpty, setFill(color) else { return }
    let font = try store.font(line.font)
    if store.objects.isSilent { return note(line, in: font) }
    let scale = 1000 / (line.size * 1024)
    move(to: origin, font, size: line.size)
    var stream = GlyphStream(font, to: out)
    var next = 0
    for index in line.glyphs.indices {
      let start = next
      let scalar = UTF8Letter.next(in: line.text, at: &next)
      let glyph = line.glyphs[index]
      let x = Double(line.places[index]) * scale
      if font.note(glyph, means: scalar) {
        stream.put(glyph, at: x)
      } else {
        stream.close()
        spell(UnsafeBufferPointer(rebasing: line.text[start..<next])) {
          stream.put(glyph, at: x)
        } close: {
          stream.close()
        }
      }
    }
    stream.close()
  }

  private func note(_ line: LetterRun, in font: EmbeddedFont) {
    var next = 0
    for glyph in line.glyphs { _ = font.note(glyph, means: UTF8Letter.next(in: line.text, at: &next)) }
  }

  private func show(_ run: GlyphRun, at origin: Point, in font: EmbeddedFont) {
    let scale = 1000 / run.size
    var text = run.text
    text.withUTF8 { bytes in
      var line = PlacedLine(y: .nan, x: 0, stream: GlyphStream(font, to: out))
      func put(_ index: Int) {
        let glyph = run.glyphs[index]
        if glyph.y != line.y {
          line.stream.close()
          line = PlacedLine(y: glyph.y, x: glyph.x, stream: GlyphStream(font, to: out))
          move(to: origin + Point(x: glyph.x, y: glyph.y), font, size: run.size)
        }
        line.stream.put(glyph.id, at: (glyph.x - line.x) * scale)
      }
      let pieces = run.pieces
      for piece in run.isRightToLeft ? pieces.reversed() : pieces {
        let own = UnsafeBufferPointer(rebasing: bytes[piece.bytes])
        let isReported = font.note(piece, of: run, text: own)
        if isReported, !run.isRightToLeft || own.isOneLetter {
          piece.glyphs.forEach(put)
        } else {
          piece.glyphs.forEach { font.use(run.glyphs[$0].id) }
          line.stream.close()
          // Moves to a new line first, because moving inside the marked content would split it.
          if let first = piece.glyphs.first, run.glyphs[first].y != line.y { open(&line, run, first, origin, font) }
          spell(own, backwards: run.isRightToLeft) {
            piece.glyphs.forEach(put)
          } close: {
            line.stream.close()
          }
        }
      }
      line.stream.close()
    }
  }

  private struct PlacedLine {
    var y: Double
    var x: Double
    var stream: GlyphStream
  }

  private func open(_ line: inout PlacedLine, _ run: GlyphRun, _ index: Int, _ origin: Point, _ font: EmbeddedFont) {
    let glyph = run.glyphs[index]
    line = PlacedLine(y: glyph.y, x: glyph.x, stream: GlyphStream(font, to: out))
    move(to: origin + Point(x: glyph.x, y: glyph.y), font, size: run.size)
  }

  /// Writes the text of glyphs whose codes do not determine it (ActualText, ISO 32000-1, 14.9.4). The text is in visual
  /// order, because readers such as poppler reorder right-to-left letters themselves.
  private func spell(
    _ text: UnsafeBufferPointer<UInt8>, backwards: Bool = false, _ show: () -> Void, close: () -> Void
  ) {
    let letters = String(decoding: text, as: UTF8.self).unicodeScalars
    out.put("/Span<</ActualText")
    out.putUTF16(backwards ? String(String.UnicodeScalarView(letters.reversed())) : String(letters))
    out.put(">>BDC\n")
    show()
    close()
    out.put("EMC\n")
  }

  private func move(to point: Point, _ font: EmbeddedFont, size: Double) {
    if lastFont !== font {
      resources.use(font.name, font.reference)
      lastFont = font
    }
    move(to: point, fontName: font.name, size: size)
  }

  private func move(to point: Point, fontName: String, size: Double) {
    let start = place(point)
    // Rounded in the same way as in the file, so that the errors of relative moves do not accumulate.
    let target = Point(x: (start.x * 1000).rounded() / 1000, y: (start.y * 1000).rounded() / 1000)
    if openText == nil { out.put("BT\n") }
    if state.font?.name != fontName || state.font?.size != size {
      state.font = (fontName, size)
      out.putName(fontName)
      out.put(" ")
      out.put(size)
      out.put("Tf\n")
    }
    let last = openText ?? .zero
    out.put(target.x - last.x, target.y - last.y)
    out.put("Td\n")
    openText = target
  }

  func endText() {
    guard openText != nil else { return }
    openText = nil
    out.put("ET\n")
  }

  // MARK: Emoji

  private func drawColored(_ glyphs: Picture.Glyphs) throws(PDFError) {
    let alpha = glyphs.paint.greatestAlpha * state.fade
    guard alpha > 0 else { return }
    for glyph in glyphs.run.glyphs {
      guard let emoji = try store.emoji(glyph.id, of: glyphs.run) else { continue }
      try saving { () throws(PDFError) in
        guard setAlpha(alpha) else { return }
        try put(emoji.image, over: emoji.rect.offsetBy(glyphs.origin + Point(x: glyph.x, y: glyph.y)))
      }
    }
    var text = glyphs.run.text
    text.withUTF8 { bytes in
      for piece in glyphs.run.pieces {
        let own = String(decoding: bytes[piece.bytes], as: UTF8.self)
        let invisible = store.invisibleText.glyph(for: own, in: store.objects)
        let x = glyphs.run.glyphs[piece.glyphs].map(\.x).min() ?? 0
        resources.use(invisible.font, invisible.reference)
        move(to: glyphs.origin + Point(x: x, y: 0), fontName: invisible.font, size: glyphs.run.size)
        let isLong = own.utf16.count > CharacterMap.textLimit
        let show = { [out] in
          out.putBytes([invisible.code])
          out.put("Tj\n")
        }
        if isLong { spell(UnsafeBufferPointer(rebasing: bytes[piece.bytes]), show) {} } else { show() }
      }
    }
  }
}

extension EmbeddedFont {
  /// Records the text of the glyphs. Returns false if the codes alone do not determine the text.
  fileprivate func note(_ piece: GlyphRun.Piece, of run: GlyphRun, text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard piece.glyphs.count == 1, let index = piece.glyphs.first, !text.isEmpty else { return false }
    var next = 0
    let scalar = UTF8Letter.next(in: text, at: &next)
    let glyph = run.glyphs[index].id
    if next == text.count { return note(glyph, means: scalar) }
    return note(glyph, means: String(decoding: text, as: UTF8.self))
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isOneLetter: Bool {
    var next = 0
    if isEmpty { return false }
    _ = UTF8Letter.next(in: self, at: &next)
    return next == count
  }
}

enum UTF8Letter {
  @inline(__always)
  static func next(in text: UnsafeBufferPointer<UInt8>, at next: inout Int) -> UInt32 {
    let byte = UInt32(text[next])
    if byte < 0x80 {
      next += 1
      return byte
    }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    var value = byte & (0x7F >> UInt32(length))
    let end = min(next + length, text.count)
    next += 1
    while next < end {
      value = value << 6 | UInt32(text[next]) & 0x3F
      next += 1
    }
    return value
  }
}
