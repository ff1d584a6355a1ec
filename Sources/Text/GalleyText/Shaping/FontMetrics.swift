import CPangoCairo

/// The metrics of each font and language, loaded before a layout needs them.
///
/// While Pango 1.50 computes metrics, it sets a process-wide variable. Metrics requested by other threads meanwhile
/// have no average width, and Pango would not verify widths at line breaks. Therefore, this class gives them the width
/// that Pango would have computed.
final class FontMetrics {
  private let fontMap: FontMap
  private var pairs: Set<Pair> = []
  private var simple: Set<SimpleText> = []

  private static let capacity = 256
  private static let pangramLookups = 4

  private struct Pair: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var language: OpaquePointer

    init?(_ item: UnsafeMutablePointer<PangoItem>) {
      guard let font = item.pointee.analysis.font, let language = item.pointee.analysis.language else { return nil }
      (self.font, self.language) = (font, language)
    }
  }

  private struct EllipsisSource: Hashable {
    var face: ObjectIdentifier
    var source: Int

    init(_ segment: Segment) { (face, source) = (ObjectIdentifier(segment.face), segment.source) }
  }

  fileprivate struct SimpleText: Hashable {
    var face: ObjectIdentifier
    var primary: ObjectIdentifier
    var size: Double
    var language: OpaquePointer?
    var hasLetters: Bool
  }

  init(_ fontMap: FontMap) { self.fontMap = fontMap }

  deinit { removeAll() }

  func removeAll() {
    for pair in pairs { g_object_unref(UnsafeMutableRawPointer(pair.font)) }
    pairs = []
    simple = []
  }

  func find(for job: ParagraphJob, _ attributes: AttributeList, in context: OpaquePointer) {
    let key = SimpleText(job, language: pango_context_get_language(context))
    if let key, simple.contains(key) { return }
    if pairs.count > FontMetrics.capacity { removeAll() }
    findAll(job.visibleBytes, attributes, in: context)
    // An ellipsis has the attributes of the letters around it.
    var sources: Set<EllipsisSource> = []
    for segment in job.segments where sources.insert(EllipsisSource(segment)).inserted {
      findEllipsis(of: segment, font: job.font(of: segment), in: context)
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

  func find(for items: [UnsafeMutablePointer<PangoItem>]) {
    if pairs.count > FontMetrics.capacity { removeAll() }
    for item in items { Pair(item).map(find) }
  }

  private func findAll(_ text: [UInt8], _ attributes: AttributeList, in context: OpaquePointer) {
    for pair in newPairs(of: text, attributes.list, in: context) { find(pair) }
  }

  private func find(_ pair: Pair) {
    guard pairs.insert(pair).inserted else { return }
    g_object_ref(UnsafeMutableRawPointer(pair.font))
    fontMap.noteLookups(FontMetrics.pangramLookups)
    guard let metrics = pango_font_get_metrics(pair.font, pair.language) else { return }
    defer { pango_font_metrics_unref(metrics) }
    // These are the metrics of the font itself and not a copy, so later layouts see the change.
    if metrics.pointee.approximate_char_width == 0 {
      metrics.pointee.approximate_char_width = averageWidth(of: pair.font, in: pair.language)
    }
  }

  /// Computes the average width as Pango does in `pangofc-font.c`, in Pango units.
  func averageWidth(of font: UnsafeMutablePointer<PangoFont>, in language: OpaquePointer) -> Int32 {
    guard let context = pango_font_map_create_context(fontMap.handle),
      let pangram = pango_language_get_sample_string(language)
    else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    pango_context_set_language(context, language)
    guard let layout = pango_layout_new(context) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, pangram, -1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    let cells = String(cString: pangram).unicodeScalars.reduce(0) { $0 + $1.cellCount }
    return cells > 0 ? extents.width / cells : 0
  }

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
        if let pair = Pair(item), !pairs.contains(pair) { found.append(pair) }
        fontMap.noteLookups(1)
        pango_item_free(item)
        next = node.pointee.next
      }
      return found
    }
  }
}

extension FontMetrics.SimpleText {
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

extension Unicode.Scalar {
  /// The number of terminal cells, by which Pango divides the width of a pangram.
  fileprivate var cellCount: Int32 {
    if g_unichar_iszerowidth(value) != 0 { return 0 }
    return g_unichar_iswide(value) != 0 ? 2 : 1
  }
}
