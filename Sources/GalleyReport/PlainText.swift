import GalleyDiagnostics

extension String {
  /// The text with U+FFFD for what is no character of a line, or turns the reading direction of what is around it;
  /// what reads from right to left is isolated.
  var plain: String {
    var text = ""
    for scalar in isolated.unicodeScalars { text.unicodeScalars.append(scalar.isPlain ? scalar : "\u{FFFD}") }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the character stands in a line of text without doing anything to it.
  var isPlain: Bool {
    switch value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    // What embeds, overrides or isolates a direction, but for the isolates of `isolated`.
    case 0x202A...0x202E, 0x2066, 0x2067: false
    default: true
    }
  }
}
