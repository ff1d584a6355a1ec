package import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// A vertical scroll view that is printed page by page, at its current offset.
package struct PageScroller {
  package let name: String?
  /// The viewport without bars and margins, in points on the canvas.
  package let window: Rect
  /// The scroll offset, in points from the resting position.
  package let offset: Double
  package let contentEnd: Double
  package let contentRange: ClosedRange<Double>
  /// Canvas points per content point. Nil if scrolling does not move the content straight up.
  package let scale: Double?
  package let isCut: Bool
  /// The scroll range, in points of the scroll view.
  package let reach: Double
  package let origin: ViewOrigin?
  let node: LayoutNode
  let toCanvas: AffineTransform

  package init?(in tree: ViewTree, called id: String?) {
    let canvas = Rect(size: tree.size)
    guard
      let found = PageScroller.all(in: tree.root, through: .identity).lazy
        .compactMap({ PageScroller($0.node, through: $0.outer, on: canvas) }).first(where: {
          id == nil || $0.name == id
        })
    else { return nil }
    self = found
  }

  /// Vertical scroll views whose content is taller than the viewport.
  package static func longer(in tree: ViewTree) -> [PageScroller] {
    let canvas = Rect(size: tree.size)
    return all(in: tree.root, through: .identity).compactMap { PageScroller($0.node, through: $0.outer, on: canvas) }
      .filter { $0.contentEnd > $0.window.maxY + 0.01 }
  }

  private init?(_ node: LayoutNode, through outer: AffineTransform, on canvas: Rect) {
    guard node.rule is ScrollRule, let facts = ViewPayload.of(node)?.scroll,
      facts.axes.contains(.vertical), let content = node.children.first
    else { return nil }
    self.node = node
    name = node.scrollerIDs.first.map { "\($0.base)" }
    toCanvas = node.toParent.followed(by: outer)
    var insets = facts.geometry.contentInsets
    insets.top -= facts.collapse
    let free = facts.viewport.inset(by: EdgeInsets(top: max(insets.top, 0), bottom: max(insets.bottom, 0)))
    window = toCanvas(free).intersection(canvas) ?? Rect(origin: toCanvas(free).origin)
    offset = facts.offset.y - facts.geometry.rest.y
    scale = toCanvas.uprightScale
    isCut = toCanvas(free).height > window.height + 0.01
    reach = facts.geometry.maximumOffset(along: .vertical) - facts.geometry.rest.y
    origin = ViewPayload.of(node)?.origin
    let frame = toCanvas(content.frame)
    contentEnd = frame.maxY
    contentRange = frame.minX...max(frame.minX, frame.maxX)
  }

  private static func all(
    in node: LayoutNode, through outer: AffineTransform
  ) -> [(node: LayoutNode, outer: AffineTransform)] {
    guard node.isPlaced else { return [] }
    let inner = node.toParent.followed(by: outer)
    let own = node.rule is ScrollRule ? [(node: node, outer: outer)] : []
    return own + node.children.flatMap { all(in: $0, through: inner) }
  }
}

extension AffineTransform {
  /// The scale of a transform that keeps content upright; nil if it rotates, mirrors, skews or flattens content.
  fileprivate var uprightScale: Double? {
    // The tolerance admits a rotation by a full turn, which is upright except for rounding.
    let tolerance = 1e-9 * max(abs(a), abs(d))
    return a > 0 && d > 0 && a.isFinite && d.isFinite && abs(b) <= tolerance && abs(c) <= tolerance ? d : nil
  }
}

// MARK: - Rows

extension PageScroller {
  /// Blocks that are taller than `space`, or were `split` before, are divided.
  package func content(space: Double, split: inout Set<PageBlock.Key>) -> PageContent {
    var collector = PageContent.Collector(space: space, split: split)
    if let content = node.children.first { collector.collect(content, through: toCanvas, at: [0]) }
    split = collector.split
    return collector.content
  }
}
