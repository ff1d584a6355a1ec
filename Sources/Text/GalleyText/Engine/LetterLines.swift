package import GalleyGeometry
package import GalleyPicture

/// Measures and reads single lines in one font without laying them out. The methods return no result if the text needs
/// a layout. Use it only on the engine's thread.
package final class LetterLines {
  package let font: ResolvedFont
  package let language: String
  package let direction: LayoutDirection
  package let ascent: Double
  package let descent: Double
  private let engine: TextEngine
  private let face: SharedFontFace
  private var tables: FontWidths
  private let positions = LetterPositions()
  private let glyphs = ZeroedMemory<UInt32>(count: WidthTable.longest)

  /// Returns nil if the family is missing or has coloured glyphs.
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

  /// Returns the width in Pango units. `text` must be valid UTF-8 without line breaks.
  package func width(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    if text.isEmpty { return 0 }
    switch upToDate.width(of: text) {
    case .summed(let width), .substituted(let width): return width.units
    case .unknown:
      let text = String(decoding: text, as: UTF8.self)
      return engine.width(of: text, font: font, language: language, baseDirection: direction).units
    }
  }

  /// - Returns: False, without calling `body`, if letters form ligatures or need several fonts.
  package func withLine<Failure>(
    of text: UnsafeBufferPointer<UInt8>, _ body: (LetterRun) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard !text.isEmpty, text.count <= WidthTable.longest, font.tracking == 0, font.systemStep == nil,
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
