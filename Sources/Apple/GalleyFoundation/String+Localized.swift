public import Foundation

extension String {
  /// A text in the language of the source, with values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The text, with its values written in English.
    let text: String

    /// A text without values.
    public init(stringLiteral value: String) { text = value }
    /// A text without values.
    public init(_ value: String) { text = value }
    /// A text with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var text = ""

      /// Room for a literal.
      public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
      /// Adds a stretch of the literal.
      public mutating func appendLiteral(_ literal: String) { text += literal }
      /// Adds a value as it prints.
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) { text += value.description }
      /// Adds a text as it is.
      public mutating func appendInterpolation(_ value: some StringProtocol) { text += value }

      /// Adds `value` as a format of C writes it: "%.2f".
      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        text += String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value)
      }

      /// Adds `input` as `format` writes it in English.
      public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
      where Format.FormatOutput == String { text += format.locale(Locale(identifier: "en")).format(input) }
    }
  }

  /// The text as it is written in the source. Foundation has no such initialiser on Linux.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self = value.text }

  /// The text `defaultValue`, which a catalogue has under `key`. Foundation has no such initialiser on Linux.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self = defaultValue.text }
}

#if !canImport(Darwin)
  extension AttributedString {
    /// The text as it is written in the source, with its Markdown. Foundation has no such initialiser on Linux.
    public init(
      localized value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      self = (try? AttributedString(markdown: value.text, options: options)) ?? AttributedString(value.text)
    }
  }
#endif
