struct GlyphSet: Hashable {
  private var words: [UInt64]

  /// Combines all words before hashing, because most sets contain one glyph among thousands.
  func hash(into hasher: inout Hasher) {
    hasher.combine(words.reduce(UInt64(0)) { ($0 << 7 | $0 >> 57) ^ $1 })
  }

  init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ glyph: UInt16) -> Bool {
    let word = Int(glyph >> 6)
    return word < words.count && words[word] & (1 << UInt64(glyph & 63)) != 0
  }

  @discardableResult
  mutating func insert(_ glyph: UInt16) -> Bool {
    let word = Int(glyph >> 6)
    guard word < words.count, !contains(glyph) else { return false }
    words[word] |= 1 << UInt64(glyph & 63)
    return true
  }

  func intersects(_ other: GlyphSet) -> Bool {
    zip(words, other.words).contains { $0 & $1 != 0 }
  }

  func subtracting(_ other: GlyphSet) -> GlyphSet {
    var rest = self
    for index in words.indices where index < other.words.count { rest.words[index] &= ~other.words[index] }
    return rest
  }

  func intersection(_ other: GlyphSet) -> GlyphSet {
    var both = self
    for index in words.indices { both.words[index] &= index < other.words.count ? other.words[index] : 0 }
    return both
  }

  var glyphs: [UInt16] {
    words.indices.flatMap { index -> [UInt16] in
      var word = words[index]
      var found: [UInt16] = []
      while word != 0 {
        found.append(UInt16(truncatingIfNeeded: index << 6 + word.trailingZeroBitCount))
        word &= word - 1
      }
      return found
    }
  }
}
