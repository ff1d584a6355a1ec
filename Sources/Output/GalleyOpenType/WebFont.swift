import CHarfBuzz

/// A font for web pages. It has no shaping rules, because the page positions every glyph.
package struct WebFont {
  package let bytes: [UInt8]

  package static let characterLimit = CharacterTable.limit

  /// Creates a font in which `characters` maps character codes to glyphs. Codes must be below U+FFFF.
  package init?(_ file: FontFile, characters: [UInt16: UInt32]) {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue)
    let wanted = hb_subset_input_glyph_set(input)
    for glyph in characters.values { hb_set_add(wanted, glyph) }
    let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for tag in FontSubset.tablesForShaping { hb_set_add(dropped, tag) }
    hb_set_add(dropped, FontTable.tag("cmap"))
    guard let plan = hb_subset_plan_create_or_fail(file.face, input) else { return nil }
    defer { hb_subset_plan_destroy(plan) }
    let renumbered = hb_subset_plan_old_to_new_glyph_mapping(plan)
    guard let subset = hb_subset_plan_execute_or_fail(plan) else { return nil }
    defer { hb_face_destroy(subset) }
    let codes = characters.compactMap { code, glyph -> CharacterTable.Entry? in
      UInt16(exactly: hb_map_get(renumbered, glyph)).map { CharacterTable.Entry(code: code, glyph: $0) }
    }
    guard codes.count == characters.count, codes.count <= WebFont.characterLimit else { return nil }
    bytes = WebFont.file(subset, adding: CharacterTable(codes).bytes)
    if bytes.isEmpty { return nil }
  }

  private static func file(_ subset: OpaquePointer, adding characters: [UInt8]) -> [UInt8] {
    // HarfBuzz lists the tables of a subset only after the subset was serialised.
    let whole = hb_face_reference_blob(subset)
    defer { hb_blob_destroy(whole) }
    guard let face = hb_face_create(whole, 0), let builder = hb_face_builder_create() else { return [] }
    defer {
      hb_face_destroy(face)
      hb_face_destroy(builder)
    }
    for tag in tags(of: face) {
      guard let table = hb_face_reference_table(face, tag) else { continue }
      defer { hb_blob_destroy(table) }
      if hb_blob_get_length(table) > 0 { hb_face_builder_add_table(builder, tag, table) }
    }
    characters.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      let table = hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
      defer { hb_blob_destroy(table) }
      hb_face_builder_add_table(builder, FontTable.tag("cmap"), table)
    }
    return hb_face_reference_blob(builder).map { FontTable(owning: $0).bytes } ?? []
  }

  private static func tags(of face: OpaquePointer) -> [hb_tag_t] {
    var count: UInt32 = 64
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = hb_face_get_table_tags(face, 0, &count, &tags)
    return tags.prefix(Int(count)).sorted()
  }
}
