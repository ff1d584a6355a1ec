import GalleyLayout

extension LayoutNode {
  /// The scroll view's own identity, followed by those that the modifiers around it set, innermost first. The
  /// identities are read from the nodes, so a scroll view that is rebuilt separately keeps its names.
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
  /// Returns the identity that was set explicitly, not the identity of the row or the name of a sheet over the view.
  fileprivate func givenID(in node: LayoutNode) -> AnyHashable? {
    let isOfContent = (node.rule as? any ScrollableRule)?.hasIdentityOfContent ?? false
    return isNamedByRow || isOfContent ? nil : id
  }
}

extension ScrollRule: ScrollableRule {
  func names(of node: LayoutNode) -> [AnyHashable] { ids(of: node) + [sharedName].compactMap { $0 } }

  /// A scroll view without an identity has a numbered name, if the context numbers scroll views.
  func ids(of node: LayoutNode) -> [AnyHashable] {
    let ids = node.scrollerIDs
    guard ids.isEmpty, let number = state?.number else { return ids }
    return ["scroll view \(number)"]
  }

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
  func asked(among ids: [AnyHashable]) -> AnyHashable? { ids.first { self[$0] != nil } ?? ids.first }
}
