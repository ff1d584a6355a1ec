import GalleyControls
import GalleyGeometry
public import GalleyViews

extension View {
  /// Shows `menuItems` on a card when a finger rests on the view, which stands out of the screen meanwhile.
  ///
  /// In a list the whole row stands out. A tap on an item runs it and closes the menu; one beside it only closes it.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> some View {
    MenuOffering(content: self, offer: MenuOffer(items: { AnyView(menuItems()) }, preview: nil))
  }

  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    MenuOffering(content: self, offer: MenuOffer(items: { AnyView(menuItems()) }, preview: { AnyView(preview()) }))
  }

  /// Shows `menu` when a finger rests on the view; nil offers nothing.
  public func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> some View {
    MenuOffering(content: self, offer: MenuOffer(items: menu.map { menu in { AnyView(menu.items) } }, preview: nil))
  }
}

extension View {
  /// The menu of the rows that are selected in the list; it is taken, and not shown: rows show menus of their own.
  public func contextMenu<Selected: Hashable>(
    forSelectionType itemType: Selected.Type = Selected.self,
    @ViewBuilder menu: @escaping (Set<Selected>) -> some View, primaryAction: ((Set<Selected>) -> Void)? = nil
  ) -> some View { told("contextMenu", ["selectionType": "\(itemType)"]) }
}

/// A menu as a value, as before iOS 14.
public struct ContextMenu<Items: View> {
  let items: Items

  public init(@ViewBuilder menuItems: () -> Items) { items = menuItems() }
}

/// A menu that a view offers.
struct MenuOffer {
  /// What can be chosen; nil offers nothing.
  let items: (() -> AnyView)?
  /// What is shown above the menu instead of the view.
  let preview: (() -> AnyView)?
}

/// A view that offers a menu, or lets the row of a list do so that it is in.
private struct MenuOffering<Content: View>: View {
  typealias Body = Never

  let content: Content
  let offer: MenuOffer

  func _build(into builder: inout NodeBuilder) {
    if builder.environment.isInList {
      content.offering("contextMenu", offer)._build(into: &builder)
    } else {
      content.modifier(ContextMenuLayer(items: offer.items, preview: offer.preview))._build(into: &builder)
    }
  }
}

/// Shows the menu that the views of a row offer.
struct OfferedMenu: ViewModifier {
  let parts: ListRowParts

  func body(content: Content) -> some View {
    let offer = parts.offers.lazy.compactMap { $0 as? MenuOffer }.first
    return content.modifier(
      ContextMenuLayer(items: offer?.items, preview: offer?.preview, margin: parts.margin))
  }
}
