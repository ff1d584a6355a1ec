public import GalleyViews

/// How the buttons look that open menus.
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  /// The button of the menu of `configuration`, as a rule with `Menu(configuration)` in it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a menu.
public struct MenuStyleConfiguration {
  public typealias Label = ControlPart
  public typealias Content = ControlPart

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// The label in the accent colour.
public struct DefaultMenuStyle: MenuStyle {
  /// The style where nothing is said.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

public struct ButtonMenuStyle: MenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border, whatever style is set for buttons.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style without a border.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style where nothing is said.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// In which order the actions of a menu stand.
public enum MenuOrder: Hashable, Sendable {
  /// As the system wants, from the nearest to the finger, or as they are written.
  case automatic, priority, fixed
}

extension EnvironmentValues {
  /// The style of menus' buttons; nil is the system's.
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
    told("menuIndicator", ["visibility": "\(visibility)"])
  }

  public func menuOrder(_ order: MenuOrder) -> some View { told("menuOrder", ["order": "\(order)"]) }
}
