public import GalleyGeometry
import GalleyMotion
public import GalleyViews

extension View {
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    modifier(ItemSheet(item: item, onDismiss: onDismiss, sheet: content))
  }

  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentedLayer(kind: "fullScreenCover", item: isPresented.unit, animation: .cover, dismiss: isPresented.off) {
        _ in
        Cover(content: content())
      }
    )
    .onChange(of: isPresented.wrappedValue) { if !$1 { onDismiss?() } }
  }

  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    modifier(
      PresentedLayer(
        kind: "fullScreenCover", item: item.wrappedValue, animation: .cover, dismiss: item.isThere().off
      ) { item in
        Cover(content: content(item).id(item.id))
      }
    )
    .onChange(of: item.wrappedValue == nil) { if $1 { onDismiss?() } }
  }

  /// Shown as a sheet, like popovers on a phone.
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    sheet(isPresented: isPresented, name: "popover", content: content)
  }

  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// Ignored: popovers are shown as sheets.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<Rect>.Source)
  case point(UnitPoint)
}

/// Keeps showing the last item while the sheet is dismissed.
private struct ItemSheet<Item: Identifiable, Sheet: View>: ViewModifier {
  @State private var known: Item?
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  func body(content: Content) -> some View {
    let shown = item.wrappedValue ?? known
    return
      content
      .sheet(isPresented: item.isThere(), onDismiss: onDismiss) {
        if let shown { sheet(shown).id(shown.id) }
      }
      .onChange(of: item.wrappedValue?.id, initial: true) { if let item = item.wrappedValue { known = item } }
  }
}

private struct Cover<Content: View>: View {
  let content: Content

  var body: some View {
    ZStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .inSafeArea()
      .background(Color(.systemBackground))
      .transition(.move(edge: .bottom))
  }
}
