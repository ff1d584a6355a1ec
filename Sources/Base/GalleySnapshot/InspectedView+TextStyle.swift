extension InspectedView {
  public struct TextStyle: Hashable, Sendable {
    /// The em size, in points.
    public var size: Double
    /// The font weight: 400 is regular, 700 is bold.
    public var weight: Int
    public var isItalic: Bool
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// The colour as "#RRGGBB", or "#RRGGBBAA" if it is not opaque; nil for a gradient.
    public var color: String?
    public var family: String
    /// The text style, such as "headline", or ``fixed`` for an explicit size. Nil for "body" or if the style is not
    /// recorded. The `==` operator ignores it.
    public var name: String?

    public static let fixed = "-"

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - size: The em size, in points.
    ///   - weight: The font weight: 400 (the default) is regular, 700 is bold.
    ///   - isItalic: Whether the face is italic (default: `false`).
    ///   - isUnderlined: Whether the text is underlined (default: `false`).
    ///   - isStruckThrough: Whether the text is struck through (default: `false`).
    ///   - color: The colour as "#RRGGBB", or "#RRGGBBAA" if it is not opaque; nil for a gradient.
    ///   - family: The family of the resolved font.
    ///   - name: The text style that determined the size, such as "headline". The `==` operator ignores it.
    public init(
      size: Double, weight: Int = 400, isItalic: Bool = false, isUnderlined: Bool = false,
      isStruckThrough: Bool = false, color: String? = nil, family: String, name: String? = nil
    ) {
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.color = color
      self.family = family
      self.name = name
    }

    public static func == (first: TextStyle, second: TextStyle) -> Bool {
      first.size == second.size && first.weight == second.weight && first.isItalic == second.isItalic
        && first.isUnderlined == second.isUnderlined && first.isStruckThrough == second.isStruckThrough
        && first.color == second.color && first.family == second.family
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(size)
      hasher.combine(weight)
      hasher.combine(color)
      hasher.combine(family)
    }

    package func isResized(_ other: TextStyle) -> Bool {
      var same = other
      same.size = size
      return self == same && size != other.size
    }

    package func isRecolored(_ other: TextStyle) -> Bool {
      var same = other
      same.color = color
      return self == same && color != other.color
    }
  }
}

extension InspectedView.TextStyle {
  private static let (italic, underlined, struckThrough) = ("italic", "underlined", "struck")

  private static let nameMark: Character = "@"

  /// The style as written in layout JSON: "17 600 @headline italic #FF3B30 Inter".
  ///
  /// A regular weight is omitted, and so is the colour if it is a gradient.
  public var text: String {
    let size = size == size.rounded() && abs(size) < 1e9 ? "\(Int(size))" : "\(size)"
    let parts = [
      size, weight == 400 ? nil : "\(weight)", name.map { "\(Self.nameMark)\($0)" }, isItalic ? Self.italic : nil,
      isUnderlined ? Self.underlined : nil,
      isStruckThrough ? Self.struckThrough : nil, color, family,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  public init?(_ text: String) {
    var words = text.split(separator: " ")[...]
    guard let size = words.popFirst().flatMap({ Double($0) }), size.isFinite else { return nil }
    func next<Value>(_ value: (Substring) -> Value?) -> Value? {
      guard let found = words.first.flatMap(value) else { return nil }
      words.removeFirst()
      return found
    }
    func has(_ word: String) -> Bool { next { $0 == word ? true : nil } ?? false }
    let weight = next { $0.count == 3 ? Int($0) : nil } ?? 400
    let name = next { $0.first == Self.nameMark ? String($0.dropFirst()) : nil }
    let marks = (has(Self.italic), has(Self.underlined), has(Self.struckThrough))
    let color = next { $0.hasPrefix("#") ? String($0) : nil }
    guard !words.isEmpty else { return nil }
    self.init(
      size: size, weight: weight, isItalic: marks.0, isUnderlined: marks.1, isStruckThrough: marks.2, color: color,
      family: words.joined(separator: " "), name: name)
  }
}
