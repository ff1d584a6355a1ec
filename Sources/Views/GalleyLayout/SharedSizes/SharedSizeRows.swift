package protocol SharedSizeRows: AnyObject {
  var isEstimating: Bool { get }

  func measure(_ sharedSize: SharedSize)

  func learnShown()

  func resetShownState()

  func forgetColumns()

  func forgetSharedSize()
}

/// A rule whose node receives its children during placement.
package protocol DeferredChildrenRule: LayoutRule {
  var sharedSizeRows: (any SharedSizeRows)? { get }
}

extension LayoutNode {
  private var rowsOfContainer: (any SharedSizeRows)? { (rule as? any DeferredChildrenRule)?.sharedSizeRows }

  var isContainerOfRows: Bool { rowsOfContainer != nil }

  var innerRows: [any SharedSizeRows] { rowsOfContainer.map { [$0] } ?? children.flatMap(\.innerRows) }

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
