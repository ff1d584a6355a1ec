public import GalleyGeometry

/// Only recorded in the layout snapshot: handlers are not called.
extension View {
  public func accessibilityAction(action: @escaping () -> Void, @ViewBuilder label: () -> some View) -> some View {
    recorded("accessibilityAction")
  }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    recorded("accessibilityAction", ["name": name.plain])
  }

  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
    recorded("accessibilityActions")
  }

  public func accessibilityActions(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> some View
  ) -> some View { recorded("accessibilityActions", ["category": category.name]) }

  public func accessibilityQuickAction(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View
  ) -> some View { recorded("accessibilityQuickAction", ["style": "\(style)"]) }

  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    recorded("accessibilityScrollAction")
  }

  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    recorded("accessibilityZoomAction")
  }
}

public struct AccessibilityActionCategory: Hashable, Sendable {
  let name: String

  public init(_ name: LocalizedStringKey) { self.name = Text(name).plain }

  private init(known name: String) { self.name = name }

  public static let `default` = AccessibilityActionCategory(known: "default")
  public static let edit = AccessibilityActionCategory(known: "edit")
}

public enum AccessibilityQuickActionStyle: Hashable, Sendable {
  case prompt, outline
}

public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  public let point: Point
}
