import GalleyGeometry
import GalleyLayout
import GalleyPicture

package final class CanvasDrawing {
  let draw: (Size, [CanvasSymbol]) -> [Picture.Item]
  let symbols: [AnyHashable?]
  let isOpaque: Bool

  init(isOpaque: Bool, symbols: [AnyHashable?], draw: @escaping (Size, [CanvasSymbol]) -> [Picture.Item]) {
    (self.isOpaque, self.symbols, self.draw) = (isOpaque, symbols, draw)
  }
}

struct CanvasSymbol {
  let id: AnyHashable?
  let size: Size
  let items: [Picture.Item]
}

/// The layout rule of a canvas: it takes the proposed size, and its symbols have their ideal sizes.
struct CanvasRule: LayoutRule, UnguidedRule, MeasuredRule, Equatable {
  private static let ideal = 10.0

  var traits: LayoutTraits { .plain }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    Size(width: proposal.width ?? Self.ideal, height: proposal.height ?? Self.ideal)
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    for child in node.children {
      child.place(at: .zero, proposal: .unspecified, context: context)
    }
  }
}
