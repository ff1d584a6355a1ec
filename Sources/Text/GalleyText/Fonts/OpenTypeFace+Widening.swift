import CPangoCairo
import CPangoFT2
import GalleyFiles

extension OpenTypeFace {
  /// - Parameter changes: The change of each glyph's advance, in ems. An advance never becomes negative.
  /// - Returns: A file without outlines, in which glyphs have the changed advances. Nil if the face is unusable, or if
  ///   the system has no more memory or file descriptors.
  func widened(by changes: [Double]) -> MemoryFile? {
    guard let builder = hb_face_builder_create() else { return nil }
    defer { hb_face_destroy(builder) }
    for tag in tableTags() where !Self.outlines.contains(tag) {
      guard let table = table(tag, changes) else { return nil }
      defer { hb_blob_destroy(table) }
      hb_face_builder_add_table(builder, Self.code(tag), table)
    }
    guard let file = hb_face_reference_blob(builder) else { return nil }
    defer { hb_blob_destroy(file) }
    var length: UInt32 = 0
    let start = hb_blob_get_data(file, &length)
    return length > 0 ? MemoryFile(UnsafeRawBufferPointer(start: start, count: Int(length))) : nil
  }

  /// The tables with outlines. FreeType opens a face without them, and omitting them halves the size of the copy.
  private static let outlines: Set<String> = ["CFF ", "CFF2", "glyf", "loca", "gvar", "SVG ", "DSIG"]

  private func table(_ tag: String, _ changes: [Double]) -> OpaquePointer? {
    let original = hb_face_reference_table(face, Self.code(tag))
    var bytes: [UInt8]
    switch tag {
    case "hmtx": bytes = metrics(changes)
    case "hhea":
      bytes = Self.bytes(of: original)
      guard bytes.count >= 36 else { return original }
      // The number of advances, of which each glyph has one.
      (bytes[34], bytes[35]) = (UInt8(truncatingIfNeeded: glyphCount >> 8), UInt8(truncatingIfNeeded: glyphCount))
    default: return original
    }
    hb_blob_destroy(original)
    return bytes.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.assumingMemoryBound(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }

  /// Returns the table of advances. The bearings stay 0, because only outlines need them.
  private func metrics(_ changes: [Double]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(glyphCount * 4)
    for glyph in 0..<glyphCount {
      let advance = hb_font_get_glyph_h_advance(font, UInt32(glyph))
      let change = glyph < changes.count && advance > 0 ? Int32((changes[glyph] * unitsPerEm).rounded()) : 0
      let new = UInt16(clamping: max(advance + change, 0))
      bytes.append(UInt8(new >> 8))
      bytes.append(UInt8(truncatingIfNeeded: new))
      bytes.append(0)
      bytes.append(0)
    }
    return bytes
  }

  private static func bytes(of blob: OpaquePointer?) -> [UInt8] {
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
  }
}
