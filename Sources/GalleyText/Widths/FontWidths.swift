import CPangoCairo

/// The widths of texts in one font and language, as far as tables tell them: one table for each script.
final class FontWidths {
  /// What the tables are for.
  let style: Style
  private let foundry: WidthFoundry
  private let scratch: TextScratch
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
    scratch = foundry.scratch
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
  }

  /// The Latin table to be read by other threads, as long as this lives and nobody measures with it.
  var quick: QuickWidths? {
    latin.map { QuickWidths(reader: $0.reader, tracking: tracking, isLatinCommon: isLatinCommon) }
  }

  /// Measures each text of `column` in `range`, and returns the indices of those that must be set.
  func measure(_ column: TextColumn, in range: Range<Int>, into answer: inout ColumnWidths) -> [Int] {
    var left: [Int] = []
    var substituted = 0
    let measureOne = { (index: Int, text: UnsafeBufferPointer<UInt8>) -> TextWidth in
      guard case .substituted(let width) = self.learnedWidth(of: text) else {
        left.append(index)
        return .zero
      }
      substituted += 1
      return width
    }
    answer.widths.withUnsafeMutableBufferPointer { widths in
      guard let quick else {
        return column.forEachText(in: range) { widths[$0 - range.lowerBound] = measureOne($0, $1) }
      }
      column.forEachText(in: range) { index, text in
        widths[index - range.lowerBound] = quick.plainWidth(of: text) ?? measureOne(index, text)
      }
    }
    answer.paths.substituted += substituted
    answer.paths.summed += range.count - substituted - left.count
    return left
  }

  /// The width of one text, which is valid UTF-8.
  func width(of text: UnsafeBufferPointer<UInt8>) -> Finding {
    if let width = quick?.plainWidth(of: text) { return .summed(width) }
    return learnedWidth(of: text)
  }

  private func learnedWidth(of text: UnsafeBufferPointer<UInt8>) -> Finding {
    guard text.count <= WidthTable.longest, let latin, let count = latin.reader.letters(of: text, into: scratch),
      isLatinCommon || latin.hasLetterOfScript(scratch, count: count)
    else { return otherWidth(of: text) }
    return width(of: text, count: count, in: latin)
  }

  /// What the tables of other scripts tell.
  private func otherWidth(of text: UnsafeBufferPointer<UInt8>) -> Finding {
    guard text.count <= WidthTable.longest, let table = table(forLettersOf: text),
      let count = table.reader.letters(of: text, into: scratch)
    else { return .unknown }
    return width(of: text, count: count, in: table)
  }

  /// The width of a text whose `count` letters are taken apart.
  private func width(of text: UnsafeBufferPointer<UInt8>, count: Int, in table: WidthTable) -> Finding {
    guard let sum = table.sum(scratch, count: count, isASCII: count == text.count),
      let width = TextWidth(sum, tracking: tracking)
    else { return .unknown }
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

  /// The width of a text that is a plain sum, if the table knows all of it.
  @inline(__always)
  func plainWidth(of text: UnsafeBufferPointer<UInt8>) -> TextWidth? {
    guard text.count <= WidthTable.longest, let sum = reader.plainSum(text),
      isLatinCommon || text.contains(where: { ($0 | 0x20) &- 0x61 < 26 })
    else { return nil }
    return TextWidth(sum, tracking: tracking)
  }

  /// The width of any other text, if the table knows all of it; `scratch` is the thread's own.
  func substitutedWidth(of text: UnsafeBufferPointer<UInt8>, _ scratch: TextScratch) -> TextWidth? {
    guard isLatinCommon, text.count <= WidthTable.longest, let count = reader.letters(of: text, into: scratch),
      case .sum(let sum) = reader.sum(scratch, count: count, isASCII: count == text.count)
    else { return nil }
    return TextWidth(sum, tracking: tracking)
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
