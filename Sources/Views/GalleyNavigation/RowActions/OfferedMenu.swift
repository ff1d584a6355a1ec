import GalleyControls
import GalleyGeometry
public import GalleyViews

extension View {
  /// The view (in a list, its whole row) stays visible above the dimmed screen.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> some View {
    MenuOffering(content: self, offer: MenuOffer(items: { AnyView(menuItems()) }, preview: nil))
  }

  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    MenuOffering(content: self, offer: MenuOffer(items: { AnyView(menuItems()) }, preview: { AnyView(preview()) }))
  }

  public func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> some View {
    MenuOffering(content: self, offer: MenuOffer(items: menu.map { menu in { AnyView(menu.items) } }, preview: nil))
  }
}

extension View {
  /// Only recorded in the layout snapshot. Only menus of single rows are drawn.
  public func contextMenu<Selected: Hashable>(
    forSelectionType itemType: Selected.Type = Selected.self,
    @ViewBuilder menu: @escaping (Set<Selected>) -> some View, primaryAction: ((Set<Selected>) -> Void)? = nil
  ) -> some View { recorded("contextMenu", ["selectionType": "\(itemType)"]) }
}

public struct ContextMenu<Items: View> {
  let items: Items

  public init(@ViewBuilder menuItems: () -> Items) { items = menuItems() }
}

struct MenuOffer {
  let items: (() -> AnyView)?
  let preview: (() -> AnyView)?
}

/// In a list, the menu belongs to the row.
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

struct OfferedMenu: ViewModifier {
  let parts: ListRowParts

  func body(content: Content) -> some View {
    let offer = parts.offers.lazy.compactMap { $0 as? MenuOffer }.first
    return content.modifier(
      ContextMenuLayer(items: offer?.items, preview: offer?.preview, margin: parts.margin))
  }
}
