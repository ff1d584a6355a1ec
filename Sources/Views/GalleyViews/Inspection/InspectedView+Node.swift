import GalleyGeometry
import GalleyLayout
import GalleyScroll
import GalleySnapshot
import GalleyText

extension InspectedView {
  private static let nearness = 1e-6

  /// `outer` is the transform from the parent to the canvas, with resting positions. `shown` is nil if no view is
  /// animated.
  init(_ node: LayoutNode, through outer: AffineTransform, shown: ShownSpace? = nil) {
    let shown = shown?.entered(by: node)
    let payload = ViewPayload.of(node)
    self.init(kind: payload?.kind ?? "view", frame: outer(node.frame))
    id = payload?.id.map { "\($0.base)" }
    origin = payload?.origin.map { ViewSource($0) }
    if let site = payload?.site.address, site != 0 { self.site = site }
    if let sites = payload?.styleSites, !sites.isEmpty { styleSites = sites }
    var inside = AffineTransform(translationX: node.frame.minX, y: node.frame.minY).followed(by: outer)
    if let drawn = shown?.canvasFrame(of: node), !drawn.isNear(frame, by: Self.nearness) {
      (frame, target) = (drawn, frame)
      inside = shown?.fromNode(node) ?? inside
    }
    if let rule = payload?.drawing?.textRule { describe(rule, node, inside) }
    attributes = (node.rule as? any AttributedRule)?.attributes ?? [:]
    if node.rule is GridRule { attributes["columnCount"] = "\(GridRule.columnCount(of: node.children))" }
    if let drawing = payload?.drawing { attributes.merge(drawing.attributes(of: kind)) { $1 } }
    control = payload?.control.map { Control($0) }
    if payload?.isDisclosed == true { attributes["isDisclosed"] = "true" }
    fit = Fit(node)
    syncWidth = SyncWidth(node)
    row = payload?.row?.number
    isTappable = (payload?.attachment as? TapTarget)?.action != nil
    if let facts = payload?.scroll {
      scroll = Scroll(facts, inside)
      if target != nil, let viewport = shown?.viewport(facts, of: node) { scroll?.viewport = viewport }
    }
    header = Header(node)
    let inner = node.toParent.followed(by: outer)
    children = node.children.filter(\.isPlaced).map { InspectedView($0, through: inner, shown: shown?.inside(node)) }
    if let lazy = LazyContainer(node) { describe(lazy, node) }
  }

  private mutating func describe(_ rule: TextRule, _ node: LayoutNode, _ toCanvas: AffineTransform) {
    let layout = rule.layout(for: node.proposal)
    lines = layout.lines.map(\.text)
    baseline = toCanvas(Point(x: 0, y: layout.firstBaseline)).y
    isTruncated = layout.isTruncated
    cut = isTruncated ? Cut(rule, layout, offered: node.proposal) : nil
    words = lines.joined(separator: " ") == rule.words ? nil : rule.words
    styles = TextStyle.all(of: rule)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, by distance: Double) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance && abs(maxX - other.maxX) <= distance
      && abs(maxY - other.maxY) <= distance
  }
}

extension InspectedView.Scroll {
  init(_ facts: ScrollFacts, _ toCanvas: AffineTransform) {
    let rest = Point(
      x: facts.geometry.minimumOffset(along: .horizontal), y: facts.geometry.minimumOffset(along: .vertical))
    let end = Point(
      x: facts.geometry.maximumOffset(along: .horizontal), y: facts.geometry.maximumOffset(along: .vertical))
    self.init(
      offset: facts.offset - rest, requested: facts.requested.map { $0 - rest }, limit: end - rest, axes: facts.axes,
      contentSize: facts.geometry.contentSize, viewport: toCanvas(facts.viewport))
  }
}

extension ViewSource {
  init(_ origin: ViewOrigin) { self.init(file: origin.file, line: origin.line, column: origin.column) }
}
