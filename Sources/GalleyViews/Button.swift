/// A view that runs an action when it is tapped.
///
/// Its label is in the accent colour, or faded where the button is disabled.
public struct Button<Label: View>: View, UnnamedView {
  @Environment(\.isEnabled) private var isEnabled
  private let action: () -> Void
  private let label: Label

  /// A button that shows `label`.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// The label, ready to be tapped.
  public var body: some View {
    label
      .foregroundStyle(ControlStyle(isEnabled: isEnabled))
      .attaching("Button", { TapTarget(in: $0) }) { target in
        target.action = isEnabled ? action : nil
        target.coversFrame = true
      }
  }
}

extension Button where Label == Text {
  /// A button that shows `title`.
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button that shows `title`, just as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// The style of a control's label.
private struct ControlStyle: ShapeStyle {
  let isEnabled: Bool

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    isEnabled ? environment.tint.resolve(in: environment) : Color.tertiary.resolve(in: environment)
  }
}

extension View {
  /// Keeps the buttons of the view from being tapped; what is disabled around the view stays so.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if isDisabled { $0 = false } }
  }
}

extension EnvironmentValues {
  /// Whether buttons can be tapped.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
