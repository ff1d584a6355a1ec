import CHarfBuzz
import GalleyOpenType
import GalleyPaint
import GalleyPicture

/// The data of a font file. Threads share it, because it is immutable and HarfBuzz allows several threads to read a
/// face.
final class FontProgram: @unchecked Sendable {
  let file: FontFile
  let name: String
  let advances: [Double]
  let metrics: Metrics
  /// The number of each glyph in a character collection, or nil if pages use glyph numbers.
  private let codes: [UInt16]?

  /// The dimensions of the font, in thousandths of an em.
  struct Metrics {
    var box: [Double]
    var ascent: Double
    var descent: Double
    var capitalHeight: Double
    /// The angle in degrees. A negative value slants to the right.
    var italicAngle: Double
  }

  init(_ font: FontFace) throws(PDFError) {
    guard let file = FontFile(font) else { throw .paint(.unreadableFont(path: font.path)) }
    self.file = file
    let face = file.face
    let scale = 1000 / file.unitsPerEm
    name = FontProgram.name(of: face) ?? FontProgram.plain(font.family + "-" + font.style)
    // Rounded in the same way as in the file, so that Galley and the reader compute the same pen positions.
    advances = file.advances.map { ($0 * scale * 1000).rounded() / 1000 }
    metrics = Metrics(face, scale: scale)
    codes = FontTable(face, "CFF ") == nil ? nil : FontProgram.codes(of: font, count: advances.count)
  }

  /// Reads all numbers at once, because FreeType allows only one thread at a time per face.
  private static func codes(of font: FontFace, count: Int) -> [UInt16]? {
    guard let face = FreeTypeFace(path: font.path, index: font.index), face.isCollected else { return nil }
    return (0..<UInt32(clamping: count)).map { UInt16(truncatingIfNeeded: face.collectionNumber(of: $0) ?? $0) }
  }

  func code(of glyph: UInt32) -> UInt16 {
    guard let codes, Int(glyph) < codes.count else { return UInt16(truncatingIfNeeded: glyph) }
    return codes[Int(glyph)]
  }

  var codesAreGlyphs: Bool { codes == nil }

  private static func name(of face: OpaquePointer) -> String? {
    var size: UInt32 = 128
    var text = [CChar](repeating: 0, count: Int(size))
    let length = hb_ot_name_get_utf8(face, hb_ot_name_id_t(6), nil, &size, &text)
    guard length > 0 else { return nil }
    let name = plain(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    return name.isEmpty ? nil : name
  }

  private static func plain(_ name: String) -> String {
    String(name.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "-") })
  }
}

extension FontProgram.Metrics {
  fileprivate init(_ face: OpaquePointer, scale: Double) {
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) * scale : nil
    }
    ascent = metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 800
    descent = metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? -200
    capitalHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? ascent * 0.75
    let rise = metric(HB_OT_METRICS_TAG_HORIZONTAL_CARET_RISE) ?? 1
    let run = metric(HB_OT_METRICS_TAG_HORIZONTAL_CARET_RUN) ?? 0
    // The caret of an upright font has no horizontal run. For other fonts, 12 degrees is written, which is a typical
    // slant.
    italicAngle = run == 0 || rise == 0 ? 0 : -12
    // The bounding box is at bytes 36 to 43 of `head`.
    let head = FontTable(face, "head")?.bytes ?? []
    func number(_ at: Int) -> Double {
      head.count > at + 1 ? Double(Int16(truncatingIfNeeded: Int(head[at]) << 8 | Int(head[at + 1]))) * scale : 0
    }
    box = [number(36), number(38), number(40), number(42)]
  }
}
