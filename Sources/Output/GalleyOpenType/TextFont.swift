import CHarfBuzz

package struct TextFont {
  package let bytes: [UInt8]

  package init?(_ file: FontFile, characters: Set<Unicode.Scalar>) {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue)
    let wanted = hb_subset_input_unicode_set(input)
    for scalar in characters { hb_set_add(wanted, scalar.value) }
    guard let subset = hb_subset_or_fail(file.face, input) else { return nil }
    defer { hb_face_destroy(subset) }
    bytes = hb_face_reference_blob(subset).map { FontTable(owning: $0).bytes } ?? []
    if bytes.isEmpty { return nil }
  }
}
