public import GalleyViews

/// A control that is on or off.
public struct Toggle<Label: View>: View, UnnamedView {
  @Environment(\.toggleStyles) private var styles
  @Binding private var isOn: Bool
  private let label: Label

  /// A control for `isOn` with `label`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The control in the style around it.
  public var body: some View {
    styles.body(
      styles.current.makeBody(
        configuration: ToggleStyleConfiguration(label: styles.part(label, \.toggleStyles), isOn: $isOn)),
      \.toggleStyles)
  }
}

extension Toggle where Label == Text {
  /// A control for `isOn` with `title`.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// A control for `isOn` with `title`, just as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The control of `configuration`, for styles that add to another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
