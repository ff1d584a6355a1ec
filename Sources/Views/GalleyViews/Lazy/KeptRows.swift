import GalleyLayout

/// Caches the rows of a collection that never changes.
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
  var spanningSections: LazyRows.Segment {
    guard node == nil, part == nil, count > 0 else { return self }
    var segment = self
    segment.spansLine = buildToMeasure(0).isSections
    return segment
  }
}
