public import GalleyGeometry

/// What a view can do for those who do not see it: kept, and told in the snapshot; nothing is run here.
extension View {
  /// What the view can do, by a label of one's own; `action` is not run here.
  public func accessibilityAction(action: @escaping () -> Void, @ViewBuilder label: () -> some View) -> some View {
    told("accessibilityAction")
  }

  /// What the view can do, by `name`; `handler` is not run here.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    told("accessibilityAction", ["name": name.plain])
  }

  /// What the view can do, as buttons; their actions are not run here.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
    told("accessibilityActions")
  }

  /// What the view can do of a kind, as buttons; their actions are not run here.
  public func accessibilityActions(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> some View
  ) -> some View { told("accessibilityActions", ["category": category.name]) }

  /// What the view does when a watch is pinched, as buttons; a stage has no watch.
  public func accessibilityQuickAction(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View
  ) -> some View { told("accessibilityQuickAction", ["style": "\(style)"]) }

  /// How the view is scrolled; `handler` is not run here.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    told("accessibilityScrollAction")
  }

  /// How the view is enlarged; `handler` is not run here.
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    told("accessibilityZoomAction")
  }
}

/// A kind of things that a view can do.
public struct AccessibilityActionCategory: Hashable, Sendable {
  let name: String

  public init(_ name: LocalizedStringKey) { self.name = Text(name).plain }

  private init(known name: String) { self.name = name }

  public static let `default` = AccessibilityActionCategory(known: "default")
  public static let edit = AccessibilityActionCategory(known: "edit")
}

/// How what a view does when a watch is pinched is offered.
public enum AccessibilityQuickActionStyle: Hashable, Sendable {
  case prompt, outline
}

/// How somebody enlarges a view.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  public let point: Point
}
