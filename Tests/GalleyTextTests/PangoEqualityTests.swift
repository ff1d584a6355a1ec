import CPangoCairo
import CPangoFT2
import GalleyGeometry
import GalleyText
import Testing

@Suite("Layouts compared with Pango")
struct PangoEqualityTests {
  static let corpus = [
    "Hello, world", "AVATAR Ta We To.", "ffi fl 1/2 (x) -> <= 12:30", "Überraschung œuvre façade", "  spaces  kept  ",
    "Σίσυφος и Владивосток", "“quoted” – dash…", "wwwwwwww iiiiiiii", "$1,234.56 +12 %", "a",
  ]

  @Test("The natural width of a string exactly matches the width that Pango measures", arguments: corpus)
  func width(string: String) throws {
    for size in [11.0, 17, 23.5] {
      let pango = try #require(PlainPango(string, size: size))
      let layout = TextEngine().layout(text(string, font: ResolvedFont(family: "Inter", size: size)))
      #expect(layout.size.width * 1024 == Double(pango.size.width), "\(size)")
    }
  }

  @Test("Line height and baseline of a string match Pango", arguments: [9.0, 11, 17, 17.3, 34, 60])
  func height(size: Double) throws {
    let pango = try #require(PlainPango("Hxg", size: size))
    let layout = TextEngine().layout(text("Hxg", font: ResolvedFont(family: "Inter", size: size)))
    #expect(layout.size.height * 1024 == Double(pango.size.height))
    #expect(layout.firstBaseline * 1024 == Double(pango.baseline))
  }

  @Test("Lines are broken at the same positions as in Pango", arguments: [40.0, 77.3, 120, 133.33, 250])
  func breaks(width: Double) throws {
    let string = corpusParagraph
    let pango = try #require(PlainPango(string, size: 17, width: Int32((width * 1024).rounded(.up))))
    let layout = TextEngine().layout(text(string), width: width)
    #expect(layout.texts == pango.lines)
    #expect(layout.size.width * 1024 == Double(pango.size.width))
  }

  private var corpusParagraph: String { Self.corpus.joined(separator: " ") }
}

/// A PangoLayout configured by hand with a single Inter font file, and the extents that it returns.
struct PlainPango {
  /// The logical size that Pango returns, in Pango units.
  let size: (width: Int32, height: Int32)
  /// The first baseline, in Pango units.
  let baseline: Int32
  /// The text of each line, without spaces at its end.
  let lines: [String]

  init?(_ text: String, size points: Double, width: Int32 = -1) {
    TextEngine.prepareProcess()
    guard let configuration = FcConfigCreate() else { return nil }
    defer { FcConfigDestroy(configuration) }
    guard
      FcConfigAppFontAddFile(configuration, "/usr/share/fonts/opentype/inter/Inter-Regular.otf") != 0,
      let map = pango_ft2_font_map_new()
    else { return nil }
    defer { g_object_unref(map) }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    guard let context = pango_font_map_create_context(map), let layout = pango_layout_new(context) else { return nil }
    defer {
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
    }
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    let description = pango_font_description_from_string("Inter")
    pango_font_description_set_absolute_size(description, points * 1024)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width)
    pango_layout_set_text(layout, text, -1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    size = (extents.width, extents.height)
    baseline = pango_layout_get_baseline(layout)
    lines = PlainPango.lines(of: layout, text: Array(text.utf8))
  }

  private static func lines(of layout: OpaquePointer, text: [UInt8]) -> [String] {
    let count = pango_layout_get_line_count(layout)
    return (0..<count).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout, index)?.pointee else { return nil }
      let start = Int(line.start_index)
      var string = String(decoding: text[start..<start + Int(line.length)], as: UTF8.self)
      while index < count - 1, string.hasSuffix(" ") { string.removeLast() }
      return string
    }
  }
}
