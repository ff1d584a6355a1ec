package import GalleyGeometry

/// `LazyVGrid` and `LazyHGrid`: cells in tracks, line after line, of which only the visible ones exist.
///
/// Lines follow each other on `axis`; tracks lie side by side across it.
package struct LazyGridRule: LayoutRule {
  package let axis: Axis
  package let tracks: [GridTrack]
  /// How tracks that leave room are lined up in the grid.
  package let guide: AlignmentKey
  package let spacing: Double
  package let cells: LazyRows

  package init(axis: Axis, tracks: [GridTrack], guide: AlignmentKey, spacing: Double?, cells: LazyRows) {
    self.axis = axis
    self.tracks = tracks
    self.guide = guide
    self.spacing = spacing.finite ?? StackRule.defaultSpacing
    self.cells = cells
  }

  package var isVoid: Bool { cells.count == 0 }
  package var dependence: PlacementDependence { .surroundings }
  package var standingNodes: [LayoutNode] { cells.standingNodes }
  package func childChanged(_ child: LayoutNode?, of node: LayoutNode) { cells.forgetLengths() }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    let columns = GridColumns(tracks, width: proposal[axis.cross])
    var size = Size.zero
    size[axis.cross] = max(columns.width, proposal[axis.cross] ?? 0)
    size[axis] = offsets(in: columns).total
    return size
  }

  /// Where each line starts when the tracks are `columns`.
  private func offsets(in columns: GridColumns) -> RowIndex {
    cells.gridOffsets(along: axis, in: columns, spacing: spacing)
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    cells.measuring(for: node) { size(for: proposal, children: node.children) }
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] { children.map { _ in nil } }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> Double? { nil }

  package func place(
    _ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings
  ) -> [Placement?] {
    let lines = lines(in: size)
    // Lines follow each other from where reading starts; what is visible is measured from the left.
    let visible = surroundings.visible.reading(node.isRightToLeft && axis == .horizontal, in: size)
    let low = visible.origin[axis]
    let rows = lines.offsets.rows(from: low, to: low + visible.size[axis])
    let count = lines.columns.count
    let range = min(rows.lowerBound * count, cells.count)..<min(rows.upperBound * count, cells.count)
    node.replaceChildren(range.map { cells.row(at: $0) })
    return zip(range, node.children).map { index, cell in placement(of: cell, at: index, in: lines) }
  }

  /// The frame of the room that cell `index` has, whether the cell exists or not.
  ///
  /// Nil where there is no such cell or no track.
  package func frame(ofCell index: Int, of node: LayoutNode) -> Rect? {
    let size = node.frame.size
    let lines = lines(in: size)
    guard (0..<cells.count).contains(index), !lines.columns.isEmpty else { return nil }
    return room(at: index, in: lines).reading(node.isRightToLeft, in: size)
  }

  /// Cell `index` of `node`, built for a look and put at its place, from where nothing can be seen.
  package func placedCell(_ index: Int, of node: LayoutNode) -> LayoutNode {
    let size = node.frame.size
    let cell = cells.sketchedRow(at: index)
    cell.settle(
      placement(of: cell, at: index, in: lines(in: size)), in: size, mirrored: node.isRightToLeft,
      surroundings: .unseen(in: Rect(size: size)))
    return cell
  }

  /// The tracks and lines of a grid that is placed.
  private struct Lines {
    var columns: [GridColumns.Column]
    /// Where the first track starts.
    var start: Double
    var offsets: RowIndex
  }

  /// The tracks are shared out once more, for the length the grid took.
  private func lines(in size: Size) -> Lines {
    let columns = GridColumns(tracks, width: size[axis.cross])
    var content = Size.zero
    content[axis.cross] = columns.width
    let start = GuideDistance.from(ViewDimensions(size: content)[guide], to: ViewDimensions(size: size)[guide])
    return Lines(columns: columns.columns, start: start, offsets: offsets(in: columns))
  }

  /// The room of cell `index`.
  private func room(at index: Int, in lines: Lines) -> Rect {
    let column = lines.columns[index % lines.columns.count]
    let line = index / lines.columns.count
    var room = Rect.zero
    room.origin[axis] = lines.offsets.start(of: line)
    room.origin[axis.cross] = lines.start + column.x
    room.size[axis] = lines.offsets.length(of: line)
    room.size[axis.cross] = column.width
    return room
  }

  private func placement(of cell: LayoutNode, at index: Int, in lines: Lines) -> Placement {
    let room = room(at: index, in: lines)
    let offered = ProposedViewSize(room.size)
    let alignment = lines.columns[index % lines.columns.count].alignment
    let origin = alignment.origin(of: cell.dimensions(for: offered), in: room.size)
    return Placement(origin: room.origin + origin, proposal: offered)
  }
}
