package import GalleyGeometry
import GalleyLayout
import GalleyScroll

package struct PlacedLink {
  package let link: ScrollLink
  package let labels: AnyHashable
  package let ids: [AnyHashable]
  private let node: LayoutNode
  private let toCanvas: AffineTransform

  fileprivate init?(_ node: LayoutNode, toCanvas: AffineTransform) {
    guard let link = ViewPayload.of(node)?.link, let scroller = PlacedLink.scroller(in: node) else { return nil }
    self.link = link
    self.node = node
    self.toCanvas = toCanvas
    labels = PlacedLink.name(of: scroller, link)
    ids = PlacedLink.rows(in: scroller)
  }

  private static func scroller(in node: LayoutNode) -> LayoutNode? {
    guard node.isPlaced else { return nil }
    return node.rule is ScrollRule ? node : node.children.firstAnswer(scroller)
  }

  private static func name(of scroller: LayoutNode, _ link: ScrollLink) -> AnyHashable {
    let rule = scroller.rule as? ScrollRule
    if let known = rule?.names(of: scroller).first { return known }
    let name = AnyHashable("labels of \(link.list.base)")
    rule?.state?.name = name
    ViewPayload.of(scroller)?.id = name
    return name
  }

  private static func rows(in node: LayoutNode) -> [AnyHashable] {
    if let list = LazyContainer(node) {
      return list.rows.segments.flatMap { segment in (0..<segment.count).compactMap { segment.id($0) } }
    }
    let own = node.children.compactMap { ViewPayload.row(of: $0)?.id }
    return own.isEmpty ? node.children.lazy.map(rows).first { !$0.isEmpty } ?? [] : own
  }

  /// `point` is in canvas coordinates.
  package func label(at point: Point) -> AnyHashable? {
    guard let back = toCanvas.inverse, node.frame.contains(back(point)) else { return nil }
    return PlacedLink.label(at: back(point), in: node)
  }

  private static func label(at point: Point, in node: LayoutNode) -> AnyHashable? {
    guard node.isPlaced else { return nil }
    if let id = ViewPayload.of(node)?.row?.id { return node.frame.contains(point) ? id : nil }
    guard let inner = node.toParent.inverse.map({ $0(point) }) else { return nil }
    return node.children.firstAnswer { label(at: inner, in: $0) }
  }
}

extension ViewTree {
  package var links: [PlacedLink] {
    guard context.links.isUsed else { return [] }
    return ViewTree.links(in: root, through: .identity)
  }

  private static func links(in node: LayoutNode, through outer: AffineTransform) -> [PlacedLink] {
    guard node.isPlaced else { return [] }
    if let own = PlacedLink(node, toCanvas: outer) { return [own] }
    let inner = node.toParent.followed(by: outer)
    return node.children.flatMap { links(in: $0, through: inner) }
  }
}
