import CPangoCairo

/// The widths of texts in one font and language, as far as tables tell them: one table for each script.
final class FontWidths {
  /// What the tables are for.
  let style: Style
  private let foundry: WidthFoundry
  /// Units between letters.
  private let tracking: Int
  private let latin: WidthTable?
  /// Whether texts without letters, such as numbers, are shaped as Latin ones.
  private let isLatinCommon: Bool
  private lazy var common = table(of: G_UNICODE_SCRIPT_COMMON)
  private lazy var greek = table(of: G_UNICODE_SCRIPT_GREEK)
  private lazy var cyrillic = table(of: G_UNICODE_SCRIPT_CYRILLIC)

  /// A font and the language of its texts.
  struct Style: Hashable {
    var font: ResolvedFont
    var language: String
  }

  /// The widths of texts in `style`.
  init(_ style: Style, foundry: WidthFoundry) {
    self.style = style
    self.foundry = foundry
    tracking = Int(PangoUnits.nearest(style.font.tracking))
    latin = foundry.table(for: style, script: G_UNICODE_SCRIPT_LATIN)
    isLatinCommon = latin.map { foundry.isShapedAlike($0.plan, style, script: G_UNICODE_SCRIPT_COMMON) } ?? false
  }

  /// How a table found a width, or why it did not.
  enum Finding {
    /// As a plain sum.
    case summed(TextWidth)
    /// As a sum after substitution, or with pairs that were new.
    case substituted(TextWidth)
    /// Only setting the text tells.
    case unknown
  }

  /// Hands the width of each text of `column` in `range` to `body`, in order.
  func forEachWidth(
    of column: TextColumn, in range: Range<Int>, _ body: (Int, Finding) -> Void
  ) {
    guard let latin else {
      return column.forEachText(in: range) { index, text in body(index, otherWidth(of: text)) }
    }
    latin.withReader { reader in
      column.forEachText(in: range) { index, text in
        if let width = plainWidth(of: text, reader) {
          body(index, .summed(width))
        } else {
          body(index, learnedWidth(of: text, latin, reader) ?? otherWidth(of: text))
        }
      }
    }
  }

  /// The width of one text, which is valid UTF-8.
  func width(of text: UnsafeBufferPointer<UInt8>) -> Finding {
    guard let latin else { return otherWidth(of: text) }
    return latin.withReader { reader in
      if let width = plainWidth(of: text, reader) { return .summed(width) }
      return learnedWidth(of: text, latin, reader) ?? otherWidth(of: text)
    }
  }

  /// What the Latin table tells of a text without looking closely.
  @inline(__always)
  private func plainWidth(of text: UnsafeBufferPointer<UInt8>, _ reader: WidthReader) -> TextWidth? {
    guard text.count <= WidthTable.longest, let sum = reader.sum(text),
      isLatinCommon || text.contains(where: { ($0 | 0x20) &- 0x61 < 26 })
    else { return nil }
    return width(of: sum)
  }

  private func learnedWidth(
    of text: UnsafeBufferPointer<UInt8>, _ table: WidthTable, _ reader: WidthReader
  ) -> Finding? {
    guard text.count <= WidthTable.longest, let sum = table.sum(text, reader),
      isLatinCommon || table.hasLetterOfScript(text, reader)
    else { return nil }
    return width(of: sum).map(Finding.substituted)
  }

  /// What the tables of other scripts tell.
  private func otherWidth(of text: UnsafeBufferPointer<UInt8>) -> Finding {
    guard text.count <= WidthTable.longest, let table = table(forLettersOf: text) else { return .unknown }
    return table.withReader { reader in
      table.sum(text, reader).flatMap(width).map(Finding.substituted) ?? .unknown
    }
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

  /// Pango puts half of the space on each side of every cluster and takes it away at the ends of the line. Letters
  /// drawn together until the pen moves backwards have a width of their own in Pango, which only setting tells.
  @inline(__always)
  private func width(of sum: WidthTable.Sum) -> TextWidth? {
    let width = sum.width + max(sum.glyphs - 1, 0) * tracking
    return width >= 0 ? Int32(exactly: width).map(TextWidth.init(units:)) : nil
  }

  private func table(of script: GUnicodeScript) -> WidthTable? { foundry.table(for: style, script: script) }
}
