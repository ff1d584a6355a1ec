import GalleyGeometry
import GalleyLayout
public import GalleyScroll

extension InspectedView {
  /// How a header over a scroller stands.
  public struct Header: Hashable, Sendable {
    /// What it is called; nil where it has no name.
    public var name: String?
    /// How high it is for each distance.
    public var rule: HeaderRule
    /// How far the scroller was scrolled since the rule began, in points.
    public var distance: Double
    /// How high it is drawn.
    public var height: Double
    /// How high its rule wants it.
    public var target: Double
    /// How much of it has gone away upwards.
    public var hidden: Double
    /// The distances at which the scroller can stand, with those to which it can be pulled.
    public var range: ClosedRange<Double>

    /// The distances in ``range`` at which the header's height jumps.
    public var jumps: [HeaderJump] { rule.jumps(over: range) }
  }
}

extension InspectedView.Header {
  /// The longest way on which jumps are looked for, in points.
  private static let longestWay = 10_000.0

  /// Nil where `node` has no header.
  init?(_ node: LayoutNode) {
    guard let header = (node.rule as? HeaderLayoutRule)?.header else { return nil }
    let facts = node.children.first.flatMap(Self.scroll)
    let pull = facts?.geometry.containerSize.height ?? 0
    let limit = facts.map { $0.geometry.maximumOffset(along: .vertical) - $0.geometry.minimumOffset(along: .vertical) }
    name = header.name.flatMap { $0.base as? String }
    rule = header.rule
    distance = header.distance
    height = header.height
    target = header.shown?.target ?? header.rule.resting
    hidden = header.shown?.hidden ?? 0
    let end = max(limit ?? 0, header.rule.collapsedDistance + 1)
    range = -min(pull, Self.longestWay)...min(end, Self.longestWay)
  }

  private static func scroll(in node: LayoutNode) -> ScrollFacts? {
    guard node.isPlaced else { return nil }
    return ViewPayload.of(node)?.scroll ?? node.children.lazy.compactMap(scroll).first
  }
}

extension ViewTree {
  /// The headers that show, in drawing order.
  package var headers: [InspectedView.Header] { ViewTree.headers(in: root) }

  private static func headers(in node: LayoutNode) -> [InspectedView.Header] {
    guard node.isPlaced else { return [] }
    return node.children.flatMap(headers) + [InspectedView.Header(node)].compactMap { $0 }
  }
}
