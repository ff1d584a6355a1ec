import CPangoCairo
import CPangoFT2

/// The advance widths of letters that no other letter changes, in one face and one script: Han, Hangul and what stands
/// with them.
///
/// A glyph that no lookup takes for input is neither substituted nor moved, whatever is around it. So its letter is as
/// wide in every text, and a text of such letters may be cut anywhere.
final class LoneLetters {
  private let font: OpaquePointer
  /// The glyphs that some lookup may change or move.
  private let inputs = hb_set_create()
  /// What is known of the characters of the Basic Multilingual Plane.
  private let known = ZeroedMemory<Int32>(count: 0x1_0000)
  /// What that takes of the engine's memory.
  private let memory: TableMemory.Share

  /// In place of a width, above 0, of what is known.
  private static let other: Int32 = -1

  /// Letters that are shaped as `probe` was; their table takes its part of `memory`.
  init(_ probe: ProbedText, _ memory: TableMemory) {
    self.memory = TableMemory.Share(of: memory, cells: known.count, fixed: 0)
    font = hb_font_reference(probe.font)
    let face = hb_font_get_face(font)
    var segment = hb_segment_properties_t()
    (segment.direction, segment.script, segment.language) = (HB_DIRECTION_LTR, probe.script, probe.language)
    let plan = hb_shape_plan_create(face, &segment, nil, 0, nil)
    defer { hb_shape_plan_destroy(plan) }
    for table in [LoneLetters.substitution, LoneLetters.positioning] { collectInputs(ofTable: table, plan, face) }
  }

  deinit {
    hb_set_destroy(inputs)
    hb_font_destroy(font)
  }

  /// How far the pen moves over a letter, in Pango units; nil for one that others may change, and for one without a
  /// glyph.
  @inline(__always)
  func advance(of letter: Unicode.Scalar) -> Int32? {
    guard letter.value < 0x1_0000 else { return nil }
    let width = known.base[Int(letter.value)]
    if width > 0 { return width }
    return width == LoneLetters.other ? nil : find(letter)
  }

  private func find(_ letter: Unicode.Scalar) -> Int32? {
    var glyph: hb_codepoint_t = 0
    var width: Int32 = 0
    if hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0, glyph != 0, hb_set_has(inputs, glyph) == 0 {
      width = hb_font_get_glyph_h_advance(font, glyph)
    }
    memory.note(Int(letter.value))
    known.base[Int(letter.value)] = width > 0 ? width : LoneLetters.other
    return width > 0 ? width : nil
  }

  private func collectInputs(ofTable table: hb_tag_t, _ plan: OpaquePointer?, _ face: OpaquePointer?) {
    let lookups = hb_set_create()
    defer { hb_set_destroy(lookups) }
    hb_ot_shape_plan_collect_lookups(plan, table, lookups)
    var lookup = UInt32.max  // HB_SET_VALUE_INVALID: before the first
    while hb_set_next(lookups, &lookup) != 0 {
      hb_ot_layout_lookup_collect_glyphs(face, table, lookup, nil, inputs, nil, nil)
    }
  }

  private static let substitution: hb_tag_t = 0x4753_5542
  private static let positioning: hb_tag_t = 0x4750_4F53
}
