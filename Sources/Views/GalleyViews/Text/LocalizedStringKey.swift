/// A text literal that may hold Markdown; what is interpolated into it may not.
///
/// Texts and images are interpolated as they are, with all that was asked for them:
///
///     Text("\(Image(systemName: "star")) \(Text("Favourites").bold()) of \(name)")
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let parts: [Part]

  enum Part: Hashable, Sendable {
    case markup(String)
    case argument(Argument)
  }

  struct Argument: Hashable, Sendable {
    var characters = ""
    /// A text with looks of its own, or nil.
    var text: EmbeddedText?
    /// How catalogues name it: "%lld" for a whole number.
    var specifier = "%@"
    /// The number that chooses between singular and plural, or nil.
    var number: Double?
  }

  /// A literal without interpolations.
  public init(stringLiteral value: String) { parts = [.markup(value)] }

  public init(_ value: String) { parts = [.markup(value)] }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    public mutating func appendLiteral(_ literal: String) { parts.append(.markup(literal)) }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      parts.append(.argument(Argument(value)))
    }

    public mutating func appendInterpolation(_ value: some StringProtocol) {
      parts.append(.argument(Argument(characters: String(value))))
    }

    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.argument(Argument(text: EmbeddedText(text: text))))
    }
  }
}

extension LocalizedStringKey.Argument {
  init(_ value: some CustomStringConvertible) {
    self.init(characters: value.description)
    switch value {
    case let value as Int: (specifier, number) = ("%lld", Double(value))
    case let value as UInt: (specifier, number) = ("%llu", Double(value))
    case let value as Int64: (specifier, number) = ("%lld", Double(value))
    case let value as UInt64: (specifier, number) = ("%llu", Double(value))
    case let value as Double: (specifier, number) = ("%lf", value)
    case let value as Float: (specifier, number) = ("%f", Double(value))
    case let value as Int32: (specifier, number) = ("%d", Double(value))
    case let value as UInt32: (specifier, number) = ("%u", Double(value))
    default: break
    }
  }
}

/// A text inside a literal.
///
/// A text is a value. The closures in it write characters for an environment; they are called where trees are built.
struct EmbeddedText: Hashable, @unchecked Sendable {
  let text: Text

  /// Whether texts are equal is known, but nothing that stands for what they say.
  func hash(into hasher: inout Hasher) {}

  static func == (first: EmbeddedText, second: EmbeddedText) -> Bool { Sameness.areSame(first.text, second.text) }
}
