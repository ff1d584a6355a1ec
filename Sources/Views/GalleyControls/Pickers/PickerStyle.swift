public import GalleyViews

/// How controls look that choose one of several values.
public protocol PickerStyle: Sendable {
  var kind: PickerKind { get }
}

/// The looks of controls that choose one of several values.
public enum PickerKind: Hashable, Sendable, CaseIterable {
  case automatic
  case menu
  case segmented
  case palette
  case wheel
  case inline
  case navigationLink
}

/// As the place says: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The style where nothing is said.
  public init() {}

  public var kind: PickerKind { .automatic }
}

/// The chosen value, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .menu }
}

/// All values beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .segmented }
}

/// All values beside each other, as in a menu.
public struct PalettePickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .palette }
}

/// A wheel that is turned.
public struct WheelPickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .wheel }
}

/// All values below each other.
public struct InlinePickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .inline }
}

/// The chosen value in a row that leads to a list of all.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  var pickerKind: PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

private struct PickerKindKey: EnvironmentKey {
  static var defaultValue: PickerKind { .automatic }
}

extension View {
  public func pickerStyle(_ style: some PickerStyle) -> some View { environment(\.pickerKind, style.kind) }
}
