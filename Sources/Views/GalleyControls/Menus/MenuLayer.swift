import GalleyGeometry
import GalleyMotion
import GalleyText
package import GalleyViews

package struct MenuLayer<Items: View>: ViewModifier {
  private let isOpen: Binding<Bool>
  private let items: Items

  package init(isOpen: Binding<Bool>, items: Items) { (self.isOpen, self.items) = (isOpen, items) }

  package func body(content: Content) -> some View {
    content.modifier(
      CardLayer(kind: "menu", isOpen: isOpen, width: MenuMetrics.width) {
        MenuCard(items: items) { isOpen.wrappedValue = false }
      })
  }
}

/// Lengths in points. These are estimates: Apple does not publish the values.
enum MenuMetrics {
  static let width = 250.0
  static let cornerRadius = 13.0
  static let rowHeight = 44.0
  static let margin = 8.0
  static let gap = 8.0
}

extension Animation {
  static let menu = Animation.spring(duration: 0.35, bounce: 0.15)
}

struct MenuPlacement: Layout {
  let anchor: Rect
  var width = MenuMetrics.width
  /// Whether a menu is aligned with the leading edge of its view if the view is in the middle of the screen.
  var prefersLeading = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for menu in subviews {
      let size = menu.sizeThatFits(ProposedViewSize(width: min(width, bounds.width), height: nil))
      menu.place(at: origin(of: size, in: bounds), proposal: ProposedViewSize(size))
    }
  }

  func origin(of size: Size, in bounds: Rect) -> Point {
    let below = anchor.maxY + MenuMetrics.gap
    let fitsBelow = below + size.height <= bounds.maxY || anchor.midY < bounds.midY
    let y = fitsBelow ? below : anchor.minY - MenuMetrics.gap - size.height
    // The menu is aligned with the side of the screen where its view is. A menu in a row shows the row's value, which
    // is at the trailing side.
    let isLeading = anchor.midX < bounds.midX + (prefersLeading ? 0.5 : -0.5)
    let x = isLeading ? anchor.minX : anchor.maxX - size.width
    let maximum = max(bounds.minX + MenuMetrics.margin, bounds.maxX - MenuMetrics.margin - size.width)
    return Point(
      x: min(max(x, bounds.minX + MenuMetrics.margin), maximum),
      y: min(max(y, bounds.minY), max(bounds.minY, bounds.maxY - size.height)))
  }
}
