import CPangoCairo
import CPangoFT2
import GalleyPicture

final class CairoFace {
  let handle: OpaquePointer

  init(_ font: FontFace) throws(PaintError) {
    guard let face = FreeTypeFace(path: font.path, index: font.index),
      let handle = cairo_ft_font_face_create_for_ft_face(face.handle, FT_LOAD_DEFAULT)
    else { throw .unreadableFont(path: font.path) }
    self.handle = handle
    // Cairo's caches outlive this object, so the FreeType face is released together with Cairo's last reference. Any
    // unique address can be used as the key.
    let key = UnsafePointer<cairo_user_data_key_t>(OpaquePointer(face.handle))
    cairo_font_face_set_user_data(handle, key, Unmanaged.passRetained(face).toOpaque()) { face in
      if let face { Unmanaged<FreeTypeFace>.fromOpaque(face).release() }
    }
    try check(cairo_font_face_status(handle))
  }

  deinit { cairo_font_face_destroy(handle) }
}

final class FontOptions {
  let handle: OpaquePointer

  init() throws(PaintError) {
    guard let handle = cairo_font_options_create() else { throw .cairo(status: "no font options") }
    self.handle = handle
    cairo_font_options_set_antialias(handle, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(handle, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(handle, CAIRO_HINT_METRICS_OFF)
  }

  deinit { cairo_font_options_destroy(handle) }
}

final class ScaledFont {
  let handle: OpaquePointer
  private var inkRows: [UInt32: SIMD2<Int32>] = [:]

  init(_ face: OpaquePointer, size: Double, options: FontOptions) throws(PaintError) {
    var matrix = cairo_matrix_t()
    var identity = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, size, size)
    cairo_matrix_init_identity(&identity)
    guard let handle = cairo_scaled_font_create(face, &matrix, &identity, options.handle) else {
      throw .cairo(status: "no scaled font")
    }
    self.handle = handle
    try check(cairo_scaled_font_status(handle))
  }

  deinit { cairo_scaled_font_destroy(handle) }

  /// Returns the rows of a glyph relative to the baseline. The range is empty if the glyph has no ink.
  func rows(ofGlyph id: UInt32) -> (top: Int, bottom: Int) {
    if let known = inkRows[id] { return (Int(known.x), Int(known.y)) }
    var glyph = cairo_glyph_t(index: UInt(id), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(handle, &glyph, 1, &extents)
    var rows = SIMD2<Int32>()
    if extents.width > 0, extents.height > 0 {
      // One pixel is added on both sides for antialiasing.
      rows.x = Int32(clamping: Int(clamping: extents.y_bearing.rounded(.down)) - 1)
      rows.y = Int32(clamping: Int(clamping: (extents.y_bearing + extents.height).rounded(.up)) + 1)
    }
    inkRows[id] = rows
    return (Int(rows.x), Int(rows.y))
  }
}
