import CHarfBuzz
import GalleyPicture

/// The part of a font file that draws some of its glyphs, under their own numbers.
struct FontSubset {
  /// How the outlines are written, which decides how a PDF names them.
  enum Outlines {
    /// Quadratic curves: a whole TrueType file.
    case trueType
    /// Cubic curves: the `CFF ` table alone.
    case compact
  }

  /// How the outlines are written.
  let outlines: Outlines
  /// The font program.
  let bytes: [UInt8]

  /// The part of `face` that draws `glyphs`; nil where HarfBuzz cannot make one.
  ///
  /// Glyphs keep their numbers, so that a page can be written before it is known what later pages show.
  init?(_ face: OpaquePointer, glyphs: some Sequence<UInt32>) {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    // Hints serve the low resolutions of screens; viewers of PDF draw without them.
    let flags =
      HB_SUBSET_FLAGS_RETAIN_GIDS.rawValue | HB_SUBSET_FLAGS_NO_HINTING.rawValue
      | HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue
    hb_subset_input_set_flags(input, flags)
    let wanted = hb_subset_input_glyph_set(input)
    for glyph in glyphs { hb_set_add(wanted, glyph) }
    let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for tag in FontSubset.unneededTables { hb_set_add(dropped, tag) }
    guard let subset = hb_subset_or_fail(face, input) else { return nil }
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

  /// What only shaping, variations and colours need.
  private static let unneededTables = [
    "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "MATH", "kern", "name", "OS/2", "post", "cmap", "DSIG", "STAT", "fvar",
    "gvar", "avar", "HVAR", "MVAR", "VVAR", "VDMX", "LTSH", "hdmx", "gasp", "vhea", "vmtx", "VORG", "meta", "prep",
    "fpgm", "cvt ", "COLR", "CPAL", "SVG ", "CBDT", "CBLC", "sbix", "EBDT", "EBLC", "EBSC", "FFTM",
  ].map(FontTable.tag)
}

/// The bytes of a table of a font, or of a whole font file.
final class FontTable {
  private let blob: OpaquePointer

  /// The table called `name`; nil where the face has none.
  convenience init?(_ face: OpaquePointer, _ name: String) {
    guard let blob = hb_face_reference_table(face, FontTable.tag(name)) else { return nil }
    self.init(owning: blob)
    if hb_blob_get_length(blob) == 0 { return nil }
  }

  /// The bytes of `blob`, which is freed with this.
  init(owning blob: OpaquePointer) { self.blob = blob }

  deinit { hb_blob_destroy(blob) }

  /// A copy of all bytes.
  var bytes: [UInt8] {
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &count) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  /// The table's name as a number.
  static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}
