package import GalleyGeometry
package import GalleyPicture

/// Lines of text in one font, measured and read without being set: what a long table asks for, cell by cell.
///
/// Answers are those of the engine's layouts; where only setting tells, there is none. For the thread of its engine.
package final class LetterLines {
  package let font: ResolvedFont
  package let language: String
  /// Which way lines without letters read, where they have to be set.
  package let direction: LayoutDirection
  /// How far lines reach above their baseline, in points.
  package let ascent: Double
  /// How far lines reach below their baseline, in points.
  package let descent: Double
  private let engine: TextEngine
  private let face: SharedFontFace
  private var tables: FontWidths
  private let positions = LetterPositions()
  private let glyphs = ZeroedMemory<UInt32>(count: WidthTable.longest)

  /// Lines in `font`; nil where its family cannot be had, or its letters have colours of their own.
  package init?(
    _ engine: TextEngine, font: ResolvedFont, language: String, direction: LayoutDirection = .leftToRight
  ) {
    guard let face = engine.face(of: font), !face.isColor else { return nil }
    self.engine = engine
    self.font = font
    self.language = language
    self.direction = direction
    self.face = SharedFontFace(face.face)
    let box = LineBox(face, size: font.layoutSize, rise: 0)
    (ascent, descent) = (box.ascent, box.descent)
    tables = engine.tables(for: FontWidths.Style(font: font, language: language))
  }

  /// How far the pen moves over `text`, which is valid UTF-8 without line breaks, in Pango's units of 1/1024 point.
  package func width(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    if text.isEmpty { return 0 }
    switch upToDate.width(of: text) {
    case .summed(let width), .substituted(let width): return width.units
    case .unknown:
      let text = String(decoding: text, as: UTF8.self)
      return engine.width(of: text, font: font, language: language, baseDirection: direction).units
    }
  }

  /// Hands the glyphs of `text`, which is valid UTF-8 without line breaks, to `body`; false where it has to be set:
  /// letters join, or stand in several fonts.
  package func withLine<Failure>(
    of text: UnsafeBufferPointer<UInt8>, _ body: (LetterRun) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard !text.isEmpty, text.count <= WidthTable.longest, font.tracking == 0,
      let (table, count) = upToDate.table(of: text), table.find(positions, tables.scratch, count: count),
      !positions.hasLigatures
    else { return false }
    table.shapes.slots.glyphs.withUnsafeBufferPointer { known in
      for index in 0..<count { glyphs.base[index] = UInt32(known[Int(positions.slots[index])]) }
    }
    try body(
      LetterRun(
        font: face, size: font.layoutSize, text: text,
        glyphs: UnsafeBufferPointer(start: glyphs.base, count: count), places: positions.starts))
    return true
  }

  private var upToDate: FontWidths {
    if tables.isRetired { tables = engine.tables(for: FontWidths.Style(font: font, language: language)) }
    return tables
  }
}
