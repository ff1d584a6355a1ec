import GalleyLayout

/// A cache of built rows for a collection that never changes: its sections, so that the index of their rows is made
/// once, and its visible rows.
final class KeptRows {
  private var sections: [Int: LayoutNode] = [:]
  private var shown: [Int: Shown] = [:]

  private struct Shown {
    weak var node: LayoutNode?
  }

  func node(_ index: Int, orMake make: () -> LayoutNode) -> LayoutNode {
    if let node = sections[index] { return node }
    let node = make()
    if node.isSections { sections[index] = node }
    return node
  }

  /// Returns the node of element `index` for display; the visible one if there is one.
  func shownNode(_ index: Int, orMake make: () -> LayoutNode) -> LayoutNode {
    // A row outside its container receives no changes, so it cannot be reused.
    if let node = shown[index]?.node, node.parent != nil { return node }
    let node = node(index, orMake: make)
    if shown.count >= KeptRows.limit { shown = shown.filter { $0.value.node != nil } }
    if shown.count < KeptRows.limit { shown[index] = Shown(node: node) }
    return node
  }

  private static let limit = 512
}

extension KeptRows? {
  func node(_ index: Int, orMake make: () -> LayoutNode) -> LayoutNode { self?.node(index, orMake: make) ?? make() }

  func shownNode(_ index: Int, orMake make: () -> LayoutNode) -> LayoutNode {
    self?.shownNode(index, orMake: make) ?? make()
  }
}

extension LayoutNode {
  var isSections: Bool {
    guard ViewPayload.of(self)?.kind == NodeBuilder.severalRows else { return false }
    return LazyContainer(self).map { !$0.rows.sections.isEmpty } ?? false
  }
}

extension LazyRows.Segment {
  /// The segment, which spans the whole line of a grid if its first cell is a section.
  var spanningSections: LazyRows.Segment {
    guard node == nil, part == nil, count > 0 else { return self }
    var segment = self
    segment.spansLine = buildToMeasure(0).isSections
    return segment
  }
}
