import CPangoCairo
import CPangoFT2
package import GalleyPicture

/// Creates glyph runs with one glyph per character, using the character map and advances of the font face.
package enum HandmadeRun {
  /// The regular face in Debian's package fonts-inter.
  package static let inter = FontFace(
    family: "Inter", style: "Regular", path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  /// The font of Debian's package fonts-noto-color-emoji.
  package static let emoji = FontFace(
    family: "Noto Color Emoji", style: "Regular", path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
  /// The Hebrew face in Debian's package fonts-noto-core.
  package static let hebrew = FontFace(
    family: "Noto Sans Hebrew", style: "Regular", path: "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf")

  /// Creates a run of `text` at `size` points. The glyphs of right-to-left text are in visual order.
  package static func make(
    _ text: String, _ font: FontFace = inter, size: Double, isRightToLeft: Bool = false, isColor: Bool = false
  ) -> GlyphRun {
    var library: FT_Library?
    var face: FT_Face?
    FT_Init_FreeType(&library)
    defer { FT_Done_FreeType(library) }
    guard FT_New_Face(library, font.path, FT_Long(font.index), &face) == 0, let face else {
      preconditionFailure("the tests need the font \(font.path)")
    }
    // A face with only bitmaps states no units per em. Its hmtx table uses 2,048.
    let unitsPerEm = face.pointee.units_per_EM == 0 ? 2048 : Double(face.pointee.units_per_EM)
    var pen = 0.0
    var glyphs: [GlyphRun.Glyph] = []
    let scalars = Array(text.unicodeScalars)
    for scalar in isRightToLeft ? scalars.reversed() : scalars {
      let id = FT_Get_Char_Index(face, FT_ULong(scalar.value))
      var advance: FT_Fixed = 0
      FT_Get_Advance(face, id, FT_Int32(FT_LOAD_NO_SCALE), &advance)
      glyphs.append(GlyphRun.Glyph(id: id, x: pen, y: 0))
      pen += (isColor ? 2550 : Double(advance)) / unitsPerEm * size
    }
    let clusters = scalars.map { GlyphRun.Cluster(bytes: String($0).utf8.count, glyphs: 1) }
    return GlyphRun(
      font: font, size: size, glyphs: glyphs, text: text, clusters: clusters, isRightToLeft: isRightToLeft, width: pen,
      isColor: isColor)
  }
}
