import CPangoCairo
import CPangoFT2

/// Pango, set up so that the same text gives the same glyphs on every machine; the owner of its objects.
///
/// Sizes are absolute and positions unrounded; the fonts are the ones given, and no others. The font map is Pango's
/// own for FreeType, which opens its files for itself: Cairo's map shares ten open files between all threads and closes
/// one that another thread reads.
final class Typesetter {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// What itemizing and shaping ask.
  let context: OpaquePointer
  /// Set anew for every paragraph.
  let layout: OpaquePointer
  private let metrics: FontMetrics
  private var fontCount = 0

  /// A typesetter of its own font map.
  init() {
    guard let fontMap = pango_ft2_font_map_new() else { preconditionFailure("out of memory") }
    self.fontMap = fontMap
    metrics = FontMetrics(fontMap)
    context = pango_font_map_create_context(fontMap)
    layout = pango_layout_new(context)
    pango_context_set_round_glyph_positions(context, 0)
    pango_layout_set_auto_dir(layout, 0)
  }

  deinit {
    metrics.removeAll()
    // A font map keeps its configuration when it goes, at least in Pango 1.50; it lets go of one it is told to leave.
    pango_fc_font_map_set_config(OpaquePointer(fontMap), nil)
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// Makes the used faces of `shelf` known, unless they are.
  func use(_ shelf: FontShelf) {
    guard fontCount != shelf.used.count, let configuration = shelf.makeConfiguration() else { return }
    defer { FcConfigDestroy(configuration) }
    fontCount = shelf.used.count
    metrics.removeAll()
    pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
  }

  /// Hands `job` to ``layout``, and what that needs to know of its fonts.
  func setText(of job: ParagraphJob) {
    let attributes = attributes(of: job)
    metrics.find(for: job, attributes, in: context)
    attributes.breakWithoutHyphens(in: job.bytes)
    attributes.apply(to: layout)
    job.visibleBytes.withUnsafeBytes { bytes in
      pango_layout_set_text(layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
  }

  /// Sets the language and the direction of the paragraphs that follow.
  func use(language: String, isRightToLeft: Bool) {
    pango_context_set_language(context, pango_language_from_string(language))
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
  }
}
