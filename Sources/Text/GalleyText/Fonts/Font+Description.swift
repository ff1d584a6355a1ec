extension Font {
  /// Creates a font from a description, or returns nil if the string does not describe one.
  ///
  /// A description is a text style, or a family and a size in points. A weight and `italic` may follow, in any order.
  ///
  ///     headline · body bold · Inter 13 · Noto Sans 15 semibold italic
  public init?(describedBy words: String) {
    var parts = words.split(separator: " ").map(String.init)
    var weight: Weight?
    var isItalic = false
    while let last = parts.last, parts.count > 1 {
      if last == "italic" {
        isItalic = true
      } else if let named = Weight.allCases.first(where: { "\($0)" == last }) {
        weight = named
      } else {
        break
      }
      parts.removeLast()
    }
    guard var font = Font.base(parts) else { return nil }
    if let weight { font = font.weight(weight) }
    self = isItalic ? font.italic() : font
  }

  private static func base(_ parts: [String]) -> Font? {
    if parts.count == 1, let style = TextStyle(rawValue: parts[0]) { return .system(style) }
    guard let last = parts.last, let size = Double(last), size > 0, size <= 1000, parts.count > 1 else { return nil }
    return .custom(parts.dropLast().joined(separator: " "), fixedSize: size)
  }
}
