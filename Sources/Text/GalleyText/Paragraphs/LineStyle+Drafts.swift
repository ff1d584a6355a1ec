import GalleyPicture

struct TableLine {
  let text: UnsafeBufferPointer<UInt8>
  let width: Int
  let isBroken: Bool
}

extension LineStyle {
  func draft(
    of span: LineSpan, in text: UnsafeBufferPointer<UInt8>, of run: TextRequest.Run
  ) -> LineDraft? {
    guard let table = widths.table(of: text)?.table, let bytes = bytes(of: span.letters, in: text) else { return nil }
    let piece = UnsafeBufferPointer(rebasing: text[bytes])
    let line = TableLine(text: piece, width: span.width, isBroken: bytes.upperBound < text.count)
    return draft(of: line, in: table, of: run).map { $0.over(bytes) }
  }

  /// Returns the draft of a line, whose bytes are relative to the line. `table` is the table of the whole paragraph.
  func draft(of line: TableLine, in table: WidthTable, of run: TextRequest.Run, source: Int = 0) -> LineDraft? {
    guard let positions = positions(ofLine: line.text, in: table) else { return nil }
    // A break removes the space before it.
    let shown = line.isBroken && line.text.endsInSpace ? positions.count - 1 : positions.count
    guard Int(positions.starts[shown]) == line.width else { return nil }
    let glyphs = table.shapes.slots.glyphs
    let shape = GlyphRun(
      font: face.face, size: run.font.layoutSize,
      glyphs: (0..<shown).map { index in
        let glyph = UInt32(glyphs[Int(positions.slots[index])])
        return GlyphRun.Glyph(id: glyph, x: PangoUnits.points(positions.starts[index]), y: 0)
          .moved(right: face.shift(of: glyph) * run.font.layoutSize, up: run.layoutOffset)
      },
      text: String(decoding: line.text, as: UTF8.self), clusters: line.text.clusters(showing: shown),
      isRightToLeft: false, width: PangoUnits.points(positions.starts[shown]), isColor: face.isColor)
    return draft(of: shape, isBroken: line.isBroken, run, source: source)
  }

  func emptyDraft(of run: TextRequest.Run) -> LineDraft {
    let box = LineBox(face, size: run.font.layoutSize, rise: 0)
    return LineDraft(
      text: "", bytes: 0..<0, width: 0, ascent: box.ascent, descent: box.descent, runs: [], isTruncated: false)
  }

  private func draft(of shape: GlyphRun, isBroken: Bool, _ run: TextRequest.Run, source: Int) -> LineDraft {
    let box = LineBox(face, size: run.font.layoutSize, rise: run.layoutOffset)
    let rules = TextRules(face.rules, size: run.font.layoutSize, rise: run.layoutOffset)
    var text = shape.text
    while isBroken, text.last == " " { text.removeLast() }
    return LineDraft(
      text: text, bytes: 0..<shape.text.utf8.count, width: shape.width, ascent: box.ascent, descent: box.descent,
      runs: [TextLayout.PlacedRun(shape, x: 0, source: source, rules: rules)], isTruncated: false)
  }

  private func bytes(of letters: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var (letter, first) = (0, 0)
    for (byte, value) in text.enumerated() where value & 0xC0 != 0x80 {
      if letter == letters.lowerBound { first = byte }
      if letter == letters.upperBound { return first..<byte }
      letter += 1
    }
    return letter == letters.upperBound ? first..<text.count : nil
  }

  private func positions(ofLine piece: UnsafeBufferPointer<UInt8>, in table: WidthTable) -> LetterPositions? {
    guard style.font.tracking == 0, let (own, count) = widths.table(of: piece), own === table, count > 0,
      table.find(positions, widths.scratch, count: count), !positions.hasLigatures
    else { return nil }
    return positions
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var endsInSpace: Bool {
    last == 0x20 || count > 1 && self[count - 2] == 0xC2 && self[count - 1] == 0xA0
  }

  fileprivate func clusters(showing shown: Int) -> [GlyphRun.Cluster] {
    var clusters: [GlyphRun.Cluster] = []
    for byte in self {
      if byte & 0xC0 == 0x80 {
        clusters[clusters.count - 1].bytes += 1
      } else {
        clusters.append(GlyphRun.Cluster(bytes: 1, glyphs: clusters.count < shown ? 1 : 0))
      }
    }
    return clusters
  }
}
