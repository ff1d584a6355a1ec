import GalleyGeometry
import GalleyLayout
import GalleyPicture

final class CanvasDrawing: NodeDrawing {
  private let draw: (Size, [CanvasSymbol]) -> [Picture.Item]
  private let symbols: [AnyHashable?]
  private let isOpaque: Bool

  init(isOpaque: Bool, symbols: [AnyHashable?], draw: @escaping (Size, [CanvasSymbol]) -> [Picture.Item]) {
    (self.isOpaque, self.symbols, self.draw) = (isOpaque, symbols, draw)
  }

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    let frame = node.frame
    guard painter.isSeen(frame), !frame.isEmpty else { return }
    painter.draws += 1
    let symbols = zip(symbols, node.node.children).map { id, child in
      let size = child.frame.size
      let items = painter.items(in: Rect(size: size)) {
        ($0.space, $0.isTransformed) = (.zero, true)
        $0.draw(child, at: .zero)
      }
      return CanvasSymbol(id: id, size: size, items: items)
    }
    var items = draw(frame.size, symbols)
    if isOpaque { items.insert(.fill(.init(.rect(Rect(size: frame.size)), .color(.black))), at: 0) }
    guard !items.isEmpty else { return }
    let place = AffineTransform(translationX: frame.minX, y: frame.minY)
    painter.append(.group(.init(items, transform: place, clip: .rect(Rect(size: frame.size)))))
  }

  func isSame(as other: any NodeDrawing) -> Bool { other as? CanvasDrawing === self }

  var isTouchable: Bool { true }
}

struct CanvasSymbol {
  let id: AnyHashable?
  let size: Size
  let items: [Picture.Item]
}

/// Lays out the symbols of a canvas at their ideal sizes.
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
