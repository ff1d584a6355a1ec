import CPangoCairo
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The metrics that Pango keeps of each font and language, found before a layout asks for them.
///
/// Pango 1.50 knows whether it is finding metrics from one variable of the whole process. Metrics it is asked for
/// meanwhile, for another font or on another thread, get no average width, and stay without one; the line breaks of
/// that font then trust widths that they should check. So metrics are found one at a time, those of fonts that others'
/// pangrams need first, and again if some other user of Pango came in between.
final class FontMetrics {
  /// The typesetter's.
  private let fontMap: FontMap
  /// What is known; keeps the fonts, so that Pango keeps their metrics.
  private var pairs: Set<Pair> = []
  /// What stands for texts whose items are known without looking.
  private var simple: Set<SimpleText> = []
  private var isDisturbed = false
  /// How often metrics are found anew. Whoever came in between may hold its turn for as long as the system lets other
  /// threads run, so that a few tries in a row are all disturbed: after two, each waits first, a quarter of a second in
  /// all.
  private var patience = 64

  /// Held while this process finds metrics by this type.
  private static let turn = Mutex(())
  /// The most fonts that are kept. A wide limit: they are as many as there are sizes, faces and languages on a screen.
  private static let capacity = 256
  /// How often metrics are found anew once those of some font stayed disturbed: its letters have no width.
  private static let shortPatience = 4
  /// How long a try waits, in microseconds.
  private static let pause: UInt32 = 4000

  private struct Pair: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var language: OpaquePointer
  }

  /// All that the font of an ellipsis depends on in a paragraph.
  private struct EllipsisSource: Hashable {
    var face: ObjectIdentifier
    var source: Int

    init(_ segment: Segment) { (face, source) = (ObjectIdentifier(segment.face), segment.source) }
  }

  /// A text of ASCII in one face: all that its items' fonts and languages depend on.
  fileprivate struct SimpleText: Hashable {
    var face: ObjectIdentifier
    var primary: ObjectIdentifier
    var size: Double
    var language: OpaquePointer?
    var hasLetters: Bool
  }

  /// No metrics are known of the fonts of `fontMap`.
  init(_ fontMap: FontMap) { self.fontMap = fontMap }

  deinit { removeAll() }

  /// Forgets all metrics, as Pango does when its fonts change.
  func removeAll() {
    for pair in pairs { g_object_unref(UnsafeMutableRawPointer(pair.font)) }
    pairs = []
    simple = []
  }

  /// Finds the metrics that a layout of `job` in `context` asks for.
  func find(for job: ParagraphJob, _ attributes: AttributeList, in context: OpaquePointer) {
    let key = SimpleText(job, language: pango_context_get_language(context))
    if let key, simple.contains(key) { return }
    if pairs.count > FontMetrics.capacity { removeAll() }
    for round in 0..<patience {
      if round > 1 { usleep(FontMetrics.pause) }
      isDisturbed = false
      findAll(job.visibleBytes, attributes, in: context)
      // What a cut text ends with takes its attributes from the letters around.
      var sources: Set<EllipsisSource> = []
      for segment in job.segments where sources.insert(EllipsisSource(segment)).inserted {
        findEllipsis(of: segment, font: job.font(of: segment), in: context)
      }
      if !isDisturbed { break }
      removeAll()
      fontMap.forgetFonts()
      // Metrics that stay so are the font's own, and not worth waiting for again.
      if round == patience - 1 { patience = FontMetrics.shortPatience }
    }
    if let key { simple.insert(key) }
  }

  private func findEllipsis(of segment: Segment, font: ResolvedFont, in context: OpaquePointer) {
    let ellipsis = Array("…".utf8)
    let attributes = AttributeList()
    var segment = segment
    segment.bytes = 0..<ellipsis.count
    attributes.add(segment, font: font)
    findAll(ellipsis, attributes, in: context)
  }

  /// Finds the metrics of all fonts that set `text`.
  private func findAll(_ text: [UInt8], _ attributes: AttributeList, in context: OpaquePointer) {
    for pair in newPairs(of: text, attributes.list, in: context) { find(pair) }
  }

  /// Finds the metrics of a font, after those of the fonts that its pangram needs.
  private func find(_ pair: Pair) {
    guard pairs.insert(pair).inserted else { return }
    g_object_ref(UnsafeMutableRawPointer(pair.font))
    for needed in pangramPairs(of: pair) { find(needed) }
    FontMetrics.turn.withLock { _ in
      guard let metrics = pango_font_get_metrics(pair.font, pair.language) else { return }
      isDisturbed = isDisturbed || pango_font_metrics_get_approximate_char_width(metrics) == 0
      pango_font_metrics_unref(metrics)
    }
  }

  /// The fonts that set a font's pangram in the way of Pango's own layout of it.
  private func pangramPairs(of pair: Pair) -> [Pair] {
    guard let context = pango_font_map_create_context(fontMap.handle),
      let pangram = pango_language_get_sample_string(pair.language)
    else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    pango_context_set_language(context, pair.language)
    let description = pango_font_describe_with_absolute_size(pair.font)
    defer { pango_font_description_free(description) }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(description))
    let text = Array(UnsafeBufferPointer(start: pangram, count: strlen(pangram))).map(UInt8.init(bitPattern:))
    return newPairs(of: text, attributes, in: context)
  }

  /// The fonts and languages of a text's items, as far as they are new.
  private func newPairs(of text: [UInt8], _ attributes: OpaquePointer?, in context: OpaquePointer) -> [Pair] {
    text.withUnsafeBytes { text in
      let start = text.baseAddress?.assumingMemoryBound(to: CChar.self)
      let items = pango_itemize_with_base_dir(
        context, pango_context_get_base_dir(context), start, 0, Int32(clamping: text.count), attributes, nil)
      defer { g_list_free(items) }
      var found: [Pair] = []
      var next = items
      while let node = next {
        let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
        if let font = item.pointee.analysis.font, let language = item.pointee.analysis.language {
          let pair = Pair(font: font, language: language)
          if !pairs.contains(pair) { found.append(pair) }
        }
        fontMap.noteLookups(1)
        pango_item_free(item)
        next = node.pointee.next
      }
      return found
    }
  }
}

extension FontMetrics.SimpleText {
  /// Nil for a text of several faces, or beyond ASCII.
  fileprivate init?(_ job: ParagraphJob, language: OpaquePointer?) {
    guard job.segments.count == 1, let segment = job.segments.first, segment.missing == nil,
      job.bytes.allSatisfy({ $0 < 0x80 })
    else { return nil }
    face = ObjectIdentifier(segment.face)
    primary = ObjectIdentifier(segment.primary)
    size = job.font(of: segment).layoutSize
    self.language = language
    hasLetters = job.bytes.contains { ($0 | 0x20) &- 0x61 < 26 }
  }
}
