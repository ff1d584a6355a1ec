import CHarfBuzz

package struct FontSubset: Sendable {
  package enum Outlines: Sendable {
    case trueType
    case compact
  }

  package let outlines: Outlines
  package let bytes: [UInt8]

  /// Creates a subset with the used glyphs. The glyphs keep their numbers, so that a page can be written before the
  /// glyphs of later pages are known.
  package init?(_ file: FontFile, glyphs: some Sequence<UInt32>) {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    // Hints are removed, because they are for low screen resolutions and PDF viewers do not use them.
    let flags =
      HB_SUBSET_FLAGS_RETAIN_GIDS.rawValue | HB_SUBSET_FLAGS_NO_HINTING.rawValue
      | HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue
    hb_subset_input_set_flags(input, flags)
    let wanted = hb_subset_input_glyph_set(input)
    for glyph in glyphs { hb_set_add(wanted, glyph) }
    let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for tag in FontSubset.tablesForShaping + FontSubset.tablesForNaming { hb_set_add(dropped, tag) }
    guard let subset = hb_subset_or_fail(file.face, input) else { return nil }
    defer { hb_face_destroy(subset) }
    if let table = FontTable(subset, "CFF ") {
      (outlines, bytes) = (.compact, table.bytes)
    } else if let file = hb_face_reference_blob(subset) {
      (outlines, bytes) = (.trueType, FontTable(owning: file).bytes)
    } else {
      return nil
    }
    if bytes.isEmpty { return nil }
  }

  static let tablesForShaping = [
    "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "MATH", "kern", "DSIG", "STAT", "fvar", "gvar", "avar", "HVAR", "MVAR",
    "VVAR", "VDMX", "LTSH", "hdmx", "gasp", "vhea", "vmtx", "VORG", "meta", "prep", "fpgm", "cvt ", "COLR", "CPAL",
    "SVG ", "CBDT", "CBLC", "sbix", "EBDT", "EBLC", "EBSC", "FFTM",
  ].map(FontTable.tag)

  private static let tablesForNaming = ["name", "OS/2", "post", "cmap"].map(FontTable.tag)
}
