/// Decides which clusters appear as emoji (Unicode Technical Standard 51).
enum EmojiPresentation {
  static func isEmoji(_ cluster: Character) -> Bool {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if scalars.contains(textSelector) { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji
      && scalars.contains { $0 == emojiSelector || $0.properties.isEmojiModifier || $0 == keycap }
  }

  /// VARIATION SELECTOR-15 requests text presentation, and VARIATION SELECTOR-16 requests emoji.
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
}
