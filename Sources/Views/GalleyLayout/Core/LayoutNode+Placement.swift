package import GalleyGeometry

extension LayoutNode {
  /// `origin` and `context` are in the parent's coordinates.
  package func place(at origin: Point, proposal: ProposedViewSize, context: PlacementContext) {
    let size = size(for: proposal)
    place(in: Rect(origin: origin, size: size), proposal: proposal, context: context)
  }

  /// `frame` is in the parent's coordinates. Descendants keep their positions if nothing that these depend on has
  /// changed.
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

  package var visibleWhenPlaced: Rect? { memory?.context?.value.visible }

  package var contextWhenPlaced: PlacementContext? { memory?.context?.value }

  private func liesRight(in size: Size, _ proposal: ProposedViewSize, _ inside: PlacementContext) -> Bool {
    guard !needsPlacing, size == frame.size, proposal == self.proposal || isSame(proposal) else { return false }
    return !traits.dependence.contains(.context) || memory?.context?.value == inside
  }

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
