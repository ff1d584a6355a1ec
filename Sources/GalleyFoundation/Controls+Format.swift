public import Foundation
public import GalleyControls
public import GalleyViews

extension LabeledContent where Label == Text, Content == Text {
  /// `value` as `format` writes it, with `title`.
  public init<Format: FormatStyle>(_ title: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { self.init(title) { Text(value, format: format) } }

  /// `value` as `format` writes it, with `title`, just as it is.
  @_disfavoredOverload
  public init<Format: FormatStyle>(_ title: some StringProtocol, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { self.init(title) { Text(value, format: format) } }
}

extension TextField where Label == Text {
  /// A field for `value` as `format` writes it in English; nothing is written here, so it is never read back.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: .constant(format.inEnglish.format(value.wrappedValue)), prompt: prompt)
  }

  /// A field for `value` as `format` writes it in English; nothing is written here, so it is never read back.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: .constant(format.inEnglish.format(value.wrappedValue)), prompt: prompt)
  }
}

extension FormatStyle {
  /// The same format in English, never in the machine's language.
  fileprivate var inEnglish: Self { locale(Locale(identifier: "en")) }
}
