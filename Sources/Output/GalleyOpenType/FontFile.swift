import CHarfBuzz
package import GalleyPicture

package final class FontFile {
  package let face: OpaquePointer

  package init?(_ font: FontFace) {
    guard let blob = hb_blob_create_from_file_or_fail(font.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(font.index)) else { return nil }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      return nil
    }
    self.face = face
  }

  deinit { hb_face_destroy(face) }

  package var unitsPerEm: Double { Double(max(1, hb_face_get_upem(face))) }

  package var advances: [Double] {
    guard let font = hb_font_create(face) else { return [] }
    defer { hb_font_destroy(font) }
    return (0..<hb_face_get_glyph_count(face)).map { Double(hb_font_get_glyph_h_advance(font, $0)) }
  }
}
