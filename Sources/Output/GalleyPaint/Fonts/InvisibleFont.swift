import CPangoCairo

/// Makes emoji searchable and copyable, although they are bitmaps. Each piece of text has its own invisible glyph,
/// which Cairo maps to the text.
final class InvisibleFont {
  private let face: OpaquePointer
  private var numbers: [String: UInt] = [:]

  init() throws(PaintError) {
    guard let face = cairo_user_font_face_create() else { throw .cairo(status: "no font face") }
    self.face = face
    cairo_user_font_face_set_render_glyph_func(face) { _, _, _, extents in
      // The box has the size of an emoji, in ems. Cairo omits text whose glyphs have no box, and viewers highlight the
      // box when the text is selected.
      extents?.pointee = cairo_text_extents_t(
        x_bearing: 0, y_bearing: -0.95, width: 1.25, height: 1.2, x_advance: 1.25, y_advance: 0)
      return CAIRO_STATUS_SUCCESS
    }
    try check(cairo_font_face_status(face))
  }

  deinit { cairo_font_face_destroy(face) }

  func glyph(for text: String) -> UInt {
    if let known = numbers[text] { return known }
    let number = UInt(numbers.count + 1)
    numbers[text] = number
    return number
  }

  func scaled(size: Double, options: FontOptions) throws(PaintError) -> ScaledFont {
    try ScaledFont(face, size: size, options: options)
  }
}
