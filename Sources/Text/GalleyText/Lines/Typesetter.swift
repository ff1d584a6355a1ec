import CPangoCairo
import CPangoFT2
import GalleyGeometry

/// Owns the Pango objects, so that text has the same glyphs on every machine.
final class Typesetter {
  let fontMap = FontMap()
  var context: OpaquePointer { fontMap.context }
  let layout: OpaquePointer
  /// The length in bytes of the longest paragraph that a PangoLayout lays out if there is a line limit.
  var longest = 2048
  let work = ShapingWork()
  let metrics: FontMetrics
  let emoji = EmojiGlyphs()
  private(set) var fontCount = 0

  init() {
    metrics = FontMetrics(fontMap)
    layout = pango_layout_new(fontMap.context)
    pango_context_set_round_glyph_positions(fontMap.context, 0)
    pango_layout_set_auto_dir(layout, 0)
  }

  deinit {
    emoji.removeAll()
    metrics.removeAll()
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  func use(_ faceCache: FaceCache) {
    guard fontCount != faceCache.used.count, let configuration = faceCache.makeConfiguration() else { return }
    defer { FcConfigDestroy(configuration) }
    fontCount = faceCache.used.count
    metrics.removeAll()
    emoji.removeAll()
    fontMap.use(configuration)
  }

  func setText(of job: ParagraphJob) {
    fontMap.keepUp()
    fontMap.noteLookups(2 * job.segments.count)
    let attributes = attributes(of: job)
    metrics.find(for: job, attributes, in: context)
    attributes.breakWithoutHyphens(in: job.bytes)
    attributes.apply(to: layout)
    job.visibleBytes.withUnsafeBytes { bytes in
      pango_layout_set_text(
        layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count))
    }
  }

  func use(language: String) {
    pango_context_set_language(context, pango_language_from_string(language))
  }

  func use(_ direction: LayoutDirection) {
    pango_context_set_base_dir(context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
  }
}
