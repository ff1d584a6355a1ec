public import GalleyViews

public protocol PickerStyle: Sendable {
  var kind: PickerKind { get }
}

public enum PickerKind: Hashable, Sendable, CaseIterable {
  case automatic
  case menu
  case segmented
  case palette
  case wheel
  case inline
  case navigationLink
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .automatic }
}

public struct MenuPickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .menu }
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .segmented }
}

public struct PalettePickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .palette }
}

public struct WheelPickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .wheel }
}

public struct InlinePickerStyle: PickerStyle {
  public init() {}

  public var kind: PickerKind { .inline }
}

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
