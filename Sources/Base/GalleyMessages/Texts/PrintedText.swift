import GalleyFiles

/// Makes strings safe for a terminal, a log or a report, because names from users may contain any character.
///
/// Control characters, and line breaks within a line, become U+FFFD. Characters that are invisible or change the
/// reading direction are replaced by their code points. In each line, right-to-left passages are isolated with U+2068
/// and U+2069. Commands for CI systems are disabled.
package enum PrintedText {
  /// Returns `text` on one line. Tabs are kept.
  package static func line(_ text: String) -> String {
    if isHarmless(text.utf8) { return text }
    return String(String.UnicodeScalarView(withoutMarkers(seen(Array(text.isolated.unicodeScalars), .named))))
  }

  /// Returns `lines` joined by line breaks, for programs and quotations. Nothing is inserted, and each control
  /// character is replaced by a single U+FFFD.
  package static func data(_ lines: [String]) -> String {
    lines.map { withoutCommand(dataLine($0)) }.joined(separator: "\n")
  }

  /// Returns `line` for positions where no command can start.
  package static func dataLine(_ line: String) -> String {
    if isHarmless(line.utf8) { return line }
    return String(String.UnicodeScalarView(withoutMarkers(seen(Array(line.unicodeScalars), .replaced))))
  }

  /// Returns `text` for a page or a document, in which line breaks are kept and CI commands have no effect.
  package static func text(_ text: String) -> String {
    if isHarmless(text.utf8) { return text }
    let parts = text.isolated.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return parts.map { String(String.UnicodeScalarView(seen(Array($0), .named))) }.joined(separator: "\n")
  }

  package static func lines(_ lines: [String]) -> String {
    lines.map { withoutCommand(line($0)) }.joined(separator: "\n")
  }

  package static func block(_ text: String) -> String {
    // Splits scalars, because a carriage return and a line feed form one character.
    let parts = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines(parts.map { String($0) })
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private enum Stand {
    /// Replaced by the code point, which distinguishes two names that look the same.
    case named
    /// Replaced by a single character, which preserves the columns of the line.
    case replaced
  }

  /// Returns whether `bytes` are printable ASCII without two consecutive hash signs.
  package static func isHarmless(_ bytes: some Sequence<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in bytes {
      guard 0x20..<0x7F ~= byte || byte == 9, byte != UInt8(ascii: "#") || before != byte else { return false }
      before = byte
    }
    return true
  }

  private static func seen(_ text: [Unicode.Scalar], _ stand: Stand) -> [Unicode.Scalar] {
    let pairs = isolates(in: text)
    let isRightToLeft = text.contains(where: isRightToLeft)
    var line: [Unicode.Scalar] = []
    for (index, scalar) in text.enumerated() {
      let isKept =
        !ActingScalar.acts(scalar) || scalar == "\t" || pairs.contains(index)
        || isPartOfWord(at: index, in: text) || isRightToLeft && isDirectionMark(scalar)
      // A carriage return before a line break belongs to the line break.
      if !isKept, scalar == "\n", index > 0, text[index - 1] == "\r" { continue }
      if isKept {
        line.append(scalar)
      } else if stand == .named, scalar.properties.generalCategory == .format {
        line += scalar.codePoint.unicodeScalars
      } else {
        line.append(replacement)
      }
    }
    return line
  }

  private static func isolates(in text: [Unicode.Scalar]) -> Set<Int> {
    var (open, pairs): ([Int], Set<Int>) = ([], [])
    for (index, scalar) in text.enumerated() {
      if scalar == .firstStrongIsolate { open.append(index) }
      guard scalar == .popDirectionalIsolate, let start = open.popLast() else { continue }
      pairs.formUnion([start, index])
    }
    return pairs
  }

  /// Whether the character joins or separates two letters or emoji, as many scripts require, or is a tag character in a
  /// flag emoji.
  private static func isPartOfWord(at index: Int, in text: [Unicode.Scalar]) -> Bool {
    guard index > 0, !text[index - 1].isASCII else { return false }
    let before = text[index - 1]
    switch text[index].value {
    case 0x200C, 0x200D:
      let isOpen = before.properties.isAlphabetic || before.properties.isEmoji || isMark(before)
      return isOpen && index + 1 < text.count && !text[index + 1].isASCII && !ActingScalar.acts(text[index + 1])
    case 0xE0020...0xE007F: return before.value == 0x1F3F4 || 0xE0020...0xE007E ~= before.value
    default: return false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
  }

  private static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    [0x61C, 0x200E, 0x200F].contains(scalar.value)
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x61B, 0x61D...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  // MARK: Commands

  /// Breaks up "##[", "##vso[" and similar markers, which some CI systems interpret anywhere in a line.
  private static func withoutMarkers(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var line: [Unicode.Scalar] = []
    for (index, scalar) in text.enumerated() {
      line.append(scalar)
      guard scalar == "#", index + 1 < text.count, text[index + 1] == "#" else { continue }
      let rest = text[(index + 2)...].drop { $0.properties.isAlphabetic }
      if rest.first == "[" { line.append(" ") }
    }
    return line
  }

  /// Breaks up two colons at the start of a line, which begin a command in some CI systems.
  private static func withoutCommand(_ line: String) -> String {
    let rest = line.unicodeScalars.drop { $0.properties.isWhitespace }
    guard rest.starts(with: "::".unicodeScalars) else { return line }
    return String(line.unicodeScalars.prefix(line.unicodeScalars.count - rest.count)) + ": " + String(rest.dropFirst())
  }
}
