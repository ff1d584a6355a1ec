public import GalleyViews

public struct Menu<Label: View, Content: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.menuStyles) private var styles
  @State private var isOpen = false
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    styled.control("Menu") { environment in
      ControlArguments.state(environment) + [
        "menuStyle": environment.menuStyle.flatMap { ControlArguments.style($0, "MenuStyle") },
        "buttonStyle": ControlArguments.style(environment.buttonStyle, "ButtonStyle"),
      ] + ControlArguments.shapeArguments(of: environment)
    }
  }

  @ViewBuilder private var styled: some View {
    if let style = styles.current {
      styles.body(
        style.makeBody(
          configuration: MenuStyleConfiguration(
            label: styles.part(label, \.menuStyles), content: styles.part(content, \.menuStyles),
            primaryAction: primaryAction)),
        \.menuStyles)
    } else {
      button
    }
  }

  private var button: some View {
    Button {
      if let primaryAction { primaryAction() } else { isOpen = true }
    } label: {
      label
    }
    .modifier(MenuLayer(isOpen: $isOpen, items: content))
  }
}

extension Menu where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) {
    (label, content, primaryAction) = (configuration.label, configuration.content, configuration.primaryAction)
  }
}
