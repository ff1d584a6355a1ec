import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyPicture
import GalleyText
package import GalleyViews

/// The view stays sharp while its surroundings are blurred.
package struct ContextMenuLayer: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  @State private var isOpen = false
  @State private var place = CardPlace()
  private let items: (() -> AnyView)?
  private let preview: (() -> AnyView)?
  private let margin: Double

  /// `margin` is the width, in points, of a blurred strip on each side of the view.
  package init(items: (() -> AnyView)?, preview: (() -> AnyView)?, margin: Double = 0) {
    (self.items, self.preview, self.margin) = (items, preview, margin)
  }

  package func body(content: Content) -> some View {
    content
      .background {
        GeometryReader { geometry in
          place.geometry = geometry
          return Color.clear
        }
      }
      .onHold(perform: items == nil ? nil : { isOpen = true })
      .screenLayer("contextMenu") {
        ZStack {
          if isOpen, let items { layer(items()) }
        }
        .animation(.menu, value: isOpen)
      }
  }

  @ViewBuilder private func layer(_ items: AnyView) -> some View {
    GeometryReader { screen in
      ContextMenuBackdrop(hole: preview == nil ? lifted(in: screen) : nil)
    }
    .transition(.opacity)
    Color.clear.contentShape(Rectangle()).touchable("dimming", action: close)
    GeometryReader { space in
      ContextMenuPlacement(anchor: lifted(in: space).reading(direction == .rightToLeft, in: space.size)) {
        if let preview {
          preview()
            .background(Color(.systemBackground))
            .clipShape(RoundedRectangle(cornerRadius: ContextMenuMetrics.cornerRadius, style: .continuous))
            .transition(.opacity)
        }
        MenuCard(items: items, dismiss: close).transition(.opacity)
      }
    }
    .inSafeArea()
  }

  private func lifted(in space: GeometryProxy) -> Rect {
    let (own, outer) = (place.geometry?.frame(in: .global) ?? .zero, space.frame(in: .global))
    return Rect(
      x: own.minX - outer.minX + margin, y: own.minY - outer.minY, width: max(0, own.width - 2 * margin),
      height: own.height)
  }

  private func close() { isOpen = false }
}

/// These values are estimates: Apple does not publish the appearance of context menus.
private enum ContextMenuMetrics {
  static let cornerRadius = 12.0
  static let dimming = 0.12
  static let darkDimming = 0.0
}

private struct ContextMenuBackdrop: View {
  @Environment(\.colorScheme) private var scheme
  let hole: Rect?

  var body: some View {
    let outline = HoledRectangle(hole: hole, cornerRadius: ContextMenuMetrics.cornerRadius)
    ZStack {
      outline.fill(.ultraThinMaterial)
      outline.fill(.black.opacity(scheme == .light ? ContextMenuMetrics.dimming : ContextMenuMetrics.darkDimming))
      if let hole { lift(hole).clipShape(outline) }
    }
    .allowsHitTesting(false)
  }

  private func lift(_ hole: Rect) -> some View {
    RoundedRectangle(cornerRadius: ContextMenuMetrics.cornerRadius, style: .continuous)
      .fill(.black.opacity(0.4))
      .shadow(color: .black.opacity(0.25), radius: 16, x: 0, y: 6)
      .frame(width: hole.width, height: hole.height)
      .position(x: hole.midX, y: hole.midY)
  }
}

private struct HoledRectangle: Shape, Hashable {
  let hole: Rect?
  let cornerRadius: Double

  func path(in rect: Rect) -> Path {
    var path = Path()
    // The two contours have opposite directions, so that the inner one is a hole.
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.addLine(to: Point(x: rect.minX, y: rect.maxY))
    path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
    path.addLine(to: Point(x: rect.maxX, y: rect.minY))
    path.closeSubpath()
    if let hole {
      let inner = hole.offsetBy(rect.origin)
      path.addPath(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).path(in: inner))
    }
    return path
  }
}

private struct ContextMenuPlacement: Layout {
  let anchor: Rect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let menu = subviews.last else { return }
    let size = menu.sizeThatFits(ProposedViewSize(width: min(MenuMetrics.width, bounds.width), height: nil))
    guard subviews.count > 1, let preview = subviews.first else {
      let place = MenuPlacement(anchor: anchor, prefersLeading: true).origin(of: size, in: bounds)
      return menu.place(at: place, proposal: ProposedViewSize(size))
    }
    let side = 2 * MenuMetrics.margin
    let space = max(0, bounds.height - size.height - MenuMetrics.gap - side)
    let wanted = preview.sizeThatFits(ProposedViewSize(width: max(0, bounds.width - 2 * side), height: nil))
    let shown = Size(width: wanted.width, height: min(wanted.height, space))
    let height = shown.height + MenuMetrics.gap + size.height
    let x = min(max(anchor.midX - shown.width / 2, bounds.minX + side), bounds.maxX - side - shown.width)
    let y = min(max(anchor.midY - shown.height / 2, bounds.minY), max(bounds.minY, bounds.maxY - height))
    preview.place(at: Point(x: x, y: y), proposal: ProposedViewSize(shown))
    let maximum = max(bounds.minX, bounds.maxX - MenuMetrics.margin - size.width)
    menu.place(
      at: Point(x: min(x, maximum), y: y + shown.height + MenuMetrics.gap), proposal: ProposedViewSize(size))
  }
}
