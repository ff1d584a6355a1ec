/// A text literal that may hold Markdown; what is interpolated into it may not.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The parts in order.
  let parts: [Part]

  /// A stretch of a literal.
  enum Part: Hashable, Sendable {
    case markup(String)
    case verbatim(String)
  }

  /// A literal without interpolations.
  public init(stringLiteral value: String) { parts = [.markup(value)] }

  /// A text that is read as Markdown.
  public init(_ value: String) { parts = [.markup(value)] }

  /// A literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// Room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    /// Adds a stretch of the literal.
    public mutating func appendLiteral(_ literal: String) { parts.append(.markup(literal)) }

    /// Adds a value as it prints.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      parts.append(.verbatim(value.description))
    }

    /// Adds a text as it is.
    public mutating func appendInterpolation(_ value: some StringProtocol) { parts.append(.verbatim(String(value))) }
  }
}
