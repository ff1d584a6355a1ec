import CPangoCairo

/// A cache of shaped emoji. Lists repeat the same emoji, and for the rules of a colour font HarfBuzz takes longer than
/// for a line of letters.
final class EmojiGlyphs {
  private var known = BoundedCache<Key, BreakGlyphs>(capacity: 512)
  /// The fonts are retained so that no other font can be allocated at the address of one of them.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []

  private static let capacity = 64
  private static let longest = 64

  /// Neighbouring letters are not included: they matter only for marks and for scripts whose letters join.
  fileprivate struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var language: OpaquePointer?
    var script: Int16
    var level: UInt8
    var gravity: UInt8
    var flags: UInt8
    var isFirst: Bool
    var isLast: Bool
    var letters: [UInt8]
  }

  deinit { removeAll() }

  func removeAll() {
    known.removeAll()
    for font in fonts { g_object_unref(UnsafeMutableRawPointer(font)) }
    fonts = []
  }

  func glyphs(
    of item: PangoItem, in text: UnsafePointer<CChar>, length: Int32, _ shape: () -> BreakGlyphs
  ) -> BreakGlyphs {
    guard let key = Key(item, in: text, length: length), item.length <= EmojiGlyphs.longest else { return shape() }
    if let glyphs = known[key] { return glyphs }
    let glyphs = shape()
    if fonts.count >= EmojiGlyphs.capacity, !fonts.contains(key.font) { removeAll() }
    if fonts.insert(key.font).inserted { g_object_ref(UnsafeMutableRawPointer(key.font)) }
    known[key] = glyphs
    return glyphs
  }
}

extension EmojiGlyphs.Key {
  fileprivate init?(_ item: PangoItem, in text: UnsafePointer<CChar>, length: Int32) {
    guard let font = item.analysis.font, item.hasNoShapingAttributes else { return nil }
    self.font = font
    language = item.analysis.language
    script = Int16(item.analysis.script)
    level = item.analysis.level
    gravity = UInt8(item.analysis.gravity)
    flags = item.analysis.flags
    isFirst = item.offset == 0
    isLast = item.offset + item.length == length
    let start = UnsafeRawPointer(text + Int(item.offset))
    letters = Array(UnsafeRawBufferPointer(start: start, count: Int(item.length)))
  }
}

extension PangoItem {
  fileprivate var hasNoShapingAttributes: Bool {
    var next = analysis.extra_attrs
    while let node = next {
      let attribute = node.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
      if attribute.pointee.klass.pointee.type != PANGO_ATTR_FALLBACK { return false }
      next = node.pointee.next
    }
    return true
  }
}
