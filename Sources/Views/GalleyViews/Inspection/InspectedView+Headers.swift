import GalleyGeometry
import GalleyLayout
import GalleyScroll
package import GalleySnapshot

extension InspectedView.Header {
  private static let longestWay = 10_000.0

  init?(_ node: LayoutNode) {
    guard let header = (node.rule as? HeaderLayoutRule)?.header else { return nil }
    let facts = node.children.first.flatMap(Self.scroll)
    let pull = facts?.geometry.containerSize.height ?? 0
    let limit = facts.map { $0.geometry.maximumOffset(along: .vertical) - $0.geometry.minimumOffset(along: .vertical) }
    let end = max(limit ?? 0, header.rule.collapsedDistance + 1)
    self.init(
      name: header.name.flatMap { $0.base as? String }, rule: header.rule, distance: header.distance,
      height: header.height, target: header.shown?.target ?? header.rule.resting, hidden: header.shown?.hidden ?? 0,
      range: -min(pull, Self.longestWay)...min(end, Self.longestWay))
  }

  private static func scroll(in node: LayoutNode) -> ScrollFacts? {
    guard node.isPlaced else { return nil }
    return ViewPayload.of(node)?.scroll ?? node.children.firstAnswer(scroll)
  }
}

extension ViewTree {
  package var headers: [InspectedView.Header] { ViewTree.headers(in: root) }

  private static func headers(in node: LayoutNode) -> [InspectedView.Header] {
    guard node.isPlaced else { return [] }
    return node.children.flatMap(headers) + [InspectedView.Header(node)].compactMap { $0 }
  }
}
