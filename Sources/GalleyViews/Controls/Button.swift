/// A view that runs an action when it is tapped.
///
/// Its label is in the foreground style set around the button, or else in the accent colour; it is faded where the button
/// is disabled.
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

/// The style of a control's label: the one set around the control, or else the accent colour.
private struct ControlStyle: ShapeStyle {
  let isEnabled: Bool

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let style = environment.foregroundStyle, !(style is ContainerStyle) else {
      return isEnabled ? environment.tint.resolve(in: environment) : Color.tertiary.resolve(in: environment)
    }
    let set = style.resolve(in: environment)
    return isEnabled ? set : set.multiplyingAlpha(by: ControlStyle.disabledShare)
  }

  /// How much of a style shows in a disabled control: as much as of the label colour in the system's tertiary one.
  private static let disabledShare = 0.3
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
