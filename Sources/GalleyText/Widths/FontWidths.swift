import CPangoCairo

/// The widths of texts in one font and language, as far as tables tell them: one table for each script.
final class FontWidths {
  /// What the tables are for.
  let style: Style
  private let foundry: WidthFoundry
  /// The text that was taken apart last.
  let scratch: TextScratch.Pointers
  /// Units between letters.
  private let tracking: Int
  private let latin: WidthTable?
  /// Whether texts without letters, such as numbers, are shaped as Latin ones.
  private let isLatinCommon: Bool
  private lazy var common = table(of: G_UNICODE_SCRIPT_COMMON)
  private lazy var greek = table(of: G_UNICODE_SCRIPT_GREEK)
  private lazy var cyrillic = table(of: G_UNICODE_SCRIPT_CYRILLIC)

  /// A font and the language of its texts.
  struct Style: Hashable, Sendable {
    var font: ResolvedFont
    var language: String
  }

  /// The widths of texts in `style`.
  init(_ style: Style, foundry: WidthFoundry) {
    self.style = style
    self.foundry = foundry
    scratch = foundry.scratch.pointers
    tracking = Int(PangoUnits.nearest(style.font.tracking))
    latin = foundry.table(for: style, script: G_UNICODE_SCRIPT_LATIN)
    isLatinCommon = latin.map { foundry.isShapedAlike($0.plan, style, script: G_UNICODE_SCRIPT_COMMON) } ?? false
  }

  /// How a table found a width, or why it did not.
  enum Finding {
    /// As a plain sum.
    case summed(TextWidth)
    /// As a sum after substitution, or with pairs that were new, or from the table of another script than Latin.
    case substituted(TextWidth)
    /// Only setting the text tells.
    case unknown

    /// Whether it did not.
    @inline(__always)
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
  }

  /// The Latin table to be read by other threads, as long as this lives and nobody measures with it.
  var quick: QuickWidths? {
    latin.map { QuickWidths(reader: $0.reader, tracking: tracking, isLatinCommon: isLatinCommon) }
  }

  /// Measures each text of `column` in `range` into `widths`, counts how, and returns the indices of those that must
  /// be set.
  func measure(_ column: TextColumn, in range: Range<Int>, into widths: WidthPlaces, _ paths: inout WidthPaths) -> [Int]
  {
    var left: [Int] = []
    var substituted = 0
    let quick = quick
    column.forEachText(in: range) { index, text in
      let known = quick?.width(of: text, scratch) ?? .unknown
      switch known.isUnknown ? learnedWidth(of: text) : known {
      case .summed(let width): widths[index] = width
      case .substituted(let width):
        widths[index] = width
        substituted += 1
      case .unknown: left.append(index)
      }
    }
    paths.substituted += substituted
    paths.summed += range.count - substituted - left.count
    return left
  }

  /// The width of one text, which is valid UTF-8.
  func width(of text: UnsafeBufferPointer<UInt8>) -> Finding {
    let known = quick?.width(of: text, scratch) ?? .unknown
    return known.isUnknown ? learnedWidth(of: text) : known
  }

  private func learnedWidth(of text: UnsafeBufferPointer<UInt8>) -> Finding {
    table(of: text).map { width(of: text, count: $0.count, in: $0.table) } ?? .unknown
  }

  /// The table for a text, and how many letters of it ``scratch`` then holds; nil where there is none.
  func table(of text: UnsafeBufferPointer<UInt8>) -> (table: WidthTable, count: Int)? {
    guard text.count <= WidthTable.longest else { return nil }
    if let latin, let count = latin.reader.letters(of: text, into: scratch),
      isLatinCommon || latin.hasLetterOfScript(scratch, count: count)
    {
      return (latin, count)
    }
    guard let table = table(forLettersOf: text), let count = table.reader.letters(of: text, into: scratch) else {
      return nil
    }
    return (table, count)
  }

  /// The width of a text whose `count` letters are taken apart.
  private func width(of text: UnsafeBufferPointer<UInt8>, count: Int, in table: WidthTable) -> Finding {
    guard let sum = table.sum(text, scratch, count: count), let width = TextWidth(sum, tracking: tracking) else {
      return .unknown
    }
    return .substituted(width)
  }

  private func table(forLettersOf text: UnsafeBufferPointer<UInt8>) -> WidthTable? {
    var next = 0
    while next < text.count {
      let byte = UInt32(text[next])
      if byte < 0x80 {
        // Of ASCII, only Latin letters belong to a script.
        if (byte | 0x20) &- 0x61 < 26 { return nil }
        next += 1
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let scalar = text[next + 1..<next + length].reduce(byte & 0x7F >> UInt32(length)) { $0 << 6 | UInt32($1) & 0x3F }
      switch g_unichar_get_script(scalar) {
      case G_UNICODE_SCRIPT_COMMON: next += length
      case G_UNICODE_SCRIPT_GREEK: return greek
      case G_UNICODE_SCRIPT_CYRILLIC: return cyrillic
      default: return nil
      }
    }
    return common
  }

  private func table(of script: GUnicodeScript) -> WidthTable? { foundry.table(for: style, script: script) }
}

/// The Latin table of a style, as it is read.
struct QuickWidths: Sendable {
  fileprivate let reader: WidthReader
  fileprivate let tracking: Int
  fileprivate let isLatinCommon: Bool

  /// The width of a text, if the table knows all of it; `scratch` is the thread's own.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>, _ scratch: TextScratch.Pointers) -> FontWidths.Finding {
    guard text.count <= WidthTable.longest else { return .unknown }
    let plain = reader.plainSum(text)
    guard plain.isKnown, isLatinCommon || text.contains(where: { ($0 | 0x20) &- 0x61 < 26 }) else { return .unknown }
    if plain.isPlain { return TextWidth(plain.sum, tracking: tracking).map(FontWidths.Finding.summed) ?? .unknown }
    return substitutedWidth(of: text, plain.sum, scratch)
  }

  private func substitutedWidth(
    of text: UnsafeBufferPointer<UInt8>, _ plain: WidthSum, _ scratch: TextScratch.Pointers
  ) -> FontWidths.Finding {
    guard let count = reader.letters(of: text, into: scratch),
      case .sum(let sum) = reader.sum(scratch, count: count, plain: plain),
      let width = TextWidth(sum, tracking: tracking)
    else { return .unknown }
    return .substituted(width)
  }
}

extension TextWidth {
  /// Pango puts half of the space on each side of every cluster and takes it away at the ends of the line. Letters
  /// drawn together until the pen moves backwards have a width of their own in Pango, which only setting tells.
  @inline(__always)
  fileprivate init?(_ sum: WidthSum, tracking: Int) {
    let width = sum.width + max(sum.glyphs - 1, 0) * tracking
    guard width >= 0, let units = Int32(exactly: width) else { return nil }
    self.init(units: units)
  }
}
