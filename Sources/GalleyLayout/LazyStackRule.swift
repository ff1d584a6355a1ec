package import GalleyGeometry

/// `LazyVStack` and `LazyHStack`: rows one after another, of which only the visible ones exist.
package struct LazyStackRule: PlacingRule {
  package let axis: Axis
  package let guide: AlignmentKey
  package let spacing: Double
  package let rows: LazyRows

  package init(axis: Axis, guide: AlignmentKey, spacing: Double?, rows: LazyRows) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing ?? StackRule.defaultSpacing
    self.rows = rows
  }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    let cross = cross(for: proposal)
    var size = Size.zero
    size[axis] = rows.offsets(along: axis, cross: cross, spacing: spacing).total
    size[axis.cross] = cross ?? 0
    return size
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] {
    // Asked only for guides, which rows that may not exist cannot give.
    children.map { _ in nil }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> Double? { nil }

  package func place(
    _ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings
  ) -> [Placement?] {
    let cross = cross(for: proposal)
    let offsets = rows.offsets(along: axis, cross: cross, spacing: spacing)
    let visible = surroundings.visible
    let low = axis == .vertical ? visible.minY : visible.minX
    let high = axis == .vertical ? visible.maxY : visible.maxX
    let range = offsets.rows(from: low, to: high)
    node.replaceChildren(range.map { rows.row(at: $0) })
    return zip(range, node.children).map { index, row in
      placement(of: row, start: offsets.start(of: index), cross: cross, in: size)
    }
  }

  /// The frame of row `index` in the stack's coordinates, whether it exists or not.
  package func frame(ofRow index: Int, proposal: ProposedViewSize) -> Rect {
    let cross = cross(for: proposal)
    let offsets = rows.offsets(along: axis, cross: cross, spacing: spacing)
    var origin = Point.zero
    origin[axis] = offsets.start(of: index)
    var size = Size.zero
    size[axis] = offsets.length(of: index)
    size[axis.cross] = cross ?? 0
    return Rect(origin: origin, size: size)
  }

  private func placement(of row: LayoutNode, start: Double, cross: Double?, in size: Size) -> Placement {
    let offered = LazyRows.proposal(along: axis, cross: cross)
    let box = ViewDimensions(size: size)
    var origin = Point.zero
    origin[axis] = start
    origin[axis.cross] = box[guide] - row.dimensions(for: offered)[guide]
    return Placement(origin: origin, proposal: offered)
  }

  /// The offered extent across the rows; the first row's ideal where none was offered.
  private func cross(for proposal: ProposedViewSize) -> Double? {
    if let cross = proposal[axis.cross] { return cross }
    guard rows.count > 0 else { return nil }
    return rows.row(at: 0).size(for: .unspecified)[axis.cross]
  }
}
