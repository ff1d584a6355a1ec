import CPangoCairo

/// The glyphs of emoji, kept by all that shaping them depends on.
///
/// A list repeats its emoji, and a colour font's rules take HarfBuzz longer than a whole line of letters.
final class EmojiGlyphs {
  private var known = BoundedCache<Key, BreakGlyphs>(capacity: 512)
  /// The fonts of what is known, held so that no other takes the place of one.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []

  private static let capacity = 64
  /// The longest text of an item that is kept, in bytes.
  private static let longest = 64

  /// What HarfBuzz is told of an item. The letters around it matter to scripts that join them, and to marks.
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

  /// The glyphs of `item` of the `length` bytes of `text`, from `shape` where they are not known.
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
  /// Nil where attributes may change the glyphs, or where nothing sets the item.
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
  /// Whether nothing but the rule that Pango chooses no fonts is said of the item.
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
