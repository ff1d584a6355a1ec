import CPangoCairo

/// The class of a character in Unicode's line breaking algorithm (UAX #14). Combining characters have no class, and
/// neither have scripts that need a dictionary to find line breaks.
enum BreakClass {
  static let none: UInt8 = 0
  static let space: UInt8 = 1
  static let letter: UInt8 = 2
  static let noBreakSpace: UInt8 = 3
  static let count = 32

  private static let others: [GUnicodeBreakType] = [
    G_UNICODE_BREAK_NUMERIC, G_UNICODE_BREAK_HYPHEN, G_UNICODE_BREAK_AFTER,
    G_UNICODE_BREAK_BEFORE, G_UNICODE_BREAK_INFIX_SEPARATOR, G_UNICODE_BREAK_SYMBOL,
    G_UNICODE_BREAK_OPEN_PUNCTUATION, G_UNICODE_BREAK_CLOSE_PUNCTUATION, G_UNICODE_BREAK_CLOSE_PARANTHESIS,
    G_UNICODE_BREAK_QUOTATION, G_UNICODE_BREAK_EXCLAMATION, G_UNICODE_BREAK_PREFIX, G_UNICODE_BREAK_POSTFIX,
    G_UNICODE_BREAK_NON_BREAKING_GLUE, G_UNICODE_BREAK_AMBIGUOUS, G_UNICODE_BREAK_INSEPARABLE,
    G_UNICODE_BREAK_NON_STARTER, G_UNICODE_BREAK_BEFORE_AND_AFTER,
  ]

  @inline(__always)
  static func isWhite(_ number: UInt8) -> Bool { number == space || number == noBreakSpace }

  static func of(_ scalar: Unicode.Scalar) -> UInt8 {
    if scalar == " " { return space }
    if scalar == "\u{A0}" { return noBreakSpace }
    // Some typographic spaces allow a line break and others do not, so they have no class.
    if g_unichar_isspace(scalar.value) != 0 { return none }
    let type = g_unichar_break_type(scalar.value)
    if type == G_UNICODE_BREAK_ALPHABETIC { return letter }
    return others.firstIndex(of: type).map { noBreakSpace + 1 + UInt8($0) } ?? none
  }
}
