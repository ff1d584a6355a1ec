import CPangoCairo

/// Characters that have one glyph, are not marks, and do not affect their neighbours.
enum Alphabet {
  /// The ranges omit invisible characters, FRACTION SLASH, around which HarfBuzz forms fractions, and HYPHENATION
  /// POINT, which Pango shows as a hyphen at the end of a line.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x1E00...0x1EFF, 0x2010...0x2026,
    0x2030...0x2043, 0x2045...0x205E, 0x2070...0x209C, 0x20A0...0x20C0, 0x2100...0x214F, 0x2190...0x22FF,
    0x25A0...0x25FF,
  ]

  /// Returns the characters of a script, which must be Latin, Greek or Cyrillic. HarfBuzz shapes others by special
  /// rules.
  static func scalars(of script: GUnicodeScript) -> [Unicode.Scalar] {
    plain.compactMap { $0.script == G_UNICODE_SCRIPT_COMMON || $0.script == script ? $0.scalar : nil }
  }

  /// The characters with their scripts, which are computed once, because the Unicode lookups are slow.
  private static let plain: [(scalar: Unicode.Scalar, script: GUnicodeScript)] =
    ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }.filter(isPlain).map {
      ($0, g_unichar_get_script($0.value))
    }

  static func isShared(_ scalar: Unicode.Scalar) -> Bool {
    g_unichar_get_script(scalar.value) == G_UNICODE_SCRIPT_COMMON
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isEmojiPresentation { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
      .otherSymbol, .spaceSeparator:
      true
    default: false
    }
  }
}
