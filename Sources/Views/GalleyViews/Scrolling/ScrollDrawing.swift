import GalleyGeometry
import GalleyLayout
import GalleyPicture
import GalleyScroll

struct ScrollDrawing: NodeDrawing, Equatable {
  let style: ScrollIndicatorStyle
  let background: ResolvedStyle?

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    guard let facts = ViewPayload.of(node.node)?.scroll else { return }
    let viewport = facts.viewport(of: node.node, shownIn: node.frame)
    guard let seen = painter.window.intersection(viewport) else { return }
    let items = painter.items(in: style.clips ? seen : painter.window) { painter in
      if let background { painter.append(background.fill(.rect(viewport), in: viewport)) }
      painter.drawChildren(of: node.startingSpace(at: facts.spaceStart), at: node.frame.origin)
      let indicators = indicators(facts, viewport)
      indicators.forEach { painter.append($0) }
      if !indicators.isEmpty { painter.draws += 1 }
    }
    guard !items.isEmpty else { return }
    painter.append(.group(style.clips ? .init(items, clip: .rect(viewport)) : .init(items)))
  }

  private func indicators(_ facts: ScrollFacts, _ viewport: Rect) -> [Picture.Item] {
    // Paper has no indicators, whatever the view requests.
    guard let moving = facts.activity.indicator else { return [] }
    return Axis.allCases.compactMap { axis in
      guard facts.axes.contains(axis), !style.visibilities[axis].isHidden else { return nil }
      let opacity = style.visibilities[axis] == .visible ? 1 : moving
      guard opacity > 0 else { return nil }
      let bar = ScrollIndicator.frame(
        for: facts.geometry, offset: facts.offset, along: axis, mirrored: style.isMirrored,
        collapse: facts.collapse)
      guard let bar = bar?.offsetBy(viewport.origin) else { return nil }
      let path = Path.roundedRect(bar, cornerRadius: ScrollIndicator.thickness / 2, style: .circular)
      var color = style.color
      color.alpha *= opacity
      return .fill(.init(path, .color(color)))
    }
  }

  func spaceStart(in payload: ViewPayload) -> Point? { payload.scroll?.spaceStart ?? .zero }

  func attributes(of kind: String) -> [String: String] { background.map { ["background": $0.text] } ?? [:] }

  var isClipping: Bool { true }
  var isDivisible: Bool { false }

  func clip(of node: LayoutNode, through outer: AffineTransform) -> Rect? {
    ViewPayload.of(node)?.scroll.map { node.toParent.followed(by: outer)($0.viewport) } ?? .zero
  }
}

extension ScrollFacts {
  /// The origin of the content's coordinates. Content keeps its coordinates during a scroll, and also when rows are
  /// inserted above it and the offset changes accordingly.
  fileprivate var spaceStart: Point { offset - carried }
}
