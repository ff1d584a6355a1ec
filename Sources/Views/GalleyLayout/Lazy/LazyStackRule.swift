package import GalleyGeometry

package struct LazyStackRule: LazyContainerRule {
  package let axis: Axis
  package let guide: AlignmentKey
  package let spacing: Double
  package let rows: LazyRows
  package let pinned: PinnedRows

  package init(axis: Axis, guide: AlignmentKey, spacing: Double?, rows: LazyRows, pinned: PinnedRows = []) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing.finite ?? StackRule.defaultSpacing
    self.rows = rows
    self.pinned = pinned
  }

  package var keepsLengths: Bool { true }
  package func childChanged(_ child: LayoutNode?, of node: LayoutNode) {
    if let child {
      rows.forgetLength(of: child, among: node.children)
    } else {
      rows.forgetLengths()
    }
  }

  package func size(for proposal: ProposedViewSize) -> Size {
    let cross = cross(for: proposal)
    var size = Size.zero
    size[axis] = rows.offsets(along: axis, cross: cross, spacing: spacing).total
    size[axis.cross] = cross ?? 0
    return size
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { nil }

  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    axis == self.axis ? nil : offer
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    let cross = cross(for: proposal)
    let offsets = rows.offsets(along: axis, cross: cross, spacing: spacing)
    // Rows start at the leading edge, but the visible rectangle is measured from the left.
    func extent(_ rect: Rect) -> ClosedRange<Double> {
      rect.reading(node.isRightToLeft, in: size).range(along: axis)
    }
    let window = PinnedWindow(
      sections: rows.sections, offsets: offsets, pinned: pinned, visible: extent(context.visible),
      uncovered: context.uncovered.map(extent))
    rows.show(from: (window.uncovered ?? window.visible).lowerBound, in: context.visible, of: offsets)
    let shown = window.rows
    let nodes = shown.map { rows.row(at: $0.index) }
    // A row can change while its node is built, so the indices must be set before.
    rows.shown = shown.map(\.index)
    rows.placed = rows.shown
    node.replaceChildren(nodes)
    let placements: [Placement?] =
      rows.isEstimating
      ? estimatedPlacements(of: node.children, from: shown.first?.start, cross, in: size)
      : zip(shown, node.children).map { placement(of: $1, start: $0.start, cross: cross, in: size) }
    node.settleChildren(placements, in: size, context: context)
  }

  /// As on Apple's platforms, the rows may end before or beyond the window's edge: only the start is estimated.
  private func estimatedPlacements(
    of nodes: [LayoutNode], from start: Double?, _ cross: Double?, in size: Size
  ) -> [Placement?] {
    var start = start ?? 0
    return zip(rows.shown, nodes).map { index, row in
      defer {
        let length = row.producesNoRow ? nil : row.size(for: LazyRows.proposal(along: axis, cross: cross))[axis]
        rows.see(length, ofRow: index)
        start += length.map { $0 + spacing } ?? 0
      }
      return placement(of: row, start: start, cross: cross, in: size)
    }
  }

  package func cover(ofRow index: Int, of node: LayoutNode) -> EdgeInsets {
    let offsets = rows.offsets(along: axis, cross: cross(for: node.proposal), spacing: spacing)
    let cover = rows.sections.cover(ofRow: index, pinned: pinned, in: offsets)
    return EdgeInsets(along: axis, before: cover.before, after: cover.after)
  }

  package func frame(ofRow index: Int, of node: LayoutNode) -> Rect? {
    guard (0..<rows.count).contains(index) else { return nil }
    let cross = cross(for: node.proposal)
    let offsets = rows.offsets(along: axis, cross: cross, spacing: spacing)
    var origin = Point.zero
    origin[axis] = offsets.start(of: index)
    var size = Size.zero
    size[axis] = offsets.length(of: index)
    size[axis.cross] = cross ?? 0
    return Rect(origin: origin, size: size).reading(node.isRightToLeft, in: node.frame.size)
  }

  package func builtRow(_ index: Int, of node: LayoutNode) -> LayoutNode {
    let row = rows.rowForMeasuring(at: index)
    let cross = cross(for: node.proposal)
    let start = rows.offsets(along: axis, cross: cross, spacing: spacing).start(of: index)
    row.settle(
      placement(of: row, start: start, cross: cross, in: node.frame.size), in: node.frame.size,
      mirrored: node.isRightToLeft, context: .unseen(in: Rect(size: node.frame.size)))
    return row
  }

  private func placement(of row: LayoutNode, start: Double, cross: Double?, in size: Size) -> Placement {
    let offered = LazyRows.proposal(along: axis, cross: cross)
    let box = ViewDimensions(size: size)
    var origin = Point.zero
    origin[axis] = start
    origin[axis.cross] = GuideDistance.from(row.dimensions(for: offered)[guide], to: box[guide])
    return Placement(origin: origin, proposal: offered)
  }

  private func cross(for proposal: ProposedViewSize) -> Double? {
    if let cross = proposal[axis.cross] { return cross }
    guard rows.count > 0 else { return nil }
    return rows.size(of: rows.rowForMeasuring(at: 0), for: .unspecified)[axis.cross]
  }
}
