/// Rows that take part in shared sizes, whether they exist or not.
package protocol SharedSizeRows: AnyObject {
  var isEstimating: Bool { get }

  /// Notes the widths that all rows want for the columns of `sharedSize`, as far as they are not known.
  func measure(_ sharedSize: SharedSize)

  func learnShown()

  func forgetShown()

  /// Forgets what depends on columns, because their widths changed.
  func forgetColumns()

  /// Forgets everything that depends on shared sizes, and lets the container be laid out again.
  func forgetSharedSize()
}

/// A rule whose node gets its children when it is placed: which they are depends on where that is.
package protocol DeferredChildrenRule: LayoutRule {
  /// The rows that the children are taken from; nil where the children are no such rows.
  var sharedSizeRows: (any SharedSizeRows)? { get }
}

extension LayoutNode {
  /// The rows of the lazy container that the node is; nil for other nodes.
  private var rowsOfContainer: (any SharedSizeRows)? { (rule as? any DeferredChildrenRule)?.sharedSizeRows }

  var isContainerOfRows: Bool { rowsOfContainer != nil }

  var innerRows: [any SharedSizeRows] { rowsOfContainer.map { [$0] } ?? children.flatMap(\.innerRows) }

  /// Whether the node lies in a row of a lazy container, or is such a container.
  var isInRow: Bool {
    var current: LayoutNode? = self
    while let node = current, !node.isContainerOfRows { current = node.parent }
    return current != nil
  }

  /// Forgets all answers here and in the nodes above, up to the lazy container around.
  func forgetInRow() {
    var current: LayoutNode? = self
    while let node = current, !node.isContainerOfRows {
      node.forgetAnswers()
      current = node.parent
    }
  }
}
