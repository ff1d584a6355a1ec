import CPangoCairo
import CPangoFT2

/// Shapes text with HarfBuzz. The font is Pango's own, with the same scale and therefore the same rounding.
final class ShapingPlan {
  struct Glyph {
    var id: UInt16
    var cluster: Int
    var advance: Int32
  }

  struct Properties {
    var script: hb_script_t
    var language: hb_language_t?
    var hasMonospacedDigits: Bool
    var smallCaps: Font.SmallCaps
    var isSpaced: Bool
  }

  var scriptCode: UInt32 { hb_script_to_iso15924_tag(properties.script) }
  let face: OpaquePointer?
  let properties: Properties
  private let font: OpaquePointer
  private let glyphFont: OpaquePointer?
  private let buffer: OpaquePointer?
  private let features: [hb_feature_t]
  private let silentFeatures: [hb_feature_t]

  init(_ font: OpaquePointer, _ properties: Properties) {
    self.font = hb_font_reference(font)
    self.properties = properties
    face = hb_font_get_face(font)
    glyphFont = ShapingPlan.makeGlyphFont(of: font)
    buffer = hb_buffer_create()
    features =
      (properties.hasMonospacedDigits ? [ShapingPlan.feature("tnum", 1)] : [])
      + (properties.smallCaps.contains(.lowercase) ? [ShapingPlan.feature("smcp", 1)] : [])
      + (properties.smallCaps.contains(.uppercase) ? [ShapingPlan.feature("c2sc", 1)] : [])
      + (properties.isSpaced ? ["liga", "clig", "dlig"].map { ShapingPlan.feature($0, 0) } : [])
    silentFeatures = ShapingPlan.features(ofTable: "GSUB", in: hb_font_get_face(font))
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(glyphFont)
    hb_font_destroy(font)
  }

  /// Returns the lookups without those for fractions, which HarfBuzz applies only around U+2044. No alphabet contains
  /// that character.
  func lookups(inTable kind: LayoutTable.Kind) -> [Int] {
    kind.lookups(
      of: face, segmentProperties, features + ["frac", "numr", "dnom"].map { ShapingPlan.feature($0, 0) })
  }

  /// Whether HarfBuzz uses only the tables GSUB and GPOS of the face, and every feature of GSUB can be disabled.
  var isOpenTypeOnly: Bool {
    let others = ["morx", "mort", "kerx", "trak", "kern"] as [StaticString]
    return !others.contains(where: hasTable) && hasNoRequiredFeature("GSUB")
      && ShapingPlan.features(ofTable: "GPOS", in: face).allSatisfy { feature in
        !silentFeatures.contains { $0.tag == feature.tag }
      }
  }

  func glyph(for scalar: Unicode.Scalar) -> UInt16? {
    var glyph: UInt32 = 0
    guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0, glyph != 0 else { return nil }
    return UInt16(exactly: glyph)
  }

  func isMark(_ glyph: UInt16) -> Bool {
    hb_ot_layout_get_glyph_class(face, UInt32(glyph)) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
  }

  func shape(_ scalars: [UInt32]) -> [Glyph] { shape(scalars, font, features) }

  struct Pair {
    var first: Int32
    var kerning: Int32
    var second: Int32
  }

  func pair(_ first: UInt16, _ second: UInt16) -> Pair? {
    let shaped = shape([first, second].map { ShapingPlan.firstPrivate + UInt32($0) }, glyphFont, silentFeatures)
    let advances = [first, second].map { hb_font_get_glyph_h_advance(font, UInt32($0)) }
    guard shaped.map(\.id) == [first, second], shaped[1].advance == advances[1] else { return nil }
    // The kerning of a pair may exceed the width of its first glyph. Pango then makes the advance positive.
    return Pair(first: advances[0], kerning: abs(shaped[0].advance) - advances[0], second: advances[1])
  }
}

extension ShapingPlan {
  private func shape(_ scalars: [UInt32], _ font: OpaquePointer?, _ features: [hb_feature_t]) -> [Glyph] {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    var segment = segmentProperties
    hb_buffer_set_segment_properties(buffer, &segment)
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    return zip(infos, positions).map { info, position in
      Glyph(
        id: UInt16(truncatingIfNeeded: info.codepoint), cluster: Int(info.cluster), advance: position.x_advance)
    }
  }

  private var segmentProperties: hb_segment_properties_t {
    var segment = hb_segment_properties_t()
    segment.direction = HB_DIRECTION_LTR
    segment.script = properties.script
    segment.language = properties.language
    return segment
  }

  /// The first character of a private range that has a character for each possible glyph ID.
  private static let firstPrivate: UInt32 = 0xF0000

  private static func makeGlyphFont(of font: OpaquePointer) -> OpaquePointer? {
    let glyphFont = hb_font_create_sub_font(font)
    let functions = hb_font_funcs_create()
    defer { hb_font_funcs_destroy(functions) }
    hb_font_funcs_set_nominal_glyph_func(
      functions,
      { _, _, character, glyph, _ in
        guard character >= 0xF0000, character <= 0xFFFFF else { return 0 }
        glyph?.pointee = character - 0xF0000
        return 1
      }, nil, nil)
    hb_font_set_funcs(glyphFont, functions, nil, nil)
    return glyphFont
  }

  private func hasTable(_ tag: StaticString) -> Bool {
    let table = hb_face_reference_table(face, ShapingPlan.tag(tag))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }

  private func hasNoRequiredFeature(_ tag: StaticString) -> Bool {
    let tag = ShapingPlan.tag(tag)
    return ShapingPlan.languageSystems(ofTable: tag, in: face).allSatisfy { script, language in
      var feature: UInt32 = 0
      return hb_ot_layout_language_get_required_feature_index(face, tag, script, language, &feature) == 0
    }
  }

  private static func languageSystems(ofTable tag: hb_tag_t, in face: OpaquePointer?) -> [(UInt32, UInt32)] {
    let scripts = hb_ot_layout_table_get_script_tags(face, tag, 0, nil, nil)
    return (0..<scripts).flatMap { script in
      let languages = hb_ot_layout_script_get_language_tags(face, tag, script, 0, nil, nil)
      // HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX
      return ([0xFFFF] + (0..<languages)).map { (script, $0) }
    }
  }

  private static func features(ofTable tag: StaticString, in face: OpaquePointer?) -> [hb_feature_t] {
    let tag = ShapingPlan.tag(tag)
    var count = hb_ot_layout_table_get_feature_tags(face, tag, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    hb_ot_layout_table_get_feature_tags(face, tag, 0, &count, &tags)
    return Set(tags).sorted().map { feature($0, 0) }
  }

  private static func feature(_ name: StaticString, _ value: UInt32) -> hb_feature_t { feature(tag(name), value) }

  private static func feature(_ tag: hb_tag_t, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: tag, value: value, start: 0, end: .max)
  }

  static func tag(_ name: StaticString) -> hb_tag_t {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
  }
}
