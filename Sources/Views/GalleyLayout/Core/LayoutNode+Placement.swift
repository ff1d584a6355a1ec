package import GalleyGeometry

extension LayoutNode {
  /// Puts the node at `origin` of its parent with a proposal, and everything below it at its place.
  ///
  /// `context` is in the parent's coordinates.
  package func place(at origin: Point, proposal: ProposedViewSize, context: PlacementContext) {
    let size = size(for: proposal)
    place(in: Rect(origin: origin, size: size), proposal: proposal, context: context)
  }

  /// Puts the node into `frame` of its parent, whatever size it would have chosen.
  ///
  /// Nothing below is touched where nothing below changed and nothing that places depend on did.
  package func place(in frame: Rect, proposal: ProposedViewSize, context: PlacementContext) {
    let dependence = traits.dependence
    let inside = dependence.contains(.context) ? context.moved(to: frame.origin) : context
    let stays = !dependence.contains(.others) && liesRight(in: frame.size, proposal, inside)
    if !isPlaced || frame != self.frame { invalidateDrawing() }
    self.frame = frame
    isPlaced = true
    if stays {
      counters?.countSkip()
    } else {
      arrange(proposal, inside)
    }
  }

  /// What could be seen of a container that builds rows when its rows were last placed, in its coordinates.
  package var visibleWhenPlaced: Rect? { memory?.context?.value.visible }

  /// What lay around the node when it was last placed, in its coordinates; nil where nothing in it depends on that.
  package var contextWhenPlaced: PlacementContext? { memory?.context?.value }

  private func liesRight(in size: Size, _ proposal: ProposedViewSize, _ inside: PlacementContext) -> Bool {
    guard !needsPlacing, size == frame.size, proposal == self.proposal || isSame(proposal) else { return false }
    return !traits.dependence.contains(.context) || memory?.context?.value == inside
  }

  /// Whether another proposal says the same as the one before: to a node of one size, lengths say nothing.
  private func isSame(_ proposal: ProposedViewSize) -> Bool {
    fixedSize != nil && (proposal.width == nil) == (self.proposal.width == nil)
      && (proposal.height == nil) == (self.proposal.height == nil)
  }

  private func arrange(_ proposal: ProposedViewSize, _ inside: PlacementContext) {
    if proposal != self.proposal { invalidateDrawing() }
    self.proposal = proposal
    needsPlacing = false
    counters?.countPlacement()
    if traits.dependence.contains(.context) { remembering.context = KnownPlacementContext(inside) }
    rule.place(self, in: frame.size, proposal: proposal, context: inside)
  }

  /// Puts the node where its parent, of size `parent`, wants it; nil is nowhere.
  package func settle(_ placement: Placement?, in parent: Size, mirrored: Bool, context: PlacementContext) {
    guard let placement else {
      if isPlaced { invalidateDrawing() }
      isPlaced = false
      return
    }
    var origin = placement.origin
    if mirrored { origin.x = parent.width - origin.x - size(for: placement.proposal).width }
    place(at: origin, proposal: placement.proposal, context: context)
  }
}
