public import GalleyViews

/// How the buttons look that open menus.
public protocol MenuStyle: Sendable {
  /// Whether the button has the style that is set for buttons.
  var isButton: Bool { get }
}

/// The label in the accent colour.
public struct DefaultMenuStyle: MenuStyle {
  /// The style where nothing is said.
  public init() {}

  /// It has.
  public var isButton: Bool { true }
}

/// A button in the style that is set for buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// The style of buttons.
  public init() {}

  /// It has.
  public var isButton: Bool { true }
}

/// A button without a border, whatever style is set for buttons.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style without a border.
  public init() {}

  /// It has not.
  public var isButton: Bool { false }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style where nothing is said.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style that is set for buttons.
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
  /// Whether buttons that open menus have the style that is set for buttons.
  var menusAreButtons: Bool {
    get { self[MenusAreButtonsKey.self] }
    set { self[MenusAreButtonsKey.self] = newValue }
  }
}

private struct MenusAreButtonsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension View {
  /// Gives the buttons of the view that open menus the look of `style`.
  public func menuStyle(_ style: some MenuStyle) -> some View { environment(\.menusAreButtons, style.isButton) }

  /// Whether the buttons that open menus have a mark of their own; none has one on iOS.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    told("menuIndicator", ["visibility": "\(visibility)"])
  }

  /// In which order the actions of menus stand.
  public func menuOrder(_ order: MenuOrder) -> some View { told("menuOrder", ["order": "\(order)"]) }
}
