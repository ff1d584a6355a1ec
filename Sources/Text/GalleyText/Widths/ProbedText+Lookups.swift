import CPangoCairo
import CPangoFT2

extension ProbedText {
  func lookups(inTable kind: LayoutTable.Kind) -> [Int] {
    var segment = hb_segment_properties_t()
    (segment.direction, segment.script, segment.language) = (HB_DIRECTION_LTR, script, language)
    return kind.lookups(of: hb_font_get_face(font), segment, [])
  }

  func inputs(of lookup: Int, inTable kind: LayoutTable.Kind) -> [UInt16] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    collectInputs(of: lookup, inTable: kind, into: set)
    var glyphs: [UInt16] = []
    var glyph = UInt32.max  // HB_SET_VALUE_INVALID, which means before the first element.
    while hb_set_next(set, &glyph) != 0 { glyphs.append(UInt16(truncatingIfNeeded: glyph)) }
    return glyphs
  }

  func glyph(of letter: Unicode.Scalar) -> UInt16? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0, glyph != 0 else { return nil }
    return UInt16(exactly: glyph)
  }

  func collectInputs(of lookup: Int, inTable kind: LayoutTable.Kind, into glyphs: OpaquePointer?) {
    hb_ot_layout_lookup_collect_glyphs(
      hb_font_get_face(font), kind.tag, UInt32(clamping: lookup), nil, glyphs, nil, nil)
  }
}

extension LayoutTable.Kind {
  func lookups(of face: OpaquePointer?, _ segment: hb_segment_properties_t, _ features: [hb_feature_t]) -> [Int] {
    var segment = segment
    let plan = hb_shape_plan_create(face, &segment, features, UInt32(features.count), nil)
    let set = hb_set_create()
    defer {
      hb_set_destroy(set)
      hb_shape_plan_destroy(plan)
    }
    hb_ot_shape_plan_collect_lookups(plan, tag, set)
    var lookups: [Int] = []
    var lookup = UInt32.max  // HB_SET_VALUE_INVALID, which means before the first element.
    while hb_set_next(set, &lookup) != 0 { lookups.append(Int(lookup)) }
    return lookups
  }
}
