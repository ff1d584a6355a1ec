import GalleyLayout

extension LayoutNode {
  /// The identities of the scroller of this node: its own, then those of the modifiers around it, the inner ones first.
  ///
  /// They are read off the nodes around each time, so that a scroller that is built alone keeps its names.
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
  /// The identity that views were given: not that of the row they are, nor the name of a sheet over them.
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
  /// The identity that a scroller is asked by: the first of `ids` that has a position, else the first of all.
  func asked(among ids: [AnyHashable]) -> AnyHashable? { ids.first { self[$0] != nil } ?? ids.first }
}
