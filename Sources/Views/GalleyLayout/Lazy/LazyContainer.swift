package import GalleyGeometry

/// A lazy container as it is placed: its rows, cells or items, whether they exist or not.
package struct LazyContainer {
  private let node: LayoutNode
  private let rule: any LazyContainerRule

  /// Nil where `node` is no lazy container.
  package init?(_ node: LayoutNode) {
    // The flag of a node costs less than a cast: nearly all nodes are no lazy container.
    guard let rule = node.retaining as? any LazyContainerRule else { return nil }
    (self.node, self.rule) = (node, rule)
  }

  package var rows: LazyRows { rule.rows }

  package var axis: Axis { rule.axis }

  /// The rule of a grid; nil for other containers.
  package var grid: LazyGridRule? { rule as? LazyGridRule }

  /// Whether all lengths are kept by the rows, which know what to measure again.
  var keepsLengths: Bool { rule.keepsLengths }

  /// The frame of the room that row `index` has, in the container's coordinates; nil where there is no room.
  package func frame(ofRow index: Int) -> Rect? { rule.frame(ofRow: index, of: node) }

  /// The frame of the room of the row with the identity `id`; nil where there is no such row.
  package func frame(ofRowWithID id: AnyHashable) -> Rect? { rows.index { $0 == id }.flatMap(frame) }

  package func cover(ofRow index: Int) -> EdgeInsets { rule.cover(ofRow: index, of: node) }

  /// Row `index`, built only to be measured and put at its place, from where nothing can be seen.
  package func builtRow(_ index: Int) -> LayoutNode { rule.builtRow(index, of: node) }

  /// The rows that exist without being seen; all rows where `buildsRows`, because others may be built.
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
