/// May contain Markdown. Interpolated strings are not parsed as Markdown; interpolated `Text` views and images keep
/// their modifiers.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let parts: [Part]

  enum Part: Hashable, Sendable {
    case markup(String)
    case argument(Argument)
  }

  struct Argument: Hashable, Sendable {
    var characters = ""
    var text: EmbeddedText?
    /// For example "%lld" for an integer.
    var specifier = "%@"
    var number: Double?
  }

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

/// Its closures depend only on the environment and are called on the thread that builds the tree.
struct EmbeddedText: Hashable, @unchecked Sendable {
  let text: Text

  /// `Text` values can be compared, but there is no hash for their content.
  func hash(into hasher: inout Hasher) {}

  static func == (first: EmbeddedText, second: EmbeddedText) -> Bool { ViewEquality.areSame(first.text, second.text) }
}
