package import GalleyGeometry

/// `LazyVGrid`: cells in columns, row after row, of which only the visible ones exist.
package struct LazyGridRule: LayoutRule {
  package let tracks: [GridTrack]
  /// How columns that leave room are lined up in the grid.
  package let alignment: HorizontalAlignment
  package let spacing: Double
  package let cells: LazyRows

  package init(tracks: [GridTrack], alignment: HorizontalAlignment, spacing: Double?, cells: LazyRows) {
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing.finite ?? StackRule.defaultSpacing
    self.cells = cells
  }

  package var isVoid: Bool { cells.count == 0 }
  package var dependence: PlacementDependence { .surroundings }
  package var standingNodes: [LayoutNode] { cells.standingNodes }
  package func childChanged(_ child: LayoutNode?, of node: LayoutNode) { cells.forgetLengths() }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    let columns = GridColumns(tracks, width: proposal.width)
    return Size(
      width: max(columns.width, proposal.width ?? 0), height: cells.gridOffsets(in: columns, spacing: spacing).total)
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
    // The columns are shared out once more, for the width the grid took.
    let columns = GridColumns(tracks, width: size.width)
    let start = start(of: columns, in: size)
    let offsets = cells.gridOffsets(in: columns, spacing: spacing)
    let rows = offsets.rows(from: surroundings.visible.minY, to: surroundings.visible.maxY)
    let count = columns.columns.count
    let range = min(rows.lowerBound * count, cells.count)..<min(rows.upperBound * count, cells.count)
    node.replaceChildren(range.map { cells.row(at: $0) })
    return zip(range, node.children).map { index, cell in
      placement(
        of: cell, in: columns.columns[index % count], at: start, start: offsets.start(of: index / count),
        height: offsets.length(of: index / count))
    }
  }

  /// The frame of the room that cell `index` has, whether the cell exists or not.
  ///
  /// Nil where there is no such cell or no column.
  package func frame(ofCell index: Int, of node: LayoutNode) -> Rect? {
    let size = node.frame.size
    let columns = GridColumns(tracks, width: size.width)
    guard (0..<cells.count).contains(index), !columns.columns.isEmpty else { return nil }
    let offsets = cells.gridOffsets(in: columns, spacing: spacing)
    let column = columns.columns[index % columns.columns.count]
    let row = index / columns.columns.count
    let x = start(of: columns, in: size) + column.x
    return Rect(x: x, y: offsets.start(of: row), width: column.width, height: offsets.length(of: row))
      .reading(node.isRightToLeft, in: size)
  }

  /// Cell `index` of `node`, built for a look and put at its place, from where nothing can be seen.
  package func placedCell(_ index: Int, of node: LayoutNode) -> LayoutNode {
    let size = node.frame.size
    let columns = GridColumns(tracks, width: size.width)
    let offsets = cells.gridOffsets(in: columns, spacing: spacing)
    let count = columns.columns.count
    let cell = cells.sketchedRow(at: index)
    cell.settle(
      placement(
        of: cell, in: columns.columns[index % count], at: start(of: columns, in: size),
        start: offsets.start(of: index / count), height: offsets.length(of: index / count)),
      in: size, mirrored: node.isRightToLeft, surroundings: .unseen(in: Rect(size: size)))
    return cell
  }

  private func start(of columns: GridColumns, in size: Size) -> Double {
    let content = ViewDimensions(size: Size(width: columns.width))
    return GuideDistance.from(content[alignment], to: ViewDimensions(size: size)[alignment])
  }

  private func placement(
    of cell: LayoutNode, in column: GridColumns.Column, at x: Double, start: Double, height: Double
  ) -> Placement {
    let offered = ProposedViewSize(width: column.width, height: height)
    let origin = column.alignment.origin(
      of: cell.dimensions(for: offered), in: Size(width: column.width, height: height))
    return Placement(origin: Point(x: x + column.x + origin.x, y: start + origin.y), proposal: offered)
  }
}
