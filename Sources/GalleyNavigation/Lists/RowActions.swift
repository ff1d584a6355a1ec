import GalleyGeometry
public import GalleyViews

/// What a view offers besides a tap.
struct OfferedActions {
  /// What a row shows when it is swiped.
  var swipe: [(edge: HorizontalEdge, content: AnyView)] = []
  /// What a menu shows when a finger rests on the view.
  var menu: AnyView?
  /// What is shown above the menu.
  var preview: AnyView?
}

extension View {
  /// Offers the buttons of `content` when a row is swiped from `edge`.
  ///
  /// The buttons are kept at the row. A stage swipes no rows, so they are not drawn.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> some View {
    let actions = AnyView(content())
    return OfferingView(content: self) { $0.swipe.append((edge, actions)) }
  }

  /// Offers `menuItems` when a finger rests on the view.
  ///
  /// The menu is kept at the view. A stage's fingers do not rest, so it is not drawn.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    let menu = AnyView(menuItems())
    return OfferingView(content: self) { $0.menu = menu }
  }

  /// Offers `menuItems` with `preview` above them when a finger rests on the view.
  ///
  /// Both are kept at the view. A stage's fingers do not rest, so they are not drawn.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View {
    let (menu, preview) = (AnyView(menuItems()), AnyView(preview()))
    return OfferingView(content: self) { ($0.menu, $0.preview) = (menu, preview) }
  }

  /// Offers `menu` when a finger rests on the view; nil offers nothing.
  public func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> some View {
    let items = menu.map { AnyView($0.items) }
    return OfferingView(content: self) { $0.menu = items }
  }
}

/// A menu as a value, as before iOS 14.
public struct ContextMenu<Items: View> {
  let items: Items

  /// A menu of `menuItems`.
  public init(@ViewBuilder menuItems: () -> Items) { items = menuItems() }
}

/// A view whose nodes offer something besides a tap.
private struct OfferingView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout OfferedActions) -> Void

  func _build(into builder: inout NodeBuilder) {
    var offered = OfferedActions()
    change(&offered)
    let (outer, actions) = (builder, offered)
    builder.modify(content._build(into:)) { child in
      let node = outer.node(ShownRule(isShown: true), [child], kind: "actions")
      ViewPayload.of(node)?.offeredActions = actions
      return node
    }
  }
}

extension ViewPayload {
  /// What the node's view offers besides a tap.
  var offeredActions: OfferedActions? {
    get { self[OfferedActionsKey.self] }
    set { self[OfferedActionsKey.self] = newValue }
  }
}

private enum OfferedActionsKey: NodeValueKey {
  typealias Value = OfferedActions
}
