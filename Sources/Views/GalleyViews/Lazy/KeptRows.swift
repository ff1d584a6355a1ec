import GalleyLayout

/// The rows of a collection that never change, as far as they need not be built again: its sections, so that the index
/// of their rows is made once, and what shows, for as long as it does.
final class KeptRows {
  private var sections: [Int: LayoutNode] = [:]
  private var shown: [Int: Shown] = [:]

  private struct Shown {
    weak var node: LayoutNode?
  }

  /// The node of element `index`: the one that was made before, if it is a section.
  func node(_ index: Int, orMake make: () -> LayoutNode) -> LayoutNode {
    if let node = sections[index] { return node }
    let node = make()
    if node.isSections { sections[index] = node }
    return node
  }

  /// The node of element `index`, to be shown: the one that shows already, if one does.
  func shownNode(_ index: Int, orMake make: () -> LayoutNode) -> LayoutNode {
    // A row that left its container did not hear of what changed around it since.
    if let node = shown[index]?.node, node.parent != nil { return node }
    let node = node(index, orMake: make)
    if shown.count >= KeptRows.limit { shown = shown.filter { $0.value.node != nil } }
    if shown.count < KeptRows.limit { shown[index] = Shown(node: node) }
    return node
  }

  private static let limit = 512
}

extension KeptRows? {
  /// The node of element `index`, made by `make` unless it is a section that was made before.
  func node(_ index: Int, orMake make: () -> LayoutNode) -> LayoutNode { self?.node(index, orMake: make) ?? make() }

  /// The same for a row that is shown, which is made again only when it did not show.
  func shownNode(_ index: Int, orMake make: () -> LayoutNode) -> LayoutNode {
    self?.shownNode(index, orMake: make) ?? make()
  }
}

extension LayoutNode {
  /// Whether the node is a row of a lazy container that stands for sections.
  var isSections: Bool {
    guard ViewPayload.of(self)?.kind == NodeBuilder.severalRows else { return false }
    return LazyContainer(self).map { !$0.rows.sections.isEmpty } ?? false
  }
}

extension LazyRows.Segment {
  /// The same cells of a grid, which are as wide as the grid where the first of them is a section.
  var spanningSections: LazyRows.Segment {
    guard node == nil, part == nil, count > 0 else { return self }
    var segment = self
    segment.spansLine = buildToMeasure(0).isSections
    return segment
  }
}
