struct MarkdownImage: Hashable {
  var path: String
  var alternative: String
  var title: String
  var id: String?
  var width: Length?
  var height: Length?

  enum Length: Hashable {
    case share(Double)
    /// A length in points. One pixel counts as one point.
    case points(Double)

    func points(of width: Double) -> Double {
      switch self {
      case .share(let share): width * share
      case .points(let points): points
      }
    }

    /// Parses a length such as `50%`, `120px` or `4cm`.
    init?(_ text: some StringProtocol) {
      let units = ["%": 0.01, "px": 1, "pt": 1, "cm": 72 / 2.54, "mm": 72 / 25.4, "in": 72, "": 1]
      let digits = text.prefix { $0.isNumber || $0 == "." }
      guard let number = Double(digits), number > 0, number < 10_000 else { return nil }
      let unit = String(text.dropFirst(digits.count))
      guard let factor = units[unit] else { return nil }
      self = unit == "%" ? .share(min(number * factor, 1)) : .points(number * factor)
    }
  }

  /// Takes Pandoc attributes such as `{#logo .wide width=50%}` from the beginning of `text`. Returns the rest of the
  /// text, or nil if there are no valid attributes.
  mutating func take(_ text: String) -> String? {
    guard text.hasPrefix("{"), let end = text.firstIndex(of: "}") else { return nil }
    var image = self
    for word in text[text.index(after: text.startIndex)..<end].split(separator: " ") {
      guard image.take(word: word) else { return nil }
    }
    self = image
    return String(text[text.index(after: end)...])
  }

  private mutating func take(word: Substring) -> Bool {
    if word.first == "." { return word.count > 1 }
    if word.first == "#" {
      id = String(word.dropFirst())
      return word.count > 1
    }
    let parts = word.split(separator: "=", maxSplits: 1)
    // The quotation marks may have been converted to typographic ones.
    let value = parts.last.map { $0.filter { !"\"“”'‘’".contains($0) } } ?? ""
    guard parts.count == 2, let length = Length(value) else { return false }
    switch parts[0] {
    case "width": width = length
    case "height": height = length
    default: return false
    }
    return true
  }
}

extension [MarkdownInline] {
  var withAttributes: [MarkdownInline] {
    var parts: [MarkdownInline] = []
    var rest = self[...]
    while let part = rest.popFirst() {
      guard case .image(var image) = part else {
        parts.append(part)
        continue
      }
      // The parser splits the text at quotation marks, so the pieces are joined again.
      var (text, others) = ("", rest)
      while text.isEmpty || text.hasPrefix("{"), !text.contains("}"), case .text(let next)? = others.first {
        text += next
        others = others.dropFirst()
      }
      let left = image.take(text)
      parts.append(.image(image))
      if let left {
        rest = others
        if !left.isEmpty { parts.append(.text(left)) }
      }
    }
    return parts
  }

  /// The text without a Pandoc identifier such as `{#intro}` at its end, and the identifier.
  var withoutName: (parts: [MarkdownInline], name: String)? {
    guard case .text(let text)? = last, text.hasSuffix("}"), let start = text.lastIndex(of: "{") else { return nil }
    let name = text[text.index(after: start)...].dropLast()
    guard name.first == "#", name.count > 1, !name.contains(" ") else { return nil }
    let rest = String(text[..<start].reversed().drop { $0 == " " }.reversed())
    return (dropLast() + (rest.isEmpty ? [] : [.text(rest)]), String(name.dropFirst()))
  }
}
