public import Foundation

extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(_ value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) { text += value.description }
      public mutating func appendInterpolation(_ value: some StringProtocol) { text += value }

      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        text += String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value)
      }

      public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
      where Format.FormatOutput == String { text += format.locale(Locale(identifier: "en")).format(input) }
    }
  }

  /// The string is not translated; Foundation lacks this initializer on Linux.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self = value.text }

  /// The string is not translated; Foundation lacks this initializer on Linux.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self = defaultValue.text }
}

#if !canImport(Darwin)
  extension AttributedString {
    /// The string is not translated; Foundation lacks this initializer on Linux.
    public init(
      localized value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      self = (try? AttributedString(markdown: value.text, options: options)) ?? AttributedString(value.text)
    }
  }
#endif
