public import Foundation
public import GalleyControls
public import GalleyViews

extension LabeledContent where Label == Text, Content == Text {
  public init<Format: FormatStyle>(_ title: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { self.init(title) { Text(value, format: format) } }

  @_disfavoredOverload
  public init<Format: FormatStyle>(_ title: some StringProtocol, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { self.init(title) { Text(value, format: format) } }
}

extension TextField where Label == Text {
  /// The value is formatted in English. The text is never parsed.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: .constant(format.inEnglish.format(value.wrappedValue)), prompt: prompt)
  }

  /// The value is formatted in English. The text is never parsed.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: .constant(format.inEnglish.format(value.wrappedValue)), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// The text is never parsed.
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: .constant(formatter.string(for: value.wrappedValue) ?? ""))
  }

  /// The text is never parsed.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: .constant(formatter.string(for: value.wrappedValue) ?? ""))
  }
}

extension Stepper where Label == Text {
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension FormatStyle {
  /// The style in English, independent of the machine's locale.
  fileprivate var inEnglish: Self { locale(Locale(identifier: "en")) }
}

extension Stepper {
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public init(_ progress: Progress) { self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted) }
}

extension View {
  /// Only recorded in the layout snapshot.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { recorded("onKeyPress") }

  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    recorded("typesettingLanguage", isEnabled ? ["language": language.minimalIdentifier] : [:])
  }
}
