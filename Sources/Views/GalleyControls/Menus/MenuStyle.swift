public import GalleyViews

public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct MenuStyleConfiguration {
  public typealias Label = ControlPart
  public typealias Content = ControlPart

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

public struct DefaultMenuStyle: MenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

public struct ButtonMenuStyle: MenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// Drawn without a border, regardless of the button style.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

public enum MenuOrder: Hashable, Sendable {
  case automatic, priority, fixed
}

extension EnvironmentValues {
  var menuStyle: (any MenuStyle)? {
    get { menuStyles.current }
    set { menuStyles.add(newValue) }
  }

  var menuStyles: StyleStack<(any MenuStyle)?> {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<(any MenuStyle)?> { StyleStack(nil) }
}

extension View {
  public func menuStyle(_ style: some MenuStyle) -> some View { environment(\.menuStyle, style) }

  public func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator", ["visibility": "\(visibility)"])
  }

  public func menuOrder(_ order: MenuOrder) -> some View { recorded("menuOrder", ["order": "\(order)"]) }
}
