package import GalleyGeometry

package struct LazyContainer {
  private let node: LayoutNode
  private let rule: any LazyContainerRule

  package init?(_ node: LayoutNode) {
    // Reading a flag of the node is cheaper than a cast, and most nodes are not lazy containers.
    guard let rule = node.retaining as? any LazyContainerRule else { return nil }
    (self.node, self.rule) = (node, rule)
  }

  package var rows: LazyRows { rule.rows }

  package var axis: Axis { rule.axis }

  package var grid: LazyGridRule? { rule as? LazyGridRule }

  var keepsLengths: Bool { rule.keepsLengths }

  package func frame(ofRow index: Int) -> Rect? { rule.frame(ofRow: index, of: node) }

  package func frame(ofRowWithID id: AnyHashable) -> Rect? { rows.index { $0 == id }.flatMap(frame) }

  package func cover(ofRow index: Int) -> EdgeInsets { rule.cover(ofRow: index, of: node) }

  package func builtRow(_ index: Int) -> LayoutNode { rule.builtRow(index, of: node) }

  package func indices(buildsRows: Bool) -> [Int] {
    var first = 0
    var indices: [Int] = []
    for segment in rows.segments {
      if buildsRows || segment.node != nil { indices += first..<first + segment.count }
      first += segment.count
    }
    return indices
  }
}
