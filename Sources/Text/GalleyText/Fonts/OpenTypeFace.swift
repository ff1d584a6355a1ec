import CPangoCairo
import CPangoFT2
import GalleyFiles

final class OpenTypeFace {
  let face: OpaquePointer
  let font: OpaquePointer

  let path: String
  let index: Int

  convenience init?(path: String, index: Int = 0) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    self.init(blob, path: path, index: index)
  }

  private init?(_ blob: OpaquePointer, path: String, index: Int) {
    guard index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else { return nil }
    guard let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    self.face = face
    self.font = font
    self.path = path
    self.index = index
    if !isUsable { return nil }
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  static func all(in path: String) -> [OpenTypeFace] {
    var faces: [OpenTypeFace] = []
    _ = first(in: path) { face in
      faces.append(face)
      return false
    }
    return faces
  }

  static func first(in path: String, where isWished: (OpenTypeFace) -> Bool) -> OpenTypeFace? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    // The faces share one mapping of the file. Separate mappings would multiply the memory of a large collection.
    return (0..<Int(hb_face_count(blob))).lazy.compactMap { OpenTypeFace(blob, path: path, index: $0) }
      .first(where: isWished)
  }

  /// Whether the face can be used. A truncated file still lists its tables, but some of them are empty.
  private var isUsable: Bool {
    let listed = tableTags()
    return hb_face_get_glyph_count(face) > 0 && !family.isEmpty
      && ["head", "hhea", "hmtx", "maxp", "cmap", "name"].allSatisfy(hasTable)
      && ["glyf", "CFF ", "CFF2", "CBDT", "sbix", "COLR", "SVG "].contains(where: hasTable)
      && ["glyf", "loca", "CFF ", "CBDT", "GDEF", "GPOS", "GSUB"].allSatisfy { !listed.contains($0) || hasTable($0) }
  }

  func tableTags() -> Set<String> {
    var tags = [hb_tag_t](repeating: 0, count: 64)
    var count = UInt32(tags.count)
    hb_face_get_table_tags(face, 0, &count, &tags)
    return Set(
      tags.prefix(Int(count)).map { tag in
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
      })
  }

  private func hasTable(_ tag: String) -> Bool {
    let table = hb_face_reference_table(face, Self.code(tag))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }

  /// Returns a digest of these tables, or nil if there is not enough memory.
  static func digest(ofTables tags: [String], in face: OpaquePointer?) -> String? {
    let digest = ContentDigest()
    withUnsafeBytes(of: hb_face_get_glyph_count(face)) { digest.update($0) }
    for tag in tags {
      let table = hb_face_reference_table(face, code(tag))
      defer { hb_blob_destroy(table) }
      var length: UInt32 = 0
      let start = hb_blob_get_data(table, &length)
      withUnsafeBytes(of: length) { digest.update($0) }
      digest.update(UnsafeRawBufferPointer(start: start, count: Int(length)))
    }
    return digest.hexDigits
  }

  static func code(_ tag: String) -> hb_tag_t { tag.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}

extension OpenTypeFace {
  var family: String { name(.typographicFamily) ?? name(.family) ?? "" }

  var style: String { name(.typographicSubfamily) ?? name(.subfamily) ?? "" }

  /// The weight from 1 to 1000, where 400 is regular.
  var weight: Int { Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded()) }

  var widthPercent: Double { Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH)) }

  var isItalic: Bool {
    hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  var isColor: Bool {
    hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
      || hasTable("COLR")
  }

  /// The name IDs, because HarfBuzz's constants changed their type between versions.
  private enum NameID: UInt32 {
    case family = 1
    case subfamily = 2
    case typographicFamily = 16
    case typographicSubfamily = 17
  }

  private func name(_ id: NameID) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    var length = UInt32(buffer.count)
    hb_ot_name_get_utf8(face, id.rawValue, nil, &length, &buffer)
    let bytes = buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

extension OpenTypeFace {
  var unitsPerEm: Double { Double(hb_face_get_upem(face)) }

  var ascent: Double { Double(extents.ascender) / unitsPerEm }

  var descent: Double { -Double(extents.descender) / unitsPerEm }

  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

  func glyph(named name: String) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 ? glyph : nil
  }

  /// Returns the glyphs that `features` select, such as tabular digits for "tnum". The entry is nil for a character
  /// that does not become exactly one glyph.
  func glyphs(of scalars: [Unicode.Scalar], with features: [String]) -> [UInt32?] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_CHARACTERS)
    hb_buffer_add_codepoints(buffer, scalars.map(\.value), Int32(scalars.count), 0, Int32(scalars.count))
    hb_buffer_guess_segment_properties(buffer)
    func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
      hb_feature_t(tag: Self.code(tag), value: value, start: 0, end: UInt32.max)
    }
    // The characters do not form text, so neighbours must not combine.
    let settings = ["calt", "ccmp", "clig", "kern", "liga"].map { feature($0, 0) } + features.map { feature($0, 1) }
    hb_shape(font, buffer, settings, UInt32(settings.count))
    var count: UInt32 = 0
    var glyphs = [UInt32?](repeating: nil, count: scalars.count)
    for info in UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count)) {
      glyphs[Int(info.cluster)] = info.codepoint
    }
    return glyphs
  }

  /// The characters of the face, in ascending order.
  var scalars: [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    forEachScalar { scalar in
      Unicode.Scalar(scalar).map { found.append($0) }
      return true
    }
    return found
  }

  /// Returns the set of the characters below `end`. The caller owns the set.
  func makeCharSet(end: UInt32) -> OpaquePointer? {
    guard let charset = FcCharSetCreate() else { return nil }
    forEachScalar { scalar in scalar < end && FcCharSetAddChar(charset, scalar) != 0 }
    return charset
  }

  private func forEachScalar(_ body: (UInt32) -> Bool) {
    guard let scalars = hb_set_create() else { return }
    defer { hb_set_destroy(scalars) }
    hb_face_collect_unicodes(face, scalars)
    var scalar = UInt32.max  // HB_SET_VALUE_INVALID, which means before the first element.
    while hb_set_next(scalars, &scalar) != 0, body(scalar) {}
  }

  private var extents: hb_font_extents_t {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    return extents
  }
}
