/// Rows with shared sizes, whether or not they exist.
package protocol SharedSizeRows: AnyObject {
  var isEstimating: Bool { get }

  /// Adds the widths that all rows need in the columns of `sharedSize`, except for rows already measured.
  func measure(_ sharedSize: SharedSize)

  func learnShown()

  func forgetShown()

  func forgetColumns()

  func forgetSharedSize()
}

/// A rule whose node receives its children during placement, depending on its position.
package protocol DeferredChildrenRule: LayoutRule {
  /// The source of the children if they are rows with shared sizes.
  var sharedSizeRows: (any SharedSizeRows)? { get }
}

extension LayoutNode {
  private var rowsOfContainer: (any SharedSizeRows)? { (rule as? any DeferredChildrenRule)?.sharedSizeRows }

  var isContainerOfRows: Bool { rowsOfContainer != nil }

  var innerRows: [any SharedSizeRows] { rowsOfContainer.map { [$0] } ?? children.flatMap(\.innerRows) }

  /// Whether the node is a lazy container or inside a row of one.
  var isInRow: Bool {
    var current: LayoutNode? = self
    while let node = current, !node.isContainerOfRows { current = node.parent }
    return current != nil
  }

  func forgetInRow() {
    var current: LayoutNode? = self
    while let node = current, !node.isContainerOfRows {
      node.forgetAnswers()
      current = node.parent
    }
  }
}
