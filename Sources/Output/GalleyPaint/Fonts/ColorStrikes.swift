import CPangoCairo
import CPangoFT2
import GalleyPicture

/// Reads bitmap glyphs from a font. Cairo's text functions are not used for them, because they scale bitmaps
/// differently in each version and reduce them to 72 ppi in PDF.
final class ColorStrikes {
  struct Glyph {
    let surface: ImageSurface
    /// The left edge relative to the pen, in pixels of the bitmap. Positive values are to the right.
    let left: Double
    /// The height of the top edge above the baseline, in pixels of the bitmap.
    let top: Double
    let em: Double
  }

  private struct Request: Hashable {
    var id: UInt32
    var em: Double
  }

  private let face: FreeTypeFace
  private var glyphs: [Request: Glyph?] = [:]

  init(_ font: FontFace) throws(PaintError) {
    guard let face = FreeTypeFace(path: font.path, index: font.index) else {
      throw .unreadableFont(path: font.path)
    }
    self.face = face
  }

  /// Returns a glyph with at least `em` pixels per em if the face has such a size. Returns nil if the glyph is
  /// invisible.
  func glyph(_ id: UInt32, em: Double) throws(PaintError) -> Glyph? {
    guard let available = selectSize(em: em) else { return nil }
    let request = Request(id: id, em: available)
    if let known = glyphs[request] { return known }
    let glyph = try render(request)
    glyphs[request] = .some(glyph)
    return glyph
  }

  private func selectSize(em: Double) -> Double? {
    let record = face.handle.pointee
    if record.num_fixed_sizes > 0, let sizes = record.available_sizes {
      let strikes = (0..<Int(record.num_fixed_sizes)).map { (index: $0, em: Double(sizes[$0].y_ppem) / 64) }
      let enough = strikes.filter { $0.em >= em }.min { $0.em < $1.em }
      guard let strike = enough ?? strikes.max(by: { $0.em < $1.em }) else { return nil }
      return FT_Select_Size(face.handle, FT_Int(strike.index)) == 0 ? strike.em : nil
    }
    let pixels = max(1, min(em.rounded(.up), 1024))
    return FT_Set_Pixel_Sizes(face.handle, 0, FT_UInt(pixels)) == 0 ? pixels : nil
  }

  private func render(_ request: Request) throws(PaintError) -> Glyph? {
    let flags = FT_Int32(FT_LOAD_COLOR) | FT_Int32(FT_LOAD_NO_HINTING)
    guard FT_Load_Glyph(face.handle, request.id, flags) == 0, let slot = face.handle.pointee.glyph else { return nil }
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    let bitmap = slot.pointee.bitmap
    guard bitmap.width > 0, bitmap.rows > 0, bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue else { return nil }
    return Glyph(
      surface: try ColorStrikes.surface(bitmap), left: Double(slot.pointee.bitmap_left),
      top: Double(slot.pointee.bitmap_top), em: request.em)
  }

  private static func surface(_ bitmap: FT_Bitmap) throws(PaintError) -> ImageSurface {
    let surface = try ImageSurface(width: Int(bitmap.width), height: Int(bitmap.rows))
    let stride = surface.stride
    surface.edit { target in
      guard let source = bitmap.buffer else { return }
      for y in 0..<Int(bitmap.rows) {
        // FreeType's BGRA is premultiplied, which is the format that Cairo requires.
        (target + y * stride).copyMemory(from: source + y * Int(bitmap.pitch), byteCount: Int(bitmap.width) * 4)
      }
    }
    return surface
  }
}
