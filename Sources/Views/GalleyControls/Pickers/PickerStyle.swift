public import GalleyViews

/// How controls look that choose one of several values.
public protocol PickerStyle: Sendable {
  /// Which of the system's looks it is.
  var kind: PickerKind { get }
}

/// The looks of controls that choose one of several values.
public enum PickerKind: Hashable, Sendable, CaseIterable {
  /// As the place says: a menu.
  case automatic
  /// The chosen value, which opens a menu.
  case menu
  /// All values beside each other.
  case segmented
  /// All values beside each other, as in a menu.
  case palette
  /// A wheel that is turned.
  case wheel
  /// All values below each other.
  case inline
  /// The chosen value in a row that leads to a list of all.
  case navigationLink
}

/// As the place says: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The style where nothing is said.
  public init() {}

  /// Automatic.
  public var kind: PickerKind { .automatic }
}

/// The chosen value, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The style of menus.
  public init() {}

  /// Menu.
  public var kind: PickerKind { .menu }
}

/// All values beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style of segments.
  public init() {}

  /// Segmented.
  public var kind: PickerKind { .segmented }
}

/// All values beside each other, as in a menu.
public struct PalettePickerStyle: PickerStyle {
  /// The style of palettes.
  public init() {}

  /// Palette.
  public var kind: PickerKind { .palette }
}

/// A wheel that is turned.
public struct WheelPickerStyle: PickerStyle {
  /// The style of wheels.
  public init() {}

  /// Wheel.
  public var kind: PickerKind { .wheel }
}

/// All values below each other.
public struct InlinePickerStyle: PickerStyle {
  /// The style of rows.
  public init() {}

  /// Inline.
  public var kind: PickerKind { .inline }
}

/// The chosen value in a row that leads to a list of all.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style of rows that lead somewhere.
  public init() {}

  /// Navigation link.
  public var kind: PickerKind { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the place says.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen value, which opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All values beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All values beside each other, as in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that is turned.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All values below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen value in a row that leads to a list of all.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  /// The look of controls that choose one of several values.
  var pickerKind: PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

private struct PickerKindKey: EnvironmentKey {
  static var defaultValue: PickerKind { .automatic }
}

extension View {
  /// Gives the controls of the view that choose one of several values the look of `style`.
  public func pickerStyle(_ style: some PickerStyle) -> some View { environment(\.pickerKind, style.kind) }
}
