package import GalleyGeometry
import GalleyLayout

extension ViewTree {
  package func dismissedSheet(at point: Point) -> String? { ViewTree.dismissedSheet(at: point, in: root, .identity) }

  private static func dismissedSheet(at point: Point, in node: LayoutNode, _ outer: AffineTransform) -> String? {
    guard node.isPlaced else { return nil }
    let inner = node.toParent.followed(by: outer)
    if let sheet = (node.rule as? SheetRule)?.sheet, let facts = ViewPayload.of(node)?.scroll, sheet.height > 0 {
      let isOutside = point.y < inner(facts.viewport).minY
      guard isOutside, sheet.dimming > 0, sheet.configuration.canBeDismissed else { return nil }
      return "\(sheet.name.base)"
    }
    return node.children.firstAnswer { dismissedSheet(at: point, in: $0, inner) }
  }
}
