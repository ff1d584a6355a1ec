public import GalleyViews

/// Without a style, the label uses the foreground style set around the button, or the accent colour if there is none.
public struct Button<Label: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.buttonStyles) private var styles
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    styles.body(
      styles.current.makeBody(
        configuration: .init(
          role: role, label: .init(content: styles.part(label, \.buttonStyles).content), action: action)),
      \.buttonStyles
    )
    .control("Button") { [role] environment in
      ControlArguments.state(environment) + [
        "role": role?.text, "buttonStyle": ControlArguments.style(environment.buttonStyle, "ButtonStyle"),
      ] + ControlArguments.shapeArguments(of: environment, hasBorder: environment.buttonStyle is any BorderedStyle)
    }
  }
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
