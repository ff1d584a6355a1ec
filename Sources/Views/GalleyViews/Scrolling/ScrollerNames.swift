import GalleyLayout

extension LayoutNode {
  /// The identities of this scroller: its own, then those of the surrounding modifiers from the inside out.
  ///
  /// They are read from the surrounding nodes on each access, so a scroller that is rebuilt separately keeps its names.
  var scrollerIDs: [AnyHashable] {
    var ids = ViewPayload.of(self)?.id.map { [$0] } ?? []
    var node = self
    while let outer = node.parent, outer.shownThrough === node || outer.framesScroller,
      !(outer.rule is any RowBoundary)
    {
      if let id = ViewPayload.of(outer)?.givenID(in: outer), !ids.contains(id) { ids.append(id) }
      node = outer
    }
    return ids
  }
}

extension ViewPayload {
  /// Returns the identity set explicitly on the view, as opposed to the identity of its row or the name of a sheet over
  /// it.
  fileprivate func givenID(in node: LayoutNode) -> AnyHashable? {
    let isOfContent = (node.rule as? any ScrollableRule)?.hasIdentityOfContent ?? false
    return isNamedByRow || isOfContent ? nil : id
  }
}

extension ScrollRule: ScrollableRule {
  func names(of node: LayoutNode) -> [AnyHashable] { node.scrollerIDs + [sharedName].compactMap { $0 } }

  var sharedName: AnyHashable? { sync?.name }
  var hasIdentityOfContent: Bool { false }
  var lowestDistance: Double { 0 }
  var hasRows: Bool { true }

  func scrolls(child index: Int) -> Bool { true }

  func snapped(_ end: Double, from distance: Double) -> Double? {
    headers.isEmpty ? nil : headers.snapped(end, from: distance)
  }
}

extension ScrollPositions {
  /// Returns the identity to use for requests: the first of `ids` with a position, or else the first.
  func asked(among ids: [AnyHashable]) -> AnyHashable? { ids.first { self[$0] != nil } ?? ids.first }
}
